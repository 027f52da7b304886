//! `bree replay FILE`: shows a recorded game step by step, and checks it.

use std::path::{Path, PathBuf};

use canvas::Language;
use canvas::{say, say_outcome};
use table::{AnyMatch, Ending, Observer, Outcome, Record, Seat, Seated, Unsealed};

use crate::failure::{Failure, print};
use crate::file::read_text;
use crate::language::Lang;
use crate::rooms::House;

/// Replays a recorded game.
#[derive(clap::Args)]
pub struct Args {
    /// Record of the game, from the page of a finished game or `bree export`.
    file: PathBuf,
    /// Only check every line, and print whether all fits.
    #[arg(long)]
    verify: bool,
    #[command(flatten)]
    lang: Lang,
}

/// Reads a record; errors name the file and the line.
pub fn read(file: &Path) -> Result<Unsealed, Failure> {
    let text = read_text(file).map_err(|error| Failure::when(file.display(), error))?;
    Record::read(&text).map_err(|error| Failure::when(file.display(), error))
}

/// Plays a record again. An error says if the rules were mended since it was played, and from which line on it fails: up
/// to there everything fits. A wrong checksum is only reported where nothing else is wrong.
pub fn again(house: &House, read: &Unsealed, file: &Path) -> Result<Box<dyn AnyMatch>, Failure> {
    let Unsealed { record, seal } = read;
    let file = file.display();
    let room = house
        .room(&record.game)
        .map_err(|_| Failure::Said(format!("{file}: line 2: there is no game '{}' here", record.game)))?;
    let (then, now) = (record.rules_version, room.game.info().rules_version);
    let game = room.game.replay(record).map_err(|error| {
        if then >= now {
            return Failure::when(&file, error);
        }
        let seed = record.seed.map(|seed| seed.commitment());
        let fits =
            if seed.is_some() && seed == record.commitment { "the seed fits the commitment; " } else { "" };
        let mended =
            format!("{fits}the game was played by rules {then}, these are rules {now}, and they differ from");
        Failure::Said(format!("{file}: {mended} {error}"))
    })?;
    seal.clone().map_err(|error| Failure::when(&file, error))?;
    Ok(game)
}

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    let language = args.lang.language();
    let read = read(&args.file)?;
    let game = again(house, &read, &args.file)?;
    let teller = Teller { language, record: &read.record };
    if args.verify {
        return teller.verified(&args.file);
    }
    let name = |seat: Seat| teller.name(seat);
    show(&name, game.as_ref(), language)?;
    teller.end(game.as_ref())
}

/// Shows a game step by step.
pub fn show(name: &dyn Fn(Seat) -> String, game: &dyn AnyMatch, language: Language) -> Result<(), Failure> {
    let mut told = game.told(Observer::Afterwards, 0).into_iter().peekable();
    for ply in 0..=game.ply() {
        if let Some((seat, choice)) = ply.checked_sub(1).and_then(|before| game.made(before)) {
            print(format!("{ply}. {}: {choice}\n", name(seat)))?;
        }
        while let Some(line) = told.next_if(|line| line.ply == ply) {
            let words = say(language, &line.say, name, Observer::Afterwards);
            print(format!("     {words}\n"))?;
        }
    }
    Ok(())
}

/// A printer of recorded games.
struct Teller<'a> {
    language: Language,
    record: &'a Record,
}

impl Teller<'_> {
    fn verified(&self, file: &Path) -> Result<(), Failure> {
        let (file, choices) = (file.display().to_string(), self.record.plies.len() as u32);
        let args = [("file", (&file).into()), ("choices", choices.into())];
        print(format!("{}\n", self.language.with("terminal-fits", &args)))
    }

    /// Prints resignations, the end of the game, and the winners.
    fn end(&self, game: &dyn AnyMatch) -> Result<(), Failure> {
        let resigned = self.record.resigned.iter().map(|seat| self.name(seat));
        let resigned = resigned.collect::<Vec<_>>();
        if !resigned.is_empty() {
            let (names, number) = (self.language.list(&resigned), resigned.len() as u32);
            let args = [("names", (&names).into()), ("number", number.into())];
            print(format!("{}\n", self.language.with("terminal-resigned", &args)))?;
        }
        let how = match self.record.end {
            Some(Ending::Rules(_) | Ending::Resigned) => None,
            Some(Ending::Agreed) => Some("table-ended-agreed"),
            Some(Ending::Abandoned) => Some("table-ended-abandoned"),
            Some(Ending::Unfinished) | None => Some("table-ended-unfinished"),
        };
        if let Some(how) = how {
            print(format!("{}\n", self.language.text(how)))?;
        }
        match self.record.outcome(game.players()) {
            None => Ok(()),
            Some(outcome) => print(format!("{}\n", self.say_outcome(&outcome))),
        }
    }

    fn say_outcome(&self, outcome: &Outcome) -> String {
        say_outcome(self.language, outcome, &|seat| self.name(seat), Observer::Afterwards)
    }

    /// The name of the player at a seat, as on the pages.
    fn name(&self, seat: Seat) -> String {
        let id = match self.record.seats.get(seat.index()) {
            Some(Seated::Person(name)) if !name.is_empty() => return name.clone(),
            Some(Seated::Bot(_)) => "seat-bot",
            Some(Seated::Person(_)) | None => "lobby-seat",
        };
        self.language.with(id, &[("seat", (seat.number() as u32).into())])
    }
}
