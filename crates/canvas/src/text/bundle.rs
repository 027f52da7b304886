//! The Fluent files of everybody who has words, each read once.

use std::collections::BTreeSet;
use std::sync::{OnceLock, PoisonError, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use unic_langid::LanguageIdentifier;

use super::{Language, Words};

type Bundle = FluentBundle<FluentResource>;

/// One crate's words in all languages, each read when it is first wanted.
struct Shelf {
    words: Words,
    spanish: OnceLock<Bundle>,
    english: OnceLock<Bundle>,
}

impl Shelf {
    fn bundle(&self, language: Language) -> &Bundle {
        let bundle = match language {
            Language::Es => &self.spanish,
            Language::En => &self.english,
        };
        bundle.get_or_init(|| read(&self.words, language))
    }
}

/// Everything that was learnt. What is learnt is never forgotten, so that words can be lent without a lock.
static LEARNT: RwLock<Vec<&'static Shelf>> = RwLock::new(Vec::new());

/// Adds a crate's words, so that its messages can be said. A crate that is known already is left as it is.
///
/// # Panics
/// When one of its messages is somebody else's already: which of the two were said would hang on who came first.
/// A file that is no Fluent panics when it is first read. Both are mistakes in the files, which tests find.
pub fn learn(words: &Words) {
    let mut learnt = LEARNT.write().unwrap_or_else(PoisonError::into_inner);
    if learnt.is_empty() {
        // What the cards of every game say.
        take_in(&mut learnt, &crate::words());
    }
    take_in(&mut learnt, words);
}

fn take_in(learnt: &mut Vec<&'static Shelf>, words: &Words) {
    if learnt.iter().any(|shelf| shelf.words.of == words.of) {
        return;
    }
    let new = ids(words).collect::<BTreeSet<_>>();
    for other in learnt.iter().map(|shelf| &shelf.words) {
        if let Some(id) = ids(other).find(|id| new.contains(id)) {
            panic!("the message '{id}' of {} is one of {} too", words.of, other.of);
        }
    }
    learnt.push(Box::leak(Box::new(Shelf {
        words: *words,
        spanish: OnceLock::new(),
        english: OnceLock::new(),
    })));
}

/// The ids of all messages: they begin the line.
fn ids(words: &Words) -> impl Iterator<Item = &'static str> {
    let lines = words.files.iter().flat_map(|file| file.es.lines());
    let ids = lines.filter_map(|line| Some(line.split_once('=')?.0.trim_end()));
    ids.filter(|id| id.starts_with(|first: char| first.is_ascii_lowercase()))
}

fn read(words: &Words, language: Language) -> Bundle {
    let tag = match language {
        Language::Es => "es",
        Language::En => "en",
    };
    let tag = tag.parse::<LanguageIdentifier>().expect("a tag of a language");
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    // The marks that keep the directions of scripts apart would be visible in attributes and titles, and
    // both languages are written in the same direction.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(number));
    bundle.add_function("SIGNED", signed).expect("no other function has the name");
    for file in words.files {
        let wrong = |errors: &dyn std::fmt::Debug| -> ! {
            panic!("{}.ftl of {} in {language:?}: {errors:?}", file.name, words.of)
        };
        let resource = FluentResource::try_new(file.text(language).to_owned())
            .unwrap_or_else(|(_, errors)| wrong(&errors));
        bundle.add_resource(resource).unwrap_or_else(|errors| wrong(&errors));
    }
    bundle
}

/// A number below nothing has a minus, and not a hyphen.
fn number<M>(value: &FluentValue<'_>, _memo: &M) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    (number.value < 0.0).then(|| number.as_string().replacen('-', "−", 1))
}

/// `SIGNED($by)`: a number with its sign, also the plus.
fn signed<'a>(given: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    match given {
        [FluentValue::Number(by)] if by.value > 0.0 => FluentValue::from(format!("+{}", by.as_string())),
        [FluentValue::Number(by)] => FluentValue::from(by.as_string().replacen('-', "−", 1)),
        _ => FluentValue::Error,
    }
}

/// A message's words, and the bundle they are from.
type Found = (&'static Bundle, &'static Pattern<&'static str>);

fn bundle_of(language: Language, id: &str) -> Option<&'static Bundle> {
    let learnt = LEARNT.read().unwrap_or_else(PoisonError::into_inner);
    let mut bundles = learnt.iter().map(|shelf| shelf.bundle(language));
    bundles.find(|bundle| bundle.has_message(id))
}

fn find(language: Language, id: &str) -> Option<Found> {
    let (id, attribute) = id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)));
    let bundle = bundle_of(language, id)?;
    let message = bundle.get_message(id)?;
    let pattern = match attribute {
        None => message.value(),
        Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
    };
    Some((bundle, pattern?))
}

/// True if there is such a message, or such an attribute of a message (`id.attribute`).
pub(crate) fn knows(language: Language, id: &str) -> bool {
    find(language, id).is_some()
}

/// The names of a message's attributes.
pub(super) fn attributes(language: Language, id: &str) -> impl Iterator<Item = &'static str> {
    let message = bundle_of(language, id).and_then(|bundle| bundle.get_message(id));
    message
        .into_iter()
        .flat_map(|message| message.attributes().map(|attribute| attribute.id()).collect::<Vec<_>>())
}

/// A message in words, or everything that is wrong with it: for tests.
pub(crate) fn strict(language: Language, id: &str, args: &FluentArgs) -> Result<String, Vec<String>> {
    let (bundle, pattern) =
        find(language, id).ok_or_else(|| vec![format!("no message '{id}' in {language:?}")])?;
    let mut errors = Vec::new();
    let words = bundle.format_pattern(pattern, Some(args), &mut errors);
    if errors.is_empty() {
        return Ok(super::say::contracted(language, words.into_owned()));
    }
    Err(errors.iter().map(|error| format!("{id} in {language:?}: {error}")).collect())
}

/// A message in words. What is missing shows as its id: a page with a hole is better than no page.
pub(super) fn lenient(language: Language, id: &str, args: &FluentArgs) -> String {
    match find(language, id) {
        None => id.to_owned(),
        Some((bundle, pattern)) => {
            let words = bundle.format_pattern(pattern, Some(args), &mut Vec::new());
            super::say::contracted(language, words.into_owned())
        }
    }
}
