//! Which rank have the units that a card brings? Fields: the region, and the units still owed.

use crate::prelude::*;

/// Which rank have the units that a card brings? Fields: the region, and the units still owed.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Raise {
    pub nation: Nation,
    pub at: Region,
    /// Units of either rank.
    pub units: u8,
}

impl Ask for Raise {
    type Answer = (Figure, Region);
    const CLAUSE: &'static str = "GDA-8.12";
    const ID: &'static str = "war-ask-levy";

    fn about(&self, _: &State, message: Message) -> Message {
        message.with("at", self.at)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        match self.units {
            0 => Moot::Lapses,
            _ => self.by_number(state),
        }
    }

    fn answers(&self, _: &State, offer: &mut impl FnMut(Choice)) {
        for rank in Rank::ALL {
            offer(Choice::Recruit(Figure::Unit(self.nation, rank), self.at));
        }
    }

    fn objection(&self, state: &State, (figure, to): (Figure, Region)) -> Verdict {
        let ours = matches!(figure, Figure::Unit(nation, _) if nation == self.nation);
        require(to == self.at && ours, Why::NOT_SETTLEMENT)?;
        require(state.in_reserve(figure) > 0, Why::NO_RESERVE)
    }

    fn answer(self, state: &mut State, (figure, _): (Figure, Region), ctx: &mut Ctx<'_>) {
        state.recruit(figure, self.at, ctx);
        let units = self.units - 1;
        state.frames.push(Self { units, ..self });
    }
}
