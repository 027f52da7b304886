//! The bar: what is asked and its answers, what ends it, and what may not be answered.

use seen::{EndedView, How, Pages as _, Status};
use table::{Outcome, Seat, SeatSet};
use web::Language;

use crate::html::{Element, elements};
use crate::sample::{Sample, WEB, reader};

/// Moments of three games in which somebody is asked, each with its page in Spanish.
fn questions() -> Vec<(String, Vec<Element>)> {
    let mut samples = Vec::new();
    for plies in [0, 1, 2, 3, 5, 8, 13, 21, 40, 75, 140, 260, 480, 700] {
        samples.push((format!("war {plies}"), Sample::war(2, 100 + u64::from(plies), plies, Some(0))));
        samples.push((format!("war {plies}, Shadow"), Sample::war(2, u64::from(plies), plies, Some(1))));
        let journey = Sample::new(2, u64::from(plies), plies.min(60), Some(0), &[("voluntary", "on")]);
        samples.push((format!("journey {plies}"), journey));
        let tricks = Sample::tricks(3, u64::from(plies), plies.min(60), Some(0), &[("chapter", "25")]);
        samples.push((format!("tricks {plies}"), tricks));
    }
    let page = |sample: &Sample| elements(&WEB.table(&reader(Language::Es), &sample.table()));
    let pages = samples.iter().map(|(moment, sample)| (moment.clone(), page(sample)));
    let asked = pages.filter(|(_, page)| page.iter().any(|element| element.get("id") == Some("choose")));
    asked.collect()
}

fn has_class(element: &Element, class: &str) -> bool {
    element.get("class").is_some_and(|classes| classes.split(' ').any(|one| one == class))
}

/// Is it in an element of this class?
fn within(page: &[Element], element: &Element, class: &str) -> bool {
    element.parents.iter().any(|parent| has_class(&page[*parent], class))
}

/// The buttons of the form, with whether they may be chosen.
fn buttons(page: &[Element]) -> impl Iterator<Item = (&Element, bool)> {
    let buttons =
        page.iter().filter(|element| element.name == "button" && element.get("name") == Some("choice"));
    let inside = buttons.filter(|button| within(page, button, "choose"));
    inside.map(|button| (button, button.get("aria-disabled").is_none()))
}

#[test]
fn what_may_not_be_answered_is_never_between_answers() {
    let mut refused = 0;
    for (moment, page) in questions() {
        for (button, legal) in buttons(&page) {
            assert_eq!(within(&page, button, "refusals"), !legal, "{moment}: {button:?}");
            refused += usize::from(!legal);
        }
        let opens = page.iter().filter(|element| element.get("popovertarget") == Some("choices-refused"));
        let sheet = page.iter().any(|element| element.get("id") == Some("choices-refused"));
        assert_eq!(opens.count(), 2 * usize::from(sheet), "{moment}: one opens it, one closes it");
    }
    assert!(refused > 10, "only {refused} came up");
}

#[test]
fn what_ends_the_question_stands_beside_the_answers_and_after_them() {
    let mut ends = 0;
    for (moment, page) in questions() {
        let mut ended = false;
        for (button, _) in buttons(&page).filter(|(_, legal)| *legal) {
            let end = within(&page, button, "choices--ends");
            // Folded away beside them lies what cannot be made good.
            let grave = within(&page, button, "folded") && within(&page, button, "choose__ends");
            assert_eq!(within(&page, button, "choose__ends"), end || grave, "{moment}: {button:?}");
            if grave {
                assert!(has_class(button, "choice--grave"), "{moment}: {button:?}");
                continue;
            }
            assert!(end || !ended, "{moment}: {button:?} comes after an end");
            ended |= end;
            let notation = button.get("value").unwrap_or_default();
            let known = ["pass", "done", "no", "stop", "settle", "forgo", "skip", "wait"];
            assert_eq!(end, known.contains(&notation), "{moment}: {notation}");
            ends += usize::from(end);
        }
    }
    assert!(ends > 2, "only {ends} came up");
}

#[test]
fn what_cannot_be_made_good_comes_last() {
    let mut grave = 0;
    for (moment, page) in questions() {
        let legal = buttons(&page).filter(|(_, legal)| *legal).map(|(button, _)| button);
        let ranks = legal.map(|button| has_class(button, "choice--grave")).collect::<Vec<_>>();
        assert!(ranks.is_sorted(), "{moment}: {ranks:?}");
        grave += ranks.iter().filter(|rank| **rank).count();
    }
    assert!(grave > 0, "none came up");
}

#[test]
fn there_is_an_answer_or_a_kind_of_answers_besides_the_end() {
    let mut kinds = 0;
    for (moment, page) in questions() {
        let legal = buttons(&page).filter(|(_, legal)| *legal).map(|(button, _)| button);
        let answers = legal.filter(|button| !within(&page, button, "choices--ends")).collect::<Vec<_>>();
        let open = answers.iter().filter(|button| !within(&page, button, "folded")).count();
        let named = page.iter().filter(|element| has_class(element, "kind")).collect::<Vec<_>>();
        assert!(answers.is_empty() || open + named.len() > 0, "{moment}: {} answers", answers.len());
        for kind in named {
            assert!(!kind.text.contains("elecciones más"), "{moment}: a kind without a name: {}", kind.text);
            kinds += 1;
        }
    }
    assert!(kinds > 3, "only {kinds} came up");
}

#[test]
fn every_answer_has_words_of_its_own() {
    for (moment, page) in questions() {
        for (button, _) in buttons(&page) {
            let words = button.text.trim();
            let number = |text: &str| text.chars().all(|sign| sign.is_ascii_digit());
            let bare = words.strip_prefix("Opción ").is_some_and(number);
            assert!(!words.is_empty() && !bare, "{moment}: '{words}' for {:?}", button.get("value"));
        }
    }
}

/// Whoever gave up is told so; that 'the others' did is told to whoever is left.
#[test]
fn who_gave_up_is_told_so() {
    let [free, shadow] = [0, 1].map(Seat::new);
    for (gave_up, left, said) in
        [(free, shadow, "You have resigned."), (shadow, free, "The others have resigned.")]
    {
        let mut view = Sample::war(2, 1, 40, Some(0)).table();
        let outcome = Some(Outcome::left_to(SeatSet::only(left)));
        view.status = Status::Finished;
        view.laid = Vec::new();
        view.ended = Some(EndedView { how: How::Resigned, outcome, resigned: SeatSet::only(gave_up) });
        let page = elements(&WEB.table(&reader(Language::En), &view));
        let asked = page.iter().find(|element| element.get("id") == Some("ask")).expect("the bar");
        assert!(asked.text.starts_with(said), "{}", asked.text);
    }
}
