//! The places to which a creature may be keyed by name, and the strikes of an attack, in sentences.

use wizards::card::{CardKind, Face, Keys, MoreKeys, Race, RegionSet, SiteKind};
use wizards::cards::Condition;

use super::grow::Grown;
use super::{kind, tests};

/// One key: its words, and the condition under which it holds.
type Key<'a> = (String, Option<&'a Condition>);

/// The sentences of the keys that no symbol shows, those under one condition together.
pub(super) fn keys(grown: &Grown, face: &Face) -> Vec<String> {
    let keys = &face.keys;
    let mut named = if face.kind == CardKind::Creature { by_name(grown, keys) } else { Vec::new() };
    let (free, symbols): (Vec<_>, Vec<_>) = keys.more.iter().partition(|more| more.free);
    named.extend(symbols.into_iter().map(|more| (symbol(grown, more), more.test.as_ref())));
    let mut said = Vec::new();
    let mut further = !keys.lands.is_empty() || !keys.places.is_empty();
    let mut also = |plain: &str, also: &str, given: &[&str], test: Option<&Condition>| {
        let id = if std::mem::replace(&mut further, true) { also } else { plain };
        said.push(
            grown.with(id, given)
                + &test.map_or_else(String::new, |test| tests(grown, std::slice::from_ref(test))),
        );
    };
    let mut done = Vec::<Option<&Condition>>::new();
    for (_, test) in &named {
        if done.contains(test) {
            continue;
        }
        done.push(*test);
        let alike = named.iter().filter(|(_, other)| other == test).map(|(words, _)| words.clone());
        let words = alike.reduce(|first, next| grown.with("wizards-says-key-or", &[&first, &next]));
        also("wizards-says-key-first", "wizards-says-key", &[&words.unwrap_or_default()], *test);
    }
    if !keys.between.is_empty() {
        let ends = names(grown, keys.between.iter().map(|site| site.to_string()));
        also("wizards-says-key-between", "wizards-says-key-between", &[&grown.language.list(&ends)], None);
    }
    for more in free {
        also("wizards-says-key-free-only", "wizards-says-key-free", &[], more.test.as_ref());
    }
    said
}

/// The keys that are sites and regions by name.
fn by_name<'a>(grown: &Grown, keys: &'a Keys) -> Vec<Key<'a>> {
    let mut named = Vec::new();
    if !keys.sites.is_empty() {
        named.push((kind::or(grown, &names(grown, keys.sites.iter().map(|site| site.to_string()))), None));
    }
    let regions =
        |set: RegionSet| kind::or(grown, &names(grown, set.iter().map(|region| region.to_string())));
    for (set, test) in &keys.regions {
        let inside = keys.sites_in.iter().find(|(other, _, when)| other == set && when == test);
        let words = match inside {
            Some((_, kinds, _)) => {
                let there = sites(grown, kinds, "wizards-says-key-sites-there");
                grown.with("wizards-says-key-region-and", &[&regions(*set), &there])
            }
            None => regions(*set),
        };
        named.push((words, test.as_ref()));
    }
    for (set, kinds, test) in &keys.sites_in {
        if !keys.regions.iter().any(|(other, when)| other == set && when == test) {
            let at = sites(grown, kinds, "wizards-says-key-sites");
            named.push((grown.with("wizards-says-key-sites-in", &[&at, &regions(*set)]), test.as_ref()));
        }
    }
    named
}

/// Sites of these kinds; none given: of any.
fn sites(grown: &Grown, kinds: &[SiteKind], any: &str) -> String {
    let all_but_havens = kinds.len() == 5 && !kinds.contains(&SiteKind::Haven);
    match kinds {
        [] => grown.with(any, &[]),
        _ if all_but_havens => grown.with(&format!("{any}-but-havens"), &[]),
        kinds => {
            let kinds = kinds.iter().map(|kind| grown.value("kind", kind)).collect::<Vec<_>>();
            let kinds = kind::or(grown, &kinds);
            if any.ends_with("-there") { grown.with("wizards-says-key-there", &[&kinds]) } else { kinds }
        }
    }
}

fn names(grown: &Grown, ids: impl Iterator<Item = String>) -> Vec<String> {
    ids.map(|id| kind::named(grown, &id)).collect()
}

/// Region and site symbols, or a kind of site.
fn symbol(grown: &Grown, more: &MoreKeys) -> String {
    let lands = more.lands.iter().map(|(land, count)| {
        if *count < 2 {
            return grown.value("kind", land);
        }
        grown.with("wizards-says-key-times", &[&grown.value("kind.name", land), &count.to_string()])
    });
    let places = more.places.iter().map(|place| grown.value("kind", place));
    let kinds = more.kind.iter().map(|kind| grown.value("kind", kind));
    kind::or(grown, &lands.chain(places).chain(kinds).collect::<Vec<_>>())
}

/// 'Orcs – 3 strikes with 7 prowess'.
pub(super) fn strikes(grown: &Grown, race: Race, strikes: u8, prowess: i8) -> String {
    let faced = grown.with("wizards-says-strikes", &[&strikes.to_string(), &prowess.to_string()]);
    match race {
        Race::Special => faced,
        race => grown.with("wizards-says-strikes-of", &[&grown.value("kind.many", &race), &faced]),
    }
}
