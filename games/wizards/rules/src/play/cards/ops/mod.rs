//! Operations that several cards share, by topic.

mod attacks;
mod cancelling;
mod checks;
mod companies;
mod hands;
mod hosts;
mod leaving;
mod numbers;
mod passes;
mod restoring;
mod rings;
mod rolls;
mod sailing;
mod turning;

pub use attacks::*;
pub use cancelling::*;
pub use checks::*;
pub use companies::*;
pub use hands::*;
pub use hosts::*;
pub use leaving::*;
pub use numbers::*;
pub use passes::*;
pub use restoring::*;
pub use rings::*;
pub use rolls::*;
pub use sailing::*;
pub use turning::*;
