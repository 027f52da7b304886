//! The updates sent while a game goes on.

use std::collections::BTreeMap;

use seen::{Layer, Pages, Part, TableView, ToldView};
use web::Language;

use crate::html::elements;
use crate::sample::{Sample, WEB, reader};

/// Each layer without its parts, and each part.
fn by_id(layers: Vec<Layer>) -> BTreeMap<String, String> {
    let mut pieces = BTreeMap::new();
    for Layer { id, html, parts } in layers {
        let mut rest = html.clone();
        for part in parts.into_iter().rev() {
            pieces.insert(part.id, html[part.at.clone()].to_owned());
            rest.replace_range(part.at, "");
        }
        pieces.insert(id, rest);
    }
    pieces
}

#[test]
fn layers_are_elements_of_the_page_with_their_id() {
    for plies in [0, 20, 60, 9999] {
        let sample = Sample::new(3, 7, plies, Some(0), &[]);
        let page = WEB.table(&reader(Language::En), &sample.table());
        for Layer { id, html, parts } in WEB.layers(&reader(Language::En), &sample.table()) {
            assert!(page.contains(&format!("id=\"{id}\"")), "{id} is not on the page");
            let elements = elements(&html);
            assert_eq!(elements[0].get("id"), Some(id.as_str()));
            let outer = elements.iter().filter(|element| element.parents.is_empty()).count();
            assert_eq!(outer, 1, "{id} is one element");
            for Part { id: part, at } in parts {
                let elements = crate::html::elements(&html[at]);
                assert_eq!(elements[0].get("id"), Some(part.as_str()), "in {id}");
            }
        }
    }
}

#[test]
fn a_choice_changes_little_of_the_page() {
    let request = [("hobbits", "order")];
    let before = by_id(WEB.layers(&reader(Language::Es), &Sample::new(3, 7, 40, None, &request).table()));
    let after = by_id(WEB.layers(&reader(Language::Es), &Sample::new(3, 7, 41, None, &request).table()));
    let changed = after.iter().filter(|(id, html)| before.get(*id) != Some(*html)).collect::<Vec<_>>();
    let ids = changed.iter().map(|(id, _)| id.as_str()).collect::<Vec<_>>();
    assert!(ids.contains(&"prompt") && ids.contains(&"journal") && ids.contains(&"live"), "{ids:?}");
    assert!(!ids.iter().any(|id| id.ends_with("-land")), "the land does not change: {ids:?}");
    let journal = after["journal"].len();
    let bytes = changed.iter().map(|(_, html)| html.len()).sum::<usize>() - journal;
    assert!(bytes < 25_000, "{bytes} bytes for {ids:?}");
}

/// What the drawings of two moments have in common is not sent again, however much of the board has changed.
#[test]
fn a_turn_changes_parts_of_the_board_alone() {
    let at =
        |plies| by_id(WEB.layers(&reader(Language::Es), &Sample::new(2, 7, plies, Some(0), &[]).table()));
    let moments = (20..60).map(at).collect::<Vec<_>>();
    for pair in moments.windows(2) {
        let changed = pair[1].iter().filter(|(id, html)| pair[0].get(*id) != Some(*html));
        let ids = changed.map(|(id, _)| id.as_str()).collect::<Vec<_>>();
        assert!(!ids.contains(&"board"), "{ids:?}");
        assert!(!ids.iter().any(|id| id.ends_with("-land")), "{ids:?}");
    }
    assert!(moments[0]["map-west-pawns"] != moments[39]["map-west-pawns"], "somebody has moved");
}

#[test]
fn lines_that_were_read_are_not_sent_again() {
    let sample = Sample::new(2, 7, 60, Some(0), &[]);
    let all = sample.table().told.lines.len();
    let journal = |read: usize| {
        let table = sample.table();
        let view = TableView { told: ToldView { read, ..table.told }, ..table };
        by_id(WEB.layers(&reader(Language::En), &view)).remove("journal")
    };
    let lines = |html: &str| html.matches("<li ").count();
    assert_eq!(lines(&journal(0).expect("the end")), 40);
    let new = journal(all - 3).expect("three lines");
    assert_eq!(lines(&new), 3);
    assert!(
        new.contains(&format!("data-from=\"{}\"", all - 3)) && new.contains(&format!("line-{}", all - 3))
    );
    assert_eq!(journal(all), None);
}

#[test]
fn a_step_of_a_replay_has_the_layers_of_its_page() {
    let sample = Sample::new(2, 7, 30, None, &[]);
    let page = WEB.replay(&reader(Language::En), &sample.replay(90));
    for Layer { id, .. } in WEB.replay_layers(&reader(Language::En), &sample.replay(90)) {
        assert!(page.contains(&format!("id=\"{id}\"")), "{id} is not on the page");
    }
}

/// A page that is opened holds the end of a long journal, and the way to what comes before; a replay has all of it.
#[test]
fn of_a_long_journal_a_page_holds_the_end() {
    let journal = |page: &str| {
        let list = page.split(" id=\"journal\"").nth(1).expect("a journal");
        let list = list.split("</ol>").next().unwrap_or_default().to_owned();
        (list.matches("<li id=\"line-").count(), list.contains("class=\"journal__before\""))
    };
    for (plies, long) in [(10, false), (150, true)] {
        let sample = Sample::new(4, 5, plies, Some(0), &[]);
        let view = sample.table();
        let all = view.told.lines.len();
        assert_eq!(all > 120, long, "{all} lines");
        let held = journal(&WEB.table(&reader(Language::En), &view));
        assert_eq!(held, (all.min(120), long));
    }
    let replay = Sample::new(4, 5, 150, None, &[]).replay(90);
    let (all, before) = journal(&WEB.replay(&reader(Language::En), &replay));
    assert!(all > 120 && !before, "{all} lines");
}
