//! One running game, for Python.

use std::collections::BTreeMap;

use canvas::Language;
use kit::{Engine, Episode, Request, engine};
use numpy::{IntoPyArray, PyArray1, PyArray2, PyArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use table::Seat;

use crate::wrong;

type Row<'py> = Bound<'py, PyArray1<f32>>;

/// What `make` and `Batch` are asked for.
pub fn request(
    players: usize,
    options: Option<BTreeMap<String, String>>,
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
    Ok(Request { players, options: options.unwrap_or_default(), position, brought, seed })
}

/// Begins a game.
#[pyfunction]
#[pyo3(signature = (game, players = 0, options = None, seed = 0, position = None, bring = None))]
pub fn make(
    game: &str,
    players: usize,
    options: Option<BTreeMap<String, String>>,
    seed: u64,
    position: Option<String>,
    bring: Option<Vec<(Option<usize>, String, String)>>,
) -> PyResult<Game> {
    let (engine, request) = (engine(game).map_err(wrong)?, request(players, options, position, bring, seed)?);
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

/// A running game.
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

    /// Begins anew, with another seed if one is given, or else with that of the beginning: a copy and a game that was read do, too.
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
        if let Ok(text) = action.extract::<String>() {
            return self.episode.step(seat, &text).map_err(wrong);
        }
        let index = action.extract::<usize>();
        let index =
            index.map_err(|_| PyValueError::new_err("an action is a text, or a place in `legal_actions`"))?;
        self.episode.step_at(seat, index).map_err(wrong)
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

    /// Another game that fits all that a player knows, with chance of its own.
    #[pyo3(signature = (player = None, seed = 0))]
    fn resample(&self, player: Option<usize>, seed: u64) -> PyResult<Self> {
        Ok(self.other(self.episode.resample(self.seat(player)?, seed)))
    }

    /// A copy. It knows what chance will bring, as this game does; with a seed it has chance of its own.
    #[pyo3(signature = (seed = None))]
    fn clone(&self, seed: Option<u64>) -> Self {
        self.other(self.episode.copy(seed))
    }

    /// The ways in which chance can fall after a choice: (probability, game) each, equal games as one; None where there are more
    /// than `most`.
    #[pyo3(signature = (action, player = None, most = 10_000, seed = 0))]
    fn chance_outcomes(
        &self,
        py: Python<'_>,
        action: &str,
        player: Option<usize>,
        most: usize,
        seed: u64,
    ) -> PyResult<Option<Vec<(f64, Self)>>> {
        let seat = self.seat(player)?;
        let found = py.detach(|| self.episode.outcomes(seat, action, most, seed)).map_err(wrong)?;
        Ok(found.map(|ways| ways.into_iter().map(|way| (way.probability, self.other(way.episode))).collect()))
    }

    /// One of the ways in which chance can fall after a choice.
    #[pyo3(signature = (action, player = None, seed = 0))]
    fn chance_sample(&self, action: &str, player: Option<usize>, seed: u64) -> PyResult<Self> {
        let mut after = self.episode.copy(Some(seed));
        after.step(self.seat(player)?, action).map_err(wrong)?;
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
