//! The figures that the open question is about, shown in the bar: those that may be picked, lost or called, so that
//! nothing has to open over the map.

use canvas::picker::{Pick, Picker, picker};

use crate::before::{before, recalled};
use crate::names::kind_of;
use crate::prelude::*;
use crate::spots::{opened, spots};
use crate::stack::chosen;

/// What a question of a battle follows, and the figures that it is about; nothing where it is about something else.
pub(crate) fn ask(scene: &Scene) -> Markup {
    match scene.view.question {
        Some(Frame::Pick(_)) => pick(scene),
        Some(_) => html! { (before(scene)) (figures(scene)) },
        None => html! {},
    }
}

/// The lines that it tells of what came before.
pub(crate) fn recalls(scene: &Scene) -> Vec<usize> {
    match scene.view.question {
        Some(Frame::Pick(_)) | None => Vec::new(),
        Some(_) => recalled(scene),
    }
}

/// The figures of the region that is asked about, to be clicked one by one.
fn figures(scene: &Scene) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let asked = opened(view);
    let here = spots(view, scene.legal()).filter(|spot| asked.is_some() && spot.at == asked);
    let here = here.collect::<Vec<_>>();
    html! {
        @if !here.is_empty() {
            div .wforce {
                @for spot in &here {
                    @let count = spot.at.map_or(1, |at| view.board.at(at).count(spot.piece)).max(1);
                    (chosen(view, ctx, spot, count))
                }
            }
        }
    }
}

/// All that may go, picked beforehand.
fn pick(scene: &Scene) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let Some(Frame::Pick(war::questions::Pick { from, force, .. })) = view.question else {
        return html! {};
    };
    // The way that names no place is the Army, figure by figure: all of it, or as much as there is room for.
    let army = scene.ways.iter().find(|way| way.at.is_empty());
    let all = scene.legal().any(|choice| *choice == Choice::All);
    let mut counts: Vec<(Piece, u8, u8)> = Vec::new();
    for choice in army.iter().flat_map(|way| &way.choices) {
        let Choice::Take(piece) = *choice else { continue };
        match counts.iter_mut().find(|(other, ..)| *other == piece) {
            Some((_, most, picked)) => (*most, *picked) = (*most + 1, *picked + 1),
            None => counts.push((piece, 1, 1)),
        }
    }
    let standing = view.board.at(from);
    let here = |piece: Piece| match piece {
        Piece::Person(_) => 1,
        _ => standing.count(piece).saturating_sub(force.count(piece)),
    };
    if !all {
        // One may go in another's place.
        counts.iter_mut().for_each(|(piece, most, _)| *most = here(*piece).max(*most));
    }
    for choice in scene.legal() {
        let Choice::Take(piece) = *choice else { continue };
        if !counts.iter().any(|(other, ..)| *other == piece) {
            counts.push((piece, here(piece), 0));
        }
    }
    if counts.is_empty() {
        return html! {};
    }
    let label = |choice: Choice| {
        let laid = scene.laid.iter().find(|laid| laid.choice == choice)?;
        Some((choice.to_string(), (ctx.tell)(&laid.explanation.label)))
    };
    let legal = |choice: &Choice| scene.legal().any(|other| other == choice);
    let Some((go, said)) = label(Choice::Go) else {
        return html! {};
    };
    let picks = counts.into_iter().map(|(piece, most, picked)| Pick {
        choice: Choice::Take(piece).to_string(),
        most,
        picked,
        name: kind_of(ctx.language, piece),
        drawing: sign_of(ctx.language, piece),
        rest: None,
    });
    let done = Some(Choice::Done).filter(legal).and_then(label);
    let asked = Picker {
        id: scene.ply.to_string(),
        picks: picks.collect(),
        whole: all.then(|| Choice::All.to_string()),
        exactly: None,
        fewer: None,
        go: Some(go),
        label: said,
        others: done.into_iter().collect(),
    };
    picker(ctx, &asked)
}
