//! A table that is a lesson: its place in the script, and the refusals that follow from it.
//!
//! Nothing of it is kept but which lesson it is, and that somebody left it: the rest follows from the choices that were made. While
//! the script runs the house plays it (`bots`), bots do not think, and nothing but the script's is taken; when its last step is
//! made, or the table is left, or the rules do not lead there any more, the same table goes on like any other.

use table::{Lesson, Message, Seat, Step};

use super::commands::create::{Plan, Sit};
use super::table::Table;
use crate::{ApiError, House, LessonState, LessonView, Pace};

/// The running lesson of a table, and its next step.
#[derive(Clone, Copy)]
pub(crate) struct Now<'a> {
    pub lesson: &'a Lesson,
    /// The step's number, from 0.
    pub at: usize,
    /// True if the answer of a puzzle is told: then the house makes all steps.
    told: bool,
}

impl<'a> Now<'a> {
    /// The step.
    pub(crate) fn step(&self) -> &'a Step {
        &self.lesson.steps[self.at]
    }

    /// The choice that the house makes by itself.
    pub(crate) fn by_itself(&self) -> Option<&'a Step> {
        Some(self.step()).filter(|step| step.stop.is_none() || self.told)
    }
}

/// The lesson at this table, and the number of steps made; also when all of them were.
fn taken(table: &Table) -> Option<(&Lesson, usize)> {
    let left = table.lesson_left && table.made.puzzle.is_none();
    let lesson = table.lesson.as_deref().filter(|_| !left && table.ended.is_none())?;
    table.seats.get(lesson.seat.index())?.person()?;
    let sent = table.running.as_ref()?.sent.iter();
    let at = lesson.at(sent.map(|sent| (sent.seat, sent.choice.as_str())))?;
    Some((lesson, at))
}

/// The next step of the lesson at this table, as long as it runs.
pub(crate) fn now(table: &Table) -> Option<Now<'_>> {
    let (lesson, at) = taken(table)?;
    let step = lesson.steps.get(at)?;
    let live = &table.running.as_ref()?.live;
    // By rules that were mended since the script may lead nowhere: then one plays on.
    let legal = live.check(step.seat, live.since(step.seat), &step.choice).is_ok();
    legal.then_some(Now { lesson, at, told: table.lesson_left })
}

/// True if the answer of a puzzle was found, and all that follows played: then it is solved, whether or not the game is over.
pub(crate) fn found(table: &Table) -> bool {
    let all_made = |lesson: &Lesson| {
        let sent = table.running.iter().flat_map(|running| &running.sent);
        lesson.at(sent.map(|sent| (sent.seat, sent.choice.as_str()))) == Some(lesson.steps.len())
    };
    table.made.puzzle.is_some() && !table.lesson_left && table.lesson.as_deref().is_some_and(all_made)
}

/// True while the house makes the next step of a lesson by itself, for whichever seat.
pub(crate) fn plays(table: &Table) -> bool {
    now(table).is_some_and(|now| now.by_itself().is_some())
}

/// Refuses choices of `seat` that are not the script's. At a table without a lesson everything that the rules allow may
/// be chosen.
pub(crate) fn allows(table: &Table, seat: Seat, choices: &[String]) -> Result<(), ApiError> {
    let Some(Now { lesson, at, told }) = now(table) else {
        return Ok(());
    };
    let steps = &lesson.steps[at..];
    let other = choices.iter().zip(steps).find(|(choice, step)| step.seat != seat || step.choice != **choice);
    let Some((choice, step)) = other else {
        return Ok(());
    };
    let Some(stop) = step.stop.as_ref().filter(|_| step.seat == seat && !told) else {
        return Err(ApiError::Lesson(Message::new("server-lesson-wait")));
    };
    let general = || Message::new("server-lesson-other").with("what", stop.what.id);
    Err(ApiError::Lesson(stop.meant(choice).cloned().unwrap_or_else(general)))
}

/// Checks that `seat` may go on without the lesson.
pub(crate) fn may_leave(table: &Table, seat: Seat) -> Result<(), ApiError> {
    match now(table) {
        Some(now) if now.lesson.seat == seat && !now.told => Ok(()),
        _ => Err(ApiError::NoLesson),
    }
}

/// The lesson as its learner sees it.
pub(crate) fn view(table: &Table, you: table::SeatSet) -> Option<LessonView> {
    let (lesson, made) = taken(table).filter(|(lesson, _)| you.has(lesson.seat))?;
    let number = lesson.stops_before(made);
    let view = |state| LessonView {
        id: lesson.id.clone(),
        name: lesson.name.clone(),
        state,
        stop: number,
        stops: lesson.stops(),
        why: None,
        what: None,
        lit: Vec::new(),
        choice: None,
        puzzle: table.made.puzzle.as_ref().map(|puzzle| puzzle.grade),
    };
    let Some(now) = now(table) else {
        // Until the learner has made a choice of their own.
        let sent = table.running.as_ref()?.sent.iter();
        let own = sent.skip(lesson.steps.len()).any(|sent| sent.seat == lesson.seat);
        let over = made == lesson.steps.len() && !own;
        return over.then(|| LessonView { why: Some(lesson.end.clone()), ..view(LessonState::Over) });
    };
    let step = now.step();
    let Some(stop) = step.stop.as_ref().filter(|_| !now.told) else {
        return Some(view(LessonState::Plays));
    };
    Some(LessonView {
        stop: number + 1,
        why: Some(stop.why.clone()),
        what: Some(stop.what.clone()),
        lit: stop.lit.clone(),
        // What solves a puzzle is told to nobody.
        choice: Some(step.choice.clone()).filter(|_| table.made.puzzle.is_none()),
        ..view(LessonState::Waits)
    })
}

/// The plan of a table that is this lesson of a game; the learner sits there under this name.
pub(crate) fn plan(
    house: &House,
    game: &str,
    lesson: &str,
    name: String,
    lang: &str,
) -> Result<Plan, ApiError> {
    let room = house.room(game).ok_or_else(|| ApiError::NoGame(game.to_owned()))?;
    let Some(lesson) = room.lesson(lesson) else {
        return Err(ApiError::NoSuchLesson);
    };
    let sit = |seat| match seat == lesson.seat {
        true => Sit::Me(name.clone()),
        false => Sit::Bot(lesson.bots.clone()),
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
        no_programs: false,
        program: None,
        errors: Vec::new(),
    })
}
