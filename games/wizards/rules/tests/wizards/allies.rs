//! Every ally, played: where it joins, what it is worth and how it fights, and what it does (SATM-19.10).

use wizards::card::RegionKind;
use wizards::ids::{RegionId, SiteId};
use wizards::state::{Status, Zone};

use crate::bench::{
    attack, body, company, give, in_site, of, on_the_way, play, prowess, status, until, until_asked,
};
use crate::creatures::go;
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
        if t.prompt() == "wizards-ask-route" {
            t.choose(ONE, "way 0");
        }
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
    if t.prompt() == "wizards-ask-route" {
        t.choose(ONE, "way 0");
    }
    until(&mut t, "wizards-ask-movement-end");
    assert!(!t.may(ONE, &format!("use {horse} 0")));
}
