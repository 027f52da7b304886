//! The data file: sheets and dice with their provenance.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::data_file;

use crate::dice::{Colour, Symbol};
use crate::location::Location;
use crate::sheet::{Sheet, SheetError, Written};

/// The data file that comes with the program.
pub const BUILT_IN: &str = include_str!("../data/sheet.toml");

/// The name under which a host's own data file is looked for, in a folder named after the game.
pub const FILE: &str = "sheet.toml";

/// The source of a value: read from the game, or a guess.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Provenance {
    /// Stated by the rulebook, or follows from it.
    Rulebook,
    /// Stated by a public source.
    Public,
    /// Reasoned and tried by simulation.
    Reconstructed,
    /// Copied from the box by its owner.
    Box,
}

/// The source of each part of the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Provenances {
    /// The faces of the dice.
    pub dice: Provenance,
    /// The length of the bearer's route.
    pub bearer: Provenance,
    /// The length of the Nazgûl route.
    pub nazgul: Provenance,
    /// The source of the locations.
    pub locations: Provenance,
}

/// The sheets that tables can be set up with.
#[derive(Clone, PartialEq, Debug)]
pub struct Data {
    /// The sources of the values, shown on the game's page.
    pub provenance: Provenances,
    sheets: Vec<(&'static str, Sheet)>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    schema: u32,
    provenance: Provenances,
    dice: BTreeMap<Colour, [Symbol; 6]>,
    sheet: Vec<FileSheet>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileSheet {
    id: SheetId,
    bearer: u8,
    nazgul: u8,
    locations: BTreeMap<Location, Vec<u8>>,
}

/// The sheets that have a name in words. A sheet of the host's own replaces one of them, or is `own`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum SheetId {
    Standard,
    Deadlier,
    Gentle,
    Long,
    Wide,
    Own,
}

impl SheetId {
    const fn name(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Deadlier => "deadlier",
            Self::Gentle => "gentle",
            Self::Long => "long",
            Self::Wide => "wide",
            Self::Own => "own",
        }
    }
}

/// A data file that cannot be used. Nothing of it is loaded.
#[derive(Debug, thiserror::Error)]
pub enum DataError {
    /// The file is not TOML, or a field is missing, unknown or of the wrong kind. The text names the line.
    #[error("{0}")]
    Unreadable(#[from] data_file::Unreadable),
    /// The file has the schema of another version of the program.
    #[error("schema {0} is not known: this program reads schema 1")]
    Schema(u32),
    /// A sheet cannot be played on.
    #[error("sheet '{id}': {why}")]
    Sheet {
        /// The sheet at fault.
        id: &'static str,
        /// The fault.
        why: SheetError,
    },
    /// No sheet, or two of the same name.
    #[error("there must be at least one [[sheet]], and no two of one id")]
    Sheets,
}

impl Data {
    /// The data that comes with the program.
    ///
    /// # Panics
    /// Never: a test loads it.
    pub fn built_in() -> Self {
        Self::read(BUILT_IN).expect("the built-in sheet is sound")
    }

    /// Reads a data file.
    ///
    /// # Errors
    /// What is wrong and where; nothing is loaded then.
    pub fn read(text: &str) -> Result<Self, DataError> {
        let file = data_file::read::<File>(text)?;
        if file.schema != 1 {
            return Err(DataError::Schema(file.schema));
        }
        let mut sheets = Vec::<(&'static str, Sheet)>::new();
        for sheet in file.sheet {
            let FileSheet { id, bearer, nazgul, locations } = sheet;
            if sheets.iter().any(|(known, _)| *known == id.name()) {
                return Err(DataError::Sheets);
            }
            let written = Written { bearer, nazgul, locations, dice: file.dice.clone() };
            let sheet = Sheet::try_from(written).map_err(|why| DataError::Sheet { id: id.name(), why })?;
            sheets.push((id.name(), sheet));
        }
        if sheets.is_empty() {
            return Err(DataError::Sheets);
        }
        Ok(Self { provenance: file.provenance, sheets })
    }

    /// The sheets by id; the first is the default.
    pub fn sheets(&self) -> impl Iterator<Item = (&'static str, &Sheet)> {
        self.sheets.iter().map(|(id, sheet)| (*id, sheet))
    }

    /// The sheet with that id.
    pub fn sheet(&self, id: &str) -> Option<Sheet> {
        self.sheets.iter().find(|(known, _)| *known == id).map(|(_, sheet)| *sheet)
    }
}
