//! Texts that seats bring, over HTTP: a deck each, handed in after sitting down, in secret.

use serde_json::{Value, json};

use crate::packs_page::BOTS_DECK;
use crate::{Guest, Running};

/// Ana's table for two of the toy with decks, and Ben on its second seat.
async fn sat_down(inn: &Running) -> (Guest, Guest, String) {
    let (ana, ben) = (Guest::new(&inn.url, "Ana").await, Guest::new(&inn.url, "Ben").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let body = json!({ "game": "packs", "seats": seats, "public": true });
    let made = ana.post("/tables", body).await;
    let table = format!("/tables/{}", made["id"].as_str().expect("a table"));
    let (status, joined) = ben.told(&format!("{table}/join"), json!({})).await;
    assert_eq!(status, 200, "{joined}");
    (ana, ben, table)
}

async fn brings(who: &Guest, table: &str, body: Value) -> (u16, Value) {
    let (status, answer) = who.told(&format!("{table}/texts/deck"), body).await;
    (status, answer["error"].clone())
}

fn deck(text: &str) -> Value {
    json!({ "text": text })
}

/// The page of a table as somebody gets it.
async fn page(who: &Guest, table: &str) -> String {
    who.page(&format!("{}?lang=en", table.replace("tables", "t"))).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_begins_when_all_have_brought_theirs() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Running::at(folder.path()).await;
    let (ana, ben, table) = sat_down(&inn).await;

    let seen = ana.get(&table).await;
    assert_eq!(seen["status"], "waiting", "{seen}");
    let expected = json!({
        "id": "deck", "seat": 1, "yours": true, "needed": true, "secret": true, "given": false, "longest": 200,
        "clause": "PACK-4", "text": null,
    });
    assert_eq!(seen["texts"][0], expected);
    assert_eq!((&seen["texts"][1]["yours"], &seen["texts"][1]["seat"]), (&json!(false), &json!(2)));
    let form = page(&ana, &table).await;
    for part in ["id=\"text-deck-1\"", "Your deck", "Ben has not submitted this yet", "PACK-4"] {
        assert!(form.contains(part), "{part}: {form}");
    }
    assert!(!form.contains("text-deck-2"), "a form for a seat of somebody else");

    // All that is wrong comes at once, each with its line and clause.
    let (status, error) = brings(&ana, &table, deck("3 orc\nfive trolls\n77 rat")).await;
    assert_eq!((status, &error["code"], &error["clause"]), (422, &json!("setup"), &json!("PACK-4")));
    let faults = error["faults"].as_array().unwrap().iter();
    let faults = faults.map(|fault| (fault["line"].as_u64(), fault["message"].as_str().unwrap()));
    assert_eq!(
        faults.collect::<Vec<_>>(),
        [(Some(2), "A line is a number and a name"), (Some(3), "A card is worth 1 to 9")]
    );
    let (status, error) = brings(&ana, &table, deck(&"3 orc\n".repeat(50))).await;
    assert_eq!((status, &error["faults"][0]["say"]["id"]), (422, &json!("setup-brings-long")));
    let (status, error) = brings(&ana, &table, deck(&"3 orc\n".repeat(50_000))).await;
    assert_eq!((status, &error["code"]), (413, &json!("too-large")));
    assert_eq!(ana.get(&table).await["texts"][0]["given"], false);

    // Nobody hands in for another seat, or what is not asked for; strangers nothing.
    let (status, error) = brings(&ben, &table, json!({ "seat": 1, "text": "9 dragon" })).await;
    assert_eq!((status, &error["code"]), (403, &json!("not-your-seat")));
    let (status, answer) = ben.told(&format!("{table}/texts/hat"), deck("9 dragon")).await;
    assert_eq!((status, &answer["error"]["code"]), (404, &json!("no-text")));
    let eve = Guest::new(&inn.url, "Eve").await;
    let (status, error) = brings(&eve, &table, deck("9 dragon")).await;
    assert_eq!((status, &error["code"]), (403, &json!("not-seated")));
    let (status, answer) = ana.told(&format!("{table}/start"), json!({})).await;
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("not-brought")));

    // Handed in, and again: only its own seat reads it.
    assert_eq!(brings(&ana, &table, deck("3 orc")).await.0, 200);
    assert_eq!(brings(&ana, &table, deck("3 orc\r\n5 troll")).await.0, 200);
    let seen = ana.get(&table).await;
    assert_eq!((&seen["status"], &seen["texts"][0]["text"]), (&json!("waiting"), &json!("3 orc\n5 troll")));
    assert!(page(&ana, &table).await.contains("troll"));
    for other in [&ben, &eve] {
        let seen = other.get(&table).await;
        assert_eq!((&seen["texts"][0]["given"], &seen["texts"][0]["text"]), (&json!(true), &Value::Null));
        assert!(!seen.to_string().contains("troll") && !page(other, &table).await.contains("troll"));
    }

    // It survives a restart.
    inn.close().await;
    let inn = Running::at(folder.path()).await;
    let at = |guest: Guest| Guest { url: inn.url.clone(), ..guest };
    let (ana, ben, eve) = (at(ana), at(ben), at(eve));
    assert_eq!(ana.get(&table).await["texts"][0]["text"], "3 orc\n5 troll");

    // By the form, with the last that is needed: the game begins, and nothing can be handed in any more.
    let address = format!("{}{}/texts/deck", ben.url, table.replace("/tables", "/t"));
    let form = ben.client.post(&address).header("Cookie", format!("bree_guest={}", ben.token));
    let form = form.header("Content-Type", "application/x-www-form-urlencoded");
    let answer = form.body("seat=2&text=4+warg%0D%0A1+hobbit").send().await.unwrap();
    assert!(answer.status().is_success(), "{}", answer.status());
    let seen = ben.get(&table).await;
    assert_eq!((&seen["status"], &seen["texts"]), (&json!("playing"), &json!([])));
    assert!(seen["laid"].to_string().contains("hobbit"));
    let (status, error) = brings(&ben, &table, deck("9 dragon")).await;
    assert_eq!((status, &error["code"]), (409, &json!("has-begun")));
    for (who, other) in [(&ana, "warg"), (&ben, "troll"), (&eve, "troll")] {
        let seen = who.get(&table).await;
        assert!(!seen.to_string().contains(other) && !page(who, &table).await.contains(other));
        let (record, steps) =
            (who.get(&format!("{table}/record")).await, who.get(&format!("{table}/steps/0")).await);
        assert_eq!(&record["error"]["code"], "not-over");
        // Looking back shows no more than was seen then.
        assert!(steps["view"].is_object() && !steps.to_string().contains(other), "{steps}");
        let then = who.page(&format!("{}/then?step=0", table.replace("tables", "t"))).await;
        assert!(!then.contains(other));
    }

    // The game that is on survives one, too, with its decks.
    inn.close().await;
    let inn = Running::at(folder.path()).await;
    let at = |guest: Guest| Guest { url: inn.url.clone(), ..guest };
    let (ana, ben) = (at(ana), at(ben));
    for card in 0..2 {
        for who in [&ana, &ben] {
            let seen = who.get(&table).await;
            let laid = &seen["laid"][0];
            let body = json!({ "seat": laid["seat"], "ply": laid["ply"], "choice": format!("play {card}") });
            let (status, answer) = who.told(&format!("{table}/choices"), body).await;
            assert_eq!(status, 200, "{answer}");
        }
    }
    assert_eq!(ana.get(&table).await["status"], "finished");
    // At the end all is told.
    let record = ben.client.get(format!("{}/api/v1{table}/record", ben.url)).bearer_auth(&ben.token);
    let record = record.send().await.unwrap().text().await.unwrap();
    assert!(record.contains("troll") && record.contains("hobbit"), "{record}");
    inn.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_bring_their_own_and_whoever_gets_up_takes_theirs_along() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Running::at(folder.path()).await;
    let (ana, ben, table) = sat_down(&inn).await;
    assert_eq!(brings(&ben, &table, deck("4 elf")).await.0, 200);
    assert_eq!(ben.told(&format!("{table}/leave"), json!({})).await.0, 200);
    let eve = Guest::new(&inn.url, "Eve").await;
    assert_eq!(eve.told(&format!("{table}/join"), json!({})).await.0, 200);
    let seen = eve.get(&table).await;
    assert_eq!((&seen["texts"][1]["given"], &seen["texts"][1]["text"]), (&json!(false), &Value::Null));
    assert_eq!(eve.told(&format!("{table}/leave"), json!({})).await.0, 200);

    // The host begins with a bot, and hands in afterwards.
    let (status, answer) = ana.told(&format!("{table}/start"), json!({ "fill": "easy" })).await;
    assert_eq!(status, 200, "{answer}");
    let seen = ana.get(&table).await;
    assert_eq!((&seen["status"], &seen["texts"][1]["given"]), (&json!("waiting"), &json!(true)));
    assert!(!seen.to_string().contains("mouse"), "{BOTS_DECK}: {seen}");
    assert_eq!(brings(&ana, &table, deck("9 dragon")).await.0, 200);
    assert_eq!(ana.get(&table).await["status"], "playing");

    // Bots alone need nobody.
    let seats = json!([{ "kind": "bot", "level": "easy" }, { "kind": "bot", "level": "random" }]);
    let made = ana.post("/tables", json!({ "game": "packs", "seats": seats })).await;
    let alone = format!("/tables/{}", made["id"].as_str().expect("a table"));
    assert_ne!(ana.get(&alone).await["status"], "waiting");
    inn.close().await;
}

/// All that is wrong with a table that is laid is told at once, to programs and on the page.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_faults_of_a_set_up_come_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Running::at(folder.path()).await;
    let ana = Guest::new(&inn.url, "Ana").await;
    let long = "x".repeat(200);
    let seats =
        json!([{ "kind": "me", "name": long }, { "kind": "bot", "level": "clever" }, { "kind": "open" }]);
    let options = json!({ "game": "grand", "hat": "red" });
    let body = json!({ "game": "journey", "players": 2, "seats": seats, "options": options });
    let (status, answer) = ana.told("/tables", body).await;
    let error = &answer["error"];
    assert_eq!((status, &error["code"]), (422, &json!("setup")));
    let ids = error["faults"].as_array().unwrap().iter();
    let ids = ids.map(|fault| fault["say"]["id"].as_str().unwrap());
    let expected = [
        "server-bad-seats",
        "server-bad-name",
        "setup-unknown-option",
        "setup-bad-value",
        "server-bad-level",
    ];
    assert_eq!(ids.collect::<Vec<_>>(), expected, "{answer}");
    assert_eq!(error["message"], error["faults"][0]["message"]);

    // One alone stays what it was.
    let body =
        json!({ "game": "journey", "seats": [{ "kind": "me" }, { "kind": "bot", "level": "clever" }] });
    let (status, answer) = ana.told("/tables", body).await;
    assert_eq!((status, &answer["error"]["code"]), (422, &json!("bad-level")));
    assert_eq!(answer["error"]["faults"], json!([]));

    let form = ana.client.post(format!("{}/tables?lang=en", ana.url));
    let form = form.header("Cookie", format!("bree_guest={}", ana.token));
    let form = form.header("Content-Type", "application/x-www-form-urlencoded");
    let body = "game=journey&seat-1=me&seat-2=bot:clever&option-game=grand&option-hat=red";
    let answer = form.body(body).send().await.unwrap();
    assert_eq!(answer.status(), 422);
    let page = answer.text().await.unwrap();
    for part in ["grand", "hat", "clever"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    assert_eq!(page.matches("<li>").count().min(3), 3);
    inn.close().await;
}

/// The decks that the page offers, as they are handed in.
fn ready(page: &str) -> Vec<String> {
    let offered = page.split("name=\"text\" value=\"").skip(1);
    let offered = offered.map(|rest| rest.split('"').next().expect("an end"));
    offered.map(|deck| deck.replace("&quot;", "\"").replace("&amp;", "&")).collect()
}

/// The host sets other options while one waits: a deck that does not fit them is wanted again, and said to be; one that fits stays.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deck_that_does_not_fit_new_options_is_wanted_again() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Running::at(folder.path()).await;
    let (ana, ben) = (Guest::new(&inn.url, "Ana").await, Guest::new(&inn.url, "Ben").await);
    let own = json!({ "rules": "basic", "deck-1": "own", "deck-2": "own" });
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let made = ana.post("/tables", json!({ "game": "wizards", "seats": seats, "options": own })).await;
    let table = format!("/tables/{}", made["id"].as_str().unwrap_or_else(|| panic!("{made}")));
    let secret = made["links"]["join"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    let plain = ready(&page(&ana, &table).await).swap_remove(0);
    let with_worms = plain.replace("2 Giant (TW)", "2 Cave Worm");
    assert_ne!(plain, with_worms);
    assert_eq!(brings(&ana, &table, deck(&with_worms)).await, (200, Value::Null));
    let given = async |who: &Guest| {
        let seen = who.get(&table).await;
        assert_eq!(seen["status"], "waiting", "{seen}");
        [0, 1].map(|at| seen["texts"][at]["given"] == true)
    };
    let anew =
        async |options: Value| ana.told(&format!("{table}/options"), json!({ "options": options })).await;

    // What fits stays, and so does everything where the options are refused.
    assert_eq!(anew(json!({ "rules": "standard" })).await.0, 200);
    assert_eq!(anew(json!({ "sets": "none" })).await.0, 422);
    assert_eq!(given(&ana).await, [true, false]);

    // With the base set alone the worms are gone, and the deck with them: it is wanted, and its owner is told.
    assert_eq!(anew(json!({ "sets": "base" })).await.0, 200);
    assert_eq!(given(&ana).await, [false, false]);
    assert!(ana.get(&table).await["texts"][0]["text"].is_null());
    let told = page(&ana, &table).await;
    for part in ["id=\"missing\"", "your deck", "text-deck-1-ready"] {
        assert!(told.contains(part), "no '{part}' in {told}");
    }
    let (status, error) = brings(&ana, &table, deck(&with_worms)).await;
    assert_eq!((status, &error["clause"]), (422, &json!("SATM-35.6")), "{error}");
    assert!(error["faults"][0]["message"].as_str().unwrap().contains("Cave Worm"), "{error}");

    // Ben comes with a deck that fits; the game does not begin without Ana's, nor after a restart.
    let (status, joined) = ben.told(&format!("{table}/join"), json!({ "token": secret })).await;
    assert_eq!(status, 200, "{joined}");
    let (status, error) = brings(&ben, &table, json!({ "text": plain })).await;
    assert_eq!(status, 200, "{error}");
    inn.close().await;
    let inn = Running::at(folder.path()).await;
    let at = |guest: Guest| Guest { url: inn.url.clone(), ..guest };
    let (ana, ben) = (at(ana), at(ben));
    assert_eq!(given(&ben).await, [false, true]);
    assert!(page(&ben, &table).await.contains("Ana still has to submit their deck"));
    assert_eq!(brings(&ana, &table, deck(&plain)).await, (200, Value::Null));
    assert_eq!(ben.get(&table).await["status"], "playing");
    inn.close().await;
}
