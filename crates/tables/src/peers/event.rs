//! Messages between server processes: each says that something changed, never what.

use serde::{Deserialize, Serialize};
use store::GuestHash;

use crate::actor::Actor;
use crate::keys::hex_hash;

/// Something that the other processes are told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PeerEvent {
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
    pub fn here(table: String, who: Actor, here: bool) -> Self {
        Self::Here { table, guest: who.guest, program: who.program, here }
    }
}
