//! A toy: the first player opens a door, then both walk on, one step each in turn. What lies behind a door shows
//! only after some steps; before, the trap looks best.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use bots::{Bot, CancelFlag, Mind, Player, Search, Searcher, Skill, choose};
use serde::{Deserialize, Serialize};
use table::*;

#[derive(Clone, Copy, Debug)]
struct Doors;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
enum Step {
    /// Leads to the treasure, but nobody sensible would try it.
    Unthinkable,
    Poor,
    Good,
    Trap,
    On,
}

const DOORS: [Step; 4] = [Step::Unthinkable, Step::Poor, Step::Good, Step::Trap];
/// So many steps after the door it shows what lay behind it.
const SHOWS: u8 = 6;
const END: u8 = 12;

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl FromStr for Step {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let all = DOORS.into_iter().chain([Self::On]);
        all.into_iter().find(|step| step.to_string() == text).ok_or(())
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct State {
    door: Option<Step>,
    steps: u8,
}

impl Game for Doors {
    type Data = ();
    type Setup = ();
    type State = State;
    type Choice = Step;
    type View = ();
    type Event = ();

    const INFO: Info =
        Info { id: "doors", least: 2, most: 2, rules_version: 1, state_version: 1, cooperative: false };
    const LONGEST: usize = 20;

    fn options(_: &()) -> Vec<GameOption> {
        Vec::new()
    }
    fn setup(_: &(), _: &SetupRequest) -> Result<(), SetupError> {
        Ok(())
    }
    fn players(_: &()) -> usize {
        2
    }
    fn start(_: &(), _: &mut Chance, _: &mut Journal<()>) -> State {
        State { door: None, steps: 0 }
    }
    fn asks(state: &State) -> SeatSet {
        if state.steps < END {
            SeatSet::only(Seat::new(usize::from(state.steps % 2)))
        } else {
            SeatSet::EMPTY
        }
    }
    fn prompt(_: &State, _: Observer) -> Message {
        Message::new("doors-prompt")
    }
    fn choices(state: &State, _: Seat, out: &mut Vec<Step>) {
        match state.door {
            None => out.extend(DOORS),
            Some(_) => out.push(Step::On),
        }
    }
    fn check(_: &State, _: Seat, _: &Step) -> Result<(), Refusal> {
        Ok(())
    }
    fn apply(state: &mut State, _: Seat, step: &Step, _: &mut Chance, _: &mut Journal<()>) {
        state.door = state.door.or(Some(*step));
        state.steps += 1;
    }
    fn explain(_: &State, _: Seat, _: &Step) -> Explanation {
        Explanation {
            label: Message::new("doors"),
            effect: Message::new("doors-effect"),
            clause: Clause("TOY-2"),
        }
    }
    fn view(_: &State, _: Observer) {}
    fn outcome(state: &State) -> Option<Outcome> {
        (state.steps >= END).then(|| Outcome {
            winners: SeatSet::only(Seat::new(usize::from(state.door == Some(Step::Trap)))),
            together: false,
            reason: "doors-end".to_owned(),
        })
    }
    fn say(_: &()) -> Message {
        Message::new("doors-event")
    }
}

#[derive(Clone, Copy, Debug)]
struct Porter;

impl Mind for Porter {
    type Game = Doors;

    fn value(&self, state: &State, seat: Seat) -> f64 {
        let for_the_first = match state.door {
            Some(Step::Trap) if state.steps < SHOWS => 0.9,
            Some(Step::Unthinkable) => 1.0,
            Some(Step::Good) => 0.7,
            Some(Step::Poor) => 0.4,
            _ => 0.0,
        };
        if seat == Seat::new(0) { for_the_first } else { 1.0 - for_the_first }
    }
    fn shortlist(&self, _: &State, _: Seat, choices: &[Step], out: &mut Vec<usize>) {
        out.extend((0..choices.len()).filter(|index| choices[*index] != Step::Unthinkable));
    }
    fn settled(&self, root: &State, now: &State) -> bool {
        now.steps >= root.steps + SHOWS
    }
}

/// It would take the treasure if it thought of everything, and the trap if it judged at once.
#[test]
fn a_search_keeps_to_the_shortlist_and_waits_until_things_are_settled() {
    let start = State { door: None, steps: 0 };
    let search = Search { playout: 1, ..Search::shallow(300) };
    let bot = Bot::new("search", Skill::Search(search), Porter);
    for seed in 0..20 {
        let chosen = choose(&start, Seat::new(0), &bot, seed);
        assert_eq!(chosen, Some(Step::Good), "seed {seed}");
    }
}

/// The same where choices are tried against each other: what was given up early does not come back.
#[test]
fn a_contest_finds_what_proves_best() {
    let start = State { door: None, steps: 0 };
    let search = Search { playout: 1, contest: true, faith: 4.0, ..Search::shallow(30) };
    let bot = Bot::new("search", Skill::Search(search), Porter);
    for seed in 0..20 {
        assert_eq!(choose(&start, Seat::new(0), &bot, seed), Some(Step::Good), "seed {seed}");
    }
}

/// What each choice is worth is what it proves to be, also for those that nobody would think of.
#[test]
fn every_choice_is_weighed() {
    let start = State { door: None, steps: 0 };
    let search = Search { playout: 1, ..Search::shallow(30) };
    let bot = Bot::new("search", Skill::Search(search), Porter);
    let worths = bot.weigh(&start, Seat::new(0), &DOORS, 1);
    let wanted = [1.0, 0.4, 0.7, 0.0];
    let near = worths.iter().zip(wanted).all(|(worth, wanted)| (worth - wanted).abs() < 1e-9);
    assert!(near && worths.len() == wanted.len(), "{worths:?}");
}

/// The same, who counts what it judges and says how long it thinks at most.
#[derive(Clone, Debug)]
struct Patient {
    playouts: u32,
    judged: Arc<AtomicU32>,
}

impl Mind for Patient {
    type Game = Doors;

    fn value(&self, state: &State, seat: Seat) -> f64 {
        self.judged.fetch_add(1, Ordering::Relaxed);
        Porter.value(state, seat)
    }
    fn shortlist(&self, state: &State, seat: Seat, choices: &[Step], out: &mut Vec<usize>) {
        Porter.shortlist(state, seat, choices, out);
    }
    fn playouts(&self, _: &State, allowed: u32) -> u32 {
        allowed.min(self.playouts)
    }
}

#[test]
fn a_mind_says_how_long_a_contest_may_be() {
    let start = State { door: None, steps: 0 };
    let search = Search { contest: true, ..Search::shallow(30) };
    let judged = |playouts| {
        let judged = Arc::default();
        let mind = Patient { playouts, judged: Arc::clone(&judged) };
        choose(&start, Seat::new(0), &Bot::new("search", Skill::Search(search), mind), 1);
        judged.load(Ordering::Relaxed)
    };
    // Three doors, then two; each once at least, and never more than the level allows. The last round is not played
    // where it could not change any more who is first.
    assert_eq!([judged(4), judged(30), judged(1000)], [3 + 2, 15 + 12, 15 + 12]);
}

/// Nobody waits any more: a thought that would take days ends, in either manner of searching.
#[test]
fn a_thought_is_broken_off() {
    let start = State { door: None, steps: 0 };
    for contest in [false, true] {
        let search = Search { playout: 1, contest, ..Search::shallow(u32::MAX) };
        let stop = CancelFlag::default();
        let mut player = Searcher::new(search, Porter);
        player.cancel_by(&stop);
        let says = std::thread::spawn(move || {
            std::thread::sleep(std::time::Duration::from_millis(20));
            stop.cancel();
        });
        let chosen = player.choose(&start, Seat::new(0), &DOORS, &mut table::rng(1));
        assert!(chosen < DOORS.len());
        says.join().unwrap();
    }
}
