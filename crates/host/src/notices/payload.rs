//! Request bodies of webhooks and push messages, in the form that each service expects.

use seen::Way;
use serde_json::{Value, json};

/// The words of a notification. Nothing in it was written by another guest.
pub(super) struct Words {
    /// The sentence, in the guest's language.
    pub text: String,
    /// The subject of a letter; nothing: the sentence itself.
    pub subject: Option<String>,
    /// The title of the game, or of the games.
    pub game: String,
    /// The whole address of the table, or of the page with all of them.
    pub url: String,
}

/// The body of a webhook.
pub(super) fn body(way: Way, words: &Words) -> Value {
    let Words { text, game, url, .. } = words;
    match way {
        // Nobody is called by it, whatever stands in it.
        Way::Discord => json!({ "content": format!("{text}\n{url}"), "allowed_mentions": { "parse": [] } }),
        Way::Slack => json!({ "text": format!("{}\n{}", slack(text), slack(url)) }),
        Way::Matrix => json!({ "text": format!("{text}\n{url}") }),
        Way::Plain | Way::Mail => json!({ "text": text, "game": game, "url": url }),
        // What `worker.js` shows: of a table only the last.
        Way::Push => json!({ "title": game, "text": text, "url": url }),
    }
}

/// The three letters that mean something there.
fn slack(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_side_is_told_in_its_shape() {
        let words = Words {
            text: "Your turn <at> A & B".into(),
            subject: None,
            game: "A & B".into(),
            url: "https://inn.example/t/1".into(),
        };
        let all = Way::ALL.map(|way| body(way, &words));
        assert_eq!(
            all[0],
            json!({ "title": "A & B", "text": "Your turn <at> A & B", "url": "https://inn.example/t/1" })
        );
        assert_eq!(
            all[1],
            json!({ "content": "Your turn <at> A & B\nhttps://inn.example/t/1", "allowed_mentions": { "parse": [] } })
        );
        assert_eq!(all[2], json!({ "text": "Your turn &lt;at&gt; A &amp; B\nhttps://inn.example/t/1" }));
        assert_eq!(all[3], json!({ "text": "Your turn <at> A & B\nhttps://inn.example/t/1" }));
        assert_eq!(
            all[4],
            json!({ "text": "Your turn <at> A & B", "game": "A & B", "url": "https://inn.example/t/1" })
        );
    }
}
