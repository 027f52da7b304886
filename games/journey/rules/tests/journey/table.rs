//! A table laid as a test wants it, with dice that fall as the test says.

use std::collections::VecDeque;

use journey::Journey;
use journey::choice::Choice;
use journey::data::Data;
use journey::dice::{Colour, DiceSet};
use journey::hobbit::Hobbit;
use journey::questions::RollAll;
use journey::setup::Setup;
use journey::state::State;
use journey::view::Awaited;
use table::{BySeat, Chance, ChooseError, Game, Journal, Match, Seat, SetupRequest};

/// A table before a turn. The first hobbit named has the turn, and begins the rounds.
pub struct Table {
    pub setup: Setup,
    pub state: State,
}

impl Table {
    pub fn advanced(hobbits: &[&str]) -> Self {
        Self::with("advanced", "standard", hobbits, &[])
    }

    pub fn basic(hobbits: &[&str]) -> Self {
        Self::with("basic", "standard", hobbits, &[])
    }

    pub fn with(game: &str, sheet: &str, hobbits: &[&str], options: &[(&str, &str)]) -> Self {
        let mut request = SetupRequest::players(hobbits.len())
            .option("game", game)
            .option("sheet", sheet)
            .option("hobbits", "order")
            .option("first", "1");
        for (option, value) in options {
            request = request.option(option, value);
        }
        let setup = Journey::setup(&Data::built_in(), &request).expect("a sound set-up");
        let mut state = Journey::start(&setup, &mut Chance::faces([]), &mut Journal::silent());
        for (index, name) in hobbits.iter().enumerate() {
            state.seats[Seat::new(index)].hobbit = Some(Hobbit::named(name).expect("a hobbit"));
        }
        Self { setup, state }
    }

    pub fn seat(&self, hobbit: &str) -> Seat {
        self.state.seat_of(Hobbit::named(hobbit).expect("a hobbit")).expect("somebody plays that hobbit")
    }

    /// Puts a hobbit on a round box.
    pub fn at(mut self, hobbit: &str, round_box: u8) -> Self {
        let seat = self.seat(hobbit);
        self.state.seats[seat].bearer = round_box;
        self.begin()
    }

    /// Gives a hobbit's Nazgûl route, as in the book's drawings.
    pub fn route(mut self, hobbit: &str, route: &str) -> Self {
        let seat = self.seat(hobbit);
        self.state.seats[seat].nazgul = route.parse().expect("a route");
        self
    }

    /// Gives the turn to a hobbit.
    pub fn turn_of(mut self, hobbit: &str) -> Self {
        self.state.active = self.seat(hobbit);
        self.begin()
    }

    fn begin(mut self) -> Self {
        let location = self.state.location_of(self.state.active);
        self.state.phase = RollAll { location }.into();
        self
    }

    /// Begins to play, with dice that fall like this: one list for each roll, in the order black, yellow,
    /// red, blue, green.
    pub fn rolls(&self, rolls: &[&[&str]]) -> Play {
        let chance = Chance::faces(rolls.iter().flat_map(|roll| roll.iter().copied()));
        Play { game: Match::at_state(self.setup.clone(), self.state.clone(), chance) }
    }

    /// Plays a whole turn that ends with just these dice aside, such as `red:nazgul blue:orc`: each is set
    /// aside from a roll of its own, the White Tree ends the rolling, results are applied in the usual order.
    pub fn turn(&mut self, aside: &str) -> &mut Self {
        let mut wanted = aside.split_whitespace().map(die).collect::<VecDeque<_>>();
        if wanted.len() < 5 {
            wanted.push_back((Colour::Black, "white_tree"));
        }
        let (mut left, mut faces, mut choices) = (DiceSet::all(), Vec::new(), Vec::new());
        for (colour, symbol) in &wanted {
            // The other dice show something harmless and are rolled again.
            faces.extend(left.iter().map(|die| if die == *colour { *symbol } else { "ring" }));
            choices.push(Choice::Roll);
            choices.push(Choice::Set(*colour));
            left.remove(*colour);
        }
        if !left.is_empty() {
            choices.push(Choice::Stop);
        }
        let chance = Chance::faces(faces);
        let mut play = Play { game: Match::at_state(self.setup.clone(), self.state.clone(), chance) };
        for choice in choices {
            play.choose(&choice.to_string());
        }
        if play.state().phase.step() == Awaited::Apply {
            play.choose("settle");
        }
        self.state = play.end();
        self
    }

    pub fn bearer(&self, hobbit: &str) -> u8 {
        self.state.seats[self.seat(hobbit)].bearer
    }

    pub fn nazgul(&self, hobbit: &str) -> String {
        self.state.seats[self.seat(hobbit)].nazgul.to_string()
    }

    /// The number of marked square boxes or halves.
    pub fn marks(&self, hobbit: &str) -> usize {
        self.nazgul(hobbit).matches('x').count()
    }

    pub fn out(&self, hobbit: &str) -> bool {
        self.state.seats[self.seat(hobbit)].eliminated()
    }

    /// The winners' hobbits, once the game is over.
    pub fn winners(&self) -> Option<Vec<&'static str>> {
        let winners = self.state.phase.winners()?;
        let seats: &BySeat<_> = &self.state.seats;
        Some(winners.iter().filter_map(|seat| seats[seat].hobbit).map(Hobbit::id).collect())
    }
}

fn die(text: &str) -> (Colour, &str) {
    let (colour, symbol) = text.split_once(':').expect("colour:symbol");
    (Colour::named(colour).expect("a colour"), symbol)
}

/// A turn that is being played. Strict: a draw that was not scripted fails.
pub struct Play {
    pub game: Match<Journey>,
}

impl Play {
    pub fn state(&self) -> &State {
        self.game.state()
    }

    pub fn choose(&mut self, choice: &str) -> &mut Self {
        let (seat, ply) = (self.state().active, self.game.ply());
        let parsed = choice.parse().expect("notation");
        self.game.choose(seat, ply, parsed).unwrap_or_else(|error| panic!("{choice}: {error}"));
        assert_eq!(self.game.chance().fault(), None, "after {choice}");
        self
    }

    pub fn choose_all(&mut self, choices: &[&str]) -> &mut Self {
        for choice in choices {
            self.choose(choice);
        }
        self
    }

    /// The choice is refused, by this clause, and changes nothing.
    pub fn refuses(&mut self, choice: &str, clause: &str) -> &mut Self {
        let before = self.game.hash();
        let (seat, ply) = (self.state().active, self.game.ply());
        match self.game.choose(seat, ply, choice.parse().expect("notation")) {
            Err(ChooseError::Refused(refusal)) => assert_eq!(refusal.clause.0, clause, "{choice}"),
            other => panic!("{choice} was not refused by {clause}: {other:?}"),
        }
        assert_eq!(self.game.hash(), before, "a refused {choice} changed the game");
        self
    }

    pub fn choices(&self) -> Vec<String> {
        self.game.choices(self.state().active).iter().map(ToString::to_string).collect()
    }

    /// Ends the play: all scripted dice were rolled.
    pub fn end(self) -> State {
        assert_eq!(self.game.chance().unused(), 0, "scripted dice were not rolled");
        self.game.state().clone()
    }
}
