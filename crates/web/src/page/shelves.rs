//! The reader's tables on their shelves: waiting for the reader, under way, waiting for players, finished; and the public
//! tables.

use canvas::Language;
use canvas::art::icon;
use maud::{Markup, html};
use seen::{FinishedView, GameView, How, LobbyView, Pace, SeatKind, Status, TableCard, TableSeat, Verdict};
use table::Seat;

use super::clock::iso;
use super::context::PageContext;
use super::form::{field, select};
use super::game_name;
use super::pace::{pace_words, since};
use super::shell::{Frame, door};
use super::table::{called, plays, sign};

/// Finished games shown at the entrance.
const LAST: usize = 5;

/// The title of the tab: the number of tables that wait for the reader, be it their turn or a seat that is kept for them.
pub(super) fn title(language: Language, view: &LobbyView) -> String {
    let turns = view.mine.iter().filter(|card| card.your_turn).count() + view.invited.len();
    let title = language.text("lobby-title");
    if turns == 0 { title } else { format!("({turns}) {title}") }
}

/// Waiting tables shown at once.
const FIRST: usize = 3;

/// The tables at which it is the reader's turn, and the seats that are kept for them. None is left out; the script draws
/// it anew now and then.
pub(super) fn waiting(ctx: &PageContext, view: &LobbyView) -> Markup {
    let language = ctx.language;
    let turn = view.mine.iter().filter(|card| card.your_turn).collect::<Vec<_>>();
    let invited = view.invited.iter().collect::<Vec<_>>();
    let on = first_under_way(view);
    html! {
        div #turns data-title={ (title(language, view)) " · Bree" } {
            (few(ctx, &view.games, "lobby-turn", &turn))
            (few(ctx, &view.games, "lobby-invited", &invited))
            (few(ctx, &view.games, "lobby-playing", &on))
            @if turn.is_empty() && on.is_empty() && !view.mine.is_empty() { p .remark { (language.text("lobby-no-turn")) } }
            @if !view.groups.is_empty() {
                p #your-groups { (icon("handshake")) @for group in &view.groups { " " a href={ "/groups/" (group.id) } { (group.name) } } }
            }
        }
    }
}

/// The reader's games under way, where nothing waits for them: then these stand first.
fn first_under_way(view: &LobbyView) -> Vec<&TableCard> {
    if !view.invited.is_empty() || view.mine.iter().any(|card| card.your_turn) {
        return Vec::new();
    }
    view.mine.iter().filter(|card| card.status == Status::Playing && !card.hidden).collect()
}

/// The first of these, and the others when they are asked for.
fn few(ctx: &PageContext, games: &[GameView], title: &str, shown: &[&TableCard]) -> Markup {
    let language = ctx.language;
    let (first, more) = shown.split_at(shown.len().min(FIRST));
    html! {
        @if !shown.is_empty() {
            section .tables aria-labelledby=(title) {
                h2 #(title) { (language.text(title)) span .tag { " " (shown.len()) } }
                (rows(ctx, games, first))
                @if !more.is_empty() {
                    details #{ (title) "-more" } .more {
                        summary { (language.with("lobby-more", &[("number", (more.len() as u32).into())])) }
                        (rows(ctx, games, more))
                    }
                }
            }
        }
    }
}

/// The reader's other tables: under way, and waiting for players. The script draws them anew now and then.
pub(super) fn own(ctx: &PageContext, view: &LobbyView) -> Markup {
    let language = ctx.language;
    let of = |status: Status| {
        let fits = move |card: &&TableCard| card.status == status && !card.your_turn && !card.hidden;
        view.mine.iter().filter(fits).collect::<Vec<_>>()
    };
    let hidden = view.mine.iter().filter(|card| card.hidden && card.status != Status::Finished);
    let hidden = hidden.collect::<Vec<_>>();
    html! {
        div #my-tables {
            @if first_under_way(view).is_empty() { (shelf(ctx, &view.games, "lobby-playing", &of(Status::Playing))) }
            (shelf(ctx, &view.games, "lobby-waits", &of(Status::Waiting)))
            @if !hidden.is_empty() {
                details #lobby-hidden .folded {
                    summary { (icon("eye")) " " (language.with("lobby-hidden", &[("number", (hidden.len() as u32).into())])) }
                    (rows(ctx, &view.games, &hidden))
                }
            }
            @if ctx.reader.guest { p { a href="/groups" { (icon("handshake")) " " (language.text("group-all")) } } }
            @if ctx.reader.notices && !view.mine.is_empty() {
                p { a href="/me/notices" { (icon("hourglass")) " " (language.text("notices-title")) } }
            }
        }
    }
}

/// The last of the reader's games that are over.
pub(super) fn over(ctx: &PageContext, view: &LobbyView) -> Markup {
    let language = ctx.language;
    let over = view.mine.iter().filter(|card| card.status == Status::Finished && !card.hidden);
    let over = over.take(LAST).collect::<Vec<_>>();
    html! {
        div #over-tables {
            (shelf(ctx, &view.games, "lobby-over", &over))
            @if view.finished > 0 {
                p { a href="/statistics" { (icon("journal")) " " (language.text("statistics-title")) } }
                p { a href="/tables" { (language.with("lobby-all-over", &[("number", (view.finished as u32).into())])) } }
            }
        }
    }
}

/// The tables that everybody may see.
pub(super) fn public(ctx: &PageContext, view: &LobbyView) -> Markup {
    let language = ctx.language;
    let all = view.public.iter().collect::<Vec<_>>();
    html! {
        div #public-tables {
            section .tables aria-labelledby="lobby-public" {
                h2 #lobby-public { (language.text("lobby-public")) }
                @if all.is_empty() { p { (language.text("lobby-none")) } }
                (rows(ctx, &view.games, &all))
                @if ctx.reader.notices { p { a #wish href="/me/notices#wishes" { (icon("hourglass")) " " (language.text("notices-wishes")) } } }
            }
        }
    }
}

/// One shelf; nothing where it is empty.
fn shelf(ctx: &PageContext, games: &[GameView], title: &str, shown: &[&TableCard]) -> Markup {
    let language = ctx.language;
    html! {
        @if !shown.is_empty() {
            section .tables aria-labelledby=(title) {
                h2 #(title) { (language.text(title)) }
                (rows(ctx, games, shown))
            }
        }
    }
}

fn rows(ctx: &PageContext, games: &[GameView], shown: &[&TableCard]) -> Markup {
    html! { @if !shown.is_empty() { ul .rows { @for card in shown { (row(ctx, games, card, "lobby")) } } } }
}

/// The page of all games that are over.
pub(crate) fn finished(ctx: &PageContext, view: &FinishedView) -> Markup {
    let language = ctx.language;
    let title = language.text("lobby-finished-title");
    let all = [(String::new(), language.text("lobby-filter-all"))];
    let games = view.games.iter().map(|game| (game.info.id.to_owned(), game_name(language, game.info.id)));
    let games = all.iter().cloned().chain(games).collect::<Vec<_>>();
    let words = ["won", "lost", "open"]
        .map(|result| (result.to_owned(), language.text(&format!("lobby-result-{result}"))));
    let results = all.into_iter().chain(words).collect::<Vec<_>>();
    let result = view.result.map_or("", word);
    let game = view.game.as_deref().unwrap_or_default();
    let hidden = if view.hidden { "yes" } else { "" };
    let page = |page: usize| format!("/tables?game={game}&result={result}&hidden={hidden}&page={page}");
    let last = view.all.saturating_sub(1) / view.each;
    let body = html! {
        h1 { (title) }
        form .fields method="get" action="/tables" {
            (field("filter-game", &language.text("lobby-filter-game"), None, &select("filter-game", "game", &games, game, false)))
            (field("filter-result", &language.text("lobby-filter-result"), None, &select("filter-result", "result", &results, result, false)))
            p .tick { input #filter-hidden type="checkbox" name="hidden" value="yes" checked[view.hidden]; " " label for="filter-hidden" { (language.text("lobby-filter-hidden")) } }
            p { button type="submit" { (language.text("lobby-filter")) } }
        }
        @if view.tables.is_empty() { p { (language.text("lobby-none-over")) } }
        @else { h2 .unseen { (language.text("lobby-over")) } }
        ul .rows { @for card in &view.tables { (row(ctx, &view.games, card, "tables")) } }
        @if last > 0 {
            nav .pages aria-label=(language.text("lobby-pages")) {
                @if view.page > 0 { a .button href=(page(view.page - 1)) rel="prev" { "‹ " (language.text("lobby-later")) } }
                " " (view.page + 1) " / " (last + 1) " "
                @if view.page < last { a .button href=(page(view.page + 1)) rel="next" { (language.text("lobby-earlier")) " ›" } }
            }
        }
    };
    let frame = Frame { title: &title, class: "read", tools: html! {}, game: None, said: None };
    door(ctx, &frame, &body)
}

const fn word(result: Verdict) -> &'static str {
    match result {
        Verdict::Won => "won",
        Verdict::Lost => "lost",
        Verdict::Open => "open",
    }
}

/// A table as one row, which is a link: the game, the players, the state.
fn row(ctx: &PageContext, games: &[GameView], card: &TableCard, back: &str) -> Markup {
    let language = ctx.language;
    let game = game_name(language, &card.game);
    let called = [&card.label, &card.name].into_iter().find(|name| !name.is_empty());
    let title = called.cloned().unwrap_or_else(|| game.clone());
    let (who, how) = (others(card).collect::<Vec<_>>(), facts(language, games, card));
    let with = !card.you.is_empty() && who.iter().any(|(_, seat)| seat.kind != SeatKind::Open);
    // Where a seat is kept for somebody, the table is not theirs to look at yet.
    let kept = card.join.as_ref().filter(|_| card.kept.is_some());
    let at = kept.cloned().unwrap_or_else(|| format!("/t/{}", card.id));
    html! {
        li #{ "card-" (card.id) } .row .row--yours[card.your_turn] {
            div .row__what {
                h3 { a href=(at) { (title) } }
                p .row__facts {
                    @if called.is_some() { (game) " · " }
                    @if with { (language.text("lobby-with")) " " }
                    @for (index, seat) in &who { (icon(sign(seat.kind, seat.program))) " " (kept_or_called(language, card, *index, seat)) @if seat.program { span .unseen { " (" (language.text("seat-program")) ")" } } " " }
                    @if !who.is_empty() && !how.0.is_empty() { "· " }
                    (how)
                }
            }
            p .row__state { (state(language, card)) }
            @if let Some(join) = kept_at(ctx, card) { (sit(language, card, join, &title)) }
            @else if let Some(join) = &card.join { a .button .choice href=(join) { (language.text("lobby-join")) span .unseen { ": " (title) } } }
            @if !card.you.is_empty() { (keep(language, card, &title, back)) }
        }
    }
}

/// The link to the seat that is kept for the reader, if they have a name to sit there by.
pub(super) fn kept_at<'a>(ctx: &PageContext, card: &'a TableCard) -> Option<&'a str> {
    let named = ctx.reader.name.as_deref().is_some_and(|name| !name.is_empty());
    card.join.as_deref().filter(|_| named && card.kept.is_some())
}

/// The press that takes the seat that is kept for the reader: who they are is known.
pub(super) fn sit(language: Language, card: &TableCard, join: &str, title: &str) -> Markup {
    let token = join.rsplit('/').next().unwrap_or_default();
    html! {
        form .row__sit method="post" action={ "/t/" (card.id) "/join" } {
            input type="hidden" name="token" value=(token);
            button .choice .choice--main type="submit" { (language.text("lobby-join")) span .unseen { ": " (title) } }
        }
    }
}

/// The name of a player at a table; of the seat that is kept for the reader, that it is.
pub(super) fn kept_or_called(language: Language, card: &TableCard, index: usize, seat: &TableSeat) -> String {
    if card.kept.is_some_and(|kept| usize::from(kept) == index + 1) {
        return language.with("seat-kept-you", &[("seat", ((index + 1) as u32).into())]);
    }
    name_of(language, index, seat)
}

/// The other players.
fn others(card: &TableCard) -> impl Iterator<Item = (usize, &TableSeat)> {
    let own = |index: usize| card.you.iter().any(|seat| usize::from(*seat) == index + 1);
    card.seats.iter().enumerate().filter(move |(index, _)| !own(*index))
}

/// The unusual options, the reader's side, and the pace.
pub(super) fn facts(language: Language, games: &[GameView], card: &TableCard) -> Markup {
    let game = games.iter().find(|game| game.info.id == card.game);
    let usual = |option: &str, value: &str| {
        let known = game.and_then(|game| game.options.iter().find(|known| known.id == option));
        known.is_none_or(|known| known.default == value)
    };
    let options = card.options.iter().filter(|(option, value)| !usual(option, value));
    let words = options.filter_map(|(option, value)| {
        let id = format!("{}-option-{option}", card.game);
        Some(format!(
            "{}: {}",
            language.text_if_known(&id)?,
            language.text_if_known(&format!("{id}-{value}"))?
        ))
    });
    let seats = card.seats.len();
    let sides = card.you.iter().filter_map(|seat| {
        let seat = Seat::from_number(usize::from(*seat))?;
        let side = plays(language, &card.game, seats, seat)?;
        Some(language.with("lobby-your-seat", &[("side", (&side).into())]))
    });
    let pace = (card.pace != Pace::Free).then(|| pace_words(language, card.pace));
    // Of one's own one knows it.
    let spoken = Language::from_tag(&card.lang).filter(|_| card.you.is_empty());
    let spoken = spoken.map(|spoken| spoken.own_name().to_owned());
    let lesson = card.lesson.as_ref().map(|_| language.text("lesson-tag"));
    let puzzle = card.puzzle.map(|_| language.text("puzzle-tag"));
    let day = card.day.map(|_| language.text("puzzle-day-tag"));
    let again =
        card.again.then(|| language.text(if card.study { "table-study" } else { "table-deal-again" }));
    let all = lesson
        .into_iter()
        .chain(again)
        .chain(puzzle)
        .chain(day)
        .chain(sides)
        .chain(words)
        .chain(pace)
        .chain(spoken)
        .collect::<Vec<_>>();
    html! { @if !all.is_empty() { span .card__facts { (all.join(" · ")) } } }
}

/// The state of the table.
pub(super) fn state(language: Language, card: &TableCard) -> Markup {
    let turn = card.seats.iter().enumerate().filter(|(_, seat)| seat.owes);
    let turn = turn.map(|(index, seat)| name_of(language, index, seat)).collect::<Vec<_>>();
    html! {
        @match card.status {
            Status::Waiting => {
                @match card.made_by().filter(|_| card.kept.is_some()) {
                    Some(by) => (language.with("lobby-kept-by", &[("name", by.into())])),
                    None => (language.text("lobby-waiting")),
                }
                " · " (since(card.created_at))
                @if card.present { " · " span .tag { (icon("eye")) " " (present(language, card)) } }
            },
            Status::Finished => {
                @match card.result().filter(|_| !card.you.is_empty()) {
                    Some(result) => strong class={ "result result--" (word(result)) } { (language.text(&format!("lobby-result-{}", word(result)))) },
                    None => (language.text("lobby-finished")),
                }
                @if let Some(ended) = &card.ended {
                    @if let Some(how) = how(ended.how) { " · " (language.text(how)) }
                    " · " time datetime=(iso(ended.at)) data-since=(ended.at) { (&iso(ended.at)[..10]) }
                }
            },
            Status::Playing if card.your_turn => {
                strong { (language.text("lobby-your-turn")) }
                @if let Some(at) = card.since { " · " (since(at)) }
            },
            Status::Playing => (language.with("lobby-turn-of", &[("name", (&language.list(&turn)).into())])),
        }
    }
}

/// That the maker of the table has it open: by name, where they sit there.
fn present(language: Language, card: &TableCard) -> String {
    match card.made_by() {
        Some(name) => language.with("lobby-present", &[("name", name.into())]),
        None => language.text("lobby-present-nobody"),
    }
}

/// An end that the rules did not make.
pub(super) const fn how(how: How) -> Option<&'static str> {
    match how {
        How::Outcome => None,
        How::Agreed => Some("lobby-how-agreed"),
        How::Resigned => Some("lobby-how-resigned"),
        How::Abandoned => Some("lobby-how-abandoned"),
        How::Closed => Some("lobby-how-closed"),
        How::Unfinished => Some("lobby-how-unfinished"),
    }
}

/// The form to label or hide a table, for the reader alone.
fn keep(language: Language, card: &TableCard, title: &str, back: &str) -> Markup {
    let input = format!("label-{}", card.id);
    let action = format!("/t/{}/shelf", card.id);
    html! {
        details .card__keep {
            summary title=(language.text("lobby-keep")) { span aria-hidden="true" { "⋯" } span .unseen { (language.text("lobby-keep")) ": " (title) } }
            form .field method="post" action=(action) {
                input type="hidden" name="back" value=(back);
                label for=(input) { (language.text("lobby-label")) }
                div .copy {
                    input id=(input) name="name" value=(card.label) maxlength="48" autocomplete="off";
                    button type="submit" { (language.text("lobby-label-set")) }
                }
            }
            @if !card.your_turn {
                form method="post" action=(action) {
                    input type="hidden" name="back" value=(back);
                    button type="submit" name="hidden" value=(if card.hidden { "false" } else { "true" }) {
                        (language.text(if card.hidden { "lobby-show" } else { "lobby-hide" }))
                    }
                }
            }
        }
    }
}

pub(super) fn name_of(language: Language, index: usize, seat: &TableSeat) -> String {
    called(language, Seat::new(index), seat.kind, &seat.name, seat.gone)
}
