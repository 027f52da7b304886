//! Writing a position.

use std::fmt::{Formatter, Result};

use table::lines::{counted, line};

use super::{quiet, under_way};
use crate::character::Place;
use crate::face::Face;
use crate::figures::Figure;
use crate::nation::{BySide, Nation, Side};
use crate::region::Region;
use crate::state::State;
use crate::tile::{KINDS, Tile};

fn flag(f: &mut Formatter<'_>, key: &str, set: bool) -> Result {
    line(f, key, set.then_some("yes"))
}

fn tiles(f: &mut Formatter<'_>, key: &str, tiles: &[u8; KINDS], which: impl Fn(Tile) -> bool) -> Result {
    let there = Tile::all().filter(|tile| tiles[tile.index()] > 0 && which(*tile));
    line(f, key, there.map(|tile| counted(tiles[tile.index()], tile)))
}

pub fn write(state: &State, f: &mut Formatter<'_>) -> Result {
    line(f, "players", [state.players])?;
    line(f, "turn", [state.turn])?;
    line(f, "phase", quiet(state))?;
    line(f, "leading", state.leading.values())?;
    writeln!(f)?;
    board(state, f)?;
    writeln!(f)?;
    for nation in Nation::ALL {
        let stand = state.stand(nation);
        let says = match (stand.at_war(), stand.active) {
            (true, _) => "at-war".to_owned(),
            (false, true) => format!("active {}", stand.steps),
            (false, false) => format!("passive {}", stand.steps),
        };
        line(f, format_args!("nation {nation}"), [says])?;
    }
    writeln!(f)?;
    fellowship(state, f)?;
    writeln!(f)?;
    dice(state, f)?;
    tiles(f, "tiles drawn", &state.tiles.drawn, |_| true)?;
    tiles(f, "tiles waiting", &state.tiles.waiting, |_| true)?;
    let special = |tile: Tile| tile.facts().special.is_some();
    tiles(f, "tiles added", &state.tiles.pool, special)?;
    tiles(f, "tiles gone", &state.tiles.gone, |_| true)?;
    writeln!(f)?;
    for seat in table::Seat::all(usize::from(state.players)) {
        line(
            f,
            format_args!("hand {seat}"),
            state.cards.hands[seat.index()].iter(),
        )?;
        line(
            f,
            format_args!("buried {seat}"),
            state.cards.buried[seat.index()].iter(),
        )?;
    }
    line(f, "table", state.cards.table.iter())?;
    line(f, "discarded", state.cards.discarded.iter())?;
    if quiet(state).is_none() {
        writeln!(f)?;
        under_way::write(state, f)?;
    }
    Ok(())
}

/// What stands on the map and beside it.
fn board(state: &State, f: &mut Formatter<'_>) -> Result {
    line(f, "map", ["empty"])?;
    for at in Region::all() {
        let mut force = state.force_in(at, Side::Free);
        force.join(&state.force_in(at, Side::Shadow));
        let there = force.iter().map(|(figure, count)| counted(count, figure));
        line(f, format_args!("at {at}"), there)?;
    }
    for side in Side::ALL {
        let theirs = |at: &Region| at.owner() == Some(side.other());
        if state.has_partners(side) {
            for seat in state.seats(side) {
                let taken = state.team.captors[seat.index()].iter();
                line(f, format_args!("captured {seat}"), taken)?;
            }
        } else {
            let taken = state.captured.iter().filter(theirs);
            line(f, format_args!("captured {side}"), taken)?;
        }
    }
    for side in Side::ALL {
        line(f, format_args!("mixed {side}"), state.team.mixed[side].iter())?;
    }
    let [last, _] = state.team.deeds;
    let alone = Nation::ALL
        .into_iter()
        .filter(|nation| last.alone >> nation.index() & 1 == 1);
    line(f, "acted alone", alone)?;
    if let Some((at, force)) = last.army {
        let there = force.iter().map(|(figure, count)| counted(count, figure));
        line(f, format_args!("acted-together {at}"), there)?;
    }
    let lost = Side::Free.nations().iter().flat_map(|nation| {
        let lost = state.casualties[*nation];
        (0..3).map(move |kind| (lost[kind], Figure::of(*nation, kind)))
    });
    let lost = lost.filter(|(count, _)| *count > 0);
    line(
        f,
        "casualties",
        lost.map(|(count, figure)| counted(count, figure)),
    )?;
    line(f, "gone", state.people.at(Place::Gone).iter())?;
    // For the reader: it follows from the rest.
    write!(f, "# reinforcements:")?;
    for nation in Nation::ALL {
        let [regular, elite, leader] = state.reserve[nation];
        write!(f, " {nation} {regular}-{elite}-{leader}")?;
    }
    writeln!(f)
}

fn fellowship(state: &State, f: &mut Formatter<'_>) -> Result {
    let bearers = &state.fellowship;
    line(f, "fellowship", [bearers.at])?;
    line(f, "mordor", bearers.mordor)?;
    line(f, "progress", [bearers.progress])?;
    line(f, "hidden", [if bearers.hidden { "yes" } else { "no" }])?;
    line(f, "corruption", [bearers.corruption])?;
    match bearers.guide {
        Some(guide) => line(f, "guide", [guide])?,
        None => line(f, "guide", ["gollum"])?,
    }
    let company = state.companions();
    if company.is_empty() {
        line(f, "company", ["nobody"])?;
    } else {
        line(f, "company", company.iter())?;
    }
    flag(f, "stirred", bearers.stirred)
}

fn dice(state: &State, f: &mut Formatter<'_>) -> Result {
    for side in Side::ALL {
        let dice = &state.dice[side];
        let there = Face::ALL.into_iter().filter(|face| dice[*face] > 0);
        let there = there.map(|face| counted(dice[face], face));
        line(f, format_args!("dice {side}"), there)?;
    }
    let sides = |counts: BySide<u8>| Side::ALL.map(|side| format!("{} {side}", counts[side]));
    line(f, "hunt-box", sides(state.hunt_box))?;
    line(f, "rings", sides(state.rings))?;
    let used = Side::ALL.into_iter().filter(|side| state.ring_used[*side]);
    line(f, "ring-used", used)?;
    flag(f, "mouth-used", state.mouth_used)?;
    flag(f, "must-hunt", state.must_hunt)
}
