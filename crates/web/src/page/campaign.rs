//! The log of a campaign: chapters with stars, and the ways to play on.

use canvas::art::icon;
use maud::{Markup, html};
use seen::{CampaignView, ChapterView, GoOnView};

use super::begin::{middling, nameless};
use super::context::PageContext;
use super::game_name;
use super::puzzles::chapter_name;
use super::shell::{Frame, study};

/// The page of the log.
pub(crate) fn campaign(ctx: &PageContext, view: &CampaignView) -> Markup {
    let language = ctx.language;
    let id = view.game.info.id;
    let title = language.text("campaign-title");
    let won = view.chapters.iter().filter(|chapter| chapter.stars.count() > 0).count();
    let stars = view.chapters.iter().map(|chapter| chapter.stars.count()).sum::<usize>();
    let numbers = [
        ("won", (won as u32).into()),
        ("all", (view.chapters.len() as u32).into()),
        ("stars", (stars as u32).into()),
        ("most", (3 * view.chapters.len() as u32).into()),
    ];
    let body = html! {
        p .study__of { a href={ "/rules/" (id) "#how" } { (game_name(language, id)) } }
        h1 { (title) }
        @if view.saved { p #saved role="status" { (icon("check")) " " (language.text("campaign-saved")) } }
        p .study__won { (language.with("campaign-so-far", &numbers)) }
        p { (language.text("campaign-stars")) }
        @if let Some(what) = language.text_if_known(&format!("{id}-campaign-what")) { p { (what) } }
        @if let Some(go_on) = &view.go_on { (ways_on(ctx, view, go_on)) }
        form #campaign-form method="post" action="/tables" {
            @if ctx.reader.name.as_deref().unwrap_or_default().is_empty() { (nameless()) }
        }
        h2 #chapters .unseen { (language.text("campaign-chapters")) }
        ol .log aria-labelledby="chapters" { @for chapter in &view.chapters { (entry(ctx, view, chapter)) } }
        @if ctx.reader.guest { (on_paper(ctx, view)) } @else { p .remark { (language.text("campaign-stranger")) } }
        p { a href={ "/puzzles/" (id) } { (icon("sun")) " " (language.text("puzzle-title")) } " · " a href="/statistics" { (icon("journal")) " " (language.text("statistics-title")) } }
    };
    study(ctx, &Frame { title: &title, class: "read study", tools: html! {}, game: None, said: None }, &body)
}

/// The next chapter, and the doors to it: alone, with bots, with friends.
fn ways_on(ctx: &PageContext, view: &CampaignView, go_on: &GoOnView) -> Markup {
    let language = ctx.language;
    let id = view.game.info.id;
    // Who has not played yet is not led to play all hands by themselves.
    let new = view.chapters.iter().all(|chapter| chapter.attempts == 0 && chapter.stars.count() == 0);
    // As the last was played, also where that was lost.
    let by_oneself = !new && go_on.bots.as_ref().is_none_or(Vec::is_empty);
    let main = |alone: bool| go_on.table.is_none() && alone == by_oneself;
    html! {
        section .card aria-labelledby="chapter-next" {
            h2 #chapter-next { (language.text("campaign-next")) }
            p .study__chapter { (chapter_name(ctx, id, &go_on.chapter)) }
            p .log__doors {
                @if let Some(table) = &go_on.table { a #chapter-next-table .button .choice .choice--main href={ "/t/" (table) } { (icon("dice")) (language.text("puzzle-day-on")) } }
                (press(ctx, view, &go_on.chapter, "next", true, main(true)))
                (press(ctx, view, &go_on.chapter, "next", false, main(false)))
                a #begin-friends .button href={ "/new/" (id) "?option-" (view.option) "=" (go_on.chapter) } { (icon("handshake")) (language.text("lobby-with-friends")) }
            }
        }
    }
}

/// A chapter's door, alone or with bots: a press, and the fields that it sends.
fn door(ctx: &PageContext, view: &CampaignView, chapter: &str, alone: bool) -> Markup {
    let bots = if alone { 0 } else { 3 };
    let levels = std::iter::repeat_n(middling(&view.game).to_owned(), bots).collect::<Vec<_>>();
    html! {
        (fields(view.game.info.id, view.option, chapter, &levels, &which(chapter, alone), "campaign-form"))
        (press(ctx, view, chapter, "begin", alone, false))
    }
}

/// The value of the press that begins a chapter, and the beginning of its fields' names.
fn which(chapter: &str, alone: bool) -> String {
    format!("{}:{chapter}:", if alone { "alone" } else { "bots" })
}

/// A press that begins a chapter, in the form of the page; the next chapter has one above its own, and its fields once.
fn press(ctx: &PageContext, view: &CampaignView, chapter: &str, id: &str, alone: bool, main: bool) -> Markup {
    let language = ctx.language;
    let kind = if alone { "alone" } else { "bots" };
    html! {
        button #{ (id) "-" (kind) "-" (chapter) } .button .choice--main[main] type="submit" form="campaign-form" name="which" value=(which(chapter, alone)) {
            (icon(if alone { "person" } else { "bot" })) (language.text(if alone { "campaign-alone" } else { "campaign-bots" }))
            span .unseen { ": " (chapter_name(ctx, view.game.info.id, chapter)) }
        }
    }
}

/// The fields of a table of one chapter: the reader on the first seat, and bots of these levels.
fn fields(game: &str, option: &str, chapter: &str, bots: &[String], which: &str, form: &str) -> Markup {
    html! {
        input type="hidden" form=(form) name={ (which) "game" } value=(game);
        input type="hidden" form=(form) name={ (which) "seat-1" } value="me";
        @for (seat, level) in (2..).zip(bots) { input type="hidden" form=(form) name={ (which) "seat-" (seat) } value={ "bot:" (level) }; }
        input type="hidden" form=(form) name={ (which) "option-" (option) } value=(chapter);
    }
}

/// A chapter of the log.
fn entry(ctx: &PageContext, view: &CampaignView, chapter: &ChapterView) -> Markup {
    let language = ctx.language;
    let id = view.game.info.id;
    let stars = [
        (chapter.stars.alone, "campaign-star-alone"),
        (chapter.stars.bots, "campaign-star-bots"),
        (chapter.stars.people, "campaign-star-people"),
    ];
    let words = stars.iter().filter(|(won, _)| *won).map(|(_, word)| language.text(word)).collect::<Vec<_>>();
    let said = if words.is_empty() { language.text("campaign-none") } else { language.list(&words) };
    html! {
        li #{ "chapter-" (chapter.chapter) } .log__chapter .log__chapter--won[!words.is_empty()] {
            div .log__what {
                h3 { (chapter_name(ctx, id, &chapter.chapter)) }
                p .log__facts {
                    @if chapter.attempts > 0 { (language.with("campaign-attempts", &[("attempts", chapter.attempts.into())])) }
                    @if !chapter.with.is_empty() { " · " (language.with("campaign-with", &[("names", (&language.list(&chapter.with)).into())])) }
                    @if chapter.paper.is_some() { " · " (language.text("campaign-on-paper")) }
                    @if let Some(table) = &chapter.table { " · " a href={ "/t/" (table) } { (language.text(if chapter.on { "campaign-playing" } else { "campaign-last" })) } }
                }
            }
            p .log__stars title=(said) {
                span aria-hidden="true" { @for (index, (won, _)) in stars.iter().enumerate() { @if index > 0 { " " } @if *won { "★" } @else { "☆" } } }
                span .unseen { (said) }
            }
            p .log__doors { (door(ctx, view, &chapter.chapter, true)) (door(ctx, view, &chapter.chapter, false)) }
        }
    }
}

/// What was played on paper: written down here, taken in as a file, and the log as a file.
fn on_paper(ctx: &PageContext, view: &CampaignView) -> Markup {
    let language = ctx.language;
    let id = view.game.info.id;
    let action = format!("/campaign/{id}");
    html! {
        section .card aria-labelledby="paper" {
            h2 #paper { (icon("journal")) " " (language.text("campaign-paper")) }
            p { (language.text("campaign-paper-what")) }
            details #paper-form .study__more {
                summary { (language.text("campaign-paper-open")) }
                form method="post" action=(action) {
                    div .log__paper {
                        @for chapter in &view.chapters {
                            @let name = chapter_name(ctx, id, &chapter.chapter);
                            @let paper = chapter.paper.clone().unwrap_or_default();
                            fieldset {
                                legend { (name) }
                                p .tick { input id={ "won-" (chapter.chapter) } type="checkbox" name={ "won-" (chapter.chapter) } value="yes" checked[paper.won]; " " label for={ "won-" (chapter.chapter) } { (language.text("campaign-paper-won")) } }
                                div .field {
                                    label for={ "attempts-" (chapter.chapter) } { (language.text("campaign-paper-attempts")) }
                                    input id={ "attempts-" (chapter.chapter) } type="number" min="0" max="999" name={ "attempts-" (chapter.chapter) } value=[(paper.attempts > 0).then_some(paper.attempts)];
                                }
                                div .field {
                                    label for={ "with-" (chapter.chapter) } { (language.text("campaign-paper-with")) }
                                    input id={ "with-" (chapter.chapter) } name={ "with-" (chapter.chapter) } value=(paper.with.join(", ")) maxlength="200" autocomplete="off";
                                }
                            }
                        }
                    }
                    p { button .choice .choice--main type="submit" { (language.text("campaign-paper-save")) } }
                }
            }
            details #paper-file .study__more {
                summary { (language.text("campaign-file")) }
                p { a #campaign-file .button href={ (action) "/file" } download="bree-campaign.json" { (icon("journal")) (language.text("campaign-export")) } }
                form method="post" action=(action) {
                    div .field {
                        label for="campaign-text" { (language.text("campaign-import")) }
                        textarea #campaign-text name="file" rows="5" spellcheck="false" required {}
                        small { (language.text("campaign-import-what")) }
                    }
                    p { button type="submit" { (language.text("campaign-import-do")) } }
                }
            }
        }
    }
}

/// The way to play on, at the entrance.
pub(super) fn go_on(ctx: &PageContext, go_on: &GoOnView) -> Markup {
    let language = ctx.language;
    let numbers = [("won", (go_on.won as u32).into()), ("all", (go_on.all as u32).into())];
    html! {
        section #chapter-on .tables aria-labelledby="chapter-on-title" {
            h2 #chapter-on-title { (language.text("campaign-go-on")) }
            ul .rows {
                li .row {
                    div .row__what {
                        h3 { a href={ "/campaign/" (go_on.game) } { (chapter_name(ctx, &go_on.game, &go_on.chapter)) } }
                        p .row__facts { (game_name(language, &go_on.game)) " · " (language.with("campaign-won-of", &numbers)) }
                    }
                    @match (&go_on.table, &go_on.bots) {
                        (Some(table), _) => a .button .choice href={ "/t/" (table) } { (language.text("campaign-go")) },
                        (None, Some(bots)) => form method="post" action="/tables" {
                            (plain_fields(&go_on.game, go_on.option, &go_on.chapter, bots))
                            button #chapter-on-now .choice type="submit" { (language.text("campaign-go")) }
                        },
                        (None, None) => a .button .choice href={ "/campaign/" (go_on.game) } { (language.text("campaign-go")) },
                    }
                }
            }
        }
    }
}

/// The same fields in a form of their own.
fn plain_fields(game: &str, option: &str, chapter: &str, bots: &[String]) -> Markup {
    html! {
        input type="hidden" name="game" value=(game);
        input type="hidden" name="seat-1" value="me";
        @for (seat, level) in (2..).zip(bots) { input type="hidden" name={ "seat-" (seat) } value={ "bot:" (level) }; }
        input type="hidden" name={ "option-" (option) } value=(chapter);
    }
}
