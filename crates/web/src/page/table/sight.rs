//! One reader's sight of a table: names, words, the drawing.

use std::any::Any;

use crate::page::portrait::portrait;
use canvas::art::icon;
use canvas::{
    AnyPage, AnyTable, Drawn, Entry, Eye, Intent, Language, Layer, Line, Named, Offer, Piece, Rest, Stop,
    Way, When, say, say_form, say_linked, say_outcome, say_sum, taught,
};
use maud::{Markup, PreEscaped, html};
use seen::{Act, ActView, CommentView, EndedView, HintView, How, ReplayView, SeatKind, SeatView, TableView};
use table::{BySeat, Clause, Info, Message, Observer, Outcome, Seat, Told};

use super::lesson;
use crate::page::context::PageContext;
use crate::page::layers::composed;
use crate::page::pace::clock;

/// All that a table or a step of a replay needs to be put in words and drawn.
pub(crate) struct Sight<'a> {
    /// The page's context.
    pub ctx: PageContext<'a>,
    /// The reader's language.
    pub language: Language,
    pub observer: Observer,
    seats: &'a [SeatView],
    names: BySeat<String>,
    page: Option<&'static dyn AnyPage>,
    /// The position, once the game is on.
    table: Option<Box<dyn AnyTable + 'a>>,
    /// The address of the library of the cards in play.
    library: String,
    ply: u32,
    prompt: Option<&'a Message>,
    /// The number of lines told before `told`.
    before: usize,
    told: &'a [Told],
    /// The acts between them.
    acts: &'a [ActView],
    /// The comments on steps of a game that is over.
    comments: &'a [CommentView],
    /// The hint, for the reader who asked.
    hint: Option<&'a HintView>,
    /// The ids of what a lesson speaks of.
    taught: Vec<String>,
    /// True if the secrets of this screen's seats are hidden, until one of them says that it looks.
    veiled: bool,
    /// True if sheets that are only read are asked for when they are opened.
    apart: bool,
}

/// A table, drawn, with its layers.
#[derive(Default)]
pub(crate) struct Painted {
    /// The parts of the drawing.
    pub drawn: Drawn,
    /// The subject of the question.
    pub ask: Markup,
    /// The lines of the journal that it tells.
    pub recalls: Vec<usize>,
    /// The layers in them.
    pub layers: Vec<Layer>,
}

impl Painted {
    /// This part of the page, with the layers in it.
    pub fn part(&self, id: &str, drawing: &Markup) -> seen::Layer {
        composed(id, drawing, &self.layers)
    }
}

/// The sign of the occupant of a seat.
pub(crate) fn sign(kind: SeatKind, program: bool) -> &'static str {
    match kind {
        SeatKind::Bot => "bot",
        _ if program => "program",
        SeatKind::Person | SeatKind::Open => "person",
    }
}

/// The name of the player at a seat.
pub(crate) fn seat_name(language: Language, seat: &SeatView) -> String {
    called(language, seat.seat, seat.kind, &seat.name, seat.gone)
}

/// The name of the occupant of a seat: by name, or as what sits there.
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

/// The label of an empty seat: its number, and its side where the game says so.
pub(crate) fn seat_label(language: Language, game: &str, players: usize, seat: Seat) -> String {
    let number = language.with("lobby-seat", &[("seat", (seat.number() as u32).into())]);
    match plays(language, game, players, seat) {
        Some(plays) => format!("{number} · {plays}"),
        None => number,
    }
}

/// The side of a seat with so many players, where the game says so.
pub(crate) fn plays(language: Language, game: &str, players: usize, seat: Seat) -> Option<String> {
    language.text_if_known(&format!("{game}-seat-{players}-{}", seat.number()))
}

fn names(language: Language, seats: &[SeatView]) -> BySeat<String> {
    BySeat::new(seats.len(), |seat| seat_name(language, &seats[seat.index()]))
}

impl<'a> Sight<'a> {
    /// The sight of a table.
    pub fn of_table(ctx: &PageContext<'a>, view: &'a TableView) -> Self {
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
            // A lesson may speak of what lies on one.
            apart: view.lesson.is_none(),
            ..Self::blank(ctx, view.game, &view.seats)
        };
        let sight = sight.opened(view.picture.as_deref(), When::Now);
        Self { taught: lesson::subjects(&sight, view), ..sight }
    }

    /// The sight of a step of a replay.
    pub fn of_replay(ctx: &PageContext<'a>, view: &'a ReplayView) -> Self {
        let sight = Self {
            observer: view.observer,
            ply: view.ply,
            prompt: Some(&view.prompt),
            before: view.before,
            told: &view.told,
            // Whoever sits here and sees what a watcher does has not said that it is they who look.
            veiled: view.observer == Observer::Watcher,
            ..Self::blank(ctx, view.game, &view.seats)
        };
        sight.opened(view.picture.as_deref(), When::Then)
    }

    /// The sight of the journal beside a step: up to the last one.
    pub fn of_journal(ctx: &PageContext<'a>, view: &'a ReplayView) -> Self {
        let (told, picture) = match &view.journal {
            Some((told, picture)) => (told.as_slice(), Some(picture.as_ref())),
            None => (&[][..], None),
        };
        let sight = Self {
            observer: view.observer,
            told,
            comments: &view.comments,
            veiled: view.observer == Observer::Watcher,
            ..Self::blank(ctx, view.game, &view.seats)
        };
        sight.opened(picture, When::Then)
    }

    fn blank(ctx: &PageContext<'a>, game: Info, seats: &'a [SeatView]) -> Self {
        Self {
            ctx: *ctx,
            language: ctx.language,
            observer: Observer::Watcher,
            seats,
            names: names(ctx.language, seats),
            page: ctx.web.page(game.id),
            table: None,
            library: format!("/library/{}", game.id),
            ply: 0,
            prompt: None,
            before: 0,
            told: &[],
            acts: &[],
            comments: &[],
            taught: Vec::new(),
            hint: None,
            veiled: false,
            apart: false,
        }
    }

    fn opened(mut self, picture: Option<&'a (dyn Any + Send)>, when: When) -> Self {
        let own = self.own();
        self.table = self.page.zip(picture).and_then(|(page, picture)| page.open(picture, own, when));
        self
    }

    /// The reader's choices.
    pub fn offers(&self) -> &[Offer] {
        self.table.as_ref().map_or(&[], |table| table.offers())
    }

    /// The clause of the open question, with its title: the one on which most of the choices rest.
    pub fn rule(&self) -> Option<(Clause, Option<&'a str>)> {
        let mut counted = Vec::<(Clause, usize)>::new();
        for offer in self.offers().iter().filter(|offer| offer.refusal.is_none()) {
            let clause = offer.explanation.clause;
            match counted.iter_mut().find(|(other, _)| *other == clause) {
                Some((_, count)) => *count += 1,
                None => counted.push((clause, 1)),
            }
        }
        // Of several the first, so that it is the same each time.
        let (clause, _) = counted.into_iter().rev().max_by_key(|(_, count)| *count)?;
        let known = self.ctx.web.library().clause(clause.0);
        Some((clause, known.map(|known| known.title.get(self.language.book()))))
    }

    /// True if a hint found no difference between its two choices.
    pub fn either(&self) -> bool {
        self.hint.is_some_and(|hint| hint.best.reasons.iter().any(|reason| reason.id == "hint-either"))
    }

    /// The choices that a hint names, in notation.
    fn hints(&self) -> Vec<&'a str> {
        let Some(hint) = self.hint else { return Vec::new() };
        let second = hint.second.as_ref().filter(|_| self.either());
        [&hint.best].into_iter().chain(second).map(|weighed| weighed.choice.as_str()).collect()
    }

    /// True if a hint names this choice.
    pub fn hinted(&self, offer: &Offer) -> bool {
        self.hints().contains(&offer.notation.as_str())
    }

    /// The reader's ways in one go.
    pub fn ways(&self) -> &[Way] {
        self.table.as_ref().map_or(&[], |table| table.ways())
    }

    /// The kinds of that.
    pub fn intents(&self) -> &[Intent] {
        self.table.as_ref().map_or(&[], |table| table.intents())
    }

    /// The number of highlighted choices that also fit in the action bar.
    pub fn room(&self) -> usize {
        self.page.map_or(0, |page| page.room())
    }

    /// The selector of the parts that show the score; nothing before the game.
    pub fn counts(&self) -> Option<&'static str> {
        let counts = self.table.as_ref().and(self.page)?.counts();
        (!counts.is_empty()).then_some(counts)
    }

    /// The steps that the reader may want to pass without being asked.
    pub fn stops(&self) -> &'static [&'static str] {
        self.table.as_ref().map_or(&[], |table| table.stops())
    }

    /// The steps at which nobody is asked who has not said that they want to be.
    pub fn unasked(&self) -> &'static [&'static str] {
        self.page.map_or(&[], |page| page.unasked())
    }

    /// The steps that pass for whoever wants to be asked seldom, besides those.
    pub fn seldom(&self) -> &'static [&'static str] {
        self.page.map_or(&[], |page| page.seldom())
    }

    /// The id of the open question and what it is about, where it may be answered before it comes.
    pub fn about(&self) -> Option<(&'static str, String)> {
        let asked = self.prompt?.id;
        Some((asked, self.table.as_ref()?.about(asked)?))
    }

    /// True if the reader can only end what is asked.
    pub fn only_ends(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.only_ends())
    }

    /// True once the first turns of all are over: whoever plays has seen how often one is asked.
    pub fn has_turned(&self) -> bool {
        let mut turns = self.lines(0).filter(|(_, line, _)| line.weight == canvas::Weight::Turn);
        self.before > 0 || turns.nth(self.seats.len()).is_some()
    }

    /// The step of the open question.
    pub fn stop(&self) -> Option<Stop> {
        self.table.as_ref()?.stop(self.prompt?)
    }

    /// What leaves the open question alone, and those that follow it.
    pub fn rest(&self) -> Option<Rest> {
        self.table.as_ref()?.rest(self.prompt?)
    }

    /// The number of lines told before those of this page.
    pub const fn before(&self) -> usize {
        self.before
    }

    /// The lines told, from this one on: the number of each in the journal, its telling, and its words.
    pub fn lines(&self, from: usize) -> impl Iterator<Item = (usize, Line, &'a Told)> {
        let lines = self.table.as_ref().map_or(&[][..], |table| table.lines());
        let told = self.told.iter().enumerate().skip(from);
        told.map(|(index, told)| {
            let line = lines.get(index).cloned().unwrap_or_default();
            (self.before + index, line, told)
        })
    }

    /// The comments on steps, each with the line that it precedes: the first one told after its step.
    pub fn comments(&self) -> impl Iterator<Item = (usize, &'a CommentView)> {
        self.comments.iter().map(|said| {
            let earlier = self.told.partition_point(|told| told.ply <= said.ply);
            (self.before + earlier, said)
        })
    }

    /// The acts in the journal that are no part of the game, each with the line it precedes.
    pub fn acts(&self) -> impl Iterator<Item = (usize, &'a ActView)> {
        // What lies before the lines told here stands in the page already.
        let first = self.told.first().map_or(0, |told| told.ply);
        let here = self.acts.iter().filter(move |act| self.before == 0 || act.ply >= first);
        here.map(move |act| {
            let earlier = self.told.partition_point(|told| told.ply <= act.ply);
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

    /// The first line of the others' last acts.
    pub fn others(&self) -> usize {
        self.table.as_ref().map_or(0, |table| table.others())
    }

    /// The ids touched by the new lines.
    pub fn touched(&self) -> Vec<&str> {
        self.table.as_ref().map_or_else(Vec::new, |table| table.touched())
    }

    /// A message in words.
    pub fn say(&self, message: &Message) -> String {
        say(self.language, message, &|seat| self.name(seat), self.reader())
    }

    /// A message in words of another form, where it has one of that name.
    pub fn say_form(&self, message: &Message, form: &str) -> Option<String> {
        say_form(self.language, message, form, &|seat| self.name(seat), self.reader())
    }

    /// A message in words, with links at the names that are in the game's library.
    pub fn linked(&self, message: &Message) -> Markup {
        let Some(page) = self.page.filter(|page| page.has_library()) else {
            return html! { (self.say(message)) };
        };
        let names = |seat| self.name(seat);
        self.pieces(say_linked(self.language, message, &names, self.reader(), &|name| page.named(name)))
    }

    /// Messages of one kind as one sentence, with the same links; `None` where they cannot be summed.
    pub fn linked_sum(&self, messages: &[&Message]) -> Option<Markup> {
        let page = self.page.filter(|page| page.has_library());
        let named = |name: Named| page.and_then(|page| page.named(name));
        let names = |seat| self.name(seat);
        let pieces = say_sum(self.language, messages, &names, self.reader(), &named)?;
        Some(self.pieces(pieces))
    }

    fn pieces(&self, pieces: Vec<Piece>) -> Markup {
        html! {
            @for piece in pieces {
                @match piece {
                    Piece::Text(words) => (words),
                    Piece::Entry(entry, name) => a .named href={ (self.library) "/" (entry) } data-entry=(entry) { (name) },
                }
            }
        }
    }

    /// The library of the cards in play.
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

    /// The end of the game, in words.
    pub fn say_end(&self, ended: &EndedView) -> Option<String> {
        let gave_up = matches!(self.reader(), Observer::Seat(seat) if ended.resigned.has(seat));
        let how = match ended.how {
            How::Outcome => None,
            How::Agreed => Some("table-ended-agreed"),
            How::Resigned if gave_up => Some("table-ended-given-up"),
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

    /// The observer in sentences: after the game everybody sees all, but 'you' is still the player there. It would be
    /// unclear where one person plays two seats.
    fn reader(&self) -> Observer {
        let own = self.own().filter(|_| !self.shared());
        own.map_or(Observer::Watcher, Observer::Seat)
    }

    /// The address of the host's own picture of an entry, for people at the table.
    pub fn picture(&self, entry: &str) -> Option<String> {
        let page = self.page.filter(|_| self.seats.iter().any(|seat| seat.you))?;
        self.ctx.web.picture_of(page.info().id, entry)
    }

    /// True if the reader holds several seats.
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

    /// The name of the player at `seat`.
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat).cloned().unwrap_or_default()
    }

    /// The drawing of the position.
    pub fn draw(&self) -> Option<Painted> {
        self.seen(|table, eye| {
            let (drawn, layers) = if self.apart { table.draw_apart(eye) } else { table.draw(eye) };
            self.marked(Painted { drawn, ask: table.ask(eye), recalls: table.recalls(eye), layers })
        })
    }

    /// True if the page leaves sheets out.
    pub fn is_apart(&self) -> bool {
        self.apart && self.table.is_some()
    }

    /// The sheets that its page leaves out: the id and the element of each.
    pub fn sheets(&self) -> Vec<(String, Markup)> {
        let sheets = self.seen(|table, eye| table.sheets(eye));
        sheets.filter(|_| self.apart).unwrap_or_default()
    }

    /// The same with what a lesson speaks of marked.
    fn marked(&self, mut painted: Painted) -> Painted {
        if self.taught.is_empty() {
            return painted;
        }
        for layer in &mut painted.layers {
            layer.html = taught(&layer.html, &self.taught);
        }
        let Drawn { board, hand, turn, players, .. } = &mut painted.drawn;
        for part in [board, hand, turn, players, &mut painted.ask] {
            *part = PreEscaped(taught(&part.0, &self.taught));
        }
        painted
    }

    /// The ids of what a lesson speaks of.
    pub fn taught(&self) -> &[String] {
        &self.taught
    }

    /// The result after the game.
    pub fn came_to(&self) -> Option<Markup> {
        self.seen(|table, eye| table.ending(eye))
    }

    /// The game in one small picture.
    pub fn poster(&self) -> Option<Markup> {
        self.page.map(|page| page.poster())
    }

    /// Facts of the whole game in words; none where the page does not know all of its journal.
    pub fn facts(&self) -> Vec<String> {
        let facts = self.table.as_ref().filter(|_| self.before == 0).map(|table| table.facts());
        facts.unwrap_or_default().iter().map(|fact| self.say(fact)).collect()
    }

    /// Draws something of the table, for this reader.
    fn seen<R>(&self, draw: impl FnOnce(&dyn AnyTable, &Eye) -> R) -> Option<R> {
        let tell = |message: &Message| self.say(message);
        let extra = |seat| self.extra(seat);
        let asked = self.prompt.map(tell).unwrap_or_default();
        let table = self.table.as_deref()?;
        let picture = |entry: &str| self.picture(entry);
        let hints = self.hints();
        let eye = Eye {
            language: self.language,
            names: &self.names,
            library: &self.library,
            picture: &picture,
            ply: self.ply,
            ask: &asked,
            hints: &hints,
            before: self.before,
            tell: &tell,
            reader: self.reader(),
            extra: &extra,
        };
        Some(draw(table, &eye))
    }

    /// The id of the place on the drawing that a remark points at, if there is one.
    pub fn pointed(&self, remark: &str) -> Option<String> {
        self.table.as_ref()?.pointed(remark)
    }

    /// The house's markup for a seat, besides the game's: a bot's level, its player, who is away.
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
            @if seat.program { span .tag title=(language.text("seat-program")) { (icon("program")) span .unseen { (language.text("seat-program")) } } }
            @if seat.resigned { span .tag title=(language.text("seat-resigned")) { (icon("flag")) span .unseen { (language.text("seat-resigned")) } } }
            @if seat.minded { span .tag title=(language.text("seat-minded")) { (icon("bot")) span .unseen { (language.text("seat-minded")) } } }
            (clock(language, &seat.clock))
            @if seat.kind == SeatKind::Person && !seat.connected {
                span .tag title=(language.text("seat-away")) { (icon("hourglass")) span .unseen { (language.text("seat-away")) } }
            }
        }
    }
}
