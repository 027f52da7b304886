//! The choice of a combat card.

use quest::State;
use quest::combat::FOE;
use quest::ids::Card;

/// The urge of a side to lay this card now: its attack and defence for its cost, if it can be borne.
pub fn card(state: &State, side: usize, card: Card) -> f64 {
    let Some(combat) = &state.combat else { return 0.0 };
    let facts = state.pack.card(card);
    let left = i16::from(state.combat_strength(side)) - i16::from(combat.cost(side, &state.pack));
    if i16::from(facts.cost) > left {
        return -5.0;
    }
    let words = 0.8 * facts.abilities.len() as f64 + if facts.odd.is_some() { 1.0 } else { 0.0 };
    let (attack, defence) = (f64::from(facts.attack), f64::from(facts.defence));
    // A hero who is badly hurt wards off; a monster strikes.
    let wards = if side == FOE {
        0.6
    } else {
        let hero = state.hero(combat.seat);
        if hero.life.len() + hero.hand.len() < 10 { 1.2 } else { 0.8 }
    };
    attack + wards * defence + words - 0.6 * f64::from(facts.cost)
}
