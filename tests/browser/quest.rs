//! Middle-earth Quest as people play it: Sauron at a desk, a hero on a phone, by clicking on what is lit.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use crate::browser::{Browser, PATIENCE, Window};
use crate::inn::Inn;
use crate::picture::picture;

/// What Sauron likes best: influence, then orders.
const SAURON: &[&str] = &[
    "plot:",
    "act:influence",
    "at:",
    "act:command",
    "stack-",
    "move-",
    "shadow:",
    "card:",
    "done",
    "no",
    "slot:",
];

/// What the hero likes best: away, and a fight where there is one.
const HERO: &[&str] = &[
    "hero:eometh",
    "go:",
    "march:",
    "stack-",
    "card:",
    "explore",
    "favor",
    "life",
    "yes",
    "number:",
    "done",
];

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
}

#[tokio::test]
async fn sauron_and_a_hero_take_their_turns_by_clicking() {
    let inn = Inn::open();
    let window = |width, height, phone, language| Window {
        width,
        height,
        phone,
        language,
        dark: false,
    };
    let sauron = Browser::open(&window(1366, 768, false, "en")).await;
    let hero = Browser::open(&window(390, 844, true, "es")).await;
    sauron.go(&format!("{}/new/quest", inn.url)).await;
    sauron
        .find("#quest-name")
        .await
        .send_keys("Ana")
        .await
        .expect("a field");
    sauron
        .find("#quest-seat-2 > option[value='open']")
        .await
        .click()
        .await
        .expect("an option");
    sauron.click("main form button[type=submit]").await;
    sauron.find("#signals[data-status=waiting]").await;
    let link = sauron
        .value("document.body.innerHTML.match(/\\/t\\/\\w+\\/join\\/[\\w-]+/)[0]")
        .await;
    hero.go(&format!("{}{}", inn.url, link.as_str().expect("a link")))
        .await;
    let field = hero.find("#join-name").await;
    field.clear().await.expect("a field");
    field.send_keys("Ben").await.expect("a field");
    hero.click("form[action$='/join'] button[type=submit]").await;
    hero.find("#signals[data-status=playing]").await;
    sauron.find("#signals[data-status=playing]").await;
    let (mut chosen, mut photographed) = (BTreeSet::new(), BTreeSet::new());
    let mut answers = 0;
    let round =
        "(document.querySelector('#story')?.innerText.match(/(?:Round|Ronda) (\\d+)/) ?? [0, 0])[1] | 0";
    while sauron.value(round).await.as_i64().unwrap_or(0) < 2 {
        assert!(answers < 400, "a round takes no longer: {chosen:?}");
        for (who, wishes) in [(&sauron, SAURON), (&hero, HERO)] {
            if let Some(what) = who.answers_the_quest(wishes).await {
                let kind = what.split([':', '-']).next().unwrap_or_default().to_owned();
                for (name, browser) in [("desktop-en", &sauron), ("phone-es", &hero)] {
                    if photographed.insert(format!("{kind}-{name}"))
                        && ["at", "go", "card", "hero"].contains(&kind.as_str())
                    {
                        browser
                            .screenshot(&picture(&format!("quest-{kind}-{name}")))
                            .await;
                    }
                }
                chosen.insert(kind);
                answers += 1;
                if answers % 25 == 1 {
                    who.agrees_with_the_server().await;
                    hero.does_not_scroll_sideways().await;
                }
            }
        }
        if sauron.signals().await.status != "playing" {
            break;
        }
    }
    for kind in ["hero", "act", "at"] {
        assert!(chosen.contains(kind), "nobody chose {kind}: {chosen:?}");
    }
    hero.does_not_scroll_sideways().await;
    for browser in [&sauron, &hero] {
        let said = browser.value("document.body.innerText").await;
        let said = said.as_str().expect("text");
        assert!(!said.contains("quest-"), "an id instead of words:\n{said}");
        let complaints = browser.complaints().await;
        assert!(
            complaints.iter().all(|complaint| complaint.contains("409")),
            "{complaints:?}"
        );
    }
    sauron.close().await;
    hero.close().await;
}
