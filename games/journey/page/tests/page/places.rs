//! The places of the map: each circle and each drawing leads to its card.

use canvas::Page as _;
use journey::Journey;
use journey::data::Data;
use journey::location::Location;
use journey_page::JourneyPage;
use table::{Game, Match, Observer, Seed, SetupRequest};

#[test]
fn a_circle_leads_to_the_card_of_its_place() {
    let setup = Journey::setup(&Data::built_in(), &SetupRequest::players(2)).expect("a table");
    let game = Match::<Journey>::start(setup, &Seed::from_number(1));
    let view = Journey::view(game.state(), Observer::Watcher);
    let mut places = 0;
    for number in 0..=view.sheet.mordor() {
        let place = view.sheet.location(number);
        let entry = JourneyPage::entry(&view, &format!("round-{number}"));
        assert_eq!(entry.as_deref(), place.map(Location::term), "circle {number}");
        places += u32::from(place.is_some());
    }
    assert!(places >= 8, "{places} places");
}
