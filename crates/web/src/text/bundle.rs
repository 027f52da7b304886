//! The Fluent files, read once.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::langid;

use super::Language;

macro_rules! both {
    ($name:literal) => {
        (
            $name,
            include_str!(concat!("../../locales/es/", $name, ".ftl")),
            include_str!(concat!("../../locales/en/", $name, ".ftl")),
        )
    };
}

/// The files of both languages, side by side: name, Spanish, English.
pub(super) const FILES: &[(&str, &str, &str)] = &[
    both!("house"),
    both!("lobby"),
    both!("table"),
    both!("setup"),
    both!("server"),
    both!("terminal"),
    both!("journey"),
    both!("journey-art"),
    both!("tricks"),
    both!("tricks-goal"),
    both!("tricks-art"),
    both!("war-map"),
    both!("war-board"),
    both!("war"),
    both!("war-regions"),
    both!("war-titles"),
    both!("war-cards"),
];

static SPANISH: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| read(Language::Es));
static ENGLISH: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| read(Language::En));

fn read(language: Language) -> FluentBundle<FluentResource> {
    let tag = match language {
        Language::Es => langid!("es"),
        Language::En => langid!("en"),
    };
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    // The marks that keep the directions of scripts apart would be visible in attributes and titles, and
    // both languages are written in the same direction.
    bundle.set_use_isolating(false);
    for (name, spanish, english) in FILES {
        let text = match language {
            Language::Es => spanish,
            Language::En => english,
        };
        let resource = FluentResource::try_new((*text).to_owned())
            .unwrap_or_else(|(_, errors)| panic!("{name}.ftl in {language:?}: {errors:?}"));
        bundle
            .add_resource(resource)
            .unwrap_or_else(|errors| panic!("{name}.ftl in {language:?}: {errors:?}"));
    }
    bundle
}

fn bundle(language: Language) -> &'static FluentBundle<FluentResource> {
    match language {
        Language::Es => &SPANISH,
        Language::En => &ENGLISH,
    }
}

/// Is there such a message, or such an attribute of a message (`id.attribute`)?
pub(super) fn knows(language: Language, id: &str) -> bool {
    pattern(language, id).is_some()
}

fn pattern(language: Language, id: &str) -> Option<&'static fluent_syntax::ast::Pattern<&'static str>> {
    let (id, attribute) = id
        .split_once('.')
        .map_or((id, None), |(id, attribute)| (id, Some(attribute)));
    let message = bundle(language).get_message(id)?;
    match attribute {
        None => message.value(),
        Some(attribute) => message
            .get_attribute(attribute)
            .map(|attribute| attribute.value()),
    }
}

/// The names of a message's attributes.
pub(super) fn attributes(language: Language, id: &str) -> impl Iterator<Item = &'static str> {
    let message = bundle(language).get_message(id);
    message.into_iter().flat_map(|message| {
        message
            .attributes()
            .map(|attribute| attribute.id())
            .collect::<Vec<_>>()
    })
}

/// A message in words, or everything that is wrong with it: for tests.
#[cfg(test)]
pub(super) fn strict(language: Language, id: &str, args: &FluentArgs) -> Result<String, Vec<String>> {
    let pattern = pattern(language, id).ok_or_else(|| vec![format!("no message '{id}' in {language:?}")])?;
    let mut errors = Vec::new();
    let words = bundle(language)
        .format_pattern(pattern, Some(args), &mut errors)
        .into_owned();
    if errors.is_empty() {
        return Ok(words);
    }
    Err(errors
        .iter()
        .map(|error| format!("{id} in {language:?}: {error}"))
        .collect())
}

/// A message in words. What is missing shows as its id: a page with a hole is better than no page.
pub(super) fn lenient(language: Language, id: &str, args: &FluentArgs) -> String {
    match pattern(language, id) {
        None => id.to_owned(),
        Some(pattern) => bundle(language)
            .format_pattern(pattern, Some(args), &mut Vec::new())
            .into_owned(),
    }
}
