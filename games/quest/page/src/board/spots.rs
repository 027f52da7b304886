//! The spot of a choice: its place on the drawing, and the place of the map under which it is listed.

use canvas::Spot;
use quest::Choice;
use quest::frame::Frame;
use quest::ids::Place;
use quest::state::SAURON;
use quest::view::View;
use table::Seat;

use super::kinds;

/// The spot of a choice. Each has an id of its own (`do-…`), too, wherever it is listed.
pub(crate) fn spot(view: &View, own: Option<Seat>, choice: &Choice) -> Spot {
    let seat = own.unwrap_or(SAURON);
    let at = |id: String| Spot::at(id);
    let region = |place: Place| format!("region-{place}");
    let spot = match *choice {
        Choice::Go(to, _) | Choice::March(to) => Spot::towards(region(to)).and_if_alone(region(to)),
        Choice::At(place) => at(region(place)),
        // An order begins with a click on the piece, and ends with one on the place.
        Choice::MoveToken(_, to) | Choice::MoveMinion(_, to) => Spot::towards(region(to)),
        Choice::Scout(place) => Spot::towards(region(place)),
        Choice::Token(token) => at(format!("token-{token}")),
        Choice::HealMinion(minion) if commands(view) => Spot::towards(format!("minion-{minion}")),
        Choice::Minion(minion) | Choice::HealMinion(minion) => at(format!("minion-{minion}")),
        Choice::Character(who) => at(format!("character-{who}")),
        Choice::Consult(who) => Spot::nowhere().and(format!("character-{who}")),
        Choice::Event => Spot::nowhere().and("event-flag"),
        Choice::Hero(who) => {
            let spot = at(format!("hero-{who}")).and(format!("pawn-{who}")).in_bar();
            match view.table.turn.round {
                // Who begins where is what one chooses by.
                0 => spot.leads(region(view.table.pack.hero(who).start)),
                _ => spot,
            }
        }
        Choice::Card(card) => copies(if of_stack(view) { "stacked" } else { "card" }, card),
        Choice::Plot(plot) => copies("plot", plot),
        // In the row its words are cut, and what it does is done at once: a press reads it, a button plays it.
        Choice::Shadow(card) if plays_shadow(view) => Spot::towards(format!("shadow-{card}")).in_bar(),
        Choice::Shadow(card) => copies("shadow", card),
        Choice::Peril(peril) => copies("peril", peril),
        Choice::Corruption(card) if seat == SAURON => copies("dealt", card),
        Choice::Corruption(card) => copies(&format!("corruption-{seat}"), card),
        // One's own plot is not to be discarded by a press beside the button.
        Choice::Slot(slot) if kinds::plays_a_plot(view) => Spot::towards(format!("slot-{slot}")),
        Choice::Slot(slot) => at(format!("slot-{slot}")),
        Choice::Act(action) => at(format!("act-{action}")).in_bar(),
        Choice::Pool => at("pool".to_owned()).in_bar(),
        Choice::Marker(colour) => at(format!("marker-{colour}")).in_bar(),
        Choice::Raise(attribute) => at(format!("attribute-{seat}-{attribute}")).in_bar(),
        Choice::Item(item) => copies(&format!("item-{seat}"), item).in_bar(),
        Choice::Quest(card) => at(format!("quest-{seat}-{card}")).in_bar(),
        Choice::Favor => Spot::nowhere().and(format!("favor-{seat}")),
        Choice::Life | Choice::AllLife => Spot::nowhere().and(format!("life-{seat}")),
        Choice::Rest => Spot::nowhere().and(format!("rest-{seat}")),
        _ => Spot::nowhere(),
    };
    spot.and(listed(choice))
}

/// The id under which a choice is listed.
pub(crate) fn listed(choice: &Choice) -> String {
    format!("do-{choice}")
}

/// The most copies of a card that a deck holds.
const COPIES: usize = 6;

/// A card that may lie there several times.
fn copies(kind: &str, card: impl std::fmt::Display) -> Spot {
    let more = (2..=COPIES).map(|copy| format!("{kind}-{card}-{copy}"));
    more.fold(Spot::at(format!("{kind}-{card}")), Spot::and)
}

/// Is the question about cards of the combat stack?
pub(crate) fn of_stack(view: &View) -> bool {
    matches!(view.table.frames.top(), Some(Frame::TakeBack))
}

/// May Sauron play a shadow card? Else he chooses among some.
fn plays_shadow(view: &View) -> bool {
    matches!(view.table.frames.top(), Some(Frame::ShadowWindow(_) | Frame::Act(_)))
}

/// Does Sauron give orders?
fn commands(view: &View) -> bool {
    matches!(view.table.frames.top(), Some(Frame::Command(_)))
}

/// The place of the map under which a choice is listed.
pub(crate) fn home(view: &View, choice: &Choice) -> Option<Place> {
    let board = &view.table.board;
    match *choice {
        Choice::Go(place, _) | Choice::March(place) | Choice::At(place) | Choice::Scout(place) => Some(place),
        Choice::Token(token) | Choice::MoveToken(token, _) => board.token(token).map(|token| token.at),
        Choice::Minion(minion) | Choice::MoveMinion(minion, _) | Choice::HealMinion(minion) => {
            board.minion_at(minion)
        }
        Choice::Character(who) | Choice::Consult(who) => view.table.character_at(who),
        _ => None,
    }
}
