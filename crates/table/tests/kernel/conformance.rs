//! The suite lets a sound game pass and catches every way of breaking the contract.

use table::conformance::{Rigour, check};

use crate::bids::*;

fn broken<const BREAK: u8>() -> String {
    check::<Bids<BREAK>>(&3, 0..40, Rigour::FULL)
        .expect_err("the suite must notice")
        .what
}

#[test]
fn a_sound_game_passes() {
    let report = check::<Bids<SOUND>>(&9, 0..200, Rigour::FULL).unwrap();
    assert_eq!(
        (report.games, report.choices, report.moments),
        (200, 200 * 18, 200 * 18)
    );
}

#[test]
fn rigour_says_how_often_to_look() {
    let report = check::<Bids<SOUND>>(
        &9,
        0..1,
        Rigour {
            every: 6,
            record_every: 1,
        },
    )
    .unwrap();
    assert_eq!((report.choices, report.moments), (18, 3));
}

#[test]
fn leaks_are_caught() {
    assert!(broken::<VIEW_LEAKS>().contains("the view of seat"));
    assert!(broken::<PROMPT_LEAKS>().contains("the prompt of seat"));
    assert!(broken::<CHOICES_LEAK>().contains("the choices of seat"));
    assert!(broken::<JOURNAL_LEAKS>().contains("the journal tells seat"));
}

#[test]
fn lists_that_disagree_are_caught() {
    assert!(broken::<CHECK_IS_LAX>().contains("listed false, allowed true"));
    assert!(broken::<CHECK_IS_STRICT>().contains("listed"));
    assert!(broken::<NOTATION_IS_LOSSY>().contains("not read back"));
    assert!(broken::<LISTS_TWICE>().contains("listed twice"));
    assert!(broken::<NOT_ASKED_AND_CHOOSING>().contains("not asked"));
}

#[test]
fn endings_that_are_none_are_caught() {
    assert!(broken::<NEVER_ENDS>().contains("no end after 200 choices"));
    assert!(broken::<OVER_AND_ASKED>().contains("over, and yet a seat is asked"));
}

#[test]
fn states_that_do_not_hold_are_caught() {
    assert!(broken::<CARDS_GET_LOST>().contains("cards"));
    assert!(broken::<SILENCE_MATTERS>().contains("one and the same state"));
    assert!(broken::<SAVING_FORGETS>().contains("not the same after saving"));
}
