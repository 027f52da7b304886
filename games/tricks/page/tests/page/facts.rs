//! Facts on the page at the end of a round, counted again from the journal of its replay.

use canvas::Page as _;
use canvas::text::proof::{check, number};
use proof::Scale;
use table::{AnyMatch, Arg, Game, Match, Observer, Picture, Seed, SetupRequest, pick, rng};
use tricks::Tricks;
use tricks::book::Data;
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
