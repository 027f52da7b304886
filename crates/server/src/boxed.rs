//! Boxed futures at the border of this crate.

use std::pin::Pin;

/// A boxed future. Without the box each crate that awaits it would compile all of it once more, with everything that it
/// awaits.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;
