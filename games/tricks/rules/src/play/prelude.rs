//! The prelude of the rules: what most questions and steps need.

pub(crate) use serde::{Deserialize, Serialize};
pub(crate) use table::flow::{Moot, Question};
pub(crate) use table::kit::require;
pub(crate) use table::{Clause, Explanation, Message, Seat, SeatSet};

pub(crate) use crate::Tricks;
pub(crate) use crate::card::{Card, CardSet, Suit};
pub(crate) use crate::chair::{Chair, ChairSet};
pub(crate) use crate::character::{Character, CharacterSet};
pub(crate) use crate::choice::Choice;
pub(crate) use crate::event::{Actor, Ctx, Event};
pub(crate) use crate::state::State;
pub(crate) use crate::why::Why;
