//! The promises of a server alone. Where BREE_POSTGRES tells of none there is nothing to see.

use store::{Heard, Options, Place, Store, StoreError};

use crate::{Home, bodies, one};

/// A place of its own on the server, if there is one.
fn home() -> Option<Home> {
    let home = Home::new();
    matches!(home.place, Place::Server(_)).then_some(home)
}

fn refused(place: &Place) -> StoreError {
    Store::at(place, Options::default()).err().expect("must be refused")
}

#[tokio::test]
async fn what_was_written_is_there_after_opening_again() {
    let Some(home) = home() else { return };
    let store = home.open();
    assert_eq!(store.path(), None);
    store.append(one("t", 0, "first")).await.unwrap();
    store.close().await;
    assert_eq!(store.append(one("t", 1, "late")).await, Err(StoreError::Closed));
    assert_eq!(bodies(&home.open(), "t").await, ["first"]);
}

#[tokio::test]
async fn several_may_open_a_new_place_at_once() {
    let Some(home) = home() else { return };
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| drop(home.open()));
        }
    });
}

#[tokio::test]
async fn nothing_of_the_log_can_be_emptied() {
    let Some(home) = home() else { return };
    home.open().append(one("t", 0, "first")).await.unwrap();
    for table in ["log", "host_acts"] {
        let refused = home.meddle(&format!("TRUNCATE {table}")).await;
        assert_eq!(refused, Err(format!("{table} is append-only")));
    }
}

#[tokio::test]
async fn another_program_is_left_alone() {
    let Some(home) = home() else { return };
    // So that the schema is there.
    drop(home.open());
    home.meddle("DROP TABLE schema_version").await.unwrap();
    assert!(matches!(refused(&home.place), StoreError::Foreign(_)));
}

#[tokio::test]
async fn a_newer_schema_is_refused() {
    let Some(home) = home() else { return };
    drop(home.open());
    home.meddle("UPDATE schema_version SET version = version + 1").await.unwrap();
    let error = refused(&home.place);
    assert!(matches!(error, StoreError::NewerSchema { found, known } if found == known + 1), "{error}");
}

#[tokio::test]
async fn a_server_that_is_not_there_is_said_to_be_so() {
    for url in ["postgres://bree@127.0.0.1:1/inn", "postgres://bree@localhost:notaport/inn"] {
        let error = refused(&url.parse().unwrap());
        assert!(matches!(&error, StoreError::Io(_)), "{error}");
    }
}

/// A connection that was left open and cut meanwhile costs nobody anything.
#[tokio::test]
async fn connections_that_were_cut_are_made_anew() {
    let Some(home) = home() else { return };
    let store = home.open();
    store.append(one("t", 0, "first")).await.unwrap();
    // Only those of this test: the server is everybody's.
    let Place::Server(url) = &home.place else { return };
    let name = format!("bree_cut_{}", std::process::id());
    let place = format!("{url}&application_name={name}").parse().unwrap();
    let cut = Store::at(&place, Options::default()).unwrap();
    cut.append(one("t", 1, "second")).await.unwrap();
    let others =
        format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '{name}'");
    // Once before it is read, once before it is written, at once after it was used: nobody could know.
    assert!(home.meddle(&others).await.unwrap() > 0);
    assert_eq!(bodies(&cut, "t").await, ["first", "second"]);
    assert!(home.meddle(&others).await.unwrap() > 0);
    assert_eq!(cut.append(one("t", 2, "third")).await, Ok(3));
    assert_eq!(bodies(&cut, "t").await, ["first", "second", "third"]);
}

/// Two that each hold what the other wants: the database gives one of them up, and it is tried again.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn those_who_stand_in_each_others_way_both_get_through() {
    let Some(home) = home() else { return };
    let (one_house, other) = (home.open(), home.open());
    let mut players = tokio::task::JoinSet::new();
    for n in 0..40_u64 {
        for (store, tables) in [(&one_house, ["a", "b"]), (&other, ["b", "a"])] {
            let store = store.clone();
            let name = if tables[0] == "a" { "x" } else { "y" };
            players.spawn(async move {
                let writes = tables.map(|table| one(&format!("{table}{name}"), n, n.to_string()));
                // In whatever order they come: each waits for its turn.
                loop {
                    match store.append_all(writes.to_vec()).await {
                        Ok(()) => return,
                        Err(StoreError::Stale { .. }) => tokio::task::yield_now().await,
                        Err(error) => panic!("{error}"),
                    }
                }
            });
        }
    }
    players.join_all().await;
    for table in ["ax", "bx", "ay", "by"] {
        assert_eq!(bodies(&one_house, table).await.len(), 40);
    }
}

/// What one says all hear who share a schema, and nobody else; and who was cut off is told so.
#[tokio::test]
async fn those_who_share_a_schema_hear_each_other() {
    let (Some(home), Some(elsewhere)) = (home(), home()) else {
        return;
    };
    let (ours, theirs, other) = (home.open(), home.open(), elsewhere.open());
    let mut heard = theirs.listen().unwrap();
    let mut not_heard = other.listen().unwrap();
    assert_eq!(heard.recv().await, Some(Heard::Anew));
    assert_eq!(not_heard.recv().await, Some(Heard::Anew));
    let long = "x".repeat(7_900);
    for what in ["t 1", long.as_str()] {
        ours.tell(what.to_owned()).await.unwrap();
        assert_eq!(heard.recv().await, Some(Heard::Said(what.to_owned())));
    }
    assert!(not_heard.try_recv().is_err());
    let channel = "SELECT count(*), pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN bree_' || current_schema() GROUP BY pid";
    assert_eq!(home.meddle(channel).await, Ok(1));
    assert_eq!(heard.recv().await, Some(Heard::Anew));
    ours.tell("t 2".to_owned()).await.unwrap();
    assert_eq!(heard.recv().await, Some(Heard::Said("t 2".to_owned())));
}

#[tokio::test]
async fn nobody_listens_at_a_file() {
    let store = Home::of_a_file().open();
    assert!(!store.is_shared() && store.listen().is_none());
    store.tell("nobody hears it".to_owned()).await.unwrap();
}
