//! What event cards need and do, as values: played by the rules, and put into words by the pages.

use crate::card::Deck;
use crate::character::Character;
use crate::frame::{Led, Travel};
use crate::nation::Nation;
use crate::region::Region;

/// What must be so for a card to be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// Some Companion is in the Fellowship.
    Company,
    /// One of these is in the Fellowship.
    InFellowship(&'static [Character]),
    /// This character is on the map.
    InPlay(Character),
    /// Strider or Aragorn is with an Army, in a region of one of these Nations (of any, when none is named).
    KingWithArmy(&'static [Nation]),
    /// Strider or Aragorn is in a region of this Nation.
    KingIn(Nation),
    /// This character is in a region of this Nation.
    Within(Character, Nation),
    /// Aragorn is with an Army in a region that no Nation of the Free Peoples owns.
    AragornAbroad,
    /// Gandalf the White is on the map, and a Companion is here.
    WhiteAnd(Region),
    /// An Army with a Companion is in or beside the region of a Shadow Army with Nazgûl.
    Eagles,
    /// This Nation is active.
    Active(Nation),
    /// This Nation is At War.
    AtWar(Nation),
    /// All Nations of the Shadow are At War.
    ShadowAtWar,
    /// There is a Shadow Army of two Nations at least.
    MixedArmy,
    /// An Army can attack a besieger from a neighbouring region.
    Relief,
    /// There is an Army with a Companion.
    CompanionArmy,
    /// The Fellowship is not where a Settlement of the Free Peoples is.
    Outside,
    /// The Fellowship has made a step at least.
    Progress,
    /// The Fellowship is revealed.
    Revealed,
    /// A Shadow Army with Nazgûl is in or beside the region of an Army.
    Spells,
    /// A besieging Army is with the Witch-king.
    KingsSiege,
    /// A besieging Army has a unit of this Nation.
    SiegeWith(Nation),
    /// The Shadow holds a Stronghold of this Nation.
    Fallen(Nation),
    /// The Free Peoples are besieged here.
    Besieged(Region),
    /// A Nation not At War has the Fellowship or a Companion inside its borders.
    Stormcrow,
}

/// Where a card recruits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// Here.
    At(Region),
    /// In one of these.
    OneOf(&'static [Region]),
    /// Where this character is.
    With(Character),
    /// Here, or in a region of this Nation with a Companion.
    OrCompanion(Region, Nation),
    /// In a free region of this Nation with a Settlement.
    Settlement(Nation),
    /// In a coastal region with an Army of the Free Peoples.
    Coast,
    /// Where there is an Army of the Shadow.
    ShadowArmy,
    /// In a region of this Nation at the eastern edge.
    East(Nation),
}

/// What a card recruits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Levy {
    /// So many units, Regular or Elite.
    Units(Nation, u8),
    /// So many Regulars.
    Regulars(Nation, u8),
    /// So many Elites.
    Elites(Nation, u8),
    /// A Leader.
    Leader(Nation),
    /// So many Nazgûl.
    Nazgul(u8),
}

/// One thing that a card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A special Hunt tile comes into play.
    Tile(usize),
    /// Corruption is healed: so much, or so much if Gollum guides.
    Heal(u8, u8),
    /// Corruption is healed by each of three dice of so much; of so much if Strider guides.
    HealByDice(u8, u8),
    /// Corruption is healed if the Fellowship is in this region, unconquered.
    HealAt(Region),
    /// Corruption comes by each of three dice of so much; of so much if Gollum guides.
    CorruptByDice(u8, u8),
    /// Two Corruption, or one if there are four or more.
    Wound,
    /// If Gollum guides, the Fellowship may hide or move.
    AnotherWay,
    /// A group leaves the Fellowship.
    Separate(Travel),
    /// A group leaves the Fellowship, or walks on the map.
    SeparateOrWalk(Travel),
    /// Any Companions on the map walk.
    Walk,
    /// With one of these characters in one of these regions, unconquered: the first Nations become active, the
    /// second advance.
    RouseIf(
        &'static [Character],
        &'static [Region],
        &'static [Nation],
        &'static [Nation],
    ),
    /// With a Companion in one of these regions, unconquered: the Nation is active and At War.
    ToWarIf(&'static [Region], Nation),
    /// A Character result becomes a Will of the West.
    CharacterToWill,
    /// Three tiles are drawn: the king is challenged.
    Challenge,
    /// The Eagles strike at Nazgûl.
    Eagles,
    /// Nazgûl that are left fly to a Stronghold of Sauron.
    EaglesDrive,
    /// The Ents fall upon Orthanc.
    Ents,
    /// Whoever led an Army that is no more falls, too.
    EntsEnd,
    /// One more Character card may be played.
    EntsPlay,
    /// The Dead follow the king to the coast.
    DeadMen,
    /// What is left of the Army there flees.
    DeadMenRout,
    /// Regulars of this Nation may gather there.
    DeadMenMuster(Nation),
    /// Figures are recruited.
    Recruit(Spot, &'static [Levy]),
    /// Regulars, so many in each of three Settlements (or Strongholds) of a Nation.
    RecruitInThree(Nation, u8, bool),
    /// Cards are drawn.
    Draw(Deck, u8),
    /// A Regular of the king's Army is replaced by an Elite.
    GreyCompany,
    /// A Nation advances.
    Advance(Nation),
    /// A Nation of one's choice becomes active and advances.
    Counsel,
    /// So many dice of 5 or 6 against a Shadow Army of two Nations at least.
    Discord(u8),
    /// So many dice of 5 or 6 against a Shadow Army in one of these regions.
    Ambush(u8, &'static [Region]),
    /// Figures are recruited here, if an Army of the Free Peoples is here.
    RecruitIfArmy(Region, &'static [Levy]),
    /// A besieger is attacked from outside.
    Relieve,
    /// An Army marches from a Nation's region to this City, or beside it.
    SecretPath(Nation, Region),
    /// Armies march up to so many regions: how many, how far, led by whom, and must they join another?
    Journey {
        /// How many Armies.
        armies: u8,
        /// How far.
        range: u8,
        /// Who must lead.
        led: Led,
        /// Must they end where another Army is?
        gather: bool,
    },
    /// So many Armies march one region.
    March(u8),
    /// A Hunt tile is drawn.
    Tiles {
        /// The damage cannot be reduced.
        sure: bool,
        /// A random Companion must be lost.
        random: bool,
        /// Companions leave instead of damage.
        breaking: bool,
    },
    /// Nazgûl fly.
    Fly,
    /// A Nazgûl with the Fellowship reveals it.
    SearchEnds,
    /// The Fellowship is moved to a neighbouring region.
    Drive,
    /// A Nazgûl with the Fellowship strikes: a card goes, or a Hunt roll is made.
    Strike,
    /// A random Companion is tempted.
    Lure,
    /// So many dice become Eyes.
    Eyes(u8),
    /// The Nazgûl cast spells on an Army.
    Spells,
    /// A siege of three rounds.
    Assault,
    /// Two Armies with Nazgûl march, or one attacks.
    Abroad,
    /// Two Nazgûl come to the Witch-king, or Nazgûl fly.
    Captain,
    /// The Witch-king's Army may march or attack.
    CaptainLeads,
    /// Elves sail away.
    Valinor,
    /// A Leader is lost here.
    Folly(Region),
    /// Dice that show the Will of the West are lost.
    NoDawn,
    /// A Nation goes a step back.
    Stormcrow,
    /// It loses a figure.
    StormcrowLoss,
    /// An Army goes by sea from here to a coast of this Nation.
    Corsairs(Region, Nation),
    /// Regulars come to a free region beside the Dunlands.
    Dunlendings,
    /// Others follow them, so many at most.
    DunlendingsFollow(u8),
    /// A character goes here.
    Summon(Character, Region),
    /// Regulars of this Nation become Elites, so many.
    Promote(Nation, u8),
}

/// What a card needs, and what it does, in order.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// All of this must be so.
    pub needs: &'static [Need],
    /// One after another.
    pub effects: &'static [Effect],
}
