//! El viaje a Mordor: the rules, and nothing but the rules.

pub mod dice;
pub mod hobbit;
pub mod location;
pub mod nazgul_route;
pub mod results;
pub mod sheet;
pub mod view;
