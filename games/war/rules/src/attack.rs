//! Chapter VI: who may attack, with which troops, and where.

use crate::march::Picking;
use crate::prelude::*;

impl Battle {
    /// A battle in the field, before its first round.
    pub(crate) fn new(at: Region, from: Region, attacker: Side) -> Self {
        Self {
            at,
            from,
            attacker,
            force: Force::default(),
            kind: Assault::Field,
            round: 0,
            free_rounds: 1,
            no_cease: false,
            barred: false,
            hampered: 0,
            white: false,
            end: None,
            cards: BySide::default(),
            chosen: BySide::default(),
            open: false,
            cancelled: BySide::default(),
            rounds: BySide::default(),
        }
    }
}

impl State {
    /// The choice of figures for an attack: those who may fight, and have not moved in this action.
    pub fn attacking(&self, side: Side, from: Region, led: Led) -> Picking {
        let mut here = self.force_in(from, side);
        let mut allowed = self.mobile_of(from, side, here);
        if !self.may_lead_attack(from, side) {
            allowed = Force::default();
        }
        allowed.figures = allowed.figures.except(self.at_peace(side));
        // A partner's troops are no part of the Army, and do not need a rearguard.
        self.under_command(from, side, &mut here);
        Picking {
            here,
            allowed,
            most: u8::MAX,
            led,
            purpose: Purpose::Attack,
            elites_lead: self.elites_lead(),
            tired: self.tired(side),
        }
    }

    /// May an Army of `side` in `from` attack the enemies in `at`?
    pub fn objection_to_attack(&self, side: Side, from: Region, at: Region, led: Led) -> Verdict {
        self.objection_to_attack_with(&self.attacking(side, from, led), side, from, at)
    }

    fn objection_to_attack_with(&self, picking: &Picking, side: Side, from: Region, at: Region) -> Verdict {
        let enemy = side.other();
        require(!from.walls().has(at), Why::MOUNTAINS)?;
        require(from == at || from.near().has(at), Why::TOO_FAR_TO_ATTACK)?;
        require(self.board.armies(enemy).has(at), Why::NO_ENEMY)?;
        self.unbarred(side, at)?;
        if from != at {
            require(!self.is_besieged(from, side), Why::BESIEGED)?;
            require(!self.is_besieged(at, enemy), Why::ENEMY_INSIDE)?;
        }
        if !picking.allowed.has_units() {
            let commands = self.may_lead_attack(from, side);
            let why = if commands { Why::NOT_AT_WAR } else { Why::NOT_YOUR_NATION };
            return Err(self.why_nobody_goes(from, side).unwrap_or(why));
        }
        picking.prospects(&Force::default())
    }

    /// Regions that an Army of `side` in `from` can think of attacking: those with an enemy Army near by, and
    /// its own in a siege.
    pub fn quarry(&self, side: Side, from: Region) -> RegionSet {
        let around = from.near().or(RegionSet::only(from));
        around.and(self.board.armies(side.other()))
    }

    /// May an Army of `side` in `from` attack any region?
    pub(crate) fn objection_to_attack_from(&self, side: Side, from: Region, led: Led) -> Verdict {
        require(self.board.armies(side).has(from), Why::NO_ARMY)?;
        let quarry = self.quarry(side, from);
        require(!quarry.is_empty(), Why::NO_ENEMY)?;
        let picking = self.attacking(side, from, led);
        let quarry = quarry.iter();
        let verdicts = quarry.map(|at| self.objection_to_attack_with(&picking, side, from, at));
        any(Why::NO_ENEMY, verdicts)
    }

    /// Can any Army of `side` attack?
    pub(crate) fn can_attack(&self, side: Side, led: Led) -> bool {
        self.attacking_armies(side, led).next().is_some()
    }

    /// The Armies of `side` that may attack: those to which there is no
    /// [objection](Self::objection_to_attack_from).
    pub(crate) fn attacking_armies(&self, side: Side, led: Led) -> impl Iterator<Item = Region> {
        let enemies = self.board.armies(side.other());
        let near = enemies.or(enemies.neighbours());
        let armies = self.board.armies(side).and(near).iter();
        armies.filter(move |from| self.objection_to_attack_from(side, *from, led).is_ok())
    }

    /// The reason why no Army of `side` can attack.
    pub(crate) fn objection_to_any_attack(&self, side: Side, led: Led) -> Verdict {
        let armies = self.board.armies(side).iter();
        let verdicts = armies.map(|from| self.objection_to_attack_from(side, from, led));
        any(Why::NO_ENEMY, verdicts)
    }

    /// A picked force attacks.
    pub(crate) fn start_battle(&mut self, from: Region, at: Region, force: &Force, ctx: &mut Ctx<'_>) {
        let attacker = self.acting();
        let kind = match (from == at, self.is_besieged(at, attacker)) {
            (false, _) => Assault::Field,
            (true, true) => Assault::Sortie,
            (true, false) => Assault::Siege,
        };
        self.note_deed(force, from);
        self.join_ranks(at, attacker.other());
        let mut battle = Battle { force: *force, kind, ..Battle::new(at, from, attacker) };
        self.fight_by_card(&mut battle);
        self.battle = Some(battle);
        ctx.tell(|| Event::Attacked { from, at, side: attacker, kind, force: *force });
        self.frames.push(Frame::Battle(BattleStep::Begin));
    }
}
