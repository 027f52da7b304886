//! A failed delivery.

use std::time::Duration;

use seen::Trouble;

/// A failed delivery.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Failed {
    /// The error shown to the guest.
    pub trouble: Trouble,
    /// The least time before the next try, as the other side has asked.
    pub wait: Duration,
    /// True if every further try would be refused, too.
    pub for_good: bool,
}

#[cfg(feature = "reach")]
impl Failed {
    pub(super) const UNREACHABLE: Self =
        Self { trouble: Trouble::Unreachable, wait: Duration::ZERO, for_good: false };
}
