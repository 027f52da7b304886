//! A program and its guest are two: it speaks, agrees, is there and plays as itself, and where it sat down itself.

use std::collections::BTreeSet;
use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};
use server::Clock;

use crate::house::{Guest, Open, room, token};
use crate::listener::{Listener, all_events};
use crate::programs::{hal, open_table, program, refused, says};
use crate::study::puzzled;

const ALL: [&str; 4] = ["sit", "play", "talk", "make"];

async fn named(of: &Guest, name: &str) -> Guest {
    program(of, json!({ "name": name, "scopes": ALL })).await
}

async fn join(who: &Guest, id: &str, link: &str) -> Value {
    let (status, joined) = who.post(&format!("/tables/{id}/join"), json!({ "token": link })).await;
    assert_eq!(status, StatusCode::OK, "{joined}");
    joined["seat"].clone()
}

async fn done(who: &Guest, id: &str, what: &str, body: Value) {
    let (status, said) = who.post(&format!("/tables/{id}/{what}"), body).await;
    assert_eq!(status, StatusCode::OK, "{what}: {said}");
}

async fn step(who: &Guest, id: &str, ply: u64) {
    done(who, id, "choices", json!({ "ply": ply, "choice": "step 2" })).await;
}

/// Ana's race: seats that are her own, and so many that are open. Its id, and the secret to join.
async fn race(ana: &Guest, open: usize) -> (String, String) {
    let mut seats = vec![json!({ "kind": "me" })];
    seats.extend(vec![json!({ "kind": "open" }); open]);
    open_table(ana, json!({ "game": "race", "seats": seats })).await
}

/// It writes and remarks as itself, from the seat that it took; where only its guest sits it has no voice.
#[tokio::test]
async fn a_program_speaks_as_itself() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let ana = inn.guest("Ana").await;
    let hal = named(&ana, "Hal").await;
    let (id, link) = open_table(&ana, json!({ "public": true })).await;
    let chat = format!("/tables/{id}/chat");
    let remarks = format!("/tables/{id}/remarks");
    let before = ana.look(&id).await["version"].clone();
    assert_eq!(refused(&hal, "post", &chat, json!({ "text": "I am Ana" })).await, says(403, "not-seated"));
    for seat in [Value::Null, json!(1)] {
        let remark = json!({ "seat": seat, "remark": "phrase hello" });
        let why = if seat.is_null() { "not-seated" } else { "not-programs" };
        assert_eq!(refused(&hal, "post", &remarks, remark).await, says(403, why), "{seat}");
    }
    assert_eq!(ana.look(&id).await["version"], before, "nothing is written");
    assert_eq!(join(&hal, &id, &link).await, 2);
    done(&hal, &id, "chat", json!({ "text": "I am Hal" })).await;
    done(&hal, &id, "remarks", json!({ "remark": "phrase hello" })).await;
    done(&ana, &id, "chat", json!({ "text": "I am Ana" })).await;
    let said = ana.look(&id).await["chat"].clone();
    let by = said.as_array().unwrap().iter().map(|line| json!([line["seat"], line["name"]]));
    assert_eq!(by.collect::<Vec<_>>(), [json!([2, "Hal"]), json!([2, "Hal"]), json!([1, "Ana"])]);
    inn.close().await;
}

/// Also by a form nobody speaks from a program's seat or gives it another name, and what is offered is what may be: where only her
/// program sits a person has no voice at all.
#[tokio::test]
async fn nobody_is_offered_a_programs_voice() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let hal = named(&ana, "Hal").await;
    let (id, link) = open_table(
        &ben,
        json!({ "seats": [{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }], "game": "race" }),
    )
    .await;
    join(&hal, &id, &link).await;
    let form = async |what: &str, body: &'static str| {
        let asked = ana.request("post", &format!("/t/{id}/{what}"));
        let asked = asked.header("content-type", "application/x-www-form-urlencoded").body(body);
        asked.send().await.unwrap().status()
    };
    let voice = async |who: &Guest| {
        let talk = who.look(&id).await["talk"].clone();
        (talk["chat"].clone(), talk["seats"].clone(), talk["phrases"] != json!([]))
    };
    let none = (json!(false), json!([]), false);
    let before = ben.look(&id).await;
    for (what, body) in
        [("remarks", "seat=2&remark=phrase+hello"), ("name", "seat=2&name=Ana"), ("chat", "text=hello")]
    {
        assert_eq!(form(what, body).await, StatusCode::FORBIDDEN, "{what}");
    }
    assert_eq!(ben.look(&id).await, before, "nothing is written");
    assert_eq!(voice(&ana).await, none);
    assert_eq!(voice(&hal).await, (json!(true), json!([2]), true));
    assert_eq!(voice(&ben).await, (json!(true), json!([1]), true));
    // She sits down beside it: then she speaks for herself.
    join(&ana, &id, &link).await;
    assert_eq!(voice(&ana).await, (json!(true), json!([3]), true));
    assert_eq!(voice(&hal).await, (json!(true), json!([2]), true));
    for who in [&ana, &hal] {
        done(who, &id, "remarks", json!({ "remark": "phrase hello" })).await;
    }
    // Whoever gave up may write, and is not asked for remarks.
    done(&ana, &id, "resign", json!({})).await;
    assert_eq!(voice(&ana).await, (json!(true), json!([]), false));
    done(&ana, &id, "chat", json!({ "text": "a good game" })).await;
    inn.close().await;
}

/// No program is called as it likes: its seat has the name of its token.
#[tokio::test]
async fn a_program_has_the_name_of_its_token() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let ana = inn.guest("Ana").await;
    let hal = named(&ana, "Hal").await;
    let (id, link) = open_table(&ana, json!({})).await;
    done(&hal, &id, "join", json!({ "token": link, "name": "Ana" })).await;
    assert_eq!(ana.look(&id).await["seats"][1]["name"], "Hal");
    inn.close().await;
}

/// What it proposes its guest is asked, too; it answers for its own seat alone. A person speaks for their programs.
#[tokio::test]
async fn a_program_binds_nobody_else() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let hal = named(&ana, "Hal").await;
    let (id, link) = race(&ana, 1).await;
    join(&hal, &id, &link).await;
    step(&ana, &id, 0).await;
    step(&hal, &id, 1).await;
    step(&ana, &id, 2).await;
    // Ana's step would go with Hal's.
    done(&hal, &id, "take-back", json!({})).await;
    let asked = ana.look(&id).await;
    assert_eq!((&asked["ply"], &asked["take_back"]["asked"]["waiting"]), (&json!(3), &json!([1])), "{asked}");
    let answer = json!({ "agree": true });
    for seat in [Value::Null, json!(1)] {
        let path = format!("/tables/{id}/take-back/answer");
        let agree = json!({ "seat": seat, "agree": true });
        let (status, why) = refused(&hal, "post", &path, agree).await;
        assert!((400..500).contains(&status), "{seat}: {status} {why}");
    }
    assert_eq!(ana.look(&id).await["ply"], 3);
    done(&ana, &id, "take-back/answer", answer.clone()).await;
    assert_eq!(ana.look(&id).await["ply"], 1);
    done(&hal, &id, "end", json!({})).await;
    let asked = ana.look(&id).await;
    assert_eq!((&asked["status"], &asked["end"]["waiting"]), (&json!("playing"), &json!([1])), "{asked}");
    assert_eq!(
        refused(&hal, "post", &format!("/tables/{id}/end/answer"), answer.clone()).await,
        says(409, "nothing-asked")
    );
    done(&ana, &id, "end/answer", answer.clone()).await;
    assert_eq!(ana.look(&id).await["ended"]["how"], "agreed");

    // Her program is not asked whether she may end her game.
    let (id, link) = race(&ana, 1).await;
    join(&hal, &id, &link).await;
    done(&ana, &id, "end", json!({})).await;
    assert_eq!(ana.look(&id).await["ended"]["how"], "agreed");

    // Ben asks both: Hal's yes is Hal's, Ana's is for both.
    for first in [&hal, &ana] {
        let (id, link) = race(&ana, 2).await;
        join(&hal, &id, &link).await;
        join(&ben, &id, &link).await;
        done(&ben, &id, "end", json!({})).await;
        assert_eq!(ben.look(&id).await["end"]["waiting"], json!([1, 2]));
        done(first, &id, "end/answer", answer.clone()).await;
        if ben.look(&id).await["status"] == "playing" {
            assert_eq!(ben.look(&id).await["end"]["waiting"], json!([1]), "Ana is still asked");
            done(&ana, &id, "end/answer", answer.clone()).await;
        }
        assert_eq!(ben.look(&id).await["ended"]["how"], "agreed");
    }
    inn.close().await;
}

/// What programs play does not count for their guest: in no statistics, and for no star.
#[tokio::test]
async fn what_programs_play_is_not_their_guests() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::house(folder.path(), [puzzled(), room::<crate::race::Race<1>>(())], |_| {}).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let hal = named(&ana, "Hal").await;
    let played = async |who: &Guest| who.get("/me/statistics").await.1["all"]["played"].clone();
    let campaign = async |who: &Guest| {
        let page = who.get("/me/campaigns/bids").await;
        assert_eq!(page.0, StatusCode::OK, "{}", page.1);
        page.1["chapters"][0].clone()
    };
    // Hal against a bot, to its end.
    let seats = json!([{ "kind": "me" }, { "kind": "bot" }]);
    let (_, made) = hal.post("/tables", json!({ "game": "race", "seats": seats })).await;
    let id = made["id"].as_str().unwrap();
    loop {
        let table = hal.look(id).await;
        if table["status"] == "finished" {
            break;
        }
        match table["laid"][0]["ply"].as_u64() {
            Some(ply) => step(&hal, id, ply).await,
            None => tokio::time::sleep(Duration::from_millis(5)).await,
        }
    }
    assert_eq!(played(&ana).await, 0, "a game of Hal's");
    let file = ana.get("/me/plays").await.1;
    assert_eq!(file["plays"], json!([]), "{file}");
    // A game of Hal's against Ben, which it gives up; and one of a campaign.
    for game in ["race", "bids"] {
        let (id, link) = open_table(&ben, json!({ "game": game })).await;
        join(&hal, &id, &link).await;
        done(&hal, &id, "resign", json!({})).await;
    }
    assert_eq!(played(&ana).await, 0, "games that Hal gave up");
    assert_eq!(campaign(&ana).await["attempts"], 0);
    // They count for Ben; Hal is no person with whom he played.
    assert_eq!(played(&ben).await, 2);
    let with = campaign(&ben).await;
    assert_eq!((&with["attempts"], &with["stars"]["people"]), (&json!(1), &json!(false)), "{with}");
    assert_eq!((&with["with"], &with["stars"]["bots"]), (&json!([]), &json!(true)), "{with}");
    let counted = ben.get("/me/statistics").await.1;
    assert_eq!(counted["games"][0]["people"], json!([]), "{counted}");
    // Where she sits beside it, it is her own seat that counts.
    let (id, link) = race(&ana, 1).await;
    join(&hal, &id, &link).await;
    done(&ana, &id, "resign", json!({})).await;
    let counted = ana.get("/me/statistics").await.1;
    assert_eq!((&counted["all"]["played"], &counted["all"]["won"]), (&json!(1), &json!(0)), "{counted}");
    inn.close().await;
}

/// It is there where it listens, and its guest is not; nor the other way round.
#[tokio::test]
async fn a_program_is_there_as_itself() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let hal = named(&ana, "Hal").await;
    let (id, link) = open_table(&ana, json!({ "public": true })).await;
    let there = async || {
        // Whoever goes is gone a moment later.
        tokio::time::sleep(Duration::from_millis(100)).await;
        let table = ben.look(&id).await;
        let public = ben.get("/tables").await.1["public"].clone();
        let present = public[0]["present"].as_bool();
        ([0, 1].map(|seat| table["seats"][seat]["connected"] == true), present)
    };
    let mut looks = hal.listen(&id, None).await;
    looks.event().await;
    assert_eq!(there().await, ([false, false], Some(false)), "a token looks on");
    drop(looks);
    join(&hal, &id, &link).await;
    let mut plays = hal.listen(&id, None).await;
    plays.event().await;
    assert_eq!(there().await.0, [false, true]);
    let mut reads = ana.listen(&id, None).await;
    reads.event().await;
    assert_eq!(there().await.0, [true, true]);
    drop(plays);
    assert_eq!(there().await.0, [true, false]);
    inn.close().await;
}

/// A stream ends with its token, also where nothing happens at the table.
#[tokio::test]
async fn a_stream_ends_with_its_token() {
    const DAY: u64 = 24 * 3600;
    let (folder, clock) = (tempfile::tempdir().unwrap(), Clock::default());
    let now = clock.clone();
    let inn = Open::with(folder.path(), |config| config.clock = now).await;
    let ana = inn.guest("Ana").await;
    let fly = program(&ana, json!({ "name": "Fly", "days": 1 })).await;
    let (id, _) = open_table(&ana, json!({ "public": true })).await;
    clock.turn(Duration::from_secs(DAY - 3));
    let tables = json!([{ "to": 1, "table": id }]);
    let (mut one, mut all) = (fly.listen(&id, None).await, fly.listen_to(&tables).await);
    one.event().await;
    all.event().await;
    let over = async {
        while one.next().await.is_some() {}
        while all.next().await.is_some() {}
    };
    tokio::time::timeout(Duration::from_secs(8), over).await.expect("its streams go on");
    inn.close().await;
}

/// A seat that is kept for a guest is for them to take: no program of theirs does.
#[tokio::test]
async fn a_kept_seat_is_no_programs() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let hal = hal(&ben).await;
    let (id, link) = race(&ana, 1).await;
    join(&ben, &id, &link).await;
    done(&ana, &id, "end", json!({})).await;
    done(&ben, &id, "end", json!({})).await;
    let (_, next) = ana.post(&format!("/tables/{id}/rematch"), json!({})).await;
    let next = next["id"].as_str().unwrap();
    let link = token(&ana.look(next).await["links"]["join"]);
    let path = format!("/tables/{next}/join");
    assert_eq!(hal.get("/tables").await.1["invited"], json!([]));
    assert_eq!(refused(&hal, "post", &path, json!({ "token": link })).await, says(409, "table-full"));
    let wanted = json!({ "token": link, "seat": 2 });
    assert_eq!(refused(&hal, "post", &path, wanted).await, says(409, "seat-taken"));
    assert_eq!(ben.get("/tables").await.1["invited"][0]["id"], next);
    assert_eq!(join(&ben, next, &link).await, 2);
    inn.close().await;
}

/// In the next game of the same people nobody is kept a place for who is no person: a program comes by itself.
#[tokio::test]
async fn a_program_comes_to_the_next_game_by_itself() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let hal = hal(&ben).await;
    let (id, link) = race(&ana, 1).await;
    join(&hal, &id, &link).await;
    done(&ana, &id, "end", json!({})).await;
    done(&hal, &id, "end", json!({})).await;
    let (_, next) = ana.post(&format!("/tables/{id}/rematch"), json!({})).await;
    let next = next["id"].as_str().unwrap();
    assert_eq!(ben.get("/tables").await.1["invited"], json!([]), "Ben played none");
    let way = hal.look(&id).await["rematch"].clone();
    assert_eq!(join(&hal, next, &token(&way)).await, 2);
    inn.close().await;
}

/// Two programs of one guest are two: they play each other, and neither has the other's seat. A later token of the same name goes on.
#[tokio::test]
async fn a_program_is_known_by_its_name() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let (hal, eve) = (hal(&ana).await, named(&ana, "Eve").await);
    let (id, link) = open_table(&ben, json!({ "seats": [{ "kind": "open" }, { "kind": "open" }] })).await;
    assert_eq!([join(&hal, &id, &link).await, join(&eve, &id, &link).await], [1, 2]);
    for (who, own) in [(&hal, 1), (&eve, 2)] {
        for asked in ["", "?seat=1", "?seat=2"] {
            assert_eq!(who.get(&format!("/tables/{id}{asked}")).await.1["eyes"], own, "{asked}");
        }
    }
    let bid = json!({ "seat": 2, "ply": 0, "choice": "bid 1" });
    let choices = format!("/tables/{id}/choices");
    assert_eq!(refused(&hal, "post", &choices, bid).await, says(403, "not-programs"));
    let own = hal.get("/me/token").await.1["id"].as_str().unwrap().to_owned();
    assert_eq!(refused(&ana, "delete", &format!("/me/tokens/{own}"), json!({})).await.0, 204);
    // Also after a restart.
    inn.close().await;
    let inn = Open::new(folder.path()).await;
    let (ana, eve) = (ana.at(&inn), eve.at(&inn));
    let again = crate::programs::hal(&ana).await;
    assert_eq!(again.look(&id).await["you"], json!([1]));
    assert_eq!(again.bid(&id, 0, 1).await.0, StatusCode::OK);
    let other = named(&ana, "Hel").await;
    assert_eq!(refused(&other, "get", &format!("/tables/{id}"), json!({})).await, says(404, "no-table"));
    let bid = json!({ "ply": 0, "choice": "bid 1" });
    assert_eq!(refused(&other, "post", &choices, bid).await, says(404, "no-table"));
    assert_eq!(eve.bid(&id, 0, 2).await.0, StatusCode::OK);
    inn.close().await;
}

/// A token is not its guest: it has no link of a table at which it does not sit, needs one to sit down, starts no table that no program
/// made, and is told of no game that its guest plays.
#[tokio::test]
async fn a_token_has_no_rights_of_its_guest() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let ana = inn.guest("Ana").await;
    let hal = named(&ana, "Hal").await;
    let (id, link) = race(&ana, 1).await;
    // Not even a look, where only the link leads.
    assert_eq!(refused(&hal, "get", &format!("/tables/{id}"), json!({})).await, says(404, "no-table"));
    assert_eq!(refused(&hal, "post", &format!("/tables/{id}/join"), json!({})).await, says(404, "no-table"));
    let start = format!("/tables/{id}/start");
    assert_eq!(refused(&hal, "post", &start, json!({ "fill": "random" })).await, says(404, "no-table"));
    let (open, _) = open_table(&ana, json!({ "public": true })).await;
    let start = format!("/tables/{open}/start");
    assert_eq!(refused(&hal, "post", &start, json!({ "fill": "random" })).await, says(403, "not-host"));
    let tables = hal.get("/tables").await.1;
    assert_eq!((&tables["mine"], &tables["invited"]), (&json!([]), &json!([])));
    // Nor is it told where another program of hers plays.
    let eve = named(&ana, "Eve").await;
    assert_eq!(eve.post("/tables", json!({ "game": "race" })).await.0, 201);
    assert_eq!(hal.get("/tables").await.1["mine"], json!([]));
    // One that it made is its own to start.
    let (_, made) = hal.post("/tables", json!({ "game": "race" })).await;
    let its = made["id"].as_str().unwrap();
    assert_eq!(hal.look(its).await["host"], true);
    done(&hal, its, "start", json!({ "fill": "random" })).await;
    let mine = hal.get("/tables").await.1["mine"].clone();
    assert_eq!(
        (&mine[0]["id"], &mine[0]["you"], &mine[0]["your_turn"]),
        (&json!(its), &json!([1]), &json!(true))
    );
    assert_eq!(mine.as_array().unwrap().len(), 1, "{mine}");
    // It is not told where else it is Ana's turn, and Ana's turn is not Hal's.
    join(&hal, &id, &link).await;
    assert_eq!(hal.look(&id).await["elsewhere"], json!([]));
    assert_eq!(ana.look(its).await["elsewhere"][0]["id"], id.as_str());
    inn.close().await;
}

/// Nobody puts words into a program's mouth, nor gives it another name: also not the person whose it is.
#[tokio::test]
async fn a_program_says_its_own_words_alone() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let ana = inn.guest("Ana").await;
    let hal = named(&ana, "Hal").await;
    let (id, link) = race(&ana, 1).await;
    join(&hal, &id, &link).await;
    let named = format!("/tables/{id}/name");
    let remarks = format!("/tables/{id}/remarks");
    let called = json!({ "seat": 2, "name": "I give up" });
    assert_eq!(refused(&ana, "post", &named, called).await, says(403, "not-your-seat"));
    let remark = json!({ "seat": 2, "remark": "phrase hello" });
    assert_eq!(refused(&ana, "post", &remarks, remark).await, says(403, "not-your-seat"));
    assert_eq!(ana.look(&id).await["seats"][1]["name"], "Hal");
    done(&ana, &id, "remarks", json!({ "remark": "phrase hello" })).await;
    done(&ana, &id, "name", json!({ "name": "Una" })).await;
    // Nor where it sits alone.
    let (_, made) = hal.post("/tables", json!({ "game": "race" })).await;
    let its = made["id"].as_str().unwrap();
    let remark = json!({ "remark": "phrase hello" });
    assert_eq!(
        refused(&ana, "post", &format!("/tables/{its}/remarks"), remark).await,
        says(403, "not-your-seat")
    );
    let text = json!({ "text": "I am Ana" });
    assert_eq!(refused(&ana, "post", &format!("/tables/{its}/chat"), text).await, says(403, "not-seated"));
    inn.close().await;
}

/// A bot minds its seat until it is back: it takes the seat back itself, and no other program does.
#[tokio::test]
async fn a_program_comes_back_to_its_seat() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let (hal, eve) = (named(&ben, "Hal").await, named(&ben, "Eve").await);
    let mute = program(&ben, json!({ "name": "Hal", "scopes": ["play"] })).await;
    let (id, link) = race(&ana, 1).await;
    join(&hal, &id, &link).await;
    let watch = token(&ana.look(&id).await["links"]["watch"]);
    step(&ana, &id, 0).await;
    // Ben leaves its seat to a bot.
    let (status, said) = ben.post(&format!("/tables/{id}/seats/2/hand-over"), json!({})).await;
    assert_eq!(status, StatusCode::OK, "{said}");
    let back = format!("/tables/{id}/seats/2/return");
    assert_eq!(refused(&mute, "post", &back, json!({})).await, says(403, "no-scope"));
    assert_eq!(refused(&eve, "get", &format!("/tables/{id}?token={watch}"), json!({})).await.0, 200);
    assert_eq!(refused(&eve, "post", &back, json!({})).await.0, 404, "it does not even see the table");
    let seat = hal.look(&id).await["seats"][1].clone();
    assert_eq!((&seat["minded"], &seat["back"]), (&json!(true), &json!(true)));
    done(&hal, &id, "seats/2/return", json!({})).await;
    let seat = hal.look(&id).await["seats"][1].clone();
    assert_eq!((&seat["minded"], &seat["program"]), (&json!(false), &json!(true)));
    assert_eq!(refused(&hal, "post", &back, json!({})).await, says(409, "not-away"));
    inn.close().await;
}

/// Everything that somebody reads of a table, asked for each seat: what they are answered, and what their streams tell.
async fn all_that_is_read(who: &Guest, id: &str, link: &str) -> Value {
    let mut all = vec![who.get("/tables").await.1];
    for path in ["", "/journal", "/choices", "/record", "/steps/0", "/steps/1"] {
        for seat in ["", "&seat=1", "&seat=2"] {
            all.push(who.get(&format!("/tables/{id}{path}?token={link}{seat}")).await.1);
        }
    }
    let followed = json!([{ "to": 1, "table": id, "token": link }]);
    for path in [format!("/api/v1/tables/{id}/events?token={link}"), all_events(&followed)] {
        let answer = who.request("get", &path).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
        all.push(Listener::of(answer).event().await.data);
    }
    Value::Array(all)
}

/// The seats whose cards are told there.
fn dealt(read: &Value) -> BTreeSet<u64> {
    match read {
        Value::Object(fields) => {
            let of = |(key, value): (&String, &Value)| {
                let own = (key == "Dealt").then(|| value["seat"].as_u64()).flatten();
                dealt(value).into_iter().chain(own)
            };
            fields.iter().flat_map(of).collect()
        }
        Value::Array(all) => all.iter().flat_map(dealt).collect(),
        _ => BTreeSet::new(),
    }
}

/// A token reads what its own seat may know, and nothing of its guest's; its guest reads nothing of it; one that looks on reads neither.
#[tokio::test]
async fn no_token_reads_what_its_seat_may_not_know() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let ana = inn.guest("Ana").await;
    let (hal, eve) = (named(&ana, "Hal").await, named(&ana, "Eve").await);
    let (id, link) = open_table(&ana, json!({})).await;
    join(&hal, &id, &link).await;
    let watch = token(&ana.look(&id).await["links"]["watch"]);
    assert_eq!(ana.bid(&id, 0, 3).await.0, StatusCode::OK);
    for (who, own) in [(&ana, Some(1)), (&hal, Some(2)), (&eve, None)] {
        let read = all_that_is_read(who, &id, &watch).await;
        assert_eq!(dealt(&read), own.into_iter().collect::<BTreeSet<_>>(), "{read}");
        let (text, bid) = (read.to_string(), "\"bid\":3");
        assert!(
            own == Some(1) || !text.contains(bid) && !text.contains("bid 3\",\"seat\":1"),
            "Ana's bid: {read}"
        );
        assert!(!text.contains("\"seed\":\""), "{read}");
    }
    inn.close().await;
}
