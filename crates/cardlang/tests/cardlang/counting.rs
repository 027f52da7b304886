//! Reports: cards by what is known of them, ops by the cards they serve.

use cardlang::report::{Count, Number, Usage};
use table::offer::Card;

cardlang::ops! {
    /// The effect of a card.
    #[derive(Clone, PartialEq, Eq, Debug)]
    enum Effect: "effect" {
        /// Cards.
        "draw" => Draw { count: u8 },
        /// All of these.
        "all" => All[Vec<Effect>],
        /// The whole game.
        "win" => Win,
        /// Nobody has it.
        "lose" => Lose,
    }
}

fn usage(cards: &[(&str, &str)]) -> Usage {
    let mut usage = Usage::of::<Effect>();
    for (card, effect) in cards {
        usage.add(card, &effect.parse::<Effect>().unwrap());
    }
    usage
}

#[test]
fn an_op_that_serves_too_few_cards_is_told() {
    let usage = usage(&[("a", "all(draw(1), draw(2))"), ("b", "draw(1)"), ("c", "all(draw(3), win)")]);
    let wrong = usage.check(&[("lose", "for the next pack"), ("draw", "no longer"), ("fly", "never")]);
    assert_eq!(
        wrong.unwrap_err().lines().collect::<Vec<_>>(),
        [
            "`all` serves 2 cards (a, c): it is an odd one, or the card should say it otherwise",
            "`draw` serves 3 cards, and is odd no longer",
            "`win` serves 1 card (c): it is an odd one, or the card should say it otherwise",
            "`fly` is on the list of odd ones, and there is no such op",
        ]
    );
    assert_eq!(usage.check(&[("all", "two"), ("win", "one"), ("lose", "none")]), Ok(()));
}

#[test]
fn cards_are_counted_by_kind() {
    let card = |kind, id: &str, playable, reconstructed| Card {
        kind,
        id: id.to_owned(),
        playable,
        reconstructed,
        odd: id == "b",
        uses: vec![format!("test:{id}")],
        ..Card::default()
    };
    let cards =
        [card("events", "a", true, false), card("events", "b", false, true), card("plots", "c", true, true)];
    let count = Count::of(&cards, &|used| used != "test:c");
    assert_eq!(count.missing, ["b", "test:c"]);
    assert!(count.sets.is_empty(), "no sets");
    assert_eq!(count.all, Number { known: 3, playable: 2, tested: 2, reconstructed: 2, odd: 1 });
    assert_eq!(count.kinds["plots"], Number { known: 1, playable: 1, tested: 0, reconstructed: 1, odd: 0 });
}

/// What is only known to be a card of the game is missing, and is not counted as known.
#[test]
fn cards_are_counted_by_set() {
    let card = |id: &str, set: &'static str, absent: bool| Card {
        kind: "events",
        id: id.to_owned(),
        playable: !absent,
        uses: if absent { Vec::new() } else { vec![format!("test:{id}")] },
        set: Some(set),
        absent,
        ..Card::default()
    };
    let cards = [card("a", "first", false), card("b", "second", false), card("c", "second", true)];
    let count = Count::of(&cards, &|_| true);
    assert_eq!(count.missing, ["c"]);
    let one = Number { known: 1, playable: 1, tested: 1, reconstructed: 0, odd: 0 };
    assert_eq!(count.all, Number { known: 2, playable: 2, tested: 2, reconstructed: 0, odd: 0 });
    assert_eq!(count.sets.into_iter().collect::<Vec<_>>(), [("first", one), ("second", one)]);
}
