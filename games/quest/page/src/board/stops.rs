//! The moments at which Sauron may play a shadow card: they come several times a turn, and seldom is there one to play. That he is
//! asked follows from what all players see; the hand is not looked at.

use canvas::Stop;
use quest::Choice;
use quest::frame::Frame;
use quest::view::View;

/// Their word.
pub(crate) const STOPS: &[&str] = &["shadow"];

/// The step that is asked at.
pub(crate) fn stop(view: &View) -> Option<Stop> {
    match view.table.frames.top()? {
        Frame::ShadowWindow(_) => Some(Stop::at("shadow", Choice::No)),
        Frame::Act(act) if act.left == 0 => Some(Stop::at("shadow", Choice::Done)),
        _ => None,
    }
}
