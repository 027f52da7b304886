//! One reader's view of a table.

use std::sync::Arc;

use seen::{
    ChatLine, CommentView, EndView, EndedView, LaidFor, Links, NextView, RemarksFor, SeatKind, SeatView,
    Status, TableView, TakeBackAsk, TakeBackOffer, TakeBackView, TalkView, TextView, ToldView,
};
use store::GuestHash;
use table::{Brings, Observer, Seat, SeatSet, Talk};

use super::commands::take_back::offer;
use super::phrases::phrases;
use super::registry::Handle;
use super::summary::{kind, owing};
use super::table::{Running, Table};
use super::{hints, lesson, turned};
use crate::actor::Actor;
use crate::keys::Purpose;
use crate::live::options::{options, unusual};
use crate::{Engine, Room, TableError};

/// A reader and their rights.
#[derive(Clone, Debug, Default)]
pub struct Eye {
    pub guest: Option<GuestHash>,
    /// The token of a link to watch or to see the replay.
    pub token: Option<String>,
    /// The seat of theirs to look from.
    pub seat: Option<Seat>,
    /// The guests whose chat they muted.
    pub muted: Arc<[GuestHash]>,
    /// The program's name, if one of the guest's looks.
    pub program: Option<String>,
}

impl Eye {
    /// The reader, if it is a guest or a program of theirs.
    fn who(&self) -> Option<Actor> {
        Some(Actor { guest: self.guest?, program: self.program.clone() })
    }

    /// The seats of a table that are the reader's, in one sense or another.
    fn seats(&self, of: impl FnOnce(&Actor) -> SeatSet) -> SeatSet {
        self.who().map_or(SeatSet::EMPTY, |who| of(&who))
    }

    /// True if the reader has the rights of the table's owner.
    fn owns(&self, table: &Table) -> bool {
        self.who().is_some_and(|who| table.is_owned_by(&who))
    }
}

/// The wanted part of the picture, and its form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PictureForm {
    /// No picture.
    Nothing,
    Data,
    /// The picture as the game's own type, to be drawn.
    Picture,
}

/// The observer for whom a table is shown, if the reader may see it at all.
pub fn observer(engine: &Engine, table: &Table, eye: &Eye) -> Result<Observer, TableError> {
    let known = eye.seats(|who| table.known_by(who));
    let held = eye.seats(|who| table.held_by(who));
    let host = eye.owns(table);
    let over = table.status() == Status::Finished;
    let fits = |purpose| {
        eye.token.as_deref().is_some_and(|token| engine.key.fits(token, purpose, &table.id, table.epoch))
    };
    let allowed = table.made.public
        || host
        || !known.is_empty()
        || fits(Purpose::Watch)
        || (over && fits(Purpose::Replay));
    if !allowed {
        return Err(TableError::NoTable);
    }
    if over {
        return Ok(Observer::Afterwards);
    }
    // Somebody with two seats looks through the one that is asked, unless they say through which. Somebody
    // who gave up looks on as a watcher: their seat's secrets are the bot's now.
    let asked = held.iter().find(|seat| owing(table).has(*seat));
    let seat = eye.seat.filter(|seat| held.has(*seat)).or(asked).or(held.first());
    Ok(seat.map_or(Observer::Watcher, Observer::Seat))
}

/// True if the reader is one of many who see the same: nobody who sits or sat here, and not the owner.
pub fn only_watches(table: &Table, eye: &Eye) -> bool {
    eye.seats(|who| table.known_by(who)).is_empty() && !eye.owns(table)
}

/// The table as `eye` may see it, without the journal: the caller knows which lines it wants, and a caller that draws
/// [adds the picture](add_picture) of those.
pub fn look(
    engine: &Engine,
    handle: &Handle,
    table: &Table,
    eye: &Eye,
    form: PictureForm,
) -> Result<TableView, TableError> {
    let room = engine.house.room(&table.made.game).ok_or(TableError::Unreadable)?;
    let Vantage { observer, you, acts, curtain } = eyes(engine, table, eye, form)?;
    let running = table.running.as_ref();
    let over = table.status() == Status::Finished;
    let host = eye.owns(table);
    let known = !eye.seats(|who| table.known_by(who)).is_empty();
    let seats = seats(handle, table, you, eye.seats(|who| table.left_by(who)));
    let free = |seat: &SeatView| seat.kind == SeatKind::Open && seat.name.is_empty();
    let looked_for = table.status() == Status::Waiting && seats.iter().any(free);
    // A deal and a lesson have their set-up.
    let own_set_up = table.made.deal.is_some() || table.lesson.is_some();
    let anew = table.status() == Status::Waiting && !own_set_up;
    Ok(TableView {
        id: table.id.clone(),
        name: table.made.name.clone(),
        game: room.game.info(),
        status: table.status(),
        public: table.made.public,
        programs: !table.made.no_programs,
        version: table.version,
        ply: running.map_or(0, |running| running.live.ply()),
        seats,
        you,
        host,
        observer,
        eyes: match observer {
            Observer::Seat(seat) => Some(seat),
            Observer::Watcher | Observer::Afterwards => None,
        },
        options: table.made.options.clone(),
        unusual: unusual(room, &table.made.options),
        offered: if host && anew { options(room) } else { Vec::new() },
        pace: table.made.pace,
        texts: texts(room, table, eye, you)?,
        decks: Vec::new(),
        prompt: running.map(|running| running.live.prompt(observer)),
        laid: running
            .filter(|_| !over)
            .map(|running| laid(running, lesson::awaited(table, acts), form))
            .unwrap_or_default(),
        hints: !over
            && eye.program.is_none()
            && lesson::now(table).is_none()
            && table.made.day.is_none()
            && acts.iter().any(|seat| owing(table).has(seat))
            && hints::may_be_helped(table),
        hint: None,
        hurry: hurries(handle, table, host && eye.program.is_none()),
        told: ToldView::default(),
        acts: table.acts.clone(),
        view: running.filter(|_| form == PictureForm::Data).map(|running| running.live.view(observer)),
        picture: None,
        shown: String::new(),
        elsewhere: Vec::new(),
        invited: Vec::new(),
        take_back: take_back(table, you),
        end: table.end.map(|asked| EndView {
            by: asked.by,
            waiting: asked.waiting,
            until: table.waits_until(&asked),
        }),
        ended: ended(table),
        turned: if known { turned::turned(engine, handle, table) } else { None },
        curtain,
        talk: talk(table, eye, acts),
        chat: chat(table, &eye.muted),
        note: None,
        offer: false,
        links: (host || known).then(|| links(engine, table)),
        join: (looked_for && table.made.public && !host && !known).then(|| links(engine, table).join),
        commitment: running.map(|running| running.commitment.clone()),
        seed: running.filter(|_| over).map(|running| running.seed.to_string()),
        lesson: lesson::view(room, table, acts),
        again: table.made.again(),
        study: table.made.from.is_some(),
        day: table.made.day,
        puzzle: table.made.puzzle.as_ref().map(|puzzle| puzzle.seed),
        learnt: table.made.lesson.is_some(),
        next: next(room, table),
        rematch: table
            .rematch
            .as_ref()
            .filter(|_| known || host)
            .map(|next| format!("/t/{next}/join/{}", engine.key.token(Purpose::Join, next, 0))),
    })
}

/// The next puzzle, lesson or chapter after this table.
fn next(room: &Room, table: &Table) -> Option<NextView> {
    let puzzle = table.made.puzzle.as_ref();
    let after = puzzle.and_then(|puzzle| room.puzzles.as_ref()?.after(puzzle.seed)).map(NextView::Puzzle);
    let lesson = || room.lesson_after(table.made.lesson.as_deref()?);
    let after = after.or_else(|| Some(NextView::Lesson(lesson()?.id.clone())));
    after.or_else(|| Some(NextView::Chapter(chapter(room, table)?)))
}

/// The chapter of the campaign after the one that was won here alone; after a lesson its first.
fn chapter(room: &Room, table: &Table) -> Option<String> {
    let option = room.campaign?;
    let all = || room.game.options().into_iter().find(|known| known.id == option).map(|known| known.values);
    let made = &table.made;
    if made.lesson.is_some() {
        return all()?.into_iter().next();
    }
    // A table that goes on by itself from chapter to chapter has no next one.
    let alone = made.options.get("play").is_none_or(|play| play == "chapter");
    let won = ended(table)?.outcome.is_some_and(|outcome| !outcome.winners.is_empty());
    if !alone || !won || made.puzzle.is_some() || made.again() || made.day.is_some() {
        return None;
    }
    let here = made.options.get(option)?;
    all()?.into_iter().skip_while(|chapter| chapter != here).nth(1)
}

/// The observer of a view, with the seats involved.
pub struct Vantage {
    pub observer: Observer,
    /// The seats they hold.
    pub you: SeatSet,
    /// The seats that they act for now.
    pub acts: SeatSet,
    /// The seats that a person at the screen must claim before their secrets are shown.
    pub curtain: SeatSet,
}

/// The observer for whom `eye` is shown the table in this form.
pub fn eyes(engine: &Engine, table: &Table, eye: &Eye, form: PictureForm) -> Result<Vantage, TableError> {
    let observer = observer(engine, table, eye)?;
    // When it is over, whoever gave up is one of those who played it.
    let over = table.status() == Status::Finished;
    let own = if over { Table::known_by } else { Table::held_by };
    let you = eye.seats(|who| own(table, who));
    let open = Vantage { observer, you, acts: you, curtain: SeatSet::EMPTY };
    if form != PictureForm::Picture || observer == Observer::Afterwards || !shares_secrets(table, you) {
        return Ok(open);
    }
    let curtain = curtain_for(owing(table), you, eye.seat);
    if curtain.is_empty() {
        let acts = eye.seat.into_iter().collect();
        return Ok(Vantage { acts, ..open });
    }
    Ok(Vantage { observer: Observer::Watcher, acts: SeatSet::EMPTY, curtain, ..open })
}

/// Adds the picture for a drawn view, when it has its journal lines.
pub fn add_picture(view: &mut TableView, table: &Table) {
    let asked = view.laid.first().map(|laid| laid.seat);
    let running = table.running.as_ref();
    view.picture = running.map(|running| {
        let lines = view.told.lines.len();
        running.live.picture(view.observer, asked, lines)
    });
}

/// True if two seats of one person, at one screen, each know something that the other may not.
fn shares_secrets(table: &Table, held: SeatSet) -> bool {
    let Some(running) = table.running.as_ref().filter(|_| held.len() > 1) else {
        return false;
    };
    let open = running.live.view(Observer::Watcher);
    held.iter().any(|seat| running.live.view(Observer::Seat(seat)) != open)
}

/// The seats that a person must claim, before a screen that two share shows anything but public things. Empty when `eyes`
/// are open and nobody else at that screen is asked.
fn curtain_for(owing: SeatSet, held: SeatSet, eyes: Option<Seat>) -> SeatSet {
    let asked: SeatSet = held.iter().filter(|seat| owing.has(*seat)).collect();
    let may_look = if asked.is_empty() { held } else { asked };
    match eyes {
        Some(eyes) if may_look.has(eyes) => SeatSet::EMPTY,
        _ => may_look,
    }
}

/// The chat without the messages of people whom the reader muted. Remarks that the game offers are part of the game.
fn chat(table: &Table, muted: &[GuestHash]) -> Vec<ChatLine> {
    let heard = |(line, by): &(&ChatLine, &Option<GuestHash>)| {
        line.remark.is_some() || by.is_none_or(|by| !muted.contains(&by))
    };
    let lines = table.chat.iter().zip(&table.said_by).filter(heard);
    lines.map(|(line, _)| line.clone()).collect()
}

/// The comments on steps of the game without those of people whom the reader muted.
pub fn comments(table: &Table, muted: &[GuestHash]) -> Vec<CommentView> {
    let by = |said: &CommentView| table.seats.get(said.seat.index()).and_then(|seat| seat.guest());
    let heard = |said: &&CommentView| by(said).is_none_or(|by| !muted.contains(by));
    table.comments.iter().filter(heard).cloned().collect()
}

/// The seats as everybody sees them: `you` hold these, and may come back to those you `left`.
pub fn seats(handle: &Handle, table: &Table, you: SeatSet, left: SeatSet) -> Vec<SeatView> {
    let now = table.clock.now();
    // In a lesson nobody has anything to answer but who learns just now.
    let awaited = lesson::awaited(table, owing(table));
    let view = |(seat, state): (Seat, &super::table::SeatState)| SeatView {
        seat,
        kind: kind(state),
        name: state.name().to_owned(),
        picture: state.picture(),
        program: state.is_programs(),
        level: state.bot().map(str::to_owned),
        you: you.has(seat),
        connected: state.actor().is_some_and(|who| handle.has(&who)),
        owes: awaited.has(seat),
        resigned: state.resigned.is_some(),
        minded: state.minded.is_some() && state.resigned.is_none() && !state.gone,
        gone: state.gone,
        back: left.has(seat),
        clock: table.clocks.view(seat, now),
    };
    Seat::all(table.seats.len()).zip(&table.seats).map(view).collect()
}

/// The texts that may be handed in, as `eye` may know of them.
fn texts(room: &Room, table: &Table, eye: &Eye, you: SeatSet) -> Result<Vec<TextView>, TableError> {
    // What is dealt already holds what was handed in.
    if table.running.is_some() || table.made.deal.is_some() || table.lesson.is_some() {
        return Ok(Vec::new());
    }
    let host = eye.owns(table);
    let view = |brings: Brings| {
        let seat = brings.whose.seat();
        let yours = seat.map_or(host, |seat| you.has(seat));
        // Whether somebody hands in what is needed, all wait for; what nobody needs to is nobody's business.
        if !yours && brings.secret && !brings.needed {
            return None;
        }
        let given = table.brought.get(&(seat, brings.id.to_owned()));
        // Two at one screen, each with secrets: only whoever says that they look.
        let alone = you.len() < 2 || eye.seat == seat;
        let readable = !brings.secret || (yours && (seat.is_none() || alone));
        Some(TextView {
            id: brings.id.to_owned(),
            seat,
            yours,
            needed: brings.needed,
            secret: brings.secret,
            given: given.is_some(),
            longest: brings.longest,
            clause: brings.clause,
            text: given.filter(|_| readable).map(|given| given.text.clone()),
        })
    };
    let all = room.game.brings(&table.made.setup)?;
    Ok(all.into_iter().filter_map(view).collect())
}

/// The choices of each of these seats that is asked. In a drawing they are part of the picture.
fn laid(running: &Running, you: SeatSet, form: PictureForm) -> Vec<LaidFor> {
    let asked = running.live.asks();
    let lay = |seat: Seat| LaidFor {
        seat,
        ply: running.live.since(seat),
        choices: match form {
            PictureForm::Picture => Vec::new(),
            PictureForm::Nothing | PictureForm::Data => running.live.laid(seat),
        },
    };
    you.iter().filter(|seat| asked.has(*seat)).map(lay).collect()
}

/// The journal as `observer` reads it, from entry number `from` of the whole journal on. Lines before are counted as this
/// observer reads them, so that the number reveals nothing about others' lines.
pub fn told(table: &Table, observer: Observer, from: usize) -> ToldView {
    let Some(running) = &table.running else {
        return ToldView::default();
    };
    let mut lines = running.live.told(observer, 0);
    let after = running.live.told(observer, from).len();
    let before = lines.len() - after;
    lines.drain(..before);
    ToldView { from: before, lines, read: 0 }
}

/// True if the bots hurry, for whoever may set that: nobody else sits there.
fn hurries(handle: &Handle, table: &Table, may: bool) -> Option<bool> {
    let watched = table.status() == Status::Playing && table.persons().is_empty();
    (may && watched).then(|| handle.hurries())
}

/// The ways of the reader to speak, who answers now at the seats `acts`.
fn talk(table: &Table, eye: &Eye, acts: SeatSet) -> TalkView {
    let seats = eye.seats(|who| table.voices_of(who));
    let speak = acts.iter().filter(|seat| seats.has(*seat)).collect::<SeatSet>();
    let phrases = if speak.is_empty() { Vec::new() } else { phrases() };
    // Whether all must be quiet is the same for every seat.
    let refusal = match table.talk(Seat::new(0)) {
        Talk::Free => {
            let chat = !eye.seats(|who| table.chats_from(who)).is_empty();
            return TalkView { chat, seats, phrases, ..TalkView::default() };
        }
        Talk::Quiet { refusal, .. } => Some(refusal),
    };
    let offered = speak.iter().filter_map(|seat| match table.talk(seat) {
        Talk::Free => None,
        Talk::Quiet { remarks, .. } => Some(RemarksFor { seat, remarks }),
    });
    let remarks = offered.collect();
    TalkView { chat: false, seats, refusal, remarks, phrases }
}

fn take_back(table: &Table, you: SeatSet) -> TakeBackView {
    let offers = you.iter().filter_map(|seat| {
        let (to, consent) = offer(table, seat)?;
        Some(TakeBackOffer { seat, to, consent })
    });
    TakeBackView {
        offers: offers.collect(),
        asked: table.take_back.map(|(asked, to)| TakeBackAsk {
            by: asked.by,
            to,
            waiting: asked.waiting,
            until: table.waits_until(&asked),
        }),
    }
}

/// The end of the game, once it is over.
pub fn ended(table: &Table) -> Option<EndedView> {
    let (how, outcome) = table.ended.clone()?;
    Some(EndedView { how, outcome, resigned: table.resigned() })
}

/// The links as they are now.
pub fn links(engine: &Engine, table: &Table) -> Links {
    let path = |word: &str, purpose| {
        format!("/t/{}/{word}/{}", table.id, engine.key.token(purpose, &table.id, table.epoch))
    };
    let over = table.status() == Status::Finished;
    Links {
        join: path("join", Purpose::Join),
        watch: path("watch", Purpose::Watch),
        replay: over.then(|| path("replay", Purpose::Replay)),
    }
}
