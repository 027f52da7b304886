//! Rules of thumb that slip the mind: whoever forgets one plays on by the others.

use table::Seat;
use wizards::choice::Choice;
use wizards::mechanics::Moment;
use wizards::questions::Frame;
use wizards::state::State;

use crate::journey::promise;

/// A rule of thumb.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Thumb {
    /// To think of the way, of wounds, and of the site after the next.
    Ahead,
    /// To think of what attacks at a site before one enters.
    Danger,
    /// To think of corruption.
    Burden,
    /// To play hazards while a company is on its way.
    Hazards,
    /// To use cards and friends in a fight.
    Help,
    /// To keep what will be needed.
    Hand,
}

impl Thumb {
    /// All of them.
    pub(crate) const ALL: [Self; 6] =
        [Self::Ahead, Self::Danger, Self::Burden, Self::Hazards, Self::Help, Self::Hand];

    /// The urge for a choice when this rule is forgotten; `urge` is that of whoever knows them all.
    pub(crate) fn forgotten(self, state: &State, seat: Seat, choice: &Choice, urge: f64) -> f64 {
        let Some(frame) = state.frames.top() else { return urge };
        match (self, frame, *choice) {
            // Only what can be played there is seen.
            (Self::Ahead, Frame::Organize, Choice::Head(company, site))
                if state.find_company(company).is_some_and(|of| of.to.is_none()) =>
            {
                promise(state, seat, company, site) - 0.1
            }
            (Self::Danger, Frame::Explore, Choice::Company(company))
                if state.characters(company).any(|id| state.is_untapped(id)) =>
            {
                let site = state.find_company(company).map(|of| of.site);
                site.map_or(urge, |site| promise(state, seat, company, site) - 0.1)
            }
            (Self::Burden, Frame::InSite(_) | Frame::MinorItem(_), Choice::Gain(card, _)) => {
                1.0 + 2.0 * f64::from(card.get().points)
            }
            (Self::Burden, Frame::BeforeCheck(_), Choice::Pick(_) | Choice::Play(..) | Choice::Use(..)) => {
                -0.5
            }
            (Self::Hazards, Frame::Priority(of), Choice::Play(card, _))
                if of.moment != Moment::Attack && seat != state.active() && card.get().is_hazard() =>
            {
                -0.5
            }
            (Self::Help, Frame::Support | Frame::StrikeCards, Choice::Pick(_) | Choice::Play(..)) => -0.5,
            // What gives points is kept, whether it can be played or not.
            (Self::Hand, Frame::Reset(_), Choice::Card(card)) => -f64::from(card.get().points),
            _ => urge,
        }
    }
}
