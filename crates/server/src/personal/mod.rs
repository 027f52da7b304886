//! What the house keeps of a guest: given to them, or forgotten.
//!
//! `gather` looks up all that names a guest, `forget` takes it away. What is kept at all is told on the page `/privacy`.

mod forget;
mod gather;

pub(crate) use forget::{Forgotten, forget};
pub(crate) use gather::{Personal, gather};
