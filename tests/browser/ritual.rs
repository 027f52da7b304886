//! Questions that come every turn and seldom matter do not stand in the way: they pass by themselves, always after the
//! same pause.

use std::time::{Duration, Instant};

use crate::browser::{Browser, Window};
use crate::inn::Inn;

/// The second turn begins, and the Fellowship has gone a step: it may be declared, and two may guide it.
const UNDER_WAY: &str = "turn: 2\nphase: declare\nprogress: 1\n";

/// Two Armies that may strike, each at one that holds out for more than a round, and cards for it.
const TWO_BATTLES: &str = "
    turn: 2
    phase: actions 2
    dice free: event
    dice shadow: 3 army
    hand 2: shadow-character-01, shadow-character-02, shadow-strategy-01, shadow-strategy-02
    nation sauron: at-war
    nation isengard: at-war
    nation gondor: at-war
    nation rohan: at-war
    at osgiliath: 8 sauron-regular, 2 sauron-elite, 3 nazgul
    at lossarnach: 5 gondor-regular, 4 gondor-elite
    at fords-of-isen: 6 isengard-regular, 2 isengard-elite
    at westemnet: 5 rohan-regular, 4 rohan-elite
";

/// The Shadow's preferences there: to fight, and to the end.
const WAR: &[&str] = &[
    "fight",
    "act:attack",
    "die:army",
    "from:osgiliath",
    "to:lossarnach",
    "from:fords-of-isen",
    "to:westemnet",
    "go",
    "no",
    "lose:",
];

/// The step of the question, and its span.
const STEP: &str = "(({ yours, stop, during }) => yours === 'yes' && stop ? [stop, during ?? ''] : null)(document.getElementById('signals').dataset)";

pub async fn at_war(inn: &Inn, side: u8) -> Browser {
    let ana = Browser::open(&Window::desk("en")).await;
    ana.go(&format!("{}/new/war", inn.url)).await;
    ana.write("#war-name", "Ana").await;
    ana.click(&format!("#war-now-side > option[value='{side}']")).await;
    ana.click("#war-now-level > option[value='easy']").await;
    ana.click("button[value='now:war:']").await;
    ana.find("#signals[data-status=playing]").await;
    ana
}

/// The time for which the present question has stood; nothing when it stands longer than that.
async fn stood(page: &Browser, longest: Duration) -> Option<Duration> {
    let (before, since) = (page.signals().await.answers, Instant::now());
    while since.elapsed() < longest {
        let now = page.signals().await;
        if now.answers != before || !now.yours {
            return Some(since.elapsed());
        }
        tokio::time::sleep(Duration::from_millis(15)).await;
    }
    None
}

/// Who guides the Fellowship is not asked until somebody wants to be; whether it is declared is asked until somebody does not.
#[tokio::test]
async fn the_guide_stays_who_it_is() {
    let inn = Inn::at("war", UNDER_WAY);
    let ana = at_war(&inn, 1).await;
    let (mut guides, mut declares) = (0, 0);
    let until = Instant::now() + Duration::from_secs(120);
    while guides < 2 || declares < 2 {
        assert!(Instant::now() < until, "{guides} Guides, {declares} declarations");
        let step = ana.value(STEP).await;
        match step[0].as_str() {
            Some("guide") => {
                let waited = stood(&ana, Duration::from_secs(4)).await;
                assert!(waited.is_some_and(|waited| waited > Duration::from_millis(700)), "{waited:?}");
                guides += 1;
            }
            Some("declare") => {
                if declares == 0 {
                    assert_eq!(stood(&ana, Duration::from_millis(1800)).await, None, "it is asked");
                    ana.click("#switch-stops").await;
                    ana.click("#stop-declare").await;
                }
                let waited = stood(&ana, Duration::from_secs(4)).await;
                assert!(waited.is_some_and(|waited| waited > Duration::from_millis(700)), "{waited:?}");
                declares += 1;
            }
            _ => {
                // The Fellowship stays where it is and as it is: the next turn begins like this one. What wastes a die is folded away.
                ana.value(
                    "((kind) => { if (kind) kind.open = true; return true; })(document.querySelector('#choose .kind:has([value=\"act:skip\"])'))",
                )
                .await;
                ana.answers(&["act:skip", "pass", "no"]).await;
            }
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    ana.is_well("war").await;
    ana.close().await;
}

/// 'No card in this battle' is said once: the rounds that follow pass at a pace that tells nothing, and the next battle asks.
#[tokio::test]
async fn no_card_in_this_battle() {
    let inn = Inn::at("war", TWO_BATTLES);
    let ana = at_war(&inn, 2).await;
    let (mut said, mut passed, mut asked) = (String::new(), false, false);
    let until = Instant::now() + Duration::from_secs(300);
    while !(passed && asked) {
        assert!(Instant::now() < until, "passed: {passed}, asked again: {asked}");
        assert_eq!(ana.signals().await.status, "playing");
        let step = ana.value(STEP).await;
        let battle = step[1].as_str().unwrap_or_default();
        if step[0] != "combat-card" {
            ana.answers(WAR).await;
            tokio::time::sleep(Duration::from_millis(10)).await;
        } else if battle == said {
            let waited = stood(&ana, Duration::from_secs(4)).await;
            assert!(waited.is_some_and(|waited| waited > Duration::from_millis(700)), "{waited:?}");
            passed = true;
        } else {
            asked |= !said.is_empty();
            assert_eq!(stood(&ana, Duration::from_millis(1500)).await, None, "it is asked");
            battle.clone_into(&mut said);
            let before = ana.signals().await.answers;
            ana.click("#switch-meanwhile").await;
            ana.until(&format!(
                "(({{ answers, yours }}) => Number(answers) !== {before} || yours !== 'yes')(document.getElementById('signals').dataset)"
            ))
            .await;
        }
    }
    ana.is_well("war").await;
    ana.close().await;
}
