//! The language of the cards is small: an op serves three cards, or it is on the list of odd ones.

use cardlang::report::Usage;
use tricks::book::{Action, Data, Effect};
use tricks::goal::{Measure, Quantity};

/// The sixteen events: each changes the rules in a way of its own.
const ODD_EFFECTS: &[(&str, &str)] = &[
    ("counsel", "Wormtongue's counsel"),
    ("discard_and_draw", "the horn of Helm's Deep"),
    ("exchange_left", "the window on the west"),
    ("forgiving", "Helm's Deep, where only one failure counts"),
    ("give_each", "the host of Sauron"),
    ("highest_first", "the Black Gate"),
    ("light", "the light of Eärendil"),
    ("lose_if_led", "the Dead Marshes, and the winged wraiths"),
    ("lost_not", "the last choice, where the One Ring is not lost"),
    ("reveal_each", "the last choice, where a card is shown"),
    ("set_aside", "Barad-dûr, and the Tower"),
    ("side_deck", "the palantír"),
    ("simultaneous", "all at once"),
    ("steps", "the Stair, with one step card and with two"),
];

const ODD_ACTIONS: &[(&str, &str)] = &[
    ("add", "the eights that a spider brings along"),
    ("burden", "the Ring-bearer alone has a Burden"),
    ("discard", "what must go for the eights"),
    ("draw", "the two Ents who wait for a card"),
    ("exchange_lost", "a card for the lost card: one of each part"),
    ("give_each", "an eagle gives to everybody"),
    ("place", "who plays one trick late"),
    ("reveal_hand", "fireworks hide nothing"),
    ("take_card", "who takes the Black Tower"),
];

const ODD_QUANTITIES: &[(&str, &str)] = &[
    ("led", "no card of the box: a host's may"),
    ("leftover", "the card that is left in hand"),
    ("param", "the value of the card that was drawn"),
    ("played_last", "the last card played"),
    ("run", "no card of the box: a host's may"),
    ("same_value", "cards of one value"),
    ("streak", "tricks in a row"),
    ("suits", "no card of the box: a host's may"),
    ("under", "who goes on counting what another has won"),
    ("values", "no card of the box: a host's may"),
    ("winning_suits", "won with cards of several suits"),
];

#[test]
fn an_op_serves_three_cards_or_is_odd() {
    let data = Data::built_in();
    let (mut quantities, mut measures) = (Usage::of::<Quantity>(), Usage::of::<Measure>());
    let (mut actions, mut effects) = (Usage::of::<Action>(), Usage::of::<Effect>());
    for card in data.characters() {
        let id = card.id.name();
        for goal in card.goal.iter().chain(&card.complete) {
            quantities.add(id, goal);
            measures.add(id, goal);
        }
        card.setup.iter().for_each(|action| actions.add(id, action));
    }
    for card in data.events() {
        card.effects.iter().for_each(|effect| effects.add(card.id, effect));
    }
    let checked = [
        quantities.check(ODD_QUANTITIES),
        measures.check(&[]),
        actions.check(ODD_ACTIONS),
        effects.check(ODD_EFFECTS),
    ];
    let wrong = checked.into_iter().filter_map(Result::err).collect::<Vec<_>>();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
