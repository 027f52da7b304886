//! Chapter VI: questions of a battle.

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

pub use self::{
    cease::Cease, combat_card::CombatCard, combat_choice::CombatChoice, hits::Hits, hits_at::HitsAt,
    press::Press, retreat::Retreat, sorcery::Sorcery, white_rider::WhiteRider, withdraw::Withdraw,
};
