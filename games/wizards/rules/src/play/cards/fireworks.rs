//! Fireworks: whoever has set them off wants a longer rest.

use super::prelude::*;

statics! {
    /// The next time that its bearer would untap, the bearer stays tapped, or becomes so, and the card is discarded.
    "tires" => Tires;
}
