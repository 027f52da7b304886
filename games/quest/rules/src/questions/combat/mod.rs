//! Questions of a combat.

pub mod agility;
pub mod lay;
