//! What several cards need and do: the ops of the language that are nobody's own, by what they are about.

mod companions;
mod corruption;
mod draw;
mod journey;
mod march;
mod nazgul;
mod needs;
mod politics;
mod recruit;
mod strike;
mod tiles;

pub use companions::{CompanionArmy, Separate, SeparateOrWalk, Walk};
pub use corruption::{CorruptByDice, Heal, HealByDice, Wound};
pub use draw::Draw;
pub use journey::Journey;
pub use march::March;
pub use nazgul::Fly;
pub use needs::{
    Active, AtWar, Besieged, Company, Fallen, InFellowship, InPlay, KingIn, KingWithArmy, Outside, Progress,
    Revealed, ShadowAtWar, Within,
};
pub use politics::{Advance, RouseIf, ToWarIf};
pub use recruit::{Levy, Recruit, RecruitIfArmy, RecruitInThree, Spot};
pub use tiles::{Tile, Tiles};

pub(super) use march::siege_battles;
pub(crate) use needs::KINGS;
pub(super) use politics::each_nation;
