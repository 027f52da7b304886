//! Boxed futures at the border of this crate, and boxed tasks.

use std::pin::Pin;

use store::Meter;
use tokio::task::JoinHandle;

use crate::telemetry::polled;

/// A boxed future. Without the box each crate that awaits it would compile all of it once more, with everything that it
/// awaits.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Starts a task. Boxed: of each other kind of task the runtime's own functions, some twenty, would be compiled once more.
pub(crate) fn spawn<T: Send + 'static>(task: impl Future<Output = T> + Send + 'static) -> JoinHandle<T> {
    let task: BoxFuture<'static, T> = Box::pin(task);
    // What a request sets going costs as much as if it did it itself.
    let task: BoxFuture<'static, T> = match Meter::current() {
        Some(meter) => Box::pin(meter.over(task)),
        None => task,
    };
    tokio::spawn(polled("task", task))
}

/// Runs this on a thread that may be blocked. Boxed, as a task is.
pub(crate) fn spawn_blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> JoinHandle<T> {
    let work: Box<dyn FnOnce() -> T + Send> = Box::new(work);
    tokio::task::spawn_blocking(work)
}
