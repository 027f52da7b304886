//! Which card or site a name means.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::ids::{CardId, SiteId};

use super::LONGEST_NAME;

/// What can be in a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Listed {
    /// A card.
    Card(CardId),
    /// A site.
    Site(SiteId),
}

impl Listed {
    /// Its number in the sets: `TW-204`.
    pub fn number(self) -> &'static str {
        match self {
            Self::Card(card) => &card.get().number,
            Self::Site(site) => &site.get().number,
        }
    }

    /// Its names.
    pub fn name(self) -> &'static table::Names {
        match self {
            Self::Card(card) => &card.get().name,
            Self::Site(site) => &site.get().name,
        }
    }
}

/// Every name there is, plainly, with what it means.
struct Names {
    all: Vec<(String, Listed)>,
    /// Their letters, in the same order.
    letters: Vec<Vec<char>>,
    exact: HashMap<String, Listed>,
}

static NAMES: LazyLock<Names> = LazyLock::new(|| {
    let cards = CardId::all().map(Listed::Card);
    let sites = SiteId::all().map(Listed::Site);
    let all = cards.chain(sites).flat_map(|one| {
        let table::Names { es, en } = one.name();
        [(plain(en), one), (plain(es), one)]
    });
    let mut all = all.collect::<Vec<_>>();
    all.dedup_by(|one, other| one == other);
    let letters = all.iter().map(|(name, _)| name.chars().collect()).collect();
    let exact = all.iter().cloned().collect();
    Names { all, letters, exact }
});

/// Lower case, without accents, one space for whatever is no letter or digit.
pub fn plain(name: &str) -> String {
    let mut plain = String::with_capacity(name.len());
    for letter in name.chars().flat_map(char::to_lowercase) {
        let letter = bare(letter);
        // An apostrophe parts no words: 'Durin’s Axe' is 'durins axe'.
        if matches!(letter, '\'' | '’') {
            continue;
        }
        if letter.is_alphanumeric() {
            plain.push(letter);
        } else if !plain.is_empty() && !plain.ends_with(' ') {
            plain.push(' ');
        }
    }
    plain.truncate(plain.trim_end().len());
    plain
}

/// The letter without its accent: those of Spanish and of the names of Middle-earth.
const fn bare(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ñ' => 'n',
        other => other,
    }
}

/// What is called so, or, if nothing is, what begins so: `Aragorn` is Aragorn II. Several, if it is not clear.
pub fn find(name: &str) -> Vec<Listed> {
    let wanted = plain(name);
    if let Some(found) = NAMES.exact.get(&wanted) {
        return vec![*found];
    }
    if wanted.is_empty() {
        return Vec::new();
    }
    let begins = |name: &str| name.strip_prefix(wanted.as_str()).is_some_and(|rest| rest.starts_with(' '));
    distinct(NAMES.all.iter().filter(|(name, _)| begins(name)).map(|(_, one)| *one))
}

fn distinct(all: impl Iterator<Item = Listed>) -> Vec<Listed> {
    let mut found = Vec::new();
    for one in all {
        if !found.contains(&one) {
            found.push(one);
        }
    }
    found
}

/// How many names are suggested.
const SUGGESTED: usize = 3;

/// The names nearest to this one, the best first; none that is far away, and none of a name that is longer than any.
pub fn nearest(name: &str) -> Vec<Listed> {
    let wanted = plain(name);
    let letters = wanted.chars().take(LONGEST_NAME + 1).collect::<Vec<_>>();
    if letters.is_empty() || letters.len() > LONGEST_NAME {
        return Vec::new();
    }
    let far = letters.len() / 3 + 1;
    let near = |((known, one), known_letters): (&(String, Listed), &Vec<char>)| {
        let steps = steps(&letters, known_letters, far);
        // What holds it is made of it by putting in the rest.
        let held = || known.contains(wanted.as_str()).then(|| known_letters.len() - letters.len());
        steps.or_else(held).map(|steps| (steps, *one))
    };
    let mut found = NAMES.all.iter().zip(&NAMES.letters).filter_map(near).collect::<Vec<_>>();
    found.sort_by_key(|(steps, _)| *steps);
    let mut found = distinct(found.into_iter().map(|(_, one)| one));
    found.truncate(SUGGESTED);
    found
}

/// How many letters have to be put in, taken out or changed to make one name of the other (Levenshtein); nothing where that are
/// more than `most`, which is seen early.
fn steps(one: &[char], other: &[char], most: usize) -> Option<usize> {
    if one.len().abs_diff(other.len()) > most {
        return None;
    }
    let mut row = (0..=other.len()).collect::<Vec<_>>();
    for (at, letter) in one.iter().enumerate() {
        let mut before = row[0];
        row[0] = at + 1;
        let mut least = row[0];
        for (column, known) in other.iter().enumerate() {
            let changed = before + usize::from(letter != known);
            before = row[column + 1];
            row[column + 1] = changed.min(before + 1).min(row[column] + 1);
            least = least.min(row[column + 1]);
        }
        // From here on they do not become fewer.
        if least > most {
            return None;
        }
    }
    Some(row[other.len()]).filter(|steps| *steps <= most)
}
