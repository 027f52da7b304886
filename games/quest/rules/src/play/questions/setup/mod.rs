//! Questions of setting up.

pub mod choose_hero;
pub mod keep_shadow;
