//! Agents: their places, their actions, and their ends (chapter 28).

use super::Scope;
use crate::card::{Face, SiteKind, SiteSet};
use crate::cards::statics::{Flag, May, MayNot};
use crate::ids::AgentId;
use crate::prelude::*;
use crate::questions::NameHome;
use crate::state::{Agent, Company, Footstep};

/// The races of creatures that an agent lets attack at its home, by the site (SATM-28.13).
const fn creatures_at_home(place: SiteKind) -> &'static [Race] {
    match place {
        SiteKind::FreeHold => &[Race::Man],
        SiteKind::BorderHold => &[Race::Orc, Race::Nazgul, Race::Man],
        SiteKind::RuinsAndLairs | SiteKind::DarkHold => &[Race::Orc, Race::Nazgul, Race::Troll],
        SiteKind::ShadowHold => &[Race::Undead, Race::Orc, Race::Nazgul, Race::Troll],
        SiteKind::Haven => &[],
    }
}

impl State {
    /// An agent of the table.
    pub fn find_agent(&self, id: AgentId) -> Option<&Agent> {
        self.agents.iter().find(|agent| agent.id == id)
    }

    /// The agent that this card is.
    pub(crate) fn agent_of(&self, piece: PieceId) -> Option<&Agent> {
        self.agents.iter().find(|agent| agent.piece == piece)
    }

    fn agent_mut(&mut self, id: AgentId) -> Option<&mut Agent> {
        self.agents.iter_mut().find(|agent| agent.id == id)
    }

    /// The agents of a player.
    pub(crate) fn agents_of(&self, seat: Seat) -> impl Iterator<Item = &Agent> + '_ {
        self.agents.iter().filter(move |agent| self.piece(agent.piece).owner == seat)
    }

    /// Does it lie face down?
    pub(crate) fn is_lurking(&self, agent: &Agent) -> bool {
        self.piece(agent.piece).zone == Zone::Lurking
    }

    /// The site of an agent; its home sites, as long as it has not been named (SATM-28.2).
    pub fn agent_places(&self, agent: &Agent) -> SiteSet {
        let known = agent.way.last().map(|step| step.site).or(agent.stranded);
        known.map_or_else(|| self.beginnings(agent), |site| [site].into_iter().collect())
    }

    /// SATM-28.6: does one step lead this agent from the one site to the other?
    pub(crate) fn agent_step(&self, agent: &Face, from: SiteId, to: SiteId) -> bool {
        let (here, there) = (from.get().region, to.get().region);
        let (Some(here), Some(there)) = (here, there) else {
            return false;
        };
        let near = here == there || here.get().adjacent.has(there);
        let says = |one: &Static| match one {
            Static::May(May { flag: Flag::GoTo(at) }) if self.site_is(to, at) => Some(true),
            Static::MayNot(MayNot { flag: Flag::GoTo(at) }) if self.site_is(to, at) => Some(false),
            _ => None,
        };
        let open = agent.has.iter().find_map(says).unwrap_or(!to.get().is_haven());
        near && open && !to.get().under_deeps
    }

    /// Is an agent at the new site of a company that moves? Of one that lies face down its own player alone can ask.
    pub(crate) fn waits_for(&self, piece: PieceId, company: &Company) -> bool {
        let to = company.to.filter(|_| company.shown);
        let agent = self.agents.iter().find(|agent| agent.piece == piece);
        agent.zip(to).is_some_and(|(agent, to)| {
            self.agent_places(agent).has(to) && self.way_allowed(agent) && self.may_show(agent).is_ok()
        })
    }

    /// The bonus to the prowess of an agent that attacks a company on its way; `None`: it does not.
    fn waylays(&self, agent: &Agent) -> Option<i8> {
        self.face(agent.piece).has.iter().find_map(|one| match one {
            Static::May(May { flag: Flag::Waylay(more) }) => Some(*more),
            _ => None,
        })
    }

    /// May an agent tap to attack the company that is coming to its site?
    fn may_waylay(&self, agent: &Agent) -> Verdict {
        require(self.waylays(agent).is_some(), Why::AGENT_WAYLAYS)?;
        let company = self.turn.company.and_then(|id| self.find_company(id)).ok_or(Why::NOT_NOW)?;
        require(company.shown && company.moving(), Why::AGENT_ELSEWHERE)?;
        require(self.agent_places(agent).has(company.target_site()), Why::AGENT_ELSEWHERE)?;
        require(!agent.fought, Why::AGENT_FOUGHT)?;
        require(self.is_untapped(agent.piece), Why::AGENT_USED)?;
        self.may_show(agent)
    }

    /// SATM-28.18: was every step allowed, the first from one of its home sites?
    pub(crate) fn way_allowed(&self, agent: &Agent) -> bool {
        let face = self.face(agent.piece);
        let first = agent.way.first().is_none_or(|first| {
            let leads = |from| self.agent_step(face, from, first.site);
            let from = self.beginnings(agent);
            from.has(first.site) || from.iter().any(leads)
        });
        let steps = agent.way.windows(2);
        first && steps.into_iter().all(|two| self.agent_step(face, two[0].site, two[1].site))
    }

    /// Is an agent at its home, if it is at this site?
    fn at_home(&self, agent: &Agent, site: SiteId) -> bool {
        self.face(agent.piece).home.has(site)
    }

    /// Calls `offer` with everything that a player's agents might do in a company's movement phase, legal or not.
    pub(crate) fn each_agent_choice(&self, seat: Seat, offer: &mut impl FnMut(Choice)) {
        self.each_in_hand(seat, |card| {
            if card.get().kind == CardKind::Agent {
                offer(Choice::Lurk(card));
            }
        });
        for agent in self.agents_of(seat) {
            let id = agent.id;
            offer(Choice::Unmask(id));
            // From several home sites one step may lead to the same site.
            let places = self.agent_places(agent);
            let face = self.face(agent.piece);
            let near = |to: &SiteId| places.iter().any(|from| self.agent_step(face, from, *to));
            SiteId::all().filter(near).for_each(|to| offer(Choice::Wander(id, to)));
            [
                Choice::Retrace(id),
                Choice::GoHome(id),
                Choice::Recover(id),
                Choice::Rouse(id),
                Choice::Summon(id),
                Choice::Hide(id),
            ]
            .into_iter()
            .for_each(&mut *offer);
            if self.waylays(agent).is_some() {
                offer(Choice::Waylay(id));
            }
            (0..face.uses.len()).for_each(|way| offer(Choice::Use(agent.piece, way as u8)));
            if self.face(agent.piece).sways {
                self.swayable(agent.piece).into_iter().for_each(|of| offer(Choice::Sway(id, of)));
            }
        }
    }

    /// May the player do this with an agent, while a company moves? Nothing if it is no such choice.
    pub(crate) fn may_act_as_agent(&self, seat: Seat, choice: &Choice) -> Option<Verdict> {
        let id = match *choice {
            Choice::Lurk(card) => {
                let verdict = require(self.in_hand(seat, card).is_some(), Why::NOT_IN_HAND)
                    .and_then(|()| require(card.get().kind == CardKind::Agent, Why::AGENT_ONLY))
                    .and_then(|()| require(card.get().missing.is_none(), Why::NOT_SUPPORTED))
                    .and_then(|()| self.is_free(card))
                    .and_then(|()| {
                        let held = self.in_hand(seat, card);
                        require(held.is_none_or(|id| !self.keeps_still(id)), Why::CONDITION)
                    })
                    .and_then(|()| self.within_limit());
                return Some(verdict);
            }
            Choice::Wander(id, _)
            | Choice::Retrace(id)
            | Choice::GoHome(id)
            | Choice::Recover(id)
            | Choice::Rouse(id)
            | Choice::Summon(id)
            | Choice::Hide(id)
            | Choice::Unmask(id)
            | Choice::Waylay(id)
            | Choice::Sway(id, _) => id,
            _ => return None,
        };
        let own = self.agents_of(seat).find(|agent| agent.id == id);
        Some(match own {
            Some(agent) => self.may_act(agent, choice),
            None => Err(Why::NOT_NOW),
        })
    }

    fn within_limit(&self) -> Verdict {
        let company = self.turn.company.and_then(|id| self.find_company(id));
        require(company.is_some_and(|company| company.used < company.limit), Why::LIMIT)
    }

    fn may_act(&self, agent: &Agent, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Unmask(_) => return self.may_unmask(agent),
            Choice::Sway(_, of) => return self.may_sway(agent, of),
            Choice::Waylay(_) => return self.may_waylay(agent),
            _ => {}
        }
        // SATM-28.3, SATM-28.38.
        require(!agent.fresh, Why::AGENT_FRESH)?;
        require(!agent.acted || agent.again, Why::AGENT_ACTED)?;
        if !agent.again || agent.again_counts {
            self.within_limit()?;
        }
        let status = self.piece(agent.piece).status;
        match *choice {
            Choice::Recover(_) => require(status == Status::Wounded, Why::AGENT_SOUND),
            Choice::Rouse(_) => require(status == Status::Tapped, Why::AGENT_READY),
            Choice::Wander(_, to) => {
                require(status != Status::Wounded, Why::AGENT_HURT)?;
                let places = self.agent_places(agent);
                let face = self.face(agent.piece);
                let reached = places.iter().any(|from| from != to && self.agent_step(face, from, to));
                require(reached, Why::AGENT_REACH)?;
                let owner = self.piece(agent.piece).owner;
                require(self.sides[owner].sites.has(to), Why::AGENT_CARD)
            }
            Choice::Retrace(_) => {
                require(status != Status::Wounded, Why::AGENT_HURT)?;
                require(self.is_lurking(agent) && !agent.way.is_empty(), Why::AGENT_NO_STEP)
            }
            Choice::GoHome(_) => require(!agent.way.is_empty(), Why::AGENT_AT_HOME),
            Choice::Hide(_) => {
                require(!self.is_lurking(agent) && status == Status::Untapped, Why::AGENT_HIDES)
            }
            Choice::Summon(_) => self.may_summon(agent),
            _ => Err(Why::NOT_NOW),
        }
    }

    /// SATM-28.15; two copies of one agent are not face up at the same time (SATM-6.12).
    fn may_unmask(&self, agent: &Agent) -> Verdict {
        require(self.is_lurking(agent), Why::AGENT_OPEN)?;
        self.is_free(self.piece(agent.piece).card)
    }

    /// May it be turned up, if it is not?
    pub(crate) fn may_show(&self, agent: &Agent) -> Verdict {
        if self.is_lurking(agent) { self.may_unmask(agent) } else { Ok(()) }
    }

    fn may_summon(&self, agent: &Agent) -> Verdict {
        let company = self.turn.company.and_then(|id| self.find_company(id));
        let site = company.map(Company::target_site).ok_or(Why::NOT_NOW)?;
        require(self.is_untapped(agent.piece), Why::AGENT_USED)?;
        require(self.agent_places(agent).has(site), Why::AGENT_ELSEWHERE)?;
        require(!self.summoned_at(agent, site).is_empty(), Why::AGENT_NO_CREATURES)?;
        self.may_show(agent)
    }

    /// SATM-28.12, SATM-28.13: the creatures that an agent lets attack at a site.
    fn summoned_at(&self, agent: &Agent, site: SiteId) -> Vec<Race> {
        let place = self.place_of(site);
        let wild = matches!(place, SiteKind::RuinsAndLairs | SiteKind::ShadowHold | SiteKind::DarkHold);
        let guards = site.get().attacks.iter().map(|attack| attack.race);
        let mut races = guards.filter(|_| wild).collect::<Vec<_>>();
        if self.at_home(agent, site) {
            races.extend(creatures_at_home(place));
        }
        races
    }

    /// Does an agent let this creature attack the company, wherever else it may be keyed?
    pub(crate) fn summoned(&self, company: &Company, face: &Face) -> bool {
        let site = company.target_site();
        let mut summoning = self.agents_of(other(company.seat)).filter(|agent| agent.summons);
        if face.kind == CardKind::Creature && face.race == Some(Race::Undead) && self.dead_walk(company) {
            return true;
        }
        face.kind == CardKind::Creature
            && !face.unique
            && summoning.any(|agent| {
                let here = self.agent_places(agent).has(site);
                here && face.race.is_some_and(|race| self.summoned_at(agent, site).contains(&race))
            })
    }

    /// Carries out an action that [`may_act_as_agent`](Self::may_act_as_agent) allowed.
    pub(crate) fn act_as_agent(&mut self, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let own = SeatSet::only(seat);
        if let Choice::Lurk(card) = *choice {
            return self.lurk(seat, card, ctx);
        }
        let (Choice::Wander(id, _)
        | Choice::Retrace(id)
        | Choice::GoHome(id)
        | Choice::Recover(id)
        | Choice::Rouse(id)
        | Choice::Summon(id)
        | Choice::Hide(id)
        | Choice::Unmask(id)
        | Choice::Waylay(id)
        | Choice::Sway(id, _)) = *choice
        else {
            return;
        };
        let Some(agent) = self.find_agent(id) else { return };
        let (piece, hidden) = (agent.piece, self.is_lurking(agent));
        let card = self.piece(piece).card;
        match *choice {
            Choice::Unmask(_) => return self.unmask(id, None, ctx),
            Choice::Sway(_, of) => return self.sway(id, of, ctx),
            Choice::Waylay(_) => return self.waylay(id, ctx),
            _ => {}
        }
        let twice = self.acts_twice(piece, hidden);
        let freely = self.acts_again_freely(piece, hidden);
        let (again, counts) =
            self.find_agent(id).map_or((false, true), |agent| (agent.again, agent.again_counts));
        if !again || counts {
            self.take_of_limit();
        }
        if let Some(agent) = self.agent_mut(id) {
            agent.acted = true;
            agent.again = twice && !again;
            agent.again_counts = agent.again && !freely;
        }
        match *choice {
            Choice::Recover(_) => {
                self.piece_mut(piece).status = Status::Tapped;
                ctx.tell(|| Event::Recovered { seat });
            }
            Choice::Rouse(_) => {
                self.piece_mut(piece).status = Status::Untapped;
                ctx.tell(|| Event::Roused { seat });
            }
            Choice::Wander(_, site) => {
                self.agent_goes(id, site, !hidden);
                // SATM-28.9.
                self.tap(piece);
                let there = || Event::WanderedThere { seat, card, site };
                if hidden {
                    ctx.tell_apart(own, there, || Event::Wandered { seat });
                } else {
                    ctx.tell(there);
                }
            }
            Choice::Retrace(_) => {
                let step = self.agent_mut(id).and_then(|agent| agent.way.pop());
                step.into_iter().for_each(|step| self.sites_return(seat, step.site));
                self.tap(piece);
                ctx.tell(|| Event::Retraced { seat });
            }
            Choice::GoHome(_) => {
                self.take_up_way(id);
                ctx.tell(|| Event::WentHome { seat });
                if !hidden {
                    self.frames.push(NameHome { agent: id });
                }
            }
            Choice::Hide(_) => {
                self.put(piece, Zone::Lurking);
                // SATM-28.14: as it lies it is turned over; by the book it taps.
                if !self.rules.rulings.agents_hide_untapped {
                    self.piece_mut(piece).status = Status::Tapped;
                }
                ctx.tell(|| Event::Hid { seat, card });
            }
            Choice::Summon(_) => {
                let company = self.turn.company.and_then(|id| self.find_company(id));
                let Some(site) = company.map(Company::target_site) else {
                    return;
                };
                // SATM-28.16.
                self.unmask(id, Some(site), ctx);
                self.tap(piece);
                if let Some(agent) = self.agent_mut(id) {
                    agent.summons = true;
                    ctx.tell(|| Event::Summoned { seat, card, site });
                }
            }
            _ => {}
        }
    }

    /// An agent of the hand comes into play, face down.
    fn lurk(&mut self, seat: Seat, card: CardId, ctx: &mut Ctx<'_>) {
        let Some(piece) = self.in_hand(seat, card) else {
            return;
        };
        self.take_of_limit();
        self.put_unseen(piece, Zone::Lurking);
        let taken = |id: &u8| self.agents.iter().any(|agent| agent.id == AgentId(*id));
        let id = (1..=u8::MAX).find(|id| !taken(id)).unwrap_or(u8::MAX);
        self.agents.push(Agent::new(AgentId(id), piece));
        ctx.tell_apart(SeatSet::only(seat), || Event::LurksThis { seat, card }, || Event::Lurks { seat });
    }

    /// An action takes one of the hazard limit (SATM-28.1, SATM-28.3).
    fn take_of_limit(&mut self) {
        if let Some(id) = self.turn.company
            && self.find_company(id).is_some()
        {
            self.company_mut(id).used += 1;
        }
    }

    /// SATM-28.7: a site card is laid on an agent; before all eyes it takes the place of the earlier ones.
    fn agent_goes(&mut self, id: AgentId, site: SiteId, seen: bool) {
        if seen {
            self.take_up_way(id);
        }
        let Some(agent) = self.find_agent(id) else { return };
        let owner = self.piece(agent.piece).owner;
        self.take_site(owner, site);
        if let Some(agent) = self.agent_mut(id) {
            agent.way.push(Footstep { site, seen });
        }
    }

    /// All site cards on an agent return to the location deck (SATM-28.10).
    fn take_up_way(&mut self, id: AgentId) {
        let Some(agent) = self.agent_mut(id) else { return };
        let (piece, way) = (agent.piece, std::mem::take(&mut agent.way));
        let owner = self.piece(piece).owner;
        way.into_iter().for_each(|step| self.sites_return(owner, step.site));
    }

    /// A site card returns, unless it lies beside a host (SATM-30.9).
    fn sites_return(&mut self, seat: Seat, site: SiteId) {
        let holds = |host: &crate::state::Host| host.site == site && self.piece(host.piece).owner == seat;
        if !self.hosts.iter().any(holds) {
            self.sides[seat].sites.add(site);
        }
    }

    /// Turns up an agent for its next deed, and taps it.
    pub(crate) fn spring(&mut self, piece: PieceId, ctx: &mut Ctx<'_>) {
        let Some(agent) = self.agent_of(piece) else {
            return self.tap(piece);
        };
        let (id, hidden) = (agent.id, self.is_lurking(agent));
        if hidden {
            let site = self.turn.company.and_then(|id| self.find_company(id)).map(Company::target_site);
            let site =
                site.filter(|site| self.find_agent(id).is_some_and(|it| self.agent_places(it).has(*site)));
            self.unmask(id, site, ctx);
            if let Some(agent) = self.agent_mut(id) {
                agent.sprung = true;
            }
        }
        self.tap(piece);
    }

    /// Makes a sent agent attack the company that is coming to its site; the attacker chooses the target.
    pub(crate) fn send_agent(&mut self, piece: PieceId, more: i8, ctx: &mut Ctx<'_>) {
        let company = self.turn.company.and_then(|id| self.find_company(id));
        let at = company.map(|company| (company.id, company.target_site()));
        let Some(((company, site), id)) = at.zip(self.agent_of(piece).map(|agent| agent.id)) else {
            return;
        };
        self.attack_by_agent(company, site, id, more, None, ctx);
        if let Some(combat) = &mut self.combat {
            combat.attacker_chooses = true;
        }
    }

    /// An agent goes to a site before all eyes, by no way.
    pub(crate) fn agent_withdraws(&mut self, piece: PieceId, site: SiteId) {
        if let Some(id) = self.agent_of(piece).map(|agent| agent.id) {
            self.agent_goes(id, site, true);
        }
    }

    /// An agent is on the table no more: its sites return (SATM-28.19).
    pub(crate) fn forget_agent(&mut self, piece: PieceId) {
        if let Some(id) = self.agents.iter().find(|agent| agent.piece == piece).map(|agent| agent.id) {
            self.take_up_way(id);
            let bears = self.agent_bears(piece).to_vec();
            self.agents.retain(|agent| agent.id != id);
            bears.into_iter().for_each(|card| self.put(card, Zone::Discard));
        }
    }

    /// Turns an agent up. Before it has moved its home is named, or asked for (SATM-28.17); afterwards its way is
    /// checked (SATM-28.18 to SATM-28.20).
    pub(crate) fn unmask(&mut self, id: AgentId, home: Option<SiteId>, ctx: &mut Ctx<'_>) {
        let Some(agent) = self.find_agent(id) else { return };
        if !self.is_lurking(agent) {
            return;
        }
        let (piece, way, allowed) = (agent.piece, agent.way.clone(), self.way_allowed(agent));
        let (seat, card) = (self.piece(piece).owner, self.piece(piece).card);
        ctx.journal.reveal();
        self.put(piece, Zone::Agent);
        // Whence it may have come is over once it is seen.
        let schemes = self.find_agent(id).and_then(|agent| agent.schemes);
        if let Some(card) = schemes.filter(|card| self.piece(*card).zone.in_play()) {
            self.discard(card, ctx);
        }
        match way.last() {
            None => match home.or(self.find_agent(id).and_then(|agent| agent.stranded)) {
                Some(site) => self.name_home(id, site, ctx),
                None => self.frames.push(NameHome { agent: id }),
            },
            Some(_) if !allowed => {
                ctx.tell(|| Event::LostTrack { seat, card });
                self.discard(piece, ctx);
            }
            Some(last) => {
                self.came_from(piece, ctx);
                let site = last.site;
                self.take_up_way(id);
                self.agent_goes(id, site, true);
                ctx.tell(|| Event::Unmasked { seat, card, site });
            }
        }
    }

    /// The home site at which it is: its card is laid, if it is there.
    pub(crate) fn name_home(&mut self, id: AgentId, site: SiteId, ctx: &mut Ctx<'_>) {
        let Some(agent) = self.find_agent(id) else { return };
        let piece = agent.piece;
        let (seat, card) = (self.piece(piece).owner, self.piece(piece).card);
        if self.sides[seat].sites.has(site) {
            self.agent_goes(id, site, true);
        } else if let Some(agent) = self.agent_mut(id) {
            agent.stranded = Some(site);
        }
        ctx.tell(|| Event::Unmasked { seat, card, site });
        self.came_from(piece, ctx);
    }

    /// A turn begins: agents may act again, and the active player's untap (SATM-28.5).
    pub(crate) fn agents_renew(&mut self) {
        let (active, alone) = (self.turn.active, self.rules.alone.is_some());
        for at in 0..self.agents.len() {
            self.agents[at].renew();
            let piece = self.piece_mut(self.agents[at].piece);
            if (alone || piece.owner == active) && piece.status == Status::Tapped {
                piece.status = Status::Untapped;
            }
        }
    }

    /// SATM-28.17: the turn ends for those whose home site had no card.
    pub(crate) fn stranded_leave(&mut self, ctx: &mut Ctx<'_>) {
        let stranded = self.agents.iter().filter(|agent| agent.stranded.is_some());
        for piece in stranded.map(|agent| agent.piece).collect::<Vec<_>>() {
            self.discard(piece, ctx);
        }
    }

    /// May an agent attack a company that has entered its site (SATM-28.21, SATM-28.29)?
    pub(crate) fn may_ambush(&self, seat: Seat, company: CompanyId, id: AgentId) -> Verdict {
        let mut own = self.agents_of(seat);
        let agent = own.find(|agent| agent.id == id).ok_or(Why::NOT_NOW)?;
        let company = self.find_company(company).ok_or(Why::NOT_NOW)?;
        require(self.agent_places(agent).has(company.site), Why::AGENT_AWAY)?;
        require(!agent.fought, Why::AGENT_FOUGHT)?;
        self.may_show(agent)
    }

    /// The agent is turned up and attacks (SATM-28.22 to SATM-28.27).
    pub(crate) fn ambush(&mut self, company: CompanyId, id: AgentId, ctx: &mut Ctx<'_>) {
        let site = self.company(company).target_site();
        self.attack_by_agent(company, site, id, 0, None, ctx);
    }

    /// The agent taps, and attacks the company that is coming to its site.
    fn waylay(&mut self, id: AgentId, ctx: &mut Ctx<'_>) {
        let company = self.turn.company.and_then(|id| self.find_company(id));
        let Some((company, site)) = company.map(|company| (company.id, company.target_site())) else {
            return;
        };
        let Some(agent) = self.find_agent(id) else { return };
        let (piece, more) = (agent.piece, self.waylays(agent).unwrap_or(0));
        self.attack_by_agent(company, site, id, more, None, ctx);
        if self.piece(piece).zone.in_play() {
            self.tap(piece);
        }
    }

    /// Makes an agent attack for an item: a strike that succeeds does what an operation says, and no harm.
    pub(crate) fn robbed_by_agent(
        &mut self,
        company: CompanyId,
        site: SiteId,
        id: AgentId,
        more: i8,
        robs: (Link, u8),
        ctx: &mut Ctx<'_>,
    ) {
        self.attack_by_agent(company, site, id, more, Some(robs), ctx);
    }

    fn attack_by_agent(
        &mut self,
        company: CompanyId,
        site: SiteId,
        id: AgentId,
        more: i8,
        robs: Option<(Link, u8)>,
        ctx: &mut Ctx<'_>,
    ) {
        let Some(agent) = self.agent_mut(id) else { return };
        agent.fought = true;
        let piece = agent.piece;
        // An ambush comes once.
        let sprung = std::mem::take(&mut agent.sprung);
        let (hidden, home) = match self.find_agent(id) {
            Some(agent) => (self.is_lurking(agent) || sprung, self.at_home(agent, site)),
            None => return,
        };
        self.unmask(id, Some(site), ctx);
        if self.find_agent(id).is_none() {
            return;
        }
        let face = self.face(piece);
        let race = face.race.unwrap_or(Race::Special);
        let (prowess, body) = match (hidden, home) {
            (true, true) => (5, 1),
            (true, false) => (2, 0),
            (false, true) => (2, 1),
            (false, false) => (0, 0),
        };
        let wounded = self.piece(piece).status == Status::Wounded;
        let mut combat = self.plain_attack(company, Source::Agent(piece), race);
        let scope = Scope { company: Some(company), ..Scope::of(self, piece) };
        let says = |stat| face.has.iter().map(|one| self.own_attack(one, stat, &combat, &scope)).sum::<i8>();
        let (stronger, strikes) = (says(Stat::Prowess) + more, says(Stat::Strikes));
        combat.strikes += strikes;
        combat.prowess = face.prowess + prowess + stronger - if wounded { 2 } else { 0 };
        combat.body = face.body + body;
        combat.attacker_chooses = hidden && home || face.attacker_chooses || robs.is_some();
        combat.harmless = face.harmless;
        combat.robs = robs;
        self.begin_attack(combat, ctx);
    }

    /// An agent's strike has failed: it is wounded, and defeated if its body does not hold.
    pub(crate) fn agent_fails(&mut self, piece: PieceId, roll: i8, body: i8, ctx: &mut Ctx<'_>) -> bool {
        let result = roll + i8::from(self.piece(piece).status == Status::Wounded);
        self.piece_mut(piece).status = Status::Wounded;
        if result <= body && self.gives_in(piece, result) {
            self.discard(piece, ctx);
        }
        result > body
    }

    /// SATM-28.28: the fight is over, and the agent lies face up and tapped, unless it is wounded or was defeated.
    pub(crate) fn agent_rests(&mut self, piece: PieceId, defeated: bool, attacker: Seat, ctx: &mut Ctx<'_>) {
        if !self.piece(piece).zone.in_play() {
            return;
        }
        if !defeated {
            return self.tap(piece);
        }
        let (seat, card) = (other(attacker), self.piece(piece).card);
        self.put(piece, Zone::Won(seat));
        ctx.tell(|| Event::Defeated { seat, card });
    }

    /// The events that lie on an agent.
    pub(crate) fn agent_bears(&self, piece: PieceId) -> &[PieceId] {
        let agent = self.agents.iter().find(|agent| agent.piece == piece);
        agent.map_or(&[], |agent| &agent.bears)
    }
}
