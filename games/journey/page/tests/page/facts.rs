//! Facts on the page at the end of a game, counted again from the journal of its replay.

use canvas::Page as _;
use canvas::text::proof::{check, number};
use journey::Journey;
use journey::data::Data;
use journey_page::JourneyPage;
use proof::Scale;
use table::{AnyMatch, Game, Match, Observer, Picture, Seed, SetupRequest, pick, rng};

#[test]
fn the_facts_of_a_game_are_those_of_its_replay() {
    canvas::learn(&JourneyPage::words());
    let scale = Scale::of_the_environment();
    println!("{scale}");
    for seed in scale.seeds(50) {
        let request = SetupRequest::players(2 + seed as usize % 3);
        let setup = Journey::setup(&Data::built_in(), &request).expect("a table");
        let mut game = Match::<Journey>::start(setup, &Seed::from_number(seed));
        let mut random = rng(seed);
        while let Some(seat) = Journey::asks(game.state()).first() {
            let choices = game.choices(seat);
            let choice = choices[pick(&mut random, choices.len())];
            let ply = game.since(seat);
            game.choose(seat, ply, choice).expect("a legal choice");
        }
        let picture = Picture::of(&game, Observer::Afterwards, None, usize::MAX);
        let facts = JourneyPage::facts(&picture.view, &picture.told);
        facts.iter().for_each(check);
        let told = AnyMatch::told(&game, Observer::Afterwards, 0);
        let symbols = told.iter().filter(|told| told.event["what"] == "rolled").flat_map(|told| {
            let dice = told.event["dice"].as_array().expect("dice");
            dice.iter().map(|die| die[1].as_str().expect("a symbol"))
        });
        let symbols = symbols.collect::<Vec<_>>();
        for (name, symbol) in [("rings", "ring"), ("nazgul", "nazgul")] {
            let counted = facts.iter().map(|fact| number(fact, name)).sum::<i64>();
            assert_eq!(counted, symbols.iter().filter(|shown| **shown == symbol).count() as i64);
        }
        // Of all dice together the luck is what was rolled above what they promise, but for the rounding of each player.
        let sheet = &picture.view.sheet;
        let promised = told.iter().filter(|told| told.event["what"] == "rolled").flat_map(|told| {
            told.event["dice"].as_array().expect("dice").iter().map(move |die| {
                let die = die[0].as_str().expect("a die").parse().expect("a colour");
                let rings = sheet.faces(die).iter().filter(|face| face.id() == "ring").count();
                rings as f64 / 6.0
            })
        });
        let rings = symbols.iter().filter(|shown| **shown == "ring").count() as f64;
        let luck = facts.iter().map(|fact| number(fact, "rings-luck")).sum::<i64>();
        let exact = rings - promised.sum::<f64>();
        assert!((luck as f64 - exact).abs() <= 0.51 * facts.len() as f64, "{luck}, not {exact}");
    }
}
