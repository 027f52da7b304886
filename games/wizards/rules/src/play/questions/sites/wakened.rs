//! Which event in play attacks whoever enters, where the site has one attack?

use crate::cards::statics::Wakes;
use crate::mechanics::face_is;
use crate::prelude::*;
use crate::state::Key;

/// One automatic-attack more, of a permanent-event that is a creature, too: it must come if there is one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wakened {
    /// Upon which company.
    pub company: CompanyId,
    /// Is it the one that is left of several?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub isolated: bool,
}

impl State {
    /// The events in play that a site lets attack, whoever has played them.
    pub(crate) fn wakened_by(&self, site: SiteId) -> Vec<PieceId> {
        let kinds = site.get().has.iter().filter_map(|one| match one {
            Static::Wakes(Wakes { kind }) => Some(kind),
            _ => None,
        });
        let fits = |id: PieceId, kind| {
            let piece = self.piece(id);
            let creature = piece.card.get().kind == CardKind::Creature;
            creature && piece.zone == Zone::Table && face_is(piece.card.get(), piece.card, kind)
        };
        kinds.flat_map(|kind| self.in_play.iter().copied().filter(move |id| fits(*id, kind))).collect()
    }
}

impl Wakened {
    fn all(self, state: &State) -> Vec<PieceId> {
        let company = state.find_company(self.company).filter(|company| !company.explored);
        company.map_or_else(Vec::new, |company| state.wakened_by(company.site))
    }

    fn facts(&self, state: &State, _: bool) -> Option<Message> {
        state.of_company(self.company, "wizards-asked-wakened-of")
    }
}

impl Question<Wizards> for Wakened {
    const CLAUSE: Clause = Clause("SATM-19.2");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.hazarding())
    }

    sentences!("wakened" by facts);

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        self.all(state).into_iter().for_each(|id| offer(Choice::Pick(id)));
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        require(matches!(choice, Choice::Pick(id) if self.all(state).contains(id)), Why::NOT_NOW)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        match self.all(state)[..] {
            [] => Moot::Lapses,
            [only] => Moot::Answer(Choice::Pick(only)),
            _ => Moot::No,
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Pick(id) = *choice else { return };
        let place = state.place_of(state.company(self.company).site);
        let mut combat = state.creature_attack(self.company, id, 0, Key::Place(place));
        combat.at_site = true;
        combat.firm |= self.isolated;
        combat.isolated |= self.isolated;
        state.begin_attack(combat, ctx);
    }
}
