//! The requests of the server to the pages of a house, and the page that draws each.

use canvas::Language;
use seen::{
    ApartCard, CampaignView, DataView, DeviceView, ErrorView, FinishedView, GroupCard, GroupInvitation,
    GroupView, HandedView, JoinView, LetterView, LibraryView, LobbyView, MeView, NewTableView, NoticesView,
    Pages, PrivacyView, PuzzlesView, Reader, ReplayView, RulesView, StatisticsView, StudyView, TableView,
    TokensView, WorkshopView,
};
use table::{Info, Message, Observer, Seat};

use crate::Web;
use crate::page::{self, PageContext};

fn language(tag: &str) -> Language {
    Language::from_tag(tag).unwrap_or(Language::En)
}

impl Web {
    fn ctx<'a>(&'a self, reader: &'a Reader) -> PageContext<'a> {
        PageContext { web: self, reader, language: language(reader.lang) }
    }
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
        let mut all = self.assets().iter();
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
        let mut all = self.assets().iter();
        let found = all.find(|asset| asset.path.strip_prefix("/assets/") == Some(path))?;
        Some(seen::Asset { content_type: found.content_type, body: found.bytes, immutable: true })
    }
}
