//! Facts on the page at the end of a round, counted again from the journal of its replay.

use canvas::text::proof::{check, number};
use canvas::{Eye, Language, Page as _, When};
use maud::html;
use proof::Scale;
use table::{AnyMatch, Arg, BySeat, Game, Match, Observer, Picture, Seed, SetupRequest, pick, rng};
use tricks::Tricks;
use tricks::book::Data;
use tricks::goal::Status;
use tricks_page::TricksPage;

#[test]
fn the_facts_of_a_round_are_those_of_its_replay() {
    canvas::learn(&TricksPage::words());
    let scale = Scale::of_the_environment();
    println!("{scale}");
    let (mut tricks, mut failed) = (0, 0);
    for (seed, chapter) in scale.seeds(50).zip(["19", "20", "21", "24"].into_iter().cycle()) {
        let request = SetupRequest::players(1 + seed as usize % 4).option("chapter", chapter);
        let setup = Tricks::setup(&Data::built_in(), &request).expect("a table");
        let mut game = Match::<Tricks>::start(setup, &Seed::from_number(seed));
        let mut random = rng(seed);
        for _ in 0..400 {
            let Some(seat) = Tricks::asks(game.state()).first() else { break };
            let choices = game.choices(seat);
            let choice = choices[pick(&mut random, choices.len())];
            let ply = game.since(seat);
            game.choose(seat, ply, choice).expect("a legal choice");
        }
        let picture = Picture::of(&game, Observer::Afterwards, None, usize::MAX);
        let facts = TricksPage::facts(&picture.view, &picture.told);
        facts.iter().for_each(check);
        let told = AnyMatch::told(&game, Observer::Afterwards, 0);
        let last = told.iter().rposition(|told| told.event["what"] == "round").unwrap_or(0);
        let won = told[last..].iter().filter(|told| told.event["what"] == "won").count() as i64;
        let tricks_of = facts.iter().filter(|fact| fact.id == "tricks-fact-tricks");
        let counted = tricks_of.flat_map(|fact| &fact.args).map(|(_, arg)| match arg {
            Arg::Said(each) => each.iter().map(|each| number(each, "tricks")).sum::<i64>(),
            other => panic!("{other:?}"),
        });
        assert_eq!(counted.sum::<i64>(), won, "chapter {chapter}, seed {seed}");
        tricks += won;
        // Who failed is told of a round that is lost, once it is over.
        let told_of = facts.iter().any(|fact| fact.id == "tricks-fact-failed");
        assert!(!told_of || Tricks::outcome(game.state()).is_some(), "chapter {chapter}, seed {seed}");
        failed += u32::from(told_of);
    }
    assert!(tricks > 0 && failed > 0, "somebody won a trick, and somebody failed");
}

/// By whom a round was lost stands first: on a phone it was out of sight below all that was met.
#[test]
fn at_the_end_who_failed_stands_first() {
    canvas::learn(&canvas::words());
    canvas::learn(&TricksPage::words());
    let mut later = 0;
    for seed in 0..8 {
        let request = SetupRequest::players(4).option("chapter", "19");
        let setup = Tricks::setup(&Data::built_in(), &request).expect("a table");
        let mut game = Match::<Tricks>::start(setup, &Seed::from_number(seed));
        let mut random = rng(seed);
        while let Some(seat) = Tricks::asks(game.state()).first() {
            let choices = game.choices(seat);
            let choice = choices[pick(&mut random, choices.len())];
            let ply = game.since(seat);
            game.choose(seat, ply, choice).expect("a legal choice");
        }
        let picture = Picture::of(&game, Observer::Afterwards, None, usize::MAX);
        let chairs = picture.view.chairs.iter().filter_map(|chair| chair.objective.as_ref());
        let failed = chairs.map(|goal| goal.status == Status::Failed).collect::<Vec<_>>();
        let names = BySeat::new(game.players(), |seat| format!("Player {seat}"));
        let table = canvas::of::<TricksPage>().open(&picture, None, When::Now).expect("a table");
        let eye = Eye {
            language: Language::En,
            names: &names,
            library: "",
            picture: &|_| None,
            ply: 0,
            ask: "…",
            hints: &[],
            before: 0,
            tell: &|message| Language::En.say(message),
            reader: Observer::Afterwards,
            extra: &|_| html! {},
        };
        let drawn = table.ending(&eye).0;
        let signs = drawn.split("tr-goal__sign--").skip(1).map(|sign| sign.starts_with("failed"));
        let signs = signs.collect::<Vec<_>>();
        assert_eq!(signs.len(), failed.len(), "{drawn}");
        assert!(signs.is_sorted_by_key(|failed| !failed), "seed {seed}: {signs:?}");
        later += u32::from(!failed.is_sorted_by_key(|failed| !failed));
    }
    assert!(later > 0, "somebody failed who does not sit first");
}
