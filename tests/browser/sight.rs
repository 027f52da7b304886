//! A test that sees: at each question what is asked, and whatever a legal answer names, lies open in the window.
//!
//! A game is one row (`sight/tables.rs`), a game of two sides one for each. It is looked at from hard positions, which lie beside this
//! file in the words of scenario files, and from play, at a phone's size and at those of two desks.

mod tables;

use std::time::{Duration, Instant};

use serde_json::json;

use self::tables::{FREE, Game, HERO, JOURNEY, SAURON, SHADOW, TRICKS, Table, WIZARDS};
use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::share::share;

/// Width and height of the windows, looked at from the first to the last and, at the next question, back again: in the last one answers,
/// which is one of a desk.
const SCREENS: [(u32, u32); 3] = [(1366, 768), (390, 844), (1920, 1080)];

/// How many of a side's positions a day's check looks at, the next day others; all of it takes all.
const POSITIONS: usize = 4;

/// How many questions are looked at from each, each at every size: twenty a side by day.
const QUESTIONS: usize = 5;

/// How many in `./check --full`, in games from their beginning.
const MANY: usize = 300;

/// What is wrong with what one sees: a subject, something named or an answer that does not lie open, print that is too small, a
/// page that is longer than its window at a desk, or wider.
pub const WRONG: &str = include_str!("sight/sees.js");

/// Frames come and go, and what follows the size of a window has followed it.
const SETTLES: &str = "const done = arguments[arguments.length - 1];
    const rests = () => document.getAnimations().every((motion) => motion.playState !== 'running');
    const wait = (frames) => requestAnimationFrame(() => (frames > 0 || !rests() ? wait(frames - 1) : done(true)));
    wait(2);";

/// Closes the sheet of what may not be done now, and that of a card that was pressed just when nothing could be chosen any more.
const CLOSES: &str = "(document.getElementById('choices-refused')?.hidePopover(), document.querySelector('dialog#sheet[open]')?.close(), document.activeElement.blur(), true)";

impl Browser {
    /// Nothing glides or tumbles from now on: what is drawn stands where it will stand.
    async fn moves_at_once(&self) {
        let calm = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
        self.driver.cdp().send_raw("Emulation.setEmulatedMedia", calm).await.expect("a calm page");
    }

    /// Waits until what is drawn rests.
    pub async fn settles(&self) {
        self.driver.execute_async(SETTLES, Vec::new()).await.expect("frames");
    }
}

/// Sits down at a table with bots.
async fn sits_down(ana: &Browser, inn: &Inn, game: &Game, table: &Table) {
    let (id, side) = (game.id, game.side);
    ana.go(&format!("{}/new/{id}", inn.url)).await;
    ana.write(&format!("#{id}-name"), "Ana").await;
    let seats = (1..=4).map(|seat| {
        let sitter = match seat {
            own if own == side => "me",
            other if other <= table.players => "bot:easy",
            _ => "none",
        };
        (format!("seat-{seat}"), sitter)
    });
    let options = table.options.iter().map(|(field, value)| ((*field).to_owned(), *value));
    for (field, value) in seats.chain(options) {
        let set = format!(
            "((field) => !field || (field.value = '{value}'))(document.getElementById('{id}-{field}'))"
        );
        ana.value(&set).await;
    }
    ana.click("main form button[type=submit]").await;
    ana.find("#signals[data-status=playing]").await;
}

/// Looks at so many questions, after those `before`, or until the game is over: how many they were, and what was wrong.
async fn looks(ana: &Browser, game: &Game, questions: usize, before: usize) -> (usize, Vec<String>) {
    let mut wrong = Vec::new();
    let until = Instant::now() + Duration::from_secs(120 + 3 * questions as u64);
    let list = |words: &[&str]| serde_json::to_string(words).expect("words");
    let mut asked = 0;
    'questions: while asked < questions {
        let now = ana.signals().await;
        assert!(
            Instant::now() < until,
            "{}: only {asked} questions, then '{}' ({}, yours: {})",
            game.id,
            ana.says("#ask").await,
            now.status,
            now.yours
        );
        if now.status == "finished" {
            break;
        }
        if !now.yours {
            tokio::time::sleep(Duration::from_millis(15)).await;
            continue;
        }
        let ask = ana.says("#ask").await;
        // Print is measured now and then: there is much of it, and it hardly changes.
        let number = before + asked;
        let print = number.is_multiple_of(4);
        let [ends, always] = [game.ends, game.always].map(list);
        let sees = format!("{}({}, {ends}, {always}, {print})", WRONG.trim_end(), game.names);
        let mut screens = SCREENS;
        if !number.is_multiple_of(2) {
            screens.reverse();
        }
        for screen in screens {
            ana.is_sized(screen).await;
            // Where something was pressed the pointer still raises what lies there now.
            ana.move_to(1, 1).await;
            // A press meant for the question before has opened what says more: here they follow at once.
            ana.value(CLOSES).await;
            ana.settles().await;
            let found = ana.value(&sees).await;
            let found = found.as_array().expect("a list").iter();
            // On a busy machine what looked as if it had not been pressed is pressed again, and answers the question after that.
            if ana.signals().await.answers != now.answers {
                continue 'questions;
            }
            if found.len() > 0 {
                // What was in the way is seen by nobody who only reads of it.
                let name = format!("wrong-{}-{number}-{}", game.id, screen.0);
                ana.screenshot(&crate::picture::evidence(&name)).await;
            }
            wrong.extend(found.map(|what| format!("{} {screen:?}, '{ask}': {what}", game.id)));
        }
        // What is wished for first, and every third time anything.
        let wishes: &[&str] = if number % 3 == 2 { &[] } else { game.wishes };
        ana.answers_by_taste(wishes, number as u64 + 1, false).await;
        asked += 1;
    }
    (asked, wrong)
}

/// Looks at so many questions of these tables, a few of each: where a game is over early, more is looked at elsewhere.
async fn lies_open(game: &Game, tables: &[&Table], questions: usize) {
    let ana = Browser::open(&Window::desk("es")).await;
    let mut wrong = Vec::new();
    let (mut seen, each) = (0, questions.div_ceil(tables.len()));
    for table in tables.iter().cycle().take(40 * tables.len()) {
        if seen >= questions {
            break;
        }
        let inn = table.at.map_or_else(Inn::open, |at| Inn::at(game.id, at));
        ana.is_sized(SCREENS[0]).await;
        ana.moves_at_once().await;
        sits_down(&ana, &inn, game, table).await;
        let (asked, found) = looks(&ana, game, each.min(questions - seen), seen).await;
        seen += asked;
        wrong.extend(found);
    }
    assert_eq!(seen, questions, "{}", game.id);
    assert!(wrong.is_empty(), "{}: {wrong:#?}", wrong.len());
    ana.close().await;
}

async fn in_hard_positions(game: &Game) {
    let tables = share(game.tables, POSITIONS);
    lies_open(game, &tables, QUESTIONS * tables.len()).await;
}

async fn in_whole_games(game: &Game) {
    let begun = game.tables.iter().filter(|table| table.at.is_none());
    lies_open(game, &begun.collect::<Vec<_>>(), MANY).await;
}

#[tokio::test]
async fn what_the_journey_asks_lies_open() {
    in_hard_positions(&JOURNEY).await;
}

#[tokio::test]
async fn what_the_tricks_ask_lies_open() {
    in_hard_positions(&TRICKS).await;
}

#[tokio::test]
async fn what_the_war_asks_lies_open() {
    in_hard_positions(&FREE).await;
    in_hard_positions(&SHADOW).await;
}

#[tokio::test]
async fn what_the_quest_asks_lies_open() {
    in_hard_positions(&SAURON).await;
    in_hard_positions(&HERO).await;
}

#[tokio::test]
async fn what_the_wizards_ask_lies_open() {
    in_hard_positions(&WIZARDS).await;
}

#[tokio::test]
async fn three_hundred_questions_of_the_journey_lie_open() {
    in_whole_games(&JOURNEY).await;
}

#[tokio::test]
async fn three_hundred_questions_of_the_tricks_lie_open() {
    in_whole_games(&TRICKS).await;
}

#[tokio::test]
async fn three_hundred_questions_of_the_free_peoples_lie_open() {
    in_whole_games(&FREE).await;
}

#[tokio::test]
async fn three_hundred_questions_of_the_shadow_lie_open() {
    in_whole_games(&SHADOW).await;
}

#[tokio::test]
async fn three_hundred_questions_of_sauron_lie_open() {
    in_whole_games(&SAURON).await;
}

#[tokio::test]
async fn three_hundred_questions_of_a_hero_lie_open() {
    in_whole_games(&HERO).await;
}

#[tokio::test]
async fn three_hundred_questions_of_the_wizards_lie_open() {
    in_whole_games(&WIZARDS).await;
}
