//! Work that takes a while, away from the threads that answer everybody.

use std::sync::{Arc, Mutex, PoisonError};

use store::Meter;
use tokio::sync::Semaphore;

use crate::TableError;
use crate::boxed;

/// A pool for slow work: a few jobs run at once and the rest queue, so that cores stay free for everybody else. No job waits
/// for a lock, so that whoever holds one may wait for a job.
pub struct WorkerPool {
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
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, TableError> {
        let result = Arc::new(Mutex::new(None));
        let kept = result.clone();
        let meter = Meter::current();
        let work = move || {
            let done = counted(meter.as_ref(), work);
            *kept.lock().unwrap_or_else(PoisonError::into_inner) = Some(done);
        };
        self.done(Box::new(work)).await?;
        let done = result.lock().unwrap_or_else(PoisonError::into_inner).take();
        done.ok_or(TableError::Internal)
    }

    /// Runs a job to its end: compiled once, and not for each kind of result.
    async fn done(&self, work: Box<dyn FnOnce() + Send>) -> Result<(), TableError> {
        let places = self.places.clone();
        // A task of its own waits for the place: whoever asked may look away for a while, as one of several streams does that are read
        // as one, and would keep a place that came to them meanwhile from everybody else.
        let done = boxed::spawn_while_wanted("task", async move {
            let place = places.acquire_owned().await.ok()?;
            let done = boxed::spawn_blocking(move || {
                let _place = place;
                work();
            });
            Some(done.await)
        });
        let done = done.await.map_err(|_| TableError::Internal)?.ok_or(TableError::Internal)?;
        done.map_err(|panic| {
            tracing::error!(%panic, "work in the background failed");
            TableError::Internal
        })
    }
}

/// Does something on this thread, and counts what it takes for whoever asked for it.
pub fn counted<T>(meter: Option<&Meter>, work: impl FnOnce() -> T) -> T {
    let (done, units) = table::work::measured(work);
    if let Some(meter) = meter {
        meter.worked(units);
    }
    done
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use super::*;

    /// Looks once.
    async fn is_asked(wait: &mut (impl Future + Unpin)) {
        tokio::select! { biased; _ = wait => panic!("so soon"), () = std::future::ready(()) => {} }
    }

    /// What is done elsewhere counts for whoever asked for it, and for nobody else.
    #[tokio::test]
    async fn work_counts_where_it_was_asked_for() {
        let pool = WorkerPool::default();
        let meter = Meter::default();
        meter.clone().over(pool.run(|| table::work::done(7))).await.unwrap();
        pool.run(|| table::work::done(9)).await.unwrap();
        assert_eq!(meter.spent().work, 7);
    }

    /// Somebody who asked, and looks away, keeps nobody else waiting.
    #[tokio::test]
    async fn whoever_looks_away_holds_no_place() {
        let pool = WorkerPool { places: Arc::new(Semaphore::new(1)) };
        let (go, wait) = mpsc::channel::<()>();
        let mut first = Box::pin(pool.run(move || wait.recv().is_ok()));
        let mut second = Box::pin(pool.run(|| ()));
        // Both ask; then the first goes on, and the second is not looked at again.
        is_asked(&mut first).await;
        is_asked(&mut second).await;
        tokio::task::yield_now().await;
        go.send(()).unwrap();
        assert!(first.await.unwrap());
        let third = tokio::time::timeout(Duration::from_secs(20), pool.run(|| 3)).await;
        assert!(matches!(third, Ok(Ok(3))));
        drop(second);
    }
}
