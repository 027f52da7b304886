//! Questions of a hero's turn.

pub mod allow;
pub mod attack;
pub mod barter;
pub mod consent;
pub mod damage;
pub mod discard;
pub mod explore;
pub mod haven;
pub mod lose_something;
pub mod marker;
pub mod pay;
pub mod pay_corruption;
pub mod rest;
pub mod survivalist;
pub mod travel;
pub mod uruk;
pub mod waits;
