//! The first player gives three stones away, one by one, and the last goes by itself; then the second takes one.

use serde::{Deserialize, Serialize};
use table::flow::{self, Ctx, End, Flow, Moot, Question, Stack};
use table::kit::require;
use table::{
    Chance, Clause, Explanation, Game, GameOption, Info, Journal, Message, Observer, Outcome, Seat, SeatSet,
    SetupError, SetupRequest,
};

#[derive(Clone, Copy, Debug)]
pub struct Stones;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    left: Vec<Choice>,
    frames: Stack<Frame>,
}

table::questions! {
    /// What is going on.
    #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Frame of Stones {
        asks {
            Give(Give),
            Take(Take),
        }
        ends {
            Taken(Taken),
        }
    }
}

/// Which stone goes next?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Give;

/// Which does the other one want?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Take;

/// One was taken.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Taken;

fn explained() -> Explanation {
    Explanation::new(Message::new("stones-stone"), Message::new("stones-effect"), Clause("STONE-1"))
}

impl Question<Stones> for Give {
    const CLAUSE: Clause = Clause("STONE-1");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(Seat::new(0))
    }
    fn prompt(&self, _: &State, _: Observer) -> Message {
        Message::new("stones-give")
    }
    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        Choice::ALL.into_iter().for_each(offer);
    }
    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Result<(), Why> {
        require(state.left.contains(choice), Why::Gone)
    }
    fn explain(&self, _: &State, _: Seat, _: &Choice) -> Explanation {
        explained()
    }
    fn moot(&self, state: &State) -> Moot<Choice> {
        match state.left.as_slice() {
            [] => Moot::Lapses,
            [only] => Moot::Answer(*only),
            _ => Moot::No,
        }
    }
    fn answer(self, state: &mut State, _: Seat, choice: &Choice, _: &mut Ctx<'_, Event>) {
        state.left.retain(|other| other != choice);
        state.frames.push(self);
    }
}

impl Question<Stones> for Take {
    const CLAUSE: Clause = Clause("STONE-1");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(Seat::new(1))
    }
    fn prompt(&self, _: &State, _: Observer) -> Message {
        Message::new("stones-take")
    }
    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        Choice::ALL.into_iter().for_each(offer);
    }
    fn objection(&self, _: &State, _: Seat, _: &Choice) -> Result<(), Why> {
        Ok(())
    }
    fn explain(&self, _: &State, _: Seat, _: &Choice) -> Explanation {
        explained()
    }
    fn answer(self, state: &mut State, _: Seat, _: &Choice, ctx: &mut Ctx<'_, Event>) {
        ctx.tell(|| Event::Took);
        state.frames.push(Taken);
    }
}

impl End<Stones> for Taken {
    fn prompt(&self, _: &State, _: Observer) -> Message {
        Message::new("stones-over")
    }
    fn outcome(&self, _: &State) -> Outcome {
        Outcome { winners: SeatSet::only(Seat::new(1)), together: false, reason: "stones-over".to_owned() }
    }
}

table::ids! {
    pub enum Choice { One = "one", Two = "two", Three = "three" }
}

table::refusals! {
    pub enum Why {
        Gone = "STONE-1", "stones-no-gone",
        NotYou = "STONE-1", "stones-no-not-you",
        Over = "STONE-1", "stones-no-over",
    }
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Event {
    Took,
}

impl Flow for Stones {
    type Question = Frame;
    type Why = Why;
    const NOT_AN_ANSWER: Why = Why::NotYou;
    const NOT_ASKED: Why = Why::NotYou;
    const OVER: Why = Why::Over;
    table::on_a_stack!(frames);
}

impl Game for Stones {
    type Data = ();
    type Setup = ();
    type State = State;
    type Choice = Choice;
    type View = State;
    type Event = Event;

    const INFO: Info =
        Info { id: "stones", least: 2, most: 2, rules_version: 1, state_version: 1, cooperative: false };
    const LONGEST: usize = 10;

    fn options((): &()) -> Vec<GameOption> {
        Vec::new()
    }

    fn setup((): &(), request: &SetupRequest) -> Result<(), SetupError> {
        request.resolve(&Self::INFO, &[]).map(|_| ())
    }

    fn players((): &()) -> usize {
        2
    }

    fn start((): &(), _: &mut Chance, _: &mut Journal<Event>) -> State {
        let frames = [Frame::from(Take), Frame::from(Give)];
        State { left: Choice::ALL.to_vec(), frames: frames.into_iter().collect() }
    }

    table::asks_questions!();

    fn outcome(state: &State) -> Option<Outcome> {
        flow::outcome::<Self>(state)
    }

    fn view(state: &State, _: Observer) -> State {
        state.clone()
    }

    fn say(_: &Event) -> Message {
        Message::new("stones-took")
    }
}
