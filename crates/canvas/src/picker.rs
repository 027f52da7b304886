//! A picker: how many of each kind. What is likely is picked beforehand, every pick can be put back, and one confirmation sends it.

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
    /// The single choice for several of them. It is sent last; where all others are picked, too, nothing is sent for this
    /// kind: what is left follows by itself.
    pub rest: Option<String>,
}

/// An answer besides picking: its choice, and its label.
pub type Answer = (String, String);

/// Everything that may be picked for one question, and for those of its kind that follow.
#[derive(Clone, Debug)]
pub struct Picker {
    /// The id of this question.
    pub id: String,
    /// The kinds.
    pub picks: Vec<Pick>,
    /// The number that is wanted, where it is just one: what is picked beyond it takes the place of another. Fewer may be sent, too.
    pub exactly: Option<u8>,
    /// The answer that ends it where fewer are picked than that; `None` where the rest is asked again.
    pub fewer: Option<String>,
    /// The single choice for everything picked beforehand, if there is one.
    pub whole: Option<String>,
    /// The answer that ends the picking; `None` where the last pick ends it.
    pub go: Option<String>,
    /// The label of what is pressed in the end.
    pub label: String,
    /// Other answers in its place.
    pub others: Vec<Answer>,
}

/// Draws a picker. The script counts, and sends what is picked as one list; without script the bar has the same choices
/// one by one.
pub fn picker(ctx: &Context, picker: &Picker) -> Markup {
    let sum = picker.picks.iter().map(|pick| u32::from(pick.picked)).sum::<u32>();
    let of = picker.exactly.map(|all| format!("/{all}")).unwrap_or_default();
    html! {
        div id={ "picker-" (picker.id) } .picker data-whole=[picker.whole.as_deref()] data-go=[picker.go.as_deref()] data-exactly=[picker.exactly] data-fewer=[picker.fewer.as_deref()] {
            ul .picker__kinds {
                @for pick in &picker.picks { (kind(ctx, &picker.id, pick)) }
            }
            div .picker__answers {
                button #picker-go .choice .choice--main .picker__go type="button" { (picker.label) " " span .picker__sum { "(" (sum) (of) ")" } }
                @for (choice, label) in &picker.others {
                    button .choice type="submit" form="choose" name="choice" value=(choice) { (label) }
                }
            }
        }
    }
}

/// A kind with its number; what is there only once is taken and put back by one press.
fn kind(ctx: &Context, id: &str, pick: &Pick) -> Markup {
    let (most, picked) = (pick.most, pick.picked);
    let label = |message| ctx.with(message, &[("name", (&pick.name).into())]);
    html! {
        li id={ "pick-" (id) "-" (pick.choice) } .pick data-pick=(pick.choice) data-most=(most) data-whole=(picked) data-count=(picked) data-rest=[pick.rest.as_deref()] title=(pick.name) {
            @if most == 1 {
                button .pick__one type="button" data-by="0" aria-pressed=(if picked > 0 { "true" } else { "false" }) { (pick.drawing) span .pick__name { (pick.name) } }
            } @else {
                button type="button" data-by="-1" aria-label=(label("house-pick-less")) { "−" }
                span .pick__what { (pick.drawing) span .pick__name { (pick.name) } }
                output aria-label=(pick.name) { (picked) "/" (most) }
                button type="button" data-by="1" aria-label=(label("house-pick-more")) { "+" }
            }
        }
    }
}

/// Choices that are made in one go, beside the bar's own answers.
#[derive(Clone, Debug, Default)]
pub struct AtOnce {
    /// The id of its button.
    pub id: String,
    /// The choices, in order.
    pub choices: Vec<String>,
    /// The places that light while it is pointed at.
    pub ahead: Vec<String>,
    /// An answer to a question that comes later.
    pub then: Option<Then>,
}

/// An answer that is given before its question comes, and sent when it comes, if that is still about the same.
#[derive(Clone, Debug)]
pub struct Then {
    /// The id of the question's message.
    pub asked: &'static str,
    /// What it is [about](crate::Page::about).
    pub about: String,
    pub choice: String,
}

/// Draws the button of what is done in one go.
pub fn at_once(label: &Markup, all: &AtOnce) -> Markup {
    let ahead = (!all.ahead.is_empty()).then(|| all.ahead.join(" "));
    let then = all.then.as_ref().map(|then| format!("{}|{}|{}", then.asked, then.about, then.choice));
    html! { button id=(all.id) .choice .choice--main .at-once type="button" data-list=(all.choices.join(",")) data-ahead=[ahead] data-then=[then] { (label) } }
}

/// The most that one press makes of a choice.
const MOST: u8 = 3;

/// Draws the switch between one, two and three at a press: one of these choices that is made on the board is then sent so many
/// times, or as often as it has room. It stays as it is set as long as it is there.
pub fn times(ctx: &Context, most: u8, rooms: &[(String, u8)]) -> Markup {
    let name = ctx.say("house-times");
    let rooms = rooms.iter().map(|(choice, room)| format!("{choice} {}", room.min(&MOST)));
    html! {
        div .times role="group" aria-label=(name) data-times=(rooms.collect::<Vec<_>>().join(" ")) {
            span { (name) }
            @for number in 1..=most.min(MOST) {
                button type="button" data-number=(number) aria-pressed=(if number == 1 { "true" } else { "false" }) { "×" (number) }
            }
        }
    }
}
