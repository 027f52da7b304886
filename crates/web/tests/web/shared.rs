//! The previews of shared links.

use std::collections::BTreeMap;

use seen::{JoinView, Pace, Pages, Reader};
use web::Language;

use crate::html::elements;
use crate::sample::{self, HOSTILE, Sample, WEB, reader};

const HOUSE: &str = "https://inn.example/";

/// The Open Graph properties of a page.
fn said(page: &str) -> BTreeMap<String, String> {
    let metas = elements(page).into_iter().filter(|element| element.name == "meta");
    let pair = metas.filter_map(|meta| {
        let name = meta.get("property").or_else(|| meta.get("name"))?.to_owned();
        Some((name, meta.get("content").unwrap_or_default().to_owned()))
    });
    pair.collect()
}

fn outside() -> Reader {
    Reader { public_url: Some(HOUSE.to_owned()), ..reader(Language::Es) }
}

fn invitation() -> JoinView {
    let sample = Sample::tricks(3, 1, 0, Some(0), &[("chapter", "22")]);
    JoinView {
        id: "1".into(),
        name: HOSTILE.into(),
        game: sample.table().game,
        lesson: None,
        seats: sample.seats(),
        options: [("chapter", "22"), ("retry", "on")]
            .map(|(id, value)| (id.to_owned(), value.to_owned()))
            .into(),
        unusual: vec!["retry".to_owned()],
        pace: Pace::Free,
        kept: None,
        by: String::new(),
        token: "sesame".into(),
        public: true,
    }
}

#[test]
fn an_invitation_says_what_is_played_and_who_sits_there() {
    let (reader, view) = (outside(), invitation());
    let page = WEB.join(&reader, &view);
    let said = said(&page);
    assert!(said["og:title"].contains("Las Dos Torres"), "{said:?}");
    let description = &said["og:description"];
    assert!(description.starts_with("Capítulo: "), "{description}");
    assert!(description.contains("En la mesa: "), "{description}");
    // What is not as usual is told as well, wherever it is chosen.
    assert!(description.contains("Al perder: "), "{description}");
    assert_eq!(said["description"], *description);
    assert!(said["og:image"].starts_with("https://inn.example/assets/"), "{said:?}");
    assert!(said["og:image"].ends_with("/tricks.png"), "{said:?}");
    assert!(said.values().all(|value| !value.contains("sesame")), "{said:?}");
    // The chapter stands on the page, too, and what a guest wrote is no markup.
    assert!(page.contains("card__facts") && !page.contains(HOSTILE));
}

#[test]
fn who_plays_is_not_said_where_it_may_not_be_known() {
    let late = JoinView { seats: Vec::new(), public: false, ..invitation() };
    let said = said(&WEB.join(&outside(), &late));
    assert!(!said["og:description"].contains("En la mesa"), "{said:?}");
}

#[test]
fn without_an_address_there_is_no_picture() {
    let said = said(&WEB.join(&reader(Language::En), &invitation()));
    assert!(said.contains_key("og:title") && !said.contains_key("og:image"), "{said:?}");
}

#[test]
fn the_entrance_and_what_anybody_may_watch_can_be_shared_and_ones_own_seat_cannot() {
    let house = said(&WEB.lobby(&outside(), &sample::lobby()));
    assert!(house["og:image"].ends_with("/bree.png"), "{house:?}");
    let of = |own: Option<usize>| said(&WEB.table(&outside(), &Sample::war(2, 1, 3, own).table()));
    assert!(of(None)["og:image"].ends_with("/war.png"));
    assert!(!of(Some(0)).contains_key("og:title"));
}

#[test]
fn a_picture_is_of_the_size_that_is_said() {
    let mut pictures = 0;
    for asset in WEB.assets().iter().filter(|asset| asset.content_type == "image/png") {
        let side = |at: usize| u32::from_be_bytes(asset.bytes[at..at + 4].try_into().unwrap());
        assert_eq!(&asset.bytes[1..4], b"PNG", "{}", asset.name);
        assert_eq!((side(16), side(20)), (1200, 630), "{}", asset.name);
        assert!(asset.bytes.len() < 200_000, "{}: {}", asset.name, asset.bytes.len());
        pictures += 1;
    }
    // One of the house, and one of each of its games.
    assert!(pictures >= 2, "{pictures}");
}
