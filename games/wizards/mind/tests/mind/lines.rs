//! Exploits of one line.

use super::won;

/// Whoever plays one line gains nothing by it, and mostly loses. (40 games each, less than a second of a quiet processor.)
#[test]
fn no_line_is_enough() {
    for (line, most) in
        [("never-moves", 4.0), ("no-hazards", 16.0), ("always-rests", 24.0), ("one-company", 28.0)]
    {
        assert!(wizards_mind::LINES.iter().any(|known| known.name == line), "{line}");
        let wins = won(&format!("fair@{line}"), "fair", 40);
        assert!(wins <= most, "{line} won {wins} of 40");
    }
}
