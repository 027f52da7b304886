//! A manner of playing together that was learnt: for every chapter a weight for each feature of a choice
//! ([`traits`]). A choice is taken with the probability that its weights give it (a softmax).
//!
//! Four ignorant players play many rounds; after each, the weights of the choices made go up where it ended
//! better than usual, and down where worse (the policy gradient of REINFORCE). Since all play in the same
//! manner, habits that need two hands to be worth anything come to be shared. `examples/learn` writes the
//! file.

use std::borrow::Cow;
use std::sync::Arc;

use arrayvec::ArrayVec;
use bots::{Learnt, Misfit, forgetting, strongest};
use table::{Rng, Seat, pick};

use tricks::choice::Choice;
use tricks::state::State;

use crate::thumbs::Thumb;
use crate::traits::{self, FEATURES, Traits};

/// The first chapter that was learnt, and how many were.
pub const FIRST: usize = 19;
/// The number of chapters learnt.
pub const CHAPTERS: usize = 18;

/// The units of a learnt weight that make 1.
const PARTS: f32 = 16.0;

/// The last place of a table, which belongs to no choice, says that it was learnt.
const DONE: u8 = 1;

/// The learnt weights: for chapter after chapter, with three hands and with four, a weight for each feature,
/// in sixteenths. Shared, not copied.
#[derive(Clone, Debug)]
pub struct Manners(Arc<Learnt>);

impl Manners {
    /// Those that come with the program.
    pub fn built_in() -> Self {
        let file: &'static [u8] = include_bytes!("../data/manners.bin");
        // It is compiled in, and a test reads it.
        Self::read(file).unwrap_or_else(|misfit| panic!("data/manners.bin: {misfit}"))
    }

    /// Reads a file.
    ///
    /// # Errors
    /// When it was not learnt for the features there are.
    pub fn read(file: impl Into<Cow<'static, [u8]>>) -> Result<Self, Misfit> {
        Learnt::read(file, &FEATURES).map(|learnt| Self(Arc::new(learnt)))
    }

    /// Nothing is known yet.
    pub fn blank() -> Self {
        Self(Arc::new(Learnt::blank(&FEATURES, (CHAPTERS * 2) as u16)))
    }

    /// The file.
    pub fn write(&self) -> Vec<u8> {
        self.0.write()
    }

    /// The weights learnt for the chapter and the hands of this state, if any.
    pub fn of(&self, state: &State) -> Option<&[u8]> {
        let chapter = usize::from(state.card().number).checked_sub(FIRST)?;
        // On the endless road other characters come together.
        let known = chapter < CHAPTERS && state.roster == state.card().roster;
        let table = self.0.table(place(chapter, state.chairs()))?;
        (known && table.last() == Some(&DONE)).then_some(table)
    }

    /// Replaces the weights of a chapter and number of hands by a lesson.
    ///
    /// # Panics
    /// When there is no place for such a chapter.
    pub fn learn(&mut self, chapter: usize, hands: usize, lesson: &Lesson) {
        let table = Arc::make_mut(&mut self.0).table_mut(place(chapter - FIRST, hands));
        table.expect("a chapter that is learnt").copy_from_slice(&lesson.kept());
    }
}

/// The number of the table of a chapter (from 0) and number of hands.
const fn place(chapter: usize, hands: usize) -> usize {
    chapter * 2 + hands - 3
}

/// Takes one of the choices as it was learnt.
pub fn choose(learnt: &[u8], state: &State, seat: Seat, choices: &[Choice], rng: &mut Rng) -> usize {
    draw(&shares(learnt, state, seat, choices), rng)
}

/// Takes one of the choices as somebody does who forgets a rule of thumb: one that makes a difference now, if there is any.
pub(crate) fn slip(learnt: &[u8], state: &State, seat: Seat, choices: &[Choice], rng: &mut Rng) -> usize {
    let best = |shares: &Shares| strongest(shares.iter().copied().map(f64::from));
    let habit = best(&shares(learnt, state, seat, choices));
    forgetting(&Thumb::ALL, habit, rng, |thumb: &Thumb| {
        best(&heeding(learnt, state, seat, choices, |feature| !thumb.has(feature)))
    })
}

/// The shares of the choices, which need not add up to 1.
pub(crate) type Shares = ArrayVec<f32, 64>;

/// How willingly each of the choices is taken.
pub(crate) fn shares(learnt: &[u8], state: &State, seat: Seat, choices: &[Choice]) -> Shares {
    heeding(learnt, state, seat, choices, |_| true)
}

/// The same by some of the features.
fn heeding(
    learnt: &[u8],
    state: &State,
    seat: Seat,
    choices: &[Choice],
    heeds: impl Fn(u16) -> bool,
) -> Shares {
    let weight = |traits: &Traits| {
        let heeded = traits.iter().filter(|trait_| heeds(**trait_));
        let weights = heeded.map(|trait_| i32::from(learnt[usize::from(*trait_)] as i8));
        weights.sum::<i32>() as f32 / PARTS
    };
    let mut shares = Shares::new();
    traits::of_each(state, seat, choices, |traits| shares.push(weight(&traits).clamp(-20.0, 20.0).exp()));
    shares
}

/// One of them, by their shares.
fn draw(shares: &[f32], rng: &mut Rng) -> usize {
    const FINE: usize = 1 << 24;
    let mut left = pick(rng, FINE) as f32 / FINE as f32 * shares.iter().sum::<f32>();
    for (index, share) in shares.iter().enumerate() {
        if left < *share {
            return index;
        }
        left -= share;
    }
    shares.len() - 1
}

/// Weights that are being learnt.
#[derive(Clone, Debug)]
pub struct Lesson {
    weights: Vec<f32>,
    /// The choices met in this round, each with its features and its probability.
    met: Vec<(Traits, f32)>,
    /// The decisions: for each the first of its choices, their number, and the one taken.
    steps: Vec<[usize; 3]>,
    /// The mean result of a round, and its variance.
    mean: f32,
    spread: f32,
}

impl Default for Lesson {
    fn default() -> Self {
        Self {
            weights: vec![0.0; traits::COUNT],
            met: Vec::new(),
            steps: Vec::new(),
            mean: 0.0,
            spread: 0.01,
        }
    }
}

impl Lesson {
    /// Takes one of the choices, and remembers it for the end of the round.
    pub fn choose(&mut self, state: &State, seat: Seat, choices: &[Choice], rng: &mut Rng) -> usize {
        let from = self.met.len();
        let mut shares = Shares::new();
        traits::of_each(state, seat, choices, |traits| {
            let weights = traits.iter().map(|trait_| self.weights[usize::from(*trait_)]);
            let share = weights.sum::<f32>().clamp(-20.0, 20.0).exp();
            shares.push(share);
            self.met.push((traits, share));
        });
        let taken = draw(&shares, rng);
        let total = shares.iter().sum::<f32>();
        for (_, share) in &mut self.met[from..] {
            *share /= total;
        }
        self.steps.push([from, choices.len(), taken]);
        taken
    }

    /// Learns from the reward of a round.
    pub fn learn(&mut self, reward: f32, rate: f32) {
        let off = reward - self.mean;
        self.mean += 0.002 * off;
        self.spread += 0.002 * (off * off - self.spread);
        let push = rate * off / self.spread.sqrt().max(0.02);
        for [from, count, taken] in self.steps.drain(..) {
            for (index, (traits, share)) in self.met[from..from + count].iter().enumerate() {
                let more = push * (f32::from(u8::from(index == taken)) - share);
                for trait_ in traits {
                    self.weights[usize::from(*trait_)] += more;
                }
            }
        }
        self.met.clear();
    }

    /// The weights as they are kept.
    fn kept(&self) -> Vec<u8> {
        let part = |weight: &f32| (weight * PARTS).round().clamp(-127.0, 127.0) as i8 as u8;
        let mut kept = self.weights.iter().map(part).collect::<Vec<_>>();
        if let Some(last) = kept.last_mut() {
            *last = DONE;
        }
        kept
    }
}
