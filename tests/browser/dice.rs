//! Dice are rolled in one motion, one's own and those of the others.

use std::time::{Duration, Instant};

use crate::inn::Inn;
use crate::others::at_a_table_of;

/// Notes when each die begins to tumble, from now on, and in which roll.
const NOTE: &str = "(() => {
    window.tumbles = [];
    document.addEventListener('animationstart', (event) => {
        const die = event.target.closest('.die[id]');
        if (die && event.animationName === 'tumble') window.tumbles.push({ die: die.id, roll: die.dataset.roll, at: performance.now() });
    }, true);
    return true;
})()";

/// The rolls: how many dice tumbled in each, how many of them for the first time, and how long after the first the last began.
const ROLLS: &str = "Object.values(Object.groupBy(window.tumbles, ({ roll }) => roll)).map((dice) => [dice.length,
    new Set(dice.map(({ die }) => die)).size, Math.max(...dice.map(({ at }) => at)) - Math.min(...dice.map(({ at }) => at))])";

/// In a journey all dice of a roll tumble at once, and no die that lies aside tumbles again.
#[tokio::test]
async fn a_roll_is_one_motion() {
    let inn = Inn::open();
    let ana = at_a_table_of("journey", 1, &inn, false).await;
    ana.sees_motion().await;
    ana.value(NOTE).await;
    let until = Instant::now() + Duration::from_secs(120);
    while ana.value("window.tumbles.length").await.as_u64() < Some(12) {
        assert!(Instant::now() < until, "nothing was rolled");
        ana.answers(&["roll", "set"]).await;
        // As long as a roll lasts: a die that is taken away earlier is not seen to begin.
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    let rolls = ana.value(ROLLS).await;
    let rolls = rolls.as_array().expect("a list");
    assert!(rolls.iter().any(|roll| roll[0] == 5), "all five: {rolls:?}");
    for roll in rolls {
        assert_eq!(roll[0], roll[1], "each die once a roll: {rolls:?}");
        assert!(roll[2].as_f64() < Some(100.0), "all at once: {rolls:?}");
    }
    ana.close().await;
}

/// On a phone whoever reads below the window is left there, as long as all of the question is in sight.
#[tokio::test]
async fn who_reads_below_the_window_is_left_there() {
    let inn = Inn::open();
    let ana = at_a_table_of("journey", 1, &inn, true).await;
    let until = Instant::now() + Duration::from_secs(60);
    while !ana.has("#hand [data-choice=roll]").await {
        assert!(Instant::now() < until, "nothing is to be rolled");
        ana.answers(&["take"]).await;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    ana.value("scrollTo({ top: 60, behavior: 'instant' })").await;
    let there = ana.value("scrollY").await;
    assert!(there.as_f64() > Some(0.0), "there is something to read below");
    ana.answers(&["roll"]).await;
    ana.find("#hand .die--rolled[data-choice]").await;
    ana.settles().await;
    assert_eq!(ana.value("scrollY").await, there, "the dice and the answers were in sight");
    ana.close().await;
}
