//! Hazard events of the later sets that make attacks stronger, or others.

use wizards::card::Race;
use wizards::ids::SiteId;
use wizards::state::Zone;

use crate::bench::{
    at_rest, attack, attacked, company, of, on_the_way, play, put, stand, until, until_asked,
};
use crate::creatures::go;
use crate::stage::{BASIC, ONE, TWO};

use super::attacks::{automatic, before, creature};

/// An attack of the first automatic-attack there, or of a creature on the way: it is faced with this roll by heroes or not,
/// with this card in play. Is the card gone?
fn goes_with(card: &str, creature: Option<&str>, at: &str, roll: i8) -> bool {
    let mut t = match creature {
        None => {
            let mut t = before(at, &[card]);
            t.choose(ONE, "company c1");
            t
        }
        Some(name) => {
            let mut t = of(BASIC, &["bergil"], &[], &[name, card]);
            on_the_way(&mut t, "bree");
            use wizards::card::RegionKind::{ShadowLand, Wilderness};
            go(&mut t, SiteId::named("lorien").unwrap(), &[Wilderness, Wilderness, ShadowLand], &[]);
            put(&mut t, card, Zone::Table);
            attack(&mut t, name);
            t
        }
    };
    until(&mut t, "wizards-ask-priority");
    // One strike alone, so that a lonely hero can defeat the attack.
    if let Some(combat) = &mut t.state.combat {
        combat.more_strikes = 1 - combat.strikes;
    }
    if roll > 7 {
        crate::bench::embolden(&mut t);
        crate::bench::embolden(&mut t);
    }
    t.rolls(&[roll; 100]);
    crate::bench::suffer(&mut t);
    crate::bench::zone(&t, card) == Zone::Discard
}

/// SATM-13.1: three strikes and two prowess more for Orcs and trolls of a site, until one such attack is defeated.
/// wizards:redoubled_force
#[test]
fn redoubled_force() {
    let (strikes, prowess) = automatic("moria", &[]);
    assert_eq!(automatic("moria", &["redoubled_force"]), (strikes + 3, prowess + 2));
    assert_eq!(automatic("barrow_downs", &["redoubled_force"]), automatic("barrow_downs", &[]));
    assert_eq!(creature("orc_patrol", &["redoubled_force"]), (3, 6));
    assert!(!goes_with("redoubled_force", Some("orc_patrol"), "", 12));
    assert!(!goes_with("redoubled_force", None, "barrow_downs", 12));
}

/// SATM-13.1: two prowess more for spiders and animals, until one of them is defeated. wizards:full_of_froth_and_rage
#[test]
fn full_of_froth_and_rage() {
    assert_eq!(creature("giant_spiders", &["full_of_froth_and_rage"]), (2, 12));
    assert_eq!(creature("wolves", &["full_of_froth_and_rage"]), (3, 8));
    assert!(goes_with("full_of_froth_and_rage", Some("giant_spiders"), "", 12));
    assert!(!goes_with("full_of_froth_and_rage", Some("giant_spiders"), "", 2));
    assert!(!goes_with("full_of_froth_and_rage", Some("wolves"), "", 12));
}

/// The number of attacks of this kind on a company that enters there, with these in play and these played before.
fn faced(site: &str, in_play: &[&str], played: &[&str]) -> usize {
    let hand = [in_play, played, &["wolves"]].concat();
    let mut t = of(BASIC, &["bergil"], &[], &hand);
    at_rest(&mut t);
    stand(&mut t, site);
    in_play.iter().for_each(|card| {
        put(&mut t, card, Zone::Table);
    });
    for card in played {
        play(&mut t, TWO, &format!("play {card} 0"));
    }
    until(&mut t, "wizards-ask-explore");
    crate::bench::embolden(&mut t);
    crate::bench::embolden(&mut t);
    t.rolls(&[12; 200]);
    t.choose(ONE, "company c1");
    until(&mut t, "wizards-ask-in-site");
    company(&t).faced.len()
}

/// SATM-13.1: one strike and one prowess more for the dead, and whoever waits at a site comes twice, until one such attack is
/// defeated. wizards:the_moon_is_dead
#[test]
fn the_moon_is_dead() {
    assert_eq!(creature("ghouls", &["the_moon_is_dead"]), (6, 8));
    assert_eq!(creature("wolves", &["the_moon_is_dead"]), (3, 8));
    let mut t = before("barrow_downs", &["the_moon_is_dead"]);
    t.choose(ONE, "company c1");
    t.rolls(&[2; 200]);
    until(&mut t, "wizards-ask-priority");
    crate::bench::suffer(&mut t);
    assert!(goes_with("the_moon_is_dead", Some("corpse_candle"), "", 12));
    assert!(!goes_with("the_moon_is_dead", Some("corpse_candle"), "", 2));
    assert_eq!(faced("moria", &["the_moon_is_dead"], &[]), faced("moria", &[], &[]));
    assert_eq!(faced("barrow_downs", &["the_moon_is_dead"], &[]), 2);
}

/// SATM-13.1: one strike and one prowess more for Men that are no agents; for giants at the Doors of Night; until one such
/// attack is defeated. wizards:rank_upon_rank
#[test]
fn rank_upon_rank() {
    assert_eq!(creature("brigands", &["rank_upon_rank"]), (3, 9));
    assert_eq!(creature("giant", &["rank_upon_rank"]), (1, 13));
    assert_eq!(creature("giant", &["rank_upon_rank", "doors_of_night"]), (2, 14));
    assert!(goes_with("rank_upon_rank", Some("brigands"), "", 12));
    assert!(!goes_with("rank_upon_rank", Some("giant"), "", 12));
    let mut t = of(BASIC, &["bergil"], &[], &["brigands", "rank_upon_rank"]);
    on_the_way(&mut t, "bree");
    go(&mut t, SiteId::named("lorien").unwrap(), &[wizards::card::RegionKind::Wilderness], &[]);
    put(&mut t, "rank_upon_rank", Zone::Table);
    attack(&mut t, "brigands");
    let id = t.of("rank_upon_rank");
    t.state.combat.as_mut().unwrap().source = wizards::state::Source::Agent(id);
    assert_eq!((attacked(&t).0, attacked(&t).1), (2, 8), "an agent");
}

/// SATM-13.1: two strikes and two prowess more for Elves, Dwarves, Dúnedain and Hobbits that attack; one at the Doors of
/// Night; wolves have as much as before. wizards:chill_them_with_fear
#[test]
fn chill_them_with_fear() {
    for (race, doors, more) in [
        (Race::Elf, false, 2),
        (Race::Dunadan, false, 2),
        (Race::Dwarf, true, 1),
        (Race::Hobbit, true, 1),
        (Race::Wolf, false, 0),
    ] {
        let mut t = of(BASIC, &["bergil"], &[], &["wolves", "chill_them_with_fear", "doors_of_night"]);
        on_the_way(&mut t, "bree");
        go(&mut t, SiteId::named("lorien").unwrap(), &[wizards::card::RegionKind::Wilderness], &[]);
        put(&mut t, "chill_them_with_fear", Zone::Table);
        if doors {
            put(&mut t, "doors_of_night", Zone::Table);
        }
        attack(&mut t, "wolves");
        t.state.combat.as_mut().unwrap().race = race;
        assert_eq!((attacked(&t).0, attacked(&t).1), (3 + more, 8 + more), "{race:?} {doors}");
    }
}

/// SATM-19.2: an automatic-attack is faced once more, in holds of the free, in ruins, in holds of the enemy; once at a site.
/// wizards:incite_defenders, wizards:incite_denizens, wizards:incite_minions
#[test]
fn incited() {
    for (event, site, not) in [
        ("incite_defenders", "gobel_mirlond", "moria"),
        ("incite_denizens", "barrow_downs", "moria"),
        ("incite_minions", "moria", "barrow_downs"),
    ] {
        let what = format!("play {event} 0");
        assert_eq!(faced(site, &[], &[event]), faced(site, &[], &[]) + 1, "{event}");
        let mut t = of(BASIC, &["bergil"], &[], &[event, event]);
        at_rest(&mut t);
        stand(&mut t, not);
        assert!(!t.may(TWO, &what), "{event} {not}");
        stand(&mut t, site);
        play(&mut t, TWO, &what);
        until_asked(&mut t, TWO);
        assert!(!t.may(TWO, &what), "{event}: no second one");
        t.rolls(&[12; 200]);
        t.next_turn();
        assert_eq!(t.state.lasting, []);
    }
}

/// SATM-15.28: what waits at the new site comes as it is there, with what makes it stronger, and is no automatic-attack; where
/// nothing waits, nothing comes. wizards:tidings_of_bold_spies
#[test]
fn tidings_of_bold_spies() {
    let what = "play tidings_of_bold_spies 0";
    for (site, in_play) in
        [("moria", &[][..]), ("moria", &["eye_of_sauron", "minions_stir"]), ("dol_guldur", &[])]
    {
        let hand = [&["tidings_of_bold_spies"], in_play].concat();
        let mut t = of(BASIC, &["bergil"], &[], &hand);
        on_the_way(&mut t, "bree");
        assert!(!t.may(TWO, what), "nothing waits in Bree");
        in_play.iter().for_each(|card| {
            put(&mut t, card, Zone::Table);
        });
        go(&mut t, SiteId::named(site).unwrap(), &[], &[]);
        play(&mut t, TWO, what);
        let combat = t.state.combat.as_ref().unwrap();
        assert!(combat.source.site().is_none());
        assert_eq!((attacked(&t).0, attacked(&t).1), automatic(site, in_play), "{site}");
        let attacks = SiteId::named(site).unwrap().get().attacks.len();
        t.rolls(&[12; 200]);
        crate::bench::embolden(&mut t);
        crate::bench::embolden(&mut t);
        crate::bench::suffer(&mut t);
        until(&mut t, if attacks > 1 { "wizards-ask-priority" } else { "wizards-ask-explore" });
        for _ in 0..40 {
            if t.prompt() == "wizards-ask-explore" {
                break;
            }
            crate::bench::on(&mut t);
        }
        assert_eq!(company(&t).faced.len(), attacks, "{site}");
    }
}

/// SATM-14.16: for a Nazgûl of one's own in play, Orcs, trolls and Men have one more. wizards:scimitars_of_steel
#[test]
fn scimitars_of_steel() {
    assert_eq!(creature("orc_patrol", &["scimitars_of_steel"]), (3, 7));
    assert_eq!(creature("brigands", &["scimitars_of_steel"]), (2, 9));
    assert_eq!(creature("wolves", &["scimitars_of_steel"]), (3, 8));
    let mut t = of(BASIC, &["bergil"], &["dwar_of_waw"], &["scimitars_of_steel", "ren_the_unclean"]);
    on_the_way(&mut t, "bree");
    put(&mut t, "dwar_of_waw", Zone::Table);
    assert!(!t.may(TWO, "play scimitars_of_steel 0"), "it is not theirs");
    put(&mut t, "ren_the_unclean", Zone::Table);
    play(&mut t, TWO, "play scimitars_of_steel 0");
    assert_eq!(crate::bench::zone(&t, "ren_the_unclean"), Zone::Discard);
    assert!(t.state.piece(t.of("dwar_of_waw")).zone.in_play());
}

/// SATM-15.31: Orcs or trolls have one less of prowess and body, and whom they wound is worse off by one; for nothing of the
/// limit. wizards:tribal_banner
#[test]
fn tribal_banner() {
    let what = "play tribal_banner 0";
    for (name, may) in [("olog_hai", true), ("wolves", false)] {
        let mut t = of(BASIC, &["bergil"], &[], &[name, "tribal_banner", "tribal_banner"]);
        on_the_way(&mut t, "bree");
        use wizards::card::RegionKind::{ShadowLand, Wilderness};
        go(&mut t, SiteId::named("lorien").unwrap(), &[Wilderness, ShadowLand], &[]);
        attack(&mut t, name);
        let (strikes, prowess, body) = attacked(&t);
        t.choose(ONE, "pass");
        assert_eq!(t.prompt() == "wizards-ask-priority" && t.may(TWO, what), may, "{name}");
        if may {
            let used = company(&t).used;
            play(&mut t, TWO, what);
            assert_eq!(attacked(&t), (strikes, prowess - 1, body - 1));
            assert_eq!(t.state.combat.as_ref().unwrap().harsher, 1);
            assert_eq!(company(&t).used, used);
            // One for an attack, though the first is in the discard pile; another for the next.
            until_asked(&mut t, TWO);
            assert!(t.state.combat.is_some() && !t.may(TWO, what), "two");
            t.state.combat.as_mut().unwrap().played.clear();
            assert!(t.may(TWO, what), "the next attack");
        }
    }
}

/// SATM-15.31: three less, and two more to body checks, for this attack and all others of Orcs and trolls upon the company.
/// wizards:tribal_totem
#[test]
fn tribal_totem() {
    let mut t = of(BASIC, &["bergil"], &[], &["olog_hai", "orc_patrol", "wolves", "tribal_totem"]);
    on_the_way(&mut t, "bree");
    use wizards::card::RegionKind::{ShadowLand, Wilderness};
    go(&mut t, SiteId::named("lorien").unwrap(), &[Wilderness, ShadowLand], &[]);
    t.state.company_mut(crate::bench::first()).limit = 5;
    attack(&mut t, "olog_hai");
    t.choose(ONE, "pass");
    play(&mut t, TWO, "play tribal_totem 0");
    assert_eq!(attacked(&t), (3, 7, 2));
    crate::bench::embolden(&mut t);
    t.rolls(&[12; 200]);
    crate::bench::suffer(&mut t);
    for (name, numbers) in [("wolves", (3, 8, 0)), ("orc_patrol", (3, 3, 0))] {
        until_asked(&mut t, TWO);
        attack(&mut t, name);
        assert_eq!(attacked(&t), numbers, "{name}");
        crate::bench::suffer(&mut t);
    }
    // Whom they wound is worse off: a nine is eleven, for a body of nine.
    for (totem, falls) in [(true, true), (false, false)] {
        let mut t = of(BASIC, &["bergil"], &[], &["orc_patrol", "tribal_totem"]);
        on_the_way(&mut t, "bree");
        go(&mut t, SiteId::named("lorien").unwrap(), &[Wilderness], &[]);
        attack(&mut t, "orc_patrol");
        t.choose(ONE, "pass");
        if totem {
            play(&mut t, TWO, "play tribal_totem 0");
        }
        let bergil = t.of("bergil");
        t.state.combat.as_mut().unwrap().more_prowess = 9;
        t.rolls(&[2, 9, 2, 2, 2, 2, 2, 2]);
        crate::bench::suffer(&mut t);
        assert_eq!(!t.state.piece(bergil).zone.in_play(), falls, "{totem}");
    }
}

/// SATM-13.1: one strike and one prowess more at the sites of some regions, two at the Doors of Night; none elsewhere.
/// wizards:drums
#[test]
fn drums_at_the_gates() {
    let (strikes, prowess) = automatic("moria", &[]);
    assert_eq!(automatic("moria", &["drums"]), (strikes + 1, prowess + 1));
    assert_eq!(automatic("moria", &["drums", "doors_of_night"]), (strikes + 2, prowess + 2));
    assert_eq!(automatic("barrow_downs", &["drums", "doors_of_night"]), automatic("barrow_downs", &[]));
}

/// SATM-15.32: an automatic-attack is stronger by a strike and a prowess; what first would cancel it cancels only that, and
/// what comes next cancels it; once for each attack, and for nothing of the limit. Shelob rages as well.
/// wizards:unabated_in_malice
#[test]
fn unabated_in_malice() {
    let what = "play unabated_in_malice 0";
    let (strikes, prowess) = automatic("moria", &[]);
    let mut t = of(
        BASIC,
        &["bergil"],
        &["concealment", "concealment"],
        &["unabated_in_malice", "unabated_in_malice"],
    );
    at_rest(&mut t);
    assert!(!t.may(TWO, what), "nobody waits at a haven");
    stand(&mut t, "moria");
    let used = company(&t).used;
    play(&mut t, TWO, what);
    assert_eq!(company(&t).used, used);
    until_asked(&mut t, TWO);
    assert!(!t.may(TWO, what), "not twice");
    until(&mut t, "wizards-ask-explore");
    t.choose(ONE, "company c1");
    until(&mut t, "wizards-ask-priority");
    assert_eq!((attacked(&t).0, attacked(&t).1), (strikes + 1, prowess + 1));
    play(&mut t, ONE, "play concealment 0");
    assert_eq!((attacked(&t).0, attacked(&t).1), (strikes, prowess));
    assert!(!t.state.combat.as_ref().unwrap().cancelled);
    let bergil = t.of("bergil");
    t.state.pieces[bergil.index()].status = wizards::state::Status::Untapped;
    until(&mut t, "wizards-ask-priority");
    play(&mut t, ONE, "play concealment 0");
    assert!(t.state.combat.as_ref().is_none_or(|combat| combat.cancelled));
    for (name, may) in [("shelob", true), ("wolves", false)] {
        let mut t = of(BASIC, &["bergil"], &[], &["wolves", "unabated_in_malice", "shelob"]);
        on_the_way(&mut t, "bree");
        go(&mut t, SiteId::named("bree").unwrap(), &[wizards::card::RegionKind::Wilderness], &[]);
        attack(&mut t, "wolves");
        if may {
            let shelob =
                t.state.pieces.iter().position(|piece| piece.card == crate::stage::card(name)).unwrap();
            let shelob = format!("#{shelob}").parse().unwrap();
            t.state.combat.as_mut().unwrap().source = wizards::state::Source::Creature(shelob, 0);
        }
        let before = attacked(&t);
        t.choose(ONE, "pass");
        let asked = t.prompt() == "wizards-ask-priority";
        assert_eq!(asked && t.may(TWO, "play unabated_in_malice 1"), may, "{name}");
        if may {
            play(&mut t, TWO, "play unabated_in_malice 1");
            assert_eq!((attacked(&t).0, attacked(&t).1), (before.0 + 1, before.1 + 1));
        }
    }
}

/// SATM-31.2: at a hold of the free five strikes tap whom they hit, this turn; at no other site. wizards:fear_fire_foes
#[test]
fn fear_fire_foes() {
    let what = "play fear_fire_foes 0";
    for (site, may) in [("bree", true), ("edoras", true), ("moria", false), ("barrow_downs", false)] {
        let mut t = of(BASIC, &["bergil"], &[], &["fear_fire_foes"]);
        at_rest(&mut t);
        stand(&mut t, site);
        assert_eq!(t.may(TWO, what), may, "{site}");
        if !may {
            continue;
        }
        play(&mut t, TWO, what);
        until(&mut t, "wizards-ask-explore");
        t.choose(ONE, "company c1");
        until(&mut t, "wizards-ask-priority");
        assert_eq!(attacked(&t), (5, 8, 0), "{site}");
        assert!(t.state.combat.as_ref().unwrap().detains);
        t.rolls(&[2; 100]);
        crate::bench::suffer(&mut t);
        assert_eq!(crate::bench::status(&t, "bergil"), wizards::state::Status::Tapped);
        t.next_turn();
        assert_eq!(crate::bench::zone(&t, "fear_fire_foes"), Zone::Discard);
    }
    // It lies at one site, and is no other's.
    let mut t = of(BASIC, &["bergil"], &[], &["fear_fire_foes"]);
    put(&mut t, "fear_fire_foes", Zone::OnSite(SiteId::named("edoras").unwrap()));
    crate::bench::in_site(&mut t, "bree");
    assert!(company(&t).faced.is_empty());
}

/// SATM-15.29: a Dragon's strike has two more of prowess and one less of body; Smaug's four and two; a wolf's neither. The Cave-drake is a Dragon.
/// wizards:passion_of_wrath
#[test]
fn passion_of_wrath() {
    for (name, modes, numbers) in [
        ("smaug", [true, true], [(19, 7), (21, 6)]),
        ("cave_drake", [true, false], [(12, 0), (0, 0)]),
        ("wargs", [false, false], [(0, 0), (0, 0)]),
    ] {
        for mode in 0..2 {
            let what = format!("play passion_of_wrath {mode}");
            let mut t = of(BASIC, &["bergil"], &[], &[name, "passion_of_wrath", "wolves"]);
            on_the_way(&mut t, "bree");
            use wizards::card::RegionKind::Wilderness;
            go(&mut t, SiteId::named("the_lonely_mountain").unwrap(), &[Wilderness, Wilderness], &[]);
            attack(&mut t, name);
            for _ in 0..20 {
                if t.prompt() == "wizards-ask-strike-hazards" || t.state.combat.is_none() {
                    break;
                }
                crate::bench::on(&mut t);
            }
            let asked = t.prompt() == "wizards-ask-strike-hazards";
            assert_eq!(asked && t.may(TWO, &what), modes[mode], "{name} {mode}");
            if modes[mode] {
                play(&mut t, TWO, &what);
                assert_eq!((attacked(&t).1, attacked(&t).2.max(0)), numbers[mode], "{name} {mode}");
            }
        }
    }
}

/// SATM-14.29: a Dragon comes where there are four of the wild, Leucaruth where there are three; nobody else.
/// wizards:fever_of_unrest
#[test]
fn fever_of_unrest() {
    use wizards::card::RegionKind::Wilderness;
    for (dragon, mode, wild, may) in [
        ("smaug", 0, 4, true),
        ("leucaruth", 1, 3, true),
        ("smaug", 1, 3, false),
        ("silent_watcher", 0, 4, false),
    ] {
        let what = format!("play fever_of_unrest {mode}");
        let mut t = of(BASIC, &["bergil"], &[], &[dragon, "fever_of_unrest"]);
        on_the_way(&mut t, "bree");
        let here = SiteId::named("bree").unwrap();
        go(&mut t, here, &[Wilderness; 4][..wild - 1], &[]);
        assert!(!t.may(TWO, &what), "{dragon} {wild}");
        go(&mut t, here, &[Wilderness; 4][..wild], &[]);
        assert!(!t.may(TWO, &format!("play {dragon} 0")), "{dragon}");
        play(&mut t, TWO, &what);
        until_asked(&mut t, TWO);
        assert_eq!(t.may(TWO, &format!("play {dragon} 0")), may, "{dragon} {mode}");
    }
}

/// SATM-25.1: it is as if the Doors were open, unless the Gates are; and those are as if they were shut.
/// wizards:peril_returned
#[test]
fn peril_returned() {
    for (in_play, more) in [
        (&[][..], 0),
        (&["peril_returned"], 2),
        (&["peril_returned", "gates_of_morning"], 0),
        (&["peril_returned", "gates_of_morning", "doors_of_night"], 2),
    ] {
        let all = [&["clouds"], in_play].concat();
        assert_eq!(creature("wolves", &all).1, 8 + more, "{in_play:?}");
    }
    // What asks for the Gates does not find them.
    for (peril, may) in [(false, false), (true, true)] {
        let mut t =
            of(BASIC, &["bergil"], &[], &["peril_returned", "gates_of_morning", "eyes_of_the_shadow"]);
        on_the_way(&mut t, "bree");
        put(&mut t, "gates_of_morning", Zone::Table);
        if peril {
            put(&mut t, "peril_returned", Zone::Table);
        }
        assert_eq!(t.may(TWO, "play eyes_of_the_shadow 0"), may);
    }
}

/// SATM-14.16: for a Nazgûl of one's own in play, Orcs, trolls and Men have one more of body, or a body of four.
/// wizards:helms_of_iron
#[test]
fn helms_of_iron() {
    for (name, body) in [("olog_hai", 6), ("orc_patrol", 4), ("brigands", 4), ("wolves", 0)] {
        let mut t = of(BASIC, &["bergil"], &[], &[name, "helms_of_iron", "ren_the_unclean"]);
        on_the_way(&mut t, "bree");
        use wizards::card::RegionKind::{ShadowLand, Wilderness};
        go(&mut t, SiteId::named("lorien").unwrap(), &[Wilderness, ShadowLand], &[]);
        assert!(!t.may(TWO, "play helms_of_iron 0"), "there is no Nazgûl");
        put(&mut t, "ren_the_unclean", Zone::Table);
        play(&mut t, TWO, "play helms_of_iron 0");
        assert_eq!(crate::bench::zone(&t, "ren_the_unclean"), Zone::Discard);
        until_asked(&mut t, TWO);
        attack(&mut t, name);
        assert_eq!(attacked(&t).2, body, "{name}");
    }
}
