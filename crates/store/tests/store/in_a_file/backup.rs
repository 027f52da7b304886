//! A backup is the database at one moment, made while play goes on.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use rusqlite::Connection;
use store::{Append, Options, Status, Store, StoreError, backup_file, compact_file, note_copy};

use crate::kill::{assert_all_there, killed};
use crate::{Home, bodies, choice, one, summary};

fn sound(path: &Path) -> bool {
    let conn = Connection::open(path).unwrap();
    conn.query_row("PRAGMA integrity_check", [], |row| row.get::<_, String>(0)).unwrap() == "ok"
}

/// Several of the backup's steps long.
async fn large(home: &Home) -> Store {
    let store = home.open();
    for n in 0..20 {
        store.append(Append::new(format!("old{n}"), 0, vec![choice("x".repeat(1 << 20))])).await.unwrap();
    }
    store
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_backup_under_play_is_one_moment() {
    let home = Home::of_a_file();
    let store = large(&home).await;
    let stop = Arc::new(AtomicBool::new(false));
    let written = Arc::new(AtomicU64::new(0));
    let player = {
        let (store, stop, written) = (store.clone(), Arc::clone(&stop), Arc::clone(&written));
        tokio::spawn(async move {
            let mut version = 0;
            while !stop.load(Ordering::Relaxed) {
                // Two tables and a summary, that must agree in the copy.
                let write = Append {
                    summary: Some(summary("war", Status::Playing, true)),
                    ..one("a", version, version.to_string())
                };
                store.append(write).await.unwrap();
                version = store.append(one("b", version, version.to_string())).await.unwrap();
                written.store(version, Ordering::Relaxed);
            }
            version
        })
    };
    while written.load(Ordering::Relaxed) < 10 {
        tokio::task::yield_now().await;
    }

    let copy = home.file("copy.db");
    let mut steps = Vec::new();
    let before = written.load(Ordering::Relaxed);
    let (from, to) = (home.database(), copy.clone());
    let seen = Arc::clone(&written);
    let steps = tokio::task::spawn_blocking(move || {
        backup_file(from, to, |done, total| {
            // Each step waits for somebody to write: without a fixed moment the copy would start anew each time.
            let now = seen.load(Ordering::Relaxed);
            while seen.load(Ordering::Relaxed) < now + 3 {
                std::thread::yield_now();
            }
            steps.push((done, total));
            assert!(steps.len() < 100, "the copy starts anew each time");
        })
        .unwrap();
        steps
    })
    .await
    .unwrap();
    stop.store(true, Ordering::Relaxed);
    let last = player.await.unwrap();

    assert!(steps.len() > 2 && steps.is_sorted(), "{steps:?}");
    let (done, total) = steps[steps.len() - 1];
    assert_eq!(done, total);
    assert!(sound(&copy));
    let copy = Store::open(copy, Options::default()).unwrap();
    let (a, b) = (bodies(&copy, "a").await.len() as u64, bodies(&copy, "b").await.len() as u64);
    assert!(a == b || a == b + 1, "one moment: {a} and {b}");
    assert_eq!(copy.table("a").await.unwrap().unwrap().version, a);
    assert!(before <= b && b < last, "from the beginning of the backup: {before} {b} {last}");
    // And the copy can be played on.
    assert_eq!(copy.append(one("a", a, "on")).await, Ok(a + 1));
}

#[tokio::test]
async fn the_server_can_back_itself_up() {
    let home = Home::of_a_file();
    let store = large(&home).await;
    let copy = home.file("copy.db");
    store.backup(&copy, |_, _| ()).await.unwrap();
    assert!(sound(&copy));
    let copy = Store::open(copy, Options::default()).unwrap();
    assert_eq!(bodies(&copy, "old19").await[0].len(), 1 << 20);
}

#[tokio::test]
async fn nothing_is_overwritten_and_nothing_left_behind() {
    let home = Home::of_a_file();
    let store = home.open();
    let copy = home.file("copy.db");
    std::fs::write(&copy, "precious").unwrap();
    assert_eq!(store.backup(&copy, |_, _| ()).await, Err(StoreError::Exists(copy.clone())));
    assert_eq!(std::fs::read_to_string(&copy).unwrap(), "precious");

    // Also when the file appears while the copy is made.
    let late = home.file("late.db");
    let name = late.clone();
    let refused = store.backup(&late, move |_, _| std::fs::write(&name, "precious").unwrap()).await;
    assert_eq!(refused, Err(StoreError::Exists(late.clone())));
    assert_eq!(std::fs::read_to_string(&late).unwrap(), "precious");

    store.close().await;
    let mut names: Vec<_> =
        home.dir.path().read_dir().unwrap().map(|file| file.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["bree.db", "copy.db", "late.db"]);
}

#[test]
fn only_a_database_of_ours_is_backed_up() {
    let home = Home::of_a_file();
    let copy = home.file("copy.db");
    assert!(matches!(backup_file(home.database(), &copy, |_, _| ()), Err(StoreError::Io(_))));
    assert!(!home.database().exists(), "looking for it does not make it");

    home.stranger().execute_batch("CREATE TABLE recipes (name TEXT)").unwrap();
    let foreign = Err(StoreError::Foreign(home.database()));
    assert_eq!(backup_file(home.database(), &copy, |_, _| ()), foreign);
    assert!(!copy.exists());
}

#[cfg(unix)]
#[tokio::test]
async fn only_its_owner_can_read_a_backup() {
    use std::os::unix::fs::PermissionsExt;
    let home = Home::of_a_file();
    let copy = home.file("copy.db");
    home.open().backup(&copy, |_, _| ()).await.unwrap();
    assert_eq!(copy.metadata().unwrap().permissions().mode() & 0o777, 0o600);
}

/// What a killed backup has left is removed by the next; what another writes just now is not.
#[tokio::test]
async fn leftovers_of_a_killed_backup_go() {
    let home = Home::of_a_file();
    let store = home.open();
    store.append(one("a", 0, "first")).await.unwrap();
    let (old, young) = (home.file(".bree-backup-1.partial"), home.file(".bree-backup-2.partial"));
    for path in [&old, &young] {
        std::fs::write(path, "half").unwrap();
    }
    let long_ago = std::time::SystemTime::now() - std::time::Duration::from_secs(7200);
    let file = std::fs::File::options().write(true).open(&old).unwrap();
    file.set_modified(long_ago).unwrap();
    drop(file);
    store.backup(home.file("copy"), |_, _| {}).await.unwrap();
    assert!(!old.exists() && young.exists() && home.file("copy").exists());
}

#[tokio::test]
async fn a_backup_can_be_made_of_what_a_killed_server_left() {
    let home = Home::of_a_file();
    let highest = killed(&home);
    let copy = home.file("copy.db");
    backup_file(home.database(), &copy, |_, _| ()).unwrap();
    assert_all_there(&Store::open(copy, Options::default()).unwrap(), &highest).await;
}

/// The last copy is noted beside the database.
#[tokio::test]
async fn the_last_copy_is_noted() {
    let home = Home::of_a_file();
    let store = home.open();
    store.append(one("t", 0, "first")).await.unwrap();
    let copy = home.file("copy.db");
    backup_file(home.database(), &copy, |_, _| ()).unwrap();
    note_copy(&home.database(), &copy);
    let noted = std::fs::read_to_string(home.file("bree.db.copied")).unwrap();
    assert_eq!(noted, copy.display().to_string());
}

/// What was removed gives its room back.
#[tokio::test]
async fn a_file_becomes_shorter() {
    let home = Home::of_a_file();
    let store = home.open();
    for n in 0..200 {
        let line = Some(summary("tricks", Status::Playing, false));
        store.append(Append { summary: line, ..one("t", n, "x".repeat(2000)) }).await.unwrap();
    }
    store.append(one("u", 0, "stays")).await.unwrap();
    assert_eq!(store.dismiss(vec!["t".into()]).await, Ok(1));
    store.close().await;
    let before = std::fs::metadata(home.database()).unwrap().len();
    let gained = compact_file(home.database()).unwrap();
    assert!(gained > 300_000, "{gained} of {before}");
    assert_eq!(std::fs::metadata(home.database()).unwrap().len(), before - gained);
    assert_eq!(bodies(&home.open(), "u").await, ["stays"]);
}

/// A damaged database has no copy: it would be as damaged, and be taken for the last good one.
#[tokio::test]
async fn what_is_damaged_is_not_copied() {
    let home = Home::of_a_file();
    let store = home.open();
    for n in 0..200 {
        store.append(one("t", n, "x".repeat(500))).await.unwrap();
    }
    store.close().await;
    let mut bytes = std::fs::read(home.database()).unwrap();
    let end = bytes.len();
    bytes[end - 20 * 4096..].fill(0xAA); // pages of the log
    std::fs::write(home.database(), &bytes).unwrap();
    let copy = home.file("copy.db");
    let refused = backup_file(home.database(), &copy, |_, _| ());
    assert!(matches!(refused, Err(StoreError::NotCopied(_))), "{refused:?}");
    assert!(!copy.exists());
}
