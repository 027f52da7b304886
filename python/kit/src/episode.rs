//! One running game, whichever it is.

use std::sync::Arc;

use canvas::Language;
use table::{Chance, Entry, Game, Journal, Message, Observer, Seat, SeatSet, Seed, outcomes, rng};

use crate::batch::bytes;
use crate::environment::Environment;
use crate::error::KitError;
use crate::lens::Lens;
use crate::pen::Pen;
use crate::read;
use crate::room::room;

/// A legal choice in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its notation.
    pub notation: String,
    /// What it is called.
    pub label: String,
    /// What it does, as a sentence.
    pub effect: String,
    /// The clause that allows it.
    pub clause: String,
}

/// One of the ways in which chance can fall after a choice.
pub struct Way {
    /// Its probability.
    pub probability: f64,
    /// The game after it.
    pub episode: Box<dyn Episode>,
}

/// All ways in which chance can fall after a choice; none, if there are more than were asked for.
pub type Outcomes = Option<Vec<Way>>;

/// A running game.
pub trait Episode: Send + Sync {
    /// The game's id.
    fn game(&self) -> &'static str;
    /// The number of seats.
    fn players(&self) -> usize;
    /// The number of choices made.
    fn steps(&self) -> u64;
    /// The seats that owe a decision.
    fn asks(&self) -> SeatSet;
    /// The payoff of each seat, from 0 to 1; nothing before the end.
    fn returns(&self) -> Option<Vec<f64>>;
    /// Why the game ended and who won it, in words for a seat; `None` is a watcher.
    fn ending(&self, seat: Option<Seat>, language: Language) -> Option<String>;
    /// The legal choices of a seat, in notation.
    fn notations(&self, seat: Seat) -> Vec<String>;
    /// The legal choice of a seat at this place of the list, in notation.
    ///
    /// # Errors
    /// When there is none.
    fn notation_at(&self, seat: Seat, index: usize) -> Result<String, KitError>;
    /// The legal choices of a seat, in words.
    fn choices(&self, seat: Seat, language: Language) -> Vec<Choice>;
    /// The rows of the legal choices of a seat, one after the other.
    fn encoded(&self, seat: Seat) -> Vec<i16>;
    /// What a seat is asked, in words.
    fn prompt(&self, seat: Seat, language: Language) -> String;
    /// What the last choice brought about, as far as a seat is told.
    fn told(&self, seat: Seat, language: Language) -> Vec<String>;
    /// Makes a choice, given in notation.
    ///
    /// # Errors
    /// Why not; the game is as it was.
    fn step(&mut self, seat: Seat, notation: &str) -> Result<(), KitError>;
    /// Makes the choice at this place of the list.
    ///
    /// # Errors
    /// When there is none; the game is as it was.
    fn step_at(&mut self, seat: Seat, index: usize) -> Result<(), KitError>;
    /// The whole truth, as JSON.
    fn state(&self) -> String;
    /// What a seat sees, as JSON; `None` is a watcher.
    fn view(&self, seat: Option<Seat>) -> String;
    /// Writes what a seat sees; the row must be zeros.
    fn observe(&self, seat: Seat, row: &mut [f32]);
    /// The position as text, where there is one.
    fn position(&self) -> Option<String>;
    /// Another game that fits all that a seat knows, with chance of its own.
    fn resample(&self, seat: Seat, seed: u64) -> Box<dyn Episode>;
    /// A copy; with a seed it has chance of its own.
    fn copy(&self, seed: Option<u64>) -> Box<dyn Episode>;
    /// The whole game as text.
    fn dumps(&self) -> String;
    /// All ways in which chance can fall after a choice, equal games as one; none, if there are more than `most`.
    ///
    /// # Errors
    /// When it is no legal choice.
    fn outcomes(&self, seat: Seat, notation: &str, most: usize, seed: u64) -> Result<Outcomes, KitError>;
    /// A bot's choice, in notation. What the bot draws is seeded by `seed`, or else by the seed with which the game began; in either
    /// case by the number of choices made and by the seat, too, so that a bot who is asked again and again with one seed does not draw
    /// the same each time.
    ///
    /// # Errors
    /// When there is no such bot, or the seat is not asked.
    fn advise(&self, seat: Seat, bot: &str, seed: Option<u64>) -> Result<String, KitError>;
    /// Another game of the same set-up, from its beginning; without a seed with that of this game's beginning.
    fn anew(&self, seed: Option<u64>) -> Box<dyn Episode>;
    /// True if the state is the same, whatever chance has still to bring.
    fn same(&self, other: &dyn Episode) -> bool {
        self.game() == other.game() && self.state() == other.state()
    }
}

/// A running game with its types.
pub(crate) struct Running<G: Game> {
    pub(crate) setup: Arc<G::Setup>,
    pub(crate) state: G::State,
    /// The seed with which the game began.
    pub(crate) first: Seed,
    /// The seed of its chance: another, where a copy was given chance of its own.
    pub(crate) seed: Seed,
    pub(crate) chance: Chance,
    pub(crate) steps: u64,
    pub(crate) told: Vec<Entry<G::Event>>,
}

impl<G: Environment> Clone for Running<G> {
    fn clone(&self) -> Self {
        let (state, told) = (self.state.clone(), self.told.clone());
        Self {
            setup: self.setup.clone(),
            state,
            first: self.first,
            seed: self.seed,
            chance: self.chance.clone(),
            steps: self.steps,
            told,
        }
    }
}

fn in_words(language: Language, message: &Message, observer: Observer) -> String {
    canvas::say(language, message, &name, observer)
}

/// The name of a seat in what is said.
fn name(seat: Seat) -> String {
    format!("player_{}", seat.index())
}

/// Sets the streams of worlds apart from those of games.
const WORLDS: u64 = 0x776f_726c_6473;

impl<G: Environment> Running<G> {
    pub(crate) fn start(setup: Arc<G::Setup>, seed: Seed) -> Self {
        let (mut chance, mut journal) = (Chance::from_seed(&seed), Journal::new());
        let state = G::start(&setup, &mut chance, &mut journal);
        Self { setup, state, first: seed, seed, chance, steps: 0, told: journal.into_entries() }
    }

    /// The same game in another state, of which nobody was told anything.
    fn in_state(&self, state: G::State, steps: u64) -> Self {
        let (setup, chance) = (self.setup.clone(), self.chance.clone());
        Self { setup, state, first: self.first, seed: self.seed, chance, steps, told: Vec::new() }
    }

    /// The same with chance of its own, from its beginning on: the seed of this game is a secret of it. No game that is made with a
    /// number has the seed of a world with that number, or one who samples with the number of their game would foresee its dice.
    fn with_chance(mut self, seed: u64) -> Self {
        self.seed = Seed::from_number(bots::mix(seed, &[WORLDS]));
        self.first = self.seed;
        self.chance = Chance::from_seed(&self.seed);
        self
    }

    fn list(&self, seat: Seat) -> Vec<G::Choice> {
        let mut choices = Vec::new();
        G::choices(&self.state, seat, &mut choices);
        choices
    }

    fn asked(&self, seat: Seat) -> Result<(), KitError> {
        let asks = G::asks(&self.state);
        if asks.is_empty() {
            return Err(KitError::new("the game is over"));
        }
        if !asks.has(seat) {
            let who = asks.iter().map(|seat| seat.index().to_string()).collect::<Vec<_>>().join(", ");
            return Err(KitError(format!("player {} is not asked now, but player {who}", seat.index())));
        }
        Ok(())
    }

    /// The legal choice at this place of the list.
    fn at(&self, seat: Seat, index: usize) -> Result<G::Choice, KitError> {
        self.asked(seat)?;
        let mut choices = self.list(seat);
        if index >= choices.len() {
            let (seat, count) = (seat.index(), choices.len());
            return Err(KitError(format!(
                "player {seat} has {count} legal choices: there is no number {index}"
            )));
        }
        Ok(choices.swap_remove(index))
    }

    fn read(&self, seat: Seat, notation: &str) -> Result<G::Choice, KitError> {
        self.asked(seat)?;
        let known = notation.parse::<G::Choice>().ok();
        let choice = known.or_else(|| G::by_name(&self.state, seat, notation)).ok_or_else(|| {
            let short = notation.chars().take(80).collect::<String>();
            KitError(format!(
                "'{short}' is not a choice of {}: `legal_actions()` has those that may be made now",
                G::INFO.id
            ))
        })?;
        G::check(&self.state, seat, &choice).map_err(|refusal| {
            let why = in_words(Language::En, &refusal.message, Observer::Seat(seat));
            KitError(format!("'{notation}' is refused by {}: {why}", refusal.clause))
        })?;
        Ok(choice)
    }

    fn apply(&mut self, seat: Seat, choice: &G::Choice) {
        let mut journal = Journal::new();
        G::apply(&mut self.state, seat, choice, &mut self.chance, &mut journal);
        self.told = journal.into_entries();
        self.steps += 1;
    }
}

impl<G: Environment> Episode for Running<G> {
    fn game(&self) -> &'static str {
        G::INFO.id
    }

    fn players(&self) -> usize {
        G::players(&self.setup)
    }

    fn steps(&self) -> u64 {
        self.steps
    }

    fn asks(&self) -> SeatSet {
        G::asks(&self.state)
    }

    fn returns(&self) -> Option<Vec<f64>> {
        let outcome = G::outcome(&self.state)?;
        Some(Seat::all(self.players()).map(|seat| outcome.payoff(seat)).collect())
    }

    fn ending(&self, seat: Option<Seat>, language: Language) -> Option<String> {
        let observer = seat.map_or(Observer::Watcher, Observer::Seat);
        G::outcome(&self.state).map(|outcome| canvas::say_outcome(language, &outcome, &name, observer))
    }

    fn notations(&self, seat: Seat) -> Vec<String> {
        self.list(seat).iter().map(ToString::to_string).collect()
    }

    fn notation_at(&self, seat: Seat, index: usize) -> Result<String, KitError> {
        self.at(seat, index).map(|choice| choice.to_string())
    }

    fn choices(&self, seat: Seat, language: Language) -> Vec<Choice> {
        let say = |message: &Message| in_words(language, message, Observer::Seat(seat));
        let choice = |choice: &G::Choice| {
            let words = G::explain(&self.state, seat, choice);
            let (label, effect) = (say(&words.label), say(&words.effect));
            Choice { notation: choice.to_string(), label, effect, clause: words.clause.to_string() }
        };
        self.list(seat).iter().map(choice).collect()
    }

    fn encoded(&self, seat: Seat) -> Vec<i16> {
        let (choices, lens) = (self.list(seat), Lens::<G>::new(&self.state, seat));
        let mut rows = vec![0; choices.len() * G::COLUMNS];
        for (choice, row) in choices.iter().zip(rows.chunks_mut(G::COLUMNS)) {
            G::encode(&lens, choice, row);
        }
        rows
    }

    fn prompt(&self, seat: Seat, language: Language) -> String {
        let observer = Observer::Seat(seat);
        in_words(language, &G::prompt(&self.state, observer), observer)
    }

    fn told(&self, seat: Seat, language: Language) -> Vec<String> {
        let observer = Observer::Seat(seat);
        let told = self.told.iter().filter(|entry| entry.audience.admits(observer));
        told.map(|entry| in_words(language, &G::say_in(&self.state, &entry.event), observer)).collect()
    }

    fn step(&mut self, seat: Seat, notation: &str) -> Result<(), KitError> {
        let choice = self.read(seat, notation)?;
        self.apply(seat, &choice);
        Ok(())
    }

    fn step_at(&mut self, seat: Seat, index: usize) -> Result<(), KitError> {
        let choice = self.at(seat, index)?;
        self.apply(seat, &choice);
        Ok(())
    }

    fn state(&self) -> String {
        G::saved(&self.state)
    }

    fn view(&self, seat: Option<Seat>) -> String {
        let observer = seat.map_or(Observer::Watcher, Observer::Seat);
        serde_json::to_string(&G::view(&self.state, observer)).expect("a view is plain data")
    }

    fn observe(&self, seat: Seat, row: &mut [f32]) {
        G::observe(Lens::<G>::new(&self.state, seat).view(), seat, &mut Pen::new(row));
    }

    fn position(&self) -> Option<String> {
        G::in_full(&self.state)
    }

    fn resample(&self, seat: Seat, seed: u64) -> Box<dyn Episode> {
        let state = G::imagine(&self.state, seat, &mut rng(seed));
        Box::new(self.in_state(state, self.steps).with_chance(seed))
    }

    fn copy(&self, seed: Option<u64>) -> Box<dyn Episode> {
        let copy = self.clone();
        Box::new(match seed {
            None => copy,
            Some(seed) => copy.with_chance(seed),
        })
    }

    fn dumps(&self) -> String {
        read::dumps(self)
    }

    fn outcomes(&self, seat: Seat, notation: &str, most: usize, seed: u64) -> Result<Outcomes, KitError> {
        room(&format!("{most} games of {}", G::INFO.id), most, bytes::<G>())?;
        let choice = self.read(seat, notation)?;
        let fall = |chance: &mut Chance| {
            let (mut state, mut journal) = (self.state.clone(), Journal::new());
            G::apply(&mut state, seat, &choice, chance, &mut journal);
            (state, journal.into_entries())
        };
        let Ok(ways) = outcomes(most, fall) else { return Ok(None) };
        let mut merged = Vec::<(String, f64, Self)>::new();
        let mut places = std::collections::HashMap::new();
        for way in ways {
            let (state, told) = way.outcome;
            let text = G::saved(&state);
            if let Some(place) = places.get(&text) {
                let entry: &mut (String, f64, Self) = &mut merged[*place];
                entry.1 += way.odds;
                continue;
            }
            let number = seed.wrapping_add(merged.len() as u64);
            let after = Self { told, ..self.in_state(state, self.steps + 1) };
            places.insert(text.clone(), merged.len());
            merged.push((text, way.odds, after.with_chance(number)));
        }
        let way =
            |(_, probability, after): (String, f64, Self)| Way { probability, episode: Box::new(after) };
        Ok(Some(merged.into_iter().map(way).collect()))
    }

    fn advise(&self, seat: Seat, bot: &str, seed: Option<u64>) -> Result<String, KitError> {
        self.asked(seat)?;
        let minds = G::minds();
        let bot = minds.bot(bot).map_err(KitError::new)?;
        // Words of a hash: they say nothing of the stream that the game draws from.
        let words = self
            .first
            .0
            .chunks_exact(8)
            .map(|word| word.iter().fold(0, |sum, byte| sum << 8 | u64::from(*byte)));
        let own = || bots::mix(0, &words.collect::<Vec<_>>());
        let seed = bots::mix(seed.unwrap_or_else(own), &[self.steps, seat.index() as u64]);
        let choice = bots::choose::<G>(&self.state, seat, &bot, seed);
        let choice = choice.ok_or_else(|| KitError::new("the bot has nothing to say"))?;
        Ok(choice.to_string())
    }

    fn anew(&self, seed: Option<u64>) -> Box<dyn Episode> {
        let seed = seed.map_or(self.first, Seed::from_number);
        Box::new(Self::start(self.setup.clone(), seed))
    }
}
