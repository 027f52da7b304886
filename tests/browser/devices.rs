//! One guest at a desk and on a phone.

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::picture::picture;
use crate::shelves::post;

#[tokio::test]
async fn a_phone_joins_by_a_link() {
    let inn = Inn::open();
    let (desk, phone) = (Browser::open(&Window::desk("es")).await, Browser::open(&Window::phone("en")).await);
    desk.go(&inn.url).await;
    desk.click("#me > summary").await;
    desk.write("#me-name", "Ana").await;
    desk.click("#me form button").await;
    desk.until("document.querySelector('#me > summary').textContent.includes('Ana')").await;
    desk.click("#me > summary").await;
    desk.click("#me a[href='/me']").await;
    desk.click("#me-link").await;
    desk.find("#joining .qr").await;
    desk.screenshot(&picture("device-desk-es")).await;
    let link = desk.value("document.getElementById('link-device').value").await;
    phone.go(link.as_str().expect("a link")).await;
    // The code is in the form, and no longer in the address.
    phone.until("document.getElementById('device-code').value.length === 43 && !location.hash").await;
    phone.screenshot(&picture("device-phone-en")).await;
    phone.click("#device-join").await;
    phone.until("location.pathname === '/' && document.querySelector('#me > summary')?.textContent.includes('Ana')").await;
    // The desk signs the phone out.
    desk.go(&format!("{}/me", inn.url)).await;
    desk.until("document.querySelectorAll('#devices > li').length === 2").await;
    desk.click("#devices > li:last-child button").await;
    desk.until("document.querySelectorAll('#devices > li').length === 1").await;
    phone.go(&inn.url).await;
    phone.until("!document.querySelector('#me > summary').textContent.includes('Ana') && !!document.getElementById('your-name')").await;
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
    let (desk, phone) =
        (Browser::open(&Window::desk("es")).await, Browser::open(&Window::phone("es").by_night()).await);
    desk.go(&inn.url).await;
    post(&desk, "/guests", "{ name: 'Ana' }").await;
    let seats = "[{ kind: 'me' }, { kind: 'bot', level: 'easy' }]";
    let made = post(&desk, "/tables", &format!("{{ game: 'journey', seats: {seats} }}")).await;
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
