//! The parts that the page of a table leaves out until they are opened: the sheets on which one reads what stands at a place, and long
//! lists of answers.

use maud::{Markup, html};
use seen::TableView;

use super::sight::Sight;
use crate::page::context::PageContext;
use crate::page::shell::{Frame, study};

/// The page of one sheet, or of all; `None` where nothing stands. The script takes the sheet out of it.
pub(super) fn sheets(
    ctx: &PageContext,
    sight: &Sight,
    view: &TableView,
    title: &str,
    wanted: Option<&str>,
) -> Option<Markup> {
    let all = sight.sheets().into_iter();
    // Without script answers are given in the bar alone.
    let reads = |sheet: &Markup| !sheet.0.contains(" data-choice=");
    let wants = |id: &str, sheet: &Markup| wanted.map_or_else(|| reads(sheet), |wanted| wanted == id);
    let sheets = all.filter(|(id, sheet)| wants(id, sheet)).collect::<Vec<_>>();
    if sheets.is_empty() {
        return None;
    }
    let body = html! {
        h1 { (title) }
        // A sheet at a table stands below the heading of its board.
        h2 .unseen { (ctx.language.text("table-sheets")) }
        p { a .button href={ "/t/" (view.id) } { (ctx.language.text("library-back")) } }
        div .sheets { @for (_, sheet) in &sheets { (sheet) } }
    };
    let frame = Frame { title, class: "read", tools: html! {}, game: Some(view.game.id), said: None };
    Some(study(ctx, &frame, &body))
}

/// The way there for whoever has no script.
pub(super) fn without_script(sight: &Sight, view: &TableView) -> Markup {
    html! {
        @if sight.is_apart() {
            noscript { p { a href={ "/t/" (view.id) "/sheets" } { (sight.language.text("table-sheets")) } } }
        }
    }
}
