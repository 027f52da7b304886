//! Cards that come before the Combat roll: Scouts and Durin's Bane.

use super::{ALL, card_of, cards_of};
use war::card::Combat;
use war::nation::Side;
use war::region::Region;

use crate::stage::Stage;

/// GDA-20.7, GDA-10.17: Scouts are quicker than Durin's Bane, which is not used up, and yet discarded.
/// combat:fp-strategy-05 combat:fp-strategy-09 combat:fp-strategy-17
#[test]
fn scouts_and_durin() {
    for scouts in cards_of(Combat::Scouts) {
        let stage = Stage::shadow("army").war(&ALL).put("dimrill-dale", &[("elves-regular", 2)]);
        let stage = stage.hand(&["shadow-character-17", scouts.id()]);
        let stage = stage.play(&["die:army", "act:attack", "from:moria", "all"]);
        let stage = stage.play(&["card:shadow-character-17", &format!("card:{scouts}")]);
        assert!(!stage.allows("fight"), "it is an order");
        let stage = stage.play(&["to:gladden-fields"]);
        assert_eq!(stage.count("gladden-fields", "elves-regular"), 2, "no die was rolled");
        assert!(stage.state.cards.discarded.has(card_of(Combat::Durin)));
    }
}

/// GDA-11.2: Scouts may lead into the Stronghold as well; in a siege there is nowhere to go.
#[test]
fn scouts_withdraw() {
    for scouts in cards_of(Combat::Scouts) {
        let start = || {
            let stage = Stage::shadow("army").war(&ALL).clear("fords-of-isen");
            stage.put("westemnet", &[("isengard-regular", 3)]).hand(&[scouts.id()])
        };
        let stage = start().play(&["die:army", "act:attack", "from:westemnet"]);
        let stage = if stage.allows("to:helms-deep") { stage.play(&["to:helms-deep"]) } else { stage };
        let stage = stage.play(&["all", "fight", &format!("card:{scouts}"), "withdraw", "all"]);
        assert_eq!(stage.state.besieged(Region::HELMS_DEEP), Some(Side::Free));
        let stage = start().put("helms-deep", &[("isengard-elite", 2)]);
        let stage = stage.play(&["die:army", "act:attack", "from:helms-deep", "all"]);
        assert_eq!(stage.refuses(&format!("card:{scouts}")), ("war-why-combat-needs", "GDA-10.18"));
    }
}

/// GDA-11.11: whom a sortie attacks defends in the field, and may have Scouts.
#[test]
fn scouts_against_a_sortie() {
    for scouts in cards_of(Combat::Scouts) {
        let stage =
            Stage::shadow("army").war(&ALL).put("orthanc", &[("rohan-regular", 3)]).hand(&[scouts.id()]);
        let stage = stage.play(&["die:army", "act:attack", "from:orthanc", "all"]);
        let stage = stage.play(&[&format!("card:{scouts}"), "to:gap-of-rohan"]);
        assert_eq!(stage.count("gap-of-rohan", "rohan-regular"), 3, "{scouts}: no die was rolled");
        assert_eq!(stage.state.besieged(Region::ORTHANC), None);
    }
}

/// GDA-10.20: Durin's Bane strikes before the Combat roll, on 4 and more, within two regions of Moria.
/// combat:shadow-character-17
#[test]
fn durin_strikes() {
    let durin = card_of(Combat::Durin);
    let stage = Stage::shadow("army").war(&ALL).hand(&[durin.id()]);
    let stage = stage.put("dimrill-dale", &[("elves-regular", 2)]).rolls(&[4, 4, 1]);
    let stage = stage.play(&["die:army", "act:attack", "from:moria", "all", &format!("card:{durin}")]);
    let stage = stage.all_drawn();
    assert_eq!(stage.count("dimrill-dale", "elves-regular"), 0, "the rest of the round is not fought");
}
