//! Refusals with the missing part: the price of a card, when it is played, which card stands in the way.

use cardlang::Say;
use table::Refusal;

use crate::effect::{Burden, Condition, Lasting};
use crate::pack::Gift;
use crate::prelude::*;

impl State {
    /// A refusal with the arguments of its words.
    pub(crate) fn refused(&self, choice: Choice, why: Why) -> Refusal {
        let mut refusal = Refusal::from(why);
        let message = refusal.message;
        refusal.message = match (why, choice) {
            (Why::POOL_TOO_SMALL, Choice::Plot(plot)) => self.asks_pool(message, self.pack.plot(plot).pool),
            (Why::SHADOW_POOL, Choice::Shadow(card)) => self.asks_pool(message, self.pack.shadow(card).pool),
            (Why::NOT_NOW, Choice::Shadow(card)) => message.with("when", self.pack.shadow(card).moment.say()),
            (Why::REQUIREMENT, Choice::Plot(plot)) => {
                let facts = self.pack.plot(plot);
                let message = message.with("where", facts.area.say());
                match facts.requires {
                    // Nothing else is asked for: there is no such location.
                    Condition::Yes => Message { id: "quest-no-requirement-where", args: message.args },
                    _ => message.with("what", facts.requires.say()),
                }
            }
            (Why::NOT_IN_EXTENSION, Choice::At(place)) => message.with("place", place.term()),
            (Why::PLOT_PRICE, Choice::Slot(space)) => {
                let plot = self.sauron.active.get(usize::from(space).wrapping_sub(1)).copied().flatten();
                self.asks_favor(message, plot.map_or(0, |(plot, _)| self.pack.plot(plot).favor))
            }
            (Why::NO_FAVOR, Choice::Corruption(card)) => {
                self.asks_favor(message, self.pack.corruption(card).favor)
            }
            (Why::TASK, Choice::Quest(quest)) => message.with("what", self.pack.quest(quest).task.say()),
            (Why::LIMIT, Choice::At(place)) => {
                message.with("place", place.term()).with("has", self.board.influence.at(place))
            }
            (Why::POOL_FULL, _) => message.with("has", self.sauron.pool),
            (Why::FEW_CARDS, Choice::March(to)) | (Why::WRONG_ICON, Choice::Go(to, _)) => {
                self.toll(message, to)
            }
            (Why::TOO_CORRUPT, _) => {
                message.with("has", self.turn.of.map_or(0, |seat| self.hero(seat).corruption.len()))
            }
            (Why::ALONE, _) => self.because_of(message, Self::loner),
            (Why::NO_REST, _) => self.because_of(message, Self::restless),
            _ => message,
        };
        refusal
    }

    /// The cards that the path to a place costs, and what the acting hero holds.
    fn toll(&self, message: Message, to: Place) -> Message {
        let path = self.turn.of.and_then(|seat| Some((seat, self.path_to(seat, to)?)));
        let (needs, has) =
            path.map_or((0, 0), |(seat, path)| (self.number(seat, path), self.hero(seat).hand.len()));
        let message = message.with("needs", needs).with("has", has);
        match path.and_then(|(_, path)| path.icon) {
            Some(icon) => message.with("icon", icon.term()),
            None if message.id == "quest-no-icon" => Message { id: "quest-no-icon-none", args: message.args },
            None => message,
        }
    }

    fn asks_pool(&self, message: Message, needs: u8) -> Message {
        message.with("needs", needs).with("has", self.sauron.pool)
    }

    fn asks_favor(&self, message: Message, needs: u8) -> Message {
        let has = self.turn.of.map_or(0, |seat| self.hero(seat).favor);
        message.with("needs", needs).with("has", has)
    }

    /// The title of the card or enemy to blame.
    fn because_of(&self, message: Message, title: fn(&Self, Seat) -> Option<&'static str>) -> Message {
        let acting = self.turn.of.into_iter();
        let mut seats = acting.chain(self.seats());
        message.with("card", seats.find_map(|seat| title(self, seat)).unwrap_or("quest-hidden"))
    }

    /// The corruption card that keeps a hero from others.
    fn loner(&self, seat: Seat) -> Option<&'static str> {
        let mut cards = self.hero(seat).corruption.iter();
        let alone = |card: &crate::ids::Corruption| self.pack.corruption(*card).burden == Some(Burden::Alone);
        cards.find(alone).map(|card| card.term())
    }

    /// The plot on the haven, or the minion nearby, that bars rest.
    fn restless(&self, seat: Seat) -> Option<&'static str> {
        let at = self.hero(seat).at;
        let mut plots = self.sauron.active.iter().flatten();
        let bars = |(plot, place): &&(crate::ids::Plot, crate::ids::Place)| {
            *place == at && self.pack.plot(*plot).lasting.contains(&Lasting::NoRest)
        };
        let plot = plots.find(bars).map(|(plot, _)| plot.term());
        plot.or_else(|| self.pack.minion_with(Gift::WitchKing).map(Minion::term))
    }
}
