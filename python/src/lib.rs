//! The Python module: it hands the kit out, and holds no rule of a game.

mod batch;
mod game;

use kit::{Actions, ENGINES, KitError, engine};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// Turns an error of the kit into Python's.
fn wrong(error: KitError) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// The ids of the games.
#[pyfunction]
fn games() -> Vec<&'static str> {
    ENGINES.iter().map(|engine| engine.info().id).collect()
}

/// What is known about a game before it is set up, as a dict.
///
/// game, min_players, max_players, cooperative, rules_version.
/// options: of a table, by id; each with its `values` and its `default`.
/// minds: the bots that `Game.advise` knows.
/// action_width, max_legal_actions: the shape of the choices in the arrays of `Batch`.
/// num_distinct_actions, action_names: where an action has a number, the name of each.
/// action_columns: where an action is a row of numbers, (name, size, names of the values) of each.
/// observation_tensors, observation_size: (name, shape, offset) of each tensor; the length of the row of all.
#[pyfunction]
fn spec<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyDict>> {
    let engine = engine(game).map_err(wrong)?;
    let (info, all) = (engine.info(), PyDict::new(py));
    all.set_item("game", info.id)?;
    all.set_item("min_players", info.least)?;
    all.set_item("max_players", info.most)?;
    all.set_item("cooperative", info.cooperative)?;
    all.set_item("rules_version", info.rules_version)?;
    let options = PyDict::new(py);
    for option in engine.options() {
        let values = PyDict::new(py);
        values.set_item("values", option.values)?;
        values.set_item("default", option.default)?;
        options.set_item(option.id, values)?;
    }
    all.set_item("options", options)?;
    all.set_item("minds", engine.minds())?;
    all.set_item("max_legal_actions", engine.most())?;
    all.set_item("action_width", engine.columns())?;
    match engine.actions() {
        Actions::Numbered(names) => {
            all.set_item("num_distinct_actions", names.len())?;
            all.set_item("action_names", names.clone())?;
        }
        Actions::Rows(columns) => {
            let rows = columns.iter().map(|column| (column.name, column.size, column.values.clone()));
            all.set_item("action_columns", rows.collect::<Vec<_>>())?;
        }
    }
    let tensors = engine.tensors().iter().map(|tensor| (tensor.name, tensor.shape.clone(), tensor.offset));
    all.set_item("observation_tensors", tensors.collect::<Vec<_>>())?;
    all.set_item("observation_size", engine.width())?;
    Ok(all)
}

/// Bree's five games for programs that learn to play.
#[pymodule]
fn _bree(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(games, module)?)?;
    module.add_function(wrap_pyfunction!(spec, module)?)?;
    module.add_function(wrap_pyfunction!(game::make, module)?)?;
    module.add_function(wrap_pyfunction!(game::loads, module)?)?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("__commit__", option_env!("BREE_COMMIT"))?;
    module.add_class::<game::Game>()?;
    module.add_class::<batch::Batch>()?;
    Ok(())
}
