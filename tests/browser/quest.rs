//! Middle-earth Quest as people play it: Sauron at a desk, a hero on a phone with a finger, another on a tablet by night, by
//! what is lit; and a hero's turn by keyboard alone.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use quest::pack::files::BUILT_IN;

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::picture::{Album, Moment, picture};
use crate::player::key;

/// Sauron's preferences: plots, influence, then orders.
const SAURON: &[&str] =
    &["plot:", "act:influence", "at:", "act:command", "move-", "card:", "done", "no", "slot:"];

/// A hero's preferences: away, and in a fight a card every round.
const EOMETH: &[&str] = &[
    "hero:eometh",
    "go:",
    "march:",
    "character:",
    "at:",
    "number:0",
    "card:",
    "favor",
    "all-life",
    "life",
    "yes",
    "option:",
    "raise:",
    "stack-",
    "done",
];

/// She is where no enemy is, and travels for sure.
const ELEANOR: &[&str] = &[
    "hero:eleanor",
    "rest",
    "go:",
    "march:",
    "character:",
    "at:",
    "number:0",
    "card:",
    "favor",
    "all-life",
    "life",
    "yes",
    "no",
    "option:",
    "raise:",
    "stack-",
    "done",
];

/// The round that is played, as the page tells it.
const ROUND: &str =
    "(document.querySelector('#story')?.innerText.match(/(?:Round|Ronda) (\\d+)/) ?? [0, 0])[1] | 0";

/// The page's report of the combat, line by line.
const REPORT: &str =
    "[...document.querySelectorAll('#combat .wreport__line')].map((line) => line.textContent)";

/// The moments for pictures.
const MOMENTS: &[Moment] = &[
    (
        "hero",
        "document.querySelector('#choose button[value^=\"go:\"]') && document.querySelectorAll('.region.lit').length > 1",
        "null",
    ),
    (
        "sauron",
        "document.querySelector('#signals[data-yours=yes]') && document.querySelectorAll('.region[data-choice^=\"at:\"]').length > 4",
        "null",
    ),
    (
        "fight",
        "document.querySelectorAll('#combat .qu-side__sums').length === 2",
        "innerWidth > 860 ? scrollTo(0, 0) : document.getElementById('combat').scrollIntoView({ block: 'start', behavior: 'instant' })",
    ),
];

/// A host's pack in which a minion comes into play where a hero begins, with three cards to fight with and more health than
/// those of a hero can take: so there is a fight in the first turn that goes to exhaustion. And a place is called otherwise.
fn with_a_fight() -> impl Iterator<Item = (String, String)> {
    BUILT_IN.iter().map(|(file, text)| {
        let changes: &[_] = match *file {
            "minions.toml" => &[
                ("start = [\"near_harad\"]", "start = [\"dunharrow\"]"),
                ("health = 11\nfortitude = 9", "health = 40\nfortitude = 3"),
            ],
            "map.toml" => &[(
                "en = \"Fornost\", es = \"Fornost\", es_from = \"same\"",
                "en = \"Norbury\", es = \"Norburgo\", es_from = \"ours\"",
            )],
            "heroes.toml" => &[("start = \"edoras\"", "start = \"dunharrow\"")],
            _ => &[],
        };
        let text = changes.iter().fold((*text).to_owned(), |text, (was, is)| {
            assert!(text.contains(was), "{file} has no '{was}'");
            text.replacen(was, is, 1)
        });
        (format!("quest/{file}"), text)
    })
}

#[tokio::test]
async fn sauron_and_two_heroes_play_two_rounds() {
    let inn = Inn::with_files(with_a_fight());
    let sauron = Browser::open(&Window::desk("en")).await;
    let eometh = Browser::open(&Window::phone("es")).await;
    let eleanor = Browser::open(&Window::tablet("es").by_night()).await;
    let link = sauron.opens_a_table(&inn, "quest", &["open", "open"]).await;
    eometh.sits_down(&link, "Ben").await;
    eleanor.sits_down(&link, "Cleo").await;
    let all =
        [(&sauron, SAURON, "desktop-en"), (&eometh, EOMETH, "phone-es"), (&eleanor, ELEANOR, "tablet-es")];
    for (browser, ..) in all {
        browser.find("#signals[data-status=playing]").await;
    }
    let (mut chosen, mut album, mut answers) = (BTreeSet::new(), Album::default(), 0);
    let mut fights = [const { BTreeSet::new() }; 3];
    let until = Instant::now() + Duration::from_secs(400);
    // Two rounds are over when the third begins.
    while sauron.value(ROUND).await.as_i64().unwrap_or(0) < 3 {
        assert!(Instant::now() < until, "two rounds take no longer: {chosen:?}");
        for (index, (who, wishes, window)) in all.into_iter().enumerate() {
            album.look(who, "quest", MOMENTS, window).await;
            for line in who.value(REPORT).await.as_array().expect("lines") {
                fights[index].insert(line.as_str().expect("text").to_owned());
            }
            let what = match window {
                "phone-es" => who.answers_by_touch(wishes).await,
                _ => who.answers(wishes).await,
            };
            let Some(what) = what else { continue };
            chosen.insert(what.split([':', '-']).next().unwrap_or_default().to_owned());
            answers += 1;
            if answers % 20 == 1 {
                who.agrees_with_the_server().await;
                who.does_not_scroll_sideways().await;
            }
        }
        assert_eq!(sauron.signals().await.status, "playing", "two rounds are not a game");
    }
    for kind in ["hero", "act", "at", "card"] {
        assert!(chosen.contains(kind), "nobody chose {kind}: {chosen:?}");
    }
    let travelled = chosen.contains("go") || chosen.contains("march");
    assert!(travelled, "nobody travelled: {chosen:?}");
    // All three have seen how both sides were exhausted, and that nobody fell.
    let said = [
        ["The hero is exhausted.", "Sauron’s combatant is exhausted."],
        ["El Héroe queda exhausto.", "El combatiente de Sauron queda exhausto."],
        ["El Héroe queda exhausto.", "El combatiente de Sauron queda exhausto."],
    ];
    for (lines, said) in fights.iter().zip(said) {
        assert!(said.iter().all(|line| lines.contains(*line)), "{lines:?}");
    }
    for picture in ["quest-fight-phone-es", "quest-hero-tablet-es", "quest-sauron-desktop-en"] {
        assert!(album.has(picture), "no {picture}");
    }
    for (browser, ..) in all {
        browser.is_well("quest").await;
        browser.agrees_with_the_server().await;
        browser.does_not_scroll_sideways().await;
    }
    the_hosts_names_are_shown(&[(&sauron, "Norbury"), (&eometh, "Norburgo")]).await;
    // Nobody but Sauron sees his cards, and a hero no other hero's.
    for (browser, own) in [(&eometh, "hand-2"), (&eleanor, "hand-3")] {
        let hands = "[...document.querySelectorAll('[id^=hand-]')].map((hand) => hand.id)";
        let hands = browser.value(hands).await;
        let only = hands.as_array().expect("ids").iter().all(|id| *id == own);
        assert!(only, "{hands}");
    }
    sauron.close().await;
    eometh.close().await;
    eleanor.close().await;
}

/// Checks the hosts' names, in the list of places and on the map.
async fn the_hosts_names_are_shown(names: &[(&Browser, &str)]) {
    for (browser, name) in names {
        let map = browser.value("document.getElementById('quest-ground').textContent").await;
        let map = map.as_str().expect("text");
        assert!(map.contains(name) && !map.contains("Fornost"), "{name}");
        let place = browser.value("document.querySelector('#region-fornost title').textContent").await;
        assert!(place.as_str().is_some_and(|told| told.starts_with(name)), "{place}");
    }
}

/// Presses the digit of the first answer of the bar that is wished for, else of the first.
async fn digit(ana: &Browser, wishes: &[&str]) {
    let wishes = serde_json::to_string(wishes).expect("words");
    let wanted = format!(
        "(() => {{
            const all = [...document.querySelectorAll('#choose [data-digit]')];
            const wish = {wishes}.flatMap((wish) => all.filter((button) => button.value?.startsWith(wish)))[0];
            return (wish ?? all[0])?.dataset.digit ?? '';
        }})()"
    );
    let wanted = ana.value(&wanted).await;
    ana.press(wanted.as_str().expect("a digit")).await;
}

/// Travels by arrows to a place that is lit, which Enter chooses; or opens, where there are several ways, which are then
/// at hand.
async fn travels_by_arrows(ana: &Browser) {
    ana.arrow_keys_to(".region:is([data-opens], [data-choice])").await;
    let opens = ana.value("document.activeElement.matches('[data-opens]')").await == true;
    ana.press(key::ENTER).await;
    if !opens {
        return;
    }
    ana.until("document.activeElement.matches('.wstack:popover-open [data-choice]')").await;
    ana.press(key::ENTER).await;
}

/// A hero who may travel to three places, with cards for it.
const ON_THE_ROAD: &str = "
    heroes: argalad
    round: 1
    phase: travel argalad
    hero argalad: woodland_realm
    hand argalad: argalad_overdraw, 2 argalad_precision
";

#[tokio::test]
async fn a_heros_turn_by_keyboard_alone() {
    let inn = Inn::at("quest", ON_THE_ROAD);
    let ana = Browser::open(&Window::desk("en")).await;
    ana.go(&inn.url).await;
    ana.tab_to("a[href='/new/quest']").await;
    ana.press(key::ENTER).await;
    ana.find("#quest-name").await;
    ana.tab_to("#quest-name").await;
    ana.press("Ana").await;
    ana.tab_to("#quest-now-side").await;
    ana.arrow_to("2").await;
    ana.tab_to("#quest-now-level").await;
    ana.arrow_to("easy").await;
    ana.tab_to("button[value='now:quest:']").await;
    ana.press(key::ENTER).await;
    ana.find("#signals[data-status=playing]").await;
    let (mut travelled, mut by_arrows, mut steps, mut album) = (0, 0, 0, Album::default());
    let until = Instant::now() + Duration::from_secs(200);
    // A hero alone has two turns a round: both are over when the next round begins.
    while ana.value(ROUND).await.as_i64().unwrap_or(0) < 2 || travelled == 0 {
        assert!(Instant::now() < until, "{travelled} ways, {by_arrows} by arrows");
        let now = ana.signals().await;
        assert_eq!(now.status, "playing");
        if !now.yours {
            tokio::time::sleep(Duration::from_millis(30)).await;
            continue;
        }
        album.look(&ana, "quest", MOMENTS, "desktop-en").await;
        steps += 1;
        let travels = "!!document.querySelector('#choose button[value^=\"go:\"]:not([aria-disabled])')";
        // A panel has what is likely laid out, and one press sends it.
        let panel = "!!document.querySelector('#prompt .picker__go:not(:disabled)')";
        if ana.value(panel).await == true {
            ana.tab_to("#picker-go").await;
            ana.press(key::ENTER).await;
        } else if travelled < 2 && ana.value(travels).await == true {
            travels_by_arrows(&ana).await;
            travelled += 1;
        } else if steps % 2 == 0 {
            ana.press(key::DOWN).await;
            let chosen =
                "document.activeElement.matches('[data-choice], #choose button:not([aria-disabled])')";
            if ana.value(chosen).await == true {
                by_arrows += 1;
                ana.press(key::ENTER).await;
            }
        } else {
            digit(&ana, &["hero:", "no", "done", "number:", "card:", "life"]).await;
        }
        for _ in 0..20 {
            tokio::time::sleep(Duration::from_millis(25)).await;
            let later = ana.signals().await;
            if later.answers != now.answers || !later.yours {
                break;
            }
        }
    }
    assert!(by_arrows > 0, "things are reached by arrows");
    ana.is_well("quest").await;

    // How to play is found from the help.
    ana.press("?").await;
    let how = ana.value("document.querySelector('#help a[href*=rules]').getAttribute('href')").await;
    ana.go(&format!("{}{}", inn.url, how.as_str().expect("a link"))).await;
    ana.find("#how .qu-how").await;
    ana.screenshot(&picture("quest-how-en")).await;
    ana.close().await;
}

/// How much of the map lies under the heroes one chooses among, in square pixels, and how many of their places it marks.
const UNDER: &str = "(() => {
    const [map, heroes] = ['quest-map', 'heroes'].map((id) => document.getElementById(id).getBoundingClientRect());
    const across = Math.min(map.right, heroes.right) - Math.max(map.left, heroes.left);
    const down = Math.min(map.bottom, heroes.bottom) - Math.max(map.top, heroes.top);
    return [Math.max(0, across) * Math.max(0, down), document.querySelectorAll('.region.ahead').length];
})()";

/// Whoever chooses a hero sees the whole map, and where each of them begins.
#[tokio::test]
async fn heroes_are_chosen_beside_the_map() {
    let inn = Inn::open();
    let ana =
        Browser::open(&Window { width: 1366, height: 768, phone: false, language: "es", dark: false }).await;
    ana.go(&format!("{}/new/quest", inn.url)).await;
    ana.write("#quest-name", "Ana").await;
    for (seat, sitter) in [(1, "bot:easy"), (2, "me"), (3, "none"), (4, "none")] {
        let set = format!(
            "((field) => !field || (field.value = '{sitter}'))(document.getElementById('quest-seat-{seat}'))"
        );
        ana.value(&set).await;
    }
    ana.click("main form button[type=submit]").await;
    ana.find("#heroes").await;
    ana.until(&format!("{UNDER}[1] === 5")).await;
    assert_eq!(ana.value(UNDER).await, serde_json::json!([0, 5]));
    ana.close().await;
}
