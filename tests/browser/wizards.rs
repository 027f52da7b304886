//! SATM as people play it: the standard rules at a desk and on a phone, from the draft on; and alone, by keyboard, against a
//! bot.

use std::collections::BTreeSet;
use std::time::Duration;

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::picture::picture;

/// What somebody likes best who still has a company to send out.
const SETTING_OUT: &[&str] = &[
    "head ",
    "card ",
    "stack-company-",
    "pick ",
    "company ",
    "way 0",
    "yes",
    "pass-on",
    "pass",
];

/// And who has sent one: what comes, comes.
const ON_THE_WAY: &[&str] = &[
    "gain ", "pick ", "company ", "way ", "region ", "site ", "yes", "number ", "card ", "pass-on", "pass",
];

/// The other one's hazards.
const HAZARDS: &[&str] = &["play ", "pick ", "yes", "number ", "card ", "pass-turn", "pass"];

impl Browser {
    /// What one sees of the table at a glance.
    async fn glance(&self) -> serde_json::Value {
        let moments = MOMENTS
            .map(|(moment, css)| format!("{moment}: is({css:?})"))
            .join(", ");
        let turn = "document.querySelector('.wz-turn')?.textContent.match(/\\d+/)?.[0] | 0";
        let script = format!(
            "((is) => ({{ turn: {turn}, {moments}, yours: is('#signals[data-yours=yes]'),
                over: is('#signals[data-status=finished]'), acts: is('.wz-side--own.wz-side--acts'),
                sent: is('.wz-side--own .wz-here--to') }}))((css) => !!document.querySelector(css))"
        );
        self.value(&script).await
    }
}

/// The moments of which pictures are kept: what is on the table then.
const MOMENTS: [(&str, &str); 4] = [
    ("draft", ".wz-held"),
    ("road", ".wz-limit"),
    ("strike", ".wz-strike--now"),
    ("chain", ".wz-link"),
];

#[tokio::test]
async fn two_play_four_turns_each_by_clicking() {
    let inn = Inn::open();
    let desk = Browser::open(&Window::desk("en")).await;
    let phone = Browser::open(&Window::phone("es")).await;
    let link = desk.opens_a_table(&inn, "wizards", &["open"]).await;
    phone.sits_down(&link, "Ben").await;
    for browser in [&desk, &phone] {
        browser.find("#signals[data-status=playing]").await;
    }
    let (mut chosen, mut photographed) = (BTreeSet::new(), BTreeSet::new());
    let mut answers = 0;
    let mut turn = 0;
    while turn < 9 {
        assert!(answers < 700, "eight turns take no longer: {chosen:?}");
        for browser in [&desk, &phone] {
            let seen = browser.glance().await;
            if seen["over"] == true {
                turn = 9;
                break;
            }
            turn = seen["turn"].as_i64().unwrap_or(0);
            for (moment, _) in MOMENTS {
                if seen[moment] == true && photographed.insert(moment) {
                    let [large, small] = ["desktop-en", "phone-es"];
                    desk.screenshot(&picture(&format!("wizards-{moment}-{large}")))
                        .await;
                    phone
                        .screenshot(&picture(&format!("wizards-{moment}-{small}")))
                        .await;
                }
            }
            if seen["yours"] != true {
                continue;
            }
            let wishes = match (seen["acts"] == true, seen["sent"] == true) {
                (false, _) => HAZARDS,
                (true, true) => ON_THE_WAY,
                (true, false) => SETTING_OUT,
            };
            if let Some(what) = browser.answers(wishes).await {
                chosen.insert(what.split(' ').next().unwrap_or_default().to_owned());
                answers += 1;
                if answers % 60 == 1 {
                    browser.agrees_with_the_server().await;
                }
            }
        }
    }
    for kind in ["card", "head", "pass"] {
        assert!(
            chosen.iter().any(|what| what.starts_with(kind)),
            "nobody chose {kind}: {chosen:?}"
        );
    }
    assert!(
        photographed.contains("draft") && photographed.contains("road"),
        "{photographed:?}"
    );
    for browser in [&desk, &phone] {
        browser.is_well("wizards").await;
        browser.does_not_scroll_sideways().await;
    }
    desk.close().await;
    phone.close().await;
}

#[tokio::test]
async fn alone_and_without_a_mouse_against_a_bot() {
    let inn = Inn::open();
    let desk = Browser::open(&Window::desk("es")).await;
    desk.go(&format!("{}/new/wizards", inn.url)).await;
    desk.write("#wizards-name", "Ana").await;
    desk.click("#wizards-seat-2 > option[value='bot:fair']").await;
    desk.click("main form button[type=submit]").await;
    desk.find("#signals[data-status=playing]").await;
    let mut pressed = 0;
    while desk.glance().await["turn"].as_i64().unwrap_or(0) < 5 && desk.signals().await.status == "playing" {
        let before = desk.signals().await;
        if !before.yours {
            tokio::time::sleep(Duration::from_millis(30)).await;
            continue;
        }
        pressed += 1;
        assert!(pressed < 250, "four turns take no longer");
        // One key passes; where one may not, the first answer of the bar.
        let passes = "!!document.querySelector('#choose [value=pass]:not([aria-disabled])')";
        let one = "!!document.querySelector('#choose [data-digit=\"1\"]')";
        if desk.value(passes).await == true && pressed > 4 {
            desk.press("p").await;
        } else if desk.value(one).await == true {
            desk.press("1").await;
        } else {
            // What is folded away is unfolded by keyboard, too.
            desk.tab_to("#choose summary").await;
            desk.press(crate::player::key::ENTER).await;
            continue;
        }
        for _ in 0..60 {
            let now = desk.signals().await;
            if now.answers != before.answers || !now.yours || now.status != "playing" {
                break;
            }
            tokio::time::sleep(Duration::from_millis(15)).await;
        }
    }
    desk.is_well("wizards").await;
    desk.does_not_scroll_sideways().await;

    // How to play is found from the help.
    desk.press("?").await;
    let how = desk
        .value("document.querySelector('#help a').getAttribute('href')")
        .await;
    desk.go(&format!("{}{}", inn.url, how.as_str().expect("a link")))
        .await;
    desk.find("#how .wz-strike").await;
    desk.screenshot(&picture("wizards-how-es")).await;
    desk.close().await;
}
