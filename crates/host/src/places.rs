//! Places of which a limited number can be taken.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Places of which a limited number can be taken at once, in all and by one party.
pub struct Places<K> {
    taken: Arc<Mutex<Taken<K>>>,
    each: usize,
    all: usize,
}

struct Taken<K> {
    all: usize,
    by: HashMap<K, usize>,
}

/// A place that is taken for as long as this lives.
pub struct Place<K: Copy + Eq + Hash> {
    places: Places<K>,
    who: K,
}

/// The reason why there is no place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoPlace {
    /// The party has as many as it may have.
    Yours,
    /// All are taken.
    Full,
}

impl<K> Clone for Places<K> {
    fn clone(&self) -> Self {
        let taken = self.taken.clone();
        Self { taken, ..*self }
    }
}

impl<K: Copy + Eq + Hash> Places<K> {
    /// So many places for each party, and so many in all.
    pub fn new(each: usize, all: usize) -> Self {
        let by = HashMap::new();
        Self { taken: Arc::new(Mutex::new(Taken { all: 0, by })), each, all }
    }

    /// The number of places.
    pub const fn all(&self) -> usize {
        self.all
    }

    // Never held across an await; whoever panicked with it left whole numbers.
    fn lock(&self) -> MutexGuard<'_, Taken<K>> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a place, if there is one.
    pub fn take(&self, who: K) -> Result<Place<K>, NoPlace> {
        self.take_but(who, 0)
    }

    /// The same, with this many places reserved for others.
    pub fn take_but(&self, who: K, kept: usize) -> Result<Place<K>, NoPlace> {
        let mut taken = self.lock();
        // Whoever is turned away is not remembered: they may be many.
        let mine = taken.by.get(&who).copied().unwrap_or_default();
        if mine >= self.each {
            return Err(NoPlace::Yours);
        }
        if taken.all + kept >= self.all {
            return Err(NoPlace::Full);
        }
        taken.all += 1;
        taken.by.insert(who, mine + 1);
        drop(taken);
        Ok(Place { places: self.clone(), who })
    }
}

impl<K: Copy + Eq + Hash> Drop for Place<K> {
    fn drop(&mut self) {
        let mut taken = self.places.lock();
        taken.all -= 1;
        if let Some(mine) = taken.by.get_mut(&self.who) {
            *mine -= 1;
            if *mine == 0 {
                taken.by.remove(&self.who);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_and_come_free() {
        let places = Places::new(2, 3);
        let (one, two) = (places.take('a').unwrap(), places.take('a').unwrap());
        assert_eq!(places.take('a').err(), Some(NoPlace::Yours));
        let three = places.take('b').unwrap();
        assert_eq!(places.take('b').err(), Some(NoPlace::Full));
        drop(one);
        let four = places.take('b').unwrap();
        assert_eq!(places.take('a').err(), Some(NoPlace::Full));
        drop((two, three, four));
        assert_eq!(places.lock().all, 0);
    }

    #[test]
    fn some_places_are_kept() {
        let places = Places::new(4, 4);
        let watchers = [
            places.take_but('a', 1).unwrap(),
            places.take_but('b', 1).unwrap(),
            places.take_but('c', 1).unwrap(),
        ];
        assert_eq!(places.take_but('d', 1).err(), Some(NoPlace::Full));
        let player = places.take('e').unwrap();
        assert_eq!(places.take('f').err(), Some(NoPlace::Full));
        drop((watchers, player));
    }

    #[test]
    fn nobody_who_is_turned_away_or_gone_is_remembered() {
        let places = Places::new(1, 1);
        let inside = places.take(0).unwrap();
        for who in 1..1000 {
            assert_eq!(places.take(who).err(), Some(NoPlace::Full));
        }
        assert_eq!(places.lock().by.len(), 1);
        drop(inside);
        assert_eq!(places.lock().by.len(), 0);
    }
}
