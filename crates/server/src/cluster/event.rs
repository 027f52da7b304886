//! Messages between server processes: each says that something changed, never what.

use serde::{Deserialize, Serialize};
use store::GuestHash;

use crate::actor::Actor;
use crate::keys::hex_hash;

/// The most events in one message: it has room for 8,000 bytes, and the longest event takes some 250.
pub(super) const AT_ONCE: usize = 30;

#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Message {
    /// The sender's id: a new one at each start.
    pub(super) from: String,
    /// The sender's name, given by the host.
    pub(super) node: String,
    pub(super) words: Vec<PeerEvent>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PeerEvent {
    /// I am there.
    Alive,
    /// I am going.
    Bye,
    /// Asks for all readers. Sent after a start, or after a time without connection: then the others may have missed
    /// something, too.
    Who,
    /// Replaces all that was reported of this process's readers by what follows.
    Only,
    /// A guest, or a program of theirs, looks at a table with me, or no longer does.
    Here {
        table: String,
        #[serde(with = "hex_hash")]
        guest: GuestHash,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        program: Option<String>,
        here: bool,
    },
    /// A guest looks back on a finished game with me, at this step; or no longer does.
    Looks {
        table: String,
        #[serde(with = "hex_hash")]
        guest: GuestHash,
        ply: Option<u32>,
    },
    /// A table is at this version; also whose turn it is may have changed.
    Moved { table: String, version: u64, turns: bool },
    /// The log of a table was replaced: somebody was forgotten, or it is gone.
    Anew { table: String },
    /// A guest changed: name, rights or devices.
    Guest {
        #[serde(with = "hex_hash")]
        guest: GuestHash,
    },
    /// The same of any of them.
    Guests,
}

impl PeerEvent {
    /// The message that somebody looks at a table with me, or no longer does.
    pub(crate) fn here(table: String, who: Actor, here: bool) -> Self {
        Self::Here { table, guest: who.guest, program: who.program, here }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::commands::names::LONGEST_NAME;

    /// The longest that can be said at once has room.
    #[test]
    fn a_message_has_room() {
        // A name has so many characters at most, of which none takes more bytes.
        let program = Some("\u{1f409}".repeat(LONGEST_NAME));
        let word = PeerEvent::Here { table: "x".repeat(26), guest: [0xff; 32], program, here: false };
        let message = Message { from: "f".repeat(16), node: "n".repeat(40), words: vec![word; AT_ONCE] };
        let text = serde_json::to_string(&message).unwrap();
        assert!(text.len() < 8000, "{}", text.len());
        let read = serde_json::from_str::<Message>(&text).unwrap();
        assert_eq!(read.words, message.words);
    }
}
