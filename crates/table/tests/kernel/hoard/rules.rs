//! The rules.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{
    BySeat, Chance, Clause, Explanation, Game, GameOption, Info, Journal, Message, Observer, Outcome,
    Refusal, Rng, Seat, SeatSet, SetupError, SetupRequest, pick,
};

use super::flaws::*;

/// The card that answers.
pub const TRAP: u8 = 0;
const CARDS: [u8; 18] = [0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7];

#[derive(Clone, Copy, Debug)]
pub struct Hoard<const FLAW: u8>;

/// Hands and pile are kept in order, so that their order tells nothing: a card is drawn by lot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub hands: BySeat<Vec<u8>>,
    pub pile: Vec<u8>,
    pub shown: Vec<u8>,
    pub points: BySeat<u32>,
    pub active: Seat,
    pub turns: u32,
    /// The card for which the active seat digs, while the others may answer.
    pub window: Option<u8>,
    /// The answers so far, and whether with a trap.
    pub answers: BySeat<Option<bool>>,
    #[serde(skip)]
    pub skipped: Loose,
    pub loose: Loose,
}

impl State {
    fn players(&self) -> usize {
        self.hands.players()
    }

    /// `seat` and its partner: four play in two teams.
    fn team(&self, seat: Seat) -> SeatSet {
        let partner = |other: &Seat| self.players() == 4 && other.index() % 2 == seat.index() % 2;
        Seat::all(self.players()).filter(|other| *other == seat || partner(other)).collect()
    }

    fn opponents(&self) -> SeatSet {
        let team = self.team(self.active);
        Seat::all(self.players()).filter(|seat| !team.has(*seat)).collect()
    }

    fn holds_trap(&self, seat: Seat) -> bool {
        self.hands[seat].contains(&TRAP)
    }

    fn end_turn(&mut self) {
        self.active = self.active.next(self.players());
        self.turns -= 1;
        self.window = None;
        self.answers = BySeat::new(self.players(), |_| None);
    }

    fn show(&mut self, seat: Seat, card: u8) {
        if let Some(index) = self.hands[seat].iter().position(|held| *held == card) {
            self.hands[seat].remove(index);
            self.shown.push(card);
        }
    }

    fn score(&mut self, card: u8) {
        self.points[self.active] += u32::from(card);
        self.end_turn();
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    Draw,
    Dig(u8),
    Rest,
    /// A rest that all hear, and that leaves no trace.
    Sing,
    Trap,
    Pass,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw => f.write_str("draw"),
            Self::Dig(card) => write!(f, "dig {card}"),
            Self::Rest => f.write_str("rest"),
            Self::Sing => f.write_str("sing"),
            Self::Trap => f.write_str("trap"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Choice {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let dig = || text.strip_prefix("dig ")?.parse().ok().map(Self::Dig);
        match text {
            "draw" => Ok(Self::Draw),
            "rest" => Ok(Self::Rest),
            "sing" => Ok(Self::Sing),
            "trap" => Ok(Self::Trap),
            "pass" => Ok(Self::Pass),
            _ => dig().ok_or_else(|| text.to_owned()),
        }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    pub hands: BySeat<Option<Vec<u8>>>,
    pub held: BySeat<usize>,
    pub pile: usize,
    pub shown: Vec<u8>,
    pub points: BySeat<u32>,
    pub active: Seat,
    pub turns: u32,
    pub window: Option<u8>,
    pub answered: SeatSet,
    pub own_answer: Option<bool>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Event {
    Drew { seat: Seat, card: Option<u8>, lot: u32 },
    Dug { seat: Seat, card: u8 },
    Answered { seat: Seat, trap: Option<bool> },
    Turned(BySeat<Option<bool>>),
    Rested { sang: bool },
    Peeped(u8),
}

impl<const FLAW: u8> Game for Hoard<FLAW> {
    type Data = ();
    type Setup = usize;
    type State = State;
    type Choice = Choice;
    type View = View;
    type Event = Event;

    const INFO: Info =
        Info { id: "hoard", least: 2, most: 4, rules_version: 1, state_version: 1, cooperative: false };
    const LONGEST: usize = 60;

    fn options((): &()) -> Vec<GameOption> {
        Vec::new()
    }

    fn setup((): &(), request: &SetupRequest) -> Result<usize, SetupError> {
        request.resolve(&Self::INFO, &[]).map(|_| request.players)
    }

    fn players(setup: &usize) -> usize {
        *setup
    }

    fn start(setup: &usize, chance: &mut Chance, _journal: &mut Journal<Event>) -> State {
        let mut pile = CARDS.to_vec();
        chance.shuffle(&mut pile);
        let hands = BySeat::new(*setup, |_| {
            let mut hand = pile.split_off(pile.len() - 3);
            hand.sort_unstable();
            hand
        });
        pile.sort_unstable();
        State {
            hands,
            pile,
            shown: Vec::new(),
            points: BySeat::new(*setup, |_| 0),
            active: Seat::new(0),
            turns: 12,
            window: None,
            answers: BySeat::new(*setup, |_| None),
            skipped: Loose(0),
            loose: Loose(0),
        }
    }

    fn asks(state: &State) -> SeatSet {
        let hands = state.hands.iter();
        let blanks = hands.flat_map(|(_, hand)| hand).filter(|card| **card == BLANK);
        if state.turns == 0 || FLAW == IMAGINE_STOPS && blanks.count() > 1 {
            SeatSet::EMPTY
        } else if state.window.is_some() {
            let awaited = |seat: &Seat| state.answers[*seat].is_none();
            let able = |seat: &Seat| FLAW != ASKS_TELL || state.holds_trap(*seat);
            let asked = state.opponents().iter().filter(awaited);
            match asked.clone().filter(able).collect::<SeatSet>() {
                SeatSet::EMPTY => asked.collect(),
                able => able,
            }
        } else {
            SeatSet::only(state.active)
        }
    }

    fn prompt(state: &State, _observer: Observer) -> Message {
        Message::new(if state.window.is_some() { "hoard-answer" } else { "hoard-turn" })
    }

    fn candidates(state: &State, seat: Seat, out: &mut Vec<Choice>) {
        if Self::asks(state).has(seat) {
            out.extend([Choice::Draw, Choice::Rest, Choice::Sing, Choice::Trap, Choice::Pass]);
            out.extend((1..=7).map(Choice::Dig));
        }
    }

    fn choices(state: &State, seat: Seat, out: &mut Vec<Choice>) {
        let mut candidates = Vec::new();
        Self::candidates(state, seat, &mut candidates);
        candidates.retain(|choice| Self::check(state, seat, choice).is_ok());
        out.extend(candidates);
    }

    fn check(state: &State, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        let hand = &state.hands[seat];
        let worth = |card: &u8| *card != TRAP;
        let stuck = FLAW == IMAGINE_STICKS && hand.contains(&BLANK);
        let allowed = match (state.window, choice) {
            _ if !Self::asks(state).has(seat) || stuck => false,
            (Some(_), Choice::Trap) => state.holds_trap(seat),
            (Some(_), Choice::Pass) => true,
            (None, Choice::Draw) => !state.pile.is_empty(),
            (None, Choice::Dig(card)) => worth(card) && hand.contains(card),
            (None, Choice::Rest | Choice::Sing) => state.pile.is_empty() && !hand.iter().any(worth),
            _ => false,
        };
        if allowed {
            return Ok(());
        }
        let mut no = Message::new("hoard-no");
        if FLAW == REFUSAL_TELLS {
            no = no.with("top", state.pile.last().copied().unwrap_or(0));
        }
        Err(Refusal::new("HOARD-1.1", no))
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        choice: &Choice,
        chance: &mut Chance,
        journal: &mut Journal<Event>,
    ) {
        match FLAW {
            COUNTS => state.points[seat] += count() % 2,
            HASH_WAVERS => state.loose = Loose(count()),
            SAVING_HIDES => {
                state.skipped.0 += 1;
                state.points[seat] += state.skipped.0;
            }
            _ => {}
        }
        match choice {
            Choice::Draw => draw::<FLAW>(state, seat, chance, journal),
            Choice::Dig(card) => {
                state.show(seat, *card);
                journal.tell(|| Event::Dug { seat, card: *card });
                state.window = Some(*card);
                if FLAW == TAKE_BACK_TELLS {
                    journal
                        .reveal_to(state.opponents().iter().filter(|seat| state.holds_trap(*seat)).collect());
                }
                if FLAW == WINDOW_TELLS {
                    for other in state.opponents().iter() {
                        state.answers[other] = (!state.holds_trap(other)).then_some(false);
                    }
                    close::<FLAW>(state, journal);
                }
            }
            Choice::Trap | Choice::Pass => {
                let trap = *choice == Choice::Trap;
                state.answers[seat] = Some(trap);
                journal.tell(|| Event::Answered { seat, trap: (FLAW == ANSWER_TELLS).then_some(trap) });
                close::<FLAW>(state, journal);
            }
            Choice::Rest | Choice::Sing => {
                let sang = *choice == Choice::Sing;
                journal.tell(|| Event::Rested { sang });
                state.end_turn();
            }
        }
    }

    fn explain(_state: &State, _seat: Seat, _choice: &Choice) -> Explanation {
        Explanation {
            label: Message::new("hoard-choice"),
            effect: Message::new("hoard-effect"),
            clause: Clause("HOARD-1.1"),
        }
    }

    fn view(state: &State, observer: Observer) -> View {
        let sees = |hand: Seat| match observer {
            Observer::Seat(seat) => state.team(seat).has(hand),
            Observer::Watcher => FLAW == WATCHER_SEES && hand.index() == 0,
            Observer::Afterwards => true,
        };
        let own_answer = match observer {
            Observer::Seat(seat) => state.answers[seat],
            _ => None,
        };
        View {
            hands: state.hands.map(|seat, hand| sees(seat).then(|| hand.clone())),
            held: state.hands.map(|_, hand| hand.len()),
            pile: state.pile.len(),
            shown: state.shown.clone(),
            points: state.points.clone(),
            active: state.active,
            turns: state.turns,
            window: state.window,
            answered: state.answers.seats(Option::is_some),
            own_answer,
        }
    }

    /// The unseen cards are put in order first, so that nothing but the stream decides where they go.
    fn imagine(state: &State, seat: Seat, rng: &mut Rng) -> State {
        let mut imagined = state.clone();
        let known = match FLAW {
            IMAGINE_FORGETS => SeatSet::EMPTY,
            _ => state.team(seat),
        };
        let others = Seat::all(state.players()).filter(|other| !known.has(*other));
        let mut unseen = std::mem::take(&mut imagined.pile);
        for other in others.clone() {
            unseen.append(&mut imagined.hands[other]);
        }
        unseen.sort_unstable();
        for last in (1..unseen.len()).rev() {
            unseen.swap(last, pick(rng, last + 1));
        }
        if FLAW == IMAGINE_WAVERS {
            let turn = count() as usize % unseen.len().max(1);
            unseen.rotate_left(turn);
        }
        for other in others {
            imagined.hands[other] = unseen.split_off(unseen.len() - state.hands[other].len());
            imagined.hands[other].sort_unstable();
        }
        unseen.sort_unstable();
        imagined.pile = unseen;
        // Partners know each other's hand, but not what is answered.
        for other in state.answers.seats(Option::is_some).without(seat).iter() {
            imagined.answers[other] = Some(imagined.holds_trap(other) && pick(rng, 2) == 0);
        }
        match FLAW {
            IMAGINE_LOSES => drop(imagined.pile.pop()),
            IMAGINE_STICKS | IMAGINE_STOPS => imagined.loose = DREAMT,
            IMAGINE_PEEKS if pick(rng, 2) == 0 => return state.clone(),
            _ => {}
        }
        imagined
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let worth = |seat: Seat| match FLAW {
            OUTCOME_TELLS => state.hands[seat].iter().map(|card| u32::from(*card)).sum(),
            _ => state.team(seat).iter().map(|member| state.points[member]).sum::<u32>(),
        };
        let seats = || Seat::all(state.players());
        let most = seats().map(worth).max();
        (state.turns == 0).then(|| Outcome {
            winners: seats().filter(|seat| Some(worth(*seat)) == most).collect(),
            together: false,
            reason: "hoard-over".to_owned(),
        })
    }

    fn say(_event: &Event) -> Message {
        Message::new("hoard-event")
    }

    fn conserved(state: &State) -> Vec<(&'static str, i64)> {
        let held = state.hands.iter().map(|(_, hand)| hand.len()).sum::<usize>();
        vec![("cards", (held + state.pile.len() + state.shown.len()) as i64)]
    }
}

fn draw<const FLAW: u8>(state: &mut State, seat: Seat, chance: &mut Chance, journal: &mut Journal<Event>) {
    let lot = chance.below(state.pile.len() as u32);
    let mut card = state.pile.remove(lot as usize);
    if state.loose.0 == DREAMT.0 && matches!(FLAW, IMAGINE_STICKS | IMAGINE_STOPS) {
        card = BLANK;
    }
    state.hands[seat].push(card);
    state.hands[seat].sort_unstable();
    if FLAW == DRAW_PAYS && state.holds_trap(seat.next(state.players())) {
        state.points[seat] += 1;
    }
    let team = match FLAW {
        PARTNER_FORGOTTEN => SeatSet::only(seat),
        _ => state.team(seat),
    };
    let mut heard = false;
    let whole = || {
        heard = true;
        let card = Some(card);
        Event::Drew { seat, card, lot }
    };
    let part = || Event::Drew {
        seat,
        card: (FLAW == DRAW_TELLS).then_some(card),
        lot: if FLAW == LOT_TELLS { lot } else { 0 },
    };
    journal.tell_apart(team, whole, part);
    if FLAW == WATCHER_READS {
        // Nobody but watchers is left over.
        let seats = SeatSet::all(state.players());
        journal.tell_apart(seats, || Event::Peeped(TRAP), || Event::Peeped(card));
    }
    if FLAW != DRAW_UNMARKED && (FLAW != REVEALS_UNHEARD || heard) {
        journal.reveal_to(team);
    }
    state.end_turn();
}

/// When the last answer is in, all are turned up: the first trap from seat 1 on holds.
fn close<const FLAW: u8>(state: &mut State, journal: &mut Journal<Event>) {
    let Some(card) = state.window else { return };
    if state.opponents().iter().any(|seat| state.answers[seat].is_none()) {
        return;
    }
    if FLAW != ANSWERS_UNMARKED {
        journal.reveal();
    }
    journal.tell(|| Event::Turned(state.answers.clone()));
    match state.answers.seats(|answer| *answer == Some(true)).first() {
        Some(trapper) => {
            state.show(trapper, TRAP);
            state.end_turn();
        }
        None => state.score(card),
    }
}
