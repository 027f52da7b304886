//! Palm to Palm: members who stand together help each other where else each is alone.

use super::prelude::*;
use crate::questions::sentences;

cardlang::op_types! {
    /// A wizard has joined the company, or a member has left it for another: for cards that are discarded then.
    "palms_parted" => PalmsParted,
}

statics! {
    /// In the company on which it lies others may tap, each for one more, for an attempt to influence or to remove a corruption
    /// card.
    "helps_hands" => HelpsHands;
}

impl State {
    /// Do those of a company help each other so?
    fn joins_hands(&self, company: CompanyId) -> bool {
        self.in_play.iter().any(|id| {
            self.piece(*id).zone == Zone::OnCompany(company)
                && self.face(*id).has.contains(&Static::HelpsHands)
        })
    }

    /// The characters who may tap to help a character of their company.
    pub(crate) fn hands_of(&self, who: PieceId) -> Vec<PieceId> {
        let company = self.company_of(who).filter(|id| self.joins_hands(*id));
        let all = company.map_or_else(Vec::new, |id| self.characters(id).collect());
        all.into_iter().filter(|id| *id != who && self.is_untapped(*id)).collect()
    }
}

impl Holds for PalmsParted {
    fn holds(&self, _: &State, _: &Scope) -> bool {
        false
    }

    fn ends_with_members(&self, state: &State, company: CompanyId, left: bool) -> bool {
        left || state.characters(company).any(|id| state.face(id).is_wizard())
    }
}

/// Who taps to help remove a corruption card?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HelpRemoval {
    /// The corruption card.
    pub card: PieceId,
    /// The bonus to the roll so far.
    pub bonus: i8,
}

impl HelpRemoval {
    fn hands(self, state: &State) -> Vec<PieceId> {
        state.bearer(self.card).map_or_else(Vec::new, |bearer| state.hands_of(bearer))
    }

    fn facts(self, state: &State, _: bool) -> Option<Message> {
        Some(state.of_card(self.card, "wizards-asked-help-removal-of"))
    }
}

impl Question<Wizards> for HelpRemoval {
    const CLAUSE: Clause = Clause("SATM-11.13");

    fn asked(&self, state: &State) -> SeatSet {
        let bearer = state.bearer(self.card);
        SeatSet::only(bearer.map_or(state.turn.active, |bearer| state.piece(bearer).owner))
    }

    sentences!("help-removal" by facts);

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        self.hands(state).into_iter().for_each(|id| offer(Choice::Pick(id)));
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Pick(id) => require(self.hands(state).contains(id), Why::CHECK_SUPPORT),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        if state.bearer(self.card).is_none() {
            Moot::Lapses
        } else if self.hands(state).is_empty() {
            Moot::Answer(Choice::Pass)
        } else {
            Moot::No
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        match *choice {
            Choice::Pick(id) => {
                state.tap(id);
                state.frames.push(Self { bonus: self.bonus + 1, ..self });
            }
            _ => state.roll_removal(self.card, self.bonus, ctx),
        }
    }
}
