//! A finished game, step by step.

use maud::{Markup, html};

use super::game_name;
use super::layers::Layer;
use super::shell::{Frame, Reader, shell};
use super::table::{Sight, fairness, journal, link};
use super::view::ReplayView;
use crate::art::icon;

/// The page of one step.
pub fn replay(reader: &Reader, view: &ReplayView) -> Markup {
    let sight = Sight::of_replay(reader, view);
    let language = reader.language;
    let game = game_name(language, view.game.id);
    let title = language.with("replay-title", &[("game", (&game).into())]);
    let body = html! {
        h1 .unseen { (title) }
        (step(&sight, view))
        @for layer in drawn(&sight) { (layer.1) }
        div .side {
            (turn_and_players(&sight).0)
            (turn_and_players(&sight).1)
            section #drawer .drawer {
                div .panel { (journal(&sight, 0, view.told)) }
            }
            section .card {
                (link(&sight, "share", "table-share", view.share))
                (fairness(&sight, view.commitment, Some(view.seed)))
                @if let Some(rematch) = view.rematch { p { a .button href=(rematch) { (language.text("table-rematch-go")) } } }
            }
        }
        (live(&sight, view))
    };
    shell(
        reader,
        &Frame {
            title: &title,
            class: "table",
            tools: html! {},
        },
        &body,
    )
}

/// The parts of the page that change from step to step.
pub fn replay_layers(reader: &Reader, view: &ReplayView) -> Vec<Layer> {
    let sight = Sight::of_replay(reader, view);
    let mut layers = vec![Layer::new("prompt", step(&sight, view))];
    for (id, drawing) in drawn(&sight) {
        layers.extend(Layer::new(id, drawing).apart());
    }
    let (turn, players) = turn_and_players(&sight);
    layers.extend([
        Layer::new("turn", turn),
        Layer::new("players", players),
        Layer::new("journal", journal(&sight, 0, view.told)),
        Layer::new("live", live(&sight, view)),
    ]);
    layers
}

fn drawn(sight: &Sight) -> [(&'static str, Markup); 2] {
    let drawn = sight.draw();
    let board = html! { div #board .board { @if let Some(drawn) = &drawn { (drawn.board) } } };
    let hand = html! { div #hand .hand { @if let Some(drawn) = &drawn { (drawn.hand) } } };
    [("board", board), ("hand", hand)]
}

fn turn_and_players(sight: &Sight) -> (Markup, Markup) {
    let drawn = sight.draw();
    let turn = html! { div #turn .turn { @if let Some(drawn) = &drawn { (drawn.turn) } } };
    let players = drawn.map_or_else(|| html! { ul #players .players {} }, |drawn| drawn.players);
    (turn, players)
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
        _ => sight.say(view.prompt),
    };
    let ways = [
        ("first", view.first, "⏮", view.ply == view.first),
        ("prev", before, "◀", view.ply == view.first),
        ("next", after, "▶", view.ply == view.last),
        ("last", view.last, "⏭", view.ply == view.last),
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
