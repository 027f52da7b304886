//! Figures that may be chosen, region by region: those that can be recruited there, or stand there.

use std::collections::BTreeMap;

use maud::{Markup, html};
use war::figures::Figure as Piece;
use war::region::Region;

use super::context::Context;
use super::figure::figure_sign;
use super::meaning::{figure, letters};

/// Figure and region of a choice that names both.
fn read(choice: &str) -> Option<(Piece, Region)> {
    let (_, spot) = choice.split_once(':')?;
    let (piece, region) = spot.split_once('@')?;
    Some((piece.parse().ok()?, region.parse().ok()?))
}

/// The figures of all these choices, each a button; nothing when no choice names a figure and a region.
pub(super) fn spots<'a>(ctx: &Context, choices: impl Iterator<Item = &'a str>) -> Markup {
    let mut regions = BTreeMap::<Region, Vec<Piece>>::new();
    for (piece, region) in choices.filter_map(read) {
        regions.entry(region).or_default().push(piece);
    }
    if regions.is_empty() {
        return html! {};
    }
    html! {
        section #spots .wchoosing aria-label=(ctx.say("war-board-spots")) {
            h3 .wcup__who { (ctx.say("war-board-spots")) }
            div .wspots {
                @for (region, pieces) in regions {
                    div .wspot {
                        span .wspot__where { (ctx.say(region.term())) }
                        @for piece in pieces { (one(ctx, piece, region)) }
                    }
                }
            }
        }
    }
}

fn one(ctx: &Context, piece: Piece, region: Region) -> Markup {
    let letters = match piece {
        Piece::Person(who) => letters(ctx.language, who),
        _ => String::new(),
    };
    let id = format!("spot-{piece}@{region}");
    ctx.thing(
        &id,
        "wspot__one",
        &ctx.say(piece.term()),
        &figure_sign(figure(piece, &letters)),
    )
}
