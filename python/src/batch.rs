//! Many games at once, for Python: the arrays are NumPy's, and Rust writes into them.

use kit::{Arrays, Engine, Size, engine};
use numpy::{PyArray1, PyArray2, PyArrayDyn, PyArrayMethods, PyReadonlyArray1};
use pyo3::exceptions::{PyOverflowError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PySlice};

use crate::game::{Options, request};
use crate::wrong;

/// Many games that step at once, over all cores. A game that ends begins anew.
///
/// game, players, options, position, bring: as in `bree.make`. n: how many. seed: the same seed is the same games.
/// legal_actions, observations: True for the arrays of these names; without it they are None.
/// max_legal_actions: the most choices that are offered; None: `bree.spec(game)["max_legal_actions"]`.
/// parallel: False keeps to one core.
///
/// The arrays are made once, and written anew by each `step`: copy what is to be kept.
#[pyclass(module = "bree._bree", subclass)]
pub struct Batch {
    engine: &'static dyn Engine,
    batch: Box<dyn kit::Batch>,
    /// The player who decides in each game, int32 [n].
    #[pyo3(get)]
    current_player: Py<PyArray1<i32>>,
    /// The number of choices offered in each game, int32 [n].
    #[pyo3(get)]
    num_legal: Py<PyArray1<i32>>,
    /// The choices offered, int16 [n, most] of numbers, or [n, most, action_width] of rows; None if not wanted.
    #[pyo3(get)]
    legal_actions: Option<Py<PyArrayDyn<i16>>>,
    /// What each player got with the last choice, float32 [n, players].
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    /// True where the last choice ended the game, uint8 [n].
    #[pyo3(get)]
    done: Py<PyArray1<u8>>,
    /// What the player who decides sees, float32 [n, observation_size]; None if not wanted.
    #[pyo3(get)]
    observations: Option<Py<PyArray2<f32>>>,
}

/// A number of games. One that no machine word holds is as wrong as any that is too large.
fn number(n: &Bound<'_, PyAny>) -> PyResult<usize> {
    match n.extract::<usize>() {
        Err(error) if error.is_instance_of::<PyOverflowError>(n.py()) => {
            Ok(if n.lt(0)? { 0 } else { usize::MAX })
        }
        read => read,
    }
}

/// Places in the lists of choices, from whole numbers of any kind.
fn places(index: &Bound<'_, PyAny>) -> PyResult<Vec<i32>> {
    let array = index.py().import("numpy")?.call_method1("asarray", (index,))?;
    let dtype = array.getattr("dtype")?;
    if !matches!(dtype.getattr("kind")?.extract::<char>()?, 'i' | 'u') {
        let why =
            format!("`step` takes whole numbers, one for each game, and no {dtype}: `.astype(np.int32)`");
        return Err(PyTypeError::new_err(why));
    }
    let wide = array.call_method1("astype", ("int64", "C"))?;
    let wide = wide.extract::<PyReadonlyArray1<'_, i64>>();
    let one_row = |_| PyValueError::new_err("`step` takes one row of whole numbers, one for each game");
    let wide = wide.map_err(one_row)?;
    let narrow = |(game, place): (usize, &i64)| {
        let beyond = |_| PyValueError::new_err(format!("game {game}: there is no number {place}"));
        i32::try_from(*place).map_err(beyond)
    };
    wide.as_slice()?.iter().enumerate().map(narrow).collect()
}

impl Batch {
    /// Writes the arrays: as the games stand, or after a choice in each.
    fn write(&mut self, py: Python<'_>, index: Option<&[i32]>) -> PyResult<()> {
        let busy = |_| PyValueError::new_err("an array of the batch is in use");
        let mut player = self.current_player.bind(py).try_readwrite().map_err(busy)?;
        let mut count = self.num_legal.bind(py).try_readwrite().map_err(busy)?;
        let mut reward = self.rewards.bind(py).try_readwrite().map_err(busy)?;
        let mut done = self.done.bind(py).try_readwrite().map_err(busy)?;
        let legal = self.legal_actions.as_ref().map(|array| array.bind(py).try_readwrite());
        let mut legal = legal.transpose().map_err(busy)?;
        let observation = self.observations.as_ref().map(|array| array.bind(py).try_readwrite());
        let mut observation = observation.transpose().map_err(busy)?;
        let arrays = Arrays {
            player: player.as_slice_mut()?,
            count: count.as_slice_mut()?,
            legal: match &mut legal {
                Some(legal) => legal.as_slice_mut()?,
                None => &mut [],
            },
            reward: reward.as_slice_mut()?,
            done: done.as_slice_mut()?,
            observation: match &mut observation {
                Some(observation) => observation.as_slice_mut()?,
                None => &mut [],
            },
        };
        let batch = &mut self.batch;
        py.detach(|| match index {
            Some(index) => batch.step(index, arrays),
            None => {
                batch.show(arrays);
                Ok(())
            }
        })
        .map_err(wrong)
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, n, players = 0, options = None, seed = 0, position = None, bring = None, legal_actions = true, observations = false, max_legal_actions = None, parallel = true))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        py: Python<'_>,
        game: &str,
        n: &Bound<'_, PyAny>,
        players: usize,
        options: Option<Options<'_>>,
        seed: u64,
        position: Option<String>,
        bring: Option<Vec<(Option<usize>, String, String)>>,
        legal_actions: bool,
        observations: bool,
        max_legal_actions: Option<usize>,
        parallel: bool,
    ) -> PyResult<Self> {
        let engine = engine(game).map_err(wrong)?;
        let most = max_legal_actions.unwrap_or(engine.most());
        let size = Size { games: number(n)?, most, listed: legal_actions, observed: observations };
        let n = size.games;
        let request = request(engine, players, options, position, bring, seed)?;
        let mut batch = py.detach(|| engine.batch(&request, size)).map_err(wrong)?;
        batch.spread(parallel);
        let columns = engine.columns();
        let shape = if columns == 1 { vec![n, most] } else { vec![n, most, columns] };
        let mut made = Self {
            engine,
            current_player: PyArray1::zeros(py, n, false).unbind(),
            num_legal: PyArray1::zeros(py, n, false).unbind(),
            legal_actions: legal_actions.then(|| {
                let array = PyArrayDyn::<i16>::zeros(py, shape, false);
                if columns == 1
                    && let Ok(mut cells) = array.try_readwrite()
                    && let Ok(cells) = cells.as_slice_mut()
                {
                    cells.fill(-1);
                }
                array.unbind()
            }),
            rewards: PyArray2::zeros(py, [n, batch.players()], false).unbind(),
            done: PyArray1::zeros(py, n, false).unbind(),
            observations: observations.then(|| PyArray2::zeros(py, [n, engine.width()], false).unbind()),
            batch,
        };
        made.write(py, None)?;
        Ok(made)
    }

    /// The number of games.
    fn __len__(&self) -> usize {
        self.batch.count()
    }

    /// The game's id.
    #[getter]
    fn game(&self) -> &'static str {
        self.engine.info().id
    }

    /// The number of players of each game.
    #[getter]
    fn num_players(&self) -> usize {
        self.batch.players()
    }

    /// The names of the tensors that lie one after the other in a row of `observations`.
    #[getter]
    fn observation_names(&self) -> Vec<&'static str> {
        self.engine.tensors().iter().map(|tensor| tensor.name).collect()
    }

    /// What `observations` holds, by name: arrays `[n, *shape]` that look into it, nothing is copied. None if it is not wanted.
    fn tensors<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let Some(observations) = &self.observations else { return Ok(None) };
        let (all, observations) = (PyDict::new(py), observations.bind(py));
        for tensor in self.engine.tensors() {
            let (from, to) = (tensor.offset as isize, (tensor.offset + tensor.len()) as isize);
            let part = observations.get_item((PySlice::full(py), PySlice::new(py, from, to, 1)))?;
            let shape = std::iter::once(self.batch.count()).chain(tensor.shape.iter().copied());
            all.set_item(tensor.name, part.call_method1("reshape", (shape.collect::<Vec<_>>(),))?)?;
        }
        Ok(Some(all))
    }

    /// Makes one choice in every game: its place in the list of legal ones. Writes all arrays. `index` is an array of int32, or any
    /// whole numbers.
    fn step(&mut self, py: Python<'_>, index: &Bound<'_, PyAny>) -> PyResult<()> {
        // Taken as it lies, if it can be: nothing is copied.
        if let Ok(index) = index.extract::<PyReadonlyArray1<'_, i32>>()
            && let Ok(index) = index.as_slice()
        {
            return self.write(py, Some(index));
        }
        self.write(py, Some(&places(index)?))
    }

    /// Makes so many random choices in every game, without arrays in between; the number of games that ended.
    fn play_randomly(&mut self, py: Python<'_>, choices: usize) -> PyResult<u64> {
        let batch = &mut self.batch;
        let ended = py.detach(|| batch.play_on(choices));
        self.write(py, None)?;
        Ok(ended)
    }
}
