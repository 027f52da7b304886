//! A thing of the table, opened: its card, and every choice that is made at it, by name.

use canvas::Context;
use maud::{Markup, html};
use wizards::choice::Choice;

use wizards::ids::CompanyId;

use crate::Scene;
use crate::label::called;
use crate::plays;
use crate::says;
use crate::spots::{Homes, listed, spot};

/// Something that may be pointed at: a button where a choice is made with it at once, or where several are listed; else
/// just a picture with a name.
pub(crate) fn thing(
    ctx: &Context,
    homes: &Homes,
    id: &str,
    class: &str,
    told: &str,
    drawing: &Markup,
) -> Markup {
    leading(ctx, homes, id, class, told, None, drawing)
}

/// The same for what leads somewhere: the places with these ids light up while one points at it.
pub(crate) fn leading(
    ctx: &Context,
    homes: &Homes,
    id: &str,
    class: &str,
    told: &str,
    ahead: Option<&str>,
    drawing: &Markup,
) -> Markup {
    if ctx.lit(id).is_some() || homes.at(id).is_empty() {
        return ctx.leading(id, class, told, ahead, drawing);
    }
    let told = format!("{told}. {}", ctx.say("wizards-page-opens"));
    // Any card may lie on guard: that alone makes it glow less.
    let faint = homes.at(id).iter().all(|choice| matches!(choice, Choice::Guard(_)));
    html! {
        div id=(id) class={ (class) " lit" @if faint { " wz-faint" } } role="button" tabindex="0" aria-haspopup="dialog" data-opens={ "stack-" (id) }
            data-ahead=[ahead] data-entry=[(ctx.entry)(id)] aria-label=(told) { (drawing) }
    }
}

/// The reason why nothing is done now with what has this id: each reason once; none where something is, or where nobody would think so. What a press
/// tells by itself is not told here.
pub(crate) fn why(scene: &Scene, homes: &Homes, id: &str) -> Vec<String> {
    let ctx = scene.ctx;
    let mut all = Vec::new();
    if ctx.lit(id).is_some() || (ctx.refused)(id).is_some() || !homes.at(id).is_empty() {
        return all;
    }
    let here = |choice: &Choice| spot(scene.view, ctx.own, choice).pointed() == Some(id);
    for laid in scene.laid.iter().filter(|laid| here(&laid.choice)) {
        let Some(refusal) = &laid.refusal else { continue };
        let said = (ctx.tell)(&refusal.message);
        if !all.contains(&said) {
            all.push(said);
        }
    }
    all
}

/// Something that opens only to be read, with why nothing is done with it now.
pub(crate) fn readable(
    ctx: &Context,
    id: &str,
    class: &str,
    told: &str,
    ahead: Option<&str>,
    drawing: &Markup,
) -> Markup {
    html! {
        div id=(id) class=(class) role="button" tabindex="0" aria-haspopup="dialog" data-reads=(place(id)) data-ahead=[ahead]
            data-entry=[(ctx.entry)(id)] aria-label=(told) { (drawing) }
    }
}

/// The list of a thing; nothing when no choice is made there and there is nothing to read. What may be done stands first: a
/// company's cards are read at length. A list that is only read is asked for when it is opened, and so is one of destinations: each of
/// these would stand on the page with its company, its region and its site, and stands in the bar once.
pub(crate) fn stack(
    scene: &Scene,
    homes: &Homes,
    id: &str,
    title: &str,
    on: &str,
    about: Option<&dyn Fn() -> Markup>,
) -> Markup {
    let ctx = scene.ctx;
    let choices = if ctx.lit(id).is_some() { &[] } else { homes.at(id) };
    let stack = place(id);
    let sheet = || {
        html! {
            div id=(stack) .wstack .wz-stack popover="auto" role="dialog" aria-label=(title) {
                header .wstack__head {
                    h3 { (title) }
                    button .quiet type="button" popovertarget=(stack) popovertargetaction="hide" aria-label=(ctx.say("wizards-page-close")) { (canvas::art::icon("cross")) }
                }
                @if !choices.is_empty() {
                    p .wstack__ask { (scene.ask) }
                    (answers(scene, on, choices))
                }
                @if let Some(about) = about { (about()) }
            }
        }
    };
    match (choices, about) {
        ([], None) => Markup::default(),
        ([], Some(_)) => ctx.later(&stack, sheet),
        _ if choices.iter().any(|choice| matches!(choice, Choice::Head(..))) => ctx.later(&stack, sheet),
        _ => sheet(),
    }
}

/// The id of the list of a thing.
pub(crate) fn place(id: &str) -> String {
    format!("stack-{}", id.trim_start_matches("region-"))
}

/// Choices by their names; one click closes the list.
fn answers(scene: &Scene, on: &str, choices: &[Choice]) -> Markup {
    let ctx = scene.ctx;
    html! {
        div .wz-answers data-once {
            @for (number, choice) in choices.iter().enumerate() {
                @let id = listed(on, choice);
                @if let Some(lit) = ctx.lit(&id) {
                    @let leads = leads(choice);
                    @let (does, help) = (lit.does(), lit.help());
                    div id=(id) .choice .lit role="button" tabindex="0" autofocus[number == 0] data-choice=(lit.notation) data-ply=(lit.ply) data-ahead=[leads.or(lit.ahead.clone())]
                        aria-label=(does) title=[help] {
                        @if let Choice::Head(id, site) = choice {
                            @if on == "to" { span { (going(scene, *id)) } }
                            @else { span { (crate::site::line(*site, ctx)) (plays::line(scene, *site)) } @if on == "go" { small .wz-where { (going(scene, *id)) } } }
                        }
                        @else { span { (lit.label) @if let Some(odds) = odds(scene, choice) { " " small .choice__odds { (odds) } } @if let Some(says) = says(scene, choice) { small { (says) } } } }
                    }
                }
            }
        }
    }
}

/// The leader of a company that may go somewhere.
fn going<'a>(scene: &Scene<'a>, id: CompanyId) -> &'a str {
    let company = scene.view.companies.iter().find(|company| company.id == id);
    let leader = company.and_then(|company| crate::leader::leader(scene.view, company));
    leader.map_or("", |leader| called(leader.piece.card, scene.ctx))
}

/// What stands on the button of this choice wherever it is: its odds, or what it costs besides.
fn odds(scene: &Scene, choice: &Choice) -> Option<String> {
    let laid = scene.laid.iter().find(|laid| laid.choice == *choice)?;
    crate::odds::odds(scene.view, laid).map(|odds| (scene.ctx.tell)(&odds))
}

/// The text of a card about this way of playing or using it.
fn says(scene: &Scene, choice: &Choice) -> Option<String> {
    let language = scene.ctx.language;
    match *choice {
        Choice::Play(card, way) => says::played(language, &card.get().id, way),
        Choice::Use(id, way) => {
            let card = scene.view.cards.iter().find(|card| card.id == id)?;
            says::used(language, &card.piece.card.get().id, way)
        }
        _ => None,
    }
}

/// The id on the map that lights up while a choice is pointed at.
fn leads(choice: &Choice) -> Option<String> {
    let Choice::Head(_, site) = choice else {
        return None;
    };
    let region = site.get().region.map_or_else(String::new, |region| format!(" region-{region}"));
    Some(format!("site-{site}{region}"))
}
