//! Exploits of one line.

use wizards_mind::LINES;

use super::won;

/// Whoever plays one line loses to a fair player.
#[test]
fn no_line_is_enough() {
    for line in &LINES {
        let name = format!("fair@{}", line.name);
        let wins = won(&name, "fair", 12);
        assert!(wins <= 5.0, "{name} won {wins} of 12");
    }
}
