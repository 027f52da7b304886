//! Questions of the Quest that are one panel, or two clicks: a road is paid with several cards, an order is given to a minion on the
//! map, influence comes by several at a press.

use serde_json::json;

use crate::browser::{Browser, Window};
use crate::inn::Inn;

/// A hero with a hand, where paths of several cards begin.
const ON_THE_ROAD: &str = "
    heroes: thalin
    round: 6
    phase: travel thalin
    hero thalin: rivendell
    hand thalin: 2 thalin_parry, thalin_crush
";

/// Sauron has actions left, and a minion on the map.
const IN_COMMAND: &str = "
    heroes: thalin
    round: 5
    phase: act 3
    pool: 4
    at dol_guldur: 2 influence, mouth_of_sauron
    at moria: 2 influence
    hero thalin: rivendell
    hand thalin: 2 thalin_parry, thalin_crush
";

/// A hero who holds all cards of the own deck.
const A_BIG_HAND: &str = "
    heroes: beravor
    round: 5
    phase: rest beravor
    hero beravor: grey_havens
    hand beravor: 5 beravor_ranged_strike, 3 beravor_evade, 2 beravor_strategize, 3 beravor_sneak_attack, 2 beravor_aimed_shot, 2 beravor_parry, 3 beravor_charge, 3 beravor_anticipate, 2 beravor_deadly_finesse
";

async fn sits_down(inn: &Inn, side: u8) -> Browser {
    let ana = Browser::open(&Window::desk("en")).await;
    ana.go(&format!("{}/new/quest", inn.url)).await;
    ana.write("#quest-name", "Ana").await;
    for seat in 1..=4 {
        let sitter = match seat {
            own if own == side => "me",
            1 | 2 => "bot:easy",
            _ => "none",
        };
        let set = format!(
            "((field) => !field || (field.value = '{sitter}'))(document.getElementById('quest-seat-{seat}'))"
        );
        ana.value(&set).await;
    }
    ana.click("main form button[type=submit]").await;
    ana.until("document.getElementById('signals')?.dataset.yours === 'yes'").await;
    ana
}

/// Presses the middle of what this selector finds, as it lies in the window.
async fn press(ana: &Browser, css: &str) {
    ana.find(css).await;
    let middle = format!(
        "(() => {{ const box = document.querySelector({css:?}).getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2].map(Math.round); }})()"
    );
    let at = ana.value(&middle).await;
    let at = |index: usize| at[index].as_i64().expect("a number");
    ana.driver.action_chain().move_to(at(0), at(1)).click().perform().await.expect("a click");
}

/// A road of several cards takes two clicks: the place, then what is laid out. A card that is pressed takes another's place.
#[tokio::test]
async fn a_road_is_paid_at_once() {
    let inn = Inn::at("quest", ON_THE_ROAD);
    let ana = sits_down(&inn, 2).await;
    let before = ana.signals().await.ply;
    press(&ana, ".region[id*=trollshaws][data-choice^='march:']").await;
    ana.find("#prompt .picker[data-exactly]").await;
    let picked =
        "[...document.querySelectorAll('.pick')].reduce((sum, pick) => sum + Number(pick.dataset.count), 0)";
    let number = ana.value("Number(document.querySelector('.picker').dataset.exactly)").await;
    assert_eq!(ana.value(picked).await, number, "the payment is laid out");
    // On a phone nothing of the panel lies below its frame.
    ana.is_sized((390, 844)).await;
    ana.settles().await;
    let hidden = "[...document.querySelectorAll('.picker button')].filter((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }).length";
    assert_eq!(ana.value(hidden).await, 0);
    ana.is_sized((1366, 900)).await;
    ana.settles().await;
    // The hand shows what would go; another card takes the place of one.
    let shown = "document.querySelectorAll('#hand .picked').length";
    assert_eq!(ana.value(shown).await, number);
    let other = ana.value("document.querySelector('#hand .lit[data-choice]:not(.picked)').id").await;
    let other = other.as_str().expect("a card that would stay");
    press(&ana, &format!("#{other}")).await;
    assert!(ana.has(&format!("#{other}.picked")).await, "{other} goes");
    assert_eq!(ana.value(picked).await, number, "just so many");
    assert_eq!(ana.value(shown).await, number);
    assert_eq!(ana.value("document.querySelector('.picker__go').disabled").await, false);
    // Whoever has looked back goes on picking, and stays in the present.
    press(&ana, "#look-back").await;
    ana.until("!!document.querySelector('.prompt--replay')").await;
    press(&ana, "#step-now").await;
    ana.until("!!document.querySelector('#prompt .picker')").await;
    for by in ["-1", "1"] {
        press(&ana, &format!(".pick [data-by='{by}']")).await;
        assert!(!ana.has(".prompt--replay").await, "{by}: a press in a panel leads nowhere");
    }
    assert_eq!(ana.value(picked).await, number, "one less, and one more");
    press(&ana, ".picker__go").await;
    ana.until("!document.querySelector('.picker')").await;
    let paid = ana.signals().await.ply - before;
    assert!(paid > number.as_u64().expect("a number"), "{paid} choices by two presses");
    assert!(ana.complaints().await.is_empty());
    ana.close().await;
}

/// 'Play now' seats a newcomer as a hero; who would rather play the Shadow chooses so beside it, and presses once.
#[tokio::test]
async fn a_newcomer_plays_a_hero_or_chooses() {
    let inn = Inn::open();
    let ana = Browser::open(&Window::desk("en")).await;
    for (chosen, is_sauron) in [("", false), ("1", true)] {
        ana.go(&inn.url).await;
        let choose = format!(
            "((field) => '{chosen}' && (field.value = '{chosen}'))(document.querySelector('[name=\"now:quest:mine\"]'))"
        );
        ana.value(&choose).await;
        ana.click("button[value='now:quest:']").await;
        ana.find("#signals[data-status=playing]").await;
        let own = "document.querySelector('.player--focus .player__hobbit').textContent.trim().startsWith('Sauron')";
        assert_eq!(ana.value(own).await, is_sauron, "'{chosen}'");
    }
    ana.close().await;
}

/// However many cards are held, they and the mission lie below the board, each with an edge to take it by.
#[tokio::test]
async fn a_big_hand_keeps_to_its_place() {
    let inn = Inn::at("quest", A_BIG_HAND);
    let ana = sits_down(&inn, 2).await;
    ana.is_sized((1366, 768)).await;
    ana.settles().await;
    let cards = "document.querySelectorAll('#hand .qu-card').length";
    assert_eq!(ana.value(cards).await, 26, "the deck, and a mission");
    let beyond = "(() => {
        const { right } = document.getElementById('board').getBoundingClientRect();
        const box = (card) => card.getBoundingClientRect();
        return [...document.querySelectorAll('#hand .qu-card')].filter((card) => box(card).right > right + 8 || box(card).width < 7).map((card) => card.id);
    })()";
    assert_eq!(ana.value(beyond).await, json!([]));
    ana.close().await;
}

/// A minion's step is two clicks, the figure and the place; two influence go to a place by one press.
#[tokio::test]
async fn an_order_is_two_clicks_and_influence_comes_by_twos() {
    let inn = Inn::at("quest", IN_COMMAND);
    let ana = sits_down(&inn, 1).await;
    press(&ana, "#choose [value='act:command']").await;
    press(&ana, "#minion-mouth_of_sauron[data-way]").await;
    press(&ana, ".region.way-next").await;
    ana.until("document.querySelector('#minion-mouth_of_sauron')?.closest('#on-dol_guldur') === null").await;
    press(&ana, "#choose [value='done']").await;
    press(&ana, "#choose [value='act:influence']").await;
    ana.find(".times").await;
    let before = ana.signals().await.ply;
    press(&ana, ".times [data-number='2']").await;
    press(&ana, "#region-mount_gundabad[data-choice]").await;
    ana.until(&format!("Number(document.getElementById('signals').dataset.ply) > {before}")).await;
    assert_eq!(ana.signals().await.ply, before + 2, "two at a press");
    ana.close().await;
}
