//! `bree pictures`: the host's own pictures of cards, cards without one, and files that cannot be shown.

use std::path::Path;

use serde::Serialize;
use server::{Album, Unfit};

use crate::failure::{Failure, print, print_json};
use crate::rooms::House;

/// Lists your own pictures of cards in `--data DIR`, and the cards without one.
#[derive(clap::Args)]
pub struct Args {
    /// Game; by default all.
    game: Option<String>,
    /// Print JSON: `[{"game","found","cards","missing","unfit"}]`.
    #[arg(long)]
    json: bool,
}

/// The report about the pictures of a game.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    found: usize,
    cards: usize,
    missing: Vec<Missing>,
    unfit: Vec<NotShown>,
}

/// A card without a picture.
#[derive(Serialize)]
struct Missing {
    id: String,
    name: String,
    numbers: Vec<String>,
}

/// A file that is not shown.
#[derive(Serialize)]
struct NotShown {
    file: String,
    why: String,
}

impl Report {
    fn of(game: &'static str, album: &Album) -> Self {
        let missing = album.missing().iter().map(|card| Missing {
            id: card.id.clone(),
            name: card.names.first().cloned().unwrap_or_default(),
            numbers: card.numbers.clone(),
        });
        let missing = missing.collect::<Vec<_>>();
        let found = album.found().count();
        let unfit = album.unfit().map(|(path, why): (&Path, &Unfit)| NotShown {
            file: path.display().to_string(),
            why: why.to_string(),
        });
        Self { game, found, cards: found + missing.len(), missing, unfit: unfit.collect() }
    }

    /// The report in a line.
    fn line(&self) -> String {
        let Self { game, found, cards, unfit, .. } = self;
        let unfit = match unfit.len() {
            0 => String::new(),
            1 => "; 1 file is not shown".to_owned(),
            some => format!("; {some} files are not shown"),
        };
        format!("{game}: pictures of your own for {found} of {cards} cards{unfit}")
    }

    /// The report in full.
    fn text(&self) -> String {
        let missing = self.missing.iter().map(|card| {
            let numbers = card.numbers.first().map_or_else(String::new, |number| format!("{number}  "));
            format!("missing: {numbers}{}\n", card.name)
        });
        let unfit = self.unfit.iter().map(|file| format!("not shown: {} {}\n", file.file, file.why));
        format!("{}{}{}\n", missing.collect::<String>(), unfit.collect::<String>(), self.line())
    }
}

/// Logs the number of pictures at the start, and the command that tells more.
pub(crate) fn tell(house: &House) {
    for (game, album) in house.albums() {
        let report = Report::of(game, album);
        tracing::info!("{}; `bree pictures {game} --data DIR` lists what is missing", report.line());
    }
}

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    let game = args.game.as_deref().map(|game| house.room(game)).transpose()?;
    let wanted = |id: &str| game.is_none_or(|room| room.game.info().id == id);
    let reports =
        house.albums().filter(|(game, _)| wanted(game)).map(|(game, album)| Report::of(game, album));
    let reports = reports.collect::<Vec<_>>();
    if args.json {
        return print_json(&reports);
    }
    if reports.is_empty() {
        let where_to = game.map_or("GAME", |room| room.game.info().id);
        return Err(Failure::Said(format!(
            "there are no pictures: put them in DIR/{where_to}/{} and say --data DIR",
            room::PICTURES
        )));
    }
    print(reports.iter().map(Report::text).collect::<String>())
}
