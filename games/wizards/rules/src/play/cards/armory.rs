//! Armory: minor items wait in store for those who need them. They lie under the card, and have no bearer.

use super::prelude::*;
use crate::card::SiteKind;
use crate::questions::sentences;

operations! {
    /// Minor items of the hand are laid under the card.
    "lay_under" => LayUnder,
}

cardlang::op_types! {
    /// Minor items that are stored may be laid under it, and are played from there as from the hand, at border-holds, free-holds
    /// and havens.
    "stores_arms" => StoresArms,
}

conditions! {
    /// The number of cards under it is at least `count`.
    "holds_at_least" => HoldsAtLeast { count: i8 }: |it, state, scope| {
        scope.piece().is_some_and(|id| state.held(id).len() >= it.count as usize)
    };
}

fn is_minor(state: &State, id: PieceId) -> bool {
    state.face(id).class == Some(ItemClass::Minor)
}

impl Does for LayUnder {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.frames.push(LayArms { seat: deed.link.seat, armory: deed.link.piece });
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        let mut hand = state.sides[scope.seat].hand.iter();
        require(hand.any(|id| is_minor(state, *id)), Why::COST)
    }
}

impl State {
    /// The armory of a player.
    fn armory(&self, seat: Seat) -> Option<PieceId> {
        let mut own = self.in_play.iter().copied().filter(|id| self.piece(*id).owner == seat);
        own.find(|id| self.face(*id).has.contains(&Static::StoresArms))
    }

    /// The cards under a player's armories that may be played at a site as from the hand.
    pub(crate) fn arms_at(&self, seat: Seat, site: SiteId) -> Vec<PieceId> {
        let place = self.place_of(site);
        if !matches!(place, SiteKind::BorderHold | SiteKind::FreeHold | SiteKind::Haven) {
            return Vec::new();
        }
        let own = self.in_play.iter().copied().filter(|id| self.piece(*id).owner == seat);
        let armories = own.filter(|id| self.face(*id).has.contains(&Static::StoresArms));
        armories.flat_map(|id| self.held(id)).filter(|id| is_minor(self, *id)).collect()
    }

    /// The cards that a company may play so where it is, which the hand does not hold as well.
    pub(crate) fn arms_of(&self, seat: Seat, company: CompanyId) -> Vec<CardId> {
        let site = self.find_company(company).map(|company| company.site);
        let arms = site.map_or_else(Vec::new, |site| self.arms_at(seat, site));
        let mut cards = arms.into_iter().map(|id| self.piece(id).card).collect::<Vec<_>>();
        cards.retain(|card| self.in_hand(seat, *card).is_none());
        cards.sort_unstable();
        cards.dedup();
        cards
    }

    /// The card of this name among those.
    pub(crate) fn arm_at(&self, seat: Seat, card: CardId, site: SiteId) -> Option<PieceId> {
        self.arms_at(seat, site).into_iter().find(|id| self.piece(*id).card == card)
    }
}

impl Says for StoresArms {
    fn stores(&self) -> bool {
        true
    }

    // A minor item that was stored may be laid under the armory of its player.
    fn hears(&self, what: Happens, card: PieceId, state: &mut State, _: &mut Ctx<'_>) {
        let Happens::Stored(item) = what else { return };
        let seat = state.piece(item).owner;
        let haven = state.piece(item).stored.is_some_and(|site| site.get().is_haven());
        if haven && is_minor(state, item) && state.armory(seat) == Some(card) {
            state.frames.push(Shelve { seat, item });
        }
    }
}

/// Which minor item of the hand is laid there?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LayArms {
    /// The player.
    pub seat: Seat,
    pub armory: PieceId,
}

impl Question<Wizards> for LayArms {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("lay-arms");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_in_hand(seat, |card| {
            if card.get().class == Some(ItemClass::Minor) {
                offer(Choice::Card(card));
            }
        });
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Card(card) => {
                require(state.in_hand(seat, *card).is_some(), Why::NOT_IN_HAND)?;
                require(card.get().class == Some(ItemClass::Minor), Why::MINOR)?;
                state.is_free(*card)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.piece(self.armory).zone.in_play())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Card(card) = *choice else { return };
        if let Some(item) = state.in_hand(seat, card) {
            ctx.journal.reveal();
            state.put(item, Zone::On(self.armory));
            ctx.tell(|| Event::Stored { seat, card });
        }
        state.frames.push(self);
    }
}

/// Is the stored item laid under the armory?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shelve {
    /// The player.
    pub seat: Seat,
    pub item: PieceId,
}

impl Question<Wizards> for Shelve {
    const CLAUSE: Clause = Clause("SATM-10.6");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("shelve", Choice::Yes => "wizards-yes-shelve");

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        offer(Choice::Yes);
        offer(Choice::Pass);
    }

    fn objection(&self, _: &State, _: Seat, choice: &Choice) -> Verdict {
        require(matches!(choice, Choice::Yes | Choice::Pass), Why::NOT_NOW)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.armory(self.seat).is_none())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, _: &mut Ctx<'_>) {
        if let Some(armory) = state.armory(seat).filter(|_| *choice == Choice::Yes) {
            state.put(self.item, Zone::On(armory));
            state.piece_mut(self.item).stored = None;
        }
    }
}
