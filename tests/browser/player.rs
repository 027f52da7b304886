//! A person at a table: what they see, and how they choose.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::browser::{Browser, PATIENCE};
use crate::inn::Inn;
use crate::picture::picture;

/// Keys as WebDriver writes them.
pub mod key {
    pub const TAB: &str = "\u{e004}";
    pub const ENTER: &str = "\u{e007}";
    pub const ESCAPE: &str = "\u{e00c}";
    pub const UP: &str = "\u{e013}";
    pub const DOWN: &str = "\u{e015}";
    pub const LEFT: &str = "\u{e012}";
    pub const RIGHT: &str = "\u{e014}";

    /// An arrow by the name that the page knows it by.
    pub fn arrow(name: &str) -> &'static str {
        match name {
            "ArrowUp" => UP,
            "ArrowDown" => DOWN,
            "ArrowLeft" => LEFT,
            _ => RIGHT,
        }
    }
}

/// The parts of the page that are not as the server draws them when asked for the whole page, and where they differ. What
/// the reader and the script do to an element does not count.
const DIFFERENT: &str = "(() => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href, false);
    request.send();
    const fresh = new DOMParser().parseFromString(request.responseText, 'text/html');
    const plain = (page, id) => {
        const copy = page.getElementById(id).cloneNode(true);
        for (const element of [copy, ...copy.querySelectorAll('*')]) {
            for (const own of ['style', 'tabindex', 'open', 'hidden', 'data-digit']) element.removeAttribute(own);
            element.classList.remove('tumble', 'board--near', 'ahead', 'ahead-now', 'pending', 'lifted', 'way-from', 'way-next', 'picked', 'pointed-at');
            if (element.id === 'says') { element.textContent = ''; element.removeAttribute('title'); }
            if ('preset' in element.dataset) element.removeAttribute('aria-pressed');
            if (element.localName === 'time') element.textContent = '';
            // Nothing is picked yet.
            if (element.id === 'picker-go') element.removeAttribute('disabled');
            // A page that was followed holds more lines than a fresh one.
            if (element.id === 'journal') { element.removeAttribute('data-from'); [...element.children].slice(0, -100).forEach((line) => line.remove()); }
            if (!element.classList.length) element.removeAttribute('class');
        }
        return copy;
    };
    return ['prompt', 'board', 'hand', 'turn', 'players', 'journal', 'chat-log', 'say', 'signals']
        .filter((id) => !plain(document, id).isEqualNode(plain(fresh, id)))
        .map((id) => {
            const [here, there] = [document, fresh].map((page) => plain(page, id).outerHTML);
            const at = Math.max(0, [...here].findIndex((letter, at) => letter !== there[at]) - 60);
            return `${id}: ${here.slice(at, at + 240)} | ${there.slice(at, at + 240)}`;
        });
})()";

/// Everything that can be clicked just now to choose, each with a point of it that lies open: what is covered, or
/// folded away, nobody can click. Lists what `wishes` begin with first; among what is wished for alike a `taste` decides, where
/// one is given.
const OPEN: &str = "((wishes, taste) => {
    // Where just so many are wanted, what is picked is put back by another press: more is picked until it is enough.
    const exact = document.querySelector('.picker[data-exactly]');
    const places = exact ? ['.picker__go:not(:disabled)', '.pick[data-count=\"0\"] [data-by=\"0\"]', '.pick [data-by=\"1\"]'] : [
        '.wstack:popover-open [data-choice]', '#board [data-choice], #board [data-opens]', '#hand [data-choice], #hand .lit[data-opens]',
        '#turn [data-choice], #turn .lit[data-opens]', '#prompt [data-choice], .picker__go', '#choose button:not([aria-disabled])'];
    // What somebody reads by mistake they close.
    document.querySelector('dialog#sheet[open]')?.close();
    const all = [...new Set(places.flatMap((css) => [...document.querySelectorAll(css)]))];
    const faint = (node) => node.classList.contains('wz-faint') ? 'faint ' : '';
    const what = (node) => node.dataset.choice ?? (node.value || faint(node) + (node.dataset.opens ?? 'go'));
    const liked = (node) => taste && [...what(node)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1000003, taste * 7919);
    const rank = (node) => (wishes.findIndex((wish) => what(node).startsWith(wish)) + wishes.length + 1) % (wishes.length + 1);
    // While one list is open the others come last: two that are liked best would open by turns for ever.
    const open = document.querySelector('.wstack:popover-open');
    const last = (node) => Number(!!open && !!node.dataset.opens);
    all.sort((one, other) => last(one) - last(other) || rank(one) - rank(other) || liked(one) - liked(other));
    for (const node of all) {
        if (!node.checkVisibility()) continue;
        if (node.dataset.opens && document.getElementById(node.dataset.opens)?.matches(':popover-open')) continue;
        const inside = () => {
            const box = node.getBoundingClientRect();
            for (const across of [0.5, 0.3, 0.7, 0.15, 0.85]) for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) {
                const at = [box.x + box.width * across, box.y + box.height * down].map(Math.round);
                if (node.contains(document.elementFromPoint(...at))) return at;
            }
        };
        let at = inside();
        if (!at) { node.scrollIntoView({ block: 'center', behavior: 'instant' }); at = inside(); }
        if (at) return { x: at[0], y: at[1], what: what(node) };
    }
    return null;
})";

/// Has something on the board opened, with what may be chosen there?
const LISTED: &str = "!!document.querySelector('.wstack:popover-open, .lifted')";

/// The reach of the arrow keys from the focus: the keys to the first thing that fits the selector (nothing when none do),
/// and the choices that none reach.
const ARROWS: &str = "((css) => {
    const begun = document.activeElement;
    const step = (from, key) => {
        if (from === document.body) document.activeElement.blur();
        else from.focus({ preventScroll: true });
        from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        return document.activeElement;
    };
    const ways = new Map([[begun, []]]);
    for (const [node, way] of ways) for (const key of ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft']) {
        const next = step(node, key);
        if (!ways.has(next)) ways.set(next, [...way, key]);
    }
    if (begun === document.body) document.activeElement.blur();
    else begun.focus({ preventScroll: true });
    const all = [...document.querySelectorAll('[data-choice], [data-way], [data-opens], #choose button:not([aria-disabled])')];
    const missed = all.filter((node) => node.checkVisibility() && !ways.has(node));
    return { way: [...ways].find(([node]) => node.matches(css))?.[1], missed: missed.map((node) => node.outerHTML.slice(0, 160)) };
})";

/// The first digit that answers, or unfolds a list of answers. Key 1 is nowhere where all that the bar has ends the question, and on a kind
/// without a list where all of that lies on the board.
pub const DIGIT: &str = "(document.querySelector('#choose button[data-digit]') \
    ?? document.querySelector('#choose .folded > [data-digit]'))?.dataset.digit ?? null";

/// Something that can be clicked to choose, and where.
struct OpenChoice {
    x: i64,
    y: i64,
    what: String,
}

/// The page's signals about the table.
#[derive(Debug)]
pub struct Signals {
    pub status: String,
    pub yours: bool,
    /// The ply that an answer is sent with.
    pub answers: u64,
    pub ply: u64,
}

impl Browser {
    pub async fn signals(&self) -> Signals {
        let data = self.value("({...document.getElementById('signals').dataset})").await;
        let text = |name: &str| data[name].as_str().unwrap_or_default().to_owned();
        let number = |name: &str| text(name).parse().unwrap_or(0);
        Signals {
            status: text("status"),
            yours: text("yours") == "yes",
            answers: number("answers"),
            ply: number("ply"),
        }
    }

    /// Waits until the page, which was kept up to date piece by piece, is what the server draws as a whole.
    pub async fn agrees_with_the_server(&self) {
        let until = Instant::now() + PATIENCE;
        loop {
            let different = self.value(DIFFERENT).await;
            if different == serde_json::json!([]) {
                return;
            }
            assert!(Instant::now() < until, "not as the server draws them: {different}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Presses Tab until the focus is on an element that fits the selector.
    pub async fn tab_to(&self, css: &str) {
        // A map has many places.
        for _ in 0..300 {
            if self.value(&format!("document.activeElement.matches({css:?})")).await == true {
                return;
            }
            self.press(key::TAB).await;
        }
        panic!("'{css}' cannot be reached with Tab");
    }

    /// Moves through a select with the focus, by arrows, until it has this value.
    pub async fn arrow_to(&self, value: &str) {
        for arrow in [key::UP, key::DOWN] {
            for _ in 0..12 {
                if self.value("document.activeElement.value").await == value {
                    return;
                }
                self.press(arrow).await;
            }
        }
        panic!("'{value}' is not to be had here");
    }

    /// Goes by arrows to the nearest of what fits the selector, as somebody does who sees where it lies. Nothing that can be
    /// chosen is out of their reach.
    pub async fn arrow_keys_to(&self, css: &str) {
        let until = Instant::now() + PATIENCE;
        let there = format!("document.activeElement.matches({css:?})");
        while self.value(&there).await != true {
            assert!(Instant::now() < until, "no arrow leads to '{css}'");
            let found = self.value(&format!("{ARROWS}({css:?})")).await;
            assert_eq!(found["missed"], json!([]), "no arrow leads there");
            let Some(way) = found["way"].as_array() else { continue };
            for arrow in way {
                self.press(key::arrow(arrow.as_str().expect("a key"))).await;
            }
        }
    }

    /// One choice by keyboard: now a digit for the bar, now arrows to something lit and Enter. Where dice
    /// can be set aside that is done, so that the game goes on as games do.
    pub async fn choose_by_keyboard(&self, turn: u64) {
        if turn.is_multiple_of(3) {
            self.press(key::DOWN).await;
            let lit = "document.activeElement.matches('[data-choice], #choose button')";
            if self.value(lit).await == true {
                self.press(key::ENTER).await;
                return;
            }
        }
        let first = self.value(DIGIT).await;
        self.press(first.as_str().unwrap_or("1")).await;
    }

    /// Clicks what is wished for most of what can be clicked; opens what is folded where there is nothing else.
    pub async fn click_a_choice(&self, wishes: &[&str]) -> Option<String> {
        let open = self.open_choice(wishes, 0).await?;
        // Left to itself the driver takes 250 ms for the way there.
        let chain = self.driver.action_chain_with_delay(None, Some(Duration::ZERO));
        let click = chain.move_to(open.x, open.y).click();
        click.perform().await.expect("a click");
        Some(open.what)
    }

    /// The same with a finger.
    pub async fn touch_a_choice(&self, wishes: &[&str]) -> Option<String> {
        let open = self.open_choice(wishes, 0).await?;
        self.touch(open.x as f64, open.y as f64).await;
        Some(open.what)
    }

    /// The most wished for of the choices that can be clicked.
    async fn open_choice(&self, wishes: &[&str], taste: u64) -> Option<OpenChoice> {
        let wishes = serde_json::to_string(wishes).expect("words");
        let found = self.value(&format!("{OPEN}({wishes}, {taste})")).await;
        let Some(what) = found["what"].as_str() else {
            let unfold = "document.querySelector('#choose .folded:not([open]) > summary')?.click()";
            self.value(unfold).await;
            return None;
        };
        let at = |name: &str| found[name].as_i64().expect("a number");
        Some(OpenChoice { x: at("x"), y: at("y"), what: what.to_owned() })
    }

    /// A finger touches the screen and is lifted, through the browser's own way from touches to clicks.
    pub async fn touch(&self, x: f64, y: f64) {
        let down = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
        let up = json!({ "type": "touchEnd", "touchPoints": [] });
        let finger = self.driver.cdp();
        finger.send_raw("Input.dispatchTouchEvent", down).await.expect("a touch");
        tokio::time::sleep(Duration::from_millis(70)).await;
        finger.send_raw("Input.dispatchTouchEvent", up).await.expect("a lift");
    }

    /// The mouse is moved, and nothing is pressed.
    pub async fn move_to(&self, x: i64, y: i64) {
        let event = json!({ "type": "mouseMoved", "x": x, "y": y });
        let mouse = self.driver.cdp();
        mouse.send_raw("Input.dispatchMouseEvent", event).await.expect("a move");
    }

    /// A button of the mouse is pressed and let go: the same events as the driver sends, which waits for a frame or two
    /// after each.
    pub async fn press_at(&self, x: i64, y: i64) {
        let mouse = self.driver.cdp();
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
            let button = if kind == "mouseMoved" { "none" } else { "left" };
            let event = json!({ "type": kind, "x": x, "y": y, "button": button, "clickCount": 1 });
            mouse.send_raw("Input.dispatchMouseEvent", event).await.expect("a click");
        }
    }

    /// Answers the question that is open, however many clicks it takes; says what was chosen.
    pub async fn answers(&self, wishes: &[&str]) -> Option<String> {
        self.answers_somehow(async || self.click_a_choice(wishes).await).await
    }

    /// The same with a finger.
    pub async fn answers_by_touch(&self, wishes: &[&str]) -> Option<String> {
        self.answers_somehow(async || self.touch_a_choice(wishes).await).await
    }

    /// The same in a long game: with mouse or finger, and with a taste that decides among what is wished for alike.
    pub async fn answers_by_taste(&self, wishes: &[&str], taste: u64, finger: bool) -> Option<String> {
        self.answers_somehow(async || {
            let open = self.open_choice(wishes, taste).await?;
            if finger {
                self.touch(open.x as f64, open.y as f64).await;
            } else {
                self.press_at(open.x, open.y).await;
            }
            Some(open.what)
        })
        .await
    }

    async fn answers_somehow(&self, choose: impl AsyncFn() -> Option<String>) -> Option<String> {
        let before = self.signals().await;
        if !before.yours || before.status != "playing" {
            return None;
        }
        let until = Instant::now() + PATIENCE;
        loop {
            let listed = self.value(LISTED).await;
            let what = choose().await;
            if self.has_moved_on(before.answers, listed == true).await {
                return what;
            }
            if Instant::now() > until {
                self.screenshot(&picture("stuck")).await;
                panic!("stuck at '{}': {what:?}", self.says("#ask").await);
            }
        }
    }

    /// Waits in the page, so that nothing is asked of it meanwhile, until the question is another: or a list has opened or a
    /// card was lifted, which is no answer yet (what is picked in a list that was open may be), or nothing happens.
    async fn has_moved_on(&self, answers: u64, listed: bool) -> bool {
        let script = format!(
            "const [answers, listed, done] = arguments;
            const since = Date.now();
            const look = () => {{
                const now = document.getElementById('signals').dataset;
                if (Number(now.answers) !== answers || now.yours !== 'yes' || now.status !== 'playing') return done(true);
                const open = {LISTED} && !document.querySelector('.pending') && (!listed || Date.now() - since > 60);
                if (open || Date.now() - since > 1000) return done(false);
                setTimeout(look, 10);
            }};
            look();"
        );
        let answer = self.driver.execute_async(script, vec![answers.into(), listed.into()]).await;
        answer.is_ok_and(|answer| answer.json() == true)
    }

    /// A new table of a game, with these on the seats from the second on; gives the address for an open seat.
    pub async fn opens_a_table(&self, inn: &Inn, game: &str, seats: &[&str]) -> String {
        self.go(&format!("{}/new/{game}", inn.url)).await;
        self.write(&format!("#{game}-name"), "Ana").await;
        for (index, sitter) in seats.iter().enumerate() {
            let seat = index + 2;
            self.click(&format!("#{game}-seat-{seat} > option[value='{sitter}']")).await;
        }
        self.click("main form button[type=submit]").await;
        self.find("#signals[data-status=waiting]").await;
        format!("{}{}", inn.url, self.link("join").await)
    }

    /// Takes an open seat.
    pub async fn sits_down(&self, link: &str, name: &str) {
        self.go(link).await;
        self.write("#join-name", name).await;
        self.click("form[action$='/join'] button[type=submit]").await;
        self.find("#signals").await;
    }

    /// Nothing is said by its id, and nothing went wrong in the script.
    pub async fn is_well(&self, game: &str) {
        let said = self.value("document.body.innerText").await;
        let said = said.as_str().expect("text");
        assert!(!said.contains(&format!("{game}-")), "an id instead of words:\n{said}");
        assert!(!said.contains('{'), "a sentence with a hole:\n{said}");
        let complaints = self.complaints().await;
        let stale = |complaint: &String| complaint.contains("409");
        assert!(complaints.iter().all(stale), "{complaints:?}");
    }

    /// Nothing on the page is wider than the window.
    pub async fn does_not_scroll_sideways(&self) {
        let fits = "document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(self.value(fits).await, true, "the page is wider than the screen");
    }

    /// Brings the pointer over the node that a script expression gives.
    pub async fn point_at(&self, node: &str) {
        self.value(&format!("{node}.scrollIntoView({{ block: 'center', behavior: 'instant' }})")).await;
        let middle = format!(
            "(({{ x, y, width, height }}) => [Math.round(x + width / 2), Math.round(y + height / 2)])({node}.getBoundingClientRect())"
        );
        let middle = self.value(&middle).await;
        let at = |index: usize| middle[index].as_i64().expect("a number");
        let chain = self.driver.action_chain().move_to(at(0), at(1));
        chain.perform().await.expect("a move");
    }

    /// One choice by mouse: something lit on the board, else in the bar.
    pub async fn choose_by_mouse(&self) {
        self.click_a_choice(&[]).await;
    }

    /// Plays until it is somebody else's turn or the game is over; says which of the two.
    pub async fn play(&self, by_keyboard: bool) -> bool {
        let mut seen = None;
        loop {
            let now = self.signals().await;
            if now.status == "finished" {
                return true;
            }
            if !now.yours {
                return false;
            }
            if seen != Some(now.answers) {
                seen = Some(now.answers);
                if by_keyboard {
                    self.choose_by_keyboard(now.answers).await
                } else {
                    self.choose_by_mouse().await
                }
            }
            // The answer of the server moves the ply on; when nothing came (a click on something that was
            // just being redrawn) it is tried again.
            for _ in 0..20 {
                let later = self.signals().await;
                if later.answers != now.answers || later.yours != now.yours || later.status != now.status {
                    break;
                }
                tokio::time::sleep(std::time::Duration::from_millis(15)).await;
            }
            if self.signals().await.answers == now.answers {
                seen = None;
            }
        }
    }
}
