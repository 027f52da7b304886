//! The prelude of the page's parts. A figure of the game is a piece here: the page has [`Figure`](crate::Figure)s of its own,
//! those that it draws.

pub(crate) use canvas::Context;
pub(crate) use canvas::art::pen::{Point, num};
pub(crate) use maud::{Markup, html};
pub(crate) use table::Seat;
pub(crate) use war::card::{Card, CardSet, Deck};
pub(crate) use war::character::{Character, Place};
pub(crate) use war::choice::Choice;
pub(crate) use war::event::Event;
pub(crate) use war::face::Face;
pub(crate) use war::figures::{Figure as Piece, Force, Rank};
pub(crate) use war::frame::Frame;
pub(crate) use war::nation::{Nation, Side};
pub(crate) use war::region::{Region, Site};
pub(crate) use war::view::View;

pub(crate) use crate::names::{counted, letters, sign_of};
pub(crate) use crate::sign::{icon, mark_at, own};

/// The scene the table is drawn from.
pub(crate) type Scene<'a> = canvas::Scene<'a, war::War>;
