//! What is sent while a game goes on.

use std::collections::BTreeMap;

use web::page::{self, Layer};
use web::text::Language;

use crate::html::elements;
use crate::sample::{Sample, reader};

fn by_id(layers: Vec<Layer>) -> BTreeMap<String, String> {
    layers.into_iter().map(|layer| (layer.id, layer.html)).collect()
}

#[test]
fn layers_are_elements_of_the_page_with_their_id() {
    for plies in [0, 20, 60, 9999] {
        let sample = Sample::new(3, 7, plies, Some(0), &[]);
        let page = page::table(&reader(Language::En), &sample.table()).0;
        for Layer { id, html } in page::layers(&reader(Language::En), &sample.table()) {
            assert!(page.contains(&format!("id=\"{id}\"")), "{id} is not on the page");
            let elements = elements(&html);
            assert_eq!(elements[0].get("id"), Some(id.as_str()));
            let outer = elements
                .iter()
                .filter(|element| element.parents.is_empty())
                .count();
            assert_eq!(outer, 1, "{id} is one element");
        }
    }
}

#[test]
fn a_choice_changes_little_of_the_page() {
    let request = [("hobbits", "order")];
    let before = by_id(page::layers(
        &reader(Language::Es),
        &Sample::new(3, 7, 40, None, &request).table(),
    ));
    let after = by_id(page::layers(
        &reader(Language::Es),
        &Sample::new(3, 7, 41, None, &request).table(),
    ));
    let changed = after
        .iter()
        .filter(|(id, html)| before.get(*id) != Some(*html))
        .collect::<Vec<_>>();
    let ids = changed.iter().map(|(id, _)| id.as_str()).collect::<Vec<_>>();
    assert!(
        ids.contains(&"prompt") && ids.contains(&"journal") && ids.contains(&"live"),
        "{ids:?}"
    );
    assert!(
        !ids.iter().any(|id| id.ends_with("-land")),
        "the land does not change: {ids:?}"
    );
    let journal = after["journal"].len();
    let bytes = changed.iter().map(|(_, html)| html.len()).sum::<usize>() - journal;
    assert!(bytes < 25_000, "{bytes} bytes for {ids:?}");
}

#[test]
fn a_step_of_a_replay_has_the_layers_of_its_page() {
    let sample = Sample::new(2, 7, 30, None, &[]);
    let page = page::replay(&reader(Language::En), &sample.replay(90)).0;
    for Layer { id, .. } in page::replay_layers(&reader(Language::En), &sample.replay(90)) {
        assert!(page.contains(&format!("id=\"{id}\"")), "{id} is not on the page");
    }
}
