//! Every faction, played: where, with which least roll by somebody of each race, and what it is worth (SATM-19.11,
//! SATM-19.12).

use crate::bench::{first, of, put};
use crate::items::inside;
use crate::stage::{BASIC, ONE, Table};
use table::{Arg, Game};
use wizards::Wizards;
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
            let told = Wizards::explain(&t.state, ONE, &t.read(ONE, &format!("gain {id} {envoy}"))).effect;
            let number = |word: &str| {
                let of = told.args.iter().find_map(|(name, arg)| match arg {
                    Arg::Number(number) if *name == word => Some(*number),
                    _ => None,
                });
                of.expect("a number")
            };
            let enough = i64::from(roll) + number("bonus") > number("needed");
            assert_eq!(enough, comes, "{envoy} is told what will be rolled");
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
        let named = ("wizards-no-place-of", vec!["wizards-list-name"]);
        assert_eq!(t.refused_for(ONE, &format!("gain {id} bergil")), named, "{site}: its own is named");
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

/// Tests the sites where a faction that names no site joins, and where it does not.
fn joins(t: &mut Table, id: &str, at: &[&str], not_at: &[&str]) {
    for (places, may) in [(at, true), (not_at, false)] {
        for place in places {
            let site = SiteId::named(place).unwrap();
            t.state.company_mut(first()).site = site;
            let what = format!("gain {id} bergil");
            assert_eq!(t.may(ONE, &what), may, "{id} at {place}");
            if may && !site.get().is_haven() {
                // SATM-19.7: tapped, too.
                t.state.sides[ONE].tapped.add(site);
                assert!(t.may(ONE, &what), "{id} at {place}, tapped");
                t.state.sides[ONE].tapped.remove(site);
            }
        }
    }
}

/// Bergil has this faction in hand, and is inside a site.
fn in_the_wild(id: &str, more: &[&str]) -> Table {
    let mut hand = vec!["bergil", id];
    hand.extend(more);
    let mut t = of(BASIC, &["haldir"], &hand, &[]);
    put(&mut t, "bergil", Zone::Company(first()));
    inside(&mut t, "bree");
    t
}

/// SATM-19.11, SATM-19.12: the beasts of the wild join wherever they live, and come for Radagast more easily.
/// wizards:a_panoply_of_wings, wizards:beasts_of_the_wood, wizards:wild_hounds
#[test]
fn beasts_join_where_they_live() {
    for (id, at, not_at) in [
        ("a_panoply_of_wings", ["weathertop", "goblin_gate"], ["moria", "edoras"]),
        ("beasts_of_the_wood", ["thranduils_halls", "rhosgobel"], ["dol_guldur", "bree"]),
        ("wild_hounds", ["weathertop", "barrow_downs"], ["moria", "bree"]),
    ] {
        let mut t = in_the_wild(id, &["radagast"]);
        let lives = |place: &&&str| {
            let of = SiteId::named(place).unwrap().get();
            let region = of.region.map(|region| region.to_string()).unwrap_or_default();
            let wild =
                of.region.is_some_and(|region| region.get().kind == wizards::card::RegionKind::Wilderness);
            use wizards::card::SiteKind::{DarkHold, Haven, RuinsAndLairs, ShadowHold};
            match id {
                "a_panoply_of_wings" => wild && !matches!(of.kind, Haven | ShadowHold | DarkHold),
                "wild_hounds" => wild && of.kind == RuinsAndLairs,
                _ => {
                    let woods = [
                        "woodland_realm",
                        "western_mirkwood",
                        "heart_of_mirkwood",
                        "southern_mirkwood",
                        "fangorn",
                        "cardolan",
                    ];
                    woods.contains(&&*region) && !matches!(of.kind, Haven | DarkHold)
                }
            }
        };
        let here = at.iter().filter(lives).copied().collect::<Vec<_>>();
        assert!(!here.is_empty(), "{id}");
        joins(&mut t, id, &here, &not_at);
        // Eleven must be exceeded; with Radagast three more are there.
        for (wizard, roll, comes) in
            [(false, 12, true), (false, 11, false), (true, 9, true), (true, 8, false)]
        {
            let mut t = Table::at(t.state.clone());
            t.state.company_mut(first()).site = SiteId::named(here[0]).unwrap();
            if wizard {
                put(&mut t, "radagast", Zone::Company(first()));
            }
            t.rolls(&[roll; 20]);
            t.choose(ONE, &format!("gain {id} bergil"));
            t.choose(ONE, "pass");
            assert_eq!(t.state.points(ONE).factions, i16::from(comes), "{id} {wizard} {roll}");
        }
    }
}

/// SATM-5.9: what the birds have seen is told where they live, once. wizards:a_panoply_of_wings
#[test]
fn a_panoply_of_wings() {
    let mut t = in_the_wild("a_panoply_of_wings", &[]);
    let id = put(&mut t, "a_panoply_of_wings", Zone::Won(ONE));
    let what = format!("use {id} 0");
    t.state.company_mut(first()).site = SiteId::named("moria").unwrap();
    assert!(!t.may(ONE, &what), "a shadow-hold");
    let plain = |site: &SiteId| {
        let of = site.get();
        let wild = of.region.is_some_and(|region| region.get().kind == wizards::card::RegionKind::Wilderness);
        wild && !of.information && of.kind == wizards::card::SiteKind::RuinsAndLairs
    };
    let site = SiteId::all().find(plain).unwrap();
    t.state.company_mut(first()).site = site;
    crate::bench::play(&mut t, ONE, &what);
    assert_eq!(t.state.piece(id).zone, Zone::Discard);
    assert_eq!(t.state.points(ONE).factions, 0);
    assert!(t.state.lasting.iter().any(|lasting| lasting.change == wizards::state::Change::Informed(site)));
}

/// SATM-15.28: beasts and hounds call off what is keyed to where they live; the beasts tap for it and untap, the hounds go.
/// wizards:beasts_of_the_wood, wizards:wild_hounds
#[test]
fn beasts_call_attacks_off() {
    use wizards::card::RegionKind::{ShadowLand, Wilderness};
    use wizards::ids::RegionId;
    let wood = RegionId::named("southern_mirkwood").unwrap();
    for (id, creature, lands, regions, may) in [
        ("beasts_of_the_wood", "giant_spiders", &[][..], &[wood][..], true),
        ("beasts_of_the_wood", "wolves", &[Wilderness][..], &[wood][..], false),
        ("wild_hounds", "wolves", &[Wilderness][..], &[][..], true),
        ("wild_hounds", "orc_guard", &[ShadowLand, ShadowLand][..], &[][..], false),
    ] {
        let mut t = of(BASIC, &["haldir"], &["bergil", id], &[creature]);
        let faction = put(&mut t, id, Zone::Won(ONE));
        crate::bench::on_the_way(&mut t, "bree");
        crate::creatures::go(&mut t, SiteId::named("edoras").unwrap(), lands, regions);
        crate::bench::attack(&mut t, creature);
        let what = format!("use {faction} 0");
        assert_eq!(t.may(ONE, &what), may, "{id} {creature}");
        if !may {
            continue;
        }
        crate::bench::play(&mut t, ONE, &what);
        assert!(t.state.combat.as_ref().is_none_or(|combat| combat.cancelled));
        let stays = id == "beasts_of_the_wood";
        assert_eq!(t.state.piece(faction).zone == Zone::Won(ONE), stays);
        if stays {
            assert!(!t.state.is_untapped(faction) && !t.may(ONE, &what));
            t.next_turn();
            t.next_turn();
            assert!(t.state.is_untapped(faction));
        }
    }
    // An automatic-attack in ruins.
    for (at, may) in [("barrow_downs", true), ("moria", false)] {
        let mut t = of(BASIC, &["haldir"], &["wild_hounds"], &[]);
        let faction = put(&mut t, "wild_hounds", Zone::Won(ONE));
        t.choose(ONE, "pass");
        crate::bench::until(&mut t, "wizards-ask-explore");
        crate::bench::stand(&mut t, at);
        t.choose(ONE, "company c1");
        crate::bench::until(&mut t, "wizards-ask-priority");
        assert_eq!(t.may(ONE, &format!("use {faction} 0")), may, "{at}");
    }
}

/// SATM-19.12, SATM-12.8: horses come to the Men of their lands, and through these one goes a region farther.
/// wizards:wild_horses
#[test]
fn wild_horses() {
    let mut t = in_the_wild("wild_horses", &["eowyn"]);
    joins(&mut t, "wild_horses", &["edoras"], &["bree", "moria"]);
    put(&mut t, "eowyn", Zone::Company(first()));
    for (who, roll, comes) in
        [("eowyn", 9, true), ("eowyn", 8, false), ("bergil", 12, true), ("bergil", 11, false)]
    {
        let mut t = Table::at(t.state.clone());
        t.state.company_mut(first()).site = SiteId::named("edoras").unwrap();
        t.rolls(&[roll; 20]);
        t.choose(ONE, &format!("gain wild_horses {who}"));
        t.choose(ONE, "pass");
        assert_eq!(t.state.points(ONE).factions, i16::from(comes), "{who} {roll}");
    }
    let reach = |at: &str, ride: bool| {
        let mut t = of(crate::stage::STANDARD, &["haldir"], &["wild_horses"], &[]);
        let faction = put(&mut t, "wild_horses", Zone::Won(ONE));
        crate::bench::stand(&mut t, at);
        if ride {
            crate::bench::play(&mut t, ONE, &format!("use {faction} 0"));
            assert!(!t.state.is_untapped(faction));
        }
        SiteId::all().filter(|to| t.may(ONE, &format!("head c1 {to}"))).count()
    };
    assert!(reach("edoras", true) > reach("edoras", false));
    assert_eq!(reach("lossadan_camp", true), reach("lossadan_camp", false), "there are none there");
    // By the rules of the road the longer way must lead through them.
    let mut t = of(crate::stage::STANDARD, &["haldir"], &["wild_horses"], &[]);
    let faction = put(&mut t, "wild_horses", Zone::Won(ONE));
    crate::bench::stand(&mut t, "edoras");
    let near = SiteId::all().filter(|to| t.may(ONE, &format!("head c1 {to}"))).collect::<Vec<_>>();
    crate::bench::play(&mut t, ONE, &format!("use {faction} 0"));
    let far = SiteId::all().find(|to| t.may(ONE, &format!("head c1 {to}")) && !near.contains(to)).unwrap();
    t.choose(ONE, &format!("head c1 {far}"));
    t.choose(ONE, "pass");
    crate::bench::until(&mut t, "wizards-ask-route");
    for _ in 0..8 {
        if t.prompt() != "wizards-ask-route" || t.may(ONE, "pass") {
            break;
        }
        let next =
            wizards::ids::RegionId::all().find(|region| t.may(ONE, &format!("region {region}"))).unwrap();
        let before = t.state.clone();
        t.choose(ONE, &format!("region {next}"));
        if t.prompt() == "wizards-ask-route" {
            // A way half chosen is not told yet.
            assert_ne!(before.frames, t.state.frames);
            crate::bench::imagines_alike(&before, &t.state, crate::stage::TWO);
        }
    }
    t.choose(ONE, "pass");
    assert_eq!(t.state.company(first()).path.regions.len(), 5);
}

/// SATM-19.11, SATM-19.12: exiles come home where the Dragon was beaten at home, tapped or not; Dwarves bring them in, and their
/// king. wizards:returned_exiles
#[test]
fn returned_exiles() {
    let lair = SiteId::named("gold_hill").unwrap();
    let mut t = of(
        BASIC,
        &["haldir"],
        &["returned_exiles", "balin", "king_under_the_mountain"],
        &["itangast_at_home", "itangast"],
    );
    put(&mut t, "balin", Zone::Company(first()));
    inside(&mut t, "bree");
    t.state.company_mut(first()).site = lair;
    assert_eq!(t.refusal(ONE, "gain returned_exiles balin"), "SATM-19.11", "the Dragon lives");
    put(&mut t, "itangast", Zone::Won(ONE));
    assert!(!t.may(ONE, "gain returned_exiles balin"), "it was not at home");
    put(&mut t, "itangast_at_home", Zone::Won(ONE));
    t.state.sides[ONE].tapped.add(lair);
    assert!(t.may(ONE, "gain returned_exiles balin"));
    t.state.company_mut(first()).site = SiteId::named("the_lonely_mountain").unwrap();
    assert!(!t.may(ONE, "gain returned_exiles balin"), "another one's");
    t.state.company_mut(first()).site = lair;
    let free = |t: &Table| {
        let (who, of) = (
            t.of("balin"),
            t.state.sides[ONE]
                .hand
                .iter()
                .copied()
                .find(|id| t.state.piece(*id).card == crate::stage::card("returned_exiles")),
        );
        t.state.influence_bonus(who, of.unwrap())
    };
    let plain = free(&t);
    let direct = t.state.direct_free(t.of("balin"), wizards::mechanics::Against::Nothing) as i8;
    assert!(plain >= 2 + direct.max(0));
    // The king: three more than other Dwarves, and five of influence.
    crate::bench::give(&mut t, "king_under_the_mountain", "balin");
    assert_eq!(free(&t) - plain, 8);
}
