//! Two share one screen: what is in one's hand is not shown before its owner says that they look.

use std::time::{Duration, Instant};

use crate::browser::{Browser, Window};
use crate::inn::Inn;

async fn hand(browser: &Browser) -> String {
    let hand = browser.value("document.getElementById('hand').innerText.trim()").await;
    hand.as_str().expect("text").to_owned()
}

#[tokio::test]
async fn nobody_sees_the_hand_of_who_sits_beside_them() {
    let inn = Inn::open();
    let screen =
        Browser::open(&Window { width: 1280, height: 900, phone: false, language: "en", dark: false }).await;
    screen.go(&format!("{}/new/war", inn.url)).await;
    screen.write("#war-name", "Ana").await;
    screen.click("#war-seat-2 > option[value='second']").await;
    screen.click("main form button[type=submit]").await;
    screen.find("#signals[data-status=playing]").await;

    assert_eq!(hand(&screen).await, "", "nobody has said that they look");
    screen.click("[id^=look-]").await;
    screen.find("#signals[data-yours=yes]").await;
    let first = screen.value("location.search").await;
    let cards = hand(&screen).await;
    assert_ne!(cards, "", "now they have");

    let drawn = "document.getElementById('signals').dataset.curtain === 'drawn' && location.search === ''";
    let until = Instant::now() + Duration::from_secs(60);
    while screen.value(drawn).await != true {
        assert!(Instant::now() < until, "the other one is never asked");
        let made = "document.querySelector('#choose button:not([aria-disabled])')?.click() ?? true";
        screen.value(made).await;
        tokio::time::sleep(Duration::from_millis(150)).await;
    }
    assert_eq!(hand(&screen).await, "", "the other one is asked");
    let journal = screen.value("document.getElementById('journal').innerText").await;
    for card in cards.lines().filter(|line| line.len() > 12) {
        assert!(!journal.as_str().expect("text").contains(card), "{card} was drawn unseen");
    }

    screen.click("[id^=look-]").await;
    screen.find("#signals[data-yours=yes]").await;
    assert_ne!(screen.value("location.search").await, first);
    assert_ne!(hand(&screen).await, cards, "each has a hand of their own");

    // Whoever goes back in the browser's history finds the curtain.
    let other = first.as_str().expect("a query").to_owned();
    let path = screen.value("location.pathname").await;
    screen.go(&format!("{}{}{other}", inn.url, path.as_str().expect("a path"))).await;
    assert_eq!(hand(&screen).await, "");
    assert_eq!(screen.complaints().await, Vec::<String>::new());
    screen.close().await;
}
