//! The other processes that were heard.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::node::is_node_name;

/// The most processes of one house.
const MOST: usize = 64;

/// The other processes that were heard, by their ids.
#[derive(Default)]
pub(super) struct Processes(Mutex<HashMap<String, Process>>);

/// The state of another process.
struct Process {
    /// Its name, given by the host.
    node: String,
    /// Time of its last message.
    at: Instant,
}

impl Processes {
    /// Their names, and the time since the last message of each.
    pub(super) fn heard(&self) -> Vec<(String, Duration)> {
        self.lock().values().map(|known| (known.node.clone(), known.at.elapsed())).collect()
    }

    /// Notes a message of another process: true if it is a new one. Nothing where that is none, or one too many.
    pub(super) fn note(&self, from: &str, node: &str) -> Option<bool> {
        let mut others = self.lock();
        let at = Instant::now();
        if let Some(known) = others.get_mut(from) {
            known.at = at;
            return Some(false);
        }
        if others.len() >= MOST || !is_node_name(node) {
            tracing::debug!("somebody speaks who is no process of this house, or there are too many");
            return None;
        }
        others.insert(from.to_owned(), Process { node: node.to_owned(), at });
        Some(true)
    }

    /// Counts everybody as present again after a time without connection.
    pub(super) fn all_are_there(&self) {
        let now = Instant::now();
        self.lock().values_mut().for_each(|known| known.at = now);
    }

    /// Forgets those who are gone: which they are.
    pub(super) fn bury(&self, gone: impl Fn(&str, Instant) -> bool) -> HashSet<String> {
        let mut others = self.lock();
        let dead = others.iter().filter(|(name, known)| gone(name, known.at));
        let dead = dead.map(|(name, _)| name.clone()).collect::<HashSet<_>>();
        others.retain(|name, _| !dead.contains(name));
        dead
    }

    // Never held across an await.
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Process>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever can speak on the bus can say any name: what is told of them does not grow, and stays plain.
    #[test]
    fn there_are_so_many_and_no_more() {
        let others = Processes::default();
        assert_eq!(others.note("a", "node\"} 1"), None);
        assert_eq!(others.note("a", "inn-1"), Some(true));
        assert_eq!(others.note("a", "inn-1"), Some(false));
        for number in 0..2 * MOST {
            others.note(&number.to_string(), "inn");
        }
        assert_eq!(others.heard().len(), MOST);
        assert!(others.heard().iter().all(|(name, _)| is_node_name(name)));
    }
}
