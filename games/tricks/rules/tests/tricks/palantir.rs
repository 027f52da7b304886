//! Chapter 28: Pippin looks into the palantír.

use table::{Chance, Game, Observer};
use tricks::Tricks;
use tricks::card::Suit;
use tricks::chair::Chair;
use tricks::questions::{DiscardDrawn, Phase};

use crate::table::{cards, late, random_to_play, setup};

/// LDT-C28.1: 9 cards each, or 7 with four, and one lost.
/// tricks:chapter_28
#[test]
fn a_shorter_deal() {
    for (players, size) in [(2, 9), (3, 9), (4, 7)] {
        let mut chance = Chance::stream(table::rng(1));
        let state =
            Tricks::start(&setup(players, &[("chapter", "28")]), &mut chance, &mut table::Journal::silent());
        assert!(Chair::all(state.chairs()).all(|chair| state.deal.hands[chair].len() == size));
        assert!(state.deal.lost.is_some());
        assert_eq!(state.deal.side, Suit::Shadows.cards());
    }
}

/// LDT-C28.2: before a trick Pippin draws a Shadow, secretly, and discards a card, until there are none.
/// tricks:palantir
#[test]
fn the_palantir() {
    let cast = ["pippin", "gandalf_white", "shadowfax"];
    let mut play = late(3, 28, &cast, &["h1 h2 h3", "h4 h5 h6", "h7 h8 m1"], 1)
        .with(|state| state.deal.side = cards("s1"));
    play.play("h1 h4 h7");
    assert_eq!((play.hand(1), play.state().deal.side), (cards("h2 h3 s1"), cards("")));
    assert_eq!(play.view(2).chairs[0].hand, None);
    let asked = Phase::DiscardDrawn(DiscardDrawn { chair: Chair::at(0) });
    assert_eq!(play.state().phase, asked);
    assert_eq!(play.choices(), ["discard h2", "discard h3", "discard s1"]);
    play.refuses("discard m1", "LDT-3.1").go("discard h2");
    assert_eq!((play.hand(1), play.state().deal.discards), (cards("h3 s1"), cards("h2")));
    let told = serde_json::to_string(&play.view(2)).unwrap();
    assert!(!told.contains("h2"), "nobody else is told which: {told}");
    play.play("h8 h3 h5");
    assert_eq!(play.hand(1), cards("s1"), "no more are drawn");
    assert!(!matches!(play.state().phase, Phase::DiscardDrawn(_)));
    let watcher = Tricks::view(play.state(), Observer::Watcher);
    assert_eq!(watcher.side, 0);
}

/// LDT-C28.2: eight Shadow cards for nine tricks: before the last there are none left, and every hand is played out.
#[test]
fn the_palantir_is_looked_into_before_each_trick() {
    let mut most = 0;
    for seed in 0..20 {
        let mut state = random_to_play(3, "28", seed);
        assert_eq!(state.deal.discards.len(), 1, "before the first trick, too");
        let mut chance = Chance::stream(table::rng(seed));
        let mut luck = table::rng(seed);
        while state.phase.ended().is_none() {
            let seat = state.asks().first().unwrap();
            let mut choices = Vec::new();
            Tricks::choices(&state, seat, &mut choices);
            let choice = choices[table::pick(&mut luck, choices.len())];
            Tricks::apply(&mut state, seat, &choice, &mut chance, &mut table::Journal::silent());
            let longest = Chair::all(3).map(|chair| state.deal.hands[chair].len()).max();
            assert!(longest <= Some(10), "no hand grows");
        }
        most = most.max(state.deal.discards.len());
    }
    assert_eq!(most, 8, "a round that is played to its end");
}

/// LDT-C28.3: nine cards in rows of two, three and four.
#[test]
fn a_smaller_pyramid() {
    let mut chance = Chance::stream(table::rng(1));
    let state = Tricks::start(&setup(2, &[("chapter", "28")]), &mut chance, &mut table::Journal::silent());
    let pyramid = state.deal.pyramid.unwrap();
    assert_eq!((pyramid.rows, pyramid.size()), ([2, 3, 4], 9));
    assert_eq!(pyramid.face_up().len(), 6);
    assert_eq!(pyramid.uncovered().len(), 4);
}
