//! Which cards, characters, attacks or places: qualities, and how they combine.

use super::{Ids, Read, Term};
use crate::card::{ItemClass, Keyword, Race, RegionKind, SiteKind, Skill, Slot};
use crate::ids::{CardId, RegionId, SiteId};

/// A quality that something has or has not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Everything.
    Anything,
    /// `elf`.
    Race(Race),
    /// `scout`.
    Skill(Skill),
    /// `character`.
    Character,
    /// `item`.
    Item,
    /// `ally`.
    Ally,
    /// `faction`.
    Faction,
    /// `bearer`: bears the card that says it.
    Bearer,
    /// `site`: the company's site.
    AnySite,
    /// `creature`.
    Creature,
    /// `event`: a resource or hazard event.
    Event,
    /// `hazard`: a hazard card.
    Hazard,
    /// `resource`: a resource card.
    Resource,
    /// `permanent`: a permanent event.
    Permanent,
    /// `environment`, `spell`, `palantir` …
    Keyword(Keyword),
    /// `sage_only`: an event that only a sage plays.
    SageOnly,
    /// `minor`, `major` …
    Class(ItemClass),
    /// `weapon`, `armour` …
    Slot(Slot),
    /// `tapped`.
    Tapped,
    /// `untapped`.
    Untapped,
    /// `wounded`.
    Wounded,
    /// `unwounded`.
    Unwounded,
    /// `unique`.
    Unique,
    /// `follower`.
    Follower,
    /// `haven`, `dark_hold` …
    Place(SiteKind),
    /// `wilderness` …
    Land(RegionKind),
    /// `automatic`: an automatic-attack.
    Automatic,
    /// `hazard_creature`: the attack of a hazard creature.
    HazardCreature,
    /// A card by its id.
    Card(CardId),
    /// A site by its id.
    Site(SiteId),
    /// A region by its id, or the sites in it.
    Region(RegionId),
    /// `home(edoras)`: has this home site.
    Home(SiteId),
    /// `keyed(wilderness)`: an attack that was keyed to the symbol.
    Keyed(Box<Kind>),
    /// `keyed_to_site`: an attack that was keyed to the site, by symbol or name.
    KeyedToSite,
    /// `corrupted`: has a corruption card.
    Corrupted,
    /// `bearing(the_one_ring)`.
    Bearing(CardId),
    /// `bears(palantir)`: has such a card.
    Bears(Box<Kind>),
    /// `playable`: an item that could be played at this site.
    Playable,
    /// `under_deeps`: a site of the Under-deeps.
    UnderDeeps,
    /// All of them.
    All(Vec<Kind>),
    /// At least one of them.
    Any(Vec<Kind>),
    /// Not this one.
    Not(Box<Kind>),
}

impl Read for Kind {
    fn read(term: &Term, ids: &Ids) -> Result<Self, String> {
        let (word, args) = term.parts()?;
        let list = || args.iter().map(|arg| Self::read(arg, ids)).collect::<Result<Vec<_>, _>>();
        let one = || match args {
            [one] => Ok(one),
            _ => Err(format!("'{word}' needs one argument")),
        };
        match word {
            "all" => return list().map(Self::All),
            "any" => return list().map(Self::Any),
            "not" => return Self::read(one()?, ids).map(|kind| Self::Not(kind.into())),
            "keyed" => return Self::read(one()?, ids).map(|kind| Self::Keyed(kind.into())),
            "bears" => return Self::read(one()?, ids).map(|kind| Self::Bears(kind.into())),
            "bearing" => return CardId::read(one()?, ids).map(Self::Bearing),
            "home" => return SiteId::read(one()?, ids).map(Self::Home),
            _ if !args.is_empty() => return Err(format!("'{word}' takes no arguments")),
            _ => {}
        }
        plain(word, ids).ok_or_else(|| format!("'{word}' is no kind"))
    }
}

fn plain(word: &str, ids: &Ids) -> Option<Kind> {
    Some(match word {
        "anything" => Kind::Anything,
        "character" => Kind::Character,
        "item" => Kind::Item,
        "ally" => Kind::Ally,
        "faction" => Kind::Faction,
        "bearer" => Kind::Bearer,
        "site" => Kind::AnySite,
        "creature" => Kind::Creature,
        "event" => Kind::Event,
        "hazard" => Kind::Hazard,
        "resource" => Kind::Resource,
        "permanent" => Kind::Permanent,
        "sage_only" => Kind::SageOnly,
        "tapped" => Kind::Tapped,
        "untapped" => Kind::Untapped,
        "wounded" => Kind::Wounded,
        "unwounded" => Kind::Unwounded,
        "unique" => Kind::Unique,
        "follower" => Kind::Follower,
        "keyed_to_site" => Kind::KeyedToSite,
        "corrupted" => Kind::Corrupted,
        "playable" => Kind::Playable,
        "under_deeps" => Kind::UnderDeeps,
        "automatic" => Kind::Automatic,
        "hazard_creature" => Kind::HazardCreature,
        "ring" => Kind::Any(
            [Keyword::TheOneRing, Keyword::DwarvenRing, Keyword::MagicRing, Keyword::LesserRing]
                .map(Kind::Keyword)
                .into(),
        ),
        _ => {
            if let Some(race) = word.strip_suffix("_faction").and_then(Race::named) {
                return Some(Kind::All(vec![Kind::Race(race), Kind::Faction]));
            }
            // A special item before the race of what is of no race.
            return ItemClass::named(word)
                .map(Kind::Class)
                .or_else(|| Race::named(word).map(Kind::Race))
                .or_else(|| Skill::named(word).map(Kind::Skill))
                .or_else(|| Slot::named(word).map(Kind::Slot))
                .or_else(|| Keyword::named(word).map(Kind::Keyword))
                .or_else(|| SiteKind::named(word).map(Kind::Place))
                .or_else(|| RegionKind::named(word).map(Kind::Land))
                .or_else(|| ids.cards.get(word).copied().map(Kind::Card))
                .or_else(|| ids.sites.get(word).copied().map(Kind::Site))
                .or_else(|| ids.regions.get(word).copied().map(Kind::Region));
        }
    })
}
