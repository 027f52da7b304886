//! Puzzles are played on the real table; the log of a campaign knows what was played here and on paper, and leads on from the entrance; from
//! a finished game one plays on.

use std::process::Command;

use serde_json::Value;

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::others::at_a_table_of;

/// The puzzle of this number, as the command line tells it.
fn puzzle(seed: &str) -> Value {
    let made = Command::new(env!("CARGO_BIN_EXE_bree"))
        .args(["puzzles", "tricks", "--json", "--count", "1", "--seed", seed])
        .output()
        .expect("bree runs");
    let all: Value = serde_json::from_slice(&made.stdout).expect("a list");
    assert_eq!(all[0]["seed"].to_string(), seed);
    all[0].clone()
}

fn card(choice: &Value) -> String {
    format!("#hand [data-choice='{0}'], #board [data-choice='{0}']", choice.as_str().expect("a choice"))
}

/// Presses this card: once where it lies open, again where the first press lifts it.
async fn plays(page: &Browser, choice: &Value, done: &str) {
    for _ in 0..3 {
        page.value(&format!("document.querySelector(\"{}\")?.click()", card(choice))).await;
        for _ in 0..25 {
            if page.value(done).await == true {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(40)).await;
        }
    }
    panic!("pressing {choice} does nothing: {}", page.value("document.body.innerText").await);
}

#[tokio::test]
async fn a_stranger_solves_a_puzzle() {
    let inn = Inn::open();
    for window in [Window::desk("es"), Window::phone("en")] {
        let page = Browser::open(&window).await;
        page.go(&format!("{}/puzzles/tricks", inn.url)).await;
        let seed = page.value("document.querySelector('ol[aria-labelledby=grade-2] button').value").await;
        let puzzle = puzzle(seed.as_str().expect("a number"));
        page.leave_by("ol[aria-labelledby=grade-2] li button").await;
        page.find("#signals[data-lesson='waits 1']").await;
        // What solves it stands nowhere.
        assert_eq!(page.value("document.querySelectorAll('.taught').length").await, 0);
        page.does_not_scroll_sideways().await;
        // A card that loses is answered, and nothing has happened.
        plays(&page, &puzzle["others"][0], "!!document.getElementById('lesson-not')?.textContent").await;
        assert_eq!(page.value("document.getElementById('signals').dataset.lesson").await, "waits 1");
        let played = "document.getElementById('signals').dataset.lesson !== 'waits 1'";
        plays(&page, &puzzle["answers"][0], played).await;
        page.find("#signals[data-status=finished]").await;
        page.leave_by("#ending a[href^='/puzzles/']").await;
        page.find(&format!("#puzzle-{}.study__puzzle--solved", seed.as_str().unwrap())).await;
        let said = page.says("main").await;
        assert!(!said.contains("puzzle-"), "{said}");
        page.close().await;
    }
}

#[tokio::test]
async fn the_deal_of_the_day_is_begun_once() {
    let inn = Inn::open();
    let page = Browser::open(&Window::phone("es")).await;
    page.go(&format!("{}/puzzles/tricks", inn.url)).await;
    page.leave_by("#day-begin").await;
    page.find("#signals[data-status=playing]").await;
    let table = page.value("location.pathname").await;
    assert!(page.has("#of-the-day").await && !page.has("#hint").await);
    page.go(&format!("{}/puzzles/tricks", inn.url)).await;
    page.leave_by("#day-open").await;
    assert_eq!(page.value("location.pathname").await, table);
    page.close().await;
}

#[tokio::test]
async fn a_campaign_begun_on_paper_goes_on() {
    let inn = Inn::open();
    let page = Browser::open(&Window::desk("es")).await;
    page.go(&format!("{}/campaign/tricks", inn.url)).await;
    assert_eq!(page.value("document.querySelectorAll('.log > li').length").await, 18, "eighteen chapters");
    assert!(!page.has("#paper-form").await, "a stranger has no log");
    // Whoever begins a chapter is somebody.
    page.leave_by("#begin-alone-19").await;
    page.find("#signals[data-status=playing]").await;
    page.go(&format!("{}/campaign/tricks", inn.url)).await;
    assert!(page.says("#chapter-19").await.contains("en juego"));
    page.click("#paper-form summary").await;
    page.value("document.getElementById('won-19').click()").await;
    page.write("#attempts-19", "3").await;
    page.write("#with-19", "Cleo, Dora").await;
    page.leave_by("#paper-form button[type=submit]").await;
    page.find("#saved").await;
    let said = page.says("#chapter-19").await;
    assert!(said.contains("3 intentos") && said.contains("Cleo y Dora"), "{said}");
    page.does_not_scroll_sideways().await;
    // With friends the chapter is chosen already.
    page.leave_by("#begin-friends").await;
    let chosen = "document.querySelector('[name=option-chapter]').value";
    assert_eq!(page.value(chosen).await, "20");
    // At the entrance it goes on.
    page.is_well("campaign").await;
    page.go(&inn.url).await;
    assert!(page.says("#chapter-on").await.contains("20."));
    page.leave_by("#chapter-on-now").await;
    page.find("#signals[data-status=playing]").await;
    page.go(&format!("{}/statistics", inn.url)).await;
    page.is_well("statistics").await;
    page.close().await;
}

/// From a step of a finished game one plays on, under a name of one's own; the replay lists it, with what was said of the step.
#[tokio::test]
async fn another_road_is_tried_from_a_step() {
    let inn = Inn::open();
    let ana = at_a_table_of("tricks", 2, &inn, false).await;
    ana.open_tab("table").await;
    ana.click("[id^='resign-'] > summary").await;
    ana.click("[id^='resign-'] button").await;
    ana.find("#signals[data-status=finished]").await;
    let replay = ana.value("document.querySelector('#prompt a[href*=\"/replay\"]').href").await;
    let replay = replay.as_str().expect("a link").to_owned();
    // The page at the end leads to a moment from which one plays on, and asks for a name at once.
    let other = ana.value("document.querySelector('#ending a[href$=\"#play-on\"]').href").await;
    ana.go(other.as_str().expect("a link")).await;
    ana.find("#play-on:popover-open").await;
    ana.go(&format!("{replay}?step=0")).await;
    ana.write("#comment-text", "Frodo debe esperar").await;
    ana.leave_by("#comment button").await;
    assert!(ana.says("#journal").await.contains("Frodo debe esperar"));
    ana.click("#to-play-on").await;
    ana.write("#play-on-name", "El otro camino").await;
    ana.leave_by("#play-on .choices button").await;
    ana.find("#signals[data-status=playing]").await;
    ana.go(&replay).await;
    let listed = ana.says("#branches").await;
    assert!(listed.contains("El otro camino") && listed.contains("Ana"), "{listed}");
    ana.is_well("replay").await;
    ana.leave_by("#branches a").await;
    ana.find("#signals[data-status=playing]").await;
    ana.close().await;
}

const AT: &str = "Number(document.querySelector('.prompt--replay')?.dataset.at ?? -1)";

/// Two who have played look back together: each sees where the other one is, one follows, and follows no more once they go somewhere
/// themselves.
#[tokio::test]
async fn two_look_back_together() {
    let inn = Inn::open();
    let (ana, ben) = (Browser::open(&Window::desk("es")).await, Browser::open(&Window::desk("es")).await);
    let link = ana.opens_a_table(&inn, "journey", &["open"]).await;
    ben.sits_down(&link, "Ben").await;
    let until = std::time::Instant::now() + std::time::Duration::from_secs(60);
    while ana.signals().await.ply < 5 {
        assert!(std::time::Instant::now() < until, "the journey does not go on");
        for one in [&ana, &ben] {
            if one.signals().await.yours {
                one.answers(&[]).await;
            }
        }
    }
    ana.open_tab("table").await;
    ana.click("[id^='resign-'] > summary").await;
    ana.click("[id^='resign-'] button").await;
    for one in [&ana, &ben] {
        one.find("#signals[data-status=finished]").await;
    }
    let replay = ana.value("document.querySelector('#prompt a[href*=\"/replay\"]').href").await;
    let replay = replay.as_str().expect("a link").to_owned();
    ana.go(&format!("{replay}?step=0")).await;
    ben.go(&format!("{replay}?step=3")).await;
    // It ended before its time: there is no course to judge.
    assert!(!ana.has("#draw-curve").await);
    ana.until("document.querySelector('#together [data-follow]')?.dataset.at === '3'").await;
    assert!(ana.says("#together").await.contains("Ben, en la jugada 3"));
    ana.click("#together [data-follow]").await;
    ana.until(&format!("{AT} === 3")).await;
    ben.press(crate::player::key::LEFT).await;
    ana.until(&format!("{AT} === 2")).await;
    ana.find("#together [data-follow][aria-pressed=true]").await;
    ana.press(crate::player::key::RIGHT).await;
    ana.until(&format!("{AT} === 3")).await;
    ana.find("#together [data-follow][aria-pressed=false]").await;
    ben.until("document.querySelector('#together [data-follow]')?.dataset.at === '3'").await;
    ana.is_well("replay").await;
    ana.close().await;
    ben.until("!document.querySelector('#together [data-follow]')").await;
    ben.close().await;
}

/// The course of a game that came to its end is drawn at a press, and leads to its moves.
#[tokio::test]
async fn the_course_of_a_game_is_drawn_at_a_press() {
    let inn = Inn::at("tricks", include_str!("sight/tricks-last-but-one.txt"));
    let ana = at_a_table_of("tricks", 3, &inn, false).await;
    let until = std::time::Instant::now() + std::time::Duration::from_secs(60);
    while ana.signals().await.status != "finished" {
        assert!(std::time::Instant::now() < until, "the round does not end");
        if ana.signals().await.yours {
            ana.answers(&[]).await;
        }
    }
    let replay = ana.value("document.querySelector('a[href*=\"/replay\"]').href").await;
    ana.go(replay.as_str().expect("a link")).await;
    ana.click("#draw-curve button").await;
    ana.find("#curve svg").await;
    ana.until("!document.querySelector('#curve [role=status]')").await;
    let said = ana.says("#curve").await;
    assert!(said.contains("cartas a la vista"), "{said}");
    ana.value("document.querySelector('#curve svg a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))").await;
    ana.until(&format!("{AT} === Number(document.querySelector('#curve svg a').dataset.step)")).await;
    ana.find("#curve svg").await;
    // Each step tells what was judged of it.
    ana.until(
        "document.querySelector('#judged').textContent === document.querySelector('#curve li').textContent",
    )
    .await;
    ana.find("#curve svg a:first-of-type circle[r='7']").await;
    // From its end it is played from its beginning.
    ana.go(replay.as_str().expect("a link")).await;
    ana.click("#step-play").await;
    ana.until(&format!("{AT} < Number(document.querySelector('.prompt--replay').dataset.last)")).await;
    ana.is_well("replay").await;
    ana.close().await;
}
