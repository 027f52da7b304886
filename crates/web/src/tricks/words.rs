//! (stand-in)
use crate::context::Words;
use tricks::{book::Source, goal::Goal};
pub fn goal(_w: &dyn Words, goal: &Goal, _p: Option<u8>) -> String {
    goal.to_string()
}
pub fn setup(_w: &dyn Words, action: &str) -> String {
    action.to_owned()
}
pub fn event(_w: &dyn Words, id: &str) -> String {
    id.to_owned()
}
pub fn source(_w: &dyn Words, s: Source) -> String {
    format!("{s:?}")
}
