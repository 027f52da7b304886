//! Echo of All Joy: a long event does not go while this lies on it.

use super::prelude::*;

statics! {
    /// The long event on which it lies does not leave; with this card it does.
    "keeps" => Keeps;
}
