//! One guest at a desk and on a phone.

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::picture::picture;
use crate::shelves::{post, table};

#[tokio::test]
async fn a_phone_joins_by_a_link() {
    let inn = Inn::open();
    let (desk, phone) = (
        Browser::open(&Window::desk("es")).await,
        Browser::open(&Window::phone("en")).await,
    );
    desk.go(&inn.url).await;
    desk.click("#me > summary").await;
    desk.write("#me-name", "Ana").await;
    desk.click("#me form button").await;
    desk.until("document.querySelector('#me > summary').textContent.includes('Ana')")
        .await;
    desk.click("#me > summary").await;
    desk.click("#me a[href='/me']").await;
    desk.click("#me-link").await;
    desk.find("#joining .qr").await;
    desk.screenshot(&picture("device-desk-es")).await;
    let link = desk.value("document.getElementById('link-device').value").await;
    phone.go(link.as_str().expect("a link")).await;
    // The code is in the form, and no longer in the address.
    phone
        .until("document.getElementById('device-code').value.length === 43 && !location.hash")
        .await;
    phone.screenshot(&picture("device-phone-en")).await;
    phone.click("#device-join").await;
    phone
        .until("location.pathname === '/' && document.getElementById('your-name').value === 'Ana'")
        .await;
    // The desk signs the phone out.
    desk.go(&format!("{}/me", inn.url)).await;
    desk.until("document.querySelectorAll('#devices > li').length === 2")
        .await;
    desk.click("#devices > li:last-child button").await;
    desk.until("document.querySelectorAll('#devices > li').length === 1")
        .await;
    phone.go(&inn.url).await;
    phone
        .until("document.getElementById('your-name').value === ''")
        .await;
    for (who, browser) in [("the desk", desk), ("the phone", phone)] {
        let complaints = browser.complaints().await;
        assert!(complaints.is_empty(), "{who} complains: {complaints:?}");
        browser.close().await;
    }
}

/// One's own invitation, opened where nobody knows one: it says how to come in, and who sits at a closed table is not told.
#[tokio::test]
async fn ones_own_invitation_elsewhere() {
    let inn = Inn::open();
    let (desk, phone) = (
        Browser::open(&Window::desk("es")).await,
        Browser::open(&Window::phone("es").by_night()).await,
    );
    desk.go(&inn.url).await;
    post(&desk, "/guests", "{ name: 'Ana' }").await;
    let seats = "[{ kind: 'me' }, { kind: 'bot', level: 'easy' }]";
    let made = post(
        &desk,
        "/tables",
        &format!("{{ game: 'journey', seats: {seats} }}"),
    )
    .await;
    let link = made["links"]["join"].as_str().expect("a link").to_owned();
    phone.go(&format!("{}{link}", inn.url)).await;
    phone.find("#join-mine[open]").await;
    assert!(!phone.has("form[action$='/join']").await);
    assert!(!phone.has("main a[href^='/t/']").await, "nobody may watch");
    let text = phone.value("document.querySelector('main').textContent").await;
    let text = text.as_str().expect("a text");
    assert!(!text.contains("Ana") && text.contains("Ya no queda"), "{text}");
    phone.screenshot(&picture("invitation-late-phone-night-es")).await;
    phone.click("#join-mine a[href='/device']").await;
    phone.until("location.pathname === '/device'").await;
    for browser in [desk, phone] {
        browser.close().await;
    }
}

/// Somebody takes along what is kept of them, and is forgotten: a bot has their seat, and who plays on sees that they left.
#[tokio::test]
async fn somebody_is_forgotten() {
    let inn = Inn::open();
    let (ana, ben) = (
        Browser::open(&Window::phone("es").by_night()).await,
        Browser::open(&Window::desk("en")).await,
    );
    for (browser, name) in [(&ana, "Ana"), (&ben, "Ben")] {
        browser.go(&inn.url).await;
        post(browser, "/guests", &format!("{{ name: '{name}' }}")).await;
    }
    let id = table(&ana, &ben).await;
    post(&ana, &format!("/tables/{id}/chat"), "{ text: 'Vivo en Archet' }").await;
    ben.go(&format!("{}/t/{id}", inn.url)).await;
    ben.until("document.body.textContent.includes('Vivo en Archet')")
        .await;

    ana.go(&inn.url).await;
    ana.click(".foot a[href='/privacy']").await;
    ana.until("location.pathname === '/privacy'").await;
    ana.screenshot(&picture("privacy-phone-night-es")).await;
    ana.go(&format!("{}/me", inn.url)).await;
    let data = ana
        .value("fetch(document.getElementById('me-data').href).then((answer) => answer.json())")
        .await;
    assert_eq!(data["tables"][0]["did"][2]["text"], "Vivo en Archet", "{data}");
    ana.click("#me-forget > summary").await;
    // Not without saying so.
    ana.click("#me-forget button").await;
    assert_eq!(ana.value("location.pathname").await, "/me");
    ana.click("#me-sure").await;
    ana.screenshot(&picture("forget-phone-night-es")).await;
    ana.click("#me-forget button").await;
    ana.until("location.pathname === '/' && document.getElementById('your-name').value === ''")
        .await;
    ben.until("document.getElementById('player-1').textContent.includes('Somebody who left')")
        .await;
    assert!(
        !ben.value("document.body.textContent.includes('Archet')")
            .await
            .as_bool()
            .unwrap()
    );
    ben.screenshot(&picture("left-desk-en")).await;
    ben.go(&format!("{}/privacy", inn.url)).await;
    ben.screenshot(&picture("privacy-desk-en")).await;
    for browser in [ana, ben] {
        let complaints = browser.complaints().await;
        assert!(complaints.is_empty(), "{complaints:?}");
        browser.close().await;
    }
}
