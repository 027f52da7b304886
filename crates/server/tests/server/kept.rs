//! Seats that are kept: at the next game of the same people everybody finds their own.

use serde_json::{Value, json};

use crate::house::{Guest, Open, token};

async fn done(who: &Guest, id: &str, what: &str, body: Value) -> Value {
    let (status, answer) = who.post(&format!("/tables/{id}/{what}"), body).await;
    assert_eq!(status, 200, "{what}: {answer}");
    answer
}

async fn refused(who: &Guest, id: &str, body: Value) -> String {
    let (status, answer) = who.post(&format!("/tables/{id}/join"), body).await;
    assert!(!status.is_success(), "{answer}");
    answer["error"]["code"].as_str().unwrap_or_default().to_owned()
}

/// Ana, Ben and Cleo have played; Ana has made the next table. Its id, and the secret to join.
async fn again(who: [&Guest; 3]) -> (String, String) {
    let [ana, ben, cleo] = who;
    let plan = json!({ "game": "race", "players": 3, "public": true });
    let (status, made) = ana.post("/tables", plan).await;
    assert_eq!(status, 201, "{made}");
    let id = made["id"].as_str().unwrap();
    for other in [ben, cleo] {
        done(other, id, "join", json!({ "token": token(&made["links"]["join"]) })).await;
    }
    for one in who {
        done(one, id, "end", json!({})).await;
    }
    let next = done(ana, id, "rematch", json!({})).await["id"].clone();
    let next = next.as_str().unwrap().to_owned();
    let links = ana.look(&next).await["links"].clone();
    (next, token(&links["join"]))
}

fn names(table: &Value) -> Vec<(String, String)> {
    let seats = table["seats"].as_array().unwrap().iter();
    let word = |seat: &Value, key: &str| seat[key].as_str().unwrap().to_owned();
    seats.map(|seat| (word(seat, "kind"), word(seat, "name"))).collect()
}

fn pairs(of: [(&str, &str); 3]) -> Vec<(String, String)> {
    of.map(|(kind, name)| (kind.to_owned(), name.to_owned())).to_vec()
}

/// Nobody else takes them, with or without the link, also after a restart; whoever made the table opens them.
#[tokio::test]
async fn the_next_game_keeps_the_seats() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let [ana, ben, cleo] = [inn.guest("Ana").await, inn.guest("Ben").await, inn.guest("Cleo").await];
    let (next, secret) = again([&ana, &ben, &cleo]).await;
    let kept = pairs([("person", "Ana"), ("open", "Ben"), ("open", "Cleo")]);
    assert_eq!(names(&ana.look(&next).await), kept);
    let eve = inn.guest("Eve").await;
    assert_eq!(refused(&eve, &next, json!({ "token": secret })).await, "table-full");
    assert_eq!(refused(&eve, &next, json!({ "seat": 2 })).await, "seat-taken");
    assert_eq!(refused(&ben, &next, json!({ "seat": 3 })).await, "seat-taken");
    let (_, tables) = eve.get("/tables").await;
    assert_eq!(tables["public"][0]["join"], Value::Null, "nothing is offered to strangers");
    inn.close().await;
    let inn = Open::new(folder.path()).await;
    let [ana, ben, cleo, eve] = [ana, ben, cleo, eve].map(|guest| guest.at(&inn));
    assert_eq!(names(&ana.look(&next).await), kept);
    assert_eq!(refused(&eve, &next, json!({ "token": secret })).await, "table-full");
    // Who comes by the link without a wish finds their own.
    assert_eq!(done(&cleo, &next, "join", json!({ "token": secret })).await["seat"], 3);
    let open = ben.post(&format!("/tables/{next}/seats/2"), json!({})).await;
    assert_eq!(open.0, 403, "he made no table");
    done(&ana, &next, "seats/2", json!({})).await;
    assert_eq!(names(&ana.look(&next).await)[1], ("open".to_owned(), String::new()));
    done(&eve, &next, "join", json!({ "token": secret })).await;
    assert_eq!(ana.look(&next).await["status"], "playing");
    inn.close().await;
}

/// Whoever looks at another table is told at once that a seat is kept for them, by whom, and when it no longer is; nobody else is.
#[tokio::test]
async fn a_kept_seat_is_told_at_other_tables() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let [ana, ben, eve] = [inn.guest("Ana").await, inn.guest("Ben").await, inn.guest("Eve").await];
    let (here, own) = friday(&ana, &ben).await;
    // Ben and Eve play at a table of their own.
    let made = ben.post("/tables", json!({ "game": "race" })).await.1;
    let id = made["id"].as_str().unwrap();
    done(&eve, id, "join", json!({ "token": token(&made["links"]["join"]) })).await;
    let (mut bens, mut eves) = (ben.listen(id, None).await, eve.listen(id, None).await);
    assert_eq!(bens.event().await.data["invited"], json!([]));
    assert_eq!(eves.event().await.data["invited"], json!([]));
    let made = ana.post(&format!("{here}/tables"), json!({ "game": "race", "people": [own] })).await.1;
    let kept = made["id"].as_str().unwrap();
    let told = bens.until(|data| data["invited"] != json!([])).await.data["invited"].clone();
    assert_eq!(
        [&told[0]["id"], &told[0]["game"], &told[0]["by"]],
        [&json!(kept), &json!("race"), &json!("Ana")]
    );
    assert_eq!(eve.look(id).await["invited"], json!([]), "it is not hers");
    assert_eq!(ben.look(id).await["invited"], told);
    // The card tells which seat it is, and who made the table.
    let card = ben.get("/tables").await.1["invited"][0].clone();
    assert_eq!([&card["kept"], &card["host"]], [&json!(2), &json!(1)]);
    let listed = ana.get(&here).await.1["tables"][0].clone();
    assert_eq!(listed["kept"], Value::Null);
    assert_eq!(ben.get(&here).await.1["tables"][0]["kept"], 2);
    done(&ana, kept, "seats/2", json!({})).await;
    bens.until(|data| data["invited"] == json!([])).await;
    inn.close().await;
}

/// A group of the two: its path, and the second one's id in it.
async fn friday(ana: &Guest, ben: &Guest) -> (String, Value) {
    let group = ana.post("/groups", json!({ "name": "Friday" })).await.1;
    let here = format!("/groups/{}", group["id"].as_str().unwrap());
    let seen = ben.post(&format!("{here}/join"), json!({ "token": token(&group["join"]) })).await.1;
    let people = seen["people"].as_array().unwrap();
    let own = people.iter().find(|person| person["you"] == true).unwrap()["id"].clone();
    (here, own)
}

/// Once one of the two has blocked the other, a page that is open tells of the seat no longer, whichever of them it was.
#[tokio::test]
async fn a_block_takes_a_kept_seat_from_open_pages() {
    for (ana_blocks, seat) in [(true, 2), (false, 1)] {
        let folder = tempfile::tempdir().unwrap();
        let inn = Open::new(folder.path()).await;
        let [ana, ben] = [inn.guest("Ana").await, inn.guest("Ben").await];
        let (here, own) = friday(&ana, &ben).await;
        let made = ana.post("/tables", json!({ "game": "race" })).await.1;
        let id = made["id"].as_str().unwrap();
        done(&ben, id, "join", json!({ "token": token(&made["links"]["join"]) })).await;
        let mut bens = ben.listen(id, None).await;
        let kept = ana.post(&format!("{here}/tables"), json!({ "game": "race", "people": [own] })).await;
        assert_eq!(kept.0, 201, "{}", kept.1);
        bens.until(|data| data["invited"][0]["by"] == "Ana").await;
        let who = if ana_blocks { &ana } else { &ben };
        let block = who.request("put", &format!("/api/v1/tables/{id}/seats/{seat}/apart"));
        let block = block.json(&json!({ "how": "blocked" })).send().await.unwrap();
        assert_eq!(block.status(), 200);
        bens.until(|data| data["invited"] == json!([])).await;
        // And of it again, once they may sit together.
        let entry = who.get("/me/apart").await.1["apart"][0]["id"].clone();
        let ends = who.request("delete", &format!("/api/v1/me/apart/{}", entry.as_str().unwrap()));
        assert_eq!(ends.send().await.unwrap().status(), 204);
        bens.until(|data| data["invited"][0]["by"] == "Ana").await;
        inn.close().await;
    }
}

/// Nobody is told that they were muted: not by news without anything new, either.
#[tokio::test]
async fn a_mute_is_no_news_to_who_is_muted() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let [ana, ben] = [inn.guest("Ana").await, inn.guest("Ben").await];
    let (here, own) = friday(&ana, &ben).await;
    let made = ana.post("/tables", json!({ "game": "race" })).await.1;
    let id = made["id"].as_str().unwrap();
    done(&ben, id, "join", json!({ "token": token(&made["links"]["join"]) })).await;
    let mut bens = ben.listen(id, None).await;
    let kept = ana.post(&format!("{here}/tables"), json!({ "game": "race", "people": [own] })).await;
    assert_eq!(kept.0, 201, "{}", kept.1);
    bens.until(|data| data["invited"][0]["by"] == "Ana").await;
    done(&ben, id, "chat", json!({ "text": "before" })).await;
    bens.until(|data| data["chat"].to_string().contains("before")).await;
    let mute = ana.request("put", &format!("/api/v1/tables/{id}/seats/2/apart"));
    let mute = mute.json(&json!({ "how": "muted" })).send().await.unwrap();
    assert_eq!(mute.status(), 200);
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    done(&ben, id, "chat", json!({ "text": "after" })).await;
    let next = bens.event().await.data;
    assert!(next["chat"].to_string().contains("after"), "{next}");
    inn.close().await;
}

/// For whoever is forgotten nothing is kept, nor for whom was forgotten before.
#[tokio::test]
async fn nothing_is_kept_for_who_is_forgotten() {
    if crate::house::on_a_server() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let [ana, ben, cleo] = [inn.guest("Ana").await, inn.guest("Ben").await, inn.guest("Cleo").await];
    let (next, _) = again([&ana, &ben, &cleo]).await;
    let data = ben.get("/me/data").await.1;
    assert_eq!(data["tables"].as_array().unwrap().len(), 2, "{data}");
    let gone = ben.request("delete", "/api/v1/me").send().await.unwrap();
    assert_eq!(gone.status(), 200);
    let table = ana.look(&next).await;
    assert_eq!(names(&table), pairs([("person", "Ana"), ("open", ""), ("open", "Cleo")]));
    let database = rusqlite::Connection::open(folder.path().join("inn.sqlite3")).unwrap();
    let named = "SELECT count(*) FROM (SELECT body FROM log UNION ALL SELECT body FROM tables) WHERE body LIKE '%Ben%'";
    assert_eq!(database.query_row(named, [], |row| row.get::<_, u32>(0)).unwrap(), 0);
    let eve = inn.guest("Eve").await;
    assert_eq!(done(&eve, &next, "join", json!({})).await["seat"], 2);
    inn.close().await;
}
