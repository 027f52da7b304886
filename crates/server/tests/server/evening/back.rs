//! Taking back among three.

use serde_json::{Value, json};

use super::{Party, inn};

/// Three have taken a hobbit each. The first wants another, then the second too: one question at a time, and
/// nobody's is lost.
#[tokio::test]
async fn one_asks_after_the_other() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(&folder).await;
    let party = Party::gather(&inn, &["Ana", "Ben", "Eva"]).await;
    let mut order = Vec::new();
    for _ in 0..3 {
        order.push(party.go_on().await);
    }
    let [first, second, third] = order[..] else { unreachable!() };
    let guest = |number: usize| &party.guests[number];
    party.done(guest(first), "take-back", json!({ "to": 0 })).await;
    let asked = party.look(guest(third)).await["take_back"]["asked"].clone();
    assert_eq!(asked["by"], json!(first + 1));

    let pending = (409, "take-back-pending".to_owned());
    let other = party.refused(guest(second), "take-back", json!({ "to": 1 })).await;
    assert_eq!(other, pending);
    party.done(guest(first), "take-back", json!({ "to": 0 })).await;
    assert_eq!(
        party.look(guest(third)).await["take_back"]["asked"],
        asked,
        "it still stands, and to ask twice is harmless"
    );

    party.done(guest(third), "take-back/answer", json!({ "agree": false })).await;
    assert_eq!(party.look(guest(third)).await["take_back"]["asked"], Value::Null);
    party.done(guest(second), "take-back", json!({ "to": 1 })).await;
    party.done(guest(third), "take-back/answer", json!({ "agree": true })).await;
    assert_eq!(party.look(guest(first)).await["ply"], 1);
    inn.close().await;
}
