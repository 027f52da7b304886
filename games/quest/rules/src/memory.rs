//! The open knowledge of hands: cards taken back from where they lay face up stay known.
//!
//! A hand holds at least its open cards. Which of two of a title leaves is hidden, so the known one is taken
//! to be gone; and where a card leaves face down, the rest of the hand is unknown again.

use crate::ids::{Card, Id, Plot, Shadow};
use crate::pile::{Open, Pile};
use crate::state::{Hero, Sauron};

/// Remembers a card.
fn note<T: Id>(open: &mut Open<T>, card: T) {
    if open.len() < 8 {
        open.add(card);
    }
}

impl Hero {
    /// A card that lay face up comes to hand.
    pub fn take_openly(&mut self, card: Card) {
        self.hand.add(card);
        note(&mut self.open, card);
    }

    /// Forgets the known cards of this hand.
    pub fn forget(&mut self) {
        self.open = Open::EMPTY;
    }
}

impl Sauron {
    /// A plot that all have seen comes to his hand.
    pub(crate) fn take_plot_openly(&mut self, plot: Plot) {
        self.plots.add(plot);
        note(&mut self.open_plots, plot);
    }

    /// A shadow card that all have seen comes to his hand.
    pub(crate) fn take_shadow_openly(&mut self, card: Shadow) {
        self.shadows.add(card);
        note(&mut self.open_shadows, card);
    }

    /// A plot leaves his hand, seen by all.
    pub(crate) fn drop_plot(&mut self, plot: Plot) -> bool {
        self.open_plots.take(plot);
        self.plots.take(plot)
    }
}

/// Cards taken out of a hand that stay where they are: those of the open ones that are in it.
pub fn kept<T: Id, const N: usize>(hand: &mut Pile<T, N>, open: &Open<T>) -> Open<T> {
    open.iter().filter(|card| hand.take(*card)).collect()
}
