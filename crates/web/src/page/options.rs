//! The fields of a table's options and of its pace.

use std::collections::BTreeMap;

use canvas::Language;
use maud::{Markup, html};
use seen::{OptionView, Pace};

use super::begin::main_options;
use super::context::PageContext;
use super::form::{field, select};
use super::pace::pace_words;

/// The options: those that everybody wants to see, and the others folded away. `chosen` holds the values that are not as usual.
pub(super) fn how(
    ctx: &PageContext,
    game: &str,
    options: &[OptionView],
    chosen: &BTreeMap<String, String>,
) -> Markup {
    let language = ctx.language;
    let main = main_options(ctx, game);
    let (first, others): (Vec<_>, Vec<_>) = options.iter().partition(|option| main.contains(&option.id));
    let fields = |options: &[&OptionView]| html! { div .fields { @for option in options { (one(language, game, option, chosen)) } } };
    let changed = |option: &&&OptionView| chosen.get(option.id).is_some_and(|value| *value != option.default);
    html! {
        @if !options.is_empty() {
            fieldset {
                legend { (language.text("lobby-how")) }
                @if !first.is_empty() { (fields(&first)) }
                @if !others.is_empty() {
                    details .more open[others.iter().any(|option| changed(&option))] {
                        summary { (language.with(if first.is_empty() { "lobby-options-all" } else { "lobby-options-more" }, &[("number", (others.len() as u32).into())])) }
                        p .new__note { (language.text("lobby-options-usual")) }
                        (fields(&others))
                    }
                }
            }
        }
    }
}

fn one(language: Language, game: &str, option: &OptionView, chosen: &BTreeMap<String, String>) -> Markup {
    let input = format!("{game}-option-{}", option.id);
    let help = language.text_if_known(&format!("{input}.help"));
    let values =
        option.values.iter().map(|value| (value.clone(), language.text(&format!("{input}-{value}"))));
    let values = values.collect::<Vec<_>>();
    let value = chosen.get(option.id).unwrap_or(&option.default);
    let select = select(&input, &format!("option-{}", option.id), &values, value, help.is_some());
    html! {
        (field(&input, &language.text(&input), help.as_deref(), &select))
        (told(language, &input, option, false))
    }
}

/// The sentences about values, where a value takes one. The script says that of the chosen value below the choice.
pub(super) fn told(language: Language, input: &str, option: &OptionView, open: bool) -> Markup {
    let told = option.values.iter().filter_map(|value| {
        let id = format!("{input}-{value}");
        Some((value, language.text(&id), language.text_if_known(&format!("{id}.help"))?))
    });
    let told = told.collect::<Vec<_>>();
    html! {
        @if !told.is_empty() {
            details .more open[open] {
                summary { (language.text("lobby-option-told")) }
                dl .told { @for (value, name, words) in &told { dt { (name) } dd data-value=(value) { (words) } } }
            }
        }
    }
}

/// The choice of pace.
pub(super) fn pace(language: Language, id: &str, chosen: Pace) -> Markup {
    // By the API a table can have any other.
    let odd = Some(chosen).filter(|pace| !Pace::OFFERED.contains(pace));
    let paces = Pace::OFFERED.into_iter().chain(odd);
    let paces = paces.map(|pace| (pace.to_string(), pace_words(language, pace))).collect::<Vec<_>>();
    let input = format!("{id}-pace");
    let select = select(&input, "pace", &paces, &chosen.to_string(), true);
    html! {
        fieldset {
            legend { (language.text("lobby-when")) }
            div .fields { (field(&input, &language.text("pace"), Some(&language.text("pace-help")), &select)) }
        }
    }
}
