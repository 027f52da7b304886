//! Explanations of controls before they act, by finger too: a rest tells, a tap acts; or, where the reader wants that, the
//! first tap tells and the second acts.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::others::at_a_table_of;
use crate::share::share;

/// A thing that acts when it is touched, in the bar or on the board: its middle, if nothing lies over it.
const A_THING: &str = "((css) => {
    for (const node of document.querySelectorAll(css)) {
        node.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const box = node.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (box.width && node.contains(document.elementFromPoint(x, y))) return { x, y };
    }
    return null;
})";

const SAID: &str = "document.getElementById('says').textContent.trim()";
const ASKED: &str = "document.getElementById('signals').dataset.yours === 'yes'";
const IN_BAR: &str = "#choose button.choice:not([aria-disabled])";

impl Browser {
    async fn thing(&self, css: &str) -> (f64, f64) {
        self.until(&format!("{A_THING}({css:?}) !== null")).await;
        let at: Value = self.value(&format!("{A_THING}({css:?})")).await;
        (at["x"].as_f64().expect("a number"), at["y"].as_f64().expect("a number"))
    }

    /// A finger rests on a place for so long.
    async fn rests(&self, (x, y): (f64, f64), for_so_long: Duration) {
        let finger = self.driver.cdp();
        let down = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
        finger.send_raw("Input.dispatchTouchEvent", down).await.expect("a touch");
        tokio::time::sleep(for_so_long).await;
        let up = json!({ "type": "touchEnd", "touchPoints": [] });
        finger.send_raw("Input.dispatchTouchEvent", up).await.expect("a lift");
        tokio::time::sleep(Duration::from_millis(250)).await;
    }
}

/// Where nothing is, in the bar at the top.
const REST: (i64, i64) = (420, 20);

/// A die of the hand, or the cup, that may be chosen.
const DIE: &str = "#hand :is(.die, .cup)[data-choice]";

/// Puts the first answer under that place, as where another question is laid out anew; the answer.
const COMES: &str = "(() => {
    const press = document.querySelector('#choose button[name=choice]:not([aria-disabled])');
    const thing = Object.assign(document.createElement('button'), { id: 'it-comes', type: 'button', textContent: '1' });
    Object.assign(thing.dataset, { choice: press.value, ply: document.getElementById('signals').dataset.answers });
    Object.assign(thing.style, { position: 'fixed', left: '370px', top: '0', width: '100px', height: '40px', zIndex: 99 });
    document.body.append(thing);
    return press.value;
})()";

/// A rest tells and does nothing; the next tap acts at once. In the bar and on the board, in each game.
#[tokio::test]
async fn a_finger_that_rests_is_told_and_a_tap_acts() {
    let inn = Inn::open();
    let games = [("journey", 1), ("tricks", 2), ("war", 1), ("quest", 1), ("wizards", 1)];
    for (game, others) in share(games, 2) {
        let ana = at_a_table_of(game, others, &inn, true).await;
        ana.until(ASKED).await;
        // In the bar, else on the board: what is folded away cannot be touched.
        let css = "#choose button.choice:not([aria-disabled]), [data-choice]";
        let before = ana.signals().await.answers;
        let at = ana.thing(css).await;
        // As long as it rests it is told; with the lift nothing has happened.
        ana.rests(at, Duration::from_millis(700)).await;
        assert_eq!(ana.signals().await.answers, before, "{game}: a rest is no answer");
        assert_ne!(ana.value(SAID).await, "", "{game}");
        // A click that comes late, as on some phones, is none either.
        let late = format!(
            "(() => {{ const node = document.elementFromPoint({}, {}); const now = performance.now();
                node.dispatchEvent(new PointerEvent('pointerdown', {{ bubbles: true, pointerType: 'touch' }}));
                while (performance.now() < now + 480); return node.dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true, detail: 1 }})); }})()",
            at.0, at.1
        );
        assert_eq!(ana.value(&late).await, false, "{game}: held back");
        tokio::time::sleep(Duration::from_millis(200)).await;
        assert_eq!(ana.signals().await.answers, before, "{game}");
        let (x, y) = ana.thing(css).await;
        ana.touch(x, y).await;
        ana.until(&format!("Number(document.getElementById('signals').dataset.answers) !== {before}")).await;
        ana.is_well(game).await;
        ana.close().await;
    }
}

/// Where the reader wants to be shown first, a tap tells and the next on the same thing acts; on another it tells again.
#[tokio::test]
async fn who_wants_to_be_shown_first_taps_twice() {
    let inn = Inn::open();
    let ana = at_a_table_of("journey", 1, &inn, true).await;
    ana.until(ASKED).await;
    let word = "document.getElementById('switch-tap').textContent";
    let words =
        ["Toque: explica la mano", "Toque: explica todo", "Toque: elige enseguida", "Toque: explica la mano"];
    for said in words {
        assert_eq!(ana.value(word).await, said);
        ana.value("document.getElementById('switch-tap').click() ?? true").await;
    }
    let before = ana.signals().await.answers;
    let (x, y) = ana.thing(IN_BAR).await;
    ana.touch(x, y).await;
    ana.until("document.querySelectorAll('.lifted').length === 1").await;
    let said = ana.value(SAID).await;
    assert!(said.as_str().is_some_and(|said| said.starts_with("Pulsa otra vez")), "{said}");
    if ana.value(&format!("document.querySelectorAll('{IN_BAR}').length")).await.as_u64() > Some(1) {
        let (x, y) = ana.thing("#choose li:nth-child(2) button.choice:not([aria-disabled])").await;
        ana.touch(x, y).await;
        ana.until("document.querySelector('#choose li:nth-child(2) .lifted') !== null").await;
    }
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(ana.signals().await.answers, before, "only told");
    let (x, y) = ana.thing(".lifted").await;
    ana.touch(x, y).await;
    ana.until(&format!("Number(document.getElementById('signals').dataset.answers) !== {before}")).await;
    // It is kept for the next table.
    assert_eq!(ana.value("document.documentElement.classList.contains('tells')").await, true);
    ana.close().await;
}

/// In a first evening one press acts as everywhere else, and the answers stand close together: what one does is told where one points.
#[tokio::test]
async fn in_a_first_evening_one_press_acts() {
    let inn = Inn::open();
    let ana = Browser::open(&Window::phone("en")).await;
    ana.go(&inn.url).await;
    ana.leave_by("#new-here-journey").await;
    ana.find("#signals[data-lesson='waits 1']").await;
    assert_eq!(ana.value("document.documentElement.classList.contains('tells')").await, false);
    let (x, y) = ana.thing("#choose .taught[name=choice]").await;
    ana.touch(x, y).await;
    ana.until("document.getElementById('signals').dataset.lesson !== 'waits 1'").await;
    ana.close().await;
}

/// Where no name is written beside what is pressed, a finger is told it first; the press after that sends the company.
#[tokio::test]
async fn a_site_without_its_name_is_told_first() {
    let inn = Inn::at("wizards", "turn: 6 of 1\nphase: organization\ncompany 1 rivendell: aragorn_ii, frodo");
    let ana = at_a_table_of("wizards", 1, &inn, true).await;
    ana.until(ASKED).await;
    let before = ana.signals().await.answers;
    let (x, y) = ana.thing("#board .wm--bare [data-choice]").await;
    ana.touch(x, y).await;
    ana.until(&format!("{SAID}.startsWith('Pulsa otra vez')")).await;
    assert_eq!(ana.signals().await.answers, before, "it is told, and not done");
    let (x, y) = ana.thing(".wm--bare .lifted").await;
    ana.touch(x, y).await;
    ana.until(&format!("Number(document.getElementById('signals').dataset.answers) !== {before}")).await;
    ana.close().await;
}

/// Where all is told first, what an answer does stands below it, over its whole width.
#[tokio::test]
async fn what_an_answer_does_stands_below_it() {
    let inn = Inn::open();
    let ana = Browser::open(&Window::desk("en")).await;
    ana.go(&inn.url).await;
    ana.leave_by("#new-here-journey").await;
    ana.find("#signals[data-lesson^=waits]").await;
    ana.value("document.getElementById('switch-tap').click() ?? true").await;
    ana.until("document.documentElement.classList.contains('tells')").await;
    let below = "[...document.querySelectorAll('#choose .choices > li')].filter((one) => one.checkVisibility()).every((one) => {
        const [button, told] = [one.querySelector('button'), one.querySelector('p')].map((node) => node.getBoundingClientRect());
        return told.top >= button.bottom - 1 && told.width > 150;
    })";
    ana.until(below).await;
    ana.close().await;
}

/// What comes to lie under a mouse that rests is told when the mouse is moved, and not before: what has happened stays in sight.
#[tokio::test]
async fn a_mouse_that_rests_is_told_nothing() {
    let inn = Inn::open();
    let ana = at_a_table_of("journey", 1, &inn, false).await;
    ana.until(ASKED).await;
    ana.move_to(REST.0, REST.1).await;
    ana.value(COMES).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(ana.value(SAID).await, "");
    ana.move_to(REST.0 + 6, REST.1 + 4).await;
    ana.until(&format!("{SAID} !== ''")).await;
    ana.close().await;
}

/// A press just after the question has changed does nothing that was not there before: a mouse that is moved means what lies there, and
/// so does one that has waited.
#[tokio::test]
async fn a_press_was_meant_for_what_lay_there() {
    let inn = Inn::open();
    let ana = at_a_table_of("journey", 1, &inn, false).await;
    ana.until(ASKED).await;
    let answered = |before| format!("Number(document.getElementById('signals').dataset.answers) > {before}");
    let press = "document.querySelector('#choose button[name=choice]:not([aria-disabled])').click() ?? true";
    ana.value("(document.documentElement.dataset.haste = '60000')").await;
    ana.move_to(REST.0, REST.1).await;
    // The question changes while the mouse rests.
    let first = ana.signals().await.answers;
    ana.value(press).await;
    ana.until(&format!("{} && {ASKED}", answered(first))).await;
    ana.value(COMES).await;
    let before = ana.signals().await.answers;
    ana.press_at(REST.0, REST.1).await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert_eq!(ana.signals().await.answers, before, "it was meant for what lay there before");
    // Neither by a hand that was moved, nor after a while.
    ana.press_at(REST.0 + 8, REST.1 + 4).await;
    ana.until(&answered(before)).await;
    ana.value("document.getElementById('it-comes').remove() ?? true").await;
    ana.until(ASKED).await;
    ana.value(COMES).await;
    // So long as it is without a test.
    ana.value("delete document.documentElement.dataset.haste").await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    let before = ana.signals().await.answers;
    ana.press_at(REST.0 + 8, REST.1 + 4).await;
    ana.until(&answered(before)).await;
    assert_eq!(ana.complaints().await, Vec::<String>::new());
    ana.close().await;
}

/// Puts what tells why something may not be done under that place.
const WHY_COMES: &str = "(() => {
    document.getElementById('why-not')?.remove();
    document.body.insertAdjacentHTML('beforeend', '<input id=why-not type=button value=? popovertarget=told-why><div id=told-why popover>no</div>');
    Object.assign(document.getElementById('why-not').style, { position: 'fixed', left: '370px', top: '0', width: '100px', height: '40px', zIndex: 99 });
    return true;
})()";

/// Nor does such a press open what lies there now: a sheet over the next question was not asked for.
#[tokio::test]
async fn why_not_is_opened_by_no_press_for_the_question_before() {
    let inn = Inn::open();
    let ana = at_a_table_of("journey", 1, &inn, false).await;
    ana.until(ASKED).await;
    ana.value("(document.documentElement.dataset.haste = '60000')").await;
    ana.move_to(REST.0, REST.1).await;
    let first = ana.signals().await.answers;
    ana.value("document.querySelector('#choose button[name=choice]:not([aria-disabled])').click() ?? true")
        .await;
    ana.until(&format!("Number(document.getElementById('signals').dataset.answers) > {first} && {ASKED}"))
        .await;
    ana.value(WHY_COMES).await;
    let is_open = "document.getElementById('told-why').matches(':popover-open')";
    ana.press_at(REST.0, REST.1).await;
    assert_eq!(ana.value(is_open).await, false, "it was meant for what lay there before");
    ana.press_at(REST.0 + 8, REST.1 + 4).await;
    ana.until(is_open).await;
    ana.close().await;
}

/// A die is no card: it is touched once, as a place on the board is.
#[tokio::test]
async fn a_die_is_touched_once() {
    let inn = Inn::open();
    let ana = at_a_table_of("journey", 1, &inn, true).await;
    let until = Instant::now() + Duration::from_secs(60);
    while !ana.has(DIE).await {
        assert!(Instant::now() < until, "no die may be chosen");
        ana.answers_by_touch(&[]).await;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let before = ana.signals().await.answers;
    let (x, y) = ana.thing(DIE).await;
    ana.touch(x, y).await;
    ana.until(&format!("Number(document.getElementById('signals').dataset.answers) !== {before}")).await;
    ana.close().await;
}
