//! Resources against those who attack.

use wizards::card::Race;
use wizards::state::{Source, Zone};

use crate::bench::{
    aim, attack, attacked, body, company, goblins, of, on, on_the_way, play, prowess, put, status, turn,
    until, zone,
};
use crate::stage::{BASIC, ONE, TWO, Table};

/// The Orcs of Goblin-gate, who are made of this race here.
fn facing(company: &[&str], mine: &[&str], race: Race) -> Table {
    let mut t = of(BASIC, company, mine, &["cave_drake", "orc_watch"]);
    goblins(&mut t);
    t.state.combat.as_mut().unwrap().race = race;
    t
}

/// Is there no attack any more?
fn is_over(t: &Table) -> bool {
    t.state.combat.as_ref().is_none_or(|combat| combat.cancelled)
}

/// SATM-15.28: unused direct influence and a roll, two more for a diplomat, above what each people asks; then the attack is
/// cancelled, and two fewer hazards come. wizards:flatter_a_foe
#[test]
fn flatter_a_foe() {
    // Adrazar has a direct influence of one, and Bergil none.
    for (who, race, mode, needed) in [
        ("adrazar", Race::Dragon, 0, 10),
        ("adrazar", Race::Man, 1, 11),
        ("bergil", Race::Man, 1, 11),
        ("adrazar", Race::Orc, 2, 12),
        ("adrazar", Race::Giant, 2, 12),
    ] {
        let free = wizards::ids::CardId::named(who).unwrap().get().influence;
        let by = if who == "adrazar" { free + 2 } else { free };
        for (roll, cancelled) in [(needed - by + 1, true), (needed - by, false)] {
            if !(2..=12).contains(&roll) {
                continue;
            }
            let mut t = facing(&[who], &["flatter_a_foe"], race);
            for other in 0..3 {
                assert_eq!(t.may(ONE, &format!("play flatter_a_foe {other}")), other == mode, "{race:?}");
            }
            let before = company(&t).limit;
            t.rolls(&[roll]);
            t.choose(ONE, &format!("play flatter_a_foe {mode}"));
            for _ in 0..6 {
                if t.unused() == 0 {
                    break;
                }
                on(&mut t);
            }
            assert_eq!(t.unused(), 0);
            assert_eq!(is_over(&t), cancelled, "{who} {race:?} {roll}");
            assert_eq!(company(&t).limit, before - if cancelled { 2 } else { 0 });
        }
    }
    assert!(!(0..3).any(|mode| {
        let t = facing(&["adrazar"], &["flatter_a_foe"], Race::Wolf);
        t.may(ONE, &format!("play flatter_a_foe {mode}"))
    }));
    // A drake is no Dragon.
    let t = facing(&["adrazar"], &["flatter_a_foe"], Race::Drake);
    assert!(!t.may(ONE, "play flatter_a_foe 0") && t.may(ONE, "play flatter_a_foe 1"));
}

/// SATM-15.28: with a ranger, beasts and the dead are given the slip; or by the Gates of Morning one hazard less comes.
/// wizards:many_turns_and_doublings
#[test]
fn many_turns_and_doublings() {
    for (who, race, may) in [
        ("elladan", Race::Wolf, true),
        ("elladan", Race::Spider, true),
        ("elladan", Race::Animal, true),
        ("elladan", Race::Undead, true),
        ("elladan", Race::Orc, false),
        ("bergil", Race::Wolf, false),
    ] {
        let mut t = facing(&[who], &["many_turns_and_doublings", "gates_of_morning"], race);
        assert_eq!(t.may(ONE, "play many_turns_and_doublings 0"), may, "{who} {race:?}");
        assert!(!t.may(ONE, "play many_turns_and_doublings 1"), "without the Gates");
        if may {
            play(&mut t, ONE, "play many_turns_and_doublings 0");
            assert!(is_over(&t));
        }
    }
    for (who, may) in [("elladan", true), ("bergil", false)] {
        let mut t = of(BASIC, &[who], &["many_turns_and_doublings", "gates_of_morning"], &["orc_watch"]);
        put(&mut t, "gates_of_morning", Zone::Table);
        t.choose(ONE, "head c1 bree");
        t.choose(ONE, "pass");
        crate::bench::until_asked(&mut t, ONE);
        let before = company(&t).limit;
        assert_eq!(t.may(ONE, "play many_turns_and_doublings 1"), may);
        if may {
            play(&mut t, ONE, "play many_turns_and_doublings 1");
            assert_eq!(company(&t).limit, before - 1);
        }
    }
}

/// SATM-15.28: with a scout, a roll above five. wizards:trickery
#[test]
fn trickery() {
    for (who, race, roll, gone) in [
        ("bergil", Race::Orc, 6, Some(true)),
        ("bergil", Race::Giant, 5, Some(false)),
        ("bergil", Race::Wolf, 6, None),
        ("elladan", Race::Orc, 6, None),
    ] {
        let mut t = facing(&[who], &["trickery"], race);
        assert_eq!(t.may(ONE, "play trickery 0"), gone.is_some(), "{who} {race:?}");
        if let Some(gone) = gone {
            t.rolls(&[roll]);
            t.choose(ONE, "play trickery 0");
            while t.unused() > 0 {
                on(&mut t);
            }
            assert_eq!(is_over(&t), gone);
        }
    }
}

/// SATM-15.28: the dead and the Nazgûl have two less, and by the Gates of Morning four. wizards:vanish_in_sunlight
#[test]
fn vanish_in_sunlight() {
    for (race, gates, may) in [
        (Race::Undead, false, true),
        (Race::Nazgul, false, true),
        (Race::Undead, true, true),
        (Race::Orc, false, false),
    ] {
        let mut t = facing(&["bergil"], &["vanish_in_sunlight", "gates_of_morning"], race);
        if gates {
            put(&mut t, "gates_of_morning", Zone::Table);
        }
        let mode = u8::from(gates);
        assert_eq!(t.may(ONE, &format!("play vanish_in_sunlight {mode}")), may, "{race:?}");
        assert!(!t.may(ONE, &format!("play vanish_in_sunlight {}", 1 - mode)));
        if may {
            let before = attacked(&t).1;
            play(&mut t, ONE, &format!("play vanish_in_sunlight {mode}"));
            assert_eq!(attacked(&t).1, before - if gates { 4 } else { 2 });
        }
    }
}

/// SATM-15.28: a dragon or a troll at its site is not at home; by the Gates of Morning any automatic-attack has two strikes
/// fewer, but one. wizards:not_at_home
#[test]
fn not_at_home() {
    for (race, may) in [(Race::Dragon, true), (Race::Drake, true), (Race::Troll, true), (Race::Orc, false)] {
        let mut t = facing(&["bergil"], &["not_at_home", "gates_of_morning"], race);
        assert_eq!(t.may(ONE, "play not_at_home 0"), may, "{race:?}");
        assert!(!t.may(ONE, "play not_at_home 1"), "without the Gates");
        if may {
            play(&mut t, ONE, "play not_at_home 0");
            assert!(is_over(&t));
        }
    }
    for (strikes, left) in [(5, 3), (2, 1), (1, 1)] {
        let mut t = facing(&["bergil"], &["not_at_home", "gates_of_morning"], Race::Orc);
        put(&mut t, "gates_of_morning", Zone::Table);
        t.state.combat.as_mut().unwrap().strikes = strikes;
        assert_eq!(t.may(ONE, "play not_at_home 1"), left < strikes, "{strikes}");
        if left < strikes {
            play(&mut t, ONE, "play not_at_home 1");
            assert_eq!(attacked(&t).0, left);
        }
    }
    // A drake on the road, keyed to the land, is where it is.
    let mut t = of(BASIC, &["bergil"], &["not_at_home"], &["cave_drake"]);
    on_the_way(&mut t, "goblin_gate");
    attack(&mut t, "cave_drake");
    until(&mut t, "wizards-ask-priority");
    let site = matches!(t.state.combat.as_ref().unwrap().source, Source::Creature(..));
    let keyed = format!("{:?}", t.state.combat.as_ref().unwrap().key).contains("Place");
    assert!(site);
    assert_eq!(t.may(ONE, "play not_at_home 0"), keyed);
}

/// SATM-15.31: the Dwarves of the company have two more of prowess and one less of body, nobody else; once an attack.
/// wizards:the_dwarves_are_upon_you
#[test]
fn the_dwarves_are_upon_you() {
    let mine = ["the_dwarves_are_upon_you", "the_dwarves_are_upon_you"];
    let mut t = facing(&["gimli", "bergil"], &mine, Race::Orc);
    let look = |t: &Table| ["gimli", "bergil"].map(|who| (prowess(t, who), body(t, who)));
    let before = look(&t);
    play(&mut t, ONE, "play the_dwarves_are_upon_you 0");
    assert_eq!(look(&t), [(before[0].0 + 2, before[0].1 - 1), before[1]]);
    until(&mut t, "wizards-ask-priority");
    assert!(!t.may(ONE, "play the_dwarves_are_upon_you 0"), "twice");
    t.rolls(&[12; 20]);
    until(&mut t, "wizards-ask-in-site");
    assert_eq!(look(&t), before, "against this attack");
    let t = facing(&["bergil"], &mine, Race::Orc);
    assert!(!t.may(ONE, "play the_dwarves_are_upon_you 0"), "no Dwarf");
}

/// A creature is given to the beast, and one hazard less comes; or there is none, and it goes, and the hand is seen.
/// wizards:dragons_hunger
#[test]
fn dragons_hunger() {
    let t = facing(&["bergil"], &["dragons_hunger"], Race::Orc);
    assert!(!t.may(ONE, "play dragons_hunger 0"));
    assert!(facing(&["bergil"], &["dragons_hunger"], Race::Drake).may(ONE, "play dragons_hunger 0"));
    let mut t = facing(&["bergil"], &["dragons_hunger"], Race::Dragon);
    let before = company(&t).limit;
    play(&mut t, ONE, "play dragons_hunger 0");
    assert_eq!(t.prompt(), "wizards-ask-feed");
    assert!(!t.may(TWO, "pass"));
    t.choose(TWO, "card orc_watch");
    assert_eq!(zone(&t, "orc_watch"), Zone::Discard);
    assert_eq!(company(&t).limit, before - 1);
    assert!(!is_over(&t));
    let mut t = facing(&["bergil"], &["dragons_hunger"], Race::Dragon);
    for id in t.state.sides[TWO].hand.clone() {
        t.state.sides[TWO].hand.retain(|one| *one != id);
        t.state.pieces[id.index()].zone = Zone::Discard;
    }
    play(&mut t, ONE, "play dragons_hunger 0");
    assert!(is_over(&t));
}

/// SATM-15.31: an Elf taps in a haven, and later against an attack: one more for all, and a check. wizards:lore_of_the_ages
#[test]
fn lore_of_the_ages() {
    use wizards::state::Status;
    let t = of(BASIC, &["bergil"], &["lore_of_the_ages"], &[]);
    assert!(!t.may(ONE, "play lore_of_the_ages 0"), "no Elf");
    let mut t = of(BASIC, &["haldir", "bergil"], &["lore_of_the_ages"], &[]);
    aim(&mut t, ONE, "play lore_of_the_ages 0", &["pick haldir"]);
    assert_eq!(status(&t, "haldir"), Status::Tapped);
    assert_eq!(t.state.corruption(t.of("haldir")), 2);
    turn(&mut t, "haldir", Status::Untapped);
    goblins(&mut t);
    let before = ["haldir", "bergil"].map(|who| prowess(&t, who));
    let lore = format!("use {} 0", t.of("lore_of_the_ages"));
    t.choose(ONE, &lore);
    until(&mut t, "wizards-ask-before-check");
    assert_eq!(["haldir", "bergil"].map(|who| prowess(&t, who)), before.map(|one| one + 1));
}
