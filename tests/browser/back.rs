//! Looking back while the game is on: what was known then, nothing to choose there, and the present one click away.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::others::at_a_table_of;
use crate::player::key;
use crate::share::share;
use crate::towers::cards_with_goal;

/// The identity of a position: the cards in hand, those on the board and beside it, without highlights and words about
/// choices.
const POSITION: &str = "(() => {
    const text = (css) => [...document.querySelectorAll(css)].map((node) => node.textContent.replace(/\\s+/g, ' ').trim()).join(' | ');
    const ids = (css) => [...document.querySelectorAll(css)].map((node) => node.id).filter((id) => id).sort();
    return { hand: ids('#hand [id^=card-], #hand .die[id]'), board: ids('#board .die[id], #board .jo-pawn[id], #board .glides[id]'),
        players: text('#players .player__name, #players .player__state'), journal: ids('#journal > li:not(.later)') };
})()";

/// Everything by which something could be chosen.
const CHOICES: &str = "document.querySelectorAll('#choose, [data-choice], [data-way], .picker, .way-next, #take-back-button').length";

const AT: &str = "Number(document.querySelector('.prompt--replay')?.dataset.at ?? -1)";

impl Browser {
    /// Moves the slider to a step, as a finger or a mouse does.
    async fn slide_to(&self, ply: u64) {
        let slide = format!(
            "(() => {{ const step = document.getElementById('step'); step.value = {ply}; step.dispatchEvent(new Event('input', {{ bubbles: true }})); return true; }})()"
        );
        self.value(&slide).await;
        self.until(&format!("{AT} === {ply}")).await;
    }

    async fn is_in_the_present(&self) {
        self.until(
            "!document.querySelector('.prompt--replay') && !document.querySelector('.later, .touched')",
        )
        .await;
    }
}

/// Each game (by day two): some choices are made, and the positions seen are found again, with nothing to choose in them.
#[tokio::test]
async fn one_looks_back_while_playing() {
    // No company fails before its tenth trick.
    let inn = Inn::with_file("tricks/cards.toml", &cards_with_goal("tricks(all) >= 10"));
    let games = [
        ("war", 1, false),
        ("journey", 1, true),
        ("tricks", 2, true),
        ("quest", 1, false),
        ("wizards", 1, false),
    ];
    for (game, others, phone) in share(games, 2) {
        let ana = at_a_table_of(game, others, &inn, phone).await;
        let mut seen: Vec<(u64, Value)> = Vec::new();
        let until = Instant::now() + Duration::from_secs(120);
        while seen.len() < 7 {
            assert!(Instant::now() < until, "{game}: only {} questions", seen.len());
            let now = ana.signals().await;
            assert_eq!(now.status, "playing", "{game}");
            if !now.yours {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            }
            let position = ana.value(POSITION).await;
            if ana.answers(&[]).await.is_some() {
                seen.push((now.ply, position));
            }
        }
        ana.until("document.getElementById('signals').dataset.yours === 'yes'").await;
        let present = ana.value(POSITION).await;
        let before = ana.signals().await;
        let high = "document.getElementById('prompt').offsetHeight";
        let (height, top) = (ana.value(high).await, ana.value(BOARD_TOP).await);
        ana.click("#look-back").await;
        ana.find(".prompt--replay").await;
        assert_eq!(ana.value(high).await, height, "{game}: the bar stands still");
        // On a phone what is in hand stands above the board.
        if !phone {
            assert_eq!(ana.value(BOARD_TOP).await, top, "{game}: and so does the board");
        }
        for (ply, position) in [&seen[5], &seen[1], &seen[3]] {
            ana.slide_to(*ply).await;
            assert_eq!(&ana.value(POSITION).await, position, "{game} at {ply}");
            assert_eq!(ana.value(CHOICES).await, 0, "{game}: nothing can be chosen then");
        }
        // Keys that choose in the present choose nothing here.
        for key in ["1", "2", "p", "u"] {
            ana.press(key).await;
        }
        ana.press(key::LEFT).await;
        ana.until(&format!("{AT} === {}", seen[3].0.saturating_sub(1))).await;
        ana.press(key::RIGHT).await;
        ana.until(&format!("{AT} === {}", seen[3].0)).await;
        if phone {
            ana.screenshot(&crate::picture::picture(&format!("back-{game}-phone-es"))).await;
        } else {
            ana.screenshot(&crate::picture::picture(&format!("back-{game}-desktop-es"))).await;
        }
        ana.click("#step-now").await;
        ana.is_in_the_present().await;
        let after = ana.signals().await;
        assert_eq!((after.ply, after.answers), (before.ply, before.answers), "{game}");
        assert_eq!(ana.value(POSITION).await, present, "{game}: the present");
        ana.agrees_with_the_server().await;
        assert!(ana.answers(&[]).await.is_some(), "{game}: and it goes on");
        ana.is_well(game).await;
        ana.close().await;
    }
}

const BOARD_TOP: &str = "Math.round(document.getElementById('board').getBoundingClientRect().top + scrollY)";

/// By act and by turn, by keys, by a line of the journal, and by itself up to the last step. What changed is lit.
#[tokio::test]
async fn the_steps_go_by_act_and_by_themselves() {
    let inn = Inn::open();
    let ana = at_a_table_of("war", 1, &inn, false).await;
    let acts = "[...new Set([...document.querySelectorAll('#journal > .told--act')].map((line) => Number(line.dataset.ply)))]";
    let until = Instant::now() + Duration::from_secs(120);
    while ana.value(&format!("{acts}.length")).await.as_u64() < Some(6) {
        assert!(Instant::now() < until, "no acts");
        ana.answers(&[]).await;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    ana.press(",").await;
    ana.until(&format!("{AT} >= 0")).await;
    let back = ana.value(AT).await;
    // Only now: between the last look and the key the bot may have acted.
    let all = ana.value(acts).await;
    let all = all.as_array().expect("plies").clone();
    let here = all.iter().position(|act| *act == back).expect("an act");
    ana.press(",").await;
    ana.until(&format!("{AT} === {}", all[here - 1])).await;
    ana.press(".").await;
    ana.until(&format!("{AT} === {back}")).await;
    // The line of an act leads there, and what it did is told as new.
    ana.value(&format!(
        "document.querySelector('#journal > .told--act[data-ply=\"{}\"]').click() ?? true",
        all[2]
    ))
    .await;
    ana.until(&format!("{AT} === {}", all[2])).await;
    let told = format!(
        "[...document.querySelectorAll('#journal > .told--act[data-ply=\"{}\"]')].every(({{ id }}) => document.querySelector(`#strip [data-of~=\"${{id.slice(5)}}\"]`))",
        all[2]
    );
    assert_eq!(ana.value(&told).await, true, "the strip tells that act");
    let ticks = "document.querySelectorAll('#ticks > i').length === new Set([...document.querySelectorAll('#journal > .journal__round')].map((line) => line.dataset.ply)).size";
    assert_eq!(ana.value(ticks).await, true, "a tick at each turn");
    ana.click("#step-turn-before").await;
    ana.until(&format!("{AT} === 0 || document.querySelector('#journal > .journal__round[data-ply=\"' + {AT} + '\"]') !== null")).await;
    let places = "document.querySelector('.prompt--replay').dataset.touched?.split(' ').every((id) => !document.getElementById(id) || document.getElementById(id).matches('.touched')) ?? true";
    for act in &all[..4] {
        ana.slide_to(act.as_u64().expect("a ply")).await;
        assert_eq!(ana.value(places).await, true, "what changed is lit");
    }
    ana.value("localStorage.setItem('bree-speed', 'quick') ?? true").await;
    ana.click("#step-play").await;
    // At the last step one stays there: what could be answered would come up under a finger that steps on.
    let last = "Number(document.getElementById('signals').dataset.ply)";
    ana.until(&format!("{AT} === {last}")).await;
    ana.press(".").await;
    ana.press(key::RIGHT).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(ana.value(&format!("{AT} === {last}")).await, true, "nobody is led to the present");
    ana.click("#step-now").await;
    ana.is_in_the_present().await;
    ana.agrees_with_the_server().await;
    ana.is_well("war").await;
    ana.close().await;
}

/// Where a turn has parts one leaps by them too: by tricks, where the game is one round.
#[tokio::test]
async fn the_steps_go_by_trick() {
    // No company fails before its tenth trick.
    let inn = Inn::with_file("tricks/cards.toml", &cards_with_goal("tricks(all) >= 10"));
    let ana = at_a_table_of("tricks", 2, &inn, false).await;
    let parts = "[...new Set([...document.querySelectorAll('#journal > .journal__part')].map((line) => Number(line.dataset.ply)))]";
    let until = Instant::now() + Duration::from_secs(120);
    while ana.value(&format!("{parts}.length")).await.as_u64() < Some(2) {
        assert!(Instant::now() < until, "no tricks");
        ana.answers(&[]).await;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    ana.until("document.getElementById('signals').dataset.yours === 'yes'").await;
    ana.click("#look-back").await;
    ana.find(".prompt--replay").await;
    let (now, tricks) = (ana.value(AT).await.as_u64(), ana.value(parts).await);
    let tricks = tricks.as_array().expect("plies").iter().map(Value::as_u64);
    let back = tricks.rev().filter(|trick| *trick < now).take(2).map(|trick| trick.expect("a ply"));
    let back = back.collect::<Vec<_>>();
    assert!(!back.is_empty(), "no trick before {now:?}");
    for trick in &back {
        ana.click("#step-part-before").await;
        ana.until(&format!("{AT} === {trick}")).await;
    }
    let name = ana.value("document.getElementById('step-part-after').title").await;
    assert!(name == "Next trick" || name == "Baza siguiente", "{name}");
    if let [later, _] = back[..] {
        ana.click("#step-part-after").await;
        ana.until(&format!("{AT} === {later}")).await;
    }
    let ticks = format!("document.querySelectorAll('#ticks > b').length === {parts}.length");
    assert_eq!(ana.value(&ticks).await, true, "a tick at each trick");
    ana.click("#step-now").await;
    ana.is_in_the_present().await;
    ana.agrees_with_the_server().await;
    ana.is_well("tricks").await;
    ana.close().await;
}

/// While one looks back the others go on: that is said, and nobody is pulled away.
#[tokio::test]
async fn news_wait_for_who_looks_back() {
    let inn = Inn::open();
    let (ana, ben) = (Browser::open(&Window::desk("en")).await, Browser::open(&Window::phone("es")).await);
    let link = ana.opens_a_table(&inn, "journey", &["open"]).await;
    ben.sits_down(&link, "Ben").await;
    for who in [&ana, &ben] {
        who.find("#signals[data-status=playing]").await;
    }
    let until = Instant::now() + Duration::from_secs(120);
    // Until it is Ben's turn, and something has happened.
    loop {
        assert!(Instant::now() < until, "never Ben's turn");
        let (hers, his) = (ana.signals().await, ben.signals().await);
        if his.yours && !hers.yours && his.ply > 4 && hers.ply == his.ply {
            break;
        }
        for who in [&ana, &ben] {
            who.answers(&[]).await;
        }
    }
    ana.press("[").await;
    ana.until(&format!("{AT} >= 0")).await;
    let back = ana.value(AT).await;
    let position = ana.value(POSITION).await;
    for _ in 0..12 {
        ben.answers(&[]).await;
    }
    ana.until("document.querySelector('#step-now.news') !== null").await;
    let said = ana.says("#step-now").await;
    assert!(said.ends_with("to the present"), "{said}");
    assert_eq!(
        json!([ana.value(AT).await, ana.value(POSITION).await]),
        json!([back, position]),
        "nobody is pulled away"
    );
    ana.press(key::ESCAPE).await;
    ana.is_in_the_present().await;
    ana.agrees_with_the_server().await;
    ana.is_well("journey").await;
    ana.close().await;
    ben.close().await;
}

/// Without script the same is a page of its own.
#[tokio::test]
async fn one_looks_back_without_script() {
    let inn = Inn::open();
    let ana = Browser::without_script().await;
    ana.go(&inn.url).await;
    ana.click("button[value='now:journey:']").await;
    for _ in 0..3 {
        ana.looks_until_asked().await;
        ana.click("#choose button:not([aria-disabled])").await;
    }
    ana.click("#look-back").await;
    ana.find(".prompt--replay").await;
    ana.click("#step-prev").await;
    ana.find(".prompt--replay").await;
    ana.click("#step-now").await;
    ana.find("#choose").await;
    ana.close().await;
}

/// Notes how long each full trick lay there, how many of its cards shone as the winner, and whether its colours had faded.
const NOTE_TRICKS: &str = "(() => {
    window.tricks = [];
    let since;
    const look = () => {
        const trick = document.querySelector('.tr-trick[data-held]');
        // One may lie there right after another: they are told apart by their number.
        if (since && trick?.dataset.hold !== since.number) { window.tricks.push({ ...since, ms: performance.now() - since.at }); since = undefined; }
        if (trick && !since) since = { at: performance.now(), number: trick.dataset.hold, won: trick.querySelectorAll('.tr-play-card--winning').length,
            faded: [...trick.querySelectorAll('.tr-play-card')].some((card) => getComputedStyle(card).filter !== 'none') };
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'data-held'] });
    return true;
})()";

/// Chooses as a script does: no finger that would say that one has seen enough.
const CHOOSE_QUIETLY: &str =
    "(() => { const lit = document.querySelector('#hand [data-choice], #choose button:not([aria-disabled])');
    lit?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })); return !!lit; })()";

/// A full trick lies there with its winner and in colour for 1.4 s, or for as long as the reader likes.
#[tokio::test]
async fn a_full_trick_lies_there_with_its_winner() {
    let inn = Inn::with_file("tricks/cards.toml", &cards_with_goal("tricks(all) >= 10"));
    for (speed, least, most) in [("normal", 1350.0, 2600.0), ("quick", 650.0, 1340.0)] {
        let ana = at_a_table_of("tricks", 2, &inn, false).await;
        ana.value(&format!("localStorage.setItem('bree-speed', '{speed}') ?? true")).await;
        ana.value(NOTE_TRICKS).await;
        let until = Instant::now() + Duration::from_secs(90);
        while ana.value("window.tricks.length").await.as_u64() < Some(2) {
            assert!(Instant::now() < until, "no trick was full");
            let now = ana.signals().await;
            assert_eq!(now.status, "playing");
            if now.yours {
                ana.value(CHOOSE_QUIETLY).await;
            }
            tokio::time::sleep(Duration::from_millis(60)).await;
        }
        let tricks = ana.value("window.tricks").await;
        // The first may have lain there before the speed was chosen.
        let trick = tricks.as_array().and_then(|tricks| tricks.last()).expect("a trick");
        assert_eq!((&trick["won"], &trick["faded"]), (&json!(1), &json!(false)), "{tricks}");
        let ms = trick["ms"].as_f64().expect("a trick");
        assert!(least < ms && ms < most, "{speed}: {tricks}");
        ana.is_well("tricks").await;
        ana.close().await;
    }
}

/// What followed from an act folds away, and a line of the journal shows on the map what it touched.
#[tokio::test]
async fn the_journal_folds_and_points() {
    let inn = Inn::open();
    let ana = at_a_table_of("war", 1, &inn, false).await;
    let until = Instant::now() + Duration::from_secs(120);
    let places = "document.querySelectorAll('#journal > [data-at*=region]').length";
    while ana.value(places).await.as_u64() < Some(2)
        || !ana.has("#journal > li:has(+ .told--follows) > .fold").await
    {
        assert!(Instant::now() < until, "nothing happened on the map");
        ana.answers(&[]).await;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let after = "(() => { const line = document.querySelector('#journal > li:has(+ .told--follows) > .fold').closest('li').nextElementSibling; return line.checkVisibility(); })()";
    assert_eq!(ana.value(after).await, true);
    ana.value("document.querySelector('#journal > li:has(+ .told--follows) > .fold').click() ?? true").await;
    assert_eq!(ana.value(after).await, false, "folded away");
    assert_eq!(
        ana.value("document.querySelector('#journal > li:has(+ .told--follows) > .fold').getAttribute('aria-expanded')")
            .await,
        "false"
    );
    assert!(!ana.has(".prompt--replay").await, "folding leads nowhere else");
    let point = "(() => { const line = document.querySelector('#journal > [data-at*=region]');
        line.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
        return line.dataset.at.split(' ').every((id) => !document.getElementById(id) || document.getElementById(id).matches('.pointed-at')); })()";
    assert_eq!(ana.value(point).await, true, "its places are shown");
    ana.is_well("war").await;
    ana.close().await;
}

/// Two presses at once, before the script for it has come: is the page kept from being loaded by either?
const TWICE: &str = "(() => {
    const press = () => {
        const click = new MouseEvent('click', { bubbles: true, cancelable: true });
        document.getElementById('look-back').dispatchEvent(click);
        return click.defaultPrevented;
    };
    window.stays = true;
    return [press(), press()];
})()";

/// Who presses twice looks back once, on the page that is there.
#[tokio::test]
async fn a_second_press_waits_for_the_first() {
    let inn = Inn::open();
    let ana = at_a_table_of("journey", 1, &inn, false).await;
    let until = Instant::now() + Duration::from_secs(60);
    while !ana.has("#look-back").await {
        assert!(Instant::now() < until, "nothing to look back at");
        if ana.signals().await.yours {
            ana.answers(&[]).await;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(ana.value(TWICE).await, json!([true, true]));
    ana.until("!!document.querySelector('.prompt--replay')").await;
    assert_eq!(ana.value("window.stays === true").await, true, "the page was not loaded anew");
    ana.close().await;
}
