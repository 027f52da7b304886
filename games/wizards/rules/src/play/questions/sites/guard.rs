//! Is the card on guard turned up (SATM-16.5 to SATM-16.11)?

use crate::cards::Rescale;
use crate::cards::ops::{Make, NewStatus, Raise};
use crate::cards::{Condition, When, Who, Window, statics};
use crate::choice::Shown;
use crate::mechanics::{Moment, Speaker, aims_at_members};
use crate::prelude::*;
use crate::questions::Aim;
use crate::state::Use;

/// Before the automatic-attacks; or after a resource was gained, for cards that react to that.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GuardReveal {
    /// Upon which company.
    pub company: CompanyId,
    /// The character who has just gained a card, and that card.
    pub gained: Option<(PieceId, PieceId)>,
    /// Is it only declared yet: an attempt to influence?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub declared: bool,
}

impl GuardReveal {
    fn card(self, state: &State) -> Option<PieceId> {
        let all = state.pieces.iter().position(|piece| piece.zone == Zone::Guard(self.company));
        all.map(|at| PieceId(at as u16))
    }

    fn scope(self, state: &State, piece: PieceId) -> Scope {
        Scope::about(Speaker::Piece(piece), state.hazarding(), Some(self.company))
    }

    /// SATM-16.6 to SATM-16.9: which of its modes could be used; for a creature any number.
    fn may_turn(self, state: &State, mode: u8) -> Verdict {
        let piece = self.card(state).ok_or(Why::GUARD)?;
        let face = state.face(piece);
        require(face.missing.is_none(), Why::NOT_SUPPORTED)?;
        // SATM-16.8: as it could have been played in the movement phase.
        state.is_free(state.piece(piece).card)?;
        if face.kind == CardKind::Creature {
            require(!self.declared && state.company(self.company).entered, Why::GUARD)?;
            let mut keyed = false;
            let scope = self.scope(state, piece);
            // SATM-16.8: keyed to the site.
            state.each_key(face, &scope, |key| keyed |= key.to_site());
            return require(mode == 0 && self.gained.is_none() && keyed, Why::GUARD);
        }
        let of =
            face.modes.get(usize::from(mode)).filter(|_| face.kind == CardKind::Hazard).ok_or(Why::GUARD)?;
        let said = of.when == Window::Guard;
        let fits = match self.gained {
            Some(_) if said || self.declared => said,
            // A card that needs a scout is declared, or a burglary.
            None if self.declared => {
                let answers = [Condition::Burgling, Condition::Influencing];
                of.when == Window::Chain || said && answers.iter().any(|test| of.tests.contains(test))
            }
            // The company does not enter.
            None if !state.company(self.company).entered => {
                of.stays.is_some() && face.has.contains(&Static::Eavesdrops)
            }
            None => {
                of.does.iter().any(changes_automatic)
                    || face.on.iter().any(|on| on.event == When::Entered)
                    || of.stays.is_some() && face.has.iter().any(changes_attacks)
            }
            // By a ruling any card aimed at a character of the company, as well.
            Some((_, card)) => {
                let when = reacts_to(state, card);
                let first = state.rules.rulings.guards_react_first;
                face.on.iter().any(|on| on.event == when) || first && aims_at_members(of)
            }
        };
        require(fits, Why::GUARD)?;
        // A card that taps a character may be revealed before a resource by no ruling.
        let taps = |op: &Op| matches!(op, Op::Make(Make { status: NewStatus::Tapped, .. }));
        let barred = of.does.iter().any(|op| op.is_barred_on_guard() || taps(op));
        require(said || !barred, Why::GUARD_BARRED)?;
        let mut found = false;
        let mut why = Why::NO_TARGET;
        state.each_aim(state.hazarding(), Moment::Movement, piece, Use::Mode(mode), &mut why, &mut |_| {
            found = true;
            false
        });
        require(found, why)
    }
}

/// The trigger that a resource sets off: an item that is gained, or an attempt to influence.
fn reacts_to(state: &State, gained: PieceId) -> When {
    if state.face(gained).kind == CardKind::Item { When::ItemGained } else { When::Influenced }
}

/// Does an operation change an automatic-attack?
fn changes_automatic(op: &Op) -> bool {
    matches!(
        op,
        Op::Malice
            | Op::CarryOff
            | Op::CarryAllOff
            | Op::Duplicate
            | Op::Raise(Raise { who: Who::Attack, .. })
            | Op::Rescale(Rescale { who: Who::Attack, .. })
    )
}

/// Does it change attacks while it is in play?
fn changes_attacks(one: &Static) -> bool {
    match one {
        Static::Attacks(_) | Static::AttacksDouble(_) => true,
        Static::If(statics::If { says, .. }) | Static::Against(statics::Against { says, .. }) => {
            changes_attacks(says)
        }
        _ => false,
    }
}

impl GuardReveal {
    fn facts(&self, state: &State, own: bool) -> Option<Message> {
        let card = self.card(state).filter(|_| own)?;
        let message = state.of_company(self.company, "wizards-asked-guard-reveal-of")?;
        Some(message.with("card", card.shown(state)))
    }
}

impl State {
    /// Asks whether cards on guard are turned up: at what was `gained`, by whom.
    pub(crate) fn ask_guards(
        &mut self,
        company: CompanyId,
        gained: Option<(PieceId, PieceId)>,
        declared: bool,
    ) {
        self.frames.push(GuardReveal { company, gained, declared });
    }
}

impl Question<Wizards> for GuardReveal {
    const CLAUSE: Clause = Clause("SATM-16.6");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.hazarding())
    }

    sentences!("guard-reveal" by facts, Choice::Way(_) => "wizards-way-reveal");

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let modes = self.card(state).map_or(0, |piece| state.face(piece).modes.len().max(1));
        (0..modes).for_each(|mode| offer(Choice::Way(mode as u8)));
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Way(mode) => self.may_turn(state, mode),
            _ => Err(Why::NOT_NOW),
        }
    }

    // Whether a card lies there is for all to see.
    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(self.card(state).is_none() || state.find_company(self.company).is_none())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let (Choice::Way(mode), Some(piece)) = (*choice, self.card(state)) else {
            return;
        };
        let card = state.piece(piece).card;
        ctx.journal.reveal();
        state.put(piece, Zone::Chain);
        ctx.tell(|| Event::Revealed { seat, card });
        if card.get().kind == CardKind::Creature {
            state.company_mut(self.company).ambush = Some(piece);
            return;
        }
        let link = Link {
            seat,
            piece,
            does: Use::Mode(mode),
            user: None,
            target: Target::Nothing,
            company: Some(self.company),
            cancelled: false,
        };
        // It was turned up because of the gain, and so counts for that.
        let done = !(self.declared || state.rules.rulings.guards_react_first);
        if let Some((by, gained)) = self.gained.filter(|_| done) {
            state.frames.push(GuardReacts { piece, by, gained });
        }
        // It costs nothing of the limit any more: that was paid when it was placed.
        state.frames.push(Aim { link, moment: Moment::Movement, response: false, step: 0 });
    }
}

/// The reaction of an on-guard card, turned up because of a gain, to that card: the same as to all that follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GuardReacts {
    /// The card.
    pub piece: PieceId,
    /// The character who has gained.
    pub by: PieceId,
    /// The card gained.
    pub gained: PieceId,
}

impl Step<Wizards> for GuardReacts {
    fn act(self, state: &mut State, _: &mut Ctx<'_>) {
        if state.piece(self.piece).zone.in_play() {
            let when = reacts_to(state, self.gained);
            let scope = Scope { user: Some(self.by), ..Scope::of(state, self.piece) };
            state.trigger(self.piece, when, &scope);
        }
    }
}
