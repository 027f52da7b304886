//! The account of what happened: a fight, a battle, a Hunt, a round, line by line in the order in which it happened. All of it is read
//! from the journal, whose lines say where each number is from.

use maud::{Markup, html};
use table::{Game, Told};

use crate::{Context, Scene};

/// A line that belongs to it: its number in the journal, from 1, and the line.
pub type Part<'a, E> = (usize, &'a Told<E>);

impl<'a, G: Game> Scene<'a, G> {
    /// The lines that `belongs`, from the last that `begins` it: none where another that is `over` it came since. While it still
    /// `goes_on` it may have begun before all that is known.
    pub fn account(
        &self,
        goes_on: bool,
        begins: impl Fn(&G::Event) -> bool,
        over: impl Fn(&G::Event) -> bool,
        belongs: impl Fn(&G::Event) -> bool,
    ) -> Vec<Part<'a, G::Event>> {
        let first = self.told.iter().rposition(|told| begins(&told.event));
        let Some(first) = first.or(goes_on.then_some(0)) else {
            return Vec::new();
        };
        let lines = &self.told[first..];
        if !goes_on && lines.iter().any(|told| over(&told.event)) {
            return Vec::new();
        }
        let numbered = (self.before + first + 1..).zip(lines);
        numbered.filter(|(_, told)| belongs(&told.event)).collect()
    }
}

/// Draws the lines in an element with this id, if there is one, each with what `sign` draws before it: dice as they lie. Lines that say the same of the same are one.
pub fn account<E>(
    ctx: &Context,
    id: &str,
    name: &str,
    parts: &[Part<E>],
    class: impl Fn(&E) -> &'static str,
    sign: impl Fn(usize, &E) -> Markup,
) -> Markup {
    let lines = parts.iter().map(|(number, told)| (*told, class(&told.event), sign(*number, &told.event)));
    let mut rows = Vec::<(Vec<&Told<E>>, &'static str, Markup)>::new();
    for (told, class, sign) in lines {
        if let Some((row, other, before)) = rows.last_mut()
            && sign.0.is_empty()
            && before.0.is_empty()
            && *other == class
        {
            let all = row.iter().copied().chain([told]).map(|told| &told.say).collect::<Vec<_>>();
            if ctx.sum(&all).is_some() {
                row.push(told);
                continue;
            }
        }
        rows.push((vec![told], class, sign));
    }
    html! {
        @if !rows.is_empty() {
            ol id=[(!id.is_empty()).then_some(id)] .wreport tabindex="0" aria-label=(name) {
                @for (row, class, sign) in &rows {
                    li class={ "wreport__line" @if !class.is_empty() { " " (class) } } {
                        (sign)
                        span { (ctx.sum(&row.iter().map(|told| &told.say).collect::<Vec<_>>()).unwrap_or_default()) }
                    }
                }
            }
        }
    }
}

/// A class for every line, where the style makes no difference.
pub fn plain<E>(_: &E) -> &'static str {
    ""
}

/// Nothing before a line.
pub fn unsigned<E>(_: usize, _: &E) -> Markup {
    html! {}
}
