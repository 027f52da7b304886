//! Resources for checks of influence and of corruption (SATM-11.12, SATM-19.13).

use wizards::state::Zone;

use crate::bench::{aim, first, give, in_site, of, on_the_way, play, put, until};
use crate::stage::{BASIC, ONE, STANDARD, TWO, Table};

/// An attempt on the Rangers of the North: what a card adds to it; nothing if it may not be played on it.
fn influence(who: &str, event: &str, mode: u8) -> Option<i8> {
    let mut t = of(BASIC, &["haldir"], &[who, event, "rangers_of_the_north"], &[]);
    put(&mut t, who, Zone::Company(first()));
    in_site(&mut t, "bree");
    t.choose(ONE, &format!("gain rangers_of_the_north {who}"));
    assert_eq!(t.prompt(), "wizards-ask-before-influence");
    let what = format!("play {event} {mode}");
    if !t.may(ONE, &what) {
        return None;
    }
    play(&mut t, ONE, &what);
    t.state.checks.last().map(|check| check.bonus)
}

/// A corruption check of somebody: what a card adds to it.
fn corruption(who: &str, mate: &str, event: &str, mode: u8) -> Option<i8> {
    // So much that no bonus makes it safe.
    let mine = [who, event, "the_one_ring", "scroll_of_isildur", "durins_axe"];
    let mut t = of(BASIC, &[mate], &mine, &["weariness_of_the_heart"]);
    put(&mut t, who, Zone::Company(first()));
    mine[2..].iter().for_each(|item| {
        give(&mut t, item, who);
    });
    on_the_way(&mut t, "bree");
    aim(&mut t, TWO, "play weariness_of_the_heart 1", &[&format!("pick {who}")]);
    until(&mut t, "wizards-ask-before-check");
    let what = format!("play {event} {mode}");
    if !t.may(ONE, &what) {
        return None;
    }
    play(&mut t, ONE, &what);
    t.state.checks.last().map(|check| check.bonus)
}

/// One for each character of the company. wizards:a_friend_or_three
#[test]
fn a_friend_or_three() {
    assert_eq!(influence("bergil", "a_friend_or_three", 0), Some(2));
    assert_eq!(corruption("bergil", "haldir", "a_friend_or_three", 1), Some(2));
}

/// A diplomat's: three, or two for somebody with one. wizards:new_friendship
#[test]
fn new_friendship() {
    assert_eq!(influence("adrazar", "new_friendship", 0), Some(3));
    assert_eq!(influence("bergil", "new_friendship", 0), None);
    assert_eq!(corruption("bergil", "adrazar", "new_friendship", 1), Some(2));
    assert_eq!(corruption("bergil", "haldir", "new_friendship", 1), None);
}

/// A diplomat's, of characters only: five; or four for somebody with one. wizards:old_friendship
#[test]
fn old_friendship() {
    assert_eq!(influence("adrazar", "old_friendship", 0), None, "a faction is no character");
    assert_eq!(corruption("bergil", "adrazar", "old_friendship", 1), Some(4));
    assert_eq!(corruption("bergil", "haldir", "old_friendship", 1), None);
    for (who, adds) in [("adrazar", Some(5)), ("bergil", None)] {
        let mut t = of(STANDARD, &["elladan"], &[who, "old_friendship"], &["dodge"]);
        put(&mut t, who, Zone::Company(first()));
        t.state.sides[ONE].turns = 2;
        in_site(&mut t, "rivendell");
        t.choose(ONE, &format!("influence {who} glorfindel_ii"));
        t.if_asked("wizards-ask-identical", ONE, "pass");
        assert_eq!(t.prompt(), "wizards-ask-before-influence");
        let what = "play old_friendship 0";
        assert_eq!(t.may(ONE, what), adds.is_some(), "{who}");
        if adds.is_some() {
            play(&mut t, ONE, what);
            assert_eq!(t.state.checks.last().map(|check| check.bonus), adds);
        }
    }
}

/// Four, of a faction. wizards:tempering_friendship
#[test]
fn tempering_friendship() {
    assert_eq!(influence("bergil", "tempering_friendship", 0), Some(4));
}

/// A warrior's prowess, five at most. wizards:muster
#[test]
fn muster() {
    assert_eq!(influence("bergil", "muster", 0), Some(1));
    assert_eq!(influence("boromir_ii", "muster", 0), Some(5), "of six");
    assert_eq!(influence("adrazar", "muster", 0), None);
}

/// SATM-19.11: a diplomat rolls twice, and the better one counts. wizards:persuasive_words
#[test]
fn persuasive_words() {
    for (who, rolls, comes) in [
        ("adrazar", &[2, 12][..], Some(true)),
        ("adrazar", &[12, 2], Some(true)),
        ("adrazar", &[2, 3], Some(false)),
        ("bergil", &[], None),
    ] {
        let mut t = of(BASIC, &["haldir"], &[who, "persuasive_words", "rangers_of_the_north"], &[]);
        put(&mut t, who, Zone::Company(first()));
        in_site(&mut t, "bree");
        t.choose(ONE, &format!("gain rangers_of_the_north {who}"));
        assert_eq!(t.may(ONE, "play persuasive_words 0"), comes.is_some(), "{who}");
        if let Some(comes) = comes {
            play(&mut t, ONE, "play persuasive_words 0");
            t.rolls(rolls);
            t.choose(ONE, "pass");
            assert_eq!(t.unused(), 0);
            assert_eq!(t.state.points(ONE).factions > 0, comes, "{rolls:?}");
        }
    }
}

/// SATM-5.9, SATM-11.6: a Hobbit untaps, or is healed, in the organization phase; or has four more in a check; nobody else.
/// wizards:halfling_strength
#[test]
fn halfling_strength() {
    use wizards::state::Status;
    assert_eq!(corruption("sam_gamgee", "haldir", "halfling_strength", 2), Some(4));
    assert_eq!(corruption("bergil", "haldir", "halfling_strength", 2), None);
    for (was, mode) in [(Status::Tapped, 0), (Status::Wounded, 1)] {
        let mut t = of(BASIC, &["haldir"], &["sam_gamgee", "halfling_strength"], &[]);
        put(&mut t, "sam_gamgee", Zone::Company(first()));
        crate::bench::turn(&mut t, "haldir", was);
        let what = format!("play halfling_strength {mode}");
        assert!(!t.may(ONE, &what), "Haldir is no Hobbit");
        crate::bench::turn(&mut t, "sam_gamgee", was);
        assert!(!t.may(ONE, &format!("play halfling_strength {}", 1 - mode)));
        let mut late = Table::at(t.state.clone());
        late.rolls(&[7; 40]);
        late.choose(ONE, "pass");
        until(&mut late, "wizards-ask-explore");
        assert!(!late.may(ONE, &what));
        play(&mut t, ONE, &what);
        assert_eq!(crate::bench::status(&t, "sam_gamgee"), Status::Untapped);
        assert_eq!(crate::bench::status(&t, "haldir"), was);
    }
}

/// SATM-19.13: a diplomat's, of factions: five more, and a card if it succeeds. wizards:lordly_presence
#[test]
fn lordly_presence() {
    assert_eq!(influence("bergil", "lordly_presence", 0), None);
    assert_eq!(influence("adrazar", "lordly_presence", 0), Some(5));
    for (roll, drawn) in [(12, 1), (2, 0)] {
        let mut t = of(BASIC, &["haldir"], &["adrazar", "lordly_presence", "dunlendings"], &[]);
        put(&mut t, "adrazar", Zone::Company(first()));
        in_site(&mut t, "dunnish_clan_hold");
        t.choose(ONE, "gain dunlendings adrazar");
        play(&mut t, ONE, "play lordly_presence 0");
        let before = t.state.sides[ONE].hand.len();
        t.rolls(&[roll; 4]);
        t.choose(ONE, "pass");
        assert_eq!(t.state.sides[ONE].hand.len() - before, drawn, "{roll}");
    }
}
