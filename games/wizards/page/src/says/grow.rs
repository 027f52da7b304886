//! From a text of the language to words.

use std::cell::RefCell;

use canvas::{Language, Value};
use wizards::effect::Term;

use super::data::Record;
use super::{kind, signature};

/// Names of the arguments of a message, in order.
const NAMES: [&str; 5] = ["a", "b", "c", "d", "e"];

/// Grows the sentences of one card.
pub(super) struct Grown<'a> {
    pub(super) language: Language,
    card: &'a Record,
    missing: RefCell<Vec<String>>,
}

impl<'a> Grown<'a> {
    pub(super) const fn new(language: Language, card: &'a Record) -> Self {
        Self { language, card, missing: RefCell::new(Vec::new()) }
    }

    /// What could not be said so far.
    pub(super) fn missing(&self) -> Vec<String> {
        self.missing.borrow().clone()
    }

    /// The card's own name.
    pub(super) fn own_name(&self) -> String {
        name(self.language, self.card)
    }

    /// A message with its arguments in order.
    pub(super) fn with(&self, id: &str, arguments: &[&str]) -> String {
        if self.language.text_if_known(id).is_none() {
            self.missing.borrow_mut().push(id.to_owned());
        }
        let arguments = NAMES.iter().zip(arguments);
        let mut given = arguments.map(|(name, text)| (*name, Value::Text(text))).collect::<Vec<_>>();
        let own = self.own_name();
        given.push(("name", Value::Text(&own)));
        self.language.with(id, &given)
    }

    /// A word without arguments.
    pub(super) fn word(&self, category: &str, word: &str) -> String {
        self.with(&id(category, word), &[])
    }

    /// A text of the language, of a category.
    pub(super) fn text(&self, category: &str, text: &str) -> String {
        match Term::parse(text) {
            Ok(term) => self.term(category, &term),
            Err(why) => {
                self.missing.borrow_mut().push(why);
                text.to_owned()
            }
        }
    }

    pub(super) fn term(&self, category: &str, term: &Term) -> String {
        if let Some(role) = category.strip_prefix("kind") {
            return kind::kind(self, term, role.strip_prefix('.').unwrap_or("one"));
        }
        match term {
            Term::Number(number) => self.number(category, *number),
            Term::Call(word, arguments) => self.call(category, word, arguments),
        }
    }

    /// 'two', '+2'; a number where one is not expected is left as it is.
    fn number(&self, category: &str, number: i64) -> String {
        let digits = number.abs();
        match category {
            "amount" if number < 0 => format!("−{digits}"),
            "amount" => format!("+{digits}"),
            _ if number < 0 => format!("−{digits}"),
            _ => digits.to_string(),
        }
    }

    /// What is said in another way than its message says it.
    fn specially(&self, category: &str, word: &str, arguments: &[Term]) -> Option<String> {
        let said = match (category, word, arguments) {
            // What only passes on what its argument says.
            ("has", "may" | "may_not", [flag]) => self.term(signature::of(category, word)[0], flag),
            ("op", "travel", [way]) => self.term("travel", way),
            ("if", "not", [denied]) => self.term("ifnot", denied),
            ("if", "any", some) => {
                let some = some.iter().map(|one| self.term("if", one)).collect::<Vec<_>>();
                kind::or(self, &some)
            }
            ("if", "all", all) => {
                let all = all.iter().map(|one| self.term("if", one)).collect::<Vec<_>>();
                self.language.list(&all)
            }
            // Regions, two by two.
            ("op", "passes", regions) => {
                let pair = |pair: &[Term]| {
                    let [one, two] = [0, 1].map(|at| kind::kind(self, &pair[at], "one"));
                    self.with("wizards-pass-pair", &[&one, &two])
                };
                let pairs = regions.chunks_exact(2).map(pair).collect::<Vec<_>>();
                self.with("wizards-op-passes", &[&pairs.join("; ")])
            }
            ("op", "bring_faction", [bonus, reach @ Term::Number(_)]) => {
                let parts = [self.term("amount", bonus), self.term("number", reach)];
                self.with("wizards-op-bring-faction-near", &[&parts[0], &parts[1]])
            }
            ("op", "bring_faction", [bonus, _]) => {
                self.with("wizards-op-bring-faction", &[&self.term("amount", bonus)])
            }
            // Of an attack one says of what it is.
            ("if", "is", [who, what]) if is(who, "attack") => {
                self.with("wizards-if-is-attack", &[&kind::kind(self, what, "attack")])
            }
            // What a company has as a whole.
            ("has", "gives", [who, stat, amount])
                if is(who, "company") && (is(stat, "hazard_limit") || is(stat, "ring_test")) =>
            {
                let parts = [
                    self.word("who", "company_itself"),
                    self.term("stat", stat),
                    self.term("amount", amount),
                ];
                self.with("wizards-has-gives", &[&parts[0], &parts[1], &parts[2]])
            }
            // A check with nothing to add is only a check.
            ("op", "check", [who, Term::Number(0)]) => {
                self.with("wizards-op-check-plain", &[&self.term("who", who)])
            }
            ("op", "checks", [who, Term::Number(0), times]) => {
                let times = self.term("times", times);
                self.with("wizards-op-checks-plain", &[&self.term("who", who), &times])
            }
            ("op", "hazard_limit", [amount, Term::Number(0)]) => {
                self.with("wizards-op-hazard-limit-plain", &[&self.term("amount", amount)])
            }
            ("op", "cancel", [what]) if is(what, "target") => self.with("wizards-op-cancel-target", &[]),
            ("op", "test_ring", [Term::Number(0)]) => self.with("wizards-op-test-ring-plain", &[]),
            ("op", "body_check", [Term::Number(0)]) => self.with("wizards-op-body-check-plain", &[]),
            // One thing, or all of them.
            ("op", "lose", [who, what, count @ (Term::Number(1) | Term::Call(..))]) => {
                let who = if is(who, "company") {
                    self.word("who", "company_itself")
                } else {
                    self.term("who", who)
                };
                let id =
                    if *count == Term::Number(1) { "wizards-op-lose-one" } else { "wizards-op-lose-all" };
                self.with(id, &[&who, &self.term("kind", what)])
            }
            ("op", "fetch", [from, what, Term::Number(1), to]) => {
                let parts = [self.term("zone", from), self.term("kind", what), self.term("into", to)];
                self.with("wizards-op-fetch-one", &[&parts[0], &parts[1], &parts[2]])
            }
            // A card by its id, or somebody.
            ("what", _, []) if word != "self" && super::data::record(word).is_some() => {
                kind::kind(self, &Term::Call(word.to_owned(), Vec::new()), "one")
            }
            ("what", _, []) => self.word("who", word),
            _ => return None,
        };
        Some(said)
    }

    fn call(&self, category: &str, word: &str, arguments: &[Term]) -> String {
        if let Some(said) = self.specially(category, word, arguments) {
            return said;
        }
        let categories = signature::of(category, word);
        if categories.len() != arguments.len() {
            self.missing.borrow_mut().push(format!("{category} {word} with {} arguments", arguments.len()));
        }
        let said = categories.iter().zip(arguments).map(|(category, argument)| self.term(category, argument));
        let said = said.collect::<Vec<_>>();
        let said = said.iter().map(String::as_str).collect::<Vec<_>>();
        self.with(&id(category, word), &said)
    }
}

fn is(term: &Term, word: &str) -> bool {
    matches!(term, Term::Call(called, _) if called == word)
}

/// `wizards-op-raise-up-to`.
fn id(category: &str, word: &str) -> String {
    format!("wizards-{category}-{}", word.replace('_', "-"))
}

/// A record's name.
pub(super) fn name(language: Language, record: &Record) -> String {
    match language {
        Language::Es => record.name.es.clone(),
        Language::En => record.name.en.clone(),
    }
}

/// One space between words, Spanish contractions, a capital at the beginning and a full stop at the end.
pub(super) fn tidy(language: Language, text: &str) -> String {
    let mut text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    text = text.replace(" ,", ",").replace(" .", ".").replace(" :", ":");
    if language == Language::Es {
        text = text.replace(" de el ", " del ").replace(" a el ", " al ");
    }
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase).collect::<String>();
    let rest = letters.as_str();
    let stop = if rest.ends_with('.') { "" } else { "." };
    format!("{first}{rest}{stop}")
}
