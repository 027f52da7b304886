//! Attacks by the effect of a card, and how one that is faced goes.

use super::super::prelude::*;
use crate::cards::Repeats;
use crate::mechanics::Speaker;
use crate::questions::{AttackBegins, CreatureAttacks};
use crate::state::{Key, Series};

operations! {
    /// The company faces an attack.
    "attack" => FaceAttack { race: Race, strikes: i8, prowess: i8 },
    /// The creature, in play as an event, attacks the company.
    "attacks_now" => AttacksNow,
    /// The automatic-attack that is the target is faced once more, right after it, until the end of the turn.
    "duplicate" => Duplicate,
    /// Makes a creature attack at once, from where it lies, with more prowess and body.
    "unleash" => Unleash { who: Who, prowess: i8, body: i8 },
    /// The card waits for the end of the strike, or of the attack.
    "await" => Heed { until: Until },
    /// The struck character does not tap by the strike, unless it is wounded.
    "stay_untapped" => StayUntapped,
}

impl Does for FaceAttack {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let Self { race, strikes, prowess } = *self;
        if let Some(company) = deed.link.company {
            let source = Source::Effect(state.piece(deed.link.piece).card);
            state.frames.push(AttackBegins { company, source, race, strikes, prowess });
        }
    }

    fn waylays(&self) -> bool {
        true
    }
}

impl Does for AttacksNow {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let piece = deed.link.piece;
        // A hunting creature needs no key: where it hunts is its condition.
        let mut key = (state.face(piece).kind == CardKind::Hazard).then_some(Key::None);
        state.each_key(state.face(piece), &deed.scope(), |one| key = key.or(Some(one)));
        if let Some(key) = key {
            state.frames.push(CreatureAttacks {
                piece,
                key,
                index: 0,
                series: Series::default(),
                at_site: false,
            });
        }
    }

    fn waylays(&self) -> bool {
        true
    }
}

impl Does for Unleash {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        for id in state.who(self.who, &deed.scope()) {
            if let Some(key) = state.key_now(id) {
                state.unleash(id, key, [self.prowess, self.body], deed.link, ctx);
            }
        }
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        let whose = state.who(self.who, scope);
        let free =
            |id: PieceId| state.piece(id).zone.in_play() || state.is_free(state.piece(id).card).is_ok();
        require(whose.into_iter().all(|id| state.key_now(id).is_some() && free(id)), Why::NO_KEY)
    }
}

impl State {
    /// The first key that a creature has to the company that moves.
    pub(crate) fn key_now(&self, id: PieceId) -> Option<Key> {
        let mut first = None;
        let scope = Scope { seat: self.hazarding(), company: self.turn.company, ..Scope::of(self, id) };
        self.each_key(self.face(id), &scope, |key| first = first.or(Some(key)));
        first
    }

    /// Makes a creature attack from wherever it lies, with more prowess and body, for this attack alone.
    pub(crate) fn unleash(
        &mut self,
        id: PieceId,
        key: Key,
        [prowess, body]: [i8; 2],
        link: &state::Link,
        ctx: &mut Ctx<'_>,
    ) {
        if !self.piece(id).zone.in_play() {
            ctx.journal.reveal();
            self.put(id, Zone::Chain);
        }
        for (stat, by) in [(Stat::Prowess, prowess), (Stat::Body, body)] {
            if by != 0 {
                self.add_lasting(Some(Change::Number(id, stat, by, None)), Until::Turn, link);
            }
        }
        self.frames.push(CreatureAttacks {
            piece: id,
            key,
            index: 0,
            series: Series::default(),
            at_site: false,
        });
    }
}

impl Does for Duplicate {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Target::AutoAttack(site, index) = deed.link.target {
            state.add_lasting(Some(Change::Duplicated(site, index)), Until::Turn, deed.link);
        }
    }
}

impl Does for Heed {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let change = Change::Awaits(deed.link.piece, deed.scope().target_piece());
        state.add_lasting(Some(change), self.until, deed.link);
    }

    /// The gain is seen later.
    fn is_price(&self, _: bool) -> bool {
        true
    }
}

impl State {
    /// Triggers the effects that wait for the end of the strike, or of the attack.
    pub(crate) fn heed(&mut self, when: When, until: Until) {
        let Some(combat) = &self.combat else { return };
        let (struck, company) = (combat.strike().map(|strike| strike.at), Some(combat.company));
        let waiting = self.lasting.iter().filter(|lasting| lasting.until == until);
        let waiting = waiting.filter_map(|lasting| match lasting.change {
            Change::Awaits(card, whom) => Some((card, whom.or(struck), lasting.seat)),
            _ => None,
        });
        for (this, whom, seat) in waiting.collect::<Vec<_>>() {
            let target = whom.map_or(Target::Nothing, Target::Piece);
            self.trigger(this, when, &Scope { target, ..Scope::about(Speaker::Piece(this), seat, company) });
        }
    }

    /// The number of times an automatic-attack of a site is faced besides the first.
    pub(crate) fn repetitions(&self, combat: &Combat) -> u8 {
        let Some((site, attack)) = combat.automatic() else { return 0 };
        let (change, race) = (Change::Duplicated(site, attack), combat.race);
        let lasting = self.lasting.iter().filter(|lasting| lasting.change == change).count();
        let says = self.in_play.iter().filter(|by| {
            let mut has = self.face(**by).has.iter();
            has.any(|one| matches!(one, Static::Repeats(Repeats { kind: Kind::Race(of) }) if *of == race))
        });
        (lasting + says.count()) as u8 + self.redoubled(site)
    }
}

impl Does for StayUntapped {
    fn does(&self, _: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(strike) = state.combat.as_mut().and_then(|combat| combat.strike_mut()) {
            strike.spared = true;
        }
    }

    fn matters(&self, state: &State, _: &Scope) -> bool {
        let strike = state.combat.as_ref().and_then(Combat::strike);
        strike.is_some_and(|strike| !(strike.spared || strike.untapped) && state.is_untapped(strike.at))
    }
}
