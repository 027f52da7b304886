//! `bree advise GAME FILE`: a bot's advice in a position.

use std::path::PathBuf;

use bots::CancelFlag;
use canvas::Language;
use serde::Serialize;
use table::{Message, Observer, Seat, Seed};

use crate::failure::{Failure, print, print_json};
use crate::language::Lang;
use crate::position;
use crate::rooms::House;

/// Shows a bot's choice in a position and why, the worth of each choice, and the position after it.
#[derive(clap::Args)]
pub struct Args {
    /// The game's id.
    game: String,
    /// A file with the position; `bree position` describes and writes them.
    file: PathBuf,
    /// The bot to ask (easy, fair, hard; add @NAME to use another evaluator).
    #[arg(long, default_value = "hard")]
    bot: String,
    /// Random seed: the same seed gives the same advice, and the same dice and cards after it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print JSON: `{"game","seat","choice","reasons":["…"],"second":{"choice","worth","reasons"},"choices":[{"choice","worth"}],"after"}`.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    lang: Lang,
}

#[derive(Serialize)]
struct Advice {
    game: &'static str,
    /// The seat that is asked.
    seat: Seat,
    /// The bot's choice.
    choice: String,
    /// Why, in words: against the second best.
    reasons: Vec<String>,
    /// The best of what else may be done, if there is anything else.
    second: Option<Second>,
    /// All choices, the best first.
    choices: Vec<Weighed>,
    /// The position after it; nothing where the game is over, or has no text for that moment.
    after: Option<String>,
}

#[derive(Serialize)]
struct Second {
    choice: String,
    /// The worth, from 0 (lost) to 1 (won).
    worth: f64,
    /// The reasons for it against the first, in words.
    reasons: Vec<String>,
}

#[derive(Serialize)]
struct Weighed {
    choice: String,
    /// The worth, from 0 (lost) to 1 (won).
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
    let hint = room.bots.hint(&CancelFlag::default(), game.as_ref(), seat, &args.bot, args.seed);
    let hint = hint.ok_or_else(nobody)?;
    let language = args.lang.language();
    let choice = hint.best.choice;
    let reasons = said_of(language, &hint.best.reasons);
    let either = hint.best.reasons.iter().any(|reason| reason.id == "hint-either");
    let second = hint.second.map(|second| Second {
        choice: second.choice,
        worth: second.worth,
        reasons: said_of(language, &second.reasons),
    });
    let weighed = room.bots.weigh(game.as_ref(), seat, &args.bot, args.seed);
    let mut choices =
        weighed.into_iter().flatten().map(|(choice, worth)| Weighed { choice, worth }).collect::<Vec<_>>();
    choices.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    let ply = game.since(seat);
    game.choose(seat, ply, &choice).map_err(|error| said(&error))?;
    let after = positions.written(game.as_ref());
    let advice = Advice { game: room.game.info().id, seat, choice, reasons, second, choices, after };
    if args.json {
        return print_json(&advice);
    }
    let mut text = format!("seat {}: {}\n", advice.seat, advice.choice);
    text.extend(advice.reasons.iter().map(|reason| format!("  {reason}\n")));
    if let Some(second) = &advice.second {
        let as_good = language.text(if either { "hint-or" } else { "hint-second" });
        text += &format!("{as_good} {}\n", second.choice);
        text.extend(second.reasons.iter().map(|reason| format!("  {reason}\n")));
    }
    for Weighed { choice, worth } in &advice.choices {
        text += &format!("{:6.1} %  {choice}\n", 100.0 * worth);
    }
    print(text)
}

/// Reasons in words; seats by their numbers.
fn said_of(language: Language, reasons: &[Message]) -> Vec<String> {
    let name = |seat: Seat| seat.to_string();
    reasons.iter().map(|reason| canvas::say(language, reason, &name, Observer::Watcher)).collect()
}
