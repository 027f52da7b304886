//! Slips of a person: a rule of thumb is forgotten, and one plays on by the others.

use table::{Rng, pick};

/// The choice of somebody who forgets one of these rules of thumb, by its index: one that makes a difference now, if there is any; which is
/// tried first is left to chance. `habit` is what is chosen by all of them, `without` what is chosen by all but one.
pub fn forgetting<T>(thumbs: &[T], habit: usize, rng: &mut Rng, without: impl FnMut(&T) -> usize) -> usize {
    let (before, after) = thumbs.split_at(pick(rng, thumbs.len()));
    after.iter().chain(before).map(without).find(|chosen| *chosen != habit).unwrap_or(habit)
}

/// The index of the strongest urge, the first of those that are alike.
pub fn strongest(urges: impl IntoIterator<Item = f64>) -> usize {
    let first = (0, f64::MIN);
    urges.into_iter().enumerate().fold(first, |best, one| if one.1 > best.1 { one } else { best }).0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_makes_a_difference_is_forgotten() {
        // Of three rules only the last leads elsewhere.
        let chosen = |rng: &mut Rng| forgetting(&[4, 4, 1], 4, rng, |choice| *choice);
        let mut rng = table::rng(1);
        assert!((0..20).all(|_| chosen(&mut rng) == 1));
        assert_eq!(forgetting(&[4, 4], 4, &mut rng, |choice| *choice), 4, "none does");
        // Of several that do each comes first now and then.
        let any = (0..50).map(|_| forgetting(&[1, 2], 4, &mut rng, |choice| *choice)).collect::<Vec<_>>();
        assert!(any.contains(&1) && any.contains(&2));
    }

    #[test]
    fn of_urges_that_are_alike_the_first_is_taken() {
        assert_eq!(strongest([1.0, 3.0, 3.0, 2.0]), 1);
        assert_eq!(strongest([]), 0);
    }
}
