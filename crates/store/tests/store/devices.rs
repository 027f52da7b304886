//! Codes by which a device joins, and what becomes of them when the device that made them is signed out.

use store::{FIRST_DEVICE, NewDevice, Store};

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
