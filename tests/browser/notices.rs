//! Somebody who is away is told that it is their turn; who looks is not.

use std::time::Duration;

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::picture::picture;
use crate::shelves::{post, table};
use crate::sinks;

const YOURS: &str = "document.getElementById('signals').dataset.yours === 'yes'";

#[tokio::test]
async fn who_is_away_is_told() {
    let (address, came) = sinks::web();
    let (near, here) = (address.to_string(), "http://inn.example");
    let inn =
        Inn::with_arguments(&["--notices-neighbour", &near, "--public-url", here, "--notices-after", "1"]);
    let (ana, ben) = (Browser::open(&Window::desk("es")).await, Browser::open(&Window::phone("en")).await);
    ana.go(&format!("{}/me/notices", inn.url)).await;
    assert!(!ana.has("#notices-set").await, "nobody knows her yet");
    for (browser, name) in [(&ana, "Ana"), (&ben, "Ben")] {
        browser.go(&inn.url).await;
        post(browser, "/guests", &format!("{{ name: '{name}' }}")).await;
    }
    let id = table(&ana, &ben).await;
    let (at, mut turns) = (format!("{}/t/{id}", inn.url), 0);
    // Nobody is asked before their first move.
    ben.go(&at).await;
    ana.go(&at).await;
    assert!(!ana.has("#offer").await && !ben.has("#offer").await);
    // Who begins a journey is luck: both move once.
    while turns < 2 {
        let who = if ana.signals().await.yours { &ana } else { &ben };
        who.until(YOURS).await;
        while who.signals().await.yours {
            who.choose_first().await;
        }
        turns += 1;
    }
    ben.go(&at).await;
    ben.find("#offer").await;
    ben.screenshot(&picture("notices-offer-phone-en")).await;
    ben.go(&format!("{}/me/notices", inn.url)).await;
    ben.until("performance.getEntriesByType('resource').some((one) => one.name.endsWith('/me/sight'))").await;
    ben.value("document.getElementById('notices-way').value = 'plain'").await;
    ben.write("#notices-address", &format!("http://{near}/ben")).await;
    ben.click("#notices-set").await;
    ben.find("#told").await;
    ben.click("form[action$='/test'] button").await;
    ben.find("#arrived").await;
    // Where he is the page knows by itself.
    ben.until("document.getElementById('hours-zone').value.length > 0").await;
    ben.screenshot(&picture("notices-phone-en")).await;
    ben.click("#hours-quiet").await;
    ben.leave_by("#hours-set").await;
    ben.until("document.getElementById('hours-quiet')?.checked && !document.getElementById('arrived')").await;
    ben.click("#hours-at_once").await;
    ben.leave_by("#hours-set").await;
    ben.until("document.getElementById('hours-at_once')?.checked && !document.getElementById('hours-quiet').checked")
        .await;
    let tried = came.recv_timeout(Duration::from_secs(30)).expect("what is tried");
    assert!(tried.contains("This is how we will notify you"), "{tried}");
    // Ben moves if it is his turn, and goes away; Ana moves.
    ben.go(&at).await;
    assert!(!ben.has("#offer").await, "he has said so already");
    while ben.signals().await.yours {
        ben.choose_first().await;
    }
    ben.go("about:blank").await;
    ana.until(YOURS).await;
    while ana.signals().await.yours {
        ana.choose_first().await;
    }
    let told = came.recv_timeout(Duration::from_secs(30)).expect("he is told");
    assert!(told.contains("It is your turn: ") && told.contains(&format!("{here}/t/{id}")), "{told}");
    ben.go(&format!("{}/me/notices", inn.url)).await;
    ben.click("form[action$='/stop'] button").await;
    ben.until("!document.getElementById('told') && !!document.getElementById('notices-set')").await;
    for (who, browser) in [("Ana", ana), ("Ben", ben)] {
        let complaints = browser.complaints().await;
        assert!(complaints.is_empty(), "{who} complains: {complaints:?}");
        browser.close().await;
    }
}
