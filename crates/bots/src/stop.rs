//! That nobody waits for a thought any more.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Says to whoever thinks that nobody waits for it any more. All clones are one; a new one says nothing.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// From now on nobody waits.
    pub fn say(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Was it said?
    pub fn is_said(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
