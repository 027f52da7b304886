//! The prelude of the rules.

pub(crate) use serde::{Deserialize, Serialize};
pub(crate) use table::flow::Moot;
pub(crate) use table::{Message, Seat};

pub(crate) use crate::ask::{Army, Ask, Named, Who, Yes};
pub(crate) use crate::card::{Card, CardKind, CardSet, Deck};
pub(crate) use crate::cards;
pub(crate) use crate::character::{Character, People, Place};
pub(crate) use crate::choice::{Act, Choice};
pub(crate) use crate::ctx::{Ctx, one_of, roll};
pub(crate) use crate::event::Event;
pub(crate) use crate::face::Face;
pub(crate) use crate::figures::{Figure, Force, Rank};
pub(crate) use crate::frame::{BattleStep, Frame, HuntStep, Led, Purpose, Travel};
pub(crate) use crate::nation::{BySide, Nation, Side};
pub(crate) use crate::politics::Because;
pub(crate) use crate::region::{Region, RegionSet};
pub(crate) use crate::state::{Assault, Battle, BattleEnd, Cause, Ending, Hunt, State};
pub(crate) use crate::why::{Verdict, Why, any, require};
pub(crate) use crate::wording::{self, Words};
