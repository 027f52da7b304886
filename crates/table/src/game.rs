//! The contract of a game.

use std::collections::BTreeMap;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::flaw::Flaw;
use crate::{
    Brings, Chance, Clause, Fault, Journal, Message, Observer, Outcome, Refusal, Remark, Rng, Seat, SeatSet,
    SetupError, Talk, Way,
};

/// Facts about a game, known before it is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Info {
    /// The game's id, also its crate's name and its rulebook's: `journey`.
    pub id: &'static str,
    /// The fewest players.
    pub least: usize,
    /// The most players.
    pub most: usize,
    /// Raised whenever the same choices could lead to another state than before.
    pub rules_version: u32,
    /// Raised whenever the same state is spelled otherwise in JSON than before: see [`Game::respell`]. Not a change of
    /// rules.
    pub state_version: u32,
    /// True if all players win or lose together.
    pub cooperative: bool,
}

/// An option that can be chosen when a table is made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GameOption {
    /// The option's id. Its name is the message `GAME-option-ID`, its help `GAME-option-ID.help`.
    pub id: &'static str,
    /// The values it can have, by id. A value's name is the message `GAME-option-ID-VALUE`.
    pub values: Vec<String>,
    /// The value taken when none is given.
    pub default: String,
    /// The clause behind the option, if there is one.
    pub clause: Option<Clause>,
}

/// A request for a set-up: checked and completed into the game's own.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SetupRequest {
    /// The number of seats.
    pub players: usize,
    /// Option values by option id; missing ones take their defaults.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

impl SetupRequest {
    /// A table of `players` with every option at its default.
    pub fn players(players: usize) -> Self {
        Self { players, options: BTreeMap::new() }
    }

    /// The same with one option set.
    #[must_use]
    pub fn option(mut self, id: &str, value: &str) -> Self {
        self.options.insert(id.to_owned(), value.to_owned());
        self
    }

    /// The value of each of `known`, after checking number of players, ids and values.
    ///
    /// # Errors
    /// All at once: a number of players, options and values that the game does not know.
    pub fn resolve(
        &self,
        info: &Info,
        known: &[GameOption],
    ) -> Result<BTreeMap<&'static str, String>, SetupError> {
        let (values, faults) = self.settle(info, known);
        SetupError::unless_none(faults).map(|()| values)
    }

    /// The same for a game that finds faults of its own besides: a faulty option takes its default, and the fault is
    /// returned.
    pub fn settle(&self, info: &Info, known: &[GameOption]) -> (BTreeMap<&'static str, String>, Vec<Fault>) {
        let mut faults = Vec::new();
        if !(info.least..=info.most).contains(&self.players) {
            faults.extend(SetupError::players(self.players, info.least, info.most).faults);
        }
        let strange = |id: &&String| known.iter().all(|option| option.id != **id);
        for option in self.options.keys().filter(strange) {
            faults.extend(SetupError::unknown_option(option).faults);
        }
        let mut value_of = |option: &GameOption| {
            let value = match self.options.get(option.id) {
                Some(value) if option.values.contains(value) => value,
                Some(value) => {
                    let values = option.values.iter().map(String::as_str);
                    faults.extend(SetupError::bad_value(option.id, value, values).faults);
                    &option.default
                }
                None => &option.default,
            };
            (option.id, value.clone())
        };
        let values = known.iter().map(&mut value_of).collect();
        (values, faults)
    }
}

/// The words of a choice: label, effect, clause.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Explanation {
    /// The choice's name, as on a button.
    pub label: Message,
    /// The effect of the choice.
    pub effect: Message,
    /// The clause that allows it.
    pub clause: Clause,
}

impl Explanation {
    /// The words of a choice: its label, its effect, and the clause that allows it.
    pub const fn new(label: Message, effect: Message, clause: Clause) -> Self {
        Self { label, effect, clause }
    }
}

/// Words for a choice that is none here: that it is none.
impl From<Refusal> for Explanation {
    fn from(Refusal { clause, message }: Refusal) -> Self {
        Self::new(message.clone(), message, clause)
    }
}

/// The rules of one game.
///
/// A game is a state machine that waits for **one small decision at a time**. Its state is plain data: no
/// clocks, no I/O, no closures; every moment can be saved, cloned, searched and explained.
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// Facts that come from files: cards, maps, sheets. Checked when they are loaded.
    type Data: Send + Sync + 'static;
    /// Everything a game is started from: validated, and complete without the data files.
    type Setup: Clone + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// The whole truth about a game at one moment.
    type State: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// A small decision. `Display` and `FromStr` are its stable notation.
    type Choice: Clone + Debug + PartialEq + Eq + Hash + Display + FromStr + Send + Sync;
    /// The view of one observer.
    type View: Debug + PartialEq + Serialize + Send + Sync;
    /// Something that happened.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;

    /// Facts about the game, known before it is set up.
    const INFO: Info;

    /// The options a table of this game has, with the values that `data` offers.
    fn options(data: &Self::Data) -> Vec<GameOption>;

    /// Checks and completes a request.
    ///
    /// # Errors
    /// When the players or an option do not fit the game.
    fn setup(data: &Self::Data, request: &SetupRequest) -> Result<Self::Setup, SetupError>;

    /// The number of seats of the set-up.
    fn players(setup: &Self::Setup) -> usize;

    /// Checks of a set-up from a file, beyond its types and the number of seats.
    ///
    /// # Errors
    /// What it does not fulfil, for whoever mends the file.
    fn fits(_setup: &Self::Setup) -> Result<(), &'static str> {
        Ok(())
    }

    /// Texts that a table or a seat may hand in before the game begins, for this set-up: a deck, a pack, a position.
    fn brings(_setup: &Self::Setup) -> Vec<Brings> {
        Vec::new()
    }

    /// Puts a text that was handed in into the set-up: one of [`brings`](Self::brings), by `seat`, or by the table
    /// when it is nobody's. Handed in again, it takes the place of the one before. With faults (all of them at once,
    /// each with its line), the set-up is as it was.
    fn bring(
        _data: &Self::Data,
        _setup: &mut Self::Setup,
        _seat: Option<Seat>,
        id: &str,
        _text: &str,
    ) -> Vec<Fault> {
        vec![Fault::new(Message::new("setup-brings-unknown").with("id", id.to_owned()))]
    }

    /// The stored form of a text that was [accepted](Self::bring), without the parts that are ignored when it is read
    /// (remarks, notes). Read again it is the same.
    fn as_read(_data: &Self::Data, _id: &str, text: &str) -> String {
        text.to_owned()
    }

    /// Makes games of this set-up begin at a position that was written down, in the words of the game:
    /// [`lines`](Self::lines).
    ///
    /// # Errors
    /// Why they cannot, with the line. By default, that the game has no such texts.
    fn begin_at(_setup: &mut Self::Setup, _text: &str) -> Result<(), Flaw> {
        Err(Flaw::whole("this game does not begin from a position"))
    }

    /// The texts that must still be handed in before the game can begin, by whom: `None` is the table.
    fn lacks(_setup: &Self::Setup) -> Vec<(Option<Seat>, &'static str)> {
        Vec::new()
    }

    /// Restores the parts of a state that are not stored with it: packs and decks, which come from the set-up and lie
    /// beside the state (`#[serde(skip)]`), so that no fingerprint and no snapshot carries them. [`start`](Self::start)
    /// makes a state that has them.
    fn furnish(_setup: &Self::Setup, _state: &mut Self::State) {}

    /// The JSON of a state, as it is kept and hashed. [`saved_here!`](crate::saved_here) compiles it with the rules.
    fn saved(state: &Self::State) -> String {
        crate::kit::saved(state)
    }

    /// The state whose JSON this is, not furnished. [`saved_here!`](crate::saved_here) compiles it with the rules.
    ///
    /// # Errors
    /// What does not fit.
    fn read_saved(json: &Value) -> Result<Self::State, crate::kit::ReadError> {
        Self::State::deserialize(json)
    }

    /// The JSON of a state that `version` (below [`Info::state_version`]) has spelled, spelled as now. May be a part
    /// of a state, as a merge patch is.
    ///
    /// # Errors
    /// What cannot be spelled as now.
    fn respell(_state: Value, version: u32) -> Result<Value, String> {
        Err(format!("nobody knows how version {version} has spelled a state"))
    }

    /// The JSON of a state as `version` (below [`Info::state_version`]) has spelled it, byte for byte: so fingerprints
    /// that were written down then are checked. `None`: nobody knows.
    fn former(_state: &Self::State, _version: u32) -> Option<String> {
        None
    }

    /// The state before the first decision.
    fn start(setup: &Self::Setup, chance: &mut Chance, journal: &mut Journal<Self::Event>) -> Self::State;

    /// The seats that owe a decision now: several when the book says 'at the same time', none when the
    /// game is over.
    fn asks(state: &Self::State) -> SeatSet;

    /// The message that tells `observer` who must do what. Must not depend on what `observer` may not know.
    fn prompt(state: &Self::State, observer: Observer) -> Message;

    /// Every choice a player at `seat` might think of here, legal or not: the table dims and explains the others.
    /// Contains every legal choice. The default is: just the legal ones.
    fn candidates(state: &Self::State, seat: Seat, out: &mut Vec<Self::Choice>) {
        Self::choices(state, seat, out);
    }

    /// Every legal choice of `seat`, in a stable order. Empty when `seat` owes no decision.
    fn choices(state: &Self::State, seat: Seat, out: &mut Vec<Self::Choice>);

    /// Checks whether `choice` is legal for `seat`.
    ///
    /// # Errors
    /// The refusal, with the clause it rests on. Must be `Ok` for just the choices that
    /// [`choices`](Self::choices) lists.
    fn check(state: &Self::State, seat: Seat, choice: &Self::Choice) -> Result<(), Refusal>;

    /// Applies `choice`, which [`check`](Self::check) allowed, and runs on until somebody must decide again.
    fn apply(
        state: &mut Self::State,
        seat: Seat,
        choice: &Self::Choice,
        chance: &mut Chance,
        journal: &mut Journal<Self::Event>,
    );

    /// The words of a choice: label, effect, clause.
    fn explain(state: &Self::State, seat: Seat, choice: &Self::Choice) -> Explanation;

    /// Choices of `seat` that may follow `choice`, for a table that shows these before it is made. Only such as need no
    /// chance and follow from what `seat` may know; the default tells nothing.
    fn ahead(_state: &Self::State, _seat: Seat, _choice: &Self::Choice) -> Vec<Self::Choice> {
        Vec::new()
    }

    /// The sequences of choices that `seat` may make in one go, the first an answer to what it is asked now. Up to the
    /// last of each nothing is drawn, nothing is revealed to that seat, and nobody else is asked, so that all of it may be sent
    /// as one; the table lights where one begins. The default tells of none.
    fn ways(_state: &Self::State, _seat: Seat) -> Vec<Way<Self::Choice>> {
        Vec::new()
    }

    /// The view of `observer`.
    fn view(state: &Self::State, observer: Observer) -> Self::View;

    /// A full state that fits everything `seat` knows, for searches to sample. It keeps all that the seat knows and
    /// depends on nothing else but `rng`: put what is unseen in order before you shuffle it. The default fits games in
    /// which nothing is hidden.
    fn imagine(state: &Self::State, _seat: Seat, _rng: &mut Rng) -> Self::State {
        state.clone()
    }

    /// The outcome, once the game is over.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// The chapters of a campaign that are won at this table, by the values of the option that names them. None where the game has no
    /// campaign.
    fn behind(_state: &Self::State) -> Vec<String> {
        Vec::new()
    }

    /// An event in words.
    fn say(event: &Self::Event) -> Message;

    /// An event in words, where these need facts beside the state: names from a pack. The default asks
    /// [`say`](Self::say).
    fn say_in(_state: &Self::State, event: &Self::Event) -> Message {
        Self::say(event)
    }

    /// The players' ways to speak now, and the remarks `seat` is offered where they may not speak freely. Must not depend
    /// on anything that a watcher may not know: what is offered would tell it.
    fn talk(_state: &Self::State, _seat: Seat) -> Talk {
        Talk::Free
    }

    /// A remark from its notation: one that [`talk`](Self::talk) offered, now or long ago. `None` when it is none
    /// of this game.
    fn remark(_notation: &str) -> Option<Remark> {
        None
    }

    /// A choice as people write it by hand, in a scenario: names where the notation has numbers for them. `None` when
    /// it is nothing but notation.
    fn by_name(_state: &Self::State, _seat: Seat, _text: &str) -> Option<Self::Choice> {
        None
    }

    /// The table in lines that people can read, for scenarios. The whole truth, never for a player.
    fn lines(_state: &Self::State) -> Vec<String> {
        Vec::new()
    }

    /// The table as a text from which a game can [begin](Self::begin_at): everything, secrets too. The game that begins there is at
    /// the same moment.
    fn in_full(_state: &Self::State) -> Option<String> {
        None
    }

    /// True if [lines](Self::lines) of this game could have this word, beside numbers. So a misspelt name is reported to
    /// an author who expects that something is *not* there.
    fn knows(_state: &Self::State, _word: &str) -> bool {
        true
    }

    /// Counts of things that the game never makes or loses (dice, cards, figures), by name.
    fn conserved(_state: &Self::State) -> Vec<(&'static str, i64)> {
        Vec::new()
    }

    /// An upper bound of the choices in a game: a game that passes it does not end.
    const LONGEST: usize;
}

/// The JSON of a state, as a value. By its text, so that states are written by one copy of code.
pub(crate) fn value_of<G: Game>(state: &G::State) -> Value {
    serde_json::from_str(&G::saved(state)).expect("what was just written is JSON")
}

/// Reads the JSON of a state, as `version` has spelled it, and furnishes it.
pub(crate) fn read_state<G: Game>(setup: &G::Setup, json: Value, version: u32) -> Result<G::State, String> {
    let json = respelled::<G>(json, version)?;
    let mut state = G::read_saved(&json).map_err(|error| error.to_string())?;
    G::furnish(setup, &mut state);
    Ok(state)
}

/// The JSON of a state, or of a part of one, spelled as now.
pub(crate) fn respelled<G: Game>(json: Value, version: u32) -> Result<Value, String> {
    let now = G::INFO.state_version;
    match version.cmp(&now) {
        std::cmp::Ordering::Equal => Ok(json),
        std::cmp::Ordering::Less => G::respell(json, version),
        std::cmp::Ordering::Greater => Err(format!(
            "the state is spelled by version {version}, and here only versions up to {now} are known"
        )),
    }
}

/// Reads a set-up that was stored, or written by hand, unlike one that [`Game::setup`] just made.
pub(crate) fn read_setup<G: Game>(kept: &Value) -> Result<G::Setup, String> {
    let setup = G::Setup::deserialize(kept).map_err(|error| error.to_string())?;
    let (players, Info { least, most, .. }) = (G::players(&setup), G::INFO);
    if !(least..=most).contains(&players) {
        return Err(format!("{players} players: the game is for {least} to {most}"));
    }
    G::fits(&setup)?;
    Ok(setup)
}
