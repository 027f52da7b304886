//! Numbers with their signs, and where they come from; the odds of two dice.

use canvas::{Context, Value};
use maud::{Markup, html};
use table::{Arg, Message};
use wizards::mechanics::{Because, NumberPart};

use crate::label::called;
use crate::sign::icon;

/// A number with its sign and, on hover and for screen readers, its name.
pub(crate) fn number(what: &str, count: i16, ctx: &Context) -> Markup {
    let name = ctx.say(&format!("wizards-number-{what}"));
    let sign = if what == "needed" { "influence" } else { what };
    html! {
        span class={ "wz-number wz-number--" (what) } title=(name) {
            // A number that is needed has the sign of influence, and is none.
            @if what == "needed" { span { (icon(sign)) } } @else { (icon(sign)) }
            span .unseen { (name) " " } b { @if what == "needed" { "> " } (plain(count)) }
        }
    }
}

/// The number with its sign: +2, −1.
pub(crate) fn signed(by: i8) -> String {
    if by < 0 { format!("−{}", by.unsigned_abs()) } else { format!("+{by}") }
}

/// The number as usual: 5, −1.
pub(crate) fn plain(number: impl Into<i16>) -> String {
    let number = number.into();
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// General influence that is free, or too much of it used (SATM-9.2), by the words for either.
pub(crate) fn general([free, over]: [&str; 2], left: i16, ctx: &Context) -> String {
    let count = plain(left.abs());
    ctx.with(if left < 0 { over } else { free }, &[("free", Value::Text(&count))])
}

/// The reason why a number is changed, in words.
fn because(part: NumberPart, ctx: &Context) -> String {
    match part.because {
        Because::Card(card) => called(card, ctx).to_owned(),
        Because::Printed => ctx.say("wizards-because-printed"),
        Because::Played => ctx.say("wizards-because-played"),
        Because::Lies(wizards::state::Status::Wounded) => ctx.say("wizards-lies-wounded"),
        Because::Lies(_) => ctx.say("wizards-lies-tapped"),
        Because::HeldBack => ctx.say("wizards-because-held-back"),
        Because::Support => ctx.say("wizards-because-support"),
        Because::Excess => ctx.say("wizards-because-excess"),
        Because::FreeInfluence => ctx.say("wizards-because-influence"),
        Because::Race => ctx.say("wizards-because-race"),
        Because::Tie => ctx.say("wizards-because-tie"),
    }
}

/// The parts of a number, each with its reason.
pub(crate) fn parts(parts: &[NumberPart], ctx: &Context) -> Markup {
    html! {
        span .wz-parts {
            @for part in parts {
                span .wz-part {
                    b { @if part.because == Because::Printed { (plain(part.by)) } @else { (signed(part.by)) } }
                    " " (because(*part, ctx))
                }
            }
        }
    }
}

/// The throws of two dice.
pub(crate) const THROWS: u32 = 36;

/// The number of the 36 throws of two dice whose sum is greater than this.
pub(crate) fn above(sum: i8) -> u32 {
    let sum = i32::from(sum);
    let throws = (1..=6).flat_map(|one| (1..=6).map(move |two| one + two));
    throws.filter(|thrown| *thrown > sum).count() as u32
}

/// Throws of 36 in percent.
pub(crate) const fn percent(throws: u32) -> u32 {
    (throws * 100 + 18) / 36
}

/// The number of the 1296 throws of both players in which one's sum is greater than the other's by more than this.
fn above_theirs(by: i8) -> u32 {
    let throws = |sum: i8| above(sum - 1) - above(sum);
    (2..=12).map(|theirs| throws(theirs) * above(by.saturating_add(theirs))).sum()
}

/// The odds of an attempt to influence, by what its effect says of the roll.
pub(crate) fn attempt(effect: &Message) -> Option<Message> {
    chance(effect).map(|percent| Message::new("wizards-odds-attempt").with("percent", percent))
}

/// The same in percent.
pub(crate) fn chance(effect: &Message) -> Option<u32> {
    let number = |word: &str| {
        effect.args.iter().find_map(|(name, arg)| match arg {
            Arg::Number(number) if *name == word => Some(*number),
            _ => None,
        })
    };
    let over = (number("needed")? - number("bonus")?).clamp(-99, 99) as i8;
    match effect.id {
        "wizards-effect-gain-rolled" => Some(percent(above(over))),
        "wizards-effect-influence-rolled" => Some((above_theirs(over) * 100 + 648) / 1296),
        _ => None,
    }
}

/// The odds of a roll, as a bar: each part with its class, its words, and its throws of 36.
pub(crate) fn odds(outcomes: &[(&str, &str, u32)], ctx: &Context) -> Markup {
    let mut from = 0;
    let placed = outcomes.iter().map(|(class, _, throws)| {
        from += throws;
        (*class, from - throws, *throws)
    });
    let placed = placed.collect::<Vec<_>>();
    html! {
        span .wz-odds {
            svg .wz-odds__bar viewBox="0 0 36 3" preserveAspectRatio="none" aria-hidden="true" {
                @for (class, from, throws) in placed { rect class={ "wz-odds--" (class) } x=(from) width=(throws) height="3" {} }
            }
            @for (class, id, throws) in outcomes.iter().filter(|(.., throws)| *throws > 0) {
                span class={ "wz-odds__part wz-odds--" (class) } {
                    (ctx.say(id)) " " b { (ctx.with("wizards-odds", &[("percent", Value::Number(percent(*throws)))])) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_dice_are_counted_exactly() {
        assert_eq!([1, 2, 6, 7, 11, 12].map(above), [36, 35, 21, 15, 1, 0], "more than 6: 6+5+4+3+2+1");
        assert_eq!(percent(21), 58);
    }

    #[test]
    fn every_minus_is_the_same_sign() {
        canvas::learn(&crate::words());
        let ctx = Context::plain(canvas::Language::En);
        assert_eq!([plain(-3_i16), plain(0_i16), plain(5_i8), signed(-3)], ["−3", "0", "5", "−3"]);
        assert!(number("corruption", -1, &ctx).0.ends_with("<b>−1</b></span>"));
    }

    #[test]
    fn two_throws_are_counted_exactly() {
        let alike = (1296 - 146) / 2;
        assert_eq!((above_theirs(0), above_theirs(-1)), (alike, alike + 146), "146 of 1296 are alike");
        assert_eq!((above_theirs(10), above_theirs(9), above_theirs(-11)), (0, 1, 1296), "12 against 2");
    }
}
