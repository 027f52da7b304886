//! How one reader sees a table: names, words, the drawing.

use maud::{Markup, html};
use std::any::Any;
use table::{BySeat, Info, Laid, Message, Observer, Outcome, Seat, Told};

use crate::art::icon;
use crate::page::drawing::{Drawn, Scene, draw, pointed};
use crate::page::shell::Reader;
use crate::page::view::{Ended, How, ReplayView, SeatKind, SeatView, TableView};
use crate::text::{Language, say, say_outcome};

/// What a table or a step of a replay needs to be put in words and drawn.
pub(crate) struct Sight<'a> {
    /// Who reads.
    pub reader: &'a Reader,
    /// Their language.
    pub language: Language,
    /// Through whose eyes they look.
    pub observer: Observer,
    seats: &'a [SeatView],
    names: BySeat<String>,
    /// What is played.
    pub game: Info,
    picture: Option<&'a (dyn Any + Send)>,
    ply: u32,
    laid: &'a [Laid],
    prompt: Option<&'a Message>,
    told: &'a [Told],
    roll: u32,
    /// Is what the seats of this screen know hidden, until one of them says that it looks?
    veiled: bool,
}

/// What whoever sits there is called.
pub(crate) fn seat_name(language: Language, seat: &SeatView) -> String {
    let number = [("seat", (seat.seat.number() as u32).into())];
    match seat.kind {
        _ if !seat.name.is_empty() => seat.name.clone(),
        SeatKind::Bot => language.with("seat-bot", &number),
        SeatKind::Open => language.with("seat-open", &number),
        SeatKind::Person => language.with("lobby-seat", &number),
    }
}

/// What a seat is called before somebody sits there: its number, and what it plays where the game says so.
pub(crate) fn seat_label(language: Language, game: &str, players: usize, seat: Seat) -> String {
    let number = language.with("lobby-seat", &[("seat", (seat.number() as u32).into())]);
    match plays(language, game, players, seat) {
        Some(plays) => format!("{number} · {plays}"),
        None => number,
    }
}

/// What a seat plays with so many players, where the game says so.
pub(crate) fn plays(language: Language, game: &str, players: usize, seat: Seat) -> Option<String> {
    language.text_if_known(&format!("{game}-seat-{players}-{}", seat.number()))
}

/// Grows with every roll that is told.
fn roll(from: usize, told: &[Told]) -> u32 {
    let rolled = |told: &Told| {
        told.event["what"]
            .as_str()
            .is_some_and(|what| what.starts_with("rolled"))
    };
    told.iter()
        .rposition(rolled)
        .map_or(0, |index| (from + index + 1) as u32)
}

fn names(language: Language, seats: &[SeatView]) -> BySeat<String> {
    BySeat::new(seats.len(), |seat| seat_name(language, &seats[seat.index()]))
}

impl<'a> Sight<'a> {
    /// Of a table.
    pub fn of_table(reader: &'a Reader, view: &'a TableView<'a>) -> Self {
        let laid = view.laid.first();
        Self {
            reader,
            language: reader.language,
            // With two seats on one screen, whoever must choose looks.
            observer: laid.map_or(view.observer, |laid| Observer::Seat(laid.seat)),
            seats: &view.seats,
            names: names(reader.language, &view.seats),
            game: view.game,
            picture: view.picture,
            ply: laid.map_or(view.ply, |laid| laid.ply),
            laid: laid.map_or(&[], |laid| laid.choices),
            prompt: view.prompt,
            told: view.told,
            roll: roll(view.told_from, view.told),
            veiled: !view.curtain.is_empty(),
        }
    }

    /// Of a step of a replay.
    pub fn of_replay(reader: &'a Reader, view: &'a ReplayView<'a>) -> Self {
        Self {
            reader,
            language: reader.language,
            observer: Observer::Afterwards,
            seats: &view.seats,
            names: names(reader.language, &view.seats),
            game: view.game,
            picture: view.picture,
            ply: view.ply,
            laid: &[],
            prompt: Some(view.prompt),
            told: view.told,
            roll: roll(0, view.told),
            veiled: false,
        }
    }

    /// A message in words.
    pub fn say(&self, message: &Message) -> String {
        // 'You' would be unclear where one person plays two seats.
        let observer = if self.shared() {
            Observer::Watcher
        } else {
            self.observer
        };
        say(self.language, message, &|seat| self.name(seat), observer)
    }

    /// How the game ended, in words.
    pub fn say_end(&self, ended: &Ended) -> Option<String> {
        let how = match ended.how {
            How::Outcome => None,
            How::Agreed => Some("table-ended-agreed"),
            How::Resigned => Some("table-ended-resigned"),
            How::Abandoned => Some("table-ended-abandoned"),
            How::Unfinished => Some("table-ended-unfinished"),
        };
        let how = how.map(|id| self.language.text(id));
        let outcome = ended.outcome.as_ref().map(|outcome| self.say_outcome(outcome));
        let words = how.into_iter().chain(outcome).collect::<Vec<_>>();
        (!words.is_empty()).then(|| words.join(" "))
    }

    fn say_outcome(&self, outcome: &Outcome) -> String {
        // After the game everybody sees all, but 'you' is still whoever sits there.
        let own = self
            .own()
            .filter(|_| !self.shared())
            .map_or(Observer::Watcher, Observer::Seat);
        say_outcome(self.language, outcome, &|seat| self.name(seat), own)
    }

    /// Does the reader hold several seats?
    pub fn shared(&self) -> bool {
        self.seats.iter().filter(|seat| seat.you).count() > 1
    }

    /// The reader's own seat.
    pub fn own(&self) -> Option<Seat> {
        match self.observer {
            _ if self.veiled => None,
            Observer::Seat(seat) => Some(seat),
            Observer::Watcher | Observer::Afterwards => {
                self.seats.iter().find(|seat| seat.you).map(|seat| seat.seat)
            }
        }
    }

    /// What `seat` is called.
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat).cloned().unwrap_or_default()
    }

    /// What lies on the table, drawn.
    pub fn draw(&self) -> Option<Drawn> {
        let say = |message: &Message| self.say(message);
        let extra = |seat| self.extra(seat);
        let ask = self.prompt.map(say).unwrap_or_default();
        let scene = Scene {
            game: self.game.id,
            language: self.language,
            names: &self.names,
            own: self.own(),
            ply: self.ply,
            laid: self.laid,
            ask: &ask,
            told: self.told,
            say: &say,
            roll: self.roll,
            extra: &extra,
        };
        draw(self.game.id, self.picture?, &scene)
    }

    /// The id of the place on the drawing that a remark points at, if there is one.
    pub fn pointed(&self, remark: &str) -> Option<String> {
        pointed(self.game.id, self.picture, remark)
    }

    /// What is known of a seat besides the game: a bot's level, whose it is, who is away.
    pub fn extra(&self, seat: Seat) -> Markup {
        let Some(seat) = self.seats.get(seat.index()) else {
            return html! {};
        };
        let language = self.language;
        html! {
            @if seat.you { span .tag { (language.text("seat-you")) } }
            @if let Some(level) = &seat.level {
                @let words = language.with("seat-level", &[("level", (&language.text(&format!("level-{level}"))).into())]);
                span .tag title=(words) { (icon("bot")) span .unseen { (words) } }
            }
            @if seat.resigned { span .tag title=(language.text("seat-resigned")) { (icon("flag")) span .unseen { (language.text("seat-resigned")) } } }
            @if seat.kind == SeatKind::Person && !seat.connected {
                span .tag title=(language.text("seat-away")) { (icon("hourglass")) span .unseen { (language.text("seat-away")) } }
            }
        }
    }
}
