//! `bree lessons`: lessons for people who do not know a game.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use canvas::Language;
use room::Room;
use serde::Serialize;

use crate::failure::{Failure, print, print_json};
use crate::file::read_text;
use crate::rooms::House;

/// Lists the lessons of the games, or plays each from end to end.
#[derive(clap::Args)]
pub struct Args {
    /// Game; by default all.
    game: Option<String>,
    /// Play every stop of every lesson, and print all faults: an illegal choice, a missing text, a lit element that is
    /// not drawn.
    #[arg(long)]
    check: bool,
    /// File of a lesson of the game that is being written, to be played from end to end.
    #[arg(long, requires = "game", conflicts_with = "json")]
    file: Option<PathBuf>,
    /// Print JSON: `[{"game","lesson","stops"}]`; with `--check` each has its `"faults"`, too.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Listed {
    game: &'static str,
    lesson: String,
    stops: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    faults: Option<Vec<String>>,
}

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    let rooms = match &args.game {
        Some(game) => vec![house.room(game)?],
        None => house.rooms().collect(),
    };
    if let Some(file) = &args.file {
        return rooms.iter().try_for_each(|room| one(room, file));
    }
    let (mut listed, mut text, mut well) = (Vec::new(), String::new(), true);
    for room in rooms {
        let game = room.game.info().id;
        // What cannot be read is no lesson, and nobody would miss it.
        for fault in &room.lesson_faults {
            crate::failure::complain(format_args!("{game}: {fault}"));
            well = false;
        }
        for lesson in &room.lessons {
            let faults = args.check.then(|| room.faults(lesson));
            let (id, stops) = (&lesson.id, lesson.stops());
            let name = Language::En.text_if_known(lesson.name.id).unwrap_or_default();
            let _ = writeln!(text, "{game}  {id}  {stops} stops  {name}");
            for fault in faults.iter().flatten() {
                let _ = writeln!(text, "  {fault}");
                well = false;
            }
            listed.push(Listed { game, lesson: id.clone(), stops, faults });
        }
    }
    if args.json {
        print_json(&listed)?
    } else {
        print(text)?
    }
    if well { Ok(()) } else { Err(Failure::No) }
}

/// Plays a lesson that is being written.
fn one(room: &Room, file: &Path) -> Result<(), Failure> {
    let name = file.display().to_string();
    let text = read_text(file).map_err(|error| Failure::when(&name, error))?;
    let faults = match room.read_lesson(&text) {
        Ok(lesson) => room.faults(&lesson),
        Err(faults) => faults,
    };
    match faults.is_empty() {
        true => print(format!("{name}: well\n")),
        false => {
            print(faults.iter().map(|fault| format!("{name}: {fault}\n")).collect::<String>())?;
            Err(Failure::No)
        }
    }
}
