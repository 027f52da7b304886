//! A table on which tests set out just what they need.

use quest::frame::Frame;
use quest::ids::{Card, Place};
use quest::setup::{setup, table};
use quest::{Choice, Event, MiddleEarthQuest, Pack, State};
use table::flow::{Ctx, run};
use table::{Arg, Chance, Game, Journal, Seat, SetupRequest, rng};

/// A game at a moment.
pub struct Stage {
    pub state: State,
    pub chance: Chance,
    pub journal: Journal<Event>,
}

/// Sauron's seat.
pub const SAURON: Seat = Seat::new(0);
/// The first hero's seat.
pub const HERO: Seat = Seat::new(1);
/// The second hero's seat.
pub const OTHER: Seat = Seat::new(2);

/// A word of the game: a place, a card, a character.
pub fn id<T: std::str::FromStr>(word: &str) -> T {
    word.parse().unwrap_or_else(|_| panic!("'{word}'"))
}

impl Stage {
    /// Heroes in their places, nothing else on the map.
    pub fn of(heroes: &[&str]) -> Self {
        Self::with(heroes, &[])
    }

    /// The same, with readings of the table's own.
    pub fn with(heroes: &[&str], options: &[(&str, &str)]) -> Self {
        let request =
            options.iter().fold(SetupRequest::players(heroes.len() + 1), |request, (option, value)| {
                request.option(option, value)
            });
        let setup = setup(&Pack::standard(), &request).unwrap();
        let mut stage = Self {
            state: table(setup.players, setup.options, &setup.pack),
            chance: Chance::stream(rng(1)),
            journal: Journal::new(),
        };
        for (index, hero) in heroes.iter().enumerate() {
            let seat = Seat::new(index + 1);
            let mut ctx = Ctx::new(&mut stage.chance, &mut stage.journal);
            stage.state.choose_hero(seat, id(hero), &mut ctx);
        }
        stage.state.turn.round = 2;
        stage
    }

    /// Something is going on; it runs on until somebody must decide.
    pub fn go(&mut self, frame: impl Into<Frame>) -> &mut Self {
        self.state.frames.push(frame);
        self.run()
    }

    /// Runs on until a player must decide.
    pub fn run(&mut self) -> &mut Self {
        run::<MiddleEarthQuest>(&mut self.state, &mut Ctx::new(&mut self.chance, &mut self.journal));
        self
    }

    /// The rules act on the state.
    pub fn act<T>(&mut self, act: impl FnOnce(&mut State, &mut Ctx<'_, Event>) -> T) -> T {
        act(&mut self.state, &mut Ctx::new(&mut self.chance, &mut self.journal))
    }

    /// A hero's hand.
    pub fn hand(&mut self, cards: &[&str]) -> &mut Self {
        self.hand_of(HERO, cards)
    }

    /// The hand of the hero of a seat: taken from the life pool where they are, else from the skill deck.
    pub fn hand_of(&mut self, seat: Seat, cards: &[&str]) -> &mut Self {
        for card in cards {
            let card = id::<Card>(card);
            let hero = self.state.hero_mut(seat);
            if !hero.life.take(card) {
                hero.skills += 1;
                assert!(self.state.decks.skills.take(card), "no {card}");
            }
            self.state.hero_mut(seat).hand.add(card);
        }
        self
    }

    /// Influence on a place.
    pub fn influence(&mut self, place: &str, tokens: u8) -> &mut Self {
        self.state.board.influence.add(id(place), tokens);
        self
    }

    /// Puts the first hero at a place.
    pub fn at(&mut self, place: &str) -> &mut Self {
        self.state.hero_mut(HERO).at = id(place);
        self
    }

    /// Chooses, and what is chosen has to be allowed.
    pub fn choose(&mut self, seat: Seat, choice: &str) -> &mut Self {
        let choice = id::<Choice>(choice);
        MiddleEarthQuest::check(&self.state, seat, &choice)
            .unwrap_or_else(|refusal| panic!("'{choice}': {} {:?}", refusal.clause, self.state.frames));
        MiddleEarthQuest::apply(&mut self.state, seat, &choice, &mut self.chance, &mut self.journal);
        self
    }

    /// What the refusal of a choice says is missing: the number with this name.
    #[track_caller]
    pub fn refused_with(&self, seat: Seat, choice: &str, name: &str) -> i64 {
        let refusal =
            MiddleEarthQuest::check(&self.state, seat, &id::<Choice>(choice)).expect_err("it is allowed");
        match refusal.message.args.iter().find(|(arg, _)| *arg == name) {
            Some((_, Arg::Number(number))) => *number,
            _ => panic!("{:?}", refusal.message),
        }
    }

    /// The clause by which a choice is refused.
    #[track_caller]
    pub fn refused(&self, seat: Seat, choice: &str) -> &'static str {
        let choice = id::<Choice>(choice);
        match MiddleEarthQuest::check(&self.state, seat, &choice) {
            Ok(()) => panic!("'{choice}' is allowed"),
            Err(refusal) => refusal.clause.0,
        }
    }

    /// The choices of a seat.
    pub fn choices(&self, seat: Seat) -> Vec<String> {
        let mut choices = Vec::new();
        MiddleEarthQuest::choices(&self.state, seat, &mut choices);
        choices.iter().map(ToString::to_string).collect()
    }

    /// Influence there.
    pub fn tokens(&self, place: &str) -> u8 {
        self.state.board.influence.at(id(place))
    }

    /// The place of the first hero.
    pub fn place(&self) -> Place {
        self.state.hero(HERO).at
    }
}
