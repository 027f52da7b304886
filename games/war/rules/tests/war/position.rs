//! Positions as text: what is written is read back, and what cannot be is refused with its line.

use proof::Scale;
use table::{Chance, Game, Journal, Seed, SetupRequest, pick, rng};
use war::card::Deck;
use war::nation::Side;
use war::{Position, Setup, War};

/// Every moment of random games is written and read back to the very same state, whatever is under way.
fn round_trips(players: usize, games: u64) {
    let scale = Scale::of_the_environment();
    let setup = War::setup(&(), &SetupRequest::players(players)).unwrap();
    let (mut quiet, mut turns) = (0u32, 0u32);
    let (mut battles, mut hunts, mut cards) = (0u32, 0u32, 0u32);
    // Each moment is written and read twice: two games a day are seven seconds.
    let games = if scale.full { games } else { games / 2 };
    for seed in scale.seeds(games) {
        let mut rng = rng(seed + 5_000);
        let mut chance = Chance::from_seed(&Seed::from_number(seed + 5_000));
        let mut state = War::start(&setup, &mut chance, &mut Journal::silent());
        let mut choices = Vec::new();
        while let Some(seat) = War::asks(&state).first() {
            let position = Position::of(&state).expect("somebody is asked");
            let text = position.to_string();
            let again =
                Position::read(&text).unwrap_or_else(|flaw| panic!("{scale}, game {seed}: {flaw}\n{text}"));
            assert_eq!(*again.state(), state, "{scale}, game {seed}\n{text}");
            assert_eq!(again.to_string(), text);
            assert_eq!(text.contains("\nphase: "), position.is_quiet());
            let phase = text.lines().find_map(|line| line.strip_prefix("phase: "));
            for word in phase.iter().flat_map(|phase| phase.split(' ')) {
                let known = word.parse::<u8>().is_ok() || War::knows(&state, word);
                assert!(known, "a scenario may look for '{word}'");
            }
            quiet += u32::from(position.is_quiet());
            battles += u32::from(state.battle.is_some());
            hunts += u32::from(state.hunt.is_some());
            cards += u32::from(state.cards.playing.is_some());
            choices.clear();
            War::choices(&state, seat, &mut choices);
            let choice = choices[pick(&mut rng, choices.len())];
            War::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
        }
        assert!(Position::of(&state).is_none(), "nobody is asked any more");
        turns += u32::from(state.turn);
    }
    // Besides those of the Fellowship phase there is one before each die.
    assert!(quiet > 8 * turns, "{quiet} quiet moments in {turns} turns");
    let (busy, least) = ([battles, hunts, cards], 4 * scale.of(games) as u32);
    assert!(busy.iter().all(|count| *count > least), "{scale}: {busy:?} in battles, Hunts and cards");
}

#[test]
fn all_moments_for_two_round_trip() {
    round_trips(2, 40);
}

#[test]
fn all_moments_for_three_round_trip() {
    round_trips(3, 40);
}

#[test]
fn all_moments_for_four_round_trip() {
    round_trips(4, 40);
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
    let setup = Setup { players: 2, position: Some(Position::read(text).unwrap()) };
    let kept = serde_json::to_value(&setup).unwrap();
    assert_eq!(serde_json::from_value::<Setup>(kept).unwrap(), setup);
    let mut chance = Chance::from_seed(&Seed::from_number(1));
    let state = War::start(&setup, &mut chance, &mut Journal::silent());
    assert_eq!(state.turn, 6, "a turn begins");
    assert_eq!(state.hand(Side::Free).len(), 2);
    assert_eq!(state.deck(Side::Shadow, Deck::Strategy).len(), 23);
    assert_eq!(state.fellowship.guide, Some(war::character::Character::Strider));
}

/// A fault is reported with its line, and nothing is read.
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
        ("at bree: 3 north-regular\nat dale: 9 north-regular", 2, "there are 10"),
        ("casualties: 15 gondor-regular", 1, "there are 15"),
        ("at bree: strider\nat dale: strider", 2, "somewhere else"),
        ("at bree: 2 strider", 1, "but one"),
        ("hand 1: fp-character-01\ntable: fp-character-01", 2, "somewhere else"),
        ("rings: 2 free, 2 shadow", 1, "there are 3"),
        ("dice free: 5 character, 2 will", 1, "there are 6"),
        // Stacking, and what may stand where.
        ("at gorgoroth: 11 sauron-regular", 1, "room for 10"),
        ("map: empty\nat lorien: 6 elves-elite, 2 sauron-regular", 2, "room for 5"),
        ("at bree: north-regular, sauron-regular", 1, "no Stronghold to besiege"),
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
        ("nation elves: passive 2", 1, "'elves' is always active"),
        ("at minas-tirith: saruman", 1, "never leaves 'orthanc'"),
    ];
    for (text, line, reason) in refused {
        let flaw = Position::read(text).expect_err(text);
        assert_eq!(flaw.line, line, "{text}: {flaw}");
        assert!(flaw.reason.contains(reason), "{text}: {flaw}");
    }
}

/// A battle in the middle of a round: what a text tells of it is enough to go on from.
#[test]
fn a_battle_under_way_is_read() {
    let text = "\
at osgiliath: 5 sauron-regular
at minas-tirith: nobody
at south-ithilien: nobody
at lossarnach: 2 gondor-regular
nation sauron: at-war
nation gondor: at-war
going 1: phase victory
going 2: actions 2
going 3: end_action
going 4: cease
deciding: 1, 2
action side: shadow
action face: army
battle at: lossarnach
battle from: osgiliath
battle attacker: shadow
battle force: {4 sauron-regular}
battle round: 2
battle rounds: [(hits 1) ()]
";
    let position = Position::read(text).unwrap_or_else(|flaw| panic!("{flaw}"));
    assert!(!position.is_quiet());
    let battle = position.state().battle.expect("a battle");
    assert_eq!((battle.round, battle.force.units(), battle.rounds[Side::Free].hits), (2, 4, 1));
    let setup = Setup { players: 2, position: Some(position) };
    let mut chance = Chance::from_seed(&Seed::from_number(1));
    let state = War::start(&setup, &mut chance, &mut Journal::silent());
    let mut choices = Vec::new();
    let seat = War::asks(&state).first().expect("the Shadow is asked");
    War::choices(&state, seat, &mut choices);
    assert_eq!(seat.number(), 2);
    assert!(choices.iter().any(|choice| choice.to_string() == "fight"), "{choices:?}");
}

/// A thing under way is written whole, and only as far as there is one.
#[test]
fn what_cannot_be_under_way_is_refused() {
    let refused = [
        ("phase: actions 1\ngoing 1: phase victory", 1, "not by both"),
        ("going 2: phase victory", 1, "'going 1' is missing"),
        ("going 1: cease", 1, "a phase goes on at first"),
        ("going 1: phase lunch", 1, "unknown variant"),
        ("going 1: phase victory\ngoing 2: hots (side free left 2)", 2, "unknown variant"),
        ("going 1: phase victory\ngoing 2: hits (side free", 2, "missing"),
        ("going 1: phase victory\ngoing 2: cease too", 2, "invalid type"),
        ("going 1: phase victory", 1, "asks somebody"),
        ("going 1: phase victory\ngoing 2: cease", 2, "a battle, of which nothing is told"),
        ("going 1: phase victory\ngoing 2: hunt_bear", 2, "a Hunt, of which nothing is told"),
        ("going 1: phase victory\ngoing 2: use_die army", 2, "an action, of which nothing is told"),
        ("going 1: phase victory\ngoing 2: hand_limit 5", 2, ""),
        ("going 1: phase victory\ngoing 2: actions 9", 2, "from 0 to 3"),
        ("going 1: phase victory\ngoing 2: actions 0\nbattle colour: red", 3, "not 'colour'"),
        ("going 1: phase victory\ngoing 2: actions 0\nbattle round: many", 3, "invalid type"),
        ("going 1: phase victory\ngoing 2: actions 0\nbattle round: 2", 3, "is missing"),
        ("going 1: phase victory\ngoing 2: actions 0\nhunt tile: 9", 3, ""),
        ("going 1: phase victory\ngoing 2: actions 0\ndeciding: 2, 1", 3, "one of the Shadow"),
        (
            "hand 1: fp-character-01\ngoing 1: phase victory\ngoing 2: actions 0\nplaying: fp-character-01",
            4,
            "somewhere else",
        ),
        ("battle at: moria", 1, "going 1"),
    ];
    for (text, line, reason) in refused {
        let flaw = Position::read(text).expect_err(text);
        assert_eq!(flaw.line, line, "{text}: {flaw}");
        assert!(flaw.reason.contains(reason), "{text}: {flaw}");
    }
}

/// Every moment can be written, and what is written is read as the same; also when the game is over.
#[test]
fn all_moments_there_and_back() {
    for players in 2..=4 {
        let table = proof::Table { players, options: &[] };
        let written = proof::positions::<War>(&(), &table, proof::Walk { games: 20, every: 37, least: 21 });
        assert!(written.moments > 20 && written.without == 0, "{written:?}");
    }
}

/// What somebody hands on when something is wrong holds nothing that their seat does not know.
#[test]
fn what_is_handed_on_hides_nothing() {
    let table = proof::Table { players: 3, options: &[] };
    let twins = proof::nothing_hidden::<War>(&(), &table, proof::Walk { games: 20, every: 41, least: 5 });
    assert!(twins > 4, "{twins} twins");
}
