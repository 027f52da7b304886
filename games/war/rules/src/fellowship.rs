//! Chapter VIII: the Fellowship of the Ring: declared, revealed, hidden, led, and left.

use crate::cards::Ends;
use crate::prelude::*;
use crate::questions::Land;

/// Corruption at which the Ring-bearers fail.
pub const DOOM: u8 = 12;

/// The last box of the Fellowship Track.
pub(crate) const TRACK: u8 = 12;

/// The step of the Mordor Track that is the Crack of Doom.
pub const CRACK_OF_DOOM: u8 = 5;

impl State {
    /// The region of the Ring-bearers; none on the Mordor Track.
    pub fn bearers_at(&self) -> Option<Region> {
        self.fellowship.mordor.is_none().then_some(self.fellowship.at)
    }

    /// Is `at` a City or Stronghold of the Free Peoples that they still hold?
    pub fn haven(&self, at: Region) -> bool {
        at.is_city_or_stronghold() && at.owner() == Some(Side::Free) && self.unconquered(at)
    }

    /// Strongholds of the Shadow that it still holds: those it has captured are not of the Shadow.
    pub fn dark_strongholds(&self) -> RegionSet {
        self.strongholds(Side::Shadow).minus(self.captured)
    }

    /// The Ring-bearers gain Corruption.
    pub fn corrupt(&mut self, points: u8, ctx: &mut Ctx<'_>) {
        if points == 0 {
            return;
        }
        self.fellowship.corruption = (self.fellowship.corruption + points).min(DOOM);
        let corruption = self.fellowship.corruption;
        ctx.tell(|| Event::Corrupted { points, corruption });
        if corruption == DOOM {
            self.end(Ending::Corrupted, ctx);
        }
    }

    /// The Ring-bearers are healed of Corruption.
    pub fn heal(&mut self, points: u8, ctx: &mut Ctx<'_>) {
        let points = points.min(self.fellowship.corruption);
        if points > 0 {
            self.fellowship.corruption -= points;
            let corruption = self.fellowship.corruption;
            ctx.tell(|| Event::Healed { points, corruption });
        }
    }

    /// Regions that the Ring-bearers can have reached.
    pub fn paths(&self) -> RegionSet {
        let (here, steps) = (RegionSet::only(self.fellowship.at), self.fellowship.progress);
        here.within(steps, RegionSet::EMPTY, RegionSet::EMPTY)
    }

    /// The Fellowship is declared at `to`.
    pub fn declare(&mut self, to: Region, ctx: &mut Ctx<'_>) {
        let safe = self.haven(to);
        ctx.tell(|| Event::Declared { at: to });
        self.end_cards(Ends::Declared, ctx);
        self.move_bearers(to, false, safe);
        if safe {
            if let Some(nation) = to.nation() {
                self.activate(nation, Because::Declared(to), ctx);
            }
            self.heal(1, ctx);
            self.end_cards(Ends::Safe, ctx);
        }
    }

    /// May the revealed Fellowship be at `to`?
    pub(crate) fn objection_to_reveal_at(&self, to: Region) -> Verdict {
        require(self.paths().has(to), Why::REVEALED_TOO_FAR)?;
        require(!self.haven(to), Why::REVEAL_NOT_THERE)
    }

    /// The Fellowship is revealed: where it is, is asked if it has moved.
    pub fn reveal(&mut self, ctx: &mut Ctx<'_>) {
        if !self.fellowship.hidden {
            return;
        }
        self.fellowship.hidden = false;
        ctx.tell(|| Event::Revealed);
        self.end_cards(Ends::Revealed, ctx);
        if self.fellowship.mordor.is_none() {
            self.frames.push(Frame::RevealAt);
        }
    }

    /// The revealed Fellowship is at `to`.
    pub fn revealed_at(&mut self, to: Region, ctx: &mut Ctx<'_>) {
        ctx.tell(|| Event::RevealedAt { at: to });
        self.move_bearers(to, true, false);
    }

    /// Moves the Ring-bearers, and sees what lay on the way. They take the safest way there is.
    fn move_bearers(&mut self, to: Region, revealed: bool, safe: bool) {
        let (from, steps) = (self.fellowship.at, self.fellowship.progress);
        let reaches = |around: RegionSet| {
            let way = RegionSet::only(from).within(steps, RegionSet::EMPTY, around);
            way.has(to) && !around.has(from) && !around.has(to)
        };
        let strongholds = self.dark_strongholds();
        let moria = RegionSet::only(Region::MORIA);
        let (by_stronghold, by_moria) = if reaches(strongholds.or(moria)) {
            (false, false)
        } else if reaches(strongholds) {
            (false, true)
        } else {
            (true, !reaches(moria))
        };
        self.fellowship.at = to;
        self.fellowship.progress = 0;
        if revealed && by_stronghold {
            self.frames.push(Frame::Hunt(HuntStep::Begin(Cause::Stronghold)));
        }
        if by_moria {
            self.balrog_wakes(safe);
        }
    }

    /// The Fellowship hides.
    pub fn hide(&mut self, ctx: &mut Ctx<'_>) {
        self.fellowship.hidden = true;
        self.fellowship.stirred = true;
        ctx.tell(|| Event::Hidden);
    }

    /// May the Fellowship move by a die or a card?
    pub(crate) fn objection_to_move_fellowship(&self) -> Verdict {
        require(self.fellowship.hidden, Why::NOT_HIDDEN)?;
        let ends = self.fellowship.mordor.is_none() && self.fellowship.progress >= TRACK;
        require(!ends, Why::TRACK_ENDS)
    }

    /// The Fellowship moves, and is hunted.
    pub(crate) fn move_fellowship(&mut self, ctx: &mut Ctx<'_>) {
        self.fellowship.stirred = true;
        if self.fellowship.mordor.is_none() {
            self.fellowship.progress += 1;
        }
        let progress = self.fellowship.progress;
        ctx.tell(|| Event::FellowshipMoves { progress });
        self.hunt_mover();
    }

    /// The Fellowship enters Mordor.
    pub fn enter_mordor(&mut self, ctx: &mut Ctx<'_>) {
        self.fellowship.mordor = Some(0);
        self.fellowship.progress = 0;
        self.tiles.enter_mordor();
        ctx.tell(|| Event::EnteredMordor);
    }

    /// Companions of the highest level: one of them must be the Guide.
    pub fn guides(&self) -> People {
        let companions = self.companions();
        let highest = companions.highest_level();
        companions.iter().filter(|who| who.level() == highest).collect()
    }

    /// Updates the Fellowship after a member left: the question of the Guide, where there is a choice, and
    /// cards that needed the member go.
    pub fn company_changed(&mut self, ctx: &mut Ctx<'_>) {
        let guides = self.guides();
        if !self.fellowship.guide.is_some_and(|guide| guides.has(guide)) {
            self.fellowship.guide = guides.iter().next();
            let guide = self.fellowship.guide;
            ctx.tell(|| Event::Guides { guide });
        }
        self.ask_guide();
        self.check_table(ctx);
    }

    /// A group leaves the Fellowship for `to`. From the Mordor Track there is no return.
    pub fn separate(&mut self, group: People, to: Region, ctx: &mut Ctx<'_>) {
        ctx.tell(|| Event::Separated { group, to });
        self.send(group, to);
        self.company_changed(ctx);
        self.rouse_by_companions(to, group, ctx);
    }

    /// Companions leave on the Mordor Track: they are out of the game.
    pub(crate) fn lose_in_mordor(&mut self, group: People, ctx: &mut Ctx<'_>) {
        group.iter().for_each(|who| self.eliminate(who, ctx));
        self.company_changed(ctx);
    }

    /// A Companion in the Fellowship is lost. Hobbits are taken alive, but not in Mordor.
    pub(crate) fn lose_companion(&mut self, who: Character, ctx: &mut Ctx<'_>) {
        let alive = who.is_hobbit() && self.fellowship.mordor.is_none();
        self.set_place(who, Place::Gone);
        if alive {
            ctx.tell(|| Event::TakenAlive { who });
            let land = self.parted(who);
            match self.hunt.as_mut() {
                Some(hunt) => {
                    let slot = usize::from(hunt.alive[0].is_some());
                    hunt.alive[slot] = Some((who, land.from, land.range));
                }
                None => self.frames.push(land),
            }
        } else {
            ctx.tell(|| Event::Slain { who });
        }
        self.company_changed(ctx);
    }

    /// The question where a character separated from the Fellowship comes to the map.
    pub(crate) fn parted(&self, who: Character) -> Land {
        let range = self.fellowship.progress + who.level();
        let (who, from) = (People::only(who), self.fellowship.at);
        Land { who, from, range }
    }

    /// The war is over.
    pub fn end(&mut self, ending: Ending, ctx: &mut Ctx<'_>) {
        if self.over.is_none() {
            self.over = Some(ending);
            ctx.tell(|| Event::Ends { ending });
        }
    }
}
