//! A picture of oneself, and links that are scanned: by tapping, on a phone.

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::picture::picture;
use crate::shelves::post;

#[tokio::test]
async fn who_one_is_and_whom_one_invites() {
    let inn = Inn::open();
    let (ana, ben) = (Browser::open(&Window::phone("es")).await, Browser::open(&Window::desk("en")).await);
    for (browser, name) in [(&ana, "Ana"), (&ben, "Ben")] {
        browser.go(&inn.url).await;
        post(browser, "/guests", &format!("{{ name: '{name}' }}")).await;
    }
    let made = post(&ana, "/tables", "{ game: 'tricks', players: 2 }").await;
    let table = format!("{}/t/{}", inn.url, made["id"].as_str().expect("an id"));
    ben.go(&inn.url).await;

    // From the bar at the top to all pictures, and one is chosen.
    ana.go(&table).await;
    ana.click("#me > summary").await;
    ana.click(".me__sheet a[href='/me#portraits']").await;
    ana.find("#portraits").await;
    ana.screenshot(&picture("portraits-phone-es")).await;
    ana.click("#portraits button[value=harp]").await;
    ana.find("#portraits button[value=harp][aria-pressed=true]").await;
    ana.screenshot(&picture("portraits-harp-phone-es")).await;

    // Whoever sits beside her scans the code on her phone.
    ana.go(&table).await;
    assert!(ana.has("#player-1 .portrait").await);
    ana.screenshot(&picture("portrait-waiting-phone-es")).await;
    ana.click(".waiting a[href$='/links/join']").await;
    ana.find("#handed .qr").await;
    ana.screenshot(&picture("handed-phone-es")).await;
    let link = ana.value("document.getElementById('link-handed').value").await;
    let link = link.as_str().expect("a link");
    assert!(link.starts_with(&format!("{}/t/", inn.url)), "{link}");

    // Ben takes a picture, too, sits down by that link, and each sees the other's without loading anew.
    ben.go(&format!("{}/me", inn.url)).await;
    ben.screenshot(&picture("portraits-desk-en")).await;
    ben.click("#portraits button[value=pony]").await;
    ben.find("#portraits button[value=pony][aria-pressed=true]").await;
    ana.click("#handed .card__foot a").await;
    ana.find("#signals[data-status=waiting]").await;
    ben.go(link).await;
    ben.click("form[action$='/join'] button[type=submit]").await;
    ana.find("#player-2 .portrait").await;
    ben.find("#player-1 .portrait").await;
    ben.screenshot(&picture("portraits-table-desk-en")).await;
    ana.screenshot(&picture("portraits-table-phone-es")).await;
    let red = "!!document.querySelector('#player-2 .portrait--green')";
    assert_eq!(ana.value(red).await, false);
    ben.value("fetch('/api/v1/me/picture', { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ picture: 'leaf' }) }).then(() => true)")
        .await;
    ana.until(red).await;
    for browser in [ana, ben] {
        let complaints = browser.complaints().await;
        assert!(complaints.is_empty(), "{complaints:?}");
        browser.close().await;
    }
}
