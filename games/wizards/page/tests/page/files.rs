//! The files of words: the same in both languages, and nothing missing.

use std::path::Path;

use canvas::text::proof;
use canvas::{Language, say};
use table::{Game, Observer, Seat, SeatSet};
use wizards::Wizards;
use wizards::event::Event;
use wizards::state::Ending;
use wizards::why::Why;
use wizards_page::words;

#[test]
fn both_languages_have_the_same_messages_with_the_same_variables() {
    assert_eq!(proof::differences(&words()), Vec::<String>::new());
}

#[test]
fn every_file_on_the_shelf_is_read() {
    let forgotten = proof::forgotten(&words(), env!("CARGO_MANIFEST_DIR"));
    assert_eq!(forgotten, Vec::<String>::new());
}

/// The messages that the rules ask for by id, and every objection there is.
#[test]
fn everything_the_game_asks_for_is_there() {
    canvas::learn(&words());
    let page = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut asked = proof::asked_for(&[&page.join("../rules/src"), &page.join("../mind/src")], &["wizards-"]);
    assert!(asked.len() > 60, "only {} found", asked.len());
    asked.extend(Why::ALL.iter().map(|why| why.id().to_owned()));
    let missing = asked.iter().filter(|id| !proof::is_known(id));
    assert_eq!(missing.collect::<Vec<_>>(), Vec::<&String>::new());
}

/// Tables and the library load no style of the bench: it shapes nothing of theirs.
#[test]
fn the_style_of_the_bench_is_its_own() {
    let [style, bench] = [include_str!("../../style.css"), include_str!("../../style-bench.css")];
    let library = ".wz-library .wz-sheet, .sheet .wz-sheet {";
    assert!(style.contains(library) && !bench.contains(".wz-library"), "a card of the library is not shown");
    assert!(!style.contains(".wz-bench"), "a table loads the style of the bench");
}

/// However it ends, it is told whole: who has won, or that nobody has.
#[test]
fn an_end_is_told_whole() {
    canvas::learn(&words());
    let name = |seat: Seat| ["Ana", "Ben"][seat.index()].to_owned();
    let told = |ending, winners, language| {
        let event = Event::Over { winners, ending };
        say(language, &Wizards::say(&event), &name, Observer::Watcher)
    };
    for language in [Language::Es, Language::En] {
        for ending in [Ending::Council, Ending::Ring, Ending::WizardLost, Ending::Goal, Ending::GoalMissed] {
            let said = told(ending, SeatSet::only(Seat::new(1)), language);
            assert!(said.contains("Ben") && !said.contains(['{', '$']), "{said}");
        }
    }
    let both = [Seat::new(0), Seat::new(1)].into_iter().collect::<SeatSet>();
    let draw = told(Ending::Council, both, Language::En);
    assert_eq!(draw, "The game is over: the Free Council has decided. A draw between Ana and Ben.");
    assert_eq!(
        told(Ending::Council, both, Language::Es),
        "Fin de la partida: el Concilio Libre ha decidido. Empate entre Ana y Ben."
    );
}
