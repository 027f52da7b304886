//! Victory points, class by class (SATM-23.20 to SATM-23.24).

use super::Scope;
use crate::card::{Face, Keyword};
use crate::cards::WorthMore;
use crate::cards::statics::{Flag, Worth};
use crate::prelude::*;

/// Points by class (SATM-23.20).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Points {
    /// Points of characters, and of those that cost points when they are lost.
    pub characters: i16,
    pub items: i16,
    pub factions: i16,
    pub allies: i16,
    /// Points of defeated creatures.
    pub creatures: i16,
    /// Points of any other cards.
    pub other: i16,
    /// Points for a wizard that was lost: outside the classes (SATM-23.23).
    pub wizard: i16,
}

impl Points {
    /// The classes, in the book's order.
    pub const fn classes(&self) -> [i16; 6] {
        [self.characters, self.items, self.factions, self.allies, self.creatures, self.other]
    }

    const fn of(classes: [i16; 6], wizard: i16) -> Self {
        let [characters, items, factions, allies, creatures, other] = classes;
        Self { characters, items, factions, allies, creatures, other, wizard }
    }

    /// Their plain sum (SATM-23.20).
    pub fn sum(&self) -> i16 {
        self.classes().iter().sum::<i16>() + self.wizard
    }

    /// SATM-23.21: a class in which the opponent has nothing counts double, but for creatures and other points.
    #[must_use]
    pub fn doubled(&self, opponent: &Self) -> Self {
        let (mut own, theirs) = (self.classes(), opponent.classes());
        for class in 0..4 {
            if theirs[class] <= 0 {
                own[class] *= 2;
            }
        }
        Self::of(own, self.wizard)
    }

    /// SATM-23.22: no class gives more than all the others together.
    #[must_use]
    pub fn cut(&self) -> Self {
        let own = self.classes();
        let mut cut = own;
        for class in 0..own.len() {
            let others = own.iter().enumerate().filter(|(at, points)| *at != class && **points > 0);
            let most = others.map(|(_, points)| *points).sum::<i16>();
            cut[class] = own[class].min(most);
        }
        Self::of(cut, self.wizard)
    }
}

/// The static of an event whose points count as an item's.
const AS_ITEM: Static = Static::may(Flag::CountAsItem);

impl State {
    /// A player's points, by classes, before anything is doubled or cut.
    pub fn points(&self, seat: Seat) -> Points {
        self.points_but(seat, |_| false)
    }

    /// The same, without the cards that are left out.
    fn points_but(&self, seat: Seat, left_out: impl Fn(PieceId) -> bool) -> Points {
        let mut points = Points::default();
        for (at, piece) in self.pieces.iter().enumerate() {
            let counts = match piece.zone {
                Zone::Won(winner) => winner == seat,
                Zone::Out => piece.owner == seat,
                zone => piece.owner == seat && zone.in_play(),
            };
            let id = PieceId(at as u16);
            if !counts || left_out(id) {
                continue;
            }
            let worth = i16::from(self.worth(id));
            match self.face(id).kind {
                // SATM-30.13: prisoners count against their player, and those who were eliminated as such.
                // One who is only led away counts for no player.
                CardKind::Character if matches!(piece.zone, Zone::On(by) if self.face(by).has.contains(&Static::Jails)) =>
                    {}
                CardKind::Character if matches!(piece.zone, Zone::On(_) | Zone::Won(_)) => {
                    points.characters -= worth;
                }
                CardKind::Character => points.characters += worth,
                CardKind::Item if self.face(id).has.contains(&Static::Binds) => points.other += worth,
                CardKind::Item => points.items += worth,
                CardKind::Faction => points.factions += worth,
                CardKind::Ally => points.allies += worth,
                // SATM-25.8: no points from hazards that one put into play oneself.
                // SATM-28.30: neither has an agent any for its own player.
                CardKind::Creature | CardKind::Agent if piece.owner != seat => points.creatures += worth,
                CardKind::Creature | CardKind::Agent => {}
                CardKind::Resource if self.face(id).has.contains(&AS_ITEM) => points.items += worth,
                CardKind::Resource => points.other += worth,
                CardKind::Hazard if piece.owner != seat && self.face(id).has.contains(&AS_ITEM) => {
                    points.items += worth;
                }
                // A card that takes points away is nothing that was killed.
                CardKind::Hazard if piece.owner != seat && worth < 0 => points.other += worth,
                CardKind::Hazard if piece.owner != seat => points.creatures += worth,
                CardKind::Hazard => {}
            }
        }
        let kept = self.sides[seat].kept.iter();
        points.other += kept.filter_map(SiteId::kept_points).map(i16::from).sum::<i16>();
        if self.sides[seat].wizard_lost {
            points.wizard = -5;
        }
        points
    }

    /// The worth of one card where it is.
    pub fn worth(&self, id: PieceId) -> i8 {
        let face = self.face(id);
        let scope = Scope::of(self, id);
        if face.kind == CardKind::Character && self.is_apart(id) || self.is_in_store(id) {
            return 0;
        }
        let special = face.has.iter().rev().find_map(|one| match one {
            Static::Worth(Worth { test, points }) if test.holds(self, &scope) => Some(*points),
            _ => None,
        });
        let out = self.piece(id).zone == Zone::Out;
        let ranked = i8::from(self.is_ranked(id));
        special.unwrap_or(if out { 0 } else { points_of(face) }) + self.worth_more(id) + ranked
    }

    /// Does a card lie in store, under another that keeps it so?
    fn is_in_store(&self, id: PieceId) -> bool {
        match self.piece(id).zone {
            Zone::On(on) => self.face(on).has.iter().any(|one| one.stores()),
            _ => false,
        }
    }

    /// The points that cards in play add to a faction.
    fn worth_more(&self, id: PieceId) -> i8 {
        if self.face(id).kind != CardKind::Faction || !matches!(self.piece(id).zone, Zone::Won(_)) {
            return 0;
        }
        let mut more = 0;
        for by in self.in_play.iter().copied() {
            let scope = Scope::of(self, by);
            for one in &self.face(by).has {
                if let Some(Static::WorthMore(WorthMore { kind, by })) = self.unwrapped(one, &scope)
                    && self.piece_is(id, kind, &scope)
                {
                    more += by;
                }
            }
        }
        more
    }

    /// SATM-29.6: the points that count for calling the Council: the plain sum, without what is in the Under-deeps.
    pub(crate) fn points_to_call(&self, seat: Seat) -> i16 {
        let deep = |id| {
            let company = self.company_of(id).and_then(|company| self.find_company(company));
            company.is_some_and(|company| company.site.get().under_deeps)
        };
        let points = self.points_but(seat, deep);
        let spared = if !self.rules.rulings.lost_wizard_counts_in_call { points.wizard } else { 0 };
        points.sum() - spared
    }

    /// The total of a player at the Council: plain in the basic game, doubled and cut in the standard one.
    pub fn total(&self, seat: Seat) -> i16 {
        let own = self.points(seat);
        if !self.rules.standard {
            return own.sum();
        }
        // SATM-34.4: the seat across from one who plays alone gathers nothing.
        if self.rules.alone.is_some() {
            return own.cut().sum();
        }
        let cut = own.doubled(&self.points(other(seat))).cut();
        cut.sum() - i16::from(self.sides[seat].shown)
    }
}

/// The worth of a card to a Wizard's player: of an item of minions half of its points, rounded up (SATM-35.3).
fn points_of(face: &Face) -> i8 {
    if face.is(Keyword::Minion) { (face.points + 1) / 2 } else { face.points }
}
