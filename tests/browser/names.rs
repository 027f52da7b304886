//! A map that turns by itself is painted as it is laid out: names and signs stand where they belong, as large as they are.

use std::time::Duration;

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::picture::evidence;

/// The map is taken away and put back: nothing is left of how it was painted before.
const PUT_BACK: &str = "(() => {
    const map = document.querySelector('#board svg[viewBox]');
    map.style.display = 'none';
    map.getBoundingClientRect();
    map.style.display = '';
    return true;
})()";

/// Presses what the lesson speaks of, and what lies there before what opens a list of it.
const GOES_ON: &str = "(() => {
    const all = [...document.querySelectorAll('.taught:is([data-choice], [data-way], button)')];
    const node = all.find((one) => one.dataset.choice) ?? all.find((one) => one.checkVisibility()) ?? all[0];
    return node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) || true;
})()";

/// What is seen once all is at rest.
async fn seen(page: &Browser) -> Vec<u8> {
    tokio::time::sleep(Duration::from_millis(700)).await;
    page.driver.screenshot_as_png().await.expect("a picture")
}

/// At the stops of a lesson on a phone the view turns to what is asked, and the map has more room or less.
async fn stay(game: &str, lesson: &str, stops: usize) {
    let inn = Inn::open();
    let page = Browser::open(&Window::phone("es")).await;
    page.go(&format!("{}/rules/{game}", inn.url)).await;
    page.leave_by(&format!("#lesson-{lesson}")).await;
    for stop in 1..=stops {
        page.until(&format!("document.getElementById('signals')?.dataset.lesson === 'waits {stop}'")).await;
        let name = format!("names-{game}-{lesson}-{stop}");
        let painted = seen(&page).await;
        page.value(PUT_BACK).await;
        let laid_out = seen(&page).await;
        if painted != laid_out {
            std::fs::write(evidence(&name), &painted).expect("a picture");
            std::fs::write(evidence(&format!("{name}-right")), &laid_out).expect("a picture");
        }
        assert!(
            painted == laid_out,
            "{name}: what is painted is not what is laid out: see {:?}",
            evidence(&name)
        );
        page.value(GOES_ON).await;
    }
    page.close().await;
}

#[tokio::test]
async fn names_stay_where_they_belong_while_a_hero_learns() {
    stay("quest", "hero", 8).await;
}

#[tokio::test]
async fn names_stay_where_they_belong_while_sauron_learns() {
    stay("quest", "sauron", 8).await;
}
