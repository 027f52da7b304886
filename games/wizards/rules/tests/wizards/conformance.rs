//! The kernel's suite, and how random games end.

use table::conformance::Rigour;
use table::{Chance, Game, Journal, Seed, SetupRequest, pick, rng};
use wizards::Wizards;

/// The rigour with which games of this length are examined.
const RIGOUR: Rigour = Rigour { every: 61, record_every: 5 };

/// Random games with the starter decks, by these options.
fn conforms(options: &[(&str, &str)]) {
    let table = proof::Table { players: 2, options };
    let report = proof::random_games::<Wizards>(&table.setup::<Wizards>(&()), 0, 60, RIGOUR);
    assert!(report.imagined > 0, "{report:?}");
}

#[test]
fn standard_games_conform() {
    conforms(&[]);
}

#[test]
fn basic_games_conform() {
    conforms(&[("rules", "basic"), ("rulings", "official")]);
}

#[test]
fn long_games_by_all_rulings_conform() {
    conforms(&[
        ("rulings", "official"),
        ("length", "three"),
        ("items-left-behind", "note"),
        ("minor-from-discard", "yes"),
        ("weakest-link", "yes"),
    ]);
}

/// SATM-34.2: and those of one alone.
#[test]
fn lone_games_conform() {
    conforms(&[("alone", "yes"), ("goal", "12"), ("turns", "8")]);
    conforms(&[("alone", "yes"), ("rules", "basic"), ("goal", "24"), ("turns", "15")]);
}

/// SATM-23.2: random games end by the Council. Prints what a run of them is like.
fn games_end(rules: &str) {
    const GAMES: u64 = 60;
    let setup = Wizards::setup(&(), &SetupRequest::players(2).option("rules", rules)).unwrap();
    let (mut total, mut longest, mut turns) = (0u64, 0u64, 0u64);
    let mut reasons = std::collections::BTreeMap::<String, u32>::new();
    let begun = std::time::Instant::now();
    for seed in 0..GAMES {
        let mut rng = rng(seed + 1_000_000);
        let mut chance = Chance::from_seed(&Seed::from_number(seed + 1_000_000));
        let mut state = Wizards::start(&setup, &mut chance, &mut Journal::silent());
        let mut choices = Vec::new();
        let mut made = 0;
        while let Some(seat) = Wizards::asks(&state).first() {
            choices.clear();
            Wizards::choices(&state, seat, &mut choices);
            assert!(!choices.is_empty(), "game {seed}, choice {made}: nothing to choose: {:?}", state.frames);
            let choice = choices[pick(&mut rng, choices.len())];
            Wizards::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
            made += 1;
            assert!(made < Wizards::LONGEST as u64, "game {seed} does not end: {:?}", state.frames);
        }
        total += made;
        longest = longest.max(made);
        turns += u64::from(state.turn.number);
        *reasons.entry(Wizards::outcome(&state).unwrap().reason).or_default() += 1;
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "{rules}: {:.0} games/s, {:.0} choices/s, {} choices and {} turns a game, longest {longest}, {reasons:?}",
        GAMES as f64 / seconds,
        total as f64 / seconds,
        total / GAMES,
        turns / GAMES,
    );
}

#[test]
fn random_standard_games_end() {
    games_end("standard");
}

#[test]
fn random_basic_games_end() {
    games_end("basic");
}
