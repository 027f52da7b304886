//! What event cards need and do, as values: read from the cards, played by the rules, and put into words by the pages.

use crate::card::Deck;
use crate::character::Character;
use crate::frame::{Led, Travel};
use crate::nation::Nation;
use crate::region::Region;
use crate::tile::Tile;

const ANY_LAND: &[Nation] = &[];

cardlang::ops! {
    /// What must be so for a card to be played.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Need: "need" {
        /// Some Companion is in the Fellowship.
        "company" => Company,
        /// One of these is in the Fellowship.
        "in_fellowship" => InFellowship(any: &'static [Character]),
        /// This character is on the map.
        "in_play" => InPlay(who: Character),
        /// Strider or Aragorn is with an Army, in a region of one of these Nations (of any, when none is named).
        "king_with_army" => KingWithArmy(lands: &'static [Nation] = ANY_LAND),
        /// Strider or Aragorn is in a region of this Nation.
        "king_in" => KingIn(nation: Nation),
        /// This character is in a region of this Nation.
        "within" => Within(who: Character, nation: Nation),
        /// Aragorn is with an Army in a region that no Nation of the Free Peoples owns.
        "aragorn_abroad" => AragornAbroad,
        /// Gandalf the White is on the map, and a Companion is here.
        "white_and" => WhiteAnd(at: Region),
        /// An Army with a Companion is in or beside the region of a Shadow Army with Nazgûl.
        "eagles" => Eagles,
        /// This Nation is active.
        "active" => Active(nation: Nation),
        /// This Nation is At War.
        "at_war" => AtWar(nation: Nation),
        /// All Nations of the Shadow are At War.
        "shadow_at_war" => ShadowAtWar,
        /// There is a Shadow Army of two Nations at least.
        "mixed_army" => MixedArmy,
        /// An Army can attack a besieger from a neighbouring region.
        "relief" => Relief,
        /// There is an Army with a Companion.
        "companion_army" => CompanionArmy,
        /// The Fellowship is not where a Settlement of the Free Peoples is.
        "outside" => Outside,
        /// The Fellowship has made a step at least.
        "progress" => Progress,
        /// The Fellowship is revealed.
        "revealed" => Revealed,
        /// A Shadow Army with Nazgûl is in or beside the region of an Army.
        "spells" => Spells,
        /// A besieging Army is with the Witch-king.
        "kings_siege" => KingsSiege,
        /// A besieging Army has a unit of this Nation.
        "siege_with" => SiegeWith(nation: Nation),
        /// The Shadow holds a Stronghold of this Nation.
        "fallen" => Fallen(nation: Nation),
        /// The Free Peoples are besieged here.
        "besieged" => Besieged(at: Region),
        /// A Nation not At War has the Fellowship or a Companion inside its borders.
        "stormcrow" => Stormcrow,
    }
}

cardlang::ops! {
    /// Where a card recruits.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Spot: "place to recruit" or At(Region) {
        /// In one of these.
        "one_of" => OneOf(regions: &'static [Region]),
        /// Where this character is.
        "with" => With(who: Character),
        /// Here, or in a region of this Nation with a Companion.
        "or_companion" => OrCompanion(at: Region, nation: Nation),
        /// In a free region of this Nation with a Settlement.
        "settlement" => Settlement(nation: Nation),
        /// In a coastal region with an Army of the Free Peoples.
        "coast" => Coast,
        /// Where there is an Army of the Shadow.
        "shadow_army" => ShadowArmy,
        /// In a region of this Nation at the eastern edge.
        "east" => East(nation: Nation),
    }
}

cardlang::ops! {
    /// What a card recruits.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Levy: "levy" {
        /// So many units, Regular or Elite.
        "units" => Units(nation: Nation, count: u8 = 1),
        /// So many Regulars.
        "regulars" => Regulars(nation: Nation, count: u8 = 1),
        /// So many Elites.
        "elites" => Elites(nation: Nation, count: u8 = 1),
        /// A Leader.
        "leader" => Leader(nation: Nation),
        /// So many Nazgûl.
        "nazgul" => Nazgul(count: u8 = 1),
    }
}

cardlang::ops! {
    /// One thing that a card does.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Effect: "effect" {
        /// A special Hunt tile comes into play.
        "tile" => Tile(tile: Tile),
        /// Corruption is healed: so much, or so much if Gollum guides.
        "heal" => Heal(points: u8, gollum: u8),
        /// Corruption is healed by each of three dice of so much; of so much if Strider guides.
        "heal_by_dice" => HealByDice(need: u8, strider: u8),
        /// Corruption is healed if the Fellowship is in this region, unconquered.
        "heal_at" => HealAt(at: Region),
        /// Corruption comes by each of three dice of so much; of so much if Gollum guides.
        "corrupt_by_dice" => CorruptByDice(need: u8, gollum: u8),
        /// Two Corruption, or one if there are four or more.
        "wound" => Wound,
        /// If Gollum guides, the Fellowship may hide or move.
        "another_way" => AnotherWay,
        /// A group leaves the Fellowship.
        "separate" => Separate {
            /// Regions more than the level allows.
            extra: u8 = 0,
            /// The level at least.
            level: u8 = 0,
            /// May it end inside a besieged Stronghold?
            into_siege: bool,
        },
        /// A group leaves the Fellowship, or walks on the map.
        "separate_or_walk" => SeparateOrWalk {
            /// Regions more than the level allows.
            extra: u8 = 0,
            /// The level at least.
            level: u8 = 0,
            /// May it end inside a besieged Stronghold?
            into_siege: bool,
        },
        /// Any Companions on the map walk.
        "walk" => Walk,
        /// With one of these characters in one of these regions, unconquered: the first Nations become active, the
        /// second advance.
        "rouse_if" => RouseIf(who: &'static [Character], at: &'static [Region], wake: &'static [Nation], advance: &'static [Nation]),
        /// With a Companion in one of these regions, unconquered: the Nation is active and At War.
        "to_war_if" => ToWarIf(at: &'static [Region], nation: Nation),
        /// A Character result becomes a Will of the West.
        "character_to_will" => CharacterToWill,
        /// Three tiles are drawn: the king is challenged.
        "challenge" => Challenge,
        /// The Eagles strike at Nazgûl.
        "eagles" => Eagles,
        /// Nazgûl that are left fly to a Stronghold of Sauron.
        "eagles_drive" => EaglesDrive,
        /// The Ents fall upon Orthanc.
        "ents" => Ents,
        /// Whoever led an Army that is no more falls, too.
        "ents_end" => EntsEnd,
        /// One more Character card may be played.
        "ents_play" => EntsPlay,
        /// The Dead follow the king to the coast.
        "dead_men" => DeadMen,
        /// What is left of the Army there flees.
        "dead_men_rout" => DeadMenRout,
        /// Regulars of this Nation may gather there.
        "dead_men_muster" => DeadMenMuster(nation: Nation),
        /// Figures are recruited.
        "recruit" => Recruit(spot: Spot, levies: &'static [Levy]),
        /// Regulars, so many in each of three Settlements (or Strongholds) of a Nation.
        "recruit_in_three" => RecruitInThree(nation: Nation, count: u8, strongholds: bool),
        /// Cards are drawn.
        "draw" => Draw(deck: Deck, count: u8 = 1),
        /// A Regular of the king's Army is replaced by an Elite.
        "grey_company" => GreyCompany,
        /// A Nation advances.
        "advance" => Advance(nation: Nation),
        /// A Nation of one's choice becomes active and advances.
        "counsel" => Counsel,
        /// So many dice of 5 or 6 against a Shadow Army of two Nations at least.
        "discord" => Discord(dice: u8),
        /// So many dice of 5 or 6 against a Shadow Army in one of these regions.
        "ambush" => Ambush(dice: u8, at: &'static [Region]),
        /// Figures are recruited here, if an Army of the Free Peoples is here.
        "recruit_if_army" => RecruitIfArmy(at: Region, levies: &'static [Levy]),
        /// A besieger is attacked from outside.
        "relieve" => Relieve,
        /// An Army marches from a Nation's region to this City, or beside it.
        "secret_path" => SecretPath(nation: Nation, city: Region),
        /// Armies march up to so many regions: how many, how far, led by whom, and must they join another?
        "journey" => Journey {
            /// How many Armies.
            armies: u8,
            /// How far.
            range: u8,
            /// Who must lead.
            led: Led = Led::Freely,
            /// Must they end where another Army is?
            gather: bool,
        },
        /// So many Armies march one region.
        "march" => March(armies: u8),
        /// A Hunt tile is drawn.
        "tiles" => Tiles {
            /// The damage cannot be reduced.
            sure: bool,
            /// A random Companion must be lost.
            random: bool,
            /// Companions leave instead of damage.
            breaking: bool,
        },
        /// Nazgûl fly.
        "fly" => Fly,
        /// A Nazgûl with the Fellowship reveals it.
        "search_ends" => SearchEnds,
        /// The Fellowship is moved to a neighbouring region.
        "drive" => Drive,
        /// A Nazgûl with the Fellowship strikes: a card goes, or a Hunt roll is made.
        "strike" => Strike,
        /// A random Companion is tempted.
        "lure" => Lure,
        /// So many dice become Eyes.
        "eyes" => Eyes(dice: u8),
        /// The Nazgûl cast spells on an Army.
        "spells" => Spells,
        /// A siege of three rounds.
        "assault" => Assault,
        /// Two Armies with Nazgûl march, or one attacks.
        "abroad" => Abroad,
        /// Two Nazgûl come to the Witch-king, or Nazgûl fly.
        "captain" => Captain,
        /// The Witch-king's Army may march or attack.
        "captain_leads" => CaptainLeads,
        /// Elves sail away.
        "valinor" => Valinor,
        /// A Leader is lost here.
        "folly" => Folly(at: Region),
        /// Dice that show the Will of the West are lost.
        "no_dawn" => NoDawn,
        /// A Nation goes a step back.
        "stormcrow" => Stormcrow,
        /// It loses a figure.
        "stormcrow_loss" => StormcrowLoss,
        /// An Army goes by sea from here to a coast of this Nation.
        "corsairs" => Corsairs(port: Region, nation: Nation),
        /// Regulars come to a free region beside the Dunlands.
        "dunlendings" => Dunlendings,
        /// Others follow them, so many at most.
        "dunlendings_follow" => DunlendingsFollow(count: u8),
        /// A character goes here.
        "summon" => Summon(who: Character, at: Region),
        /// Regulars of this Nation become Elites, so many.
        "promote" => Promote(nation: Nation, count: u8),
    }
}

impl Effect {
    /// How Companions travel by this effect; by the plain rules, where it says nothing of that.
    pub const fn travel(self) -> Travel {
        match self {
            Self::Separate {
                extra,
                level,
                into_siege,
            }
            | Self::SeparateOrWalk {
                extra,
                level,
                into_siege,
            } => Travel {
                extra,
                level,
                into_siege,
                still: false,
            },
            _ => Travel::PLAIN,
        }
    }
}

/// What a card needs, and what it does, in order.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// All of this must be so.
    pub needs: &'static [Need],
    /// One after another.
    pub effects: &'static [Effect],
}
