use serde::{Deserialize, Serialize};
use table::flow::{self, Ctx, End, Flow, Question};
use table::kit::require;
use table::*;

/// Pig: roll a die as often as you dare; a one loses what the turn brought. Who has 30 points first wins.
#[derive(Clone, Copy, Debug)]
pub struct Pig;

/// The whole truth at one moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub points: BySeat<u32>,
    pub phase: Frame,
}

table::questions! {
    /// What is going on.
    #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Frame of Pig {
        asks { RollOrHold(RollOrHold) }
        ends { Won(Won) }
    }
}

/// Roll on, or hold what the turn has brought? In a larger game this is a file of its own.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct RollOrHold { pub who: Seat, pub turn: u32 }

impl Question<Pig> for RollOrHold {
    const CLAUSE: Clause = Clause("PIG-1");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.who)
    }
    fn prompt(&self, _: &State, _: Observer) -> Message {
        Message::new("pig-roll-or-hold").with("seat", self.who).with("turn", self.turn)
    }
    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        [Choice::Roll, Choice::Hold].into_iter().for_each(offer);
    }
    fn objection(&self, _: &State, _: Seat, choice: &Choice) -> Result<(), Why> {
        require(*choice == Choice::Roll || self.turn > 0, Why::NothingToHold)
    }
    fn explain(&self, _: &State, _: Seat, choice: &Choice) -> Explanation {
        let effect = Message::new("pig-effect").with("choice", choice.to_string()).with("turn", self.turn);
        Explanation::new(Message::new("pig-choice"), effect, Self::CLAUSE)
    }
    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_, Event>) {
        let who = seat.next(state.points.players());
        state.phase = match choice {
            Choice::Roll => {
                let pips = 1 + ctx.chance.below(6);
                ctx.tell(|| Event::Rolled { seat, pips });
                match pips {
                    1 => Self { who, turn: 0 }.into(),
                    _ => Self { turn: self.turn + pips, ..self }.into(),
                }
            }
            Choice::Hold => {
                state.points[seat] += self.turn;
                ctx.tell(|| Event::Held { seat, points: self.turn });
                match state.points[seat] {
                    30.. => Won { who: seat }.into(),
                    _ => Self { who, turn: 0 }.into(),
                }
            }
        };
    }
}

/// Somebody has won.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Won { pub who: Seat }

impl End<Pig> for Won {
    fn prompt(&self, _: &State, _: Observer) -> Message {
        Message::new("pig-won").with("seat", self.who)
    }
    fn outcome(&self, _: &State) -> Outcome {
        Outcome { winners: SeatSet::only(self.who), together: false, reason: "pig-won".to_owned() }
    }
}

table::ids! {
    pub enum Choice { Roll = "roll", Hold = "hold" }
}

table::refusals! {
    pub enum Why {
        NothingToHold = "PIG-1", "pig-no-nothing-to-hold",
        NotYourTurn = "PIG-2", "pig-no-not-your-turn",
        Over = "PIG-3", "pig-no-over",
    }
}

table::events! {
    #[derive(Clone, PartialEq, Debug, Serialize)]
    #[serde(rename_all = "snake_case", tag = "what")]
    pub enum Event {
        Rolled { seat: Seat, pips: u32 } => "pig-rolled",
        Held { seat: Seat, points: u32 } => "pig-held",
    }
}

impl Flow for Pig {
    type Question = Frame;
    type Why = Why;
    const NOT_AN_ANSWER: Why = Why::NotYourTurn;
    const NOT_ASKED: Why = Why::NotYourTurn;
    const OVER: Why = Why::Over;
    table::one_at_a_time!(phase);
}

impl Game for Pig {
    type Data = ();
    type Setup = usize;
    type State = State;
    type Choice = Choice;
    type View = State;
    type Event = Event;
    const INFO: Info =
        Info { id: "pig", least: 2, most: 4, rules_version: 1, state_version: 1, cooperative: false };
    const LONGEST: usize = 5_000;
    fn options(_: &()) -> Vec<GameOption> {
        Vec::new()
    }
    fn setup(_: &(), request: &SetupRequest) -> Result<usize, SetupError> {
        request.resolve(&Self::INFO, &[]).map(|_| request.players)
    }
    fn players(setup: &usize) -> usize {
        *setup
    }
    fn start(setup: &usize, _: &mut Chance, _: &mut Journal<Event>) -> State {
        let first = RollOrHold { who: Seat::new(0), turn: 0 };
        State { points: BySeat::new(*setup, |_| 0), phase: first.into() }
    }
    table::asks_questions!();
    fn outcome(state: &State) -> Option<Outcome> {
        flow::outcome::<Self>(state)
    }
    fn view(state: &State, _: Observer) -> State {
        state.clone()
    }
    fn say(event: &Event) -> Message {
        event.say()
    }
}
