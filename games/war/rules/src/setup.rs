//! Chapter III: setting up.

use serde::{Deserialize, Serialize};
use table::{Chance, GameOption, Info, Journal, Seat, SetupError, SetupRequest};

use crate::board::Board;
use crate::card::{CardSet, Deck};
use crate::character::{ByCharacter, Character, Place};
use crate::ctx::Ctx;
use crate::event::Event;
use crate::figures::Figure;
use crate::frame::{Frame, Phase};
use crate::nation::{ByNation, BySide, Nation, Side, Stand};
use crate::places::Places;
use crate::position::Position;
use crate::region::{Region, RegionSet};
use crate::state::{Cards, Fellowship, Memory, State};
use crate::team::Team;
use crate::team::free_seats;
use crate::tile::Tiles;

/// What one must know of the game before it is set up.
pub const INFO: Info = Info {
    id: "war",
    least: 2,
    most: 4,
    rules_version: 5,
    state_version: 2,
    cooperative: false,
};

/// Everything a game is started from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// How many play.
    pub players: u8,
    /// Where the game begins, if not as the book sets it up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
}

impl Setup {
    /// The side for which a seat plays.
    pub const fn side_of(&self, seat: Seat) -> Side {
        crate::team::side_of(self.players, seat)
    }
}

/// The options of a table: none.
pub const fn options() -> Vec<GameOption> {
    Vec::new()
}

/// Checks and completes what was asked for.
///
/// # Errors
/// When the number of players or an option does not fit.
pub fn setup(request: &SetupRequest) -> Result<Setup, SetupError> {
    request.resolve(&INFO, &options())?;
    Ok(Setup {
        players: request.players as u8,
        position: None,
    })
}

/// The table as the book sets it up, before the first turn.
pub fn table(players: u8) -> State {
    let mut board = Board::default();
    for nation in Nation::ALL {
        for (region, figures) in nation.facts().deployed {
            for (kind, count) in figures.iter().enumerate().filter(|(_, count)| **count > 0) {
                board.add(*region, Figure::of(nation, kind), *count);
            }
        }
    }
    let starts = |who: Character| {
        let companion = who.side() == Side::Free && who.facts().replaces.is_none();
        if companion {
            Place::Fellowship
        } else {
            Place::Aside
        }
    };
    let first = BySide::from_array([Seat::new(0), Seat::new(free_seats(players))]);
    let decks = Side::ALL
        .into_iter()
        .flat_map(|side| Deck::ALL.map(|deck| CardSet::deck(side, deck)))
        .fold(CardSet::EMPTY, CardSet::or);
    State {
        players,
        turn: 0,
        board,
        people: Places::new(ByCharacter::new(starts)),
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
        cards: Cards {
            decks,
            hands: [CardSet::EMPTY; 4],
            table: CardSet::EMPTY,
            discarded: CardSet::EMPTY,
            buried: [CardSet::EMPTY; 4],
            playing: None,
            memory: Memory::default(),
        },
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

/// The first moment at which somebody must decide.
pub fn start(setup: &Setup, chance: &mut Chance, journal: &mut Journal<Event>) -> State {
    let mut state = match &setup.position {
        Some(position) => position.state().clone(),
        None => table(setup.players),
    };
    state.run(&mut Ctx { chance, journal });
    state
}
