//! The page of a new table of one game: players, options, pace; and a game against bots, on the side and at the level of
//! one's choice.

use std::collections::BTreeMap;

use maud::{Markup, html};
use table::Seat;

use super::begin::{
    at_a_glance, beside, for_several, made_up_name, middling, more, own_seat, seats as against, sides,
};
use super::context::PageContext;
use super::form::{field, made_up_input, name_input, select};
use super::game_name;
use super::options::{how, pace, told};
use super::shell::{Frame, door};
use super::table::plays;
use canvas::Language;
use canvas::art::icon;
use seen::{GameView, GroupTable, NewTableView, OptionView, Pace};

/// The page of a new table.
pub(crate) fn new_table(ctx: &PageContext, view: &NewTableView) -> Markup {
    let language = ctx.language;
    let game = &view.game;
    let id = game.info.id;
    let title = game_name(language, id);
    let body = html! {
        header .new__head {
            h1 { (title) }
            (at_a_glance(ctx, &game.info, &more(ctx, id, &title)))
            p { a href={ "/rules/" (id) "#how" } { (icon("book")) " " (language.text("house-how")) } }
        }
        form .new method="post" action={ @match &view.group { Some(group) => { "/groups/" (group.id) "/tables" }, None => "/tables" } } {
            (with_friends(ctx, game, view.group.as_ref()))
            @if view.group.is_none() {
                section .card aria-labelledby="new-alone" {
                    h2 #new-alone { (icon("bot")) " " (language.text(if game.info.cooperative { "lobby-with-bots" } else { "lobby-against-bots" })) }
                    (against_bots(ctx, game))
                }
            }
        }
    };
    door(ctx, &Frame { title: &title, class: "read", tools: html! {}, game: Some(id), said: None }, &body)
}

/// Who, how and when. A group's table is for its members: they have their names, and it stands in no list.
fn with_friends(ctx: &PageContext, game: &GameView, group: Option<&GroupTable>) -> Markup {
    let language = ctx.language;
    let id = game.info.id;
    let name = format!("{id}-name");
    let known = ctx.reader.name.as_deref().filter(|name| !name.is_empty());
    let called = known
        .map_or_else(|| made_up_input(&name, &made_up_name(ctx)), |known| name_input(&name, known, true));
    html! {
        section .card aria-labelledby="new-friends" {
            h2 #new-friends { (icon("handshake")) " " @match group { Some(group) => (group.name), None => (language.text("lobby-with-friends")) } }
            input type="hidden" name="game" value=(id);
            @if group.is_none() { (field(&name, &language.text("lobby-your-name"), None, &called)) }
            (seats(ctx, game, group))
            (how(ctx, id, &for_several(ctx, id, &game.options), &BTreeMap::new()))
            (pace(language, id, Pace::Free))
            @if group.is_none() {
                p .tick { input id={ (id) "-public" } type="checkbox" name="public" value="yes"; " " label for={ (id) "-public" } { (language.text("lobby-public-tick")) } }
            }
            p .tick { input id={ (id) "-no-programs" } type="checkbox" name="no-programs" value="yes"; " " label for={ (id) "-no-programs" } { (language.text("lobby-no-programs-tick")) } }
            @if group.is_none() { p .new__note { (language.text("lobby-make-note")) } }
            p .new__make { button .choice .choice--main type="submit" { (language.text("lobby-make")) } }
        }
    }
}

/// The choice of players. What a seat plays can depend on how many there are: the script writes it beside the seat. And it sees to it that
/// one sits on one seat.
fn seats(ctx: &PageContext, game: &GameView, group: Option<&GroupTable>) -> Markup {
    let language = ctx.language;
    let id = game.info.id;
    let most = game.info.most;
    let all =
        (game.info.least..=most).flat_map(|players| Seat::all(players).map(move |seat| (players, seat)));
    let sides = all
        .filter_map(|(players, seat)| Some((players, seat, plays(language, id, players, seat)?)))
        .collect::<Vec<_>>();
    html! {
        fieldset data-seats {
            legend { (language.text("lobby-seats")) }
            // The script writes its side at each seat.
            @if let Some(note) = language.text_if_known(&format!("{id}-seats")) {
                @if sides.is_empty() { p .new__note { (note) } } @else { noscript { p .new__note { (note) } } }
            }
            div .new__seats {
                @for seat in Seat::all(most) {
                    @let input = format!("{id}-seat-{seat}");
                    @let number = language.with("lobby-seat", &[("seat", (seat.number() as u32).into())]);
                    (field(&input, &number, None, &select(&input, &format!("seat-{seat}"), &sitters(ctx, game, group, seat), &usual(game, group, seat), false)))
                }
            }
            @for (players, seat, words) in &sides { span hidden data-plays={ (players) "-" (seat) } { (words) } }
        }
    }
}

/// The possible occupants of a seat. The reader may sit anywhere, and beside somebody who plays on the same screen.
fn sitters(
    ctx: &PageContext,
    game: &GameView,
    group: Option<&GroupTable>,
    seat: Seat,
) -> Vec<(String, String)> {
    let language = ctx.language;
    let say = |value: &str, id: &str| (value.to_owned(), language.text(id));
    let mut sitters = vec![
        say("me", "lobby-sitter-me"),
        say("open", "lobby-sitter-open"),
        say("second", "lobby-sitter-second"),
    ];
    for person in group.iter().flat_map(|group| &group.people) {
        let name = match person.name.as_str() {
            "" => language.text("apart-nameless"),
            name => name.to_owned(),
        };
        let words = language.with("lobby-sitter-kept", &[("name", (&name).into())]);
        sitters.push((format!("person:{}", person.id), words));
    }
    for level in &game.levels {
        let words = language
            .with("lobby-sitter-bot", &[("level", (&language.text(&format!("level-{level}"))).into())]);
        sitters.push((format!("bot:{level}"), words));
    }
    if seat.index() >= game.info.least {
        sitters.push(say("none", "lobby-sitter-none"));
    }
    sitters
}

/// Who is meant to sit there, unless one says otherwise: the reader, then whoever of their group was wanted, then a friend.
fn usual(game: &GameView, group: Option<&GroupTable>, seat: Seat) -> String {
    let wanted = group.map_or(&[][..], |group| &group.wanted);
    match seat.index() {
        0 => "me".to_owned(),
        place => match wanted.get(place - 1) {
            Some(person) => format!("person:{person}"),
            None if place < game.info.least.max(2) => "open".to_owned(),
            None => "none".to_owned(),
        },
    }
}

/// An option beside 'Play now'; texts that a player would have to hand in first do not count.
fn chosen_beside(language: Language, now: &str, game: &str, option: &OptionView) -> Markup {
    let words =
        |value: &String| (value.clone(), language.text(&format!("{game}-option-{}-{value}", option.id)));
    let values = option.values.iter().filter(|value| *value != "own").map(words).collect::<Vec<_>>();
    let input = format!("{game}-now-{}", option.id);
    // For who plays alone it may be called otherwise: 'your deck'.
    let label = language.text_if_known(&input);
    let label = label.unwrap_or_else(|| language.text(&format!("{game}-option-{}", option.id)));
    let chosen = select(&input, &format!("{now}option-{}", option.id), &values, &option.default, false);
    field(&input, &label, None, &chosen)
}

/// What the bots of each level do, where the game says so.
fn levels_told(language: Language, game: &str, levels: &[(String, String)]) -> Markup {
    let told = |(level, name): &(String, String)| {
        Some((name.clone(), language.text_if_known(&format!("{game}-level-{level}"))?))
    };
    let told = levels.iter().filter_map(told).collect::<Vec<_>>();
    html! {
        @if !told.is_empty() {
            details .more {
                summary { (language.text("lobby-levels-told")) }
                dl .told { @for (name, words) in &told { dt { (name) } dd { (words) } } }
            }
        }
    }
}

/// The reader against as many bots as suit the game, at the level and on the side of one's choice.
fn against_bots(ctx: &PageContext, game: &GameView) -> Markup {
    let language = ctx.language;
    let id = game.info.id;
    let (seats, sides, own) = (against(ctx, &game.info), sides(ctx, game), own_seat(ctx, game));
    let rivals = (seats - 1) as u32;
    let bots = if game.info.cooperative { "lobby-partners" } else { "lobby-rivals" };
    let levels = game.levels.iter().filter(|level| **level != "random");
    let levels = levels.map(|level| ((*level).to_owned(), language.text(&format!("level-{level}"))));
    // What one can play by oneself can be played without any bot.
    let nobody = (game.info.least == 1).then(|| ("none".to_owned(), language.text("lobby-solitaire")));
    let levels = levels.chain(nobody).collect::<Vec<_>>();
    let now = format!("now:{id}:");
    let (side, level) = (format!("{id}-now-side"), format!("{id}-now-level"));
    let aside = game.options.iter().filter(|option| beside(ctx, id).contains(&option.id)).collect::<Vec<_>>();
    html! {
        div .now {
            input type="hidden" name={ (now) "game" } value=(id);
            @for seat in Seat::all(seats) { input type="hidden" name={ (now) "seat-" (seat) } value="rival"; }
            @if sides.is_empty() {
                input type="hidden" name={ (now) "mine" } value=(own);
            } @else {
                (field(&side, &language.text("lobby-your-side"), None, &select(&side, &format!("{now}mine"), &sides, &own, false)))
            }
            @for option in &aside { (chosen_beside(language, &now, id, option)) }
            (field(&level, &language.with(bots, &[("bots", rivals.into())]), None, &select(&level, &format!("{now}level"), &levels, middling(game), false)))
            button .choice type="submit" name="which" value=(now) formnovalidate { (icon("dice")) (language.text("lobby-play-now")) }
            // What each wants to do is read before one chooses.
            @for option in &aside { (told(language, &format!("{id}-option-{}", option.id), option, true)) }
            (levels_told(language, id, &levels))
        }
    }
}
