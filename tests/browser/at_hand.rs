//! The rules at hand: the clauses of the question in the tab, terms told where they stand, and what somebody looks up.

use serde_json::json;

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::player::key;
use crate::share::share;

/// What the tab holds: the question, the clauses, and those of the answers that lie in the bar.
const AT_HAND: &str = "(() => {
    const text = (css) => [...document.querySelectorAll(css)].map((node) => node.textContent.trim());
    const ids = (css) => [...new Set(text(css))].sort();
    return { asked: text('#matters .matters__asked').join(), ask: document.getElementById('ask').textContent.trim(),
        rules: ids('#matters .rule > p:not(.remark) > a.clause'), answers: ids('#choose a.clause'), titles: text('#matters .rule > h3').filter(Boolean).length,
        words: Math.min(...text('#matters .rule').map((rule) => rule.length)) };
})()";

const SHOWN: &str = "document.querySelectorAll('#matters .rule').length > 0 && !document.querySelector('#matters[aria-busy]')";

/// What is told of a term, where it is and whether that is in the window.
const TOLD: &str = "(() => {
    const told = document.querySelector('#term-told:popover-open');
    if (!told) return '';
    const box = told.getBoundingClientRect();
    return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight ? told.textContent : 'outside';
})()";

/// The first term that is seen in the tab, and its middle.
const A_TERM: &str = "(() => {
    const terms = [...document.querySelectorAll('#matters a.term')];
    terms[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = terms[0]?.getClientRects()[0];
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2, said: document.getElementById(terms[0].getAttribute('aria-describedby')).textContent };
})()";

async fn at_a_table(game: &str, inn: &Inn, window: &Window) -> Browser {
    let ana = Browser::open(window).await;
    ana.go(&format!("{}/new/{game}", inn.url)).await;
    ana.write(&format!("#{game}-name"), "Ana").await;
    let most = if game == "tricks" { 3 } else { 2 };
    for seat in 2..=most {
        ana.click(&format!("#{game}-seat-{seat} > option[value='bot:easy']")).await;
    }
    ana.click("main form button[type=submit]").await;
    ana.find("#signals[data-status=playing]").await;
    ana.until("document.getElementById('signals').dataset.yours === 'yes'").await;
    ana
}

/// In each game the tab has the question's clauses, and reads them anew for the next question.
#[tokio::test]
async fn the_rules_of_the_question_are_at_hand_in_every_game() {
    let inn = Inn::open();
    for game in share(["journey", "tricks", "war", "quest", "wizards"], 2) {
        let ana = at_a_table(game, &inn, &Window::desk("es")).await;
        // Nothing of it is loaded before somebody wants it.
        let loaded = "performance.getEntriesByType('resource').filter(({ name }) => /matters\\.js|\\/rules\\?/.test(name)).length";
        assert_eq!(ana.value(loaded).await, 0, "{game}");
        ana.open_tab("rules").await;
        for turn in 0..2 {
            ana.until(SHOWN).await;
            ana.until("document.querySelector('#matters .matters__asked').textContent.trim() === document.getElementById('ask').textContent.trim()").await;
            let hand = ana.value(AT_HAND).await;
            assert_eq!(hand["rules"], hand["answers"], "{game}, question {turn}: {hand}");
            assert_eq!(hand["titles"], hand["rules"].as_array().map_or(0, Vec::len), "{game}: {hand}");
            assert!(hand["words"].as_u64() > Some(40), "{game}: {hand}");
            if turn == 0 {
                // Answered for certain: what is asked next may be asked in the same words.
                let before = ana.signals().await.answers;
                ana.answers(&[]).await;
                ana.until(&format!("(({{ yours, answers }}) => yours === 'yes' && Number(answers) !== {before})(document.getElementById('signals').dataset)")).await;
            }
        }
        ana.is_well(game).await;
        ana.close().await;
    }
}

/// A term is told under the pointer and with the focus; Escape puts it away.
#[tokio::test]
async fn a_term_is_told_where_it_stands() {
    let inn = Inn::open();
    let ana = at_a_table("war", &inn, &Window::desk("en")).await;
    ana.open_tab("rules").await;
    ana.until(SHOWN).await;
    ana.value(A_TERM).await;
    // What scrolls puts away what was told: it has to lie still.
    tokio::time::sleep(std::time::Duration::from_millis(250)).await;
    let term = ana.value(A_TERM).await;
    let at = |name: &str| term[name].as_f64().expect("a number") as i64;
    ana.move_to(at("x"), at("y")).await;
    ana.until(&format!("{TOLD} === {}", term["said"])).await;
    ana.move_to(4, 4).await;
    ana.until(&format!("{TOLD} === ''")).await;
    ana.value("document.querySelector('#matters a.term').focus() ?? true").await;
    ana.until(&format!("{TOLD} === {}", term["said"])).await;
    let before = ana.value("location.href").await;
    ana.press(key::ENTER).await;
    assert_eq!(ana.value("location.href").await, before, "one stays where one is");
    ana.press("\u{e00c}").await;
    ana.until(&format!("{TOLD} === ''")).await;
    ana.close().await;
}

/// With a finger, on a phone: told by a touch, and gone by the next beside it; and what is looked up misspelt is found, in both languages.
#[tokio::test]
async fn by_touch_a_term_is_told_and_misspelt_words_are_found() {
    let inn = Inn::open();
    let ana = at_a_table("tricks", &inn, &Window::phone("es")).await;
    ana.value("document.getElementById('switch-drawer').click() ?? true").await;
    ana.open_tab("rules").await;
    ana.until(SHOWN).await;
    tokio::time::sleep(std::time::Duration::from_millis(400)).await;
    let term = ana.value(A_TERM).await;
    let at = |name: &str| term[name].as_f64().expect("a number");
    ana.touch(at("x"), at("y")).await;
    ana.until(&format!("{TOLD} === {}", term["said"])).await;
    ana.value("document.querySelector('#matters .rule > p').click() ?? true").await;
    ana.until(&format!("{TOLD} === ''")).await;
    for find in ["objetibo", "objectiv", "piramide"] {
        ana.write("#matters-find input[type=search]", find).await;
        ana.until("document.querySelectorAll('#matters dl.terms > dt').length > 0 && document.querySelectorAll('#matters .rule').length > 1").await;
    }
    ana.write("#matters-find input[type=search]", "Gimly").await;
    ana.until("[...document.querySelectorAll('#matters .found a.named')].some((card) => card.textContent.includes('Gimli'))").await;
    // A card that was found opens beside the table.
    ana.value("document.querySelector('#matters .found a.named').click() ?? true").await;
    ana.find("dialog#sheet[open] #entry").await;
    ana.does_not_scroll_sideways().await;
    ana.close().await;
}

/// Without script there is a page of it.
#[tokio::test]
async fn the_rules_at_hand_are_a_page_without_script() {
    let inn = Inn::open();
    let ana = Browser::without_script().await;
    ana.go(&inn.url).await;
    ana.write("#your-name", "Ana").await;
    ana.click("button[value='now:journey:']").await;
    ana.looks_until_asked().await;
    ana.click("#to-matters").await;
    ana.find("#matters .rule a.clause").await;
    ana.write("#matters-find input[type=search]", "nazgull").await;
    ana.click("#matters-find button").await;
    ana.find("#matters dl.terms dt").await;
    assert_eq!(ana.value("!!document.querySelector('#matters .rule')").await, json!(true));
    ana.close().await;
}
