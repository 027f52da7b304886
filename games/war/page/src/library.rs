//! The library of Guerra del Anillo: its 96 event cards, its Companions and Minions.

use canvas::{Entry, Named};
use war::character::{Level, Rouses};

use crate::cards;
use crate::prelude::*;

/// All of it.
pub(crate) fn library(ctx: &Context) -> Vec<Entry> {
    let cards = Card::all().map(|card| Entry {
        id: card.term().to_owned(),
        shelf: match (card.side(), card.deck()) {
            (Side::Free, Deck::Character) => "war-shelf-free-character",
            (Side::Free, Deck::Strategy) => "war-shelf-free-strategy",
            (Side::Shadow, Deck::Character) => "war-shelf-shadow-character",
            (Side::Shadow, Deck::Strategy) => "war-shelf-shadow-strategy",
        },
        name: crate::words::card_title(ctx.language, card),
        drawing: html! { div .wa-library { (cards::card(ctx, card)) } },
        clauses: &[],
    });
    let people = Character::ALL.into_iter().map(|who| Entry {
        id: who.term().to_owned(),
        shelf: match who.side() {
            Side::Free => "war-shelf-companions",
            Side::Shadow => "war-shelf-minions",
        },
        name: ctx.say(who.term()),
        drawing: person(ctx, who),
        clauses: clauses(who),
    });
    let gollum = Entry {
        id: GOLLUM.to_owned(),
        shelf: "war-shelf-companions",
        name: ctx.say(GOLLUM),
        drawing: html! { div .entry__card { h3 { (ctx.say(GOLLUM)) } } },
        clauses: &["GDA-14.8", "GDA-19.19", "GDA-19.20"],
    };
    people.chain([gollum]).chain(cards).collect()
}

/// He is no figure of the game's, and guides all the same.
const GOLLUM: &str = "war-character-gollum";

/// The printed text of a Companion or Minion card.
fn person(ctx: &Context, who: Character) -> Markup {
    let facts = who.facts();
    let level = match facts.level {
        Level::Steps(steps) => steps.to_string(),
        Level::Unlimited => ctx.say("war-library-unlimited"),
    };
    let rouses = match facts.rouses {
        Rouses::None => None,
        Rouses::Any => Some(ctx.say("war-library-any")),
        Rouses::Only(nation) => Some(ctx.say(nation.term())),
    };
    html! {
        div class={ "entry__card wa-person wa-person--" (who.side()) } {
            h3 { (ctx.say(who.term())) }
            dl .entry__facts {
                dt { (ctx.say("war-library-side")) } dd { (ctx.say(who.side().term())) }
                dt { (ctx.say("war-library-level")) } dd { (level) }
                dt { (ctx.say("war-board-leadership")) } dd { (facts.leadership) }
                @if let Some(rouses) = rouses { dt { (ctx.say("war-library-rouses")) } dd { (rouses) } }
                @if let Some(other) = facts.replaces { dt { (ctx.say("war-library-replaces")) } dd { (ctx.say(other.term())) } }
                @if facts.die { dt { (ctx.say("war-library-die")) } dd { "+1" } }
                @if facts.captain { dt { (ctx.say("war-library-captain")) } dd { "✓" } }
            }
        }
    }
}

/// The clauses of one character alone.
fn clauses(who: Character) -> &'static [&'static str] {
    match who.id() {
        "gandalf-the-grey" => &["GDA-19.3"],
        "strider" => &["GDA-19.4"],
        "boromir" | "legolas" | "gimli" => &["GDA-19.5"],
        "meriadoc" | "peregrin" => &["GDA-19.6", "GDA-19.7"],
        "aragorn" => &["GDA-19.8"],
        "gandalf-the-white" => &["GDA-19.9", "GDA-19.10", "GDA-19.11"],
        "witch-king" => &["GDA-19.12", "GDA-19.13", "GDA-6.12"],
        "mouth-of-sauron" => &["GDA-19.14", "GDA-19.15", "GDA-6.14"],
        "saruman" => &["GDA-19.16", "GDA-19.17", "GDA-19.18", "GDA-6.13"],
        _ => &[],
    }
}

/// The library entry of a name in a sentence.
pub(crate) fn named(name: Named) -> Option<String> {
    let Named::Term(term) = name else { return None };
    let known = term.starts_with("war-card-") || term.starts_with("war-character-");
    known.then(|| term.to_owned())
}

/// The library entry of the thing with this id.
pub(crate) fn entry(id: &str) -> Option<String> {
    if let Some(card) = id.strip_prefix("card-") {
        return Some(card.parse::<Card>().ok()?.term().to_owned());
    }
    if id == "companion-gollum" {
        return Some(GOLLUM.to_owned());
    }
    // A Companion of the Fellowship, or in a region that was opened: `held-gimli@moria`, `spot-take:gimli`.
    let kinds = ["companion-", "held-", "spot-"];
    let about = kinds.iter().find_map(|kind| id.strip_prefix(kind))?;
    let mut words = about.split([':', '@']);
    let who = words.find_map(|word| word.parse::<Character>().ok())?;
    Some(who.term().to_owned())
}

/// The cards that the reader cannot have seen: neither in a hand they may look at, nor on the table, nor laid aside open.
pub(crate) fn unseen(view: &View) -> Vec<String> {
    let hands = view.hands.iter();
    let known = hands.flat_map(|(_, hand)| [hand.cards, hand.gone].into_iter().flatten());
    let open = [view.table, view.discarded];
    let playing = view.playing.map(CardSet::only);
    let seen = known.chain(open).chain(playing).collect::<Vec<_>>();
    let unseen = Card::all().filter(|card| !seen.iter().any(|set| set.has(*card)));
    unseen.map(|card| card.term().to_owned()).collect()
}
