//! A library that is too long for one page: it is divided, and what is found in it is all of it.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use canvas::{Context, Drawn, Entry, Page, Scene, Words};
use journey::Journey;
use journey_page::JourneyPage;
use maud::{Markup, html};
use seen::{LibraryView, Pages};
use table::Game;
use web::{Language, Web};

use crate::html::{Element, elements};
use crate::sample::reader;

/// A game with so many cards.
struct Cards<const MANY: usize>;

impl<const MANY: usize> Page for Cards<MANY> {
    type Game = Journey;

    const LIBRARY: bool = true;

    fn draw(_: &Scene<Journey>) -> Drawn {
        Drawn::default()
    }

    fn poster() -> Markup {
        html! {}
    }

    fn words() -> Words {
        JourneyPage::words()
    }

    fn style() -> &'static str {
        ""
    }

    fn book() -> &'static str {
        JourneyPage::book()
    }

    /// Each tenth card is of gold, and lies on the second shelf.
    fn library(_: &Context, _: Option<&<Journey as Game>::View>) -> Vec<Entry> {
        let card = |number: usize| Entry {
            id: format!("card-{number}"),
            shelf: if number.is_multiple_of(10) { "journey-library-second" } else { "journey-library-first" },
            name: format!("Card {number}"),
            drawing: html! { p { (if number.is_multiple_of(10) { "Oro & más" } else { "Lead" }) } },
            clauses: &[],
        };
        (0..MANY).map(card).collect()
    }
}

static SHORT: LazyLock<Web> = LazyLock::new(|| Web::new([canvas::of::<Cards<400>>()]));
static LONG: LazyLock<Web> = LazyLock::new(|| Web::new([canvas::of::<Cards<5001>>()]));

fn asked(web: &Web, find: &str, shelf: &str, page: usize) -> Vec<Element> {
    let (find, shelf) = (find.to_owned(), shelf.to_owned());
    let view =
        LibraryView { game: Journey::INFO, find, shelf, page, unseen: false, entry: None, table: None };
    elements(&Pages::library(web, &reader(Language::En), &view).expect("a library"))
}

fn cards(page: &[Element]) -> Vec<String> {
    let entries = page.iter().filter(|element| element.get("class") == Some("entry"));
    entries.map(|entry| entry.get("id").expect("an id").to_owned()).collect()
}

fn counted(page: &[Element]) -> String {
    page.iter().find(|element| element.name == "output").expect("a count").text.clone()
}

/// The addresses of the page before and of the next one.
fn ways(page: &[Element]) -> [Option<String>; 2] {
    ["prev", "next"].map(|rel| {
        let link = page.iter().find(|element| element.name == "a" && element.get("rel") == Some(rel));
        link.map(|link| link.get("href").expect("an address").replace("&amp;", "&"))
    })
}

#[test]
fn each_card_stands_on_one_page_and_the_count_is_of_all() {
    let mut seen = BTreeSet::new();
    for number in 0..13 {
        let page = asked(&LONG, "", "", number);
        assert!(
            counted(&page).starts_with("5,001 ") || counted(&page).starts_with("5001 "),
            "{}",
            counted(&page)
        );
        let here = cards(&page);
        assert_eq!(here.len(), if number == 12 { 201 } else { 400 }, "page {number}");
        for card in here {
            assert!(seen.insert(card.clone()), "{card} stands twice");
        }
        let [before, next] = ways(&page);
        assert_eq!((before.is_none(), next.is_none()), (number == 0, number == 12), "page {number}");
    }
    assert_eq!(seen.len(), 5001);
    // Whoever asks for a page that is not there has the last one.
    assert_eq!(cards(&asked(&LONG, "", "", 99)).len(), 201);
}

#[test]
fn what_is_looked_for_goes_on_from_page_to_page() {
    // 501 of gold: without an accent, in capitals, and with a sign that an address must not hold as it is.
    let first = asked(&LONG, "MAS & oro", "", 0);
    assert_eq!((cards(&first).len(), counted(&first).split(' ').next()), (400, Some("501")));
    let [before, next] = ways(&first);
    assert_eq!(before, None);
    assert_eq!(next.as_deref(), Some("/library/journey?find=MAS%20%26%20oro&shelf=&page=1"));
    let second = asked(&LONG, "MAS & oro", "", 1);
    assert_eq!(cards(&second).len(), 101);
    assert!(cards(&second).iter().all(|card| card.ends_with('0') && !cards(&first).contains(card)));
    // A shelf alone, and words that are nowhere.
    let shelf = asked(&LONG, "", "journey-library-second", 1);
    assert_eq!(cards(&shelf), cards(&second));
    let few = asked(&LONG, "card 77", "", 0);
    assert!(cards(&few).iter().any(|card| card == "entry-card-77") && ways(&few) == [None, None]);
    let nothing = asked(&LONG, "mithril", "", 3);
    assert_eq!((cards(&nothing), ways(&nothing)), (Vec::new(), [None, None]));
}

/// A word that stands nowhere is looked for by its nearest, as in the rules, and the page says so.
#[test]
fn a_misspelt_word_finds_its_nearest() {
    let nearly = |page: &[Element]| {
        let at =
            page.iter().position(|element| element.get("id") == Some("library-nearly")).expect("a place");
        page[at].text.clone()
    };
    let slip = asked(&LONG, "laed 77", "", 0);
    let right = asked(&LONG, "lead 77", "", 0);
    assert_eq!((cards(&slip), counted(&slip)), (cards(&right), counted(&right)));
    assert!(nearly(&slip).contains("laed") && nearly(&slip).contains("lead"), "{}", nearly(&slip));
    assert_eq!(nearly(&right), "");
    let short = asked(&SHORT, "laed 77", "", 0);
    let shown = short.iter().filter(|element| element.get("class") == Some("entry"));
    let shown = shown.filter(|entry| entry.get("hidden").is_none()).filter_map(|entry| entry.get("id"));
    assert_eq!(
        shown.collect::<Vec<_>>(),
        ["entry-card-77", "entry-card-177", "entry-card-277", "entry-card-377"]
    );
    assert!(nearly(&short).contains("lead"));
}

/// The script looks for what the page holds only where the page holds everything.
#[test]
fn a_library_that_fits_is_one_page() {
    let parts = |page: &[Element]| page.iter().any(|element| element.get("data-parts").is_some());
    let short = asked(&SHORT, "oro", "", 7);
    assert!(!parts(&short) && ways(&short) == [None, None]);
    let shown = short.iter().filter(|element| element.get("class") == Some("entry"));
    let shown = shown.filter(|entry| entry.get("hidden").is_none());
    assert_eq!((cards(&short).len(), shown.count()), (400, 40));
    assert!(parts(&asked(&LONG, "oro", "", 0)));
}
