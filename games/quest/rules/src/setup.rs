//! The set-up of a game.

use serde::{Deserialize, Serialize};
use table::{Chance, GameOption, Info, Journal, SetupError, SetupRequest};

use crate::ask::Ctx;
use crate::board::{Board, Stand, Tokens};
use crate::event::Event;
use crate::ids::{Corruption, Encounter, Happening, Item, Mission, Peril, Plot, Shadow};
use crate::options::Options;
use crate::pack::Pack;
use crate::pile::Pile;
use crate::position::Position;
use crate::rules::MiddleEarthQuest;
use crate::state::{Decks, Hero, Sauron, State, Turn};

/// The facts of the game before it is set up.
pub const INFO: Info =
    Info { id: "quest", least: 2, most: 4, rules_version: 5, state_version: 1, cooperative: false };

/// Everything a game is started from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Kept")]
pub struct Setup {
    /// The number of players, Sauron included.
    pub players: u8,
    /// The options of this table.
    #[serde(default)]
    pub options: Options,
    /// The pack, if it is not the house's own.
    #[serde(default, skip_serializing_if = "is_standard")]
    pub pack: Pack,
    /// The start position, if not the book's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
}

/// A set-up as it is kept: a position is read by its pack.
#[derive(Deserialize)]
struct Kept {
    players: u8,
    #[serde(default)]
    options: Options,
    #[serde(default)]
    pack: Pack,
    position: Option<String>,
}

impl TryFrom<Kept> for Setup {
    type Error = String;
    fn try_from(kept: Kept) -> Result<Self, String> {
        let Kept { players, options, pack, position } = kept;
        if !(INFO.least..=INFO.most).contains(&usize::from(players)) {
            return Err(format!("{players} players: {} to {} can play", INFO.least, INFO.most));
        }
        let read = |text: String| Position::read(&pack, &text).map_err(|flaw| format!("position: {flaw}"));
        let position = position.map(read).transpose()?;
        let fits = |position: &Position| position.state().heroes.len() + 1 == usize::from(players);
        if !position.as_ref().is_none_or(fits) {
            return Err("the position is one of another number of players".to_owned());
        }
        Ok(Self { players, options, pack, position })
    }
}

fn is_standard(pack: &Pack) -> bool {
    *pack == Pack::standard()
}

/// The options of a table.
pub fn options() -> Vec<GameOption> {
    Options::all()
}

/// Checks and completes what was asked for.
///
/// # Errors
/// When the number of players or an option does not fit.
pub fn setup(pack: &Pack, request: &SetupRequest) -> Result<Setup, SetupError> {
    let chosen = request.resolve(&INFO, &options())?;
    Ok(Setup {
        players: request.players as u8,
        options: Options::of(&chosen),
        pack: pack.clone(),
        position: None,
    })
}

/// The table before anything has happened.
pub fn table(setup: &Setup) -> State {
    let pack = setup.pack.clone();
    let heroes = usize::from(setup.players) - 1;
    State {
        options: setup.options,
        heroes: (0..heroes).map(|_| Hero::NOBODY).collect(),
        sauron: Sauron {
            shadows: Pile::EMPTY,
            plots: Pile::EMPTY,
            open_plots: Pile::EMPTY,
            open_shadows: Pile::EMPTY,
            looking: Pile::EMPTY,
            choosing: Pile::EMPTY,
            active: [None; 3],
            pool: 0,
            track: [0; 3],
            token: None,
            corruption: Pile::EMPTY,
            perils: Pile::EMPTY,
            late: 0,
            nine_return: false,
        },
        board: Board {
            influence: Tokens::default(),
            favor: Tokens::default(),
            monsters: arrayvec::ArrayVec::new(),
            minions: [Stand::Waiting; 5],
            wounds: [0; 5],
            characters: [None; 8],
        },
        markers: [0; 4],
        entered: 0,
        decks: decks(&pack),
        event: None,
        given: 0,
        trust: None,
        missions: [Mission(0); 2],
        turn: Turn::new(0, None),
        combat: None,
        concluding: false,
        concluded: false,
        adjustment: None,
        fought: None,
        frames: table::flow::Stack::new(),
        pack,
    }
}

/// All decks, whole (MEQ-1.3, MEQ-1.5, MEQ-1.9).
fn decks(pack: &Pack) -> Decks {
    let copies = |count: u8| std::iter::repeat_n((), usize::from(count));
    let events = |stage| Happening::all().filter(|card| pack.event(*card).stage == stage).collect();
    let encounters =
        |group| Encounter::all().filter(|card| pack.encounter(*card).group.index() == group).collect();
    let mut bags = [Pile::EMPTY; 5];
    bags.iter_mut().zip(&pack.bags).for_each(|(bag, full)| *bag = *full);
    Decks {
        skills: pack.skills,
        skills_out: Pile::EMPTY,
        training: Pile::EMPTY,
        events: [events(0), events(1), events(2)],
        events_out: [Pile::EMPTY; 3],
        encounters: [0, 1, 2, 3, 4, 5].map(encounters),
        encounters_out: [Pile::EMPTY; 6],
        perils: Peril::all().flat_map(|card| copies(pack.peril(card).count).map(move |()| card)).collect(),
        perils_out: Pile::EMPTY,
        corruption: Corruption::all()
            .flat_map(|card| copies(pack.corruption(card).count).map(move |()| card))
            .collect(),
        corruption_out: Pile::EMPTY,
        shadows: Shadow::all().flat_map(|card| copies(pack.shadow(card).count).map(move |()| card)).collect(),
        shadows_out: Pile::EMPTY,
        plots: Plot::all()
            .filter(|card| !pack.plot(*card).starting)
            .flat_map(|card| copies(pack.plot(card).count).map(move |()| card))
            .collect(),
        under: Pile::EMPTY,
        top: None,
        plots_out: Pile::EMPTY,
        plots_away: Pile::EMPTY,
        bags,
        bags_out: [Pile::EMPTY; 5],
        combat: pack.decks,
        items: Item::all().flat_map(|item| copies(pack.items[item.index()]).map(move |()| item)).collect(),
    }
}

/// The state at the first decision.
pub fn start(setup: &Setup, chance: &mut Chance, journal: &mut Journal<Event>) -> State {
    let book = || Position::book(&setup.pack, setup.players);
    let begin = setup.position.clone().unwrap_or_else(book);
    let mut state = State { options: setup.options, pack: setup.pack.clone(), ..begin.state().clone() };
    table::flow::run::<MiddleEarthQuest>(&mut state, &mut Ctx::new(chance, journal));
    state
}
