//! Play with friends: from the entrance to the first choice of each game in two browsers, one of them a phone, with a chapter, an option
//! and a deck chosen. And pictures of the pages on the way.

use serde_json::json;

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::picture::{evidence, picture};
use crate::share::share;
use crate::shelves::{post, posting};

/// A game, what is chosen on the page where its table is made, and what is changed while one waits.
struct Evening {
    game: &'static str,
    chosen: &'static [(&'static str, &'static str)],
    changed: Option<(&'static str, &'static str)>,
}

const EVENINGS: [Evening; 5] = [
    Evening { game: "journey", chosen: &[("game", "basic")], changed: Some(("sheet", "gentle")) },
    Evening {
        game: "tricks",
        chosen: &[("chapter", "24"), ("retry", "on")],
        changed: Some(("chapter", "21")),
    },
    Evening { game: "war", chosen: &[], changed: None },
    Evening { game: "quest", chosen: &[("corruption", "haven")], changed: Some(("pool", "open")) },
    Evening {
        game: "wizards",
        chosen: &[("rules", "basic"), ("deck-1", "own")],
        changed: Some(("deck-2", "own")),
    },
];

impl Browser {
    /// Chooses the value of an option; what is folded away is unfolded first.
    async fn option(&self, game: &str, (option, value): (&str, &str)) {
        let field = format!("{game}-option-{option}");
        self.value(&format!(
            "document.getElementById('{field}').closest('details')?.setAttribute('open', '')"
        ))
        .await;
        self.click(&format!("#{field} > option[value='{value}']")).await;
    }

    /// The page of a table says of this text that it is missing.
    async fn misses(&self, words: &str) {
        self.until(&format!("document.getElementById('missing')?.innerText.includes('{words}')")).await;
    }
}

async fn evening(ana: &Browser, ben: &Browser, inn: &Inn, Evening { game, chosen, changed }: &Evening) {
    // Who, how, when: one page, one press away from the entrance.
    ana.go(&inn.url).await;
    ana.leave_by(&format!(".door__game a[href='/new/{game}']")).await;
    ana.write(&format!("#{game}-name"), "Ana").await;
    for choice in *chosen {
        ana.option(game, *choice).await;
    }
    ana.click(&format!("#{game}-pace > option[value='3d']")).await;
    ana.leave_by(".new__make button").await;
    ana.find("#signals[data-status=waiting]").await;
    // There is something to do meanwhile: to read how it is played, to choose otherwise.
    assert!(ana.has(&format!(".meanwhile a[href='/rules/{game}#how']")).await, "{game}");
    let mut wanted = chosen.to_vec();
    if let Some(change) = changed {
        ana.click("#anew > summary").await;
        ana.option(game, *change).await;
        ana.leave_by("#options-set").await;
        ana.find("#signals[data-status=waiting]").await;
        wanted.retain(|(option, _)| *option != change.0);
        wanted.push(*change);
    }
    let id = ana.value("document.getElementById('signals').dataset.table").await;
    let id = id.as_str().expect("an id").to_owned();
    let table = format!("fetch('/api/v1/tables/{id}').then((answer) => answer.json())");
    let seen = ana.value(&table).await;
    for (option, value) in wanted {
        assert_eq!(seen["options"][option], value, "{game}: {option}");
    }
    assert_eq!(seen["pace"], "3d", "{game}");
    // The friend comes by the link, on a phone, and may not change anything.
    let link = format!("{}{}", inn.url, ana.link("join").await);
    ben.go(&link).await;
    // What was chosen otherwise than usual is told to whoever is invited, and they need not think of a name.
    let told = ben.value("document.querySelector('.join .card__facts').innerText").await;
    let options = chosen.iter().chain(changed).count();
    assert!(told.as_str().expect("text").split(" · ").count() > options.min(2), "{game}: {told}");
    assert_ne!(ben.value("document.getElementById('join-name').value").await, "");
    ben.sits_down(&link, "Ben").await;
    ben.does_not_scroll_sideways().await;
    assert!(!ben.has("#anew").await, "{game}: a guest of the table has the form of its host");
    if *game == "wizards" {
        // What is missing is said to each: their own deck, and whose else.
        ana.misses("tu mazo").await;
        ben.misses("deck").await;
        ana.click("button[id*='-ready-gandalf']").await;
        ana.misses("Ben").await;
        ben.click("button[id*='-ready-saruman']").await;
    }
    for who in [ana, ben] {
        who.find("#signals[data-status=playing]").await;
    }
    let first = async || {
        for _ in 0..200 {
            for who in [ana, ben] {
                if who.signals().await.yours {
                    return who;
                }
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        panic!("{game}: nobody is asked");
    };
    let who = first().await;
    assert!(who.answers(&[]).await.is_some(), "{game}: no first choice");
    for (who, browser) in [("Ana", ana), ("Ben", ben)] {
        let complaints = browser.complaints().await;
        assert!(complaints.is_empty(), "{game}, {who}: {complaints:?}");
    }
}

#[tokio::test]
async fn each_game_begins_with_a_friend_who_has_a_phone() {
    let inn = Inn::open();
    let ana = Browser::open(&Window { height: 768, ..Window::desk("es") }).await;
    let ben = Browser::open(&Window::phone("en").by_night()).await;
    for plan in share(&EVENINGS, 2) {
        evening(&ana, &ben, &inn, plan).await;
    }
    ana.close().await;
    ben.close().await;
}

/// One sits on one seat: who takes another leaves their own to whoever was meant there, and there is a link to send.
#[tokio::test]
async fn who_takes_another_seat_leaves_the_first() {
    let inn = Inn::open();
    let ana = Browser::open(&Window::desk("es")).await;
    // In the one a side is written beside each seat, in the other none.
    for game in ["war", "tricks"] {
        ana.go(&format!("{}/new/{game}", inn.url)).await;
        ana.until(&format!("'was' in document.getElementById('{game}-seat-1').dataset")).await;
        ana.click(&format!("#{game}-seat-2 > option[value='me']")).await;
        let sits = format!("[1, 2].map((seat) => document.getElementById(`{game}-seat-${{seat}}`).value)");
        assert_eq!(ana.value(&sits).await, json!(["open", "me"]), "{game}");
        // Nobody's seat cannot be the first: it becomes one for the link.
        ana.click(&format!("#{game}-seat-4 > option[value='none']")).await;
        ana.click(&format!("#{game}-seat-4 > option[value='me']")).await;
        let sits = format!("[2, 4].map((seat) => document.getElementById(`{game}-seat-${{seat}}`).value)");
        let left = ana.value(&sits).await;
        assert_eq!(left[1], "me", "{game}");
        assert_ne!(left[0], "me", "{game}");
        assert_ne!(left[0], "", "{game}");
    }
    ana.go(&format!("{}/new/war", inn.url)).await;
    ana.until("'was' in document.getElementById('war-seat-1').dataset").await;
    ana.write("#war-name", "Ana").await;
    ana.click("#war-seat-2 > option[value='me']").await;
    ana.leave_by(".new__make button").await;
    ana.find("#signals[data-status=waiting]").await;
    ana.find("#link-invite").await;
    ana.close().await;
}

/// A group chooses everything, too; whoever has a seat kept for them finds it in the title of their tab.
#[tokio::test]
async fn a_group_chooses_and_a_kept_seat_is_in_the_title() {
    let inn = Inn::open();
    let ana = Browser::open(&Window::desk("en")).await;
    let ben = Browser::open(&Window::phone("es")).await;
    for (browser, name) in [(&ana, "Ana"), (&ben, "Ben")] {
        browser.go(&inn.url).await;
        post(browser, "/guests", &format!("{{ name: '{name}' }}")).await;
    }
    let group = post(&ana, "/groups", "{ name: 'Friday' }").await;
    ben.go(&format!("{}{}", inn.url, group["join"].as_str().expect("a link"))).await;
    ben.leave_by("#group-join").await;
    ana.go(&format!("{}/groups/{}", inn.url, group["id"].as_str().expect("an id"))).await;
    // Of a small group everybody is meant.
    assert_eq!(ana.value("document.querySelector('[id^=person-]').checked").await, true);
    ana.click("#group-game > option[value=tricks]").await;
    ana.leave_by("#group-how").await;
    assert!(
        ana.value("document.getElementById('tricks-seat-2').value")
            .await
            .as_str()
            .is_some_and(|value| value.starts_with("person:"))
    );
    ana.option("tricks", ("chapter", "22")).await;
    ana.click("#tricks-pace > option[value='7d']").await;
    ana.screenshot(&evidence("group-new-en")).await;
    ana.leave_by(".new__make button").await;
    ana.find("#signals[data-status=waiting]").await;
    ben.go(&inn.url).await;
    ben.until("document.title.startsWith('(1) ')").await;
    assert!(ben.value("document.querySelector('#turns .row').innerText.includes('Friday')").await == true);
    ben.screenshot(&evidence("kept-phone-es")).await;
    // It says who keeps it, and is taken by one press.
    assert!(
        ben.value("document.querySelector('#turns .row').innerText.includes('Ana te guarda un asiento')")
            .await
            == true
    );
    ben.click("#turns .row .row__sit button").await;
    ben.find("#signals[data-status=playing]").await;
    let table = ben.value("fetch(`/api/v1/tables/${document.getElementById('signals').dataset.table}`).then((answer) => answer.json())").await;
    assert_eq!((&table["options"]["chapter"], &table["pace"]), (&json!("22"), &json!("7d")));
    ana.close().await;
    ben.close().await;
}

/// The page of a group goes on by itself: who comes and what is begun stand there without a press. A code that somebody scans leads to
/// the table when they have sat down.
#[tokio::test]
async fn a_group_and_a_code_go_on_by_themselves() {
    let inn = Inn::open();
    let ana = Browser::open(&Window::desk("es")).await;
    let ben = Browser::open(&Window::phone("en")).await;
    for (browser, name) in [(&ana, "Ana"), (&ben, "Ben")] {
        browser.go(&inn.url).await;
        post(browser, "/guests", &format!("{{ name: '{name}' }}")).await;
    }
    let group = post(&ana, "/groups", "{ name: 'Friday' }").await;
    let here = format!("{}/groups/{}", inn.url, group["id"].as_str().expect("an id"));
    ana.go(&here).await;
    ben.go(&format!("{}{}", inn.url, group["join"].as_str().expect("a link"))).await;
    assert!(ben.says("#group-in-it").await.contains("Ana"), "who is in it is told before one comes");
    ben.leave_by("#group-join").await;
    ana.until("document.getElementById('group-people').innerText.includes('Ben')").await;
    ana.until("document.querySelector('#group-seats [type=checkbox]')?.checkVisibility()").await;
    ana.click("#group-game > option[value=tricks]").await;
    ana.leave_by("#group-set").await;
    assert!(ana.says("#missing").await.contains("Ben"));
    ben.find("#group-on .row__sit button").await;
    ben.click("#group-on .row__sit button").await;
    ana.find("#signals[data-status=playing]").await;
    ben.find("#signals[data-status=playing]").await;
    let made = post(&ana, "/tables", "{ game: 'war' }").await;
    let id = made["id"].as_str().expect("an id");
    // At the table where he is he is told of nothing: this seat is anybody's.
    assert!(!ben.has("#kept-for-you").await);
    ana.go(&format!("{}/t/{id}/links/join", inn.url)).await;
    ana.find("#handed .qr").await;
    let link = made["links"]["join"].as_str().expect("a link");
    ben.sits_down(&format!("{}{link}", inn.url), "Ben").await;
    ana.find("#signals[data-status=playing]").await;
    ana.close().await;
    ben.close().await;
}

/// Who comes to a group while its page is open is meant by the game that is chosen there: of three nobody is where there are two seats.
#[tokio::test]
async fn who_comes_to_a_group_is_ticked_by_its_game() {
    let inn = Inn::open();
    let ana = Browser::open(&Window::desk("en")).await;
    let ben = Browser::open(&Window::phone("es")).await;
    let eve = Browser::open(&Window::phone("en")).await;
    for (browser, name) in [(&ana, "Ana"), (&ben, "Ben"), (&eve, "Eve")] {
        browser.go(&inn.url).await;
        post(browser, "/guests", &format!("{{ name: '{name}' }}")).await;
    }
    let group = post(&ana, "/groups", "{ name: 'Friday' }").await;
    let link = format!("{}{}", inn.url, group["join"].as_str().expect("a link"));
    ana.go(&format!("{}/groups/{}", inn.url, group["id"].as_str().expect("an id"))).await;
    ana.click("#group-game > option[value=wizards]").await;
    let ticks =
        "[...document.querySelectorAll('#group-seats [type=checkbox]')].map((tick) => tick.checked).join()";
    for (browser, expected) in [(&ben, "true"), (&eve, "false,false")] {
        browser.go(&link).await;
        browser.leave_by("#group-join").await;
        ana.until(&format!("{ticks} === '{expected}'")).await;
    }
    for browser in [ana, ben, eve] {
        browser.close().await;
    }
}

/// The entrance, how a game is played, and the page where one waits: three screens, two languages.
#[tokio::test]
async fn the_door_in_pictures() {
    for language in ["es", "en"] {
        for (width, height) in [(390, 844), (1366, 768), (1920, 1080)] {
            // One address may not become so many guests in a row.
            let inn = Inn::open();
            let window = Window { width, height, phone: width < 500, language, dark: width == 1920 };
            let page = Browser::open(&window).await;
            page.go(&inn.url).await;
            page.screenshot(&picture(&format!("entrance-{width}-{language}"))).await;
            page.go(&format!("{}/rules/tricks#how", inn.url)).await;
            page.screenshot(&picture(&format!("how-{width}-{language}"))).await;
            page.go(&inn.url).await;
            page.value(&posting("/guests", "{ name: 'Ana' }")).await;
            let made = post(
                &page,
                "/tables",
                "{ game: 'tricks', players: 3, options: { chapter: '24' }, pace: '3d' }",
            )
            .await;
            page.go(&format!("{}/t/{}", inn.url, made["id"].as_str().expect("an id"))).await;
            page.find("#missing").await;
            page.screenshot(&picture(&format!("waiting-{width}-{language}"))).await;
            let complaints = page.complaints().await;
            assert!(complaints.is_empty(), "{width} in {language}: {complaints:?}");
            page.close().await;
        }
    }
}

/// Over plain http a browser has no clipboard: what was selected is copied the old way, or the keys are named.
#[tokio::test]
async fn a_link_is_copied_or_the_keys_are_named() {
    let inn = Inn::open();
    let ana = Browser::open(&Window::desk("en")).await;
    ana.go(&inn.url).await;
    post(&ana, "/guests", "{ name: 'Ana' }").await;
    let group = post(&ana, "/groups", "{ name: 'Friday' }").await;
    let said = "document.getElementById('toasts').textContent";
    // The last asks somebody who does not answer.
    let asks = "{ writeText: () => new Promise(() => {}) }";
    for (clipboard, copies, says) in
        [("undefined", "true", "Copied"), ("undefined", "false", "Ctrl+C"), (asks, "false", "Ctrl+C")]
    {
        ana.go(&format!("{}/groups/{}", inn.url, group["id"].as_str().expect("an id"))).await;
        ana.value(&format!(
            "(Object.defineProperty(navigator, 'clipboard', {{ value: {clipboard} }}), document.execCommand = () => {copies}, true)"
        ))
        .await;
        ana.until("!document.querySelector('[data-copy]').hidden").await;
        ana.value("document.querySelector('[data-copy]').click()").await;
        ana.until(&format!("{said}.includes('{says}')")).await;
    }
    ana.close().await;
}
