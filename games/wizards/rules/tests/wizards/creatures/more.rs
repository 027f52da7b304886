//! The creatures of the later sets: where they attack, and how.

use wizards::card::RegionKind;
use wizards::ids::SiteId;

use super::{creatures, letter};

/// Is a site next to such a one by the Under-deeps?
fn beside(site: SiteId, is: &dyn Fn(SiteId) -> bool) -> bool {
    let near = |one: SiteId, other: SiteId| one.get().deeps.iter().any(|(to, _)| *to == other);
    SiteId::all().any(|other| is(other) && (near(site, other) || near(other, site)))
}

/// Ruins and lairs on whose card the way leads over the sea, or twice through wilderness.
fn rain(site: SiteId) -> bool {
    let count = |land| site.get().path.iter().filter(|one| **one == land).count();
    letter(site.get().kind) == 'R' && (count(RegionKind::CoastalSea) > 0 || count(RegionKind::Wilderness) > 1)
}

/// The Under-gates.
fn gates(site: SiteId) -> bool {
    site.to_string() == "the_under_gates"
}

creatures! {
    /// wizards:neeker_breekers
    #[test]
    fn neeker_breekers() {
        race "animal", prowess 7, points 1, keys "b w s d R"
    }
    /// wizards:dunlending_raiders
    #[test]
    fn dunlending_raiders() {
        race "man", strikes 5, prowess 8, points 1, regions &["enedhwaith", "cardolan", "hollin", "rhudaur", "dunland"], there "R"
    }
    /// wizards:gothmog
    #[test]
    fn gothmog() {
        race "troll", strikes 1, prowess 14, body 9, points 3, keys "d D"
    }
    /// wizards:ice_drake
    #[test]
    fn ice_drake() {
        race "drake", strikes 2, prowess 15, points 1, regions &["elven_shores", "forochel", "angmar", "gundabad", "grey_mountain_narrows", "withered_heath"]
    }
    /// wizards:light_drake
    #[test]
    fn light_drake() {
        race "drake", strikes 2, prowess 8, points 1, keys "w R"
    }
    /// wizards:morgul_rats
    #[test]
    fn morgul_rats() {
        race "animal", strikes 15, prowess 2, body 5, points 1, also_at |site, doors| doors && "SD".contains(letter(site.get().kind))
    }
    /// wizards:rain_drake
    #[test]
    fn rain_drake() {
        race "drake", strikes 1, prowess 15, points 1, keys "c www", also_at |site, _| rain(site)
    }
    /// wizards:sand_drake
    #[test]
    fn sand_drake() {
        race "drake", strikes 3, prowess 12, points 1, chooses true, regions &["khand", "harondor"], doors_regions &["ithilien", "nurn", "horse_plains"]
    }
    /// wizards:sea_serpent
    #[test]
    fn sea_serpent() {
        race "drake", strikes 2, prowess 14, body 6, points 2, keys "c"
    }
    /// wizards:true_cold_drake
    #[test]
    fn true_cold_drake() {
        race "drake", strikes 2, prowess 14, points 1, regions &["numeriador", "forochel", "angmar", "gundabad", "grey_mountain_narrows", "withered_heath", "iron_hills"]
    }
    /// wizards:were_worm
    #[test]
    fn were_worm() {
        race "drake", strikes 1, prowess 13, body 6, points 2, chooses true, keys "www"
    }
    /// wizards:wild_fell_beast
    #[test]
    fn wild_fell_beast() {
        race "drake", strikes 3, prowess 12, body 6, points 2, chooses true, keys "ss"
    }
    /// wizards:winged_cold_drake
    #[test]
    fn winged_cold_drake() {
        race "drake", strikes 2, prowess 13, points 1, chooses true, keys "www"
    }
    /// wizards:winged_fire_drake
    #[test]
    fn winged_fire_drake() {
        race "drake", strikes 2, prowess 12, points 1, chooses true, keys "www ss"
    }
    /// wizards:chill_douser
    #[test]
    fn chill_douser() {
        race "undead", strikes 3, prowess 8, points 1, keys "R S"
    }
    /// wizards:durins_bane
    #[test]
    fn durins_bane() {
        race "balrog", strikes 2, prowess 18, body 9, points 5, also_at |site, doors| gates(site) || beside(site, &gates) || doors && site.get().under_deeps
    }
    /// wizards:little_snuffler
    #[test]
    fn little_snuffler() {
        race "orc", strikes 1, prowess 5, body 6, points 1, chooses true, keys "w s d R S D"
    }
    /// wizards:nameless_thing
    #[test]
    fn nameless_thing() {
        race "drake", strikes 2, prowess 10, body 4, points 3, also_at |site, doors| site.get().under_deeps || doors && beside(site, &|near| near.get().under_deeps), also_by |symbol, _, doors| doors && symbol == 'c'
    }
    /// wizards:stirring_bones
    #[test]
    fn stirring_bones() {
        race "undead", strikes 2, prowess 9, points 1, keys "ww s d R S"
    }
    /// wizards:wisp_of_pale_sheen
    #[test]
    fn wisp_of_pale_sheen() {
        race "undead", strikes 1, prowess 6, points 1, chooses true, keys "w s d c R S"
    }
    /// wizards:arthadan_rangers
    #[test]
    fn arthadan_rangers() {
        race "dunadan", prowess 10, body 6, points 2, detains true, regions &["arthedain", "rhudaur", "cardolan", "hollin", "the_shire"], there "*"
    }
    /// wizards:beorning_toll
    #[test]
    fn beorning_toll() {
        race "man", prowess 11, body 6, points 2, detains true, regions &["anduin_vales", "wold_and_foothills", "high_pass", "redhorn_gate"], there "FBRSD"
    }
    /// wizards:the_border_watch
    #[test]
    fn the_border_watch() {
        race "man", strikes 2, prowess 7, points 1, detains true, keys "f b F B"
    }
    /// wizards:cave_worm
    #[test]
    fn cave_worm() {
        race "drake", strikes 1, prowess 16, points 1, regions &["redhorn_gate", "high_pass", "gap_of_isen", "angmar", "gundabad", "grey_mountain_narrows", "withered_heath", "numeriador", "iron_hills"]
    }
    /// wizards:dire_wolves
    #[test]
    fn dire_wolves() {
        race "wolf", strikes 4, prowess 8, points 1, keys "ww s"
    }
    /// wizards:elf_lord_revealed_in_wrath
    #[test]
    fn elf_lord_revealed_in_wrath() {
        race "elf", strikes 1, prowess 15, body 9, points 3, detains true, keys "ww", also_by |symbol, _, doors| !doors && symbol == 's'
    }
    /// wizards:ent_in_search_of_the_entwives
    #[test]
    fn ent_in_search_of_the_entwives() {
        race "awakened_plant", strikes 1, prowess 14, body 8, points 1, detains true, keys "ww b f", also_by |symbol, _, doors| !doors && symbol == 's'
    }
    /// wizards:gondorian_rangers
    #[test]
    fn gondorian_rangers() {
        race "dunadan", prowess 9, body 6, points 2, detains true, regions &["ithilien", "dagorlad", "harondor", "mouths_of_the_anduin", "brown_lands"], there "*"
    }
    /// wizards:hobgoblins
    #[test]
    fn hobgoblins() {
        race "orc", strikes 2, prowess 10, points 1, keys "ww"
    }
    /// wizards:horse_lords
    #[test]
    fn horse_lords() {
        race "man", prowess 10, body 6, points 2, detains true, regions &["rohan", "wold_and_foothills", "gap_of_isen", "anorien"], there "FBRSD"
    }
    /// wizards:land_drake
    #[test]
    fn land_drake() {
        race "drake", strikes 1, prowess 8, points 1, chooses true, keys "w R"
    }
    /// wizards:lawless_men
    #[test]
    fn lawless_men() {
        race "man", strikes 2, prowess 9, points 1, keys "b w s"
    }
    /// wizards:marsh_drake
    #[test]
    fn marsh_drake() {
        race "drake", strikes 2, prowess 11, points 1, keys "c s"
    }
    /// wizards:pirates
    #[test]
    fn pirates() {
        race "man", strikes 3, prowess 7, points 1, keys "w c R"
    }
    /// wizards:sellswords_between_charters
    #[test]
    fn sellswords_between_charters() {
        race "man", strikes 2, prowess 11, points 1, keys "B S"
    }
    /// wizards:thranduils_folk
    #[test]
    fn thranduils_folk() {
        race "elf", prowess 10, body 6, points 2, detains true, regions &["woodland_realm", "western_mirkwood", "heart_of_mirkwood", "northern_rhovanion", "grey_mountain_narrows"], there "*"
    }
    /// wizards:thunders_companion
    #[test]
    fn thunders_companion() {
        race "giant", strikes 3, prowess 9, points 1, keys "ww"
    }
    /// wizards:true_fire_drake
    #[test]
    fn true_fire_drake() {
        race "drake", strikes 2, prowess 13, points 1, keys "www", also_by |symbol, count, doors| doors && symbol == 'w' && count >= 2
    }
    /// wizards:uruk_lieutenant
    #[test]
    fn uruk_lieutenant() {
        race "orc", strikes 1, prowess 9, points 1, keys "w s R S"
    }
    /// wizards:wandering_eldar
    #[test]
    fn wandering_eldar() {
        race "elf", prowess 9, points 1, detains true, keys "ww b", also_by |symbol, _, doors| !doors && symbol == 'f'
    }
    /// wizards:wild_trolls
    #[test]
    fn wild_trolls() {
        race "troll", strikes 2, prowess 10, points 1, keys "ww R"
    }
    /// wizards:alatar_the_hunter
    #[test]
    fn alatar_the_hunter() {
        race "maia", strikes 2, prowess 10, body 9, points 6, chooses true, detains true, keys "f F", regions &["andrast", "old_pukel_gap", "anfalas", "lamedon", "lebennin", "belfalas", "anorien"], there "*"
    }
    /// wizards:durins_folk
    #[test]
    fn durins_folk() {
        race "dwarf", strikes 5, prowess 6, points 2, detains true, keys "w b", regions &["the_shire"]
    }
    /// wizards:dwarven_travelers
    #[test]
    fn dwarven_travelers() {
        race "dwarf", strikes 3, prowess 8, points 1, detains true, keys "w b R B"
    }
    /// wizards:galadhrim
    #[test]
    fn galadhrim() {
        race "elf", strikes 3, prowess 9, body 7, points 2, detains true, regions &["lindon", "rhudaur", "wold_and_foothills", "anfalas"], there "FBRSD"
    }
    /// wizards:gandalf_the_white_rider
    #[test]
    fn gandalf_the_white_rider() {
        race "maia", strikes 2, prowess 10, body 9, points 6, detains true, keys "f F", regions &["arthedain", "the_shire", "rhudaur", "lindon", "wold_and_foothills", "anfalas"], there "*"
    }
    /// wizards:knights_of_the_prince
    #[test]
    fn knights_of_the_prince() {
        race "dunadan", strikes 4, prowess 10, body 8, points 3, detains true, regions &["anfalas", "belfalas", "lamedon", "lebennin", "anorien"], there "*"
    }
    /// wizards:lady_of_the_golden_wood
    #[test]
    fn lady_of_the_golden_wood() {
        race "elf", strikes 1, prowess 12, body 10, points 3, detains true, regions &["wold_and_foothills"], there "*"
    }
    /// wizards:lord_of_the_carrock
    #[test]
    fn lord_of_the_carrock() {
        race "man", strikes 1, prowess 16, body 9, points 2, detains true, regions &["anduin_vales", "woodland_realm", "western_mirkwood", "wold_and_foothills", "high_pass", "redhorn_gate"], there "*"
    }
    /// wizards:master_of_the_house
    #[test]
    fn master_of_the_house() {
        race "elf", strikes 1, prowess 14, body 9, points 3, detains true, regions &["rhudaur", "arthedain", "high_pass", "the_shire", "cardolan"], there "*"
    }
    /// wizards:pallando_the_soul_keeper
    #[test]
    fn pallando_the_soul_keeper() {
        race "maia", strikes 2, prowess 10, body 9, points 6, detains true, keys "f F", regions &["lindon", "numeriador", "arthedain", "cardolan"], there "*"
    }
    /// wizards:saruman_the_wise
    #[test]
    fn saruman_the_wise() {
        race "maia", strikes 3, prowess 10, body 9, points 6, detains true, keys "f F", regions &["gap_of_isen", "rohan", "enedhwaith", "old_pukel_land"], there "*"
    }
    /// wizards:stewards_guard
    #[test]
    fn stewards_guard() {
        race "dunadan", strikes 5, prowess 8, points 1, detains true, regions &["wold_and_foothills", "rohan", "anorien", "lebennin", "brown_lands", "dagorlad", "ithilien", "harondor"]
    }
    /// wizards:stout_men_of_gondor
    #[test]
    fn stout_men_of_gondor() {
        race "man", strikes 6, prowess 7, points 1, detains true, regions &["old_pukel_land", "old_pukel_gap", "andrast", "anfalas", "lamedon", "belfalas", "lebennin", "anorien", "rohan"], there "*"
    }
    /// wizards:trolls_from_the_mountains
    #[test]
    fn trolls_from_the_mountains() {
        race "troll", strikes 3, prowess 12, body 5, points 2, keys "www"
    }
    /// wizards:olog_warlords
    #[test]
    fn olog_warlords() {
        race "troll", strikes 3, prowess 10, body 4, points 2, keys "s d S D"
    }
    /// wizards:shelobs_brood
    #[test]
    fn shelobs_brood() {
        race "spider", strikes 4, prowess 8, points 1, also_at |site, _| site.get().under_deeps || beside(site, &|near| near.get().under_deeps)
    }
}
