//! The reader's ways in one go, for the script: it lights where one clicks next, and sends all of it as one.

use maud::{Markup, PreEscaped, html};
use serde_json::{Value, json};

use super::choices::key;
use super::sight::Sight;

/// The ways, each with the choices to send (`c`), the places to click (`at`), the labels where it ends there (`say`), its kind (`k`),
/// whether another of its kind may follow (`more`), and, once for a place and a kind, what is asked there (`ask`).
pub(super) fn ways(sight: &Sight) -> Markup {
    let mut asked = std::collections::BTreeSet::new();
    let way = |way: &canvas::Way| {
        let mut told = json!({ "c": way.choices, "at": way.at });
        // Where one goes on to another place, that is named on the drawing.
        if way.at.len() == 1 {
            let said = way.say.len() - usize::from(way.more);
            let say = way.say[..said].iter().map(|message| sight.say(message));
            told["say"] = say.collect::<Vec<_>>().join(" · ").into();
        }
        if way.more {
            told["more"] = true.into();
        }
        if let Some(intent) = way.intent {
            told["k"] = key(intent).into();
        }
        let begins = (way.intent, way.at.first().cloned());
        if let Some(onward) = way.onward.as_ref().filter(|_| way.at.len() > 1 && asked.insert(begins)) {
            told["ask"] = sight.say(onward).into();
        }
        told
    };
    let all = sight.ways().iter().map(way).collect::<Value>().to_string();
    // Text, so that quotation marks may stay as they are.
    let text = all.replace('&', "&amp;").replace('<', "&lt;");
    html! { div #ways hidden { (PreEscaped(text)) } }
}
