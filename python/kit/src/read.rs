//! A running game as text, and back.

use serde_json::{Value, json};
use std::sync::Arc;
use table::{Chance, ChancePosition, Seed};

use crate::environment::Environment;
use crate::episode::Running;
use crate::error::KitError;

/// A running game as JSON: set-up, state, where its chance stands, and what it takes to begin anew.
pub(crate) fn dumps<G: Environment>(game: &Running<G>) -> String {
    let state = serde_json::from_str::<Value>(&G::saved(&game.state)).expect("a state is JSON");
    let setup = serde_json::to_value(&*game.setup).expect("a set-up is plain data");
    let told = serde_json::to_value(&game.told).expect("an event is plain data");
    let text = json!({
        "game": G::INFO.id,
        "rules_version": G::INFO.rules_version,
        "state_version": G::INFO.state_version,
        "setup": setup,
        "state": state,
        "first": game.first.to_string(),
        "seed": game.seed.to_string(),
        "chance": game.chance.position(),
        "steps": game.steps,
        "told": told,
    });
    text.to_string()
}

pub(crate) fn loads<G: Environment>(text: &str) -> Result<Running<G>, KitError> {
    let wrong = |what: &str, why: &dyn std::fmt::Display| KitError(format!("{what}: {why}"));
    let kept = serde_json::from_str::<Value>(text).map_err(|why| wrong("the text", &why))?;
    let part = |name: &str| kept.get(name).cloned().ok_or_else(|| wrong(name, &"is missing"));
    let version = part("state_version")?;
    if version != G::INFO.state_version {
        return Err(wrong("state_version", &format!("{version}; here {} is known", G::INFO.state_version)));
    }
    let setup = serde_json::from_value::<G::Setup>(part("setup")?).map_err(|why| wrong("setup", &why))?;
    if !(G::INFO.least..=G::INFO.most).contains(&G::players(&setup)) {
        return Err(wrong("setup", &"a number of players that the game has not"));
    }
    G::fits(&setup).map_err(|why| wrong("setup", &why))?;
    let mut state = G::read_saved(&part("state")?).map_err(|why| wrong("state", &why))?;
    G::furnish(&setup, &mut state);
    let seed = |name: &str| {
        part(name)?.as_str().unwrap_or_default().parse::<Seed>().map_err(|why| wrong(name, &why))
    };
    let (first, seed) = (seed("first")?, seed("seed")?);
    let at =
        serde_json::from_value::<ChancePosition>(part("chance")?).map_err(|why| wrong("chance", &why))?;
    let steps = part("steps")?.as_u64().ok_or_else(|| wrong("steps", &"is no number"))?;
    let told = serde_json::from_value(part("told")?).map_err(|why| wrong("told", &why))?;
    Ok(Running { setup: Arc::new(setup), state, first, seed, chance: Chance::resume(&seed, at), steps, told })
}
