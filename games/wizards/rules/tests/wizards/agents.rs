//! The book's example of an agent (chapter 28).

use wizards::cards::Stat;
use wizards::ids::PieceId;
use wizards::mechanics::Against;
use wizards::state::{Status, Zone};

use crate::bench;
use crate::places::told;
use crate::stage::{BASIC, ONE, STANDARD, Side, TWO, Table, card};

fn side<'a>(company: &'a [&'a str], hand: &'a [&'a str]) -> Side<'a> {
    Side { company, items: &[], hand, draws: &[] }
}

/// The agent of that player as a line of the table.
fn agent(t: &Table) -> String {
    let lines = <wizards::Wizards as table::Game>::lines(&t.state);
    let mut lines = lines.into_iter().filter(|line| line.starts_with("agent"));
    lines.next().unwrap_or_default()
}

/// SATM-33.12, SATM-28.1, SATM-28.2, SATM-28.5, SATM-28.6, SATM-28.9, SATM-28.18, SATM-28.20, SATM-28.22, SATM-28.25, SATM-28.29,
/// SATM-28.38: Gisulf comes by way of the Gladden Fields to Goblin-gate.
#[test]
fn gisulf_in_the_book() {
    let ghouls = ["ghouls"; 8];
    let mut theirs = ghouls;
    theirs[0] = "gisulf";
    let mut mine = ghouls;
    mine[0] = "dark_quarrels";
    let mut t = Table::new(STANDARD, [side(&["elladan"], &mine), side(&["gimli"], &theirs)], &[8, 6, 7]);
    // Played, face down: it could be at any of its three homes, and does nothing this turn.
    t.then(TWO, "lurk gisulf");
    assert_eq!(agent(&t), "agent 2 gisulf: down");
    let homes = t.state.agent_places(&t.state.agents[0]);
    assert_eq!(homes.iter().count(), 3);
    t.choose(ONE, "pass");
    assert_eq!(t.refusal(TWO, "wander gisulf gladden_fields"), "SATM-28.38");
    skip_turn(&mut t);
    skip_turn(&mut t);
    // The company goes to Lórien, and it to the Vales of Anduin, next to the Woodmen's town.
    t.choose(ONE, "head c1 lorien");
    t.then(ONE, "way 0");
    t.then(TWO, "wander gisulf gladden_fields");
    assert_eq!(agent(&t), "agent 2 gisulf: down, tapped, at gladden_fields");
    skip_turn(&mut t);
    // In its player's own turn it untaps.
    assert_eq!(agent(&t), "agent 2 gisulf: down, at gladden_fields");
    skip_turn(&mut t);
    t.choose(ONE, "head c1 goblin_gate");
    t.then(ONE, "region anduin_vales");
    t.choose(ONE, "region high_pass");
    t.choose(ONE, "pass");
    t.then(TWO, "wander gisulf goblin_gate");
    until(&mut t, "wizards-ask-explore");
    t.choose(ONE, "company c1");
    t.then(ONE, "play dark_quarrels 0");
    t.then(TWO, "ambush gisulf");
    // The way was allowed: the Gladden Fields return; 5 and 2, for it was face down away from home.
    assert_eq!(agent(&t), "agent 2 gisulf: up, tapped, at goblin_gate");
    assert!(t.state.sides[TWO].sites.iter().any(|site| site.to_string() == "gladden_fields"));
    let combat = t.state.combat.as_ref().expect("an attack");
    assert_eq!(combat.prowess, 7);
    t.then(ONE, "pick elladan");
    until(&mut t, "wizards-ask-in-site");
    // 7 and 8 against 5 and 6; the body holds against a 7.
    let elladan = t.state.piece(t.of("elladan"));
    assert_eq!(elladan.status, Status::Wounded);
    assert!(matches!(elladan.zone, Zone::Company(_)));
    assert_eq!(t.unused(), 0);
}

fn on(t: &mut Table) {
    if t.prompt() != "wizards-ask-reset" {
        return t.go_on("what comes");
    }
    let seat = <wizards::Wizards as table::Game>::asks(&t.state).first().expect("somebody is asked");
    let least = ["card ghouls", "card cave_drake"];
    let least = least.into_iter().find(|card| t.may(seat, card));
    t.choose(seat, least.expect("a card that nobody needs"));
}

fn skip_turn(t: &mut Table) {
    let now = t.state.turn.number;
    while t.state.turn.number == now {
        on(t);
    }
}

fn until(t: &mut Table, question: &str) {
    for _ in 0..80 {
        if t.prompt() == question {
            return;
        }
        on(t);
    }
    panic!("'{question}' is never asked");
}

/// An agent, as it is met in play.
struct Foe {
    homes: &'static [&'static str],
    prowess: i8,
    body: i8,
    points: i16,
    /// Direct influence upon nobody in particular, and upon these.
    influence: i8,
    over: &'static [(&'static str, i8)],
}

/// The card of this name, wherever it is.
fn piece(t: &Table, name: &str) -> PieceId {
    let at = t.state.pieces.iter().position(|piece| piece.card == card(name));
    format!("#{}", at.unwrap_or_else(|| panic!("no '{name}'"))).parse().unwrap()
}

/// SATM-28.2, SATM-28.27, SATM-28.30: hidden it could be at any of its homes; in sight and away it attacks with what is on its card;
/// defeated it is worth its points.
fn show(id: &str, foe: &Foe) {
    let away = ["edoras", "bag_end", "pelargir"].into_iter().find(|site| !foe.homes.contains(site)).unwrap();
    let mut t = told(
        BASIC,
        &format!(
            "turn: 3 of 1\nphase: sites\ncompany 1 {away} < lorien: elladan, gimli\ncompany 2 lorien: haldir\n\
             agent 2 {id}: down"
        ),
    );
    let homes = t.state.agent_places(&t.state.agents[0]);
    let mut homes = homes.iter().map(|site| site.to_string()).collect::<Vec<_>>();
    homes.sort();
    let mut printed = foe.homes.to_vec();
    printed.sort_unstable();
    assert_eq!(homes, printed);
    t.choose(ONE, "company c1");
    bench::until(&mut t, "wizards-ask-ambushes");
    assert!(!t.may(TWO, "ambush a1"), "it is not here");
    let mut t = told(
        BASIC,
        &format!(
            "turn: 3 of 1\nphase: sites\ncompany 1 {away} < lorien: elladan, gimli\ncompany 2 lorien: haldir\n\
             hand 1: {}\nagent 2 {id}: up, at {away}",
            foe.over.iter().map(|(who, _)| *who).collect::<Vec<_>>().join(", ")
        ),
    );
    let agent = piece(&t, id);
    let over = |t: &Table, against| t.state.number(agent, Stat::DirectInfluence, against);
    assert_eq!(over(&t, Against::Nothing), foe.influence);
    for (who, influence) in foe.over {
        let who = piece(&t, who);
        assert_eq!(over(&t, Against::Piece(who)), *influence, "{}", t.state.piece(who).card);
    }
    // Of no others of the company.
    assert!(
        foe.over.iter().any(|(who, _)| *who == "elladan") || {
            over(&t, Against::Piece(t.of("elladan"))) == foe.influence || matches!(id, "elwen" | "nimloth")
        }
    );
    bench::embolden(&mut t);
    t.choose(ONE, "company c1");
    t.then(TWO, "ambush a1");
    let strikes = if id == "elerina" { 2 } else { 1 };
    assert_eq!(bench::attacked(&t), (strikes, foe.prowess, foe.body));
    t.rolls(&[&[2, 12, 12, 2, 12, 12][..], &[7; 60]].concat());
    bench::suffer(&mut t);
    assert_eq!(t.state.piece(agent).zone, Zone::Won(ONE));
    assert_eq!(t.state.points(ONE).creatures, foe.points);
}

macro_rules! agents {
    ($($(#[$attribute:meta])* fn $name:ident() {
        $homes:expr, prowess $prowess:literal, body $body:literal, points $points:literal,
        influence $influence:literal $(, over $over:expr)?
    })*) => {$(
        $(#[$attribute])*
        fn $name() {
            let all: &[&'static [(&'static str, i8)]] = &[$( $over )?];
            let over = all.first().copied().unwrap_or_default();
            show(stringify!($name), &Foe {
                homes: &$homes, prowess: $prowess, body: $body, points: $points, influence: $influence, over,
            });
        }
    )*};
}

agents! {
    /// wizards:baduila
    #[test]
    fn baduila() { ["goblin_gate", "mount_gundabad"], prowess 6, body 8, points 3, influence 2 }
    /// wizards:dror
    #[test]
    fn dror() {
        ["blue_mountain_dwarf_hold"], prowess 3, body 7, points 1, influence 2,
        over &[("oin", 4), ("iron_hill_dwarves", 4), ("hobbits", 2)]
    }
    /// wizards:fori_the_beardless
    #[test]
    fn fori_the_beardless() {
        ["iron_hill_dwarf_hold"], prowess 4, body 7, points 1, influence 1,
        over &[("oin", 3), ("iron_hill_dwarves", 3), ("hobbits", 1)]
    }
    /// wizards:lobelia_sackville_baggins
    #[test]
    fn lobelia_sackville_baggins() {
        ["bag_end", "bree"], prowess 0, body 9, points 1, influence 1,
        over &[("sam_gamgee", 4), ("hobbits", 4), ("oin", 1)]
    }
    /// wizards:my_precious
    #[test]
    fn my_precious() {
        ["goblin_gate", "moria", "shelobs_lair", "mount_doom"], prowess 2, body 9, points -1, influence 0
    }
    /// wizards:elerina
    #[test]
    fn elerina() { ["carn_dum", "mount_gram"], prowess 5, body 9, points 3, influence 3 }
    /// wizards:anarin
    #[test]
    fn anarin() { ["moria"], prowess 4, body 8, points 2, influence 3 }
    /// wizards:dasakun
    #[test]
    fn dasakun() {
        ["easterling_camp", "variag_camp", "shrel_kain"], prowess 6, body 7, points 2, influence 1
    }
    /// wizards:elwen
    #[test]
    fn elwen() {
        ["dol_amroth", "minas_tirith"], prowess 4, body 8, points 2, influence 2,
        over &[("legolas", 4), ("wood_elves", 4), ("hobbits", 2)]
    }
    /// wizards:eun
    #[test]
    fn eun() { ["vale_of_erech", "lond_galen"], prowess 4, body 8, points 1, influence 0 }
    /// wizards:firiel
    #[test]
    fn firiel() {
        ["pelargir", "vale_of_erech"], prowess 3, body 8, points 2, influence 3,
        over &[("bergil", 5), ("men_of_anfalas", 5), ("men_of_lebennin", 5), ("rangers_of_the_north", 3), ("eowyn", 3)]
    }
    /// wizards:the_grimburgoth
    #[test]
    fn the_grimburgoth() { ["dol_guldur"], prowess 7, body 9, points 3, influence 2 }
    /// wizards:herion
    #[test]
    fn herion() { ["lond_galen", "dol_amroth"], prowess 5, body 7, points 1, influence 0 }
    /// wizards:ivic
    #[test]
    fn ivic() { ["southron_oasis", "variag_camp", "pelargir"], prowess 5, body 8, points 2, influence 2 }
    /// wizards:juoma
    #[test]
    fn juoma() { ["lossadan_camp", "bree"], prowess 3, body 7, points 1, influence 1 }
    /// wizards:nimloth
    #[test]
    fn nimloth() {
        ["thranduils_halls", "sarn_goriwing"], prowess 3, body 8, points 1, influence 1,
        over &[("legolas", 3), ("wood_elves", 3), ("hobbits", 1)]
    }
    /// wizards:om_buri_om
    #[test]
    fn om_buri_om() {
        ["druadan_forest", "wose_passage_hold", "stone_circle"], prowess 2, body 9, points 2, influence 2,
        over &[("woses_of_old_pukel_land", 5), ("woses_of_the_eryn_vorn", 5), ("hobbits", 2)]
    }
    /// wizards:pon_ora_pon
    #[test]
    fn pon_ora_pon() {
        ["druadan_forest", "wose_passage_hold", "stone_circle"], prowess 1, body 9, points 2, influence 2,
        over &[("woses_of_old_pukel_land", 5), ("hobbits", 2)]
    }
    /// wizards:raisha
    #[test]
    fn raisha() {
        ["variag_camp", "easterling_camp", "southron_oasis"], prowess 5, body 9, points 2, influence 1
    }
    /// wizards:surion
    #[test]
    fn surion() {
        ["minas_tirith", "pelargir"], prowess 5, body 7, points 2, influence 2,
        over &[("bergil", 4), ("men_of_anorien", 4), ("rangers_of_ithilien", 2)]
    }
    /// wizards:taladhan
    #[test]
    fn taladhan() { ["sarn_goriwing", "dol_guldur"], prowess 4, body 9, points 2, influence 1 }
    /// wizards:wormtongue
    #[test]
    fn wormtongue() {
        ["edoras", "dunharrow", "isengard"], prowess 1, body 8, points 2, influence 2,
        over &[("riders_of_rohan", 6), ("eowyn", 6), ("bergil", 2)]
    }
    /// wizards:freca
    #[test]
    fn freca() {
        ["edoras", "dunnish_clan_hold"], prowess 4, body 8, points 2, influence 2,
        over &[("riders_of_rohan", 3), ("dunlendings", 3), ("eowyn", 2)]
    }
    /// wizards:wolf_son_of_freca
    #[test]
    fn wolf_son_of_freca() {
        ["edoras", "dunnish_clan_hold"], prowess 3, body 7, points 1, influence 2,
        over &[("dunlendings", 4), ("riders_of_rohan", 2)]
    }
}

/// A company on its way from one site to another, and an agent of the other player, who may act.
fn on_its_way(agent: &str, way: &str, mine: &str) -> Table {
    let text = format!(
        "turn: 3 of 1\nphase: movement\ncompany 1 {way}: elladan, gimli{mine}\ncompany 2 lorien: haldir\n\
         agent 2 {agent}"
    );
    let mut t = told(BASIC, &text);
    bench::until_asked(&mut t, TWO);
    t
}

/// SATM-18.3: Baduila is discarded, and the company returns where it came from; not where he is not. wizards:baduila
#[test]
fn baduila_bars_the_way() {
    for (lies, way, may) in [
        ("baduila: down", "rivendell > goblin_gate", true),
        ("baduila: up, at goblin_gate", "rivendell > goblin_gate", true),
        ("baduila: down", "rivendell > bree", false),
        ("baduila: up, at mount_gundabad", "rivendell > goblin_gate", false),
        ("baduila: down", "goblin_gate", false),
    ] {
        let mut t = on_its_way(lies, way, "");
        let what = format!("use {} 0", piece(&t, "baduila"));
        assert_eq!(t.may(TWO, &what), may, "{lies} {way}");
        assert!(!t.may(ONE, &what));
        if may {
            let used = bench::company(&t).used;
            bench::play(&mut t, TWO, &what);
            assert_eq!(bench::zone(&t, "baduila"), Zone::Discard);
            assert!(t.state.agents.is_empty());
            assert!(!bench::company(&t).moving() && bench::company(&t).barred);
            assert_eq!(bench::company(&t).used, used, "it is no action");
        }
    }
}

/// SATM-28.6: some go to havens, others do not; Lobelia does not leave her land. wizards:anarin, wizards:elwen, wizards:nimloth,
/// wizards:lobelia_sackville_baggins
#[test]
fn where_agents_go() {
    for (agent, at, to, may) in [
        ("anarin", "dimrill_dale", "lorien", true),
        ("eun", "dimrill_dale", "lorien", false),
        ("elwen", "dol_amroth", "edhellond", true),
        ("nimloth", "bandit_lair", "lorien", true),
        ("lobelia_sackville_baggins", "bree", "old_forest", true),
        ("lobelia_sackville_baggins", "bree", "the_white_towers", true),
        ("lobelia_sackville_baggins", "bree", "bag_end", true),
        ("lobelia_sackville_baggins", "bree", "weathertop", false),
        ("juoma", "bree", "weathertop", true),
    ] {
        let t = on_its_way(&format!("{agent}: up, at {at}"), "rivendell", "");
        assert_eq!(t.may(TWO, &format!("wander a1 {to}")), may, "{agent} to {to}");
    }
    let mut t = on_its_way("anarin: up, at dimrill_dale", "rivendell", "");
    t.choose(TWO, "wander a1 lorien");
    let lorien = wizards::ids::SiteId::named("lorien").unwrap();
    assert!(t.state.sides[TWO].sites.has(lorien), "of havens there are as many as are wanted");
}

/// SATM-28.3, SATM-28.25: they tap at the new site of a company and attack it while it moves: the Grimburgoth with two prowess more;
/// others do not, and they do not where they are not. wizards:anarin, wizards:the_grimburgoth
#[test]
fn agents_who_waylay() {
    for (lies, way, numbers) in [
        ("the_grimburgoth: up, at bandit_lair", "lorien > bandit_lair", Some((1, 9, 9))),
        ("the_grimburgoth: down, at bandit_lair", "lorien > bandit_lair", Some((1, 11, 9))),
        ("anarin: down", "lorien > moria", Some((1, 9, 9))),
        ("anarin: up, tapped, at moria", "lorien > moria", None),
        ("anarin: down", "moria", None),
        ("anarin: down", "lorien > bandit_lair", None),
        ("raisha: up, at bandit_lair", "lorien > bandit_lair", None),
    ] {
        let mut t = on_its_way(lies, way, "");
        assert_eq!(t.may(TWO, "waylay a1"), numbers.is_some(), "{lies} {way}");
        if let Some(numbers) = numbers {
            t.choose(TWO, "waylay a1");
            assert_eq!(bench::attacked(&t), numbers, "{lies}");
            bench::suffer(&mut t);
            bench::until_asked(&mut t, TWO);
            assert!(!t.may(TWO, "waylay a1"), "once");
            assert!(bench::company(&t).moving());
        }
    }
}

/// SATM-15.28: untapped Elerína strikes twice. wizards:elerina
#[test]
fn elerina_strikes_twice() {
    for (lies, strikes) in [("up", 2), ("up, tapped", 1)] {
        let text = format!(
            "turn: 3 of 1\nphase: sites\ncompany 1 edoras < lorien: elladan, gimli\ncompany 2 lorien: haldir\n\
             agent 2 elerina: {lies}, at edoras"
        );
        let mut t = told(BASIC, &text);
        t.choose(ONE, "company c1");
        t.then(TWO, "ambush a1");
        assert_eq!(bench::attacked(&t), (strikes, 5, 9), "{lies}");
    }
}

/// SATM-15.25: Taladhan chooses whom he strikes; who is struck loses an item of the company, and is not wounded.
/// wizards:taladhan
#[test]
fn taladhan_takes_an_item() {
    for (roll, hits) in [(2, true), (12, false)] {
        let mut t = told(
            BASIC,
            "turn: 3 of 1\nphase: sites\ncompany 1 edoras < lorien: annalena + elven_cloak, gimli\n\
             company 2 lorien: haldir\nagent 2 taladhan: up, at edoras",
        );
        t.choose(ONE, "company c1");
        t.then(TWO, "ambush a1");
        assert!(t.state.combat.as_ref().unwrap().attacker_chooses);
        t.rolls(&[&[if hits { 12 } else { 2 }, roll, 2][..], &[7; 30]].concat());
        bench::until(&mut t, "wizards-ask-assign-rest");
        t.choose(TWO, "pick annalena");
        bench::suffer(&mut t);
        assert_eq!(bench::zone(&t, "elven_cloak") == Zone::Discard, hits);
        assert_eq!(bench::status(&t, "annalena"), Status::Tapped);
    }
}

/// SATM-28.3: in sight My Precious acts once more, beyond the hazard limit; hidden once only. wizards:my_precious
#[test]
fn my_precious_is_restless() {
    let mut t = on_its_way("my_precious: up, at moria", "rivendell", "");
    t.choose(TWO, "wander a1 dimrill_dale");
    bench::until_asked(&mut t, TWO);
    let used = bench::company(&t).used;
    t.choose(TWO, "rouse a1");
    bench::until_asked(&mut t, TWO);
    assert_eq!(bench::company(&t).used, used);
    assert!(!t.may(TWO, "wander a1 moria"), "not a third time");
    for agent in ["my_precious: down, at dimrill_dale", "bill_ferny: up, at weathertop"] {
        let mut t = on_its_way(agent, "rivendell", "");
        t.choose(TWO, "go-home a1");
        for _ in 0..4 {
            if t.prompt() == "wizards-ask-agent-home" {
                bench::on(&mut t);
            }
        }
        bench::until_asked(&mut t, TWO);
        assert_eq!(t.refusal(TWO, "hide a1"), "SATM-28.3", "{agent}");
    }
}

/// SATM-28.21, SATM-25.3: with success he takes a ring, of the attacker's choice, and is gone; when he fails and stays, whoever taps may
/// take him along as Gollum. wizards:my_precious
#[test]
fn my_precious_craves() {
    let begin = |rings: &str| {
        let mut t = told(
            BASIC,
            &format!(
                "turn: 3 of 1\nphase: sites\ncompany 1 edoras < lorien: annalena{rings}, gimli\n\
                 company 2 lorien: haldir\nhand 1: gollum, goldberry\nagent 2 my_precious: up, at edoras"
            ),
        );
        t.choose(ONE, "company c1");
        t.then(TWO, "ambush a1");
        t.then(ONE, "pick annalena");
        t
    };
    let mut t = begin(" + fair_gold_ring + precious_gold_ring + elven_cloak");
    t.rolls(&[&[12, 2, 2][..], &[7; 30]].concat());
    bench::until(&mut t, "wizards-ask-snatch");
    assert!(!t.may(TWO, "pick elven_cloak"));
    t.choose(TWO, "pick precious_gold_ring");
    for (name, zone) in [("precious_gold_ring", Zone::Discard), ("my_precious", Zone::Discard)] {
        assert_eq!(bench::zone(&t, name), zone, "{name}");
    }
    assert!(t.of("fair_gold_ring") != t.of("elven_cloak"), "they stay");
    let mut t = begin("");
    t.rolls(&[&[12, 2, 2][..], &[7; 30]].concat());
    bench::suffer(&mut t);
    assert_eq!(bench::zone(&t, "my_precious"), Zone::Agent, "there is no ring");
    // He loses, and his body holds: a roll of two.
    let mut t = begin(" + elven_cloak");
    t.rolls(&[&[2, 12, 2][..], &[7; 30]].concat());
    bench::until(&mut t, "wizards-ask-tame");
    assert!(!t.may(ONE, "gain goldberry gimli"));
    assert!(!t.may(ONE, "gain gollum annalena"), "she has tapped");
    t.choose(ONE, "gain gollum gimli");
    assert_eq!(t.state.piece(t.of("gollum")).zone, Zone::On(t.of("gimli")));
    assert_eq!(bench::zone(&t, "my_precious"), Zone::Discard);
    assert_eq!(t.state.points(ONE).allies, 2);
    // Defeated he is nobody's friend.
    let mut t = begin("");
    t.rolls(&[&[2, 12, 12][..], &[7; 30]].concat());
    bench::suffer(&mut t);
    assert_eq!(bench::zone(&t, "my_precious"), Zone::Won(ONE));
}
