//! Tests of finds at sites, and of the items kept (chapter 19).

use wizards::ids::SiteId;
use wizards::state::{Status, Zone};

use crate::bench::{
    aim, company, first, give, in_site, of, on, play, put, stand, status, suffer, turn, until,
};
use crate::items::with;
use crate::stage::{BASIC, ONE, Table};

/// Whoever has fought its way in is untapped again.
fn rest(t: &mut Table, who: &[&str]) {
    who.iter().for_each(|who| turn(t, who, Status::Untapped));
}

fn tap(t: &mut Table, site: &str) {
    t.state.sides[ONE].tapped.add(SiteId::named(site).unwrap());
}

/// SATM-10.10: at a tapped dark-hold or shadow-hold, after two Spiders of seven, an untapped character taps, and does not
/// untap until the card is stored, at a border-hold, too; only then it counts, and two points.
/// wizards:rescue_prisoners
#[test]
fn rescue_prisoners() {
    let begin = |site: &str, tapped: bool| {
        let mut t = of(BASIC, &["bergil", "haldir", "adrazar"], &["rescue_prisoners"], &[]);
        in_site(&mut t, site);
        rest(&mut t, &["bergil", "haldir", "adrazar"]);
        if tapped {
            tap(&mut t, site);
        }
        t
    };
    for (site, tapped) in [("moria", false), ("bree", true)] {
        assert!(!begin(site, tapped).may(ONE, "play rescue_prisoners 0"), "{site}");
    }
    let mut t = begin("moria", true);
    t.rolls(&[12; 40]);
    t.choose(ONE, "play rescue_prisoners 0");
    until(&mut t, "wizards-ask-assign");
    assert_eq!(crate::bench::attacked(&t), (2, 7, 0));
    // One stays untapped.
    t.choose(ONE, "pick bergil");
    t.choose(ONE, "pick adrazar");
    suffer(&mut t);
    if t.prompt() != "wizards-ask-entrust" {
        until(&mut t, "wizards-ask-in-site");
        panic!("nobody is asked");
    }
    t.choose(ONE, "pick haldir");
    let card = t.of("rescue_prisoners");
    assert_eq!(t.state.points(ONE).other, 0, "not yet");
    t.next_turn();
    t.next_turn();
    assert_eq!(status(&t, "haldir"), Status::Tapped);
    assert!(!t.may(ONE, &format!("store {card}")), "not in Moria");
    crate::bench::stand(&mut t, "bree");
    t.rolls(&[12; 10]);
    t.choose(ONE, &format!("store {card}"));
    while t.prompt() == "wizards-ask-before-check" {
        on(&mut t);
    }
    assert_eq!(t.state.points(ONE).other, 2);
}

/// SATM-10.10: if nobody is untapped after the attack, the card is discarded. wizards:rescue_prisoners
#[test]
fn nobody_is_left_to_look_after_them() {
    let mut t = of(BASIC, &["bergil", "haldir"], &["rescue_prisoners"], &[]);
    in_site(&mut t, "moria");
    tap(&mut t, "moria");
    for who in ["bergil", "haldir"] {
        turn(&mut t, who, Status::Tapped);
    }
    t.rolls(&[12; 40]);
    t.choose(ONE, "play rescue_prisoners 0");
    for _ in 0..40 {
        if t.prompt() == "wizards-ask-in-site" {
            break;
        }
        on(&mut t);
    }
    assert_eq!(crate::bench::zone(&t, "rescue_prisoners"), Zone::Discard);
}

/// SATM-19.16: the scout taps, and another plays a minor or major item of the site, which does not tap, and may be tapped;
/// nothing greater, and not the scout. wizards:thorough_search
#[test]
fn thorough_search() {
    let mine = ["thorough_search", "dagger_of_westernesse", "orcrist"];
    for (who, may) in [("bergil", true), ("oin", false)] {
        let mut t = of(BASIC, &[who, "haldir"], &mine, &[]);
        in_site(&mut t, "moria");
        rest(&mut t, &[who, "haldir"]);
        tap(&mut t, "moria");
        assert_eq!(t.may(ONE, "play thorough_search 0"), may, "{who}");
        if !may {
            continue;
        }
        play(&mut t, ONE, "play thorough_search 0");
        until(&mut t, "wizards-ask-search-site");
        assert!(!t.may(ONE, "gain orcrist haldir"), "a greater one");
        assert!(!t.may(ONE, "gain dagger_of_westernesse bergil"), "the scout");
        t.choose(ONE, "gain dagger_of_westernesse haldir");
        assert_eq!(t.prompt(), "wizards-ask-in-site");
        assert_eq!(t.state.piece(t.of("dagger_of_westernesse")).zone, Zone::On(t.of("haldir")));
        assert_eq!(status(&t, "haldir"), Status::Tapped);
    }
}

/// SATM-19.16: at a shadow-hold or dark-hold cards are turned up until an item comes; the strike has three and one for each
/// card, nothing cancels it, and who is wounded keeps nothing. wizards:lucky_search
#[test]
fn lucky_search() {
    for (roll, keeps) in [(12, true), (2, false)] {
        let mut t = of(BASIC, &["bergil", "haldir"], &["lucky_search", "concealment"], &[]);
        in_site(&mut t, "moria");
        rest(&mut t, &["bergil", "haldir"]);
        let deck = t.state.sides[ONE].deck.len() as i8;
        let item = put(&mut t, "concealment", Zone::Deck);
        t.state.pieces[item.index()].card = crate::stage::card("dagger_of_westernesse");
        t.state.sides[ONE].deck.insert(0, item);
        t.any_chance();
        t.choose(ONE, "play lucky_search 0");
        until(&mut t, "wizards-ask-strike-cards");
        assert_eq!(crate::bench::attacked(&t).1, 3 + deck + 1);
        assert_eq!(t.state.piece(item).zone, Zone::On(t.of("bergil")));
        t.state.combat.as_mut().unwrap().prowess = 8;
        t.rolls(&[roll, 2, 2, 2]);
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-in-site");
        assert_eq!(t.state.piece(item).zone.in_play(), keeps, "{roll}");
    }
    let mut t = of(BASIC, &["bergil", "haldir"], &["lucky_search"], &[]);
    in_site(&mut t, "bree");
    rest(&mut t, &["bergil", "haldir"]);
    assert!(!t.may(ONE, "play lucky_search 0"), "not there");
}

/// SATM-19.20: after an ally has been played at Wellinghall this turn, at the tapped site; not before; it is given to nobody
/// and not stored. wizards:ent_draughts
#[test]
fn ent_draughts() {
    let mut t = of(BASIC, &["bergil", "haldir", "adrazar"], &["ent_draughts", "quickbeam"], &[]);
    in_site(&mut t, "wellinghall");
    assert_eq!(t.refusal(ONE, "gain ent_draughts haldir"), "SATM-0.4");
    t.choose(ONE, "gain quickbeam bergil");
    until(&mut t, "wizards-ask-in-site");
    assert!(t.state.sides[ONE].tapped.has(company(&t).site));
    let before = crate::bench::prowess(&t, "haldir");
    t.choose(ONE, "gain ent_draughts haldir");
    until(&mut t, "wizards-ask-in-site");
    assert_eq!(crate::bench::prowess(&t, "haldir"), before + 1);
    let draught = t.of("ent_draughts");
    t.next_turn();
    t.next_turn();
    crate::bench::stand(&mut t, "rivendell");
    assert!(!t.may(ONE, &format!("give {draught} bergil")));
    assert!(!t.may(ONE, &format!("store {draught}")));
}

/// SATM-10.10: the sage stays tapped until it is stored; then a sage at a haven spends it for a weapon, armour or shield of
/// the discard pile, minor or major, and nothing else. wizards:reforging
#[test]
fn reforging() {
    let mine = ["reforging", "sword_of_gondolin", "miruvor", "orcrist"];
    let site = SiteId::all().find(|site| site.get().information).unwrap().to_string();
    let mut t = with("annalena", &mine, &[]);
    in_site(&mut t, &site);
    t.rolls(&[12; 80]);
    aim(&mut t, ONE, "play reforging 0", &["pick annalena"]);
    until(&mut t, "wizards-ask-in-site");
    let card = t.of("reforging");
    assert_eq!(t.state.piece(card).zone, Zone::On(t.of("annalena")));
    t.next_turn();
    t.next_turn();
    assert_eq!(status(&t, "annalena"), Status::Tapped);
    crate::bench::stand(&mut t, "rivendell");
    t.rolls(&[12; 80]);
    t.choose(ONE, &format!("store {card}"));
    while t.prompt() == "wizards-ask-before-check" {
        on(&mut t);
    }
    assert_eq!(t.state.points(ONE).other, 1);
    for name in ["sword_of_gondolin", "miruvor", "orcrist"] {
        put(&mut t, name, Zone::Discard);
    }
    let what = format!("use {card} 0");
    assert!(!t.may(ONE, &what), "she is tapped");
    turn(&mut t, "annalena", Status::Untapped);
    aim(&mut t, ONE, &what, &["pick haldir"]);
    until(&mut t, "wizards-ask-fetch");
    assert!(!t.may(ONE, "card miruvor"));
    assert!(!t.may(ONE, "card orcrist"), "a greater one");
    t.choose(ONE, "card sword_of_gondolin");
    assert_eq!(t.state.piece(t.of("sword_of_gondolin")).zone, Zone::On(t.of("haldir")));
    assert_eq!(t.state.piece(card).zone, Zone::Discard);
}

/// SATM-5.2: with a Sapling to plant and a sage at Minas Tirith it is a haven to heal at; not without. wizards:the_white_tree
#[test]
fn the_white_tree() {
    let mine = ["the_white_tree", "sapling_of_the_white_tree"];
    let mut t = with("annalena", &mine, &[]);
    in_site(&mut t, "minas_tirith");
    assert!(!t.may(ONE, "play the_white_tree 0"), "no sapling");
    // Whenever the company is there, and nowhere else.
    for (at, may) in [("minas_tirith", true), ("bree", false)] {
        let mut t = with("annalena", &mine, &[]);
        give(&mut t, "sapling_of_the_white_tree", "haldir");
        stand(&mut t, at);
        assert_eq!(t.prompt() == "wizards-ask-organize" && t.may(ONE, "play the_white_tree 0"), may, "{at}");
    }
    let mut t = with("annalena", &mine, &[]);
    let sapling = give(&mut t, "sapling_of_the_white_tree", "haldir");
    in_site(&mut t, "minas_tirith");
    play(&mut t, ONE, "play the_white_tree 0");
    assert_eq!(t.state.piece(sapling).zone, Zone::Discard);
    assert_eq!(t.state.points(ONE).other, 5);
    turn(&mut t, "haldir", Status::Wounded);
    t.next_turn();
    t.next_turn();
    assert_eq!(status(&t, "haldir"), Status::Tapped, "healed");
    assert_eq!(company(&t).id, first());
}
