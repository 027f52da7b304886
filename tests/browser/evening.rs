//! Two people and two bots play an advanced game to its end: Ana by keyboard alone, on a phone, in Spanish;
//! Ben with the mouse, on a desktop, in English. Then the replay.

use std::time::Duration;

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::picture::picture;
use crate::player::key;

async fn ana() -> Browser {
    Browser::open(&Window { width: 390, height: 844, phone: true, language: "es", dark: false }).await
}

async fn ben() -> Browser {
    Browser::open(&Window { width: 1440, height: 900, phone: false, language: "en", dark: false }).await
}

/// Makes the table by keyboard alone, and gives the link for the second seat.
async fn make_a_table(ana: &Browser, inn: &Inn) -> String {
    ana.go(&inn.url).await;
    assert_eq!(ana.value("document.documentElement.lang").await, "es");
    ana.screenshot(&picture("lobby-phone-es")).await;
    ana.tab_to("#your-name").await;
    ana.press("Ana").await;
    // Enter is no choice of a game.
    ana.press(key::ENTER).await;
    ana.tab_to("a[href='/new/journey']").await;
    ana.press(key::ENTER).await;
    ana.tab_to("#journey-name").await;
    ana.press("Ana").await;
    for (seat, sitter) in [("2", "open"), ("3", "bot:easy"), ("4", "bot:hard")] {
        ana.tab_to(&format!("#journey-seat-{seat}")).await;
        ana.arrow_to(sitter).await;
    }
    ana.tab_to(".new__make button").await;
    ana.press(key::ENTER).await;
    ana.find("#signals[data-status=waiting]").await;
    let link = ana.value("document.body.innerHTML.match(/\\/t\\/\\w+\\/join\\/[\\w-]+/)[0]").await;
    link.as_str().expect("a link").to_owned()
}

async fn sit_down(ben: &Browser, inn: &Inn, link: &str) {
    ben.go(&format!("{}{link}", inn.url)).await;
    assert_eq!(ben.value("document.documentElement.lang").await, "en");
    let name = ben.find("#join-name").await;
    name.clear().await.unwrap();
    name.send_keys("Ben").await.unwrap();
    ben.find("form[action$='/join'] button[type=submit]").await.click().await.unwrap();
    ben.find("#signals[data-status=playing]").await;
}

#[tokio::test]
async fn two_people_and_two_bots_play_to_the_end() {
    let inn = Inn::open();
    let (ana, ben) = (ana().await, ben().await);
    let link = make_a_table(&ana, &inn).await;
    sit_down(&ben, &inn, &link).await;
    ana.find("#signals[data-status=playing]").await;
    let (mut pictured, mut rounds, mut compared) = (false, 0, 0);
    loop {
        let over = ana.play(true).await;
        if !pictured && ben.signals().await.ply > 60 && ben.signals().await.yours {
            pictured = true;
            take_pictures(&ana, &ben).await;
        }
        // On Ben's turn nobody else moves, and both pages stand still.
        let now = ben.signals().await;
        if now.yours && now.ply >= compared + 20 {
            compared = now.ply;
            ana.agrees_with_the_server().await;
            ben.agrees_with_the_server().await;
        }
        if over | ben.play(false).await {
            break;
        }
        rounds += 1;
        assert!(rounds < 4000, "the game does not end");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(pictured, "the game was too short for a picture");
    assert!(compared > 60, "the pages were not compared with the server's");
    ana.find("#signals[data-status=finished]").await;
    ben.find("#signals[data-status=finished]").await;
    ben.screenshot(&picture("finished-desktop-en")).await;
    see_every_step(&ben).await;
    for (who, browser) in [("Ana", &ana), ("Ben", &ben)] {
        let complaints = browser.complaints().await;
        assert!(complaints.is_empty(), "{who}'s browser complains: {complaints:?}");
    }
    ana.close().await;
    ben.close().await;
}

/// Takes pictures in the middle of the game, with a roll on Ben's table.
async fn take_pictures(ana: &Browser, ben: &Browser) {
    if ben.has("#cup").await {
        ben.press("1").await;
        ben.find("#choose button[value^=set]").await;
    }
    ben.screenshot(&picture("table-desktop-en")).await;
    ana.screenshot(&picture("table-phone-es")).await;
    // The switch goes from the system's choice to the other look first.
    let theme = ben.find("#switch-theme").await;
    for _ in 0..3 {
        if ben.value("document.documentElement.dataset.theme").await == "dark" {
            break;
        }
        theme.click().await.unwrap();
    }
    ben.screenshot(&picture("table-desktop-dark")).await;
    theme.click().await.unwrap();
}

/// The replay link, followed by somebody who was not at the table.
async fn see_every_step(ben: &Browser) {
    let link = ben.value("document.querySelector('#prompt a[href*=\"/replay\"]').href").await;
    let link = link.as_str().expect("a replay link").to_owned();
    let stranger = self::ben().await;
    stranger.go(&link).await;
    let last = stranger.value("Number(document.getElementById('step').max)").await.as_u64().expect("steps");
    assert!(last > 60, "only {last} steps");
    stranger.press("\u{e011}").await;
    stranger.until("document.getElementById('step').value === '0'").await;
    for step in 1..=last {
        stranger.press(key::RIGHT).await;
        stranger.until(&format!("document.getElementById('step').value === '{step}' && document.querySelector('#scrub output').textContent.startsWith('{step} /')")).await;
        if step == last / 2 {
            stranger.screenshot(&picture("replay-desktop-en")).await;
        }
    }
    let complaints = stranger.complaints().await;
    assert!(complaints.is_empty(), "the stranger's browser complains: {complaints:?}");
    stranger.close().await;
}
