//! Rings, and what they do to those who bear them (SATM-11.6, SATM-21.3).

use wizards::state::{Status, Zone};

use crate::bench::{aim, at_rest, give, in_site, may_aim, on, play, put, status, until, withstands};
use crate::items::with;
use crate::stage::{ONE, TWO};

/// SATM-21.3: a sage taps, and the site; any ring but the One takes the place of a gold ring, without a roll.
/// wizards:ringlore
#[test]
fn ringlore() {
    let mine = ["ringlore", "beautiful_gold_ring", "magic_ring_of_lore", "the_one_ring"];
    let site = wizards::ids::SiteId::all().find(|site| site.get().information).unwrap().to_string();
    let mut t = with("annalena", &mine, &[]);
    in_site(&mut t, &site);
    assert!(!t.may(ONE, "play ringlore 0"), "no gold ring");
    let mut t = with("annalena", &mine, &[]);
    let gold = give(&mut t, "beautiful_gold_ring", "haldir");
    in_site(&mut t, &site);
    aim(&mut t, ONE, "play ringlore 0", &["pick annalena"]);
    until(&mut t, "wizards-ask-replace-ring");
    assert!(!t.may(ONE, "gain the_one_ring haldir"));
    assert!(!t.may(ONE, "gain magic_ring_of_lore annalena"), "she has no gold ring");
    t.choose(ONE, "gain magic_ring_of_lore haldir");
    assert_eq!(t.state.piece(gold).zone, Zone::Discard);
    assert_eq!(t.state.piece(t.of("magic_ring_of_lore")).zone, Zone::On(t.of("haldir")));
    assert_eq!(status(&t, "annalena"), Status::Tapped);
    let site = wizards::ids::SiteId::named(&site).unwrap();
    assert!(t.state.sides[ONE].tapped.has(site));
}

/// SATM-11.6: somebody beside the Ring-bearer makes a check at two less, and falls with the Ring; not the bearer, and nobody
/// without the Ring near. wizards:the_precious
#[test]
fn the_precious() {
    let what = "play the_precious 0";
    for (roll, stays) in [(12, true), (2, false)] {
        let mut t = with("bergil", &["the_one_ring", "sword_of_gondolin"], &["the_precious"]);
        at_rest(&mut t);
        assert!(!t.may(TWO, what), "no Ring");
        let ring = give(&mut t, "the_one_ring", "bergil");
        give(&mut t, "sword_of_gondolin", "haldir");
        assert!(!may_aim(&t, TWO, what, "pick bergil"));
        play(&mut t, TWO, what);
        assert_eq!(withstands(&mut t, "haldir", roll), stays, "{roll}");
        assert_eq!(t.state.piece(ring).zone.in_play(), stays);
        assert!(t.state.piece(t.of("bergil")).zone.in_play());
    }
}

/// SATM-11.6: who bears a ring makes a check at two less, and loses the ring alone. wizards:the_rings_betrayal
#[test]
fn the_rings_betrayal() {
    let what = "play the_rings_betrayal 0";
    for (roll, stays) in [(12, true), (2, false)] {
        let mut t = with("bergil", &["magic_ring_of_lore"], &["the_rings_betrayal"]);
        at_rest(&mut t);
        assert!(!t.may(TWO, what), "no ring");
        let ring = give(&mut t, "magic_ring_of_lore", "bergil");
        play(&mut t, TWO, what);
        assert!(withstands(&mut t, "bergil", roll), "he stays in any case");
        assert_eq!(t.state.piece(ring).zone.in_play(), stays, "{roll}");
    }
}

/// SATM-11.2: of what burdens somebody one thing counts twice: the least, as its player would choose.
/// wizards:the_balance_of_things
#[test]
fn the_balance_of_things() {
    let mine = ["palantir_of_amon_sul", "miruvor", "sword_of_gondolin"];
    let mut t = with("bergil", &mine, &["the_balance_of_things"]);
    give(&mut t, "palantir_of_amon_sul", "bergil");
    give(&mut t, "sword_of_gondolin", "bergil");
    let before = t.state.corruption(t.of("bergil"));
    let haldir = t.state.corruption(t.of("haldir"));
    put(&mut t, "the_balance_of_things", Zone::Table);
    let sword = crate::stage::card("sword_of_gondolin").get().corruption;
    assert!(sword < 3);
    assert_eq!(t.state.corruption(t.of("bergil")), before + sword);
    assert_eq!(t.state.corruption(t.of("haldir")), haldir, "he bears nothing");
    on(&mut t);
}
