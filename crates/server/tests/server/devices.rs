//! One guest, many devices: a link that works once, a list, and signing one out.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};
use server::Clock;

use crate::house::{Guest, Open};

async fn code(who: &Guest) -> String {
    let (status, link) = who.post("/me/devices/links", json!({})).await;
    assert_eq!(status, StatusCode::CREATED, "{link}");
    let code = link["code"].as_str().unwrap().to_owned();
    assert_eq!(link["path"], format!("/device#{code}"));
    code
}

/// Another browser joins by this code.
async fn join(at: &Guest, code: &str) -> Result<Guest, (u16, String)> {
    let (status, answer) = at.post("/devices", json!({ "code": code })).await;
    match answer["token"].as_str() {
        Some(token) => Ok(Guest { token: token.to_owned(), ..at.clone() }),
        None => Err((status.as_u16(), answer["error"]["code"].as_str().unwrap().to_owned())),
    }
}

async fn devices(who: &Guest) -> Vec<Value> {
    who.get("/me/devices").await.1["devices"].as_array().unwrap().clone()
}

async fn sign_out(who: &Guest, id: &str) -> u16 {
    let asked = who.request("delete", &format!("/api/v1/me/devices/{id}"));
    asked.send().await.unwrap().status().as_u16()
}

fn used_up() -> (u16, String) {
    (410, "wrong-link".to_owned())
}

/// The phone is the same guest as the desk: the same tables, the same seats, the same name; and each can be signed out.
#[tokio::test]
async fn a_phone_joins_the_guest_of_the_desk() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (desk, ben, id, _) = inn.table().await;
    let code = code(&desk).await;
    let phone = join(&Guest::nobody(&inn), &code).await.expect("it joins");
    assert_eq!(phone.get("/me").await.1["name"], "Ana");
    assert_eq!(phone.look(&id).await["you"], json!([1]));
    assert_eq!(phone.bid(&id, 0, 2).await.0, StatusCode::OK);
    assert_eq!(join(&Guest::nobody(&inn), &code).await.err(), Some(used_up()));
    // A name that one takes is the other's, too.
    let named = desk.request("patch", "/api/v1/me").json(&json!({ "name": "Anna" }));
    assert_eq!(named.send().await.unwrap().status(), 200);
    assert_eq!(phone.get("/me").await.1["name"], "Anna");

    let all = devices(&desk).await;
    assert_eq!(all.len(), 2);
    assert_eq!(
        [&all[0]["id"], &all[0]["this"], &all[1]["this"]],
        [&json!("first"), &json!(true), &json!(false)]
    );
    assert_eq!(devices(&ben).await.len(), 1, "nobody sees another's");
    let second = all[1]["id"].as_str().unwrap().to_owned();
    assert_eq!(sign_out(&ben, &second).await, 404);
    // The first is signed out by the second: its stream ends, and it is nobody any more, also after a restart.
    let mut stream = desk.listen(&id, None).await;
    stream.event().await;
    let mut all = desk.listen_to(&json!([{ "to": 4, "table": id }])).await;
    all.event().await;
    assert_eq!(sign_out(&phone, "first").await, 204);
    let mut last = None;
    let ended = async {
        while stream.next().await.is_some() {}
        while let Some(event) = all.next().await {
            last = Some(event);
        }
    };
    tokio::time::timeout(Duration::from_secs(5), ended).await.expect("the stream goes on");
    let last = last.expect("it is told");
    assert_eq!((last.name.as_str(), &last.data["again"]), ("over", &json!(false)));
    assert_eq!(desk.get("/me").await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(desk.get(&format!("/tables/{id}")).await.0, StatusCode::NOT_FOUND);
    assert_eq!(sign_out(&phone, &second).await, 409, "nobody could come back");
    inn.close().await;
    let inn = Open::new(folder.path()).await;
    let (desk, phone) = (desk.at(&inn), phone.at(&inn));
    assert_eq!(desk.get("/me").await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(phone.get("/me").await.1["name"], "Anna");
    assert_eq!(devices(&phone).await.len(), 1);
    inn.close().await;
}

/// A link is good for ten minutes, of five at a time; and tables are not left behind by a slip.
#[tokio::test]
async fn links_are_few_and_short() {
    let (folder, clock) = (tempfile::tempdir().unwrap(), Clock::default());
    let inn = Open::with(folder.path(), |config| config.clock = clock.clone()).await;
    let (ana, ben, _, _) = inn.table().await;
    let mut codes = Vec::new();
    for _ in 0..5 {
        codes.push(code(&ana).await);
    }
    assert_eq!(ana.post("/me/devices/links", json!({})).await.0, StatusCode::CONFLICT);
    assert_eq!(join(&ben, &codes[0]).await.err(), Some((409, "has-tables".to_owned())));
    let (status, joined) = ben.post("/devices", json!({ "code": codes[0], "leave": true })).await;
    assert_eq!((status, &joined["name"]), (StatusCode::CREATED, &json!("Ana")));
    // Some time passes by itself.
    clock.turn(Duration::from_secs(540));
    assert!(join(&Guest::nobody(&inn), &codes[1]).await.is_ok());
    clock.turn(Duration::from_secs(61));
    assert_eq!(join(&Guest::nobody(&inn), &codes[2]).await.err(), Some(used_up()));
    for nonsense in ["", "x", &"A".repeat(43)] {
        assert_eq!(join(&Guest::nobody(&inn), nonsense).await.err(), Some(used_up()), "{nonsense}");
    }
    code(&ana).await;
    inn.close().await;
}

/// Two who send the same code at once: one joins.
#[tokio::test]
async fn of_sixty_with_one_code_one_joins() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let ana = inn.guest("Ana").await;
    let code = code(&ana).await;
    let nobody = Guest::nobody(&inn);
    let tries = (0..60).map(|_| {
        let (nobody, code) = (nobody.clone(), code.clone());
        tokio::spawn(async move { join(&nobody, &code).await.is_ok() })
    });
    let mut joined = 0;
    for one in tries.collect::<Vec<_>>() {
        joined += usize::from(one.await.unwrap());
    }
    assert_eq!((joined, devices(&ana).await.len()), (1, 2));
    inn.close().await;
}

/// Who was signed out does not come back: the codes that their device made are worth nothing any more, whichever device it was.
/// Those of other devices are as good as before.
#[tokio::test]
async fn who_was_signed_out_stays_out() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let desk = inn.guest("Ana").await;
    let nobody = Guest::nobody(&inn);
    let phone = join(&nobody, &code(&desk).await).await.expect("it joins");
    let (of_the_phone, of_the_desk) = (code(&phone).await, code(&desk).await);
    let second = devices(&desk).await[1]["id"].as_str().unwrap().to_owned();
    assert_eq!(sign_out(&desk, &second).await, 204);
    assert_eq!(join(&nobody, &of_the_phone).await.err(), Some(used_up()));
    let tablet = join(&nobody, &of_the_desk).await.expect("the desk has made it");
    assert_eq!(devices(&tablet).await.len(), 2);

    // The device where the guest was made is signed out like any other.
    let (of_the_desk, of_the_tablet) = (code(&desk).await, code(&tablet).await);
    assert_eq!(sign_out(&tablet, "first").await, 204);
    assert_eq!(join(&nobody, &of_the_desk).await.err(), Some(used_up()));
    join(&nobody, &of_the_tablet).await.expect("the tablet has made it");
    inn.close().await;
}

/// With every page the cookie is kept for as long again; programs that send their token are given none.
#[tokio::test]
async fn a_cookie_is_renewed() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let ana = inn.guest("Ana").await;
    let kept = format!("bree_guest={}", ana.token);
    let page = async |cookie: Option<&str>, path: &str| {
        let mut request = ana.client.get(format!("{}{path}", inn.url));
        if let Some(cookie) = cookie {
            request = request.header("cookie", cookie);
        }
        let answer = request.send().await.unwrap();
        answer.headers().get("set-cookie").map(|cookie| cookie.to_str().unwrap().to_owned())
    };
    let renewed = page(Some(&kept), "/").await.expect("a cookie");
    assert!(renewed.starts_with(&kept) && renewed.contains("Max-Age=34560000"), "{renewed}");
    assert_eq!(page(None, "/").await, None);
    assert_eq!(page(Some(&format!("bree_guest={}", "A".repeat(43))), "/").await, None);
    assert_eq!(page(Some(&kept), "/api/v1/me").await, None);
    inn.close().await;
}

/// Who opens an invitation when all sit is told so on a page of its own, whoever it is; with a wrong secret there is nothing.
#[tokio::test]
async fn an_invitation_opened_too_late() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, _, id, made) = inn.table().await;
    let invitation = made["links"]["join"].as_str().unwrap().to_owned();
    let open = async |who: &Guest, path: &str| {
        let answer = who.request("get", path).send().await.unwrap();
        (answer.status().as_u16(), answer.url().path().to_owned())
    };
    let stranger = Guest::nobody(&inn);
    assert_eq!(open(&stranger, &invitation).await, (409, invitation.clone()));
    assert_eq!(open(&ana, &invitation).await.1, format!("/t/{id}"), "she sits there");
    let wrong = format!("/t/{id}/join/{}", "A".repeat(22));
    assert_eq!(open(&stranger, &wrong).await.0, 410);
    inn.close().await;
}

/// Signing in is a tree: who was let in by a device goes with it, stream and all; who signs out stays, and `/me` says how each came.
#[tokio::test]
async fn a_tree_is_signed_out() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (desk, _, id, _) = inn.table().await;
    let nobody = Guest::nobody(&inn);
    let phone = join(&nobody, &code(&desk).await).await.expect("it joins");
    let tablet = join(&nobody, &code(&phone).await).await.expect("it joins");
    let other = join(&nobody, &code(&desk).await).await.expect("it joins");
    let me = tablet.get("/me").await.1["signed_in"].clone();
    let all = devices(&desk).await;
    let phones = all.iter().find(|one| one["from"] == "first" && one["id"] == me["from"]).expect("the phone");
    assert_eq!((&me["by"], &me["this"], &phones["by"]), (&json!("link"), &json!(true), &json!("link")));
    assert_eq!(desk.get("/me").await.1["signed_in"]["by"], "first");

    let mut stream = tablet.listen(&id, None).await;
    stream.event().await;
    assert_eq!(sign_out(&desk, phones["id"].as_str().unwrap()).await, 204);
    let ended = async { while stream.next().await.is_some() {} };
    tokio::time::timeout(Duration::from_secs(5), ended).await.expect("the stream goes on");
    for (who, status) in [(&phone, 401), (&tablet, 401), (&desk, 200), (&other, 200)] {
        assert_eq!(who.get("/me").await.0, status);
    }
    // Who signs out what let it in stays.
    assert_eq!(sign_out(&other, "first").await, 204);
    assert_eq!((desk.get("/me").await.0.as_u16(), devices(&other).await.len()), (401, 1));
    inn.close().await;
}
