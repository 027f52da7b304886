//! Gold rings are tested (SATM-21.2, SATM-21.3).

use table::Arg;

use crate::cards::statics::{Test, TestLow};
use crate::mechanics::Against;
use crate::prelude::*;

/// Which ring is tested?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PickRing {
    pub company: CompanyId,
    /// The bonus to the roll.
    pub bonus: i8,
    /// Are two rolls made, of which one counts?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub twice: bool,
}

impl PickRing {
    fn all(self, state: &State) -> Vec<PieceId> {
        let all = state.in_play.iter().copied();
        all.filter(|id| {
            state.face(*id).class == Some(ItemClass::GoldRing) && state.company_of(*id) == Some(self.company)
        })
        .collect()
    }
}

impl Question<Wizards> for PickRing {
    const CLAUSE: Clause = Clause("SATM-21.2");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("pick-ring");

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        self.all(state).into_iter().for_each(|id| offer(Choice::Pick(id)));
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        let Choice::Pick(id) = choice else {
            return Err(Why::NOT_NOW);
        };
        require(self.all(state).contains(id), Why::NOT_NOW)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        match self.all(state).as_slice() {
            [] => Moot::Lapses,
            [only] => Moot::Answer(Choice::Pick(*only)),
            _ => Moot::No,
        }
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Pick(ring) = *choice else { return };
        let bearer = state.bearer(ring);
        let borne = bearer.map_or(0, |id| state.number(id, Stat::RingTest, Against::Nothing));
        let more = borne + state.find_company(self.company).map_or(0, |company| company.site.get().ring_test);
        let card = state.piece(ring).card;
        let mut test = || {
            let roll = state.roll(seat, "ring", ctx) + self.bonus + more;
            ctx.tell(|| Event::Tested { seat, card, roll });
            roll
        };
        let roll = test();
        let other = self.twice.then(test);
        state.frames.push(PlayRing { ring, roll, other });
    }
}

impl State {
    /// A ring has taken the place of a gold one: the company has gained it.
    pub(crate) fn ring_is_played(&mut self, ring: PieceId) {
        let card = self.piece(ring).card;
        // Only what lies on the company minds it.
        let minded = |company| self.in_play.iter().any(|id| self.piece(*id).zone == Zone::OnCompany(company));
        if let Some(company) = self.company_of(ring).filter(|company| minded(*company)) {
            self.company_mut(company).gained.push(card);
        }
    }
}

/// Which ring of the hand takes its place?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayRing {
    /// The gold ring.
    pub ring: PieceId,
    /// The result.
    pub roll: i8,
    /// Another one, if there were two rolls: either may count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other: Option<i8>,
}

impl PlayRing {
    fn matches(self, state: &State, card: CardId) -> bool {
        let scope = Scope::of(state, self.ring);
        let Some(id) = state.ring_at_hand(scope.seat, card) else {
            return false;
        };
        let mut results = std::iter::once(self.roll).chain(self.other);
        results.any(|roll| {
            state.face(self.ring).has.iter().any(|one| match one {
                Static::Test(Test { from, kind }) => roll >= *from && state.piece_is(id, kind, &scope),
                Static::TestLow(TestLow { to, kind }) => roll <= *to && state.piece_is(id, kind, &scope),
                _ => false,
            })
        })
    }
}

impl PlayRing {
    fn facts(&self, state: &State, own: bool) -> Option<Message> {
        let message = state.of_card(self.ring, "wizards-asked-play-ring-of");
        own.then(|| message.with("roll", Arg::Number(self.roll.into())))
    }
}

impl Question<Wizards> for PlayRing {
    const CLAUSE: Clause = Clause("SATM-21.3");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.piece(self.ring).owner)
    }

    sentences!("play-ring" by facts);

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_ring_at_hand(seat, |card| {
            if card.get().kind == crate::card::CardKind::Item {
                offer(Choice::Card(card));
            }
        });
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Card(card) => {
                require(self.matches(state, card), Why::RING_TEST)?;
                require(card.get().missing.is_none(), Why::NOT_SUPPORTED)?;
                state.is_free(card)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.piece(self.ring).zone.in_play())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let bearer = state.bearer(self.ring);
        state.discard(self.ring, ctx);
        if let (Choice::Card(card), Some(by)) = (*choice, bearer)
            && let Some(id) = state.ring_at_hand(seat, card)
        {
            ctx.journal.reveal();
            state.goes_along(id);
            state.put(id, Zone::On(by));
            state.ring_is_played(id);
            let by = state.piece(by).card;
            ctx.tell(|| Event::Gained { seat, card, by });
        }
    }
}
