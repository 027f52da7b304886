//! One game from its start to its end.

use table::{Chance, Game, Journal, Outcome, Rng, Seat};

use crate::error::BotError;
use crate::minds::Bot;
use crate::player::Player;

/// Plays games one after the other, with buffers that stay.
pub(crate) struct Playing<G: Game> {
    choices: Vec<G::Choice>,
    journal: Journal<G::Event>,
    /// The number of the game, for errors.
    pub(crate) game: u64,
}

impl<G: Game> Playing<G> {
    pub(crate) fn new() -> Self {
        Self { choices: Vec::new(), journal: Journal::silent(), game: 0 }
    }

    /// Plays a game; `decide` picks among several legal choices. Returns how it ended and how many choices
    /// it took, those that left no choice included.
    #[inline]
    pub(crate) fn play(
        &mut self,
        setup: &G::Setup,
        chance: &mut Chance,
        mut decide: impl FnMut(&G::State, Seat, &[G::Choice]) -> usize,
    ) -> Result<(Outcome, u64), BotError> {
        let mut state = G::start(setup, chance, &mut self.journal);
        for made in 0..=G::LONGEST as u64 {
            // Those who are asked at the same time answer one after the other: each imagines what it may
            // know, so none sees what another has just chosen.
            let Some(seat) = G::asks(&state).first() else {
                return G::outcome(&state)
                    .map(|outcome| (outcome, made))
                    .ok_or(BotError::Stuck { game: self.game, choices: made });
            };
            self.choices.clear();
            G::choices(&state, seat, &mut self.choices);
            let index = match self.choices.len() {
                0 => {
                    return Err(BotError::Stuck { game: self.game, choices: made });
                }
                1 => 0,
                _ => decide(&state, seat, &self.choices),
            };
            G::apply(&mut state, seat, &self.choices[index], chance, &mut self.journal);
        }
        Err(BotError::Endless { game: self.game, choices: G::LONGEST as u64 })
    }
}

/// The players at the seats, each with a random stream of their own.
pub(crate) struct Company<G: Game> {
    players: Vec<Box<dyn Player<G>>>,
}

impl<G: Game> Company<G> {
    pub(crate) fn of(bots: &[Bot<G>]) -> Self {
        Self { players: bots.iter().map(Bot::player).collect() }
    }

    /// The decision of the player with number `player`.
    pub(crate) fn decide(
        &mut self,
        player: usize,
        state: &G::State,
        seat: Seat,
        choices: &[G::Choice],
        rng: &mut Rng,
    ) -> usize {
        self.players[player].choose(state, seat, choices, rng)
    }
}
