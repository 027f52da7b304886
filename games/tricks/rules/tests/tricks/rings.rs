//! Chapters 7 and 8: Rings, Fatigue and Tower events.

use tricks::card::{Card, CardSet, Suit};

use crate::table::{Deal, card, cards, late, setup};

const CAST: [&str; 3] = ["merry", "pippin", "gamling"];
const FOUR: [&str; 4] = ["merry", "pippin", "gamling", "hama"];

/// LDT-7.1, LDT-7.8: no eights, no Orcs; five Rings and two Fatigue; the White Tower lies aside: 36 are dealt.
#[test]
fn the_deck_of_the_second_part() {
    let deck = setup(3, &[("chapter", "29")]).rules.chapters[0].deck;
    assert_eq!(deck.len(), 37);
    assert!(deck.iter().all(|card| card.value() != Some(8) && !card.is_orc()));
    assert_eq!(deck.and(Suit::Rings.cards()), cards("r1 r2 r3 r4 r5"));
    assert_eq!(deck.and(CardSet::FATIGUE).len(), 2);
    for (players, size) in [(3, 12), (4, 9)] {
        let play = Deal::new(players, 29).deal();
        assert!((1..=players).all(|chair| play.hand(chair).len() == size));
    }
}

/// LDT-8.4: the Tower event sets the White Tower aside, open, and no card is lost.
/// tricks:tower tricks:shadow_of_barad_dur
#[test]
fn tower_events() {
    for chapter in 29..=35 {
        // There the group is chosen before anything is dealt (LDT-C32.1).
        let mut play = Deal::new(3, chapter).deal();
        if chapter == 32 {
            play.go("group 1");
        }
        let view = play.view(1);
        assert_eq!((view.aside, view.lost), (cards("wt"), None), "chapter {chapter}");
    }
    let view = Deal::new(3, 36).lost("h7").deal().view(1);
    assert_eq!((view.aside, view.lost), (cards(""), Some(card("h7"))));
}

/// LDT-7.2, LDT-A14: Rings are led only after one was played, from the next trick on.
#[test]
fn leading_rings() {
    let mut play = late(3, 29, &CAST, &["r2 h1 h2", "h3 r3 m1", "r4 m2 m3"], 1);
    play.refuses("play r2", "LDT-7.2").play("h1");
    assert_eq!(play.view(1).rings_broken, Some(false));
    play.play("h3 r4");
    assert_eq!(play.view(1).rings_broken, Some(true));
    play.play("r3");
    assert_eq!(play.state().deal.current.suit, Some(Suit::Rings));
}

/// LDT-7.2: who has only Rings may lead one.
#[test]
fn only_rings() {
    let mut play = late(3, 29, &CAST, &["r2 r3", "h3 m1", "r4 m2"], 1);
    assert_eq!(play.legal(), cards("r2 r3"));
    play.play("r2");
    assert!(play.state().deal.rings_broken);
    assert_eq!(play.legal(), cards("h3 m1"));
    play.play("h3");
    assert_eq!(play.legal(), cards("r4"), "Rings are followed like any suit");
}

/// LDT-A19: Orcs, which cannot be led, do not stand in the way.
#[test]
fn rings_and_orcs() {
    let play = late(3, 31, &CAST, &["r2 o1", "h3 m1", "r4 m2"], 1);
    assert_eq!(play.legal(), cards("r2"));
}

/// LDT-7.3: declared, the 1 of Rings beats everything, before and after it.
#[test]
fn the_one_ring_wins() {
    let mut play = late(4, 29, &FOUR, &["bt h1 h2", "r1 m3 m4", "h3 m1 m2", "h4 f1 f2"], 1);
    play.play("bt").go("win r1");
    assert_eq!(play.state().deal.current.suit, Some(Suit::Rings), "it fixes the suit like any card");
    play.play("h3 h4");
    assert_eq!(play.tricks(2), 1);
    let mut play = late(4, 29, &FOUR, &["r1 h1 h2", "bt m3 m4", "h3 m1 m2", "h4 f1 f2"], 4);
    play.refuses("win h4", "LDT-7.3").play("h4").refuses("win r1", "LDT-3.2").play("h1");
    let mut play = late(3, 29, &CAST, &["h1 h2", "r1 m3", "bt m1"], 1);
    play.play("h1").go("win r1").play("bt");
    assert_eq!(play.tricks(2), 1, "also against a Tower that comes after it");
}

/// LDT-7.3: not declared, it is a common 1.
#[test]
fn the_one_ring_may_be_a_one() {
    let mut play = late(3, 29, &CAST, &["h1 h2", "r1 m3", "m2 m1"], 1);
    play.play("h1 r1 m2");
    assert_eq!(play.tricks(1), 1);
    // Other Rings have no such power.
    let mut play = late(3, 29, &CAST, &["h1 h2", "r5 m3", "m2 m1"], 1);
    play.play("h1").refuses("win r5", "LDT-7.3").play("r5 m2");
    assert_eq!(play.tricks(1), 1);
}

/// LDT-7.4: the holder of the 1 of Rings is Frodo, keeps the card, and Rings may not be led yet.
#[test]
fn the_ring_makes_frodo() {
    let play = Deal::new(3, 29).hands(&["", "r1"]).deal();
    assert_eq!(play.chair("frodo").number(), 2);
    assert!(play.hand(2).has(Card::RING));
    let view = play.view(3);
    assert_eq!((view.rings_broken, view.chairs[1].known), (Some(false), cards("r1")));
}

/// LDT-7.4, LDT-7.6: Frodo has the Burden tokens, 2 to 5, and nobody else is asked for one.
#[test]
fn the_burden_tokens_are_frodos() {
    let mut play = Deal::new(3, 34).hands(&["", "r1"]).deal();
    play.all("take sam, take gollum_servant").settle_to("burden");
    assert_eq!(play.chair("frodo").number(), play.turn());
    assert_eq!(play.choices(), ["burden 2", "burden 3", "burden 4", "burden 5"]);
    play.refuses("burden 1", "LDT-7.6").refuses("burden 6", "LDT-7.6");
    play.go("burden 4");
    assert_eq!(play.view(1).burden, Some(4), "it lies open");
}

/// LDT-7.5, LDT-7.7: choosing from Frodo's left; setting up from Frodo himself, who leads the first trick.
#[test]
fn frodo_comes_first() {
    let mut play = Deal::new(3, 29).hands(&["", "r1"]).deal();
    assert_eq!(play.turn(), 3);
    play.refuses("take sam", "LDT-2.5");
    play.all("take gollum_stinker, take smeagol_slinker");
    assert_eq!(play.turn(), 2, "Frodo sets up first");
    play.settle();
    assert_eq!(play.turn(), 2, "and leads");
}

/// LDT-7.6: one of the Burdens 2 to 5, open for all.
#[test]
fn the_burden() {
    let mut play = Deal::new(3, 29).hands(&["r1"]).deal();
    play.all("take gollum_stinker, take smeagol_slinker");
    assert_eq!(play.choices(), ["burden 2", "burden 3", "burden 4", "burden 5"]);
    play.refuses("burden 1", "LDT-7.6").refuses("burden 6", "LDT-7.6").refuses("skip", "LDT-2.6");
    play.go("burden 4");
    assert_eq!(play.view(3).burden, Some(4));
}

/// LDT-8.1, LDT-A6: Fatigue is led and does not follow; after it anything goes until a suit is fixed.
#[test]
fn fatigue_leads() {
    let mut play = late(4, 29, &FOUR, &["c1 h2 h3", "r2 bt c2", "h4 m1 r3", "h5 f1 f2"], 1);
    assert!(play.legal().has(card("c1")));
    play.play("c1").refuses("play c2", "LDT-8.1");
    assert_eq!(play.legal(), cards("r2 bt"));
    play.play("r2");
    assert_eq!(play.legal(), cards("r3"), "the Ring fixed the suit");
    play.play("r3 f1");
    assert_eq!((play.tricks(3), play.state().deal.tricks[0].leader.number()), (1, 1));
    // Who follows suit need not touch Fatigue; who is void plays something else.
    let mut play = late(3, 29, &CAST, &["h1 h2", "c1 m1", "h4 m2"], 1);
    play.play("h1").refuses("play c1", "LDT-8.1").play("m1");
}

/// LDT-8.2: forced to follow with Fatigue, the chapter is lost.
#[test]
fn fatigue_must_not_follow() {
    let mut play = late(3, 29, &CAST, &["h1 h2", "c1 c2", "h4 m2"], 1);
    play.play("h1");
    assert_eq!((play.won(), play.reason()), (Some(false), "tricks-over-fatigue"));
}

/// LDT-8.3: only Fatigue and both Towers: no winner, the same leader.
#[test]
fn fatigue_and_towers() {
    let mut play = late(3, 36, &CAST, &["c1 h2 h3 h4", "wt m1", "bt m2"], 1);
    play.play("c1 wt bt");
    assert_eq!((play.turn(), play.state().deal.tricks.len()), (1, 1));
    assert_eq!((1..=3).map(|chair| play.tricks(chair)).sum::<u8>(), 0);
    // With one Tower, that one wins.
    let mut play = late(3, 36, &CAST, &["c1 h2 h3 h4", "wt m1", "f1 m2"], 1);
    play.play("c1 wt f1");
    assert_eq!(play.tricks(2), 1);
    assert!(play.state().phase.playing().is_some());
}
