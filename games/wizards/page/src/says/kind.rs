//! The kinds of cards, characters, attacks or places, in the form that the sentence needs.
//!
//! | form | a scout | an untapped Hobbit | Orcs |
//! |---|---|---|---|
//! | `one` | a scout | an untapped Hobbit | an Orc |
//! | `many` | scouts | untapped Hobbits | Orcs |
//! | `that` | that is a scout | … | that is an Orc |
//! | `of` | of scouts | … | of Orcs (what an attack is of) |
//! | `attack` | is of scouts | … | is of Orcs |
//! | `those` | that are scouts | … | that are Orcs (after a plural) |
//! | `it` | the same, of an attack | | |
//! | `creatures` | of scouts | … | of Orcs (what creatures are of) |
//! | `company` | a scout of the company | an untapped Hobbit of the company | an Orc of the company |
//! | `symbol` | what the symbol of a site or a region is called | | |
//! | `not`, `nots`, `not-it` | only where a kind has words of its own for its opposite | | |

use super::grow::{Grown, Term, is};
use canvas::Language;
use wizards::card::{CardKind, Race};

use super::subject::Subject;

/// The categories of words that a kind may be: the first that has the word.
const SHELVES: [&str; 8] = ["kind", "class", "slot", "skill", "race", "site", "region", "keyword"];

pub(super) fn kind(grown: &Grown, term: &Term, form: &str) -> String {
    if let Some(ordered) = ordered(grown, term) {
        return kind(grown, &ordered, form);
    }
    let Term::Call(word, arguments) = term else {
        return String::new();
    };
    match (word.as_str(), arguments.as_slice()) {
        ("any" | "all", some) => joined(grown, term, word, some, form),
        (_, _) if form == "company" => grown.with("wizards-kind-of-company", &[&kind(grown, term, "one")]),
        ("not", [what]) if matches!(form, "that" | "those" | "it" | "creatures") => denied(grown, what, form),
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
        // Of regions one says that it lies in one of them, of a sort of site that it is one.
        ("home", [what]) if !is_site(what) => {
            let (id, role) = if is_of_regions(what) { ("from", "that") } else { ("home-in", "one") };
            let what = kind(grown, what, role);
            formed(grown, &format!("wizards-kind-{id}"), form, &what)
        }
        ("home" | "bearing" | "bears" | "adjacent" | "asks", [what]) => {
            let what = kind(grown, what, "one");
            formed(grown, &format!("wizards-kind-{}", word.replace('_', "-")), form, &what)
        }
        // The being has the name of its cards, without where it is.
        ("being", [what]) => {
            let (card, abroad) = (kind(grown, what, "one"), grown.with("wizards-says-abroad", &[]));
            let name = card.trim_matches(['«', '»', '“', '”']).trim_end_matches(abroad.as_str()).trim();
            formed(grown, "wizards-kind-being", form, name)
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
            let what = kind(grown, what, if is_race(grown, what) { "many" } else { "one" });
            formed(grown, "wizards-kind-wounded-by", form, &what)
        }
        ("corruption_above", [Term::Number(than)]) => {
            formed(grown, "wizards-kind-corruption-above", form, &than.to_string())
        }
        ("points_above", [Term::Number(than)]) => {
            formed(grown, "wizards-kind-points-above", form, &than.to_string())
        }
        ("mind_above", [Term::Number(mind)]) => {
            formed(grown, "wizards-kind-mind-above", form, &mind.to_string())
        }
        ("itself", _) => formed(grown, "wizards-kind-itself", form, ""),
        (word, _) => plain(grown, word, form),
    }
}

/// Any of several kinds, or all of them at once.
fn joined(grown: &Grown, term: &Term, word: &str, some: &[Term], form: &str) -> String {
    match (word, some) {
        // 'of Orcs, Trolls or Men', not 'of Orcs, of Trolls or of Men'.
        ("any", some) if matches!(form, "of" | "attack") && some.iter().all(|one| is_race(grown, one)) => {
            let some = some.iter().map(|one| kind(grown, one, "many")).collect::<Vec<_>>();
            let of = grown.with("wizards-kind-of", &[&or(grown, &some)]);
            if form == "of" { of } else { grown.with("wizards-kind-attack", &[&of]) }
        }
        // 'keyed to Fangorn or Rohan', 'in Fangorn or Rohan', 'that is an Orc or a Man': the word is said once.
        ("any", some) if some.len() > 1 && alike(grown, some, form).is_some() => {
            alike(grown, some, form).unwrap_or_default()
        }
        ("any" | "all", _) if matches!(form, "not" | "nots" | "not-it") => String::new(),
        ("all", [head, rest @ ..]) if form == "company" => {
            // No ally is of a people.
            let rest = rest.iter().filter(|one| !(is(one, "character") && is_race(grown, head)));
            let others = without(grown, &rest.cloned().collect::<Vec<_>>(), "that");
            let others = others.into_iter().filter(|one| !one.is_empty()).collect::<Vec<_>>();
            with_others(grown, kind(grown, head, form), others)
        }
        (_, _) if form == "company" => grown.with("wizards-kind-of-company", &[&kind(grown, term, "one")]),
        // 'a unique Dragon', 'of unique Dragons'.
        ("all", [head, rest @ ..]) if rest.iter().any(|one| is(one, "unique")) && alone(grown, head) => {
            let others = rest.iter().filter(|one| !is(one, "unique")).cloned().collect::<Vec<_>>();
            let after = match form {
                "many" | "those" | "creatures" => "those",
                "of" | "attack" => "it",
                _ => "that",
            };
            let others = without(grown, &others, after);
            let others = others.into_iter().filter(|one| !one.is_empty()).collect::<Vec<_>>();
            with_others(grown, unique(grown, head, form), others)
        }
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
            let others = without(grown, rest, after);
            let others = others.into_iter().filter(|one| !one.is_empty()).collect::<Vec<_>>();
            // A site in a region that is none of these sites: it is the site that is not, and not the region.
            let but = rest.iter().all(|one| matches!(one, Term::Call(word, _) if word == "not"));
            let place = || grown.with("wizards-kind-place", &[&kind(grown, head, "that")]);
            let head = match (form, after) {
                ("one", _) if but && is_land(grown, head) => place(),
                ("that", _) if but && is_land(grown, head) => grown.with("wizards-kind-at", &[&place()]),
                ("of", "of") => kind(grown, head, "of-more"),
                ("attack", "of") => kind(grown, head, "attack-more"),
                _ => kind(grown, head, form),
            };
            with_others(grown, head, others)
        }
        _ => String::new(),
    }
}

/// The same kind with that in front which is its noun: the sort of site, whoever is named, a character.
fn ordered(grown: &Grown, term: &Term) -> Option<Term> {
    let Term::Call(all, kinds) = term else { return None };
    let (head, rest) = kinds.split_first().filter(|_| all == "all")?;
    let any = |one: &Term, test: &dyn Fn(&str) -> bool| match one {
        Term::Call(any, some) if any == "any" => {
            some.iter().all(|one| matches!(one, Term::Call(word, none) if none.is_empty() && test(word)))
        }
        Term::Call(word, none) => none.is_empty() && test(word),
        Term::Number(_) => false,
    };
    let place = |one: &Term| {
        any(one, &|word| grown.language.text_if_known(&format!("wizards-site-{word}")).is_some())
    };
    let person = |one: &Term| any(one, &|word| matches!(Subject::named(word), Some(Subject::Card(_))));
    let at = |test: &dyn Fn(&Term) -> bool| rest.iter().position(test);
    let all = |kinds: Vec<Term>| match kinds.as_slice() {
        [one] => one.clone(),
        _ => Term::Call("all".to_owned(), kinds),
    };
    let without = |at: usize| {
        let rest = rest.iter().enumerate().filter(move |(other, _)| *other != at);
        rest.map(|(_, one)| one.clone()).collect::<Vec<_>>()
    };
    if is(head, "site")
        && let Some(at) = at(&place)
    {
        return Some(all([vec![rest[at].clone()], without(at)].concat()));
    }
    // 'a minor item', not 'an item that is a minor item'; 'a weapon', not 'an item that is a weapon'.
    let known =
        |shelf: &str, word: &str| grown.language.text_if_known(&format!("wizards-{shelf}-{word}")).is_some();
    let sort = |one: &Term| any(one, &|word| known("class", word));
    let sort_of_use = |one: &Term| any(one, &|word| known("slot", word) || known("keyword", word));
    if is(head, "item")
        && let Some(at) = at(&sort).or_else(|| at(&sort_of_use)).or_else(|| at(&person))
    {
        return Some(all([vec![rest[at].clone()], without(at)].concat()));
    }
    // 'an Elf that has a corruption card': who it is comes first.
    let people = |one: &Term| any(one, &|word| known("race", word));
    if is(head, "corrupted")
        && let Some(at) = at(&people)
    {
        return Some(all([vec![rest[at].clone(), head.clone()], without(at)].concat()));
    }
    // One of several bearers, where more is said of him.
    if let Term::Call(bearing, of) = head
        && bearing == "bearing"
    {
        return Some(all([vec![Term::Call("bears".to_owned(), of.clone())], rest.to_vec()].concat()));
    }
    if is(head, "agent")
        && let Some(at) = at(&person)
    {
        return Some(all([vec![rest[at].clone()], without(at)].concat()));
    }
    if (is_land(grown, head) || is(head, "under_deeps"))
        && let Some(at) = at(&place)
    {
        return Some(all([vec![rest[at].clone(), head.clone()], without(at)].concat()));
    }
    let nobody = matches!(head, Term::Call(not, _) if not == "not" || not == "mind_above");
    let somebody = Term::Call("character".to_owned(), Vec::new());
    nobody.then(|| all([vec![somebody], kinds.clone()].concat()))
}

/// The regions and the depths in which a site is not: 'in a Shadow-land or the Under-deeps'.
fn abroad(grown: &Grown, what: &Term) -> Option<String> {
    let one = |one: &Term| {
        if is(one, "under_deeps") {
            return Some(grown.with("wizards-kind-the-under-deeps", &[]));
        }
        is_land(grown, one).then(|| kind(grown, one, "one"))
    };
    match what {
        Term::Call(any, some) if any == "any" => {
            let some = some.iter().map(one).collect::<Option<Vec<_>>>()?;
            Some(grown.with("wizards-kind-not-in", &[&nor(grown, &some)]))
        }
        land if is_land(grown, land) => Some(grown.with("wizards-kind-not-in", &[&one(land)?])),
        _ => None,
    }
}

/// A thing and what it is besides. In English how it is now stands before its noun: 'an untapped scout'.
fn with_others(grown: &Grown, thing: String, mut others: Vec<String>) -> String {
    // Of several things it would be said of the first alone.
    if grown.language == Language::En && !thing.contains(" or ") {
        for at in 0..others.len() {
            if let Some(said) =
                state_of(&others[at]).and_then(|state| before_noun(&state, &thing, &others[at]))
            {
                others.remove(at);
                return format!("{said} {}", lined(grown, &others));
            }
        }
    }
    format!("{thing} {}", lined(grown, &others))
}

/// 'untapped' of 'that is untapped', 'tapped or wounded' of 'that is tapped or that is wounded'.
fn state_of(clause: &str) -> Option<String> {
    let state = |one: &str| {
        let one = one.strip_prefix("that is ").or_else(|| one.strip_prefix("that are "))?;
        ["untapped", "tapped", "wounded"].contains(&one).then(|| one.to_owned())
    };
    let states = clause.split(" or ").map(state).collect::<Option<Vec<_>>>()?;
    Some(states.join(" or "))
}

fn before_noun(state: &str, thing: &str, clause: &str) -> Option<String> {
    match ["a ", "an "].iter().find_map(|article| thing.strip_prefix(article)) {
        Some(noun) => Some(format!("{} {state} {noun}", if state.starts_with('u') { "an" } else { "a" })),
        None if clause.starts_with("that are ") => Some(format!("{state} {thing}")),
        None => None,
    }
}

/// What a thing is besides, in a row: first what stands close to it ('untapped', 'at the site'), then, after no 'and', what it
/// is by a clause ('that is not a Wizard').
pub(super) fn lined(grown: &Grown, others: &[String]) -> String {
    let starts = |one: &str, words: &[&str]| words.iter().any(|word| one.starts_with(word));
    let order = |one: &String| match one.as_str() {
        one if starts(one, &["que ", "cuyo ", "that ", "whose "]) => 2,
        one if starts(one, &["con ", "with "]) => 1,
        _ => 0,
    };
    let rows = [0, 1, 2].map(|at| {
        grown.language.list(&others.iter().filter(|one| order(one) == at).cloned().collect::<Vec<_>>())
    });
    rows.join(" ")
}

pub(super) fn nor(grown: &Grown, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => grown.with("wizards-list-nor", &[&first.join(", "), last]),
    }
}

/// True for a plain race, or a faction.
fn alone(grown: &Grown, head: &Term) -> bool {
    is_race(grown, head) || is(head, "faction")
}

/// A race or a faction of which there is one only.
fn unique(grown: &Grown, head: &Term, form: &str) -> String {
    let one = kind(grown, head, "one");
    let woman = one.starts_with("una ");
    let single = || {
        let one = ["a ", "an "].iter().find_map(|article| one.strip_prefix(article)).unwrap_or(&one);
        grown.with(if woman { "wizards-unique-f" } else { "wizards-unique-m" }, &[one])
    };
    let many = || {
        let many = kind(grown, head, "many");
        grown.with(if woman { "wizards-unique-fs" } else { "wizards-unique-ms" }, &[&many])
    };
    match form {
        "many" | "name" => many(),
        "of" | "creatures" => grown.with("wizards-kind-of", &[&many()]),
        "attack" => grown.with("wizards-kind-attack", &[&grown.with("wizards-kind-of", &[&many()])]),
        "those" => grown.with("wizards-kind-those-are", &[&many()]),
        "that" | "it" => grown.with("wizards-kind-that-is", &[&single()]),
        _ => single(),
    }
}

/// The other qualities of somebody named: 'untapped', 'without a ring'.
pub(super) fn such(grown: &Grown, term: &Term) -> String {
    match term {
        Term::Call(not, what) if not == "not" => match what.first() {
            Some(Term::Call(bears, item)) if bears == "bearing" || bears == "bears" => {
                grown.with("wizards-kind-without", &[&kind(grown, &item[0], "one")])
            }
            _ => kind(grown, term, "that"),
        },
        Term::Call(word, none) if word == "untapped" && none.is_empty() => {
            grown.with("wizards-kind-untapped.such", &[])
        }
        term => kind(grown, term, "that"),
    }
}

/// A card, site or region by its id.
pub(super) fn named(grown: &Grown, id: &str) -> String {
    kind(grown, &Term::Call(id.to_owned(), Vec::new()), "one")
}

/// True for the id of a card, a site or a region.
pub(super) fn is_named(id: &str) -> bool {
    Subject::named(id).is_some()
}

/// What a thing is not, beside a noun: in its own words, where there are some.
fn denied(grown: &Grown, what: &Term, form: &str) -> String {
    if let Some(said) = abroad(grown, what) {
        return said;
    }
    let (own, general, named) = match form {
        "that" => ("not", "wizards-kind-that-not", "one"),
        "it" => ("not-it", "wizards-kind-that-not", "one"),
        _ => ("nots", "wizards-kind-those-not", "many"),
    };
    match kind(grown, what, own) {
        said if said.is_empty() => {
            let none = match what {
                Term::Call(any, some) if any == "any" => {
                    nor(grown, &some.iter().map(|one| kind(grown, one, named)).collect::<Vec<_>>())
                }
                one => kind(grown, one, named),
            };
            grown.with(general, &[&none])
        }
        said => said,
    }
}

/// The further kinds of a thing; several that it is not are said as one.
fn without(grown: &Grown, rest: &[Term], form: &str) -> Vec<String> {
    let (own, general, named) = match form {
        "that" => ("not", "wizards-kind-that-not", "one"),
        "those" => ("nots", "wizards-kind-those-not", "many"),
        _ => return rest.iter().map(|one| kind(grown, one, form)).collect(),
    };
    let plainly = |one: &Term| match one {
        Term::Call(not, what)
            if not == "not" && what.first().and_then(|what| abroad(grown, what)).is_none() =>
        {
            let what = what.first().filter(|what| kind(grown, what, own).is_empty())?;
            Some(match what {
                Term::Call(any, some) if any == "any" => {
                    some.iter().map(|one| kind(grown, one, named)).collect::<Vec<_>>()
                }
                one => vec![kind(grown, one, named)],
            })
        }
        _ => None,
    };
    let nots = rest.iter().filter_map(plainly).flatten().collect::<Vec<_>>();
    let mut said = rest
        .iter()
        .filter(|one| plainly(one).is_none())
        .map(|one| kind(grown, one, form))
        .collect::<Vec<_>>();
    if !nots.is_empty() {
        said.push(grown.with(general, &[&nor(grown, &nots)]));
    }
    said
}

/// Several kinds of one sort, with what they share said once.
fn alike(grown: &Grown, some: &[Term], form: &str) -> Option<String> {
    let called = |word: &str| some.iter().all(|one| matches!(one, Term::Call(called, _) if called == word));
    if called("keyed") {
        let symbols = some.iter().filter_map(|one| match one {
            Term::Call(_, symbol) => symbol.first().map(|symbol| kind(grown, symbol, "name")),
            Term::Number(_) => None,
        });
        let symbols = or(grown, &symbols.collect::<Vec<_>>());
        return Some(formed(grown, "wizards-kind-keyed", form, &symbols));
    }
    let ones = || some.iter().map(|one| kind(grown, one, "one")).collect::<Vec<_>>();
    let named = |test: fn(&Subject) -> bool| {
        some.iter().all(|one| matches!(one, Term::Call(word, none) if none.is_empty() && Subject::named(word).as_ref().is_some_and(test)))
    };
    if matches!(form, "that" | "of" | "those" | "it") && named(|one| matches!(one, Subject::Region(_))) {
        return Some(grown.with("wizards-kind-in", &[&or(grown, &ones())]));
    }
    let is_place = |one: &Term| {
        let said = kind(grown, one, "that");
        matches!(one, Term::Call(_, none) if none.is_empty())
            && said == grown.with("wizards-kind-at", &[&kind(grown, one, "one")])
    };
    if matches!(form, "that" | "it") && some.iter().all(is_place) {
        return Some(grown.with("wizards-kind-at", &[&or(grown, &ones())]));
    }
    let words = [
        ("that", "wizards-kind-that-is", "one"),
        ("those", "wizards-kind-those-are", "many"),
        ("attack", "wizards-kind-attack", "of"),
    ];
    let (_, id, named) = words.into_iter().find(|(of, ..)| *of == form)?;
    let named = some.iter().map(|one| kind(grown, one, named)).collect::<Vec<_>>();
    let plain = some.iter().zip(&named).all(|(one, name)| kind(grown, one, form) == grown.with(id, &[name]));
    plain.then(|| grown.with(id, &[&or(grown, &named)]))
}

/// True for a sort of site.
pub(super) fn is_place(grown: &Grown, term: &Term) -> bool {
    let known = |word: &str| grown.language.text_if_known(&format!("wizards-site-{word}")).is_some();
    matches!(term, Term::Call(word, none) if none.is_empty() && known(word))
}

pub(super) fn is_site(term: &Term) -> bool {
    matches!(term, Term::Call(word, _) if matches!(Subject::named(word), Some(Subject::Site(_))))
}

fn is_of_regions(term: &Term) -> bool {
    let Term::Call(word, given) = term else { return false };
    match given.first() {
        Some(first) => is_of_regions(first),
        None => matches!(Subject::named(word), Some(Subject::Region(_))),
    }
}

/// True for a region, a sort of region, or any of several.
pub(super) fn is_land(grown: &Grown, term: &Term) -> bool {
    match term {
        Term::Call(word, some) if word == "any" => some.iter().all(|one| is_land(grown, one)),
        Term::Call(word, none) if none.is_empty() => {
            let sort = grown.language.text_if_known(&format!("wizards-region-{word}"));
            sort.is_some() || matches!(Subject::named(word), Some(Subject::Region(_)))
        }
        _ => false,
    }
}

pub(super) fn is_race(grown: &Grown, term: &Term) -> bool {
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
            ("creatures", "race") => plain(grown, word, "those"),
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
    let mut name = subject.name(grown.language);
    // A faction that is called as its race.
    if subject.card().is_some_and(|face| face.kind == CardKind::Faction)
        && Race::ALL.iter().any(|race| known(&format!("{}.many", race.term())).as_ref() == Some(&name))
    {
        name = grown.with("wizards-kind-faction-called", &[&name]);
    }
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
    grown.language.or(items)
}
