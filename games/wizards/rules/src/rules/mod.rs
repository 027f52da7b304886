//! The rules that questions share: where cards go, what numbers are, what is allowed.

mod agents;
mod aiming;
mod attacks;
mod changing;
mod companies;
mod conditions;
mod control;
mod declaring;
mod doing;
mod drawing;
mod hosts;
mod keying;
mod numbers;
mod odd;
mod parts;
mod playing;
mod points;
mod sending;
mod supporting;
mod travel;
mod zones;

pub use conditions::Scope;
pub use numbers::Against;
pub use parts::{Because, Part, Parts, sum};
pub use playing::{Aimed, Moment, Offer};
pub use points::Points;
