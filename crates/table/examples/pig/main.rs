//! A game of Pig, played by chance, told line by line: `cargo run -p table --example pig`.

#[rustfmt::skip]
mod game;

use game::{Choice, Event, Pig};
use table::{Game, Match, Seed, pick, rng};

fn main() {
    let mut game = Match::<Pig>::start(2, &Seed::from_number(1));
    let mut rng = rng(2);
    while let Some(seat) = Pig::asks(game.state()).first() {
        let choices: Vec<Choice> = game.choices(seat);
        let choice = choices[pick(&mut rng, choices.len())];
        // What is listed is legal.
        game.choose(seat, game.ply(), choice).expect("a listed choice");
    }
    for (ply, entry) in game.told() {
        match entry.event {
            Event::Rolled { seat, pips } => println!("{ply}. seat {seat} rolls {pips}"),
            Event::Held { seat, points } => println!("{ply}. seat {seat} holds {points}"),
        }
    }
    println!("{:?}", game.outcome());
}
