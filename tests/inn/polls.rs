//! Nothing long on the threads that answer everybody: `./check --full` measures it in a release build.

use std::net::TcpListener;
use std::path::Path;

use serde_json::json;

use crate::guest::Guest;
use crate::{Inn, start};

const GAMES: [&str; 4] = ["war", "quest", "journey", "wizards"];

/// Tries, of which the median counts: what else goes on fills the processor's memory anew now and then.
const TRIES: usize = 5;

/// Choices at each table.
const CHOICES: usize = 30;

/// No piece of work holds such a thread for more than two milliseconds of its own time, whatever is played and looked up.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "measures: ./check --full runs it in a release build"]
async fn no_piece_of_work_is_long() {
    let mut long = Vec::new();
    for _ in 0..TRIES {
        let folder = tempfile::tempdir().unwrap();
        let (_inn, metrics) = evening(folder.path(), CHOICES).await;
        long.push(long_pieces(&metrics));
    }
    long.sort_unstable();
    assert_eq!(long[TRIES / 2], 0, "{long:?} pieces of more than 2 ms");
}

/// The number of those that took longer.
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
/// has measured.
pub async fn evening(folder: &Path, choices: usize) -> (Inn, String) {
    let db = folder.join("inn.sqlite3");
    let own = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let inn = start(&["--bot-pace", "0", "--metrics", &own, "--db", db.to_str().expect("a plain path")]);
    let ana = Guest::arrives(&inn.url, "Ana").await;
    for game in GAMES {
        let seats = json!([{ "kind": "me", "name": "Ana" }, { "kind": "me", "name": "Eva" }]);
        let made = ana.post("/tables", json!({ "game": game, "seats": seats })).await;
        let id = made["id"].as_str().expect("a table");
        for _ in 0..choices {
            let Some((laid, legal)) = ana.asked(id).await else { break };
            let Some(choice) = legal.first() else { break };
            ana.chooses(id, &laid, choice).await;
            ana.get(&format!("/tables/{id}")).await;
        }
        for page in ["library", "rules", "new"] {
            let answer = reqwest::get(format!("{}/{page}/{game}", inn.url)).await.expect("an answer");
            assert_eq!(answer.status().as_u16(), 200, "{page} of {game}");
        }
    }
    let metrics = reqwest::get(format!("http://{own}/metrics")).await.expect("the metrics");
    (inn, metrics.text().await.expect("text"))
}
