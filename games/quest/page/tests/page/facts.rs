//! Facts on the page at the end of a game, counted again from the journal of its replay.

use canvas::Page as _;
use canvas::text::proof::{check, number};
use proof::Scale;
use quest::MiddleEarthQuest;
use quest_page::QuestPage;
use table::{AnyMatch, Game, Match, Observer, Picture, Seed, SetupRequest, pick, rng};

#[test]
fn the_facts_of_a_game_are_those_of_its_replay() {
    canvas::learn(&QuestPage::words());
    let pack = quest::Pack::standard();
    let scale = Scale::of_the_environment();
    println!("{scale}");
    let mut fought = 0;
    for seed in scale.seeds(50) {
        let request = SetupRequest::players(2 + seed as usize % 3);
        let setup = MiddleEarthQuest::setup(&pack, &request).expect("a table");
        let mut game = Match::<MiddleEarthQuest>::start(setup, &Seed::from_number(seed));
        let mut random = rng(seed);
        while let Some(seat) = MiddleEarthQuest::asks(game.state()).first() {
            let choices = game.choices(seat);
            let choice = choices[pick(&mut random, choices.len())];
            let ply = game.since(seat);
            game.choose(seat, ply, choice).expect("a legal choice");
        }
        let facts = |observer: Observer| {
            let picture = Picture::of(&game, observer, None, usize::MAX);
            QuestPage::facts(&picture.view, &picture.told)
        };
        let all = facts(Observer::Afterwards);
        all.iter().for_each(check);
        assert_eq!(facts(Observer::Watcher), all, "nothing hidden is counted");
        let told = AnyMatch::told(&game, Observer::Afterwards, 0);
        let many = |what: &[&str]| {
            told.iter().filter(|told| what.iter().any(|what| told.event["what"] == *what)).count() as i64
        };
        let points = |what: &str| {
            let of = told.iter().filter(|told| told.event["what"] == what);
            of.map(|told| told.event["points"].as_i64().expect("points")).sum::<i64>()
        };
        let [combats, damage, plots] = &all[..] else { panic!("{all:?}") };
        assert_eq!(number(combats, "combats"), many(&["fights_monster", "fights_minion"]));
        let beaten = told.iter().filter(|told| told.event["foe_falls"] == true).count() as i64;
        assert_eq!(number(combats, "beaten"), beaten);
        assert_eq!(number(combats, "fallen"), many(&["fell"]));
        assert_eq!(number(damage, "suffered"), points("damaged"));
        assert_eq!(number(damage, "dealt"), points("foe_damaged"));
        assert_eq!(number(plots, "plots"), many(&["starting_plot", "plot_played"]));
        assert_eq!(number(plots, "discarded"), many(&["plot_gone"]));
        fought += number(combats, "combats");
    }
    assert!(fought > 0 || !scale.full, "somebody fought");
}
