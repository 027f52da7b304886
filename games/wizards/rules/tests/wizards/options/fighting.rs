//! Rulings on fights, on the Council and on the end.

use wizards::state::Zone;

use super::{place, put, ruled, side, table, until};
use crate::stage::{BASIC, ONE, STANDARD, TWO, Table, card};

const MINE: [&str; 4] = ["aragorn_ii", "boromir_ii", "elladan", "annalena"];

/// SATM-20.2: by the ruling what a wizard controls is safe.
#[test]
fn wizards_shield_theirs() {
    for shield in [false, true] {
        let rules = ruled(STANDARD, |rulings| rulings.wizards_shield = shield);
        let two = side(&["glorfindel_ii", "haldir"], &[], &["saruman"]);
        let mut t = Table::new(rules, [side(&MINE, &[], &[]), two], &[7; 40]);
        let company = t.company("haldir");
        let wizard = put(&mut t, "saruman", Zone::Company(company));
        let haldir = t.of("haldir");
        t.state.pieces[haldir.index()].leader = Some(wizard);
        t.state.sides[ONE].turns = 2;
        t.choose(ONE, "pass");
        t.then(ONE, "company c1");
        until(&mut t, "wizards-ask-in-site");
        assert_eq!(t.may(ONE, &format!("influence aragorn_ii {haldir}")), !shield);
        let other = t.of("glorfindel_ii");
        assert!(t.may(ONE, &format!("influence aragorn_ii {other}")));
    }
}

/// SATM-23.3: by the ruling a lost wizard counts against whoever calls, too.
#[test]
fn a_lost_wizard_and_calling() {
    for counts in [false, true] {
        let rules = ruled(STANDARD, |rulings| rulings.lost_wizard_counts_in_call = counts);
        let mut t = table(
            rules,
            &[],
            &["southrons", "easterlings", "variags_of_khand", "iron_hill_dwarves", "wood_elves"],
        );
        for faction in ["southrons", "easterlings", "variags_of_khand", "iron_hill_dwarves", "wood_elves"] {
            put(&mut t, faction, Zone::Won(ONE));
        }
        // Twenty, and those of the company.
        assert!((25..30).contains(&t.state.points(ONE).sum()), "{:?}", t.state.points(ONE));
        t.state.sides[ONE].exhausted = 1;
        assert!(t.state.may_call(ONE));
        t.state.sides[ONE].wizard_lost = true;
        assert_eq!(t.state.may_call(ONE), !counts);
    }
}

/// The Council is next, called by the other player.
pub(super) fn to_council(t: &mut Table) {
    t.state.turn.called = Some(TWO);
    t.choose(ONE, "pass");
}

/// SATM-23.16: by the ruling whoever fails at the Council by two is eliminated.
#[test]
fn failing_at_the_council() {
    for eliminates in [false, true] {
        let rules = ruled(STANDARD, |rulings| rulings.council_eliminates = eliminates);
        let mut t = Table::new(
            rules,
            [side(&["boromir_ii"], &[], &["the_one_ring"]), side(&["haldir"], &[], &[])],
            &[],
        );
        let boromir = t.of("boromir_ii");
        put(&mut t, "the_one_ring", Zone::On(boromir));
        to_council(&mut t);
        t.rolls(&[2, 12]);
        until(&mut t, "wizards-ask-before-check");
        t.choose(ONE, "pass");
        let zone = t.state.piece(boromir).zone;
        assert_eq!(zone, if eliminates { Zone::Out } else { Zone::Discard });
    }
}

/// SATM-23.23: by the ruling only cards are shown of which the opponent's gives a point.
#[test]
fn showing_cards_without_points() {
    for count in [false, true] {
        let rules = ruled(STANDARD, |rulings| rulings.shown_cards_count = count);
        let mine = side(&["boromir_ii"], &[], &["bifur", "haldir", "cave_drake", "cave_drake"]);
        let mut t = Table::new(rules, [mine, side(&["haldir", "bifur"], &[], &[])], &[7; 40]);
        assert_eq!((card("bifur").get().points, card("haldir").get().points > 0), (0, true));
        to_council(&mut t);
        until(&mut t, "wizards-ask-show");
        assert!(t.may(ONE, "card haldir"));
        assert_eq!(t.may(ONE, "card bifur"), !count);
    }
}

/// SATM-15.33: by the ruling strikes at somebody who is no more succeed.
#[test]
fn strikes_at_somebody_eliminated() {
    for succeed in [false, true] {
        let rules = ruled(BASIC, |rulings| rulings.strikes_at_eliminated_succeed = succeed);
        let mut t = table(rules, &[], &[]);
        t.choose(ONE, "head c1 goblin_gate");
        t.choose(ONE, "pass");
        t.then(ONE, "company c1");
        until(&mut t, "wizards-ask-assign");
        for struck in ["aragorn_ii", "boromir_ii", "elladan"] {
            t.choose(ONE, &format!("pick {struck}"));
        }
        t.choose(ONE, "pick aragorn_ii");
        // Elladan is gone before his strike comes.
        let elladan = t.of("elladan");
        t.state.in_play.retain(|id| *id != elladan);
        t.state.pieces[elladan.index()].zone = Zone::Out;
        t.rolls(&[7, 7, 7]);
        until(&mut t, "wizards-ask-strike-cards");
        t.choose(ONE, "pass");
        let combat = t.state.combat.as_ref().unwrap();
        let fate = combat.given.iter().find(|strike| strike.at == elladan).unwrap().fate;
        let expected =
            if succeed { wizards::state::Fate::Succeeded } else { wizards::state::Fate::Cancelled };
        assert_eq!(fate, expected);
    }
}

/// SATM-19.2: by the ruling somebody taps to cancel the automatic-attack of its home site.
#[test]
fn at_home_attacks_are_cancelled() {
    for cancels in [false, true] {
        let rules = ruled(BASIC, |rulings| rulings.home_site_cancels = cancels);
        let mut t = table(rules, &[], &["saruman"]);
        let company = t.company("aragorn_ii");
        put(&mut t, "saruman", Zone::Company(company));
        place(&mut t, company, "isengard");
        t.choose(ONE, "pass");
        t.then(ONE, "company c1");
        let begun = t.prompt();
        assert_eq!(begun == "wizards-ask-priority" && t.may(ONE, "pick saruman"), cancels);
        if cancels {
            assert!(!t.may(ONE, "pick aragorn_ii"));
            t.choose(ONE, "pick saruman");
            assert_eq!(t.state.combat, None);
        }
    }
}
