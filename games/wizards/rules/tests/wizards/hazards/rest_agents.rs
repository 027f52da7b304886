//! Hazard events for agents (chapter 28).

use table::{Game, Observer};
use wizards::Wizards;
use wizards::card::RegionKind;
use wizards::ids::PieceId;
use wizards::state::{Agent, Footstep, Link, State, Status, Target, Zone};

use super::rest::{abroad, combat, site, step};
use crate::bench::{attack, company, first, on, play, put, status, turn, until, until_asked, zone};
use crate::stage::{ONE, TWO, Table, card};

/// An agent of the second player on the table: face down at one of its homes, or face up at this site.
fn agent(t: &mut Table, name: &str, at: Option<&str>) -> PieceId {
    let id = put(t, name, if at.is_some() { Zone::Agent } else { Zone::Lurking });
    let number = t.state.agents.len() + 1;
    let mut agent = Agent::new(format!("a{number}").parse().unwrap(), id);
    agent.fresh = false;
    if let Some(at) = at {
        t.state.sides[TWO].sites.remove(site(at));
        agent.way.push(Footstep { site: site(at), seen: true });
    }
    t.state.agents.push(agent);
    id
}

/// Declares it at this agent, whoever that is, and nobody answers.
fn send(t: &mut Table, what: &str, at: PieceId) {
    t.choose(TWO, what);
    let pick = format!("pick {at}");
    let hidden = t.state.piece(at).zone == Zone::Lurking;
    let mut asked_about = 0;
    for _ in 0..8 {
        match t.prompt() {
            "wizards-ask-aim" if t.may(TWO, &pick) => t.choose(TWO, &pick),
            // Who is asked for a response is not told who lies there face down, and imagines somebody there all the same.
            "wizards-ask-respond" if t.state.piece(at).zone == Zone::Lurking => {
                assert!(t.state.chain.iter().any(|link| link.target == Target::Piece(at)));
                // Nor by its number, which it has for the whole game.
                let seen = |observer| Wizards::view(&t.state, observer).chain;
                let aimed = |link: &Link| link.target == Target::Piece(at) || link.user == Some(at);
                assert!(seen(Observer::Seat(TWO)).iter().any(aimed));
                assert!(
                    ![Observer::Seat(ONE), Observer::Watcher]
                        .into_iter()
                        .flat_map(seen)
                        .any(|link| aimed(&link))
                );
                let asked = |state: &State| Wizards::prompt(state, Observer::Seat(ONE));
                for seed in 0..20 {
                    let imagined = Wizards::imagine(&t.state, ONE, &mut table::rng(seed));
                    assert_eq!(asked(&imagined), asked(&t.state), "{what}");
                    assert_eq!(imagined.piece(at).zone, Zone::Lurking, "{what}");
                }
                asked_about += 1;
                on(t);
            }
            "wizards-ask-aim" | "wizards-ask-respond" | "wizards-ask-add" => on(t),
            _ => break,
        }
    }
    assert_eq!(hidden, asked_about > 0, "{what}: the other player is asked");
}

/// SATM-28.22: a warrior at the new site of the company taps and attacks it with three more, as it would from ambush, and the
/// attacker chooses whom; no other agent, and none elsewhere. wizards:cunning_foes
#[test]
fn cunning_foes() {
    let what = "play cunning_foes 0";
    for (name, at, to, may) in [
        ("gisulf", None, "dale", true),
        ("gisulf", Some("dale"), "dale", true),
        ("gisulf", Some("lake_town"), "dale", false),
        ("gergeli", None, "lake_town", false),
    ] {
        let mut t = abroad(&["aragorn_ii", "elladan"], &[], &["cunning_foes", name], to, &[], &[]);
        let id = agent(&mut t, name, at);
        assert_eq!(t.may(TWO, what), may, "{name} {at:?}");
        if !may {
            continue;
        }
        send(&mut t, what, id);
        assert_eq!(t.state.piece(id).zone, Zone::Agent, "it shows itself");
        assert_eq!(t.state.piece(id).status, Status::Tapped);
        // Five, three by the card, and five more from ambush at home; two at home in sight.
        let home = if at.is_none() { 5 } else { 2 };
        assert_eq!(combat(&mut t).prowess, 5 + 3 + home);
        assert!(combat(&mut t).attacker_chooses);
        turn(&mut t, "gisulf", Status::Tapped);
        assert_eq!(company(&t).used, 1);
    }
    let mut t = abroad(&["aragorn_ii"], &[], &["cunning_foes", "gisulf"], "dale", &[], &[]);
    let id = agent(&mut t, "gisulf", None);
    t.state.pieces[id.index()].status = Status::Tapped;
    assert!(!t.may(TWO, what), "tapped");
}

/// SATM-30.1: whom the agent hits is a prisoner at one of its homes, unhurt, and it goes there; who rescues meets its people. Who
/// is not hit stays, and the card is gone. wizards:to_get_you_away
#[test]
fn to_get_you_away() {
    let what = "play to_get_you_away 0";
    for (roll, taken) in [(2, true), (12, false)] {
        let mut t = abroad(&["aragorn_ii", "elladan"], &[], &["to_get_you_away", "gisulf"], "dale", &[], &[]);
        let id = agent(&mut t, "gisulf", None);
        t.rolls(&[12, roll, 12, roll, 2, 2, 2]);
        send(&mut t, what, id);
        let hero = t.of("aragorn_ii");
        if !taken {
            combat(&mut t).prowess = -20;
        }
        for _ in 0..40 {
            if t.state.combat.is_none() {
                break;
            }
            if t.prompt() == "wizards-ask-rescue-site" {
                assert!(!t.may(TWO, "site moria"), "no home");
                t.choose(TWO, "site lake_town");
            } else if t.prompt() == "wizards-ask-assign-rest" && t.may(TWO, "pick aragorn_ii") {
                t.choose(TWO, "pick aragorn_ii");
            } else {
                step(&mut t);
            }
        }
        let prisoner = t.state.hosts.iter().any(|host| t.state.piece(hero).zone == Zone::On(host.piece));
        assert_eq!(prisoner, taken, "{roll}");
        assert_eq!(zone(&t, "to_get_you_away") == Zone::Discard, !taken);
        if taken {
            assert!(t.state.piece(hero).status != Status::Wounded);
            let host = t.state.hosts[0];
            assert_eq!((host.site, host.race), (site("lake_town"), Some(wizards::card::Race::Man)));
            assert_eq!(t.state.agents[0].way.last().map(|step| step.site), Some(site("lake_town")));
            let rescue = card("to_get_you_away").get().rescue[0];
            assert_eq!((rescue.strikes, rescue.prowess), (3, 8));
        }
    }
}

/// Does an attempt of the agent, whose modifier must be at least this, succeed against that roll?
fn sways(what: &str, name: &str, of: &str, own: i8, theirs: i8) -> bool {
    let home = card(of).get().home.iter().next();
    let at = card(name).get().home.iter().next().unwrap();
    let _ = home;
    let id = what.split(' ').nth(1).unwrap();
    let mut t = abroad(&["aragorn_ii", of], &[], &[id, name], &at.to_string(), &[], &[]);
    let foe = agent(&mut t, name, None);
    let victim = t.of(of);
    t.rolls(&[own, theirs, 2, 2]);
    send(&mut t, what, foe);
    until(&mut t, "wizards-ask-sway-whom");
    t.rolls(&[own, theirs, 2, 2]);
    let pick = format!("pick {victim}");
    t.choose(TWO, &pick);
    roll_now(&mut t);
    !t.state.piece(victim).zone.in_play()
}

/// Nothing is played on an agent's attempt. That is asked whatever the hand holds: who is not asked would tell what it lacks.
fn roll_now(t: &mut Table) {
    assert_eq!(t.prompt(), "wizards-ask-before-sway");
    t.choose(TWO, "pass");
}

/// Does Gisulf turn Bergil away by one card with such a roll against a four, with another card on the attempt or without?
fn revolts(roll: i8, aided: bool) -> bool {
    let cards = ["good_sense_revolts", "good_sense_revolts", "gisulf"];
    let home = card("bergil").get().home.iter().next();
    let at = card("gisulf").get().home.iter().find(|site| Some(*site) != home).unwrap();
    let mut t = abroad(&["aragorn_ii", "bergil"], &[], &cards, &at.to_string(), &[], &[]);
    let foe = agent(&mut t, "gisulf", None);
    let victim = t.of("bergil");
    assert!(!t.may(TWO, "play good_sense_revolts 1"), "nothing is tried yet");
    send(&mut t, "play good_sense_revolts 0", foe);
    until(&mut t, "wizards-ask-sway-whom");
    t.rolls(&[roll, 4, 2, 2]);
    t.choose(TWO, &format!("pick {victim}"));
    assert_eq!(t.prompt(), "wizards-ask-before-sway");
    assert!(!t.may(TWO, "play good_sense_revolts 0"), "the first part is for an attempt of its own");
    if aided {
        play(&mut t, TWO, "play good_sense_revolts 1");
    }
    roll_now(&mut t);
    assert!(t.state.lasting.is_empty());
    !t.state.piece(victim).zone.in_play()
}

/// SATM-28.33: an agent that cannot do so otherwise taps to turn somebody at its site, with four more, eight for those of its
/// home; or an attempt that an agent has declared has four more. wizards:good_sense_revolts
#[test]
fn good_sense_revolts() {
    let what = "play good_sense_revolts 0";
    assert!(sways(what, "gisulf", "bergil", 12, 2));
    assert!(!sways(what, "gisulf", "bergil", 2, 12));
    let mut t = abroad(&["aragorn_ii", "bergil"], &[], &["good_sense_revolts", "gisulf"], "moria", &[], &[]);
    assert!(!t.may(TWO, "play good_sense_revolts 1"), "there is no agent");
    let id = agent(&mut t, "gisulf", Some("dale"));
    assert!(!t.may(TWO, what), "nobody is at its site");
    assert!(!t.may(TWO, "play good_sense_revolts 1"), "no agent tries to influence anything");
    t.state.pieces[id.index()].status = Status::Tapped;
    assert!(!t.may(TWO, what));
    let least = |aided| (2..=12).find(|roll| revolts(*roll, aided)).unwrap();
    assert_eq!(least(false) - least(true), 4);
}

/// SATM-28.33: the same of a character or an ally with six more, ten for a diplomat; a faction is none of that.
/// wizards:your_welcome_is_doubtful
#[test]
fn your_welcome_is_doubtful() {
    let what = "play your_welcome_is_doubtful 0";
    assert!(sways(what, "gisulf", "bergil", 12, 2));
    assert!(!sways(what, "gisulf", "bergil", 2, 12));
    // Where the roll is as good as the other's, four more make the difference.
    let least = |name: &str| (2..=12).find(|roll| sways(what, name, "bergil", *roll, 10));
    let (plain, diplomat) = (least("gisulf"), least("woffung"));
    assert!(plain > diplomat || plain.is_none() && diplomat.is_some(), "{plain:?} {diplomat:?}");
    let cards = ["your_welcome_is_doubtful", "gisulf"];
    let mut t = abroad(&["aragorn_ii"], &["men_of_northern_rhovanion"], &cards, "moria", &[], &[]);
    put(&mut t, "men_of_northern_rhovanion", Zone::Won(ONE));
    agent(&mut t, "gisulf", Some("dale"));
    assert!(!t.may(TWO, what), "a faction is not influenced by it");
}

/// SATM-28.3: the agent acts once more each time, for nothing of the limit; once on an agent. wizards:never_seen_him
#[test]
fn never_seen_him() {
    let what = "play never_seen_him 0";
    let cards = ["never_seen_him", "never_seen_him", "gisulf"];
    let mut t = abroad(&["aragorn_ii"], &[], &cards, "moria", &[], &[]);
    assert!(!t.may(TWO, what), "there is no agent");
    let id = agent(&mut t, "gisulf", None);
    send(&mut t, what, id);
    until_asked(&mut t, TWO);
    assert_eq!(t.state.agents[0].bears.len(), 1);
    assert!(!t.may(TWO, what), "once on an agent");
    let used = company(&t).used;
    t.choose(TWO, "wander a1 lake_town");
    until_asked(&mut t, TWO);
    assert_eq!(company(&t).used, used + 1);
    assert!(t.may(TWO, "retrace a1"), "it acts again");
    t.choose(TWO, "retrace a1");
    until_asked(&mut t, TWO);
    assert_eq!(company(&t).used, used + 1);
    assert!(!t.may(TWO, "wander a1 dale"), "and no more");
}

/// SATM-28.2: an agent that has just come may have come from any hold of the free, if one is its home; the card goes when it shows
/// itself. Or such an agent is looked for in the deck. wizards:nobodys_friend
#[test]
fn nobodys_friend() {
    let what = "play nobodys_friend 0";
    for (name, free) in [("gisulf", true), ("baduila", false)] {
        let mut t = abroad(&["aragorn_ii"], &[], &["nobodys_friend", name], "moria", &[], &[]);
        let id = agent(&mut t, name, None);
        assert!(!t.may(TWO, what), "it came earlier");
        t.state.agents[0].fresh = true;
        send(&mut t, what, id);
        until_asked(&mut t, TWO);
        let places = t.state.agent_places(&t.state.agents[0]);
        assert_eq!(places.has(site("edoras")) && places.has(site("bree")), free, "{name}");
        assert!(!places.has(site("moria")));
        t.choose(TWO, "unmask a1");
        until(&mut t, "wizards-ask-agent-home");
        assert_eq!(t.may(TWO, "site edoras"), free);
        let at = if free { "site edoras" } else { "site goblin_gate" };
        t.choose(TWO, at);
        assert_eq!(zone(&t, "nobodys_friend"), Zone::Discard);
    }
    let mut t = abroad(&["aragorn_ii"], &[], &["nobodys_friend", "gisulf", "baduila"], "moria", &[], &[]);
    for name in ["gisulf", "baduila"] {
        let id = put(&mut t, name, Zone::Deck);
        t.state.sides[TWO].deck.push(id);
    }
    t.any_chance();
    play(&mut t, TWO, "play nobodys_friend 1");
    assert!(!t.may(TWO, "card baduila"));
    t.choose(TWO, "card gisulf");
    assert_eq!(zone(&t, "gisulf"), Zone::Hand);
}

/// SATM-28.12: an agent of the shadow's magic taps, and the dead attack at its site, besides the limit; not in a hold of the free,
/// nor one that knows nothing of it. wizards:shadow_out_of_the_dark
#[test]
fn shadow_out_of_the_dark() {
    let what = "play shadow_out_of_the_dark 0";
    for (name, at, on_it, may) in [
        ("elerina", "carn_dum", true, true),
        ("gisulf", "moria", false, false),
        ("firiel", "pelargir", true, false),
    ] {
        let cards = ["shadow_out_of_the_dark", name, "ghouls", "wolves"];
        let mut t = abroad(&["aragorn_ii"], &[], &cards, at, &[RegionKind::FreeDomain], &[]);
        let id = agent(&mut t, name, Some(at));
        assert_eq!(t.may(TWO, what), on_it, "{name}");
        if !on_it {
            continue;
        }
        send(&mut t, what, id);
        until_asked(&mut t, TWO);
        let using = "use shadow_out_of_the_dark 0";
        assert_eq!(t.may(TWO, using), may, "{name}");
        if !may {
            continue;
        }
        play(&mut t, TWO, using);
        until_asked(&mut t, TWO);
        assert_eq!(status(&t, name), Status::Tapped);
        t.state.company_mut(first()).limit = company(&t).used;
        assert!(!t.may(TWO, "play wolves 0"));
        attack(&mut t, "ghouls");
        assert_eq!(company(&t).used, company(&t).limit);
    }
    let mut t = abroad(&["aragorn_ii"], &[], &["shadow_out_of_the_dark", "elerina"], "carn_dum", &[], &[]);
    agent(&mut t, "elerina", None);
    assert!(!t.may(TWO, what), "face down");
}
