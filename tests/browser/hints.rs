//! A hint: pressed for, lit on the board and in the bar, told in words, and gone with its question; also without script.

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::others::at_a_table_of;

/// Waits until the reader is asked.
const ASKED: &str = "document.getElementById('signals').dataset.yours === 'yes'";

/// The choice in words, and the reasons.
const TOLD: &str = "[document.querySelector('.hint__choice b').textContent, document.querySelectorAll('.hint__why li').length,
    document.querySelector('.choice--hinted')?.textContent ?? document.querySelector('.hinted')?.id ?? '']";

impl Browser {
    async fn wants_a_hint(&self) {
        self.until(ASKED).await;
        self.find("#hint-press").await.click().await.expect("a button");
        self.find("#hint").await;
    }
}

#[tokio::test]
async fn a_hint_is_lit_and_told_until_its_question_is_answered() {
    let inn = Inn::open();
    let ana = at_a_table_of("journey", 1, &inn, false).await;
    ana.wants_a_hint().await;
    // The page was not loaded anew, and the hint holds no key.
    assert_eq!(ana.value("location.search").await, "");
    let told = ana.value(TOLD).await;
    // Of choices that win as often none is better: then there are no reasons.
    assert_ne!(told[0], "", "{told}");
    assert_ne!(told[2], "", "{told}");
    assert_eq!(
        ana.value("document.querySelector('[data-digit]')?.closest('#hint, #hint-ask') ?? null").await,
        serde_json::Value::Null
    );
    // Put away, and asked for again, it says the same.
    ana.find("#hint-close").await.click().await.expect("a link");
    ana.until("!document.querySelector('#hint, .hinted, .choice--hinted')").await;
    ana.wants_a_hint().await;
    assert_eq!(ana.value(TOLD).await, told);
    // It goes with the question.
    ana.value("(document.querySelector('button.choice--hinted') ?? document.querySelector('[data-choice].hinted')).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))").await;
    ana.until("!document.querySelector('#hint, .hinted, .choice--hinted')").await;
    ana.close().await;
}

/// The same as a page that is loaded.
#[tokio::test]
async fn a_hint_comes_without_script() {
    let inn = Inn::open();
    let ana = Browser::without_script().await;
    ana.go(&inn.url).await;
    ana.write("#your-name", "Ana").await;
    ana.click("button[value='now:journey:']").await;
    ana.looks_until_asked().await;
    ana.click("#hint-press").await;
    ana.find("#hint .hint__choice b").await;
    ana.find("#hint .hint__choice").await;
    assert!(ana.has("button.choice--hinted").await || ana.has(".hinted").await);
    ana.click("#hint-close").await;
    ana.find("#hint-press").await;
    assert!(!ana.has("#hint").await);
    ana.close().await;
}

/// Where two people sit there is nothing to press.
#[tokio::test]
async fn two_people_are_offered_none() {
    let inn = Inn::open();
    let window = Window { width: 1366, height: 768, phone: false, language: "es", dark: false };
    let (ana, ben) = (Browser::open(&window).await, Browser::open(&window).await);
    let link = ana.opens_a_table(&inn, "journey", &["open"]).await;
    ben.sits_down(&link, "Ben").await;
    for one in [&ana, &ben] {
        one.find("#signals[data-status=playing]").await;
        assert!(!one.has("#hint-press").await);
    }
    ana.close().await;
    ben.close().await;
}
