//! All that is kept goes from one database to the other, and back.

use store::{
    Apart, Append, DeckTexts, Hours, NewDeck, NewDevice, NewHostAct, NewMember, NewReport, NewSnapshot,
    Passkey, Place, Reach, SeatHolder, Shelving, Status, Store, StoreError, Turn,
};

use crate::place::Home;
use crate::{choice, summary};

const ANA: [u8; 32] = [1; 32];
const BEN: [u8; 32] = [2; 32];

fn passkey() -> Passkey {
    Passkey {
        id: "key".into(),
        guest: ANA,
        account: "account".into(),
        label: "a phone".into(),
        body: "{}".into(),
        created_at: 0,
        used_at: 0,
        device: None,
    }
}

/// Something of everything.
async fn fill(store: &Store) {
    for (guest, name) in [(ANA, "Ana"), (BEN, "Bén")] {
        store.put_guest(guest, name).await.unwrap();
    }
    let reach = |id: &str, guest| Reach {
        id: id.into(),
        guest,
        way: "mail".into(),
        address: format!("{id}@example.org"),
        lang: "es".into(),
        device: (guest == ANA).then_some([9; 32]),
        sure: guest == ANA,
        trouble: String::new(),
        trouble_at: 0,
        said_at: None,
    };
    assert!(store.put_reach(reach("a", ANA)).await.unwrap());
    assert!(store.put_reach(reach("b", BEN)).await.unwrap());
    let hours = Hours { zone: "Europe/Madrid".into(), quiet: Some((1320, 480)), digest: None };
    store.put_hours(ANA, hours).await.unwrap();
    store.put_wishes(ANA, vec!["war".into()]).await.unwrap();
    assert!(store.add_passkey(passkey()).await.unwrap());
    store.ask_device([6; 32], Some(ANA), "{}".into(), 9).await.unwrap();
    for table in ["t", "u"] {
        // More than go at once.
        let entries = (0..700).map(|number| choice(format!("{number}"))).collect();
        let write = Append {
            summary: Some(summary("war", Status::Playing, true)),
            seats: Some(vec![SeatHolder { seat: 1, guest: ANA }]),
            turns: Some(vec![Turn { guest: ANA, since: 7, due: 9, kept: false }]),
            snapshot: Some(NewSnapshot { rules_version: "3".into(), body: "{}".into() }),
            ..Append::new(table, 0, entries)
        };
        store.append(write).await.unwrap();
    }
    assert!(store.enter_day(7, "tricks", ANA, "t").await.unwrap());
    assert!(store.write_paper(ANA, "tricks", "{}".into()).await.unwrap());
    store.alive(None, 0).await.unwrap();
    assert!(store.alive(Some(i64::MIN), 0).await.unwrap());
    store.set_meta("house", "the inn").await.unwrap();
    let texts = DeckTexts { body: "1x".into(), came: "x (1)".into() };
    let deck = NewDeck { id: "d".into(), game: "wizards".into(), name: "mine".into(), texts };
    assert!(store.add_deck(ANA, deck, 9).await.unwrap());
    let shelving = Shelving { name: Some("ours".into()), hidden: Some(true) };
    assert!(store.shelve(ANA, "t", shelving).await.unwrap());
    store.write_note(ANA, "t", "mind the gap".into()).await.unwrap();
    store.add_code(ANA, Some(ANA), [7; 32], i64::MAX / 4).await.unwrap();
    let device = NewDevice { token: [9; 32], id: "phone".into(), label: "a phone".into() };
    assert!(store.join_by([7; 32], device).await.unwrap());
    assert!(store.drop_device(ANA, "first").await.unwrap());
    store.add_code(ANA, Some([9; 32]), [8; 32], i64::MAX / 4).await.unwrap();
    let act = NewHostAct { who: "host".into(), act: "silence".into(), body: "{}".into() };
    store.silence(BEN, true, act).await.unwrap();
    let apart = Apart { id: "x".into(), other: BEN, blocked: true, name: "Bén".into(), at: 0 };
    assert!(store.set_apart(ANA, apart, 9).await.unwrap());
    for about in [Some(BEN), None] {
        let report = NewReport { guest: ANA, table: "t".into(), about, body: "{}".into() };
        assert!(store.add_report(report, 9).await.unwrap());
    }
    let first = NewMember { id: "m".into(), guest: ANA };
    assert!(store.make_group("g", "friends".into(), first, 9).await.unwrap());
    assert!(store.add_group_table("g", "t").await.unwrap());
    let told = store.due_reaches(9, "gone", 9).await.unwrap().remove(0);
    let turns = store.waiting("a", 9).await.unwrap();
    store.notice_sent(&told, turns[..1].to_vec()).await.unwrap();
}

/// All that can be asked of it.
async fn told(store: &Store) -> String {
    let mut told = String::new();
    let mut add = |what: String| told.push_str(&(what + "\n"));
    for table in ["t", "u"] {
        add(format!("{:?}", store.read(table, 0).await.unwrap()));
        add(format!("{:?}", store.table(table).await.unwrap()));
        add(format!("{:?}", store.seats(table).await.unwrap()));
        add(format!("{:?}", store.latest_snapshot(table).await.unwrap()));
    }
    for guest in [ANA, BEN] {
        add(format!("{:?}", store.guest(guest).await.unwrap()));
        add(format!("{:?}", store.decks(guest).await.unwrap()));
        add(format!("{:?}", store.deck(guest, "d").await.unwrap()));
        add(format!("{:?}", store.devices(guest).await.unwrap()));
        add(format!("{:?}", store.shelves_of(guest).await.unwrap()));
        add(format!("{:?}", store.notes_of(guest).await.unwrap()));
        add(format!("{:?}", store.day_of(7, "tricks", guest).await.unwrap()));
        add(format!("{:?}", store.papers_of(guest).await.unwrap()));
        for reach in store.reaches(guest).await.unwrap() {
            add(format!("{reach:?}"));
            add(format!("{:?}", store.waiting(&reach.id, i64::MAX).await.unwrap()));
        }
        add(format!("{:?}", store.hours(guest).await.unwrap()));
        add(format!("{:?}", store.wishes(guest).await.unwrap()));
        add(format!("{:?}", store.passkeys(guest).await.unwrap()));
        add(format!("{:?}", store.apart(guest).await.unwrap()));
        add(format!("{:?}", store.reports_of(guest).await.unwrap()));
        add(format!("{:?}", store.groups_of(guest).await.unwrap()));
    }
    add(format!("{:?}", store.due_reaches(i64::MAX - 1, "gone", 9).await.unwrap()));
    add(format!("{:?}", store.group("g").await.unwrap()));
    add(format!("{:?}", store.tables_of_group("g", 9).await.unwrap()));
    add(format!("{:?}", store.host_acts(9).await.unwrap()));
    add(format!("{:?}", store.meta("house").await.unwrap()));
    add(format!("{:?}", store.counts().await.unwrap()));
    told
}

#[tokio::test]
async fn all_goes_there_and_back() {
    let (file, there, back) = (Home::of_a_file(), Home::new(), Home::of_a_file());
    let (from, to, again) = (file.open(), there.open(), back.open());
    fill(&from).await;
    let mut last = 0;
    let moved = from.move_to(&to, |rows| last = rows).await.unwrap();
    assert!(moved > 1400 && moved == last, "{moved}");
    assert_eq!(told(&to).await, told(&from).await);
    to.move_to(&again, |_| {}).await.unwrap();
    assert_eq!(told(&again).await, told(&from).await);
    // What counts by itself goes on after the last.
    let report = NewReport { guest: BEN, table: "u".into(), about: None, body: "{}".into() };
    assert!(to.add_report(report, 9).await.unwrap());
    assert_eq!(to.reports_of(BEN).await.unwrap()[0].seq, 3);
    // Whoever joined goes on with the code they had.
    let device = NewDevice { token: [10; 32], id: "other".into(), label: String::new() };
    assert!(to.join_by([8; 32], device).await.unwrap());
}

#[tokio::test]
async fn nothing_is_moved_to_where_something_is() {
    let (file, there) = (Home::of_a_file(), Home::new());
    let (from, to) = (file.open(), there.open());
    fill(&from).await;
    to.put_guest(ANA, "somebody").await.unwrap();
    let refused = from.move_to(&to, |_| {}).await;
    assert!(matches!(refused, Err(StoreError::Exists(_))), "{refused:?}");
    assert_eq!(to.guest(ANA).await.unwrap().unwrap().name, "somebody");
}

/// A move that did not end leaves nothing that looks like a house.
#[tokio::test]
async fn half_a_move_is_no_store() {
    let there = Home::new();
    let to = there.open();
    to.set_meta("moving", "1").await.unwrap();
    to.close().await;
    let refused = Store::at(&there.place, store::Options::default()).err();
    assert_eq!(refused, Some(StoreError::HalfMoved));
    assert!(matches!(there.place, Place::File(_) | Place::Server(_)));
}

/// No table of the schema is left out, and no column.
#[tokio::test]
async fn every_table_is_moved_whole() {
    let home = Home::of_a_file();
    drop(home.open());
    let conn = home.stranger();
    let mut tables = conn
        .prepare(
            "SELECT m.name, group_concat(c.name, ', ') FROM sqlite_schema AS m JOIN pragma_table_info(m.name) AS c
             WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' GROUP BY m.name",
        )
        .unwrap();
    let tables =
        tables.query_map([], |row| Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?))).unwrap();
    let source = include_str!("../../src/moving.rs");
    for table in tables {
        let (name, columns) = table.unwrap();
        if ["dismissed", "redacting"].contains(&name.as_str()) {
            continue;
        }
        let from = source.find(&format!("\"{name}\",")).unwrap_or_else(|| panic!("{name} is left out"));
        let shape = &source[from..from + source[from..].find("])").unwrap()];
        for column in columns.split(", ") {
            assert!(shape.contains(&format!("\"{column}\"")), "{name}.{column} is left out");
        }
    }
}
