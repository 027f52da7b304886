//! A table is drawn once for all its spectators, however many they are.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::ThreadId;

use reqwest::Response;
use seen::{
    Asset, ErrorView, JoinView, Layer, LobbyView, NewTableView, Pages, Reader, ReplayView, RulesView,
    TableView,
};
use serde_json::json;
use server::ApiOnly;
use table::{Info, Message};

use crate::house::{Guest, Open, toys};

/// Pages that count how often a table is drawn, and draw no more than its version.
#[derive(Default)]
pub struct Counting {
    drawn: AtomicUsize,
    /// The thread on which a workbench was last drawn.
    pub bench_on: Mutex<Option<ThreadId>>,
    /// The threads on which a library was drawn.
    pub libraries_on: Mutex<Vec<ThreadId>>,
    /// The threads on which rules were drawn.
    pub rules_on: Mutex<Vec<ThreadId>>,
    /// What was drawn of tables and of their steps, and the thread on which.
    pub tables_on: Mutex<Vec<(&'static str, ThreadId)>>,
}

impl Counting {
    fn note(&self, what: &'static str) {
        self.tables_on.lock().unwrap().push((what, std::thread::current().id()));
    }
}

impl Pages for Counting {
    fn languages(&self) -> &'static [&'static str] {
        &["es", "en"]
    }
    fn say(&self, lang: &str, message: &Message, seats: &[String]) -> String {
        ApiOnly.say(lang, message, seats)
    }
    fn lobby(&self, reader: &Reader, view: &LobbyView) -> String {
        ApiOnly.lobby(reader, view)
    }
    fn new_table(&self, reader: &Reader, view: &NewTableView) -> String {
        ApiOnly.new_table(reader, view)
    }
    fn join(&self, reader: &Reader, view: &JoinView) -> String {
        ApiOnly.join(reader, view)
    }
    fn table(&self, reader: &Reader, view: &TableView) -> String {
        self.note("table");
        ApiOnly.table(reader, view)
    }
    fn layers(&self, reader: &Reader, view: &TableView) -> Vec<Layer> {
        self.note("layers");
        self.drawn.fetch_add(1, Ordering::SeqCst);
        let (lang, version, ply, seats) = (reader.lang, view.version, view.ply, view.you.len());
        let text = format!("{lang} v{version} ply{ply} seats{seats}");
        vec![Layer::new("prompt", text)]
    }
    fn replay(&self, reader: &Reader, view: &ReplayView) -> String {
        self.note("replay");
        ApiOnly.replay(reader, view)
    }
    fn replay_layers(&self, reader: &Reader, view: &ReplayView) -> Vec<Layer> {
        self.note("replay layers");
        ApiOnly.replay_layers(reader, view)
    }
    fn finished(&self, reader: &Reader, view: &server::FinishedView) -> String {
        ApiOnly.finished(reader, view)
    }

    fn puzzles(&self, reader: &Reader, view: &server::PuzzlesView) -> String {
        ApiOnly.puzzles(reader, view)
    }
    fn campaign(&self, reader: &Reader, view: &server::CampaignView) -> String {
        ApiOnly.campaign(reader, view)
    }
    fn statistics(&self, reader: &Reader, view: &server::StatisticsView) -> String {
        ApiOnly.statistics(reader, view)
    }
    fn me(&self, reader: &Reader, view: &server::MeView) -> String {
        ApiOnly.me(reader, view)
    }
    fn tokens(&self, reader: &Reader, view: &server::TokensView) -> String {
        ApiOnly.tokens(reader, view)
    }
    fn handed(&self, reader: &Reader, view: &server::HandedView) -> String {
        ApiOnly.handed(reader, view)
    }
    fn data(&self, reader: &Reader, view: &server::DataView) -> String {
        ApiOnly.data(reader, view)
    }
    fn groups(&self, reader: &Reader, groups: &[server::GroupCard]) -> String {
        ApiOnly.groups(reader, groups)
    }
    fn group(&self, reader: &Reader, view: &server::GroupView) -> String {
        ApiOnly.group(reader, view)
    }
    fn group_invitation(&self, reader: &Reader, view: &server::GroupInvitation) -> String {
        ApiOnly.group_invitation(reader, view)
    }
    fn apart(&self, reader: &Reader, apart: &[server::ApartCard]) -> String {
        ApiOnly.apart(reader, apart)
    }
    fn wrong(&self, reader: &Reader, table: &str, file: &str) -> String {
        ApiOnly.wrong(reader, table, file)
    }
    fn reported(&self, reader: &Reader, table: &str) -> String {
        ApiOnly.reported(reader, table)
    }
    fn privacy(&self, reader: &Reader, view: &server::PrivacyView) -> String {
        ApiOnly.privacy(reader, view)
    }
    fn notices(&self, reader: &Reader, view: &server::NoticesView, tried: Option<&str>) -> String {
        ApiOnly.notices(reader, view, tried)
    }
    fn letter(&self, reader: &Reader, view: &server::LetterView) -> String {
        ApiOnly.letter(reader, view)
    }
    fn device(&self, reader: &Reader, view: &server::DeviceView) -> String {
        ApiOnly.device(reader, view)
    }
    fn books(&self, reader: &Reader, games: &[Info]) -> String {
        ApiOnly.books(reader, games)
    }
    fn rules(&self, reader: &Reader, view: &RulesView) -> String {
        self.rules_on.lock().unwrap().push(std::thread::current().id());
        let name = reader.name.as_deref().unwrap_or("nobody");
        format!("{} {name} {} {}", reader.lang, view.find, "a rule ".repeat(10_000))
    }
    fn workshop(&self, _: &Reader, view: &server::WorkshopView) -> Option<String> {
        *self.bench_on.lock().unwrap() = Some(std::thread::current().id());
        Some(format!("{:?}", view.fields))
    }
    fn library(&self, reader: &Reader, view: &server::LibraryView) -> Option<String> {
        self.libraries_on.lock().unwrap().push(std::thread::current().id());
        let name = reader.name.as_deref().unwrap_or("nobody");
        Some(format!("{} {name} {} {}", reader.lang, view.find, "a card ".repeat(10_000)))
    }
    fn offline(&self, reader: &Reader) -> String {
        ApiOnly.offline(reader)
    }
    fn worker(&self) -> String {
        ApiOnly.worker()
    }
    fn about(&self, reader: &Reader) -> String {
        ApiOnly.about(reader)
    }
    fn error(&self, reader: &Reader, view: &ErrorView) -> String {
        ApiOnly.error(reader, view)
    }
    fn asset(&self, path: &str) -> Option<Asset> {
        ApiOnly.asset(path)
    }
}

async fn watch(who: &Guest, id: &str, lang: &str) -> Response {
    let path = format!("/api/v1/tables/{id}/events?draw=html&lang={lang}");
    let stream = who.request("get", &path).send().await.unwrap();
    assert_eq!(stream.status(), 200);
    assert_eq!(stream.headers()["x-accel-buffering"], "no", "no proxy holds events back");
    stream
}

/// Reads until this was sent; all that was.
pub async fn until(stream: &mut Response, wanted: &str) -> String {
    let mut read = String::new();
    while !read.contains(wanted) {
        let chunk = tokio::time::timeout(std::time::Duration::from_secs(10), stream.chunk()).await;
        let chunk = chunk.expect("an event in time").unwrap().expect("the stream goes on");
        read.push_str(&String::from_utf8_lossy(&chunk));
    }
    read
}

#[tokio::test]
async fn all_who_watch_are_drawn_for_once() {
    const WATCHERS: usize = 30;
    let folder = tempfile::tempdir().unwrap();
    let pages = Arc::new(Counting::default());
    let inn = Open::drawn(folder.path(), toys(), pages.clone(), |config| {
        config.limits.streams_each = 2 * WATCHERS;
    })
    .await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let plan = json!({ "game": "bids", "public": true, "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let (_, made) = ana.post("/tables", plan).await;
    let id = made["id"].as_str().unwrap().to_owned();
    assert_eq!(ben.post(&format!("/tables/{id}/join"), json!({})).await.0, 200);
    let guest = inn.guest("Watcher").await;
    let mut streams = Vec::new();
    for number in 0..WATCHERS {
        let lang = if number % 3 == 0 { "en" } else { "es" };
        let who = if number % 2 == 0 { guest.clone() } else { Guest::nobody(&inn) };
        let mut stream = watch(&who, &id, lang).await;
        until(&mut stream, &format!("{lang} v")).await;
        streams.push((lang, stream));
    }
    let mut player = watch(&ana, &id, "en").await;
    until(&mut player, "seats1").await;
    let before = pages.drawn.load(Ordering::SeqCst);
    for (ply, who) in [(1, &ana), (2, &ben)] {
        assert_eq!(who.bid(&id, 0, 2).await.0, 200);
        for (lang, stream) in &mut streams {
            let read = until(stream, &format!("ply{ply} ")).await;
            assert!(read.contains(&format!("{lang} v")) && read.contains("seats0"), "{read}");
        }
        until(&mut player, &format!("ply{ply} ")).await;
    }
    let drawn = pages.drawn.load(Ordering::SeqCst) - before;
    // Each choice is drawn for the player and in two languages; a bid that waits for the other may be told twice.
    assert!(drawn <= 12, "drawn {drawn} times for {WATCHERS} watchers and one player");
    inn.close().await;
}
