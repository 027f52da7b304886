//! The journal: events, each with its audience.

use serde::{Deserialize, Serialize};

use crate::{Observer, Seat, SeatSet};

/// The audience of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Everybody, watchers too.
    All,
    /// These seats only.
    Only(SeatSet),
    /// Everybody but these seats, watchers too: the other half of an event that some see in full.
    Except(SeatSet),
}

impl Audience {
    /// True if `observer` may know. Afterwards the full events are shown and their censored halves are not.
    pub fn admits(self, observer: Observer) -> bool {
        match (self, observer) {
            (Self::All, _) => true,
            (Self::Only(seats), Observer::Seat(seat)) => seats.has(seat),
            (Self::Only(_), Observer::Watcher) => false,
            (Self::Only(_), Observer::Afterwards) => true,
            (Self::Except(seats), Observer::Seat(seat)) => !seats.has(seat),
            (Self::Except(_), Observer::Watcher) => true,
            (Self::Except(_), Observer::Afterwards) => false,
        }
    }
}

/// An event with its audience.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry<E> {
    pub audience: Audience,
    pub event: E,
}

/// The journal of a choice: the rules write what happens while it is applied.
#[derive(Debug)]
pub struct Journal<E> {
    entries: Vec<Entry<E>>,
    listening: bool,
    revealed_to_all: bool,
    revealed_to: SeatSet,
    /// Seats that showed everybody else something of theirs.
    showed: SeatSet,
    /// Automatic answers, where they are kept.
    unasked: Option<Vec<(Seat, String)>>,
}

impl<E> Journal<E> {
    /// A journal that keeps its entries.
    pub const fn new() -> Self {
        Self {
            entries: Vec::new(),
            listening: true,
            revealed_to_all: false,
            revealed_to: SeatSet::EMPTY,
            showed: SeatSet::EMPTY,
            unasked: None,
        }
    }

    /// A journal that keeps nothing and makes nothing: for search and simulation.
    pub const fn silent() -> Self {
        Self {
            entries: Vec::new(),
            listening: false,
            revealed_to_all: false,
            revealed_to: SeatSet::EMPTY,
            showed: SeatSet::EMPTY,
            unasked: None,
        }
    }

    /// True if entries are kept. Callers that must do some work before they have an event ask first.
    pub const fn listens(&self) -> bool {
        self.listening
    }

    /// Writes an event for everybody. The event is only made when somebody listens.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> E) {
        if self.listening {
            self.entries.push(Entry { audience: Audience::All, event: event() });
        }
    }

    /// Writes an event for one seat only.
    #[inline]
    pub fn whisper(&mut self, seat: Seat, event: impl FnOnce() -> E) {
        self.tell_some(SeatSet::only(seat), event);
    }

    /// Writes an event for some seats only.
    #[inline]
    pub fn tell_some(&mut self, seats: SeatSet, event: impl FnOnce() -> E) {
        if self.listening {
            self.entries.push(Entry { audience: Audience::Only(seats), event: event() });
        }
    }

    /// Writes the whole event for `seats` and the part they may know for everybody else.
    #[inline]
    pub fn tell_apart(&mut self, seats: SeatSet, whole: impl FnOnce() -> E, part: impl FnOnce() -> E) {
        if self.listening {
            self.entries.push(Entry { audience: Audience::Only(seats), event: whole() });
            self.entries.push(Entry { audience: Audience::Except(seats), event: part() });
        }
    }

    /// Marks that something hidden became known to everybody: nothing before this can be taken back.
    /// (A draw of chance is a barrier by itself.) Learning that somebody does *not* have something counts:
    /// a step that reveals says so however it turns out.
    pub fn reveal(&mut self) {
        self.revealed_to_all = true;
    }

    /// Marks that something hidden became known to some seats: a card drawn from a hidden pile, a look into
    /// a hand. Nothing before this can be taken back. The conformance suite still sees to it that the others
    /// learn nothing.
    pub fn reveal_to(&mut self, seats: SeatSet) {
        seats.iter().for_each(|seat| self.revealed_to.add(seat));
    }

    /// Marks that something which only `seat` knew became known to everybody else: a card of its hand. Nothing before this
    /// can be taken back, but `seat` itself has learnt nothing by it.
    pub fn show(&mut self, seat: Seat) {
        self.showed.add(seat);
    }

    /// True if something hidden was revealed, to anybody.
    pub fn revealed(&self) -> bool {
        self.revealed_to_all || !self.revealed_to.is_empty() || !self.showed.is_empty()
    }

    /// True if something hidden was revealed to `observer`. A watcher learns what everybody learns,
    /// whoever showed it.
    pub(crate) fn revealed_to(&self, observer: Observer) -> bool {
        let named = matches!(observer, Observer::Seat(seat) if self.revealed_to.has(seat));
        let shown = match observer {
            Observer::Seat(seat) => self.showed.without(seat),
            _ => self.showed,
        };
        self.revealed_to_all || named || !shown.is_empty()
    }

    /// Starts to keep automatic answers, too: for tests.
    pub(crate) fn note_unasked(&mut self) {
        self.unasked.get_or_insert_default();
    }

    /// Notes an automatic answer.
    #[inline]
    pub(crate) fn unasked(&mut self, seat: Seat, choice: &impl std::fmt::Display) {
        if let Some(unasked) = &mut self.unasked {
            unasked.push((seat, choice.to_string()));
        }
    }

    /// The answers that were given without asking.
    pub(crate) fn take_unasked(&mut self) -> Vec<(Seat, String)> {
        self.unasked.take().unwrap_or_default()
    }

    /// The entries.
    pub fn entries(&self) -> &[Entry<E>] {
        &self.entries
    }

    /// The entries, to keep.
    pub fn into_entries(self) -> Vec<Entry<E>> {
        self.entries
    }
}

impl<E> Default for Journal<E> {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What somebody shows of their own is news to all others, and to nobody else.
    #[test]
    fn what_one_shows_is_no_news_to_oneself() {
        let [ana, ben] = [0, 1].map(Seat::new);
        let mut journal = Journal::<()>::silent();
        assert!(!journal.revealed());
        journal.show(ana);
        assert!(journal.revealed(), "nothing before it is taken back");
        let told = [Observer::Seat(ana), Observer::Seat(ben), Observer::Watcher];
        assert_eq!(told.map(|one| journal.revealed_to(one)), [false, true, true]);
        journal.show(ben);
        assert!(journal.revealed_to(Observer::Seat(ana)), "the other's");
    }
}
