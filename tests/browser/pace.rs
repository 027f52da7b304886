//! Time at a table: one vanishes, a bot minds the seat, and they find it when they are back.

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::picture::picture;
use crate::shelves::post;

const TWO_DAYS: u64 = 2 * 24 * 3600;

#[tokio::test]
async fn a_bot_minds_the_seat_of_who_vanished() {
    let mut inn = Inn::open();
    let (ana, ben) = (Browser::open(&Window::desk("es")).await, Browser::open(&Window::phone("en")).await);
    ana.go(&format!("{}/new/journey", inn.url)).await;
    ana.write("#journey-name", "Ana").await;
    ana.click("#journey-pace > option[value='1d']").await;
    ana.click(".new__make button").await;
    ana.find("#signals[data-status=waiting]").await;
    let link = ana.value("document.body.innerHTML.match(/\\/t\\/\\w+\\/join\\/[\\w-]+/)[0]").await;
    ben.go(&format!("{}{}", inn.url, link.as_str().expect("a link"))).await;
    ben.write("#join-name", "Ben").await;
    ben.click("form[action$='/join'] button[type=submit]").await;
    ben.find("#signals[data-status=playing]").await;
    ana.find("#signals[data-status=playing]").await;
    while ana.signals().await.yours {
        ana.choose_first().await;
    }
    // Ben's clock runs for both to see; there is nothing yet to be done about it.
    ana.until("/^23\\s?h 59/.test(document.querySelector('.clock time').textContent)").await;
    ben.until("/^23\\s?h 59/.test(document.querySelector('.clock time').textContent)").await;
    ana.until("document.querySelector('#hand-over-2').hidden").await;
    let table = ana.value("location.pathname").await;
    let table = table.as_str().expect("a path").to_owned();

    inn.restart_after(TWO_DAYS);
    ana.go(&format!("{}{table}", inn.url)).await;
    ana.find(".clock--late").await;
    ana.until("document.querySelector('.since').textContent.includes('anteayer')").await;
    ana.screenshot(&picture("late-desk-es")).await;
    ana.click("#hand-over-2 button").await;
    ana.until("document.getElementById('journal').textContent.includes('A Ben se le acabó el tiempo: Ana deja su asiento a un bot')")
        .await;
    // The bot goes on, and it is Ana's turn again.
    ana.until("document.getElementById('signals').dataset.yours === 'yes'").await;
    ana.agrees_with_the_server().await;

    ben.go(&format!("{}{table}", inn.url)).await;
    ben.find("#back-2 button").await;
    ben.screenshot(&picture("minded-phone-en")).await;
    ben.click("#back-2 button").await;
    ben.until("!document.querySelector('#back-2')").await;
    ana.until("document.getElementById('journal').textContent.includes('Ben ha vuelto a su asiento.')").await;
    while ana.signals().await.yours {
        ana.choose_first().await;
    }
    ben.choose_first().await;
    ana.agrees_with_the_server().await;
    // The server was away for a moment: that is all they may say.
    for (who, browser) in [("Ana", ana), ("Ben", ben)] {
        let complaints = browser.complaints().await;
        let own = |line: &&String| !line.contains("net::ERR_");
        let own = complaints.iter().filter(own).collect::<Vec<_>>();
        assert!(own.is_empty(), "{who}'s browser complains: {own:?}");
        browser.close().await;
    }
}

/// Somebody takes a holiday: who waits sees until when, and it ends with a button.
#[tokio::test]
async fn on_holiday() {
    let inn = Inn::open();
    let (ana, ben) =
        (Browser::open(&Window::phone("es").by_night()).await, Browser::open(&Window::desk("en")).await);
    for (browser, name) in [(&ana, "Ana"), (&ben, "Ben")] {
        browser.go(&inn.url).await;
        post(browser, "/guests", &format!("{{ name: '{name}' }}")).await;
    }
    // Nobody who sits at no table over days is asked.
    ana.go(&format!("{}/me", inn.url)).await;
    assert!(!ana.has("#holiday").await);
    let made = post(&ana, "/tables", "{ game: 'journey', players: 2, pace: '3d' }").await;
    let id = made["id"].as_str().expect("an id");
    let link = made["links"]["join"].as_str().expect("a link");
    let secret = link.rsplit('/').next().expect("a secret");
    post(&ben, &format!("/tables/{id}/join"), &format!("{{ token: '{secret}' }}")).await;
    ben.go(&format!("{}/t/{id}", inn.url)).await;
    ben.find("#signals[data-status=playing]").await;
    ana.go(&format!("{}/me", inn.url)).await;
    ana.screenshot(&picture("holiday-phone-night-es")).await;
    ana.click("#holiday-days > option[value='14']").await;
    ana.click("#holiday-go").await;
    ana.find("#holiday-back").await;
    ben.until("document.getElementById('player-1').textContent.includes('on holiday until')").await;
    ben.until("document.getElementById('journal').textContent.includes('Ana is on holiday')").await;
    ben.screenshot(&picture("holiday-desk-en")).await;
    ana.click("#holiday-back").await;
    ana.find("#holiday-go").await;
    ben.until("!document.getElementById('player-1').textContent.includes('on holiday until')").await;
    for browser in [ana, ben] {
        let complaints = browser.complaints().await;
        assert!(complaints.is_empty(), "{complaints:?}");
        browser.close().await;
    }
}
