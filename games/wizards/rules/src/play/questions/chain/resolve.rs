//! The chain resolves: last declared, first resolved (SATM-17.5, SATM-17.6).

use crate::card::Duration;
use crate::cards::effect::Deed;
use crate::cards::{Cost, Kind, Lying, Stays, When};
use crate::mechanics::mentions;
use crate::prelude::*;
use crate::questions::CreatureAttacks;
use crate::state::{Change, Series, Use};

/// The last declared action resolves, and then the one before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Resolve {
    /// The index at which this chain begins.
    pub base: u8,
}

impl Step<Wizards> for Resolve {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        if state.chain.len() <= usize::from(self.base) {
            state
                .lasting
                .retain(|lasting| !matches!(lasting.change, Change::Hallowed(_) | Change::Praises(..)));
            return state.sweep(ctx);
        }
        let Some(link) = state.chain.pop() else { return };
        state.frames.push(self);
        let (seat, card) = (link.seat, state.piece(link.piece).card);
        let undone = link.cancelled || state.is_unmade(card) || state.comes_disenchanted(&link);
        if undone || !state.still_there(&link) || !state.still_paid(&link) {
            ctx.tell(|| Event::Fizzled { seat, card });
            if state.piece(link.piece).zone == Zone::Chain {
                state.put(link.piece, Zone::Discard);
                state.parts_from(link.piece, ctx);
            }
            return;
        }
        ctx.tell(|| Event::Resolved { seat, card });
        match (link.does, link.target) {
            (Use::Support, _) => return state.support_coming(&link),
            (Use::TurnBack, Target::Company(id)) => return state.send_back(id, ctx),
            _ => {}
        }
        if let Use::Creature(key) = link.does {
            if let Some(company) = state.turn.company {
                state.use_permit(company, link.piece, key);
            }
            return state.frames.push(CreatureAttacks {
                piece: link.piece,
                key,
                index: 0,
                series: Series::default(),
                at_site: false,
            });
        }
        state.frames.push(SettleCard { link });
        state.frames.push(Do { link, next: 0 });
    }
}

impl State {
    /// Is the target of an action still there (SATM-17.11)?
    fn still_there(&self, link: &Link) -> bool {
        let target = match link.target {
            Target::Piece(id) => {
                let zone = self.piece(id).zone;
                let mode = self.mode_of(link.piece, link.does);
                let aimed = mode.and_then(|mode| mode.target.as_ref());
                let lay = |what: &Kind| aimed.is_some_and(|kind| mentions(kind, what));
                zone.in_play()
                    || matches!(zone, Zone::Won(_) | Zone::Chain | Zone::Lurking)
                    || zone == Zone::Discard && lay(&Kind::Lies(Lying::Discarded))
                    || zone == Zone::Out && lay(&Kind::Lies(Lying::Eliminated))
            }
            Target::Company(id) => self.find_company(id).is_some(),
            Target::Nothing | Target::Site(_) | Target::AutoAttack(..) => true,
        };
        let key = match link.does {
            Use::Creature(key) => {
                let mut holds = false;
                let scope = Scope { company: self.turn.company, ..link.scope() };
                self.each_key(self.face(link.piece), &scope, |other| holds |= other == key);
                holds
            }
            _ => true,
        };
        let turns = match link.target {
            Target::Company(id) if link.does == Use::TurnBack => {
                self.piece(link.piece).zone.in_play() && self.would_turn_back(link.piece, id)
            }
            _ => true,
        };
        target && key && turns
    }

    /// Are those who tapped for an action in play and still tapped? One who has gone, or has untapped, does
    /// nothing any more; the price stays paid (SATM-17.9).
    fn still_paid(&self, link: &Link) -> bool {
        if link.does == Use::Support {
            return link.user.is_none_or(|id| self.stays_tapped(id));
        }
        let costs = self.mode_of(link.piece, link.does).map_or(&[][..], |mode| &mode.cost[..]);
        let spent = costs.contains(&Cost::DiscardSelf);
        costs.iter().all(|cost| match cost {
            Cost::SpendAgent(_) => true,
            Cost::Tap(_) | Cost::TapBearer | Cost::TapAgent(Some(_)) => {
                link.user.is_none_or(|id| self.stays_tapped(id))
            }
            Cost::TapAgent(None) => link.scope().target_piece().is_none_or(|id| self.stays_tapped(id)),
            Cost::TapSelf => (spent || self.stays_tapped(link.piece)) && self.still_looks(link),
            Cost::TapSite => {
                let company = link.company.and_then(|id| self.find_company(id));
                company.is_some_and(|company| company.site.get().is_haven() || self.site_tapped(company))
            }
            Cost::DiscardSelf | Cost::SpendStored(_) | Cost::Spend(_) => true,
            Cost::Limit(_) | Cost::Once | Cost::Hand(_) | Cost::SpendEvent(_) | Cost::Forfeit(_) => true,
        })
    }

    /// Is a character who has tapped still there, and not untapped again? A wound since then untaps nothing.
    pub(crate) fn stays_tapped(&self, id: PieceId) -> bool {
        let there = self.piece(id).zone.in_play() || matches!(self.piece(id).zone, Zone::Won(_));
        there && !self.is_untapped(id)
    }
}

/// The next operation of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Do {
    /// The action.
    pub link: Link,
    /// The index of the operation.
    pub next: u8,
}

impl Step<Wizards> for Do {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        if let Some(op) = state.ops(&self.link).get(usize::from(self.next)) {
            state.frames.push(Self { next: self.next + 1, ..self });
            op.does(Deed { link: &self.link, index: self.next }, state, ctx);
        }
    }
}

/// A card that was played goes where it stays, or is discarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SettleCard {
    /// The action.
    pub link: Link,
}

impl Step<Wizards> for SettleCard {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let Link { piece, user, target, company, does, .. } = self.link;
        if state.piece(piece).zone != Zone::Chain {
            return;
        }
        let stays = match does {
            Use::AsEvent if state.face(piece).or_event != Some(Duration::Short) => Some(Stays::Here),
            _ => state.mode_of(piece, does).and_then(|mode| mode.stays),
        };
        let on = |id: Option<PieceId>| {
            let lies = |id: &PieceId| {
                let zone = state.piece(*id).zone;
                zone.in_play() || matches!(zone, Zone::Won(_))
            };
            id.filter(lies).map_or(Zone::Discard, Zone::On)
        };
        let agent = self.link.scope().target_piece().filter(|id| state.agent_of(*id).is_some());
        let zone = match stays {
            None => Zone::Discard,
            Some(Stays::Here) => Zone::Table,
            Some(Stays::Out) => Zone::Out,
            Some(Stays::Won) => Zone::Won(other(self.link.seat)),
            Some(Stays::User | Stays::Bearer) => on(user),
            Some(Stays::Company) => {
                company.filter(|id| state.find_company(*id).is_some()).map_or(Zone::Discard, Zone::OnCompany)
            }
            // A card on an agent does not reveal its identity.
            Some(Stays::Target) => match target {
                Target::Piece(_) if agent.is_some() => Zone::Table,
                Target::Piece(id) => on(Some(id)),
                Target::Company(id) => Zone::OnCompany(id),
                Target::Site(site) => Zone::OnSite(site),
                Target::Nothing | Target::AutoAttack(..) => Zone::Discard,
            },
        };
        let (card, once) = (state.piece(piece).card, state.is_once_an_attack(piece, does));
        state.combat.iter_mut().filter(|_| once).for_each(|combat| combat.played.push(card));
        state.put(piece, zone);
        if !zone.in_play() {
            state.parts_from(piece, ctx);
        }
        if stays == Some(Stays::Target) {
            let on = state.agents.iter_mut().find(|one| Some(one.piece) == agent);
            on.into_iter().for_each(|agent| agent.bears.push(piece));
        }
        if zone.in_play() {
            state.piece_mut(piece).fresh = true;
            state.unmake(piece);
            let scope = Scope { user, target, ..Scope::of(state, piece) };
            state.trigger(piece, When::Played, &scope);
            if let Some(company) = state.turn.company {
                state.strangle(company);
                state.turn_back(company, ctx);
                state.comes_late(piece, company);
            }
            state.part_with_allies(ctx);
        }
    }
}
