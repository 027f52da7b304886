//! Positions as text: what is written is read back, and what cannot be is refused with its line.

use table::{Chance, Game, Journal, Seed, SetupRequest, pick, rng};
use war::card::Deck;
use war::nation::Side;
use war::{Position, Setup, State, War};

fn at_the_start(players: usize) -> State {
    let setup = War::setup(&(), &SetupRequest::players(players)).unwrap();
    let mut chance = Chance::from_seed(&Seed::from_number(7));
    War::start(&setup, &mut chance, &mut Journal::silent())
}

/// Every quiet moment of random games is written and read back to the very same state.
fn round_trips(players: usize, games: u64) {
    let setup = War::setup(&(), &SetupRequest::players(players)).unwrap();
    let (mut quiet, mut turns) = (0u32, 0u32);
    for seed in 0..games {
        let mut rng = rng(seed + 5_000);
        let mut chance = Chance::from_seed(&Seed::from_number(seed + 5_000));
        let mut state = War::start(&setup, &mut chance, &mut Journal::silent());
        let mut choices = Vec::new();
        while let Some(seat) = War::asks(&state).first() {
            if let Some(position) = Position::of(&state) {
                let text = position.to_string();
                let again =
                    Position::read(&text).unwrap_or_else(|flaw| panic!("game {seed}: {flaw}\n{text}"));
                assert_eq!(*again.state(), state, "game {seed}\n{text}");
                assert_eq!(again.to_string(), text);
                quiet += 1;
            }
            choices.clear();
            War::choices(&state, seat, &mut choices);
            let choice = choices[pick(&mut rng, choices.len())];
            War::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
        }
        turns += u32::from(state.turn);
    }
    // Besides those of the Fellowship phase there is one before each die.
    assert!(quiet > 8 * turns, "{quiet} quiet moments in {turns} turns");
}

#[test]
fn quiet_moments_for_two_round_trip() {
    round_trips(2, 12);
}

#[test]
fn quiet_moments_for_three_round_trip() {
    round_trips(3, 12);
}

#[test]
fn quiet_moments_for_four_round_trip() {
    round_trips(4, 12);
}

/// Nothing but the number of players need be said: the rest is as the book has it.
#[test]
fn what_is_not_said_is_as_in_the_book() {
    for players in 2..=4 {
        let position = Position::read(&format!("players: {players}")).unwrap();
        let mut state = war::setup::table(players);
        state.turn = 1;
        state.frames.clone_from(&position.state().frames);
        assert_eq!(*position.state(), state);
    }
}

#[test]
fn a_game_goes_on_from_a_position() {
    let text = "turn: 5\nphase: recover\nfellowship: lorien\ncompany: strider, gimli\n";
    let setup = Setup {
        players: 2,
        position: Some(Position::read(text).unwrap()),
    };
    let kept = serde_json::to_value(&setup).unwrap();
    assert_eq!(serde_json::from_value::<Setup>(kept).unwrap(), setup);
    let mut chance = Chance::from_seed(&Seed::from_number(1));
    let state = War::start(&setup, &mut chance, &mut Journal::silent());
    assert_eq!(state.turn, 6, "a turn begins");
    assert_eq!(state.hand(Side::Free).len(), 2);
    assert_eq!(state.deck(Side::Shadow, Deck::Strategy).len(), 23);
    assert_eq!(state.fellowship.guide, Some(war::character::Character::Strider));
}

#[test]
fn in_the_middle_of_things_there_is_no_position() {
    let mut state = at_the_start(2);
    assert!(Position::of(&state).is_some());
    state.frames.push(war::frame::Frame::HuntBear);
    assert!(Position::of(&state).is_none());
}

/// What is wrong is told with its line, and nothing is read.
#[test]
fn refused_with_line_and_reason() {
    let refused = [
        // The form.
        ("turn 3", 1, "key: value"),
        ("# fine\n\nweather: fine", 3, "weather"),
        ("turn: 3\nturn: 4", 2, "line 1 already"),
        ("players: 5", 1, "from 2 to 4"),
        ("turn: many", 1, "from 0 to 999"),
        ("hidden: perhaps", 1, "neither yes nor no"),
        ("phase: lunch", 1, "no phase"),
        // Names.
        ("at narnia: 2 gondor-regular", 1, "'narnia' is no region"),
        ("at bree: 2 gondor-cavalry", 1, "'gondor-cavalry' is no figure"),
        ("gone: sauron", 1, "'sauron' is no character"),
        ("hand 1: fp-character-25", 1, "no event card"),
        ("hand 3: fp-character-01", 1, "no seat 3"),
        ("tiles drawn: 5 eye-reveal", 1, "but 4"),
        ("tiles waiting: 3", 1, "no special tile"),
        ("dice free: army", 1, "no face"),
        // Conservation.
        (
            "at bree: 3 north-regular\nat dale: 9 north-regular",
            2,
            "there are 10",
        ),
        ("casualties: 15 gondor-regular", 1, "there are 15"),
        ("at bree: strider\nat dale: strider", 2, "somewhere else"),
        ("at bree: 2 strider", 1, "but one"),
        (
            "hand 1: fp-character-01\ntable: fp-character-01",
            2,
            "somewhere else",
        ),
        ("rings: 2 free, 2 shadow", 1, "there are 3"),
        ("dice free: 5 character, 2 will", 1, "there are 6"),
        // Stacking, and what may stand where.
        ("at gorgoroth: 11 sauron-regular", 1, "room for 10"),
        (
            "map: empty\nat lorien: 6 elves-elite, 2 sauron-regular",
            2,
            "room for 5",
        ),
        (
            "at bree: north-regular, sauron-regular",
            1,
            "no Stronghold to besiege",
        ),
        ("at bree: north-leader", 1, "without an Army"),
        ("captured free: lorien", 1, "no Settlement of the enemy's"),
        ("captured shadow: edoras", 1, "its enemy holds"),
        // The Fellowship.
        ("mordor: 2\nprogress: 3", 2, "Mordor Track"),
        ("progress: 13", 1, "from 0 to 12"),
        ("guide: gimli", 1, "highest level"),
        ("company: saruman", 1, "never in the Fellowship"),
        ("at dale: aragorn, strider", 1, "whose place he takes"),
        ("tiles added: shelobs-lair", 1, "wait until"),
        // Cards and politics.
        ("hand 1: shadow-character-01", 1, "no cards of the other"),
        ("table: fp-character-01", 1, "does not stay"),
        ("nation rohan: 2", 1, "at-war"),
        ("nation sauron: passive 1", 1, "always active"),
    ];
    for (text, line, reason) in refused {
        let flaw = Position::read(text).expect_err(text);
        assert_eq!(flaw.line, line, "{text}: {flaw}");
        assert!(flaw.reason.contains(reason), "{text}: {flaw}");
    }
}
