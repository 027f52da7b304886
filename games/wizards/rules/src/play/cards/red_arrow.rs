//! Red Arrow: Rohan comes, whatever is rolled.

use super::prelude::*;

statics! {
    /// The bearer influences this faction without a roll.
    "succeeds" => Succeeds { faction: CardId };
}
