//! Tokens of programs: as many as may be, until they end, by the device that made them.

use std::time::Duration;

use store::{Clock, FIRST_DEVICE, GuestHash, NewDevice, NewToken, Options, Store, TokenHash};

use crate::temporary;

const ANA: GuestHash = [1; 32];
const BEN: GuestHash = [2; 32];
const LASTS: i64 = 1000;

fn token(number: u8, device: TokenHash) -> NewToken {
    NewToken {
        token: [number; 32],
        id: format!("token {number}"),
        name: "Hal".into(),
        scopes: "sit play".into(),
        device,
        lasts: LASTS,
    }
}

async fn come_in(store: &Store) {
    store.put_guest(ANA, "Ana").await.unwrap();
    store.put_guest(BEN, "Ben").await.unwrap();
}

#[tokio::test]
async fn a_token_is_its_makers() {
    let store = temporary();
    come_in(&store).await;
    assert_eq!(store.add_token(ANA, token(7, ANA), 2).await, Ok(true));
    let (guest, found) = store.token([7; 32]).await.unwrap().expect("it is there");
    assert_eq!((guest.hash, guest.name.as_str()), (ANA, "Ana"));
    assert_eq!((found.name.as_str(), found.scopes.as_str()), ("Hal", "sit play"));
    assert_eq!(found.ends_at, found.created_at + LASTS);
    // It is no device: by it nobody is the guest.
    assert_eq!(store.guest_of([7; 32]).await, Ok(None));
    assert_eq!(store.tokens(BEN).await, Ok(vec![]));
    assert_eq!(store.end_token(BEN, "token 7").await, Ok(false), "it is another's");
    assert_eq!(store.add_token(BEN, token(8, ANA), 2).await, Ok(false), "the device is another's");
    store.add_token(ANA, token(9, ANA), 2).await.unwrap();
    assert_eq!(store.add_token(ANA, token(10, ANA), 2).await, Ok(false), "two are the most");
}

/// One that is revoked or over is kept for a while, so that whoever sends it is told so, and makes room for another.
#[tokio::test]
async fn an_ended_token_is_remembered() {
    if crate::place::server().is_some() {
        return;
    }
    let clock = Clock::default();
    let store = Store::temporary(Options { clock: clock.clone(), ..Options::default() }).unwrap();
    come_in(&store).await;
    store.add_token(ANA, token(7, ANA), 1).await.unwrap();
    assert_eq!(store.end_token(ANA, "token 7").await, Ok(true));
    assert_eq!(store.end_token(ANA, "token 7").await, Ok(false), "once is enough");
    assert!(store.token([7; 32]).await.unwrap().expect("it is remembered").1.ends_at <= clock.now());
    for number in 8..40 {
        clock.turn(Duration::from_secs(2));
        assert_eq!(store.add_token(ANA, token(number, ANA), 1).await, Ok(true), "{number}");
    }
    assert_eq!(store.tokens(ANA).await.unwrap().len(), 21, "twenty that have ended, and one that has not");
    assert_eq!(store.token([7; 32]).await, Ok(None));
}

/// A device that is signed out ends what it made, and nothing else; a guest who goes takes all along.
#[tokio::test]
async fn tokens_hang_on_their_device() {
    let store = temporary();
    come_in(&store).await;
    store.add_code(ANA, Some(ANA), [5; 32], LASTS).await.unwrap();
    let phone = NewDevice { token: [6; 32], id: "phone".into(), label: String::new() };
    store.join_by([5; 32], phone).await.unwrap();
    store.add_token(ANA, token(7, ANA), 9).await.unwrap();
    store.add_token(ANA, token(8, [6; 32]), 9).await.unwrap();
    assert_eq!(store.drop_device(ANA, "phone").await, Ok(true));
    let ends = async |number| {
        let (_, token) = store.token([number; 32]).await.unwrap().expect("it is remembered");
        token.ends_at - token.created_at
    };
    assert!(ends(8).await < LASTS, "it ended with the phone");
    assert_eq!(ends(7).await, LASTS, "{FIRST_DEVICE} is still signed in");
    assert_eq!(store.add_token(ANA, token(9, [6; 32]), 9).await, Ok(false), "the phone is out");
    store.forget(ANA, None).await.unwrap();
    assert_eq!(store.token([7; 32]).await, Ok(None));
}
