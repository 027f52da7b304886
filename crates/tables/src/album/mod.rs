//! Pictures of cards that a host has of their own: found in a folder by number and name, and shown to nobody but those who sit
//! at their tables. What a request names is a card; the file was found when the house was opened, and no part of a path is ever
//! taken from outside.

mod file;

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

pub use file::{Kind, Unfit};

/// A card of which there may be a picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sought {
    /// The entry of the library that it is.
    pub id: String,
    /// The card's name in every language; the first is shown.
    pub names: Vec<String>,
    /// The card's numbers in the sets, such as `TW-123`; none where the game has none.
    pub numbers: Vec<String>,
}

/// A picture that was found.
#[derive(Clone, PartialEq, Eq, Debug)]
struct FoundFile {
    path: PathBuf,
    /// A tag that changes with the content.
    tag: String,
}

/// The pictures that a host has of a game's cards.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Album {
    folder: PathBuf,
    found: BTreeMap<String, FoundFile>,
    missing: Vec<Sought>,
    unfit: Vec<(PathBuf, Unfit)>,
}

impl Album {
    /// Looks in a folder for a picture of each of these cards.
    pub fn open(folder: &Path, cards: &[Sought]) -> Self {
        let cards = Cards::of(cards);
        let mut album = Self { folder: folder.to_owned(), ..Self::default() };
        let mut by_card = BTreeMap::<usize, Vec<(u8, PathBuf)>>::new();
        for path in file::all(folder) {
            match cards.named(folder, &path) {
                Some((card, rank)) => by_card.entry(card).or_default().push((rank, path)),
                None => album.unfit.push((path, Unfit::NoCard)),
            }
        }
        for (card, mut paths) in by_card {
            // What is named by its number is meant most certainly.
            paths.sort();
            let id = &cards.all[card].id;
            for (_, path) in paths {
                match file::look(folder, &path) {
                    Err(unfit) => album.unfit.push((path, unfit)),
                    Ok(_) if album.found.contains_key(id) => album.unfit.push((path, Unfit::Second)),
                    Ok(kind) => {
                        album.found.insert(id.clone(), FoundFile { path, tag: kind.tag });
                    }
                }
            }
        }
        let lacks = |card: &&Sought| !album.found.contains_key(&card.id);
        album.missing = cards.all.iter().filter(lacks).cloned().collect();
        album.unfit.sort_by(|(a, _), (b, _)| a.cmp(b));
        album
    }

    /// The cards with a picture, and its tag.
    pub fn found(&self) -> impl Iterator<Item = (&str, &str)> {
        self.found.iter().map(|(id, found)| (id.as_str(), found.tag.as_str()))
    }

    /// The cards without a picture, in the order in which they were sought.
    pub fn missing(&self) -> &[Sought] {
        &self.missing
    }

    /// The files that are not shown, from the folder on, and why not.
    pub fn unfit(&self) -> impl Iterator<Item = (&Path, &Unfit)> {
        self.unfit.iter().map(|(path, why)| (path.strip_prefix(&self.folder).unwrap_or(path), why))
    }

    /// The picture of a card, whole, with its media type and its tag.
    pub fn read(&self, card: &str) -> Option<Result<(Kind, Vec<u8>), Unfit>> {
        let found = self.found.get(card)?;
        Some(file::read(&self.folder, &found.path))
    }
}

/// The cards that are sought, by the names a file may have.
struct Cards<'a> {
    all: &'a [Sought],
    by_number: HashMap<(String, u32), usize>,
    by_name: HashMap<String, (usize, u8)>,
}

impl<'a> Cards<'a> {
    fn of(all: &'a [Sought]) -> Self {
        let (mut by_number, mut by_name) = (HashMap::new(), HashMap::new());
        for (at, card) in all.iter().enumerate() {
            for number in card.numbers.iter().filter_map(|number| numbered(&plain(number))) {
                by_number.entry(number).or_insert(at);
            }
            for (rank, name) in (1..).zip(&card.names) {
                by_name.entry(plain(name)).or_insert((at, rank));
            }
        }
        Self { all, by_number, by_name }
    }

    /// The card of a file's name, and how certain that is: 0 by its number.
    fn named(&self, folder: &Path, path: &Path) -> Option<(usize, u8)> {
        let stem = plain(&path.file_stem()?.to_string_lossy());
        // `TW/123.jpg`: the folder is the set.
        let within = path.parent().filter(|parent| *parent != folder);
        let set = within.and_then(|parent| Some(plain(&parent.file_name()?.to_string_lossy())));
        let whole = set.filter(|_| stem.starts_with(|first: char| first.is_ascii_digit()));
        let whole = whole.map_or_else(|| stem.clone(), |set| format!("{set} {stem}"));
        let number = numbered(&whole).and_then(|number| self.by_number.get(&number));
        number.map(|at| (*at, 0)).or_else(|| self.by_name.get(&stem).copied())
    }
}

/// The number with which a plain name begins: `tw 123`, `tw0123`, `tw 123 gandalf`.
fn numbered(plain: &str) -> Option<(String, u32)> {
    let letters = plain.find(|letter: char| !letter.is_ascii_alphabetic()).filter(|end| *end > 0)?;
    let (set, rest) = plain.split_at(letters);
    let rest = rest.trim_start();
    let digits = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
    if !matches!(rest[digits..].chars().next(), None | Some(' ')) {
        return None;
    }
    Some((set.to_owned(), rest[..digits].parse().ok()?))
}

/// Small letters without accents, one blank for whatever is no letter or digit.
fn plain(name: &str) -> String {
    let mut plain = String::with_capacity(name.len());
    for letter in name.nfd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase) {
        match letter {
            // An apostrophe parts no words.
            '\'' | '’' | '‘' | '´' | '`' => {}
            letter if letter.is_alphanumeric() => plain.push(letter),
            _ if plain.is_empty() || plain.ends_with(' ') => {}
            _ => plain.push(' '),
        }
    }
    plain.truncate(plain.trim_end().len());
    plain
}

#[cfg(test)]
mod tests;
