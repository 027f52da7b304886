//! Great Road: hazards are quick on it, too.

use super::prelude::*;

statics! {
    /// The opponent may draw up to twice as many cards for the company.
    "doubles_draws" => DoublesDraws;
}
