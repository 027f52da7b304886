//! Tests of characters that cannot be discarded, and of the rulebook's chain of effects (SATM-17.2, SATM-33.9).

use wizards::state::Zone;

use crate::bench::{aim, at_rest, first, give, may_aim, of, on_the_way, play, put, stand, until, withstands};
use crate::items::with;
use crate::stage::{BASIC, ONE, STANDARD, Side, TWO, Table};

/// SATM-33.9, SATM-17.2, SATM-17.3, SATM-17.5, SATM-17.10: the book's chain. Weariness of the Heart at Bilbo; Frodo taps for one
/// more; Call of Home at Bilbo; Tookish Blood. Backwards: the call is nothing, the check has one more; failed narrowly it does
/// not discard Bilbo, failed by two it eliminates him. wizards:tookish_blood
#[test]
fn the_chain_of_the_book() {
    // Bilbo has 4 to resist corruption, the Ring 6 points: with Frodo's 1 a roll of 2 makes 7, one more than that.
    for (more, zone) in [(0, Zone::Company(first())), (1, Zone::Company(first())), (2, Zone::Out)] {
        let side = |hand: &'static [&'static str], company: &'static [&'static str]| Side {
            company,
            items: &[],
            hand,
            draws: &[],
        };
        let mine =
            side(&["tookish_blood", "the_one_ring", "sword_of_gondolin", "miruvor"], &["bilbo", "frodo"]);
        let theirs = side(&["weariness_of_the_heart", "call_of_home"], &["haldir"]);
        let mut t = Table::new(STANDARD, [mine, theirs], &[2; 60]);
        give(&mut t, "sword_of_gondolin", "bilbo");
        on_the_way(&mut t, "bree");
        t.state.company_mut(first()).limit = 4;
        let bilbo = t.of("bilbo");
        // As near to failing as this case wants it.
        let bonus = t.state.corruption_modifier(bilbo);
        let points = 2 + 1 + bonus + more;
        t.state.lasting.push(wizards::state::Lasting {
            card: crate::stage::card("miruvor"),
            change: wizards::state::Change::Number(
                bilbo,
                wizards::cards::Stat::Corruption,
                points - t.state.corruption(bilbo),
                None,
            ),
            until: wizards::cards::Until::Turn,
            seat: ONE,
        });
        t.choose(TWO, "play weariness_of_the_heart 1");
        t.choose(TWO, "pick bilbo");
        assert_eq!(t.prompt(), "wizards-ask-respond");
        t.choose(ONE, "pick frodo");
        t.choose(TWO, "play call_of_home 0");
        t.choose(TWO, "pick bilbo");
        t.choose(ONE, "play tookish_blood 1");
        t.if_asked("wizards-ask-aim", ONE, "pick bilbo");
        assert_eq!(t.state.chain.len(), 4);
        until(&mut t, "wizards-ask-before-check");
        assert_eq!(t.state.piece(bilbo).zone, Zone::Company(first()), "the call is nothing");
        let frodo = t.of("frodo");
        assert!(!t.state.is_untapped(frodo));
        assert_eq!(t.state.corruption_modifier(bilbo), bonus + 1);
        t.choose(ONE, "pass");
        // Equal, or one too little: discarded, if he could be. By two and more: eliminated.
        assert_eq!(t.state.piece(bilbo).zone, zone, "{more}");
    }
}

/// SATM-33.9: played once the chain has resolved it changes nothing of it. And as a hazard it sends a Hobbit home, by less than
/// eleven; it is no card for the opponent's turn otherwise. wizards:tookish_blood
#[test]
fn tookish_blood() {
    let begin = |cards: &[&str]| {
        let mut t = of(BASIC, &["sam_gamgee", "haldir"], &[], cards);
        at_rest(&mut t);
        t
    };
    for (roll, stays) in [(2, false), (12, true)] {
        let mut t = begin(&["tookish_blood"]);
        // No influence is left unused.
        for _ in 0..1 {
            t.rolls(&[roll; 10]);
        }
        let free = t.state.general_free(ONE);
        assert!(!may_aim(&t, TWO, "play tookish_blood 0", "pick haldir"));
        assert!(!t.may(TWO, "play tookish_blood 1"), "a resource is for one's own turn");
        let sam = t.of("sam_gamgee");
        play(&mut t, TWO, "play tookish_blood 0");
        let goes = i16::from(roll) + free < 11;
        assert_eq!(t.state.piece(sam).zone == Zone::Hand, goes, "{roll} + {free}");
        assert!(!stays || !goes);
    }
    // Sheltered, he is not discarded by his own player either, until the turn ends.
    let mut t = of(STANDARD, &["sam_gamgee", "haldir"], &["tookish_blood"], &[]);
    assert!(t.may(ONE, "dismiss sam_gamgee"));
    play(&mut t, ONE, "play tookish_blood 1");
    assert!(!t.may(ONE, "dismiss sam_gamgee"));
    assert!(t.may(ONE, "dismiss haldir"), "he is no Hobbit");
}

/// SATM-0.4: everybody at a haven is rid of a corruption card as it comes; and nobody there is discarded, but elsewhere.
/// wizards:elf_song
#[test]
fn elf_song() {
    let theirs = ["lure_of_the_senses", "lure_of_nature", "weariness_of_the_heart"];
    let mut t = with("bergil", &["elf_song"], &theirs);
    let lure = give(&mut t, "lure_of_the_senses", "bergil");
    t.choose(ONE, "pass");
    until(&mut t, "wizards-ask-long-events");
    play(&mut t, ONE, "play elf_song 0");
    assert_eq!(t.state.piece(lure).zone, Zone::Discard);
    for (at, stays) in [("rivendell", true), ("bree", false)] {
        let mut t = with("bergil", &["elf_song", "sword_of_gondolin", "miruvor"], &theirs);
        give(&mut t, "sword_of_gondolin", "bergil");
        stand(&mut t, at);
        at_rest(&mut t);
        put(&mut t, "elf_song", Zone::Table);
        let points = t.state.corruption(t.of("bergil")) - t.state.corruption_modifier(t.of("bergil"));
        assert!(points >= 2, "{points}");
        aim(&mut t, TWO, "play weariness_of_the_heart 1", &["pick bergil"]);
        assert_eq!(withstands(&mut t, "bergil", points), stays, "{at}");
    }
}
