//! A server without a face whose errors are nevertheless in words, as people read them.

use server::{
    ApiOnly, Asset, ErrorView, GameView, JoinView, Layer, LobbyView, Pages, Reader, ReplayView, RulesView,
    TableView,
};
use table::{Info, Message, Observer, Seat};
use web::Language;

pub struct Words;

impl Pages for Words {
    fn languages(&self) -> &'static [&'static str] {
        ApiOnly.languages()
    }

    fn say(&self, lang: &str, message: &Message, seats: &[String]) -> String {
        let language = Language::from_tag(lang).expect("one of the languages");
        let name = |seat: Seat| {
            seats
                .get(seat.index())
                .cloned()
                .unwrap_or_else(|| seat.to_string())
        };
        web::text::say(language, message, &name, Observer::Watcher)
    }

    fn lobby(&self, reader: &Reader, view: &LobbyView) -> String {
        ApiOnly.lobby(reader, view)
    }

    fn new_table(&self, reader: &Reader, view: &GameView) -> String {
        ApiOnly.new_table(reader, view)
    }

    fn join(&self, reader: &Reader, view: &JoinView) -> String {
        ApiOnly.join(reader, view)
    }

    fn table(&self, reader: &Reader, view: &TableView) -> String {
        ApiOnly.table(reader, view)
    }

    fn layers(&self, reader: &Reader, view: &TableView) -> Vec<Layer> {
        ApiOnly.layers(reader, view)
    }

    fn replay(&self, reader: &Reader, view: &ReplayView) -> String {
        ApiOnly.replay(reader, view)
    }

    fn replay_layers(&self, reader: &Reader, view: &ReplayView) -> Vec<Layer> {
        ApiOnly.replay_layers(reader, view)
    }

    fn books(&self, reader: &Reader, games: &[Info]) -> String {
        ApiOnly.books(reader, games)
    }

    fn rules(&self, reader: &Reader, view: &RulesView) -> String {
        ApiOnly.rules(reader, view)
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
