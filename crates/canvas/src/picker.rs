//! A picker: how many of each kind. All is picked beforehand, every pick can be put back, and one confirmation sends it.

use maud::{Markup, html};

use crate::Context;

/// Things of one kind.
#[derive(Clone, Debug)]
pub struct Pick {
    /// What is sent for each of them that is picked.
    pub choice: String,
    /// How many may be.
    pub most: u8,
    /// How many are, beforehand.
    pub picked: u8,
    /// What they are called.
    pub name: String,
    /// What one of them looks like.
    pub drawing: Markup,
}

/// An answer besides picking: what is sent, and what it is called.
pub type Answer = (String, String);

/// Everything that may be picked for one question.
#[derive(Clone, Debug)]
pub struct Picker {
    /// Tells this question from others.
    pub id: String,
    /// The kinds.
    pub picks: Vec<Pick>,
    /// The one choice that stands for all that is picked beforehand, if there is one.
    pub whole: Option<String>,
    /// What ends the picking.
    pub go: Answer,
    /// What may be answered in its place.
    pub others: Vec<Answer>,
}

/// Draws it. The script counts, and sends what is picked as one list; without script the bar has the same choices one by
/// one.
pub fn picker(ctx: &Context, picker: &Picker) -> Markup {
    let sum = picker.picks.iter().map(|pick| u32::from(pick.picked)).sum::<u32>();
    html! {
        div id={ "picker-" (picker.id) } .picker data-whole=[picker.whole.as_deref()] data-go=(picker.go.0) {
            ul .picker__kinds {
                @for pick in &picker.picks { (kind(ctx, &picker.id, pick)) }
            }
            div .picker__answers {
                button #picker-go .choice .choice--main .picker__go type="button" { (picker.go.1) " " span .picker__sum { "(" (sum) ")" } }
                @for (choice, label) in &picker.others {
                    button .choice type="submit" form="choose" name="choice" value=(choice) { (label) }
                }
            }
        }
    }
}

fn kind(ctx: &Context, id: &str, pick: &Pick) -> Markup {
    let (most, picked) = (pick.most, pick.picked);
    let label = |message| ctx.with(message, &[("name", (&pick.name).into())]);
    html! {
        li id={ "pick-" (id) "-" (pick.choice) } .pick data-pick=(pick.choice) data-most=(most) data-whole=(picked) data-count=(picked) title=(pick.name) {
            button type="button" data-step="-1" aria-label=(label("house-pick-less")) { "−" }
            span .pick__what { (pick.drawing) span .pick__name { (pick.name) } }
            output aria-label=(pick.name) { (picked) "/" (most) }
            button type="button" data-step="1" aria-label=(label("house-pick-more")) { "+" }
        }
    }
}
