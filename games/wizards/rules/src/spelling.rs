//! How earlier versions have spelled a state, and how such a one is read.
//!
//! | version | since then |
//! |---|---|
//! | 2 | a player who drafts no more is spelled `"stop"`; before, as one who has not picked yet: `null`. Companies tell what
//! they have played at their site, and where they began the turn |

use serde_json::Value;

use crate::questions::Frame;
use crate::state::State;

/// The JSON of a state of the first version, as it is spelled now. What the first version had lost is lost: whoever had
/// stopped drafting when it was written is asked once more.
pub(crate) fn respell(state: Value, version: u32) -> Result<Value, String> {
    match version {
        1 => Ok(state),
        _ => Err(format!("nobody knows how version {version} has spelled a state")),
    }
}

/// The JSON of a state as the first version has spelled it, byte for byte.
pub(crate) fn former(state: &State, version: u32) -> Option<String> {
    let mut state = state.clone();
    for company in &mut state.companies {
        company.gained.clear();
        company.began = None;
    }
    let text = serde_json::to_string(&state).ok()?;
    let drafts = state
        .going_on
        .iter()
        .any(|frame| matches!(frame, Frame::Draft(_)));
    match version {
        // The word stands nowhere else: no card, no site and no word of the rules is called so.
        1 if drafts => Some(text.replace("\"stop\"", "null")),
        1 => Some(text),
        _ => None,
    }
}
