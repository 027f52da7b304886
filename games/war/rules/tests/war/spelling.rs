//! The spelling of a stored state: by name, and as the first spelling wrote it by number.

use serde_json::{Value, json};
use table::{Game, Match, Seed, SetupRequest, pick, rng};
use war::state::State;
use war::team::Acted;
use war::{Position, War};

/// Random wars, seen at each of their first choices.
fn each_state(mut see: impl FnMut(&State)) {
    for number in 0..6_u64 {
        let setup = War::setup(&(), &SetupRequest::players(2 + number as usize % 3)).unwrap();
        let mut game = Match::<War>::start(setup, &Seed::from_number(number));
        let mut random = rng(number);
        for _ in 0..1500 {
            let Some(seat) = War::asks(game.state()).first() else {
                break;
            };
            see(game.state());
            let choices = game.choices(seat);
            let choice = choices[pick(&mut random, choices.len())];
            game.choose(seat, game.ply(), choice).unwrap();
        }
    }
}

/// A written state is read back as the same, in the spelling before as in this one.
#[test]
fn a_state_is_read_as_it_was_written() {
    let (mut battles, mut offers) = (0, 0);
    each_state(|state| {
        let now = serde_json::to_value(state).unwrap();
        assert_eq!(&serde_json::from_value::<State>(now.clone()).unwrap(), state);
        let former: Value = serde_json::from_str(&War::former(state, 1).unwrap()).unwrap();
        for by_number in ["people", "politics", "reserve", "casualties", "dice", "hunt_box", "rings"] {
            assert!(former[by_number].is_array(), "{by_number}");
        }
        assert_eq!(former["casualties"].as_array().unwrap().len(), 5);
        assert!(former["dice"][1].is_array() && former["team"]["mixed"].is_array());
        if state.battle.is_some() {
            battles += 1;
            assert!(former["battle"]["rounds"].is_array() && former["battle"]["cards"].is_array());
        }
        offers += usize::from(former["team"]["offered"] != json!([null, null]));
        assert_eq!(War::respell(former, 1).unwrap(), now);
    });
    assert!(battles > 100 && offers > 0, "{battles} battles, {offers} offers");
}

/// A merge patch, or what an expectation points at, is respelled as deep as it goes, and no deeper.
#[test]
fn a_part_of_a_state_is_spelled_as_now() {
    let respelled = |part: Value| War::respell(part, 1).unwrap();
    assert_eq!(
        respelled(json!({ "dice": { "0": { "3": 1 } }, "people": { "11": "gone" }, "turn": 3 })),
        json!({ "dice": { "free": { "event": 1 } }, "people": { "saruman": "gone" }, "turn": 3 })
    );
    assert_eq!(
        respelled(json!({ "hunt_box": [1, 2], "battle": { "rounds": { "1": { "misses": 2 } } } })),
        json!({
            "hunt_box": { "free": 1, "shadow": 2 },
            "battle": { "rounds": { "shadow": { "misses": 2 } } },
        })
    );
    // What is spelled as now stays, and a number of nobody.
    let named = json!({ "rings": { "free": 2, "7": 1 } });
    assert_eq!(respelled(named.clone()), named);
    assert!(War::respell(json!({}), 7).is_err());
}

/// GDA-18.21: of the Armies that acted there was but one; none and one are spelled as then, and several are a list.
#[test]
fn armies_that_acted_are_spelled_as_when_there_was_one() {
    let told = |lines: &str| {
        let position = Position::read(&format!("players: 3\n{lines}")).unwrap();
        let deed = serde_json::to_value(&position.state().team.deeds[0]).unwrap();
        assert_eq!(serde_json::from_value::<Acted>(deed.clone()).unwrap(), position.state().team.deeds[0]);
        deed["army"].clone()
    };
    let erech = "acted-together erech: gondor-regular, rohan-regular\n";
    let lorien = "acted-together lorien: 2 elves-regular, north-elite\n";
    let [first, second] = [
        json!(["erech", { "figures": { "gondor-regular": 1, "rohan-regular": 1 }, "people": [] }]),
        json!(["lorien", { "figures": { "elves-regular": 2, "north-elite": 1 }, "people": [] }]),
    ];
    assert_eq!(told(""), Value::Null);
    assert_eq!(told(erech), first);
    assert_eq!(told(&format!("{lorien}{erech}")), json!([first, second]));
    // A list of one, and a place that is not there at all.
    for army in [json!({ "alone": 0, "army": [first] }), json!({ "alone": 0, "army": first })] {
        assert_eq!(serde_json::from_value::<Acted>(army).unwrap().armies.iter().count(), 1);
    }
    assert_eq!(serde_json::from_value::<Acted>(json!({ "alone": 0 })).unwrap(), Acted::default());
}
