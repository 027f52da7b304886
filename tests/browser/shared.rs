//! The pictures that programs show where somebody shares a link: drawn by hand, as the posters of the entrance on a card.
//! `cargo nextest run --workspace --test browser -E 'test(/^shared::/)' --run-ignored only` writes them anew.

use std::path::Path;

use crate::browser::{Browser, Window};
use crate::inn::Inn;

/// Lays posters one under the other on a card of 1200 by 630, with the name of the house where there is room.
const CARD: &str = "((css) => {
    const posters = [...document.querySelectorAll(css)];
    const several = posters.length > 1;
    const card = document.createElement('div');
    Object.assign(card.style, {
        position: 'fixed', inset: '0', zIndex: 99, display: 'grid', gridTemplateColumns: several ? '1fr 1fr' : '1fr', gap: '32px',
        alignContent: 'center', alignItems: 'center', padding: several ? '32px' : '0', background: 'var(--paper)', color: 'var(--ink)',
    });
    for (const poster of posters) {
        Object.assign(poster.style, { margin: '0', border: several ? '' : '0', borderRadius: several ? '' : '0' });
        card.append(poster);
    }
    const name = document.createElement('p');
    name.textContent = 'Bree';
    Object.assign(name.style, { margin: '0', textAlign: 'center', fontFamily: 'serif', fontSize: '120px', lineHeight: 1.1, letterSpacing: '.08em' });
    card.append(name);
    document.body.append(card);
    return [posters.length, innerWidth, innerHeight].join();
})";

#[tokio::test]
#[ignore = "draws: run by hand when a poster has changed"]
async fn cards_to_share() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let inn = Inn::open();
    let browser = Browser::open(&Window {
        width: 1200,
        // With what Chromium keeps for itself at the top.
        height: 773,
        ..Window::desk("en")
    })
    .await;
    let games = ["journey", "tricks", "war", "quest", "wizards"];
    let one =
        |game: &&str| (format!("section[aria-labelledby=game-{game}] .poster"), format!("games/{game}/page"));
    let house = ("section.game .poster".to_owned(), "crates/web/assets".to_owned());
    for (css, folder) in games.iter().map(one).chain([house]) {
        browser.go(&inn.url).await;
        let drawn = browser.value(&format!("{CARD}('{css}')")).await;
        assert!(
            drawn.as_str().is_some_and(|drawn| drawn.ends_with(",1200,630") && !drawn.starts_with('0')),
            "{css}: {drawn}"
        );
        browser.screenshot(&home.join(folder).join("shared.png")).await;
    }
    browser.close().await;
}
