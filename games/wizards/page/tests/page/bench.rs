//! The bench where decks are made: what is pressed there is done, what may not be is not, and all that is wrong is said.

use std::collections::BTreeMap;

use canvas::{Bench, Language, Task};
use maud::html;
use wizards_page::WizardsPage;

/// What comes of pressing a button with these fields.
fn work(language: Language, fields: &[(&str, &str)]) -> Bench {
    canvas::learn(&canvas::words());
    canvas::learn(&wizards_page::words());
    let fields = fields
        .iter()
        .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
        .collect::<BTreeMap<_, _>>();
    let bench = canvas::of::<WizardsPage>().workshop().expect("a bench");
    assert_eq!(bench.brings(), "deck");
    bench.work(&Task {
        language,
        fields: &fields,
        at_table: false,
        clause: &|clause| html! { i { (clause) } },
    })
}

fn pressed(text: &str, act: &str) -> Bench {
    work(Language::En, &[("text", text), ("act", act)])
}

#[test]
fn a_starter_deck_is_legal_and_has_no_faults() {
    for id in ["gandalf", "saruman"] {
        let bench = pressed("", &format!("start {id}"));
        assert!(bench.legal && bench.name.is_some(), "{id}");
        assert!(!bench.body.0.contains("SATM-"), "{id}");
        assert_eq!(wizards::list::read(&bench.text).map(|list| list.deck.len()), Ok(67));
    }
    assert!(!pressed("", "").legal, "nothing is no deck");
}

#[test]
fn one_more_one_less() {
    let bench = pressed("", "add deck glamdring");
    assert_eq!(bench.text, "Resources\n1 Glamdring (TW)\n");
    let again = pressed(&bench.text, "add deck glamdring");
    assert_eq!(again.text, bench.text, "of what is unique there is one");
    assert_eq!(pressed(&bench.text, "take deck glamdring").text, "");
    // What cannot be played, what belongs elsewhere, and what makes no sense.
    for act in
        ["add sites glamdring", "add deck bree", "take pool glamdring", "add", "means 1 card", "mend x"]
    {
        assert_eq!(pressed(&bench.text, act).text, bench.text, "{act}");
    }
}

/// Every fault at once, each with its clause; by the basic rules others than by the standard ones.
#[test]
fn all_that_is_wrong_is_said_at_once() {
    let text = "Pool\n1 Gandalf\n1 Glamdring\nDeck\n4 Concealment\n2 Glamdring\nSideboard\n1 Dodge";
    let faults = |bench: &Bench| {
        let (_, faults) = bench.body.0.split_once("wizards-faults").expect("faults");
        let faults = faults.split_once("</ul>").expect("their end").0.to_owned();
        let clauses = faults.split("<i>").skip(1);
        clauses.map(|rest| rest.split_once('<').expect("an end").0.to_owned()).collect::<Vec<_>>()
    };
    let standard = work(Language::En, &[("text", text)]);
    let found = faults(&standard);
    for clause in ["SATM-2.2", "SATM-2.3", "SATM-2.4", "SATM-2.5"] {
        assert!(found.iter().any(|one| one == clause), "{clause}: {found:?}");
    }
    assert!(!standard.legal && !found.iter().any(|one| one == "SATM-2.12"), "{found:?}");
    let basic = faults(&work(Language::En, &[("text", text), ("option-rules", "basic")]));
    assert!(basic.iter().any(|one| one == "SATM-2.12"), "no sideboard: {basic:?}");
    assert!(!basic.iter().any(|one| one == "SATM-2.4"), "{basic:?}");
}

#[test]
fn what_a_line_may_mean_is_asked_and_answered() {
    let paste = "Deck\n3x ocultamiento\n1 Palantír\n2 Glamdrin\n1 Xyzzy Foo";
    let asked = work(Language::En, &[("text", ""), ("paste", paste), ("act", "read")]);
    assert_eq!(asked.text, "", "nothing is taken over before all can be read");
    for part in
        ["means 3 card palantir_of_orthanc", "means 4 card glamdring", "omit 5", "value=\"3\"", "Xyzzy Foo"]
    {
        assert!(asked.body.0.contains(part), "{part}");
    }
    let mut paste = paste.to_owned();
    for act in ["means 3 card palantir_of_orthanc", "means 4 card glamdring"] {
        let bench = work(Language::En, &[("text", ""), ("paste", &paste), ("act", act)]);
        assert_eq!(bench.text, "");
        let (_, rest) = bench.body.0.split_once("id=\"wizards-paste\"").expect("the paste");
        let (_, rest) = rest.split_once("\n").expect("a line");
        paste = rest.split_once("</textarea>").expect("its end").0.to_owned();
    }
    let read = work(Language::En, &[("text", "1 Dodge"), ("paste", &paste), ("act", "omit 5")]);
    assert_eq!(
        read.text, "Resources\n3 Concealment (TW)\n1 Palantír of Orthanc (TW)\n2 Glamdring (TW)\n",
        "the number of each stays"
    );
}

/// A deck that was kept by another way and cannot be read is shown as what is being read in.
#[test]
fn nothing_is_lost_of_a_text_that_cannot_be_read() {
    let bench = work(Language::En, &[("text", "1 Gandalff\n1 Glamdring")]);
    assert!(bench.body.0.contains("Gandalff") && bench.body.0.contains("means 1 card gandalf"));
    assert!(!bench.legal);
}

/// Whatever is sent, the page stays one that can be read: a text full of faults, a field full of words, a pile of cards.
#[test]
fn a_bench_has_an_end() {
    let usual = pressed("", "start gandalf").body.0.len();
    for text in ["a\n".repeat(4000), "zzzz\n".repeat(3000), "a".repeat(16_000), "99 Dodge\n".repeat(1500)] {
        let bench = work(Language::En, &[("paste", &text), ("act", "read")]);
        let flaws = bench.body.0.matches("<li value=").count();
        assert!((1..=41).contains(&flaws), "{flaws}");
        assert!(bench.body.0.len() < usual + 2 * text.len(), "{}", bench.body.0.len());
        assert!(bench.body.0.contains(&text), "nothing of it is lost");
    }
    // Of a field that is full of words the first are looked for.
    let words = format!("glamdring {}", "sword ".repeat(2000));
    let found = work(Language::En, &[("find", &words)]);
    let few = work(Language::En, &[("find", &words[..60])]);
    let rows = |bench: &Bench| bench.body.0.matches("id=\"find-").count();
    assert_eq!(rows(&found), rows(&few));
    let odd = format!("{}qqqq", "a ".repeat(30));
    assert!(rows(&work(Language::En, &[("find", &odd)])) > 0, "what is behind is not looked for");
}
