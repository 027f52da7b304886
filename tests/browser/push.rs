//! A browser that shows by itself whose turn it is. Headless Chromium reaches no push service, so that one hands out what it
//! would is made up here; what is sealed for it, and what the worker shows, is real.

use std::time::Duration;

use serde_json::json;

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::picture::picture;
use crate::shelves::post;
use crate::sinks;

#[tokio::test]
async fn a_browser_shows_whose_turn_it_is() {
    let (address, came) = sinks::web();
    let inn = Inn::with_arguments(&[
        "--push",
        "--notices-neighbour",
        &address.to_string(),
        "--public-url",
        "http://inn.example",
    ]);
    let ana = Browser::whole(&Window::phone("es")).await;
    sinks::hands_out(&ana, address, "ana").await;
    ana.go(&inn.url).await;
    post(&ana, "/guests", "{ name: 'Ana' }").await;
    let page = format!("{}/me/notices", inn.url);
    ana.go(&page).await;
    ana.until("!document.getElementById('push').hidden").await;
    ana.screenshot(&picture("push-phone-es")).await;
    // Whoever says no is told what that means, and nothing is sent.
    sinks::may_show(&ana, &inn.url, "denied").await;
    ana.click("#push-set").await;
    ana.until("!document.getElementById('push-denied').hidden").await;
    assert!(ana.has("#push-late[hidden]").await);
    sinks::may_show(&ana, &inn.url, "granted").await;
    ana.go(&page).await;
    ana.until("!document.getElementById('push').hidden").await;
    ana.click("#push-set").await;
    ana.find("#told").await;
    assert!(ana.has("#push[hidden]").await, "it shows it already");
    ana.click("form[action$='/test'] button").await;
    ana.find("#arrived").await;
    ana.screenshot(&picture("push-told-phone-es")).await;
    let head = came.recv_timeout(Duration::from_secs(30)).expect("a push");
    for line in ["post /ana ", "content-encoding: aes128gcm", "authorization: vapid t="] {
        assert!(head.contains(line), "{line}: {head}");
    }
    // What arrives, the worker shows; of one table once.
    ana.until("navigator.serviceWorker.ready.then((worker) => !!worker.active)").await;
    let cdp = ana.driver.cdp();
    cdp.send_raw("ServiceWorker.enable", json!({})).await.expect("the worker");
    for text in ["Te toca: Guerra", "Te toca otra vez: Guerra"] {
        let said = json!({ "title": "Guerra del Anillo", "text": text, "url": "http://inn.example/t/x" });
        let push = json!({ "origin": inn.url, "registrationId": "0", "data": said.to_string() });
        let shown = format!(
            "navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
                 .then((all) => all.map((one) => one.body).join() === '{text}')"
        );
        // A busy browser loses one now and then. However often it comes, it is shown once.
        for _ in 0..10 {
            cdp.send_raw("ServiceWorker.deliverPushMessage", push.clone()).await.expect("a push");
            tokio::time::sleep(Duration::from_secs(1)).await;
            if ana.value(&shown).await == true {
                break;
            }
        }
        ana.until(&shown).await;
    }
    let complaints = ana.complaints().await;
    assert!(complaints.is_empty(), "{complaints:?}");
    ana.close().await;
}
