//! The search among texts as people type: small letters without accents, both languages, and misspelt words by their nearest.

use std::collections::BTreeSet;

/// Shorter words are not misspelt, or anything might be meant.
const SHORTEST: usize = 4;
/// The number of misspelt words looked after, and of words offered for each.
const MISSPELT: usize = 4;
const NEARLY: usize = 4;

/// Words of every sentence, in plain letters: whoever types one looks for the others.
const SMALL: [&str; 46] = [
    "a", "an", "the", "of", "to", "or", "and", "in", "at", "on", "with", "is", "it", "its", "that", "from",
    "for", "by", "who", "when", "un", "una", "el", "la", "los", "las", "de", "del", "al", "o", "y", "en",
    "con", "que", "es", "su", "sus", "lo", "por", "para", "se", "cuando", "quien", "your", "one", "tu",
];

/// Endings of words in either language, the longest first.
const ENDINGS: [&str; 18] = [
    "iendo", "ando", "ados", "idos", "ing", "ado", "ido", "es", "ed", "ar", "er", "ir", "an", "en", "s", "a",
    "e", "o",
];

/// The beginning of a word without its ending, where enough is left.
fn stem(word: &str) -> Option<String> {
    let short = ENDINGS.iter().find_map(|ending| word.strip_suffix(ending))?;
    let enough = if word.len() > 4 { 3 } else { 4 };
    (short.len() >= enough).then(|| format!(" {short}"))
}

/// A word that is looked for, or those that are nearly it where it stands nowhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sought {
    /// The word as typed, in plain letters.
    pub typed: String,
    /// The beginning that its other forms have, too, behind a blank: 'cancels' finds what can cancel.
    stem: Option<String>,
    /// The words found in its place; empty where it is found itself.
    pub nearly: Vec<String>,
}

impl Sought {
    /// True if the word stands in a text of plain letters.
    pub fn stands_in(&self, text: &str) -> bool {
        match self.nearly.as_slice() {
            [] => text.contains(&self.typed) || self.stem.as_ref().is_some_and(|stem| text.contains(stem)),
            nearly => nearly.iter().any(|word| text.contains(word.as_str())),
        }
    }
}

/// Every word that stands somewhere among the texts of a search.
#[derive(Clone, Debug, Default)]
pub struct Vocabulary {
    /// Each with the letters that are in it.
    words: Vec<(String, u32)>,
}

/// The letters in a word, a bit for each.
fn bag(word: &str) -> u32 {
    word.bytes().filter(u8::is_ascii_lowercase).fold(0, |bag, letter| bag | 1 << (letter - b'a'))
}

impl Vocabulary {
    /// The words of texts in plain letters.
    pub fn of<'a>(texts: impl IntoIterator<Item = &'a str>) -> Self {
        let words = texts.into_iter().flat_map(|text| text.split(' '));
        let words = words.filter(|word| word.len() >= SHORTEST).collect::<BTreeSet<_>>();
        Self { words: words.into_iter().map(|word| (word.to_owned(), bag(word))).collect() }
    }

    /// The words of a search, in plain letters with one blank between two; those that `stands` finds nowhere with their
    /// nearest ones. Small words are left out where there are others.
    pub fn sought(&self, typed: &str, stands: impl Fn(&Sought) -> bool) -> Vec<Sought> {
        let mut misspelt = 0;
        let word = |typed: &str| {
            let whole = Sought { typed: typed.to_owned(), stem: stem(typed), nearly: Vec::new() };
            let known = typed.len() < SHORTEST || misspelt >= MISSPELT || stands(&whole);
            misspelt += usize::from(!known);
            if known { whole } else { Sought { nearly: self.nearly(typed), ..whole } }
        };
        let all = typed.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>();
        let telling = all.iter().copied().filter(|word| !SMALL.contains(word)).collect::<Vec<_>>();
        (if telling.is_empty() { all } else { telling }).into_iter().map(word).collect()
    }

    /// The words that are nearly this one, or begin nearly so while it is still being typed.
    fn nearly(&self, word: &str) -> Vec<String> {
        let length = word.chars().count();
        let most = if length < 6 { 1 } else { 2 };
        let own = bag(word);
        let steps = |other: &str| {
            let long = other.chars().count();
            let whole = (long.abs_diff(length) <= most).then(|| strsim::osa_distance(word, other));
            // Of a word that goes on: the same letters at its beginning, and one slip more is too much.
            let begun = (long > length + most).then(|| {
                let end = other.char_indices().nth(length).map_or(other.len(), |(end, _)| end);
                strsim::osa_distance(word, &other[..end]) + 1
            });
            whole.into_iter().chain(begun).min().filter(|steps| *steps <= most)
        };
        let near = self.words.iter().filter(|(_, bag)| (own & !bag).count_ones() as usize <= most);
        let mut near =
            near.filter_map(|(other, _)| Some((steps(other)?, other.as_str()))).collect::<Vec<_>>();
        near.sort_unstable();
        let best = near.first().map_or(0, |(steps, _)| *steps);
        near.into_iter()
            .take_while(|(steps, _)| *steps == best)
            .map(|(_, word)| word.to_owned())
            .take(NEARLY)
            .collect()
    }
}

/// A text in plain letters: small, without accents, one blank for whatever is no letter or digit. An apostrophe parts no
/// words.
pub fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match bare(letter) {
            '\'' | '’' | '\u{300}'..='\u{36f}' => {}
            letter if letter.is_alphanumeric() => plain.push(letter),
            _ if plain.is_empty() || plain.ends_with(' ') => {}
            _ => plain.push(' '),
        }
    }
    plain.truncate(plain.trim_end().len());
    plain
}

/// The letter without its accent: those of Spanish and of the names of Middle-earth.
const fn bare(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ä' | 'ã' | 'å' | 'ā' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ñ' => 'n',
        'ç' => 'c',
        'ý' => 'y',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXTS: [&str; 2] = ["la corrupcion de los portadores", "the corruption of the bearers"];

    fn found(typed: &str) -> Vec<usize> {
        let words = Vocabulary::of(TEXTS);
        let sought =
            words.sought(&plain(typed), |word| TEXTS.iter().any(|text| word.stands_in(&format!(" {text}"))));
        let has = |text: &str| sought.iter().all(|word| word.stands_in(&format!(" {text}")));
        (0..TEXTS.len()).filter(|at| has(TEXTS[*at])).collect()
    }

    #[test]
    fn a_word_is_found_with_slips_and_without_accents() {
        assert_eq!(found("Corrupción"), [0]);
        assert_eq!(found("corupcion"), [0], "a letter is missing");
        assert_eq!(found("corrpution"), [1], "two letters have changed places");
        assert_eq!(found("los bearers"), [1], "small words do not count");
    }

    #[test]
    fn what_is_not_near_is_not_meant() {
        assert_eq!(found("balrog"), [] as [usize; 0]);
        assert_eq!(found("xyz"), [] as [usize; 0], "short words are not misspelt");
    }

    #[test]
    fn what_is_short_stays_whole() {
        for word in ["elf", "orc", "ent", "sea", "de", "a"] {
            assert_eq!(stem(word), None, "{word}");
        }
        assert_eq!(found("the of"), [1], "small words count where there is nothing else");
    }

    #[test]
    fn plain_letters_have_one_blank_between_words() {
        assert_eq!(plain("  «Ella-Laraña», ¡el ANTRO!  "), "ella larana el antro");
        assert_eq!(plain("Sauron’s"), "saurons");
    }
}
