//! The demands of the box and the rules on every position.

use table::lines::{Flaw, Line, demand};

use super::Told;
use crate::character::Level;
use crate::prelude::*;
use crate::tile::Tile;

/// Checks everything that no single line shows. While something is `under_way` there may be too many of something,
/// which is about to be put right.
pub fn check(state: &State, lines: &[Line<'_>], under_way: bool) -> Told {
    if !under_way {
        for at in Region::all() {
            region(state, lines, at)?;
        }
    }
    for who in Character::ALL {
        character(state, lines, who)?;
    }
    fellowship(state, lines, under_way)?;
    for side in Side::ALL {
        self::side(state, lines, side, under_way)?;
    }
    for nation in Nation::ALL {
        let most = nation.facts().steps.max(3);
        let reason = format_args!("the Political Track has {most} steps");
        let fits = state.stand(nation).steps <= most;
        demand(lines, fits, ("nation", nation), reason)?;
    }
    Ok(())
}

fn region(state: &State, lines: &[Line<'_>], at: Region) -> Told {
    let contested = state.board.contested().has(at);
    let reason =
        format_args!("Armies of both sides stand in '{at}', where there is no Stronghold to besiege");
    demand(lines, !contested || at.is_stronghold(), ("at", at), reason)?;
    for side in Side::ALL {
        let (units, limit) = (state.board.army(at, side), state.limit(at, side));
        let besieged = state.is_besieged(at, side);
        let inside = if besieged { " under siege" } else { "" };
        let reason =
            format_args!("{units} units of the {side} side in '{at}'{inside}: there is room for {limit}");
        demand(lines, units <= limit, ("at", at), reason)?;
        let stray = units > 0 && !contested && state.controls(at) == Some(side.other());
        let reason = format_args!("an Army is alone in '{at}', which its enemy holds");
        demand(lines, !stray, ("at", at), reason)?;
    }
    let led = state.board.at(at).all_leaders() == 0 || state.board.armies(Side::Free).has(at);
    let reason = format_args!("Leaders stand in '{at}' without an Army");
    demand(lines, led, ("at", at), reason)
}

fn character(state: &State, lines: &[Line<'_>], who: Character) -> Told {
    let place = state.place(who);
    let facts = who.facts();
    let born = who.side() == Side::Free && facts.replaces.is_none();
    // Level 0: he never leaves the region that he comes into (GDA-6.13).
    let left = matches!(place, Place::On(at) if at != Region::ORTHANC) && facts.level == Level::Steps(0);
    let both = facts.replaces.is_some_and(|before| {
        !matches!(place, Place::Aside | Place::Fellowship) && state.place(before) != Place::Gone
    });
    let reason = if place == Place::Fellowship && !born {
        format!("'{who}' is never in the Fellowship")
    } else if left {
        format!("'{who}' never leaves '{}'", Region::ORTHANC)
    } else if both {
        format!("'{who}' and whose place he takes are both in the game")
    } else {
        return Ok(());
    };
    let mut told = lines.iter();
    let line = told.find(|line| line.values().any(|value| value == who.id()));
    Err(Flaw::of(line, lines, reason))
}

fn fellowship(state: &State, lines: &[Line<'_>], under_way: bool) -> Told {
    let bearers = &state.fellowship;
    let guide = match bearers.guide {
        None => state.companions().is_empty(),
        Some(who) => state.guides().has(who),
    };
    let reason =
        "the Guide is a Companion of the highest level in the Fellowship, or Gollum when nobody is left";
    demand(lines, guide || under_way, ("guide", ""), reason)?;
    let in_mordor = bearers.mordor.is_some();
    let reason = "on the Mordor Track there is no progress but its steps";
    let moved = bearers.progress > 0;
    demand(lines, !in_mordor || !moved, ("progress", ""), reason)?;
    let mut special = Tile::all().filter(|tile| tile.facts().special.is_some());
    let added = special.any(|tile| state.tiles.pool[tile.index()] > 0);
    let reason = "special tiles wait until the Fellowship is on the Mordor Track";
    demand(lines, in_mordor || !added, ("tiles", "added"), reason)?;
    let waiting = state.tiles.waiting.iter().any(|count| *count > 0);
    let reason = "on the Mordor Track special tiles are in the pool";
    demand(lines, !in_mordor || !waiting, ("tiles", "waiting"), reason)
}

fn side(state: &State, lines: &[Line<'_>], side: Side, under_way: bool) -> Told {
    let dice = u32::from(state.dice_left(side)) + u32::from(state.hunt_box[side]);
    let most = side.die().most;
    let reason = format_args!("{dice} Action dice of the {side} side: there are {most}");
    demand(lines, dice <= u32::from(most), ("dice", side), reason)?;
    let rings: u32 = state.rings.values().copied().map(u32::from).sum();
    let reason = format_args!("{rings} Elven Rings: there are 3");
    demand(lines, rings <= 3, ("rings", ""), reason)?;
    let decks = Deck::ALL.map(|deck| CardSet::deck(side, deck));
    let own = decks.into_iter().fold(CardSet::EMPTY, CardSet::or);
    for seat in state.seats(side) {
        let (hand, buried) = (state.cards.hands[seat.index()], state.cards.buried[seat.index()]);
        for (key, cards) in [("hand", hand), ("buried", buried)] {
            let reason = format_args!("seat {seat} is of the {side} side, and holds no cards of the other");
            demand(lines, cards.minus(own).is_empty(), (key, seat), reason)?;
        }
        let (held, limit) = (hand.len(), state.hand_limit(seat));
        let reason = format_args!("{held} cards: the hand limit is {limit}");
        demand(lines, held <= limit || under_way, ("hand", seat), reason)?;
    }
    for card in state.cards.table.iter() {
        let reason = format_args!("'{card}' does not stay on the table");
        demand(lines, card.facts().table, ("table", ""), reason)?;
    }
    Ok(())
}
