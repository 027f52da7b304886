//! The search of a game: terms, clauses and cards, in both languages, with slips.

use std::collections::HashMap;

use canvas::find::{Sought, Vocabulary, plain};
use canvas::{AnyPage, Language};
use rulebook::{Glossary, Rulebook};

/// The most cards found at once; the library has them all.
const CARDS: usize = 40;

/// All that can be found in a game, by its words.
pub(crate) struct Index {
    texts: Vec<Text>,
    words: Vocabulary,
    cards: Vec<Card>,
}

/// A card or a person that was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Card {
    /// The id of its entry.
    pub entry: String,
    /// The message of its shelf.
    pub shelf: &'static str,
    names: [String; 2],
}

impl Card {
    /// The name for a reader.
    pub fn name(&self, language: Language) -> &str {
        &self.names[at(language)]
    }
}

/// The matches, the nearest first.
#[derive(Default)]
pub(crate) struct Found<'a> {
    /// The numbers of the terms in the glossary.
    pub terms: Vec<usize>,
    /// The numbers of the clauses in the book.
    pub clauses: Vec<usize>,
    /// Cards and people, not more than [`CARDS`].
    pub cards: Vec<&'a Card>,
    /// The number of all of them.
    pub all_cards: usize,
    /// Words that stand nowhere, with those that were found in their place.
    pub misspelt: Vec<Sought>,
}

/// A thing that can be found, and its number among those of its kind.
#[derive(Clone, Copy)]
enum Thing {
    Term(usize),
    Clause(usize),
    Card(usize),
}

/// The searchable text of a thing, in plain letters: its name and all that it says, by language.
struct Text {
    of: Thing,
    names: [String; 2],
    says: [String; 2],
}

impl Text {
    fn of(of: Thing, names: [&str; 2], says: [&str; 2]) -> Self {
        // A blank before each, so that a word's beginning is found in the first, too.
        let plain = |text: &str| format!(" {}", plain(text));
        Self { of, names: names.map(plain), says: says.map(plain) }
    }

    fn all(&self) -> impl Iterator<Item = &str> {
        self.names.iter().chain(&self.says).map(String::as_str)
    }
}

/// The place of a language in a pair.
const fn at(language: Language) -> usize {
    match language {
        Language::Es => 0,
        Language::En => 1,
    }
}

impl Index {
    /// The words of a game.
    pub fn of(page: &dyn AnyPage, book: Option<&Rulebook>, glossary: &Glossary) -> Self {
        let mut texts = Vec::new();
        let both = [Language::Es, Language::En];
        for (number, term) in glossary.terms.iter().enumerate() {
            let names = both.map(|language| term.forms(language.book()).join(" "));
            let says = both.map(|language| term.said.get(language.book()));
            texts.push(Text::of(Thing::Term(number), [&names[0], &names[1]], says));
        }
        for (number, clause) in book.into_iter().flat_map(|book| book.clauses.iter().enumerate()) {
            let names = both.map(|language| format!("{} {}", clause.id, clause.title.get(language.book())));
            let says = both.map(|language| {
                let reading = clause.reading.as_ref().map_or("", |reading| reading.get(language.book()));
                format!("{} {reading}", clause.text.get(language.book()))
            });
            texts.push(Text::of(Thing::Clause(number), [&names[0], &names[1]], [&says[0], &says[1]]));
        }
        let cards = cards(page, &mut texts);
        let words = Vocabulary::of(texts.iter().flat_map(Text::all));
        Self { texts, words, cards }
    }

    /// The entries with all the words that somebody looks for.
    pub fn found(&self, language: Language, find: &str) -> Found<'_> {
        let stands =
            |word: &Sought| self.texts.iter().any(|text| text.all().any(|text| word.stands_in(text)));
        let sought = self.words.sought(&plain(find), stands);
        if sought.is_empty() {
            return Found::default();
        }
        let (own, other) = (at(language), 1 - at(language));
        let mut ranked = self.texts.iter().filter_map(|text| {
            let places = [&text.names[own], &text.names[other], &text.says[own], &text.says[other]];
            let near = places.iter().position(|place| sought.iter().all(|word| word.stands_in(place)));
            // One word in the name, the other in the text.
            let anywhere = || {
                let has = |word: &Sought, place: usize| {
                    word.stands_in(&text.names[place]) || word.stands_in(&text.says[place])
                };
                [own, other].iter().any(|place| sought.iter().all(|word| has(word, *place)))
            };
            near.or_else(|| anywhere().then_some(places.len())).map(|near| (near, text.of))
        });
        let mut found = Found::default();
        let mut ranked = ranked.by_ref().collect::<Vec<_>>();
        ranked.sort_by_key(|(near, _)| *near);
        for (_, thing) in ranked {
            match thing {
                Thing::Term(number) => found.terms.push(number),
                Thing::Clause(number) => found.clauses.push(number),
                Thing::Card(number) => {
                    found.all_cards += 1;
                    found.cards.extend(self.cards.get(number).filter(|_| found.all_cards <= CARDS));
                }
            }
        }
        found.misspelt = sought.into_iter().filter(|word| !word.nearly.is_empty()).collect();
        found
    }
}

/// The cards and people of a game, and their texts.
fn cards(page: &dyn AnyPage, texts: &mut Vec<Text>) -> Vec<Card> {
    if !page.has_library() {
        return Vec::new();
    }
    let other = page.library(Language::En).into_iter();
    let mut other = other.map(|entry| (entry.id.clone(), entry)).collect::<HashMap<_, _>>();
    let mut cards = Vec::new();
    for entry in page.library(Language::Es) {
        let english = other.remove(&entry.id);
        let names = [entry.name.clone(), english.as_ref().map_or(&entry.name, |entry| &entry.name).clone()];
        let says = [words(&entry.drawing.0), english.map_or(String::new(), |entry| words(&entry.drawing.0))];
        texts.push(Text::of(Thing::Card(cards.len()), [&names[0], &names[1]], [&says[0], &says[1]]));
        cards.push(Card { entry: entry.id, shelf: entry.shelf, names });
    }
    cards
}

/// The words of some markup.
pub(crate) fn words(markup: &str) -> String {
    let mut text = String::new();
    let mut inside = false;
    for letter in markup.chars() {
        match letter {
            '<' => inside = true,
            '>' => {
                inside = false;
                text.push(' ');
            }
            _ if !inside => text.push(letter),
            _ => {}
        }
    }
    text
}
