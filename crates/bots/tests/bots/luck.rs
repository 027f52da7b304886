//! What a look back blames: a throw's luck, and not who threw; a choice, where nothing was thrown.

use bots::{Bot, CancelFlag, Search, Skill};
use table::{Match, Seed};

use crate::fists::{Cheat, FIRST, Fists, Hand, SECOND};

/// A game in which this hand is hidden, under luck by which the first player wins.
fn won_with(hidden: Hand) -> Match<Fists> {
    let mut games = (0..64).map(|number| {
        let mut game = Match::<Fists>::start((), &Seed::from_number(number));
        for (seat, hand) in [(FIRST, hidden), (SECOND, Hand::Right)] {
            let since = game.since(seat);
            game.choose(seat, since, hand).expect("it is legal");
        }
        game
    });
    games.find(|game| game.state().winner == Some(FIRST)).expect("luck")
}

#[test]
fn a_throw_is_luck_and_a_step_is_none() {
    let search = Search { playout: 4, ..Search::shallow(30) };
    let bot = Bot::new("search", Skill::Search(search), Cheat);
    for (hand, luck) in [(Hand::Safe, true), (Hand::Left, false)] {
        let turned = bot.turned(&CancelFlag::default(), &won_with(hand), 1).expect("it is over");
        let turn = turned.turn.expect("it turned with the second hand");
        let swing = turn.swing.expect("a change of the chance");
        assert_eq!((turn.ply, turn.by, swing.luck), (2, SECOND, luck), "{hand}: {swing:?}");
    }
}
