//! A running match: plies, simultaneous questions, taking back, going on from a snapshot.

use table::{
    AnyGame, AnyMatch, Audience, ChooseError, Match, Observer, Seat, SeatSet, Seed, SetupRequest, Typed,
};

use crate::bids::{Bid, Bids, Event, SOUND};

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

fn begun() -> Match<Bids<SOUND>> {
    Match::start(3, &Seed::from_number(7))
}

#[test]
fn the_answer_of_one_leaves_the_question_to_the_other_open() {
    let mut game = begun();
    game.choose(ONE, 0, Bid(2)).unwrap();
    assert_eq!((game.since(ONE), game.since(TWO)), (1, 0));
    game.choose(TWO, 0, Bid(1)).expect("ply 0 is still the ply of the second seat's question");
    assert_eq!((game.since(ONE), game.since(TWO)), (2, 2));
}

/// A bid that lies face down may be another, for whoever does not hold it; what was turned up was that one.
#[test]
fn a_choice_that_may_have_been_another() {
    let mut game = begun();
    assert!(!AnyMatch::veiled(&game, TWO), "nothing was chosen");
    game.choose(ONE, 0, Bid(2)).unwrap();
    assert!(AnyMatch::veiled(&game, TWO));
    game.choose(TWO, 0, Bid(1)).unwrap();
    assert!(!AnyMatch::veiled(&game, ONE), "all were turned up");
}

/// A choice is work, also where it is made again; one that is refused is none.
#[test]
fn choices_are_counted_as_work() {
    let mut game = begun();
    let ((), made) = table::work::measured(|| game.choose(ONE, 0, Bid(2)).unwrap());
    assert_eq!(made, table::work::CHOICE);
    let (earlier, again) = table::work::measured(|| game.at(1));
    assert_eq!((earlier.map(|game| game.ply()), again), (Some(1), table::work::CHOICE));
    let (refused, none) = table::work::measured(|| game.choose(ONE, 0, Bid(2)).is_err());
    assert_eq!((refused, none), (true, 0));
}

#[test]
fn a_retry_is_stale() {
    let mut game = begun();
    game.choose(ONE, 0, Bid(2)).unwrap();
    assert_eq!(game.choose(ONE, 0, Bid(2)), Err(ChooseError::Stale { given: 0, now: 1 }));
    game.choose(TWO, 0, Bid(1)).unwrap();
    assert_eq!(game.choose(TWO, 0, Bid(1)), Err(ChooseError::Stale { given: 0, now: 2 }));
    assert_eq!(game.choose(TWO, 9, Bid(1)), Err(ChooseError::Stale { given: 9, now: 2 }));
}

#[test]
fn what_is_refused_changes_nothing() {
    let mut game = begun();
    let before = game.hash();
    assert!(
        matches!(game.choose(ONE, 0, Bid(4)), Err(ChooseError::Refused(refusal)) if refusal.clause.0 == "BID-1.1")
    );
    game.choose(ONE, 0, Bid(1)).unwrap();
    assert!(matches!(game.choose(ONE, 1, Bid(1)), Err(ChooseError::NotAsked(_))));
    game.cut(0);
    assert_eq!(game.hash(), before);
}

#[test]
fn taking_back_until_something_is_revealed() {
    let mut game = begun();
    let before = game.hash();
    assert_eq!(game.take_back(ONE), None, "nothing to take back yet");
    game.choose(ONE, 0, Bid(2)).unwrap();
    let step = game.take_back(ONE).expect("a secret bid can be taken back");
    assert_eq!((step.to, step.consent), (0, SeatSet::EMPTY));
    game.cut(step.to);
    assert_eq!(game.hash(), before);
    game.choose(ONE, 0, Bid(2)).unwrap();
    game.choose(TWO, 0, Bid(1)).unwrap();
    assert_eq!(game.take_back(ONE), None, "the bids were turned up and cards were drawn");
}

#[test]
fn earlier_moments_are_as_they_were() {
    let mut game = begun();
    let mut hashes = vec![game.hash()];
    for (seat, bid) in [(ONE, 1), (TWO, 3), (TWO, 2), (ONE, 2)] {
        game.choose(seat, game.ply(), Bid(bid)).unwrap();
        hashes.push(game.hash());
    }
    for (ply, hash) in hashes.iter().enumerate() {
        assert_eq!(&game.at(ply as u32).unwrap().hash(), hash);
    }
    assert!(game.at(5).is_none());
}

#[test]
fn a_resumed_match_goes_the_same_way() {
    let mut game = begun();
    game.choose(ONE, 0, Bid(1)).unwrap();
    let told = game.told().to_vec();
    let mut resumed = Match::<Bids<SOUND>>::resume(3, &Seed::from_number(7), game.snapshot(), told).unwrap();
    for game in [&mut game, &mut resumed] {
        game.choose(TWO, 0, Bid(3)).unwrap();
        game.choose(ONE, 2, Bid(3)).unwrap();
    }
    assert_eq!(game.hash(), resumed.hash());
    assert_eq!((resumed.first_ply(), resumed.ply()), (1, 3));
    assert!(resumed.at(0).is_none(), "what came before the snapshot is forgotten");
}

#[test]
fn everybody_reads_what_they_may() {
    let game = begun();
    let reads = |observer| {
        let admitted = game.told().iter().filter(|(_, entry)| entry.audience.admits(observer));
        admitted.map(|(_, entry)| &entry.event).cloned().collect::<Vec<_>>()
    };
    assert!(matches!(reads(Observer::Seat(ONE))[..], [Event::Dealt { seat: ONE, .. }]));
    assert!(matches!(reads(Observer::Seat(TWO))[..], [Event::Dealt { seat: TWO, .. }]));
    assert!(reads(Observer::Watcher).is_empty());
    assert_eq!(reads(Observer::Afterwards).len(), 2);
    let except = Audience::Except(SeatSet::only(ONE));
    assert!(!except.admits(Observer::Seat(ONE)) && except.admits(Observer::Watcher));
    assert!(!except.admits(Observer::Afterwards), "then the whole is shown instead");
}

#[test]
fn the_untyped_match_is_the_same_match() {
    let game = Typed::<Bids<SOUND>> { data: () };
    let setup = game.setup(&SetupRequest::players(2)).unwrap();
    let mut running = game.start(&setup, &Seed::from_number(7)).unwrap();
    assert_eq!(running.choose(ONE, 0, "bet 2"), Err(ChooseError::Unknown("bet 2".into())));
    running.choose(ONE, 0, "bid 2").unwrap();
    let mut typed = begun();
    typed.choose(ONE, 0, Bid(2)).unwrap();
    assert_eq!(running.hash(), typed.hash());
    assert_eq!(running.made(0), Some((ONE, "bid 2".to_owned())));
    let laid = running.laid(TWO);
    let dimmed = laid.iter().filter(|laid| laid.refusal.is_some()).map(|laid| laid.choice.as_str());
    assert_eq!(dimmed.collect::<Vec<_>>(), ["bid 4", "bid 3"], "what one might think of, and why not");
    let resumed =
        game.resume(&setup, &Seed::from_number(7), &running.snapshot(), &running.journal(0)).unwrap();
    assert_eq!(resumed.hash(), running.hash());
    assert!(game.resume(&setup, &Seed::from_number(7), "{}", &[]).is_err());
}

#[test]
fn set_ups_that_do_not_fit_are_refused() {
    let game = Typed::<Bids<SOUND>> { data: () };
    let refused = |request: SetupRequest| game.setup(&request).unwrap_err().message.id;
    assert_eq!(refused(SetupRequest::players(3)), "setup-players");
    assert_eq!(refused(SetupRequest::players(2).option("stakes", "9")), "setup-unknown-option");
    assert_eq!(refused(SetupRequest::players(2).option("rounds", "4")), "setup-bad-value");
}
