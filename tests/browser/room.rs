//! The board of every game fills the room that its table gives it, on a phone and at two desks.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::share::share;

/// Width and height of the windows.
const SCREENS: [(u32, u32); 3] = [(390, 844), (1366, 768), (1920, 1080)];

/// The random seed of these tables, whatever the day.
const SEED: &str = "2";

/// The margin of a board that need not be filled: a frame, a gap between two panels. In pixels, both sides together.
const FRAME: f64 = 36.0;

struct Board {
    game: &'static str,
    seats: usize,
    /// The element that must be as large as possible, by script. An atlas is two pages side by side.
    drawn: &'static str,
    /// The elements in the same column that are no room for it: all of them must be seen.
    whole: &'static str,
    /// Does it stand in the window whole, so that at a desk it may be as high as that allows before it is as wide?
    whole_in_sight: bool,
    /// True of the page once the board lies open.
    open: &'static str,
}

const BOARDS: [Board; 5] = [
    Board {
        game: "journey",
        seats: 3,
        drawn: "document.getElementById('map-west').parentElement",
        whole: "document.querySelector('#board > section')",
        whole_in_sight: true,
        open: "!document.getElementById('hobbits')",
    },
    Board {
        game: "tricks",
        seats: 4,
        drawn: "document.getElementById('felt')",
        whole: "document.getElementById('felt')",
        whole_in_sight: false,
        open: "!document.getElementById('roster')",
    },
    Board {
        game: "war",
        seats: 2,
        drawn: "document.getElementById('war-map')",
        whole: "document.getElementById('board')",
        whole_in_sight: true,
        // On a phone what is asked for among what is counted has the room of the map.
        open: "!document.querySelector('#turn > :not(:first-child) .lit:not([data-way])')",
    },
    Board {
        game: "quest",
        seats: 2,
        drawn: "document.getElementById('quest-map')",
        whole: "document.getElementById('board')",
        whole_in_sight: true,
        open: "!document.getElementById('heroes')",
    },
    Board {
        game: "wizards",
        seats: 2,
        drawn: "document.getElementById('wizards-map')",
        whole: "document.getElementById('board')",
        whole_in_sight: true,
        open: "true",
    },
];

/// The room left beside the drawing and below it, in pixels. Beside it stand the panels of the table, or it ends where
/// the table ends. Below it nothing counts but what has a place of its own at the foot of the window: a panel that simply
/// follows would follow lower.
const LEFT: &str = "((board, whole) => {
    // A map that is drawn nearer is seen through the frame of the board.
    const [box, frame] = [board, board.viewBox ? document.getElementById('board') : board].map((node) => node.getBoundingClientRect());
    const shown = { left: Math.max(box.left, frame.left), top: Math.max(box.top, frame.top), right: Math.min(box.right, frame.right), bottom: Math.min(box.bottom, frame.bottom) };
    // Of a picture that keeps its proportions what is drawn, not the box that it stands in.
    const inked = (svg) => {
        const { a, d, e, f } = svg.getScreenCTM();
        const { x, y, width, height } = svg.viewBox.baseVal;
        const [left, top] = [Math.max(shown.left, e + a * x), Math.max(shown.top, f + d * y)];
        return { left, top, right: Math.min(shown.right, e + a * (x + width)), bottom: Math.min(shown.bottom, f + d * (y + height)) };
    };
    const drawn = board.viewBox ? inked(board) : shown;
    const main = document.getElementById('main');
    const [{ left, right }, style] = [main.getBoundingClientRect(), getComputedStyle(main)];
    const room = { left: left + parseFloat(style.paddingLeft), right: right - parseFloat(style.paddingRight), bottom: innerHeight };
    for (const panel of document.querySelectorAll('#prompt, #hand, #turn, #players, #drawer')) {
        const box = panel.getBoundingClientRect();
        if (!panel.checkVisibility() || !box.width || !box.height || panel.contains(board)) continue;
        const beside = box.top < drawn.bottom && box.bottom > drawn.top;
        if (beside && box.right <= drawn.left + 1) room.left = Math.max(room.left, box.right);
        if (beside && box.left >= drawn.right - 1) room.right = Math.min(room.right, box.left);
        const foot = panel.id === 'hand' || panel.id === 'drawer' && document.documentElement.scrollHeight <= innerHeight && box.bottom >= innerHeight - 12;
        if (foot && box.top >= drawn.bottom - 1 && box.left < drawn.right && box.right > drawn.left) room.bottom = Math.min(room.bottom, box.top);
    }
    const lowest = Math.max(drawn.bottom, board.viewBox ? 0 : whole.getBoundingClientRect().bottom);
    return { width: drawn.right - drawn.left, beside: drawn.left - room.left + room.right - drawn.right, below: room.bottom - lowest };
})";

/// The elements that do not stand whole in the window.
const OUT: &str = "(ids) => ids.filter((id) => {
    const { top, left, bottom, right, height } = document.getElementById(id).getBoundingClientRect();
    return top < 0 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1 || height < 20;
})";

/// Makes a table with bots.
async fn makes(ana: &Browser, inn: &Inn, board: &Board) {
    let Board { game, seats, .. } = board;
    ana.is_sized((1366, 768)).await;
    ana.go(&format!("{}/new/{game}", inn.url)).await;
    ana.write(&format!("#{game}-name"), "Ana").await;
    for seat in 2..=*seats {
        ana.click(&format!("#{game}-seat-{seat} > option[value='bot:easy']")).await;
    }
    ana.click("main form button[type=submit]").await;
    ana.find("#signals[data-status=playing]").await;
}

/// The same, and plays until its board lies open.
async fn opens(ana: &Browser, inn: &Inn, board: &Board) {
    makes(ana, inn, board).await;
    let Board { game, open, .. } = board;
    let until = Instant::now() + Duration::from_secs(60);
    while ana.value(open).await != true || !ana.signals().await.yours {
        assert!(Instant::now() < until, "the board of {game} never lay open");
        if ana.signals().await.yours {
            ana.answers(&[]).await;
        } else {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

#[tokio::test]
async fn every_board_fills_its_room() {
    let inn = Inn::with_arguments(&["--rehearse", SEED]);
    let ana = Browser::open(&Window::desk("es")).await;
    for board in share(&BOARDS, BOARDS.len().div_ceil(2)) {
        opens(&ana, &inn, board).await;
        let mut wrong = Vec::new();
        let Board { game, drawn, whole, whole_in_sight, .. } = board;
        for screen in SCREENS {
            ana.is_sized(screen).await;
            // The script draws a map nearer where the window has become small.
            ana.go(ana.driver.current_url().await.expect("an address").as_str()).await;
            ana.value("scrollTo(0, 0)").await;
            let left = ana.value(&format!("{LEFT}({drawn}, {whole})")).await;
            let pixels = |what: &str| left[what].as_f64().expect("pixels");
            // On a phone everything stands in one column, and one scrolls.
            let by_height = *whole_in_sight && screen.0 > 860;
            let fills = pixels("beside").abs() <= FRAME || (by_height && pixels("below").abs() <= FRAME);
            if !fills {
                wrong.push(format!("{screen:?}: {left}"));
            }
        }
        assert!(wrong.is_empty(), "the board of {game} leaves so much room: {wrong:#?}");
    }
    ana.close().await;
}

async fn sees(ana: &Browser, besides: &str) {
    for screen in &SCREENS[1..] {
        ana.is_sized(*screen).await;
        ana.value("scrollTo(0, 0)").await;
        let out = ana
            .value(&format!("({OUT})(['map-west', 'map-east', 'nazgul-road', 'prompt', '{besides}'])"))
            .await;
        assert_eq!(out, json!([]), "{screen:?}");
    }
}

/// The whole atlas and the Nazgûl's road, the question, and the hobbits or the dice stand on one screen at a desk.
#[tokio::test]
async fn the_journey_is_seen_whole() {
    let inn = Inn::with_arguments(&["--rehearse", SEED]);
    let ana = Browser::open(&Window::desk("es")).await;
    makes(&ana, &inn, &BOARDS[0]).await;
    ana.find("#signals[data-yours=yes]").await;
    assert!(ana.has("#hobbits").await, "nobody has chosen a hobbit yet");
    sees(&ana, "hobbits").await;
    opens(&ana, &inn, &BOARDS[0]).await;
    sees(&ana, "dice").await;
    ana.close().await;
}
