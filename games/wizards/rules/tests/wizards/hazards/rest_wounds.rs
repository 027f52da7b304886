//! Hazard events that were left to the last: what makes attacks worse, wounds and curses.

use wizards::card::{Race, RegionKind, Skill};
use wizards::cards::Stat;
use wizards::mechanics::Against;
use wizards::state::{Status, Zone};

use super::rest::{abroad, attacker, begins, combat, piece, site, step, strike, struck};
use crate::bench::{
    aim, at_rest, attack, attacked, body, company, embolden, first, give, may_aim, number, of, on,
    on_the_way, play, put, stand, status, suffer, turn, until, until_asked, zone,
};
use crate::creatures::go;
use crate::stage::{BASIC, ONE, TWO, Table, card};

/// SATM-17.3: what would cancel an attack of spiders is cancelled itself, by more than fourteen with the prowess, and the attack
/// is stronger by one; or that alone, also at a site, and from on guard. wizards:black_vapour
#[test]
fn black_vapour() {
    for (creature, roll, holds) in
        [("giant_spiders", 12, true), ("giant_spiders", 2, false), ("wolves", 12, false)]
    {
        let mut t = abroad(
            &["aragorn_ii"],
            &["concealment"],
            &[creature, "black_vapour"],
            "bree",
            &[RegionKind::Wilderness; 2],
            &[],
        );
        attack(&mut t, creature);
        let plain = attacked(&t).1;
        t.choose(ONE, "play concealment 0");
        if t.prompt() == "wizards-ask-aim" {
            on(&mut t);
        }
        let asked = <wizards::Wizards as table::Game>::asks(&t.state).has(TWO);
        let may = asked && t.may(TWO, "play black_vapour 0");
        assert_eq!(may, creature == "giant_spiders", "{creature}");
        if !may {
            continue;
        }
        t.rolls(&[roll; 60]);
        t.choose(TWO, "play black_vapour 0");
        for _ in 0..4 {
            if matches!(t.prompt(), "wizards-ask-respond" | "wizards-ask-add" | "wizards-ask-aim") {
                on(&mut t);
            }
        }
        let stands = t.state.combat.as_ref().is_some_and(|combat| !combat.cancelled);
        assert_eq!(stands, holds, "{roll}");
        if holds {
            assert_eq!(attacked(&t).1, plain + 1);
        }
    }
    let mut t = abroad(
        &["aragorn_ii"],
        &[],
        &["giant_spiders", "black_vapour"],
        "bree",
        &[RegionKind::Wilderness; 2],
        &[],
    );
    attack(&mut t, "giant_spiders");
    let plain = attacked(&t).1;
    t.choose(ONE, "pass");
    assert!(!t.may(TWO, "play black_vapour 0"), "nothing is to be cancelled");
    play(&mut t, TWO, "play black_vapour 1");
    assert_eq!(attacked(&t).1, plain + 1);
}

/// SATM-17.3: what would cancel the attack of a great Dragon does nothing; or a dragon or drake is the stronger: one, four, nine.
/// wizards:prowess_of_age
#[test]
fn prowess_of_age() {
    let cards = ["prowess_of_age", "prowess_of_age", "prowess_of_age", "true_fire_drake", "wolves", "smaug"];
    let mut t = abroad(&["aragorn_ii"], &["concealment"], &cards, "bree", &[RegionKind::Wilderness; 4], &[]);
    attack(&mut t, "true_fire_drake");
    let plain = attacked(&t).1;
    for more in [1, 4, 9] {
        t.choose(ONE, "pass");
        until_asked(&mut t, TWO);
        play(&mut t, TWO, "play prowess_of_age 1");
        assert_eq!(attacked(&t).1, plain + more);
    }
    for (creature, may) in [("wolves", false), ("smaug", true), ("true_fire_drake", false)] {
        let mut t =
            abroad(&["aragorn_ii"], &["concealment"], &cards, "bree", &[RegionKind::Wilderness; 4], &[]);
        if creature == "smaug" {
            stand(&mut t, "bree");
            go(&mut t, site("the_lonely_mountain"), &[], &[]);
        }
        attack(&mut t, creature);
        t.choose(ONE, "play concealment 0");
        if t.prompt() == "wizards-ask-aim" {
            on(&mut t);
        }
        let asked = <wizards::Wizards as table::Game>::asks(&t.state).has(TWO);
        assert_eq!(asked && t.may(TWO, "play prowess_of_age 0"), may, "{creature}");
        if may {
            t.choose(TWO, "play prowess_of_age 0");
            for _ in 0..4 {
                if matches!(t.prompt(), "wizards-ask-respond" | "wizards-ask-add") {
                    on(&mut t);
                }
            }
            assert!(!combat(&mut t).cancelled);
        }
    }
}

/// SATM-15.19: whoever a Dragon has wounded has a body the less by one for the turn; Itangast's by two, or all whom he attacks
/// by one; no wizard, and not twice. wizards:subtlety_of_guile
#[test]
fn subtlety_of_guile() {
    let what = "play subtlety_of_guile 0";
    let theirs = ["subtlety_of_guile", "subtlety_of_guile", "itangast_ahunt"];
    let mut t = abroad(&["bergil", "elladan"], &["gandalf"], &theirs, "bree", &[], &[]);
    put(&mut t, "gandalf", Zone::Company(first()));
    assert!(!t.may(TWO, what));
    let (bergil, gandalf) = (t.of("bergil"), t.of("gandalf"));
    let dragon = card("itangast_ahunt");
    t.state.company_mut(first()).hurt = vec![(bergil, Race::Dragon), (gandalf, Race::Dragon)];
    assert!(!t.may(TWO, "play subtlety_of_guile 1"), "it was not he");
    assert!(!may_aim(&t, TWO, what, "pick gandalf"));
    let plain = body(&t, "bergil");
    play(&mut t, TWO, what);
    assert_eq!(body(&t, "bergil"), plain - 1);
    until_asked(&mut t, TWO);
    assert!(!t.may(TWO, what), "not twice");
    t.state.lasting.clear();
    t.state.company_mut(first()).hurt_by = vec![(bergil, dragon)];
    play(&mut t, TWO, "play subtlety_of_guile 1");
    assert_eq!(body(&t, "bergil"), plain - 2);
    // All of the company, while he attacks.
    let theirs = ["subtlety_of_guile", "itangast_ahunt", "wolves"];
    for (creature, may) in [("itangast_ahunt", true), ("wolves", false)] {
        let mut t = abroad(&["bergil", "elladan"], &[], &theirs, "bree", &[RegionKind::Wilderness; 2], &[]);
        attack(&mut t, "wolves");
        if may {
            let id = put(&mut t, creature, Zone::Table);
            combat(&mut t).source = wizards::state::Source::Creature(id, 0);
            combat(&mut t).race = Race::Dragon;
        }
        let plain = (body(&t, "bergil"), body(&t, "elladan"));
        t.choose(ONE, "pass");
        assert_eq!(t.may(TWO, "play subtlety_of_guile 2"), may, "{creature}");
        if may {
            play(&mut t, TWO, "play subtlety_of_guile 2");
            assert_eq!((body(&t, "bergil"), body(&t, "elladan")), (plain.0 - 1, plain.1 - 1));
        }
    }
}

/// SATM-7.2: whoever faces a dragon forgets all skills, and the strike is weaker by three; at a haven the others help to
/// remember: above eight. wizards:memories_stolen
#[test]
fn memories_stolen() {
    let what = "play memories_stolen 0";
    for (creature, may) in [("cave_drake", true), ("wolves", false)] {
        let theirs = [creature, "memories_stolen"];
        let mut t = abroad(&["elladan", "bergil"], &[], &theirs, "bree", &[RegionKind::Wilderness; 2], &[]);
        attack(&mut t, creature);
        struck(&mut t, "elladan");
        let asked = t.prompt() == "wizards-ask-strike-hazards" && t.may(TWO, what);
        assert_eq!(asked, may, "{creature}");
        if may {
            let plain = attacked(&t).1;
            play(&mut t, TWO, what);
            assert_eq!(attacked(&t).1, plain - 3);
            assert!(!t.state.has_skill(t.of("elladan"), Skill::Warrior, None));
        }
    }
    for (helps, roll, at, gone) in
        [(false, 8, "rivendell", false), (true, 8, "rivendell", true), (false, 9, "rivendell", true)]
    {
        let mut t = of(BASIC, &["elladan", "bergil"], &[], &["memories_stolen"]);
        give(&mut t, "memories_stolen", "elladan");
        stand(&mut t, at);
        t.rolls(&[roll; 40]);
        play(&mut t, ONE, "use memories_stolen 0");
        assert_eq!(t.prompt(), "wizards-ask-backing");
        assert!(!t.may(ONE, "pick elladan"), "tapped");
        if helps {
            t.choose(ONE, "pick bergil");
        } else {
            t.choose(ONE, "pass");
        }
        assert_eq!(zone(&t, "memories_stolen") == Zone::Discard, gone, "{helps} {roll}");
    }
    let mut t = of(BASIC, &["elladan"], &[], &["memories_stolen"]);
    give(&mut t, "memories_stolen", "elladan");
    stand(&mut t, "bree");
    assert!(!t.may(ONE, "use memories_stolen 0"), "not away from havens");
}

/// SATM-11.1: of a strike of twelve or more that succeeds a point of corruption and a weaker body are left; of one that fails
/// nothing; at a haven it heals above seven. wizards:wound_of_long_burden
#[test]
fn wound_of_long_burden() {
    let what = "play wound_of_long_burden 0";
    for (more, roll, may, stays) in [(9, 2, true, true), (9, 12, true, false), (0, 2, false, false)] {
        let theirs = ["wolves", "wound_of_long_burden"];
        let mut t = abroad(&["aragorn_ii"], &[], &theirs, "bree", &[RegionKind::Wilderness; 2], &[]);
        attack(&mut t, "wolves");
        combat(&mut t).more_prowess = more;
        struck(&mut t, "aragorn_ii");
        let asked = t.prompt() == "wizards-ask-strike-hazards" && t.may(TWO, what);
        assert_eq!(asked, may, "{more}");
        if !may {
            continue;
        }
        let plain = body(&t, "aragorn_ii");
        play(&mut t, TWO, what);
        t.rolls(&[roll, 3, 3, 3, 3, 3]);
        if roll == 12 {
            embolden(&mut t);
        }
        suffer(&mut t);
        assert_eq!(zone(&t, "wound_of_long_burden") != Zone::Discard, stays, "{roll}");
        assert_eq!(body(&t, "aragorn_ii"), if stays { plain - 1 } else { plain });
        assert_eq!(t.state.corruption(t.of("aragorn_ii")), i8::from(stays));
    }
    for (roll, gone) in [(8, true), (7, false)] {
        let mut t = of(BASIC, &["aragorn_ii"], &[], &["wound_of_long_burden"]);
        give(&mut t, "wound_of_long_burden", "aragorn_ii");
        t.rolls(&[roll; 20]);
        play(&mut t, ONE, "use wound_of_long_burden 0");
        assert_eq!(zone(&t, "wound_of_long_burden") == Zone::Discard, gone, "{roll}");
        stand(&mut t, "bree");
        turn(&mut t, "aragorn_ii", Status::Untapped);
        assert!(gone || !t.may(ONE, "use wound_of_long_burden 0"));
    }
}

/// SATM-15.16: a drake whose strike was not defeated lies with the card, and comes again as each movement phase of the company
/// begins, if it could be played; defeated it takes the card along. A Dwarf bears two points. wizards:foes_shall_fall
#[test]
fn foes_shall_fall() {
    let what = "play foes_shall_fall 0";
    for (who, roll, stays, points) in
        [("aragorn_ii", 2, true, 1), ("gimli", 2, true, 2), ("aragorn_ii", 12, false, 0)]
    {
        let theirs = ["cave_drake", "foes_shall_fall"];
        let mut t = abroad(&[who], &[], &theirs, "bree", &[RegionKind::Wilderness; 2], &[]);
        attack(&mut t, "cave_drake");
        struck(&mut t, who);
        play(&mut t, TWO, what);
        if roll == 12 {
            embolden(&mut t);
            embolden(&mut t);
        }
        t.rolls(&[&[roll, 3][..], &[if roll == 12 { 12 } else { 3 }; 20]].concat());
        suffer(&mut t);
        assert_eq!(zone(&t, "foes_shall_fall") != Zone::Discard, stays, "{who} {roll}");
        let drake = piece(&t, "cave_drake", TWO);
        assert_eq!(t.state.piece(drake).zone == Zone::Aside, stays);
        assert_eq!(t.state.corruption(t.of(who)), points);
        if !stays {
            continue;
        }
        begins(&mut t);
        assert_eq!(attacker(&t), "cave_drake");
        t.rolls(&[3; 20]);
        turn(&mut t, who, Status::Untapped);
        combat(&mut t).more_prowess = -20;
        t.rolls(&[12; 20]);
        suffer(&mut t);
        assert_eq!(t.state.piece(drake).zone, Zone::Won(ONE), "defeated");
        assert_eq!(zone(&t, "foes_shall_fall"), Zone::Discard);
    }
    let mut t = abroad(
        &["aragorn_ii"],
        &[],
        &["wolves", "foes_shall_fall"],
        "bree",
        &[RegionKind::Wilderness; 2],
        &[],
    );
    attack(&mut t, "wolves");
    struck(&mut t, "aragorn_ii");
    assert!(!(t.prompt() == "wizards-ask-strike-hazards" && t.may(TWO, what)), "wolves are no dragons");
}

/// SATM-11.1: three points, and what has killed somebody of the company comes again with the next journeys; if it has killed
/// nobody the card is gone. wizards:bring_our_curses_home
#[test]
fn bring_our_curses_home() {
    let what = "play bring_our_curses_home 0";
    for kills in [true, false] {
        let theirs = ["wolves", "bring_our_curses_home"];
        let mut t = abroad(
            &["aragorn_ii", "bergil"],
            &["gandalf"],
            &theirs,
            "bree",
            &[RegionKind::Wilderness; 2],
            &[],
        );
        put(&mut t, "gandalf", Zone::Company(first()));
        attack(&mut t, "wolves");
        t.choose(ONE, "pass");
        assert!(!may_aim(&t, TWO, what, "pick gandalf"));
        aim(&mut t, TWO, what, &["pick aragorn_ii"]);
        assert_eq!(t.state.corruption(t.of("aragorn_ii")), 3);
        let fallen = t.of("bergil");
        if kills {
            combat(&mut t).more_prowess = 9;
        }
        struck(&mut t, "bergil");
        t.rolls(&[2, if kills { 12 } else { 2 }, 2, 2, 2, 2, 2, 2, 2, 2]);
        suffer(&mut t);
        assert_eq!(t.state.piece(fallen).zone == Zone::Out, kills);
        assert_eq!(zone(&t, "bring_our_curses_home") == Zone::Discard, !kills);
        let wolves = piece(&t, "wolves", TWO);
        assert_eq!(t.state.piece(wolves).zone, if kills { Zone::Aside } else { Zone::Discard });
        if kills {
            begins(&mut t);
            assert_eq!(attacker(&t), "wolves");
            t.rolls(&[2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
            suffer(&mut t);
            assert_eq!(t.state.piece(wolves).zone, Zone::Aside, "it waits for the next time");
            let bound = t.of("bring_our_curses_home");
            t.state.company_mut(first()).path = wizards::state::Path::default();
            begins(&mut t);
            assert!(t.state.combat.is_none(), "it has no key");
            assert!(t.state.piece(bound).zone.in_play());
        }
    }
}

/// SATM-15.19: for each five by which a strike succeeds the body is less by one, also for its own body check; where it cannot
/// come to that, it is not offered. wizards:like_the_crash_of_battering_rams
#[test]
fn like_the_crash_of_battering_rams() {
    let what = "play like_the_crash_of_battering_rams 0";
    for (more, may, less) in [(0, false, 0), (12, true, 3)] {
        let theirs = ["wolves", "like_the_crash_of_battering_rams"];
        let mut t = abroad(&["aragorn_ii"], &[], &theirs, "bree", &[RegionKind::Wilderness; 2], &[]);
        attack(&mut t, "wolves");
        combat(&mut t).more_prowess = more;
        struck(&mut t, "aragorn_ii");
        let asked = t.prompt() == "wizards-ask-strike-hazards" && t.may(TWO, what);
        assert_eq!(asked, may, "{more}");
        if !may {
            continue;
        }
        play(&mut t, TWO, what);
        let (plain, against) = (body(&t, "aragorn_ii"), attacked(&t).1);
        let own = t.state.fighting_prowess(t.of("aragorn_ii"));
        t.rolls(&[2, 2, 2, 2, 2]);
        let id = t.of("aragorn_ii");
        suffer(&mut t);
        assert_eq!(status(&t, "aragorn_ii"), Status::Wounded);
        let by = (against - own - 2) / 5;
        assert!(by > 0 && by <= less, "{by}");
        assert_eq!(t.state.number(id, Stat::Body, Against::Nothing), plain - by);
        t.rolls(&[12; 200]);
        t.next_turn();
        assert_eq!(body(&t, "aragorn_ii"), plain);
    }
}

/// SATM-15.6: of an attack with more strikes than there are to fight it the first excess strike on each takes four; for nothing
/// of the limit, once. wizards:pierced_by_many_wounds
#[test]
fn pierced_by_many_wounds() {
    let what = "play pierced_by_many_wounds 0";
    for (heroes, may) in
        [(&["aragorn_ii"][..], true), (&["aragorn_ii", "boromir_ii", "elladan", "annalena"], false)]
    {
        let theirs = ["wolves", "pierced_by_many_wounds", "pierced_by_many_wounds"];
        let mut t = abroad(heroes, &[], &theirs, "bree", &[RegionKind::Wilderness; 2], &[]);
        attack(&mut t, "wolves");
        t.choose(ONE, "pass");
        assert_eq!(t.may(TWO, what), may);
        if !may {
            continue;
        }
        let used = company(&t).used;
        play(&mut t, TWO, what);
        assert_eq!(company(&t).used, used);
        until_asked(&mut t, TWO);
        assert!(!t.may(TWO, what), "once");
        for _ in 0..40 {
            if t.state.combat.as_ref().is_some_and(|combat| combat.now.is_some() && combat.excess == 0) {
                break;
            }
            step(&mut t);
        }
        assert_eq!(strike(&mut t).excess, 2);
        let id = t.of("aragorn_ii");
        let plain = t.state.number(id, Stat::Prowess, Against::Attack);
        assert_eq!(t.state.fighting_prowess(id), plain - 5, "four, and one");
    }
}

/// SATM-5.7: in the holds of the enemy and in ruins the company loses a minor item, or somebody is wounded; who has none is
/// left alone. wizards:rats
#[test]
fn rats() {
    let what = "play rats 0";
    for (at, item, may) in [("moria", true, true), ("bree", true, false), ("moria", false, false)] {
        for loses in [true, false] {
            let mut t = of(BASIC, &["bergil", "elladan"], &["elven_cloak"], &["rats"]);
            at_rest(&mut t);
            stand(&mut t, at);
            if item {
                give(&mut t, "elven_cloak", "bergil");
            }
            assert_eq!(t.may(TWO, what), may, "{at} {item}");
            if !may {
                continue;
            }
            turn(&mut t, "bergil", Status::Wounded);
            play(&mut t, TWO, what);
            assert_eq!(t.prompt(), "wizards-ask-gnawed");
            assert!(!t.may(ONE, "pick bergil"), "wounded already");
            t.choose(ONE, if loses { "pick elven_cloak" } else { "pick elladan" });
            assert_eq!(zone(&t, "elven_cloak") == Zone::Discard, loses);
            assert_eq!(status(&t, "elladan") == Status::Wounded, !loses);
        }
    }
}

/// SATM-9.3: the minds of the others grow by one, but not a wizard's nor a follower's; gone when its bearer is alone at a
/// haven. wizards:so_youve_come_back
#[test]
fn so_youve_come_back() {
    let what = "play so_youve_come_back 0";
    let mut t =
        of(BASIC, &["bergil", "elladan"], &["gandalf"], &["so_youve_come_back", "so_youve_come_back"]);
    put(&mut t, "gandalf", Zone::Company(first()));
    on_the_way(&mut t, "bree");
    assert!(!may_aim(&t, TWO, what, "pick gandalf"));
    let minds = |t: &Table| (number(t, "bergil", Stat::Mind), number(t, "elladan", Stat::Mind));
    let plain = minds(&t);
    aim(&mut t, TWO, what, &["pick bergil"]);
    assert_eq!(minds(&t), (plain.0, plain.1 + 1));
    assert_eq!(number(&t, "gandalf", Stat::Mind), 0);
    until_asked(&mut t, TWO);
    assert!(!t.may(TWO, what), "once in a company");
    let mut t = of(BASIC, &["bergil"], &[], &["so_youve_come_back"]);
    give(&mut t, "so_youve_come_back", "bergil");
    t.rolls(&[7; 200]);
    t.next_turn();
    t.next_turn();
    until(&mut t, "wizards-ask-organize");
    assert_eq!(zone(&t, "so_youve_come_back"), Zone::Discard);
    let mut t = of(BASIC, &["bergil", "elladan"], &[], &["so_youve_come_back"]);
    give(&mut t, "so_youve_come_back", "bergil");
    t.rolls(&[7; 200]);
    t.next_turn();
    t.next_turn();
    until(&mut t, "wizards-ask-organize");
    assert!(zone(&t, "so_youve_come_back") != Zone::Discard, "not alone");
}

/// SATM-9.3: on an Elf, a Hobbit or a wizard: Elves and Hobbits of the company have a mind the greater by one, and a wizard one
/// less to lead with; whoever bears it taps at a haven to be rid of it. wizards:diminish_and_depart
#[test]
fn diminish_and_depart() {
    let what = "play diminish_and_depart 0";
    let mut t =
        of(BASIC, &["bergil", "elladan"], &["gandalf"], &["diminish_and_depart", "diminish_and_depart"]);
    put(&mut t, "gandalf", Zone::Company(first()));
    on_the_way(&mut t, "bree");
    assert!(!may_aim(&t, TWO, what, "pick bergil"), "a man");
    let minds = |t: &Table| (number(t, "bergil", Stat::Mind), number(t, "elladan", Stat::Mind));
    let (plain, leads) = (minds(&t), crate::bench::influence(&t, "gandalf"));
    let elf = t.state.face(t.of("elladan")).race == Some(Race::Elf);
    aim(&mut t, TWO, what, &["pick elladan", "pick gandalf"]);
    assert_eq!(minds(&t), (plain.0, plain.1 + i8::from(elf)));
    assert_eq!(crate::bench::influence(&t, "gandalf"), leads - 1);
    until_asked(&mut t, TWO);
    assert!(!t.may(TWO, what), "once in a company");
    let mut t = of(BASIC, &["haldir"], &[], &["diminish_and_depart"]);
    give(&mut t, "diminish_and_depart", "haldir");
    stand(&mut t, "bree");
    assert!(!t.may(ONE, "use diminish_and_depart 0"));
    stand(&mut t, "lorien");
    play(&mut t, ONE, "use diminish_and_depart 0");
    assert_eq!((zone(&t, "diminish_and_depart"), status(&t, "haldir")), (Zone::Discard, Status::Tapped));
}

/// SATM-1.8: four cards of the discard pile are shown, and one that is not unique goes out of the game.
/// wizards:aware_of_their_ways
#[test]
fn aware_of_their_ways() {
    let what = "play aware_of_their_ways 0";
    let mut t = of(BASIC, &["bergil"], &["concealment", "glamdring"], &["aware_of_their_ways"]);
    on_the_way(&mut t, "bree");
    assert!(!t.may(TWO, what), "there is nothing to show");
    let sword = put(&mut t, "glamdring", Zone::Discard);
    let common = put(&mut t, "concealment", Zone::Discard);
    t.any_chance();
    play(&mut t, TWO, what);
    assert_eq!(t.prompt(), "wizards-ask-exposed");
    assert!(t.state.piece(sword).is_known() && t.state.piece(common).is_known());
    assert!(!t.may(TWO, "card glamdring"), "unique");
    t.choose(TWO, "card concealment");
    assert_eq!((t.state.piece(sword).zone, t.state.piece(common).zone), (Zone::Discard, Zone::Out));
}
