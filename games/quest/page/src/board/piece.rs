//! The pieces on the map: heroes, characters, minions, monsters; influence, favor, flags of plots and of the event.

use canvas::Context;
use canvas::art::pen::{Point, num};
use maud::{Markup, html};
use quest::ids::{Character, Minion, Place, Who};
use quest::view::View;
use table::Seat;

use super::chart::{CHART, RADIUS, SCALE};
use super::part;
use super::sign::{letters, mark};

/// Everything that stands at a place.
pub(crate) fn pieces(view: &View, ctx: &Context, place: Place) -> Markup {
    let crowd = crowd(view, ctx, place);
    let (room, _) = CHART.mark(place).room(SCALE);
    let here = CHART.at(place);
    let heroes = heroes_at(view, place);
    html! {
        (tokens(view, ctx, place, here))
        @for (index, piece) in crowd.iter().enumerate() { (placed(seat_of(index, crowd.len(), room), piece)) }
        @for (index, seat) in heroes.iter().enumerate() {
            @let aside = (index as f32 - (heroes.len() as f32 - 1.0) / 2.0) * 26.0;
            (placed(here.by(aside, -2.0), &hero(view, ctx, *seat)))
        }
    }
}

/// The seats of heroes at a place.
pub(crate) fn heroes_at(view: &View, place: Place) -> Vec<Seat> {
    let seats = view.table.seats().filter(|seat| view.table.hero(*seat).who.is_some());
    seats.filter(|seat| view.table.hero(*seat).at == place).collect()
}

fn placed(at: Point, drawing: &Markup) -> Markup {
    html! { g .qu-m-placed transform={ "translate(" (num(at.x)) " " (num(at.y)) ")" } { (drawing) } }
}

/// The place of a piece in a crowd, around its room.
fn seat_of(index: usize, all: usize, room: Point) -> Point {
    if all == 1 {
        return room;
    }
    let around = all as f32;
    let wide = 15.0 + 3.0 * around;
    let angle = std::f32::consts::TAU * (index as f32 / around) - std::f32::consts::FRAC_PI_4;
    room.by(wide * angle.cos(), wide * angle.sin())
}

/// Characters, minions and monsters.
fn crowd(view: &View, ctx: &Context, place: Place) -> Vec<Markup> {
    let board = &view.table.board;
    let characters = Character::all().filter(|who| board.characters[who.index()] == Some(place));
    let characters = characters.map(|who| character(ctx, who));
    let minions = board.minions_at(place).map(|minion| self::minion(view, ctx, minion));
    let monsters = board.tokens_at(place).map(|(number, _)| monster(view, ctx, number));
    characters.chain(minions).chain(monsters).collect()
}

/// A hero's pawn.
fn hero(view: &View, ctx: &Context, seat: Seat) -> Markup {
    let Some(who) = super::who(view, seat) else {
        return html! {};
    };
    let name = format!("{} ({})", part(view, ctx, seat), ctx.name(seat));
    let turn = view.table.turn.of == Some(seat);
    let drawing = html! {
        @if turn { circle .qu-m-pawn__turn r="25" {} }
        circle .qu-m-pawn__disc r="19" {}
        text .qu-m-letters y="5.5" { (letters(&ctx.say(who.term()))) }
    };
    ctx.group(&format!("pawn-{who}"), &format!("qu-piece qu-m-pawn qu-h-{who}"), &name, &drawing)
}

/// A minion: a dark shield with its letters, and its wounds.
fn minion(view: &View, ctx: &Context, minion: Minion) -> Markup {
    let (wounds, health) = health(view, minion);
    let name = ctx.with(
        "quest-board-minion-health",
        &[("name", (&minion_name(ctx, minion)).into()), ("wounds", wounds.into()), ("health", health.into())],
    );
    let drawing = html! {
        path .qu-m-minion__shield d="M0-24 18-17V1C18 14 8 21 0 25-8 21-18 14-18 1V-17Z" {}
        text .qu-m-letters y="4" { (letters(&minion_name(ctx, minion))) }
        @if wounds > 0 { circle .qu-m-wound cx="15" cy="-17" r="9.5" {} text .qu-m-wound__count x="15" y="-12.5" { (wounds) } }
    };
    ctx.group(&format!("minion-{minion}"), "qu-piece", &name, &drawing)
}

/// The title of a minion.
pub(crate) fn minion_name(ctx: &Context, minion: Minion) -> String {
    ctx.say(minion.term())
}

/// A minion's damage and health.
pub(crate) fn health(view: &View, minion: Minion) -> (u8, u8) {
    let wounds = view.table.board.wounds[minion.index()];
    (wounds, view.table.pack.minion(minion).fighter.health)
}

/// The known name of a monster token: its face, or that it lies face down.
pub(crate) fn monster_name(view: &View, ctx: &Context, number: u8) -> String {
    let face = view.faces.get(usize::from(number)).copied().flatten();
    let bag = view.table.board.token(number).map(|token| ctx.say(token.bag.term()));
    let what = face.map_or_else(|| ctx.say("quest-hidden"), |face| ctx.say(face.term()));
    ctx.with("quest-board-monster", &[("what", (&what).into()), ("bag", (&bag.unwrap_or_default()).into())])
}

/// A monster token: its pile by the colour, its face to those who know it.
fn monster(view: &View, ctx: &Context, number: u8) -> Markup {
    let board = &view.table.board;
    let Some(token) = board.token(number) else {
        return html! {};
    };
    let face = view.faces.get(usize::from(number)).copied().flatten();
    let drawing = html! {
        path .qu-m-monster__back d="M0-18 15.600-9V9L0 18-15.600 9V-9Z" {}
        @match face {
            None => (mark("q-monster", 0.0, 0.0, 22.0)),
            Some(face) if face.monster().is_none() => text .qu-m-letters y="5.5" { "–" },
            Some(face) => text .qu-m-letters y="5" { (letters(&ctx.say(face.term()))) },
        }
    };
    let class = format!("qu-piece qu-m-monster qu-b-{}", token.bag);
    ctx.group(&format!("token-{number}"), &class, &monster_name(view, ctx, number), &drawing)
}

/// A character who helps.
fn character(ctx: &Context, who: Character) -> Markup {
    let name = ctx.say(who.term());
    let drawing = html! {
        path .qu-m-character__shield d="M-16-17H16V3C16 13 8 18 0 21-8 18-16 13-16 3Z" {}
        text .qu-m-letters y="4" { (letters(&name)) }
    };
    ctx.group(&format!("character-{who}"), "qu-piece qu-m-character", &name, &drawing)
}

/// Influence, favor and flags on the rim of the place.
fn tokens(view: &View, ctx: &Context, place: Place, here: Point) -> Markup {
    let (board, plots) = (&view.table.board, view.table.sauron.active.iter().flatten());
    let plots = plots.filter(|(_, at)| *at == place).count();
    let event = view.table.event.and_then(|card| view.table.pack.event(card).flag) == Some(place);
    let token = |class: &str, sign: &str, number: u8, dx: f32, dy: f32| {
        let at = here.by(dx, dy);
        html! {
            g class={ "qu-m-token " (class) } transform={ "translate(" (num(at.x)) " " (num(at.y)) ")" } {
                circle r="13" {}
                @if number > 1 { text y="5.5" aria-hidden="true" { (number) } } @else { (mark(sign, 0.0, 0.0, 17.0)) }
            }
        }
    };
    let (influence, favor) = (board.influence.at(place), board.favor.at(place));
    html! {
        @if influence > 0 { (token("qu-m-token--influence", "q-influence", influence, -RADIUS * 0.8, -RADIUS * 0.75)) }
        @if favor > 0 { (token("qu-m-token--favor", "q-favor", favor, RADIUS * 0.8, -RADIUS * 0.75)) }
        @if plots > 0 { (token("qu-m-token--plot", "q-plot", 1, -RADIUS * 0.8, RADIUS * 0.85)) }
        @if event {
            g transform={ "translate(" (num(here.x + RADIUS * 0.8)) " " (num(here.y + RADIUS * 0.85)) ")" } {
                (ctx.group("event-flag", "qu-piece qu-m-token qu-m-token--event", &ctx.say("quest-board-event-here"), &html! { circle r="13" {} (mark("q-event", 0.0, 0.0, 17.0)) }))
            }
        }
    }
}

/// All that stands at a place, in words.
pub(crate) fn told(view: &View, ctx: &Context, place: Place) -> Vec<String> {
    let board = &view.table.board;
    let number = |id: &str, number: u8| ctx.with(id, &[("number", number.into())]);
    let mut words = Vec::new();
    for seat in heroes_at(view, place) {
        words.push(format!("{} ({})", part(view, ctx, seat), ctx.name(seat)));
    }
    if board.influence.at(place) > 0 {
        words.push(number("quest-board-influence", board.influence.at(place)));
    }
    if board.favor.at(place) > 0 {
        words.push(number("quest-board-favor", board.favor.at(place)));
    }
    words.extend(
        Character::all()
            .filter(|who| board.characters[who.index()] == Some(place))
            .map(|who| ctx.say(who.term())),
    );
    words.extend(board.minions_at(place).map(|minion| {
        let (wounds, health) = health(view, minion);
        ctx.with(
            "quest-board-minion-health",
            &[
                ("name", (&minion_name(ctx, minion)).into()),
                ("wounds", wounds.into()),
                ("health", health.into()),
            ],
        )
    }));
    words.extend(board.tokens_at(place).map(|(number, _)| monster_name(view, ctx, number)));
    for (plot, at) in view.table.sauron.active.iter().flatten() {
        if *at == place {
            let (name, favor) = (ctx.say(plot.term()), view.table.pack.plot(*plot).favor);
            words.push(
                ctx.with("quest-board-plot-here", &[("plot", (&name).into()), ("favor", favor.into())]),
            );
        }
    }
    if let Some(event) = view.table.event.filter(|card| view.table.pack.event(*card).flag == Some(place)) {
        words.push(ctx.with("quest-board-event-card", &[("card", (&ctx.say(event.term())).into())]));
    }
    words
}

/// The kind of place.
pub(crate) fn kind(view: &View, ctx: &Context, place: Place) -> String {
    let map = &view.table.pack.map;
    let mut words = vec![ctx.say(map.region[place.index()].term())];
    if map.havens.has(place) {
        words.push(ctx.say("quest-board-haven"));
    }
    if map.strongholds.has(place) {
        words.push(ctx.with("quest-board-hold-of", &[("number", map.limits[place.index()].into())]));
    }
    if map.perilous.has(place) {
        words.push(ctx.say("quest-board-perilous"));
    }
    words.join(" · ")
}

/// The sign of a hero, for lists.
pub(crate) fn badge(ctx: &Context, who: Who) -> Markup {
    html! { span class={ "qu-badge qu-h-" (who) } aria-hidden="true" { (letters(&ctx.say(who.term()))) } }
}

/// The key to the pieces on the map.
pub(crate) fn key(ctx: &Context) -> Markup {
    let token = |class: &str, sign: &str| {
        html! { g class={ "qu-m-token " (class) } { circle r="13" {} (mark(sign, 0.0, 0.0, 17.0)) } }
    };
    let pieces = [
        ("qu-m-pawn", html! { circle .qu-m-pawn__disc r="19" {} }, "quest-key-hero"),
        (
            "q-minion",
            html! { path .qu-m-minion__shield d="M0-24 18-17V1C18 14 8 21 0 25-8 21-18 14-18 1V-17Z" {} },
            "quest-key-minion",
        ),
        (
            "qu-m-monster",
            html! { path .qu-m-monster__back d="M0-18 15.600-9V9L0 18-15.600 9V-9Z" {} },
            "quest-key-monster",
        ),
        (
            "qu-m-character",
            html! { path .qu-m-character__shield d="M-16-17H16V3C16 13 8 18 0 21-8 18-16 13-16 3Z" {} },
            "quest-key-character",
        ),
        ("", token("qu-m-token--influence", "q-influence"), "quest-key-influence"),
        ("", token("qu-m-token--favor", "q-favor"), "quest-key-favor"),
        ("", token("qu-m-token--plot", "q-plot"), "quest-key-plot"),
        ("", token("qu-m-token--event", "q-event"), "quest-key-event"),
    ];
    let rows = pieces.map(|(class, drawing, id)| {
        let drawing = html! { g class={ "qu-piece " (class) } { (drawing) } };
        (atlas::key::sign(27.0, &drawing), ctx.say(id))
    });
    atlas::key::key("quest-key", &ctx.say("quest-key"), &rows)
}
