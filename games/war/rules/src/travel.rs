//! Chapter VI: moving characters. Companions walk, Nazgûl fly.

use crate::prelude::*;
use crate::questions::{Companions, Minions, Separate};

impl State {
    /// Strongholds that `side` controls.
    pub fn strongholds(&self, side: Side) -> RegionSet {
        RegionSet::STRONGHOLDS.and(self.controlled(side))
    }

    /// The regions Companions can walk to from `from` in `range` regions: they halt where the Shadow
    /// holds a Stronghold, and neither leave nor enter one of their own that is besieged.
    pub fn walks(&self, from: Region, range: u8, into_siege: bool) -> RegionSet {
        let here = RegionSet::only(from);
        let sieges = self.sieges(Side::Free);
        if sieges.has(from) {
            return here;
        }
        let halt = self.strongholds(Side::Shadow);
        if into_siege {
            here.within(range, halt.or(sieges), RegionSet::EMPTY)
        } else {
            here.within(range, halt, sieges)
        }
    }

    /// The range of a group: its highest level, and the bonus of a card. Gandalf the White alone or with
    /// one Hobbit is as fast as Shadowfax.
    pub fn range(&self, group: People, travel: Travel) -> u8 {
        let mut level = group.highest_level();
        let mut others = group;
        others.remove(Character::GandalfTheWhite);
        let light = others.len() <= 1 && others.iter().all(Character::is_hobbit);
        if group.has(Character::GandalfTheWhite) && light {
            level = level.max(4);
        }
        level.max(travel.level) + travel.extra
    }

    /// May `who` join the group that is about to walk?
    pub(crate) fn objection_to_join(
        &self,
        moved: People,
        group: People,
        travel: Travel,
        who: Character,
    ) -> Verdict {
        require(who.side() == Side::Free, Why::NOT_A_COMPANION)?;
        let at = self.stands(who).ok_or(Why::NOT_ABROAD)?;
        require(!moved.has(who) && !group.has(who), Why::ALREADY_MOVED)?;
        let together = group.iter().all(|other| self.stands(other) == Some(at));
        require(together, Why::NOT_TOGETHER)?;
        require(self.walks(at, 1, travel.into_siege).len() > 1, Why::SHUT_IN)
    }

    /// The region of a group: all are together.
    fn group_stands(&self, group: People) -> Option<Region> {
        group.iter().next().and_then(|who| self.stands(who))
    }

    /// The regions a group may walk to.
    pub fn group_walks(&self, group: People, travel: Travel) -> RegionSet {
        let Some(from) = self.group_stands(group) else {
            return RegionSet::EMPTY;
        };
        let walks = self.walks(from, self.range(group, travel), travel.into_siege);
        walks.minus(RegionSet::only(from))
    }

    /// Can any Companion on the map walk?
    pub(crate) fn can_walk(&self, moved: People, travel: Travel) -> bool {
        let mut all = Character::ALL.into_iter();
        all.any(|who| self.objection_to_join(moved, People::EMPTY, travel, who).is_ok())
    }

    /// The reason why no Companion on the map can walk.
    pub(crate) fn objection_to_any_walk(&self, travel: Travel) -> Verdict {
        require(self.companions_abroad().next().is_some(), Why::NO_COMPANIONS)?;
        require(self.can_walk(People::EMPTY, travel), Why::SHUT_IN)
    }

    /// May a group walk to `to`?
    pub(crate) fn objection_to_walk(&self, group: People, travel: Travel, to: Region) -> Verdict {
        let from = self.group_stands(group).ok_or(Why::NOBODY_CHOSEN)?;
        require(to != from, Why::OUT_OF_REACH)?;
        let range = self.range(group, travel);
        self.objection_to_way_on_foot(from, range, travel.into_siege, to, Why::OUT_OF_REACH)
    }

    /// May Companions who leave the Fellowship come to `to`?
    pub(crate) fn objection_to_separate_to(&self, group: People, travel: Travel, to: Region) -> Verdict {
        let (from, range) = (self.fellowship.at, self.separation(group, travel));
        self.objection_to_way_on_foot(from, range, travel.into_siege, to, Why::SEPARATED_TOO_FAR)
    }

    /// May Companions walk from `from` to `to` in `range` regions?
    pub(crate) fn objection_to_way_on_foot(
        &self,
        from: Region,
        range: u8,
        into_siege: bool,
        to: Region,
        too_far: Why,
    ) -> Verdict {
        if self.walks(from, range, into_siege).has(to) {
            return Ok(());
        }
        let sieges = self.sieges(Side::Free);
        require(!sieges.has(from), Why::SHUT_IN)?;
        require(from.steps_to(to) <= range, too_far)?;
        let closed = if into_siege { RegionSet::EMPTY } else { sieges };
        let around = RegionSet::only(from).within(range, RegionSet::EMPTY, closed);
        require(around.has(to), Why::SHUT_IN)?;
        Err(Why::HALTED)
    }

    /// Asks which group of Companions walks: `left` groups may, 255 as many as there are.
    pub(crate) fn ask_to_walk(&mut self, travel: Travel, left: u8) {
        self.frames.push(Companions { moved: People::EMPTY, group: People::EMPTY, travel, left });
    }

    /// Companions come to `to`.
    pub fn walk(&mut self, group: People, to: Region, ctx: &mut Ctx<'_>) {
        self.send(group, to);
        ctx.tell(|| Event::Walked { group, to });
        self.rouse_by_companions(to, group, ctx);
    }

    /// Asks which Companions leave the Fellowship: exactly `most`, 255 as many as wish to.
    pub(crate) fn ask_to_separate(&mut self, travel: Travel, most: u8) {
        let group = People::EMPTY;
        self.frames.push(Separate { group, travel, most });
    }

    /// The regions a group that leaves the Fellowship may enter.
    pub fn separations(&self, group: People, travel: Travel) -> RegionSet {
        if group.is_empty() {
            return RegionSet::EMPTY;
        }
        let range = self.separation(group, travel);
        self.walks(self.fellowship.at, range, travel.into_siege)
    }

    /// The range of a group that leaves the Fellowship.
    fn separation(&self, group: People, travel: Travel) -> u8 {
        if travel.still { 0 } else { self.fellowship.progress + self.range(group, travel) }
    }

    /// The regions where a character of the Shadow without an Army may not end: alone in a Stronghold of the enemy.
    fn hostile(&self) -> RegionSet {
        self.strongholds(Side::Free).minus(self.sieges(Side::Free))
    }

    /// Asks who flies: Nazgûl, and Minions, too, unless it is said.
    pub(crate) fn ask_to_fly(&mut self, nazgul_only: bool) {
        let moved = People::EMPTY;
        self.frames.push(Minions { nazgul_only, moved });
    }

    /// May this Nazgûl or Minion move in this action?
    pub(crate) fn objection_to_fly(&self, moved: People, who: Figure, from: Region) -> Verdict {
        match who {
            Figure::Nazgul => {
                let flown = self.moved.iter().filter(|(at, _)| *at == from);
                let flown = flown.map(|(_, force)| force.figures.nazgul()).sum::<u8>();
                let here = self.board.at(from).nazgul();
                require(here > 0, Why::NOT_HERE)?;
                require(here > flown, Why::ALREADY_MOVED)
            }
            Figure::Person(who @ (Character::WitchKing | Character::MouthOfSauron)) => {
                require(self.obeys(Side::Shadow, who), Why::NOT_YOUR_NATION)?;
                require(self.stands(who) == Some(from), Why::NOT_HERE)?;
                require(!moved.has(who), Why::ALREADY_MOVED)?;
                let flights = self.flights(Figure::Person(who), from);
                require(!flights.is_empty(), Why::MOUTH_TOO_FAR)
            }
            Figure::Person(Character::Saruman) => Err(Why::LEVEL_ZERO),
            _ => Err(Why::NOT_A_MINION),
        }
    }

    /// May it end there?
    pub(crate) fn objection_to_land(&self, who: Figure, from: Region, to: Region) -> Verdict {
        if who == Figure::Person(Character::MouthOfSauron) {
            require(!self.hostile().has(to), Why::MINION_STRONGHOLD)?;
            return require(from != to && self.mouth_walks(from).has(to), Why::MOUTH_TOO_FAR);
        }
        require(from != to, Why::FLY_NOWHERE)?;
        require(!self.hostile().has(to), Why::NAZGUL_STRONGHOLD)
    }

    fn mouth_walks(&self, from: Region) -> RegionSet {
        let sieges = self.sieges(Side::Shadow);
        if sieges.has(from) {
            return RegionSet::EMPTY;
        }
        let range = Character::MouthOfSauron.level();
        RegionSet::only(from).within(range, RegionSet::EMPTY, sieges.or(self.hostile()))
    }

    /// The regions a Nazgûl or Minion may enter from `from`.
    pub fn flights(&self, who: Figure, from: Region) -> RegionSet {
        let reach = match who {
            Figure::Person(Character::MouthOfSauron) => self.mouth_walks(from),
            _ => RegionSet::ALL,
        };
        reach.minus(self.hostile()).minus(RegionSet::only(from))
    }

    /// Can any Nazgûl, or Minion, move?
    pub(crate) fn can_fly(&self, nazgul_only: bool, moved: People) -> bool {
        let flies = |who, from| self.objection_to_fly(moved, who, from).is_ok();
        let person = |who| {
            let from = self.stands(who);
            from.is_some_and(|from| flies(Figure::Person(who), from))
        };
        person(Character::WitchKing)
            || !nazgul_only && person(Character::MouthOfSauron)
            || self.board.roosts().iter().any(|from| flies(Figure::Nazgul, from))
    }

    /// A Nazgûl or Minion goes to `to`.
    pub fn fly(&mut self, who: Figure, from: Region, to: Region, ctx: &mut Ctx<'_>) {
        ctx.tell(|| Event::Flew { who, from, to });
        match who {
            Figure::Person(who) => self.set_place(who, Place::On(to)),
            figure => {
                self.board.remove(from, figure);
                self.board.add(to, figure, 1);
                let mut one = Force::default();
                one.add(figure);
                self.has_moved(to, &one);
            }
        }
    }
}
