//! Rules of thumb that slip the mind: whoever forgets one plays on by the others.

use quest::state::SAURON;
use quest::{Choice, State};
use table::Seat;

use crate::hero::Glance;

/// A rule of thumb.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thumb {
    /// To rest before one is worn out.
    Rest,
    /// To keep away from what one cannot fight.
    Danger,
    /// To go towards what is far.
    Far,
    /// To count what a combat card costs, and what its words do.
    Cost,
    /// To prefer the plot that moves the story most.
    Plot,
    /// To fill the Shadow Pool.
    Pool,
    /// To send monsters and minions after the heroes.
    Hunt,
    /// To place influence where the heroes will want to go.
    Ahead,
}

impl Thumb {
    /// The rules of thumb that the player of a seat has.
    pub const fn of(seat: Seat) -> &'static [Self] {
        if seat.index() == SAURON.index() {
            &[Self::Plot, Self::Pool, Self::Hunt, Self::Ahead, Self::Cost]
        } else {
            &[Self::Rest, Self::Danger, Self::Far, Self::Cost]
        }
    }

    /// The urge for a choice when this rule is forgotten; `urge` is that of whoever knows them all.
    pub fn forgotten(self, state: &State, glance: &Glance<'_>, choice: &Choice, urge: f64) -> f64 {
        match (self, *choice) {
            (Self::Rest, Choice::Rest | Choice::Heal) if state.combat.is_none() => 0.0,
            (Self::Danger, Choice::Go(to, _) | Choice::March(to)) => urge + glance.dread(to),
            // Only what lies next door is seen.
            (Self::Far, Choice::Go(to, _) | Choice::March(to)) if !glance.gains_at(to) => {
                -1.0 - glance.dread(to)
            }
            // What cannot be borne is seen even so.
            (Self::Cost, Choice::Card(card)) if state.combat.is_some() && urge > -5.0 => {
                f64::from(state.pack.card(card).attack)
            }
            (Self::Plot, Choice::Plot(_)) => 3.0,
            (Self::Pool, Choice::Pool) => 0.0,
            (Self::Hunt, Choice::MoveToken(..) | Choice::MoveMinion(..)) => -1.0,
            (Self::Ahead, Choice::At(place)) => {
                let map = &state.pack.map;
                let near = state.heroes.iter().map(|hero| map.distance(hero.at, place)).min().unwrap_or(9);
                2.0 - f64::from(near)
            }
            _ => urge,
        }
    }
}
