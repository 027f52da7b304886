//! Codes by which a device joins, and what becomes of them when the device that made them is signed out.

use store::{Came, FIRST_DEVICE, NewDevice, Passkey, SigningOut, Store};

use crate::temporary;

const ANA: [u8; 32] = [1; 32];
const BEN: [u8; 32] = [2; 32];
const PHONE: [u8; 32] = [3; 32];
const LONG: i64 = i64::MAX / 4;

fn device(number: u8) -> NewDevice {
    NewDevice { token: [number; 32], id: format!("device {number}"), label: String::new() }
}

/// Ana with a desk and a phone.
async fn two() -> Store {
    let store = temporary();
    store.put_guest(ANA, "Ana").await.unwrap();
    assert_eq!(store.add_code(ANA, Some(ANA), [9; 32], LONG).await, Ok(true));
    assert_eq!(store.join_by([9; 32], device(PHONE[0])).await, Ok(true));
    store
}

#[tokio::test]
async fn codes_end_with_the_device_that_made_them() {
    let store = two().await;
    for (code, by) in [(10, Some(PHONE)), (11, Some(ANA)), (12, None), (13, Some(PHONE))] {
        assert_eq!(store.add_code(ANA, by, [code; 32], LONG).await, Ok(true), "{code}");
    }
    store.put_guest(BEN, "Ben").await.unwrap();
    assert_eq!(store.add_code(BEN, Some(BEN), [14; 32], LONG).await, Ok(true));
    assert_eq!(store.add_code(BEN, None, [15; 32], LONG).await, Ok(true));
    assert_eq!(store.drop_device(ANA, "device 3").await, Ok(true));
    // Nobody knows who asked for a letter.
    for (code, good) in [(10, false), (11, true), (12, false), (13, false), (14, true), (15, true)] {
        assert_eq!(store.join_by([code; 32], device(code)).await, Ok(good), "{code}");
    }
    assert_eq!(store.add_code(ANA, Some(ANA), [16; 32], LONG).await, Ok(true));
    assert_eq!(store.drop_device(ANA, FIRST_DEVICE).await, Ok(true));
    assert_eq!(store.join_by([16; 32], device(16)).await, Ok(false));
}

/// Where nothing was signed out, no code ends.
#[tokio::test]
async fn who_signs_nobody_out_ends_nothing() {
    let store = two().await;
    assert_eq!(store.add_code(ANA, Some(PHONE), [10; 32], LONG).await, Ok(true));
    assert_eq!(store.drop_device(ANA, "another").await, Ok(false));
    assert_eq!(store.drop_device(BEN, "device 3").await, Ok(false));
    assert_eq!(store.join_by([10; 32], device(10)).await, Ok(true));
}

/// A request that was under way when its device was signed out makes no code any more.
#[tokio::test]
async fn who_is_out_makes_no_code() {
    let store = two().await;
    assert_eq!(store.drop_device(ANA, "device 3").await, Ok(true));
    assert_eq!(store.add_code(ANA, Some(PHONE), [10; 32], LONG).await, Ok(false));
    assert_eq!(store.add_code(ANA, Some(BEN), [10; 32], LONG).await, Ok(false), "nobody's device");
    assert_eq!(store.join_by([10; 32], device(10)).await, Ok(false));
}

/// Joins another device by a code of this one.
async fn lets_in(store: &Store, by: u8, number: u8) {
    assert_eq!(store.add_code(ANA, Some([by; 32]), [100 + number; 32], LONG).await, Ok(true));
    assert_eq!(store.join_by([100 + number; 32], device(number)).await, Ok(true));
}

/// The numbers of the devices that are left; Ana's own is 1.
async fn left(store: &Store) -> Vec<u8> {
    store.devices(ANA).await.unwrap().iter().map(|device| device.token[0]).collect()
}

fn asked_by(number: u8, id: &str) -> SigningOut {
    SigningOut { by: Some([number; 32]), ..id.into() }
}

/// 1 lets 3 and 8 in, 3 lets 4, 4 lets 5.
async fn tree() -> Store {
    let store = two().await;
    lets_in(&store, 3, 4).await;
    lets_in(&store, 4, 5).await;
    lets_in(&store, 1, 8).await;
    store
}

#[tokio::test]
async fn with_a_device_goes_what_it_let_in() {
    let store = tree().await;
    assert_eq!(store.drop_device(ANA, asked_by(1, "device 3")).await, Ok(true));
    assert_eq!(left(&store).await, [1, 8]);
}

/// Whoever signs out what let it in stays, with what it let in itself; what lies between goes.
#[tokio::test]
async fn who_signs_out_stays() {
    let store = tree().await;
    lets_in(&store, 3, 6).await;
    assert_eq!(store.drop_device(ANA, asked_by(4, "device 3")).await, Ok(true));
    assert_eq!(left(&store).await, [1, 4, 5, 8]);
    // It hangs on what that one hung on.
    assert_eq!(store.drop_device(ANA, asked_by(8, FIRST_DEVICE)).await, Ok(true));
    assert_eq!(left(&store).await, [8]);
}

/// Who leaves does not take the others along; they hang on what it hung on.
#[tokio::test]
async fn who_leaves_leaves_the_others() {
    let store = tree().await;
    assert_eq!(store.drop_device(ANA, asked_by(4, "device 4")).await, Ok(true));
    assert_eq!(left(&store).await, [1, 3, 5, 8]);
    assert_eq!(store.drop_device(ANA, asked_by(1, "device 3")).await, Ok(true));
    assert_eq!(left(&store).await, [1, 8]);
}

fn key(id: &str, made_at: u8) -> Passkey {
    Passkey {
        id: id.into(),
        guest: ANA,
        account: String::new(),
        label: String::new(),
        body: String::new(),
        created_at: 0,
        used_at: 0,
        device: Some([made_at; 32]),
    }
}

/// Keys that were made there go if one says so, and with them whoever came in by them; else they stay, and so do these.
#[tokio::test]
async fn keys_made_there_go_if_one_says_so() {
    for (passkeys, keys, devices) in [(false, 2, [1, 6].as_slice()), (true, 1, &[1])] {
        let store = two().await;
        for (id, at) in [("of 3", 3), ("of 1", 1)] {
            assert_eq!(store.add_passkey(key(id, at)).await, Ok(true));
        }
        assert_eq!(store.enter_by("of 3", String::new(), device(6)).await, Ok(true));
        let six = store.devices(ANA).await.unwrap().into_iter().find(|one| one.id == "device 6").unwrap();
        assert_eq!((six.came, six.passkey.as_deref()), (Came::Passkey, Some("of 3")));
        let what = SigningOut { passkeys, ..asked_by(1, "device 3") };
        assert_eq!(store.drop_device(ANA, what).await, Ok(true));
        assert_eq!(left(&store).await, devices, "{passkeys}");
        assert_eq!(store.passkeys(ANA).await.unwrap().len(), keys, "{passkeys}");
        // A request that was under way makes none.
        assert_eq!(store.add_passkey(key("late", 3)).await, Ok(false));
    }
}

#[tokio::test]
async fn how_they_came_is_kept() {
    let store = two().await;
    assert_eq!(store.add_code(ANA, None, [10; 32], LONG).await, Ok(true));
    assert_eq!(store.join_by([10; 32], device(4)).await, Ok(true));
    let all = store.devices(ANA).await.unwrap();
    let how = all.iter().map(|one| (one.came, one.let_in_by)).collect::<Vec<_>>();
    assert_eq!(how, [(Came::First, None), (Came::Link, Some(ANA)), (Came::Letter, None)]);
}
