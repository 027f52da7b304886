//! Learns a manner of playing together and writes it where the game finds it:
//! `cargo run --release -p tricks-mind --example learn -- ROUNDS [FIRST LAST [HANDS]]`.
//!
//! Each chapter is learnt with three hands and with four, so many rounds each (in thousands); those that are not
//! named stay as they are.

use bots::Mind;
use table::{Chance, Game, Journal, Rng, Seat, SetupRequest, rng};
use tricks::Tricks;
use tricks::book::Data;
use tricks::setup::Setup;
use tricks_mind::TricksMind;
use tricks_mind::manner::{CHAPTERS, FIRST, Lesson, Manners};

/// The learning rate at first; it falls later.
const RATE: f32 = 0.01;

fn main() -> std::io::Result<()> {
    let mut args = std::env::args().skip(1).filter_map(|arg| arg.parse::<usize>().ok());
    let thousands = args.next().unwrap_or(200);
    let first = args.next().unwrap_or(FIRST);
    let last = args.next().unwrap_or(FIRST + CHAPTERS - 1);
    let only = args.next();
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/data/manners.bin");
    for chapter in first..=last {
        for hands in [4, 3] {
            if only.is_some_and(|only| only != hands) {
                continue;
            }
            let lesson = learn(chapter, hands, thousands * 1000);
            // Read again: others may have learnt another chapter meanwhile. What was learnt for other features is
            // of no use any more.
            let read = std::fs::read(file).map(Manners::read);
            let mut all = read.ok().and_then(Result::ok).unwrap_or_else(Manners::blank);
            all.learn(chapter, hands, &lesson);
            std::fs::write(file, all.write())?;
        }
    }
    Ok(())
}

/// A lesson with this number of hands: mostly by as many people, now and then by one or two.
fn learn(chapter: usize, hands: usize, rounds: usize) -> Lesson {
    let fewer = if hands == 4 { 1 } else { 2 };
    let [many, few] = [hands, fewer].map(|players| {
        let request = SetupRequest::players(players).option("chapter", &chapter.to_string());
        Tricks::setup(&Data::built_in(), &request).expect("a chapter")
    });
    let mut school = School {
        lesson: Lesson::default(),
        judge: TricksMind::new(Manners::blank()),
        chance: Chance::stream(rng(1)),
        random: rng(2),
        choices: Vec::new(),
    };
    let mut won = [0; 2];
    for round in 0..rounds {
        let rate = RATE * (1.0 - round as f32 / rounds as f32);
        let often = round % 4 != 3;
        let result = school.play(if often { &many } else { &few }, rate);
        if round >= rounds - rounds / 10 {
            won[usize::from(!often)] += usize::from(result);
        }
    }
    let tenth = rounds as f64 / 10.0;
    let [many, few] = [won[0] as f64 / tenth / 0.0075, won[1] as f64 / tenth / 0.0025];
    println!("chapter {chapter}: at last {many:.1} % won with {hands} players, {few:.1} % with {fewer}");
    school.lesson
}

struct School {
    lesson: Lesson,
    /// Says what a round was worth; what it was taught does not matter for that.
    judge: TricksMind,
    chance: Chance,
    random: Rng,
    choices: Vec<tricks::choice::Choice>,
}

impl School {
    /// Plays one game; each round is a lesson of its own.
    fn play(&mut self, setup: &Setup, rate: f32) -> bool {
        let mut journal = Journal::silent();
        let mut state = Tricks::start(setup, &mut self.chance, &mut journal);
        let mut fresh = true;
        while let Some(seat) = Tricks::asks(&state).first() {
            self.choices.clear();
            Tricks::choices(&state, seat, &mut self.choices);
            let index = match self.choices.len() {
                1 => 0,
                _ => self.lesson.choose(&state, seat, &self.choices, &mut self.random),
            };
            Tricks::apply(&mut state, seat, &self.choices[index], &mut self.chance, &mut journal);
            match self.judge.decided(&state, Seat::new(0)) {
                Some(reward) if fresh => self.lesson.learn(reward as f32, rate),
                _ => {}
            }
            fresh = state.phase.ended().is_none_or(|ended| ended.next.is_none());
        }
        state.phase.ended().is_some_and(|ended| ended.won)
    }
}
