//! Wizards: they need no influence, have ten of their own, and each does something besides (SATM-6.6, SATM-6.7).

use ::wizards::cards::Stat;
use ::wizards::state::{Status, Zone};

use crate::bench::{
    aim, body, first, give, in_site, influence, number, of, on, on_the_way, play, prowess, put, stand,
    status, until, withstands,
};
use crate::stage::{BASIC, ONE, TWO, Table};

const ALL: [(&str, &str, i8); 4] = [
    ("gandalf", "lorien", 1),
    ("saruman", "isengard", 0),
    ("radagast", "rhosgobel", 1),
    ("pallando", "grey_havens", 0),
];

fn with(wizard: &str, mine: &[&str], theirs: &[&str]) -> Table {
    let mut hand = vec![wizard];
    hand.extend(mine);
    let mut t = of(BASIC, &["haldir"], &hand, theirs);
    put(&mut t, wizard, Zone::Company(first()));
    t
}

/// SATM-6.6, SATM-6.7, SATM-9.5: at home or in Rivendell, without any influence; wizards:gandalf, wizards:saruman,
/// wizards:radagast, wizards:pallando.
#[test]
fn they_join_at_home_or_in_rivendell() {
    for (wizard, home, _) in ALL {
        for (site, joins) in [("rivendell", true), (home, true), ("moria", false), ("bree", false)] {
            let mut t = of(BASIC, &["haldir"], &[wizard], &[]);
            let free = t.state.general_free(ONE);
            stand(&mut t, site);
            t.choose(ONE, &format!("card {wizard}"));
            if !joins {
                assert_eq!(t.refusal(ONE, "company c1"), "SATM-6.6", "{wizard} at {site}");
                continue;
            }
            t.choose(ONE, "company c1");
            assert_eq!(t.state.general_free(ONE), free, "{wizard}");
            assert_eq!((prowess(&t, wizard), body(&t, wizard), influence(&t, wizard)), (6, 9, 10));
        }
    }
    // Gandalf is at home in every haven, the others are not.
    for (wizard, joins) in [("gandalf", true), ("saruman", false), ("radagast", false), ("pallando", false)] {
        let mut t = of(BASIC, &["haldir"], &[wizard], &[]);
        stand(&mut t, "edhellond");
        t.choose(ONE, &format!("card {wizard}"));
        assert_eq!(t.may(ONE, "company c1"), joins, "{wizard}");
    }
}

/// SATM-11.6: Gandalf and Radagast have one more in every corruption check; wizards:gandalf, wizards:radagast.
#[test]
fn they_resist() {
    for (wizard, _, more) in ALL {
        for (roll, stays) in [(8 - more, true), (7 - more, false)] {
            let mut t = with(wizard, &["the_one_ring"], &["weariness_of_the_heart"]);
            give(&mut t, "the_one_ring", wizard);
            on_the_way(&mut t, "bree");
            aim(&mut t, TWO, "play weariness_of_the_heart 1", &[&format!("pick {wizard}")]);
            assert_eq!(withstands(&mut t, wizard, roll), stays, "{wizard} {roll}");
        }
    }
}

/// SATM-21.2: Gandalf taps to test a ring of his company; a tapped one does not. wizards:gandalf
#[test]
fn gandalf_tests_a_ring() {
    let mut t = with("gandalf", &["beautiful_gold_ring", "lesser_ring", "magic_ring_of_lore"], &[]);
    give(&mut t, "beautiful_gold_ring", "haldir");
    let gandalf = t.of("gandalf");
    let test = format!("use {gandalf} 0");
    let mut tapped = Table::at(t.state.clone());
    tapped.state.pieces[gandalf.index()].status = Status::Tapped;
    assert_eq!(tapped.refusal(ONE, &test), "SATM-17.9");
    t.rolls(&[8; 10]);
    play(&mut t, ONE, &test);
    until(&mut t, "wizards-ask-play-ring");
    assert!(!t.may(ONE, "card magic_ring_of_lore"));
    t.choose(ONE, "card lesser_ring");
    assert_eq!(status(&t, "gandalf"), Status::Tapped);
    assert_eq!(t.state.piece(t.of("lesser_ring")).zone, Zone::On(t.of("haldir")));
}

/// SATM-14.10: Radagast's player draws one more for each wilderness of his way, and of nobody else's.
/// wizards:radagast
#[test]
fn radagast_knows_the_wilderness() {
    // To the Ettenmoors: one card, and one wilderness; Radagast goes, or stays while Haldir goes.
    for (who, drawn) in [("radagast", 2), ("haldir", 1)] {
        let mut t = of(BASIC, &["haldir", "elladan"], &["radagast"], &[]);
        put(&mut t, "radagast", Zone::Company(first()));
        t.choose(ONE, &format!("part {who}"));
        let company = t.company(who);
        t.choose(ONE, &format!("head {company} ettenmoors"));
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-next-move");
        let site = ::wizards::ids::SiteId::named("ettenmoors").unwrap().get();
        let before = t.state.sides[ONE].hand.len();
        let more = drawn - 1;
        t.choose(ONE, &format!("company {company}"));
        for _ in 0..40 {
            if t.prompt() == "wizards-ask-priority" {
                break;
            }
            if t.prompt() == "wizards-ask-draw" && t.may(ONE, "yes") {
                t.choose(ONE, "yes");
            } else {
                on(&mut t);
            }
        }
        let wild = site.path.iter().filter(|land| **land == ::wizards::card::RegionKind::Wilderness).count();
        assert_eq!(t.state.sides[ONE].hand.len() - before, usize::from(site.draws) + more * wild, "{who}");
    }
}

/// SATM-22.1: Saruman taps at the end of the turn, and a spell of the discard pile returns. wizards:saruman
#[test]
fn saruman_recalls_a_spell() {
    let mut t = with("saruman", &["wizards_fire", "concealment"], &[]);
    put(&mut t, "wizards_fire", Zone::Discard);
    put(&mut t, "concealment", Zone::Discard);
    let recall = format!("use {} 0", t.of("saruman"));
    assert!(!t.may(ONE, &recall), "not in the organization phase");
    t.choose(ONE, "pass");
    until(&mut t, "wizards-ask-end");
    play(&mut t, ONE, &recall);
    assert_eq!(t.prompt(), "wizards-ask-fetch");
    assert!(!t.may(ONE, "card concealment"));
    t.choose(ONE, "card wizards_fire");
    assert!(t.hand(ONE).contains(&"wizards_fire".to_owned()));
}

/// Saruman uses the palantír that he bears; Haldir does not. wizards:saruman
#[test]
fn saruman_uses_a_palantir() {
    for (bearer, uses) in [("saruman", true), ("haldir", false)] {
        let mut t = with("saruman", &["palantir_of_annuminas"], &[]);
        let palantir = give(&mut t, "palantir_of_annuminas", bearer);
        in_site(&mut t, "bree");
        assert_eq!(t.may(ONE, &format!("use {palantir} 0")), uses, "{bearer}");
    }
}

/// SATM-18.6, SATM-22.1: hands of nine, with Pallando anywhere and with the lords of havens at home. wizards:pallando,
/// wizards:elrond, wizards:galadriel, wizards:cirdan
#[test]
fn some_keep_one_more_card() {
    for (who, home) in
        [("pallando", ""), ("elrond", "rivendell"), ("galadriel", "lorien"), ("cirdan", "grey_havens")]
    {
        let mut t = with(who, &[], &[]);
        for site in ["rivendell", "lorien", "grey_havens", "moria"] {
            stand(&mut t, site);
            let more = home.is_empty() || home == site;
            assert_eq!(t.state.hand_size(ONE), 8 + usize::from(more), "{who} at {site}");
        }
        assert_eq!(t.state.hand_size(TWO), 8);
    }
}

/// SATM-15.28: Círdan taps against an attack that came by sea, and against no other. wizards:cirdan
#[test]
fn cirdan_knows_the_sea() {
    for (land, may) in
        [(::wizards::card::RegionKind::CoastalSea, true), (::wizards::card::RegionKind::Wilderness, false)]
    {
        let mut t = with("cirdan", &[], &["watcher_in_the_water"]);
        on_the_way(&mut t, "bree");
        let company = t.state.company_mut(first());
        company.path.lands.clear();
        [land; 2].into_iter().for_each(|land| company.path.lands.push(land));
        crate::bench::attack(&mut t, "watcher_in_the_water");
        assert_eq!(t.may(ONE, &format!("use {} 0", t.of("cirdan"))), may, "{land:?}");
        assert_eq!(number(&t, "cirdan", Stat::Body), 8);
    }
}
