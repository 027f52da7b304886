//! A picker: how many of each kind. All is picked beforehand, every pick can be put back, and one confirmation sends it.

use maud::{Markup, html};

use crate::Context;

/// Things of one kind.
#[derive(Clone, Debug)]
pub struct Pick {
    /// The choice to send for each of them that is picked.
    pub choice: String,
    /// The most that may be picked.
    pub most: u8,
    /// The number picked beforehand.
    pub picked: u8,
    /// The kind's name.
    pub name: String,
    /// The drawing of one of them.
    pub drawing: Markup,
}

/// An answer besides picking: its choice, and its label.
pub type Answer = (String, String);

/// Everything that may be picked for one question.
#[derive(Clone, Debug)]
pub struct Picker {
    /// The id of this question.
    pub id: String,
    /// The kinds.
    pub picks: Vec<Pick>,
    /// The single choice for everything picked beforehand, if there is one.
    pub whole: Option<String>,
    /// The answer that ends the picking.
    pub go: Answer,
    /// Other answers in its place.
    pub others: Vec<Answer>,
}

/// Draws a picker. The script counts, and sends what is picked as one list; without script the bar has the same choices
/// one by one.
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
