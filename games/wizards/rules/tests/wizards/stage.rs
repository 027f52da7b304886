//! A table to play on in tests: decks that are stacked, dice that are scripted, choices by their notation.

use table::{Arg, Chance, Draw, Game, Journal, Seat};
use wizards::Wizards;
use wizards::card::SiteSet;
use wizards::choice::Choice;
use wizards::deck::Deck;
use wizards::ids::{CardId, PieceId, SiteId};
use wizards::setup::{Extras, Length, Rules, Rulings, Setup};
use wizards::state::{State, Zone};

/// The player of the first deck, and of the second.
pub const ONE: Seat = Seat::new(0);
pub const TWO: Seat = Seat::new(1);

/// The basic rules of the book.
pub const BASIC: Rules = Rules {
    standard: false,
    length: Length::Two,
    rulings: Rulings::BOOK,
    extras: Extras::NONE,
    ..Rules::BASIC
};

/// The standard rules of the book.
pub const STANDARD: Rules = Rules { standard: true, ..BASIC };

pub fn card(id: &str) -> CardId {
    CardId::named(id).unwrap_or_else(|| panic!("no card '{id}'"))
}

pub fn cards(ids: &[&str]) -> Vec<CardId> {
    ids.iter().map(|id| card(id)).collect()
}

/// The cards that a player brings to a test.
pub struct Side<'a> {
    /// The starting company.
    pub company: &'a [&'a str],
    /// Starting items, with their bearers.
    pub items: &'a [(&'a str, &'a str)],
    /// The opening hand.
    pub hand: &'a [&'a str],
    /// The next draws, in order.
    pub draws: &'a [&'a str],
}

/// A game under test.
pub struct Table {
    pub state: State,
    chance: Chance,
}

/// Cards below what the test wants to see drawn: the deck does not run out.
const BOTTOM: [&str; 12] = ["cave_drake"; 12];

impl Table {
    /// The first player's first turn, in the organization phase.
    pub fn new(rules: Rules, sides: [Side<'_>; 2], rolls: &[i8]) -> Self {
        let decks = sides.each_ref().map(|side| Deck {
            id: "test".to_owned(),
            draft: cards(side.company),
            items: side.items.iter().map(|(item, _)| card(item)).collect(),
            cards: [side.hand, side.draws, &BOTTOM].into_iter().flat_map(cards).collect(),
            sideboard: Vec::new(),
            sites: SiteId::all().collect::<SiteSet>(),
        });
        let setup = Setup { rules, decks: decks.map(Some), first: Some(ONE), position: None };
        let mut chance = Chance::stream(table::rng(1));
        let state = Wizards::start(&setup, &mut chance, &mut Journal::silent());
        let mut table = Self { state, chance };
        let longest = sides[0].company.len().max(sides[1].company.len());
        for at in 0..longest {
            for (seat, side) in [ONE, TWO].into_iter().zip(&sides) {
                if Wizards::asks(&table.state).has(seat) {
                    match side.company.get(at) {
                        Some(name) => table.choose(seat, &format!("card {name}")),
                        None => table.choose(seat, "pass"),
                    }
                }
            }
        }
        while table.state.in_play.len() < 20 && table.prompt() == "wizards-ask-draft" {
            let seat = Wizards::asks(&table.state).first().unwrap();
            table.choose(seat, "pass");
        }
        for (seat, side) in [ONE, TWO].into_iter().zip(&sides) {
            // They are asked for in the order of their numbers.
            let items = side.items.iter().map(|(item, bearer)| (table.aside(seat, item), table.of(bearer)));
            let mut items = items.collect::<Vec<_>>();
            items.sort_unstable();
            for (item, bearer) in items {
                table.choose(seat, &format!("give {item} {bearer}"));
            }
        }
        while table.state.turn.number == 0 {
            let seat = Wizards::asks(&table.state).first().unwrap();
            table.choose(seat, "pass");
        }
        for (seat, side) in [ONE, TWO].into_iter().zip(&sides) {
            table.stack(seat, side.hand, side.draws);
        }
        table.rolls(rolls);
        table
    }

    /// A game that goes on from here.
    pub fn at(state: State) -> Self {
        let chance = Chance::stream(table::rng(1));
        Self { state, chance }
    }

    /// Whatever chance brings: where decks are shuffled.
    pub fn any_chance(&mut self) {
        self.chance_of(1);
    }

    /// The same, of several.
    pub fn chance_of(&mut self, seed: u64) {
        self.chance = Chance::stream(table::rng(seed));
    }

    /// The sums of two dice to come.
    pub fn rolls(&mut self, rolls: &[i8]) {
        let dice = rolls.iter().flat_map(|roll| {
            let one = (roll - 1).min(6);
            [one, roll - one]
        });
        self.chance = Chance::scripted(dice.map(|die| Draw::Value(die as u32 - 1)));
    }

    fn aside(&self, seat: Seat, name: &str) -> PieceId {
        let found =
            self.state.pieces.iter().position(|piece| {
                piece.owner == seat && piece.zone == Zone::Aside && piece.card == card(name)
            });
        self.id(found.unwrap_or_else(|| panic!("'{name}' is not set aside")))
    }

    fn id(&self, at: usize) -> PieceId {
        format!("#{at}").parse().unwrap()
    }

    /// Puts the hand and the top of the deck of a player in order.
    pub fn stack(&mut self, seat: Seat, hand: &[&str], draws: &[&str]) {
        let mut all = self.state.sides[seat].deck.clone();
        all.extend(self.state.sides[seat].hand.clone());
        let mut take = |name: &str| {
            let at = all.iter().position(|id| self.state.piece(*id).card == card(name));
            all.swap_remove(at.unwrap_or_else(|| panic!("'{name}' is not in the deck")))
        };
        let hand = hand.iter().map(|name| take(name)).collect::<Vec<_>>();
        let mut deck = draws.iter().map(|name| take(name)).collect::<Vec<_>>();
        deck.reverse();
        all.extend(deck);
        for id in &all {
            self.state.pieces[id.index()].zone = Zone::Deck;
        }
        for id in &hand {
            self.state.pieces[id.index()].zone = Zone::Hand;
        }
        self.state.sides[seat].deck = all;
        self.state.sides[seat].hand = hand;
    }

    /// The id of the open question's sentence.
    pub fn prompt(&self) -> &'static str {
        Wizards::prompt(&self.state, table::Observer::Watcher).id
    }

    /// Chooses where this is asked, and nothing where something else is.
    pub fn if_asked(&mut self, prompt: &str, seat: Seat, choice: &str) {
        if self.prompt() == prompt {
            self.choose(seat, choice);
        }
    }

    /// Makes a choice, which must be legal.
    pub fn choose(&mut self, seat: Seat, choice: &str) {
        let parsed = self.read(seat, choice);
        if let Err(refusal) = Wizards::check(&self.state, seat, &parsed) {
            panic!("'{choice}' at '{}': {refusal:?}", self.prompt());
        }
        Wizards::apply(&mut self.state, seat, &parsed, &mut self.chance, &mut Journal::silent());
        assert_eq!(self.chance.fault(), None, "after '{choice}'");
    }

    /// Makes a choice; was something hidden revealed by it?
    pub fn reveals(&mut self, seat: Seat, choice: &str) -> bool {
        let parsed = self.read(seat, choice);
        assert_eq!(Wizards::check(&self.state, seat, &parsed), Ok(()), "'{choice}'");
        let mut journal = Journal::silent();
        Wizards::apply(&mut self.state, seat, &parsed, &mut self.chance, &mut journal);
        journal.revealed()
    }

    /// A choice in which names of cards in play may stand for their numbers.
    pub fn read(&self, seat: Seat, choice: &str) -> Choice {
        if let Ok(choice) = choice.parse() {
            return choice;
        }
        if let Some(choice) = Wizards::by_name(&self.state, seat, choice) {
            return choice;
        }
        let mut words = choice.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let takes_card = matches!(words[0].as_str(), "gain" | "play" | "card" | "guard" | "site");
        for (at, word) in words.iter_mut().enumerate().skip(1) {
            if let (false, Some(id)) = (takes_card && at == 1, self.find(Some(seat), word)) {
                *word = id.to_string();
            }
        }
        let text = words.join(" ");
        text.parse().unwrap_or_else(|_| panic!("'{text}' is no choice"))
    }

    /// Is this choice legal now?
    pub fn may(&self, seat: Seat, choice: &str) -> bool {
        Wizards::check(&self.state, seat, &self.read(seat, choice)).is_ok()
    }

    /// The message with which this choice is refused: its id, and the ids of what it says is missing.
    pub fn refused_for(&self, seat: Seat, choice: &str) -> (&'static str, Vec<&'static str>) {
        let refusal = Wizards::check(&self.state, seat, &self.read(seat, choice)).expect_err("it is legal");
        let what = refusal.message.args.iter().find(|(name, _)| *name == "what");
        let missing = match what {
            Some((_, Arg::Said(said))) => said.iter().map(|one| one.id).collect(),
            Some((_, Arg::Term(term))) => vec![*term],
            _ => Vec::new(),
        };
        (refusal.message.id, missing)
    }

    /// The clause by which this choice is refused.
    pub fn refusal(&self, seat: Seat, choice: &str) -> &'static str {
        match Wizards::check(&self.state, seat, &self.read(seat, choice)) {
            Ok(()) => panic!("'{choice}' is legal"),
            Err(refusal) => refusal.clause.0,
        }
    }

    /// The card in play of this name: that of the player, if there are several.
    fn find(&self, seat: Option<Seat>, name: &str) -> Option<PieceId> {
        let card = CardId::named(name)?;
        let all = self.state.in_play.iter().copied();
        let mut all = all.filter(|id| self.state.piece(*id).card == card).collect::<Vec<_>>();
        all.sort_by_key(|id| seat.is_some_and(|seat| self.state.piece(*id).owner != seat));
        all.first().copied()
    }

    /// The card in play of this name.
    pub fn of(&self, name: &str) -> PieceId {
        self.find(None, name).unwrap_or_else(|| panic!("'{name}' is not in play"))
    }

    /// The company of a character.
    pub fn company(&self, name: &str) -> wizards::ids::CompanyId {
        match self.state.piece(self.of(name)).zone {
            Zone::Company(company) => company,
            other => panic!("'{name}' is {other:?}"),
        }
    }

    /// Passes, draws and goes on until this choice is legal for that player; then makes it.
    pub fn then(&mut self, seat: Seat, choice: &str) {
        for _ in 0..80 {
            let ready = Wizards::asks(&self.state).has(seat) && {
                let names = self.readable(choice);
                names && self.may(seat, choice)
            };
            if ready {
                return self.choose(seat, choice);
            }
            self.go_on(choice);
        }
        panic!("'{choice}' never comes");
    }

    fn readable(&self, choice: &str) -> bool {
        if Wizards::by_name(&self.state, ONE, choice).is_some()
            || Wizards::by_name(&self.state, TWO, choice).is_some()
        {
            return true;
        }
        let mut words = choice.split(' ');
        let first = words.next().unwrap_or_default();
        let takes_card = matches!(first, "gain" | "play" | "card" | "guard" | "site");
        words.enumerate().all(|(at, word)| {
            let named = CardId::named(word).is_none() || self.find(None, word).is_some();
            takes_card && at == 0 || named
        })
    }

    /// Goes on until it is this company's phase.
    pub fn until_company(&mut self, company: wizards::ids::CompanyId) {
        for _ in 0..80 {
            if self.state.turn.company == Some(company) {
                return;
            }
            self.go_on("another company");
        }
        panic!("{company} never comes");
    }

    /// One answer that does nothing.
    pub fn go_on(&mut self, waiting: &str) {
        let seat = Wizards::asks(&self.state).first().unwrap_or_else(|| panic!("over, before '{waiting}'"));
        let mut choices = Vec::new();
        Wizards::choices(&self.state, seat, &mut choices);
        let draw = self.prompt() == "wizards-ask-draw" && choices.contains(&Choice::Yes);
        let choice = if draw {
            Choice::Yes
        } else if choices.contains(&Choice::Pass) {
            Choice::Pass
        } else if let Some(stay) = choices.iter().find(|choice| matches!(choice, Choice::Stay(_))) {
            *stay
        } else {
            let lying = self.state.in_play.iter().map(|id| self.state.piece(*id));
            let lying = lying.map(|piece| format!("{} {:?}", piece.card, piece.status)).collect::<Vec<_>>();
            panic!("'{}' must be answered before '{waiting}': {choices:?} of {lying:?}", self.prompt())
        };
        Wizards::apply(&mut self.state, seat, &choice, &mut self.chance, &mut Journal::silent());
        assert_eq!(self.chance.fault(), None, "before '{waiting}'");
    }

    /// The names of a hand, in order of the alphabet.
    pub fn hand(&self, seat: Seat) -> Vec<String> {
        let mut hand = self.state.sides[seat]
            .hand
            .iter()
            .map(|id| self.state.piece(*id).card.to_string())
            .collect::<Vec<_>>();
        hand.sort();
        hand
    }

    /// Goes on until the next turn of somebody begins.
    pub fn next_turn(&mut self) {
        let now = self.state.turn.number;
        for _ in 0..80 {
            if self.state.turn.number > now {
                return;
            }
            self.go_on("the next turn");
        }
        panic!("the turn does not end: {}", self.prompt());
    }

    /// Scripted dice that were not rolled.
    pub fn unused(&self) -> usize {
        self.chance.unused()
    }
}
