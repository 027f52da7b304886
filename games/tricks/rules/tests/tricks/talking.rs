//! The remarks allowed at the table (LDT-6.1).

use std::collections::BTreeSet;

use table::{Game, RemarkKind, Seat, Talk};
use tricks::Tricks;
use tricks::character::Character;
use tricks::state::State;
use tricks::talk::Remark;

use crate::table::{Deal, late, random_to_play};

/// The remarks offered to a seat, in notation; `None` where it may speak freely.
fn offered(state: &State, seat: usize) -> Option<Vec<String>> {
    match Tricks::talk(state, Seat::from_number(seat).expect("a seat")) {
        Talk::Free => None,
        Talk::Quiet { refusal, remarks } => {
            assert_eq!(refusal.clause.0, "LDT-6.1");
            Some(remarks.into_iter().map(|remark| remark.remark).collect())
        }
    }
}

/// LDT-6.1: while characters are chosen nobody may say which one they would like, not even by pointing at it.
#[test]
fn no_free_character_is_pointed_at() {
    let mut play = Deal::new(3, 19).lost("s8").hands(&["wt", "h3", "f8"]).deal();
    let all = offered(play.state(), 2).expect("cards are held");
    assert!(all.contains(&"point card s8".to_owned()), "the lost card: {all:?}");
    let about = |all: &[String], name: &str| all.iter().any(|remark| remark.contains(name));
    assert!(about(&all, "aragorn_hunter"), "his card was dealt: {all:?}");
    assert!(!about(&all, "boromir") && !about(&all, "gimli_hunter"), "{all:?}");
    play.go("take boromir");
    let all = offered(play.state(), 3).expect("cards are held");
    assert!(about(&all, "boromir") && !about(&all, "gimli_hunter"), "{all:?}");
}

/// LDT-6.1: nothing about hands: a card is pointed at once it lies open, and only then.
#[test]
fn no_card_of_a_hand_is_pointed_at() {
    let hands = ["h4 m1 m2", "h1 m3 m4", "s8 f1 f2"];
    let mut play = late(3, 19, &["merry", "pippin", "gamling"], &hands, 2);
    let cards = |state: &State| {
        let all = offered(state, 1).expect("cards are held");
        let cards = all.iter().filter_map(|remark| remark.strip_prefix("point card "));
        cards.map(str::to_owned).collect::<BTreeSet<_>>()
    };
    let before = cards(play.state());
    for held in ["h4", "m1", "h1", "m3", "s8", "f1"] {
        assert!(!before.contains(held), "{held}");
    }
    play.play("h1");
    assert!(cards(play.state()).contains("h1"));
    play.play("s8 h4");
    assert_eq!(cards(play.state()), before, "won: there one points at the trick");
    let all = offered(play.state(), 1).expect("cards are held");
    assert!(all.contains(&"point trick 1".to_owned()), "{all:?}");
}

/// LDT-6.1: how the objectives stand is said as it is, each of one's own as one's own.
#[test]
fn only_what_is_so_is_said() {
    let hands = ["h4 m1 m2", "h1 m3 m4", "s8 f1 f2"];
    let mut play = late(3, 19, &["merry", "pippin", "gamling"], &hands, 2);
    play.play("h1 s8");
    let all = offered(play.state(), 1).expect("cards are held");
    let has = |remark: &str| all.iter().any(|offered| offered == remark);
    for said in [
        "mine open merry",
        "theirs open pippin",
        "won 0 merry",
        "left 3",
        "follow hills",
        "wins pippin",
        "turn merry",
    ] {
        assert!(has(said), "{said}: {all:?}");
    }
    for unsaid in
        ["mine met merry", "theirs open merry", "mine open pippin", "won 1 merry", "left 2", "wins merry"]
    {
        assert!(!has(unsaid), "{unsaid}: {all:?}");
    }
}

/// LDT-6.1: to each seat the same is offered, but for whose objective it is.
#[test]
fn what_is_offered_is_no_secret() {
    for chapter in ["19", "22", "29"] {
        let state = random_to_play(4, chapter, 7);
        let plain = |seat| {
            let all = offered(&state, seat).expect("cards are held").into_iter();
            all.map(|remark| remark.replace("mine", "theirs")).collect::<BTreeSet<_>>()
        };
        for seat in 2..=4 {
            assert_eq!(plain(seat), plain(1));
        }
    }
}

/// LDT-6.1: it is about hands: where none is hidden from anybody, and after the round, one may talk.
#[test]
fn talk_is_free_where_nothing_is_held_back() {
    assert_eq!(offered(&random_to_play(1, "19", 3), 1), None, "all four hands are one's own");
    let hands = ["h8 h7", "m3 m4", "f1 f2"];
    let mut play = late(3, 24, &["gandalf_white", "theoden", "frodo_stung"], &hands, 3);
    assert!(offered(play.state(), 1).is_some());
    play.play("f1 h8 m3");
    assert_eq!(play.won(), Some(false), "the round is over, with cards in hand");
    assert_eq!(offered(play.state(), 1), None);
}

/// LDT-6.1: a remark is kept by its notation, and read again when the cards have long been dealt anew.
#[test]
fn every_remark_is_read_back() {
    for seed in 0..20 {
        let state = random_to_play(3, if seed % 2 == 0 { "24" } else { "30" }, seed);
        for written in offered(&state, 2).expect("cards are held") {
            let remark = written.parse::<Remark>().expect("a remark");
            assert_eq!(remark.to_string(), written);
            let points = written.starts_with("point ");
            assert_eq!(remark.kind() == RemarkKind::Point, points);
        }
    }
    let boromir = Character::named("boromir").expect("a character");
    assert_eq!("turn boromir".parse::<Remark>().ok(), Some(Remark::Turn(boromir)));
    for nothing in [
        "",
        "point",
        "point card x9",
        "mine boromir",
        "mine good boromir",
        "left",
        "left 300",
        "won boromir 2",
        "turn sauron",
    ] {
        assert!(nothing.parse::<Remark>().is_err(), "{nothing}");
        assert!(Tricks::remark(nothing).is_none(), "{nothing}");
    }
}
