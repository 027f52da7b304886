//! Many games that step at once.

use rayon::prelude::*;
use table::{Chance, Game, Journal, Rng, Seat, pick, rng};

use crate::environment::Environment;
use crate::error::KitError;
use crate::lens::Lens;
use crate::pen::Pen;

/// The arrays of a batch, one row a game. What is not wanted is empty.
pub struct Arrays<'a> {
    /// The player who decides, from 0.
    pub player: &'a mut [i32],
    /// The number of choices offered.
    pub count: &'a mut [i32],
    /// The choices offered, each as its numbers; what lies behind `count` means nothing (-1 where an action is one number).
    pub legal: &'a mut [i16],
    /// What each player got with the last choice.
    pub reward: &'a mut [f32],
    /// 1 if the last choice ended the game: then the arrays are of the next.
    pub done: &'a mut [u8],
    /// What the player who decides sees.
    pub observation: &'a mut [f32],
}

/// Many games, whichever game it is. A game that ends begins anew.
pub trait Batch: Send + Sync {
    /// The number of games.
    fn count(&self) -> usize;
    /// The number of seats of each.
    fn players(&self) -> usize;
    /// The most choices that are offered in the arrays.
    fn most(&self) -> usize;
    /// Writes the arrays as the games stand.
    fn show(&mut self, arrays: Arrays<'_>);
    /// Makes the choice at this place of the list in each game, and writes the arrays.
    ///
    /// # Errors
    /// The first game in whose list there is no such place; then all are as they were.
    fn step(&mut self, index: &[i32], arrays: Arrays<'_>) -> Result<(), KitError>;
    /// Makes random choices in each game, `choices` of them, and returns how many games ended.
    fn play_on(&mut self, choices: usize) -> u64;
    /// True if games are spread over all cores.
    fn spread(&mut self, over_cores: bool);
}

/// The number of games that one task steps.
const TOGETHER: usize = 64;

struct Slot<G: Game> {
    state: G::State,
    chance: Chance,
    seat: Seat,
    choices: Vec<G::Choice>,
    /// The number of choices in the array.
    shown: usize,
    luck: Rng,
}

/// The bytes that a running game takes, with the list of its choices.
pub(crate) fn bytes<G: Environment>() -> usize {
    size_of::<Slot<G>>() + G::HEAP
}

pub(crate) struct Many<G: Game> {
    setup: G::Setup,
    players: usize,
    most: usize,
    width: usize,
    slots: Vec<Slot<G>>,
    parallel: bool,
}

impl<G: Environment> Slot<G> {
    fn new(setup: &G::Setup, mut luck: Rng, journal: &mut Journal<G::Event>) -> Result<Self, KitError> {
        let (state, chance) = begin::<G>(setup, &mut luck, journal);
        let mut slot =
            Self { state, chance, seat: Seat::new(0), choices: Vec::new(), shown: usize::MAX, luck };
        slot.list();
        // It would begin anew with every step, and never ask.
        if slot.choices.is_empty() {
            return Err(KitError::new(
                "the game is over at this position: a batch of it has nothing to choose",
            ));
        }
        Ok(slot)
    }

    fn list(&mut self) {
        self.choices.clear();
        if let Some(seat) = G::asks(&self.state).first() {
            self.seat = seat;
            G::choices(&self.state, seat, &mut self.choices);
        }
    }

    /// Makes a choice; at the end the payoffs are written, and the next game begins.
    fn step(
        &mut self,
        index: usize,
        setup: &G::Setup,
        journal: &mut Journal<G::Event>,
        reward: &mut [f32],
    ) -> bool {
        let choice = self.choices.swap_remove(index);
        G::apply(&mut self.state, self.seat, &choice, &mut self.chance, journal);
        let over = G::asks(&self.state).is_empty();
        if over {
            if let Some(outcome) = G::outcome(&self.state) {
                for (index, reward) in reward.iter_mut().enumerate() {
                    *reward = outcome.payoff(Seat::new(index)) as f32;
                }
            }
            (self.state, self.chance) = begin::<G>(setup, &mut self.luck, journal);
        }
        self.list();
        over
    }

    fn show(
        &mut self,
        most: usize,
        player: &mut i32,
        count: &mut i32,
        legal: &mut [i16],
        observation: &mut [f32],
    ) {
        *player = self.seat.index() as i32;
        let shown = self.choices.len().min(most);
        *count = shown as i32;
        if legal.is_empty() && observation.is_empty() {
            return;
        }
        let lens = Lens::<G>::new(&self.state, self.seat);
        if !legal.is_empty() {
            for (choice, row) in self.choices.iter().zip(legal.chunks_exact_mut(G::COLUMNS)) {
                if G::COLUMNS > 1 {
                    row.fill(0);
                }
                G::encode(&lens, choice, row);
            }
            if G::COLUMNS == 1 && shown < self.shown {
                let end = self.shown.min(most);
                legal[shown..end].fill(-1);
            }
            self.shown = shown;
        }
        if !observation.is_empty() {
            observation.fill(0.0);
            G::observe(lens.view(), self.seat, &mut Pen::new(observation));
        }
    }
}

fn begin<G: Environment>(
    setup: &G::Setup,
    luck: &mut Rng,
    journal: &mut Journal<G::Event>,
) -> (G::State, Chance) {
    // A stream a game, each begun by the one before.
    let seed = (pick(luck, 1 << 31) as u64) << 31 | pick(luck, 1 << 31) as u64;
    let mut chance = Chance::stream(rng(seed));
    (G::start(setup, &mut chance, journal), chance)
}

/// The rows of one task, cut off from arrays; an array that is not wanted stays empty.
fn rows<T: Send>(array: &mut [T], games: usize) -> Vec<&mut [T]> {
    let width = array.len() / games.max(1);
    if width == 0 {
        return (0..games.div_ceil(TOGETHER)).map(|_| &mut [] as &mut [T]).collect();
    }
    array.chunks_mut(width * TOGETHER).collect()
}

/// One game's part of a task's rows.
fn part<T>(rows: &mut [T], at: usize, games: usize) -> &mut [T] {
    let width = rows.len() / games;
    &mut rows[at * width..(at + 1) * width]
}

struct Task<'a, G: Game> {
    slots: &'a mut [Slot<G>],
    index: &'a [i32],
    player: &'a mut [i32],
    count: &'a mut [i32],
    legal: &'a mut [i16],
    reward: &'a mut [f32],
    done: &'a mut [u8],
    observation: &'a mut [f32],
}

impl<G: Environment> Task<'_, G> {
    fn run(self, setup: &G::Setup, most: usize) {
        let mut journal = Journal::silent();
        let games = self.slots.len();
        for (at, slot) in self.slots.iter_mut().enumerate() {
            let reward = part(self.reward, at, games);
            reward.fill(0.0);
            if let Some(index) = self.index.get(at) {
                let done = slot.step(*index as usize, setup, &mut journal, reward);
                self.done[at] = u8::from(done);
            } else {
                self.done[at] = 0;
                slot.shown = usize::MAX;
            }
            let (legal, observation) = (part(self.legal, at, games), part(self.observation, at, games));
            slot.show(most, &mut self.player[at], &mut self.count[at], legal, observation);
        }
    }
}

impl<G: Environment> Many<G> {
    pub(crate) fn start(
        setup: G::Setup,
        seed: u64,
        count: usize,
        most: usize,
        width: usize,
    ) -> Result<Self, KitError> {
        let mut journal = Journal::silent();
        let stream = |game: usize| rng(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(game as u64));
        // As many places as were reckoned with: what grows as it is filled takes up to three times as much.
        let mut slots = Vec::with_capacity(count);
        for game in 0..count {
            slots.push(Slot::new(&setup, stream(game), &mut journal)?);
        }
        Ok(Self { players: G::players(&setup), setup, most, width, slots, parallel: true })
    }

    fn go(&mut self, index: &[i32], arrays: Arrays<'_>) {
        let games = self.slots.len();
        let observed = arrays.observation.len();
        debug_assert!(observed == 0 || observed == games * self.width);
        let mut indices = index.chunks(TOGETHER);
        let (mut legal, mut observation) =
            (rows(arrays.legal, games).into_iter(), rows(arrays.observation, games).into_iter());
        let (mut player, mut count) = (arrays.player.chunks_mut(TOGETHER), arrays.count.chunks_mut(TOGETHER));
        let (mut reward, mut done) =
            (rows(arrays.reward, games).into_iter(), arrays.done.chunks_mut(TOGETHER));
        let mut tasks = Vec::with_capacity(games.div_ceil(TOGETHER));
        for slots in self.slots.chunks_mut(TOGETHER) {
            tasks.push(Task {
                slots,
                index: indices.next().unwrap_or_default(),
                player: player.next().unwrap_or_default(),
                count: count.next().unwrap_or_default(),
                legal: legal.next().unwrap_or_default(),
                reward: reward.next().unwrap_or_default(),
                done: done.next().unwrap_or_default(),
                observation: observation.next().unwrap_or_default(),
            });
        }
        let (setup, most) = (&self.setup, self.most);
        if self.parallel {
            tasks.into_par_iter().for_each(|task| task.run(setup, most));
        } else {
            tasks.into_iter().for_each(|task| task.run(setup, most));
        }
    }
}

impl<G: Environment> Batch for Many<G> {
    fn count(&self) -> usize {
        self.slots.len()
    }

    fn players(&self) -> usize {
        self.players
    }

    fn most(&self) -> usize {
        self.most
    }

    fn show(&mut self, arrays: Arrays<'_>) {
        self.go(&[], arrays);
    }

    fn step(&mut self, index: &[i32], arrays: Arrays<'_>) -> Result<(), KitError> {
        if index.len() != self.slots.len() {
            let (given, games) = (index.len(), self.slots.len());
            return Err(KitError(format!("{given} choices for {games} games")));
        }
        let offered = |slot: &Slot<G>| slot.choices.len().min(self.most);
        let beyond = |(slot, index): (&Slot<G>, &i32)| {
            usize::try_from(*index).map_or(true, |index| index >= offered(slot))
        };
        if let Some(game) = self.slots.iter().zip(index).position(beyond) {
            let (place, count) = (index[game], offered(&self.slots[game]));
            return Err(KitError(format!(
                "game {game} is offered {count} choices: there is no number {place}"
            )));
        }
        self.go(index, arrays);
        Ok(())
    }

    fn play_on(&mut self, choices: usize) -> u64 {
        let (setup, players) = (&self.setup, self.players);
        let play = |slots: &mut [Slot<G>]| {
            let (mut journal, mut reward, mut ended) = (Journal::silent(), vec![0.0; players], 0);
            for slot in slots {
                for _ in 0..choices {
                    let index = pick(&mut slot.luck, slot.choices.len());
                    ended += u64::from(slot.step(index, setup, &mut journal, &mut reward));
                }
                // What the array shows of it is old.
                slot.shown = usize::MAX;
            }
            ended
        };
        match self.parallel {
            true => self.slots.par_chunks_mut(TOGETHER).map(play).sum(),
            false => self.slots.chunks_mut(TOGETHER).map(play).sum(),
        }
    }

    fn spread(&mut self, over_cores: bool) {
        self.parallel = over_cores;
    }
}
