//! The spelling of a stored state: without the rules of the table, and as the versions before wrote it.

use serde_json::Value;
use table::{Game, Match, Record, Seed, SetupRequest, pick, rng};
use tricks::Tricks;
use tricks::book::Data;
use tricks::chair::Chair;
use tricks::questions::{GiveBack, Phase, PlayCard, TuckCard, WithWhom};

fn campaign() -> tricks::setup::Setup {
    let request = SetupRequest::players(3).option("play", "campaign").option("chapter", "19");
    Tricks::setup(&Data::built_in(), &request).unwrap()
}

/// A campaign of random choices, seen at each of them.
fn each_state(seed: u64, mut see: impl FnMut(&Match<Tricks>)) {
    let mut game = Match::<Tricks>::start(campaign(), &Seed::from_number(seed));
    let mut random = rng(seed);
    while let Some(seat) = Tricks::asks(game.state()).first() {
        see(&game);
        let choices = game.choices(seat);
        let choice = choices[pick(&mut random, choices.len())];
        game.choose(seat, game.ply(), choice).unwrap();
    }
}

/// The rules of the table, some 9 kB in a campaign, are in no snapshot and no fingerprint.
#[test]
fn a_state_is_small() {
    let (mut sizes, mut most) = (Vec::new(), 0);
    for seed in 0..20 {
        each_state(seed, |game| {
            let json = serde_json::to_string(game.state()).unwrap();
            assert!(!json.contains("\"rules\""));
            most = most.max(json.len());
            sizes.push(json.len());
        });
    }
    let mean = sizes.iter().sum::<usize>() / sizes.len();
    println!("{} states: {mean} bytes on average, {most} at most", sizes.len());
    assert!(mean < 1500 && most < 3000, "{mean} bytes on average, {most} at most");
}

/// A written state is read back as the same, in both spellings before as in this one.
#[test]
fn a_state_is_read_as_it_was_written() {
    let setup = campaign();
    let mut asked = std::collections::BTreeSet::new();
    each_state(5, |game| {
        asked.insert(json(game.state())["phase"]["what"].to_string());
        for version in 1..=3 {
            let mut json = match version {
                3 => json(game.state()),
                _ => serde_json::from_str(&Tricks::former(game.state(), version).unwrap()).unwrap(),
            };
            if version < 3 {
                let setting_up = game.state().phase.preparing().is_some();
                assert_eq!(json["phase"]["what"] == "prepare", setting_up);
                json = Tricks::respell(json, version).unwrap();
            }
            let mut state = serde_json::from_value::<tricks::state::State>(json).unwrap();
            Tricks::furnish(&setup, &mut state);
            assert_eq!(&state, game.state(), "version {version}");
        }
    });
    assert!(asked.len() > 4, "{asked:?}");
}

fn json(state: &tricks::state::State) -> Value {
    serde_json::to_value(state).unwrap()
}

/// In the second spelling the setup question of a chair stood within the question; parts of a state are read as well.
#[test]
fn a_question_of_setting_up_as_it_was_spelled() {
    let mut state = crate::table::random_to_play(3, "19", 1);
    let chair = Chair::at(1);
    let cases: [(Phase, &str); 4] = [
        (
            WithWhom { chair, may_skip: true }.into(),
            r#"{"what":"prepare","chair":2,"ask":{"what":"partner","may_skip":true}}"#,
        ),
        (
            GiveBack { chair, to: chair, given: "h3".parse().unwrap() }.into(),
            r#"{"what":"prepare","chair":2,"ask":{"what":"return","to":2,"given":"h3"}}"#,
        ),
        (TuckCard { chair }.into(), r#"{"what":"prepare","chair":2,"ask":{"what":"tuck"}}"#),
        (PlayCard { chair }.into(), r#"{"what":"play","chair":2}"#),
    ];
    for (phase, former) in cases {
        state.phase = phase;
        let written = Tricks::former(&state, 2).unwrap();
        assert!(written.ends_with(&format!(r#","phase":{former}}}"#)), "{written}");
        let part = format!(r#"{{"phase":{former}}}"#);
        let read = Tricks::respell(serde_json::from_str(&part).unwrap(), 2).unwrap();
        assert_eq!(serde_json::from_value::<Phase>(read["phase"].clone()).unwrap(), phase);
    }
}

/// Fingerprints that the version before wrote down are those of the state with what the table plays by in front.
#[test]
fn records_of_the_first_spelling_are_checked_step_by_step() {
    for text in [
        include_str!("../../../../../tests/older/first/tricks-finished.record"),
        include_str!("../../../../../tests/older/first/tricks-running.record"),
    ] {
        let mut record = text.parse::<Record>().unwrap();
        assert_eq!(record.state_version, 1);
        record.replay::<Tricks>().unwrap();
        record.plies[1].hash = "0123456789abcdef".to_owned();
        assert!(record.replay::<Tricks>().is_err());
    }
}
