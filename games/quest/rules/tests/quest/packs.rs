//! A host's own pack: a good one is read and played by; of a bad one every fault is told with file, record and reason.

use quest::ids::{Place, Who};
use quest::kinds::Icon;
use quest::pack::files::BUILT_IN;
use quest::{MiddleEarthQuest, Pack, Setup};
use table::{Chance, Game, Journal, Seed, SetupRequest, pick, rng};

use crate::stage::id;

/// The house's pack with something else in it: in a file, what stood there and what stands there now.
fn changed(changes: &[(&str, &str, &str)]) -> Result<Pack, Vec<String>> {
    let text = |file: &str| {
        let mut text = BUILT_IN.iter().find(|(name, _)| *name == file)?.1.to_owned();
        for (_, from, to) in changes.iter().filter(|(in_file, ..)| *in_file == file) {
            assert!(text.contains(from), "{file}: {from}");
            text = text.replacen(from, to, 1);
        }
        Some(text)
    };
    Pack::read(&text).map_err(|faults| faults.iter().map(ToString::to_string).collect())
}

/// The one record of a file that begins with this id, as it is written.
fn record<'a>(file: &str, id: &str) -> &'a str {
    let text = BUILT_IN.iter().find(|(name, _)| *name == file).unwrap().1;
    let at = text.find(&format!("id = \"{id}\"")).unwrap();
    let from = text[..at].rfind("[[").unwrap();
    let to = text[at..].find("\n[[").map_or(text.len(), |end| at + end + 1);
    &text[from..to]
}

#[test]
fn a_good_pack_is_read_and_played_by() {
    let pack = changed(&[
        ("heroes.toml", "start = \"fornost\"", "start = \"bree\""),
        ("minions.toml", "health = 11", "health = 13"),
        ("map.toml", "en = \"Fornost\", es = \"Fornost\"", "en = \"Norbury\", es = \"Norburgo\""),
    ])
    .unwrap();
    assert_ne!(pack, Pack::standard());
    assert_eq!(pack.hero(id::<Who>("beravor")).start, id::<Place>("bree"));
    let setup = MiddleEarthQuest::setup(&pack, &SetupRequest::players(3)).unwrap();
    // A table keeps the pack it was set up with.
    let kept = serde_json::to_value(&setup).unwrap();
    assert!(kept.get("pack").is_some());
    assert_eq!(serde_json::from_value::<Setup>(kept).unwrap(), setup);
    let mut rng = rng(4);
    let mut chance = Chance::from_seed(&Seed::from_number(4));
    let mut state = MiddleEarthQuest::start(&setup, &mut chance, &mut Journal::silent());
    let mut choices = Vec::new();
    while let Some(seat) = MiddleEarthQuest::asks(&state).first() {
        choices.clear();
        MiddleEarthQuest::choices(&state, seat, &mut choices);
        let choice = choices[pick(&mut rng, choices.len())];
        MiddleEarthQuest::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
    }
    assert!(MiddleEarthQuest::outcome(&state).is_some());
    // The house's own is not written with every table.
    let plain = MiddleEarthQuest::setup(&Pack::standard(), &SetupRequest::players(3)).unwrap();
    assert!(serde_json::to_value(&plain).unwrap().get("pack").is_none());
}

#[test]
fn a_pack_with_faults_is_refused_with_file_record_and_reason() {
    let path = |ends: &str, icon: &str| format!("[[path]]\n{ends}icon = \"{icon}\"\nnumber = 3\n\n[[path]]");
    let back = path("a = \"weathertop\"\nb = \"fornost\"\n", "swamp");
    let same = path("a = \"weathertop\"\nb = \"fornost\"\n", "hills");
    let betrayed = record("shadow_cards.toml", "betrayed");
    let bag = record("monsters.toml", "rohan_gondor");
    let faults: &[(&str, &str, &str, &str)] = &[
        ("shadow_cards.toml", betrayed, "", "shadow_cards.toml, betrayed: it is missing"),
        (
            "shadow_cards.toml",
            "id = \"betrayed\"",
            "id = \"betrothed\"",
            "shadow_cards.toml, betrothed: there is no such",
        ),
        ("map.toml", "icon = \"hills\"", "icon = \"lava\"", "'lava' is no icon"),
        (
            "map.toml",
            "[[path]]",
            &back,
            "map.toml, fornost - weathertop: it is there twice, and not the same in both directions",
        ),
        ("map.toml", "[[path]]", &same, "map.toml, fornost - weathertop: it is there twice"),
        ("map.toml", "type = \"haven\"", "type = \"inn\"", "'inn' is no type of place"),
        ("map.toml", "region = \"mordor\"", "region = \"narnia\"", "'narnia' is no region"),
        (
            "heroes.toml",
            "start = \"fornost\"",
            "start = \"narnia\"",
            "heroes.toml, beravor: 'narnia' is no place",
        ),
        ("minions.toml", "deck = \"zealot\"", "deck = \"poker\"", "minions.toml, mouth_of_sauron: "),
        ("plots.toml", "shadow_pool_required = ", "shadow_pool_wanted = ", "plots.toml: "),
        (
            "plots.toml",
            "kind = \"starting\"",
            "kind = \"advanced\"",
            "plots.toml: 2 starting plots, where the game has 3",
        ),
        ("items.toml", "count = 3", "count = 4", "items.toml: 10 tokens, where the game has 9"),
        ("combat_decks.toml", "count = 3", "count = 30", "more than 25 of them"),
        (
            "combat_decks.toml",
            "count = 3",
            "count = 2",
            "combat_decks.toml, behemoth: 24 cards, where the game has 25",
        ),
        ("hero_cards.toml", "count = 2", "count = 99", "more than 45 of them"),
        (
            "monsters.toml",
            bag,
            &bag.replace("blank = 4", "blank = 40"),
            "monsters.toml, rohan_gondor: more than 10",
        ),
        ("events.toml", "stage = 1", "stage = 4", "events.toml: 13 cards of stage 1, where the game has 14"),
        ("encounters.toml", "group = \"haven\"", "group = \"rohan_gondor\"", "where the game has 15"),
        ("perils.toml", "does = \"", "does = \"juggle & ", "perils.toml, "),
        (
            "map.toml",
            "en = \"Fornost\", es",
            "en = \"\", es",
            "map.toml, fornost: `name` has nothing in 'en'",
        ),
        (
            "map.toml",
            "en = \"Fornost\", es = \"Fornost\"",
            "en = \"Fornost\"",
            "map.toml, fornost: `name` has nothing in 'es'",
        ),
        ("map.toml", "en = \"Fornost\"", "en = \"{ Fornost }\"", "without braces"),
    ];
    for (file, from, to, told) in faults {
        let faults = changed(&[(file, from, to)]).expect_err(told);
        assert!(faults.iter().any(|fault| fault.contains(told)), "{told}: {faults:?}");
        assert!(faults.iter().all(|fault| fault.starts_with(file)), "{told}: {faults:?}");
    }
}

#[test]
fn every_fault_is_told_at_once() {
    let faults = changed(&[
        ("map.toml", "icon = \"hills\"", "icon = \"lava\""),
        ("minions.toml", "deck = \"zealot\"", "deck = \"poker\""),
    ])
    .unwrap_err();
    assert_eq!(faults.len(), 2, "{faults:?}");
    let missing = Pack::read(&|file| {
        (file != "plots.toml").then(|| BUILT_IN.iter().find(|(name, _)| *name == file).unwrap().1.to_owned())
    });
    let missing = missing.unwrap_err();
    assert_eq!(missing.len(), 1);
    assert_eq!(missing[0].to_string(), "plots.toml: the file is missing");
}

/// A word outside the program's five is no icon, in the notation either.
#[test]
fn an_icon_is_one_of_five() {
    assert_eq!(Icon::ALL.len(), 5);
    assert!("lava".parse::<Icon>().is_err());
}
