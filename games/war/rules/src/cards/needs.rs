//! What a card needs, and whether any of its effects would do anything.

use super::book::entry;
use super::effect::{Effect, Levy, Need, Spot};
use crate::card::Card;
use crate::character::{Character, People, Place};
use crate::face::Face;
use crate::figures::{Figure, Rank};
use crate::frame::{Led, Travel};
use crate::nation::{Nation, Side};
use crate::questions::Journey;
use crate::region::{Region, RegionSet};
use crate::state::State;
use crate::why::{Verdict, Why, unless};

/// Strider, by either name.
pub(super) const KINGS: [Character; 2] = [Character::Strider, Character::Aragorn];

impl State {
    /// May `side` play `card` as things stand? What it needs must be so; if it needs nothing, it must be able
    /// to do something.
    pub(super) fn card_requirement(&self, side: Side, card: Card) -> Verdict {
        let entry = entry(card);
        unless(entry.needs.iter().all(|need| self.holds(*need)), Why::CARD_NEEDS)?;
        let idle = entry.needs.is_empty() && !card.facts().table;
        unless(
            !idle || entry.effects.iter().any(|effect| self.would_do(side, *effect)),
            Why::CARD_IDLE,
        )
    }

    /// Where Strider or Aragorn stands.
    pub(super) fn king_at(&self) -> Option<Region> {
        KINGS.into_iter().find_map(|who| self.stands(who))
    }

    /// Regions in or beside which `side` has an Army.
    fn near_armies(&self, side: Side) -> RegionSet {
        let armies = self.board.armies(side);
        armies.or(armies.neighbours())
    }

    /// Regions with an Army of the Free Peoples and a Companion.
    pub(super) fn companion_armies(&self) -> RegionSet {
        let armies = self.board.armies(Side::Free).iter();
        armies
            .filter(|at| !self.people_in(*at, Side::Free).is_empty())
            .collect()
    }

    /// Regions with a Shadow Army and Nazgûl at which the Eagles may strike.
    pub(super) fn eagle_prey(&self) -> RegionSet {
        let friends = self.companion_armies();
        let near = friends.or(friends.neighbours());
        let armies = self.board.armies(Side::Shadow).and(near).iter();
        armies.filter(|at| self.board.at(*at).nazgul() > 0).collect()
    }

    /// Regions with an Army of the Free Peoples on which the Nazgûl may cast spells.
    pub(super) fn spell_prey(&self) -> RegionSet {
        let casters = self
            .board
            .armies(Side::Shadow)
            .iter()
            .filter(|at| self.nazgul_in(*at) > 0);
        let casters = casters.collect::<RegionSet>();
        casters
            .or(casters.neighbours())
            .and(self.board.armies(Side::Free))
    }

    /// Shadow Armies of two Nations at least.
    pub(super) fn mixed_armies(&self) -> RegionSet {
        let mixed = |at: &Region| {
            let nations = Side::Shadow.nations().iter();
            nations
                .filter(|nation| self.board.at(*at).nation(**nation) > 0)
                .count()
                > 1
        };
        self.board.armies(Side::Shadow).iter().filter(mixed).collect()
    }

    /// Regions in which the Shadow besieges, and what it can assault with holds `test`.
    pub(super) fn assaults(&self, card: Card) -> RegionSet {
        let sieges = self
            .board
            .armies(Side::Shadow)
            .and(self.board.armies(Side::Free))
            .iter();
        let fits = |at: &Region| {
            let king = self.stands(Character::WitchKing) == Some(*at);
            let uruks = self.board.at(*at).nation(Nation::Isengard) > 0;
            let needs = entry(card).needs.iter().all(|need| match need {
                Need::KingsSiege => king,
                Need::SiegeWith(_) => uruks,
                _ => true,
            });
            let may = self
                .objection_to_attack(Side::Shadow, *at, *at, Led::Freely)
                .is_ok();
            needs && may && self.is_besieged(*at, Side::Free)
        };
        sieges.filter(fits).collect()
    }

    /// Besiegers that can be attacked from outside.
    pub(super) fn reliefs(&self) -> RegionSet {
        let sieges = self
            .board
            .armies(Side::Shadow)
            .and(self.board.armies(Side::Free))
            .iter();
        sieges
            .filter(|at| self.is_besieged(*at, Side::Free) && !self.relievers(*at).is_empty())
            .collect()
    }

    /// Armies that can attack the besieger of `at` from outside.
    pub(super) fn relievers(&self, at: Region) -> RegionSet {
        let may = |from: &Region| {
            self.objection_to_attack(Side::Free, *from, at, Led::Freely)
                .is_ok()
        };
        at.near()
            .and(self.board.armies(Side::Free))
            .iter()
            .filter(may)
            .collect()
    }

    /// Nations that Stormcrow can set back.
    pub(super) fn storms(&self, nation: Nation) -> bool {
        let inside = |at: Region| at.nation() == Some(nation);
        let companion = Character::ALL.into_iter().filter(|who| who.side() == Side::Free);
        let companion = companion.filter_map(|who| self.stands(who)).any(inside);
        let fellowship = self.bearers_at().is_some_and(inside);
        nation.side() == Side::Free && !self.at_war(nation) && (companion || fellowship)
    }

    fn holds(&self, need: Need) -> bool {
        match need {
            Need::Company => !self.companions().is_empty(),
            Need::InFellowship(any) => any.iter().any(|who| self.place(*who) == Place::Fellowship),
            Need::InPlay(who) => self.in_play(who),
            Need::KingWithArmy(lands) => self.king_at().is_some_and(|at| {
                let land = lands.is_empty() || at.nation().is_some_and(|nation| lands.contains(&nation));
                land && self.board.armies(Side::Free).has(at)
            }),
            Need::KingIn(nation) => self.king_at().is_some_and(|at| at.nation() == Some(nation)),
            Need::Within(who, nation) => self.stands(who).is_some_and(|at| at.nation() == Some(nation)),
            Need::AragornAbroad => self.last_battle_holds(),
            Need::WhiteAnd(at) => {
                self.in_play(Character::GandalfTheWhite) && !self.people_in(at, Side::Free).is_empty()
            }
            Need::Eagles => !self.eagle_prey().is_empty(),
            Need::Active(nation) => self.stand(nation).active,
            Need::AtWar(nation) => self.at_war(nation),
            Need::ShadowAtWar => self.all_at_war(Side::Shadow),
            Need::MixedArmy => !self.mixed_armies().is_empty(),
            Need::Relief => !self.reliefs().is_empty(),
            Need::CompanionArmy => !self.companion_armies().is_empty(),
            Need::Outside => self.bearers_at().is_none_or(|at| at.owner() != Some(Side::Free)),
            Need::Progress => self.fellowship.mordor.is_none() && self.fellowship.progress > 0,
            Need::Revealed => !self.fellowship.hidden,
            Need::Spells => !self.spell_prey().is_empty(),
            Need::KingsSiege => !self.assaults(super::GROND).is_empty(),
            Need::SiegeWith(_) => !self.assaults(super::FIGHTING_URUK_HAI).is_empty(),
            Need::Fallen(nation) => self
                .captured
                .iter()
                .any(|at| at.is_stronghold() && at.nation() == Some(nation)),
            Need::Besieged(at) => self.is_besieged(at, Side::Free),
            Need::Stormcrow => Side::Free.nations().iter().any(|nation| self.storms(*nation)),
        }
    }

    /// Does one of these stand in one of these regions, unconquered?
    pub(super) fn at_home(&self, who: Option<&[Character]>, regions: &[Region]) -> bool {
        let fits = |other: &Character| match who {
            Some(who) => who.contains(other),
            None => other.side() == Side::Free,
        };
        let mut all = Character::ALL
            .into_iter()
            .filter(fits)
            .filter_map(|who| self.stands(who));
        all.any(|at| regions.contains(&at) && self.unconquered(at))
    }

    /// May `side` recruit in `at` by a card: is it free, or a besieged Stronghold of its own?
    pub(super) fn can_levy(&self, side: Side, at: Region) -> bool {
        self.is_free(at, side) || self.is_besieged(at, side)
    }

    /// Where a card may recruit.
    pub fn spots(&self, side: Side, spot: Spot) -> RegionSet {
        let free = matches!(spot, Spot::Settlement(_) | Spot::East(_));
        let fits = |at: &Region| self.can_levy(side, *at) && (!free || self.is_free(*at, side));
        self.named_spots(side, spot).iter().filter(fits).collect()
    }

    /// The regions that a card names to recruit in, free or not.
    pub(super) fn named_spots(&self, side: Side, spot: Spot) -> RegionSet {
        let armies = self.board.armies(side);
        match spot {
            Spot::At(at) => RegionSet::only(at),
            Spot::OneOf(regions) => regions.iter().copied().collect(),
            Spot::With(who) => self.stands(who).map(RegionSet::only).unwrap_or_default(),
            Spot::OrCompanion(at, nation) => {
                let companions = Character::ALL.into_iter().filter(|who| who.side() == Side::Free);
                let regions = companions.filter_map(|who| self.stands(who));
                let mut all = regions
                    .filter(|at| at.nation() == Some(nation))
                    .collect::<RegionSet>();
                all.add(at);
                all
            }
            Spot::Settlement(nation) => {
                RegionSet::filter(|at| at.nation() == Some(nation) && at.is_settlement())
            }
            Spot::Coast => armies.iter().filter(|at| at.facts().coast).collect(),
            Spot::ShadowArmy => armies,
            Spot::East(nation) => RegionSet::filter(|at| at.nation() == Some(nation) && at.facts().east),
        }
    }

    /// Are there reinforcements for any of this?
    pub(super) fn has_levy(&self, levies: &[Levy]) -> bool {
        levies.iter().any(|levy| match *levy {
            Levy::Units(nation, _) => self.reserve[nation][0] + self.reserve[nation][1] > 0,
            Levy::Regulars(nation, _) => self.reserve[nation][0] > 0,
            Levy::Elites(nation, _) => self.reserve[nation][1] > 0,
            Levy::Leader(nation) => self.reserve[nation][2] > 0,
            Levy::Nazgul(_) => self.reserve[Nation::Sauron][2] > 0,
        })
    }

    /// Settlements, or Strongholds, of a Nation in which a card may still recruit.
    pub(super) fn muster_halls(&self, nation: Nation, strongholds: bool) -> RegionSet {
        let fits = |at: Region| {
            at.nation() == Some(nation)
                && at.is_settlement()
                && (!strongholds || at.is_stronghold())
                && !self.cards.memory.seen.has(at)
                && self.can_levy(nation.side(), at)
        };
        RegionSet::filter(fits)
    }

    /// Would this effect do anything now?
    pub fn would_do(&self, side: Side, effect: Effect) -> bool {
        let gollum = self.fellowship.guide.is_none();
        match effect {
            Effect::Heal(..) | Effect::HealByDice(..) => self.fellowship.corruption > 0,
            Effect::HealAt(at) => {
                let there = self.bearers_at() == Some(at) && self.unconquered(at);
                there && self.fellowship.corruption > 0
            }
            Effect::AnotherWay => {
                gollum && (!self.fellowship.hidden || self.objection_to_move_fellowship().is_ok())
            }
            Effect::Separate { .. } => !self.companions().is_empty(),
            Effect::SeparateOrWalk { .. } => {
                !self.companions().is_empty() || self.can_walk(People::EMPTY, effect.travel())
            }
            Effect::Walk => self.can_walk(People::EMPTY, Travel::PLAIN),
            Effect::RouseIf(who, regions, wake, advance) => {
                let wakes = wake.iter().any(|nation| !self.stand(*nation).active);
                let moves = advance.iter().any(|nation| !self.at_war(*nation));
                self.at_home(Some(who), regions) && (wakes || moves)
            }
            Effect::ToWarIf(regions, nation) => self.at_home(None, regions) && !self.at_war(nation),
            Effect::CharacterToWill => self.dice[Side::Free][Face::Character] > 0,
            Effect::Recruit(spot, levies) => !self.spots(side, spot).is_empty() && self.has_levy(levies),
            Effect::RecruitInThree(nation, _, strongholds) => {
                self.reserve[nation][0] > 0 && !self.muster_halls(nation, strongholds).is_empty()
            }
            Effect::Draw(deck, _) => !self.deck(side, deck).is_empty(),
            Effect::Advance(nation) => self.objection_to_advance(nation).is_ok(),
            Effect::Counsel => Side::Free
                .nations()
                .iter()
                .any(|nation| self.can_counsel(*nation)),
            Effect::Ambush(_, regions) => regions.iter().any(|at| self.board.armies(Side::Shadow).has(*at)),
            Effect::RecruitIfArmy(at, levies) => {
                self.board.armies(side).has(at) && self.can_levy(side, at) && self.has_levy(levies)
            }
            Effect::Journey {
                armies,
                led,
                range,
                gather,
            } => {
                let mut dream = self.clone();
                dream.cards.memory.range = range;
                dream.cards.memory.gather = gather;
                dream.frames.push(Journey {
                    led,
                    left: armies,
                    may_stop: false,
                });
                dream.can_journey(side, led)
            }
            Effect::Eyes(_) => self.dice_left(side) > 0,
            Effect::Fly => self.can_fly(true, People::EMPTY),
            Effect::Abroad => self.can_march(side, Led::ByNazgul) || self.can_attack(side, Led::ByNazgul),
            Effect::Discord(_) => !self.mixed_armies().is_empty(),
            Effect::Spells => !self.near_armies(Side::Shadow).is_empty(),
            // A tile always comes into play; the rest stands on cards that name what they need.
            _ => true,
        }
    }

    /// Would counsel move this Nation?
    pub(super) fn can_counsel(&self, nation: Nation) -> bool {
        nation.side() == Side::Free && (!self.stand(nation).active || !self.at_war(nation))
    }

    /// Nations of the king's Army in which a Regular can be replaced by an Elite.
    pub(super) fn can_company(&self, nation: Nation) -> bool {
        let regulars = |at: Region| self.board.at(at).count(Figure::Unit(nation, Rank::Regular)) > 0;
        nation.side() == Side::Free
            && self.reserve[nation][1] > 0
            && self
                .king_at()
                .is_some_and(|at| self.board.armies(Side::Free).has(at) && regulars(at))
    }
}
