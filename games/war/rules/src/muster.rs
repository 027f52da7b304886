//! Chapter VI: reinforcements, and characters that come into play.

use crate::frame::{Call, Calls};
use crate::prelude::*;
use crate::questions::{Enter, Share};

/// The objections when `who` may not come into play at all, and when he may not do so there.
const fn missing(who: Character) -> [Why; 2] {
    match who {
        Character::WitchKing => [Why::WITCH_KING_NEEDS, Why::WITCH_KING_PLACE],
        Character::MouthOfSauron => [Why::MOUTH_NEEDS, Why::MOUTH_PLACE],
        Character::Saruman => [Why::SARUMAN_NEEDS, Why::SARUMAN_PLACE],
        Character::GandalfTheWhite => [Why::WHITE_NEEDS, Why::WHITE_PLACE],
        Character::Aragorn => [Why::CROWN_NEEDS; 2],
        _ => [Why::PERSON_NEEDS; 2],
    }
}

impl State {
    /// The reason why `who` may not come into play at `at`.
    pub(crate) fn objection_to_place(&self, who: Character, at: Region) -> Verdict {
        let [_, place] = missing(who);
        require(self.places_for(who).has(at), place)
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
        require(nation.side() == side, Why::NOT_YOUR_SIDE)?;
        self.objection_to_troops(nation)?;
        let home = at.nation() == Some(nation) && at.is_settlement();
        require(home, Why::NOT_SETTLEMENT)?;
        require(figure != Figure::Nazgul || at.is_stronghold(), Why::NAZGUL_HALL)?;
        require(self.at_war(nation), Why::RECRUIT_NOT_AT_WAR)?;
        require(self.unconquered(at), Why::CAPTURED)?;
        require(!self.is_besieged(at, side), Why::RECRUIT_BESIEGED)?;
        require(self.reserve[nation][kind] > 0, Why::NO_RESERVE)?;
        let leader = matches!(figure, Figure::Leader(_));
        require(!leader || self.board.armies(side).has(at), Why::LEADER_ALONE)?;
        if let Some(first) = first {
            require(kind != 1, Why::TOO_MUCH)?;
            require(first != at, Why::SAME_SETTLEMENT)?;
        }
        Ok(())
    }

    /// Every figure and Settlement of `side` one might think of, `first` being where another came just now. Where nothing
    /// at all may come, be it to a Nation or to a Settlement, one figure stands for all.
    pub fn recruits(&self, side: Side, first: Option<Region>) -> impl Iterator<Item = (Figure, Region)> {
        let besieged = self.sieges(side);
        let nations = side.nations().iter();
        let nations = nations.filter(|nation| self.reserve[**nation] != [0; 3]);
        nations.flat_map(move |nation| {
            let (reserve, at_war) = (self.reserve[*nation], self.at_war(*nation));
            let homes = RegionSet::land(*nation).and(RegionSet::SETTLEMENTS).iter();
            let homes = homes.take(if at_war { usize::MAX } else { 1 });
            homes.flat_map(move |at| {
                let shut = !at_war || !self.unconquered(at) || besieged.has(at) || first == Some(at);
                // After the first figure no Elite comes; Nazgûl come to Strongholds alone.
                let kinds = (0..3).filter(move |kind| reserve[*kind] > 0 && (first.is_none() || *kind != 1));
                let figures = kinds.map(|kind| Figure::of(*nation, kind));
                let figures = figures.filter(move |figure| *figure != Figure::Nazgul || at.is_stronghold());
                let figures = figures.map(move |figure| (figure, at));
                figures.take(if shut { 1 } else { 3 })
            })
        })
    }

    /// The reason why nothing can be recruited by a die.
    pub(crate) fn objection_to_any_recruit(&self, side: Side, first: Option<Region>) -> Verdict {
        if !side.nations().iter().any(|nation| self.at_war(*nation)) {
            return Err(Why::RECRUIT_NOT_AT_WAR);
        }
        let recruits = self.recruits(side, first);
        let mut verdicts = recruits.map(|(figure, at)| self.objection_to_recruit(side, first, figure, at));
        let one = verdicts.next().unwrap_or(Err(Why::NO_RESERVE));
        one.or_else(|why| any(why, verdicts))
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
        require(nation.side() == side, Why::NOT_YOUR_SIDE)?;
        self.objection_to_counter(nation)?;
        require(!self.is_threatened(nation), Why::BARRED)?;
        self.objection_to_advance(nation)
    }

    /// May `who` come into play by a die?
    pub(crate) fn objection_to_bring(&self, who: Character) -> Verdict {
        let [needs, place] = missing(who);
        require(self.place(who) == Place::Aside, needs)?;
        require(self.obeys(who.side(), who), Why::NOT_YOUR_NATION)?;
        let met = match who {
            Character::WitchKing => {
                let free = Side::Free.nations().iter().any(|nation| self.at_war(*nation));
                self.at_war(Nation::Sauron) && free
            }
            Character::MouthOfSauron => self.fellowship.mordor.is_some() || self.all_at_war(Side::Free),
            Character::Saruman => self.at_war(Nation::Isengard) && self.unconquered(Region::ORTHANC),
            Character::GandalfTheWhite => {
                self.place(Character::GandalfTheGrey) != Place::Fellowship && self.minion_seen
            }
            Character::Aragorn => {
                let throne = |at| matches!(at, Region::MINAS_TIRITH | Region::DOL_AMROTH | Region::PELARGIR);
                let strider = self.stands(Character::Strider);
                strider.is_some_and(|at| throne(at) && self.unconquered(at))
            }
            _ => false,
        };
        require(met, needs)?;
        require(!self.places_for(who).is_empty(), place)
    }

    /// The regions where `who` may come into play.
    pub fn places_for(&self, who: Character) -> RegionSet {
        let held = RegionSet::STRONGHOLDS.minus(self.captured);
        let there = |who| self.stands(who).map(RegionSet::only);
        match who {
            Character::WitchKing => {
                let armies = self.board.armies(Side::Shadow).iter();
                let sauron = armies.filter(|at| self.board.at(*at).has_nation(Nation::Sauron));
                sauron.collect()
            }
            Character::MouthOfSauron => RegionSet::land(Nation::Sauron).and(held),
            Character::Saruman => RegionSet::only(Region::ORTHANC),
            Character::GandalfTheWhite => there(Character::GandalfTheGrey).unwrap_or_else(|| {
                let elven = RegionSet::land(Nation::Elves).and(held);
                elven.or(RegionSet::only(Region::FANGORN))
            }),
            Character::Aragorn => there(Character::Strider).unwrap_or_default(),
            _ => RegionSet::EMPTY,
        }
    }

    /// Brings `who` into play at `at`, in place of the character he replaces.
    pub fn bring(&mut self, who: Character, at: Region, ctx: &mut Ctx<'_>) {
        if let Some(other) = who.facts().replaces {
            self.set_place(other, Place::Gone);
        }
        self.set_place(who, Place::On(at));
        ctx.tell(|| Event::Arrived { who, at });
        match who.side() {
            Side::Free => self.rouse_by_companions(at, People::only(who), ctx),
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

    /// May Saruman speak: is he in Orthanc, and Orthanc his and not besieged?
    fn objection_to_speech(&self) -> Verdict {
        require(self.obeys(Side::Shadow, Character::Saruman), Why::NOT_YOUR_NATION)?;
        let orthanc = Region::ORTHANC;
        let his = self.unconquered(orthanc) && !self.is_besieged(orthanc, Side::Shadow);
        require(his && self.in_play(Character::Saruman), Why::VOICE_NEEDS)
    }

    /// May Saruman's voice call a Regular to every Settlement of Isengard?
    pub(crate) fn objection_to_voice(&self) -> Verdict {
        self.objection_to_speech()?;
        require(self.reserve[Nation::Isengard][0] > 0, Why::NO_RESERVE)
    }

    /// A Regular comes to every Settlement of Isengard; where to, if there are too few for all, is asked.
    pub fn voice(&mut self, ctx: &mut Ctx<'_>) {
        let homes = [Region::ORTHANC, Region::NORTH_DUNLAND, Region::SOUTH_DUNLAND].into_iter();
        let homes = homes.filter(|at| self.unconquered(*at)).collect::<Vec<_>>();
        let regular = Figure::Unit(Nation::Isengard, Rank::Regular);
        if usize::from(self.in_reserve(regular)) < homes.len() {
            let mut calls = Calls::default();
            let (regulars, units) = (1, 0);
            for (call, at) in calls.0.iter_mut().zip(homes) {
                *call = Some(Call { at, regulars, units });
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
        self.objection_to_speech()?;
        let regulars = self.board.at(Region::ORTHANC).units(Nation::Isengard)[0];
        require(regulars > 0, Why::VOICE_NEEDS)?;
        require(self.reserve[Nation::Isengard][1] > 0, Why::NO_RESERVE)
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
        self.note_recruit(nation);
        ctx.tell(|| Event::Promoted { nation, at });
    }

    /// May a Companion who is at home make his Nation advance?
    pub(crate) fn objection_to_plead(&self, who: Character, nation: Nation) -> Verdict {
        let at = self.stands(who).ok_or(Why::PLEA_NEEDS)?;
        let home = match who {
            Character::Gimli => at == Region::EREBOR,
            _ => at.nation() == Some(nation) && at.is_city_or_stronghold(),
        };
        require(home && self.unconquered(at), Why::PLEA_NEEDS)?;
        self.objection_to_advance(nation)
    }
}
