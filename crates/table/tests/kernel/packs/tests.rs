//! Packs beside the state, texts that seats bring, spellings of before, and names that are data.

use serde_json::{Value, json};
use table::conformance::{Rigour, check};
use table::scenario::{Format, migrate, run};
use table::{AnyGame, AnyMatch, Arg, Match, Observer, Record, Seat, Seed, SetupRequest, Typed};

use crate::packs::{Packs, Setup};

fn seat(number: usize) -> Option<Seat> {
    Seat::from_number(number)
}

fn game() -> Typed<Packs> {
    Typed { data: () }
}

/// A table at which both have brought a deck.
fn ready() -> Value {
    let game = game();
    let bare = game.setup(&SetupRequest::players(2)).unwrap();
    let one = game.bring(&bare, seat(1), "deck", "3 orc\n5 troll\n2 rat").unwrap();
    game.bring(&one, seat(2), "deck", "4 elf\n1 hobbit\n6 knight").unwrap()
}

fn typed() -> Setup {
    serde_json::from_value(ready()).unwrap()
}

#[test]
fn games_with_packs_beside_the_state_conform_in_every_spelling() {
    let report = check::<Packs>(&typed(), 0..100, Rigour::FULL).unwrap();
    assert!(report.imagined > 0);
}

#[test]
fn a_deck_is_handed_in_by_its_seat_and_all_its_faults_come_at_once() {
    let game = game();
    let bare = game.setup(&SetupRequest::players(2)).unwrap();
    assert_eq!(game.lacks(&bare).unwrap(), [(seat(1), "deck"), (seat(2), "deck")]);
    assert_eq!(game.brings(&bare).unwrap().len(), 2);
    let wrong = game.bring(&bare, seat(1), "deck", "3 orc\nfive trolls\n77 rat\nx").unwrap_err();
    let faults = wrong.faults.iter().map(|fault| (fault.line, fault.message.id, fault.clause.unwrap().0));
    let expected = [
        (Some(2), "packs-line", "PACK-4"),
        (Some(3), "packs-worth", "PACK-4"),
        (Some(4), "packs-line", "PACK-4"),
    ];
    assert!(faults.eq(expected), "{wrong:?}");
    assert_eq!(wrong.to_string(), "line 2: packs-line; line 3: packs-worth; line 4: packs-line");
    assert_eq!(game.lacks(&ready()).unwrap(), []);
    // Handed in again, it takes the place of the first.
    let again = game.bring(&ready(), seat(1), "deck", "9 dragon").unwrap();
    assert_eq!(again["decks"]["1"].as_array().unwrap().len(), 1);
}

/// A text may be full of faults: the first are told, and how many more there are.
#[test]
fn so_many_faults_are_told() {
    let game = game();
    let bare = game.setup(&SetupRequest::players(2)).unwrap();
    let faults = |lines: usize| game.bring(&bare, seat(1), "deck", &"x\n".repeat(lines)).unwrap_err().faults;
    assert_eq!(faults(40).len(), 40);
    assert!(faults(40).iter().all(|fault| fault.message.id == "packs-line"));
    let told = faults(60);
    assert_eq!(told.len(), 40);
    assert_eq!(told[38].line, Some(39));
    assert_eq!(
        (told[39].message.id, told[39].message.args[0].1.clone()),
        ("setup-brings-more", Arg::from(21_usize))
    );
}

#[test]
fn a_text_is_kept_as_it_was_read() {
    let game = game();
    let text = "# mine\n3 orc\n# theirs\n5 troll";
    let kept = game.as_read("deck", text);
    assert_eq!(kept, "3 orc\n5 troll");
    let brought = |text: &str| game.bring(&ready(), seat(1), "deck", text).unwrap();
    assert_eq!(brought(&kept), brought(text));
    let spells = Typed::<crate::spells::Spells> { data: () };
    assert_eq!(spells.as_read("deck", text), text, "who says nothing of it keeps all");
}

#[test]
fn what_nobody_asked_for_is_not_taken() {
    let game = game();
    let refused = |seat, id, text: &str| game.bring(&ready(), seat, id, text).unwrap_err().message.id;
    assert_eq!(refused(None, "deck", "3 orc"), "setup-brings-unknown");
    assert_eq!(refused(seat(1), "hat", "3 orc"), "setup-brings-unknown");
    assert_eq!(refused(seat(3), "deck", "3 orc"), "setup-brings-unknown");
    assert_eq!(refused(seat(1), "deck", &"3 orc\n".repeat(50)), "setup-brings-long");
    let race = Typed::<crate::spells::Spells> { data: () };
    let setup = race.setup(&SetupRequest::players(2)).unwrap();
    assert_eq!(race.brings(&setup).unwrap(), []);
    assert!(race.bring(&setup, seat(1), "deck", "").is_err());
}

#[test]
fn packs_are_in_no_snapshot_and_come_back_from_the_set_up() {
    let seed = Seed::from_number(1);
    let mut live = game().start(&ready(), &seed).unwrap();
    live.choose(Seat::new(0), 0, "play 1").unwrap();
    let snapshot = live.snapshot();
    assert!(!snapshot.contains("troll") && !live.state().to_string().contains("troll"));
    let mut resumed = game().resume(&ready(), &seed, &snapshot, &[]).unwrap();
    resumed.choose(Seat::new(1), 1, "play 2").unwrap();
    live.choose(Seat::new(1), 1, "play 2").unwrap();
    assert_eq!(resumed.hash(), live.hash());
}

#[test]
fn names_come_from_the_pack() {
    let mut live = Match::<Packs>::start(typed(), &Seed::from_number(1));
    let laid = AnyMatch::laid(&live, Seat::new(0));
    let name = laid[0].explanation.label.args[0].1.clone();
    assert!(matches!(&name, Arg::Name(names) if names.en == "orc" && names.of("es") == "orc (es)"));
    for (index, choice) in ["play 0", "play 0"].into_iter().enumerate() {
        AnyMatch::choose(&mut live, Seat::new(index), index as u32, choice).unwrap();
    }
    let told = AnyMatch::told(&live, Observer::Watcher, 0);
    assert_eq!(serde_json::to_value(&told[0].say).unwrap()["args"]["card"]["name"]["en"], "orc");
}

/// A snapshot as the version before wrote it: without a number, and with the points as a list.
fn before(live: &dyn AnyMatch) -> String {
    let mut snapshot = serde_json::from_str::<Value>(&live.snapshot()).unwrap();
    let points = snapshot["state"]["points"].clone();
    snapshot["state"]["points"] = json!([points["1"], points["2"]]);
    snapshot.as_object_mut().unwrap().remove("state_version");
    snapshot.to_string()
}

#[test]
fn snapshots_and_fingerprints_of_a_former_spelling_are_understood() {
    let seed = Seed::from_number(1);
    let mut live = game().start(&ready(), &seed).unwrap();
    for (ply, choice) in [(0, "play 1"), (1, "play 2")] {
        live.choose(Seat::new(ply as usize), ply, choice).unwrap();
    }
    assert!(live.snapshot().contains(r#""state_version":2"#));
    let resumed = game().resume(&ready(), &seed, &before(live.as_ref()), &[]).unwrap();
    assert_eq!(resumed.hash(), live.hash());
    let newer = live.snapshot().replace(r#""state_version":2"#, r#""state_version":3"#);
    assert!(game().resume(&ready(), &seed, &newer, &[]).is_err());
    // As the program before this one has written it down.
    let former = <Packs as table::Game>::former(typed_state(live.as_ref()), 1).unwrap();
    assert!(former.contains(r#""points":[0,1]"#), "{former}");
    assert!(live.has_hash(&live.hash()) && !live.has_hash("0123456789abcdef"));
}

fn typed_state(live: &dyn AnyMatch) -> &crate::packs::State {
    live.as_any().downcast_ref::<Match<Packs>>().unwrap().state()
}

/// A record as the version before wrote it.
const BEFORE: &str = include_str!("before.record");

#[test]
fn a_record_of_a_former_spelling_replays_and_one_of_a_later_does_not() {
    let record = BEFORE.parse::<Record>().unwrap();
    assert_eq!(record.state_version, 1);
    let replayed = record.replay::<Packs>().unwrap();
    let mut now = Record::of(&replayed);
    now.seed = record.seed;
    assert_ne!(now.plies[0].hash, record.plies[0].hash, "the fingerprints are of two spellings");
    let written = now.to_string();
    assert!(written.contains("\nrules 1\nstate 2\nsetup "));
    assert_eq!(written.parse::<Record>().unwrap(), now);
    // Begun in one spelling and ended in the other.
    now.plies[0].hash.clone_from(&record.plies[0].hash);
    now.replay::<Packs>().unwrap();
    now.plies[1].hash = "0123456789abcdef".to_owned();
    let wrong = now.replay::<Packs>().unwrap_err();
    let line = now.to_string().lines().position(|line| line.ends_with("# 0123456789abcdef"));
    assert_eq!(wrong.line, 1 + line.unwrap());
    now.state_version = 3;
    assert!(now.replay::<Packs>().unwrap_err().why.contains("spelled by version 3"));
}

const SCENARIO: &str = r#"game = "packs" # as before
about = "points"
players = 2

[setup] # two decks
decks = { 1 = [{ worth = 1, names = { es = "a", en = "a" } }], 2 = [{ worth = 2, names = { es = "b", en = "b" } }] }

[state]
# whoever leads
points = [3, 1] # a list

[[step]]
expect = { "/points/0" = 3, "/hands/1" = [0] } # by place
[[step]]
seat = 1
choose = "play 0"
[[step]]
seat = 2
choose = "play 0"
expect = { "/points" = [3, 2] }
"#;

fn find<'a>(game: &'a Typed<Packs>) -> impl Fn(&str) -> Option<&'a dyn AnyGame> {
    move |id| (id == "packs").then_some(game as &dyn AnyGame)
}

#[test]
fn scenarios_of_a_former_spelling_pass_and_are_rewritten_in_place() {
    let game = game();
    run(SCENARIO, Format::Toml, &find(&game)).unwrap();
    let now = migrate(SCENARIO, Format::Toml, &find(&game)).unwrap().unwrap();
    assert!(now.contains("state_version = 2") && now.contains("# two decks") && now.contains("# as before"));
    assert!(now.contains("# whoever leads\n") && now.contains("# a list\n"), "{now}");
    assert!(now.contains("} # by place\n"), "{now}");
    assert!(now.contains(r#""/points/1" = 3"#), "{now}");
    assert!(now.contains(r#""/hands/1" = [0]"#), "{now}");
    run(&now, Format::Toml, &find(&game)).unwrap();
    assert_eq!(migrate(&now, Format::Toml, &find(&game)).unwrap(), None);
    let wrong = now.replace("state_version = 2", "state_version = 1");
    assert!(run(&wrong, Format::Toml, &find(&game)).is_err(), "it is spelled as now");
}

#[test]
fn scenarios_in_json_are_rewritten_too() {
    let game = game();
    let json = serde_json::to_string(&toml::from_str::<Value>(SCENARIO).unwrap()).unwrap();
    run(&json, Format::Json, &find(&game)).unwrap();
    let now = migrate(&json, Format::Json, &find(&game)).unwrap().unwrap();
    assert!(now.contains(r#""/points/1": 3"#), "{now}");
    run(&now, Format::Json, &find(&game)).unwrap();
}
