//! A mark of the request that is being answered: whether it may have changed something.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

tokio::task_local! {
    /// True once the request has begun to change something: from then on it goes to its end, even if nobody waits.
    pub static BEGUN: Arc<AtomicBool>;
}

/// Notes that from now on the request may change something, even if its answer comes too late.
pub fn begin_to_change() {
    let _ = BEGUN.try_with(|begun| begun.store(true, Ordering::Relaxed));
}
