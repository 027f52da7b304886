//! The reader's own games, counted.

use canvas::art::icon;
use maud::{Markup, html};
use seen::{CountView, GameCountsView, StatisticsView, TallyView};
use table::Seat;

use super::context::PageContext;
use super::game_name;
use super::puzzles::chapter_name;
use super::shell::{Frame, study};
use super::table::plays;

/// The page of the reader's statistics.
pub(crate) fn statistics(ctx: &PageContext, view: &StatisticsView) -> Markup {
    let language = ctx.language;
    let title = language.text("statistics-title");
    let body = html! {
        h1 { (title) }
        @if view.all.played == 0 {
            p { (language.text("statistics-none")) }
            p { a .button href="/" { (icon("dice")) (language.text("statistics-begin")) } }
        }
        @else {
            p .study__won { (language.with("statistics-all", &[("played", view.all.played.into()), ("won", view.all.won.into())])) }
            p .remark { (language.text("statistics-what")) }
            p {
                a #plays-file .button href="/statistics/plays" download="bree.bgsplay" { (icon("journal")) (language.text("statistics-file")) }
                " " a .button .quiet href="/tables" { (language.text("lobby-finished-title")) }
            }
            @for game in &view.games { (of_game(ctx, game)) }
        }
    };
    study(ctx, &Frame { title: &title, class: "read study", tools: html! {}, game: None, said: None }, &body)
}

fn of_game(ctx: &PageContext, game: &GameCountsView) -> Markup {
    let language = ctx.language;
    let id = &game.game;
    let seat = |of: &str| {
        let (players, seat) = of.split_once('-')?;
        plays(language, id, players.parse().ok()?, Seat::from_number(seat.parse().ok()?)?)
    };
    let bots = |of: &str| {
        let (chapter, seats) = of.split_once('/')?;
        ctx.web.page(id)?.published(chapter, seats.parse().ok()?)
    };
    let level = |of: &str| language.text_if_known(&format!("level-{of}"));
    // Where seats have no sides there is nothing to compare.
    let seats = game.seats.iter().filter(|count| seat(&count.of).is_some()).cloned().collect::<Vec<_>>();
    html! {
        section .card aria-labelledby={ "of-" (id) } {
            h2 #{ "of-" (id) } { (game_name(language, id)) }
            p .study__won {
                (language.with("statistics-all", &[("played", game.all.played.into()), ("won", game.all.won.into())]))
                @if game.minutes > 0 { " " (language.with("statistics-minutes", &[("minutes", (game.minutes as u32).into())])) }
            }
            div .study__tables {
                (rows(ctx, id, "statistics-sides", &seats, &|of| seat(of).unwrap_or_default(), &|_| None))
                (rows(ctx, id, "statistics-levels", &game.levels, &|of| level(of).unwrap_or_else(|| of.to_owned()), &|_| None))
                (rows(ctx, id, "statistics-people", &game.people, &|of| of.to_owned(), &|_| None))
                (rows(ctx, id, "statistics-chapters", &game.chapters, &|of| chapter(ctx, id, of), &bots))
            }
        }
    }
}

/// A chapter and the number of seats.
fn chapter(ctx: &PageContext, game: &str, of: &str) -> String {
    let (chapter, seats) = of.split_once('/').unwrap_or((of, "1"));
    let seats = [("seats", seats.parse::<u32>().unwrap_or(1).into())];
    format!("{} · {}", chapter_name(ctx, game, chapter), ctx.language.with("statistics-seats", &seats))
}

/// A table of counts under its title. `bots` is the share in percent that hard bots win of the same, where that was measured.
fn rows(
    ctx: &PageContext,
    game: &str,
    title: &str,
    all: &[CountView],
    name: &dyn Fn(&str) -> String,
    bots: &dyn Fn(&str) -> Option<u8>,
) -> Markup {
    let measured = all.iter().any(|count| bots(&count.of).is_some());
    let language = ctx.language;
    html! {
        @if !all.is_empty() {
            table #{ (title) "-" (game) } .study__counts {
                caption { (language.text(title)) }
                thead { tr { td {} th scope="col" { (language.text("statistics-played")) } th scope="col" { (language.text("statistics-won")) } th scope="col" { "%" } @if measured { th scope="col" { (language.text("statistics-bots")) } } } }
                tbody { @for count in all { tr { th scope="row" { (name(&count.of)) } (numbers(&count.tally)) @if measured { td { @if let Some(share) = bots(&count.of) { (share) " %" } } } } } }
            }
        }
    }
}

fn numbers(tally: &TallyView) -> Markup {
    let decided = tally.won + tally.lost;
    html! {
        td { (tally.played) }
        td { (tally.won) }
        td { @if decided > 0 { (100 * tally.won / decided) } @else { "–" } }
    }
}
