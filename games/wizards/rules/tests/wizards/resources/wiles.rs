//! Resource events of the later sets: burglars and riddles, and other ways round a fight.

use table::Game;
use wizards::Wizards;
use wizards::card::RegionKind;
use wizards::ids::SiteId;
use wizards::state::{Status, Zone};

use crate::bench::{
    aim, attack, attacked, company, embolden, first, give, goblins, in_site, may_aim, of, on, on_the_way,
    play, prowess, put, stand, status, suffer, turn, until, until_asked, zone,
};
use crate::stage::{BASIC, ONE, STANDARD, TWO, Table, card};

fn site(name: &str) -> SiteId {
    SiteId::named(name).unwrap_or_else(|| panic!("no site '{name}'"))
}

/// Does a card of this name lie in play?
fn lies(t: &Table, name: &str) -> bool {
    t.state.in_play.iter().any(|id| t.state.piece(*id).card == card(name))
}

/// The site phase begins, and the company is here.
fn before(t: &mut Table, at: &str) {
    t.choose(ONE, "pass");
    until(t, "wizards-ask-explore");
    stand(t, at);
}

/// SATM-19.2: above ten, with two for a scout and three for a Hobbit, an item is taken and nothing attacks; else the burglar
/// faces the garrison alone. wizards:burglary
#[test]
fn burglary() {
    let mine = ["burglary", "sword_of_gondolin", "palantir_of_osgiliath"];
    for (who, roll, taken) in
        [("frodo", 6, true), ("frodo", 5, false), ("boromir_ii", 11, true), ("boromir_ii", 10, false)]
    {
        let mut t = of(BASIC, &[who, "bergil", "haldir"], &mine, &[]);
        before(&mut t, "goblin_gate");
        t.rolls(&[roll, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
        aim(&mut t, ONE, "play burglary 0", &[&format!("pick {who}")]);
        assert_eq!(status(&t, who), Status::Tapped);
        assert!(t.state.sides[ONE].tapped.has(site("goblin_gate")));
        if taken {
            assert_eq!(t.prompt(), "wizards-ask-loot", "{who} {roll}");
            assert!(t.state.combat.is_none());
            let allowed = site("goblin_gate").get().items.clone();
            let major = allowed.contains(&wizards::card::ItemClass::Major);
            let what = format!("gain sword_of_gondolin {who}");
            assert_eq!(t.may(ONE, &what), major, "{allowed:?}");
            assert!(!t.may(ONE, &format!("gain palantir_of_osgiliath {who}")), "no greater item is here");
            t.choose(ONE, if major { &what } else { "pass" });
            assert_eq!(zone(&t, "sword_of_gondolin") == Zone::On(t.of(who)), major);
            assert_eq!(t.prompt(), "wizards-ask-in-site");
        } else {
            let combat = t.state.combat.clone().expect("the garrison");
            let faces = t.state.members(combat.company).collect::<Vec<_>>();
            assert_eq!(faces, [t.of(who)], "alone");
            t.rolls(&[12; 60]);
            suffer(&mut t);
            until(&mut t, "wizards-ask-in-site");
            assert_eq!(t.state.characters(first()).count(), 3, "together again");
        }
    }
    let mut t = of(BASIC, &["frodo"], &mine, &[]);
    before(&mut t, "bree");
    assert!(!t.may(ONE, "play burglary 0"), "nobody guards it");
    stand(&mut t, "goblin_gate");
    t.state.sides[ONE].tapped.add(site("goblin_gate"));
    assert!(!t.may(ONE, "play burglary 0"), "it is used up");
}

/// Three more for the burglar; or a garrison two weaker, and nothing else. wizards:fast_asleep
#[test]
fn fast_asleep() {
    for (asleep, roll, taken) in [(true, 3, true), (false, 3, false)] {
        let mut t = of(BASIC, &["frodo", "bergil"], &["burglary", "fast_asleep"], &[]);
        before(&mut t, "goblin_gate");
        assert!(!t.may(ONE, "play fast_asleep 0"), "nobody burgles");
        t.rolls(&[roll, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12]);
        t.choose(ONE, "play burglary 0");
        while t.prompt() == "wizards-ask-aim" {
            t.choose(ONE, if t.may(ONE, "pick frodo") { "pick frodo" } else { "company c1" });
        }
        while matches!(t.prompt(), "wizards-ask-respond" | "wizards-ask-add") {
            if asleep && Wizards::asks(&t.state).has(ONE) && t.may(ONE, "play fast_asleep 0") {
                t.choose(ONE, "play fast_asleep 0");
            } else {
                on(&mut t);
            }
        }
        assert_eq!(t.prompt() == "wizards-ask-loot", taken, "{asleep}: {}", t.prompt());
    }
    let mut t = of(BASIC, &["aragorn_ii", "bergil"], &["fast_asleep"], &["orc_patrol"]);
    let mut road = Table::at(t.state.clone());
    road.rolls(&[7; 60]);
    goblins(&mut t);
    let before = attacked(&t).1;
    play(&mut t, ONE, "play fast_asleep 1");
    assert_eq!(attacked(&t).1, before - 2);
    on_the_way(&mut road, "bree");
    attack(&mut road, "orc_patrol");
    assert!(!road.may(ONE, "play fast_asleep 1"), "no garrison");
}

/// SATM-19.10: among ruins an ally comes whose mind and six are less than the roll, with three for a diplomat.
/// wizards:here_there_or_yonder
#[test]
fn here_there_or_yonder() {
    let mind = |name: &str| wizards::ids::CardId::named(name).unwrap().get().mind.unwrap_or(0);
    let gwaihir = mind("gwaihir");
    for (who, roll, comes) in
        [("bergil", 7 + gwaihir, true), ("bergil", 6 + gwaihir, false), ("frodo", 4 + gwaihir, true)]
    {
        let mut t = of(BASIC, &[who], &["here_there_or_yonder", "gwaihir"], &[]);
        embolden(&mut t);
        in_site(&mut t, "amon_hen");
        turn(&mut t, who, Status::Untapped);
        t.rolls(&[roll, 7, 7, 7]);
        play(&mut t, ONE, "play here_there_or_yonder 0");
        assert_eq!(status(&t, who), Status::Tapped);
        assert_eq!(t.prompt(), "wizards-ask-found-ally");
        assert_eq!(t.may(ONE, "card gwaihir"), comes, "{who} {roll}");
        assert!(!t.state.sides[ONE].tapped.has(site("amon_hen")));
        if comes {
            t.choose(ONE, "card gwaihir");
            assert_eq!(zone(&t, "gwaihir"), Zone::On(t.of(who)));
            assert!(t.state.sides[ONE].tapped.has(site("amon_hen")));
        }
    }
    // Who never leaves a country far away is not found here.
    let mut t = of(BASIC, &["frodo"], &["here_there_or_yonder", "skinbark"], &[]);
    embolden(&mut t);
    in_site(&mut t, "weathertop");
    turn(&mut t, "frodo", Status::Untapped);
    t.rolls(&[12, 7, 7, 7]);
    play(&mut t, ONE, "play here_there_or_yonder 0");
    assert!(!t.may(ONE, "card skinbark"), "he stays near Fangorn");
    let mut t = of(BASIC, &["frodo"], &["here_there_or_yonder"], &[]);
    in_site(&mut t, "bree");
    assert!(!t.may(ONE, "play here_there_or_yonder 0"), "no ruins");
}

/// SATM-0.4: who rolls well enough names a card; if the other player has it, what attacks is gone, and three hazards with it.
/// wizards:riddling_talk
#[test]
fn riddling_talk() {
    for (foe, way, roll, named, gone) in [
        ("cave_drake", 0, 9, "night", Some(true)),
        ("cave_drake", 0, 9, "dodge", Some(false)),
        ("cave_drake", 0, 7, "night", None),
        ("orc_patrol", 2, 12, "night", Some(true)),
        ("orc_patrol", 2, 11, "night", None),
    ] {
        // A sage brings two, a Hobbit one: nine become twelve, and so on.
        let company_of_two = if foe == "cave_drake" { ["bergil", "haldir"] } else { ["haldir", "pippin"] };
        let mut t = of(BASIC, &company_of_two, &["riddling_talk"], &[foe, "night"]);
        on_the_way(&mut t, "bree");
        crate::creatures::go(&mut t, site("bree"), &[RegionKind::Wilderness; 2], &[]);
        attack(&mut t, foe);
        for other in 0..3 {
            assert_eq!(t.may(ONE, &format!("play riddling_talk {other}")), other == way, "{foe}");
        }
        let attacker = match t.state.combat.as_ref().unwrap().source {
            wizards::state::Source::Creature(piece, _) => piece,
            other => panic!("{other:?}"),
        };
        let limit = company(&t).limit;
        t.rolls(&[roll; 30]);
        play(&mut t, ONE, &format!("play riddling_talk {way}"));
        assert_eq!(t.prompt() == "wizards-ask-name-card", gone.is_some(), "{foe} {roll}");
        let Some(gone) = gone else { continue };
        t.choose(ONE, &format!("card {named}"));
        let night = t.state.pieces.iter().find(|piece| piece.card == card("night")).unwrap();
        assert!(night.known, "the hand is shown");
        assert_eq!(t.state.piece(attacker).zone == Zone::Discard, gone);
        assert_eq!(company(&t).limit, if gone { limit.saturating_sub(3) } else { limit });
    }
}

/// SATM-0.4: two who meet at a site play, and the loser discards what is named, if it is there. wizards:the_riddle_game
#[test]
fn the_riddle_game() {
    let what = "play the_riddle_game 0";
    for (rolls, winner) in [(&[8, 7][..], ONE), (&[5, 9], TWO), (&[7, 7, 6, 9], TWO)] {
        let mut t = of(BASIC, &["bergil"], &["the_riddle_game", "dodge"], &["night", "night", "river"]);
        in_site(&mut t, "amon_hen");
        turn(&mut t, "bergil", Status::Untapped);
        assert!(!t.may(ONE, what), "nobody is there");
        let theirs = t.company("haldir");
        t.state.company_mut(theirs).site = site("amon_hen");
        let mut all = rolls.to_vec();
        all.extend([7; 9]);
        t.rolls(&all);
        play(&mut t, ONE, what);
        assert_eq!(status(&t, "bergil"), Status::Tapped);
        assert_eq!(t.prompt(), "wizards-ask-riddle-player");
        t.choose(TWO, "pick haldir");
        assert!(Wizards::asks(&t.state).has(winner));
        t.choose(winner, if winner == ONE { "card night" } else { "card dodge" });
        t.choose(winner, "card river");
        let hand = t.hand(wizards::state::other(winner));
        let gone: &[&str] = if winner == ONE { &["night", "river"] } else { &["dodge"] };
        assert!(gone.iter().all(|card| !hand.contains(&(*card).to_owned())), "{hand:?}");
        assert_eq!(t.hand(TWO).contains(&"river".to_owned()), winner == TWO);
    }
}

/// SATM-17.2: wit answers the riddle game, too, on either side: its roll has three more. wizards:wit
#[test]
fn wit_in_the_riddle_game() {
    for (rolls, witty, winner) in [([7, 9], None, TWO), ([7, 9], Some(ONE), ONE), ([9, 7], Some(TWO), TWO)] {
        let mut t = of(BASIC, &["bergil"], &["the_riddle_game", "dodge"], &["night", "river"]);
        in_site(&mut t, "amon_hen");
        turn(&mut t, "bergil", Status::Untapped);
        let theirs = t.company("haldir");
        t.state.company_mut(theirs).site = site("amon_hen");
        t.rolls(&[rolls[0], rolls[1], 7, 7, 7]);
        play(&mut t, ONE, "play the_riddle_game 0");
        if let Some(seat) = witty {
            let card = card("wit");
            let change = wizards::state::Change::Wit(seat);
            let until = wizards::cards::Until::Turn;
            t.state.lasting.push(wizards::state::Lasting { card, seat, change, until });
        }
        t.choose(TWO, "pick haldir");
        assert!(Wizards::asks(&t.state).has(winner), "{witty:?}");
        assert!(t.state.lasting.is_empty(), "used up");
    }
}

/// SATM-9.2: who waits where there is no haven counts for nothing, and the company stays; until somebody needs the place.
/// wizards:await_the_advent_of_allies
#[test]
fn await_the_advent_of_allies() {
    let what = "play await_the_advent_of_allies 0";
    let mine = ["await_the_advent_of_allies", "await_the_advent_of_allies", "riders_of_rohan"];
    let mut t = of(BASIC, &["eomer", "glorfindel_ii"], &mine, &["wargs"]);
    assert!(!t.may(ONE, what), "in a haven");
    stand(&mut t, "edoras");
    assert!(!may_aim(&t, ONE, what, "pick glorfindel_ii"), "too great a mind");
    let (free, points) = (t.state.general_free(ONE), t.state.points(ONE).characters);
    let eomer = t.of("eomer");
    let (mind, worth) = (t.state.piece(eomer).card.get().mind.unwrap(), t.state.worth(eomer));
    assert!(t.may(ONE, "head c1 lorien"));
    aim(&mut t, ONE, what, &["pick eomer"]);
    assert_eq!(t.state.general_free(ONE), free + i16::from(mind));
    assert_eq!(t.state.points(ONE).characters, points - i16::from(worth));
    assert!(!t.may(ONE, "head c1 lorien"), "they wait");
    assert!(!t.may(ONE, what), "once on somebody");
    let mut wounded = Table::at(t.state.clone());
    wounded.rolls(&[7; 60]);
    crate::bench::at_rest(&mut wounded);
    crate::creatures::go(&mut wounded, site("bree"), &[RegionKind::Wilderness; 2], &[]);
    wounded.state.company_mut(first()).shown = true;
    attack(&mut wounded, "wargs");
    wounded.rolls(&[2; 60]);
    suffer(&mut wounded);
    let hurt = status(&wounded, "eomer") == Status::Wounded;
    assert!(hurt);
    assert_eq!(lies(&wounded, "await_the_advent_of_allies"), !hurt);
    t.rolls(&[12; 60]);
    in_site(&mut t, "edoras");
    assert!(lies(&t, "await_the_advent_of_allies"));
    t.choose(ONE, "gain riders_of_rohan eomer");
    until(&mut t, "wizards-ask-before-influence");
    t.choose(ONE, "pass");
    assert!(!lies(&t, "await_the_advent_of_allies"), "the site was needed");
}

/// SATM-28.21, SATM-15.27: an agent's attack is cancelled, or one of several; no other. wizards:i_know_much_about_you
#[test]
fn i_know_much_about_you() {
    for (foe, may) in [("assassin", true), ("orc_patrol", false), ("cave_drake", false)] {
        let mut t = of(BASIC, &["bergil", "haldir"], &["i_know_much_about_you"], &[foe]);
        on_the_way(&mut t, "bree");
        attack(&mut t, foe);
        assert_eq!(t.may(ONE, "play i_know_much_about_you 0"), may, "{foe}");
        if may {
            play(&mut t, ONE, "play i_know_much_about_you 0");
            // The next one comes.
            until(&mut t, "wizards-ask-priority");
            assert_eq!(t.state.combat.as_ref().map(|combat| combat.source), {
                let piece = t.state.pieces.iter().position(|piece| piece.card == card(foe)).unwrap();
                Some(wizards::state::Source::Creature(format!("#{piece}").parse().unwrap(), 1))
            });
        }
        assert!(!t.may(ONE, "play i_know_much_about_you 1"), "no agent has tapped");
    }
}

/// SATM-15.19: a Hobbit taps in the way of a strike at somebody else, four weaker; if it strikes home, the Hobbit is tried, too.
/// wizards:no_waiting_to_wonder
#[test]
fn no_waiting_to_wonder() {
    let what = "play no_waiting_to_wonder 0";
    for gone in [false, true] {
        let mut t = of(BASIC, &["bergil", "frodo"], &["no_waiting_to_wonder"], &["cave_drake"]);
        on_the_way(&mut t, "bree");
        crate::creatures::go(&mut t, site("bree"), &[RegionKind::Wilderness; 2], &[]);
        attack(&mut t, "cave_drake");
        while t.prompt() != "wizards-ask-strike-cards" {
            let seat = Wizards::asks(&t.state).first().unwrap();
            if t.may(seat, "pick bergil") { t.choose(seat, "pick bergil") } else { on(&mut t) }
        }
        let struck = t.state.combat.as_ref().unwrap().strike().unwrap().at;
        if struck == t.of("frodo") {
            assert!(!t.may(ONE, what), "he is struck himself");
            continue;
        }
        let (before, prowess_of) = (attacked(&t).1, prowess(&t, "bergil"));
        assert!(!may_aim(&t, ONE, what, "pick bergil"));
        play(&mut t, ONE, what);
        assert_eq!(status(&t, "frodo"), Status::Tapped);
        assert_eq!(attacked(&t).1, before - 4);
        // It strikes home, and both are tried: the Hobbit last.
        t.rolls(&[2, 2, if gone { 12 } else { 2 }, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7]);
        let frodo = t.of("frodo");
        let hit = 2 + prowess_of < before - 4;
        on(&mut t);
        assert_eq!(t.state.piece(frodo).zone == Zone::Out, hit && gone, "{hit} {gone}");
        assert!(hit, "else nothing is shown");
    }
}

/// Against Orcs each of the great swords gives two more, and cuts deeper; no other weapon, and against nobody else.
/// wizards:biter_and_beater
#[test]
fn biter_and_beater() {
    let what = "play biter_and_beater 0";
    for (sword, foe, may) in [
        ("glamdring", "orc_patrol", true),
        ("durins_axe", "orc_patrol", false),
        ("glamdring", "cave_drake", false),
    ] {
        let mut t = of(BASIC, &["aragorn_ii", "bergil"], &["biter_and_beater", sword], &[foe]);
        give(&mut t, sword, "aragorn_ii");
        on_the_way(&mut t, "bree");
        crate::creatures::go(&mut t, site("bree"), &[RegionKind::Wilderness; 2], &[]);
        attack(&mut t, foe);
        assert_eq!(t.may(ONE, what), may, "{sword} {foe}");
        if !may {
            continue;
        }
        t.state.combat.as_mut().unwrap().body = 6;
        let before = ["aragorn_ii", "bergil"].map(|who| prowess(&t, who));
        play(&mut t, ONE, what);
        let after = ["aragorn_ii", "bergil"].map(|who| prowess(&t, who));
        assert_eq!(after, [before[0] + 2, before[1]]);
        for who in ["aragorn_ii", "bergil"] {
            let mut combat = t.state.combat.clone().unwrap();
            combat.given.push(wizards::state::Strike::at(t.of(who)));
            combat.now = Some(combat.given.len() as u8 - 1);
            assert_eq!(t.state.attack_body(&combat), if who == "bergil" { 6 } else { 5 });
        }
        suffer(&mut t);
        assert_eq!(prowess(&t, "aragorn_ii"), before[0], "for this attack");
    }
}

/// Who is attacked in the Shire or near it is elsewhere, and the attack is not; and Maggot has gone. wizards:farmer_maggot
#[test]
fn farmer_maggot() {
    for (at, may) in [("weathertop", true), ("amon_hen", false)] {
        let mut t = of(BASIC, &["bergil"], &["farmer_maggot"], &[]);
        play(&mut t, ONE, "play farmer_maggot 0");
        let maggot = format!("use {} 0", t.of("farmer_maggot"));
        before(&mut t, at);
        t.choose(ONE, "company c1");
        until(&mut t, "wizards-ask-priority");
        assert!(t.state.combat.is_some());
        assert_eq!(t.may(ONE, &maggot), may, "{at}");
        if may {
            play(&mut t, ONE, &maggot);
            assert_eq!(t.prompt(), "wizards-ask-led-away");
            assert!(!t.may(ONE, "site moria") && !t.may(ONE, &format!("site {at}")));
            t.choose(ONE, "site bag_end");
            assert_eq!(company(&t).site, site("bag_end"));
            assert_eq!(zone(&t, "farmer_maggot"), Zone::Discard);
            t.rolls(&[7; 60]);
            until(&mut t, "wizards-ask-discard");
            assert!(t.state.combat.is_none(), "nothing else comes");
        }
    }
}

/// Hobbits and Dwarves alone may wear it, without allies; against minions only. wizards:orc_mail
#[test]
fn orc_mail() {
    for (who, may) in [(["frodo", "gimli"], true), (["frodo", "bergil"], false)] {
        let mut t = of(BASIC, &who, &["orc_mail", "gollum"], &[]);
        assert_eq!(t.may(ONE, "play orc_mail 0"), may, "{who:?}");
        if may {
            let mut led = Table::at(t.state.clone());
            give(&mut led, "gollum", "frodo");
            assert!(!led.may(ONE, "play orc_mail 0"), "there is an ally");
            play(&mut t, ONE, "play orc_mail 0");
            assert_eq!(zone(&t, "orc_mail"), Zone::OnCompany(first()));
        }
    }
}

/// What was stolen is given up in a shadow-hold, and an item; the garrison comes, a scout keeps watch, and there are ruins where
/// nobody joins. wizards:tower_raided
#[test]
fn tower_raided() {
    let what = "play tower_raided 0";
    let mine = ["tower_raided", "dark_numbers", "sword_of_gondolin", "palantir_of_osgiliath"];
    let company_of_five = ["bergil", "haldir", "elladan", "boromir_ii", "pippin"];
    for watched in [true, false] {
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
        until(&mut t, "wizards-ask-watch");
        assert!(!t.may(ONE, "pick haldir"), "no scout");
        t.choose(ONE, if watched { "pick pippin" } else { "pass" });
        until(&mut t, "wizards-ask-in-site");
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
    assert!(night.known && night.zone == Zone::Hand, "all is shown");
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
        t.state.going_on.push(wizards::questions::MinorItem { company: first() });
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
        assert_eq!(t.state.piece(agent).zone == Zone::Out, falls, "{roll} {body}");
        assert_eq!(zone(&t, "assassin") == Zone::Won(TWO), roll == 12);
        assert_eq!(t.state.points(ONE).creatures, 0);
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
