//! The library of Las Dos Torres: its characters, its events and its cards. At a table they say what is played there, by the host's cards.

use canvas::{Context, Entry, Named};
use maud::html;
use tricks::book::Data;
use tricks::book::cards::{CharacterCard, event_term};
use tricks::character::Character;
use tricks::view::{EventView, RosterView, View};

use crate::{library_cards, roster, words};

/// All of it.
pub(crate) fn library(ctx: &Context, view: Option<&View>) -> Vec<Entry> {
    let data = Data::built_in();
    let here = |card: &CharacterCard| {
        let mut roster = view.into_iter().flat_map(|view| &view.roster);
        let played = roster.find(|entry| entry.character == card.id);
        played.cloned().unwrap_or_else(|| sheet(card))
    };
    let characters = data.characters().iter().map(|card| {
        let entry = here(card);
        Entry {
            id: card.id.term().to_owned(),
            shelf: "tricks-shelf-characters",
            name: ctx.say(card.id.term()),
            drawing: html! { (roster::card(&entry, ctx)) @if sits(view, card.id) { p .remark { (ctx.say("tricks-library-signs")) } } },
            clauses: &[],
        }
    });
    let events = data.events().iter().map(|card| {
        let mut played = view.into_iter().flat_map(|view| &view.events);
        let played = played.find(|event| event.id == card.id).cloned();
        let event = played.unwrap_or_else(|| EventView {
            id: card.id.to_owned(),
            term: event_term(card.id),
            effects: card.effects.clone(),
            source: card.source,
        });
        Entry {
            id: event.term.to_owned(),
            shelf: "tricks-shelf-events",
            name: ctx.say(event.term),
            drawing: html! {
                div .tr-role {
                    b .tr-role__name { (ctx.say(event.term)) }
                    span .tr-role__goal { (words::effects(ctx.language, &event.effects)) }
                    small .tr-role__source { (words::source(ctx.language, event.source)) }
                }
            },
            clauses: &[],
        }
    });
    characters.chain(events).chain(library_cards::cards(ctx)).collect()
}

/// True if somebody plays it at this table: then its place there has signs to be read.
fn sits(view: Option<&View>, character: Character) -> bool {
    view.is_some_and(|view| view.chairs.iter().any(|chair| chair.character == Some(character)))
}

/// A character's card with the objective for four and one.
fn sheet(card: &CharacterCard) -> RosterView {
    RosterView {
        character: card.id,
        starred: false,
        completed: false,
        in_round: true,
        goal: card.goal[1].clone(),
        complete: card.complete.clone(),
        setup: card.setup.iter().map(ToString::to_string).collect(),
        leads: card.leads,
        keeps: card.keeps,
        abilities: card.abilities.clone(),
        sources: card.sources.clone(),
    }
}

/// The library entry of a name in a sentence.
pub(crate) fn named(name: Named) -> Option<String> {
    let Named::Term(term) = name else { return None };
    let known = term.starts_with("tricks-character-") && term != "tricks-character-none";
    (known || term.starts_with("tricks-event-")).then(|| term.to_owned())
}

/// The library entry of the thing with this id: an objective to choose, or one at the table; a card.
pub(crate) fn entry(view: &View, id: &str) -> Option<String> {
    if let Some(card) = id.strip_prefix("card-") {
        return Some(library_cards::entry(card.parse().ok()?).to_owned());
    }
    let character = match id.strip_prefix("chair-") {
        Some(chair) => {
            let mut chairs = view.chairs.iter();
            chairs.find(|there| there.chair.to_string() == chair)?.character?
        }
        None => {
            let name = id.strip_prefix("character-")?;
            let mut roster = view.roster.iter().map(|entry| entry.character);
            roster.find(|character| character.to_string() == name)?
        }
    };
    Some(character.term().to_owned())
}

/// The characters still to come: those of this chapter that are neither played in this round nor done, and
/// all of the chapters after it. A single round without choice of company has none.
pub(crate) fn unseen(view: &View) -> Option<Vec<String>> {
    let data = Data::built_in();
    let waiting = |entry: &&RosterView| !entry.in_round && !entry.completed;
    let mut coming = view.roster.iter().filter(waiting).map(|entry| entry.character).collect::<Vec<_>>();
    let mut events = Vec::new();
    for number in view.chapters.iter().skip(usize::from(view.chapter) + 1) {
        let cards = data.chapters().iter().filter(|card| card.number == *number);
        for card in cards {
            coming.extend(card.roster.iter());
            events.extend(&card.events);
        }
    }
    let here = |character: &Character| {
        let mut now = view.roster.iter().filter(|entry| entry.in_round);
        now.any(|entry| entry.character == *character)
    };
    let coming = coming.into_iter().filter(|character| !here(character)).map(Character::term);
    let all = coming.map(str::to_owned).chain(events.into_iter().map(|event| event_term(event).to_owned()));
    let all = all.collect::<std::collections::BTreeSet<_>>();
    (!all.is_empty()).then(|| all.into_iter().collect())
}
