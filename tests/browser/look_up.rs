//! One sheet for every card and person, wherever the name stands; the library of each game; and what the pieces of a map are.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::axe::A_CARD_ASKS;
use crate::browser::{Browser, PATIENCE, Window};
use crate::inn::Inn;
use crate::player::key;

/// Is the sheet open, with a title and something to read?
const OPEN: &str = "(() => {
    const sheet = document.querySelector('dialog#sheet[open] #entry');
    return !!sheet && sheet.querySelector('h1').textContent.length > 2 && sheet.textContent.length > 20;
})()";

async fn at_war(inn: &Inn, window: &Window) -> Browser {
    let ana = Browser::open(window).await;
    ana.go(&format!("{}/new/war", inn.url)).await;
    ana.write("#war-name", "Ana").await;
    ana.click("#war-seat-2 > option[value='bot:easy']").await;
    ana.click("main form button[type=submit]").await;
    ana.find("#signals[data-status=playing]").await;
    ana
}

/// Plays until there is such a thing on the page.
async fn comes_to(ana: &Browser, css: &str, wishes: &[&str]) {
    let until = Instant::now() + Duration::from_secs(120);
    while !ana.has(css).await || !ana.signals().await.yours {
        assert!(Instant::now() < until, "never seen: {css}");
        if ana.signals().await.yours {
            ana.answers(wishes).await;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn reads_and_closes(ana: &Browser, how: &str) {
    ana.until(OPEN).await;
    let before = ana.signals().await.answers;
    ana.press("\u{e00c}").await;
    ana.until("!document.querySelector('dialog#sheet[open]')").await;
    assert_eq!(ana.signals().await.answers, before, "{how}: reading is no choice");
}

/// Names in the journal, the strip, the discards; a card of the hand, a Companion: by a click and by key.
#[tokio::test]
async fn a_sheet_opens_wherever_a_name_stands() {
    let inn = Inn::at("war", A_CARD_ASKS);
    let ana = at_war(&inn, &Window::desk("en")).await;
    let wishes = ["die:event", "card:fp-strategy-08", "no"];
    comes_to(&ana, "#journal a.named", &wishes).await;
    ana.click("#journal a.named").await;
    reads_and_closes(&ana, "journal").await;
    // A Companion on the track is read by a click where nothing is asked of them; by key always.
    for thing in ["[id^='companion-']", "#hand [id^='card-']"] {
        ana.value(&format!("document.querySelector({thing:?}).focus() ?? true")).await;
        ana.press("i").await;
        reads_and_closes(&ana, thing).await;
    }
    if ana.has("#hand [id^='card-']:not(.lit, .dim)").await {
        ana.value("document.querySelector(\"#hand [id^='card-']:not(.lit, .dim)\").focus() ?? true").await;
        ana.press(key::ENTER).await;
        reads_and_closes(&ana, "Enter").await;
    }
    ana.is_well("war").await;
    ana.close().await;
}

/// The point where the first line of a thing can be touched; nothing while it is covered.
const TOUCHABLE: &str = "((css) => {
    const node = document.querySelector(css);
    node?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = node?.getClientRects()[0];
    const at = box && [box.x + box.width / 2, box.y + box.height / 2];
    return at && node.contains(document.elementFromPoint(...at)) ? at : null;
})";

async fn touches(ana: &Browser, css: &str) {
    let until = Instant::now() + PATIENCE;
    // Where it lies still: what was asked is moved into sight as the page comes.
    let mut before = serde_json::Value::Null;
    let at = loop {
        assert!(Instant::now() < until, "not to be touched: {css}");
        let at = ana.value(&format!("{TOUCHABLE}({css:?})")).await;
        if at.is_array() && at == before {
            break at;
        }
        before = at;
        tokio::time::sleep(Duration::from_millis(200)).await;
    };
    let number = |index: usize| at[index].as_f64().expect("a number");
    ana.touch(number(0), number(1)).await;
}

/// The same with a finger: a Companion of whom nothing is asked, and a name in the question.
#[tokio::test]
async fn a_sheet_opens_by_touch() {
    let inn = Inn::at("war", A_CARD_ASKS);
    let ana = at_war(&inn, &Window::phone("es")).await;
    // Nothing was chosen yet: whoever has just chosen did not mean what lies there now.
    touches(&ana, "[id^='companion-'][data-entry]:not(.lit, .dim)").await;
    ana.until(OPEN).await;
    ana.click(".sheet__close").await;
    ana.until("!document.querySelector('dialog#sheet[open]')").await;
    for wish in ["die:event", "card:fp-strategy-08"] {
        ana.answers_by_touch(&[wish]).await;
    }
    touches(&ana, "#ask a.named").await;
    reads_and_closes(&ana, "touch").await;
    ana.close().await;
}

/// Every game that has cards or people has a library, public, in both languages, that can be searched; no word is missing.
#[tokio::test]
async fn the_libraries_can_be_searched() {
    let inn = Inn::open();
    let ana = Browser::open(&Window::phone("en")).await;
    let shown = "document.querySelectorAll('.shelf .entry:not([hidden])').length";
    for (game, least, word) in [
        ("journey", 23, "gandalf"),
        ("war", 109, "gandalf"),
        ("tricks", 30, "gimli"),
        ("quest", 200, "gothmog"),
        ("wizards", 379, "balrog"),
    ] {
        for language in ["es", "en"] {
            ana.go(&format!("{}/library/{game}?lang={language}", inn.url)).await;
            let all = ana.value(shown).await.as_u64().expect("a number");
            assert!(all >= least, "{game}: {all}");
            ana.is_well(game).await;
            ana.does_not_scroll_sideways().await;
        }
        ana.write("#library-find", word).await;
        ana.until(&format!("{shown} > 0 && {shown} < 60")).await;
        let all_have = format!(
            "[...document.querySelectorAll('.shelf .entry:not([hidden])')].every((entry) => (entry.textContent + entry.getAttribute('aria-label')).toLowerCase().includes({word:?}))"
        );
        assert_eq!(ana.value(&all_have).await, true, "{game}");
        // Without script the form asks the server, which finds the same.
        let found = ana.value(shown).await;
        ana.go(&format!("{}/library/{game}?find={word}", inn.url)).await;
        assert_eq!(ana.value(shown).await, found, "{game}");
    }
    ana.close().await;
}

/// At a table one looks for what may still come: no card that one holds, and none that lies open.
#[tokio::test]
async fn what_one_has_not_seen_yet() {
    let inn = Inn::open();
    let ana = at_war(&inn, &Window::desk("en")).await;
    comes_to(&ana, "#hand [id^='card-']", &["act:draw", "die:"]).await;
    let held = ana
        .value("[...document.querySelectorAll(\"#hand [id^='card-']\")].map((card) => card.dataset.entry)")
        .await;
    assert!(held.as_array().is_some_and(|cards| !cards.is_empty()), "{held}");
    let path = ana.value("location.pathname").await;
    let path = path.as_str().expect("a path");
    ana.go(&format!("{}{path}/library", inn.url)).await;
    let shown = "[...document.querySelectorAll('.shelf .entry:not([hidden])')].map((entry) => entry.id.slice(6)).filter((id) => id.startsWith('war-card-'))";
    let all = ana.value(shown).await;
    assert_eq!(all.as_array().expect("ids").len(), 96);
    ana.click("#library-unseen").await;
    let unseen = ana.value(shown).await;
    let unseen = unseen.as_array().expect("ids");
    let held = held.as_array().expect("ids");
    assert!(held.iter().all(|card| !unseen.contains(card)), "what one holds one has seen");
    assert!(unseen.len() <= 96 - held.len() && unseen.len() > 60, "{}", unseen.len());
    ana.close().await;
}

/// The same where cards lie in many decks, and in a campaign, whose later chapters are still to come.
#[tokio::test]
async fn what_may_still_come_in_other_games() {
    let inn = Inn::open();
    let ana = Browser::open(&Window::desk("en")).await;
    for (game, fields) in [
        ("quest", &[("seat-2", "bot:easy")] as &[_]),
        ("tricks", &[("seat-2", "bot:easy"), ("seat-3", "bot:easy"), ("option-play", "campaign")]),
    ] {
        ana.go(&format!("{}/new/{game}", inn.url)).await;
        ana.write(&format!("#{game}-name"), "Ana").await;
        for (field, value) in fields {
            ana.value(&format!("(document.getElementById('{game}-{field}').value = '{value}')")).await;
        }
        ana.click("main form button[type=submit]").await;
        ana.find("#signals[data-status=playing]").await;
        // What lies open is no news.
        let open = ana
            .value(
                "[...document.querySelectorAll('#board [data-entry]')].map((thing) => thing.dataset.entry)",
            )
            .await;
        let path = ana.value("location.pathname").await;
        ana.go(&format!("{}{}/library", inn.url, path.as_str().expect("a path"))).await;
        let shown =
            "[...document.querySelectorAll('.shelf .entry:not([hidden])')].map((entry) => entry.id.slice(6))";
        let all = ana.value(shown).await.as_array().expect("ids").len();
        ana.click("#library-unseen").await;
        let unseen = ana.value(shown).await;
        let unseen = unseen.as_array().expect("ids");
        assert!(!unseen.is_empty() && unseen.len() < all, "{game}: {} of {all}", unseen.len());
        let open = open.as_array().expect("ids");
        assert!(open.iter().all(|id| !unseen.contains(id)), "{game}: {open:?}");
    }
    ana.close().await;
}

/// On every map the wheel alone brings it nearer, and its pieces are explained in letters of at least eleven pixels.
#[tokio::test]
async fn a_map_explains_its_pieces() {
    let inn = Inn::open();
    let ana = Browser::open(&Window::desk("en")).await;
    for (game, least) in [("war", 10), ("quest", 8), ("wizards", 12)] {
        ana.go(&format!("{}/new/{game}", inn.url)).await;
        ana.write(&format!("#{game}-name"), "Ana").await;
        ana.click(&format!("#{game}-seat-2 > option[value='bot:easy']")).await;
        ana.click("main form button[type=submit]").await;
        ana.find("#signals[data-status=playing]").await;
        // What every map has is in the style that every table loads.
        let sea = "[...document.querySelectorAll('#board .sea')].every((sea) => getComputedStyle(sea).fill !== 'rgb(0, 0, 0)')";
        assert_eq!(ana.value(sea).await, true, "{game}: the sea is not black");
        ana.click(".mapkey > summary").await;
        let small = "(() => {
            const rows = [...document.querySelectorAll('.mapkey__sheet li')];
            const box = document.querySelector('.mapkey__sheet').getBoundingClientRect();
            const legible = rows.every((row) => parseFloat(getComputedStyle(row).fontSize) >= 11 && row.textContent.trim() && row.querySelector('svg').getBoundingClientRect().width >= 11);
            return [rows.length, legible, box.left >= 0 && box.right <= innerWidth];
        })()";
        let key = ana.value(small).await;
        assert!(key[0].as_u64() >= Some(least), "{game}: {key}");
        assert_eq!((&key[1], &key[2]), (&json!(true), &json!(true)), "{game}: {key}");
        ana.click(".mapkey > summary").await;
        // Where the page was scrolled down, the wheel first brings it up again.
        let middle = ana
            .value("(scrollTo(0, 0), ({ x, y, width, height }) => [x + width / 2, y + Math.min(height, innerHeight - y) / 2])(document.getElementById('board').getBoundingClientRect())")
            .await;
        let turn =
            json!({ "type": "mouseWheel", "x": middle[0], "y": middle[1], "deltaX": 0, "deltaY": -240 });
        let wheel = ana.driver.cdp();
        wheel.send_raw("Input.dispatchMouseEvent", turn).await.expect("a turn");
        ana.until("document.getElementById('board').firstElementChild.style.transform.includes('scale(')")
            .await;
        assert_eq!(ana.value("scrollY").await, 0, "{game}: the page stays");
        ana.is_well(game).await;
    }
    ana.close().await;
}

/// Points at the sign of prowess on a card of the hand: does it tell the term?
const POINTED: &str = "(() => {
    const sign = document.querySelector('#wizards-hand [title]:has(> svg > use[href=\"#wzs-prowess\"])');
    sign?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    return /dice/.test(sign?.title ?? '');
})()";

/// A sign of SATM that stands for a term tells it where one points at it, and on the sheet of what it is drawn on.
#[tokio::test]
async fn signs_tell_what_they_stand_for() {
    let inn = Inn::open();
    let ana = Browser::open(&Window::desk("en")).await;
    ana.go(&format!("{}/new/wizards", inn.url)).await;
    ana.write("#wizards-name", "Ana").await;
    ana.click("#wizards-seat-2 > option[value='bot:easy']").await;
    ana.click("main form button[type=submit]").await;
    ana.find("#signals[data-status=playing]").await;
    ana.until(POINTED).await;
    ana.go(&format!("{}/library/wizards/card-aragorn_ii", inn.url)).await;
    let told = ana
        .value("[...document.querySelectorAll('#entry .entry__facts dt')].map((term) => term.textContent)")
        .await;
    for term in ["prowess", "body", "mind", "warrior", "ranger"] {
        assert!(told.as_array().is_some_and(|all| all.contains(&json!(term))), "{term}: {told}");
    }
    ana.close().await;
}
