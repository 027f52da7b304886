//! A table in memory: the sum of its log.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use seen::{Act, ActView, CHAT_SHOWN, COMMENTS_SHOWN, ChatLine, CommentView, How, Picture, Status};
use serde_json::Value;
use store::{Clock, GuestHash, NewHostAct};
use table::{AnyMatch, Lesson, Outcome, Seat, SeatSet, Seated, Seed, Talk};
use tokio::time::Instant;

use super::bots::Decision;
use super::clock::Clocks;
use super::entry::{Branched, Brought, Commented, Created, Entry, SetUp, Started};
use super::owner::Owner;
use super::pauses::Pauses;
use super::phrases::phrase;
use crate::actor::Actor;
use crate::{Room, TableError};

/// The occupant of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// A guest, or a program of theirs.
    Person {
        guest: GuestHash,
        name: String,
        picture: Option<Picture>,
        /// The program's name, where one of theirs sat down.
        program: Option<String>,
    },
    Bot {
        level: String,
        name: String,
    },
}

/// A seat, and who plays there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatState {
    pub sitter: Sitter,
    /// The guest for whom an empty seat is kept, and their name.
    pub kept: Option<(GuestHash, String)>,
    /// The level of the bot that plays on, once its player gave up.
    pub resigned: Option<String>,
    /// The level of the bot that plays until its player is back.
    pub minded: Option<String>,
    /// True if the occupant has been forgotten: then nobody comes back.
    pub gone: bool,
    /// True if the name is the guest's in the house, false if it is one for this table alone; see [`Renamed`](super::entry::Renamed::house).
    pub house: Option<bool>,
    /// The name and the avatar that the log has, where others were looked up since.
    pub logged: Option<Box<(String, Option<Picture>)>>,
}

impl SeatState {
    /// The person who decides here, if it is a person.
    pub fn person(&self) -> Option<&GuestHash> {
        match &self.sitter {
            Sitter::Person { guest, .. } if self.resigned.is_none() && self.minded.is_none() => Some(guest),
            _ => None,
        }
    }

    /// The level of the bot that decides here, if one does.
    pub fn bot(&self) -> Option<&str> {
        match &self.sitter {
            Sitter::Bot { level, .. } => Some(level),
            _ => self.resigned.as_deref().or(self.minded.as_deref()),
        }
    }

    /// The guest who sat down here, even if they resigned since: they may go on looking.
    pub fn guest(&self) -> Option<&GuestHash> {
        match &self.sitter {
            Sitter::Person { guest, .. } => Some(guest),
            _ => None,
        }
    }

    /// The name of the program that sat down here, if one did: also where a bot plays on since.
    pub fn program(&self) -> Option<&str> {
        match &self.sitter {
            Sitter::Person { program, .. } => program.as_deref(),
            Sitter::Open | Sitter::Bot { .. } => None,
        }
    }

    /// True if a program of the guest decides here.
    pub(crate) fn is_programs(&self) -> bool {
        self.bot().is_none() && self.program().is_some()
    }

    /// The one who sat down here, also if a bot plays on since.
    pub fn sitting(&self) -> Option<Actor> {
        let guest = *self.guest()?;
        Some(Actor { guest, program: self.program().map(str::to_owned) })
    }

    /// The one who decides here, if it is no bot.
    pub fn actor(&self) -> Option<Actor> {
        self.sitting().filter(|_| self.bot().is_none())
    }

    /// The occupant, as a record has it.
    pub fn seated(&self) -> Seated {
        match &self.sitter {
            Sitter::Bot { level, .. } => Seated::Bot(level.clone()),
            _ => Seated::Person(self.name().to_owned()),
        }
    }

    /// The guest who plays here in person, unless they gave up or are forgotten.
    pub fn in_person(&self) -> Option<GuestHash> {
        let plays = self.resigned.is_none() && self.program().is_none() && !self.gone;
        self.guest().copied().filter(|_| plays)
    }

    /// The player's avatar, if they have one.
    pub fn picture(&self) -> Option<Picture> {
        match &self.sitter {
            Sitter::Person { picture, .. } => *picture,
            Sitter::Open | Sitter::Bot { .. } => None,
        }
    }

    /// The name to show.
    pub fn name(&self) -> &str {
        match &self.sitter {
            Sitter::Open => self.kept.as_ref().map_or("", |(_, name)| name),
            Sitter::Person { name, .. } | Sitter::Bot { name, .. } => name,
        }
    }
}

/// A text that was handed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Handed {
    /// The version of the entry.
    pub version: u64,
    pub text: String,
}

/// A question to the table that waits for answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    pub by: Seat,
    /// Time: milliseconds since 1970, UTC.
    pub at: i64,
    pub waiting: SeatSet,
}

/// A choice as it was sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sent {
    pub seat: Seat,
    pub ply: u32,
    pub choice: String,
    /// Together with the choice before it.
    pub together: bool,
}

/// Choices that a seat sent as one, and of which some followed by themselves. A retry is told by them, as long as they are in memory.
pub struct Whole {
    pub seat: Seat,
    pub ply: u32,
    /// The number of choices of the game when they were made.
    pub upto: u32,
    pub choices: Vec<String>,
}

/// The game that is on, or over.
pub struct Running {
    pub live: Box<dyn AnyMatch>,
    pub seed: Seed,
    pub commitment: String,
    /// Every choice that has not been taken back, by ply.
    pub sent: Vec<Sent>,
    /// The last list of which the log has not all.
    pub whole: Option<Whole>,
    /// The journal's length at each version: what a reconnecting reader has not read yet.
    pub marks: Vec<(u64, usize)>,
    /// The version at which something was last taken back: older readers must read anew.
    pub cut_at: u64,
    /// Time of the last choice (made or read), if a person made it.
    pub moved: Option<Instant>,
}

/// A table: its log, folded.
pub struct Table {
    pub id: String,
    /// The last entry that is folded in.
    pub version: u64,
    /// Entries that are folded in but not yet durable, and when they happened.
    pub pending: Vec<(i64, Entry)>,
    /// The host's act, if this is one: written with the entries that are pending.
    pub by_host: Option<NewHostAct>,
    /// Memory and log may differ: read the log again before anything else.
    pub lost: bool,
    pub made: Created,
    pub owner: Owner,
    pub seats: Vec<SeatState>,
    /// Time at which the last seat was kept for somebody: milliseconds since 1970, UTC.
    pub kept_at: i64,
    /// Texts handed in, by seat (none: for the whole table) and id.
    pub brought: BTreeMap<(Option<Seat>, String), Handed>,
    /// Replaced entries, and the remains of each: written with the next entry.
    pub replaced: Vec<(u64, Brought)>,
    /// The set-up with which the game began, where texts were handed in.
    pub begun_with: Option<Value>,
    pub epoch: u32,
    pub running: Option<Running>,
    pub take_back: Option<(Asked, u32)>,
    pub end: Option<Asked>,
    pub ended: Option<(How, Option<Outcome>)>,
    /// Time: milliseconds since 1970, UTC.
    pub ended_at: i64,
    pub chat: VecDeque<ChatLine>,
    /// The writer of each of these lines.
    pub said_by: VecDeque<Option<GuestHash>>,
    pub acts: Vec<ActView>,
    pub clocks: Clocks,
    pub clock: Clock,
    pub rematch: Option<String>,
    /// The tables at which somebody played on from here, in their order.
    pub branches: Vec<Branched>,
    /// The comments on steps of the game, at most [`COMMENTS_SHOWN`](seen::COMMENTS_SHOWN) of each seat.
    pub comments: VecDeque<CommentView>,
    /// The lobby's line as it was last written, to write it only when it changes.
    pub summary: String,
    /// The lesson that it is, if it is one that the house has.
    pub lesson: Option<Arc<Lesson>>,
    /// True if the learner left it.
    pub lesson_left: bool,
    /// The moment (a number of changes) up to which names and avatars were looked up.
    pub faces_at: Option<u64>,
    /// The bot's question at the last write.
    pub bot_asked: Option<Decision>,
}

impl Table {
    /// The game that may be judged: it came to its end by the rules.
    pub fn judged(&self) -> Option<&Running> {
        let by_the_rules = self.ended.as_ref().is_some_and(|(how, _)| *how == How::Outcome);
        self.running.as_ref().filter(|_| by_the_rules)
    }

    /// A new table, of which only the first entry is known.
    pub fn new(id: String, made: Created, clock: Clock, pauses: Pauses) -> Self {
        let open = SeatState {
            sitter: Sitter::Open,
            kept: None,
            resigned: None,
            minded: None,
            gone: false,
            house: None,
            logged: None,
        };
        Self {
            id,
            version: 0,
            pending: Vec::new(),
            by_host: None,
            lost: false,
            seats: vec![open; made.players],
            kept_at: 0,
            clocks: Clocks::new(made.pace, made.players, pauses),
            acts: Vec::new(),
            clock,
            owner: Owner::new(&made),
            made,
            brought: BTreeMap::new(),
            replaced: Vec::new(),
            begun_with: None,
            epoch: 0,
            running: None,
            take_back: None,
            end: None,
            ended: None,
            ended_at: 0,
            chat: VecDeque::new(),
            said_by: VecDeque::new(),
            rematch: None,
            branches: Vec::new(),
            comments: VecDeque::new(),
            summary: String::new(),
            lesson: None,
            lesson_left: false,
            faces_at: None,
            bot_asked: None,
        }
    }

    /// The same, where its game has the lesson that it is.
    pub(crate) fn taught_by(mut self, room: &Room) -> Self {
        let place = |seed| room.puzzles.as_ref().map_or(seed, |puzzles| puzzles.place(seed));
        let puzzle = self.made.puzzle.as_ref().map(|puzzle| Arc::new(puzzle.lesson(place(puzzle.seed))));
        self.lesson = puzzle.or_else(|| self.made.lesson.as_deref().and_then(|id| room.lesson(id)).cloned());
        self
    }

    /// Folds in something that happens now, to be made durable by `commit`.
    pub fn record(&mut self, entry: impl Into<Entry>) {
        let entry = entry.into();
        let now = self.clock.now();
        self.fold(self.version + 1, now, &entry);
        self.pending.push((now, entry));
    }

    /// Folds in an entry. The match itself is moved on by the caller: a command, or the loader.
    pub fn fold(&mut self, version: u64, at: i64, entry: &Entry) {
        self.version = version;
        self.owner.fold(entry);
        match entry {
            Entry::Created(_) => {}
            Entry::Started(started) => self.begun_with.clone_from(&started.setup),
            Entry::Brought(brought) if brought.replaced => {}
            Entry::Brought(brought) => {
                let key = (brought.seat, brought.id.clone());
                self.take_away(&key);
                self.brought.insert(key, Handed { version, text: brought.text.clone() });
            }
            Entry::SeatTaken(taken) => {
                let sitter = Sitter::Person {
                    guest: taken.guest,
                    name: taken.name.clone(),
                    picture: None,
                    program: taken.program(),
                };
                self.sit(taken.seat, sitter);
                if let Some(seat) = self.seats.get_mut(taken.seat.index()) {
                    seat.gone = taken.gone;
                    seat.house = taken.house;
                }
            }
            Entry::SeatKept(kept) => {
                self.kept_at = at;
                if let Some(seat) = self.seats.get_mut(kept.seat.index()) {
                    seat.kept = Some((kept.guest, kept.name.clone()));
                }
            }
            Entry::SeatLeft(left) => self.sit(left.seat, Sitter::Open),
            Entry::SeatBot(bot) => {
                self.sit(bot.seat, Sitter::Bot { level: bot.level.clone(), name: bot.name.clone() });
            }
            Entry::Renamed(renamed) => {
                if let Some(seat) = self.seats.get_mut(renamed.seat.index()) {
                    seat.rename(renamed);
                }
            }
            Entry::Pictured(pictured) => {
                if let Some(seat) = self.seats.get_mut(pictured.seat.index()) {
                    seat.show_as(pictured.picture);
                }
            }
            Entry::LinksRenewed(renewed) => self.epoch = renewed.epoch,
            Entry::SetUp(anew) => self.set_up(anew),
            Entry::Chose(chose) => {
                self.take_back = None;
                let person = self.persons().has(chose.seat);
                if let Some(running) = &mut self.running {
                    running.moved = person.then(Instant::now);
                    let choice = chose.choice.clone();
                    running.sent.push(Sent {
                        seat: chose.seat,
                        ply: chose.ply,
                        choice,
                        together: chose.together,
                    });
                    running.marks.push((version, running.live.told_len()));
                }
            }
            Entry::TakeBackAsked(asked) => {
                let waiting = self.persons().without(asked.seat);
                let waiting = self.consent_to(asked.to, asked.seat, waiting);
                self.take_back = Some((Asked { by: asked.seat, at, waiting }, asked.to));
            }
            Entry::TakeBackAgreed(agreed) => {
                if let Some((asked, _)) = &mut self.take_back {
                    asked.waiting.remove(agreed.seat);
                }
            }
            Entry::TakeBackRefused(_) => self.take_back = None,
            Entry::TakenBack(back) => {
                self.take_back = None;
                if let Some(running) = &mut self.running {
                    running.sent.truncate(back.to as usize);
                    running.cut_at = version;
                    running.moved = None;
                    running.marks.clear();
                    running.marks.push((version, running.live.told_len()));
                }
                if back.house {
                    self.tell(version, at, (back.seat, back.seat), Act::HouseTookBack);
                }
            }
            Entry::Resigned(resigned) => {
                if let Some(seat) = self.seats.get_mut(resigned.seat.index()) {
                    seat.resigned = Some(resigned.level.clone());
                }
                self.gone(resigned.seat);
                self.tell(version, at, (resigned.seat, resigned.seat), Act::Resigned);
            }
            Entry::HandedOver(over) => {
                if let Some(seat) = self.seats.get_mut(over.seat.index()) {
                    seat.minded = Some(over.level.clone());
                }
                self.gone(over.seat);
                let act = match over.by == over.seat {
                    _ if over.house => Act::HouseHandedOver,
                    true => Act::Left,
                    false => Act::HandedOver,
                };
                self.tell(version, at, (over.seat, over.by), act);
            }
            Entry::Returned(returned) => {
                if let Some(seat) = self.seats.get_mut(returned.seat.index()) {
                    seat.minded = None;
                }
                self.clocks.back(returned.seat);
                let act = if returned.house { Act::HouseGaveBack } else { Act::Returned };
                self.tell(version, at, (returned.seat, returned.seat), act);
            }
            Entry::LessonLeft(_) => self.lesson_left = true,
            Entry::Holiday(holiday) => {
                let act = if holiday.until > at { Act::OnHoliday } else { Act::BackFromHoliday };
                self.clocks.rest(holiday.seat, at, holiday.until);
                self.tell(version, at, (holiday.seat, holiday.seat), act);
            }
            Entry::EndProposed(proposed) => {
                let waiting = self.others_than(proposed.seat);
                self.end = Some(Asked { by: proposed.seat, at, waiting });
            }
            Entry::EndAgreed(agreed) => {
                if let Some(asked) = &mut self.end {
                    asked.waiting.remove(agreed.seat);
                }
            }
            Entry::EndRefused(_) => self.end = None,
            Entry::Ended(ended) => {
                self.take_back = None;
                self.end = None;
                self.ended = Some((ended.how, ended.outcome.clone()));
                self.ended_at = at;
            }
            Entry::Chat(chat) => self.hear(ChatLine {
                version,
                at,
                seat: chat.seat,
                name: chat.name.clone(),
                text: chat.text.clone(),
                remark: None,
                gone: chat.gone,
            }),
            Entry::Remarked(said) => {
                let running = self.running.as_ref();
                let remark = running.and_then(|running| running.live.remark(&said.remark));
                let remark = phrase(&said.remark).or(remark);
                // Of a remark that the rules have forgotten since, its notation is left.
                let text = remark.is_none().then(|| said.remark.clone());
                self.hear(ChatLine {
                    version,
                    at,
                    seat: said.seat,
                    name: said.name.clone(),
                    text: text.unwrap_or_default(),
                    remark,
                    gone: said.gone,
                });
            }
            Entry::Rematch(rematch) => self.rematch = Some(rematch.table.clone()),
            Entry::Branched(branched) => self.branches.push(branched.clone()),
            Entry::Commented(said) => self.comment(version, at, said),
        }
        self.run_clocks(at, entry);
    }

    /// The table is set up anew.
    pub fn set_up(&mut self, anew: &SetUp) {
        self.made.options.clone_from(&anew.options);
        self.made.setup.clone_from(&anew.setup);
        self.made.pace = anew.pace;
        self.made.no_programs = anew.no_programs.unwrap_or(self.made.no_programs);
        self.clocks.run_at(anew.pace);
        for key in &anew.dropped {
            self.take_away(key);
        }
    }

    /// Runs the clocks over this entry.
    fn run_clocks(&mut self, at: i64, entry: &Entry) {
        let asked = match entry {
            Entry::Started(started) => started.asks,
            Entry::Chose(chose) => {
                self.clocks.chose(chose.seat, at);
                chose.asks
            }
            Entry::TakenBack(back) => back.asks,
            Entry::Ended(_) => Some(SeatSet::EMPTY),
            Entry::Resigned(_) | Entry::HandedOver(_) | Entry::Returned(_) => None,
            _ => return,
        };
        let asked = asked.unwrap_or(self.clocks.asked());
        self.clocks.ask(asked, self.persons(), at);
    }

    /// Settles what waits for a seat whose player is gone.
    fn gone(&mut self, seat: Seat) {
        if let Some((asked, _)) = &mut self.take_back {
            asked.waiting.remove(seat);
        }
        if let Some(asked) = &mut self.end {
            asked.waiting.remove(seat);
        }
    }

    /// A line of the journal that is no part of the game.
    fn tell(&mut self, version: u64, at: i64, (seat, by): (Seat, Seat), act: Act) {
        let ply = self.running.as_ref().map_or(0, |running| running.sent.len() as u32);
        self.acts.push(ActView { version, at, ply, seat, by, act });
    }

    /// True if this guest has the rights of the table's owner.
    pub fn is_of(&self, guest: &GuestHash) -> bool {
        self.owner.is(guest)
    }

    /// The time until which a question to the table waits for answers.
    pub(crate) fn waits_until(&self, asked: &Asked) -> i64 {
        self.clocks.after(asked.at, self.made.pace.patience()).unwrap_or(i64::MAX)
    }

    /// True if a question to the table has waited for long enough.
    pub(crate) fn lapsed(&self, asked: &Asked) -> bool {
        self.waits_until(asked) <= self.clock.now()
    }

    /// The game begins with this match.
    pub fn begin(&mut self, live: Box<dyn AnyMatch>, seed: Seed, started: &Started) {
        let commitment = started.commitment.clone();
        let marks = vec![(self.version + 1, live.told_len())];
        let (sent, whole) = (Vec::new(), None);
        self.running = Some(Running { live, seed, commitment, sent, whole, marks, cut_at: 0, moved: None });
    }

    fn hear(&mut self, line: ChatLine) {
        if self.chat.len() == CHAT_SHOWN {
            self.chat.pop_front();
            self.said_by.pop_front();
        }
        let by = self.seats.get(line.seat.index()).and_then(SeatState::guest);
        self.said_by.push_back(by.copied());
        self.chat.push_back(line);
    }

    fn comment(&mut self, version: u64, at: i64, said: &Commented) {
        let Commented { seat, ply, text } = said.clone();
        // Whoever says most pushes out nobody else's.
        let own = self.comments.iter().filter(|comment| comment.seat == seat).count();
        if own >= COMMENTS_SHOWN
            && let Some(first) = self.comments.iter().position(|comment| comment.seat == seat)
        {
            self.comments.remove(first);
        }
        self.comments.push_back(CommentView { version, at, ply, seat, text });
    }

    /// The players' ways to speak now, and the remarks `seat` is offered where they may not speak freely.
    pub fn talk(&self, seat: Seat) -> Talk {
        match &self.running {
            Some(running) if self.ended.is_none() => running.live.talk(seat),
            _ => Talk::Free,
        }
    }

    /// Refuses free speech where the game does not allow it now.
    pub fn may_speak(&self, seat: Seat) -> Result<(), TableError> {
        match self.talk(seat) {
            Talk::Free => Ok(()),
            Talk::Quiet { refusal, .. } => Err(TableError::Refused(refusal)),
        }
    }

    /// Changes the occupant of a seat: the texts that the one before handed in go with them.
    fn sit(&mut self, seat: Seat, sitter: Sitter) {
        if let Some(place) = self.seats.get_mut(seat.index()) {
            place.sitter = sitter;
            place.gone = false;
            place.kept = None;
            (place.house, place.logged) = (None, None);
        }
        let theirs = self.brought.keys().filter(|(by, _)| *by == Some(seat)).cloned();
        for key in theirs.collect::<Vec<_>>() {
            self.take_away(&key);
        }
    }

    /// Drops a text: nothing of it is kept.
    fn take_away(&mut self, key: &(Option<Seat>, String)) {
        if let Some(handed) = self.brought.remove(key) {
            let (seat, id) = key.clone();
            let left = Brought { seat, id, text: String::new(), replaced: true };
            self.replaced.push((handed.version, left));
        }
    }

    /// The set-up with which the game began, or that of the table.
    pub fn setup(&self) -> &Value {
        self.begun_with.as_ref().unwrap_or(&self.made.setup)
    }

    /// The stage of the game.
    pub fn status(&self) -> Status {
        match (&self.running, &self.ended) {
            (_, Some(_)) => Status::Finished,
            (Some(_), None) => Status::Playing,
            (None, None) => Status::Waiting,
        }
    }

    /// The game that is on.
    pub fn playing(&mut self) -> Result<&mut Running, TableError> {
        match (&mut self.running, &self.ended) {
            (_, Some(_)) => Err(TableError::Over),
            (Some(running), None) => Ok(running),
            (None, None) => Err(TableError::NotBegun),
        }
    }

    /// Refuses what is possible only before the game begins.
    pub fn waiting(&self) -> Result<(), TableError> {
        if self.running.is_none() { Ok(()) } else { Err(TableError::HasBegun) }
    }

    /// The seats that this guest decides for.
    pub fn held(&self, guest: &GuestHash) -> SeatSet {
        self.seats_where(|seat| seat.person() == Some(guest))
    }

    /// The seats on which this guest sat down, also if they resigned since.
    pub fn known(&self, guest: &GuestHash) -> SeatSet {
        self.seats_where(|seat| seat.guest() == Some(guest))
    }

    /// The seats that this guest decides for in person, and no program of theirs.
    pub fn held_in_person(&self, guest: &GuestHash) -> SeatSet {
        self.held(guest).iter().filter(|seat| !self.seats[seat.index()].is_programs()).collect()
    }

    /// The seats that persons decide for.
    pub fn persons(&self) -> SeatSet {
        self.seats_where(|seat| seat.person().is_some())
    }

    /// The seats whose players gave up.
    pub fn resigned(&self) -> SeatSet {
        self.seats_where(|seat| seat.resigned.is_some())
    }

    /// The seats that pass `test`.
    pub(crate) fn seats_where(&self, test: impl Fn(&SeatState) -> bool) -> SeatSet {
        Seat::all(self.seats.len()).filter(|seat| test(&self.seats[seat.index()])).collect()
    }

    /// The seats of `among` that moved since `to`, apart from the one who asks at `seat`: they must agree. Read from the
    /// log, so that a replay finds the same.
    pub(crate) fn consent_to(&self, to: u32, seat: Seat, among: SeatSet) -> SeatSet {
        let Some(running) = &self.running else {
            return SeatSet::EMPTY;
        };
        let others = self.others_than(seat);
        let moved = running.sent.iter().skip(to as usize).map(|sent| sent.seat).collect::<SeatSet>();
        moved.iter().filter(|seat| among.has(*seat) && others.has(*seat)).collect()
    }
}
