//! Reading a position: the pieces of the text are taken out of the box.

use table::Game;
use table::lines::{Flaw, Line, Telling, lines, rest};

use super::lines::{OF_A_COMBAT, Table};
use super::{QuietMoment, check};
use crate::board::Stand;
use crate::options::Options;
use crate::pack::Pack;
use crate::prelude::*;
use crate::start::{INFO, table};
use crate::state::Turn;

/// Reads a text; options of which it says nothing are as given.
pub fn read(pack: &Pack, given: Options, text: &str) -> Result<State, Flaw> {
    let lines = lines(text)?;
    let find = |key: &str| lines.iter().find(|line| line.key == key);
    let heroes = find("heroes").map(Line::list::<Who>).transpose()?.unwrap_or_default();
    let (least, most) = (INFO.least as u8, INFO.most as u8);
    let players = match find("players") {
        Some(line) => line.count(least, most)?,
        None => (heroes.len() as u8 + 1).clamp(least, most),
    };
    let mut state = table(players, options(given, &lines)?, pack);
    if rest::is_bare(&lines)? {
        return laid(state, &lines);
    }
    if let Some(line) = find("heroes") {
        play(&mut state, line, &heroes)?;
    }
    moment(&mut state, find("round"), find("phase"), &lines)?;
    let mut table = Table { state, told: [false; 5] };
    // A skill card is a hero's before it lies anywhere, and lies in a hand before it is known there; a
    // monster stands somewhere before a hero fights it, and a hero fights before a combat has a state.
    let mut ordered = lines.iter().collect::<Vec<_>>();
    ordered.sort_by_key(|line| match (line.key, line.about) {
        ("skills", about) if about != "discarded" => 0,
        ("open", _) | (_, "open") | ("fights", _) => 2,
        (key, _) if OF_A_COMBAT.contains(&key) => 3,
        _ => 1,
    });
    for line in ordered.into_iter().filter(|line| !rest::is_rest(line)) {
        if !Telling::read(line, |text| table.lines(text))? {
            return Err(line.flaw(format!("'{}' tells nothing that a position has", line.head())));
        }
    }
    let mut state = finish(table, find("entered"))?;
    steps(&mut state.turn, find("steps"))?;
    let fights = state.combat.as_ref().map(|combat| combat.seat);
    let begins = match QuietMoment::of(&state) {
        Some(QuietMoment::Combat(seat, _) | QuietMoment::Ambush(seat, _)) => Some(seat),
        _ => None,
    };
    if fights != begins {
        let reason = "a phase 'combat HERO' or 'ambush HERO' and a line 'fights HERO: …' go together";
        return Err(Flaw::of(find("phase"), &lines, reason));
    }
    check::check(&state, &lines)?;
    laid(state, &lines)
}

/// Reads the lines of the state; the pack lies beside it.
fn laid(state: State, lines: &[Line<'_>]) -> Result<State, Flaw> {
    let pack = state.pack.clone();
    Ok(State { pack, ..rest::laid(state, lines, MiddleEarthQuest::saved, MiddleEarthQuest::read_saved)? })
}

fn options(mut options: Options, lines: &[Line<'_>]) -> Result<Options, Flaw> {
    for line in lines.iter().filter(|line| line.key == "option") {
        if !options.choose(line.about, line.word()?) {
            let value = line.word()?;
            return Err(line.flaw(format!("no option '{}' has a value '{value}'", line.about)));
        }
    }
    Ok(options)
}

/// Reads the hero of a player.
fn play(state: &mut State, line: &Line<'_>, heroes: &[Who]) -> Result<(), Flaw> {
    let seats = state.heroes.len();
    if heroes.len() > seats {
        return Err(line.flaw(format!("{} heroes, where there are seats for {seats}", heroes.len())));
    }
    let pack = state.pack.clone();
    for (index, who) in heroes.iter().enumerate() {
        if heroes[..index].contains(who) {
            return Err(line.flaw(format!("'{who}' is played twice")));
        }
        let hero = state.hero_mut(Seat::new(index + 1));
        hero.who = Some(*who);
        hero.at = pack.hero(*who).start;
        hero.life = pack.hero(*who).deck;
    }
    Ok(())
}

/// The frames of the moment: without a phase set-up, or the next round where the heroes are known.
fn moment(
    state: &mut State,
    round: Option<&Line<'_>>,
    phase: Option<&Line<'_>>,
    lines: &[Line<'_>],
) -> Result<(), Flaw> {
    let complete = state.heroes.iter().all(|hero| hero.who.is_some());
    let usual = if complete { QuietMoment::NextRound } else { QuietMoment::SetUp };
    let moment = match phase {
        None => usual,
        Some(line) => {
            let word = line.word()?;
            let mut all = QuietMoment::all(state);
            let found = all.find(|moment| moment.word(state) == word);
            found.ok_or_else(|| {
                let known = QuietMoment::all(state).map(|moment| moment.word(state));
                let known = known.collect::<Vec<_>>().join(", ");
                line.flaw(format!("'{word}' is no phase; there are: {known}"))
            })?
        }
    };
    state.frames = moment.frames(state).into_iter().collect();
    if moment == QuietMoment::SetUp {
        return round.map_or(Ok(()), |line| Err(line.flaw("no round has begun while the table is set up")));
    }
    if !complete {
        let reason = "after setting up every seat but Sauron's has a hero: 'heroes: …'";
        return Err(Flaw::of(phase, lines, reason));
    }
    let number = round.map_or(Ok(1), |line| line.number(line.word()?, 1, 999))?;
    let of = match moment {
        QuietMoment::Rest(seat, _)
        | QuietMoment::Travel(seat, _)
        | QuietMoment::Combat(seat, _)
        | QuietMoment::Ambush(seat, _) => Some(seat),
        _ => None,
    };
    state.turn = Turn::new(number, of);
    state.turn.travel = matches!(moment, QuietMoment::Travel(..) | QuietMoment::Combat(..));
    for side in [0, 1] {
        let mut own = Mission::all().filter(|mission| state.pack.mission(*mission).sauron == (side == 0));
        state.missions[side] = own.next().unwrap_or_default();
    }
    Ok(())
}

/// The number of travel steps made: as many as moves, and one more if the hero has explored where the turn began.
fn steps(turn: &mut Turn, line: Option<&Line<'_>>) -> Result<(), Flaw> {
    let steps = line.map_or(Ok(turn.usual_steps()), |line| line.count(turn.moves, turn.moves + 1))?;
    turn.woke = steps > turn.moves;
    turn.explored |= turn.woke;
    Ok(())
}

/// Fills in the values that follow from the rest.
fn finish(table: Table, entered: Option<&Line<'_>>) -> Result<State, Flaw> {
    let Table { mut state, told } = table;
    state.entered = match entered {
        Some(line) => line.count(1, 3)? - 1,
        None => state.stage(),
    };
    if state.turn.round == 0 {
        return Ok(state);
    }
    for minion in Minion::all().filter(|minion| !told[minion.index()]) {
        let facts = state.pack.minion(minion);
        if facts.stage <= state.entered {
            let start = facts.starts.first();
            state.board.minions[minion.index()] = start.map_or(Stand::Waiting, |at| Stand::At(*at));
        }
    }
    // The game begins with one of the starting plots: those that are not active have left it.
    for plot in Plot::all() {
        if state.pack.plot(plot).starting && !state.plot_active(plot) {
            state.decks.plots_away.add(plot);
        }
    }
    Ok(state)
}
