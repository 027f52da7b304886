//! Cards that change how many dice are rolled, and what hits.

use super::{ALL, FREE, SHADOW, cards_of, fangorn, fight, hits};
use war::card::Combat;
use war::region::Region;

use crate::stage::Stage;

/// Cards that change the dice of the Combat roll.
/// combat:fp-strategy-22 combat:fp-strategy-23 combat:fp-strategy-24
/// combat:fp-character-19
/// combat:fp-character-08
/// combat:shadow-strategy-01 combat:shadow-strategy-10 combat:shadow-strategy-21
/// combat:shadow-strategy-22 combat:shadow-strategy-23 combat:shadow-strategy-24
/// combat:fp-character-01 combat:fp-character-02 combat:fp-character-03 combat:fp-character-04
/// combat:shadow-character-01 combat:shadow-character-02 combat:shadow-character-03 combat:shadow-character-04
/// combat:shadow-strategy-07 combat:shadow-strategy-08
#[test]
fn rolls_changed() {
    let people: &[(&str, u8)] = &[("rohan-regular", 2), ("rohan-elite", 1), ("gandalf-the-grey", 1)];
    // Three of the Shadow roll 4, 4, 1; three of Rohan, and a captain, roll 4, 4, 1, 1; his re-roll misses.
    let with_captain = [4, 4, 1, 4, 4, 1, 1, 1];
    let plain = [4, 4, 1, 4, 4, 1];
    assert_eq!(hits(&fight(fangorn(FREE, SHADOW), None, None, &plain)), (0, 0));
    for combat in [Combat::Valour, Combat::Entsrage] {
        assert_eq!(
            hits(&fight(fangorn(FREE, SHADOW), Some(combat), None, &plain).all_drawn()),
            (2, 0),
            "{combat:?}"
        );
    }
    let stage = fight(fangorn(people, SHADOW), Some(Combat::Secretfire), None, &with_captain);
    assert_eq!(hits(&stage.all_drawn()), (2, 0));
    for combat in [Combat::Strife, Combat::Desperate] {
        assert_eq!(
            hits(&fight(fangorn(FREE, SHADOW), None, Some(combat), &plain).all_drawn()),
            (2, 2),
            "{combat:?}"
        );
    }
    let ring = |stage: Stage| stage.change(|state| state.fellowship.at = Region::FANGORN);
    assert_eq!(hits(&fight(ring(fangorn(FREE, SHADOW)), Some(Combat::Gift), None, &plain)), (2, 0));
    assert_eq!(hits(&fight(ring(fangorn(FREE, SHADOW)), None, Some(Combat::Darklord), &plain)), (0, 2));
    let beasts: &[(&str, u8)] = &[("southrons-regular", 2), ("southrons-elite", 1)];
    let stage = fight(fangorn(FREE, beasts), None, Some(Combat::Mumakil), &plain);
    assert_eq!(hits(&stage), (0, 3), "two, and one more because it is more than the enemy's");
}

/// Cards that change how many dice are rolled.
/// combat:fp-strategy-01 combat:fp-strategy-15 combat:fp-strategy-16
/// combat:fp-character-20
/// combat:fp-character-17 combat:fp-character-23 combat:fp-character-24
/// combat:shadow-character-08 combat:shadow-character-14 combat:shadow-character-20
#[test]
fn fewer_dice() {
    let five: &[(&str, u8)] = &[("isengard-regular", 5)];
    let small: &[(&str, u8)] = &[("rohan-regular", 1), ("boromir", 1)];
    fight(fangorn(FREE, five), Some(Combat::Daylight), None, &[1; 6]).all_drawn();
    fight(fangorn(FREE, five), Some(Combat::Huorndark), None, &[1; 5]).all_drawn();
    // One unit and a captain roll two dice and one again.
    fight(fangorn(small, five), Some(Combat::Brave), None, &[1; 4 + 3]).all_drawn();
    let stage =
        fight(fangorn(FREE, &[("isengard-regular", 1), ("nazgul", 2)]), None, Some(Combat::Dread), &[1; 6]);
    assert_eq!(stage.refuses("count:3").0, "war-why-combat-says");
    // One die and no re-roll for the Shadow; three less two for Rohan.
    stage.play(&["count:2"]);
}

/// We Come to Kill says 5 and more itself: also against a Stronghold.
#[test]
fn kill_in_a_siege() {
    for kill in cards_of(Combat::Kill) {
        let stage = Stage::shadow("army").war(&ALL).clear("fords-of-isen").hand(&[kill.id()]);
        let stage = stage.put("helms-deep", &[("isengard-regular", 1), ("isengard-elite", 2)]);
        let stage = stage.put("helms-deep", &[("rohan-regular", 2)]).rolls(&[1, 1, 1, 1, 1, 1, 5, 5]);
        let stage =
            stage.play(&["die:army", "act:attack", "from:helms-deep", "all", &format!("card:{kill}")]);
        assert_eq!(stage.all_drawn().count("helms-deep", "rohan-regular"), 1, "{kill}");
    }
}

/// Relentless Assault and Onslaught: blood for dice.
/// combat:shadow-strategy-04 combat:shadow-strategy-11 combat:shadow-strategy-18
/// combat:shadow-strategy-02 combat:shadow-strategy-19 combat:shadow-strategy-20
#[test]
fn blood() {
    let four: &[(&str, u8)] = &[("rohan-regular", 4)];
    let orcs: &[(&str, u8)] = &[("isengard-regular", 5)];
    let stage = fight(fangorn(four, orcs), None, Some(Combat::Relentless), &[3, 3, 1, 1, 1, 1, 1]);
    let stage = stage.play(&["count:2"]).all_drawn();
    assert_eq!(hits(&stage), (0, 2), "3 and 2 make 5");
    assert_eq!(stage.count("fords-of-isen", "isengard-regular"), 3);
    let stage =
        fight(fangorn(four, orcs), None, Some(Combat::Onslaught), &[1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 4, 1]);
    let stage = stage.play(&["count:3"]).all_drawn();
    assert_eq!(
        (stage.count("fords-of-isen", "isengard-regular"), stage.count("fangorn", "rohan-regular")),
        (2, 2)
    );
}

/// Onslaught: who bleeds for it is settled before the dice fall; they fall even if that was the last.
#[test]
fn blood_before_dice() {
    let four: &[(&str, u8)] = &[("rohan-regular", 4)];
    let mixed: &[(&str, u8)] = &[("isengard-regular", 1), ("isengard-elite", 1)];
    let stage = fight(fangorn(four, mixed), None, Some(Combat::Onslaught), &[1, 1, 1, 1, 1, 1, 4]);
    let stage = stage.play(&["count:1"]);
    assert_eq!(stage.chance.unused(), 1, "the die waits");
    let stage = stage.play(&["lose:isengard-regular"]).all_drawn();
    assert_eq!(stage.count("fangorn", "rohan-regular"), 3);
    let last = fight(
        fangorn(four, &[("isengard-regular", 2)]),
        None,
        Some(Combat::Onslaught),
        &[1, 1, 1, 1, 1, 1, 4, 1],
    );
    let last = last.play(&["count:2"]).all_drawn();
    assert_eq!(
        (last.count("fords-of-isen", "isengard-regular"), last.count("fangorn", "rohan-regular")),
        (0, 3)
    );
}

/// Devilry of Orthanc, in a siege.
/// combat:shadow-character-19 combat:shadow-strategy-03 combat:shadow-strategy-05
#[test]
fn devilry() {
    for devilry in cards_of(Combat::Devilry) {
        let start = || {
            let stage = Stage::shadow("army").war(&ALL);
            stage.put("helms-deep", &[("isengard-regular", 3)]).clear("fords-of-isen")
        };
        let assault = ["die:army", "act:attack", "from:helms-deep", "all"];
        let stage = start().hand(&[devilry.id()]).rolls(&[5, 5, 1, 1]).play(&assault);
        let stage = stage.play(&[&format!("card:{devilry}")]).all_drawn();
        assert!(stage.captured("helms-deep"), "{devilry}: a 5 hits with the card");
        let stage = start().rolls(&[5, 5, 1, 1]).play(&assault);
        assert!(!stage.captured("helms-deep"), "without it only a 6 does");
    }
}

/// Devilry of Orthanc serves a besieged garrison as well, but not one that makes a sortie.
#[test]
fn devilry_within() {
    for devilry in cards_of(Combat::Devilry) {
        let card = format!("card:{devilry}");
        let siege = |stage: Stage| stage.war(&ALL).put("orthanc", &[("rohan-regular", 3)]);
        let stage = siege(Stage::free("muster-army")).hand(&[devilry.id()]).rolls(&[1, 1, 1, 4, 4, 1, 1, 1]);
        let stage = stage.play(&["die:muster-army", "act:attack", "from:orthanc", "all", &card]);
        assert_eq!(
            stage.all_drawn().count("orthanc", "rohan-regular"),
            1,
            "{devilry}: a 4 hits with the card"
        );
        let stage = siege(Stage::shadow("army")).hand(&[devilry.id()]);
        let stage = stage.play(&["die:army", "act:attack", "from:orthanc", "all"]);
        assert_eq!(stage.refuses(&card), ("war-why-combat-needs", "GDA-10.18"));
    }
}

/// Advantageous Position, inside the borders: 6 and more would hit in a City, and a natural 6 always does.
/// combat:fp-strategy-03 combat:fp-strategy-04 combat:fp-strategy-20 combat:fp-strategy-21
#[test]
fn advantage() {
    for advantage in cards_of(Combat::Advantage) {
        let stage =
            Stage::shadow("army").war(&ALL).put("northern-rhovanion", &[("sauron-regular", 2)]).clear("dale");
        let stage =
            stage.put("dale", &[("north-regular", 3)]).hand(&[advantage.id()]).rolls(&[6, 5, 1, 1, 1]);
        let stage = stage.play(&[
            "die:army",
            "act:attack",
            "from:northern-rhovanion",
            "all",
            &format!("card:{advantage}"),
        ]);
        assert_eq!(hits(&stage.all_drawn()), (0, 1), "{advantage}");
    }
}
