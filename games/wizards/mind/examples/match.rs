//! Statistics of games between two bots: wins, calls of the Council, the classes of points, and thinking time.
//!
//! `cargo run --release -p wizards-mind --example match -- fair random 40`; with the number of a game as a fourth word that
//! game alone, and what happens in it.

use std::time::{Duration, Instant};

use bots::Player;
use table::{Chance, Game, Journal, Seat, SetupRequest, rng};
use wizards::Wizards;
use wizards::setup::Setup;
use wizards::state::{State, Zone};

/// The deeds of one bot in all games.
#[derive(Default)]
struct Deeds {
    wins: f64,
    total: i64,
    /// Points by class, and for a lost wizard.
    points: [i64; 7],
    /// Cards of its own out of play, and wizards lost.
    lost: usize,
    wizards: u32,
    called: u32,
    thoughts: u32,
    thinking: Duration,
    longest: Duration,
}

type Bots<'a> = [&'a mut Box<dyn Player<Wizards>>; 2];

fn main() {
    let args = std::env::args().skip(1).collect::<Vec<_>>();
    let [first, second, games, told @ ..] = args.as_slice() else {
        return eprintln!("two bots and a number of games");
    };
    let minds = wizards_mind::minds();
    let [mut one, mut two] = [first, second].map(|name| minds.bot(name).expect("a bot").player());
    let setup = Wizards::setup(&(), &SetupRequest::players(2)).expect("a table of the starter decks");
    let games: u64 = games.parse().expect("a number");
    let told = told.first().map(|game| game.parse().expect("a number"));
    let mut deeds = [Deeds::default(), Deeds::default()];
    let (mut turns, mut forced) = (0, 0);
    for game in told.map_or(0..games, |game| game..game + 1) {
        // Each of them begins at each seat: that is another deck.
        let swapped = game % 2 == 1;
        let at = |seat: Seat| seat.index() ^ usize::from(swapped);
        let end = play(&setup, [&mut one, &mut two], &mut deeds, at, game, told.is_some());
        turns += u32::from(end.turn.number);
        forced += u32::from(end.turn.called.is_none());
        for seat in Seat::all(2) {
            judge(&end, seat, &mut deeds[at(seat)]);
        }
        let totals = Seat::all(2).map(|seat| end.total(seat)).collect::<Vec<_>>();
        println!(
            "game {game}: {totals:?}, turn {}, called by {:?}, swapped {swapped}",
            end.turn.number, end.turn.called
        );
    }
    let played = told.map_or(games, |_| 1) as f64;
    for (name, deeds) in [first, second].into_iter().zip(&deeds) {
        tell(name, deeds, played);
    }
    println!("{:.1} turns a game; {forced} Councils were called by nobody", f64::from(turns) / played);
}

/// Plays one game.
fn play(
    setup: &Setup,
    bots: Bots<'_>,
    deeds: &mut [Deeds; 2],
    at: impl Fn(Seat) -> usize,
    game: u64,
    told: bool,
) -> State {
    let mut chance = Chance::stream(rng(3 * game));
    let mut streams = [rng(3 * game + 1), rng(3 * game + 2)];
    let mut state = Wizards::start(setup, &mut chance, &mut Journal::silent());
    let mut choices = Vec::new();
    while let Some(seat) = Wizards::asks(&state).first() {
        choices.clear();
        Wizards::choices(&state, seat, &mut choices);
        let who = at(seat);
        let index = if choices.len() == 1 {
            0
        } else {
            let begun = Instant::now();
            let index = bots[who].choose(&state, seat, &choices, &mut streams[who]);
            let took = begun.elapsed();
            deeds[who].thoughts += 1;
            deeds[who].thinking += took;
            deeds[who].longest = deeds[who].longest.max(took);
            index
        };
        let mut journal = if told { Journal::new() } else { Journal::silent() };
        Wizards::apply(&mut state, seat, &choices[index], &mut chance, &mut journal);
        if told {
            println!("{seat}: {}", choices[index]);
            journal.entries().iter().for_each(|entry| println!("    {:?}", entry.event));
        }
    }
    state
}

fn judge(end: &State, seat: Seat, deeds: &mut Deeds) {
    let points = end.points(seat);
    for (sum, of) in deeds.points.iter_mut().zip(points.classes().into_iter().chain([points.wizard])) {
        *sum += i64::from(of);
    }
    let lost = end.pieces.iter().filter(|piece| piece.owner == seat && piece.zone == Zone::Out);
    deeds.lost += lost.count();
    deeds.wizards += u32::from(end.sides[seat].wizard_lost);
    deeds.total += i64::from(end.total(seat));
    deeds.called += u32::from(end.turn.called == Some(seat));
    deeds.wins += Wizards::outcome(end).map_or(0.0, |outcome| outcome.payoff(seat));
}

fn tell(name: &str, deeds: &Deeds, games: f64) {
    let mean = |sum: i64| sum as f64 / games;
    let [characters, items, factions, allies, creatures, other, wizard] = deeds.points.map(mean);
    println!(
        "{name}: {} won, {} Councils called, {:.1} points: characters {characters:.1}, items {items:.1}, factions \
         {factions:.1}, allies {allies:.1}, creatures {creatures:.1}, others {other:.1}, wizard {wizard:.1}; \
         {:.1} cards lost, {} wizards; {:.0} thoughts a game, {:.2} ms each, {:.0} ms at most",
        deeds.wins,
        deeds.called,
        mean(deeds.total),
        mean(deeds.lost as i64),
        deeds.wizards,
        f64::from(deeds.thoughts) / games,
        deeds.thinking.as_secs_f64() * 1e3 / f64::from(deeds.thoughts.max(1)),
        deeds.longest.as_secs_f64() * 1e3,
    );
}
