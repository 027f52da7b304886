//! Programs on pages: the tokens of one's own, and whether any may sit down.

use seen::{Pages, Scope, Status, TableView, TokenCard, TokensView};
use table::SeatSet;
use web::Language;

use crate::html::elements;
use crate::sample::{self, HOSTILE, Sample, WEB, reader};

fn card() -> TokenCard {
    TokenCard {
        id: "1".to_owned(),
        name: HOSTILE.to_owned(),
        scopes: vec![Scope::Sit, Scope::Play],
        created_at: 0,
        seen_at: 0,
        ends_at: 1,
        device: None,
    }
}

/// Where there is none yet the form is not for one more.
#[test]
fn the_first_token_is_not_one_more() {
    for (language, first, more) in [
        (Language::En, "A token", "A token for one more"),
        (Language::Es, "Una clave", "Una clave para otro"),
    ] {
        for (tokens, title) in [(Vec::new(), first), (vec![card()], more)] {
            let view = TokensView { tokens, made: None, most: 10 };
            let page = elements(&WEB.tokens(&reader(language), &view));
            let form =
                page.iter().position(|element| element.get("action") == Some("/me/tokens")).expect("a form");
            let section = *page[form].parents.last().expect("a section");
            let titles = page
                .iter()
                .filter(|element| element.name == "h2" && element.parents.last() == Some(&section));
            assert_eq!(titles.map(|title| title.text.as_str()).collect::<Vec<_>>(), [title]);
            let name = page.iter().find(|element| element.get("id") == Some("token-name")).expect("a field");
            let help = name.get("aria-describedby").expect("a help");
            assert!(page.iter().any(|element| element.get("id") == Some(help) && !element.text.is_empty()));
        }
        // All that may be are there: then there is no form.
        let full = TokensView { tokens: vec![card()], made: None, most: 1 };
        let page = elements(&WEB.tokens(&reader(language), &full));
        assert!(!page.iter().any(|element| element.get("action") == Some("/me/tokens")));
    }
}

/// Whoever may change a table that waits may change that, too; the tick is as the table is.
#[test]
fn a_table_that_waits_has_the_tick() {
    let sample = Sample::new(3, 1, 0, Some(0), &[]);
    for programs in [true, false] {
        let waiting = TableView {
            picture: None,
            prompt: None,
            laid: Vec::new(),
            curtain: SeatSet::EMPTY,
            status: Status::Waiting,
            offered: sample::game_view().options,
            host: true,
            programs,
            ..sample.table()
        };
        let page = elements(&WEB.table(&reader(Language::En), &waiting));
        let form = page.iter().position(|element| element.get("id") == Some("options")).expect("a form");
        let inputs = page.iter().filter(|element| element.name == "input" && element.parents.contains(&form));
        let inputs = inputs.collect::<Vec<_>>();
        let named = |name| inputs.iter().find(|input| input.get("name") == Some(name)).expect("a field");
        assert_eq!(named("programs").get("type"), Some("hidden"));
        assert_eq!(named("no-programs").get("checked").is_some(), !programs);
    }
}

/// Where only a program of the reader's sits nothing is offered that they would have to say through it.
#[test]
fn nobody_is_offered_to_speak_through_a_program() {
    let sample = Sample::new(3, 1, 0, Some(0), &[]);
    for own in [true, false] {
        let mut view = sample.table();
        (view.talk.chat, view.talk.refusal) = (own, None);
        if !own {
            view.talk.seats = SeatSet::EMPTY;
            (view.talk.remarks, view.talk.phrases) = (Vec::new(), Vec::new());
        }
        let page = elements(&WEB.table(&reader(Language::En), &view));
        let leads = |to: &str| {
            page.iter().any(|element| element.get("action").is_some_and(|action| action.ends_with(to)))
        };
        assert_eq!((leads("/chat"), leads("/name")), (own, own));
        assert!(own || !leads("/remarks"));
    }
}
