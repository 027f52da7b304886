//! Chapter 10: every card's use in a battle.

mod dice;
mod hits;
mod leadership;
mod scouts;

use war::card::{Card, Combat};
use war::nation::Nation;
use war::nation::Side;
use war::region::Region;

use crate::stage::Stage;

const ALL: [Nation; 8] = Nation::ALL;

/// The cards with this combat use.
fn cards_of(combat: Combat) -> Vec<Card> {
    let cards = Card::all().filter(|card| card.facts().combat == combat);
    let cards = cards.collect::<Vec<_>>();
    assert!(!cards.is_empty(), "{combat:?} is on no card");
    cards
}

/// The first card with this combat use.
fn card_of(combat: Combat) -> Card {
    cards_of(combat)[0]
}

/// A field battle at Fangorn: five units of the Shadow from the Fords against five of the Free Peoples.
fn fangorn(free: &[(&str, u8)], shadow: &[(&str, u8)]) -> Stage {
    let stage = Stage::shadow("army").war(&ALL).clear("fords-of-isen").clear("helms-deep");
    stage.put("fangorn", free).put("fords-of-isen", shadow)
}

/// The same fight once with each card that has the use in question: all go alike, or the test fails.
struct Fights(Vec<Stage>);

impl std::ops::Deref for Fights {
    type Target = Stage;
    fn deref(&self) -> &Stage {
        &self.0[0]
    }
}

impl Fights {
    #[track_caller]
    fn alike(stages: Vec<Stage>) -> Self {
        let seen = |stage: &Stage| {
            let state = &stage.state;
            let rounds = state.battle.map(|battle| (battle.rounds, battle.round, battle.end));
            let lost = (state.casualties, state.reserve, state.people);
            (state.board.clone(), lost, rounds, stage.choices(), stage.asked())
        };
        for stage in &stages {
            assert_eq!(seen(stage), seen(&stages[0]));
        }
        Self(stages)
    }

    #[track_caller]
    fn play(self, choices: &[&str]) -> Self {
        Self::alike(self.0.into_iter().map(|stage| stage.play(choices)).collect())
    }

    #[track_caller]
    fn all_drawn(self) -> Self {
        Self(self.0.into_iter().map(Stage::all_drawn).collect())
    }
}

/// Fights one round there, with a card of the Free Peoples (or none) and one of the Shadow (or none).
#[track_caller]
fn fight(stage: Stage, free: Option<Combat>, shadow: Option<Combat>, rolls: &[u32]) -> Fights {
    let cards = |combat: Option<Combat>| match combat {
        None => vec![None],
        Some(combat) => cards_of(combat).into_iter().map(Some).collect(),
    };
    let mut stages = Vec::new();
    for free in cards(free) {
        for shadow in cards(shadow) {
            stages.push(round(stage.clone().rolls(rolls), free, shadow));
        }
    }
    Fights::alike(stages)
}

#[track_caller]
fn round(mut stage: Stage, free: Option<Card>, shadow: Option<Card>) -> Stage {
    for card in [free, shadow].into_iter().flatten() {
        stage = stage.hand(&[card.id()]);
    }
    stage = stage.play(&["die:army", "act:attack", "from:fords-of-isen"]);
    if stage.allows("to:fangorn") {
        stage = stage.play(&["to:fangorn"]);
    }
    stage = stage.play(&["all"]);
    for card in [shadow, free].into_iter().flatten() {
        stage = stage.play(&[&format!("card:{card}")]);
    }
    stage
}

/// Fewer units on both sides make for fewer dice.
const FREE: &[(&str, u8)] = &[("rohan-regular", 2), ("rohan-elite", 1)];

const SHADOW: &[(&str, u8)] = &[("isengard-regular", 2), ("isengard-elite", 1)];

fn hits(stage: &Stage) -> (u8, u8) {
    let rounds = stage.state.battle.expect("the battle goes on").rounds;
    (rounds[Side::Free].hits, rounds[Side::Shadow].hits)
}

/// GDA-10.14, GDA-10.15: the attacker chooses first; nobody sees the card, all see its back.
#[test]
fn chosen_face_down() {
    use table::{Game, Observer, Seat};
    let stage = fangorn(FREE, SHADOW).hand(&["shadow-strategy-22", "fp-strategy-08"]);
    let stage =
        stage.play(&["die:army", "act:attack", "from:fords-of-isen", "all", "card:shadow-strategy-22"]);
    assert_eq!(stage.asked(), Some(Seat::new(0)));
    let view = war::War::view(&stage.state, Observer::Seat(Seat::new(0)));
    assert_eq!(view.battle.unwrap().cards, war::nation::BySide::default());
    assert_eq!(view.backs, war::nation::BySide::from_array([None, Some(war::card::Deck::Strategy)]));
    assert!(stage.allows("no") && stage.allows("card:fp-strategy-08"));
}

/// GDA-10.18: what a card demands in bold must be so.
#[test]
fn requirements() {
    let may = |stage: Stage, combat: Combat| {
        let card = card_of(combat);
        let shadow = card.side() == Side::Shadow;
        let other = if shadow { "fp-strategy-08" } else { "shadow-strategy-22" };
        let stage = stage.hand(&[card.id(), other]).rolls(&[1; 30]);
        let stage = stage.play(&["die:army", "act:attack", "from:fords-of-isen", "all"]);
        let stage = if shadow { stage } else { stage.play(&["no"]) };
        stage.allows(&format!("card:{card}"))
    };
    let plain = || fangorn(FREE, SHADOW);
    for combat in [
        Combat::Gift,
        Combat::Westernesse,
        Combat::Mighty,
        Combat::Defiance,
        Combat::Brave,
        Combat::Secretfire,
        Combat::Anduril,
        Combat::Heroic,
        Combat::Fateful,
        Combat::Sudden,
        Combat::Advantage,
        Combat::Darklord,
        Combat::Cruel,
        Combat::Terrible,
        Combat::Dread,
        Combat::Stench,
        Combat::Breath,
        Combat::Words,
        Combat::Durin,
        Combat::Devilry,
        Combat::Mumakil,
    ] {
        assert!(!may(plain(), combat), "{combat:?}");
    }
    for combat in [
        Combat::Entsrage,
        Combat::Huorndark,
        Combat::Nameless,
        Combat::Noquarter,
        Combat::Shieldwall,
        Combat::Confusion,
        Combat::Daylight,
        Combat::Scouts,
        Combat::Charge,
        Combat::Valour,
        Combat::Kill,
        Combat::Relentless,
        Combat::Host,
        Combat::Bats,
        Combat::Strife,
        Combat::Onslaught,
        Combat::Desperate,
    ] {
        assert!(may(plain(), combat), "{combat:?}");
    }
    let people = || plain().put("fangorn", &[("gandalf-the-grey", 1), ("strider", 1), ("meriadoc", 1)]);
    for combat in [
        Combat::Westernesse,
        Combat::Mighty,
        Combat::Defiance,
        Combat::Brave,
        Combat::Secretfire,
        Combat::Anduril,
        Combat::Heroic,
        Combat::Fateful,
        Combat::Sudden,
    ] {
        assert!(may(people(), combat), "{combat:?}");
    }
    let nazgul = || plain().put("fords-of-isen", &[("nazgul", 2), ("southrons-elite", 1)]);
    for combat in [
        Combat::Cruel,
        Combat::Terrible,
        Combat::Dread,
        Combat::Stench,
        Combat::Breath,
        Combat::Words,
        Combat::Mumakil,
    ] {
        assert!(may(nazgul(), combat), "{combat:?}");
    }
    let ring = || plain().change(|state| state.fellowship.at = Region::FANGORN);
    assert!(may(ring(), Combat::Gift) && may(ring(), Combat::Darklord));
}
