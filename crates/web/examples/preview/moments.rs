//! The moments that a drawing must stand.

use std::collections::BTreeMap;

use journey::dice::{Colour, Symbol};
use journey::hobbit::Hobbit;
use journey::location::Location;
use journey::nazgul_route::NazgulRoute;
use journey::results::Tally;
use journey::sheet::{Sheet, Written};
use journey::view::{DiePlace, DieView, PendingView, PlayerView, Step, View};
use table::{BySeat, Seat, SeatSet};

/// A view, and the places where a choice lies.
pub struct Moment {
    /// The page's name.
    pub name: &'static str,
    /// What is seen.
    pub view: View,
    /// Place and notation.
    pub lit: Vec<(String, String)>,
    /// Places that are dimmed.
    pub refused: Vec<String>,
    /// Whose sheet is shown.
    pub focus: Seat,
}

fn sheet(bearer: u8, nazgul: u8, places: &[&[u8]; 8]) -> Sheet {
    use Symbol::{Fellowship, Gandalf, Nazgul, Orc, Ring, WhiteTree};
    let coloured = [Ring, Ring, Gandalf, Fellowship, Orc, Nazgul];
    let dice = Colour::ALL.into_iter().map(|die| {
        (
            die,
            if die == Colour::Black {
                [Ring, Gandalf, Fellowship, Orc, Nazgul, WhiteTree]
            } else {
                coloured
            },
        )
    });
    let locations = Location::ALL
        .into_iter()
        .zip(places.iter().map(|boxes| boxes.to_vec()));
    let written = Written {
        bearer,
        nazgul,
        locations: locations.collect::<BTreeMap<_, _>>(),
        dice: dice.collect(),
    };
    Sheet::try_from(written).expect("a sheet")
}

fn usual() -> Sheet {
    sheet(20, 10, &[&[3], &[5], &[8], &[10], &[12], &[14], &[17], &[19]])
}

fn player(hobbit: Option<Hobbit>, bearer: u8, route: &str, sheet: &Sheet) -> PlayerView {
    let nazgul = route.parse::<NazgulRoute>().expect("a route");
    PlayerView {
        hobbit,
        bearer,
        nazgul,
        marks_left: nazgul.marks_left(),
        eliminated: nazgul.complete(),
        arrived: bearer == sheet.mordor(),
    }
}

fn dice(faces: [(Option<Symbol>, DiePlace); 5]) -> [DieView; 5] {
    std::array::from_fn(|index| DieView {
        colour: Colour::ALL[index],
        symbol: faces[index].0,
        place: faces[index].1,
    })
}

fn view(sheet: Sheet, players: Vec<PlayerView>) -> View {
    View {
        advanced: true,
        sheet,
        seats: BySeat::new(players.len(), |seat| players[seat.index()].clone()),
        first: Seat::new(0),
        active: Seat::new(0),
        round: 1,
        location: None,
        step: Step::FirstRoll,
        dice: dice([(None, DiePlace::Cup); 5]),
        repeated: false,
        tally: None,
        pending: None,
        winners: None,
    }
}

const EMPTY: &str = "[ ][ ][ ][ ][ ][ ][ ][ ][ ][ ]";

fn lit(places: &[(&str, &str)]) -> Vec<(String, String)> {
    places
        .iter()
        .map(|(place, notation)| ((*place).to_owned(), (*notation).to_owned()))
        .collect()
}

/// All moments.
pub fn all() -> Vec<Moment> {
    vec![
        fresh(),
        taking(),
        middle(),
        apply(),
        crowded(),
        shelob(),
        two_boxes(),
        long(),
    ]
}

fn fresh() -> Moment {
    let sheet = usual();
    let players = vec![
        player(Some(Hobbit::Frodo), 0, EMPTY, &sheet),
        player(Some(Hobbit::Sam), 0, EMPTY, &sheet),
    ];
    Moment {
        name: "fresh",
        view: view(sheet, players),
        lit: lit(&[("cup", "roll")]),
        refused: vec![],
        focus: Seat::new(0),
    }
}

fn taking() -> Moment {
    let sheet = usual();
    let players = vec![
        player(Some(Hobbit::Merry), 0, EMPTY, &sheet),
        player(None, 0, EMPTY, &sheet),
        player(None, 0, EMPTY, &sheet),
    ];
    let mut view = view(sheet, players);
    view.step = Step::TakeHobbit;
    view.active = Seat::new(1);
    let lit = lit(&[
        ("hobbit-frodo", "take frodo"),
        ("hobbit-sam", "take sam"),
        ("hobbit-pippin", "take pippin"),
    ]);
    Moment {
        name: "taking",
        view,
        lit,
        refused: vec!["hobbit-merry".into()],
        focus: Seat::new(1),
    }
}

fn four(sheet: &Sheet) -> Vec<PlayerView> {
    vec![
        player(
            Some(Hobbit::Frodo),
            10,
            "[x][x][x|x][x| ][ | ][ ][ ][ ][ ][ ]",
            sheet,
        ),
        player(Some(Hobbit::Sam), 8, "[x][x][x][ | ][ ][ ][ ][ ][ ][ | ]", sheet),
        player(
            Some(Hobbit::Merry),
            12,
            "[x][x|x][x][x][x|x][x][ ][ ][ ][ ]",
            sheet,
        ),
        player(
            Some(Hobbit::Pippin),
            8,
            "[x][ | ][ | ][ ][ ][ ][ ][ ][ ][ ]",
            sheet,
        ),
    ]
}

fn middle() -> Moment {
    use DiePlace::{Aside, Chosen, Rolled};
    let sheet = usual();
    let mut view = view(sheet, four(&sheet));
    view.step = Step::SetAside;
    view.round = 5;
    view.location = Some(Location::Rohan);
    view.dice = dice([
        (Some(Symbol::WhiteTree), Rolled),
        (Some(Symbol::Ring), Aside),
        (Some(Symbol::Nazgul), Chosen),
        (Some(Symbol::Orc), Rolled),
        (Some(Symbol::Nazgul), Rolled),
    ]);
    view.tally = Some(Tally::of([Symbol::Ring, Symbol::Nazgul], view.location));
    Moment {
        name: "middle",
        view,
        lit: lit(&[
            ("die-black", "set black"),
            ("die-blue", "set blue"),
            ("cup", "roll"),
        ]),
        refused: vec!["die-green".into()],
        focus: Seat::new(0),
    }
}

fn apply() -> Moment {
    use DiePlace::Aside;
    let sheet = usual();
    let mut view = view(sheet, four(&sheet));
    view.step = Step::Apply;
    view.round = 5;
    view.location = Some(Location::HelmsDeep);
    view.active = Seat::new(2);
    view.dice = dice([
        (Some(Symbol::Ring), Aside),
        (Some(Symbol::Ring), Aside),
        (Some(Symbol::Nazgul), Aside),
        (Some(Symbol::Gandalf), Aside),
        (Some(Symbol::Nazgul), Aside),
    ]);
    view.tally = Some(Tally::of(
        view.dice.iter().filter_map(|die| die.symbol),
        view.location,
    ));
    view.pending = Some(PendingView {
        gandalfs: 1,
        nazgul: vec![
            (Colour::Red, Some(Seat::new(1))),
            (Colour::Green, Some(Seat::new(3))),
        ],
        rings: 2,
    });
    let lit = lit(&[
        ("square-7", "divide 7"),
        ("square-8", "divide 8"),
        ("square-9", "divide 9"),
        ("square-10", "divide 10"),
        ("round-13", "advance 1"),
        ("round-14", "advance 2"),
        ("die-red", "nazgul red"),
        ("die-green", "nazgul green"),
    ]);
    Moment {
        name: "apply",
        view,
        lit,
        refused: vec![],
        focus: Seat::new(2),
    }
}

fn crowded() -> Moment {
    use DiePlace::{Aside, Unused};
    let sheet = usual();
    let players = vec![
        player(
            Some(Hobbit::Frodo),
            20,
            "[x][x][x|x][x|x][x|x][x][x][x| ][ ][ ]",
            &sheet,
        ),
        player(
            Some(Hobbit::Sam),
            20,
            "[x][x][x][x|x][x][x][x][x][x][ | ]",
            &sheet,
        ),
        player(
            Some(Hobbit::Merry),
            19,
            "[x][x|x][x][x][x|x][x][x][x][x][x]",
            &sheet,
        ),
        player(
            Some(Hobbit::Pippin),
            20,
            "[x][x|x][x|x][x][x][x][ ][ ][ ][ ]",
            &sheet,
        ),
    ];
    let mut view = view(sheet, players);
    view.step = Step::Over;
    view.round = 11;
    view.active = Seat::new(3);
    view.dice = dice([
        (Some(Symbol::WhiteTree), Aside),
        (Some(Symbol::Ring), Aside),
        (Some(Symbol::Orc), Aside),
        (Some(Symbol::Fellowship), Aside),
        (Some(Symbol::Ring), Unused),
    ]);
    view.tally = Some(Tally::of([Symbol::Ring, Symbol::Orc, Symbol::Fellowship], None));
    view.winners = Some(SeatSet::only(Seat::new(3)));
    Moment {
        name: "crowded",
        view,
        lit: vec![],
        refused: vec![],
        focus: Seat::new(0),
    }
}

fn shelob() -> Moment {
    use DiePlace::{Aside, Rolled};
    let sheet = usual();
    let mut players = four(&sheet);
    for (index, player) in players.iter_mut().enumerate() {
        player.bearer = if index == 3 { 14 } else { 19 };
    }
    let mut view = view(sheet, players);
    view.step = Step::SetAside;
    view.location = Some(Location::ShelobsLair);
    view.dice = dice([
        (Some(Symbol::Orc), Aside),
        (Some(Symbol::Orc), Aside),
        (Some(Symbol::Fellowship), Aside),
        (Some(Symbol::Ring), Rolled),
        (Some(Symbol::Ring), Rolled),
    ]);
    view.tally = Some(Tally::of(
        [Symbol::Orc, Symbol::Orc, Symbol::Fellowship, Symbol::Ring],
        view.location,
    ));
    Moment {
        name: "shelob",
        view,
        lit: lit(&[("die-blue", "set blue")]),
        refused: vec!["die-green".into()],
        focus: Seat::new(0),
    }
}

fn two_boxes() -> Moment {
    let sheet = sheet(
        20,
        10,
        &[
            &[2, 3],
            &[4, 5],
            &[6, 7],
            &[9, 10],
            &[11, 12],
            &[14, 15],
            &[16, 17],
            &[19],
        ],
    );
    Moment {
        name: "two-boxes",
        view: view(sheet, four(&sheet)),
        lit: vec![],
        refused: vec![],
        focus: Seat::new(1),
    }
}

fn long() -> Moment {
    let sheet = sheet(40, 24, &[&[4], &[9], &[15], &[20], &[25], &[29], &[35], &[39]]);
    let route = "[x][x][x|x][x| ]".to_owned() + &"[ ]".repeat(20);
    let players = vec![
        player(Some(Hobbit::Frodo), 17, &route, &sheet),
        player(Some(Hobbit::Sam), 17, &route, &sheet),
        player(Some(Hobbit::Merry), 17, &route, &sheet),
        player(Some(Hobbit::Pippin), 17, &route, &sheet),
    ];
    Moment {
        name: "long",
        view: view(sheet, players),
        lit: vec![],
        refused: vec![],
        focus: Seat::new(2),
    }
}
