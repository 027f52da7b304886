//! Small parts of forms.

use maud::{Markup, html};

/// A labelled field: the label belongs to the input with the same id.
pub(super) fn field(id: &str, label: &str, help: Option<&str>, input: &Markup) -> Markup {
    html! {
        div .field {
            label for=(id) { (label) }
            (input)
            @if let Some(help) = help { small id={ (id) "-help" } { (help) } }
        }
    }
}

/// A choice among values, each with its name.
pub(super) fn select(
    id: &str,
    name: &str,
    values: &[(String, String)],
    chosen: &str,
    described: bool,
) -> Markup {
    html! {
        select id=(id) name=(name) aria-describedby=[described.then(|| format!("{id}-help"))] {
            @for (value, label) in values { option value=(value) selected[value == chosen] { (label) } }
        }
    }
}

/// A name to be called by.
pub(super) fn name_input(id: &str, name: &str, required: bool) -> Markup {
    html! { input id=(id) name="name" value=(name) maxlength="24" required[required] autocomplete="nickname"; }
}

/// The same with a name that was made up: it gives way to the first letter that is typed.
pub(super) fn made_up_input(id: &str, name: &str) -> Markup {
    html! { input id=(id) name="name" value=(name) data-made-up maxlength="24" required autocomplete="nickname"; }
}
