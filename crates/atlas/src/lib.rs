//! Maps as sheets of an old atlas. It knows no game: the places are given to it, the colours are the style sheet's
//! (`atlas.css` of the house).
//!
//! - [`sheet`]: the size of the paper, its frame, compass and title
//! - [`geometry`]: areas by the lines that part them ([`kind`]), their outlines, how deep a point lies in one; [`distance`]
//! - [`land`], [`water`], [`river`]: tints, bands along frontiers, coasts with their tides, waves, lakes, rivers
//! - [`growth`]: ranges along lines, peaks and plants strewn over areas, wherever they hide nothing
//! - [`layout`]: names in their lines, and places of pieces; [`search`] finds room for both in an area
//! - [`mark`]: places that are points of the map, with a name beside them and room for pieces
//! - [`key`](mod@key): the key of the pieces
//! - [`way`]: arrows along the ways that pieces went
//! - [`Gallery`]: pictures of landmarks, from a file
//! - [`trail`], [`stamp`]: the pen that writes few bytes, and the shapes it stamps
//!
//! ```
//! use atlas::geometry::Geometry;
//!
//! // Two fields, one beside the other, in a frame of 100 by 50.
//! let lines = r#"{"arcs": [
//!     {"left": "west", "right": "east", "kind": "border", "points": [50, 0, 50, 50]},
//!     {"left": "edge", "right": "west", "kind": "edge", "points": [50, 0, 0, 0, 0, 50, 50, 50]},
//!     {"left": "east", "right": "edge", "kind": "edge", "points": [50, 0, 100, 0, 100, 50, 50, 50]}]}"#;
//! let index = |id: &str| ["west", "east"].iter().position(|area| *area == id);
//! let geometry = Geometry::read(lines, 1.0, 2, &index, &|_, _| false).expect("lines of a map");
//! let depth = |area, x, y| geometry.depth(area, canvas::art::pen::at(x, y), &|_| 0.0);
//! assert_eq!(depth(0, 40.0, 25.0), 10.0);
//! assert!(depth(1, 40.0, 25.0) < 0.0);
//! ```

pub mod distance;
mod gallery;
pub mod geometry;
pub mod growth;
pub mod key;
pub mod kind;
pub mod land;
pub mod layout;
pub mod mark;
pub mod river;
pub mod search;
pub mod shapes;
pub mod sheet;
pub mod stamp;
pub mod trail;
pub mod water;
pub mod way;

pub use gallery::{Gallery, Picture, picture, pictures};
