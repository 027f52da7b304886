//! Every faction, played: where, with which least roll by somebody of each race, and what it is worth (SATM-19.11,
//! SATM-19.12).

use crate::bench::{first, of, put};
use crate::items::inside;
use crate::stage::{BASIC, ONE, Table};
use wizards::ids::SiteId;
use wizards::state::Zone;

/// A faction, as it is met in play.
struct Faction {
    at: &'static str,
    points: i16,
    /// The least roll with which a Man, a Dúnadan, an Elf, a Dwarf and a Hobbit bring it in who have no influence of
    /// their own; 13: none can.
    least: [i8; 5],
}

/// Without direct influence, and without anything that changes their attempts.
const ENVOYS: [&str; 5] = ["wacho", "bergil", "annalena", "oin", "sam_gamgee"];

fn there(envoy: &str, faction: &str, at: &str) -> Table {
    let mut t = of(BASIC, &["haldir"], &[envoy, faction], &[]);
    put(&mut t, envoy, Zone::Company(first()));
    inside(&mut t, at);
    t
}

fn show(id: &str, faction: &Faction) {
    for (envoy, least) in ENVOYS.into_iter().zip(faction.least) {
        // Wacho has more influence upon the Woodmen alone.
        let envoy = if (envoy, id) == ("wacho", "woodmen") { "eowyn" } else { envoy };
        for (roll, comes) in [(least, true), (least - 1, false)] {
            if !(2..=12).contains(&roll) {
                continue;
            }
            let mut t = there(envoy, id, faction.at);
            t.rolls(&[roll; 20]);
            t.choose(ONE, &format!("gain {id} {envoy}"));
            t.choose(ONE, "pass");
            let points = if comes { faction.points } else { 0 };
            assert_eq!(t.state.points(ONE).factions, points, "{envoy} rolls {roll}");
            // SATM-19.6: the site taps by success alone; the envoy in any case.
            let site = SiteId::named(faction.at).unwrap();
            assert_eq!(t.state.sides[ONE].tapped.has(site), comes && !site.get().is_haven());
            assert!(!t.state.is_untapped(t.of(envoy)));
        }
    }
    // SATM-19.11: nowhere else.
    for site in SiteId::all().filter(|site| site.to_string() != faction.at).take(70).step_by(9) {
        let mut t = there("bergil", id, faction.at);
        t.state.company_mut(first()).site = site;
        assert_eq!(t.refusal(ONE, &format!("gain {id} bergil")), "SATM-19.11", "{site}");
    }
}

macro_rules! factions {
    ($($(#[$attribute:meta])* fn $name:ident() { $points:literal at $at:literal, $least:expr })*) => {$(
        $(#[$attribute])*
        fn $name() {
            show(stringify!($name), &Faction { at: $at, points: $points, least: $least });
        }
    )*};
}

factions! {
    /// wizards:beornings
    #[test]
    fn beornings() { 2 at "beorns_house", [7, 8, 8, 8, 8] }
    /// wizards:blue_mountain_dwarves
    #[test]
    fn blue_mountain_dwarves() { 3 at "blue_mountain_dwarf_hold", [10, 10, 12, 8, 10] }
    /// wizards:dunlendings
    #[test]
    fn dunlendings() { 2 at "dunnish_clan_hold", [11, 11, 10, 11, 10] }
    /// wizards:easterlings
    #[test]
    fn easterlings() { 4 at "easterling_camp", [10, 12, 10, 10, 10] }
    /// wizards:elves_of_lindon
    #[test]
    fn elves_of_lindon() { 2 at "grey_havens", [10, 9, 8, 10, 10] }
    /// wizards:ents_of_fangorn
    #[test]
    fn ents_of_fangorn() { 3 at "wellinghall", [10, 10, 10, 10, 6] }
    /// wizards:hillmen
    #[test]
    fn hillmen() { 1 at "cameth_brin", [9, 10, 10, 10, 10] }
    /// wizards:hobbits
    #[test]
    fn hobbits() { 1 at "bag_end", [9, 9, 9, 9, 5] }
    /// wizards:iron_hill_dwarves
    #[test]
    fn iron_hill_dwarves() { 4 at "iron_hill_dwarf_hold", [9, 9, 11, 7, 9] }
    /// wizards:knights_of_dol_amroth
    #[test]
    fn knights_of_dol_amroth() { 3 at "dol_amroth", [9, 8, 9, 9, 9] }
    /// wizards:lossoth
    #[test]
    fn lossoth() { 2 at "lossadan_camp", [8, 9, 9, 9, 9] }
    /// wizards:men_of_anfalas
    #[test]
    fn men_of_anfalas() { 2 at "lond_galen", [9, 8, 9, 9, 9] }
    /// wizards:men_of_anorien
    #[test]
    fn men_of_anorien() { 2 at "minas_tirith", [8, 7, 8, 8, 8] }
    /// wizards:men_of_dorwinion
    #[test]
    fn men_of_dorwinion() { 3 at "shrel_kain", [6, 7, 7, 7, 7] }
    /// wizards:men_of_lamedon
    #[test]
    fn men_of_lamedon() { 2 at "vale_of_erech", [8, 7, 8, 8, 8] }
    /// wizards:men_of_lebennin
    #[test]
    fn men_of_lebennin() { 2 at "pelargir", [8, 7, 8, 8, 8] }
    /// wizards:men_of_northern_rhovanion
    #[test]
    fn men_of_northern_rhovanion() { 2 at "lake_town", [6, 7, 7, 7, 7] }
    /// wizards:rangers_of_ithilien
    #[test]
    fn rangers_of_ithilien() { 3 at "henneth_annun", [8, 7, 8, 8, 8] }
    /// wizards:rangers_of_the_north
    #[test]
    fn rangers_of_the_north() { 3 at "bree", [10, 9, 10, 10, 10] }
    /// wizards:riders_of_rohan
    #[test]
    fn riders_of_rohan() { 3 at "edoras", [10, 9, 10, 10, 9] }
    /// wizards:southrons
    #[test]
    fn southrons() { 5 at "southron_oasis", [9, 11, 11, 11, 9] }
    /// wizards:the_great_eagles
    #[test]
    fn the_great_eagles() { 3 at "eagles_eyrie", [10, 10, 10, 10, 10] }
    /// wizards:tower_guard_of_minas_tirith
    #[test]
    fn tower_guard_of_minas_tirith() { 2 at "minas_tirith", [8, 7, 8, 8, 8] }
    /// wizards:variags_of_khand
    #[test]
    fn variags_of_khand() { 4 at "variag_camp", [10, 10, 10, 10, 10] }
    /// wizards:wood_elves
    #[test]
    fn wood_elves() { 3 at "thranduils_halls", [10, 9, 8, 11, 9] }
    /// wizards:woodmen
    #[test]
    fn woodmen() { 2 at "woodmen_town", [7, 8, 8, 8, 8] }
    /// wizards:woses_of_old_pukel_land
    #[test]
    fn woses_of_old_pukel_land() { 3 at "wose_passage_hold", [9, 9, 9, 9, 9] }
    /// wizards:woses_of_the_druadan_forest
    #[test]
    fn woses_of_the_druadan_forest() { 3 at "druadan_forest", [10, 10, 10, 10, 10] }
    /// wizards:men_of_dale
    #[test]
    fn men_of_dale() { 2 at "dale", [6, 8, 8, 7, 8] }
    /// wizards:men_of_lake_town
    #[test]
    fn men_of_lake_town() { 2 at "lake_town", [7, 9, 9, 10, 9] }
    /// wizards:angmarim
    #[test]
    fn angmarim() { 3 at "carn_dum", [11, 12, 12, 12, 12] }
    /// wizards:haradrim
    #[test]
    fn haradrim() { 4 at "southron_oasis", [10, 12, 12, 12, 10] }
    /// wizards:wain_easterlings
    #[test]
    fn wain_easterlings() { 3 at "easterling_camp", [9, 11, 9, 9, 9] }
    /// wizards:petty_dwarves
    #[test]
    fn petty_dwarves() { 2 at "the_worthy_hills", [11, 11, 13, 9, 11] }
    /// wizards:nurniags
    #[test]
    fn nurniags() { 5 at "nurniag_camp", [13, 14, 14, 14, 14] }
    /// wizards:woses_of_the_eryn_vorn
    #[test]
    fn woses_of_the_eryn_vorn() { 2 at "the_worthy_hills", [11, 11, 11, 11, 11] }
}

/// SATM-19.12: a wizard has a hard time with those who follow the Shadow. wizards:wain_easterlings, wizards:haradrim, wizards:angmarim,
/// wizards:nurniags
#[test]
fn wizards_are_not_heard() {
    // Gandalf has ten of direct influence.
    let all = [
        ("wain_easterlings", "easterling_camp", 4),
        ("haradrim", "southron_oasis", 5),
        ("angmarim", "carn_dum", 7),
        ("nurniags", "nurniag_camp", 9),
    ];
    for (faction, at, least) in all {
        for (roll, comes) in [(least, true), (least - 1, false)] {
            let mut t = there("gandalf", faction, at);
            t.rolls(&[roll; 20]);
            t.choose(ONE, &format!("gain {faction} gandalf"));
            t.choose(ONE, "pass");
            assert_eq!(t.state.points(ONE).factions > 0, comes, "{faction} with {roll}");
        }
    }
}

/// SATM-0.4: a muster helps with others, and not with these. wizards:angmarim, wizards:nurniags
#[test]
fn no_muster_moves_them() {
    for (faction, at, helps) in [
        ("angmarim", "carn_dum", false),
        ("nurniags", "nurniag_camp", false),
        ("hillmen", "cameth_brin", true),
    ] {
        let mut t = of(BASIC, &["haldir"], &["beorn", faction, "muster"], &[]);
        put(&mut t, "beorn", Zone::Company(first()));
        inside(&mut t, at);
        t.choose(ONE, &format!("gain {faction} beorn"));
        assert_eq!(t.may(ONE, "play muster 0"), helps, "{faction}");
    }
}
