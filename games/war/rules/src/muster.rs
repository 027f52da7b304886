//! Chapter VI: reinforcements, and characters that come into play.

use std::ops::ControlFlow;

use crate::frame::{Call, Calls};
use crate::prelude::*;
use crate::questions::{Enter, Share};

/// What is missing when `who` may not come into play.
const fn needs(who: Character) -> Why {
    match who {
        Character::WitchKing => Why::WITCH_KING_NEEDS,
        Character::MouthOfSauron => Why::MOUTH_NEEDS,
        Character::Saruman => Why::SARUMAN_NEEDS,
        Character::GandalfTheWhite => Why::WHITE_NEEDS,
        Character::Aragorn => Why::CROWN_NEEDS,
        _ => Why::PERSON_NEEDS,
    }
}

/// What is missing when `who` may not come into play there.
const fn place(who: Character) -> Why {
    match who {
        Character::WitchKing => Why::WITCH_KING_PLACE,
        Character::MouthOfSauron => Why::MOUTH_PLACE,
        Character::Saruman => Why::SARUMAN_PLACE,
        Character::GandalfTheWhite => Why::WHITE_PLACE,
        Character::Aragorn => Why::CROWN_NEEDS,
        _ => Why::PERSON_NEEDS,
    }
}

impl State {
    /// Why `who` may not come into play at `at`.
    pub(crate) fn objection_to_place(&self, who: Character, at: Region) -> Verdict {
        unless(self.places_for(who).has(at), place(who))
    }

    /// May `figure` come from the reinforcements to `at` by a die? `first` is where another came just now.
    pub fn objection_to_recruit(
        &self,
        side: Side,
        first: Option<Region>,
        figure: Figure,
        at: Region,
    ) -> Verdict {
        let (nation, kind) = figure.kind().ok_or(Why::NO_RESERVE)?;
        unless(nation.side() == side, Why::NOT_YOUR_SIDE)?;
        unless(self.orders(side, nation), Why::NOT_YOUR_NATION)?;
        unless(self.tired(side) >> nation.index() & 1 == 0, Why::SAME_NATION)?;
        unless(
            at.nation() == Some(nation) && at.is_settlement(),
            Why::NOT_SETTLEMENT,
        )?;
        unless(figure != Figure::Nazgul || at.is_stronghold(), Why::NAZGUL_HALL)?;
        unless(self.at_war(nation), Why::RECRUIT_NOT_AT_WAR)?;
        unless(self.unconquered(at), Why::CAPTURED)?;
        unless(!self.is_besieged(at, side), Why::RECRUIT_BESIEGED)?;
        unless(self.reserve[nation][kind] > 0, Why::NO_RESERVE)?;
        let leader = matches!(figure, Figure::Leader(_));
        unless(!leader || self.board.armies(side).has(at), Why::LEADER_ALONE)?;
        if let Some(first) = first {
            unless(kind != 1, Why::TOO_MUCH)?;
            unless(first != at, Why::SAME_SETTLEMENT)?;
        }
        Ok(())
    }

    /// Every figure and Settlement of `side` one might think of. Where nothing at all may come, be it to a Nation or
    /// to a Settlement, one figure stands for all.
    pub fn each_recruit(&self, side: Side, offer: impl FnMut(Figure, Region)) {
        self.each_recruit_after(side, None, offer);
    }

    /// The same after the first figure of a die has come to a Settlement.
    pub(crate) fn each_recruit_after(
        &self,
        side: Side,
        first: Option<Region>,
        mut offer: impl FnMut(Figure, Region),
    ) {
        let _ = self.find_recruit(side, first, |figure, at| {
            offer(figure, at);
            ControlFlow::<()>::Continue(())
        });
    }

    /// The same, until `look` has seen enough.
    fn find_recruit<T>(
        &self,
        side: Side,
        first: Option<Region>,
        mut look: impl FnMut(Figure, Region) -> ControlFlow<T>,
    ) -> ControlFlow<T> {
        let besieged = self.sieges(side);
        for nation in side.nations() {
            let reserve = self.reserve[*nation];
            if reserve == [0; 3] {
                continue;
            }
            for at in RegionSet::land(*nation).and(RegionSet::SETTLEMENTS).iter() {
                let shut = !self.unconquered(at) || besieged.has(at) || first == Some(at);
                let kinds = (0..3).filter(|kind| reserve[*kind] > 0);
                // After the first figure no Elite comes; Nazgûl come to Strongholds alone.
                let kinds = kinds.filter(|kind| first.is_none() || *kind != 1);
                let mut kinds = kinds
                    .map(|kind| Figure::of(*nation, kind))
                    .filter(|figure| *figure != Figure::Nazgul || at.is_stronghold());
                if shut || !self.at_war(*nation) {
                    if let Some(figure) = kinds.next() {
                        look(figure, at)?;
                    }
                } else {
                    kinds.try_for_each(|figure| look(figure, at))?;
                }
                if !self.at_war(*nation) {
                    break;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Can anything be recruited by a die?
    pub(crate) fn can_recruit(&self, side: Side, first: Option<Region>) -> bool {
        self.objection_to_any_recruit(side, first).is_ok()
    }

    /// Why nothing can be recruited by a die.
    pub(crate) fn objection_to_any_recruit(&self, side: Side, first: Option<Region>) -> Verdict {
        if !side.nations().iter().any(|nation| self.at_war(*nation)) {
            return Err(Why::RECRUIT_NOT_AT_WAR);
        }
        let mut furthest: Option<Why> = None;
        let may = self.find_recruit(side, first, |figure, at| {
            match self.objection_to_recruit(side, first, figure, at) {
                Ok(()) => ControlFlow::Break(()),
                Err(why) => {
                    furthest = Some(furthest.map_or(why, |other| other.or_further(why)));
                    ControlFlow::Continue(())
                }
            }
        });
        unless(may.is_break(), furthest.unwrap_or(Why::NO_RESERVE))
    }

    /// A figure comes from the reinforcements.
    pub fn recruit(&mut self, figure: Figure, at: Region, ctx: &mut Ctx<'_>) {
        self.from_reserve(at, figure);
        self.team.joined.add(at);
        if let Some((nation, _)) = figure.kind() {
            self.note_recruit(nation);
        }
        ctx.tell(|| Event::Recruited { figure, at });
    }

    /// May `nation` be advanced by a Muster result?
    pub fn objection_to_diplomacy(&self, side: Side, nation: Nation) -> Verdict {
        unless(nation.side() == side, Why::NOT_YOUR_SIDE)?;
        unless(self.orders(side, nation), Why::NOT_YOUR_NATION)?;
        unless(!self.is_threatened(nation), Why::BARRED)?;
        self.objection_to_advance(nation)
    }

    /// May `who` come into play by a die?
    pub(crate) fn objection_to_bring(&self, who: Character) -> Verdict {
        let needs = needs(who);
        unless(self.place(who) == Place::Aside, needs)?;
        if who.side() == Side::Shadow {
            let nation = if who == Character::Saruman {
                Nation::Isengard
            } else {
                Nation::Sauron
            };
            unless(self.orders(Side::Shadow, nation), Why::NOT_YOUR_NATION)?;
        }
        match who {
            Character::WitchKing => {
                let free = Side::Free.nations().iter().any(|nation| self.at_war(*nation));
                unless(self.at_war(Nation::Sauron) && free, needs)?;
            }
            Character::MouthOfSauron => {
                let war = self.all_at_war(Side::Free);
                unless(self.fellowship.mordor.is_some() || war, needs)?;
            }
            Character::Saruman => {
                let orthanc = self.unconquered(Region::ORTHANC);
                unless(self.at_war(Nation::Isengard) && orthanc, needs)?;
            }
            Character::GandalfTheWhite => {
                let grey = self.place(Character::GandalfTheGrey);
                unless(grey != Place::Fellowship && self.minion_seen, needs)?;
            }
            Character::Aragorn => {
                let strider = self.stands(Character::Strider);
                let throne = |at| matches!(at, Region::MINAS_TIRITH | Region::DOL_AMROTH | Region::PELARGIR);
                let there = strider.is_some_and(|at| throne(at) && self.unconquered(at));
                return unless(there, needs);
            }
            _ => return Err(needs),
        }
        unless(!self.places_for(who).is_empty(), place(who))
    }

    /// Where `who` may come into play.
    pub fn places_for(&self, who: Character) -> RegionSet {
        let stronghold = |nation: Nation| {
            RegionSet::land(nation)
                .and(RegionSet::STRONGHOLDS)
                .minus(self.captured)
        };
        match who {
            Character::WitchKing => {
                let armies = self.board.armies(Side::Shadow).iter();
                armies
                    .filter(|at| self.board.at(*at).nation(Nation::Sauron) > 0)
                    .collect()
            }
            Character::MouthOfSauron => stronghold(Nation::Sauron),
            Character::Saruman => RegionSet::only(Region::ORTHANC),
            Character::GandalfTheWhite => match self.stands(Character::GandalfTheGrey) {
                Some(at) => RegionSet::only(at),
                None => stronghold(Nation::Elves).or(RegionSet::only(Region::FANGORN)),
            },
            Character::Aragorn => self
                .stands(Character::Strider)
                .map(RegionSet::only)
                .unwrap_or_default(),
            _ => RegionSet::EMPTY,
        }
    }

    /// `who` comes into play at `at`, taking the place of whom he replaces.
    pub fn bring(&mut self, who: Character, at: Region, ctx: &mut Ctx<'_>) {
        if let Some(other) = who.facts().replaces {
            self.set_place(other, Place::Gone);
        }
        self.set_place(who, Place::On(at));
        ctx.tell(|| Event::Arrived { who, at });
        match who.side() {
            Side::Free => self.rouse_by_companions(at, crate::character::People::only(who), ctx),
            Side::Shadow => self.minion_seen = true,
        }
        if who == Character::WitchKing {
            for nation in Side::Free.nations() {
                self.activate(*nation, Because::Card, ctx);
            }
        }
    }

    /// Asks where `who` comes into play, unless there is but one place.
    pub(crate) fn ask_place(&mut self, who: Character, ctx: &mut Ctx<'_>) {
        let places = self.places_for(who);
        match (places.len(), places.iter().next()) {
            (1, Some(at)) => self.bring(who, at, ctx),
            (0, _) => {}
            _ => self.frames.push(Enter(who)),
        }
    }

    /// Does Saruman speak: is he in Orthanc, and Orthanc his and not besieged?
    fn saruman_speaks(&self) -> bool {
        self.in_play(Character::Saruman)
            && self.unconquered(Region::ORTHANC)
            && !self.is_besieged(Region::ORTHANC, Side::Shadow)
    }

    fn voices(&self) -> impl Iterator<Item = Region> + '_ {
        let homes = [Region::ORTHANC, Region::NORTH_DUNLAND, Region::SOUTH_DUNLAND];
        homes.into_iter().filter(|at| self.unconquered(*at))
    }

    /// May Saruman's voice call a Regular to every Settlement of Isengard?
    pub(crate) fn objection_to_voice(&self) -> Verdict {
        unless(self.orders(Side::Shadow, Nation::Isengard), Why::NOT_YOUR_NATION)?;
        unless(self.saruman_speaks(), Why::VOICE_NEEDS)?;
        unless(self.reserve[Nation::Isengard][0] > 0, Why::NO_RESERVE)
    }

    /// A Regular comes to every Settlement of Isengard; where to, if there are too few for all, is asked.
    pub fn voice(&mut self, ctx: &mut Ctx<'_>) {
        let homes = self.voices().collect::<arrayvec::ArrayVec<_, 3>>();
        let regular = Figure::Unit(Nation::Isengard, Rank::Regular);
        if usize::from(self.in_reserve(regular)) < homes.len() {
            let mut calls = Calls::default();
            for (call, at) in calls.0.iter_mut().zip(&homes) {
                *call = Some(Call {
                    at: *at,
                    regulars: 1,
                    units: 0,
                });
            }
            let nation = Nation::Isengard;
            self.frames.push(Share { nation, calls });
            return;
        }
        for at in homes {
            self.recruit(regular, at, ctx);
        }
    }

    /// May Saruman turn Regulars in Orthanc into Elites?
    pub(crate) fn objection_to_uruks(&self) -> Verdict {
        unless(self.orders(Side::Shadow, Nation::Isengard), Why::NOT_YOUR_NATION)?;
        unless(self.saruman_speaks(), Why::VOICE_NEEDS)?;
        let regulars = self.board.at(Region::ORTHANC).units(Nation::Isengard)[0];
        unless(regulars > 0, Why::VOICE_NEEDS)?;
        unless(self.reserve[Nation::Isengard][1] > 0, Why::NO_RESERVE)
    }

    /// Two Regulars in Orthanc become Elites, as far as there are any.
    pub fn uruks(&mut self, ctx: &mut Ctx<'_>) {
        for _ in 0..2 {
            if self.objection_to_uruks().is_ok() {
                self.promote(Nation::Isengard, Region::ORTHANC, ctx);
            }
        }
    }

    /// A Regular becomes an Elite from the reinforcements.
    pub fn promote(&mut self, nation: Nation, at: Region, ctx: &mut Ctx<'_>) {
        let regular = Figure::Unit(nation, Rank::Regular);
        self.board.remove(at, regular);
        self.count_lost(regular, 1);
        self.from_reserve(at, Figure::Unit(nation, Rank::Elite));
        ctx.tell(|| Event::Promoted { nation, at });
    }

    /// May a Companion who is at home make his Nation advance?
    pub(crate) fn objection_to_plead(&self, who: Character) -> Verdict {
        let (nation, home) = match who {
            Character::Boromir => (Nation::Gondor, None),
            Character::Legolas => (Nation::Elves, None),
            Character::Gimli => (Nation::Dwarves, Some(Region::EREBOR)),
            _ => return Err(Why::PERSON_NEEDS),
        };
        let at = self.stands(who).ok_or(Why::PLEA_NEEDS)?;
        let fits = match home {
            Some(home) => at == home,
            None => at.nation() == Some(nation) && at.is_city_or_stronghold(),
        };
        unless(fits && self.unconquered(at), Why::PLEA_NEEDS)?;
        self.objection_to_advance(nation)
    }
}
