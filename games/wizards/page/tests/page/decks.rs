//! The ready decks on the page: offered by name, each with what it wants to do; and the sets that a deck needs.

use std::collections::BTreeMap;

use canvas::{Bench, Language, Task};
use maud::html;
use wizards::list;
use wizards::ready::ready;
use wizards_page::WizardsPage;

fn work(language: Language, fields: &[(&str, &str)]) -> Bench {
    canvas::learn(&canvas::words());
    canvas::learn(&wizards_page::words());
    let fields = fields.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
    let fields = fields.collect::<BTreeMap<_, _>>();
    let bench = canvas::of::<WizardsPage>().workshop().expect("a bench");
    let task = Task {
        language,
        fields: &fields,
        at_table: false,
        picture: &|_| None,
        clause: &|clause| html! { i { (clause) } },
    };
    bench.work(&task)
}

/// The text within the element of this id, without its tags.
fn words_in(bench: &Bench, id: &str) -> String {
    let (_, rest) = bench.body.0.split_once(&format!("id=\"{id}\"")).unwrap_or_else(|| panic!("no {id}"));
    let rest = rest.split_once('>').expect("it is a tag").1;
    rest.split("</").next().unwrap_or_default().to_owned()
}

/// They are called at the table and on the bench as in the file, and say what they want in a sentence.
#[test]
fn ready_decks_are_offered_by_name() {
    for language in Language::ALL {
        let empty = work(language, &[]);
        for ready in ready() {
            let id = &ready.deck.id;
            let [name, wants] = [ready.name, ready.wants].map(|names| match language {
                Language::Es => names.es.as_str(),
                Language::En => names.en.as_str(),
            });
            for option in ["deck-1", "deck-2"] {
                assert_eq!(language.text(&format!("wizards-option-{option}-{id}")), name);
            }
            assert_eq!(language.text(&format!("wizards-option-deck-1-{id}.help")), wants);
            assert_eq!(words_in(&empty, &format!("start-{id}")), name);
            assert!(empty.body.0.contains(&wants.replace('\'', "&#39;")), "{wants}");
        }
    }
}

/// One press lays a ready deck on the bench, whole and legal, under its name.
#[test]
fn a_ready_deck_is_laid_on_the_bench() {
    for ready in ready() {
        let bench = work(Language::En, &[("act", &format!("start {}", ready.deck.id))]);
        assert!(bench.legal, "{}", ready.deck.id);
        assert_eq!(bench.name.as_ref(), Some(&ready.name.en));
        let list = list::read(&bench.text).expect("it reads what it wrote");
        assert_eq!(list.deck.len(), ready.deck.cards.len());
        assert_eq!(list.sideboard.len(), ready.deck.sideboard.len());
    }
}

/// SATM-35.6: a deck says which sets it needs, and what a smaller choice of them leaves out, by name.
#[test]
fn a_deck_says_which_sets_it_needs() {
    let dragons = work(Language::En, &[("act", "start dragons")]);
    assert_eq!(
        words_in(&dragons, "wizards-sets"),
        "Sets that it needs: The Wizards, The Dragons, Dark Minions, The Lidless Eye and Against the Shadow."
    );
    let gandalf = work(Language::Es, &[("act", "start gandalf")]);
    assert_eq!(words_in(&gandalf, "wizards-sets"), "Expansiones que necesita: Los Magos.");
    let fields = [("text", dragons.text.as_str()), ("option-sets", "base")];
    let base = work(Language::En, &fields);
    assert!(!base.legal);
    let told = "Wormsbane is of The Dragons, a set that is not played at this table.";
    assert!(base.body.0.contains(told), "{}", base.body.0);
    assert!(words_in(&base, "wizards-fits").contains("all sets"));
    let starter = work(Language::En, &[("text", gandalf.text.as_str()), ("option-sets", "base")]);
    assert!(starter.legal, "a starter deck is of the base set");
}
