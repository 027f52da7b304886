//! Is the sideboard used (SATM-5.5, SATM-12.15)? And which cards of it?

use crate::card::Face;
use crate::prelude::*;

/// The question whether the opponent of a player with a wizard in play uses the sideboard in the untap phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sideboard {
    /// The player.
    pub seat: Seat,
    /// Hazards, or resources and characters?
    pub hazards: bool,
}

impl State {
    /// May a player use the sideboard at all?
    fn has_sideboard(&self, seat: Seat) -> bool {
        self.rules.standard && self.pile(seat, Zone::Sideboard).next().is_some()
    }

    /// Has a player a wizard in play?
    pub(crate) fn wizard(&self, seat: Seat) -> Option<PieceId> {
        self.own_characters(seat).find(|id| self.face(*id).is_wizard())
    }

    /// Is anything in it that can be taken?
    fn has_aside(&self, seat: Seat, hazards: bool) -> bool {
        let mut side = self.pile(seat, Zone::Sideboard);
        self.rules.standard && side.any(|id| fits(self.face(id), hazards))
    }

    /// SATM-12.15: the offer of the sideboard to a player who can tap a wizard.
    pub(crate) fn may_side(&self, seat: Seat, choice: &Choice, hazards: bool) -> Verdict {
        require(self.has_aside(seat, hazards), Why::SIDEBOARD)?;
        match choice {
            Choice::SideDiscard => Ok(()),
            Choice::SideDeck => require(self.sides[seat].deck.len() >= 5, Why::SIDEBOARD_DECK),
            _ => Err(Why::NOT_NOW),
        }
    }
}

impl Question<Wizards> for Sideboard {
    const CLAUSE: Clause = Clause("SATM-5.5");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("sideboard");

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        offer(Choice::SideDiscard);
        offer(Choice::SideDeck);
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => Ok(()),
            _ => state.may_side(seat, choice, self.hazards),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.has_sideboard(self.seat) || state.wizard(state.active()).is_none())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, _: &mut Ctx<'_>) {
        if *choice == Choice::Pass {
            return;
        }
        // SATM-5.6.
        state.turn.halved = true;
        let deck = *choice == Choice::SideDeck;
        state.frames.push(SidePick { seat, hazards: true, deck, left: if deck { 1 } else { 5 }, taken: 0 });
    }
}

/// A Nazgûl has been spent: which use is it put to (SATM-18.1)?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NazgulSpent {
    /// The player.
    pub seat: Seat,
}

impl State {
    /// The Nazgûl of a player that lie on the table as events.
    pub(crate) fn nazgul_events(&self, seat: Seat) -> impl Iterator<Item = PieceId> + '_ {
        self.in_play.iter().copied().filter(move |id| {
            let piece = self.piece(*id);
            let nazgul = self.face(*id).race == Some(crate::card::Race::Nazgul);
            piece.owner == seat && piece.zone == Zone::Table && nazgul
        })
    }

    /// SATM-18.1, SATM-18.2: may a Nazgûl be spent for the sideboard now?
    pub(crate) fn may_recall(&self, seat: Seat, id: PieceId) -> Verdict {
        let own = self.nazgul_events(seat).any(|one| one == id);
        require(own && self.is_untapped(id) && !self.is_hallowed(id), Why::RECALL)?;
        require(self.has_aside(seat, true), Why::SIDEBOARD)?;
        let company = self.turn.company.and_then(|id| self.find_company(id));
        require(company.is_some_and(|company| company.used < company.limit), Why::LIMIT)
    }

    /// Taps and discards a Nazgûl; it takes one of the limit (SATM-18.2).
    pub(crate) fn recall(&mut self, seat: Seat, id: PieceId, ctx: &mut Ctx<'_>) {
        if let Some(company) = self.turn.company.filter(|id| self.find_company(*id).is_some()) {
            self.company_mut(company).used += 1;
        }
        self.spend_event(seat, id, ctx);
        self.frames.push(NazgulSpent { seat });
    }
}

impl Question<Wizards> for NazgulSpent {
    const CLAUSE: Clause = Clause("SATM-18.1");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("sideboard");

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        offer(Choice::SideDiscard);
        offer(Choice::SideDeck);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        state.may_side(seat, choice, true)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.has_aside(self.seat, true))
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, _: &mut Ctx<'_>) {
        let deck = *choice == Choice::SideDeck;
        state.frames.push(SidePick { seat, hazards: true, deck, left: if deck { 1 } else { 5 }, taken: 0 });
    }
}

/// Cards are taken one by one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SidePick {
    /// The player.
    pub seat: Seat,
    /// Hazards, or resources and characters?
    pub hazards: bool,
    /// Into the play deck, or to the discard pile?
    pub deck: bool,
    /// The number still to take, at most.
    pub left: u8,
    /// The number taken.
    pub taken: u8,
}

/// Hazards, or resources and characters?
fn fits(face: &Face, hazards: bool) -> bool {
    if hazards { face.is_hazard() } else { !face.is_hazard() || face.either }
}

impl SidePick {
    fn find(self, state: &State, choice: &Choice) -> Option<PieceId> {
        let Choice::Card(card) = choice else { return None };
        let side = state.pile(self.seat, Zone::Sideboard);
        state.copy_of(*card, side).filter(|_| fits(card.get(), self.hazards))
    }
}

impl Question<Wizards> for SidePick {
    const CLAUSE: Clause = Clause("SATM-12.15");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("side-pick");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        let mut seen = Vec::new();
        for id in state.pile(seat, Zone::Sideboard) {
            let card = state.piece(id).card;
            if !seen.contains(&card) {
                seen.push(card);
                offer(Choice::Card(card));
            }
        }
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => Ok(()),
            _ => require(self.find(state, choice).is_some(), Why::SIDEBOARD),
        }
    }

    fn moot(&self, _: &State) -> Moot<Choice> {
        if self.left == 0 { Moot::Answer(Choice::Pass) } else { Moot::No }
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Some(id) = self.find(state, choice) {
            state.put(id, if self.deck { Zone::Deck } else { Zone::Discard });
            state.piece_mut(id).hide();
            return state.frames.push(Self { left: self.left - 1, taken: self.taken + 1, ..self });
        }
        let count = self.taken;
        ctx.tell(|| Event::FromSideboard { seat, count });
        if self.deck {
            state.shuffle(seat, ctx);
        }
    }
}
