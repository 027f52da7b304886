//! Hazards for those on the road, and for factions.

use wizards::card::RegionKind;
use wizards::ids::SiteId;
use wizards::state::{Status, Zone};

use crate::bench::{at_rest, company, may_aim, of, on_the_way, play, prowess, put, status};
use crate::creatures::go;
use crate::stage::{BASIC, ONE, TWO};

/// SATM-14.8: one hazard more for each such region of the way; not for who stays. wizards:lost_in_border_lands,
/// wizards:lost_in_shadow_lands, wizards:lost_in_the_wilderness
#[test]
fn lost_on_the_way() {
    for (event, land) in [
        ("lost_in_border_lands", RegionKind::BorderLand),
        ("lost_in_shadow_lands", RegionKind::ShadowLand),
        ("lost_in_the_wilderness", RegionKind::Wilderness),
    ] {
        let what = format!("play {event} 0");
        for count in [0, 1, 3] {
            let mut t = of(BASIC, &["bergil"], &[], &[event]);
            on_the_way(&mut t, "bree");
            let lands = [&[land; 3][..count], &[RegionKind::FreeDomain]].concat();
            go(&mut t, SiteId::named("bree").unwrap(), &lands, &[]);
            let limit = company(&t).limit;
            if count == 0 {
                assert_eq!(t.refusal(TWO, &what), "SATM-17.11");
                continue;
            }
            play(&mut t, TWO, &what);
            assert_eq!(company(&t).limit, limit + count as u8, "{event} {count}");
        }
        let mut t = of(BASIC, &["bergil"], &[], &[event]);
        at_rest(&mut t);
        assert_eq!(t.refusal(TWO, &what), "SATM-0.4");
    }
}

/// SATM-15.31: one of a company on its way has one less until the turn ends; who stays does not. wizards:gloom
#[test]
fn gloom() {
    let mut t = of(BASIC, &["bergil", "elladan"], &[], &["gloom"]);
    at_rest(&mut t);
    assert!(!t.may(TWO, "play gloom 0"));
    let mut t = of(BASIC, &["bergil", "elladan"], &[], &["gloom"]);
    on_the_way(&mut t, "bree");
    crate::bench::aim(&mut t, TWO, "play gloom 0", &["pick elladan"]);
    assert_eq!((prowess(&t, "bergil"), prowess(&t, "elladan")), (1, 4));
    t.next_turn();
    assert_eq!(prowess(&t, "elladan"), 5);
}

/// SATM-5.7: an Elf taps; nobody else. wizards:new_moon
#[test]
fn new_moon() {
    let mut t = of(BASIC, &["bergil", "elladan"], &[], &["new_moon"]);
    on_the_way(&mut t, "bree");
    assert!(!may_aim(&t, TWO, "play new_moon 0", "pick bergil"));
    play(&mut t, TWO, "play new_moon 0");
    assert_eq!((status(&t, "bergil"), status(&t, "elladan")), (Status::Untapped, Status::Tapped));
}

/// SATM-9.3: a faction is lost if the roll and the free general influence are below eleven. wizards:muster_disperses
#[test]
fn muster_disperses() {
    for (roll, stays) in [(10, false), (11, true)] {
        let company = ["aragorn_ii", "boromir_ii", "elladan", "annalena"];
        let mut t = of(BASIC, &company, &["hobbits"], &["muster_disperses"]);
        assert_eq!(t.state.general_free(ONE), 0);
        on_the_way(&mut t, "bree");
        assert!(!t.may(TWO, "play muster_disperses 0"), "there is no faction");
        put(&mut t, "hobbits", Zone::Won(ONE));
        t.rolls(&[roll; 20]);
        play(&mut t, TWO, "play muster_disperses 0");
        assert_eq!(t.state.points(ONE).factions > 0, stays, "{roll}");
    }
}

/// SATM-18.3: who goes by sea loses an item by choice and two cards at random; or at the Doors of Night turns back.
/// wizards:drowning_seas
#[test]
fn drowning_seas() {
    let begin = |land| {
        let mine = ["dagger_of_westernesse", "dodge", "block", "escape"];
        let mut t = of(BASIC, &["bergil"], &mine, &["drowning_seas", "doors_of_night"]);
        crate::bench::give(&mut t, "dagger_of_westernesse", "bergil");
        on_the_way(&mut t, "bree");
        go(&mut t, SiteId::named("pelargir").unwrap(), &[land], &[]);
        t
    };
    let t = begin(RegionKind::Wilderness);
    assert!(!t.may(TWO, "play drowning_seas 0"), "there is no sea");
    let mut t = begin(RegionKind::CoastalSea);
    assert!(!t.may(TWO, "play drowning_seas 1"), "the Doors are shut");
    let before = t.state.sides[ONE].hand.len();
    t.any_chance();
    play(&mut t, TWO, "play drowning_seas 0");
    assert_eq!(t.state.sides[ONE].hand.len(), before - 2);
    assert_eq!(crate::bench::zone(&t, "dagger_of_westernesse"), Zone::Discard);
    assert!(company(&t).to.is_some());
    let mut t = begin(RegionKind::CoastalSea);
    put(&mut t, "doors_of_night", Zone::Table);
    play(&mut t, TWO, "play drowning_seas 1");
    assert_eq!(company(&t).to, None);
    assert!(t.state.piece(t.of("dagger_of_westernesse")).zone.in_play());
}
