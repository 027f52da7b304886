//! A strike: its target, what stands against what, the odds, and how its target meets it.

use canvas::picker::{AtOnce, Then, at_once};
use maud::{Markup, html};
use table::Message;
use wizards::choice::Choice;
use wizards::ids::PieceId;
use wizards::mechanics::sum;
use wizards::state::{Combat, Fate, Source, Status, Strike};
use wizards::view::{CardView, View};

use crate::Scene;
use crate::card::{linked, of};
use crate::label::called;
use crate::number::{THROWS, above, odds, parts, percent, plain};
use crate::sign::icon;
use crate::spots::{strike as place, waiting};

/// The question whether the target of a strike stays untapped.
const ASKED: &str = "wizards-ask-stay-untapped";

/// True if one throw of two dice decides a strike: an agent throws, too, and some throw twice.
fn is_one_throw(combat: &Combat, strike: &Strike) -> bool {
    !matches!(combat.source, Source::Agent(_)) && !strike.two_rolls
}

/// The odds of fighting untapped, or not, by the label of the answer (SATM-15.11, SATM-15.15).
pub(crate) fn odds_of(view: &View, label: &str) -> Option<Message> {
    odds_against(view, usize::from(view.combat.as_ref()?.now?), label)
}

/// True if the strike that is resolved is beaten whatever is thrown, and no others can tap to call off what follows it.
pub(crate) fn is_sure(view: &View) -> bool {
    let sure = || {
        let combat = view.combat.as_ref()?;
        if let Source::Creature(piece, _) = combat.source {
            let creature = of(view, piece)?.get();
            if creature.attacks > 1 || creature.shielded {
                return None;
            }
        }
        let at = usize::from(combat.now?);
        let ((_, against, _), strike) = (view.attack?, combat.given.get(at)?);
        let need = against - sum(view.fighting.get(at)?);
        Some(is_one_throw(combat, strike) && above(need) == THROWS)
    };
    sure() == Some(true)
}

/// True if no card can bring anything more at such a strike: its target does not tap for it, nothing holds when it is beaten or comes of
/// that, and nobody else is still to be struck.
pub(crate) fn is_the_end_of_it(view: &View) -> bool {
    let ends = || {
        let (combat, (_, _, body)) = (view.combat.as_ref()?, view.attack?);
        let strike = combat.given.get(usize::from(combat.now?))?;
        let target = view.cards.iter().find(|card| card.id == strike.at)?;
        let taps = target.piece.status == Status::Untapped && !(strike.untapped || strike.spared);
        let alone = combat.given.iter().filter(|one| one.fate == Fate::Open).count() == 1;
        Some(!taps && body == 0 && !strike.scald && alone)
    };
    ends() == Some(true)
}

/// What an answer to this strike depends on: who meets it, and what stands against what.
pub(crate) fn about(view: &View, at: usize) -> Option<String> {
    let (combat, (_, against, body)) = (view.combat.as_ref()?, view.attack?);
    let strike = combat.given.get(at)?;
    let (own, staying) = (sum(view.fighting.get(at)?), view.staying.get(at)?);
    // What else the attacker may have made of it.
    let besides = [
        strike.two_rolls,
        strike.spared,
        strike.scald,
        strike.exiles,
        strike.host.is_some(),
        strike.at_risk.is_some(),
        combat.detains,
    ];
    let besides = besides.map(|is| if is { '1' } else { '0' }).iter().collect::<String>();
    Some(format!("{}:{own}:{against}:{body}:{staying}:{besides}", strike.at))
}

/// The same, of one of the strikes.
fn odds_against(view: &View, at: usize, label: &str) -> Option<Message> {
    let more = match label {
        "wizards-yes-stay-untapped" => *view.staying.get(at)?,
        "wizards-no-stay-untapped-pass" => 0,
        _ => return None,
    };
    let (combat, (_, against, _)) = (view.combat.as_ref()?, view.attack?);
    if !is_one_throw(combat, combat.given.get(at)?) {
        return None;
    }
    let need = against - (sum(view.fighting.get(at)?) + more);
    let (beats, holds) = (above(need), above(need - 1));
    let said = |throws: u32| u8::try_from(percent(throws)).unwrap_or(100);
    let of = if combat.detains { "wizards-odds-of-detained" } else { "wizards-odds-of" };
    Some(Message::new(of).with("beaten", said(beats)).with("struck", said(36 - holds)))
}

/// How an untapped target meets this strike, with its odds: one that waits is chosen by that, and the answer sent when it is asked,
/// unless the attacker has made the strike another one; of the one that is resolved it is the answer itself. So the answers to the last
/// strike, which nobody chooses, stand where those to the others stood.
fn met(scene: &Scene, at: usize, id: PieceId) -> Option<Markup> {
    let view = scene.view;
    let asked = scene.asked?.id;
    let legal = |wanted: Choice| scene.legal().any(|choice| *choice == wanted);
    let pick = Choice::Pick(id);
    let waits = asked == "wizards-ask-strike-order" && waiting(view, id) == Some(at) && legal(pick);
    let now = view.combat.as_ref().and_then(|combat| combat.now).map(usize::from);
    let answers = asked == ASKED && now == Some(at) && legal(Choice::Yes);
    if !waits && !answers {
        return None;
    }
    let untapped = |card: &&CardView| card.id == id && card.piece.status == Status::Untapped;
    let name = called(view.cards.iter().find(untapped)?.piece.card, scene.ctx);
    let depends = about(view, at)?;
    let by = |label: &'static str, answer: Choice| {
        let (choice, then) = if waits {
            let then = Then { asked: ASKED, about: depends.clone(), choice: answer.to_string() };
            (pick, Some(then))
        } else {
            (answer, None)
        };
        let id = format!("meet-{id}-{answer}");
        let once = AtOnce { id, choices: vec![choice.to_string()], ahead: Vec::new(), then };
        at_once(&way(scene, at, name, label), &once)
    };
    Some(html! {
        div .wz-strike__met .wz-strike__met--ahead[waits] {
            (by("wizards-no-stay-untapped-pass", Choice::Pass))
            (by("wizards-yes-stay-untapped", Choice::Yes))
        }
    })
}

/// The label of a way of meeting a strike, with its odds.
fn way(scene: &Scene, at: usize, name: &str, label: &'static str) -> Markup {
    let ctx = scene.ctx;
    let odds = odds_against(scene.view, at, label).map(|odds| (ctx.tell)(&odds));
    html! {
        span { span .unseen { (name) ": " } (ctx.say(label)) } @if let Some(odds) = odds { " " small .choice__odds { (odds) } }
    }
}

/// One strike: its target and prowess, the roll needed, and the result; where it waits it is pressed to be the next, and below it
/// stands how its target may meet it.
pub(crate) fn strike(scene: &Scene, combat: &Combat, at: usize, strike: &Strike) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let fights = view.fighting.get(at).map_or(&[][..], Vec::as_slice);
    let now = combat.now == Some(at as u8) && strike.fate == Fate::Open;
    let against = view.attack.map_or(0, |(_, prowess, _)| prowess);
    let own = sum(fights);
    // SATM-15.15: the roll and the prowess against the prowess of the strike.
    let need = against - own;
    let wins = above(need);
    let holds = above(need - 1) - wins;
    let card = view.struck.get(at).copied().flatten();
    let (id, target) = (place(at), card.map_or("", |card| called(card, ctx)));
    // Whoever is out of play fell by it, or after it.
    let dead = strike.fate == Fate::Succeeded
        && card.is_some_and(|card| view.sides.iter().any(|side| side.out.contains(&card)));
    // A button has no link in it.
    let pressed = ctx.lit(&id).is_some();
    let met = met(scene, at, strike.at);
    let face = html! {
        span .wz-strike__who { @if pressed { (target) } @else if let Some(card) = card { (linked(card, ctx)) } }
        // What has been fought is not reckoned again: whoever fought may have tapped since.
        @if strike.fate == Fate::Open { span .wz-strike__sum {
            (icon("prowess")) b { (plain(own)) } " + " (icon("strikes")) span .unseen { (ctx.say("wizards-page-dice")) } span aria-hidden="true" { "2d6" }
            " " span .wz-against { (ctx.say("wizards-page-against")) } " " b { (against) }
        } }
        @if strike.fate != Fate::Open { span .wz-fate { (ctx.with(&format!("wizards-fate-{}", if dead { "eliminated" } else { fate(strike.fate) }), &[("name", target.into())])) } }
        @else if met.is_none() && is_one_throw(combat, strike) { (odds(&[("good", "wizards-odds-defeats", wins), ("even", "wizards-odds-holds", holds), ("bad", "wizards-odds-struck", 36 - wins - holds)], ctx)) }
        @if fights.len() > 1 && strike.fate == Fate::Open { (parts(fights, ctx)) }
        @if strike.two_rolls { span .wz-tag { (ctx.say("wizards-attack-two-rolls")) } }
    };
    html! {
        li id=[now.then_some("wizards-strike")] class={ "wz-strike" @if now { " wz-strike--now" } " wz-strike--" (fate(strike.fate)) } data-look[now && view.checks.is_empty()] {
            (ctx.sheet(&id, "wz-strike__face", target, &face))
            @if let Some(met) = met { (met) }
        }
    }
}

const fn fate(fate: Fate) -> &'static str {
    match fate {
        Fate::Open => "open",
        Fate::Defeated => "defeated",
        Fate::Ineffectual => "ineffectual",
        Fate::Succeeded => "succeeded",
        Fate::Cancelled => "cancelled",
    }
}
