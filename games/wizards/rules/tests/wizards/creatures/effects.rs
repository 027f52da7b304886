//! Tests of creatures' effects besides their strikes.

use table::{Chance, Game, Journal};
use wizards::Wizards;
use wizards::card::RegionKind;
use wizards::event::Event;
use wizards::ids::RegionId;
use wizards::state::{Status, Zone};

use super::{go, haven};
use crate::bench::{
    attack, attacked, company, first, give, of, on, on_the_way, play, put, status, suffer, until,
    until_asked, zone,
};
use crate::stage::{BASIC, ONE, TWO, Table};

const MINE: [&str; 4] = ["aragorn_ii", "boromir_ii", "elladan", "annalena"];

/// The company is on its way through twice this, and these are in the other player's hand.
pub(super) fn through(land: RegionKind, company: &[&str], mine: &[&str], theirs: &[&str]) -> Table {
    let mut t = of(BASIC, company, mine, theirs);
    on_the_way(&mut t, "bree");
    go(&mut t, haven(), &[land; 2], &[]);
    t
}

/// The creature attacks one character, who rolls this twice: for the strike, and for the body.
pub(super) fn hits(t: &mut Table, creature: &str, rolls: [i8; 2]) {
    attack(t, creature);
    let mut all = vec![rolls[0], rolls[1]];
    all.resize(80, 12);
    t.rolls(&all);
    suffer(t);
}

/// SATM-15.18: whom the Abductor wounds is discarded; a wizard is not. wizards:abductor
#[test]
fn the_abductor() {
    for (who, stays) in [("annalena", false), ("gandalf", true)] {
        let mut t = of(BASIC, &["haldir"], &[who], &["abductor"]);
        put(&mut t, who, Zone::Company(first()));
        on_the_way(&mut t, "bree");
        go(&mut t, haven(), &[RegionKind::BorderLand], &[]);
        attack(&mut t, "abductor");
        until(&mut t, "wizards-ask-assign");
        t.choose(ONE, &format!("pick {who}"));
        let id = t.of(who);
        t.rolls(&[2; 20]);
        suffer(&mut t);
        assert_eq!(t.state.piece(id).zone.in_play(), stays, "{who}");
        assert!(!stays || status(&t, who) == Status::Wounded);
    }
}

/// SATM-11.6: those whom the dead wound make a check when the attack is over, at −2 or −1: with two points. Whom they do
/// not wound makes none. wizards:barrow_wight, wizards:ghosts
#[test]
fn the_touch_of_the_dead() {
    for (name, less) in [("barrow_wight", 2), ("ghosts", 1)] {
        for (strike, check, stays) in [(2, 3 + less, true), (2, 2 + less, false), (12, 2, true)] {
            let mine = ["sword_of_gondolin"];
            let mut t = through(RegionKind::ShadowLand, &["annalena"], &mine, &[name]);
            give(&mut t, "sword_of_gondolin", "annalena");
            let id = t.of("annalena");
            crate::bench::embolden(&mut t);
            if strike == 2 {
                t.state.lasting.clear();
            }
            attack(&mut t, name);
            // The strike, and if it wounds, her body; then the check.
            let rolls = if strike == 2 { vec![2, 2] } else { vec![12] };
            let rolls = rolls.into_iter().chain([check; 30]).collect::<Vec<_>>();
            t.rolls(&rolls);
            suffer(&mut t);
            while t.prompt() == "wizards-ask-before-check" {
                on(&mut t);
            }
            assert_eq!(t.state.piece(id).zone.in_play(), stays, "{name}: {strike}, {check}");
        }
    }
}

/// SATM-11.6: everybody makes a check before strikes are given, unless it is cancelled. wizards:corpse_candle
#[test]
fn the_corpse_candle() {
    for (roll, stays) in [(3, true), (2, false)] {
        let mut t =
            through(RegionKind::Wilderness, &["annalena"], &["sword_of_gondolin"], &["corpse_candle"]);
        give(&mut t, "sword_of_gondolin", "annalena");
        let id = t.of("annalena");
        t.choose(TWO, "play corpse_candle 0");
        t.rolls(&[roll; 40]);
        until(&mut t, "wizards-ask-before-check");
        assert!(t.state.combat.as_ref().is_some_and(|combat| combat.given.is_empty()));
        t.choose(ONE, "pass");
        assert_eq!(t.state.piece(id).zone.in_play(), stays, "{roll}");
    }
}

/// SATM-18.3: a company whom the Turtle hits returns to its site of origin. wizards:fell_turtle
#[test]
fn the_fell_turtle() {
    for (roll, back) in [(2, true), (12, false)] {
        let mut t = through(RegionKind::CoastalSea, &["aragorn_ii"], &[], &["fell_turtle"]);
        attack(&mut t, "fell_turtle");
        t.rolls(&[roll, 2, 7, 7, 7, 7]);
        suffer(&mut t);
        assert_eq!(company(&t).to.is_none(), back, "{roll}");
    }
}

/// SATM-0.4: what is lost is for the defender to choose: of the whole company by Brigands that wound and by a Thief that
/// hits, of the character by a Pick-pocket; those two harm nobody. wizards:brigands, wizards:thief, wizards:pick_pocket
#[test]
fn those_who_rob() {
    // One whom they hit, and another who has two things.
    let cases = [
        ("brigands", RegionKind::BorderLand, Status::Wounded, true),
        ("thief", RegionKind::BorderLand, Status::Tapped, true),
    ];
    for (name, land, after, _) in cases {
        for (roll, lost) in [(2, true), (12, false)] {
            let mine = ["dagger_of_westernesse", "elven_cloak"];
            let mut t = through(land, &["annalena", "elladan"], &mine, &[name]);
            let things =
                [give(&mut t, "dagger_of_westernesse", "elladan"), give(&mut t, "elven_cloak", "elladan")];
            crate::bench::embolden(&mut t);
            attack(&mut t, name);
            until(&mut t, "wizards-ask-assign");
            t.choose(ONE, "pick annalena");
            if lost {
                t.state.lasting.clear();
            }
            let elladan = t.of("elladan");
            let mut rolls = vec![];
            rolls.resize(40, roll);
            t.rolls(&rolls);
            // Whatever else strikes is at Elladan, who must not fall.
            if lost {
                t.state.lasting.push(wizards::state::Lasting {
                    card: crate::stage::card("miruvor"),
                    change: wizards::state::Change::Number(elladan, wizards::cards::Stat::Prowess, 20, None),
                    until: wizards::cards::Until::Turn,
                    seat: ONE,
                });
            }
            for _ in 0..60 {
                if t.prompt() == "wizards-ask-lose" || t.state.combat.is_none() {
                    break;
                }
                on(&mut t);
            }
            if lost {
                assert_eq!(t.prompt(), "wizards-ask-lose", "{name}");
                assert!(
                    t.may(ONE, &format!("pick {}", things[0])) && t.may(ONE, &format!("pick {}", things[1]))
                );
                t.choose(ONE, &format!("pick {}", things[0]));
                suffer(&mut t);
                assert_eq!(status(&t, "annalena"), after, "{name}");
            }
            let left = things.iter().filter(|id| t.state.piece(**id).zone.in_play()).count();
            assert_eq!(left, if lost { 1 } else { 2 }, "{name}");
        }
    }
    // The Pick-pocket takes what its victim has, and nothing of anybody else.
    for (bearer, left) in [("annalena", 0), ("elladan", 1)] {
        let mut t = of(BASIC, &["annalena", "elladan"], &["dagger_of_westernesse"], &["pick_pocket"]);
        let dagger = give(&mut t, "dagger_of_westernesse", bearer);
        on_the_way(&mut t, "bree");
        attack(&mut t, "pick_pocket");
        until(&mut t, "wizards-ask-assign-rest");
        t.choose(TWO, "pick annalena");
        t.rolls(&[2; 20]);
        suffer(&mut t);
        assert_eq!(status(&t, "annalena"), Status::Tapped);
        assert_eq!(usize::from(t.state.piece(dagger).zone.in_play()), left);
    }
}

/// SATM-15.31: 13, and 15 against a Hobbit. wizards:old_man_willow
#[test]
fn old_man_willow_and_hobbits() {
    for (who, prowess) in [("sam_gamgee", 15), ("annalena", 13)] {
        let mut t = through(RegionKind::Wilderness, &[who], &[], &["old_man_willow"]);
        attack(&mut t, "old_man_willow");
        until(&mut t, "wizards-ask-strike-cards");
        assert_eq!(attacked(&t).1, prowess, "{who}");
    }
}

/// SATM-15.27: three attacks on one character: all must be defeated, and others tap to cancel two of them, not three.
/// wizards:assassin
#[test]
fn the_assassin() {
    let begin = || {
        let mut t = of(BASIC, &MINE, &[], &["assassin"]);
        on_the_way(&mut t, "bree");
        attack(&mut t, "assassin");
        until(&mut t, "wizards-ask-assign-rest");
        t.choose(TWO, "pick elladan");
        until(&mut t, "wizards-ask-strike-cards");
        t
    };
    // All three come, though the first one is not beaten: a tie, a tie, a tie.
    let mut t = begin();
    t.rolls(&[6, 7, 7, 7, 7, 7]);
    for attack in 0..3 {
        assert!(t.state.combat.is_some(), "attack {attack}");
        until(&mut t, "wizards-ask-strike-cards");
        let combat = t.state.combat.clone().unwrap();
        assert_eq!(combat.given.iter().map(|strike| strike.at).collect::<Vec<_>>(), [t.of("elladan")]);
        t.choose(ONE, "pass");
    }
    until_asked(&mut t, ONE);
    assert!(t.state.combat.is_none());
    assert_eq!(t.state.points(ONE).creatures, 0);
    // Two are cancelled by two others, not by Elladan; no third.
    let mut t = begin();
    t.rolls(&[12; 20]);
    assert!(!t.may(ONE, "pick elladan"));
    t.choose(ONE, "pick aragorn_ii");
    assert_eq!(status(&t, "aragorn_ii"), Status::Tapped);
    until(&mut t, "wizards-ask-strike-cards");
    t.choose(ONE, "pick boromir_ii");
    until(&mut t, "wizards-ask-strike-cards");
    assert!(!t.may(ONE, "pick annalena"));
    t.choose(ONE, "pass");
    assert_eq!(status(&t, "elladan"), Status::Tapped);
    assert_eq!(t.state.points(ONE).creatures, 0, "a cancelled attack is not defeated");
}

/// SATM-15.27: two attacks of one strike each on one character; one of them is cancelled by tapping another.
/// wizards:slayer
#[test]
fn the_slayer() {
    let mut t = of(BASIC, &MINE, &[], &["slayer"]);
    on_the_way(&mut t, "bree");
    attack(&mut t, "slayer");
    assert_eq!(attacked(&t).0, 1);
    until(&mut t, "wizards-ask-assign-rest");
    t.choose(TWO, "pick elladan");
    t.rolls(&[12; 20]);
    until(&mut t, "wizards-ask-strike-cards");
    t.choose(ONE, "pick annalena");
    until(&mut t, "wizards-ask-strike-cards");
    assert!(!t.may(ONE, "pick aragorn_ii"));
    t.choose(ONE, "pass");
    assert!(t.state.combat.is_none());
    // Both beaten: its points.
    let mut t = of(BASIC, &MINE, &[], &["slayer"]);
    on_the_way(&mut t, "bree");
    attack(&mut t, "slayer");
    t.rolls(&[12; 40]);
    suffer(&mut t);
    suffer(&mut t);
    assert_eq!(t.state.points(ONE).creatures, 2);
}

/// SATM-15.18: of three brothers the second takes from those whom it wounds whatever is not special.
/// wizards:william, wizards:bert, wizards:tom
#[test]
fn three_trolls() {
    let brothers = ["bert", "tom", "william"];
    for second in brothers {
        for met in [None, Some("bert"), Some("tom"), Some("william")] {
            let mine = ["dagger_of_westernesse", "lesser_ring"];
            let mut t = through(RegionKind::Wilderness, &["annalena"], &mine, &[second]);
            let dagger = give(&mut t, "dagger_of_westernesse", "annalena");
            let ring = give(&mut t, "lesser_ring", "annalena");
            if let Some(met) = met {
                let faced = wizards::state::Faced {
                    race: wizards::card::Race::Troll,
                    card: Some(crate::stage::card(met)),
                    key: wizards::state::Key::None,
                    foiled: false,
                    beaten: false,
                };
                t.state.company_mut(first()).faced.push(faced);
            }
            hits(&mut t, second, [2, 2]);
            let robbed = met.is_some_and(|met| met != second);
            assert_eq!(!t.state.piece(dagger).zone.in_play(), robbed, "{second} after {met:?}");
            assert!(t.state.piece(ring).zone.in_play());
        }
    }
}

/// SATM-15.32: an attack that is told does not count itself among those that were faced before. wizards:orc_warband
#[test]
fn a_warband_is_told_as_it_is() {
    for (before, prowess) in [(false, 4), (true, 7)] {
        let mut t = through(RegionKind::Wilderness, &MINE, &[], &["orc_warband"]);
        if before {
            let faced = wizards::state::Faced {
                race: wizards::card::Race::Orc,
                card: None,
                key: wizards::state::Key::None,
                foiled: false,
                beaten: false,
            };
            t.state.company_mut(first()).faced.push(faced);
        }
        let mut journal = Journal::new();
        let mut chance = Chance::stream(table::rng(1));
        for (seat, choice) in [(TWO, "play orc_warband 0"), (TWO, "way 0"), (ONE, "pass"), (TWO, "pass")] {
            let choice = t.read(seat, choice);
            if t.state.combat.is_none() && Wizards::check(&t.state, seat, &choice).is_ok() {
                Wizards::apply(&mut t.state, seat, &choice, &mut chance, &mut journal);
            }
        }
        let told = journal.entries().iter().find_map(|entry| match entry.event {
            Event::Attacked { prowess, .. } => Some(prowess),
            _ => None,
        });
        assert_eq!(told, Some(prowess));
        assert_eq!(attacked(&t).1, prowess);
    }
}

/// SATM-14.24: the Mûmak comes to the coast only with the Corsairs, on the same company and turn. wizards:mumak
#[test]
fn the_mumak() {
    let region = |name: &str| RegionId::named(name).unwrap();
    let mut t = through(RegionKind::Wilderness, &MINE, &[], &["mumak"]);
    let what = "play mumak 0";
    for (name, alone) in [("ithilien", true), ("udun", true), ("lebennin", false), ("rohan", false)] {
        go(&mut t, haven(), &[], &[region(name)]);
        assert_eq!(t.may(TWO, what), alone, "{name}");
    }
    let faced = wizards::state::Faced {
        race: wizards::card::Race::Man,
        card: Some(crate::stage::card("corsairs_of_umbar")),
        key: wizards::state::Key::None,
        foiled: false,
        beaten: false,
    };
    t.state.company_mut(first()).faced.push(faced);
    for (name, after) in [("lebennin", true), ("andrast", true), ("rohan", false)] {
        go(&mut t, haven(), &[], &[region(name)]);
        assert_eq!(t.may(TWO, what), after, "{name}");
    }
    go(&mut t, haven(), &[], &[region("khand")]);
    attack(&mut t, "mumak");
    assert_eq!(attacked(&t), (2, 12, 0));
    t.rolls(&[12; 20]);
    suffer(&mut t);
    assert_eq!(t.state.points(ONE).creatures, 1);
}

/// SATM-14.18: the Mouth as a short event brings any hazard back, and no resource. wizards:mouth_of_sauron
#[test]
fn the_mouth_of_sauron() {
    let mut t = through(RegionKind::Wilderness, &MINE, &[], &["mouth_of_sauron", "wolves", "dodge"]);
    put(&mut t, "wolves", Zone::Discard);
    put(&mut t, "dodge", Zone::Discard);
    play(&mut t, TWO, "play mouth_of_sauron 90");
    until(&mut t, "wizards-ask-fetch");
    assert!(!t.may(TWO, "card dodge"));
    t.choose(TWO, "card wolves");
    assert!(t.hand(TWO).contains(&"wolves".to_owned()));
    assert_eq!(zone(&t, "mouth_of_sauron"), Zone::Discard);
}
