//! Every page is named, labelled, safe, and free of anything that the content policy forbids.

use std::collections::BTreeSet;

use seen::{ErrorView, JoinView, Pace, Pages, RulesView, SeatKind, Status, TableView};
use table::{Message, SeatSet};
use web::Language;

use crate::html::{Element, elements};
use crate::own;
use crate::sample::{self, HOSTILE, Sample, WEB, reader};

/// Every page at every kind of moment.
fn all(language: Language) -> Vec<(String, String)> {
    let reader = reader(language);
    let mut pages = vec![
        ("lobby".to_owned(), WEB.lobby(&reader, &sample::lobby())),
        ("new".to_owned(), WEB.new_table(&reader, &sample::new_table(false))),
        ("new of a group".to_owned(), WEB.new_table(&reader, &sample::new_table(true))),
        (
            "rules".to_owned(),
            WEB.rules(&reader, &RulesView { game: sample::game_view(), find: String::new(), table: None }),
        ),
        ("about".to_owned(), WEB.about(&reader)),
        ("me".to_owned(), WEB.me(&reader, &sample::me())),
        ("handed".to_owned(), WEB.handed(&reader, &sample::handed())),
    ];
    let refusal = ErrorView {
        status: 422,
        message: Message::new("journey-no-tree"),
        clause: Some(table::Clause("VAM-2.5")),
        faults: Vec::new(),
        again: None,
    };
    pages.push(("error".to_owned(), WEB.error(&reader, &refusal)));
    for (number, plies) in [(1, 0), (2, 3), (3, 9), (4, 31), (5, 70), (6, 120), (7, 9999)] {
        for own in [Some(0), None] {
            let players = 2 + number as usize % 3;
            let sample = Sample::new(
                players,
                number,
                plies,
                own,
                &[("voluntary", if number % 2 == 0 { "on" } else { "off" })],
            );
            pages.push((format!("table {number} {own:?}"), WEB.table(&reader, &sample.table())));
            pages.push((format!("replay {number}"), WEB.replay(&reader, &sample.replay(9999))));
        }
    }
    for (number, plies) in [(1, 0), (2, 9), (3, 90), (4, 300), (5, 900), (6, 30_000)] {
        for own in [Some(0), Some(1), None] {
            let sample = Sample::war(2, number, plies, own);
            pages.push((format!("war {number} {own:?}"), WEB.table(&reader, &sample.table())));
        }
    }
    for (chapter, plies) in [("19", 0), ("22", 12), ("25", 30), ("29", 9), ("32", 1), ("35", 20)] {
        for (players, own) in [(1, Some(0)), (2, Some(1)), (3, None), (4, Some(0))] {
            let request = [("chapter", chapter), ("play", "campaign")];
            let number = u64::from(plies) + players as u64;
            let sample = Sample::tricks(players, number, plies, own, &request);
            pages.push((format!("tricks {chapter} {players} {own:?}"), WEB.table(&reader, &sample.table())));
        }
    }
    let sample = Sample::new(3, 1, 0, Some(0), &[]);
    let waiting = TableView {
        picture: None,
        prompt: None,
        laid: Vec::new(),
        curtain: SeatSet::EMPTY,
        status: Status::Waiting,
        offered: sample::game_view().options,
        ..sample.table()
    };
    pages.push(("waiting".to_owned(), WEB.table(&reader, &waiting)));
    let mut seats = sample.seats();
    seats[2].kind = SeatKind::Open;
    let view = JoinView {
        id: "1".into(),
        name: HOSTILE.into(),
        game: sample::game_view().info,
        lesson: None,
        seats,
        options: Default::default(),
        unusual: Vec::new(),
        pace: Pace::Days(3),
        kept: None,
        by: String::new(),
        token: "t".into(),
        public: true,
    };
    pages.push(("join".to_owned(), WEB.join(&reader, &view)));
    let late = JoinView { seats: Vec::new(), public: false, ..view };
    pages.push(("join, too late".to_owned(), WEB.join(&reader, &late)));
    pages.extend(own::pages(language));
    pages
}

fn each(mut check: impl FnMut(&str, Language, &str, &[Element])) {
    for language in Language::ALL {
        for (name, page) in all(language) {
            let elements = elements(&page);
            check(&format!("{name} in {language:?}"), language, &page, &elements);
        }
    }
}

/// The foot of every page tells which version this is.
#[test]
fn every_page_tells_the_version() {
    for language in [Language::Es, Language::En] {
        for (name, page) in all(language) {
            assert_eq!(page.matches("Bree 0.1.0 (2026-11-25), 0123abcd").count(), 1, "{name}");
        }
    }
}

#[test]
fn ids_are_unique_and_what_refers_to_them_finds_them() {
    each(|page, _, _, elements| {
        let mut ids = BTreeSet::new();
        for id in elements.iter().filter_map(|element| element.get("id")) {
            assert!(ids.insert(id), "{page}: {id} stands twice");
        }
        for element in elements {
            for attribute in ["for", "aria-labelledby", "aria-describedby", "aria-controls", "data-copy"] {
                if let Some(id) = element.get(attribute) {
                    assert!(ids.contains(id), "{page}: {attribute}={id} refers to nothing");
                }
            }
            if let Some(id) = element.get("href").and_then(|href| href.strip_prefix('#')) {
                assert!(ids.contains(id), "{page}: #{id} leads nowhere");
            }
        }
    });
}

#[test]
fn everything_that_can_be_used_has_a_name() {
    each(|page, _, _, elements| {
        let labels =
            elements.iter().filter(|element| element.name == "label").filter_map(|label| label.get("for"));
        let labelled = labels.collect::<BTreeSet<_>>();
        for element in elements {
            let named = element.get("aria-label").is_some_and(|label| !label.trim().is_empty());
            let told = named || !element.text.trim().is_empty();
            match element.name.as_str() {
                "button" | "a" | "summary" => assert!(told, "{page}: {element:?} has no name"),
                "input" | "select" | "textarea" if element.get("type") != Some("hidden") => {
                    let id = element.get("id").unwrap_or_default();
                    assert!(named || labelled.contains(id), "{page}: {element:?} has no label");
                }
                _ if matches!(element.get("role"), Some("button" | "img" | "group")) => {
                    assert!(told, "{page}: {element:?} has no name");
                }
                _ => {}
            }
        }
    });
}

#[test]
fn the_language_is_said_and_every_page_has_one_heading_and_a_title() {
    each(|page, language, html, elements| {
        assert!(html.starts_with("<!DOCTYPE html>"), "{page}");
        assert_eq!(elements[0].get("lang"), Some(language.tag()), "{page}");
        let count = |name: &str| elements.iter().filter(|element| element.name == name).count();
        assert_eq!((count("h1"), count("main")), (1, 1), "{page}");
        let title = elements.iter().find(|element| element.name == "title").expect("a title");
        assert!(title.text.ends_with("Bree"), "{page}: {}", title.text);
    });
}

/// The level of a heading.
fn level(element: &Element) -> Option<u8> {
    let level = element.name.strip_prefix('h')?.parse::<u8>().ok()?;
    (1..=6).contains(&level).then_some(level)
}

/// Who listens goes from heading to heading, and deeper by one level at a time. What is shown later, over the page, is a part of its own.
#[test]
fn headings_leave_out_no_level() {
    each(|page, _, _, elements| {
        let later = |element: &Element| {
            ["dialog", "template"].contains(&element.name.as_str())
                || ["hidden", "popover"].iter().any(|sign| element.get(sign).is_some())
        };
        let mut last = 0;
        for element in elements {
            let Some(level) = level(element) else { continue };
            if later(element) || element.parents.iter().any(|around| later(&elements[*around])) {
                continue;
            }
            assert!(level <= last + 1, "{page}: a level is left out before '{}'", element.text);
            last = level;
        }
    });
}

#[test]
fn nothing_needs_an_exception_from_the_content_policy() {
    each(|page, _, _, elements| {
        for element in elements {
            assert!(element.get("style").is_none(), "{page}: {element:?}");
            assert!(element.name != "style", "{page}");
            let handler = element.attributes.keys().find(|attribute| attribute.starts_with("on"));
            assert!(handler.is_none(), "{page}: {handler:?}");
            if element.name == "script" {
                assert!(
                    element.get("src").is_some() && element.text.is_empty(),
                    "{page}: a script in the page"
                );
            }
            for attribute in ["src", "href", "action", "formaction"] {
                let foreign = element.get(attribute).is_some_and(|address| address.contains("//"));
                assert!(!foreign, "{page}: {element:?} leads outside");
            }
        }
    });
}

#[test]
fn names_and_chat_are_words_and_nothing_else() {
    each(|page, _, html, _| {
        for tag in ["<script>", "<img", "onerror=alert(1)>"] {
            assert!(!html.contains(tag), "{page} has {tag}");
        }
    });
    let sample = Sample::new(2, 1, 3, Some(0), &[]);
    let html = WEB.table(&reader(Language::En), &sample.table());
    assert!(
        html.contains("&lt;script&gt;alert(") && html.contains("&lt;img src=x"),
        "hostile words are shown as words"
    );
}

#[test]
fn no_message_shows_as_its_id_and_no_variable_is_left() {
    each(|page, _, _, elements| {
        let text = &elements[0].text;
        let texts = elements.iter().flat_map(|element| {
            ["aria-label", "title", "aria-description", "value"]
                .into_iter()
                .filter_map(|name| element.get(name))
        });
        for text in texts.chain([text.as_str()]) {
            for kind in [
                "journey-", "house-", "lobby-", "join-", "table-", "seat-", "replay-", "rules-", "about-",
                "error-", "level-", "war-", "tricks-", "{$", "{ $",
            ] {
                if let Some((before, after)) = text.split_once(kind) {
                    let before = before.chars().rev().take(80).collect::<Vec<_>>();
                    let near = before.iter().rev().copied().chain(after.chars().take(80));
                    panic!("{page}: '{kind}' between: {}", near.collect::<String>());
                }
            }
        }
    });
}

#[test]
fn without_script_every_choice_is_a_button_in_a_form() {
    let sample = Sample::new(2, 3, 9, Some(0), &[]);
    let view = sample.table();
    let elements = elements(&WEB.table(&reader(Language::Es), &view));
    let form = elements.iter().position(|element| element.get("id") == Some("choose")).expect("the form");
    assert_eq!(elements[form].get("action"), Some("/t/1/choose"));
    assert_eq!(elements[form].get("method"), Some("post"));
    let inside = |element: &&Element| element.parents.contains(&form);
    for laid in &view.laid[0].choices {
        let button =
            elements.iter().filter(inside).find(|element| element.get("value") == Some(&laid.choice));
        let button = button.unwrap_or_else(|| panic!("no button for {}", laid.choice));
        assert_eq!((button.name.as_str(), button.get("name")), ("button", Some("choice")));
        assert_eq!(button.get("aria-disabled").is_some(), laid.refusal.is_some(), "{}", laid.choice);
    }
    let hidden = elements.iter().filter(inside).filter(|element| element.get("type") == Some("hidden"));
    assert_eq!(hidden.filter_map(|element| element.get("name")).collect::<Vec<_>>(), ["seat", "ply"]);
}

/// The size that is sent: what pages load is compressed.
fn sent(bytes: &[u8]) -> usize {
    let mut sent = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    std::io::Write::write_all(&mut sent, bytes).unwrap();
    sent.finish().unwrap().len()
}

#[test]
fn pages_are_small_enough_for_the_first_load() {
    // What a table loads: the house's style, that of its game, and the script.
    let loads =
        ["house.css", "journey.css", "theme.js", "bree.js", "table.js", "icon.svg", "bree.webmanifest"];
    let loaded = WEB.assets().iter().filter(|asset| loads.contains(&asset.name));
    let assets = loaded.map(|asset| sent(asset.bytes)).sum::<usize>();
    let sample = Sample::new(4, 5, 150, Some(0), &[]);
    let page = sent(WEB.table(&reader(Language::Es), &sample.table()).as_bytes());
    // With a page after many choices.
    assert!(50_000 < assets + page && assets + page < 73_000, "{assets} + {page} bytes");
}

#[test]
fn the_style_is_small_enough_for_the_first_load() {
    let needed = ["house.css", "war.css"];
    let style = WEB.assets().iter().filter(|asset| needed.contains(&asset.name));
    let sent = sent(&style.flat_map(|asset| asset.bytes).copied().collect::<Vec<_>>());
    // Of the 150 kB of a first load the style may take so much.
    assert!(10_000 < sent && sent < 20_000, "{sent} bytes of style");
}

#[test]
fn nothing_of_the_games_asks_for_an_exception_from_the_content_policy() {
    for asset in WEB.assets().iter().filter(|asset| asset.content_type != "image/png") {
        let text = std::str::from_utf8(asset.bytes).unwrap();
        for word in ["@import", "https:", "url(http"] {
            assert!(!text.contains(word), "{} has {word}", asset.name);
        }
    }
}

/// Each is named, in each language, and the own one is marked.
#[test]
fn pictures_are_chosen_by_their_names() {
    let mut names = BTreeSet::new();
    for language in Language::ALL {
        let mut reader = reader(language);
        reader.picture = Some(seen::Picture::Moon);
        let page = WEB.me(&reader, &sample::me());
        let elements = elements(&page);
        let buttons = elements.iter().filter(|element| element.get("name") == Some("picture"));
        let buttons = buttons.collect::<Vec<_>>();
        assert_eq!(buttons.len(), seen::Picture::ALL.len() + 1, "and none of them");
        let own = buttons.iter().filter(|button| button.get("aria-pressed") == Some("true"));
        assert_eq!(own.map(|button| button.get("value")).collect::<Vec<_>>(), [Some("moon")]);
        for picture in seen::Picture::ALL {
            let button = buttons.iter().find(|button| button.get("value") == Some(picture.id())).unwrap();
            let name = button.get("aria-label").unwrap();
            assert!(!name.starts_with("picture-") && names.insert(name.to_owned()), "{picture}: {name}");
        }
    }
}
