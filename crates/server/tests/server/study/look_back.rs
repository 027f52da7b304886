//! Looking back on a game: comments, the others who look back, its course, a round of a campaign.

use reqwest::redirect::Policy;
use serde_json::{Value, json};
use server::Clock;

use super::{against_ben, ended_by_two, inn, make, won_by_ana};
use crate::house::{Guest, token};
use crate::listener::Listener;

/// Whoever sat at a game that is over comments on its steps; whoever may look back reads it.
#[tokio::test]
async fn comments_stand_at_their_steps() {
    let (folder, clock) = (tempfile::tempdir().unwrap(), Clock::default());
    let open = inn(&folder, &clock).await;
    let (ana, mut ben) = (open.guest("Ana").await, open.guest("Ben").await);
    let say = async |who: &Guest, id: &str, step: &str, text: &str| {
        let path = format!("/tables/{id}/steps/{step}/comments");
        let (status, said) = who.post(&path, json!({ "text": text })).await;
        (status.as_u16(), said["error"]["code"].as_str().unwrap_or_default().to_owned())
    };
    let refused = |status: u16, code: &str| (status, code.to_owned());
    // While a game is on a comment could tell what is hidden.
    let on = against_ben(&ana, &ben, "3").await;
    assert_eq!(say(&ana, &on, "0", "mine is high").await, refused(403, "not-over"));
    let id = ended_by_two(&ana, &ben).await;
    assert_eq!(say(&ana, &id, "0", " Frodo\n should  wait ").await, refused(200, ""));
    assert_eq!(say(&ana, &id, "0", " \n").await, refused(422, "bad-text"));
    assert_eq!(say(&ana, &id, "0", &"é".repeat(301)).await, refused(422, "bad-text"));
    assert_eq!(say(&ana, &id, "9999", "later").await, refused(404, "no-step"));
    assert_eq!(say(&ana, &id, "x", "nowhere").await, refused(404, "no-page"));
    let cleo = open.guest("Cleo").await;
    assert_eq!(say(&cleo, &id, "0", "let me in").await, refused(404, "no-table"));
    // By a form, too, which leads back to the step.
    ben.client = reqwest::Client::builder().redirect(Policy::none()).build().unwrap();
    let form = ben.request("post", &format!("/t/{id}/comment"));
    let form = form.header("content-type", "application/x-www-form-urlencoded").body("step=0&text=No");
    let led = form.send().await.unwrap();
    assert_eq!(led.status(), 303);
    assert_eq!(led.headers()["location"].to_str().unwrap(), format!("/t/{id}/then?step=0"));
    let secret = token(&ana.look(&id).await["links"]["replay"]);
    let read = async |who: &Guest| {
        let (status, seen) = who.get(&format!("/tables/{id}/steps/0?token={secret}")).await;
        assert_eq!(status, 200, "{seen}");
        let words = |said: &Value| (said["seat"].clone(), said["ply"].clone(), said["text"].clone());
        let said = seen["comments"].as_array().unwrap().iter().map(words).collect::<Vec<_>>();
        (said, seen["may_comment"].clone())
    };
    let both = |first: &str| vec![(json!(1), json!(0), json!(first)), (json!(2), json!(0), json!("No"))];
    assert_eq!(read(&ben).await, (both("Frodo should wait"), json!(true)));
    assert_eq!(read(&Guest::nobody(&open)).await, (both("Frodo should wait"), json!(false)));
    assert!(ana.get("/me/data").await.1.to_string().contains("Frodo should wait"), "it is part of her data");
    open.close().await;

    let open = inn(&folder, &clock).await;
    let (ana, ben) = (ana.at(&open), ben.at(&open));
    assert_eq!(read(&ben).await.0, both("Frodo should wait"));
    // Whoever is forgotten has said nothing.
    let gone = ana.request("delete", "/api/v1/me").send().await.unwrap();
    assert!(gone.status().is_success(), "{}", gone.status());
    assert_eq!(read(&ben).await.0, both("…"));
    open.close().await;
}

/// A stream of what those share who look back from this step.
async fn looks_back(who: &Guest, id: &str, more: &str) -> Listener {
    let stream = who.request("get", &format!("/api/v1/tables/{id}/events?{more}")).send().await.unwrap();
    assert_eq!(stream.status(), 200);
    Listener::of(stream)
}

/// Those who look back on a game that they played see each other move; nobody else does, and no game that is on has such a stream.
#[tokio::test]
async fn who_looks_back_sees_where_the_others_are() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(&folder, &Clock::default()).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let on = against_ben(&ana, &ben, "3").await;
    let refused = ana.request("get", &format!("/api/v1/tables/{on}/events?back=0")).send().await.unwrap();
    assert_eq!(refused.status(), 403);
    let id = won_by_ana(&ana, &ben).await;
    let secret = token(&ana.look(&id).await["links"]["replay"]);
    let mut of_ana = looks_back(&ana, &id, "back=0").await;
    of_ana.until(|seen| seen["cursors"] == json!([])).await;
    let of_ben = looks_back(&ben, &id, "back=2").await;
    of_ana.until(|seen| seen["cursors"] == json!([{ "seat": 2, "ply": 2 }])).await;
    let (status, _) = ben.get(&format!("/tables/{id}/steps/4?draw=html")).await;
    assert_eq!(status, 200);
    of_ana.until(|seen| seen["cursors"] == json!([{ "seat": 2, "ply": 4 }])).await;
    // What a program reads moves nobody, and whoever has the link alone is neither seen nor shown.
    assert_eq!(ben.get(&format!("/tables/{id}/steps/5")).await.0, 200);
    let nobody = Guest::nobody(&inn);
    let mut of_nobody = looks_back(&nobody, &id, &format!("back=1&token={secret}")).await;
    let seen = of_nobody.event().await.data;
    assert_eq!((&seen["cursors"], &seen["may_draw"]), (&json!([]), &json!(false)));
    let (_, seen) = ben.get(&format!("/tables/{id}/steps/3?draw=html")).await;
    assert_eq!(seen["ply"], 3);
    of_ana.until(|seen| seen["cursors"] == json!([{ "seat": 2, "ply": 3 }])).await;
    drop(of_ben);
    of_ana.until(|seen| seen["cursors"] == json!([])).await;
    inn.close().await;
}

/// Once one of them has blocked the other, neither sees where the other is: at once in the streams that are open, and in one that is
/// opened afterwards.
#[tokio::test]
async fn who_is_blocked_after_the_game_is_not_seen_looking_back() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(&folder, &Clock::default()).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let id = won_by_ana(&ana, &ben).await;
    let mut of_ana = looks_back(&ana, &id, "back=1").await;
    let mut of_ben = looks_back(&ben, &id, "back=2").await;
    of_ana.until(|seen| seen["cursors"] == json!([{ "seat": 2, "ply": 2 }])).await;
    of_ben.until(|seen| seen["cursors"] == json!([{ "seat": 1, "ply": 1 }])).await;
    let block = ana.request("put", &format!("/api/v1/tables/{id}/seats/2/apart"));
    let block = block.json(&json!({ "how": "blocked" })).send().await.unwrap();
    assert_eq!(block.status(), 200);
    of_ana.until(|seen| seen["cursors"] == json!([])).await;
    of_ben.until(|seen| seen["cursors"] == json!([])).await;
    assert_eq!(ana.get(&format!("/tables/{id}/steps/4?draw=html")).await.0, 200);
    let mut again = looks_back(&ben, &id, "back=3").await;
    assert_eq!(again.event().await.data["cursors"], json!([]), "he is told nothing of her");
    inn.close().await;
}

/// The course of a game is judged once somebody asks who played it, once, and everybody who looks back sees it.
#[tokio::test]
async fn a_course_is_judged_once() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(&folder, &Clock::default()).await;
    let (ana, ben, eve) = (inn.guest("Ana").await, inn.guest("Ben").await, inn.guest("Eve").await);
    let draw = async |who: &Guest, id: &str| {
        let (status, said) = who.post(&format!("/tables/{id}/curve"), json!({})).await;
        (status.as_u16(), said)
    };
    let on = against_ben(&ana, &ben, "3").await;
    let (status, said) = draw(&ana, &on).await;
    assert_eq!((status, &said["error"]["code"]), (403, &json!("not-over")), "never of a game that is on");
    assert_eq!(ana.post(&format!("/tables/{on}/resign"), json!({})).await.0, 200);
    assert_eq!(draw(&ana, &on).await.0, 403, "a bot plays it on, or it came to no end by the rules");
    let id = won_by_ana(&ana, &ben).await;
    assert_eq!(draw(&eve, &id).await.0, 404);
    let secret = token(&ana.look(&id).await["links"]["replay"]);
    let mut listener = looks_back(&Guest::nobody(&inn), &id, &format!("back=0&token={secret}")).await;
    assert_eq!(listener.event().await.data["curve"], Value::Null, "nobody has asked");
    assert_eq!(draw(&ben, &id).await.0, 200);
    let seen = listener.until(|seen| seen["curve"]["whole"] == true).await.data;
    let moments = seen["curve"]["moments"].as_array().unwrap();
    let ended = ana.look(&id).await["ended"].clone();
    assert_eq!(seen["curve"]["seat"], ended["outcome"]["winners"][0], "the chance of who won");
    assert_eq!((&moments[0]["ply"], &moments.last().unwrap()["ply"]), (&json!(0), &json!(6)));
    assert_eq!(moments.last().unwrap()["chance"], json!(1.0));
    assert_eq!(draw(&ana, &id).await, (200, seen["curve"].clone()), "it is kept");
    inn.close().await;
}

/// Makes one of the legal choices of whoever is asked at this table of one guest, but never ends it.
async fn goes_on(who: &Guest, id: &str, table: &Value) {
    let laid = &table["laid"][0];
    let choices = laid["choices"].as_array().expect("choices").iter();
    let legal = choices.filter(|choice| choice["refusal"].is_null() && choice["choice"] != "stop");
    let legal = legal.collect::<Vec<_>>();
    let choice = &legal[table["ply"].as_u64().unwrap() as usize % legal.len()]["choice"];
    let body = json!({ "seat": laid["seat"], "ply": laid["ply"], "choice": choice });
    let (status, said) = who.post(&format!("/tables/{id}/choices"), body).await;
    assert_eq!(status, 200, "{said}");
}

/// A round of a campaign is looked back on as soon as it is over, step by step as it was seen, and still when the next one is dealt.
#[tokio::test]
async fn the_round_of_a_campaign_is_replayed_while_the_campaign_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(&folder, &Clock::default()).await;
    let ana = inn.guest("Ana").await;
    let options = json!({ "play": "campaign", "chapter": "19" });
    let id = make(&ana, json!({ "game": "tricks", "seats": [{ "kind": "me" }], "options": options })).await;
    let mut seen = Vec::new();
    loop {
        let table = ana.look(&id).await;
        assert_eq!(table["status"], "playing", "a campaign is not over with a round");
        seen.push(table["view"].clone());
        if table["view"]["phase"]["what"] == "between" {
            break;
        }
        assert!(seen.len() < 400, "the round does not end: {}", table["view"]["phase"]);
        goes_on(&ana, &id, &table).await;
    }
    let last = seen.len() - 1;
    let replayed = async |ply: usize| {
        let (status, step) = ana.get(&format!("/tables/{id}/steps/{ply}")).await;
        assert_eq!((status.as_u16(), &step["view"]), (200, &seen[ply]), "step {ply}");
        let page = ana.request("get", &format!("/t/{id}/then?step={ply}")).send().await.unwrap();
        assert_eq!(page.status(), 200, "step {ply}");
    };
    for ply in [0, last / 2, last] {
        replayed(ply).await;
    }
    // The next deal, and into it: the round before is still there.
    for _ in 0..3 {
        let table = ana.look(&id).await;
        goes_on(&ana, &id, &table).await;
    }
    let now = ana.look(&id).await;
    assert_eq!(now["status"], "playing");
    assert_ne!(now["view"]["phase"]["what"], "between", "the next round is on");
    for ply in [0, last / 2, last] {
        replayed(ply).await;
    }
    inn.close().await;
}
