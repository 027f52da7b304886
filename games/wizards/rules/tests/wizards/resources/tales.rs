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
use crate::stage::{BASIC, ONE, TWO, Table, card};

pub fn site(name: &str) -> SiteId {
    SiteId::named(name).unwrap()
}

/// Somebody and Haldir with these cards, against these.
pub fn with(who: &str, mine: &[&str], theirs: &[&str]) -> Table {
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
            t.state.number(t.of(who), Stat::DirectInfluence, wizards::mechanics::Against::Piece(t.of(of)))
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
    let known =
        |t: &Table| t.state.sides[TWO].hand.iter().filter(|id| t.state.piece(**id).is_known()).count();
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
pub fn agent(t: &mut Table, name: &str, zone: Zone, at: &str) -> PieceId {
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
    for (out, seen) in [(true, false), (true, true), (false, false)] {
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
        if seen {
            crate::bench::know(&mut t, hidden, true);
        }
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
        assert_eq!(
            t.state.piece(hidden).is_known(),
            seen,
            "who lay face down and was never up is nobody's to know"
        );
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
