//! A deck list as text.

use std::fmt::Write as _;

use table::Names;

use super::{Flaw, List, Listed};
use crate::prelude::*;

/// The language a plain list is written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tongue {
    /// Spanish.
    Es,
    /// English.
    En,
}

/// The headings, as the community and as plain lists have them.
const HEADINGS: [[&str; 2]; 6] = [
    ["Pool", "Compañía inicial"],
    ["Characters", "Personajes"],
    ["Resources", "Recursos"],
    ["Hazards", "Adversidades"],
    ["Sideboard", "Baraja complementaria"],
    ["Sites", "Lugares"],
];

/// Writes a list as the community does (GCCG): [`read`](super::read) reads it, and so do others. English names.
pub fn write(list: &List) -> String {
    written(
        list,
        |heading| heading[0],
        |one| {
            let hero = match one {
                Listed::Card(card) => card.get().is_wizard(),
                Listed::Site(_) => true,
            };
            let number = one.number();
            let set = number.split('-').next().unwrap_or(number);
            // Wizards and sites say that they are a hero's.
            let side = if hero { " [H]" } else { "" };
            (format!("{}{side} ({set})", one.name().en), " ")
        },
    )
}

/// Writes a list plainly: `3x Name`, in either language.
pub fn write_plain(list: &List, tongue: Tongue) -> String {
    let heading: fn([&'static str; 2]) -> &'static str = match tongue {
        Tongue::En => |heading| heading[0],
        Tongue::Es => |heading| heading[1],
    };
    let name: fn(&Names) -> &str = match tongue {
        Tongue::En => |names| &names.en,
        Tongue::Es => |names| &names.es,
    };
    written(list, heading, |one| (name(one.name()).to_owned(), "x "))
}

/// The lines of a list that were not understood, as a list of its own: each below its part.
pub fn write_rest(flaws: &[Flaw]) -> String {
    let mut lines = flaws.iter().filter(|flaw| !flaw.text.is_empty()).collect::<Vec<_>>();
    lines.sort_by_key(|flaw| flaw.part.map(|part| part as u8));
    let (mut text, mut part) = (String::new(), None);
    for flaw in lines {
        if let Some(next) = flaw.part.filter(|next| part != Some(*next)) {
            part = Some(next);
            text.push_str(next.word());
            text.push('\n');
        }
        // Words without a number might be a remark. Writing to a text cannot fail.
        let _ = writeln!(text, "{} {}", flaw.count, flaw.text);
    }
    text
}

fn written(
    list: &List,
    heading: impl Fn([&'static str; 2]) -> &'static str,
    line: impl Fn(Listed) -> (String, &'static str),
) -> String {
    let all = |cards: &[CardId]| cards.iter().map(|card| Listed::Card(*card)).collect::<Vec<_>>();
    let of_kind = |kinds: fn(CardKind) -> bool| {
        let cards = list.deck.iter().filter(|card| kinds(card.get().kind));
        cards.map(|card| Listed::Card(*card)).collect::<Vec<_>>()
    };
    let parts = [
        all(&list.pool),
        of_kind(|kind| kind == CardKind::Character),
        of_kind(|kind| {
            matches!(kind, CardKind::Item | CardKind::Ally | CardKind::Faction | CardKind::Resource)
        }),
        of_kind(|kind| matches!(kind, CardKind::Creature | CardKind::Hazard | CardKind::Agent)),
        all(&list.sideboard),
        list.sites.iter().map(|site| Listed::Site(*site)).collect(),
    ];
    let mut text = String::new();
    for (names, part) in HEADINGS.into_iter().zip(parts).filter(|(_, part)| !part.is_empty()) {
        let gap = if text.is_empty() { "" } else { "\n" };
        // Writing to a text cannot fail.
        let _ = writeln!(text, "{gap}{}", heading(names));
        for (at, one) in part.iter().enumerate().filter(|(at, one)| !part[..*at].contains(one)) {
            let count = part[at..].iter().filter(|other| *other == one).count();
            let (name, sign) = line(*one);
            let _ = writeln!(text, "{count}{sign}{name}");
        }
    }
    text
}
