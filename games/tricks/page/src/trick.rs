//! The trick in the middle of the table.

use maud::{Markup, html};
use tricks::card::Card;
use tricks::chair::Chair;
use tricks::view::{PhaseView, View};

use crate::piece::card;
use canvas::Context;
use canvas::art::icon;

/// What has been played, each card before whoever played it; in the middle the suit that must be followed.
pub fn trick(view: &View, sides: &[&str], ctx: &Context) -> Markup {
    let number = view.tricks.len() as u32 + 1;
    let played = view.trick.cards.0.iter().flatten().next().is_some();
    html! {
        section #trick .trick aria-label=(ctx.with("tricks-art-trick", &[("number", number.into())])) {
            @for (chair, side) in view.chairs.iter().zip(sides) {
                div class={ "trick__slot trick__slot--" (side) } {
                    @if let Some(played) = view.trick.cards[chair.chair] {
                        @let class = if view.trick.winning == Some(chair.chair) { "play-card--winning" } else { "" };
                        (card(played, class, ctx))
                    } @else if let Some((there, won)) = before(view, chair.chair).filter(|_| !played) {
                        // Until somebody leads, the trick before lies there, so that all can see who won it.
                        @let class = if won { "play-card--before play-card--winning" } else { "play-card--before" };
                        (card(there, class, ctx))
                    } @else if view.trick.leader == chair.chair && matches!(view.phase, PhaseView::Play { .. }) {
                        span .trick__leads { (icon("flag")) span { (ctx.say("tricks-art-leads")) } }
                    }
                }
            }
            div .trick__middle {
                @match view.trick.suit {
                    Some(suit) => {
                        span .trick__suit { (icon(sign(suit.name()))) b { (ctx.say(suit.term())) } }
                        small { (ctx.say("tricks-art-follow")) }
                    }
                    None if played => small { (ctx.say("tricks-art-no-suit")) },
                    // Before the tricks there is no number of them yet, and after the last no next one.
                    None if number > view.total.into() => {}
                    None => small { (ctx.with("tricks-art-trick-of", &[("number", number.into()), ("total", view.total.into())])) },
                }
            }
        }
    }
}

/// What a chair played to the trick before, and whether it won it.
fn before(view: &View, chair: Chair) -> Option<(Card, bool)> {
    let trick = view.tricks.last()?;
    Some((trick.cards[chair]?, trick.winner == Some(chair)))
}

/// The sign of a suit.
pub fn sign(suit: &str) -> &str {
    match suit {
        "rings" => "ring",
        "shadows" => "nazgul",
        other => other,
    }
}
