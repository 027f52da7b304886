//! Exploits of one line.

use quest_mind::LINES;

use super::{games, won};

/// Whoever plays one line wins less with its side than a fair player does with the same side against the same opponent. (Six
/// seconds.)
#[test]
fn no_line_is_enough() {
    for line in &LINES {
        let name = format!("fair@{}", line.name);
        let arena = games(["fair", &name], 160);
        let side = if line.of_sauron { "sauron" } else { "heroes" };
        let [with, without] = [&name, "fair"].map(|bot| won(&arena, bot, side));
        assert!(4.0 * with < 3.0 * without, "{name} won {with} of 80, a fair player {without}");
    }
}
