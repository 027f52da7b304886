//! The action of a step.

use super::file::ScenarioStep;
use crate::{AnyMatch, ChooseError, Seat};

/// Carries out a step, and returns its choices; of a refusal, the clause.
pub(super) fn act(game: &mut dyn AnyMatch, step: &ScenarioStep) -> Result<Vec<String>, String> {
    let mut did = Vec::new();
    let (choose, refuse) = (step.choose.each(), step.refuse.each());
    if !choose.is_empty() && !refuse.is_empty() {
        return Err("a step chooses or is refused, not both".to_owned());
    }
    if step.clause.is_some() && refuse.is_empty() {
        return Err("a clause is that of a refusal: `refuse = \"…\"`".to_owned());
    }
    for choice in choose {
        did.extend(answer_for_others(game, step.seat)?);
        let seat = acting(game, step)?;
        let choice = &game.by_name(seat, choice);
        game.choose(seat, game.ply(), choice)
            .map_err(|error| format!("'{choice}' by seat {seat}: {}", why(&error)))?;
        did.push(choice.clone());
        fits(game)?;
    }
    for choice in refuse {
        let seat = acting(game, step)?;
        let by = refused(game, seat, choice, step.clause.as_deref())?;
        did.push(format!("{choice} (refused by {by})"));
    }
    Ok(did)
}

/// Whoever is asked before the one who acts, and has but one answer, gives it: they are asked because others may not know that there
/// is no other (a hazard that could be in hand), and a file that tells of something else need not tell of that.
fn answer_for_others(game: &mut dyn AnyMatch, acts: Option<Seat>) -> Result<Vec<String>, String> {
    let mut did = Vec::new();
    let Some(acts) = acts else { return Ok(did) };
    while !game.asks().has(acts) {
        let only = game.asks().iter().map(|seat| (seat, game.choices(seat)));
        let only = only.collect::<Vec<_>>();
        if only.is_empty() || only.iter().any(|(_, choices)| choices.len() != 1) {
            break;
        }
        let (seat, choices) = &only[0];
        game.choose(*seat, game.ply(), &choices[0]).map_err(|error| why(&error))?;
        did.push(format!("{} by {seat}, who had no other answer", choices[0]));
        fits(game)?;
    }
    Ok(did)
}

/// Checks that the script matched the game's rolls.
pub(super) fn fits(game: &dyn AnyMatch) -> Result<(), String> {
    game.chance_fault().map_or(Ok(()), Err)
}

/// Checks that a rule refused: a text that is no choice at all is a mistake of the file.
fn refused(
    game: &mut dyn AnyMatch,
    seat: Seat,
    choice: &str,
    clause: Option<&str>,
) -> Result<&'static str, String> {
    let choice = &game.by_name(seat, choice);
    match (game.choose(seat, game.ply(), choice), clause) {
        (Ok(()), _) => Err(format!("'{choice}' was allowed")),
        (Err(ChooseError::Refused(refusal)), None) => Ok(refusal.clause.0),
        (Err(ChooseError::Refused(refusal)), Some(clause)) if refusal.clause.0 == clause => {
            Ok(refusal.clause.0)
        }
        (Err(error), None) => {
            Err(format!("'{choice}' by seat {seat} was not refused by a rule, but: {}", why(&error)))
        }
        (Err(error), Some(clause)) => {
            Err(format!("'{choice}' by seat {seat} was not refused by {clause}, but: {}", why(&error)))
        }
    }
}

fn why(error: &ChooseError) -> String {
    match error {
        ChooseError::Refused(refusal) => format!("refused by {} ({})", refusal.clause, refusal.message.id),
        other => other.to_string(),
    }
}

/// The seat that acts: the one named, or the only one that is asked.
pub(super) fn acting(game: &dyn AnyMatch, step: &ScenarioStep) -> Result<Seat, String> {
    let asked = game.asks();
    match step.seat.or_else(|| asked.first().filter(|_| asked.len() == 1)) {
        Some(seat) if seat.index() < game.players() => Ok(seat),
        Some(seat) => Err(format!("there is no seat {seat}")),
        None if game.outcome().is_some() => Err("the game is over: nobody is asked".to_owned()),
        None if asked.is_empty() => Err("nobody is asked".to_owned()),
        None => {
            let seats = asked.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" and ");
            Err(format!("{seats} are asked: say which seat: `seat = …`"))
        }
    }
}
