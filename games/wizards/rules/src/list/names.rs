//! The card or site that a name means.

use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

use super::LONGEST_NAME;
use super::known::{self, Known, Sort, Whose};
use super::letters::{LOST, is_with_lost, plain};
use super::marks::{Marks, coded};
use crate::prelude::*;

/// An entry of a list: a card or a site.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Listed {
    Card(CardId),
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

/// The meanings of a name.
#[derive(Clone, Default)]
struct Stands {
    /// The cards and sites played here.
    here: Vec<Listed>,
    /// All cards of the game that are called so.
    known: Vec<&'static Known>,
}

/// A name, as it is compared.
struct Name {
    plain: String,
    letters: Vec<char>,
    /// The letters in it, a bit for each.
    bag: u32,
}

/// Every name, in plain letters, with its meaning: in the order of the letters.
struct Index {
    names: Vec<(Name, Stands)>,
    exact: HashMap<String, usize>,
    /// Names by their letters alone, without small words, where only one has these.
    bare: HashMap<String, usize>,
    /// The meaning of each number in the sets.
    numbered: HashMap<&'static str, Meant>,
}

static INDEX: LazyLock<Index> = LazyLock::new(|| {
    let cards = CardId::all().map(Listed::Card);
    let here = cards.chain(SiteId::all().map(Listed::Site)).collect::<Vec<_>>();
    let mut all = BTreeMap::<String, Stands>::new();
    let mut numbers = HashMap::new();
    let mut english = HashMap::new();
    for one in here {
        let table::Names { es, en } = one.name();
        numbers.insert(one.number(), one);
        english.insert((plain(en), matches!(one, Listed::Site(_))), one);
        // “Tom” (Tûma) is called Tûma, too.
        let within =
            [en, es].into_iter().filter_map(|name| Some(name.strip_suffix(')')?.split_once(" (")?.1));
        for name in [en.as_str(), es].into_iter().chain(within) {
            let stands = all.entry(plain(name)).or_default();
            if !stands.here.contains(&one) {
                stands.here.push(one);
            }
        }
    }
    for (other, name) in OTHERWISE {
        let known = all.get(&plain(name)).cloned();
        all.entry(plain(other)).or_insert(known.unwrap_or_default());
    }
    let mut numbered = HashMap::new();
    for known in known::all() {
        // Another printing of it, perhaps under another Spanish name.
        let place = (plain(&known.name.en), known.sort == Sort::Site);
        let printed = || english.get(&place).filter(|_| known.whose == Whose::Ours).copied();
        let one = numbers.get(known.number).copied().or_else(printed);
        let meant = match one {
            Some(one) => Meant::Here(vec![one]),
            None if known.sort == Sort::Region => Meant::Region,
            None => Meant::Elsewhere(known),
        };
        numbered.insert(known.number, meant);
        for name in [&known.name.en, &known.name.es] {
            let stands = all.entry(plain(name)).or_default();
            if !stands.known.contains(&known) {
                stands.known.push(known);
            }
            if let Some(one) = one.filter(|one| !stands.here.contains(one)) {
                stands.here.push(one);
            }
        }
    }
    let name = |plain: String| Name { letters: plain.chars().collect(), bag: bag(&plain), plain };
    let names = all.into_iter().map(|(plain, stands)| (name(plain), stands)).collect::<Vec<_>>();
    let exact: HashMap<_, _> =
        names.iter().enumerate().map(|(at, (name, _))| (name.plain.clone(), at)).collect();
    let mut bare = HashMap::<_, Option<usize>>::new();
    for (at, (name, stands)) in names.iter().enumerate() {
        let same = |other: usize| names[other].1.here == stands.here && names[other].1.known == stands.known;
        let entry = bare.entry(core(&name.plain));
        // What two names have in common is neither.
        let known = entry.or_insert(Some(at));
        *known = known.filter(|other| same(*other));
    }
    let bare = bare.into_iter().filter_map(|(core, at)| Some((core, at?))).filter(|(core, _)| core.len() > 3);
    Index { exact, bare: bare.collect(), names, numbered }
});

/// The letters in a name, a bit for each; digits and rare ones share one.
fn bag(plain: &str) -> u32 {
    plain.bytes().fold(0, |bag, letter| match letter {
        b'a'..=b'z' => bag | 1 << (letter - b'a'),
        b' ' => bag,
        _ => bag | 1 << 26,
    })
}

/// The meaning of a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Meant {
    /// Cards or sites played here; several, if the name is ambiguous.
    Here(Vec<Listed>),
    /// A card of the game that is not played here.
    Elsewhere(&'static Known),
    /// A region: all lie on the table.
    Region,
}

/// The card that has this number, if one is given.
fn numbered(marks: Marks) -> Option<Meant> {
    let (set, number) = (marks.set?, marks.number?);
    let set = String::from_utf8(set.to_ascii_uppercase()).ok()?;
    INDEX.numbered.get(format!("{set}-{number}").as_str()).cloned()
}

impl Stands {
    /// The meaning of this name with these marks.
    fn meant(&self, marks: Marks) -> Option<Meant> {
        let known = || self.known.iter().copied();
        let numbered = numbered(marks).filter(|meant| match meant {
            Meant::Here(one) => one.iter().all(|one| self.here.contains(one)),
            Meant::Elsewhere(other) => self.known.contains(other),
            Meant::Region => false,
        });
        if numbered.is_some() {
            return numbered;
        }
        let of = |whose: Whose| known().find(|known| known.whose == whose);
        if let Some(other) = marks.whose.filter(|whose| *whose != Whose::Ours).and_then(of) {
            return Some(Meant::Elsewhere(other));
        }
        // 'Moria (LE)' is a minion's: a Wizard's is of another set.
        let mut printed =
            known().filter(|known| marks.whose.is_none() && marks.is_set(known.set())).peekable();
        if let Some(first) = printed.peek().copied()
            && printed.all(|known| known.whose != Whose::Ours)
        {
            return Some(Meant::Elsewhere(first));
        }
        let mut here = self.here.clone();
        if here.len() > 1 {
            let of_set = |one: &Listed| marks.is_set(one.number().split('-').next().unwrap_or_default());
            let in_set = here.iter().copied().filter(of_set).collect::<Vec<_>>();
            here = if in_set.is_empty() { here } else { in_set };
        }
        if !here.is_empty() {
            return Some(Meant::Here(here));
        }
        let ours = known().filter(|known| known.whose == Whose::Ours);
        if let Some(card) = ours.clone().find(|known| known.sort != Sort::Region) {
            return Some(Meant::Elsewhere(card));
        }
        let region = ours.count() > 0;
        if region { Some(Meant::Region) } else { known().next().map(Meant::Elsewhere) }
    }
}

/// The meaning of an exact name: letter by letter, or with its article elsewhere, or with an unreadable letter.
pub(super) fn exactly(name: &str, marks: Marks) -> Option<Meant> {
    let wanted = plain(name);
    if wanted.is_empty() || wanted.len() > 2 * LONGEST_NAME {
        return None;
    }
    let get = |name: &str| INDEX.exact.get(name).and_then(|at| INDEX.names[*at].1.meant(marks));
    if let Some(found) = get(&wanted) {
        return Some(found);
    }
    if name.contains([LOST, '?'])
        && let Some(found) = with_lost(name, marks)
    {
        return Some(found);
    }
    if let Some(found) = ARTICLES.iter().find_map(|article| get(&otherwise(&wanted, article)?)) {
        return Some(found);
    }
    if let Some(found) = INDEX.bare.get(&core(&wanted)).and_then(|at| INDEX.names[*at].1.meant(marks)) {
        return Some(found);
    }
    // `3 Cave-drakes`.
    if wanted.len() > 5
        && let Some(found) = wanted.strip_suffix('s').and_then(get)
    {
        return Some(found);
    }
    // `1 Ghoul`.
    if wanted.len() > 4
        && let Some(found) = get(&format!("{wanted}s"))
    {
        return Some(found);
    }
    // `TW-204`, alone or before the name.
    let (code, rest) = coded(name)?;
    if rest.is_empty() { numbered(code) } else { get(&plain(rest)) }
}

/// The meaning of a name some letters of which were lost; of one that has hardly others nothing is known.
fn with_lost(name: &str, marks: Marks) -> Option<Meant> {
    let letters = plain(&name.replace('?', "\u{fffd}")).chars().collect::<Vec<_>>();
    let lost = letters.iter().filter(|letter| **letter == LOST).count();
    if lost == 0 || 3 * lost > letters.len() {
        return None;
    }
    let same = |(name, _): &&(Name, Stands)| {
        let (long, most) = (name.letters.len(), letters.len());
        long <= most && most <= long + lost && is_with_lost(&name.letters, &letters)
    };
    INDEX.names.iter().filter(same).find_map(|(_, stands)| stands.meant(marks))
}

/// The letters of a name without blanks and small words: 'Isle of Ulond', 'Iron Hill Dwarfhold'.
fn core(plain: &str) -> String {
    const SMALL: [&str; 14] =
        ["the", "a", "an", "of", "to", "and", "el", "la", "los", "las", "de", "del", "y", "al"];
    plain.split(' ').filter(|word| !SMALL.contains(word)).collect()
}

/// Other names that people have for cards, each with the name of the card.
const OTHERWISE: [(&str, &str); 22] = [
    ("Gandalf the Grey", "Gandalf"),
    ("Saruman the White", "Saruman"),
    ("Radagast the Brown", "Radagast"),
    ("Alatar the Blue", "Alatar"),
    ("Pallando the Blue", "Pallando"),
    ("Gandalf el Gris", "Gandalf"),
    ("Saruman el Blanco", "Saruman"),
    ("Radagast el Pardo", "Radagast"),
    ("Samwise Gamgee", "Sam Gamgee"),
    ("Meriadoc Brandybuck", "Merry"),
    ("Peregrin Took", "Pippin"),
    ("Frodo Baggins", "Frodo"),
    ("Bilbo Baggins", "Bilbo"),
    ("Thorin Oakenshield", "Thorin II"),
    ("Lothlórien", "Lórien"),
    ("Imladris", "Rivendell"),
    ("Mithlond", "Grey Havens"),
    ("Khazad-dûm", "Moria"),
    ("Erebor", "The Lonely Mountain"),
    ("Amon Sûl", "Weathertop"),
    ("Meduseld", "Edoras"),
    ("Orthanc", "Isengard"),
];

/// The articles that may stand before a name, behind it or nowhere.
const ARTICLES: [&str; 6] = ["the", "a", "el", "la", "los", "las"];

/// 'Mithril-coat, The' is 'The Mithril-coat'; 'The Glamdring' is 'Glamdring'.
fn otherwise(wanted: &str, article: &str) -> Option<String> {
    let behind = wanted.strip_suffix(article).and_then(|rest| rest.strip_suffix(' '));
    behind.map(|rest| format!("{article} {rest}")).or_else(|| without(wanted, article).map(str::to_owned))
}

/// A name without this article before it.
fn without<'a>(name: &'a str, article: &str) -> Option<&'a str> {
    name.strip_prefix(article)?.strip_prefix(' ')
}

/// The meaning of the beginning of a name: `Aragorn` is Aragorn II. Several, if it is ambiguous.
pub(super) fn begins(name: &str, marks: Marks) -> Option<Meant> {
    let wanted = plain(name) + " ";
    // Two letters may be those of anything; initials are no beginning.
    if wanted.len() < 4 || initials(name, wanted.trim_end()).is_some() {
        return None;
    }
    let first = INDEX.names.partition_point(|(name, _)| name.plain.as_str() < wanted.as_str());
    let all = INDEX.names[first..].iter().take_while(|(name, _)| name.plain.starts_with(&wanted));
    let all = all.map(|(_, stands)| stands).collect::<Vec<_>>();
    let here = distinct(all.iter().flat_map(|stands| &stands.here).copied());
    if let [one] = all.as_slice() {
        return one.meant(marks);
    }
    if here.is_empty() { all.first().and_then(|one| one.meant(marks)) } else { Some(Meant::Here(here)) }
}

/// Everything once, in the order in which it comes first.
fn distinct(all: impl Iterator<Item = Listed>) -> Vec<Listed> {
    let mut found = Vec::new();
    for one in all {
        if !found.contains(&one) {
            found.push(one);
        }
    }
    found
}

/// The number of names suggested.
const SUGGESTED: usize = 3;

/// The number of likely misspellings in a name of `letters` letters: none in the shortest, and few in the longest. 'Bolg' is
/// not 'Fog'.
const fn slips(letters: usize) -> usize {
    match letters {
        0..=3 => 0,
        4..=5 => 1,
        6..=8 => 2,
        _ => 3,
    }
}

/// The nearest names that are played here, and the name that is nearer than they are and not played here.
pub(super) type Near = (Vec<Listed>, Option<&'static Known>);

/// The meaning of a misspelt name: the names played here, the best first; or a name not played here, if that
/// is nearer than all others.
pub(super) fn nearly(name: &str) -> Near {
    let wanted = plain(name);
    let letters = wanted.chars().take(LONGEST_NAME + 1).collect::<Vec<_>>();
    if let Some(found) = initials(name, &wanted) {
        return (vec![found], None);
    }
    let far = slips(letters.len());
    if far == 0 || letters.len() > LONGEST_NAME {
        return Default::default();
    }
    // Of each name its letters are compared at once.
    table::work::done(INDEX.names.len() as u64);
    let bag = bag(&wanted);
    let near = |(name, stands): &'static (Name, Stands)| {
        let lacking = (bag & !name.bag).count_ones() as usize;
        let more = (name.bag & !bag).count_ones() as usize;
        // One slip takes one letter away and brings another in, at the most.
        let steps = if lacking.max(more) > far { None } else { steps(&letters, &name.letters, far) };
        // A name that contains it is made of it by inserting the rest.
        let held = || {
            let holds = lacking == 0 && letters.len() > 4 && name.plain.contains(wanted.as_str());
            holds.then(|| far + name.letters.len() - letters.len())
        };
        steps.or_else(held).map(|steps| (steps, stands))
    };
    let mut found = INDEX.names.iter().filter_map(near).collect::<Vec<_>>();
    found.sort_by_key(|(steps, _)| *steps);
    let here = |stands: &&Stands| !stands.here.is_empty();
    let best = found.iter().find(|(_, stands)| here(stands)).map_or(far + 1, |(steps, _)| *steps);
    let elsewhere = found.iter().find(|(steps, stands)| !here(stands) && *steps < best && *steps <= far);
    let elsewhere = elsewhere.and_then(|(_, stands)| match stands.meant(Marks::default()) {
        Some(Meant::Elsewhere(known)) => Some(known),
        _ => None,
    });
    let mut found = distinct(found.iter().flat_map(|(_, stands)| &stands.here).copied());
    found.truncate(SUGGESTED);
    (found, elsewhere)
}

/// Is it this name with a slip of the pen, and not a word of it?
pub(super) fn is_slip(name: &str, one: Listed) -> bool {
    let wanted = plain(name).chars().take(LONGEST_NAME + 1).collect::<Vec<_>>();
    let names = one.name();
    [&names.en, &names.es].into_iter().any(|other| {
        let other = plain(other).chars().collect::<Vec<_>>();
        steps(&wanted, &other, slips(wanted.len())).is_some()
    })
}

/// The only name of these initials: AUO is An Unexpected Outpost.
fn initials(name: &str, wanted: &str) -> Option<Listed> {
    let capitals = name.chars().filter(|letter| letter.is_uppercase()).count();
    if !(3..=6).contains(&wanted.len()) || capitals < 2 || wanted.contains(' ') {
        return None;
    }
    let same = |(name, _): &&(Name, Stands)| {
        name.plain.split(' ').filter_map(|word| word.chars().next()).eq(wanted.chars())
    };
    let all = distinct(INDEX.names.iter().filter(same).flat_map(|(_, stands)| stands.here.iter().copied()));
    if let [one] = all.as_slice() { Some(*one) } else { None }
}

/// The names nearest to this one, the best first; none that is far away, and none of a name that is longer than any.
pub fn nearest(name: &str) -> Vec<Listed> {
    nearly(name).0
}

/// The number of letters to insert, remove, change or exchange with their neighbours to make one name of the other; `None`
/// where there are more than `most`, which is seen early.
fn steps(one: &[char], other: &[char], most: usize) -> Option<usize> {
    if one.len().abs_diff(other.len()) > most {
        return None;
    }
    table::work::done((one.len() * (2 * most + 1)) as u64);
    let never = most + 1;
    let mut earlier = vec![never; other.len() + 1];
    let mut above = (0..=other.len()).collect::<Vec<_>>();
    let mut row = vec![never; other.len() + 1];
    for at in 1..=one.len() {
        // Only what is at most so far from the diagonal can be reached.
        let (first, last) = (at.saturating_sub(most).max(1), (at + most).min(other.len()));
        row.fill(never);
        row[0] = at;
        let mut least = if first == 1 { at } else { never };
        for column in first..=last {
            let changed = above[column - 1] + usize::from(one[at - 1] != other[column - 1]);
            let mut best = changed.min(above[column] + 1).min(row[column - 1] + 1);
            if at > 1 && column > 1 && one[at - 1] == other[column - 2] && one[at - 2] == other[column - 1] {
                best = best.min(earlier[column - 2] + 1);
            }
            row[column] = best;
            least = least.min(best);
        }
        // From here on they do not become fewer, but by an exchange with those above.
        if least > most && above.iter().all(|steps| *steps > most) {
            return None;
        }
        std::mem::swap(&mut earlier, &mut above);
        std::mem::swap(&mut above, &mut row);
    }
    Some(above[other.len()]).filter(|steps| *steps <= most)
}
