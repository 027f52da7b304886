//! How earlier versions have spelled a state, and how such a one is read.
//!
//! | version | since then |
//! |---|---|
//! | 2 | a player who drafts no more is spelled `"stop"`; before, as one who has not picked yet: `null`. Companies tell what
//! they have played at their site, and where they began the turn |

use serde_json::Value;

use crate::questions::{Frame, Pick};
use crate::state::State;

/// The JSON of a state of the first version, as it is spelled now. What the first version had lost is lost: whoever had
/// stopped drafting when it was written is asked once more.
pub(crate) fn respell(state: Value, version: u32) -> Result<Value, String> {
    match version {
        1 => Ok(state),
        _ => Err(format!("nobody knows how version {version} has spelled a state")),
    }
}

/// The JSON of a state as the first version has spelled it, byte for byte; nothing, where it could not tell what this one
/// tells.
pub(crate) fn former(state: &State, version: u32) -> Option<String> {
    let stopped = |frame: &Frame| match frame {
        Frame::Draft(draft) => draft
            .picks
            .iter()
            .flatten()
            .any(|pick| matches!(pick, Pick::Stop(_))),
        _ => false,
    };
    let mut companies = state.companies.iter();
    let more = companies.any(|company| company.began.is_some() || !company.gained.is_empty());
    if version != 1 || more || state.going_on.iter().any(stopped) {
        return None;
    }
    serde_json::to_string(state).ok()
}
