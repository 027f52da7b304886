//! A server without a face.

use table::{Arg, Info, Message};

use seen::{
    ApartCard, Asset, CampaignView, DataView, DeviceView, ErrorView, FinishedView, GroupCard,
    GroupInvitation, GroupView, HandedView, JoinView, Layer, LetterView, LobbyView, MeView, NewTableView,
    NoticesView, Pages, PrivacyView, PuzzlesView, Reader, ReplayView, RulesView, StatisticsView, TableView,
    TokensView,
};

/// Answers every page with a plain note, and every message with its id and arguments.
pub struct ApiOnly;

const NOTE: &str = "<!doctype html><title>Bree</title><p>This server has no pages; its API is described at \
                    <a href=\"/api/openapi.json\">/api/openapi.json</a>.";

impl Pages for ApiOnly {
    fn languages(&self) -> &'static [&'static str] {
        &["en", "es"]
    }

    fn say(&self, _lang: &str, message: &Message, seats: &[String]) -> String {
        plain(message, seats)
    }

    fn lobby(&self, _reader: &Reader, _view: &LobbyView) -> String {
        NOTE.to_owned()
    }

    fn new_table(&self, _reader: &Reader, _view: &NewTableView) -> String {
        NOTE.to_owned()
    }

    fn join(&self, _reader: &Reader, _view: &JoinView) -> String {
        NOTE.to_owned()
    }

    fn table(&self, _reader: &Reader, _view: &TableView) -> String {
        NOTE.to_owned()
    }

    /// Two layers of plain text, so that the stream of layers can be tried without anything that draws.
    fn layers(&self, reader: &Reader, view: &TableView) -> Vec<Layer> {
        let seats = view.names();
        let prompt =
            view.prompt.as_ref().map(|prompt| self.say(reader.lang, prompt, &seats)).unwrap_or_default();
        let seats = format!("{seats:?}").replace('&', "&amp;").replace('<', "&lt;");
        vec![
            Layer::new("prompt", format!("<p id=\"prompt\">{prompt}</p>")),
            Layer::new("seats", format!("<p id=\"seats\">{seats}</p>")),
        ]
    }

    fn replay(&self, _reader: &Reader, _view: &ReplayView) -> String {
        NOTE.to_owned()
    }

    fn replay_layers(&self, _reader: &Reader, view: &ReplayView) -> Vec<Layer> {
        vec![Layer::new("step", format!("<p id=\"step\">{}</p>", view.ply))]
    }

    fn finished(&self, _reader: &Reader, _view: &FinishedView) -> String {
        NOTE.to_owned()
    }

    fn puzzles(&self, _reader: &Reader, _view: &PuzzlesView) -> String {
        NOTE.to_owned()
    }

    fn campaign(&self, _reader: &Reader, _view: &CampaignView) -> String {
        NOTE.to_owned()
    }

    fn statistics(&self, _reader: &Reader, _view: &StatisticsView) -> String {
        NOTE.to_owned()
    }

    fn me(&self, _reader: &Reader, _view: &MeView) -> String {
        NOTE.to_owned()
    }

    fn handed(&self, _reader: &Reader, _view: &HandedView) -> String {
        NOTE.to_owned()
    }

    fn device(&self, _reader: &Reader, _view: &DeviceView) -> String {
        NOTE.to_owned()
    }

    fn data(&self, _reader: &Reader, _view: &DataView) -> String {
        NOTE.to_owned()
    }

    fn groups(&self, _reader: &Reader, _groups: &[GroupCard]) -> String {
        NOTE.to_owned()
    }

    fn group(&self, _reader: &Reader, _view: &GroupView) -> String {
        NOTE.to_owned()
    }

    fn group_invitation(&self, _reader: &Reader, _view: &GroupInvitation) -> String {
        NOTE.to_owned()
    }

    fn tokens(&self, _reader: &Reader, _view: &TokensView) -> String {
        NOTE.to_owned()
    }

    fn apart(&self, _reader: &Reader, _apart: &[ApartCard]) -> String {
        NOTE.to_owned()
    }

    fn wrong(&self, _reader: &Reader, _table: &str, _file: &str) -> String {
        NOTE.to_owned()
    }

    fn reported(&self, _reader: &Reader, _table: &str) -> String {
        NOTE.to_owned()
    }

    fn privacy(&self, _reader: &Reader, _view: &PrivacyView) -> String {
        NOTE.to_owned()
    }

    fn notices(&self, _reader: &Reader, _view: &NoticesView, _tried: Option<&str>) -> String {
        NOTE.to_owned()
    }

    fn letter(&self, _reader: &Reader, _view: &LetterView) -> String {
        NOTE.to_owned()
    }

    fn books(&self, _reader: &Reader, _games: &[Info]) -> String {
        NOTE.to_owned()
    }

    fn rules(&self, _reader: &Reader, _view: &RulesView) -> String {
        NOTE.to_owned()
    }

    fn offline(&self, _reader: &Reader) -> String {
        NOTE.to_owned()
    }

    fn worker(&self) -> String {
        String::new()
    }

    fn about(&self, _reader: &Reader) -> String {
        NOTE.to_owned()
    }

    fn error(&self, reader: &Reader, view: &ErrorView) -> String {
        let words = self.say(reader.lang, &view.message, &[]).replace('&', "&amp;").replace('<', "&lt;");
        format!("<!doctype html><title>Bree</title><p>{words}</p>")
    }

    fn asset(&self, _path: &str) -> Option<Asset> {
        None
    }
}

/// A message by its id and arguments.
fn plain(message: &Message, seats: &[String]) -> String {
    let mut words = message.id.to_owned();
    for (name, value) in &message.args {
        let value = match value {
            Arg::Number(number) => number.to_string(),
            Arg::Seat(seat) => seats.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string()),
            Arg::Seats(set) => format!("{set:?}"),
            Arg::Term(term) => (*term).to_owned(),
            Arg::Terms(terms) => terms.join("+"),
            Arg::Verbatim(verbatim) => verbatim.clone(),
            Arg::Name(names) => names.en.clone(),
            Arg::Said(messages) => {
                let said = messages.iter().map(|message| plain(message, seats));
                format!("({})", said.collect::<Vec<_>>().join("; "))
            }
        };
        words.push_str(&format!(" {name}={value}"));
    }
    words
}
