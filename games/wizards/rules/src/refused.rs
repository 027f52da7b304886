//! Refusals with the missing part: the card or target, when it is played, its cost, what it requires.

use table::{Arg, Message, Refusal, Seat};

use crate::cards::{Cost, Mode};
use crate::choice::{Choice, Shown};
use crate::event::Said;
use crate::ids::PieceId;
use crate::requires;
use crate::state::{State, Zone};
use crate::why::Why;

impl State {
    /// A refusal with the arguments of its words. Its card or target is `$piece` in every one of them. For a
    /// card that the seat does not see only the reason is given: anybody can send its number.
    pub(crate) fn refused(&self, seat: Seat, choice: &Choice, why: Why) -> Refusal {
        let mut refusal = Refusal::from(why);
        let numbers = subject(choice).into_iter().chain(leader(choice));
        if numbers.into_iter().any(|piece| !self.is_seen(seat, piece)) {
            refusal.message =
                refusal.message.with("piece", "wizards-this-card").with("when", "wizards-when-any");
            return refusal;
        }
        let about = || Arg::from("wizards-this-card");
        let subject = subject(choice).map(|piece| piece.shown(self));
        let card = match choice {
            Choice::Play(card, _) | Choice::Card(card) | Choice::Gain(card, _) => Some(card.said()),
            _ => None,
        };
        let piece = subject.or(card).unwrap_or_else(about);
        let message = refusal.message.with("piece", piece);
        refusal.message = match (why, choice) {
            (Why::NOT_HERE, _) => message.with("when", self.window(choice)),
            (Why::COST, _) => message.with("cost", self.price(choice)),
            (Why::MIND, Choice::Follow(_, leader)) => {
                let led = Message { id: "wizards-no-no-direct-influence", args: message.args };
                led.with("leader", leader.shown(self))
            }
            (Why::MIND, _) => message.with("has", i64::from(self.general_free(seat).max(0))),
            (Why::TESTS, _) => {
                let asked = self.way(choice).and_then(|mode| requires::conditions(&mode.tests));
                with_what(message, "wizards-no-condition-of", asked.map(Arg::Said))
            }
            (Why::NO_TARGET, _) => {
                let target = self.way(choice).and_then(|mode| requires::kind(mode.target.as_ref()?));
                with_what(message, "wizards-no-no-target-of", target)
            }
            (Why::EXCESS, _) => message.with("left", self.combat.as_ref().map_or(0, |combat| combat.excess)),
            (Why::CALL | Why::GOAL, _) => self.call(seat, message),
            _ => message,
        };
        refusal
    }

    /// Does the seat see what this card is?
    fn is_seen(&self, seat: Seat, piece: PieceId) -> bool {
        self.pieces.get(piece.index()).is_some_and(|piece| {
            match (piece.owner == seat, piece.zone) {
                // What the other player has seen of a deck, and all have not, its owner has not seen.
                (true, Zone::Deck) => piece.is_known_to_all(),
                (own, zone) => own || piece.is_known() || zone.is_open(),
            }
        })
    }

    /// The way of playing or using a card that a choice means.
    fn way(&self, choice: &Choice) -> Option<&'static Mode> {
        match *choice {
            Choice::Play(card, way) => card.get().modes.get(usize::from(way)),
            Choice::Use(piece, way) => self.pieces.get(piece.index())?.card.get().uses.get(usize::from(way)),
            _ => None,
        }
    }

    /// When a choice may be made.
    pub(crate) fn window(&self, choice: &Choice) -> &'static str {
        self.way(choice).map_or("wizards-when-creature", |mode| mode.when.term())
    }

    /// The points and exhausted decks that calling the Council takes, and what the player has of them.
    fn call(&self, seat: Seat, message: Message) -> Message {
        let (decks, points) = match (self.rules.alone, self.rules.standard) {
            (Some(goal), _) => (0, goal.points.into()),
            (None, true) => (self.rules.length.decks(), self.rules.length.points()),
            (None, false) => (1, 20),
        };
        let message = message.with("decks", decks).with("needs", i64::from(points));
        message.with("has", i64::from(self.points_to_call(seat)))
    }

    /// The cost of a choice, as the requirement to pay it.
    fn price(&self, choice: &Choice) -> Vec<Message> {
        let cost = self.way(choice).into_iter().flat_map(|mode| &mode.cost);
        let price = cost.map(|cost| match cost {
            Cost::Tap(_) => Message::new("wizards-need-tap"),
            Cost::TapSelf => Message::new("wizards-need-tap-self"),
            Cost::TapBearer => Message::new("wizards-need-tap-bearer"),
            Cost::TapSite => Message::new("wizards-need-tap-site"),
            Cost::TapAgent(None) => Message::new("wizards-need-tap-target"),
            Cost::DiscardSelf => Message::new("wizards-need-discard-self"),
            Cost::TapAgent(Some(_)) => Message::new("wizards-need-tap-agent"),
            Cost::SpendAgent(_) => Message::new("wizards-need-spend-agent"),
            Cost::Limit(_) => Message::new("wizards-need-limit"),
            Cost::Once => Message::new("wizards-need-once"),
            Cost::Hand(_) => Message::new("wizards-need-hand"),
            Cost::SpendEvent(_) => Message::new("wizards-need-spend-event"),
            Cost::SpendStored(card) => Message::new("wizards-need-stored").with("card", card.said()),
            Cost::Forfeit(_) => Message::new("wizards-need-forfeit"),
            Cost::Spend(card) => Message::new("wizards-need-spend").with("card", card.said()),
        });
        price.collect()
    }
}

/// The message that names what is missing, where words can be had for it; else the one that does not.
fn with_what(message: Message, named: &'static str, what: Option<Arg>) -> Message {
    match what {
        Some(what) => Message { id: named, args: message.args }.with("what", what),
        None => message,
    }
}

/// The leader under whom a choice would place a character.
const fn leader(choice: &Choice) -> Option<PieceId> {
    match *choice {
        Choice::Follow(_, leader) => Some(leader),
        _ => None,
    }
}

/// The character or card that a choice is about.
const fn subject(choice: &Choice) -> Option<PieceId> {
    match *choice {
        Choice::Pick(piece)
        | Choice::Use(piece, _)
        | Choice::Follow(piece, _)
        | Choice::General(piece)
        | Choice::Join(piece, _)
        | Choice::Part(piece)
        | Choice::Give(piece, _)
        | Choice::Store(piece)
        | Choice::Remove(piece)
        | Choice::Try(piece)
        | Choice::Dismiss(piece)
        | Choice::Influence(piece, _) => Some(piece),
        _ => None,
    }
}
