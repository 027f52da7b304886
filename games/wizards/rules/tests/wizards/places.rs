//! Sites that say something of their own (chapters 18, 19 and 29).

use table::{Chance, Game, Journal};
use wizards::Wizards;
use wizards::ids::SiteId;
use wizards::position::Position;
use wizards::setup::{Rules, Setup};
use wizards::state::{Status, Zone};

use crate::bench::{attacked, company, embolden, give, of, on_the_way, stand, status, suffer, until, zone};
use crate::items::inside;
use crate::stage::{BASIC, ONE, TWO, Table};

/// A table as it is told, every roll a seven.
pub fn told(rules: Rules, text: &str) -> Table {
    let position = Position::read(text).unwrap_or_else(|flaw| panic!("{flaw} in\n{text}"));
    let setup = Setup { rules, decks: [None, None], first: None, position: Some(position) };
    let mut chance = Chance::stream(table::rng(1));
    let mut t = Table::at(Wizards::start(&setup, &mut chance, &mut Journal::silent()));
    t.rolls(&[7; 200]);
    t
}

fn site(id: &str) -> SiteId {
    SiteId::named(id).unwrap_or_else(|| panic!("no site '{id}'"))
}

/// SATM-18.4: a tapped site that is left is discarded; Buhr Widu returns to the location deck.
/// wizards:buhr_widu
#[test]
fn buhr_widu_always_returns() {
    for (left, returns) in [("buhr_widu", true), ("tharbad", false)] {
        let mut t = of(BASIC, &["bergil"], &[], &[]);
        stand(&mut t, left);
        t.state.sides[ONE].sites.remove(site(left));
        t.state.sides[ONE].tapped.add(site(left));
        on_the_way(&mut t, &site(left).get().haven.unwrap().to_string());
        until(&mut t, "wizards-ask-explore");
        let side = &t.state.sides[ONE];
        assert_eq!(side.sites.has(site(left)), returns, "{left}");
        assert_eq!(side.spent.has(site(left)), !returns, "{left}");
        assert!(!side.tapped.has(site(left)));
    }
}

/// SATM-19.7: at Tharbad items are played though it is tapped; elsewhere they are not, and no allies at Tharbad either.
/// wizards:tharbad
#[test]
fn tharbad_gives_more() {
    for (at, may) in [("tharbad", true), ("ettenmoors", false)] {
        let mut t = of(BASIC, &["bergil"], &["elven_cloak", "noble_hound"], &[]);
        inside(&mut t, at);
        t.state.sides[ONE].tapped.add(site(at));
        if may {
            t.choose(ONE, "gain elven_cloak bergil");
            assert_eq!(t.state.piece(t.of("elven_cloak")).zone, Zone::On(t.of("bergil")));
        } else {
            assert_eq!(t.refusal(ONE, "gain elven_cloak bergil"), "SATM-19.7");
        }
    }
    let mut t = of(BASIC, &["bergil"], &["men_of_dale"], &[]);
    inside(&mut t, "tharbad");
    t.state.sides[ONE].tapped.add(site("tharbad"));
    assert_eq!(t.refusal(ONE, "gain men_of_dale bergil"), "SATM-19.7");
}

/// SATM-29.13: at Framsburg the opponent plays a creature of the hand by one of four symbols, one of which is a single wilderness;
/// it is the site's automatic-attack, and nobody wins it.
#[test]
fn framsburg_is_nobodys() {
    let mut t = told(
        BASIC,
        "turn: 3 of 1\nphase: sites\ncompany 1 framsburg < lorien: aragorn_ii, gimli\ncompany 2 lorien: haldir\n\
         hand 2: wolves, giant_spiders, brigands, abductor",
    );
    embolden(&mut t);
    t.choose(ONE, "company c1");
    until(&mut t, "wizards-ask-attack-from-hand");
    // Two wildernesses, or a border-hold, are not enough.
    for creature in ["giant_spiders", "abductor"] {
        assert_eq!(t.refusal(TWO, &format!("card {creature}")), "SATM-29.13", "{creature}");
    }
    assert!(t.may(TWO, "card brigands"));
    t.choose(TWO, "card wolves");
    assert_eq!(attacked(&t), (3, 8, 0));
    t.rolls(&[12; 60]);
    suffer(&mut t);
    until(&mut t, "wizards-ask-in-site");
    assert_eq!(zone(&t, "wolves"), Zone::Discard);
    assert_eq!(t.state.points(ONE).creatures, 0);
    // In the Under-deeps whoever defeats such a creature has its points.
    let mut t = told(
        BASIC,
        "turn: 3 of 1\nphase: sites\ncompany 1 the_under_grottos < goblin_gate: aragorn_ii, gimli\n\
         company 2 lorien: haldir\nhand 2: orc_watch",
    );
    embolden(&mut t);
    t.rolls(&[12; 90]);
    t.choose(ONE, "company c1");
    for _ in 0..40 {
        match t.prompt() {
            "wizards-ask-attack-from-hand" => break,
            _ => suffer_or_on(&mut t),
        }
    }
    t.choose(TWO, "card orc_watch");
    suffer(&mut t);
    assert_eq!(zone(&t, "orc_watch"), Zone::Won(ONE));
}

fn suffer_or_on(t: &mut Table) {
    if t.state.combat.is_some() { suffer(t) } else { crate::bench::on(t) }
}

/// SATM-29.8: the Under-galleries lie below every site of Udûn.
#[test]
fn below_cirith_gorgor() {
    let ways = [
        ("cirith_gorgor", "the_under_galleries", true),
        ("the_under_galleries", "cirith_gorgor", true),
        ("moria", "the_under_galleries", false),
        ("the_under_galleries", "moria", false),
    ];
    for (from, to, leads) in ways {
        let mut t = of(BASIC, &["bergil"], &[], &[]);
        stand(&mut t, from);
        assert_eq!(t.may(ONE, &format!("head c1 {to}")), leads, "{from} to {to}");
    }
}

/// SATM-19.16: at Hermit's Hill two minor items go for the right to play one major item, a hoard item too; not while the site is
/// tapped, not with one item, and not for a greater one.
/// wizards:hermits_hill
#[test]
fn hermits_hill_barters() {
    let begin = || {
        let hand =
            ["elven_cloak", "dagger_of_westernesse", "habergeon_of_silver", "sword_of_gondolin", "orcrist"];
        let mut t = of(BASIC, &["bergil", "haldir"], &hand, &[]);
        give(&mut t, "elven_cloak", "bergil");
        give(&mut t, "dagger_of_westernesse", "haldir");
        inside(&mut t, "hermits_hill");
        t
    };
    let mut t = begin();
    assert_eq!(t.refusal(ONE, "gain sword_of_gondolin bergil"), "SATM-19.16");
    t.choose(ONE, "site hermits_hill");
    t.choose(ONE, "pick elven_cloak");
    assert_eq!(zone(&t, "elven_cloak"), Zone::On(t.of("bergil")), "nothing goes before both are chosen");
    t.choose(ONE, "pick dagger_of_westernesse");
    for item in ["elven_cloak", "dagger_of_westernesse"] {
        assert_eq!(zone(&t, item), Zone::Discard, "{item}");
    }
    assert!(t.may(ONE, "gain sword_of_gondolin bergil"));
    assert_eq!(t.refusal(ONE, "gain orcrist bergil"), "SATM-19.16");
    t.choose(ONE, "gain habergeon_of_silver bergil");
    assert!(!company(&t).bartered, "one item alone");
    let mut t = begin();
    t.state.sides[ONE].tapped.add(site("hermits_hill"));
    assert_eq!(t.refusal(ONE, "site hermits_hill"), "SATM-19.7");
    let mut t = begin();
    let cloak = t.of("elven_cloak");
    t.state.in_play.retain(|id| *id != cloak);
    t.state.pieces[cloak.index()].zone = Zone::Discard;
    assert!(!t.may(ONE, "site hermits_hill"), "one item");
}

/// SATM-5.9: at the Worthy Hills a sage and a scout tap and the site untaps; one who is both is not two.
/// wizards:the_worthy_hills
#[test]
fn the_worthy_hills_are_searched_again() {
    let begin = |who: &[&'static str], tapped: bool| {
        let mut t = of(BASIC, who, &[], &[]);
        inside(&mut t, "the_worthy_hills");
        if tapped {
            t.state.sides[ONE].tapped.add(site("the_worthy_hills"));
        }
        t
    };
    // Balin is a sage, Bergil a scout, Annalena is both.
    let mut t = begin(&["balin", "bergil"], true);
    t.choose(ONE, "site the_worthy_hills");
    assert!(!t.may(ONE, "pick bergil"));
    t.choose(ONE, "pick balin");
    t.choose(ONE, "pick bergil");
    assert!(!t.state.sides[ONE].tapped.has(site("the_worthy_hills")));
    for who in ["balin", "bergil"] {
        assert_eq!(status(&t, who), Status::Tapped, "{who}");
    }
    assert!(!begin(&["balin", "bergil"], false).may(ONE, "site the_worthy_hills"), "it is untapped");
    assert!(!begin(&["annalena"], true).may(ONE, "site the_worthy_hills"), "one alone");
    assert!(begin(&["annalena", "bergil"], true).may(ONE, "site the_worthy_hills"));
}

/// SATM-15.30: there every character faces a strike, which only taps.
#[test]
fn the_worthy_hills_hold_up_everybody() {
    let mut t = told(
        BASIC,
        "turn: 3 of 1\nphase: sites\ncompany 1 the_worthy_hills < rivendell: aragorn_ii, gimli, elladan\n\
         company 2 lorien: haldir\nhand 1: concealment",
    );
    t.choose(ONE, "company c1");
    until(&mut t, "wizards-ask-priority");
    assert_eq!(attacked(&t), (3, 9, 0));
    assert!(t.state.combat.as_ref().unwrap().detains);
}
