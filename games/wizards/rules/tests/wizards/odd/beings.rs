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

/// The company goes through this region while a Dragon hunts, with the Doors open or not: does it find them?
fn hunted(dragon: &str, through: &str, doors: bool) -> Option<Table> {
    let mut t = with("bergil", &[], &[dragon, "doors_of_night"]);
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
    put(&mut t, dragon, Zone::Table);
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
        let Some(mut t) = hunted("smaug_ahunt", through, doors) else {
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
    // Played while a company is in his lands he attacks it at once, and not one that is elsewhere.
    for (through, found) in [("northern_rhovanion", true), ("arthedain", false)] {
        let mut t = with("bergil", &[], &["smaug_ahunt"]);
        on_the_way(&mut t, "bree");
        let bree = SiteId::named("bree").unwrap();
        crate::creatures::go(&mut t, bree, &[RegionKind::Wilderness], &[region(through)]);
        play(&mut t, TWO, "play smaug_ahunt 0");
        assert_eq!(t.state.combat.is_some(), found, "{through}");
        assert_eq!(zone(&t, "smaug_ahunt"), Zone::Table);
    }
    // Who stays is not found.
    let mut t = with("bergil", &[], &["smaug_ahunt"]);
    put(&mut t, "smaug_ahunt", Zone::Table);
    stand(&mut t, "the_lonely_mountain");
    t.choose(ONE, "pass");
    until(&mut t, "wizards-ask-explore");
    assert!(t.state.combat.is_none());
}

/// SATM-25.5, SATM-15.26: the other Dragons hunt each in its own lands: by their strikes, prowess and body; in the first lands
/// always, in the others with the Doors open; some choose whom they strike. wizards:agburanar_ahunt,
/// wizards:bairanax_ahunt, wizards:daelomin_ahunt, wizards:earcaraxe_ahunt, wizards:itangast_ahunt,
/// wizards:leucaruth_ahunt, wizards:scatha_ahunt, wizards:scorba_ahunt
#[test]
fn dragons_hunt() {
    const NORTH: &[&str] = &["withered_heath", "northern_rhovanion", "iron_hills", "grey_mountain_narrows"];
    const WOODS: &[&str] = &["southern_rhovanion", "dorwinion", "heart_of_mirkwood", "woodland_realm"];
    const PLAINS: &[&str] = &["brown_lands", "southern_rhovanion", "dorwinion", "dagorlad", "horse_plains"];
    type Hunt = (&'static str, (i8, i8, i8), bool, i16, &'static [&'static str], &'static [&'static str]);
    let hunts: [Hunt; 8] = [
        ("agburanar_ahunt", (3, 13, 8), false, 4, NORTH, WOODS),
        (
            "bairanax_ahunt",
            (3, 12, 6),
            true,
            3,
            &["withered_heath", "gundabad", "anduin_vales", "grey_mountain_narrows"],
            &["northern_rhovanion", "iron_hills", "southern_rhovanion", "angmar"],
        ),
        ("daelomin_ahunt", (4, 11, 7), true, 4, NORTH, PLAINS),
        (
            "earcaraxe_ahunt",
            (3, 15, 6),
            true,
            4,
            &["andrast_coast", "bay_of_belfalas", "eriadoran_coast", "andrast"],
            &["old_pukel_land", "enedhwaith", "anfalas", "elven_shores", "mouths_of_the_anduin"],
        ),
        ("itangast_ahunt", (4, 16, 7), false, 6, NORTH, WOODS),
        ("leucaruth_ahunt", (3, 14, 7), false, 4, NORTH, WOODS),
        (
            "scatha_ahunt",
            (4, 13, 8),
            false,
            5,
            &["withered_heath", "woodland_realm", "northern_rhovanion", "grey_mountain_narrows"],
            &["anduin_vales", "western_mirkwood", "heart_of_mirkwood", "gundabad"],
        ),
        (
            "scorba_ahunt",
            (4, 10, 7),
            true,
            3,
            &["forochel", "angmar", "gundabad"],
            &["numeriador", "arthedain", "rhudaur"],
        ),
    ];
    for (dragon, numbers, chooses, points, always, doors) in hunts {
        let mut shown = 0;
        let always = always.iter().map(|land| (land, true));
        let lands = always.chain(doors.iter().map(|land| (land, false))).chain([(&"ithilien", false)]);
        for (land, at_once) in lands {
            for open in [false, true] {
                let Some(t) = hunted(dragon, land, open) else {
                    continue;
                };
                let found = at_once || open && *land != "ithilien";
                assert_eq!(t.state.combat.is_some(), found, "{dragon} {land} {open}");
                let Some(combat) = &t.state.combat else {
                    continue;
                };
                shown += 1;
                assert_eq!((combat.race, combat.attacker_chooses), (Race::Dragon, chooses), "{dragon}");
                assert!(matches!(combat.source, Source::Creature(..)), "as a hazard creature");
                assert_eq!(attacked(&t), numbers, "{dragon}");
                let mut beaten = t;
                let id = beaten.of(dragon);
                beaten.state.in_play.retain(|one| *one != id);
                beaten.state.pieces[id.index()].zone = Zone::Won(ONE);
                assert_eq!(beaten.state.points(ONE).creatures, points, "{dragon}");
            }
        }
        assert!(shown >= 2, "{dragon}: {shown}");
    }
}

/// The races of a site's automatic-attacks, one after another, with these cards of the other player in play.
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

/// SATM-25.6, SATM-15.16: the other Dragons at home: one automatic-attack more of their lair, with the body of the card, unless
/// they hunt; beaten they are gone, and no other shape of theirs attacks there. wizards:agburanar_at_home,
/// wizards:bairanax_at_home, wizards:daelomin_at_home, wizards:earcaraxe_at_home, wizards:itangast_at_home,
/// wizards:leucaruth_at_home, wizards:scatha_at_home, wizards:scorba_at_home
#[test]
fn dragons_at_home() {
    for (dragon, lair, strikes, prowess, points) in [
        ("agburanar", "caves_of_ulund", 2, 16, 4),
        ("bairanax", "ovir_hollow", 2, 15, 3),
        ("daelomin", "dancing_spire", 3, 14, 4),
        ("earcaraxe", "isle_of_the_ulond", 2, 18, 4),
        ("itangast", "gold_hill", 3, 19, 6),
        ("leucaruth", "irerock", 2, 17, 4),
        ("scatha", "gondmaeglom", 3, 16, 5),
        ("scorba", "zarak_dum", 3, 13, 3),
    ] {
        let (home, hunt) = (format!("{dragon}_at_home"), format!("{dragon}_ahunt"));
        let (t, seen) = attacks(lair, &[&home], &[]);
        assert!(seen.contains(&(Race::Dragon, strikes, prowess)), "{dragon}: {seen:?}");
        assert_eq!(zone(&t, &home), Zone::Won(ONE), "{dragon} is beaten");
        assert_eq!(t.state.points(ONE).creatures, points, "{dragon}");
        let (_, seen) = attacks(lair, &[&home, &hunt], &[]);
        assert!(!seen.contains(&(Race::Dragon, strikes, prowess)), "{dragon} hunts");
        let (_, seen) = attacks("bree", &[&home], &[]);
        assert_eq!(seen, [], "{dragon}");
    }
}

/// SATM-11.2, SATM-19.11: what they do from afar: greater and major items weigh more, and whoever influences is less heard.
/// wizards:itangast_at_home, wizards:scorba_at_home, wizards:scatha_at_home
#[test]
fn dragons_are_felt_from_afar() {
    let look = |dragon: &str, item: &str| {
        let mut t = with("bergil", &[item], &[dragon]);
        crate::bench::give(&mut t, item, "bergil");
        let weight = |t: &Table| t.state.corruption(t.of("bergil"));
        let check = |t: &Table| crate::bench::number(t, "bergil", wizards::cards::Stat::InfluenceCheck);
        let before = (weight(&t), check(&t));
        put(&mut t, dragon, Zone::Table);
        (weight(&t) - before.0, check(&t) - before.1)
    };
    for (dragon, item, more) in [
        ("itangast_at_home", "narsil", (1, 0)),
        ("itangast_at_home", "sword_of_gondolin", (0, 0)),
        ("scorba_at_home", "sword_of_gondolin", (1, 0)),
        ("scorba_at_home", "narsil", (0, 0)),
        ("scorba_at_home", "star_glass", (0, 0)),
        ("scatha_at_home", "narsil", (0, -1)),
    ] {
        assert_eq!(look(dragon, item), more, "{dragon} {item}");
    }
}

/// SATM-14.5: Daelomin is discarded, beyond the limit, for two hazards more on a company; nothing of it in the own turn.
/// wizards:daelomin_at_home
#[test]
fn daelomin_at_home() {
    let mut t = with("bergil", &[], &["daelomin_at_home"]);
    let id = put(&mut t, "daelomin_at_home", Zone::Table);
    on_the_way(&mut t, "bree");
    let look = |t: &Table| (company(t).limit, company(t).used);
    let before = look(&t);
    let what = format!("use {id} 0");
    t.state.company_mut(first()).used = before.0;
    assert!(t.may(TWO, &what), "beyond the limit");
    assert!(!t.may(ONE, &what));
    play(&mut t, TWO, &what);
    assert_eq!(look(&t), (before.0 + 2, before.0), "it does not count");
    assert_eq!(t.state.piece(id).zone, Zone::Discard);
}

/// SATM-14.5: one hazard more on a company on the sea, or on one that faces animals; no others. wizards:earcaraxe_at_home,
/// wizards:bairanax_at_home
#[test]
fn dragons_that_widen_the_limit() {
    let limit = |dragon: Option<&str>, to: &str| {
        let mut t = with("bergil", &[], &["earcaraxe_at_home", "bairanax_at_home", "wolves", "wolves"]);
        if let Some(dragon) = dragon {
            put(&mut t, dragon, Zone::Table);
        }
        let haven = SiteId::named(to).unwrap().get().haven.unwrap();
        stand(&mut t, &haven.to_string());
        on_the_way(&mut t, to);
        t
    };
    let plain = company(&limit(None, "bree")).limit;
    let by_land = company(&limit(Some("earcaraxe_at_home"), "bree")).limit;
    assert_eq!(by_land, plain, "no sea");
    let sea = SiteId::all().find(|site| {
        let face = site.get();
        face.path.contains(&RegionKind::CoastalSea) && face.haven.is_some()
    });
    let sea = sea.expect("a site by the sea").to_string();
    let by_sea = limit(Some("earcaraxe_at_home"), &sea);
    assert_eq!(company(&by_sea).limit, plain + 1, "{sea}");
    // Once, however many animals there are.
    for (races, more) in [(&[Race::Animal, Race::Animal][..], 1), (&[Race::Wolf], 0)] {
        let mut t = limit(Some("bairanax_at_home"), "bree");
        assert_eq!(company(&t).limit, plain);
        for race in races {
            let wolves = t.state.sides[TWO].hand.iter().copied();
            let wolves = wolves.filter(|id| t.state.piece(*id).card == crate::stage::card("wolves"));
            assert!(wolves.count() > 0);
            crate::creatures::go(&mut t, SiteId::named("bree").unwrap(), &[RegionKind::Wilderness], &[]);
            attack(&mut t, "wolves");
            t.state.combat.as_mut().unwrap().race = *race;
            t.state.company_mut(first()).faced.last_mut().unwrap().race = *race;
            t.rolls(&[7; 80]);
            suffer(&mut t);
            until_asked(&mut t, TWO);
        }
        assert_eq!(company(&t).limit, plain + more, "{races:?}");
    }
}

/// SATM-14.5: one manifestation of a unique Dragon on each company does not count; others do. wizards:agburanar_at_home
#[test]
fn agburanar_at_home() {
    for (home, uses) in [(true, [0, 1]), (false, [1, 2])] {
        let theirs = ["agburanar_at_home", "itangast_ahunt", "smaug_at_home", "doors_of_night"];
        let mut t = with("bergil", &[], &theirs);
        if home {
            put(&mut t, "agburanar_at_home", Zone::Table);
        }
        on_the_way(&mut t, "bree");
        for (card, used) in ["itangast_ahunt", "smaug_at_home"].iter().zip(uses) {
            play(&mut t, TWO, &format!("play {card} 0"));
            until_asked(&mut t, TWO);
            assert_eq!(company(&t).used, used, "{home} {card}");
        }
    }
}

/// SATM-0.4: while Leucaruth sleeps, of the great Dragons one is played in a turn; lesser ones as ever; and another in the next
/// turn. wizards:leucaruth_at_home
#[test]
fn leucaruth_at_home() {
    for asleep in [true, false] {
        let mut t =
            with("bergil", &[], &["leucaruth_at_home", "itangast_ahunt", "smaug_at_home", "doors_of_night"]);
        if asleep {
            put(&mut t, "leucaruth_at_home", Zone::Table);
        }
        on_the_way(&mut t, "bree");
        assert!(t.may(TWO, "play smaug_at_home 0"), "the first");
        play(&mut t, TWO, "play itangast_ahunt 0");
        until_asked(&mut t, TWO);
        assert_eq!(t.may(TWO, "play smaug_at_home 0"), !asleep);
        assert!(t.may(TWO, "play doors_of_night 0"), "no Dragon");
        if asleep {
            assert_eq!(t.refusal(TWO, "play smaug_at_home 0"), "SATM-0.4");
            t.next_turn();
            assert!(!t.state.turn.woken);
        }
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
