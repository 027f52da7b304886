//! What is going on: a stack of frames. The innermost either asks somebody or acts by itself.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::card::{Card, Deck};
use crate::character::People;
use crate::face::Face;
use crate::figures::{Figure, Force, Rank};
use crate::nation::{Nation, Side};
use crate::region::Region;

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

/// Who must lead an Army that acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Led {
    /// Nobody.
    Freely,
    /// A Leader or a character.
    ByAny,
    /// A Nazgûl.
    ByNazgul,
    /// The Witch-king.
    ByWitchKing,
    /// A Companion.
    ByCompanion,
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
    pub const STILL: Self = Self {
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

/// One thing that is going on.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    // --- what acts by itself ---
    /// A phase begins.
    Phase(Phase),
    /// The action is over: the die is laid aside, limits and cards on the table are checked.
    EndAction,
    /// A card has been resolved.
    EndCard,
    /// The next effect of a card.
    Effect(Card, u8),
    /// A step of a battle.
    Battle(BattleStep),
    /// A step of a Hunt.
    Hunt(HuntStep),
    /// Whoever decides for a side is the leading player again.
    Restore(Side),

    // --- what asks ---
    /// Discard down to the hand limit.
    HandLimit(Seat),
    /// Declare the Fellowship?
    Declare,
    /// Enter Mordor?
    EnterMordor,
    /// Who guides?
    Guide,
    /// How many dice go to the Hunt Box?
    Allocate,
    /// Which die, and is a Ring used? Counts the turns of the phase.
    Actions(u8),
    /// Which die, after a Ring has changed one?
    AfterRing(u8),
    /// What is the die spent on?
    UseDie(Face),
    /// Remove units over the limit: where, whose, and how many went already.
    Trim(Region, Side, u8),
    /// From which deck is this turn's card drawn?
    TurnDraw(Seat),
    /// Does a player lay a card down to swap with the partner?
    Swap {
        /// The team.
        side: Side,
        /// Has the partner laid one down?
        second: bool,
    },
    /// Do the troops of two partners become one Army?
    Mix {
        /// Where.
        at: Region,
        /// The team.
        side: Side,
        /// Who is asked.
        seat: Seat,
        /// Has the partner agreed?
        second: bool,
    },
    /// Which Army moves?
    March {
        /// Who must lead it.
        led: Led,
        /// How many may still move.
        left: u8,
        /// Has one moved, so that one may stop? Or may one do nothing at all?
        may_stop: bool,
    },
    /// Where does it move?
    MarchTo {
        /// From here.
        from: Region,
        /// Who must lead it.
        led: Led,
    },
    /// Which figures?
    Pick {
        /// What for.
        purpose: Purpose,
        /// From here.
        from: Region,
        /// To, or against, this region.
        to: Region,
        /// Who must lead them.
        led: Led,
        /// Those picked so far.
        force: Force,
    },
    /// Which Army attacks?
    Attack {
        /// Who must lead it.
        led: Led,
        /// May one not attack after all?
        may_stop: bool,
    },
    /// Whom does it attack?
    AttackAt {
        /// From here.
        from: Region,
        /// Who must lead it.
        led: Led,
    },
    /// Companions on the map move, group by group.
    Companions {
        /// Those who have moved.
        moved: People,
        /// The group that is being made.
        group: People,
        /// How they travel.
        travel: Travel,
        /// Groups that may still move.
        left: u8,
    },
    /// Companions leave the Fellowship.
    Separate {
        /// The group that is being made.
        group: People,
        /// How they travel.
        travel: Travel,
        /// Those who may, bounded by a card's number; 255: any.
        most: u8,
    },
    /// A Companion comes to the map, from here and so far.
    Land {
        /// Who.
        who: People,
        /// From where.
        from: Region,
        /// How far.
        range: u8,
    },
    /// Nazgûl and Minions fly and walk.
    Minions {
        /// Nazgûl only.
        nazgul_only: bool,
        /// Characters who have moved.
        moved: People,
    },
    /// Where does this one go?
    FlyTo {
        /// From where.
        from: Region,
        /// Who.
        who: Figure,
        /// The frame that goes on afterwards.
        nazgul_only: bool,
        /// Characters who have moved.
        moved: People,
    },
    /// Which Army goes on a journey by a card?
    Journey {
        /// Who must lead it.
        led: Led,
        /// How many may still go.
        left: u8,
        /// Has one gone, so that one may stop?
        may_stop: bool,
    },
    /// Where does the journey lead, region by region?
    Trek {
        /// Who goes.
        force: Force,
        /// Where they are.
        at: Region,
        /// Regions left.
        left: u8,
        /// Have they left?
        begun: bool,
    },
    /// Which Nation advances?
    Diplomacy,
    /// Which reinforcements come, and where? The region of the first figure, once it stands.
    Recruit(Option<Region>),
    /// Where does a character come into play?
    Place(crate::character::Character),
    /// May Flocks of Crebain help the Hunt?
    Crebain,
    /// May Wizard's Staff prevent the draw?
    Staff,
    /// May a card of the table answer the tile?
    HuntCard,
    /// Is the Guide's ability used?
    HuntGuide,
    /// Casualty or Ring?
    HuntBear,
    /// Where is the revealed Fellowship?
    RevealAt,
    /// Is the Balrog spent? Was the Fellowship declared in safety?
    Balrog {
        /// The Reveal icon is ignored.
        safe: bool,
    },
    /// A Free Peoples Character card is lost with a casualty (Worn with Sorrow and Toil)?
    Sorrow,
    /// Does Gandalf the White silence the Nazgûl?
    WhiteRider,
    /// Withdraw into the Stronghold?
    Withdraw,
    /// A Combat card?
    CombatCard(Side),
    /// Casualties of a side: hits left.
    Hits {
        /// Who loses.
        side: Side,
        /// Hits left.
        left: u8,
    },
    /// Casualties of the side's Army in a region, outside a battle.
    HitsAt {
        /// Where.
        at: Region,
        /// Who loses.
        side: Side,
        /// Hits left.
        left: u8,
    },
    /// Go on with the attack, or cease?
    Cease,
    /// Retreat, or fight on?
    Retreat {
        /// A card orders it (Scouts): one must go.
        ordered: bool,
    },
    /// One more round of the siege, for an Elite?
    Press,
    /// Draw a card for the Witch-king's sorcery?
    Sorcery(Deck),
    /// Draw a card as Guide (Gandalf the Grey)?
    Wisdom(Deck),
    /// A choice that a Combat card leaves.
    CombatChoice(Card),
    /// A choice that an event card leaves: the effect's place in its list.
    EventChoice(Card, u8),
    /// Where does a routed Army of the Shadow flee to?
    Rout(Region),
    /// Draw from either deck (the Palantír of Orthanc).
    Palantir,
    /// Discard cards to lift a card from the table: decks still owed.
    Price {
        /// A Strategy card is owed.
        strategy: bool,
        /// A Character card is owed.
        character: bool,
        /// What is lifted.
        card: Card,
    },
    /// Which of the reinforcements come, where there are too few for all that are called?
    Share {
        /// The Nation.
        nation: Nation,
        /// Who calls.
        calls: Calls,
    },
    /// Recruit by a card: what is still owed.
    Levy {
        /// The Nation.
        nation: Nation,
        /// Where.
        at: Region,
        /// Units of either rank.
        units: u8,
    },
}
