//! The cards, to be counted by `bree cards wizards`: by set and kind, sites and regions, too; and those of the pool that are not
//! here, by name and with the reason.

use std::collections::BTreeSet;

use table::offer::{Card, Cards};

use crate::Wizards;
use crate::card::{CardKind, Face, Region, SETS, Site, book, set_of};
use crate::cards::usage;
use crate::list::{self, Known};

impl Cards for Wizards {
    /// A card counts as tested where a test cites it: `wizards:gimli`. A site needs that where it has a text of its own.
    fn cards((): &Self::Data) -> Vec<Card> {
        let odd = usage::odd();
        let cards = book().cards.iter().map(card);
        let sites = book().sites.iter().filter(|site| site.is_card()).map(site);
        let regions = book().regions.iter().map(region);
        cards
            .chain(sites)
            .chain(regions)
            .chain(absent().into_iter().map(|(known, why)| lacking(known, why)))
            .map(|card| Card { odd: odd.contains(card.id.as_str()), ..card })
            .collect()
    }
}

fn card(face: &Face) -> Card {
    let why = face.missing.as_ref().map(|why| format!("{} ({}): {why}", face.name.en, face.number));
    Card {
        id: face.id.clone(),
        playable: face.missing.is_none(),
        uses: vec![format!("wizards:{}", face.id)],
        why,
        ..shelf(&face.number, |set| shelf_of(set, Some(face.kind)))
    }
}

fn site(site: &Site) -> Card {
    let text = site.has_text();
    let uses = text.then(|| format!("wizards:{}", site.id)).into_iter().collect();
    Card { id: site.id.clone(), playable: true, uses, ..shelf(&site.number, |set| shelf_of(set, None)) }
}

fn region(region: &Region) -> Card {
    let id = region.id.clone();
    Card { id, playable: true, ..shelf(&region.number, |set| (set, "TW regions")) }
}

fn lacking(known: &Known, why: &str) -> Card {
    Card {
        id: known.number.to_owned(),
        absent: true,
        why: Some(format!("{} ({}): {why}", known.name.en, known.number)),
        ..shelf(known.number, |set| (set, "cards that are not here"))
    }
}

/// A card of a set and of a kind, and nothing else yet.
fn shelf(number: &str, of: impl Fn(&'static str) -> (&'static str, &'static str)) -> Card {
    let set = SETS.into_iter().find(|set| *set == set_of(number)).unwrap_or("other sets");
    let (set, kind) = of(set);
    Card { kind, set: Some(set), ..Card::default() }
}

/// The names of a set's cards of a kind; without a kind: its sites.
fn shelf_of(set: &'static str, kind: Option<CardKind>) -> (&'static str, &'static str) {
    macro_rules! shelves {
        ($($set:literal)*) => {
            match (set, kind) {
                $(
                    ($set, Some(CardKind::Character)) => concat!($set, " characters"),
                    ($set, Some(CardKind::Item)) => concat!($set, " items"),
                    ($set, Some(CardKind::Ally)) => concat!($set, " allies"),
                    ($set, Some(CardKind::Faction)) => concat!($set, " factions"),
                    ($set, Some(CardKind::Resource)) => concat!($set, " resource events"),
                    ($set, Some(CardKind::Creature)) => concat!($set, " creatures"),
                    ($set, Some(CardKind::Hazard)) => concat!($set, " hazard events"),
                    ($set, Some(CardKind::Agent)) => concat!($set, " agents"),
                    ($set, None) => concat!($set, " sites"),
                )*
                _ => "other cards",
            }
        };
    }
    (set, shelves!("TW" "TD" "DM" "LE" "AS" "WH" "BA"))
}

/// Cards of the pool that stay away, by number, each with its reason.
const AWAY: &[(&str, &str)] =
    &[("TW-500", "it counts the events at which its player has been, which no game can know")];

/// The cards that a Wizard's player may use and that the book lacks, each with the reason: by name, as a card with several
/// numbers is one card.
pub fn absent() -> Vec<(&'static Known, &'static str)> {
    let cards = book().cards.iter().map(|face| (&face.number, &face.name.en));
    let sites = book().sites.iter().map(|site| (&site.number, &site.name.en));
    let regions = book().regions.iter().map(|region| (&region.number, &region.name.en));
    let here = cards.chain(sites).chain(regions).collect::<Vec<_>>();
    let numbers = here.iter().map(|(number, _)| number.as_str()).collect::<BTreeSet<_>>();
    let mut names = here.iter().map(|(_, name)| list::plain(name)).collect::<BTreeSet<_>>();
    let pool = list::all_known().iter().filter(|known| known.is_of_the_pool());
    let absent =
        pool.filter(|known| !numbers.contains(known.number) && names.insert(list::plain(&known.name.en)));
    let reason = |known: &Known| {
        let away = AWAY.iter().find(|(number, _)| *number == known.number);
        away.map_or("not entered yet", |(_, why)| why)
    };
    absent.map(|known| (known, reason(known))).collect()
}
