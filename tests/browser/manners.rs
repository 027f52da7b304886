//! Things that people do at a table besides choosing: talk, ask to take back, watch, agree to end, give up, play again,
//! and share one screen; also without script.

use std::time::{Duration, Instant};

use crate::browser::{Browser, PATIENCE, Window};
use crate::inn::Inn;
use crate::picture::picture;

async fn desktop() -> Browser {
    Browser::open(&Window { width: 1280, height: 900, phone: false, language: "en", dark: true }).await
}

impl Browser {
    /// Clicks, once what is to be clicked lies still and open: a person waits for that, too.
    pub async fn click(&self, css: &str) {
        let until = Instant::now() + PATIENCE;
        loop {
            let element = self.find(css).await;
            let clicked = match element.scroll_into_view().await {
                Ok(()) => element.click().await,
                Err(gone) => Err(gone),
            };
            match clicked {
                Ok(()) => return,
                Err(error) if Instant::now() > until => {
                    self.screenshot(&picture("not-clicked")).await;
                    panic!("{css}: {error}");
                }
                Err(_) => {}
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// Without script the page stands still: its reader looks again until they are to choose.
    pub async fn looks_until_asked(&self) {
        let until = Instant::now() + PATIENCE;
        self.find("#signals[data-status=playing]").await;
        while !self.has("#signals[data-yours=yes]").await {
            assert!(Instant::now() < until, "never asked");
            self.click("#look-again").await;
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    pub async fn write(&self, css: &str, words: &str) {
        let field = self.find(css).await;
        field.clear().await.expect("a field");
        field.send_keys(words).await.expect("a field");
    }

    /// Shows a part of the drawer.
    pub async fn open_tab(&self, tab: &str) {
        let open = format!("document.getElementById('tab-{tab}').getAttribute('aria-selected') === 'true'");
        let until = Instant::now() + PATIENCE;
        // While the drawer slides, a click can miss.
        while self.value(&open).await != true {
            assert!(Instant::now() < until, "the tab {tab} does not open");
            self.click(&format!("#tab-{tab}")).await;
        }
    }

    /// Makes the first choice that may be made, once it is this one's turn, and waits until it is made.
    pub async fn choose_first(&self) {
        self.until("document.getElementById('signals').dataset.yours === 'yes'").await;
        let before = self.signals().await.ply;
        // What is folded away nobody can press: they unfold it first.
        let first = "#choose button:not([aria-disabled])";
        let fold = format!("document.querySelector('{first}').closest('details:not([open])')?.id ?? ''");
        if let Some(id) = self.value(&fold).await.as_str().filter(|id| !id.is_empty()) {
            self.click(&format!("#{id} > summary")).await;
        }
        self.click(first).await;
        self.until(&format!("Number(document.getElementById('signals').dataset.ply) > {before}")).await;
    }

    /// Makes a table from the entrance, with these sitters.
    async fn make_table(&self, inn: &Inn, name: &str, seats: &[(&str, &str)]) {
        self.go(&format!("{}/new/journey", inn.url)).await;
        self.write("#journey-name", name).await;
        for (seat, sitter) in seats {
            self.click(&format!("#journey-seat-{seat} > option[value='{sitter}']")).await;
        }
        self.click(".new__make button").await;
    }

    pub async fn link(&self, word: &str) -> String {
        let found =
            self.value(&format!("document.body.innerHTML.match(/\\/t\\/\\w+\\/{word}\\/[\\w-]+/)[0]")).await;
        found.as_str().expect("a link").to_owned()
    }

    /// What is seen of an element's words. A page that has just been left may still have handed out the one that was asked for.
    pub async fn says(&self, css: &str) -> String {
        let words = format!(
            "((one) => one && (one.innerText ?? one.textContent).trim())(document.querySelector({css:?}))"
        );
        self.find(css).await;
        let mut said = self.value(&words).await;
        if said.is_null() {
            self.find(css).await;
            said = self.value(&words).await;
        }
        said.as_str().unwrap_or_else(|| panic!("no '{css}'")).to_owned()
    }
}

#[tokio::test]
async fn people_have_manners() {
    let inn = Inn::open();
    let (ana, ben) = (desktop().await, desktop().await);
    ana.make_table(&inn, "Ana", &[("2", "open")]).await;
    ana.find("#signals[data-status=waiting]").await;
    let join = ana.link("join").await;
    ben.go(&format!("{}{join}", inn.url)).await;
    ben.write("#join-name", "Ben").await;
    ben.click("form[action$='/join'] button[type=submit]").await;
    ben.find("#signals[data-status=playing]").await;
    ana.find("#signals[data-status=playing]").await;

    they_talk(&ana, &ben).await;
    they_take_back(&ana, &ben).await;
    a_dimmed_choice_says_why(&ana, &ben).await;
    somebody_watches(&ana, &ben, &inn).await;
    they_agree_to_end_and_play_again(&ana, &ben).await;
    one_gives_up(&ana, &ben).await;

    let complaints = [ana.complaints().await, ben.complaints().await].concat();
    assert!(complaints.is_empty(), "{complaints:?}");
    ana.close().await;
    ben.close().await;
}

async fn they_talk(ana: &Browser, ben: &Browser) {
    ana.open_tab("chat").await;
    ana.write("#chat-text", "Hello <b>Ben</b> & all").await;
    ana.click("#chat-form button").await;
    ben.open_tab("chat").await;
    ben.find("#chat-log > p[id^='chat-']:not(#chat-none)").await;
    assert!(ben.says("#chat-log").await.contains("Hello <b>Ben</b> & all"));
    assert_eq!(ana.value("document.getElementById('chat-text').value").await, "");
    assert!(!ana.has("#chat-log p b + b").await, "what is said is no markup");
}

async fn they_take_back(ana: &Browser, ben: &Browser) {
    // Whoever begins takes a hobbit, then the other: nothing is rolled yet, so it can be taken back.
    let ana_begins = ana.signals().await.yours;
    let (first, second) = if ana_begins { (ana, ben) } else { (ben, ana) };
    first.choose_first().await;
    second.choose_first().await;
    for (answer, remaining) in [("no", 2), ("yes", 0)] {
        first.click("#take-back-button").await;
        second.click(&format!("#question-take-back-{answer}")).await;
        first.until("!document.getElementById('question-take-back')").await;
        first.until(&format!("Number(document.getElementById('signals').dataset.ply) === {remaining}")).await;
    }
    assert!(first.signals().await.yours, "the choice is open again");
    first.choose_first().await;
    second.choose_first().await;
}

async fn a_dimmed_choice_says_why(ana: &Browser, ben: &Browser) {
    // A roll is on, and nothing is set aside yet: nobody may roll again.
    let roller = if ana.signals().await.yours { ana } else { ben };
    roller.click("#choose button[value='roll']").await;
    let dimmed = "#choose button[aria-disabled=true][value='roll']";
    let described = roller
        .find(dimmed)
        .await
        .attr("aria-describedby")
        .await
        .expect("an attribute")
        .expect("what it cannot do is described");
    let why = format!("document.getElementById('{described}').textContent");
    let why = roller.value(&why).await;
    let why = why.as_str().expect("words");
    assert!(why.contains("VAM-"), "the clause is named: {why}");
    let before = roller.signals().await.ply;
    roller.find(dimmed).await.click().await.ok();
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(roller.signals().await.ply, before, "and it does nothing");
}

async fn somebody_watches(ana: &Browser, ben: &Browser, inn: &Inn) {
    let cara = desktop().await;
    cara.go(&format!("{}{}", inn.url, ana.link("watch").await)).await;
    cara.find("#signals[data-status=playing]").await;
    assert!(!cara.signals().await.yours);
    assert!(cara.says("#watching").await.contains("watching"), "and is told so");
    for not_hers in ["#choose button", "[data-choice]", "#chat-form", "#take-back", "[id^='resign-']"] {
        assert!(!cara.has(not_hers).await, "a watcher has no {not_hers}");
    }
    let seen = cara.signals().await.ply;
    // Live, without loading the page anew.
    let asked = if ana.signals().await.yours { ana } else { ben };
    asked.choose_first().await;
    cara.until(&format!("Number(document.getElementById('signals').dataset.ply) > {seen}")).await;
    cara.close().await;
}

async fn they_agree_to_end_and_play_again(ana: &Browser, ben: &Browser) {
    for answer in ["no", "yes"] {
        ana.open_tab("table").await;
        ana.click("form[id^='end-'] button").await;
        ben.click(&format!("#question-end-{answer}")).await;
        ana.until("!document.getElementById('question-end')").await;
    }
    for browser in [ana, ben] {
        browser.find("#signals[data-status=finished]").await;
    }
    assert!(ana.has("#prompt a[href*='/replay/']").await);
    for browser in [ana, ben] {
        let end = browser.says("#ending:popover-open #ending-title").await;
        assert_eq!(end, "The game is over", "how it ended comes up by itself");
    }
    // Each sits again where they sat, and is asked for no name.
    ana.click("#ending .rematch button").await;
    ana.find("#signals[data-status=waiting]").await;
    ben.click("#ending .rematch button").await;
    ben.find("#signals[data-status=playing]").await;
    ana.find("#signals[data-status=playing]").await;
}

async fn one_gives_up(ana: &Browser, ben: &Browser) {
    ben.open_tab("table").await;
    ben.click("[id^='resign-'] > summary").await;
    ben.click("[id^='resign-'] button").await;
    ana.find("#signals[data-status=finished]").await;
    let said = ben.says("#ask").await;
    assert!(said.contains("Ana"), "who is left has won: {said}");
}

#[tokio::test]
async fn two_people_share_a_screen() {
    let inn = Inn::open();
    let both = desktop().await;
    both.make_table(&inn, "Ana", &[("2", "second")]).await;
    both.find("#signals[data-status=playing]").await;
    let mut asked = std::collections::BTreeSet::new();
    for _ in 0..2 {
        asked.insert(both.says("#prompt .prompt__who").await);
        both.choose_first().await;
    }
    assert_eq!(asked.len(), 2, "the bar names whose turn it is: {asked:?}");
    both.close().await;
}

#[tokio::test]
async fn it_is_played_without_script() {
    let inn = Inn::open();
    let plain = Browser::without_script().await;
    plain.go(&inn.url).await;
    plain.write("#your-name", "Ana").await;
    plain.click("button[value='now:journey:']").await;
    plain.looks_until_asked().await;
    // The page may be replaced by the next between the finding and the reading: then there is nothing to read.
    let ply = async || {
        let ply = plain.find("#signals").await.attr("data-ply").await.ok()??;
        ply.parse::<u64>().ok()
    };
    let before = ply().await.expect("a page that shows a ply");
    plain.click("#choose button:not([aria-disabled])").await;
    // The answer may still be on its way when the click is done.
    let until = Instant::now() + Duration::from_secs(30);
    while ply().await.is_none_or(|now| now <= before) {
        assert!(Instant::now() < until, "the choice is made, and the page shows it");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    plain.close().await;
}

/// Whoever says no name is given one, which is theirs until they say another: then it is that everywhere.
#[tokio::test]
async fn a_name_is_given_and_can_be_changed() {
    let inn = Inn::open();
    let ana = desktop().await;
    ana.go(&inn.url).await;
    let given = ana.value("document.getElementById('your-name').value").await;
    let given = given.as_str().expect("a name").to_owned();
    assert!(given.len() > 4, "{given}");
    ana.click("button[value='now:journey:']").await;
    ana.find("#signals[data-status=playing]").await;
    assert!(ana.says("#player-1").await.contains(&given), "{given}");
    ana.click("#me > summary").await;
    ana.write("#me-name", "Ana").await;
    ana.click("#me form button").await;
    ana.until("document.getElementById('players').textContent.includes('Ana')").await;
    ana.go(&inn.url).await;
    ana.until("document.querySelector('#me > summary').textContent.includes('Ana')").await;
    assert!(!ana.has("#your-name").await, "nobody is asked twice");
    ana.close().await;
}
