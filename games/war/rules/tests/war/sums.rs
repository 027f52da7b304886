//! The numbers told of battles and Hunts can be added up again by readers.

use war::character::Character;
use war::event::{Event, Measure, Turns};
use war::nation::{BySide, Nation, Side};
use war::region::Region;

use crate::stage::{Stage, card};

/// Every roll, checked by what is told of it.
fn add_up(told: &[Event]) {
    for event in told {
        match event {
            Event::BattleRoll { faces, bonus, need, hits, .. } => {
                let hit = |face: &&u8| **face == 6 || **face != 1 && **face as i8 + bonus >= *need as i8;
                assert_eq!(faces.iter().filter(hit).count(), usize::from(*hits), "{event:?}");
            }
            Event::HuntRoll { faces, boxed, card, successes } => {
                let success = |face: &&u8| **face != 1 && **face + boxed + card >= 6;
                let sum = faces.iter().filter(success).count();
                assert_eq!(sum, usize::from(*successes), "{event:?}");
            }
            Event::Strength { units, captains, most, fewer, dice, .. } => {
                let sum = (units + captains).min(*most).saturating_sub(*fewer).max(1);
                assert_eq!(sum, *dice, "{event:?}");
            }
            Event::Reroll { leadership, missed, dice, barred: false, .. } => {
                assert_eq!((*leadership).min(*missed).min(5), *dice, "{event:?}")
            }
            _ => {}
        }
    }
}

/// GDA-10.23, GDA-10.24: eight units roll five dice; three Leaders roll two missed dice again.
#[test]
fn a_battle_tells_its_dice_and_why_there_are_so_many() {
    let stage = Stage::free("muster-army").war(&Nation::ALL).clear("north-ithilien");
    let stage = stage.put("north-ithilien", &[("sauron-regular", 8)]);
    let stage = stage.put("osgiliath", &[("gondor-regular", 3), ("gondor-leader", 3)]);
    let stage = stage.rolls(&[1, 3, 5, 5, 6, 1, 1, 1, 1, 1, 2, 5]);
    let told = stage.play(&["die:muster-army", "act:attack", "from:osgiliath", "all"]).told;
    add_up(&told);
    let strength = |side, units| Event::Strength { side, units, captains: 0, most: 5, fewer: 0, dice: 5 };
    assert!(told.contains(&strength(Side::Shadow, 8)) && told.contains(&strength(Side::Free, 5)), "{told:?}");
    let again = Event::Reroll { side: Side::Free, leadership: 3, missed: 2, dice: 2, barred: false };
    assert!(told.contains(&again), "{told:?}");
}

/// GDA-20.9: Desperate Battle adds 1 to both sides' dice, and it is told that the card did.
#[test]
fn a_combat_card_tells_what_it_changes() {
    let stage = Stage::shadow("army")
        .war(&Nation::ALL)
        .clear("osgiliath")
        .put("osgiliath", &[("gondor-regular", 5)])
        .put("north-ithilien", &[("sauron-regular", 5)])
        .hand(&["shadow-strategy-22", "fp-strategy-03"])
        .rolls(&[5, 4, 1, 6, 2, 4, 4, 3, 1, 6]);
    let told = stage
        .play(&["die:army", "act:attack", "from:north-ithilien", "all", "card:shadow-strategy-22", "no"])
        .told;
    add_up(&told);
    for side in Side::ALL {
        for turns in [Turns::Bonus, Turns::Again] {
            let effect = Event::CombatEffect { card: card("shadow-strategy-22"), side, turns, by: 1 };
            assert!(told.contains(&effect), "{effect:?} in {told:?}");
        }
    }
    let bonuses = told.iter().filter_map(|event| match event {
        Event::BattleRoll { bonus, .. } => Some(*bonus),
        _ => None,
    });
    assert!(bonuses.eq([1, 1]), "{told:?}");
}

/// GDA-20.22, GDA-15.22: the damage of the tile, less the Companion's Level, is the Corruption.
#[test]
fn a_hunt_tells_how_its_damage_is_borne() {
    let stage = Stage::free("character").change(|state| {
        state.hunt_box = BySide::from_array([1, 3]);
        state.fellowship.guide = Some(Character::Strider);
        state.fellowship.at = Region::GOBLINS_GATE;
        state.fellowship.progress = 1;
    });
    let told = stage
        .draws(&["2", "5", "6", "3", "gimli"])
        .play(&["die:character", "act:move-fellowship", "bear:random", "who:strider"])
        .told;
    add_up(&told);
    let expected = [
        Event::HuntRoll { faces: vec![2, 5, 6], boxed: 1, card: 0, successes: 2 },
        Event::HuntDamage { damage: 3, from: Measure::Number },
        Event::HuntSoftened { by: 2, damage: 1 },
        Event::Corrupted { points: 1, corruption: 1 },
    ];
    let mut rest = told.iter();
    for event in &expected {
        assert!(rest.any(|told| told == event), "{event:?}, in this order, in {told:?}");
    }
}

/// GDA-15.11: each reason for a re-roll is told; GDA-15.13: an Eye does as many points as there were successes.
#[test]
fn a_hunt_tells_why_dice_are_rolled_again() {
    let stage = Stage::free("character").change(|state| {
        state.hunt_box = BySide::from_array([0, 5]);
        state.fellowship.at = Region::MORIA;
    });
    let stage = stage.put("moria", &[("sauron-regular", 2), ("nazgul", 1)]);
    let told = stage
        .draws(&["1", "1", "1", "1", "6", "2", "6", "2", "eye-reveal"])
        .play(&["die:character", "act:move-fellowship"])
        .told;
    add_up(&told);
    let again = Event::HuntAgain { dice: 3, missed: 4, stronghold: true, army: true, nazgul: true };
    assert!(told.contains(&again), "{told:?}");
    let damage = Event::HuntDamage { damage: 2, from: Measure::Successes };
    assert!(told.contains(&damage), "{told:?}");
}
