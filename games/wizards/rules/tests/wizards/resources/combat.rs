//! Tests of warriors', scouts' and rangers' plays, and of cards on a company or a sage.

use wizards::card::{Race, RegionKind};
use wizards::ids::SiteId;
use wizards::state::{Fate, Status, Zone};

use crate::bench::{
    attacked, body, company, goblins, in_site, may_aim, of, on_the_way, play, prowess, put, stand, status,
    turn, until, until_asked,
};
use crate::creatures::go;
use crate::stage::{BASIC, ONE, TWO, Table};

/// The Orcs of Goblin-gate strike at somebody, and cards may be played on the strike.
fn struck(who: &str, mine: &[&str]) -> Table {
    let mut t = of(BASIC, &[who, "haldir"], mine, &[]);
    goblins(&mut t);
    until(&mut t, "wizards-ask-assign");
    t.choose(ONE, &format!("pick {who}"));
    t.choose(ONE, "pick haldir");
    until(&mut t, "wizards-ask-strike-order");
    t.choose(ONE, &format!("pick {who}"));
    until(&mut t, "wizards-ask-strike-cards");
    t
}

/// SATM-15.7, SATM-15.19: who blocks or dodges does not tap, unless it is wounded; a block is for warriors, and who dodges
/// has one less of body. wizards:block, wizards:dodge
#[test]
fn block_and_dodge() {
    for (event, who, may, less) in
        [("block", "boromir_ii", true, 0), ("block", "annalena", false, 0), ("dodge", "annalena", true, 1)]
    {
        let what = format!("play {event} 0");
        for (roll, after) in [(12, Status::Untapped), (2, Status::Wounded)] {
            let mut t = struck(who, &[event]);
            assert_eq!(t.may(ONE, &what), may, "{event} {who}");
            if may {
                let before = body(&t, who);
                play(&mut t, ONE, &what);
                assert_eq!(body(&t, who), before - less);
                t.state.combat.as_mut().unwrap().prowess = 14;
                t.rolls(&[roll; 2]);
                t.choose(ONE, "pass");
                assert_eq!(status(&t, who), after, "{event} {roll}");
            }
        }
    }
}

/// SATM-15.13, SATM-15.31: a warrior's: three more of prowess, one less of body; and one card of skill against a strike.
/// wizards:risky_blow, wizards:lucky_strike
#[test]
fn risky_blow_and_lucky_strike() {
    for (who, may) in [("boromir_ii", true), ("annalena", false)] {
        let mut t = struck(who, &["risky_blow", "lucky_strike"]);
        assert_eq!(t.may(ONE, "play risky_blow 0"), may);
        assert_eq!(t.may(ONE, "play lucky_strike 0"), may);
        if may {
            let before = (t.state.fighting_prowess(t.of(who)), body(&t, who));
            play(&mut t, ONE, "play risky_blow 0");
            assert_eq!((t.state.fighting_prowess(t.of(who)), body(&t, who)), (before.0 + 3, before.1 - 1));
            assert_eq!(t.refusal(ONE, "play lucky_strike 0"), "SATM-15.13");
        }
    }
    for (rolls, fate) in [([2, 12], Fate::Defeated), ([12, 2], Fate::Defeated), ([2, 2], Fate::Succeeded)] {
        let mut t = struck("boromir_ii", &["lucky_strike"]);
        play(&mut t, ONE, "play lucky_strike 0");
        t.state.combat.as_mut().unwrap().prowess = 14;
        t.rolls(&[rolls[0], rolls[1], 2, 7, 7, 7]);
        t.choose(ONE, "pass");
        let strike = |t: &Table| t.state.combat.as_ref().map(|combat| combat.given[0].fate);
        assert_eq!(strike(&t), Some(fate), "{rolls:?}");
    }
}

/// SATM-15.28: a scout of the company taps, and the attack is cancelled. wizards:concealment
#[test]
fn concealment() {
    for (who, was, may) in [
        ("bergil", Status::Untapped, true),
        ("bergil", Status::Tapped, false),
        ("elladan", Status::Untapped, false),
    ] {
        let mut t = of(BASIC, &[who], &["concealment"], &[]);
        goblins(&mut t);
        turn(&mut t, who, was);
        assert_eq!(t.may(ONE, "play concealment 0"), may, "{who} {was:?}");
        if may {
            t.choose(ONE, "play concealment 0");
            until(&mut t, "wizards-ask-in-site");
            assert!(t.state.combat.is_none());
            assert_eq!(status(&t, who), Status::Tapped);
        }
    }
}

/// SATM-15.28: an attack of Orcs, trolls or Men is cancelled; at the Gates any attack has half its strikes.
/// wizards:dark_quarrels
#[test]
fn dark_quarrels() {
    for (race, may) in [(Race::Orc, true), (Race::Troll, true), (Race::Man, true), (Race::Wolf, false)] {
        let mut t = of(BASIC, &["bergil"], &["dark_quarrels", "gates_of_morning"], &[]);
        goblins(&mut t);
        t.state.combat.as_mut().unwrap().race = race;
        assert_eq!(t.may(ONE, "play dark_quarrels 0"), may, "{race:?}");
        assert_eq!(t.refusal(ONE, "play dark_quarrels 1"), "SATM-0.4");
        put(&mut t, "gates_of_morning", Zone::Table);
        t.state.combat.as_mut().unwrap().strikes = 5;
        play(&mut t, ONE, "play dark_quarrels 1");
        assert_eq!(attacked(&t).0, 3);
    }
}

/// SATM-15.28: somebody who is not wounded takes the attack upon itself, without a body check. wizards:escape
#[test]
fn escape() {
    let mut t = of(BASIC, &["bergil", "elladan"], &["escape"], &[]);
    goblins(&mut t);
    turn(&mut t, "bergil", Status::Wounded);
    assert!(!may_aim(&t, ONE, "play escape 0", "pick bergil"));
    t.rolls(&[]);
    t.choose(ONE, "play escape 0");
    until(&mut t, "wizards-ask-in-site");
    assert_eq!(status(&t, "elladan"), Status::Wounded);
}

/// SATM-14.8: one less for each wilderness of the way, and two at least; who stays does not travel.
/// wizards:fair_travels_in_wilderness
#[test]
fn fair_travels_in_wilderness() {
    let five = ["bergil", "elladan", "annalena", "anborn", "damrod"];
    let mut t = of(BASIC, &five, &["fair_travels_in_wilderness"], &[]);
    let mut stays = Table::at(t.state.clone());
    stays.choose(ONE, "pass");
    assert!(
        stays.prompt() != "wizards-ask-organization-end"
            || !stays.may(ONE, "play fair_travels_in_wilderness 0")
    );
    t.choose(ONE, "head c1 bree");
    t.choose(ONE, "pass");
    play(&mut t, ONE, "play fair_travels_in_wilderness 0");
    until_asked(&mut t, TWO);
    let site = SiteId::named("bree").unwrap().get();
    let wild = site.path.iter().filter(|land| **land == RegionKind::Wilderness).count() as i8;
    assert!(wild > 0);
    assert_eq!(company(&t).limit as i8, (5 + site.hazard_limit - wild).max(2));
}

/// SATM-14.25: a ranger taps, and nothing is keyed to the wilderness; to other land it is. wizards:ford
#[test]
fn ford() {
    for (who, may) in [("elladan", true), ("bergil", false)] {
        let mut t = of(BASIC, &[who, "haldir"], &["ford"], &["wolves"]);
        t.choose(ONE, "head c1 bree");
        t.choose(ONE, "pass");
        assert_eq!(t.may(ONE, "play ford 0"), may, "{who}");
        if may {
            play(&mut t, ONE, "play ford 0");
            assert_eq!(status(&t, who), Status::Tapped);
        }
        until_asked(&mut t, TWO);
        for (land, key) in [(RegionKind::Wilderness, !may), (RegionKind::BorderLand, true)] {
            go(&mut t, SiteId::named("lorien").unwrap(), &[land], &[]);
            assert_eq!(t.may(TWO, "play wolves 0"), key, "{who} {land:?}");
        }
    }
}

/// SATM-14.23: a sage taps, and nothing is keyed to the site; not on the way into a dark-domain.
/// wizards:secret_entrance
#[test]
fn secret_entrance() {
    for (who, from, to, may) in [
        ("annalena", "rivendell", "barrow_downs", true),
        ("elladan", "rivendell", "barrow_downs", false),
        ("annalena", "lorien", "mount_doom", false),
    ] {
        let mut t = of(BASIC, &[who, "haldir"], &["secret_entrance"], &["orc_warriors"]);
        stand(&mut t, from);
        t.choose(ONE, &format!("head c1 {to}"));
        t.choose(ONE, "pass");
        assert_eq!(t.may(ONE, "play secret_entrance 0"), may, "{who} {to}");
        if may {
            play(&mut t, ONE, "play secret_entrance 0");
            assert_eq!(status(&t, who), Status::Tapped);
            until_asked(&mut t, TWO);
            go(&mut t, SiteId::named(to).unwrap(), &[], &[]);
            assert_eq!(t.refusal(TWO, "play orc_warriors 0"), "SATM-14.21");
            go(&mut t, SiteId::named(to).unwrap(), &[RegionKind::Wilderness], &[]);
            assert!(t.may(TWO, "play orc_warriors 0"));
        }
    }
}

/// SATM-15.31: four at least, in a haven: one more of prowess and in corruption checks, until somebody joins or leaves.
/// wizards:fellowship
#[test]
fn fellowship() {
    let three = ["bergil", "elladan", "annalena"];
    let mut t = of(BASIC, &three, &["fellowship"], &[]);
    assert!(!t.may(ONE, "play fellowship 0"), "three");
    let four = ["bergil", "elladan", "annalena", "anborn"];
    let mut away = of(BASIC, &four, &["fellowship"], &[]);
    stand(&mut away, "bree");
    assert!(!away.may(ONE, "play fellowship 0"), "not in a haven");
    t = of(BASIC, &four, &["fellowship"], &[]);
    let before = prowess(&t, "elladan");
    play(&mut t, ONE, "play fellowship 0");
    assert_eq!(prowess(&t, "elladan"), before + 1);
    assert_eq!(t.state.corruption_modifier(t.of("elladan")), 1);
    t.choose(ONE, "part bergil");
    assert_eq!(prowess(&t, "elladan"), before);
    assert_eq!(crate::bench::zone(&t, "fellowship"), Zone::Discard);
}

/// SATM-13.1: one less for every attack, three for the Nazgûl. wizards:lapse_of_will
#[test]
fn lapse_of_will() {
    let mut t = of(BASIC, &["bergil"], &["lapse_of_will"], &[]);
    t.choose(ONE, "pass");
    until(&mut t, "wizards-ask-long-events");
    play(&mut t, ONE, "play lapse_of_will 0");
    until(&mut t, "wizards-ask-explore");
    stand(&mut t, "goblin_gate");
    t.choose(ONE, "company c1");
    until(&mut t, "wizards-ask-priority");
    assert_eq!(attacked(&t).1, 5);
    t.state.combat.as_mut().unwrap().race = Race::Nazgul;
    assert_eq!(attacked(&t).1, 3);
}

/// SATM-13.1: the Gates close on what is dark: hazard environments are discarded, others are not; once.
/// wizards:gates_of_morning, wizards:doors_of_night
#[test]
fn gates_and_doors() {
    let mine = ["gates_of_morning", "gates_of_morning", "sun", "lapse_of_will"];
    let mut t = of(BASIC, &["bergil"], &mine, &["night", "doors_of_night", "lure_of_power"]);
    let [night, lure] = ["night", "lure_of_power"].map(|card| put(&mut t, card, Zone::Table));
    let [sun, lapse] = ["sun", "lapse_of_will"].map(|card| put(&mut t, card, Zone::Table));
    play(&mut t, ONE, "play gates_of_morning 0");
    assert_eq!(t.state.piece(night).zone, Zone::Discard);
    assert!([lure, sun, lapse].iter().all(|id| t.state.piece(*id).zone.in_play()));
    assert_eq!(t.refusal(ONE, "play gates_of_morning 0"), "SATM-0.4");
    t.choose(ONE, "head c1 bree");
    t.choose(ONE, "pass");
    until_asked(&mut t, TWO);
    play(&mut t, TWO, "play doors_of_night 0");
    assert_eq!(t.state.piece(sun).zone, Zone::Discard);
    assert!(!t.state.in_play.iter().any(|id| t.state.face(*id).id == "gates_of_morning"));
    assert!(t.state.piece(lure).zone.in_play());
}

/// SATM-10.10: a sage taps where there is information, and stays so until the dreams are stored in a haven: then they
/// count. wizards:dreams_of_lore
#[test]
fn dreams_of_lore() {
    for (who, site, may) in
        [("annalena", "amon_hen", true), ("bergil", "amon_hen", false), ("annalena", "bree", false)]
    {
        let mut t = of(BASIC, &[who], &["dreams_of_lore"], &[]);
        crate::bench::embolden(&mut t);
        in_site(&mut t, site);
        turn(&mut t, who, Status::Untapped);
        assert_eq!(t.may(ONE, "play dreams_of_lore 0"), may, "{who} {site}");
        if !may {
            continue;
        }
        play(&mut t, ONE, "play dreams_of_lore 0");
        let dreams = t.of("dreams_of_lore");
        assert_eq!(t.state.piece(dreams).zone, Zone::On(t.of(who)));
        t.rolls(&[7; 120]);
        t.next_turn();
        t.next_turn();
        until(&mut t, "wizards-ask-organize");
        assert_eq!(status(&t, who), Status::Tapped, "kept so");
        assert_eq!(t.refusal(ONE, &format!("store {dreams}")), "SATM-10.4");
        stand(&mut t, "rivendell");
        t.choose(ONE, &format!("store {dreams}"));
        until(&mut t, "wizards-ask-organize");
        assert_eq!(t.state.piece(dreams).zone, Zone::Won(ONE));
        assert_eq!(t.state.points(ONE).other, 2);
    }
}

/// SATM-19.4: who comes to a site behind the river does nothing there, unless a ranger taps. wizards:river
#[test]
fn river() {
    for (who, clears) in [("elladan", true), ("bergil", false)] {
        let mut t = of(BASIC, &[who, "haldir"], &[], &["river"]);
        on_the_way(&mut t, "bree");
        play(&mut t, TWO, "play river 0");
        until(&mut t, "wizards-ask-explore");
        assert_eq!(t.refusal(ONE, "company c1"), "SATM-19.4");
        let what = format!("use {} 0", t.of("river"));
        assert_eq!(t.may(ONE, &what), clears, "{who}");
        if clears {
            play(&mut t, ONE, &what);
            assert_eq!(status(&t, who), Status::Tapped);
            assert!(t.may(ONE, "company c1"));
        }
    }
}
