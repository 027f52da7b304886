//! Trouble: restarts, a full disk.

use reqwest::StatusCode;
use serde_json::json;

use crate::house::Open;

#[tokio::test]
async fn games_go_on_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, mut ben, id, _) = inn.table().await;
    assert_eq!(ana.bid(&id, 0, 2).await.0, StatusCode::OK);
    let before = ana.look(&id).await;
    inn.close().await;
    let inn = Open::new(folder.path()).await;
    let ana = crate::house::Guest { url: inn.url.clone(), ..ana };
    ben.url.clone_from(&inn.url);
    let after = ana.look(&id).await;
    for part in ["version", "ply", "view", "told", "commitment", "seats"] {
        assert_eq!(after[part], before[part], "{part}");
    }
    assert_eq!(ben.bid(&id, 0, 1).await.0, StatusCode::OK);
    inn.close().await;
}

#[tokio::test]
async fn a_finished_game_shows_everything() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben, id, made) = inn.table().await;
    for round in 0..3 {
        assert_eq!(ana.bid(&id, 2 * round, 2).await.0, StatusCode::OK);
        assert_eq!(ben.bid(&id, 2 * round, 1).await.0, StatusCode::OK);
    }
    let table = ana.look(&id).await;
    assert_eq!((&table["status"], &table["ended"]["how"]), (&json!("finished"), &json!("outcome")));
    let seed = table["seed"].as_str().unwrap().parse::<table::Seed>().unwrap();
    assert_eq!(table["commitment"], seed.commitment().to_string());
    for ply in 0..=6 {
        assert_eq!(ana.get(&format!("/tables/{id}/steps/{ply}")).await.0, StatusCode::OK, "step {ply}");
    }
    assert_eq!(ana.get(&format!("/tables/{id}/steps/7")).await.0, StatusCode::NOT_FOUND);
    let (_, record) = ana.get(&format!("/tables/{id}/record")).await;
    let record = record.as_str().unwrap().parse::<table::Record>().unwrap();
    record.replay::<crate::house::Toy>().unwrap();
    assert!(made["links"]["replay"].is_null());
    let (status, next) = ana.post(&format!("/tables/{id}/rematch"), json!({})).await;
    assert_eq!(status, StatusCode::OK, "{next}");
    inn.close().await;
}

#[tokio::test]
async fn a_full_disk_refuses_and_loses_nothing() {
    if crate::house::on_a_server() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::with(folder.path(), |config| config.store.max_pages = Some(80)).await;
    let (ana, _, id, _) = inn.table().await;
    let mut version = ana.look(&id).await["version"].clone();
    let mut full = false;
    for number in 0..600 {
        let text = format!("{number} {}", "x".repeat(280));
        let said = ana.post(&format!("/tables/{id}/chat"), json!({ "text": text })).await;
        if said.0 == StatusCode::SERVICE_UNAVAILABLE {
            assert_eq!(said.1["error"]["code"], "full");
            full = true;
            break;
        }
        assert_eq!(said.0, StatusCode::OK, "{}", said.1);
        version = said.1["version"].clone();
    }
    assert!(full, "the disk was never full");
    let table = ana.look(&id).await;
    assert_eq!(table["version"], version, "what was acknowledged is there, what was refused is not");
    assert_eq!(table["ply"], 0);
    inn.close().await;
    // With room on the disk again, the game goes on.
    let inn = Open::new(folder.path()).await;
    let ana = crate::house::Guest { url: inn.url.clone(), ..ana };
    assert_eq!(ana.bid(&id, 0, 1).await.0, StatusCode::OK);
    inn.close().await;
}

/// A damaged database is served all the same, and nothing more is written to it as soon as that is known: everybody is told so, and
/// what can be read is read.
#[tokio::test]
async fn a_damaged_database_is_written_to_no_more() {
    if crate::house::on_a_server() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben, id, _) = inn.table().await;
    for number in 0..300 {
        let text = format!("{number} {}", "x".repeat(280));
        assert_eq!(ana.post(&format!("/tables/{id}/chat"), json!({ "text": text })).await.0, StatusCode::OK);
    }
    let (_, quiet) = ana.post("/tables", json!({ "game": "race" })).await;
    inn.close().await;
    let file = folder.path().join("inn.sqlite3");
    let mut bytes = std::fs::read(&file).unwrap();
    // A page of the log of the table where they talked.
    let said = bytes.windows(12).position(|part| part == b"150 xxxxxxxx").expect("what was said");
    let page = said / 4096 * 4096;
    bytes[page..page + 4096].fill(0xAA);
    std::fs::write(&file, bytes).unwrap();
    let clock = server::Clock::default();
    let inn = Open::with(folder.path(), |config| config.clock = clock.clone()).await;
    let (ana, ben) = (ana.at(&inn), ben.at(&inn));
    let told = async {
        loop {
            let (status, said) = ana.post("/tables", json!({ "game": "race" })).await;
            if status == StatusCode::SERVICE_UNAVAILABLE && said["error"]["code"] == "damaged" {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(20), told).await.expect("it is found");
    let ready = ana.request("get", "/readyz").send().await.unwrap().status();
    assert_eq!(ready, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(ana.look(quiet["id"].as_str().unwrap()).await["status"], "waiting");
    // Nor does anybody have to be written down to read, who comes back after days.
    clock.turn(std::time::Duration::from_secs(3 * 24 * 3600));
    assert_eq!(ben.get("/tables").await.0, StatusCode::OK);
    inn.close().await;
}
