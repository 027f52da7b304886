//! A table that is a lesson: its place in the script, and the refusals that follow from it.
//!
//! Nothing of it is kept but which lesson it is, and that somebody left it: the rest follows from the choices that were made. While
//! the script runs the house plays it (`bots`), bots do not think, and nothing but the script's is taken; when its last step is
//! made, or the table is left, or the rules do not lead there any more, the same table goes on like any other.
//!
//! A lesson for two is the same: while people sit at both learners' seats each has their own stops, and at a stop of the one the other is
//! told what is done and why. Whoever of them gives up leaves theirs to the house.

use seen::{LessonCard, LessonState, LessonView, Pace, Status};
use table::{Lesson, Message, Seat, SeatSet, Step, Stop};

use super::commands::create::{Plan, Sit};
use super::table::Table;
use crate::{House, Room, TableError};

/// The running lesson of a table, and its next step.
#[derive(Clone, Copy)]
pub struct Now<'a> {
    pub lesson: &'a Lesson,
    /// The step's number, from 0.
    pub at: usize,
    /// The learners' seats at which people sit.
    learners: SeatSet,
    /// True if the answer of a puzzle is told: then the house makes all steps.
    told: bool,
}

impl<'a> Now<'a> {
    /// The step.
    pub fn step(&self) -> &'a Step {
        &self.lesson.steps[self.at]
    }

    /// The stop at which somebody learns, if this is one.
    fn stop(&self) -> Option<&'a Stop> {
        let step = self.step();
        step.stop.as_ref().filter(|_| !self.told && self.learners.has(step.seat))
    }

    /// The choice that the house makes by itself.
    pub fn by_itself(&self) -> Option<&'a Step> {
        Some(self.step()).filter(|_| self.stop().is_none())
    }
}

/// The lesson at this table, and the number of steps made; also when all of them were.
fn taken(table: &Table) -> Option<(&Lesson, usize)> {
    let left = table.lesson_left && table.made.puzzle.is_none();
    let lesson = table.lesson.as_deref().filter(|_| !left && table.ended.is_none())?;
    if learners(table, lesson).is_empty() {
        return None;
    }
    let sent = table.running.as_ref()?.sent.iter();
    let at = lesson.at(sent.map(|sent| (sent.seat, sent.choice.as_str())))?;
    Some((lesson, at))
}

/// The learners' seats at which people sit.
fn learners(table: &Table, lesson: &Lesson) -> SeatSet {
    lesson.learners().and(table.persons())
}

/// The next step of the lesson at this table, as long as it runs.
pub fn now(table: &Table) -> Option<Now<'_>> {
    let (lesson, at) = taken(table)?;
    let step = lesson.steps.get(at)?;
    let live = &table.running.as_ref()?.live;
    // By rules that were mended since the script may lead nowhere: then one plays on.
    let legal = live.check(step.seat, live.since(step.seat), &step.choice).is_ok();
    legal.then(|| Now { lesson, at, learners: learners(table, lesson), told: table.lesson_left })
}

/// True if the answer of a puzzle was found, and all that follows played: then it is solved, whether or not the game is over.
pub fn found(table: &Table) -> bool {
    let all_made = |lesson: &Lesson| {
        let sent = table.running.iter().flat_map(|running| &running.sent);
        lesson.at(sent.map(|sent| (sent.seat, sent.choice.as_str()))) == Some(lesson.steps.len())
    };
    table.made.puzzle.is_some() && !table.lesson_left && table.lesson.as_deref().is_some_and(all_made)
}

/// True while the house makes the next step of a lesson by itself, for whichever seat.
pub fn plays(table: &Table) -> bool {
    now(table).is_some_and(|now| now.by_itself().is_some())
}

/// The seats of `owing` that somebody waits for: in a lesson the one at whose stop it stands, or none.
pub fn awaited(table: &Table, owing: SeatSet) -> SeatSet {
    match now(table) {
        Some(now) if now.by_itself().is_none() => owing.and(SeatSet::only(now.step().seat)),
        Some(_) => SeatSet::EMPTY,
        None => owing,
    }
}

/// Refuses choices of `seat` that are not the script's. At a table without a lesson everything that the rules allow may
/// be chosen.
pub fn allows(table: &Table, seat: Seat, choices: &[String]) -> Result<(), TableError> {
    let Some(now) = now(table) else {
        return Ok(());
    };
    let steps = &now.lesson.steps[now.at..];
    let other = choices.iter().zip(steps).find(|(choice, step)| step.seat != seat || step.choice != **choice);
    let Some((choice, step)) = other else {
        return Ok(());
    };
    let Some(stop) = step.stop.as_ref().filter(|_| step.seat == seat && now.learners.has(seat) && !now.told)
    else {
        return Err(TableError::Lesson(Message::new("server-lesson-wait")));
    };
    let general = || Message::new("server-lesson-other").with("what", stop.what.id);
    Err(TableError::Lesson(stop.meant(choice).cloned().unwrap_or_else(general)))
}

/// Checks that `seat` may go on without the lesson.
pub(crate) fn may_leave(table: &Table, seat: Seat) -> Result<(), TableError> {
    match now(table) {
        Some(now) if now.learners.has(seat) && !now.told => Ok(()),
        _ => Err(TableError::NoLesson),
    }
}

/// The lesson as a list shows it.
pub fn card(lesson: &Lesson) -> LessonCard {
    LessonCard {
        id: lesson.id.clone(),
        name: lesson.name.clone(),
        stops: lesson.stops(),
        for_two: lesson.second.is_some(),
    }
}

/// The lesson that is taken after this one.
fn next(room: &Room, lesson: &Lesson) -> Option<LessonCard> {
    room.lesson_after(&lesson.id).map(|next| card(next))
}

/// The lesson as its learner sees it.
pub fn view(room: &Room, table: &Table, you: SeatSet) -> Option<LessonView> {
    let lesson = table.lesson.as_deref()?;
    if table.status() == Status::Waiting {
        // Who will learn together is told what begins when both are there.
        return (!lesson.learners().and(you).is_empty()).then(|| blank(table, lesson, LessonState::Gathers));
    }
    let (_, made) = taken(table)?;
    let learners = learners(table, lesson);
    let yours = learners.and(you);
    let now = now(table);
    let asked = now.and_then(|now| now.stop().map(|stop| (now.step(), stop)));
    // Whoever holds both seats at one screen is told what is to be done.
    let own = asked.filter(|(step, _)| yours.has(step.seat));
    let seat = own.map_or(yours.first()?, |(step, _)| step.seat);
    let behind = lesson.stops_of(seat, made);
    let view = |state| LessonView {
        stop: behind,
        stops: lesson.stops_of(seat, lesson.steps.len()),
        with: learners.without(seat).first(),
        ..blank(table, lesson, state)
    };
    if now.is_none() {
        // Until the learner has made a choice of their own.
        let sent = table.running.as_ref()?.sent.iter();
        let went_on = sent.skip(lesson.steps.len()).any(|sent| sent.seat == seat);
        let over = made == lesson.steps.len() && !went_on;
        let why = Some(lesson.end_of(seat).clone());
        let (next, shows) = (next(room, lesson), lesson.shows.clone());
        return over.then(|| LessonView { why, next, shows, ..view(LessonState::Over) });
    }
    Some(match (own, asked) {
        (Some((step, stop)), _) => LessonView {
            stop: behind + 1,
            why: Some(stop.why.clone()),
            what: Some(stop.what.clone()),
            lit: stop.lit.clone(),
            shows: stop.shows.clone(),
            // What solves a puzzle is told to nobody.
            choice: Some(step.choice.clone()).filter(|_| table.made.puzzle.is_none()),
            ..view(LessonState::Waits)
        },
        (None, Some((_, stop))) => LessonView { why: stop.seen.clone(), ..view(LessonState::Watches) },
        (None, None) => view(LessonState::Plays),
    })
}

/// The lesson in this state, before anything is said.
fn blank(table: &Table, lesson: &Lesson, state: LessonState) -> LessonView {
    LessonView {
        id: lesson.id.clone(),
        name: lesson.name.clone(),
        state,
        stop: 0,
        stops: lesson.stops(),
        why: None,
        what: None,
        lit: Vec::new(),
        shows: Vec::new(),
        choice: None,
        next: None,
        with: None,
        for_two: lesson.second.is_some(),
        puzzle: table.made.puzzle.as_ref().map(|puzzle| puzzle.grade),
    }
}

/// A lesson that somebody begins.
pub struct Begun<'a> {
    /// The id of the game.
    pub game: &'a str,
    /// The id of the lesson.
    pub lesson: &'a str,
    /// True if the second learner's seat waits for a person.
    pub for_two: bool,
}

/// The plan of a table that is this lesson; the learner sits there under this name.
pub fn plan(house: &House, begun: &Begun, name: String, lang: &str) -> Result<Plan, TableError> {
    let Begun { game, lesson, for_two } = *begun;
    let room = house.room(game).ok_or_else(|| TableError::NoGame(game.to_owned()))?;
    let lesson = room.lesson(lesson).filter(|lesson| !for_two || lesson.second.is_some());
    let lesson = lesson.ok_or(TableError::NoSuchLesson)?;
    let second = lesson.second.as_ref().map(|second| second.seat).filter(|_| for_two);
    let sit = |seat| match seat {
        seat if seat == lesson.seat => Sit::Me(name.clone()),
        seat if Some(seat) == second => Sit::Open,
        _ => Sit::Bot(lesson.bots.clone()),
    };
    let brought = lesson.brings.iter().map(|bring| (bring.seat, bring.id.clone(), bring.text.clone()));
    Ok(Plan {
        deal: None,
        from: None,
        game: room.game.info().id.to_owned(),
        name: String::new(),
        public: false,
        options: lesson.options.clone(),
        pace: Pace::Free,
        lang: lang.to_owned(),
        seats: Seat::all(lesson.players).map(sit).collect(),
        brought: brought.collect(),
        lesson: Some(lesson.id.clone()),
        puzzle: None,
        day: None,
        // Nobody but people learns.
        no_programs: for_two,
        program: None,
        errors: Vec::new(),
    })
}
