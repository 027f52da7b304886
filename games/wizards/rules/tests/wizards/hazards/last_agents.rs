//! Hazard events of the last part of the pool that agents make use of.

use wizards::cards::Stat;
use wizards::ids::PieceId;
use wizards::mechanics::Against;
use wizards::state::{Status, Zone};

use crate::bench::{aim, attacked, company, first, play, put, status, suffer, until, until_asked, zone};
use crate::places::told;
use crate::stage::{BASIC, ONE, TWO, Table, card};

fn piece(t: &Table, name: &str) -> PieceId {
    let at = t.state.pieces.iter().position(|piece| piece.card == card(name));
    format!("#{}", at.unwrap_or_else(|| panic!("no '{name}'"))).parse().unwrap()
}

/// A company is on its way to a site, with the events in the other player's hand, and agents as they are told.
fn going(who: &str, to: &str, events: &str, agents: &[&str]) -> Table {
    let lines = agents.iter().map(|agent| format!("\nagent 2 {agent}")).collect::<String>();
    let mut t = told(
        BASIC,
        &format!(
            "turn: 3 of 1\nphase: organization\ncompany 1 rivendell > {to}: {who}\ncompany 2 lorien: haldir\nhand 2: {events}{lines}"
        ),
    );
    t.choose(ONE, "pass");
    until_asked(&mut t, TWO);
    t.state.company_mut(first()).limit = 9;
    t
}

/// SATM-28.2: an agent taps where somebody has a home: with a roll above the mind and five that one goes home, five more if it is the
/// agent's home, too; a tapped agent does nothing, nor one where nobody is at home. wizards:pilfer_anything_unwatched
#[test]
fn pilfer_anything_unwatched() {
    let what = "play pilfer_anything_unwatched 0";
    for (agent, roll, gone) in [
        ("lobelia_sackville_baggins: up, at bag_end", 9, true),
        ("lobelia_sackville_baggins: up, at bag_end", 4, false),
        ("nimloth: up, at bag_end", 9, false),
    ] {
        let mut t = going("sam_gamgee, elladan", "goblin_gate", "pilfer_anything_unwatched", &[agent]);
        let sam = t.of("sam_gamgee");
        let mind = t.state.face(sam).mind.unwrap();
        t.rolls(&[roll; 5]);
        aim(&mut t, TWO, what, &[]);
        t.if_asked("wizards-ask-choose", TWO, "pick sam_gamgee");
        until_asked(&mut t, TWO);
        let home = if agent.starts_with("lobelia") { 5 } else { 0 };
        assert_eq!(roll + home > mind + 5, gone, "as it was meant");
        assert_eq!(t.state.piece(sam).zone == Zone::Hand, gone, "{agent} {roll}");
    }
    let t =
        going("sam_gamgee", "goblin_gate", "pilfer_anything_unwatched", &["nimloth: up, tapped, at bag_end"]);
    assert!(!t.may(TWO, what), "tapped");
    let t = going(
        "sam_gamgee",
        "goblin_gate",
        "pilfer_anything_unwatched",
        &["nimloth: up, at thranduils_halls"],
    );
    assert!(!t.may(TWO, what), "nobody is at home there");
}

/// SATM-28.21, SATM-28.25: a scout among the agents attacks on the way, with four more, and takes an item; nobody is wounded. Another
/// agent does not, nor one elsewhere. wizards:an_article_missing
#[test]
fn an_article_missing() {
    let what = "play an_article_missing 0";
    let who = "elladan + dagger_of_westernesse, gimli";
    for (agent, may) in [
        ("baduila: up, at goblin_gate", true),
        ("baduila: down, at goblin_gate", true),
        ("baduila: up, at mount_gundabad", false),
        ("leamon: up, at goblin_gate", false),
    ] {
        let mut t = going(who, "goblin_gate", "an_article_missing", &[agent]);
        assert_eq!(t.may(TWO, what), may, "{agent}");
        if !may {
            continue;
        }
        let used = company(&t).used;
        play(&mut t, TWO, what);
        until(&mut t, "wizards-ask-priority");
        // Six of its own, two at home, four by the card: it has shown itself before.
        let own = t.state.number(piece(&t, "baduila"), Stat::Prowess, Against::Nothing);
        assert_eq!(attacked(&t).1, own + 2 + 4, "{agent}");
        assert_eq!((status(&t, "baduila"), company(&t).used), (Status::Tapped, used + 1));
        until(&mut t, "wizards-ask-assign-rest");
        t.choose(TWO, "pick gimli");
        t.rolls(&[12, 2, 12, 12, 12]);
        suffer(&mut t);
        assert_eq!(zone(&t, "dagger_of_westernesse"), Zone::Discard);
        assert_ne!(status(&t, "gimli"), Status::Wounded);
    }
}

/// SATM-18.3: a ranger among the agents at the new site is given up, and the company goes back; another is not.
/// wizards:seek_without_success
#[test]
fn seek_without_success() {
    let what = "play seek_without_success 0";
    for (agent, may) in [
        ("baduila: up, tapped, at goblin_gate", true),
        ("baduila: down, at goblin_gate", true),
        ("leamon: up, at goblin_gate", false),
        ("baduila: up, at mount_gundabad", false),
    ] {
        let mut t = going("elladan", "goblin_gate", "seek_without_success", &[agent]);
        assert_eq!(t.may(TWO, what), may, "{agent}");
        if may {
            play(&mut t, TWO, what);
            assert_eq!(zone(&t, "baduila"), Zone::Discard);
            assert!(!company(&t).moving() && company(&t).barred);
        }
    }
}

/// SATM-28.33: a diplomat among the agents turns a faction at its site away, with six more, and that of its home without a roll.
/// wizards:twisted_tales
#[test]
fn twisted_tales() {
    let what = "play twisted_tales 0";
    for (agent, at, home) in [("wormtongue", "edoras", true), ("deallus", "edoras", false)] {
        let mut t = told(
            BASIC,
            &format!(
                "turn: 3 of 1\nphase: organization\ncompany 1 rivendell > goblin_gate: elladan\ncompany 2 lorien: haldir\n\
                 hand 2: twisted_tales\nwon 1: riders_of_rohan\nagent 2 {agent}: up, at {at}"
            ),
        );
        t.choose(ONE, "pass");
        until_asked(&mut t, TWO);
        for (roll, against) in [(2, 12), (12, 2)] {
            let mut t = Table::at(t.state.clone());
            t.rolls(&[roll, against, 7, 7]);
            play(&mut t, TWO, what);
            until_asked(&mut t, TWO);
            let gone = zone(&t, "riders_of_rohan") == Zone::Discard;
            if home {
                assert!(gone, "without a roll");
                assert_eq!(t.unused(), 8);
            } else {
                assert!(roll == 12 || !gone, "{roll}");
                assert_eq!(t.unused(), 4);
            }
            assert_eq!(status(&t, agent), Status::Tapped);
        }
    }
    let t = going("elladan", "goblin_gate", "twisted_tales", &["wormtongue: up, at edoras"]);
    assert!(!t.may(TWO, what), "no faction");
}

/// SATM-28.33: an agent sends an ally, a faction or a character at its site home to the hand; general influence is of no help.
/// wizards:will_not_come_down
#[test]
fn will_not_come_down() {
    let what = "play will_not_come_down 0";
    for (roll, against, gone) in [(12, 2, true), (2, 12, false)] {
        let mut t =
            going("bergil, elladan", "goblin_gate", "will_not_come_down", &["baduila: up, at goblin_gate"]);
        let bergil = t.of("bergil");
        t.rolls(&[roll, against, 7, 7]);
        aim(&mut t, TWO, what, &[]);
        until(&mut t, "wizards-ask-choose");
        assert!(!t.may(TWO, "pick haldir"));
        t.choose(TWO, "pick bergil");
        until_asked(&mut t, TWO);
        assert_eq!(t.state.piece(bergil).zone == Zone::Hand, gone, "{roll}");
        assert_eq!(status(&t, "baduila"), Status::Tapped);
    }
    let t = going("bergil", "goblin_gate", "will_not_come_down", &["baduila: up, at mount_gundabad"]);
    assert!(!t.may(TWO, what), "nobody is there");
}

/// SATM-28.3: each agent acts once more each time it has acted; that counts against the limit, and there must be room for it.
/// wizards:great_need_or_purpose
#[test]
fn great_need_or_purpose() {
    for need in [false, true] {
        let mut t = going("elladan", "goblin_gate", "great_need_or_purpose", &["gisulf: down, wounded"]);
        if need {
            put(&mut t, "great_need_or_purpose", Zone::Table);
        }
        t.choose(TWO, "recover a1");
        let used = company(&t).used;
        until_asked(&mut t, TWO);
        assert_eq!(t.may(TWO, "rouse a1"), need);
        if need {
            let mut full = Table::at(t.state.clone());
            full.state.company_mut(crate::bench::first()).limit = used;
            assert!(!full.may(TWO, "rouse a1"), "no room for a hazard");
            t.choose(TWO, "rouse a1");
            assert_eq!(company(&t).used, used + 1);
            until_asked(&mut t, TWO);
            assert!(!t.may(TWO, "go-home a1"), "twice, and no more");
        }
    }
}

/// SATM-28.2, SATM-28.18: an agent of the shadow that has just come may have come from any hold of it, until it is seen; or an agent of
/// such a home is fetched, and no other. wizards:inner_cunning
#[test]
fn inner_cunning() {
    let what = |mode: u8| format!("play inner_cunning {mode}");
    for (agent, cunning) in [("golodhros", true), ("gisulf", false)] {
        let mut t = going("elladan", "goblin_gate", &format!("inner_cunning, {agent}"), &[]);
        assert!(!t.may(TWO, &what(0)), "no agent");
        t.choose(TWO, &format!("lurk {agent}"));
        until_asked(&mut t, TWO);
        let before = t.state.agent_places(&t.state.agents[0]).iter().count();
        play(&mut t, TWO, &what(0));
        until_asked(&mut t, TWO);
        assert_eq!(zone(&t, "inner_cunning"), Zone::Table);
        let places = t.state.agent_places(&t.state.agents[0]);
        let moria = wizards::ids::SiteId::named("moria").unwrap();
        assert_eq!((places.has(moria), places.iter().count() > before), (cunning, cunning), "{agent}");
        t.choose(TWO, "unmask a1");
        assert_eq!(t.may(TWO, "site moria"), cunning, "{agent}");
        assert_eq!(zone(&t, "inner_cunning"), Zone::Discard);
    }
    let mut t = told(
        BASIC,
        "turn: 3 of 1\nphase: organization\ncompany 1 rivendell > goblin_gate: elladan\ncompany 2 lorien: haldir\n\
         hand 2: inner_cunning\ndeck 2: gisulf, baduila, golodhros, wolves",
    );
    t.choose(ONE, "pass");
    until_asked(&mut t, TWO);
    play(&mut t, TWO, &what(1));
    assert!(!t.may(TWO, "card gisulf") && !t.may(TWO, "card wolves"));
    t.any_chance();
    t.choose(TWO, "card golodhros");
    assert_eq!(zone(&t, "golodhros"), Zone::Hand);
}

/// SATM-28.21: agents come out to those who stay outside; without the card they do not. It may be turned up from on guard then.
/// wizards:near_to_hear_a_whisper
#[test]
fn near_to_hear_a_whisper() {
    let text = |guard: &str| {
        format!(
            "turn: 3 of 1\nphase: sites\ncompany 1 goblin_gate < lorien: elladan, gimli\ncompany 2 lorien: haldir\n\
             hand 2: near_to_hear_a_whisper\nagent 2 baduila: up, at goblin_gate{guard}"
        )
    };
    for whisper in [false, true] {
        let mut t = told(BASIC, &text(""));
        if whisper {
            put(&mut t, "near_to_hear_a_whisper", Zone::Table);
        }
        t.choose(ONE, "stay c1");
        assert_eq!(t.prompt() == "wizards-ask-ambushes", whisper);
        if whisper {
            t.choose(TWO, "ambush a1");
            assert_eq!(attacked(&t).0, 1);
        }
    }
    let mut t = told(
        BASIC,
        &text("\nguard c1: near_to_hear_a_whisper").replace("\nhand 2: near_to_hear_a_whisper", ""),
    );
    let mut enters = Table::at(t.state.clone());
    enters.rolls(&[7; 9]);
    enters.choose(ONE, "company c1");
    until(&mut enters, "wizards-ask-guard-reveal");
    assert!(!enters.may(TWO, "way 0"), "whoever enters is not overheard");
    t.choose(ONE, "stay c1");
    until(&mut t, "wizards-ask-guard-reveal");
    aim(&mut t, TWO, "way 0", &[]);
    until(&mut t, "wizards-ask-ambushes");
    t.choose(TWO, "ambush a1");
    assert!(t.state.combat.is_some());
}

/// SATM-15.28: at the site a scout among the agents has one strike more, and chooses whom; this turn, and there alone.
/// wizards:sudden_fury
#[test]
fn sudden_fury() {
    for (agent, scout) in [("baduila", true), ("leamon", false)] {
        let mut t =
            going("elladan, gimli", "goblin_gate", "sudden_fury", &[&format!("{agent}: up, at goblin_gate")]);
        play(&mut t, TWO, "play sudden_fury 0");
        let goblins = wizards::ids::SiteId::named("goblin_gate").unwrap();
        assert_eq!(zone(&t, "sudden_fury"), Zone::OnSite(goblins));
        until(&mut t, "wizards-ask-explore");
        crate::bench::embolden(&mut t);
        t.rolls(&[12; 90]);
        t.choose(ONE, "company c1");
        until(&mut t, "wizards-ask-ambushes");
        t.choose(TWO, "ambush a1");
        let chooses = |t: &Table| t.state.attacker_chooses(t.state.combat.as_ref().unwrap());
        assert_eq!((attacked(&t).0, chooses(&t)), if scout { (2, true) } else { (1, false) }, "{agent}");
        let card = t.of("sudden_fury");
        t.state.pieces[card.index()].zone = Zone::OnSite(wizards::ids::SiteId::named("moria").unwrap());
        assert_eq!((attacked(&t).0, chooses(&t)), (1, false), "elsewhere");
    }
}
