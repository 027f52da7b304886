//! The other games at the table: how one sits down, and the first turns of the war.

use std::time::{Duration, Instant};

use crate::browser::{Browser, Window};
use crate::inn::Inn;

pub async fn at_a_table_of(game: &str, others: usize, inn: &Inn, phone: bool) -> Browser {
    let browser = Browser::open(&Window {
        width: if phone { 390 } else { 1440 },
        height: 900,
        phone,
        language: "es",
        dark: false,
    })
    .await;
    browser.go(&format!("{}/new/{game}", inn.url)).await;
    let name = browser.find(&format!("#{game}-name")).await;
    name.send_keys("Ana").await.expect("a field");
    for seat in 2..=others + 1 {
        let easy = format!("#{game}-seat-{seat} > option[value='bot:easy']");
        browser.find(&easy).await.click().await.expect("an option");
    }
    browser.find("main form button[type=submit]").await.click().await.expect("a button");
    browser.find("#signals[data-status=playing]").await;
    browser
}

/// A seat says what it plays, with as many as there are; alone one takes either side.
#[tokio::test]
async fn a_side_is_chosen_where_a_table_is_made() {
    let inn = Inn::open();
    let ana =
        Browser::open(&Window { width: 1366, height: 900, phone: false, language: "en", dark: false }).await;
    ana.go(&format!("{}/new/war", inn.url)).await;
    let label = |seat: u8| format!("document.querySelector('label[for=war-seat-{seat}]').textContent");
    assert_eq!(ana.value(&label(1)).await, "Seat 1 · Free Peoples");
    assert_eq!(ana.value(&label(2)).await, "Seat 2 · Shadow");
    assert_eq!(ana.value(&label(3)).await, "Seat 3");
    ana.click("#war-seat-3 > option[value='bot:easy']").await;
    assert_eq!(ana.value(&label(2)).await, "Seat 2 · Shadow: the Witch-king (Sauron)");

    ana.write("#war-name", "Ana").await;
    ana.click("#war-now-side > option[value='2']").await;
    ana.click("#war-now-level > option[value='easy']").await;
    ana.click("button[value='now:war:']").await;
    ana.find("#signals[data-status=playing]").await;
    let second = ana.says("#player-2").await;
    assert!(second.contains("Ana"), "Ana has the Shadow: {second}");
    ana.close().await;
}

#[tokio::test]
async fn the_war_begins() {
    let inn = Inn::open();
    let ana = at_a_table_of("war", 1, &inn, false).await;
    let until = Instant::now() + Duration::from_secs(120);
    while ana.signals().await.ply <= 20 {
        assert!(Instant::now() < until, "the war does not go on");
        // What is folded away in the bar lies on the board as well; the bar has everything.
        let made = "document.querySelector('#choose button:not([aria-disabled])')?.click() ?? true";
        ana.value(made).await;
        tokio::time::sleep(Duration::from_millis(120)).await;
    }
    ana.is_well("war").await;
    ana.close().await;
}
