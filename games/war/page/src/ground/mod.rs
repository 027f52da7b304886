//! The land of the war: what lies where, drawn by the `atlas`; what stands on it, and where pieces have room.

pub mod chart;
pub mod frame;
pub mod growth;
pub mod land;
pub mod landmark;
pub mod layout;
pub mod settlement;
pub mod water;
