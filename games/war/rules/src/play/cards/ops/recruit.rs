//! Figures that come from the reinforcements.

use cardlang::Say;
use table::Arg;

use super::super::effect::Effect;
use super::super::prelude::*;
use crate::frame::{Call, Calls};

cardlang::ops! {
    /// The place where a card recruits.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Spot: "place to recruit" or At(Region) {
        /// One of these regions.
        "one_of" => OneOf(regions: &'static [Region]),
        /// The region of this character.
        "with" => With(who: Character),
        /// Here, or in a region of this Nation with a Companion.
        "or_companion" => OrCompanion(at: Region, nation: Nation),
        /// A free region of this Nation with a Settlement.
        "settlement" => Settlement(nation: Nation),
        /// A coastal region with an Army of the Free Peoples.
        "coast" => Coast,
        /// A region with an Army of the Shadow.
        "shadow_army" => ShadowArmy,
        /// A region of this Nation at the eastern edge.
        "east" => East(nation: Nation),
    }
}

impl Say for Spot {
    fn say(&self) -> Arg {
        Arg::Said(vec![self.message()])
    }

    fn message(&self) -> Message {
        let new = Message::new;
        match *self {
            Self::At(at) => new("war-spot-at").with("at", at),
            Self::OneOf(regions) => new("war-spot-one-of").with("at", regions.say()),
            Self::With(who) => new("war-spot-with").with("who", who),
            Self::OrCompanion(at, nation) => {
                new("war-spot-or-companion").with("at", at).with("nation", nation)
            }
            Self::Settlement(nation) => new("war-spot-settlement").with("nation", nation),
            Self::Coast => new("war-spot-coast"),
            Self::ShadowArmy => new("war-spot-shadow-army"),
            Self::East(nation) => new("war-spot-east").with("nation", nation),
        }
    }
}

cardlang::ops! {
    /// The figures a card recruits.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Levy: "levy" said "war-levy-" {
        /// `count` units, Regular or Elite.
        "units" => Units(nation: Nation, count: u8 = 1),
        /// `count` Regulars.
        "regulars" => Regulars(nation: Nation, count: u8 = 1),
        /// `count` Elites.
        "elites" => Elites(nation: Nation, count: u8 = 1),
        /// A Leader.
        "leader" => Leader(nation: Nation),
        /// `count` Nazgûl.
        "nazgul" => Nazgul(count: u8 = 1),
    }
}

impl Levy {
    const fn nation(self) -> Nation {
        match self {
            Self::Units(nation, _)
            | Self::Regulars(nation, _)
            | Self::Elites(nation, _)
            | Self::Leader(nation) => nation,
            Self::Nazgul(_) => Nation::Sauron,
        }
    }
}

/// The Nations of all these.
fn of(levies: &[Levy]) -> Serves {
    Serves::Troops(levies.iter().map(|levy| levy.nation()).collect())
}

effects! {
    /// Figures are recruited.
    "recruit" => Recruit { spot: Spot, levies: &'static [Levy] },
    /// `count` Regulars in each of three Settlements (or Strongholds) of a Nation.
    "recruit_in_three" => RecruitInThree { nation: Nation, count: u8, strongholds: bool },
    /// Figures are recruited here, if an Army of the Free Peoples is here.
    "recruit_if_army" => RecruitIfArmy { at: Region, levies: &'static [Levy] },
}

impl Does for Recruit {
    fn serves(&self, _: &State) -> Serves {
        of(self.levies)
    }

    fn might(&self, state: &State, side: Side) -> bool {
        !state.spots(side, self.spot).is_empty() && has_levy(state, self.levies)
    }

    fn does(&self, ask: Deed, state: &mut State, ctx: &mut Ctx<'_>) {
        let spots = state.spots(ask.side(), self.spot);
        match (spots.len(), spots.iter().next()) {
            (0, _) => {}
            (1, Some(at)) => state.levy(at, self.levies, ctx),
            _ => state.ask_option(ask),
        }
    }

    fn regions(&self, ask: Deed, state: &State) -> RegionSet {
        state.spots(ask.side(), self.spot)
    }

    fn why_not(&self, ask: Deed, state: &State, choice: Choice) -> Why {
        match choice {
            Choice::To(at) if named(state, ask.side(), self.spot).has(at) => Why::RECRUIT_NOT_FREE,
            _ => Why::CARD_TEXT,
        }
    }

    fn answered_at(&self, _: Deed, state: &mut State, at: Region, ctx: &mut Ctx<'_>) {
        state.levy(at, self.levies, ctx);
    }
}

impl RecruitInThree {
    /// The places that it names and that have not been chosen yet, free or not.
    fn named(self, state: &State, at: Region) -> bool {
        let hall = at.is_settlement() && (!self.strongholds || at.is_stronghold());
        at.nation() == Some(self.nation) && hall && !state.cards.memory.seen.has(at)
    }

    fn halls(self, state: &State) -> RegionSet {
        let comes = state.reserve[self.nation][0] > 0 && state.objection_to_troops(self.nation).is_ok();
        if !comes || state.cards.memory.seen.len() >= 3 {
            return RegionSet::EMPTY;
        }
        RegionSet::filter(|at| self.named(state, at) && state.can_levy(self.nation.side(), at))
    }
}

impl Does for RecruitInThree {
    fn serves(&self, _: &State) -> Serves {
        Serves::troops(self.nation)
    }

    fn might(&self, state: &State, _: Side) -> bool {
        !self.halls(state).is_empty()
    }

    fn regions(&self, _: Deed, state: &State) -> RegionSet {
        self.halls(state)
    }

    fn why_not(&self, _: Deed, state: &State, choice: Choice) -> Why {
        match choice {
            Choice::To(at) if self.named(state, at) => Why::RECRUIT_NOT_FREE,
            _ => Why::CARD_TEXT,
        }
    }

    fn answered_at(&self, ask: Deed, state: &mut State, at: Region, ctx: &mut Ctx<'_>) {
        state.cards.memory.seen.add(at);
        state.levy(at, &[Levy::Regulars(self.nation, self.count)], ctx);
        state.ask_option(ask);
    }
}

impl Does for RecruitIfArmy {
    fn serves(&self, _: &State) -> Serves {
        of(self.levies)
    }

    fn might(&self, state: &State, side: Side) -> bool {
        self.may(state, side) && has_levy(state, self.levies)
    }

    fn does(&self, ask: Deed, state: &mut State, ctx: &mut Ctx<'_>) {
        if self.may(state, ask.side()) {
            state.levy(self.at, self.levies, ctx);
        }
    }
}

impl RecruitIfArmy {
    fn may(self, state: &State, side: Side) -> bool {
        state.board.armies(side).has(self.at) && state.can_levy(side, self.at)
    }
}

/// Are there reinforcements for any of this that the player may call?
fn has_levy(state: &State, levies: &[Levy]) -> bool {
    let called = levies.iter().filter(|levy| state.objection_to_troops(levy.nation()).is_ok());
    called.copied().any(|levy| match levy {
        Levy::Units(nation, _) => state.reserve[nation][0] + state.reserve[nation][1] > 0,
        Levy::Regulars(nation, _) => state.reserve[nation][0] > 0,
        Levy::Elites(nation, _) => state.reserve[nation][1] > 0,
        Levy::Leader(nation) => state.reserve[nation][2] > 0,
        Levy::Nazgul(_) => state.reserve[Nation::Sauron][2] > 0,
    })
}

/// The regions that a card names to recruit in, free or not.
fn named(state: &State, side: Side, spot: Spot) -> RegionSet {
    let armies = state.board.armies(side);
    match spot {
        Spot::At(at) => RegionSet::only(at),
        Spot::OneOf(regions) => regions.iter().copied().collect(),
        Spot::With(who) => state.stands(who).map(RegionSet::only).unwrap_or_default(),
        Spot::OrCompanion(at, nation) => {
            let inside = state.companions_abroad().filter(|at| at.nation() == Some(nation));
            inside.chain([at]).collect()
        }
        Spot::Settlement(nation) => RegionSet::filter(|at| at.nation() == Some(nation) && at.is_settlement()),
        Spot::Coast => armies.iter().filter(|at| at.facts().coast).collect(),
        Spot::ShadowArmy => armies,
        Spot::East(nation) => RegionSet::filter(|at| at.nation() == Some(nation) && at.facts().east),
    }
}

impl State {
    /// May `side` recruit in `at` by a card: is it free, or a besieged Stronghold of its own?
    pub(in crate::play::cards) fn can_levy(&self, side: Side, at: Region) -> bool {
        self.is_free(at, side) || self.is_besieged(at, side)
    }

    /// The regions where a card may recruit.
    pub fn spots(&self, side: Side, spot: Spot) -> RegionSet {
        let free = matches!(spot, Spot::Settlement(_) | Spot::East(_));
        let fits = |at: &Region| self.can_levy(side, *at) && (!free || self.is_free(*at, side));
        named(self, side, spot).iter().filter(fits).collect()
    }

    /// Figures come to `at`, as far as there are any, and the player may call them. Which rank a unit has may be asked.
    pub(in crate::play::cards) fn levy(&mut self, at: Region, levies: &[Levy], ctx: &mut Ctx<'_>) {
        let mut units_come = self.board.armies(Side::Free).has(at);
        for levy in levies {
            if self.objection_to_troops(levy.nation()).is_err() {
                continue;
            }
            let (figure, count) = match *levy {
                Levy::Units(nation, units) => {
                    units_come |= self.reserve[nation][0] + self.reserve[nation][1] > 0;
                    self.frames.push(questions::Raise { nation, at, units });
                    continue;
                }
                Levy::Regulars(nation, count) => (Figure::Unit(nation, Rank::Regular), count),
                Levy::Elites(nation, count) => (Figure::Unit(nation, Rank::Elite), count),
                // A Leader does not come where there are no units to lead.
                Levy::Leader(nation) => (Figure::Leader(nation), u8::from(units_come)),
                Levy::Nazgul(count) => (Figure::Nazgul, count),
            };
            let come = count.min(self.in_reserve(figure));
            (0..come).for_each(|_| self.recruit(figure, at, ctx));
        }
    }

    /// The question which units come, and the next effect, where a card calls units of one Nation to several regions
    /// by effects in a row and there are too few for all.
    pub(in crate::play::cards) fn too_few(&self, card: Card, index: u8) -> Option<(Frame, u8)> {
        let effects = &entry(card).effects[usize::from(index)..];
        let (nation, _) = effects.first().and_then(call)?;
        let called = effects.iter().map_while(call).take_while(|(of, _)| *of == nation);
        let next = index + called.clone().count() as u8;
        let each = called.map(|(_, call)| call);
        let able = each.filter(|call| self.can_levy(card.side(), call.at));
        let mut calls = Calls::default();
        for (place, call) in calls.0.iter_mut().zip(able) {
            *place = Some(call);
        }
        let come = calls.0.iter().flatten();
        let regulars = come.clone().map(|call| call.regulars).sum::<u8>();
        let units = come.map(|call| call.units).sum::<u8>();
        let [reserve, elites, _] = self.reserve[nation];
        let short = regulars > reserve || regulars + units > reserve + elites;
        let several = calls.0[1].is_some();
        (short && several).then_some((Frame::Share(questions::Share { nation, calls }), next))
    }
}

/// The units that an effect calls to one region, and of which Nation.
fn call(effect: &Effect) -> Option<(Nation, Call)> {
    let Effect::Recruit(it) = *effect else { return None };
    let (at, nation, regulars, units) = match (it.spot, it.levies) {
        (Spot::At(at), &[Levy::Regulars(nation, count)]) => (at, nation, count, 0),
        (Spot::At(at), &[Levy::Units(nation, count)]) => (at, nation, 0, count),
        _ => return None,
    };
    Some((nation, Call { at, regulars, units }))
}
