//! The start of a game: facts for strangers, and the one press that starts it.

use std::collections::BTreeMap;

use canvas::art::icon;
use canvas::{Glance, Language};
use maud::{Markup, html};
use seen::{GameView, OptionView};
use table::{Info, Seat};

use super::context::PageContext;
use super::table::plays;

/// A name for somebody who comes without one, until they choose: a word and a number, so that two at a table are told
/// apart.
pub(crate) fn made_up_name(ctx: &PageContext) -> String {
    const WORDS: i64 = 8;
    // By the clock: names are no secret, and need not be alike for nobody.
    let moment = ctx.reader.now / 1000;
    let word = ctx.language.text(&format!("lobby-guest-{}", moment.rem_euclid(WORDS) + 1));
    format!("{word} {}", 10 + (moment / WORDS).rem_euclid(90))
}

/// The facts that a stranger wants to know of the game, as far as there are any.
fn glance(ctx: &PageContext, game: &str) -> Glance {
    ctx.web.page(game).map_or(
        Glance { minutes: (30, 60), weight: 3, seat: 0, first: &[], main: &[], beside: &[], alone: &[] },
        |page| page.glance(),
    )
}

/// The number of players.
pub(super) fn players(language: Language, info: &Info) -> String {
    let (least, most) = (info.least as u32, info.most as u32);
    if least == most {
        return language.with("lobby-players-just", &[("number", least.into())]);
    }
    language.with("lobby-players", &[("least", least.into()), ("most", most.into())])
}

/// Players, minutes, the languages of the box, the difficulty, and the links `more`.
pub(super) fn at_a_glance(ctx: &PageContext, info: &Info, more: &Markup) -> Markup {
    let language = ctx.language;
    let Glance { minutes, weight, .. } = glance(ctx, info.id);
    let minutes = [("least", minutes.0.into()), ("most", minutes.1.into())];
    html! {
        ul .glance {
            li { (icon("person")) (players(language, info)) }
            li .glance__minutes { (icon("hourglass")) (language.with("lobby-minutes", &minutes)) }
            @if let Some(box_of) = language.text_if_known(&format!("{}-box", info.id)) { li { (icon("box")) (box_of) } }
            li .glance__weight {
                span .weight aria-hidden="true" { @for grade in 1..=5 { i .weight__some[grade <= weight] {} } }
                (language.text(&format!("lobby-weight-{weight}")))
            }
            (more)
        }
    }
}

/// How 'Play now' begins, where any number may play and something that is chosen beside it is not as usual: its values, and how many
/// play.
pub(super) fn begins(ctx: &PageContext, info: &Info) -> Markup {
    let language = ctx.language;
    let Glance { first, beside, .. } = glance(ctx, info.id);
    let told = first.iter().filter(|(option, _)| beside.contains(option));
    let told = told.map(|(option, value)| language.text(&format!("{}-option-{option}-{value}", info.id)));
    let told = told.collect::<Vec<_>>();
    let how = language.list(&told);
    let words = [("how", (&how).into()), ("number", (seats(ctx, info) as u32).into())];
    let other = !told.is_empty() && info.least < info.most;
    html! { @if other { li { i { (language.with("lobby-now-first", &words)) } } } }
}

/// Links to more about the game: rules, cards, workbench.
pub(super) fn more(ctx: &PageContext, id: &str, name: &str) -> Markup {
    let language = ctx.language;
    let page = ctx.web.page(id);
    html! {
        li .glance__more { a href={ "/rules/" (id) "#rules" } { (language.text("house-rules")) span .unseen { ": " (name) } } }
        @if page.is_some_and(|page| page.has_library()) { li .glance__more { a href={ "/library/" (id) } { (language.text("library")) span .unseen { ": " (name) } } } }
        @if page.is_some_and(|page| page.campaign().is_some()) {
            li .glance__more { a href={ "/campaign/" (id) } { (language.text("campaign-link")) span .unseen { ": " (name) } } }
        }
        // Whatever game has puzzles says what they are.
        @if language.text_if_known(&format!("{id}-puzzle-what")).is_some() {
            li .glance__more { a href={ "/puzzles/" (id) } { (language.text("puzzle-shelf")) span .unseen { ": " (name) } } }
        }
        @if page.is_some_and(|page| page.workshop().is_some()) { li .glance__more { a href={ "/workshop/" (id) } { (language.text("workshop-open")) } } }
    }
}

/// The number of seats of a game against bots.
pub(super) fn seats(ctx: &PageContext, info: &Info) -> usize {
    ctx.web.page(info.id).map_or(info.most, |page| page.seats())
}

/// The side that each seat plays against bots, by its number, where they are not alike.
pub(super) fn sides(ctx: &PageContext, game: &GameView) -> Vec<(String, String)> {
    let (id, seats) = (game.info.id, seats(ctx, &game.info));
    let side = |seat: Seat| Some((seat.number().to_string(), plays(ctx.language, id, seats, seat)?));
    Seat::all(seats).filter_map(side).collect()
}

/// The number of the seat on which a newcomer begins.
pub(super) fn own_seat(ctx: &PageContext, game: &GameView) -> String {
    (glance(ctx, game.info.id).seat + 1).to_string()
}

/// The fields of a newcomer's game: the reader on the seat for newcomers, as many bots as suit the game, and the options for a
/// first time. They belong to the form `form`; in one of several games their names begin with `now:ID:`.
pub(super) fn first_game(ctx: &PageContext, game: &GameView, form: &str) -> Markup {
    let id = game.info.id;
    let now = format!("now:{id}:");
    html! {
        input type="hidden" form=(form) name={ (now) "game" } value=(id);
        @for seat in Seat::all(seats(ctx, &game.info)) { input type="hidden" form=(form) name={ (now) "seat-" (seat) } value="rival"; }
        input type="hidden" form=(form) name={ (now) "level" } value=(middling(game));
        // Where seats are not alike the reader chooses.
        @if sides(ctx, game).is_empty() { input type="hidden" form=(form) name={ (now) "mine" } value=(own_seat(ctx, game)); }
        @for (option, value) in glance(ctx, id).first { input type="hidden" form=(form) name={ (now) "option-" (option) } value=(value); }
    }
}

/// The side that one plays, to choose beside the button that begins it; nothing where all seats are alike.
pub(super) fn side(ctx: &PageContext, game: &GameView, name: &str, form: &str) -> Markup {
    let (sides, own) = (sides(ctx, game), own_seat(ctx, game));
    html! {
        @if !sides.is_empty() {
            label .glance__side {
                span { (ctx.language.text("lobby-your-side")) span .unseen { ": " (name) } }
                select form=(form) name={ "now:" (game.info.id) ":mine" } {
                    @for (seat, plays) in &sides { option value=(seat) selected[*seat == own] { (plays) } }
                }
            }
        }
    }
}

/// The button that begins it.
pub(super) fn play_now(language: Language, game: &GameView, name: &str, form: &str) -> Markup {
    html! {
        button .choice .choice--main type="submit" form=(form) name="which" value={ "now:" (game.info.id) ":" } formnovalidate {
            (icon("dice")) (language.text("lobby-play-now")) span .unseen { ": " (name) }
        }
    }
}

/// The field of a stranger's form by which the house makes up their name: the page that it stands on is the same for everybody.
pub(super) fn nameless() -> Markup {
    html! { input type="hidden" name="nameless" value="yes"; }
}

/// The same where a page is about one game: a form of its own, which names a stranger.
pub(super) fn begin_here(ctx: &PageContext, game: &GameView, name: &str) -> Markup {
    html! {
        form #begin .begin method="post" action="/tables" {
            @if ctx.reader.name.as_deref().unwrap_or_default().is_empty() {
                (nameless())
            }
            (first_game(ctx, game, "begin"))
            (side(ctx, game, name, "begin"))
            (play_now(ctx.language, game, name, "begin"))
            a .button href={ "/new/" (game.info.id) } { (icon("handshake")) (ctx.language.text("lobby-with-friends")) }
        }
    }
}

/// The options that everybody is shown who makes a table.
pub(super) fn main_options(ctx: &PageContext, game: &str) -> &'static [&'static str] {
    glance(ctx, game).main
}

/// The options that are chosen beside 'Play now'.
pub(super) fn beside(ctx: &PageContext, game: &str) -> &'static [&'static str] {
    glance(ctx, game).beside
}

/// The options of a table that is made for others, of all that the game has.
pub(super) fn for_several(ctx: &PageContext, game: &str, options: &[OptionView]) -> Vec<OptionView> {
    let alone = glance(ctx, game).alone;
    options.iter().filter(|option| !alone.contains(&option.id)).cloned().collect()
}

/// The options of a table that everybody wants to know, the name and the value of each: the first of those that are shown first, and
/// all that are not as usual.
pub(super) fn played(
    ctx: &PageContext,
    game: &str,
    options: &BTreeMap<String, String>,
    unusual: &[String],
) -> Vec<String> {
    let language = ctx.language;
    let main = main_options(ctx, game);
    let first = main.first().copied();
    let odd = unusual.iter().map(String::as_str).filter(|option| Some(*option) != first);
    let said = first.into_iter().chain(odd).filter_map(|option| {
        let id = format!("{game}-option-{option}");
        let value = options.get(option)?;
        let (name, value) = (language.text_if_known(&id)?, language.text_if_known(&format!("{id}-{value}"))?);
        Some(format!("{name}: {value}"))
    });
    said.collect()
}

/// The level for a player of whom nothing is known.
pub(super) fn middling(game: &GameView) -> &'static str {
    let known = |wanted: &str| game.levels.iter().copied().find(|level| *level == wanted);
    known("fair").or(game.levels.first().copied()).unwrap_or("random")
}
