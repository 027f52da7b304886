//! Guerra del Anillo as people play it: by clicking on the map, on a phone and at a desk; two, and four; by keyboard
//! alone; and what is shown before it is chosen.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::picture::{Album, Moment, picture};
use crate::player::{DIGIT, key};

impl Browser {
    async fn turn_of_the_war(&self) -> u32 {
        let title = self.value("document.querySelector('#action-dice h3')?.textContent ?? ''").await;
        let digits = title.as_str().unwrap_or_default().chars().filter(char::is_ascii_digit);
        digits.collect::<String>().parse().unwrap_or(0)
    }
}

async fn phone() -> Browser {
    Browser::open(&Window::phone("es")).await
}

async fn desk() -> Browser {
    Browser::open(&Window::desk("en")).await
}

/// The Free Peoples' preferences: the Fellowship goes on.
const FREE: &[&str] = &[
    "no",
    "fight",
    "bear:ring",
    "act:move-fellowship",
    "die:character",
    "die:will",
    "act:recruit",
    "act:diplomacy",
    "act:draw",
    "go",
    "take:",
    "lose:",
];

/// The Shadow's preferences: war, and soon. Figures are picked one by one.
const SHADOW: &[&str] = &[
    "fight",
    "act:attack",
    "nation:isengard",
    "nation:sauron",
    "act:diplomacy",
    "die:muster",
    "die:army",
    "to:osgiliath",
    "to:fords-of-isen",
    "act:march",
    "go",
    "take:",
    "lose:",
    "recruit:",
];

/// The moments for pictures.
const MOMENTS: &[Moment] = &[
    (
        "map",
        "document.querySelectorAll('.region.lit').length > 2 && !document.querySelector('.wevent')",
        "null",
    ),
    (
        "battle",
        "document.querySelector('#battle .wa-field') && document.querySelector('#battle .wa-roll')",
        "scrollTo(0, 0)",
    ),
    ("hunt", "document.querySelector('#hunting .wa-tile:not(.wa-tile--back)')", "scrollTo(0, 0)"),
    ("army", "document.querySelector('.wstack:popover-open .wa-chip')", "null"),
];

#[tokio::test]
async fn two_play_three_turns_by_clicking_on_the_map() {
    let inn = Inn::open();
    let (ana, ben) = (phone().await, desk().await);
    let link = ana.opens_a_table(&inn, "war", &["open"]).await;
    ben.sits_down(&link, "Ben").await;
    ana.find("#signals[data-status=playing]").await;
    let (mut album, mut chosen, mut answers) = (Album::default(), BTreeSet::new(), 0);
    let all = ["war-battle-phone-es", "war-battle-desktop-en", "war-hunt-phone-es", "war-hunt-desktop-en"];
    loop {
        for (who, wishes, suffix) in [(&ana, FREE, "phone-es"), (&ben, SHADOW, "desktop-en")] {
            if who.signals().await.yours {
                album.look(who, "war", MOMENTS, suffix).await;
            }
            let Some(what) = who.answers(wishes).await else {
                continue;
            };
            chosen.insert(what.split(':').next().unwrap_or_default().to_owned());
            answers += 1;
            if answers % 40 == 1 {
                who.agrees_with_the_server().await;
            }
        }
        // Whoever is not asked sees the battle and the Hunt as well.
        album.look(&ana, "war", MOMENTS, "phone-es").await;
        album.look(&ben, "war", MOMENTS, "desktop-en").await;
        let turn = ana.turn_of_the_war().await;
        let over = ana.signals().await.status != "playing";
        if over || turn > 6 || turn > 3 && all.iter().all(|name| album.has(name)) {
            assert!(turn > 3, "three turns at least: {turn}");
            break;
        }
    }
    // Who fights and who hunts is the players' matter; in so many turns somebody does.
    assert!(all.iter().any(|name| album.has(name)));
    for kind in ["die", "act", "from", "to"] {
        assert!(chosen.contains(kind), "nobody chose {kind}: {chosen:?}");
    }
    for browser in [&ana, &ben] {
        browser.is_well("war").await;
    }
    ana.close().await;
    ben.close().await;
}

#[tokio::test]
async fn four_play_a_turn_and_the_lead_changes_hands() {
    let inn = Inn::open();
    let (ana, ben) = (desk().await, phone().await);
    let link = ana.opens_a_table(&inn, "war", &["bot:easy", "open", "bot:easy"]).await;
    ben.sits_down(&link, "Ben").await;
    ana.find("#signals[data-status=playing]").await;
    let leads =
        "[...document.querySelectorAll('.player')].map((player) => !!player.querySelector('.wa-leads'))";
    assert_eq!(ana.value(leads).await, serde_json::json!([true, false, true, false]));
    let nations = "[...document.querySelectorAll('.player')].map((player) => player.querySelectorAll('.wa-nation').length)";
    assert_eq!(ana.value(nations).await, serde_json::json!([2, 3, 1, 2]));
    while ana.turn_of_the_war().await < 2
        || ana.value(leads).await == serde_json::json!([true, false, true, false])
    {
        for (who, wishes) in [(&ana, FREE), (&ben, SHADOW)] {
            who.answers(wishes).await;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(ana.value(leads).await, serde_json::json!([false, true, false, true]));
    // Each sees the own hand and no other.
    for browser in [&ana, &ben] {
        let hands = browser.value("document.querySelectorAll('[id^=hand-]').length").await;
        assert_eq!(hands, 1);
        browser.is_well("war").await;
    }
    ana.value("scrollTo(0, 0)").await;
    ana.screenshot(&picture("war-four-desktop-en")).await;
    ana.agrees_with_the_server().await;
    ana.close().await;
    ben.close().await;
}

/// Dice for what lies on the map, and Nations that may do it.
const MUCH_TO_DO: &str = "
    phase: actions 1
    dice free: 2 muster-army, character, event
    dice shadow: 4 event
    nation gondor: at-war
    nation rohan: at-war
";

/// Whoever points at a die sees on the map what it could do; when it is taken, all of that is lit faintly, and what
/// one points at in the bar brightly.
#[tokio::test]
async fn a_die_shows_what_it_can_do() {
    let inn = Inn::at("war", MUCH_TO_DO);
    let ana = desk().await;
    ana.go(&format!("{}/new/war", inn.url)).await;
    let name = ana.find("#war-name").await;
    name.send_keys("Ana").await.expect("a field");
    let bot = ana.find("#war-seat-2 > option[value='bot:easy']").await;
    bot.click().await.expect("an option");
    ana.click("main form button[type=submit]").await;
    ana.find("#signals[data-status=playing]").await;
    const DICE: &str = "[...document.querySelectorAll('.wa-die[data-ahead]')].filter((die) => die.dataset.ahead.includes('region-'))";
    ana.until(&format!("{DICE}.length > 0")).await;
    let marked =
        |name: &str| format!("[...document.querySelectorAll('.{name}')].map((node) => node.id).sort()");
    let told = |node: &str| {
        format!("{node}.dataset.ahead.split(' ').filter((id) => document.getElementById(id)).sort()")
    };
    ana.point_at("document.querySelector('#ask')").await;
    assert_eq!(ana.value(&marked("ahead-now")).await, serde_json::json!([]));
    assert_eq!(ana.value(&marked("ahead")).await, serde_json::json!([]));
    let die = format!("{DICE}[0]");
    ana.point_at(&die).await;
    ana.until("document.querySelector('.ahead-now') !== null").await;
    let shown = ana.value(&marked("ahead-now")).await;
    assert_eq!(shown, ana.value(&told(&die)).await);
    assert!(shown.to_string().contains("region-"), "{shown}");
    ana.screenshot(&picture("war-ahead-desktop-en")).await;
    ana.value(&format!("{die}.click()")).await;
    const ACTS: &str = "[...document.querySelectorAll('#choose .choices--main [data-ahead]')].filter((act) => act.value.startsWith('act:'))";
    ana.until(&format!("{ACTS}.length > 0")).await;
    let all = ana.value(&marked("ahead")).await;
    ana.screenshot(&picture("war-acts-desktop-en")).await;
    let act = format!("{ACTS}[0]");
    ana.point_at(&act).await;
    let now = ana.value(&marked("ahead-now")).await;
    assert_eq!(now, ana.value(&told(&act)).await);
    let all = all.as_array().expect("ids");
    assert!(now.as_array().expect("ids").iter().all(|id| all.contains(id)));
    // Nothing stays behind.
    ana.point_at("document.querySelector('#ask')").await;
    assert_eq!(ana.value(&marked("ahead-now")).await, serde_json::json!([]));
    ana.value(&format!("{act}.click()")).await;
    ana.until(&format!("{ACTS}.length === 0")).await;
    assert_eq!(ana.value(&marked("ahead")).await, serde_json::json!([]));
    ana.is_well("war").await;
    ana.close().await;
}

/// The Ring-bearers are where Sauron has a Stronghold and units, and have moved before.
const A_HUNT: &str = "
    phase: actions 1
    fellowship: moria
    dice free: 2 character
    dice shadow: 2 event
    hunt-box: 1 free, 3 shadow
";

/// The boxes beside the map whose name is not seen, or opens nothing.
const NAMELESS: &str = "[...document.querySelectorAll('#turn > section.wa-track:not(.wa-cups, .wevent)')].filter((box) => {
    const title = box.querySelector('.wa-about > button');
    const told = title && document.getElementById(title.getAttribute('popovertarget'));
    return !told?.matches('[popover][role=dialog][aria-label]') || !title.checkVisibility() || title.getBoundingClientRect().width < 40;
}).map((box) => box.id)";

/// What is open, and whether it lies in the window and, at a desk, not over the question.
const LIES: &str = "(() => {
    const open = document.querySelector('.wstack:popover-open');
    const [box, bar] = [open, document.getElementById('prompt')].map((node) => node?.getBoundingClientRect());
    const inside = !!box && box.top >= 0 && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    const over = inside && innerWidth > 860 && box.right > bar.left && box.bottom > bar.top && box.top < bar.bottom;
    return inside && !over ? open.id : `${open?.id}: ${JSON.stringify([box, bar])}`;
})()";

/// Every box beside the map has its name, which opens what it is: that of the Hunt says with how many dice it would be rolled
/// now, what is added to each, which are rolled again, and what tiles are left.
#[tokio::test]
async fn a_box_says_what_it_is() {
    let inn = Inn::at("war", A_HUNT);
    let laptop = Window { height: 768 + 139, ..Window::desk("en") };
    let words = ["rolls 3 dice", "+1 to each die", "Up to 2 failed dice", "(Moria)", "16 tiles", "87%"];
    let palabras =
        ["tira 3 dados", "+1 a cada dado", "hasta 2 dados fallados", "(Moria)", "16 losetas", "87\u{a0}%"];
    for (window, words) in [(laptop, words), (Window::phone("es"), palabras)] {
        let ana = Browser::open(&window).await;
        ana.go(&format!("{}/new/war", inn.url)).await;
        ana.write("#war-name", "Ana").await;
        ana.click("#war-seat-2 > option[value='bot:easy']").await;
        ana.click("main form button[type=submit]").await;
        ana.find("#signals[data-status=playing]").await;
        ana.until("document.getElementById('signals').dataset.yours === 'yes'").await;
        assert_eq!(ana.value(NAMELESS).await, serde_json::json!([]));
        for name in ["hunt", "victory", "fellowship", "company", "politics", "rings"] {
            ana.click(&format!("[popovertarget='about-{name}'][popovertargetaction='show']")).await;
            ana.find(&format!("#about-{name}:popover-open > p")).await;
            assert_eq!(ana.value(LIES).await, format!("about-{name}"));
            if name == "hunt" {
                let said = ana.value("document.getElementById('about-hunt').textContent").await;
                let said = said.as_str().expect("text");
                for part in words {
                    assert!(said.contains(part), "no '{part}' in: {said}");
                }
            }
            ana.press(key::ESCAPE).await;
            ana.until("document.querySelector(':popover-open') === null").await;
        }
        // By keyboard, too; and what closes it says so.
        ana.value("document.querySelector('#war-hunt .wa-about > button').focus() ?? true").await;
        ana.press(key::ENTER).await;
        ana.find("#about-hunt:popover-open").await;
        ana.click("#about-hunt > button").await;
        ana.until("document.querySelector(':popover-open') === null").await;
        ana.is_well("war").await;
        ana.close().await;
    }
}

/// Figures of several kinds may come, one after another, to several places.
const REINFORCEMENTS: &str = "
    phase: actions 1
    dice free: muster, event
    dice shadow: 2 event
    nation gondor: at-war
    nation rohan: at-war
";

/// A list in which one has chosen does not lie over the map when something else is asked.
#[tokio::test]
async fn a_list_goes_with_its_question() {
    let inn = Inn::at("war", REINFORCEMENTS);
    let ana = desk().await;
    ana.go(&format!("{}/new/war", inn.url)).await;
    ana.write("#war-name", "Ana").await;
    ana.click("#war-seat-2 > option[value='bot:easy']").await;
    ana.click("main form button[type=submit]").await;
    ana.find("#signals[data-status=playing]").await;
    ana.until("document.getElementById('signals').dataset.yours === 'yes'").await;
    for wish in ["die:muster", "act:recruit"] {
        assert_eq!(ana.answers(&[wish]).await.as_deref(), Some(wish));
    }
    ana.find("#board .region.lit[data-opens]").await;
    let chosen = ana.answers(&["stack-"]).await.expect("a reinforcement");
    assert!(chosen.starts_with("recruit:"), "{chosen}");
    ana.until("document.getElementById('signals').dataset.yours === 'yes'").await;
    ana.until("document.querySelector('.wstack:popover-open') === null").await;
    ana.close().await;
}

/// An Army of the Free Peoples with an enemy beside it, and free land all around.
const AN_ENEMY_NEAR: &str = "
    phase: actions 1
    at helms-deep: 3 rohan-regular, rohan-elite
    at westemnet: 2 isengard-regular
    dice free: will, character
    dice shadow: 3 army
    nation rohan: at-war
    nation isengard: at-war
";

/// The fill of a region, its line, and whether it can be pressed.
const LOOKS: &str = "((at) => {
    const { fill, strokeDasharray, pointerEvents } = getComputedStyle(document.querySelector(`#region-${at} .region__ground`));
    return [fill !== 'rgba(0, 0, 0, 0)', strokeDasharray !== 'none', pointerEvents !== 'none'];
})";

/// What is begun from the list of kinds is lit as strongly as by way of the die, and goes on as just that: where an Army may move is no
/// place to attack.
#[tokio::test]
async fn a_kind_that_is_chosen_lights_what_it_is_about() {
    let inn = Inn::at("war", AN_ENEMY_NEAR);
    let ana = desk().await;
    ana.go(&format!("{}/new/war", inn.url)).await;
    ana.write("#war-name", "Ana").await;
    ana.click("#war-seat-2 > option[value='bot:easy']").await;
    ana.click("main form button[type=submit]").await;
    ana.find("#signals[data-status=playing]").await;
    ana.until("document.getElementById('signals').dataset.yours === 'yes'").await;
    let looks = async |at: &str| ana.value(&format!("{LOOKS}('{at}')")).await;
    let lit = serde_json::json!([true, false, true]);
    let (attacked, nothing) =
        (serde_json::json!([true, true, true]), serde_json::json!([false, false, true]));
    for (kind, fords, westemnet) in [("attack", &nothing, &attacked), ("march", &lit, &nothing)] {
        ana.click(&format!("[data-intent='intent-{kind}'] > summary")).await;
        ana.find(&format!("[data-intent='intent-{kind}'][open]")).await;
        assert_eq!(looks("helms-deep").await, lit, "{kind}: where it begins");
        ana.value("document.getElementById('region-helms-deep').dispatchEvent(new MouseEvent('click', { bubbles: true }))").await;
        ana.find("#region-helms-deep.way-from").await;
        assert_eq!(
            ana.value("document.getElementById('ask').checkVisibility()").await,
            false,
            "{kind}: one question"
        );
        assert!(ana.says("#stage > span").await.contains("the Army"), "{kind}");
        // From the Fords, too, the enemy can be attacked: that another Army could begin it stays told by a broken line.
        for (at, look) in [("fords-of-isen", fords), ("westemnet", westemnet)] {
            let line = if *look == nothing { "_" } else { "line" };
            ana.until(&format!(
                "(([fill, {line}, press]) => JSON.stringify([fill, {}, press]) === '{look}')({LOOKS}('{at}'))",
                if *look == nothing { "false" } else { "line" }
            ))
            .await;
        }
        ana.press(key::ESCAPE).await;
        ana.until("document.querySelector('.way-from') === null").await;
        ana.click(&format!("[data-intent='intent-{kind}'] > summary")).await;
    }
    ana.is_well("war").await;
    ana.close().await;
}

/// The Shadow acts, and an Army stands at the edge of the sheet.
const AT_THE_EDGE: &str = "
    phase: actions 2
    dice free: 2 event
    dice shadow: 3 army
    nation southrons: at-war
";

/// Has this region a place on which nothing lies?
const LIES_OPEN: &str = "(() => {
    const region = document.getElementById('region-north-rhun');
    const { left, top, width, height } = region.getBoundingClientRect();
    const parts = [0.15, 0.3, 0.5, 0.7, 0.85];
    return parts.some((across) => parts.some((down) => region.contains(document.elementFromPoint(left + width * across, top + height * down))));
})()";

/// On a phone the buttons that bring the map nearer do not lie over the region that is asked about.
#[tokio::test]
async fn a_region_at_the_edge_lies_open() {
    let inn = Inn::at("war", AT_THE_EDGE);
    let ana = phone().await;
    ana.go(&format!("{}/new/war", inn.url)).await;
    ana.write("#war-name", "Ana").await;
    ana.click("#war-seat-1 > option[value='bot:easy']").await;
    ana.click("#war-seat-2 > option[value='me']").await;
    ana.click("main form button[type=submit]").await;
    ana.find("#signals[data-status=playing]").await;
    ana.until("document.getElementById('signals').dataset.yours === 'yes'").await;
    for wish in ["die:army", "act:march", "from:north-rhun", "to:"] {
        let chosen = ana.answers(&[wish]).await.unwrap_or_default();
        assert!(chosen.starts_with(wish), "{chosen} for {wish}");
    }
    ana.find("#prompt .picker").await;
    assert!(ana.says("#ask").await.contains("Rhûn del Norte"), "{}", ana.says("#ask").await);
    ana.until(LIES_OPEN).await;
    ana.close().await;
}

/// What stands in a region is fetched when it is opened; without script all of it is a page.
#[tokio::test]
async fn what_stands_in_a_region_is_read() {
    let inn = Inn::at("war", MUCH_TO_DO);
    let ana = desk().await;
    ana.go(&format!("{}/new/war", inn.url)).await;
    ana.write("#war-name", "Ana").await;
    ana.click("#war-seat-2 > option[value='bot:easy']").await;
    ana.click("main form button[type=submit]").await;
    ana.find("#signals[data-status=playing]").await;
    ana.until("document.getElementById('signals').dataset.yours === 'yes'").await;
    let region = ".region:not(.lit) > [data-reads]";
    let listed =
        format!("document.getElementById(document.querySelector({region:?}).dataset.reads) === null");
    assert_eq!(ana.value(&listed).await, true, "the page does not hold it");
    let pressed = "dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))";
    ana.value(&format!("document.querySelector({region:?}).{pressed}")).await;
    ana.until("document.querySelector('#fetched > .wstack:popover-open .wa-chip') !== null").await;
    ana.is_well("war").await;
    let path = ana.value("location.pathname").await;
    ana.go(&format!("{}{}/sheets", inn.url, path.as_str().expect("a path"))).await;
    let lies = "((all) => all.length > 3 && all.every((box) => box.checkVisibility()))([...document.querySelectorAll('.sheets > .wstack')])";
    ana.until(lies).await;
    ana.close().await;
}

#[tokio::test]
async fn a_turn_by_keyboard_alone() {
    let inn = Inn::at("war", MUCH_TO_DO);
    let ana = desk().await;
    ana.go(&format!("{}/new/war", inn.url)).await;
    ana.tab_to("#war-name").await;
    ana.press("Ana").await;
    ana.tab_to("#war-seat-2").await;
    ana.arrow_to("bot:easy").await;
    ana.tab_to("main form button[type=submit]").await;
    ana.press(key::ENTER).await;
    ana.find("#signals[data-status=playing]").await;
    let (mut by_arrows, mut on_map, mut steps) = (0, 0, 0);
    let until = Instant::now() + Duration::from_secs(150);
    while ana.turn_of_the_war().await < 2 || on_map == 0 {
        assert!(Instant::now() < until, "{by_arrows} by arrows, {on_map} on the map");
        let now = ana.signals().await;
        assert_eq!(now.status, "playing");
        if !now.yours {
            tokio::time::sleep(Duration::from_millis(40)).await;
            continue;
        }
        // By arrows to something lit on the table, or by a digit of the bar, in turns. What is done in one go begins with
        // the one and goes on with the next.
        steps += 1;
        let arrow = [key::RIGHT, key::DOWN, key::LEFT, key::UP][steps / 3 % 4];
        ana.press(arrow).await;
        const LIT: &str = "document.activeElement.matches('[data-choice], [data-way], .way-next, .picker__go, #stage .choice--main')";
        let lit = ana.value(LIT).await == true;
        // Where all is answered on the board no digit answers.
        let digit = ana.value(DIGIT).await;
        let digit = digit.as_str();
        if lit && (now.answers % 3 != 0 || digit.is_none()) {
            by_arrows += 1;
            on_map += i32::from(ana.value("document.activeElement.matches('.region')").await == true);
            ana.press(key::ENTER).await;
        } else {
            ana.press(digit.unwrap_or("1")).await;
        }
        for _ in 0..20 {
            tokio::time::sleep(Duration::from_millis(25)).await;
            let later = ana.signals().await;
            if later.answers != now.answers || !later.yours {
                break;
            }
        }
    }
    assert!(by_arrows > 2, "things are reached by arrows: {by_arrows}");
    ana.is_well("war").await;
    ana.close().await;
}
