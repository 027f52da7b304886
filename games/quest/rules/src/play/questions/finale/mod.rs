//! Questions of the conclusion.

pub mod champion;
