//! Actions, and the chain of effects (chapter 17).

mod aim;
mod choose;
mod priority;
mod resolve;
mod respond;

pub use aim::Aim;
pub use choose::Choose;
pub use priority::Priority;
pub use resolve::{Do, Resolve, SettleCard};
pub use respond::Respond;
