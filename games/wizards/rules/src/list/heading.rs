//! Headings: which part of a deck follows. Whatever a list calls its parts, in either language, with or without signs and counts.

use super::edit::Part;
use super::names::plain;

/// A heading: the part of the list that follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Heading {
    /// A part of the deck: `Pool`, `[sideboard]`, `#### Sites ####`.
    Part(Part),
    /// A sort of cards: `# Hazard (30)`; its part depends on the heading above it.
    Sort(Under),
    /// Cards against opponents that do not exist here: `[anti-FW]`.
    Apart,
    /// Notes, in words.
    Notes,
    /// A sum, or the head of a table.
    Nothing,
}

/// A sort of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Under {
    /// Characters; they may lie in a pool.
    Characters,
    /// Some of them may lie in a pool.
    Resources,
    /// None of them lies in a pool.
    Hazards,
}

const NOTES: &[&str] = &[
    "notes",
    "note",
    "notas",
    "nota",
    "comments",
    "comment",
    "comentarios",
    "comentario",
    "remarks",
    "strategy",
    "estrategia",
    "description",
    "descripcion",
];
const SIDEBOARD: &[&str] = &["sideboard", "sb", "side", "complementaria", "complementario", "banquillo"];
const POOL: &[&str] = &["pool", "starting", "start", "draft", "reserva", "inicial", "iniciales", "inicio"];
const SITES: &[&str] = &[
    "sites",
    "site",
    "location",
    "locations",
    "lugares",
    "lugar",
    "localizaciones",
    "localizacion",
    "havens",
    "haven",
    "refugios",
];
const DECK: &[&str] = &["deck", "mazo", "main", "library"];
const CHARACTERS: &[&str] = &[
    "characters",
    "character",
    "chars",
    "personajes",
    "personaje",
    "wizards",
    "wizard",
    "magos",
    "mago",
    "avatar",
    "avatars",
];
const RESOURCES: &[&str] = &[
    "resources",
    "resource",
    "recursos",
    "recurso",
    "items",
    "item",
    "objetos",
    "objeto",
    "allies",
    "ally",
    "aliados",
    "aliado",
    "factions",
    "faction",
    "facciones",
    "faccion",
    "rings",
    "anillos",
];
const HAZARDS: &[&str] = &[
    "hazards",
    "hazard",
    "adversidades",
    "adversidad",
    "creatures",
    "creature",
    "criaturas",
    "criatura",
    "agents",
    "agent",
    "agentes",
    "agente",
    "corruption",
    "corrupcion",
    "dragons",
    "dragones",
    "nazgul",
];
/// Words that say nothing of which part it is.
const BESIDE: &[&str] = &[
    "hero",
    "heroes",
    "minion",
    "the",
    "my",
    "of",
    "de",
    "del",
    "la",
    "el",
    "los",
    "las",
    "and",
    "y",
    "e",
    "in",
    "to",
    "with",
    "minor",
    "major",
    "greater",
    "gold",
    "special",
    "unique",
    "menor",
    "menores",
    "mayor",
    "mayores",
    "oro",
    "especiales",
    "short",
    "long",
    "permanent",
    "events",
    "event",
    "corto",
    "cortos",
    "largo",
    "largos",
    "permanente",
    "permanentes",
    "sucesos",
    "suceso",
    "eventos",
    "evento",
    "company",
    "compania",
    "play",
    "juego",
    "board",
    "baraja",
    "section",
    "other",
    "others",
    "otros",
    "otras",
    "misc",
    "non",
    "no",
    "stage",
    "ringwraith",
    "balrog",
    "cards",
    "card",
    "cartas",
    "carta",
    "x",
];
/// Sums, and the heads of a table's columns.
const SUMS: &[&str] = &[
    "total", "totals", "totales", "sum", "suma", "count", "counts", "name", "nombre", "quantity", "qty",
    "cantidad", "number", "numero", "set", "edition", "edicion", "type", "tipo", "part", "parte", "num",
    "amount",
];

/// No heading has more words.
const WORDS: usize = 7;

/// The heading of a line, if every word of it is one of those that headings are made of.
pub(super) fn heading(text: &str) -> Option<Heading> {
    // A long line is no heading, and need not be looked at.
    if text.len() > 100 {
        return None;
    }
    let plain = plain(text);
    let words =
        plain.split(' ').filter(|word| !word.is_empty() && !word.bytes().all(|one| one.is_ascii_digit()));
    let words = words.collect::<Vec<_>>();
    if words.is_empty() || words.len() > WORDS {
        return None;
    }
    let has = |list: &[&str]| words.iter().any(|word| list.contains(word));
    if matches!(words.first(), Some(&("anti" | "vs" | "against" | "contra")))
        || words.ends_with(&["anti", "fw"])
    {
        let fallen = ["fw", "fallen", "caido", "caidos"];
        return has(&fallen).then_some(Heading::Apart);
    }
    if has(&["fw", "fallen"]) && has(SIDEBOARD) {
        return Some(Heading::Apart);
    }
    let all = [NOTES, SIDEBOARD, POOL, SITES, DECK, CHARACTERS, RESOURCES, HAZARDS, BESIDE, SUMS];
    if !words.iter().all(|word| all.iter().any(|list| list.contains(word))) {
        return None;
    }
    Some(if has(SUMS) {
        Heading::Nothing
    } else if has(NOTES) {
        Heading::Notes
    } else if has(SIDEBOARD) || words == ["baraja"] {
        Heading::Part(Part::Sideboard)
    } else if has(POOL) || matches!(words.as_slice(), ["company" | "compania"]) {
        Heading::Part(Part::Pool)
    } else if has(SITES) {
        Heading::Part(Part::Sites)
    } else if has(DECK) {
        Heading::Part(Part::Deck)
    } else if has(HAZARDS) {
        Heading::Sort(Under::Hazards)
    } else if has(CHARACTERS) {
        Heading::Sort(Under::Characters)
    } else if has(RESOURCES) || has(&["events", "event", "sucesos", "eventos"]) {
        Heading::Sort(Under::Resources)
    } else if has(&["cards", "cartas"]) {
        Heading::Nothing
    } else {
        return None;
    })
}
