//! Events whose effects last, and what they say of regions, attacks and travellers: a test for each card.

use table::Game;
use wizards::Wizards;
use wizards::card::RegionKind;
use wizards::cards::Stat;
use wizards::ids::SiteId;
use wizards::mechanics::Against;
use wizards::state::{Ending, Status, Zone};

use crate::bench::{on, on_the_way, play, prowess, put, side, table, until};
use crate::stage::{BASIC, ONE, TWO, Table, card};

fn lands(t: &Table) -> [usize; 5] {
    let kinds = [
        RegionKind::FreeDomain,
        RegionKind::BorderLand,
        RegionKind::Wilderness,
        RegionKind::ShadowLand,
        RegionKind::DarkDomain,
    ];
    kinds.map(|kind| usize::from(t.state.path_has("c1".parse().unwrap(), kind)))
}

/// SATM-13.1: Sun and Night change those of some races, and attacks while the Gates or the Doors are in play.
/// wizards:sun, wizards:night, wizards:gates_of_morning, wizards:doors_of_night
#[test]
fn sun_and_night() {
    let mut t = table(BASIC, &["sun", "gates_of_morning"], &["night", "doors_of_night"]);
    let (aragorn, boromir, elladan) =
        (prowess(&t, "aragorn_ii"), prowess(&t, "boromir_ii"), prowess(&t, "elladan"));
    put(&mut t, "sun", Zone::Table);
    assert_eq!(prowess(&t, "aragorn_ii"), aragorn + 1);
    assert_eq!(prowess(&t, "elladan"), elladan);
    put(&mut t, "gates_of_morning", Zone::Table);
    assert_eq!(prowess(&t, "aragorn_ii"), aragorn + 2);
    put(&mut t, "night", Zone::Table);
    // Aragorn is a ranger; Boromir is a Dúnadan, too.
    assert_eq!(prowess(&t, "aragorn_ii"), aragorn + 2);
    assert_eq!(prowess(&t, "boromir_ii"), boromir + 1);
    put(&mut t, "doors_of_night", Zone::Table);
    assert_eq!(prowess(&t, "aragorn_ii"), aragorn + 1);
    assert_eq!(prowess(&t, "elladan"), elladan);
}

/// SATM-13.1: Sun weakens automatic-attacks at the Gates of Morning; Night strengthens all at the Doors.
#[test]
fn sun_and_night_in_attacks() {
    for (first, second, change) in [("sun", "gates_of_morning", -1), ("night", "doors_of_night", 1)] {
        let mut t = table(BASIC, &["sun", "gates_of_morning"], &["night", "doors_of_night"]);
        t.choose(ONE, "head c1 goblin_gate");
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-explore");
        put(&mut t, first, Zone::Table);
        put(&mut t, second, Zone::Table);
        t.choose(ONE, "company c1");
        until(&mut t, "wizards-ask-assign");
        let combat = t.state.combat.clone().unwrap();
        assert_eq!(t.state.attack_prowess(&combat), 6 + change, "{first}");
    }
}

/// SATM-14.25: Fog, Moon and Morgul Night change what regions count as, each symbol once.
/// wizards:fog, wizards:moon, wizards:morgul_night
#[test]
fn regions_look_otherwise() {
    // On the way to Bag End: two wildernesses and a free domain.
    let cases: [(&[&str], [usize; 5]); 5] = [
        (&[], [1, 0, 1, 0, 0]),
        (&["fog", "gates_of_morning"], [0, 1, 1, 0, 0]),
        (&["moon", "gates_of_morning"], [1, 1, 0, 0, 0]),
        (&["moon"], [1, 0, 1, 0, 0]),
        (&["morgul_night", "doors_of_night"], [1, 0, 0, 1, 0]),
    ];
    for (cards, expected) in cases {
        let mut t = table(BASIC, &["fog", "moon", "gates_of_morning"], &["morgul_night", "doors_of_night"]);
        on_the_way(&mut t, "bag_end");
        for name in cards {
            put(&mut t, name, Zone::Table);
        }
        assert_eq!(lands(&t), expected, "{cards:?}");
    }
}

/// SATM-13.1: what needs the Gates or the Doors is not played without them.
/// wizards:fog, wizards:snowstorm, wizards:morgul_night, wizards:storms_of_osse
#[test]
fn gates_and_doors_are_needed() {
    let mut t = table(
        BASIC,
        &["fog"],
        &["snowstorm", "morgul_night", "storms_of_osse", "doors_of_night", "balance_between_powers"],
    );
    on_the_way(&mut t, "bag_end");
    for name in ["snowstorm", "morgul_night", "storms_of_osse"] {
        assert_eq!(t.refusal(TWO, &format!("play {name} 0")), "SATM-0.4", "{name}");
        let (id, missing) = t.refused_for(TWO, &format!("play {name} 0"));
        assert_eq!(
            (id, missing),
            ("wizards-no-condition-of", vec!["wizards-if-in-play"]),
            "{name}: the Doors are named"
        );
    }
    put(&mut t, "doors_of_night", Zone::Table);
    for name in ["snowstorm", "morgul_night", "storms_of_osse"] {
        assert!(t.may(TWO, &format!("play {name} 0")), "{name}");
    }
    // What another card forbids is not said to be missing.
    put(&mut t, "balance_between_powers", Zone::Table);
    assert_eq!(t.refused_for(TWO, "play snowstorm 0").0, "wizards-no-hushed");
}

/// SATM-18.3: Snowstorm sends everybody back from the wilderness, Long Winter those without a ranger, Foul Fumes from the shadow.
/// wizards:snowstorm, wizards:long_winter, wizards:foul_fumes
#[test]
fn weather_turns_companies_back() {
    let site = |t: &Table| t.state.company("c1".parse().unwrap()).to;
    // Aragorn is a ranger.
    for (name, back) in [("snowstorm", true), ("long_winter", false), ("foul_fumes", false)] {
        let mut t = table(BASIC, &[], &["doors_of_night", "snowstorm", "long_winter", "foul_fumes"]);
        put(&mut t, "doors_of_night", Zone::Table);
        on_the_way(&mut t, "bree");
        play(&mut t, TWO, &format!("play {name} 0"));
        assert_eq!(site(&t).is_none(), back, "{name}");
    }
    // Without one, Long Winter does; in play already, it does so as soon as the way is shown.
    let sides = [side(&["elladan", "boromir_ii"], &[]), side(&["haldir"], &["long_winter"])];
    let mut t = Table::new(BASIC, sides, &[7; 60]);
    t.choose(ONE, "part boromir_ii");
    let other = t.company("boromir_ii");
    t.choose(ONE, &format!("head {other} bree"));
    t.choose(ONE, "pass");
    t.then(ONE, "company c1");
    put(&mut t, "long_winter", Zone::Table);
    until(&mut t, "wizards-ask-explore");
    let at = |company: &wizards::state::Company| company.site.to_string();
    assert!(t.state.companies_of(ONE).all(|company| at(company) == "rivendell"));
    // Foul Fumes, on the way to Barad-dûr.
    let mut t = Table::new(BASIC, [side(&["boromir_ii"], &[]), side(&["haldir"], &["foul_fumes"])], &[7; 60]);
    t.state.companies[0].site = SiteId::named("lorien").unwrap();
    on_the_way(&mut t, "barad_dur");
    play(&mut t, TWO, "play foul_fumes 0");
    assert_eq!(site(&t), None);
}

/// SATM-13.1: at the Doors of Night, Long Winter, Foul Fumes and the Storms of Ossë tap sites by their paths.
/// wizards:long_winter, wizards:foul_fumes, wizards:storms_of_osse
#[test]
fn weather_taps_sites() {
    let cases = [("long_winter", "moria"), ("foul_fumes", "barad_dur"), ("storms_of_osse", "pelargir")];
    for (name, at) in cases {
        let mut t = table(BASIC, &[], &["doors_of_night", "long_winter", "foul_fumes", "storms_of_osse"]);
        put(&mut t, "doors_of_night", Zone::Table);
        let there = SiteId::named(at).unwrap();
        t.choose(ONE, "pass");
        for _ in 0..80 {
            if t.prompt() == "wizards-ask-priority" && Wizards::asks(&t.state).has(TWO) {
                break;
            }
            on(&mut t);
        }
        t.state.companies[0].site = there;
        let by_sea = there.get().path.contains(&RegionKind::CoastalSea);
        play(&mut t, TWO, &format!("play {name} 0"));
        let taps = name != "storms_of_osse" || by_sea;
        assert_eq!(t.state.sides[ONE].tapped.has(there), taps, "{name}");
    }
}

/// SATM-19.1: lost in Free-domains or at sea, a company does nothing at its site; in Dark-domains its limit doubles.
/// wizards:lost_in_free_domains, wizards:lost_at_sea, wizards:lost_in_dark_domains
#[test]
fn companies_are_lost() {
    let company = |t: &Table| t.state.company("c1".parse().unwrap()).clone();
    let mut t = table(BASIC, &[], &["lost_in_free_domains", "lost_at_sea", "lost_in_dark_domains"]);
    on_the_way(&mut t, "bag_end");
    assert_eq!(t.refusal(TWO, "play lost_at_sea 0"), "SATM-17.11", "there is no sea");
    assert_eq!(t.refusal(TWO, "play lost_in_dark_domains 0"), "SATM-17.11");
    play(&mut t, TWO, "play lost_in_free_domains 0");
    assert!(company(&t).barred);
    let mut t = table(BASIC, &[], &["lost_in_free_domains", "lost_in_dark_domains"]);
    t.state.companies[0].site = SiteId::named("lorien").unwrap();
    on_the_way(&mut t, "mount_doom");
    let limit = company(&t).limit;
    play(&mut t, TWO, "play lost_in_dark_domains 0");
    assert_eq!(company(&t).limit, 2 * limit);
    let mut t = table(BASIC, &[], &["lost_in_free_domains"]);
    on_the_way(&mut t, "bree");
    assert_eq!(t.refusal(TWO, "play lost_in_free_domains 0"), "SATM-0.4");
    let mut t = table(BASIC, &[], &["lost_at_sea"]);
    t.state.companies[0].site = SiteId::named("grey_havens").unwrap();
    let sea = |site: &SiteId| {
        site.get().path.contains(&RegionKind::CoastalSea) && t.state.companies[0].site.ways().basic.has(*site)
    };
    if let Some(over_sea) = SiteId::all().find(sea) {
        on_the_way(&mut t, &over_sea.to_string());
        play(&mut t, TWO, "play lost_at_sea 0");
        assert!(company(&t).barred, "{over_sea}");
    }
}

/// SATM-14.8: fair travels take one from the limit, two at the Gates of Morning, and never below two.
/// wizards:fair_travels_in_dark_domains, wizards:fair_travels_in_shadow_lands
#[test]
fn fair_travels() {
    for (name, gates, less) in [
        ("fair_travels_in_dark_domains", false, 1),
        ("fair_travels_in_dark_domains", true, 2),
        ("fair_travels_in_shadow_lands", false, 1),
        ("fair_travels_in_shadow_lands", true, 2),
    ] {
        let mut t = table(BASIC, &[name, "gates_of_morning"], &[]);
        t.state.companies[0].site = SiteId::named("lorien").unwrap();
        if gates {
            put(&mut t, "gates_of_morning", Zone::Table);
        }
        t.choose(ONE, "head c1 mount_doom");
        t.choose(ONE, "pass");
        play(&mut t, ONE, &format!("play {name} {}", u8::from(gates)));
        until(&mut t, "wizards-ask-priority");
        let more = SiteId::named("mount_doom").unwrap().get().hazard_limit;
        assert_eq!(t.state.company("c1".parse().unwrap()).limit as i8, 4 + more - less, "{name} {gates}");
    }
}

/// SATM-9.3: the Sea calls an Elf below ten with the free influence; a company that came by sea, below thirteen.
/// wizards:call_of_the_sea
#[test]
fn the_sea_calls() {
    for (roll, stays) in [(9, false), (10, true)] {
        let mut t = table(BASIC, &[], &["call_of_the_sea"]);
        assert_eq!(t.state.general_free(ONE), 0);
        on_the_way(&mut t, "bree");
        assert!(!t.may(TWO, "play call_of_the_sea 0"));
        let elladan = t.of("elladan");
        t.rolls(&[roll; 4]);
        play(&mut t, TWO, "play call_of_the_sea 1");
        t.if_asked("wizards-ask-heirs", ONE, "pass");
        assert_eq!(t.state.piece(elladan).zone.in_play(), stays, "{roll}");
    }
}

/// SATM-11.1: Despair of the Heart: a check whenever somebody of the company is wounded.
/// wizards:despair_of_the_heart
#[test]
fn despair_follows_wounds() {
    for despair in [false, true] {
        let mut t = table(BASIC, &[], &["despair_of_the_heart"]);
        let elladan = t.of("elladan");
        if despair {
            put(&mut t, "despair_of_the_heart", Zone::On(elladan));
            assert_eq!(t.state.corruption(elladan), 2);
        }
        t.choose(ONE, "head c1 goblin_gate");
        t.choose(ONE, "pass");
        t.then(ONE, "company c1");
        until(&mut t, "wizards-ask-assign");
        t.state.combat.as_mut().unwrap().prowess = 12;
        for struck in ["annalena", "boromir_ii", "elladan"] {
            t.choose(ONE, &format!("pick {struck}"));
        }
        t.choose(ONE, "pick annalena");
        // She is wounded, and her body holds.
        t.rolls(&[2, 2]);
        until(&mut t, "wizards-ask-strike-cards");
        t.choose(ONE, "pass");
        assert_eq!(t.state.piece(t.of("annalena")).status, Status::Wounded);
        assert_eq!(t.prompt() == "wizards-ask-before-check", despair);
    }
}

/// SATM-14.23: Secret Entrance keeps off what is keyed to the site, Secret Passage what is not, at ruins and lairs.
/// wizards:secret_passage
#[test]
fn secret_ways() {
    let keyed = |cards: &[&str], to: &str| {
        let mut t = table(
            BASIC,
            &["secret_entrance", "secret_passage"],
            &["orc_guard", "giant_spiders", "cave_drake"],
        );
        t.choose(ONE, &format!("head c1 {to}"));
        t.choose(ONE, "pass");
        for name in cards {
            assert!(t.may(ONE, &format!("play {name} 0")), "{name}");
            play(&mut t, ONE, &format!("play {name} 0"));
        }
        for _ in 0..80 {
            if t.prompt() == "wizards-ask-priority" && Wizards::asks(&t.state).has(TWO) {
                break;
            }
            on(&mut t);
        }
        ["orc_guard", "giant_spiders", "cave_drake"].map(|name| t.may(TWO, &format!("play {name} 0")))
    };
    let without = keyed(&[], "barrow_downs");
    let passage = keyed(&["secret_passage"], "barrow_downs");
    assert!(without[1] && !passage[1], "{without:?} {passage:?}: spiders need two wildernesses");
    // At a hold that is none of the ruins it changes nothing.
    assert_eq!(keyed(&["secret_passage"], "bree"), keyed(&[], "bree"));
}

/// SATM-15.28: the Old Thrush weakens an attack of thirteen or more.
/// wizards:the_old_thrush
#[test]
fn the_old_thrush() {
    let mut t = table(BASIC, &["the_old_thrush", "the_old_thrush"], &[]);
    t.choose(ONE, "head c1 barrow_downs");
    t.choose(ONE, "pass");
    t.then(ONE, "company c1");
    until(&mut t, "wizards-ask-priority");
    assert_eq!(t.refusal(ONE, "play the_old_thrush 0"), "SATM-0.4");
    let combat = t.state.combat.as_mut().unwrap();
    (combat.prowess, combat.body) = (15, 7);
    play(&mut t, ONE, "play the_old_thrush 0");
    let combat = t.state.combat.clone().unwrap();
    assert_eq!((t.state.attack_prowess(&combat), t.state.attack_body(&combat)), (12, 4));
    // One for an attack, though the first is in the discard pile; another for the next.
    t.state.combat.as_mut().unwrap().prowess = 30;
    until(&mut t, "wizards-ask-priority");
    assert!(!t.may(ONE, "play the_old_thrush 0"), "two");
    t.state.combat.as_mut().unwrap().played.clear();
    t.state.lasting.clear();
    assert!(t.may(ONE, "play the_old_thrush 0"), "the next attack");
}

/// SATM-14.8: Horses take two from the limit, and creatures are stronger; Wizard's Flame weakens all attacks.
/// wizards:horses, wizards:wizards_flame
#[test]
fn attacks_on_one_company() {
    let mut t = table(BASIC, &["horses"], &["giant_spiders"]);
    t.choose(ONE, "head c1 barrow_downs");
    t.choose(ONE, "pass");
    play(&mut t, ONE, "play horses 0");
    for _ in 0..80 {
        if t.prompt() == "wizards-ask-priority" && Wizards::asks(&t.state).has(TWO) {
            break;
        }
        on(&mut t);
    }
    assert_eq!(t.state.company("c1".parse().unwrap()).limit, 2);
    play(&mut t, TWO, "play giant_spiders 0");
    let combat = t.state.combat.clone().unwrap();
    assert_eq!(t.state.attack_prowess(&combat), combat.prowess + 2);
    let mut t = table(BASIC, &["wizards_flame", "saruman"], &[]);
    let company = t.company("aragorn_ii");
    put(&mut t, "saruman", Zone::Company(company));
    t.choose(ONE, "head c1 goblin_gate");
    t.choose(ONE, "pass");
    t.then(ONE, "company c1");
    until(&mut t, "wizards-ask-priority");
    play(&mut t, ONE, "play wizards_flame 0");
    let combat = t.state.combat.clone().unwrap();
    assert_eq!(t.state.attack_prowess(&combat), 4);
}

/// SATM-1.8: whoever plays against Pallando discards face up.
/// wizards:pallando
#[test]
fn pallando_sees_discards() {
    for open in [false, true] {
        let mut t = table(BASIC, &["river"], &["pallando"]);
        let company = t.company("haldir");
        if open {
            put(&mut t, "pallando", Zone::Company(company));
        }
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-discard");
        while !Wizards::asks(&t.state).has(ONE) {
            on(&mut t);
        }
        t.choose(ONE, "card river");
        let river = t.state.pieces.iter().find(|piece| piece.card == card("river")).unwrap();
        assert_eq!((river.zone, river.is_known()), (Zone::Discard, open));
    }
}

/// SATM-10.1: the Adamant Helmet: body +1, to nine at most.
/// wizards:adamant_helmet
#[test]
fn a_helmet() {
    let mut t = table(BASIC, &["adamant_helmet"], &[]);
    let body = |t: &Table| t.state.number(t.of("boromir_ii"), Stat::Body, Against::Nothing);
    let before = body(&t);
    let boromir = t.of("boromir_ii");
    put(&mut t, "adamant_helmet", Zone::On(boromir));
    assert_eq!(body(&t), (before + 1).min(9));
}

/// SATM-24.1: the One Ring: prowess to at most twice what is printed, and strikes cancelled by a check.
/// wizards:the_one_ring
#[test]
fn the_one_ring() {
    let mut t = table(BASIC, &["the_one_ring"], &[]);
    let (boromir, annalena) = (t.of("boromir_ii"), t.of("annalena"));
    let printed = [boromir, annalena].map(|id| t.state.face(id).prowess);
    let ring = put(&mut t, "the_one_ring", Zone::On(annalena));
    assert_eq!(prowess(&t, "annalena"), (printed[1] + 5).min(2 * printed[1]));
    // Six for the bearer, one for each of the company, the bearer too.
    assert_eq!((t.state.corruption(annalena), t.state.corruption(boromir)), (7, 1));
    t.choose(ONE, "head c1 goblin_gate");
    t.choose(ONE, "pass");
    t.then(ONE, "company c1");
    until(&mut t, "wizards-ask-assign");
    t.choose(ONE, "pick annalena");
    t.choose(ONE, "pick boromir_ii");
    t.choose(ONE, "pick elladan");
    until(&mut t, "wizards-ask-strike-order");
    t.choose(ONE, "pick annalena");
    until(&mut t, "wizards-ask-strike-cards");
    t.rolls(&[12; 8]);
    t.choose(ONE, &format!("use {ring} 0"));
    until(&mut t, "wizards-ask-strike-order");
    let strike = t.state.combat.as_ref().unwrap().given.iter().find(|strike| strike.at == annalena).copied();
    assert_eq!(strike.unwrap().fate, wizards::state::Fate::Cancelled);
}

/// SATM-24.2: at the Cracks of Doom, whoever passes the check wins.
/// wizards:cracks_of_doom
#[test]
fn cracks_of_doom() {
    for (roll, wins) in [(12, true), (10, false)] {
        let mut t = table(BASIC, &["the_one_ring", "cracks_of_doom"], &[]);
        let elladan = t.of("elladan");
        put(&mut t, "the_one_ring", Zone::On(elladan));
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-explore");
        assert!(!t.may(ONE, "play cracks_of_doom 0"));
        t.state.companies[0].site = SiteId::named("mount_doom").unwrap();
        t.rolls(&[7; 20]);
        t.choose(ONE, "company c1");
        until(&mut t, "wizards-ask-in-site");
        t.choose(ONE, "play cracks_of_doom 0");
        t.rolls(&[roll; 4]);
        for _ in 0..20 {
            if t.state.turn.over.is_some() || t.prompt() == "wizards-ask-in-site" {
                break;
            }
            on(&mut t);
        }
        let over = t.state.turn.over.map(|(ending, winners)| (ending, winners.has(ONE)));
        assert_eq!(over, wins.then_some((Ending::Ring, true)), "{roll}");
    }
}
