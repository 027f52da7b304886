//! The table as the book sets it up (chapter III).

use table::Info;

use crate::board::Board;
use crate::character::ByCharacter;
use crate::frame::Phase;
use crate::nation::{ByNation, Stand};
use crate::prelude::*;
use crate::state::{Cards, Fellowship};
use crate::team::{Team, free_seats};
use crate::tile::Tiles;

/// The facts of the game before it is set up.
pub const INFO: Info =
    Info { id: "war", least: 2, most: 4, rules_version: 7, state_version: 2, cooperative: false };

/// The figures of a Nation on the board at the start: regular, elite, leader or Nazgûl.
pub const fn deployed(nation: Nation) -> &'static [(Region, [u8; 3])] {
    DEPLOYED[nation.index()]
}

// Made by `tools/constants` of the data files.
include!("../generated/deployed.rs");

/// The table as the book sets it up, before the first turn.
pub fn table(players: u8) -> State {
    let mut board = Board::default();
    for nation in Nation::ALL {
        for (region, figures) in deployed(nation) {
            for (kind, count) in figures.iter().enumerate().filter(|(_, count)| **count > 0) {
                board.add(*region, Figure::of(nation, kind), *count);
            }
        }
    }
    let starts = |who: Character| match who.side() {
        Side::Free if who.facts().replaces.is_none() => Place::Fellowship,
        _ => Place::Aside,
    };
    let first = BySide::from_array([Seat::new(0), Seat::new(free_seats(players))]);
    State {
        players,
        turn: 0,
        board,
        people: ByCharacter::new(starts).into(),
        politics: ByNation::new(|nation| Stand {
            steps: nation.facts().steps,
            active: nation.facts().active,
        }),
        captured: RegionSet::EMPTY,
        reserve: ByNation::new(|nation| nation.facts().reserve),
        casualties: ByNation::default(),
        fellowship: Fellowship {
            at: Region::RIVENDELL,
            progress: 0,
            hidden: true,
            corruption: 0,
            guide: Some(Character::GandalfTheGrey),
            mordor: None,
            stirred: false,
        },
        minion_seen: false,
        dice: BySide::default(),
        hunt_box: BySide::default(),
        must_hunt: false,
        rings: BySide::from_array([3, 0]),
        ring_used: BySide::default(),
        mouth_used: false,
        tiles: Tiles::start(),
        cards: Cards { decks: Card::all().collect(), ..Cards::default() },
        team: Team::default(),
        leading: first,
        deciding: first,
        action: None,
        moved: arrayvec::ArrayVec::new(),
        battle: None,
        hunt: None,
        frames: [Frame::Phase(Phase::Recover)].into_iter().collect(),
        over: None,
    }
}
