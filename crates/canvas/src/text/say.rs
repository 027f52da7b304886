//! Messages of the games in words: with the players' names, and 'you' where the reader is meant.

use fluent_bundle::{FluentArgs, FluentValue};
use table::{Arg, Message, Names, Observer, Outcome, Seat, SeatSet};

use super::{Language, bundle};

/// A name in a sentence that may be that of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Named<'a> {
    /// The id of a message.
    Term(&'a str),
    /// A name that is data.
    Name(&'a Names),
}

/// Names the entry that a name is of; `None` for a name that is none.
type Entries<'a> = &'a dyn Fn(Named) -> Option<String>;

/// A part of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// Plain words.
    Text(String),
    /// A name of an entry of the game's library: the entry, and the words.
    Entry(String, String),
}

/// The marks around names: before the entry, between it and its name, after the name. No text holds these: they are for
/// private use.
const MARKS: [char; 3] = ['\u{e000}', '\u{e001}', '\u{e002}'];

/// A message in words, as `observer` reads it.
///
/// Besides its own arguments a message gets `$you`: `yes` when the player it is about is the reader. A term
/// comes with its attributes: `$nation-the` is what `.the` of the term `$nation` says. So does a message that is
/// said inside another; several come joined in every manner: `$what` with and, `$what-or`, `$what-nor`,
/// `$what-then` one after the other, `$what-sentences` each as a sentence, and `$what-count` says how many.
pub fn say(
    language: Language,
    message: &Message,
    names: &dyn Fn(Seat) -> String,
    observer: Observer,
) -> String {
    bundle::lenient(language, message.id, &args(language, &message.args, names, observer))
}

/// A message in words of another form, an attribute (`id.form`); `None` where it has none of that name.
pub fn say_form(
    language: Language,
    message: &Message,
    form: &str,
    names: &dyn Fn(Seat) -> String,
    observer: Observer,
) -> Option<String> {
    let id = format!("{}.{form}", message.id);
    let words = || bundle::lenient(language, &id, &args(language, &message.args, names, observer));
    bundle::knows(language, &id).then(words)
}

/// A message in pieces, with the names that are those of entries apart.
pub fn say_linked(
    language: Language,
    message: &Message,
    names: &dyn Fn(Seat) -> String,
    observer: Observer,
    entries: Entries,
) -> Vec<Piece> {
    let speaker = Speaker { language, names, observer, entries };
    let pieces = pieces(&bundle::lenient(language, message.id, &speaker.args(&message.args)));
    or_plain(pieces, say(language, message, names, observer))
}

/// The pieces of a sentence, or the sentence as it is without marks: where words depend on a name, a marked one could lead to others.
fn or_plain(pieces: Vec<Piece>, plain: String) -> Vec<Piece> {
    let words = pieces.iter().map(|piece| match piece {
        Piece::Text(words) | Piece::Entry(_, words) => words.as_str(),
    });
    if words.collect::<String>() == plain { pieces } else { vec![Piece::Text(plain)] }
}

/// Messages of one kind as one sentence, in pieces; `None` where they cannot be summed.
///
/// The attribute `.sum` of the message says them all: numbers are added up (but for `$now`, which is the last), other words that
/// differ become a list (several with their number; so do names in messages that say the same), and `$times` says how many they are.
/// Seats must be the same. Without that attribute only messages that say the same are one: as the attribute `.many` has it, which is
/// given what `.sum` is but names without their number, or with their number behind.
///
/// # Panics
///
/// Without a message.
pub fn say_sum(
    language: Language,
    messages: &[&Message],
    names: &dyn Fn(Seat) -> String,
    observer: Observer,
    entries: Entries,
) -> Option<Vec<Piece>> {
    let (first, others) = messages.split_first().expect("a message");
    if others.is_empty() {
        return Some(say_linked(language, first, names, observer, entries));
    }
    let seats = |message: &Message| -> Vec<Arg> {
        let args = message.args.iter().map(|(_, arg)| arg);
        args.filter(|arg| matches!(arg, Arg::Seat(_) | Arg::Seats(_))).cloned().collect()
    };
    if others.iter().any(|other| other.id != first.id || seats(other) != seats(first)) {
        return None;
    }
    let knows = |form: &str| Some(format!("{}.{form}", first.id)).filter(|id| bundle::knows(language, id));
    let same = others.iter().all(|other| other.args == first.args);
    let sum = knows("sum");
    let counted = same && sum.is_some();
    let Some(form) = sum.or_else(|| knows("many").filter(|_| same)) else {
        let mut said = say_linked(language, first, names, observer, entries);
        let mut end = "";
        if let Some(Piece::Text(last)) = said.last_mut()
            && last.ends_with('.')
        {
            last.pop();
            end = ".";
        }
        said.push(Piece::Text(format!(" ×{}{end}", messages.len())));
        return same.then_some(said);
    };
    let said = |entries| {
        let speaker = Speaker { language, names, observer, entries };
        bundle::lenient(language, &form, &speaker.sum(messages, counted))
    };
    Some(or_plain(pieces(&said(entries)), said(&|_| None)))
}

/// One argument of several messages, in their order; `counted` when words that all are the same are to tell their number.
fn summed(
    language: Language,
    name: &str,
    values: &[FluentValue<'static>],
    counted: bool,
) -> FluentValue<'static> {
    match values.last() {
        Some(last @ FluentValue::Number(_)) if name == "now" => last.clone(),
        Some(FluentValue::Number(_)) => {
            let numbers = values.iter().map(|value| match value {
                FluentValue::Number(number) => number.value,
                _ => 0.0,
            });
            FluentValue::from(numbers.sum::<f64>())
        }
        Some(FluentValue::String(_)) => {
            let mut words = Vec::<(&str, usize)>::new();
            for value in values {
                let FluentValue::String(word) = value else { continue };
                match words.iter_mut().find(|(known, _)| known == word) {
                    Some((_, count)) => *count += 1,
                    None => words.push((word, 1)),
                }
            }
            let counted = counted || words.len() > 1;
            let times = |(word, count): (&str, usize)| match count {
                2.. if counted => format!("{word} ×{count}"),
                _ => word.to_owned(),
            };
            FluentValue::from(language.list(&words.into_iter().map(times).collect::<Vec<_>>()))
        }
        _ => FluentValue::None,
    }
}

/// The pieces of a text, split at the marks.
fn pieces(said: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut rest = said;
    while let Some((before, marked)) = rest.split_once(MARKS[0]) {
        let Some((entry, (name, after))) =
            marked.split_once(MARKS[1]).and_then(|(entry, rest)| Some((entry, rest.split_once(MARKS[2])?)))
        else {
            break;
        };
        pieces.push(Piece::Text(before.to_owned()));
        pieces.push(Piece::Entry(entry.to_owned(), name.to_owned()));
        rest = after;
    }
    pieces.push(Piece::Text(rest.to_owned()));
    pieces.retain(|piece| *piece != Piece::Text(String::new()));
    pieces
}

/// Contracts the Spanish 'a el' to 'al', and 'de el' to 'del', also where the name that brings the article is marked.
pub(super) fn contracted(language: Language, mut text: String) -> String {
    if language != Language::Es || !text.contains("el ") {
        return text;
    }
    let [before, between, _] = MARKS;
    for (long, short) in [(" a ", " al "), (" de ", " del ")] {
        text = text.replace(&format!("{long}el "), short);
        let mut parts = text.split(&format!("{long}{before}")).map(str::to_owned).collect::<Vec<_>>();
        for marked in parts.iter_mut().skip(1) {
            *marked = match marked.split_once(between) {
                Some((entry, name)) if name.starts_with("el ") => {
                    format!("{short}{before}{entry}{between}{}", &name["el ".len()..])
                }
                _ => format!("{long}{before}{marked}"),
            };
        }
        text = parts.concat();
    }
    text
}

/// The end of a game, in words.
pub fn say_outcome(
    language: Language,
    outcome: &Outcome,
    names: &dyn Fn(Seat) -> String,
    observer: Observer,
) -> String {
    let given = [("winners", Arg::Seats(outcome.winners))];
    bundle::lenient(language, &outcome.reason, &args(language, &given, names, observer))
}

/// The arguments as Fluent takes them.
pub(super) fn args(
    language: Language,
    given: &[(&'static str, Arg)],
    names: &dyn Fn(Seat) -> String,
    observer: Observer,
) -> FluentArgs<'static> {
    let speaker = Speaker { language, names, observer, entries: &|_| None };
    speaker.args(given)
}

/// The speaker of a message, with its reader.
struct Speaker<'a> {
    language: Language,
    names: &'a dyn Fn(Seat) -> String,
    observer: Observer,
    entries: Entries<'a>,
}

impl Speaker<'_> {
    fn args(&self, given: &[(&'static str, Arg)]) -> FluentArgs<'static> {
        let (language, names, observer) = (self.language, self.names, self.observer);
        let mut args = FluentArgs::new();
        let mut you = false;
        for (name, value) in given {
            let value = match value {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Verbatim(words) => FluentValue::from(words.clone()),
                Arg::Name(names) => {
                    let words = names.of(language.tag()).to_owned();
                    FluentValue::from(self.marked(Named::Name(names), words))
                }
                Arg::Term(term) => {
                    self.forms(name, term, &mut args);
                    FluentValue::from(self.in_sentence(term))
                }
                Arg::Terms(terms) => FluentValue::from(self.join_terms(terms)),
                Arg::Said(messages) => FluentValue::from(self.said(name, messages, &mut args)),
                Arg::Seat(seat) => {
                    you |= observer == Observer::Seat(*seat);
                    FluentValue::from(names(*seat))
                }
                Arg::Seats(seats) => {
                    // Of several who are asked each is asked; who wins with others has not won alone.
                    let own =
                        |seat| if *name == "seats" { seats.has(seat) } else { *seats == SeatSet::only(seat) };
                    you |= matches!(observer, Observer::Seat(seat) if own(seat));
                    // How many they are: `$winners-count`.
                    args.set(format!("{name}-count"), FluentValue::from(seats.len()));
                    FluentValue::from(language.list(&seats.iter().map(names).collect::<Vec<_>>()))
                }
            };
            args.set(*name, value);
        }
        args.set("you", FluentValue::from(if you { "yes" } else { "no" }));
        args
    }

    /// The arguments of several messages as those of one. Names in messages that are all the `same` tell how often they are meant.
    fn sum(&self, messages: &[&Message], same: bool) -> FluentArgs<'static> {
        let all = messages.iter().map(|message| self.args(&message.args)).collect::<Vec<_>>();
        let names = |name: &str| {
            let of = |(known, arg): &(&'static str, Arg)| {
                *known == name && !matches!(arg, Arg::Number(_) | Arg::Seat(_) | Arg::Seats(_))
            };
            messages[0].args.iter().any(of)
        };
        let mut args = FluentArgs::new();
        for name in all[0].iter().map(|(name, _)| name.to_owned()) {
            let values = all.iter().filter_map(|args| args.get(&name)).map(|value| value.into_owned());
            let value = summed(self.language, &name, &values.collect::<Vec<_>>(), same && names(&name));
            args.set(name, value);
        }
        args.set("times", FluentValue::from(messages.len()));
        args
    }

    /// A name with the marks of its entry, if it is of one.
    fn marked(&self, name: Named, words: String) -> String {
        let [before, between, after] = MARKS;
        match (self.entries)(name) {
            Some(entry) => format!("{before}{entry}{between}{words}{after}"),
            None => words,
        }
    }

    /// Messages said inside another, and their other forms.
    fn said(&self, name: &str, messages: &[Message], given: &mut FluentArgs<'static>) -> String {
        if let [message] = messages {
            let args = self.args(&message.args);
            for form in bundle::attributes(self.language, message.id) {
                let words = bundle::lenient(self.language, &format!("{}.{form}", message.id), &args);
                given.set(format!("{name}-{form}"), FluentValue::from(words));
            }
        }
        let parts = messages.iter().map(|message| self.inside(message)).collect::<Vec<_>>();
        for (form, join) in JOINS {
            given.set(format!("{name}-{form}"), FluentValue::from(join(self.language, &parts)));
        }
        given.set(format!("{name}-count"), FluentValue::from(parts.len()));
        self.language.list(&parts)
    }

    /// A message in its form inside a sentence.
    fn inside(&self, message: &Message) -> String {
        let args = self.args(&message.args);
        let inside = format!("{}.said", message.id);
        if bundle::knows(self.language, &inside) {
            bundle::lenient(self.language, &inside, &args)
        } else {
            bundle::lenient(self.language, message.id, &args)
        }
    }

    /// A term in its form inside a sentence: with its article, say, where the title has none.
    fn in_sentence(&self, term: &str) -> String {
        let said = self.language.text_if_known(&format!("{term}.said"));
        let words = said.unwrap_or_else(|| self.language.text(term));
        self.marked(Named::Term(term), words)
    }

    /// Other forms of a term, which are its attributes: `.the` of `$nation` is given as `$nation-the`.
    fn forms(&self, name: &str, term: &str, args: &mut FluentArgs<'static>) {
        let language = self.language;
        for form in bundle::attributes(language, term).filter(|form| *form != "counted") {
            let words = language.text(&format!("{term}.{form}"));
            args.set(format!("{name}-{form}"), FluentValue::from(self.marked(Named::Term(term), words)));
        }
    }

    /// Terms as a list; equal ones are counted where the language has a form for it ('2 Rings and an Orc').
    fn join_terms(&self, terms: &[&'static str]) -> String {
        let language = self.language;
        let mut counted = Vec::<(&'static str, u32)>::new();
        for term in terms {
            match counted.iter_mut().find(|(known, _)| known == term) {
                Some((_, count)) => *count += 1,
                None => counted.push((term, 1)),
            }
        }
        let words = counted.iter().flat_map(|(term, count)| {
            let form = format!("{term}.counted");
            if bundle::knows(language, &form) {
                vec![language.with(&form, &[("number", (*count).into())])]
            } else {
                vec![self.in_sentence(term); *count as usize]
            }
        });
        language.list(&words.collect::<Vec<_>>())
    }
}

type Join = fn(Language, &[String]) -> String;

/// The manners of joining a list, besides 'and', by the names of their forms.
const JOINS: [(&str, Join); 4] = [
    ("or", Language::or),
    ("nor", Language::nor),
    ("then", Language::then),
    ("sentences", Language::sentences),
];
