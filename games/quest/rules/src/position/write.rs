//! Writing a position.

use std::fmt::{Display, Formatter, Result};

use table::Seat;
use table::lines::{counted, line};

use super::{Moment, without};
use crate::board::Stand;
use crate::ids::{Bag, Card, Character, Encounter, Id, Minion, Mission, Place};
use crate::kinds::{Action, Attribute, Colour};
use crate::pile::Pile;
use crate::setup::table;
use crate::state::{Hero, State, Turn, skill_bit};

/// Cards in their order; alike ones that lie together are counted.
fn grouped<T: Display + PartialEq>(cards: impl Iterator<Item = T>) -> Vec<String> {
    let mut groups = Vec::<(u8, T)>::new();
    for card in cards {
        match groups.last_mut() {
            Some((count, last)) if *last == card => *count += 1,
            _ => groups.push((1, card)),
        }
    }
    groups
        .into_iter()
        .map(|(count, card)| counted(count, card))
        .collect()
}

fn pile<T: Id + Display + PartialEq, const N: usize>(
    f: &mut Formatter<'_>,
    key: impl Display,
    pile: &Pile<T, N>,
) -> Result {
    line(f, key, grouped(pile.iter()))
}

fn number(f: &mut Formatter<'_>, key: impl Display, number: u8) -> Result {
    line(f, key, (number > 0).then_some(number))
}

/// The words of what holds.
fn flags<const N: usize>(f: &mut Formatter<'_>, key: impl Display, flags: [(&str, bool); N]) -> Result {
    line(
        f,
        key,
        flags.into_iter().filter(|(_, set)| *set).map(|(word, _)| word),
    )
}

pub fn write(state: &State, f: &mut Formatter<'_>) -> Result {
    line(f, "players", [state.heroes.len() + 1])?;
    for (id, value) in state.options.unusual() {
        line(f, format_args!("option {id}"), [value])?;
    }
    line(f, "heroes", state.heroes.iter().filter_map(|hero| hero.who))?;
    if state.turn.round > 0 {
        line(f, "round", [state.turn.round])?;
    }
    let moment = Moment::of(state);
    line(f, "phase", moment.map(|moment| moment.word(state)))?;
    if moment == Some(Moment::SetUp) {
        // Which missions there are is drawn later.
    } else {
        line(f, "missions", state.missions.map(Mission::id))?;
    }
    let markers = Colour::ALL.iter().map(|colour| (state.marker(*colour), colour));
    if markers.clone().any(|(space, _)| space > 0) {
        line(
            f,
            "story",
            markers.map(|(space, colour)| format!("{space} {colour}")),
        )?;
    }
    if state.entered != state.stage() {
        line(f, "entered", [state.entered + 1])?;
    }
    line(f, "event", state.event)?;
    line(
        f,
        "trust",
        state
            .trust
            .and_then(|(seat, favor)| Some(counted(favor, state.hero(seat).who?))),
    )?;
    writeln!(f)?;
    board(state, f)?;
    for seat in state.seats() {
        writeln!(f)?;
        hero(state, seat, f)?;
    }
    writeln!(f)?;
    sauron(state, f)?;
    decks(state, f)?;
    turn(&state.turn, f)
}

/// What lies and stands on the map.
fn board(state: &State, f: &mut Formatter<'_>) -> Result {
    let board = &state.board;
    for place in Place::all() {
        let tokens = [
            (board.influence.at(place), "influence"),
            (board.favor.at(place), "favor"),
        ];
        let tokens = tokens.into_iter().filter(|(count, _)| *count > 0);
        let tokens = tokens.map(|(count, what)| counted(count, what));
        let characters = Character::all().filter(|who| board.characters[who.index()] == Some(place));
        let minions = board.minions_at(place).map(|minion| minion.to_string());
        let there = tokens.chain(characters.map(|who| who.to_string())).chain(minions);
        line(f, format_args!("at {place}"), there)?;
    }
    for (number, token) in board.tokens() {
        let what = [token.at.id(), token.bag.id(), token.face.id()].map(str::to_owned);
        let seen = token.seen.iter().filter_map(|seat| state.hero(seat).who);
        line(
            f,
            format_args!("monster {number}"),
            what.into_iter().chain(seen.map(|who| who.to_string())),
        )?;
    }
    let minions =
        |which: &dyn Fn(Minion) -> bool| Minion::all().filter(|minion| which(*minion)).collect::<Vec<_>>();
    let stand = |minion: Minion| board.minions[minion.index()];
    line(f, "gone", minions(&|minion| stand(minion) == Stand::Gone))?;
    let late = |minion: Minion| {
        stand(minion) == Stand::Waiting
            && state.pack.minion(minion).stage <= state.entered
            && state.turn.round > 0
    };
    line(f, "waiting", minions(&late))?;
    let wounded = minions(&|minion| board.wounds[minion.index()] > 0);
    line(
        f,
        "wounds",
        wounded
            .into_iter()
            .map(|minion| counted(board.wounds[minion.index()], minion)),
    )
}

fn hero(state: &State, seat: Seat, f: &mut Formatter<'_>) -> Result {
    let hero: &Hero = state.hero(seat);
    let Some(who) = hero.who else { return Ok(()) };
    line(f, format_args!("hero {who}"), [hero.at])?;
    let levels = Attribute::ALL
        .iter()
        .map(|attribute| (hero.levels[attribute.index()], attribute));
    let levels = levels.filter(|(level, _)| *level > 0);
    line(
        f,
        format_args!("levels {who}"),
        levels.map(|(level, attribute)| counted(level, attribute)),
    )?;
    number(f, format_args!("favor {who}"), hero.favor)?;
    pile(f, format_args!("items {who}"), &hero.items)?;
    pile(f, format_args!("quests {who}"), &hero.quests)?;
    flags(
        f,
        format_args!("quest-line {who}"),
        [("revealed", hero.revealed), ("completed", hero.completed)],
    )?;
    pile(f, format_args!("corruption {who}"), &hero.corruption)?;
    pile(f, format_args!("hand {who}"), &hero.hand)?;
    pile(f, format_args!("open {who}"), &hero.open)?;
    pile(f, format_args!("rest {who}"), &hero.rest)?;
    let lost = hero.damage.iter().enumerate();
    let lost = lost.map(|(index, card)| match hero.known >> index & 1 {
        1 => format!("own:{card}"),
        _ => card.to_string(),
    });
    line(f, format_args!("damage {who}"), grouped(lost))?;
    // The life pool is what is left.
    let all = hero
        .life
        .iter()
        .chain(hero.hand.iter())
        .chain(hero.rest.iter())
        .chain(hero.damage.iter());
    let mut skills = all
        .filter(|card| state.pack.card(*card).skill)
        .collect::<Vec<_>>();
    skills.sort_unstable();
    line(f, format_args!("skills {who}"), grouped(skills.into_iter()))?;
    let shown = state
        .pack
        .skills
        .titles()
        .filter(|card| hero.shown & skill_bit(&state.pack, *card) != 0);
    line(f, format_args!("shown {who}"), shown.map(Card::id))
}

fn sauron(state: &State, f: &mut Formatter<'_>) -> Result {
    let sauron = &state.sauron;
    number(f, "pool", sauron.pool)?;
    for action in Action::ALL {
        let covered = (0..3).filter(|space| sauron.track[action.index()] >> space & 1 == 1);
        line(f, format_args!("track {action}"), covered.map(|space| space + 1))?;
    }
    for (space, plot) in sauron.active.iter().enumerate() {
        if let Some((plot, place)) = plot {
            line(f, format_args!("plot {}", space + 1), [plot.id(), place.id()])?;
        }
    }
    pile(f, "plots", &sauron.plots)?;
    pile(f, "plots open", &sauron.open_plots)?;
    pile(f, "shadows", &sauron.shadows)?;
    pile(f, "shadows open", &sauron.open_shadows)?;
    number(f, "late", sauron.late)?;
    flags(f, "ringwraiths", [("return", sauron.nine_return)])
}

/// What is not in its deck.
fn decks(state: &State, f: &mut Formatter<'_>) -> Result {
    let decks = &state.decks;
    line(f, "plots top", decks.top)?;
    pile(f, "plots under", &decks.under)?;
    pile(f, "plots discarded", &decks.plots_out)?;
    pile(f, "shadows discarded", &decks.shadows_out)?;
    line(
        f,
        "events discarded",
        decks.events_out.iter().flat_map(|pile| grouped(pile.iter())),
    )?;
    line(
        f,
        "encounters discarded",
        decks.encounters_out.iter().flat_map(|pile| grouped(pile.iter())),
    )?;
    line(f, "encounters gone", gone(state))?;
    pile(f, "perils discarded", &decks.perils_out)?;
    pile(f, "corruption discarded", &decks.corruption_out)?;
    pile(f, "skills discarded", &decks.skills_out)?;
    for bag in Bag::all() {
        pile(f, format_args!("monsters {bag}"), &decks.bags_out[bag.index()])?;
    }
    Ok(())
}

/// Encounters that became quests and are before no hero any more.
fn gone(state: &State) -> Vec<Encounter> {
    let full = table(&crate::setup::Setup {
        players: state.heroes.len() as u8 + 1,
        options: state.options,
        pack: state.pack.clone(),
        position: None,
    });
    let absent = full
        .decks
        .encounters
        .into_iter()
        .enumerate()
        .flat_map(|(group, full)| {
            let rest = without(full, &state.decks.encounters[group]);
            without(rest, &state.decks.encounters_out[group])
                .iter()
                .collect::<Vec<_>>()
        });
    let open = |card: &Encounter| {
        let quest = state.pack.encounter(*card).quest;
        let held = |quest| state.heroes.iter().any(|hero| hero.quests.has(quest));
        quest.is_some_and(held)
    };
    absent.filter(|card| !open(card)).collect()
}

/// What has happened in the turn that is going on.
fn turn(turn: &Turn, f: &mut Formatter<'_>) -> Result {
    flags(
        f,
        "turn",
        [
            ("shadow", turn.shadow),
            ("dark", turn.dark),
            ("talent", turn.talent),
            ("no-ambush", turn.no_ambush),
            ("explored", turn.explored),
            ("discarded", turn.discarded),
        ],
    )?;
    number(f, "moved", turn.moves)?;
    line(f, "moves", (turn.most < u8::MAX).then_some(turn.most))?;
    line(f, "perilous", turn.perilous.iter().map(Place::id))?;
    number(f, "gained", turn.gained)?;
    pile(f, "fresh", &turn.fresh)
}
