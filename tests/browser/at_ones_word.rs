//! The pace a reader chooses: at one's word each act of the others waits, and what they did is seen again, in order.

use std::time::{Duration, Instant};

use crate::browser::Browser;
use crate::inn::Inn;
use crate::others::at_a_table_of;

const ACTS: &str = "document.querySelectorAll('#strip .told--act').length";

/// Have the others done several things since the reader's last?
const SEVERAL: &str = "(() => { const again = document.getElementById('see-again')?.dataset.again;
    return again && new Set([...document.querySelectorAll('#journal > .told--act')].map(({ dataset }) => Number(dataset.ply)).filter((ply) => ply > again)).size > 1; })()";

impl Browser {
    async fn plays_until_others_go(&self) {
        let until = Instant::now() + Duration::from_secs(60);
        while !self.has("#go-on").await {
            assert!(Instant::now() < until, "the others never went");
            if self.signals().await.yours {
                self.answers(&[]).await;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// Nothing moves on until the reader says so, by the button or a blank; then the present is there.
#[tokio::test]
async fn at_ones_word_the_others_wait() {
    let inn = Inn::with_arguments(&["--bot-pace", "150"]);
    let ana = at_a_table_of("journey", 2, &inn, false).await;
    ana.value("localStorage.setItem('bree-speed', 'word') ?? true").await;
    ana.plays_until_others_go().await;
    let (ply, acts) = (ana.signals().await.ply, ana.value(ACTS).await);
    // They go on meanwhile, and are not shown.
    tokio::time::sleep(Duration::from_millis(900)).await;
    assert_eq!((ana.signals().await.ply, ana.value(ACTS).await), (ply, acts));
    let mut words = 0;
    let until = Instant::now() + Duration::from_secs(60);
    while words < 4 {
        assert!(Instant::now() < until, "only {words} words");
        let now = ana.signals().await;
        assert_eq!(now.status, "playing");
        if now.yours {
            assert!(!ana.has("#go-on").await, "whoever is asked need not say it");
            ana.answers(&[]).await;
        } else if ana.has("#go-on").await {
            let before = ana.signals().await.ply;
            if words % 2 == 0 {
                ana.click("#go-on").await;
            } else {
                ana.press(" ").await;
            }
            words += 1;
            ana.until(&format!("Number(document.getElementById('signals').dataset.ply) > {before}")).await;
            // What one wants to wait for is not waited for: one act for one word.
            let now = ana.signals().await.ply;
            assert!(now - before <= 2, "from {before} to {now} at one word");
        }
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    // At another pace nobody is waited for.
    ana.value("localStorage.setItem('bree-speed', 'quick') ?? true").await;
    ana.value("document.getElementById('go-on')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })) ?? true").await;
    ana.until("document.getElementById('signals').dataset.yours === 'yes'").await;
    ana.agrees_with_the_server().await;
    while ana.signals().await.yours {
        ana.answers(&[]).await;
        assert!(!ana.has("#go-on").await);
    }
    ana.until("document.getElementById('signals').dataset.yours === 'yes'").await;
    ana.is_well("journey").await;
    ana.close().await;
}

/// What the others did comes once more, act by act, up to the last step; the reader can stop it.
#[tokio::test]
async fn what_the_others_did_is_seen_again() {
    let inn = Inn::open();
    for game in ["journey", "war"] {
        let ana = at_a_table_of(game, 1, &inn, false).await;
        ana.value("localStorage.setItem('bree-speed', 'quick') ?? true").await;
        let until = Instant::now() + Duration::from_secs(60);
        while !ana.signals().await.yours || ana.value(SEVERAL).await != true {
            assert!(Instant::now() < until, "{game}: the others did nothing");
            if ana.signals().await.yours {
                ana.answers(&[]).await;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let note = "(() => { window.steps = []; const look = () => { const at = document.querySelector('.prompt--replay')?.dataset.at;
            if (at && window.steps.at(-1) !== Number(at)) window.steps.push(Number(at)); };
            new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-at'] }); return true; })()";
        ana.value(note).await;
        let now = ana.signals().await.ply;
        ana.click("#see-again").await;
        ana.until(&format!("window.steps.length > 1 && window.steps.at(-1) >= {now}")).await;
        ana.click("#step-now").await;
        ana.until("!document.querySelector('.prompt--replay')").await;
        let steps = ana.value("window.steps").await;
        let steps =
            steps.as_array().expect("steps").iter().filter_map(serde_json::Value::as_u64).collect::<Vec<_>>();
        assert!(steps.windows(2).all(|two| two[0] < two[1]), "{game}: in order: {steps:?}");
        assert!(steps[0] < now && steps.iter().all(|step| *step <= now), "{game}: {steps:?} of {now}");
        ana.agrees_with_the_server().await;
        ana.is_well(game).await;
        ana.close().await;
    }
}
