//! Chapter IX: the Hunt for the Ring.

use crate::event::Measure;
use crate::fellowship::CRACK_OF_DOOM;
use crate::prelude::*;
use crate::questions::Land;
use crate::tile::{Damage, Tile};

impl Hunt {
    /// A Hunt for this reason.
    pub fn new(cause: Cause) -> Self {
        Self { cause, ..Self::default() }
    }
}

impl State {
    /// The Hunt that is being resolved.
    ///
    /// # Panics
    /// When there is none.
    pub fn hunt(&self) -> &Hunt {
        self.hunt.as_ref().expect("a Hunt is being resolved")
    }

    pub(crate) fn hunt_mut(&mut self) -> &mut Hunt {
        self.hunt.as_mut().expect("a Hunt is being resolved")
    }

    /// The Fellowship has moved: it is hunted. On the Mordor Track a tile is drawn without a roll.
    pub(crate) fn hunt_mover(&mut self) {
        self.hunt = Some(Hunt::new(Cause::Move));
        if self.fellowship.mordor.is_some() {
            self.frames.push(HuntStep::Step);
            self.ask_draw();
        } else {
            self.ask_roll();
        }
    }

    /// A Hunt roll, which Crebain may help.
    pub(crate) fn ask_roll(&mut self) {
        self.frames.push(HuntStep::Roll);
        self.ask_crebain();
    }

    /// The draw of a tile, which a wizard's staff may prevent.
    pub(crate) fn ask_draw(&mut self) {
        self.frames.push(HuntStep::Draw);
        self.ask_staff();
    }

    /// A tile drawn for a card.
    pub(crate) fn hunt_by_card(&mut self, hunt: Hunt) {
        self.hunt = Some(hunt);
        self.ask_draw();
    }

    /// Does a step of the Hunt.
    pub(crate) fn hunt_step(&mut self, step: HuntStep, ctx: &mut Ctx<'_>) {
        match step {
            HuntStep::Begin(cause) => self.hunt_by_card(Hunt::new(cause)),
            HuntStep::Roll => self.hunt_roll(ctx),
            HuntStep::Draw => self.draw_tile(ctx),
            HuntStep::Read => self.read_tile(ctx),
            HuntStep::Corrupt => self.burden(ctx),
            HuntStep::Part => self.break_fellowship(),
            HuntStep::Alive => {
                for (who, from, range) in self.hunt().alive.into_iter().flatten() {
                    let who = People::only(who);
                    self.frames.push(Land { who, from, range });
                }
            }
            HuntStep::Reveal => self.reveal_by_hunt(ctx),
            HuntStep::Step => self.step_in_mordor(ctx),
        }
    }

    /// Dice that may be rolled again: for a Stronghold, for Army units and for Nazgûl where the Ring-bearers are.
    pub fn hunt_rerolls(&self) -> u8 {
        self.hunted_by().into_iter().map(u8::from).sum()
    }

    /// The Shadow's pieces in the Ring-bearers' region: a Stronghold, Army units, Nazgûl.
    fn hunted_by(&self) -> [bool; 3] {
        let at = self.fellowship.at;
        self.board.hunters(at, self.captured, self.stands(Character::WitchKing) == Some(at))
    }

    fn hunt_roll(&mut self, ctx: &mut Ctx<'_>) {
        let level = self.hunt_box[Side::Shadow];
        let (boxed, card) = (self.hunt_box[Side::Free], self.hunt().bonus);
        let bonus = boxed + card;
        let hunt = |what: &'static str, count: u8, ctx: &mut Ctx<'_>| {
            let faces = roll(what, count, ctx);
            let succeeds = |face: &&u8| **face != 1 && **face + bonus >= 6;
            let successes = faces.iter().filter(succeeds).count() as u8;
            if count > 0 {
                ctx.tell(|| Event::HuntRoll { faces: faces.to_vec(), boxed, card, successes });
            }
            successes
        };
        let dice = level.min(5);
        let mut successes = hunt("hunt", dice, ctx);
        let missed = dice - successes;
        let [stronghold, army, nazgul] = self.hunted_by();
        let again = missed.min(self.hunt_rerolls());
        if again > 0 {
            ctx.tell(|| Event::HuntAgain { dice: again, missed, stronghold, army, nazgul });
            successes += hunt("hunt again", again, ctx);
        }
        if successes > 0 {
            self.hunt_mut().successes = successes;
            self.ask_draw();
        } else {
            self.hunt = None;
        }
    }

    /// Takes a tile from the pool at random.
    pub(crate) fn take_tile(&mut self, ctx: &mut Ctx<'_>) -> Option<Tile> {
        self.tiles.refill();
        let left = self.tiles.left();
        if left == 0 {
            return None;
        }
        let pool = self.tiles.clone();
        ctx.chance.roll("tile", 1);
        let tile = self.tiles.nth(ctx.chance.face(left, |n| pool.nth(n).id()));
        self.tiles.pool[tile.index()] -= 1;
        ctx.tell(|| Event::TileDrawn { tile });
        Some(tile)
    }

    fn draw_tile(&mut self, ctx: &mut Ctx<'_>) {
        let Some(tile) = self.take_tile(ctx) else {
            return self.end_hunt();
        };
        self.tiles.drawn[tile.index()] += 1;
        self.hunt_mut().tile = Some(tile);
        self.frames.push(HuntStep::Read);
    }

    /// The Hunt is over, but for the step on the Mordor Track that waits for its tile.
    fn end_hunt(&mut self) {
        let waits = self.frames.last() == Some(&Frame::Hunt(HuntStep::Step));
        if !waits {
            self.hunt = None;
        }
    }

    fn read_tile(&mut self, ctx: &mut Ctx<'_>) {
        let mut hunt = *self.hunt();
        let Some(tile) = hunt.tile else { return };
        let facts = tile.facts();
        if hunt.only_plain && (tile.is_eye() || facts.special == Some(Side::Free)) {
            self.hunt = None;
            return;
        }
        let (damage, from) = match facts.damage {
            Damage::Number(number) => (number.max(0) as u8, Measure::Number),
            Damage::Die => {
                let face = roll("tile die", 1, ctx)[0];
                ctx.tell(|| Event::TileDie { face });
                (face, Measure::Die)
            }
            Damage::Eye => match (hunt.cause, self.fellowship.mordor) {
                (Cause::Move, Some(_)) => (self.hunt_box.values().sum(), Measure::HuntBox),
                (Cause::Move | Cause::Roll, None) => (hunt.successes, Measure::Successes),
                _ => (0, Measure::NoRoll),
            },
        };
        hunt.damage = damage;
        if hunt.breaking {
            self.hunt = Some(hunt);
            self.frames.push(HuntStep::Part);
            self.frames.push(Frame::HuntCard);
            return;
        }
        hunt.reveal = facts.reveal && self.fellowship.hidden && !hunt.no_reveal;
        self.hunt = Some(hunt);
        ctx.tell(|| Event::HuntDamage { damage, from });
        self.frames.push(HuntStep::Reveal);
        self.frames.push(HuntStep::Alive);
        self.frames.push(HuntStep::Corrupt);
        self.frames.push(Frame::HuntBear);
        self.frames.push(Frame::HuntGuide);
        self.frames.push(Frame::HuntCard);
    }

    /// Applies the tile to the Ring-bearers: remaining damage adds Corruption, a negative number heals.
    fn burden(&mut self, ctx: &mut Ctx<'_>) {
        let hunt = *self.hunt();
        if let Some(Damage::Number(number @ ..0)) = hunt.tile.map(|tile| tile.facts().damage) {
            self.heal(number.unsigned_abs(), ctx);
        }
        self.corrupt(hunt.damage, ctx);
    }

    /// Separates as many Companions as the tile says.
    fn break_fellowship(&mut self) {
        let number = self.hunt.take().map_or(0, |hunt| hunt.damage);
        let most = number.min(self.companions().len() as u8);
        if most > 0 {
            self.ask_to_separate(Travel::STILL, most);
        }
    }

    /// May the Guide's ability be used against the Hunt?
    pub(crate) fn guide_can_help(&self) -> bool {
        let hunt = self.hunt();
        if hunt.damage == 0 || hunt.sure {
            return false;
        }
        match self.fellowship.guide {
            Some(guide) => guide.is_hobbit(),
            None => {
                let somewhere = || self.paths().iter().any(|at| !self.haven(at));
                let may = self.fellowship.hidden && !self.reveals_by_tile() && !hunt.betrayed;
                may && (self.fellowship.mordor.is_some() || somewhere())
            }
        }
    }

    /// Will the tile reveal the Fellowship? Gollum slips past normal tiles with a number.
    fn reveals_by_tile(&self) -> bool {
        let hunt = self.hunt();
        let is_plain = |tile: Tile| !tile.is_eye() && tile.facts().special.is_none();
        let slips = self.fellowship.guide.is_none() && hunt.tile.is_some_and(is_plain);
        hunt.reveal && !slips
    }

    /// The Guide helps: a Hobbit leaves the Fellowship, Gollum betrays it.
    pub fn guide_helps(&mut self, ctx: &mut Ctx<'_>) {
        let guide = self.fellowship.guide;
        ctx.tell(|| Event::GuideHelps { who: guide });
        self.soften(1, ctx);
        match guide {
            Some(hobbit) => {
                self.frames.push(Frame::HuntGuide);
                self.set_place(hobbit, Place::Gone);
                self.company_changed(ctx);
                if self.fellowship.mordor.is_none() {
                    self.frames.push(self.parted(hobbit));
                }
            }
            None => self.hunt_mut().betrayed = true,
        }
    }

    /// Is there a casualty to decide on?
    pub fn may_bear(&self) -> bool {
        let hunt = self.hunt();
        hunt.damage > 0 && !hunt.sure && !hunt.casualty && !self.companions().is_empty()
    }

    /// A Companion is lost to the Hunt.
    pub fn bear(&mut self, who: Character, ctx: &mut Ctx<'_>) {
        self.hunt_mut().casualty = true;
        self.frames.push(Frame::HuntGuide);
        self.lose_companion(who, ctx);
        self.soften(who.level(), ctx);
    }

    /// The damage becomes less, by as much as there is.
    pub(crate) fn soften(&mut self, by: u8, ctx: &mut Ctx<'_>) {
        let hunt = self.hunt_mut();
        let by = by.min(hunt.damage);
        hunt.damage -= by;
        let damage = hunt.damage;
        if by > 0 {
            ctx.tell(|| Event::HuntSoftened { by, damage });
        }
    }

    fn reveal_by_hunt(&mut self, ctx: &mut Ctx<'_>) {
        let reveals = self.reveals_by_tile() || self.hunt().betrayed;
        // The Shadow's part after a casualty is done when the Hunt is over.
        let casualty = self.hunt().casualty;
        self.end_hunt();
        if casualty {
            self.mourn();
        }
        if reveals {
            self.reveal(ctx);
        }
    }

    fn step_in_mordor(&mut self, ctx: &mut Ctx<'_>) {
        let tile = self.hunt.take().and_then(|hunt| hunt.tile);
        let stops = tile.is_some_and(|tile| tile.facts().stop);
        if let Some(step) = self.fellowship.mordor.as_mut()
            && !stops
        {
            *step += 1;
            let step = *step;
            ctx.tell(|| Event::MordorStep { step });
            if step == CRACK_OF_DOOM {
                self.end(Ending::Destroyed, ctx);
            }
        }
    }
}
