//! What is going on: a stack of frames. The innermost either asks somebody or acts by itself.

use serde::{Deserialize, Serialize};

use crate::ask::asks;
use crate::figures::Rank;
use crate::nation::Side;
use crate::questions::{
    Actions, AfterRing, Allocate, Attack, AttackAt, Balrog, Cease, CombatCard, CombatChoice, Companions,
    Crebain, Declare, Diplomacy, Enter, EnterMordor, EventChoice, FlyTo, Guide, HandLimit, Hits, HitsAt,
    HuntBear, HuntCard, HuntGuide, Journey, Land, March, MarchTo, Minions, Mix, Palantir, Pick, Press, Price,
    Raise, Recruit, Retreat, RevealAt, Rout, Separate, Share, Sorcery, Sorrow, Staff, Swap, Trek, Trim,
    TurnDraw, UseDie, WhiteRider, Wisdom, Withdraw,
};
use crate::region::Region;
use crate::rules::War;
use crate::steps::{NextEffect, Restore};

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
    /// Who must lead an Army that acts.
    pub enum Led {
        /// Nobody.
        Freely = "freely",
        /// A Leader or a character.
        ByAny = "by_any",
        /// A Nazgûl.
        ByNazgul = "by_nazgul",
        /// The Witch-king.
        ByWitchKing = "by_witch_king",
        /// A Companion.
        ByCompanion = "by_companion",
    }
}

/// What a force is picked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// A march to a neighbouring region.
    March,
    /// A march of several regions by a card.
    Journey,
    /// An attack.
    Attack,
    /// The advance after a battle.
    Advance,
}

/// How a Companion's travel is done.
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
    /// By the plain rules.
    pub const PLAIN: Self = Self {
        extra: 0,
        level: 0,
        into_siege: false,
        still: false,
    };
    /// Not at all.
    pub(crate) const STILL: Self = Self {
        still: true,
        ..Self::PLAIN
    };
}

/// A step of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BattleStep {
    /// Politics, and what is decided for the whole battle.
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
    /// Casualties.
    Casualties,
    /// So many dice are rolled for hits that this side has inflicted on itself.
    Onslaught(Side, u8),
    /// The round ends.
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
    /// The Hunt roll.
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
    /// On the Mordor Track: the step itself.
    Step,
}

/// Units of one Nation that are called to a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Call {
    /// Where to.
    pub at: Region,
    /// Regulars.
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
            let owed = if regular && call.regulars > 0 {
                &mut call.regulars
            } else {
                &mut call.units
            };
            *owed = owed.saturating_sub(1);
        }
    }
}

/// What goes on, question by question and step by step.
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
                asks { $($(#[$ask_meta])* $ask $(($ask_type))?),* }
                acts { $($(#[$act_meta])* $act $(($type))?),* }
            }
        }

        asks!($($ask),*);
    };
}

/// The action is over: the die is laid aside, limits and cards on the table are checked.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct EndAction;

/// A card has been resolved.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct EndCard;

frames! {
    asks {
        /// Which card is discarded, with too many in hand?
        HandLimit(HandLimit),
        /// From which deck is this turn's card drawn?
        TurnDraw(TurnDraw),
        /// Is the Fellowship declared, and where?
        Declare,
        /// Does the Fellowship enter Mordor?
        EnterMordor,
        /// Which Companion guides the Fellowship?
        Guide,
        /// How many dice go to the Hunt Box?
        Allocate,
        /// Which die is used, and is it changed by a Ring? Counts the goes of the phase.
        Actions(Actions),
        /// Which die is used, after a Ring has changed one?
        AfterRing(AfterRing),
        /// What is the die spent on?
        UseDie(UseDie),
        /// Which Nation advances on the Political Track?
        Diplomacy,
        /// Which reinforcements come, and where? Remembers where the first figure stands.
        Recruit(Recruit),
        /// Where does a character come into play?
        #[serde(rename = "place")]
        Enter(Enter),
        /// Does a player lay a card face down, to swap it with the partner?
        Swap(Swap),
        /// Do the troops of two partners become one Army?
        Mix(Mix),
        /// Which unit over the limit is removed? Where, whose, and how many went already.
        Trim(Trim),
        /// Which Army moves?
        March(March),
        /// Where does the Army move?
        MarchTo(MarchTo),
        /// Which figures of an Army go?
        Pick(Pick),
        /// Which Army attacks?
        Attack(Attack),
        /// Whom does the Army attack?
        AttackAt(AttackAt),
        /// Which Army goes on a journey by a card?
        Journey(Journey),
        /// Where does the journey lead, region by region?
        Trek(Trek),
        /// Which Companions on the map move, group by group?
        Companions(Companions),
        /// Which Companions leave the Fellowship?
        Separate(Separate),
        /// Where does a Companion come to the map, from here and so far?
        Land(Land),
        /// Which Nazgûl fly, and which Minions move?
        Minions(Minions),
        /// Where does this one fly, or walk?
        FlyTo(FlyTo),
        /// May Flocks of Crebain help the Hunt?
        Crebain,
        /// May Wizard's Staff prevent the draw?
        Staff,
        /// May a card of the table answer the tile?
        HuntCard,
        /// Is the Guide's ability used?
        HuntGuide,
        /// Who bears the damage: a casualty, or the Ring-bearers?
        HuntBear,
        /// Where is the revealed Fellowship?
        RevealAt,
        /// Is the Balrog spent on the Fellowship?
        Balrog(Balrog),
        /// Is a Character card of the Free Peoples lost with a casualty (Worn with Sorrow and Toil)?
        Sorrow,
        /// Does Gandalf the White silence the Nazgûl?
        WhiteRider,
        /// Does the defender withdraw into the Stronghold?
        Withdraw,
        /// Does a side lay a Combat card?
        CombatCard(CombatCard),
        /// Which casualties does a side of the battle take? Hits that are left.
        Hits(Hits),
        /// Which casualties does a side's Army in a region take, outside a battle?
        HitsAt(HitsAt),
        /// Does the attack go on, or cease?
        Cease,
        /// Does the defender retreat, or fight on?
        Retreat(Retreat),
        /// Is an Elite reduced for one more round of the siege?
        Press,
        /// Is a card drawn for the Witch-king's sorcery? Of the kind that was used.
        Sorcery(Sorcery),
        /// What does a Combat card leave to choose?
        CombatChoice(CombatChoice),
        /// Does Gandalf the Grey, as Guide, draw a card?
        Wisdom(Wisdom),
        /// What does an event card leave to choose? The card, and the effect's place in its list.
        EventChoice(EventChoice),
        /// Where does a routed Army of the Shadow flee to?
        Rout(Rout),
        /// From which deck is a card drawn (the Palantír of Orthanc)?
        Palantir,
        /// Which cards are discarded to lift one from the table? The decks that are still owed.
        Price(Price),
        /// Which of the reinforcements come, where there are too few for all that are called?
        Share(Share),
        /// Of which rank are the units that a card brings? What is still owed.
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
        /// Whoever decides for a side is the leading player again.
        Restore(Restore),
    }
}
