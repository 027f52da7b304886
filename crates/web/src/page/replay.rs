//! A finished game, step by step.

use maud::{Markup, html};

use super::desk::Desk;
use super::game_name;
use super::layers::{apart, plain, spliced};
use super::shell::{Frame, shell};
use super::table::{Painted, Sight, fairness, hand, journal, link, record, turn};
use canvas::art::icon;
use seen::{Layer, ReplayView};

/// The page of one step.
pub(crate) fn replay(desk: &Desk, view: &ReplayView) -> Markup {
    let sight = Sight::of_replay(desk, view);
    let language = desk.language;
    let drawn = sight.draw();
    let game = game_name(language, view.game.id);
    let title = language.with("replay-title", &[("game", (&game).into())]);
    let body = html! {
        h1 .unseen { (title) }
        (step(&sight, view))
        h2 .unseen { (language.text("table-heading-board")) }
        (spliced(board(drawn.as_ref())))
        h2 .unseen { (language.text("table-heading-hand")) }
        (spliced(hand(drawn.as_ref())))
        div .side {
            h2 .unseen { (language.text("table-heading-side")) }
            (spliced(turn(drawn.as_ref())))
            (players(drawn.as_ref()))
            section #drawer .drawer aria-label=(language.text("table-tab-journal")) { div .panel tabindex="0" { (journal(&sight, 0)) } }
            section .card {
                (link(&sight, "share", "table-share", &view.share))
                (fairness(&sight, &view.commitment, Some(&view.seed)))
                (record(&sight, &view.id))
                @if let Some(rematch) = &view.rematch { p { a .button href=(rematch) { (language.text("table-rematch-go")) } } }
            }
        }
        (live(&sight, view))
    };
    shell(
        desk,
        &Frame {
            title: &title,
            class: "table",
            tools: html! {},
            game: Some(view.game.id),
        },
        &body,
    )
}

/// The parts of the page that change from step to step.
pub(crate) fn replay_layers(desk: &Desk, view: &ReplayView) -> Vec<Layer> {
    let sight = Sight::of_replay(desk, view);
    let drawn = sight.draw();
    let mut layers = vec![plain("prompt", step(&sight, view))];
    layers.extend(match &drawn {
        Some(painted) => apart("board", &framed(painted), &painted.layers),
        None => vec![board(None)],
    });
    layers.extend([
        hand(drawn.as_ref()),
        turn(drawn.as_ref()),
        plain("players", players(drawn.as_ref())),
        plain("journal", journal(&sight, 0)),
        plain("live", live(&sight, view)),
    ]);
    layers
}

fn framed(painted: &Painted) -> Markup {
    html! { div #board .board { (painted.drawn.board) } }
}

fn board(painted: Option<&Painted>) -> Layer {
    match painted {
        Some(painted) => painted.part("board", &framed(painted)),
        None => plain("board", html! { div #board .board {} }),
    }
}

fn players(painted: Option<&Painted>) -> Markup {
    match painted {
        Some(painted) => spliced(painted.part("players", &painted.drawn.players)),
        None => html! { ul #players .players {} },
    }
}

/// Where one stands in the game, and the ways on from there.
fn step(sight: &Sight, view: &ReplayView) -> Markup {
    let language = sight.language;
    let at = |ply: u32| format!("{}?step={ply}", view.share);
    let (before, after) = (
        view.ply.saturating_sub(1).max(view.first),
        (view.ply + 1).min(view.last),
    );
    let words = match &view.ended {
        Some(ended) if view.ply == view.last => sight
            .say_end(ended)
            .unwrap_or_else(|| language.text("table-over")),
        _ => sight.say(&view.prompt),
    };
    let ways = [
        ("first", view.first, "|◀", view.ply == view.first),
        ("prev", before, "‹", view.ply == view.first),
        ("next", after, "›", view.ply == view.last),
        ("last", view.last, "▶|", view.ply == view.last),
    ];
    html! {
        section #prompt .prompt .prompt--replay aria-label=(language.text("replay-steps")) data-share=(view.share) {
            p #ask .prompt__ask { (words) }
            form #scrub .replay method="get" action=(view.share) {
                @for (name, ply, sign, here) in ways {
                    a id={ "step-" (name) } .button .quiet href=(at(ply)) data-step=(ply) aria-disabled=[here.then_some("true")]
                        aria-label=(language.text(&format!("replay-{name}"))) { (sign) }
                }
                label .unseen for="step" { (language.text("replay-step")) }
                input #step name="step" type="range" min=(view.first) max=(view.last) value=(view.ply);
                output for="step" { (view.ply) " / " (view.last) }
                noscript { button type="submit" { (icon("eye")) span .unseen { (language.text("replay-step")) } } }
            }
        }
    }
}

fn live(sight: &Sight, view: &ReplayView) -> Markup {
    let lines = view
        .told
        .iter()
        .filter(|told| told.ply == view.ply)
        .map(|told| sight.say(&told.say));
    html! { p #live .unseen role="status" aria-live="polite" { (lines.collect::<Vec<_>>().join(" ")) } }
}
