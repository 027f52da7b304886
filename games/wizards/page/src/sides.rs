//! Both sides of the table, and the middle between them; the hand; the lists that open.

use maud::{Markup, html};
use table::Seat;
use wizards::choice::Choice;
use wizards::event::Event;
use wizards::ids::CardId;
use wizards::state::{Phase, Zone};
use wizards::view::SideView;

use crate::Scene;
use crate::agents::{self, agents};
use crate::attack::{attack, chain, checks};
use crate::came::{checked, fought};
use crate::card::{count, held, names, sheet, told};
use crate::company::{self, borne, company};
use crate::label::{called, name};
use crate::number::{general, plain};
use crate::opened::{leading, readable, stack, why};
use crate::plays;
use crate::sign::{icon, signs};
use crate::site;
use crate::spots::{Homes, hand as place, piece};

/// The seats from the one across to the reader's own.
fn seats(scene: &Scene) -> [Seat; 2] {
    let own = scene.ctx.own.unwrap_or(Seat::new(0));
    [own.next(2), own]
}

/// The companies of both, the reader's below; the attack and the declared actions between them.
pub(crate) fn table(scene: &Scene, homes: &Homes) -> Markup {
    let ctx = scene.ctx;
    let [theirs, own] = seats(scene);
    let signs = html! { div #wizards-signs hidden[true] { (signs()) } };
    html! {
        section #wizards-table .wz-table {
            (ctx.layer("div", "wizards-signs", signs))
            (ctx.layer("div", "wizards-phases", phases(scene)))
            (side(scene, homes, theirs, "theirs"))
            (ctx.layer("div", "wizards-between", between(scene, homes)))
            (side(scene, homes, own, "own"))
            div .wz-opened { (opened(scene, homes)) }
        }
    }
}

/// The turn: its number, its phases, the present one; and the last roll.
fn phases(scene: &Scene) -> Markup {
    const PHASES: [Phase; 6] = [
        Phase::Untap,
        Phase::Organization,
        Phase::LongEvents,
        Phase::Movement,
        Phase::Sites,
        Phase::EndOfTurn,
    ];
    let (turn, ctx) = (&scene.view.turn, scene.ctx);
    let other = matches!(turn.phase, Phase::Preparation | Phase::Council);
    html! {
        // On a phone a new question brings this into view, unless there is something to be resolved.
        div #wizards-phases .wz-phases data-look[scene.view.combat.is_none() && scene.view.checks.is_empty()] {
            span .wz-turn {
                @if turn.number == 0 { (ctx.say("wizards-page-before")) }
                @else { (ctx.with("wizards-page-turn", &[("number", turn.number.into()), ("player", ctx.name(turn.active).into())])) }
            }
            ol .wz-steps aria-label=(ctx.say("wizards-page-phases")) {
                @if other { li .wz-step .wz-step--now aria-current="step" { (ctx.say(turn.phase.term())) } }
                @else {
                    @for phase in PHASES {
                        li class={ "wz-step" @if phase == turn.phase { " wz-step--now" } } aria-current=[(phase == turn.phase).then_some("step")] { (ctx.say(phase.term())) }
                    }
                }
            }
            @if let Some(goal) = scene.view.rules.alone { span .wz-called { (icon("points")) (ctx.with("wizards-page-alone", &[("points", goal.points.into()), ("turns", goal.turns.into())])) } }
            @if let Some(by) = turn.called { span .wz-called { (icon("points")) (ctx.with("wizards-page-called", &[("player", ctx.name(by).into())])) } }
            (dice(scene))
        }
    }
}

/// The last roll.
fn dice(scene: &Scene) -> Markup {
    let ctx = scene.ctx;
    let rolled = scene.told.iter().rev().find_map(|told| match told.event {
        Event::Rolled { seat, one, two } => Some((seat, one, two)),
        _ => None,
    });
    let number = scene.last(|event| matches!(event, Event::Rolled { .. }));
    html! {
        @if let Some((seat, one, two)) = rolled {
            div .wz-dice {
                span { (ctx.with("wizards-page-rolled", &[("player", ctx.name(seat).into()), ("sum", (one + two).into())])) }
                @for (at, pips) in [one, two].into_iter().enumerate() {
                    (ctx.die(&format!("wizards-die-{at}"), "die wz-die", &pips.to_string(), number, &face(pips)))
                }
            }
        }
    }
}

/// A die with its pips.
fn face(pips: u8) -> Markup {
    let spots: &[(u8, u8)] = match pips {
        1 => &[(12, 12)],
        2 => &[(7, 7), (17, 17)],
        3 => &[(7, 7), (12, 12), (17, 17)],
        4 => &[(7, 7), (17, 7), (7, 17), (17, 17)],
        5 => &[(7, 7), (17, 7), (12, 12), (7, 17), (17, 17)],
        _ => &[(7, 6), (17, 6), (7, 12), (17, 12), (7, 18), (17, 18)],
    };
    html! {
        svg .die__picture viewBox="0 0 24 24" aria-hidden="true" {
            rect .wz-die__face x="1.5" y="1.5" width="21" height="21" rx="4.5" {}
            @for (x, y) in spots { circle .wz-die__pip cx=(x) cy=(y) r="2.1" {} }
        }
    }
}

/// The attack that is faced and the declared actions, and the cards on the table for both players.
fn between(scene: &Scene, homes: &Homes) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let loose = view.cards.iter().filter(|card| matches!(card.piece.zone, Zone::Table | Zone::OnSite(_)));
    let loose = loose.collect::<Vec<_>>();
    html! {
        div #wizards-between .wz-between {
            (checks(view, ctx))
            (attack(scene))
            (fought(scene))
            (checked(scene))
            (chain(scene, homes))
            @if !loose.is_empty() {
                div .wz-loose role="group" aria-label=(ctx.say("wizards-page-loose")) {
                    @for card in loose {
                        @let host = view.hosts.iter().find(|host| host.piece == card.id);
                        div .wz-loose__one .wz-host[host.is_some()] {
                            @if let Zone::OnSite(site) = card.piece.zone { span .wz-where { (icon("site")) (name(&site.get().name, ctx.language)) } }
                            // A host's prisoners lie under it.
                            (borne(scene, homes, card))
                            @if let Some(host) = host {
                                span .wz-where { (icon("site")) (ctx.with("wizards-page-host", &[("site", name(&host.site.get().name, ctx.language).into())])) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn side(scene: &Scene, homes: &Homes, seat: Seat, which: &str) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let id = format!("wizards-side-{which}");
    let acts = view.turn.active == seat;
    let companies = view.companies.iter().filter(|company| company.seat == seat);
    let companies = companies.collect::<Vec<_>>();
    // Before the game the companies are not formed: revealed characters lie here.
    let drawing = html! {
        section id=(id) class={ "wz-side wz-side--" (which) @if acts { " wz-side--acts" } } aria-label=(ctx.name(seat)) {
            (bar(scene, seat))
            ul .wz-companies { @for one in &companies { (company(scene, homes, one)) } }
            (agents(scene, homes, seat))
            @for card in view.cards.iter().filter(|card| card.piece.owner == seat && astray(view, card)) { (borne(scene, homes, card)) }
        }
    };
    ctx.layer("section", id, drawing)
}

/// True for a card that lies with a company that is no more.
fn astray(view: &wizards::view::View, card: &wizards::view::CardView) -> bool {
    match card.piece.zone {
        Zone::Company(id) | Zone::OnCompany(id) => !view.companies.iter().any(|company| company.id == id),
        _ => false,
    }
}

/// A player's name, and how many cards lie where.
fn bar(scene: &Scene, seat: Seat) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let side = &view.sides[seat.index()];
    html! {
        div .wz-bar {
            h2 .wz-whose { (ctx.name(seat)) }
            button type="button" .wz-piles data-opens={ "stack-piles-" (seat.index()) } aria-haspopup="dialog" {
                (count("deck", side.deck, "wizards-pile-deck", ctx))
                @if side.exhausted > 0 { (count("long", usize::from(side.exhausted), "wizards-pile-exhausted", ctx)) }
                (count("hand", side.hand, "wizards-pile-hand", ctx))
                (count("discard", side.discard, "wizards-pile-discard", ctx))
                (count("sideboard", side.sideboard, "wizards-pile-sideboard", ctx))
                (count("points", side.won.len() + side.kept.iter().count(), "wizards-pile-won", ctx))
                @if !side.out.is_empty() { (count("wounded", side.out.len(), "wizards-pile-out", ctx)) }
            }
            // On a phone the score lies far below.
            span .wz-standing {
                (icon("points")) " " b { (plain(side.points.sum())) } " " (ctx.say("wizards-page-points")) " · "
                (general(["wizards-page-influence", "wizards-page-influence-over"], side.general, ctx))
            }
        }
    }
}

/// The piles of a player, opened: the open cards, and those the reader knows.
fn piles(scene: &Scene, seat: Seat) -> Markup {
    let ctx = scene.ctx;
    let side: &SideView = &scene.view.sides[seat.index()];
    let id = format!("stack-piles-{}", seat.index());
    let mut sideboard = side.sideboard_known.clone();
    sideboard.sort_unstable();
    let known: [(&str, &[CardId]); 4] = [
        ("wizards-page-won", &side.won),
        ("wizards-page-out", &side.out),
        ("wizards-page-discards", &side.discard_known),
        ("wizards-page-sideboard", &sideboard),
    ];
    html! {
        div id=(id) .wstack .wz-stack popover="auto" role="dialog" aria-label=(ctx.name(seat)) {
            header .wstack__head {
                h3 { (ctx.name(seat)) }
                button .quiet type="button" popovertarget=(id) popovertargetaction="hide" aria-label=(ctx.say("wizards-page-close")) { (canvas::art::icon("cross")) }
            }
            @for (title, cards) in known {
                // A site card that is stored lies among what was won.
                @let sites = !side.kept.is_empty() && title == "wizards-page-won";
                @if !cards.is_empty() || sites { h4 { (ctx.say(title)) } }
                @if !cards.is_empty() { (names(cards, ctx)) }
                @if sites { (site::stored(side.kept, ctx)) }
            }
            @if side.kept.is_empty() && known.iter().all(|(_, cards)| cards.is_empty()) { p { (ctx.say("wizards-page-nothing")) } }
        }
    }
}

/// Everything that can be opened.
fn opened(scene: &Scene, homes: &Homes) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let [theirs, own] = seats(scene);
    let of = |seat: Seat, which: &str| {
        let companies = view.companies.iter().filter(move |company| company.seat == seat);
        let id = format!("wizards-stacks-{which}");
        let drawing = html! {
            div id=(id) {
                (piles(scene, seat))
                @for company in companies { (company::opened(scene, homes, company)) }
            }
        };
        ctx.layer("div", id, drawing)
    };
    // A card, with all that it says, over what may be done with it.
    let of_card = |id: &str, card: CardId| {
        let open = ctx.lit(id).is_none() && !homes.at(id).is_empty();
        let about = || sheet(card, ctx, None);
        html! { @if open { (stack(scene, homes, id, called(card, ctx), "do", Some(&about))) } }
    };
    let pieces = html! {
        div #wizards-stacks-cards {
            @for card in &view.cards { (of_card(&piece(card.id), card.piece.card)) }
            (agents::opened(scene, homes))
            @for (card, _) in in_hand(scene) { (of_card(&place(card), card)) (unplayed(scene, homes, card)) }
        }
    };
    html! { (of(theirs, "theirs")) (of(own, "own")) (ctx.layer("div", "wizards-stacks-cards", pieces)) }
}

/// A card of the hand that is not played now, opened: why not, and all that it says.
fn unplayed(scene: &Scene, homes: &Homes, card: CardId) -> Markup {
    let ctx = scene.ctx;
    let id = place(card);
    let why = why(scene, homes, &id);
    let about = || html! { @for reason in &why { p .wz-why { (reason) } } (sheet(card, ctx, None)) };
    html! { @if !why.is_empty() { (stack(scene, homes, &id, called(card, ctx), "do", Some(&about))) } }
}

/// The reader's hand, each card once with its number; before the game, the cards set aside.
fn in_hand(scene: &Scene) -> Vec<(CardId, usize)> {
    let Some(own) = scene.ctx.own else {
        return Vec::new();
    };
    let side = &scene.view.sides[own.index()];
    let mut cards = Vec::<(CardId, usize)>::new();
    for card in side.hand_known.iter().chain(&side.aside_known) {
        match cards.iter_mut().find(|(other, _)| other == card) {
            Some((_, copies)) => *copies += 1,
            None => cards.push((*card, 1)),
        }
    }
    cards
}

/// The word for what a second touch on a card of the hand does.
fn press(scene: &Scene, homes: &Homes, id: &str) -> &'static str {
    let played = |choice: &Choice| matches!(choice, Choice::Play(..) | Choice::Gain(..));
    match scene.asked.map(|asked| asked.id) {
        Some("wizards-ask-discard" | "wizards-ask-reset" | "wizards-ask-give-up") => "wizards-page-discard",
        Some("wizards-ask-organize") => "wizards-page-play",
        _ if homes.at(id).iter().any(played) => "wizards-page-play",
        _ => "wizards-page-choose",
    }
}

/// The reader's hand.
pub(crate) fn hand(scene: &Scene, homes: &Homes) -> Markup {
    let ctx = scene.ctx;
    let cards = in_hand(scene);
    let picked = ctx.own.and_then(|own| scene.view.sides[own.index()].picked);
    html! {
        @if !cards.is_empty() {
            section #wizards-hand .wz-hand .wz-hand--many[cards.len() >= 10] tabindex="0" aria-label=(ctx.say("wizards-page-hand")) {
                @for (card, copies) in cards {
                    @let ahead = plays::ahead(homes, card);
                    @let chosen = picked == Some(card);
                    @let words = if chosen { format!("{} {}.", told(card, ctx), ctx.say("wizards-page-picked")) } else { told(card, ctx) };
                    @let (id, class) = (place(card), "wz-place wz-place--held");
                    @let drawing = held(card, copies, chosen, press(scene, homes, &id), ctx);
                    @if why(scene, homes, &id).is_empty() { (leading(ctx, homes, &id, class, &words, ahead.as_deref(), &drawing)) }
                    @else { (readable(ctx, &id, class, &words, ahead.as_deref(), &drawing)) }
                }
            }
        }
    }
}
