//! Middle-earth Quest as people play it: Sauron at a desk, heroes on a phone and on a tablet, by clicking on what is lit;
//! and a hero's turns by keyboard alone.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use quest::pack::files::BUILT_IN;

use crate::browser::{Browser, PATIENCE, Window};
use crate::inn::Inn;
use crate::others::all_is_well;
use crate::picture::picture;
use crate::player::key;

/// What Sauron likes best: a fight, influence, then orders.
const SAURON: &[&str] = &[
    "minion:",
    "token:",
    "plot:",
    "act:influence",
    "at:",
    "act:command",
    "stack-",
    "move-",
    "card:",
    "done",
    "no",
    "slot:",
];

/// What a hero likes best: away, and in a fight a card every round.
const EOMETH: &[&str] = &[
    "hero:eometh",
    "go:",
    "march:",
    "stack-",
    "number:0",
    "card:",
    "favor",
    "all-life",
    "life",
    "yes",
    "done",
];

const ELEANOR: &[&str] = &[
    "hero:eleanor",
    "rest",
    "number:0",
    "card:",
    "favor",
    "all-life",
    "life",
    "yes",
    "no",
    "done",
];

/// The round that is played, as the page tells it.
const ROUND: &str =
    "(document.querySelector('#story')?.innerText.match(/(?:Round|Ronda) (\\d+)/) ?? [0, 0])[1] | 0";

/// A host's pack in which a minion comes into play where a hero begins, so that there is a fight in the first turn; and in
/// which a place is called otherwise.
fn with_a_fight() -> impl Iterator<Item = (String, String)> {
    BUILT_IN.iter().map(|(file, text)| {
        let text = match *file {
            "minions.toml" => text.replace("start = [\"near_harad\"]", "start = [\"dunharrow\"]"),
            "map.toml" => text.replace(
                "en = \"Fornost\", es = \"Fornost\", es_from = \"same\"",
                "en = \"Norbury\", es = \"Norburgo\", es_from = \"ours\"",
            ),
            "heroes.toml" => text.replace("start = \"edoras\"", "start = \"dunharrow\""),
            _ => (*text).to_owned(),
        };
        (format!("quest/{file}"), text)
    })
}

impl Browser {
    /// Answers the question that is open, however many clicks it takes; says what was chosen.
    async fn answers_the_quest(&self, wishes: &[&str]) -> Option<String> {
        let before = self.signals().await;
        if !before.yours || before.status != "playing" {
            return None;
        }
        let until = Instant::now() + PATIENCE;
        loop {
            let what = self.click_a_choice(wishes).await;
            for _ in 0..40 {
                let now = self.signals().await;
                if now.answers != before.answers || !now.yours || now.status != "playing" {
                    return what;
                }
                tokio::time::sleep(Duration::from_millis(15)).await;
            }
            if Instant::now() > until {
                self.screenshot(&picture("quest-stuck")).await;
                panic!("stuck at '{}': {what:?}", self.says("#ask").await);
            }
        }
    }

    async fn does_not_scroll_sideways(&self) {
        let fits = "document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(self.value(fits).await, true, "the page is wider than the screen");
    }

    /// What the page tells of the combat.
    async fn combat(&self) -> String {
        let told = self
            .value("document.getElementById('combat')?.innerText ?? ''")
            .await;
        told.as_str().expect("text").to_owned()
    }
}

async fn window(width: u32, height: u32, phone: bool, language: &'static str) -> Browser {
    Browser::open(&Window {
        width,
        height,
        phone,
        language,
        dark: false,
    })
    .await
}

#[tokio::test]
async fn sauron_and_two_heroes_play_two_rounds_by_clicking() {
    let inn = Inn::with_files(with_a_fight());
    let sauron = window(1366, 768, false, "en").await;
    let eometh = window(390, 844, true, "es").await;
    let eleanor = window(768, 1024, false, "es").await;
    sauron.go(&format!("{}/new/quest", inn.url)).await;
    sauron.write("#quest-name", "Ana").await;
    for seat in [2, 3] {
        sauron
            .click(&format!("#quest-seat-{seat} > option[value='open']"))
            .await;
    }
    sauron.click("main form button[type=submit]").await;
    sauron.find("#signals[data-status=waiting]").await;
    let link = format!("{}{}", inn.url, sauron.link("join").await);
    for (hero, name) in [(&eometh, "Ben"), (&eleanor, "Cleo")] {
        hero.go(&link).await;
        hero.write("#join-name", name).await;
        hero.click("form[action$='/join'] button[type=submit]").await;
    }
    let all = [
        (&sauron, SAURON, "desktop-en"),
        (&eometh, EOMETH, "phone-es"),
        (&eleanor, ELEANOR, "tablet-es"),
    ];
    for (browser, ..) in all {
        browser.find("#signals[data-status=playing]").await;
    }
    let (mut chosen, mut photographed, mut answers) = (BTreeSet::new(), BTreeSet::new(), 0);
    let mut exhausted = [false; 3];
    let until = Instant::now() + Duration::from_secs(400);
    // Two rounds are over when the third begins.
    while sauron.value(ROUND).await.as_i64().unwrap_or(0) < 3 {
        assert!(Instant::now() < until, "two rounds take no longer: {chosen:?}");
        for (who, wishes, window) in all {
            let Some(what) = who.answers_the_quest(wishes).await else {
                continue;
            };
            let kind = what.split([':', '-']).next().unwrap_or_default().to_owned();
            let moment = ["at", "go", "card", "hero"].contains(&kind.as_str());
            if moment && photographed.insert(format!("{kind}-{window}")) {
                who.screenshot(&picture(&format!("quest-{kind}-{window}"))).await;
            }
            chosen.insert(kind);
            answers += 1;
            if answers % 20 == 1 {
                who.agrees_with_the_server().await;
                eometh.does_not_scroll_sideways().await;
                eleanor.does_not_scroll_sideways().await;
            }
        }
        for ((who, _, window), exhausted) in all.into_iter().zip(&mut exhausted) {
            if !*exhausted && who.combat().await.contains("xhaust") {
                *exhausted = true;
                who.value("document.getElementById('combat').scrollIntoView({ block: 'start', behavior: 'instant' })")
                    .await;
                who.screenshot(&picture(&format!("quest-combat-{window}"))).await;
            }
        }
        assert_eq!(
            sauron.signals().await.status,
            "playing",
            "two rounds are not a game"
        );
    }
    for kind in ["hero", "act", "at", "minion", "card", "go"] {
        assert!(chosen.contains(kind), "nobody chose {kind}: {chosen:?}");
    }
    assert_eq!(
        exhausted, [true; 3],
        "all three have seen a side exhausted in the fight"
    );
    for (browser, ..) in all {
        all_is_well(browser, "quest").await;
        browser.agrees_with_the_server().await;
    }
    // The host's names are shown, on the map too.
    for (browser, name) in [(&sauron, "Norbury"), (&eometh, "Norburgo")] {
        let map = browser
            .value("document.getElementById('quest-ground').textContent")
            .await;
        let map = map.as_str().expect("text");
        assert!(map.contains(name) && !map.contains("Fornost"), "{name}");
        let place = browser
            .value("document.getElementById('region-fornost').getAttribute('aria-label')")
            .await;
        assert!(
            place.as_str().is_some_and(|told| told.starts_with(name)),
            "{place}"
        );
    }
    // Nobody but Sauron sees his cards, and a hero no other hero's.
    for (browser, own) in [(&eometh, "hand-2"), (&eleanor, "hand-3")] {
        let hands = "[...document.querySelectorAll('[id^=hand-]')].map((hand) => hand.id)";
        let hands = browser.value(hands).await;
        let only = hands.as_array().expect("ids").iter().all(|id| *id == own);
        assert!(only, "{hands}");
    }
    for (browser, ..) in all {
        browser.does_not_scroll_sideways().await;
    }
    sauron.close().await;
    eometh.close().await;
    eleanor.close().await;
}

/// Presses the digit of the first answer of the bar that is wished for, else of the first.
async fn digit(ana: &Browser, wishes: &[&str]) {
    let wishes = serde_json::to_string(wishes).expect("words");
    let wanted = format!(
        "(() => {{
            const all = [...document.querySelectorAll('#choose [data-digit]')];
            const wish = {wishes}.flatMap((wish) => all.filter((button) => button.value.startsWith(wish)))[0];
            return (wish ?? all[0])?.dataset.digit ?? '';
        }})()"
    );
    let wanted = ana.value(&wanted).await;
    ana.press(wanted.as_str().expect("a digit")).await;
}

#[tokio::test]
async fn a_heros_turn_by_keyboard_alone() {
    let inn = Inn::open();
    let ana = window(1366, 768, false, "en").await;
    ana.go(&inn.url).await;
    ana.tab_to("#your-name").await;
    ana.press("Ana").await;
    ana.tab_to("#quest-now-side").await;
    ana.arrow_to("2").await;
    ana.tab_to("#quest-now-level").await;
    ana.arrow_to("easy").await;
    ana.tab_to("button[value='now:quest:']").await;
    ana.press(key::ENTER).await;
    ana.find("#signals[data-status=playing]").await;
    let (mut travelled, mut by_arrows) = (0, 0);
    let until = Instant::now() + Duration::from_secs(120);
    // The first of the round's turns is over when Sauron's next begins.
    while ana.value(ROUND).await.as_i64().unwrap_or(0) < 2 || travelled == 0 {
        assert!(Instant::now() < until, "{travelled} ways, {by_arrows} by arrows");
        let now = ana.signals().await;
        assert_eq!(now.status, "playing");
        if !now.yours {
            tokio::time::sleep(Duration::from_millis(30)).await;
            continue;
        }
        let travels = "!!document.querySelector('#choose button[value^=\"go:\"]:not([aria-disabled])')";
        if travelled < 2 && ana.value(travels).await == true {
            // By arrows to a place that is lit, which Enter opens; what may be done there is then at hand.
            let at_a_place = "document.activeElement.matches('.qregion[data-opens]')";
            for step in 0..40 {
                if ana.value(at_a_place).await == true {
                    break;
                }
                ana.press(if step % 4 == 3 { key::RIGHT } else { key::DOWN })
                    .await;
            }
            assert_eq!(ana.value(at_a_place).await, true, "no place is reached by arrows");
            ana.press(key::ENTER).await;
            ana.until("document.activeElement.matches('.wstack:popover-open [data-choice]')")
                .await;
            ana.press(key::ENTER).await;
            travelled += 1;
        } else if now.answers % 2 == 0 {
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
    all_is_well(&ana, "quest").await;
    ana.close().await;
}
