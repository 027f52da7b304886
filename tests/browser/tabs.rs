//! Somebody with many tables open at once, over plain HTTP, where a browser keeps six connections to one house.

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::picture::picture;
use crate::shelves::post;

const TABS: usize = 12;

/// Twelve tables in twelve tabs, and one of them in a thirteenth: all load, all are played at, and the thirteenth sees what
/// the first does. One stream serves them all.
#[tokio::test]
async fn twelve_tabs() {
    let inn = Inn::open();
    let ana = Browser::open(&Window::desk("es")).await;
    ana.go(&inn.url).await;
    post(&ana, "/guests", "{ name: 'Ana' }").await;
    let mut tables = Vec::new();
    for _ in 0..TABS {
        let made =
            post(&ana, "/tables", "{ game: 'journey', seats: [{ kind: 'me' }, { kind: 'me' }] }").await;
        tables.push(made["id"].as_str().expect("an id").to_owned());
    }
    tables.push(tables[0].clone());
    let mut tabs = Vec::new();
    for id in &tables {
        let tab = ana.driver.new_tab().await.expect("a tab");
        ana.driver.switch_to_window(tab.clone()).await.expect("a tab");
        ana.go(&format!("{}/t/{id}", inn.url)).await;
        ana.find("#signals[data-status=playing]").await;
        tabs.push(tab);
    }
    for (number, tab) in tabs.iter().enumerate().take(TABS) {
        ana.driver.switch_to_window(tab.clone()).await.expect("a tab");
        let before = ana.signals().await.ply;
        ana.click("#choose button:not([aria-disabled])").await;
        ana.until(&format!("Number(document.getElementById('signals').dataset.ply) > {before}")).await;
        assert!(
            !ana.value("!document.getElementById('offline').hidden").await.as_bool().unwrap(),
            "tab {number}"
        );
    }
    ana.driver.switch_to_window(tabs[TABS].clone()).await.expect("a tab");
    ana.until("Number(document.getElementById('signals').dataset.ply) > 0").await;
    // One worker has the stream for all of them.
    let targets =
        ana.driver.cdp().send_raw("Target.getTargets", serde_json::json!({})).await.expect("targets");
    let workers = targets["targetInfos"].as_array().expect("targets").iter();
    assert_eq!(workers.filter(|target| target["type"] == "shared_worker").count(), 1);
    let complaints = ana.complaints().await;
    assert!(complaints.is_empty(), "{complaints:?}");
    ana.close().await;
}

/// A browser whose pages share no worker has a stream in each, and misses nothing.
#[tokio::test]
async fn a_stream_of_its_own() {
    let inn = Inn::open();
    let ana = Browser::open(&Window::desk("en")).await;
    ana.before_every_page("delete window.SharedWorker").await;
    ana.go(&inn.url).await;
    post(&ana, "/guests", "{ name: 'Ana' }").await;
    let made =
        post(&ana, "/tables", "{ game: 'journey', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] }")
            .await;
    let id = made["id"].as_str().expect("an id");
    ana.go(&format!("{}/t/{id}", inn.url)).await;
    ana.find("#signals[data-yours=yes]").await;
    let before = ana.signals().await.ply;
    ana.click("#choose button:not([aria-disabled])").await;
    ana.until(&format!("Number(document.getElementById('signals').dataset.ply) > {before}")).await;
    assert_eq!(ana.value("!!window.SharedWorker").await, false);
    ana.close().await;
}

/// The house is killed and comes back: an open page finds it again by itself, and goes on from where it is.
#[tokio::test]
async fn the_house_comes_back() {
    let mut inn = Inn::open();
    let ana = Browser::open(&Window::phone("es")).await;
    ana.go(&inn.url).await;
    post(&ana, "/guests", "{ name: 'Ana' }").await;
    let made = post(&ana, "/tables", "{ game: 'journey', seats: [{ kind: 'me' }, { kind: 'me' }] }").await;
    let id = made["id"].as_str().expect("an id");
    ana.go(&format!("{}/t/{id}", inn.url)).await;
    ana.find("#signals[data-status=playing]").await;
    let choose = async || {
        let before = ana.signals().await.ply;
        ana.click("#choose button:not([aria-disabled])").await;
        ana.until(&format!("Number(document.getElementById('signals').dataset.ply) > {before}")).await;
    };
    choose().await;
    ana.value("window.sameOld = true").await;
    inn.come_back();
    ana.until("!document.getElementById('offline').hidden").await;
    ana.until("document.getElementById('offline').hidden").await;
    for _ in 0..3 {
        choose().await;
    }
    assert_eq!(ana.value("window.sameOld").await, true, "the page was not loaded anew");
    ana.close().await;
}

/// Where there is no way to the house, a page of its own says so; and leads on when there is one again.
#[tokio::test]
async fn a_page_for_being_offline() {
    let mut inn = Inn::open();
    let ana = Browser::open(&Window::phone("es").by_night()).await;
    ana.go(&format!("{}/rules", inn.url)).await;
    ana.value("navigator.serviceWorker.ready.then(() => true)").await;
    ana.until("!!navigator.serviceWorker.controller").await;
    inn.goes();
    ana.go(&format!("{}/about", inn.url)).await;
    ana.until("document.querySelector('h1')?.textContent === 'Sin conexión'").await;
    // In the clothes of the house.
    ana.until("[...document.styleSheets].some((sheet) => sheet.cssRules.length > 50)").await;
    ana.screenshot(&picture("offline-phone-night-es")).await;
    inn.come_back();
    ana.click("main a.button").await;
    ana.until(
        "location.pathname === '/about' && document.querySelector('h1').textContent !== 'Sin conexión'",
    )
    .await;
    ana.close().await;
}
