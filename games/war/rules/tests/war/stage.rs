//! A table laid out for a test, and choices made on it in notation.

use table::{Chance, Draw, Game as _, Journal, Seat};
use war::War;
use war::card::Card;
use war::character::{Character, Place};
use war::choice::Choice;
use war::event::Event;
use war::face::Face;
use war::figures::Figure;
use war::frame::{Frame, Phase};
use war::nation::{Nation, Side};
use war::questions::Actions;
use war::region::Region;
use war::state::State;

/// A table with its chance.
#[derive(Clone)]
pub struct Stage {
    pub state: State,
    pub chance: Chance,
    /// The events told to all.
    pub told: Vec<Event>,
}

pub fn region(id: &str) -> Region {
    id.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub fn figure(id: &str) -> Figure {
    id.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub fn card(id: &str) -> Card {
    id.parse().unwrap_or_else(|error| panic!("{error}"))
}

impl Stage {
    /// The table as the book sets it up, at the start of action resolution, with these dice.
    pub fn with_dice(free: &[&str], shadow: &[&str]) -> Self {
        let mut state = war::setup::table(2);
        state.turn = 1;
        state.frames.clear();
        state.frames.push(Frame::Phase(Phase::Victory));
        state.frames.push(Actions(if free.is_empty() { 1 } else { 0 }));
        for (side, faces) in [(Side::Free, free), (Side::Shadow, shadow)] {
            for face in faces {
                let face: Face = face.parse().unwrap();
                state.dice[side][face] += 1;
            }
        }
        Self { state, chance: Chance::scripted([]), told: Vec::new() }
    }

    /// The Free Peoples act with this die; the Shadow has some left as well.
    pub fn free(face: &str) -> Self {
        Self::with_dice(&[face], &["event", "event"])
    }

    /// The Shadow acts with this die; it has one more, so that the turn does not end.
    pub fn shadow(face: &str) -> Self {
        Self::with_dice(&[], &[face, "event"])
    }

    /// Dice as they will fall, 1 to 6.
    pub fn rolls(mut self, faces: &[u32]) -> Self {
        self.chance = Chance::scripted(faces.iter().map(|face| Draw::Value(face - 1)));
        self
    }

    /// Draws by the names of faces: dice as '5', tiles and cards by id.
    pub fn draws(mut self, names: &[&str]) -> Self {
        self.chance = Chance::faces(names.iter().copied());
        self
    }

    /// All figures of a side leave a region for the reinforcements.
    pub fn clear(mut self, at: &str) -> Self {
        let at = region(at);
        for (figure, count) in self.state.board.at(at).iter().collect::<Vec<_>>() {
            (0..count).for_each(|_| self.state.to_reserve(at, figure));
        }
        self
    }

    /// Figures come from the reinforcements; when there are too few, from the casualties' side of the box.
    pub fn put(mut self, at: &str, figures: &[(&str, u8)]) -> Self {
        for (id, count) in figures {
            match figure(id) {
                Figure::Person(who) => self.state.set_place(who, Place::On(region(at))),
                figure => {
                    for _ in 0..*count {
                        assert!(self.state.in_reserve(figure) > 0, "no {id} left");
                        self.state.from_reserve(region(at), figure);
                    }
                }
            }
        }
        self
    }

    /// These Nations are At War.
    pub fn war(mut self, nations: &[Nation]) -> Self {
        for nation in nations {
            let stand = &mut self.state.politics[*nation];
            stand.steps = 0;
            stand.active = true;
        }
        self
    }

    /// A card in the hand of its side.
    pub fn hand(mut self, ids: &[&str]) -> Self {
        for id in ids {
            let card = card(id);
            self.state.cards.decks.remove(card);
            self.state.cards.hands[card.side() as usize].add(card);
        }
        self
    }

    /// A card on the table.
    pub fn table(mut self, id: &str) -> Self {
        self.state.cards.decks.remove(card(id));
        self.state.cards.table.add(card(id));
        self
    }

    /// The Companions who are left in the Fellowship: the others are out of the game.
    pub fn company(mut self, left: &[Character]) -> Self {
        for who in Character::ALL {
            if self.state.place(who) == Place::Fellowship && !left.contains(&who) {
                self.state.set_place(who, Place::Gone);
            }
        }
        if !self.state.fellowship.guide.is_some_and(|guide| left.contains(&guide)) {
            self.state.fellowship.guide = left.iter().copied().max_by_key(|who| who.level());
        }
        self
    }

    /// Anything else.
    pub fn change(mut self, change: impl FnOnce(&mut State)) -> Self {
        change(&mut self.state);
        self
    }

    /// The seat asked.
    pub fn asked(&self) -> Option<Seat> {
        War::asks(&self.state).first()
    }

    /// The choices, in notation.
    pub fn choices(&self) -> Vec<String> {
        let mut choices = Vec::new();
        if let Some(seat) = self.asked() {
            War::choices(&self.state, seat, &mut choices);
        }
        choices.iter().map(Choice::to_string).collect()
    }

    /// May this be chosen?
    pub fn allows(&self, choice: &str) -> bool {
        self.choices().iter().any(|other| other == choice)
    }

    /// Makes choices.
    #[track_caller]
    pub fn play(mut self, choices: &[&str]) -> Self {
        for text in choices {
            let choice: Choice = text.parse().unwrap_or_else(|error| panic!("{error}"));
            let seat = self.asked().expect("somebody is asked");
            if let Err(why) = War::check(&self.state, seat, &choice) {
                panic!(
                    "'{text}' is refused by {} ({}); there are {:?}; frames {:?}",
                    why.clause,
                    why.message.id,
                    self.choices(),
                    self.state.frames
                );
            }
            let mut journal = Journal::new();
            War::apply(&mut self.state, seat, &choice, &mut self.chance, &mut journal);
            assert_eq!(self.chance.fault(), None, "after '{text}'");
            self.told.extend(journal.into_entries().into_iter().map(|entry| entry.event));
        }
        self
    }

    /// Why this may not be chosen: the id of the words, and the clause.
    #[track_caller]
    pub fn refuses(&self, choice: &str) -> (&'static str, &'static str) {
        let parsed: Choice = choice.parse().unwrap_or_else(|error| panic!("{error}"));
        let seat = self.asked().expect("somebody is asked");
        let why = War::check(&self.state, seat, &parsed).expect_err("it is allowed");
        (why.message.id, why.clause.0)
    }

    /// Has every scripted draw been made?
    #[track_caller]
    pub fn all_drawn(self) -> Self {
        assert_eq!(self.chance.unused(), 0, "draws are left");
        self
    }

    /// The number of a figure in a region.
    pub fn count(&self, at: &str, id: &str) -> u8 {
        match figure(id) {
            Figure::Person(who) => u8::from(self.state.stands(who) == Some(region(at))),
            figure => self.state.board.at(region(at)).count(figure),
        }
    }

    /// Is a Settlement in the hands of its owner's enemy?
    pub fn captured(&self, at: &str) -> bool {
        self.state.captured.has(region(at))
    }

    /// The steps a Nation has left to 'At War'.
    pub fn steps(&self, nation: Nation) -> u8 {
        self.state.stand(nation).steps
    }

    /// Is a Nation active?
    pub fn active(&self, nation: Nation) -> bool {
        self.state.stand(nation).active
    }
}
