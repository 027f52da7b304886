//! The ways on from a chapter of a campaign: to the next one, as this one was played, and to the log.

use canvas::art::icon;
use maud::{Markup, html};
use seen::{SeatKind, TableView};

use super::sight::Sight;
use crate::page::puzzles::chapter_name;

/// The option that names chapters, at a table of a game that has a campaign; none at one that counts nowhere.
pub(super) fn option(sight: &Sight, view: &TableView) -> Option<&'static str> {
    let page = sight.ctx.web.page(view.game.id)?;
    let counts = !view.learnt && !view.again && !view.study && view.puzzle.is_none() && view.day.is_none();
    page.campaign().filter(|option| counts && view.options.contains_key(*option))
}

/// The press that begins this chapter: alone or with the same bots, as the one before; where people play, the way to invite them.
pub(super) fn begin(sight: &Sight, view: &TableView, chapter: &str) -> Markup {
    let language = sight.language;
    let id = view.game.id;
    let option = sight.ctx.web.page(id).and_then(|page| page.campaign()).unwrap_or_default();
    let name = chapter_name(&sight.ctx, id, chapter);
    let word = if view.learnt { "campaign-begin-at" } else { "campaign-next-at" };
    let label = language.with(word, &[("chapter", (&name).into())]);
    let people = view.seats.iter().any(|seat| !seat.you && seat.kind != SeatKind::Bot);
    let sitter = |you: bool, level: Option<&str>| match (you, level) {
        (false, Some(level)) => format!("bot:{level}"),
        _ => "me".to_owned(),
    };
    html! {
        @if people {
            a .button .choice .choice--main href={ "/new/" (id) "?option-" (option) "=" (chapter) } { (icon("go")) (label) }
        } @else {
            form method="post" action="/tables" {
                input type="hidden" name="game" value=(id);
                @for seat in &view.seats { input type="hidden" name={ "seat-" (seat.seat) } value=(sitter(seat.you, seat.level.as_deref())); }
                input type="hidden" name={ "option-" (option) } value=(chapter);
                button .choice .choice--main type="submit" { (icon("go")) (label) }
            }
        }
    }
}

/// The way to the log.
pub(super) fn log(sight: &Sight, view: &TableView) -> Markup {
    html! { a .button .choice href={ "/campaign/" (view.game.id) } { (icon("journal")) (sight.language.text("campaign-title")) } }
}
