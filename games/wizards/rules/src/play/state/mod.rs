//! The whole truth about a game at one moment: plain data, and no cards' texts (those are in the [book](crate::card)).

mod agent;
mod chain;
mod combat;
mod company;
mod host;
mod piece;
mod side;
mod turn;

use serde::{Deserialize, Serialize};
use table::flow::Stack;
use table::{BySeat, Seat};

pub use agent::{Agent, Footstep};
pub use chain::{Change, Lasting, Link, Target, Use};
pub use combat::{Automatic, Combat, Fate, Key, Series, Source, Strike};
pub use company::{Company, Faced, Path};
pub use host::Host;
pub use piece::{Piece, Status, Zone};
pub use side::Side;
pub use turn::{Check, Ending, PassUntil, Phase, Turn};

use crate::ids::{CompanyId, PieceId};
use crate::options::Rules;
use crate::questions::Frame;

/// A game at one moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The options of the table.
    pub rules: Rules,
    /// The piles and sites of each player.
    pub sides: BySeat<Side>,
    /// Every card of the game but sites, by its number.
    pub pieces: Vec<Piece>,
    /// The cards in play, in the order in which they came.
    pub in_play: Vec<PieceId>,
    /// The companies, in the order in which they were formed.
    pub companies: Vec<Company>,
    /// The agents on the table, in the order in which they were played.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub agents: Vec<Agent>,
    /// The hazard hosts that hold prisoners.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hosts: Vec<Host>,
    /// The turn, and its course so far.
    pub turn: Turn,
    /// The declared actions not yet resolved, the last one last (SATM-17.3).
    pub chain: Vec<Link>,
    /// The attack that is faced.
    pub combat: Option<Combat>,
    /// Checks about to be rolled, the innermost last.
    pub checks: Vec<Check>,
    /// Changes that last for a while.
    pub lasting: Vec<Lasting>,
    /// The stack of frames, the innermost last.
    #[serde(rename = "going_on")]
    pub frames: Stack<Frame>,
}

impl State {
    /// A card of the game.
    #[inline]
    pub fn piece(&self, id: PieceId) -> &Piece {
        &self.pieces[id.index()]
    }

    /// A card of the game, to change.
    #[inline]
    pub(crate) fn piece_mut(&mut self, id: PieceId) -> &mut Piece {
        &mut self.pieces[id.index()]
    }

    /// The printed facts of a card.
    #[inline]
    pub fn face(&self, id: PieceId) -> &'static crate::card::Face {
        self.piece(id).card.get()
    }

    /// A company that is there.
    #[inline]
    pub fn find_company(&self, id: CompanyId) -> Option<&Company> {
        self.companies.iter().find(|company| company.id == id)
    }

    /// A company, which must be there.
    ///
    /// # Panics
    /// When it is not.
    #[inline]
    pub fn company(&self, id: CompanyId) -> &Company {
        self.find_company(id).expect("a company that is there")
    }

    /// A company, to change.
    ///
    /// # Panics
    /// When it is not there.
    #[inline]
    pub fn company_mut(&mut self, id: CompanyId) -> &mut Company {
        self.companies.iter_mut().find(|company| company.id == id).expect("a company that is there")
    }

    /// The active player (AP of the clauses).
    #[inline]
    pub fn active(&self) -> Seat {
        self.turn.active
    }

    /// The player who plays hazards now (HP of the clauses).
    #[inline]
    pub(crate) fn hazarding(&self) -> Seat {
        self.turn.active.next(2)
    }
}

/// The other player.
#[inline]
pub fn other(seat: Seat) -> Seat {
    seat.next(2)
}
