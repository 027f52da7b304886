//! `bree advise GAME FILE`: what a bot would do in a position.

use std::path::PathBuf;

use serde::Serialize;
use table::{Seat, Seed};

use crate::failure::{Failure, print, print_json};
use crate::position;
use crate::rooms::House;

/// Tells what a bot would do in a position, what each choice is worth to whoever is asked, and the position after it.
#[derive(clap::Args)]
pub struct Args {
    /// The game's id.
    game: String,
    /// A file with the position; `bree position` describes and writes them.
    file: PathBuf,
    /// Who is asked for advice (easy, fair, hard; with @NAME behind it another mind of the game).
    #[arg(long, default_value = "hard")]
    bot: String,
    /// The same seed gives the same advice, and rolls and draws the same after it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// As JSON: `{"game","seat","choice","choices":[{"choice","worth"}],"after"}`.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Advice {
    game: &'static str,
    /// Who is asked.
    seat: Seat,
    /// What the bot would do.
    choice: String,
    /// What may be done, the best first.
    choices: Vec<Weighed>,
    /// The position after it; nothing where the game is over, or has no text for that moment.
    after: Option<String>,
}

#[derive(Serialize)]
struct Weighed {
    choice: String,
    /// From 0 (lost) to 1 (won).
    worth: f64,
}

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    let positions = position::of_game(house, &args.game)?;
    let room = house.room(&args.game)?;
    let said = |error: &dyn std::fmt::Display| Failure::Said(error.to_string());
    room.bots.check(&args.bot).map_err(|error| said(&error))?;
    let text = position::load(positions, &args.file)?;
    let unfit = |flaw: &dyn std::fmt::Display| Failure::when(args.file.display(), flaw);
    let players = positions.players_in(&text).map_err(|flaw| unfit(&flaw))?;
    let setup = room.setup_at(players, &[], &text).map_err(|error| unfit(&error))?;
    let seed = Seed::from_number(args.seed);
    let mut game = room.game.start(&setup, &seed).map_err(|error| said(&error))?;
    let nobody = || unfit(&"nobody is asked there");
    let seat = game.asks().first().ok_or_else(nobody)?;
    let choice = room.bots.choose(game.as_ref(), seat, &args.bot, args.seed);
    let choice = choice.ok_or_else(nobody)?;
    let weighed = room.bots.weigh(game.as_ref(), seat, &args.bot, args.seed);
    let mut choices =
        weighed.into_iter().flatten().map(|(choice, worth)| Weighed { choice, worth }).collect::<Vec<_>>();
    choices.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    let ply = game.since(seat);
    game.choose(seat, ply, &choice).map_err(|error| said(&error))?;
    let advice =
        Advice { game: room.game.info().id, seat, choice, choices, after: positions.written(game.as_ref()) };
    if args.json {
        return print_json(&advice);
    }
    let mut text = format!("seat {}: {}\n", advice.seat, advice.choice);
    for Weighed { choice, worth } in &advice.choices {
        text += &format!("{:6.1} %  {choice}\n", 100.0 * worth);
    }
    print(text)
}
