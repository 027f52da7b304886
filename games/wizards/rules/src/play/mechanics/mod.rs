//! The rules that questions share: where cards go, the numbers, the permissions.

mod agents;
mod aiming;
mod arms;
mod attack_numbers;
mod attacks;
mod beings;
mod companies;
mod conditions;
mod control;
mod declaring;
mod doing;
mod drawing;
mod hosts;
mod keying;
mod knowledge;
mod mattering;
mod numbers;
mod palantiri;
mod parts;
mod playing;
mod points;
mod sending;
mod sheltering;
mod supporting;
mod sways;
mod travel;
mod zones;

pub(crate) use aiming::{aims_at_members, mentions};
pub use conditions::{Scope, Speaker};
pub(crate) use conditions::{face_is, faced_is};
pub use numbers::Against;
pub use parts::{Because, NumberPart, Parts, sum};
pub use playing::{Aimed, Moment, Offer};
pub use points::Points;
pub use sways::Persuasion;
