//! The data file of the host: what is wrong with it is said with the line, and nothing of it is loaded.

use tricks::book::{BUILT_IN, Data, Source};
use tricks::character::Character;
use tricks::goal::Goal;

#[test]
fn the_built_in_file_is_sound() {
    let data = Data::built_in();
    assert_eq!(data.chapters().len(), 18);
    assert_eq!(data.characters().len(), Character::COUNT);
    assert_eq!(data.events().len(), 16);
}

/// Every field says where it comes from, and what is made up says so.
#[test]
fn provenance() {
    let data = Data::built_in();
    let source = |name: &str, field: &str| {
        let character = Character::named(name).unwrap();
        let card = data.characters().iter().find(|card| card.id == character).unwrap();
        card.sources[field]
    };
    assert_eq!(source("aragorn_hunter", "goal"), Source::Implied);
    assert_eq!(source("gimli_hunter", "goal"), Source::Public);
    assert_eq!(source("theoden", "goal"), Source::Reconstructed);
    assert!(data.chapters().iter().all(|chapter| chapter.sources.contains_key("roster")));
}

#[test]
fn what_is_refused_with_its_line() {
    for (from, to, why) in [
        ("schema = 1", "schema = 2", "schema 2"),
        (
            "majority(self + player_of(black_tower))",
            "majority(self + player_of(hills))",
            "expected one card, found `hills`",
        ),
        ("tricks(self) in 1..2", "tricks(self) im 1..2", "expected the end, found `im`"),
        ("cards(self, orcs) >= 2", "cards(self, trolls) >= 2", "unknown card or set of cards `trolls`"),
        ("tricks(self) == tricks(ugluk)", "tricks(self) == tricks(sauron)", "unknown character `sauron`"),
        (
            "tricks(self, last=3) >= 2",
            "tricks(self, lost=3) >= 2",
            "unknown argument of `tricks` `lost`; did you mean `last`?",
        ),
        ("\"tuck\"", "\"tick\"", "unknown setup action `tick`; did you mean `tuck`?"),
        ("\"discard_and_draw\"", "\"discard_and_dream\"", "did you mean `discard_and_draw`?"),
        ("\"steps(1)\"", "\"stairs(1)\"", "unknown effect `stairs`"),
        ("id = \"eomer\"", "id = \"elrond\"", "unknown character `elrond`"),
        ("\"boromir*\"", "\"balrog*\"", "unknown character `balrog`"),
        ("deal = [9, 7]", "deal = [9, 8]", "33 cards are to be dealt"),
        ("pyramid = [2, 3, 4]", "pyramid = [2, 3, 5]", "pyramid"),
        ("number = 36", "number = 37", "chapters go from 19 to 36"),
        ("part = 2", "part = 3", "no part 3"),
        ("abilities = [\"pending\"]", "abilities = [\"flying\"]", "flying"),
        ("goal = \"tricks(self) == 0\"", "goal3 = \"tricks(self) == 0\"", "give `goal`"),
        ("first = \"black_tower\"", "first = \"hills\"", "expected one card"),
        ("events = [\"palantir\"]", "events = [\"balrog\"]", "unknown event `balrog`"),
        ("sources = { goal = \"rulebook\", setup", "sources = { setup", "`goal`"),
    ] {
        let text = BUILT_IN.replacen(from, to, 1);
        assert_ne!(text, BUILT_IN, "{from} is not in the file");
        let error = Data::read(&text).unwrap_err().to_string();
        assert!(error.contains(why), "{to}: {error}");
        if !error.contains("schema") {
            let at = BUILT_IN.find(from).unwrap();
            let line = 1 + BUILT_IN[..at].matches('\n').count();
            let named = (line - 12..=line + 1).any(|line| error.contains(&format!("cards.toml:{line}:")));
            assert!(named, "{to}: {error} does not name line {line}");
            assert_eq!(error.lines().count(), 1, "{to}: one mistake is told once: {error}");
        }
    }
}

/// A host who has made several mistakes is told all of them.
#[test]
fn every_mistake_is_told_at_once() {
    let text = BUILT_IN
        .replacen("\"tuck\"", "\"tick\"", 1)
        .replacen("cards(self, orcs) >= 2", "cards(self, trolls) >= 2", 1)
        .replacen("deal = [9, 7]", "deal = [9, \"7\"]", 1)
        .replacen("id = \"eomer\"", "id = \"elrond\"", 1);
    let mistakes = Data::read(&text).unwrap_err();
    let told = mistakes.iter().map(|mistake| mistake.why.as_str()).collect::<Vec<_>>();
    assert_eq!(
        told,
        [
            "unknown character `elrond`",
            "unknown card or set of cards `trolls`",
            "unknown setup action `tick`; did you mean `tuck`?",
            "invalid type: string \"7\", expected u8",
        ]
    );
}

/// Faults that concern more than one entry are refused as well.
#[test]
fn entries_that_do_not_fit_together() {
    let chapters = BUILT_IN.find("[[chapter]]  # The Departure").unwrap();
    let second = BUILT_IN.find("[[chapter]]  # The Riders").unwrap();
    let error = |text: String| Data::read(&text).unwrap_err().to_string();
    let without_first = format!("{}{}", &BUILT_IN[..chapters], &BUILT_IN[second..]);
    let last = format!("{without_first}{}", &BUILT_IN[chapters..second]);
    assert!(error(without_first).contains("first chapter must be 19"));
    assert!(error(last).contains("chapter 19 stands after 36"));
    let twice = format!("{BUILT_IN}{}", &BUILT_IN[chapters..second]);
    assert!(error(twice).contains("19: there is one already"));
    for (from, to, why) in [
        ("id = \"gloin\"", "id = \"arwen\"", "there is one already, at cards.toml:"),
        ("\"steps(2)\"", "\"steps(3)\"", "two step cards"),
        ("[\"frodo\", \"faramir\", \"boromir\"]", "[\"sam\", \"faramir\", \"boromir\"]", "a group of 3"),
        ("abilities = [\"masked\"]", "abilities = []", "as a pair"),
    ] {
        let text = BUILT_IN.replacen(from, to, 1);
        assert_ne!(text, BUILT_IN, "{from}");
        let found = error(text);
        assert!(found.contains(why), "{to}: {found}");
    }
}

/// The written language can be read again: goals, setup actions, effects.
#[test]
fn the_language_round_trips() {
    let data = Data::built_in();
    for card in data.characters() {
        for goal in card.goal.iter().chain(&card.complete) {
            assert_eq!(goal.to_string().parse::<Goal>().as_ref(), Ok(goal), "{goal}");
        }
        for action in &card.setup {
            assert_eq!(action.to_string().parse().as_ref(), Ok(action), "{action}");
        }
    }
    for effect in data.events().iter().flat_map(|event| &event.effects) {
        assert_eq!(effect.to_string().parse().as_ref(), Ok(effect), "{effect}");
    }
    for odd in [
        "!(tricks(self) == 0) & (param > 1 | under < 2)",
        "every(others: tricks(each) <= 3)",
        "tricks(self) != tricks(shelob)",
    ] {
        let goal = odd.parse::<Goal>().unwrap();
        assert_eq!(goal.to_string().parse::<Goal>(), Ok(goal));
    }
    assert!("tricks(self) > 1 & tricks(self) < 3 | true".parse::<Goal>().is_err());
}
