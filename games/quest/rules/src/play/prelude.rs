//! The prelude of the rules: what most questions and steps need.

pub(crate) use serde::{Deserialize, Serialize};
pub(crate) use table::flow::{Moot, Step};
pub(crate) use table::{Message, Seat, SeatSet};

pub(crate) use crate::MiddleEarthQuest;
pub(crate) use crate::ask::{Ask, Ctx};
pub(crate) use crate::choice::Choice;
pub(crate) use crate::effect::Effect;
pub(crate) use crate::event::Event;
pub(crate) use crate::ids::{
    Card, Character, Happening, Item, Minion, Mission, Place, Places, Plot, Quest, Shadow, Who,
};
pub(crate) use crate::kinds::{Attribute, Colour};
pub(crate) use crate::pile::Pile;
pub(crate) use crate::sauron::SAURON_ONLY;
pub(crate) use crate::source::Source;
pub(crate) use crate::state::{SAURON, State};
pub(crate) use crate::why::{Verdict, Why, require};
