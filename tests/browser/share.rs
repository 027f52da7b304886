//! What a day's check looks at where a page is the same in kind many times: a share, another one each day.

use proof::Scale;

/// So many of these, beginning at another one each day, in their order; all of them under `./check --full`.
pub fn share<T>(all: impl IntoIterator<Item = T>, count: usize) -> Vec<T> {
    let scale = Scale::of_the_environment();
    part(all.into_iter().collect(), count, scale.full, scale.seed)
}

/// As [`share`], for a number of questions.
pub fn so_many(by_day: usize, all: usize) -> usize {
    if Scale::of_the_environment().full { all } else { by_day }
}

fn part<T>(mut all: Vec<T>, count: usize, full: bool, seed: u64) -> Vec<T> {
    if full || all.is_empty() {
        return all;
    }
    let first = usize::try_from(seed % all.len() as u64).expect("a place in a list");
    all.rotate_left(first);
    all.truncate(count);
    all
}

#[test]
fn every_day_another_part_and_in_the_end_all() {
    let all = || vec!["war", "quest", "wizards"];
    assert_eq!(part(all(), 2, false, 4), ["quest", "wizards"]);
    assert_eq!(part(all(), 2, false, 5), ["wizards", "war"]);
    assert_eq!(part(all(), 1, true, 5), all());
    for one in all() {
        assert!((0..3).any(|day| part(all(), 1, false, day) == [one]), "{one}");
    }
}
