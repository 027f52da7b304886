//! Chapters 25 to 27.

use table::{Chance, Game, Seat};
use tricks::Tricks;
use tricks::chair::Chair;
use tricks::goal::Status;
use tricks::questions::{DiscardCard, GoOn, Next, Phase};

use crate::table::{Deal, card, cards, late, setup};

/// LDT-C25.6: with two the dealer plays the pyramid, and it takes no part when the horn sounds.
/// tricks:sound_the_horn tricks:chapter_25
#[test]
fn helms_deep_for_two() {
    let mut chance = Chance::stream(table::rng(5));
    let mut state =
        Tricks::start(&setup(2, &[("chapter", "25")]), &mut chance, &mut table::Journal::silent());
    assert_eq!(state.deal.pyramid_seat, Seat::new(0));
    for (round, dealer) in [(2, 1), (3, 0)] {
        state.phase = GoOn { won: true, ending: tricks::event::Ending::Partly, next: Next::Round }.into();
        state.round = round - 1;
        Tricks::apply(
            &mut state,
            Seat::new(0),
            &"go".parse().unwrap(),
            &mut chance,
            &mut table::Journal::silent(),
        );
        assert_eq!(state.deal.pyramid_seat, Seat::new(dealer), "round {round}");
    }
    let mut discards = Vec::new();
    while !matches!(state.phase, Phase::PlayCard(_) | Phase::UntuckCard(_)) {
        if let Phase::DiscardCard(DiscardCard { chair }) = state.phase {
            discards.push(chair.number());
        }
        let seat = state.asks().first().unwrap();
        let mut choices = Vec::new();
        Tricks::choices(&state, seat, &mut choices);
        Tricks::apply(&mut state, seat, &choices[0], &mut chance, &mut table::Journal::silent());
    }
    discards.sort_unstable();
    assert_eq!(discards, [1, 2], "each of the players, not the pyramid");
    assert_eq!(state.deal.discards.len(), 2);
    assert!(
        Chair::all(3).all(|chair| state.deal.hands[chair].len()
            + usize::from(state.deal.tucked[chair].is_some())
            >= 12)
    );
}

/// LDT-C25.7, LDT-A23: alone the Towers are anywhere; each hand gets up to nine cards in all; without the
/// White Tower in a hand, the first hand is Aragorn.
#[test]
fn helms_deep_alone() {
    let (mut with_tower, mut without) = (0, 0);
    for seed in 0..40 {
        let mut chance = Chance::stream(table::rng(seed));
        let state =
            Tricks::start(&setup(1, &[("chapter", "25")]), &mut chance, &mut table::Journal::silent());
        let holder = state.deal.hands.0.iter().position(|hand| hand.has(card("wt")));
        assert_eq!(state.deal.first.index(), holder.unwrap_or(0));
        with_tower += usize::from(holder.is_some());
        without += usize::from(holder.is_none());
        assert!(state.deal.hands.0.iter().all(|hand| hand.len() == 4));
    }
    assert!(with_tower > 0 && without > 0);
    let play = crate::table::random_to_play(1, "25", 3);
    assert_eq!(play.deal.total, 9);
}

/// LDT-C25.7: alone, a tucked card is one of the nine, and the one that Gandalf has more is none of them.
#[test]
fn as_many_cards_for_each_hand() {
    let cast = ["aragorn_leader", "erkenbrand", "gandalf_white", "theoden"];
    let hands = ["h8 h7 h6 h5", "h1 h2 m4", "m1 m2 m3 f1 f2", "s1 s2 s3 s4"];
    let mut play = late(1, 25, &cast, &hands, 1).with(|state| {
        state.deal.tucked.0[1] = Some(card("h3"));
        state.deal.stock = cards("h4 m5 m6 m7 m8 f3 f4 f5 f6 f7 f8 s5 s6 s7 s8 o1 o2 o3 wt bt");
        state.deal.total = 9;
        state.deal.count.0 = [1; 4];
    });
    for _ in 0..6 {
        let before = play.state().deal.tricks.len();
        while play.state().deal.tricks.len() == before {
            let first = play.choices()[0].clone();
            play.go(&first);
        }
    }
    // Nine each, Gandalf ten; three tricks are left.
    let left = [1, 2, 3, 4].map(|chair| play.hand(chair).len());
    assert_eq!((left, play.state().deal.tucked.0[1]), ([3, 2, 4, 3], Some(card("h3"))));
}

/// LDT-C26.1: both draw from the same Hills, different cards.
/// tricks:chapter_26
#[test]
fn the_hills_deck() {
    let mut play = Deal::new(3, 26).hands(&["wt"]).then(&["h3", "h5", "h2", "h8"]).deal();
    play.all("take beechbone, take quickbeam");
    assert_eq!(play.choices(), ["keep h3", "keep h5"]);
    play.refuses("keep h2", "LDT-C26.1").go("keep h5").settle_to("keep");
    assert_eq!(play.choices(), ["keep h2", "keep h8"]);
    play.go("keep h2");
    assert_eq!((play.view(1).chairs[1].param, play.view(1).chairs[2].param), (Some(5), Some(2)));
}

/// LDT-C26.2: Beechbone needs just so many Forest and Fangorn cards together.
#[test]
fn beechbone_counts() {
    let won = |cards_won: &str, param: u8| {
        let cast = ["treebeard", "beechbone", "merry"];
        let play = late(3, 26, &cast, &["s1", "s2", "s3"], 1).with(|state| {
            state.deal.param.0[1] = param;
            state.deal.won.0[1] = cards(cards_won);
            state.deal.total = 0;
        });
        play.status("beechbone")
    };
    assert_eq!(won("f1 f9 m1", 2), Status::Met);
    assert_eq!(won("f1 f2", 2), Status::Met);
    assert_eq!(won("f9 f16", 2), Status::Met);
    assert_eq!(won("f1 f2 f9", 2), Status::Failed);
    assert_eq!(won("m1 m2", 2), Status::Failed);
}

/// LDT-C27.2: Saruman may win no trick, so his Black Tower must be cancelled.
/// tricks:chapter_27
#[test]
fn sarumans_tower() {
    let cast = ["saruman", "gandalf_white", "merry"];
    let mut play = late(3, 27, &cast, &["bt h1 h2", "wt m1 m2", "m3 m4 m5"], 3);
    play.play("m3 bt m1");
    assert_eq!((play.won(), play.status("saruman")), (Some(false), Status::Failed));
    let mut play = late(3, 27, &cast, &["bt h1 h2", "wt s1 s2", "m3 m4 m5"], 3);
    play.play("m3 bt wt");
    assert_eq!((play.won(), play.tricks(3)), (None, 1));
    assert_eq!(play.status("saruman"), Status::Open);
}
