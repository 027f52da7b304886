//! What a bare answer (a region, an Army, a card, a Character, a number, a Nation) means to the question that is
//! open: a button that only says 'Rivendell' would not tell what it does.

use table::Message;

use crate::card::Card;
use crate::cards::book::entry;
use crate::cards::effect::Effect;
use crate::character::Character;
use crate::frame::Frame;
use crate::nation::Nation;
use crate::region::Region;
use crate::state::State;

/// What a choice is called, and what it does.
pub type Words = (Message, Message);

fn both(label: &'static str, effect: &'static str, with: impl Fn(Message) -> Message) -> Words {
    (with(Message::new(label)), with(Message::new(effect)))
}

/// The title of the card that asks, if one does: as an event, or by its use in combat.
const fn asking(frame: Option<&Frame>) -> Option<&'static str> {
    match frame {
        Some(Frame::EventChoice(card, _)) => Some(card.term()),
        Some(Frame::CombatChoice(card)) => Some(card.facts().combat.term()),
        _ => None,
    }
}

/// What a 'yes' does.
pub fn yes(state: &State) -> Message {
    let m = Message::new;
    match state.question() {
        Some(Frame::Sorcery(deck) | Frame::Wisdom(deck)) => m("war-effect-draw").with("deck", deck.term()),
        Some(Frame::EnterMordor) => m("war-effect-enter-mordor"),
        Some(Frame::Mix { at, second, .. }) => {
            let id = if *second {
                "war-effect-mix"
            } else {
                "war-effect-propose-mix"
            };
            m(id).with("at", at.term())
        }
        Some(Frame::Crebain) => m("war-effect-crebain"),
        Some(Frame::Staff) => m("war-effect-staff"),
        Some(Frame::Balrog { .. }) => m("war-effect-balrog"),
        Some(Frame::HuntGuide) => match state.fellowship.guide {
            Some(hobbit) => m("war-effect-hobbit-helps").with("who", hobbit.term()),
            None => m("war-effect-gollum-helps"),
        },
        Some(Frame::Sorrow) => m("war-effect-sorrow"),
        Some(Frame::WhiteRider) => m("war-effect-white-rider"),
        _ => m("war-effect-yes"),
    }
}

/// A region.
pub fn to(state: &State, at: Region) -> Words {
    let here = |message: Message| message.with("at", at.term());
    let plain = |label, effect| both(label, effect, here);
    let Some(frame) = state.question() else {
        return plain("war-choice-to", "war-effect-to");
    };
    match *frame {
        Frame::Declare if state.haven(at) => plain("war-choice-declare", "war-effect-declare-haven"),
        Frame::Declare => plain("war-choice-declare", "war-effect-declare"),
        Frame::RevealAt => plain("war-choice-reveal", "war-effect-reveal"),
        Frame::MarchTo { from, .. } | Frame::Trek { at: from, .. } => {
            both("war-choice-march", "war-effect-march", |message| {
                here(message).with("from", from.term())
            })
        }
        Frame::AttackAt { from, .. } => both("war-choice-attack", "war-effect-attack", |message| {
            here(message).with("from", from.term())
        }),
        Frame::Companions { .. } => plain("war-choice-march", "war-effect-walk"),
        Frame::Separate { .. } | Frame::Land { .. } => plain("war-choice-march", "war-effect-separate"),
        Frame::FlyTo { who, .. } => both("war-choice-march", "war-effect-fly", |message| {
            here(message).with("figure", who.term())
        }),
        Frame::Place(who) => both("war-choice-enter", "war-effect-enter", |message| {
            here(message).with("who", who.term())
        }),
        Frame::Retreat { .. } => plain("war-choice-retreat", "war-effect-retreat"),
        Frame::Rout(from) => both("war-choice-flee", "war-effect-flee", |message| {
            here(message).with("from", from.term())
        }),
        _ => match asking(Some(frame)) {
            Some(card) => both("war-choice-card-at", "war-effect-card-at", |message| {
                here(message).with("card", card)
            }),
            None => plain("war-choice-to", "war-effect-to"),
        },
    }
}

/// An Army, or the Nazgûl of a region.
pub fn from(frame: Option<&Frame>, at: Region) -> Words {
    let (label, effect) = match frame {
        Some(Frame::Minions { .. }) => ("war-choice-from-nazgul", "war-effect-from-nazgul"),
        Some(Frame::March { .. } | Frame::Journey { .. }) => {
            ("war-choice-from-march", "war-effect-from-march")
        }
        Some(Frame::Attack { .. }) => ("war-choice-from-attack", "war-effect-from-attack"),
        _ => ("war-choice-from", "war-effect-from"),
    };
    both(label, effect, |message| message.with("at", at.term()))
}

/// A card.
pub fn card(frame: Option<&Frame>, card: Card) -> Words {
    let (label, effect) = match frame {
        Some(Frame::HandLimit(_) | Frame::Price { .. }) => ("war-choice-discard", "war-effect-discard"),
        Some(Frame::Swap { .. }) => ("war-choice-give", "war-effect-give"),
        Some(Frame::CombatCard(_)) => ("war-choice-combat-card", "war-effect-combat-card"),
        Some(Frame::HuntCard) => ("war-choice-answer", "war-effect-table-card"),
        Some(Frame::Sorrow) => ("war-choice-lift", "war-effect-table-card"),
        Some(Frame::EventChoice(event, index))
            if matches!(entry(*event).effects[*index as usize], Effect::Strike) =>
        {
            ("war-choice-lift", "war-effect-table-card")
        }
        _ => ("war-choice-play", "war-effect-play"),
    };
    both(label, effect, |message| {
        message
            .with("card", card.term())
            .with("combat", card.facts().combat.term())
    })
}

/// A Nation.
pub fn nation(frame: Option<&Frame>, nation: Nation) -> Words {
    match asking(frame) {
        Some(card) => both("war-choice-nation", "war-effect-nation", |message| {
            message.with("nation", nation.term()).with("card", card)
        }),
        None => both("war-choice-advance", "war-effect-advance", |message| {
            message.with("nation", nation.term())
        }),
    }
}

/// A Character.
pub fn who(frame: Option<&Frame>, who: Character) -> Words {
    match asking(frame) {
        Some(card) => both("war-choice-who", "war-effect-who", |message| {
            message.with("who", who.term()).with("card", card)
        }),
        None => both("war-choice-guide", "war-effect-guide", |message| {
            message.with("who", who.term())
        }),
    }
}

/// A number.
pub fn count(frame: Option<&Frame>, count: u8) -> Words {
    match asking(frame) {
        Some(card) => both("war-choice-count", "war-effect-count", |message| {
            message.with("count", count).with("card", card)
        }),
        None => both("war-choice-allocate", "war-effect-allocate", |message| {
            message.with("count", count)
        }),
    }
}
