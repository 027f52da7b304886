//! Choosing characters (LDT-2.5), and the masked pair (LDT-C23.2).

use table::Chance;

use crate::book::Effect;
use crate::prelude::*;
use crate::questions::WhichCharacter;
use crate::state::Cursor;

impl State {
    /// The characters this round may have: the chapter's, or the group's.
    pub fn round_roster(&self) -> CharacterSet {
        let group = self.group.and_then(|group| self.card().groups.get(usize::from(group)));
        group.map_or(self.roster, |group| group.and(self.roster))
    }

    /// The characters already taken.
    pub fn taken(&self) -> CharacterSet {
        Chair::all(self.chairs()).filter_map(|chair| self.deal.cast[chair]).collect()
    }

    /// The starred characters not yet taken.
    pub(crate) fn stars_left(&self) -> CharacterSet {
        self.card().starred.and(self.round_roster()).minus(self.taken())
    }

    /// LDT-2.5: clockwise from the first, each chair without a character takes one; then setting up begins.
    pub(crate) fn go_on_taking(&mut self, ctx: &mut Ctx<'_>) {
        let count = self.chairs();
        let mut order = (1..count).map(|steps| self.deal.first.left(steps, count));
        if let Some(chair) = order.find(|chair| self.deal.cast[*chair].is_none()) {
            self.phase = WhichCharacter { chair }.into();
            return;
        }
        if self.effects().any(|effect| matches!(effect, Effect::Counsel(..))) {
            self.deal_rest(ctx.chance);
            // Cards come into every hand, and into the pyramid some that lie open.
            ctx.journal.reveal();
        }
        self.mask(ctx.chance);
        self.deal.cursor = Cursor::default();
        self.proceed(ctx);
    }

    /// LDT-C23.2: which of the pair is Gandalf.
    pub(crate) fn mask(&mut self, chance: &mut Chance) {
        let pair = self.masked_pair();
        if pair.len() == 2 {
            const SIDES: [&str; 2] = ["first", "second"];
            chance.roll("gandalf", 1);
            let gandalf = chance.face(2, |side| SIDES[side as usize]) as usize;
            self.deal.masked = pair.iter().nth(gandalf);
        }
    }

    /// The chairs of the masked pair.
    pub(crate) fn masked_pair(&self) -> ChairSet {
        let masked = |chair: &Chair| {
            self.sheet(*chair).is_some_and(|sheet| sheet.can(crate::book::cards::Ability::Masked))
        };
        Chair::all(self.chairs()).filter(masked).collect()
    }
}
