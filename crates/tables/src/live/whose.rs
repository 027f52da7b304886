//! The owners of a table's seats: through which seat somebody looks, from which they speak and act, and who must agree to what
//! they ask for. All of it follows from who sat down where: in person, or as a program.

use store::GuestHash;
use table::{Seat, SeatSet};

use super::table::{SeatState, Sitter, Table};
use crate::TableError;
use crate::actor::Actor;

impl Table {
    /// The part of a guest's `seats` that is `who`'s own: a program has those on which it sat down itself, a person the others. Only
    /// a person who never sat down here has those of their programs.
    fn own(&self, who: &Actor, seats: SeatSet) -> SeatSet {
        if !who.is_program() && self.chats_from(who).is_empty() {
            return seats;
        }
        self.taken_by(who, seats)
    }

    /// The seats that this guest or program decides for, looks through and speaks from.
    pub fn held_by(&self, who: &Actor) -> SeatSet {
        self.own(who, self.held(&who.guest))
    }

    /// The same, with those on which a bot plays on.
    pub fn known_by(&self, who: &Actor) -> SeatSet {
        self.own(who, self.known(&who.guest))
    }

    /// The seats of theirs that a bot minds.
    pub(crate) fn left_by(&self, who: &Actor) -> SeatSet {
        let left = |seat: &SeatState| seat.minded.is_some() && seat.resigned.is_none();
        self.known_by(who).iter().filter(|seat| left(&self.seats[seat.index()])).collect()
    }

    /// True if this guest has the rights of the table's owner; a program has them where it made the table.
    pub fn is_owned_by(&self, who: &Actor) -> bool {
        let its = self.made.by_program && self.made.host == who.guest;
        self.is_of(&who.guest) && (!who.is_program() || its)
    }

    /// True if this guest sat here in person, and nobody else but bots: no other guest, and no program.
    pub(crate) fn is_alone(&self, guest: &GuestHash) -> bool {
        let own = |seat: &SeatState| match &seat.sitter {
            Sitter::Person { guest: sitting, program, .. } => sitting == guest && program.is_none(),
            Sitter::Bot { .. } => true,
            Sitter::Open => false,
        };
        !self.known(guest).is_empty() && self.seats.iter().all(own)
    }

    /// The seats of others than whoever decides at `seat`: they must agree to something. A person speaks for their programs; a
    /// program does not speak for the person, nor for another program.
    pub(crate) fn others_than(&self, seat: Seat) -> SeatSet {
        let own = self.spoken_for(seat);
        self.persons().iter().filter(|other| !own.has(*other)).collect()
    }

    /// The seats for which an answer at `seat` counts, among those that are asked: that one, and those of the person's programs.
    pub(crate) fn answered_at(&self, seat: Seat, asked: SeatSet) -> SeatSet {
        let others = |other: &Seat| *other == seat || self.seats[other.index()].program().is_some();
        self.spoken_for(seat).iter().filter(|other| asked.has(*other) && others(other)).collect()
    }

    /// The seats of those for whom whoever sits at `seat` speaks.
    fn spoken_for(&self, seat: Seat) -> SeatSet {
        let asking = self.seats[seat.index()].sitting();
        self.seats_where(|other| {
            let other = other.actor();
            asking.as_ref().zip(other.as_ref()).is_some_and(|(asking, other)| asking.speaks_for(other))
        })
    }

    /// The seat for which `who` acts: the one named, if it is theirs, or else their only one. A person may name a seat of their
    /// programs; a program acts only where it sat down itself.
    pub fn acting(&self, who: &Actor, named: Option<Seat>) -> Result<Seat, TableError> {
        let own = self.held_by(who);
        let Some(seat) = named else {
            return match own.len() {
                0 => Err(self.left_by(who).first().map_or(TableError::NotSeated, TableError::Away)),
                1 => own.first().ok_or(TableError::NotSeated),
                _ => Err(TableError::WhichSeat),
            };
        };
        let state = self.seats.get(seat.index()).ok_or(TableError::NoSeat)?;
        if state.guest() != Some(&who.guest) || state.resigned.is_some() {
            return Err(TableError::NotYourSeat(seat));
        }
        if who.is_program() && !self.known_by(who).has(seat) {
            return Err(TableError::NotPrograms(seat));
        }
        if state.minded.is_some() { Err(TableError::Away(seat)) } else { Ok(seat) }
    }

    /// Those of a guest's or a program's seats on which they sat down themselves.
    fn taken_by(&self, who: &Actor, seats: SeatSet) -> SeatSet {
        let own = |seat: &Seat| self.seats[seat.index()].program() == who.program.as_deref();
        seats.iter().filter(own).collect()
    }

    /// The seats from which they chat: also where a bot plays on since.
    pub fn chats_from(&self, who: &Actor) -> SeatSet {
        self.taken_by(who, self.known(&who.guest))
    }

    /// The seats from which they make remarks, and where they may be called otherwise: those for which [`Self::speaking`] lets them.
    pub(crate) fn voices_of(&self, who: &Actor) -> SeatSet {
        self.taken_by(who, self.held(&who.guest))
    }

    /// The same for what is said or called: nobody puts words into a program's mouth, nor gives it another name, also not the person
    /// whose it is.
    pub fn speaking(&self, who: &Actor, named: Option<Seat>) -> Result<Seat, TableError> {
        let seat = self.acting(who, named)?;
        if self.voices_of(who).has(seat) { Ok(seat) } else { Err(TableError::NotYourSeat(seat)) }
    }
}
