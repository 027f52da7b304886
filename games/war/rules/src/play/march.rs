//! Chapter VI: moving Armies, and the picking of a force for a march, an attack or an advance.

use crate::figures::Figures;
use crate::prelude::*;
use crate::team::nations;

/// The terms that all marches of a side share, from any region to any other: computed once for all.
struct Terms {
    side: Side,
    led: Led,
    /// Regions that no Army of the side may enter.
    shut: RegionSet,
    /// Troops of Nations that are not At War.
    at_peace: Figures,
    elites_lead: (bool, bool),
    tired: u8,
}

/// Everything of a side in a region, and the part of it that may act: the same for any destination.
struct Ready {
    from: Region,
    here: Force,
    mobile: Force,
}

/// The marches of a side, for callers that ask about many of them.
pub struct Marches<'a> {
    state: &'a State,
    terms: Terms,
    /// The region asked about last.
    ready: Option<Ready>,
}

impl Marches<'_> {
    /// The regions an Army in `from` might march to, before the questions about the force: it may march to no other.
    pub fn open(&self, from: Region) -> RegionSet {
        let besieged = self.state.is_besieged(from, self.terms.side);
        let near = if besieged { RegionSet::EMPTY } else { from.near() };
        near.minus(self.terms.shut)
    }

    /// May an Army march from `from` to `to`: is there no [objection](State::objection_to_march)?
    pub fn may(&mut self, from: Region, to: Region) -> bool {
        let ready = match self.ready.take() {
            Some(ready) if ready.from == from => ready,
            _ => self.state.ready(self.terms.side, from),
        };
        let may = self.state.is_open(&ready, to, &self.terms);
        self.ready = Some(ready);
        may
    }
}

/// The choice of a force from an Army.
pub struct Picking {
    /// Everything of the side in the region.
    pub here: Force,
    /// The figures that may go.
    pub allowed: Force,
    /// Units at most.
    pub most: u8,
    /// The leader they must have.
    pub led: Led,
    /// The purpose of the force.
    pub purpose: Purpose,
    /// Do Isengard's Elites count as Leaders, and do those of the Southrons?
    pub elites_lead: (bool, bool),
    /// Nations that may not go alone, as bits.
    pub tired: u8,
}

impl Picking {
    /// May `force` go as it is?
    pub fn objection(&self, force: &Force) -> Verdict {
        let units = force.units();
        require(units > 0, self.no_unit())?;
        require(units <= self.most, Why::FULL)?;
        require(self.leads(force), self.no_leader())?;
        require(!self.tires(force), Why::SAME_NATION)?;
        self.objection_to_leave(units, force)
    }

    const fn no_unit(&self) -> Why {
        match self.purpose {
            Purpose::Attack => Why::NO_UNIT_ATTACKS,
            Purpose::Advance => Why::NO_UNIT_ADVANCES,
            _ => Why::NO_UNIT,
        }
    }

    /// A die wants any Leader; a card says which leader it wants.
    const fn no_leader(&self) -> Why {
        match (self.led, self.purpose) {
            (Led::ByAny, Purpose::Attack) => Why::NO_LEADER_ATTACKS,
            (Led::ByAny | Led::Freely, _) => Why::NO_LEADER,
            _ => Why::CARD_TEXT,
        }
    }

    /// Is there a force with at least `force` in it that may go?
    #[inline]
    pub(crate) fn prospects(&self, force: &Force) -> Verdict {
        let units = force.units().max(1);
        require(self.allowed.has_units(), self.no_unit())?;
        require(units <= self.most, Why::FULL)?;
        require(self.can_be_led(force), self.no_leader())?;
        require(self.can_be_rested(force), Why::SAME_NATION)?;
        self.objection_to_leave(units, &self.allowed)
    }

    /// Do all figures go along, in `going`, that must not be left without an Army, when `units` units go and if these
    /// are all?
    #[inline]
    fn objection_to_leave(&self, units: u8, going: &Force) -> Verdict {
        if units < self.here.units() {
            return Ok(());
        }
        match self.purpose {
            Purpose::Attack => require(*going == self.here, Why::REARGUARD),
            _ => {
                let leaders_go = going.figures.leaders() == self.here.figures.leaders();
                require(leaders_go, Why::LEADERS_STAY)
            }
        }
    }

    /// Does `force` have a leader, or can one still join it? An Elite who leads needs room among the units.
    #[inline]
    fn can_be_led(&self, force: &Force) -> bool {
        if self.leads(force) {
            return true;
        }
        let mut others = self.allowed;
        others.figures = others.figures.without_units();
        self.leads(&others) || self.leads(&self.allowed) && self.has_room(force)
    }

    /// Can one more unit join `force`?
    #[inline]
    fn has_room(&self, force: &Force) -> bool {
        let more = force.units() + 1;
        more <= self.most && self.objection_to_leave(more, &self.allowed).is_ok()
    }

    /// Is it a force of one Nation that acted alone in the action before?
    fn tires(&self, force: &Force) -> bool {
        if self.tired == 0 {
            return false;
        }
        let bits = nations(force);
        bits.count_ones() == 1 && bits & self.tired != 0
    }

    /// Is it none such, or can another Nation still join it?
    #[inline]
    fn can_be_rested(&self, force: &Force) -> bool {
        if self.tired == 0 {
            return true;
        }
        let (bits, all) = (nations(force), nations(&self.allowed));
        if bits.count_ones() > 1 || bits != 0 && bits & self.tired == 0 {
            return true;
        }
        if bits == 0 {
            let two = all.count_ones() > 1 && self.most > 1;
            let may = || two && self.objection_to_leave(2, &self.allowed).is_ok();
            return all & !self.tired != 0 || may();
        }
        all & !bits != 0 && self.has_room(force)
    }

    #[inline]
    fn leads(&self, force: &Force) -> bool {
        match self.led {
            Led::Freely => true,
            Led::ByAny => {
                let (uruks, both) = self.elites_lead;
                let elites = |nation: Nation| force.figures.units(nation)[1] > 0;
                force.figures.nazgul() > 0
                    || !force.people.is_empty()
                    || !force.figures.leaders().is_empty()
                    || uruks && elites(Nation::Isengard)
                    || both && elites(Nation::Southrons)
            }
            Led::ByNazgul => force.figures.nazgul() > 0 || force.people.has(Character::WitchKing),
            Led::ByWitchKing => force.people.has(Character::WitchKing),
            Led::ByCompanion => force.people.iter().any(|who| who.side() == Side::Free),
        }
    }
}

impl State {
    /// May `figure` be added to `force`?
    pub(crate) fn objection_to_take(
        &self,
        side: Side,
        picking: &Picking,
        from: Region,
        force: &Force,
        figure: Figure,
    ) -> Verdict {
        let taken = force.count(figure);
        if taken < picking.allowed.count(figure) {
            require(!figure.is_unit() || force.units() < picking.most, Why::FULL)?;
            let mut more = *force;
            more.add(figure);
            return picking.prospects(&more);
        }
        Err(match picking.here.count(figure) {
            0 => Why::NO_SUCH_FIGURE,
            here if here <= taken => Why::ALL_TAKEN,
            _ => self.why_it_stays(side, picking.purpose, from, figure, taken),
        })
    }

    /// The reason why one more `figure` of `side` in `from` may not go, when `taken` of its kind do.
    fn why_it_stays(&self, side: Side, purpose: Purpose, from: Region, figure: Figure, taken: u8) -> Why {
        if figure == Figure::Person(Character::Saruman) {
            return Why::LEVEL_ZERO;
        }
        let idle = || self.why_idle(from, side, |force| force.count(figure) > taken);
        match purpose {
            Purpose::Advance => Why::STAYED_BEHIND,
            Purpose::Attack if !self.may_lead_attack(from, side) => Why::NOT_YOUR_NATION,
            Purpose::Attack => idle().unwrap_or(Why::STAYS_BEHIND),
            Purpose::March | Purpose::Journey => idle().unwrap_or(Why::BORDERS),
        }
    }

    /// The figures of `force`, in `from`, that have not moved in this action.
    #[inline]
    fn rested(&self, from: Region, force: Force) -> Force {
        let moved = self.moved.iter().filter(|(at, _)| *at == from);
        moved.fold(force, |force, (_, moved)| force.without(moved))
    }

    /// The figures of `side` in `from` that have not moved in this action, and may act.
    pub fn mobile(&self, from: Region, side: Side) -> Force {
        self.mobile_of(from, side, self.force_in(from, side))
    }

    /// The figures of `here`, everything of `side` in `from`, that have not moved in this action, and may act.
    #[inline]
    pub(crate) fn mobile_of(&self, from: Region, side: Side, here: Force) -> Force {
        let mut force = self.rested(from, here);
        self.under_command(from, side, &mut force);
        if let Some(tired) = self.tired_army(from, side) {
            force = force.without(&tired);
        }
        force
    }

    /// Those of `side` in `from`, before it is said where to.
    #[inline]
    fn ready(&self, side: Side, from: Region) -> Ready {
        let here = self.force_in(from, side);
        let mobile = self.mobile_of(from, side, here);
        Ready { from, here, mobile }
    }

    /// The terms that all marches of `side` share.
    fn terms(&self, side: Side, led: Led) -> Terms {
        Terms {
            side,
            led,
            shut: self.defied(side).or(self.barred(side)),
            at_peace: self.at_peace(side),
            elites_lead: self.elites_lead(),
            tired: self.tired(side),
        }
    }

    /// All troops there can be of those Nations of `side` that are not At War.
    pub(crate) fn at_peace(&self, side: Side) -> Figures {
        let nations = side.nations().iter().filter(|nation| !self.at_war(**nation));
        nations.fold(Figures::default(), |all, nation| all.with_all_of(*nation))
    }

    /// The choice of figures for a march.
    pub fn marching(&self, side: Side, from: Region, to: Region, led: Led) -> Picking {
        self.marching_of(&self.ready(side, from), to, &self.terms(side, led))
    }

    /// Nations not At War do not cross the borders of another, and a character of level 0 goes nowhere.
    #[inline]
    fn marching_of(&self, ready: &Ready, to: Region, terms: &Terms) -> Picking {
        let mut allowed = ready.mobile;
        if let Some(land) = to.nation() {
            allowed.figures = allowed.figures.except(terms.at_peace.without_nation(land));
        }
        allowed.people.remove(Character::Saruman);
        Picking {
            here: ready.here,
            allowed,
            most: self.room(to, terms.side),
            led: terms.led,
            purpose: Purpose::March,
            elites_lead: terms.elites_lead,
            tired: terms.tired,
        }
    }

    /// The choice of figures that a frame leaves.
    pub fn picking(&self, side: Side, purpose: Purpose, from: Region, to: Region, led: Led) -> Picking {
        match purpose {
            Purpose::March => self.marching(side, from, to, led),
            Purpose::Journey => self.journeying(side, from, led),
            Purpose::Attack => self.attacking(side, from, led),
            Purpose::Advance => {
                let mut allowed = self.battle.map_or(Force::default(), |battle| battle.force);
                allowed.people.remove(Character::Saruman);
                Picking {
                    here: self.force_in(from, side),
                    allowed,
                    // Who relieves a Stronghold may find others there.
                    most: self.room(to, side),
                    led,
                    purpose,
                    elites_lead: (false, false),
                    tired: 0,
                }
            }
        }
    }

    /// May an Army of `side` march from `from` to `to`?
    pub fn objection_to_march(&self, side: Side, from: Region, to: Region, led: Led) -> Verdict {
        self.objection_to_march_of(&self.ready(side, from), to, &self.terms(side, led))
    }

    fn objection_to_march_of(&self, ready: &Ready, to: Region, terms: &Terms) -> Verdict {
        let (from, side) = (ready.from, terms.side);
        require(!from.walls().has(to), Why::MOUNTAINS)?;
        require(from.near().has(to), Why::NOT_ADJACENT)?;
        require(!self.defied(side).has(to), Why::ENEMY_THERE)?;
        self.unbarred(side, to)?;
        let picking = self.marching_of(ready, to, terms);
        if !picking.allowed.has_units() {
            return Err(self.why_nobody_goes(from, side).unwrap_or(Why::BORDERS));
        }
        picking.prospects(&Force::default())
    }

    /// The objection to entering or attacking a region that a card on the table closes to `side`.
    pub(crate) fn unbarred(&self, side: Side, at: Region) -> Verdict {
        require(!self.barred(side).has(at), Why::BARRED)
    }

    /// The reason why none of the units in `from` can act.
    pub(crate) fn why_nobody_goes(&self, from: Region, side: Side) -> Option<Why> {
        self.why_idle(from, side, Force::has_units)
    }

    /// The reason why those that are `wanted` cannot act: they are the partner's, have moved, or acted in the action before.
    fn why_idle(&self, from: Region, side: Side, wanted: impl Fn(&Force) -> bool) -> Option<Why> {
        let mut own = self.force_in(from, side);
        self.under_command(from, side, &mut own);
        if !wanted(&own) {
            return Some(Why::NOT_YOUR_NATION);
        }
        if !wanted(&self.rested(from, own)) {
            return Some(Why::ALREADY_MOVED);
        }
        (!wanted(&self.mobile(from, side))).then_some(Why::SAME_NATION)
    }

    /// The regions an Army of `side` in `from` may march to.
    pub fn marches(&self, side: Side, from: Region, led: Led) -> RegionSet {
        let (ready, terms) = (self.ready(side, from), self.terms(side, led));
        self.ways_open(&ready, &terms).collect()
    }

    /// The same, one by one.
    fn ways_open(&self, ready: &Ready, terms: &Terms) -> impl Iterator<Item = Region> {
        let near = ready.from.near().minus(terms.shut).iter();
        near.filter(move |to| self.is_open(ready, *to, terms))
    }

    /// Is there no [objection](Self::objection_to_march_of) to a march to `to`?
    fn is_open(&self, ready: &Ready, to: Region, terms: &Terms) -> bool {
        let near = ready.mobile.has_units() && ready.from.near().has(to) && !terms.shut.has(to);
        let picking = || self.marching_of(ready, to, terms);
        near && picking().prospects(&Force::default()).is_ok()
    }

    /// The marches of `side`, led so.
    pub fn all_marches(&self, side: Side, led: Led) -> Marches<'_> {
        Marches { state: self, terms: self.terms(side, led), ready: None }
    }

    /// The Armies of `side` that may march: those to which there is no
    /// [objection](Self::objection_to_march_from).
    pub(crate) fn marching_armies(&self, side: Side, led: Led) -> impl Iterator<Item = Region> {
        let terms = self.terms(side, led);
        let armies = self.board.armies(side).minus(self.sieges(side)).iter();
        armies.filter(move |from| self.ways_open(&self.ready(side, *from), &terms).next().is_some())
    }

    /// May an Army of `side` march from `from` at all?
    pub(crate) fn objection_to_march_from(&self, side: Side, from: Region, led: Led) -> Verdict {
        require(self.board.armies(side).has(from), Why::NO_ARMY)?;
        require(!self.is_besieged(from, side), Why::BESIEGED)?;
        let (ready, terms) = (self.ready(side, from), self.terms(side, led));
        let ways = from.near().iter();
        let verdicts = ways.map(|to| self.objection_to_march_of(&ready, to, &terms));
        any(Why::NOT_ADJACENT, verdicts)
    }

    /// Can any Army of `side` march?
    pub(crate) fn can_march(&self, side: Side, led: Led) -> bool {
        self.marching_armies(side, led).next().is_some()
    }

    /// The reason why no Army of `side` can march.
    pub(crate) fn objection_to_any_march(&self, side: Side, led: Led) -> Verdict {
        let armies = self.board.armies(side).iter();
        let verdicts = armies.map(|from| self.objection_to_march_from(side, from, led));
        any(Why::NO_ARMY, verdicts)
    }

    /// Remembers that a force has come to `at` in this action: it moves no second time.
    pub fn has_moved(&mut self, at: Region, force: &Force) {
        if force.units() > 0 {
            self.note_deed(force, at);
        }
        self.has_come(at, force);
    }

    /// The same of a force that did nothing more than it is noted for.
    fn has_come(&mut self, at: Region, force: &Force) {
        self.team.joined.add(at);
        match self.moved.iter_mut().find(|(there, _)| *there == at) {
            Some((_, moved)) => moved.join(force),
            None => self.moved.push((at, *force)),
        }
    }

    /// The side whose action it is.
    pub fn acting(&self) -> Side {
        self.action.map_or(Side::Free, |action| action.side)
    }

    /// A force was picked.
    pub fn picked(&mut self, purpose: Purpose, from: Region, to: Region, force: &Force, ctx: &mut Ctx<'_>) {
        match purpose {
            Purpose::March | Purpose::Advance => {
                let (side, force) = (self.acting(), *force);
                ctx.tell(|| match purpose {
                    Purpose::Advance => Event::AdvancedInto { to, force },
                    _ => Event::Marched { from, to, force },
                });
                self.transfer(from, to, side, &force, ctx);
                if purpose == Purpose::Advance {
                    self.deeds_follow(from, to, &force);
                    self.has_come(to, &force);
                } else {
                    self.has_moved(to, &force);
                }
            }
            Purpose::Journey => self.journey(from, force),
            Purpose::Attack => self.start_battle(from, to, force, ctx),
        }
    }
}
