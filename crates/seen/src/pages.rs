//! The drawing side, as the server sees it: pages, layers of a page, and words.

use ::table::{Info, Message};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    ApartCard, CampaignView, DataView, DeviceView, ErrorView, FinishedView, GroupCard, GroupInvitation,
    GroupView, HandedView, JoinView, LetterView, LibraryView, LobbyView, MeView, NewTableView, NoticesView,
    Picture, PrivacyView, PuzzlesView, ReplayView, RulesView, StatisticsView, StudyView, TableView,
    TokensView, WorkshopView,
};

/// The reader of a page.
#[derive(Clone, Debug)]
pub struct Reader {
    /// The language, one of [`Pages::languages`].
    pub lang: &'static str,
    /// The name of the guest, once there is one.
    pub name: Option<String>,
    /// The picture of the guest, if they have chosen one.
    pub picture: Option<Picture>,
    /// The path of the page, to come back to after the language was changed. It may hold the secret of a
    /// link, as the page's address does: it must not go anywhere but into this page.
    pub path: String,
    /// The public address of the inn, if the host has set it.
    pub public_url: Option<String>,
    /// The moment at which the page is drawn: milliseconds since 1970, UTC. Clocks on it run from there.
    pub now: i64,
    /// True for a guest, false for a stranger.
    pub guest: bool,
    /// True for a guest who can be notified: then their pages report when they are in sight. Then their pages say when
    /// they are in sight.
    pub notices: bool,
    /// True if they may see the host's own pictures of cards, away from a table where they sit.
    pub pictures: bool,
}

/// A piece of a page that is replaced when it has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Layer {
    /// The id of the element that it replaces.
    pub id: String,
    /// The element, whole.
    pub html: String,
    /// Elements in it that can be replaced by themselves, in their order.
    #[serde(skip)]
    pub parts: Vec<Part>,
}

impl Layer {
    /// An element without parts.
    pub fn new(id: impl Into<String>, html: impl Into<String>) -> Self {
        Self { id: id.into(), html: html.into(), parts: Vec::new() }
    }

    /// The HTML without its parts: the pieces before, between and after them.
    pub fn around_parts(&self) -> impl Iterator<Item = &str> {
        let starts = std::iter::once(0).chain(self.parts.iter().map(|part| part.at.end));
        let ends = self.parts.iter().map(|part| part.at.start);
        let ends = ends.chain(std::iter::once(self.html.len()));
        starts.zip(ends).map(|(start, end)| &self.html[start..end])
    }
}

/// An element inside a layer: while the rest of the layer stays the same, it is sent alone when it changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// The id of the element.
    pub id: String,
    /// The part's place in the layer's HTML.
    pub at: std::ops::Range<usize>,
}

/// A file that pages need: style, script, icon.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Media type.
    pub content_type: &'static str,
    /// The content.
    pub body: &'static [u8],
    /// True if its path changes whenever its content does. Then a browser may keep it for ever.
    pub immutable: bool,
}

/// A renderer of pages and messages.
pub trait Pages: Send + Sync {
    /// The languages it speaks, as in `lang=`; the first is taken when a reader wants none of them.
    fn languages(&self) -> &'static [&'static str];
    /// A message in words. `seats` are the names at the table, in the order of the seats; empty where the
    /// message is about no table.
    fn say(&self, lang: &str, message: &Message, seats: &[String]) -> String;
    /// The entrance: the games, my tables, public tables.
    fn lobby(&self, reader: &Reader, view: &LobbyView) -> String;
    /// The reader's games that are over.
    fn finished(&self, reader: &Reader, view: &FinishedView) -> String;
    /// The puzzles of a game, and its deal of the day.
    fn puzzles(&self, reader: &Reader, view: &PuzzlesView) -> String;
    /// The log of a campaign.
    fn campaign(&self, reader: &Reader, view: &CampaignView) -> String;
    /// The reader's games, counted.
    fn statistics(&self, reader: &Reader, view: &StatisticsView) -> String;
    /// The reader: name and browsers.
    fn me(&self, reader: &Reader, view: &MeView) -> String;
    /// The reader's programs.
    fn tokens(&self, reader: &Reader, view: &TokensView) -> String;
    /// A link of a table, to be handed on.
    fn handed(&self, reader: &Reader, view: &HandedView) -> String;
    /// The page on which a browser joins a guest.
    fn device(&self, reader: &Reader, view: &DeviceView) -> String;
    /// The page of the reader's own data.
    fn data(&self, reader: &Reader, view: &DataView) -> String;
    /// The reader's groups.
    fn groups(&self, reader: &Reader, groups: &[GroupCard]) -> String;
    /// The page of a group.
    fn group(&self, reader: &Reader, view: &GroupView) -> String;
    /// The page behind the link of a group.
    fn group_invitation(&self, reader: &Reader, view: &GroupInvitation) -> String;
    /// The page of the people the reader muted or blocked.
    fn apart(&self, reader: &Reader, apart: &[ApartCard]) -> String;
    /// The page after a report about this table.
    fn reported(&self, reader: &Reader, table: &str) -> String;
    /// The page of a game as the reader's seat knows it, as a file for somebody else.
    fn wrong(&self, reader: &Reader, table: &str, file: &str) -> String;
    /// The privacy page.
    fn privacy(&self, reader: &Reader, view: &PrivacyView) -> String;
    /// The page of notification settings; `tried` is the result of what they have just tried.
    fn notices(&self, reader: &Reader, view: &NoticesView, tried: Option<&str>) -> String;
    /// The page behind a link in a letter.
    fn letter(&self, reader: &Reader, view: &LetterView) -> String;
    /// A name for somebody who begins to play without one.
    fn made_up_name(&self, _reader: &Reader) -> String {
        String::new()
    }
    /// The title of a game.
    fn game_name(&self, _lang: &str, game: &str) -> String {
        game.to_owned()
    }
    /// The form of a new table of one game.
    fn new_table(&self, reader: &Reader, view: &NewTableView) -> String;
    /// The page behind a link to a free seat.
    fn join(&self, reader: &Reader, view: &JoinView) -> String;
    /// A table: one that waits for players, a running game, or a finished one.
    fn table(&self, reader: &Reader, view: &TableView) -> String;
    /// The same table as layers of the page; ids that are gone are left out, new ones added.
    fn layers(&self, reader: &Reader, view: &TableView) -> Vec<Layer>;
    /// The sheets that the page of a table leaves out until they are opened, as a page: the one with this id, or all; nothing where
    /// nothing is to be read.
    fn sheets(&self, _reader: &Reader, _view: &TableView, _wanted: Option<&str>) -> Option<String> {
        None
    }
    /// The page of one step of a game.
    fn replay(&self, reader: &Reader, view: &ReplayView) -> String;
    /// The same step as layers of the page.
    fn replay_layers(&self, reader: &Reader, view: &ReplayView) -> Vec<Layer>;
    /// What those who look back on a finished game share, as layers of that page.
    fn study_layers(&self, _reader: &Reader, _view: &StudyView) -> Vec<Layer> {
        Vec::new()
    }
    /// The rulebooks of the house.
    fn books(&self, reader: &Reader, games: &[Info]) -> String;
    /// The rules of a game.
    fn rules(&self, reader: &Reader, view: &RulesView) -> String;
    /// The library of a game, or one entry of it; nothing where the game has none, or not that one.
    fn library(&self, _reader: &Reader, _view: &LibraryView) -> Option<String> {
        None
    }
    /// The bench where the decks of a game are made; nothing where the game has none.
    fn workshop(&self, _reader: &Reader, _view: &WorkshopView) -> Option<String> {
        None
    }
    /// The page without connection: stored by browsers for that case, and so for nobody in particular.
    fn offline(&self, reader: &Reader) -> String;
    /// The script that keeps that page. It is asked for anew when anything that pages load has changed.
    fn worker(&self) -> String;
    /// The page about the inn.
    fn about(&self, reader: &Reader) -> String;
    /// The page of an error.
    fn error(&self, reader: &Reader, view: &ErrorView) -> String;
    /// The file at `/assets/<path>`.
    fn asset(&self, path: &str) -> Option<Asset>;
}
