//! A learnt table fits the features it was learnt for, or is refused.

use bots::Misfit;
use table::{Chance, Game, Journal, rng};
use tricks::Tricks;
use tricks_mind::manner::{CHAPTERS, FIRST, Manners};
use tricks_mind::traits::{COUNT, FEATURES};

use crate::table::setup;

const FILE: &[u8] = include_bytes!("../../data/manners.bin");

#[test]
fn every_chapter_was_learnt_with_three_hands_and_with_four() {
    assert_eq!(FEATURES.count(), COUNT);
    let manners = Manners::read(FILE).expect("learnt for the features there are");
    for chapter in FIRST..FIRST + CHAPTERS {
        for players in [1, 3, 4] {
            let setup = setup(players, &[("chapter", &chapter.to_string())]);
            let state = Tricks::start(&setup, &mut Chance::stream(rng(1)), &mut Journal::silent());
            assert!(manners.of(&state).is_some(), "chapter {chapter}, {players} players");
            assert!(Manners::blank().of(&state).is_none());
        }
    }
    assert_eq!(manners.write(), FILE);
}

#[test]
fn a_file_without_its_head_or_its_end_is_refused() {
    let read = |file: &'static [u8]| Manners::read(file).map(|_| ());
    assert_eq!(read(&FILE[20..]), Err(Misfit::Foreign), "as it was kept before it had a head");
    let (found, wanted) = (FILE.len() - 1, FILE.len());
    assert_eq!(read(&FILE[..found]), Err(Misfit::Length { found, wanted }));
}
