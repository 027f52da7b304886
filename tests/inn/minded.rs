//! Somebody vanishes from a table of SATM while the other waits for them: in the other's chain of effects, or in a fight. The
//! clock gives the seat to a bot, or they do it themselves; they find it when they are back, and nobody has seen more than
//! before.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};

use crate::guest::{Guest, two_at_a_table};
use crate::{Inn, open_later};

const DAY: u64 = 24 * 3600;

/// The preferences of a player in their own turn, with a company still to be sent out.
const SETTING_OUT: &[&str] = &["pick ", "head ", "card ", "company ", "way 0", "yes", "number ", "pass"];
/// And once it is on the way.
const ON_THE_WAY: &[&str] =
    &["company ", "gain ", "pick ", "way ", "site ", "region ", "yes", "number ", "play ", "card ", "pass"];
/// The other one's hazards.
const HAZARDS: &[&str] = &["play ", "pick ", "yes", "number ", "card ", "way ", "guard ", "pass"];

/// Two at a table, and how far each day is from now.
struct Evening {
    folder: tempfile::TempDir,
    inn: Inn,
    ahead: u64,
    people: [Guest; 2],
    id: String,
}

/// A moment in which somebody may vanish: the seat, and what is asked.
type Waits = fn(&Value, u64) -> bool;

/// The other's chain of effects: something was declared in their turn, and this seat is to answer.
fn in_the_others_chain(view: &Value, seat: u64) -> bool {
    let chain = view["chain"].as_array().is_some_and(|chain| !chain.is_empty());
    chain && view["turn"]["active"] != seat
}

/// A fight of somebody's company, whoever is asked.
fn in_a_fight(view: &Value, _: u64) -> bool {
    view["combat"].is_object()
}

impl Evening {
    async fn begins(pace: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let inn = open_later(folder.path(), 0);
        let (ana, ben, id) = two_at_a_table(&inn.url, pace).await;
        Self { folder, inn, ahead: 0, people: [ana, ben], id }
    }

    /// So much time passes, while the inn is open: while it is closed no clock runs.
    fn pass(self, seconds: u64) -> Self {
        let Self { folder, inn, ahead, people, id } = self;
        drop(inn);
        let ahead = ahead + seconds;
        let now =
            SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970") + Duration::from_secs(ahead);
        let alive = folder.path().join("inn.sqlite3.alive");
        std::fs::write(alive, now.as_millis().to_string()).expect("a note beside the database");
        let inn = open_later(folder.path(), ahead);
        let people = people.map(|person| person.at(&inn.url));
        Self { folder, inn, ahead, people, id }
    }

    async fn look(&self, who: usize) -> Value {
        self.people[who].get(&format!("/tables/{}", self.id)).await
    }

    async fn deed(&self, who: usize, what: &str) -> (u16, Value) {
        self.people[who].tries(&format!("/tables/{}/{what}", self.id), json!({})).await
    }

    /// Makes the next choice of somebody who sees this table; false where nothing is asked of them.
    async fn chooses(&self, who: usize, table: &Value) -> bool {
        let Some(laid) = table["laid"].as_array().and_then(|laid| laid.first()) else {
            return false;
        };
        let choices = laid["choices"].as_array().expect("a list").iter();
        let legal = choices.filter(|choice| choice["refusal"].is_null());
        let legal = legal.map(|choice| choice["choice"].as_str().expect("a notation"));
        let legal = legal.collect::<Vec<_>>();
        let view = &table["view"];
        let own = view["turn"]["active"] == who as u64 + 1;
        let companies = view["companies"].as_array().expect("a list").iter();
        let sent = companies
            .filter(|company| company["seat"] == who as u64 + 1)
            .any(|company| company["moving"] == true);
        let wishes = match (own, sent) {
            (false, _) => HAZARDS,
            (true, false) => SETTING_OUT,
            (true, true) => ON_THE_WAY,
        };
        let mut wished =
            wishes.iter().filter_map(|wish| legal.iter().find(|choice| choice.starts_with(wish)));
        let choice = wished.next().unwrap_or(&legal[0]);
        self.people[who].chooses(&self.id, laid, choice).await;
        true
    }

    /// Both play until somebody is asked in such a moment, who.
    async fn plays_until(&self, waits: Waits) -> usize {
        for _ in 0..900 {
            for who in [0, 1] {
                let table = self.look(who).await;
                assert_eq!(table["status"], "playing", "over too soon");
                let asked = table["laid"].as_array().is_some_and(|laid| !laid.is_empty());
                if asked && waits(&table["view"], who as u64 + 1) {
                    return who;
                }
                self.chooses(who, &table).await;
            }
        }
        panic!("that moment does not come");
    }

    /// The bot at the seat of who is gone answers, and the other plays on for some answers.
    async fn goes_on_without(&self, gone: usize) {
        let stays = 1 - gone;
        let mut answers = 0;
        for _ in 0..600 {
            let table = self.look(stays).await;
            assert_eq!(table["status"], "playing");
            self.sees_no_more(stays, &table, gone);
            if self.chooses(stays, &table).await {
                answers += 1;
            } else {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            if answers >= 8 {
                return;
            }
        }
        panic!("the table waits still: {answers} answers");
    }

    /// The player who stays sits where they sat, and sees of the other what everybody sees.
    fn sees_no_more(&self, stays: usize, table: &Value, gone: usize) {
        assert_eq!(table["you"], json!([stays + 1]), "one seat each");
        let side = &table["view"]["sides"][gone];
        assert!(side["sites"].is_null(), "the location deck of the other: {side}");
        assert_eq!(side["aside_known"], json!([]), "{side}");
        let hand = side["hand_known"].as_array().expect("a list").len() as u64;
        assert!(hand == 0 || hand < side["hand"].as_u64().unwrap_or(0), "{side}");
        for company in table["view"]["companies"].as_array().expect("a list") {
            let theirs = company["seat"] == gone as u64 + 1;
            // What lies on guard at one's own company is the other's, and face down.
            assert!(theirs || company["guard_known"].is_null(), "{company}");
        }
    }

    /// The player who was away finds nothing of either side but what everybody sees, and comes back to the own seat.
    async fn comes_back(&self, gone: usize) {
        let away = self.look(gone).await;
        assert_eq!((&away["you"], &away["observer"]), (&json!([]), &json!("watcher")));
        for side in away["view"]["sides"].as_array().expect("a list") {
            assert!(side["sites"].is_null() && side["aside_known"] == json!([]), "{side}");
        }
        let stays = 1 - gone;
        let seat = gone + 1;
        let (status, refused) = self.deed(stays, &format!("seats/{seat}/return")).await;
        assert_eq!((status, &refused["error"]["code"]), (403, &json!("not-your-seat")));
        let (status, answer) = self.deed(gone, &format!("seats/{seat}/return")).await;
        assert_eq!(status, 200, "{answer}");
        let back = self.look(gone).await;
        assert_eq!(back["you"], json!([seat]));
        let side = &back["view"]["sides"][gone];
        let known = side["hand_known"].as_array().expect("a list").len() as u64;
        assert_eq!(Some(known), side["hand"].as_u64(), "the own hand again: {side}");
        // And chooses again.
        for _ in 0..600 {
            if self.chooses(gone, &self.look(gone).await).await {
                return;
            }
            if !self.chooses(stays, &self.look(stays).await).await {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        }
        panic!("nothing is asked of who is back");
    }
}

/// A day by the clock: a player who does not answer is minded by a bot, once the other says so, and not before.
async fn by_the_clock(waits: Waits) {
    let evening = Evening::begins("1d").await;
    let gone = evening.plays_until(waits).await;
    let over = format!("seats/{}/hand-over", gone + 1);
    let (status, refused) = evening.deed(1 - gone, &over).await;
    assert_eq!((status, &refused["error"]["code"]), (409, &json!("not-late")));
    let evening = evening.pass(DAY + 60);
    let (status, answer) = evening.deed(1 - gone, &over).await;
    assert_eq!(status, 200, "{answer}");
    evening.goes_on_without(gone).await;
    evening.comes_back(gone).await;
    let acts = evening.look(1 - gone).await["acts"].clone();
    let acts = acts.as_array().expect("a list").iter();
    let acts = acts.map(|act| act["act"].clone()).collect::<Vec<_>>();
    assert_eq!(acts, [json!("handed_over"), json!("returned")]);
}

/// An absence by consent: a player who has to go leaves the seat to a bot, at a table without a clock.
async fn by_consent(waits: Waits) {
    let evening = Evening::begins("free").await;
    let gone = evening.plays_until(waits).await;
    let over = format!("seats/{}/hand-over", gone + 1);
    let (status, refused) = evening.deed(1 - gone, &over).await;
    assert_eq!((status, &refused["error"]["code"]), (409, &json!("not-late")), "nobody else may");
    let (status, answer) = evening.deed(gone, &over).await;
    assert_eq!(status, 200, "{answer}");
    evening.goes_on_without(gone).await;
    evening.comes_back(gone).await;
}

#[tokio::test]
async fn who_vanishes_in_the_others_chain_is_minded_by_the_clock() {
    by_the_clock(in_the_others_chain).await;
}

#[tokio::test]
async fn who_vanishes_in_a_fight_is_minded_by_the_clock() {
    by_the_clock(in_a_fight).await;
}

#[tokio::test]
async fn who_leaves_in_the_others_chain_finds_the_seat_again() {
    by_consent(in_the_others_chain).await;
}

#[tokio::test]
async fn who_leaves_in_a_fight_finds_the_seat_again() {
    by_consent(in_a_fight).await;
}

/// Where there is no clock and nobody has left, the other may propose the end: silence agrees after a while.
#[tokio::test]
async fn without_a_clock_silence_agrees_to_the_end() {
    let evening = Evening::begins("free").await;
    let gone = evening.plays_until(in_the_others_chain).await;
    let stays = 1 - gone;
    assert_eq!(evening.deed(stays, "end").await.0, 200);
    assert_eq!(evening.look(stays).await["end"]["waiting"], json!([gone + 1]));
    assert_eq!(evening.deed(stays, "end").await.0, 200);
    assert_eq!(evening.look(stays).await["status"], "playing", "there is time left");
    let evening = evening.pass(30 * DAY);
    assert_eq!(evening.deed(stays, "end").await.0, 200);
    assert_eq!(evening.look(stays).await["ended"]["how"], "agreed");
}
