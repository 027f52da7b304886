//! The bar in a real browser, in all five games: what ends a question is always in the window and on no key that one presses by
//! habit; what is asked has an answer or a kind of answers in the bar; each list begins at its top.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::share::{by_day, share};

/// Width and height of the windows.
const SCREENS: [(u32, u32); 3] = [(390, 844), (1366, 768), (1920, 1080)];

/// Questions of each game that are looked at, each at every size.
const QUESTIONS: usize = 8;

/// The faults of the bar.
const WRONG: &str = "(() => {
    const open = (node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return node.checkVisibility() && node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    const all = (css) => [...document.querySelectorAll(css)];
    const legal = all('#choose button[name]:not([aria-disabled])');
    const ends = all('.choices--ends button');
    const wrong = [];
    // A picker has answers of its own.
    if (document.querySelector('.asked .picker')) return wrong;
    for (const end of ends) if (!open(end)) wrong.push(`'${end.value}' is out of sight`);
    for (const end of ends) if (end.dataset.digit === '1' && legal.length > 1) wrong.push(`'${end.value}' is on key 1`);
    for (const grave of all('.choice--grave')) if (grave.dataset.digit) wrong.push(`'${grave.value}' is on a key`);
    const told = all('.choose__answers :is(button, summary, input), .asked :is(button, .lit)').some(open);
    // On a stage all that is lit lies open, beside the question.
    const lifted = !!document.querySelector('main.table--staged') && all('[data-choice]').some(open);
    if (legal.length > ends.length && !told && !lifted) wrong.push('nothing but ends');
    for (const kind of all('.kind > summary')) if (/elecci(ón|ones) más/.test(kind.textContent)) wrong.push(`'${kind.textContent}' is of no kind`);
    for (const list of all('.choose__answers')) {
        if (list.scrollTop) wrong.push('the list does not begin at its top');
        const more = list.scrollHeight - list.clientHeight > 3;
        if (list.checkVisibility() && more !== !!list.style.getPropertyValue('--more')) wrong.push(`it goes on: ${more}, and does not look so`);
    }
    return wrong;
})()";

#[tokio::test]
async fn what_ends_a_question_is_in_sight() {
    let inn = Inn::with_arguments(&["--rehearse", "3"]);
    let ana = Browser::open(&Window::desk("es")).await;
    let games = [("journey", 3), ("tricks", 3), ("war", 2), ("quest", 2), ("wizards", 2)];
    for (game, seats) in share(games, 2) {
        ana.is_sized(SCREENS[1]).await;
        ana.go(&format!("{}/new/{game}", inn.url)).await;
        ana.write(&format!("#{game}-name"), "Ana").await;
        for seat in 2..=seats {
            ana.click(&format!("#{game}-seat-{seat} > option[value='bot:easy']")).await;
        }
        ana.click("main form button[type=submit]").await;
        ana.find("#signals[data-status=playing]").await;
        let (mut asked, until) = (0, Instant::now() + Duration::from_secs(60));
        while asked < by_day(QUESTIONS) {
            assert!(Instant::now() < until, "{game}: only {asked} questions");
            if !ana.signals().await.yours {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            }
            let ask = ana.says("#ask").await;
            for screen in SCREENS {
                ana.is_sized(screen).await;
                ana.settles().await;
                assert_eq!(ana.value(WRONG).await, json!([]), "{game} {screen:?}, question {asked}: {ask}");
            }
            ana.answers(&[]).await;
            asked += 1;
        }
        ana.is_well(game).await;
    }
    ana.close().await;
}
