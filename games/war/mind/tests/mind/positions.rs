//! Moments at which `hard` once did what nobody should, asked with ten seeds each.

use bots::Player;
use table::{Chance, Game as _, Journal, Rng, rng};
use war::frame::Frame;
use war::nation::Side;
use war::region::Region;
use war::state::State;
use war::{Position, War};

/// The state once whoever is asked there has spent a die, or the game is over; both sides are played by `player`.
fn after_a_die(text: &str, player: &mut dyn Player<War>, draws: &mut Rng) -> State {
    let mut state = Position::read(text).unwrap_or_else(|flaw| panic!("{flaw}")).state().clone();
    let side = state.side_of(War::asks(&state).first().expect("somebody is asked"));
    let (dice, mut choices) = (state.dice_left(side), Vec::new());
    let mut chance = Chance::stream(draws.clone());
    while let Some(seat) = War::asks(&state).first() {
        if state.dice_left(side) < dice && matches!(state.question(), Some(Frame::Actions(_))) {
            break;
        }
        choices.clear();
        War::choices(&state, seat, &mut choices);
        let index = player.choose(&state, seat, &choices, draws);
        War::apply(&mut state, seat, &choices[index], &mut chance, &mut Journal::silent());
    }
    state
}

/// The seeds of ten with which this holds after a die of `hard`.
fn seeds(text: &str, holds: impl Fn(&State) -> bool) -> usize {
    let mut hard = war_mind::minds().bot("hard").expect("a bot").player();
    (0..10).filter(|seed| holds(&after_a_die(text, hard.as_mut(), &mut rng(*seed)))).count()
}

/// A place that was taken is lost to the first enemy who walks in.
#[test]
fn the_shadow_keeps_what_it_has_taken() {
    let kept = |state: &State| state.board.army(Region::MINAS_TIRITH, Side::Shadow) > 0;
    let kept = seeds(include_str!("positions/taken.war"), kept);
    assert!(kept >= 9, "{kept} of 10");
}

/// On the Mordor Track the last points of Corruption are not borne standing while a die, or a Ring, can move the Fellowship.
#[test]
fn the_fellowship_moves_while_it_can() {
    // The step may be the last.
    let moved = |state: &State| state.fellowship.stirred || state.over.is_some();
    let texts = [
        include_str!("positions/ten.war"),
        include_str!("positions/last.war"),
        include_str!("positions/eleven.war"),
    ];
    for text in texts {
        let moved = seeds(text, moved);
        assert!(moved >= 9, "{moved} of 10 at\n{text}");
    }
}
