//! The library: every card that lies open leads to an entry.

use canvas::{Context, Language, Page as _};
use table::{Game, Match, Observer, Picture, Seed, SetupRequest};
use tricks::Tricks;
use tricks::book::Data;
use tricks::card::CardSet;
use tricks_page::TricksPage;

#[test]
fn every_card_can_be_read_about() {
    canvas::learn(&TricksPage::words());
    let request = SetupRequest::players(4).option("chapter", "29");
    let setup = Tricks::setup(&Data::built_in(), &request).expect("a table");
    let game = Match::<Tricks>::start(setup, &Seed::from_number(1));
    let view = Picture::of(&game, Observer::Afterwards, None, usize::MAX).view;
    let entries = TricksPage::library(&Context::plain(Language::En), Some(&view));
    for card in CardSet::ALL.iter() {
        let id = TricksPage::entry(&view, &format!("card-{card}")).expect("an entry");
        let entry = entries.iter().find(|entry| entry.id == id).unwrap_or_else(|| panic!("{card}: no {id}"));
        assert!(!entry.name.is_empty() && !entry.drawing.0.contains("tricks-"), "{card}");
    }
    assert_eq!(TricksPage::entry(&view, "card-x9"), None);
}
