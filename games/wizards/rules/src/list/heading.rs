//! Headings: which part of a deck follows. Whatever a list calls its parts, in either language, with or without signs and counts.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::edit::Part;
use super::letters::plain;

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
    /// Minor items: below a pool those that one starts with.
    Minor,
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
const SIDEBOARD: &[&str] = &[
    "sideboard",
    "sideboards",
    "sidedeck",
    "sb",
    "side",
    "complementaria",
    "complementario",
    "banquillo",
    "lateral",
    "complementarias",
    "complementarios",
];
const POOL: &[&str] = &[
    "pool",
    "starting",
    "start",
    "starters",
    "starter",
    "draft",
    "initial",
    "reserva",
    "inicial",
    "iniciales",
    "inicio",
    "opening",
    "openers",
    "drafted",
];
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
    "refugio",
    "sitedeck",
    "locationdeck",
    "places",
    "holds",
    "hold",
    "ruins",
    "lairs",
    "mapa",
    "mapas",
];
const DECK: &[&str] = &["deck", "playdeck", "maindeck", "drawdeck", "decklist", "mazo", "main", "library"];
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
    "char",
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
    "res",
    "minors",
    "majors",
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
    "haz",
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
    "group",
    "grupo",
    "party",
    "team",
    "hand",
    "mano",
    "list",
    "lista",
    "draw",
    "pile",
    "pack",
    "principal",
    "all",
    "todo",
    "todas",
    "unicos",
    "a",
    "for",
    "para",
    "vs",
    "versus",
    "unaligned",
    "neutral",
    "neutrales",
    "key",
    "general",
    "satm",
    "meccg",
    "free",
    "border",
    "shadow",
    "dark",
    "each",
    "mp",
    "mps",
    "pv",
    "untap",
    "combat",
    "combate",
    "support",
    "attack",
    "attacks",
    "automatic",
    "boosters",
    "influence",
    "influencia",
    "movement",
    "movimiento",
    "rest",
    "resto",
    "remaining",
    "restantes",
    "safe",
    "alternative",
    "dual",
    "backup",
    "extra",
    "barajas",
    "todos",
];
/// Sums, and the heads of a table's columns.
const SUMS: &[&str] = &[
    "total",
    "totals",
    "totales",
    "sum",
    "suma",
    "count",
    "counts",
    "name",
    "nombre",
    "quantity",
    "qty",
    "cantidad",
    "number",
    "numero",
    "set",
    "edition",
    "edicion",
    "type",
    "tipo",
    "part",
    "parte",
    "num",
    "amount",
    "zone",
    "zona",
    "rarity",
    "rareza",
    "alignment",
    "code",
    "codigo",
    "sum",
    "copies",
    "copias",
    "subtotal",
    "subtotals",
];

/// Words that say against whom something is.
const AGAINST: &[&str] = &["anti", "against", "contra", "vs", "versus", "minions", "wizard", "wizards"];
/// Words for fallen Wizards.
const FALLEN: &[&str] = &["fw", "fallen", "caido", "caidos"];

const LISTS: [&[&str]; 12] =
    [NOTES, SIDEBOARD, POOL, SITES, DECK, CHARACTERS, RESOURCES, HAZARDS, BESIDE, SUMS, AGAINST, FALLEN];

/// The bit of a list.
fn bit(list: &[&str]) -> u16 {
    LISTS.iter().position(|other| std::ptr::eq(*other, list)).map_or(0, |at| 1 << at)
}

/// The lists in which a word stands, a bit for each.
static WORD: LazyLock<HashMap<&str, u16>> = LazyLock::new(|| {
    let mut words = HashMap::new();
    for list in LISTS {
        for word in list {
            *words.entry(*word).or_default() |= bit(list);
        }
    }
    words
});

/// Words that alone are no heading.
const SMALL: &[&str] = &[
    "a", "e", "x", "y", "in", "my", "no", "of", "to", "and", "all", "for", "the", "with", "de", "el", "la",
    "del", "las", "los", "para",
];

/// No heading has more words.
const WORDS: usize = 7;

/// The heading of a line, if every word of it is one of those that headings are made of; what stands in brackets behind them does
/// not matter.
pub(super) fn heading(text: &str) -> Option<Heading> {
    // A long line is no heading, and need not be looked at.
    if text.len() > 100 {
        return None;
    }
    let short = || {
        let text = text.trim_start_matches(|sign: char| !sign.is_alphanumeric());
        let at = text.find(['(', '[', '{']).filter(|at| *at > 0)?;
        let last = |sign: char| !sign.is_alphanumeric() && !")]}".contains(sign);
        let closed = text.trim_end_matches(last).ends_with([')', ']', '}']);
        if closed { of_words(&text[..at]) } else { None }
    };
    of_words(text).or_else(short)
}

fn of_words(text: &str) -> Option<Heading> {
    let plain = plain(text);
    if plain == "s b" {
        return Some(Heading::Part(Part::Sideboard));
    }
    // `30 Hazards`, `30x Hazards`.
    let number =
        |word: &&str| !word.is_empty() && !word.trim_end_matches('x').bytes().all(|one| one.is_ascii_digit());
    let words = plain.split(' ').filter(number).collect::<Vec<_>>();
    if words.is_empty() || words.len() > WORDS {
        return None;
    }
    // A line with any other word is none.
    let bits = words.iter().map(|word| WORD.get(word).copied()).collect::<Option<Vec<_>>>()?;
    let every = bits.iter().fold(0, |all, bits| all | bits);
    let is = |list: &[&str]| every & bit(list) > 0;
    let has = |list: &[&str]| words.iter().any(|word| list.contains(word));
    let against = has(&["anti", "vs", "versus", "against", "contra"]);
    if is(FALLEN) && (against || is(SIDEBOARD)) {
        return Some(Heading::Apart);
    }
    let first = matches!(words.first(), Some(&("anti" | "vs" | "versus" | "against" | "contra")));
    if first && !is(SIDEBOARD) {
        // `Vs. Minion` is a part of the sideboard; `Anti-character` a sort of hazards.
        let players =
            has(&["minion", "minions", "hero", "heroes", "balrog", "ringwraith", "wizard", "wizards"]);
        return Some(if players { Heading::Part(Part::Sideboard) } else { Heading::Nothing });
    }
    let sum = bit(SUMS);
    let sums = bits.iter().filter(|bits| *bits & sum > 0).count();
    // `Total: 60`, or the head of a table; `Pool (total 6)` is a heading.
    let table = || sums > 1 || bits[0] & sum > 0 || text.contains([',', ';', '|', '\t']);
    Some(if sums > 0 && table() {
        Heading::Nothing
    } else if is(NOTES) {
        Heading::Notes
    } else if is(SIDEBOARD) || words == ["baraja"] {
        Heading::Part(Part::Sideboard)
    } else if is(POOL) || matches!(words.as_slice(), ["company" | "compania"]) {
        Heading::Part(Part::Pool)
    } else if is(SITES) {
        Heading::Part(Part::Sites)
    } else if is(DECK) {
        Heading::Part(Part::Deck)
    } else if is(HAZARDS) {
        Heading::Sort(Under::Hazards)
    } else if is(CHARACTERS) {
        Heading::Sort(Under::Characters)
    } else if is(RESOURCES)
        && words.iter().any(|word| matches!(*word, "minor" | "minors" | "menor" | "menores"))
    {
        Heading::Sort(Under::Minor)
    } else if is(RESOURCES) || has(&["events", "event", "sucesos", "eventos"]) {
        Heading::Sort(Under::Resources)
    } else if words.iter().all(|word| SMALL.contains(word)) {
        return None;
    } else {
        // Words that head some of the cards, wherever they lie.
        Heading::Nothing
    })
}
