//! A test that sees: at each question what is asked, and whatever a legal answer names, lies open in the window.
//!
//! A game is one row. It is looked at from hard positions, which lie beside this file in the words of scenario files, and from
//! play, at a phone's size and at those of two desks.

use std::time::{Duration, Instant};

use crate::browser::{Browser, Window};
use crate::inn::Inn;

/// Width and height of the windows.
const SCREENS: [(u32, u32); 3] = [(390, 844), (1366, 768), (1920, 1080)];

/// Questions looked at for each game and side, each at every size.
const QUESTIONS: usize = 20;

/// A game as it is looked at.
struct Game {
    id: &'static str,
    tables: &'static [Table],
    /// The id of what an answer names, as a function of its text in script: where it says none, what is lit for it counts alone.
    names: &'static str,
    /// The answers that end something, by how they begin: they stand in the bar, always.
    ends: &'static [&'static str],
    /// Selectors: of what fits each, something lies open at every question.
    always: &'static [&'static str],
}

/// A table and its seats.
struct Table {
    /// The position it begins at; play begins as by the book.
    at: Option<&'static str>,
    players: u8,
    /// Fields of the form, with what is chosen there.
    options: &'static [(&'static str, &'static str)],
}

const GAMES: [Game; 2] = [
    Game {
        id: "journey",
        tables: &[
            Table { at: Some(include_str!("sight/journey-two-pages.txt")), players: 4, options: &[] },
            Table { at: Some(include_str!("sight/journey-gandalf.txt")), players: 3, options: &[] },
            Table { at: None, players: 4, options: &[] },
            Table { at: None, players: 2, options: &[("option-game", "basic")] },
        ],
        names: "(what) => {
            const [verb, object] = what.split(' ');
            return { take: `hobbit-${object}`, set: `die-${object}`, nazgul: `die-${object}`, divide: `square-${object}` }[verb];
        }",
        ends: &["roll", "stop", "settle", "forgo"],
        always: &["#prompt"],
    },
    Game {
        id: "tricks",
        tables: &[
            Table { at: Some(include_str!("sight/tricks-last-but-one.txt")), players: 4, options: &[] },
            Table { at: None, players: 3, options: &[("option-play", "campaign")] },
            Table { at: None, players: 4, options: &[("option-chapter", "25")] },
            Table { at: None, players: 3, options: &[("option-chapter", "31")] },
            Table { at: None, players: 2, options: &[("option-chapter", "20")] },
            Table { at: None, players: 1, options: &[("option-chapter", "19")] },
        ],
        names: "(what) => {
            const [verb, object] = what.split(' ');
            if (verb === 'take') return `character-${object}`;
            if (verb === 'with') return `chair-${object}`;
            return object && /^([hmfsro][0-9]+|[wb]t|c[0-9])$/.test(object) ? `card-${object}` : undefined;
        }",
        ends: &["skip", "wait", "go", "stop"],
        always: &["#roster, .tr-plaque--south .tr-goal, .tr-fan__goal"],
    },
];

/// The faults of a view: a subject, something named or an answer that is covered, print that is too small, a page that is
/// longer than its window at a desktop, or wider.
const WRONG: &str = "((names, ends, always) => {
    const wrong = [];
    const at = (node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        return [(left + right) / 2, (top + bottom) / 2];
    };
    const found = (node, x, y) => x > 0 && y > 0 && x < innerWidth && y < innerHeight && node.contains(document.elementFromPoint(x, y));
    // Of a card that is held in a fan the next one leaves an edge: a finger's breadth of it.
    const edge = (node) => {
        const { left, right } = node.getBoundingClientRect();
        const [, y] = at(node);
        let wide = 0;
        for (let x = left; x < right && wide < 22; x += 2) wide += 2 * found(node, x, y);
        return wide >= 22;
    };
    const open = (node) => !!node?.checkVisibility() && (found(node, ...at(node)) || (!!node.closest('#hand') && edge(node)));
    const { subjects = '' } = document.getElementById('signals').dataset;
    const about = subjects.split(' ').filter(Boolean);
    if (!about.length) wrong.push('the question names nothing that it is about');
    for (const id of about) if (!open(document.getElementById(id))) wrong.push(`it is about ${id}, which does not lie open`);
    const lit = [...document.querySelectorAll('[data-choice]')].filter((node) => node.checkVisibility());
    for (const node of lit) if (!open(node)) wrong.push(`${node.id} is lit and does not lie open`);
    for (const button of document.querySelectorAll('#choose button:not([aria-disabled])')) {
        const named = names(button.value);
        if (named && !open(document.getElementById(named))) wrong.push(`'${button.value}' names ${named}, which does not lie open`);
        const there = open(button) || lit.some((node) => node.dataset.choice === button.value && open(node));
        if (!there) wrong.push(`'${button.value}' cannot be given`);
        if (ends.some((end) => button.value.startsWith(end)) && !open(button)) wrong.push(`'${button.value}' ends it and is out of sight`);
    }
    for (const css of always) if (![...document.querySelectorAll(css)].some(open)) wrong.push(`nothing of '${css}' lies open`);
    const small = new Set();
    for (const part of document.querySelectorAll('#board, #hand, #prompt')) {
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const node = texts.currentNode.parentElement;
            const { width, height, top } = node.getBoundingClientRect();
            if (!texts.currentNode.data.trim() || !node.checkVisibility() || node.closest('.unseen, title') || width < 2 || height < 2 || top > innerHeight) continue;
            const size = parseFloat(getComputedStyle(node).fontSize) * (node.getScreenCTM?.().d ?? 1);
            if (size > 0 && size < 8.9) small.add(`'${texts.currentNode.data.trim().slice(0, 20)}' is ${size.toFixed(1)} pixels high`);
        }
    }
    wrong.push(...small);
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth) wrong.push(`the page is ${scrollWidth} wide`);
    if (innerWidth > 860 && scrollHeight > innerHeight) wrong.push(`the page is ${scrollHeight} high`);
    return wrong;
})";

/// Frames come and go, and what follows the size of a window has followed it.
const SETTLES: &str = "const done = arguments[arguments.length - 1];
    const rests = () => document.getAnimations().every((motion) => motion.playState !== 'running');
    const wait = (frames) => requestAnimationFrame(() => (frames > 0 || !rests() ? wait(frames - 1) : done(true)));
    wait(2);";

impl Browser {
    /// Waits until what is drawn rests.
    pub async fn settles(&self) {
        self.driver.execute_async(SETTLES, Vec::new()).await.expect("frames");
    }
}

/// Sits down at a table with bots.
async fn sits_down(ana: &Browser, inn: &Inn, game: &str, table: &Table) {
    ana.go(&format!("{}/new/{game}", inn.url)).await;
    ana.write(&format!("#{game}-name"), "Ana").await;
    let seats = (2..=4).map(|seat| {
        let sitter = if seat <= table.players { "bot:easy" } else { "none" };
        (format!("seat-{seat}"), sitter)
    });
    let options = table.options.iter().map(|(field, value)| ((*field).to_owned(), *value));
    for (field, value) in seats.chain(options) {
        let set = format!(
            "((field) => !field || (field.value = '{value}'))(document.getElementById('{game}-{field}'))"
        );
        ana.value(&set).await;
    }
    ana.click("main form button[type=submit]").await;
    ana.find("#signals[data-status=playing]").await;
}

/// Looks at so many questions, or until the game is over: how many it were, and what was wrong.
async fn looks(ana: &Browser, game: &Game, questions: usize) -> (usize, Vec<String>) {
    let mut wrong = Vec::new();
    let until = Instant::now() + Duration::from_secs(90);
    let mut asked = 0;
    while asked < questions {
        assert!(Instant::now() < until, "{}: only {asked} questions", game.id);
        let now = ana.signals().await;
        if now.status == "finished" {
            break;
        }
        if !now.yours {
            tokio::time::sleep(Duration::from_millis(15)).await;
            continue;
        }
        let ask = ana.says("#ask").await;
        let list = |words: &[&str]| serde_json::to_string(words).expect("words");
        let sees = format!("{WRONG}({}, {}, {})", game.names, list(game.ends), list(game.always));
        for screen in SCREENS {
            ana.is_sized(screen).await;
            ana.settles().await;
            let found = ana.value(&sees).await;
            let found = found.as_array().expect("a list").iter();
            wrong.extend(found.map(|what| format!("{} {screen:?}, '{ask}': {what}", game.id)));
        }
        ana.answers_by_taste(&[], asked as u64 + 1, false).await;
        asked += 1;
    }
    (asked, wrong)
}

#[tokio::test]
async fn what_is_asked_lies_open() {
    let ana = Browser::open(&Window::desk("es")).await;
    let mut wrong = Vec::new();
    for game in &GAMES {
        let (mut seen, each) = (0, QUESTIONS.div_ceil(game.tables.len()));
        // Where a game is over early, more is looked at elsewhere.
        for table in game.tables.iter().cycle().take(3 * game.tables.len()) {
            if seen == QUESTIONS {
                break;
            }
            let inn = table.at.map_or_else(Inn::open, |at| Inn::at(game.id, at));
            ana.is_sized(SCREENS[1]).await;
            sits_down(&ana, &inn, game.id, table).await;
            let (asked, found) = looks(&ana, game, each.min(QUESTIONS - seen)).await;
            seen += asked;
            wrong.extend(found);
        }
        assert_eq!(seen, QUESTIONS, "{}", game.id);
    }
    assert!(wrong.is_empty(), "{}: {wrong:#?}", wrong.len());
    ana.close().await;
}
