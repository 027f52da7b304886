//! The pool as a whole: every name of it is known, and every word of the language is counted.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde_json::Value;
use wizards::card::{SETS, book, set_of};
use wizards::cards::usage;
use wizards::list::{all_known, plain};
use wizards::report::absent;

/// All names that a Wizard's player may use: those of the book, and those that are told as missing. A card is called as the
/// list of all names calls it, which spells two otherwise.
fn ours() -> BTreeSet<String> {
    let listed = all_known().iter().map(|known| (known.number, &known.name.en)).collect::<BTreeMap<_, _>>();
    let cards = book().cards.iter().filter(|face| !face.is(wizards::card::Keyword::Minion));
    let cards = cards.map(|face| (face.number.as_str(), &face.name.en));
    let sites = book().sites.iter().filter(|site| site.is_card());
    let sites = sites.map(|site| (site.number.as_str(), &site.name.en));
    let regions = book().regions.iter().map(|region| (region.number.as_str(), &region.name.en));
    let absent = absent().into_iter().map(|(known, _)| (known.number, &known.name.en));
    let all = cards.chain(sites).chain(regions).chain(absent);
    all.map(|(number, name)| plain(listed.get(number).copied().unwrap_or(name))).collect()
}

/// The 1,025 names of the pool: each is here or is told as missing, none twice.
#[test]
fn every_name_of_the_pool_is_known() {
    let pool = all_known().iter().filter(|known| known.is_of_the_pool());
    let pool = pool.map(|known| plain(&known.name.en)).collect::<BTreeSet<_>>();
    assert_eq!(pool.len(), 1025);
    let ours = ours();
    assert_eq!(ours.difference(&pool).collect::<Vec<_>>(), Vec::<&String>::new(), "not of the pool");
    assert_eq!(pool.difference(&ours).collect::<Vec<_>>(), Vec::<&String>::new(), "neither here nor missing");
}

/// A missing card is not here, and says why.
#[test]
fn what_is_missing_is_told_with_its_reason() {
    let here = book().cards.iter().map(|face| plain(&face.name.en)).collect::<BTreeSet<_>>();
    for (known, why) in absent() {
        assert!(!here.contains(&plain(&known.name.en)), "{} is here", known.name.en);
        assert!(!why.is_empty() && SETS.contains(&set_of(known.number)), "{}", known.number);
    }
}

/// The names are those of a community's list of the cards, where one lies beside the repository.
#[test]
fn the_names_are_those_of_the_list() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../../shared/reference/satm/cards.jsonl");
    let Ok(text) = std::fs::read_to_string(path) else {
        println!("skipped: no list of cards beside this repository");
        return;
    };
    let rows = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("a line is a card"));
    let rows = rows.collect::<Vec<_>>();
    let agent = |row: &Value| row["set"] == "MEDM" && row["card_type"] == "agent";
    let ours_too =
        |row: &&Value| ["hero", "neutral", "dual"].iter().any(|word| row["alignment"] == *word) || agent(row);
    let listed = rows.iter().filter(ours_too);
    let listed = listed.map(|row| plain(row["name_en"].as_str().expect("a name"))).collect::<BTreeSet<_>>();
    let ours = ours();
    assert_eq!(listed.difference(&ours).collect::<Vec<_>>(), Vec::<&String>::new(), "unknown here");
    assert_eq!(ours.difference(&listed).collect::<Vec<_>>(), Vec::<&String>::new(), "in no list");
}

/// Every card is counted in a set, and no set is forgotten that has a card.
#[test]
fn every_card_is_of_a_set() {
    use table::offer::Cards as _;
    let cards = wizards::Wizards::cards(&());
    assert!(cards.iter().all(|card| card.set.is_some_and(|set| SETS.contains(&set))));
    let count = |kind: &str| cards.iter().filter(|card| card.kind == kind).count();
    assert_eq!(count("TW regions"), 52);
    assert!(count("TW sites") > 60 && count("DM sites") > 12 && count("TD sites") > 8);
    assert_eq!(cards.iter().filter(|card| card.absent).count(), absent().len());
    assert!(cards.iter().all(|card| card.playable == card.why.is_none()), "what cannot be played says why");
}

/// The count of the words knows every word, also within others: nothing that is said is not counted.
#[test]
fn words_are_counted() {
    let usage = usage::usage();
    let said = |kind: &'static str, word: &str| usage[&(kind, word.to_owned())].clone();
    assert!(said("operation", "cancel").len() > 10);
    assert!(said("condition", "at").contains("hobgoblins") || said("condition", "at").len() > 10);
    assert!(said("static", "gives").len() > 50 && said("kind", "all").len() > 10);
    let table = usage::table();
    let told =
        |word: &str| table.contains(&format!("| `{word}` |")) || table.contains(&format!("| `{word}("));
    assert!(usage.keys().all(|(_, word)| told(word)));
    // Nothing stands in the language that nothing says.
    let idle = usage.iter().filter(|(_, cards)| cards.is_empty());
    let idle = idle.map(|((kind, word), _)| format!("{kind} {word}")).collect::<Vec<_>>();
    assert_eq!(idle, Vec::<String>::new());
    let language = include_str!("../../data/language.md");
    let words = language.split("## The words\n\n").nth(1);
    assert_eq!(words, Some(&*table), "cargo run -p wizards --example words");
}

/// A word of whatever sort that fewer than three cards say is an odd card's own: in a file called after it, or, within other
/// words, by name. What three say is nobody's own.
#[test]
fn a_word_serves_three_cards_or_is_an_odd_cards_own() {
    let mut wrong = Vec::new();
    for ((kind, word), cards) in usage::usage() {
        let own = usage::own_file(kind, &word).is_some() || usage::own_card(kind, &word).is_some();
        if own == (cards.len() >= 3) {
            wrong.push(format!(
                "{kind} {word}: {} cards, {}",
                cards.len(),
                if own { "an odd card's own" } else { "shared" }
            ));
        }
        if let Some(card) = usage::own_card(kind, &word) {
            assert!(cards.contains(card), "{kind} {word} is not said by {card}");
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}
