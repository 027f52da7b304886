//! A card of the hand that a finger lifts on a phone is read above the hand, and lies down again.

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::player::key;

/// Presses what the lesson speaks of.
const GOES_ON: &str = "document.querySelector('.taught:is([data-choice], button)').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))";

/// A card of the hand that may be played, and of which the lesson does not speak: its middle.
const A_CARD: &str = "(() => {
    const card = document.querySelector('#hand [data-choice]:not(.taught)');
    card?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const box = card?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
})()";

const GROWN: &str = "!!document.querySelector('#hand .lifted > .qu-card__face')";
const NONE: &str = "!document.querySelector('.lifted')";

/// Nothing of the hand lies under what has grown, and all of that is in the window.
const ABOVE: &str = "(() => {
    const [face, hand] = ['#hand .lifted > .qu-card__face', '#hand'].map((css) => document.querySelector(css).getBoundingClientRect());
    return face.top >= 0 && face.bottom <= hand.top && face.height > 60;
})()";

/// The corner with the ×, and a place where nothing acts.
const CORNER: &str = "(() => {
    const { right, top } = document.querySelector('#hand .lifted > .qu-card__face').getBoundingClientRect();
    return { x: right - 18, y: top + 18 };
})()";
const ELSEWHERE: &str = "(() => {
    const { x, y } = document.getElementById('lesson-do').getBoundingClientRect();
    return { x: x + 12, y: y + 10 };
})()";

impl Browser {
    /// A finger touches the place that a script finds.
    async fn touches(&self, place: &str) {
        self.until(&format!("{place} != null")).await;
        let at = self.value(place).await;
        self.touch(at["x"].as_f64().expect("a number"), at["y"].as_f64().expect("a number")).await;
    }
}

#[tokio::test]
async fn a_card_that_has_grown_lies_down_again() {
    let inn = Inn::open();
    let ana = Browser::open(&Window::phone("es")).await;
    ana.go(&format!("{}/rules/quest", inn.url)).await;
    ana.leave_by("#lesson-last").await;
    ana.until("document.getElementById('signals')?.dataset.lesson === 'waits 1'").await;
    ana.value(GOES_ON).await;
    ana.until("document.getElementById('signals').dataset.lesson === 'waits 2'").await;
    let before = ana.signals().await.answers;
    for shut in [CORNER, ELSEWHERE] {
        ana.touches(A_CARD).await;
        ana.until(GROWN).await;
        assert_eq!(ana.value(ABOVE).await, true, "it is read above the hand");
        ana.touches(shut).await;
        ana.until(NONE).await;
    }
    ana.touches(A_CARD).await;
    ana.until(GROWN).await;
    ana.press(key::ESCAPE).await;
    ana.until(NONE).await;
    // What is refused is not held up any longer.
    ana.touches(A_CARD).await;
    ana.until(GROWN).await;
    ana.value("document.querySelector('.lifted').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))").await;
    ana.until("!!document.getElementById('lesson-not').textContent").await;
    ana.until(NONE).await;
    assert_eq!(ana.signals().await.answers, before, "nothing was played");
    ana.close().await;
}

/// What only a title tells is told to a finger, too.
#[tokio::test]
async fn a_finger_is_told_what_a_title_tells() {
    let inn = Inn::open();
    let ana = Browser::open(&Window::phone("es")).await;
    ana.go(&format!("{}/rules/quest", inn.url)).await;
    ana.leave_by("#lesson-last").await;
    ana.find(".qu-attribute").await;
    let title = ana.value("document.querySelector('.qu-attribute[title]').title").await;
    let tap = "document.querySelector('.qu-attribute').dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' }))";
    ana.value(tap).await;
    ana.until("document.querySelector('.toast') !== null").await;
    assert_eq!(ana.value("document.querySelector('.toast').textContent").await, title);
    ana.close().await;
}
