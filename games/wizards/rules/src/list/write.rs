//! A deck list in the community's format.

use std::fmt::Write as _;

use crate::card::Kind;
use crate::ids::CardId;

use super::List;

/// Writes a list as [`read`](super::read) reads it, with English names.
pub fn write(list: &List) -> String {
    let mut text = String::new();
    let part = |kinds: fn(Kind) -> bool| {
        let of_kind = |card: &&CardId| kinds(card.get().kind);
        list.deck
            .iter()
            .filter(of_kind)
            .map(|card| line(*card))
            .collect::<Vec<_>>()
    };
    let cards = |cards: &[CardId]| cards.iter().map(|card| line(*card)).collect::<Vec<_>>();
    let is_resource = |kind| matches!(kind, Kind::Item | Kind::Ally | Kind::Faction | Kind::Resource);
    let is_hazard = |kind| matches!(kind, Kind::Creature | Kind::Hazard | Kind::Agent);
    let sites = list
        .sites
        .iter()
        .map(|site| named(&site.get().name.en, true, &site.get().number));
    let parts = [
        ("Pool", cards(&list.pool)),
        ("Characters", part(|kind| kind == Kind::Character)),
        ("Resources", part(is_resource)),
        ("Hazards", part(is_hazard)),
        ("Sideboard", cards(&list.sideboard)),
        ("Sites", sites.collect()),
    ];
    for (heading, lines) in parts {
        if !lines.is_empty() {
            section(&mut text, heading, lines);
        }
    }
    text
}

fn section(text: &mut String, heading: &str, lines: Vec<String>) {
    let gap = if text.is_empty() { "" } else { "\n" };
    // Writing to a text cannot fail.
    let _ = writeln!(text, "{gap}{heading}");
    let mut counted = Vec::<(String, usize)>::new();
    for line in lines {
        match counted.iter_mut().find(|(known, _)| *known == line) {
            Some((_, count)) => *count += 1,
            None => counted.push((line, 1)),
        }
    }
    for (line, count) in counted {
        let _ = writeln!(text, "{count} {line}");
    }
}

fn line(card: CardId) -> String {
    let face = card.get();
    named(&face.name.en, face.is_wizard(), &face.number)
}

/// `Gandalf [H] (TW)`: wizards and sites say that they are a hero's.
fn named(name: &str, hero: bool, number: &str) -> String {
    let side = if hero { " [H]" } else { "" };
    let set = number.split('-').next().unwrap_or(number);
    format!("{name}{side} ({set})")
}
