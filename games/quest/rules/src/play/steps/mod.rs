//! Steps that act by themselves: the phases of turns, the effects of cards, defeat, the steps of a combat.

pub mod arrival;
pub mod conclusion;
pub mod defeat;
pub mod explored;
pub mod hero_turn;
pub mod opening;
pub mod sauron_turn;
