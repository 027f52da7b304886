//! The table of SATM, looked at question by question: the strip tells what the other did and no more than that, nothing that is
//! asked lies under hand and bar on a phone, and what stands there can be read.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::player::key;
use crate::share::by_day;

/// A script for a second reader at the same table, who is in no hurry to be looked at: it presses buttons of the bar.
const PRESSES: &str = "(() => {
    const wishes = ['head ', 'guard ', 'play ', 'pick ', 'card ', 'company ', 'way 0', 'yes', 'number ', ''];
    let [seen, since] = ['', 0];
    // Where a company goes may be declared anew for ever: once a turn is enough.
    const headed = new Set();
    const turn = () => document.querySelector('.wz-turn')?.textContent.match(/\\d+/)?.[0];
    const head = ({ value }) => value.startsWith('head ') && `${turn()} ${value.split(' ')[1]}`;
    const go = () => {
        const now = document.getElementById('signals').dataset;
        if (now.status === 'finished') return;
        setTimeout(go, 20);
        const asked = `${now.answers} ${now.ply}`;
        if (now.yours !== 'yes' || asked === seen && Date.now() - since < 2000) return;
        const all = [...document.querySelectorAll('#choose button[value]:not([aria-disabled])')].filter((one) => !headed.has(head(one)));
        const button = wishes.flatMap((wish) => all.filter((one) => one.value.startsWith(wish)))[0];
        if (!button) return;
        [seen, since] = [asked, Date.now()];
        if (head(button)) headed.add(head(button));
        button.click();
    };
    go();
})()";

/// The journal's lines from the other's last run of acts on, theirs and what came of them, that the strip does not tell; one's own
/// acts that it tells; whether it stands on the first screen; and what it tells of a card or site that lies face down.
const TOLD: &str = "(() => {
    const strip = document.getElementById('strip');
    const told = new Set([...strip.querySelectorAll('[data-of]')].flatMap(({ dataset }) => dataset.of.split(' ')));
    const lines = [...document.querySelectorAll('#journal > li')];
    const last = lines.findLastIndex((line) => line.matches('.told--act.wz-tone--second'));
    const before = lines.slice(0, Math.max(last, 0)).findLastIndex((line) => line.matches('.told--act.wz-tone--first'));
    const theirs = lines.slice(before + 1).filter((line) => line.matches('.wz-tone--second'));
    const missing = last < 0 ? [] : theirs.filter(({ id }) => !told.has(id.replace('line-', ''))).map((line) => line.textContent);
    missing.push(...[...strip.querySelectorAll('.told--act.wz-tone--first')].map((line) => line.textContent));
    const box = strip.getBoundingClientRect();
    const down = [...strip.querySelectorAll('[data-of]'), ...lines].filter((line) => /^Ben (declara (un|\\d+) destinos?|deja una carta en guardia)/.test(line.textContent.trim()));
    return { missing, seen: box.top >= 0 && box.bottom <= innerHeight, acts: last, down: down.length,
        said: down.filter((line) => line.querySelector('a')).map((line) => line.textContent),
        places: down.flatMap((line) => (line.dataset.at ?? '').split(' ')).filter((place) => place) };
})()";

/// The lines of Ben's journal that name what he laid face down.
const NAMED: &str = "[...document.querySelectorAll('#journal > li')].filter((line) => /^(Declaras .* como destino|Dejas .* en guardia)/.test(line.textContent.trim()) && line.querySelector('a')).length";

impl Browser {
    /// Answers what is asked, with a finger or with the mouse, as somebody who travels, fights and plays hazards; which of several
    /// alike changes from turn to turn.
    async fn answers_once(&self, finger: bool) -> bool {
        let glance = self.glance().await;
        let answered = self.answers_by_taste(glance.wishes(), glance.turn() + 1, finger).await;
        answered.is_some()
    }
}

/// Two people; Ana looks at every question whether the strip tells what the journal tells of Ben's last acts. What he laid
/// face down stands there without its name, although his own page names it.
#[tokio::test]
async fn the_strip_tells_what_the_other_did_and_nothing_hidden() {
    let inn = Inn::open();
    let (ana, ben) = (Browser::open(&Window::phone("es")).await, Browser::open(&Window::desk("es")).await);
    let link = ana.opens_a_table(&inn, "wizards", &["open"]).await;
    ben.sits_down(&link, "Ben").await;
    for browser in [&ana, &ben] {
        browser.find("#signals[data-status=playing]").await;
    }
    ben.value(PRESSES).await;
    let (mut asked, mut down) = (0_u64, 0);
    let until = Instant::now() + Duration::from_secs(400);
    // Until enough was laid face down.
    while asked < by_day(25) as u64 || (down < 2 && asked < 120) {
        assert!(Instant::now() < until, "only {asked} questions, {down} face down");
        let now = ana.signals().await;
        assert_eq!(now.status, "playing");
        if !now.yours {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        }
        let told = ana.value(TOLD).await;
        assert_eq!(told["missing"], json!([]), "question {asked}");
        assert_eq!(told["seen"], true, "question {asked}");
        assert_eq!((&told["said"], &told["places"]), (&json!([]), &json!([])), "question {asked}");
        down = down.max(told["down"].as_u64().expect("a number"));
        asked += u64::from(ana.answers_once(true).await);
    }
    assert!(down >= 2, "Ben laid nothing face down");
    let named = ben.value(NAMED).await.as_u64();
    assert!(named >= Some(1), "his own page names it: {named:?}");
    ana.is_well("wizards").await;
    for browser in [ana, ben] {
        browser.close().await;
    }
}

/// The subjects that lie under the hand or the bar: the one being resolved, as the page stands; and the lit ones, once
/// scrolled to as the focus scrolls to them.
const UNDER: &str = "(() => {
    const dock = Math.min(...['hand', 'prompt'].map((id) => document.getElementById(id)?.getBoundingClientRect()).filter((box) => box?.height > 1).map((box) => box.top));
    const under = [];
    for (const node of document.querySelectorAll('.wz-strike--now, .wz-check[data-look]')) {
        const { top, bottom } = node.getBoundingClientRect();
        if (top < 0 || bottom > dock + 1) under.push(`${node.className} ${top} ${bottom} ${dock}`);
    }
    const stood = scrollY;
    let lit = 0;
    for (const node of document.querySelectorAll('#turn .lit, #board .lit')) {
        if (!node.getBoundingClientRect().width) continue;
        lit += 1;
        node.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const box = node.getBoundingClientRect();
        for (const down of [0.5, 0.9]) {
            const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height * down);
            if (there?.closest('#hand, #prompt')) under.push(`${node.id} at ${box.y}+${box.height * down}, dock at ${dock}`);
        }
    }
    scrollTo({ top: stood, behavior: 'instant' });
    const ask = document.getElementById('ask');
    if (ask.scrollHeight > ask.clientHeight + 2) under.push(`cut: ${ask.textContent}`);
    return { under, lit, strikes: document.querySelectorAll('.wz-strike').length };
})()";

/// On a phone the hand lies above the bar, and both over the page: nothing that is asked is under them, and the question is read
/// whole.
#[tokio::test]
async fn nothing_asked_lies_under_the_hand() {
    let inn = Inn::open();
    let ana = Browser::open(&Window { width: 390, height: 844, ..Window::phone("es") }).await;
    ana.go(&format!("{}/new/wizards", inn.url)).await;
    ana.write("#wizards-name", "Ana").await;
    ana.click("#wizards-seat-2 > option[value='bot:fair']").await;
    ana.click("main form button[type=submit]").await;
    ana.find("#signals[data-status=playing]").await;
    let (mut asked, mut lit, mut strikes) = (0_u64, 0, 0);
    let until = Instant::now() + Duration::from_secs(400);
    while asked < by_day(60) as u64 || ((strikes < 2 || lit <= 20) && asked < 160) {
        assert!(Instant::now() < until, "only {asked} questions, {strikes} strikes");
        let now = ana.signals().await;
        assert_eq!(now.status, "playing");
        if !now.yours {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        }
        // Dice that still tumble, and a page that still glides, are nowhere yet.
        ana.until("document.getAnimations().every((motion) => motion.playState !== 'running')").await;
        let seen = ana.value(UNDER).await;
        let ask = ana.says("#ask").await;
        assert_eq!(seen["under"], json!([]), "question {asked}: {ask}");
        lit += seen["lit"].as_u64().unwrap_or(0);
        strikes = strikes.max(seen["strikes"].as_u64().unwrap_or(0));
        asked += u64::from(ana.answers_once(true).await);
    }
    assert!(lit > 20 && strikes >= 2, "{lit} lit, {strikes} strikes");
    ana.is_well("wizards").await;
    ana.close().await;
}

/// The sheet that is open, by its title.
const SHEET: &str = "document.querySelector('dialog#sheet[open] #entry h1')?.textContent ?? ''";

async fn reads(ana: &Browser, how: &str) -> String {
    ana.until(&format!("({SHEET}).length > 2")).await;
    let Value::String(title) = ana.value(SHEET).await else {
        panic!("no title: {how}");
    };
    // The card lies open in it, which is folded away wherever it only waits to be read.
    ana.until("[...document.querySelectorAll('dialog#sheet[open] .wz-sheet')].every((card) => card.checkVisibility())").await;
    ana.press("\u{e00c}").await;
    ana.until("!document.querySelector('dialog#sheet[open]')").await;
    title
}

/// Sites are read where they stand: by key at a company, by click in what it opens; cards in play and in the hand by key.
#[tokio::test]
async fn sites_and_cards_are_read_where_they_stand() {
    let inn = Inn::open();
    let ana = Browser::open(&Window::desk("en")).await;
    ana.go(&format!("{}/new/wizards", inn.url)).await;
    ana.write("#wizards-name", "Ana").await;
    ana.click("#wizards-seat-2 > option[value='bot:easy']").await;
    ana.click("main form button[type=submit]").await;
    ana.find("#signals[data-status=playing]").await;
    let until = Instant::now() + Duration::from_secs(120);
    let company = ".wz-side--own .wz-head[data-entry]";
    let there = [company, "#hand [data-entry]", ".wz-side--own .wz-member [data-entry]"];
    let all = format!("{there:?}.every((css) => document.querySelector(css))");
    while ana.value(&all).await != true || !ana.signals().await.yours {
        assert!(Instant::now() < until, "no company yet");
        if ana.signals().await.yours {
            ana.answers_once(false).await;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let before = ana.signals().await.answers;
    for css in there {
        ana.value(&format!("document.querySelector({css:?}).focus() ?? true")).await;
        let name = ana
            .value(&format!("document.querySelector({css:?}).querySelector('.wz-name').textContent.trim()"))
            .await;
        ana.press("i").await;
        assert_eq!(Value::String(reads(&ana, css).await), name, "{css}");
    }
    // What a company opens names its site: a click reads it, and so does Enter.
    ana.value(&format!("document.querySelector({company:?}).focus() ?? true")).await;
    ana.press(key::ENTER).await;
    ana.find(".wstack:popover-open .wz-about__head a.named").await;
    ana.click(".wstack:popover-open .wz-about__head a.named").await;
    reads(&ana, "opened").await;
    assert_eq!(ana.signals().await.answers, before, "reading is no choice");
    // Nothing that lies face down has anything to be read.
    let whispers = "[...document.querySelectorAll('.wz-secret, .wz-agent--down, .wz-guard')].filter((node) => node.closest('.wz-side--theirs') && node.querySelector('[data-entry]')).length";
    assert_eq!(ana.value(whispers).await, 0);
    ana.is_well("wizards").await;
    ana.close().await;
}

/// Companies are formed and sent.
const ORGANIZED: &str = "
    turn: 2 of 1
    phase: organization
    company 1 rivendell: aragorn_ii, legolas, eomer
    company 2 rivendell: gimli
    hand 1: new_moon, brigands, awaken_minions
";

/// A company is on its way, and a creature is in hand that may attack it, or lie on guard.
const UNDER_WAY: &str = "
    turn: 4 of 2
    phase: movement
    company 1 rivendell: aragorn_ii, boromir_ii
    company 2 rivendell > goblin_gate: gimli, legolas
    hand 1: giant, dodge, riders_of_rohan, lucky_strike, concealment, halfling_strength
";

/// A press on a card of the hand does nothing yet: it opens all that the card says, with what may be done with it, also where a kind
/// of that is open in the bar.
#[tokio::test]
async fn a_card_of_the_hand_is_read_before_it_is_played() {
    let inn = Inn::at("wizards", UNDER_WAY);
    let ana = Browser::open(&Window::desk("en")).await;
    ana.go(&format!("{}/new/wizards", inn.url)).await;
    ana.write("#wizards-name", "Ana").await;
    ana.click("#wizards-seat-2 > option[value='bot:easy']").await;
    ana.click("main form button[type=submit]").await;
    ana.until("!!document.querySelector('#choose [value=yes], #choose [value=\"guard giant\"]')").await;
    if ana.has("#choose [value=yes]").await {
        ana.click("#choose [value=yes]").await;
    }
    ana.find("#choose .kind [value='guard giant']").await;
    assert!(ana.has("#hand-giant.lit[data-opens]:not([data-choice])").await, "no press on it plays it");
    ana.click("#hand-giant").await;
    ana.until("!!document.querySelector('#stack-hand-giant:popover-open')?.querySelector('.wz-sheet')?.checkVisibility()")
        .await;
    assert!(ana.has("#stack-hand-giant [data-choice^='play']").await, "there it attacks");
    ana.press(key::ESCAPE).await;
    ana.value("(document.querySelector('#choose [value=\"guard giant\"]').closest('details').open = true)")
        .await;
    ana.until("document.querySelector('#hand-giant').matches('.lit')").await;
    ana.click("#hand-giant").await;
    ana.click("#stack-hand-giant [data-choice='guard giant']").await;
    ana.until("!document.querySelector('#hand-giant')").await;
    assert_eq!(ana.value("document.querySelectorAll('.wz-strike').length").await, 0, "it lies on guard");
    assert!(ana.complaints().await.is_empty());
    ana.close().await;
}

/// The faults of the map as the stage: things that are too small, covered, or over something else.
const STAGE: &str = "(() => {
    const box = (css) => document.querySelector(css).getBoundingClientRect();
    const wrong = [];
    const map = box('#wizards-map');
    if (map.width * map.height < innerWidth * innerHeight * 0.24) wrong.push(`a map of ${map.width}x${map.height}`);
    const parts = ['#board', '#turn', '#hand', '#prompt'].map((css) => [css, box(css)]);
    for (const [one, a] of parts) for (const [other, b] of parts)
        if (one < other && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) wrong.push(`${one} over ${other}`);
    for (const [css, { top, bottom }] of parts) if (top < 0 || bottom > innerHeight + 1) wrong.push(`${css} leaves the window`);
    const open = (node) => { const at = node.getBoundingClientRect(); return node.contains(document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2)); };
    for (const node of document.querySelectorAll('.wz-side--own .wz-head, .choices--ends button')) if (!open(node)) wrong.push(node.textContent);
    // What is drawn on it is read; on a phone it is drawn near for that.
    for (const node of innerWidth > 860 ? document.querySelectorAll('#wizards-map text') : []) {
        if (!node.getBoundingClientRect().width) continue;
        const size = parseFloat(getComputedStyle(node).fontSize) * node.getScreenCTM().d;
        if (size < 7.9) wrong.push(`print of ${size} pixels: ${node.textContent}`);
    }
    return wrong;
})()";

/// Where companies are sent the map is the stage, at a desk and on a phone, with the companies beside or below it, and nothing lies over
/// anything.
#[tokio::test]
async fn the_map_is_the_stage_where_it_is_asked_for() {
    let inn = Inn::at("wizards", ORGANIZED);
    for window in [Window::desk("es"), Window::phone("es")] {
        let ana = Browser::open(&window).await;
        ana.go(&format!("{}/new/wizards", inn.url)).await;
        ana.write("#wizards-name", "Ana").await;
        ana.click("#wizards-seat-2 > option[value='bot:easy']").await;
        ana.click("main form button[type=submit]").await;
        ana.find(".wz-region--reach").await;
        ana.until_none(STAGE).await;
        ana.close().await;
    }
}

/// Whoever has chosen which company moves presses a site for that one, and is not asked again which.
#[tokio::test]
async fn who_moves_is_asked_once() {
    let inn = Inn::at("wizards", include_str!("sight/wizards-where-to.txt"));
    let ana = Browser::open(&Window::desk("en")).await;
    ana.go(&format!("{}/new/wizards", inn.url)).await;
    ana.write("#wizards-name", "Ana").await;
    ana.click("#wizards-seat-2 > option[value='bot:easy']").await;
    ana.click("main form button[type=submit]").await;
    ana.find("#signals[data-status=playing][data-yours=yes]").await;
    let site = "#site-isengard.lit[data-opens]";
    let press = |css: &str| {
        format!("document.querySelector('{css}').dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))")
    };
    // Of three companies it is asked which.
    ana.value(&press(site)).await;
    ana.find(".wstack:popover-open").await;
    ana.press(key::ESCAPE).await;
    let kind = "[...document.querySelectorAll('#choose .kind')].find((kind) => kind.textContent.includes('Boromir'))";
    ana.value(&format!("({kind}).querySelector('summary').click() ?? true")).await;
    ana.until(&format!("({kind}).open")).await;
    ana.value(&press(site)).await;
    ana.until("Number(document.getElementById('signals').dataset.answers) === 1").await;
    assert!(!ana.has(".wstack:popover-open").await, "nothing is asked again");
    let told = "document.getElementById('journal').innerText";
    ana.until(&format!("{told}.includes('Isengard')")).await;
    ana.close().await;
}
