//! The Nazgûl's route on a player's sheet: square boxes, whole or divided, marked from the left
//! (VAM-4.4, VAM-4.5).

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

/// The longest route a sheet may have.
pub(crate) const LONGEST_NAZGUL_ROUTE: u8 = 24;

/// The state of one square box.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SquareBox {
    /// Undivided, not marked.
    Empty,
    /// Undivided, marked.
    Marked,
    /// Divided, neither half marked.
    Halves,
    /// Divided, the first half marked.
    HalfMarked,
    /// Divided, both halves marked.
    BothMarked,
}

/// The square boxes of one sheet, the last of which is in Mordor.
///
/// Marks go strictly from left to right, so where they stand and which boxes are divided is all there is
/// to know. In text: `[x][x| ][ | ][ ]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NazgulRoute {
    length: u8,
    /// Boxes marked whole, or in both halves.
    full: u8,
    /// Is the first half of the next box marked?
    half: bool,
    /// Divided boxes, as bits.
    divided: u32,
}

impl NazgulRoute {
    /// A fresh route of `length` boxes (1 to [`LONGEST_NAZGUL_ROUTE`]).
    pub const fn new(length: u8) -> Self {
        Self { length, full: 0, half: false, divided: 0 }
    }

    /// The number of boxes.
    pub const fn length(self) -> u8 {
        self.length
    }

    /// The box at `index` (from 0).
    pub const fn at(self, index: u8) -> SquareBox {
        let divided = self.divided & (1 << index) != 0;
        match (divided, index < self.full, index == self.full && self.half) {
            (false, true, _) => SquareBox::Marked,
            (false, false, _) => SquareBox::Empty,
            (true, true, _) => SquareBox::BothMarked,
            (true, false, true) => SquareBox::HalfMarked,
            (true, false, false) => SquareBox::Halves,
        }
    }

    /// All boxes from the left.
    pub fn boxes(self) -> impl DoubleEndedIterator<Item = SquareBox> + ExactSizeIterator {
        (0..self.length).map(move |index| self.at(index))
    }

    /// May Gandalf divide this box? Only a box that is neither marked nor divided (VAM-4.5, VAM-A4).
    pub const fn divisible(self, index: u8) -> bool {
        index < self.length && matches!(self.at(index), SquareBox::Empty)
    }

    /// The boxes that Gandalf may divide, as bits.
    const fn divisible_boxes(self) -> u32 {
        let marked = (1_u32 << self.full) - 1;
        ((1_u32 << self.length) - 1) & !marked & !self.divided
    }

    /// All boxes that Gandalf may divide, from the left.
    #[inline]
    pub(crate) fn all_divisible(self) -> impl Iterator<Item = u8> {
        let mut left = self.divisible_boxes();
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| left.trailing_zeros() as u8);
            left &= left.wrapping_sub(1);
            next
        })
    }

    /// May Gandalf divide more than one box?
    pub(crate) const fn several_divisible(self) -> bool {
        self.divisible_boxes().count_ones() > 1
    }

    /// The first box that Gandalf may divide.
    #[inline]
    pub fn next_divisible(self) -> Option<u8> {
        self.all_divisible().next()
    }

    /// Divides a box that may be divided.
    pub const fn divide(&mut self, index: u8) {
        debug_assert!(self.divisible(index));
        self.divided |= 1 << index;
    }

    /// Marks the next box, or half of it. Returns the box; a complete route is left as it is.
    pub const fn mark(&mut self) -> Option<u8> {
        if self.complete() {
            return None;
        }
        let index = self.full;
        if self.divided & (1 << index) != 0 && !self.half {
            self.half = true;
        } else {
            self.half = false;
            self.full += 1;
        }
        Some(index)
    }

    /// Is the last box marked? Then the player is eliminated (VAM-5.1).
    pub const fn complete(self) -> bool {
        self.full >= self.length
    }

    /// Marks still to be made before it is complete: a whole box counts 1, each half 1 (VAM-A5).
    pub fn marks_left(self) -> u32 {
        let boxes = (1_u32 << self.length) - 1;
        let ahead = boxes & !((1_u32 << self.full) - 1);
        ahead.count_ones() + (ahead & self.divided).count_ones() - u32::from(self.half)
    }

    /// Half boxes left, a whole box counting as two: the other reading of the tie-break (VAM-A5).
    pub(crate) fn half_boxes_left(self) -> u32 {
        2 * u32::from(self.length - self.full) - u32::from(self.half)
    }
}

impl fmt::Display for NazgulRoute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.boxes().try_for_each(|square| {
            f.write_str(match square {
                SquareBox::Empty => "[ ]",
                SquareBox::Marked => "[x]",
                SquareBox::Halves => "[ | ]",
                SquareBox::HalfMarked => "[x| ]",
                SquareBox::BothMarked => "[x|x]",
            })
        })
    }
}

/// A text that is no Nazgûl route.
#[derive(Debug, thiserror::Error)]
#[error("'{0}' is no Nazgûl route: write boxes like [x][x| ][ | ][ ], marked from the left")]
pub struct NotARoute(String);

impl FromStr for NazgulRoute {
    type Err = NotARoute;

    fn from_str(text: &str) -> Result<Self, NotARoute> {
        let wrong = || NotARoute(text.to_owned());
        let mut route = Self::new(0);
        let mut rest = text;
        while !rest.is_empty() {
            let end = rest.find(']').ok_or_else(wrong)? + 1;
            let (square, after) = rest.split_at(end);
            rest = after;
            if route.length == LONGEST_NAZGUL_ROUTE {
                return Err(wrong());
            }
            let (divided, marks) = match square {
                "[ ]" => (false, 0),
                "[x]" => (false, 2),
                "[ | ]" => (true, 0),
                "[x| ]" => (true, 1),
                "[x|x]" => (true, 2),
                _ => return Err(wrong()),
            };
            let unbroken = route.full == route.length && !route.half;
            if marks > 0 && !unbroken {
                return Err(wrong());
            }
            route.divided |= u32::from(divided) << route.length;
            route.half |= marks == 1;
            route.full += u8::from(marks == 2);
            route.length += 1;
        }
        if route.length == 0 { Err(wrong()) } else { Ok(route) }
    }
}

table::by_text!(NazgulRoute);
