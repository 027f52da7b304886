//! `bree rules [GAME]`: the clauses of the rulebooks, and their coverage by tests.

use std::fmt::Write;

use rulebook::{Language, Rulebook};
use serde::Serialize;

use crate::coverage::{self, Coverage};
use crate::failure::{Failure, print, print_json};
use crate::language::Lang;
use crate::rooms::House;

/// Shows clauses.
#[derive(clap::Args)]
pub struct Args {
    /// The game's id; without it, all games.
    game: Option<String>,
    /// Show the coverage by tests: tested clauses, excused ones with the reason, and missing ones.
    #[arg(long)]
    coverage: bool,
    /// Print JSON; with --coverage `{"game","clauses","tested","excused","missing"}`.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    lang: Lang,
}

/// The answer of `--coverage --json`.
#[derive(Serialize)]
struct CoverageReport<'a> {
    game: &'a str,
    clauses: usize,
    tested: usize,
    excused: usize,
    missing: Vec<&'a str>,
}

/// A clause in one language.
#[derive(Serialize)]
struct ClauseText<'a> {
    id: &'a str,
    title: &'a str,
    text: &'a str,
    reading: Option<&'a str>,
}

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    let library = house.library();
    let books = match &args.game {
        None => library.all().iter().collect(),
        Some(game) => vec![library.of(game).ok_or_else(|| {
            let known = library.all().iter().map(|book| book.game.as_str()).collect::<Vec<_>>().join(", ");
            Failure::Said(format!("there is no rulebook of '{game}'; there are: {known}"))
        })?],
    };
    let lang = args.lang.language().book();
    if args.coverage {
        return books.iter().try_for_each(|book| cover(house, book, args.json, lang));
    }
    for book in books {
        if args.json {
            print_json(&book.clauses.iter().map(|clause| tell(clause, lang)).collect::<Vec<_>>())?;
        } else {
            print(read_out(book, lang))?;
        }
    }
    Ok(())
}

fn tell(clause: &rulebook::Clause, lang: Language) -> ClauseText<'_> {
    let reading = clause.reading.as_ref().map(|reading| reading.get(lang));
    ClauseText { id: &clause.id, title: clause.title.get(lang), text: clause.text.get(lang), reading }
}

fn read_out(book: &Rulebook, lang: Language) -> String {
    let mut text = format!("{}\n", book.name.get(lang));
    for chapter in &book.chapters {
        let _ = writeln!(text, "\n{} {}", chapter.number, chapter.title.get(lang));
        for clause in book.clauses_in(chapter) {
            let told = tell(clause, lang);
            let _ = writeln!(text, "\n{}  {}\n  {}", told.id, told.title, told.text);
            if let Some(reading) = told.reading {
                let _ = writeln!(text, "  [{reading}]");
            }
        }
    }
    text
}

fn cover(house: &House, book: &Rulebook, json: bool, lang: Language) -> Result<(), Failure> {
    // A book may stand on the shelf before its game does: then nothing of it is tested.
    let cited = house.room(&book.game).map_or(&[][..], |room| &room.citations);
    let coverage = coverage::count(book, cited);
    let Coverage { clauses, tested, excused, ref missing, .. } = coverage;
    let game = &book.game;
    if json {
        return print_json(&CoverageReport { game, clauses, tested, excused, missing: missing.clone() });
    }
    let mut text = String::new();
    for clause in &book.clauses {
        let cited = coverage.citations.get(clause.id.as_str()).map_or(&[][..], Vec::as_slice);
        let what = match (cited, &clause.untestable) {
            ([], Some(reason)) => format!("excused: {}", reason.get(lang)),
            ([], None) => "MISSING".to_owned(),
            ([first], _) => format!("{}: {}", first.file, first.test),
            ([first, rest @ ..], _) => format!("{}: {} and {} more", first.file, first.test, rest.len()),
        };
        let _ = writeln!(text, "{:<10} {what}", clause.id);
    }
    let _ = writeln!(
        text,
        "{game}: {clauses} clauses, {tested} tested, {excused} excused, {} missing",
        missing.len()
    );
    print(text)
}
