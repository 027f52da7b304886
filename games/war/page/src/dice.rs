//! Action dice of both sides, and hunt tiles.

use maud::{Markup, html};

use crate::sign::icon;
use canvas::Context;

/// Who fights whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The Free Peoples.
    Free,
    /// The Shadow.
    Shadow,
}

impl Side {
    /// Its name in classes and messages.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::Shadow => "shadow",
        }
    }
}

/// A face of an action die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// Character.
    Character,
    /// Army.
    Army,
    /// Muster.
    Muster,
    /// Event.
    Event,
    /// Army or muster.
    ArmyMuster,
    /// The Will of the West.
    Will,
    /// The Eye.
    Eye,
}

impl Face {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Character,
        Self::Army,
        Self::Muster,
        Self::Event,
        Self::ArmyMuster,
        Self::Will,
        Self::Eye,
    ];

    /// Its name in classes and messages.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Character => "character",
            Self::Army => "army",
            Self::Muster => "muster",
            Self::Event => "event",
            Self::ArmyMuster => "army-muster",
            Self::Will => "will",
            Self::Eye => "eye",
        }
    }
}

/// An action die; one that was not rolled yet shows no face.
pub fn action_die(ctx: &Context, id: &str, side: Side, face: Option<Face>) -> Markup {
    die(ctx, id, side, face, None)
}

/// An Action die that lies as it fell: whenever `roll` is another than the page has seen, it tumbles.
pub(crate) fn rolled_die(ctx: &Context, id: &str, side: Side, face: Face, roll: Option<usize>) -> Markup {
    die(ctx, id, side, Some(face), roll)
}

fn die(ctx: &Context, id: &str, side: Side, face: Option<Face>, roll: Option<usize>) -> Markup {
    let of = ctx.say(&format!("war-map-side-{}", side.id()));
    let shown = match face {
        Some(face) => ctx.say(&format!("war-map-face-{}", face.id())),
        None => ctx.say("war-map-face-none"),
    };
    let name = ctx.with(
        "war-map-die",
        &[("face", (&shown).into()), ("side", (&of).into())],
    );
    let drawing = html! { @match face {
        Some(Face::ArmyMuster) => { (icon("army")) (icon("muster")) }
        Some(face) => (icon(face.id())),
        None => {},
    } };
    let class = match face {
        Some(Face::ArmyMuster) => "wdie wdie--two",
        Some(_) => "wdie",
        None => "wdie wdie--cup",
    };
    ctx.die(id, &format!("{class} wdie--{}", side.id()), &name, roll, &drawing)
}

/// What a hunt tile says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Damage {
    /// That much; less than 0 heals.
    Points(i8),
    /// As much as the Eye found.
    Eye,
    /// As much as a die says.
    Die,
}

/// A hunt tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tile {
    /// How much it hurts.
    pub damage: Damage,
    /// Does it reveal the Fellowship?
    pub reveal: bool,
    /// Does it stop the Fellowship?
    pub stop: bool,
    /// Whose tile it is; the usual ones are nobody's.
    pub side: Option<Side>,
}

/// A hunt tile, face up.
pub fn hunt_tile(ctx: &Context, id: &str, tile: &Tile) -> Markup {
    let damage = match tile.damage {
        Damage::Points(points) => points.to_string().replace('-', "\u{2212}"),
        Damage::Eye => ctx.say("war-map-face-eye"),
        Damage::Die => ctx.say("war-map-tile-die"),
    };
    let mut name = ctx.with("war-map-tile", &[("damage", (&damage).into())]);
    for (has, id) in [
        (tile.reveal, "war-map-tile-reveal"),
        (tile.stop, "war-map-tile-stop"),
    ] {
        if has {
            name = format!("{name}, {}", ctx.say(id));
        }
    }
    let class = tile.side.map_or("", |side| match side {
        Side::Free => " wtile--free",
        Side::Shadow => " wtile--shadow",
    });
    let drawing = html! {
        span .wtile__damage { @match tile.damage {
            Damage::Points(_) => (damage),
            Damage::Eye => (icon("eye")),
            Damage::Die => (canvas::art::icon("dice")),
        } }
        span .wtile__signs {
            @if tile.reveal { (icon("fellowship")) }
            @if tile.stop { (icon("stop")) }
        }
    };
    ctx.thing(id, &format!("wtile{class}"), &name, &drawing)
}

/// A hunt tile, face down.
pub fn hunt_tile_back(ctx: &Context, id: &str) -> Markup {
    ctx.thing(
        id,
        "wtile wtile--back",
        &ctx.say("war-map-tile-back"),
        &icon("eye"),
    )
}
