//! The cost of a card besides itself, in a few words on the button that plays or uses it: who taps, what is discarded; and its
//! target, where only one can be meant and so nobody is asked. And what is played where a company goes.

use table::{Clause, Laid, Message};
use wizards::cards::{Cost, Mode};
use wizards::choice::Choice;
use wizards::ids::{CardId, PieceId};
use wizards::state::Zone;
use wizards::view::View;

use crate::card::of;
use crate::plays::of_side;

/// The cost of a choice; `None` where it costs nothing that its label does not say.
pub(crate) fn cost(view: &View, laid: &Laid<Choice>) -> Option<Message> {
    match laid.choice {
        // Whoever brings a resource into play taps.
        Choice::Gain(_, by) => Some(about("wizards-pays-tap", of(view, by)?)),
        // SATM-11.12: whoever supports a corruption check.
        Choice::Pick(_) if laid.explanation.clause == Clause("SATM-11.12") => {
            Some(Message::new("wizards-pays-support"))
        }
        // What a company goes somewhere for.
        Choice::Head(_, site) => {
            let plays = of_side(view.sides.get(view.turn.active.index())?, site);
            let first = plays.first()?;
            let said = Message::new("wizards-pays-plays").with("count", plays.len());
            Some(said.with("card", &first.get().name))
        }
        Choice::Play(card, way) => paid(view, laid, None, card.get().modes.get(usize::from(way))?),
        Choice::Use(id, way) => paid(view, laid, Some(id), of(view, id)?.get().uses.get(usize::from(way))?),
        _ => None,
    }
}

/// What this way of using a card costs; `itself` is the card where it lies in play.
fn paid(view: &View, laid: &Laid<Choice>, itself: Option<PieceId>, mode: &Mode) -> Option<Message> {
    let own = itself.and_then(|id| of(view, id));
    let said = mode.cost.iter().find_map(|cost| match cost {
        // Whoever pays and the target stand in one list.
        Cost::Tap(_) => Some(match only(view, laid).filter(|_| mode.target.is_none()) {
            Some(who) => about("wizards-pays-tap", who),
            None => Message::new("wizards-pays-tap-one"),
        }),
        Cost::TapSelf => Some(about("wizards-pays-tap", own?)),
        Cost::TapBearer => Some(about("wizards-pays-tap", bearer(view, itself?)?)),
        Cost::TapSite => Some(Message::new("wizards-pays-tap-site")),
        Cost::DiscardSelf => Some(about("wizards-pays-discard", own?)),
        _ => None,
    });
    said.or_else(|| Some(about("wizards-pays-target", only(view, laid).filter(|_| mode.target.is_some())?)))
}

/// The card that comes into question, where it is the only one.
fn only(view: &View, laid: &Laid<Choice>) -> Option<CardId> {
    match laid.ahead.as_slice() {
        [Choice::Pick(id)] => of(view, *id),
        _ => None,
    }
}

/// The bearer of a card.
fn bearer(view: &View, id: PieceId) -> Option<CardId> {
    match view.cards.iter().find(|card| card.id == id)?.piece.zone {
        Zone::On(bearer) => of(view, bearer),
        _ => None,
    }
}

/// A cost with the name of a card.
fn about(id: &'static str, card: CardId) -> Message {
    Message::new(id).with("who", &card.get().name)
}
