//! Influence: the control of characters, and the free part (chapter 9).

use super::{Against, Scope};
use crate::card::Touches;
use crate::cards::statics::{Flag, Gives, May};
use crate::cards::{Kind, Who, statics};
use crate::prelude::*;
use crate::state::{Change, Phase};

/// Direct influence that is for some only.
struct Bonus {
    kind: &'static Kind,
    scope: Scope,
    by: i16,
}

/// The direct influence of a character.
struct Lead {
    /// The part for any.
    plain: i16,
    /// The parts for some only.
    bonuses: Vec<Bonus>,
    /// The cards in play that change what followers need.
    minds: Minds,
}

/// Changes of the influence that characters need: looked at once for many of them.
#[derive(Clone, Copy)]
struct Minds {
    /// Does a card in play, or something that lasts, change what minds characters have?
    change: bool,
    /// May a card in play make that some need none?
    freed: bool,
}

/// SATM-9.1: general influence.
pub(crate) const GENERAL: i16 = 20;

impl State {
    /// The mind of a character (SATM-7.5); a wizard needs none.
    pub(crate) fn mind(&self, id: PieceId) -> i8 {
        self.mind_if(id, self.face(id).mind.is_some() && self.minds_change())
    }

    /// Does a card in play, or something that lasts, change what minds characters have?
    pub(crate) fn minds_change(&self) -> bool {
        self.in_play.iter().any(|card| self.face(*card).touches.has(Stat::Mind)) || self.minds_last()
    }

    /// Does something that lasts change what minds characters have?
    fn minds_last(&self) -> bool {
        self.lasting.iter().any(|lasting| matches!(lasting.change, Change::Number(_, Stat::Mind, ..)))
    }

    /// All that cards in play touch.
    fn touched(&self) -> Touches {
        let touches = |all: Touches, card: &PieceId| all.and(self.face(*card).touches);
        self.in_play.iter().fold(Touches::NOTHING, touches)
    }

    fn minds(&self, touched: Touches) -> Minds {
        Minds { change: touched.has(Stat::Mind) || self.minds_last(), freed: touched.control() }
    }

    /// The part of a character's mind that takes influence.
    pub(crate) fn mind_to_control(&self, id: PieceId) -> i8 {
        (self.mind(id) - self.mind_for_now(id)).max(0)
    }

    /// The mind of a character, if it is known whether a card changes any.
    fn mind_if(&self, id: PieceId, changes: bool) -> i8 {
        let Some(printed) = self.face(id).mind else { return 0 };
        let mind = if changes { self.number(id, Stat::Mind, Against::Nothing) } else { printed };
        mind.max(0)
    }

    /// The part of a mind that lasts for a while only: the Necklace of Silver and Pearls gives it, and it takes no influence.
    fn mind_for_now(&self, id: PieceId) -> i8 {
        let given = self.lasting.iter().map(|lasting| match lasting.change {
            Change::Number(who, Stat::Mind, by, _) if who == id => by,
            _ => 0,
        });
        given.sum()
    }

    /// SATM-9.2: the minds that are under general influence.
    pub(crate) fn general_used(&self, seat: Seat) -> i16 {
        let touched = self.touched();
        let (apart, minds) = (touched.bearer(), self.minds(touched));
        let own = self.in_play.iter().copied().filter(|id| {
            let piece = self.piece(*id);
            let company = matches!(piece.zone, Zone::Company(_));
            let free = company && piece.owner == seat && piece.leader.is_none() && !piece.adrift;
            free && !(apart && self.is_apart(*id))
        });
        own.map(|id| i16::from(self.needs(id, self.company_of(id), minds))).sum()
    }

    /// Does a character count neither against general influence nor for victory points?
    pub(crate) fn is_apart(&self, id: PieceId) -> bool {
        self.is_said_of(id, |one| one.sets_apart())
    }

    /// Does it take no influence to control a character in a company?
    fn is_free_in(&self, id: PieceId, company: CompanyId) -> bool {
        self.is_said_on(company, |one| one.frees(self, id))
    }

    /// The influence needed to control a character in play.
    pub(crate) fn influence_needed(&self, id: PieceId) -> i8 {
        self.company_of(id).map_or_else(|| self.mind_to_control(id), |at| self.influence_needed_in(id, at))
    }

    /// The influence needed to control a character who would join a company.
    pub(crate) fn influence_needed_in(&self, id: PieceId, company: CompanyId) -> i8 {
        if self.is_free_in(id, company) { 0 } else { self.mind_to_control(id) }
    }

    /// The influence needed to control a character in a company, if it is known what changes it.
    fn needs(&self, id: PieceId, company: Option<CompanyId>, minds: Minds) -> i8 {
        let changes = minds.change;
        match company {
            Some(company) if minds.freed && self.is_free_in(id, company) => 0,
            _ => self.mind_if(id, changes) - if changes { self.mind_for_now(id) } else { 0 },
        }
    }

    /// SATM-9.3: the part left of it; below 0 when there are too many.
    pub fn general_free(&self, seat: Seat) -> i16 {
        GENERAL + i16::from(self.player_number(seat, Stat::GeneralInfluence, None)) - self.general_used(seat)
    }

    /// SATM-9.2: is there room for `mind` under general influence? A ruling asks only at the end of the phase.
    pub(crate) fn has_room(&self, seat: Seat, mind: i16) -> bool {
        let late = self.rules.rulings.influence_settled_late && self.turn.phase == Phase::Organization;
        late || self.general_free(seat) >= mind
    }

    /// SATM-9.11: a leader goes, and its followers are uncontrolled until the next organization phase of
    /// their player. In the course of that it counts at once.
    pub(crate) fn set_adrift(&mut self, leader: PieceId) {
        let (active, organizing) = (self.turn.active, self.turn.phase == Phase::Organization);
        for piece in self.pieces.iter_mut().filter(|piece| piece.leader == Some(leader)) {
            piece.leader = None;
            piece.adrift = !(organizing && piece.owner == active);
        }
    }

    /// Makes those whose controller has gone count against general influence from now on, unless they are
    /// controlled anew.
    pub(crate) fn come_ashore(&mut self, seat: Seat) {
        for piece in self.pieces.iter_mut().filter(|piece| piece.owner == seat) {
            piece.adrift = false;
        }
    }

    /// The followers of a character.
    pub fn followers(&self, leader: PieceId) -> impl Iterator<Item = PieceId> + Clone + '_ {
        self.in_play.iter().copied().filter(move |id| self.piece(*id).leader == Some(leader))
    }

    /// Has a character direct influence that is for some only?
    fn is_special(&self, leader: PieceId) -> bool {
        let special = |id: PieceId| {
            let touches = self.face(id).touches;
            touches.special() && touches.has(Stat::DirectInfluence)
        };
        special(leader)
            || self.in_play.iter().any(|id| self.piece(*id).zone == Zone::On(leader) && special(*id))
    }

    /// The direct influence that a character has for some only: for whom, and how much.
    fn bonuses(&self, leader: PieceId) -> Vec<Bonus> {
        let mut bonuses = Vec::new();
        if !self.is_special(leader) {
            return bonuses;
        }
        let on = self.in_play.iter().copied().filter(|card| self.piece(*card).zone == Zone::On(leader));
        for card in std::iter::once(leader).chain(on) {
            let scope = Scope::of(self, card);
            for one in &self.face(card).has {
                if let Some(Static::Against(statics::Against { kind, says })) = self.unwrapped(one, &scope)
                    && let Some(Static::Gives(Gives {
                        who: Who::This | Who::Bearer,
                        stat: Stat::DirectInfluence,
                        by,
                    })) = self.unwrapped(says, &scope)
                {
                    bonuses.push(Bonus { kind, scope, by: self.amount(by, &scope).into() });
                }
            }
        }
        bonuses
    }

    /// The direct influence left to a leader with these followers: the part for any, which is spent first,
    /// and of the parts for some only the one for `of`. Each bonus counts once, for any follower; below 0
    /// there is not enough.
    fn influence_left(&self, leader: PieceId, followers: &[PieceId], of: Option<PieceId>) -> i16 {
        self.left_of(&self.lead(leader), leader, followers.iter().copied(), of)
    }

    fn lead(&self, leader: PieceId) -> Lead {
        let plain = self.number(leader, Stat::DirectInfluence, Against::Nothing).into();
        Lead { plain, bonuses: self.bonuses(leader), minds: self.minds(self.touched()) }
    }

    /// [`influence_left`](Self::influence_left), if what the leader has is known.
    fn left_of(
        &self,
        lead: &Lead,
        leader: PieceId,
        followers: impl Iterator<Item = PieceId> + Clone,
        of: Option<PieceId>,
    ) -> i16 {
        let Lead { plain, bonuses, minds } = lead;
        let plain = *plain;
        let company = self.company_of(leader);
        let need = |id: PieceId| i16::from(self.needs(id, company, *minds));
        let minds = followers.clone().map(need).sum::<i16>();
        if bonuses.is_empty() {
            return plain - minds;
        }
        let reach = |id: PieceId| {
            let mut reached = 0u32;
            for (at, bonus) in bonuses.iter().enumerate() {
                reached |= u32::from(self.piece_is(id, bonus.kind, &bonus.scope)) << at;
            }
            reached
        };
        let helped = followers.map(|id| (reach(id), need(id))).collect::<Vec<_>>();
        let own = of.map_or(0, reach);
        // For any set of bonuses, they and the general part must suffice for the characters that only they help.
        let sum = |some: u32| {
            let some = bonuses.iter().enumerate().filter(|(at, _)| some >> at & 1 == 1);
            some.map(|(_, bonus)| bonus.by).sum::<i16>()
        };
        let mut left = sum(own);
        for some in (0..1u32 << bonuses.len()).filter(|some| some & own == own) {
            let needs = helped.iter().filter(|(reached, _)| reached & !some == 0).map(|(_, mind)| mind);
            if needs.clone().next().is_some() {
                left = left.min(plain + sum(some) - needs.sum::<i16>());
            }
        }
        left + (plain - minds).max(0)
    }

    /// SATM-9.4: direct influence that is free, against a character or card.
    pub fn direct_free(&self, id: PieceId, against: Against) -> i16 {
        let followers = self.followers(id).collect::<Vec<_>>();
        let of = match against {
            Against::Piece(of) => Some(of),
            Against::Nothing | Against::Attack => None,
        };
        self.influence_left(id, &followers, of)
    }

    /// Do attempts to influence get no help?
    pub(crate) fn gets_no_help(&self) -> bool {
        self.is_said(|one| one.bars_help())
    }

    /// The bonus of a character to an attempt where attempts get no help: that of its own card alone, unused direct influence and its
    /// modifiers of such attempts. None: they do get help.
    pub(crate) fn unhelped(&self, who: PieceId, of: PieceId) -> Option<i8> {
        if !self.gets_no_help() {
            return None;
        }
        let (against, own) = (Against::Piece(of), self.piece(who).card);
        let (mut given, mut said) = (0, 0);
        self.counted(who, Stat::DirectInfluence, against, &mut |card, by| {
            given += if card == own { 0 } else { by };
        });
        self.counted(who, Stat::InfluenceCheck, against, &mut |card, by| {
            said += if card == own { by } else { 0 };
        });
        Some(self.direct_free(who, against).clamp(-99, 99) as i8 - given + said)
    }

    /// SATM-9.4, SATM-9.7, SATM-9.9: may one control the other, whose leader it is not yet?
    pub(crate) fn can_lead(&self, leader: PieceId, follower: PieceId) -> bool {
        self.may_lead(leader)
            && leader != follower
            && self.may_be_led(follower)
            && self.suffices(&self.lead(leader), leader, follower)
    }

    /// SATM-9.9: an uncontrolled character controls none.
    fn may_lead(&self, leader: PieceId) -> bool {
        self.piece(leader).leader.is_none() && !self.piece(leader).adrift
    }

    fn may_be_led(&self, follower: PieceId) -> bool {
        let bars = |on: PieceId| self.face(on).has.contains(&Static::may_not(Flag::Follow));
        self.face(follower).mind.is_some()
            && self.followers(follower).next().is_none()
            && !self.lying_on(follower).any(bars)
    }

    /// Is there influence enough for one more?
    fn suffices(&self, lead: &Lead, leader: PieceId, follower: PieceId) -> bool {
        let others = self.followers(leader).filter(|id| *id != follower);
        self.left_of(lead, leader, others.chain([follower]), None) >= 0
    }

    /// SATM-8.6, SATM-9.11: is any character uncontrolled?
    pub(crate) fn overrun(&self, seat: Seat) -> bool {
        self.general_free(seat) < 0 || self.overladen(seat).next().is_some()
    }

    /// Leaders whose direct influence no longer suffices, or who are elsewhere.
    pub(crate) fn overladen(&self, seat: Seat) -> impl Iterator<Item = PieceId> + '_ {
        self.in_play.iter().copied().filter(move |id| {
            let piece = self.piece(*id);
            piece.owner == seat
                && matches!(piece.zone, Zone::Company(_))
                && self.followers(*id).next().is_some()
                && self.direct_free(*id, Against::Nothing) < 0
        })
    }

    /// Calls `offer` with every change of control that a player might think of (SATM-8.5).
    pub(crate) fn each_control(&self, seat: Seat, offer: &mut impl FnMut(Choice)) {
        let able = |id: &PieceId| {
            self.is_special(*id) || self.number(*id, Stat::DirectInfluence, Against::Nothing) > 0
        };
        let leaders =
            self.own_characters(seat).filter(able).map(|id| (id, self.company_of(id))).collect::<Vec<_>>();
        for id in self.own_characters(seat) {
            if self.piece(id).leader.is_some() {
                offer(Choice::General(id));
            }
            let company = self.company_of(id);
            for (leader, there) in &leaders {
                if *leader == id || *there != company {
                    continue;
                }
                let leader = *leader;
                offer(Choice::Follow(id, leader));
            }
        }
    }

    /// The same, but only with what is allowed: the influence of each leader is counted once, and not for each follower.
    pub(crate) fn each_open_control(&self, seat: Seat, offer: &mut impl FnMut(Choice)) {
        let own = self.own_characters(seat).map(|id| (id, self.company_of(id))).collect::<Vec<_>>();
        let mut leads = own.iter().map(|_| None).collect::<Vec<_>>();
        for (id, company) in own.iter().copied() {
            let leader = self.piece(id).leader;
            if leader.is_some() && self.may_be_general(seat, id).is_ok() {
                offer(Choice::General(id));
            }
            let others = own.iter().zip(&mut leads).filter(|((other, there), _)| {
                *other != id && *there == company && Some(*other) != leader && self.may_lead(*other)
            });
            let mut others = others.peekable();
            if others.peek().is_none() || !self.may_be_led(id) {
                continue;
            }
            for ((other, _), lead) in others {
                let lead = lead.get_or_insert_with(|| self.lead(*other));
                let able = lead.plain > 0 || self.is_special(*other);
                if able && self.suffices(lead, *other, id) {
                    offer(Choice::Follow(id, *other));
                }
            }
        }
    }

    /// The characters of a player in play.
    pub(crate) fn own_characters(&self, seat: Seat) -> impl Iterator<Item = PieceId> + '_ {
        self.in_play.iter().copied().filter(move |id| {
            let piece = self.piece(*id);
            piece.owner == seat && matches!(piece.zone, Zone::Company(_))
        })
    }

    /// May a character come under the control of another (SATM-9.4 to SATM-9.9)?
    pub(crate) fn may_follow(&self, seat: Seat, id: PieceId, leader: PieceId) -> Verdict {
        let own = |id: PieceId| {
            self.pieces
                .get(id.index())
                .is_some_and(|piece| piece.owner == seat && matches!(piece.zone, Zone::Company(_)))
        };
        require(own(id) && own(leader) && id != leader, Why::NOT_NOW)?;
        require(self.piece(id).leader != Some(leader), Why::ALREADY)?;
        require(self.company_of(id) == self.company_of(leader), Why::LEADS)?;
        require(self.piece(leader).leader.is_none() && self.followers(id).next().is_none(), Why::FOLLOWER)?;
        require(self.can_lead(leader, id), Why::MIND)
    }

    /// A character comes under the control of another, or under general influence.
    pub(crate) fn set_leader(&mut self, id: PieceId, leader: Option<PieceId>, ctx: &mut Ctx<'_>) {
        self.piece_mut(id).leader = leader;
        self.piece_mut(id).adrift = false;
        let (seat, card) = (self.piece(id).owner, self.piece(id).card);
        match leader.map(|leader| self.piece(leader).card) {
            Some(leader) => ctx.tell(|| Event::Followed { seat, card, leader }),
            None => ctx.tell(|| Event::General { seat, card }),
        }
    }

    /// May a character bear an item (what the item says, and its limit)?
    pub(crate) fn may_bear(&self, item: PieceId, who: PieceId) -> Verdict {
        use crate::cards::Limit;
        let face = self.face(item);
        let scope = Scope::of(self, item);
        for one in &face.has {
            if let Static::May(May { flag: Flag::BeBorne(kind) }) = one {
                require(self.piece_is(who, kind, &scope), Why::ITEM_BARRED)?;
            }
        }
        let like = |held: PieceId| held != item && self.piece(held).card == self.piece(item).card;
        let company = self.company_of(who);
        let copy = match face.limit {
            Some(Limit::Character) => self.lying_on(who).any(like),
            Some(Limit::Company) => {
                let mut in_play = self.in_play.iter().copied();
                in_play.any(|held| like(held) && company.is_some() && self.company_of(held) == company)
            }
            _ => false,
        };
        require(!copy, Why::ONCE)
    }
}
