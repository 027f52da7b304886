//! What is awaited from outside of this crate.

use std::pin::Pin;

/// What is done while somebody waits for it. Boxed where it leaves the crate: whoever awaits a future by its own type compiles
/// all of it once more, and everything that it awaits.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;
