//! Every question of the war: **a question is a file**, by chapter. What only one card asks stands in that card's file.

mod armies;
mod battle;
mod events;
mod hunt;
mod people;
mod team;
mod turn;

pub use crate::cards::{Balrog, Crebain, Palantir, Rout, Sorrow, Staff};
pub use armies::{Attack, AttackAt, Journey, March, MarchTo, Pick, Trek, Trim};
pub use battle::{
    Cease, CombatCard, CombatChoice, Hits, HitsAt, Press, Retreat, Sorcery, WhiteRider, Withdraw,
};
pub use events::{EventChoice, Price, Raise, Share, Wisdom};
pub use hunt::{HuntBear, HuntCard, HuntGuide, RevealAt};
pub use people::{Companions, FlyTo, Land, Minions, Separate};
pub use team::{Mix, Swap};
pub use turn::{
    Actions, AfterRing, Allocate, Declare, Diplomacy, Enter, EnterMordor, Guide, HandLimit, Recruit,
    TurnDraw, UseDie,
};
