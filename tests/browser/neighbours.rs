//! Two play at one table, each with another process of the house. Where BREE_POSTGRES tells of no server there is nothing to see.

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::picture::picture;
use crate::shelves::{post, table};

const YOURS: &str = "document.getElementById('signals').dataset.yours === 'yes'";

#[tokio::test]
async fn one_table_and_two_processes() {
    let Some([one, mut other]) = Inn::two() else {
        return;
    };
    let (ana, ben) = (Browser::open(&Window::desk("es")).await, Browser::open(&Window::phone("en")).await);
    for (browser, inn, name) in [(&ana, &one, "Ana"), (&ben, &other, "Ben")] {
        browser.go(&inn.url).await;
        post(browser, "/guests", &format!("{{ name: '{name}' }}")).await;
    }
    let id = table(&ana, &ben).await;
    ana.go(&format!("{}/t/{id}", one.url)).await;
    ben.go(&format!("{}/t/{id}", other.url)).await;
    let turn = async || {
        let (who, waits) = match ana.signals().await.yours {
            true => (&ana, &ben),
            false => (&ben, &ana),
        };
        who.until(YOURS).await;
        while who.signals().await.yours {
            who.choose_first().await;
        }
        // The other is shown it, and asked.
        waits.until(YOURS).await;
    };
    for _ in 0..4 {
        turn().await;
    }
    ana.agrees_with_the_server().await;
    ben.agrees_with_the_server().await;
    ben.screenshot(&picture("neighbours-phone-en")).await;
    // What one says the other reads.
    post(&ana, &format!("/tables/{id}/chat"), "{ text: 'Bien jugado' }").await;
    ben.until("document.body.textContent.includes('Bien jugado')").await;
    // Ben's process is gone. He is shown so; where somebody leads him to the other, he plays on.
    other.goes();
    ben.until("!document.getElementById('offline').hidden").await;
    ben.go(&format!("{}/t/{id}", one.url)).await;
    for _ in 0..2 {
        turn().await;
    }
    // It comes back, and he with it.
    other.come_back();
    ben.go(&format!("{}/t/{id}", other.url)).await;
    for _ in 0..2 {
        turn().await;
    }
    ana.agrees_with_the_server().await;
    ben.agrees_with_the_server().await;
    let complaints = ana.complaints().await;
    assert!(complaints.is_empty(), "{complaints:?}");
    ana.close().await;
    ben.close().await;
}
