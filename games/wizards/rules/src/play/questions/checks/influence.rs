//! An influence check against a faction: the plays before it, and the roll (SATM-19.11 to SATM-19.14).

use crate::cards::statics::Gives;
use crate::cards::{Succeeds, When, Who};
use crate::choice::Shown;
use crate::mechanics::{Against, Moment};
use crate::prelude::*;
use crate::questions::{Draws, Gain};
use crate::state::Check;

/// Until the player is done.
pub struct BeforeInfluence;

impl BeforeInfluence {
    fn facts(&self, state: &State, own: bool) -> Option<Message> {
        let check = state.checks.last().filter(|_| own)?;
        let message = state.of_card(check.who, "wizards-asked-before-influence-of");
        Some(message.with("of", check.of?.shown(state)))
    }
}

impl State {
    /// Asks for cards that change the check, before its roll.
    pub(crate) fn ask_before_influence(&mut self) {
        self.frames.push(BeforeInfluence);
    }
}

impl Question<Wizards> for BeforeInfluence {
    const CLAUSE: Clause = Clause("SATM-19.13");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("before-influence" by facts);

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        let hands = state.checks.last().map_or_else(Vec::new, |check| state.hands_of(check.who));
        hands.into_iter().for_each(|id| offer(Choice::Pick(id)));
        state.each_offer(seat, offer);
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Pick(id) => {
                let hands = state.checks.last().map_or_else(Vec::new, |check| state.hands_of(check.who));
                require(hands.contains(id), Why::CHECK_SUPPORT)
            }
            _ => state.may_play(seat, Moment::Influence, false, choice),
        }
    }

    fn ahead(&self, state: &State, seat: Seat, choice: &Choice) -> Vec<Choice> {
        state.aims(seat, Moment::Influence, choice)
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Pick(id) = *choice {
            state.frames.push(self);
            state.tap(id);
            state.checks.last_mut().into_iter().for_each(|check| check.bonus += 1);
        } else if *choice != Choice::Pass {
            state.frames.push(self);
            state.begin_play(seat, Moment::Influence, false, choice, ctx);
        }
    }
}

/// The roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RollInfluence {
    pub faction: PieceId,
}

impl State {
    /// An attempt has succeeded: triggers the cards that react to it.
    pub(crate) fn influenced(&mut self, who: PieceId, of: PieceId) {
        for id in self.in_play.clone() {
            let scope = Scope { user: Some(who), target: Target::Piece(of), ..Scope::of(self, id) };
            self.trigger(id, When::Influenced, &scope);
        }
    }

    /// Triggers the cards borne by a character that mind an attempt to influence.
    pub(crate) fn tries_influence(&mut self, who: PieceId) {
        for id in self.held(who) {
            let scope = Scope { user: Some(who), ..Scope::of(self, id) };
            self.trigger(id, When::TriesInfluence, &scope);
        }
    }

    /// Rolls for an attempt on a faction, with all that touches such attempts: does it succeed?
    pub(crate) fn sways_faction(&mut self, check: &Check, faction: PieceId, ctx: &mut Ctx<'_>) -> bool {
        let who = check.who;
        let (of, seat, card) = (self.piece(faction).card, self.piece(faction).owner, self.piece(who).card);
        self.tries_influence(who);
        let mut bonus = match self.unhelped(who, faction) {
            Some(bonus) => bonus,
            None => check.bonus + self.influence_bonus(who, faction),
        };
        if check.undirected {
            bonus -= self.direct_free(who, Against::Piece(faction)).clamp(-99, 99) as i8;
        }
        let needed = self.face(faction).number_needed;
        let mut roll = self.roll(seat, "influence", ctx);
        if check.two_rolls || self.asks_twice() {
            roll = roll.max(self.roll(seat, "influence", ctx));
        }
        ctx.tell(|| Event::Influence { seat, card, of, roll, bonus, needed });
        roll + bonus > needed
    }

    /// Does what somebody bears bring them this faction without a roll?
    pub(crate) fn is_sure_of(&self, who: PieceId, faction: CardId) -> bool {
        let brings = Static::Succeeds(Succeeds { faction });
        self.held(who).iter().any(|held| self.face(*held).has.contains(&brings))
    }

    /// SATM-19.11, SATM-19.12: the modifier of an attempt on a faction, before cards.
    pub fn influence_bonus(&self, who: PieceId, faction: PieceId) -> i8 {
        let against = Against::Piece(faction);
        let free = self.direct_free(who, against).clamp(-99, 99) as i8;
        free + self.number(who, Stat::InfluenceCheck, against) + self.by_race(who, faction)
    }

    /// The modifier of a faction for the influencer's race.
    pub(crate) fn by_race(&self, who: PieceId, faction: PieceId) -> i8 {
        let race = self.face(who).race;
        let modifiers = &self.face(faction).modifiers;
        let found = modifiers.iter().find(|(of, _)| Some(*of) == race);
        found.map_or(0, |(_, by)| *by) + self.said_by(who, faction)
    }

    /// The modifier in the faction's own statics for an influencer: `gives(user, influence_check, …)`.
    fn said_by(&self, who: PieceId, faction: PieceId) -> i8 {
        let seat = self.piece(who).owner;
        let scope = Scope { seat, user: Some(who), ..Scope::of(self, faction) };
        let says = self.face(faction).has.iter().filter_map(|one| self.unwrapped(one, &scope));
        let given = says.filter_map(|one| match one {
            Static::Gives(Gives { who: Who::User, stat: Stat::InfluenceCheck, by }) => {
                Some(self.amount(by, &scope))
            }
            _ => None,
        });
        given.sum()
    }
}

impl Step<Wizards> for RollInfluence {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let Some(check) = state.checks.pop() else { return };
        let (who, faction) = (check.who, self.faction);
        let (of, seat) = (state.piece(faction).card, state.piece(faction).owner);
        // SATM-17.9: the character that tapped for it must still be tapped.
        if !(state.is_character(who) && state.stays_tapped(who)) {
            state.expire(Until::Check);
            state.put(faction, Zone::Discard);
            return ctx.tell(|| Event::Fizzled { seat, card: of });
        }
        let automatic = state.is_sure_of(who, of);
        if automatic {
            state.tries_influence(who);
        }
        let success = automatic || state.sways_faction(&check, faction, ctx);
        state.expire(Until::Check);
        if !success {
            state.put(faction, Zone::Discard);
            return ctx.tell(|| Event::Discarded { seat, card: of });
        }
        state.put(faction, Zone::Won(seat));
        state.frames.push(Gain { card: faction, by: who });
        let left = check.reward;
        state.frames.push(Draws { seat, left });
        state.influenced(who, faction);
    }
}
