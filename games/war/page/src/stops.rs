//! The questions that come every turn or every round and seldom matter. All players can see which question it
//! is; the hand is not looked at.

use canvas::Stop;
use war::choice::Choice;
use war::frame::Frame;
use war::view::View;

/// Their words.
pub(crate) const STOPS: &[&str] = &["guide", "declare", "combat-card", "sorcery"];

/// The Guide stays, unless a player wants to be asked: it changes once or twice in a game.
pub(crate) const UNASKED: &[&str] = &["guide"];

/// The step that is asked at.
pub(crate) fn stop(view: &View) -> Option<Stop> {
    match view.question? {
        Frame::Guide => Some(Stop::at("guide", Choice::Who(view.fellowship.guide?))),
        Frame::Declare => Some(Stop::at("declare", Choice::No)),
        Frame::CombatCard(_) => Some(Stop::at("combat-card", Choice::No).during(battle(view)?)),
        Frame::Sorcery(_) => Some(Stop::at("sorcery", Choice::No)),
        _ => None,
    }
}

/// The identity of this battle: its regions, its turn, and the dice left in it.
fn battle(view: &View) -> Option<String> {
    let battle = view.battle.as_ref()?;
    let dice = view.dice.values().flat_map(|dice| dice.values());
    let dice = dice.map(|count| u32::from(*count)).sum::<u32>();
    let (from, at) = (battle.from, battle.at);
    Some(format!("{from}-{at}-{}-{dice}", view.turn))
}
