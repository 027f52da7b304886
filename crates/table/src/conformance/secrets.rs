//! Non-interference: what a seat is given does not change when everything it may not know is replaced by
//! something else that it could be.

use rand_core::Rng as _;

use crate::{
    Chance, Explanation, Game, Journal, Message, Observer, Outcome, Refusal, Seat, SeatSet, pick, rng,
};

use super::Broken;
use super::watch::Watch;

/// One in so many imagined states is played to its end.
const PLAYED_ON: usize = 8;

/// Everything that an observer is given at one moment.
struct Given<G: Game> {
    view: G::View,
    prompt: Message,
    asks: SeatSet,
    outcome: Option<Outcome>,
    choices: Vec<G::Choice>,
    laid: Vec<(G::Choice, Explanation, Result<(), Refusal>)>,
}

impl<G: Game> Given<G> {
    fn to(observer: Observer, state: &G::State) -> Self {
        let (mut choices, mut candidates) = (Vec::new(), Vec::new());
        if let Observer::Seat(seat) = observer {
            G::choices(state, seat, &mut choices);
            G::candidates(state, seat, &mut candidates);
        }
        let lay = |choice: G::Choice| match observer {
            Observer::Seat(seat) => {
                let explanation = G::explain(state, seat, &choice);
                let refusal = G::check(state, seat, &choice);
                Some((choice, explanation, refusal))
            }
            _ => None,
        };
        Self {
            view: G::view(state, observer),
            prompt: G::prompt(state, observer),
            asks: G::asks(state),
            outcome: G::outcome(state),
            choices,
            laid: candidates.into_iter().filter_map(lay).collect(),
        }
    }

    /// What differs, as the subject of a sentence, if anything does.
    fn difference(&self, other: &Self, reader: &str) -> Option<String> {
        let (what, tells) = if self.view != other.view {
            ("the view of", "shows what it may not know")
        } else if self.prompt != other.prompt {
            ("the prompt of", "tells what it may not know")
        } else if self.choices != other.choices {
            ("the choices of", "tell what it may not know")
        } else if self.laid != other.laid {
            ("what lies before", "tells what it may not know")
        } else if self.asks != other.asks {
            return Some(format!("who is asked tells {reader} what it may not know"));
        } else if self.outcome != other.outcome {
            return Some(format!("the outcome tells {reader} what it may not know"));
        } else {
            return None;
        };
        Some(format!("{what} {reader} {tells}"))
    }
}

/// What one step tells one observer.
struct Step<G: Game> {
    given: Given<G>,
    lines: Vec<G::Event>,
    revealed: bool,
    drew: bool,
}

fn name(observer: Observer) -> String {
    match observer {
        Observer::Seat(seat) => format!("seat {seat}"),
        Observer::Watcher => "a watcher".to_owned(),
        Observer::Afterwards => "everybody afterwards".to_owned(),
    }
}

impl<G: Game> Watch<'_, G> {
    pub(super) fn nothing_leaks(
        &mut self,
        state: &G::State,
        seat: Seat,
        chance: &Chance,
    ) -> Result<(), Broken> {
        let dream = self.looks.next_u64();
        let imagined = G::imagine(state, seat, &mut rng(dream));
        let again = G::imagine(state, seat, &mut rng(dream));
        self.ensure(imagined == again, || "imagining is not repeatable".into())?;
        if imagined == *state {
            return Ok(());
        }
        self.imagined += 1;
        self.same_counts(&imagined, &G::conserved(state), || {
            format!("in what seat {seat} imagines")
        })?;
        for reader in [Observer::Seat(seat), Observer::Watcher] {
            let (real, other) = (Given::<G>::to(reader, state), Given::to(reader, &imagined));
            match real.difference(&other, &name(reader)) {
                None => self.steps_do_not_leak(state, &imagined, reader, chance)?,
                Some(difference) => return Err(self.broken(difference)),
            }
        }
        if pick(&mut self.looks, PLAYED_ON) == 0 {
            self.plays_on(imagined, seat, chance.clone())?;
        }
        Ok(())
    }

    /// See the module's words on secrets for what is compared, and why.
    fn steps_do_not_leak(
        &self,
        state: &G::State,
        imagined: &G::State,
        reader: Observer,
        chance: &Chance,
    ) -> Result<(), Broken> {
        for seat in G::asks(state).iter() {
            let mut choices = Vec::new();
            G::choices(state, seat, &mut choices);
            choices.retain(|choice| G::check(imagined, seat, choice).is_ok());
            for choice in &choices {
                let real = step::<G>(state, seat, choice, reader, chance);
                let other = step::<G>(imagined, seat, choice, reader, chance);
                self.steps_agree(&real, &other, &name(reader))
                    .map_err(|what| self.broken(format!("after '{choice}' by seat {seat} {what}")))?;
            }
        }
        Ok(())
    }

    fn steps_agree(&self, real: &Step<G>, other: &Step<G>, reader: &str) -> Result<(), String> {
        let shown = real.given.difference(&other.given, reader);
        let told =
            (real.lines != other.lines).then(|| format!("the journal tells {reader} what it may not know"));
        let learned = |step: &Step<G>| step.revealed || step.drew;
        let both_learned = learned(real) && learned(other);
        let revealed = real.revealed || other.revealed;
        match (shown, told) {
            (None, None) => Ok(()),
            (shown, told) if !both_learned => {
                let what = shown.or(told).unwrap_or_default();
                Err(format!("{what} (nothing was drawn, or revealed to it)"))
            }
            // A draw may show the reader something; what it is told must be something that it is also shown.
            (None, Some(told)) if !revealed => Err(told),
            _ => Ok(()),
        }
    }

    /// What is imagined is a game like any other: search plays it to its end.
    fn plays_on(&mut self, mut state: G::State, seat: Seat, mut chance: Chance) -> Result<(), Broken> {
        let mut choices = Vec::new();
        for _ in 0..G::LONGEST {
            let asked = G::asks(&state);
            let Some(mover) = asked.iter().nth(pick(&mut self.looks, asked.len().max(1))) else {
                return self.ensure(G::outcome(&state).is_some(), || {
                    format!("what seat {seat} imagines stops before it is over")
                });
            };
            self.ensure(G::outcome(&state).is_none(), || {
                format!("over, and yet a seat is asked in what seat {seat} imagines")
            })?;
            choices.clear();
            G::choices(&state, mover, &mut choices);
            self.ensure(!choices.is_empty(), || {
                format!("in what seat {seat} imagines, seat {mover} has no choice")
            })?;
            let choice = choices.swap_remove(pick(&mut self.looks, choices.len()));
            G::apply(&mut state, mover, &choice, &mut chance, &mut Journal::silent());
        }
        Err(self.broken(format!(
            "no end after {} choices in what seat {seat} imagines",
            G::LONGEST
        )))
    }
}

fn step<G: Game>(
    state: &G::State,
    seat: Seat,
    choice: &G::Choice,
    reader: Observer,
    chance: &Chance,
) -> Step<G> {
    let (mut after, mut drawing, mut journal) = (state.clone(), chance.clone(), Journal::new());
    G::apply(&mut after, seat, choice, &mut drawing, &mut journal);
    let revealed = journal.revealed_to(reader);
    let entries = journal.into_entries().into_iter();
    let lines = entries
        .filter(|entry| entry.audience.admits(reader))
        .map(|entry| entry.event);
    Step {
        given: Given::to(reader, &after),
        lines: lines.collect(),
        revealed,
        drew: drawing.drawn() != chance.drawn(),
    }
}
