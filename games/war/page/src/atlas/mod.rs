//! The land: outlines, borders, ranges, woods, rivers, settlements, and room for names and pieces.

pub mod frame;
pub mod geometry;
pub mod growth;
pub mod land;
pub mod landmark;
pub mod layout;
pub mod river;
pub mod settlement;
pub mod stamp;
pub mod trail;
pub mod water;
