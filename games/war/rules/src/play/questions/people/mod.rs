//! Chapter VI: who moves alone: Companions group by group, Nazgûl and Minions one by one.

mod companions;
mod fly_to;
mod land;
mod minions;
mod separate;

pub use self::{companions::Companions, fly_to::FlyTo, land::Land, minions::Minions, separate::Separate};
