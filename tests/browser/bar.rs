//! The bar: every tap lands, and nothing moves while somebody plays.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::axe::MID_TRICK;
use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::others::at_a_table_of;
use crate::player::key;
use crate::share::{by_day, share};

/// The middle of the first answer of the bar that can be seen and may be given, or nothing: then the answers lie on
/// the board.
const IN_THE_BAR: &str = "(() => {
    for (const button of document.querySelectorAll('#choose button:not([aria-disabled])')) {
        if (!button.checkVisibility()) continue;
        button.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const box = button.getBoundingClientRect();
        const at = [box.x + box.width / 2, box.y + box.height / 2];
        if (button.contains(document.elementFromPoint(...at))) return { x: at[0], y: at[1], what: button.value };
    }
    return null;
})()";

/// True if the question is asked on the board alone: it is answered by any choice, as only the bar is looked at here.
const ON_THE_BOARD: &str = "(document.querySelector('#choose button:not([aria-disabled])') ?? document.querySelector('[data-choice]'))
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) ?? true";

/// The longest time for an answer.
const LONG: Duration = Duration::from_secs(5);

/// The height of the bar, and the distance of the board from the top of the page.
const MEASURES: &str = "[document.getElementById('prompt').offsetHeight,
    Math.round(document.getElementById('board').getBoundingClientRect().top + scrollY)]";

/// Where the board lies, and how large it is.
const BOARD: &str = "(({ x, y, width, height }) => [x, y, width, height].map(Math.round))(document.getElementById('board').getBoundingClientRect())";

/// The answers that may be given and over whose middle something lies that belongs to no answer, and what that is.
const COVERED: &str =
    "[...document.querySelectorAll('#choose button:not([aria-disabled])')].map((button) => {
    if (!button.checkVisibility()) return '';
    button.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const box = button.getBoundingClientRect();
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (there?.closest('#choose')) return '';
    const bar = document.getElementById('choose').getBoundingClientRect();
    return `${button.value} at ${box.x},${box.y} ${box.width}x${box.height} in ${bar.y}+${bar.height}: ${there?.outerHTML.slice(0, 200)}`;
}).filter((line) => line)";

impl Browser {
    /// Did the question change, within a moment?
    async fn is_answered(&self, answers: u64, patience: Duration) -> bool {
        let until = Instant::now() + patience;
        while Instant::now() < until {
            let now = self.signals().await;
            if now.answers != answers || !now.yours || now.status == "finished" {
                return true;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        false
    }

    /// Touches one answer of the bar once, for so many questions; the taps that chose nothing.
    async fn taps_lost(&self, questions: usize) -> Vec<String> {
        let (mut lost, mut bars, mut tapped) = (Vec::new(), BTreeSet::new(), 0);
        let until = Instant::now() + Duration::from_secs(480);
        while tapped < questions {
            assert!(Instant::now() < until, "only {tapped} questions in the bar");
            let now = self.signals().await;
            assert_eq!(now.status, "playing", "after {tapped} taps");
            if !now.yours {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            }
            bars.insert(self.value(MEASURES).await[0].as_i64());
            let spot = self.value(IN_THE_BAR).await;
            let Some(what) = spot["what"].as_str() else {
                self.value(ON_THE_BOARD).await;
                self.is_answered(now.answers, Duration::from_secs(1)).await;
                continue;
            };
            tapped += 1;
            let at = |name: &str| spot[name].as_f64().expect("a number");
            self.touch(at("x"), at("y")).await;
            if !self.is_answered(now.answers, LONG).await {
                let toasts = self.value("document.getElementById('toasts').textContent").await;
                lost.push(format!("{what} ({toasts})"));
            }
        }
        // By what is asked, and never more than two fifths of the window.
        let most = self.value("Math.ceil(innerHeight * 0.42)").await.as_i64();
        assert!(bars.iter().all(|bar| *bar <= most), "{bars:?} of {most:?}");
        lost
    }
}

/// Thirty questions of each of two games (by day a third of one's), each answered by one touch at the middle of a button.
#[tokio::test]
async fn every_tap_lands() {
    let inn = Inn::open();
    for (game, questions) in share([("war", 30), ("journey", 30)], 1) {
        let ana = at_a_table_of(game, 1, &inn, true).await;
        assert_eq!(ana.taps_lost(by_day(questions)).await, Vec::<String>::new(), "{game}");
        ana.close().await;
    }
}

/// The middle of a card of the hand that may be played.
const A_CARD: &str = "(() => {
    const card = document.querySelector('#hand [data-choice]');
    const box = card?.getBoundingClientRect();
    return box && { x: box.x + Math.min(16, box.width / 2), y: box.y + box.height / 2, id: card.id };
})()";

/// A card that a finger touches is lifted and explained; the second touch plays it.
#[tokio::test]
async fn a_card_is_lifted_and_then_played() {
    let inn = Inn::at("tricks", MID_TRICK);
    let ana = at_a_table_of("tricks", 3, &inn, true).await;
    let until = Instant::now() + Duration::from_secs(60);
    let card = loop {
        assert!(Instant::now() < until, "no card may be played");
        let card = ana.value(A_CARD).await;
        if !card.is_null() {
            break card;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    };
    let before = ana.signals().await.answers;
    let at = |name: &str| card[name].as_f64().expect("a number");
    ana.touch(at("x"), at("y")).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(ana.signals().await.answers, before, "the first touch plays nothing");
    let lifted = ana.value("document.querySelector('#hand .lifted')?.id").await;
    assert_eq!(lifted, card["id"]);
    assert_ne!(ana.value("document.getElementById('says').textContent.trim()").await, "");
    ana.touch(at("x"), at("y")).await;
    assert!(ana.is_answered(before, LONG).await, "the second touch plays it");
    ana.close().await;
}

/// Where the card of the hand is read that was touched, as a part of the window's width; whether it lies in the window, and what chooses it.
const READ: &str = "(() => {
    const card = document.querySelector('#hand .lifted');
    const sheet = card?.querySelector('.wz-sheet') ?? card;
    if (!sheet) return { wide: 0, inside: false };
    const box = sheet.getBoundingClientRect();
    const inside = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
    const choose = sheet.querySelector('.wz-sheet__choose')?.getBoundingClientRect();
    return { wide: box.width / innerWidth, inside, choose: choose && { x: choose.x + choose.width / 2, y: choose.y + choose.height / 2 } };
})()";

/// On a phone a card of the hand that a finger touches is read as wide as the window, before the second touch chooses it.
#[tokio::test]
async fn a_card_that_is_touched_is_as_wide_as_the_window() {
    let inn = Inn::open();
    for game in ["wizards", "quest"] {
        let ana = at_a_table_of(game, 1, &inn, true).await;
        let until = Instant::now() + Duration::from_secs(120);
        let card = loop {
            assert!(Instant::now() < until, "{game}: no card may be chosen");
            let card = ana.value(A_CARD).await;
            if !card.is_null() {
                break card;
            }
            if ana.signals().await.yours {
                ana.answers_by_touch(&[]).await;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        };
        let before = ana.signals().await.answers;
        let at = |of: &serde_json::Value, name: &str| of[name].as_f64().expect("a number");
        ana.touch(at(&card, "x"), at(&card, "y")).await;
        ana.until(&format!("{READ}.inside")).await;
        let mask = "getComputedStyle(document.documentElement).maskImage";
        assert_eq!(ana.value(mask).await, "none", "{game}: the page pales with the card");
        let read = ana.value(READ).await;
        // The Quest keeps the place of the card in its hand, and grows it above.
        if game == "wizards" {
            assert!(at(&read, "wide") > 0.9, "{read}");
            ana.touch(at(&read["choose"], "x"), at(&read["choose"], "y")).await;
            assert!(ana.is_answered(before, LONG).await, "what stands on it chooses it");
        }
        ana.close().await;
    }
}

/// The strip, told an act of two lines after another: how far the newest is cut at its end, above and below.
const NEWEST: &str = "(() => {
    const strip = document.getElementById('strip');
    strip.blur();
    strip.innerHTML = '<ol class=\"acts__lines\"><li class=\"told--act acts__late\">One before it.</li><li class=\"told--act acts__late acts__last\">An Army moves from Morannon to Dagorlad: five Regulars and a Nazgûl.</li></ol>';
    const [box, newest] = [strip, strip.querySelector('.acts__last')].map((node) => node.getBoundingClientRect());
    const { scrollWidth, clientWidth } = strip.querySelector('.acts__last');
    return { across: scrollWidth - clientWidth, above: Math.max(0, Math.round(box.top - newest.top)), below: Math.max(0, Math.round(newest.bottom - box.bottom)) };
})()";

/// On a phone the newest act is not cut for one before it, in each frame that a table has.
#[tokio::test]
async fn the_newest_act_is_read_whole_on_a_phone() {
    let inn = Inn::open();
    for (game, others) in [("war", 1), ("wizards", 1), ("journey", 1)] {
        let ana = at_a_table_of(game, others, &inn, true).await;
        ana.find("#strip").await;
        assert_eq!(ana.value(NEWEST).await, json!({ "across": 0, "above": 0, "below": 0 }), "{game}");
        ana.close().await;
    }
}

/// At a desk the board does not move, nor the bar while a question is open, whatever is asked and pointed at, and nothing covers an answer.
#[tokio::test]
async fn the_board_stands_still() {
    let inn = Inn::open();
    for (width, height) in share([(1366, 768), (1920, 1080)], 1) {
        let ana = Browser::open(&Window { width, height, phone: false, language: "es", dark: false }).await;
        ana.go(&format!("{}/new/war", inn.url)).await;
        ana.write("#war-name", "Ana").await;
        ana.click("#war-seat-2 > option[value='bot:easy']").await;
        ana.click("main form button[type=submit]").await;
        ana.find("#signals[data-status=playing]").await;
        let (mut measures, mut asked) = (BTreeSet::new(), 0);
        let until = Instant::now() + Duration::from_secs(120);
        while asked < by_day(40) {
            assert!(Instant::now() < until, "only {asked} questions");
            let now = ana.signals().await;
            if !now.yours {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            }
            assert_eq!(ana.value(COVERED).await, json!([]), "question {asked}");
            measures.insert(ana.value(BOARD).await.to_string());
            let bar = ana.value(MEASURES).await;
            ana.value("document.querySelector('#choose button:not([aria-disabled])')?.focus() ?? true").await;
            assert_eq!(ana.value(MEASURES).await, bar, "question {asked}");
            if ana.click_a_choice(&[]).await.is_some() {
                measures.insert(ana.value(BOARD).await.to_string());
                ana.is_answered(now.answers, LONG).await;
                asked += 1;
            }
        }
        assert_eq!(measures.len(), 1, "{width}: {measures:?}");
        ana.close().await;
    }
}

/// The journal's lines from the enemy's last run of acts on, theirs and what came of them, that the strip does not tell; one's own
/// acts that it tells; and whether it stands on the first screen.
const UNTOLD: &str = "(() => {
    const strip = document.getElementById('strip');
    const told = new Set([...strip.querySelectorAll('[data-of]')].flatMap(({ dataset }) => dataset.of.split(' ')));
    const lines = [...document.querySelectorAll('#journal > li')];
    const last = lines.findLastIndex((line) => line.matches('.told--act.wa-tone--shadow'));
    const before = lines.slice(0, Math.max(last, 0)).findLastIndex((line) => line.matches('.told--act.wa-tone--free'));
    const theirs = lines.slice(before + 1).filter((line) => line.matches('.wa-tone--shadow'));
    const missing = last < 0 ? [] : theirs.filter(({ id }) => !told.has(id.replace('line-', ''))).map((line) => line.textContent);
    missing.push(...[...strip.querySelectorAll('.told--act.wa-tone--free')].map((line) => line.textContent));
    const box = strip.getBoundingClientRect();
    return { missing, seen: box.top >= 0 && box.bottom <= innerHeight, acts: last };
})()";

/// Are the strip's newest act and the journal's last line in sight?
const AT_THE_NEWEST: &str = "(() => {
    const [strip, panel] = ['strip', 'panel-journal'].map((id) => document.getElementById(id));
    const [box, line] = [strip, strip.querySelector('.acts__last')].map((node) => node?.getBoundingClientRect());
    const below = panel.scrollHeight - panel.scrollTop - panel.clientHeight;
    return below < 3 && (!line || (line.bottom <= box.bottom + 1 && line.bottom > box.top + 8));
})()";

/// Counts from now on the pieces of the enemy that are seen to go along an arrow of theirs.
const WENT: &str = "(() => {
    if (window.went !== undefined) return window.went;
    window.went = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        const theirs = [...document.querySelectorAll('#war-traces [data-along]:has(> .way.wa-tone--shadow)')];
        if (theirs.some((way) => way.dataset.along.split(' ')[0] === this.id)) window.went += 1;
        return animate.apply(this, how);
    };
    return 0;
})()";

/// The Shadow is at war, and has the dice to march.
const THE_SHADOW_MARCHES: &str = "
    phase: actions 1
    dice free: 4 event
    dice shadow: 6 army
    nation sauron: at-war
    nation isengard: at-war
    nation southrons: at-war
";

/// Whoever looks at the first screen only can name every public act of the enemy's last action; the places that it
/// touched are tinted until one acts oneself, its ways are arrows in the mover's colour, and its pieces glide along them.
#[tokio::test]
async fn the_strip_tells_what_the_others_did() {
    let inn = Inn::at("war", THE_SHADOW_MARCHES);
    let ana = at_a_table_of("war", 1, &inn, true).await;
    ana.sees_motion().await;
    let (mut asked, mut tinted, mut summed, mut drawn, mut went) = (0, false, false, false, 0);
    let until = Instant::now() + Duration::from_secs(300);
    while asked < by_day(25) || (!(tinted && summed && drawn && went > 0) && asked < 100) {
        assert!(Instant::now() < until, "only {asked} questions");
        assert_eq!(ana.signals().await.status, "playing");
        went = ana.value(WENT).await.as_u64().expect("a number");
        let now = ana.signals().await;
        if !now.yours {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        }
        let told = ana.value(UNTOLD).await;
        assert_eq!(told["missing"], json!([]), "question {asked}");
        assert_eq!(told["seen"], true, "question {asked}");
        ana.until(AT_THE_NEWEST).await;
        tinted |= ana.has("#war-traces .trace.wa-tone--shadow").await;
        summed |= ana.has("#war-traces .trace__sum").await;
        drawn |= ana.has("#war-traces .way.wa-tone--shadow").await;
        if ana.click_a_choice(&["die", "act"]).await.is_some() {
            ana.is_answered(now.answers, LONG).await;
            asked += 1;
        }
    }
    assert!(tinted, "nothing that the Shadow did was tinted");
    assert!(summed, "no stack says how it grew or bled");
    assert!(drawn, "no way of the Shadow's is an arrow of its colour");
    assert!(went > 0, "no piece of the Shadow's was seen to go");
    // Who has scrolled up by hand reads on there.
    let scrolled = "document.getElementById('panel-journal').scrollTop";
    ana.value(&format!("({scrolled} = 0, true)")).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    ana.until("document.getElementById('signals').dataset.yours === 'yes'").await;
    ana.answers(&["die", "act"]).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(ana.value(scrolled).await, 0);
    ana.close().await;
}

/// What was chosen looks so at once, says after a moment that it is being sent, and after five seconds that it takes long.
#[tokio::test]
async fn what_is_on_its_way_is_told() {
    let inn = Inn::open();
    let ana = at_a_table_of("journey", 1, &inn, false).await;
    ana.until("document.querySelector('#choose button:not([aria-disabled])') !== null").await;
    // What is sent from now on never arrives.
    ana.value("(window.fetch = () => new Promise(() => {})) && true").await;
    let pending = "(document.querySelector('#choose button:not([aria-disabled])').click(), document.querySelectorAll('.pending').length)";
    assert_eq!(ana.value(pending).await, 1, "at once");
    let began = Instant::now();
    ana.until("document.getElementById('says').textContent === document.getElementById('words').content.querySelector('[data-word=sending]').textContent")
        .await;
    assert!(began.elapsed() < Duration::from_secs(4), "{:?}", began.elapsed());
    let toasts = "document.querySelectorAll('#toasts .toast').length";
    assert_eq!(ana.value(toasts).await, 0, "not yet");
    ana.until(&format!("{toasts} === 1")).await;
    assert!(began.elapsed() > Duration::from_secs(4), "{:?}", began.elapsed());
    ana.close().await;
}

/// A key that was meant to scroll chooses nothing after a click; digits stand on the buttons that they pick; what is
/// on its way looks so.
#[tokio::test]
async fn keys_are_safe() {
    let inn = Inn::open();
    let ana = at_a_table_of("war", 1, &inn, false).await;
    for _ in 0..6 {
        ana.until("document.getElementById('signals').dataset.yours === 'yes'").await;
        let before = ana.signals().await;
        ana.click_a_choice(&[]).await;
        ana.is_answered(before.answers, LONG).await;
    }
    ana.until("document.getElementById('signals').dataset.yours === 'yes'").await;
    let before = ana.signals().await.answers;
    ana.press(" ").await;
    tokio::time::sleep(Duration::from_millis(400)).await;
    assert_eq!(ana.signals().await.answers, before, "a blank chose something");
    let stands = "[...document.querySelectorAll('#choose [data-digit]')].every((button) => button.checkVisibility() \
        && getComputedStyle(button, '::before').content === `\"${button.dataset.digit}\"`)";
    let digits =
        "[...document.querySelectorAll('#choose [data-digit]')].map((button) => button.outerHTML).join()";
    assert_eq!(ana.value(stands).await, true, "{}", ana.value(digits).await);
    assert_eq!(ana.complaints().await, Vec::<String>::new());
    let hidden = "[...document.querySelectorAll('#choose details:not([open]) button')].some((button) => button.dataset.digit)";
    assert_eq!(ana.value(hidden).await, false, "a digit picks what is folded away");
    ana.until("document.querySelector('#choose [data-digit]') !== null || document.querySelector('[data-choice]') !== null")
        .await;
    ana.press(key::DOWN).await;
    let chosen = "document.activeElement.matches('[data-choice], [data-way], [data-opens], .picker button, #choose :is(button, summary, [type=button])')";
    assert_eq!(ana.value(chosen).await, true, "an arrow leads to what can be chosen");
    ana.close().await;
}
