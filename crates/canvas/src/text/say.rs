//! Messages of the games in words: with the players' names, and 'you' where the reader is meant.

use fluent_bundle::{FluentArgs, FluentValue};
use table::{Arg, Message, Observer, Outcome, Seat, SeatSet};

use super::{Language, bundle};

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
    bundle::lenient(
        language,
        message.id,
        &args(language, &message.args, names, observer),
    )
}

/// How a game ended, in words.
pub fn say_outcome(
    language: Language,
    outcome: &Outcome,
    names: &dyn Fn(Seat) -> String,
    observer: Observer,
) -> String {
    let given = [("winners", Arg::Seats(outcome.winners))];
    bundle::lenient(
        language,
        &outcome.reason,
        &args(language, &given, names, observer),
    )
}

/// The arguments as Fluent takes them.
pub(super) fn args(
    language: Language,
    given: &[(&'static str, Arg)],
    names: &dyn Fn(Seat) -> String,
    observer: Observer,
) -> FluentArgs<'static> {
    let mut args = FluentArgs::new();
    let mut you = false;
    for (name, value) in given {
        let value = match value {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Verbatim(words) => FluentValue::from(words.clone()),
            Arg::Name(names) => FluentValue::from(names.of(language.tag()).to_owned()),
            Arg::Term(term) => {
                forms(language, name, term, &mut args);
                FluentValue::from(in_sentence(language, term))
            }
            Arg::Terms(terms) => FluentValue::from(join_terms(language, terms)),
            Arg::Said(messages) => {
                let speaker = Speaker {
                    language,
                    names,
                    observer,
                };
                FluentValue::from(speaker.said(name, messages, &mut args))
            }
            Arg::Seat(seat) => {
                you |= observer == Observer::Seat(*seat);
                FluentValue::from(names(*seat))
            }
            Arg::Seats(seats) => {
                you |= matches!(observer, Observer::Seat(seat) if *seats == SeatSet::only(seat));
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

/// Who speaks, and to whom.
struct Speaker<'a> {
    language: Language,
    names: &'a dyn Fn(Seat) -> String,
    observer: Observer,
}

impl Speaker<'_> {
    /// Messages that are said inside another, and their other forms.
    fn said(&self, name: &str, messages: &[Message], given: &mut FluentArgs<'static>) -> String {
        if let [message] = messages {
            let args = args(self.language, &message.args, self.names, self.observer);
            for form in bundle::attributes(self.language, message.id) {
                let words = bundle::lenient(self.language, &format!("{}.{form}", message.id), &args);
                given.set(format!("{name}-{form}"), FluentValue::from(words));
            }
        }
        let parts = messages
            .iter()
            .map(|message| self.inside(message))
            .collect::<Vec<_>>();
        for (form, join) in JOINS {
            given.set(
                format!("{name}-{form}"),
                FluentValue::from(join(self.language, &parts)),
            );
        }
        given.set(format!("{name}-count"), FluentValue::from(parts.len()));
        self.language.list(&parts)
    }

    /// A message as it stands inside a sentence.
    fn inside(&self, message: &Message) -> String {
        let args = args(self.language, &message.args, self.names, self.observer);
        let inside = format!("{}.said", message.id);
        if bundle::knows(self.language, &inside) {
            bundle::lenient(self.language, &inside, &args)
        } else {
            bundle::lenient(self.language, message.id, &args)
        }
    }
}

type Join = fn(Language, &[String]) -> String;

/// The manners of joining what is said, besides 'and', by the names of their forms.
const JOINS: [(&str, Join); 4] = [
    ("or", Language::or),
    ("nor", Language::nor),
    ("then", Language::then),
    ("sentences", Language::sentences),
];

/// A term as it stands inside a sentence: with its article, say, where the title has none.
fn in_sentence(language: Language, term: &str) -> String {
    let said = language.text_if_known(&format!("{term}.said"));
    said.unwrap_or_else(|| language.text(term))
}

/// Other forms of a term are its attributes: what `.the` of `$nation` says is `$nation-the`.
fn forms(language: Language, name: &str, term: &str, args: &mut FluentArgs<'static>) {
    for form in bundle::attributes(language, term).filter(|form| *form != "counted") {
        let words = language.text(&format!("{term}.{form}"));
        args.set(format!("{name}-{form}"), FluentValue::from(words));
    }
}

/// Terms as a list; equal ones are counted where the language has a form for it ('2 Rings and an Orc').
fn join_terms(language: Language, terms: &[&'static str]) -> String {
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
            vec![in_sentence(language, term); *count as usize]
        }
    });
    language.list(&words.collect::<Vec<_>>())
}
