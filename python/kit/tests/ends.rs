//! A game ends as it does in the house, and is told with the same words.

use canvas::{Language, say_outcome};
use kit::{Environment, Episode, Request, Size, engine};
use table::{Match, Observer, Outcome, Seat, Seed, SetupRequest, pick, rng};

/// A game by random choices to its end, with the notations.
fn played(game: &str, seed: u64) -> (Box<dyn Episode>, Vec<String>) {
    let request = Request { seed, ..Request::default() };
    let (mut episode, mut luck) = (engine(game).unwrap().make(&request).unwrap(), rng(seed));
    let mut chosen = Vec::new();
    while let Some(mover) = episode.asks().first() {
        let mut notations = episode.notations(mover);
        let index = pick(&mut luck, notations.len());
        chosen.push(notations.swap_remove(index));
        episode.step_at(mover, index).unwrap();
    }
    (episode, chosen)
}

/// The end of the same game at a table of the house.
fn in_the_house<G: Environment>(seed: u64, chosen: &[String]) -> Outcome {
    let request = SetupRequest::players(G::INFO.least.max(2));
    let mut game = Match::<G>::start(G::setup(G::data(), &request).unwrap(), &Seed::from_number(seed));
    for (ply, notation) in chosen.iter().enumerate() {
        let mover = G::asks(game.state()).first().expect("the house goes on");
        let choice = notation.parse().ok().expect("a notation");
        game.choose(mover, ply as u32, choice).expect("what the kit allows");
    }
    game.outcome().expect("it is over in the house, too")
}

/// Ends of a game that differ in what is said of them: `games` of them are played.
fn told_as_in_the_house<G: Environment>(games: u64) -> Vec<String> {
    let mut sentences = Vec::new();
    for seed in 0..games {
        let (episode, chosen) = played(G::INFO.id, seed);
        let outcome = in_the_house::<G>(seed, &chosen);
        let names = |seat: Seat| format!("player_{}", seat.index());
        for seat in Seat::all(episode.players()).map(Some).chain([None]) {
            let observer = seat.map_or(Observer::Watcher, Observer::Seat);
            for language in [Language::En, Language::Es] {
                let told = episode.ending(seat, language).expect("an end");
                assert_eq!(told, say_outcome(language, &outcome, &names, observer), "{}", G::INFO.id);
                assert!(!told.contains(['{', '$']), "{}: '{told}' has a gap", G::INFO.id);
                sentences.push(told);
            }
        }
        let payoffs = Seat::all(episode.players()).map(|seat| outcome.payoff(seat)).collect();
        assert_eq!(episode.returns(), Some(payoffs), "{}", G::INFO.id);
    }
    sentences
}

fn names_a_winner(sentences: &[String]) -> bool {
    sentences.iter().any(|told| told.contains("player_0"))
        && sentences.iter().any(|told| told.contains("player_1"))
}

#[test]
fn journey_tells_who_wins_and_you_that_you_did() {
    let told = told_as_in_the_house::<journey::Journey>(400);
    assert!(names_a_winner(&told));
    let own = told.iter().filter(|told| told.contains("You win the game")).count();
    assert!(own > 0, "a winner is told so");
}

#[test]
fn tricks_tells_why() {
    assert!(!told_as_in_the_house::<tricks::Tricks>(40).is_empty());
}

#[test]
fn war_tells_why() {
    assert!(!told_as_in_the_house::<war::War>(4).is_empty());
}

#[test]
fn quest_tells_who_wins() {
    assert!(names_a_winner(&told_as_in_the_house::<quest::MiddleEarthQuest>(40)));
}

#[test]
fn wizards_tells_who_wins() {
    assert!(names_a_winner(&told_as_in_the_house::<wizards::Wizards>(6)));
}

/// Once a game is over nothing is asked, and everything that can still be looked at can be.
#[test]
fn a_game_that_is_over_can_be_looked_at() {
    for engine in kit::ENGINES {
        let game = engine.info().id;
        let (mut episode, _) = played(game, 3);
        for seat in Seat::all(episode.players()) {
            assert!(episode.notations(seat).is_empty() && episode.encoded(seat).is_empty(), "{game}");
            assert!(episode.choices(seat, Language::En).is_empty(), "{game}");
            assert!(!episode.prompt(seat, Language::En).is_empty(), "{game}");
            assert!(!episode.view(Some(seat)).is_empty() && !episode.state().is_empty(), "{game}");
            episode.observe(seat, &mut vec![0.0; engine.width()]);
            assert!(episode.resample(seat, 1).asks().is_empty(), "{game}: a world of it is over, too");
            assert!(episode.advise(seat, "random", None).is_err(), "{game}");
            assert!(episode.outcomes(seat, "pass", 10, 0).is_err(), "{game}");
            assert!(episode.step_at(seat, 0).is_err() && episode.step(seat, "pass").is_err(), "{game}");
        }
        let again = engine.loads(&episode.dumps()).unwrap();
        assert!(again.same(&*episode) && again.returns() == episode.returns(), "{game}");
        assert!(!again.anew(None).asks().is_empty(), "{game} begins anew");
    }
}

/// A batch of such a position would begin anew with every step, and never ask.
#[test]
fn a_batch_that_would_begin_at_an_end_is_refused() {
    let mut positions = 0;
    for engine in kit::ENGINES {
        let game = engine.info().id;
        let (episode, _) = played(game, 5);
        let Some(position) = episode.position() else { continue };
        let request = Request { position: Some(position), ..Request::default() };
        // Where the text of an end can be read at all, one game of it is simply over.
        let Ok(one) = engine.make(&request) else { continue };
        assert!(one.asks().is_empty(), "{game}");
        positions += 1;
        let size = Size { games: 3, most: 32, listed: false, observed: false };
        let Err(refused) = engine.batch(&request, size) else { panic!("{game}: a batch of ends was made") };
        assert!(refused.to_string().contains("over"), "{game}: {refused}");
    }
    assert!(positions > 0, "no game can write its end: this test tests nothing");
}
