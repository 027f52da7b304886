//! One running game, for Python.

use std::collections::BTreeMap;

use canvas::Language;
use kit::{Engine, Episode, Request, engine};
use numpy::{IntoPyArray, PyArray1, PyArray2, PyArrayMethods};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyInt};
use table::Seat;

use crate::wrong;

type Row<'py> = Bound<'py, PyArray1<f32>>;

/// The options of a table as somebody who writes Python gives them: a number is its digits, True is `on` or `yes`.
pub type Options<'py> = BTreeMap<String, Bound<'py, PyAny>>;

/// The word for True or False among the values of an option.
fn flag(engine: &dyn Engine, id: &str, set: bool) -> String {
    let words = if set { ["on", "yes"] } else { ["off", "no"] };
    let option = engine.options().into_iter().find(|option| option.id == id);
    let known =
        |word: &&str| option.as_ref().is_some_and(|option| option.values.iter().any(|value| value == word));
    words.into_iter().find(known).unwrap_or(words[0]).to_owned()
}

fn options_in_words(engine: &dyn Engine, options: Options<'_>) -> PyResult<BTreeMap<String, String>> {
    let in_words = |(id, value): (String, Bound<'_, PyAny>)| {
        let text = if value.is_instance_of::<PyBool>() {
            flag(engine, &id, value.is_truthy()?)
        } else if value.is_instance_of::<PyInt>() {
            value.str()?.extract()?
        } else {
            let unfit = |_| PyTypeError::new_err(format!("the value of option '{id}' is a text: {value}"));
            value.extract().map_err(unfit)?
        };
        Ok((id, text))
    };
    options.into_iter().map(in_words).collect()
}

/// What `make` and `Batch` are asked for.
pub fn request(
    engine: &dyn Engine,
    players: usize,
    options: Option<Options<'_>>,
    position: Option<String>,
    bring: Option<Vec<(Option<usize>, String, String)>>,
    seed: u64,
) -> PyResult<Request> {
    let seat = |(player, id, text): (Option<usize>, String, String)| match player {
        Some(player) if player >= table::MAX_SEATS => {
            Err(PyValueError::new_err(format!("there is no player {player}")))
        }
        player => Ok((player.map(Seat::new), id, text)),
    };
    let brought = bring.unwrap_or_default().into_iter().map(seat).collect::<PyResult<_>>()?;
    let options = options_in_words(engine, options.unwrap_or_default())?;
    Ok(Request { players, options, position, brought, seed })
}

/// A new game.
///
/// game: `journey`, `tricks`, `war`, `quest` or `wizards`.
/// players: 0 means those of the position, or the fewest from two on.
/// options: of the table, by id; `bree.spec(game)["options"]` lists them with their values.
/// seed: the same seed and the same choices are the same game.
/// position: a text of `Game.position()`, at which the game begins.
/// bring: what players hand in, `[(player, "deck", text)]`; bots bring what is missing.
#[pyfunction]
#[pyo3(signature = (game, players = 0, options = None, seed = 0, position = None, bring = None))]
pub fn make(
    game: &str,
    players: usize,
    options: Option<Options<'_>>,
    seed: u64,
    position: Option<String>,
    bring: Option<Vec<(Option<usize>, String, String)>>,
) -> PyResult<Game> {
    let engine = engine(game).map_err(wrong)?;
    let request = request(engine, players, options, position, bring, seed)?;
    let episode = engine.make(&request).map_err(wrong)?;
    Ok(Game { engine, episode })
}

/// A game that `Game.dumps` has written.
#[pyfunction]
pub fn loads(text: &str) -> PyResult<Game> {
    let kept = serde_json::from_str::<serde_json::Value>(text);
    let kept = kept.map_err(|error| PyValueError::new_err(format!("no text of a game: {error}")))?;
    let id = kept.get("game").and_then(|id| id.as_str()).unwrap_or_default();
    let engine = engine(id).map_err(wrong)?;
    let episode = engine.loads(text).map_err(wrong)?;
    Ok(Game { engine, episode })
}

fn language(code: &str) -> PyResult<Language> {
    Language::from_tag(code).ok_or_else(|| PyValueError::new_err(format!("'{code}': say 'es' or 'en'")))
}

/// A running game, made by `bree.make`.
///
/// Players are counted from 0. A method that takes `player` means whoever decides now where none is given; `legal_actions()[i]` and
/// `i` are the same choice. `state_json` and `position` are the whole truth; what one player sees is `view_json`, `observation`.
#[pyclass(module = "bree._bree")]
pub struct Game {
    engine: &'static dyn Engine,
    episode: Box<dyn Episode>,
}

impl Game {
    fn seat(&self, player: Option<usize>) -> PyResult<Seat> {
        let players = self.episode.players();
        match player {
            Some(player) if player < players => Ok(Seat::new(player)),
            Some(player) => Err(PyValueError::new_err(format!(
                "there is no player {player}: players are 0 to {}",
                players - 1
            ))),
            None => self.episode.asks().first().ok_or_else(|| PyValueError::new_err("the game is over")),
        }
    }

    /// The player whose choices are listed; nobody once the game is over.
    fn asked(&self, player: Option<usize>) -> PyResult<Option<Seat>> {
        match player {
            None => Ok(self.episode.asks().first()),
            player => self.seat(player).map(Some),
        }
    }

    fn other(&self, episode: Box<dyn Episode>) -> Self {
        Self { engine: self.engine, episode }
    }

    /// A choice in notation, given so or by its place in the list.
    fn notation(&self, seat: Seat, action: &Bound<'_, PyAny>) -> PyResult<String> {
        match action_of(action)? {
            Action::Text(text) => Ok(text),
            Action::Place(index) => self.episode.notation_at(seat, index).map_err(wrong),
        }
    }
}

/// A choice as it is given.
enum Action {
    Text(String),
    Place(usize),
}

fn action_of(action: &Bound<'_, PyAny>) -> PyResult<Action> {
    if let Ok(text) = action.extract() {
        return Ok(Action::Text(text));
    }
    let place = action.extract().map(Action::Place);
    place.map_err(|_| PyValueError::new_err("an action is a text, or a place in `legal_actions`"))
}

#[pymethods]
impl Game {
    /// The game's id.
    #[getter]
    fn game(&self) -> &'static str {
        self.episode.game()
    }

    /// The number of players.
    #[getter]
    fn num_players(&self) -> usize {
        self.episode.players()
    }

    /// The number of choices made.
    #[getter]
    fn num_steps(&self) -> u64 {
        self.episode.steps()
    }

    /// The names of the tensors that `observation` gives.
    #[getter]
    fn observation_names(&self) -> Vec<&'static str> {
        self.engine.tensors().iter().map(|tensor| tensor.name).collect()
    }

    /// Begins anew, with another seed if one is given, or else with that of the beginning, which is the same game again: a copy and a
    /// game that was read do, too.
    #[pyo3(signature = (seed = None))]
    fn reset(&mut self, seed: Option<u64>) {
        self.episode = self.episode.anew(seed);
    }

    /// The player who decides; -4 at the end, as OpenSpiel has it. Where several owe a decision at the same time, the first of them.
    fn current_player(&self) -> i32 {
        self.episode.asks().first().map_or(-4, |seat| seat.index() as i32)
    }

    /// All players who owe a decision now.
    fn players_to_move(&self) -> Vec<usize> {
        self.episode.asks().iter().map(Seat::index).collect()
    }

    /// True once the game is over.
    fn is_terminal(&self) -> bool {
        self.episode.asks().is_empty()
    }

    /// The payoff of each player, from 0 to 1; zeros before the end.
    fn returns(&self) -> Vec<f64> {
        self.episode.returns().unwrap_or_else(|| vec![0.0; self.episode.players()])
    }

    /// Why the game ended and who won it, as a sentence for a player; None before the end. No player: for somebody who watches.
    #[pyo3(signature = (lang = "en", player = None))]
    fn ending(&self, lang: &str, player: Option<usize>) -> PyResult<Option<String>> {
        let seat = player.map(|player| self.seat(Some(player))).transpose()?;
        Ok(self.episode.ending(seat, language(lang)?))
    }

    /// The legal choices of a player, in the game's notation; none once the game is over.
    #[pyo3(signature = (player = None))]
    fn legal_actions(&self, player: Option<usize>) -> PyResult<Vec<String>> {
        Ok(self.asked(player)?.map_or_else(Vec::new, |seat| self.episode.notations(seat)))
    }

    /// The legal choices in words: dicts with action, label, effect (may be empty), sentence (effect, or else label) and clause.
    #[pyo3(signature = (player = None, lang = "en"))]
    fn explain<'py>(
        &self,
        py: Python<'py>,
        player: Option<usize>,
        lang: &str,
    ) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let language = language(lang)?;
        let choices = self.asked(player)?.map_or_else(Vec::new, |seat| self.episode.choices(seat, language));
        let told = |choice: kit::Choice| {
            let all = PyDict::new(py);
            // Where the label says all there is no effect.
            let sentence =
                if choice.effect.is_empty() { choice.label.clone() } else { choice.effect.clone() };
            all.set_item("action", choice.notation)?;
            all.set_item("sentence", sentence)?;
            all.set_item("label", choice.label)?;
            all.set_item("effect", choice.effect)?;
            all.set_item("clause", choice.clause)?;
            Ok(all)
        };
        choices.into_iter().map(told).collect()
    }

    /// The legal choices as numbers: `[n, action_width]`, int16.
    #[pyo3(signature = (player = None))]
    fn legal_rows<'py>(&self, py: Python<'py>, player: Option<usize>) -> PyResult<Bound<'py, PyArray2<i16>>> {
        let rows = self.asked(player)?.map_or_else(Vec::new, |seat| self.episode.encoded(seat));
        let columns = self.engine.columns();
        let count = rows.len() / columns;
        rows.into_pyarray(py).reshape([count, columns])
    }

    /// What a player is asked, as a sentence.
    #[pyo3(signature = (player = None, lang = "en"))]
    fn prompt(&self, player: Option<usize>, lang: &str) -> PyResult<String> {
        Ok(self.episode.prompt(self.seat(player)?, language(lang)?))
    }

    /// What the last choice brought about, as far as this player is told: sentences.
    #[pyo3(signature = (player, lang = "en"))]
    fn told(&self, player: usize, lang: &str) -> PyResult<Vec<String>> {
        Ok(self.episode.told(self.seat(Some(player))?, language(lang)?))
    }

    /// Makes a choice: in notation, or by its place in `legal_actions`.
    #[pyo3(signature = (action, player = None))]
    fn step(&mut self, action: &Bound<'_, PyAny>, player: Option<usize>) -> PyResult<()> {
        let seat = self.seat(player)?;
        match action_of(action)? {
            Action::Text(text) => self.episode.step(seat, &text),
            Action::Place(index) => self.episode.step_at(seat, index),
        }
        .map_err(wrong)
    }

    /// The whole truth, as JSON.
    fn state_json(&self) -> String {
        self.episode.state()
    }

    /// What a player sees, as JSON; None is somebody who watches.
    #[pyo3(signature = (player = None))]
    fn view_json(&self, player: Option<usize>) -> PyResult<String> {
        let seat = player.map(|player| self.seat(Some(player))).transpose()?;
        Ok(self.episode.view(seat))
    }

    /// What a player sees, as one row of numbers.
    #[pyo3(signature = (player = None))]
    fn observation_tensor<'py>(&self, py: Python<'py>, player: Option<usize>) -> PyResult<Row<'py>> {
        let (seat, mut row) = (self.seat(player)?, vec![0.0; self.engine.width()]);
        self.episode.observe(seat, &mut row);
        Ok(row.into_pyarray(py))
    }

    /// What a player sees, as tensors by name.
    #[pyo3(signature = (player = None))]
    fn observation<'py>(&self, py: Python<'py>, player: Option<usize>) -> PyResult<Bound<'py, PyDict>> {
        let row = self.observation_tensor(py, player)?;
        let all = PyDict::new(py);
        for tensor in self.engine.tensors() {
            let part = row.get_item(pyo3::types::PySlice::new(
                py,
                tensor.offset as isize,
                (tensor.offset + tensor.len()) as isize,
                1,
            ))?;
            all.set_item(tensor.name, part.call_method1("reshape", (tensor.shape.clone(),))?)?;
        }
        Ok(all)
    }

    /// The position as text, from which `make` begins; None where this moment has no text.
    fn position(&self) -> Option<String> {
        self.episode.position()
    }

    /// Another game that fits all that a player knows (None: whoever decides), with chance of its own. The same seed is the same
    /// world: give each of many another one.
    #[pyo3(signature = (player, seed))]
    fn resample(&self, player: Option<usize>, seed: u64) -> PyResult<Self> {
        Ok(self.other(self.episode.resample(self.seat(player)?, seed)))
    }

    /// A copy. It knows what chance will bring, as this game does; with a seed it has chance of its own.
    #[pyo3(signature = (seed = None))]
    fn clone(&self, seed: Option<u64>) -> Self {
        self.other(self.episode.copy(seed))
    }

    /// The ways in which chance can fall after a choice: (probability, game) each, equal games as one; None where there are more
    /// than `most`. The games have chance of their own, by `seed`.
    #[pyo3(signature = (action, most = 10_000, player = None, seed = 0))]
    fn chance_outcomes(
        &self,
        py: Python<'_>,
        action: &Bound<'_, PyAny>,
        most: usize,
        player: Option<usize>,
        seed: u64,
    ) -> PyResult<Option<Vec<(f64, Self)>>> {
        let seat = self.seat(player)?;
        let action = self.notation(seat, action)?;
        let found = py.detach(|| self.episode.outcomes(seat, &action, most, seed)).map_err(wrong)?;
        Ok(found.map(|ways| ways.into_iter().map(|way| (way.probability, self.other(way.episode))).collect()))
    }

    /// One of the ways in which chance can fall after a choice. The same seed is the same way: give each of many another one.
    #[pyo3(signature = (action, seed, player = None))]
    fn chance_sample(&self, action: &Bound<'_, PyAny>, seed: u64, player: Option<usize>) -> PyResult<Self> {
        let seat = self.seat(player)?;
        let action = self.notation(seat, action)?;
        let mut after = self.episode.copy(Some(seed));
        after.step(seat, &action).map_err(wrong)?;
        Ok(self.other(after))
    }

    /// A bot's choice, in notation: a level (`random`, `easy`, `fair`, `hard`) or a skill. What it draws is seeded by `seed` (None: that
    /// with which this game began), by `num_steps` and by the player: the same game at the same moment gets the same choice, and one
    /// seed for a whole game is right.
    #[pyo3(signature = (bot = "fair", player = None, seed = None))]
    fn advise(
        &self,
        py: Python<'_>,
        bot: &str,
        player: Option<usize>,
        seed: Option<u64>,
    ) -> PyResult<String> {
        let seat = self.seat(player)?;
        py.detach(|| self.episode.advise(seat, bot, seed)).map_err(wrong)
    }

    /// The whole game as text: set-up, beginning, state, what was told last, and its chance.
    fn dumps(&self) -> String {
        self.episode.dumps()
    }

    /// True if both are the same game in the same state, whatever chance has still to bring.
    fn __eq__(&self, other: &Self) -> bool {
        self.episode.same(other.episode.as_ref())
    }

    fn __copy__(&self) -> Self {
        self.clone(None)
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone(None)
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (String,))> {
        let loads = slf.py().import("bree")?.getattr("loads")?;
        Ok((loads.unbind(), (slf.borrow().dumps(),)))
    }

    fn __repr__(&self) -> String {
        let (game, steps) = (self.game(), self.num_steps());
        match self.is_terminal() {
            true => format!("<bree.Game {game}: over after {steps} choices, {:?}>", self.returns()),
            false => {
                format!("<bree.Game {game}: {steps} choices made, player {} decides>", self.current_player())
            }
        }
    }
}
