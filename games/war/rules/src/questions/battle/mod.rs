//! Chapter VI: what is decided in a battle.

mod cease;
mod combat_card;
mod combat_choice;
mod hits;
mod hits_at;
mod press;
mod retreat;
mod sorcery;
mod white_rider;
mod withdraw;

pub use cease::Cease;
pub use combat_card::CombatCard;
pub use combat_choice::CombatChoice;
pub use hits::Hits;
pub use hits_at::HitsAt;
pub use press::Press;
pub use retreat::Retreat;
pub use sorcery::Sorcery;
pub use white_rider::WhiteRider;
pub use withdraw::Withdraw;
