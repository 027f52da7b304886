//! Everything on one screen: nothing that may be chosen lies off it, and at a desk the page does not scroll.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::picture::picture;
use crate::share::{by_day, share};

/// The choices that can be clicked nowhere on the screen. The list in the bar may be scrolled inside.
pub const OFF: &str = "(() => {
    const bar = document.getElementById('prompt');
    // What is folded away beside the map is there where that can be unfolded.
    const inside = (node) => {
        const shown = node.closest('details:not([open])')?.firstElementChild ?? node;
        if (!shown.checkVisibility()) return false;
        const box = shown.getBoundingClientRect();
        for (const across of [0.5, 0.2, 0.8]) for (const down of [0.5, 0.2, 0.8]) {
            const [x, y] = [box.x + box.width * across, box.y + box.height * down];
            if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
            if (shown.contains(document.elementFromPoint(x, y))) return true;
        }
        return false;
    };
    const onBar = bar.getBoundingClientRect();
    const barSeen = onBar.top < innerHeight && onBar.bottom > 0;
    const opens = [...document.querySelectorAll('[data-opens]')].filter(inside)
        .flatMap((node) => [...document.querySelectorAll(`#${node.dataset.opens} [data-choice], #choose button[data-ahead~='${node.id}']`)].map((one) => one.dataset.choice ?? one.value));
    const reachable = new Set(opens);
    for (const node of document.querySelectorAll('[data-choice]')) if (inside(node) || (barSeen && bar.contains(node) && node.checkVisibility())) reachable.add(node.dataset.choice);
    for (const node of document.querySelectorAll('#choose button')) if ((barSeen && node.checkVisibility()) || inside(node)) reachable.add(node.value);
    const picker = document.querySelector('#prompt .picker');
    if (picker?.checkVisibility()) {
        for (const node of picker.querySelectorAll('.pick')) reachable.add(node.dataset.pick);
        for (const node of picker.querySelectorAll('[value]')) reachable.add(node.value);
        reachable.add(picker.dataset.whole).add(picker.dataset.go);
    }
    return [...document.querySelectorAll('#choose button:not([aria-disabled])')].map((node) => node.value).filter((one) => !reachable.has(one));
})()";

/// The parts missing from the first screen of the war; cut titles beside the map; and the excess of the page over the
/// window.
const MISSING: &str = "(() => {
    const off = ['war-map', 'action-dice', 'strip', 'journal', 'prompt', 'hand'].filter((id) => {
        const box = document.getElementById(id === 'journal' ? 'panel-journal' : id).getBoundingClientRect();
        return box.top < 0 || box.left < 0 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.height < 20;
    });
    const cut = [...document.querySelectorAll('.turn summary')].filter((title) => title.scrollWidth > title.clientWidth);
    return { off, cut: cut.map((title) => title.textContent.trim()), longer: Math.max(0, document.documentElement.scrollHeight - innerHeight) };
})()";

/// The folds whose number differs from that of their choices.
const MISCOUNTED: &str = "[...document.querySelectorAll('#choose .folded')].flatMap((fold) => {
    const number = Number(fold.querySelector('summary').textContent.match(/\\d+/)?.[0] ?? 1);
    const open = fold.querySelectorAll('button:not([aria-disabled])').length;
    const told = open || fold.querySelectorAll('button').length;
    return number === told ? [] : [`${fold.id}: ${number} for ${told}`];
})";

/// The first answer where the damage of a Hunt is borne, if somebody dies by it.
const DEADLY: &str = "[...document.querySelectorAll('#choose button:not([aria-disabled])')].slice(0, 1)
    .map((node) => node.value).filter((one) => one === 'bear:guide' || (one === 'bear:random' && document.querySelector('#choose [value=\"bear:ring\"]:not([aria-disabled])')))";

/// A number on the map that is smaller than 11 pixels.
const SMALL: &str =
    "[...document.querySelectorAll('#war-pieces :is(.wa-f-count, .wa-f-letters)')].filter((text) => {
    const scale = text.getScreenCTM().a;
    return parseFloat(getComputedStyle(text).fontSize) * scale < 10.9;
}).length";

async fn begin(inn: &Inn, window: Window) -> Browser {
    let ana = Browser::open(&window).await;
    ana.go(&format!("{}/new/war", inn.url)).await;
    ana.write("#war-name", "Ana").await;
    ana.click("#war-seat-2 > option[value='bot:easy']").await;
    ana.click("main form button[type=submit]").await;
    ana.find("#signals[data-status=playing]").await;
    ana
}

/// Plays so many questions and looks at the screen at each.
async fn looks(ana: &Browser, questions: usize, at_a_desk: bool) {
    let mut asked = 0;
    let until = Instant::now() + Duration::from_secs(240);
    while asked < questions {
        assert!(Instant::now() < until, "only {asked} questions");
        let now = ana.signals().await;
        assert_eq!(now.status, "playing");
        if !now.yours {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        }
        // Dice that still tumble are nowhere yet.
        ana.until("document.getAnimations().every((motion) => motion.playState !== 'running')").await;
        let ask = ana.says("#ask").await;
        assert_eq!(ana.value(OFF).await, json!([]), "question {asked}: {ask}");
        // A phone shows the whole map as an overview; what is asked about is brought near, and fingers enlarge the rest.
        if at_a_desk {
            assert_eq!(ana.value(SMALL).await, 0, "question {asked}: {ask}");
        }
        assert_eq!(ana.value(MISCOUNTED).await, json!([]), "question {asked}: {ask}");
        assert_eq!(ana.value(DEADLY).await, json!([]), "question {asked}: {ask}");
        if at_a_desk {
            let seen = ana.value(MISSING).await;
            assert_eq!(seen, json!({ "off": [], "cut": [], "longer": 0 }), "question {asked}: {ask}");
        }
        if ana.click_a_choice(&["die", "act", "from", "to"]).await.is_some() {
            asked += 1;
            for _ in 0..100 {
                let later = ana.signals().await;
                if later.answers != now.answers || !later.yours {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(15)).await;
            }
        }
    }
}

#[tokio::test]
async fn the_war_stands_on_one_screen() {
    let inn = Inn::open();
    for (width, height, questions, language, dark) in
        [(1366, 768, 70, "es", false), (1920, 1080, 30, "en", true)]
    {
        let window = Window {
            width,
            // What the browser itself takes of a window without a head.
            height: height + 139,
            phone: false,
            language,
            dark,
        };
        let ana = begin(&inn, window).await;
        // All that is counted has room beside the map: nothing of it goes under the dice, which stay.
        let under = "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.turn'))";
        let under = ana.value(under).await.as_i64().expect("pixels");
        assert!(under <= 3, "{under} pixels at {width}");
        looks(&ana, by_day(questions), true).await;
        let light = if dark { "night" } else { "day" };
        ana.screenshot(&picture(&format!("war-{width}-{light}-{language}"))).await;
        ana.close().await;
    }
}

#[tokio::test]
async fn on_a_phone_nothing_that_is_asked_is_out_of_reach() {
    let inn = Inn::open();
    let window = Window { width: 390, height: 844, phone: true, language: "es", dark: false };
    let ana = begin(&inn, window).await;
    looks(&ana, by_day(50), false).await;
    ana.screenshot(&picture("war-phone-day-es")).await;
    ana.close().await;
}

/// Six cards of long titles in hand, and one on the table.
const SEVEN_CARDS: &str = "
    phase: actions 1
    dice free: 2 character, event
    dice shadow: 4 event
    hand 1: fp-character-15, fp-character-16, fp-character-19, fp-character-20, fp-character-21, fp-strategy-17
    table: fp-strategy-03
";

/// The titles of cards below the map that are cut: a line or a word of them, or by the card's edge.
const CUT_TITLES: &str = "[...document.querySelectorAll('#hand .wa-card__title')].filter((title) => {
    const { top, bottom } = title.getBoundingClientRect();
    const card = title.closest('.wa-card__face').getBoundingClientRect();
    // Of close lines what reaches below the last one is no line more.
    return title.scrollHeight > title.clientHeight + 5 || title.scrollWidth > title.clientWidth + 1 || top < card.top || bottom > card.bottom;
}).map((title) => title.textContent)";

#[tokio::test]
async fn seven_cards_of_the_war_are_read() {
    let inn = Inn::at("war", SEVEN_CARDS);
    let ana = begin(&inn, Window::desk("es")).await;
    for screen in [(1366, 768), (1920, 1080)] {
        ana.is_sized(screen).await;
        ana.settles().await;
        assert_eq!(ana.value("document.querySelectorAll('#hand .wa-card__title').length").await, 7);
        assert_eq!(ana.value(CUT_TITLES).await, json!([]), "{screen:?}");
    }
    ana.close().await;
}

/// The answers of the first two rows, and the first two rows of picks, that the bar cuts.
const CUT: &str = "(() => {
    const bar = document.querySelector('.answers');
    bar.scrollTop = 0;
    const { bottom } = bar.getBoundingClientRect();
    const seen = [...bar.querySelectorAll('button')].filter((button) => button.checkVisibility());
    const boxes = seen.map((button) => [button, button.getBoundingClientRect()]);
    const rows = [...new Set(boxes.map(([, box]) => Math.round(box.top / 12)))].sort((one, other) => one - other).slice(0, 2);
    return boxes.filter(([, box]) => rows.includes(Math.round(box.top / 12)) && box.bottom > bottom + 1)
        .map(([button]) => `${button.textContent} in ${document.getElementById('ask').textContent}`);
})()";

/// Two rows of answers, or of what is picked, stand in the bar whole, in the war and in SATM (by day in one of them).
#[tokio::test]
async fn two_rows_of_answers_are_whole() {
    let inn = Inn::open();
    for (game, questions) in share([("war", 25), ("wizards", 25)], 1) {
        let ana = Browser::open(&Window { width: 1366, height: 768, ..Window::desk("es") }).await;
        ana.go(&format!("{}/new/{game}", inn.url)).await;
        ana.write(&format!("#{game}-name"), "Ana").await;
        ana.click(&format!("#{game}-seat-2 > option[value='bot:easy']")).await;
        ana.click("main form button[type=submit]").await;
        ana.find("#signals[data-status=playing]").await;
        let (mut asked, until) = (0, Instant::now() + Duration::from_secs(240));
        while asked < by_day(questions) && ana.signals().await.status == "playing" {
            assert!(Instant::now() < until, "only {asked} questions");
            if ana.signals().await.yours {
                assert_eq!(ana.value(CUT).await, json!([]), "{game}, question {asked}");
                asked += usize::from(ana.answers(&["die", "act", "from", "to"]).await.is_some());
            } else {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        ana.close().await;
    }
}

/// A company of the other's is on its way, and hazards may be played: more answers than find room in a row, and in Spanish a
/// question that takes two lines where there is little room.
const HAZARDS: &str = "
    turn: 1 of 2
    phase: movement
    company 2 rivendell > glittering_caves: legolas
    company 1 rivendell: aragorn_ii
    hand 1: new_moon, brigands, awaken_minions
";

/// So do they under a question of several lines, and on a large screen, where the answers are larger.
#[tokio::test]
async fn two_rows_are_whole_under_a_long_question() {
    let inn = Inn::at("wizards", HAZARDS);
    let ana = Browser::open(&Window::desk("es")).await;
    ana.go(&format!("{}/new/wizards", inn.url)).await;
    ana.write("#wizards-name", "Ana").await;
    ana.click("#wizards-seat-2 > option[value='bot:easy']").await;
    ana.click("main form button[type=submit]").await;
    ana.find("#choose button[value^='play brigands']").await;
    for (screen, lines) in [((1024, 768), 2), ((1366, 768), 2), ((1440, 900), 2), ((1920, 1080), 1)] {
        ana.is_sized(screen).await;
        let told = "Math.round(document.getElementById('ask').offsetHeight / parseFloat(getComputedStyle(document.getElementById('ask')).lineHeight))";
        let told = ana.value(told).await.as_u64();
        assert!(told >= Some(lines), "{screen:?}: the question takes {told:?} lines");
        assert_eq!(ana.value(CUT).await, json!([]), "{screen:?}");
    }
    ana.close().await;
}
