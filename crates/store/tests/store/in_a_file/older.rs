//! A database of an older program becomes one of today, and loses nothing.

use std::fs;
use std::path::Path;

use rusqlite::Connection;
use store::{Append, DayCount, NewDevice, NewSnapshot, Options, Store};

/// A database as it was before a step, with what those statements put in.
fn before(step: &str, path: &Path, statements: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations/sqlite");
    let mut steps = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.file_name().unwrap().to_str().unwrap() < step)
        .collect::<Vec<_>>();
    steps.sort();
    let old = Connection::open(path).unwrap();
    for step in &steps {
        old.execute_batch(&fs::read_to_string(step).unwrap()).unwrap();
    }
    old.pragma_update(None, "user_version", steps.len() as i64).unwrap();
    old.execute_batch(statements).unwrap();
}

/// Whoever was told in one way is told in that; what was owed is, and what was told is not told again.
#[tokio::test]
async fn one_way_becomes_the_first_of_many() {
    const ANA: [u8; 32] = [1; 32];
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("inn.sqlite3");
    before(
        "013_ways.sql",
        &path,
        "INSERT INTO guests (hash, name, created_at, seen_at) VALUES (unhex(replace(hex(zeroblob(32)), '00', '01')), 'Ana', 1, 1);
         INSERT INTO tables (id, game, status, public, version, created_at, updated_at, body)
             VALUES ('owed', 'war', 'playing', 0, 1, 1, 1, '{}'), ('told', 'war', 'playing', 0, 1, 1, 1, '{}'),
                    ('seen', 'war', 'playing', 0, 1, 1, 1, '{}');
         INSERT INTO reaches SELECT hash, 'a', 'mail', 'ana@example.org', 'es', '', 0 FROM guests;
         INSERT INTO asked SELECT hash, 'b', 'mail', 'other@example.org', 'es', '', 0, 5 FROM guests;
         INSERT INTO notices SELECT hash, 'owed', 3, 'owed', 8, 0 FROM guests;
         INSERT INTO notices SELECT hash, 'told', 3, 'sent', 8, 1 FROM guests;
         INSERT INTO notices SELECT hash, 'seen', 3, 'seen', 8, 0 FROM guests;",
    );
    let store = Store::open(&path, Options::default()).unwrap();
    let reaches = store.reaches(ANA).await.unwrap();
    let ways = reaches.iter().map(|reach| (reach.id.as_str(), reach.sure));
    assert_eq!(ways.collect::<Vec<_>>(), [("a", true), ("b", false)]);
    let due = store.due_reaches(8, "gone", 9).await.unwrap();
    assert_eq!((due.len(), due[0].reach.id.as_str()), (1, "a"));
    let waiting = store.waiting("a", 8).await.unwrap();
    assert_eq!((waiting.len(), waiting[0].table.as_str(), waiting[0].due), (1, "owed", 8));
}

/// A code of which nobody wrote down which device made it is good still, and ends with the first that is signed out.
#[tokio::test]
async fn a_code_of_before_is_good_until_somebody_is_signed_out() {
    const ANA: [u8; 32] = [1; 32];
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("inn.sqlite3");
    before(
        "018_codes.sql",
        &path,
        "INSERT INTO guests (hash, name, created_at, seen_at) VALUES (unhex(replace(hex(zeroblob(32)), '00', '01')), 'Ana', 1, 1);
         INSERT INTO codes SELECT unhex(replace(hex(zeroblob(32)), '00', '05')), hash, 9000000000000 FROM guests;
         INSERT INTO codes SELECT unhex(replace(hex(zeroblob(32)), '00', '06')), hash, 9000000000000 FROM guests;",
    );
    let store = Store::open(&path, Options::default()).unwrap();
    let device = |number: u8| NewDevice { token: [number; 32], id: number.to_string(), label: String::new() };
    assert_eq!(store.join_by([5; 32], device(5)).await, Ok(true));
    assert_eq!(store.drop_device(ANA, "5").await, Ok(true));
    assert_eq!(store.join_by([6; 32], device(6)).await, Ok(false));
}

/// How the deals of days ended was told by the lines of their tables alone.
#[tokio::test]
async fn days_of_before_are_counted() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("inn.sqlite3");
    let ended = |how: &str, winners: &str| {
        format!(r#"{{"name":"","ended":{{"how":"{how}","winners":{winners},"at":7}}}}"#)
    };
    let mut rows = String::new();
    for (number, body) in
        [ended("outcome", "[1,2]"), ended("outcome", "[]"), ended("agreed", "[]"), "{}".into()]
            .iter()
            .enumerate()
    {
        rows.push_str(&format!(
            "INSERT INTO guests (hash, name, created_at, seen_at)
                 VALUES (unhex(replace(hex(zeroblob(32)), '00', '0{number}')), 'Ana', 1, 1);
             INSERT INTO tables (id, game, status, public, version, created_at, updated_at, body)
                 VALUES ('{number}', 'tricks', 'finished', 0, 1, 1, 1, '{body}');
             INSERT INTO days (day, game, guest, table_id)
                 VALUES (7, 'tricks', unhex(replace(hex(zeroblob(32)), '00', '0{number}')), '{number}');"
        ));
    }
    before("024_days_won.sql", &path, &rows);
    let store = Store::open(&path, Options::default()).unwrap();
    let counts = store.count_days("tricks", (7, 7)).await.unwrap();
    assert_eq!(counts, [DayCount { day: 7, played: 2, won: 1 }]);
}

/// Snapshots of before are read as they are, until the next takes their place.
#[tokio::test]
async fn snapshots_of_before_are_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("inn.sqlite3");
    before(
        "025_packed.sql",
        &path,
        r#"INSERT INTO log (table_id, seq, at, kind, body) VALUES ('t', 1, 1, 'made', '{}');
           INSERT INTO snapshots (table_id, seq, rules_version, body) VALUES ('t', 1, '7', '{"turn":1}');"#,
    );
    let store = Store::open(&path, Options::default()).unwrap();
    let kept = store.latest_snapshot("t").await.unwrap().unwrap();
    assert_eq!((kept.body.as_str(), kept.rules_version.as_str()), (r#"{"turn":1}"#, "7"));
    let body = r#"{"turn":2,"tapped":false},"#.repeat(1000);
    let snapshot = Some(NewSnapshot { rules_version: "8".into(), body: body.clone() });
    store.append(Append { snapshot, ..Append::new("t", 1, Vec::new()) }).await.unwrap();
    assert_eq!(store.latest_snapshot("t").await.unwrap().unwrap().body, body);
    store.close().await;
    let size = "SELECT length(body) + length(packed) FROM snapshots";
    let size = Connection::open(&path).unwrap().query_row(size, [], |row| row.get::<_, i64>(0)).unwrap();
    assert!(size * 20 < body.len() as i64, "{size} of {}", body.len());
}

/// Decks of before are kept letter for letter: there is no list of which they were made.
#[tokio::test]
async fn decks_of_before_are_kept_as_they_are() {
    const ANA: [u8; 32] = [1; 32];
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("inn.sqlite3");
    before(
        "026_came.sql",
        &path,
        "INSERT INTO guests (hash, name, created_at, seen_at) VALUES (unhex(replace(hex(zeroblob(32)), '00', '01')), 'Ana', 1, 1);
         INSERT INTO decks SELECT 'a', hash, 'wizards', 'Mine', 1, '3 Concealment' FROM guests;",
    );
    let store = Store::open(&path, Options::default()).unwrap();
    let (row, texts) = store.deck(ANA, "a").await.unwrap().unwrap();
    assert_eq!((row.name.as_str(), texts.body.as_str(), texts.came.as_str()), ("Mine", "3 Concealment", ""));
}
