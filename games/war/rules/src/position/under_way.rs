//! The frames and steps of a moment that is not quiet: the stack, innermost last, and the battle, the Hunt, the card
//! and the action under way.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use table::flow::Questions;
use table::lines::{Flaw, Head, Line, Telling, as_json, demand};

use super::lines::{deed, regions, seats, take};
use super::spelling::{self, spell};
use super::{Told, quiet};
use crate::cards::effect::Deed;
use crate::prelude::*;
use crate::questions::{Actions, AfterRing, EventChoice, HandLimit, Mix, TurnDraw};
use crate::state::{Action, DEEPEST, Memory, Round};
use crate::steps::NextEffect;

/// The fields always written for each section; other fields only where they differ from the default.
const ALWAYS: [(&str, &[&str]); 3] =
    [("action", &["side", "face"]), ("battle", &["at", "from", "attacker", "force"]), ("hunt", &["cause"])];

/// The lines. Of a quiet moment there are none.
pub fn lines(state: &mut State, text: &mut Telling<'_>) -> Told {
    let is_quiet = quiet(state).is_some();
    if !is_quiet {
        text.gap();
    }
    // Read when there are all of them, by their numbers.
    text.any("going");
    for (number, frame) in (1..).zip(&state.frames).filter(|_| !is_quiet) {
        text.line(("going", number), [spell(frame)]);
    }
    let deciding = state.deciding.values().filter(|_| !is_quiet);
    if let Some(line) = text.line("deciding", deciding) {
        let wrong = "a seat of the Free Peoples and one of the Shadow decide";
        state.deciding = seats(state, line, wrong)?;
    }
    let action = Action { side: Side::Free, face: Face::Event, to_hunt_box: false };
    section(text, "action", &mut state.action, &action)?;
    if let Some(line) = text.any("moved") {
        let moved = state.moved.try_push(spelled(line)?);
        moved.map_err(|_| line.flaw("so many do not move in one action"))?;
    }
    for (number, moved) in (1..).zip(&state.moved) {
        text.line(("moved", number), [spell(moved)]);
    }
    let battle = Battle {
        round: 1,
        free_rounds: 0,
        ..Battle::new(Region::MINAS_TIRITH, Region::MINAS_TIRITH, Side::Shadow)
    };
    let cards = &mut state.cards;
    let told = section(text, "battle", &mut state.battle, &battle)?;
    if let Some((line, battle)) = told.filter(|line| line.about == "cards").zip(state.battle) {
        let mut shown = battle.cards.values().flatten();
        shown.try_for_each(|card| take(line, &mut cards.decks, *card))?;
    }
    section(text, "hunt", &mut state.hunt, &Hunt::new(Cause::Move))?;
    laid(text, "playing", &mut cards.decks, &mut cards.playing)?;
    let mut memory = Some(cards.memory);
    section(text, "memory", &mut memory, &Memory::default())?;
    cards.memory = memory.unwrap_or_default();
    let team = &mut state.team;
    if let Some(line) = text.line("joined", team.joined.iter()) {
        team.joined = regions(line)?;
    }
    for side in text.each("offered", Side::ALL)? {
        laid(text, ("offered", side), &mut cards.decks, &mut team.offered[side])?;
    }
    deed(text, ["acting", "acting-together"], &mut team.deeds[1])
}

/// A card that lies before its player.
fn laid(text: &mut Telling<'_>, head: impl Head, decks: &mut CardSet, place: &mut Option<Card>) -> Told {
    if let Some(line) = text.perhaps(head, *place) {
        let card = line.one()?;
        take(line, decks, card)?;
        *place = Some(card);
    }
    Ok(())
}

/// Writes or reads a section: a line for each field that is always written, or differs from the default.
/// Returns the line, when reading.
fn section<'l, T: Serialize + DeserializeOwned>(
    text: &mut Telling<'l>,
    key: &'static str,
    thing: &mut Option<T>,
    bare: &T,
) -> Result<Option<&'l Line<'l>>, Flaw> {
    if let Some(line) = text.any(key) {
        let mut map = fields(thing.as_ref().unwrap_or(bare));
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
        *thing = Some(T::deserialize(&Value::Object(map)).map_err(|error| line.flaw(error))?);
        return Ok(Some(line));
    }
    let Some(thing) = thing else { return Ok(None) };
    let bare = fields(bare);
    let always = ALWAYS.iter().find(|(of, _)| *of == key);
    let always = always.map_or(&[][..], |(_, fields)| fields);
    for (field, mut value) in fields(thing) {
        if bare.get(&field) != Some(&value) || always.contains(&field.as_str()) {
            brief(&mut value);
            text.line((key, field.replace('_', "-")), [spell(&value)]);
        }
    }
    Ok(None)
}

fn fields<T: Serialize>(thing: &T) -> Map<String, Value> {
    match as_json(thing) {
        Ok(Value::Object(map)) => map,
        _ => Map::new(),
    }
}

/// Leaves the defaults out of a side's round of battle.
fn brief(value: &mut Value) {
    let plain = fields(&Round::default());
    for (_, round) in value.as_object_mut().into_iter().flatten() {
        let map = round.as_object_mut();
        if let Some(map) = map.filter(|map| map.contains_key("reroll_hits")) {
            map.retain(|field, value| plain.get(field) != Some(value));
        }
    }
}

fn spelled<T: DeserializeOwned>(line: &Line<'_>) -> Result<T, Flaw> {
    spelling::read(line.text()).map_err(|reason| line.flaw(format!("'{}': {reason}", line.text())))
}

/// Reads what is under way into a state of which everything else is known.
pub fn read(state: &mut State, going: &[Line<'_>], others: &[Line<'_>]) -> Told {
    for line in going {
        if !Telling::read(line, |text| lines(state, text))? {
            return Err(line.flaw(format!("'{}' tells nothing that a position has", line.head())));
        }
    }
    if let Some(line) = others.iter().find(|line| line.key == "phase") {
        return Err(line.flaw("what goes on is told either by 'phase' or by the lines 'going', not by both"));
    }
    frames(state, going)?;
    for (key, fields) in ALWAYS {
        let told = || going.iter().filter(|line| line.key == key);
        let mut fields = fields.iter();
        let missing = fields.find(|field| told().all(|line| line.about != **field));
        if let Some((line, field)) = told().next_back().zip(missing) {
            return Err(line.flaw(format!("'{key} {field}' is missing")));
        }
    }
    fits(state, going)
}

/// The stack of frames, in the order of their numbers.
fn frames(state: &mut State, going: &[Line<'_>]) -> Told {
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

/// Do the frames have the pieces they need, and is a player asked?
fn fits(state: &State, going: &[Line<'_>]) -> Told {
    for (number, frame) in (1..).zip(&state.frames) {
        let demand = |holds, reason| demand(going, holds, ("going", number), reason);
        let first = number > 1 || matches!(frame, Frame::Phase(_));
        let reason = "a phase goes on at first: what comes when all else is done";
        demand(first, reason)?;
        let battle = state.battle.is_some() || !of_battle(frame);
        demand(battle, "goes on in a battle, of which nothing is told")?;
        let hunt = state.hunt.is_some() || !of_hunt(frame);
        demand(hunt, "goes on in a Hunt, of which nothing is told")?;
        let action = state.action.is_some() || !matches!(frame, Frame::UseDie(_) | Frame::EndAction);
        demand(action, "goes on in an action, of which nothing is told")?;
        match frame {
            Frame::Effect(NextEffect(card, effect)) | Frame::EventChoice(EventChoice(Deed(card, effect))) => {
                let effects = crate::cards::book::entry(*card).effects.len();
                let card = state.cards.playing.is_some() && usize::from(*effect) <= effects;
                let reason = "goes on by a card that is being played, of which nothing is told";
                demand(card, reason)?;
            }
            Frame::HandLimit(HandLimit(seat))
            | Frame::TurnDraw(TurnDraw(seat))
            | Frame::Mix(Mix { seat, .. }) => {
                demand(seat.index() < usize::from(state.players), "there is no such seat")?;
            }
            Frame::Actions(Actions(n)) | Frame::AfterRing(AfterRing(n)) => {
                demand(*n < 4, "the goes of a turn are from 0 to 3")?;
            }
            _ => {}
        }
    }
    let question = state.question();
    let asks = question.is_some_and(|frame| !frame.asked(state).is_empty());
    let reason = "what goes on innermost asks somebody";
    demand(going, asks, ("going", state.frames.len()), reason)
}

/// Does it happen in a battle?
const fn of_battle(frame: &Frame) -> bool {
    use Frame::*;
    match frame {
        Battle(step) => !matches!(step, BattleStep::Close),
        WhiteRider | Withdraw | CombatCard(_) | Hits(_) | Cease | Retreat(_) | Press | Sorcery(_)
        | CombatChoice(_) => true,
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
