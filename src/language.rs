//! `--lang`: the language of a command.

use canvas::Language;

/// The language of a command.
#[derive(clap::Args)]
pub struct Lang {
    /// Language: es or en, also with a region such as es-MX. By default that of the environment (LANG).
    #[arg(long, value_name = "LANG", value_parser = language)]
    lang: Option<Language>,
}

impl Lang {
    /// The chosen language, or that of the environment.
    pub fn language(&self) -> Language {
        self.lang.unwrap_or_else(environment)
    }
}

fn language(tag: &str) -> Result<Language, &'static str> {
    Language::from_tag(tag).ok_or("say es or en")
}

/// The language of the environment: the first of these variables that names one.
fn environment() -> Language {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|tag| !tag.is_empty())
        .and_then(|tag| Language::from_tag(&tag))
        .unwrap_or(Language::En)
}
