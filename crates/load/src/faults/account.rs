//! The players' own account of a table.

use std::collections::{BTreeMap, BTreeSet};

use crate::LoadError;
use crate::table::Pick;

/// The choices of a table, by how many were made before: those that were acknowledged, and those that were sent without an
/// answer.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Account {
    /// The table's id.
    pub table: String,
    /// True if the inn has told that the game is over.
    pub over: bool,
    acknowledged: BTreeMap<usize, String>,
    unsure: BTreeMap<usize, BTreeSet<String>>,
}

impl Account {
    /// The account of a table at which nothing was chosen yet.
    pub fn of(table: impl Into<String>) -> Self {
        Self { table: table.into(), ..Self::default() }
    }

    /// Notes what became of a choice.
    pub(crate) fn is_sent<T>(&mut self, pick: Pick, answer: &Result<T, LoadError>) {
        let ply = pick.ply as usize;
        match answer {
            Ok(_) => self.is_made(ply, pick.choice),
            // What was refused is not made; anything else may be.
            Err(LoadError::Refused { status, .. }) if *status < 500 => {}
            Err(_) => self.is_unsure(ply, pick.choice),
        }
    }

    /// Notes a choice that the inn has acknowledged.
    fn is_made(&mut self, ply: usize, choice: String) {
        self.acknowledged.insert(ply, choice);
    }

    /// Notes a choice that was sent without an answer.
    fn is_unsure(&mut self, ply: usize, choice: String) {
        self.unsure.entry(ply).or_default().insert(choice);
    }

    /// The account as it was after so many acknowledged choices: of those that came later nobody knows, and the game may be over.
    pub(crate) fn as_of(&self, acknowledged: usize) -> Self {
        let mut before = Self { over: false, ..self.clone() };
        if let Some(next) = self.acknowledged.keys().nth(acknowledged) {
            for (ply, choice) in before.acknowledged.split_off(next) {
                before.is_unsure(ply, choice);
            }
        }
        before
    }

    /// The number of acknowledged choices.
    pub fn acknowledged(&self) -> usize {
        self.acknowledged.len()
    }

    /// The number of choices whose fate is unknown.
    pub fn unsure(&self) -> usize {
        self.unsure.values().map(BTreeSet::len).sum()
    }

    /// Compares it with the choices that were really written, in their order: each contradiction in a sentence.
    pub fn compare(&self, written: &[String]) -> Vec<String> {
        let mut wrong = Vec::new();
        for (ply, choice) in &self.acknowledged {
            match written.get(*ply) {
                Some(there) if there == choice => {}
                Some(there) => wrong.push(format!(
                    "table {}: choice {ply} was acknowledged as '{choice}', and is '{there}'",
                    self.table
                )),
                None => wrong.push(format!(
                    "table {}: choice {ply}, '{choice}', was acknowledged, and is lost",
                    self.table
                )),
            }
        }
        for (ply, choice) in written.iter().enumerate() {
            let sent = self.unsure.get(&ply).is_some_and(|sent| sent.contains(choice));
            if !sent && !self.acknowledged.contains_key(&ply) {
                wrong.push(format!("table {}: choice {ply}, '{choice}', was made by nobody", self.table));
            }
        }
        wrong
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told() -> Account {
        let mut account = Account::of("t");
        account.is_made(0, "a".into());
        account.is_unsure(1, "b".into());
        account.is_made(2, "c".into());
        account
    }

    fn written(choices: &[&str]) -> Vec<String> {
        choices.iter().map(|&choice| choice.to_owned()).collect()
    }

    #[test]
    fn what_was_acknowledged_must_be_there_and_what_nobody_sent_must_not() {
        assert_eq!(told().compare(&written(&["a", "b", "c"])), [""; 0]);
        for (choices, of) in [
            (&["a", "b"][..], "lost"),
            (&["x", "b", "c"], "and is 'x'"),
            (&["a", "x", "c"], "by nobody"),
            (&["a", "b", "c", "c"], "by nobody"),
        ] {
            let wrong = told().compare(&written(choices));
            assert!(wrong.len() == 1 && wrong[0].contains(of), "{choices:?}: {wrong:?}");
        }
    }

    /// A copy of a moment holds what was acknowledged by then, and of what came later as much as it likes.
    #[test]
    fn a_copy_lacks_nothing_of_before() {
        let before = told().as_of(1);
        for choices in [&["a"][..], &["a", "b"], &["a", "b", "c"]] {
            assert_eq!(before.compare(&written(choices)), [""; 0], "{choices:?}");
        }
        assert_eq!(before.compare(&[]).len(), 1);
        assert_eq!(told().as_of(2), told());
    }
}
