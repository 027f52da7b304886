//! The aims of the puzzles, as `puzzles.toml` says them: `ring`, `take REGION`, `hold REGION`.

use war::nation::Side;
use war::region::Region;
use war::state::Ending;
use war::{CRACK_OF_DOOM, State};

/// Whether an aim was reached, once that is known: the Ring is destroyed in this turn, or the defenders of a region do not
/// outlast the battle, or they do.
pub fn reached(aim: &str, state: &State) -> Option<bool> {
    match aim.split_once(' ') {
        None if aim == "ring" => destroyed(state),
        Some(("take", region)) => Some(!held(state, region.parse().ok()?)?),
        Some(("hold", region)) => held(state, region.parse().ok()?),
        _ => None,
    }
}

/// No later than when there are fewer actions left than steps it is known that it is not.
fn destroyed(state: &State) -> Option<bool> {
    if let Some(ending) = state.over {
        return Some(ending == Ending::Destroyed);
    }
    let acts = state.action.is_some_and(|action| action.side == Side::Free);
    let left = state.dice[Side::Free].values().sum::<u8>();
    let actions = left + u8::from(acts || state.hunt.is_some());
    let steps = CRACK_OF_DOOM.saturating_sub(state.fellowship.mordor?);
    (steps > actions).then_some(false)
}

fn held(state: &State, region: Region) -> Option<bool> {
    match (state.board.army(region, Side::Free), state.battle) {
        (0, _) => Some(false),
        (_, None) => Some(true),
        (_, Some(_)) => None,
    }
}
