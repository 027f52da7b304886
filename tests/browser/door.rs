//! The entrance: five games on the first screen of a desk, whoever comes, and within two swipes on a phone; and from there to the
//! first choice of each with one press.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::browser::{Browser, Window};
use crate::house::GAMES as IDS;
use crate::inn::Inn;
use crate::picture::evidence;
use crate::player::key;
use crate::share::share;
use crate::shelves::post;

/// The distance of one swipe of a thumb.
const SWIPE: f64 = 600.0;

/// The games with name, minutes, complexity and 'Play now', the place where the lowest of them ends on the page, and whether nothing
/// lies over what of these is in the window and the rest is there: picture, sentence, players, box, the three ways to begin, the ways on.
const GAMES: &str = "[...document.querySelectorAll('.door__game')].map((card) => {
    const parts = ['h2', '.glance__minutes', '.glance__weight', 'button[value^=\"now:\"]'].map((part) => card.querySelector(part));
    const words = parts.map((part) => part.innerText.trim());
    const open = (part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const middle = [x + width / 2, y + height / 2];
        return middle[1] > innerHeight || card.contains(document.elementFromPoint(...middle));
    };
    const ways = [...card.querySelectorAll('[href^=\"/rules/\"], [href^=\"/campaign/\"], [href^=\"/puzzles/\"]')];
    const around = [...card.querySelectorAll('.poster, .door__about, .glance > li:not(.glance__more), .door__begin :is(a, button)')];
    const shown = around.length >= 9 && [...ways, ...around].every((way) => way.checkVisibility()) && parts.every((part) => part.checkVisibility() && open(part));
    return { words, shown, end: Math.max(...parts.map((part) => part.getBoundingClientRect().bottom + scrollY)) };
})";

/// Sees that all five games are told on the first `high` pixels of the page.
async fn five_games(page: &Browser, high: f64, when: &str) {
    let games = page.value(GAMES).await;
    let games = games.as_array().expect("games");
    let names = games.iter().filter_map(|game| game["words"][0].as_str()).collect::<BTreeSet<_>>();
    assert_eq!((games.len(), names.len()), (5, 5), "{when}: {names:?}");
    for game in games {
        let words =
            game["words"].as_array().expect("words").iter().map(|word| word.as_str().unwrap_or_default());
        let words = words.collect::<Vec<_>>();
        assert!(words.iter().all(|word| !word.is_empty()) && game["shown"] == true, "{when}: {words:?}");
        assert!(
            words[1].contains("min") && words[1].contains(|sign: char| sign.is_ascii_digit()),
            "{words:?}"
        );
        assert!(["omplexity", "omplejidad"].iter().any(|word| words[2].contains(word)), "{when}: {words:?}");
        let end = game["end"].as_f64().expect("a number");
        assert!(end <= high, "{when}: {words:?} ends at {end}, below {high}");
    }
    let wide = "document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(page.value(wide).await, true, "{when}: the page scrolls sideways");
}

/// All that a first visit loads, as it is sent: at most 60 kB.
async fn first_visit(page: &Browser, when: &str) {
    page.until("performance.getEntriesByName(document.querySelector('script[type=module]').src).length > 0")
        .await;
    let sent = "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(({ name, encodedBodySize }) => [name.split('/').pop(), encodedBodySize])";
    let sent = page.value(sent).await;
    let files = sent.as_array().expect("files");
    let sum = files.iter().filter_map(|file| file[1].as_u64()).sum::<u64>();
    assert!((30_000..=60_000).contains(&sum), "{when}: {sum} bytes: {sent}");
}

/// Where it is the reader's turn stands above the games or beside them: the first three, and the others when they are asked for.
async fn turns_come_first(page: &Browser, when: &str) {
    let rows = "[...document.querySelectorAll('#turns .row')].map((row) => row.checkVisibility() && row.getBoundingClientRect().bottom + scrollY)";
    let rows = page.value(rows).await;
    let rows = rows.as_array().expect("rows");
    let open = rows.iter().filter_map(Value::as_f64).collect::<Vec<_>>();
    assert_eq!((rows.len(), open.len()), (12, 3), "{when}");
    let game =
        page.value("document.querySelector('.door__game').getBoundingClientRect().bottom + scrollY").await;
    assert!(open.iter().all(|end| *end < game.as_f64().expect("a number")), "{when}: {open:?}");
    assert!(page.says("#lobby-turn-more > summary").await.contains('9'), "{when}");
}

/// Seats of a table at which it is one's turn at once: both are one's own.
const MINE: &str =
    "{ game: 'journey', options: { hobbits: 'order' }, seats: [{ kind: 'me' }, { kind: 'me' }] }";

#[tokio::test]
async fn five_games_are_told_on_the_first_screen() {
    for (width, height, language) in
        [(1366, 768, "es"), (1366, 768, "en"), (1920, 1080, "en"), (390, 844, "es")]
    {
        // One address may not make as many tables in a row as four such readers have.
        let inn = Inn::open();
        let phone = width < 500;
        let page = Browser::open(&Window { width, height, phone, language, dark: false }).await;
        if !phone {
            page.is_sized((width, height)).await;
        }
        page.go(&inn.url).await;
        let window = page.value("innerHeight").await.as_f64().expect("a number");
        assert_eq!(window, f64::from(height), "the window is as large as is said");
        let high = if phone { window + 2.0 * SWIPE } else { window };
        let when = format!("{width} by {height} in {language}, a stranger");
        five_games(&page, high, &when).await;
        first_visit(&page, &when).await;
        page.screenshot(&evidence(&format!("door-{width}-{language}"))).await;
        post(&page, "/guests", "{ name: 'Ana' }").await;
        for _ in 0..12 {
            let made = post(&page, "/tables", MINE).await;
            assert!(made["id"].is_string(), "{made}");
        }
        page.go(&inn.url).await;
        let when = format!("{width} by {height} in {language}, with twelve tables");
        five_games(&page, high, &when).await;
        turns_come_first(&page, &when).await;
        page.screenshot(&evidence(&format!("door-twelve-{width}-{language}"))).await;
        let complaints = page.complaints().await;
        assert!(complaints.is_empty(), "{when}: {complaints:?}");
        page.close().await;
    }
}

/// Something that answers, or unfolds the answers, lies open in the window.
const ANSWER: &str = "[...document.querySelectorAll('#choose button:not([aria-disabled]), #choose summary, .lit, [data-choice], .picker__go')].some((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    return node.checkVisibility() && there !== null && node.contains(there);
})";

/// Without a name and without a word more: one press, and the game asks, with something to press that answers. On each of the three
/// screens.
#[tokio::test]
async fn two_presses_lead_to_the_first_choice_of_each_game() {
    let screens = [(390, 844, "en"), (1366, 768, "es"), (1920, 1080, "en")];
    for (width, height, language) in share(screens, 1) {
        let inn = Inn::open();
        let page = Browser::open(&Window { width, height, phone: width < 500, language, dark: false }).await;
        if width >= 500 {
            page.is_sized((width, height)).await;
        }
        for game in IDS {
            page.go(&inn.url).await;
            page.click(&format!("button[value='now:{game}:']")).await;
            page.until("document.getElementById('signals')?.dataset.yours === 'yes'").await;
            assert_eq!(page.value("document.getElementById('signals').dataset.game").await, game);
            // What is asked lies in the first window, and something that answers it, or unfolds the answers, as well.
            page.until(ANSWER).await;
            let asked = page.value("(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(document.getElementById('ask').getBoundingClientRect())").await;
            assert_eq!(asked, true, "{game} at {width}: the question is out of sight");
            assert!(page.answers(&[]).await.is_some(), "{game} at {width}: nothing answers");
        }
        if width < 500 {
            starts_as_a_newcomer(&page, &inn).await;
        }
        page.close().await;
    }
}

/// The table that is open is SATM's, as 'Play now' begins it; and whoever reads how a game is played begins there as well.
async fn starts_as_a_newcomer(page: &Browser, inn: &Inn) {
    // A first game of SATM is by the starter rules.
    let told = page.value("document.getElementById('table-tab').textContent").await;
    assert!(told.as_str().expect("text").contains("Starter rules"), "{told}");
    // What is there to be learnt begins it as well.
    page.go(&format!("{}/rules/tricks#how", inn.url)).await;
    page.find("#how .tr-how__cards").await;
    page.click("#begin button[name=which]").await;
    page.find("#signals[data-status=playing]").await;
}

/// `?` opens how to play first, and the rule of what is asked; and each game is told on a drawn page of its own.
#[tokio::test]
async fn help_leads_to_how_to_play_and_to_the_rule_of_the_question() {
    let inn = Inn::open();
    let page = Browser::open(&Window::desk("es")).await;
    for game in IDS {
        page.go(&inn.url).await;
        // Nothing is asked here: no rule is named.
        page.press("?").await;
        assert_eq!(
            page.value("!!document.querySelector('#help[open]') && !document.getElementById('help-rule')")
                .await,
            true
        );
        page.press(key::ESCAPE).await;
        page.leave_by(&format!("button[value='now:{game}:']")).await;
        page.until("document.getElementById('signals')?.dataset.yours === 'yes'").await;
        page.press("?").await;
        page.until("!!document.querySelector('#help[open]')").await;
        let first = page.value("document.querySelector('#help a, #help button').getAttribute('href')").await;
        assert_eq!(first, format!("/rules/{game}#how"));
        let rule = page.value("document.getElementById('help-rule').checkVisibility() && document.getElementById('help-rule').getAttribute('href')").await;
        let rule = rule.as_str().unwrap_or_else(|| panic!("{game}: no rule of the question")).to_owned();
        let clause = rule.strip_prefix(&format!("/rules/{game}#")).expect("a clause of this game").to_owned();
        let named = page.says("#help-rule-name").await;
        assert!(named.ends_with(&clause) && named.len() > clause.len() + 3, "{named}");
        page.go(&format!("{}{rule}", inn.url)).await;
        let told = format!(
            "(({{ top }}) => top >= -2 && top < innerHeight)(document.getElementById({clause:?}).getBoundingClientRect())"
        );
        page.until(&told).await;
        page.go(&format!("{}/rules/{game}#how", inn.url)).await;
        let drawn = "document.querySelectorAll('#how svg').length > 2 && document.getElementById('how').getBoundingClientRect().top < innerHeight && document.querySelector('.rules__search input') !== null";
        page.until(drawn).await;
    }
    page.close().await;
}
