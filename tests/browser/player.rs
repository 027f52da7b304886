//! A person at a table: what they see, and how they choose.

use std::time::{Duration, Instant};

use crate::browser::{Browser, PATIENCE};

/// Keys as WebDriver writes them.
pub mod key {
    pub const TAB: &str = "\u{e004}";
    pub const ENTER: &str = "\u{e007}";
    pub const UP: &str = "\u{e013}";
    pub const DOWN: &str = "\u{e015}";
    pub const LEFT: &str = "\u{e012}";
    pub const RIGHT: &str = "\u{e014}";
}

/// The parts of the page that are not as the server draws them when asked for the whole page. What the reader
/// and the script do to an element does not count.
const DIFFERENT: &str = "(() => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href, false);
    request.send();
    const fresh = new DOMParser().parseFromString(request.responseText, 'text/html');
    const plain = (page, id) => {
        const copy = page.getElementById(id).cloneNode(true);
        for (const element of [copy, ...copy.querySelectorAll('*')]) {
            for (const own of ['style', 'tabindex', 'open', 'hidden', 'data-digit']) element.removeAttribute(own);
            element.classList.remove('tumble', 'board--near', 'ahead', 'ahead-now', 'pending', 'lifted', 'way-from', 'way-next');
            if (element.id === 'says') { element.textContent = ''; element.removeAttribute('title'); }
            if (element.localName === 'time') element.textContent = '';
            if (!element.classList.length) element.removeAttribute('class');
        }
        return copy;
    };
    return ['prompt', 'board', 'hand', 'turn', 'players', 'journal', 'chat-log', 'say', 'signals']
        .filter((id) => !plain(document, id).isEqualNode(plain(fresh, id)));
})()";

/// Everything that can be clicked just now to choose, each with a point of it that lies open: what is covered, or
/// folded away, nobody can click. Lists what `wishes` begin with first.
const OPEN: &str = "((wishes) => {
    const places = ['.wstack:popover-open [data-choice]', '#board [data-choice], #board [data-opens]', '#hand [data-choice], #hand .lit[data-opens]',
        '#turn [data-choice], #turn .lit[data-opens]', '#prompt [data-choice], .picker__go', '#choose button:not([aria-disabled])'];
    const all = [...new Set(places.flatMap((css) => [...document.querySelectorAll(css)]))];
    const what = (node) => node.dataset.choice ?? (node.value || node.dataset.opens || 'go');
    const rank = (node) => (wishes.findIndex((wish) => what(node).startsWith(wish)) + wishes.length + 1) % (wishes.length + 1);
    all.sort((one, other) => rank(one) - rank(other));
    for (const node of all) {
        if (!node.checkVisibility()) continue;
        if (node.dataset.opens && document.getElementById(node.dataset.opens).matches(':popover-open')) continue;
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

/// What the page says of the table.
pub struct Signals {
    pub status: String,
    pub yours: bool,
    /// The ply that an answer is sent with.
    pub answers: u64,
    pub ply: u64,
}

impl Browser {
    pub async fn signals(&self) -> Signals {
        let data = self
            .value("({...document.getElementById('signals').dataset})")
            .await;
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
            assert!(
                Instant::now() < until,
                "not as the server draws them: {different}"
            );
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Presses Tab until the focus is on an element that fits the selector.
    pub async fn tab_to(&self, css: &str) {
        for _ in 0..120 {
            if self
                .value(&format!("document.activeElement.matches({css:?})"))
                .await
                == true
            {
                return;
            }
            self.press(key::TAB).await;
        }
        panic!("'{css}' cannot be reached with Tab");
    }

    /// With the focus on a select: arrows until it has this value.
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
        self.press("1").await;
    }

    /// Clicks what is wished for most of what can be clicked; opens what is folded where there is nothing else.
    pub async fn click_a_choice(&self, wishes: &[&str]) -> Option<String> {
        let wishes = serde_json::to_string(wishes).expect("words");
        let found = self.value(&format!("{OPEN}({wishes})")).await;
        let Some(what) = found["what"].as_str() else {
            let unfold = "document.querySelector('#choose details:not([open]) > summary')?.click()";
            self.value(unfold).await;
            return None;
        };
        let at = |name: &str| found[name].as_i64().expect("a number");
        // Left to itself the driver takes 250 ms for the way there.
        let chain = self.driver.action_chain_with_delay(None, Some(Duration::ZERO));
        let click = chain.move_to(at("x"), at("y")).click();
        click.perform().await.expect("a click");
        Some(what.to_owned())
    }

    /// Brings the pointer over the node that a script expression gives.
    pub async fn point_at(&self, node: &str) {
        self.value(&format!(
            "{node}.scrollIntoView({{ block: 'center', behavior: 'instant' }})"
        ))
        .await;
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
