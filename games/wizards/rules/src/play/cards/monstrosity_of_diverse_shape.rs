//! Monstrosity of Diverse Shape: a creature that has attacked once comes again.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::cards::Kind;
use crate::prelude::*;
use crate::questions::{CreatureAttacks, sentences};
use crate::state::{Key, Series};

operations! {
    /// Such a creature of the discard pile that has attacked the company this turn is played on it once more.
    "call_again" => CallAgain { kind: Kind },
}

impl Does for CallAgain {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.frames.push(Recall { link: *deed.link, op: deed.index });
    }

    /// All have seen what has attacked.
    fn matters(&self, state: &State, scope: &Scope) -> bool {
        !state.called_again(&self.kind, scope).is_empty()
    }
}

impl State {
    /// The key that a creature has to a company: the first.
    fn first_key(&self, piece: PieceId, company: CompanyId) -> Option<Key> {
        let scope = Scope { company: Some(company), ..Scope::of(self, piece) };
        let mut first = None;
        self.each_key(self.face(piece), &scope, |key| first = first.or(Some(key)));
        first
    }

    /// The creatures of the discard pile that could come again.
    fn called_again(&self, kind: &Kind, scope: &Scope) -> Vec<PieceId> {
        let Some(company) = scope.its_company(self) else {
            return Vec::new();
        };
        let came = |id: &PieceId| {
            let card = self.piece(*id).card;
            self.face(*id).kind == CardKind::Creature
                && company.faced.iter().any(|faced| faced.card == Some(card))
                && self.piece_is(*id, kind, scope)
                && self.is_free(card).is_ok()
                && self.first_key(*id, company.id).is_some()
        };
        self.pile(scope.seat, Zone::Discard).filter(came).collect()
    }
}

/// Which creature comes again?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Recall {
    /// The action.
    pub link: Link,
    /// The index of its operation.
    pub op: u8,
}

impl Recall {
    fn all(self, state: &State) -> Vec<PieceId> {
        match state.ops(&self.link).get(usize::from(self.op)) {
            Some(Op::CallAgain(CallAgain { kind })) => state.called_again(kind, &self.link.scope()),
            _ => Vec::new(),
        }
    }

    fn facts(self, state: &State, _: bool) -> Option<Message> {
        Some(state.of_card(self.link.piece, "wizards-asked-recalled-by"))
    }
}

impl Question<Wizards> for Recall {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.link.seat)
    }

    sentences!("recalled" by facts);

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let mut cards = self.all(state).into_iter().map(|id| state.piece(id).card).collect::<Vec<_>>();
        cards.sort_unstable();
        cards.dedup();
        cards.into_iter().for_each(|card| offer(Choice::Card(card)));
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        let Choice::Card(card) = choice else {
            return Err(Why::NOT_NOW);
        };
        require(self.all(state).into_iter().any(|id| state.piece(id).card == *card), Why::NOT_NOW)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        match self.all(state).as_slice() {
            [] => Moot::Lapses,
            [only] => Moot::Answer(Choice::Card(state.piece(*only).card)),
            _ => Moot::No,
        }
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Card(card) = *choice else { return };
        let found = self.all(state).into_iter().find(|id| state.piece(*id).card == card);
        let key = found.zip(self.link.company).and_then(|(id, company)| state.first_key(id, company));
        if let (Some(piece), Some(key)) = (found, key) {
            ctx.journal.reveal();
            state.put(piece, Zone::Chain);
            state.notes_dragon(card);
            ctx.tell(|| Event::Declared { seat, card });
            let series = Series::default();
            state.frames.push(CreatureAttacks { piece, key, index: 0, series, at_site: false });
        }
    }
}
