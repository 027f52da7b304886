//! Questions of a combat.

pub mod agility;
pub mod fury;
pub mod lay;
