//! Somebody wants to play: who wishes to hear of it does. And who reads the mailbox of a guest comes back by a letter.

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::picture::picture;
use crate::shelves::post;
use crate::sinks;

#[tokio::test]
async fn somebody_wants_to_play() {
    let ((neighbour, came), (office, letters)) = (sinks::web(), sinks::mail());
    let mut inn = Inn::with_arguments(&[
        "--public-url",
        "http://inn.example",
        "--notices-neighbour",
        &neighbour.to_string(),
        "--mail",
        &format!("smtp://{office}"),
        "--mail-from",
        "inn@example.org",
    ]);
    let (desk, phone, ben) = (
        Browser::open(&Window::desk("es")).await,
        Browser::open(&Window::phone("es")).await,
        Browser::open(&Window::desk("en").by_night()).await,
    );
    for (browser, name) in [(&desk, "Ana"), (&ben, "Ben")] {
        browser.go(&inn.url).await;
        post(browser, "/guests", &format!("{{ name: '{name}' }}")).await;
    }
    desk.go(&inn.url).await;
    desk.click("#wish").await;
    desk.until("location.pathname === '/me/notices'").await;
    sinks::has_a_mailbox(&desk, &inn, &letters).await;
    desk.click("#notices-way > option[value='plain']").await;
    desk.write("#notices-address", &format!("http://{neighbour}/ana")).await;
    desk.click("#notices-set").await;
    desk.until("document.querySelectorAll('#told li').length === 2").await;
    desk.click("#wish-war").await;
    desk.leave_by("#wishes-set").await;
    desk.until("document.getElementById('wish-war')?.checked").await;
    desk.screenshot(&picture("wishes-desk-es")).await;
    desk.go("about:blank").await;

    // Ben looks for people; a while later she is told, in both ways.
    let made = post(&ben, "/tables", "{ game: 'war', players: 2, public: true }").await;
    let at = format!("/t/{}", made["id"].as_str().expect("an id"));
    ben.go("about:blank").await;
    inn.restart_after(3600);
    for told in [sinks::next(&came), sinks::next(&letters)] {
        assert!(told.contains(&format!("http://inn.example{at}")), "{told}");
        assert!(told.contains("Alguien busca gente para jugar"), "{told}");
        assert!(!told.contains("Ben"), "{told}");
    }

    // Her phone knows nobody. A letter brings her back, and she sits down at the table.
    phone.go(&format!("{}/device", inn.url)).await;
    phone.write("#device-mailbox", "ana@example.org").await;
    phone.screenshot(&picture("letter-back-phone-es")).await;
    phone.click("#device-letter-send").await;
    phone.find("#device-letter [role=status]").await;
    let link = sinks::link(&inn, &sinks::next(&letters), "/device#");
    phone.go("about:blank").await;
    phone.go(&link).await;
    phone.until("document.getElementById('device-code').value.length === 43").await;
    phone.click("#device-join").await;
    phone.until("document.querySelector('#me > summary')?.textContent.includes('Ana')").await;
    phone.go(&format!("{}{at}", inn.url)).await;
    phone.screenshot(&picture("wishes-there-phone-es")).await;
    phone.click("#join").await;
    phone.click("form[action$='/join'] button[type=submit]").await;
    phone.find("#signals[data-status=playing]").await;
    phone.screenshot(&picture("wishes-come-phone-es")).await;
    for (who, browser) in [("the desk", desk), ("the phone", phone), ("Ben", ben)] {
        let complaints = browser.complaints().await;
        let own = complaints.iter().filter(|line| !line.contains("net::ERR_")).collect::<Vec<_>>();
        assert!(own.is_empty(), "{who} complains: {own:?}");
        browser.close().await;
    }
}
