//! The panel of what is being resolved: the attack that is faced with each of its strikes, checks about to be
//! rolled, and the chain of declared actions. Every number shows its parts.

use canvas::account::account;
use canvas::{Context, Value};
use maud::{Markup, html};
use table::Message;
use wizards::event::Event;
use wizards::ids::{CardId, PieceId};
use wizards::mechanics::{NumberPart, sum};
use wizards::state::{Check, Combat, Fate, Key, Source, Strike, Target, Use};
use wizards::view::View;

use crate::Scene;
use crate::card::{called, lies, linked, name, sort};
use crate::library::site_id;
use crate::number::{above, number, odds, parts, percent, plain, signed};
use crate::opened::thing;
use crate::sign::{icon, named};
use crate::spots::{Homes, piece};

/// The identity of a card in play.
fn of(view: &View, id: PieceId) -> Option<CardId> {
    let card = view.cards.iter().find(|card| card.id == id)?;
    Some(card.piece.card)
}

fn called_piece(view: &View, id: PieceId, ctx: &Context) -> String {
    of(view, id).map_or_else(String::new, |card| called(card, ctx).to_owned())
}

fn linked_piece(view: &View, id: PieceId, ctx: &Context) -> Markup {
    html! { @if let Some(card) = of(view, id) { (linked(card, ctx)) } }
}

/// The attack: the attacker, its numbers, and each strike.
pub(crate) fn attack(view: &View, ctx: &Context) -> Markup {
    let Some(combat) = &view.combat else {
        return html! {};
    };
    let (strikes, prowess, body) = view.attack.unwrap_or_default();
    let who = who(view, combat, ctx);
    html! {
        section #wizards-attack .wz-attack .wz-attack--met[!combat.given.is_empty()] data-look[view.checks.is_empty() && combat.strike().is_none()] aria-label=(ctx.say("wizards-page-attack")) {
            header .wz-attack__head {
                (named(combat.race.word(), &ctx.say(combat.race.term())))
                h3 { (who) }
                span .wz-attack__kind { (ctx.say(combat.race.term())) (keyed(combat.key, ctx)) }
                span .wz-numbers {
                    (number("strikes", strikes.into(), ctx))
                    (number("prowess", prowess.into(), ctx))
                    @if body > 0 { (number("body", body.into(), ctx)) }
                }
                @for (said, id) in [(combat.detains, "wizards-attack-detains"), (combat.attacker_chooses, "wizards-attack-chooses"), (combat.cancelled, "wizards-fate-cancelled")] {
                    @if said { span .wz-tag { (ctx.say(id)) } }
                }
                @if combat.excess > 0 { span .wz-tag { (ctx.with("wizards-attack-excess", &[("count", combat.excess.into())])) } }
            }
            @if view.attack_parts.len() > 1 { div .wz-because { (icon("prowess")) " " b { (prowess) } (parts(&view.attack_parts, ctx)) } }
            @if !combat.given.is_empty() {
                ol .wz-strikes {
                    @for (at, given) in combat.given.iter().enumerate() {
                        @let now = combat.now == Some(at as u8) && given.fate == Fate::Open;
                        (strike(view, ctx, combat, given, view.fighting.get(at).map_or(&[], Vec::as_slice), now))
                    }
                }
            }
        }
    }
}

/// What came of the attack that was faced last, until the company goes on, another's turn comes or the phase is over.
pub(crate) fn fought(scene: &Scene) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    if view.combat.is_some() || !view.checks.is_empty() {
        return html! {};
    }
    let begins = |event: &Event| matches!(event, Event::Attacked { .. });
    let over = |event: &Event| {
        matches!(
            event,
            Event::Turn { .. }
                | Event::PhaseBegins { .. }
                | Event::Moves { .. }
                | Event::Remains { .. }
                | Event::Entered { .. }
                | Event::DidNotEnter { .. }
                | Event::Gained { .. }
        )
    };
    let belongs = |event: &Event| {
        matches!(
            event,
            Event::Attacked { .. }
                | Event::AttackCancelled { .. }
                | Event::StrikeCancelled { .. }
                | Event::Fought { .. }
                | Event::Wounded { .. }
                | Event::BodyCheck { .. }
                | Event::Defeated { .. }
                | Event::Eliminated { .. }
        )
    };
    let lines = scene.account(false, begins, over, belongs);
    let name = ctx.say("wizards-page-fought");
    html! {
        @if !lines.is_empty() {
            section #wizards-fought .wz-chain .wz-fought aria-label=(name) {
                h3 { (name) }
                (account(ctx, "wizards-fought-lines", &name, &lines, canvas::account::plain, |_, event| met(ctx, event)))
            }
        }
    }
}

/// True if one throw of two dice decides a strike: an agent throws, too, and some throw twice.
fn is_one_throw(combat: &Combat, strike: &Strike) -> bool {
    !matches!(combat.source, Source::Agent(_)) && !strike.two_rolls
}

/// The odds of fighting untapped, or not, by the label of the answer (SATM-15.11, SATM-15.15).
pub(crate) fn odds_of(view: &View, label: &str) -> Option<Message> {
    odds_against(view, usize::from(view.combat.as_ref()?.now?), label)
}

/// What an answer to this strike depends on: who meets it, and what stands against what.
pub(crate) fn about(view: &View, at: usize) -> Option<String> {
    let (strike, (_, against, _)) = (view.combat.as_ref()?.given.get(at)?, view.attack?);
    Some(format!("{}:{}:{against}:{}", strike.at, sum(view.fighting.get(at)?), view.untapped))
}

/// The same of one of the strikes.
pub(crate) fn odds_against(view: &View, at: usize, label: &str) -> Option<Message> {
    let more = match label {
        "wizards-yes-stay-untapped" => view.untapped,
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

/// How the roll against a strike went, before the line that tells it (SATM-15.15): what came of it, by a body or a card, follows.
fn met(ctx: &Context, event: &Event) -> Markup {
    let Event::Fought { strike, roll, prowess, .. } = event else {
        return html! {};
    };
    let went = match (roll + prowess).cmp(strike) {
        std::cmp::Ordering::Greater => "won",
        std::cmp::Ordering::Equal => "tied",
        std::cmp::Ordering::Less => "lost",
    };
    html! { span class={ "wz-fate wz-fate--" (went) } { (ctx.say(&format!("wizards-roll-{went}"))) } " " }
}

/// The attacker. Its name opens its sheet, or that of the site.
fn who(view: &View, combat: &Combat, ctx: &Context) -> Markup {
    match combat.source {
        Source::Creature(id, _) | Source::Agent(id) => linked_piece(view, id, ctx),
        Source::Automatic(site, _) | Source::Added(site, _) => {
            let place = name(&site.get().name, ctx.language);
            let said = ctx.with("wizards-attack-automatic", &[("site", place.into())]);
            canvas::named(ctx, &site_id(site), &said)
        }
        Source::Effect(card) => linked(card, ctx),
    }
}

/// Why the creature may be here.
fn keyed(key: Key, ctx: &Context) -> String {
    let what = match key {
        Key::Site(site) => name(&site.get().name, ctx.language).to_owned(),
        Key::Region(region) => name(&region.get().name, ctx.language).to_owned(),
        Key::Place(place) => ctx.say(place.term()),
        Key::Land(land) => ctx.say(land.term()),
        Key::None => return String::new(),
    };
    format!(" · {what}")
}

/// One strike: its target and prowess, the roll needed, and the result.
fn strike(
    view: &View,
    ctx: &Context,
    combat: &Combat,
    strike: &Strike,
    fights: &[NumberPart],
    now: bool,
) -> Markup {
    let against = view.attack.map_or(0, |(_, prowess, _)| prowess);
    let own = sum(fights);
    // SATM-15.15: the roll and the prowess against the prowess of the strike.
    let need = against - own;
    let wins = above(need);
    let holds = above(need - 1) - wins;
    html! {
        li id=[now.then_some("wizards-strike")] class={ "wz-strike" @if now { " wz-strike--now" } " wz-strike--" (fate(strike.fate)) } data-look[now && view.checks.is_empty()] {
            span .wz-strike__who { (linked_piece(view, strike.at, ctx)) }
            span .wz-strike__sum {
                (icon("prowess")) b { (plain(own)) } " + " (icon("strikes")) span .unseen { (ctx.say("wizards-page-dice")) } span aria-hidden="true" { "2d6" }
                " " span .wz-against { (ctx.say("wizards-page-against")) } " " b { (against) }
            }
            @if strike.fate == Fate::Open {
                @if is_one_throw(combat, strike) { (odds(&[("good", "wizards-odds-defeats", wins), ("even", "wizards-odds-holds", holds), ("bad", "wizards-odds-struck", 36 - wins - holds)], ctx)) }
            } @else { span .wz-fate { (ctx.say(&format!("wizards-fate-{}", fate(strike.fate)))) } }
            @if fights.len() > 1 { (parts(fights, ctx)) }
            @if strike.two_rolls { span .wz-tag { (ctx.say("wizards-attack-two-rolls")) } }
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

/// The checks about to be rolled, the innermost first.
pub(crate) fn checks(view: &View, ctx: &Context) -> Markup {
    html! {
        @for (at, (check, (bonus, against))) in view.checks.iter().zip(&view.bonuses).rev().enumerate() { (self::check(view, ctx, check, bonus, against, at == 0)) }
    }
}

fn check(
    view: &View,
    ctx: &Context,
    check: &Check,
    bonus: &[NumberPart],
    against: &[NumberPart],
    first: bool,
) -> Markup {
    let who = called_piece(view, check.who, ctx);
    let faction = check.of.and_then(|id| of(view, id));
    let (sign, title) = match faction {
        Some(card) => (
            "faction",
            ctx.with("wizards-check-influence", &[("who", (&who).into()), ("of", called(card, ctx).into())]),
        ),
        None if check.of.is_some() => {
            ("influence", ctx.with("wizards-check-opponent", &[("who", (&who).into())]))
        }
        None => ("corruption", ctx.with("wizards-check-corruption", &[("who", (&who).into())])),
    };
    let needed = match faction {
        Some(card) => Some(card.get().number_needed),
        None if check.of.is_some() => None,
        None => Some(sum(against)),
    };
    html! {
        section id=[first.then_some("wizards-check")] .wz-attack .wz-check data-look[first] aria-label=(title) {
            header .wz-attack__head {
                (icon(sign)) h3 { (title) }
                @if let Some(why) = check.why { span .wz-attack__kind { (linked(why, ctx)) } }
            }
            div .wz-because {
                span { "2d6" @if sum(bonus) != 0 { " " b { (signed(sum(bonus))) } } }
                (parts(bonus, ctx))
            }
            @if let Some(needed) = needed {
                div .wz-because { span { (ctx.with("wizards-check-more", &[("number", (&needed.to_string()).into())])) } (parts(against, ctx)) }
                @let wins = above(needed - sum(bonus));
                @if faction.is_some() {
                    (odds(&[("good", "wizards-odds-passes", wins), ("bad", "wizards-odds-fails", 36 - wins)], ctx))
                } @else {
                    // SATM-11.8: by one or exactly, the character is only discarded.
                    @let narrowly = above(needed - sum(bonus) - 2) - wins;
                    (odds(&[("good", "wizards-odds-passes", wins), ("even", "wizards-odds-discarded", narrowly), ("bad", "wizards-odds-eliminated", 36 - wins - narrowly)], ctx))
                }
            }
        }
    }
}

/// The declared actions, the last first: they resolve in this order.
pub(crate) fn chain(scene: &Scene, homes: &Homes) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    html! {
        @if !view.chain.is_empty() {
            section #wizards-chain .wz-chain aria-label=(ctx.say("wizards-page-chain")) {
                h3 { (ctx.say("wizards-page-chain")) }
                ol .wz-links {
                    @for (number, link) in view.chain.iter().enumerate().rev() {
                        @let card = view.cards.iter().find(|card| card.id == link.piece);
                        li class={ "wz-link" @if link.cancelled { " wz-link--gone" } @if Some(link.seat) == ctx.own { " wz-link--own" } } {
                            span .wz-link__number { (number + 1) }
                            @if let Some(card) = card {
                                @if card.piece.zone == wizards::state::Zone::Chain {
                                    (thing(ctx, homes, &piece(card.id), "wz-place", &lies(card, ctx), &html! {
                                        span class={ "wz-strip wz-band wz-band--" (sort(card.piece.card.get())) } { span .wz-name { (called(card.piece.card, ctx)) } }
                                        (crate::card::sheet(card.piece.card, ctx, None))
                                    }))
                                } @else {
                                    span { @if matches!(link.does, Use::Use(_)) { (ctx.say("wizards-chain-use")) " " } (linked(card.piece.card, ctx)) }
                                }
                            }
                            span .wz-link__who { (ctx.name(link.seat)) @if let Some(aim) = aim(view, ctx, link.target) { " ➝ " (aim) } }
                        }
                    }
                }
            }
        }
    }
}

/// The aim of a declared action, in words.
fn aim(view: &View, ctx: &Context, target: Target) -> Option<String> {
    match target {
        Target::Nothing => None,
        Target::Piece(id) => of(view, id).map(|card| called(card, ctx).to_owned()),
        Target::Site(site) | Target::AutoAttack(site, _) => {
            Some(name(&site.get().name, ctx.language).to_owned())
        }
        Target::Company(id) => {
            let company = view.companies.iter().find(|company| company.id == id)?;
            let leader = crate::company::leader(view, company)?;
            let leader = called(leader.piece.card, ctx);
            Some(ctx.with("wizards-choice-company", &[("company", Value::Text(leader))]))
        }
    }
}
