//! One's own tables: at the entrance by shelf, and at every table where else one is waited for. And one's name.

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::picture::picture;

/// Asks the API as whoever this browser is.
pub(crate) async fn post(browser: &Browser, path: &str, body: &str) -> serde_json::Value {
    browser.value(&posting(path, body)).await
}

/// The script that does.
pub(crate) fn posting(path: &str, body: &str) -> String {
    format!(
        "fetch('/api/v1{path}', {{ method: 'POST', headers: {{ 'Content-Type': 'application/json' }}, body: JSON.stringify({body}) }}).then((answer) => answer.json())"
    )
}

/// A table of these two: its id.
pub(crate) async fn table(ana: &Browser, ben: &Browser) -> String {
    let made = post(ana, "/tables", "{ game: 'journey', players: 2 }").await;
    let id = made["id"].as_str().expect("an id").to_owned();
    let link = made["links"]["join"].as_str().expect("a link");
    let secret = link.rsplit('/').next().expect("a secret");
    post(ben, &format!("/tables/{id}/join"), &format!("{{ token: '{secret}' }}")).await;
    id
}

#[tokio::test]
async fn a_table_tells_where_else_one_is_waited_for() {
    let inn = Inn::open();
    let (ana, ben) =
        (Browser::open(&Window::desk("es")).await, Browser::open(&Window::phone("en").by_night()).await);
    for browser in [&ana, &ben] {
        browser.go(&inn.url).await;
        assert!(!browser.has("#elsewhere").await);
    }
    post(&ana, "/guests", "{}").await;
    post(&ben, "/guests", "{ name: 'Ben' }").await;
    let (here, there) = (table(&ana, &ben).await, table(&ana, &ben).await);
    ben.go(&format!("{}/t/{here}", inn.url)).await;
    // Who begins a journey is luck: Ben looks at one table, and it becomes his turn at the other.
    ana.go(&format!("{}/t/{there}", inn.url)).await;
    while ana.signals().await.yours {
        ana.choose_first().await;
    }
    ben.until("document.querySelector('#elsewhere a')?.textContent.includes('another table')").await;
    ben.until("/^\\((1|2)\\) /.test(document.title)").await;
    ben.screenshot(&picture("elsewhere-phone-night-en")).await;
    ben.click("#elsewhere a").await;
    ben.until(&format!("location.pathname === '/t/{there}'")).await;

    // The entrance: the tab says at how many tables, and the oldest stands first.
    ben.go(&inn.url).await;
    ben.until("/^\\([12]\\) The entrance/.test(document.title)").await;
    ben.find(&format!("#turns #lobby-turn ~ .rows #card-{there}")).await;
    ben.until("/now|minutes? ago/.test(document.querySelector('#turns time[data-since]').textContent)").await;

    // One name, given in the bar at the top: at the tables, too.
    ana.click("#me > summary").await;
    ana.write("#me-name", "Ana").await;
    ana.screenshot(&picture("name-desk-es")).await;
    ana.click("#me form button").await;
    ana.until("document.getElementById('players').textContent.includes('Ana')").await;
    ana.go(&inn.url).await;
    ana.until("document.querySelector('#me > summary').textContent.includes('Ana')").await;
    ana.screenshot(&picture("shelves-desk-es")).await;
    // She calls a table something else, and puts it aside: it is hers alone.
    let card = format!("#card-{there}");
    ana.click(&format!("{card} .card__keep > summary")).await;
    ana.write(&format!("#label-{there}"), "Los viernes").await;
    ana.click(&format!("{card} .copy button")).await;
    ana.until(&format!("document.querySelector('{card} h3').textContent === 'Los viernes'")).await;
    ana.click(&format!("{card} .card__keep > summary")).await;
    ana.click(&format!("{card} button[name=hidden]")).await;
    ana.find(&format!("#lobby-hidden {card}")).await;
    ben.go(&inn.url).await;
    assert!(!ben.has("#lobby-hidden").await);
    for (who, browser) in [("Ana", ana), ("Ben", ben)] {
        let complaints = browser.complaints().await;
        assert!(complaints.is_empty(), "{who}'s browser complains: {complaints:?}");
        browser.close().await;
    }
}
