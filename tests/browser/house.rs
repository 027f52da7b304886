//! Every page of the house that is no game under way: none too heavy, none wider than a narrow screen, and what is long is kept
//! by the browser. And by keyboard alone one comes from the entrance to the first choice of each game, and on every page to its content.

use serde_json::json;

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::pages::{OPEN, own_pages, status};
use crate::player::key;
use crate::share::share;

/// The games of the house.
pub const GAMES: [&str; 5] = ["journey", "tricks", "war", "quest", "wizards"];

/// Most bytes of a page on the wire.
const HEAVIEST: usize = 110_000;

/// Asks for a page as a browser does, with what it has kept of it.
async fn asks(inn: &Inn, path: &str, language: &str, kept: Option<&str>) -> reqwest::Response {
    let asked = reqwest::Client::new().get(format!("{}{path}", inn.url));
    // Asked for by hand it is not undone by hand: what is counted is what is sent.
    let asked = asked.header("accept", "text/html").header("accept-encoding", "gzip");
    let asked = asked.header("accept-language", language);
    let asked = if let Some(kept) = kept { asked.header("if-none-match", kept) } else { asked };
    asked.send().await.expect("an answer")
}

#[tokio::test]
async fn no_page_is_heavy_and_what_is_long_is_kept() {
    let inn = Inn::open();
    for language in ["es", "en"] {
        let mut heaviest = (0, "");
        for path in OPEN {
            let answer = asks(&inn, path, language, None).await;
            let etag = answer.headers().get("etag").map(|etag| etag.to_str().expect("text").to_owned());
            assert_eq!(answer.status(), status(path), "{path} in {language}");
            assert_eq!(answer.headers()["content-encoding"], "gzip", "{path}");
            let bytes = answer.bytes().await.expect("a page").len();
            assert!((1_000..=HEAVIEST).contains(&bytes), "{path} in {language}: {bytes} bytes");
            heaviest = heaviest.max((bytes, *path));
            if is_long(path) {
                // The browser has it, and is told no more than that it is the same.
                let again = asks(&inn, path, language, Some(&etag.expect("an etag"))).await;
                assert_eq!(again.status(), 304, "{path} in {language} comes again");
            }
        }
        println!("the heaviest page in {language}: {heaviest:?}");
    }
}

/// True of the rules of a game and its whole library, which are drawn once for all. What was looked for in them and a single card are
/// short, and drawn anew.
fn is_long(path: &str) -> bool {
    (path.starts_with("/rules/") || path.starts_with("/library/"))
        && path.matches('/').count() == 2
        && !path.contains('?')
}

/// The worker of the house goes: what comes through it is told with its size unpacked.
const UNWORKED: &str = "navigator.serviceWorker.getRegistrations().then((all) => Promise.all(all.map((one) => one.unregister()))).then(() => 1)";

/// The body of the page that is open, in bytes as they were sent.
const SENT: &str = "performance.getEntriesByType('navigation')[0].encodedBodySize";

/// The same of what a guest has of their own: their tables, groups and programs, replays, lessons, puzzles.
#[tokio::test]
async fn no_page_of_a_guest_is_heavy() {
    let inn = Inn::open();
    for language in share(["es", "en"], 1) {
        let page = Browser::open(&Window::desk(language)).await;
        let mut heaviest = (0, String::new());
        for path in own_pages(&page, &inn).await {
            page.value(UNWORKED).await;
            page.finds(&format!("{}{path}", inn.url), status(&path)).await;
            let bytes = page.value(SENT).await.as_u64().expect("a number") as usize;
            assert!((1_000..=HEAVIEST).contains(&bytes), "{path} in {language}: {bytes} bytes");
            heaviest = heaviest.max((bytes, path));
        }
        println!("a guest's heaviest page in {language}: {heaviest:?}");
        page.close().await;
    }
}

/// On a screen 320 px wide nothing scrolls sideways: no page of the house or of a guest's own, no first choice of a game.
#[tokio::test]
async fn a_narrow_screen_is_wide_enough() {
    let inn = Inn::open();
    for language in share(["es", "en"], 1) {
        let page = Browser::open(&Window { width: 320, height: 640, ..Window::phone(language) }).await;
        let own = own_pages(&page, &inn).await;
        let paths = OPEN.iter().map(|path| (*path).to_owned()).chain(own).collect::<Vec<_>>();
        let half = paths.len().div_ceil(2);
        for path in share(paths, half) {
            page.finds(&format!("{}{path}", inn.url), status(&path)).await;
            fits(&page, &path, language).await;
        }
        for game in GAMES {
            page.go(&inn.url).await;
            page.leave_by(&format!("button[value='now:{game}:']")).await;
            page.until("document.getElementById('signals')?.dataset.yours === 'yes'").await;
            fits(&page, game, language).await;
        }
        page.close().await;
    }
}

/// What sticks out of a narrow screen, and in no scroller of its own.
const WIDE: &str = "document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll('body *')].filter((node) => node.checkVisibility() && node.getBoundingClientRect().right > innerWidth + 1).slice(0, 4).map((node) => node.outerHTML.slice(0, 120))";

async fn fits(page: &Browser, path: &str, language: &str) {
    // A page that is wider makes the window of a phone wider.
    assert_eq!(page.value("innerWidth").await, 320, "{path} in {language} is wider");
    let wide = page.value(WIDE).await;
    assert_eq!(wide, json!([]), "{path} in {language} scrolls sideways");
}

/// By keyboard alone, and every stop says by its name of which game it is; the question is told to whoever listens.
#[tokio::test]
async fn by_keyboard_from_the_entrance_to_a_first_choice() {
    let inn = Inn::open();
    for game in share(GAMES, 2) {
        let page = Browser::open(&Window::desk("en")).await;
        page.go(&inn.url).await;
        page.tab_to(&format!("button[value='now:{game}:']")).await;
        let named = format!(
            "document.activeElement.textContent.includes(document.getElementById('game-{game}').textContent)"
        );
        assert_eq!(page.value(&named).await, true, "{game}: its button does not say which game it begins");
        page.press(key::ENTER).await;
        page.until("document.getElementById('signals')?.dataset.yours === 'yes'").await;
        let heard = "document.getElementById('live-now').role === 'alert' && document.getElementById('live-now').textContent.trim() !== '' && document.getElementById('prompt').ariaLabel !== ''";
        page.until(heard).await;
        // The first stop after the bar at the top leads to the question, and the arrows from there to an answer.
        let before = page.signals().await.ply;
        page.press(key::DOWN).await;
        let answer = "document.activeElement.matches('[data-choice], [data-way], [data-opens], .way-next, .picker button, #stage button, .at-once, #choose :is(summary, [type=button], button)')";
        assert_eq!(page.value(answer).await, true, "{game}: the arrows lead to no answer");
        let said = "((node) => (node.ariaLabel ?? node.getAttribute('aria-labelledby') ?? node.textContent ?? '').trim() !== '')(document.activeElement)";
        assert_eq!(page.value(said).await, true, "{game}: an answer without a name");
        for turn in 1..40 {
            if page.signals().await.ply > before {
                break;
            }
            page.choose_by_keyboard(turn).await;
            tokio::time::sleep(std::time::Duration::from_millis(150)).await;
        }
        assert!(page.signals().await.ply > before, "{game}: nothing was chosen by keyboard");
        page.close().await;
    }
}

/// On every page the first stop leads past the bar at the top, and the next one is something of what the page is about.
#[tokio::test]
async fn by_keyboard_past_the_bar_of_every_page() {
    let inn = Inn::open();
    let page = Browser::open(&Window::desk("es")).await;
    let own = own_pages(&page, &inn).await;
    // At a table the focus is where something is asked.
    let all = OPEN.iter().map(|path| (*path).to_owned()).chain(own).filter(|path| !path.starts_with("/t/"));
    let all = all.collect::<Vec<_>>();
    let half = all.len().div_ceil(2);
    for path in share(all, half) {
        page.finds(&format!("{}{path}", inn.url), status(&path)).await;
        page.press(key::TAB).await;
        assert_eq!(
            page.value("document.activeElement.matches('.skip')").await,
            true,
            "{path}: the first stop"
        );
        page.press(key::ENTER).await;
        page.until("document.activeElement.id === 'main'").await;
        page.press(key::TAB).await;
        let inside =
            "document.activeElement.id !== 'main' && document.activeElement.closest('main') !== null";
        assert_eq!(page.value(inside).await, true, "{path}: the stop after it");
    }
    page.close().await;
}
