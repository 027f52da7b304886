//! Work shared by the cores of the machine, with a result that does not depend on how many there are.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Runs the pieces of work `0..pieces` on several threads and hands their results to `merge` in the order of the pieces.
/// Each thread works with something of its own, which `begin` makes.
///
/// # Errors
/// The first error by the order of the pieces; nothing of a piece behind it is merged.
pub(crate) fn in_order<W, T: Send, E: Send>(
    pieces: u64,
    threads: usize,
    begin: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, u64) -> Result<T, E> + Sync,
    merge: impl FnMut(T) + Send,
) -> Result<(), E> {
    let next = AtomicU64::new(0);
    let failed = AtomicBool::new(false);
    let merging = Mutex::new(Merging { due: 0, waiting: Vec::new(), error: None, merge });
    let one = || {
        let mut own = begin();
        while !failed.load(Ordering::Relaxed) {
            let piece = next.fetch_add(1, Ordering::Relaxed);
            if piece >= pieces {
                break;
            }
            let result = work(&mut own, piece);
            failed.fetch_or(result.is_err(), Ordering::Relaxed);
            let mut merging = merging.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            merging.take(piece, result);
        }
    };
    match threads.min(usize::try_from(pieces).unwrap_or(usize::MAX)) {
        0 | 1 => one(),
        threads => std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(one);
            }
        }),
    }
    let merging = merging.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    merging.error.map_or(Ok(()), |(_, error)| Err(error))
}

/// Results on their way into the whole.
struct Merging<T, E, M> {
    /// The next piece to merge.
    due: u64,
    /// Results of later pieces that are done already: few, and a map of them would be compiled for every game.
    waiting: Vec<(u64, T)>,
    /// The first that failed.
    error: Option<(u64, E)>,
    merge: M,
}

impl<T, E, M: FnMut(T)> Merging<T, E, M> {
    fn take(&mut self, piece: u64, result: Result<T, E>) {
        match result {
            Ok(done) => self.waiting.push((piece, done)),
            Err(error) => {
                if self.error.as_ref().is_none_or(|(first, _)| piece < *first) {
                    self.error = Some((piece, error));
                }
            }
        }
        while let Some(at) = self.waiting.iter().position(|(piece, _)| *piece == self.due) {
            let (_, done) = self.waiting.swap_remove(at);
            (self.merge)(done);
            self.due += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::in_order;

    #[test]
    fn results_come_in_order_however_many_work() {
        for threads in [0, 1, 2, 7] {
            let mut merged = Vec::new();
            // Early pieces take longest.
            let work = |_: &mut (), piece| {
                std::thread::sleep(std::time::Duration::from_micros(300 * (20 - piece)));
                Ok::<_, ()>(piece)
            };
            assert_eq!(in_order(20, threads, || (), work, |piece| merged.push(piece)), Ok(()));
            assert_eq!(merged, (0..20).collect::<Vec<_>>());
        }
    }

    #[test]
    fn what_fails_first_is_told() {
        for threads in [1, 3] {
            let mut merged = 0;
            let work = |_: &mut (), piece| if piece < 5 { Ok(1) } else { Err(piece) };
            assert_eq!(in_order(1000, threads, || (), work, |one| merged += one), Err(5));
            assert_eq!(merged, 5);
        }
    }
}
