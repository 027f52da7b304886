//! The demands of the rules on a whole position, which no single line can check.

use table::lines::{Flaw, Line, demand};

use crate::prelude::*;

/// Checks it.
pub fn check(state: &State, lines: &[Line<'_>]) -> Result<(), Flaw> {
    let map = &state.pack.map;
    for place in Place::all() {
        let bare = !map.havens.has(place) || state.board.influence.at(place) == 0;
        let reason = format_args!("'{place}' is a haven: no influence lies there");
        demand(lines, bare, ("at", place), reason)?;
    }
    for seat in state.seats() {
        let hero = state.hero(seat);
        let Some(who) = hero.who else { continue };
        let stands = !(hero.life.is_empty() && hero.hand.is_empty());
        let reason = "a hero with no card in hand or life pool would be defeated";
        demand(lines, stands || state.options.last_card, ("rest", who), reason)?;
        let own = hero.quests.iter().filter(|quest| state.pack.quest(*quest).hero.is_some()).count();
        let reason = "a hero has one starting or advanced quest at a time";
        demand(lines, own <= 1, ("quests", who), reason)?;
        let alike = hero.items.iter().any(|item| hero.items.count(item) > 1);
        let reason = "a hero has no two items of one title";
        demand(lines, !alike || state.options.same_item, ("items", who), reason)?;
    }
    for minion in crate::ids::Minion::all() {
        let health = state.pack.minion(minion).fighter.health;
        let reason = format_args!("'{minion}' would be defeated by so much damage");
        demand(lines, state.board.wounds[minion.index()] < health, ("wounds", ""), reason)?;
    }
    // The stage the story had reached holds, even where a marker went back since.
    let stage = state.stage().max(state.entered);
    let holds = state.pack.raw.tracks.pool.by_stage[stage as usize];
    let reason = format_args!("the Shadow Pool holds {holds} in this stage");
    demand(lines, state.options.pool || state.sauron.pool <= holds, ("pool", ""), reason)?;
    let story = &state.pack.raw.tracks.story;
    let arrived = state.markers.iter().any(|space| *space >= story.finale);
    let fallen = Colour::SAURON.iter().all(|colour| state.marker(*colour) >= story.shadow_falls);
    demand(
        lines,
        state.options.conclusion || !(arrived || fallen),
        ("story", ""),
        "the conclusion would have begun",
    )
}
