//! `bree replay FILE`: shows a recorded game step by step, and checks it.

use std::path::{Path, PathBuf};

use table::{AnyMatch, Observer, Record, Seat};
use web::Language;
use web::text::{say, say_outcome};

use crate::failure::{Failure, print};
use crate::house::House;

/// Replays a recorded game.
#[derive(clap::Args)]
pub struct Args {
    /// The record, as the page of a finished game gives it.
    file: PathBuf,
    /// Only checks every line of it, and says whether all fits.
    #[arg(long)]
    verify: bool,
    /// The language: es or en.
    #[arg(long, value_name = "LANG", default_value = "en")]
    lang: String,
}

/// Reads a record; errors name the file and the line.
pub fn read(file: &Path) -> Result<Record, Failure> {
    let text = std::fs::read_to_string(file).map_err(|error| Failure::when(file.display(), error))?;
    text.parse().map_err(|error| Failure::when(file.display(), error))
}

/// Plays a record again. Where that fails and the rules were mended since it was played, the error says so, and
/// from which line on: up to there everything fits.
pub fn again(house: &House, record: &Record, file: &Path) -> Result<Box<dyn AnyMatch>, Failure> {
    let game = &house.room(&record.game)?.game;
    let (then, now) = (record.rules_version, game.info().rules_version);
    game.replay(record).map_err(|error| {
        if then == now {
            return Failure::when(file.display(), error);
        }
        let seed = record.seed.map(|seed| seed.commitment());
        let fits = if seed.is_some() && seed == record.commitment {
            "the seed fits the commitment; "
        } else {
            ""
        };
        let mended =
            format!("{fits}the game was played by rules {then}, these are rules {now}, and they differ from");
        Failure::Said(format!("{}: {mended} {error}", file.display()))
    })
}

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    let language = Language::from_tag(&args.lang)
        .ok_or_else(|| Failure::Said(format!("--lang {}: es or en", args.lang)))?;
    let record = read(&args.file)?;
    let game = again(house, &record, &args.file)?;
    if args.verify {
        return print(format!(
            "{}: {} choices, every line fits\n",
            args.file.display(),
            record.plies.len()
        ));
    }
    show(&record.seats, game.as_ref(), language)
}

/// Shows a game step by step; a seat without a name is called by its number.
pub fn show(names: &[String], game: &dyn AnyMatch, language: Language) -> Result<(), Failure> {
    let name = |seat: Seat| {
        names
            .get(seat.index())
            .cloned()
            .unwrap_or_else(|| seat.to_string())
    };
    let mut told = game.told(Observer::Afterwards, 0).into_iter().peekable();
    for ply in 0..=game.ply() {
        if let Some((seat, choice)) = ply.checked_sub(1).and_then(|before| game.made(before)) {
            print(format!("{ply}. {}: {choice}\n", name(seat)))?;
        }
        while let Some(line) = told.next_if(|line| line.ply == ply) {
            print(format!(
                "     {}\n",
                say(language, &line.say, &name, Observer::Afterwards)
            ))?;
        }
    }
    match game.outcome() {
        None => Ok(()),
        Some(outcome) => print(format!(
            "{}\n",
            say_outcome(language, &outcome, &name, Observer::Afterwards)
        )),
    }
}
