//! Ride Against the Enemy, Come at Need: friends who ride against a company by mistake, and stop in time.

use super::prelude::*;
use crate::card::Race as People;
use crate::cards::statics::{Flag, MayNot};
use crate::questions::AttackNow;

operations! {
    /// The character that was shown attacks the company, with seven more, and only detains; nothing has an effect on it.
    "ride_against" => RideAgainst,
    /// The ally that was shown is laid off to the side with the card.
    "call_up" => CallUp,
    /// Makes the ally off to the side attack with seven more, detaining only, if the company comes where it joins.
    "ally_attacks" => AllyAttacks,
    /// The ally off to the side returns to the hand, and the card is discarded.
    "call_off_ally" => CallOffAlly,
}

conditions! {
    /// The company goes where the ally off to the side with the card joins.
    "comes_where_it_joins" => ComesWhereItJoins: |_, state, scope| {
        let to = scope.its_company(state).filter(|company| company.shown).and_then(|company| company.to);
        let ally = scope.piece().and_then(|id| state.beside(id).first().copied());
        to.zip(ally).is_some_and(|(to, ally)| state.joins_at(state.face(ally), to))
    };
}

/// The bonus of such an attacker.
const STRONGER: i8 = 7;

impl State {
    /// An attack of one strike with the numbers of a card, which only detains: friends meet.
    fn friendly_fire(&self, company: CompanyId, source: Source, of: PieceId, race: People) -> Combat {
        let face = self.face(of);
        let mut combat = self.plain_attack(company, source, race);
        combat.strikes = 1;
        combat.prowess = face.prowess + STRONGER;
        combat.body = face.body;
        combat.detains = true;
        combat
    }
}

impl Does for RideAgainst {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let rider = deed.link.user.zip(deed.link.company);
        let Some((who, company)) = rider.filter(|(_, id)| state.find_company(*id).is_some()) else {
            return;
        };
        let race = state.face(who).race.unwrap_or(Race::Special);
        let mut combat = state.friendly_fire(company, Source::Creature(who, 0), who, race);
        combat.aloof = true;
        combat.firm = true;
        state.frames.push(AttackNow::of(combat));
    }
}

impl Does for CallUp {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let card = deed.link.piece;
        if let Some(ally) = deed.link.user {
            state.put(card, Zone::Table);
            state.lay_beside(ally, card);
            state.piece_mut(ally).show();
            state.turn.company.into_iter().for_each(|company| state.comes_late(card, company));
        }
    }

    /// Only an ally that can be attacked.
    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        let hidden =
            |id: PieceId| {
                state.face(id).has.iter().any(|one| {
                    matches!(one, Static::MayNot(MayNot { flag: Flag::BeAttacked(Kind::Anything) }))
                })
            };
        let able = scope.user.is_some_and(|id| state.face(id).kind == CardKind::Ally && !hidden(id));
        require(able, Why::CONDITION)
    }
}

impl Does for AllyAttacks {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let card = deed.link.piece;
        let ally = state.beside(card).first().copied();
        let company = deed.link.company.filter(|id| state.find_company(*id).is_some());
        let Some((ally, company)) = ally.zip(company) else { return };
        if state.company(company).seat == state.piece(card).owner {
            return;
        }
        let source = Source::Effect(state.piece(card).card);
        let combat = state.friendly_fire(company, source, ally, Race::Special);
        state.frames.push(AttackNow::of(combat));
        // It has attacked: the card goes, and the ally with it.
        state.discard(card, ctx);
    }

    fn waylays(&self) -> bool {
        true
    }
}

impl Does for CallOffAlly {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let card = deed.link.piece;
        for ally in state.beside(card) {
            let (seat, name) = (state.piece(ally).owner, state.piece(ally).card);
            state.put(ally, Zone::Hand);
            ctx.tell(|| Event::Returned { seat, card: name });
        }
        state.discard(card, ctx);
    }
}

impl State {
    /// Does a mode do something to the attack that is faced, on which nothing has an effect?
    pub(crate) fn is_in_vain(&self, mode: &Mode) -> bool {
        fn touches(op: &Op) -> bool {
            use crate::cards::ops::{Cancel, Cancelled, Raise};
            let of_attack = |who: &Who| matches!(who, Who::Attack | Who::Strike);
            match op {
                Op::Cancel(Cancel { what }) => matches!(what, Cancelled::Attack | Cancelled::Strike),
                Op::Raise(Raise { who, .. }) => of_attack(who),
                Op::Rescale(rescale) => of_attack(&rescale.who),
                _ => op.inner().is_some_and(touches),
            }
        }
        self.combat.as_ref().is_some_and(|combat| combat.aloof) && mode.does.iter().any(touches)
    }
}
