//! A phone, by touch alone: no tap is lost, and nothing that is asked lies out of reach. The whole games are run by hand, not even by
//! `./check --full`: `cargo nextest run --workspace --test browser -E 'test(/^thumb::/)' --run-ignored only --no-capture`.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::one_screen::OFF;
use crate::picture::evidence;
use crate::player::key;
use crate::share::by_day;
use crate::towers::cards_with_goal;

/// Everything a finger can touch to choose, on the screen as it is: only the list in the bar may be scrolled inside. Each
/// with what of it is tried, what it is called, and where it was seen before at this question, which is tried last.
const TOUCHABLE: &str = "((taste, wishes, tried) => {
    const places = '.wstack:popover-open [data-choice], #board [data-choice], #board [data-opens], #board [data-way], .way-next, \
        #hand [data-choice], #hand .lit[data-opens], #turn [data-choice], #turn .lit[data-opens], #prompt [data-choice], \
        #prompt .picker button, #stage button:not(.quiet), #choose button:not([aria-disabled])';
    const what = (node) => node.dataset.choice ?? (node.value || node.dataset.opens || node.dataset.by || node.id || node.className);
    const spot = (node) => {
        // Only what lies inside the bar is scrolled, never the page.
        for (let home = node.closest('#choose, .picker')?.parentElement; home && home.id !== 'prompt'; home = home.parentElement) {
            const [inner, outer] = [node.getBoundingClientRect(), home.getBoundingClientRect()];
            if (home.scrollHeight > home.clientHeight) home.scrollTop += inner.y + inner.height / 2 - outer.y - outer.height / 2;
            if (home.scrollWidth > home.clientWidth) home.scrollLeft += inner.x + inner.width / 2 - outer.x - outer.width / 2;
        }
        const box = node.getBoundingClientRect();
        for (const [across, down] of [[0.5, 0.5], [0.3, 0.5], [0.7, 0.5], [0.15, 0.5], [0.85, 0.5], [0.5, 0.25], [0.5, 0.75]]) {
            const at = [box.x + box.width * across, box.y + box.height * down].map(Math.round);
            if (at[0] < 0 || at[1] < 0 || at[0] > innerWidth || at[1] > innerHeight) continue;
            if (node.contains(document.elementFromPoint(...at))) return at;
        }
    };
    const letters = (text) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1000003, taste * 7919);
    const bound = (node) => node.dataset.by > 0 ? node.closest('.pick').dataset.most : '0';
    const rank = (node) => {
        const at = wishes.findIndex((wish) => what(node).startsWith(wish));
        return (tried.includes(what(node)) ? 1000 : 0) + (at < 0 ? wishes.length : at);
    };
    const all = [...document.querySelectorAll(places)].filter((node) => node.checkVisibility()
        && !(node.dataset.by && bound(node) === node.closest('.pick').dataset.count)
        && !(node.dataset.opens && document.getElementById(node.dataset.opens)?.matches(':popover-open')));
    all.sort((one, other) => rank(one) - rank(other) || letters(what(one)) - letters(what(other)));
    for (const node of all) {
        const at = spot(node);
        if (at) return { x: at[0], y: at[1], what: what(node) };
    }
    return null;
})";

/// All that a tap may change before the question is another: a list opens, a card is lifted, something is picked or begun, or it
/// is told why not.
const STATE: &str = "(() => {
    const { answers, yours, status, ply } = document.getElementById('signals').dataset;
    const text = (css) => [...document.querySelectorAll(css)].map((node) => node.id || node.textContent).join();
    return [answers, yours, status, ply, text('.wstack:popover-open'), text('.lifted'), text('.pick output'), text('.way-from'),
        document.getElementById('stage')?.innerHTML, document.getElementById('toasts').children.length, document.querySelectorAll('#choose details[open]').length].join(' | ');
})()";

/// Nothing moves any more, and nothing is on its way.
const AT_REST: &str = "document.getAnimations().every((motion) => motion.playState !== 'running') \
    && !document.querySelector('.pending, [data-held]')";

/// The longest time for a tap to do anything at all.
const LONG: Duration = Duration::from_secs(5);

/// The results of a game's taps.
#[derive(Default, Debug)]
struct Taps {
    questions: usize,
    taps: usize,
    /// Taps that chose, opened and lifted nothing, or opened a thing to be read.
    lost: Vec<String>,
    /// Questions that could be touched nowhere on the screen.
    out_of_reach: Vec<String>,
}

impl Taps {
    fn are_good(&self, game: &str) {
        println!(
            "{game}: {} questions, {} taps, {} lost, {} questions with something out of reach",
            self.questions,
            self.taps,
            self.lost.len(),
            self.out_of_reach.len()
        );
        assert!(self.lost.is_empty() && self.out_of_reach.is_empty(), "{game}: {self:#?}");
    }
}

impl Browser {
    /// Touches one thing, and waits for what it does; says what was touched.
    async fn taps_once(
        &self,
        taps: &mut Taps,
        ask: &str,
        wishes: &[&str],
        tried: &[String],
    ) -> Option<String> {
        let taste = taps.taps + 1;
        let found = self.value(&format!("{TOUCHABLE}({taste}, {}, {})", json!(wishes), json!(tried))).await;
        let what = found["what"].as_str()?.to_owned();
        let at = |name: &str| found[name].as_f64().expect("a number");
        // What was told before is read: whatever is told now answers this tap.
        self.value("document.getElementById('toasts').replaceChildren() ?? true").await;
        let before = self.value(STATE).await;
        self.touch(at("x"), at("y")).await;
        taps.taps += 1;
        let until = Instant::now() + LONG;
        while self.value(STATE).await == before {
            if Instant::now() > until {
                let why =
                    "document.querySelector('dialog#sheet[open] h1, #toasts .toast')?.textContent ?? ''";
                let why = self.value(why).await;
                self.screenshot(&evidence("tap-lost")).await;
                taps.lost.push(format!("{what} at '{ask}' {why}"));
                self.value("document.querySelector('dialog#sheet[open]')?.close() ?? true").await;
                break;
            }
            tokio::time::sleep(Duration::from_millis(15)).await;
        }
        Some(what)
    }

    /// Plays until `over` is true of the page, or the game is.
    async fn plays_by_touch(&self, wishes: &[&str], over: &str, patience: Duration) -> Taps {
        let mut taps = Taps::default();
        let until = Instant::now() + patience;
        let (mut last, mut tried) = (0, Vec::new());
        loop {
            assert!(Instant::now() < until, "not over yet: {taps:#?}");
            let now = self.signals().await;
            if now.status != "playing" || self.value(over).await == true {
                return taps;
            }
            if !now.yours {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            }
            self.until(AT_REST).await;
            let ask = self.says("#ask").await;
            if last != now.answers {
                last = now.answers;
                tried.clear();
                taps.questions += 1;
                // What was begun meanwhile has its own answers in the bar, and a way back.
                let off = self
                    .value(&format!("document.getElementById('stage')?.hidden === false ? [] : {OFF}"))
                    .await;
                if self.signals().await.answers == now.answers && off != json!([]) {
                    self.screenshot(&evidence("out-of-reach")).await;
                    taps.out_of_reach.push(format!("{off} at '{ask}'"));
                }
            }
            match self.taps_once(&mut taps, &ask, wishes, &tried).await {
                Some(what) => tried.push(what),
                None if self.signals().await.answers == now.answers && self.value(AT_REST).await == true => {
                    self.screenshot(&evidence("nothing-to-touch")).await;
                    taps.out_of_reach.push(format!("all at '{ask}'"));
                    self.touch_a_choice(&[]).await;
                    self.value("scrollTo(0, 0)").await;
                }
                None => {}
            }
            assert!(tried.len() < 80, "no end to '{ask}': {tried:?}, {taps:#?}");
        }
    }
}

/// Somebody on a phone at a table of a game, with these in the form.
async fn at_a_table(inn: &Inn, game: &str, fields: &[(&str, &str)]) -> Browser {
    let ana = Browser::open(&Window::phone("es")).await;
    ana.go(&format!("{}/new/{game}", inn.url)).await;
    ana.write(&format!("#{game}-name"), "Ana").await;
    for (field, value) in fields {
        let set = format!("(document.getElementById('{game}-{field}').value = '{value}')");
        assert_eq!(ana.value(&set).await, Value::from(*value), "{field}");
    }
    ana.click("main form button[type=submit]").await;
    ana.find("#signals[data-status=playing]").await;
    ana
}

/// A place at the edge of the map, where something may begin, and a point at which it can be touched.
const AT_THE_EDGE: &str = "(() => {
    const home = document.getElementById('board').getBoundingClientRect();
    for (const node of document.querySelectorAll('#board .region[data-way]')) {
        const box = node.getBoundingClientRect();
        if (box.left >= home.left && box.right <= home.right && box.top >= home.top && box.bottom <= home.bottom) continue;
        for (const across of [0.5, 0.3, 0.7, 0.15, 0.85]) for (const down of [0.5, 0.3, 0.7]) {
            const at = [box.x + box.width * across, box.y + box.height * down];
            if (at[0] > 0 && at[0] < innerWidth && node.contains(document.elementFromPoint(...at))) return { id: node.id, x: at[0], y: at[1] };
        }
    }
    return null;
})()";

/// Armies that may march all over the map, and dice for them.
const ALL_MAY_MARCH: &str = "
    phase: actions 1
    dice free: 4 muster-army
    dice shadow: 4 event
    nation elves: at-war
    nation dwarves: at-war
    nation north: at-war
    nation rohan: at-war
    nation gondor: at-war
";

/// The map stands still under a finger, also where what it touches is only half in sight.
#[tokio::test]
async fn what_is_half_in_sight_is_touched_at_once() {
    let inn = Inn::at("war", ALL_MAY_MARCH);
    let ana = at_a_table(&inn, "war", &[("seat-2", "bot:easy")]).await;
    let (until, mut touched) = (Instant::now() + Duration::from_secs(240), 0);
    while touched < by_day(3) {
        assert!(Instant::now() < until, "only {touched} places at the edge");
        if !ana.signals().await.yours {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        }
        ana.until(AT_REST).await;
        let place = ana.value(AT_THE_EDGE).await;
        if let (Some(id), Some(x), Some(y)) = (place["id"].as_str(), place["x"].as_f64(), place["y"].as_f64())
        {
            ana.touch(x, y).await;
            ana.until(&format!("document.querySelector('.way-from')?.id === '{id}'")).await;
            touched += 1;
            // What was begun is left again: its own answers are not what is tried here.
            ana.press(key::ESCAPE).await;
            ana.until("document.querySelector('.way-from') === null").await;
        }
        ana.answers_by_touch(&["die:", "act:"]).await;
    }
    ana.close().await;
}

/// What was opened to be read lies over the answers there: it goes when something else is asked, and stays as long as nothing is.
#[tokio::test]
async fn a_sheet_goes_when_something_else_is_asked() {
    let inn = Inn::at("war", ALL_MAY_MARCH);
    let ana = at_a_table(&inn, "war", &[("seat-2", "bot:easy")]).await;
    ana.until("document.getElementById('signals').dataset.yours === 'yes'").await;
    const SHEET: &str = "document.querySelector('.wstack:popover-open:not(:has([data-choice]))') !== null";
    let held = "document.querySelector('#board .region:not([data-opens]):has(> [data-reads])')
        .dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))";
    assert_eq!(ana.value(held).await, false, "the browser's own menu does not come");
    ana.until(SHEET).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(ana.value(SHEET).await, true, "it is read in peace");
    let asked = ana.signals().await.answers;
    ana.value("document.querySelector('#choose button:not([aria-disabled])').click() ?? true").await;
    ana.until(&format!("document.getElementById('signals').dataset.answers !== '{asked}' && document.getElementById('signals').dataset.yours === 'yes'")).await;
    ana.until(&format!("!({SHEET})")).await;
    ana.close().await;
}

/// Five turns of a war, with the Free Peoples.
#[tokio::test]
#[ignore = "up to half an hour: a war on a phone; run by hand when touch has changed"]
async fn a_war_of_five_turns_as_the_free_peoples() {
    let inn = Inn::open();
    let ana = at_a_table(&inn, "war", &[("seat-2", "bot:easy")]).await;
    five_turns(&ana).await;
    ana.close().await;
}

/// Five turns of a war, with the Shadow.
#[tokio::test]
#[ignore = "up to half an hour: a war on a phone; run by hand when touch has changed"]
async fn a_war_of_five_turns_as_the_shadow() {
    let inn = Inn::open();
    let ana = Browser::open(&Window::phone("en")).await;
    ana.go(&format!("{}/new/war", inn.url)).await;
    ana.write("#war-name", "Ana").await;
    ana.click("#war-now-side > option[value='2']").await;
    ana.click("#war-now-level > option[value='easy']").await;
    ana.click("button[value='now:war:']").await;
    ana.find("#signals[data-status=playing]").await;
    five_turns(&ana).await;
    ana.close().await;
}

async fn five_turns(ana: &Browser) {
    let sixth = "document.querySelectorAll('#journal > .journal__round').length > 5";
    let wishes = ["region-", "army", "to:", "from:"];
    let taps = ana.plays_by_touch(&wishes, sixth, Duration::from_secs(1500)).await;
    let turns = ana.value("document.querySelectorAll('#journal > .journal__round').length").await;
    println!("war: {turns} turns");
    ana.screenshot(&evidence("war-thumb-phone")).await;
    taps.are_good("war");
    // What is picked at random is refused now and then.
    let complaints = ana.complaints().await;
    let refused = |line: &String| line.contains(" 409 ") || line.contains(" 422 ");
    assert!(complaints.iter().all(refused), "{complaints:?}");
}

/// A journey from the Shire to its end.
#[tokio::test]
#[ignore = "up to half an hour: a journey on a phone; run by hand when touch has changed"]
async fn a_journey_to_its_end() {
    let inn = Inn::open();
    let ana = at_a_table(&inn, "journey", &[("seat-2", "bot:fair")]).await;
    let taps = ana.plays_by_touch(&[], "false", Duration::from_secs(1200)).await;
    ana.find("#signals[data-status=finished]").await;
    taps.are_good("journey");
    ana.is_well("journey").await;
    ana.close().await;
}

/// Three chapters of a campaign.
#[tokio::test]
#[ignore = "up to half an hour: a campaign on a phone; run by hand when touch has changed"]
async fn a_campaign_of_three_chapters() {
    // A company without a plan gets on, too: six tricks in which anybody may win.
    let inn = Inn::with_file("tricks/cards.toml", &cards_with_goal("tricks(all) >= 6"));
    let fields =
        [("seat-2", "bot:easy"), ("seat-3", "bot:easy"), ("seat-4", "none"), ("option-play", "campaign")];
    let ana = at_a_table(&inn, "tricks", &fields).await;
    let fourth = "Number(document.querySelector('.tr-way__stop--here')?.textContent.trim()) >= 22";
    let wishes = ["go", "again"];
    let taps = ana.plays_by_touch(&wishes, fourth, Duration::from_secs(1200)).await;
    assert_eq!(ana.value(fourth).await, true, "three chapters: {taps:#?}");
    ana.screenshot(&evidence("tricks-thumb-phone")).await;
    taps.are_good("tricks");
    ana.is_well("tricks").await;
    ana.close().await;
}

/// A round with the objectives of the box, as many as a phone has to show.
#[tokio::test]
#[ignore = "up to half an hour: rounds on a phone; run by hand when touch has changed"]
async fn three_rounds_with_the_cards_of_the_box() {
    let inn = Inn::open();
    for chapter in ["19", "20", "21"] {
        let fields = [
            ("seat-2", "bot:fair"),
            ("seat-3", "bot:fair"),
            ("seat-4", "bot:fair"),
            ("option-chapter", chapter),
        ];
        let ana = at_a_table(&inn, "tricks", &fields).await;
        let taps = ana.plays_by_touch(&[], "false", Duration::from_secs(400)).await;
        taps.are_good(chapter);
        ana.is_well("tricks").await;
        ana.close().await;
    }
}
