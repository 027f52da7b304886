//! The reader's own games, counted.

use canvas::Strength;
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
    let bots = |of: &str| bots(of).map(|share| format!("{share} %"));
    let level = |of: &str| language.text_if_known(&format!("level-{of}")).unwrap_or_else(|| of.to_owned());
    let strengths = ctx.web.page(id).and_then(|page| page.strengths());
    let side = |share: &Strength| {
        let (players, seat) = share.seat?;
        plays(language, id, players, Seat::from_number(seat)?)
    };
    let told = |share: Strength| match side(&share) {
        Some(side) => format!("{} {} % ({side})", level(share.who), share.percent),
        None => format!("{} {} %", level(share.who), share.percent),
    };
    let others = |of: &str| {
        let all = strengths?.against(of).map(told).collect::<Vec<_>>();
        (!all.is_empty()).then(|| all.join(", "))
    };
    let beside_levels: Beside = ("statistics-others", &others);
    let beside_chapters: Beside = ("statistics-bots", &bots);
    let measured = strengths.filter(|_| game.levels.iter().any(|count| others(&count.of).is_some()));
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
                (rows(ctx, id, "statistics-sides", &seats, &|of| seat(of).unwrap_or_default(), None))
                (rows(ctx, id, "statistics-levels", &game.levels, &level, Some(beside_levels)))
                (rows(ctx, id, "statistics-people", &game.people, &|of| of.to_owned(), None))
                (rows(ctx, id, "statistics-chapters", &game.chapters, &|of| chapter(ctx, id, of), Some(beside_chapters)))
            }
            @if let Some(measured) = measured {
                p .remark { (language.with("statistics-measured", &[("command", measured.command.into()), ("date", measured.date.into())])) }
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

/// The head of a column, and what stands there of the same, where it was measured.
type Beside<'a> = (&'static str, &'a dyn Fn(&str) -> Option<String>);

/// A table of counts under its title, with what was measured beside them.
fn rows(
    ctx: &PageContext,
    game: &str,
    title: &str,
    all: &[CountView],
    name: &dyn Fn(&str) -> String,
    beside: Option<Beside>,
) -> Markup {
    let beside = beside.filter(|(_, share)| all.iter().any(|count| share(&count.of).is_some()));
    let language = ctx.language;
    html! {
        @if !all.is_empty() {
            table #{ (title) "-" (game) } .study__counts {
                caption { (language.text(title)) }
                thead { tr { td {} th scope="col" { (language.text("statistics-played")) } th scope="col" { (language.text("statistics-won")) } th scope="col" { "%" } @if let Some((head, _)) = beside { th scope="col" { (language.text(head)) } } } }
                tbody { @for count in all { tr { th scope="row" { (name(&count.of)) } (numbers(&count.tally)) @if let Some((_, share)) = beside { td { (share(&count.of).unwrap_or_default()) } } } } }
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
