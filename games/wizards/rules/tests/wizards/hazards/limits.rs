//! Tests of the hazard limit: what it counts, what it does not tell, and cards that come while a company is on its way.

use table::Game;
use wizards::Wizards;
use wizards::card::RegionKind;
use wizards::ids::PieceId;
use wizards::state::Zone;

use super::rest::{abroad, combat, site};
use crate::bench::{
    aim, attack, attacked, company, embolden, first, of, on_the_way, play, put, stand, suffer, table, until,
    until_asked,
};
use crate::creatures::go;
use crate::stage::{BASIC, ONE, TWO, Table, card};

/// Makes a card of the second player's hand the first of all cards of the game.
fn first_of_all(t: &mut Table) {
    let (zero, other) = ("#0".parse::<PieceId>().unwrap(), t.state.sides[TWO].hand[0]);
    let turned = |id: PieceId| match id {
        _ if id == zero => other,
        _ if id == other => zero,
        _ => id,
    };
    t.state.pieces.swap(zero.index(), other.index());
    for piece in &mut t.state.pieces {
        piece.leader = piece.leader.map(turned);
        if let Zone::On(on) = piece.zone {
            piece.zone = Zone::On(turned(on));
        }
    }
    t.state.in_play.iter_mut().for_each(|id| *id = turned(*id));
    for (_, side) in t.state.sides.iter_mut() {
        side.hand.iter_mut().chain(&mut side.deck).for_each(|id| *id = turned(*id));
    }
}

/// SATM-14.8: whatever the other player holds, and under whatever number, the limit is the same: two wildernesses of fair travels
/// take two from four, also by the Moon, which is for hazards only.
#[test]
fn no_card_of_a_hand_tells_the_limit() {
    let story = |held: &str| {
        let mine = ["fair_travels_in_wilderness", "moon", "gates_of_morning", "concealment"];
        let mut t = table(BASIC, &mine, &["ghouls"]);
        first_of_all(&mut t);
        t.state.pieces[0].card = card(held);
        assert_eq!(t.state.pieces[0].zone, Zone::Hand);
        for lies in ["moon", "gates_of_morning"] {
            put(&mut t, lies, Zone::Table);
        }
        t.choose(ONE, "head c1 barrow_downs");
        t.choose(ONE, "pass");
        play(&mut t, ONE, "play fair_travels_in_wilderness 0");
        until(&mut t, "wizards-ask-priority");
        let mut choices = Vec::new();
        Wizards::choices(&t.state, ONE, &mut choices);
        (company(&t).limit, t.prompt(), choices)
    };
    assert_eq!(story("ghouls").0, 2);
    for other in ["concealment", "glamdring", "gandalf"] {
        assert_eq!(story(other), story("ghouls"), "{other}");
    }
}

/// SATM-14.8: what adds to the limit of those who move somewhere counts at once for a company that is on its way there, and not for
/// another. wizards:radagast_the_tamer, wizards:earcaraxe_at_home, wizards:drums
#[test]
fn what_adds_to_the_limit_counts_at_once() {
    for (event, mode, through, to, more) in [
        ("radagast_the_tamer", 90, "woodland_realm", "lorien", 1),
        ("radagast_the_tamer", 90, "rohan", "lorien", 0),
        ("drums", 0, "rohan", "the_gem_deeps", 1),
        ("drums", 0, "rohan", "lorien", 0),
    ] {
        let mut t = abroad(&["bergil"], &[], &[event], to, &[RegionKind::Wilderness], &[through]);
        let limit = company(&t).limit;
        play(&mut t, TWO, &format!("play {event} {mode}"));
        assert_eq!(company(&t).limit, limit + more, "{event} {through} {to}");
    }
    for (land, more) in [(RegionKind::CoastalSea, 1), (RegionKind::Wilderness, 0)] {
        let mut t = abroad(&["bergil"], &[], &["earcaraxe_at_home"], "lorien", &[land], &[]);
        let limit = company(&t).limit;
        play(&mut t, TWO, "play earcaraxe_at_home 0");
        assert_eq!(company(&t).limit, limit + more, "{land:?}");
    }
}

/// SATM-0.4: hosts, falling rock and raiders come upon a company that is on its way through their lands as the card is played; not
/// upon one elsewhere. wizards:mordor_in_arms, wizards:earth_tremors, wizards:trouble_on_all_borders
#[test]
fn attacks_that_come_late() {
    for (event, through, to, met) in [
        ("mordor_in_arms", "nurn", "lorien", Some((5, 8))),
        ("mordor_in_arms", "rohan", "lorien", None),
        ("earth_tremors", "rohan", "the_gem_deeps", Some((1, 7))),
        ("earth_tremors", "rohan", "lorien", None),
        ("trouble_on_all_borders", "rohan", "lorien", Some((4, 8))),
        ("trouble_on_all_borders", "arthedain", "lorien", None),
    ] {
        let land = [RegionKind::Wilderness];
        let mut t = abroad(&["bergil"], &["riders_of_rohan"], &[event], to, &land, &[through]);
        put(&mut t, "riders_of_rohan", Zone::Won(ONE));
        play(&mut t, TWO, &format!("play {event} 0"));
        assert!(t.state.piece(t.of(event)).zone.in_play());
        let seen = t.state.combat.is_some().then(|| (attacked(&t).0, attacked(&t).1));
        assert_eq!(seen, met, "{event} {through}");
    }
}

/// SATM-14.8: whoever was left behind is one as far as the limit goes, and what adds to the limit of all who move there adds to that;
/// the others keep the limit that was reckoned with everybody. wizards:left_behind, wizards:radagast_the_tamer
#[test]
fn the_limit_of_those_who_part() {
    for (tamed, alone) in [(false, 1), (true, 2)] {
        let mine = ["aragorn_ii", "elladan", "boromir_ii"];
        let mut t = of(BASIC, &mine, &[], &["wolves", "left_behind", "radagast_the_tamer"]);
        if tamed {
            put(&mut t, "radagast_the_tamer", Zone::Table);
        }
        stand(&mut t, "lorien");
        on_the_way(&mut t, "dol_guldur");
        let whole = company(&t).limit;
        assert_eq!(whole, if tamed { 4 } else { 3 });
        let regions = company(&t).path.regions.to_vec();
        go(&mut t, site("dol_guldur"), &[RegionKind::Wilderness; 2], &regions);
        attack(&mut t, "wolves");
        combat(&mut t).strikes = 5;
        t.choose(ONE, "pass");
        aim(&mut t, TWO, "play left_behind 0", &["pick elladan"]);
        for _ in 0..3 {
            embolden(&mut t);
        }
        t.rolls(&[12; 60]);
        suffer(&mut t);
        until_asked(&mut t, TWO);
        assert_eq!(company(&t).limit, whole, "it stays as it was reckoned");
        let own = t.company("elladan");
        assert_ne!(own, first());
        t.until_company(own);
        until(&mut t, "wizards-ask-priority");
        assert_eq!(t.state.company(own).limit, alone, "{tamed}");
    }
}

/// SATM-14.8: whoever joins a company on its way makes its limit no greater, and whoever goes makes it no smaller.
#[test]
fn who_joins_or_goes_under_way_changes_nothing() {
    let mine = ["helm_of_her_secrecy", "eowyn"];
    let mut t = of(BASIC, &["eomer", "elladan", "gimli"], &mine, &["wolves", "cave_drake"]);
    on_the_way(&mut t, "bree");
    go(&mut t, site("bree"), &[RegionKind::Wilderness; 4], &[]);
    assert_eq!((t.state.size(first()), company(&t).limit), (3, 3), "reckoned with three");
    attack(&mut t, "wolves");
    until(&mut t, "wizards-ask-priority");
    t.choose(ONE, "play helm_of_her_secrecy 0");
    until(&mut t, "wizards-ask-control");
    let eowyn = t.of("eowyn");
    t.choose(ONE, &format!("general {eowyn}"));
    assert_eq!((t.state.size(first()), company(&t).limit), (4, 3), "one joins");
    // Whoever is struck falls.
    combat(&mut t).more_prowess = 30;
    t.rolls(&[&[2, 12].repeat(9)[..], &[2; 60]].concat());
    suffer(&mut t);
    until_asked(&mut t, TWO);
    let left = t.state.size(first());
    assert!(left < 3, "{left}");
    assert_eq!(company(&t).limit, 3, "some go");
    attack(&mut t, "cave_drake");
    assert_eq!((company(&t).used, company(&t).limit), (2, 3));
}
