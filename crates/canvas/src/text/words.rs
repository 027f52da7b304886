//! The words that a crate brings.

use super::Language;

/// The Fluent files of a crate, as [`words!`](macro@crate::words) gathers them.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// The name of their crate.
    pub of: &'static str,
    pub files: &'static [File],
}

/// A Fluent file in every language.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// The file's name, without `.ftl`.
    pub name: &'static str,
    /// The Spanish file.
    pub es: &'static str,
    /// The English file.
    pub en: &'static str,
}

impl File {
    /// The file's text in this language.
    pub const fn text(&self, language: Language) -> &'static str {
        match language {
            Language::Es => self.es,
            Language::En => self.en,
        }
    }
}

/// The Fluent files `locales/{es,en}/NAME.ftl` of the crate that calls it, as [`Words`](crate::Words).
///
/// They become part of the program: nothing is read while it runs.
///
/// ```ignore
/// fn words() -> canvas::Words {
///     canvas::words!("journey", "journey-art")
/// }
/// ```
#[macro_export]
macro_rules! words {
    ($($name:literal),+ $(,)?) => {
        $crate::Words {
            of: env!("CARGO_PKG_NAME"),
            files: &[$($crate::WordsFile {
                name: $name,
                es: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/es/", $name, ".ftl")),
                en: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/en/", $name, ".ftl")),
            }),+],
        }
    };
}
