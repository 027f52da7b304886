//! Every ally, played: where it joins, what it is worth and how it fights, and what it does (SATM-19.10).

use wizards::card::RegionKind;
use wizards::ids::{RegionId, SiteId};
use wizards::state::{Status, Zone};

use crate::bench::{
    attack, body, company, give, in_site, of, on_the_way, play, prowess, status, until, until_asked,
};
use crate::creatures::go;
use crate::places::told;
use crate::stage::{BASIC, ONE, STANDARD, TWO, Table};

/// SATM-19.10: joins whoever taps for it there, and nowhere else; with its prowess, its body and its points.
fn joins(ally: &str, sites: &[&str], fights: (i8, i8), points: i16) {
    for site in sites {
        let mut t = of(BASIC, &["bergil"], &[ally], &[]);
        in_site(&mut t, site);
        for piece in &mut t.state.pieces {
            piece.status = Status::Untapped;
        }
        let mut elsewhere = Table::at(t.state.clone());
        for other in ["bag_end", "dol_guldur", "pelargir"] {
            crate::bench::stand(&mut elsewhere, other);
            assert_eq!(
                elsewhere.refusal(ONE, &format!("gain {ally} bergil")),
                "SATM-19.10",
                "{ally} at {other}"
            );
        }
        t.choose(ONE, &format!("gain {ally} bergil"));
        assert_eq!(t.state.piece(t.of(ally)).zone, Zone::On(t.of("bergil")));
        assert_eq!((prowess(&t, ally), body(&t, ally)), fights, "{ally}");
        assert_eq!(t.state.points(ONE).allies, points, "{ally}");
        assert_eq!(status(&t, "bergil"), Status::Tapped);
    }
}

/// wizards:gollum, wizards:gwaihir, wizards:quickbeam, wizards:shadowfax, wizards:skinbark, wizards:treebeard,
/// wizards:goldberry
#[test]
fn where_they_join() {
    joins("gollum", &["goblin_gate", "moria"], (2, 9), 2);
    joins("gwaihir", &["eagles_eyrie"], (4, 8), 2);
    joins("quickbeam", &["wellinghall"], (6, 9), 2);
    joins("shadowfax", &["edoras", "dunharrow"], (2, 8), 1);
    joins("skinbark", &["wellinghall"], (10, 9), 2);
    joins("treebeard", &["wellinghall"], (8, 9), 2);
    joins("goldberry", &["old_forest"], (0, 0), 1);
}

/// SATM-15.3: no automatic-attack and nothing keyed to the site reaches the Ents; what is keyed to the way does.
/// wizards:quickbeam, wizards:skinbark, wizards:treebeard, wizards:goldberry
#[test]
fn whom_attacks_do_not_reach() {
    for (ally, by_the_way) in
        [("quickbeam", true), ("skinbark", true), ("treebeard", true), ("goldberry", false)]
    {
        let mut t = of(BASIC, &["bergil", "elladan"], &[ally], &[]);
        give(&mut t, ally, "bergil");
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-explore");
        crate::bench::stand(&mut t, "goblin_gate");
        t.choose(ONE, "company c1");
        until(&mut t, "wizards-ask-assign");
        assert_eq!(t.refusal(ONE, &format!("pick {ally}")), "SATM-15.3", "{ally}");
        for (land, reached) in [(Some(RegionKind::Wilderness), by_the_way), (None, false)] {
            let mut t = of(BASIC, &["bergil"], &[ally], &["orc_warriors"]);
            give(&mut t, ally, "bergil");
            on_the_way(&mut t, "bree");
            let to = if land.is_some() { "lorien" } else { "barrow_downs" };
            let lands = land.into_iter().collect::<Vec<_>>();
            go(&mut t, SiteId::named(to).unwrap(), &lands, &[]);
            attack(&mut t, "orc_warriors");
            until(&mut t, "wizards-ask-assign");
            assert_eq!(t.may(ONE, &format!("pick {ally}")), reached, "{ally} {land:?}");
        }
    }
}

/// SATM-0.4: an Ent goes no farther than this. wizards:quickbeam, wizards:skinbark, wizards:treebeard
#[test]
fn ents_stay_near_home() {
    let near = ["fangorn", "rohan", "gap_of_isen", "wold_and_foothills", "anduin_vales", "redhorn_gate"];
    let farther = ["enedhwaith", "old_pukel_land", "brown_lands"];
    for (ally, least) in [("quickbeam", 99), ("skinbark", 6), ("treebeard", 9)] {
        let all = near.iter().chain(&farther).chain(&["rhudaur", "gorgoroth"]);
        for (at, region) in all.enumerate() {
            let region = RegionId::named(region).unwrap();
            let Some(site) = SiteId::all().find(|site| site.get().region == Some(region)) else {
                continue;
            };
            let mut t = of(BASIC, &["bergil"], &[ally], &[]);
            let ent = give(&mut t, ally, "bergil");
            on_the_way(&mut t, "bree");
            go(&mut t, site, &[], &[]);
            until(&mut t, "wizards-ask-explore");
            assert_eq!(company(&t).site, site);
            assert_eq!(t.state.piece(ent).zone.in_play(), at < least, "{ally} in {region}");
        }
    }
}

/// SATM-15.28: Gollum taps for a company of two at most, against what is keyed to wilderness or shadow-land; Goldberry
/// against what is keyed to wilderness, whoever they are. wizards:gollum, wizards:goldberry
#[test]
fn they_turn_attacks_away() {
    use RegionKind::{BorderLand, ShadowLand, Wilderness};
    let cases = [
        ("gollum", &["bergil"][..], "wargs", Wilderness, true),
        ("gollum", &["bergil"], "wargs", ShadowLand, true),
        ("gollum", &["bergil"], "wargs", BorderLand, false),
        ("gollum", &["bergil", "elladan", "annalena"], "wargs", Wilderness, false),
    ];
    for (ally, who, creature, land, may) in cases {
        let mut t = of(BASIC, who, &[ally], &[creature]);
        let id = give(&mut t, ally, "bergil");
        on_the_way(&mut t, "bree");
        go(&mut t, SiteId::named("lorien").unwrap(), &[land], &[]);
        attack(&mut t, creature);
        assert_eq!(t.may(ONE, &format!("use {id} 0")), may, "{ally} {land:?} {who:?}");
        if may {
            t.choose(ONE, &format!("use {id} 0"));
            until_asked(&mut t, ONE);
            assert!(t.state.combat.is_none());
            assert_eq!(status(&t, ally), Status::Tapped);
        }
    }
    for (land, may) in [(Wilderness, true), (ShadowLand, false)] {
        let mut t = of(BASIC, &["bergil", "elladan", "annalena"], &["goldberry"], &["wargs"]);
        let id = give(&mut t, "goldberry", "bergil");
        on_the_way(&mut t, "bree");
        go(&mut t, SiteId::named("lorien").unwrap(), &[land], &[]);
        attack(&mut t, "wargs");
        assert_eq!(t.may(ONE, &format!("use {id} 1")), may, "{land:?}");
    }
}

/// SATM-24.1: Gollum takes the One Ring with him, where both are and no haven is. wizards:gollum
#[test]
fn gollum_takes_the_ring() {
    for (site, may) in [("bree", true), ("rivendell", false)] {
        let mut t = of(BASIC, &["bergil"], &["gollum", "the_one_ring"], &[]);
        let gollum = give(&mut t, "gollum", "bergil");
        assert!(!t.may(ONE, &format!("use {gollum} 1")), "there is no Ring");
        let ring = give(&mut t, "the_one_ring", "bergil");
        in_site(&mut t, site);
        assert_eq!(t.may(ONE, &format!("use {gollum} 1")), may, "{site}");
        if may {
            play(&mut t, ONE, &format!("use {gollum} 1"));
            assert!([gollum, ring].iter().all(|id| t.state.piece(*id).zone == Zone::Discard));
        }
    }
}

/// SATM-12.2: Gwaihir is discarded, and a company of two at most flies to any site that is not in the shadow; only what is
/// keyed to the site meets it. wizards:gwaihir
#[test]
fn gwaihir_carries_two() {
    let mut t = of(BASIC, &["bergil", "elladan", "annalena"], &["gwaihir"], &[]);
    let gwaihir = give(&mut t, "gwaihir", "bergil");
    assert!(!t.may(ONE, &format!("use {gwaihir} 0")), "three");
    let mut t = of(BASIC, &["bergil", "elladan"], &["gwaihir"], &["orc_warriors", "wolves"]);
    let gwaihir = give(&mut t, "gwaihir", "bergil");
    play(&mut t, ONE, &format!("use {gwaihir} 0"));
    until(&mut t, "wizards-ask-fly");
    for (site, may) in
        [("the_lonely_mountain", true), ("minas_tirith", true), ("barad_dur", false), ("minas_morgul", false)]
    {
        assert_eq!(t.may(ONE, &format!("site {site}")), may, "{site}");
    }
    t.choose(ONE, "site caves_of_ulund");
    assert_eq!(t.state.piece(gwaihir).zone, Zone::Discard);
    t.choose(ONE, "pass");
    until_asked(&mut t, TWO);
    assert!(t.may(TWO, "play orc_warriors 0"), "by ruins and lairs");
    assert_eq!(t.refusal(TWO, "play wolves 0"), "SATM-14.21");
}

/// SATM-12.1: Shadowfax carries one, or one and a Hobbit, on to another site. wizards:shadowfax
#[test]
fn shadowfax_rides_on() {
    for (who, may) in
        [(&["bergil"][..], true), (&["bergil", "sam_gamgee"], true), (&["bergil", "elladan"], false)]
    {
        let mut t = of(STANDARD, who, &["shadowfax"], &[]);
        let horse = give(&mut t, "shadowfax", "bergil");
        t.choose(ONE, "head c1 bree");
        t.choose(ONE, "pass");
        t.if_asked("wizards-ask-route", ONE, "way 0");
        until(&mut t, "wizards-ask-movement-end");
        assert_eq!(t.may(ONE, &format!("use {horse} 0")), may, "{who:?}");
        if may {
            play(&mut t, ONE, &format!("use {horse} 0"));
            until(&mut t, "wizards-ask-head-again");
            t.choose(ONE, "site bag_end");
            until(&mut t, "wizards-ask-explore");
            assert_eq!(company(&t).site, SiteId::named("bag_end").unwrap());
        }
    }
    // With another ally nobody rides.
    let mut t = of(STANDARD, &["bergil"], &["shadowfax", "gollum"], &[]);
    let horse = give(&mut t, "shadowfax", "bergil");
    give(&mut t, "gollum", "bergil");
    t.choose(ONE, "head c1 bree");
    t.choose(ONE, "pass");
    t.if_asked("wizards-ask-route", ONE, "way 0");
    until(&mut t, "wizards-ask-movement-end");
    assert!(!t.may(ONE, &format!("use {horse} 0")));
}

/// SATM-19.10: at sites of a kind or of a land, tapped or not; and nowhere else. wizards:noble_steed, wizards:noble_hound,
/// wizards:mistress_lobelia, wizards:lindion_the_oronin, wizards:nenselde_the_wingild
#[test]
fn where_more_of_them_join() {
    let all = [
        (
            "noble_steed",
            &["edoras", "shrel_kain", "buhr_widu"][..],
            &["bree", "lorien", "bag_end"][..],
            (0, 8),
            1,
            true,
        ),
        ("noble_hound", &["bree", "lake_town"], &["edoras", "barrow_downs"], (3, 6), 1, true),
        ("mistress_lobelia", &["bag_end", "bree"], &["old_forest", "edoras"], (0, 9), 1, false),
        ("lindion_the_oronin", &["stone_circle"], &["the_stones", "edoras"], (3, 9), 1, false),
        ("nenselde_the_wingild", &["dol_amroth"], &["pelargir", "lond_galen"], (0, 0), 2, false),
    ];
    for (ally, sites, others, fights, points, late) in all {
        for site in sites {
            for tapped in [false, true] {
                let mut t = of(BASIC, &["bergil"], &[ally], &[]);
                crate::items::inside(&mut t, site);
                for other in others {
                    let mut elsewhere = Table::at(t.state.clone());
                    crate::bench::stand(&mut elsewhere, other);
                    assert_eq!(
                        elsewhere.refusal(ONE, &format!("gain {ally} bergil")),
                        "SATM-19.10",
                        "{other}"
                    );
                }
                if tapped {
                    t.state.sides[ONE].tapped.add(SiteId::named(site).unwrap());
                }
                if tapped && !late {
                    assert_eq!(t.refusal(ONE, &format!("gain {ally} bergil")), "SATM-19.7", "{ally}");
                    continue;
                }
                t.choose(ONE, &format!("gain {ally} bergil"));
                assert_eq!((prowess(&t, ally), body(&t, ally)), fights, "{ally}");
                assert_eq!(t.state.points(ONE).allies, points, "{ally}");
            }
        }
    }
}

/// SATM-15.28: the steed taps against a strike at its rider or itself, not at others, and not of an automatic-attack.
/// wizards:noble_steed
#[test]
fn the_steed_carries_away() {
    for (struck, may) in [("bergil", true), ("noble_steed", true), ("elladan", false)] {
        let mut t = told(
            BASIC,
            "turn: 3 of 1\nphase: movement\ncompany 1 rivendell > weathertop: bergil + noble_steed, elladan\n\
             company 2 lorien: haldir\nhand 2: huorn",
        );
        until_asked(&mut t, TWO);
        attack(&mut t, "huorn");
        t.then(ONE, &format!("pick {struck}"));
        until(&mut t, "wizards-ask-strike-cards");
        let what = format!("use {} 0", t.of("noble_steed"));
        assert_eq!(t.may(ONE, &what), may, "{struck}");
        if may {
            play(&mut t, ONE, &what);
            until_asked(&mut t, TWO);
            assert!(t.state.combat.is_none());
            assert_eq!(status(&t, "noble_steed"), Status::Tapped);
        }
    }
    let mut t = told(
        BASIC,
        "turn: 3 of 1\nphase: sites\ncompany 1 ettenmoors < rivendell: bergil + noble_steed\ncompany 2 lorien: haldir\n\
         hand 1: concealment",
    );
    t.choose(ONE, "company c1");
    t.then(ONE, "pick bergil");
    until(&mut t, "wizards-ask-strike-cards");
    assert!(!t.may(ONE, &format!("use {} 0", t.of("noble_steed"))), "an automatic-attack");
}

/// SATM-12.8: if everybody rides, the company goes through six regions; not if one walks. wizards:noble_steed
#[test]
fn steeds_go_far() {
    let table = |company: &str| {
        let text = format!(
            "turn: 3 of 1\nphase: organization\ncompany 1 bag_end: {company}\ncompany 2 lorien: haldir\nhand 2: wolves"
        );
        told(STANDARD, &text)
    };
    let from = RegionId::named("the_shire").unwrap().get();
    let at = |regions: u8| {
        let far = |site: &SiteId| {
            let way = site.get().region.map(|region| from.chain[region.index()]);
            way == Some(regions) && site.get().is_card() && !site.get().is_haven()
        };
        SiteId::all().find(far).unwrap()
    };
    let may = |t: &Table, regions| t.may(ONE, &format!("head c1 {}", at(regions)));
    for (company, most) in [
        ("bergil", 4),
        ("bergil + noble_steed", 6),
        ("bergil + noble_steed, elladan", 4),
        ("bergil + noble_steed, elladan + noble_steed", 6),
        ("bergil + noble_steed, elladan + shadowfax", 6),
        ("bergil + shadowfax", 4),
    ] {
        let t = table(company);
        for regions in 3..8 {
            assert_eq!(may(&t, regions), regions <= most, "{company}: {regions}");
        }
    }
    let mut t = table("bergil + noble_steed");
    t.choose(ONE, &format!("head c1 {}", at(6)));
    t.choose(ONE, "pass");
    until(&mut t, "wizards-ask-route");
    for _ in 0..5 {
        let next = RegionId::all().find(|region| t.may(ONE, &format!("region {region}")));
        t.choose(ONE, &format!("region {}", next.unwrap()));
    }
    t.choose(ONE, "pass");
    until_asked(&mut t, TWO);
    assert_eq!(company(&t).path.regions.len(), 6);
    until(&mut t, "wizards-ask-explore");
    assert_eq!(company(&t).site, at(6));
}

/// SATM-15.3: a strike goes to the hound before one goes to its master, tapped or not. wizards:noble_hound
#[test]
fn the_hound_stands_before_its_master() {
    let mut t = told(
        BASIC,
        "turn: 3 of 1\nphase: movement\ncompany 1 rivendell > weathertop: bergil + noble_hound tapped, elladan\n\
         company 2 lorien: haldir\nhand 2: wargs",
    );
    until_asked(&mut t, TWO);
    attack(&mut t, "wargs");
    until(&mut t, "wizards-ask-assign");
    assert_eq!(t.refusal(ONE, "pick bergil"), "SATM-15.3");
    assert!(t.may(ONE, "pick elladan"));
    t.choose(ONE, "pick noble_hound");
    t.choose(ONE, "pick bergil");
}

/// SATM-30.1: the hound goes so that its master is not taken prisoner, who then faces the strike; not for others.
/// wizards:noble_hound
#[test]
fn the_hound_saves_its_master() {
    for (struck, may) in [("elladan", true), ("elrohir", false)] {
        let mut t = told(
            BASIC,
            "turn: 3 of 1\nphase: movement\ncompany 1 rivendell > weathertop: elladan + noble_hound, elrohir\n\
             company 2 lorien: haldir\nhand 2: giant_spiders, flies_and_spiders, dodge",
        );
        until_asked(&mut t, TWO);
        attack(&mut t, "giant_spiders");
        until(&mut t, "wizards-ask-assign");
        t.choose(ONE, "pick noble_hound");
        t.choose(ONE, &format!("pick {struck}"));
        t.then(ONE, &format!("pick {struck}"));
        t.then(TWO, "play flies_and_spiders 0");
        until(&mut t, "wizards-ask-strike-cards");
        let hound = t.of("noble_hound");
        assert_eq!(t.may(ONE, &format!("use {hound} 0")), may, "{struck}");
        if may {
            play(&mut t, ONE, &format!("use {hound} 0"));
            for card in ["noble_hound", "flies_and_spiders"] {
                assert_eq!(crate::bench::zone(&t, card), Zone::Discard, "{card}");
            }
            assert!(t.state.combat.as_ref().unwrap().strike().is_some_and(|strike| strike.host.is_none()));
        }
    }
}

/// SATM-0.4: Mistress Lobelia finds what could be played where she is, and stays in her land; she is not there while she is an agent.
/// wizards:mistress_lobelia
#[test]
fn mistress_lobelia_finds_things() {
    let mut t = told(
        BASIC,
        "turn: 3 of 1\nphase: organization\ncompany 1 bag_end: bergil + mistress_lobelia\ncompany 2 lorien: haldir\n\
         deck 1: hobbits, rangers_of_the_north, wolves\ndiscard 1: bill_the_pony, gollum",
    );
    t.any_chance();
    let lobelia = t.of("mistress_lobelia");
    play(&mut t, ONE, &format!("use {lobelia} 0"));
    until(&mut t, "wizards-ask-fetch");
    for (card, may) in
        [("hobbits", true), ("bill_the_pony", true), ("rangers_of_the_north", false), ("gollum", false)]
    {
        assert_eq!(t.may(ONE, &format!("card {card}")), may, "{card}");
    }
    t.choose(ONE, "card hobbits");
    assert_eq!(t.hand(ONE), ["hobbits"]);
    assert_eq!(status(&t, "mistress_lobelia"), Status::Tapped);
    for (site, stays) in
        [("bree", true), ("old_forest", true), ("the_white_towers", true), ("weathertop", false)]
    {
        let mut t = of(BASIC, &["bergil"], &["mistress_lobelia"], &[]);
        let lobelia = give(&mut t, "mistress_lobelia", "bergil");
        on_the_way(&mut t, "weathertop");
        go(&mut t, SiteId::named(site).unwrap(), &[], &[]);
        until(&mut t, "wizards-ask-explore");
        assert_eq!(t.state.piece(lobelia).zone.in_play(), stays, "{site}");
    }
    let mut t = told(
        BASIC,
        "turn: 3 of 1\nphase: sites\ncompany 1 bag_end: bergil\ncompany 2 lorien: haldir\nhand 1: mistress_lobelia\n\
         agent 2 lobelia_sackville_baggins: up, at bree",
    );
    t.choose(ONE, "company c1");
    until(&mut t, "wizards-ask-in-site");
    assert_eq!(t.refusal(ONE, "gain mistress_lobelia bergil"), "SATM-25.3");
}

/// SATM-15.28: Lindion turns spiders and animals away, and nothing else; where he is the eagles come anywhere.
/// wizards:lindion_the_oronin, wizards:eagle_mounts
#[test]
fn lindion_calls_the_eagles() {
    for (creature, may) in [("giant_spiders", true), ("wargs", false)] {
        let mut t = told(
            BASIC,
            &format!(
                "turn: 3 of 1\nphase: movement\ncompany 1 rivendell > weathertop: bergil + lindion_the_oronin\n\
                 company 2 lorien: haldir\nhand 2: {creature}"
            ),
        );
        until_asked(&mut t, TWO);
        attack(&mut t, creature);
        let what = format!("use {} 0", t.of("lindion_the_oronin"));
        assert_eq!(t.may(ONE, &what), may, "{creature}");
        if may {
            play(&mut t, ONE, &what);
            until_asked(&mut t, TWO);
            assert!(t.state.combat.is_none());
        }
    }
    for (company, may) in [("bergil + lindion_the_oronin", true), ("bergil", false)] {
        let mut t = told(
            BASIC,
            &format!(
                "turn: 3 of 1\nphase: organization\ncompany 1 bree: {company}\ncompany 2 lorien: haldir\n\
                 hand 1: eagle_mounts"
            ),
        );
        t.choose(ONE, "pass");
        assert_eq!(t.may(ONE, "play eagle_mounts 0"), may, "{company}");
    }
}

/// SATM-0.4: Nenseldë brings back an environment that does not stay, and goes no farther than the bay; nothing attacks her.
/// wizards:nenselde_the_wingild
#[test]
fn nenselde_brings_weather_back() {
    let mut t = told(
        BASIC,
        "turn: 3 of 1\nphase: organization\ncompany 1 dol_amroth: bergil + nenselde_the_wingild\ncompany 2 lorien: haldir\n\
         discard 1: sun, stars, gates_of_morning, concealment",
    );
    let nenselde = t.of("nenselde_the_wingild");
    play(&mut t, ONE, &format!("use {nenselde} 0"));
    until(&mut t, "wizards-ask-fetch");
    for (card, may) in [("sun", true), ("stars", true), ("gates_of_morning", false), ("concealment", false)] {
        assert_eq!(t.may(ONE, &format!("card {card}")), may, "{card}");
    }
    t.choose(ONE, "card sun");
    assert_eq!(t.hand(ONE), ["sun"]);
    for (site, stays) in [("dol_amroth", true), ("tolfalas", true), ("lond_galen", true), ("pelargir", false)]
    {
        let mut t = of(BASIC, &["bergil"], &["nenselde_the_wingild"], &[]);
        let nenselde = give(&mut t, "nenselde_the_wingild", "bergil");
        on_the_way(&mut t, "bree");
        go(&mut t, SiteId::named(site).unwrap(), &[], &[]);
        until(&mut t, "wizards-ask-explore");
        assert_eq!(t.state.piece(nenselde).zone.in_play(), stays, "{site}");
    }
    let mut t = told(
        BASIC,
        "turn: 3 of 1\nphase: movement\ncompany 1 rivendell > weathertop: bergil + nenselde_the_wingild\n\
         company 2 lorien: haldir\nhand 2: wargs",
    );
    until_asked(&mut t, TWO);
    attack(&mut t, "wargs");
    until(&mut t, "wizards-ask-assign");
    assert_eq!(t.refusal(ONE, "pick nenselde_the_wingild"), "SATM-15.3");
}
