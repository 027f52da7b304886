//! Work that takes a while, away from the threads that answer everybody.

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::ApiError;
use crate::boxed;

/// A pool for slow work: a few jobs run at once and the rest queue, so that cores stay free for everybody else. No job waits
/// for a lock, so that whoever holds one may wait for a job.
pub(crate) struct WorkerPool {
    places: Arc<Semaphore>,
}

impl Default for WorkerPool {
    /// Uses half of the cores.
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self { places: Arc::new(Semaphore::new((cores / 2).max(1))) }
    }
}

impl WorkerPool {
    /// Runs a job and waits for its result. A job that has begun is finished, even if nobody waits any more.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let place = self.places.clone().acquire_owned().await.map_err(|_| ApiError::Internal)?;
        let done = boxed::spawn_blocking(move || {
            let _place = place;
            work()
        });
        done.await.map_err(|panic| {
            tracing::error!(%panic, "work in the background failed");
            ApiError::Internal
        })
    }
}
