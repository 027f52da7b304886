//! Citations in scenario files: the ids under the top-level key `clauses`.

use super::Cited;
use crate::id::ids_in;

/// The citations of a scenario, TOML or JSON by its file's ending; in words what is wrong with it.
pub fn citations(text: &str, file: &str) -> Result<Vec<Cited>, String> {
    let is_json = file.ends_with(".json");
    let clauses = if is_json { json(text) } else { toml(text) }?;
    let key = if is_json { "\"clauses\"" } else { "clauses" };
    let at = text.lines().position(|line| line.trim_start().starts_with(key));
    let line = at.map_or(1, |at| at + 1);
    let name = file.rsplit('/').next().unwrap_or(file);
    let test = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    let cite = |id: String| {
        if ids_in(&id) == [id.as_str()] {
            Ok(Cited { id, file: file.to_owned(), line, test: test.to_owned() })
        } else {
            Err(format!(
                "`clauses` holds {id:?}, which is no clause id such as \"VAM-2.3\", nor a use of a card"
            ))
        }
    };
    clauses.into_iter().map(cite).collect()
}

fn toml(text: &str) -> Result<Vec<String>, String> {
    let table = text.parse::<toml::Table>().map_err(|error| error.to_string())?;
    let Some(clauses) = table.get("clauses") else {
        return Ok(Vec::new());
    };
    let ids =
        clauses.as_array().and_then(|ids| ids.iter().map(|id| id.as_str().map(str::to_owned)).collect());
    ids.ok_or_else(not_a_list)
}

fn json(text: &str) -> Result<Vec<String>, String> {
    let value = serde_json::from_str::<serde_json::Value>(text).map_err(|error| error.to_string())?;
    let Some(clauses) = value.get("clauses") else {
        return Ok(Vec::new());
    };
    let ids =
        clauses.as_array().and_then(|ids| ids.iter().map(|id| id.as_str().map(str::to_owned)).collect());
    ids.ok_or_else(not_a_list)
}

fn not_a_list() -> String {
    "`clauses` must be a list of clause ids".to_owned()
}
