//! Kinds of cards, characters, attacks and places: qualities, and how they combine.

use cardlang::{Fault, Ids, Node, Several, Value};

use crate::card::{ItemClass, Keyword, Race, RegionKind, SiteKind, Skill, Slot};
use crate::ids::{CardId, RegionId, SiteId};

cardlang::ops! {
    /// A quality that a thing has or has not. A word that is none of these stands for a class, a race, a
    /// skill …: the first that has it, so that a special item comes before the race of a thing without one.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Kind: "kind"
        or FactionOf(FactionOf) or Class(ItemClass) or Race(Race) or Skill(Skill) or Slot(Slot) or Keyword(Keyword)
        or Place(SiteKind) or Land(RegionKind) or Card(CardId) or Site(SiteId) or Region(RegionId)
    {
        /// Everything.
        "anything" => Anything,
        /// A character.
        "character" => Character,
        /// An item.
        "item" => Item,
        /// An ally.
        "ally" => Ally,
        /// A faction.
        "faction" => Faction,
        /// The card that says it.
        "itself" => Itself,
        /// Bears the card that says it.
        "bearer" => Bearer,
        /// The company's site.
        "site" => AnySite,
        /// A creature.
        "creature" => Creature,
        /// A resource or hazard event.
        "event" => Event,
        /// A hazard card.
        "hazard" => Hazard,
        /// A resource card.
        "resource" => Resource,
        /// A permanent event.
        "permanent" => Permanent,
        /// A long event.
        "long" => Long,
        /// Belongs to the company in question.
        "companion" => Companion,
        /// A site with an automatic-attack of a dragon.
        "lair" => Lair,
        /// A lair where the Dragon was defeated at home.
        "vanquished" => Vanquished,
        /// A site where information is to be had.
        "information" => Information,
        /// An event that only a sage plays.
        "sage_only" => SageOnly,
        /// A ring of any sort but gold rings.
        "ring" => Ring,
        /// Tapped.
        "tapped" => Tapped,
        /// Untapped.
        "untapped" => Untapped,
        /// Wounded.
        "wounded" => Wounded,
        /// Not wounded.
        "unwounded" => Unwounded,
        /// Unique.
        "unique" => Unique,
        /// A follower.
        "follower" => Follower,
        /// An automatic-attack.
        "automatic" => Automatic,
        /// The attack of a hazard creature.
        "hazard_creature" => HazardCreature,
        /// Has this home site.
        "home" => Home(site: SiteId),
        /// An attack against which weapons do not count.
        "bare" => Bare,
        /// A character with a home site of this kind.
        "from" => From(home: &'static Kind),
        /// An attack that was keyed to the symbol.
        "keyed" => Keyed(to: &'static Kind),
        /// An attack that was keyed to the site, by symbol or name.
        "keyed_to_site" => KeyedToSite,
        /// Has a corruption card.
        "corrupted" => Corrupted,
        /// Bears this card.
        "bearing" => Bearing(card: CardId),
        /// Has such a card.
        "bears" => Bears(kind: &'static Kind),
        /// A faction that joins at such a site.
        "joins_in" => JoinsIn(at: &'static Kind),
        /// An item, an ally or a faction that could be played at this site.
        "playable" => Playable,
        /// An item, an ally or a faction that could be played at this site, were it untapped.
        "native" => Native,
        /// Something with more corruption points printed on it.
        "corruption_above" => CorruptionAbove(than: i8),
        /// Something that is worth more victory points.
        "worth_above" => WorthAbove(than: i8),
        /// An attack whose targets the attacker chooses.
        "chosen" => Chosen,
        /// A site with an automatic-attack of this sort.
        "guarded" => Guarded(by: Race),
        /// A site of the Under-deeps; a character at one, or on the way to or from one.
        "under_deeps" => UnderDeeps,
        /// A site next to such a one by the Under-deeps.
        "adjacent" => Adjacent(site: &'static Kind),
        /// A site with the symbol at least `count` times in its printed path.
        "path_of" => PathOf(land: RegionKind, count: i8),
        /// Has more prowess than that.
        "prowess_above" => ProwessAbove(than: i8),
        /// A stored card.
        "stored" => Stored,
        /// An event that is only played at a site with information.
        "informed" => Informed,
        /// The target of the present strike.
        "struck" => Struck,
        /// A character wounded this turn by an attack of this race.
        "wounded_by" => WoundedBy(race: Race),
        /// A character of greater mind.
        "mind_above" => MindAbove(mind: i8),
        /// A manifestation of the same being as that card.
        "being" => Being(card: CardId),
        /// A character wounded this turn by an attack of such a being.
        "hurt_by" => HurtBy(by: &'static Kind),
        /// An agent that has a home site of this sort.
        "homed" => Homed(at: &'static Kind),
        /// An agent at the new site of the company.
        "in_wait" => InWait,
        /// An agent that lies face up.
        "face_up" => FaceUp,
        /// An agent that came into play this turn and lies face down.
        "newcomer" => Newcomer,
        /// An agent, or its attack.
        "agent" => Agent,
        /// A creature that may be keyed to one such region.
        "keyed_to_one" => KeyedToOne(land: RegionKind),
        /// A creature that may be keyed to a region that is no coastal sea.
        "inland" => Inland,
        /// An agent that has a home at such a site.
        "home_in" => HomeIn(at: &'static Kind),
        /// A card that needs a character of this skill: as it is declared, or in one of its ways.
        "asks" => Asks(skill: Skill),
        /// A short event.
        "short" => Short,
        /// A card that has been declared and is not resolved yet.
        "declared" => Declared,
        /// Lies in the discard pile of its player.
        "discarded" => Discarded,
        /// A creature that was defeated or eliminated.
        "eliminated" => Eliminated,
        /// All of them.
        "all" => All(of: Several<Kind>),
        /// A card of any of these kinds.
        "any" => Any(of: Several<Kind>),
        /// Not this one.
        "not" => Not(kind: &'static Kind),
    }
}

pub(crate) const RINGS: [Keyword; 4] =
    [Keyword::TheOneRing, Keyword::DwarvenRing, Keyword::MagicRing, Keyword::LesserRing];

/// A faction of this people: `elf_faction`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FactionOf(pub Race);

impl Value for FactionOf {
    fn what() -> String {
        "a faction as `elf_faction`".to_owned()
    }

    fn read(node: &Node, ids: &Ids) -> Result<Self, Fault> {
        Self::attempt(node, ids).ok_or_else(|| node.expected(&Self::what()))
    }

    fn attempt(node: &Node, _: &Ids) -> Option<Self> {
        node.as_word()?.strip_suffix("_faction").and_then(Race::named).map(Self)
    }

    fn write(&self) -> Node {
        Node::word(format!("{}_faction", self.0.word()))
    }
}
