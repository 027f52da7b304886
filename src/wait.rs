//! Running futures from blocking code.

use std::pin::Pin;

use tokio::runtime::Runtime;

/// Waits until `work` is done. Boxed, since a runtime is compiled once more for each type of future that it waits for.
pub fn wait<T>(runtime: &Runtime, work: impl Future<Output = T>) -> T {
    let work: Pin<Box<dyn Future<Output = T> + '_>> = Box::pin(work);
    runtime.block_on(work)
}
