//! A corruption check: the plays before it, and the roll (SATM-11.6 to SATM-11.12).

use table::Arg;

use crate::card::Keyword;
use crate::cards::Stake;
use crate::cards::When;
use crate::mechanics::Moment;
use crate::prelude::*;
use crate::state::{Check, Phase};

/// A check is to be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StartCheck {
    /// The character who makes it.
    pub who: PieceId,
    /// The modifier.
    pub bonus: i8,
    /// Because of which card.
    pub why: CardId,
    /// The item given or stored, if it succeeds, and the receiver.
    pub transfer: Option<(PieceId, Option<PieceId>)>,
    /// The stake besides the character.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stake: Option<Stake>,
}

impl StartCheck {
    /// A check with nothing else at stake.
    pub const fn of(who: PieceId, bonus: i8, why: CardId) -> Self {
        Self { who, bonus, why, transfer: None, stake: None }
    }
}

impl Step<Wizards> for StartCheck {
    fn act(self, state: &mut State, _: &mut Ctx<'_>) {
        if !state.is_character(self.who) {
            return;
        }
        state.checks.push(Check {
            who: self.who,
            of: None,
            bonus: self.bonus + state.helped_against(self.who, self.why),
            why: Some(self.why),
            reward: 0,
            two_rolls: false,
            undirected: false,
        });
        state.frames.push(RollCheck { transfer: self.transfer, stake: self.stake });
        state.frames.push(BeforeCheck { who: self.who });
    }
}

/// What is done before it?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BeforeCheck {
    /// The character who makes it.
    pub who: PieceId,
}

impl BeforeCheck {
    /// SATM-11.15: it cannot fail.
    fn is_safe(self, state: &State) -> bool {
        let bonus = state.checks.last().map_or(0, |check| check.bonus);
        2 + bonus + state.corruption_modifier(self.who) > state.corruption(self.who)
    }

    /// SATM-11.12.
    fn may_support(self, state: &State, id: PieceId) -> bool {
        let allowed =
            state.rules.standard || state.rules.rulings.support_always || state.turn.phase == Phase::Council;
        let own = state.pieces.get(id.index()).is_some_and(|piece| matches!(piece.zone, Zone::Company(_)));
        allowed
            && own
            && id != self.who
            && state.is_untapped(id)
            && state.company_of(id) == state.company_of(self.who)
    }
}

impl BeforeCheck {
    fn facts(self, state: &State, _: bool) -> Option<Message> {
        let bonus = state.checks.last()?.bonus + state.corruption_modifier(self.who);
        let needed = Arg::Number((state.corruption(self.who) - bonus).into());
        let message = state.of_card(self.who, "wizards-asked-before-check-of");
        Some(message.with("needed", needed))
    }
}

impl Question<Wizards> for BeforeCheck {
    const CLAUSE: Clause = Clause("SATM-11.12");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.piece(self.who).owner)
    }

    sentences!("before-check" by facts);

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        if let Some(company) = state.company_of(self.who) {
            state.characters(company).filter(|id| *id != self.who).for_each(|id| offer(Choice::Pick(id)));
        }
        state.each_offer(seat, offer);
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Pick(id) => require(self.may_support(state, id), Why::CHECK_SUPPORT),
            _ => state.may_play(seat, Moment::Check, false, choice),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        if !state.is_character(self.who) {
            Moot::Lapses
        } else if self.is_safe(state) {
            Moot::Answer(Choice::Pass)
        } else {
            Moot::No
        }
    }

    fn ahead(&self, state: &State, seat: Seat, choice: &Choice) -> Vec<Choice> {
        state.aims(seat, Moment::Check, choice)
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        match *choice {
            Choice::Pass => {}
            Choice::Pick(id) => {
                state.frames.push(self);
                state.tap(id);
                if let Some(check) = state.checks.last_mut() {
                    check.bonus += 1;
                }
            }
            _ => {
                state.frames.push(self);
                state.begin_play(seat, Moment::Check, false, choice, ctx);
            }
        }
    }
}

/// The roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RollCheck {
    /// The item given or stored, if it succeeds, and the receiver.
    pub transfer: Option<(PieceId, Option<PieceId>)>,
    /// The stake besides the character.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stake: Option<Stake>,
}

impl RollCheck {
    /// Takes the further losses of a check that has failed. Does the character go?
    fn lose_stake(self, state: &mut State, who: PieceId, ctx: &mut Ctx<'_>) -> bool {
        let ring = match self.stake {
            None => return true,
            Some(Stake::Nothing) => None,
            Some(Stake::Ring) => {
                let special = |held: &PieceId| {
                    state.is_ring(*held) && state.face(*held).class != Some(ItemClass::GoldRing)
                };
                state.held(who).into_iter().find(special)
            }
            Some(Stake::TheOneRing) => {
                let company = state.company_of(who);
                let mut all = state.in_play.iter().copied();
                all.find(|id| state.face(*id).is(Keyword::TheOneRing) && state.company_of(*id) == company)
            }
        };
        if let Some(ring) = ring {
            state.discard(ring, ctx);
        }
        self.stake != Some(Stake::Ring)
    }
}

impl State {
    /// Triggers the cards that mind a corruption check, on a character who has made one and is still there,
    /// or on its items.
    fn has_checked(&mut self, who: PieceId) {
        for card in self.in_play.clone() {
            if self.bearer(card) == Some(who) && !self.face(card).on.is_empty() {
                let scope = Scope::of(self, card);
                self.trigger(card, When::Checked, &scope);
            }
        }
    }
}

impl Step<Wizards> for RollCheck {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let Some(check) = state.checks.pop() else { return };
        let who = check.who;
        if !state.is_character(who) {
            return;
        }
        let (seat, card) = (state.piece(who).owner, state.piece(who).card);
        let bonus = check.bonus + state.corruption_modifier(who);
        let points = state.corruption(who);
        let roll = state.roll(seat, "corruption", ctx);
        ctx.tell(|| Event::Corruption { seat, card, roll, bonus, points });
        state.expire(Until::Check);
        let total = roll + bonus;
        if total > points {
            state.has_checked(who);
            match self.transfer {
                Some((item, Some(to))) if state.is_character(to) => state.transfer(item, to, ctx),
                Some((item, None)) => state.store(item, ctx),
                _ => {}
            }
            return;
        }
        if !self.lose_stake(state, who, ctx) {
            state.has_checked(who);
            return state.betrayed(None, ctx);
        }
        // SATM-11.8, SATM-11.9; SATM-23.10: a wizard is lost by any failure; SATM-23.16: the Council only discards.
        let council = state.turn.phase == Phase::Council && !state.rules.rulings.council_eliminates;
        let wizard = state.face(who).is_wizard();
        let spared = self.stake == Some(Stake::Nothing);
        let eliminated =
            wizard && state.rules.rulings.wizard_falls || total < points - 1 && !council && !spared;
        let to = if eliminated { Zone::Out } else { Zone::Discard };
        if wizard && !state.is_sheltered(who, to) {
            state.lose_wizard(seat, ctx);
        }
        let treason = state.treason(who);
        state.betrayed(treason, ctx);
        if state.rules.extras.items_pass_on {
            return state.ask_heirs(who, to, u8::MAX);
        }
        state.leave(who, to, ctx);
    }
}
