//! Chapters 0 and 1: what is played with, and setting up.

use journey::Journey;
use journey::data::Data;
use journey::dice::{Colour, Symbol};
use journey::hobbit::Hobbit;
use journey::setup::options;
use journey::view::Awaited;
use table::{Chance, ChooseError, Game, Journal, Match, Seat, Seed, SetupRequest};

use crate::table::Table;

fn set_up(request: &SetupRequest) -> Result<journey::setup::Setup, table::SetupError> {
    Journey::setup(&Data::built_in(), request)
}

/// VAM-1.1: two to four play; nobody alone, and not five.
#[test]
fn two_to_four_players() {
    for players in 2..=4 {
        assert!(set_up(&SetupRequest::players(players)).is_ok());
    }
    for players in [0, 1, 5] {
        let error = set_up(&SetupRequest::players(players)).unwrap_err();
        assert_eq!(error.message.id, "setup-players");
    }
}

/// VAM-1.1: the White Tree is on the black die only, and each die has six faces of the six symbols.
#[test]
fn the_white_tree_is_on_the_black_die_only() {
    let sheet = Data::built_in().sheet("standard").unwrap();
    for colour in Colour::ALL {
        let trees = sheet.faces(colour).iter().filter(|symbol| **symbol == Symbol::WhiteTree).count();
        assert_eq!(trees > 0, colour == Colour::Black, "{colour:?}");
    }
}

/// VAM-1.2: each hobbit has a colour of its own, and no two players take the same hobbit.
#[test]
fn hobbits_differ() {
    let colours = [Colour::Yellow, Colour::Red, Colour::Blue, Colour::Green];
    assert_eq!(Hobbit::ALL.map(Hobbit::colour), colours);
    let setup = set_up(&SetupRequest::players(2).option("first", "1")).unwrap();
    let mut game = Match::<Journey>::start(setup, &Seed::from_number(1));
    game.choose(Seat::new(0), 0, "take sam".parse().unwrap()).unwrap();
    let refused = game.choose(Seat::new(1), 1, "take sam".parse().unwrap());
    assert!(matches!(refused, Err(ChooseError::Refused(refusal)) if refusal.clause.0 == "VAM-1.2"));
    assert!(game.choose(Seat::new(1), 1, "take pippin".parse().unwrap()).is_ok());
}

/// VAM-1.3, VAM-0.4: front and back of the sheet have the same routes; only the back has effects.
#[test]
fn two_sides_of_one_sheet() {
    let (basic, advanced) = (Table::basic(&["frodo", "sam"]), Table::advanced(&["frodo", "sam"]));
    assert_eq!(basic.state.sheet, advanced.state.sheet);
    let rivendell = basic.state.sheet.location(3).expect("Rivendell is on both");
    assert_eq!(advanced.at("frodo", 3).state.location_of(Seat::new(0)), Some(rivendell));
    assert_eq!(basic.at("frodo", 3).state.location_of(Seat::new(0)), None);
}

/// VAM-1.4: everybody starts at Bag End with nothing marked.
#[test]
fn all_start_at_bag_end() {
    let table = Table::advanced(&["frodo", "sam", "merry", "pippin"]);
    for hobbit in ["frodo", "sam", "merry", "pippin"] {
        assert_eq!((table.bearer(hobbit), table.marks(hobbit)), (0, 0));
    }
}

/// VAM-1.5: a first player may be named, must be at the table, and is drawn otherwise.
#[test]
fn first_player() {
    let named = set_up(&SetupRequest::players(3).option("first", "3")).unwrap();
    let state = Journey::start(&named, &mut Chance::faces([]), &mut Journal::silent());
    assert_eq!(state.first, Seat::new(2));
    assert!(set_up(&SetupRequest::players(3).option("first", "4")).is_err());
    let drawn = set_up(&SetupRequest::players(3)).unwrap();
    let mut chance = Chance::scripted([table::Draw::Value(1)]);
    assert_eq!(Journey::start(&drawn, &mut chance, &mut Journal::silent()).first, Seat::new(1));
}

/// VAM-1.5, VAM-3.3: turns go from the first player clockwise; out of turn nothing may be chosen.
#[test]
fn turns_go_round() {
    let mut table = Table::basic(&["frodo", "sam", "merry"]);
    for hobbit in ["frodo", "sam", "merry", "frodo"] {
        assert_eq!(table.state.active, table.seat(hobbit));
        table.turn("yellow:ring");
    }
    let mut play = table.rolls(&[]);
    let refused = play.game.choose(table.seat("frodo"), 0, "roll".parse().unwrap());
    assert!(matches!(refused, Err(ChooseError::NotAsked(_))));
}

/// VAM-1.2, VAM-1.5: hobbits are taken in turn from the first player, or given out by seat.
#[test]
fn taking_hobbits() {
    let setup = set_up(&SetupRequest::players(2).option("first", "2")).unwrap();
    let mut game = Match::<Journey>::start(setup, &Seed::from_number(1));
    game.choose(Seat::new(1), 0, "take frodo".parse().unwrap()).unwrap();
    game.choose(Seat::new(0), 1, "take merry".parse().unwrap()).unwrap();
    assert_eq!(game.state().active, Seat::new(1));
    assert!(game.state().phase.step() == Awaited::FirstRoll);
    let given = set_up(&SetupRequest::players(2).option("hobbits", "order")).unwrap();
    let game = Match::<Journey>::start(given, &Seed::from_number(1));
    assert_eq!(game.state().seats[Seat::new(1)].hobbit, Some(Hobbit::Sam));
}

/// VAM-1.3: an option the game does not have, or a value it cannot have, is refused.
#[test]
fn odd_options_are_refused() {
    for (option, value) in [("sheet", "huge"), ("game", "expert"), ("dragons", "on")] {
        assert!(set_up(&SetupRequest::players(2).option(option, value)).is_err(), "{option}={value}");
    }
    assert!(options(&Data::built_in()).iter().all(|option| option.values.contains(&option.default)));
}
