//! The other games at the table: how one sits down, and the first turns of the war.

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
    browser
        .find("main form button[type=submit]")
        .await
        .click()
        .await
        .expect("a button");
    browser.find("#signals[data-status=playing]").await;
    browser
}

/// Nothing may be said by its id, and nothing may go wrong in the script.
pub async fn all_is_well(browser: &Browser, game: &str) {
    let said = browser.value("document.body.innerText").await;
    let said = said.as_str().expect("text");
    assert!(
        !said.contains(&format!("{game}-")),
        "an id instead of words:\n{said}"
    );
    let complaints = browser.complaints().await;
    let stale = |complaint: &String| complaint.contains("409");
    assert!(complaints.iter().all(stale), "{complaints:?}");
}

#[tokio::test]
async fn the_war_begins() {
    let inn = Inn::open();
    let ana = at_a_table_of("war", 1, &inn, false).await;
    for _ in 0..80 {
        // What is folded away in the bar lies on the board as well; the bar has everything.
        let made = "document.querySelector('#choose button:not([aria-disabled])')?.click() ?? true";
        ana.value(made).await;
        tokio::time::sleep(std::time::Duration::from_millis(120)).await;
    }
    assert!(ana.signals().await.ply > 20, "the war goes on");
    all_is_well(&ana, "war").await;
    ana.close().await;
}
