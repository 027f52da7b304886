//! The rules of each game, read once, as the compiler does, for all guards that need it.

use super::ceilings::fault;
use super::code::Crate;
use super::{games, odd_cards, questions, rules};

/// The faults of a game's rules.
fn faults(game: &str) -> Vec<String> {
    let rules = Crate::read(&rules(game));
    let found =
        [("questions", questions::above(game, &rules)), ("odd_cards", odd_cards::above(game, &rules))];
    found.iter().filter_map(|(guard, above)| fault(game, guard, above)).collect()
}

#[test]
fn questions_and_odd_cards_stand_in_four_files_of_their_rules() {
    let games = games();
    let faults = std::thread::scope(|scope| {
        let running = games.iter().map(|game| scope.spawn(|| faults(game))).collect::<Vec<_>>();
        running.into_iter().flat_map(|one| one.join().expect("a guard")).collect::<Vec<_>>()
    });
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}
