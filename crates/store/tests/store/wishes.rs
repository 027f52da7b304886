//! Guests who want to hear of public tables are notified: once an hour, while players are looked for, and of no table of
//! people they blocked.

use store::{Apart, Append, Clock, GuestHash, Options, Reach, SeatHolder, Status, Store, Waiting};

use crate::{Home, choice, one, summary};

const ANA: GuestHash = [1; 32];
const BEN: GuestHash = [2; 32];
const MINUTE: i64 = 60 * 1000;

struct Inn {
    _home: Home,
    store: Store,
    clock: Clock,
}

/// Ana wishes the war and can be told; Ben makes tables.
async fn inn() -> Inn {
    let (home, clock) = (Home::new(), Clock::default());
    let options = Options { clock: clock.clone(), ..Options::default() };
    let store = home.open_with(options);
    for (guest, name) in [(ANA, "Ana"), (BEN, "Ben")] {
        store.put_guest(guest, name).await.unwrap();
        let reach = Reach {
            id: name.into(),
            guest,
            way: "plain".into(),
            address: format!("https://hooks.example/{name}"),
            lang: "es".into(),
            device: None,
            sure: true,
            trouble: String::new(),
            trouble_at: 0,
            said_at: None,
        };
        assert_eq!(store.put_reach(reach).await, Ok(true));
        // Looked at once, and found that nothing waits.
        let now = clock.now();
        let mut asked = store.due_reaches(now, "gone", 10).await.unwrap();
        assert!(store.claim_reach(&mut asked[0], now + 1).await.unwrap());
        store.put_off(&asked[0], None).await.unwrap();
        let games = ["war", "quest"].map(str::to_owned).to_vec();
        store.put_wishes(guest, games).await.unwrap();
    }
    Inn { _home: home, store, clock }
}

impl Inn {
    /// Ben makes a table.
    async fn makes(&self, table: &str, game: &str, public: bool) {
        let append = Append {
            summary: Some(summary(game, Status::Waiting, public)),
            seats: Some(vec![SeatHolder { seat: 0, guest: BEN }]),
            turns: Some(Vec::new()),
            ..one(table, 0, "made")
        };
        self.store.append(append).await.unwrap();
    }

    /// The notifications due by now, with their guests.
    async fn told(&self) -> Vec<(String, Vec<Waiting>)> {
        let (mut all, now) = (Vec::new(), self.clock.now());
        for due in self.store.due_reaches(now, "gone", 10).await.unwrap() {
            let waiting = self.store.waiting(&due.reach.id, now).await.unwrap();
            if !waiting.is_empty() {
                all.push((due.reach.id, waiting));
            }
        }
        all
    }

    fn pass(&self, minutes: i64) {
        let passed = std::time::Duration::from_millis((minutes * MINUTE).unsigned_abs());
        self.clock.turn(passed);
    }
}

#[tokio::test]
async fn who_wishes_hears() {
    let inn = inn().await;
    inn.makes("t", "war", true).await;
    assert_eq!(inn.told().await, [], "not before it is seen by itself");
    inn.pass(2);
    let told = inn.told().await;
    let [(who, waiting)] = &told[..] else {
        panic!("{told:?}");
    };
    assert_eq!(who, "Ana", "whoever makes it need not hear of it");
    assert_eq!((waiting[0].table.as_str(), waiting[0].open), ("t", true));
    // Something else at the table, such as a word or a seat that is taken, ends nothing.
    let append = Append {
        summary: Some(summary("war", Status::Waiting, true)),
        turns: Some(Vec::new()),
        ..Append::new("t", 1, vec![choice("a word")])
    };
    inn.store.append(append).await.unwrap();
    assert_eq!(inn.told().await.len(), 1);
    // The game begins: nobody is looked for any more.
    let append = Append {
        summary: Some(summary("war", Status::Playing, true)),
        ..Append::new("t", 2, vec![choice("begins")])
    };
    inn.store.append(append).await.unwrap();
    assert_eq!(inn.told().await, []);
}

#[tokio::test]
async fn once_an_hour() {
    let inn = inn().await;
    inn.makes("t", "war", true).await;
    inn.makes("u", "war", true).await;
    inn.makes("q", "quest", true).await;
    inn.pass(2);
    let tables = |told: Vec<(String, Vec<Waiting>)>| {
        let all = told.into_iter().flat_map(|(_, waiting)| waiting);
        let mut tables = all.map(|waiting| waiting.table).collect::<Vec<_>>();
        tables.sort();
        tables
    };
    assert_eq!(tables(inn.told().await), ["q", "t"], "each game by itself");
    inn.pass(57);
    inn.makes("v", "war", true).await;
    inn.pass(2);
    assert_eq!(tables(inn.told().await), ["q", "t"]);
    inn.makes("w", "war", true).await;
    inn.pass(2);
    assert_eq!(tables(inn.told().await), ["q", "t", "w"]);
}

#[tokio::test]
async fn who_does_not() {
    let inn = inn().await;
    inn.makes("t", "tricks", true).await;
    inn.makes("u", "war", false).await;
    inn.pass(2);
    assert_eq!(inn.told().await, [], "another game, and a closed table");
    let apart = |other, blocked| Apart { id: "a".into(), other, blocked, name: "Ben".into(), at: 0 };
    inn.store.set_apart(ANA, apart(BEN, false), 9).await.unwrap();
    inn.makes("v", "war", true).await;
    inn.pass(2);
    assert_eq!(inn.told().await, [], "of whom she does not want to hear");
    assert!(inn.store.drop_apart(ANA, "a").await.unwrap());
    inn.store.set_apart(BEN, apart(ANA, true), 9).await.unwrap();
    inn.makes("w", "war", true).await;
    inn.pass(2);
    assert_eq!(inn.told().await, [], "and who does not want her");
    assert!(inn.store.drop_apart(BEN, "a").await.unwrap());
    inn.makes("x", "war", true).await;
    inn.pass(2);
    assert_eq!(inn.told().await.len(), 1);
    // She wishes it no more.
    inn.store.put_wishes(ANA, vec!["quest".into()]).await.unwrap();
    assert_eq!(inn.told().await, []);
    assert_eq!(inn.store.wishes(ANA).await.unwrap(), ["quest"]);
}

/// A page of theirs was in sight since.
#[tokio::test]
async fn who_looks_need_not_hear() {
    let inn = inn().await;
    inn.makes("t", "war", true).await;
    inn.pass(1);
    inn.store.saw(ANA, inn.clock.now()).await.unwrap();
    inn.pass(1);
    assert_eq!(inn.told().await, []);
}

/// Whoever sits down there has turns as everybody.
#[tokio::test]
async fn who_comes_has_turns() {
    let inn = inn().await;
    inn.makes("t", "war", true).await;
    let now = inn.clock.now();
    let append = Append {
        summary: Some(summary("war", Status::Playing, true)),
        turns: Some(vec![store::Turn { guest: ANA, since: now, due: now, kept: false }]),
        ..Append::new("t", 1, vec![choice("begins")])
    };
    inn.store.append(append).await.unwrap();
    let told = inn.told().await;
    assert!(told.len() == 1 && !told[0].1[0].open, "{told:?}");
}
