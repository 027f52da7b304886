//! A position as a text that people write, read and compare.
//!
//! Only quiet moments can be written down: the table is set up; a round, the Event or the Action step or a
//! hero's turn is about to begin; Sauron may play a plot or chooses an action; a hero may rest or travel. No
//! card or order is under way. A round of a combat that is about to begin can be read, too: only its own
//! lines count. The written moments are complete; a text that is read and written again is the same text, and
//! the state that is read is the state that was written. Of all other moments a text can be written [in full](Position::in_full): what these lines have no words for is
//! told as it is saved ([`rest`](table::lines::rest)).
//!
//! `docs/quest.md` describes the lines.

mod check;
mod lines;
mod read;
mod told;

use std::fmt;

use serde::{Serialize, Serializer};
pub use table::lines::Flaw;
use table::lines::{Telling, rest};
use table::{Game, Seat};

use crate::MiddleEarthQuest;
use crate::combat::finish::Close;
use crate::combat::{self, After};
use crate::frame::Frame;
use crate::options::Options;
use crate::pack::Pack;
use crate::pile::Pile;
use crate::questions::hero::rest::Rest;
use crate::questions::hero::travel::Travel;
use crate::questions::sauron::act::Act;
use crate::questions::sauron::play_plot::PlayPlot;
use crate::questions::setup::choose_hero::ChooseHero;
use crate::state::State;
use crate::steps::arrival::Arrival;
use crate::steps::hero_turn::{HeroTurn, Part};
use crate::steps::opening::Opening;
use crate::steps::sauron_turn::Phase;

use lines::Table;
pub(crate) use told::{knows, lines};

/// A state at a quiet moment. Kept as its text.
#[derive(Clone, PartialEq, Debug)]
pub struct Position(Box<State>);

impl Position {
    /// The position of a state; none when it is not a quiet moment.
    pub fn of(state: &State) -> Option<Self> {
        if QuietMoment::of(state).is_none() || !is_quiet(state) {
            return None;
        }
        // How the last combat ended matters only until what follows has happened.
        let mut state = State { fought: None, ..state.clone() };
        // Nor what came from where in a damage pool that was higher once.
        for hero in &mut state.heroes {
            hero.known &= (1 << hero.damage.len()) - 1;
        }
        Some(Self(Box::new(state)))
    }

    /// Any moment as text, also one that is not quiet: a game begins there as it was left.
    pub fn in_full(state: &State) -> Option<String> {
        let mut head = format!("players: {}\n", state.heroes.len() + 1);
        for (id, value) in state.options.unusual() {
            head.push_str(&format!("option {id}: {value}\n"));
        }
        let told = written(state);
        let told = told.lines().filter(|line| !line.starts_with("players:") && !line.starts_with("option "));
        let told = told.fold(String::new(), |text, line| text + line + "\n");
        let read = |text: &str| read::read(&state.pack, state.options, text);
        rest::in_full(&head, &told, state, MiddleEarthQuest::saved, read)
    }

    /// The table as the book sets it up: the heroes are about to be chosen.
    pub fn book(pack: &Pack, players: u8) -> Self {
        let mut state = crate::start::table(players, Options::default(), pack);
        state.frames = QuietMoment::SetUp.frames(&state).into_iter().collect();
        Self(Box::new(state))
    }

    /// Reads a text, by the facts of a pack.
    ///
    /// # Errors
    /// The first line that does not fit, and why.
    pub fn read(pack: &Pack, text: &str) -> Result<Self, Flaw> {
        Self::read_with(pack, Options::default(), text)
    }

    /// The same; where the text says nothing of an option, it is as here.
    ///
    /// # Errors
    /// The first line that does not fit, and why.
    pub fn read_with(pack: &Pack, options: Options, text: &str) -> Result<Self, Flaw> {
        read::read(pack, options, text).map(|state| Self(Box::new(state)))
    }

    /// The state.
    pub const fn state(&self) -> &State {
        &self.0
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Self::of(&self.0) {
            Some(quiet) if quiet == *self => f.write_str(&written(&self.0)),
            _ => f.write_str(&Self::in_full(&self.0).unwrap_or_default()),
        }
    }
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// All lines of a state, blank ones between them.
fn tell(state: &State, text: &mut Telling<'_>) -> Result<(), Flaw> {
    let mut table = Table { state: state.clone(), told: [false; 5] };
    table.lines(text)
}

fn written(state: &State) -> String {
    Telling::write(|text| tell(state, text))
}

/// A quiet moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum QuietMoment {
    /// Nothing but setting up has happened: the next hero is chosen.
    SetUp,
    /// The next round is about to begin.
    NextRound,
    /// Sauron may play a plot or discard one.
    Plot,
    /// The Event step is about to begin.
    Event,
    /// The Action step is about to begin.
    Action,
    /// He chooses an action: the number left.
    Act(u8),
    /// A hero's turn is about to begin; a hero alone perhaps the second of the round.
    Turn(Seat, bool),
    /// A hero may rest; the same.
    Rest(Seat, bool),
    /// A hero may travel; the same.
    Travel(Seat, bool),
    /// A round of a combat in Travel is about to begin; the same.
    Combat(Seat, bool),
    /// A round of a combat from ambush is about to begin; the same.
    Ambush(Seat, bool),
}

impl QuietMoment {
    /// Every moment there can be at this table.
    fn all(state: &State) -> impl Iterator<Item = Self> + use<> {
        let others = [Self::SetUp, Self::NextRound, Self::Plot, Self::Event, Self::Action];
        let acts = (0..4).map(Self::Act);
        let alone = state.heroes.len() == 1;
        let turns = state.seats().flat_map(move |seat| {
            let turns = [false, true].into_iter().filter(move |again| alone || !again);
            let moments = [Self::Turn, Self::Rest, Self::Travel, Self::Combat, Self::Ambush];
            turns.flat_map(move |again| moments.map(|moment| moment(seat, again)))
        });
        others.into_iter().chain(acts).chain(turns)
    }

    /// The moment of a state, if it is quiet.
    fn of(state: &State) -> Option<Self> {
        Self::all(state).find(|moment| state.frames[..] == moment.frames(state)[..])
    }

    /// The frames of that moment.
    fn frames(self, state: &State) -> Vec<Frame> {
        let alone = state.heroes.len() == 1;
        let mut frames = match self {
            Self::SetUp => return set_up(state),
            _ => vec![Frame::from(Phase::Round)],
        };
        match self {
            Self::SetUp | Self::NextRound => {}
            Self::Plot | Self::Event | Self::Action | Self::Act(_) => {
                frames.extend(turns(state));
                frames.push(Phase::HeroDraw.into());
                let steps = [Frame::from(Phase::Action), Phase::Event.into(), PlayPlot.into()];
                match self {
                    Self::Act(left) => frames.push(Act { left }.into()),
                    Self::Action => frames.extend_from_slice(&steps[..1]),
                    Self::Event => frames.extend_from_slice(&steps[..2]),
                    _ => frames.extend(steps),
                }
            }
            Self::Turn(seat, again)
            | Self::Rest(seat, again)
            | Self::Travel(seat, again)
            | Self::Combat(seat, again)
            | Self::Ambush(seat, again) => {
                // Those who come after this hero: in a round of one, the same once more.
                let after = if alone { if again { 0 } else { 3 } } else { state.heroes.len() - seat.index() };
                frames.extend(turns(state).into_iter().take(after));
                frames.extend(self.of_a_turn(seat));
            }
        }
        frames
    }

    /// The frames of a hero's turn.
    fn of_a_turn(self, seat: Seat) -> Vec<Frame> {
        let part = |part| Frame::from(HeroTurn { seat, part });
        let rest = [part(Part::End), part(Part::Encounter)];
        let travels = [part(Part::Arrived), Travel { seat }.into()];
        let fights = |after| {
            [Frame::from(Close { seat, after, then: None }), Frame::from(combat::round::Stage::Round)]
        };
        match self {
            Self::Turn(..) => vec![part(Part::Begin)],
            Self::Rest(..) => {
                let rests = [part(Part::Travel), part(Part::Ambush), Rest { seat }.into()];
                [&rest[..], &rests[..]].concat()
            }
            Self::Ambush(..) => [&rest[..], &[part(Part::Travel)][..], &fights(After::Ambush)[..]].concat(),
            Self::Combat(..) => {
                let explores = [Frame::from(Arrival::Explore(seat))];
                [&rest[..], &travels[..], &explores[..], &fights(After::Travel)[..]].concat()
            }
            _ => [rest, travels].concat(),
        }
    }

    /// Its name.
    fn word(self, state: &State) -> String {
        let hero = |seat: Seat| state.hero(seat).who.map_or_else(|| seat.to_string(), |who| who.to_string());
        let turn = |what: &str, seat, again| {
            let again = if again { " again" } else { "" };
            format!("{what} {}{again}", hero(seat))
        };
        match self {
            Self::SetUp => "set-up".to_owned(),
            Self::NextRound => "next-round".to_owned(),
            Self::Plot => "plot".to_owned(),
            Self::Event => "event".to_owned(),
            Self::Action => "action".to_owned(),
            Self::Act(left) => format!("act {left}"),
            Self::Turn(seat, again) => turn("turn", seat, again),
            Self::Rest(seat, again) => turn("rest", seat, again),
            Self::Travel(seat, again) => turn("travel", seat, again),
            Self::Combat(seat, again) => turn("combat", seat, again),
            Self::Ambush(seat, again) => turn("ambush", seat, again),
        }
    }
}

/// Heroes are chosen, then all that setting up brings.
fn set_up(state: &State) -> Vec<Frame> {
    let mut frames = vec![
        Frame::from(Phase::Round),
        Opening::Missions.into(),
        Opening::Plot.into(),
        Opening::Minions.into(),
        Opening::Quests.into(),
    ];
    let open = state.seats().rev().filter(|seat| state.hero(*seat).who.is_none());
    frames.extend(open.map(|seat| Frame::from(ChooseHero { seat })));
    frames
}

/// The heroes' turns of a round that are still to come after Sauron's, the last first; a hero alone has two, with a
/// rally and a draw between them.
fn turns(state: &State) -> Vec<Frame> {
    if state.heroes.len() == 1 {
        let seat = Seat::new(1);
        let turn = Frame::from(HeroTurn::begin(seat));
        return vec![turn, Phase::HeroDraw.into(), Phase::Rally.into(), turn];
    }
    state.seats().rev().map(|seat| HeroTurn::begin(seat).into()).collect()
}

/// Is nothing under way that a text does not tell?
fn is_quiet(state: &State) -> bool {
    let sauron = &state.sauron;
    state.combat.is_none()
        && !state.concluding
        && !state.concluded
        && state.adjustment.is_none()
        && sauron.looking.is_empty()
        && sauron.choosing.is_empty()
        && sauron.corruption.is_empty()
        && sauron.perils.is_empty()
        && sauron.token.is_none()
        && state.decks.training.is_empty()
        && state.decks.combat == state.pack.decks
}

/// Everything that is left of a pile when another's cards are taken out of it.
fn without<T: crate::ids::Id, const N: usize, const M: usize>(
    mut all: Pile<T, N>,
    taken: &Pile<T, M>,
) -> Pile<T, N> {
    for card in taken.iter() {
        all.take(card);
    }
    all
}

impl table::offer::Positions for crate::MiddleEarthQuest {
    type Position = Position;

    fn of_the_book(pack: &Pack, players: u8) -> Position {
        Position::book(pack, players)
    }

    fn read(pack: &Pack, text: &str) -> Result<Position, Flaw> {
        Position::read(pack, text)
    }

    fn players_in(position: &Position) -> usize {
        position.state().heroes.len() + 1
    }

    fn written(state: &State) -> Option<Position> {
        Position::of(state)
    }
}
