//! Chapter 8: combat, card by card and monster by monster.

use quest::combat::begin::Begin;
use quest::combat::{After, Foe};
use quest::ids::{Card, Monster};
use quest::{Choice, Event, MiddleEarthQuest};
use table::Game;

use crate::stage::{HERO, SAURON, Stage, id};

/// A combat of a hero against a monster, after Preparation, with these cards in the hands.
pub fn fight(mut stage: Stage, monster: &str, own: &[&str], foe: &[&str]) -> Stage {
    stage.hand(own);
    let foe_kind = Foe::Bare(id::<Monster>(monster));
    stage.go(Begin { seat: HERO, foe: foe_kind, agile: true, after: After::Ambush, then: None });
    let agility = stage.choices(HERO);
    assert!(agility.contains(&"number:0".to_owned()));
    stage.choose(HERO, "number:0");
    let combat = stage.state.combat.as_mut().unwrap();
    // Sauron holds just what the test wants, from whichever deck.
    let deck = &mut stage.state.decks.combat[combat.fighter.deck.index()];
    combat.hand.pour_into(deck);
    let own = combat.fighter.deck.index();
    for card in foe {
        let card = id::<Card>(card);
        let decks = &mut stage.state.decks.combat;
        let from = decks.iter().position(|deck| deck.has(card)).unwrap();
        decks[from].take(card);
        if from != own {
            // A card is exchanged for it, so that no deck grows.
            let spare = decks[own].pop().unwrap();
            decks[from].add(spare);
        }
        combat.hand.add(card);
    }
    stage
}

/// The damage dealt in the rounds, to the hero and to the enemy, by the journal.
pub fn dealt(stage: &Stage) -> (u8, u8) {
    let (mut hero, mut foe) = (0, 0);
    for entry in stage.journal.entries() {
        match &entry.event {
            Event::Damaged { points, .. } => hero += points,
            Event::FoeDamaged { points, .. } => foe += points,
            _ => {}
        }
    }
    (hero, foe)
}

/// Plays rounds of one card each, and answers what they ask of damage from the life pool.
pub fn rounds(stage: &mut Stage, cards: &[(&str, &str)]) -> (u8, u8) {
    for (own, foe) in cards {
        for (seat, card) in [(HERO, own), (SAURON, foe)] {
            if MiddleEarthQuest::asks(&stage.state).has(seat) {
                stage.choose(
                    seat,
                    &if *card == "exhaust" { "exhaust".to_owned() } else { format!("card:{card}") },
                );
            }
        }
        while matches!(stage.state.frames.last(), Some(quest::frame::Frame::Damage(_))) {
            let all = stage.choices(HERO).contains(&"all-life".to_owned());
            stage.choose(HERO, if all { "all-life" } else { "life" });
        }
    }
    dealt(stage)
}

macro_rules! duels {
    ($($(#[$meta:meta])* fn $name:ident() { $hero:literal against $monster:literal, $([$own:literal, $foe:literal]),+ => $dealt:expr })*) => {$(
        $(#[$meta])*
        fn $name() {
            let stage = $crate::stage::Stage::of(&[$hero]);
            let mut stage = $crate::combat::fight(stage, $monster, &[$($own),+], &[$($foe),+]);
            // One card more on either side, so that nobody is exhausted for want of one.
            assert_eq!($crate::combat::rounds(&mut stage, &[$(($own, $foe)),+]), $dealt);
        }
    )*};
}
pub(crate) use duels;

duels! {
    /// MEQ-8.4f, quest:card-thalin_sweep: attack less defence, for both at once. Sweep 3/0 against Hack 1/0 (+1 against melee).
    #[test]
    fn attack_less_defence() { "thalin" against "warg_rider", ["thalin_sweep", "ravager_hack"] => (2, 3) }
    /// MEQ-8.4f: never less than nothing. Block 0/4 against Charge 2/0.
    #[test]
    fn never_less_than_nothing() { "thalin" against "warg_rider", ["thalin_block", "ravager_charge"] => (0, 0) }
    /// MEQ-8.4e, MEQ-8.10: Parry has 2 more defence against a melee card.
    #[test]
    fn parry() { "thalin" against "warg_rider", ["thalin_parry", "ravager_charge"] => (0, 1) }
    /// MEQ-8.4e: Crush, 3/3, has 3 more attack against a melee card.
    #[test]
    fn crush() { "thalin" against "warg_rider", ["thalin_crush", "ravager_charge"] => (0, 6) }
    /// MEQ-8.7: Evade cancels a melee card.
    #[test]
    fn evade() { "thalin" against "warg_rider", ["thalin_evade", "ravager_eviscerate"] => (0, 0) }
    /// MEQ-8.7: Charge cancels a ranged card, and its attack comes through.
    #[test]
    fn charge() { "beravor" against "warg_rider", ["beravor_charge", "ravager_aimed_shot"] => (0, 2) }
    /// MEQ-8.7: cards that cancel each other are both cancelled.
    #[test]
    fn both_cancelled() { "eometh" against "warg_rider", ["eometh_evade", "ravager_charge"] => (0, 0) }
    /// MEQ-8.9: what is reduced to 0 is not raised: Smash against Parry, whose 2 more defence do not count.
    #[test]
    fn reduced_to_nothing() { "eometh" against "warg_rider", ["eometh_smash", "ravager_parry"] => (0, 2) }
    /// MEQ-8.9: Block never drops under 2, whatever reduces it.
    #[test]
    fn block_has_a_floor() { "thalin" against "agent", ["thalin_block", "zealot_smash"] => (0, 0) }
    /// MEQ-8.4e: Reckless, 5/0: whoever plays it and is dealt damage suffers 2 more.
    #[test]
    fn reckless() { "thalin" against "warg_rider", ["thalin_reckless", "ravager_charge"] => (2 + 2, 5) }
    /// MEQ-8.4e: Eviscerate deals 2 more if it deals any.
    #[test]
    fn eviscerate() { "eometh" against "warg_rider", ["eometh_eviscerate", "ravager_charge"] => (2, 4) }
    /// MEQ-8.4d: Rush cancels a ranged card of the next round.
    #[test]
    fn rush() { "thalin" against "southron", ["thalin_rush", "ravager_hack"], ["thalin_sweep", "ravager_aimed_shot"] => (1, 4) }
    /// MEQ-8.4d: Overpower: 2 more attack in the next round, if the own card is melee.
    #[test]
    fn overpower() { "thalin" against "cave_troll", ["thalin_overpower", "behemoth_smash"], ["thalin_sweep", "behemoth_smash"] => (4, 5) }
    /// MEQ-8.4e: Sneak Attack, 0/2, has 3 more attack against printed defence 0.
    #[test]
    fn sneak_attack() { "beravor" against "warg_rider", ["beravor_sneak_attack", "ravager_charge"] => (2, 0) }
    /// MEQ-8.9: Deadly Finesse reduces the opponent's printed attack to 1, and leaves the printed defence of 0 alone.
    #[test]
    fn deadly_finesse() { "beravor" against "warg_rider", ["beravor_deadly_finesse", "ravager_eviscerate"] => (3, 4) }
    /// MEQ-8.9: what is not reduced takes modifiers: after Concentrate the same cards have 2 more.
    #[test]
    fn deadly_finesse_and_a_modifier() { "beravor" against "cave_troll", ["beravor_evade", "ravager_concentrate"], ["beravor_deadly_finesse", "ravager_eviscerate"] => (5, 2) }
    /// MEQ-8.9: of two reductions the greater holds: Flaming Arrow has left nothing that Deadly Finesse could raise.
    #[test]
    fn the_greater_reduction() { "beravor" against "cave_troll", ["flaming_arrow", "behemoth_rush"], ["beravor_deadly_finesse", "behemoth_overpower"] => (2, 6) }
    /// MEQ-8.9: Block, reduced to 2, takes the 2 more of a Dodge before it.
    #[test]
    fn block_takes_modifiers() { "thalin" against "cave_troll", ["thalin_dodge", "behemoth_overpower"], ["thalin_block", "behemoth_smash"] => (0, 0) }
    /// MEQ-8.4e: Aimed Shot has 3 more attack against a card of the last round's type.
    #[test]
    fn aimed_shot() { "argalad" against "cave_troll", ["argalad_overdraw", "behemoth_overpower"], ["argalad_aimed_shot", "behemoth_sweep"] => (7, 6) }
    /// MEQ-8.4e: Quick Shot cannot be cancelled.
    #[test]
    fn quick_shot() { "argalad" against "warg_rider", ["argalad_quick_shot", "ravager_charge"] => (2, 1) }
    /// MEQ-8.11, quest:monster-orc: the Orc deals 1 when both cards are melee.
    #[test]
    fn orc() { "thalin" against "orc", ["thalin_block", "zealot_hack"] => (1, 0) }
    /// MEQ-8.11, quest:monster-snaga: Snagas have 1 more attack at range.
    #[test]
    fn snaga() { "thalin" against "snaga", ["thalin_parry", "zealot_quick_shot"] => (1, 1) }
    /// MEQ-8.11, quest:monster-huorn: Huorns have 1 more attack in melee.
    #[test]
    fn huorn() { "thalin" against "huorn", ["thalin_block", "behemoth_enraged"] => (1, 0) }
    /// MEQ-8.11, quest:monster-cave_troll: when the Cave Troll plays a ranged card, a melee card is cancelled.
    #[test]
    fn cave_troll() { "thalin" against "cave_troll", ["thalin_parry", "behemoth_precision"] => (2, 0) }
    /// MEQ-8.11, quest:monster-dunlending: the Dunlending strikes back when its melee card's defence prevents damage.
    #[test]
    fn dunlending() { "thalin" against "dunlending", ["thalin_sweep", "ravager_anticipate"] => (2, 2) }
    /// MEQ-8.4e, quest:card-retaliate: Retaliate deals what its owner suffered.
    #[test]
    fn retaliate() { "thalin" against "warg_rider", ["retaliate", "ravager_charge"] => (2, 2) }
    /// MEQ-8.4e, quest:card-reversal: Reversal takes the attack of a melee card and cancels it.
    #[test]
    fn reversal() { "thalin" against "warg_rider", ["reversal", "ravager_eviscerate"] => (0, 2) }
    /// MEQ-8.4d: Set Trap: a melee card of the next round costs its player 2 damage.
    #[test]
    fn set_trap() { "thalin" against "cave_troll", ["set_trap", "behemoth_crush"], ["thalin_evade", "behemoth_sweep"] => (3 + 1, 2) }
}

/// MEQ-8.4c: who plays over the own strength is exhausted, and the card is cancelled; the other goes on.
#[test]
fn exhausted() {
    let stage = Stage::of(&["thalin"]);
    let mut stage =
        fight(stage, "orc", &["thalin_sweep", "thalin_sweep"], &["zealot_reckless", "zealot_smash"]);
    stage.choose(HERO, "card:thalin_sweep").choose(SAURON, "card:zealot_smash");
    while matches!(stage.state.frames.last(), Some(quest::frame::Frame::Damage(_))) {
        stage.choose(HERO, "life");
    }
    // Smash 2, and Reckless 3 is 5: more than the Orc's 4. But Smash has left it with 1 of 3.
    let before = dealt(&stage);
    let effect = |seat, card: &str| {
        let card = id::<Choice>(&format!("card:{card}"));
        table::flow::explain::<MiddleEarthQuest>(&stage.state, seat, &card).effect.id
    };
    // Each is told before it lays a card.
    assert_eq!(effect(SAURON, "zealot_reckless"), "quest-effect-lay-out");
    assert_eq!(effect(HERO, "thalin_sweep"), "quest-effect-lay");
    stage.choose(HERO, "card:thalin_sweep").choose(SAURON, "card:zealot_reckless");
    assert_eq!(dealt(&stage).0, before.0, "its attack of 5 does nothing");
    assert!(stage.state.combat.is_none(), "and it falls");
    assert!(stage.state.fought.unwrap().won);
}

/// MEQ-8.6: when the hero declares exhaustion, what Sauron has laid is asked anew.
#[test]
fn the_hero_declares_first() {
    let stage = Stage::of(&["thalin"]);
    let mut stage = fight(stage, "orc", &["thalin_sweep"], &["zealot_hack", "zealot_smash"]);
    stage.choose(SAURON, "card:zealot_hack");
    assert_eq!(MiddleEarthQuest::asks(&stage.state).len(), 1);
    stage.choose(HERO, "exhaust");
    assert!(stage.choices(SAURON).contains(&"card:zealot_smash".to_owned()));
    assert!(stage.choices(HERO).is_empty());
}

/// MEQ-8.6: when Sauron declares it after the hero has laid a card, the hero chooses anew, but a card.
#[test]
fn sauron_declares_after() {
    let stage = Stage::of(&["thalin"]);
    let mut stage = fight(stage, "orc", &["thalin_sweep", "thalin_block"], &["zealot_hack"]);
    stage.choose(HERO, "card:thalin_block").choose(SAURON, "exhaust");
    assert_eq!(stage.refused(HERO, "exhaust"), "MEQ-8.6");
    stage.choose(HERO, "card:thalin_sweep");
    assert_eq!(dealt(&stage), (0, 3));
}

/// MEQ-8.4a: what a side has laid is nobody else's to know.
#[test]
fn laid_unseen() {
    use table::Observer;
    let stage = Stage::of(&["thalin"]);
    let mut stage = fight(stage, "orc", &["thalin_sweep", "thalin_block"], &["zealot_hack"]);
    stage.choose(HERO, "card:thalin_block");
    let seen = MiddleEarthQuest::view(&stage.state, Observer::Seat(SAURON));
    assert_eq!(seen.laid, [true, false]);
    assert_eq!(seen.table.combat.unwrap().picks, [None, None]);
    let own = MiddleEarthQuest::view(&stage.state, Observer::Seat(HERO));
    assert!(own.table.combat.unwrap().picks[0].is_some());
}

/// MEQ-8.3: agility that is kept is strength.
#[test]
fn agility() {
    let mut stage = Stage::of(&["argalad"]);
    let foe = Foe::Bare(id("orc"));
    stage.go(Begin { seat: HERO, foe, agile: true, after: After::Ambush, then: None });
    assert_eq!(stage.choices(HERO).len(), 4);
    stage.choose(HERO, "number:1");
    assert_eq!(stage.state.hero(HERO).hand.len(), 1);
    assert_eq!(stage.state.combat_strength(quest::combat::HERO), 5 + 2);
    assert_eq!(stage.state.combat_strength(quest::combat::FOE), 4);
}

/// MEQ-8.5: the hero's stack goes onto the rest pool, Sauron's cards into the deck; MEQ-8.5a: he places influence.
#[test]
fn resolution() {
    let stage = Stage::of(&["thalin"]);
    let mut stage = fight(stage, "balrog", &["thalin_block"], &["behemoth_sweep"]);
    stage.choose(HERO, "card:thalin_block").choose(SAURON, "card:behemoth_sweep");
    assert!(stage.state.combat.is_none(), "neither has a card left");
    assert_eq!(stage.state.hero(HERO).rest.at(0), id("thalin_block"));
    assert_eq!(stage.state.decks.combat.map(|deck| deck.len()), [25; 3]);
}

/// Influence that is placed for a combat is asked for with how the combat ended.
#[test]
fn the_end_of_a_combat_is_told_where_it_is_paid_for() {
    let mut stage = Stage::of(&["thalin"]);
    stage.influence("barad_dur", 1);
    let mut stage = fight(stage, "orc", &["thalin_block"], &["zealot_hack"]);
    let fought = |stage: &Stage| {
        let asked = MiddleEarthQuest::prompt(&stage.state, table::Observer::Seat(SAURON));
        let fought = asked.args.iter().find(|(name, _)| *name == "fought").map(|(_, arg)| arg.clone());
        (asked.id, fought)
    };
    stage.choose(HERO, "card:thalin_block").choose(SAURON, "card:zealot_hack");
    assert_eq!(fought(&stage), ("quest-ask-extend", Some(table::Arg::Number(1))));
    stage.choose(SAURON, "at:barad_dur");
    assert_eq!(fought(&stage), ("quest-ask-extend", Some(table::Arg::Number(1))), "for each of them");
    let mut other = Stage::of(&["thalin"]);
    other.influence("barad_dur", 1);
    other.act(|state, _| state.extend(quest::questions::sauron::extend::Extend::new(1, 0)));
    assert_eq!(fought(&other), ("quest-ask-extend", Some(table::Arg::Number(0))));
}

/// The notation of a choice is read back.
#[test]
fn notation() {
    for text in ["go:bree:thalin_sweep", "move-token:7:rhun", "slot:2", "give-item:boat:thalin", "all-life"] {
        assert_eq!(id::<Choice>(text).to_string(), text);
    }
    for text in ["go:bree", "slot:02", "number:x", "fly:bree", "done:1"] {
        assert!(text.parse::<Choice>().is_err(), "{text}");
    }
}

/// An order and an attack name the monster to Sauron, who knows his tokens, and to nobody else.
#[test]
fn a_monster_is_named_to_sauron_alone() {
    use quest::questions::sauron::command::Command;
    let mut stage = Stage::of(&["thalin"]);
    stage.influence("bree", 1);
    let token = quest::board::Token {
        at: id("weathertop"),
        face: id("cave_troll"),
        bag: id("rhudaur_grey_mountains"),
        seen: table::SeatSet::EMPTY,
    };
    stage.state.board.monsters.push(Some(token));
    let number = stage.state.board.monsters.len() - 1;
    stage.go(Command::new(1));
    let label = |seat| {
        let order = id::<Choice>(&format!("move-token:{number}:bree"));
        table::flow::explain::<MiddleEarthQuest>(&stage.state, seat, &order).label
    };
    assert_eq!(label(SAURON).id, "quest-choice-move-monster");
    assert_eq!(label(HERO).id, "quest-choice-move-token");
    assert!(label(HERO).args.iter().all(|(name, _)| *name != "face"));
}
