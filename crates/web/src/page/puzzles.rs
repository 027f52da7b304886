//! Puzzles, and the deal of the day.

use canvas::art::icon;
use maud::{Markup, html};
use seen::{DayView, PuzzleCard, PuzzleState, PuzzlesView, Verdict};

use super::begin::nameless;
use super::context::PageContext;
use super::game_name;
use super::shell::{Frame, study};

/// The page of a game's puzzles.
pub(crate) fn puzzles(ctx: &PageContext, view: &PuzzlesView) -> Markup {
    let language = ctx.language;
    let id = view.game.info.id;
    // What they are is said by the game.
    let of = |word: &str| language.text(&format!("{id}-puzzle-{word}"));
    let title = language.text(if view.days.is_empty() { "puzzle-shelf" } else { "puzzle-title" });
    let body = html! {
        p .study__of { a href={ "/rules/" (id) "#how" } { (game_name(language, id)) } }
        h1 { (title) }
        form #puzzles-form method="post" action="/tables" {
            input type="hidden" name="game" value=(id);
            @if ctx.reader.name.as_deref().unwrap_or_default().is_empty() { (nameless()) }
        }
        @if let Some((today, before)) = view.days.split_first() { (of_the_day(ctx, id, today, before)) }
        section .card aria-labelledby="shelf" {
            h2 #shelf { (icon("eye")) " " (language.text("puzzle-shelf")) }
            p { (of("what")) }
            @for grade in 1..=3_u8 { (shelf(ctx, id, &view.shelf, grade)) }
            p .remark { (of("solo")) }
        }
    };
    study(
        ctx,
        &Frame { title: &title, class: "read study", tools: html! {}, game: None, said: Some(&of("what")) },
        &body,
    )
}

/// The name of a chapter, as the option of the game has it.
pub(super) fn chapter_name(ctx: &PageContext, game: &str, chapter: &str) -> String {
    let named = ctx.language.text_if_known(&format!("{game}-option-chapter-{chapter}"));
    named.unwrap_or_else(|| chapter.to_owned())
}

/// Today's deal, and how those of the days before went.
fn of_the_day(ctx: &PageContext, game: &str, today: &DayView, before: &[DayView]) -> Markup {
    let language = ctx.language;
    html! {
        section .card aria-labelledby="day" {
            h2 #day { (icon("sun")) " " (language.text("puzzle-day")) " " time .tag datetime=(today.date) { (today.date) } }
            p .study__chapter { (chapter_name(ctx, game, &today.chapter)) }
            p { (language.text("puzzle-day-what")) }
            p .study__won { (won(ctx, today)) }
            p {
                @match (&today.table, today.result) {
                    (Some(table), Some(result)) => {
                        (verdict(ctx, result)) " "
                        a #day-open .button href={ "/t/" (table) } { (language.text("puzzle-day-look")) }
                    }
                    (Some(table), None) => a #day-open .button .choice .choice--main href={ "/t/" (table) } { (language.text("puzzle-day-on")) },
                    (None, _) => button #day-begin .choice .choice--main type="submit" form="puzzles-form" name="day" value="yes" { (icon("dice")) (language.text("puzzle-day-begin")) },
                }
            }
            @if !before.is_empty() {
                details .study__more {
                    summary { (language.text("puzzle-days-before")) }
                    ul .log {
                        @for day in before {
                            li .log__chapter {
                                div .log__what { h3 { @match &day.table { Some(table) => a href={ "/t/" (table) } { (day.date) }, None => (day.date) } " · " (chapter_name(ctx, game, &day.chapter)) } p .log__facts { (won(ctx, day)) } }
                                @if let Some(result) = day.result { p { (verdict(ctx, result)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// How many have won it.
fn won(ctx: &PageContext, day: &DayView) -> String {
    let numbers = [("played", (day.played as u32).into()), ("won", (day.won as u32).into())];
    ctx.language.with(if day.played == 0 { "puzzle-day-nobody" } else { "puzzle-day-won" }, &numbers)
}

/// A result in a word.
pub(super) fn verdict(ctx: &PageContext, result: Verdict) -> Markup {
    let word = match result {
        Verdict::Won => "won",
        Verdict::Lost => "lost",
        Verdict::Open => "open",
    };
    html! { strong class={ "result result--" (word) } { (ctx.language.text(&format!("lobby-result-{word}"))) } }
}

/// The puzzles of one grade.
fn shelf(ctx: &PageContext, game: &str, all: &[PuzzleCard], grade: u8) -> Markup {
    let language = ctx.language;
    let cards = all.iter().filter(|card| card.grade == grade).collect::<Vec<_>>();
    let solved = cards.iter().filter(|card| card.state == PuzzleState::Solved).count();
    let numbers = [("solved", (solved as u32).into()), ("all", (cards.len() as u32).into())];
    html! {
        @if !cards.is_empty() {
            h3 #{ "grade-" (grade) } { (language.text(&format!("{game}-puzzle-grade-{grade}"))) " " span .tag { (language.with("puzzle-solved-of", &numbers)) } }
            ol .study__shelf aria-labelledby={ "grade-" (grade) } { @for card in &cards { li { (square(ctx, game, card)) } } }
        }
    }
}

/// A puzzle: begun by a press, or the way back to its table.
fn square(ctx: &PageContext, game: &str, card: &PuzzleCard) -> Markup {
    let language = ctx.language;
    let word = match card.state {
        PuzzleState::New => "new",
        PuzzleState::Begun => "begun",
        PuzzleState::Told => "told",
        PuzzleState::Solved => "solved",
    };
    let said = language.text(&format!("puzzle-state-{word}"));
    let said = match card.chapter.as_str() {
        "" => said,
        chapter => format!("{} · {said}", chapter_name(ctx, game, chapter)),
    };
    let sign = match card.state {
        PuzzleState::New => html! {},
        PuzzleState::Begun => icon("hourglass"),
        PuzzleState::Told => icon("eye"),
        PuzzleState::Solved => icon("check"),
    };
    let class = format!("button study__puzzle study__puzzle--{word}");
    let inside = html! { span .study__number { (card.number) } (sign) span .unseen { ": " (said) } };
    html! {
        @match &card.table {
            Some(table) => a #{ "puzzle-" (card.seed) } class=(class) href={ "/t/" (table) } title=(said) { (inside) },
            None => button #{ "puzzle-" (card.seed) } class=(class) type="submit" form="puzzles-form" name="puzzle" value=(card.seed) title=(said) { (inside) },
        }
    }
}
