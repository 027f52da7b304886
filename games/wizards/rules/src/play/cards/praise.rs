//! Praise to Elbereth: who taps, and which Nazgûl does each of them drive away? All that before it is declared.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::mechanics::Moment;
use crate::prelude::*;
use crate::questions::sentences;
use crate::state::{Change, Lasting};

operations! {
    /// Cancels a Nazgûl's attack or event for each tapped character.
    "praise" => DriveAway,
}

impl Does for DriveAway {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        state.praise(deed.link, ctx);
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        state.may_praise(scope.seat)
    }
}

/// One character after another: who taps, then against what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Praise {
    /// The action being declared; its target is the company whose attack is to be cancelled.
    pub link: Link,
    /// When.
    pub moment: Moment,
    /// The character who taps next; the target is asked for.
    pub who: Option<PieceId>,
    /// Has a character tapped?
    pub any: bool,
}

impl Praise {
    /// The first question, before any character has tapped.
    pub const fn of(link: Link, moment: Moment) -> Self {
        Self { link, moment, who: None, any: false }
    }

    /// The company whose Nazgûl attack could still be cancelled.
    fn attacked(self, state: &State) -> Option<CompanyId> {
        state.nazgul_attack().filter(|_| self.link.target == Target::Nothing)
    }

    /// Could this one drive something away?
    fn able(self, state: &State, id: PieceId) -> bool {
        state.drives_away(id, self.attacked(state))
    }
}

impl State {
    /// Could this one drive away an event, or what attacks this company?
    fn drives_away(&self, id: PieceId, attacked: Option<CompanyId>) -> bool {
        let faces = attacked.is_some() && attacked == self.company_of(id);
        self.is_untapped(id) && (faces || self.drivable().next().is_some())
    }

    /// The events of Nazgûl that can be cancelled: in play, or tapped and not resolved yet.
    fn drivable(&self) -> impl Iterator<Item = PieceId> + '_ {
        let declared = self.chain.iter().filter(|link| !link.cancelled);
        let declared = declared.map(|link| link.piece).filter(|id| self.face(*id).race == Some(Race::Nazgul));
        let lying =
            self.in_play.iter().copied().filter(|id| {
                self.piece(*id).zone == Zone::Table && self.face(*id).race == Some(Race::Nazgul)
            });
        declared.chain(lying).filter(|id| !self.is_hallowed(*id))
    }

    /// The company that faces a Nazgûl whose strikes are not given yet.
    fn nazgul_attack(&self) -> Option<CompanyId> {
        let combat = self.combat.as_ref()?;
        let open = combat.race == Race::Nazgul && !combat.assigned && !combat.cancelled && !combat.firm;
        open.then_some(combat.company)
    }

    /// Is an event about to be cancelled, and cannot be used any more?
    pub(crate) fn is_hallowed(&self, id: PieceId) -> bool {
        let mut changes = self.lasting.iter().map(|lasting| lasting.change);
        changes.any(|change| change == Change::Hallowed(id))
    }

    /// Is there anything that it could do?
    fn may_praise(&self, seat: Seat) -> Verdict {
        let attacked = self.nazgul_attack();
        let mut own = self.own_characters(seat);
        require(own.any(|id| self.drives_away(id, attacked)), Why::CONDITION)
    }

    /// Cancels the chosen attacks and events.
    fn praise(&mut self, link: &Link, ctx: &mut Ctx<'_>) {
        // SATM-17.9: each drives away one thing, as long as it lies tapped.
        let chosen = self.lasting.iter().filter_map(|lasting| match lasting.change {
            Change::Praises(who, what) => self.stays_tapped(who).then_some(what),
            _ => None,
        });
        for what in chosen.collect::<Vec<_>>() {
            match what {
                Some(id) => self.drive_away(id, ctx),
                None => self.drive_back(link, ctx),
            }
        }
    }

    fn drive_away(&mut self, id: PieceId, ctx: &mut Ctx<'_>) {
        if let Some(declared) = self.chain.iter_mut().rev().find(|other| other.piece == id) {
            declared.cancelled = true;
        } else if self.piece(id).zone.in_play() {
            self.discard(id, ctx);
        }
    }

    fn drive_back(&mut self, link: &Link, ctx: &mut Ctx<'_>) {
        let attacked = self.nazgul_attack().map(Target::Company);
        if attacked == Some(link.target) && self.cancel_attack() {
            let seat = link.seat;
            ctx.tell(|| Event::AttackCancelled { seat });
        }
    }
}

impl Question<Wizards> for Praise {
    const CLAUSE: Clause = Clause("SATM-17.9");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.link.seat)
    }

    sentences!("praise", Choice::Way(_) => "wizards-way-the-attack", Choice::Pass => "wizards-way-praised");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        if self.who.is_some() {
            state.drivable().for_each(|id| offer(Choice::Pick(id)));
            offer(Choice::Way(0));
        } else {
            state.own_characters(seat).for_each(|id| offer(Choice::Pick(id)));
            offer(Choice::Pass);
        }
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match (self.who, *choice) {
            (None, Choice::Pass) => require(self.any, Why::NO_TARGET),
            (None, Choice::Pick(id)) => {
                require(state.own_characters(seat).any(|own| own == id), Why::NOT_NOW)?;
                require(state.is_untapped(id), Why::TAPPED)?;
                require(self.able(state, id), Why::NO_TARGET)
            }
            (Some(_), Choice::Pick(id)) => require(state.drivable().any(|event| event == id), Why::NO_TARGET),
            (Some(who), Choice::Way(0)) => {
                let attacked = self.attacked(state);
                require(attacked.is_some() && attacked == state.company_of(who), Why::NO_TARGET)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    // No character is left who could tap: it is declared.
    fn moot(&self, state: &State) -> Moot<Choice> {
        let mut own = state.own_characters(self.link.seat);
        if self.who.is_none() && !own.any(|id| self.able(state, id)) {
            Moot::Answer(Choice::Pass)
        } else {
            Moot::No
        }
    }

    fn answer(mut self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        match (self.who, *choice) {
            (None, Choice::Pick(id)) => self.who = Some(id),
            (Some(who), what) => {
                state.tap(who);
                self.who = None;
                self.any = true;
                let event = match what {
                    Choice::Pick(id) => Some(id),
                    _ => None,
                };
                let card = state.piece(self.link.piece).card;
                let mut last =
                    |change| state.lasting.push(Lasting { card, change, until: Until::Turn, seat });
                last(Change::Praises(who, event));
                match event {
                    Some(id) => last(Change::Hallowed(id)),
                    None => {
                        if let Some(company) = self.attacked(state) {
                            self.link.target = Target::Company(company);
                        }
                    }
                }
            }
            _ => return state.declare(self.link, self.moment, ctx),
        }
        state.frames.push(self);
    }
}
