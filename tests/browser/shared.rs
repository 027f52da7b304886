//! The pictures that programs show where somebody shares a link: drawn by hand, as the posters of the entrance on a card.
//! `cargo nextest run --workspace --test browser -E 'test(/^shared::/)' --run-ignored only` writes them anew.

use std::path::Path;

use crate::browser::{Browser, Window};
use crate::inn::Inn;

/// Lays posters one under the other on a card of 1200 by 630, with the name of the house where there is room.
const CARD: &str = "((css) => {
    const posters = [...document.querySelectorAll(css)];
    const card = document.createElement('div');
    Object.assign(card.style, {
        position: 'fixed', inset: '0', zIndex: 99, display: 'flex', flexDirection: 'column', justifyContent: 'center',
        background: 'var(--paper)', color: 'var(--ink)',
    });
    for (const poster of posters) {
        poster.setAttribute('preserveAspectRatio', 'xMidYMid slice');
        Object.assign(poster.style, { width: '1200px', height: posters.length > 1 ? '106px' : '330px', margin: '0', border: '0', borderRadius: '0' });
        card.append(poster);
    }
    const name = document.createElement('p');
    name.textContent = 'Bree';
    Object.assign(name.style, { margin: posters.length > 1 ? '0' : '48px 0 0', textAlign: 'center', fontFamily: 'var(--display, serif)',
        fontSize: posters.length > 1 ? '64px' : '110px', lineHeight: 1.1, letterSpacing: '.08em' });
    card.append(name);
    document.body.append(card);
    return posters.length;
})";

#[tokio::test]
#[ignore = "draws: run by hand when a poster has changed"]
async fn cards_to_share() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let inn = Inn::open();
    let browser = Browser::open(&Window {
        width: 1200,
        height: 630,
        ..Window::desk("en")
    })
    .await;
    let games = ["journey", "tricks", "war", "quest", "wizards"];
    let one = |game: &&str| {
        (
            format!("section[aria-labelledby=game-{game}] .poster"),
            format!("games/{game}/page"),
        )
    };
    let house = ("section.game .poster".to_owned(), "crates/web/assets".to_owned());
    for (css, folder) in games.iter().map(one).chain([house]) {
        browser.go(&inn.url).await;
        let drawn = browser.value(&format!("{CARD}('{css}')")).await;
        assert_ne!(drawn, 0, "{css}");
        browser.screenshot(&home.join(folder).join("shared.png")).await;
    }
    browser.close().await;
}
