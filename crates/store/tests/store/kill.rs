//! Acknowledged writes survive the death of the program.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use store::{Options, Place, Store};
use tokio::task::JoinSet;

use crate::{Home, bodies, one};

const CHILD: &str = "BREE_STORE_TEST_DATABASE";
pub(crate) const TABLES: usize = 8;
const ACKS: usize = 400;

/// The other half of the test below, in a process of its own: appends until it is killed, saying so each time.
/// Does nothing when it is run as a test like the others.
#[tokio::test]
async fn child_appends_until_it_is_killed() {
    let Ok(place) = std::env::var(CHILD) else {
        return;
    };
    let store = Store::at(&place.parse().unwrap(), Options::default()).unwrap();
    let mut players = JoinSet::new();
    for table in 0..TABLES {
        let store = store.clone();
        players.spawn(async move {
            for n in 0.. {
                let version = store.append(one(&format!("t{table}"), n, n.to_string())).await.unwrap();
                // Not println!: the line must leave this process before anything else happens.
                let line = format!("acknowledged {table} {version}\n");
                std::io::stdout().lock().write_all(line.as_bytes()).unwrap();
            }
        });
    }
    players.join_all().await;
}

/// The address for a program: with its password, if it has one.
fn address(home: &Home) -> String {
    match &home.place {
        Place::File(path) => path.display().to_string(),
        Place::Server(url) => url.clone(),
    }
}

/// Kills a server in full flight and returns the highest version it acknowledged for each table.
pub(crate) fn killed(home: &Home) -> [u64; TABLES] {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "kill::child_appends_until_it_is_killed", "--nocapture"])
        .env(CHILD, address(home))
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut highest = [0; TABLES];
    let mut acks = 0;
    let mut lines = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    while lines.read_line(&mut line).unwrap() > 0 {
        // A line that was cut off tells nothing. The test runner's own words stand before some of ours.
        if let Some((_, ack)) = line.strip_suffix('\n').and_then(|line| line.split_once("acknowledged ")) {
            let (table, version) = ack.split_once(' ').unwrap();
            highest[table.parse::<usize>().unwrap()] = version.parse().unwrap();
            acks += 1;
            if acks == ACKS {
                child.kill().unwrap(); // SIGKILL; read on to what it said before it died
            }
        }
        line.clear();
    }
    assert!(!child.wait().unwrap().success());
    assert!(acks >= ACKS, "{acks} acknowledged");
    highest
}

pub(crate) async fn assert_all_there(store: &Store, highest: &[u64]) {
    for (table, &acknowledged) in highest.iter().enumerate() {
        let found = bodies(store, &format!("t{table}")).await;
        // One more may have been written whose acknowledgement was not yet said.
        let written = found.len() as u64;
        assert!(
            (acknowledged..=acknowledged + 1).contains(&written),
            "table {table}: {written} found, {acknowledged} acknowledged"
        );
        for (n, body) in found.iter().enumerate() {
            assert_eq!(body, &n.to_string());
        }
    }
}

#[tokio::test]
async fn every_acknowledged_entry_survives_kill_9() {
    let home = Home::new();
    let highest = killed(&home);
    let store = home.open();
    assert_all_there(&store, &highest).await;
    let version = bodies(&store, "t0").await.len() as u64;
    assert_eq!(store.append(one("t0", version, version.to_string())).await, Ok(version + 1));
}
