//! Resources for those who travel (SATM-12.1, SATM-14.8).

use wizards::card::RegionKind;
use wizards::ids::SiteId;
use wizards::state::Status;

use crate::bench::{company, of, play, stand, status, until, until_asked};
use crate::stage::{BASIC, ONE, TWO};

const FIVE: [&str; 5] = ["bergil", "elladan", "annalena", "anborn", "damrod"];

/// SATM-14.8: one less for each such region of the way, and never below two; not for who stays.
/// wizards:fair_sailing, wizards:fair_travels_in_border_lands, wizards:fair_travels_in_free_domains
#[test]
fn fair_ways() {
    for (event, land) in [
        ("fair_sailing", RegionKind::CoastalSea),
        ("fair_travels_in_border_lands", RegionKind::BorderLand),
        ("fair_travels_in_free_domains", RegionKind::FreeDomain),
    ] {
        let what = format!("play {event} 0");
        // From every haven to every site near it.
        let mut seen = std::collections::BTreeSet::new();
        for (from, to) in journeys() {
            let count = to.get().path.iter().filter(|one| **one == land).count();
            // No card makes a sea: where there is none it is for nothing.
            let idle = count == 0 && (land == RegionKind::CoastalSea || !seen.is_empty());
            if idle || !seen.insert(count) {
                continue;
            }
            let mut t = of(BASIC, &FIVE, &[event], &[]);
            stand(&mut t, &from.to_string());
            t.choose(ONE, &format!("head c1 {to}"));
            t.choose(ONE, "pass");
            until(&mut t, "wizards-ask-organization-end");
            play(&mut t, ONE, &what);
            if t.prompt() == "wizards-ask-organization-end" {
                assert!(!t.may(ONE, &what));
            }
            until_asked(&mut t, TWO);
            let more = to.get().hazard_limit;
            let expected = (5 + more - count as i8).max(2);
            assert_eq!(company(&t).limit as i8, expected, "{event}: {from} to {to}");
        }
        assert!(seen.len() > 1 || land == RegionKind::CoastalSea, "{event} {seen:?}");
        let mut t = of(BASIC, &FIVE, &[event], &[]);
        t.choose(ONE, "pass");
        if t.prompt() == "wizards-ask-organization-end" {
            assert_eq!(t.refusal(ONE, &what), "SATM-0.4", "who stays");
        }
    }
}

/// The journeys from each haven to the sites whose nearest it is.
fn journeys() -> impl Iterator<Item = (SiteId, SiteId)> {
    SiteId::all().filter_map(|to| Some((to.get().haven?, to)))
}

/// SATM-14.21: two at most steal away behind a scout who taps, and no creature finds them. wizards:stealth
#[test]
fn stealth() {
    for (who, may) in
        [(&["bergil", "elladan"][..], true), (&["bergil", "elladan", "oin"], false), (&["elladan"], false)]
    {
        let mut t = of(BASIC, who, &["stealth"], &["wolves", "lure_of_the_senses"]);
        t.choose(ONE, "head c1 bree");
        t.choose(ONE, "pass");
        assert_eq!(t.prompt(), "wizards-ask-organization-end");
        assert_eq!(t.may(ONE, "play stealth 0"), may, "{who:?}");
        if may {
            play(&mut t, ONE, "play stealth 0");
            assert_eq!(status(&t, "bergil"), Status::Tapped);
        }
        until_asked(&mut t, TWO);
        assert_eq!(!t.may(TWO, "play wolves 0"), may, "{who:?}");
        assert!(t.may(TWO, "play lure_of_the_senses 0"), "no creature");
    }
}

/// SATM-12.1: from a haven at which it has just arrived a company goes on to another site; from elsewhere it does not.
/// wizards:bridge
#[test]
fn bridge() {
    for (to, may) in [("lorien", true), ("bree", false)] {
        let mut t = of(BASIC, &["bergil", "elladan"], &["bridge"], &["wolves"]);
        t.choose(ONE, &format!("head c1 {to}"));
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-movement-end");
        assert_eq!(t.may(ONE, "play bridge 0"), may, "{to}");
        if may {
            play(&mut t, ONE, "play bridge 0");
            until(&mut t, "wizards-ask-head-again");
            assert!(!t.may(ONE, "site bag_end"), "as far as one goes");
            t.choose(ONE, "site moria");
            // A movement phase of its own: hazards, too.
            until_asked(&mut t, TWO);
            assert!(t.may(TWO, "play wolves 0"));
            until(&mut t, "wizards-ask-explore");
            assert_eq!(company(&t).site, SiteId::named("moria").unwrap());
        }
    }
}

/// SATM-12.2: from the Eyrie, with a diplomat, to any site that is no shadow-hold and no dark-hold; only what is keyed to
/// the site meets them. wizards:eagle_mounts
#[test]
fn eagle_mounts() {
    for (who, site, may) in
        [("adrazar", "eagles_eyrie", true), ("bergil", "eagles_eyrie", false), ("adrazar", "bree", false)]
    {
        let mut t = of(BASIC, &[who, "elladan"], &["eagle_mounts"], &["orc_warriors", "wolves"]);
        stand(&mut t, site);
        t.choose(ONE, "pass");
        assert_eq!(t.prompt(), "wizards-ask-organization-end");
        assert_eq!(t.may(ONE, "play eagle_mounts 0"), may, "{who} {site}");
        if may {
            play(&mut t, ONE, "play eagle_mounts 0");
            until(&mut t, "wizards-ask-fly");
            for (to, may) in [("mount_doom", false), ("moria", false), ("edoras", true)] {
                assert_eq!(t.may(ONE, &format!("site {to}")), may, "{to}");
            }
            t.choose(ONE, "site caves_of_ulund");
            until_asked(&mut t, TWO);
            assert!(t.may(TWO, "play orc_warriors 0"));
            assert!(!t.may(TWO, "play wolves 0"));
        }
    }
}

/// SATM-14.21: behind a scout a company that stays is found by no creature; one that goes cannot hide. wizards:hiding
#[test]
fn hiding() {
    for (who, goes, may) in [("bergil", false, true), ("bergil", true, false), ("elladan", false, false)] {
        let mut t = of(BASIC, &[who], &["hiding"], &["orc_warriors"]);
        stand(&mut t, "barrow_downs");
        if goes {
            t.choose(ONE, "head c1 rivendell");
        }
        t.choose(ONE, "pass");
        assert_eq!(t.prompt(), "wizards-ask-organization-end");
        assert_eq!(t.may(ONE, "play hiding 0"), may, "{who} {goes}");
        if !goes {
            if may {
                play(&mut t, ONE, "play hiding 0");
            }
            until_asked(&mut t, TWO);
            assert_eq!(t.may(TWO, "play orc_warriors 0"), !may, "{who}");
        }
    }
}
