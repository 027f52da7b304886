//! Direct hands: a lit Army is clicked, then a region, and the rest follows. Here clicks are counted.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::picture::picture;
use crate::ritual::at_war;

/// A point at which the element with this id can be clicked.
const POINT: &str = "((id) => {
    const node = document.getElementById(id) ?? document.querySelector(id);
    const box = node.getBoundingClientRect();
    for (const across of [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9]) for (const down of [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9]) {
        const at = [box.x + box.width * across, box.y + box.height * down].map(Math.round);
        if (node.contains(document.elementFromPoint(...at))) return at;
    }
    return null;
})";

/// Counts what is sent from now on.
const COUNT: &str = "(() => {
    window.sent = 0;
    window.plain ??= window.fetch;
    window.fetch = (where, what) => { if (String(where).endsWith('/choices')) window.sent += 1; return window.plain(where, what); };
    return true;
})()";

/// The ways that begin here: of Armies, and of recruits of which a second may follow.
const WAYS: &str = "JSON.parse(document.getElementById('ways').textContent || '[]')";

/// A person who counts.
struct Hand<'a> {
    page: &'a Browser,
    clicks: usize,
}

impl Hand<'_> {
    /// Clicks the element with this id, or the first that fits this selector.
    async fn click(&mut self, what: &str) {
        let point = self.page.value(&format!("{POINT}({what:?})")).await;
        let at = |index: usize| point[index].as_i64().unwrap_or_else(|| panic!("{what} is covered"));
        let click = self.page.driver.action_chain().move_to(at(0), at(1)).click();
        click.perform().await.expect("a click");
        self.clicks += 1;
    }

    /// Waits for the answer to what was sent.
    async fn settled(&self, before: u64) {
        self.page.until(&format!("Number(document.getElementById('signals').dataset.ply) > {before}")).await;
        // What is drawn after it is drawn at once.
        tokio::time::sleep(Duration::from_millis(60)).await;
    }

    async fn ply(&self) -> u64 {
        self.page.signals().await.ply
    }

    async fn picker(&self) -> bool {
        self.page.has("#prompt .picker").await
    }

    async fn sum(&self) -> u64 {
        let sum = "[...document.querySelectorAll('.pick')].reduce((sum, pick) => sum + Number(pick.dataset.count), 0)";
        self.page.value(sum).await.as_u64().expect("a number")
    }

    /// Marches from one region to another, up to the picker; false when there is nothing to pick.
    async fn march(&mut self, way: &Value) -> bool {
        let before = self.ply().await;
        let at = |index: usize| way["at"][index].as_str().expect("an id").to_owned();
        self.click(&at(0)).await;
        self.click(&at(1)).await;
        self.settled(before).await;
        self.picker().await
    }
}

/// The things still to be seen.
#[derive(Default, Debug)]
struct Seen {
    whole: bool,
    mixed: bool,
    two: bool,
    muster: bool,
    one: bool,
}

impl Seen {
    const fn all(&self) -> bool {
        self.whole && self.mixed && self.two && self.muster && self.one
    }
}

/// Sauron is at war, with dice to march and to muster.
const AT_WAR: &str = "
    phase: actions 2
    dice free: 4 event
    dice shadow: 4 army, 3 muster
    nation sauron: at-war
    nation isengard: at-war
";

/// A whole Army in three clicks, a part of one in five, two Armies with one die in five, recruits in two places in three;
/// what is confirmed is one request, what was picked can be put back, and all of it is taken back at once.
#[tokio::test]
async fn clicks_are_few() {
    let inn = Inn::at("war", AT_WAR);
    let ana =
        Browser::open(&Window { width: 1366, height: 907, phone: false, language: "en", dark: false }).await;
    ana.go(&format!("{}/new/war", inn.url)).await;
    ana.write("#war-name", "Ana").await;
    ana.click("#war-now-side > option[value='2']").await;
    ana.click("#war-now-level > option[value='easy']").await;
    ana.click("button[value='now:war:']").await;
    ana.find("#signals[data-status=playing]").await;
    let mut seen = Seen::default();
    let until = Instant::now() + Duration::from_secs(400);
    while !seen.all() {
        assert!(Instant::now() < until, "{seen:?}");
        let now = ana.signals().await;
        assert_eq!(now.status, "playing", "{seen:?}");
        if !now.yours {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        }
        let ways = ana.value(WAYS).await;
        let ways = ways.as_array().expect("a list");
        let mut hand = Hand { page: &ana, clicks: 0 };
        let marches = |way: &&Value| {
            let said = way["c"].to_string();
            way["at"].as_array().expect("ids").len() == 2
                && said.contains("\"act:march")
                && said.contains("die:")
        };
        let two = ways.iter().find(|way| marches(way) && way["c"].to_string().contains("act:march\""));
        let recruits = |way: &&Value| way["more"] == true && way["c"].to_string().contains("die:");
        let mut musters = ways.iter().filter(recruits);
        if let (false, Some(first)) = (seen.muster, musters.next())
            && let Some(second) = musters.find(|way| way["at"] != first["at"] && way["c"][0] == first["c"][0])
        {
            muster(&mut hand, first, second, ways).await;
            seen.muster = true;
        } else if let (true, false, Some(first)) = (seen.muster, seen.one, ways.iter().find(recruits)) {
            one(&mut hand, first, ways).await;
            seen.one = true;
        } else if let (false, Some(way)) = (seen.two, two) {
            if hand.march(way).await && ana.has(".region[data-way]").await {
                two_armies(&mut hand).await;
                seen.two = true;
            }
        } else if let (false, Some(way)) = (seen.whole && seen.mixed, ways.iter().find(marches)) {
            if hand.march(way).await {
                if seen.whole {
                    seen.mixed = mixed(&mut hand, now.ply, way).await;
                } else {
                    whole(&mut hand).await;
                    seen.whole = true;
                }
            }
        } else {
            // On to war, so that there is something to recruit.
            let wishes = ["act:diplomacy", "nation:isengard", "nation:sauron", "die:muster", "done", "go"];
            ana.click_a_choice(&wishes).await;
            for _ in 0..60 {
                let later = ana.signals().await;
                if later.answers != now.answers || !later.yours {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(15)).await;
            }
        }
    }
    assert!(ana.complaints().await.iter().all(|complaint| complaint.contains("409")));
    ana.close().await;
}

async fn whole(hand: &mut Hand<'_>) {
    let before = hand.ply().await;
    hand.page.value(COUNT).await;
    hand.click(".picker__go").await;
    hand.settled(before).await;
    assert_eq!((hand.clicks, hand.picker().await), (3, false), "a whole Army");
    assert_eq!(hand.page.value("window.sent").await, 1, "one request");
}

/// Some stay; false where there were too few to tell.
async fn mixed(hand: &mut Hand<'_>, begun: u64, way: &Value) -> bool {
    let all = hand.sum().await;
    if all < 3 {
        hand.click(".picker__go").await;
        return false;
    }
    hand.page.screenshot(&picture("war-army-desktop-en")).await;
    let before = hand.ply().await;
    hand.page.value(COUNT).await;
    let less = ".pick [data-by='-1']";
    let more = ".pick [data-by='1']";
    hand.click(less).await;
    assert_eq!(hand.sum().await, all - 1);
    hand.click(more).await;
    assert_eq!(hand.sum().await, all, "what was put back is picked again");
    hand.clicks -= 2;
    hand.click(less).await;
    hand.click(".picker__go").await;
    tokio::time::sleep(Duration::from_millis(400)).await;
    if hand.picker().await {
        // The Army may not be split so: nothing was done, and the page says why.
        assert_eq!(hand.ply().await, before);
        assert!(hand.page.has("#toasts .toast").await);
        hand.click(".pick [data-by='1']").await;
        hand.click(".picker__go").await;
        hand.settled(before).await;
        return false;
    }
    assert!(hand.clicks <= 5, "a part of an Army: {}", hand.clicks);
    assert_eq!(hand.page.value("window.sent").await, 1, "one request");
    let from = way["at"][0].as_str().expect("an id").replace("region-", "army-");
    let stays = format!("!!document.getElementById('{from}-shadow-place')");
    assert_eq!(hand.page.value(&stays).await, true, "somebody stayed");
    // Back to before the Army was clicked: what was picked first, then what was clicked first.
    if hand.page.has("#take-back-button").await {
        for _ in 0..2 {
            let now = hand.ply().await;
            hand.page.click("#take-back-button").await;
            hand.page.until(&format!("Number(document.getElementById('signals').dataset.ply) < {now}")).await;
        }
        assert_eq!(hand.ply().await, begun, "as one it is taken back");
    }
    true
}

async fn two_armies(hand: &mut Hand<'_>) {
    let before = hand.ply().await;
    hand.click(".region[data-way]").await;
    hand.settled(before).await;
    let before = hand.ply().await;
    hand.click(".region[data-choice^='to:']").await;
    hand.settled(before).await;
    if hand.picker().await {
        let before = hand.ply().await;
        hand.click(".picker__go").await;
        hand.settled(before).await;
    }
    assert!(hand.clicks <= 5, "two Armies: {}", hand.clicks);
}

async fn muster(hand: &mut Hand<'_>, first: &Value, second: &Value, ways: &[Value]) {
    let before = hand.ply().await;
    hand.page.value(COUNT).await;
    recruit(hand, first, ways).await;
    hand.click(second["at"][0].as_str().expect("an id")).await;
    hand.settled(before).await;
    assert!(hand.clicks <= 3, "recruits in two places: {}", hand.clicks);
    assert_eq!(hand.page.value("window.sent").await, json!(1), "one request");
    let told = hand
        .page
        .value("[...document.querySelectorAll('#journal > li')].slice(-6).map((line) => line.textContent)")
        .await;
    assert!(hand.ply().await >= before + 4, "{told}");
}

/// Begins with a figure.
async fn recruit(hand: &mut Hand<'_>, first: &Value, ways: &[Value]) {
    hand.click(first["at"][0].as_str().expect("an id")).await;
    // Where an Army stands that could also march it is said which is meant.
    let marches =
        |way: &&Value| way["at"][0] == first["at"][0] && way["at"].as_array().is_some_and(|at| at.len() == 2);
    if ways.iter().any(|way| marches(&way)) {
        let label = serde_json::to_string(&first["say"]).expect("words");
        let button = format!(
            "[...document.querySelectorAll('#stage .choice')].find((node) => node.textContent === {label}).id = 'meant'"
        );
        hand.page.value(&button).await;
        hand.click("meant").await;
    }
}

/// Who confirms one figure is asked for the second: nobody has said that no more are wanted.
async fn one(hand: &mut Hand<'_>, first: &Value, ways: &[Value]) {
    let before = hand.ply().await;
    recruit(hand, first, ways).await;
    hand.click("#stage .choice--main").await;
    hand.settled(before).await;
    hand.page.find("#choose [value='done']").await;
    assert!(hand.page.has("[data-choice^='recruit:']").await, "where the second comes is lit");
}

/// Gorgoroth has room for three units more.
const NO_ROOM_FOR_ALL: &str = "
    phase: actions 2
    dice free: event
    dice shadow: army
    at barad-dur: 4 sauron-regular, sauron-elite, 2 nazgul
    at gorgoroth: 7 sauron-regular
";

/// Of an Army that is too large for where it goes as many are picked beforehand as find room, and one click sends them. Nobody is
/// no answer: then that click is not to be had.
#[tokio::test]
async fn as_many_go_as_find_room() {
    let inn = Inn::at("war", NO_ROOM_FOR_ALL);
    let ana = at_war(&inn, 2).await;
    for wish in ["die:army", "act:march", "from:barad-dur", "to:gorgoroth"] {
        ana.answers(&[wish]).await;
    }
    let mut hand = Hand { page: &ana, clicks: 0 };
    ana.find("#prompt .picker").await;
    // A phone has room for their names, too.
    ana.is_sized((390, 844)).await;
    ana.settles().await;
    let cut = "[...document.querySelectorAll('.pick__name')].filter(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => scrollHeight > clientHeight + 5 || scrollWidth > clientWidth + 1).map((name) => name.textContent)";
    assert_eq!(ana.value(cut).await.as_array().map(Vec::len), Some(0));
    ana.is_sized((1366, 900)).await;
    ana.settles().await;
    assert_eq!(hand.sum().await, 5, "three units and both Nazgûl");
    for left in (0..5).rev() {
        hand.click(".pick:not([data-count='0']) :is([data-by='-1'], [data-by='0'])").await;
        assert_eq!(hand.sum().await, left);
    }
    assert!(ana.has(".picker__go:disabled").await, "nobody goes");
    // The Elite, who was not among them, goes alone.
    hand.click(".pick[data-pick='take:sauron-elite'] :is([data-by='1'], [data-by='0'])").await;
    let before = hand.ply().await;
    hand.click(".picker__go:not(:disabled)").await;
    hand.settled(before).await;
    ana.until("!document.querySelector('#prompt .picker')").await;
    assert!(!ana.has("#toasts .toast").await, "nothing was refused");
    ana.is_well("war").await;
    ana.close().await;
}
