//! The players: sign, name, progress, and how near the Nazgûl are.

use journey::view::{PlayerView, View};
use maud::{Markup, html};
use table::Seat;

use crate::nazgul::route_strip;
use crate::pawn::badge_picture;
use canvas::Context;
use canvas::art::icon;

/// All players. `extra` adds what the page knows of a seat: presence, a bot's strength, a link to its sheet.
pub fn players(view: &View, ctx: &Context, extra: &dyn Fn(Seat) -> Markup) -> Markup {
    html! {
        ul #players .players aria-label=(ctx.say("journey-art-players")) {
            @for (seat, player) in view.seats.iter() { (row(view, ctx, seat, player, &extra(seat))) }
        }
    }
}

fn row(view: &View, ctx: &Context, seat: Seat, player: &PlayerView, extra: &Markup) -> Markup {
    let over = view.winners.is_some();
    let won = view.winners.is_some_and(|winners| winners.has(seat));
    let mut class = String::from("player");
    for (on, modifier) in [
        (seat == view.active && !over, " player--active"),
        (player.eliminated, " player--out"),
        (won, " player--won"),
        (seat == ctx.focus, " player--focus"),
    ] {
        if on {
            class.push_str(modifier);
        }
    }
    let progress = progress(view, ctx, player);
    html! {
        li id={ "player-" (seat) } class=(class) aria-current=[(seat == view.active && !over).then_some("true")] {
            @match player.hobbit {
                Some(hobbit) => (badge_picture(hobbit)),
                None => span .badge-picture { (icon("person")) },
            }
            span .player__who {
                span .player__name { (ctx.name(seat)) }
                @if let Some(hobbit) = player.hobbit { span .player__hobbit { (ctx.say(hobbit.term())) } }
                (extra)
            }
            span .player__road title=(progress) {
                span .unseen { (progress) }
                span aria-hidden="true" { (icon("ring")) b { (player.bearer) } "/" (view.sheet.mordor()) }
            }
            (route_strip(seat, player.nazgul, ctx))
            span .player__state {
                @if won { (icon("crown")) " " (ctx.say("journey-art-won")) }
                @else if player.eliminated { (icon("cross")) " " (ctx.say("journey-art-eliminated")) }
                @else if player.arrived { (icon("check")) " " (ctx.say("journey-art-arrived")) }
                @else { (ctx.with("journey-art-nazgul-left", &[("number", player.marks_left.into())])) }
            }
        }
    }
}

/// Where all stand, in one line above the dice of a phone: there the list of players lies below the window.
pub(crate) fn standing(view: &View, ctx: &Context) -> Markup {
    let own = &view.seats[ctx.focus];
    let name = |player: &PlayerView| player.hobbit.map_or_else(String::new, |hobbit| ctx.say(hobbit.term()));
    let marks = coming(view, ctx).unwrap_or_else(|| state(view, ctx, ctx.focus, own));
    html! {
        p #standing .jo-standing aria-hidden="true" {
            b .jo-standing__ends[ends(view, ctx.focus)] { (name(own)) " " (own.bearer) "/" (view.sheet.mordor()) " · " (marks) }
            @for (_, player) in view.seats.iter().filter(|(seat, _)| *seat != ctx.focus) {
                " · " (name(player)) " " @if player.eliminated { "✕" } @else { (player.bearer) }
            }
        }
    }
}

/// Do the Nazgûl that are to come finish their path on this sheet?
fn ends(view: &View, seat: Seat) -> bool {
    let coming = view.nazgul_to_come(seat);
    coming > 0 && !view.seats[seat].eliminated && coming >= view.marks_to_spare(seat)
}

/// The marks that are left to the player shown, and the Nazgûl that are to come; nothing where none is.
fn coming(view: &View, ctx: &Context) -> Option<String> {
    let player = &view.seats[ctx.focus];
    let coming = view.nazgul_to_come(ctx.focus);
    let words = [("left", player.marks_left.into()), ("number", coming.into())];
    let id = if ends(view, ctx.focus) { "journey-art-nazgul-ends" } else { "journey-art-nazgul-coming" };
    (coming > 0 && !player.eliminated).then(|| ctx.with(id, &words))
}

/// A warning while the Nazgûl that are to come would finish their path.
pub(crate) fn warning(view: &View, ctx: &Context) -> Markup {
    html! {
        @if let Some(words) = coming(view, ctx).filter(|_| ends(view, ctx.focus)) {
            p #nazgul-ends .jo-last { (icon("nazgul")) " " (words) }
        }
    }
}

/// The progress of all players at the end.
pub(crate) fn ending(view: &View, ctx: &Context) -> Markup {
    html! {
        dl {
            @for (seat, player) in view.seats.iter() {
                dt { (ctx.name(seat)) @if let Some(hobbit) = player.hobbit { " · " (ctx.say(hobbit.term())) } }
                dd { (progress(view, ctx, player)) " · " (state(view, ctx, seat, player)) }
            }
        }
    }
}

fn progress(view: &View, ctx: &Context, player: &PlayerView) -> String {
    let words = [("number", player.bearer.into()), ("last", view.sheet.mordor().into())];
    ctx.with("journey-art-progress", &words)
}

/// Victory, out, in Mordor, or how far the Nazgûl are.
fn state(view: &View, ctx: &Context, seat: Seat, player: &PlayerView) -> String {
    if view.winners.is_some_and(|winners| winners.has(seat)) {
        ctx.say("journey-art-won")
    } else if player.eliminated {
        ctx.say("journey-art-eliminated")
    } else if player.arrived {
        ctx.say("journey-art-arrived")
    } else {
        ctx.with("journey-art-nazgul-left", &[("number", player.marks_left.into())])
    }
}
