//! Chapter XI: the differences with three and four players.
//!
//! | what | file |
//! |---|---|
//! | who plays for which side, and has which Nations | here |
//! | Armies of two partners | `mixed` |
//! | one who plays for all Free Peoples against two | `three` |
//! | owners of Nations, and orders to them | `orders` |
//! | what is left of a card | `served` |
//! | who of a team has won | `winners` |

mod mixed;
mod orders;
mod served;
mod three;
mod winners;

use crate::card::Part;
use crate::figures::Figures;
use crate::prelude::*;

pub use three::{Acted, Armies, nations};

/// The state of games with three and four players.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Team {
    /// Regions in which the troops of two partners are one Army, by side.
    pub mixed: BySide<RegionSet>,
    /// Regions where troops have joined others in this action.
    pub joined: RegionSet,
    /// Settlements by the seat whose troops captured them.
    pub captors: [RegionSet; 4],
    /// A card that a side's player offers to the partner, face down.
    pub offered: BySide<Option<Card>>,
    /// The Free Peoples' only player's use of troops in the action before, and in this one.
    pub deeds: [Acted; 2],
    /// The partners who have used an Elven Ring this turn.
    #[serde(default, skip_serializing_if = "is_nobody")]
    pub ringed: [bool; 4],
}

/// Is no seat marked?
fn is_nobody(seats: &[bool; 4]) -> bool {
    *seats == [false; 4]
}

/// The number of players of the Free Peoples, in a game of `players`.
pub(crate) const fn free_seats(players: u8) -> usize {
    if players == 4 { 2 } else { 1 }
}

/// The side of a seat, in a game of `players`.
pub const fn side_of(players: u8, seat: Seat) -> Side {
    let free = seat.index() < free_seats(players);
    if free { Side::Free } else { Side::Shadow }
}

impl State {
    /// The side of a seat.
    pub const fn side_of(&self, seat: Seat) -> Side {
        side_of(self.players, seat)
    }

    /// The seats of a side.
    pub fn seats(&self, side: Side) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (players, free) = (usize::from(self.players), free_seats(self.players));
        let range = match side {
            Side::Free => 0..free,
            Side::Shadow => free..players,
        };
        range.map(Seat::new)
    }

    /// The seat that has a Nation.
    pub const fn seat_of(&self, nation: Nation) -> Seat {
        let seat = match (self.players, nation) {
            (4, Nation::Rohan | Nation::North | Nation::Dwarves) => 1,
            (4, Nation::Sauron) => 2,
            (4, Nation::Isengard | Nation::Southrons) => 3,
            (3, Nation::Isengard | Nation::Southrons) => 2,
            (2 | 3, Nation::Sauron) | (2, Nation::Isengard | Nation::Southrons) => 1,
            _ => 0,
        };
        Seat::new(seat)
    }

    /// Does `side` have two players?
    #[inline]
    pub(crate) const fn has_partners(&self, side: Side) -> bool {
        match side {
            Side::Free => self.players > 3,
            Side::Shadow => self.players > 2,
        }
    }

    /// The Nations that a seat has.
    fn nations_of(&self, seat: Seat) -> impl Iterator<Item = Nation> {
        let nations = self.side_of(seat).nations().iter().copied();
        nations.filter(move |nation| self.seat_of(*nation) == seat)
    }

    /// The partner of a seat; the seat itself, when it has none.
    pub fn partner(&self, seat: Seat) -> Seat {
        let mut seats = self.seats(self.side_of(seat));
        seats.find(|other| *other != seat).unwrap_or(seat)
    }

    /// May the player who decides for the side use this card, by its icon?
    pub fn may_use(&self, side: Side, card: Card) -> bool {
        let nation = match card.facts().player {
            None => return true,
            Some(Part::Gondor) => Nation::Gondor,
            Some(Part::Rohan) => Nation::Rohan,
            Some(Part::WitchKing) => Nation::Sauron,
            Some(Part::Saruman) => Nation::Isengard,
        };
        self.orders(side, nation)
    }

    /// Cards that a hand may hold.
    pub fn hand_limit(&self, seat: Seat) -> usize {
        let has_partner = self.has_partners(self.side_of(seat));
        if has_partner { 4 } else { 6 }
    }

    /// Do Isengard's Elites count as Leaders, and do those of the Southrons (three or four players)?
    pub fn elites_lead(&self) -> (bool, bool) {
        let saruman = self.in_play(Character::Saruman);
        (saruman, saruman && self.players > 2)
    }

    /// Elites among these figures that count as Leaders.
    pub fn leading_elites(&self, figures: &Figures) -> u8 {
        let (uruks, both) = self.elites_lead();
        let elites = |nation: Nation| figures.units(nation)[1];
        u8::from(uruks) * elites(Nation::Isengard) + u8::from(both) * elites(Nation::Southrons)
    }

    /// Two partners have each laid a card face down: they change hands.
    pub fn swap(&mut self, side: Side, second: Card, ctx: &mut Ctx<'_>) {
        let leader = self.leading[side];
        let partner = self.partner(leader);
        if let Some(first) = self.team.offered[side].take() {
            self.cards.hands[leader.index()].remove(second);
            self.cards.hands[leader.index()].add(first);
            self.cards.hands[partner.index()].add(second);
            ctx.journal.reveal();
            ctx.tell(|| Event::Swapped { side });
        }
    }
}
