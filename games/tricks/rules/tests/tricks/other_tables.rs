//! Chapters 9, 10 and 11: two players, alone, and the endless road.

use table::{Game, Observer, Seat};
use tricks::Tricks;
use tricks::card::CardSet;
use tricks::chair::Chair;
use tricks::character::Character;
use tricks::pyramid::Pyramid;
use tricks::view::Seen;

use crate::table::{Deal, card, cards, late, setup};

/// The pyramid's cards as they lie: by order of cards, so h1 h2 h3 at the top, h4 to h7 on them, m1 to m5.
const PYRAMID: &str = "h1 h2 h3 h4 h5 h6 h7 m1 m2 m3 m4 m5";

/// The same without what Frodo and the leader hold in the test.
const PYRAMID_29: &str = "h2 h3 h5 h6 h7 m1 m2 m3 m4 m5 m6 m7";

fn two() -> crate::table::Play {
    Deal::new(2, 19).lost("h8").hands(&["wt", "bt", PYRAMID]).deal()
}

/// LDT-9.1, LDT-A7: three, four and five cards; the middle one at the top and the second row are face down.
#[test]
fn the_pyramid() {
    let play = two();
    let view = play.view(1).pyramid.expect("a pyramid");
    assert_eq!(view.rows, [3, 4, 5]);
    let up = view.slots.iter().map(|slot| slot.card != Some(Seen::Hidden)).collect::<Vec<_>>();
    let down = [1, 3, 4, 5, 6];
    assert!((0..12).all(|slot| up[slot] != down.contains(&slot)), "{up:?}");
    assert_eq!(view.slots[0].card, Some(Seen::Card(card("h1"))));
    assert!((1..=2).all(|seat| play.hand(seat).len() == 12));
    // Nobody sees what lies face down, not even who plays it.
    for observer in [Observer::Seat(Seat::new(0)), Observer::Seat(Seat::new(1)), Observer::Watcher] {
        let view = Tricks::view(play.state(), observer);
        assert_eq!(view.pyramid.unwrap().slots[4].card, Some(Seen::Hidden));
        assert_eq!(view.chairs[2].hand, None);
    }
}

/// LDT-9.2: each card is covered by the two that touch it.
#[test]
fn covering() {
    let mut pyramid = Pyramid::new([3, 4, 5]);
    for (slot, card) in cards(PYRAMID).iter().enumerate() {
        pyramid.slots[slot] = Some(card);
    }
    assert_eq!(pyramid.uncovered(), cards("m1 m2 m3 m4 m5"));
    pyramid.take(card("m1"));
    assert!(!pyramid.is_uncovered(3));
    pyramid.take(card("m2"));
    assert!(pyramid.is_uncovered(3) && !pyramid.is_uncovered(4));
    assert!(!pyramid.is_uncovered(0));
    assert_eq!(pyramid.turn(), cards("h4"));
    pyramid.take(card("h4"));
    pyramid.take(card("m3"));
    pyramid.turn();
    pyramid.take(card("h5"));
    assert!(pyramid.is_uncovered(0) && pyramid.uncovered().has(card("h1")));
}

/// LDT-9.3: who was assigned first plays the pyramid and chooses for it; the sides for three are used.
#[test]
fn who_plays_the_pyramid() {
    let mut play = Deal::new(2, 19).lost("h8").hands(&["bt", "wt", PYRAMID]).deal();
    assert_eq!((play.turn(), play.seat()), (3, Seat::new(1)));
    play.go("take boromir");
    assert_eq!((play.turn(), play.seat()), (1, Seat::new(0)));
    play.go("take gimli_hunter").settle();
    let gimli = play.state().sheet(Chair::at(0)).unwrap().goal.to_string();
    assert_eq!(gimli, "cards(self, mountains) >= 6");
    play.play("s1");
    assert_eq!((play.turn(), play.seat()), (3, Seat::new(1)));
}

/// LDT-A18: when the pyramid has the White Tower it is Aragorn, played by its left neighbour.
#[test]
fn the_pyramid_is_aragorn() {
    let mut play = Deal::new(2, 19).lost("h8").hands(&["", "", "h1 h2 h3 wt h5 h6 h7 m1 m2 m3 m4"]).deal();
    assert_eq!(play.chair("aragorn_hunter").number(), 3);
    assert_eq!(play.seat(), Seat::new(0));
    play.cast("boromir gimli_hunter");
    assert_eq!((play.turn(), play.seat()), (3, Seat::new(0)));
}

/// LDT-9.4: only what nothing covers is played; after a trick what has become free is turned up.
#[test]
fn playing_the_pyramid() {
    let hands = ["m6 m7 f1", "m8 f2 f3", "h1"];
    let mut play = late(2, 19, &["pippin", "merry", "gamling"], &hands, 1).with(|state| {
        let mut pyramid = Pyramid::new([3, 4, 5]);
        for (slot, card) in cards(PYRAMID).iter().enumerate() {
            pyramid.slots[slot] = Some(card);
        }
        pyramid.take(card("m2"));
        state.deal.hands.0[2] = cards(PYRAMID).without(card("m2"));
        state.deal.pyramid = Some(pyramid);
        state.deal.shown = pyramid.face_up();
        state.deal.pyramid_seat = Seat::new(0);
    });
    play.play("m6 m8");
    assert_eq!(play.legal(), cards("m1 m3 m4 m5"));
    play.refuses("play h1", "LDT-3.1").play("m1");
    let slots = play.view(2).pyramid.unwrap().slots;
    assert_eq!((slots[3].card, slots[4].card), (Some(Seen::Card(card("h4"))), Some(Seen::Hidden)));
}

/// LDT-9.5, LDT-A8: covered cards do not oblige to follow.
#[test]
fn the_pyramid_follows_with_what_is_free() {
    let mut play = two();
    play.cast("boromir gimli_hunter");
    // Hills are only in the covered rows.
    play.play("f1 s1");
    let chair = Chair::at(2);
    assert_eq!(play.turn(), 3);
    assert_eq!(play.state().legal_cards(chair), cards("m1 m2 m3 m4 m5"));
}

/// LDT-A8: also where it leads Orcs, or would have to follow with Fatigue, only what is free counts.
#[test]
fn the_pyramid_is_stuck_with_what_is_free() {
    let chair = Chair::at(2);
    let stuck = |free: &str, play: crate::table::Play, leader: usize| {
        play.with(|state| {
            let mut pyramid = Pyramid::new([3, 4, 5]);
            pyramid.slots[3] = Some(card("h4"));
            for (slot, card) in [7, 8].into_iter().zip(cards(free).iter()) {
                pyramid.slots[slot] = Some(card);
            }
            state.deal.pyramid = Some(pyramid);
            state.deal.hands[chair] = cards(free).with(card("h4"));
            state.deal.current = tricks::state::Current::led_by(Chair::at(leader));
            state.phase = tricks::questions::PlayCard { chair: Chair::at(leader) }.into();
        })
    };
    let mut play = two();
    play.cast("boromir gimli_hunter");
    let play = stuck("o1 o2", play, 2);
    assert_eq!(play.state().legal_cards(chair), CardSet::EMPTY, "an Orc is not led");
    let mut play = Deal::new(2, 29).hands(&["r1", "h1", PYRAMID_29]).deal();
    play.cast("gollum_stinker smeagol_slinker");
    let mut play = stuck("c1 c2", play, 1);
    play.play("h1");
    assert_eq!(play.reason(), "tricks-over-fatigue");
}

/// LDT-9.6: it exchanges free cards of the bottom row only, and what comes lies in their place.
#[test]
fn the_pyramid_exchanges() {
    let mut play = two();
    play.all("take gimli_hunter, take boromir");
    // Gimli exchanges with Aragorn; then Boromir, who is the pyramid, with whom it likes.
    play.settle_to("with");
    assert_eq!((play.turn(), play.seat()), (3, Seat::new(0)));
    play.go("with 2").refuses("pass h4", "LDT-3.1").refuses("pass h1", "LDT-3.1").go("pass m1");
    let back = play.choices().into_iter().find(|choice| choice != "pass m1").unwrap();
    play.go(&back);
    let slots = play.view(1).pyramid.unwrap().slots;
    assert_eq!(slots[7].card, Some(Seen::Card(card(back.trim_start_matches("pass ")))));
    assert!(slots[3].covered);
    // And others with it: it gives back what it likes of the bottom row.
    let mut play = two();
    play.all("take boromir, take gimli_hunter");
    play.settle_to("with").go("with 3");
    let given = play.choices()[0].clone();
    play.go(&given).go("pass m5");
    let slots = play.view(1).pyramid.unwrap().slots;
    assert_eq!(slots[11].card, Some(Seen::Card(card(given.trim_start_matches("pass ")))));
}

/// LDT-9.7, LDT-C23.7: cards it gains lie open beside the bottom row and cover nothing.
#[test]
fn the_pyramid_gains_a_card() {
    let mut play = Deal::new(2, 24).deal_with_counsel();
    assert_eq!(play.chair("gandalf_white").number(), 3);
    play.cast("theoden eowyn");
    let view = play.view(1).pyramid.unwrap();
    assert_eq!(view.slots.len(), 13);
    assert!(!view.slots[12].covered && matches!(view.slots[12].card, Some(Seen::Card(_))));
    assert!(play.state().open_hand(Chair::at(2)).len() == 6);
}

/// LDT-C23.7: the pyramid turns out to be Gandalf: the lost card lies open beside its bottom row and may be played.
#[test]
fn the_unmasked_pyramid() {
    let mut play = Deal::new(2, 23).lost("h8").hands(&["wt"]).then(&["first"]).deal();
    play.cast("old_man_one old_man_two");
    let pyramid = Chair::at(2);
    let mut play = play.with(|state| {
        state.deal.masked = Some(pyramid);
        state.deal.count.0[..3].copy_from_slice(&[0, 1, 1]);
    });
    assert_eq!(play.view(2).pyramid.expect("a pyramid").slots.len(), 12);
    while play.state().deal.masked.is_some() {
        let first = play.choices()[0].clone();
        play.go(&first);
    }
    assert_eq!(play.chair("gandalf_white"), pyramid);
    let view = play.view(2).pyramid.expect("a pyramid");
    assert_eq!((view.slots.len(), view.slots[12].card), (13, Some(Seen::Card(card("h8")))));
    assert!(!view.slots[12].covered && play.state().open_hand(pyramid).has(card("h8")));
}

/// LDT-10.1, LDT-A9: four open hands of four with the special cards among them, and a draw pile.
#[test]
fn alone() {
    for seed in 0..20 {
        let mut chance = table::Chance::stream(table::rng(seed));
        let start = |chapter: &str, chance: &mut table::Chance| {
            let setup = setup(1, &[("chapter", chapter)]);
            Tricks::start(&setup, chance, &mut table::Journal::silent())
        };
        let state = start("19", &mut chance);
        let all = state.deal.hands.0.iter().fold(CardSet::EMPTY, |all, hand| all.or(*hand));
        assert!(state.deal.hands.0.iter().all(|hand| hand.len() == 4));
        assert!(CardSet::TOWERS.minus(all).is_empty());
        assert_eq!((state.deal.stock.len(), state.deal.lost.is_some()), (20, true));
        let state = start("29", &mut chance);
        let all = state.deal.hands.0.iter().fold(CardSet::EMPTY, |all, hand| all.or(*hand));
        assert!(all.has(card("r1")) && state.deal.lost.is_none());
        let view = Tricks::view(&state, Observer::Seat(Seat::new(0)));
        assert!(view.chairs.iter().all(|chair| chair.hand.is_some()));
        assert!(Tricks::view(&state, Observer::Watcher).chairs.iter().all(|chair| chair.hand.is_none()));
    }
}

/// LDT-10.2, LDT-10.3: one character a hand; setting up begins with the special one; one exchange a round.
#[test]
fn setting_up_alone() {
    let mut play = Deal::new(1, 19).lost("h8").hands(&["m1 m2 m3 m4", "wt bt h1 h2"]).deal();
    assert_eq!((play.chair("aragorn_hunter").number(), play.turn()), (2, 3));
    play.all("take gimli_hunter, take legolas_hunter, take boromir");
    assert_eq!(play.turn(), 3);
    play.go("skip");
    assert_eq!(play.turn(), 4, "the next may use his");
    play.all("with 3");
    let given = play.choices()[0].clone();
    play.go(&given).go(&given);
    assert!(play.state().phase.playing().is_some(), "Boromir has no exchange any more");
}

/// LDT-10.3: alone, a card for the lost card is the one exchange of the round.
#[test]
fn the_lost_card_alone() {
    let begin = || {
        let mut play = Deal::new(1, 36).lost("h7").hands(&["r1 m1"]).deal();
        play.all("take frodo_stung, take gorbag, take shagrat").settle_to("pass");
        play
    };
    let exchanges = |mut play: crate::table::Play| {
        let mut exchanges = 0;
        while play.state().phase.playing().is_none() {
            let choices = play.choices();
            exchanges += usize::from(choices.iter().any(|choice| choice.starts_with("with")));
            let skips = choices.iter().any(|choice| choice == "skip");
            let next = if skips { "skip" } else { choices[0].as_str() };
            play.go(next);
        }
        exchanges
    };
    let mut left = begin();
    left.go("skip");
    assert_eq!(exchanges(left), 2, "Gorbag and Shagrat may use theirs");
    let mut used = begin();
    used.go("pass m1");
    assert_eq!(exchanges(used), 0);
}

/// LDT-10.4: each hand plays, and after a trick gets a card while there are some; four objectives to meet.
#[test]
fn playing_alone() {
    let mut play = Deal::new(1, 29)
        .hands(&["r1 h1 h2 h3", "h4 h5 h6 h7", "m1 m2 m3 m4", "m5 m6 m7 f1"])
        .then(&["f2", "f3", "f4", "f5"])
        .deal();
    play.cast("gollum_stinker smeagol_slinker sam");
    assert_eq!(play.state().deal.total, 9);
    play.play("h1 h4 m1");
    assert_eq!(play.hand(4).len(), 4);
    play.play("m5");
    assert_eq!(play.state().deal.stock.len(), 16);
    let all = play.state().deal.hands.0.iter().fold(CardSet::EMPTY, |all, hand| all.or(*hand));
    assert!(cards("f2 f3 f4 f5").minus(all).is_empty());
    let frodo = late(1, 19, &["gamling", "gamling", "gamling", "gamling"], &["h1", "h2", "h3", "h4"], 1);
    let mut play = frodo.with(|state| state.deal.count.0 = [2, 2, 2, 1]);
    play.play("h1 h2 h3 h4");
    assert_eq!(play.won(), Some(true), "all four");
}

/// LDT-11.1, LDT-11.2: the deck of chapter 19, Aragorn, and eight or twelve others at random.
#[test]
fn the_endless_road() {
    for (players, count) in [(2, 8), (3, 8), (4, 12), (1, 12)] {
        let setup = setup(players, &[("play", "road")]);
        let chapter = &setup.rules.chapters[0];
        assert_eq!((chapter.number, chapter.roster.len(), chapter.long), (0, 20, true));
        assert_eq!(chapter.deck, crate::table::setup(players, &[]).rules.chapters[0].deck);
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..30 {
            let mut chance = table::Chance::stream(table::rng(seed));
            let state = Tricks::start(&setup, &mut chance, &mut table::Journal::silent());
            assert_eq!(state.roster.len(), count + 1);
            assert!(state.roster.has(Character::named("aragorn_hunter").unwrap()));
            seen.extend(state.roster.iter());
        }
        assert_eq!(seen.len(), 20, "any of them may come");
    }
}

/// LDT-11.2: the list is the book's, name by name.
#[test]
fn who_walks_the_endless_road() {
    let names = [
        "boromir",
        "legolas_hunter",
        "gimli_hunter",
        "eomer",
        "merry",
        "pippin",
        "gandalf_white",
        "saruman",
        "theoden",
        "eowyn",
        "hama",
        "erkenbrand",
        "gamling",
        "shadowfax",
        "gollum_wicked",
        "faramir",
        "smeagol_wretched",
        "gorbag",
        "shagrat",
        "aragorn_hunter",
    ];
    let mut wanted = names.to_vec();
    wanted.sort_unstable();
    let roster = setup(3, &[("play", "road")]).rules.chapters[0].roster;
    let mut listed = roster.iter().map(|who| who.to_string()).collect::<Vec<_>>();
    listed.sort_unstable();
    assert_eq!(listed, wanted);
}

/// LDT-11.3: with the earlier game's eighteen.
#[test]
fn the_longer_road() {
    let roster = setup(3, &[("play", "road-fellowship")]).rules.chapters[0].roster;
    assert_eq!(roster.len(), 20 + 18);
    assert!(roster.has(Character::named("tom_bombadil").unwrap()));
    assert!(!roster.has(Character::named("frodo").unwrap()));
}
