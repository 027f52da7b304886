//! Chapter IV: the questions of the turn itself: the hand, the Fellowship phase, the dice and their uses.

mod actions;
mod after_ring;
mod allocate;
mod declare;
mod diplomacy;
mod enter;
mod enter_mordor;
mod guide;
mod hand_limit;
mod recruit;
mod turn_draw;
mod use_die;

pub use self::{
    actions::Actions, after_ring::AfterRing, allocate::Allocate, declare::Declare, diplomacy::Diplomacy,
    enter::Enter, enter_mordor::EnterMordor, guide::Guide, hand_limit::HandLimit, recruit::Recruit,
    turn_draw::TurnDraw, use_die::UseDie,
};
