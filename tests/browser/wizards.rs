//! SATM as people play it: the standard rules at a desk and on a phone, from the draft on; and alone, by keyboard, against a
//! bot.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use crate::browser::{Browser, PATIENCE, Window};
use crate::inn::Inn;
use crate::picture::picture;

/// The preferences of a player who still has a company to send out.
const SETTING_OUT: &[&str] = &[
    "card ",
    "pick ",
    "head ",
    "stack-company-",
    "stack-at-",
    "company ",
    "way 0",
    "yes",
    "number ",
    "pass-on",
    "pass",
];

/// And who has sent one: what comes, comes.
const ON_THE_WAY: &[&str] = &[
    "gain ",
    "stack-hand-",
    "pick ",
    "company ",
    "way ",
    "region ",
    "site ",
    "yes",
    "number ",
    "card ",
    "play ",
    "pass-on",
    "pass",
];

/// The other one's hazards.
const HAZARDS: &[&str] =
    &["play ", "stack-hand-", "pick ", "yes", "number ", "card ", "way ", "guard ", "pass-turn", "pass"];

/// A glance at the table.
pub struct Glance {
    seen: serde_json::Value,
}

impl Glance {
    fn is(&self, what: &str) -> bool {
        self.seen[what] == true
    }

    pub fn turn(&self) -> u64 {
        self.seen["turn"].as_u64().unwrap_or(0)
    }

    /// The player's wishes here.
    pub fn wishes(&self) -> &'static [&'static str] {
        match (self.is("acts"), self.is("sent")) {
            (false, _) => HAZARDS,
            (true, true) => ON_THE_WAY,
            (true, false) => SETTING_OUT,
        }
    }
}

impl Browser {
    pub async fn glance(&self) -> Glance {
        let moments = MOMENTS.map(|(moment, css)| format!("{moment}: is({css:?})")).join(", ");
        let turn = "document.querySelector('.wz-turn')?.textContent.match(/\\d+/)?.[0] | 0";
        let script = format!(
            "((is) => ({{ turn: {turn}, {moments}, yours: is('#signals[data-yours=yes]'),
                over: is('#signals[data-status=finished]'), acts: is('.wz-side--own.wz-side--acts'),
                sent: is('.wz-side--own .wz-here--to') }}))((css) => !!document.querySelector(css))"
        );
        let seen = self.value(&script).await;
        Glance { seen }
    }
}

/// Somebody at a page, who chooses by pressing what lies there and by nothing else.
struct Player<'a> {
    page: &'a Browser,
    /// True to play with a finger, false with the mouse.
    finger: bool,
    /// The answers pressed in each turn (0: before the first).
    pressed: BTreeMap<u64, usize>,
    /// The choices made: the kind, and whether it was the player's own turn.
    chosen: BTreeSet<(bool, String)>,
}

impl<'a> Player<'a> {
    fn at(page: &'a Browser, finger: bool) -> Self {
        Self { page, finger, pressed: BTreeMap::new(), chosen: BTreeSet::new() }
    }

    /// Looks, and takes those pictures whose moment has come while this one is asked.
    async fn looks(&self, album: &mut BTreeSet<String>) -> Glance {
        let glance = self.page.glance().await;
        for (moment, _) in MOMENTS {
            let which = if self.finger { "phone-es" } else { "desktop-en" };
            let name = format!("wizards-{moment}-{which}");
            if glance.is("yours") && glance.is(moment) && album.insert(name.clone()) {
                // From the top, and with the mouse on nothing.
                self.page.value("scrollTo(0, 0)").await;
                if !self.finger {
                    self.page.move_to(2, 2).await;
                }
                self.page.screenshot(&picture(&name)).await;
            }
        }
        glance
    }

    /// Answers if something is asked. Which of several alike is taken changes from turn to turn.
    async fn answers_to(&mut self, glance: &Glance) {
        if !glance.is("yours") || glance.is("over") {
            return;
        }
        let taste = glance.turn() + 1;
        let wishes = glance.wishes();
        if let Some(what) = self.page.answers_by_taste(wishes, taste, self.finger).await {
            *self.pressed.entry(glance.turn()).or_default() += 1;
            let kind = what.split(' ').next().unwrap_or_default().to_owned();
            self.chosen.insert((glance.is("acts"), kind));
        }
    }

    fn answers(&self) -> usize {
        self.pressed.values().sum()
    }

    /// Did this one choose such a thing, in the own turn or the other's?
    fn chose(&self, own: bool, kind: &str) -> bool {
        self.chosen.contains(&(own, kind.to_owned()))
    }
}

/// So many turns are played by pressing: four of each.
const TURNS: u64 = 8;

/// The moments of which pictures are kept: what is on the table then.
const MOMENTS: [(&str, &str); 5] = [
    ("draft", ".wz-held"),
    ("road", ".wz-limit"),
    ("strike", ".wz-strike--now"),
    ("check", ".wz-check"),
    ("chain", ".wz-link"),
];

/// A script that plays on in the page itself, for a player who has seen enough: it presses buttons of the bar, as a hand
/// would, whenever it is asked. Companies travel, so that the decks run out; hazards stay in the hand, and no site is
/// entered.
const HASTE: &str = "(() => {
    const wishes = ['yes', 'way 0', 'pass-turn', 'pass', 'stay ', 'company ', 'site ', 'card ', 'general ', ''];
    const legal = () => [...document.querySelectorAll('#choose button[value]:not([aria-disabled])')];
    const pick = (all) => {
        const ways = all.filter((button) => button.value.startsWith('head '));
        const sent = document.querySelector('.wz-side--own .wz-here--to');
        if (ways.length && !sent) return ways[window.hastened % ways.length];
        // A card that may go makes room for another.
        const cards = all.filter((button) => button.value.startsWith('card '));
        if (cards.length && all.every((button) => /^(card |pass$)/.test(button.value))) return cards[0];
        for (const wish of wishes) {
            const found = all.find((button) => button.value.startsWith(wish));
            if (found) return found;
        }
    };
    let [seen, since] = ['', 0];
    window.hastened = 0;
    // Nobody looks meanwhile, and nothing is painted.
    document.body.style.display = 'none';
    const go = () => {
        const now = document.getElementById('signals').dataset;
        if (now.status === 'finished') return;
        setTimeout(go, 5);
        const asked = `${now.answers} ${now.ply}`;
        // What was pressed is on its way.
        if (now.yours !== 'yes' || asked === seen && Date.now() - since < 2000) return;
        const button = pick(legal());
        if (!button) return;
        [seen, since] = [asked, Date.now()];
        window.hastened += 1;
        button.click();
    };
    go();
})()";

/// The longest time in which nobody answers anything.
const SILENCE: Duration = Duration::from_secs(60);

impl Browser {
    /// Goes on by itself from here on.
    async fn makes_haste(&self) {
        self.value(HASTE).await;
    }

    /// Waits for the end, and says how many answers that took.
    async fn comes_to_the_council(&self) -> i64 {
        let (mut last, mut since) = (0, Instant::now());
        loop {
            let now = self.signals().await;
            if now.status == "finished" {
                break;
            }
            if now.ply > last {
                (last, since) = (now.ply, Instant::now());
            }
            let ask = "document.getElementById('ask')?.textContent ?? ''";
            assert!(since.elapsed() < SILENCE, "stuck at {} in ply {last}", self.value(ask).await);
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        self.value("document.body.style.display = ''").await;
        self.value("window.hastened").await.as_i64().unwrap_or(0)
    }
}

/// From the draft to the Council by the standard rules: four turns each by pressing what lies on the page, with the mouse at the
/// desk and with a finger on the phone, and the rest in haste.
#[tokio::test]
async fn two_play_from_draft_to_council() {
    let inn = Inn::open();
    let desk = Browser::open(&Window::desk("en")).await;
    let phone = Browser::open(&Window::phone("es")).await;
    let link = desk.opens_a_table(&inn, "wizards", &["open"]).await;
    phone.sits_down(&link, "Ben").await;
    for browser in [&desk, &phone] {
        browser.find("#signals[data-status=playing]").await;
    }
    let mut players = [Player::at(&desk, false), Player::at(&phone, true)];
    let mut album = BTreeSet::new();
    let begun = Instant::now();
    let mut turn = 0;
    while turn <= TURNS {
        let answers = players.iter().map(Player::answers).sum::<usize>();
        assert!(answers < 800, "{TURNS} turns take no longer");
        for player in &mut players {
            let seen = player.looks(&mut album).await;
            turn = turn.max(seen.turn());
            assert!(!seen.is("over"), "over in turn {turn}");
            let before = player.answers();
            player.answers_to(&seen).await;
            if player.answers() > before && before % 50 == 0 {
                player.page.agrees_with_the_server().await;
            }
        }
    }
    let answers = players.iter().map(Player::answers).sum::<usize>();
    println!("{answers} answers by pressing in {:?}", begun.elapsed());
    // Everything that the game knows of was pressed, and nothing was done for anybody.
    for player in &players {
        assert_eq!(player.page.value("window.hastened ?? 'nothing'").await, "nothing");
        for turn in 1..=TURNS {
            assert!(player.pressed.contains_key(&turn), "{:?}", player.pressed);
        }
        assert!(player.chose(true, "head") && player.chose(true, "company"), "{:?}", player.chosen);
    }
    // A press is a choice, or several that are made in one go.
    let ply = desk.signals().await.ply;
    assert!((answers as u64..=2 * answers as u64).contains(&ply), "{answers} answers, and {ply} choices");
    // The companies were not left alone.
    assert!(players.iter().any(|player| player.chose(false, "play")), "no hazard was played");
    for moment in ["draft", "road", "strike"] {
        assert!(album.iter().any(|name| name.contains(moment)), "no {moment}: {album:?}");
    }
    let begun = Instant::now();
    for browser in [&desk, &phone] {
        browser.makes_haste().await;
    }
    let hastened = desk.comes_to_the_council().await + phone.comes_to_the_council().await;
    println!("{hastened} answers in haste in {:?}", begun.elapsed());
    // Both see the same end: the Council has decided, and by the same points.
    let mut totals = Vec::new();
    for browser in [&desk, &phone] {
        let seen = "[...document.querySelectorAll('.wz-total b')].map((total) => total.textContent)";
        totals.push(browser.value(seen).await);
        browser.is_well("wizards").await;
        browser.does_not_scroll_sideways().await;
    }
    assert_eq!(totals[0], totals[1]);
    let ends = [desk.says("#ask").await, phone.says("#ask").await];
    assert!(ends[0].contains("Council") && ends[1].contains("Concilio"), "{ends:?}");
    desk.screenshot(&picture("wizards-council-desktop-en")).await;
    phone.screenshot(&picture("wizards-council-phone-es")).await;
    // A page that is opened anew still says 'you' to its reader.
    let here = desk.value("location.href").await;
    desk.go(here.as_str().expect("an address")).await;
    let journal = desk.value("document.getElementById('journal').textContent").await;
    let journal = journal.as_str().expect("text");
    assert!(journal.contains("You draw ") && !journal.contains("Ana draws "), "{journal}");
    desk.close().await;
    phone.close().await;
}

/// A deck is made: begun from a starter deck, changed by mouse and by keyboard, kept, written out, read in with what may be
/// meant asked, and brought to a table.
#[tokio::test]
async fn a_deck_is_made_kept_and_brought() {
    let inn = Inn::open();
    let desk = Browser::open(&Window::desk("en")).await;
    desk.go(&format!("{}/workshop/wizards", inn.url)).await;
    desk.click("#start-gandalf").await;
    desk.find("#wizards-verdict.wz-verdict--good").await;
    let text = async |browser: &Browser, css: &str| {
        let value = browser.value(&format!("document.querySelector({css:?})?.textContent ?? ''")).await;
        value.as_str().expect("a text").trim().to_owned()
    };

    // A third item to start with is a fault, told with its clause as soon as it is so.
    desk.write("#wizards-words", "daga de oesternesse").await;
    desk.until("document.querySelector('#wizards-found > li #put-pool-dagger_of_westernesse') !== null")
        .await;
    desk.click("#put-pool-dagger_of_westernesse").await;
    desk.find("#in-pool-dagger_of_westernesse").await;
    desk.find("#wizards-verdict.wz-verdict--bad").await;
    let faults = text(&desk, "#wizards-faults").await;
    assert!(faults.contains("SATM-2.7") && faults.contains('3'), "{faults}");
    desk.screenshot(&picture("wizards-deck-desktop-en")).await;
    // By keyboard it goes again, and where its line was the focus stays.
    desk.value("document.querySelector('#less-pool-dagger_of_westernesse').focus()").await;
    desk.press("-").await;
    desk.until("!document.querySelector('#in-pool-dagger_of_westernesse')").await;
    desk.find("#wizards-verdict.wz-verdict--good").await;
    desk.until("!!document.activeElement.closest('[data-row]')").await;
    // The search is a key away; of what is unique there is one.
    desk.press("/").await;
    desk.until("document.activeElement.id === 'wizards-words'").await;
    desk.write("#wizards-words", "glamdring").await;
    desk.find("#find-glamdring").await;
    desk.find("#in-deck-glamdring").await;
    desk.find("#put-deck-glamdring[disabled]").await;

    // Kept, it is there when one comes again.
    desk.write("#deck-name", "Grey company").await;
    desk.click("#keep-deck").await;
    desk.until("location.search.includes('deck=')").await;
    let there = desk.value("location.href").await;
    desk.go(&format!("{}/workshop/wizards", inn.url)).await;
    assert!(text(&desk, "#shelf").await.contains("Grey company"));
    desk.go(there.as_str().expect("an address")).await;
    desk.find("#in-deck-glamdring").await;
    let list = desk.value("document.querySelector('#wizards-gccg').value").await;
    let list = list.as_str().expect("a list").to_owned();
    assert!(list.contains("2 Gandalf [H] (TW)") && list.contains("\nHazards\n"), "{list}");
    let plain = desk.value("document.querySelector('#wizards-plain').value").await;
    assert!(plain.as_str().expect("a list").contains("3x Concealment"), "{plain}");

    // Read in as people write it: what may be several is asked, what is nearly a name suggested, all of it at once.
    let slips = list.replace("1 Glamdring (TW)", "1 glamdrin").replace("1 “Tom” (Tûma) (TW)", "1 tom");
    let slips = serde_json::to_string(&slips).expect("a text");
    desk.value(&format!("(document.querySelector('#wizards-import').open = true, document.querySelector('#wizards-paste').value = {slips})")).await;
    desk.click("#wizards-read").await;
    desk.find("#wizards-flaws").await;
    for answer in ["glamdring", "tom"] {
        desk.click(&format!("#wizards-flaws option[value$=' {answer}']")).await;
    }
    desk.click("#wizards-choose").await;
    desk.until("!document.querySelector('#wizards-flaws')").await;
    let again = desk.value("document.querySelector('#wizards-gccg').value").await;
    let sorted = |text: &str| {
        let mut lines = text.lines().map(str::to_owned).collect::<Vec<_>>();
        lines.sort();
        lines
    };
    assert_eq!(sorted(again.as_str().expect("a list")), sorted(&list), "the same deck again");

    // Brought to a table: the bench knows by which rules it plays, and the game has the deck.
    desk.go(&format!("{}/new/wizards", inn.url)).await;
    desk.write("#wizards-name", "Ana").await;
    desk.value("document.querySelector('main details').open = true").await;
    desk.click("#wizards-option-deck-1 > option[value='own']").await;
    desk.click("#wizards-seat-2 > option[value='bot:fair']").await;
    desk.click("main form button[type=submit]").await;
    desk.click("#text-deck-1-bench").await;
    desk.find("#bring-deck[disabled]").await;
    desk.click("#shelf > summary").await;
    desk.click("#shelf li:nth-child(2) > a").await;
    desk.click("#bring-deck:not([disabled])").await;
    desk.find("#signals[data-status=playing]").await;
    assert!(desk.has("#hand-aragorn_ii").await, "the draft is that of the deck");

    // On a phone, by night.
    let phone = Browser::open(&Window::phone("es").by_night()).await;
    phone.go(&format!("{}/workshop/wizards", inn.url)).await;
    phone.click("a[href='#wizards-piles']").await;
    phone.click("#start-saruman").await;
    phone.find("#in-deck-saruman").await;
    phone.screenshot(&picture("wizards-deck-phone-es")).await;
    for browser in [&desk, &phone] {
        browser.is_well("wizards").await;
    }
    desk.close().await;
    phone.close().await;
}

/// What says that it is one's turn stands in one line, also beside the offer of settings.
#[tokio::test]
async fn whose_turn_it_is_stands_in_one_line() {
    let inn = Inn::open();
    let laptop = Window { height: 768 + 139, ..Window::desk("es") };
    let ana = Browser::open(&laptop).await;
    ana.go(&format!("{}/new/wizards", inn.url)).await;
    ana.write("#wizards-name", "Ana").await;
    ana.click("#wizards-seat-2 > option[value='bot:easy']").await;
    ana.click("main form button[type=submit]").await;
    ana.find("#signals[data-status=playing]").await;
    ana.until("document.getElementById('signals').dataset.yours === 'yes'").await;
    // The offer comes once the first turns are over.
    let offered = "(document.querySelector('#switch-stops').hidden = document.querySelector('#switch-stops > span').hidden = false) ||
        document.querySelector('.prompt__turn').getClientRects().length";
    assert_eq!(ana.value(offered).await, 1);
    let over = "(() => {
        const [turn, tools] = ['.prompt__turn', '.prompt__tools'].map((css) => document.querySelector(css).getBoundingClientRect());
        return turn.right <= tools.left && tools.right <= document.getElementById('prompt').getBoundingClientRect().right;
    })()";
    assert_eq!(ana.value(over).await, true);
    ana.close().await;
}

/// What a player does not want to be asked passes by itself, after the same while; what they want is asked.
#[tokio::test]
async fn what_is_not_ticked_passes_by_itself() {
    let inn = Inn::open();
    let desk = Browser::open(&Window::desk("en")).await;
    desk.go(&format!("{}/new/wizards", inn.url)).await;
    desk.write("#wizards-name", "Ana").await;
    desk.click("#wizards-seat-2 > option[value='bot:fair']").await;
    desk.click("main form button[type=submit]").await;
    desk.find("#signals[data-status=playing]").await;
    let (mut waited, mut idle) = (None, false);
    for _ in 0..400 {
        let before = desk.signals().await;
        if !before.yours || before.status != "playing" {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        }
        // A step at which one can only pass goes by itself, after as long as somebody takes.
        if !idle && desk.value("!!document.getElementById('signals').dataset.idle").await == true {
            let since = Instant::now();
            while desk.signals().await.answers == before.answers {
                assert!(since.elapsed() < PATIENCE, "it never passed");
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            let took = since.elapsed();
            assert!(took > Duration::from_millis(800), "{took:?}");
            idle = true;
            continue;
        }
        // A step at which one can only pass, and one that nobody is asked at who has not said so, passes by itself.
        let stop = "(({ stop, idle }) => (idle || document.getElementById('stops').dataset.unasked.split(' ').includes(stop) ? '' : stop ?? ''))(document.getElementById('signals').dataset)";
        let stop = desk.value(stop).await;
        if waited.is_none() && !stop.as_str().expect("a word").is_empty() {
            // It is asked, as long as nobody has said otherwise.
            tokio::time::sleep(Duration::from_millis(1500)).await;
            assert_eq!(desk.signals().await.answers, before.answers, "{stop}");
            desk.click("#switch-stops").await;
            desk.click(&format!("#stop-{}", stop.as_str().expect("a word"))).await;
            let since = Instant::now();
            while desk.signals().await.answers == before.answers {
                assert!(since.elapsed() < PATIENCE, "{stop} never passed");
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            waited = Some(since.elapsed());
            if idle {
                break;
            }
        }
        if waited.is_some() && idle {
            break;
        }
        desk.answers(ON_THE_WAY).await;
    }
    assert!(idle, "at some step one can only pass");
    let waited = waited.expect("some step is one of those");
    assert!(waited >= Duration::from_millis(1000), "passed after {waited:?}: a pace that tells nothing");
    assert_eq!(desk.value("localStorage.getItem('bree-stops-wizards').length > 4").await, true);
    desk.is_well("wizards").await;
    desk.close().await;
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
    let begun = Instant::now();
    let mut pressed = 0;
    while desk.glance().await.turn() < 3 && desk.signals().await.status == "playing" {
        let before = desk.signals().await;
        if !before.yours {
            tokio::time::sleep(Duration::from_millis(30)).await;
            continue;
        }
        pressed += 1;
        assert!(pressed < 250, "two turns take no longer");
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
    // Four turns more with the mouse, as two more each, and again nothing is done for anybody.
    let mut ana = Player::at(&desk, false);
    let mut album = BTreeSet::new();
    loop {
        let seen = ana.looks(&mut album).await;
        if seen.turn() > TURNS {
            break;
        }
        assert!(ana.answers() < 600, "{:?}", ana.pressed);
        ana.answers_to(&seen).await;
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    println!("{pressed} keys, and {} answers by pressing in {:?}", ana.answers(), begun.elapsed());
    for turn in 3..=TURNS {
        assert!(ana.pressed.contains_key(&turn), "{:?}", ana.pressed);
    }
    assert!(ana.chose(true, "head") && ana.chose(false, "play"), "{:?}", ana.chosen);
    assert_eq!(desk.value("window.hastened ?? 'nothing'").await, "nothing");
    // The rest in haste, to the end.
    let begun = Instant::now();
    desk.makes_haste().await;
    let hastened = desk.comes_to_the_council().await;
    println!("{hastened} answers in haste in {:?}", begun.elapsed());
    assert!(desk.says("#ask").await.contains("Concilio"));
    desk.is_well("wizards").await;
    desk.does_not_scroll_sideways().await;

    // How to play is found from the help.
    desk.press("?").await;
    let how = desk.value("document.querySelector('#help a[href*=rules]').getAttribute('href')").await;
    desk.go(&format!("{}{}", inn.url, how.as_str().expect("a link"))).await;
    desk.find("#how .wz-strike").await;
    desk.screenshot(&picture("wizards-how-es")).await;
    desk.close().await;
}

/// What one has chosen in secret can be taken back for a while, also where a bot is waiting to choose.
#[tokio::test]
async fn a_secret_choice_can_be_thought_over() {
    // Long enough for a browser that is kept waiting; nobody waits for the end of it.
    let inn = Inn::with_second_thoughts("30000", []);
    let ana = Browser::open(&Window::desk("en")).await;
    ana.go(&format!("{}/new/wizards", inn.url)).await;
    ana.write("#wizards-name", "Ana").await;
    ana.click("#wizards-seat-2 > option[value='bot:easy']").await;
    ana.click("main form button[type=submit]").await;
    ana.find("#signals[data-status=playing]").await;
    let asked = ana.signals().await.answers;
    ana.answers(&[]).await.expect("a character of the draft");
    ana.find("#take-back-button").await;
    tokio::time::sleep(Duration::from_millis(900)).await;
    ana.click("#take-back-button").await;
    ana.until(&format!(
        "(({{ yours, answers }}) => yours === 'yes' && answers === '{asked}')(document.getElementById('signals').dataset)"
    ))
    .await;
    ana.is_well("wizards").await;
    ana.close().await;
}
