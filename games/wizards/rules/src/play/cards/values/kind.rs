//! Kinds of cards, characters, attacks and places: qualities, and how they combine.

use cardlang::{Fault, Ids, Node, Several, Value};

use super::Measure;
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
        /// A hazard card.
        "hazard" => Hazard,
        /// A resource card.
        "resource" => Resource,
        /// Belongs to the company in question.
        "companion" => Companion,
        /// Belongs to any company of the player's.
        "yours" => Yours,
        /// A site with an automatic-attack of a dragon.
        "lair" => Lair,
        /// A lair where the Dragon was defeated at home.
        "vanquished" => Vanquished,
        /// A hold of the Dwarves, be it a kingdom that was won back.
        "dwarf_hold" => DwarfHold,
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
        /// Unique.
        "unique" => Unique,
        /// A follower.
        "follower" => Follower,
        /// An automatic-attack.
        "automatic" => Automatic,
        /// The attack of a hazard creature.
        "hazard_creature" => HazardCreature,
        /// An attack against which weapons do not count.
        "bare" => Bare,
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
        /// An event that is only played at a site with information.
        "informed" => Informed,
        /// The target of the present strike.
        "struck" => Struck,
        /// A manifestation of the same being as that card.
        "being" => Being(card: CardId),
        /// An agent, or its attack.
        "agent" => Agent,
        /// A creature that may be keyed to one such region.
        "keyed_to_one" => KeyedToOne(land: RegionKind),
        /// A creature that may be keyed to a region that is no coastal sea.
        "inland" => Inland,
        /// A card that needs a character of this skill: as it is declared, or in one of its ways.
        "asks" => Asks(skill: Skill),
        /// An event that stays so long.
        "event" => Event(span: Span),
        /// Has a home site of such a sort, or that one.
        "home" => Home(at: &'static Kind),
        /// Lies, or has come to lie, there.
        "lies" => Lies(at: Lying),
        /// Has more of that than so much.
        "above" => Above(what: Measure, than: i8),
        /// A character wounded this turn by an attack of this race, or of such a being.
        "wounded_by" => WoundedBy(by: &'static Kind),
        /// All of them.
        "all" => All(of: Several<Kind>),
        /// A card of any of these kinds.
        "any" => Any(of: Several<Kind>),
        /// Not this one.
        "not" => Not(kind: &'static Kind),
    }
}

cardlang::words! {
    /// The duration of an event.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Span: "duration" {
        /// Only until it resolves.
        "short" => Short,
        /// Until the long-event phase.
        "long" => Long,
        /// A permanent event.
        "permanent" => Permanent,
    }
}

cardlang::words! {
    /// The zone of a card, and how it came there.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Lying: "place to lie" {
        /// A card that has been declared and is not resolved yet.
        "declared" => Declared,
        /// The discard pile of its player.
        "discarded" => Discarded,
        /// A creature that was defeated or eliminated.
        "eliminated" => Eliminated,
        /// A stored card.
        "stored" => Stored,
        /// An agent at the new site of the company.
        "in_wait" => InWait,
        /// An agent face up.
        "face_up" => FaceUp,
        /// An agent face down that came into play this turn.
        "newcomer" => Newcomer,
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
