//! The pages of a house.

use std::collections::HashMap;
use std::sync::OnceLock;

use canvas::AnyPage;
use rulebook::{Glossary, Library};

pub use crate::asset::Asset;
use crate::asset::{assets, bench_of, bench_style};
use crate::find::Index;
use crate::poster::poster_style;

/// The pages of a house, with those of its games.
pub struct Web {
    pages: Vec<&'static dyn AnyPage>,
    library: Library,
    /// The terms of each game.
    glossaries: HashMap<&'static str, Glossary>,
    /// What can be found in each game, once somebody has looked for something.
    indexes: HashMap<&'static str, OnceLock<Index>>,
    assets: Vec<Asset>,
    /// The host's own pictures of cards: the tag of each, by game and entry.
    pictures: HashMap<&'static str, HashMap<String, String>>,
    /// The version of the program; empty if unknown.
    version: &'static str,
}

impl Web {
    /// The pages of a house with these games. Their words are [learnt](canvas::learn), and so are those of the house.
    pub fn new(pages: impl IntoIterator<Item = &'static dyn AnyPage>) -> Self {
        let pages = pages.into_iter().collect::<Vec<_>>();
        canvas::learn(&crate::words());
        pages.iter().for_each(|page| canvas::learn(&page.words()));
        // The entrance shows a picture of each game: of their sheets it loads what those need.
        let posters = pages.iter().map(|page| poster_style(page.style(), &page.poster().0));
        let posters = posters.collect::<String>();
        let benches = pages.iter().filter(|page| !page.bench_style().is_empty());
        // They are named, and put together, once, for as long as the program runs.
        let benches = benches.map(|page| {
            let (id, style) = (page.info().id, page.bench_style());
            (&*bench_of(id).leak(), &*bench_style(style).leak())
        });
        Self {
            library: Library::new(pages.iter().map(|page| (page.info().id, page.book()))),
            assets: assets(
                pages.iter().map(|page| (page.info().id, page.style())).chain(benches),
                pages.iter().filter_map(|page| Some((page.info().id, page.shared()?))),
                &posters,
            ),
            glossaries: pages.iter().map(|page| (page.info().id, glossary(*page))).collect(),
            indexes: pages.iter().map(|page| (page.info().id, OnceLock::new())).collect(),
            pages,
            pictures: HashMap::new(),
            version: "",
        }
    }

    /// The same, whose pages tell this version of the program at their foot.
    #[must_use]
    pub const fn with_version(mut self, version: &'static str) -> Self {
        self.version = version;
        self
    }

    /// The same with the host's own pictures of a game's cards: the entries that have one, and its tag.
    #[must_use]
    pub fn with_pictures<'a>(
        mut self,
        game: &'static str,
        of: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Self {
        let all = of.into_iter().map(|(entry, tag)| (entry.to_owned(), tag.to_owned()));
        self.pictures.insert(game, all.collect());
        self
    }

    /// The address of the host's own picture of an entry, if there is one.
    pub(crate) fn picture_of(&self, game: &str, entry: &str) -> Option<String> {
        let tag = self.pictures.get(game)?.get(entry)?;
        Some(format!("/pictures/{game}/{entry}?{tag}"))
    }

    /// The version of the program; empty if unknown.
    pub(crate) const fn version(&self) -> &'static str {
        self.version
    }

    /// The page of the game with this id.
    pub(crate) fn page(&self, game: &str) -> Option<&'static dyn AnyPage> {
        self.pages.iter().copied().find(|page| page.info().id == game)
    }

    /// The rulebooks of the games.
    pub const fn library(&self) -> &Library {
        &self.library
    }

    /// The terms of a game; one without any has an empty glossary.
    ///
    /// # Panics
    /// For a game that the house does not have.
    pub(crate) fn glossary(&self, game: &str) -> &Glossary {
        &self.glossaries[game]
    }

    /// What can be found in a game.
    pub(crate) fn index(&self, game: &str) -> Option<&Index> {
        let page = self.page(game)?;
        let index = self.indexes.get(game)?;
        Some(index.get_or_init(|| Index::of(page, self.library.of(game), self.glossary(game))))
    }

    /// Everything that pages load besides themselves.
    pub fn assets(&self) -> &[Asset] {
        &self.assets
    }

    /// The path of the asset of that name.
    pub(crate) fn path(&self, name: &str) -> &str {
        let found = self.assets.iter().find(|asset| asset.name == name);
        found.map_or("", |asset| &asset.path)
    }

    /// The path of the picture for shared links: of a game, or of the house.
    pub(crate) fn picture(&self, game: Option<&str>) -> &str {
        let own = game.map_or("", |game| self.path(&format!("{game}.png")));
        if own.is_empty() { self.path("bree.png") } else { own }
    }

    /// The paths of the sheets of style that a page needs: that of the house, and those of the game and of the parts of the house
    /// that it is about.
    pub(crate) fn sheets<'a>(
        &self,
        game: Option<&'a str>,
        parts: &'a [&'a str],
    ) -> impl Iterator<Item = &str> + use<'_> {
        let names = ["house"].into_iter().chain(game).chain(parts.iter().copied());
        let paths = names.map(|name| self.path(&format!("{name}.css")));
        paths.filter(|path| !path.is_empty()).collect::<Vec<_>>().into_iter()
    }
}

/// The glossary of a game.
///
/// # Panics
/// When it cannot be read. It is compiled in and tests read it: a wrong one never leaves the house.
fn glossary(page: &dyn AnyPage) -> Glossary {
    let file = format!("{}/rules/glossary.toml", page.info().id);
    Glossary::parse(&file, page.glossary()).unwrap_or_else(|error| panic!("{error}"))
}
