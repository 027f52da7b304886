//! Exceptions, each with its reason.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

/// Messages that have a reason to be otherwise: a file with a line each, `kind | id | reason`.
pub struct Excused {
    reasons: BTreeMap<(String, String), String>,
    used: RefCell<BTreeSet<(String, String)>>,
}

impl Excused {
    /// Reads the file.
    ///
    /// # Panics
    /// When a line has no reason, or an id stands twice.
    pub fn read(text: &str) -> Self {
        let mut reasons = BTreeMap::new();
        for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
            let parts = line.split('|').map(str::trim).collect::<Vec<_>>();
            let [kind, id, reason] = parts[..] else { panic!("'{line}': kind | id | reason") };
            assert!(!reason.is_empty(), "'{line}': no reason");
            let before = reasons.insert((kind.to_owned(), id.to_owned()), reason.to_owned());
            assert!(before.is_none(), "'{line}' stands twice");
        }
        Self { reasons, used: RefCell::default() }
    }

    /// True if there is a reason. It is noted that it was needed.
    pub(super) fn covers(&self, kind: &str, id: &str) -> bool {
        let key = (kind.to_owned(), id.to_owned());
        let covers = self.reasons.contains_key(&key);
        if covers {
            self.used.borrow_mut().insert(key);
        }
        covers
    }

    /// The exceptions of a kind that nothing needed.
    pub(super) fn idle(&self, kind: &str) -> impl Iterator<Item = String> {
        let used = self.used.borrow().clone();
        let idle = self.reasons.keys().filter(|key| key.0 == kind && !used.contains(key));
        idle.map(|(kind, id)| format!("{id} needs no excuse ({kind})")).collect::<Vec<_>>().into_iter()
    }
}
