//! The number of cards that use each word of the language.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use cardlang::{Ops, Value};

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
    know::<Cost>(&mut usage);
    know::<Amount>(&mut usage);
    know::<Kind>(&mut usage);
    for face in &book().cards {
        let mut tell = |value: &dyn Said| value.tell(&face.id, &mut usage);
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
trait Said {
    fn tell(&self, card: &'static str, usage: &mut Usage);
}

impl<T: Value> Said for T {
    fn tell(&self, card: &'static str, usage: &mut Usage) {
        // An id is no word, and other names are no words of these languages.
        self.visit(&mut |used| {
            if let Some(cards) = usage.get_mut(&(used.kind, used.op.to_owned())) {
                cards.insert(card);
            }
        });
    }
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

/// The count as a table, in Markdown.
pub fn table() -> String {
    let mut text = String::from(
        "# The words of the cards, counted\n\nHow many cards and sites say each word of the language that `language.md` \
         describes. An operation that fewer than three say is an odd card's own, in the file that is named, or waits for cards that are \
         not here yet; of other words these are marked as few. Written by `cargo run -p wizards --example words`.\n",
    );
    let mut sort = "";
    for ((kind, word), cards) in usage() {
        // Writing to a text cannot fail.
        if kind != sort {
            let _ = writeln!(text, "\n| {kind} | cards | |\n| --- | ---: | --- |");
            sort = kind;
        }
        let remark = match (cards.len(), own_file(kind, &word)) {
            (_, Some(file)) => format!("`cards/{file}.rs`"),
            (0..3, None) if kind == Op::KIND => "waits".to_owned(),
            (0..3, None) => "few".to_owned(),
            _ => String::new(),
        };
        let _ = writeln!(text, "| `{word}` | {} | {remark} |", cards.len());
    }
    text
}
