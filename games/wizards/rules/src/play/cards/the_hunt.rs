//! The Hunt: Alatar goes after what has escaped. Which creature?

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::cards::Mode;
use crate::prelude::*;
use crate::questions::{CreatureAttacks, Frame, sentences};
use crate::state::{Key, Piece, Series};

operations! {
    /// A creature of the opponent that was seen and discarded is found, wherever it is, and attacks the target alone.
    "hunt_down" => HuntingDown,
}

impl Does for HuntingDown {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(who) = deed.scope().target_piece() {
            state.frames.push(HuntDown { seat: deed.link.seat, who });
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        let who = scope.target_piece();
        who.is_some_and(|who| state.has_answer(scope.seat, &HuntDown { seat: scope.seat, who }))
    }
}

/// Is it a way to hunt?
fn hunts(mode: &Mode) -> bool {
    mode.does.contains(&Op::HuntingDown)
}

impl State {
    /// A creature goes to the discard pile, in sight of all: recorded where a player may hunt it.
    pub(crate) fn creature_escapes(&mut self, id: PieceId) {
        if self.face(id).kind != CardKind::Creature {
            return;
        }
        let seat = self.piece(id).owner;
        let hunts = |piece: &Piece| piece.owner != seat && piece.card.get().modes.iter().any(hunts);
        if self.pieces.iter().any(hunts) && !self.sides[seat].escaped.contains(&id) {
            self.sides[seat].escaped.push(id);
        }
    }

    /// Is a character hunting alone, so that no spell helps?
    pub(crate) fn is_hunted_alone(&self) -> bool {
        self.frames.iter().any(|frame| matches!(frame, Frame::HuntEnds(_)))
    }
}

/// Which escaped creature is hunted?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HuntDown {
    /// The player who hunts.
    pub seat: Seat,
    /// Himself.
    pub who: PieceId,
}

impl HuntDown {
    /// Those that were seen, and neither are eliminated nor in play.
    fn all(self, state: &State) -> Vec<PieceId> {
        let theirs = &state.sides[other(self.seat)].escaped;
        let there = |id: &PieceId| {
            let zone = state.piece(*id).zone;
            let free =
                matches!(zone, Zone::Deck | Zone::Hand | Zone::Discard | Zone::Sideboard | Zone::Guard(_));
            free && state.is_free(state.piece(*id).card).is_ok()
        };
        theirs.iter().copied().filter(there).collect()
    }

    fn find(self, state: &State, card: CardId) -> Option<PieceId> {
        self.all(state).into_iter().find(|id| state.piece(*id).card == card)
    }
}

impl Question<Wizards> for HuntDown {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("hunt-down");

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let mut cards = self.all(state).into_iter().map(|id| state.piece(id).card).collect::<Vec<_>>();
        cards.sort_unstable();
        cards.dedup();
        cards.into_iter().for_each(|card| offer(Choice::Card(card)));
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Card(card) => require(self.find(state, *card).is_some(), Why::NOT_NOW),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.is_character(self.who))
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Card(card) = *choice else { return };
        let Some(piece) = self.find(state, card) else { return };
        let (from, theirs) = (state.piece(piece).zone, other(self.seat));
        ctx.journal.reveal();
        state.put(piece, Zone::Chain);
        if from == Zone::Deck {
            state.shuffle(theirs, ctx);
        }
        ctx.tell(|| Event::Declared { seat: theirs, card });
        state.go_hunting(self.who, piece);
    }
}

impl State {
    /// He is a company of his own for it.
    fn go_hunting(&mut self, who: PieceId, piece: PieceId) {
        let Some(company) = self.company_of(who) else { return };
        let (seat, site) = (self.company(company).seat, self.company(company).site);
        let alone =
            if self.characters(company).count() > 1 { self.form_company(seat, site) } else { company };
        self.piece_mut(who).zone = Zone::Company(alone);
        self.turn.company = Some(alone);
        self.frames.push(HuntEnds { who, company });
        self.frames.push(CreatureAttacks {
            piece,
            key: Key::None,
            index: 0,
            series: Series::default(),
            at_site: false,
        });
    }
}

/// The hunt is over: he taps, and is with his company again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HuntEnds {
    /// The hunter.
    pub who: PieceId,
    /// The hunter's company.
    pub company: CompanyId,
}

impl Step<Wizards> for HuntEnds {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        state.turn.company = None;
        if !state.is_character(self.who) {
            return;
        }
        state.tap(self.who);
        if state.find_company(self.company).is_some() {
            state.join(self.who, self.company, ctx);
        }
    }
}
