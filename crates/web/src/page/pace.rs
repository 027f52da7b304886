//! The pace of a table, in words, and the clocks that show it.

use canvas::Language;
use canvas::art::icon;
use maud::{Markup, html};
use seen::{ClockView, Pace};

use super::clock::{day, iso, short};

/// A pace in words.
pub(super) fn pace_words(language: Language, pace: Pace) -> String {
    match pace {
        Pace::Free => language.text("pace-free"),
        Pace::Days(days) => language.with("pace-days", &[("days", u32::from(days).into())]),
        Pace::Live { minutes, increment } => language.with(
            "pace-live",
            &[("minutes", u32::from(minutes).into()), ("seconds", u32::from(increment).into())],
        ),
    }
}

/// The clock of a seat: while it runs the script counts it down; without script it shows the end.
pub(super) fn clock(language: Language, clock: &ClockView) -> Markup {
    html! {
        @if let Some(until) = clock.resting {
            @let words = format!("{} {}", language.text("seat-holiday"), day(until));
            span .tag title=(words) { (icon("sun")) span .unseen { (words) } time datetime=(iso(until)) aria-hidden="true" { (&day(until)[5..]) } }
        }
        @match (clock.until.filter(|_| clock.resting.is_none()), clock.left) {
            (Some(until), _) => span .tag .clock .clock--late[clock.late] title=(language.text("table-clock")) {
                (icon("hourglass")) span .unseen { (language.text("table-clock")) " " }
                time datetime=(iso(until)) data-until=(until) { (short(until)) }
            },
            (None, Some(left)) => span .tag .clock { (icon("hourglass")) (minutes(left)) },
            (None, None) => {}
        }
    }
}

/// The time since a moment, which the script puts in words.
pub(super) fn since(at: i64) -> Markup {
    html! { time .since datetime=(iso(at)) data-since=(at) { (short(at)) } }
}

/// The time until a moment, which the script puts in words.
pub(super) fn until(at: i64) -> Markup {
    html! { span .clock { time datetime=(iso(at)) data-until=(at) { (short(at)) } } }
}

/// The reading of a clock: `4:05`.
fn minutes(left: i64) -> String {
    let seconds = left / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_shows_minutes() {
        assert_eq!(minutes(245_999), "4:05");
        assert_eq!(minutes(3_600_000), "60:00");
    }
}
