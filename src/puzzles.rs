//! `bree puzzles GAME`: moments at which exactly one choice is right: it alone still wins, or has the best odds.

use std::collections::BTreeMap;
use std::fmt::Write;

use canvas::Language;
use room::{Puzzles, Shelved};
use serde::Serialize;
use table::Puzzle;

use crate::failure::{Failure, print, print_json};
use crate::language::Lang;
use crate::rooms::House;

/// Makes puzzles: moments at which exactly one choice is right: it alone still wins, or has the best odds.
#[derive(clap::Args)]
pub struct Args {
    /// The game's id; not every game makes puzzles.
    game: String,
    /// Number of puzzles.
    #[arg(long, default_value_t = 10)]
    count: usize,
    /// First number to try: not every number has a puzzle.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Write the shelf of the page instead: this many puzzles of each grade, as `SEED GRADE`.
    #[arg(long, value_name = "N", conflicts_with_all = ["count", "json"])]
    shelf: Option<usize>,
    /// Make every puzzle of the page's shelf anew, and print what is wrong with those that are none, or of another grade.
    #[arg(long, conflicts_with_all = ["count", "json", "shelf"])]
    check: bool,
    /// With --check: of puzzles that are long to reckon only see that the odds that are kept fit what may be chosen.
    #[arg(long, requires = "check")]
    kept: bool,
    /// Reckon the puzzles that are long to reckon, and write the file in which their odds are kept.
    #[arg(long, conflicts_with_all = ["count", "json", "shelf", "check"])]
    reckon: bool,
    #[command(flatten)]
    lang: Lang,
    /// Print JSON: `[{"seed","chapter","question","answers"}]`.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Listed {
    seed: u64,
    /// The chapter, where the game has chapters.
    chapter: Option<u16>,
    /// The difficulty, from 1 to 3.
    grade: u8,
    question: String,
    /// The choices that win or have the best odds, in notation: exactly one.
    answers: Vec<String>,
    /// The choices that lose, or have worse odds.
    others: Vec<String>,
    /// The odds of each choice, from 0 to 1, where chance decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    odds: Option<BTreeMap<String, f64>>,
    /// The reason of the answer, where chance decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    because: Option<String>,
    /// The line that wins after the answer.
    line: Vec<String>,
    /// The position, as `bree position` reads it.
    position: String,
}

/// Numbers to try for each puzzle that is wanted, at most.
const TRIED: u64 = 200;

/// The grades.
const GRADES: std::ops::RangeInclusive<u8> = 1..=3;

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    let room = house.room(&args.game)?;
    let puzzles = house.offer(&args.game, "puzzles", |room| room.puzzles.as_ref())?;
    let numbers = |wanted: usize| args.seed..args.seed.saturating_add(TRIED * wanted as u64);
    if args.check {
        return check(puzzles, !args.kept);
    }
    if args.reckon {
        let odds = puzzles.reckon().map_err(Failure::Said)?;
        let what =
            "the odds of the puzzles that are long to reckon (`long` in puzzles.toml), by their number";
        return print(format!("# Written by `bree puzzles {} --reckon`: {what}.\n{odds}", args.game));
    }
    if let Some(each) = args.shelf {
        let mut shelf = Vec::new();
        for puzzle in numbers(each * GRADES.count()).filter_map(|number| puzzles.make(number)) {
            let there = shelf.iter().filter(|(grade, _)| *grade == puzzle.grade).count();
            // The harder ones are no toss of a coin.
            let choice = puzzle.others.len() >= usize::from(puzzle.grade);
            if there < each && choice {
                shelf.push((puzzle.grade, puzzle.seed));
            }
            if shelf.len() == each * GRADES.count() {
                break;
            }
        }
        shelf.sort_unstable();
        return print(shelf.iter().map(|(grade, seed)| format!("{seed} {grade}\n")).collect::<String>());
    }
    let language = args.lang.language();
    if let Some(fault) = puzzles.fault() {
        return Err(Failure::Said(fault.to_owned()));
    }
    let made = numbers(args.count).filter_map(|number| puzzles.make(number)).take(args.count);
    let listed = made.map(|puzzle| one(language, puzzle)).collect::<Vec<_>>();
    if args.json {
        return print_json(&listed);
    }
    let mut text = String::new();
    for puzzle in &listed {
        let (seed, grade, question) = (puzzle.seed, puzzle.grade, &puzzle.question);
        let _ = writeln!(text, "{}  {seed}  grade {grade}  {question}", room.game.info().id);
        let answers = puzzle.answers.join(", ");
        let (Some(odds), Some(because)) = (&puzzle.odds, &puzzle.because) else {
            let _ = writeln!(text, "  answer: {answers}, then {}", puzzle.line.join(", "));
            let _ = writeln!(text, "  each of these loses: {}", puzzle.others.join(", "));
            continue;
        };
        let odds = odds.iter().map(|(choice, odds)| format!("{choice} {:.1}%", odds * 100.0));
        let _ = writeln!(text, "  answer: {answers}: {because}");
        let _ = writeln!(text, "  odds: {}", odds.collect::<Vec<_>>().join(", "));
    }
    print(text)
}

/// Makes every puzzle of the shelf: each stands on it with the grade that it has. `much`: those, too, that are long to reckon.
fn check(puzzles: &Puzzles, much: bool) -> Result<(), Failure> {
    if let Some(fault) = puzzles.fault() {
        return Err(Failure::Said(fault.to_owned()));
    }
    let fault = |shelved: &Shelved| {
        let why = puzzles.check(*shelved, much).err()?;
        Some(format!("{}: no puzzle of grade {}: {why}\n", shelved.seed, shelved.grade))
    };
    let faults = puzzles.shelf.iter().filter_map(fault).collect::<String>();
    if !faults.is_empty() {
        print(faults)?;
        return Err(Failure::No);
    }
    print(format!("{} puzzles: well\n", puzzles.shelf.len()))
}

fn one(language: Language, puzzle: Puzzle) -> Listed {
    let reckoned = puzzle.reckoned.as_ref();
    let odds = reckoned.map(|reckoned| {
        let odds = reckoned.odds.iter();
        odds.map(|(choice, thousandths)| (choice.clone(), f64::from(*thousandths) / 1000.0)).collect()
    });
    let because = reckoned.map(|reckoned| reckoned.because.of(language.tag()).to_owned());
    let chapter = puzzle.options.get("chapter").and_then(|chapter| chapter.parse().ok());
    Listed {
        seed: puzzle.seed,
        chapter,
        grade: puzzle.grade,
        question: puzzle.question.as_ref().map(|question| language.say(question)).unwrap_or_default(),
        answers: vec![puzzle.answer],
        others: puzzle.others,
        odds,
        because,
        line: puzzle.line.into_iter().map(|(_, choice)| choice).collect(),
        position: puzzle.begin,
    }
}
