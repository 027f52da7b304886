//! What is under way at a moment that is not quiet: what goes on, innermost last, and the battle, the Hunt, the card
//! and the action that are in the middle of it.

use std::fmt::{Formatter, Result as Written};

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use table::Seat;
use table::flow::Questions;
use table::lines::{Flaw, Line, counted, line};

use super::read::{force, regions};
use super::spelling::{self, spell};
use crate::card::Card;
use crate::frame::{BattleStep, Frame, HuntStep};
use crate::nation::{BySide, Nation, Side};
use crate::questions::{Actions, AfterRing, EventChoice, HandLimit, Mix, TurnDraw};
use crate::region::Region;
use crate::state::{Action, Battle, Cause, DEEPEST, Hunt, Memory, Round, State};
use crate::steps::NextEffect;

/// What lines of this sort begin with.
pub(crate) const KEYS: [&str; 12] = [
    "going",
    "action",
    "moved",
    "battle",
    "hunt",
    "playing",
    "memory",
    "deciding",
    "joined",
    "offered",
    "acting",
    "acting-together",
];

/// Does a line tell what is under way?
pub fn tells(line: &Line<'_>) -> bool {
    KEYS.contains(&line.key)
}

/// A battle of which nothing is told.
fn bare_battle() -> Battle {
    Battle {
        round: 1,
        free_rounds: 0,
        ..Battle::new(Region::MINAS_TIRITH, Region::MINAS_TIRITH, Side::Shadow)
    }
}

/// A Hunt of which nothing is told.
fn bare_hunt() -> Hunt {
    Hunt::new(Cause::Move)
}

/// An action of which nothing is told.
const fn bare_action() -> Action {
    Action {
        side: Side::Free,
        face: crate::face::Face::Event,
        to_hunt_box: false,
    }
}

/// What must always be told.
const ALWAYS: [&str; 7] = ["at", "from", "attacker", "force", "cause", "side", "face"];

pub fn write(state: &State, f: &mut Formatter<'_>) -> Written {
    for (number, frame) in (1..).zip(&state.frames) {
        line(f, format_args!("going {number}"), [spell(frame)])?;
    }
    line(f, "deciding", state.deciding.values())?;
    if let Some(action) = &state.action {
        section(f, "action", action, &bare_action())?;
    }
    for (number, (at, moved)) in (1..).zip(&state.moved) {
        line(f, format_args!("moved {number}"), [spell(&(at, moved))])?;
    }
    if let Some(battle) = &state.battle {
        section(f, "battle", battle, &bare_battle())?;
    }
    if let Some(hunt) = &state.hunt {
        section(f, "hunt", hunt, &bare_hunt())?;
    }
    line(f, "playing", state.cards.playing)?;
    section(f, "memory", &state.cards.memory, &Memory::default())?;
    line(f, "joined", state.team.joined.iter())?;
    for side in Side::ALL {
        line(f, format_args!("offered {side}"), state.team.offered[side])?;
    }
    let deed = &state.team.deeds[1];
    let alone = Nation::ALL
        .into_iter()
        .filter(|nation| deed.alone >> nation.index() & 1 == 1);
    line(f, "acting alone", alone)?;
    if let Some((at, force)) = deed.army {
        let there = force.iter().map(|(figure, count)| counted(count, figure));
        line(f, format_args!("acting-together {at}"), there)?;
    }
    Ok(())
}

/// A line for all of it that is not as it mostly is.
fn section<T: Serialize>(f: &mut Formatter<'_>, key: &str, thing: &T, bare: &T) -> Written {
    let bare = fields(bare);
    for (field, mut value) in fields(thing) {
        let told = ALWAYS.contains(&field.as_str()) && !value.is_null();
        if bare.get(&field) == Some(&value) && !told {
            continue;
        }
        brief(&mut value);
        line(
            f,
            format_args!("{key} {}", field.replace('_', "-")),
            [spell(&value)],
        )?;
    }
    Ok(())
}

fn fields<T: Serialize>(thing: &T) -> Map<String, Value> {
    match serde_json::to_value(thing) {
        Ok(Value::Object(map)) => map,
        _ => Map::new(),
    }
}

/// What a side does in a round of battle is told without what it does not do.
fn brief(value: &mut Value) {
    let plain = fields(&Round::default());
    for (_, round) in value.as_object_mut().into_iter().flatten() {
        if let Some(map) = round
            .as_object_mut()
            .filter(|map| map.contains_key("reroll_hits"))
        {
            map.retain(|field, value| plain.get(field) != Some(value));
        }
    }
}

/// Reads what is under way into a state of which everything else is known.
pub fn read(state: &mut State, going: &[Line<'_>], others: &[Line<'_>]) -> Result<(), Flaw> {
    if let Some(line) = others.iter().find(|line| line.key == "phase") {
        return Err(line.flaw("what goes on is told either by 'phase' or by the lines 'going', not by both"));
    }
    frames(state, going)?;
    state.action = told(going, "action", &bare_action())?;
    state.battle = told(going, "battle", &bare_battle())?;
    state.hunt = told(going, "hunt", &bare_hunt())?;
    state.cards.memory = told(going, "memory", &Memory::default())?.unwrap_or_default();
    for line in going {
        rest(state, line)?;
    }
    if let Some(line) = going
        .iter()
        .find(|line| line.key == "battle" && line.about == "cards")
    {
        let shown = state.battle.map(|battle| battle.cards).unwrap_or_default();
        for card in shown.values().flatten() {
            take(state, line, *card)?;
        }
    }
    fits(state, going)
}

/// What goes on, in the order of the numbers.
fn frames(state: &mut State, going: &[Line<'_>]) -> Result<(), Flaw> {
    let lines = || going.iter().filter(|line| line.key == "going");
    let count = lines().count();
    if count == 0 || count > DEEPEST {
        let reason = format!(
            "what goes on is told by lines 'going 1', 'going 2' …, at least one and at most {DEEPEST}"
        );
        return Err(Flaw::of_all(going, reason));
    }
    state.frames.clear();
    for number in 1..=count {
        let about = number.to_string();
        let line = lines().find(|line| line.about == about);
        let line = line.ok_or_else(|| Flaw::of_all(going, format!("'going {number}' is missing")))?;
        state.frames.push(spelled::<Frame>(line)?);
    }
    Ok(())
}

fn spelled<T: DeserializeOwned>(line: &Line<'_>) -> Result<T, Flaw> {
    spelling::read(line.text()).map_err(|reason| line.flaw(format!("'{}': {reason}", line.text())))
}

/// A section: what its lines tell, and the rest as it mostly is.
fn told<T: Serialize + DeserializeOwned>(going: &[Line<'_>], key: &str, bare: &T) -> Result<Option<T>, Flaw> {
    let mut map = fields(bare);
    let lines = || going.iter().filter(|line| line.key == key);
    let Some(last) = lines().next_back() else {
        return Ok(None);
    };
    for line in lines() {
        let field = line.about.replace('-', "_");
        if !map.contains_key(&field) {
            let known = map.keys().map(|field| field.replace('_', "-"));
            let known = known.collect::<Vec<_>>().join(", ");
            return Err(line.flaw(format!("of '{key}' is told: {known}; not '{}'", line.about)));
        }
        let mut value = spelled(line)?;
        if key == "battle" {
            crate::spelling::of_field(&field, &mut value);
        }
        map.insert(field, value);
        // Read at once, so that what is wrong is told of its line.
        T::deserialize(Value::Object(map.clone())).map_err(|error| line.flaw(error))?;
    }
    for field in ALWAYS.iter().filter(|field| map.contains_key(**field)) {
        if key != "memory" && !lines().any(|line| line.about == *field) {
            return Err(last.flaw(format!("'{key} {field}' is missing")));
        }
    }
    T::deserialize(Value::Object(map))
        .map(Some)
        .map_err(|error| last.flaw(error))
}

fn rest(state: &mut State, line: &Line<'_>) -> Result<(), Flaw> {
    match line.key {
        "deciding" => {
            let wrong = || line.flaw("a seat of the Free Peoples and one of the Shadow decide");
            let seats: [Seat; 2] = line.list::<Seat>()?.try_into().map_err(|_| wrong())?;
            for (side, seat) in Side::ALL.into_iter().zip(seats) {
                if state.seats(side).all(|other| other != seat) {
                    return Err(wrong());
                }
            }
            state.deciding = BySide::from_array(seats);
        }
        "moved" => {
            let moved = state.moved.try_push(spelled(line)?);
            moved.map_err(|_| line.flaw("so many do not move in one action"))?;
        }
        "playing" => {
            let card = line.one::<Card>()?;
            take(state, line, card)?;
            state.cards.playing = Some(card);
        }
        "joined" => state.team.joined = regions(line)?,
        "offered" => {
            let (side, card) = (line.subject::<Side>()?, line.one::<Card>()?);
            take(state, line, card)?;
            state.team.offered[side] = Some(card);
        }
        "acting" => {
            let nations = line.list::<Nation>()?;
            state.team.deeds[1].alone = nations.iter().fold(0, |bits, nation| bits | 1 << nation.index());
        }
        "acting-together" => state.team.deeds[1].army = Some((line.subject()?, force(line)?)),
        _ => {}
    }
    Ok(())
}

/// A card that lies before its player is in no deck.
fn take(state: &mut State, line: &Line<'_>, card: Card) -> Result<(), Flaw> {
    if !state.cards.decks.has(card) {
        return Err(line.flaw(format!("'{card}' is somewhere else already")));
    }
    state.cards.decks.remove(card);
    Ok(())
}

/// Does what goes on have what it is about, and is somebody asked?
fn fits(state: &State, going: &[Line<'_>]) -> Result<(), Flaw> {
    let line = |index: usize| {
        let about = (index + 1).to_string();
        going
            .iter()
            .find(|line| line.key == "going" && line.about == about)
    };
    let demand = |holds: bool, index: usize, reason: &str| match line(index) {
        _ if holds => Ok(()),
        Some(line) => Err(line.flaw(reason)),
        None => Err(Flaw::of_all(going, reason)),
    };
    for (index, frame) in state.frames.iter().enumerate() {
        let first = matches!(frame, Frame::Phase(_));
        demand(
            index > 0 || first,
            0,
            "a phase goes on at first: what comes when all else is done",
        )?;
        let battle = !of_battle(frame) || state.battle.is_some();
        demand(battle, index, "goes on in a battle, of which nothing is told")?;
        let hunt = !of_hunt(frame) || state.hunt.is_some();
        demand(hunt, index, "goes on in a Hunt, of which nothing is told")?;
        let action = !of_action(frame) || state.action.is_some();
        demand(action, index, "goes on in an action, of which nothing is told")?;
        if let Frame::Effect(NextEffect(card, effect)) | Frame::EventChoice(EventChoice(card, effect)) = frame
        {
            let effects = crate::cards::book::entry(*card).effects.len();
            let played = state.cards.playing.is_some() && usize::from(*effect) <= effects;
            demand(
                played,
                index,
                "goes on by a card that is being played, of which nothing is told",
            )?;
        }
        let seat = match frame {
            Frame::HandLimit(HandLimit(seat))
            | Frame::TurnDraw(TurnDraw(seat))
            | Frame::Mix(Mix { seat, .. }) => Some(seat),
            _ => None,
        };
        let sits = seat.is_none_or(|seat| seat.index() < usize::from(state.players));
        demand(sits, index, "there is no such seat")?;
        let go = match frame {
            Frame::Actions(Actions(n)) | Frame::AfterRing(AfterRing(n)) => *n < 4,
            _ => true,
        };
        demand(go, index, "the goes of a turn are from 0 to 3")?;
    }
    let innermost = state.frames.len() - 1;
    let asks = state
        .question()
        .is_some_and(|frame| !frame.asked(state).is_empty());
    demand(asks, innermost, "what goes on innermost asks somebody")
}

/// Does it happen in a battle?
const fn of_battle(frame: &Frame) -> bool {
    match frame {
        Frame::Battle(step) => !matches!(step, BattleStep::Close),
        Frame::WhiteRider
        | Frame::Withdraw
        | Frame::CombatCard(_)
        | Frame::Hits(_)
        | Frame::Cease
        | Frame::Retreat(_)
        | Frame::Press
        | Frame::Sorcery(_)
        | Frame::CombatChoice(_) => true,
        _ => false,
    }
}

/// Does it happen in a Hunt?
const fn of_hunt(frame: &Frame) -> bool {
    match frame {
        Frame::Hunt(step) => !matches!(step, HuntStep::Begin(_)),
        Frame::Crebain | Frame::Staff | Frame::HuntCard | Frame::HuntGuide | Frame::HuntBear => true,
        _ => false,
    }
}

/// Does it happen in an action?
const fn of_action(frame: &Frame) -> bool {
    matches!(frame, Frame::UseDie(_) | Frame::EndAction)
}
