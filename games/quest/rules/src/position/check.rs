//! What the rules demand of every position, and no single line shows.

use table::lines::{Flaw, Line};

use crate::ids::Place;
use crate::kinds::Colour;
use crate::state::State;

/// Checks it.
pub fn check(state: &State, lines: &[Line<'_>]) -> Result<(), Flaw> {
    let demand = |holds: bool, key: &str, about: &str, reason: &dyn Fn() -> String| {
        if holds {
            return Ok(());
        }
        let line = lines.iter().find(|line| line.key == key && line.about == about);
        Err(Flaw::of(line, lines, reason()))
    };
    let map = &state.pack.map;
    for place in Place::all() {
        let bare = !map.havens.has(place) || state.board.influence.at(place) == 0;
        demand(bare, "at", place.id(), &|| {
            format!("'{place}' is a haven: no influence lies there")
        })?;
    }
    for seat in state.seats() {
        let hero = state.hero(seat);
        let Some(who) = hero.who else { continue };
        let stands = !(hero.life.is_empty() && hero.hand.is_empty());
        demand(stands || state.options.last_card, "rest", who.id(), &|| {
            "a hero with no card in hand or life pool would be defeated".to_owned()
        })?;
        let alike = hero.items.iter().any(|item| hero.items.count(item) > 1);
        demand(!alike || state.options.same_item, "items", who.id(), &|| {
            "a hero has no two items of one title".to_owned()
        })?;
    }
    for minion in crate::ids::Minion::all() {
        let health = state.pack.minion(minion).fighter.health;
        demand(state.board.wounds[minion.index()] < health, "wounds", "", &|| {
            format!("'{minion}' would be defeated by so much damage")
        })?;
    }
    let story = &state.pack.raw.tracks.story;
    let arrived = state.markers.iter().any(|space| *space >= story.finale);
    let fallen = Colour::SAURON
        .iter()
        .all(|colour| state.marker(*colour) >= story.shadow_falls);
    demand(
        state.options.conclusion || !(arrived || fallen),
        "story",
        "",
        &|| "the conclusion would have begun".to_owned(),
    )
}
