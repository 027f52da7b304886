//! Items are given to others, and stored (chapter 10).

use crate::cards::When;
use crate::cards::effect::Happens;
use crate::cards::statics::{Flag, May};
use crate::prelude::*;
use crate::questions::StartCheck;

impl State {
    /// Calls `offer` with every item that might be given or stored.
    pub(crate) fn each_handover(&self, seat: Seat, offer: &mut impl FnMut(Choice)) {
        let site_of = |id: PieceId| {
            self.company_of(id).and_then(|id| self.find_company(id)).map(|company| company.site)
        };
        let mut own = None;
        for item in self.in_play.iter().copied() {
            let piece = self.piece(item);
            let Zone::On(bearer) = piece.zone else { continue };
            if piece.owner != seat || !(self.face(item).class.is_some() || self.storable(item)) {
                continue;
            }
            if self.face(item).class.is_some() {
                let site = site_of(bearer);
                let own = own.get_or_insert_with(|| {
                    self.own_characters(seat).map(|to| (to, site_of(to))).collect::<Vec<_>>()
                });
                let others = own.iter().filter(|(to, there)| *to != bearer && *there == site);
                others.for_each(|(to, _)| offer(Choice::Give(item, *to)));
            }
            offer(Choice::Store(item));
        }
    }

    /// Does its text say that it may be stored somewhere?
    fn storable(&self, item: PieceId) -> bool {
        self.face(item)
            .has
            .iter()
            .any(|one| matches!(one, Static::May(May { flag: Flag::BeStored(Some(_)) })))
    }

    fn borne(&self, seat: Seat, item: PieceId) -> Result<PieceId, Why> {
        let piece = self.pieces.get(item.index()).filter(|piece| piece.owner == seat).ok_or(Why::NOT_NOW)?;
        match piece.zone {
            Zone::On(bearer) if self.is_character(bearer) => Ok(bearer),
            _ => Err(Why::NOT_NOW),
        }
    }

    /// SATM-10.1: to a character of the same player at the same site.
    pub(crate) fn may_give(&self, seat: Seat, item: PieceId, to: PieceId) -> Verdict {
        let bearer = self.borne(seat, item)?;
        require(self.face(item).class.is_some(), Why::TRANSFER)?;
        let own =
            self.pieces.get(to.index()).is_some_and(|piece| piece.owner == seat) && self.is_character(to);
        require(own && to != bearer, Why::TRANSFER)?;
        let site = |id: PieceId| {
            self.company_of(id).and_then(|id| self.find_company(id)).map(|company| company.site)
        };
        require(site(bearer) == site(to), Why::TRANSFER)?;
        require(!self.face(item).has.contains(&Static::may_not(Flag::BeTransferred)), Why::NOT_TRANSFERRED)?;
        self.may_bear(item, to)
    }

    /// SATM-10.2, SATM-10.3: after a corruption check, if the item gives corruption points.
    pub(crate) fn hand_over(&mut self, item: PieceId, to: PieceId, ctx: &mut Ctx<'_>) {
        let Some(bearer) = self.bearer(item) else { return };
        let felt = self.face(item).has.contains(&Static::may(Flag::WeighNothing));
        if felt || self.item_corruption(item) > 0 || self.rules.rulings.every_transfer_checked {
            let why = self.piece(item).card;
            self.frames.push(StartCheck {
                who: bearer,
                bonus: 0,
                why,
                transfer: Some((item, Some(to))),
                stake: None,
            });
        } else {
            self.transfer(item, to, ctx);
        }
    }

    /// The corruption points of an item where it is.
    fn item_corruption(&self, item: PieceId) -> i8 {
        self.face(item).corruption
    }

    /// The item goes to its new bearer.
    pub(crate) fn transfer(&mut self, item: PieceId, to: PieceId, ctx: &mut Ctx<'_>) {
        let Some(from) = self.bearer(item) else { return };
        self.put(item, Zone::On(to));
        let (seat, card) = (self.piece(item).owner, self.piece(item).card);
        let (from, to) = (self.piece(from).card, self.piece(to).card);
        ctx.tell(|| Event::Gave { seat, card, from, to });
    }

    /// SATM-10.4, SATM-10.8, SATM-10.9.
    pub(crate) fn may_store(&self, seat: Seat, item: PieceId) -> Verdict {
        let bearer = self.borne(seat, item)?;
        let face = self.face(item);
        require(!face.has.contains(&Static::may_not(Flag::BeStored(None))), Why::RING_NOT_STORED)?;
        require(!self.piece(item).unstorable, Why::NEVER_STORED)?;
        let company = self.company_of(bearer).and_then(|id| self.find_company(id)).ok_or(Why::NOT_NOW)?;
        let mut special = face.has.iter().filter_map(|one| match one {
            Static::May(May { flag: Flag::BeStored(Some(kind)) }) => Some(kind),
            _ => None,
        });
        let here = special.any(|kind| self.site_is(company.site, kind));
        let haven = face.class.is_some() && company.site.get().is_haven();
        require(here || haven, Why::NOT_STORED)
    }

    /// SATM-10.5: a corruption check comes first.
    pub(crate) fn begin_storing(&mut self, item: PieceId) {
        if let Some(bearer) = self.bearer(item) {
            let why = self.piece(item).card;
            self.frames.push(StartCheck {
                who: bearer,
                bonus: 0,
                why,
                transfer: Some((item, None)),
                stake: None,
            });
        }
    }

    /// SATM-10.6: it goes to the marshalling pile.
    pub(crate) fn store(&mut self, item: PieceId, ctx: &mut Ctx<'_>) {
        let company = self.company_of(item);
        let site = company.and_then(|id| self.find_company(id)).map(|company| company.site);
        let (seat, card) = (self.piece(item).owner, self.piece(item).card);
        // The cards on it are stored with it, and not by themselves.
        for card in self.held(item) {
            self.put(card, Zone::Won(seat));
        }
        self.put(item, Zone::Won(seat));
        self.piece_mut(item).stored = site;
        self.all_hear(Happens::Stored(item), ctx);
        ctx.tell(|| Event::Stored { seat, card });
        let scope = Scope { company, ..Scope::of(self, item) };
        self.trigger(item, When::Stored, &scope);
    }
}
