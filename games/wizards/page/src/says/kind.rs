//! The kinds of cards, characters, attacks or places, in the form that the sentence needs.
//!
//! | form | a scout | an untapped Hobbit | Orcs |
//! |---|---|---|---|
//! | `one` | a scout | a Hobbit that is untapped | an Orc |
//! | `many` | scouts | Hobbits that are untapped | Orcs |
//! | `that` | that is a scout | … | that is an Orc |
//! | `of` | of scouts | … | of Orcs (what an attack is of) |
//! | `attack` | is of scouts | … | is of Orcs |
//! | `those` | that are scouts | … | that are Orcs (after a plural) |
//! | `it` | the same, of an attack | | |
//! | `creatures` | of scouts | … | of Orcs (what creatures are of) |
//! | `symbol` | what the symbol of a site or a region is called | | |
//! | `not`, `nots`, `not-it` | only where a kind has words of its own for its opposite | | |

use super::grow::{Grown, Term};
use super::subject::Subject;

/// The categories of words that a kind may be: the first that has the word.
const SHELVES: [&str; 8] = ["kind", "class", "slot", "skill", "race", "site", "region", "keyword"];

pub(super) fn kind(grown: &Grown, term: &Term, form: &str) -> String {
    let Term::Call(word, arguments) = term else {
        return String::new();
    };
    match (word.as_str(), arguments.as_slice()) {
        // 'of Orcs, Trolls or Men', not 'of Orcs, of Trolls or of Men'.
        ("any", some) if matches!(form, "of" | "attack") && some.iter().all(|one| is_race(grown, one)) => {
            let some = some.iter().map(|one| kind(grown, one, "many")).collect::<Vec<_>>();
            let of = grown.with("wizards-kind-of", &[&or(grown, &some)]);
            if form == "of" { of } else { grown.with("wizards-kind-attack", &[&of]) }
        }
        ("any" | "all", _) if matches!(form, "not" | "nots" | "not-it") => String::new(),
        ("any", some) => {
            let some = some.iter().map(|one| kind(grown, one, form)).collect::<Vec<_>>();
            or(grown, &some)
        }
        ("all", [head, rest @ ..]) => {
            let after = match (form, head) {
                ("many" | "those" | "creatures", _) => "those",
                // The 'of' of an automatic-attack, and the other words of an attack.
                (_, Term::Call(word, _)) if word == "automatic" => "of",
                ("of" | "attack", Term::Call(word, _)) if word != "hazard_creature" => "it",
                _ => "that",
            };
            let rest = rest.iter().map(|one| kind(grown, one, after));
            let rest = rest.filter(|one| !one.is_empty()).collect::<Vec<_>>();
            let head = match (form, after) {
                ("of", "of") => kind(grown, head, "of-more"),
                ("attack", "of") => kind(grown, head, "attack-more"),
                _ => kind(grown, head, form),
            };
            format!("{head} {}", grown.language.list(&rest))
        }
        ("not", [what]) if matches!(form, "that" | "those" | "it" | "creatures") => {
            let (own, general, named) = match form {
                "that" => ("not", "wizards-kind-that-not", "one"),
                "it" => ("not-it", "wizards-kind-that-not", "one"),
                _ => ("nots", "wizards-kind-those-not", "many"),
            };
            match kind(grown, what, own) {
                said if said.is_empty() => grown.with(general, &[&kind(grown, what, named)]),
                said => said,
            }
        }
        ("not", [what]) => grown.with("wizards-kind-not", &[&kind(grown, what, "one")]),
        ("keyed", [symbol]) => {
            let symbol = kind(grown, symbol, "name");
            formed(grown, "wizards-kind-keyed", form, &symbol)
        }
        ("guarded", [of]) => {
            let of = kind(grown, of, "many");
            formed(grown, "wizards-kind-guarded", form, &of)
        }
        ("path_of", [land, count]) => {
            let parts = [kind(grown, land, "name"), grown.term("number", count)];
            grown.with("wizards-kind-path-of", &[&parts[0], &parts[1]])
        }
        ("prowess_above", [than]) => {
            formed(grown, "wizards-kind-prowess-above", form, &grown.term("number", than))
        }
        ("from", [what]) => {
            let what = kind(grown, what, "that");
            formed(grown, "wizards-kind-from", form, &what)
        }
        ("home" | "bearing" | "bears" | "adjacent" | "home_in" | "asks" | "being" | "homed", [what]) => {
            let what = kind(grown, what, "one");
            formed(grown, &format!("wizards-kind-{}", word.replace('_', "-")), form, &what)
        }
        ("keyed_to_one", [land]) => {
            let land = kind(grown, land, "name");
            formed(grown, "wizards-kind-keyed-to-one", form, &land)
        }
        ("joins_in", [what]) => {
            let what = kind(grown, what, "that");
            formed(grown, "wizards-kind-joins-in", form, &what)
        }
        ("wounded_by", [what]) => {
            let what = kind(grown, what, "many");
            formed(grown, "wizards-kind-wounded-by", form, &what)
        }
        ("corruption_above", [Term::Number(than)]) => {
            formed(grown, "wizards-kind-corruption-above", form, &than.to_string())
        }
        ("worth_above", [Term::Number(than)]) => {
            formed(grown, "wizards-kind-worth-above", form, &than.to_string())
        }
        ("mind_above", [Term::Number(mind)]) => {
            formed(grown, "wizards-kind-mind-above", form, &mind.to_string())
        }
        ("hurt_by", [what]) => {
            let what = kind(grown, what, "one");
            formed(grown, "wizards-kind-hurt-by", form, &what)
        }
        ("itself", _) => formed(grown, "wizards-kind-itself", form, ""),
        (word, _) => plain(grown, word, form),
    }
}

fn is_race(grown: &Grown, term: &Term) -> bool {
    let known = |word: &str| grown.language.text_if_known(&format!("wizards-race-{word}")).is_some();
    matches!(term, Term::Call(word, _) if known(word))
}

/// A message in one of its forms: an attribute, or the message itself where it has none of that name.
fn formed(grown: &Grown, id: &str, form: &str, argument: &str) -> String {
    let attribute = format!("{id}.{form}");
    if grown.language.text_if_known(&attribute).is_some() {
        return grown.with(&attribute, &[argument]);
    }
    match form {
        "not" | "nots" => String::new(),
        "not-it" => formed(grown, id, "not", argument),
        "those" | "it" => formed(grown, id, "that", argument),
        "creatures" => formed(grown, id, "of", argument),
        _ => grown.with(id, &[argument]),
    }
}

fn plain(grown: &Grown, word: &str, form: &str) -> String {
    let known = |id: &str| grown.language.text_if_known(id);
    for shelf in SHELVES {
        let id = [format!("wizards-{shelf}-{word}"), format!("wizards-{shelf}-{}", word.replace('_', "-"))];
        let Some(id) = id.into_iter().find(|id| known(id).is_some()) else {
            continue;
        };
        if let Some(said) = known(&format!("{id}.{form}")) {
            return said;
        }
        let one = || known(&format!("{id}.one")).or_else(|| known(&id)).unwrap_or_default();
        let many = || known(&format!("{id}.many")).or_else(|| known(&id)).unwrap_or_default();
        return match (form, shelf) {
            ("not" | "nots", _) => String::new(),
            ("not-it", _) => plain(grown, word, "not"),
            ("it", _) => plain(grown, word, "that"),
            ("symbol", _) => known(&id).unwrap_or_else(one),
            ("creatures", _) => plain(grown, word, "of"),
            ("those", "site" | "region") => plain(grown, word, "that"),
            // A singular in words that do not change serves for the plural.
            ("those", _) => known(&format!("{id}.that"))
                .unwrap_or_else(|| grown.with("wizards-kind-those-are", &[&many()])),
            ("attack", _) => grown.with("wizards-kind-attack", &[&plain(grown, word, "of")]),
            ("name" | "many", _) => many(),
            ("that", "site") => grown.with("wizards-kind-at", &[&one()]),
            ("that", "region") => grown.with("wizards-kind-in", &[&one()]),
            ("that", _) => grown.with("wizards-kind-that-is", &[&one()]),
            ("of", "race" | "skill" | "class") => grown.with("wizards-kind-of", &[&many()]),
            ("of", _) => plain(grown, word, "that"),
            _ => one(),
        };
    }
    let Some(subject) = Subject::named(word) else {
        return grown.with(&format!("wizards-kind-{}", word.replace('_', "-")), &[]);
    };
    let name = subject.name(grown.language);
    match (form, subject) {
        ("not" | "nots" | "not-it", _) => String::new(),
        ("it", _) => plain(grown, word, "that"),
        ("those" | "creatures", _) => plain(grown, word, if form == "those" { "that" } else { "of" }),
        ("that" | "of", Subject::Region(_)) => grown.with("wizards-kind-in", &[&name]),
        ("that", Subject::Site(_)) => grown.with("wizards-kind-at", &[&name]),
        ("of", _) => grown.with("wizards-kind-of", &[&name]),
        ("attack", _) => {
            let of = grown.with("wizards-kind-of", &[&name]);
            grown.with("wizards-kind-attack", &[&of])
        }
        _ => name,
    }
}

/// 'a, b or c'.
pub(super) fn or(grown: &Grown, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => grown.with("wizards-list-or", &[&first.join(", "), last]),
    }
}
