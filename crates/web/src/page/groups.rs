//! Groups: who is of them, where they play, and the next evening.

use maud::{Markup, html};
use seen::{GameView, GroupCard, GroupInvitation, GroupPerson, GroupResult, GroupView, Status, TableCard};

use super::clock::{day, iso};
use super::context::PageContext;
use super::form::{field, name_input, select};
use super::game_name;
use super::qr::qr;
use super::shell::{Frame, shell};
use super::shelves::{facts, how, kept_at, kept_or_called, name_of, sit, state};
use canvas::Language;
use canvas::art::icon;

/// The page of the reader's groups.
pub(crate) fn groups(ctx: &PageContext, groups: &[GroupCard]) -> Markup {
    let language = ctx.language;
    let title = language.text("group-all");
    let input = html! { input #group-name name="name" maxlength="48" required autocomplete="off"; };
    let body = html! {
        h1 { (title) }
        p { (language.text("group-what")) }
        @if !ctx.reader.guest {
            p { (language.text("group-nobody")) }
            form .field .join method="post" action="/me" {
                input type="hidden" name="back" value="/groups";
                label for="group-own-name" { (language.text("house-your-name")) }
                div .copy {
                    (name_input("group-own-name", "", true))
                    button #group-call type="submit" { (language.text("house-call-me")) }
                }
            }
        } @else {
            ul .lobby #groups {
                @for group in groups { li { article .card { h2 { a href={ "/groups/" (group.id) } { (group.name) } } } } }
            }
            section .card {
                h2 { (language.text("group-new")) }
                form .fields method="post" action="/groups" {
                    (field("group-name", &language.text("group-name"), None, &input))
                    p { button #group-make .choice .choice--main type="submit" { (icon("handshake")) (language.text("group-make")) } }
                }
            }
        }
    };
    page(ctx, &title, &body)
}

/// The page of a group. Its people and its tables are drawn anew by the script now and then.
pub(crate) fn group(ctx: &PageContext, view: &GroupView) -> Markup {
    let language = ctx.language;
    let body = html! {
        h1 { (view.name) }
        section .card {
            h2 { (language.text("group-people")) }
            ul #group-people { @for person in &view.people { li { (called(ctx, person)) @if person.you { " " span .tag { (language.text("seat-you")) } } } } }
            div .field {
                label for="link-group" { (language.text("group-link")) }
                div .copy {
                    input #link-group readonly value=(ctx.outside(&view.join)) data-path=(view.join);
                    button type="button" hidden data-copy="link-group" { (icon("link")) (language.text("table-copy")) }
                }
                small { (language.text("group-link-note")) }
            }
            @if !view.url.is_empty() {
                details #group-code .folded {
                    summary { (icon("code")) " " (language.text("handed")) }
                    (qr(&view.url, &language.text("group-link")))
                }
            }
        }
        (evening(ctx, view))
        section #group-on .tables aria-labelledby="group-tables" {
            h2 #group-tables { (language.text("group-tables")) }
            @let on = view.tables.iter().filter(|card| card.status != Status::Finished).collect::<Vec<_>>();
            @if on.is_empty() { p { (language.text("group-none")) } }
            ul .lobby { @for card in on { li #{ "card-" (card.id) } { (table(ctx, view, card)) } } }
        }
        section #group-over .tables hidden[view.results.is_empty()] aria-labelledby="group-results" {
            h2 #group-results { (language.text("group-results")) }
            ul .lobby { @for result in &view.results { li #{ "result-" (result.table) } { (came_of(ctx, view, result)) } } }
        }
        @if view.first { (door(ctx, view)) }
        details .folded {
            summary { (icon("flag")) " " (language.text("group-leave")) }
            p { (language.text("group-leave-note")) }
            form method="post" action={ "/groups/" (view.id) "/leave" } { p { button type="submit" { (language.text("group-leave-sure")) } } }
        }
        p { a href="/groups" { (language.text("group-all")) } }
    };
    page(ctx, &view.name, &body)
}

fn called(ctx: &PageContext, person: &GroupPerson) -> String {
    named(ctx, &person.name)
}

fn named(ctx: &PageContext, name: &str) -> String {
    match name {
        "" => ctx.language.text("apart-nameless"),
        name => name.to_owned(),
    }
}

/// Link and members for the first member: who may come, and who may not.
fn door(ctx: &PageContext, view: &GroupView) -> Markup {
    let language = ctx.language;
    let asks = |path: &str, word: &str, person: &GroupPerson| {
        let name = called(ctx, person);
        html! {
            li {
                form method="post" action={ "/groups/" (view.id) (path) } {
                    p .card__foot { strong { (name) } " " button type="submit" { (language.text(word)) span .unseen { ": " (name) } } }
                }
            }
        }
    };
    let others = view.people.iter().filter(|person| !person.you).collect::<Vec<_>>();
    html! {
        details #group-door .folded {
            summary { (icon("link")) " " (language.text("group-door")) }
            section .card {
                p { (language.text("group-renew-note")) }
                form method="post" action={ "/groups/" (view.id) "/links/renew" } {
                    p { button #group-renew type="submit" { (icon("link")) (language.text("group-renew")) } }
                }
                @if !others.is_empty() {
                    h3 { (language.text("group-show-out-whom")) }
                    p { (language.text("group-show-out-note")) }
                    ul .ways { @for person in others { (asks(&format!("/people/{}/out", person.id), "group-show-out", person)) } }
                }
                @if !view.out.is_empty() {
                    h3 { (language.text("group-out")) }
                    ul .ways { @for person in &view.out { (asks(&format!("/out/{}/back", person.id), "group-let-back", person)) } }
                }
            }
        }
    }
}

/// The ways from a game that is over: to its table, and to another with the same people.
fn once_more(language: Language, view: &GroupView, card: &TableCard) -> Markup {
    let sat = !card.you.is_empty();
    html! {
        @if sat || card.public {
            p .card__foot { a .button href={ "/t/" (card.id) } { (language.text("lobby-go")) } }
        }
        @if sat {
            form method="post" action={ "/groups/" (view.id) "/tables" } {
                input type="hidden" name="from" value=(card.id);
                p { button type="submit" { (icon("handshake")) (language.text("group-again")) } }
            }
        }
    }
}

/// The result of a game, and the members' lines about it.
fn came_of(ctx: &PageContext, view: &GroupView, result: &GroupResult) -> Markup {
    let language = ctx.language;
    let names = |won: bool| {
        let seats = result.seats.iter().enumerate();
        let seats = seats.filter(|(index, _)| result.ended.winners.has(table::Seat::new(*index)) == won);
        seats.map(|(index, seat)| name_of(language, index, seat)).collect::<Vec<_>>()
    };
    let (won, others) = (names(true), names(false));
    let title = game_name(language, &result.game);
    let own = result.lines.iter().find(|line| line.you).map_or("", |line| line.text.as_str());
    let field = format!("line-{}", result.table);
    html! {
        article .card {
            h3 { (title) }
            p {
                @if won.is_empty() { (language.text("lobby-result-open")) ": " (language.list(&others)) }
                @else {
                    strong { (language.with("group-won", &[("names", (&language.list(&won)).into()), ("number", (won.len() as u32).into())])) }
                    @if !others.is_empty() { " · " (language.with("group-with", &[("names", (&language.list(&others)).into())])) }
                }
            }
            p { time datetime=(iso(result.ended.at)) { (day(result.ended.at)) } @if let Some(how) = how(result.ended.how) { " · " (language.text(how)) } }
            @if !result.lines.is_empty() {
                ul .ways { @for line in &result.lines { li { p { strong { (named(ctx, &line.name)) } ": " (line.text) } } } }
            }
            form .field method="post" action={ "/groups/" (view.id) "/tables/" (result.table) "/line" } {
                label for=(field) { (language.text("group-line")) span .unseen { ": " (title) ", " (day(result.ended.at)) } }
                div .copy {
                    input id=(field) name="text" value=(own) maxlength="200" autocomplete="off";
                    button type="submit" { (language.text("group-line-set")) }
                }
            }
            @if let Some(card) = view.tables.iter().find(|card| card.id == result.table) { (once_more(language, view, card)) }
        }
    }
}

/// A new table, with seats that are kept for those who are ticked.
fn evening(ctx: &PageContext, view: &GroupView) -> Markup {
    let language = ctx.language;
    let game = |game: &GameView| {
        let (least, most) = (game.info.least as u32, game.info.most as u32);
        let number = match least == most {
            true => language.with("lobby-players-just", &[("number", least.into())]),
            false => language.with("lobby-players", &[("least", least.into()), ("most", most.into())]),
        };
        let name = game_name(language, game.info.id);
        (game.info.id.to_owned(), format!("{name} ({number})"))
    };
    let games = view.games.iter().map(game).collect::<Vec<_>>();
    // Where a table of the game that is chosen has a seat for each, everybody is meant: the script sees to it when another is
    // chosen.
    let all = view.games.first().is_some_and(|game| view.people.len() <= game.info.most);
    html! {
        section .card {
            h2 { (language.text("group-evening")) }
            form #group-evening .fields method="post" action={ "/groups/" (view.id) "/tables" } {
                @for game in &view.games { span hidden data-most=(game.info.id) { (game.info.most) } }
                (field("group-game", &language.text("lobby-filter-game"), None, &select("group-game", "game", &games, "", false)))
                fieldset #group-seats hidden[view.people.len() < 2] data-people=(view.people.len()) {
                    legend { (language.text("group-seats")) }
                    @for person in view.people.iter().filter(|person| !person.you) {
                        @let id = format!("person-{}", person.id);
                        p .tick { input id=(id) type="checkbox" name=(id) value="yes" checked[all]; " " label for=(id) { (called(ctx, person)) } }
                    }
                }
                p .card__foot {
                    button #group-set .choice .choice--main type="submit" { (icon("dice")) (language.text("group-set")) }
                    button #group-how type="submit" formmethod="get" formaction={ "/groups/" (view.id) "/new" } { (language.text("group-how")) }
                }
            }
        }
    }
}

fn table(ctx: &PageContext, view: &GroupView, card: &TableCard) -> Markup {
    let language = ctx.language;
    let title = game_name(language, &card.game);
    let looks = !card.you.is_empty() || card.public;
    html! {
        article .card .card--yours[card.your_turn] {
            h3 { (title) }
            (facts(language, &view.games, card))
            p { @for (index, seat) in card.seats.iter().enumerate() { @if index > 0 { ", " } (kept_or_called(language, card, index, seat)) } }
            p { (state(language, card)) }
            div .card__foot {
                @if let Some(join) = kept_at(ctx, card) { (sit(language, card, join, &title)) }
                @else if let Some(join) = &card.join { a .button .choice href=(join) { (language.text("lobby-join")) } }
                @if looks { a .button href={ "/t/" (card.id) } { (language.text("lobby-go")) } }
            }
        }
    }
}

/// The page behind the link of a group.
pub(crate) fn invitation(ctx: &PageContext, view: &GroupInvitation) -> Markup {
    let language = ctx.language;
    let title = language.with("group-invited", &[("name", (&view.name).into())]);
    let name = ctx.reader.name.as_deref().unwrap_or_default();
    let people = view.people.iter().map(|name| named(ctx, name)).collect::<Vec<_>>();
    let body = html! {
        h1 { (title) }
        section .card {
            @if !people.is_empty() { p #group-in-it { (language.with("group-in-it", &[("names", (&language.list(&people)).into())])) } }
            p { (language.text("group-what")) }
            form .fields method="post" action={ "/groups/" (view.id) "/join" } {
                input type="hidden" name="token" value=(view.token);
                @if name.is_empty() { (field("group-my-name", &language.text("lobby-your-name"), None, &name_input("group-my-name", name, true))) }
                p { button #group-join .choice .choice--main type="submit" { (icon("check")) (language.text("group-join")) } }
            }
        }
    };
    page(ctx, &title, &body)
}

fn page(ctx: &PageContext, title: &str, body: &Markup) -> Markup {
    let frame = Frame { title, class: "read", tools: html! {}, game: None, said: None };
    shell(ctx, &frame, body)
}
