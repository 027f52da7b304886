//! The prelude of the rules: what most questions and steps need.

pub(crate) use serde::{Deserialize, Serialize};
pub(crate) use table::flow::{Moot, Question, Step};
pub(crate) use table::{Clause, Message, Seat, SeatSet};

pub(crate) use crate::Wizards;
pub(crate) use crate::card::{CardKind, ItemClass, Race};
pub(crate) use crate::cards::{Op, Stat, Static, Until};
pub(crate) use crate::choice::Choice;
pub(crate) use crate::ctx::Ctx;
pub(crate) use crate::event::Event;
pub(crate) use crate::ids::{CardId, CompanyId, PieceId, SiteId};
pub(crate) use crate::mechanics::Scope;
pub(crate) use crate::state::{Link, Source, State, Status, Target, Zone, other};
pub(crate) use crate::why::{Verdict, Why, require};
