//! Confidence intervals of shares.

use serde::Serialize;

/// The standard normal quantile of a 95 % interval.
const Z: f64 = 1.959_963_984_540_054;

/// The interval of the true share, with a confidence of 95 %.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// Lower end.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

/// The Wilson score interval of `wins` in `games`: unlike the textbook's, it stays within 0 and 1 and is
/// honest about few games and about shares near the ends.
pub fn wilson(wins: f64, games: f64) -> Interval {
    if games <= 0.0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let share = wins / games;
    let z2 = Z * Z;
    let scale = 1.0 + z2 / games;
    let centre = (share + z2 / (2.0 * games)) / scale;
    let half = Z * (share * (1.0 - share) / games + z2 / (4.0 * games * games)).sqrt() / scale;
    Interval { low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(got: Interval, low: f64, high: f64) {
        assert!(
            (got.low - low).abs() < 5e-5 && (got.high - high).abs() < 5e-5,
            "{got:?}, not {low} to {high}"
        );
    }

    /// Values from the formula worked by hand (and found in any table of Wilson intervals).
    #[test]
    fn wilson_has_the_known_values() {
        close(wilson(50.0, 100.0), 0.4038, 0.5962);
        close(wilson(0.0, 10.0), 0.0, 0.2775);
        close(wilson(10.0, 10.0), 0.7225, 1.0);
        close(wilson(1.0, 10.0), 0.0179, 0.4042);
        close(wilson(900.0, 1000.0), 0.8798, 0.9171);
    }

    #[test]
    fn nothing_played_nothing_known() {
        assert_eq!(wilson(0.0, 0.0), Interval { low: 0.0, high: 1.0 });
    }

    #[test]
    fn the_share_lies_within() {
        for wins in 0..=40 {
            let got = wilson(f64::from(wins), 40.0);
            let share = f64::from(wins) / 40.0;
            assert!(got.low <= share && share <= got.high);
        }
    }
}
