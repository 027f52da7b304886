//! Bots at tables.

use std::time::Duration;

use bots::{Blank, Levels, Minds, Skill};
use table::Seat;
use tables::commands::create::{Sit, create};
use tokio::time::{sleep, timeout};

use crate::house::{ANA, Failing, Toy, one_more, open_at, plan};

/// The time between a bot's question and its answer.
const PACE: Duration = Duration::from_millis(300);

/// While a bot waits for its stroke something else is told of the table, which somebody holds until after the stroke: whoever looked whether
/// the bot is still waited for does not keep the table from the bot, and from everybody, for good.
#[tokio::test]
async fn a_bot_that_looks_once_more_keeps_no_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let blank = Minds::of("blank", Blank::<Toy>::new(), Levels::default());
    let engine = open_at(folder.path(), 10, PACE, blank).await;
    let seats = vec![Sit::Me("Ana".to_owned()), Sit::Bot("random".to_owned())];
    let id = create(&engine, ANA, plan(&engine, seats)).await.expect("a table");
    let handle = engine.tables.find(&engine, &id).await.expect("it is there");
    let bots = tokio::spawn(tables::bots::keep(engine.clone()));
    let ply =
        async || handle.open(&engine).await.expect("it opens").running.as_ref().expect("a game").live.ply();

    assert_eq!(one_more(&engine, &id).await, Some(Ok(())));
    // The bot is asked, has thought, and waits for its stroke.
    sleep(PACE / 3).await;
    let before = ply().await;
    let held = handle.open(&engine).await.expect("it opens");
    assert_eq!(tables::bots::asked(&held).map(|asked| asked.seat), Some(Seat::new(1)));
    handle.signal.send_modify(|signal| signal.version += 1);
    sleep(PACE * 2).await;
    drop(held);
    let answered = async {
        while ply().await == before {
            sleep(PACE / 10).await;
        }
    };
    timeout(Duration::from_secs(20), answered).await.expect("the table is kept from everybody");
    bots.abort();
}

/// A bot that fails makes the first choice there is: nobody waits for it for good.
#[tokio::test]
async fn a_bot_that_fails_keeps_the_game_going() {
    let folder = tempfile::tempdir().expect("a folder");
    let levels = Levels { easy: Skill::Habit { slips: 0 }, ..Levels::default() };
    let engine = open_at(folder.path(), 10, Duration::ZERO, Minds::of("failing", Failing, levels)).await;
    let seats = vec![Sit::Me("Ana".to_owned()), Sit::Bot("easy".to_owned())];
    let id = create(&engine, ANA, plan(&engine, seats)).await.expect("a table");
    let handle = engine.tables.find(&engine, &id).await.expect("it is there");
    let bots = tokio::spawn(tables::bots::keep(engine.clone()));
    assert_eq!(one_more(&engine, &id).await, Some(Ok(())));
    let answered = async {
        while tables::bots::asked(&handle.open(&engine).await.expect("it opens")).is_some() {
            sleep(PACE / 10).await;
        }
    };
    timeout(Duration::from_secs(20), answered).await.expect("somebody waits for a bot that failed");
    bots.abort();
}
