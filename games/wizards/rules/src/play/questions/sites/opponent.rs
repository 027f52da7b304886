//! A card of the opponent is influenced (chapter 20).

use crate::cards::statics::{Flag, Gives};
use crate::cards::{Amount, Who};
use crate::mechanics::Against;
use crate::prelude::*;
use crate::questions::{Draws, Resist};
use crate::state::Check;

/// Is an identical card of the hand shown first (SATM-20.10, SATM-20.15)?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Identical {
    /// The influencer.
    pub by: PieceId,
    /// The opponent's card.
    pub of: PieceId,
}

/// The rolls of both.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RollOpponent {
    /// The opponent's card.
    pub of: PieceId,
    /// The identical card that was shown.
    pub shown: Option<PieceId>,
}

/// The static of cards that an opponent cannot influence.
pub(crate) const UNSHAKEN: Static = Static::may_not(Flag::BeInfluenced);

impl State {
    /// Calls `offer` with every card of the opponent that might be influenced from here.
    pub(crate) fn each_influence(&self, seat: Seat, id: CompanyId, offer: &mut impl FnMut(Choice)) {
        if !self.rules.standard {
            return;
        }
        for of in self.influenceable(seat, id) {
            self.characters(id).for_each(|by| offer(Choice::Influence(by, of)));
        }
    }

    /// SATM-20.2, SATM-20.11: the opponent's cards here, but for those a wizard controls.
    fn influenceable(&self, seat: Seat, id: CompanyId) -> Vec<PieceId> {
        let Some(here) = self.find_company(id).map(|company| company.site) else {
            return Vec::new();
        };
        let theirs = other(seat);
        let at = |piece: PieceId| {
            self.company_of(piece).and_then(|id| self.find_company(id)).map(|company| company.site)
        };
        let free = |piece: PieceId| {
            let leader = self.bearer(piece).and_then(|bearer| self.piece(bearer).leader.or(Some(bearer)));
            !self.rules.rulings.wizards_shield || leader.is_none_or(|leader| !self.face(leader).is_wizard())
        };
        let all = (0..self.pieces.len() as u16).map(PieceId);
        all.filter(|piece| {
            let (of, face) = (self.piece(*piece), self.face(*piece));
            !face.has.contains(&UNSHAKEN)
                && match (of.zone, face.kind) {
                    (Zone::Won(owner), CardKind::Faction) => owner == theirs && self.joins_at(face, here),
                    (Zone::Company(_), CardKind::Character) if face.is_wizard() => false,
                    (Zone::Company(_), CardKind::Character)
                    | (Zone::On(_), CardKind::Ally | CardKind::Item) => {
                        of.owner == theirs && at(*piece) == Some(here) && free(*piece)
                    }
                    _ => false,
                }
        })
        .collect()
    }

    /// SATM-20.1: once a turn, not in the first turn, and by tapping.
    pub(crate) fn may_influence(&self, seat: Seat, id: CompanyId, by: PieceId, of: PieceId) -> Verdict {
        require(self.rules.standard && self.influenceable(seat, id).contains(&of), Why::OPPONENT)?;
        let influencer = self
            .pieces
            .get(by.index())
            .filter(|piece| piece.zone == Zone::Company(id))
            .ok_or(Why::NOT_NOW)?;
        require(!self.turn.attempted, Why::OPPONENT_ONCE)?;
        require(self.sides[seat].turns > 1, Why::FIRST_TURN)?;
        require(!(influencer.fresh && self.face(by).is_wizard()), Why::FIRST_TURN)?;
        require(self.is_untapped(by), Why::TAPPED)?;
        // SATM-20.15: an item needs an identical one in the hand.
        let identical = self.in_hand(seat, self.piece(of).card).is_some();
        require(self.face(of).kind != CardKind::Item || identical, Why::IDENTICAL)
    }

    /// The influencer taps; the next question follows.
    pub(crate) fn begin_influence(&mut self, by: PieceId, of: PieceId) {
        self.turn.attempted = true;
        self.tap(by);
        self.frames.push(Identical { by, of });
    }

    /// SATM-20.5 to SATM-20.7, SATM-20.12: the number to exceed, beside the opponent's roll.
    pub(crate) fn resistance(&self, of: PieceId, shown: bool) -> i16 {
        let (piece, face) = (self.piece(of), self.face(of));
        let owner = self.controller_of(of);
        let controller = piece.leader.or(match piece.zone {
            Zone::On(bearer) => Some(bearer),
            _ => None,
        });
        let thinks = |id| self.number(id, Stat::Mind, Against::Nothing);
        let mind = match face.kind {
            CardKind::Item => self.bearer(of).map_or(0, thinks),
            CardKind::Faction if !shown => face.number_needed,
            _ if shown => 0,
            _ => thinks(of),
        };
        let direct = controller.map_or(0, |id| self.direct_free(id, Against::Nothing));
        i16::from(mind) + self.general_free(owner) + direct
    }

    /// The modifier of an attempt on a card of the opponent's, before cards (SATM-20.4).
    fn sway_bonus(&self, by: PieceId, of: PieceId) -> i16 {
        if let Some(bonus) = self.unhelped(by, of) {
            return bonus.into();
        }
        let against = Against::Piece(of);
        let own = i16::from(self.number(by, Stat::InfluenceCheck, against)) + self.direct_free(by, against);
        own + i16::from(match self.face(of).kind {
            CardKind::Item => self.influence_of(of),
            CardKind::Faction => self.by_race(by, of),
            _ => 0,
        })
    }

    /// What is added to the roll of an attempt to influence, before cards, and what it must exceed: of a card of the opponent's, what
    /// is added to the opponent's own roll. None: it is no such attempt, or one throw does not decide it.
    pub(crate) fn attempt(&self, choice: &Choice) -> Option<[i16; 2]> {
        match *choice {
            Choice::Gain(card, by) if card.get().kind == CardKind::Faction => {
                let seat = self.pieces.get(by.index())?.owner;
                let faction = self.in_hand(seat, card).filter(|_| self.is_character(by))?;
                let bonus = self.unhelped(by, faction).unwrap_or_else(|| self.influence_bonus(by, faction));
                let decided = self.is_sure_of(by, card) || self.asks_twice();
                (!decided).then(|| [bonus.into(), self.face(faction).number_needed.into()])
            }
            Choice::Influence(by, of) => {
                let influencer = self.pieces.get(by.index())?;
                let company = self.company_of(by).filter(|_| self.is_character(by))?;
                let open = self.influenceable(influencer.owner, company).contains(&of);
                let twice = open && self.face(of).kind == CardKind::Faction && self.asks_twice();
                (open && !twice).then(|| [self.sway_bonus(by, of), self.resistance(of, false)])
            }
            _ => None,
        }
    }

    /// SATM-20.16: the influence that an item would give.
    fn influence_of(&self, item: PieceId) -> i8 {
        let scope = Scope::of(self, item);
        let given = self.face(item).has.iter().filter_map(|one| match self.unwrapped(one, &scope) {
            Some(Static::Gives(Gives {
                who: Who::Bearer,
                stat: Stat::DirectInfluence,
                by: Amount::Number(by),
            })) => Some(*by),
            _ => None,
        });
        given.sum()
    }
}

impl Identical {
    fn facts(&self, state: &State, own: bool) -> Option<Message> {
        own.then(|| state.of_card(self.of, "wizards-asked-identical-of"))
    }
}

impl Question<Wizards> for Identical {
    const CLAUSE: Clause = Clause("SATM-20.10");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("identical" by facts);

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        offer(Choice::Card(state.piece(self.of).card));
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        let card = state.piece(self.of).card;
        match *choice {
            Choice::Card(shown) => {
                require(shown == card && state.in_hand(seat, card).is_some(), Why::NOT_IN_HAND)
            }
            Choice::Pass => require(card.get().kind != CardKind::Item, Why::IDENTICAL),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        if state.sides[state.active()].hand.is_empty() { Moot::Answer(Choice::Pass) } else { Moot::No }
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let shown = match *choice {
            Choice::Card(card) => state.in_hand(seat, card),
            _ => None,
        };
        if let Some(id) = shown {
            let card = state.piece(id).card;
            ctx.journal.reveal();
            state.put(id, Zone::Chain);
            ctx.tell(|| Event::Declared { seat, card });
        }
        state.checks.push(Check {
            who: self.by,
            of: Some(self.of),
            bonus: 0,
            why: None,
            reward: 0,
            two_rolls: false,
            undirected: false,
        });
        state.frames.push(RollOpponent { of: self.of, shown });
        state.frames.push(Resist);
        state.ask_before_influence();
        state.attempt_declared(self.by, self.of, true);
    }
}

impl Step<Wizards> for RollOpponent {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let Some(check) = state.checks.pop() else {
            // It was cancelled: the card that was shown is lost, as by any attempt in vain (SATM-20.10).
            state.expire(Until::Check);
            return self.shown.into_iter().for_each(|id| state.put(id, Zone::Discard));
        };
        let (by, seat) = (check.who, state.active());
        // SATM-17.9: the character that tapped for it must still be tapped.
        if !(state.is_character(by) && state.stays_tapped(by)) {
            state.expire(Until::Check);
            self.shown.into_iter().for_each(|id| state.put(id, Zone::Discard));
            let card = state.piece(by).card;
            return ctx.tell(|| Event::Fizzled { seat, card });
        }
        state.tries_influence(by);
        let face = state.face(self.of);
        // Where nobody is helped, cards do not help either.
        let played = if state.gets_no_help() { 0 } else { check.bonus };
        let bonus = i16::from(played) + state.sway_bonus(by, self.of);
        let mut roll = i16::from(state.roll(seat, "influence", ctx));
        if check.two_rolls || face.kind == CardKind::Faction && state.asks_twice() {
            roll = roll.max(i16::from(state.roll(seat, "influence", ctx)));
        }
        let against = i16::from(state.roll(other(seat), "resistance", ctx))
            + state.resistance(self.of, self.shown.is_some());
        let (card, of) = (state.piece(by).card, state.piece(self.of).card);
        let (shown_roll, shown_bonus, needed) = (roll as i8, bonus as i8, against as i8);
        ctx.tell(|| Event::Influence { seat, card, of, roll: shown_roll, bonus: shown_bonus, needed });
        state.expire(Until::Check);
        if roll + bonus <= against {
            // SATM-20.9, SATM-20.10.
            return self.shown.into_iter().for_each(|id| state.put(id, Zone::Discard));
        }
        match state.piece(self.of).zone {
            Zone::Won(_) => state.lose_faction(self.of, ctx),
            _ => state.discard(self.of, ctx),
        }
        // A character that cannot be discarded stays, and the card that was shown goes back.
        if state.piece(self.of).zone.in_play() {
            return self.shown.into_iter().for_each(|id| state.put(id, Zone::Hand));
        }
        state.sweep(ctx);
        let left = check.reward;
        state.frames.push(Draws { seat, left });
        state.influenced(by, self.of);
        if let Some(id) = self.shown {
            bring(state, seat, by, id, ctx);
        }
    }
}

/// SATM-20.10, SATM-20.14: the identical card comes into play at once, if it can be controlled; else it goes back.
fn bring(state: &mut State, seat: Seat, by: PieceId, id: PieceId, ctx: &mut Ctx<'_>) {
    let face = state.face(id);
    let company = state.company_of(by);
    let (card, of) = (state.piece(id).card, state.piece(by).card);
    let zone = match (face.kind, company) {
        (CardKind::Faction, _) => Zone::Won(seat),
        (CardKind::Character, Some(company)) if state.has_place_for(seat, id, company) => {
            Zone::Company(company)
        }
        (CardKind::Item | CardKind::Ally, Some(_)) if state.may_bear(id, by).is_ok() => Zone::On(by),
        _ => return state.put(id, Zone::Hand),
    };
    state.put(id, zone);
    ctx.tell(|| Event::Gained { seat, card, by: of });
    if let (Some(company), true) = (company, zone.in_play()) {
        state.members_changed(company, ctx);
    }
    if state.is_character(id) {
        state.piece_mut(id).fresh = true;
        state.ask_control(id);
    }
}

impl State {
    /// SATM-6.4, SATM-8.2: is there room in the company, and general or direct influence enough?
    pub(crate) fn has_place_for(&self, seat: Seat, id: PieceId, company: CompanyId) -> bool {
        let room = self.company(company).site.get().is_haven() || self.heads(company) < 7;
        let general = self.has_room(seat, i16::from(self.mind_to_control(id)));
        room && (general || self.characters(company).any(|leader| self.can_lead(leader, id)))
    }
}
