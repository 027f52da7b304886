//! Sealed answers of several seats at the same time, and standing answers of a seat.

use serde::{Deserialize, Serialize};

use crate::{BySeat, Seat, SeatSet};

/// Answers that several seats give at the same time, unseen until all have given theirs: combat cards laid face
/// down, secret bids.
///
/// Who has answered is for all to see ([`given`](Self::given)); *what* is a secret of each seat until
/// [`open`](Self::open): the game's `view` and `imagine` see to that, and the step that opens them
/// [reveals](crate::Journal::reveal).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Sealed<T> {
    /// The seats that are to answer.
    of: SeatSet,
    answers: BySeat<Option<T>>,
}

impl<T> Sealed<T> {
    /// An empty set of answers at a table of `players`; these seats are to answer.
    pub fn new(players: usize, of: SeatSet) -> Self {
        Self { of, answers: BySeat::new(players, |_| None) }
    }

    /// The seats that still owe their answer.
    pub fn owed(&self) -> SeatSet {
        self.of.iter().filter(|seat| self.get(*seat).is_none()).collect()
    }

    /// The seats that have answered.
    pub fn given(&self) -> SeatSet {
        self.answers.seats(Option::is_some)
    }

    /// The answer of a seat: its secret.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.answers.get(seat)?.as_ref()
    }

    /// Keeps the answer of a seat.
    pub fn put(&mut self, seat: Seat, answer: T) {
        self.answers[seat] = Some(answer);
    }

    /// All answers, seat by seat, once none is owed.
    pub fn open(self) -> Result<Vec<(Seat, T)>, Self> {
        if !self.owed().is_empty() {
            return Err(self);
        }
        let mut answers = self.answers;
        let answers = answers.iter_mut();
        Ok(answers.filter_map(|(seat, answer)| Some((seat, answer.take()?))).collect())
    }
}

/// The standing answer of each seat, and until when it stands: 'pass until my turn'.
///
/// A game keeps it in its state, sets it by a choice, gives it to [`Question::standing`](super::Question::standing)
/// and lets it lapse when what it waits for comes. It never depends on what a seat holds, so passing by it tells
/// nothing of a hand. Whether the others see it is for the game's `view` to say; if they do not, the question is one
/// with [`SECRET_STANDING`](super::Question::SECRET_STANDING).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Standing<U>(BySeat<Option<U>>);

impl<U: Copy> Standing<U> {
    /// No standing answers.
    pub fn none(players: usize) -> Self {
        Self(BySeat::new(players, |_| None))
    }

    /// The end of a seat's standing answer, if it has given one.
    #[inline]
    pub fn of(&self, seat: Seat) -> Option<U> {
        self.0[seat]
    }

    /// Sets the seat's standing answer, until then.
    pub fn set(&mut self, seat: Seat, until: U) {
        self.0[seat] = Some(until);
    }

    /// The seat decides for itself again.
    pub fn clear(&mut self, seat: Seat) {
        self.0[seat] = None;
    }

    /// Drops the standing answers for which the test holds.
    pub fn lapse(&mut self, mut over: impl FnMut(Seat, U) -> bool) {
        for (seat, standing) in self.0.iter_mut() {
            *standing = standing.filter(|until| !over(seat, *until));
        }
    }
}
