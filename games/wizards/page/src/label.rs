//! The labels of cards and sites: their names, and the ids of their entries in the library.

use canvas::{Context, Language};
use table::Names;
use wizards::ids::{CardId, SiteId};

/// A name in the reader's language.
pub(crate) fn name(names: &Names, language: Language) -> &str {
    match language {
        Language::Es => &names.es,
        Language::En => &names.en,
    }
}

/// The name of a card.
pub(crate) fn called<'a>(card: CardId, ctx: &Context) -> &'a str {
    name(&card.get().name, ctx.language)
}

/// The entry of a card.
pub(crate) fn card_id(card: CardId) -> String {
    format!("card-{card}")
}

/// The entry of a site.
pub(crate) fn site_id(site: SiteId) -> String {
    format!("site-{site}")
}
