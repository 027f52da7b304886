//! Chapter IV: the questions of the turn itself: the hand, the Fellowship phase, the dice and what they are spent on.

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

pub use actions::Actions;
pub use after_ring::AfterRing;
pub use allocate::Allocate;
pub use declare::Declare;
pub use diplomacy::Diplomacy;
pub use enter::Enter;
pub use enter_mordor::EnterMordor;
pub use guide::Guide;
pub use hand_limit::HandLimit;
pub use recruit::Recruit;
pub use turn_draw::TurnDraw;
pub use use_die::UseDie;
