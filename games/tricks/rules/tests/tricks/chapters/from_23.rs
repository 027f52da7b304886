//! Chapters 23 and 24.

use table::{Chance, Game, Seat};
use tricks::Tricks;
use tricks::card::{CardSet, Suit};
use tricks::chair::Chair;
use tricks::goal::Status;
use tricks::questions::{Phase, WhichCharacter};

use crate::table::{Deal, card, cards, late, setup};

/// LDT-C23.1, LDT-C27.1: Hills are in the deck again, Fangorn is not.
/// tricks:chapter_23
#[test]
fn hills_return() {
    for chapter in ["23", "27"] {
        let deck = setup(3, &[("chapter", chapter)]).rules.chapters[0].deck;
        assert_eq!(deck.and(Suit::Hills.cards()).len(), 8);
        assert!(deck.and(CardSet::FANGORN).is_empty());
    }
}

fn old_men(gandalf: usize) -> crate::table::Play {
    let cast = ["old_man_one", "aragorn_hunter", "old_man_two"];
    let hands = ["h8 m1 m2 s1", "h1 h2 h3 s2", "h4 m8 m7 s8"];
    let mut play = late(3, 23, &cast, &hands, 1);
    let mut rules = (*play.state().rules).clone();
    for name in ["gandalf_white", "saruman_unmasked"] {
        rules.admit(&tricks::book::Data::built_in(), tricks::character::Character::named(name).unwrap());
    }
    play = play.with(|state| {
        state.rules = std::sync::Arc::new(rules);
        state.deal.masked = Some(Chair::at(gandalf - 1));
        state.deal.lost = Some(card("f1"));
        state.deal.count.0[1] = 3;
    });
    play
}

/// LDT-C23.2, LDT-C23.3: unmasked when both have a trick; what they won no longer counts; Gandalf takes the
/// lost card, open, and needs two tricks.
/// tricks:old_man_one tricks:old_man_two
#[test]
fn unmasking() {
    let mut play = old_men(3);
    assert_eq!(play.view(1).chairs[2].character.map(|character| character.name()), Some("old_man_two"));
    play.play("h8 h1 h4");
    assert!(play.state().deal.masked.is_some() && play.tricks(1) == 1);
    play.play("m1 h2 m8");
    assert!(play.told("tricks-event-unmasked"));
    assert_eq!(play.chair("gandalf_white").number(), 3);
    assert_eq!(play.chair("saruman_unmasked").number(), 1);
    assert_eq!((play.tricks(1), play.tricks(2), play.tricks(3)), (0, 3, 0));
    assert!(play.state().deal.tricks.iter().all(|trick| trick.void));
    assert!(play.state().deal.won.0[0].is_empty());
    // LDT-C23.4, LDT-C23.6: the lost card lies open in front of Gandalf and is part of his hand.
    assert_eq!(play.view(1).chairs[2].shown, cards("f1"));
    assert!(play.hand(3).has(card("f1")));
    assert_eq!(play.status("gandalf_white"), Status::Open);
}

/// LDT-C23.3: what Gandalf has won before does not count for his two tricks, the lost card may win one of them.
#[test]
fn after_the_unmasking() {
    let unmasked = || {
        let mut play = old_men(3);
        play.play("h8 h1 h4 m1 h2 m8");
        play
    };
    let mut play = unmasked();
    play.play("m7 m2 h3");
    assert_eq!((play.tricks(3), play.status("gandalf_white")), (1, Status::Open));
    play.play("s8 s1 s2");
    assert_eq!((play.tricks(3), play.status("gandalf_white")), (2, Status::Met));
    assert_eq!(play.status("saruman_unmasked"), Status::Met);
    let mut play = unmasked();
    play.play("f1 m2 s2 m7 s1 h3");
    assert_eq!((play.tricks(3), play.status("gandalf_white")), (2, Status::Met), "with the lost card");
    let mut play = unmasked().with(|state| state.deal.hands.0[0] = cards("m2 s1 f8"));
    play.play("f1 f8 s2");
    assert_eq!((play.tricks(1), play.status("gandalf_white")), (1, Status::Failed));
}

/// LDT-C23.2: nobody knows who is who: what a seat sees does not depend on it.
#[test]
fn nobody_knows_gandalf() {
    for seat in 1..=3 {
        assert_eq!(old_men(1).view(seat), old_men(3).view(seat));
    }
    // And chance decides.
    let mut seen = std::collections::BTreeSet::new();
    for side in ["first", "second"] {
        let mut play = Deal::new(3, 23).lost("h8").hands(&["wt"]).then(&[side]).deal();
        play.cast("old_man_one old_man_two");
        seen.insert(play.state().deal.masked.map(|chair| chair.number()));
    }
    assert_eq!(seen.len(), 2);
}

/// LDT-C23.2, LDT-A22: what the old men have won may still be discarded: before they are unmasked it neither
/// makes a majority for Aragorn nor takes it from him.
#[test]
fn aragorn_and_the_old_men() {
    let with = |hands: [&str; 3], tricks: [u8; 4]| {
        old_men(3).with(|state| {
            state.deal.hands.0[..3].copy_from_slice(&hands.map(cards));
            state.deal.total = 6;
            state.deal.count.0 = tricks;
        })
    };
    // Aragorn is his own partner; one old man has as many tricks as are left and one.
    let hands = ["h1 m1 m2 m3 m4 m5", "bt f8 f2 f3 f4 f5", "h2 s8 s2 s3 s4 s5"];
    let mut play = with(hands, [6, 0, 0, 0]);
    play.play("h1 bt h2");
    assert_eq!((play.won(), play.status("aragorn_hunter")), (None, Status::Open));
    // His partner is an old man: what they have together will not last.
    let hands = ["bt m1 m2 m3 m4 m5", "f1 f8 f2 f3 f4 f5", "h2 s8 s2 s3 s4 s5"];
    let mut play = with(hands, [5, 1, 0, 0]);
    play.play("bt f1 h2");
    assert_eq!(play.status("aragorn_hunter"), Status::Open);
}

/// LDT-C23.4, LDT-C23.6: Gandalf ends with one card, which lies open.
#[test]
fn gandalf_keeps_a_card() {
    let mut play = Deal::new(3, 24).deal_counsel();
    play.cast("theoden eowyn");
    let gandalf = play.chair("gandalf_white").number();
    assert_eq!((play.hand(gandalf).len(), play.state().deal.total), (13, 12));
    assert_eq!(play.view(gandalf % 3 + 1).chairs[gandalf - 1].shown.len(), 1);
}

/// LDT-C23.5: never unmasked, the chapter is lost.
#[test]
fn never_unmasked() {
    let mut play = old_men(3).with(|state| state.deal.total = 1);
    play.play("h8 h1 h4");
    assert_eq!((play.won(), play.reason()), (Some(false), "tricks-over-not-unmasked"));
    // Too late as well: both need a trick, and one is left.
    let mut play = old_men(3).with(|state| {
        state.deal.total = 2;
        state.deal.hands.0[0] = cards("h1 m1");
        state.deal.hands.0[1] = cards("h8 h2");
    });
    play.play("h1 h8 h4");
    assert_eq!((play.won(), play.reason()), (Some(false), "tricks-over-not-unmasked"));
}

/// LDT-2.9, LDT-3.1: of every chapter one character leads the first trick, and its card says so.
#[test]
fn one_leads_the_first_trick() {
    let chapters = (19..=36).map(|number: u8| ("chapter", number.to_string()));
    for (option, value) in chapters.chain([("play", "road".to_owned())]) {
        let mut chance = Chance::stream(table::rng(1));
        let setup = setup(3, &[(option, &value)]);
        let state = Tricks::start(&setup, &mut chance, &mut table::Journal::silent());
        let view = Tricks::view(&state, table::Observer::Watcher);
        let leaders = view.roster.iter().filter(|entry| entry.leads);
        let leaders = leaders.map(|entry| entry.character).collect::<Vec<_>>();
        assert_eq!(leaders, [state.card().first.1], "{option} {value}");
    }
}

/// LDT-C24.1: a trick won with a Tower adds no suit for Éowyn.
/// tricks:chapter_24
#[test]
fn eowyn_and_the_towers() {
    let cast = ["eowyn", "gandalf_white", "merry"];
    let mut play = late(3, 24, &cast, &["wt h8 m8 f8", "h1 m1 f1 s1", "h2 m2 f2 s2"], 1);
    play.play("wt h1 h2");
    let suits =
        |play: &crate::table::Play| play.view(1).chairs[0].objective.clone().unwrap().parts[0].has.unwrap().0;
    assert_eq!(suits(&play), 0);
    play.play("h8 m1 m2");
    assert_eq!(suits(&play), 1);
}

/// LDT-C24.2: characters are chosen with four cards in hand, the White Tower among them.
/// tricks:wormtongues_counsel
#[test]
fn wormtongues_counsel() {
    for players in [2, 3, 4] {
        for seed in 0..20 {
            let mut chance = Chance::stream(table::rng(seed));
            let setup = setup(players, &[("chapter", "24")]);
            let mut state = Tricks::start(&setup, &mut chance, &mut table::Journal::silent());
            let count = state.chairs();
            assert!(Chair::all(count).all(|chair| state.deal.hands[chair].len() == 4));
            assert_eq!(state.deal.cast.0.iter().flatten().count(), 1);
            if players == 2 {
                let filled = state.deal.pyramid.unwrap().slots;
                assert!(filled[..4].iter().all(Option::is_some) && filled[4].is_none());
            }
            while let Phase::WhichCharacter(WhichCharacter { chair }) = state.phase {
                let seat = state.seat_of(chair);
                let mut choices = Vec::new();
                Tricks::choices(&state, seat, &mut choices);
                Tricks::apply(&mut state, seat, &choices[0], &mut chance, &mut table::Journal::silent());
            }
            let full = if count == 3 { 12 } else { 9 };
            assert!(Chair::all(count).all(|chair| state.deal.hands[chair].len() >= full));
        }
    }
}

/// LDT-C24.3: alone, two cards a hand before the characters, then four.
#[test]
fn counsel_alone() {
    let mut chance = Chance::stream(table::rng(1));
    let mut state =
        Tricks::start(&setup(1, &[("chapter", "24")]), &mut chance, &mut table::Journal::silent());
    assert!(state.deal.hands.0.iter().all(|hand| hand.len() == 2));
    while let Phase::WhichCharacter(_) = state.phase {
        let mut choices = Vec::new();
        Tricks::choices(&state, Seat::new(0), &mut choices);
        Tricks::apply(&mut state, Seat::new(0), &choices[0], &mut chance, &mut table::Journal::silent());
    }
    let all = state.deal.hands.0.iter().fold(CardSet::EMPTY, |all, hand| all.or(*hand));
    assert!(state.deal.hands.0.iter().all(|hand| (4..=5).contains(&hand.len())));
    assert!(CardSet::TOWERS.minus(all).is_empty());
}
