//! The trick in the middle of the table.

use maud::{Markup, html};
use tricks::Tricks;
use tricks::card::{Card, Suit};
use tricks::chair::Chair;
use tricks::event::Event;
use tricks::view::{ChairView, PhaseView, View};

use crate::piece::{id as piece_id, named};
use crate::plaque::sitter;
use canvas::account::{account, plain, unsigned};
use canvas::art::icon;
use canvas::{Context, Scene};

/// The cards played, each before its player; in the middle the suit that must be followed.
pub fn trick(view: &View, sides: &[&str], ctx: &Context) -> Markup {
    let number = view.tricks.len() as u32 + 1;
    let begun = view.trick.cards.0.iter().flatten().next().is_some();
    let over = matches!(view.phase, PhaseView::Over { .. } | PhaseView::Between { .. });
    // A full trick lies there until the next begins.
    let won = view.tricks.last().filter(|_| !begun).and_then(|trick| trick.winner);
    html! {
        section #trick .tr-trick data-hold=[won.map(|_| number)] data-long=[won.map(|_| "1.6")] data-to=[won.map(|chair| format!("chair-{chair}"))] aria-label=(ctx.with("tricks-art-trick", &[("number", number.into())])) {
            div .tr-trick__cards {
                @for (chair, side) in view.chairs.iter().zip(sides) {
                    @let played = view.trick.cards[chair.chair];
                    @let last = before(view, chair.chair).filter(|_| !begun);
                    @let free = played.is_none() && last.is_none();
                    div class={ "tr-trick__slot tr-trick__slot--" (side) @if free { " tr-trick__slot--free" } } {
                        @if let Some(played) = played {
                            @let wins = view.trick.winning == Some(chair.chair);
                            @let class = if wins { "tr-play-card--winning" } else { "" };
                            (named(played, class, &told(view, chair, played, if wins { "winning" } else { "played" }, ctx), ctx))
                        } @else if let Some((there, won)) = last {
                            // Until the next lead, the trick before lies there, so that all can see who won it.
                            @let class = if won { "tr-play-card--before tr-play-card--winning" } else { "tr-play-card--before" };
                            (named(there, class, &told(view, chair, there, if won { "won" } else { "before" }, ctx), ctx))
                        } @else if view.trick.leader == chair.chair && matches!(view.phase, PhaseView::Play { .. }) {
                            span .tr-trick__leads { (icon("flag")) span { (ctx.say("tricks-art-leads")) } }
                        }
                    }
                }
                div .tr-trick__middle {
                    @match view.trick.suit {
                        Some(suit) => {
                            span .tr-trick__suit { (icon(sign(suit.name()))) b { (ctx.say(suit.term())) } }
                            @if let Some(duty) = duty(view, suit, ctx) { small { (ctx.say(duty)) } }
                        }
                        None if begun => small { (ctx.say("tricks-art-no-suit")) },
                        // Before the tricks there is no number of them yet, and after the last no next one.
                        None if number > view.total.into() || (number > 1 && over) => {}
                        // Around it lies the trick before: what is told is of the next.
                        None if number > 1 => small { (ctx.with("tricks-art-next-of", &[("number", number.into()), ("total", view.total.into())])) },
                        None => small { (ctx.with("tricks-art-trick-of", &[("number", number.into()), ("total", view.total.into())])) },
                    }
                }
            }
        }
    }
}

/// What the suit means for the reader's own hand, while it is asked for a card.
fn duty(view: &View, suit: Suit, ctx: &Context) -> Option<&'static str> {
    let PhaseView::Play { chair } = view.phase else { return None };
    let asked = view.chairs.iter().find(|other| other.chair == chair)?;
    // What is lit may be played: nobody else has anything lit.
    let lit = |held: &Card| ctx.lit(&piece_id(*held)).is_some();
    let cards = asked.hand?.iter().filter(lit).collect::<Vec<_>>();
    let follows = |held: &Card| suit.cards().has(*held);
    match (cards.is_empty(), cards.iter().all(follows), cards.iter().any(follows)) {
        (true, ..) => None,
        (_, true, _) => Some("tricks-art-follow"),
        (_, _, false) => Some("tricks-art-none-of-it"),
        _ => None,
    }
}

/// The round trick by trick: who won each, and where an objective was met or failed.
pub fn went(scene: &Scene<Tricks>) -> Markup {
    let begins = |event: &Event| matches!(event, Event::Round { .. });
    let belongs =
        |event: &Event| matches!(event, Event::Won { .. } | Event::NoWinner { .. } | Event::Objective { .. });
    let lines = scene.account(true, begins, |_| false, belongs);
    account(scene.ctx, "", &scene.ctx.say("tricks-art-went"), &lines, plain, unsigned)
}

/// A card of a trick for screen readers: which, whose, and whether it wins.
fn told(view: &View, chair: &ChairView, card: Card, how: &str, ctx: &Context) -> String {
    let who = match chair.character {
        Some(character) => ctx.say(character.term()),
        None => sitter(view, chair, ctx),
    };
    let card = ctx.say(card.term());
    let words = [("card", (&card).into()), ("who", (&who).into()), ("how", how.into())];
    ctx.with("tricks-art-played", &words)
}

/// The card a chair played to the trick before, and whether it won it.
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
