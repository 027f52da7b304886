//! MEQ-5.3h: trade between heroes in one place.

use crate::prelude::*;
use crate::questions::hero::barter::Barter;
use crate::questions::hero::consent::Consent;

/// A thing that is handed over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goods {
    Favor,
    Item(Item),
    Quest(Quest),
}

impl Goods {
    /// The number of this among all that is handed over.
    fn bit(self) -> u64 {
        let number = match self {
            Self::Favor => 0,
            Self::Item(item) => 1 + item.index(),
            Self::Quest(quest) => 16 + quest.index(),
        };
        1 << number
    }
}

/// The trades settled since the active hero began to explore, hero by hero. A hero who has said no is not
/// asked again, and a thing that changed hands does not go back: so trade comes to an end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Settled {
    /// The things not to be asked for again.
    asks: [u64; 3],
    /// The things not to be given again.
    gifts: [u64; 3],
}

impl Settled {
    /// Nothing was traded.
    pub const NONE: Self = Self { asks: [0; 3], gifts: [0; 3] };

    /// Was nothing traded?
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    fn has(&self, other: Seat, what: Goods, asked: bool) -> bool {
        let settled = if asked { self.asks } else { self.gifts };
        settled[other.index() - 1] & what.bit() != 0
    }

    fn add(&mut self, other: Seat, what: Goods, asked: bool) {
        let settled = if asked { &mut self.asks } else { &mut self.gifts };
        settled[other.index() - 1] |= what.bit();
    }
}

/// A choice of trade: the other hero, the goods, and is it asked for?
fn meant(choice: Choice) -> Option<(Who, Goods, bool)> {
    Some(match choice {
        Choice::GiveFavor(who) => (who, Goods::Favor, false),
        Choice::GiveItem(item, who) => (who, Goods::Item(item), false),
        Choice::GiveQuest(quest, who) => (who, Goods::Quest(quest), false),
        Choice::AskFavor(who) => (who, Goods::Favor, true),
        Choice::AskItem(item, who) => (who, Goods::Item(item), true),
        Choice::AskQuest(quest, who) => (who, Goods::Quest(quest), true),
        _ => return None,
    })
}

impl State {
    /// Everything the active hero might give to others here, or ask them for.
    pub(crate) fn offer_trade(&self, seat: Seat, offer: &mut impl FnMut(Choice)) {
        let own = self.hero(seat);
        for other in self.seats().filter(|other| *other != seat) {
            let hero = self.hero(other);
            let Some(who) = hero.who.filter(|_| hero.at == own.at) else {
                continue;
            };
            self.offer_gifts(seat, other, offer);
            if hero.favor > 0 {
                offer(Choice::AskFavor(who));
            }
            hero.items.titles().for_each(|item| offer(Choice::AskItem(item, who)));
            hero.quests.iter().for_each(|quest| offer(Choice::AskQuest(quest, who)));
        }
    }

    /// Offers the things a hero might give to another.
    pub(crate) fn offer_gifts(&self, seat: Seat, to: Seat, offer: &mut impl FnMut(Choice)) {
        let own = self.hero(seat);
        let Some(who) = self.hero(to).who else { return };
        if own.favor > 0 {
            offer(Choice::GiveFavor(who));
        }
        own.items.titles().for_each(|item| offer(Choice::GiveItem(item, who)));
        own.quests.iter().for_each(|quest| offer(Choice::GiveQuest(quest, who)));
    }

    /// The active hero has explored: two others who are there, too, may hand things to one another.
    pub(crate) fn barter(&mut self, seat: Seat) {
        let at = self.hero(seat).at;
        let others = self.seats().filter(|other| *other != seat && self.hero(*other).at == at);
        if let [one, other] = others.collect::<arrayvec::ArrayVec<_, 3>>()[..] {
            self.frames.push(Barter { seat: other, to: one });
            self.frames.push(Barter { seat: one, to: other });
        }
    }

    /// May this be handed over?
    pub(crate) fn may_trade(&self, seat: Seat, choice: Choice) -> Verdict {
        let Some((who, goods, asked)) = meant(choice) else {
            return Ok(());
        };
        let other = self.seat_of(who).ok_or(Why::NO_ANSWER)?;
        require(!self.alone(seat) && !self.alone(other), Why::ALONE)?;
        let settled = self.turn.of == Some(seat) && self.turn.settled.has(other, goods, asked);
        require(!settled, if asked { Why::REFUSED } else { Why::SETTLED })?;
        let to = if asked { seat } else { other };
        match goods {
            Goods::Favor => Ok(()),
            Goods::Item(item) => require(self.may_have(to, item), Why::SAME_ITEM),
            Goods::Quest(quest) => require(self.pack.quest(quest).hero.is_none(), Why::OWN_QUEST),
        }
    }

    /// A hero gives, or asks.
    pub fn trade(&mut self, seat: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        let Some((who, what, asked)) = meant(choice) else {
            return;
        };
        let Some(other) = self.seat_of(who) else { return };
        if asked {
            self.frames.push(Consent { seat: other, to: seat, what });
        } else {
            // The two whose turn it is not only give, one after the other: there it ends by itself.
            if self.turn.of == Some(seat) {
                self.turn.settled.add(other, what, true);
            }
            self.hand_over(seat, other, what, ctx);
        }
    }

    /// A hero hands over what the active one has asked for, or does not.
    pub(crate) fn answer_trade(
        &mut self,
        seat: Seat,
        to: Seat,
        what: Goods,
        agrees: bool,
        ctx: &mut Ctx<'_>,
    ) {
        self.turn.settled.add(seat, what, !agrees);
        if agrees {
            self.hand_over(seat, to, what, ctx);
        }
    }

    /// Something changes hands. Favor that is handed over was gained before: it is not gained anew.
    pub fn hand_over(&mut self, seat: Seat, to: Seat, what: Goods, ctx: &mut Ctx<'_>) {
        match what {
            Goods::Favor => {
                if self.hero(seat).favor > 0 {
                    self.hero_mut(seat).favor -= 1;
                    self.hero_mut(to).favor += 1;
                    ctx.tell(|| Event::GaveFavor { seat, to });
                    self.limit_favor(to);
                }
            }
            Goods::Item(item) => {
                if self.hero_mut(seat).items.take(item) {
                    self.hero_mut(to).items.add(item);
                    ctx.tell(|| Event::GaveItem { seat, to, item });
                }
            }
            Goods::Quest(quest) => {
                if self.hero_mut(seat).quests.take(quest) {
                    self.hero_mut(to).quests.add(quest);
                    ctx.tell(|| Event::GaveQuest { seat, to, quest });
                }
            }
        }
    }
}
