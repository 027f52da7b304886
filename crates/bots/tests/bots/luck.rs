//! The causes that a look back names: a throw's luck, and not who threw; a choice, where nothing was thrown. And the course of such a game.

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
fn a_course_leads_to_the_end() {
    let search = Search { playout: 4, ..Search::shallow(30) };
    let bot = Bot::new("search", Skill::Search(search), Cheat);
    let game = won_with(Hand::Safe);
    let mut rough = Vec::new();
    let curve = bot.curve(&CancelFlag::default(), &game, 1, &mut |curve| rough.push(curve.clone()));
    let curve = curve.expect("it is over");
    assert_eq!(curve.seat, Some(FIRST), "the chance of who won");
    assert_eq!(curve.moments.iter().map(|moment| moment.ply).collect::<Vec<_>>(), [0, 1, 2]);
    let chances = curve.moments.iter().map(|moment| moment.chance).collect::<Vec<_>>();
    assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
    assert!(chances[1] < 0.6 && chances[2] == 1.0, "who plays safe wins three times in ten: {chances:?}");
    assert_eq!(rough.last(), Some(&curve), "what was told on the way comes to that");
    let again = bot.curve(&CancelFlag::default(), &game, 1, &mut |_| {});
    assert_eq!(again, Some(curve));
    let stop = CancelFlag::default();
    stop.cancel();
    assert_eq!(bot.curve(&stop, &game, 1, &mut |_| {}), None, "nobody waits for it");
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
