//! `bree scenario FILE…`: rules tests as data files.

mod migrate;
mod show;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use serde::Serialize;
use table::AnyGame;
use table::scenario::{Format, Shown, clauses, watch};

use crate::failure::{Failure, complain, print, print_json};
use crate::file::read_text;
use crate::language::Lang;
use crate::rooms::House;

/// Runs scenario files.
#[derive(clap::Args)]
pub struct Args {
    /// The files, TOML or JSON.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Show the table after every step: events, automatic answers, choices. A step with `show = true` is shown anyway.
    #[arg(long, conflicts_with = "migrate")]
    trace: bool,
    #[command(flatten)]
    lang: Lang,
    /// Rewrite in place those files that spell the state as an earlier version did, instead of running them.
    #[arg(long)]
    migrate: bool,
    /// Print JSON: `{"passed","failed","results":[{"file","passed","message","shown"}]}`, or with `--migrate`
    /// `{"migrated","failed","results":[{"file","migrated","message"}]}`.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct RunReport {
    passed: usize,
    failed: usize,
    results: Vec<FileResult>,
}

#[derive(Serialize)]
struct FileResult {
    file: String,
    passed: bool,
    message: Option<String>,
    /// The steps to show, for the file or for `--trace`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    shown: Vec<Shown>,
}

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    if args.migrate {
        return migrate::run(house, &args.files, args.json);
    }
    let results = args.files.iter().map(|file| {
        let mut shown = Vec::new();
        let message = try_file(house, file, args.trace, &mut shown).err();
        FileResult { file: file.display().to_string(), passed: message.is_none(), message, shown }
    });
    let results = results.collect::<Vec<_>>();
    let passed = results.iter().filter(|result| result.passed).count();
    let answer = RunReport { passed, failed: results.len() - passed, results };
    if args.json {
        print_json(&answer)?;
    } else {
        for FileResult { file, message, shown, .. } in &answer.results {
            for (index, moment) in shown.iter().enumerate() {
                let before = index.checked_sub(1).map(|before| &shown[before]);
                print(show::moment(moment, before, args.lang.language()))?;
            }
            match message {
                None => print(format!("passed  {file}\n"))?,
                Some(message) => complain(format!("{file}: {message}")),
            }
        }
        print(format!("{} passed, {} failed\n", answer.passed, answer.failed))?;
    }
    if answer.failed == 0 { Ok(()) } else { Err(Failure::No) }
}

fn try_file(house: &House, file: &Path, trace: bool, shown: &mut Vec<Shown>) -> Result<(), String> {
    let text = read_text(file)?;
    let format = format_of(file);
    // Cards are cited as `kind:card`; those are each game's own affair.
    for clause in clauses(&text, format)?.iter().filter(|clause| !clause.contains(':')) {
        if house.library().clause(clause).is_none() {
            return Err(format!("there is no clause '{clause}' (`bree rules` lists them)"));
        }
    }
    let mut see = |moment| shown.push(moment);
    // A mistake of ours in one file takes nothing from the others.
    let done = catch_unwind(AssertUnwindSafe(|| {
        watch(&text, format, &|id| game(house, id), trace, &mut see).map_err(|failed| failed.to_string())
    }));
    done.unwrap_or_else(|_| Err("the program broke down over it: a mistake of ours".to_owned()))
}

fn format_of(file: &Path) -> Format {
    Format::of(&file.display().to_string())
}

fn game<'a>(house: &'a House, id: &str) -> Option<&'a dyn AnyGame> {
    house.rooms().map(|room| room.game.as_ref()).find(|game| game.info().id == id)
}
