//! Reading a position: the text is laid over the table as the book sets it up.

use table::Game;
use table::lines::{Flaw, Line, Telling, lines, rest};

use super::lines::Table;
use super::{Told, check, moment, under_way};
use crate::War;
use crate::prelude::*;
use crate::start;

/// Reads a text; `players` play where it does not say it.
pub fn read(players: u8, text: &str) -> Result<State, Flaw> {
    let lines = lines(text)?;
    let players = match lines.iter().find(|line| line.key == "players") {
        Some(line) => line.count(start::INFO.least as u8, start::INFO.most as u8)?,
        None => players,
    };
    if rest::is_bare(&lines)? {
        return rest::laid(start::table(players), &lines, War::saved, War::read_saved);
    }
    let mut table = Table { state: start::table(players), placed: People::EMPTY };
    table.state.turn = 1;
    table.state.frames = moment("actions 1").into_iter().flatten().copied().collect();
    // Whatever the order of the lines, the map is bare before anything is put on it.
    let own = lines.iter().filter(|line| !rest::is_rest(line));
    let (map, others): (Vec<_>, Vec<_>) = own.partition(|line| line.key == "map");
    let mut going = Vec::new();
    for line in map.into_iter().chain(others) {
        if !Telling::read(line, |text| table.lines(text))? {
            going.push(*line);
        }
    }
    people(&mut table, &lines)?;
    let mut state = table.state;
    reserves(&mut state, &lines)?;
    if going.is_empty() {
        settlements(&mut state);
    } else {
        under_way::read(&mut state, &going, &lines)?;
    }
    check::check(&state, &lines, !going.is_empty())?;
    rest::laid(state, &lines, War::saved, War::read_saved)
}

/// Places the characters. One who is not named is where the book puts him; but a company that is given is complete.
fn people(table: &mut Table, lines: &[Line<'_>]) -> Told {
    let Table { state, placed } = table;
    let told = lines.iter().any(|line| line.key == "company");
    for who in Character::ALL {
        if state.place(who) == Place::Fellowship && told && !placed.has(who) {
            state.set_place(who, Place::Gone);
        }
        // Who takes the place of another has sent him away.
        if let Some(before) = who.facts().replaces
            && placed.has(who)
            && !placed.has(before)
        {
            state.set_place(before, Place::Gone);
        }
    }
    let seen = |who: Character| who.side() == Side::Shadow && state.place(who) != Place::Aside;
    state.minion_seen = Character::ALL.into_iter().any(seen);
    let guides = state.guides();
    let guide = state.fellowship.guide.filter(|guide| guides.has(*guide));
    state.fellowship.guide = guide.or(guides.iter().next());
    if let Some(line) = lines.iter().find(|line| line.key == "guide") {
        state.fellowship.guide = match line.word()? {
            "gollum" => None,
            _ => Some(line.one()?),
        };
    }
    Ok(())
}

/// Puts figures that are neither on the map nor lost into the reserve.
fn reserves(state: &mut State, lines: &[Line<'_>]) -> Told {
    for figure in Figure::all() {
        let Some((nation, kind)) = figure.kind() else {
            continue;
        };
        let all = nation.facts().figures[kind];
        let on_board = u8::try_from(state.board.total(figure)).unwrap_or(u8::MAX);
        let used = on_board.saturating_add(state.casualties[nation][kind]);
        let Some(left) = all.checked_sub(used) else {
            let word = figure.to_string();
            let last = lines.iter().rfind(|line| {
                let mut names = line.values().filter_map(|value| value.split(' ').next_back());
                matches!(line.key, "at" | "casualties") && names.any(|name| name == word)
            });
            let reason = format!("that makes {used} of '{figure}', and there are {all}");
            return Err(Flaw::of(last, lines, reason));
        };
        state.reserve[nation][kind] = left;
    }
    Ok(())
}

/// An Army alone in a Settlement of the enemy's has captured it, where the text does not say whose it is.
fn settlements(state: &mut State) {
    for side in Side::ALL {
        let alone = state.board.armies(side).minus(state.board.armies(side.other()));
        for at in alone.iter().filter(|at| at.owner() == Some(side.other())) {
            if !state.captured.has(at) {
                state.captured.add(at);
                state.note_capture(at, side);
            }
        }
    }
}
