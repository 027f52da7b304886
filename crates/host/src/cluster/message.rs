//! A message between server processes: several events, with their sender.

use serde::{Deserialize, Serialize};
use tables::peers::PeerEvent;

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

#[cfg(test)]
mod tests {
    use super::*;
    use tables::commands::names::LONGEST_NAME;

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
