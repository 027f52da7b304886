//! Orders given in one go: a piece is clicked, then the place it goes to.

use table::{Seat, Way, flow};

use crate::choice::Choice;
use crate::frame::Frame;
use crate::rules::MiddleEarthQuest;
use crate::state::State;

/// The orders that Sauron may give, each with the piece and the place to click.
pub fn ways(state: &State, seat: Seat) -> Vec<Way<Choice>> {
    if state.concluding || !matches!(state.frames.top(), Some(Frame::Command(_))) {
        return Vec::new();
    }
    let mut legal = Vec::new();
    flow::choices::<MiddleEarthQuest>(state, seat, &mut legal);
    let way = |choice: Choice| {
        let at = match choice {
            Choice::MoveMinion(minion, to) => vec![Choice::Minion(minion), Choice::At(to)],
            Choice::MoveToken(token, to) => vec![Choice::Token(token), Choice::At(to)],
            Choice::HealMinion(minion) => vec![Choice::Minion(minion)],
            _ => return None,
        };
        let say = vec![flow::explain::<MiddleEarthQuest>(state, seat, &choice).label];
        Some(Way { choices: vec![choice], at, say, more: false })
    };
    legal.into_iter().filter_map(way).collect()
}
