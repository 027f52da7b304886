//! Resources against attacks, and what makes somebody greater for a turn.

use wizards::card::Race;
use wizards::ids::SiteId;
use wizards::state::{Fate, Status, Zone};

use crate::bench::{
    attacked, body, first, give, goblins, influence, may_aim, of, play, prowess, put, status, turn, until,
    until_asked, withstands,
};
use crate::stage::{BASIC, ONE, Table};

/// A wizard, or somebody else, and Haldir face the Orcs of Goblin-gate.
fn facing(who: &str, mine: &[&str]) -> Table {
    let mut hand = vec![who];
    hand.extend(mine);
    let mut t = of(BASIC, &["haldir"], &hand, &["lure_of_creation"]);
    put(&mut t, who, Zone::Company(first()));
    goblins(&mut t);
    t
}

/// SATM-15.28, SATM-11.6: a wizard's spells against an attack, each with its check: without a wizard in the company none
/// is played. wizards:vanishment, wizards:wizards_fire, wizards:kindling_of_the_spirit
#[test]
fn spells_against_an_attack() {
    for (spell, less) in [("vanishment", 2), ("wizards_fire", 4), ("kindling_of_the_spirit", 2)] {
        let what = format!("play {spell} 0");
        let t = facing("bergil", &[spell]);
        assert!(!t.may(ONE, &what), "{spell}: no wizard");
        for (roll, stays) in [(3 + less, true), (2 + less, false)] {
            // Two points of corruption.
            let mut t = facing("saruman", &[spell]);
            give(&mut t, "lure_of_creation", "saruman");
            let before = ["saruman", "haldir"].map(|who| t.state.fighting_prowess(t.of(who)));
            t.choose(ONE, &what);
            until(&mut t, "wizards-ask-before-check");
            let more = match spell {
                "wizards_fire" => [5, 0],
                "kindling_of_the_spirit" => [2, 2],
                _ => [0, 0],
            };
            let after = ["saruman", "haldir"].map(|who| t.state.fighting_prowess(t.of(who)));
            assert_eq!([after[0] - before[0], after[1] - before[1]], more, "{spell}");
            let cancelled = t.state.combat.as_ref().is_none_or(|combat| combat.cancelled);
            assert_eq!(cancelled, spell == "vanishment");
            assert_eq!(withstands(&mut t, "saruman", roll), stays, "{spell} {roll}");
        }
    }
    // The strength of a spell lasts for the attack.
    let mut t = facing("saruman", &["wizards_fire"]);
    play(&mut t, ONE, "play wizards_fire 0");
    t.rolls(&[12; 40]);
    until(&mut t, "wizards-ask-in-site");
    assert_eq!(prowess(&t, "saruman"), 6);
}

/// SATM-15.28: the cock crows, and trolls are gone; or at the Gates of Morning a permanent hazard is.
/// wizards:the_cock_crows
#[test]
fn the_cock_crows() {
    for (race, may) in [(Race::Troll, true), (Race::Orc, false)] {
        let mut t = facing("bergil", &["the_cock_crows"]);
        t.state.combat.as_mut().unwrap().race = race;
        assert_eq!(t.may(ONE, "play the_cock_crows 0"), may, "{race:?}");
        if may {
            t.choose(ONE, "play the_cock_crows 0");
            until(&mut t, "wizards-ask-in-site");
        }
    }
    for gates in [true, false] {
        let mine = ["the_cock_crows", "gates_of_morning"];
        let mut t = of(BASIC, &["haldir"], &mine, &["lure_of_power", "night"]);
        let lure = put(&mut t, "lure_of_power", Zone::Table);
        let night = put(&mut t, "night", Zone::Table);
        if gates {
            put(&mut t, "gates_of_morning", Zone::Table);
        }
        let what = "play the_cock_crows 1";
        assert_eq!(t.may(ONE, what), gates);
        if gates {
            assert!(!may_aim(&t, ONE, what, "pick night"), "a long event");
            play(&mut t, ONE, what);
            assert_eq!(t.state.piece(lure).zone, Zone::Discard);
            assert_eq!(t.state.piece(night).zone, Zone::Table);
        }
    }
}

/// SATM-15.28, SATM-14.25: the Stars weaken the dead by one; at the Gates of Morning one shadow is less dark, and the
/// others are not. wizards:stars
#[test]
fn stars() {
    for (race, may) in [(Race::Undead, true), (Race::Orc, false)] {
        let mut t = facing("bergil", &["stars"]);
        t.state.combat.as_mut().unwrap().race = race;
        assert_eq!(t.may(ONE, "play stars 0"), may, "{race:?}");
        if may {
            let before = attacked(&t).1;
            play(&mut t, ONE, "play stars 0");
            assert_eq!(attacked(&t).1, before - 1);
        }
    }
    use wizards::card::RegionKind::{DarkDomain, ShadowLand, Wilderness};
    for (mode, from, to) in [(1, DarkDomain, ShadowLand), (2, ShadowLand, Wilderness)] {
        let mut t = of(BASIC, &["bergil"], &["stars", "gates_of_morning"], &["orc_watch"]);
        t.choose(ONE, "head c1 bree");
        t.choose(ONE, "pass");
        until_asked(&mut t, ONE);
        crate::creatures::go(&mut t, SiteId::named("lorien").unwrap(), &[from; 2], &[]);
        let what = format!("play stars {mode}");
        assert_eq!(t.refusal(ONE, &what), "SATM-0.4", "not without the Gates");
        put(&mut t, "gates_of_morning", Zone::Table);
        play(&mut t, ONE, &what);
        let count = |land| (0..3).filter(|_| t.state.path_has(first(), land)).count() > 0;
        assert!(count(from) && count(to), "{mode}: one of two");
    }
}

/// SATM-14.25: once the company is where it stands, a quiet land is so for the turn: half the strikes of an
/// automatic-attack in ruins or a shadow-hold; at the Gates one shadow-land or shadow-hold less. wizards:quiet_lands
#[test]
fn quiet_lands() {
    for (site, may) in [("goblin_gate", true), ("moria", true), ("dol_guldur", false)] {
        let mut t = of(BASIC, &["bergil"], &["quiet_lands"], &[]);
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-explore");
        crate::bench::stand(&mut t, site);
        t.choose(ONE, "company c1");
        until(&mut t, "wizards-ask-priority");
        assert_eq!(t.may(ONE, "play quiet_lands 0"), may, "{site}");
        if may {
            let before = attacked(&t).0;
            play(&mut t, ONE, "play quiet_lands 0");
            assert_eq!(attacked(&t).0, (before + 1) / 2, "{site}");
        }
    }
    let mut t = of(BASIC, &["bergil"], &["quiet_lands", "gates_of_morning"], &[]);
    crate::bench::stand(&mut t, "moria");
    assert!(!t.may(ONE, "play quiet_lands 2"));
    put(&mut t, "gates_of_morning", Zone::Table);
    play(&mut t, ONE, "play quiet_lands 2");
    t.rolls(&[12; 60]);
    t.choose(ONE, "pass");
    until(&mut t, "wizards-ask-explore");
    // It counts as ruins now: what is keyed to a shadow-hold is not keyed to it, and so with attacks on guard.
    let moria = SiteId::named("moria").unwrap();
    assert!(t.state.lasting.iter().any(|lasting| {
        lasting.change == wizards::state::Change::Place(moria, wizards::card::SiteKind::RuinsAndLairs)
    }));
    t.next_turn();
    assert_eq!(t.state.lasting, []);
}

/// SATM-15.28: a Hobbit is not struck; somebody else is. wizards:halfling_stealth
#[test]
fn halfling_stealth() {
    for (who, may) in [("sam_gamgee", true), ("bergil", false)] {
        let mut t = facing(who, &["halfling_stealth"]);
        until(&mut t, "wizards-ask-assign");
        t.choose(ONE, &format!("pick {who}"));
        t.choose(ONE, "pick haldir");
        until(&mut t, "wizards-ask-strike-order");
        t.choose(ONE, &format!("pick {who}"));
        until(&mut t, "wizards-ask-strike-cards");
        assert_eq!(t.may(ONE, "play halfling_stealth 0"), may, "{who}");
        if may {
            play(&mut t, ONE, "play halfling_stealth 0");
            assert_eq!(t.state.combat.as_ref().unwrap().given[0].fate, Fate::Cancelled);
        }
    }
}

/// SATM-13.1: under Clear Skies everybody has two more, and they come with the Gates of Morning only.
/// wizards:clear_skies
#[test]
fn clear_skies() {
    let mut t = of(BASIC, &["bergil"], &["clear_skies", "gates_of_morning"], &[]);
    t.choose(ONE, "pass");
    until(&mut t, "wizards-ask-long-events");
    assert_eq!(t.refusal(ONE, "play clear_skies 0"), "SATM-0.4");
    put(&mut t, "gates_of_morning", Zone::Table);
    let before = ["bergil", "glorfindel_ii"].map(|who| prowess(&t, who));
    play(&mut t, ONE, "play clear_skies 0");
    assert_eq!(["bergil", "glorfindel_ii"].map(|who| prowess(&t, who)), before.map(|one| one + 2));
}

/// The three rings of the Elves, and a wizard's voice: what they add for a turn, and the check; nobody else may.
/// wizards:narya, wizards:vilya, wizards:wizards_voice
#[test]
fn great_for_a_turn() {
    for (event, who, more, less, own) in [
        ("narya", "gandalf", [4, 1, 2], 5, 1),
        ("vilya", "elrond", [4, 2, 6], 3, 0),
        ("wizards_voice", "gandalf", [0, 0, 6], 3, 1),
    ] {
        let what = format!("play {event} 0");
        let t = of(BASIC, &["bergil"], &[event], &[]);
        assert!(!t.may(ONE, &what), "{event}: nobody to play it");
        let look = |t: &Table| [prowess(t, who), body(t, who), influence(t, who)];
        let mut t = of(BASIC, &["bergil"], &[who, event], &[]);
        put(&mut t, who, Zone::Company(first()));
        let before = look(&t);
        t.any_chance();
        t.choose(ONE, &what);
        until(&mut t, "wizards-ask-organize");
        let after = look(&t);
        assert_eq!([0, 1, 2].map(|at| after[at] - before[at]), more, "{event}");
        t.next_turn();
        assert_eq!(look(&t), before, "{event}: for the turn");
        // With the Ring upon them the check is real.
        for (roll, stays) in [(8 + less - own, true), (7 + less - own, false)] {
            if roll > 12 {
                continue;
            }
            let mut t = of(BASIC, &["bergil"], &[who, event, "the_one_ring"], &[]);
            put(&mut t, who, Zone::Company(first()));
            give(&mut t, "the_one_ring", who);
            crate::bench::stand(&mut t, "lorien");
            t.choose(ONE, &what);
            assert_eq!(withstands(&mut t, who, roll), stays, "{event} {roll}");
        }
    }
}

/// Narya untaps the company, and the wounded stay so. wizards:narya
#[test]
fn narya_rouses_them() {
    let mut t = of(BASIC, &["bergil", "haldir"], &["gandalf", "narya", "treebeard"], &[]);
    put(&mut t, "gandalf", Zone::Company(first()));
    crate::bench::give(&mut t, "treebeard", "bergil");
    turn(&mut t, "treebeard", Status::Tapped);
    turn(&mut t, "bergil", Status::Tapped);
    turn(&mut t, "haldir", Status::Wounded);
    play(&mut t, ONE, "play narya 0");
    until(&mut t, "wizards-ask-organize");
    assert_eq!((status(&t, "bergil"), status(&t, "haldir")), (Status::Untapped, Status::Wounded));
    assert_eq!(status(&t, "treebeard"), Status::Tapped, "an ally is no character");
}

/// Vilya in Rivendell: three resources of the discard pile return to the deck; no hazard, and not elsewhere, nor twice a
/// turn. wizards:vilya
#[test]
fn vilya_in_rivendell() {
    for (site, asked) in [("rivendell", true), ("lorien", false)] {
        let mine = ["elrond", "vilya", "vilya", "dodge", "block", "escape", "twilight", "wolves"];
        let mut t = of(BASIC, &["bergil"], &mine, &[]);
        put(&mut t, "elrond", Zone::Company(first()));
        for name in ["dodge", "block", "escape", "wolves"] {
            put(&mut t, name, Zone::Discard);
        }
        crate::bench::stand(&mut t, site);
        t.any_chance();
        play(&mut t, ONE, "play vilya 0");
        assert_eq!(t.prompt() == "wizards-ask-fetch", asked, "{site}");
        if asked {
            assert!(!t.may(ONE, "card wolves"));
            let deck = t.state.sides[ONE].deck.len();
            ["dodge", "block", "escape"].iter().for_each(|name| t.choose(ONE, &format!("card {name}")));
            assert_eq!(t.state.sides[ONE].deck.len(), deck + 3);
        }
        until(&mut t, "wizards-ask-organize");
        assert_eq!(t.refusal(ONE, "play vilya 0"), "SATM-0.4");
    }
}

/// SATM-15.31: one more for an Elf; at the Gates for every Elf, that one twice, and one region is milder.
/// wizards:the_evenstar
#[test]
fn the_evenstar() {
    let mine = ["the_evenstar", "gates_of_morning"];
    let look = |t: &Table| ["elladan", "annalena", "bergil"].map(|who| prowess(t, who));
    let mut t = of(BASIC, &["elladan", "annalena", "bergil"], &mine, &[]);
    let before = look(&t);
    assert!(!may_aim(&t, ONE, "play the_evenstar 0", "pick bergil"));
    assert!(!t.may(ONE, "play the_evenstar 1"));
    crate::bench::aim(&mut t, ONE, "play the_evenstar 0", &["pick annalena"]);
    assert_eq!(look(&t), [before[0], before[1] + 1, before[2]]);
    let mut t = of(BASIC, &["elladan", "annalena", "bergil"], &mine, &[]);
    put(&mut t, "gates_of_morning", Zone::Table);
    t.choose(ONE, "head c1 bree");
    t.choose(ONE, "pass");
    until_asked(&mut t, ONE);
    use wizards::card::RegionKind::{BorderLand, Wilderness};
    crate::creatures::go(&mut t, SiteId::named("lorien").unwrap(), &[Wilderness; 2], &[]);
    crate::bench::aim(&mut t, ONE, "play the_evenstar 1", &["pick annalena"]);
    assert_eq!(look(&t), [before[0] + 1, before[1] + 2, before[2]]);
    assert!(t.state.path_has(first(), BorderLand) && t.state.path_has(first(), Wilderness));
    t.next_turn();
    assert_eq!(look(&t), before);
}

/// SATM-15.28: the river's horses drive all Nazgûl events away; or an attack from a wizard who is alone.
/// wizards:wizards_river_horses
#[test]
fn wizards_river_horses() {
    let mut t =
        of(BASIC, &["haldir"], &["saruman", "wizards_river_horses"], &["adunaphel", "akhorahil", "night"]);
    put(&mut t, "saruman", Zone::Company(first()));
    let events = ["adunaphel", "akhorahil", "night"].map(|card| put(&mut t, card, Zone::Table));
    play(&mut t, ONE, "play wizards_river_horses 0");
    until(&mut t, "wizards-ask-organize");
    assert_eq!(events.map(|id| t.state.piece(id).zone.in_play()), [false, false, true]);
    let t = facing("saruman", &["wizards_river_horses"]);
    assert!(!t.may(ONE, "play wizards_river_horses 1"), "Haldir is with him");
    let mut t = facing("saruman", &["wizards_river_horses"]);
    let haldir = t.of("haldir");
    t.state.in_play.retain(|id| *id != haldir);
    t.state.pieces[haldir.index()].zone = Zone::Discard;
    t.choose(ONE, "play wizards_river_horses 1");
    until(&mut t, "wizards-ask-in-site");
    assert!(t.state.combat.is_none());
    let t = facing("bergil", &["wizards_river_horses"]);
    assert!(!t.may(ONE, "play wizards_river_horses 0"), "no wizard");
}
