//! Words that the book does not have.

use super::{Excused, each, lines};
use crate::{Language, Words};

/// Words to avoid in a game, each with its replacement: a file with a line each, `language | not this | but this | why`.
/// A capital counts where there is one, or where the two differ by nothing else; `*` stands for any end, `{}` for what is put in.
pub struct Terms(Vec<Term>);

struct Term {
    language: Language,
    not: String,
    but: String,
    /// 'haven' and 'Haven' are not the same.
    exact: bool,
}

/// The sign in a line in the place of an argument.
const PLACE: &str = "\u{fffc}";

/// Words that no game and no page says.
const COMMON: &str = include_str!("common.txt");

impl Terms {
    /// Reads the file of a game or of the site, and adds what none of them says.
    ///
    /// # Panics
    /// When a line is not of that form.
    pub fn with_common(text: &str) -> Self {
        let Self(mut terms) = Self::read(text);
        terms.extend(Self::read(COMMON).0);
        Self(terms)
    }

    /// Reads the file.
    ///
    /// # Panics
    /// When a line is not of that form.
    pub fn read(text: &str) -> Self {
        let lines = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
        Self(lines.map(Term::read).collect())
    }

    /// The forbidden words in a text.
    pub fn in_text(&self, language: Language, id: &str, text: &str) -> Vec<String> {
        let of = self.0.iter().filter(|term| term.language == language && term.is_in(text));
        of.map(|term| format!("{} {id}: '{}' for '{}'", language.tag(), term.not, term.but)).collect()
    }

    /// The forbidden words in the clauses of a rulebook file: its texts stand in lines `….es = "…"`.
    pub fn in_rulebook(&self, file: &str) -> Vec<String> {
        let mut faults = Vec::new();
        clauses(file, |language, id, text| {
            // What stands in `…` is a name that programs know.
            let text = text.split('`').step_by(2).collect::<Vec<_>>().join(" ");
            faults.extend(self.in_text(language, id, &text));
        });
        faults
    }
}

/// Calls a function with every text of a rulebook file: language, clause, text.
pub(super) fn clauses(file: &str, mut what: impl FnMut(Language, &str, &str)) {
    let mut id = "";
    for line in file.lines() {
        let Some((key, text)) = line.split_once(" = ") else { continue };
        if key == "id" || key == "key" {
            id = text;
        }
        let of = |language: &Language| key.ends_with(&format!(".{}", language.tag()));
        let Some(language) = Language::ALL.into_iter().find(of) else { continue };
        what(language, id, text.trim().trim_matches('"'));
    }
}

impl Term {
    fn read(line: &str) -> Self {
        let parts = line.split('|').map(str::trim).collect::<Vec<_>>();
        let [tag, not, but, why] = parts[..] else {
            panic!("'{line}': language | not this | but this | why")
        };
        assert!(!not.is_empty() && !but.is_empty() && !why.is_empty(), "'{line}'");
        let language = Language::ALL.into_iter().find(|language| language.tag() == tag);
        let language = language.unwrap_or_else(|| panic!("'{line}': no language"));
        let exact = not.chars().any(char::is_uppercase) || not == but.to_lowercase();
        Self { language, not: not.to_owned(), but: but.to_owned(), exact }
    }

    fn is_in(&self, text: &str) -> bool {
        let text = if self.exact { text.to_owned() } else { text.to_lowercase() };
        let not = self.not.replace("{}", PLACE);
        let (word, open) = match not.strip_suffix('*') {
            Some(word) => (word, true),
            None => (not.as_str(), false),
        };
        text.match_indices(word).any(|(at, _)| {
            let before = text[..at].chars().next_back().is_some_and(char::is_alphanumeric);
            let after = text[at + word.len()..].chars().next().is_some_and(char::is_alphanumeric);
            !before && (open || !after)
        })
    }
}

/// Messages that say one of these words.
pub fn terms(words: &Words, terms: &Terms, excused: &Excused) -> Vec<String> {
    let mut faults = Vec::new();
    each(words, |language, id, pattern| {
        let mut found =
            lines(pattern).iter().flat_map(|line| terms.in_text(language, id, line)).collect::<Vec<_>>();
        found.dedup();
        if !found.is_empty() && !excused.covers("term", id) {
            faults.extend(found);
        }
    });
    faults.extend(excused.idle("term"));
    faults
}
