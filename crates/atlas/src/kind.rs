//! The kinds of lines between areas.

use serde::Deserialize;

/// The kind of line between two sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Neighbours: one may pass.
    #[serde(alias = "sea-border")]
    Border,
    /// A line between areas that touch and are no neighbours: nobody passes.
    Impassable,
    /// The sea, or a water as wide.
    #[serde(alias = "bank")]
    Coast,
    /// The edge of the map, or of what is played on.
    #[serde(alias = "rim", alias = "open-sea", alias = "mouth")]
    Edge,
}
