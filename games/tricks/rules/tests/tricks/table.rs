//! A table laid as a test wants it: the cards are dealt as the test says, and every choice is made by name.

use table::{Chance, ChooseError, Draw, Game, Match, Observer, Seat, SetupRequest};
use tricks::Tricks;
use tricks::book::{Data, Effect};
use tricks::card::{Card, CardSet};
use tricks::chair::Chair;
use tricks::character::Character;
use tricks::choice::Choice;
use tricks::goal::Status;
use tricks::questions::{GiveBack, Phase, PlayCard};
use tricks::setup::Setup;
use tricks::state::State;
use tricks::view::View;

pub fn cards(text: &str) -> CardSet {
    text.parse().expect("cards")
}

pub fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

pub fn setup(players: usize, options: &[(&str, &str)]) -> Setup {
    let mut request = SetupRequest::players(players);
    for (option, value) in options {
        request = request.option(option, value);
    }
    Tricks::setup(&Data::built_in(), &request).expect("a sound set-up")
}

/// A deal: what is not said is filled with what is left of the deck, in order.
pub struct Deal {
    setup: Setup,
    lost: Option<Card>,
    hands: Vec<CardSet>,
    more: Vec<String>,
}

impl Deal {
    pub fn new(players: usize, chapter: u8) -> Self {
        Self::with(players, &[("chapter", &chapter.to_string())])
    }

    pub fn with(players: usize, options: &[(&str, &str)]) -> Self {
        let setup = setup(players, options);
        let hands = vec![CardSet::EMPTY; setup.rules.chairs()];
        Self { setup, lost: None, hands, more: Vec::new() }
    }

    /// Other characters for the chapter; who is assigned by a card stays.
    pub fn roster(mut self, names: &[&str]) -> Self {
        let mut rules = (*self.setup.rules).clone();
        let roster = names.iter().map(|name| Character::named(name).expect("a character"));
        for character in roster.clone() {
            rules.admit(&Data::built_in(), character);
        }
        let chapter = &mut rules.chapters[0];
        chapter.roster = roster.collect();
        chapter.starred = chapter.roster;
        self.setup.rules = std::sync::Arc::new(rules);
        self
    }

    /// Deals by chance.
    pub fn by_chance(self, seed: u64) -> Play {
        let chance = Chance::stream(table::rng(seed));
        Play { game: Match::start_with(self.setup, chance) }
    }

    pub fn lost(mut self, lost: &str) -> Self {
        self.lost = Some(card(lost));
        self
    }

    /// The hands, or the beginnings of them. A pyramid is dealt in the order of the cards.
    pub fn hands(mut self, hands: &[&str]) -> Self {
        for (hand, text) in self.hands.iter_mut().zip(hands) {
            *hand = cards(text);
        }
        self
    }

    /// The draws of chance after the deal.
    pub fn then(mut self, more: &[&str]) -> Self {
        self.more = more.iter().map(|draw| (*draw).to_owned()).collect();
        self
    }

    fn script(&self) -> Vec<String> {
        let rules = &self.setup.rules;
        let chapter = &rules.chapters[0];
        let mut deck = chapter.deck;
        if let Some(plan) = chapter.rounds.first() {
            let orcs = CardSet::ORCS.iter().take(usize::from(plan.orcs)).collect();
            deck = deck.minus(CardSet::ORCS).or(orcs);
        }
        for effect in &chapter.effects {
            if let Effect::SetAside(cards) | Effect::SideDeck(cards, _) = effect {
                deck = deck.minus(*cards);
            }
        }
        let named = self.hands.iter().fold(CardSet::EMPTY, |all, hand| all.or(*hand));
        let mut script = Vec::new();
        if chapter.lost {
            let fits = |card: &Card| !card.is_tower() && *card != Card::RING;
            let lost = self.lost.or(deck.minus(named).iter().find(fits)).expect("a lost card");
            script.push(lost);
            deck.remove(lost);
        }
        let mut rest = deck.minus(named);
        let size = if rules.players == 1 { 4 } else { usize::from(chapter.deal) };
        let mut hands = self.hands.clone();
        for hand in &mut hands {
            while hand.len() < size {
                let next = rest.first().expect("enough cards");
                rest.remove(next);
                hand.add(next);
            }
            assert_eq!(hand.len(), size, "{hand}");
        }
        if rules.players == 1 {
            let mut special = if chapter.second { cards("r1") } else { CardSet::TOWERS };
            special = special.or(chapter.solo);
            let all = hands.iter().fold(CardSet::EMPTY, |all, hand| all.or(*hand));
            script.extend(all.minus(special).iter());
            rest = CardSet::EMPTY;
        }
        let order: Vec<usize> = if rules.players == 2 { vec![2, 0, 1] } else { (0..hands.len()).collect() };
        for (place, index) in order.iter().enumerate() {
            let is_last = place + 1 == order.len() && rest.is_empty();
            if !is_last || rules.players == 2 && *index == 2 {
                script.extend(hands[*index].iter());
            }
        }
        let names = script.into_iter().map(|card| card.to_string());
        names.chain(self.more.iter().cloned()).collect()
    }

    /// Deals with two players under Wormtongue's counsel: the White Tower lies in the pyramid's fourth slot.
    pub fn deal_with_counsel(self) -> Play {
        let deck = self.setup.rules.chapters[0].deck.without(Card::WHITE_TOWER);
        let mut names = deck.without(card("h8")).iter().map(|card| card.to_string());
        let mut few = names.by_ref().take(11).collect::<Vec<_>>();
        let mut script = vec!["h8".to_owned()];
        script.extend(few.iter().cloned());
        // The pyramid's first four, then four for the first player; the second gets what is left.
        few.insert(3, "wt".to_owned());
        script.extend(few.iter().take(8).cloned());
        // After the characters: the pyramid's other eight, then the first player's.
        script.extend(names.take(16));
        let game =
            Match::start_with(self.setup.clone(), Chance::scripted(script.into_iter().map(Draw::Face)));
        assert_eq!(game.chance().fault(), None);
        Play { game }
    }

    /// Deals under Wormtongue's counsel, the White Tower to chair 3 of three.
    pub fn deal_counsel(self) -> Play {
        let deck = self.setup.rules.chapters[0].deck.without(Card::WHITE_TOWER);
        let mut names = deck.without(card("h8")).iter().map(|card| card.to_string());
        let few = names.by_ref().take(11).collect::<Vec<_>>();
        let mut script = vec!["h8".to_owned()];
        script.extend(few.iter().cloned());
        script.extend(few.iter().take(8).cloned());
        script.extend(names.take(16));
        let game =
            Match::start_with(self.setup.clone(), Chance::scripted(script.into_iter().map(Draw::Face)));
        assert_eq!(game.chance().fault(), None);
        Play { game }
    }

    pub fn deal(self) -> Play {
        let draws = self.script().into_iter().map(Draw::Face);
        let game = Match::start_with(self.setup.clone(), Chance::scripted(draws));
        assert_eq!(game.chance().fault(), None);
        Play { game }
    }
}

/// A round under way: these characters with these hands, and this chair to lead. Nothing was played yet.
pub fn late(players: usize, chapter: u8, cast: &[&str], hands: &[&str], leader: usize) -> Play {
    let mut setup = setup(players, &[("chapter", &chapter.to_string())]);
    let mut rules = (*setup.rules).clone();
    for name in cast {
        rules.admit(&Data::built_in(), Character::named(name).expect("a character"));
    }
    setup.rules = std::sync::Arc::new(rules);
    let mut chance = Chance::stream(table::rng(1));
    let mut state = Tricks::start(&setup, &mut chance, &mut table::Journal::silent());
    let deal = &mut state.deal;
    deal.lost = None;
    deal.stock = CardSet::EMPTY;
    deal.side = CardSet::EMPTY;
    deal.shown = CardSet::EMPTY;
    deal.knows = [tricks::knowledge::Knowledge::NOTHING; 4];
    for (index, (name, hand)) in cast.iter().zip(hands).enumerate() {
        let chair = Chair::at(index);
        deal.cast[chair] = Character::named(name);
        deal.hands[chair] = cards(hand);
    }
    deal.total = cards(hands[0]).len() as u8;
    let leader = Chair::at(leader - 1);
    deal.current = tricks::state::Current::led_by(leader);
    state.phase = PlayCard { chair: leader }.into();
    Play::at(setup, state, chance)
}

/// A game that is being played. Strict: a draw that was not scripted fails.
pub struct Play {
    pub game: Match<Tricks>,
}

impl Play {
    /// Starts from a state that a test has made.
    pub fn at(setup: Setup, state: State, chance: Chance) -> Self {
        Self { game: Match::at_state(setup, state, chance) }
    }

    pub fn state(&self) -> &State {
        self.game.state()
    }

    pub fn seat(&self) -> Seat {
        Tricks::asks(self.state()).first().expect("somebody is asked")
    }

    pub fn go(&mut self, choice: &str) -> &mut Self {
        let seat = self.seat();
        self.go_as(seat.number(), choice)
    }

    pub fn go_as(&mut self, seat: usize, choice: &str) -> &mut Self {
        let seat = Seat::from_number(seat).expect("a seat");
        let parsed = choice.parse().expect("notation");
        self.game.choose(seat, self.game.ply(), parsed).unwrap_or_else(|error| {
            let asked = Tricks::prompt(self.state(), Observer::Seat(seat));
            panic!("{choice}: {error} ({asked:?}); legal: {:?}", self.choices());
        });
        assert_eq!(self.game.chance().fault(), None, "after {choice}");
        self
    }

    /// Makes several choices, separated by commas.
    pub fn all(&mut self, choices: &str) -> &mut Self {
        for choice in choices.split(',') {
            self.go(choice.trim());
        }
        self
    }

    /// Plays cards one after another.
    pub fn play(&mut self, cards: &str) -> &mut Self {
        for card in cards.split_whitespace() {
            self.go(&format!("play {card}"));
        }
        self
    }

    /// Goes through setting up so that no card changes hands: what is passed comes back.
    pub fn settle(&mut self) -> &mut Self {
        self.settle_to("nothing")
    }

    /// The same, until a choice of this kind is asked for.
    pub fn settle_to(&mut self, kind: &str) -> &mut Self {
        loop {
            if self.won().is_none() && self.choices()[0].starts_with(kind) {
                return self;
            }
            let choice = match self.state().phase {
                Phase::GiveBack(GiveBack { given, .. }) => Choice::Pass(given),
                phase if phase.preparing().is_some() || matches!(phase, Phase::PassTogether(_)) => {
                    let seat = self.seat();
                    let choices = self.game.choices(seat);
                    let skip = choices.contains(&Choice::Skip);
                    if skip { Choice::Skip } else { choices[0] }
                }
                _ => return self,
            };
            let seat = self.seat();
            self.game.choose(seat, self.game.ply(), choice).expect("legal");
            assert_eq!(self.game.chance().fault(), None, "after {choice}");
        }
    }

    /// Takes characters in turn, and sets up without passing cards.
    pub fn cast(&mut self, names: &str) -> &mut Self {
        for name in names.split_whitespace() {
            self.go(&format!("take {name}"));
        }
        self.settle()
    }

    /// Is refused, by this clause, and changes nothing.
    pub fn refuses(&mut self, choice: &str, clause: &str) -> &mut Self {
        let before = self.game.hash();
        let seat = self.seat();
        match self.game.choose(seat, self.game.ply(), choice.parse().expect("notation")) {
            Err(ChooseError::Refused(refusal)) => assert_eq!(refusal.clause.0, clause, "{choice}"),
            other => panic!("{choice} was not refused by {clause}: {other:?}"),
        }
        assert_eq!(self.game.hash(), before, "a refused {choice} changed the game");
        self
    }

    pub fn choices(&self) -> Vec<String> {
        let seat = self.seat();
        self.game.choices(seat).iter().map(ToString::to_string).collect()
    }

    /// The cards that may be played now.
    pub fn legal(&self) -> CardSet {
        let Some(chair) = self.state().phase.playing() else {
            panic!("nobody plays: {:?}", self.state().phase);
        };
        self.state().legal_cards(chair)
    }

    /// The chair to play.
    pub fn turn(&self) -> usize {
        let chair = self.state().phase.chair(self.state(), self.seat());
        chair.expect("it is somebody's turn").number()
    }

    pub fn chair(&self, character: &str) -> Chair {
        let wanted = Character::named(character).expect("a character");
        let state = self.state();
        Chair::all(state.chairs())
            .find(|chair| state.deal.cast[*chair] == Some(wanted))
            .unwrap_or_else(|| panic!("nobody plays {character}"))
    }

    /// Changes the state before going on.
    pub fn with(self, change: impl FnOnce(&mut State)) -> Self {
        let mut state = self.state().clone();
        change(&mut state);
        // What the table plays by lies beside the state: it comes from the set-up.
        let setup = Setup { rules: std::sync::Arc::clone(&state.rules), position: None };
        Self::at(setup, state, self.game.chance().clone())
    }

    pub fn hand(&self, chair: usize) -> CardSet {
        self.state().deal.hands[Chair::at(chair - 1)]
    }

    pub fn tricks(&self, chair: usize) -> u8 {
        self.state().deal.count[Chair::at(chair - 1)]
    }

    pub fn status(&self, character: &str) -> Status {
        self.state().status(self.chair(character))
    }

    pub fn view(&self, seat: usize) -> View {
        Tricks::view(self.state(), Observer::Seat(Seat::from_number(seat).expect("a seat")))
    }

    /// Did it end, and was it won?
    pub fn won(&self) -> Option<bool> {
        self.state().phase.ended().map(|ended| ended.won)
    }

    /// Why it ended.
    pub fn reason(&self) -> &'static str {
        let ended = self.state().phase.ended().expect("it is over");
        ended.ending.reason()
    }

    /// Was this told to everybody?
    pub fn told(&self, id: &str) -> bool {
        self.game
            .told()
            .iter()
            .any(|(_, entry)| entry.audience.admits(Observer::Watcher) && Tricks::say(&entry.event).id == id)
    }
}

/// A state when the first card is to be played, reached by the first choice everywhere.
pub fn random_to_play(players: usize, chapter: &str, seed: u64) -> State {
    let mut chance = Chance::stream(table::rng(seed));
    let setup = setup(players, &[("chapter", chapter)]);
    let mut state = Tricks::start(&setup, &mut chance, &mut table::Journal::silent());
    while state.phase.playing().is_none() {
        let seat = state.asks().first().expect("somebody is asked");
        let mut choices = Vec::new();
        Tricks::choices(&state, seat, &mut choices);
        Tricks::apply(&mut state, seat, &choices[0], &mut chance, &mut table::Journal::silent());
    }
    state
}
