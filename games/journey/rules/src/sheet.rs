//! The printed sheet and the dice: the rulebook shows them only in pictures, so they are a data file.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::dice::{Colour, Symbol};
use crate::location::Location;
use crate::nazgul_route::LONGEST_NAZGUL_ROUTE;

/// The longest bearer's route a sheet may have.
pub(crate) const LONGEST_BEARER_ROUTE: u8 = 40;

/// The sheet that all players use, and the faces of the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Sheet {
    bearer: u8,
    nazgul: u8,
    places: [Option<Location>; LONGEST_BEARER_ROUTE as usize + 1],
    faces: [[Symbol; 6]; 5],
}

impl Sheet {
    /// The number of the round box that is Mordor. Box 0 is Bag End.
    pub const fn mordor(&self) -> u8 {
        self.bearer
    }

    /// The number of square boxes on the Nazgûl route; the last is in Mordor.
    pub(crate) const fn nazgul_boxes(&self) -> u8 {
        self.nazgul
    }

    /// The location at a round box, if it is one. Bag End and Mordor never are (VAM-7.9).
    pub fn location(&self, round_box: u8) -> Option<Location> {
        self.places.get(usize::from(round_box)).copied().flatten()
    }

    /// The six faces of a die.
    pub const fn faces(&self, die: Colour) -> &[Symbol; 6] {
        &self.faces[die as usize]
    }
}

/// A sheet as it is written down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Written {
    /// Round boxes after Bag End; the last is Mordor.
    pub bearer: u8,
    /// Square boxes; the last is in Mordor.
    pub nazgul: u8,
    /// The round boxes of each location.
    pub locations: BTreeMap<Location, Vec<u8>>,
    /// The six faces of each die.
    pub dice: BTreeMap<Colour, [Symbol; 6]>,
}

/// A sheet that cannot be played on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SheetError {
    /// A route is too short or too long.
    #[error("{what} is {value}: it must be from {least} to {most}")]
    Length {
        /// The route at fault.
        what: &'static str,
        /// Its length.
        value: u8,
        /// Shortest.
        least: u8,
        /// Longest.
        most: u8,
    },
    /// A location at Bag End, in Mordor or beyond.
    #[error("{location} is at box {at}: locations lie between Bag End (0) and Mordor ({mordor})")]
    Outside {
        /// The location at fault.
        location: &'static str,
        /// Its box.
        at: u8,
        /// Mordor's box.
        mordor: u8,
    },
    /// Two locations on one box.
    #[error("box {0} has two locations")]
    Crowded(u8),
    /// A die without faces.
    #[error("the {0} die has no faces")]
    NoDie(&'static str),
    /// The White Tree on a coloured die.
    #[error("the {0} die shows the White Tree, which is on the black die only (VAM-1.1)")]
    Tree(&'static str),
}

impl TryFrom<Written> for Sheet {
    type Error = SheetError;

    fn try_from(written: Written) -> Result<Self, SheetError> {
        let in_range = |what, value, least, most| {
            let fits = (least..=most).contains(&value);
            if fits { Ok(value) } else { Err(SheetError::Length { what, value, least, most }) }
        };
        let bearer = in_range("the bearer's route", written.bearer, 2, LONGEST_BEARER_ROUTE)?;
        let nazgul = in_range("the Nazgûl route", written.nazgul, 1, LONGEST_NAZGUL_ROUTE)?;
        let mut places = [None; LONGEST_BEARER_ROUTE as usize + 1];
        for (location, boxes) in &written.locations {
            for &at in boxes {
                if at == 0 || at >= bearer {
                    return Err(SheetError::Outside { location: location.id(), at, mordor: bearer });
                }
                if places[usize::from(at)].replace(*location).is_some() {
                    return Err(SheetError::Crowded(at));
                }
            }
        }
        let mut faces = [[Symbol::Ring; 6]; 5];
        for die in Colour::ALL {
            let written = written.dice.get(&die).ok_or(SheetError::NoDie(die.id()))?;
            if die != Colour::Black && written.contains(&Symbol::WhiteTree) {
                return Err(SheetError::Tree(die.id()));
            }
            faces[die as usize] = *written;
        }
        Ok(Self { bearer, nazgul, places, faces })
    }
}

impl From<Sheet> for Written {
    fn from(sheet: Sheet) -> Self {
        let mut locations = BTreeMap::<_, Vec<u8>>::new();
        for (at, location) in sheet.places.iter().enumerate() {
            if let Some(location) = location {
                locations.entry(*location).or_default().push(at as u8);
            }
        }
        let dice = Colour::ALL.into_iter().map(|die| (die, *sheet.faces(die))).collect();
        Self { bearer: sheet.bearer, nazgul: sheet.nazgul, locations, dice }
    }
}
