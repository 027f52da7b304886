//! The strip in the bar: the others' last acts, in order, and their consequences. It is always of one height, shows its
//! end, and stands on the first screen whatever the journal does.

use canvas::{Line, Weight};
use maud::{Markup, html};

use super::drawer::{class, touched};
use super::sight::Sight;

/// The others' last acts, and their consequences.
pub(crate) fn strip(sight: &Sight) -> Markup {
    let name = sight.language.text("table-strip");
    let lines = sight.lines(sight.others()).collect::<Vec<_>>();
    html! {
        section #strip .acts tabindex="0" aria-label=(name) {
            @if lines.is_empty() { p .acts__lines { (sight.language.text("table-strip-empty")) } }
            @else { ol .acts__lines {
                @for (number, line, told) in lines {
                    @let at = touched(&line);
                    li id={ "since-" (number) } class=(class(&shown(line))) data-at=[at] { (sight.linked(&told.say)) " " }
                }
            } }
        }
    }
}

/// A turn's beginning is a line like others here.
fn shown(line: Line) -> Line {
    Line {
        weight: match line.weight {
            Weight::Turn => Weight::Act,
            weight => weight,
        },
        ..line
    }
}
