//! The head of a text about a table: the number of players, and the options.

use std::collections::BTreeMap;

use super::{Flaw, each_line};
use crate::SetupRequest;

/// The number of players and the options at the table that a text tells of, as far as it does.
///
/// # Errors
/// The line that is none.
pub fn asked_for(text: &str) -> Result<(Option<usize>, BTreeMap<String, String>), Flaw> {
    let mut players = None;
    let mut options = BTreeMap::new();
    for line in each_line(text)? {
        match (line.key, line.about) {
            ("players", "") => players = Some(usize::from(line.count(1, 99)?)),
            ("option", id) => {
                options.insert(id.to_owned(), line.word()?.to_owned());
            }
            _ => {}
        }
    }
    Ok((players, options))
}

/// What was asked for, with the options that a text names in place of those.
///
/// # Errors
/// When the text is one of so many players more or less, or has a line that is none.
pub fn request(mut request: SetupRequest, text: &str) -> Result<SetupRequest, Flaw> {
    let (players, options) = asked_for(text)?;
    if let Some(players) = players.filter(|players| *players != request.players) {
        return Err(Flaw::whole(format!(
            "the position is one of {players} players, the table one of {}",
            request.players
        )));
    }
    request.options.extend(options);
    Ok(request)
}
