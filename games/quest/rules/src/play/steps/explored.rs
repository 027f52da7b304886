//! A hero has explored: the event of the place, and Trust in Friendship, act by right (MEQ-5.3k).

use crate::frame::Do;
use crate::prelude::*;

/// A hero has explored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Explored {
    /// The hero.
    pub seat: Seat,
}

impl Step<MiddleEarthQuest> for Explored {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let Self { seat } = self;
        state.settle_trust(seat, ctx);
        state.turn.consulted = false;
        let event = state.event_at(state.hero(seat).at);
        if let Some(does) = event.and_then(|event| state.event_does(event, seat))
            && !state.may_be_left(does)
        {
            state.frames.push(does);
        }
    }
}

impl State {
    /// Does Trust in Friendship pay the hero who has it now?
    pub(crate) fn is_trust_due(&self, seat: Seat) -> bool {
        let has_trust = self.trust.is_some_and(|(owner, _)| owner == seat);
        has_trust && (self.turn.consulted || self.trust_pays(seat))
    }

    /// Pays for Trust in Friendship, if it is due.
    pub(crate) fn settle_trust(&mut self, seat: Seat, ctx: &mut Ctx<'_>) {
        if self.is_trust_due(seat) {
            self.trust_pay(seat, ctx);
        }
    }

    /// The event in play, if its flag is here.
    pub(crate) fn event_at(&self, place: Place) -> Option<Happening> {
        self.event.filter(|event| self.pack.event(*event).flag == Some(place))
    }

    /// The effect of an event for the hero who explores its place.
    pub(crate) fn event_does(&self, event: Happening, seat: Seat) -> Option<Do> {
        let op = self.pack.event(event).does?;
        Some(Do::new(op, seat, None, Source::Event(event)))
    }

    /// Does an event do nothing but leave play?
    pub(crate) fn only_leaves(&self, event: Happening) -> bool {
        self.pack.event(event).does.is_some_and(|op| *self.pack.effect(op) == Effect::DiscardEvent)
    }

    /// Does a card leave its effect to a player's choice?
    fn may_be_left(&self, does: Do) -> bool {
        matches!(self.pack.effect(does.op), Effect::May { .. })
    }

    /// The effect with its 'may' answered yes: a player who chose it has agreed.
    pub(crate) fn used(&self, does: Do) -> Do {
        match self.pack.effect(does.op) {
            Effect::May { then, .. } => does.inner(then),
            _ => does,
        }
    }

    /// May it be chosen? Not what could only be declined: one could decline it for ever.
    pub(crate) fn can_use(&self, does: Do) -> bool {
        !self.may_be_left(does) || self.can(self.used(does))
    }
}
