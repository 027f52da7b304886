//! Two play for a week: one at a desk and on a phone, who is told of her turns; and one who vanishes, and comes back.

use std::sync::mpsc::Receiver;

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::picture::picture;
use crate::shelves::post;
use crate::sinks;

const HOUR: u64 = 3600;
const DAY: u64 = 24 * HOUR;

/// The desk makes a link, and the phone follows it: one guest on both.
async fn joins(desk: &Browser, phone: &Browser, inn: &Inn) {
    desk.go(&format!("{}/me", inn.url)).await;
    desk.click("#me-link").await;
    desk.find("#joining .qr").await;
    let link = desk.value("document.getElementById('link-device').value").await;
    let link = link.as_str().expect("a link").replace("http://inn.example", &inn.url);
    phone.go(&link).await;
    phone.until("document.getElementById('device-code').value.length === 43").await;
    phone.click("#device-join").await;
    phone.until("location.pathname === '/'").await;
}

/// Ana is told on her phone, and by letters once she has said that the mailbox is hers.
async fn be_told(desk: &Browser, phone: &Browser, inn: &Inn, letters: &Receiver<String>) {
    let page = format!("{}/me/notices", inn.url);
    sinks::may_show(phone, &inn.url, "granted").await;
    phone.go(&page).await;
    phone.until("!document.getElementById('push').hidden").await;
    phone.click("#push-set").await;
    phone.find("#told").await;
    sinks::has_a_mailbox(desk, inn, letters).await;
    desk.until("document.querySelectorAll('#told li').length === 2 && !document.querySelector('form[action$=\"/again\"]')")
        .await;
    desk.screenshot(&picture("week-told-desk-es")).await;
    phone.go(&page).await;
    phone.screenshot(&picture("week-told-phone-es")).await;
}

/// A player takes their turn: they make their choices, and look no more.
async fn plays(browser: &Browser, table: &str) {
    browser.go(table).await;
    browser.until("document.getElementById('signals').dataset.yours === 'yes'").await;
    while browser.signals().await.yours {
        // What stands on the board, too, is folded away in the bar.
        let before = browser.signals().await.ply;
        let first = "document.querySelector('#choose button:not([aria-disabled])')?.click()";
        browser.value(first).await;
        browser.until(&format!("Number(document.getElementById('signals').dataset.ply) > {before}")).await;
    }
    browser.go("about:blank").await;
}

#[tokio::test]
async fn a_week_of_two() {
    let ((service, pushes), (office, letters)) = (sinks::web(), sinks::mail());
    let mut inn = Inn::with_arguments(&[
        "--public-url",
        "http://inn.example",
        "--push",
        "--notices-neighbour",
        &service.to_string(),
        "--mail",
        &format!("smtp://{office}"),
        "--mail-from",
        "inn@example.org",
        // Whoever has chosen leaves before a bot answers, and the program may be killed before it does.
        "--bot-pace",
        "2000",
    ]);
    let (desk, phone, ben) = (
        Browser::open(&Window::desk("es")).await,
        Browser::open(&Window::phone("es")).await,
        Browser::open(&Window::desk("en")).await,
    );
    sinks::hands_out(&phone, service, "phone").await;
    for (browser, name) in [(&desk, "Ana"), (&ben, "Ben")] {
        browser.go(&inn.url).await;
        post(browser, "/guests", &format!("{{ name: '{name}' }}")).await;
    }
    joins(&desk, &phone, &inn).await;
    be_told(&desk, &phone, &inn, &letters).await;
    let made = post(&desk, "/tables", "{ game: 'war', players: 2, pace: '1d' }").await;
    let id = made["id"].as_str().expect("an id").to_owned();
    let secret = made["links"]["join"].as_str().expect("a link").rsplit('/').next();
    let secret = format!("{{ token: '{}' }}", secret.expect("a secret"));
    post(&ben, &format!("/tables/{id}/join"), &secret).await;
    let table = |inn: &Inn| format!("{}/t/{id}", inn.url);
    // Both begin: then it is Ana's turn, and she looks no more.
    desk.go(&table(&inn)).await;
    desk.find("#signals[data-status=playing]").await;
    let begins = desk.signals().await.yours;
    desk.go("about:blank").await;
    phone.go("about:blank").await;
    if begins {
        plays(&desk, &table(&inn)).await;
    }
    plays(&ben, &table(&inn)).await;

    // She is told once in each way, and plays where she is.
    let told = |turn: &str| {
        let (push, letter) = (sinks::next(&pushes), sinks::next(&letters));
        assert!(push.starts_with("post /phone "), "{turn}: {push}");
        assert!(push.contains(&format!("topic: {}", id.to_lowercase())), "{turn}: {push}");
        assert!(letter.contains(&format!("http://inn.example/t/{id}")), "{turn}: {letter}");
        assert!(letter.contains("Te toca: Guerra del Anillo"), "{turn}: {letter}");
        assert!(!letter.contains("Ben"), "{turn}: {letter}");
    };
    inn.restart_after(HOUR);
    told("the first");
    phone.go(&table(&inn)).await;
    phone.screenshot(&picture("week-turn-phone-es")).await;
    plays(&phone, &table(&inn)).await;
    plays(&ben, &table(&inn)).await;
    inn.restart_after(20 * HOUR);
    told("the second");
    plays(&desk, &table(&inn)).await;

    // Ben is not heard of any more. His time runs out, and a bot minds his seat.
    inn.restart_after(3 * DAY);
    desk.go(&table(&inn)).await;
    desk.find(".clock--late").await;
    desk.click("#hand-over-2 button").await;
    desk.until("document.getElementById('journal').textContent.includes('Ana deja su asiento a un bot')")
        .await;
    desk.until("document.getElementById('signals').dataset.yours === 'yes'").await;
    desk.screenshot(&picture("week-minded-desk-es")).await;
    plays(&desk, &table(&inn)).await;

    // What the bot owes it plays, whether it was killed over it or not; nobody looks.
    inn.restart_after(6 * DAY);
    ben.go(&inn.url).await;
    let owes = format!(
        "fetch('/api/v1/tables/{id}').then((answer) => answer.json()).then((table) => table.seats[0].owes)"
    );
    ben.until(&owes).await;

    // At the end of the week he is back, and finds what was played for him.
    inn.restart_after(7 * DAY);
    told("the third, while a bot minds his seat");
    ben.go(&table(&inn)).await;
    ben.find("#back-2 button").await;
    ben.screenshot(&picture("week-back-desk-en")).await;
    ben.click("#back-2 button").await;
    ben.until("!document.querySelector('#back-2')").await;
    phone.go(&table(&inn)).await;
    phone
        .until("document.getElementById('journal').textContent.includes('Ben ha vuelto a su asiento.')")
        .await;
    phone.screenshot(&picture("week-back-phone-es")).await;
    phone.agrees_with_the_server().await;
    plays(&phone, &table(&inn)).await;
    plays(&ben, &table(&inn)).await;
    let more = (pushes.try_iter().count(), letters.try_iter().count());
    assert_eq!(more, (0, 0), "once a turn");
    for (who, browser) in [("the desk", desk), ("the phone", phone), ("Ben", ben)] {
        let complaints = browser.complaints().await;
        let own = |line: &&String| !line.contains("net::ERR_");
        let own = complaints.iter().filter(own).collect::<Vec<_>>();
        assert!(own.is_empty(), "{who} complains: {own:?}");
        browser.close().await;
    }
}
