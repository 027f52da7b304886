//! Nothing is spent for nothing (SATM-17.11): could an action change anything but what it costs, now or later?

use super::Scope;
use crate::card::Face;
use crate::cards::statics::Flag;
use crate::cards::{Mode, Static, Stays};
use crate::state::{State, Target, Use};

impl State {
    /// Could this action change anything? A burden on its user is a price, if there is anything else to it. A
    /// check and a roll are made, also where they can do no harm.
    pub(super) fn matters(&self, scope: &Scope, does: Use, mode: &Mode) -> bool {
        // A card that goes out of the game or to the other's points is not for its own sake.
        let lies = mode.stays.is_some_and(|stays| !matches!(stays, Stays::Out | Stays::Won));
        if lies && !matches!(does, Use::Use(_)) {
            return self.may_lie_there(scope, mode);
        }
        let own = !scope.face(self).is_some_and(Face::is_hazard);
        let mut gains = mode.does.iter().filter(|op| !op.is_price(own)).peekable();
        if gains.peek().is_some() {
            return gains.any(|op| op.matters(self, scope));
        }
        mode.does.is_empty() || mode.does.iter().any(|op| op.matters(self, scope))
    }

    /// Could a card that lies on a site keep a company from entering it? Destinations are not foreseen.
    fn may_lie_there(&self, scope: &Scope, mode: &Mode) -> bool {
        let (Some(Stays::Target), Target::Site(site)) = (mode.stays, scope.target) else {
            return true;
        };
        let bars = Static::may_not(Flag::Enter);
        !scope.face(self).is_some_and(|face| face.has.contains(&bars))
            || self.companies_of(self.active()).any(|company| match company.moving() {
                true => !company.shown || company.to == Some(site),
                false => company.has_come_to(site),
            })
    }
}
