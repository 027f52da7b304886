//! Facts on the page at the end of a war, counted again from the journal of its replay.

use canvas::Page as _;
use canvas::text::proof::{check, number};
use proof::Scale;
use table::{AnyMatch, Game, Match, Message, Observer, Picture, Seed, SetupRequest, pick, rng};
use war::War;
use war_page::WarPage;

fn facts(game: &Match<War>, observer: Observer) -> Vec<Message> {
    let picture = Picture::of(game, observer, None, usize::MAX);
    WarPage::facts(&picture.view, &picture.told)
}

/// The numbers of both sides.
fn both(facts: &[Message], id: &str) -> [i64; 2] {
    let fact = facts.iter().find(|fact| fact.id == id).expect("a fact");
    ["free", "shadow"].map(|side| number(fact, side))
}

#[test]
fn the_facts_of_a_war_are_those_of_its_replay() {
    canvas::learn(&WarPage::words());
    let scale = Scale::of_the_environment();
    println!("{scale}");
    let mut battles = 0;
    for seed in scale.seeds(50) {
        let setup = War::setup(&(), &SetupRequest::players(2)).expect("a table");
        let mut game = Match::<War>::start(setup, &Seed::from_number(seed));
        let mut random = rng(seed);
        while let Some(seat) = War::asks(game.state()).first() {
            let choices = game.choices(seat);
            let choice = choices[pick(&mut random, choices.len())];
            let ply = game.since(seat);
            game.choose(seat, ply, choice).expect("a legal choice");
        }
        let facts = facts(&game, Observer::Afterwards);
        facts.iter().for_each(check);
        assert_eq!(self::facts(&game, Observer::Watcher), facts, "nothing hidden is counted");
        let told = AnyMatch::told(&game, Observer::Afterwards, 0);
        let of = |what: &str, side: &str| {
            told.iter().filter(|told| told.event["what"] == what && told.event["side"] == side).count() as i64
        };
        let sides = ["free", "shadow"];
        assert_eq!(both(&facts, "war-fact-attacks"), sides.map(|side| of("attacked", side)));
        assert_eq!(both(&facts, "war-fact-taken"), sides.map(|side| of("captured", side)));
        let many = |what: &str| told.iter().filter(|told| told.event["what"] == what).count() as i64;
        assert_eq!(number(&facts[0], "tiles"), many("tile_drawn"));
        assert_eq!(both(&facts, "war-fact-lost").iter().sum::<i64>(), many("lost"));
        let luck = sides.map(|side| {
            let rolls = told.iter().map(|told| &told.event);
            let rolls = rolls.filter(|event| event["what"] == "battle_roll" && event["side"] == side);
            let above = rolls.map(|roll| {
                let dice = roll["faces"].as_array().expect("dice").len() as f64;
                let least = roll["need"].as_i64().expect("a face") - roll["bonus"].as_i64().expect("a bonus");
                // A 1 never hits, a 6 always.
                let good = (7 - least.clamp(2, 6)) as f64;
                roll["hits"].as_f64().expect("hits") - dice * good / 6.0
            });
            above.sum::<f64>()
        });
        battles += many("battle_roll");
        if many("battle_roll") > 0 {
            for (fact, exact) in both(&facts, "war-fact-luck").into_iter().zip(luck) {
                assert!((fact as f64 - exact).abs() < 0.51, "{fact}, not {exact}");
            }
        }
    }
    assert!(battles > 0 || !scale.full, "somebody fought");
}
