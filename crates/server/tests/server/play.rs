//! Play from the workbench by one press: a table with the text on the workbench, handed in for the guest who
//! pressed.

use std::path::Path;
use std::sync::Arc;

use reqwest::Response;
use reqwest::redirect::Policy;
use serde_json::json;

use crate::house::{Guest, Open, room, token, toys};
use crate::packs::Packs;
use crate::watchers::Counting;

/// Buttons of a workbench: against a bot, with a friend, with an unknown kind, with an unknown option.
const WAYS: &str = "play:bot:seat-1=me&play:bot:seat-2=bot:easy&play:friend:seat-1=me&play:friend:seat-2=open\
                    &play:odd:seat-1=open&play:odd:seat-2=open&play:none:seat-1=me&play:none:seat-2=bot:nobody\
                    &play:wrong:seat-1=me&play:wrong:seat-2=open&play:wrong:option-depth=7";

async fn inn(folder: &Path) -> Open {
    let rooms = [room::<Packs>(())].into_iter().chain(toys());
    Open::drawn(folder, rooms, Arc::new(Counting::default()), |_| {}).await
}

/// A client that follows no redirect.
fn staying(mut who: Guest) -> Guest {
    who.client = reqwest::Client::builder().redirect(Policy::none()).build().unwrap();
    who
}

async fn press(who: &Guest, game: &str, way: &str, text: &str) -> Response {
    let form = who.request("post", &format!("/workshop/{game}/tables"));
    let form = form.header("content-type", "application/x-www-form-urlencoded");
    form.body(format!("{WAYS}&which={way}&nick=Ana&brings=deck&text={text}")).send().await.unwrap()
}

fn said(answer: &Response, name: &str) -> String {
    answer.headers().get(name).map_or_else(String::new, |value| value.to_str().unwrap().to_owned())
}

#[tokio::test]
async fn one_press_and_the_deck_lies_on_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(folder.path()).await;
    let ana = staying(inn.guest("Ana").await);
    let answer = press(&ana, "packs", "play:bot:", "3+orc%0D%0A5+troll").await;
    let to = said(&answer, "location");
    assert_eq!(answer.status(), 303);
    let id = to.strip_prefix("/t/").expect("a table");
    let table = ana.look(id).await;
    assert_eq!((&table["you"], &table["seats"][1]["kind"]), (&json!([1]), &json!("bot")));
    assert_eq!(table["texts"][0]["text"], "3 orc\n5 troll", "it was handed in");

    // A stranger becomes a guest by it.
    let nobody = staying(Guest::nobody(&inn));
    let answer = press(&nobody, "packs", "play:bot:", "3+orc").await;
    assert_eq!(answer.status(), 303);
    let cookie = said(&answer, "set-cookie");
    let token = cookie.split(['=', ';']).nth(1).expect("a token").to_owned();
    let new = Guest { token, ..nobody };
    let table = new.look(said(&answer, "location").strip_prefix("/t/").unwrap()).await;
    assert_eq!((&table["texts"][0]["text"], &table["seats"][0]["name"]), (&json!("3 orc"), &json!("Ana")));
    inn.close().await;
}

/// By a link: the deck is there, and nobody else reads it; the game waits for the friend and theirs.
#[tokio::test]
async fn a_friend_comes_by_a_link() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(folder.path()).await;
    let (ana, ben) = (staying(inn.guest("Ana").await), inn.guest("Ben").await);
    let answer = press(&ana, "packs", "play:friend:", "3+orc").await;
    let to = said(&answer, "location");
    let id = to.strip_prefix("/t/").expect("a table");
    let table = ana.look(id).await;
    assert_eq!((&table["status"], &table["texts"][0]["text"]), (&json!("waiting"), &json!("3 orc")));
    let secret = json!({ "token": token(&table["links"]["join"]) });
    assert_eq!(ben.post(&format!("/tables/{id}/join"), secret).await.0, 200);
    let seen = ben.look(id).await;
    assert_eq!((&seen["status"], &seen["texts"][0]["given"]), (&json!("waiting"), &json!(true)));
    assert!(!seen.to_string().contains("3 orc"));
    let (status, _) = ben.post(&format!("/tables/{id}/texts/deck"), json!({ "text": "5 troll" })).await;
    assert_eq!((status.as_u16(), &ben.look(id).await["status"]), (200, &json!("playing")));

    // Once more: whoever brought a deck has brought it again, for the same seat and no other.
    for who in [&ana, &ben] {
        assert_eq!(who.post(&format!("/tables/{id}/end"), json!({})).await.0, 200);
    }
    let (_, again) = ana.post(&format!("/tables/{id}/rematch"), json!({})).await;
    let next = again["id"].as_str().expect("the next table").to_owned();
    let seen = ana.look(&next).await;
    let texts = [0, 1].map(|text| seen["texts"][text]["given"].clone());
    assert_eq!((&seen["texts"][0]["text"], texts), (&json!("3 orc"), [json!(true), json!(false)]));
    assert_eq!(ben.post(&format!("/tables/{id}/rematch"), json!({})).await.0, 200);
    assert_eq!(ben.look(&next).await["status"], "playing", "both decks lie there");
    inn.close().await;
}

/// What is refused makes no table and no guest, and the bench is there again.
#[tokio::test]
async fn what_may_not_be_pressed() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(folder.path()).await;
    let nobody = staying(Guest::nobody(&inn));
    let ana = staying(inn.guest("Ana").await);
    for (game, way, text, status) in [
        ("packs", "play:bot:", "five+trolls", 422),
        ("packs", "play:none:", "3+orc", 422),
        ("packs", "play:wrong:", "3+orc", 422),
        ("packs", "play:odd:", "3+orc", 400),
        ("packs", "play:nothing:", "3+orc", 400),
        ("packs", "", "3+orc", 400),
        ("bids", "play:bot:", "3+orc", 422),
        ("nope", "play:bot:", "3+orc", 404),
    ] {
        for who in [&nobody, &ana] {
            let answer = press(who, game, way, text).await;
            assert_eq!(answer.status(), status, "{game} {way} {text}");
            assert_eq!(said(&answer, "set-cookie"), "", "{game} {way} {text}");
        }
    }
    assert_eq!(ana.get("/tables").await.1["mine"], json!([]));
    inn.close().await;
}
