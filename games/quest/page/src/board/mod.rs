//! The board of Middle-earth Quest on a page.
//!
//! | id | what |
//! |---|---|
//! | `region-bree` | a place of the map; `stack-bree` what is known and may be chosen there, opened |
//! | `pawn-eleanor`, `minion-gothmog`, `token-3`, `character-gandalf` | who stands on the map |
//! | `card-…`, `plot-…`, `shadow-…`, `peril-…` | cards one sees |
//! | `slot-1`, `act-command`, `marker-red`, `pool` | Sauron's board and the story |
//! | `hero-thalin` | a hero who may be chosen |
//! | `life-1`, `item-1-horse`, `quest-1-…`, `corruption-1-…`, `attribute-1-wisdom`, `favor-1` | a hero's sheet |
//! | `do-…` | a choice by its notation, listed where it is made |

mod asked;
mod card;
mod chart;
mod combat;
mod facts;
mod ground;
mod hand;
mod hero;
mod how;
mod kinds;
mod library;
mod line;
mod map;
mod moment;
mod opened;
mod page;
mod piece;
mod players;
mod poster;
mod sauron;
mod sign;
mod spots;
mod stage;
mod stops;
mod story;
mod strength;
mod trace;

pub use page::QuestPage;

use canvas::Context;
use maud::{Markup, html};
use quest::MiddleEarthQuest;
use quest::ids::{Place, Who};
use quest::pack::Pack;
use quest::view::View;
use table::Seat;

use crate::Reader;

/// The scene the table is drawn from.
pub(crate) type Scene<'a> = canvas::Scene<'a, MiddleEarthQuest>;

/// The reader of the cards of this view.
pub(crate) fn reader<'a>(view: &'a View, ctx: &Context) -> Reader<'a> {
    reader_of(&view.table.pack, ctx)
}

/// The reader of the texts of this pack.
pub(crate) fn reader_of<'a>(pack: &'a Pack, ctx: &Context) -> Reader<'a> {
    Reader { language: ctx.language, pack }
}

/// The hero of a seat, once chosen.
pub(crate) fn who(view: &View, seat: Seat) -> Option<Who> {
    view.table.heroes.get(seat.index().checked_sub(1)?)?.who
}

pub(crate) fn place_name(ctx: &Context, place: Place) -> String {
    ctx.say(place.term())
}

/// Would so many cards be the last that this hero has, so that who pays them is defeated? The life pool is counted: nobody sees it.
pub(crate) fn pays_the_last(view: &View, seat: Seat, cards: u8) -> bool {
    let [life, hand, _] = view.counts.heroes.get(seat.index() - 1).copied().unwrap_or_default();
    !view.table.options.last_card && life == 0 && hand <= cards
}

/// The part of a seat: Sauron, or a hero by name.
pub(crate) fn part(view: &View, ctx: &Context, seat: Seat) -> String {
    if seat == quest::state::SAURON {
        return ctx.say("quest-side-sauron");
    }
    who(view, seat).map_or_else(|| ctx.say("quest-board-no-hero"), |who| ctx.say(who.term()))
}

/// A panel beside the map, under a title.
pub(crate) fn panel(id: &str, class: &str, title: &str, sum: &str, inside: &Markup) -> Markup {
    html! {
        section id=(id) class={ "qu-panel " (class) } aria-label=(title) {
            h3 .qu-panel__title { (title) @if !sum.is_empty() { span .qu-panel__sum { (sum) } } }
            (inside)
        }
    }
}

/// A number with its sign and its name.
pub(crate) fn count(sign: &str, number: impl std::fmt::Display, what: &str) -> Markup {
    html! { span .qu-count title=(what) { (sign::icon(sign)) span .unseen { (what) " " } b { (number) } } }
}
