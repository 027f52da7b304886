//! Hazards of the later sets about the hazard limit, about keys, and about the way.

use wizards::card::{Race, RegionKind};
use wizards::cards::{Stat, Until};
use wizards::ids::{RegionId, SiteId};
use wizards::state::{Change, Faced, Lasting, Status, Zone};

use crate::bench::{
    aim, at_rest, attack, attacked, company, embolden, first, of, on_the_way, play, prowess, put, stand,
    status, suffer, until, until_asked, zone,
};
use crate::creatures::go;
use crate::stage::{BASIC, ONE, TWO, Table, card};

fn site(id: &str) -> SiteId {
    SiteId::named(id).unwrap()
}

/// A company on the way, with these in the other player's hand, and these of them in play.
fn begin(theirs: &[&str], in_play: &[&str]) -> Table {
    let hand = [theirs, in_play].concat();
    let mut t = of(BASIC, &["bergil", "elladan"], &[], &hand);
    on_the_way(&mut t, "bree");
    in_play.iter().for_each(|card| {
        put(&mut t, card, Zone::Table);
    });
    t
}

/// SATM-14.8: tapped it lets one hazard more be played, and costs none; untapped it is for two of them, and by nothing else.
/// wizards:power_built_by_waiting
#[test]
fn power_built_by_waiting() {
    let mut t = begin(&[], &["power_built_by_waiting"]);
    let (limit, used) = (company(&t).limit, company(&t).used);
    play(&mut t, TWO, "use power_built_by_waiting 0");
    assert_eq!((company(&t).limit, company(&t).used), (limit + 1, used));
    assert_eq!(status(&t, "power_built_by_waiting"), Status::Tapped);
    until_asked(&mut t, TWO);
    assert!(!t.may(TWO, "use power_built_by_waiting 0"));
    let mut later = Table::at(t.state.clone());
    later.rolls(&[7; 200]);
    later.next_turn();
    until(&mut later, "wizards-ask-organize");
    assert_eq!(status(&later, "power_built_by_waiting"), Status::Tapped);
    play(&mut t, TWO, "use power_built_by_waiting 1");
    assert_eq!(company(&t).used, used + 2);
    assert_eq!(status(&t, "power_built_by_waiting"), Status::Untapped);
    // With one left of the limit it cannot be untapped.
    let mut t = begin(&[], &["power_built_by_waiting"]);
    let id = t.of("power_built_by_waiting");
    t.state.pieces[id.index()].status = Status::Tapped;
    t.state.company_mut(first()).used = company(&t).limit - 1;
    assert!(!t.may(TWO, "use power_built_by_waiting 1"));
}

/// The hazard limit that a creature takes.
fn taken(t: &mut Table, creature: &str) -> u8 {
    until_asked(t, TWO);
    let used = company(t).used;
    attack(t, creature);
    let taken = company(t).used - used;
    embolden(t);
    t.rolls(&[12; 80]);
    suffer(t);
    taken
}

/// SATM-14.32: creatures of the kind that was named do not count this turn; others do; drakes can be named, Dragons (as the Cave-drake is one) cannot.
/// wizards:two_or_three_tribes_present
#[test]
fn two_or_three_tribes_present() {
    let kinds = [
        "man",
        "elf",
        "dwarf",
        "hobbit",
        "dunadan",
        "orc",
        "troll",
        "wolf",
        "spider",
        "animal",
        "giant",
        "slayer",
        "awakened_plant",
        "pukel_creature",
        "ent",
        "wose",
        "eagle",
        "drake",
        "maia",
    ];
    let modes = crate::stage::card("two_or_three_tribes_present").get().modes.len();
    assert_eq!(modes, kinds.len(), "neither Dragons, nor the dead, nor Nazgûl");
    for (creature, mode, count) in [
        ("wolves", kinds.iter().position(|kind| *kind == "wolf").unwrap(), 0),
        ("wolves", kinds.iter().position(|kind| *kind == "orc").unwrap(), 1),
        ("orc_patrol", kinds.iter().position(|kind| *kind == "orc").unwrap(), 0),
        ("land_drake", kinds.iter().position(|kind| *kind == "drake").unwrap(), 0),
        ("cave_drake", kinds.iter().position(|kind| *kind == "drake").unwrap(), 1),
        ("radagast_the_tamer", kinds.iter().position(|kind| *kind == "maia").unwrap(), 0),
        ("radagast_the_tamer", kinds.iter().position(|kind| *kind == "man").unwrap(), 1),
    ] {
        let what = format!("play two_or_three_tribes_present {mode}");
        let mut t = begin(&[creature, "two_or_three_tribes_present"], &[]);
        go(&mut t, site("bree"), &[RegionKind::Wilderness], &[]);
        assert!(!t.may(TWO, &what), "one wilderness is not enough");
        let wood = RegionId::named("woodland_realm").unwrap();
        go(&mut t, site("bree"), &[RegionKind::Wilderness; 2], &[wood]);
        play(&mut t, TWO, &what);
        assert_eq!(taken(&mut t, creature), count, "{creature} {mode}");
    }
}

/// SATM-14.32: the first of the dead does not count, the second does; at the Doors of Night they come to ruins.
/// wizards:sleepless_malice
#[test]
fn sleepless_malice() {
    let mut t = begin(&["ghouls", "ghosts", "wolves"], &["sleepless_malice"]);
    go(&mut t, site("bree"), &[RegionKind::ShadowLand, RegionKind::Wilderness], &[]);
    assert_eq!(taken(&mut t, "ghouls"), 0);
    assert_eq!(taken(&mut t, "ghosts"), 1);
    for (doors, may) in [(false, false), (true, true)] {
        let both = ["sleepless_malice", "doors_of_night"];
        let mut t = begin(&["ghouls"], if doors { &both } else { &both[..1] });
        go(&mut t, site("barrow_downs"), &[], &[]);
        assert_eq!(t.may(TWO, "play ghouls 0"), may);
    }
    // When the limit is used up the other player is asked all the same, as long as one is free.
    let mut t = begin(&["ghouls"], &["sleepless_malice"]);
    go(&mut t, site("bree"), &[RegionKind::ShadowLand], &[]);
    t.state.company_mut(first()).used = company(&t).limit;
    assert!(t.may(TWO, "play ghouls 0"));
}

/// The hazard limit of a company on its way, with these in play.
fn limit(company: &[&str], stays: bool, in_play: &[&str]) -> u8 {
    let mut t = of(BASIC, company, &[], in_play);
    in_play.iter().for_each(|card| {
        put(&mut t, card, Zone::Table);
    });
    if stays {
        at_rest(&mut t)
    } else {
        on_the_way(&mut t, "bree")
    }
    crate::bench::company(&t).limit
}

/// SATM-14.8: two more against few with somebody great among them, on the way; not for rangers, the many, or those who stay;
/// and not while the Gates are open. wizards:eyes_of_the_shadow
#[test]
fn eyes_of_the_shadow() {
    let eyes = &["eyes_of_the_shadow"][..];
    assert_eq!(limit(&["celeborn"], false, eyes), limit(&["celeborn"], false, &[]) + 2);
    assert_eq!(limit(&["celeborn"], true, eyes), limit(&["celeborn"], true, &[]));
    for company in [&["aragorn_ii"][..], &["bergil"], &["celeborn", "bergil", "elladan", "annalena"]] {
        assert_eq!(limit(company, false, eyes), limit(company, false, &[]), "{company:?}");
    }
    for (gates, may) in [(false, true), (true, false)] {
        let mut t = begin(&["eyes_of_the_shadow", "gates_of_morning"], &[]);
        if gates {
            put(&mut t, "gates_of_morning", Zone::Table);
        }
        assert_eq!(t.may(TWO, "play eyes_of_the_shadow 0"), may);
    }
    // On the way it adds them at once, where it adds any.
    for (who, more) in [("celeborn", 2), ("bergil", 0)] {
        let mut t = of(BASIC, &[who], &[], &["eyes_of_the_shadow"]);
        on_the_way(&mut t, "bree");
        let before = company(&t).limit;
        play(&mut t, TWO, "play eyes_of_the_shadow 0");
        assert_eq!(company(&t).limit, before + more, "{who}");
    }
}

/// SATM-14.8: one more in the deep, and one prowess more there. wizards:drums
#[test]
fn drums_in_the_deep() {
    for (at, more) in [("the_under_gates", 1), ("bree", 0)] {
        let mut t = of(BASIC, &["bergil"], &[], &["wolves"]);
        stand(&mut t, at);
        at_rest(&mut t);
        let plain = company(&t).limit;
        // It stays for a second turn by the will of Sauron, which the Doors let last.
        let stays = ["drums", "the_will_of_sauron", "doors_of_night"];
        let mut t = of(BASIC, &["bergil"], &[], &[&stays[..], &["wolves"]].concat());
        stand(&mut t, at);
        for card in stays {
            put(&mut t, card, Zone::Table);
        }
        at_rest(&mut t);
        assert_eq!(company(&t).limit, plain + more, "{at}");
    }
    for (at, prowess) in [("the_under_gates", 9), ("moria", 8)] {
        let mut t = begin(&["ghouls"], &["drums"]);
        go(&mut t, site("moria"), &[RegionKind::ShadowLand], &[]);
        attack(&mut t, "ghouls");
        t.state.company_mut(first()).to = SiteId::named(at);
        assert_eq!(attacked(&t).1, prowess - 1, "{at}");
    }
}

/// SATM-14.24: what is at home in one Shadow-land comes to these regions by name; what is at home in the Dark to some of them;
/// what is neither does not; and the card goes when such a creature is defeated. wizards:angmar_arises,
/// wizards:in_darkness_bind_them, wizards:reaching_shadow
#[test]
fn shadows_that_reach() {
    for (event, shadow, dark, never) in [
        ("angmar_arises", "rhudaur", "angmar", "rohan"),
        ("in_darkness_bind_them", "harondor", "khand", "rohan"),
        ("reaching_shadow", "anduin_vales", "brown_lands", "rohan"),
    ] {
        let may = |creature: &str, region: &str, in_play: &[&str]| {
            let mut t = begin(&[creature], in_play);
            go(&mut t, site("lorien"), &[], &[RegionId::named(region).unwrap()]);
            t.may(TWO, &format!("play {creature} 0"))
        };
        assert!(may("ghouls", shadow, &[event]) && !may("ghouls", shadow, &[]), "{event}");
        assert!(!may("ghouls", never, &[event]), "{event}");
        assert!(may("ren_the_unclean", dark, &[event]), "{event}");
        assert!(!may("ren_the_unclean", shadow, &[event]), "{event}");
        assert!(!may("giant", shadow, &[event]), "{event}");
        for (roll, gone) in [(12, true), (2, false)] {
            let mut t = begin(&["corpse_candle"], &[event]);
            go(&mut t, site("lorien"), &[], &[RegionId::named(shadow).unwrap()]);
            let key = corpse_by_name(&mut t);
            assert!(key, "{event}: keyed by name");
            t.rolls(&[roll; 80]);
            suffer(&mut t);
            assert_eq!(zone(&t, event) == Zone::Discard, gone, "{event} {roll}");
        }
        // Defeated where it is at home anyway, it changes nothing.
        let mut t = begin(&["corpse_candle"], &[event]);
        go(&mut t, site("lorien"), &[RegionKind::ShadowLand], &[]);
        attack(&mut t, "corpse_candle");
        t.rolls(&[12; 80]);
        suffer(&mut t);
        assert!(t.state.piece(t.of(event)).zone.in_play(), "{event}");
    }
}

/// The candle comes, and is keyed to a region by its name.
fn corpse_by_name(t: &mut Table) -> bool {
    attack(t, "corpse_candle");
    matches!(t.state.combat.as_ref().unwrap().key, wizards::state::Key::Region(_))
}

/// SATM-14.24: beasts, spiders and wolves come to the Border-lands and their holds, and to ruins; nothing unique, nothing of
/// the sea, and only at the Doors of Night. wizards:a_pack_at_the_door
#[test]
fn a_pack_at_the_door() {
    let what = "play a_pack_at_the_door 0";
    let may = |creature: &str, at: &str, lands: &[RegionKind], in_play: &[&str]| {
        let mut t = begin(&[creature], in_play);
        go(&mut t, site(at), lands, &[]);
        t.may(TWO, &format!("play {creature} 0"))
    };
    let pack = &["a_pack_at_the_door"][..];
    assert!(may("wolves", "bree", &[], pack) && !may("wolves", "bree", &[], &[]));
    assert!(may("giant_spiders", "barrow_downs", &[], pack));
    assert!(may("giant_spiders", "lorien", &[RegionKind::BorderLand], pack));
    assert!(!may("giant_spiders", "lorien", &[RegionKind::FreeDomain], pack));
    assert!(!may("shelob", "bree", &[], pack) && !may("fell_turtle", "bree", &[], pack));
    assert!(!may("orc_patrol", "bree", &[], pack));
    assert!(!begin(&["a_pack_at_the_door"], &[]).may(TWO, what));
    assert!(begin(&["a_pack_at_the_door"], &["doors_of_night"]).may(TWO, what));
}

/// SATM-14.25: one region is two of the wild, at the Doors of Night. wizards:withered_lands
#[test]
fn withered_lands() {
    use RegionKind::{BorderLand, FreeDomain, ShadowLand, Wilderness};
    for (mode, land) in [(0, Wilderness), (1, ShadowLand), (2, BorderLand)] {
        let what = format!("play withered_lands {mode}");
        let mut t = begin(&["giant", "withered_lands"], &[]);
        go(&mut t, site("lorien"), &[land], &[]);
        assert!(!t.may(TWO, &what), "the Doors are shut");
        let mut t = begin(&["giant", "withered_lands"], &["doors_of_night"]);
        go(&mut t, site("lorien"), &[FreeDomain], &[]);
        assert!(!t.may(TWO, &what), "{land:?}");
        go(&mut t, site("lorien"), &[land], &[]);
        assert!(!t.may(TWO, "play giant 0"), "{land:?}");
        play(&mut t, TWO, &what);
        until_asked(&mut t, TWO);
        assert!(t.may(TWO, "play giant 0"), "{land:?}");
    }
}

/// SATM-18.3: nobody comes to the deep or from it; and secret ways are no ways. wizards:the_way_is_shut
#[test]
fn the_way_is_shut() {
    let what = "play the_way_is_shut 0";
    for (from, to, back) in [
        ("rivendell", "the_under_gates", true),
        ("the_under_gates", "moria", true),
        ("rivendell", "moria", false),
    ] {
        let mut t = begin(&["the_way_is_shut"], &[]);
        stand(&mut t, from);
        go(&mut t, site(to), &[], &[]);
        play(&mut t, TWO, what);
        assert_eq!(company(&t).to.is_none(), back, "{from} {to}");
    }
    let mut t = begin(&["the_way_is_shut"], &[]);
    let said = |secret: &str, company| Lasting {
        card: card(secret),
        change: Change::Said { card: card(secret), uses: false, mode: 0, op: 0, company: Some(company) },
        until: Until::Turn,
        seat: ONE,
    };
    for secret in ["secret_passage", "secret_entrance", "ford"] {
        let lasting = said(secret, first());
        t.state.lasting.push(lasting);
    }
    play(&mut t, TWO, what);
    let left = t.state.lasting.iter().map(|lasting| lasting.card).collect::<Vec<_>>();
    assert_eq!(left, [card("ford")]);
}

/// SATM-17.11: a secret passage that is played while the way is shut does nothing. wizards:the_way_is_shut
#[test]
fn no_secret_passage() {
    for shut in [false, true] {
        let mut t = of(BASIC, &["bergil"], &["secret_passage"], &["the_way_is_shut"]);
        if shut {
            put(&mut t, "the_way_is_shut", Zone::Table);
        }
        t.choose(ONE, "head c1 barrow_downs");
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-organization-end");
        play(&mut t, ONE, "play secret_passage 0");
        assert_eq!(t.state.lasting.is_empty(), shut);
    }
}

/// SATM-15.31: who has faced a Dragon meets beasts that are the stronger for it; wolves, too, and more of all, at the Doors of
/// Night. wizards:worms_stench
#[test]
fn worms_stench() {
    for (creature, doors, mode, numbers, faced) in [
        ("giant_spiders", false, 0, (2, 12), Race::Dragon),
        ("wargs", false, 0, (2, 9), Race::Drake),
        ("wargs", true, 1, (3, 11), Race::Dragon),
        ("giant_spiders", true, 1, (3, 12), Race::Drake),
        ("orc_patrol", true, 1, (3, 6), Race::Dragon),
    ] {
        let mut t = begin(&[creature, "worms_stench"], if doors { &["doors_of_night"] } else { &[] });
        go(&mut t, site("lorien"), &[RegionKind::Wilderness; 2], &[]);
        let what = format!("play worms_stench {mode}");
        assert!(!t.may(TWO, &what), "no Dragon was faced");
        t.state.company_mut(first()).faced.push(Faced {
            race: faced,
            card: None,
            key: wizards::state::Key::None,
            foiled: false,
            beaten: false,
        });
        assert!(!t.may(TWO, &format!("play worms_stench {}", 1 - mode)));
        play(&mut t, TWO, &what);
        until_asked(&mut t, TWO);
        attack(&mut t, creature);
        assert_eq!((attacked(&t).0, attacked(&t).1), numbers, "{creature} {doors}");
    }
}

/// SATM-13.1: three less for whoever influences. wizards:times_are_evil
#[test]
fn times_are_evil() {
    let mut t = begin(&["times_are_evil"], &[]);
    assert_eq!(crate::bench::number(&t, "haldir", Stat::InfluenceCheck), 0);
    play(&mut t, TWO, "play times_are_evil 0");
    for who in ["bergil", "haldir"] {
        assert_eq!(crate::bench::number(&t, who, Stat::InfluenceCheck), -3);
    }
    assert_eq!(prowess(&t, "bergil"), 1);
}

/// SATM-13.1: Dwarves have two less in the sun, one at the Doors of Night, and nothing less in the deep; Elves do not mind.
/// wizards:the_sun_shone_fiercely
#[test]
fn the_sun_shone_fiercely() {
    for (at, doors, less) in [("bree", false, 2), ("bree", true, 1), ("the_under_gates", false, 0)] {
        let mut t = of(BASIC, &["balin", "elladan"], &[], &["the_sun_shone_fiercely", "doors_of_night"]);
        stand(&mut t, at);
        let before = prowess(&t, "balin");
        put(&mut t, "the_sun_shone_fiercely", Zone::Table);
        if doors {
            put(&mut t, "doors_of_night", Zone::Table);
        }
        assert_eq!((prowess(&t, "balin"), prowess(&t, "elladan")), (before - less, 5), "{at} {doors}");
    }
    let mut t = begin(&["the_sun_shone_fiercely", "the_sun_shone_fiercely"], &[]);
    aim(&mut t, TWO, "play the_sun_shone_fiercely 0", &[]);
    until_asked(&mut t, TWO);
    assert!(!t.may(TWO, "play the_sun_shone_fiercely 0"));
}
