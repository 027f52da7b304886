//! The count of cards that are known, and that can be played, as published (`../../cards.md`).

use std::fmt::Write as _;

use super::{CardKind, book};

/// The kinds of cards, and their names in the plural.
const KINDS: [(CardKind, &str); 8] = [
    (CardKind::Character, "characters and wizards"),
    (CardKind::Item, "items"),
    (CardKind::Ally, "allies"),
    (CardKind::Faction, "factions"),
    (CardKind::Resource, "resource events"),
    (CardKind::Creature, "creatures"),
    (CardKind::Hazard, "hazard events"),
    (CardKind::Agent, "agents"),
];

/// The counts by kind, and every card that no deck may hold yet, with the reason; in Markdown. `cited` says of a card's
/// id whether a test cites it.
pub fn count(cited: &dyn Fn(&str) -> bool) -> String {
    let mut text = String::from(
        "# The cards of the wizards' game\n\nKnown: the facts are in `data/`. Playable: a deck may hold it. Tested: and a \
         test cites it, which shows what it does. \
         Written by `cargo run -p wizards --example pool`.\n\n| | known | playable | tested |\n\
         | --- | ---: | ---: | ---: |\n",
    );
    // Writing to a text cannot fail.
    for (kind, name) in KINDS {
        let known = book().cards.iter().filter(|face| face.kind == kind);
        let playable = known.clone().filter(|face| face.missing.is_none());
        let tested = playable.clone().filter(|face| cited(&face.id));
        let (known, playable, tested) = (known.count(), playable.count(), tested.count());
        let _ = writeln!(text, "| {name} | {known} | {playable} | {tested} |");
    }
    let _ = writeln!(text, "| sites | {0} | {0} | |", book().site_cards);
    let _ = writeln!(text, "| regions | {0} | {0} | |", book().regions.len());
    text.push_str("\n## Not yet\n\n");
    for (kind, name) in KINDS {
        let missing = book().cards.iter().filter(|face| face.kind == kind);
        let missing = missing.filter_map(|face| Some((face, face.missing.as_ref()?)));
        let missing = missing.collect::<Vec<_>>();
        if missing.is_empty() {
            continue;
        }
        let _ = writeln!(text, "{name}:\n");
        for (face, why) in missing {
            let _ = writeln!(text, "- {} ({}): {why}", face.name.en, face.number);
        }
        text.push('\n');
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}
