//! Measurements: how many presses the most usual acts take, and how long bots make one wait. Not part of the gate:
//! `cargo nextest run --release --test browser -E 'test(/^clicks::/)' --run-ignored only --no-capture`, on a quiet machine.

use std::time::{Duration, Instant};

use crate::browser::{Browser, Window};
use crate::inn::Inn;
use crate::shelves::post;

/// The time for what is pressed next to be there.
const SOON: Duration = Duration::from_secs(8);

/// An act, and the presses that it takes.
struct Act {
    name: &'static str,
    /// The presses that were measured before, and the fewest.
    before: &'static str,
    aim: usize,
    game: &'static str,
    table: &'static str,
    /// The seat from which it is done.
    seat: usize,
    /// What is pressed until the act can begin.
    first: &'static [&'static str],
    /// What is pressed, one after another.
    presses: &'static [&'static str],
    /// Then it is done.
    done: &'static str,
}

/// A company that has not been sent.
const TO_BE_SENT: &str = "
    turn: 2 of 1
    phase: organization
    company 1 rivendell: aragorn_ii, legolas, eomer
    company 2 rivendell: gimli
    hand 1: new_moon, brigands, awaken_minions
";

/// A company goes to where two more cards may be drawn than must be.
const TO_BE_DRAWN: &str = "
    turn: 5 of 1
    phase: movement
    company 1 lorien > shelobs_lair: aragorn_ii, boromir_ii
    company 2 grey_havens: gimli, legolas
    hand 1: giant, dodge
    hand 2: lucky_strike
    deck 1: 20 concealment
    deck 2: 20 wolves
";

/// A turn in which one has nothing to do.
const EMPTY: &str = "
    turn: 7 of 1
    phase: organization
    company 1 rivendell: aragorn_ii, legolas
    company 2 lorien: haldir
    hand 1: new_moon
    hand 2: river
    deck 1: 20 concealment
    deck 2: 20 wolves
";

/// A path that takes three cards.
const ON_THE_ROAD: &str = "
    heroes: thalin
    round: 6
    phase: travel thalin
    hero thalin: rivendell
    hand thalin: 2 thalin_parry, thalin_crush
";

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

const AN_ARMY: &str = "
    phase: actions 1
    at helms-deep: 3 rohan-regular, rohan-elite
    dice free: will, character
    dice shadow: 3 army
    nation rohan: at-war
";

const ACTS: &[Act] = &[
    Act {
        name: "SATM: a company to a known site",
        before: "3",
        aim: 2,
        game: "wizards",
        table: TO_BE_SENT,
        seat: 1,
        first: &[],
        presses: &["#site-goblin_gate[data-choice^='head']", "#choose [value='pass']"],
        done: "!document.querySelector(\"[data-choice^='head']\")",
    },
    Act {
        name: "SATM: three cards for the movement, where one wants to be asked",
        before: "3",
        aim: 1,
        game: "wizards",
        table: TO_BE_DRAWN,
        seat: 1,
        first: &[],
        presses: &["#choose [value='number 2']"],
        done: "document.getElementById('signals').dataset.stop !== 'draw'",
    },
    Act {
        name: "Quest: travel by three cards",
        before: "5",
        aim: 2,
        game: "quest",
        table: ON_THE_ROAD,
        seat: 2,
        first: &[],
        presses: &[".region[id*=eregion][data-choice^='march:']", ".picker__go"],
        done: "!document.querySelector('.picker')",
    },
    Act {
        name: "Quest: a minion's step",
        before: "2",
        aim: 2,
        game: "quest",
        table: IN_COMMAND,
        seat: 1,
        first: &["#choose [value='act:command']"],
        presses: &["#minion-mouth_of_sauron[data-way]", ".region.way-next"],
        done: "!document.querySelector('#on-dol_guldur #minion-mouth_of_sauron')",
    },
    Act {
        name: "Quest: six influence",
        before: "6",
        aim: 3,
        game: "quest",
        table: IN_COMMAND,
        seat: 1,
        first: &["#choose [value='act:influence']"],
        presses: &[
            ".times [data-number='3']",
            "#region-mount_gundabad[data-choice]",
            "#region-ruins_of_angmar[data-choice]",
        ],
        done: "!document.querySelector('.times')",
    },
    Act {
        name: "War: a whole Army",
        before: "5",
        aim: 3,
        game: "war",
        table: AN_ARMY,
        seat: 1,
        first: &[],
        presses: &["#region-helms-deep", "#region-fords-of-isen.way-next", ".picker__go"],
        done: "!document.querySelector('.picker')",
    },
];

/// Seats for this many, of whom one is Ana, and bots of a level.
fn seats(count: usize, own: usize, level: &str) -> String {
    let seat =
        |seat| if seat == own { "{kind:'me'}".to_owned() } else { format!("{{kind:'bot',level:'{level}'}}") };
    (1..=count).map(seat).collect::<Vec<_>>().join(",")
}

/// Ana, at a new table of this game.
async fn sits_down(inn: &Inn, game: &str, seats: &str) -> Browser {
    let ana = Browser::open(&Window { height: 768, ..Window::desk("en") }).await;
    ana.go(&format!("{}/about", inn.url)).await;
    post(&ana, "/guests", "{ name: 'Ana' }").await;
    let made = post(&ana, "/tables", &format!("{{ game: '{game}', seats: [{seats}] }}")).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    // Who is asked wherever there is a choice, but not where there is none.
    ana.value(&format!("localStorage.setItem('bree-stops-{game}', '[\"idle\"]') ?? true")).await;
    ana.go(&format!("{}/t/{id}", inn.url)).await;
    ana.until("document.getElementById('signals')?.dataset.yours === 'yes'").await;
    ana
}

/// Presses the middle of what this selector finds, as it lies in the window, once it is there; false where it does not come.
async fn press(ana: &Browser, css: &str) -> bool {
    if !comes(ana, &format!("!!document.querySelector({css:?})")).await {
        return false;
    }
    ana.settles().await;
    let middle = format!(
        "(() => {{ const node = document.querySelector({css:?}); node.scrollIntoView({{ block: 'nearest' }}); const box = node.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2].map(Math.round); }})()"
    );
    let at = ana.value(&middle).await;
    let at = |index: usize| at[index].as_i64().expect("a number");
    ana.driver.action_chain().move_to(at(0), at(1)).click().perform().await.expect("a click");
    true
}

/// Waits until this is true; false where it does not become so.
async fn comes(ana: &Browser, expression: &str) -> bool {
    let until = Instant::now() + SOON;
    while ana.value(expression).await != true {
        if Instant::now() > until {
            return false;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    true
}

/// The presses of an act; nothing where one of them finds nothing, or it does not come to what it should.
async fn pressed(act: &Act) -> Option<usize> {
    let inn = Inn::at(act.game, act.table);
    let ana = sits_down(&inn, act.game, &seats(2, act.seat, "easy")).await;
    let mut all = true;
    for css in act.first.iter().chain(act.presses) {
        all = all && press(&ana, css).await;
    }
    let done = all && comes(&ana, act.done).await;
    ana.close().await;
    done.then_some(act.presses.len())
}

/// The button that ends the turn, or what is asked, or leaves it alone; nothing where it passes by itself, or it is the other's turn.
const LEAVES: &str = "(() => {
    const { yours, idle } = document.getElementById('signals').dataset;
    if (!document.querySelector('.wz-turn')?.textContent.includes('Ana')) return 'over';
    if (yours !== 'yes' || idle || document.querySelector('#choose .passing')) return '';
    const all = [...document.querySelectorAll('#choose button:not([aria-disabled])')];
    const ends = ({ id }) => id === 'choice-rest';
    const leaves = all.find(ends) ?? all.find(({ value }) => value === 'pass') ?? all.find(({ value }) => value.startsWith('stay'));
    return leaves?.id ?? '';
})()";

/// The presses of a turn of SATM in which nothing is done, as a newcomer is asked.
async fn of_an_empty_turn() -> Option<usize> {
    let inn = Inn::at("wizards", EMPTY);
    let ana = sits_down(&inn, "wizards", &seats(2, 1, "easy")).await;
    ana.value("localStorage.removeItem('bree-stops-wizards') ?? true").await;
    let path = ana.value("location.pathname").await;
    ana.go(&format!("{}{}", inn.url, path.as_str().expect("a path"))).await;
    let (mut presses, until) = (0, Instant::now() + Duration::from_secs(60));
    let mut over = false;
    while !over && Instant::now() < until {
        let leaves = ana.value(LEAVES).await.as_str().unwrap_or_default().to_owned();
        over = leaves == "over";
        if !over && !leaves.is_empty() && press(&ana, &format!("#choose [id='{leaves}']")).await {
            presses += 1;
            tokio::time::sleep(Duration::from_millis(400)).await;
        } else {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    ana.close().await;
    over.then_some(presses)
}

#[tokio::test]
#[ignore = "measures: run by hand"]
async fn presses_of_the_most_usual_acts() {
    println!("| act | before | presses | aim |\n|---|---|---|---|");
    let told = |presses: Option<usize>| presses.map_or("not done".to_owned(), |presses| presses.to_string());
    for act in ACTS {
        println!("| {} | {} | {} | {} |", act.name, act.before, told(pressed(act).await), act.aim);
    }
    println!("| SATM: an empty turn | 5 | {} | 1 |", told(of_an_empty_turn().await));
}

/// Sends the last legal answer, which ends most questions, and tells which question it was of; nothing where none is open.
const ANSWER: &str = "(async () => {
    const id = location.pathname.split('/')[2];
    const { laid: [laid] = [], prompt } = await (await fetch(`/api/v1/tables/${id}`)).json();
    if (!laid) return '';
    const legal = laid.choices.filter(({ refusal, choice }) => !refusal && !/surrender|resign/.test(choice));
    const body = JSON.stringify({ seat: laid.seat, ply: laid.ply, choice: legal.at(-1).choice });
    const sent = await fetch(`/api/v1/tables/${id}/choices`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    return sent.ok ? prompt?.id ?? 'asked' : '';
})()";

/// The lines of the journal that begin a turn.
const TURNS: &str = "document.querySelectorAll('#journal .journal__round').length";

/// How long one waits, by the usual pace, between two questions, and in all for the turns between two of one's own acts, which the
/// questions of this message begin. In seconds.
async fn waited(game: &str, seats: &str, own: &str) -> (Vec<f64>, Vec<f64>) {
    let inn = Inn::with_arguments(&["--bot-pace", "700"]);
    let ana = sits_down(&inn, game, seats).await;
    let (mut waits, mut turns, mut turn, mut rounds) = (Vec::new(), Vec::new(), 0.0, 0);
    let until = Instant::now() + Duration::from_secs(150);
    while Instant::now() < until && ana.signals().await.status == "playing" {
        let asked = ana.value(ANSWER).await.as_str().unwrap_or_default().to_owned();
        let begun = Instant::now();
        if asked.is_empty() {
            tokio::time::sleep(Duration::from_millis(30)).await;
            continue;
        }
        // What one is asked in another's turn does not end the wait for one's own.
        let now = ana.value(TURNS).await.as_u64().unwrap_or(0);
        if asked.starts_with(own) && now != rounds {
            turns.push(std::mem::take(&mut turn));
            rounds = now;
        }
        tokio::time::sleep(Duration::from_millis(60)).await;
        while !ana.signals().await.yours && begun.elapsed() < Duration::from_secs(60) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let wait = begun.elapsed().as_secs_f64();
        turn += wait;
        if wait > 0.3 {
            waits.push(wait);
        }
    }
    ana.close().await;
    waits.sort_by(f64::total_cmp);
    turns.sort_by(f64::total_cmp);
    (waits, turns)
}

#[tokio::test]
#[ignore = "measures: run by hand on a quiet machine"]
async fn waits_for_bots_at_the_usual_pace() {
    println!(
        "| waiting for | between two questions: median, longest | in all between two of one's own turns | aim |\n|---|---|---|---|"
    );
    for (name, game, seats, own, aim) in [
        ("a hero of the Quest, `hard`", "quest", seats(2, 1, "hard"), "quest-ask-act", "6 s in all"),
        ("two bots of El viaje, `fair`", "journey", seats(3, 1, "fair"), "journey-prompt-", "4 s"),
    ] {
        let (waits, turns) = waited(game, &seats, own).await;
        let median = |all: &[f64]| all.get(all.len() / 2).copied().unwrap_or_default();
        let most = |all: &[f64]| all.last().copied().unwrap_or_default();
        println!(
            "| {name} | {:.1} s, {:.1} s ({} waits) | median {:.1} s, longest {:.1} s ({} turns) | {aim} |",
            median(&waits),
            most(&waits),
            waits.len(),
            median(&turns),
            most(&turns),
            turns.len(),
        );
    }
}
