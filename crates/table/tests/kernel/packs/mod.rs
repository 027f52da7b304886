//! Two players bring a deck each, in secret, and play its cards one by one; the higher card takes a point. The decks
//! lie beside the state, names come from a pack, and the points were once a list (state version 1).

use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, Mutex};
use std::thread::ThreadId;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::flow::{self, Ctx, End, Flow, Question, Sealed};
use table::kit::{Instances, Key, Set, require};
use table::{
    Brings, BySeat, Chance, Clause, Explanation, Fault, Game, GameOption, Info, Journal, Message, Names,
    Observer, Outcome, Rng, Seat, SeatSet, SetupError, SetupRequest, Whose, pick,
};

#[derive(Clone, Copy, Debug)]
pub struct Packs;

table::numbered! {
    /// The number of a card of a deck.
    pub struct Card: 2_000;
}
type Cards = Set<Card, [u64; 32]>;

/// The kind of a card: its name, and its worth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Kind {
    pub names: Names,
    pub worth: u8,
}

type Deck = Instances<Card, Kind>;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The decks as they were brought.
    pub decks: BySeat<Option<Arc<Deck>>>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The decks: from the set-up, and never written.
    #[serde(skip)]
    pub decks: Vec<Arc<Deck>>,
    pub hands: BySeat<Cards>,
    pub points: BySeat<u8>,
    #[serde(rename = "going_on")]
    pub phase: Frame,
}

/// The state as version 1 spelled it.
#[derive(Serialize)]
struct Before<'a> {
    hands: &'a BySeat<Cards>,
    points: Vec<u8>,
    #[serde(rename = "going_on")]
    phase: &'a Frame,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Choice(pub Card);

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "play {}", self.0)
    }
}

impl FromStr for Choice {
    type Err = table::kit::Unknown;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.strip_prefix("play ").unwrap_or(text).parse().map(Self)
    }
}

table::questions! {
    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Frame of Packs {
        asks { Play(Play) }
        ends { Over }
    }
}

/// Which card? Both at the same time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Play(Sealed<Card>);

impl Question<Packs> for Play {
    const CLAUSE: Clause = Clause("PACK-1");

    fn asked(&self, _: &State) -> SeatSet {
        self.0.owed()
    }

    fn prompt(&self, _: &State, _: Observer) -> Message {
        Message::new("packs-play").with("seats", self.0.owed())
    }

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.hands[seat].iter().map(Choice).for_each(offer);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Result<(), Why> {
        require(state.hands[seat].has(choice.0), Why::NotInHand)
    }

    fn explain(&self, state: &State, seat: Seat, choice: &Choice) -> Explanation {
        let label = Message::new("packs-card").with("card", &state.decks[seat.index()][choice.0].names);
        Explanation::new(label, Message::new("packs-effect"), Self::CLAUSE)
    }

    fn answer(mut self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_, Event>) {
        self.0.put(seat, choice.0);
        match self.0.open() {
            Err(waiting) => state.phase = Self(waiting).into(),
            Ok(played) => {
                ctx.journal.reveal();
                let worth = |seat: Seat, card: Card| state.decks[seat.index()][card].worth;
                let best = played.iter().copied().max_by_key(|(seat, card)| worth(*seat, *card));
                for (seat, card) in played {
                    state.hands[seat].remove(card);
                    ctx.tell(|| Event::Played { seat, card });
                }
                if let Some((winner, _)) = best {
                    state.points[winner] += 1;
                }
                let empty = state.hands.iter().any(|(_, hand)| hand.is_empty());
                state.phase = if empty { Over.into() } else { Self(Sealed::new(2, SeatSet::all(2))).into() };
            }
        }
    }
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Over;

impl End<Packs> for Over {
    fn prompt(&self, _: &State, _: Observer) -> Message {
        Message::new("packs-over")
    }

    fn outcome(&self, state: &State) -> Outcome {
        let most = state.points.iter().map(|(_, points)| *points).max();
        Outcome {
            winners: state.points.seats(|points| Some(*points) == most),
            together: false,
            reason: "packs-over".to_owned(),
        }
    }
}

table::refusals! {
    pub enum Why {
        NotInHand = "PACK-1", "packs-not-in-hand",
        NotAsked = "PACK-2", "packs-not-asked",
        Over = "PACK-3", "packs-over",
    }
}

table::events! {
    #[derive(Clone, PartialEq, Debug, Serialize)]
    #[serde(rename_all = "snake_case", tag = "what")]
    pub enum Event {
        Played { seat: Seat, card: Card } => ("packs-played", seat),
    }
}

impl Flow for Packs {
    type Question = Frame;
    type Why = Why;
    const NOT_AN_ANSWER: Why = Why::NotInHand;
    const NOT_ASKED: Why = Why::NotAsked;
    const OVER: Why = Why::Over;
    table::one_at_a_time!(phase);
}

/// The thread on which a deck was last read.
pub static READ_ON: Mutex<Option<ThreadId>> = Mutex::new(None);

/// One line a card: `3 orc`; what begins with `#` is a remark. All that is wrong, at once.
fn read_deck(text: &str) -> Result<Deck, Vec<Fault>> {
    *READ_ON.lock().unwrap() = Some(std::thread::current().id());
    let (mut deck, mut faults) = (Deck::new(), Vec::new());
    for (line, number) in text.lines().zip(1..).filter(|(line, _)| !line.starts_with('#')) {
        let fault = |id| Fault::new(Message::new(id)).at(number).by(Clause("PACK-4"));
        match line.split_once(' ').map(|(worth, name)| (worth.parse::<u8>(), name)) {
            Some((Ok(worth @ 1..=9), name)) => {
                let names = Names { es: format!("{name} (es)"), en: name.to_owned() };
                deck.add(Kind { names, worth });
            }
            Some((Ok(_), _)) => faults.push(fault("packs-worth")),
            _ => faults.push(fault("packs-line")),
        }
    }
    if deck.len() > 5 {
        faults.push(Fault::new(Message::new("packs-too-many")));
    }
    if faults.is_empty() { Ok(deck) } else { Err(faults) }
}

#[derive(PartialEq, Debug, Serialize)]
pub struct View {
    own: Option<Cards>,
    points: BySeat<u8>,
    left: BySeat<usize>,
    given: SeatSet,
}

impl Game for Packs {
    type Data = ();
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type View = View;
    type Event = Event;

    const INFO: Info =
        Info { id: "packs", least: 2, most: 2, rules_version: 1, state_version: 2, cooperative: false };
    const LONGEST: usize = 100;

    fn options((): &()) -> Vec<GameOption> {
        Vec::new()
    }

    fn setup((): &(), request: &SetupRequest) -> Result<Setup, SetupError> {
        request.resolve(&Self::INFO, &[])?;
        let decks = BySeat::new(2, |_| None);
        Ok(Setup { decks })
    }

    fn players(_: &Setup) -> usize {
        2
    }

    fn brings(_: &Setup) -> Vec<Brings> {
        let deck = |seat| Brings {
            id: "deck",
            whose: Whose::Seat(seat),
            needed: true,
            secret: true,
            longest: 200,
            clause: Some(Clause("PACK-4")),
        };
        Seat::all(2).map(deck).collect()
    }

    fn bring((): &(), setup: &mut Setup, seat: Option<Seat>, _: &str, text: &str) -> Vec<Fault> {
        let Some(seat) = seat else { return Vec::new() };
        match read_deck(text) {
            Err(faults) => faults,
            Ok(deck) => {
                setup.decks[seat] = Some(Arc::new(deck));
                Vec::new()
            }
        }
    }

    fn as_read((): &(), _: &str, text: &str) -> String {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        lines.collect::<Vec<_>>().join("\n")
    }

    fn lacks(setup: &Setup) -> Vec<(Option<Seat>, &'static str)> {
        let lacking = setup.decks.seats(Option::is_none);
        lacking.iter().map(|seat| (Some(seat), "deck")).collect()
    }

    fn furnish(setup: &Setup, state: &mut State) {
        state.decks = setup.decks.iter().map(|(_, deck)| deck.clone().unwrap_or_default()).collect();
    }

    /// The points were a list.
    fn respell(mut state: Value, _version: u32) -> Result<Value, String> {
        let Some(points) = state.get_mut("points") else {
            return Ok(state);
        };
        *points = match points.take() {
            Value::Array(list) => (1..).map(|n: usize| n.to_string()).zip(list).collect(),
            // A part of a state: a place of the list by its number.
            Value::Object(places) => {
                let place = |(at, points): (String, Value)| match at.parse::<usize>() {
                    Ok(at) => Ok(((at + 1).to_string(), points)),
                    Err(_) => Err(format!("the points have no place {at}")),
                };
                Value::Object(places.into_iter().map(place).collect::<Result<_, _>>()?)
            }
            other => return Err(format!("{other} are no points")),
        };
        Ok(state)
    }

    fn former(state: &State, _version: u32) -> Option<String> {
        let before = Before {
            hands: &state.hands,
            points: state.points.iter().map(|(_, points)| *points).collect(),
            phase: &state.phase,
        };
        serde_json::to_string(&before).ok()
    }

    fn start(setup: &Setup, _: &mut Chance, _: &mut Journal<Event>) -> State {
        let all = |deck: &Deck| deck.iter().map(|(card, _)| card).collect::<Cards>();
        let mut state = State {
            decks: Vec::new(),
            hands: setup.decks.map(|_, deck| deck.as_deref().map(all).unwrap_or_default()),
            points: BySeat::new(2, |_| 0),
            phase: Play(Sealed::new(2, SeatSet::all(2))).into(),
        };
        Self::furnish(setup, &mut state);
        state
    }

    table::asks_questions!();

    fn outcome(state: &State) -> Option<Outcome> {
        flow::outcome::<Self>(state)
    }

    fn view(state: &State, observer: Observer) -> View {
        let given = match &state.phase {
            Frame::Play(Play(cards)) => cards.given(),
            Frame::Over => SeatSet::EMPTY,
        };
        View {
            own: match observer {
                Observer::Seat(seat) => Some(state.hands[seat]),
                _ => None,
            },
            points: state.points.clone(),
            left: state.hands.map(|_, hand| hand.len()),
            given,
        }
    }

    /// A player who has played does not know the other's card: it is another of theirs.
    fn imagine(state: &State, seat: Seat, rng: &mut Rng) -> State {
        let mut imagined = state.clone();
        let other = seat.next(2);
        if let Frame::Play(Play(cards)) = &mut imagined.phase
            && cards.get(other).is_some()
        {
            let hand = state.hands[other];
            let any = hand.nth(pick(rng, hand.len()));
            cards.put(other, any.unwrap_or(Card::at(0)));
        }
        imagined
    }

    fn say(event: &Event) -> Message {
        event.say()
    }

    fn say_in(state: &State, event: &Event) -> Message {
        let Event::Played { seat, card } = event;
        event.say().with("card", &state.decks[seat.index()][*card].names)
    }
}
