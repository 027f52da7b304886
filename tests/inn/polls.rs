//! Nothing long on the threads that answer everybody: `./check --full` measures it in a release build.

use std::collections::BTreeMap;
use std::net::TcpListener;
use std::path::Path;

use serde_json::json;

use crate::guest::Guest;
use crate::{Inn, start};

const GAMES: [&str; 4] = ["war", "quest", "journey", "wizards"];

/// Tries, of which the median counts: what else goes on holds a processor, or fills its memory anew, now and then.
const TRIES: usize = 5;

/// Choices at each table.
const CHOICES: usize = 30;

/// No piece of work holds such a thread for more than two milliseconds of its own time, whatever is played and looked up: nothing that is
/// asked for does so in most tries.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "measures: ./check --full runs it in a release build"]
async fn no_piece_of_work_is_long() {
    let mut long = BTreeMap::<String, usize>::new();
    for _ in 0..TRIES {
        let folder = tempfile::tempdir().unwrap();
        let mut steps = Vec::new();
        evening(folder.path(), CHOICES, Some(&mut steps)).await;
        let mut before = 0;
        for (step, pieces) in steps {
            if pieces > before {
                *long.entry(step).or_default() += 1;
            }
            before = pieces;
        }
    }
    println!("more than 2 ms, in so many of {TRIES} tries: {long:?}");
    long.retain(|_, tries| *tries > TRIES / 2);
    assert!(long.is_empty(), "more than 2 ms: {long:?}");
}

/// The number of pieces that took longer.
fn long_pieces(metrics: &str) -> u64 {
    let of = |name: &str, label: &str| {
        let lines = metrics.lines().filter(|line| line.starts_with(name) && line.contains(label));
        lines.map(|line| line.rsplit(' ').next().unwrap().parse::<u64>().expect("a number")).sum::<u64>()
    };
    let all = of("bree_poll_seconds_count", "");
    assert!(all > 0, "nothing was measured");
    all - of("bree_poll_seconds_bucket", "le=\"0.002\"")
}

/// An evening: at a table of each game so many choices are made, and what is to be read about it is looked up. The house, and what it
/// has measured; with `steps` also the long pieces of work that there were after each thing that was asked for.
pub async fn evening(
    folder: &Path,
    choices: usize,
    mut steps: Option<&mut Vec<(String, u64)>>,
) -> (Inn, String) {
    let db = folder.join("inn.sqlite3");
    let own = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let inn = start(&["--bot-pace", "0", "--metrics", &own, "--db", db.to_str().expect("a plain path")]);
    let measured = async || {
        let answer = reqwest::get(format!("http://{own}/metrics")).await.expect("the metrics");
        answer.text().await.expect("text")
    };
    let mut step = async |what: String| {
        if let Some(steps) = steps.as_deref_mut() {
            steps.push((what, long_pieces(&measured().await)));
        }
    };
    let ana = Guest::arrives(&inn.url, "Ana").await;
    for game in GAMES {
        let seats = json!([{ "kind": "me", "name": "Ana" }, { "kind": "me", "name": "Eva" }]);
        let made = ana.post("/tables", json!({ "game": game, "seats": seats })).await;
        let id = made["id"].as_str().expect("a table");
        step(format!("{game} made")).await;
        for number in 0..choices {
            let Some((laid, legal)) = ana.asked(id).await else { break };
            let Some(choice) = legal.first() else { break };
            step(format!("{game} asked {number}")).await;
            ana.chooses(id, &laid, choice).await;
            step(format!("{game} chosen {number}")).await;
            ana.get(&format!("/tables/{id}")).await;
            step(format!("{game} seen {number}")).await;
        }
        for page in ["library", "rules", "new"] {
            let answer = reqwest::get(format!("{}/{page}/{game}", inn.url)).await.expect("an answer");
            assert_eq!(answer.status().as_u16(), 200, "{page} of {game}");
            step(format!("{game} {page}")).await;
        }
    }
    let metrics = measured().await;
    (inn, metrics)
}
