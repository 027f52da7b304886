//! The land of the war: its layout, drawn by the `atlas`; its pictures, and the room for pieces.

pub mod chart;
pub mod frame;
pub mod growth;
pub mod land;
pub mod landmark;
pub mod layout;
pub mod settlement;
pub mod water;
