//! The view of an observer.

use table::Observer;

use crate::board::Token;
use crate::combat::{FOE, HERO, Pick};
use crate::ids::Face;
use crate::prelude::*;

/// The table as one sees it. Hidden parts are empty in `table`; `counts` has their sizes.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The table, without what is hidden.
    pub table: State,
    /// The number of cards and tokens that one cannot see.
    pub counts: Counts,
    /// The missions one knows: Sauron's, the heroes'.
    pub missions: [Option<Mission>; 2],
    /// The faces of the monsters on the map, as far as one knows them, by number.
    pub faces: Vec<Option<Face>>,
    /// Has each side laid a combat card?
    pub laid: [bool; 2],
}

/// The amounts of hidden things.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Counts {
    /// Cards of the heroes, in turn order: life pool, hand, damage pool.
    pub heroes: Vec<[u8; 3]>,
    /// Sauron's hand: shadow cards, plots.
    pub sauron: [u8; 2],
    /// The number of cards he is looking at: shadow cards, plots.
    pub looking: [u8; 2],
    /// Cards of his combat hand.
    pub combat: u8,
    /// Decks: skills, shadow cards, plots.
    pub decks: [u8; 3],
    /// Monster tokens in the piles.
    pub bags: [u8; 5],
    /// Skill cards a hero is choosing from.
    pub training: u8,
}

impl View {
    /// The table as `observer` sees it.
    pub fn of(state: &State, observer: Observer) -> Self {
        let faces = |token: &Option<Token>| {
            token.as_ref().filter(|token| knows(token, observer)).map(|token| token.face)
        };
        let mut table = state.clone();
        if observer != Observer::Afterwards {
            hide(&mut table, state, observer);
        }
        Self {
            counts: counts(state),
            missions: [0, 1].map(|side| mission(state, side, observer)),
            faces: state.board.monsters.iter().map(faces).collect(),
            laid: state.combat.as_ref().map_or([false; 2], |combat| combat.picks.map(|pick| pick.is_some())),
            table,
        }
    }
}

/// Does an observer know the face of a token?
pub fn knows(token: &Token, observer: Observer) -> bool {
    match observer {
        Observer::Seat(SAURON) | Observer::Afterwards => true,
        Observer::Seat(seat) => token.seen.has(seat),
        Observer::Watcher => false,
    }
}

fn mission(state: &State, side: usize, observer: Observer) -> Option<Mission> {
    let own = match observer {
        Observer::Seat(seat) => (seat == SAURON) == (side == 0),
        Observer::Watcher => false,
        Observer::Afterwards => true,
    };
    // Which missions there are is known once they were drawn.
    (own && state.turn.round > 0).then_some(state.missions[side])
}

fn counts(state: &State) -> Counts {
    let (sauron, decks) = (&state.sauron, &state.decks);
    let hero = |hero: &crate::state::Hero| {
        [hero.life.len(), hero.hand.len(), hero.damage.len()].map(|len| len as u8)
    };
    Counts {
        heroes: state.heroes.iter().map(hero).collect(),
        sauron: [sauron.shadows.len() as u8, sauron.plots.len() as u8],
        looking: [sauron.choosing.len() as u8, sauron.looking.len() as u8],
        combat: state.combat.as_ref().map_or(0, |combat| combat.hand.len() as u8),
        decks: [
            decks.skills.len() as u8,
            decks.shadows.len() as u8,
            (decks.plots.len() + decks.under.len() + usize::from(decks.top.is_some())) as u8,
        ],
        bags: decks.bags.map(|bag| bag.len() as u8),
        training: decks.training.len() as u8,
    }
}

/// Empties what one may not know.
fn hide(table: &mut State, state: &State, observer: Observer) {
    let own = |seat: Seat| observer == Observer::Seat(seat);
    for seat in state.seats() {
        let hero = table.hero_mut(seat);
        hero.life = Pile::EMPTY;
        if own(seat) {
            let (damage, known) = (hero.damage, hero.known);
            let seen = damage.iter().enumerate().filter(|(index, _)| known >> index & 1 == 1);
            hero.damage = seen.map(|(_, card)| card).collect();
        } else {
            hero.damage = Pile::EMPTY;
            hero.hand = Pile::EMPTY;
        }
    }
    if !own(SAURON) {
        let sauron = &mut table.sauron;
        (sauron.shadows, sauron.plots) = (Pile::EMPTY, Pile::EMPTY);
        (sauron.looking, sauron.choosing) = (Pile::EMPTY, Pile::EMPTY);
        sauron.token = None;
        table.decks.under = Pile::EMPTY;
        table.decks.top = None;
        for token in table.board.monsters.iter_mut().flatten() {
            // Who has looked at it, all have seen.
            if !knows(token, observer) {
                token.face = Face::blank();
            }
        }
    }
    let decks = &mut table.decks;
    decks.skills = Pile::EMPTY;
    decks.shadows = Pile::EMPTY;
    decks.plots = Pile::EMPTY;
    decks.bags = [Pile::EMPTY; 5];
    decks.combat = [Pile::EMPTY; 3];
    if !trains(state, observer) {
        decks.training = Pile::EMPTY;
    }
    table.missions = [Mission(0); 2];
    if let Some(combat) = &mut table.combat {
        if !own(SAURON) {
            combat.hand = Pile::EMPTY;
        }
        for side in [HERO, FOE] {
            let shown = combat.first == Some(side as u8) || own(combat.seat_of(side));
            if !shown {
                combat.picks[side] = None;
            }
        }
    }
}

/// Is it this observer who is choosing between skill cards?
pub(crate) fn trains(state: &State, observer: Observer) -> bool {
    state.frames.iter().any(
        |frame| matches!(frame, crate::frame::Frame::Train(train) if observer == Observer::Seat(train.seat)),
    )
}

/// Is a card that a side has laid seen by all?
pub fn shown(state: &State, side: usize) -> Option<Pick> {
    let combat = state.combat.as_ref()?;
    combat.picks[side].filter(|_| combat.first == Some(side as u8))
}
