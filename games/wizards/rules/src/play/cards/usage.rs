//! The number of cards that use each word of the language.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use cardlang::{Ops, Value};

use super::statics::Flag;
use super::values::{Amount, Cost, Kind};
use super::{Condition, Op, Static};
use crate::card::book;

/// The words of the language, by category, with the cards and sites that use them.
pub type Usage = BTreeMap<(&'static str, String), BTreeSet<&'static str>>;

/// Every word, also one that nothing says.
pub fn usage() -> Usage {
    let mut usage = Usage::new();
    know::<Op>(&mut usage);
    know::<Condition>(&mut usage);
    know::<Static>(&mut usage);
    know::<Flag>(&mut usage);
    know::<Cost>(&mut usage);
    know::<Amount>(&mut usage);
    know::<Kind>(&mut usage);
    for face in &book().cards {
        let mut tell = |value: &dyn Worded| value.tell(&face.id, &mut usage);
        for mode in face.modes.iter().chain(&face.uses) {
            mode.does.iter().for_each(|one| tell(one));
            mode.tests.iter().for_each(|one| tell(one));
            mode.cost.iter().for_each(|one| tell(one));
            mode.target.iter().for_each(|one| tell(one));
        }
        for on in &face.on {
            on.does.iter().for_each(|one| tell(one));
            on.tests.iter().for_each(|one| tell(one));
        }
        face.has.iter().for_each(|one| tell(one));
        face.needs.iter().chain(&face.leaves).for_each(|one| tell(one));
        let keys = &face.keys;
        let named = keys.regions.iter().filter_map(|(_, test)| test.as_ref());
        let in_sites = keys.sites_in.iter().filter_map(|(.., test)| test.as_ref());
        let more = keys.more.iter().filter_map(|more| more.test.as_ref());
        named.chain(in_sites).chain(more).for_each(|one| tell(one));
        keys.more.iter().filter_map(|more| more.kind.as_ref()).for_each(|one| tell(one));
    }
    for site in &book().sites {
        site.has.iter().for_each(|one| one.tell(&site.id, &mut usage));
    }
    usage
}

fn know<T: Ops>(usage: &mut Usage) {
    for op in T::ops() {
        usage.entry((T::KIND, op.word.to_owned())).or_default();
    }
}

/// A word that a card uses, of any category.
trait Worded {
    fn tell(&self, card: &'static str, usage: &mut Usage);
}

impl<T: Value> Worded for T {
    fn tell(&self, card: &'static str, usage: &mut Usage) {
        // An id is no word, and other names are no words of these languages.
        self.visit(&mut |used| {
            if let Some(cards) = usage.get_mut(&(used.kind, used.op.to_owned())) {
                cards.insert(card);
            }
        });
    }
}

/// A thing that is allowed, or forbidden.
const MAY: &str = <Flag as Ops>::KIND;

/// Words of what may be, of whom, how much and at what price that only one card or two need, each with the card whose own it is: they are said
/// within others, and stand in no file of a card.
const OWN: &[(&str, &str, &str)] = &[
    (MAY, "act_again", "my_precious"),
    (MAY, "barter", "hermits_hill"),
    (MAY, "be_borne", "wizards_ring"),
    (MAY, "be_keyed", "mount_doom"),
    (MAY, "be_lost_instead", "leaf_brooch"),
    (MAY, "be_removed", "morgul_knife"),
    (MAY, "enter", "river"),
    (MAY, "follow", "rebel_talk"),
    (MAY, "freshen", "the_worthy_hills"),
    (MAY, "hide_discards", "pallando"),
    (MAY, "hold_out", "belegennon"),
    (MAY, "leave_havens", "elf_song"),
    (MAY, "long_hazards_leave", "the_will_of_sauron"),
    (MAY, "return", "buhr_widu"),
    (MAY, "search", "bane_of_the_ithil_stone"),
    (MAY, "shield_bearer", "noble_hound"),
    (MAY, "store_late", "safe_from_the_shadow"),
    (MAY, "stray", "enchanted_stream"),
    (MAY, "waylay", "anarin"),
    (MAY, "weigh_nothing", "emerald_of_the_mariner"),
    ("amount", "each", "riddling_talk"),
    ("amount", "limit", "lost_in_dark_domains"),
    ("amount", "regions", "alone_and_unadvised"),
    ("amount", "regions_under", "a_short_rest"),
    ("amount", "size", "doubled_vigilance"),
    ("cost", "spend", "the_white_tree"),
    ("cost", "spend_agent", "seek_without_success"),
    ("cost", "spend_event", "scimitars_of_steel"),
    ("cost", "spend_stored", "anduril_the_flame_of_the_west"),
    ("kind", "asks", "searching_eye"),
    ("kind", "bare", "dwarven_light_stone"),
    ("kind", "chosen", "more_alert_than_most"),
    ("kind", "follower", "so_youve_come_back"),
    ("kind", "guarded", "troll_purse"),
    ("kind", "information", "look_more_closely_later"),
    ("kind", "informed", "which_might_be_lies"),
    ("kind", "inland", "a_pack_at_the_door"),
    ("kind", "native", "dragon_lore"),
    ("kind", "path_of", "rain_drake"),
    ("kind", "dwarf_hold", "book_of_mazarbul"),
    ("kind", "vanquished", "returned_exiles"),
];

/// The card whose own a word is, where it stands in no file of a card.
pub fn own_card(kind: &str, word: &str) -> Option<&'static str> {
    let own = OWN.iter().find(|(of, called, _)| *of == kind && *called == word);
    own.map(|(.., card)| *card)
}

/// The file of its own in which a word stands that only one card or two need.
pub fn own_file(kind: &str, word: &str) -> Option<&'static str> {
    let files = match kind {
        Op::KIND => Op::FILES,
        Condition::KIND => Condition::FILES,
        Static::KIND => Static::FILES,
        _ => return None,
    };
    let shared = ["ops", "conditions", "statics"];
    let own = files.iter().find(|(file, words)| !shared.contains(file) && words.contains(&word));
    own.map(|(file, _)| *file)
}

/// The cards and sites that say a word of their own.
pub fn odd() -> BTreeSet<&'static str> {
    let own = |(kind, word): &(&'static str, String)| {
        own_file(kind, word).is_some() || own_card(kind, word).is_some()
    };
    usage().into_iter().filter(|(word, _)| own(word)).flat_map(|(_, cards)| cards).collect()
}

/// Every word with what it is given, how many cards say it, and what it says: tables in Markdown, the end of
/// `data/language.md`.
pub fn table() -> String {
    let usage = usage();
    let mut text = String::from(
        "Every word, with how many cards and sites say it. A word that fewer than three say is an odd card's own: it stands in the \
         file of `src/play` that is named, or, where it is said within other words, it is the named card's. Written by \
         `cargo run -p wizards --example words`.\n",
    );
    tell::<Op>(&usage, &mut text);
    tell::<Condition>(&usage, &mut text);
    tell::<Static>(&usage, &mut text);
    tell::<Flag>(&usage, &mut text);
    tell::<Cost>(&usage, &mut text);
    tell::<Amount>(&usage, &mut text);
    tell::<Kind>(&usage, &mut text);
    text
}

fn tell<T: Ops>(usage: &Usage, text: &mut String) {
    // Writing to a text cannot fail.
    let _ = writeln!(text, "\n| {} | cards | |\n| --- | ---: | --- |", T::KIND);
    let mut ops = T::ops();
    ops.sort_by_key(|op| op.word);
    for op in ops {
        let given = op
            .parameters
            .iter()
            .map(|one| if one.optional { format!("{}?", one.name) } else { one.name.to_owned() });
        let given = given.collect::<Vec<_>>().join(", ");
        let call = if given.is_empty() { op.word.to_owned() } else { format!("{}({given})", op.word) };
        let cards = usage.get(&(T::KIND, op.word.to_owned())).map_or(0, BTreeSet::len);
        let own = match (own_file(T::KIND, op.word), own_card(T::KIND, op.word)) {
            (Some(file), _) => format!(" (`cards/{file}.rs`)"),
            (None, Some(card)) => format!(" (of `{card}`)"),
            (None, None) => String::new(),
        };
        let _ = writeln!(text, "| `{call}` | {cards} | {}{own} |", op.doc.trim());
    }
}
