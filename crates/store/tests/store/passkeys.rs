//! Keys by which guests come back, and what is asked of their devices.

use store::{Clock, GuestHash, NewDevice, Options, PASSKEYS, Passkey, Store};

use crate::{Home, temporary};

const ANA: GuestHash = [1; 32];
const BEN: GuestHash = [2; 32];
const LASTS: i64 = 5 * 60 * 1000;

fn key(guest: GuestHash, id: &str) -> Passkey {
    Passkey {
        id: id.into(),
        guest,
        account: format!("{}", guest[0]),
        label: "Firefox".into(),
        body: "0".into(),
        created_at: 0,
        used_at: 0,
        device: None,
    }
}

fn device(number: u8) -> NewDevice {
    NewDevice { token: [number; 32], id: format!("device {number}"), label: String::new() }
}

async fn inn() -> Store {
    let store = temporary();
    store.put_guest(ANA, "Ana").await.unwrap();
    store.put_guest(BEN, "Ben").await.unwrap();
    store
}

/// Who has the key comes in on another device, as the same guest, and as often as they like.
#[tokio::test]
async fn a_key_opens_the_door() {
    let store = inn().await;
    assert_eq!(store.add_passkey(key(ANA, "a")).await, Ok(true));
    assert_eq!(store.add_passkey(key(BEN, "a")).await, Ok(false), "it is known already");
    for number in [7, 8] {
        assert_eq!(store.enter_by("a", number.to_string(), device(number)).await, Ok(true));
        let guest = store.guest_of([number; 32]).await.unwrap().unwrap();
        assert_eq!((guest.hash, guest.name.as_str()), (ANA, "Ana"));
        assert_eq!(store.passkey("a").await.unwrap().unwrap().body, number.to_string());
    }
    assert_eq!(store.devices(ANA).await.unwrap().len(), 3);
}

/// One that was taken away opens nothing; and none is another's.
#[tokio::test]
async fn a_key_that_is_no_more() {
    let store = inn().await;
    store.add_passkey(key(ANA, "a")).await.unwrap();
    assert_eq!(store.drop_passkey(BEN, "a").await, Ok(false));
    assert_eq!(store.passkeys(BEN).await, Ok(vec![]));
    assert_eq!(store.drop_passkey(ANA, "a").await, Ok(true));
    assert_eq!(store.enter_by("a", "1".into(), device(7)).await, Ok(false));
    assert_eq!(store.guest_of([7; 32]).await, Ok(None));
    for number in 0..PASSKEYS {
        assert_eq!(store.add_passkey(key(ANA, &number.to_string())).await, Ok(true));
    }
    assert_eq!(store.add_passkey(key(ANA, "one more")).await, Ok(false));
    store.dismiss_guests(i64::MAX).await.unwrap();
    assert_eq!(store.passkeys(ANA).await, Ok(vec![]));
}

/// A question is answered once, by whom it was asked of, and in time.
#[tokio::test]
async fn a_question_is_answered_once() {
    let (home, clock) = (Home::new(), Clock::default());
    let store = home.open_with(Options { clock: clock.clone(), ..Options::default() });
    store.ask_device([3; 32], Some(ANA), "ana".into(), LASTS).await.unwrap();
    store.ask_device([4; 32], None, "anybody".into(), LASTS).await.unwrap();
    assert_eq!(store.answered([5; 32], None).await, Ok(None));
    assert_eq!(store.answered([4; 32], None).await, Ok(Some("anybody".into())));
    assert_eq!(store.answered([4; 32], None).await, Ok(None), "once");
    assert_eq!(store.answered([3; 32], Some(BEN)).await, Ok(None));
    assert_eq!(store.answered([3; 32], Some(ANA)).await, Ok(None), "whoever answers it");
    store.ask_device([6; 32], None, "late".into(), LASTS).await.unwrap();
    clock.turn(std::time::Duration::from_millis(LASTS as u64));
    assert_eq!(store.answered([6; 32], None).await, Ok(None));
}
