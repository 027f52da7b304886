//! Las Dos Torres on every screen: all chapters, with the longest rows of cards that somebody can win in them.

use std::time::{Duration, Instant};

use canvas::{Context, Language};
use serde_json::json;
use tricks::book::Data;

use crate::browser::{Browser, Window};
use crate::inn::Inn;

/// Width and height of a page.
const SCREENS: [(u32, u32); 6] = [(360, 780), (390, 844), (844, 390), (1024, 768), (1366, 768), (1920, 1080)];

/// The parts that do not fit: the page itself, a plaque or a band whose contents stick out, a question that cannot be
/// touched, or by less than a finger's breadth; on a phone one's own objective out of sight, on its side the trick.
const WRONG: &str = "(() => {
    const wrong = [];
    const seen = (node) => node.checkVisibility() && !node.closest('.unseen');
    if (document.documentElement.scrollWidth > innerWidth) wrong.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const node of document.querySelectorAll('.tr-plaque, .tr-chapter, .tr-role')) {
        const home = node.getBoundingClientRect();
        for (const inner of node.querySelectorAll('*')) {
            const box = inner.getBoundingClientRect();
            if (!box.width || !seen(inner) || inner.closest('.tr-way, svg')) continue;
            if (box.right > home.right + 2 || box.left < home.left - 2) { wrong.push(`${inner.className} sticks out of ${node.id || node.className}`); break; }
        }
    }
    const open = (node) => {
        const box = node.getBoundingClientRect();
        let wide = 0;
        for (const down of [0.3, 0.5, 0.8]) {
            let hits = 0;
            for (let x = Math.max(0, box.left); x < Math.min(innerWidth, box.right); x += 2) hits += 2 * node.contains(document.elementFromPoint(x, box.top + box.height * down));
            wide = Math.max(wide, hits);
        }
        return wide;
    };
    const asked = [...document.querySelectorAll('#board [data-choice], #hand [data-choice], #choose button:not([aria-disabled])')].filter(seen);
    for (const node of asked) {
        let wide = open(node);
        if (wide < 24) { node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }); wide = open(node); }
        if (wide < 24) wrong.push(`only ${wide} pixels of ${node.id || node.value} can be touched`);
    }
    scrollTo(0, 0);
    const phone = innerWidth <= 860 && document.querySelector('.tr-goal');
    for (const goal of phone ? document.querySelectorAll('.tr-hands:not(.tr-hands--many) .tr-fan__goal') : []) {
        const { left, right, top, bottom } = goal.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, Math.min(top + 9, (top + bottom) / 2)];
        if (!goal.contains(document.elementFromPoint(x, y))) wrong.push('the objective is out of sight');
    }
    if (innerHeight < 480) for (const slot of document.querySelectorAll('.tr-trick__slot')) {
        const box = slot.getBoundingClientRect();
        if (!slot.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))) wrong.push(`${slot.className} is out of sight`);
    }
    return wrong;
})()";

/// True when it is the reader's turn to choose one of the open characters.
const CHOOSING: &str = "!!document.querySelector('#roster .lit')";

/// The reader is to play a card.
const PLAYING: &str = "!!document.querySelector('#trick') && !!document.querySelector('#hand [data-choice]')";

impl Browser {
    /// The page is so wide and high from now on.
    /// Makes the page so large.
    pub async fn is_sized(&self, (width, height): (u32, u32)) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        let screen = self.driver.cdp();
        screen.send_raw("Emulation.setDeviceMetricsOverride", size).await.expect("another size");
    }
}

async fn fits(ana: &Browser, chapter: u8, moment: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    // No card is lifted by the pointer, nor any read.
    let away = ana.driver.action_chain_with_delay(None, Some(Duration::ZERO)).move_to(1, 1);
    away.perform().await.expect("a move");
    ana.value("document.querySelector('dialog#sheet[open]')?.close() ?? true").await;
    for screen in SCREENS {
        ana.is_sized(screen).await;
        let found = ana.value(WRONG).await;
        for what in found.as_array().expect("a list").iter().take(3) {
            wrong.push(format!("chapter {chapter}, {moment}, {screen:?}: {what}"));
        }
    }
    ana.is_sized((1366, 768)).await;
    wrong
}

/// Plays until `moment` is true of the page; not when the game is over before.
async fn comes_to(ana: &Browser, moment: &str) -> bool {
    let until = Instant::now() + Duration::from_secs(60);
    while ana.value(moment).await != true || !ana.signals().await.yours {
        let now = ana.signals().await;
        if now.status == "finished" || Instant::now() > until {
            return false;
        }
        if now.yours {
            ana.choose_by_mouse().await;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    true
}

#[tokio::test]
async fn every_chapter_fits_every_screen() {
    let inn = Inn::open();
    let ana = Browser::open(&Window::desk("es")).await;
    let context = Context::plain(Language::Es);
    let mut wrong = Vec::new();
    for card in Data::built_in().chapters() {
        let row = tricks_page::chips(card.deck, &context).0;
        let longest = format!(
            "document.querySelectorAll('.tr-plaque').forEach((plaque) => {{
                const won = plaque.querySelector('.tr-plaque__won') ?? plaque.appendChild(Object.assign(document.createElement('div'), {{ className: 'tr-plaque__won' }}));
                won.innerHTML = {row:?};
            }}) ?? true"
        );
        let (mut chosen, mut played) = (false, false);
        for _ in 0..4 {
            let at = format!("{}/new/tricks", inn.url);
            ana.go(&at).await;
            ana.write("#tricks-name", "Ana").await;
            let chapter = card.number;
            let fields = format!(
                "[['seat-2', 'bot:easy'], ['seat-3', 'bot:easy'], ['seat-4', 'bot:easy'], ['option-chapter', '{chapter}']]
                    .forEach(([field, value]) => {{ document.getElementById(`tricks-${{field}}`).value = value; }}) ?? true"
            );
            ana.value(&fields).await;
            ana.click("main form button[type=submit]").await;
            ana.find("#signals[data-status=playing]").await;
            if !chosen && comes_to(&ana, &format!("{CHOOSING} || {PLAYING}")).await {
                chosen = true;
                wrong.extend(fits(&ana, chapter, "at first").await);
            }
            if comes_to(&ana, PLAYING).await {
                ana.value(&longest).await;
                wrong.extend(fits(&ana, chapter, "in a trick").await);
                played = true;
                break;
            }
        }
        assert!(chosen && played, "chapter {} was not seen", card.number);
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    ana.close().await;
}
