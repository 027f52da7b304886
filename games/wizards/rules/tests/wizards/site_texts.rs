//! Sites with a text of their own: what it adds to what every site shows.

use wizards::card::{Site, book};
use wizards::cards::Static;
use wizards::ids::SiteId;

use crate::bench::{give, play, stand, until};
use crate::items::{inside, with};
use crate::stage::ONE;

fn site(id: &str) -> &'static Site {
    SiteId::named(id).unwrap_or_else(|| panic!("no site {id}")).get()
}

/// Two hazards more may be played on a company that moves there. wizards:barad_dur, wizards:mount_doom
#[test]
fn some_sites_are_more_dangerous() {
    let more = book()
        .sites
        .iter()
        .filter(|site| site.hazard_limit != 0)
        .map(|site| (site.id.as_str(), site.hazard_limit));
    assert_eq!(more.collect::<Vec<_>>(), [("barad_dur", 2), ("mount_doom", 2)]);
    // And to Mount Doom creatures may be keyed whatever it counts as.
    assert!(site("mount_doom").always_keyed && !site("barad_dur").always_keyed);
}

/// What heals one heals all who are there. wizards:old_forest, wizards:rhosgobel
#[test]
fn some_sites_heal_everybody() {
    let heals = book().sites.iter().filter(|site| site.heals_all).map(|site| site.id.as_str());
    assert_eq!(heals.collect::<Vec<_>>(), ["old_forest", "rhosgobel"]);
}

/// Of the greater items only some are there. wizards:lossadan_cairn, wizards:tolfalas
#[test]
fn some_sites_have_some_greater_items() {
    let may = |at: &str, items: &[&str]| {
        let mut t = with("elladan", items, &[]);
        inside(&mut t, "barrow_downs");
        stand(&mut t, at);
        items.iter().map(|item| t.may(ONE, &format!("gain {item} elladan"))).collect::<Vec<_>>()
    };
    let items = ["palantir_of_osgiliath", "scroll_of_isildur", "orcrist", "glamdring"];
    assert_eq!(may("lossadan_cairn", &items), [true, false, false, true]);
    assert_eq!(may("tolfalas", &items), [false, true, false, true]);
    assert_eq!(may("mount_gundabad", &items), [true, true, true, true]);
}

/// SATM-21.2: a ring is tested with two more there. wizards:the_under_grottos
#[test]
fn rings_are_tested_well_in_the_grottos() {
    for (at, magic) in [("the_under_grottos", false), ("the_under_vaults", true)] {
        let mut t = with("gandalf", &["precious_gold_ring", "magic_ring_of_lore"], &[]);
        give(&mut t, "precious_gold_ring", "haldir");
        stand(&mut t, at);
        t.rolls(&[4; 4]);
        let what = format!("use {} 0", t.of("gandalf"));
        play(&mut t, ONE, &what);
        until(&mut t, "wizards-ask-play-ring");
        assert_eq!(t.may(ONE, "card magic_ring_of_lore"), magic, "{at}: 4, and 5 at the most");
    }
}

/// SATM-29.13: the opponent may play a creature of the hand against whoever enters, by one of the symbols that the site names.
/// wizards:the_gem_deeps, wizards:the_pukel_deeps, wizards:the_under_vaults, wizards:the_iron_deeps, wizards:the_sulfur_deeps,
/// wizards:the_under_courts, wizards:the_under_galleries, wizards:the_under_gates, wizards:the_under_leas, wizards:framsburg
#[test]
fn creatures_wait_in_the_deeps() {
    let waits = |site: &&Site| site.from_hand.is_some();
    let ids = book().sites.iter().filter(waits).map(|site| site.id.as_str()).collect::<Vec<_>>();
    assert_eq!(ids.len(), 11, "{ids:?}");
    // None but the deeps and Framsburg, where it is the site's own.
    assert!(book().sites.iter().filter(waits).all(|site| site.under_deeps == (site.id != "framsburg")));
    let own =
        book().sites.iter().filter(waits).filter(|site| site.from_hand.as_ref().is_some_and(|from| from.own));
    assert_eq!(own.map(|site| site.id.as_str()).collect::<Vec<_>>(), ["framsburg"]);
    for ours in book().sites.iter().filter(waits).filter(|site| site.under_deeps) {
        let keys = &ours.from_hand.as_ref().expect("it waits").keys;
        assert!(keys.places.len() == 1 && keys.lands.is_empty(), "{}: by one symbol of a site", ours.id);
    }
}

/// SATM-14.21: Men may always be keyed to Geann a-Lisch, and the dead below the Barrows; the tests of creatures try each of them at every
/// site. wizards:geann_a_lisch
#[test]
fn some_sites_let_some_creatures_be_keyed() {
    let keys = book().sites.iter().filter(|site| site.has.iter().any(|one| matches!(one, Static::Keys(_))));
    let keys = keys.map(|site| site.id.as_str()).collect::<Vec<_>>();
    assert_eq!(keys, ["the_gem_deeps", "the_pukel_deeps", "the_under_vaults", "geann_a_lisch"]);
}
