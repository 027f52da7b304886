//! Where does Sauron place influence in extension?

use crate::prelude::*;

/// Where does Sauron place influence in extension?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Extend {
    /// Tokens left.
    pub left: u8,
    /// The stronghold whose extension it must be, if any.
    pub root: Option<Place>,
    /// The number that may go to the Shadow Pool.
    pub pool: u8,
    /// Must all be placed?
    pub must: bool,
    /// The places where one more may be placed, as long as this question is open.
    pub open: Places,
}

impl Ask for Extend {
    const CLAUSE: &'static str = "MEQ-6.3";
    const ID: &'static str = "quest-ask-extend";
    crate::ask::buttons! {
        "done": "done-place", _;
        "at": _, "extend";
    }

    fn who(&self, _: &State) -> SeatSet {
        SAURON_ONLY
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        self.open.iter().map(Choice::At).for_each(&mut *offer);
        if self.pool > 0 && state.pool_room() > 0 {
            offer(Choice::Pool);
        }
        if !self.must {
            offer(Choice::Done);
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let pool = self.pool > 0 && state.pool_room() > 0;
        Moot::lapses(self.left == 0 || (!pool && self.open.is_empty()))
    }

    fn objection(&self, state: &State, _: Seat, choice: Choice) -> Verdict {
        match choice {
            Choice::At(place) => require(self.open.has(place), {
                if state.influenced().has(place) { Why::LIMIT } else { Why::NOT_IN_EXTENSION }
            }),
            Choice::Pool if self.pool == 0 => Err(Why::TWO_TO_POOL),
            Choice::Pool => require(state.pool_room() > 0, Why::POOL_FULL),
            _ => Ok(()),
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        let left = self.left - 1;
        match choice {
            Choice::At(place) => {
                state.put_influence(place, 1, ctx);
                state.extend(Self { left, ..self });
            }
            Choice::Pool => {
                state.change_pool(1, ctx);
                state.extend(Self { left, pool: self.pool - 1, ..self });
            }
            _ => {}
        }
    }

    fn about(&self, state: &State, message: table::Message) -> table::Message {
        let message = message.with("left", self.left);
        match state.just_fought() {
            Some(fought) => state.placed(message, fought.seat).with("fought", 1 + u8::from(fought.fell)),
            None => message.with("fought", 0_u8),
        }
    }
}

impl Extend {
    /// The question for `left` tokens, in extension of any stronghold; `pool` of them may go to the Shadow Pool.
    pub const fn new(left: u8, pool: u8) -> Self {
        Self { left, root: None, pool, must: false, open: Places::EMPTY }
    }
}

impl State {
    /// The combat for which he does, if it is for one: its consequences wait below.
    fn just_fought(&self) -> Option<crate::combat::Result> {
        let below = self.frames.iter().rev().nth(1);
        self.fought.filter(|_| matches!(below, Some(crate::frame::Frame::Close(_))))
    }

    /// Asks where up to so many influence go, of them so many to the pool.
    pub(crate) fn may_extend(&mut self, left: u8, to_pool: u8) {
        self.extend(Extend::new(left, to_pool));
    }

    /// The same, and all of them must be placed.
    pub(crate) fn must_extend(&mut self, left: u8) {
        self.extend(Extend { must: true, ..Extend::new(left, 0) });
    }

    /// Sauron places influence in extension.
    pub fn extend(&mut self, extend: Extend) {
        let open = self.openings(extend.root);
        self.frames.push(Extend { open, ..extend });
    }
}
