//! Notices as letters: first it is made sure that the mailbox is theirs.

use super::postbox::Postbox;
use super::{Away, GRACE, asked as unsure, look, reach, say_where, step, try_it, until_trouble};
use crate::house::Guest;
use serde_json::{Value, json};

const BEN: &str = "ben@example.org";

async fn with_mail() -> (Away, Postbox) {
    let post = Postbox::open().await;
    let mail = post.carries();
    let away = Away::with(|config| config.notices.mail = Some(mail)).await;
    (away, post)
}

/// Ben has said that he wants letters: the first asks whether the mailbox is his.
async fn asked(away: &Away, post: &Postbox) -> (Guest, Guest, String) {
    let (ana, ben, id) = away.table().await;
    let (status, answer) = say_where(&ben, "mail", BEN).await;
    assert_eq!(status, 200, "{answer}");
    assert_eq!((reach(&ben).await, &unsure(&answer)["way"]), (Value::Null, &json!("mail")));
    post.wait(1).await;
    (ana, ben, id)
}

/// Asks for the confirmation again.
async fn ask_again(who: &Guest, reach: &Value) -> (u16, Value) {
    let id = reach["id"].as_str().unwrap_or("none");
    let (status, answer) = who.post(&format!("/me/notices/{id}/again"), json!({})).await;
    (status.as_u16(), answer)
}

/// Follows a link of a letter as whoever opened it, without being known here; by its button, or only by looking.
async fn follow(away: &Away, link: &str, presses: bool) -> u16 {
    let path = link.strip_prefix("http://inn.example").expect("a link to the inn");
    let nobody = Guest::nobody(&away.inn);
    let asked = nobody.request(if presses { "post" } else { "get" }, path);
    let asked = asked.header("content-type", "application/x-www-form-urlencoded");
    asked.body("List-Unsubscribe=One-Click").send().await.unwrap().status().as_u16()
}

/// A letter a turn, to a mailbox of which it is sure whose it is.
#[tokio::test]
async fn first_it_is_made_sure() {
    let (away, post) = with_mail().await;
    let (ana, ben, id) = asked(&away, &post).await;
    let first = post.all().remove(0);
    assert_eq!((first.to.as_str(), first.head("From")), (BEN, Some("\"The inn\" <inn@example.org>")));
    assert!(first.head("Message-ID").is_some() && first.head("Date").is_some(), "{first:?}");
    assert_eq!(first.head("Auto-Submitted"), Some("auto-generated"));
    assert_eq!(first.head("Subject"), Some("server-notice-confirm-subject"));
    let confirm = first.question();
    assert!(confirm.contains("/confirm/"), "{confirm}");
    step(&ana, &id, 0).await;
    away.pass(GRACE + 1);
    let mailbox = unsure(&ben.get("/me/notices").await.1);
    assert_eq!(try_it(&ben, &mailbox).await.0, 404, "nothing else goes there yet");
    // Programs that look at every link of a letter confirm nothing.
    assert_eq!(follow(&away, &confirm, false).await, 200);
    away.settled().await;
    assert_eq!(post.all().len(), 1);
    assert_eq!(follow(&away, &confirm, true).await, 200);
    assert_eq!(reach(&ben).await["way"], "mail");
    // He is still waited for.
    let told = post.wait(2).await.remove(1);
    assert_eq!(told.head("Subject"), Some("server-notice-turn game=race"));
    assert_eq!(told.link("http://inn.example/t/"), format!("http://inn.example/t/{id}"));
    assert!(!told.text.contains("Ana"), "{told:?}");
    until_trouble(&ben, Value::Null).await;
    away.settled().await;
    assert_eq!(post.all().len(), 2);
    // The same again changes nothing; only the hint is ever told.
    assert_eq!(unsure(&say_where(&ben, "mail", BEN).await.1), Value::Null);
    assert_eq!(reach(&ben).await["hint"], "b…@example.org");
    assert_eq!(post.all().len(), 2);
    away.inn.close().await;
}

/// Every letter can be stopped from, by whoever holds it, with one press; not by looking at the link.
#[tokio::test]
async fn a_letter_says_how_to_stop() {
    let (away, post) = with_mail().await;
    let (ana, ben, id) = asked(&away, &post).await;
    let confirm = post.all()[0].question();
    assert_eq!(follow(&away, &confirm, true).await, 200);
    step(&ana, &id, 0).await;
    away.pass(GRACE + 1);
    let told = post.wait(2).await.remove(1);
    let stop = told.head("List-Unsubscribe").expect("a way to stop");
    let stop = stop.trim_matches(['<', '>']).to_owned();
    assert_eq!(told.head("List-Unsubscribe-Post"), Some("List-Unsubscribe=One-Click"));
    assert!(stop.contains("/stop/"), "{stop}");
    assert_eq!(follow(&away, &stop, false).await, 200);
    assert_ne!(reach(&ben).await, Value::Null);
    for wrong in [
        stop.replace("/stop/", "/confirm/"),
        confirm.replace("/confirm/", "/stop/"),
        format!("{stop}A"),
        stop.replace("/notices/", "/notices/0"),
    ] {
        assert_eq!(follow(&away, &wrong, true).await, 410, "{wrong}");
    }
    assert_eq!(follow(&away, &stop, true).await, 200);
    assert_eq!(reach(&ben).await, Value::Null);
    assert_eq!(follow(&away, &stop, true).await, 200, "said twice, it is done");
    assert_eq!(follow(&away, &confirm, true).await, 410, "nobody has it any more");
    away.inn.close().await;
}

/// What the mail server refuses is told, and tried again; so is that there is none.
#[tokio::test]
async fn what_the_server_refuses() {
    let (away, post) = with_mail().await;
    post.answers("550 nobody of that name");
    let (_ana, ben, _) = away.table().await;
    let (status, answer) = say_where(&ben, "mail", BEN).await;
    assert_eq!((status, &unsure(&answer)["trouble"]), (200, &json!("refused")));
    assert!(post.all().is_empty());
    post.answers("250 yes");
    let (_, answer) = ask_again(&ben, &unsure(&answer)).await;
    assert_eq!(unsure(&answer)["trouble"], Value::Null);
    let confirm = post.wait(1).await[0].question();
    assert_eq!(follow(&away, &confirm, true).await, 200);
    post.answers("451 later");
    let (_, tried) = try_it(&ben, &reach(&ben).await).await;
    assert_eq!(tried["reaches"][0]["trouble"], "refused");
    away.inn.close().await;
}

/// A further mailbox is asked for itself; who stops the question stops nothing else.
#[tokio::test]
async fn each_mailbox_is_asked() {
    let (away, post) = with_mail().await;
    let (ana, ben, id) = asked(&away, &post).await;
    let confirm = post.all()[0].question();
    assert_eq!(follow(&away, &confirm, true).await, 200);
    let (_, answer) = say_where(&ben, "mail", "ben@elsewhere.example").await;
    assert_eq!(reach(&ben).await["hint"], "b…@example.org");
    let further = unsure(&answer);
    assert_eq!(further["hint"], "b…@elsewhere.example");
    let other = post.wait(2).await.remove(1);
    step(&ana, &id, 0).await;
    away.pass(GRACE + 1);
    assert_eq!(post.wait(3).await.remove(2).to, BEN);
    assert_eq!(ask_again(&ben, &reach(&ben).await).await.0, 404, "that is sure");
    assert_eq!(ask_again(&ana, &further).await.0, 404, "nor is it Ana's");
    let stop = other.head("List-Unsubscribe").expect("a way to stop");
    let stop = stop.trim_matches(['<', '>']).to_owned();
    assert_eq!(follow(&away, &stop, true).await, 200);
    assert_eq!(reach(&ben).await["hint"], "b…@example.org");
    let late = other.question();
    assert_eq!(follow(&away, &late, true).await, 410);
    assert_eq!(ask_again(&ben, &further).await.0, 404);
    away.inn.close().await;
}

/// What is refused for now is tried again, also where the host's own access fails; what is refused for good is not.
#[tokio::test]
async fn how_patient_it_is() {
    for (line, again) in [("451 later", 1), ("535 who are you", 1), ("550 nobody of that name", 0)] {
        let (away, post) = with_mail().await;
        let (ana, ben, id) = asked(&away, &post).await;
        assert_eq!(follow(&away, &post.all()[0].question(), true).await, 200);
        post.answers(line);
        step(&ana, &id, 0).await;
        away.pass(GRACE + 1);
        until_trouble(&ben, json!("refused")).await;
        assert_eq!(reach(&ben).await["tried_again"], again, "{line}");
        away.inn.close().await;
    }
}

/// A mailbox of somebody else is not filled with questions whether it is theirs; and none of the host's own network is one.
#[tokio::test]
async fn nobody_is_pestered() {
    let (away, post) = with_mail().await;
    for number in 0..8 {
        let eve = away.inn.guest(&format!("Eve{number}")).await;
        // A mailbox is one by what stands before the plus.
        let spelled = if number % 2 == 0 { BEN.to_owned() } else { BEN.replace('@', &format!("+{number}@")) };
        let (status, answer) = say_where(&eve, "mail", &spelled).await;
        assert_eq!(status, if number < 3 { 200 } else { 429 }, "{number}: {answer}");
    }
    assert_eq!(post.all().len(), 3);
    let ben = away.inn.guest("Ben").await;
    for address in [
        "ben",
        "ben@localhost",
        "ben@127.0.0.1",
        "ben@[10.0.0.1]",
        "ben@mail.internal",
        "ben@example.org\r\nBcc: ana@example.org",
        "a@example.org,b@example.org",
        "https://example.org/",
        "-oQ/tmp@example.org",
        "|cat@example.org",
        "a%b@example.org",
        "a!b@example.org",
        "/etc/passwd@example.org",
    ] {
        let (status, answer) = say_where(&ben, "mail", address).await;
        assert_eq!((status, &answer["error"]["code"]), (422, &json!("bad-mailbox")), "{address}");
    }
    assert_eq!(post.all().len(), 3);
    look(&ben).await;
    away.inn.close().await;
}

/// Whoever reads the mailbox of a guest comes back as they; whether it is anybody's is not told.
#[tokio::test]
async fn a_letter_brings_one_back() {
    let (away, post) = with_mail().await;
    let (_, ben, _) = asked(&away, &post).await;
    let nobody = Guest::nobody(&away.inn);
    let way_back = async |address: &str| nobody.post("/letters", json!({ "address": address })).await;
    let unsure = way_back(BEN).await;
    assert_eq!(unsure.0, 202);
    assert_eq!(follow(&away, &post.all()[0].question(), true).await, 200);
    assert_eq!(way_back("eve@example.org").await, unsure, "nobody's");
    assert_eq!(way_back(BEN).await, unsure);
    let letter = post.wait(2).await.remove(1);
    assert_eq!((letter.to.as_str(), letter.head("Subject")), (BEN, Some("server-notice-enter-subject")));
    let link = letter.link("http://inn.example/device#");
    let code = link.split_once('#').unwrap().1;
    let (status, back) = nobody.post("/devices", json!({ "code": code })).await;
    assert_eq!((status.as_u16(), &back["name"]), (201, &json!("Ben")), "{back}");
    let (status, _) = nobody.post("/devices", json!({ "code": code })).await;
    assert_eq!(status, 410, "once");
    // What others ask for is no hindrance: questions whether it is theirs have a counter of their own.
    for number in 0..4 {
        let eve = away.inn.guest(&format!("Eve{number}")).await;
        let (status, answer) = say_where(&eve, "mail", BEN).await;
        assert_eq!(status, if number < 2 { 200 } else { 429 }, "{number}: {answer}");
    }
    let all = post.all().len();
    assert_eq!(way_back(BEN).await, unsure);
    post.wait(all + 1).await;
    // That was the third, and this mailbox has had its three of the day, however it is written.
    assert_eq!(way_back("Ben+x@example.org").await.0, 429);
    let (status, answer) = way_back(BEN).await;
    assert_eq!((status.as_u16(), &answer["error"]["code"]), (429, &json!("too-many")));
    assert_eq!(way_back("no mailbox").await.0, 422);
    assert_eq!(post.all().len(), all + 1);
    assert_eq!(ben.get("/me/devices").await.1["devices"].as_array().unwrap().len(), 2);
    away.inn.close().await;
}

#[tokio::test]
async fn a_letter_brings_one_back_for_an_hour() {
    let (away, post) = with_mail().await;
    let _ = asked(&away, &post).await;
    let nobody = Guest::nobody(&away.inn);
    assert_eq!(follow(&away, &post.all()[0].question(), true).await, 200);
    assert_eq!(nobody.post("/letters", json!({ "address": BEN })).await.0, 202);
    let link = post.wait(2).await.remove(1).link("http://inn.example/device#");
    away.pass(3600);
    let code = json!({ "code": link.split_once('#').unwrap().1 });
    assert_eq!(nobody.post("/devices", code).await.0, 410);
    away.inn.close().await;
}

/// Nobody knows who asked for a letter: whoever signs a device out ends those that are on their way.
#[tokio::test]
async fn signing_out_ends_letters() {
    let (away, post) = with_mail().await;
    let (_, ben, _) = asked(&away, &post).await;
    let nobody = Guest::nobody(&away.inn);
    assert_eq!(follow(&away, &post.all()[0].question(), true).await, 200);
    let (_, link) = ben.post("/me/devices/links", json!({})).await;
    let (status, _) = nobody.post("/devices", json!({ "code": link["code"] })).await;
    assert_eq!(status, 201);
    assert_eq!(nobody.post("/letters", json!({ "address": BEN })).await.0, 202);
    let link = post.wait(2).await.remove(1).link("http://inn.example/device#");
    let (_, all) = ben.get("/me/devices").await;
    let second = all["devices"][1]["id"].as_str().unwrap();
    let out = ben.request("delete", &format!("/api/v1/me/devices/{second}"));
    assert_eq!(out.send().await.unwrap().status(), 204);
    let code = json!({ "code": link.split_once('#').unwrap().1 });
    assert_eq!(nobody.post("/devices", code).await.0, 410);
    away.inn.close().await;
}
