//! Another process, a closed store: said plainly, nothing lost.

use store::StoreError;

use crate::{Home, bodies, one, temporary};

#[tokio::test]
async fn another_process_that_writes_makes_us_stale_not_wrong() {
    let home = Home::new();
    let (ours, theirs) = (home.open(), home.open());
    assert_eq!(ours.append(one("t", 0, "ours")).await, Ok(1));
    assert_eq!(theirs.append(one("t", 0, "theirs")).await, Err(StoreError::Stale { have: 1 }));
    assert_eq!(theirs.append(one("t", 1, "theirs")).await, Ok(2));
    assert_eq!(bodies(&ours, "t").await, ["ours", "theirs"]);
}

#[tokio::test]
async fn every_error_is_one_line_that_says_what_to_do() {
    let errors = [
        StoreError::Stale { have: 3 },
        StoreError::Full,
        StoreError::Busy,
        StoreError::Corrupt("why".into()),
        StoreError::Foreign("file".into()),
        StoreError::NewerSchema { found: 2, known: 1 },
        StoreError::HalfMoved,
        StoreError::Closed,
        StoreError::Exists("file".into()),
        StoreError::Io("why".into()),
        StoreError::Other("why".into()),
    ];
    for error in errors {
        let line = error.to_string();
        assert!(line.contains(": ") && !line.contains('\n'), "{line}");
    }
    let store = temporary();
    store.close().await;
    assert_eq!(
        store.append(one("t", 0, "x")).await.unwrap_err().to_string(),
        "the store is closed: open it again"
    );
}
