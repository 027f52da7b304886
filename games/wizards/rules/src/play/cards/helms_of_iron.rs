//! Helms of Iron: what had no body has one.

use super::prelude::*;

statics! {
    /// Every such attack without a body has this one.
    "embodies" => Embodies { kind: Kind, body: i8 }: |_| Touches::ATTACKS;
}
