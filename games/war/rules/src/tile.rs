//! Hunt tiles, and where each of them is.

use serde::{Deserialize, Serialize};

use crate::nation::Side;

table::listed! {
    /// A kind of Hunt tile: equal tiles cannot be told apart.
    pub struct Tile of TILES: TileFacts, "Hunt tile";
}

/// The number of kinds of tile.
pub const KINDS: usize = Tile::COUNT;

/// The damage a tile shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Damage {
    /// A number; a negative one takes Corruption away.
    Number(i8),
    /// The Eye: as many as there were successes.
    Eye,
    /// The roll of a die.
    Die,
}

/// The facts of a tile in the data files.
#[derive(Debug)]
pub struct TileFacts {
    /// Its word in data and notation.
    pub id: &'static str,
    /// The id of its name in words.
    pub term: &'static str,
    /// The number of such tiles.
    pub count: u8,
    pub damage: Damage,
    /// A special tile, and whose.
    pub special: Option<Side>,
    /// Does it reveal the Fellowship?
    pub reveal: bool,
    /// Does it stop the Fellowship on the Mordor Track?
    pub stop: bool,
}

impl Tile {
    /// Does it show an Eye?
    pub const fn is_eye(self) -> bool {
        matches!(self.facts().damage, Damage::Eye)
    }
}

/// The places of the tiles. Every kind is counted in each place.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Tiles {
    /// The Hunt Pool.
    pub pool: [u8; KINDS],
    /// Drawn and laid aside: may come back.
    pub drawn: [u8; KINDS],
    /// Special tiles in play that wait for the Fellowship to enter Mordor.
    pub waiting: [u8; KINDS],
    /// Out of the game.
    pub gone: [u8; KINDS],
    /// Special tiles whose card was not played yet.
    pub aside: [u8; KINDS],
}

impl Tiles {
    /// The tiles at the start of a game.
    pub fn start() -> Self {
        let count = |special: bool| {
            std::array::from_fn(|index| {
                let facts = Tile::at(index).facts();
                let meant = facts.special.is_some() == special;
                if meant { facts.count } else { 0 }
            })
        };
        Self { pool: count(false), aside: count(true), ..Self::default() }
    }

    /// The number of tiles in the pool.
    pub fn left(&self) -> u32 {
        self.pool.iter().map(|count| u32::from(*count)).sum()
    }

    /// The kind of the `n`-th tile of the pool, counted from 0.
    pub fn nth(&self, mut n: u32) -> Tile {
        for tile in Tile::all() {
            let count = u32::from(self.pool[tile.index()]);
            if n < count {
                return tile;
            }
            n -= count;
        }
        unreachable!("the pool has fewer tiles")
    }

    /// When the pool is empty, every normal tile that was drawn comes back.
    pub(crate) fn refill(&mut self) {
        if self.left() == 0 {
            for tile in Tile::all().filter(|tile| tile.facts().special.is_none()) {
                self.pool[tile.index()] += std::mem::take(&mut self.drawn[tile.index()]);
            }
        }
    }

    /// A special tile comes into play: it waits for Mordor, or joins the pool there.
    pub fn bring(&mut self, tile: Tile, in_mordor: bool) {
        let index = tile.index();
        self.aside[index] -= 1;
        if in_mordor {
            self.refill();
            self.pool[index] += 1;
        } else {
            self.waiting[index] += 1;
        }
    }

    /// The pool for Mordor: the remaining tiles, every drawn Eye, and the special tiles in play.
    pub fn enter_mordor(&mut self) {
        self.refill();
        for tile in Tile::all() {
            let index = tile.index();
            self.pool[index] += std::mem::take(&mut self.waiting[index]);
            if tile.is_eye() && tile.facts().special.is_none() {
                self.pool[index] += std::mem::take(&mut self.drawn[index]);
            }
        }
    }

    /// The number of tiles in all places together.
    pub fn total(&self) -> i64 {
        let places = [&self.pool, &self.drawn, &self.waiting, &self.gone, &self.aside];
        let counts = places.into_iter().flatten();
        counts.map(|count| i64::from(*count)).sum()
    }
}

// Made by `tools/constants` of the data files.
include!("../generated/tiles.rs");
