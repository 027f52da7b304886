//! Tests of each combat card: a duel or two rounds of one in which its words make a difference (MEQ-8.4d, MEQ-8.4e).
//! What is expected was worked out from the cards beside the program. Odd cards are in `combat.rs`.

use crate::combat::duels;

// Cards of the heroes.
duels! {
    /// quest:card-thalin_evade: without it this would be (2, 0).
    #[test]
    fn thalin_evade() { "thalin" against "warg_rider", ["thalin_evade", "ravager_charge"] => (0, 0) }
    /// quest:card-thalin_dodge: without it this would be (1, 0).
    #[test]
    fn thalin_dodge() { "thalin" against "warg_rider", ["thalin_dodge", "ravager_hack"], ["thalin_evade", "zealot_ranged_strike"] => (0, 0) }
    /// quest:card-thalin_block: without it this would be (2, 0).
    #[test]
    fn thalin_block() { "thalin" against "warg_rider", ["thalin_block", "zealot_smash"] => (0, 0) }
    /// quest:card-thalin_parry: without it this would be (1, 1).
    #[test]
    fn thalin_parry() { "thalin" against "warg_rider", ["thalin_parry", "ravager_hack"] => (0, 1) }
    /// quest:card-thalin_sweep: without it this would be (1, 0).
    #[test]
    fn thalin_sweep() { "thalin" against "warg_rider", ["thalin_evade", "zealot_fall_back"], ["thalin_sweep", "ravager_hack"] => (2, 3) }
    /// quest:card-thalin_rush: without it this would be (2, 1).
    #[test]
    fn thalin_rush() { "thalin" against "warg_rider", ["thalin_rush", "ravager_hack"], ["thalin_evade", "zealot_ranged_strike"] => (1, 1) }
    /// quest:card-thalin_overpower: without it this would be (0, 2).
    #[test]
    fn thalin_overpower() { "thalin" against "warg_rider", ["thalin_overpower", "ravager_hack"], ["thalin_block", "ravager_hack"] => (0, 4) }
    /// quest:card-thalin_crush: without it this would be (0, 3).
    #[test]
    fn thalin_crush() { "thalin" against "warg_rider", ["thalin_crush", "ravager_hack"] => (0, 6) }
    /// quest:card-thalin_reckless: without it this would be (2, 5).
    #[test]
    fn thalin_reckless() { "thalin" against "warg_rider", ["thalin_reckless", "ravager_hack"] => (4, 5) }
    /// quest:card-argalad_quick_shot: without it this would be (2, 0).
    #[test]
    fn argalad_quick_shot() { "argalad" against "warg_rider", ["argalad_quick_shot", "ravager_charge"] => (2, 1) }
    /// quest:card-argalad_overdraw: without it this would be (3, 1).
    #[test]
    fn argalad_overdraw() { "argalad" against "warg_rider", ["argalad_overdraw", "zealot_ranged_strike"] => (3, 3) }
    /// quest:card-argalad_precision: without it this would be (2, 1).
    #[test]
    fn argalad_precision() { "argalad" against "warg_rider", ["argalad_precision", "zealot_ranged_strike"] => (2, 2) }
    /// quest:card-argalad_aimed_shot: without it this would be (2, 4).
    #[test]
    fn argalad_aimed_shot() { "argalad" against "warg_rider", ["argalad_quick_shot", "ravager_hack"], ["argalad_aimed_shot", "ravager_hack"] => (2, 7) }
    /// quest:card-argalad_fall_back: without it this would be (1, 2).
    #[test]
    fn argalad_fall_back() { "argalad" against "warg_rider", ["argalad_fall_back", "ravager_hack"], ["argalad_quick_shot", "ravager_hack"] => (0, 2) }
    /// quest:card-argalad_volley: without it this would be (1, 3).
    #[test]
    fn argalad_volley() { "argalad" against "warg_rider", ["argalad_volley", "ravager_hack"], ["argalad_quick_shot", "ravager_hack"] => (1, 5) }
    /// quest:card-argalad_parry: without it this would be (1, 1).
    #[test]
    fn argalad_parry() { "argalad" against "warg_rider", ["argalad_parry", "ravager_hack"] => (0, 1) }
    /// quest:card-argalad_attack_of_opportunity: without it this would be (2, 2).
    #[test]
    fn argalad_attack_of_opportunity() { "argalad" against "warg_rider", ["argalad_attack_of_opportunity", "ravager_hack"] => (2, 7) }
    /// quest:card-eleanor_ranged_strike: without it this would be (2, 0).
    #[test]
    fn eleanor_ranged_strike() { "eleanor" against "warg_rider", ["eleanor_ranged_strike", "zealot_ranged_strike"] => (2, 2) }
    /// quest:card-eleanor_concentrate: without it this would be (1, 1).
    #[test]
    fn eleanor_concentrate() { "eleanor" against "warg_rider", ["eleanor_concentrate", "ravager_hack"], ["eleanor_ranged_strike", "ravager_hack"] => (1, 3) }
    /// quest:card-eleanor_hide: without it this would be (2, 2).
    #[test]
    fn eleanor_hide() { "eleanor" against "warg_rider", ["eleanor_hide", "ravager_hack"], ["eleanor_ranged_strike", "zealot_ranged_strike"] => (0, 2) }
    /// quest:card-eleanor_volley: without it this would be (0, 3).
    #[test]
    fn eleanor_volley() { "eleanor" against "warg_rider", ["eleanor_volley", "ravager_hack"], ["eleanor_ranged_strike", "ravager_hack"] => (0, 5) }
    /// quest:card-eleanor_dodge: without it this would be (2, 2).
    #[test]
    fn eleanor_dodge() { "eleanor" against "warg_rider", ["eleanor_dodge", "ravager_hack"], ["eleanor_ranged_strike", "zealot_ranged_strike"] => (0, 2) }
    /// quest:card-eleanor_parry: without it this would be (1, 1).
    #[test]
    fn eleanor_parry() { "eleanor" against "warg_rider", ["eleanor_parry", "ravager_hack"] => (0, 1) }
    /// quest:card-eleanor_charge: without it this would be (1, 1).
    #[test]
    fn eleanor_charge() { "eleanor" against "warg_rider", ["eleanor_charge", "zealot_ranged_strike"] => (0, 2) }
    /// quest:card-eleanor_attack_of_opportunity: without it this would be (2, 2).
    #[test]
    fn eleanor_attack_of_opportunity() { "eleanor" against "warg_rider", ["eleanor_attack_of_opportunity", "ravager_hack"] => (2, 7) }
    /// quest:card-eometh_ranged_strike: without it this would be (2, 0).
    #[test]
    fn eometh_ranged_strike() { "eometh" against "warg_rider", ["eometh_ranged_strike", "zealot_ranged_strike"] => (2, 2) }
    /// quest:card-eometh_evade: without it this would be (2, 0).
    #[test]
    fn eometh_evade() { "eometh" against "warg_rider", ["eometh_evade", "ravager_charge"] => (0, 0) }
    /// quest:card-eometh_aimed_shot: without it this would be (1, 4).
    #[test]
    fn eometh_aimed_shot() { "eometh" against "warg_rider", ["eometh_ranged_strike", "ravager_hack"], ["eometh_aimed_shot", "ravager_hack"] => (1, 7) }
    /// quest:card-eometh_fall_back: without it this would be (2, 1).
    #[test]
    fn eometh_fall_back() { "eometh" against "warg_rider", ["eometh_fall_back", "ravager_hack"], ["eometh_ranged_strike", "ravager_charge"] => (0, 2) }
    /// quest:card-eometh_parry: without it this would be (1, 1).
    #[test]
    fn eometh_parry() { "eometh" against "warg_rider", ["eometh_parry", "ravager_hack"] => (0, 1) }
    /// quest:card-eometh_hack: without it this would be (2, 1).
    #[test]
    fn eometh_hack() { "eometh" against "warg_rider", ["eometh_hack", "ravager_hack"] => (2, 2) }
    /// quest:card-eometh_eviscerate: without it this would be (2, 2).
    #[test]
    fn eometh_eviscerate() { "eometh" against "warg_rider", ["eometh_eviscerate", "ravager_hack"] => (2, 4) }
    /// quest:card-eometh_smash: without it this would be (0, 1).
    #[test]
    fn eometh_smash() { "eometh" against "warg_rider", ["eometh_smash", "zealot_ranged_strike"] => (0, 2) }
    /// quest:card-eometh_reckless: without it this would be (2, 5).
    #[test]
    fn eometh_reckless() { "eometh" against "warg_rider", ["eometh_reckless", "ravager_hack"] => (4, 5) }
    /// quest:card-beravor_ranged_strike: without it this would be (2, 0).
    #[test]
    fn beravor_ranged_strike() { "beravor" against "warg_rider", ["beravor_ranged_strike", "zealot_ranged_strike"] => (2, 2) }
    /// quest:card-beravor_evade: without it this would be (2, 0).
    #[test]
    fn beravor_evade() { "beravor" against "warg_rider", ["beravor_evade", "ravager_charge"] => (0, 0) }
    /// quest:card-beravor_sneak_attack: without it this would be (0, 0).
    #[test]
    fn beravor_sneak_attack() { "beravor" against "warg_rider", ["beravor_sneak_attack", "ravager_hack"] => (0, 3) }
    /// quest:card-beravor_aimed_shot: without it this would be (1, 4).
    #[test]
    fn beravor_aimed_shot() { "beravor" against "warg_rider", ["beravor_ranged_strike", "ravager_hack"], ["beravor_aimed_shot", "ravager_hack"] => (1, 7) }
    /// quest:card-beravor_parry: without it this would be (1, 1).
    #[test]
    fn beravor_parry() { "beravor" against "warg_rider", ["beravor_parry", "ravager_hack"] => (0, 1) }
    /// quest:card-beravor_charge: without it this would be (1, 1).
    #[test]
    fn beravor_charge() { "beravor" against "warg_rider", ["beravor_charge", "zealot_ranged_strike"] => (0, 2) }
    /// quest:card-beravor_deadly_finesse: without it this would be (1, 2).
    #[test]
    fn beravor_deadly_finesse() { "beravor" against "warg_rider", ["beravor_deadly_finesse", "ravager_strategize"] => (1, 3) }
}

// Skill cards.
duels! {
    /// quest:card-expose_weakness: without it this would be (0, 1).
    #[test]
    fn expose_weakness() { "thalin" against "warg_rider", ["expose_weakness", "ravager_hack"], ["thalin_evade", "ravager_hack"] => (0, 3) }
    /// quest:card-set_trap: without it this would be (1, 2).
    #[test]
    fn set_trap() { "thalin" against "warg_rider", ["set_trap", "ravager_hack"], ["thalin_evade", "ravager_hack"] => (1, 4) }
    /// quest:card-crossbow_shot: without it this would be (2, 0).
    #[test]
    fn crossbow_shot() { "thalin" against "warg_rider", ["crossbow_shot", "ravager_charge"] => (2, 4) }
    /// quest:card-flaming_arrow: without it this would be (1, 3).
    #[test]
    fn flaming_arrow() { "thalin" against "warg_rider", ["flaming_arrow", "ravager_hack"], ["thalin_parry", "zealot_ranged_strike"] => (1, 4) }
    /// quest:card-focused_assault: without it this would be (2, 0).
    #[test]
    fn focused_assault() { "thalin" against "warg_rider", ["thalin_block", "ravager_hack"], ["focused_assault", "ravager_hack"] => (1, 1) }
    /// quest:card-shield_smash: without it this would be (2, 0).
    #[test]
    fn shield_smash() { "thalin" against "warg_rider", ["shield_smash", "ravager_hack"], ["thalin_evade", "behemoth_precision"] => (0, 0) }
    /// quest:card-crushing_blow: without it this would be (2, 2).
    #[test]
    fn crushing_blow() { "thalin" against "warg_rider", ["crushing_blow", "ravager_hack"] => (0, 4) }
    /// quest:card-brutal_finisher: without it this would be (1, 3).
    #[test]
    fn brutal_finisher() { "thalin" against "warg_rider", ["thalin_evade", "ravager_hack"], ["brutal_finisher", "ravager_hack"] => (1, 4) }
}

// Cards of the monster decks.
duels! {
    /// quest:card-behemoth_precision: without it this would be (0, 0).
    #[test]
    fn behemoth_precision() { "thalin" against "warg_rider", ["thalin_evade", "behemoth_precision"] => (2, 0) }
    /// quest:card-behemoth_aimed_shot: without it this would be (1, 0).
    #[test]
    fn behemoth_aimed_shot() { "thalin" against "warg_rider", ["thalin_evade", "ravager_hack"], ["thalin_evade", "behemoth_aimed_shot"] => (4, 0) }
    /// quest:card-behemoth_earthquake: without it this would be (2, 0).
    #[test]
    fn behemoth_earthquake() { "thalin" against "warg_rider", ["thalin_evade", "behemoth_earthquake"] => (4, 0) }
    /// quest:card-behemoth_block: without it this would be (0, 2).
    #[test]
    fn behemoth_block() { "eometh" against "warg_rider", ["eometh_smash", "behemoth_block"] => (0, 0) }
    /// quest:card-behemoth_smash: without it this would be (0, 0).
    #[test]
    fn behemoth_smash() { "thalin" against "warg_rider", ["thalin_dodge", "behemoth_smash"] => (2, 0) }
    /// quest:card-behemoth_sweep: without it this would be (0, 0).
    #[test]
    fn behemoth_sweep() { "thalin" against "warg_rider", ["thalin_evade", "behemoth_sweep"] => (1, 0) }
    /// quest:card-behemoth_rush: without it this would be (0, 0).
    #[test]
    fn behemoth_rush() { "thalin" against "warg_rider", ["thalin_dodge", "behemoth_rush"], ["thalin_evade", "ravager_hack"] => (1, 0) }
    /// quest:card-behemoth_overpower: without it this would be (0, 0).
    #[test]
    fn behemoth_overpower() { "thalin" against "warg_rider", ["thalin_dodge", "behemoth_overpower"], ["thalin_evade", "behemoth_sweep"] => (1, 0) }
    /// quest:card-behemoth_crush: without it this would be (0, 0).
    #[test]
    fn behemoth_crush() { "thalin" against "warg_rider", ["thalin_block", "behemoth_crush"] => (2, 0) }
    /// quest:card-behemoth_reckless: without it this would be (2, 1).
    #[test]
    fn behemoth_reckless() { "thalin" against "warg_rider", ["thalin_parry", "behemoth_reckless"] => (2, 3) }
    /// quest:card-behemoth_enraged: without it this would be (4, 3).
    #[test]
    fn behemoth_enraged() { "thalin" against "warg_rider", ["thalin_sweep", "behemoth_enraged"] => (4, 1) }
    /// quest:card-ravager_concentrate: without it this would be (1, 0).
    #[test]
    fn ravager_concentrate() { "thalin" against "warg_rider", ["thalin_evade", "ravager_concentrate"], ["thalin_evade", "zealot_ranged_strike"] => (3, 0) }
    /// quest:card-ravager_poison_arrow: without it this would be (1, 1).
    #[test]
    fn ravager_poison_arrow() { "thalin" against "warg_rider", ["thalin_parry", "ravager_poison_arrow"] => (3, 1) }
    /// quest:card-ravager_aimed_shot: without it this would be (1, 0).
    #[test]
    fn ravager_aimed_shot() { "thalin" against "warg_rider", ["thalin_evade", "ravager_hack"], ["thalin_evade", "ravager_aimed_shot"] => (4, 0) }
    /// quest:card-ravager_fall_back: without it this would be (0, 1).
    #[test]
    fn ravager_fall_back() { "thalin" against "warg_rider", ["thalin_evade", "ravager_fall_back"], ["thalin_parry", "ravager_hack"] => (1, 0) }
    /// quest:card-ravager_parry: without it this would be (1, 2).
    #[test]
    fn ravager_parry() { "thalin" against "warg_rider", ["thalin_sweep", "ravager_parry"] => (1, 0) }
    /// quest:card-ravager_hack: without it this would be (1, 3).
    #[test]
    fn ravager_hack() { "thalin" against "warg_rider", ["thalin_sweep", "ravager_hack"] => (2, 3) }
    /// quest:card-ravager_charge: without it this would be (0, 0).
    #[test]
    fn ravager_charge() { "thalin" against "warg_rider", ["thalin_dodge", "ravager_charge"] => (2, 0) }
    /// quest:card-ravager_eviscerate: without it this would be (2, 3).
    #[test]
    fn ravager_eviscerate() { "thalin" against "warg_rider", ["thalin_sweep", "ravager_eviscerate"] => (4, 3) }
    /// quest:card-ravager_attack_of_opportunity: without it this would be (2, 3).
    #[test]
    fn ravager_attack_of_opportunity() { "thalin" against "warg_rider", ["thalin_sweep", "ravager_attack_of_opportunity"] => (7, 3) }
    /// quest:card-zealot_quick_shot: without it this would be (0, 0).
    #[test]
    fn zealot_quick_shot() { "thalin" against "warg_rider", ["thalin_rush", "zealot_fall_back"], ["thalin_parry", "zealot_quick_shot"] => (1, 0) }
    /// quest:card-zealot_ranged_strike: without it this would be (0, 0).
    #[test]
    fn zealot_ranged_strike() { "thalin" against "warg_rider", ["thalin_evade", "zealot_ranged_strike"] => (1, 0) }
    /// quest:card-zealot_aimed_shot: without it this would be (1, 0).
    #[test]
    fn zealot_aimed_shot() { "thalin" against "warg_rider", ["thalin_evade", "ravager_hack"], ["thalin_evade", "zealot_aimed_shot"] => (4, 0) }
    /// quest:card-zealot_fall_back: without it this would be (0, 1).
    #[test]
    fn zealot_fall_back() { "thalin" against "warg_rider", ["thalin_evade", "zealot_fall_back"], ["thalin_parry", "ravager_hack"] => (1, 0) }
    /// quest:card-zealot_poison_arrow: without it this would be (1, 1).
    #[test]
    fn zealot_poison_arrow() { "thalin" against "warg_rider", ["thalin_parry", "zealot_poison_arrow"] => (3, 1) }
    /// quest:card-zealot_parry: without it this would be (1, 2).
    #[test]
    fn zealot_parry() { "thalin" against "warg_rider", ["thalin_sweep", "zealot_parry"] => (1, 0) }
    /// quest:card-zealot_hack: without it this would be (1, 3).
    #[test]
    fn zealot_hack() { "thalin" against "warg_rider", ["thalin_sweep", "zealot_hack"] => (2, 3) }
    /// quest:card-zealot_charge: without it this would be (0, 0).
    #[test]
    fn zealot_charge() { "thalin" against "warg_rider", ["thalin_dodge", "zealot_charge"] => (2, 0) }
    /// quest:card-zealot_smash: without it this would be (0, 0).
    #[test]
    fn zealot_smash() { "thalin" against "warg_rider", ["thalin_dodge", "zealot_smash"] => (2, 0) }
    /// quest:card-zealot_reckless: without it this would be (2, 1).
    #[test]
    fn zealot_reckless() { "thalin" against "warg_rider", ["thalin_parry", "zealot_reckless"] => (2, 3) }
}
