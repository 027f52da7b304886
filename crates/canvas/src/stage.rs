//! The contents of a table's stage, and what must stay in sight.

/// The view that a question wants.
///
/// The house puts it on the stage: in the window, with nothing over it, whatever the screen is like. A game says what, never where.
///
/// ```
/// use canvas::{Shows, Stage};
///
/// // Which card is played to the trick? One looks at the trick, and at what one must achieve.
/// let stage = Stage::of(Shows::Table).about("trick").about("goal-2");
/// assert_eq!(stage.subjects(), ["trick", "goal-2"]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stage {
    shows: Shows,
    subjects: Vec<String>,
    marked: bool,
}

/// The kind of picture that answers a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Shows {
    /// The whole table.
    #[default]
    Table,
    /// The map, as near as the question needs it.
    Map,
    /// Cards or people to choose from; the table is folded beside them.
    Choice,
}

impl Stage {
    /// A question that wants this view.
    pub fn of(shows: Shows) -> Self {
        Self { shows, ..Self::default() }
    }

    /// Adds the element with this id as a subject: the first are seen before later ones, where not all has room.
    #[must_use]
    pub fn about(mut self, id: impl std::fmt::Display) -> Self {
        self.subjects.push(id.to_string());
        self
    }

    /// The marks of the page lay its parts out, and not the frame of the house: what it is about is brought into sight all the same.
    #[must_use]
    pub const fn laid_by_marks(mut self) -> Self {
        self.marked = true;
        self
    }

    /// Do the page's own marks lay it out?
    pub const fn is_laid_by_marks(&self) -> bool {
        self.marked
    }

    /// The kind of picture.
    pub const fn shows(&self) -> Shows {
        self.shows
    }

    /// The ids of its subjects.
    pub fn subjects(&self) -> &[String] {
        &self.subjects
    }
}

impl Shows {
    /// The class of the page's `main` for the style.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Table => "shows--table",
            Self::Map => "shows--map",
            Self::Choice => "shows--choice",
        }
    }
}
