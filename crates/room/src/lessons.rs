//! The lessons of a game: read once, and played from end to end to see whether they are still right.

use std::any::Any;
use std::collections::BTreeMap;

use canvas::{AnyPage, Eye, Language, When, draws};
use table::{AnyMatch, BySeat, Lesson, Message, Observer, Seat, Seed, SetupRequest, Stop};

use crate::{Room, RoomError, in_words};

/// The lessons that a page has, and what is wrong with those that cannot be read.
pub(crate) fn of(game: &str, page: &dyn AnyPage) -> (Vec<Lesson>, Vec<String>) {
    let (mut lessons, mut faults) = (Vec::<Lesson>::new(), Vec::new());
    for (number, text) in (1..).zip(page.lessons()) {
        match read(game, page, text) {
            Ok(lesson) if lessons.iter().any(|other| other.id == lesson.id) => {
                faults.push(format!("there are two lessons '{}'", lesson.id));
            }
            Ok(lesson) => lessons.push(lesson),
            Err(all) => faults.extend(all.iter().map(|fault| format!("lesson {number}: {fault}"))),
        }
    }
    (lessons, faults)
}

/// A lesson of the game with this page.
fn read(game: &str, page: &dyn AnyPage, text: &str) -> Result<Lesson, Vec<String>> {
    let ready = |id: &str| {
        let all = page.workshop()?.ready(Language::En, &BTreeMap::new());
        all.into_iter().find(|ready| ready.id == id).map(|ready| ready.text)
    };
    Lesson::read(game, text, &ready)
}

impl Room {
    /// A lesson that is being written.
    ///
    /// # Errors
    /// All that is wrong with it.
    pub fn read_lesson(&self, text: &str) -> Result<Lesson, Vec<String>> {
        read(self.game.info().id, self.page, text)
    }

    /// The table of a lesson before its first choice.
    ///
    /// # Errors
    /// When it cannot be set up so.
    pub fn begin(&self, lesson: &Lesson) -> Result<Box<dyn AnyMatch>, RoomError> {
        let request = SetupRequest { players: lesson.players, options: lesson.options.clone() };
        let mut setup = self.game.setup(&request).map_err(|error| in_words(&error))?;
        for bring in &lesson.brings {
            let with = self.game.bring(&setup, Some(bring.seat), &bring.id, &bring.text);
            setup = with.map_err(|error| in_words(&error))?;
        }
        if let Some((seat, id)) = self.game.lacks(&setup).map_err(|error| in_words(&error))?.first() {
            let whose = seat.map_or_else(|| "the table".to_owned(), |seat| format!("seat {seat}"));
            return Err(RoomError(format!("{whose} must bring a text '{id}'")));
        }
        if let Some(text) = &lesson.begin {
            setup = self.game.begin_at(&setup, text).map_err(|flaw| RoomError(format!("begin: {flaw}")))?;
        }
        self.game.start(&setup, &Seed::from_number(lesson.seed)).map_err(|error| in_words(&error))
    }

    /// All that is wrong with a lesson: it is played from end to end.
    ///
    /// Each choice must be legal when its turn comes, every text be there in both languages, and what is lit or shown be drawn; every other
    /// choice must be answered by what it would have meant, and each answer be one that somebody can get.
    pub fn faults(&self, lesson: &Lesson) -> Vec<String> {
        let mut faults = Vec::new();
        for language in Language::ALL {
            let lacks = |message: &&Message| language.text_if_known(message.id).is_none();
            let missing = lesson.messages().filter(lacks);
            faults.extend(missing.map(|message| format!("{}: no message {}", language.tag(), message.id)));
        }
        if !self.bots.levels().contains(&lesson.bots.as_str()) {
            faults.push(format!("no bot is called '{}'", lesson.bots));
        }
        let mut game = match self.begin(lesson) {
            Ok(game) => game,
            Err(error) => {
                faults.push(error.to_string());
                return faults;
            }
        };
        for (number, step) in (1..).zip(&lesson.steps) {
            if let Some(stop) = &step.stop {
                let wrong = self.wrong_with(stop, (step.seat, &step.choice), game.as_ref());
                faults.extend(wrong.into_iter().map(|fault| format!("stop '{}': {fault}", stop.id)));
            }
            let since = game.since(step.seat);
            if let Err(error) = game.choose(step.seat, since, &step.choice) {
                let prompt = Language::En.say(&game.prompt(Observer::Seat(step.seat)));
                let (seat, choice) = (step.seat, &step.choice);
                let choices = game.choices(seat).join(", ");
                faults.push(format!(
                    "step {number}: seat {seat} cannot choose '{choice}': {error}; the table says: {prompt}; seats asked: {:?}; choices of seat {seat}: {choices}",
                    game.asks().iter().map(Seat::number).collect::<Vec<_>>()
                ));
                return faults;
            }
            let made = number - 1 + game.first_ply();
            if let Some((_, made)) = game.made(made).filter(|(_, made)| *made != step.choice) {
                faults.push(format!("step {number}: '{}' is written '{made}'", step.choice));
            }
        }
        let unseen = unseen(self.page, (lesson.seat, &lesson.shows), game.as_ref());
        faults.extend(unseen.into_iter().map(|fault| format!("the end: {fault}")));
        if game.outcome().is_some() {
            faults.push("the game is over after the last step: nobody plays on".to_owned());
        }
        faults
    }

    fn wrong_with(&self, stop: &Stop, (seat, choice): (Seat, &str), game: &dyn AnyMatch) -> Vec<String> {
        let mut faults = Vec::new();
        faults.extend(unanswered(stop, choice, &game.choices(seat)));
        faults.extend(unseen(self.page, (seat, &stop.shows), game));
        let picture = picture(game, seat);
        let Some(table) = self.page.open(&*picture, Some(seat), When::Now) else {
            faults.push("the page does not draw this game".to_owned());
            return faults;
        };
        let offer = table.offers().iter().find(|offer| offer.notation == choice && offer.refusal.is_none());
        let Some(offer) = offer else {
            faults.push(format!("'{choice}' does not lie before the learner"));
            return faults;
        };
        let drawing = drawn(table.as_ref(), game.players());
        // In the bar stand the buttons of all that may be chosen.
        let button =
            |id: &str| table.offers().iter().any(|offer| offer.refusal.is_none() && offer.button() == id);
        let places = if stop.lit.is_empty() { offer.places() } else { stop.lit.clone() };
        let shown = |id: &String| draws(&drawing, id) || button(id);
        if stop.lit.is_empty() {
            if !places.iter().any(shown) {
                faults.push(format!("none of these is drawn: {}", places.join(", ")));
            }
        } else {
            let missing = places.iter().filter(|id| !shown(id));
            faults.extend(missing.map(|id| format!("lit: '{id}' is not drawn")));
        }
        faults
    }
}

/// The game as it is given to its page, with all of the journal.
fn picture(game: &dyn AnyMatch, seat: Seat) -> Box<dyn Any + Send> {
    let told = game.told(Observer::Seat(seat), 0).len();
    game.picture(Observer::Seat(seat), Some(seat), told)
}

/// The subjects that are to be in sight and are not drawn for this seat.
fn unseen(page: &dyn AnyPage, (seat, shows): (Seat, &[String]), game: &dyn AnyMatch) -> Vec<String> {
    if shows.is_empty() {
        return Vec::new();
    }
    let picture = picture(game, seat);
    let table = page.open(&*picture, Some(seat), When::Now);
    let drawing = table.map(|table| drawn(table.as_ref(), game.players())).unwrap_or_default();
    let missing = shows.iter().filter(|id| !draws(&drawing, id));
    missing.map(|id| format!("shows: '{id}' is not drawn")).collect()
}

/// Faults in the answers to wrong presses: every other choice has one, and each is given to somebody.
fn unanswered(stop: &Stop, choice: &str, choices: &[String]) -> Vec<String> {
    let mut faults = Vec::new();
    let others = choices.iter().filter(|other| *other != choice);
    let answer = |other: &String| stop.wrong.iter().position(|wrong| other.starts_with(&wrong.begins));
    let answers = others.map(|other| (other.as_str(), answer(other))).collect::<Vec<_>>();
    let silent = answers.iter().filter(|(_, answer)| answer.is_none());
    let silent = silent.map(|(other, _)| *other).collect::<Vec<_>>();
    if !silent.is_empty() {
        faults.push(format!("nothing says what another choice would have meant: {}", silent.join(", ")));
    }
    for (number, wrong) in stop.wrong.iter().enumerate() {
        if !answers.iter().any(|(_, answer)| *answer == Some(number)) {
            faults.push(format!(
                "nobody can press what begins with '{}', or is answered otherwise before; the choices are: {}",
                wrong.begins,
                choices.join(", ")
            ));
        }
    }
    faults
}

/// All of the drawing.
fn drawn(table: &dyn canvas::AnyTable, players: usize) -> String {
    let names = BySeat::new(players, |seat| seat.to_string());
    let nothing = |_: &str| None;
    let tell = |message: &Message| Language::En.say(message);
    let eye = Eye {
        language: Language::En,
        names: &names,
        library: "",
        picture: &nothing,
        ply: 0,
        ask: "",
        hints: &[],
        before: 0,
        tell: &tell,
        reader: Observer::Watcher,
        extra: &|_| Default::default(),
    };
    let (drawn, layers) = table.draw(&eye);
    let parts = [drawn.board, drawn.hand, drawn.turn, drawn.players, table.ask(&eye)];
    let parts = parts.into_iter().map(|part| part.0);
    parts.chain(layers.into_iter().map(|layer| layer.html)).collect()
}
