//! Hazard events that were left to the last: what becomes of companies, and friends by mistake.

use table::Game;
use wizards::Wizards;
use wizards::card::{Race, RegionKind};
use wizards::state::{Status, Zone};

use super::rest::{abroad, begins, combat, piece, site, step, struck};
use super::rest_foes::WILD;
use crate::bench::{
    at_rest, attack, attacked, company, embolden, give, may_aim, of, on_the_way, play, put, stand, status,
    suffer, turn, until, until_asked, zone,
};
use crate::creatures::go;
use crate::stage::{BASIC, ONE, TWO, Table, card};

/// SATM-30.1: a Hobbit whom Orcs hit is carried off unhurt, though he has two more against them; a ring that he bears may be lost.
/// Nobody else is carried off. wizards:waylaid_wounded_and_orc_dragged
#[test]
fn waylaid_wounded_and_orc_dragged() {
    let what = "play waylaid_wounded_and_orc_dragged 0";
    for (who, may) in [("frodo", true), ("bergil", false)] {
        let theirs = ["orc_patrol", "waylaid_wounded_and_orc_dragged"];
        let mut t = abroad(&["aragorn_ii", who], &[], &theirs, "moria", &WILD, &["redhorn_gate", "hollin"]);
        attack(&mut t, "orc_patrol");
        struck(&mut t, who);
        let asked = t.prompt() == "wizards-ask-strike-hazards" && t.may(TWO, what);
        assert_eq!(asked, may, "{who}");
        if !may {
            continue;
        }
        let plain = t.state.fighting_prowess(t.of("frodo"));
        play(&mut t, TWO, what);
        assert_eq!(t.state.fighting_prowess(t.of("frodo")), plain + 2);
        let hero = t.of("frodo");
        t.rolls(&[2, 2, 2, 2, 2]);
        for _ in 0..30 {
            if t.state.combat.is_none() {
                break;
            }
            step(&mut t);
        }
        let host = t.of("waylaid_wounded_and_orc_dragged");
        assert_eq!(t.state.piece(hero).zone, Zone::On(host));
        assert!(t.state.piece(hero).status != Status::Wounded);
        assert_eq!(card("waylaid_wounded_and_orc_dragged").get().rescue.len(), 3);
    }
    for (roll, lost) in [(6, true), (7, false)] {
        let mut t = of(
            BASIC,
            &["aragorn_ii", "frodo"],
            &["precious_gold_ring"],
            &["waylaid_wounded_and_orc_dragged"],
        );
        let host = put(&mut t, "waylaid_wounded_and_orc_dragged", Zone::Table);
        let ring = give(&mut t, "precious_gold_ring", "frodo");
        let hero = t.of("frodo");
        t.state.pieces[hero.index()].zone = Zone::On(host);
        let (at, race) = (site("moria"), None);
        t.state.hosts.push(wizards::state::Host { piece: host, site: at, tried: false, race });
        t.rolls(&[roll; 200]);
        t.next_turn();
        t.next_turn();
        until(&mut t, "wizards-ask-organize");
        assert_eq!(t.state.piece(ring).zone == Zone::Discard, lost, "{roll}");
    }
}

/// SATM-31.2: an ally off to the side meets the company that comes where it joins, seven stronger, and only detains; then it is
/// gone. Its player may take it back before. wizards:come_at_need
#[test]
fn come_at_need() {
    let what = "play come_at_need 0";
    let ally = "gwaihir";
    let home = wizards::ids::SiteId::all().find(|at| card(ally).get().at.has(*at)).unwrap();
    for (to, comes) in [(home, true), (site("moria"), false)] {
        let mut t = abroad(&["bergil"], &[], &["come_at_need", "wolves"], "bree", &[], &[]);
        assert!(!t.may(TWO, what), "there is no ally");
        let mut t2 = abroad(&["bergil"], &[], &["come_at_need", ally], "barrow_downs", &[], &[]);
        std::mem::swap(&mut t, &mut t2);
        let mut late = Table::at(t.state.clone());
        late.rolls(&[7; 40]);
        play(&mut t, TWO, what);
        let friend = piece(&t, ally, TWO);
        assert_eq!(t.state.piece(friend).zone, Zone::Aside);
        assert_eq!(t.state.points(TWO).allies, 0);
        go(&mut t, to, &[], &[]);
        begins(&mut t);
        assert_eq!(t.state.combat.is_some(), comes, "{to}");
        // Called up while the company is on its way there it comes at once.
        go(&mut late, to, &[], &[]);
        play(&mut late, TWO, what);
        assert_eq!(late.state.combat.is_some(), comes, "{to}, late");
        if comes {
            let face = card(ally).get();
            assert_eq!(attacked(&t), (1, face.prowess + 7, face.body));
            assert!(combat(&mut t).detains);
            assert_eq!(zone(&t, "come_at_need"), Zone::Discard);
            assert_eq!(t.state.piece(friend).zone, Zone::Discard);
        }
    }
    let mut t = of(BASIC, &["bergil"], &["come_at_need", ally], &[]);
    let event = put(&mut t, "come_at_need", Zone::Table);
    let friend = put(&mut t, ally, Zone::Aside);
    t.state.pieces[friend.index()].beside = Some(event);
    play(&mut t, ONE, "use come_at_need 0");
    assert_eq!((zone(&t, "come_at_need"), t.state.piece(friend).zone), (Zone::Discard, Zone::Hand));
}

/// SATM-5.3: whoever is hunted is not healed the first time, and may be given the first strike. wizards:one_foe_to_breed_a_war
#[test]
fn one_foe_to_breed_a_war() {
    let what = "play one_foe_to_breed_a_war 0";
    let theirs = ["one_foe_to_breed_a_war", "one_foe_to_breed_a_war", "wolves"];
    let mut t = abroad(&["aragorn_ii", "bergil"], &[], &theirs, "bree", &WILD, &[]);
    assert!(!t.may(TWO, what), "nobody is wounded");
    turn(&mut t, "bergil", Status::Wounded);
    assert!(!may_aim(&t, TWO, what, "pick aragorn_ii"));
    play(&mut t, TWO, what);
    until_asked(&mut t, TWO);
    assert!(!t.may(TWO, what), "once on somebody");
    attack(&mut t, "wolves");
    until(&mut t, "wizards-ask-first-strike");
    assert!(!t.may(TWO, "pick aragorn_ii"));
    t.choose(TWO, "pick bergil");
    let bergil = t.of("bergil");
    assert_eq!(combat(&mut t).given[0].at, bergil);
    let mut t = of(BASIC, &["bergil"], &[], &["one_foe_to_breed_a_war"]);
    give(&mut t, "one_foe_to_breed_a_war", "bergil");
    turn(&mut t, "bergil", Status::Wounded);
    for healed in [false, true] {
        t.rolls(&[7; 200]);
        t.next_turn();
        t.next_turn();
        until(&mut t, "wizards-ask-organize");
        assert_eq!(status(&t, "bergil") != Status::Wounded, healed);
        assert_eq!(zone(&t, "one_foe_to_breed_a_war"), Zone::Discard);
    }
}

/// SATM-31.2: a character of the hand rides against the company by mistake: one strike, seven stronger, that only detains, and on
/// which no card has an effect; then the rider is discarded. Not without wilderness. wizards:ride_against_the_enemy
#[test]
fn ride_against_the_enemy() {
    let what = "play ride_against_the_enemy 0";
    for (land, may) in [(RegionKind::Wilderness, true), (RegionKind::BorderLand, false)] {
        let theirs = ["ride_against_the_enemy", "eomer", "wolves"];
        let mut t = abroad(&["bergil"], &["concealment"], &theirs, "bree", &[land], &[]);
        assert_eq!(t.may(TWO, what), may, "{land:?}");
        if !may {
            continue;
        }
        assert!(!may_aim(&t, TWO, what, "pick wolves"));
        play(&mut t, TWO, what);
        let face = card("eomer").get();
        assert_eq!(attacked(&t), (1, face.prowess + 7, face.body));
        assert!(combat(&mut t).detains);
        assert!(!t.may(ONE, "play concealment 0"), "no card has an effect on it");
        t.rolls(&[2; 20]);
        suffer(&mut t);
        assert_eq!(status(&t, "bergil"), Status::Tapped);
        assert_eq!(zone(&t, "eomer"), Zone::Discard);
    }
}

/// SATM-23.20: it is never played; whoever looks into the hand takes it, and two points are gone, until a turn is skipped.
/// wizards:will_shaken
#[test]
fn will_shaken() {
    let mut t = of(BASIC, &["bergil"], &[], &["will_shaken"]);
    on_the_way(&mut t, "bree");
    assert!(!t.may(TWO, "play will_shaken 0"), "it cannot be played");
    let mut seen = of(BASIC, &["bergil"], &["mirror_of_galadriel"], &["will_shaken", "wolves"]);
    let id = piece(&seen, "will_shaken", TWO);
    stand(&mut seen, "lorien");
    play(&mut seen, ONE, "play mirror_of_galadriel 0");
    assert_eq!(seen.state.piece(id).zone, Zone::Won(ONE));
    assert_eq!(seen.state.points(ONE).other, -2);
    assert_eq!(seen.state.points(TWO).other, 0);
    seen.rolls(&[7; 200]);
    seen.next_turn();
    let before = seen.state.turn.number;
    until(&mut seen, "wizards-ask-skip");
    assert_eq!(seen.state.turn.number, before + 1);
    assert!(Wizards::asks(&seen.state).has(ONE));
    seen.choose(ONE, "yes");
    assert_eq!(seen.state.piece(id).zone, Zone::Discard);
    assert_eq!(seen.state.turn.active, TWO, "the turn is over");
    assert_eq!(seen.state.points(ONE).other, 0);
}

/// SATM-1.9: whose deck is low finds nothing in it, nor among the discards; with more cards all is found.
/// wizards:flotsam_and_jetsam
#[test]
fn flotsam_and_jetsam() {
    for (cards, found) in [(15, false), (16, true)] {
        let mut t = of(BASIC, &["bergil"], &[], &["flotsam_and_jetsam", "an_unexpected_outpost", "wolves"]);
        put(&mut t, "wolves", Zone::Discard);
        on_the_way(&mut t, "bree");
        put(&mut t, "flotsam_and_jetsam", Zone::Table);
        let filler = t.state.sides[TWO].deck.clone();
        let deck = filler.iter().cycle().take(cards).copied().collect::<Vec<_>>();
        t.state.sides[TWO].deck = deck;
        assert_eq!(t.may(TWO, "play an_unexpected_outpost 0"), found, "{cards}");
    }
    let mut t = of(BASIC, &["bergil"], &[], &["flotsam_and_jetsam", "flotsam_and_jetsam"]);
    on_the_way(&mut t, "bree");
    play(&mut t, TWO, "play flotsam_and_jetsam 0");
    until_asked(&mut t, TWO);
    assert!(!t.may(TWO, "play flotsam_and_jetsam 0"));
}

/// SATM-19.2, SATM-31.2: in holds of the free those who live there take up arms, two stronger, and only detain; nowhere else, and
/// for this turn. wizards:whole_villages_roused
#[test]
fn whole_villages_roused() {
    let what = "play whole_villages_roused 0";
    for (at, may, comes) in [
        ("bree", true, vec![(Race::Dunadan, 1, 9)]),
        ("bag_end", true, vec![(Race::Hobbit, 5, 7), (Race::Dunadan, 3, 13)]),
        ("moria", false, vec![]),
    ] {
        let mut t = of(BASIC, &["bergil"], &[], &["whole_villages_roused"]);
        at_rest(&mut t);
        stand(&mut t, at);
        assert_eq!(t.may(TWO, what), may, "{at}");
        if !may {
            continue;
        }
        play(&mut t, TWO, what);
        until(&mut t, "wizards-ask-explore");
        for _ in 0..3 {
            embolden(&mut t);
        }
        t.rolls(&[12; 100]);
        t.choose(ONE, "company c1");
        let mut met = Vec::new();
        for _ in 0..100 {
            if t.prompt() == "wizards-ask-in-site" {
                break;
            }
            if company(&t).faced.len() > met.len() {
                let race = combat(&mut t).race;
                assert!(combat(&mut t).detains);
                met.push((race, attacked(&t).0, attacked(&t).1));
            }
            step(&mut t);
        }
        assert_eq!(met, comes, "{at}");
        t.rolls(&[7; 200]);
        t.next_turn();
        assert_eq!(zone(&t, "whole_villages_roused"), Zone::Discard);
    }
}

/// SATM-19.2: of those who take up arms each attack is one by itself: of two one is left, and each is stronger or comes again for itself.
/// wizards:whole_villages_roused, wizards:forewarned_is_forearmed, wizards:incite_defenders
#[test]
fn roused_one_by_one() {
    let enter = |mine: &[&str], more: &[&str]| {
        let theirs = [&["whole_villages_roused", "wolves"][..], more].concat();
        let mut t = of(BASIC, &["bergil"], mine, &theirs);
        mine.iter().for_each(|card| play(&mut t, ONE, &format!("play {card} 0")));
        at_rest(&mut t);
        stand(&mut t, "bag_end");
        play(&mut t, TWO, "play whole_villages_roused 0");
        t
    };
    let fight = |t: &mut Table| {
        let mut met = Vec::new();
        for _ in 0..200 {
            if t.prompt() == "wizards-ask-in-site" {
                break;
            }
            if company(t).faced.len() > met.len() {
                met.push(combat(t).race);
            }
            step(t);
        }
        met
    };
    for (way, race) in [(0, Race::Hobbit), (1, Race::Dunadan)] {
        let mut t = enter(&["forewarned_is_forearmed"], &[]);
        until(&mut t, "wizards-ask-explore");
        for _ in 0..3 {
            embolden(&mut t);
        }
        t.rolls(&[12; 100]);
        t.choose(ONE, "company c1");
        until(&mut t, "wizards-ask-isolate");
        assert!(!t.may(TWO, "way 2"), "two attacks");
        t.choose(TWO, &format!("way {way}"));
        assert_eq!(fight(&mut t), [race], "one is left");
        assert_eq!(zone(&t, "forewarned_is_forearmed"), Zone::Discard, "and beaten");
    }
    let both = [Race::Hobbit, Race::Dunadan];
    for (way, comes) in [(0, [both[0], both[0], both[1]]), (1, [both[0], both[1], both[1]])] {
        let mut t = enter(&[], &["incite_defenders"]);
        crate::bench::aim(&mut t, TWO, "play incite_defenders 0", &[&format!("way {way}")]);
        until(&mut t, "wizards-ask-explore");
        for _ in 0..3 {
            embolden(&mut t);
        }
        t.rolls(&[12; 100]);
        t.choose(ONE, "company c1");
        assert_eq!(fight(&mut t), comes, "{way}");
    }
}
