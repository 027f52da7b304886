//! A stage on which one card acts: what is so before, what is answered, and everything that is different afterwards.
//!
//! Before: `thalin@edoras favor=2 corruption=weak,weary hand=thalin_block items=boat pool=4 shire=3 orc@shire
//! gandalf@bree gothmog@moria plot=osgiliath_invaded@osgiliath shadows=2 plots=1 red=4 rest=3 damage=2`. Answers: choices, `*` for the
//! first there is. After: changes, in a fixed order; `nothing`, when there are none.

use std::collections::BTreeMap;

use quest::board::{Stand, Token};
use quest::effect::Op;
use quest::frame::Do;
use quest::ids::{
    Card, Character, Corruption, Encounter, Face, Happening, Item, Minion, Monster, Peril, Place, Plot,
    Quest, Shadow, Who,
};
use quest::kinds::Colour;
use quest::pile::Pile;
use quest::source::Source;
use quest::state::{State, Turn};
use quest::steps::hero_turn::{HeroTurn, Part};
use quest::{Choice, MiddleEarthQuest, Pack};
use table::flow::{self, Ctx};
use table::{Chance, Game, Journal, Observer, Seat, Seed, SetupRequest};

/// The seat of the hero.
const HERO: Seat = Seat::new(1);

/// The kind of card or enemy that acts.
#[derive(Clone, Copy)]
pub enum Kind {
    Encounter,
    Event,
    Peril,
    Shadow,
    Character,
    Reward,
    Setup,
    Plot,
    Corruption,
}

/// A table that has just begun, emptied: only what `before` says is there.
fn stage(before: &str) -> State {
    let pack = Pack::standard();
    let setup = MiddleEarthQuest::setup(&pack, &SetupRequest::players(2)).expect("a setup");
    let mut chance = Chance::from_seed(&Seed::from_number(1));
    let mut state = MiddleEarthQuest::start(&setup, &mut chance, &mut Journal::silent());
    state.frames.clear();
    state.turn = Turn::new(2, Some(HERO));
    state.turn.travel = true;
    let (who, at) =
        before.split_whitespace().next().and_then(|first| first.split_once('@')).expect("HERO@PLACE first");
    let who = who.parse::<Who>().expect("a hero");
    let hero = state.hero_mut(HERO);
    hero.who = Some(who);
    hero.at = at.parse().expect("a place");
    hero.life = Pile::EMPTY;
    pack.heroes[who.index()].deck.iter().for_each(|card| hero.life.add(card));
    for part in before.split_whitespace().skip(1) {
        set(&mut state, part);
    }
    state
}

fn set(state: &mut State, part: &str) {
    if let Some((who, at)) = part.split_once('@').filter(|_| !part.contains('=')) {
        let at = at.parse::<Place>().expect("a place");
        if let Ok(monster) = who.parse::<Monster>() {
            let bag = state.pack.bag(at);
            let (face, seen) = (Face(monster.0), table::SeatSet::EMPTY);
            state.board.add_token(Token { at, face, bag, seen });
            return;
        }
        if let Ok(minion) = who.parse::<Minion>() {
            state.board.minions[minion.index()] = Stand::At(at);
            return;
        }
        let who = who.parse::<Character>().expect("a monster, a minion or a character");
        state.board.characters[who.index()] = Some(at);
        return;
    }
    let (what, value) = part.split_once('=').expect("WHAT=VALUE");
    let number = || value.parse::<u8>().expect("a number");
    let move_top = |from: &mut quest::state::HeroPile, to: &mut quest::state::HeroPile| {
        for _ in 0..number() {
            to.push(from.pop().expect("a card"));
        }
    };
    let hero = state.hero_mut(HERO);
    match what {
        "favor" => hero.favor = number(),
        "rest" => move_top(&mut hero.life, &mut hero.rest),
        "damage" => move_top(&mut hero.life, &mut hero.damage),
        "cards" => move_top(&mut hero.life, &mut hero.hand),
        "hand" => {
            for card in value.split(',').map(|card| card.parse::<Card>().expect("a card")) {
                assert!(hero.life.take(card), "{card} is not in the deck");
                hero.hand.add(card);
            }
        }
        "corruption" => {
            for card in value.split(',').map(|card| card.parse::<Corruption>().expect("a card")) {
                assert!(state.decks.corruption.take(card), "{card} is not in the deck");
                state.hero_mut(HERO).corruption.add(card);
            }
        }
        "items" => {
            for item in value.split(',').map(|item| item.parse::<Item>().expect("an item")) {
                assert!(state.decks.items.take(item), "{item} is out");
                state.hero_mut(HERO).items.add(item);
            }
        }
        "pool" => state.sauron.pool = number(),
        "shadows" => {
            for _ in 0..number() {
                let card = state.decks.shadows.pop().expect("a card");
                state.sauron.shadows.add(card);
            }
        }
        "plots" => {
            for _ in 0..number() {
                let card = state.decks.plots.pop().expect("a card");
                state.sauron.plots.add(card);
            }
        }
        "plot" => {
            let (plot, at) = value.split_once('@').expect("PLOT@PLACE");
            let plot = plot.parse::<Plot>().expect("a plot");
            state.decks.plots.take(plot);
            let free = state.sauron.active.iter().position(Option::is_none).expect("a space");
            state.sauron.active[free] = Some((plot, at.parse().expect("a place")));
        }
        colour if colour.parse::<Colour>().is_ok() => {
            state.markers[colour.parse::<Colour>().expect("a colour").index()] = number();
        }
        place => state.board.influence.add(place.parse().expect("a place"), number()),
    }
}

/// Everything one may see of a state, by name.
fn told(state: &State) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    let hero = state.hero(HERO);
    let mut say = |name: &str, value: String| {
        all.insert(name.to_owned(), value);
    };
    let sauron = &state.sauron;
    for (name, value) in [
        ("favor", hero.favor.into()),
        ("corruption", hero.corruption.len()),
        ("hand", hero.hand.len()),
        ("life", hero.life.len()),
        ("rest", hero.rest.len()),
        ("damage", hero.damage.len()),
        ("pool", sauron.pool.into()),
        ("shadows", sauron.shadows.len()),
        ("plots", sauron.plots.len()),
        ("late", sauron.late.into()),
        ("monsters", state.board.tokens().count()),
    ] {
        say(name, usize::to_string(&value));
    }
    say("at", hero.at.to_string());
    let items = hero.items.iter().map(|item| item.to_string()).collect::<Vec<_>>();
    say("items", items.join(" "));
    for (name, level) in ["fortitude", "strength", "agility", "wisdom"].iter().zip(hero.levels) {
        say(name, level.to_string());
    }
    for colour in Colour::ALL {
        say(colour.id(), state.markers[colour.index()].to_string());
    }
    for place in Place::all() {
        say(&format!("influence {place}"), state.board.influence.at(place).to_string());
        say(&format!("favor {place}"), state.board.favor.at(place).to_string());
    }
    for who in Character::all() {
        let at = state.character_at(who).map_or("away".to_owned(), |at| at.to_string());
        say(&format!("character {who}"), at);
    }
    for minion in Minion::all() {
        let at = state.board.minion_at(minion).map_or("away".to_owned(), |at| at.to_string());
        say(&format!("minion {minion}"), at);
        say(&format!("wounds {minion}"), state.board.wounds[minion.index()].to_string());
    }
    let active = sauron.active.iter().flatten().map(|(plot, at)| format!("{plot}@{at}"));
    say("active", active.collect::<Vec<_>>().join(" "));
    say("event", state.event.map_or("none".to_owned(), |card| card.to_string()));
    say("most moves", state.turn.most.to_string());
    say("perilous", state.turn.perilous.iter().map(|at| at.to_string()).collect::<Vec<_>>().join(" "));
    say("no ambush", state.turn.no_ambush.to_string());
    let seen = state.board.tokens().filter(|(_, token)| token.seen.has(HERO)).count();
    say("seen", seen.to_string());
    all
}

fn changes(before: &State, after: &State) -> Vec<String> {
    let (before, after) = (told(before), told(after));
    let mut changes = Vec::new();
    for (name, was) in &before {
        let is = &after[name];
        if was == is {
            continue;
        }
        changes.push(match (was.parse::<i32>(), is.parse::<i32>()) {
            (Ok(was), Ok(is)) => format!("{name} {:+}", is - was),
            _ => format!("{name} {is}").trim_end().to_owned(),
        });
    }
    changes
}

fn op(state: &mut State, kind: Kind, card: &str) -> (Op, Source) {
    let pack = state.pack.clone();
    let effect = |op: Option<Op>| op.unwrap_or_else(|| panic!("{card} does nothing"));
    match kind {
        Kind::Encounter => {
            let card = card.parse::<Encounter>().expect("an encounter");
            let facts = pack.encounter(card);
            // It lies among the discards when it acts.
            let group = facts.group.index();
            state.decks.encounters[group].take(card);
            state.decks.encounters_out[group].push(card);
            (effect(facts.does), Source::Encounter(card))
        }
        Kind::Event => {
            let card = card.parse::<Happening>().expect("an event");
            let facts = pack.event(card);
            if facts.flag.is_some() {
                state.event = Some(card);
            }
            (effect(facts.does), Source::Event(card))
        }
        Kind::Peril => {
            let card = card.parse::<Peril>().expect("a peril");
            state.decks.perils.take(card);
            state.decks.perils_out.push(card);
            (effect(pack.perils[card.index()].does), Source::Peril(card))
        }
        Kind::Shadow => {
            let card = card.parse::<Shadow>().expect("a shadow card");
            (effect(pack.shadows[card.index()].does), Source::Shadow(card))
        }
        Kind::Character => {
            let who = card.parse::<Character>().expect("a character");
            (pack.characters[who.index()].ability, Source::Character(who))
        }
        Kind::Reward | Kind::Setup => {
            let quest = card.parse::<Quest>().expect("a quest");
            let facts = &pack.quests[quest.index()];
            let op = if matches!(kind, Kind::Setup) { facts.setup } else { facts.reward };
            (effect(op), Source::Quest(quest))
        }
        Kind::Plot => {
            let plot = card.parse::<Plot>().expect("a plot");
            (effect(pack.plots[plot.index()].on_play), Source::Plot(plot))
        }
        Kind::Corruption => {
            let card = card.parse::<Corruption>().expect("a corruption card");
            state.decks.corruption.take(card);
            state.decks.corruption_out.push(card);
            (effect(pack.corruptions[card.index()].at_once), Source::Corruption(card))
        }
    }
}

/// Lets a card act, and tells everything that is different afterwards.
pub fn acts(kind: Kind, card: &str, before: &str, answers: &str) -> String {
    let mut state = stage(before);
    let (op, source) = op(&mut state, kind, card);
    let from = state.clone();
    let mut chance = Chance::from_seed(&Seed::from_number(7));
    let mut journal = Journal::silent();
    for part in [Part::End, Part::Travel] {
        state.frames.push(HeroTurn { seat: HERO, part });
    }
    let place = match kind {
        Kind::Plot => state.sauron.active.iter().flatten().last().map(|(_, place)| *place),
        _ => None,
    };
    state.frames.push(Do::new(op, HERO, place, source));
    flow::run::<MiddleEarthQuest>(&mut state, &mut Ctx::new(&mut chance, &mut journal));
    let mut answers = answers.split_whitespace();
    loop {
        let asked = MiddleEarthQuest::asks(&state);
        let question = MiddleEarthQuest::prompt(&state, Observer::Watcher).id;
        let Some(seat) = asked.first() else { break };
        if question == "quest-ask-travel" {
            break;
        }
        // Whom a card has moved may explore there: not here.
        if question == "quest-ask-explore" {
            MiddleEarthQuest::apply(&mut state, seat, &Choice::Done, &mut chance, &mut journal);
            continue;
        }
        let answer = answers.next().unwrap_or_else(|| panic!("{card}: {question} is not answered"));
        let choice = match answer {
            "*" => {
                let mut choices = Vec::new();
                MiddleEarthQuest::choices(&state, seat, &mut choices);
                choices[0]
            }
            words => words.parse::<Choice>().unwrap_or_else(|error| panic!("{card}: {error}")),
        };
        if let Err(refusal) = MiddleEarthQuest::check(&state, seat, &choice) {
            return format!("{question}: {answer} is refused ({})", refusal.clause);
        }
        MiddleEarthQuest::apply(&mut state, seat, &choice, &mut chance, &mut journal);
    }
    assert_eq!(answers.next(), None, "{card}: too many answers");
    let mut changes = changes(&from, &state);
    if MiddleEarthQuest::asks(&state).is_empty() {
        changes.push("the turn ends".to_owned());
    }
    let out = |state: &State| {
        state.decks.encounters_out.map(|pile| pile.len()).iter().sum::<usize>()
            + state.decks.perils_out.len()
            + state.decks.corruption_out.len()
    };
    if out(&from) > 0 && out(&state) == 0 {
        changes.push("reshuffled".to_owned());
    }
    match changes.is_empty() {
        true => "nothing".to_owned(),
        false => changes.join(", "),
    }
}

/// One test a card, by its name: before, answers, after.
macro_rules! cards {
    ($kind:ident: $($(#[$meta:meta])* fn $name:ident() { $([$before:literal, $answers:literal => $after:literal])+ })*) => {$(
        $(#[$meta])*
        fn $name() {
            use crate::cards::stage::{Kind, acts};
            $(assert_eq!(
                acts(Kind::$kind, stringify!($name), $before, $answers),
                $after,
                "{}: {:?}",
                $before,
                $answers
            );)+
        }
    )*};
}
pub(crate) use cards;
