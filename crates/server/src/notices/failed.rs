//! A failed delivery.

use std::time::Duration;

use crate::Trouble;

/// A failed delivery.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Failed {
    /// What is told of it.
    pub trouble: Trouble,
    /// How long to wait before the next try, at the least: the other side has asked for it.
    pub wait: Duration,
    /// Would the same be refused again, whenever it is tried?
    pub for_good: bool,
}

#[cfg(feature = "reach")]
impl Failed {
    pub(super) const UNREACHABLE: Self =
        Self { trouble: Trouble::Unreachable, wait: Duration::ZERO, for_good: false };
}
