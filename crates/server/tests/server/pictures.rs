//! Pictures: one of the house's beside a guest's name.

use serde_json::{Value, json};

use crate::house::{Guest, Open};

const FORM: &str = "application/x-www-form-urlencoded";

/// The avatars at a table.
async fn pictures(who: &Guest, id: &str) -> Vec<Value> {
    let seats = who.look(id).await["seats"].as_array().unwrap().clone();
    seats.into_iter().map(|seat| seat["picture"].clone()).collect()
}

/// It is chosen once, and seen where they sit, where they sit down later, and where they play once more.
#[tokio::test]
async fn a_picture_is_that_of_the_guest_everywhere() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let new = async |who: &Guest| {
        let made = who.post("/tables", json!({ "game": "race", "public": true })).await.1;
        made["id"].as_str().unwrap().to_owned()
    };
    let shows = async |who: &Guest, picture: Value| {
        let asked = who.request("put", "/api/v1/me/picture");
        let answer = asked.json(&json!({ "picture": picture })).send().await.unwrap();
        answer.status().as_u16()
    };
    let first = new(&ana).await;
    assert_eq!(shows(&ana, json!("pony")).await, 200);
    let me = ana.get("/me").await.1;
    assert_eq!((&me["name"], &me["picture"]), (&json!("Ana"), &json!("pony")));
    assert_eq!(pictures(&ana, &first).await, [json!("pony"), Value::Null]);
    assert_eq!(shows(&ben, json!("harp")).await, 200);
    assert_eq!(ben.post(&format!("/tables/{first}/join"), json!({})).await.0, 200);
    assert_eq!(pictures(&ana, &first).await, [json!("pony"), json!("harp")]);
    let second = new(&ben).await;
    assert_eq!(pictures(&ben, &second).await, [json!("harp"), Value::Null]);
    // What the house does not draw is nobody's, and nobody loses theirs by asking for it.
    for wrong in [json!("Pony"), json!(""), json!("https://elsewhere.example/x.png"), json!(7)] {
        assert_eq!(shows(&ana, wrong.clone()).await, 400, "{wrong}");
    }
    assert_eq!(shows(&Guest::nobody(&inn), json!("pony")).await, 401);
    assert_eq!(ana.get("/me").await.1["picture"], "pony");
    // None at all, and a name leaves it alone.
    let asked = ben.request("patch", "/api/v1/me").json(&json!({ "name": "Bill" }));
    assert_eq!(asked.send().await.unwrap().status(), 200);
    assert_eq!(pictures(&ben, &second).await, [json!("harp"), Value::Null]);
    assert_eq!(shows(&ben, Value::Null).await, 200);
    assert_eq!(pictures(&ana, &first).await, [json!("pony"), Value::Null]);
    assert_eq!(ana.post(&format!("/tables/{first}/resign"), json!({})).await.0, 200);
    let again = ana.post(&format!("/tables/{first}/rematch"), json!({})).await.1;
    let again = again["table"].as_str().or(again["id"].as_str()).unwrap().to_owned();
    assert_eq!(pictures(&ana, &again).await, [json!("pony"), Value::Null]);
    // As the log has it.
    inn.close().await;
    let inn = Open::new(folder.path()).await;
    let ana = ana.at(&inn);
    assert_eq!(pictures(&ana, &again).await, [json!("pony"), Value::Null]);
    assert_eq!(ana.get("/me/data").await.1["picture"], "pony");
    // Whoever is forgotten is known by nothing.
    let ben = ben.at(&inn);
    assert_eq!(ben.post(&format!("/tables/{again}/join"), json!({})).await.0, 200);
    assert_eq!(ana.request("delete", "/api/v1/me").send().await.unwrap().status(), 200);
    assert_eq!(pictures(&ben, &again).await, [Value::Null, Value::Null]);
    inn.close().await;
}

/// Without script it is a form of the page of oneself.
#[tokio::test]
async fn a_picture_by_a_form() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let ana = inn.guest("Ana").await;
    let sends = async |who: &Guest, form: &'static str| {
        let asked = who.request("post", "/me/picture").header("content-type", FORM);
        asked.body(form).send().await.unwrap().status().as_u16()
    };
    assert_eq!(sends(&ana, "picture=pony").await, 200);
    assert_eq!(ana.get("/me").await.1["picture"], "pony");
    assert_eq!(sends(&ana, "picture=dragon").await, 400);
    assert_eq!(sends(&ana, "").await, 400);
    assert_eq!(sends(&Guest::nobody(&inn), "picture=moon").await, 401);
    assert_eq!(ana.get("/me").await.1["picture"], "pony");
    assert_eq!(sends(&ana, "picture=").await, 200);
    assert_eq!(ana.get("/me").await.1["picture"], Value::Null);
    inn.close().await;
}
