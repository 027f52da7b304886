//! Chapter VI: which Army moves or attacks, where to, and with what.

mod attack;
mod attack_at;
mod journey;
mod march;
mod march_to;
mod pick;
mod trek;
mod trim;

pub use attack::Attack;
pub use attack_at::AttackAt;
pub use journey::Journey;
pub use march::March;
pub use march_to::MarchTo;
pub use pick::Pick;
pub use trek::Trek;
pub use trim::Trim;
