//! The pages of a house.

use std::collections::HashMap;
use std::sync::OnceLock;

use canvas::{AnyPage, Language};
use rulebook::{Glossary, Library};
use seen::{
    ApartCard, CampaignView, DataView, DeviceView, ErrorView, FinishedView, GroupCard, GroupInvitation,
    GroupView, HandedView, JoinView, LetterView, LibraryView, LobbyView, MeView, NewTableView, NoticesView,
    Pages, PrivacyView, PuzzlesView, Reader, ReplayView, RulesView, StatisticsView, StudyView, TableView,
    TokensView, WorkshopView,
};
use table::{Info, Message, Observer, Seat};

pub use crate::asset::Asset;
use crate::asset::{assets, bench_of, bench_style};
use crate::find::Index;
use crate::page::{self, PageContext};
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

    fn ctx<'a>(&'a self, reader: &'a Reader) -> PageContext<'a> {
        PageContext { web: self, reader, language: language(reader.lang) }
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

fn language(tag: &str) -> Language {
    Language::from_tag(tag).unwrap_or(Language::En)
}

impl Pages for Web {
    fn languages(&self) -> &'static [&'static str] {
        &["en", "es"]
    }

    fn say(&self, lang: &str, message: &Message, seats: &[String]) -> String {
        let name = |seat: Seat| {
            let known = seats.get(seat.index()).cloned();
            known.unwrap_or_else(|| seat.to_string())
        };
        canvas::say(language(lang), message, &name, Observer::Watcher)
    }

    fn lobby(&self, reader: &Reader, view: &LobbyView) -> String {
        page::lobby(&self.ctx(reader), view).0
    }

    fn finished(&self, reader: &Reader, view: &FinishedView) -> String {
        page::finished(&self.ctx(reader), view).0
    }

    fn puzzles(&self, reader: &Reader, view: &PuzzlesView) -> String {
        page::puzzles(&self.ctx(reader), view).0
    }

    fn campaign(&self, reader: &Reader, view: &CampaignView) -> String {
        page::campaign(&self.ctx(reader), view).0
    }

    fn statistics(&self, reader: &Reader, view: &StatisticsView) -> String {
        page::statistics(&self.ctx(reader), view).0
    }

    fn me(&self, reader: &Reader, view: &MeView) -> String {
        page::me(&self.ctx(reader), view).0
    }

    fn tokens(&self, reader: &Reader, view: &TokensView) -> String {
        page::tokens(&self.ctx(reader), view).0
    }

    fn handed(&self, reader: &Reader, view: &HandedView) -> String {
        page::handed(&self.ctx(reader), view).0
    }

    fn device(&self, reader: &Reader, view: &DeviceView) -> String {
        page::device(&self.ctx(reader), *view).0
    }

    fn data(&self, reader: &Reader, view: &DataView) -> String {
        page::data(&self.ctx(reader), view).0
    }

    fn groups(&self, reader: &Reader, groups: &[GroupCard]) -> String {
        page::groups(&self.ctx(reader), groups).0
    }

    fn group(&self, reader: &Reader, view: &GroupView) -> String {
        page::group(&self.ctx(reader), view).0
    }

    fn group_invitation(&self, reader: &Reader, view: &GroupInvitation) -> String {
        page::group_invitation(&self.ctx(reader), view).0
    }

    fn apart(&self, reader: &Reader, apart: &[ApartCard]) -> String {
        page::apart(&self.ctx(reader), apart).0
    }

    fn wrong(&self, reader: &Reader, table: &str, file: &str) -> String {
        page::wrong(&self.ctx(reader), table, file).0
    }

    fn reported(&self, reader: &Reader, table: &str) -> String {
        page::reported(&self.ctx(reader), table).0
    }

    fn privacy(&self, reader: &Reader, view: &PrivacyView) -> String {
        page::privacy(&self.ctx(reader), view).0
    }

    fn notices(&self, reader: &Reader, view: &NoticesView, tried: Option<&str>) -> String {
        page::notices(&self.ctx(reader), view, tried).0
    }

    fn letter(&self, reader: &Reader, view: &LetterView) -> String {
        page::letter(&self.ctx(reader), view).0
    }

    fn game_name(&self, lang: &str, game: &str) -> String {
        language(lang).text(&format!("{game}-name"))
    }

    fn made_up_name(&self, reader: &Reader) -> String {
        page::made_up_name(&self.ctx(reader))
    }

    fn new_table(&self, reader: &Reader, view: &NewTableView) -> String {
        page::new_table(&self.ctx(reader), view).0
    }

    fn join(&self, reader: &Reader, view: &JoinView) -> String {
        page::join(&self.ctx(reader), view).0
    }

    fn table(&self, reader: &Reader, view: &TableView) -> String {
        page::table(&self.ctx(reader), view).0
    }

    fn layers(&self, reader: &Reader, view: &TableView) -> Vec<seen::Layer> {
        page::layers(&self.ctx(reader), view)
    }

    fn sheets(&self, reader: &Reader, view: &TableView, wanted: Option<&str>) -> Option<String> {
        page::sheets(&self.ctx(reader), view, wanted).map(|page| page.0)
    }

    fn replay(&self, reader: &Reader, view: &ReplayView) -> String {
        page::replay(&self.ctx(reader), view).0
    }

    fn replay_layers(&self, reader: &Reader, view: &ReplayView) -> Vec<seen::Layer> {
        page::replay_layers(&self.ctx(reader), view)
    }

    fn study_layers(&self, reader: &Reader, view: &StudyView) -> Vec<seen::Layer> {
        page::study_layers(&self.ctx(reader), view)
    }

    fn books(&self, reader: &Reader, games: &[Info]) -> String {
        page::books(&self.ctx(reader), games).0
    }

    fn rules(&self, reader: &Reader, view: &RulesView) -> String {
        let drawn = page::rules(&self.ctx(reader), view);
        drawn.map(|page| page.0).unwrap_or_default()
    }

    fn library(&self, reader: &Reader, view: &LibraryView) -> Option<String> {
        page::library(&self.ctx(reader), view).map(|page| page.0)
    }

    fn workshop(&self, reader: &Reader, view: &WorkshopView) -> Option<String> {
        page::workshop(&self.ctx(reader), view).map(|page| page.0)
    }

    fn offline(&self, reader: &Reader) -> String {
        let nobody =
            Reader { name: None, picture: None, notices: false, path: "/".to_owned(), ..reader.clone() };
        page::offline(&self.ctx(&nobody)).0
    }

    fn worker(&self) -> String {
        let mut all = self.assets.iter();
        let script = all.find(|asset| asset.name == "worker.js");
        let text = script.map_or("", |script| std::str::from_utf8(script.bytes).unwrap_or_default());
        // Another text whenever the pages' style is another: then browsers keep the page anew.
        format!("{text}// {}\n", self.path("house.css"))
    }

    fn about(&self, reader: &Reader) -> String {
        page::about(&self.ctx(reader)).0
    }

    fn error(&self, reader: &Reader, view: &ErrorView) -> String {
        page::error(&self.ctx(reader), view).0
    }

    fn asset(&self, path: &str) -> Option<seen::Asset> {
        let mut all = self.assets.iter();
        let found = all.find(|asset| asset.path.strip_prefix("/assets/") == Some(path))?;
        Some(seen::Asset { content_type: found.content_type, body: found.bytes, immutable: true })
    }
}
