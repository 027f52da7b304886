//! A lesson that was played to its end is ticked in the list of lessons.

use crate::browser::{Browser, Window};
use crate::inn::Inn;

/// Presses what the lesson speaks of, where it waits.
const GOES_ON: &str = "(() => {
    const { lesson } = document.getElementById('signals').dataset;
    const node = lesson.startsWith('waits') && document.querySelector('.taught:is([data-choice], button)');
    if (node && window.pressed !== lesson) {
        window.pressed = lesson;
        node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
    return lesson === 'over';
})()";

/// The lessons that are ticked.
const TICKED: &str = "[...document.querySelectorAll('[data-done]')].filter((one) => one.checkVisibility()).map((one) => one.closest('button').value).join()";

#[tokio::test]
async fn what_was_learnt_is_ticked() {
    let inn = Inn::open();
    let ana = Browser::open(&Window::desk("es")).await;
    ana.go(&format!("{}/rules/quest", inn.url)).await;
    assert_eq!(ana.value(TICKED).await, "");
    ana.leave_by("#lesson-last").await;
    ana.find("#signals[data-lesson]").await;
    ana.until(GOES_ON).await;
    ana.until("localStorage.getItem('bree-learnt') !== null").await;
    ana.go(&format!("{}/rules/quest", inn.url)).await;
    ana.until(&format!("{TICKED} === 'last'")).await;
    ana.close().await;
}
