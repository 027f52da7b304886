//! Agents that influence what others have (SATM-28).

use super::{Against, Scope};
use crate::ids::AgentId;
use crate::prelude::*;
use crate::questions::{BeforeSway, RollSway};
use crate::state::{Agent, Company};

impl State {
    /// SATM-28.32: what of the other player an agent could try to influence where it is.
    pub(crate) fn swayable(&self, agent: PieceId) -> Vec<PieceId> {
        let Some(agent) = self.agent_of(agent) else { return Vec::new() };
        let theirs = other(self.piece(agent.piece).owner);
        let places = self.agent_places(agent);
        let bound = |piece: PieceId| {
            let company = self.company_of(piece).and_then(|id| self.find_company(id));
            company.map(Company::target_site)
        };
        let all = (0..self.pieces.len() as u16).map(PieceId);
        all.filter(|id| {
            let (piece, face) = (self.piece(*id), self.face(*id));
            piece.owner == theirs
                && !face.has.contains(&crate::questions::UNSHAKEN)
                && match (piece.zone, face.kind) {
                    (Zone::Won(owner), CardKind::Faction) => {
                        owner == theirs && places.iter().any(|site| self.joins_at(face, site))
                    }
                    (Zone::Company(_), CardKind::Character) => {
                        !face.is_wizard() && bound(*id).is_some_and(|site| places.has(site))
                    }
                    (Zone::On(_), CardKind::Ally) => bound(*id).is_some_and(|site| places.has(site)),
                    _ => false,
                }
        })
        .collect()
    }

    pub(super) fn may_sway(&self, agent: &Agent, of: PieceId) -> Verdict {
        require(self.face(agent.piece).sways, Why::AGENT_SWAYS)?;
        require(self.swayable(agent.piece).contains(&of), Why::AGENT_FAR)?;
        require(self.is_untapped(agent.piece), Why::AGENT_USED)?;
        self.may_show(agent)
    }

    /// SATM-28.33 to SATM-28.36: an agent's attempt, which no resource changes.
    pub(super) fn sway(&mut self, id: AgentId, of: PieceId, ctx: &mut Ctx<'_>) {
        let Some(agent) = self.find_agent(id) else { return };
        let piece = agent.piece;
        let at = self.company_of(of).and_then(|id| self.find_company(id));
        let here = at.map(Company::target_site).or_else(|| {
            let mut places = self.agent_places(agent).iter();
            places.find(|site| self.joins_at(self.face(of), *site))
        });
        self.unmask(id, here, ctx);
        self.tap(piece);
        self.agent_tries(piece, of, Persuasion::PLAIN);
    }

    /// An agent that has tapped for it tries to influence something: its player may act before the rolls.
    pub(crate) fn agent_tries(&mut self, agent: PieceId, of: PieceId, how: Persuasion) {
        self.frames.push(RollSway { agent, of, how });
        self.frames.push(BeforeSway { agent, of });
    }

    /// Both roll for the attempt of an agent.
    pub(crate) fn agent_influences(
        &mut self,
        piece: PieceId,
        of: PieceId,
        how: Persuasion,
        ctx: &mut Ctx<'_>,
    ) {
        let aid = self.take_sway_aid(self.piece(piece).owner);
        // SATM-17.9, SATM-17.11: who tapped for it and what it is for must still be there.
        if !(self.stays_tapped(piece) && self.swayable(piece).contains(&of)) {
            let (seat, card) = (self.piece(piece).owner, self.piece(piece).card);
            return ctx.tell(|| Event::Fizzled { seat, card });
        }
        let home = self.face(piece).home;
        let places = self.agent_of(piece).map(|agent| self.agent_places(agent)).unwrap_or_default();
        let at_home = !places.and(home).is_empty();
        let (seat, face) = (self.piece(piece).owner, self.face(of));
        let of_home = matches!(face.kind, CardKind::Ally | CardKind::Faction)
            && home.iter().any(|site| self.joins_at(face, site));
        let freed = match face.kind {
            CardKind::Ally => of_home && !self.rules.rulings.allies_keep_their_mind,
            _ => of_home,
        };
        let mut bonus = i16::from(self.number(piece, Stat::DirectInfluence, Against::Piece(of)));
        bonus += i16::from(at_home) * 2 + i16::from(of_home) * 2 + i16::from(how.more + aid);
        if face.kind == CardKind::Faction {
            let race = self.face(piece).race;
            let by_race = face.modifiers.iter().find(|(of, _)| Some(*of) == race);
            bonus += by_race.map_or(0, |(_, by)| i16::from(*by));
        }
        if let Some(unhelped) = self.unhelped(piece, of) {
            bonus = i16::from(unhelped);
        }
        if !(how.sure_at_home && of_home) {
            let roll = self.roll(seat, "influence", ctx);
            let general = if how.alone { self.general_free(self.controller_of(of)) } else { 0 };
            let resistance = self.resistance(of, freed) - general;
            let against = i16::from(self.roll(other(seat), "resistance", ctx)) + resistance;
            let (card, target) = (self.piece(piece).card, self.piece(of).card);
            let (bonus_shown, needed) = (bonus as i8, against as i8);
            ctx.tell(|| Event::Influence { seat, card, of: target, roll, bonus: bonus_shown, needed });
            if i16::from(roll) + bonus <= against {
                return;
            }
        }
        match self.piece(of).zone {
            _ if how.returns => self.leave(of, Zone::Hand, ctx),
            Zone::Won(_) => self.put(of, Zone::Discard),
            _ => self.discard(of, ctx),
        }
        for id in self.in_play.clone() {
            let scope = Scope { user: Some(piece), ..Scope::of(self, id) };
            self.trigger(id, crate::cards::When::Influenced, &scope);
        }
    }
}

/// An agent's attempt to influence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Persuasion {
    /// The bonus to its roll.
    pub more: i8,
    /// Does it need no roll for what joins at its home?
    pub sure_at_home: bool,
    /// Does general influence not help against it?
    pub alone: bool,
    /// Does what it influences return to the hand?
    pub returns: bool,
}

impl Persuasion {
    /// The attempt of any agent.
    pub const PLAIN: Self = Self { more: 0, sure_at_home: false, alone: false, returns: false };
}
