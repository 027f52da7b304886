//! Resource events: tales of battle and of the road, and what is told of kings, hunters and spies.

use wizards::card::{Race, RegionKind};
use wizards::cards::{Stat, Static};
use wizards::ids::{PieceId, SiteId};
use wizards::state::{Agent, Change, Faced, Key, Source, Status, Zone};

use crate::bench::{
    aim, attack, attacked, body, company, embolden, first, give, goblins, in_site, influence, may_aim, of,
    on, on_the_way, play, prowess, put, stand, status, suffer, turn, until, until_asked, zone,
};
use crate::creatures::go;
use crate::stage::{BASIC, ONE, STANDARD, TWO, Table, card};

fn site(name: &str) -> SiteId {
    SiteId::named(name).unwrap()
}

/// Somebody and Haldir with these cards, against these.
fn with(who: &str, mine: &[&str], theirs: &[&str]) -> Table {
    let mut hand = vec![who];
    hand.extend(mine);
    let mut t = of(BASIC, &["haldir"], &hand, theirs);
    put(&mut t, who, Zone::Company(first()));
    t
}

/// A creature attacks Bergil and Haldir on the way, keyed to the wilderness.
fn attacked_by(creature: &str, mine: &[&str], more: &[&str]) -> Table {
    let mut theirs = vec![creature];
    theirs.extend(more);
    let mut t = with("bergil", mine, &theirs);
    on_the_way(&mut t, "bree");
    go(&mut t, site("edoras"), &[RegionKind::Wilderness; 3], &[]);
    attack(&mut t, creature);
    t
}

/// SATM-17.2: wit answers a riddling attempt, and is used up by its roll; with no riddle there is nothing to answer.
/// wizards:wit
#[test]
fn wit() {
    let t = attacked_by("wolves", &["wit"], &[]);
    assert!(!t.may(ONE, "play wit 0"));
    let riddling = |face: &&wizards::card::Face| {
        let attack = |mode: &wizards::cards::Mode| mode.when == wizards::cards::Window::Attack;
        face.keywords.contains(&wizards::card::Keyword::Riddling) && face.modes.iter().any(attack)
    };
    let Some(riddle) = wizards::card::book().cards.iter().find(riddling) else {
        return;
    };
    let mut t = attacked_by("cave_drake", &["wit", &riddle.id], &[]);
    assert!(!t.may(ONE, "play wit 0"), "not before the riddle");
    t.choose(ONE, &format!("play {} 0", riddle.id));
    for _ in 0..10 {
        if t.prompt() != "wizards-ask-aim" {
            break;
        }
        on(&mut t);
    }
    t.then(ONE, "play wit 0");
    let ready = |t: &Table| t.state.lasting.iter().any(|lasting| lasting.change == Change::Wit(ONE));
    for _ in 0..10 {
        if ready(&t) || t.state.chain.is_empty() {
            break;
        }
        on(&mut t);
    }
    while !t.state.chain.is_empty() {
        on(&mut t);
    }
    for _ in 0..3 {
        on(&mut t);
    }
    assert!(!ready(&t), "the roll has used it up");
}

/// SATM-15.28: nobody else than minions, of whom there are none here, calls for these. wizards:power_against_the_shadow,
/// wizards:all_the_bells_ringing
#[test]
fn against_minions_alone() {
    for (event, ops) in [("power_against_the_shadow", 1), ("all_the_bells_ringing", 1)] {
        let mut t = with("bergil", &[event], &["wolves"]);
        goblins(&mut t);
        for race in [Race::Orc, Race::Man, Race::Troll, Race::Undead] {
            t.state.combat.as_mut().unwrap().race = race;
            assert_eq!(t.refusal(ONE, &format!("play {event} 0")), "SATM-0.4", "{event} {race:?}");
        }
        assert_eq!(card(event).get().modes[0].does.len(), ops);
        assert!(!attacked_by("wolves", &[event], &[]).may(ONE, &format!("play {event} 0")));
    }
}

/// SATM-15.14: a warrior whom the defender has chosen takes other strikes upon himself, each at one less; nobody else, and not he
/// whom the attacker has chosen. wizards:many_foes_he_fought
#[test]
fn many_foes_he_fought() {
    for (who, chosen, may) in
        [("boromir_ii", true, true), ("adrazar", true, false), ("boromir_ii", false, false)]
    {
        let mut t = with(who, &["many_foes_he_fought"], &[]);
        goblins(&mut t);
        let combat = t.state.combat.as_mut().unwrap();
        (combat.strikes, combat.each) = (3, false);
        until(&mut t, "wizards-ask-assign");
        for one in [who, "haldir"] {
            t.choose(ONE, &format!("pick {one}"));
        }
        until(&mut t, "wizards-ask-strike-order");
        t.state.combat.as_mut().unwrap().given[0].imposed = !chosen;
        t.choose(ONE, &format!("pick {who}"));
        for _ in 0..10 {
            if t.prompt() == "wizards-ask-excess" {
                t.choose(TWO, "number 0");
            } else if t.prompt() == "wizards-ask-strike-cards" {
                break;
            } else {
                on(&mut t);
            }
        }
        assert_eq!(t.may(ONE, "play many_foes_he_fought 0"), may, "{who} {chosen}");
        if !may {
            continue;
        }
        let before = (prowess(&t, who), body(&t, who));
        play(&mut t, ONE, "play many_foes_he_fought 0");
        until(&mut t, "wizards-ask-take-on");
        t.choose(ONE, "pick haldir");
        t.choose(ONE, "way 0");
        let at = t.of(who);
        let given = &t.state.combat.as_ref().unwrap().given;
        assert_eq!(given.iter().map(|strike| strike.at).collect::<Vec<_>>(), [at; 3]);
        assert_eq!((prowess(&t, who), body(&t, who)), (before.0 - 2, before.1 - 2));
        embolden(&mut t);
        t.rolls(&[12; 20]);
        until(&mut t, "wizards-ask-in-site");
        t.state
            .lasting
            .retain(|lasting| lasting.card != card("many_foes_he_fought") || panic!("{lasting:?}"));
    }
}

/// SATM-10.10: after the Orcs somebody taps and takes the news; stored in a haven, a wizard of the deck comes there.
/// wizards:the_windlord_found_me
#[test]
fn the_windlord_found_me() {
    for (at, may) in [("isengard", true), ("moria", true), ("bree", false)] {
        let mut t = with("bergil", &["the_windlord_found_me", "gandalf"], &[]);
        embolden(&mut t);
        in_site(&mut t, "bree");
        stand(&mut t, at);
        assert_eq!(t.may(ONE, "play the_windlord_found_me 0"), may, "{at}");
        if !may {
            continue;
        }
        let mut used = Table::at(t.state.clone());
        used.state.sides[ONE].tapped.add(site(at));
        assert!(!used.may(ONE, "play the_windlord_found_me 0"), "the site is tapped");
        t.choose(ONE, "play the_windlord_found_me 0");
        for _ in 0..20 {
            if t.state.combat.is_some() {
                break;
            }
            on(&mut t);
        }
        assert_eq!(attacked(&t), (4, 9, 0));
        assert_eq!(t.state.combat.as_ref().unwrap().race, Race::Orc);
        // One of the two is left who can take the news.
        t.state.combat.as_mut().unwrap().strikes = 1;
        t.rolls(&[12; 40]);
        suffer(&mut t);
        until(&mut t, "wizards-ask-entrust");
        let taker = ["bergil", "haldir"].into_iter().find(|who| t.may(ONE, &format!("pick {who}"))).unwrap();
        t.choose(ONE, &format!("pick {taker}"));
        let id = t.of("the_windlord_found_me");
        assert_eq!(t.state.piece(id).zone, Zone::On(t.of(taker)));
        assert_eq!(t.state.points(ONE).other, 3);
        assert!(t.state.sides[ONE].tapped.has(site(at)));
    }
    for wizard in [true, false] {
        let mine = ["the_windlord_found_me", "gandalf", "saw_further_and_deeper"];
        let mut t = with("bergil", &mine, &[]);
        let id = give(&mut t, "the_windlord_found_me", "bergil");
        let gandalf = t.state.sides[ONE]
            .hand
            .iter()
            .copied()
            .find(|id| t.state.piece(*id).card == card("gandalf"))
            .unwrap();
        t.state.sides[ONE].hand.retain(|one| *one != gandalf);
        t.state.pieces[gandalf.index()].zone = Zone::Discard;
        if wizard {
            let other = put(&mut t, "cave_drake", Zone::Unused);
            t.state.pieces[other.index()].card = card("saruman");
            t.state.pieces[other.index()].owner = ONE;
            t.state.pieces[other.index()].zone = Zone::Company(first());
            t.state.in_play.push(other);
        }
        stand(&mut t, "lorien");
        t.any_chance();
        t.state.pieces[id.index()].fresh = false;
        t.choose(ONE, &format!("store {id}"));
        for _ in 0..20 {
            if matches!(t.prompt(), "wizards-ask-call-wizard" | "wizards-ask-organize") {
                break;
            }
            on(&mut t);
        }
        assert_eq!(t.prompt() == "wizards-ask-call-wizard", !wizard);
        if !wizard {
            // He is awaited at home, if a card says so; and once he has come that card has done its part.
            let mut awaited = Table::at(t.state.clone());
            let deep = put(&mut awaited, "saw_further_and_deeper", Zone::Table);
            awaited.state.pieces[gandalf.index()].card = card("saruman");
            assert_eq!(awaited.refusal(ONE, "card saruman"), "SATM-6.6");
            awaited.state.company_mut(first()).site = site("isengard");
            awaited.any_chance();
            awaited.choose(ONE, "card saruman");
            assert_eq!(awaited.state.piece(deep).zone, Zone::Discard);
            t.choose(ONE, "card gandalf");
            assert_eq!(t.state.piece(gandalf).zone, Zone::Company(first()));
            assert_eq!(t.state.sides[ONE].wizard, Some(card("gandalf")));
            assert!(!t.state.turn.character, "another may still come");
        }
    }
}

/// SATM-15.28: factions of the Dragons' lands help against them, all by their points; not against the one of the sea, and none of
/// elsewhere. wizards:alert_the_folk
#[test]
fn alert_the_folk() {
    let folk = ["alert_the_folk", "iron_hill_dwarves", "beornings", "riders_of_rohan"];
    for (creature, card_too, may) in
        [("cave_drake", None, true), ("wolves", None, false), ("cave_drake", Some("earcaraxe"), false)]
    {
        let mut t = attacked_by(creature, &folk, &card_too.into_iter().collect::<Vec<_>>());
        if let Some(other) = card_too {
            let id = put(&mut t, other, Zone::Chain);
            t.state.combat.as_mut().unwrap().source = Source::Creature(id, 0);
        }
        assert_eq!(t.may(ONE, "play alert_the_folk 0"), may, "{creature} {card_too:?}");
        if !may {
            continue;
        }
        let before = ["bergil", "haldir"].map(|who| prowess(&t, who));
        play(&mut t, ONE, "play alert_the_folk 0");
        until(&mut t, "wizards-ask-rally");
        assert!(!t.may(ONE, "pass"), "one at least");
        assert!(!t.may(ONE, "card riders_of_rohan"), "they live elsewhere");
        t.choose(ONE, "card iron_hill_dwarves");
        t.choose(ONE, "card beornings");
        assert_ne!(t.prompt(), "wizards-ask-rally", "two and no more");
        let points = ["iron_hill_dwarves", "beornings"].map(|id| card(id).get().points).iter().sum::<i8>();
        let after = ["bergil", "haldir"].map(|who| prowess(&t, who));
        assert_eq!(after, before.map(|one| one + points));
        assert_eq!(zone(&t, "beornings"), Zone::Discard);
        t.rolls(&[12; 40]);
        suffer(&mut t);
        assert_eq!(["bergil", "haldir"].map(|who| prowess(&t, who)), before, "for this attack");
    }
}

/// SATM-15.3: under a cloudless sky the defender says who faces a creature, tapped or not, whatever it says; not so with the
/// attacks of a site, nor without the Gates of Morning. wizards:cloudless_day
#[test]
fn cloudless_day() {
    let mut t = with("bergil", &["cloudless_day", "gates_of_morning"], &[]);
    t.choose(ONE, "pass");
    until(&mut t, "wizards-ask-long-events");
    assert!(!t.may(ONE, "play cloudless_day 0"));
    put(&mut t, "gates_of_morning", Zone::Table);
    play(&mut t, ONE, "play cloudless_day 0");
    assert_eq!(zone(&t, "cloudless_day"), Zone::Table);
    for clear in [true, false] {
        let mut t = with("bergil", &["cloudless_day"], &["cave_drake"]);
        turn(&mut t, "haldir", Status::Tapped);
        on_the_way(&mut t, "bree");
        if clear {
            put(&mut t, "cloudless_day", Zone::Table);
        }
        go(&mut t, site("edoras"), &[RegionKind::Wilderness; 2], &[]);
        attack(&mut t, "cave_drake");
        for _ in 0..10 {
            if matches!(
                t.prompt(),
                "wizards-ask-assign" | "wizards-ask-assign-rest" | "wizards-ask-strike-order"
            ) {
                break;
            }
            on(&mut t);
        }
        // Of itself the attacker chooses.
        assert_eq!(t.prompt() == "wizards-ask-assign" && t.may(ONE, "pick haldir"), clear);
    }
    let mut t = with("bergil", &["cloudless_day"], &[]);
    turn(&mut t, "haldir", Status::Tapped);
    goblins(&mut t);
    put(&mut t, "cloudless_day", Zone::Table);
    until(&mut t, "wizards-ask-assign");
    assert!(!t.may(ONE, "pick haldir"), "Orcs of the site");
}

/// SATM-27.2: a Dwarf finds a hoard where there is none, in the dark places alone. wizards:dwarven_hoard
#[test]
fn dwarven_hoard() {
    for (who, at, may) in [("oin", "moria", true), ("oin", "bree", false), ("bergil", "moria", false)] {
        let mut t = with(who, &["dwarven_hoard", "scabbard_of_chalcedony"], &[]);
        embolden(&mut t);
        in_site(&mut t, "bree");
        stand(&mut t, at);
        assert_eq!(t.may(ONE, "play dwarven_hoard 0"), may, "{who} {at}");
        if !may {
            continue;
        }
        assert_eq!(t.refusal(ONE, "gain scabbard_of_chalcedony haldir"), "SATM-27.1");
        play(&mut t, ONE, "play dwarven_hoard 0");
        assert_eq!(status(&t, who), Status::Tapped);
        assert!(t.may(ONE, "gain scabbard_of_chalcedony haldir"));
        t.next_turn();
        assert!(t.state.lasting.is_empty());
    }
}

/// SATM-9.4: Éowyn is there when her company is attacked; from the Nazgûl she keeps the helm. wizards:helm_of_her_secrecy
#[test]
fn helm_of_her_secrecy() {
    for (leader, race, may) in
        [("eomer", Race::Orc, true), ("eomer", Race::Nazgul, true), ("bergil", Race::Nazgul, false)]
    {
        let mut t = with(leader, &["helm_of_her_secrecy", "eowyn"], &[]);
        goblins(&mut t);
        t.state.combat.as_mut().unwrap().race = race;
        assert_eq!(t.may(ONE, "play helm_of_her_secrecy 0"), may, "{leader}");
        if !may {
            continue;
        }
        t.choose(ONE, "play helm_of_her_secrecy 0");
        for _ in 0..20 {
            if t.prompt() == "wizards-ask-control" {
                let id = t.of("eowyn");
                t.choose(ONE, &format!("general {id}"));
                break;
            }
            on(&mut t);
        }
        let face = card("eowyn").get();
        let look = |t: &Table| [prowess(t, "eowyn"), body(t, "eowyn"), influence(t, "eowyn")];
        assert_eq!(look(&t), [face.prowess + 2, face.body + 1, face.influence + 1]);
        embolden(&mut t);
        t.rolls(&[12; 60]);
        until(&mut t, "wizards-ask-in-site");
        t.state.lasting.retain(|lasting| lasting.card != card("potion_of_prowess"));
        let stays = race == Race::Nazgul;
        assert_eq!(
            zone(&t, "helm_of_her_secrecy"),
            if stays { Zone::On(t.of("eowyn")) } else { Zone::Discard }
        );
        let more = i8::from(stays);
        assert_eq!(look(&t), [face.prowess + 2 * more, face.body + more, face.influence + more]);
    }
    // She must be in the hand.
    let mut t = with("eomer", &["helm_of_her_secrecy"], &[]);
    goblins(&mut t);
    assert!(!t.may(ONE, "play helm_of_her_secrecy 0"));
}

/// SATM-25.6, SATM-19.16: who has beaten the Dragon at home is king there, if he is of the line; Dwarves heed him, and they alone
/// take what lies in his halls. wizards:king_under_the_mountain
#[test]
fn king_under_the_mountain() {
    let lair = site("gold_hill");
    for (who, beaten, may) in [("balin", true, true), ("balin", false, false), ("oin", true, false)] {
        let mut t =
            with(who, &["king_under_the_mountain", "dagger_of_westernesse", "kili"], &["itangast_at_home"]);
        embolden(&mut t);
        in_site(&mut t, "bree");
        t.state.company_mut(first()).site = lair;
        if beaten {
            put(&mut t, "itangast_at_home", Zone::Won(ONE));
            let dragon = Some(card("itangast_at_home"));
            t.state.company_mut(first()).faced.push(Faced {
                race: Race::Dragon,
                card: dragon,
                key: Key::None,
                foiled: false,
                beaten: false,
            });
        }
        assert_eq!(t.may(ONE, "play king_under_the_mountain 0"), may, "{who} {beaten}");
        if !may {
            continue;
        }
        put(&mut t, "kili", Zone::Company(first()));
        let to = |t: &Table, of: &str| {
            t.state.number(t.of(who), Stat::DirectInfluence, wizards::rules::Against::Piece(t.of(of)))
        };
        let before = [to(&t, "kili"), to(&t, "haldir")];
        play(&mut t, ONE, "play king_under_the_mountain 0");
        assert_eq!([to(&t, "kili"), to(&t, "haldir")], [before[0] + 5, before[1]]);
        assert_eq!(t.state.points(ONE).other, 5);
        let kingdom = t.state.piece(t.of("king_under_the_mountain")).realm;
        assert_eq!(kingdom, Some(lair));
        if lair.get().items.contains(&wizards::card::ItemClass::Minor) {
            turn(&mut t, who, Status::Untapped);
            turn(&mut t, "haldir", Status::Untapped);
            assert!(t.may(ONE, &format!("gain dagger_of_westernesse {who}")));
            assert!(!t.may(ONE, "gain dagger_of_westernesse haldir"));
        }
    }
}

/// SATM-15.3: whoever has the sense to hide taps, and is not struck at; who is tapped has none. wizards:more_sense_than_you
#[test]
fn more_sense_than_you() {
    let mut t = with("bergil", &["more_sense_than_you"], &[]);
    turn(&mut t, "haldir", Status::Tapped);
    goblins(&mut t);
    assert!(!may_aim(&t, ONE, "play more_sense_than_you 0", "pick haldir"));
    aim(&mut t, ONE, "play more_sense_than_you 0", &["pick bergil"]);
    assert_eq!(status(&t, "bergil"), Status::Tapped);
    for _ in 0..20 {
        if t.prompt() == "wizards-ask-strike-order" || t.prompt() == "wizards-ask-strike-cards" {
            break;
        }
        on(&mut t);
    }
    let bergil = t.of("bergil");
    let given = &t.state.combat.as_ref().unwrap().given;
    assert!(!given.is_empty() && given.iter().all(|strike| strike.at != bergil));
}

/// SATM-1.8: five cards of the opponent's hand are seen, and the others are not. wizards:secret_news
#[test]
fn secret_news() {
    let theirs = ["wolves", "orc_guard", "ghouls", "cave_drake", "night", "lure_of_power", "doors_of_night"];
    let mut t = with("bergil", &["secret_news"], &theirs);
    t.any_chance();
    let known = |t: &Table| t.state.sides[TWO].hand.iter().filter(|id| t.state.piece(**id).known).count();
    assert_eq!(known(&t), 0);
    play(&mut t, ONE, "play secret_news 0");
    assert_eq!(known(&t), 5);
    assert_eq!(t.hand(TWO).len(), theirs.len());
}

/// SATM-12.16: after a short way as many untap as its regions are fewer than four; who stays is not refreshed.
/// wizards:washed_and_refreshed
#[test]
fn washed_and_refreshed() {
    let mut t = with("bergil", &["washed_and_refreshed"], &[]);
    for who in ["bergil", "haldir"] {
        turn(&mut t, who, Status::Tapped);
    }
    stand(&mut t, "rivendell");
    let stays = Table::at(t.state.clone());
    t.choose(ONE, "head c1 bree");
    t.choose(ONE, "pass");
    until(&mut t, "wizards-ask-organization-end");
    play(&mut t, ONE, "play washed_and_refreshed 0");
    t.choose(ONE, "pass");
    let regions = site("bree").get().path.len();
    for _ in 0..20 {
        if t.prompt() == "wizards-ask-refresh" || company(&t).limit > 0 {
            break;
        }
        on(&mut t);
    }
    assert_eq!(t.prompt() == "wizards-ask-refresh", regions < 4, "{regions}");
    if regions == 3 {
        t.choose(ONE, "pick haldir");
        assert_ne!(t.prompt(), "wizards-ask-refresh", "one and no more");
    } else if regions < 3 {
        t.choose(ONE, "pick haldir");
        t.choose(ONE, "pick bergil");
    }
    if regions < 4 {
        assert_eq!(status(&t, "haldir"), Status::Untapped);
    }
    let mut t = stays;
    t.rolls(&[7; 40]);
    t.choose(ONE, "pass");
    if t.prompt() == "wizards-ask-organization-end" {
        assert!(!t.may(ONE, "play washed_and_refreshed 0"));
    }
}

/// SATM-29.8: down a stair one comes back from below at the end of the turn, from nowhere else; and the opponent draws twice as
/// many. wizards:ancient_stair
#[test]
fn ancient_stair() {
    for (at, to, may) in [("moria", "the_under_gates", true), ("bree", "rivendell", false)] {
        let mut t = with("bergil", &["ancient_stair"], &[]);
        stand(&mut t, at);
        t.choose(ONE, &format!("head c1 {to}"));
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-organization-end");
        assert_eq!(t.may(ONE, "play ancient_stair 0"), may, "{at}");
        if !may {
            continue;
        }
        play(&mut t, ONE, "play ancient_stair 0");
        let id = t.of("ancient_stair");
        assert_eq!(card("ancient_stair").get().has, [Static::DoublesDraws]);
        to_the_end(&mut t);
        assert_eq!(company(&t).site, site(to));
        play(&mut t, ONE, &format!("use {id} 0"));
        assert_eq!(company(&t).site, site(at));
    }
    // Who has not gone below stays where it is.
    let mut t = with("bergil", &["ancient_stair"], &[]);
    stand(&mut t, "moria");
    t.choose(ONE, "head c1 lorien");
    t.choose(ONE, "pass");
    until(&mut t, "wizards-ask-organization-end");
    play(&mut t, ONE, "play ancient_stair 0");
    let id = t.of("ancient_stair");
    to_the_end(&mut t);
    assert!(!t.may(ONE, &format!("use {id} 0")));
}

/// SATM-0.4: the balance keeps every environment out, and is paid for: one, then one against it, then two for it.
/// wizards:balance_between_powers
#[test]
fn balance_between_powers() {
    let table = || {
        let mine = ["balance_between_powers", "gates_of_morning", "sun", "clear_skies"];
        let mut t = with("bergil", &mine, &["doors_of_night", "night"]);
        put(&mut t, "balance_between_powers", Zone::Table);
        t
    };
    let mut t = table();
    assert!(!t.may(ONE, "play gates_of_morning 0"), "nothing of the kind");
    t.next_turn();
    t.next_turn();
    // Cards may have been discarded since: hands as they were.
    let t = t;
    let outbid = |answers: &[(table::Seat, &str)], stays: bool| {
        let mut t = Table::at(t.state.clone());
        t.rolls(&[7; 60]);
        for _ in 0..40 {
            if t.prompt() == "wizards-ask-outbid" {
                break;
            }
            on(&mut t);
        }
        for (seat, answer) in answers {
            t.choose(*seat, answer);
        }
        assert_ne!(t.prompt(), "wizards-ask-outbid");
        assert_eq!(zone(&t, "balance_between_powers") == Zone::Table, stays, "{answers:?}");
    };
    outbid(&[(ONE, "pass")], false);
    outbid(&[(ONE, "card sun"), (TWO, "pass")], true);
    outbid(&[(ONE, "card sun"), (TWO, "card night"), (ONE, "pass")], false);
    outbid(
        &[
            (ONE, "card sun"),
            (TWO, "card night"),
            (ONE, "card clear_skies"),
            (ONE, "card gates_of_morning"),
            (TWO, "pass"),
        ],
        true,
    );
}

/// Goes on to the end of the turn, and enters no site.
fn to_the_end(t: &mut Table) {
    for _ in 0..80 {
        if t.prompt() == "wizards-ask-end" {
            return;
        }
        match t.prompt() {
            "wizards-ask-reset" => on(t),
            _ => t.go_on("the end"),
        }
    }
    panic!("it never ends: {}", t.prompt());
}

/// An agent of the second player on the table.
fn agent(t: &mut Table, name: &str, zone: Zone, at: &str) -> PieceId {
    let piece = put(t, name, zone);
    let number = t.state.agents.len() + 1;
    let mut agent = Agent::new(format!("a{number}").parse().unwrap(), piece);
    agent.fresh = false;
    agent.way.push(wizards::state::Footstep { site: site(at), seen: true });
    t.state.agents.push(agent);
    piece
}

/// SATM-16.10, SATM-28.19: nothing stays on guard, and agents that have done something go home; others stay.
/// wizards:face_out_of_sight
#[test]
fn face_out_of_sight() {
    for out in [true, false] {
        let mut t = with("bergil", &["face_out_of_sight"], &["wolves", "baugur", "gisulf", "deallus"]);
        if out {
            t.choose(ONE, "pass");
            until(&mut t, "wizards-ask-long-events");
            play(&mut t, ONE, "play face_out_of_sight 0");
        } else {
            t.choose(ONE, "pass");
        }
        let tired = agent(&mut t, "baugur", Zone::Agent, "isengard");
        t.state.pieces[tired.index()].status = Status::Tapped;
        let hidden = agent(&mut t, "deallus", Zone::Lurking, "bree");
        t.state.pieces[hidden.index()].status = Status::Wounded;
        let fresh = agent(&mut t, "gisulf", Zone::Agent, "dale");
        until_asked(&mut t, TWO);
        t.choose(TWO, "guard wolves");
        until(&mut t, "wizards-ask-explore");
        let guarded = t.state.pieces.iter().any(|piece| matches!(piece.zone, Zone::Guard(_)));
        assert_eq!(guarded, !out);
        to_the_end(&mut t);
        t.choose(ONE, "pass");
        let at_home = |id: PieceId| t.state.piece(id).zone == Zone::Hand;
        assert_eq!([at_home(tired), at_home(hidden), at_home(fresh)], [out, out, false]);
        assert!(!t.state.piece(hidden).known, "who lay face down is nobody's to know");
        assert_eq!(t.state.agents.len(), if out { 1 } else { 3 });
    }
}

/// SATM-15.28: up in the trees the company is safe from a creature and from the next one; then whoever is struck taps. Without a
/// wizard, or Eagles, it does nothing at its site. wizards:fifteen_birds_in_five_firtrees
#[test]
fn fifteen_birds_in_five_firtrees() {
    let birds = "fifteen_birds_in_five_firtrees";
    assert!(!attacked_by("wolves", &[birds], &[]).may(ONE, &format!("play {birds} 0")), "no Gates");
    for (mode, wizard) in [(0, false), (1, false), (0, true)] {
        let mut t = with(
            "bergil",
            &[birds, "eagle_mounts", "gates_of_morning", "gandalf"],
            &["wolves", "wargs", "cave_drake"],
        );
        if wizard {
            put(&mut t, "gandalf", Zone::Company(first()));
        }
        put(&mut t, "gates_of_morning", Zone::Table);
        on_the_way(&mut t, "bree");
        let wild = |t: &mut Table| {
            t.state.company_mut(first()).limit = 9;
            go(t, site("bree"), &[RegionKind::Wilderness; 3], &[]);
        };
        wild(&mut t);
        attack(&mut t, "wolves");
        let what = format!("play {birds} {mode}");
        assert_eq!(
            t.may(ONE, &format!("play {birds} 1")),
            !wizard,
            "with a wizard there is no need of Eagles"
        );
        play(&mut t, ONE, &what);
        assert!(t.state.combat.as_ref().is_none_or(|combat| combat.cancelled));
        assert_eq!(zone(&t, "eagle_mounts") == Zone::Discard, mode == 1);
        until_asked(&mut t, TWO);
        wild(&mut t);
        attack(&mut t, "wargs");
        assert!(t.state.combat.as_ref().is_none_or(|combat| combat.cancelled), "the next one, too");
        until_asked(&mut t, TWO);
        wild(&mut t);
        attack(&mut t, "cave_drake");
        assert!(t.state.combat.as_ref().is_some_and(|combat| !combat.cancelled), "but not the third");
        embolden(&mut t);
        t.rolls(&[12; 60]);
        for _ in 0..40 {
            assert_ne!(t.prompt(), "wizards-ask-stay-untapped");
            if t.state.combat.is_none() {
                break;
            }
            on(&mut t);
        }
        until(&mut t, "wizards-ask-explore");
        assert_eq!(t.may(ONE, "company c1"), mode == 1 || wizard, "{mode} {wizard}");
    }
}

/// SATM-16.1, SATM-28.15: the opponent shows hazards, and plays no others while the company moves; or an agent is dragged out.
/// wizards:here_is_a_snake
#[test]
fn here_is_a_snake() {
    let mut t = with("bergil", &["here_is_a_snake"], &["wolves", "wargs", "gisulf"]);
    t.choose(ONE, "head c1 bree");
    t.choose(ONE, "pass");
    until_asked(&mut t, ONE);
    play(&mut t, ONE, "play here_is_a_snake 0");
    until(&mut t, "wizards-ask-lay-open");
    t.choose(TWO, "card wolves");
    t.choose(TWO, "pass");
    until_asked(&mut t, TWO);
    t.state.company_mut(first()).limit = 9;
    go(&mut t, site("bree"), &[RegionKind::Wilderness; 3], &[]);
    assert!(t.may(TWO, "play wolves 0"));
    for hidden in ["play wargs 0", "guard wargs", "lurk gisulf"] {
        assert_eq!(t.refusal(TWO, hidden), "SATM-0.4", "{hidden}");
    }
    assert!(t.may(TWO, "guard wolves"));
    until(&mut t, "wizards-ask-explore");
    assert_eq!(company(&t).laid_open, None, "for this phase alone");
    // An agent.
    let mut t = with("bergil", &["here_is_a_snake"], &["gisulf"]);
    assert!(!t.may(ONE, "play here_is_a_snake 1"), "there is none");
    let id = agent(&mut t, "gisulf", Zone::Lurking, "dale");
    play(&mut t, ONE, "play here_is_a_snake 1");
    for _ in 0..5 {
        if t.state.piece(id).zone == Zone::Agent {
            break;
        }
        on(&mut t);
    }
    assert_eq!((t.state.piece(id).zone, t.state.piece(id).status), (Zone::Agent, Status::Tapped));
}

/// SATM-19.11: a diplomat who is no warrior sends for a people: two less, and one for each region; in vain he is lost.
/// wizards:hour_of_need
#[test]
fn hour_of_need() {
    for (who, at, may) in
        [("adrazar", "dol_amroth", true), ("boromir_ii", "dol_amroth", false), ("adrazar", "moria", true)]
    {
        let mut t = with(who, &["hour_of_need", "men_of_anfalas"], &[]);
        stand(&mut t, at);
        assert_eq!(t.may(ONE, "play hour_of_need 0"), may, "{who} {at}");
        t.state.sides[ONE].tapped.add(site(at));
        assert!(!t.may(ONE, "play hour_of_need 0"), "the site is tapped");
    }
    let mut t = with("adrazar", &["hour_of_need", "men_of_anfalas"], &[]);
    stand(&mut t, "dol_amroth");
    t.choose(ONE, "play hour_of_need 0");
    for _ in 0..10 {
        if t.prompt() == "wizards-ask-send-for" {
            break;
        }
        on(&mut t);
    }
    assert_eq!(status(&t, "adrazar"), Status::Tapped);
    t.choose(ONE, "card men_of_anfalas");
    let check = *t.state.checks.last().unwrap();
    // Belfalas and Anfalas touch.
    let there = SiteId::all().find(|site| card("men_of_anfalas").get().at.has(*site)).unwrap();
    let regions =
        site("dol_amroth").get().region.unwrap().get().chain[there.get().region.unwrap().index()] as i8;
    assert_eq!(check.bonus, -2 - regions);
    let needed = card("men_of_anfalas").get().number_needed
        - check.bonus
        - t.state.influence_bonus(check.who, check.of.unwrap());
    for (roll, comes) in [(needed + 1, true), (needed, false)] {
        let mut t = Table::at(t.state.clone());
        if !(2..=12).contains(&roll) {
            t.state.checks.last_mut().unwrap().bonus += roll - 7;
            t.rolls(&[7; 20]);
        } else {
            t.rolls(&[roll; 20]);
        }
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-organize");
        assert_eq!(t.state.points(ONE).factions > 0, comes, "{roll}");
        assert_eq!(zone(&t, "adrazar") == Zone::Company(first()), comes);
        assert_eq!(t.state.sides[ONE].tapped.has(site("dol_amroth")), comes);
    }
}

/// SATM-11.13: what is remembered frees somebody from dark enchantments, if a sage is there. wizards:memories_recalled
#[test]
fn memories_recalled() {
    let dark = |face: &&wizards::card::Face| {
        let on_somebody = |mode: &wizards::cards::Mode| mode.stays == Some(wizards::cards::Stays::Target);
        face.keywords.contains(&wizards::card::Keyword::DarkEnchantment) && face.modes.iter().any(on_somebody)
    };
    let dark = wizards::card::book().cards.iter().find(dark).expect("a dark enchantment");
    for (sage, may) in [("annalena", true), ("boromir_ii", false)] {
        let mut t = with(sage, &["memories_recalled"], &[&dark.id, "lure_of_power"]);
        give(&mut t, "lure_of_power", "haldir");
        assert!(!t.may(ONE, "play memories_recalled 0"), "that is none");
        let id = give(&mut t, &dark.id, "haldir");
        assert_eq!(t.may(ONE, "play memories_recalled 0"), may, "{sage}");
        if may {
            aim(&mut t, ONE, "play memories_recalled 0", &["pick haldir"]);
            assert_eq!(t.state.piece(id).zone, Zone::Discard);
            assert_eq!(zone(&t, "lure_of_power"), Zone::On(t.of("haldir")));
        }
    }
}

/// SATM-28.21, SATM-16.10: who lies in wait face up must attack, and what was on guard in vain is lost.
/// wizards:ordered_to_kill
#[test]
fn ordered_to_kill() {
    for ordered in [true, false] {
        let mut t = with("bergil", &["ordered_to_kill"], &["gisulf", "lure_of_power"]);
        if ordered {
            play(&mut t, ONE, "play ordered_to_kill 0");
        }
        agent(&mut t, "gisulf", Zone::Agent, "bree");
        t.choose(ONE, "pass");
        until_asked(&mut t, TWO);
        t.choose(TWO, "guard lure_of_power");
        until(&mut t, "wizards-ask-explore");
        stand(&mut t, "bree");
        t.choose(ONE, "company c1");
        until(&mut t, "wizards-ask-ambushes");
        assert_eq!(t.may(TWO, "pass"), !ordered);
        t.choose(TWO, "ambush a1");
        embolden(&mut t);
        t.rolls(&[7; 60]);
        until(&mut t, "wizards-ask-in-site");
        until(&mut t, "wizards-ask-end");
        assert_eq!(zone(&t, "lure_of_power") == Zone::Discard, ordered);
        assert_eq!(zone(&t, "lure_of_power") == Zone::Hand, !ordered);
    }
}

/// SATM-15.31: a ranger who stays at home has told them the ways of the wild: two more against what comes out of it, and in ruins
/// against all. wizards:drughu
#[test]
fn drughu() {
    let mut t = with("bergil", &["drughu"], &["wolves"]);
    assert!(!t.may(ONE, "play drughu 0"), "no ranger in the hand");
    let table = |at: &str| {
        let mut t = with("bergil", &["drughu", "elladan", "annalena"], &["wolves", "orc_guard"]);
        stand(&mut t, at);
        play(&mut t, ONE, "play drughu 0");
        assert_eq!(zone(&t, "elladan"), Zone::Discard, "a ranger, and nobody else");
        t
    };
    for (creature, lands, more) in
        [("wolves", RegionKind::Wilderness, 2), ("orc_guard", RegionKind::ShadowLand, 0)]
    {
        let mut t = table("rivendell");
        let before = t.state.fighting_prowess(t.of("haldir"));
        on_the_way(&mut t, "bree");
        go(&mut t, site("bree"), &[lands; 3], &[]);
        attack(&mut t, creature);
        assert_eq!(t.state.fighting_prowess(t.of("haldir")) - before, more, "{creature}");
    }
    for (at, more) in [("barrow_downs", 2), ("moria", 0)] {
        let mut t = table("rivendell");
        let before = t.state.fighting_prowess(t.of("haldir"));
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-explore");
        stand(&mut t, at);
        t.choose(ONE, "company c1");
        until(&mut t, "wizards-ask-priority");
        assert_eq!(t.state.fighting_prowess(t.of("haldir")) - before, more, "{at}");
    }
    t = table("rivendell");
    t.next_turn();
    assert_eq!(zone(&t, "drughu"), Zone::Discard);
}

/// SATM-12.3: from land to land of the North, or of the East, along a way of three wildernesses with two hazards fewer; from
/// elsewhere there is no such way. wizards:forod, wizards:rhun
#[test]
fn forod_and_rhun() {
    for (event, from, to, not_from) in [
        ("forod", "grey_havens", "iron_hill_dwarf_hold", "edoras"),
        ("rhun", "iron_hill_dwarf_hold", "variag_camp", "edoras"),
    ] {
        let mut t = of(STANDARD, &["haldir", "elladan", "boromir_ii", "bergil"], &[event], &[]);
        stand(&mut t, not_from);
        assert!(!t.may(ONE, &format!("play {event} 0")), "{event} from {not_from}");
        stand(&mut t, from);
        let what = format!("head c1 {to}");
        assert!(!t.may(ONE, &what), "{event}: it is far");
        play(&mut t, ONE, &format!("play {event} 0"));
        assert!(t.may(ONE, &what), "{event}");
        t.choose(ONE, &what);
        t.choose(ONE, "pass");
        until_asked(&mut t, TWO);
        assert_eq!(company(&t).path.lands.as_slice(), [RegionKind::Wilderness; 3], "{event}");
        assert_eq!(company(&t).limit, 2, "{event}");
    }
}

/// SATM-21.3, SATM-10.4: a ring is played, a memory is burnt in the mountain, and the card brought home: then rings weigh less.
/// wizards:into_the_smoking_cone, wizards:memories_recalled
#[test]
fn into_the_smoking_cone() {
    let cone = "into_the_smoking_cone";
    let gold = SiteId::all()
        .find(|site| {
            site.get().items.contains(&wizards::card::ItemClass::GoldRing) && !site.get().under_deeps
        })
        .unwrap();
    for (sage, at, may) in
        [("annalena", gold, true), ("boromir_ii", gold, false), ("annalena", site("edoras"), false)]
    {
        let mut t = with(sage, &[cone], &[]);
        embolden(&mut t);
        in_site(&mut t, "bree");
        t.state.company_mut(first()).site = at;
        assert_eq!(t.may(ONE, &format!("play {cone} 0")), may, "{sage} {at}");
    }
    let mut t = with("annalena", &[cone, "lost_tome", "memories_recalled", "precious_gold_ring"], &[]);
    let id = put(&mut t, cone, Zone::OnCompany(first()));
    embolden(&mut t);
    in_site(&mut t, "bree");
    t.state.lasting.clear();
    assert!(!t.may(ONE, &format!("use {id} 0")), "no ring was played");
    let ring = wizards::card::book().cards.iter().position(|face| {
        face.class == Some(wizards::card::ItemClass::Special)
            && face.keywords.contains(&wizards::card::Keyword::LesserRing)
    });
    let ring = wizards::card::book().cards[ring.unwrap()].id.clone();
    t.state.company_mut(first()).gained.push(card(&ring));
    play(&mut t, ONE, &format!("use {id} 0"));
    assert_eq!(t.state.piece(id).status, Status::Tapped);
    let burn = format!("use {id} 1");
    stand(&mut t, "mount_doom");
    turn(&mut t, "annalena", Status::Tapped);
    assert!(!t.may(ONE, &burn), "no Lost Knowledge, and no sage to remember any");
    turn(&mut t, "annalena", Status::Untapped);
    let mut remembered = Table::at(t.state.clone());
    remembered.rolls(&[7; 40]);
    play(&mut remembered, ONE, &burn);
    assert_eq!(zone(&remembered, "memories_recalled"), Zone::Discard);
    assert_eq!(status(&remembered, "annalena"), Status::Tapped);
    let tome = give(&mut t, "lost_tome", "haldir");
    let tome_name = format!("pick {tome}");
    aim(&mut t, ONE, &burn, &[&tome_name]);
    assert_eq!(zone(&t, "lost_tome"), Zone::Discard);
    assert_eq!(t.state.piece(id).status, Status::Wounded, "turned over");
    assert_eq!(t.state.points(ONE).other, 0);
    t.next_turn();
    t.next_turn();
    stand(&mut t, "bree");
    let home = format!("use {id} 2");
    assert!(!t.may(ONE, &home));
    stand(&mut t, "lorien");
    let gold = give(&mut t, "precious_gold_ring", "haldir");
    let before = t.state.corruption(t.of("haldir"));
    play(&mut t, ONE, &home);
    assert_eq!(t.state.points(ONE).other, 6);
    assert_eq!(t.state.piece(gold).zone, Zone::On(t.of("haldir")));
    assert_eq!(t.state.corruption(t.of("haldir")), before - 1);
}

/// SATM-30.16, SATM-10.4: prisoners are brought out of Dol Guldur, and the card home: then the dark places are less guarded.
/// wizards:pass_the_doors_of_dol_guldur
#[test]
fn pass_the_doors_of_dol_guldur() {
    let doors = "pass_the_doors_of_dol_guldur";
    let mut t = with("bergil", &[doors, "rescue_prisoners"], &[]);
    assert!(!t.may(ONE, &format!("play {doors} 0")), "no Stolen Knowledge");
    let other = put(&mut t, "cave_drake", Zone::Unused);
    t.state.pieces[other.index()].card = card(doors);
    t.state.pieces[other.index()].owner = ONE;
    t.state.pieces[other.index()].zone = Zone::OnCompany(first());
    t.state.in_play.push(other);
    play(&mut t, ONE, &format!("play {doors} 0"));
    assert_eq!(t.state.piece(other).zone, Zone::Discard);
    let id = t.of(doors);
    assert_eq!(t.state.piece(id).zone, Zone::OnCompany(first()));
    embolden(&mut t);
    in_site(&mut t, "bree");
    t.state.lasting.clear();
    stand(&mut t, "dol_guldur");
    let tap = format!("use {id} 0");
    assert!(!t.may(ONE, &tap), "nobody was rescued");
    let freed = give(&mut t, "rescue_prisoners", "haldir");
    t.state.pieces[freed.index()].fresh = true;
    let mut late = Table::at(t.state.clone());
    late.state.pieces[other.index()].zone = Zone::Won(TWO);
    late.state.pieces[other.index()].stored = Some(site("lorien"));
    assert!(!late.may(ONE, &tap), "another one was first");
    play(&mut t, ONE, &tap);
    assert_eq!(t.state.piece(id).status, Status::Tapped);
    t.next_turn();
    t.next_turn();
    assert_eq!(t.state.piece(id).status, Status::Tapped, "it never untaps");
    stand(&mut t, "lorien");
    play(&mut t, ONE, &format!("use {id} 1"));
    assert_eq!(t.state.points(ONE).other, 4);
    // What is faced in Moria has less of both.
    let look = |t: &Table, at: &str| {
        let mut t = Table::at(t.state.clone());
        t.rolls(&[7; 60]);
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-explore");
        stand(&mut t, at);
        t.choose(ONE, "company c1");
        until(&mut t, "wizards-ask-priority");
        let first = site(at).get().attacks[0];
        let (strikes, prowess, _) = attacked(&t);
        (first.strikes as i8 - strikes, first.prowess - prowess)
    };
    assert_eq!(look(&t, "moria"), (1, 1));
    assert_eq!(look(&t, "barrow_downs"), (0, 0));
}

/// SATM-19.11, SATM-23.20: the South is deaf to strangers, and worth more where it stands together, until one of it is lost.
/// wizards:sentinels_of_numenor
#[test]
fn sentinels_of_numenor() {
    let mut t = with("bergil", &["sentinels_of_numenor", "men_of_anfalas", "riders_of_rohan", "muster"], &[]);
    embolden(&mut t);
    in_site(&mut t, "bree");
    t.state.lasting.clear();
    let asks = |t: &Table, id: &str| {
        let of =
            t.state.sides[ONE].hand.iter().copied().find(|one| t.state.piece(*one).card == card(id)).unwrap();
        t.state.influence_bonus(t.of("bergil"), of)
    };
    let before = [asks(&t, "men_of_anfalas"), asks(&t, "riders_of_rohan")];
    play(&mut t, ONE, "play sentinels_of_numenor 0");
    let id = t.of("sentinels_of_numenor");
    assert_eq!([asks(&t, "men_of_anfalas"), asks(&t, "riders_of_rohan")], [before[0] - 2, before[1]]);
    for (people, muster) in [("men_of_anfalas", false), ("riders_of_rohan", true)] {
        let mut t = Table::at(t.state.clone());
        let at = SiteId::all().find(|site| card(people).get().at.has(*site)).unwrap();
        t.state.company_mut(first()).site = at;
        turn(&mut t, "bergil", Status::Untapped);
        t.choose(ONE, &format!("gain {people} bergil"));
        until(&mut t, "wizards-ask-before-influence");
        assert_eq!(t.may(ONE, "play muster 0"), muster, "{people}");
        t.state.checks.last_mut().unwrap().bonus = 12;
        t.rolls(&[7; 20]);
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-in-site");
        let faction = t.state.pieces.iter().position(|piece| piece.card == card(people)).unwrap();
        let faction = format!("#{faction}").parse::<PieceId>().unwrap();
        let more = i8::from(people == "men_of_anfalas");
        assert_eq!(t.state.worth(faction), card(people).get().points + more);
        assert_eq!(t.state.piece(faction).under.is_some(), more > 0);
    }
    let _ = id;
}

/// SATM-19.2: where a scout or a ranger was seen each automatic-attack is faced twice. wizards:spies_feared
#[test]
fn spies_feared() {
    for (who, at, may) in [
        ("bergil", "moria", true),
        ("boromir_ii", "moria", false),
        ("elladan", "barrow_downs", true),
        ("bergil", "barrow_downs", false),
    ] {
        let mut t = with(who, &["spies_feared"], &[]);
        stand(&mut t, at);
        let may_play = [0, 1].map(|mode| t.may(ONE, &format!("play spies_feared {mode}")));
        assert_eq!(may_play.contains(&true), may, "{who} {at}");
        let count = |feared: bool| {
            let mut t = Table::at(t.state.clone());
            t.rolls(&[7; 60]);
            if feared {
                let mode = may_play.iter().position(|may| *may).unwrap();
                play(&mut t, ONE, &format!("play spies_feared {mode}"));
                assert_eq!(zone(&t, "spies_feared"), Zone::OnSite(site(at)));
            }
            embolden(&mut t);
            t.rolls(&[12; 200]);
            t.choose(ONE, "pass");
            until(&mut t, "wizards-ask-explore");
            t.choose(ONE, "company c1");
            until(&mut t, "wizards-ask-in-site");
            company(&t).faced.len()
        };
        if may {
            assert_eq!(count(true), 2 * count(false), "{at}");
        }
    }
}

/// SATM-21.3, SATM-2.7: rings of which one has heard lie ready, two at most, and take the place of a gold ring; one starts with it
/// in place of a minor item. wizards:rumours_of_rings
#[test]
fn rumours_of_rings() {
    let special = |of| {
        let ring = |face: &&wizards::card::Face| {
            face.class == Some(wizards::card::ItemClass::Special) && face.keywords.contains(&of)
        };
        wizards::card::book().cards.iter().filter(ring).map(|face| face.id.as_str()).collect::<Vec<_>>()
    };
    let lesser = special(wizards::card::Keyword::LesserRing)[0];
    let magic = special(wizards::card::Keyword::MagicRing)[0];
    let mut t =
        with("bergil", &["rumours_of_rings", lesser, magic, "the_one_ring", "precious_gold_ring"], &[]);
    for ring in [lesser, magic, "the_one_ring"] {
        put(&mut t, ring, Zone::Discard);
    }
    play(&mut t, ONE, "play rumours_of_rings 0");
    let id = t.of("rumours_of_rings");
    let what = format!("use {id} 0");
    t.choose(ONE, &what);
    for _ in 0..5 {
        if t.prompt() == "wizards-ask-hear-of" {
            break;
        }
        on(&mut t);
    }
    assert!(!t.may(ONE, "card the_one_ring"));
    t.choose(ONE, &format!("card {lesser}"));
    let ring = t.state.pieces.iter().find(|piece| piece.card == card(lesser)).unwrap();
    assert_eq!((ring.zone, ring.under), (Zone::Aside, Some(id)));
    assert_eq!(t.state.points(ONE).items, 0);
    assert!(!t.may(ONE, &what), "once a turn");
    // It may be played for a gold ring as if it were in the hand.
    let gold = give(&mut t, "precious_gold_ring", "bergil");
    let plays = (2..=12).any(|roll| {
        let mut t = Table::at(t.state.clone());
        t.state.going_on.push(wizards::questions::PlayRing { ring: gold, roll, other: None });
        let may = t.may(ONE, &format!("card {lesser}"));
        if may {
            t.choose(ONE, &format!("card {lesser}"));
            assert_eq!(zone(&t, lesser), Zone::On(t.of("bergil")));
        }
        assert!(!t.may(ONE, &format!("card {magic}")), "of that nobody has heard");
        may
    });
    assert!(plays);
    // Who has the card from the start has no minor item for it.
    let start = card("rumours_of_rings").get();
    assert!(start.has.contains(&Static::may(wizards::cards::statics::Flag::Start)));
}

/// SATM-15.32: Alatar names what has escaped, and meets it alone, without spells; then he taps. wizards:the_hunt
#[test]
fn the_hunt() {
    let mut t = with("alatar", &["the_hunt", "vanishment"], &["wolves", "ghouls"]);
    assert!(!t.may(ONE, "play the_hunt 0"), "nothing has escaped");
    on_the_way(&mut t, "bree");
    go(&mut t, site("bree"), &[RegionKind::Wilderness], &[]);
    attack(&mut t, "wolves");
    t.state.combat.as_mut().unwrap().prowess = -20;
    t.state.combat.as_mut().unwrap().body = 12;
    t.rolls(&[7; 60]);
    suffer(&mut t);
    assert_eq!(zone(&t, "wolves"), Zone::Discard);
    t.next_turn();
    t.next_turn();
    t.any_chance();
    stand(&mut t, "lorien");
    turn(&mut t, "alatar", Status::Untapped);
    t.choose(ONE, "play the_hunt 0");
    for _ in 0..10 {
        if t.prompt() == "wizards-ask-hunt-down" {
            break;
        }
        on(&mut t);
    }
    assert!(!t.may(ONE, "card ghouls"), "nobody has seen them");
    t.choose(ONE, "card wolves");
    until(&mut t, "wizards-ask-priority");
    let combat = t.state.combat.clone().expect("the hunt");
    assert_eq!(t.state.characters(combat.company).collect::<Vec<_>>(), [t.of("alatar")]);
    assert!(!t.may(ONE, "play vanishment 0"), "no spell helps");
    t.state.combat.as_mut().unwrap().prowess = -20;
    suffer(&mut t);
    until(&mut t, "wizards-ask-organize");
    assert_eq!(status(&t, "alatar"), Status::Tapped);
    assert_eq!(t.state.piece(t.of("alatar")).zone, t.state.piece(t.of("haldir")).zone, "with his own again");
}
