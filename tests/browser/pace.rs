//! Time at a table: one vanishes, a bot minds the seat, and they find it when they are back.

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::picture::picture;

const TWO_DAYS: u64 = 2 * 24 * 3600;

#[tokio::test]
async fn a_bot_minds_the_seat_of_who_vanished() {
    let mut inn = Inn::open();
    let (ana, ben) = (
        Browser::open(&Window::desk("es")).await,
        Browser::open(&Window::phone("en")).await,
    );
    ana.go(&inn.url).await;
    ana.click("#new-journey > summary").await;
    ana.write("#your-name", "Ana").await;
    ana.click("#journey-pace > option[value='1d']").await;
    ana.click("#new-journey button[type=submit]").await;
    ana.find("#signals[data-status=waiting]").await;
    let link = ana
        .value("document.body.innerHTML.match(/\\/t\\/\\w+\\/join\\/[\\w-]+/)[0]")
        .await;
    ben.go(&format!("{}{}", inn.url, link.as_str().expect("a link")))
        .await;
    ben.write("#join-name", "Ben").await;
    ben.click("form[action$='/join'] button[type=submit]").await;
    ben.find("#signals[data-status=playing]").await;
    ana.find("#signals[data-status=playing]").await;
    while ana.signals().await.yours {
        ana.choose_first().await;
    }
    // Ben's clock runs for both to see; there is nothing yet to be done about it.
    ana.until("/^23\\s?h 59/.test(document.querySelector('.clock time').textContent)")
        .await;
    ben.until("/^23\\s?h 59/.test(document.querySelector('.clock time').textContent)")
        .await;
    ana.until("document.querySelector('#hand-over-2').hidden").await;
    let table = ana.value("location.pathname").await;
    let table = table.as_str().expect("a path").to_owned();

    inn.restart_after(TWO_DAYS);
    ana.go(&format!("{}{table}", inn.url)).await;
    ana.find(".clock--late").await;
    ana.until("document.querySelector('.since').textContent.includes('anteayer')")
        .await;
    ana.screenshot(&picture("late-desk-es")).await;
    ana.click("#hand-over-2 button").await;
    ana.until("document.getElementById('journal').textContent.includes('A Ben se le acabó el tiempo: Ana deja su asiento a un bot')")
        .await;
    // The bot goes on, and it is Ana's turn again.
    ana.until("document.getElementById('signals').dataset.yours === 'yes'")
        .await;
    ana.agrees_with_the_server().await;

    ben.go(&format!("{}{table}", inn.url)).await;
    ben.find("#back-2 button").await;
    ben.screenshot(&picture("minded-phone-en")).await;
    ben.click("#back-2 button").await;
    ben.until("!document.querySelector('#back-2')").await;
    ana.until("document.getElementById('journal').textContent.includes('Ben ha vuelto a su asiento.')")
        .await;
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
