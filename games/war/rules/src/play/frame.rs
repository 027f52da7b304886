//! The stack of frames: the innermost either asks a player or acts by itself.

use crate::War;
use crate::ask::asks;
use crate::cards::{Balrog, Crebain, Palantir, Rout, Sorrow, Staff};
use crate::prelude::*;
use crate::questions::*;
use crate::steps::{EndAction, EndCard, NextEffect, Restore};

/// The phases of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Dice come back, cards are drawn.
    Recover,
    /// The Fellowship may be declared.
    Fellowship,
    /// Dice are put into the Hunt Box.
    Allocation,
    /// The dice are rolled.
    Roll,
    /// The turn ends: Mordor weighs, and victory is checked.
    Victory,
}

table::ids! {
    /// The leader an Army must have to act.
    pub enum Led {
        /// No leader.
        Freely = "freely",
        /// A Leader or a character.
        ByAny = "by_any",
        /// A Nazgûl.
        ByNazgul = "by_nazgul",
        ByWitchKing = "by_witch_king",
        ByCompanion = "by_companion",
    }
}

/// The purpose of picking a force.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// A march to a neighbouring region.
    March,
    /// A march of several regions by a card.
    Journey,
    Attack,
    /// The advance after a battle.
    Advance,
}

/// The terms of a Companion's travel.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Travel {
    /// Regions more than the level allows.
    pub extra: u8,
    /// The level at least (Gwaihir: 4).
    pub level: u8,
    /// May it end inside a besieged Stronghold?
    pub into_siege: bool,
    /// Does one stay where one is?
    pub still: bool,
}

impl Travel {
    /// The plain rules.
    pub const PLAIN: Self = Self { extra: 0, level: 0, into_siege: false, still: false };
    /// Not at all.
    pub(crate) const STILL: Self = Self { still: true, ..Self::PLAIN };
}

/// A step of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BattleStep {
    /// Politics, and decisions for the whole battle.
    Begin,
    /// A round begins.
    Round,
    /// The Combat cards are turned up.
    Reveal,
    /// Combat cards of this initiative are applied.
    Cards(u8),
    /// The Combat card of this side is applied, at this initiative.
    Apply(Side, u8),
    /// The Combat roll.
    Roll,
    /// The Leader re-roll.
    Reroll,
    Casualties,
    /// Rolls dice, by this number, for hits that this side has inflicted on itself.
    Onslaught(Side, u8),
    EndRound,
    /// The battle ends: the attacker may advance.
    Finish,
    /// The battle is over.
    Close,
}

/// A step of a Hunt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HuntStep {
    /// A Hunt for this reason begins with the draw of a tile.
    Begin(crate::state::Cause),
    Roll,
    /// A tile is drawn.
    Draw,
    /// The damage is read from it.
    Read,
    /// The damage goes to the Ring-bearers.
    Corrupt,
    /// Companions leave instead of damage (The Breaking of the Fellowship).
    Part,
    /// The Fellowship is revealed, if it is.
    Reveal,
    /// Hobbits who were taken alive come to the map.
    Alive,
    /// The step itself on the Mordor Track.
    Step,
}

/// Units of one Nation that are called to a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Call {
    /// The region they are called to.
    pub at: Region,
    pub regulars: u8,
    /// Units of either rank.
    pub units: u8,
}

impl Call {
    /// Is a unit of this rank among those that are called?
    pub const fn calls(&self, rank: Rank) -> bool {
        self.units > 0 || matches!(rank, Rank::Regular) && self.regulars > 0
    }
}

/// All that are called at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Calls(pub [Option<Call>; 4]);

impl Calls {
    /// A unit has come to `at`.
    pub fn answer(&mut self, at: Region, regular: bool) {
        if let Some(call) = self.0.iter_mut().flatten().find(|call| call.at == at) {
            let owed = if regular && call.regulars > 0 { &mut call.regulars } else { &mut call.units };
            *owed = owed.saturating_sub(1);
        }
    }
}

/// The frames of the game: its questions and its steps. A question's text stands in its file.
macro_rules! frames {
    (
        asks { $($(#[$ask_meta:meta])* $ask:ident $(($ask_type:ty))?),* $(,)? }
        acts { $($(#[$act_meta:meta])* $act:ident $(($type:ty))?),* $(,)? }
    ) => {
        table::questions! {
            /// One thing that is going on.
            #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
            #[serde(rename_all = "snake_case")]
            pub enum Frame of War {
                asks { $(
                    #[doc = concat!("What [`", stringify!($ask), "`] asks.")]
                    $(#[$ask_meta])*
                    $ask $(($ask_type))?
                ),* }
                acts { $($(#[$act_meta])* $act $(($type))?),* }
            }
        }

        asks!($($ask),*);
    };
}

frames! {
    asks {
        HandLimit(HandLimit),
        TurnDraw(TurnDraw),
        Declare,
        EnterMordor,
        Guide,
        Allocate,
        Actions(Actions),
        AfterRing(AfterRing),
        UseDie(UseDie),
        Diplomacy,
        Recruit(Recruit),
        #[serde(rename = "place")]
        Enter(Enter),
        Swap(Swap),
        Mix(Mix),
        Trim(Trim),
        March(March),
        MarchTo(MarchTo),
        Pick(Pick),
        Attack(Attack),
        AttackAt(AttackAt),
        Journey(Journey),
        Trek(Trek),
        Companions(Companions),
        Separate(Separate),
        Land(Land),
        Minions(Minions),
        FlyTo(FlyTo),
        Crebain,
        Staff,
        HuntCard,
        HuntGuide,
        HuntBear,
        RevealAt,
        Balrog(Balrog),
        Sorrow,
        WhiteRider,
        Withdraw,
        CombatCard(CombatCard),
        Hits(Hits),
        HitsAt(HitsAt),
        Cease,
        Retreat(Retreat),
        Press,
        Sorcery(Sorcery),
        CombatChoice(CombatChoice),
        Wisdom(Wisdom),
        EventChoice(EventChoice),
        Rout(Rout),
        Palantir,
        Price(Price),
        Share(Share),
        #[serde(rename = "levy")]
        Raise(Raise),
    }
    acts {
        /// A phase begins.
        Phase(Phase),
        /// The action is over.
        EndAction,
        /// A card has been resolved.
        EndCard,
        /// The next effect of a card.
        Effect(NextEffect),
        /// A step of a battle.
        Battle(BattleStep),
        /// A step of a Hunt.
        Hunt(HuntStep),
        /// The leading player decides for the side again.
        Restore(Restore),
    }
}
