//! The words of a text about a table.

use crate::card::{ItemClass, Race};
use crate::ids::{AgentId, CardId, CompanyId, RegionId, SiteId};

/// Words that name nothing.
const WORDS: [&str; 77] = [
    "players",
    "option",
    "elsewhere",
    "ids",
    "companies",
    "turn",
    "of",
    "phase",
    "untap",
    "organization",
    "long-events",
    "movement",
    "sites",
    "end",
    "calling",
    "council",
    "company",
    "agent",
    "host",
    "hand",
    "deck",
    "discard",
    "sideboard",
    "out",
    "table",
    "won",
    "stored",
    "guard",
    "site",
    "spent",
    "kept",
    "tapped",
    "wounded",
    "exhausted",
    "turns",
    "wizard",
    "lost-wizard",
    "called",
    "halved",
    "yes",
    "no",
    "up",
    "down",
    "at",
    "fresh",
    "acted",
    "seen",
    "started",
    "adrift",
    "stranded",
    "under",
    "event",
    ">",
    "<",
    "+",
    "points",
    "characters",
    "items",
    "factions",
    "allies",
    "creatures",
    "other",
    "sum",
    "total",
    "general",
    "count",
    "hazards",
    "path",
    "size",
    "numbers",
    "prowess",
    "body",
    "influence",
    "corruption",
    "attack",
    "strikes",
    "chain",
];
/// The words of facts that are not written beforehand.
const MORE: [&str; 5] = ["strike", "excess", "asked", "preparation", "wins"];

/// Is this a word of a text about a table?
pub(crate) fn knows(word: &str) -> bool {
    let printed =
        CardId::named(word).is_some() || SiteId::named(word).is_some() || RegionId::named(word).is_some();
    let sort = Race::named(word).is_some() || ItemClass::named(word).is_some();
    let number = word.parse::<CompanyId>().is_ok() || word.parse::<AgentId>().is_ok();
    WORDS.contains(&word) || MORE.contains(&word) || printed || sort || number
}
