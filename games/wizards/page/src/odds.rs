//! The odds of a choice, or what it costs besides.

use table::{Laid, Message};
use wizards::choice::Choice;
use wizards::view::View;

/// What stands on the button of this choice wherever it is.
pub(crate) fn odds(view: &View, laid: &Laid<Choice>) -> Option<Message> {
    let strike = crate::strike::odds_of(view, laid.explanation.label.id);
    let strike = strike.or_else(|| crate::number::attempt(&laid.explanation.effect));
    strike.or_else(|| crate::cost::cost(view, laid))
}
