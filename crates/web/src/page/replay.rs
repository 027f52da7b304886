//! A game step by step: a finished one with all that was hidden, a running one as the reader saw it then.

use maud::{Markup, html};
use table::Observer;

use super::context::PageContext;
use super::curve::{curve, together};
use super::form::field;
use super::game_name;
use super::layers::{plain, spliced};
use super::shell::{Frame, shell};
use super::table::{
    Painted, Sight, at_the_table, drawn_board, fairness, frame, hand, journal_then, link, record, strip, turn,
};
use canvas::art::icon;
use seen::{BranchView, Layer, LinkKind, ReplayView, SeatKind, Status};

/// The page of one step.
pub(crate) fn replay(ctx: &PageContext, view: &ReplayView) -> Markup {
    let sight = Sight::of_replay(ctx, view);
    let language = ctx.language;
    let drawn = sight.draw();
    let game = game_name(language, view.game.id);
    let title = language.with("replay-title", &[("game", (&game).into())]);
    let over = view.now.is_none();
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
            (spliced(players(drawn.as_ref())))
            section #drawer .drawer aria-label=(language.text("table-tab-journal")) {
                div .panel tabindex="0" {
                    (journal_then(&Sight::of_journal(ctx, view), 0, view.ply))
                    @if view.may_comment { (comment(&sight, view)) }
                }
            }
            @if over {
                section .card {
                    (link(&sight, None, LinkKind::Replay, "share", &view.share))
                    (fairness(&sight, &view.commitment, view.seed.as_deref()))
                    (record(&sight, &view.id))
                    @if let Some(rematch) = &view.rematch { p { a .button href=(rematch) { (language.text("table-rematch-go")) } } }
                }
                (branches(&sight, view))
            }
            @if let Some(study) = &view.study {
                (curve(language, study))
                (together(language, study))
            }
        }
        (live(&sight, view))
    };
    let said = over.then(|| at_the_table(language, &view.seats));
    shell(
        ctx,
        &Frame {
            title: &title,
            class: &frame(drawn.as_ref()),
            tools: html! {},
            game: Some(view.game.id),
            said: said.as_deref(),
        },
        &body,
    )
}

/// The parts of the page that change from step to step. The journal is that of all steps; the script shows as much of it as
/// was told by then.
pub(crate) fn replay_layers(ctx: &PageContext, view: &ReplayView) -> Vec<Layer> {
    let sight = Sight::of_replay(ctx, view);
    let drawn = sight.draw();
    let mut layers = vec![
        plain("prompt", step(&sight, view)),
        board(drawn.as_ref()),
        hand(drawn.as_ref()),
        turn(drawn.as_ref()),
        players(drawn.as_ref()),
        plain("live", live(&sight, view)),
    ];
    layers.extend(view.may_comment.then(|| plain("comment", comment(&sight, view))));
    layers
}

fn board(painted: Option<&Painted>) -> Layer {
    match painted {
        Some(painted) => drawn_board(painted),
        None => plain("board", html! { div #board .board {} }),
    }
}

fn players(painted: Option<&Painted>) -> Layer {
    match painted {
        Some(painted) => painted.part("players", &painted.drawn.players),
        None => plain("players", html! { ul #players .players {} }),
    }
}

/// The place in the game, and the ways on from there. The script adds the ways from act to act, from turn to turn and, where the game
/// has such a thing, from part to part, the ticks at turns and parts, and what goes on by itself.
fn step(sight: &Sight, view: &ReplayView) -> Markup {
    let language = sight.language;
    let joint = if view.share.contains('?') { '&' } else { '?' };
    let at = |ply: u32| format!("{}{joint}step={ply}", view.share);
    let (before, after) = (view.ply.saturating_sub(1).max(view.first), (view.ply + 1).min(view.last));
    let words = match &view.ended {
        Some(ended) if view.ply == view.last => {
            sight.say_end(ended).unwrap_or_else(|| language.text("table-over"))
        }
        _ => sight.say(&view.prompt),
    };
    let (begun, ended) = (view.ply == view.first, view.ply == view.last);
    let way = |name: &str, ply: u32, sign: &str, here: bool| {
        let title = language.text(&format!("replay-{name}"));
        html! {
            a id={ "step-" (name) } .button .quiet href=(at(ply)) data-step=(ply) aria-disabled=[here.then_some("true")] aria-label=(title) title=(title) { (sign) }
        }
    };
    let part = language.text_if_known(&format!("{}-part", view.game.id));
    let leap = |name: &str, sign: &str| {
        let part = part.as_deref().unwrap_or_default();
        let title = language.with(&format!("replay-{name}"), &[("part", part.into())]);
        html! { button id={ "step-" (name) } .quiet type="button" hidden data-switch="steps" data-leap=(name) aria-label=(title) title=(title) { (sign) } }
    };
    let touched = sight.touched().join(" ");
    let seat = match view.observer {
        Observer::Seat(seat) => Some(seat),
        Observer::Watcher | Observer::Afterwards => None,
    };
    html! {
        section #prompt .prompt .prompt--replay aria-label=(language.text("replay-steps")) data-share=(view.share) data-of=(view.id)
            data-at=(view.ply) data-last=(view.last) data-seat=[seat] data-touched=[(!touched.is_empty()).then_some(touched)] {
            span .prompt__who { (icon("back")) " " (language.text(if view.now.is_some() { "replay-then" } else { "replay-over" })) }
            p #ask .prompt__ask tabindex="-1" { (words) }
            div .answers {
                form #scrub .replay method="get" action=(view.share) {
                    (leap("turn-before", "≪"))
                    @if part.is_some() { (leap("part-before", "«")) }
                    (leap("act-before", "‹"))
                    (way("prev", before, "‹", begun))
                    (leap("play", "▶"))
                    (way("next", after, "›", ended))
                    (leap("act-after", "›"))
                    @if part.is_some() { (leap("part-after", "»")) }
                    (leap("turn-after", "≫"))
                    label .unseen for="step" { (language.text("replay-step")) }
                    span .replay__line {
                        input #step name="step" type="range" min=(view.first) max=(view.last) value=(view.ply) aria-valuetext={ (view.ply) " / " (view.last) };
                        span #ticks .replay__ticks aria-hidden="true" {}
                    }
                    output for="step" { (view.ply) " / " (view.last) }
                    @if let (Some(seat), Some(_)) = (seat, &view.now) { @if view.share.contains("seat=") { input type="hidden" name="seat" value=(seat); } }
                    noscript { button type="submit" { (icon("eye")) span .unseen { (language.text("replay-step")) } } }
                    (way("first", view.first, "|◀", begun))
                    (way("last", view.last, "▶|", ended))
                }
            }
            div .prompt__tools {
                @if view.plays_on { button #to-play-on type="button" popovertarget="play-on" { (icon("undo")) (language.text("replay-play-on")) } }
                @if let Some(now) = &view.now { a #step-now .button .choice--main href=(now) { (language.text("replay-now")) } }
            }
            p #says .prompt__says aria-hidden="true" {}
            (strip(sight, None, &[]))
            @if view.plays_on { (play_on(sight, view)) }
        }
    }
}

/// The game from which this one goes on, and the tables that go on from this one.
fn branches(sight: &Sight, view: &ReplayView) -> Markup {
    let language = sight.language;
    html! {
        @if view.from.is_some() || !view.branches.is_empty() {
            section #branches .card {
                h3 { (language.text("replay-branches")) }
                @if let Some(from) = &view.from {
                    p { a href={ "/t/" (from.table) "/then?step=" (from.ply) } { (language.with("replay-from", &[("step", from.ply.into())])) } }
                }
                @if !view.branches.is_empty() { ul { @for one in &view.branches { li { (branch(sight, one)) } } } }
            }
        }
    }
}

fn branch(sight: &Sight, branch: &BranchView) -> Markup {
    let language = sight.language;
    let by = sight.name(branch.seat);
    let status = match branch.status {
        Status::Waiting => "replay-branch-waiting",
        Status::Playing => "replay-branch-playing",
        Status::Finished => "replay-branch-finished",
    };
    html! {
        a href=(branch.link) { @if branch.name.is_empty() { (language.text("replay-branch-unnamed")) } @else { (branch.name) } }
        " · " (language.with("replay-branch", &[("name", (&by).into()), ("step", branch.ply.into())]))
        " · " (language.text(status))
    }
}

/// The form by which one plays on from here: with those who sat at the table, or against bots.
fn play_on(sight: &Sight, view: &ReplayView) -> Markup {
    let language = sight.language;
    let others = view.seats.iter().any(|seat| seat.kind == SeatKind::Person && !seat.you && !seat.gone);
    let with_bots = if others { "replay-play-on-bots" } else { "replay-play-on" };
    html! {
        div #play-on .ending popover="auto" role="dialog" aria-labelledby="play-on-title" {
            header .ending__head {
                h2 #play-on-title { (language.text("replay-play-on")) }
                button .quiet type="button" popovertarget="play-on" popovertargetaction="hide" aria-label=(language.text("house-close")) { (icon("cross")) }
            }
            p { (language.with("replay-play-on-at", &[("step", view.ply.into()), ("last", view.last.into())])) }
            p { (language.text("replay-play-on-note")) }
            form method="post" action={ "/t/" (view.id) "/play-on" } {
                input type="hidden" name="step" value=(view.ply);
                (field("play-on-name", &language.text("replay-try"), None, &html! { input #play-on-name name="name" maxlength="48" autocomplete="off"; }))
                ul .choices {
                    @if others { li { button .choice .choice--main type="submit" name="bots" value="false" { (icon("person")) (language.text("replay-play-on-people")) } } }
                    li { button .choice .choice--main[!others] type="submit" name="bots" value="true" { (icon("bot")) (language.text(with_bots)) } }
                }
            }
        }
    }
}

/// The line in which one comments on this step.
fn comment(sight: &Sight, view: &ReplayView) -> Markup {
    let language = sight.language;
    let label = language.text("replay-comment");
    html! {
        form #comment .say method="post" action={ "/t/" (view.id) "/comment" } {
            input type="hidden" name="step" value=(view.ply);
            label .unseen for="comment-text" { (label) }
            input #comment-text name="text" maxlength="300" autocomplete="off" required placeholder=(label);
            button type="submit" { (language.text("table-chat-send")) }
        }
    }
}

fn live(sight: &Sight, view: &ReplayView) -> Markup {
    let lines = view.told.iter().filter(|told| told.ply == view.ply).map(|told| sight.say(&told.say));
    html! { p #live .unseen role="status" aria-live="polite" { (lines.collect::<Vec<_>>().join(" ")) } }
}
