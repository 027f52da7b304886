//! El viaje a Mordor: 28 kinds of choices in play, nothing hidden.

use std::sync::{LazyLock, OnceLock};

use bots::Minds;
use canvas::{Page, Words};
use journey::Journey;
use journey::choice::Choice;
use journey::data::Data;
use journey::dice::{Colour, Symbol};
use journey::hobbit::Hobbit;
use journey::location::Location;
use journey::nazgul_route::SquareBox;
use journey::view::{Awaited, DiePlace, View};
use journey_page::JourneyPage;
use table::{MAX_SEATS, Seat};

use super::from_seat;
use crate::environment::{Actions, Environment, Facts};
use crate::lens::Lens;
use crate::pen::Pen;

static DATA: LazyLock<Data> = LazyLock::new(Data::built_in);
static FACTS: OnceLock<Facts> = OnceLock::new();

/// The longest routes that a sheet may have.
const SQUARES: usize = 24;
const ROUNDS: usize = 40;

const DICE: usize = Colour::COUNT;
const HOBBITS: usize = Hobbit::COUNT;
const PLACES: usize = Location::COUNT;

/// The first number of each kind of choice.
const REPEAT: usize = 1;
const STOP: usize = 2;
const SETTLE: usize = 3;
const FORGO: usize = 4;
const TAKE: usize = 5;
const SET: usize = TAKE + HOBBITS;
const NAZGUL: usize = SET + DICE;
const DIVIDE: usize = NAZGUL + DICE;
const ADVANCE: usize = DIVIDE + SQUARES;

fn number(choice: &Choice) -> usize {
    match *choice {
        Choice::Roll => 0,
        Choice::Repeat => REPEAT,
        Choice::Stop => STOP,
        Choice::Settle => SETTLE,
        Choice::Forgo => FORGO,
        Choice::Take(hobbit) => TAKE + hobbit.index(),
        Choice::Set(die) => SET + die.index(),
        Choice::Nazgul(die) => NAZGUL + die.index(),
        Choice::Divide(square) => DIVIDE + usize::from(square),
        Choice::Advance(boxes) => ADVANCE + usize::from(boxes),
    }
}

fn all() -> Vec<Choice> {
    let mut all = vec![Choice::Roll, Choice::Repeat, Choice::Stop, Choice::Settle, Choice::Forgo];
    all.extend(Hobbit::ALL.map(Choice::Take));
    all.extend(Colour::ALL.map(Choice::Set));
    all.extend(Colour::ALL.map(Choice::Nazgul));
    all.extend((0..SQUARES as u8).map(Choice::Divide));
    all.extend((0..=ROUNDS as u8).map(Choice::Advance));
    all
}

impl Environment for Journey {
    const MOST: usize = 32;
    const COLUMNS: usize = 1;
    const HEAP: usize = 2 << 10;

    fn data() -> &'static Self::Data {
        &DATA
    }

    fn minds() -> Minds<Self> {
        journey_mind::minds()
    }

    fn words() -> Words {
        <JourneyPage as Page>::words()
    }

    fn list_actions() -> Actions {
        Actions::Numbered(all().iter().map(ToString::to_string).collect())
    }

    fn encode(_: &Lens<'_, Self>, choice: &Choice, row: &mut [i16]) {
        row[0] = number(choice) as i16;
    }

    fn facts() -> &'static OnceLock<Facts> {
        &FACTS
    }

    fn observe(view: &View, seat: Seat, pen: &mut Pen<'_>) {
        let players = view.seats.players();
        let of = |other: Seat| from_seat(other, seat, players);
        let mordor = f32::from(view.sheet.mordor().max(1));
        let step = match view.step {
            Awaited::TakeHobbit => 0,
            Awaited::FirstRoll => 1,
            Awaited::SetAside => 2,
            Awaited::Apply => 3,
            Awaited::Over => 4,
        };
        let mut table = pen.tensor("table", &[5 + 4 + MAX_SEATS + PLACES]);
        table.one_hot(step, 5).put(f32::from(view.round) / 20.0);
        table.flag(view.advanced).flag(view.repeated).put(mordor / ROUNDS as f32);
        table.one_hot(of(view.active), MAX_SEATS);
        table.one_hot(view.location.map(Location::index), PLACES);
        const SEAT: usize = 8 + HOBBITS;
        let mut seats = pen.tensor("seats", &[MAX_SEATS, SEAT]);
        for (other, player) in view.seats.iter() {
            let Some(mut row) = seats.row(of(other)) else { continue };
            row.flag(true).put(f32::from(player.bearer) / mordor);
            row.put((mordor - f32::from(player.bearer)) / mordor).put(player.marks_left as f32 / 20.0);
            row.flag(player.eliminated)
                .flag(player.arrived)
                .flag(view.active == other)
                .flag(view.first == other);
            row.one_hot(player.hobbit.map(Hobbit::index), HOBBITS);
        }
        let mut nazgul = pen.tensor("nazgul_routes", &[MAX_SEATS, SQUARES]);
        for (other, player) in view.seats.iter() {
            let Some(mut row) = nazgul.row(of(other)) else { continue };
            for square in player.nazgul.boxes() {
                row.put(match square {
                    SquareBox::Empty => 1.0,
                    SquareBox::Halves => 2.0,
                    SquareBox::HalfMarked => 1.5,
                    SquareBox::Marked | SquareBox::BothMarked => 0.25,
                });
            }
        }
        let mut dice = pen.tensor("dice", &[DICE, Symbol::COUNT + 5]);
        dice.rows(&view.dice, |die, mut row| {
            row.one_hot(die.symbol.map(Symbol::index), Symbol::COUNT);
            row.one_hot(
                match die.place {
                    DiePlace::Cup => 0,
                    DiePlace::Rolled => 1,
                    DiePlace::Chosen => 2,
                    DiePlace::Aside => 3,
                    DiePlace::Unused => 4,
                },
                5,
            );
        });
        let mut tally = pen.tensor("tally", &[9]);
        if let Some(sums) = &view.tally {
            tally.flag(true);
            for count in [sums.rings, sums.orcs, sums.orc_worth, sums.fellowship, sums.fellowship_worth] {
                tally.put(f32::from(count) / 5.0);
            }
            tally
                .put(f32::from(sums.gandalfs) / 5.0)
                .flag(sums.gandalf_void)
                .put(f32::from(sums.nazgul) / 5.0);
        }
        let mut results = pen.tensor("results", &[3 + MAX_SEATS]);
        if let Some(pending) = &view.pending {
            results.flag(true).put(f32::from(pending.gandalfs) / 5.0).put(f32::from(pending.rings) / 5.0);
            for hit in pending.nazgul.iter().filter_map(|(_, hit)| *hit) {
                results.add(3 + of(hit), 0.2);
            }
        }
        let mut places = pen.tensor("locations", &[ROUNDS + 1, PLACES]);
        if view.advanced {
            places.rows(0..=view.sheet.mordor(), |at, mut row| {
                row.one_hot(view.sheet.location(at).map(Location::index), PLACES);
            });
        }
    }
}
