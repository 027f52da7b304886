//! Names: nothing in them that cannot be seen, and no two alike at a table.

use serde_json::{Value, json};

use crate::house::{Guest, Open, token};

const FORM: &str = "application/x-www-form-urlencoded";

async fn names(who: &Guest, id: &str) -> Vec<String> {
    let table = who.look(id).await;
    let seats = table["seats"].as_array().expect("seats");
    let name = |seat: &Value| seat["name"].as_str().expect("a name").to_owned();
    seats.iter().map(name).collect()
}

async fn waiting(inn: &Open, seats: Value) -> (Guest, String, String) {
    let ana = inn.guest("Ana").await;
    let (status, made) = ana.post("/tables", json!({ "game": "bids", "seats": seats })).await;
    assert_eq!(status, 201, "{made}");
    let id = made["id"].as_str().unwrap().to_owned();
    (ana, id, token(&made["links"]["join"]))
}

#[tokio::test]
async fn two_of_one_name_are_told_apart() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let (ana, id, secret) = waiting(&inn, seats).await;
    let other = inn.guest("An\u{200d}a").await;
    let (status, joined) = other.post(&format!("/tables/{id}/join"), json!({ "token": secret })).await;
    assert_eq!(status, 200, "{joined}");
    assert_eq!(names(&ana, &id).await, ["Ana", "Ana 2"]);
    for (wanted, called) in [("Eva", "Eva"), ("ANA", "ANA 2"), ("\u{202e}Ana", "Ana 2"), ("Ana 2", "Ana 2")] {
        let (status, answer) = other.post(&format!("/tables/{id}/name"), json!({ "name": wanted })).await;
        assert_eq!(status, 200, "{answer}");
        assert_eq!(names(&ana, &id).await[1], called, "{wanted}");
    }
    let long = "x".repeat(24);
    for who in [&ana, &other] {
        let body = json!({ "name": long });
        assert_eq!(who.post(&format!("/tables/{id}/name"), body).await.0, 200);
    }
    assert_eq!(names(&ana, &id).await, [long.clone(), format!("{} 2", "x".repeat(22))]);
    inn.close().await;
}

#[tokio::test]
async fn two_seats_of_one_person_are_told_apart() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, id, _) = waiting(&inn, json!([{ "kind": "me" }, { "kind": "me" }])).await;
    assert_eq!(names(&ana, &id).await, ["Ana", "Ana 2"]);
    inn.close().await;
}

#[tokio::test]
async fn what_cannot_be_seen_is_not_said() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, _, id, _) = inn.table().await;
    let say = |text: &str| {
        let (ana, id, text) = (ana.clone(), id.clone(), text.to_owned());
        async move { ana.post(&format!("/tables/{id}/chat"), json!({ "text": text })).await }
    };
    assert_eq!(say("good \u{202e}luck\u{2066}!\u{200b}").await.0, 200);
    assert_eq!(ana.look(&id).await["chat"][0]["text"], "good luck!");
    let (status, answer) = say("\u{200b}\u{202e}").await;
    assert_eq!((status.as_u16(), &answer["error"]["code"]), (422, &json!("bad-text")));
    inn.close().await;
}

/// One name for the whole house: who had none, or another, is called by it wherever they sit. What was chosen for one
/// table alone stays.
#[tokio::test]
async fn a_name_holds_everywhere() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let nobody = Guest::nobody(&inn);
    let (_, made) = nobody.post("/guests", json!({})).await;
    let ana = Guest { token: made["token"].as_str().unwrap().to_owned(), ..nobody };
    let two = json!({ "game": "race", "seats": [{ "kind": "me" }, { "kind": "me" }] });
    let new = async |who: &Guest| who.post("/tables", two.clone()).await.1["id"].as_str().unwrap().to_owned();
    let call = async |name: &str| {
        let asked = ana.request("patch", "/api/v1/me").json(&json!({ "name": name }));
        assert_eq!(asked.send().await.unwrap().status(), 200);
    };
    let nameless = new(&ana).await;
    call("Ana").await;
    assert_eq!(names(&ana, &nameless).await, ["Ana", "Ana 2"]);
    let other = new(&ana).await;
    let alias = json!({ "seat": 1, "name": "Frodo" });
    assert_eq!(ana.post(&format!("/tables/{other}/name"), alias).await.0, 200);
    let form = "name=L%C3%BAthien&back=/rules";
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let answer = client
        .post(format!("{}/me", inn.url))
        .bearer_auth(&ana.token)
        .header("content-type", FORM)
        .body(form);
    let answer = answer.send().await.unwrap();
    assert_eq!((answer.status().as_u16(), &answer.headers()["location"]), (303, &"/rules".parse().unwrap()));
    assert_eq!(names(&ana, &nameless).await, ["Lúthien", "Lúthien 2"]);
    assert_eq!(names(&ana, &other).await, ["Frodo", "Lúthien"]);
    assert_eq!(ana.get("/me").await.1["name"], "Lúthien");
    // Nobody is led out of the house, and nobody is called nothing.
    for (name, back, wanted) in
        [("Eve", "//elsewhere.example", 303), ("Eve", "https://elsewhere.example", 303), ("", "/", 422)]
    {
        let form = format!("name={name}&back={back}");
        let answer = client
            .post(format!("{}/me", inn.url))
            .header("content-type", FORM)
            .body(form)
            .send()
            .await
            .unwrap();
        assert_eq!(answer.status(), wanted);
        assert!(wanted != 303 || answer.headers()["location"] == "/");
        assert_eq!(answer.headers().contains_key("set-cookie"), wanted == 303);
    }
    inn.close().await;
}

/// Whoever has sat down and comes without the cookie is told that their browser keeps none; whoever brings one is told of the table.
#[tokio::test]
async fn a_browser_that_keeps_no_cookies() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (_, _, id, _) = inn.table().await;
    let client = reqwest::Client::new();
    let told = async |table: &str, cookie: Option<&str>| {
        let asked = client.get(format!("{}/t/{table}", inn.url));
        let asked = cookie.iter().fold(asked, |asked, cookie| asked.header("cookie", *cookie));
        let answer = asked.send().await.unwrap();
        (answer.status().as_u16(), answer.text().await.unwrap())
    };
    let without = told(&id, None).await;
    assert!(without.0 == 404 && without.1.contains("server-no-cookies"), "{without:?}");
    // Nobody is told whether there is a table.
    assert_eq!(told("0000000000", None).await, without);
    let with = told(&id, Some("bree_lang=en")).await;
    assert!(with.0 == 404 && with.1.contains("server-no-table"), "{with:?}");
    // So is whoever has joined a group.
    let group = format!("{}/groups/0000000000", inn.url);
    for (cookie, told) in [(None, true), (Some("bree_lang=en"), false)] {
        let asked = cookie.iter().fold(client.get(&group), |asked, cookie| asked.header("cookie", *cookie));
        let answer = asked.send().await.unwrap().text().await.unwrap();
        assert_eq!(answer.contains("server-no-cookies-guest"), told, "{answer}");
    }
    inn.close().await;
}
