//! Hazard events of the last part of the pool: what is added to attacks, and who returns.

use table::{Game, Observer};
use wizards::Wizards;
use wizards::card::{RegionKind, book};
use wizards::mechanics::sum;
use wizards::state::{Source, Status, Strike, Zone};

use super::attacks::{automatic, before};
use super::last::{site, through};
use crate::bench::{
    aim, at_rest, attack, attacked, body, company, first, give, may_aim, of, on, on_the_way, play, put,
    stand, status, suffer, turn, until, until_asked, zone,
};
use crate::stage::{BASIC, ONE, TWO, Table};

/// SATM-19.2: fire for each of the company under the earth and in holds of the shadow, that nothing cancels; weapons do not help, and to
/// stay untapped costs five. wizards:the_black_enemys_wrath
#[test]
fn the_black_enemys_wrath() {
    let faced = |at: &str| {
        let mut t = before(at, &["the_black_enemys_wrath"]);
        t.rolls(&[12; 90]);
        crate::bench::embolden(&mut t);
        t.choose(ONE, "company c1");
        until(&mut t, "wizards-ask-in-site");
        company(&t).faced.len()
    };
    for (at, more) in [("moria", 1), ("dol_guldur", 1), ("barrow_downs", 0), ("bree", 0)] {
        let printed = site(at).get().attacks.len();
        assert_eq!(faced(at), printed + more, "{at}");
    }
    let mut t =
        of(BASIC, &["boromir_ii", "bilbo"], &["concealment", "glamdring"], &["the_black_enemys_wrath"]);
    t.choose(ONE, "pass");
    until(&mut t, "wizards-ask-explore");
    stand(&mut t, "dol_guldur");
    put(&mut t, "the_black_enemys_wrath", Zone::Table);
    give(&mut t, "glamdring", "boromir_ii");
    let with = crate::bench::prowess(&t, "boromir_ii");
    t.choose(ONE, "company c1");
    for _ in 0..200 {
        let fire = t.state.combat.as_ref().is_some_and(|combat| matches!(combat.source, Source::Added(..)));
        if fire && t.prompt() == "wizards-ask-priority" {
            break;
        }
        t.rolls(&[12; 9]);
        crate::bench::on(&mut t);
    }
    assert_eq!((attacked(&t).0, attacked(&t).1), (2, 6));
    until(&mut t, "wizards-ask-priority");
    assert!(!t.may(ONE, "play concealment 0"), "nothing cancels it");
    let id = t.of("boromir_ii");
    let plain = t.state.face(id).prowess;
    assert!(with > plain, "the sword helps otherwise");
    turn(&mut t, "boromir_ii", Status::Untapped);
    for (untapped, less) in [(false, 0), (true, 5)] {
        let combat = t.state.combat.as_mut().unwrap();
        combat.given = vec![Strike { untapped, ..Strike::at(id) }];
        combat.now = Some(0);
        assert_eq!(t.state.fighting_prowess(id), plain - less);
        let view = Wizards::view(&t.state, Observer::Watcher);
        assert_eq!((sum(&view.fighting[0]), view.staying[0]), (plain - less, -5), "as it is shown");
    }
}

/// SATM-19.1: whoever enters may meet four Orcs first, if a roll less the size is six or less; in a Shadow-hold, by night in others.
/// It may be turned up from on guard. wizards:doubled_vigilance
#[test]
fn doubled_vigilance() {
    let what = "play doubled_vigilance 0";
    for (at, doors, may) in [
        ("moria", false, true),
        ("barrow_downs", false, false),
        ("barrow_downs", true, true),
        ("edoras", true, false),
    ] {
        let mut t = of(BASIC, &["bergil", "elladan"], &[], &["doubled_vigilance", "doors_of_night"]);
        at_rest(&mut t);
        stand(&mut t, at);
        if doors {
            put(&mut t, "doors_of_night", Zone::Table);
        }
        assert_eq!(t.may(TWO, what), may, "{at}");
    }
    for (guarded, roll, comes) in [(false, 8, true), (false, 9, false), (true, 8, true), (true, 9, false)] {
        let mut t = of(BASIC, &["bergil", "elladan"], &[], &["doubled_vigilance"]);
        at_rest(&mut t);
        stand(&mut t, "moria");
        if guarded {
            t.choose(TWO, "guard doubled_vigilance");
        } else {
            play(&mut t, TWO, what);
            assert_eq!(zone(&t, "doubled_vigilance"), Zone::OnSite(site("moria")));
        }
        until(&mut t, "wizards-ask-explore");
        t.rolls(&[roll, 12, 12, 12, 12, 12, 12, 12]);
        t.choose(ONE, "company c1");
        if guarded {
            assert_eq!(t.prompt(), "wizards-ask-guard-reveal");
            aim(&mut t, TWO, "way 0", &[]);
        }
        until(&mut t, "wizards-ask-priority");
        let first = matches!(t.state.combat.as_ref().unwrap().source, Source::Effect(_));
        assert_eq!(first, comes, "{guarded} {roll}");
        assert!(!comes || (attacked(&t).0, attacked(&t).1) == (4, 9));
    }
}

/// SATM-14.29: out of the discards one of the dead comes, or a Nazgûl: if it could be played; and it goes its way as any other.
/// wizards:exhalation_of_decay, wizards:in_great_wrath
#[test]
fn out_of_the_discards() {
    for (event, beast, other, to, lands, more) in [
        ("exhalation_of_decay", "ghouls", "wolves", "moria", &[][..], (-1, 0)),
        ("in_great_wrath", "ren_the_unclean", "ghouls", "dol_guldur", &[], (2, -1)),
    ] {
        let what = format!("play {event} 0");
        let mut t = through(&["bergil"], to, lands, &[event, beast, other]);
        put(&mut t, other, Zone::Discard);
        assert!(!t.may(TWO, &what), "{event}: none of that sort");
        put(&mut t, beast, Zone::Discard);
        let mut plain = through(&["bergil"], to, lands, &[event, beast, other]);
        attack(&mut plain, beast);
        let used = company(&t).used;
        play(&mut t, TWO, &what);
        let (was, is) = (attacked(&plain), attacked(&t));
        assert_eq!(is.1 - was.1, more.0, "{event}");
        assert!(is.2 == 0 && was.2 == 0 || is.2 - was.2 == more.1, "{event}");
        assert_eq!(company(&t).used, used + 1, "the event alone counts");
        t.rolls(&[2; 40]);
        suffer(&mut t);
        assert_eq!(zone(&t, beast), Zone::Discard);
        assert!(t.state.lasting.is_empty());
        let mut away = through(&["bergil"], "edhellond", &[], &[event, beast]);
        put(&mut away, beast, Zone::Discard);
        assert!(!away.may(TWO, &what), "{event}: without a key");
    }
}

/// SATM-18.1: by night a Nazgûl in play as an event attacks, and chooses whom; if it is beaten it is out of the game, and the card is won.
/// wizards:out_of_the_black_sky
#[test]
fn out_of_the_black_sky() {
    let what = "play out_of_the_black_sky 0";
    for beaten in [false, true] {
        let mut t = through(
            &["bergil"],
            "dol_guldur",
            &[],
            &["out_of_the_black_sky", "ren_the_unclean", "doors_of_night"],
        );
        put(&mut t, "ren_the_unclean", Zone::Table);
        assert!(!t.may(TWO, what), "not by day");
        put(&mut t, "doors_of_night", Zone::Table);
        play(&mut t, TWO, what);
        let combat = t.state.combat.as_ref().expect("it attacks");
        assert!(t.state.attacker_chooses(combat));
        if let Some(combat) = &mut t.state.combat {
            combat.more_strikes = 1 - combat.strikes;
        }
        if beaten {
            crate::bench::embolden(&mut t);
            crate::bench::embolden(&mut t);
        }
        let before = t.state.points(ONE).creatures;
        t.rolls(&[if beaten { 12 } else { 2 }; 40]);
        suffer(&mut t);
        until_asked(&mut t, TWO);
        let (won, lost) = (zone(&t, "out_of_the_black_sky"), zone(&t, "ren_the_unclean"));
        if beaten {
            assert_eq!((won, lost), (Zone::Won(ONE), Zone::Out));
            assert_eq!(t.state.points(ONE).creatures - before, 5);
        } else {
            assert_eq!((won, lost), (Zone::Discard, Zone::Discard));
        }
    }
}

/// SATM-14.25: through two dark domains each Nazgûl has two more, does not count, and whom it wounds is the weaker; through one not.
/// wizards:wraith_lord
#[test]
fn wraith_lord() {
    use RegionKind::DarkDomain;
    let what = "play wraith_lord 0";
    assert!(!through(&["bergil"], "moria", &[DarkDomain], &["wraith_lord"]).may(TWO, what));
    let mut t = through(
        &["bergil"],
        "moria",
        &[DarkDomain; 2],
        &["wraith_lord", "wraith_lord", "ren_the_unclean", "wolves"],
    );
    let mut plain = Table::at(t.state.clone());
    plain.rolls(&[7; 20]);
    attack(&mut plain, "ren_the_unclean");
    play(&mut t, TWO, what);
    until_asked(&mut t, TWO);
    assert!(!t.may(TWO, what), "once a turn");
    let (used, before) = (company(&t).used, body(&t, "bergil"));
    attack(&mut t, "ren_the_unclean");
    assert_eq!(company(&t).used, used);
    assert_eq!(attacked(&t).1, attacked(&plain).1 + 2);
    t.rolls(&[2; 40]);
    suffer(&mut t);
    assert_eq!(body(&t, "bergil"), before - 1);
}

/// SATM-19.2: two more for one automatic-attack of the free, which nothing cancels then; once at a site, and not in ruins.
/// wizards:arouse_defenders
#[test]
fn arouse_defenders() {
    let what = "play arouse_defenders 0";
    for (at, may) in [("gobel_mirlond", true), ("barrow_downs", false), ("moria", false)] {
        let mut t =
            of(BASIC, &["bilbo", "gimli"], &["concealment"], &["arouse_defenders", "arouse_defenders"]);
        at_rest(&mut t);
        stand(&mut t, at);
        assert_eq!(t.may(TWO, what), may, "{at}");
        if !may {
            continue;
        }
        play(&mut t, TWO, what);
        until_asked(&mut t, TWO);
        assert!(!t.may(TWO, what), "no second one");
        until(&mut t, "wizards-ask-explore");
        t.choose(ONE, "company c1");
        until(&mut t, "wizards-ask-priority");
        assert_eq!(attacked(&t).1, automatic(at, &[]).1 + 2);
        assert!(!t.may(ONE, "play concealment 0"));
    }
    // One that a card adds is one of them. wizards:fell_winter
    let mut t = of(BASIC, &["bilbo", "gimli"], &["concealment"], &["arouse_defenders", "fell_winter"]);
    at_rest(&mut t);
    stand(&mut t, "bree");
    assert!(!t.may(TWO, what), "nothing waits there");
    put(&mut t, "fell_winter", Zone::Table);
    play(&mut t, TWO, what);
    until(&mut t, "wizards-ask-explore");
    t.choose(ONE, "company c1");
    until(&mut t, "wizards-ask-priority");
    assert_eq!(attacked(&t).1, 7 + 2);
    assert!(!t.may(ONE, "play concealment 0"));
}

/// SATM-19.2: the holds of men in the wild fall to ruin, and beasts wait there for each who comes; elsewhere it cannot be.
/// wizards:natures_revenge
#[test]
fn natures_revenge() {
    use wizards::card::SiteKind;
    let what = "play natures_revenge 0";
    for (at, may) in [("bree", true), ("moria", true), ("barrow_downs", false), ("edoras", false)] {
        let mut t = of(BASIC, &["bergil", "elladan"], &[], &["natures_revenge"]);
        at_rest(&mut t);
        stand(&mut t, at);
        assert_eq!(t.may(TWO, what), may, "{at}");
        if !may {
            continue;
        }
        play(&mut t, TWO, what);
        assert_eq!(t.state.place_of(site(at)), SiteKind::RuinsAndLairs);
        until(&mut t, "wizards-ask-explore");
        t.rolls(&[12; 90]);
        crate::bench::embolden(&mut t);
        t.choose(ONE, "company c1");
        for _ in 0..200 {
            let added =
                t.state.combat.as_ref().is_some_and(|combat| matches!(combat.source, Source::Added(..)));
            if added && t.prompt() == "wizards-ask-priority" {
                break;
            }
            crate::bench::on(&mut t);
        }
        assert_eq!((attacked(&t).0, attacked(&t).1), (2, 7), "{at}");
    }
}

/// SATM-31.2: an attack of spiders may be one of detainment, with one prowess more, by the card that lies in play; other attacks may not,
/// and not twice. wizards:ungoliants_progeny
#[test]
fn ungoliants_progeny() {
    for (name, may) in [("giant_spiders", true), ("wolves", false)] {
        let mut t = through(&["bergil"], "bree", &[RegionKind::Wilderness; 3], &[name, "ungoliants_progeny"]);
        put(&mut t, "ungoliants_progeny", Zone::Table);
        attack(&mut t, name);
        until_asked(&mut t, TWO);
        let before = (attacked(&t).1, company(&t).used);
        let what = format!("use {} 0", t.of("ungoliants_progeny"));
        assert_eq!(t.may(TWO, &what), may, "{name}");
        if may {
            play(&mut t, TWO, &what);
            assert_eq!((attacked(&t).1, company(&t).used), (before.0 + 1, before.1));
            assert!(t.state.combat.as_ref().unwrap().detains);
            until_asked(&mut t, TWO);
            assert!(!t.may(TWO, &what), "it is one already");
        }
    }
    assert!(book().cards.iter().any(|face| face.id == "ungoliants_progeny" && face.points == 4));
}

/// SATM-5.7: a sage taps where there is another, in the company or where it is going; alone not. wizards:gnaw_with_words
#[test]
fn gnaw_with_words() {
    let what = |mode: u8| format!("play gnaw_with_words {mode}");
    let mut t = through(&["elrond", "gimli"], "bree", &[], &["gnaw_with_words"]);
    let theirs = t.state.companies.iter().find(|company| company.seat == TWO).unwrap().id;
    t.state.company_mut(theirs).site = site("edhellond");
    assert!(!t.may(TWO, &what(0)), "one sage alone");
    let mut two = of(BASIC, &["elrond", "gimli"], &["gandalf"], &["gnaw_with_words"]);
    put(&mut two, "gandalf", Zone::Company(first()));
    on_the_way(&mut two, "bree");
    assert!(!may_aim(&two, TWO, &what(0), "pick gimli"));
    aim(&mut two, TWO, &what(0), &["pick elrond"]);
    assert_eq!(status(&two, "elrond"), Status::Tapped);
    // Celeborn is where the company goes.
    t = through(&["elrond", "gimli"], "lorien", &[], &["gnaw_with_words"]);
    let theirs = t.state.companies.iter().find(|company| company.seat == TWO).unwrap().id;
    t.state.company_mut(theirs).site = site("lorien");
    let sage = t.state.characters(theirs).any(|id| t.state.has_skill(id, wizards::card::Skill::Sage, None));
    assert_eq!(t.may(TWO, &what(0)), sage);
}

/// SATM-1.8, SATM-23.20: the proud come back from the discards, or from play, or from the dead: then the card is won; no wolves do.
/// wizards:returned_beyond_all_hope
#[test]
fn returned_beyond_all_hope() {
    let what = |mode: u8| format!("play returned_beyond_all_hope {mode}");
    let hand = ["returned_beyond_all_hope", "durins_folk", "wolves", "alatar_the_hunter"];
    let mut t = through(&["bergil"], "bree", &[], &hand);
    put(&mut t, "wolves", Zone::Discard);
    assert!(!t.may(TWO, &what(0)) && !t.may(TWO, &what(1)) && !t.may(TWO, &what(2)));
    put(&mut t, "durins_folk", Zone::Discard);
    let mut back = Table::at(t.state.clone());
    back.rolls(&[7; 9]);
    play(&mut back, TWO, &what(0));
    back.choose(TWO, "card durins_folk");
    assert_eq!(zone(&back, "durins_folk"), Zone::Hand);
    let mut play_ends = Table::at(t.state.clone());
    play_ends.rolls(&[7; 9]);
    put(&mut play_ends, "alatar_the_hunter", Zone::Table);
    play(&mut play_ends, TWO, &what(1));
    assert_eq!(zone(&play_ends, "alatar_the_hunter"), Zone::Hand);
    for (roll, comes) in [(8, false), (9, true)] {
        let mut t = Table::at(t.state.clone());
        put(&mut t, "alatar_the_hunter", Zone::Won(ONE));
        t.rolls(&[roll; 9]);
        play(&mut t, TWO, &what(2));
        let zones = (zone(&t, "alatar_the_hunter"), zone(&t, "returned_beyond_all_hope"));
        assert_eq!(zones == (Zone::Discard, Zone::Won(ONE)), comes);
        assert_eq!(zones == (Zone::Won(ONE), Zone::Discard), !comes);
    }
}

/// SATM-15.3: a Dragon looks at somebody first, tapped or not, but at no wizard; the other strikes are given as ever. SATM-16.6:
/// on guard it answers a burglary as that is announced, which is harder by five; and nothing else. wizards:half_an_eye_open
#[test]
fn half_an_eye_open() {
    let what = "play half_an_eye_open 0";
    let mut t =
        through(&["bergil", "gandalf", "gimli"], "caves_of_ulund", &[], &["agburanar", "half_an_eye_open"]);
    turn(&mut t, "bergil", Status::Tapped);
    attack(&mut t, "agburanar");
    until_asked(&mut t, TWO);
    t.choose(TWO, what);
    assert!(t.may(TWO, "pick bergil") && !t.may(TWO, "pick gandalf"));
    t.choose(TWO, "pick bergil");
    until(&mut t, "wizards-ask-assign");
    let given = t.state.combat.iter().flat_map(|combat| &combat.given).map(|strike| strike.at);
    assert_eq!(given.collect::<Vec<_>>(), [t.of("bergil")]);
    assert!(!t.may(ONE, "pick bergil") && t.may(ONE, "pick gimli"));
    let mut wolves =
        through(&["bergil"], "bree", &[RegionKind::Wilderness; 2], &["wolves", "half_an_eye_open"]);
    attack(&mut wolves, "wolves");
    until_asked(&mut wolves, TWO);
    assert!(!wolves.may(TWO, what), "they are no Dragon");
    for (answer, roll, taken) in [("way 1", 10, false), ("way 1", 11, true), ("pass", 6, true)] {
        let mut t =
            of(BASIC, &["frodo", "bergil"], &["burglary", "sword_of_gondolin"], &["half_an_eye_open"]);
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-explore");
        stand(&mut t, "goblin_gate");
        put(&mut t, "half_an_eye_open", Zone::Guard(first()));
        t.rolls(&[roll, 2, 2, 2, 2, 2, 2, 2, 2]);
        t.choose(ONE, "play burglary 0");
        t.if_asked("wizards-ask-aim", ONE, "pick frodo");
        assert_eq!(t.prompt(), "wizards-ask-guard-reveal");
        assert!(!t.may(TWO, "way 0"), "nothing attacks yet");
        t.choose(TWO, answer);
        for _ in 0..20 {
            if t.state.combat.is_some() || t.prompt() == "wizards-ask-loot" {
                break;
            }
            on(&mut t);
        }
        assert_eq!(t.prompt() == "wizards-ask-loot", taken, "{answer} {roll}");
    }
}
