//! A random game, played and watched.

use crate::{Chance, Game, Journal, Rng, Seat, Seed, pick, rng};

use super::{Broken, Report, Rigour};

/// Choices remembered from earlier positions, to try where they may be illegal.
const REMEMBERED: usize = 64;

/// A constant that separates the random stream of checks from that of play.
const LOOKING: u64 = 0x6c6f_6f6b;

/// A game under watch.
pub(super) struct Watch<'a, G: Game> {
    pub(super) setup: &'a G::Setup,
    pub(super) seed: u64,
    /// The number of choices made, also while they are made a second time.
    pub(super) ply: u32,
    pub(super) rigour: Rigour,
    pub(super) seen: &'a mut Vec<G::Choice>,
    /// The random stream of checks, so that checking does not change the game.
    pub(super) looks: Rng,
    pub(super) report: &'a mut Report,
    /// Shows each state that is looked at.
    show: &'a mut dyn FnMut(&G::State),
    /// The choices so far, if the game is to be recorded.
    pub(super) made: Vec<(Seat, G::Choice)>,
}

impl<'a, G: Game> Watch<'a, G> {
    pub(super) fn new(
        setup: &'a G::Setup,
        seed: u64,
        rigour: Rigour,
        seen: &'a mut Vec<G::Choice>,
        report: &'a mut Report,
        show: &'a mut dyn FnMut(&G::State),
    ) -> Self {
        Self { setup, seed, ply: 0, rigour, seen, looks: rng(seed ^ LOOKING), report, show, made: Vec::new() }
    }

    pub(super) fn ensure(&self, holds: bool, what: impl FnOnce() -> String) -> Result<(), Broken> {
        if holds { Ok(()) } else { Err(self.broken(what())) }
    }

    pub(super) fn broken(&self, what: impl Into<String>) -> Broken {
        Broken { seed: self.seed, ply: self.ply, what: what.into() }
    }

    pub(super) fn players(&self) -> usize {
        G::players(self.setup)
    }

    pub(super) fn play(&mut self) -> Result<(), Broken> {
        let players = self.players();
        self.ensure((G::INFO.least..=G::INFO.most).contains(&players), || {
            format!("{players} seats are not what the game says it is for")
        })?;
        let recorded = one_in(self.rigour.record_every, self.seed);
        let mut plays = rng(self.seed);
        let mut chance = Chance::from_seed(&Seed::from_number(self.seed));
        let mut state = G::start(self.setup, &mut chance, &mut Journal::silent());
        let mut furnished = state.clone();
        G::furnish(self.setup, &mut furnished);
        self.ensure(furnished == state, || "the first state is not furnished as one that was read".into())?;
        let conserved = G::conserved(&state);
        let mut choices = Vec::new();
        loop {
            let asked = G::asks(&state);
            if asked.is_empty() {
                break;
            }
            self.ensure((self.ply as usize) < G::LONGEST, || format!("no end after {} choices", G::LONGEST))?;
            self.ensure(G::outcome(&state).is_none(), || "over, and yet a seat is asked".into())?;
            self.ensure(asked.iter().all(|seat| seat.index() < players), || {
                "a seat too many is asked".into()
            })?;
            let Some(seat) = asked.iter().nth(pick(&mut plays, asked.len())) else {
                break;
            };
            choices.clear();
            G::choices(&state, seat, &mut choices);
            self.ensure(!choices.is_empty(), || format!("seat {seat} is asked and has no choice"))?;
            if self.is_moment_to_look() {
                self.look(&state, &chance)?;
                self.report.moments += 1;
            }
            let choice = choices.swap_remove(pick(&mut plays, choices.len()));
            self.ensure(G::check(&state, seat, &choice).is_ok(), || {
                format!("'{choice}' is listed and refused")
            })?;
            G::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
            self.ply += 1;
            self.report.choices += 1;
            self.same_counts(&state, &conserved, || format!("after '{choice}'"))?;
            if recorded {
                self.made.push((seat, choice.clone()));
            }
            self.remember(choice);
        }
        self.ending(&state)?;
        self.report.games += 1;
        if recorded {
            self.look(&state, &chance)?;
            self.whole(&state)?;
        }
        Ok(())
    }

    /// Moments differ from game to game, so that every depth of a game is looked at.
    fn is_moment_to_look(&self) -> bool {
        one_in(self.rigour.every.into(), self.seed.wrapping_add(self.ply.into()))
    }

    pub(super) fn same_counts(
        &self,
        state: &G::State,
        conserved: &[(&'static str, i64)],
        when: impl FnOnce() -> String,
    ) -> Result<(), Broken> {
        let now = G::conserved(state);
        self.ensure(now == conserved, || format!("{} there is {now:?}, not {conserved:?}", when()))
    }

    fn ending(&self, state: &G::State) -> Result<(), Broken> {
        let outcome =
            G::outcome(state).ok_or_else(|| self.broken("nobody is asked, and yet it is not over"))?;
        let players = self.players();
        self.ensure(outcome.winners.iter().all(|seat| seat.index() < players), || {
            "a seat too many has won".into()
        })?;
        Seat::all(players).try_for_each(|seat| self.nothing_to_choose(state, seat))
    }

    fn remember(&mut self, choice: G::Choice) {
        if self.seen.len() < REMEMBERED {
            self.seen.push(choice);
        } else {
            self.seen[pick(&mut self.looks, REMEMBERED)] = choice;
        }
    }

    /// The dear checks of one moment.
    fn look(&mut self, state: &G::State, chance: &Chance) -> Result<(), Broken> {
        (self.show)(state);
        self.survives_saving(state)?;
        for seat in Seat::all(self.players()) {
            if G::asks(state).has(seat) {
                self.lists_agree(state, seat)?;
                self.every_way_can_be_gone(state, seat, chance)?;
                self.every_choice_applies(state, seat, chance)?;
            } else {
                self.nothing_to_choose(state, seat)?;
            }
            self.remarks_are_read_back(state, seat)?;
            self.nothing_leaks(state, seat, chance)?;
        }
        self.everybody_is_shown(state)
    }
}

/// True if it is the turn of `number`, when one in `every` has it. With 0, none has.
fn one_in(every: u64, number: u64) -> bool {
    every != 0 && number.is_multiple_of(every)
}
