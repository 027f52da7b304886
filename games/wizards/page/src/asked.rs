//! What is answered in one go: cards that are given up, a road. All of it goes to the table at once, each part judged by the rules as
//! if it went alone.

use canvas::picker::{Pick, Picker, at_once, picker};
use maud::{Markup, html};
use table::{Arg, Message};
use wizards::choice::Choice;
use wizards::ids::{CardId, RegionId};

use crate::Scene;
use crate::card::{called, emblem, name};
use crate::sign::icon;
use crate::site;

/// The panel of the open question; nothing where one press answers it.
pub(crate) fn ask(scene: &Scene) -> Markup {
    match scene.asked {
        Some(asked) if matches!(asked.id, "wizards-ask-reset" | "wizards-ask-give-up") => {
            given_up(scene, asked)
        }
        Some(asked) if asked.id == "wizards-ask-route" => roads(scene),
        _ => html! {},
    }
}

/// Cards of the hand, as many as are too many; none is proposed.
fn given_up(scene: &Scene, asked: &Message) -> Markup {
    let count = asked.args.iter().find_map(|(name, arg)| match arg {
        Arg::Number(count) if *name == "count" => u8::try_from(*count).ok(),
        _ => None,
    });
    let Some(number) = count.filter(|number| *number > 1) else {
        return html! {};
    };
    let held = scene.ctx.own.and_then(|own| scene.view.sides.get(own.index()));
    let copies =
        |card: CardId| held.map_or(1, |side| side.hand_known.iter().filter(|one| **one == card).count());
    let picks = scene.legal().filter_map(|choice| match choice {
        Choice::Card(card) => Some(Pick {
            choice: choice.to_string(),
            most: u8::try_from(copies(*card)).unwrap_or(number).min(number),
            picked: 0,
            name: called(*card, scene.ctx).to_owned(),
            drawing: icon(emblem(card.get())),
            rest: None,
        }),
        _ => None,
    });
    let asked = Picker {
        id: scene.ply.to_string(),
        picks: picks.collect(),
        exactly: Some(number),
        whole: None,
        go: None,
        label: scene.ctx.say("wizards-pick-discard"),
        others: Vec::new(),
    };
    picker(scene.ctx, &asked)
}

/// Whole roads, each with the lands that it leads through.
fn roads(scene: &Scene) -> Markup {
    let road = |at: usize, choices: &[Choice]| {
        let through = choices.iter().filter_map(|choice| match choice {
            Choice::Region(region) => Some(*region),
            _ => None,
        });
        let through = through.collect::<Vec<RegionId>>();
        let names = through.iter().map(|region| name(&region.get().name, scene.ctx.language));
        let lands = through.iter().map(|region| region.get().kind).collect::<Vec<_>>();
        let label = html! { (names.collect::<Vec<_>>().join(" – ")) " " (site::lands(&lands, scene.ctx)) };
        let ahead = through.iter().map(|region| format!("region-{region}")).collect::<Vec<_>>();
        let choices = choices.iter().map(ToString::to_string).collect::<Vec<_>>();
        at_once(&format!("road-{at}"), &label, &choices, &ahead)
    };
    html! { @for (at, way) in scene.ways.iter().enumerate() { (road(at, &way.choices)) } }
}
