//! The items that a character uses: of each slot the one that gives most together with all others (SATM-19.18).

use super::Scope;
use super::numbers::Against;
use crate::card::Slot;
use crate::cards::statics::{Gives, GivesUpTo};
use crate::cards::{GivesUpToDouble, Who};
use crate::prelude::*;

/// Items in use, by slot. Who has a weapon in each hand has the second one in the place of a shield.
type Worn = [Option<PieceId>; Slot::ALL.len()];

impl State {
    /// The items in use for a number that is `base` without them, in the order in which they are added: the lowest maximum
    /// first, for that order gives most; none of them lifts the number above its own maximum (SATM-15.31).
    pub(super) fn items_in_use(&self, id: PieceId, stat: Stat, against: Against, base: i8) -> Vec<PieceId> {
        let (mut free, mut slotted) = (Vec::new(), Vec::new());
        for item in self.in_play.iter().copied().filter(|item| self.is_item_of(*item, id)) {
            let face = self.face(item);
            if !face.touches.has(stat) {
                continue;
            }
            let melts = against == Against::Attack && stat == Stat::Prowess && self.is_scorching();
            match face.slot {
                Some(Slot::Weapon) if melts || self.is_bare(stat, against) => {}
                Some(slot) => slotted.push((slot as usize, item, self.with_item(item, stat, against, base))),
                None => free.push(item),
            }
        }
        slotted.retain(|(_, _, with)| *with > base);
        if slotted.is_empty() {
            return self.in_order(free, stat, against);
        }
        let used = |worn: Worn| {
            let all = free.iter().copied().chain(worn.into_iter().flatten());
            self.in_order(all.collect(), stat, against)
        };
        let total = |items: &[PieceId]| {
            items.iter().fold(base, |total, item| self.with_item(*item, stat, against, total))
        };
        let mut ways = self.ways_to_arm(id, &slotted).into_iter().map(used);
        let first = ways.next().unwrap_or_default();
        ways.fold(first, |best, other| if total(&other) > total(&best) { other } else { best })
    }

    /// Is an item in use: of its slot the one that counts for the prowess (SATM-19.18), or the first where none does? Whoever takes a
    /// weapon in each hand uses two, whatever the second adds, and no shield.
    pub(crate) fn is_wielded(&self, item: PieceId, bearer: PieceId) -> bool {
        let Some(slot) = self.face(item).slot else {
            return true;
        };
        let two = matches!(slot, Slot::Weapon | Slot::Shield) && self.takes_two(bearer);
        if two && slot == Slot::Shield && self.second_weapon(bearer, self.any_weapon(bearer)).is_some() {
            return false;
        }
        let base = self.printed(bearer, Stat::Prowess);
        let used = self.items_in_use(bearer, Stat::Prowess, Against::Attack, base);
        let counted = used.iter().filter(|one| self.face(**one).slot == Some(slot)).count();
        let hands = if two && slot == Slot::Weapon { 2 } else { 1 };
        if used.contains(&item) || counted >= hands {
            return used.contains(&item);
        }
        let lifts = |item: PieceId| self.with_item(item, Stat::Prowess, Against::Attack, base);
        let before = |one: PieceId| lifts(one) > lifts(item) || lifts(one) == lifts(item) && one < item;
        let others = self.held(bearer).into_iter().filter(|one| {
            *one != item && self.face(*one).slot == Some(slot) && !used.contains(one) && before(*one)
        });
        counted + others.count() < hands
    }

    /// Every way to take one item of each slot, first that with those that alone give most. What gives more alone need not
    /// do so together: another item may have come to the maximum of the one, and not to that of the other.
    fn ways_to_arm(&self, id: PieceId, slotted: &[(usize, PieceId, i8)]) -> Vec<Worn> {
        let mut first: Worn = [None; Slot::ALL.len()];
        let mut most = [i8::MIN; Slot::ALL.len()];
        for (at, item, with) in slotted.iter().copied() {
            if with > most[at] {
                (first[at], most[at]) = (Some(item), with);
            }
        }
        let mut ways = vec![first];
        for (at, item, _) in slotted.iter().copied().filter(|(at, item, _)| first[*at] != Some(*item)) {
            let others = ways.iter().copied().filter(|worn| worn[at] == first[at]);
            let instead = others.map(|mut worn| {
                worn[at] = Some(item);
                worn
            });
            let instead = instead.collect::<Vec<_>>();
            ways.extend(instead);
        }
        if self.takes_two(id) {
            ways = ways.into_iter().flat_map(|worn| self.with_both_hands(id, worn, slotted)).collect();
        }
        ways
    }

    /// The same of one who has a weapon in each hand, and so none for a shield.
    fn with_both_hands(&self, id: PieceId, worn: Worn, slotted: &[(usize, PieceId, i8)]) -> Vec<Worn> {
        let [weapon, shield] = [Slot::Weapon, Slot::Shield].map(|slot| slot as usize);
        let second = slotted.iter().filter(|(at, item, _)| *at == weapon && worn[weapon] != Some(*item));
        let with = |item: Option<PieceId>| {
            let mut both = worn;
            both[shield] = item;
            both
        };
        let both = second.map(|(_, item, _)| with(Some(*item))).collect::<Vec<_>>();
        if !both.is_empty() {
            return both;
        }
        // A second one that adds nothing is in the other hand all the same.
        let holds = self.second_weapon(id, self.any_weapon(id)).is_some();
        vec![if holds { with(None) } else { worn }]
    }

    fn in_order(&self, mut items: Vec<PieceId>, stat: Stat, against: Against) -> Vec<PieceId> {
        items.sort_by_cached_key(|item| self.ceiling(*item, stat, against));
        items
    }

    /// The highest total to which an item lifts a number.
    fn ceiling(&self, item: PieceId, stat: Stat, against: Against) -> i8 {
        let laid = self.in_play.iter().copied().filter(|card| self.piece(*card).zone == Zone::On(item));
        let says = std::iter::once(item).chain(laid).flat_map(|card| {
            let scope = Scope::of(self, card);
            let has = self.face(card).has.iter();
            has.filter_map(move |one| match self.against(one, against, &scope)? {
                Static::Gives(Gives { who: Who::Bearer, stat: of, .. }) if *of == stat => Some(i8::MAX),
                Static::GivesUpTo(GivesUpTo { who: Who::Bearer, stat: of, most, .. }) if *of == stat => {
                    Some(*most)
                }
                Static::GivesUpToDouble(GivesUpToDouble { who: Who::Bearer, stat: of, .. })
                    if *of == stat =>
                {
                    self.bearer(item).map(|bearer| self.printed(bearer, stat).saturating_mul(2))
                }
                _ => None,
            })
        });
        says.max().unwrap_or(i8::MAX)
    }
}
