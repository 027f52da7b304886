//! The optional rules.

use wizards::state::{Ending, Zone};

use super::fighting::to_council;
use super::{faults, on, put, side, site, table, until, with};
use crate::stage::{BASIC, ONE, STANDARD, TWO, Table, card, cards};

const MINE: [&str; 4] = ["aragorn_ii", "boromir_ii", "elladan", "annalena"];

/// SATM-26.1: the minor item taken besides may come from the discard pile.
#[test]
fn a_minor_item_from_the_discards() {
    for allowed in [false, true] {
        let rules = with(BASIC, |extras| extras.minor_from_discard = allowed);
        let mut t = table(rules, &[], &["hobbits", "dagger_of_westernesse", "river"]);
        put(&mut t, "dagger_of_westernesse", Zone::Discard);
        t.choose(ONE, "head c1 bag_end");
        until(&mut t, "wizards-ask-explore");
        t.choose(ONE, "company c1");
        t.rolls(&[12]);
        t.choose(ONE, "gain hobbits aragorn_ii");
        until(&mut t, if allowed { "wizards-ask-minor-item" } else { "wizards-ask-in-site" });
        let minor = MINE.into_iter().any(|one| {
            t.prompt() == "wizards-ask-minor-item" && t.may(ONE, &format!("gain dagger_of_westernesse {one}"))
        });
        assert_eq!(minor, allowed);
    }
}

/// SATM-26.2: the wizard may start, and counts twelve.
#[test]
fn the_wizard_at_the_start() {
    for allowed in [false, true] {
        let rules = with(STANDARD, |extras| extras.wizard_at_start = allowed);
        let fault =
            faults(&rules, |deck| deck.draft = cards(&["gandalf"])).contains(&"wizards-deck-start-character");
        assert_eq!(fault, !allowed);
    }
    let rules = with(STANDARD, |extras| extras.wizard_at_start = true);
    let t = Table::new(
        rules,
        [side(&["gandalf", "elladan", "boromir_ii"], &[], &[]), side(&["haldir"], &[], &[])],
        &[],
    );
    assert_eq!(t.state.companies_of(ONE).count(), 1);
    assert_eq!(t.state.sides[ONE].wizard, Some(card("gandalf")));
    assert_eq!(t.state.general_free(ONE), 12);
}

/// SATM-26.3: a site that the opponent has used up is guarded better.
#[test]
fn sites_on_their_guard() {
    for guarded in [false, true] {
        let rules = with(BASIC, |extras| extras.seen_sites_guarded = guarded);
        let mut t = table(rules, &[], &[]);
        t.state.sides[TWO].spent.add(site("goblin_gate"));
        t.choose(ONE, "head c1 goblin_gate");
        t.choose(ONE, "pass");
        t.then(ONE, "company c1");
        until(&mut t, "wizards-ask-assign");
        let combat = t.state.combat.as_ref().unwrap();
        let more = i8::from(guarded);
        assert_eq!((combat.strikes, combat.prowess), (3 + more, 6 + more));
    }
}

/// SATM-23.19, SATM-26.4, SATM-26.5: a tie is a draw, or broken by the weakest link.
#[test]
fn a_tie_is_broken() {
    for broken in [false, true] {
        let rules = with(STANDARD, |extras| extras.weakest_link = broken);
        let sides = [side(&["boromir_ii"], &[], &["hobbits"]), side(&["elladan"], &[], &["hillmen"])];
        let mut t = Table::new(rules, sides, &[]);
        put(&mut t, "hobbits", Zone::Won(ONE));
        put(&mut t, "hillmen", Zone::Won(TWO));
        assert_eq!((t.state.total(ONE), t.state.total(TWO)), (2, 2));
        // Boromir, at -1, fails with a roll of 2 as soon as he bears a point of corruption.
        let mut rolls = vec![7, 7];
        if broken {
            rolls.extend([2, 7]);
        }
        to_council(&mut t);
        t.rolls(&rolls);
        for _ in 0..60 {
            if t.state.turn.over.is_some() {
                break;
            }
            on(&mut t);
        }
        let (ending, winners) = t.state.turn.over.expect("it is over");
        assert_eq!((ending, winners.len()), (Ending::Council, if broken { 1 } else { 2 }));
        assert_eq!(t.state.turn.burden, if broken { 1 } else { 0 });
    }
}

/// SATM-26.6: somebody's own influence may help against being called home.
#[test]
fn own_influence_helps() {
    for helps in [false, true] {
        let rules = with(BASIC, |extras| extras.own_influence_helps = helps);
        let two = side(&["haldir"], &[], &["call_of_home"]);
        let mut t = Table::new(rules, [side(&MINE, &[], &[]), two], &[]);
        let aragorn = t.of("aragorn_ii");
        assert_eq!(t.state.general_free(ONE), 0);
        t.choose(ONE, "pass");
        t.then(TWO, "play call_of_home 0");
        // Eight and his own three are enough; eight alone is not.
        t.rolls(&[8; 6]);
        t.if_asked("wizards-ask-aim", TWO, "pick aragorn_ii");
        for _ in 0..10 {
            if t.prompt() != "wizards-ask-respond" {
                break;
            }
            t.go_on("its end");
        }
        t.if_asked("wizards-ask-heirs", ONE, "pass");
        assert_eq!(t.state.piece(aragorn).zone.in_play(), helps);
    }
}
