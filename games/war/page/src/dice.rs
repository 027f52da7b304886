//! Action dice of both sides, and hunt tiles.

use war::tile::{Damage, Tile};

use crate::prelude::*;

/// An action die; one that was not rolled yet shows no face.
pub fn action_die(ctx: &Context, id: &str, side: Side, face: Option<Face>) -> Markup {
    die(ctx, id, side, face, None)
}

/// The same as it lies: whenever `roll` is another than the page has seen, it tumbles.
pub(crate) fn die(ctx: &Context, id: &str, side: Side, face: Option<Face>, roll: Option<usize>) -> Markup {
    let of = ctx.say(side.term());
    let shown = ctx.say(face.map_or("war-map-unrolled", Face::term));
    let words = [("face", (&shown).into()), ("side", (&of).into())];
    let name = ctx.with("war-map-die", &words);
    let drawing = html! { @if let Some(face) = face { (face_signs(face)) } };
    let class = match face {
        Some(Face::MusterArmy) => "wa-die wa-die--two",
        Some(_) => "wa-die",
        None => "wa-die wa-die--cup",
    };
    ctx.die(id, &format!("{class} wa-die--{side}"), &name, roll, &drawing)
}

pub(crate) fn face_signs(face: Face) -> Markup {
    html! { @match face {
        Face::MusterArmy => { (icon("army")) (icon("muster")) }
        face => (icon(face.id())),
    } }
}

/// The damage of a tile: its number, or what stands for one.
pub(crate) fn damage(ctx: &Context, damage: Damage) -> String {
    match damage {
        Damage::Number(points) => points.to_string().replace('-', "\u{2212}"),
        Damage::Eye => ctx.say(Face::Eye.term()),
        Damage::Die => ctx.say("war-map-tile-die"),
    }
}

/// A hunt tile, face up.
pub fn hunt_tile(ctx: &Context, id: &str, tile: Tile) -> Markup {
    let tile = tile.facts();
    let damage = damage(ctx, tile.damage);
    let mut name = ctx.with("war-map-tile", &[("damage", (&damage).into())]);
    if tile.reveal {
        name = format!("{name}, {}", ctx.say("war-map-tile-reveal"));
    }
    if tile.stop {
        name = format!("{name}, {}", ctx.say("war-map-tile-stop"));
    }
    let special = tile.special.map(|side| format!(" wa-tile--{side}"));
    let drawing = html! {
        span .wa-tile__damage { @match tile.damage {
            Damage::Number(_) => (damage),
            Damage::Eye => (icon("eye")),
            Damage::Die => (canvas::art::icon("dice")),
        } }
        span .wa-tile__signs {
            @if tile.reveal { (icon("fellowship")) }
            @if tile.stop { (icon("stop")) }
        }
    };
    let class = format!("wa-tile{}", special.unwrap_or_default());
    ctx.thing(id, &class, &name, &drawing)
}

/// A hunt tile, face down.
pub fn hunt_tile_back(ctx: &Context, id: &str) -> Markup {
    let name = ctx.say("war-map-tile-back");
    ctx.thing(id, "wa-tile wa-tile--back", &name, &icon("eye"))
}
