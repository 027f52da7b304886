//! Dragons, the Balrog: beings that cards let attack where they are, and their several shapes (SATM-25.3 to SATM-25.6).

use wizards::card::{Race, RegionKind};
use wizards::ids::{RegionId, SiteId};
use wizards::state::{Source, Zone};

use crate::bench::{
    attack, attacked, company, embolden, first, on, on_the_way, play, put, stand, suffer, until, until_asked,
    zone,
};
use crate::items::with;
use crate::stage::{ONE, TWO, Table};

fn region(id: &str) -> RegionId {
    RegionId::all().find(|region| region.to_string() == id).unwrap()
}

/// The company goes through this region while Smaug hunts, with the Doors open or not: does he find it?
fn hunted(through: &str, doors: bool) -> Option<Table> {
    let mut t = with("bergil", &[], &["smaug_ahunt", "doors_of_night"]);
    let to = SiteId::all().find(|site| {
        let face = site.get();
        face.region == Some(region(through)) && face.haven.is_some() && !face.under_deeps
    });
    let to = to?;
    t.choose(ONE, "part haldir");
    let away = t.company("haldir");
    t.state.company_mut(away).site = to.get().haven.unwrap();
    t.choose(ONE, &format!("head {away} {to}"));
    t.choose(ONE, "pass");
    // He comes while another company rests.
    t.then(ONE, "company c1");
    until_asked(&mut t, TWO);
    put(&mut t, "smaug_ahunt", Zone::Table);
    if doors {
        put(&mut t, "doors_of_night", Zone::Table);
    }
    t.until_company(away);
    Some(t)
}

/// SATM-25.5, SATM-15.26: whoever goes through his lands faces him: three strikes of fifteen, body seven, the attacker
/// chooses; with the Doors open in more lands. Beaten he is five points; else he goes on hunting. wizards:smaug_ahunt
#[test]
fn smaug_ahunt() {
    let mut shown = 0;
    for (through, doors, found) in [
        ("northern_rhovanion", false, true),
        ("iron_hills", false, true),
        ("southern_rhovanion", false, false),
        ("southern_rhovanion", true, true),
        ("arthedain", true, false),
    ] {
        // Of some lands no haven is the nearest.
        let Some(mut t) = hunted(through, doors) else {
            continue;
        };
        shown += 1;
        assert_eq!(t.state.combat.is_some(), found, "{through} {doors}");
        if !found {
            continue;
        }
        assert_eq!(attacked(&t), (3, 15, 7));
        let haldir = t.of("haldir");
        assert!(t.state.combat.as_ref().unwrap().attacker_chooses);
        let mut beaten = Table::at(t.state.clone());
        t.rolls(&[7; 80]);
        suffer(&mut t);
        assert_eq!(zone(&t, "smaug_ahunt"), Zone::Table, "he goes on hunting");
        beaten.state.lasting.push(wizards::state::Lasting {
            card: crate::stage::card("miruvor"),
            change: wizards::state::Change::Number(haldir, wizards::cards::Stat::Prowess, 20, None),
            until: wizards::cards::Until::Turn,
            seat: ONE,
        });
        beaten.rolls(&[12; 80]);
        suffer(&mut beaten);
        assert_eq!(zone(&beaten, "smaug_ahunt"), Zone::Won(ONE));
        assert_eq!(beaten.state.points(ONE).creatures, 5);
    }
    assert!(shown >= 3, "{shown}");
    // Who stays is not found.
    let mut t = with("bergil", &[], &["smaug_ahunt"]);
    put(&mut t, "smaug_ahunt", Zone::Table);
    stand(&mut t, "the_lonely_mountain");
    t.choose(ONE, "pass");
    until(&mut t, "wizards-ask-explore");
    assert!(t.state.combat.is_none());
}

/// At a site, with these cards of the other player in play: the races of its automatic-attacks, one after another.
fn attacks(site: &str, cards: &[&str], mine: &[&str]) -> (Table, Vec<(Race, i8, i8)>) {
    let mut t = with("bergil", mine, cards);
    for card in mine {
        put(&mut t, card, Zone::Company(first()));
    }
    t.choose(ONE, "pass");
    until(&mut t, "wizards-ask-explore");
    for card in cards {
        put(&mut t, card, Zone::Table);
    }
    stand(&mut t, site);
    embolden(&mut t);
    t.rolls(&[12; 120]);
    t.choose(ONE, "company c1");
    let mut seen = Vec::new();
    let mut last = None;
    for _ in 0..200 {
        if t.prompt() == "wizards-ask-in-site" {
            return (t, seen);
        }
        let now = t.state.combat.as_ref().map(|combat| combat.source);
        if now != last {
            last = now;
            if let Some(combat) = &t.state.combat {
                let prowess = t.state.attack_prowess(combat);
                seen.push((combat.race, t.state.attack_strikes(combat), prowess));
            }
        }
        let able = ["pick bergil", "pick haldir"].into_iter().find(|pick| t.may(ONE, pick));
        if let (Some(pick), "wizards-ask-assign") = (able, t.prompt()) {
            t.choose(ONE, pick);
        } else {
            on(&mut t);
        }
    }
    panic!("{site}: {}", t.prompt());
}

/// SATM-25.6: at home he is one automatic-attack more of the Mountain, unless he hunts; and who moves draws one card fewer,
/// one at least. wizards:smaug_at_home
#[test]
fn smaug_at_home() {
    let (t, seen) = attacks("the_lonely_mountain", &["smaug_at_home"], &[]);
    assert!(seen.contains(&(Race::Dragon, 2, 18)), "{seen:?}");
    assert_eq!(zone(&t, "smaug_at_home"), Zone::Won(ONE), "beaten");
    assert_eq!(t.state.points(ONE).creatures, 5);
    let (_, seen) = attacks("the_lonely_mountain", &["smaug_at_home", "smaug_ahunt"], &[]);
    assert!(!seen.contains(&(Race::Dragon, 2, 18)), "he hunts");
    let (_, seen) = attacks("bree", &["smaug_at_home"], &[]);
    assert_eq!(seen, []);
    for (at_home, to) in [(true, "moria"), (false, "moria")] {
        let mut t = with("bergil", &[], &["smaug_at_home"]);
        if at_home {
            put(&mut t, "smaug_at_home", Zone::Table);
        }
        stand(&mut t, "lorien");
        let printed = SiteId::named(to).unwrap().get().draws;
        let before = t.hand(ONE).len();
        t.choose(ONE, &format!("head c1 {to}"));
        t.choose(ONE, "pass");
        for _ in 0..40 {
            if t.prompt() == "wizards-ask-draw" && t.may(ONE, "yes") {
                t.choose(ONE, "yes");
            } else if t.prompt() == "wizards-ask-priority" {
                break;
            } else {
                on(&mut t);
            }
        }
        let drawn = t.hand(ONE).len() - before;
        let fewer = if at_home { (printed - 1).max(1) } else { printed };
        assert_eq!(drawn, usize::from(fewer), "{at_home}");
    }
}

/// SATM-25.4, SATM-25.5: of a Dragon several may be in play; once one of them is beaten or eliminated none of the others comes.
/// wizards:smaug_ahunt
#[test]
fn shapes_of_a_dragon() {
    let begin = |there: &str, zone: Zone| {
        let mut t = with("bergil", &[], &["smaug_ahunt", "smaug_at_home", "smaug"]);
        put(&mut t, there, zone);
        on_the_way(&mut t, "bree");
        t
    };
    assert!(begin("smaug_at_home", Zone::Table).may(TWO, "play smaug_ahunt 0"));
    for gone in [Zone::Won(ONE), Zone::Out] {
        let t = begin("smaug_at_home", gone);
        assert_eq!(t.refusal(TWO, "play smaug_ahunt 0"), "SATM-25.4", "{gone:?}");
    }
    // What merely lies in a discard pile is not gone.
    assert!(begin("smaug_at_home", Zone::Discard).may(TWO, "play smaug_ahunt 0"));
}

/// SATM-19.2: one more automatic-attack in Moria, a strike of eighteen, and more in the lands about it: two more for each;
/// beaten he is five points. Lórien is a free-hold while Galadriel is elsewhere: nobody heals there.
/// wizards:balrog_of_moria
#[test]
fn balrog_of_moria() {
    let (t, seen) = attacks("moria", &["balrog_of_moria"], &[]);
    assert!(seen.contains(&(Race::Balrog, 1, 20)), "{seen:?}");
    assert_eq!(zone(&t, "balrog_of_moria"), Zone::Won(ONE));
    assert_eq!(t.state.points(ONE).creatures, 5);
    let plain = SiteId::named("moria").unwrap().get().attacks[0].prowess;
    assert_eq!(seen[0].2, plain + 2, "the Orcs too");
    let (_, seen) = attacks("goblin_gate", &["balrog_of_moria"], &[]);
    let plain = SiteId::named("goblin_gate").unwrap().get().attacks[0].prowess;
    assert_eq!(seen[0].2, plain, "not elsewhere");
    for (at, heals) in [("lorien", true), ("rivendell", false)] {
        let mut t = with("bergil", &["galadriel"], &["balrog_of_moria"]);
        put(&mut t, "galadriel", Zone::Company(first()));
        put(&mut t, "balrog_of_moria", Zone::Table);
        t.choose(ONE, "part galadriel");
        let hers = t.company("galadriel");
        t.state.company_mut(hers).site = SiteId::named(at).unwrap();
        stand(&mut t, "lorien");
        crate::bench::turn(&mut t, "bergil", wizards::state::Status::Wounded);
        let now = t.state.turn.number;
        while t.state.turn.number < now + 2 {
            // Where both stand they would become one.
            stand(&mut t, "lorien");
            on(&mut t);
        }
        let healed = crate::bench::status(&t, "bergil") != wizards::state::Status::Wounded;
        assert_eq!(healed, heals, "{at}");
        assert_eq!(company(&t).id, first());
    }
}

/// SATM-14.21: two more prowess for a Dragon; or one Dragon may attack at ruins with two wildernesses on the way, one with
/// the Doors open; not at another site, and not two of them. wizards:dragons_desolation
#[test]
fn dragons_desolation() {
    let begin = |to: &str, count: usize, doors: bool| {
        let theirs = ["dragons_desolation", "smaug", "cave_drake", "doors_of_night"];
        let mut t = with("bergil", &[], &theirs);
        on_the_way(&mut t, "bree");
        if doors {
            put(&mut t, "doors_of_night", Zone::Table);
        }
        let lands = vec![RegionKind::Wilderness; count];
        crate::creatures::go(&mut t, SiteId::named(to).unwrap(), &lands, &[]);
        t.state.company_mut(first()).limit = 9;
        t
    };
    let what = "play dragons_desolation 1";
    for (to, count, doors, may) in [
        ("barrow_downs", 2, false, true),
        ("barrow_downs", 1, false, false),
        ("barrow_downs", 1, true, true),
        ("moria", 2, false, false),
    ] {
        let mut t = begin(to, count, doors);
        assert!(!t.may(TWO, "play smaug 0"));
        assert_eq!(t.may(TWO, what), may, "{to} {count} {doors}");
        if may {
            play(&mut t, TWO, what);
            until_asked(&mut t, TWO);
            assert!(t.may(TWO, "play smaug 0"));
            attack(&mut t, "smaug");
            until_asked(&mut t, TWO);
            let before = attacked(&t).1;
            assert!(matches!(t.state.combat.as_ref().unwrap().source, Source::Creature(..)));
            assert_eq!(before, 17);
        }
    }
    let mut t = begin("the_lonely_mountain", 1, false);
    attack(&mut t, "smaug");
    until_asked(&mut t, TWO);
    play(&mut t, TWO, "play dragons_desolation 0");
    assert_eq!(attacked(&t).1, 19);
}
