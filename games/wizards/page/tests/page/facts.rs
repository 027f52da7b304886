//! Facts on the page at the end of a game, counted again from the journal of its replay.

use canvas::Page as _;
use canvas::text::proof::{check, number};
use proof::Scale;
use table::{AnyMatch, Arg, Game, Match, Observer, Picture, Seat, Seed, SetupRequest, pick, rng};
use wizards::Wizards;
use wizards_page::WizardsPage;

#[test]
fn the_facts_of_a_game_are_those_of_its_replay() {
    canvas::learn(&canvas::words());
    canvas::learn(&wizards_page::words());
    let scale = Scale::of_the_environment();
    println!("{scale}");
    let mut fought = 0;
    for seed in scale.seeds(50) {
        let setup = Wizards::setup(&(), &SetupRequest::players(2)).expect("a table");
        let mut game = Match::<Wizards>::start(setup, &Seed::from_number(seed));
        let mut random = rng(seed);
        while let Some(seat) = Wizards::asks(game.state()).first() {
            let choices = game.choices(seat);
            let choice = choices[pick(&mut random, choices.len())];
            let ply = game.since(seat);
            game.choose(seat, ply, choice).expect("a legal choice");
        }
        let picture = Picture::of(&game, Observer::Afterwards, None, usize::MAX);
        let facts = WizardsPage::facts(&picture.view, &picture.told);
        facts.iter().for_each(check);
        let told = AnyMatch::told(&game, Observer::Afterwards, 0);
        for seat in Seat::all(2) {
            let events =
                || told.iter().map(|told| &told.event).filter(move |event| event["seat"] == seat.number());
            let of = |what: &'static str| events().filter(move |event| event["what"] == what);
            let fact = |id: &str| {
                let own = |arg: &(&str, Arg)| arg.1 == Arg::Seat(seat);
                facts.iter().find(|fact| fact.id == id && fact.args.iter().any(own))
            };
            let said = |id: &str, name: &str| fact(id).map_or(0, |fact| number(fact, name));
            assert_eq!(said("wizards-fact-strikes", "attacks"), of("attacked").count() as i64);
            let by = |name: &str, event: &table::Told| event.event[name].as_i64().expect("a number");
            let strikes = told.iter().filter(|told| told.event["seat"] == seat.number());
            let strikes = strikes.filter(|told| told.event["what"] == "fought");
            let above = strikes.map(|told| by("roll", told) + by("prowess", told) - by("strike", told));
            let above = above.collect::<Vec<_>>();
            fought += above.len();
            if fact("wizards-fact-strikes").is_some() {
                for (name, sign) in [("won", 1), ("tied", 0), ("lost", -1)] {
                    let many = above.iter().filter(|above| above.signum() == sign).count() as i64;
                    assert_eq!(said("wizards-fact-strikes", name), many, "{name}");
                }
            }
            assert_eq!(said("wizards-fact-dice", "rolls"), of("rolled").count() as i64);
            let sum =
                of("rolled").map(|event| event["one"].as_i64().unwrap() + event["two"].as_i64().unwrap());
            assert_eq!(said("wizards-fact-dice", "luck"), sum.map(|sum| sum - 7).sum::<i64>());
        }
    }
    assert!(fought > 0 || !scale.full, "somebody fought");
}
