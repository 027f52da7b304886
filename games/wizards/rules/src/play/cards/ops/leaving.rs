//! Operations by which cards leave play: discarded, back to the hand, lost.

use super::super::prelude::*;
use crate::card::Keyword;
use crate::cards::were_worm::Plunder;

cardlang::ops! {
    /// The card that is discarded: a character, the card itself, or a card by its name at the same site, with
    /// what it controls.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum What: "thing to discard" or Who(Who) or Card(CardId) {
        /// Such environment cards, in play and in the chain.
        "environments" => Environments(kind: Kind),
        /// One corruption card of a character.
        "corruption_card" => CorruptionCard(of: Who),
        /// All cards of this kind on a character.
        "held" => Held(of: Who, kind: Kind),
        /// Each such card in the neutral zone.
        "every" => Every(kind: Kind),
    }
}

cardlang::ops! {
    /// The number: a number, or all.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Count: "count" or Number(i8) {
        /// All that there are.
        "all" => All,
    }
}

operations! {
    /// Discards a card from play, with the cards it controls, followers excepted.
    "discard" => Discard { what: What },
    /// Returns a character to the hand, and one item may be passed on; or the cards that lie on a character.
    "to_hand" => ToHand { what: What },
    /// Moves a card to its player's marshalling pile, as a stored one, without a check.
    "store" => Store { what: What },
    /// Makes a character lose `count` items of a kind; the defender chooses.
    "lose" => Lose { who: Who, kind: Kind, count: Count },
}

impl Does for Discard {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let scope = deed.scope();
        match &self.what {
            What::Who(who) => {
                for id in state.who(*who, &scope) {
                    match state.piece(id).zone {
                        Zone::Won(_) => state.lose_faction(id, ctx),
                        zone if zone.in_play() && *who == Who::Target && state.face(id).class.is_some() => {
                            state.lose_item(id, ctx);
                        }
                        zone if zone.in_play() => state.discard(id, ctx),
                        _ => {}
                    }
                }
            }
            What::Environments(kind) => {
                let of = |state: &State, id: PieceId| {
                    id != deed.link.piece
                        && state.face(id).is(Keyword::Environment)
                        && state.piece_is(id, kind, &scope)
                };
                let gone = state.in_play.iter().copied().filter(|id| of(state, *id)).collect::<Vec<_>>();
                gone.into_iter().for_each(|id| state.discard(id, ctx));
                for at in 0..state.chain.len() {
                    if of(state, state.chain[at].piece) {
                        state.chain[at].cancelled = true;
                    }
                }
            }
            What::CorruptionCard(who) => {
                for id in state.who(*who, &scope) {
                    let mut held = state.held(id).into_iter();
                    if let Some(card) = held.find(|held| state.face(*held).is_corruption()) {
                        state.discard(card, ctx);
                    }
                }
            }
            What::Held(who, kind) => {
                for id in state.held_by(*who, kind, &scope) {
                    state.discard(id, ctx);
                }
            }
            What::Every(kind) => {
                for id in state.events(kind, &scope).collect::<Vec<_>>() {
                    state.discard(id, ctx);
                }
            }
            What::Card(card) => {
                if let Some(id) = state.in_play.iter().copied().find(|id| state.piece(*id).card == *card) {
                    state.discard(id, ctx);
                }
            }
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        match &self.what {
            // A card on a site is moved by those who come there.
            What::Who(Who::This) => match scope.piece().map(|id| state.piece(id).zone) {
                Some(Zone::OnSite(site)) => scope.its_company(state).is_some_and(|company| {
                    company.shown && company.to == Some(site) || company.has_come_to(site)
                }),
                _ => true,
            },
            What::Who(who) => !state.who(*who, scope).is_empty(),
            What::Environments(kind) => {
                let chain = state.chain.iter().filter(|link| !link.cancelled).map(|link| link.piece);
                let mut all = state.in_play.iter().copied().chain(chain);
                all.any(|id| {
                    Some(id) != scope.piece()
                        && state.face(id).is(Keyword::Environment)
                        && state.piece_is(id, kind, scope)
                })
            }
            What::CorruptionCard(who) => {
                let burdened =
                    |id: PieceId| state.held(id).iter().any(|held| state.face(*held).is_corruption());
                state.who(*who, scope).into_iter().any(burdened)
            }
            What::Held(who, kind) => !state.held_by(*who, kind, scope).is_empty(),
            What::Every(kind) => state.events(kind, scope).next().is_some(),
            What::Card(card) => state.is_in_play(*card),
        }
    }

    fn is_price(&self, _: bool) -> bool {
        self.what == What::Who(Who::This)
    }

    fn is_barred_on_guard(&self) -> bool {
        self.what == What::Who(Who::Target)
    }
}

impl Does for ToHand {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        match &self.what {
            What::Who(who) => {
                for id in state.who(*who, &deed.scope()) {
                    if matches!(state.piece(id).zone, Zone::Won(_)) {
                        state.take_back(id, ctx);
                        continue;
                    }
                    if !state.is_member(id) {
                        state.leave(id, Zone::Hand, ctx);
                        continue;
                    }
                    state.ask_heirs(id, Zone::Hand, 1);
                }
            }
            What::Held(who, kind) => {
                for id in state.held_by(*who, kind, &deed.scope()) {
                    state.leave(id, Zone::Hand, ctx);
                }
            }
            _ => {}
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        match &self.what {
            What::Who(who) => !state.who(*who, scope).is_empty(),
            What::Held(who, kind) => !state.held_by(*who, kind, scope).is_empty(),
            _ => false,
        }
    }

    fn is_barred_on_guard(&self) -> bool {
        true
    }
}

impl Store {
    fn whom(self, state: &State, scope: &Scope) -> Vec<PieceId> {
        match &self.what {
            What::Who(who) => state.who(*who, scope),
            What::Held(who, kind) => state.held_by(*who, kind, scope),
            _ => Vec::new(),
        }
    }
}

impl Does for Store {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        for id in self.whom(state, &deed.scope()) {
            if state.piece(id).zone.in_play() {
                state.store(id, ctx);
            }
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        !self.whom(state, scope).is_empty()
    }
}

impl State {
    /// Returns a won or stored card to the hand of its owner; cards on it are discarded.
    fn take_back(&mut self, id: PieceId, ctx: &mut Ctx<'_>) {
        for held in self.held(id) {
            self.discard(held, ctx);
        }
        self.put(id, Zone::Hand);
        self.piece_mut(id).stored = None;
        let (seat, card) = (self.piece(id).owner, self.piece(id).card);
        ctx.tell(|| Event::Returned { seat, card });
    }
}

impl Lose {
    /// Is it the whole company that loses, and not one character?
    const fn is_of_all(self) -> bool {
        matches!(self.who, Who::Company | Who::Each | Who::Others)
    }
}

impl Does for Lose {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let mut whose = None;
        if !self.is_of_all() {
            whose = state.who(self.who, &deed.scope()).first().copied();
            if whose.is_none() {
                return;
            }
        }
        let (link, op) = (deed.link, deed.index);
        match self.count {
            Count::All => {
                for id in state.losable(link, op, whose) {
                    state.lose_item(id, ctx);
                }
            }
            Count::Number(left) => state.frames.push(questions::Lose { link: *link, op, whose, left }),
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        let whose = (!self.is_of_all()).then(|| state.who(self.who, scope));
        self.count != Count::Number(0)
            && state.in_play.iter().copied().any(|id| {
                let of = match &whose {
                    Some(whose) => whose.iter().any(|who| state.piece(id).zone == Zone::On(*who)),
                    None => scope.company.is_some() && state.company_of(id) == scope.company,
                };
                of && state.face(id).class.is_some() && state.piece_is(id, &self.kind, scope)
            })
    }

    fn is_for_wounded(&self) -> bool {
        self.who == Who::Wounded
    }
}

impl State {
    /// The cards of a kind that lie on a character.
    pub(crate) fn held_by(&self, who: Who, kind: &Kind, scope: &Scope) -> Vec<PieceId> {
        let held = self.who(who, scope).into_iter().flat_map(|id| self.held(id));
        held.filter(|id| self.piece_is(*id, kind, scope)).collect()
    }

    /// The items that could be lost by an operation of a declared action.
    pub(crate) fn losable(&self, link: &state::Link, op: u8, whose: Option<PieceId>) -> Vec<PieceId> {
        let mut op = self.ops(link).get(usize::from(op));
        while let Some(inner) = op.and_then(|op| op.inner()) {
            op = Some(inner);
        }
        let (Some(Op::Lose(Lose { kind, .. })) | Some(Op::Plunder(Plunder { kind }))) = op else {
            return Vec::new();
        };
        let scope = link.scope();
        let company = link.company.or_else(|| self.combat.as_ref().map(|combat| combat.company));
        let lost = |id: &PieceId| {
            let of = match whose {
                Some(who) => self.piece(*id).zone == Zone::On(who),
                None => company.is_some() && self.company_of(*id) == company,
            };
            of && self.face(*id).class.is_some() && self.piece_is(*id, kind, &scope)
        };
        self.in_play.iter().copied().filter(lost).collect()
    }
}
