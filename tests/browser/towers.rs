//! Las Dos Torres at the table: chapters to their end with four, three, two and one; a campaign that survives a
//! restart of the inn; a round by keyboard alone; and a company that does not talk.

use std::time::{Duration, Instant};

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::picture::picture;
use crate::player::key;

const DESKTOP: Window = Window { width: 1440, height: 900, phone: false, language: "es", dark: false };

const PHONE: Window = Window { width: 390, height: 844, phone: true, language: "es", dark: false };

/// Somebody sits down at a new table; `fields` are set as in the form: seats and options.
async fn sit_down(ana: &Browser, inn: &Inn, fields: &[(&str, &str)]) {
    ana.go(&format!("{}/new/tricks", inn.url)).await;
    ana.write("#tricks-name", "Ana").await;
    for (field, value) in fields {
        let set = format!("(document.getElementById('tricks-{field}').value = '{value}')");
        assert_eq!(ana.value(&set).await, *value, "{field}");
    }
    ana.click("main form button[type=submit]").await;
}

/// Plays until `moment` is true of the page; not when the game is over before.
async fn play_until(ana: &Browser, moment: &str) -> bool {
    let until = Instant::now() + Duration::from_secs(240);
    while ana.value(moment).await != true {
        assert!(Instant::now() < until, "never true: {moment}");
        let now = ana.signals().await;
        if now.status == "finished" {
            return false;
        }
        if now.yours {
            ana.choose_by_mouse().await;
        }
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    true
}

/// Somebody at a table where it has come to this. A round may be lost before: then at another table.
async fn at_a_table(inn: &Inn, window: &Window, fields: &[(&str, &str)], moment: &str) -> Browser {
    let ana = Browser::open(window).await;
    for _ in 0..5 {
        sit_down(&ana, inn, fields).await;
        ana.find("#signals[data-status=playing]").await;
        if play_until(&ana, moment).await {
            return ana;
        }
    }
    panic!("never true: {moment}");
}

async fn play_to_the_end(ana: &Browser) {
    while !ana.play(false).await {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    ana.find("#signals[data-status=finished]").await;
    ana.is_well("tricks").await;
}

/// The reader chooses a character.
const CHOOSING: &str =
    "!!document.getElementById('roster') && document.getElementById('signals').dataset.yours === 'yes'";

/// True when it is the reader's turn, and others have played to the trick.
const MID_TRICK: &str = "!!document.querySelector('#trick .tr-play-card:not(.tr-play-card--before)') \
     && !!document.querySelector('#hand [data-choice]') \
     && document.getElementById('signals').dataset.yours === 'yes'";

/// Nothing on the page is wider than the window, and the hand lies where a thumb reaches it.
async fn fits_a_phone(ana: &Browser) {
    let wide = "document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(ana.value(wide).await, true, "the page is wider than the phone");
    let low = "(() => {
        const lit = [...document.querySelectorAll('#hand [data-choice]')];
        const middle = (node) => { const box = node.getBoundingClientRect(); return box.y + box.height / 2; };
        return lit.length > 0 && lit.every((node) => middle(node) > innerHeight / 2 && middle(node) < innerHeight);
    })()";
    assert_eq!(ana.value(low).await, true, "the hand is out of the thumb's reach");
}

#[tokio::test]
async fn four_play_chapter_19() {
    let inn = Inn::open();
    let bots = [("seat-2", "bot:easy"), ("seat-3", "bot:easy"), ("seat-4", "bot:easy")];
    let ana = at_a_table(&inn, &DESKTOP, &bots, CHOOSING).await;
    ana.screenshot(&picture("tricks-characters-desktop-es")).await;
    ana.is_well("tricks").await;
    ana.close().await;
    let ana = at_a_table(&inn, &DESKTOP, &bots, MID_TRICK).await;
    ana.screenshot(&picture("tricks-desktop-es")).await;
    ana.agrees_with_the_server().await;
    play_to_the_end(&ana).await;
    ana.screenshot(&picture("tricks-finished-desktop-es")).await;
    ana.close().await;
}

#[tokio::test]
async fn three_play_chapter_29() {
    let inn = Inn::open();
    let fields =
        [("seat-2", "bot:easy"), ("seat-3", "bot:easy"), ("seat-4", "none"), ("option-chapter", "29")];
    let ana = at_a_table(&inn, &PHONE, &fields, CHOOSING).await;
    ana.screenshot(&picture("tricks-characters-phone-es")).await;
    ana.close().await;
    let ana = at_a_table(&inn, &PHONE, &fields, MID_TRICK).await;
    fits_a_phone(&ana).await;
    ana.screenshot(&picture("tricks-phone-es")).await;
    ana.agrees_with_the_server().await;
    play_to_the_end(&ana).await;
    ana.close().await;
}

#[tokio::test]
async fn two_share_a_pyramid() {
    let inn = Inn::open();
    let fields = [("seat-2", "bot:easy"), ("seat-3", "none"), ("seat-4", "none"), ("option-chapter", "20")];
    let ana = at_a_table(&inn, &PHONE, &fields, MID_TRICK).await;
    let covered = "document.querySelectorAll('#pyramid .tr-play-card:not([id])').length";
    assert!(ana.value(covered).await.as_u64() > Some(0), "some cards lie face down");
    fits_a_phone(&ana).await;
    ana.screenshot(&picture("tricks-pyramid-phone-es")).await;
    // At a desk all of the table stands above the hand.
    ana.is_sized((1366, 768)).await;
    let above = "document.querySelector('.tr-plaque--south').getBoundingClientRect().bottom \
        - document.getElementById('hand').getBoundingClientRect().top";
    let above = ana.value(above).await.as_f64().expect("pixels");
    assert!(above < 12.0, "the hand covers {above} pixels of the plaque");
    play_to_the_end(&ana).await;
    ana.close().await;
}

#[tokio::test]
async fn one_plays_alone() {
    let inn = Inn::open();
    let fields = [("seat-2", "none"), ("seat-3", "none"), ("seat-4", "none")];
    let ana = at_a_table(&inn, &DESKTOP, &fields, MID_TRICK).await;
    assert_eq!(ana.value("document.querySelectorAll('#hands .tr-fan').length").await, 4);
    assert!(ana.has("#chat-form").await, "there is nobody to be silent to");
    ana.screenshot(&picture("tricks-alone-desktop-es")).await;
    play_to_the_end(&ana).await;
    ana.close().await;
}

/// The cards of the game, but that every objective is this one: as a host may write them.
pub fn cards_with_goal(goal: &str) -> String {
    let mut text = String::new();
    let mut has_goal = false;
    for line in tricks::book::BUILT_IN.lines() {
        has_goal &= !line.starts_with("[[");
        if line.starts_with("goal") {
            if !has_goal {
                text.push_str(&format!("goal = \"{goal}\"\n"));
            }
            has_goal = true;
        } else {
            text.push_str(line);
            text.push('\n');
        }
    }
    text
}

/// Every objective is met with the first trick that anybody wins.
fn easy_cards() -> String {
    cards_with_goal("tricks(all) >= 1")
}

#[tokio::test]
async fn a_campaign_survives_a_restart() {
    let mut inn = Inn::with_file("tricks/cards.toml", &easy_cards());
    let fields =
        [("seat-2", "bot:easy"), ("seat-3", "bot:easy"), ("seat-4", "none"), ("option-play", "campaign")];
    let ana = Browser::open(&PHONE).await;
    sit_down(&ana, &inn, &fields).await;
    ana.find("#signals[data-status=playing]").await;
    let here = |chapter: u8| {
        format!("document.querySelector('.tr-way__stop--here')?.textContent.trim() === '{chapter}'")
    };
    ana.until(&here(19)).await;
    assert!(play_until(&ana, &here(20)).await);
    assert!(play_until(&ana, "!!document.querySelector('#trick')").await);
    ana.screenshot(&picture("tricks-campaign-phone-es")).await;
    let before = ana.signals().await.ply;
    let path = ana.value("location.pathname").await;
    inn.restart();
    ana.go(&format!("{}{}", inn.url, path.as_str().expect("a path"))).await;
    // That the stream broke off is no complaint here.
    ana.complaints().await;
    ana.until(&here(20)).await;
    assert!(ana.signals().await.ply >= before, "nothing is lost");
    assert!(ana.has(".tr-way__stop--done[title*='Boromir']").await, "chapter 19 is done");
    assert!(play_until(&ana, &here(21)).await);
    ana.is_well("tricks").await;
    ana.close().await;
}

#[tokio::test]
async fn a_round_by_keyboard_alone() {
    let inn = Inn::open();
    let ana = Browser::open(&DESKTOP).await;
    ana.go(&format!("{}/new/tricks", inn.url)).await;
    ana.tab_to("#tricks-name").await;
    ana.press("Ana").await;
    for (seat, sitter) in [("2", "bot:easy"), ("3", "bot:easy"), ("4", "none")] {
        ana.tab_to(&format!("#tricks-seat-{seat}")).await;
        ana.arrow_to(sitter).await;
    }
    ana.tab_to("main form button[type=submit]").await;
    ana.press(key::ENTER).await;
    ana.find("#signals[data-status=playing]").await;
    let (mut seen, mut by_arrows) = (None, 0);
    let until = Instant::now() + Duration::from_secs(120);
    loop {
        let now = ana.signals().await;
        if Instant::now() > until {
            ana.screenshot(&picture("tricks-stuck")).await;
            let focus = ana.value("document.activeElement.outerHTML.slice(0, 200)").await;
            panic!("the round does not end: '{}', {now:?}, {seen:?}, {focus}", ana.says("#ask").await);
        }
        if now.status == "finished" {
            break;
        }
        if !now.yours || seen == Some(now.answers) {
            tokio::time::sleep(Duration::from_millis(40)).await;
            continue;
        }
        // What is lit on the table is reached by arrows; else a digit picks from the bar.
        if ana.has("[data-choice]").await {
            ana.arrow_keys_to("[data-choice]").await;
            by_arrows += 1;
            ana.press(key::ENTER).await;
        } else {
            ana.press("1").await;
        }
        for _ in 0..40 {
            tokio::time::sleep(Duration::from_millis(25)).await;
            let later = ana.signals().await;
            if later.answers != now.answers || !later.yours {
                seen = Some(now.answers);
                break;
            }
        }
    }
    // A round may be lost with the second card.
    assert!(by_arrows > 0, "no card was played by arrows");
    ana.is_well("tricks").await;
    ana.close().await;
}

/// LDT-6.1: the chat is closed while cards are held; what all can see is pointed at, on the table itself too.
#[tokio::test]
async fn a_company_that_does_not_talk() {
    let inn = Inn::with_file("tricks/cards.toml", &easy_cards());
    let fields = [("seat-2", "open"), ("seat-3", "none"), ("seat-4", "none"), ("option-play", "campaign")];
    let ana = Browser::open(&DESKTOP).await;
    sit_down(&ana, &inn, &fields).await;
    ana.find("#signals[data-status=waiting]").await;
    assert!(ana.has("#chat-form").await, "before the game all talk");
    let ben = Browser::open(&Window { language: "en", ..PHONE }).await;
    ben.go(&format!("{}{}", inn.url, ana.link("join").await)).await;
    ben.write("#join-name", "Ben").await;
    ben.click("form[action$='/join'] button[type=submit]").await;
    ben.find("#signals[data-status=playing]").await;

    ana.find("#say .quiet-note").await;
    assert!(!ana.has("#chat-form").await);
    ana.open_tab("chat").await;
    assert!(ana.says("#say .quiet-note").await.contains("LDT-6.1"));
    ana.click("#remarks-1-point > summary").await;
    ana.click("#remarks-1-point button[value^='point card']").await;
    // On the phone the drawer is closed: what is pointed at is told, and shown on the table.
    ben.until("document.querySelectorAll('#board .pointed').length === 1").await;
    ben.until("document.querySelector('.toast')?.textContent.includes('points at')").await;
    // Ben keeps his finger on the character that was dealt.
    let held = "document.querySelector('#say button[value^=\"point objective\"]')?.dataset.at";
    ben.until(&format!("!!({held})")).await;
    let touch = format!(
        "document.getElementById({held}).dispatchEvent(new MouseEvent('contextmenu', {{ bubbles: true, cancelable: true }}))"
    );
    assert_eq!(ben.value(&touch).await, false, "no menu of the browser opens");
    ana.until("document.querySelectorAll('#chat-log .remarked').length === 2").await;
    let last = ana.says("#chat-log p:last-child").await;
    assert!(last.contains("Ben") && last.contains("el objetivo de"), "in her language: {last}");
    assert_eq!(
        ana.value("/^[0-9]{2}:[0-9]{2}/.test(document.querySelector('#chat-log time').textContent)").await,
        true
    );
    ana.screenshot(&picture("tricks-quiet-desktop-es")).await;
    ben.click("#switch-drawer").await;
    ben.open_tab("chat").await;
    ben.click("#remarks-2-say > summary").await;
    ben.screenshot(&picture("tricks-quiet-phone-en")).await;
    ben.press(key::ESCAPE).await;

    // At the chapter's end they may talk: neither goes on before Ana has written.
    for _ in 0..400 {
        if ana.has("#chat-form").await {
            break;
        }
        for who in [&ana, &ben] {
            if who.signals().await.yours && !who.has("#chat-form").await {
                who.choose_by_mouse().await;
            }
        }
        tokio::time::sleep(Duration::from_millis(60)).await;
    }
    ana.write("#chat-text", "¡Bien jugado!").await;
    ana.click("#chat-form button").await;
    ben.until("document.getElementById('chat-log').textContent.includes('¡Bien jugado!')").await;
    for who in [&ana, &ben] {
        who.is_well("tricks").await;
        who.agrees_with_the_server().await;
    }
    ana.close().await;
    ben.close().await;
}

/// At a chapter's end nobody but people says how it goes on, however quick the bots are; and also while cards are held one
/// greets the others, and writes down something for oneself.
#[tokio::test]
async fn the_end_of_a_chapter_is_for_people() {
    let inn = Inn::with_file("tricks/cards.toml", &easy_cards());
    let fields =
        [("seat-2", "bot:easy"), ("seat-3", "bot:easy"), ("seat-4", "none"), ("option-play", "campaign")];
    let ana = Browser::open(&PHONE).await;
    sit_down(&ana, &inn, &fields).await;
    ana.find("#say .quiet-note").await;
    ana.click("#switch-drawer").await;
    ana.open_tab("chat").await;
    ana.click("#remarks-1-greet > summary").await;
    ana.click("#phrases-1 button[value='phrase luck']").await;
    ana.until("document.querySelector('#chat-log p:last-child').textContent.includes('¡Suerte a todos!')")
        .await;
    ana.click("#note > summary").await;
    ana.write("#note-text", "Boromir va primero").await;
    ana.click("#note button").await;
    ana.until("document.querySelector('.toast')?.textContent === 'Nota guardada'").await;
    ana.driver.refresh().await.expect("the page again");
    assert_eq!(ana.value("document.getElementById('note-text').value").await, "Boromir va primero");
    let between = "!!document.querySelector('#choose button[value=go], #choose button[value=stop]')";
    assert!(play_until(&ana, between).await);
    let asked = ana.signals().await.answers;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(ana.signals().await.answers, asked, "nobody goes on without Ana");
    assert_eq!(ana.value(between).await, true);
    ana.is_well("tricks").await;
    ana.close().await;
}
