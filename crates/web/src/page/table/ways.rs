//! The reader's ways in one go, for the script: it lights where one clicks next, and sends all of it as one.

use maud::{Markup, PreEscaped, html};
use serde_json::{Value, json};

use super::sight::Sight;

/// The ways, each with the choices to send (`c`), the places to click (`at`), the labels where it ends there (`say`), and
/// whether another of its kind may follow (`more`).
pub(super) fn ways(sight: &Sight) -> Markup {
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
        told
    };
    let all = sight.ways().iter().map(way).collect::<Value>().to_string();
    // Text, so that quotation marks may stay as they are.
    let text = all.replace('&', "&amp;").replace('<', "&lt;");
    html! { div #ways hidden { (PreEscaped(text)) } }
}
