//! Influence: who controls whom, and how much is free (chapter 9).

use table::Seat;

use super::Against;
use crate::choice::Choice;
use crate::ctx::Ctx;
use crate::effect::Stat;
use crate::event::Event;
use crate::ids::PieceId;
use crate::state::{Phase, State, Zone};
use crate::why::{Verdict, Why, unless};

/// SATM-9.1: general influence.
pub(crate) const GENERAL: i16 = 20;

impl State {
    /// The mind of a character (SATM-7.5); a wizard needs none.
    pub(crate) fn mind(&self, id: PieceId) -> i8 {
        self.face(id).mind.map_or(0, |mind| mind.max(0))
    }

    /// SATM-9.2: the minds that are under general influence.
    pub(crate) fn general_used(&self, seat: Seat) -> i16 {
        let own = self.in_play.iter().copied().filter(|id| {
            let piece = self.piece(*id);
            piece.owner == seat && matches!(piece.zone, Zone::Company(_)) && piece.leader.is_none()
        });
        own.map(|id| i16::from(self.mind(id))).sum()
    }

    /// SATM-9.3: what is left of it; below 0 when there are too many.
    pub fn general_free(&self, seat: Seat) -> i16 {
        GENERAL - self.general_used(seat)
    }

    /// SATM-9.2: is there room for so much under general influence? A ruling asks only at the end of the phase.
    pub(crate) fn has_room(&self, seat: Seat, mind: i16) -> bool {
        let late = self.rules.rulings.influence_settled_late && self.turn.phase == Phase::Organization;
        late || self.general_free(seat) >= mind
    }

    /// The followers of a character.
    pub fn followers(&self, leader: PieceId) -> impl Iterator<Item = PieceId> + '_ {
        self.in_play.iter().copied().filter(move |id| self.piece(*id).leader == Some(leader))
    }

    /// What a follower takes of its leader's direct influence: what the leader has against this one in particular is
    /// used first.
    fn cost_of(&self, leader: PieceId, follower: PieceId) -> i16 {
        if !self.is_special(leader) {
            return i16::from(self.mind(follower));
        }
        let plain = self.number(leader, Stat::DirectInfluence, Against::Nothing);
        let special = self.number(leader, Stat::DirectInfluence, Against::Piece(follower)) - plain;
        i16::from(self.mind(follower) - special.max(0)).max(0)
    }

    /// Has somebody direct influence that is for some only?
    fn is_special(&self, leader: PieceId) -> bool {
        let special = |id: PieceId| {
            let touches = self.face(id).touches;
            touches.special() && touches.has(Stat::DirectInfluence)
        };
        special(leader)
            || self.in_play.iter().any(|id| self.piece(*id).zone == Zone::On(leader) && special(*id))
    }

    /// SATM-9.4: direct influence that is free, against somebody or something.
    pub fn direct_free(&self, id: PieceId, against: Against) -> i16 {
        let used = self.followers(id).map(|follower| self.cost_of(id, follower)).sum::<i16>();
        i16::from(self.number(id, Stat::DirectInfluence, against)) - used
    }

    /// SATM-9.4, SATM-9.7, SATM-9.9: may one control the other, whose leader it is not yet?
    pub(crate) fn can_lead(&self, leader: PieceId, follower: PieceId) -> bool {
        let used = self.followers(leader).filter(|id| *id != follower).map(|id| self.cost_of(leader, id));
        let plain = i16::from(self.number(leader, Stat::DirectInfluence, Against::Nothing));
        self.piece(leader).leader.is_none()
            && leader != follower
            && self.followers(follower).next().is_none()
            && self.face(follower).mind.is_some()
            && used.sum::<i16>() + self.cost_of(leader, follower) <= plain
    }

    /// SATM-8.6, SATM-9.11: is anybody not controlled?
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
        unless(own(id) && own(leader) && id != leader, Why::NOT_NOW)?;
        unless(self.piece(id).leader != Some(leader), Why::ALREADY)?;
        unless(self.company_of(id) == self.company_of(leader), Why::LEADS)?;
        unless(self.piece(leader).leader.is_none() && self.followers(id).next().is_none(), Why::FOLLOWER)?;
        unless(self.can_lead(leader, id), Why::MIND)
    }

    /// A character comes under the control of another, or under general influence.
    pub(crate) fn set_leader(&mut self, id: PieceId, leader: Option<PieceId>, ctx: &mut Ctx<'_>) {
        self.piece_mut(id).leader = leader;
        let (seat, card) = (self.piece(id).owner, self.piece(id).card);
        match leader.map(|leader| self.piece(leader).card) {
            Some(leader) => ctx.tell(|| Event::Followed { seat, card, leader }),
            None => ctx.tell(|| Event::General { seat, card }),
        }
    }

    /// May a character bear an item (what the item says, and its limit)?
    pub(crate) fn may_bear(&self, item: PieceId, who: PieceId) -> Verdict {
        use crate::effect::{Flag, Limit, Static};
        let face = self.face(item);
        let scope = crate::rules::Scope::of(self, item);
        for one in &face.has {
            if let Static::May(Flag::BeBorne(kind)) = one {
                unless(self.piece_is(who, kind, &scope), Why::ITEM_BARRED)?;
            }
        }
        let copy = face.limit == Some(Limit::Character)
            && self
                .held(who)
                .iter()
                .any(|held| *held != item && self.piece(*held).card == self.piece(item).card);
        unless(!copy, Why::ONCE)
    }
}
