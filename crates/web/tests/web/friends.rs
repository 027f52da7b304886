//! Friends: what those see for whom a seat is kept, what is shown while one waits, and what the title of the tab marks.

use seen::{KeptSeat, Pages as _, SeatKind, Status, TableView};
use table::SeatSet;
use web::Language;

use crate::html::{Element, elements};
use crate::sample::{self, Sample, WEB, reader};

/// The elements below the one with this id.
fn below<'a>(all: &'a [Element], id: &str) -> Vec<&'a Element> {
    let at = all.iter().position(|element| element.get("id") == Some(id)).expect("the element");
    all.iter().filter(|element| element.parents.contains(&at)).collect()
}

fn text(all: &[Element], id: &str) -> String {
    let found = all.iter().find(|element| element.get("id") == Some(id));
    found.unwrap_or_else(|| panic!("no {id}")).text.clone()
}

/// A table of two before its game: the second seat is kept for somebody, or open to all.
fn waiting(kept: &str) -> TableView {
    let sample = Sample::new(2, 1, 0, Some(0), &[]);
    let mut seats = sample.seats();
    "Ana".clone_into(&mut seats[0].name);
    seats[1].kind = SeatKind::Open;
    kept.clone_into(&mut seats[1].name);
    TableView {
        name: "Friday".into(),
        picture: None,
        prompt: None,
        laid: Vec::new(),
        curtain: SeatSet::EMPTY,
        status: Status::Waiting,
        seats,
        ..sample.table()
    }
}

/// At the entrance a seat that is kept for the reader says by whom, and is taken by one press.
#[test]
fn a_kept_seat_is_taken_by_one_press() {
    for (language, yours) in [(Language::Es, "para ti"), (Language::En, "for you")] {
        let mut lobby = sample::lobby();
        let card = &mut lobby.invited[0];
        "Ana".clone_into(&mut card.seats[0].name);
        card.you.clear();
        card.seats[1].kind = SeatKind::Open;
        let all = elements(&WEB.lobby(&reader(language), &lobby));
        let row = below(&all, "card-f");
        let form = row.iter().find(|element| element.name == "form").expect("a form");
        assert_eq!(form.get("action"), Some("/t/f/join"));
        assert!(
            row.iter()
                .any(|element| element.get("name") == Some("token") && element.get("value") == Some("x"))
        );
        let said = text(&all, "card-f");
        let by = language.with("lobby-kept-by", &[("name", "Ana".into())]);
        assert!(said.contains(&by) && said.contains(yours), "{said}");
        // The table itself is not theirs to look at yet.
        let mut leads = row.iter().filter_map(|element| element.get("href"));
        assert!(leads.all(|link| link != "/t/f"), "{said}");
    }
}

/// At every table it stands in the bar at the top, and the title counts it.
#[test]
fn a_kept_seat_is_told_at_other_tables() {
    let kept = KeptSeat { id: "9".into(), game: "war".into(), by: "Ana".into(), join: "/t/9/join/x".into() };
    let sample = Sample::new(2, 1, 3, None, &[]);
    let with = TableView { invited: vec![kept], ..sample.table() };
    let all = elements(&WEB.table(&reader(Language::En), &with));
    assert!(text(&all, "kept-for-you").contains("Ana keeps a seat for you"));
    let signals = all.iter().find(|element| element.get("id") == Some("signals")).expect("the signals");
    assert!(signals.get("data-title").is_some_and(|title| title.starts_with("(1) ")), "{signals:?}");
    let without = elements(&WEB.table(&reader(Language::En), &sample.table()));
    assert!(!without.iter().any(|element| element.get("id") == Some("kept-for-you")));
}

/// Who is waited for is named where a seat is kept for them, and nobody is said to be missing.
#[test]
fn the_room_says_for_whom_a_seat_is_kept() {
    let page = |view: &TableView| elements(&WEB.table(&reader(Language::En), view));
    let kept = page(&waiting("Ben"));
    let said = text(&kept, "missing");
    assert!(said.contains("A seat is kept for Ben") && !said.contains("missing"), "{said}");
    assert!(kept.iter().any(|element| element.get("action") == Some("/t/1/seats/2/free")));
    assert_eq!(text(&kept, "waiting-name"), "Friday");
    let open = page(&waiting(""));
    let said = text(&open, "missing");
    assert!(said.contains("1 player is missing") && !said.contains("kept"), "{said}");
    assert!(!open.iter().any(|element| element.get("id") == Some("free-2")));
}

/// What another asks is marked in the title as a turn is; whoever asked may withdraw it.
#[test]
fn the_title_marks_what_is_asked() {
    let sample = Sample::new(4, 1, 3, Some(0), &[]);
    let own = sample.table().end.expect("somebody proposes to end").waiting;
    let asked = TableView { laid: Vec::new(), ..sample.table() };
    let all = elements(&WEB.table(&reader(Language::Es), &asked));
    let signals = all.iter().find(|element| element.get("id") == Some("signals")).expect("the signals");
    assert!(
        signals.get("data-title").is_some_and(|title| title.starts_with("● Te preguntan")),
        "{signals:?}"
    );
    assert!(!all.iter().any(|element| element.get("id") == Some("question-end-withdraw")));
    let mut mine = TableView { laid: Vec::new(), ..sample.table() };
    let end = mine.end.as_mut().expect("the proposal");
    (end.by, end.waiting) = (own.first().expect("a seat"), SeatSet::only(table::Seat::new(1)));
    let all = elements(&WEB.table(&reader(Language::Es), &mine));
    assert!(all.iter().any(|element| element.get("id") == Some("question-end-withdraw")));
}
