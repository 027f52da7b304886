//! The moves of cards between zones: the one place that makes them.

use crate::cards::conditions::Not;
use crate::cards::effect::Happens;
use crate::cards::{Condition, FactionLost};
use crate::prelude::*;
use crate::state::Ending;

impl State {
    /// The cards that lie beside the table for a moment only, and neither beside nor under a card.
    pub(crate) fn laid_aside(&self, seat: Seat) -> impl Iterator<Item = PieceId> + '_ {
        let waits = self.reserved(seat).collect::<Vec<_>>();
        self.pile(seat, Zone::Aside).filter(move |id| {
            let piece = self.piece(*id);
            piece.beside.is_none() && piece.under.is_none() && !waits.contains(id)
        })
    }

    /// Puts a card somewhere, without regard to the cards it controls.
    pub(crate) fn put(&mut self, id: PieceId, zone: Zone) {
        let Before { owner, zone: old } = Before::of(self, id);
        match old {
            Zone::Deck => self.sides[owner].deck.retain(|card| *card != id),
            Zone::Hand => self.sides[owner].hand.retain(|card| *card != id),
            _ => {}
        }
        // The cards on a faction go with it.
        if matches!(old, Zone::Won(_)) && !matches!(zone, Zone::Won(_)) {
            self.held(id).into_iter().for_each(|card| self.put(card, Zone::Discard));
        }
        if old.in_play() && !zone.in_play() {
            if !matches!(zone, Zone::Won(_)) {
                self.uncover(id);
            }
            self.agents.iter_mut().for_each(|agent| agent.bears.retain(|card| *card != id));
            self.in_play.retain(|card| *card != id);
            self.lasting.retain(|lasting| !lasting.change.is_about(id));
        } else if !old.in_play() && zone.in_play() {
            self.in_play.push(id);
        }
        let on_table = |zone| matches!(zone, Zone::Agent | Zone::Lurking);
        if on_table(old) && !on_table(zone) {
            self.forget_agent(id);
        }
        match zone {
            Zone::Deck => self.sides[owner].deck.push(id),
            Zone::Hand => self.sides[owner].hand.push(id),
            _ => {}
        }
        if old.in_play() && !zone.in_play() {
            self.beside(id).into_iter().for_each(|card| self.put(card, Zone::Discard));
        }
        let piece = self.piece_mut(id);
        piece.zone = zone;
        piece.beside = None;
        if !zone.in_play() {
            piece.status = Status::Untapped;
            piece.leader = None;
            piece.adrift = false;
            piece.fresh = false;
            piece.lured = false;
            piece.tried = false;
            piece.realm = None;
            piece.unstorable = false;
            piece.taken = 0;
            piece.marked = None;
            piece.restored &= matches!(zone, Zone::Won(_));
        }
        piece.under = piece.under.filter(|_| matches!(zone, Zone::Won(_) | Zone::Aside));
        // Where it was stored is forgotten with its place: in a deck or a hand it is a card like others.
        piece.stored = piece.stored.filter(|_| matches!(zone, Zone::Won(_) | Zone::Aside));
        // Whoever saw it knows that it is there (see `knowledge.rs`).
        if old.is_open() || zone.is_open() {
            piece.show();
        }
        if zone == Zone::Discard && piece.is_known_to_all() {
            self.has_gone(id);
            self.creature_escapes(id);
        }
    }

    /// A card leaves play for a zone: the cards it controls are discarded, followers excepted (SATM-11.8),
    /// and its company is settled.
    pub(crate) fn leave(&mut self, id: PieceId, to: Zone, ctx: &mut Ctx<'_>) {
        if self.is_sheltered(id, to) {
            return;
        }
        if let Some(gang) = self.pressed_by(id, to) {
            return self.press(id, gang, ctx);
        }
        // SATM-30.14: the prisoners of a host that goes are free.
        self.free_prisoners(id, None, ctx);
        let company = self.company_of(id);
        let was_member = self.is_member(id);
        let in_play = self.piece(id).zone.in_play();
        let kept = match self.piece(id).zone {
            Zone::On(event) if self.face(id).has.contains(&Static::Keeps) => Some(event),
            _ => None,
        };
        self.hears(id, Happens::Leaves, ctx);
        self.bearer_leaves(id, ctx);
        for held in self.held(id) {
            self.leave(held, Zone::Discard, ctx);
        }
        // A card on it may have taken it along.
        if in_play && !self.piece(id).zone.in_play() {
            return;
        }
        self.parts_from(id, ctx);
        self.set_adrift(id);
        if let Some(combat) = &mut self.combat {
            combat.wounded.retain(|one| *one != id);
        }
        self.put(id, to);
        let seat = self.piece(id).owner;
        self.tells_it_left(id, to, ctx);
        if self.face(id).is_wizard() && matches!(to, Zone::Out) {
            self.lose_wizard(seat, ctx);
        }
        if let (Some(company), true) = (company, was_member) {
            self.members_changed(company, ctx);
        }
        self.will_is_broken(id, ctx);
        // A long event goes with the card that has kept it.
        if let Some(event) = kept.filter(|event| self.piece(*event).zone.in_play()) {
            self.discard(event, ctx);
        }
    }

    /// SATM-6.13, SATM-23.10: a player's wizard is lost; at a table where that loses the game, at once.
    pub(crate) fn lose_wizard(&mut self, seat: Seat, ctx: &mut Ctx<'_>) {
        self.sides[seat].wizard_lost = true;
        let loses = self.rules.extras.wizard_lost_loses && !self.rules.standard;
        if loses && self.turn.over.is_none() {
            let (winners, ending) = (SeatSet::only(other(seat)), Ending::WizardLost);
            self.turn.over = Some((ending, winners));
            ctx.tell(|| Event::Over { winners, ending });
        }
    }

    /// The cards that lie on this one or are controlled by it, followers excepted.
    pub(crate) fn held(&self, id: PieceId) -> Vec<PieceId> {
        self.lying_on(id).collect()
    }

    /// The same, one after another.
    pub(crate) fn lying_on(&self, id: PieceId) -> impl Iterator<Item = PieceId> + '_ {
        self.in_play.iter().copied().filter(move |card| self.piece(*card).zone == Zone::On(id))
    }

    /// The cards that lie off to the side with a card.
    pub(crate) fn beside(&self, card: PieceId) -> Vec<PieceId> {
        let all = self.pieces.iter().enumerate();
        let lie = all.filter(|(_, piece)| piece.zone == Zone::Aside && piece.beside == Some(card));
        lie.map(|(at, _)| PieceId(at as u16)).collect()
    }

    /// A card is laid off to the side, with another that is in play.
    pub(crate) fn lay_beside(&mut self, id: PieceId, card: PieceId) {
        self.put(id, Zone::Aside);
        self.piece_mut(id).beside = Some(card);
    }

    /// Discards a card that is in play.
    pub(crate) fn discard(&mut self, id: PieceId, ctx: &mut Ctx<'_>) {
        self.leave(id, Zone::Discard, ctx);
    }

    /// Settles a company whose members have changed: cards that mind it are discarded, and an empty company
    /// is dissolved.
    pub(crate) fn members_changed(&mut self, company: CompanyId, ctx: &mut Ctx<'_>) {
        let minding = self.in_play.iter().copied().filter(|card| {
            let leaves = &self.face(*card).leaves;
            let scope = crate::mechanics::Scope::of(self, *card);
            let grown = |one: &Condition| match one {
                Condition::Not(Not { test: Condition::FewerThan(_) }) => one.holds(self, &scope),
                _ => false,
            };
            self.piece(*card).zone == Zone::OnCompany(company) && leaves.contains(&Condition::CompanyChanged)
                || self.company_of(*card) == Some(company) && leaves.iter().any(grown)
        });
        for card in minding.collect::<Vec<_>>() {
            self.discard(card, ctx);
        }
        self.members_part(company, false, ctx);
        if self.characters(company).next().is_none() {
            self.dissolve(company, ctx);
        }
    }

    /// Discards cards that stay only as long as another card is in play.
    pub(crate) fn sweep(&mut self, ctx: &mut Ctx<'_>) {
        self.part_with_allies(ctx);
        self.disenchant(ctx);
        self.those_lost_part(ctx);
        fn hangs(leaves: &Condition) -> bool {
            match leaves {
                Condition::All(all) => all.of.iter().any(hangs),
                _ => matches!(
                    leaves,
                    Condition::SiteLeft
                        | Condition::OrganizingAt(_)
                        | Condition::OpposedBy(_)
                        | Condition::InPlay(_)
                        | Condition::Not(Not { test: Condition::InPlay(_) })
                ),
            }
        }
        let gone = self.in_play.iter().copied().filter(|card| {
            let leaves = &self.face(*card).leaves;
            let scope = crate::mechanics::Scope::of(self, *card);
            leaves.iter().any(|one| hangs(one) && one.holds(self, &scope)) || self.is_orphaned(*card)
        });
        for card in gone.collect::<Vec<_>>() {
            if self.piece(card).zone.in_play() {
                self.discard(card, ctx);
            }
        }
    }

    /// SATM-18.4: a company without characters is no more; the cards on it are discarded, and its site is given up.
    fn dissolve(&mut self, id: CompanyId, ctx: &mut Ctx<'_>) {
        let Some(company) = self.find_company(id) else {
            return;
        };
        let (seat, site, to, turned_up) = (company.seat, company.site, company.to, company.ambush);
        let left = self.in_play.iter().copied().filter(|card| self.company_of(*card) == Some(id));
        for card in left.collect::<Vec<_>>() {
            self.discard(card, ctx);
        }
        let guards = (0..self.pieces.len() as u16).map(PieceId);
        for card in guards.filter(|card| self.piece(*card).zone == Zone::Guard(id)).collect::<Vec<_>>() {
            self.put(card, Zone::Hand);
        }
        self.companies.retain(|company| company.id != id);
        self.lasting.retain(|lasting| !lasting.change.is_of_company(id));
        self.ambush_in_vain(turned_up, ctx);
        self.give_up_site(seat, site, ctx);
        if let Some(to) = to {
            self.give_up_site(seat, to, ctx);
        }
        if let Some(combat) = &mut self.combat
            && combat.company == id
        {
            combat.cancelled = true;
        }
    }

    pub(crate) fn tap(&mut self, id: PieceId) {
        let piece = self.piece_mut(id);
        if piece.status == Status::Untapped {
            piece.status = Status::Tapped;
        }
    }

    /// Is it upright?
    #[inline]
    pub fn is_untapped(&self, id: PieceId) -> bool {
        self.piece(id).status == Status::Untapped
    }
}

/// The fields that `put` reads before it writes.
struct Before {
    owner: Seat,
    zone: Zone,
}

impl Before {
    fn of(state: &State, id: PieceId) -> Self {
        let piece = state.piece(id);
        Self { owner: piece.owner, zone: piece.zone }
    }
}

impl State {
    /// Moves a faction from a marshalling pile to the discard pile, with the cards that depend on it.
    pub(crate) fn lose_faction(&mut self, faction: PieceId, ctx: &mut Ctx<'_>) {
        let over = self.piece(faction).under;
        self.put(faction, Zone::Discard);
        if self.face(faction).kind != CardKind::Faction {
            return;
        }
        over.filter(|id| self.piece(*id).zone.in_play()).into_iter().for_each(|id| self.discard(id, ctx));
        let minds = |id: &PieceId| {
            let scope = Scope::of(self, *id);
            self.face(*id).leaves.iter().any(|leaves| match leaves {
                Condition::FactionLost(FactionLost { kind }) => self.piece_is(faction, kind, &scope),
                _ => false,
            })
        };
        for id in self.in_play.iter().copied().filter(minds).collect::<Vec<_>>() {
            self.discard(id, ctx);
        }
    }
}
