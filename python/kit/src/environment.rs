//! The parts that a game adds to its rules to be an environment.

use std::sync::OnceLock;

use bots::Minds;
use canvas::Words;
use table::Seat;
use table::offer::Positions;

use crate::lens::Lens;
use crate::pen::{Pen, Tensor};

/// One column of an action's row: a small number that names one of `values`, counted from 1; 0 is none of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    /// Its name.
    pub name: &'static str,
    /// The names of its values; empty where the number counts something.
    pub values: Vec<String>,
    /// The number of different numbers that it can have, 0 included.
    pub size: usize,
}

impl Column {
    /// A column whose numbers name these values.
    pub fn of(name: &'static str, values: impl IntoIterator<Item = impl ToString>) -> Self {
        let values = values.into_iter().map(|value| value.to_string()).collect::<Vec<_>>();
        Self { name, size: values.len() + 1, values }
    }

    /// A column that counts, up to `most`.
    pub fn count(name: &'static str, most: usize) -> Self {
        Self { name, values: Vec::new(), size: most + 1 }
    }
}

/// What the actions of a game are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Actions {
    /// Every action has a number for good: its place in this list of notations.
    Numbered(Vec<String>),
    /// An action is a row of these columns, that says what it does.
    Rows(Vec<Column>),
}

/// The number of columns of an action's row in games whose actions are rows.
pub const ROW: usize = 12;

/// A game that can be studied.
///
/// Actions and tensors are written from a [`Lens`], which shows what the seat sees and nothing else.
pub trait Environment: Positions {
    /// The most choices that are offered at once: what a longer list has beyond it is left out of arrays.
    const MOST: usize;

    /// The number of numbers that an action is: 1 where it has a number of its own.
    const COLUMNS: usize;

    /// The bytes that a state and the list of its choices hold outside themselves: more than was ever met (`kit/tests/room.rs`).
    const HEAP: usize;

    /// The facts that its tables are set up from, read once.
    fn data() -> &'static Self::Data;

    /// The minds that play it.
    fn minds() -> Minds<Self>;

    /// Its words.
    fn words() -> Words;

    /// Its actions; made anew each time.
    fn list_actions() -> Actions;

    /// Writes the row of an action, of [`COLUMNS`](Self::COLUMNS) numbers, which are zeros.
    fn encode(lens: &Lens<'_, Self>, choice: &Self::Choice, row: &mut [i16]);

    /// Writes what `seat` sees.
    fn observe(view: &Self::View, seat: Seat, pen: &mut Pen<'_>);

    /// A cell of its own for what is made once: `static FACTS: OnceLock<…> = OnceLock::new(); &FACTS`.
    fn facts() -> &'static OnceLock<Facts>;
}

/// What is found out about a game once.
#[derive(Debug)]
pub struct Facts {
    /// The actions.
    pub actions: Actions,
    /// The tensors of an observation.
    pub tensors: Vec<Tensor>,
    /// The number of numbers of an observation.
    pub width: usize,
}

/// The facts about a game; `view` is any view of it.
pub(crate) fn facts<G: Environment>(view: impl FnOnce() -> G::View) -> &'static Facts {
    G::facts().get_or_init(|| {
        let (mut row, mut tensors) = (vec![0.0; 1 << 18], Vec::new());
        let mut pen = Pen::noting(&mut row, &mut tensors);
        G::observe(&view(), Seat::new(0), &mut pen);
        let width = pen.len();
        Facts { actions: G::list_actions(), tensors, width }
    })
}
