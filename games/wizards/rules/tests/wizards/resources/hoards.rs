//! Resource events of the later sets: towers, armouries and hoards, and sites that are cards.

use table::Game;
use wizards::Wizards;
use wizards::ids::SiteId;
use wizards::state::{Status, Zone};

use super::wiles::{before, lies, site};
use crate::bench::{
    aim, attacked, company, embolden, first, give, in_site, of, on, play, put, stand, status, suffer, turn,
    until, until_asked, zone,
};
use crate::stage::{BASIC, ONE, STANDARD, TWO, Table, card};

/// What was stolen is given up in a shadow-hold, and an item; the garrison comes, a scout keeps watch, at any time until the
/// company is done there, and there are ruins where nobody joins. wizards:tower_raided
#[test]
fn tower_raided() {
    let what = "play tower_raided 0";
    let mine = ["tower_raided", "dark_numbers", "sword_of_gondolin", "palantir_of_osgiliath"];
    let company_of_five = ["bergil", "haldir", "elladan", "boromir_ii", "pippin"];
    for how in ["at once", "at last", "never"] {
        let watched = how != "never";
        let mut t = of(BASIC, &company_of_five, &mine, &[]);
        embolden(&mut t);
        in_site(&mut t, "mount_gram");
        company_of_five.iter().for_each(|who| turn(&mut t, who, Status::Untapped));
        let sword = give(&mut t, "sword_of_gondolin", "haldir");
        assert!(!t.may(ONE, what), "nothing was stolen");
        give(&mut t, "dark_numbers", "pippin");
        if t.state.worth(sword) < 2 {
            assert!(!t.may(ONE, what), "the sword is not worth enough");
            give(&mut t, "palantir_of_osgiliath", "haldir");
        }
        play(&mut t, ONE, what);
        assert_eq!(zone(&t, "dark_numbers"), Zone::Discard);
        let dear = ["palantir_of_osgiliath", "sword_of_gondolin"].map(|item| zone(&t, item));
        assert!(dear.contains(&Zone::Discard), "{dear:?}");
        assert!(t.state.sides[ONE].tapped.has(site("mount_gram")));
        assert_eq!(attacked(&t), (4, 8, 0));
        suffer(&mut t);
        assert_eq!(status(&t, "pippin"), Status::Untapped, "he has kept watch");
        until(&mut t, "wizards-ask-in-site");
        let watch = format!("use {} 0", t.of("tower_raided"));
        assert!(t.may(ONE, &watch), "as long as the company is there");
        assert_eq!(zone(&t, "tower_raided"), Zone::OnSite(site("mount_gram")), "{how}");
        if how == "at once" {
            aim(&mut t, ONE, &watch, &["pick pippin"]);
            assert!(!t.may(ONE, &watch), "one scout is enough");
            until(&mut t, "wizards-ask-in-site");
        }
        t.choose(ONE, "pass");
        assert_eq!(t.prompt() == "wizards-ask-watch", how != "at once");
        if how != "at once" {
            assert!(!t.may(ONE, "pick haldir"), "no scout");
            t.choose(ONE, if watched { "pick pippin" } else { "pass" });
        }
        assert_eq!(zone(&t, "tower_raided") == Zone::OnSite(site("mount_gram")), watched);
        assert_eq!(t.state.points(ONE).other, if watched { 6 } else { 0 });
        assert_eq!(status(&t, "pippin") == Status::Tapped, watched);
    }
}

/// SATM-12.8: by regions alone, three at most, and one hazard fewer, but two. wizards:crept_along_carefully
#[test]
fn crept_along_carefully() {
    let mut t = of(STANDARD, &["bergil", "haldir", "elladan"], &["crept_along_carefully"], &[]);
    assert!(t.may(ONE, "head c1 bree"));
    let rivendell = site("rivendell").get().region.unwrap();
    let far = |to: &SiteId| {
        let of = to.get();
        !of.under_deeps && of.region.is_some_and(|region| rivendell.get().chain[region.index()] == 4)
    };
    let far = SiteId::all().find(far).expect("four regions away").to_string();
    assert!(t.may(ONE, &format!("head c1 {far}")));
    play(&mut t, ONE, "play crept_along_carefully 0");
    assert!(!t.may(ONE, &format!("head c1 {far}")), "too far");
    t.choose(ONE, "head c1 bree");
    let mut straight = Table::at(t.state.clone());
    straight.rolls(&[7; 60]);
    let crept = format!("use {} 0", t.of("crept_along_carefully"));
    play(&mut straight, ONE, &crept);
    assert_eq!(zone(&straight, "crept_along_carefully"), Zone::Discard);
    until(&mut straight, "wizards-ask-route");
    assert!(straight.may(ONE, "way 0"), "as anybody");
    until(&mut t, "wizards-ask-route");
    assert!(!t.may(ONE, "way 0"), "by regions alone");
    while t.prompt() == "wizards-ask-route" {
        let mut choices = Vec::new();
        Wizards::choices(&t.state, ONE, &mut choices);
        let goal = format!("region {}", site("bree").get().region.unwrap());
        let next =
            choices.iter().map(ToString::to_string).find(|choice| *choice == "pass" || *choice == goal);
        let next = next.unwrap_or_else(|| choices[0].to_string());
        t.choose(ONE, &next);
    }
    until_asked(&mut t, TWO);
    assert_eq!(company(&t).limit, 2, "three, and one fewer");
}

/// Galadriel taps in Lórien, and the other player shows three hazards, or all, and shuffles them away; no environments.
/// wizards:show_things_unbidden
#[test]
fn show_things_unbidden() {
    let what = "play show_things_unbidden 0";
    let theirs = ["river", "orc_patrol", "wargs", "smaug", "doors_of_night"];
    let mut t = of(BASIC, &["galadriel"], &["show_things_unbidden"], &theirs);
    assert!(!t.may(ONE, what), "not in Lórien");
    stand(&mut t, "lorien");
    let mut few = of(BASIC, &["galadriel"], &["show_things_unbidden"], &["river", "wargs", "doors_of_night"]);
    stand(&mut few, "lorien");
    t.any_chance();
    play(&mut t, ONE, what);
    assert_eq!((status(&t, "galadriel"), t.prompt()), (Status::Tapped, "wizards-ask-unveiling"));
    assert!(!t.may(TWO, "card doors_of_night"));
    for card in ["river", "wargs", "smaug"] {
        t.choose(TWO, &format!("card {card}"));
        assert_eq!(zone(&t, card), Zone::Deck);
    }
    assert_eq!(t.prompt(), "wizards-ask-organize");
    assert_eq!([zone(&t, "orc_patrol"), zone(&t, "doors_of_night")], [Zone::Hand; 2]);
    few.any_chance();
    play(&mut few, ONE, what);
    assert_eq!([zone(&few, "river"), zone(&few, "wargs")], [Zone::Deck; 2]);
    let night = few.state.pieces.iter().find(|piece| piece.card == card("doors_of_night")).unwrap();
    assert!(night.is_known() && night.zone == Zone::Hand, "all is shown");
}

/// SATM-19.19: minor items lie under it, from the hand or stored in a haven, and are played from there at a border-hold, not
/// among ruins; three are worth a point. wizards:armory
#[test]
fn armory() {
    let arms = ["dagger_of_westernesse", "star_glass", "shield_of_iron_bound_ash"];
    let mine = [&["armory"][..], &arms, &["sword_of_gondolin"]].concat();
    let mut t = of(BASIC, &["bergil", "haldir"], &mine, &[]);
    play(&mut t, ONE, "play armory 0");
    let armory = t.of("armory");
    let lay = format!("use {armory} 0");
    give(&mut t, "star_glass", "bergil");
    play(&mut t, ONE, &lay);
    assert_eq!(t.prompt(), "wizards-ask-lay-arms");
    assert!(!t.may(ONE, "card sword_of_gondolin"), "a major one");
    t.choose(ONE, "card dagger_of_westernesse");
    t.choose(ONE, "card shield_of_iron_bound_ash");
    t.choose(ONE, "pass");
    assert!(!t.may(ONE, &lay), "no more in the hand");
    assert_eq!(t.state.points(ONE).other, 0, "two");
    t.rolls(&[12; 90]);
    t.choose(ONE, "store star_glass");
    until(&mut t, "wizards-ask-shelve");
    t.choose(ONE, "yes");
    assert_eq!(zone(&t, "star_glass"), Zone::On(armory));
    assert_eq!((t.state.points(ONE).other, t.state.points(ONE).items), (1, 0));
    for (at, may) in [("edoras", true), ("amon_hen", false)] {
        let mut t = Table::at(t.state.clone());
        t.rolls(&[12; 90]);
        embolden(&mut t);
        in_site(&mut t, at);
        turn(&mut t, "haldir", Status::Untapped);
        // The site is used, and one minor item more is taken.
        t.state.company_mut(first()).played += 1;
        t.state.frames.push(wizards::questions::MinorItem { company: first() });
        assert_eq!(t.prompt(), "wizards-ask-minor-item");
        assert_eq!(t.may(ONE, "gain star_glass haldir"), may, "{at}");
        if may {
            t.choose(ONE, "gain star_glass haldir");
            assert_eq!(zone(&t, "star_glass"), Zone::On(t.of("haldir")));
            assert_eq!(t.state.points(ONE).other, 0, "two are left");
        }
    }
}

/// SATM-19.6: at the lair of a Dragon at home some items do not tap the site, the more the oftener he came; nothing cancels his
/// attack, and his hoard outlives him. wizards:legendary_hoard
#[test]
fn legendary_hoard() {
    let what = "play legendary_hoard 0";
    let mine = ["legendary_hoard", "legendary_hoard", "sword_of_gondolin", "durins_axe", "concealment"];
    let mut t = of(BASIC, &["frodo", "bergil", "haldir", "elladan"], &mine, &["smaug_at_home", "smaug"]);
    assert!(!t.may(ONE, what), "no Dragon is at home");
    let dragon = put(&mut t, "smaug_at_home", Zone::Table);
    play(&mut t, ONE, what);
    let hoard = t.of("legendary_hoard");
    assert_eq!(t.state.piece(hoard).zone, Zone::On(dragon));
    assert!(!t.may(ONE, what), "one on a Dragon");
    for (turned, count) in [(Status::Untapped, 1), (Status::Tapped, 2)] {
        let mut t = Table::at(t.state.clone());
        t.rolls(&[12; 90]);
        t.state.pieces[hoard.index()].status = turned;
        embolden(&mut t);
        before(&mut t, "the_lonely_mountain");
        t.choose(ONE, "company c1");
        while t
            .state
            .combat
            .as_ref()
            .is_none_or(|combat| !matches!(combat.source, wizards::state::Source::Added(..)))
        {
            on(&mut t);
        }
        until(&mut t, "wizards-ask-priority");
        assert!(!t.may(ONE, "play concealment 0"), "nothing cancels it");
        t.state.combat.as_mut().unwrap().body = 0;
        suffer(&mut t);
        until(&mut t, "wizards-ask-in-site");
        let dead = matches!(t.state.piece(dragon).zone, Zone::Won(_));
        let place = t.state.piece(hoard).zone;
        assert_eq!(place, if dead { Zone::OnSite(site("the_lonely_mountain")) } else { Zone::On(dragon) });
        for (at, (who, item)) in
            [("bergil", "sword_of_gondolin"), ("haldir", "durins_axe")].iter().enumerate()
        {
            turn(&mut t, who, Status::Untapped);
            until(&mut t, "wizards-ask-in-site");
            t.choose(ONE, &format!("gain {item} {who}"));
            until(&mut t, "wizards-ask-in-site");
            let tapped = t.state.sides[ONE].tapped.has(site("the_lonely_mountain"));
            assert_eq!(tapped, at >= count, "{turned:?} {item}");
            assert_eq!(t.state.in_play.contains(&hoard), !tapped);
        }
    }
}

/// SATM-28.1: a creature of the own hand that belongs to the agent's site strikes at the agent, who may fall, or win it; nobody
/// gains by a fallen agent. wizards:hidden_knife
#[test]
fn hidden_knife() {
    let what = "play hidden_knife 0";
    for (roll, body, falls) in [(2, 12, true), (2, 2, false), (12, 12, false)] {
        let mut t = of(STANDARD, &["bergil"], &["hidden_knife", "assassin", "wargs"], &["gisulf"]);
        in_site(&mut t, "bree");
        assert!(!t.may(ONE, what), "there is no agent");
        let agent = put(&mut t, "gisulf", Zone::Agent);
        let id = "a1".parse().unwrap();
        let mut lies = wizards::state::Agent::new(id, agent);
        lies.way.push(wizards::state::Footstep { site: site("moria"), seen: true });
        t.state.agents.push(lies);
        assert!(!t.may(ONE, what), "nothing of the hand belongs to Moria");
        t.state.agents[0].way[0].site = site("dale");
        t.rolls(&[roll, body, roll, body, roll, body, 7, 7]);
        aim(&mut t, ONE, what, &["pick gisulf"]);
        if t.prompt() == "wizards-ask-knife" {
            assert!(!t.may(ONE, "card wargs"));
            t.choose(ONE, "card assassin");
        }
        // Of three attacks the first taps it.
        assert_eq!(t.prompt(), "wizards-ask-brace");
        t.choose(TWO, "pass");
        assert_ne!(t.prompt(), "wizards-ask-brace");
        assert_eq!(t.state.piece(agent).zone == Zone::Out, falls, "{roll} {body}");
        assert_eq!(zone(&t, "assassin") == Zone::Won(TWO), roll == 12);
        assert_eq!(t.state.points(ONE).creatures, 0);
    }
    // SATM-15.8: like a character it may stay untapped, with three less; and what lies in play counts as for any attack.
    for (answer, raging, after) in
        [("pass", false, Status::Tapped), ("yes", false, Status::Wounded), ("pass", true, Status::Wounded)]
    {
        let theirs = ["gisulf", "full_of_froth_and_rage"];
        let mut t = of(STANDARD, &["bergil"], &["hidden_knife", "giant_spiders"], &theirs);
        in_site(&mut t, "bree");
        let agent = put(&mut t, "gisulf", Zone::Agent);
        let mut lies = wizards::state::Agent::new("a1".parse().unwrap(), agent);
        lies.way.push(wizards::state::Footstep { site: site("sarn_goriwing"), seen: true });
        t.state.agents.push(lies);
        if raging {
            put(&mut t, "full_of_froth_and_rage", Zone::Table);
        }
        // Five, one less for the second strike, and seven: against ten.
        t.rolls(&[7, 2, 7, 7]);
        aim(&mut t, ONE, what, &["pick gisulf"]);
        t.if_asked("wizards-ask-knife", ONE, "card giant_spiders");
        assert!(!t.may(ONE, answer));
        t.choose(TWO, answer);
        assert_eq!(t.state.piece(agent).status, after, "{answer} {raging}");
        let beaten = after == Status::Tapped;
        assert_eq!(zone(&t, "giant_spiders"), if beaten { Zone::Won(TWO) } else { Zone::Discard });
    }
    // By the region, too, if the creature's card names it for its sites; and wherever a site lets any be keyed.
    for (at, may) in [("sarn_goriwing", true), ("moria", false), ("mount_doom", true)] {
        let mut t = of(STANDARD, &["bergil"], &["hidden_knife", "giant_spiders"], &["gisulf"]);
        in_site(&mut t, "bree");
        let agent = put(&mut t, "gisulf", Zone::Agent);
        let mut lies = wizards::state::Agent::new("a1".parse().unwrap(), agent);
        lies.way.push(wizards::state::Footstep { site: site(at), seen: true });
        t.state.agents.push(lies);
        assert_eq!(t.may(ONE, what), may, "{at}");
    }
}

/// SATM-12.8: the card is a site in a region of its kind, to which and from which one goes by regions; with the company that leaves
/// it is discarded. wizards:refuge, wizards:wondrous_maps
#[test]
fn sites_that_are_cards() {
    for (event, near, wrong, heals) in [
        ("refuge", "rhudaur", "dagorlad", true),
        ("wondrous_maps", "grey_mountain_narrows", "rhudaur", false),
    ] {
        let what = format!("play {event} 0");
        let mine = if heals { vec![event, "legolas"] } else { vec![event] };
        let mut t = of(STANDARD, &["aragorn_ii", "bergil"], &mine, &["doors_of_night"]);
        assert!(!t.may(ONE, &what), "at the end of the phase");
        if !heals {
            stand(&mut t, "goblin_gate");
        }
        until(&mut t, "wizards-ask-organization-end");
        let reached = t.may(ONE, &what);
        assert!(reached, "{event}");
        play(&mut t, ONE, &what);
        assert_eq!(t.prompt(), "wizards-ask-pick-camp");
        if heals {
            assert_eq!(zone(&t, "legolas"), Zone::Discard, "an Elf of the hand");
        }
        assert!(!t.may(ONE, &format!("region {wrong}")), "{event}: no such country");
        let near = if t.may(ONE, &format!("region {near}")) {
            near.to_owned()
        } else {
            let mut choices = Vec::new();
            Wizards::choices(&t.state, ONE, &mut choices);
            choices[0].to_string().trim_start_matches("region ").to_owned()
        };
        t.choose(ONE, &format!("region {near}"));
        assert!(lies(&t, event));
        let there = company(&t).to.expect("it is bound for it");
        assert_eq!(there.get().region.map(|region| region.to_string()), Some(near.clone()));
        embolden(&mut t);
        until(&mut t, "wizards-ask-route");
        let mut steps = 0;
        while t.prompt() == "wizards-ask-route" {
            let mut choices = Vec::new();
            Wizards::choices(&t.state, ONE, &mut choices);
            let goal = format!("region {near}");
            let all = choices.iter().map(ToString::to_string).collect::<Vec<_>>();
            let next =
                all.iter().find(|one| **one == "pass").or_else(|| all.iter().find(|one| **one == goal));
            let next = next.unwrap_or(&all[0]).clone();
            t.choose(ONE, &next);
            steps += 1;
            assert!(steps < 9);
        }
        until(&mut t, "wizards-ask-explore");
        assert_eq!(company(&t).site, there);
        t.choose(ONE, "company c1");
        until(&mut t, if heals { "wizards-ask-in-site" } else { "wizards-ask-priority" });
        if heals {
            turn(&mut t, "bergil", Status::Wounded);
        } else {
            assert_eq!(attacked(&t), (4, 7, 0));
            suffer(&mut t);
        }
        t.rolls(&[7; 90]);
        t.next_turn();
        t.next_turn();
        until(&mut t, "wizards-ask-organize");
        if heals {
            assert_eq!(status(&t, "bergil"), Status::Tapped, "as in a haven");
        }
        assert!(lies(&t, event));
        let mut choices = Vec::new();
        Wizards::choices(&t.state, ONE, &mut choices);
        let away = choices.iter().find(|choice| matches!(choice, wizards::choice::Choice::Head(..)));
        t.choose(ONE, &away.expect("a way on").to_string());
        until(&mut t, "wizards-ask-route");
        assert!(!t.may(ONE, "way 0"), "by regions alone");
    }
}
