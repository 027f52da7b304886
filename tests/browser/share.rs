//! The part of a day's check where a page is the same in kind many times: a share, the next one each day.

use proof::Scale;

/// So many of these, in their order; the next day those that come after them, so that after a few days all were taken. All of them
/// under `./check --full`.
pub fn share<T>(all: impl IntoIterator<Item = T>, count: usize) -> Vec<T> {
    let all = all.into_iter().collect();
    if is_full() { all } else { part(all, count, Scale::of_the_environment().seed) }
}

/// True under `./check --full`, which leaves nothing out.
pub fn is_full() -> bool {
    Scale::of_the_environment().full
}

/// The number of questions that are looked at by day, of so many: a third.
pub fn by_day(all: usize) -> usize {
    if is_full() { all } else { all.div_ceil(3) }
}

fn part<T>(mut all: Vec<T>, count: usize, day: u64) -> Vec<T> {
    if !all.is_empty() {
        // A day may be any number.
        let first = u128::from(day) * count as u128 % all.len() as u128;
        all.rotate_left(usize::try_from(first).expect("a place in a list"));
        all.truncate(count);
    }
    all
}

#[test]
fn day_by_day_all_are_taken() {
    assert_eq!(part(vec!["war", "quest", "wizards"], 2, 4), ["wizards", "war"]);
    for (length, count) in [(2_usize, 1), (3, 1), (4, 4), (5, 2), (6, 4), (21, 11)] {
        for day in [0, 20_261_128, u64::MAX - 20] {
            let days = length.div_ceil(count) as u64;
            let taken = (day..day + days).flat_map(|day| part((0..length).collect(), count, day));
            let taken = taken.collect::<std::collections::BTreeSet<usize>>();
            assert_eq!(taken.len(), length, "{count} of {length} from day {day}");
        }
    }
}
