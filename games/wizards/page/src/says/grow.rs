//! The growth of words from a value of the language.

use std::cell::{Cell, RefCell};

use canvas::{Language, Value};
use cardlang::{Form, Node};
use wizards::card::CardKind;

use super::apart::bare;
use super::fold::BOTH;
use super::subject::Subject;
use super::{kind, signature};

/// A value as it is said: a number, or a word with its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Term {
    Number(i64),
    Call(String, Vec<Term>),
}

impl Term {
    /// A value of the language, to be said.
    pub(super) fn of(value: &impl cardlang::Value) -> Self {
        value.write().into()
    }
}

impl From<Node> for Term {
    fn from(node: Node) -> Self {
        match node.form {
            Form::Number(number) | Form::Signed(number) => Self::Number(number),
            Form::Word(word) => unfolded(word, Vec::new()),
            Form::Call(word, given) => {
                unfolded(word, given.into_iter().map(|arg| arg.value.into()).collect())
            }
            // No other form stands in the language of these cards.
            _ => Self::Call(node.to_string(), Vec::new()),
        }
    }
}

/// Some words only say of what sort the next one is: that one is said, `value(mind, user)` as the mind of somebody.
fn unfolded(word: String, given: Vec<Term>) -> Term {
    match (word.as_str(), given.as_slice()) {
        ("outcome" | "lies" | "event", [inner]) => inner.clone(),
        ("value", [Term::Call(what, _), who]) => Term::Call(what.clone(), vec![who.clone()]),
        ("above", [Term::Call(what, _), than]) => Term::Call(format!("{what}_above"), vec![than.clone()]),
        ("threatened", [_]) => Term::Call("threatened_at".to_owned(), given),
        ("tap_agent", []) => Term::Call("tap_target".to_owned(), given),
        _ => Term::Call(word, given),
    }
}

/// Names of the arguments of a message, in order.
const NAMES: [&str; 5] = ["a", "b", "c", "d", "e"];

/// Grows the sentences of one card.
pub(super) struct Grown {
    pub(super) language: Language,
    subject: Subject,
    missing: RefCell<Vec<String>>,
    /// The word for who pays: whoever was tapped, bears the card or plays it; none: who tries.
    pub(super) user: Cell<Option<&'static str>>,
    /// True while one whom the attack wounds is spoken of, after it was said who.
    pub(super) of_wounded: Cell<bool>,
    /// True while each of several is spoken of, after it was said whom.
    pub(super) of_each: Cell<bool>,
}

impl Grown {
    pub(super) fn new(language: Language, subject: Subject) -> Self {
        let missing = RefCell::new(Vec::new());
        let [of_wounded, of_each] = [const { false }; 2].map(Cell::new);
        Self { language, subject, missing, user: Cell::new(None), of_wounded, of_each }
    }

    /// The words without a message so far.
    pub(super) fn missing(&self) -> Vec<String> {
        self.missing.borrow().clone()
    }

    /// The card, site or region that the text is of.
    pub(super) const fn subject(&self) -> Subject {
        self.subject
    }

    /// The card's own name.
    fn own_name(&self) -> String {
        self.subject.name(self.language)
    }

    /// A message with its arguments in order.
    pub(super) fn with(&self, id: &str, arguments: &[&str]) -> String {
        if self.language.text_if_known(id).is_none() {
            self.missing.borrow_mut().push(id.to_owned());
        }
        let (arguments, reason) = self.reasoned(id, arguments);
        let arguments = NAMES.iter().zip(arguments);
        let mut given = arguments.map(|(name, text)| (*name, value(text))).collect::<Vec<_>>();
        let own = self.own_name();
        given.push(("name", Value::Text(&own)));
        let said = self.language.with(id, &given);
        // Where the number ends, or how long it lasts, is said after that.
        let end = said.find(", ").unwrap_or(said.len());
        if reason.is_empty() { said } else { format!("{}{reason}{}", &said[..end], &said[end..]) }
    }

    /// What a number is a number for (' for each Wilderness of the site path') is said after what it changes: the arguments
    /// without it, and it; nothing where the message is not of that sort.
    fn reasoned<'a>(&self, id: &str, arguments: &[&'a str]) -> (Vec<&'a str>, String) {
        const CHANGES: [&str; 5] = [
            "wizards-has-gives",
            "wizards-has-company-",
            "wizards-has-player-draws",
            "wizards-op-raise",
            "wizards-op-hazard-limit",
        ];
        let mut reason = String::new();
        if !CHANGES.iter().any(|change| id.starts_with(change)) {
            return (arguments.to_vec(), reason);
        }
        let each = self.language.text("wizards-amount-for-each");
        let plain = arguments.iter().map(|argument| {
            let Some((number, of)) = argument.split_once(' ') else { return *argument };
            let signed = number.strip_prefix(['+', '−']).is_some_and(|digits| digits.parse::<u8>().is_ok());
            if !signed || !of.starts_with(&each) {
                return *argument;
            }
            // After a clause of its own a comma tells that this is of the number.
            let comma = if id.ends_with("draws") { "," } else { "" };
            reason = format!("{comma} {}", of.trim_end_matches(','));
            number
        });
        (plain.collect(), reason)
    }

    /// A word without arguments.
    pub(super) fn word(&self, category: &str, word: &str) -> String {
        self.with(&id(category, word), &[])
    }

    /// A value of the language, of a category.
    pub(super) fn value(&self, category: &str, value: &impl cardlang::Value) -> String {
        self.term(category, &value.write().into())
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
            "cards" => self.with("wizards-cards-number", &[&digits.to_string()]),
            "amount" if number < 0 => format!("−{digits}"),
            "amount" => format!("+{digits}"),
            _ if number < 0 => format!("−{digits}"),
            _ => digits.to_string(),
        }
    }

    /// The sentence of a word that needs more than its message.
    fn specially(&self, category: &str, word: &str, arguments: &[Term]) -> Option<String> {
        let said = match (category, word, arguments) {
            ("op", ..) => return self.operation_specially(word, arguments),
            ("has", ..) => return self.static_specially(word, arguments),
            ("if" | "ifnot", ..) => return self.condition_specially(category, word, arguments),
            // 'a la Resistencia' follows 'al Poder', with as much as that or so much of its own.
            ("stat", BOTH, several) => {
                let several = several.iter().map(|one| match one {
                    Term::Call(both, parts) if both == BOTH => {
                        let stat = self.with("wizards-stat-too", &[&self.term("stat", &parts[0])]);
                        parts.get(1).map_or(stat.clone(), |amount| self.term("amount", amount) + " " + &stat)
                    }
                    stat => self.term("stat", stat),
                });
                self.language.list(&several.collect::<Vec<_>>())
            }
            ("who", "user", []) => self.word("who", self.user.get().unwrap_or("user")),
            ("who" | "what", "wounded", []) if self.of_wounded.get() => {
                self.with("wizards-who-that-one", &[])
            }
            ("who" | "what", "target", []) if self.of_each.get() => self.with("wizards-who-that-one", &[]),
            // A site says some things of itself that a card says of itself, and somebody of a company.
            ("flag", "heal_all", []) if self.subject.card().is_some() => {
                self.with("wizards-flag-heal-company", &[])
            }
            ("flag", "act_again", [])
                if self.subject.card().is_some_and(|face| face.kind == CardKind::Hazard) =>
            {
                self.with("wizards-flag-act-again-any", &[])
            }
            ("flag", "be_played_tapped", []) if self.subject.card().is_none() => {
                self.with("wizards-flag-items-tapped", &[])
            }
            // 'for each sage of the company': the noun alone.
            ("amount", "each", [number, of]) => {
                let parts = [self.term("amount", number), self.term("kind", of)];
                self.with("wizards-amount-each", &[&parts[0], bare(&parts[1])])
            }
            ("counted", "sum", [Term::Number(_), _]) => self.call("counted", "plus", arguments),
            ("flag", "waylay", [Term::Number(0)]) => self.with("wizards-flag-waylay-plain", &[]),
            ("what", "held", [who, of]) => {
                let parts = [self.term("who", who), self.term("kind", of)];
                self.with("wizards-what-held", &[&parts[0], bare(&parts[1])])
            }
            // A card by its id, or somebody.
            ("what", _, []) if word != "self" && Subject::named(word).is_some() => {
                kind::kind(self, &Term::Call(word.to_owned(), Vec::new()), "one")
            }
            ("what", _, []) => self.word("who", word),
            _ => return None,
        };
        Some(said)
    }

    /// The same of a static.
    fn static_specially(&self, word: &str, arguments: &[Term]) -> Option<String> {
        if let Some(said) = self.static_apart(word, arguments) {
            return Some(said);
        }
        if let ("may_not", [Term::Call(ban, of)]) = (word, arguments)
            && let Some(said) = self.forbidden(ban, of)
        {
            return Some(said);
        }
        let said = match (word, arguments) {
            // A company's characters have what only its characters have.
            ("to", [of, says]) if is(of, "character") && for_characters(says).is_some() => {
                self.term("has", &for_characters(says)?)
            }
            ("to", [of, says]) if for_characters(says).is_some() => {
                let parts = [self.term("kind.many", of), self.term("has", &for_characters(says)?)];
                self.with("wizards-has-to", &[&parts[0], &parts[1]])
            }
            ("against", [of, Term::Call(word, help)]) if word == "may_not" && helps(help) => {
                let Some(Term::Call(_, card)) = help.first() else { return None };
                let parts = [self.term("kind", &card[0]), self.term("kind.many", of)];
                self.with("wizards-has-unhelped", &[&parts[0], &parts[1]])
            }
            ("against", [of, says]) if is(of, "anything") => {
                self.with("wizards-has-against-any", &[&self.term("has", says)])
            }
            // What only passes on what its argument says.
            ("may" | "may_not", [flag]) => self.term(signature::of("has", word)[0], flag),
            ("if", [test, gives]) => {
                let parts = [self.term("if", test), self.inside(&self.term("has", gives))];
                self.with("wizards-has-if", &[&parts[0], &parts[1]])
            }
            ("keys", [what, ..]) if self.subject.card().is_none() => {
                self.with("wizards-has-keys-here", &[&kind::kind(self, what, "many")])
            }
            // A roll that no two dice fall below is any roll.
            ("test", [Term::Number(..=2), ring]) => {
                self.with("wizards-has-test-any", &["", &self.term(signature::of("has", word)[1], ring)])
            }
            ("gives_down_to", [who, stat, Term::Number(fewer), least])
                if is(who, "company") && is(stat, "regions") =>
            {
                let parts = [self.number("number", -fewer), self.term("number", least)];
                self.with("wizards-has-fewer-regions", &[&parts[0], &parts[1]])
            }
            // All of a number is taken, down to the least.
            ("gives_down_to", [who, stat, Term::Number(..=-99), least]) => {
                let parts = [self.term("who", who), self.term("stat", stat), self.term("number", least)];
                self.with("wizards-has-gives-down-to-all", &[&parts[0], &parts[1], &parts[2]])
            }
            // A card on an item is about that item.
            ("weighs", [Term::Call(bears, of), amount])
                if bears == "bears" && of.first().is_some_and(|of| is(of, "itself")) =>
            {
                self.with("wizards-has-weighs-here", &[&self.term("amount", amount)])
            }
            ("gives", [who, stat, amount]) if is(who, "each") && is(stat, "deeps") => {
                self.with("wizards-has-deeps-for-all", &[&self.term("amount", amount)])
            }
            ("keys", [what, to, test]) if is(test, "always") => {
                let parts = [self.term("kind.many", what), self.term("kind", to)];
                self.with("wizards-has-keys-always", &[&parts[0], &parts[1]])
            }
            // A number of a company as a whole.
            ("gives", [who, stat, amount])
                if is(who, "company")
                    && ["hazard_limit", "ring_test", "regions", "deeps", "draws"]
                        .iter()
                        .any(|one| is(stat, one)) =>
            {
                let parts = [
                    self.word("who", "company_itself"),
                    self.term("stat", stat),
                    self.term("amount", amount),
                ];
                self.with("wizards-has-gives", &[&parts[0], &parts[1], &parts[2]])
            }
            ("gives_up_to", [who, stat, amount, most])
                if is(who, "company") && is(stat, "regions") && amount == most =>
            {
                self.with("wizards-has-more-regions", &[&self.term("number", amount)])
            }
            _ => return None,
        };
        Some(said)
    }

    fn is_hazard(&self) -> bool {
        self.subject.card().is_some_and(wizards::card::Face::is_hazard)
    }

    /// True if the card is played on one of these.
    fn targets(&self, words: &[&str]) -> bool {
        let modes = self.subject.card().into_iter().flat_map(|card| &card.modes);
        let mut targets = modes.filter_map(|mode| mode.target.as_ref());
        targets.any(|target| {
            let target = cardlang::Value::write(target).to_string();
            target
                .split(|sign: char| !sign.is_alphanumeric() && sign != '_')
                .any(|word| words.contains(&word))
        })
    }

    /// The same of an operation.
    fn operation_specially(&self, word: &str, arguments: &[Term]) -> Option<String> {
        if let Some(said) = self.operation_apart(word, arguments) {
            return Some(said);
        }
        let said = match (word, arguments) {
            (BOTH | "raise" | "for_each", _) => return self.several_specially(word, arguments),
            ("roll_over" | "roll_under" | "unleash", _) => return self.by_amount_specially(word, arguments),
            ("travel", [way]) => self.term("travel", way),
            // Regions, two by two.
            ("passes", regions) => {
                let pair =
                    |pair: &[Term]| self.language.list(&[0, 1].map(|at| kind::kind(self, &pair[at], "one")));
                let pairs = regions.chunks_exact(2).map(pair).collect::<Vec<_>>();
                self.with("wizards-op-passes", &[&pairs.join("; ")])
            }
            ("bring_faction", [bonus, reach @ Term::Number(_)]) => {
                let parts = [self.term("amount", bonus), self.term("number", reach)];
                self.with("wizards-op-bring-faction-near", &[&parts[0], &parts[1]])
            }
            ("bring_faction", [Term::Number(0), _]) => self.with("wizards-op-bring-faction-plain", &[]),
            ("bring_faction", [bonus, _]) => {
                self.with("wizards-op-bring-faction", &[&self.term("amount", bonus)])
            }
            // Cards that lie on a character go back to their owners.
            ("to_hand", [Term::Call(held, given)]) if held == "held" => {
                let parts = [self.term("who", &given[0]), self.term("kind", &given[1])];
                self.with("wizards-op-to-hand-held", &[&parts[0], bare(&parts[1])])
            }
            ("attempt", [number, Term::Number(0)]) => {
                self.with("wizards-op-attempt-plain", &[&self.term("number", number)])
            }
            // Only characters make checks.
            ("check", [who, by]) if is(who, "company") => {
                let who = Term::Call("characters".to_owned(), Vec::new());
                self.term("op", &Term::Call(word.to_owned(), vec![who, by.clone()]))
            }
            // A check with nothing to add is only a check.
            ("check", [who, Term::Number(0)]) => {
                self.with("wizards-op-check-plain", &[&self.term("who", who)])
            }
            ("checks", [who, Term::Number(0), times]) => {
                let times = self.term("times", times);
                self.with("wizards-op-checks-plain", &[&self.term("who", who), &times])
            }
            ("hazard_limit", [amount, Term::Number(0)]) if is(amount, "limit") => {
                self.with("wizards-op-hazard-limit-doubled", &[])
            }
            ("hazard_limit", [amount, Term::Number(0)]) => {
                self.with("wizards-op-hazard-limit-plain", &[&self.term("amount", amount)])
            }
            ("cancel", [what]) if is(what, "target") => self.with("wizards-op-cancel-target", &[]),
            ("test_ring", [Term::Number(0)]) => self.with("wizards-op-test-ring-plain", &[]),
            ("body_check", [Term::Number(0)]) => self.with("wizards-op-body-check-plain", &[]),
            // One thing, or all of them.
            ("lose", [who, what, count @ (Term::Number(1) | Term::Call(..))]) => {
                let who = if is(who, "company") {
                    self.word("who", "company_itself")
                } else {
                    self.term("who", who)
                };
                let (id, form) = match (count, what) {
                    (Term::Number(_), _) => ("wizards-op-lose-one", "kind"),
                    (_, Term::Call(word, _)) if word == "not" => ("wizards-op-lose-all", "kind"),
                    _ => ("wizards-op-lose-every", "kind.many"),
                };
                self.with(id, &[&who, &self.term(form, what)])
            }
            ("to_hand", [who]) if is(who, "self") && self.is_hazard() => {
                self.with("wizards-op-to-hand-plain", &[&self.term("who", who)])
            }
            ("to_hand", [who]) if is(who, "target") && self.targets(&["faction", "stored", "permanent"]) => {
                self.with("wizards-op-to-hand-plain", &[&self.term("who", who)])
            }
            ("fetch", [from, what, Term::Number(1), to]) => {
                let parts = [self.term("zone", from), self.term("kind", what), self.term("into", to)];
                self.with("wizards-op-fetch-one", &[&parts[0], &parts[1], &parts[2]])
            }
            _ => return None,
        };
        Some(said)
    }

    /// The same of what is rolled for, or sent out with more or less.
    fn by_amount_specially(&self, word: &str, arguments: &[Term]) -> Option<String> {
        let said = match (word, arguments) {
            ("roll_over", [above, Term::Number(0), does]) => {
                let parts = [self.term("above", above), self.term("op", does)];
                self.with("wizards-op-roll-over-plain", &[&parts[0], &parts[1]])
            }
            ("roll_over", [above, plus @ Term::Call(..), does]) => {
                let parts = [self.term("above", above), self.term("plus", plus), self.term("op", does)];
                self.with("wizards-op-roll-over-plus", &[&parts[0], &parts[1], &parts[2]])
            }
            // The size of the company is taken from a roll.
            ("roll_under", [number, Term::Call(less, size), does])
                if less == "less" && size.iter().all(|one| is(one, "size")) =>
            {
                let parts = [self.term("number", number), self.term("op", does)];
                self.with("wizards-op-roll-under-size", &[&parts[0], &parts[1]])
            }
            ("unleash", [who, Term::Number(0), Term::Number(0)]) => {
                self.with("wizards-op-unleash-plain", &[&self.term("who", who)])
            }
            ("unleash", [who, prowess, Term::Number(0)]) => {
                let parts = [self.term("who", who), self.term("amount", prowess)];
                self.with("wizards-op-unleash-prowess", &[&parts[0], &parts[1]])
            }
            ("unleash", [who, prowess, body]) => {
                let parts = [self.term("who", who), self.term("amount", prowess), self.term("amount", body)];
                self.with("wizards-op-unleash", &[&parts[0], &parts[1], &parts[2]])
            }
            _ => return None,
        };
        Some(said)
    }

    /// The same of what is done to several, or changes numbers for a while.
    fn several_specially(&self, word: &str, arguments: &[Term]) -> Option<String> {
        let said = match (word, arguments) {
            // Several things under one 'if'.
            (BOTH, several) => {
                let several = several.iter().map(|one| self.term("op", one)).collect::<Vec<_>>();
                several.join("; ")
            }
            // Of the attack or the strike one knows how long.
            ("raise", [who, stat, amount, until])
                if ["attack", "strike"].iter().any(|one| is(who, one) && is(until, one)) =>
            {
                let parts = [self.term("who", who), self.term("stat", stat), self.term("amount", amount)];
                self.with("wizards-has-gives", &[&parts[0], &parts[1], &parts[2]])
            }
            ("raise", [who, stat, amount, until])
                if is(until, "check")
                    && ["corruption_check", "influence_check"].iter().any(|one| is(stat, one)) =>
            {
                let stat = self.term("check", stat);
                let parts = [self.term("who", who), stat, self.term("amount", amount)];
                // As much as something is added; a number stands by itself.
                let signed = parts[2].starts_with(['+', '−']);
                let id = if signed { "wizards-has-gives" } else { "wizards-has-adds" };
                self.with(id, &[&parts[0], &parts[1], &parts[2]]).trim_end_matches(',').to_owned()
            }
            // Each character of the company is one.
            ("for_each", [who, of, does]) if is_plain_character(of) && is(who, "company") => {
                let such = match of {
                    Term::Call(_, kinds) => {
                        kinds.iter().skip(1).map(|one| kind::kind(self, one, "that")).collect()
                    }
                    Term::Number(_) => Vec::new(),
                };
                let such = kind::lined(self, &such);
                let each = self.word("who", "characters");
                self.with("wizards-op-for-each", &[&each, &such, &self.term("op", does)])
            }
            ("raise", [who, stat, amount, until]) if is(who, "company") && is(stat, "regions") => {
                let parts = [self.term("number", amount), self.term("until", until)];
                self.with("wizards-op-more-regions", &[&parts[0], &parts[1]])
            }
            _ => return None,
        };
        Some(said)
    }

    /// A sentence after a colon: it goes on with a small letter wherever no name begins it.
    fn inside(&self, sentence: &str) -> String {
        if sentence.starts_with(&self.own_name()) {
            return sentence.to_owned();
        }
        let words = self.with("wizards-says-small", &[]);
        let first = sentence.split(' ').next().unwrap_or_default();
        let small = words.split('|').map(str::trim).any(|word| word == first);
        let spanish = self.language == Language::Es;
        let mut letters = sentence.chars();
        match letters.next() {
            Some(first) if small || spanish => first.to_lowercase().chain(letters).collect(),
            _ => sentence.to_owned(),
        }
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

/// A text as a message's argument: one that counts is given as a number, so that the message may ask for its plural.
fn value(text: &str) -> Value<'_> {
    let counts = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| counts).map_or(Value::Text(text), Value::Number)
}

/// A bonus of a company, as it is said of its characters.
fn for_characters(says: &Term) -> Option<Term> {
    let Term::Call(word, given) = says else { return None };
    let mut given = given.clone();
    match word.as_str() {
        "gives" if is(&given[0], "company") => given[0] = Term::Call("characters".to_owned(), Vec::new()),
        "against" | "if" => given[1] = for_characters(&given[1])?,
        _ => return None,
    }
    Some(Term::Call(word.clone(), given))
}

/// True for a character, of whatever kind.
fn is_plain_character(term: &Term) -> bool {
    is(term, "character")
        || matches!(term, Term::Call(all, kinds) if all == "all" && kinds.first().is_some_and(|kind| is(kind, "character")))
}

fn helps(given: &[Term]) -> bool {
    matches!(given, [Term::Call(word, card)] if word == "be_helped" && card.len() == 1)
}

pub(super) fn is(term: &Term, word: &str) -> bool {
    matches!(term, Term::Call(called, _) if called == word)
}

/// `wizards-op-raise-up-to`.
pub(super) fn id(category: &str, word: &str) -> String {
    format!("wizards-{category}-{}", word.replace('_', "-"))
}

/// One space between words, Spanish contractions, a capital at the beginning and a full stop at the end.
pub(super) fn tidy(language: Language, text: &str) -> String {
    let mut text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    text = text.replace(" ,", ",").replace(" .", ".").replace(" :", ":");
    if language == Language::Es {
        text = text.replace(" de el ", " del ").replace(" a el ", " al ");
        // 'una Región Libre', not 'una región de Región Libre'.
        text = text.replace("regiones de Región Libre", "Regiones Libres");
        text = text.replace("regiones de Región de", "Regiones de").replace("región de Región", "Región");
    } else {
        // 'each automatic-attack at a Dark-hold', not 'each attack that is automatic and at a Dark-hold'.
        text = text.replace("attack that is automatic and ", "automatic-attack ");
        text = text.replace("attack that is automatic or", "attack that is\u{a0}automatic or");
        text = text.replace("attack that is automatic", "automatic-attack").replace('\u{a0}', " ");
    }
    // A name may end in a mark of its own.
    let stop = if text.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{}{stop}", canvas::capital(&text))
}
