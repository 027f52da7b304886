//! Tests of items' numbers: prowess, body, direct influence, corruption points and points; where they are played,
//! and where not.

use wizards::card::ItemClass;
use wizards::mechanics::Against;
use wizards::state::{Piece, Status, Zone};

use super::{gain, inside, places, with};
use crate::bench::{body, give, goblins, of, prowess, put};
use crate::stage::{ONE, STANDARD, card};

/// Each bearer with what the item adds.
fn show(id: &str, cases: &[(&str, [i8; 5])]) {
    let face = card(id).get();
    let class = face.class.unwrap();
    let [allowed, other] = places(class);
    for (bearer, expected) in cases {
        let mut t = with(bearer, &[id], &[]);
        inside(&mut t, &allowed.to_string());
        let mut elsewhere = crate::stage::Table::at(t.state.clone());
        elsewhere.state.company_mut(crate::bench::first()).site = other;
        let what = format!("gain {id} {bearer}");
        assert_eq!(elsewhere.refusal(ONE, &what), "SATM-19.16", "at {other}");
        // SATM-19.5, SATM-5.9: the bearer taps for it, and a tapped one gains nothing.
        elsewhere.state.company_mut(crate::bench::first()).site = allowed;
        let at = elsewhere.of(bearer);
        elsewhere.state.pieces[at.index()].status = Status::Tapped;
        assert_eq!(elsewhere.refusal(ONE, &what), "SATM-5.9");
        assert_eq!(gain(&mut t, id, bearer), *expected, "{bearer}");
        assert_eq!(t.state.piece(t.of(bearer)).status, Status::Tapped);
    }
}

macro_rules! items {
    ($($(#[$attribute:meta])* fn $name:ident() { $($bearer:literal $adds:expr),+ })*) => {$(
        $(#[$attribute])*
        fn $name() {
            show(stringify!($name), &[$(($bearer, $adds)),+]);
        }
    )*};
}

items! {
    /// wizards:dagger_of_westernesse; SATM-15.31: to eight at most.
    #[test]
    fn dagger_of_westernesse() { "aragorn_ii" [1, 0, 0, 1, 0], "glorfindel_ii" [0, 0, 0, 1, 0] }
    /// wizards:durins_axe
    #[test]
    fn durins_axe() { "aragorn_ii" [2, 0, 0, 2, 2], "gimli" [4, 0, 0, 3, 4] }
    /// wizards:elf_stone
    #[test]
    fn elf_stone() { "aragorn_ii" [0, 0, 0, 1, 0] }
    /// wizards:elven_cloak
    #[test]
    fn elven_cloak() { "aragorn_ii" [0, 0, 0, 1, 0] }
    /// wizards:athelas
    #[test]
    fn athelas() { "aragorn_ii" [0, 0, 0, 1, 0] }
    /// wizards:glamdring; SATM-15.31: to eight at most.
    #[test]
    fn glamdring() { "aragorn_ii" [2, 0, 0, 1, 2], "annalena" [3, 0, 0, 1, 2] }
    /// wizards:great_shield_of_rohan; SATM-15.31: to nine at most.
    #[test]
    fn great_shield_of_rohan() { "boromir_ii" [0, 2, 0, 2, 2], "annalena" [0, 1, 0, 2, 2] }
    /// wizards:hauberk_of_bright_mail: for warriors.
    #[test]
    fn hauberk_of_bright_mail() { "boromir_ii" [0, 2, 0, 1, 2], "adrazar" [0, 0, 0, 1, 2] }
    /// wizards:healing_herbs
    #[test]
    fn healing_herbs() { "adrazar" [0, 0, 0, 1, 0] }
    /// wizards:horn_of_anor
    #[test]
    fn horn_of_anor() { "adrazar" [0, 0, 0, 1, 0] }
    /// wizards:miruvor
    #[test]
    fn miruvor() { "adrazar" [0, 0, 0, 1, 0] }
    /// wizards:narsil
    #[test]
    fn narsil() { "aragorn_ii" [1, 0, 1, 2, 3] }
    /// wizards:orcrist; SATM-15.31: to nine at most.
    #[test]
    fn orcrist() { "aragorn_ii" [3, 0, 0, 2, 4], "glorfindel_ii" [1, 0, 0, 2, 4] }
    /// wizards:palantir_of_annuminas
    #[test]
    fn palantir_of_annuminas() { "aragorn_ii" [0, 0, 0, 2, 3] }
    /// wizards:potion_of_prowess
    #[test]
    fn potion_of_prowess() { "aragorn_ii" [0, 0, 0, 1, 0] }
    /// wizards:red_arrow
    #[test]
    fn red_arrow() { "aragorn_ii" [0, 0, 0, 2, 2] }
    /// wizards:sapling_of_the_white_tree
    #[test]
    fn sapling_of_the_white_tree() { "aragorn_ii" [0, 0, 0, 1, 1] }
    /// wizards:scroll_of_isildur
    #[test]
    fn scroll_of_isildur() { "aragorn_ii" [0, 0, 0, 3, 4] }
    /// wizards:shield_of_iron_bound_ash; SATM-15.31: to eight at most.
    #[test]
    fn shield_of_iron_bound_ash() { "boromir_ii" [0, 1, 0, 1, 0], "annalena" [0, 0, 0, 1, 0] }
    /// wizards:star_glass
    #[test]
    fn star_glass() { "aragorn_ii" [0, 0, 0, 1, 0] }
    /// wizards:sting
    #[test]
    fn sting() { "annalena" [1, 0, 0, 1, 0], "sam_gamgee" [2, 0, 0, 1, 0] }
    /// wizards:sword_of_gondolin: for warriors.
    #[test]
    fn sword_of_gondolin() { "boromir_ii" [2, 0, 0, 2, 2], "annalena" [0, 0, 0, 2, 2] }
    /// wizards:the_arkenstone
    #[test]
    fn the_arkenstone() { "aragorn_ii" [0, 0, 0, 2, 2], "gimli" [0, 0, 0, 4, 5] }
    /// wizards:the_mithril_coat; SATM-15.31: to ten at most.
    #[test]
    fn the_mithril_coat() { "boromir_ii" [0, 3, 0, 2, 4], "annalena" [0, 2, 0, 2, 4] }
    /// wizards:torque_of_hues
    #[test]
    fn torque_of_hues() { "aragorn_ii" [0, 0, 0, 2, 2] }
    /// wizards:dwarven_axe: for warriors; SATM-15.31: to seven at most, in the hand of a Dwarf to eight.
    #[test]
    fn dwarven_axe() { "boromir_ii" [1, 0, 0, 2, 2], "gimli" [3, 0, 0, 2, 2], "adrazar" [0, 0, 0, 2, 2] }
    /// wizards:wormsbane; SATM-15.31: to nine at most.
    #[test]
    fn wormsbane() { "boromir_ii" [2, 0, 0, 2, 4], "glorfindel_ii" [1, 0, 0, 2, 4] }
    /// wizards:bow_of_the_galadhrim: what it is for does not come up.
    #[test]
    fn bow_of_the_galadhrim() { "aragorn_ii" [0, 0, 0, 1, 2] }
    /// wizards:cram
    #[test]
    fn cram() { "aragorn_ii" [0, 0, 0, 1, 0] }
    /// wizards:black_arrow
    #[test]
    fn black_arrow() { "aragorn_ii" [0, 0, 0, 1, 0] }
    /// wizards:thrors_map
    #[test]
    fn thrors_map() { "aragorn_ii" [0, 0, 0, 1, 0] }
    /// wizards:deadly_dart
    #[test]
    fn deadly_dart() { "aragorn_ii" [0, 0, 0, 2, 0] }
    /// wizards:beautiful_gold_ring
    #[test]
    fn beautiful_gold_ring() { "aragorn_ii" [0, 0, 0, 1, 1] }
    /// wizards:fair_gold_ring
    #[test]
    fn fair_gold_ring() { "aragorn_ii" [0, 0, 0, 1, 1] }
    /// wizards:precious_gold_ring
    #[test]
    fn precious_gold_ring() { "aragorn_ii" [0, 0, 0, 1, 1] }
}

/// SATM-27.1, SATM-15.31: hoard items where there is a hoard, and nowhere else. wizards:adamant_helmet,
/// wizards:habergeon_of_silver, wizards:valiant_sword, wizards:bow_of_dragon_horn, wizards:emerald_of_the_mariner,
/// wizards:necklace_of_silver_and_pearls, wizards:scabbard_of_chalcedony
#[test]
fn hoard_items() {
    let cases = [
        ("adamant_helmet", "boromir_ii", [0, 1, 0, 1, 0]),
        ("adamant_helmet", "elladan", [0, 1, 0, 1, 0]),
        ("habergeon_of_silver", "boromir_ii", [0, 2, 0, 2, 2]),
        ("habergeon_of_silver", "elladan", [0, 2, 0, 2, 2]),
        ("valiant_sword", "boromir_ii", [2, 1, 0, 2, 2]),
        ("valiant_sword", "annalena", [2, 0, 0, 2, 2]),
        ("valiant_sword", "glorfindel_ii", [1, 0, 0, 2, 2]),
        ("bow_of_dragon_horn", "boromir_ii", [0, 0, 0, 2, 2]),
        ("emerald_of_the_mariner", "boromir_ii", [0, 0, 0, 0, 3]),
        ("necklace_of_silver_and_pearls", "boromir_ii", [0, 0, 0, 1, 0]),
        ("scabbard_of_chalcedony", "boromir_ii", [0, 0, 0, 1, 0]),
    ];
    for (id, bearer, expected) in cases {
        let mut t = with(bearer, &[id], &[]);
        inside(&mut t, "dancing_spire");
        let mut elsewhere = crate::stage::Table::at(t.state.clone());
        elsewhere.state.company_mut(crate::bench::first()).site =
            wizards::ids::SiteId::named("barrow_downs").unwrap();
        assert_eq!(elsewhere.refusal(ONE, &format!("gain {id} {bearer}")), "SATM-27.1");
        assert_eq!(gain(&mut t, id, bearer), expected, "{id} {bearer}");
    }
}

/// SATM-15.31: Glamdring to nine, Orcrist to ten, against Orcs; and not against others. wizards:glamdring, wizards:orcrist
#[test]
fn blades_against_orcs() {
    for (sword, orcs, others) in [("glamdring", 9, 8), ("orcrist", 10, 9)] {
        let mut t = with("aragorn_ii", &[sword], &[]);
        give(&mut t, sword, "aragorn_ii");
        goblins(&mut t);
        let who = t.of("aragorn_ii");
        assert_eq!(t.state.fighting_prowess(who), orcs, "{sword}");
        t.state.combat.as_mut().unwrap().race = wizards::card::Race::Troll;
        assert_eq!(t.state.fighting_prowess(who), others, "{sword}");
    }
}

/// SATM-19.18, SATM-15.31: of two weapons, shields or armours one counts; a shield counts beside an armour, but neither lifts the
/// body above its own maximum. wizards:narsil,
/// wizards:the_mithril_coat
#[test]
fn one_of_each_slot() {
    let mut t = with("boromir_ii", &["narsil", "dagger_of_westernesse", "sword_of_gondolin"], &[]);
    let before = prowess(&t, "boromir_ii");
    for (item, more) in [("narsil", 1), ("dagger_of_westernesse", 1), ("sword_of_gondolin", 2)] {
        give(&mut t, item, "boromir_ii");
        assert_eq!(prowess(&t, "boromir_ii"), before + more, "{item}");
    }
    let mut t =
        with("boromir_ii", &["the_mithril_coat", "hauberk_of_bright_mail", "shield_of_iron_bound_ash"], &[]);
    let before = body(&t, "boromir_ii");
    for (item, more) in
        [("hauberk_of_bright_mail", 2), ("the_mithril_coat", 3), ("shield_of_iron_bound_ash", 3)]
    {
        give(&mut t, item, "boromir_ii");
        assert_eq!(body(&t, "boromir_ii"), before + more, "{item}");
    }
}

/// SATM-19.18: of two weapons, or armours, that counts which gives most with all else that is borne: the Ring lifts a prowess of
/// five to ten, above the maximum of Glamdring; and a shield to nine, that of the hauberk.
#[test]
fn what_gives_most_together() {
    let mut t = with("faramir", &["the_one_ring", "glamdring", "aiglos"], &[]);
    let before = prowess(&t, "faramir");
    for (item, more) in [("glamdring", 3), ("aiglos", 3), ("the_one_ring", 6)] {
        give(&mut t, item, "faramir");
        assert_eq!(prowess(&t, "faramir"), before + more, "{item}");
    }
    let mut t =
        with("boromir_ii", &["hauberk_of_bright_mail", "habergeon_of_silver", "great_shield_of_rohan"], &[]);
    let before = body(&t, "boromir_ii");
    for (item, more) in
        [("hauberk_of_bright_mail", 2), ("habergeon_of_silver", 2), ("great_shield_of_rohan", 3)]
    {
        give(&mut t, item, "boromir_ii");
        assert_eq!(body(&t, "boromir_ii"), before + more, "{item}");
    }
}

/// SATM-9.4: direct influence that some items give against some only. wizards:elf_stone, wizards:horn_of_anor,
/// wizards:the_arkenstone, wizards:red_book_of_westmarch, wizards:red_arrow
#[test]
fn influence_against_some() {
    let cases: [(&str, &[(&str, i16)]); 5] = [
        ("elf_stone", &[("annalena", 2), ("wood_elves", 2), ("eowyn", 0), ("hobbits", 0)]),
        ("horn_of_anor", &[("wood_elves", 2), ("hobbits", 2), ("annalena", 0)]),
        ("the_arkenstone", &[("oin", 3), ("blue_mountain_dwarves", 3), ("eowyn", 0)]),
        ("red_book_of_westmarch", &[("sam_gamgee", 2), ("hobbits", 2), ("eowyn", 0)]),
        ("red_arrow", &[("eowyn", 5), ("oin", 0), ("annalena", 0)]),
    ];
    for (item, against) in cases {
        for (other, more) in against {
            let mut t = with("bergil", &[item, other], &[]);
            let other = put(&mut t, other, Zone::Chain);
            let bearer = t.of("bergil");
            let before = t.state.direct_free(bearer, Against::Piece(other));
            give(&mut t, item, "bergil");
            assert_eq!(t.state.direct_free(bearer, Against::Piece(other)) - before, *more, "{item}");
        }
    }
}

/// SATM-19.11: who bears the Red Arrow brings in the Riders without a roll, and nobody else. wizards:red_arrow
#[test]
fn the_red_arrow_calls_the_riders() {
    for (faction, site, comes) in [("riders_of_rohan", "edoras", 3), ("men_of_anorien", "minas_tirith", 0)] {
        let mut t = with("bergil", &["red_arrow", faction], &[]);
        give(&mut t, "red_arrow", "bergil");
        inside(&mut t, site);
        t.rolls(&[2; 20]);
        t.choose(ONE, &format!("gain {faction} bergil"));
        t.choose(ONE, "pass");
        assert_eq!(t.state.points(ONE).factions, comes, "{faction}");
    }
}

/// SATM-19.16: the Sapling does not grow in the shadow, though major items are found there; the Wizard's Ring is for
/// wizards, in havens. wizards:sapling_of_the_white_tree, wizards:wizards_ring
#[test]
fn not_everywhere_and_not_by_everybody() {
    let mut t = with("bergil", &["sapling_of_the_white_tree", "dagger_of_westernesse"], &[]);
    inside(&mut t, "barrow_downs");
    assert!(t.may(ONE, "gain sapling_of_the_white_tree bergil"));
    for site in ["moria", "dol_guldur", "barad_dur"] {
        crate::bench::stand(&mut t, site);
        assert_eq!(t.refusal(ONE, "gain sapling_of_the_white_tree bergil"), "SATM-19.16", "{site}");
    }
    let mut t = with("gandalf", &["wizards_ring"], &[]);
    inside(&mut t, "rivendell");
    assert!(!t.may(ONE, "gain wizards_ring haldir"));
    assert_eq!(gain(&mut t, "wizards_ring", "gandalf")[..3], [2, 0, 5]);
    assert_eq!(t.prompt(), "wizards-ask-before-check");
    let mut t = with("gandalf", &["wizards_ring"], &[]);
    inside(&mut t, "barrow_downs");
    assert_eq!(t.refusal(ONE, "gain wizards_ring gandalf"), "SATM-19.16");
    assert_eq!(card("wizards_ring").get().class, Some(ItemClass::Special));
    // It stays with the wizard: neither stored nor handed on, nor taken by the opponent; and one is enough.
    let mut t = with("gandalf", &["wizards_ring", "wizards_ring", "glamdring"], &[]);
    let ring = give(&mut t, "wizards_ring", "gandalf");
    let sword = give(&mut t, "glamdring", "gandalf");
    for (item, may) in [(ring, false), (sword, true)] {
        assert_eq!(t.may(ONE, &format!("store {item}")), may);
        assert_eq!(t.may(ONE, &format!("give {item} haldir")), may);
    }
    inside(&mut t, "rivendell");
    assert_eq!(t.refusal(ONE, "gain wizards_ring gandalf"), "SATM-0.4");
    let mut t = of(STANDARD, &["aragorn_ii"], &[], &["wizards_ring", "glamdring"]);
    let bearer = t.of("haldir");
    let theirs = ["wizards_ring", "glamdring"].map(|item| put(&mut t, item, Zone::On(bearer)));
    t.state.sides[ONE].turns = 3;
    for item in ["wizards_ring", "glamdring"] {
        t.state.pieces.push(Piece::new(card(item), ONE, Zone::Hand));
        let id = format!("#{}", t.state.pieces.len() - 1).parse().unwrap();
        t.state.sides[ONE].hand.push(id);
    }
    crate::bench::in_site(&mut t, "rivendell");
    let asks = theirs.map(|item| t.may(ONE, &format!("influence aragorn_ii {item}")));
    assert_eq!(asks, [false, true]);
}

/// SATM-0.4: one Elf-stone and one Horn for each character. wizards:elf_stone, wizards:horn_of_anor, wizards:elven_cloak
#[test]
fn one_of_them_for_each() {
    for item in ["elf_stone", "horn_of_anor", "elven_cloak"] {
        let mut t = with("bergil", &[item, item], &[]);
        inside(&mut t, "barrow_downs");
        give(&mut t, item, "bergil");
        assert_eq!(t.refusal(ONE, &format!("gain {item} bergil")), "SATM-0.4");
        assert!(t.may(ONE, &format!("gain {item} haldir")));
    }
}
