//! Boxed futures at the border of this crate, and boxed tasks.

use std::pin::Pin;
use std::task::{Context, Poll};

use store::Meter;
use tokio::task::{JoinError, JoinHandle};

use crate::polls::polled;

/// A boxed future. Without the box each crate that awaits it would compile all of it once more, with everything that it
/// awaits.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Starts a task. Boxed: of each other kind of task the runtime's own functions, some twenty, would be compiled once more.
pub fn spawn<T: Send + 'static>(task: impl Future<Output = T> + Send + 'static) -> JoinHandle<T> {
    spawn_as("task", task)
}

/// The same; its polls are measured as `of`.
fn spawn_as<T: Send + 'static>(
    of: &'static str,
    task: impl Future<Output = T> + Send + 'static,
) -> JoinHandle<T> {
    let task: BoxFuture<'static, T> = Box::pin(task);
    // What a request sets going costs as much as if it did it itself, as far as it is done before the answer.
    let task: BoxFuture<'static, T> = match Meter::current() {
        Some(meter) => Box::pin(meter.over(task)),
        None => task,
    };
    tokio::spawn(polled(of, task))
}

/// Starts a task that goes on by itself, also while nobody looks at it, and ends when nobody waits for it any more. Whatever waits for a
/// lock or a place and may not be looked at for a while (a stream, whose reader is slow) runs in one: what came to it meanwhile it
/// would keep from everybody else. Its polls are measured as `of`.
pub fn spawn_while_wanted<T: Send + 'static>(
    of: &'static str,
    task: impl Future<Output = T> + Send + 'static,
) -> Wanted<T> {
    Wanted(spawn_as(of, task))
}

/// The end of such a task.
pub struct Wanted<T>(JoinHandle<T>);

impl<T> Future for Wanted<T> {
    type Output = Result<T, JoinError>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        Pin::new(&mut self.0).poll(context)
    }
}

impl<T> Drop for Wanted<T> {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Runs this on a thread that may be blocked. Boxed, as a task is.
pub fn spawn_blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> JoinHandle<T> {
    let work: Box<dyn FnOnce() -> T + Send> = Box::new(work);
    tokio::task::spawn_blocking(work)
}
