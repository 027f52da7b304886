//! The owner of a table: its maker, as long as they sit there or never did; then the player at the next seat.

use store::GuestHash;
use table::Seat;

use super::entry::{Created, Entry};

/// The owner of a table, according to its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Owner {
    guest: GuestHash,
    /// True if they have left, or been forgotten, with nobody else there: then the next player to sit down becomes the
    /// owner.
    left: bool,
    /// The owner before, who left with nobody there: they keep their rights until somebody else takes over.
    before: Option<GuestHash>,
    seats: Vec<Option<GuestHash>>,
}

impl Owner {
    /// The owner of a new table.
    pub fn new(made: &Created) -> Self {
        Self { guest: made.host, left: made.gone, before: None, seats: vec![None; made.players] }
    }

    /// The owner.
    pub const fn guest(&self) -> GuestHash {
        self.guest
    }

    /// True if this guest has the rights of the owner.
    pub fn is(&self, guest: &GuestHash) -> bool {
        self.guest == *guest || self.before.as_ref() == Some(guest)
    }

    /// Applies an entry of the log.
    pub fn fold(&mut self, entry: &Entry) {
        match entry {
            // Of whoever is forgotten only their place is left.
            Entry::SeatTaken(taken) => self.sits(taken.seat, (!taken.gone).then_some(taken.guest)),
            Entry::SeatLeft(left) => self.sits(left.seat, None),
            Entry::SeatBot(bot) => self.sits(bot.seat, None),
            _ => {}
        }
    }

    fn sits(&mut self, seat: Seat, guest: Option<GuestHash>) {
        let Some(place) = self.seats.get_mut(seat.index()) else { return };
        let before = std::mem::replace(place, guest);
        let leaves = before == Some(self.guest) && !self.seats.contains(&before);
        let empty = self.left;
        self.left |= leaves;
        let next = self.seats.iter().flatten().next();
        if let Some(next) = next.filter(|_| self.left) {
            self.before = empty.then_some(self.guest);
            self.guest = *next;
            self.left = false;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::entry::{SeatLeft, SeatTaken};

    const ANA: GuestHash = [1; 32];
    const BEN: GuestHash = [2; 32];

    fn owner(gone: bool) -> Owner {
        Owner { guest: ANA, left: gone, before: None, seats: vec![None; 3] }
    }

    fn taken(seat: usize, guest: GuestHash, gone: bool) -> Entry {
        SeatTaken { gone, ..SeatTaken::by(&guest.into(), Seat::new(seat), String::new()) }.into()
    }

    fn left(seat: usize) -> Entry {
        SeatLeft { seat: Seat::new(seat) }.into()
    }

    #[test]
    fn who_leaves_both_seats_passes_it_on() {
        let mut owner = owner(false);
        for (entry, whose) in [
            (taken(2, BEN, false), ANA),
            (taken(0, ANA, false), ANA),
            (taken(1, ANA, false), ANA),
            (left(0), ANA),
            (left(1), BEN),
            (taken(0, ANA, false), BEN),
            // Nobody else left: it is the next one's.
            (left(0), BEN),
            (left(2), BEN),
            (taken(1, ANA, false), ANA),
        ] {
            owner.fold(&entry);
            assert_eq!(owner.guest(), whose, "{entry:?}");
        }
        // Ben left it with nobody there: he may as well. Who left it to somebody may not.
        assert!(owner.is(&ANA) && owner.is(&BEN));
        owner.fold(&taken(2, BEN, false));
        owner.fold(&left(1));
        assert!(owner.is(&BEN) && !owner.is(&ANA));
    }

    /// A maker who never sat there has not left.
    #[test]
    fn who_made_it_for_others_keeps_it() {
        let mut owner = owner(false);
        owner.fold(&taken(0, BEN, false));
        owner.fold(&left(0));
        assert_eq!(owner.guest(), ANA);
    }

    /// A log that says nothing any more of whoever made the table.
    #[test]
    fn who_was_forgotten_passes_it_on() {
        let mut owner = owner(true);
        owner.fold(&taken(0, [9; 32], true));
        assert_eq!(owner.guest(), ANA);
        owner.fold(&taken(1, BEN, false));
        assert_eq!(owner.guest(), BEN);
    }
}
