//! Guests and facts about the database.

use std::time::Duration;

use crate::temporary;

#[tokio::test]
async fn a_guest_is_known_by_the_hash_of_a_secret() {
    let store = temporary();
    let (hash, nobody) = ([7; 32], [8; 32]);
    assert_eq!(store.guest(hash).await, Ok(None));
    store.put_guest(hash, "Nob").await.unwrap();
    let came = store.guest(hash).await.unwrap().unwrap();
    assert_eq!((came.hash, came.name.as_str(), came.seen_at), (hash, "Nob", came.created_at));

    tokio::time::sleep(Duration::from_millis(2)).await;
    assert_eq!(store.touch_guest(hash).await, Ok(true));
    assert_eq!(store.rename_guest(hash, "Bob").await, Ok(true));
    assert_eq!(came.picture, "", "nobody has one to begin with");
    assert_eq!(store.picture_guest(hash, "pony").await, Ok(true));
    let seen = store.guest(hash).await.unwrap().unwrap();
    assert_eq!(
        (seen.name.as_str(), seen.picture.as_str(), seen.created_at),
        ("Bob", "pony", came.created_at)
    );
    assert!(seen.seen_at > came.seen_at);

    assert_eq!(store.touch_guest(nobody).await, Ok(false));
    assert_eq!(store.rename_guest(nobody, "Nobody").await, Ok(false));
    assert_eq!(store.picture_guest(nobody, "pony").await, Ok(false));
    assert_eq!(store.guest(nobody).await, Ok(None));
    // Who comes in anew, or is called otherwise, keeps it.
    store.put_guest(hash, "Rob").await.unwrap();
    assert_eq!(store.guest(hash).await.unwrap().unwrap().picture, "pony");
    assert_eq!(store.guest_of(hash).await.unwrap().unwrap().picture, "pony");
}

#[tokio::test]
async fn a_guest_who_is_put_again_keeps_the_day_they_came() {
    let store = temporary();
    store.put_guest([7; 32], "Nob").await.unwrap();
    let came = store.guest([7; 32]).await.unwrap().unwrap();
    tokio::time::sleep(Duration::from_millis(2)).await;
    store.put_guest([7; 32], "Bob").await.unwrap();
    let again = store.guest([7; 32]).await.unwrap().unwrap();
    assert_eq!((again.name.as_str(), again.created_at), ("Bob", came.created_at));
}

#[tokio::test]
async fn meta_keeps_the_last_value() {
    let store = temporary();
    assert_eq!(store.meta("house").await, Ok(None));
    store.set_meta("house", "The Prancing Pony").await.unwrap();
    store.set_meta("house", "The Green Dragon").await.unwrap();
    assert_eq!(store.meta("house").await, Ok(Some("The Green Dragon".into())));
}
