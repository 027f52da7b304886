//! A hint on the page, and what is told at the end of where the game turned.

use seen::{
    EndedView, HintView, How, LineView, OpenView, Pages as _, SwingView, TableView, TurnView, TurnedView,
    WeighedView,
};
use table::{Message, Outcome, Seat, SeatSet};
use web::Language;

use crate::html::{Element, elements};
use crate::sample::{Sample, WEB, reader};

fn has_class(element: &Element, class: &str) -> bool {
    element.get("class").is_some_and(|classes| classes.split(' ').any(|one| one == class))
}

fn by_id<'a>(page: &'a [Element], id: &str) -> Option<&'a Element> {
    page.iter().find(|element| element.get("id") == Some(id))
}

/// A hint for the question of this table: its first legal choice.
fn hint(table: &TableView) -> Option<HintView> {
    let laid = table.laid.first()?;
    let mut legal = laid.choices.iter().filter(|laid| laid.refusal.is_none());
    let weighed = |choice: &str, worth, reason| WeighedView {
        choice: choice.to_owned(),
        worth,
        reasons: vec![Message::new(reason)],
    };
    let best = weighed(&legal.next()?.choice, 0.634, "hint-alike");
    let second = legal.next().map(|laid| weighed(&laid.choice, 0.5, "hint-wins"));
    Some(HintView { seat: laid.seat, ply: laid.ply, best, second, tried: 56 })
}

#[test]
fn what_a_hint_says_is_marked_in_the_bar_and_on_the_board() {
    let (mut told, mut on_board) = (0, 0);
    for plies in [0, 3, 8, 20, 40, 140, 260] {
        for sample in [
            Sample::new(2, u64::from(plies), plies.min(60), Some(0), &[]),
            Sample::tricks(3, u64::from(plies), plies.min(60), Some(0), &[("chapter", "25")]),
            Sample::war(2, 100 + u64::from(plies), plies, Some(0)),
        ] {
            let table = sample.table();
            let Some(hint) = hint(&table) else { continue };
            let plain = elements(&WEB.table(&reader(Language::Es), &table));
            // Who has not asked is shown where one asks, and nothing else.
            assert!(by_id(&plain, "hint-press").is_some() && by_id(&plain, "hint").is_none());
            assert!(!plain.iter().any(|one| has_class(one, "hinted") || has_class(one, "choice--hinted")));
            let choice = hint.best.choice.clone();
            let page = WEB.table(&reader(Language::Es), &TableView { hint: Some(hint), ..table });
            let page = elements(&page);
            let words = &by_id(&page, "hint").expect("the hint").text;
            assert!(words.contains("gana 63 de cada 100"), "{words}");
            let marked = page.iter().filter(|one| has_class(one, "choice--hinted"));
            assert!(marked.clone().all(|button| button.get("value") == Some(choice.as_str())), "{choice}");
            told += marked.count();
            on_board += page.iter().filter(|one| has_class(one, "hinted")).count();
        }
    }
    assert!(told > 3 && on_board > 1, "{told} in the bar, {on_board} on the board");
}

#[test]
fn where_nobody_is_helped_there_is_nothing_to_press() {
    let table = Sample::new(3, 5, 20, Some(0), &[]).table();
    let page = elements(&WEB.table(&reader(Language::En), &TableView { hints: false, ..table }));
    assert!(by_id(&page, "hint-press").is_none());
}

/// The moment it turned leads to its step of the replay.
#[test]
fn the_end_tells_where_the_game_turned() {
    let sample = Sample::new(2, 5, 100_000, Some(0), &[]);
    let end = |turned: Option<TurnedView>| {
        elements(&WEB.table(&reader(Language::En), &TableView { turned, ..sample.table() }))
    };
    let plain = end(None);
    assert!(by_id(&plain, "turned").is_none());
    let sheet = plain.iter().position(|one| one.get("id") == Some("ending")).expect("the page at the end");
    let on_it = |one: &&Element| one.parents.contains(&sheet);
    assert!(plain.iter().filter(on_it).any(|one| has_class(one, "poster")), "its picture");
    let facts = plain.iter().filter(on_it).filter(|one| has_class(one, "ending__facts"));
    assert!(facts.clone().any(|one| one.text.contains("Nazgûl: ")), "what was rolled, counted");
    let turn = |luck: bool| {
        let swing = Some(SwingView { seat: Seat::new(1), before: 0.3, after: 0.62, luck });
        Some(TurnView { ply: 41, by: Seat::new(0), lost: None, swing })
    };
    let lucky = end(Some(TurnedView { turn: turn(true), open: None }));
    assert!(by_id(&lucky, "turned").expect("the moment").text.contains("The dice or draws of"));
    let say = Message::new("hint-alike");
    let line = vec![LineView { seat: Seat::new(0), choice: "pass".to_owned(), say }];
    let open = Some(OpenView { could: true, last: Some(12), line });
    let page = end(Some(TurnedView { turn: turn(false), open }));
    let words = &by_id(&page, "turned").expect("the moment").text;
    assert!(!words.contains("The dice or draws of"), "{words}");
    assert!(words.contains("30") && words.contains("62") && words.contains("hands open"), "{words}");
    assert!(words.contains("Round "), "the turn in which it lies, and no number of a choice: {words}");
    assert!(!words.contains("41"), "{words}");
    let line = by_id(&page, "turned-line").expect("a line that wins");
    assert!(line.name == "details" && line.text.contains("A line that wins"), "folded: {}", line.text);
    let leads = page.iter().filter_map(|one| one.get("href"));
    let steps = leads.filter(|href| href.ends_with("?step=41") || href.ends_with("?step=12"));
    assert_eq!(steps.count(), 2);
    let close = end(Some(TurnedView { turn: None, open: None }));
    assert!(by_id(&close, "turned").expect("the moment").text.contains("close to the end"));
}

/// Of a lost game of partners there is always something to say, of one that they won nothing if nothing was found.
#[test]
fn partners_who_lost_are_told_that_it_was_close() {
    let sample = Sample::tricks(3, 7, 20, Some(0), &[("chapter", "25")]);
    let nothing = Some(TurnedView { turn: None, open: None });
    for (winners, told) in [(SeatSet::EMPTY, true), (SeatSet::all(3), false)] {
        let outcome = Outcome { winners, together: true, reason: "tricks-over-failed".to_owned() };
        let ended = Some(EndedView { how: How::Outcome, outcome: Some(outcome), resigned: SeatSet::EMPTY });
        let table = TableView { turned: nothing.clone(), ended, ..sample.table() };
        let page = elements(&WEB.table(&reader(Language::En), &table));
        let words = by_id(&page, "turned").map(|turned| turned.text.contains("close to the end"));
        assert_eq!(words.unwrap_or_default(), told);
    }
}
