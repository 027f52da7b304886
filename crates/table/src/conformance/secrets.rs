//! Non-interference: see the module's section on secrets for what is compared, and why.

use rand_core::Rng as _;
use serde::Serialize;
use serde_json::Value;

use crate::{Chance, Game, Journal, Observer, Seat, pick, rng};

use super::Broken;
use super::watch::Watch;

/// Choices of a seat tried at one moment, picked at random.
const TRIED: usize = 6;

/// Choices of others or of other moments sent at one moment.
const PROBED: usize = 8;

/// One in this many imagined states is played on …
const PLAYED_ON: usize = 8;
/// … for this many choices.
const CHOICES_ON: usize = 60;

/// The result of one choice.
pub(super) struct Tried<G: Game> {
    pub(super) after: G::State,
    drawn: u64,
    /// True if something was rolled or revealed to anybody: then nobody takes anything back that came before.
    barrier: bool,
    journal: Journal<G::Event>,
}

impl<G: Game> Tried<G> {
    pub(super) fn make(state: &G::State, mover: Seat, choice: &G::Choice, mut chance: Chance) -> Self {
        let (mut after, mut journal) = (state.clone(), Journal::new());
        let before = chance.drawn();
        G::apply(&mut after, mover, choice, &mut chance, &mut journal);
        let drawn = chance.drawn();
        let barrier = drawn != before || journal.revealed();
        Self { after, drawn, barrier, journal }
    }

    fn tells_as(&self, other: &Self, reader: Observer) -> bool {
        let ours = lines(&self.journal, reader);
        ours.eq(lines(&other.journal, reader))
    }

    /// True if something hidden was revealed to the reader.
    pub(super) fn reveals_to(&self, reader: Observer) -> bool {
        self.journal.revealed_to(reader)
    }

    /// The first difference between what two steps show and tell a reader, whatever they reveal.
    ///
    /// What can be taken back is offered to players, so whether there is a [barrier](crate::Made::barrier) must tell them
    /// nothing; watchers are offered nothing.
    pub(super) fn apart(&self, other: &Self, reader: Observer, players: usize) -> Option<String> {
        let told = || (!self.tells_as(other, reader)).then(|| "the journal".to_owned());
        let offered = || {
            let differs = reader != Observer::Watcher && self.barrier != other.barrier;
            differs.then(|| "whether it can be taken back".to_owned())
        };
        difference::<G>(&self.after, &other.after, reader, players).or_else(told).or_else(offered)
    }
}

fn lines<E>(journal: &Journal<E>, reader: Observer) -> impl Iterator<Item = &E> {
    let entries = journal.entries().iter();
    entries.filter(move |entry| entry.audience.admits(reader)).map(|entry| &entry.event)
}

/// The first difference between what a reader is shown in two states, if any.
pub(super) fn difference<G: Game>(
    one: &G::State,
    two: &G::State,
    reader: Observer,
    players: usize,
) -> Option<String> {
    let choices = |state: &G::State| {
        let mut choices = Vec::new();
        if let Observer::Seat(seat) = reader {
            G::choices(state, seat, &mut choices);
        }
        choices
    };
    let learned = if G::asks(one) != G::asks(two) {
        "who is asked".to_owned()
    } else if G::outcome(one) != G::outcome(two) {
        "the outcome".to_owned()
    } else if G::view(one, reader) != G::view(two, reader) {
        format!("the view ({})", view_apart::<G>(one, two, reader))
    } else if G::prompt(one, reader) != G::prompt(two, reader) {
        "the prompt".to_owned()
    } else if choices(one) != choices(two) {
        format!("the choices ({})", apart(&choices(one), &choices(two)))
    } else if reader == Observer::Watcher
        && Seat::all(players).any(|seat| G::talk(one, seat) != G::talk(two, seat))
    {
        // What a seat may say, others may know: a watcher, who knows least, stands for all of them.
        "what may be said".to_owned()
    } else {
        return None;
    };
    Some(learned)
}

/// The first choice that only one of the two lists has.
fn apart<C: PartialEq + std::fmt::Display>(one: &[C], two: &[C]) -> String {
    let only =
        |these: &[C], those: &[C]| these.iter().find(|choice| !those.contains(choice)).map(C::to_string);
    let found = only(one, two).or_else(|| only(two, one));
    found.map_or_else(|| "in another order".to_owned(), |choice| format!("only in one of them: '{choice}'"))
}

/// The place of the first difference between two views.
fn view_apart<G: Game>(one: &G::State, two: &G::State, reader: Observer) -> String {
    json_apart(&G::view(one, reader), &G::view(two, reader))
}

/// The place of the first difference between two values, as JSON.
fn json_apart(one: &impl Serialize, two: &impl Serialize) -> String {
    let [mut one, mut two] =
        [serde_json::to_value(one), serde_json::to_value(two)].map(Result::unwrap_or_default);
    let mut path = String::new();
    loop {
        let keys = match (&one, &two) {
            (Value::Object(one), Value::Object(two)) => {
                one.keys().chain(two.keys()).cloned().collect::<Vec<_>>()
            }
            (Value::Array(one), Value::Array(two)) => {
                (0..one.len().max(two.len())).map(|at| at.to_string()).collect()
            }
            _ => return format!("at {path}: {one}, or {two}"),
        };
        let inner = |value: &Value, key: &str| value.pointer(&format!("/{key}")).cloned().unwrap_or_default();
        let Some(key) = keys.iter().find(|key| inner(&one, key) != inner(&two, key)) else {
            return format!("at {path}");
        };
        (one, two) = (inner(&one, key), inner(&two, key));
        path += &format!("/{key}");
    }
}

/// True if `seat` has the same candidates in both states, with the same words and refusals.
pub(super) fn same_lies_before<G: Game>(one: &G::State, two: &G::State, seat: Seat) -> bool {
    let candidates = |state: &G::State| {
        let mut candidates = Vec::new();
        G::candidates(state, seat, &mut candidates);
        candidates
    };
    let laid = |state: &G::State, choice: &G::Choice| {
        (G::explain(state, seat, choice), G::check(state, seat, choice))
    };
    let before = candidates(one);
    G::ways(one, seat) == G::ways(two, seat)
        && before == candidates(two)
        && before.iter().all(|choice| laid(one, choice) == laid(two, choice))
}

pub(super) fn name(reader: Observer) -> String {
    match reader {
        Observer::Seat(seat) => format!("seat {seat}"),
        _ => "a watcher".to_owned(),
    }
}

impl<G: Game> Watch<'_, G> {
    pub(super) fn nothing_leaks(
        &mut self,
        state: &G::State,
        seat: Seat,
        chance: &Chance,
    ) -> Result<(), Broken> {
        let imagined = G::imagine(state, seat, &mut rng(self.looks.next_u64()));
        self.same_counts(&imagined, &G::conserved(state), || format!("in what seat {seat} imagines"))?;
        self.imagines_alike(state, &imagined, seat)?;
        if imagined != *state {
            self.report.imagined += 1;
            for reader in [Observer::Seat(seat), Observer::Watcher] {
                let learned = difference::<G>(state, &imagined, reader, self.players());
                self.nothing_learned(learned, reader, "")?;
            }
            let refused =
                self.refuses_differently(state, &imagined, seat).then_some("how a choice is refused");
            self.nothing_learned(refused, Observer::Seat(seat), "")?;
            let laid = (!same_lies_before::<G>(state, &imagined, seat)).then_some("what lies before it");
            self.nothing_learned(laid, Observer::Seat(seat), "")?;
        }
        for mover in G::asks(state).iter() {
            self.steps_do_not_leak(state, &imagined, mover, seat, chance)?;
        }
        if imagined != *state && pick(&mut self.looks, PLAYED_ON) == 0 {
            self.plays_on(imagined, seat, chance.clone())?;
        }
        Ok(())
    }

    /// Checks that any text can be sent as a choice, at any moment, and is refused in the same words here as in what the
    /// seat imagines.
    fn refuses_differently(&mut self, state: &G::State, imagined: &G::State, seat: Seat) -> bool {
        (0..PROBED.min(self.seen.len())).any(|_| {
            let probe = &self.seen[pick(&mut self.looks, self.seen.len())];
            G::check(state, seat, probe) != G::check(imagined, seat, probe)
        })
    }

    /// Checks that imagining depends on the seat's knowledge and its stream alone: no search peeks.
    fn imagines_alike(&mut self, state: &G::State, imagined: &G::State, seat: Seat) -> Result<(), Broken> {
        let dream = self.looks.next_u64();
        self.ensure(self.alike(state, imagined, seat, dream), || {
            format!("what seat {seat} imagines depends on more than it knows and the stream")
        })
    }

    fn alike(&self, one: &G::State, two: &G::State, seat: Seat, dream: u64) -> bool {
        G::imagine(one, seat, &mut rng(dream)) == G::imagine(two, seat, &mut rng(dream))
    }

    fn nothing_learned(
        &self,
        from: Option<impl std::fmt::Display>,
        reader: Observer,
        when: &str,
    ) -> Result<(), Broken> {
        match from {
            None => Ok(()),
            Some(from) => {
                Err(self.broken(format!("{} learns from {from} what it may not know{when}", name(reader))))
            }
        }
    }

    fn steps_do_not_leak(
        &mut self,
        state: &G::State,
        imagined: &G::State,
        mover: Seat,
        seat: Seat,
        chance: &Chance,
    ) -> Result<(), Broken> {
        let mut choices = Vec::new();
        G::choices(state, mover, &mut choices);
        for index in 0..TRIED.min(choices.len()) {
            let other = index + pick(&mut self.looks, choices.len() - index);
            choices.swap(index, other);
        }
        choices.truncate(TRIED);
        let mut before: Option<Tried<G>> = None;
        for choice in &choices {
            let step = Tried::<G>::make(state, mover, choice, chance.clone());
            let when = || format!(", after '{choice}' by seat {mover} (which reveals nothing to it)");
            if imagined != state && G::check(imagined, mover, choice).is_ok() {
                let other = Tried::<G>::make(imagined, mover, choice, chance.clone());
                self.same_step(&step, &other, seat, &when)?;
            }
            if step.drawn != chance.drawn() {
                let draws = (step.drawn - chance.drawn()) as usize;
                let at = chance.drawn() + 1 + pick(&mut self.looks, draws) as u64;
                let other = Tried::<G>::make(state, mover, choice, chance.bent(at));
                // With a draw more or fewer all that follow are others: what is told otherwise may be of a die that
                // everybody has seen, and what differs in secret of a card that was drawn much later.
                if other.drawn == step.drawn {
                    self.same_story((&step, &other), mover, seat, &when)?;
                }
            }
            if let Some(other) = before.filter(|_| mover != seat) {
                self.same_story((&step, &other), mover, seat, &when)?;
            }
            before = Some(step);
        }
        Ok(())
    }

    /// Makes the same choice in the true and in the imagined state: the readers must be shown the same.
    fn same_step(
        &self,
        real: &Tried<G>,
        other: &Tried<G>,
        seat: Seat,
        when: &impl Fn() -> String,
    ) -> Result<(), Broken> {
        for reader in [Observer::Seat(seat), Observer::Watcher] {
            if real.reveals_to(reader) && other.reveals_to(reader) {
                continue;
            }
            let learned = real.apart(other, reader, self.players());
            if learned.is_some() {
                self.nothing_learned(learned, reader, &when())?;
            }
        }
        Ok(())
    }

    /// Compares two steps from the same state that differ in somebody else's choice or in a draw: readers who cannot know
    /// it must be shown the same.
    fn same_story(
        &mut self,
        (one, two): (&Tried<G>, &Tried<G>),
        mover: Seat,
        seat: Seat,
        when: &impl Fn() -> String,
    ) -> Result<(), Broken> {
        let dream = self.looks.next_u64();
        for reader in [Observer::Seat(seat), Observer::Watcher] {
            let revealed = one.reveals_to(reader) || two.reveals_to(reader);
            let told = !revealed && !one.tells_as(two, reader);
            if told && one.after != two.after && self.alike(&one.after, &two.after, seat, dream) {
                self.nothing_learned(Some("the journal"), reader, &when())?;
            }
            // Whoever was shown and told the same of both imagines both alike: else what is imagined holds a secret. Not looked
            // at is what somebody has only begun to choose (a way, region by region): that lies in the question, which goes on.
            let same = !revealed && reader == Observer::Seat(seat) && one.tells_as(two, reader);
            let done = [one, two].iter().all(|tried| !G::asks(&tried.after).has(mover));
            if same
                && done
                && difference::<G>(&one.after, &two.after, reader, self.players()).is_none()
                && !self.alike(&one.after, &two.after, seat, dream)
            {
                let [one, two] = [one, two].map(|tried| G::imagine(&tried.after, seat, &mut rng(dream)));
                let learned = format!("what it imagines ({})", json_apart(&one, &two));
                self.nothing_learned(Some(learned), reader, &when())?;
            }
        }
        Ok(())
    }

    /// Checks that an imagined state can be played on, as a search does.
    fn plays_on(&mut self, mut state: G::State, seat: Seat, mut chance: Chance) -> Result<(), Broken> {
        let mut choices = Vec::new();
        for _ in 0..CHOICES_ON {
            let asked = G::asks(&state);
            let over = G::outcome(&state).is_some();
            self.ensure(over == asked.is_empty(), || {
                format!("what seat {seat} imagines stops before it is over, or goes on after")
            })?;
            if over {
                break;
            }
            let Some(mover) = asked.iter().nth(pick(&mut self.looks, asked.len())) else {
                break;
            };
            choices.clear();
            G::choices(&state, mover, &mut choices);
            self.ensure(!choices.is_empty(), || {
                let asked = G::prompt(&state, Observer::Seat(mover)).id;
                format!("in what seat {seat} imagines, seat {mover} has no choice when asked {asked:?}")
            })?;
            let choice = choices.swap_remove(pick(&mut self.looks, choices.len()));
            G::apply(&mut state, mover, &choice, &mut chance, &mut Journal::silent());
        }
        Ok(())
    }
}
