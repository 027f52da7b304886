//! Resources of lore: what is searched, tested and fulfilled.

use wizards::state::{Ending, Status, Zone};

use crate::bench::{company, first, give, in_site, influence, of, play, put, stand, status, until};
use crate::stage::{BASIC, ONE, TWO};

/// SATM-19.16, SATM-11.6: a sage taps, and the site where there is information; an item of the deck goes to the hand, and
/// the other player has seen it. wizards:far_sight
#[test]
fn far_sight() {
    for (who, site, may) in
        [("annalena", "amon_hen", true), ("bergil", "amon_hen", false), ("annalena", "bree", false)]
    {
        let mine = [who, "far_sight", "orcrist", "dodge"];
        let mut t = of(BASIC, &["haldir"], &mine, &[]);
        put(&mut t, who, Zone::Company(first()));
        crate::bench::embolden(&mut t);
        in_site(&mut t, site);
        crate::bench::turn(&mut t, who, Status::Untapped);
        assert_eq!(t.may(ONE, "play far_sight 0"), may, "{who} {site}");
        if !may {
            continue;
        }
        let orcrist = put(&mut t, "orcrist", Zone::Deck);
        t.state.sides[ONE].deck.push(orcrist);
        t.any_chance();
        play(&mut t, ONE, "play far_sight 0");
        assert_eq!(t.prompt(), "wizards-ask-fetch");
        assert!(!t.may(ONE, "card cave_drake"));
        t.choose(ONE, "card orcrist");
        assert_eq!(t.state.piece(orcrist).zone, Zone::Hand);
        assert!(t.state.piece(orcrist).is_known(), "it was shown");
        assert_eq!(status(&t, who), Status::Tapped);
        assert!(t.state.sides[ONE].tapped.has(company(&t).site));
    }
    // The site is tapped already.
    let mut t = of(BASIC, &["annalena"], &["far_sight"], &[]);
    crate::bench::embolden(&mut t);
    in_site(&mut t, "amon_hen");
    crate::bench::turn(&mut t, "annalena", Status::Untapped);
    let site = company(&t).site;
    t.state.sides[ONE].tapped.add(site);
    assert!(!t.may(ONE, "play far_sight 0"));
}

/// SATM-21.2: a ring is tested where a sage is: as it falls, or one less. wizards:test_of_form, wizards:test_of_lore
#[test]
fn tests_of_rings() {
    for (event, magic) in [("test_of_form", false), ("test_of_lore", true)] {
        let what = format!("play {event} 0");
        let mine = [event, "precious_gold_ring", "magic_ring_of_lore", "lesser_ring"];
        let mut t = of(BASIC, &["bergil"], &mine, &[]);
        give(&mut t, "precious_gold_ring", "bergil");
        assert!(!t.may(ONE, &what), "no sage");
        let mut t = of(BASIC, &["annalena"], &mine, &[]);
        give(&mut t, "precious_gold_ring", "annalena");
        t.rolls(&[6; 4]);
        play(&mut t, ONE, &what);
        until(&mut t, "wizards-ask-play-ring");
        assert_eq!(t.may(ONE, "card magic_ring_of_lore"), magic, "{event}");
        assert!(t.may(ONE, "card lesser_ring"));
    }
}

/// SATM-23.1: the Ring and Gollum at Mount Doom: its bearer's player wins; without either of them, or elsewhere, not.
/// SATM-24.5. wizards:gollums_fate
#[test]
fn gollums_fate() {
    for (site, with, may) in [
        ("mount_doom", &["gollum", "the_one_ring"][..], true),
        ("mount_doom", &["gollum"], false),
        ("mount_doom", &["the_one_ring"], false),
        ("moria", &["gollum", "the_one_ring"], false),
    ] {
        let mut t = of(BASIC, &["boromir_ii"], &["gollums_fate", "gollum", "the_one_ring"], &[]);
        with.iter().for_each(|card| {
            give(&mut t, card, "boromir_ii");
        });
        t.rolls(&[12; 60]);
        in_site(&mut t, site);
        assert_eq!(t.may(ONE, "play gollums_fate 0"), may, "{site} {with:?}");
        if may {
            play(&mut t, ONE, "play gollums_fate 0");
            let over = t.state.turn.over.expect("it is over");
            assert!(over.0 == Ending::Ring && over.1.has(ONE) && !over.1.has(TWO));
        }
    }
}

/// SATM-9.4: Aragorn in Minas Tirith, if Denethor is not in play: three more of direct influence, and three points.
/// wizards:return_of_the_king
#[test]
fn return_of_the_king() {
    for (who, site, denethor, may) in [
        ("aragorn_ii", "minas_tirith", false, true),
        ("aragorn_ii", "bree", false, false),
        ("boromir_ii", "minas_tirith", false, false),
        ("aragorn_ii", "minas_tirith", true, false),
    ] {
        let mut t = of(BASIC, &[who], &["return_of_the_king"], &["denethor_ii"]);
        if denethor {
            let theirs = t.company("glorfindel_ii");
            put(&mut t, "denethor_ii", Zone::Company(theirs));
        }
        stand(&mut t, site);
        assert_eq!(t.may(ONE, "play return_of_the_king 0"), may, "{who} {site} {denethor}");
        if may {
            let before = influence(&t, who);
            play(&mut t, ONE, "play return_of_the_king 0");
            assert_eq!(influence(&t, who), before + 3);
            assert_eq!(t.state.points(ONE).other, 3);
            assert_eq!(t.state.piece(t.of("return_of_the_king")).zone, Zone::On(t.of(who)));
        }
    }
}

/// SATM-19.14: at the Vale of Erech, with the Men of Lamedon in play, and as long as they are. wizards:stone_of_erech
#[test]
fn stone_of_erech() {
    for (site, men, may) in
        [("vale_of_erech", true, true), ("vale_of_erech", false, false), ("bree", true, false)]
    {
        // A mind of twenty: no general influence is free.
        let company = ["aragorn_ii", "boromir_ii", "elladan", "annalena"];
        let mut t = of(BASIC, &company, &["stone_of_erech", "men_of_lamedon"], &["muster_disperses"]);
        if men {
            put(&mut t, "men_of_lamedon", Zone::Won(ONE));
        }
        stand(&mut t, site);
        assert_eq!(t.may(ONE, "play stone_of_erech 0"), may, "{site} {men}");
        if may {
            play(&mut t, ONE, "play stone_of_erech 0");
            assert_eq!(t.state.points(ONE).other, 2);
            // The Men are dispersed, and the Stone has nobody left.
            t.choose(ONE, "pass");
            crate::bench::until_asked(&mut t, TWO);
            t.rolls(&[2; 20]);
            play(&mut t, TWO, "play muster_disperses 0");
            assert_eq!(t.state.points(ONE).factions, 0);
            assert_eq!(t.state.points(ONE).other, 0);
        }
    }
}

/// SATM-21.2: a wizard tests a ring of his company with two rolls, and either may count; without a ring, or a wizard, not.
/// wizards:wizards_test, wizards:test_of_form
#[test]
fn wizards_test() {
    let mine = [
        "saruman",
        "wizards_test",
        "test_of_form",
        "precious_gold_ring",
        "magic_ring_of_lore",
        "the_one_ring",
    ];
    let mut t = of(BASIC, &["annalena"], &mine, &[]);
    assert!(!t.may(ONE, "play test_of_form 0"), "no ring");
    give(&mut t, "precious_gold_ring", "annalena");
    assert!(t.may(ONE, "play test_of_form 0"));
    assert!(!t.may(ONE, "play wizards_test 0"), "no wizard");
    put(&mut t, "saruman", Zone::Company(first()));
    for (rolls, magic, one) in [([12, 2], true, true), ([6, 7], false, false), ([10, 9], false, true)] {
        let mut t = crate::stage::Table::at(t.state.clone());
        t.rolls(&[rolls[0], rolls[1], 7, 7]);
        play(&mut t, ONE, "play wizards_test 0");
        until(&mut t, "wizards-ask-play-ring");
        assert_eq!(t.may(ONE, "card magic_ring_of_lore"), magic, "{rolls:?}");
        assert_eq!(t.may(ONE, "card the_one_ring"), one, "{rolls:?}");
    }
}

/// SATM-1.9: hand and discards go into the deck, eight cards are drawn, and the Favor is out of the game.
/// wizards:favor_of_the_valar
#[test]
fn favor_of_the_valar() {
    let mut t = of(BASIC, &["bergil"], &["favor_of_the_valar", "dodge", "block", "escape"], &[]);
    put(&mut t, "dodge", Zone::Discard);
    let all = |t: &crate::stage::Table| t.state.sides[ONE].deck.len() + t.state.sides[ONE].hand.len();
    let before = all(&t);
    t.any_chance();
    play(&mut t, ONE, "play favor_of_the_valar 0");
    assert_eq!(t.state.sides[ONE].hand.len(), 8);
    // The Favor is gone; what was discarded has come back.
    assert_eq!(all(&t), before - 1 + 1);
    assert_eq!(crate::bench::zone(&t, "favor_of_the_valar"), Zone::Out);
    t.choose(ONE, "pass");
    until(&mut t, "wizards-ask-explore");
    assert!(!t.may(ONE, "play favor_of_the_valar 0"));
}
