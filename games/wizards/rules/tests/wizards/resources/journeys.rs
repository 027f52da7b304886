//! Resources for those who travel.

use wizards::card::RegionKind;
use wizards::state::{Status, Zone};

use crate::bench::{company, first, of, on, play, put, stand, status, turn, until, until_asked, zone};
use crate::stage::{BASIC, ONE, STANDARD, Table};

/// The company is on its way to Bree, and its player may act.
fn road(t: &mut Table) {
    t.choose(ONE, "head c1 bree");
    t.choose(ONE, "pass");
    until_asked(t, ONE);
}

/// SATM-18.6: at the first border-hold the company may go on, and no farther. wizards:master_of_esgaroth
#[test]
fn master_of_esgaroth() {
    for (to, again) in [("bree", true), ("barrow_downs", false)] {
        let mut t = of(BASIC, &["bergil"], &["master_of_esgaroth"], &[]);
        t.choose(ONE, &format!("head c1 {to}"));
        t.choose(ONE, "pass");
        play(&mut t, ONE, "play master_of_esgaroth 0");
        let mut asked = false;
        for _ in 0..60 {
            if t.prompt() == "wizards-ask-explore" {
                break;
            }
            if t.prompt() == "wizards-ask-head-again" {
                asked = true;
                t.choose(ONE, "site rivendell");
                continue;
            }
            on(&mut t);
        }
        assert_eq!(asked, again, "{to}");
        if again {
            assert_eq!(company(&t).site.to_string(), "rivendell");
            assert_eq!(zone(&t, "master_of_esgaroth"), Zone::Discard);
        }
        t.rolls(&[12; 80]);
        t.next_turn();
        assert_eq!(zone(&t, "master_of_esgaroth"), Zone::Discard);
    }
    // Who stays does not move to a border-hold.
    let mut t = of(BASIC, &["bergil"], &["master_of_esgaroth"], &[]);
    t.choose(ONE, "pass");
    assert!(t.prompt() != "wizards-ask-organization-end" || !t.may(ONE, "play master_of_esgaroth 0"));
}

/// SATM-14.11: one more card for each region fewer than four, for whoever moves. wizards:a_short_rest
#[test]
fn a_short_rest() {
    let mut drawn = [0, 0];
    let mut short = 0;
    for rested in [false, true] {
        let mut t = of(BASIC, &["aragorn_ii"], &["a_short_rest"], &["orc_watch"]);
        t.choose(ONE, "head c1 bree");
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-long-events");
        if rested {
            play(&mut t, ONE, "play a_short_rest 0");
        }
        let before = t.state.sides[ONE].hand.len();
        while t.prompt() != "wizards-ask-priority" {
            t.go_on("the road");
        }
        drawn[usize::from(rested)] = t.state.sides[ONE].hand.len() - before;
        short = 4 - company(&t).path.lands.len();
    }
    assert!(short > 0, "a way that is not long");
    assert_eq!(drawn[1], drawn[0] + short);
    // Down in the deeps there is no way that could be short.
    let drawn = [false, true].map(|rested| {
        let mut t = of(BASIC, &["aragorn_ii"], &["a_short_rest"], &[]);
        stand(&mut t, "moria");
        if rested {
            put(&mut t, "a_short_rest", Zone::Table);
        }
        t.choose(ONE, "head c1 the_under_gates");
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-long-events");
        let before = t.state.sides[ONE].hand.len();
        while t.prompt() != "wizards-ask-priority" {
            t.go_on("the deeps");
        }
        assert!(company(&t).moving() && company(&t).path.lands.is_empty());
        t.state.sides[ONE].hand.len() - before
    });
    assert_eq!(drawn[0], drawn[1]);
}

/// SATM-14.15: on the way somebody untaps, and one hazard more may come. wizards:hundreds_of_butterflies
#[test]
fn hundreds_of_butterflies() {
    let mut t = of(BASIC, &["bergil"], &["hundreds_of_butterflies"], &["orc_watch"]);
    turn(&mut t, "bergil", Status::Tapped);
    assert!(!t.may(ONE, "play hundreds_of_butterflies 0"), "not before");
    road(&mut t);
    let before = company(&t).limit;
    play(&mut t, ONE, "play hundreds_of_butterflies 0");
    assert_eq!(status(&t, "bergil"), Status::Untapped);
    assert_eq!(company(&t).limit, before + 1);
    // Nor for somebody who stays.
    let mut t = of(BASIC, &["bergil"], &["hundreds_of_butterflies"], &["orc_watch"]);
    turn(&mut t, "bergil", Status::Tapped);
    crate::bench::at_rest(&mut t);
    until_asked(&mut t, ONE);
    assert!(!t.may(ONE, "play hundreds_of_butterflies 0"));
}

/// SATM-18.8: from haven to haven all are healed and untapped on the way; elsewhere nobody is.
/// wizards:healing_of_nimrodel
#[test]
fn healing_of_nimrodel() {
    for (from, to, may, heals) in [
        ("rivendell", "lorien", true, true),
        ("rivendell", "bree", true, false),
        ("bree", "rivendell", false, false),
    ] {
        let mut t = of(BASIC, &["bergil", "haldir"], &["healing_of_nimrodel"], &[]);
        stand(&mut t, from);
        assert!(!t.may(ONE, "play healing_of_nimrodel 0"), "nobody moves yet");
        turn(&mut t, "bergil", Status::Wounded);
        turn(&mut t, "haldir", Status::Tapped);
        t.choose(ONE, &format!("head c1 {to}"));
        assert_eq!(t.may(ONE, "play healing_of_nimrodel 0"), may, "{from}");
        if !may {
            continue;
        }
        play(&mut t, ONE, "play healing_of_nimrodel 0");
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-explore");
        assert_eq!(status(&t, "bergil") == Status::Untapped, heals, "{to}");
        assert_eq!(status(&t, "haldir") == Status::Untapped, heals, "{to}");
    }
}

/// Radagast gathers herbs in the wilderness, and taps; later they heal everybody. wizards:herb_lore
#[test]
fn herb_lore() {
    for (who, may) in [("radagast", true), ("saruman", false)] {
        let mut t = of(BASIC, &["bergil"], &[who, "herb_lore", "moon", "gates_of_morning"], &["orc_watch"]);
        put(&mut t, who, Zone::Company(first()));
        assert!(!t.may(ONE, "play herb_lore 0"), "not at rest");
        road(&mut t);
        assert!(t.state.path_has(first(), RegionKind::Wilderness));
        assert_eq!(t.may(ONE, "play herb_lore 0"), may, "{who}");
        if may {
            // By the Moon the wild is border-land to hazards, and to nothing else. wizards:moon
            let mut moonlit = Table::at(t.state.clone());
            put(&mut moonlit, "gates_of_morning", Zone::Table);
            put(&mut moonlit, "moon", Zone::Table);
            let path = &mut moonlit.state.company_mut(first()).path;
            path.lands.clear();
            path.lands.push(RegionKind::Wilderness);
            assert!(!moonlit.state.path_has(first(), RegionKind::Wilderness));
            assert!(moonlit.may(ONE, "play herb_lore 0"));
            play(&mut t, ONE, "play herb_lore 0");
            assert_eq!(status(&t, who), Status::Tapped);
            t.rolls(&[12; 120]);
            t.next_turn();
            t.next_turn();
            until(&mut t, "wizards-ask-organize");
            turn(&mut t, "bergil", Status::Wounded);
            let herbs = format!("use {} 0", t.of("herb_lore"));
            play(&mut t, ONE, &herbs);
            assert_eq!(status(&t, "bergil"), Status::Untapped);
            assert_eq!(zone(&t, "herb_lore"), Zone::Discard);
        }
    }
}

/// SATM-18.6: from the Under-deeps a company goes on at once; from elsewhere it does not. wizards:into_dark_tunnels
#[test]
fn into_dark_tunnels() {
    for (to, may) in [("the_under_gates", true), ("bree", false)] {
        let mut t = of(STANDARD, &["bergil"], &["into_dark_tunnels"], &[]);
        t.choose(ONE, "head c1 bree");
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-movement-end");
        stand(&mut t, to);
        assert_eq!(t.may(ONE, "play into_dark_tunnels 0"), may, "{to}");
        if may {
            play(&mut t, ONE, "play into_dark_tunnels 0");
            assert_eq!(t.prompt(), "wizards-ask-head-again");
        }
    }
}

/// A sage taps, and one region of the way is another, with a check; of what is not in the way nothing comes.
/// wizards:master_of_wood_water_or_hill
#[test]
fn master_of_wood_water_or_hill() {
    use RegionKind::{BorderLand, ShadowLand, Wilderness};
    for (mode, from, to) in [
        (0, Wilderness, BorderLand),
        (1, Wilderness, ShadowLand),
        (2, ShadowLand, Wilderness),
        (3, BorderLand, Wilderness),
    ] {
        let mut t = of(BASIC, &["annalena"], &["master_of_wood_water_or_hill"], &["orc_watch"]);
        road(&mut t);
        let lorien = wizards::ids::SiteId::named("lorien").unwrap();
        crate::creatures::go(&mut t, lorien, &[from], &[]);
        let what = |mode| format!("play master_of_wood_water_or_hill {mode}");
        for other in 0..4u8 {
            let its = [Wilderness, Wilderness, ShadowLand, BorderLand][usize::from(other)];
            assert_eq!(t.may(ONE, &what(other)), its == from, "{mode} {other}");
        }
        play(&mut t, ONE, &what(mode));
        assert!(t.state.path_has(first(), to) && !t.state.path_has(first(), from), "{mode}");
        assert_eq!(status(&t, "annalena"), Status::Tapped);
    }
    let mut t = of(BASIC, &["bergil"], &["master_of_wood_water_or_hill"], &["orc_watch"]);
    road(&mut t);
    assert!((0..4).all(|mode| !t.may(ONE, &format!("play master_of_wood_water_or_hill {mode}"))), "no sage");
}
