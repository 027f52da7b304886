//! `bree faults`: an inn that is killed and frozen while people play loses nothing.

use serde_json::Value;

use crate::{bree, said};

#[test]
fn nothing_is_lost() {
    let out =
        said(&["faults", "--faults", "4", "--every", "800", "--frozen", "1000", "--tables", "3", "--json"]);
    let told: Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(told["killed"].as_u64().unwrap() + told["frozen"].as_u64().unwrap(), 4, "{told}");
    assert_eq!(told["wrong"], serde_json::json!([]), "{told}");
    assert!(told["acknowledged"].as_u64().unwrap() > 10, "{told}");
}

/// The message bus of several processes: NATS, where BREE_NATS has one.
fn bus() -> Vec<String> {
    let nats = std::env::var("BREE_NATS").into_iter();
    nats.flat_map(|bus| ["--bus".to_owned(), bus]).collect()
}

/// Another inn on the same server.
struct Neighbour {
    runtime: tokio::runtime::Runtime,
    client: tokio_postgres::Client,
}

impl Neighbour {
    fn of(server: &str) -> Self {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        let url = format!("{server}&application_name=bree");
        let (client, connection) =
            runtime.block_on(tokio_postgres::connect(&url, tokio_postgres::NoTls)).unwrap();
        runtime.spawn(connection);
        Self { runtime, client }
    }

    fn is_still_connected(&self) -> bool {
        self.runtime.block_on(self.client.simple_query("SELECT 1")).is_ok()
    }
}

/// Nor is it where three processes serve one database on a server, whose connections are cut, too.
#[test]
fn nothing_is_lost_by_three() {
    let Ok(server) = std::env::var("BREE_POSTGRES") else {
        return;
    };
    let db = format!("{server}&options=-csearch_path%3Dfaults_{}", std::process::id());
    let others = Neighbour::of(&server);
    let bus = bus();
    let mut arguments = vec![
        "faults", "--faults", "6", "--every", "800", "--frozen", "1000", "--tables", "3", "--nodes", "3",
        "--db", &db, "--json",
    ];
    arguments.extend(bus.iter().map(String::as_str));
    let out = said(&arguments);
    let told: Value = serde_json::from_str(&out).expect("JSON");
    let hurt = ["killed", "frozen", "cut", "bus"].map(|how| told[how].as_u64().unwrap());
    assert_eq!(hurt.iter().sum::<u64>(), 6, "{told}");
    assert_eq!(told["wrong"], serde_json::json!([]), "{told}");
    assert!(told["acknowledged"].as_u64().unwrap() > 10, "{told}");
    assert!(told["cut"].as_u64().unwrap() > 0, "or nothing is shown of the next: {told}");
    assert!(others.is_still_connected(), "a server may be shared: only what is tried is hurt");
    // Something is there now: it is left alone.
    let out = bree(&["faults", "--db", &db]);
    assert!(!out.status.success());
    assert!(String::from_utf8_lossy(&out.stderr).contains("something is there already"));
}

/// One process serves a file.
#[test]
fn a_file_is_not_served_by_three() {
    let out = bree(&["faults", "--nodes", "3"]);
    assert!(!out.status.success());
    assert!(String::from_utf8_lossy(&out.stderr).contains("a file is served by one process"));
    let out = bree(&["faults", "--bus", "nats://localhost:4222"]);
    assert!(!out.status.success());
    assert!(String::from_utf8_lossy(&out.stderr).contains("leave out --bus"));
}

/// A database that somebody uses is not one to try this with.
#[test]
fn a_database_that_is_there_is_left_alone() {
    let db = tempfile::NamedTempFile::new().unwrap();
    let out = bree(&["faults", "--db", db.path().to_str().unwrap()]);
    assert!(!out.status.success());
    assert!(String::from_utf8_lossy(&out.stderr).contains("is there already"));
    assert_eq!(db.as_file().metadata().unwrap().len(), 0);
}
