//! Test helpers for minds: their hints, at many moments of a game.

use std::collections::BTreeMap;

use table::{Chance, Game, Journal, Match, Seat, Seed, pick, rng};

use crate::cancel::CancelFlag;
use crate::erased::choose;
use crate::hint::Hint;
use crate::minds::Bot;
use crate::turned::Turned;

/// Counts of hints.
#[derive(Clone, Debug, Default)]
pub struct Probe {
    /// Moments at which a hint was asked for.
    pub moments: u64,
    /// Moments among them with something hidden that could be imagined otherwise.
    pub hidden: u64,
    /// The number of times each reason was given.
    pub told: BTreeMap<&'static str, u64>,
}

impl Probe {
    /// The number of reasons given that belong to the game, and not to the house.
    pub fn of_the_game(&self, id: &str) -> usize {
        self.told.keys().filter(|reason| reason.starts_with(&format!("{id}-hint-"))).count()
    }
}

/// Asks `bot` for hints at so many moments of games that `player` plays: each must be a legal choice, that which the bot itself would make,
/// and the same in the true state and in one that the seat imagines.
///
/// # Panics
/// When one is not.
pub fn probe<G: Game>(
    setup: &G::Setup,
    bot: &Bot<G>,
    player: &Bot<G>,
    moments: u64,
    every: usize,
    seed: u64,
) -> Probe {
    let (mut probe, mut stream) = (Probe::default(), rng(seed));
    for game in 0.. {
        let mut chance = Chance::stream(rng(seed.wrapping_add(game)));
        let mut journal = Journal::silent();
        let mut state = G::start(setup, &mut chance, &mut journal);
        let mut made = 0;
        while let Some(seat) = G::asks(&state).first() {
            if probe.moments == moments {
                return probe;
            }
            let mut choices = Vec::new();
            G::choices(&state, seat, &mut choices);
            if choices.len() > 1 && pick(&mut stream, every) == 0 {
                probe.ask(bot, &state, seat, &choices, seed ^ made);
            }
            let Some(choice) = choose::<G>(&state, seat, player, seed ^ made) else { break };
            G::apply(&mut state, seat, &choice, &mut chance, &mut journal);
            made += 1;
        }
    }
    probe
}

impl Probe {
    fn ask<G: Game>(&mut self, bot: &Bot<G>, state: &G::State, seat: Seat, choices: &[G::Choice], seed: u64) {
        let ask = |state: &G::State| -> Option<Hint<G::Choice>> {
            bot.hint(&CancelFlag::default(), state, seat, seed)
        };
        let hint = ask(state).expect("a hint for who is asked");
        let best = &hint.best;
        assert!(choices.contains(&best.choice), "{} is not legal", best.choice);
        let own = choose::<G>(state, seat, bot, seed);
        assert!(own.as_ref() == Some(&best.choice), "the bot would not do {}", best.choice);
        let second = hint.second.as_ref().expect("something else to do");
        assert!(second.choice != best.choice && choices.contains(&second.choice), "{}", second.choice);
        for worth in [best.worth, second.worth] {
            assert!((0.0..=1.0).contains(&worth), "{worth}");
        }
        assert!(!best.reasons.is_empty() && best.reasons.len() <= 2, "{:?}", best.reasons);
        let imagined = G::imagine(state, seat, &mut rng(!seed));
        self.hidden += u64::from(imagined != *state);
        let there = ask(&imagined).expect("a hint for who is asked");
        assert!(there == hint, "hidden things change {hint:?} into {there:?}");
        self.moments += 1;
        for reason in best.reasons.iter().chain(&second.reasons) {
            *self.told.entry(reason.id).or_default() += 1;
        }
    }
}

/// Lets `player` play a game with this seed number to its end.
///
/// # Panics
/// When it comes to none.
pub fn played<G: Game>(setup: &G::Setup, player: &Bot<G>, number: u64) -> Match<G> {
    let mut game = Match::<G>::start(setup.clone(), &Seed::from_number(number));
    while let Some(seat) = G::asks(game.state()).first() {
        let choice = choose::<G>(game.state(), seat, player, number ^ u64::from(game.ply()));
        let choice = choice.expect("something to do");
        let ply = game.since(seat);
        game.choose(seat, ply, choice).expect("it is legal");
    }
    game
}

/// The number of games of `player` that turned with one act, of `games`. Of each it is checked that the answer is the same again,
/// names an existing step and its player, favours the winner, and that another judgement of the same moments finds a rise, too; of the
/// first its whole course.
///
/// # Panics
/// When it is not so.
pub fn turns<G: Game>(setup: &G::Setup, judge: &Bot<G>, player: &Bot<G>, games: u64, seed: u64) -> u64 {
    let mut turns = 0;
    for number in seed..seed + games {
        let game = played(setup, player, number);
        let look =
            |seed: u64| -> Turned { judge.turned(&CancelFlag::default(), &game, seed).expect("it is over") };
        let turned = look(seed);
        assert_eq!(turned, look(seed), "game {number}");
        if number == seed {
            course(&game, judge, seed);
        }
        for one in &turned.tries {
            let then = game.at(one.ply).expect("a step");
            assert!(then.choices(one.seat).len() > 1, "game {number}: {one:?}");
            assert!(turned.turn.as_ref().is_none_or(|turn| one.ply < turn.ply), "game {number}: {one:?}");
        }
        let Some(turn) = turned.turn else { continue };
        turns += 1;
        let made = (turn.ply - game.first_ply()).checked_sub(1).and_then(|at| game.made().get(at as usize));
        assert_eq!(made.map(|made| made.seat), Some(turn.by), "game {number}");
        let swing = turn.swing.expect("a change of the chance");
        let winners = game.outcome().expect("it is over").winners;
        assert!(winners.has(swing.seat) && swing.after - swing.before > 0.15, "game {number}: {swing:?}");
        let (before, after) = judge.judged(&game, turn.ply, swing.seat, !seed).expect("a step");
        assert!(after - before > 0.02, "game {number}: {swing:?}, but {before} and {after}");
    }
    turns
}

/// The course of a game leads in order from its first moment to its last, at which the winner has won.
fn course<G: Game>(game: &Match<G>, judge: &Bot<G>, seed: u64) {
    let curve = judge.curve(&CancelFlag::default(), game, seed, &mut |_| {}).expect("it is over");
    let winners = game.outcome().expect("it is over").winners;
    let seat = curve.seat.expect("somebody against others");
    assert!(winners.is_empty() || winners.has(seat), "{seat} has not won");
    let plies = curve.moments.iter().map(|moment| moment.ply).collect::<Vec<_>>();
    assert!(plies.is_sorted_by(|before, after| before < after), "{plies:?}");
    assert_eq!((plies.first(), plies.last()), (Some(&game.first_ply()), Some(&game.ply())));
    let mut chances = curve.moments.iter().map(|moment| moment.chance);
    assert!(chances.clone().all(|chance| (0.0..=1.0).contains(&chance)), "{curve:?}");
    let last = chances.next_back().expect("the end");
    assert!(winners.is_empty() || last >= 0.5, "at the end the winner has {last}");
}
