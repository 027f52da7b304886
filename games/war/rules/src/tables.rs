//! The tables that `tools/constants` makes of the data files.

use crate::card::{Card, CardFacts, CardKind, Part};
use crate::character::{CharacterFacts, Level, Rouses};
use crate::face::{DieFacts, Face};
use crate::nation::{Nation, NationFacts, Side};
use crate::region::{Region, RegionFacts, Site};
use crate::tile::{Damage, TileFacts};

include!("../generated/tables.rs");
