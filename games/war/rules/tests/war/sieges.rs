//! Chapters 11 and 12: Strongholds, sieges and captures.

use war::nation::Nation::{self, *};
use war::nation::Side;

use crate::stage::Stage;

const ALL: [Nation; 8] = Nation::ALL;

/// Minas Tirith as at the start, besieged by four Regulars and an Elite of Sauron.
fn siege(face: &str) -> Stage {
    let stage = if face.is_empty() { Stage::free("muster-army") } else { Stage::shadow(face) };
    stage.war(&ALL).put("minas-tirith", &[("sauron-regular", 4), ("sauron-elite", 1)])
}

/// Nine of Sauron before Minas Tirith, in Osgiliath.
fn before_the_gates() -> Stage {
    let stage = Stage::shadow("army").war(&ALL).clear("osgiliath");
    stage.put("osgiliath", &[("sauron-regular", 5)]).put("minas-tirith", &[("gondor-regular", 3)])
}

/// GDA-11.2, GDA-11.3, GDA-11.4, GDA-10.35: the defender withdraws, the attacker advances; five stay inside.
#[test]
fn withdraw() {
    let stage =
        before_the_gates().play(&["die:army", "act:attack", "from:osgiliath", "to:minas-tirith", "all"]);
    assert_eq!(stage.asked().unwrap().index(), 0);
    let stage = stage.play(&["withdraw", "all"]);
    assert!(stage.state.is_besieged("minas-tirith".parse().unwrap(), Side::Free));
    assert_eq!(stage.state.board.army("minas-tirith".parse().unwrap(), Side::Free), 7);
    let reserve = stage.state.reserve[Gondor];
    let stage = stage.play(&["lose:gondor-regular", "lose:gondor-regular"]);
    assert_eq!(stage.state.board.army("minas-tirith".parse().unwrap(), Side::Free), 5);
    assert_eq!(stage.state.reserve[Gondor][0], reserve[0] + 2, "they may come again");
    assert!(!stage.captured("minas-tirith"));
}

/// GDA-11.3: without an advance there is no siege.
#[test]
fn withdraw_without_advance() {
    let stage = before_the_gates().play(&[
        "die:army",
        "act:attack",
        "from:osgiliath",
        "to:minas-tirith",
        "all",
        "withdraw",
        "done",
    ]);
    assert!(!stage.state.is_besieged("minas-tirith".parse().unwrap(), Side::Free));
    assert_eq!(stage.state.board.army("minas-tirith".parse().unwrap(), Side::Free), 7);
}

/// GDA-11.2: before the gates both hit on 5.
#[test]
fn field_battle() {
    let stage = before_the_gates().rolls(&[5, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1]);
    let stage = stage
        .play(&["die:army", "act:attack", "from:osgiliath", "to:minas-tirith", "all", "fight"])
        .all_drawn();
    let rounds = stage.state.battle.unwrap().rounds;
    assert_eq!((rounds[Side::Free].hits, rounds[Side::Shadow].hits), (1, 1));
    let again = stage.play(&["lose:gondor-regular"]);
    assert!(again.allows("cease"));
}

/// GDA-11.8: in a siege the attacker hits on 6 only. GDA-11.9: one round, unless an Elite is reduced.
#[test]
fn assault() {
    let stage = siege("army").rolls(&[5, 5, 5, 5, 6, 5, 1, 1, 1, 1]);
    let stage = stage.play(&["die:army", "act:attack", "from:minas-tirith", "to:minas-tirith", "all"]);
    let rounds = stage.state.battle.unwrap().rounds;
    assert_eq!((rounds[Side::Shadow].hits, rounds[Side::Free].hits), (1, 1));
    let stage = stage.play(&["lose:sauron-regular", "lose:gondor-regular"]);
    assert_eq!(stage.refuses("reduce:southrons").1, "GDA-11.9");
    let over = stage.play(&["cease"]);
    assert!(over.state.battle.is_none());
}

/// GDA-11.9: an Elite buys a round.
#[test]
fn press() {
    let stage = siege("army").rolls(&[1; 20]);
    let stage = stage.play(&[
        "die:army",
        "act:attack",
        "from:minas-tirith",
        "to:minas-tirith",
        "all",
        "reduce:sauron",
    ]);
    assert_eq!(stage.count("minas-tirith", "sauron-elite"), 0);
    assert_eq!(stage.count("minas-tirith", "sauron-regular"), 5);
    assert!(stage.state.battle.is_none(), "after the second round there is no Elite left to reduce");
}

/// GDA-11.7, GDA-11.14: those inside are attacked from the same region only.
#[test]
fn not_from_outside() {
    let stage = siege("army").clear("osgiliath").clear("pelargir").put("osgiliath", &[("sauron-regular", 2)]);
    let stage = stage.play(&["die:army", "act:attack"]);
    assert_eq!(stage.refuses("from:osgiliath").0, "war-why-enemy-inside");
    let stage = siege("army").clear("osgiliath").put("osgiliath", &[("sauron-regular", 2)]);
    let stage = stage.play(&["die:army", "act:march", "from:osgiliath"]);
    assert!(stage.allows("to:minas-tirith"), "GDA-11.16: more troops may march there");
}

/// GDA-12.3, GDA-12.6: when the last defender falls the Stronghold is captured.
#[test]
fn storm() {
    let stage = siege("army")
        .clear("minas-tirith")
        .put("minas-tirith", &[("gondor-regular", 1), ("sauron-regular", 5)]);
    let stage = stage.rolls(&[6, 1, 1, 1, 1, 1]).play(&[
        "die:army",
        "act:attack",
        "from:minas-tirith",
        "to:minas-tirith",
        "all",
    ]);
    assert!(stage.captured("minas-tirith"));
    assert_eq!(stage.state.victory_points(Side::Shadow), 2);
}

/// GDA-11.11, GDA-11.12, GDA-11.13: a sortie hits on 5, may leave a rearguard, and goes back inside.
#[test]
fn sortie() {
    let stage = siege("").rolls(&[5, 1, 1, 5, 1, 1, 1, 1, 1]);
    let stage = stage.play(&["die:muster-army", "act:attack", "from:minas-tirith"]);
    let stage = stage.play(&["take:gondor-regular", "take:gondor-regular", "take:gondor-regular", "go"]);
    let rounds = stage.state.battle.unwrap().rounds;
    assert_eq!((rounds[Side::Free].hits, rounds[Side::Shadow].hits), (1, 1));
    let stage = stage.play(&["lose:sauron-regular"]);
    assert_eq!(stage.count("minas-tirith", "gondor-elite"), 1, "the rearguard cannot be hit");
    let stage = stage.play(&["cease"]);
    assert!(stage.state.is_besieged("minas-tirith".parse().unwrap(), Side::Free));
}

/// GDA-11.12: a sortie of all that is wiped out loses the Stronghold.
#[test]
fn sortie_lost() {
    let stage =
        siege("").clear("minas-tirith").put("minas-tirith", &[("gondor-regular", 1), ("sauron-regular", 3)]);
    let stage = stage.rolls(&[1, 6, 1, 1]).play(&["die:muster-army", "act:attack", "from:minas-tirith"]);
    assert!(stage.captured("minas-tirith"));
}

/// GDA-11.13: the besieger may retreat from a sortie, and then the siege is over.
#[test]
fn besieger_retreats() {
    let stage = siege("").clear("osgiliath").rolls(&[1; 20]);
    let stage =
        stage.play(&["die:muster-army", "act:attack", "from:minas-tirith", "all", "fight", "to:osgiliath"]);
    assert!(!stage.state.is_besieged("minas-tirith".parse().unwrap(), Side::Free));
    assert!(stage.state.battle.is_none(), "nobody advances");
}

/// GDA-11.14, GDA-11.15: relief from outside; those inside take no part.
#[test]
fn relief() {
    let stage = siege("").put("lossarnach", &[("gondor-regular", 2), ("gondor-elite", 2)]);
    let stage = stage.rolls(&[1, 1, 1, 1, 1, 1, 1, 1, 1]);
    let stage = stage.play(&["die:muster-army", "act:attack", "from:lossarnach", "all"]).all_drawn();
    assert_eq!(stage.state.battle.unwrap().to_hit(Side::Free), 5);
    assert!(stage.allows("cease"));
}

/// GDA-9.10, GDA-11.15: those who come to the rescue find four in the region: there is room for six.
#[test]
fn relief_finds_others() {
    let stage = Stage::free("muster-army")
        .war(&ALL)
        .put("minas-tirith", &[("sauron-regular", 1)])
        .put("lossarnach", &[("gondor-regular", 4), ("gondor-elite", 3)])
        .rolls(&[6, 1, 1, 1, 1, 1]);
    let stage = stage.play(&["die:muster-army", "act:attack", "from:lossarnach", "all"]);
    assert_eq!(stage.refuses("all"), ("war-why-full", "GDA-9.10"));
    let stage = stage.play(&["take:gondor-elite"; 3]);
    let stage = stage.play(&["take:gondor-regular"; 3]);
    assert_eq!(stage.refuses("take:gondor-regular").0, "war-why-full");
    let stage = stage.play(&["go"]);
    assert_eq!(stage.count("minas-tirith", "gondor-elite"), 4);
    assert_eq!(stage.count("lossarnach", "gondor-regular"), 1);
}

/// GDA-11.10: the besieged do not retreat, nor march away. GDA-11.5: the besieger may.
#[test]
fn nobody_leaves() {
    let stage = siege("").play(&["die:muster-army", "act:march"]);
    assert_eq!(stage.refuses("from:minas-tirith"), ("war-why-besieged", "GDA-11.10"));
    let stage = siege("army").clear("osgiliath").play(&[
        "die:army",
        "act:march",
        "from:minas-tirith",
        "to:osgiliath",
        "all",
    ]);
    assert!(!stage.state.is_besieged("minas-tirith".parse().unwrap(), Side::Free));
}
