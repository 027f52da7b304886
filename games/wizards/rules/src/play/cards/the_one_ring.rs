//! The One Ring: it gives much, and not more than twice what somebody is.

use super::prelude::*;

statics! {
    /// Adds, up to twice what is printed on whoever it is given to.
    "gives_up_to_double" => GivesUpToDouble { who: Who, stat: Stat, by: Amount }: |it| Touches::number(it.stat);
}
