//! A hint on the page, what is told at the end of where the game turned, and the course of the game beside its replay.

use seen::{
    CurveView, EndedView, HintView, How, LineView, OpenView, Pages as _, StudyView, SwingView, TableView,
    TryView, TurnView, TurnedView, WeighedView,
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

/// Of two that win as often neither is named as better, both are marked, and the same label is not said twice.
#[test]
fn of_two_that_win_as_often_either_is_named() {
    let mut told = 0;
    for plies in [0, 3, 8, 20, 40, 140, 260] {
        let table = Sample::war(2, 100 + u64::from(plies), plies, Some(0)).table();
        let Some(hint) = hint(&table).filter(|hint| hint.second.is_some()) else { continue };
        let second = hint.second.map(|second| WeighedView { worth: 0.632, reasons: Vec::new(), ..second });
        let best = WeighedView { reasons: vec![Message::new("hint-either")], ..hint.best };
        let choices = [Some(&best), second.as_ref()].map(|one| one.expect("a choice").choice.clone());
        let view = TableView { hint: Some(HintView { best, second, ..hint }), ..table };
        let page = elements(&WEB.table(&reader(Language::Es), &view));
        let words = &by_id(&page, "hint").expect("the hint").text;
        assert!(words.contains("Cualquiera") && words.contains("da lo mismo cuál"), "{words}");
        assert!(!words.contains("Lo segundo mejor") && !words.contains("Un buen jugador"), "{words}");
        let buttons = page.iter().filter(|one| one.get("name") == Some("choice"));
        let of = |one: &&Element| choices.iter().any(|choice| one.get("value") == Some(choice.as_str()));
        let buttons = buttons.filter(of);
        assert_eq!(buttons.clone().count(), 2, "{choices:?}");
        assert!(buttons.clone().all(|button| has_class(button, "choice--hinted")), "{choices:?}");
        told += 1;
    }
    assert!(told > 0);
}

/// What never wins is not called good: the hint says that it is lost, counts nothing, and tells what comes nearer all the same.
#[test]
fn what_is_lost_is_said_to_be_lost() {
    let at = |plies: u32| Sample::war(2, 100 + u64::from(plies), plies, Some(0)).table();
    let two = |plies: &u32| hint(&at(*plies)).is_some_and(|hint| hint.second.is_some());
    let plies = [0, 3, 8, 20, 40].into_iter().find(two).expect("a question");
    let said = |reason: &'static str, worth: f64| {
        let table = at(plies);
        let hint = hint(&table).expect("a question");
        let best = WeighedView { worth: 0.001, reasons: vec![Message::new(reason)], ..hint.best };
        let second = hint.second.map(|second| WeighedView { worth, reasons: Vec::new(), ..second });
        let view = TableView { hint: Some(HintView { best, second, ..hint }), ..table };
        let page = elements(&WEB.table(&reader(Language::Es), &view));
        by_id(&page, "hint").expect("the hint").text.clone()
    };
    let any = said("hint-either", 0.0);
    assert!(any.contains("casi no se puede ganar") && any.contains("Por ejemplo"), "{any}");
    assert!(!any.contains("sirve") && !any.contains("de cada 100"), "{any}");
    let nearer = said("hint-wins", 0.0);
    assert!(nearer.contains("casi no se puede ganar") && !nearer.contains("Por ejemplo"), "{nearer}");
    assert!(nearer.contains(&Language::Es.text("hint-wins")), "{nearer}");
    let other = said("hint-wins", 0.05);
    assert!(!other.contains("casi no se puede ganar") && other.contains("5 de cada 100"), "{other}");
}

#[test]
fn where_nobody_is_helped_there_is_nothing_to_press() {
    let table = Sample::new(3, 5, 20, Some(0), &[]).table();
    let page = elements(&WEB.table(&reader(Language::En), &TableView { hints: false, ..table }));
    assert!(by_id(&page, "hint-press").is_none());
}

/// Another move is tried at the reader's own last choice, not at what somebody else did then.
#[test]
fn another_move_is_one_of_the_reader() {
    let sample = Sample::new(2, 5, 100_000, Some(0), &[]);
    let step = |tries: Vec<TryView>| {
        let swing = Some(SwingView { seat: Seat::new(1), before: 0.3, after: 0.62, luck: false });
        let turn = Some(TurnView { ply: 41, by: Seat::new(1), lost: None, swing });
        let turned = Some(TurnedView { turn, close: false, open: None, tries });
        let mut view = TableView { turned, ..sample.table() };
        view.seats[0].you = true;
        let page = elements(&WEB.table(&reader(Language::En), &view));
        let leads = page.iter().filter_map(|one| one.get("href")).find(|href| href.ends_with("#play-on"));
        leads.expect("a way to try").to_owned()
    };
    assert!(step(Vec::new()).ends_with("?step=40#play-on"));
    let tries = vec![TryView { seat: Seat::new(1), ply: 39 }, TryView { seat: Seat::new(0), ply: 33 }];
    assert!(step(tries).ends_with("?step=33#play-on"));
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
    let lucky = end(Some(TurnedView { turn: turn(true), close: false, open: None, tries: Vec::new() }));
    assert!(by_id(&lucky, "turned").expect("the moment").text.contains("The dice or draws of"));
    let say = Message::new("hint-alike");
    let line = vec![LineView { seat: Seat::new(0), choice: "pass".to_owned(), say }];
    let open = Some(OpenView { could: true, last: Some(12), line });
    let page = end(Some(TurnedView { turn: turn(false), close: false, open, tries: Vec::new() }));
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
    // That it was close is said where it was.
    for close in [true, false] {
        let page = end(Some(TurnedView { turn: None, close, open: None, tries: Vec::new() }));
        let words = &by_id(&page, "turned").expect("the moment").text;
        assert!(words.contains("No single move decided it"), "{words}");
        assert_eq!(words.contains("close to the end"), close, "{words}");
    }
}

/// What those share who look back on a game, as elements.
fn shared(view: &StudyView) -> Vec<Element> {
    let layers = WEB.study_layers(&reader(Language::En), view);
    assert_eq!(layers.iter().map(|layer| layer.id.as_str()).collect::<Vec<_>>(), ["curve", "together"]);
    layers.iter().flat_map(|layer| elements(&layer.html)).collect()
}

/// The course of a game is drawn with a link at each moment, which a pointer finds and the keyboard does not, and stands in words below.
#[test]
fn the_course_of_a_game_is_drawn_and_told() {
    let sample = Sample::new(2, 5, 100_000, Some(0), &[]);
    let page = shared(&sample.study(90, true));
    let words = &by_id(&page, "curve").expect("the course").text;
    assert!(words.contains("25 at the worst moment (move 60) and 80 at the best (move 30)"), "{words}");
    assert!(by_id(&page, "judged").is_some(), "the line of the step that is shown");
    let links = page.iter().filter(|one| one.name == "a" && one.get("data-step").is_some());
    let (seen, told): (Vec<_>, Vec<_>) = links.partition(|link| link.get("tabindex") == Some("-1"));
    let steps = |links: &[&Element]| -> Vec<String> {
        links.iter().filter_map(|link| link.get("data-step")).map(str::to_owned).collect()
    };
    assert_eq!(steps(&seen), ["0", "30", "60", "90"]);
    assert_eq!(steps(&told), ["0", "30", "60", "90", "2"], "and where the other one is");
    assert!(told.iter().all(|link| link.get("href").is_some_and(|href| href.contains("?step="))));
    // Of partners it is known whether they could win: a line of steps.
    let page = shared(&sample.study(90, false));
    assert!(by_id(&page, "curve").expect("the course").text.contains("until move 30"));
    let mut lines = page.iter().filter(|one| one.name == "path").filter_map(|path| path.get("d"));
    assert!(lines.next_back().is_some_and(|line| line.contains('V') && !line.contains('L')), "it steps");
}

/// Who may ask for it does by a form; where nobody did, others are shown nothing. Who looks back beside one is followed by a press.
#[test]
fn a_course_is_asked_for_and_somebody_is_followed() {
    let sample = Sample::new(2, 5, 100_000, Some(0), &[]);
    let asked = StudyView { curve: None, ..sample.study(90, true) };
    let page = shared(&asked);
    assert_eq!(by_id(&page, "draw-curve").and_then(|form| form.get("action")), Some("/t/1/curve"));
    let follow = page.iter().find(|one| one.get("data-follow") == Some("1")).expect("a press");
    assert_eq!((follow.get("data-at"), follow.get("aria-pressed")), (Some("2"), Some("false")));
    let nothing = StudyView { may_draw: false, cursors: Vec::new(), ..asked.clone() };
    let page = shared(&nothing);
    assert!(page.iter().all(|one| one.text.is_empty()), "nothing is shared");
    let curve = Some(CurveView::default());
    let page = shared(&StudyView { curve, ..asked });
    assert!(by_id(&page, "curve").expect("the course").text.contains("being judged"));
}

/// Of a lost game of partners there is always something to say, of one that they won nothing if nothing was found.
#[test]
fn partners_who_lost_are_told_that_no_move_decided_it() {
    let sample = Sample::tricks(3, 7, 20, Some(0), &[("chapter", "25")]);
    let nothing = Some(TurnedView { turn: None, close: false, open: None, tries: Vec::new() });
    for (winners, told) in [(SeatSet::EMPTY, true), (SeatSet::all(3), false)] {
        let outcome = Outcome { winners, together: true, reason: "tricks-over-failed".to_owned() };
        let ended = Some(EndedView { how: How::Outcome, outcome: Some(outcome), resigned: SeatSet::EMPTY });
        let table = TableView { turned: nothing.clone(), ended, ..sample.table() };
        let page = elements(&WEB.table(&reader(Language::En), &table));
        let words = by_id(&page, "turned").map(|turned| turned.text.contains("No single move decided it"));
        assert_eq!(words.unwrap_or_default(), told);
    }
}
