//! The worth of each answer to each question.

use crate::prelude::*;
use war::questions::{CombatChoice, Enter, EventChoice, Recruit};

impl Glance<'_> {
    /// The worth of a choice.
    pub(super) fn worth(&self, choice: Choice) -> f64 {
        let state = self.state;
        let Some(frame) = state.question() else {
            return 0.0;
        };
        match (*frame, choice) {
            // The dice.
            (Frame::Actions(_) | Frame::AfterRing(_), Choice::Die(face)) => self.spending(face),
            (Frame::Actions(_), Choice::Ring(from, to)) => self.changing(from, to),
            // The enemy acts first.
            (Frame::Actions(_), Choice::Pass) => 0.55,
            (Frame::UseDie(_), Choice::Act(act)) => self.act(act),
            (Frame::UseDie(_), Choice::Card(card)) => self.event(card),
            (Frame::UseDie(_), Choice::Lift(_)) => 0.9,

            // Armies.
            (Frame::March(ask), Choice::From(from)) => self.best_march_from(from, ask.led),
            (Frame::March(_) | Frame::Journey(_), Choice::Done) => 0.15,
            (Frame::MarchTo(ask), Choice::To(to)) => self.march(ask.from, to, self.free_to_go(ask.from)),
            (Frame::Attack(ask), Choice::From(from)) => self.best_attack_where(ask.led, |army| army == from),
            (Frame::Attack(_), Choice::Done) => 0.4,
            (Frame::AttackAt(ask), Choice::To(at)) => self.attack(ask.from, at),
            (Frame::Pick(ask), choice) => self.pick(&ask, choice),
            (Frame::Journey(_), Choice::From(from)) => {
                let size = f64::from(state.board.army(from, self.side)).sqrt();
                size * (2.0 - self.pull(from)).max(0.1)
            }
            (Frame::Trek(ask), Choice::To(to)) => {
                let room = 10 - ask.force.units().min(10);
                let own = state.board.army(to, self.side).min(room);
                self.pull(to) - self.pull(ask.at) + 0.02 * f64::from(own) + 0.1
            }
            (Frame::Trek(_), Choice::Done) => 0.1,
            (Frame::Trim(_), Choice::Lose(Figure::Unit(_, Rank::Regular))) => 1.0,

            // Battles.
            (Frame::WhiteRider, Choice::Yes) => f64::from(state.nazgul_leadership()) - 1.5,
            (Frame::Withdraw, Choice::Withdraw) => self.attackers_odds() - 0.25,
            (Frame::CombatCard(_), Choice::Card(card)) => self.combat(card) - 0.45 * self.keeping(card),
            (Frame::CombatCard(_), Choice::No) => 0.1,
            (Frame::CombatChoice(CombatChoice(card)), choice) => self.in_combat(card, choice),
            (Frame::Sorcery(_), Choice::Yes) => 1.0,
            (Frame::Hits(ask), choice) => self.losing(choice, state.fighting(ask.side).units()),
            (Frame::HitsAt(ask), choice) => self.losing(choice, state.board.army(ask.at, ask.side)),
            (Frame::Cease, Choice::Fight) => self.pressing_on(),
            (Frame::Press, Choice::Reduce(_)) => self.another_assault(),
            (Frame::Retreat(_), Choice::To(to)) => self.retreating(to),
            (Frame::Retreat(_), Choice::Withdraw) => 1.0,
            (Frame::Retreat(_), Choice::Fight) => 0.35,

            // Reinforcements and politics.
            (Frame::Diplomacy, Choice::Nation(nation)) => self.waking(nation),
            (Frame::Recruit(Recruit(first)), Choice::Recruit(figure, at)) => {
                self.recruit(figure, at, first.is_none())
            }
            (Frame::Share(_), Choice::Recruit(figure, at)) => self.recruit(figure, at, false),
            (Frame::Raise(_), Choice::Recruit(Figure::Unit(_, Rank::Elite), _)) => 1.0,
            (Frame::Enter(Enter(who)), Choice::To(at)) => self.post(who, at),

            // Companions, Nazgûl and Minions.
            (Frame::Separate(ask), Choice::Take(Figure::Person(who))) => {
                let wanted = ask.most != u8::MAX || ask.group.is_empty();
                if wanted { self.spare(who) } else { -0.5 }
            }
            (Frame::Separate(_), Choice::Go) => 0.5,
            (Frame::Separate(ask), Choice::To(to)) => 0.6 + self.posts(ask.group, to),
            (Frame::Companions(ask), Choice::To(to)) => 0.5 + self.posts(ask.group, to),
            (Frame::Land(ask), Choice::To(to)) => 0.5 + self.posts(ask.who, to),
            (Frame::Companions(ask), Choice::Take(_)) if !ask.group.is_empty() => -0.5,
            (Frame::Companions(_), Choice::Take(Figure::Person(who))) => self.walk(who),
            (Frame::Companions(_) | Frame::Minions(_), Choice::Done) => 0.2,
            (Frame::Minions(_), Choice::From(from)) => self.flight(Figure::Nazgul, from),
            (Frame::Minions(_), Choice::Take(who @ Figure::Person(person))) => {
                state.stands(person).map_or(0.0, |at| self.flight(who, at))
            }
            (Frame::FlyTo(ask), Choice::To(to)) => self.roost(ask.who, to, false),

            // The Fellowship and the Hunt.
            (Frame::Declare, Choice::To(at)) => self.declaring(at),
            (Frame::EnterMordor, Choice::Yes) => 3.0,
            (Frame::Guide, Choice::Who(who)) => self.guiding(who),
            (Frame::Allocate, Choice::Count(count)) => self.allocating(count),
            (Frame::Crebain, Choice::Yes) => 0.2 * f64::from(state.hunt_box[Side::Shadow]),
            (Frame::Staff | Frame::Balrog(_) | Frame::HuntGuide, Choice::Yes) => 1.0,
            (Frame::HuntCard, Choice::Card(card)) => {
                let damage = state.hunt.map_or(0, |hunt| hunt.damage);
                when(card != Card::MITHRIL_COAT_AND_STING || damage >= 2, 0.7)
            }
            (Frame::HuntCard, Choice::No) => 0.3,
            (Frame::HuntBear, Choice::Bear(bear)) => self.bearing(bear),
            (Frame::RevealAt, Choice::To(at)) => self.showing(at),
            (Frame::Sorrow, Choice::Card(_)) => 1.0,
            (Frame::Sorrow, Choice::Yes) => 0.7,

            // Cards.
            (Frame::HandLimit(_) | Frame::Price(_), Choice::Card(card)) => -self.keeping(card),
            // The Ring is lost and won by these, and few of them are for one of two partners only.
            (Frame::TurnDraw(_), Choice::Draw(Deck::Character)) => 1.0,
            (Frame::Swap(_), Choice::No) => 0.3,
            (Frame::Mix(_) | Frame::Wisdom(_), Choice::Yes) => 1.0,
            (Frame::Rout(_), Choice::To(to)) => self.pull(to),
            (Frame::EventChoice(EventChoice(deed)), choice) => self.answer(deed.effect(), choice),
            _ => 0.0,
        }
    }
}
