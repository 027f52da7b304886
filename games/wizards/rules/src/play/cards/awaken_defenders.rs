//! Awaken Defenders: those who only held people up fight in earnest.

use super::prelude::*;

statics! {
    /// Every such detainment attack is a normal one.
    "earnest" => Earnest { kind: Kind }: |_| Touches::ATTACKS;
}
