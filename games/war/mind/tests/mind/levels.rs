//! Slips, and the order of the levels.

use bots::Mind as _;
use table::{Chance, Game as _, Journal, SetupRequest, rng};
use war::War;
use war::nation::Side;
use war_mind::WarMind;

/// The most by which the worth of a slip falls short of the best, on the scale of `Mind::prior`: two dice and a half.
const NEAR: f64 = 0.1;

/// A person errs between what is about as good: a slip is never far from the best, and it is often another choice than the habit's.
#[test]
fn a_slip_is_near_the_best() {
    let setup = War::setup(&(), &SetupRequest::players(2)).unwrap();
    let (mut chance, mut mind) = (Chance::stream(rng(5)), rng(6));
    let mut journal = Journal::silent();
    let mut state = War::start(&setup, &mut chance, &mut journal);
    let (mut choices, mut priors, mut asked, mut others) = (Vec::new(), Vec::new(), 0, 0);
    for _ in 0..2000 {
        let Some(seat) = War::asks(&state).first() else {
            break;
        };
        choices.clear();
        War::choices(&state, seat, &mut choices);
        let habit = WarMind.habit(&state, seat, &choices, &mut mind);
        if choices.len() > 1 {
            priors.clear();
            WarMind.prior(&state, seat, &choices, &mut priors);
            let slip = WarMind.slip(&state, seat, &choices, &mut mind);
            let best = priors.iter().copied().fold(f64::MIN, f64::max);
            assert!(priors[slip] >= best - NEAR - 1e-9, "{}: {} of {best}", choices[slip], priors[slip]);
            asked += 1;
            others += usize::from(slip != habit);
        }
        War::apply(&mut state, seat, &choices[habit], &mut chance, &mut journal);
    }
    assert!(others > asked / 10 && asked > 100, "{others} of {asked} slips were another choice");
}

/// Each level wins about as often as is told of it (docs/performance.md): within 13 points, which is more than chance does to a hundred
/// games.
#[test]
fn the_levels_are_as_strong_as_is_told() {
    let told = [
        ("fair", "easy", Side::Free, 66),
        ("fair", "easy", Side::Shadow, 66),
        ("easy", "random", Side::Free, 85),
        ("easy", "random", Side::Shadow, 100),
        ("fair", "habit", Side::Free, 46),
        ("fair", "habit", Side::Shadow, 47),
    ];
    for (who, against, side, percent) in told {
        let wins = wins(who, against, side, 100);
        assert!(wins.abs_diff(percent) <= 13, "{who} against {against} as {side}: {wins} of 100");
    }
}

/// Games won by a level on a side against another level, of so many: each with its own chance.
fn wins(who: &str, against: &str, side: Side, games: u64) -> u64 {
    let setup = War::setup(&(), &SetupRequest::players(2)).unwrap();
    let minds = war_mind::minds();
    let [mut who, mut against] = [who, against].map(|name| minds.bot(name).expect("a bot").player());
    let mut choices = Vec::new();
    let won = |game: &u64| {
        let (mut chance, mut draws) = (Chance::stream(rng(2 * game)), rng(2 * game + 1));
        let mut journal = Journal::silent();
        let mut state = War::start(&setup, &mut chance, &mut journal);
        while let Some(seat) = War::asks(&state).first() {
            choices.clear();
            War::choices(&state, seat, &mut choices);
            let player = if state.side_of(seat) == side { &mut who } else { &mut against };
            let index = match choices.len() {
                1 => 0,
                _ => player.choose(&state, seat, &choices, &mut draws),
            };
            War::apply(&mut state, seat, &choices[index], &mut chance, &mut journal);
        }
        state.over.expect("the war ends").winner() == side
    };
    (0..games).filter(won).count() as u64
}
