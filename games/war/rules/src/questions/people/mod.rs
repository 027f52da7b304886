//! Chapter VI: who moves alone: Companions group by group, Nazgûl and Minions one by one.

mod companions;
mod fly_to;
mod land;
mod minions;
mod separate;

pub use companions::Companions;
pub use fly_to::FlyTo;
pub use land::Land;
pub use minions::Minions;
pub use separate::Separate;
