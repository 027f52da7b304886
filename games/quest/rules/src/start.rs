//! The table before anything has happened.

use table::Info;

use crate::board::{Board, Stand, Tokens};
use crate::ids::{Corruption, Encounter, Happening, Item, Mission, Peril, Plot, Shadow};
use crate::options::Options;
use crate::pack::Pack;
use crate::pile::Pile;
use crate::state::{Decks, Hero, Sauron, State, Turn};

/// The facts of the game before it is set up.
pub const INFO: Info =
    Info { id: "quest", least: 2, most: 4, rules_version: 6, state_version: 1, cooperative: false };

/// The table before anything has happened.
pub fn table(players: u8, options: Options, pack: &Pack) -> State {
    let heroes = usize::from(players) - 1;
    State {
        options,
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
        decks: decks(pack),
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
        pack: pack.clone(),
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
