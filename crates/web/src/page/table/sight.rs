//! How one reader sees a table: names, words, the drawing.

use std::any::Any;

use crate::page::portrait::portrait;
use canvas::art::icon;
use canvas::{
    AnyPage, AnyTable, Drawn, Entry, Eye, Intent, Language, Layer, Line, Offer, Piece, Stop, Way, When, say,
    say_linked, say_outcome,
};
use maud::{Markup, html};
use seen::{Act, ActView, EndedView, HintView, How, ReplayView, SeatKind, SeatView, TableView};
use table::{BySeat, Info, Message, Observer, Outcome, Seat, Told};

use crate::page::desk::Desk;
use crate::page::layers::composed;
use crate::page::pace::clock;

/// What a table or a step of a replay needs to be put in words and drawn.
pub(crate) struct Sight<'a> {
    /// Who reads, and where the page is from.
    pub desk: Desk<'a>,
    /// Their language.
    pub language: Language,
    /// Through whose eyes they look.
    pub observer: Observer,
    seats: &'a [SeatView],
    names: BySeat<String>,
    page: Option<&'static dyn AnyPage>,
    /// What lies on the table, once the game is on.
    table: Option<Box<dyn AnyTable + 'a>>,
    /// The address of the library of what is played here.
    library: String,
    ply: u32,
    prompt: Option<&'a Message>,
    /// How many lines the reader was told before `told`.
    before: usize,
    told: &'a [Told],
    /// What stands between them.
    acts: &'a [ActView],
    /// What a good player would do here, for whoever asked.
    hint: Option<&'a HintView>,
    /// Is what the seats of this screen know hidden, until one of them says that it looks?
    veiled: bool,
}

/// A table, drawn, with its layers.
#[derive(Default)]
pub(crate) struct Painted {
    /// Its parts.
    pub drawn: Drawn,
    /// What the question is about.
    pub ask: Markup,
    /// The layers in them.
    pub layers: Vec<Layer>,
}

impl Painted {
    /// This part of the page, with the layers in it.
    pub fn part(&self, id: &str, drawing: &Markup) -> seen::Layer {
        composed(id, drawing, &self.layers)
    }
}

/// What whoever sits there is called.
pub(crate) fn seat_name(language: Language, seat: &SeatView) -> String {
    called(language, seat.seat, seat.kind, &seat.name, seat.gone)
}

/// What whoever sits on a seat is called: by name, or as what sits there.
pub(crate) fn called(language: Language, seat: Seat, kind: SeatKind, name: &str, gone: bool) -> String {
    let number = [("seat", (seat.number() as u32).into())];
    match kind {
        SeatKind::Open if !name.is_empty() => language.with("seat-kept", &[number[0], ("name", name.into())]),
        _ if !name.is_empty() => name.to_owned(),
        _ if gone => language.text("seat-gone"),
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

fn names(language: Language, seats: &[SeatView]) -> BySeat<String> {
    BySeat::new(seats.len(), |seat| seat_name(language, &seats[seat.index()]))
}

impl<'a> Sight<'a> {
    /// Of a table.
    pub fn of_table(desk: &Desk<'a>, view: &'a TableView) -> Self {
        let laid = view.laid.first();
        let sight = Self {
            // With two seats on one screen, whoever must choose looks.
            observer: laid.map_or(view.observer, |laid| Observer::Seat(laid.seat)),
            ply: laid.map_or(view.ply, |laid| laid.ply),
            prompt: view.prompt.as_ref(),
            library: format!("/t/{}/library", view.id),
            before: view.told.from,
            told: &view.told.lines,
            acts: &view.acts,
            hint: view.hint.as_ref(),
            veiled: !view.curtain.is_empty(),
            ..Self::blank(desk, view.game, &view.seats)
        };
        sight.opened(view.picture.as_deref(), When::Now)
    }

    /// Of a step of a replay.
    pub fn of_replay(desk: &Desk<'a>, view: &'a ReplayView) -> Self {
        let sight = Self {
            observer: view.observer,
            ply: view.ply,
            prompt: Some(&view.prompt),
            before: view.before,
            told: &view.told,
            // Whoever sits here and sees what a watcher does has not said that it is they who look.
            veiled: view.observer == Observer::Watcher,
            ..Self::blank(desk, view.game, &view.seats)
        };
        sight.opened(view.picture.as_deref(), When::Then)
    }

    /// Of the journal beside a step: up to the last one.
    pub fn of_journal(desk: &Desk<'a>, view: &'a ReplayView) -> Self {
        let (told, picture) = match &view.journal {
            Some((told, picture)) => (told.as_slice(), Some(picture.as_ref())),
            None => (&[][..], None),
        };
        let sight = Self {
            observer: view.observer,
            told,
            veiled: view.observer == Observer::Watcher,
            ..Self::blank(desk, view.game, &view.seats)
        };
        sight.opened(picture, When::Then)
    }

    fn blank(desk: &Desk<'a>, game: Info, seats: &'a [SeatView]) -> Self {
        Self {
            desk: *desk,
            language: desk.language,
            observer: Observer::Watcher,
            seats,
            names: names(desk.language, seats),
            page: desk.web.page(game.id),
            table: None,
            library: format!("/library/{}", game.id),
            ply: 0,
            prompt: None,
            before: 0,
            told: &[],
            acts: &[],
            hint: None,
            veiled: false,
        }
    }

    fn opened(mut self, picture: Option<&'a (dyn Any + Send)>, when: When) -> Self {
        let own = self.own();
        self.table = self.page.zip(picture).and_then(|(page, picture)| page.open(picture, own, when));
        self
    }

    /// What lies before the reader.
    pub fn offers(&self) -> &[Offer] {
        self.table.as_ref().map_or(&[], |table| table.offers())
    }

    /// Does a hint say that a good player would do this?
    pub fn hinted(&self, offer: &Offer) -> bool {
        self.hint.is_some_and(|hint| hint.best.choice == offer.notation)
    }

    /// What the reader may do in one go.
    pub fn ways(&self) -> &[Way] {
        self.table.as_ref().map_or(&[], |table| table.ways())
    }

    /// The kinds of that.
    pub fn intents(&self) -> &[Intent] {
        self.table.as_ref().map_or(&[], |table| table.intents())
    }

    /// How many choices that are lit on the board the bar has room for.
    pub fn room(&self) -> usize {
        self.page.map_or(0, |page| page.room())
    }

    /// What of the drawing says how the table stands, as a selector; nothing before the game.
    pub fn counts(&self) -> Option<&'static str> {
        let counts = self.table.as_ref().and(self.page)?.counts();
        (!counts.is_empty()).then_some(counts)
    }

    /// The steps that the reader may want to pass without being asked.
    pub fn stops(&self) -> &'static [&'static str] {
        self.page.map_or(&[], |page| page.stops())
    }

    /// Those of them at which nobody is asked who has not said that they want to be.
    pub fn unasked(&self) -> &'static [&'static str] {
        self.page.map_or(&[], |page| page.unasked())
    }

    /// Which of those it is that is asked.
    pub fn stop(&self) -> Option<Stop> {
        self.table.as_ref()?.stop(self.prompt?.id)
    }

    /// How many lines the reader was told before those of this page.
    pub const fn before(&self) -> usize {
        self.before
    }

    /// The lines told, from this one of them on: the number of each in the journal, how it is told, and what it says.
    pub fn lines(&self, from: usize) -> impl Iterator<Item = (usize, Line, &'a Told)> {
        let lines = self.table.as_ref().map_or(&[][..], |table| table.lines());
        let told = self.told.iter().enumerate().skip(from);
        told.map(|(index, told)| {
            let line = lines.get(index).cloned().unwrap_or_default();
            (self.before + index, line, told)
        })
    }

    /// What stands in the journal and is no part of the game: before which line, and what.
    pub fn acts(&self) -> impl Iterator<Item = (usize, &'a ActView)> {
        // What lies before the lines told here stands in the page already.
        let first = self.told.first().map_or(0, |told| told.ply);
        let here = self.acts.iter().filter(move |act| self.before == 0 || act.ply >= first);
        here.map(move |act| {
            let earlier = self.told.iter().take_while(|told| told.ply <= act.ply).count();
            (self.before + earlier, act)
        })
    }

    /// An act in words.
    pub fn say_act(&self, act: &ActView) -> String {
        let id = match act.act {
            Act::Resigned => "table-act-resigned",
            Act::Left => "table-act-left",
            Act::HandedOver => "table-act-handed-over",
            Act::Returned => "table-act-returned",
            Act::OnHoliday => "table-act-on-holiday",
            Act::BackFromHoliday => "table-act-back-from-holiday",
            Act::HouseHandedOver => "table-act-house-handed-over",
            Act::HouseGaveBack => "table-act-house-gave-back",
            Act::HouseTookBack => "table-act-house-took-back",
        };
        let (name, by) = (self.name(act.seat), self.name(act.by));
        self.language.with(id, &[("name", (&name).into()), ("by", (&by).into())])
    }

    /// The number of the line after the last.
    pub fn end(&self) -> usize {
        self.before + self.told.len()
    }

    /// The first of the lines told that tell what the others did last.
    pub fn others(&self) -> usize {
        self.table.as_ref().map_or(0, |table| table.others())
    }

    /// The ids of what was touched by what is told as new.
    pub fn touched(&self) -> Vec<&str> {
        self.table.as_ref().map_or_else(Vec::new, |table| table.touched())
    }

    /// A message in words.
    pub fn say(&self, message: &Message) -> String {
        say(self.language, message, &|seat| self.name(seat), self.reader())
    }

    /// The same with the names in it that are in the game's library: each opens what it says.
    pub fn linked(&self, message: &Message) -> Markup {
        let Some(page) = self.page.filter(|page| page.has_library()) else {
            return html! { (self.say(message)) };
        };
        let names = |seat| self.name(seat);
        let pieces = say_linked(self.language, message, &names, self.reader(), &|name| page.named(name));
        html! {
            @for piece in pieces {
                @match piece {
                    Piece::Text(words) => (words),
                    Piece::Entry(entry, name) => a .named href={ (self.library) "/" (entry) } data-entry=(entry) { (name) },
                }
            }
        }
    }

    /// The library of what is played here.
    pub fn library(&self) -> Option<Vec<Entry>> {
        Some(self.table.as_ref()?.library(self.language))
    }

    /// The entries of it that the reader cannot have seen yet, where there is such a thing.
    pub fn unseen(&self) -> Option<Vec<String>> {
        self.table.as_ref()?.unseen()
    }

    /// The address of that library, if there is one.
    pub fn library_at(&self) -> Option<&str> {
        let page = self.page.filter(|page| page.has_library());
        page.map(|_| self.library.as_str())
    }

    /// How the game ended, in words.
    pub fn say_end(&self, ended: &EndedView) -> Option<String> {
        let how = match ended.how {
            How::Outcome => None,
            How::Agreed => Some("table-ended-agreed"),
            How::Resigned => Some("table-ended-resigned"),
            How::Abandoned => Some("table-ended-abandoned"),
            How::Closed => Some("table-ended-closed"),
            How::Unfinished => Some("table-ended-unfinished"),
        };
        let how = how.map(|id| self.language.text(id));
        let outcome = ended.outcome.as_ref().map(|outcome| self.say_outcome(outcome));
        let words = how.into_iter().chain(outcome).collect::<Vec<_>>();
        (!words.is_empty()).then(|| words.join(" "))
    }

    fn say_outcome(&self, outcome: &Outcome) -> String {
        say_outcome(self.language, outcome, &|seat| self.name(seat), self.reader())
    }

    /// Who is told: after the game everybody sees all, but 'you' is still whoever sits there. It would be unclear where one
    /// person plays two seats.
    fn reader(&self) -> Observer {
        let own = self.own().filter(|_| !self.shared());
        own.map_or(Observer::Watcher, Observer::Seat)
    }

    /// The address of the host's own picture of an entry, for whoever sits here.
    pub fn picture(&self, entry: &str) -> Option<String> {
        let page = self.page.filter(|_| self.seats.iter().any(|seat| seat.you))?;
        self.desk.web.picture_of(page.info().id, entry)
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
    pub fn draw(&self) -> Option<Painted> {
        self.seen(|table, eye| {
            let ((drawn, layers), ask) = (table.draw(eye), table.ask(eye));
            Painted { drawn, ask, layers }
        })
    }

    /// After the game: what it came to.
    pub fn came_to(&self) -> Option<Markup> {
        self.seen(|table, eye| table.ending(eye))
    }

    /// Something of the table, for this reader.
    fn seen<R>(&self, draw: impl FnOnce(&dyn AnyTable, &Eye) -> R) -> Option<R> {
        let tell = |message: &Message| self.say(message);
        let extra = |seat| self.extra(seat);
        let asked = self.prompt.map(tell).unwrap_or_default();
        let table = self.table.as_deref()?;
        let picture = |entry: &str| self.picture(entry);
        let eye = Eye {
            language: self.language,
            names: &self.names,
            library: &self.library,
            picture: &picture,
            ply: self.ply,
            ask: &asked,
            hint: self.hint.map(|hint| hint.best.choice.as_str()),
            before: self.before,
            tell: &tell,
            extra: &extra,
        };
        Some(draw(table, &eye))
    }

    /// The id of the place on the drawing that a remark points at, if there is one.
    pub fn pointed(&self, remark: &str) -> Option<String> {
        self.table.as_ref()?.pointed(remark)
    }

    /// What is known of a seat besides the game: a bot's level, whose it is, who is away.
    pub fn extra(&self, seat: Seat) -> Markup {
        let Some(seat) = self.seats.get(seat.index()) else {
            return html! {};
        };
        let language = self.language;
        html! {
            @if let Some(picture) = seat.picture { (portrait(picture)) }
            @if seat.you { span .tag { (language.text("seat-you")) } }
            @if let Some(level) = &seat.level {
                @let words = language.with("seat-level", &[("level", (&language.text(&format!("level-{level}"))).into())]);
                span .tag title=(words) { (icon("bot")) span .unseen { (words) } }
            }
            @if seat.resigned { span .tag title=(language.text("seat-resigned")) { (icon("flag")) span .unseen { (language.text("seat-resigned")) } } }
            @if seat.minded { span .tag title=(language.text("seat-minded")) { (icon("bot")) span .unseen { (language.text("seat-minded")) } } }
            (clock(language, &seat.clock))
            @if seat.kind == SeatKind::Person && !seat.connected {
                span .tag title=(language.text("seat-away")) { (icon("hourglass")) span .unseen { (language.text("seat-away")) } }
            }
        }
    }
}
