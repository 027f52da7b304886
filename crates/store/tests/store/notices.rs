//! Notifications that are due: with the turn, once at each address, and sent by one process.

use std::time::{Duration, Instant};

use store::{
    Append, DueReach, GuestHash, Hours, Missed, NewDevice, REACHES, Reach, Status, Store, Turn, Waiting,
};

use crate::{Home, choice, summary, temporary};

const ANA: GuestHash = [1; 32];
const BEN: GuestHash = [2; 32];
const GONE: &str = "gone";

fn reach(guest: GuestHash, id: &str) -> Reach {
    Reach {
        id: id.into(),
        guest,
        way: "plain".into(),
        address: format!("https://hooks.example/{id}"),
        lang: "es".into(),
        device: None,
        sure: true,
        trouble: String::new(),
        trouble_at: 0,
        said_at: None,
    }
}

/// One that is asked first whether it is theirs.
fn unsure(guest: GuestHash, id: &str) -> Reach {
    Reach { sure: false, ..reach(guest, id) }
}

async fn put(store: &Store, reach: Reach) {
    assert_eq!(store.put_reach(reach).await, Ok(true));
}

/// Sets the turns at the table.
async fn turns(store: &Store, table: &str, turns: &[(GuestHash, i64)]) {
    let version = store.read(table, 0).await.unwrap().len() as u64;
    let turn = |(guest, since): &(GuestHash, i64)| Turn {
        guest: *guest,
        since: *since,
        due: since + 10,
        kept: false,
    };
    let append = Append {
        summary: Some(summary("war", Status::Playing, false)),
        turns: Some(turns.iter().map(turn).collect()),
        ..Append::new(table, version, vec![choice("a step")])
    };
    store.append(append).await.unwrap();
}

/// The notifications due by now: the address, and the turns.
async fn due(store: &Store, now: i64) -> Vec<(DueReach, Vec<Waiting>)> {
    let mut all = Vec::new();
    for due in store.due_reaches(now, GONE, 100).await.unwrap() {
        let waiting = store.waiting(&due.reach.id, now).await.unwrap();
        if !waiting.is_empty() {
            all.push((due, waiting));
        }
    }
    all
}

async fn nothing(store: &Store, now: i64) -> bool {
    due(store, now).await.is_empty()
}

async fn one(store: &Store, now: i64) -> (DueReach, Vec<Waiting>) {
    let mut due = due(store, now).await;
    assert_eq!(due.len(), 1, "{due:?}");
    due.remove(0)
}

/// The ways that have something to tell.
async fn ways(store: &Store, now: i64) -> Vec<String> {
    due(store, now).await.into_iter().map(|(due, _)| due.reach.id).collect()
}

/// Told by whatever way can now.
async fn tell(store: &Store, now: i64) {
    for (mut due, turns) in due(store, now).await {
        assert!(store.claim_reach(&mut due, now + 50).await.unwrap());
        store.notice_sent(&due, turns).await.unwrap();
    }
}

async fn trouble(store: &Store, id: &str) -> String {
    let all = store.reaches(ANA).await.unwrap();
    all.into_iter().find(|reach| reach.id == id).unwrap().trouble
}

/// Ana wants to be told, and it is her turn since 100.
async fn owed() -> Store {
    let store = temporary();
    store.put_guest(ANA, "Ana").await.unwrap();
    store.put_guest(BEN, "Ben").await.unwrap();
    put(&store, reach(ANA, "a")).await;
    turns(&store, "t", &[(ANA, 100)]).await;
    store
}

fn missed(again: Option<i64>) -> Missed {
    Missed { again, trouble: "refused".into() }
}

#[tokio::test]
async fn owed_with_the_turn_and_sent_once() {
    let store = owed().await;
    assert!(nothing(&store, 109).await, "not before it is due");
    let (mut first, turn) = one(&store, 110).await;
    let told =
        Waiting { table: "t".into(), game: "war".into(), since: 100, due: 110, open: false, kept: false };
    assert_eq!((first.tries, &first.reach, &turn[..]), (0, &reach(ANA, "a"), &[told][..]));
    assert_eq!(store.claim_reach(&mut first, 200).await, Ok(true));
    assert!(nothing(&store, 199).await, "somebody is at it");
    store.notice_sent(&first, turn).await.unwrap();
    assert!(nothing(&store, i64::MAX).await);
    // The same turn, after whatever else happens at the table, is the same turn.
    turns(&store, "t", &[(ANA, 100), (BEN, 300)]).await;
    assert!(nothing(&store, i64::MAX).await, "and Ben does not want to be told");
    turns(&store, "t", &[(ANA, 400)]).await;
    assert_eq!(one(&store, 500).await.1[0].since, 400);
}

/// Each way tells of each turn, whatever becomes of it in the others.
#[tokio::test]
async fn each_way_by_itself() {
    let store = owed().await;
    put(&store, reach(ANA, "b")).await;
    put(&store, reach(ANA, "c")).await;
    let (mut first, turn) = due(&store, 110).await.remove(0);
    assert!(store.claim_reach(&mut first, 200).await.unwrap());
    store.notice_missed(&first, turn, missed(None)).await.unwrap();
    assert_eq!(ways(&store, 110).await, ["b", "c"]);
    assert_eq!(store.reach_went("b", GONE).await, Ok(true));
    assert_eq!(ways(&store, 110).await, ["c"], "the others are told");
    tell(&store, 110).await;
    assert!(nothing(&store, i64::MAX).await);
    turns(&store, "t", &[(ANA, 300)]).await;
    assert_eq!(ways(&store, 310).await, ["a", "c"]);
    assert_eq!(store.saw(ANA, 300).await, Ok(1), "one look is enough for all");
    assert!(nothing(&store, i64::MAX).await);
}

/// A turn that another way has told is no news; one that none has is.
#[tokio::test]
async fn a_new_way_is_owed_what_nobody_told() {
    let store = owed().await;
    tell(&store, 110).await;
    turns(&store, "lost", &[(ANA, 120)]).await;
    let (mut again, turn) = one(&store, 130).await;
    assert!(store.claim_reach(&mut again, 200).await.unwrap());
    store.notice_missed(&again, turn, missed(None)).await.unwrap();
    put(&store, reach(ANA, "b")).await;
    let (new, turns) = one(&store, 210).await;
    let tables = turns.iter().map(|turn| turn.table.as_str()).collect::<Vec<_>>();
    assert_eq!((new.reach.id.as_str(), tables), ("b", vec!["lost"]));
}

/// All that a way has to tell goes at once.
#[tokio::test]
async fn what_waits_together_goes_together() {
    let store = owed().await;
    turns(&store, "later", &[(ANA, 105)]).await;
    turns(&store, "not yet", &[(ANA, 200)]).await;
    let (mut due, waiting) = one(&store, 120).await;
    let since = waiting.iter().map(|turn| turn.since).collect::<Vec<_>>();
    assert_eq!(since, [100, 105], "the oldest first");
    assert!(store.claim_reach(&mut due, 300).await.unwrap());
    store.notice_sent(&due, waiting).await.unwrap();
    assert!(nothing(&store, 209).await);
    assert_eq!(one(&store, 210).await.1[0].table, "not yet");
}

#[tokio::test]
async fn a_turn_that_is_over_is_not_told() {
    let store = owed().await;
    let (mut late, turn) = one(&store, 200).await;
    turns(&store, "t", &[(BEN, 150)]).await;
    assert!(nothing(&store, 200).await);
    // Who was about to tell it looks once more when the way is theirs.
    assert_eq!(store.claim_reach(&mut late, 300).await, Ok(true));
    assert_eq!(store.waiting("a", 300).await, Ok(vec![]));
    store.put_off(&late, None).await.unwrap();
    // That it was told all the same marks no other turn.
    store.notice_sent(&late, turn).await.unwrap();
    turns(&store, "t", &[(ANA, 200)]).await;
    assert_eq!(one(&store, 210).await.0.tries, 0);
    // Nor is one of a table that goes.
    store.dismiss(vec!["t".into()]).await.unwrap();
    assert!(nothing(&store, 1000).await);
}

#[tokio::test]
async fn who_looked_is_not_told() {
    let store = owed().await;
    assert_eq!(store.saw(ANA, 99).await, Ok(0), "before it was her turn");
    assert_eq!(store.saw(BEN, 105).await, Ok(0));
    assert_eq!(store.saw(ANA, 100).await, Ok(1));
    assert_eq!(store.saw(ANA, 101).await, Ok(0), "of this turn once");
    assert!(nothing(&store, i64::MAX).await);
    // Neither is a way that comes later.
    put(&store, reach(ANA, "b")).await;
    assert!(nothing(&store, i64::MAX).await);
    turns(&store, "t", &[(ANA, 400)]).await;
    assert_eq!(ways(&store, 500).await, ["a", "b"], "the next turn is another");
}

/// A look while it is being sent: it may arrive, but it is not tried again.
#[tokio::test]
async fn what_was_seen_under_way_is_not_tried_again() {
    let store = owed().await;
    let (mut first, turn) = one(&store, 110).await;
    assert_eq!(store.claim_reach(&mut first, 200).await, Ok(true));
    assert_eq!(store.saw(ANA, 150).await, Ok(1));
    store.notice_missed(&first, turn, missed(Some(160))).await.unwrap();
    assert!(nothing(&store, i64::MAX).await);
    assert_eq!(store.tried_again("a").await, Ok(0));
}

/// Of sixty who reach for it one has it; when that one is not heard of again, the next; and the first may no longer say what
/// became of it.
#[tokio::test]
async fn one_sends() {
    let home = Home::new();
    let (store, other) = (home.open(), home.open());
    store.put_guest(ANA, "Ana").await.unwrap();
    put(&store, reach(ANA, "a")).await;
    turns(&store, "t", &[(ANA, 100)]).await;
    let (found, turn) = one(&store, 110).await;
    let tries = (0..60).map(|number| {
        let (store, mut due) = (if number % 2 == 0 { &store } else { &other }.clone(), found.clone());
        tokio::spawn(async move { store.claim_reach(&mut due, 200).await.unwrap() })
    });
    let mut claimed = 0;
    for one in tries.collect::<Vec<_>>() {
        claimed += usize::from(one.await.unwrap());
    }
    assert_eq!(claimed, 1);
    let (mut again, _) = one(&other, 200).await;
    let asleep = again.clone();
    assert_eq!(again.tries, 1);
    assert_eq!(other.claim_reach(&mut again, 300).await, Ok(true));
    store.notice_sent(&asleep, turn.clone()).await.unwrap();
    store.notice_missed(&asleep, turn.clone(), missed(None)).await.unwrap();
    other.notice_missed(&again, turn, missed(Some(250))).await.unwrap();
    assert!(nothing(&store, 249).await);
    assert_eq!(one(&store, 250).await.0.tries, 2);
}

#[tokio::test]
async fn what_was_missed_is_told_and_tried_again() {
    let store = owed().await;
    let (mut first, turn) = one(&store, 110).await;
    store.claim_reach(&mut first, 200).await.unwrap();
    store.notice_missed(&first, turn.clone(), missed(Some(170))).await.unwrap();
    assert_eq!(trouble(&store, "a").await, "refused");
    assert_eq!(store.tried_again("a").await, Ok(1));
    // What comes meanwhile waits with it: the address has the trouble, not the turn.
    turns(&store, "u", &[(ANA, 140)]).await;
    assert!(nothing(&store, 169).await);
    let (mut second, both) = one(&store, 170).await;
    assert_eq!(both.len(), 2);
    store.claim_reach(&mut second, 270).await.unwrap();
    store.notice_missed(&second, both, missed(None)).await.unwrap();
    assert!(nothing(&store, i64::MAX).await, "given up");
    assert_eq!(store.tried_again("a").await, Ok(0));
    // To an address that is gone nothing is sent, until it is known to be there again.
    turns(&store, "t", &[(ANA, 300)]).await;
    assert_eq!(store.reach_went("a", GONE).await, Ok(true));
    assert!(nothing(&store, 400).await);
    assert_eq!(store.reach_went("a", "").await, Ok(true));
    tell(&store, 400).await;
    assert_eq!(trouble(&store, "a").await, "");
}

/// An address is asked first: who has only been asked is owed what comes meanwhile, and gets it when it is sure.
#[tokio::test]
async fn nothing_is_sent_before_it_is_sure() {
    let store = temporary();
    store.put_guest(ANA, "Ana").await.unwrap();
    put(&store, unsure(ANA, "a")).await;
    turns(&store, "t", &[(ANA, 100), (BEN, 100)]).await;
    assert!(nothing(&store, i64::MAX).await);
    for none in ["b", ""] {
        assert_eq!(store.confirm_reach(none).await, Ok(false), "{none}");
    }
    assert_eq!(store.confirm_reach("a").await, Ok(true));
    assert_eq!(store.confirm_reach("a").await, Ok(false), "once");
    assert_eq!(one(&store, 200).await.0.reach, reach(ANA, "a"));
    // Meanwhile the ways that are sure tell it.
    tell(&store, 200).await;
    put(&store, unsure(ANA, "c")).await;
    turns(&store, "t", &[(ANA, 300)]).await;
    assert_eq!(ways(&store, 400).await, ["a"]);
    tell(&store, 400).await;
    assert_eq!(store.confirm_reach("c").await, Ok(true));
    assert!(nothing(&store, 500).await, "and then it is no news");
}

/// A guest has not more ways than one can look through; of a device there is one, and it goes with the device.
#[tokio::test]
async fn so_many_and_one_a_device() {
    let store = owed().await;
    let phone = |id: &str| Reach { device: Some([7; 32]), ..reach(ANA, id) };
    put(&store, phone("old")).await;
    for number in 2..REACHES {
        put(&store, reach(ANA, &format!("more {number}"))).await;
    }
    assert_eq!(store.put_reach(reach(ANA, "too many")).await, Ok(false));
    put(&store, reach(ANA, "a")).await;
    put(&store, phone("new")).await;
    let all = store.reaches(ANA).await.unwrap();
    assert_eq!(all.len(), REACHES as usize);
    assert!(all.iter().any(|reach| reach.id == "new") && all.iter().all(|reach| reach.id != "old"));
    store.add_code(ANA, Some(ANA), [5; 32], i64::MAX / 4).await.unwrap();
    let device = NewDevice { token: [7; 32], id: "phone".into(), label: String::new() };
    assert_eq!(store.join_by([5; 32], device).await, Ok(true));
    assert_eq!(store.drop_device(ANA, "phone").await, Ok(true));
    let left = store.reaches(ANA).await.unwrap();
    assert_eq!(left.len(), all.len() - 1);
    assert!(left.iter().all(|reach| reach.device.is_none()));
}

/// The device where a guest was made stands in no row of its own, and goes all the same.
#[tokio::test]
async fn the_first_device_goes_too() {
    let store = owed().await;
    put(&store, Reach { device: Some(ANA), ..reach(ANA, "first") }).await;
    store.add_code(ANA, Some(ANA), [5; 32], i64::MAX / 4).await.unwrap();
    let device = NewDevice { token: [7; 32], id: "phone".into(), label: String::new() };
    assert_eq!(store.join_by([5; 32], device).await, Ok(true));
    assert_eq!(store.drop_device(ANA, "first").await, Ok(true));
    assert_eq!(ways(&store, 200).await, ["a"]);
}

/// At night nothing is told; when that changes, what waits is looked at anew.
#[tokio::test]
async fn at_their_hours() {
    let store = owed().await;
    let hours = Hours { zone: "Europe/Madrid".into(), quiet: Some((22 * 60, 8 * 60)), digest: Some(18 * 60) };
    assert_eq!(store.hours(ANA).await, Ok(None));
    assert_eq!(one(&store, 110).await.0.hours, None);
    store.put_hours(ANA, hours.clone()).await.unwrap();
    assert_eq!(store.hours(ANA).await, Ok(Some(hours.clone())));
    let (due, _) = one(&store, 110).await;
    assert_eq!(due.hours, Some(hours.clone()));
    store.put_off(&due, Some(900)).await.unwrap();
    assert!(nothing(&store, 899).await);
    // Another who looked it up before does not ring it.
    store.put_off(&due, Some(10)).await.unwrap();
    assert!(nothing(&store, 899).await);
    assert_eq!(one(&store, 900).await.0.tries, 0, "it was not tried");
    let any = Hours { quiet: None, digest: None, ..hours };
    store.put_hours(ANA, any).await.unwrap();
    assert_eq!(one(&store, 200).await.0.reach.id, "a");
}

#[tokio::test]
async fn forgotten_wholly() {
    let store = owed().await;
    put(&store, unsure(ANA, "c")).await;
    store.put_hours(ANA, Hours::default()).await.unwrap();
    assert_eq!(store.drop_reach(BEN, "a").await, Ok(false), "not his");
    assert_eq!(store.drop_reach(ANA, "a").await, Ok(true));
    assert_eq!(store.drop_reach(ANA, "a").await, Ok(false));
    // Who says 'not mine' ends the question and nothing else.
    put(&store, reach(ANA, "b")).await;
    assert_eq!(store.drop_reach_by("c").await, Ok(true));
    assert_eq!(store.drop_reach_by("c").await, Ok(false));
    assert_eq!(ways(&store, 200).await, ["b"]);
    store.dismiss_guests(i64::MAX).await.unwrap();
    assert_eq!(store.reaches(ANA).await, Ok(vec![]));
    assert_eq!(store.hours(ANA).await, Ok(None));
    assert!(nothing(&store, i64::MAX).await);
    assert_eq!(store.drop_reach_by("b").await, Ok(false));
}

/// Who is told no more is owed nothing when they want to be again.
#[tokio::test]
async fn a_new_beginning() {
    let store = owed().await;
    assert_eq!(store.drop_reach(ANA, "a").await, Ok(true));
    put(&store, reach(ANA, "b")).await;
    assert!(nothing(&store, i64::MAX).await);
    turns(&store, "t", &[(ANA, 300)]).await;
    assert_eq!(ways(&store, 400).await, ["b"]);
}

/// A turn that is noted while a way finds that nothing waits is told all the same, at its time.
#[tokio::test]
async fn no_turn_slips_between() {
    let store = owed().await;
    turns(&store, "t", &[]).await;
    for round in 0_u8..90 {
        let (guest, id, table) = ([round + 10; 32], format!("way {round}"), format!("t{round}"));
        store.put_guest(guest, "Cat").await.unwrap();
        put(&store, reach(guest, &id)).await;
        let mut all = store.due_reaches(0, GONE, 200).await.unwrap().into_iter();
        let mut asked = all.find(|due| due.reach.id == id).unwrap();
        assert!(store.claim_reach(&mut asked, 50).await.unwrap());
        let turn = Turn { guest, since: 100, due: 110, kept: false };
        let append = Append {
            summary: Some(summary("war", Status::Playing, false)),
            turns: Some(vec![turn]),
            ..Append::new(&table, 0, vec![choice("a step")])
        };
        // A little later in each round: some time or other it falls into the midst of the append.
        let late = async {
            let (begun, wait) = (Instant::now(), Duration::from_micros(30 * u64::from(round)));
            while begun.elapsed() < wait {
                tokio::task::yield_now().await;
            }
            store.put_off(&asked, None).await
        };
        let (noted, put_off) = tokio::join!(store.append(append), late);
        noted.unwrap();
        put_off.unwrap();
        assert!(ways(&store, 110).await.contains(&id), "{id} sleeps over its turn");
    }
}
