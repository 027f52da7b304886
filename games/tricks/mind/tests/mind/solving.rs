//! The solver: lines that win do win, and what cannot be won is said to be so.

use table::{Chance, Game, Journal, rng};
use tricks::Tricks;
use tricks::character::Character;
use tricks_mind::solver::{Position, Verdict, blame, exhaust, nested, solve, wins};

use crate::table::{late, setup};

/// A line that the solver shows is legal, choice by choice, and wins the round.
#[test]
fn lines_win() {
    let mut found = 0;
    for (players, chapter) in [(3, "19"), (4, "21"), (3, "24"), (4, "29"), (3, "34"), (1, "21")] {
        let setup = setup(players, &[("chapter", chapter)]);
        for seed in 0..2 {
            let mut chance = Chance::stream(rng(seed));
            let state = Tricks::start(&setup, &mut chance, &mut Journal::silent());
            let solution = solve(&state, &chance, 60_000, &mut rng(seed));
            assert!(solution.nodes <= 61_000, "{}", solution.nodes);
            if let Verdict::Winnable(line) = solution.verdict {
                assert!(wins(&state, &chance, &line), "chapter {chapter}, seed {seed}");
                assert!(!wins(&state, &chance, &line[..line.len() - 1]), "not before its last choice");
                found += 1;
            }
        }
    }
    assert!(found >= 6, "only {found} of 12 deals were solved");
}

/// Two tricks are left, Gamling needs both.
#[test]
fn the_end_of_a_round() {
    let cast = ["gamling", "frodo_stung", "gandalf_white"];
    let with = |hand: &str, other: &str| {
        let play =
            late(3, 21, &cast, &[hand, other, "f1 f2"], 2).with(|state| state.deal.count.0 = [0, 0, 2, 0]);
        exhaust::exhaust(&Position { state: play.state().clone(), chance: Chance::stream(rng(1)) }, 100_000)
            .verdict
    };
    assert!(matches!(with("h8 m8", "h1 m1"), Verdict::Winnable(_)));
    // His 1 of Shadows wins too, when he leads it: nobody has another.
    assert!(matches!(with("h8 s1", "h1 m1"), Verdict::Winnable(_)));
    assert_eq!(with("h2 h3", "h4 h5"), Verdict::Hopeless);
}

/// LDT-C20.1: with two of the three Orcs in hand Éomer cannot succeed, whoever leads and whatever is played; with one
/// there is a line, which lays his own Orc on a trick of another's.
#[test]
fn eomer_with_two_orcs() {
    let cast = ["eomer", "gandalf_white", "merry"];
    let with = |hand: &str, third: &str, leader: usize| {
        let play = late(3, 20, &cast, &[hand, "o3 m1 m3", third], leader)
            .with(|state| state.deal.count.0 = [0, 2, 0, 0]);
        let state = play.state().clone();
        let chance = Chance::stream(rng(1));
        exhaust::exhaust(&Position { state, chance }, 100_000).verdict
    };
    assert!(matches!(with("h7 h8 o1", "h1 m2 o2", 2), Verdict::Winnable(_)));
    for leader in 1..=3 {
        assert_eq!(with("h7 o1 o2", "h1 m2 h8", leader), Verdict::Hopeless, "{leader} leads");
        assert_eq!(with("h8 o1 o2", "h1 m2 h7", leader), Verdict::Hopeless, "{leader} leads");
    }
}

/// Both searches agree where both come to an end.
#[test]
fn the_searches_agree() {
    for seed in 0..30 {
        let cast = ["gamling", "pippin", "merry"];
        let deck = tricks::card::CardSet::ALL.iter().take(24).collect::<Vec<_>>();
        let mut random = rng(seed);
        let mut pack = deck;
        let mut hand = || {
            let mut hand = Vec::new();
            for _ in 0..4 {
                let at = table::pick(&mut random, pack.len());
                hand.push(pack.swap_remove(at).to_string());
            }
            hand.join(" ")
        };
        let hands = [hand(), hand(), hand()];
        let play = late(3, 21, &cast, &[&hands[0], &hands[1], &hands[2]], 1);
        let position = Position { state: play.state().clone(), chance: Chance::stream(rng(1)) };
        let whole = exhaust::exhaust(&position, 2_000_000).verdict;
        let quick = nested::nested(&position, 100_000, &mut rng(seed)).verdict;
        match (&whole, &quick) {
            (Verdict::Hopeless, found) => assert_eq!(*found, Verdict::Unknown, "{hands:?}"),
            (Verdict::Winnable(_), Verdict::Winnable(line)) => {
                assert!(wins(&position.state, &position.chance, line));
            }
            other => panic!("{hands:?}: {other:?}"),
        }
    }
}

/// Two tricks are left, Gamling needs both and wins none: it is he who fails, however it is played.
#[test]
fn who_fails_is_said() {
    let cast = ["gamling", "frodo_stung", "gandalf_white"];
    let play =
        late(3, 21, &cast, &["h2 h3", "h4 h5", "f1 f2"], 2).with(|state| state.deal.count.0 = [0, 0, 2, 0]);
    let position = Position { state: play.state().clone(), chance: Chance::stream(rng(1)) };
    let failing = blame::fails(&position, 100_000).expect("nothing wins");
    let gamling = Character::named("gamling").expect("a character");
    assert!(failing.always.has(gamling) && failing.ever.has(gamling), "{failing:?}");
    assert_eq!(blame::fails(&position, 3), None, "too little is tried");
}
