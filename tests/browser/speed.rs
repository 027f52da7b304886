//! Measurements: time from a click to the changed page, size of a first visit, size of a page. Not part of the gate:
//! `cargo nextest run --release --test browser -E 'test(/^speed::/)' --run-ignored only --no-capture`, on a quiet
//! machine.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::browser::{Browser, Window};
use crate::inn::Inn;

/// The time from the click to the first change of the page that answers it, in the page's own clock; the change itself is
/// awaited in the page, so that the driver's way is not counted.
const CLICK: &str = "
    const [done] = arguments;
    const wishes = ['#choose button:not([aria-disabled])', '#hand [data-choice]', '#board [data-choice]', '#turn [data-choice]', '.picker__go', '[data-choice]'];
    const node = wishes.flatMap((css) => [...document.querySelectorAll(css)]).find((node) => node.checkVisibility());
    if (!node) return done(null);
    const signals = document.getElementById('signals');
    const before = signals.dataset.ply;
    const began = performance.now();
    const seen = new MutationObserver(() => {
        if (signals.dataset.ply === before) return;
        seen.disconnect();
        const changed = performance.now() - began;
        requestAnimationFrame(() => setTimeout(() => done([changed, performance.now() - began]), 0));
    });
    seen.observe(signals, { attributes: true });
    setTimeout(() => { seen.disconnect(); done(null); }, 3000);
    node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
";

fn median(times: &mut [f64]) -> (f64, f64) {
    times.sort_by(f64::total_cmp);
    (times[times.len() / 2], times[times.len() * 95 / 100])
}

async fn measure(inn: &Inn, game: &str, others: usize, slower: u32) {
    let ana = Browser::open(&Window { height: 768, ..Window::desk("en") }).await;
    let cdp = ana.driver.cdp();
    cdp.send_raw("Network.enable", json!({})).await.expect("the network");
    ana.go(&format!("{}/new/{game}", inn.url)).await;
    ana.write(&format!("#{game}-name"), "Ana").await;
    for seat in 2..=others + 1 {
        ana.click(&format!("#{game}-seat-{seat} > option[value='bot:easy']")).await;
    }
    ana.click("main form button[type=submit]").await;
    ana.find("#signals[data-status=playing]").await;
    // What a table loads into an empty cache: the page, the first event, style, script, icons.
    cdp.send_raw("Network.clearBrowserCache", json!({})).await.expect("an empty cache");
    let path = ana.value("location.pathname").await;
    ana.go(&format!("{}{}", inn.url, path.as_str().expect("a path"))).await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let loaded = "(() => { const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
        return { kB: all.reduce((sum, one) => sum + one.transferSize, 0) / 1000, files: all.length,
            page: all[0].transferSize / 1000, nodes: document.querySelectorAll('*').length }; })()";
    let loaded = ana.value(loaded).await;
    cdp.send_raw("Emulation.setCPUThrottlingRate", json!({ "rate": slower }))
        .await
        .expect("a slow processor");
    let (mut changed, mut painted) = (Vec::new(), Vec::new());
    let until = Instant::now() + Duration::from_secs(150);
    while changed.len() < 60 && Instant::now() < until {
        let now = ana.signals().await;
        if now.status != "playing" {
            break;
        }
        if !now.yours {
            tokio::time::sleep(Duration::from_millis(30)).await;
            continue;
        }
        // The bots' answers to the last choice are over.
        tokio::time::sleep(Duration::from_millis(150)).await;
        let answer = ana.driver.execute_async(CLICK, Vec::new()).await.expect("a click");
        if let (Some(change), Some(paint)) = (answer.json()[0].as_f64(), answer.json()[1].as_f64()) {
            changed.push(change);
            painted.push(paint);
        }
    }
    let nodes = ana.value("document.querySelectorAll('*').length").await;
    if changed.is_empty() {
        println!("{game}: nothing could be chosen");
    } else {
        let ((change, late), (paint, painted_late)) = (median(&mut changed), median(&mut painted));
        println!(
            "{game}, processor {slower}x slower, {} clicks: changed {change:.0} ms (p95 {late:.0}), painted {paint:.0} ms (p95 {painted_late:.0}); \
             first load {loaded}; nodes at the end {nodes}",
            changed.len(),
        );
    }
    ana.close().await;
}

#[tokio::test]
#[ignore = "measures: run by hand on a quiet machine"]
async fn clicks_and_first_loads() {
    let inn = Inn::open();
    for slower in [1, 6] {
        for (game, others) in [("war", 1), ("tricks", 2), ("journey", 1), ("quest", 1), ("wizards", 1)] {
            measure(&inn, game, others, slower).await;
        }
    }
}
