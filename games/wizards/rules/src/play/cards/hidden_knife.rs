//! Hidden Knife: a creature of one's own hand turns upon an agent of the other player, as upon a character that stands alone.

use super::prelude::*;
use crate::choice::Shown;
use crate::mechanics::Against;
use crate::questions::sentences;
use crate::state::{Key, Strike};

operations! {
    /// A creature of the hand that can be keyed to the site of the target, an agent, attacks that one at once.
    "turn_upon" => TurnUpon,
}

/// The site at which an agent lies face up.
fn site_of(state: &State, agent: PieceId) -> Option<SiteId> {
    let agent = state.agents.iter().find(|one| one.piece == agent)?;
    agent.way.last().map(|step| step.site).or(agent.stranded)
}

impl Does for TurnUpon {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(agent) = deed.scope().target_piece() {
            state.frames.push(Knife { seat: deed.link.seat, agent });
        }
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        let own = scope.target_piece().is_some_and(|id| state.piece(id).owner == scope.seat);
        let site = scope.target_piece().and_then(|id| site_of(state, id));
        let fits = |id: &PieceId| site.is_some_and(|site| state.is_keyed_there(*id, site));
        require(!own && state.sides[scope.seat].hand.iter().any(fits), Why::NO_KEY)
    }
}

/// Which creature attacks the agent?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Knife {
    /// The owner of the creature.
    pub seat: Seat,
    pub agent: PieceId,
}

impl Knife {
    fn may_attack(self, state: &State, card: CardId) -> Verdict {
        let creature = state.in_hand(self.seat, card).ok_or(Why::NOT_IN_HAND)?;
        state.is_free(card)?;
        let keyed = site_of(state, self.agent).is_some_and(|site| state.is_keyed_there(creature, site));
        require(keyed, Why::NO_KEY)
    }

    /// The numbers of the fight, as though the agent were a character who stands alone at its site: what lies in play counts as
    /// for any attack on one. Strikes beyond the first weaken it (SATM-15.5).
    fn fight(self, state: &State, creature: PieceId, untapped: bool) -> Option<Fight> {
        let mut alone = state.clone();
        let site = site_of(state, self.agent)?;
        let company = alone.form_company(state.piece(self.agent).owner, site);
        alone.piece_mut(self.agent).zone = Zone::Company(company);
        let mut combat = alone.creature_attack(company, creature, 0, Key::Site(site));
        combat.attacker = self.seat;
        combat.detains &= !alone.is_in_earnest(&combat);
        let several = if alone.is_series(&combat) { 1 } else { alone.attack_strikes(&combat) };
        let excess = several.max(1) as u8 - 1;
        combat.total = several.max(1) as u8;
        combat.given.push(Strike { excess, untapped, ..Strike::at(self.agent) });
        combat.now = Some(0);
        alone.combat = Some(combat.clone());
        Some(Fight {
            strike: alone.attack_prowess(&combat),
            prowess: alone.fighting_prowess(self.agent),
            creature: if combat.detains { 0 } else { alone.attack_body(&combat) },
            body: alone.number(self.agent, Stat::Body, Against::Attack),
            checks: alone.body_checks(),
            harsher: alone.harsher_checks(&combat),
            taps: combat.detains || combat.only_taps,
            harmless: combat.harmless,
        })
    }

    /// The strike of one attack. Is it defeated?
    fn strike(self, state: &mut State, creature: PieceId, untapped: bool, ctx: &mut Ctx<'_>) -> bool {
        let Some(fight) = self.fight(state, creature, untapped) else { return false };
        let theirs = state.piece(self.agent).owner;
        let was = state.piece(self.agent).status;
        let (prowess, strike) = (fight.prowess, fight.strike);
        let roll = state.roll(theirs, "strike", ctx);
        let (seat, card) = (theirs, state.piece(self.agent).card);
        ctx.tell(|| Event::Fought { seat, card, strike, roll, prowess });
        if !untapped {
            state.tap(self.agent);
        }
        match (roll + prowess).cmp(&strike) {
            std::cmp::Ordering::Greater if fight.creature == 0 => true,
            std::cmp::Ordering::Greater => {
                let (card, body) = (state.piece(creature).card, fight.creature);
                let roll = state.roll(theirs, "body", ctx);
                ctx.tell(|| Event::BodyCheck { card, roll, body });
                roll > body
            }
            std::cmp::Ordering::Equal => false,
            std::cmp::Ordering::Less => {
                match (fight.harmless, fight.taps) {
                    (true, _) => {}
                    (_, true) => state.tap(self.agent),
                    _ => self.wound(state, &fight, was, ctx),
                }
                false
            }
        }
    }

    fn wound(self, state: &mut State, fight: &Fight, was: Status, ctx: &mut Ctx<'_>) {
        let (seat, card) = (state.piece(self.agent).owner, state.piece(self.agent).card);
        state.piece_mut(self.agent).status = Status::Wounded;
        ctx.tell(|| Event::Wounded { seat, card });
        let body = fight.body;
        for by in &fight.checks {
            let roll = state.roll(self.seat, "body", ctx) + i8::from(was == Status::Wounded);
            let roll = roll + fight.harsher + by;
            ctx.tell(|| Event::BodyCheck { card, roll, body });
            if roll > body {
                return state.leave(self.agent, Zone::Out, ctx);
            }
            if state.gives_in(self.agent, roll) {
                return state.discard(self.agent, ctx);
            }
        }
    }

    /// The fight is over: the creature is a prize, or goes where it would.
    fn ends(self, state: &mut State, creature: PieceId, beaten: bool, ctx: &mut Ctx<'_>) {
        let card = state.piece(creature).card;
        if beaten && !card.get().detains {
            let seat = state.piece(self.agent).owner;
            state.put(creature, Zone::Won(seat));
            ctx.tell(|| Event::Defeated { seat, card });
        } else {
            let seat = self.seat;
            state.put(creature, Zone::Discard);
            ctx.tell(|| Event::Discarded { seat, card });
        }
    }
}

/// The numbers of a fight.
struct Fight {
    /// Prowess of the strike.
    strike: i8,
    /// Prowess of the agent against it.
    prowess: i8,
    /// Body of the creature; 0: none.
    creature: i8,
    /// Body of the agent.
    body: i8,
    /// The modifiers of the body checks of an agent that is wounded, one each.
    checks: Vec<i8>,
    /// The modifier of all of them.
    harsher: i8,
    /// Does the creature tap where others wound?
    taps: bool,
    /// Does it not even do that?
    harmless: bool,
}

impl Question<Wizards> for Knife {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("knife");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_in_hand(seat, |card| {
            if card.get().kind == CardKind::Creature {
                offer(Choice::Card(card));
            }
        });
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Card(card) => self.may_attack(state, *card),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let gone = state.piece(self.agent).zone != Zone::Agent;
        Moot::lapses(gone || !state.has_answer(self.seat, self))
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Card(card) = *choice else { return };
        let Some(creature) = state.in_hand(seat, card) else {
            return;
        };
        ctx.journal.reveal();
        state.put(creature, Zone::Chain);
        ctx.tell(|| Event::Declared { seat, card });
        state.frames.push(Brace { knife: self, creature, done: 0, beaten: true });
    }
}

/// Does the agent stay untapped, at -3 (SATM-15.8)?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Brace {
    /// The attackers and the agent.
    pub knife: Knife,
    pub creature: PieceId,
    /// The number of its attacks that are over.
    pub done: u8,
    /// Were all of them defeated?
    pub beaten: bool,
}

impl Brace {
    fn facts(&self, state: &State, _: bool) -> Option<Message> {
        let message = state.of_card(self.creature, "wizards-asked-brace-of");
        Some(message.with("of", self.knife.agent.shown(state)))
    }
}

impl Question<Wizards> for Brace {
    const CLAUSE: Clause = Clause("SATM-15.8");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(other(self.knife.seat))
    }

    sentences!("brace" by facts, Choice::Yes => "wizards-yes-stay-untapped", Choice::Pass => "wizards-no-stay-untapped-pass");

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        offer(Choice::Pass);
        offer(Choice::Yes);
    }

    fn objection(&self, _: &State, _: Seat, choice: &Choice) -> Verdict {
        require(matches!(choice, Choice::Yes | Choice::Pass), Why::NOT_NOW)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::answered(!state.is_untapped(self.knife.agent), Choice::Pass)
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let there = |state: &State| state.piece(self.knife.agent).zone == Zone::Agent;
        let untapped = *choice == Choice::Yes;
        let beaten = there(state) && self.knife.strike(state, self.creature, untapped, ctx) && self.beaten;
        let done = self.done + 1;
        if done < state.face(self.creature).attacks && there(state) {
            return state.frames.push(Self { done, beaten, ..self });
        }
        self.knife.ends(state, self.creature, beaten, ctx);
    }
}
