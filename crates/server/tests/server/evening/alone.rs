//! One person on two seats: on one screen, two people, or one who tries things out.

use serde_json::{Value, json};

use super::{Party, allowed, inn};

#[tokio::test]
async fn both_seats_are_mine() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(&folder).await;
    let ana = inn.guest("Ana").await;
    let seats = json!([{ "kind": "me" }, { "kind": "me", "name": "Abuela" }]);
    let (status, made) = ana.post("/tables", json!({ "game": "journey", "seats": seats })).await;
    assert_eq!(status, 201, "{made}");
    let party = Party {
        id: made["id"].as_str().unwrap().to_owned(),
        links: made["links"].clone(),
        guests: vec![ana],
    };
    let ana = &party.guests[0];
    let table = party.look(ana).await;
    assert_eq!((&table["you"], &table["status"]), (&json!([1, 2]), &json!("playing")));
    assert_eq!((&table["seats"][0]["name"], &table["seats"][1]["name"]), (&json!("Ana"), &json!("Abuela")));

    // Without a seat it is not clear for whom; each seat answers its own questions only.
    let (_, laid) = party.asked().await;
    let (seat, choice) = (laid["seat"].as_u64().unwrap(), allowed(&laid)[0].clone());
    let other = 3 - seat;
    let body = |seat: Value| json!({ "seat": seat, "ply": 0, "choice": choice });
    assert_eq!(party.refused(ana, "choices", body(Value::Null)).await.1, "which-seat");
    assert_eq!(party.refused(ana, "choices", body(json!(other))).await.1, "not-asked");
    party.done(ana, "choices", body(json!(seat))).await;
    party.go_on().await;

    // Nobody else has to agree, though the other seat has moved since.
    assert_eq!(party.refused(ana, "take-back", json!({})).await.1, "which-seat");
    let offers = party.look(ana).await["take_back"]["offers"].clone();
    assert_eq!(offers.as_array().unwrap().len(), 2);
    assert!(offers.as_array().unwrap().iter().all(|offer| offer["consent"] == json!([])), "{offers}");
    party.done(ana, "take-back", json!({ "seat": seat })).await;
    assert_eq!(party.look(ana).await["ply"], 0);

    let mut seen = [false; 2];
    for _ in 0..100 {
        if seen == [true; 2] {
            break;
        }
        let (_, laid) = party.asked().await;
        assert_eq!(party.look(ana).await["eyes"], laid["seat"], "she looks through the seat that is asked");
        seen[laid["seat"].as_u64().unwrap() as usize - 1] = true;
        party.choose(0, &laid, &allowed(&laid)[0]).await;
    }
    assert_eq!(seen, [true; 2]);
    // To stop she asks nobody.
    party.done(ana, "end", json!({ "seat": 2 })).await;
    assert_eq!(party.look(ana).await["ended"]["how"], "agreed");
    let next = party.done(ana, "rematch", json!({})).await;
    let table = ana.look(next["id"].as_str().unwrap()).await;
    assert_eq!((&table["you"], &table["status"]), (&json!([1, 2]), &json!("playing")), "both seats again");
    assert_eq!(table["seats"][1]["name"], "Abuela");
    inn.close().await;
}
