//! A first evening: begun at the entrance by one press, played where the lesson points, left and taken up, and then played on. What
//! the lesson speaks of lies open in the window together with what it says.

use std::time::{Duration, Instant};

use proof::Scale;
use serde_json::json;

use crate::browser::{Browser, PATIENCE, Window};
use crate::inn::Inn;
use crate::player::key;
use crate::share::share;
use crate::sight::WRONG;

/// What the lesson says, whether it lies open, and where what it speaks of is: its middle, if it lies open.
const STOP: &str = "(() => {
    const open = (node) => {
        const box = node.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const there = document.elementFromPoint(x, y);
        return box.width > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight && (node === there || node.contains(there)) && { x, y };
    };
    const all = [...document.querySelectorAll('.taught')];
    // What chooses comes before what only opens the list in which one chooses.
    const lit = ['[data-choice], [data-way], button', '[data-opens]'].flatMap((what) => all.filter((node) => node.matches(what)));
    const said = document.getElementById('lesson-do');
    return {
        lesson: document.getElementById('signals').dataset.lesson ?? '',
        said: said?.innerText ?? '',
        shown: !!said && !!open(said),
        open: all.filter(open).length,
        at: lit.map(open).find(Boolean) || null,
    };
})()";

/// Does the answer to a press lie open in the lesson's panel, right below what is to be done?
const TOLD: &str = "(() => {
    const [order, told] = ['lesson-do', 'lesson-not'].map((id) => document.getElementById(id));
    if (!told?.textContent) return false;
    const [above, box] = [order, told].map((node) => node.getBoundingClientRect());
    const open = told.contains(document.elementFromPoint(box.x + 20, box.y + box.height / 2));
    return open && box.top - above.bottom < 12 && box.bottom <= innerHeight;
})()";

/// At the end of a lesson: what lies over the way on, which answers stand beside or above it, and what of it lies outside the window.
const ITS_END: &str = "(() => {
    const way = document.querySelector('.answers > .onward > .choice');
    if (!way) return ['there is no way on'];
    const { left, right, top, bottom } = way.getBoundingClientRect();
    const corners = [[left + 8, top + 8], [right - 8, top + 8], [left + 8, bottom - 8], [right - 8, bottom - 8]];
    const wrong = corners.filter(([x, y]) => !way.contains(document.elementFromPoint(x, y))).map(([x, y]) => `covered at ${x} ${y}`);
    const answers = [...document.querySelectorAll('.answers :is(.choose, .asked) :is(button, summary)')];
    for (const node of answers.filter((one) => one.checkVisibility())) {
        if (node.getBoundingClientRect().top < bottom) wrong.push(`over an answer: ${node.textContent}`);
        if (way.offsetWidth < node.offsetWidth) wrong.push(`narrower than ${node.textContent}`);
    }
    return wrong;
})()";

/// What chooses, of what the lesson speaks of; the rest only opens the list in which one chooses.
const CHOOSES: &str = ".taught:is([data-choice], [data-way], button)";

/// The longest time in which what is drawn comes to rest, and what was told goes away again.
const SETTLES: Duration = Duration::from_secs(8);

/// The hand by which one plays.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    Mouse,
    Finger,
    Keyboard,
}

/// The next stop after `before`, or the end of the lesson.
async fn next(page: &Browser, before: &str) -> serde_json::Value {
    let until = Instant::now() + PATIENCE;
    loop {
        let stop = page.value(STOP).await;
        let lesson = stop["lesson"].as_str().unwrap_or_default();
        let arrived = lesson == "over" || (lesson.starts_with("waits") && !stop["at"].is_null());
        if lesson != before && arrived {
            return stop;
        }
        assert!(Instant::now() < until, "after '{before}' nothing comes: {stop}");
        tokio::time::sleep(std::time::Duration::from_millis(40)).await;
    }
}

/// Presses what the lesson speaks of: once where that chooses; again where the first press lifts a card or opens a list.
async fn presses(page: &Browser, by: By, stop: &serde_json::Value) {
    let mut now = stop.clone();
    for _ in 0..4 {
        let (Some(x), Some(y)) = (now["at"]["x"].as_f64(), now["at"]["y"].as_f64()) else { return };
        if by == By::Finger {
            page.touch(x, y).await;
        } else {
            let chain = page.driver.action_chain().move_to(x as i64, y as i64).click();
            chain.perform().await.expect("a click");
        }
        for _ in 0..20 {
            tokio::time::sleep(std::time::Duration::from_millis(40)).await;
            now = page.value(STOP).await;
            if now["lesson"] != stop["lesson"] {
                return;
            }
        }
    }
}

/// The same by keyboard.
async fn types(page: &Browser, stop: &serde_json::Value) {
    let chooses =
        format!("[...document.querySelectorAll({CHOOSES:?})].some((node) => node.checkVisibility())");
    for _ in 0..4 {
        let css = if page.value(&chooses).await == true { CHOOSES } else { ".taught" };
        page.tab_to(css).await;
        page.press(key::ENTER).await;
        for _ in 0..20 {
            tokio::time::sleep(Duration::from_millis(40)).await;
            if page.value(STOP).await["lesson"] != stop["lesson"] {
                return;
            }
        }
    }
}

/// What the test that sees finds wrong at this stop with what the lesson speaks of, once all rests.
async fn wrong(page: &Browser) -> Vec<String> {
    rests(page, &format!("{}(() => undefined, [], [], true, true)", WRONG.trim_end())).await
}

/// What is found wrong by this expression once all rests.
async fn rests(page: &Browser, sees: &str) -> Vec<String> {
    let until = Instant::now() + SETTLES;
    loop {
        let found = page.value(sees).await;
        let found = found.as_array().expect("a list");
        if found.is_empty() || Instant::now() > until {
            return found.iter().map(ToString::to_string).collect();
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Does what the lesson says until it is over; the number of stops.
async fn through(page: &Browser, by: By) -> usize {
    let (mut before, mut stops, mut faults) = (String::new(), 0, Vec::new());
    loop {
        let stop = next(page, &before).await;
        if stop["lesson"] == "over" {
            faults.extend(rests(page, ITS_END).await.into_iter().map(|fault| format!("its end: {fault}")));
            assert!(faults.is_empty(), "{faults:#?}");
            return stops;
        }
        assert_eq!(stop["shown"], true, "what is said does not lie open: {stop}");
        assert!(stop["open"].as_u64() > Some(0), "what is spoken of does not lie open: {stop}");
        before = stop["lesson"].as_str().expect("a word").to_owned();
        stops += 1;
        faults.extend(wrong(page).await.into_iter().map(|fault| format!("stop {stops}: {fault}")));
        match by {
            By::Mouse | By::Finger => presses(page, by, &stop).await,
            By::Keyboard => types(page, &stop).await,
        }
    }
}

/// Nothing is said by its id, and nothing went wrong but what was refused.
async fn is_well(page: &Browser, game: &str) {
    let said = page.value("document.body.innerText").await;
    assert!(!said.as_str().expect("text").contains(&format!("{game}-lesson")), "{said}");
    let complaints = page.complaints().await;
    let refused = |complaint: &String| complaint.contains("422") || complaint.contains("409");
    assert!(complaints.iter().all(refused), "{complaints:?}");
}

async fn begins(inn: &Inn, game: &str, window: &Window) -> Browser {
    let page = Browser::open(window).await;
    page.go(&inn.url).await;
    page.leave_by(&format!("#new-here-{game}")).await;
    page.find("#signals[data-lesson]").await;
    page
}

#[tokio::test]
async fn by_mouse_a_wrong_press_is_answered_and_one_plays_on() {
    let mut inn = Inn::open();
    let page = begins(&inn, "journey", &Window::desk("en")).await;
    let stop = next(&page, "").await;
    assert_eq!((&stop["said"], &stop["lesson"]), (&json!("Take Frodo."), &json!("waits 1")));
    // Another hobbit: what it would have meant is said, and nothing has happened.
    page.click("#hobbit-merry").await;
    page.until(TOLD).await;
    let said = page.says("#lesson-not").await;
    assert!(said.contains("In this lesson you travel as Frodo"), "{said}");
    assert_eq!(page.value(STOP).await["lesson"], "waits 1");
    assert!(!page.has(".toast").await, "it is told once, where one looks");
    // What one wants lies first in the bar.
    let first = "document.querySelector('#choose button.choice').matches('.taught')";
    assert_eq!(page.value(first).await, true);
    // Whoever has just pressed did not mean what lies there now.
    tokio::time::sleep(Duration::from_millis(700)).await;
    // The next press takes the answer away; one beside all that may be chosen is answered, too.
    page.value("document.querySelector('#ask').click() ?? true").await;
    page.until("!document.getElementById('lesson-not').textContent").await;
    page.value("document.querySelector('#turn').click() ?? true").await;
    page.until("document.getElementById('lesson-not').textContent === 'Not here. Take Frodo.'").await;
    // The tab is closed and the house too: it is taken up where it was.
    let table = page.value("location.pathname").await;
    page.go(&inn.url).await;
    inn.come_back();
    page.go(&format!("{}{}", inn.url, table.as_str().expect("a path"))).await;
    assert_eq!(next(&page, "").await["lesson"], "waits 1");
    assert_eq!(through(&page, By::Mouse).await, 10);
    let said = page.says("#prompt").await;
    assert!(said.contains("on your own") && said.contains("The lesson is done"), "{said}");
    assert!(page.has("#all-lessons").await, "it was the only one");
    page.agrees_with_the_server().await;
    is_well(&page, "journey").await;
    // The first free turn: whatever is lit.
    page.choose_by_mouse().await;
    page.until("!document.getElementById('signals').dataset.lesson").await;
    assert!(page.has("#to-lesson").await, "the way to the other lessons stays in reach");
    page.close().await;
}

#[tokio::test]
async fn by_keyboard_alone() {
    let inn = Inn::open();
    for game in share(["tricks", "journey"], 1) {
        let page = Browser::open(&Window::desk("es")).await;
        page.go(&inn.url).await;
        page.tab_to(&format!("#new-here-{game}")).await;
        page.press(key::ENTER).await;
        page.find("#signals[data-lesson]").await;
        assert_eq!(through(&page, By::Keyboard).await, if game == "tricks" { 8 } else { 10 });
        is_well(&page, game).await;
        page.close().await;
    }
}

#[tokio::test]
async fn on_a_phone_both_lie_open() {
    let inn = Inn::open();
    for game in share(["journey", "tricks"], 1) {
        let page = begins(&inn, game, &Window::phone("es")).await;
        next(&page, "").await;
        // What a wrong press would have meant is told in sight.
        let other = if game == "tricks" { "character-boromir" } else { "hobbit-merry" };
        page.value(&format!("document.getElementById('{other}').click()")).await;
        page.until(TOLD).await;
        through(&page, By::Finger).await;
        page.does_not_scroll_sideways().await;
        is_well(&page, game).await;
        page.close().await;
    }
}

#[tokio::test]
async fn it_is_left_by_one_press() {
    let inn = Inn::open();
    let page = begins(&inn, "tricks", &Window::desk("en")).await;
    next(&page, "").await;
    page.click("#leave-lesson button").await;
    page.until("!document.getElementById('signals').dataset.lesson").await;
    assert!(!page.has(".taught").await && !page.has("#leave-lesson").await);
    page.click("#character-boromir").await;
    page.until("document.getElementById('signals').dataset.ply > 0").await;
    is_well(&page, "tricks").await;
    page.close().await;
}

/// Without script everything is there: the sentence of a wrong press on a page of its own.
#[tokio::test]
async fn without_script() {
    let inn = Inn::open();
    let page = Browser::without_script().await;
    page.go(&inn.url).await;
    page.click("#new-here-journey").await;
    assert_eq!(page.says("#lesson-do").await, "Take Frodo.");
    page.click("button[value='take sam']").await;
    page.until("document.querySelector('main').innerText.includes('In this lesson you travel as Frodo')")
        .await;
    page.driver.back().await.expect("a page before");
    page.click("button[value='take frodo']").await;
    page.find("#prompt").await;
    page.close().await;
}

/// Begins a lesson from the page about its game, and plays it to its end.
async fn plays(inn: &Inn, game: &str, lesson: &str, window: &Window, by: By) {
    let page = Browser::open(window).await;
    page.go(&format!("{}/rules/{game}", inn.url)).await;
    let begins = format!("#lesson-{lesson}");
    if by == By::Keyboard {
        page.tab_to(&begins).await;
        page.press(key::ENTER).await;
    } else {
        page.leave_by(&begins).await;
    }
    page.find("#signals[data-lesson]").await;
    assert!(through(&page, by).await >= 5, "{game} {lesson} is no lesson");
    page.does_not_scroll_sideways().await;
    is_well(&page, game).await;
    page.close().await;
}

/// A lesson of each large game (by day of one), on the screen on which it has the least room.
#[tokio::test]
async fn a_large_game_is_learnt_on_a_phone() {
    let inn = Inn::open();
    for (game, lesson) in share([("war", "dice"), ("quest", "hero"), ("wizards", "strike")], 1) {
        plays(&inn, game, lesson, &Window::phone("es"), By::Finger).await;
    }
}

/// The lessons that the pages about the games offer, each with its game.
async fn offered(inn: &Inn) -> Vec<(&'static str, String)> {
    let page = Browser::open(&Window::desk("en")).await;
    let mut all = Vec::new();
    for game in ["journey", "tricks", "war", "quest", "wizards"] {
        page.go(&format!("{}/rules/{game}", inn.url)).await;
        let names = page
            .value("[...document.querySelectorAll('#lessons button[name=lesson]')].map((one) => one.value)")
            .await;
        let names = names.as_array().expect("a list").clone();
        assert!(!names.is_empty(), "{game} has no lesson");
        all.extend(names.iter().map(|name| (game, name.as_str().expect("a name").to_owned())));
    }
    page.close().await;
    all
}

/// All lessons, on this screen and in its language.
async fn every_lesson(window: &Window) {
    let inn = Inn::open();
    let by = if window.phone { By::Finger } else { By::Mouse };
    for (game, lesson) in offered(&inn).await {
        plays(&inn, game, &lesson, window, by).await;
    }
}

#[tokio::test]
async fn every_lesson_is_played_at_a_desk_in_spanish() {
    every_lesson(&Window { height: 768, ..Window::desk("es") }).await;
}

#[tokio::test]
async fn every_lesson_is_played_at_a_desk_in_english() {
    every_lesson(&Window { height: 768, ..Window::desk("en") }).await;
}

#[tokio::test]
async fn every_lesson_is_played_on_a_phone_in_spanish() {
    every_lesson(&Window::phone("es")).await;
}

#[tokio::test]
async fn every_lesson_is_played_on_a_phone_in_english() {
    every_lesson(&Window::phone("en")).await;
}

/// By keyboard alone, in both languages by turns: two of the lessons by day.
#[tokio::test]
async fn lessons_are_played_by_keyboard() {
    let inn = Inn::open();
    // The next day the same one is in the other language.
    let day = usize::from(Scale::of_the_environment().seed % 2 == 1);
    let all = offered(&inn).await.into_iter().enumerate();
    for (number, (game, lesson)) in share(all, 2) {
        let language = ["es", "en"][(number + day) % 2];
        plays(&inn, game, &lesson, &Window::desk(language), By::Keyboard).await;
    }
}

/// Ana's table of this lesson for two, and Ben at it, who came by the link.
async fn gather(inn: &Inn, (ana, ben): (&Browser, &Browser), game: &str, lesson: &str) {
    ana.go(&format!("{}/rules/{game}", inn.url)).await;
    ana.leave_by(&format!("#two-{lesson}")).await;
    ana.find("#signals[data-lesson=gathers]").await;
    assert!(!ana.has("#anew").await, "a lesson is set up as its script has it");
    let link = format!("{}{}", inn.url, ana.link("join").await);
    ben.go(&link).await;
    // Whoever is invited is told that nothing need be known.
    ben.find("#join-lesson").await;
    ben.sits_down(&link, "Ben").await;
    ana.find("#signals[data-status=playing]").await;
}

/// Does what the lesson says on whichever page it waits, while the other page tells what is done and why; the stops of both.
async fn side_by_side(ana: &Browser, ben: &Browser) -> [usize; 2] {
    let pages = [(ana, ben, By::Mouse), (ben, ana, By::Finger)];
    let (mut stops, mut over) = ([0, 0], [false, false]);
    let mut until = Instant::now() + PATIENCE;
    while over != [true, true] {
        for (number, (page, other, by)) in pages.into_iter().enumerate() {
            let stop = page.value(STOP).await;
            let lesson = stop["lesson"].as_str().unwrap_or_default();
            // Whoever has gone on freely since is through with it, too.
            over[number] = lesson == "over" || (lesson.is_empty() && stops[number] > 0);
            if !lesson.starts_with("waits") || stop["at"].is_null() {
                continue;
            }
            assert_eq!(stop["shown"], true, "what is said does not lie open: {stop}");
            other.until("!!document.getElementById('lesson-seen')?.checkVisibility()").await;
            assert!(!other.has(".taught").await, "what the other is to press is theirs");
            presses(page, by, &stop).await;
            stops[number] += 1;
            until = Instant::now() + PATIENCE;
        }
        assert!(Instant::now() < until, "after {stops:?} stops nothing comes");
        tokio::time::sleep(Duration::from_millis(40)).await;
    }
    stops
}

/// Two who are both new: one at a desk, the other on a phone, each with stops of their own, and then against each other or together.
#[tokio::test]
async fn two_learn_side_by_side() {
    let inn = Inn::open();
    let taught = [
        ("journey", "first", [10, 6]),
        ("tricks", "first", [8, 6]),
        ("war", "dice", [11, 9]),
        ("quest", "hero", [11, 3]),
        ("wizards", "hazards", [6, 5]),
    ];
    for (game, lesson, stops) in share(taught, 1) {
        let (ana, ben) =
            (Browser::open(&Window::desk("es")).await, Browser::open(&Window::phone("en")).await);
        gather(&inn, (&ana, &ben), game, lesson).await;
        assert_eq!(side_by_side(&ana, &ben).await, stops, "{game} {lesson}");
        for page in [ana, ben] {
            page.does_not_scroll_sideways().await;
            is_well(&page, game).await;
            page.close().await;
        }
    }
}

/// From the first stop of a lesson one comes to the same for two.
#[tokio::test]
async fn whoever_are_two_say_so_at_the_first_stop() {
    let inn = Inn::open();
    let page = begins(&inn, "journey", &Window::phone("es")).await;
    next(&page, "").await;
    page.leave_by("#we-are-two").await;
    page.find("#two-first").await;
    page.close().await;
}

/// A name in a panel is chosen as the thing on the table is: who is not meant is answered, who is goes on to the next stop.
#[tokio::test]
async fn a_panel_is_pressed_name_by_name() {
    let inn = Inn::open();
    let page = Browser::open(&Window::desk("en")).await;
    page.go(&format!("{}/rules/wizards", inn.url)).await;
    page.leave_by("#lesson-strike").await;
    page.find("#signals[data-lesson]").await;
    let stop = next(&page, "").await;
    presses(&page, By::Mouse, &stop).await;
    page.until("document.getElementById('signals').dataset.lesson === 'waits 2'").await;
    page.click(".pick[data-pick='pick #3'] [data-by]").await;
    page.until("document.body.innerText.includes('Begin with Aragorn')").await;
    page.click(".pick[data-pick='pick #0'] [data-by]").await;
    page.until("document.getElementById('signals').dataset.lesson === 'waits 3'").await;
    is_well(&page, "wizards").await;
    page.close().await;
}

/// What a lesson says at its end stays: nothing passes by itself before the learner has gone on.
#[tokio::test]
async fn what_is_said_at_the_end_stays() {
    let inn = Inn::open();
    let page = Browser::open(&Window::desk("en")).await;
    page.go(&format!("{}/rules/wizards", inn.url)).await;
    page.leave_by("#lesson-hazards").await;
    page.find("#signals[data-lesson]").await;
    through(&page, By::Mouse).await;
    // Longer than an answer that passes by itself takes.
    tokio::time::sleep(Duration::from_secs(4)).await;
    assert_eq!(page.value(STOP).await["lesson"], "over");
    page.close().await;
}
