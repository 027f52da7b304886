//! The prelude of the judgements.

pub(crate) use war::card::{Card, Combat, Deck};
pub(crate) use war::character::{Character, People};
pub(crate) use war::choice::{Act, Bear, Choice};
pub(crate) use war::face::Face;
pub(crate) use war::figures::{Figure, Force, Rank};
pub(crate) use war::frame::{Frame, Led, Purpose, Travel};
pub(crate) use war::nation::{ByNation, BySide, Nation, Side};
pub(crate) use war::region::{COUNT, Region, RegionSet};
pub(crate) use war::state::State;
pub(crate) use war::{CRACK_OF_DOOM, DOOM, VICTORY};

pub(crate) use crate::{Glance, when};
