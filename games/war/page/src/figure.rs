//! Pieces. The shape says the kind (regular round, elite hexagonal, leader a diamond, character a shield,
//! minion a dark shield), the fill says the nation, a sign says it again, a figure says how many.

use atlas::layout::PIECE;
use canvas::Context;
use canvas::art::pen::{Point, at, num};
use maud::{Markup, html};
use war::figures::{Figure as Piece, Rank};
use war::nation::{Nation, Side};

use crate::sign::{mark, mark_at, own};

/// A kind of piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure<'a> {
    /// A regular unit.
    Regular(Nation),
    /// An elite unit.
    Elite(Nation),
    /// A leader of the Free Peoples.
    Leader(Nation),
    /// A Nazgûl.
    Nazgul,
    /// A companion, by the letters that stand for the name.
    Companion(&'a str),
    /// A minion, by the letters that stand for the name.
    Minion(&'a str),
    /// The Ring-bearers, and whether their place is known.
    Fellowship {
        /// Is the place known?
        revealed: bool,
    },
}

impl<'a> Figure<'a> {
    /// A figure of the game; `letters` are those of a character.
    pub(crate) const fn of(piece: Piece, letters: &'a str) -> Self {
        match piece {
            Piece::Unit(nation, Rank::Regular) => Self::Regular(nation),
            Piece::Unit(nation, Rank::Elite) => Self::Elite(nation),
            Piece::Leader(nation) => Self::Leader(nation),
            Piece::Nazgul => Self::Nazgul,
            Piece::Person(who) => match who.side() {
                Side::Free => Self::Companion(letters),
                Side::Shadow => Self::Minion(letters),
            },
        }
    }

    /// The class of its nation, for its colour.
    fn class(self) -> String {
        match self {
            Self::Regular(nation) | Self::Elite(nation) | Self::Leader(nation) => own(nation),
            Self::Nazgul | Self::Minion(_) => "wa-n-shadow".to_owned(),
            Self::Companion(_) => "wa-n-free".to_owned(),
            Self::Fellowship { .. } => "wa-n-ring".to_owned(),
        }
    }

    /// Its outline within a circle of this radius.
    fn outline(self, r: f32) -> String {
        let turned = |corners: &[(f32, f32)]| {
            let corner = |(x, y): &(f32, f32)| format!("{} {}", num(x * r), num(y * r));
            format!("M{}Z", corners.iter().map(corner).collect::<Vec<_>>().join("L"))
        };
        match self {
            Self::Regular(_) | Self::Fellowship { .. } => {
                let r = num(r * 0.94);
                format!("M-{r} 0A{r} {r} 0 1 1 {r} 0A{r} {r} 0 1 1-{r} 0Z")
            }
            Self::Elite(_) => {
                let (x, y) = (0.92, 0.52);
                turned(&[(0.0, -1.04), (x, -y), (x, y), (0.0, 1.04), (-x, y), (-x, -y)])
            }
            Self::Leader(_) | Self::Nazgul => turned(&[(0.0, -1.1), (1.0, 0.0), (0.0, 1.1), (-1.0, 0.0)]),
            Self::Companion(_) | Self::Minion(_) => {
                let [top, side, waist, flank, foot] = [1.1, 0.86, 0.1, 0.74, 1.12].map(|part| num(part * r));
                format!(
                    "M-{side} -{side}Q0 -{top} {side} -{side}V{waist}Q{side} {flank} 0 {foot}Q-{side} {flank} -{side} {waist}Z"
                )
            }
        }
    }

    /// Drawn around the origin, in a circle of this radius.
    fn draw(self, r: f32) -> Markup {
        html! {
            path .wa-f-body d=(self.outline(r)) {}
            @match self {
                Self::Regular(nation) | Self::Elite(nation) => (mark(nation.id(), r * 1.2)),
                Self::Leader(nation) => (mark(nation.id(), r * 0.95)),
                Self::Nazgul => (mark("nazgul", r * 1.0)),
                Self::Companion(letters) | Self::Minion(letters) => text .wa-f-letters y=(num(r * 0.34)) { (letters) },
                Self::Fellowship { revealed } => {
                    circle .wa-f-rim r=(num(r * 0.72)) {}
                    (mark(if revealed { "fellowship" } else { "ring" }, r * 1.1))
                }
            }
        }
    }
}

/// A number in a shape, which is drawn around the same spot.
fn count(spot: Point, shape: &Markup, number: u8) -> Markup {
    html! { (shape) text .wa-f-count x=(num(spot.x)) y=(num(spot.y + 6.5)) { (number) } }
}

/// One kind of piece around the origin of a drawing, as large as a place on the map. Its name is for screen readers.
pub fn figure(ctx: &Context, id: &str, figure: Figure, number: u8, name: &str) -> Markup {
    let drawing = html! {
        (figure.draw(PIECE - 4.0))
        @if number > 1 { (count(at(12.0, 11.0), &html! { circle .wa-f-count-back cx="12" cy="11" r="11" {} }, number)) }
    };
    ctx.group(id, &figure.class(), name, &drawing)
}

/// The units of one nation in an army.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Levy {
    pub nation: Nation,
    /// The number of regular units.
    pub regulars: u8,
    /// The number of elite units.
    pub elites: u8,
}

/// An army as it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Army<'a> {
    /// The nations in it, the one that shall be seen first.
    pub levies: &'a [Levy],
    /// Leaders, or Nazgûl.
    pub leaders: u8,
    /// Is it inside a besieged stronghold?
    pub besieged: bool,
}

/// A whole army as one counter around the origin: a field in the colours of its nations, how many regular
/// units (in a round) and elite units (in a hexagon) there are, and how many lead it (in a diamond).
pub fn army(ctx: &Context, id: &str, army: &Army, name: &str) -> Markup {
    let sum = |of: fn(&Levy) -> u8| army.levies.iter().map(of).fold(0, u8::saturating_add);
    let (regulars, elites) = (sum(|levy| levy.regulars), sum(|levy| levy.elites));
    let Some(first) = army.levies.first() else {
        return html! {};
    };
    let side = first.nation.side();
    let others = army.levies.len() as f32;
    let tally = |x: f32, y: f32, kind: Figure, number: u8| {
        let there = format!("translate({} {})", num(x), num(y));
        let shape = html! { path .wa-f-count-back transform=(there) d=(kind.outline(13.0)) {} };
        html! { @if number > 0 { (count(at(x, y), &shape, number)) } }
    };
    let drawing = html! {
        @if army.besieged { path .wa-f-siege d="M-19 15V-14h5v4h5v-4h5v4h8v-4h5v4h5v-4h5V15Z" {} }
        path .wa-f-field d="M-16-15H16V3Q16 12 0 17-16 12-16 3Z" {}
        // The colours of those who march with them stand in a stripe at the hoist.
        @for (index, levy) in army.levies.iter().enumerate().skip(1) {
            @let high = 16.0 / (others - 1.0);
            rect class={ "wa-f-stripe " (own(levy.nation)) } x="-15" y=(num(-14.0 + high * (index as f32 - 1.0))) width="8" height=(num(high)) {}
        }
        (mark_at(first.nation.id(), at(if army.levies.len() > 1 { 4.0 } else { 0.0 }, -4.0), 19.0))
        (tally(-11.0, 14.0, Figure::Regular(first.nation), regulars))
        (tally(12.0, 14.0, Figure::Elite(first.nation), elites))
        (tally(16.0, -14.0, Figure::Leader(first.nation), army.leaders))
    };
    let class = format!("wa-army wa-army--{side} {}", own(first.nation));
    ctx.group(id, &class, name, &drawing)
}

/// Moves a drawing around the origin to a place on the map; an update lets it glide there.
pub fn placed(id: &str, spot: Point, drawing: &Markup) -> Markup {
    html! { g id=(id) .wa-f-placed transform={ "translate(" (num(spot.x)) " " (num(spot.y)) ")" } { (drawing) } }
}

/// A figure by itself, outside the map.
pub fn figure_sign(figure: Figure) -> Markup {
    html! { svg class={ "figure-sign " (figure.class()) } viewBox="-20 -20 40 40" aria-hidden="true" { (figure.draw(PIECE - 4.0)) } }
}
