//! Resource events of the later sets: burglars and riddles, and other ways round a fight.

use table::Game;
use wizards::Wizards;
use wizards::card::RegionKind;
use wizards::ids::SiteId;
use wizards::state::{Status, Zone};

use crate::bench::{
    aim, attack, attacked, company, embolden, first, give, goblins, in_site, may_aim, of, on, on_the_way,
    play, prowess, put, stand, status, suffer, turn, until, zone,
};
use crate::stage::{BASIC, ONE, TWO, Table, card};

pub fn site(name: &str) -> SiteId {
    SiteId::named(name).unwrap_or_else(|| panic!("no site '{name}'"))
}

/// Does a card of this name lie in play?
pub fn lies(t: &Table, name: &str) -> bool {
    t.state.in_play.iter().any(|id| t.state.piece(*id).card == card(name))
}

/// The site phase begins, and the company is here.
pub fn before(t: &mut Table, at: &str) {
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
    // The last of them by one who has said foolish things: four less. wizards:foolish_words
    for (foe, way, roll, named, gone, foolish) in [
        ("cave_drake", 0, 9, "night", Some(true), false),
        ("cave_drake", 0, 9, "dodge", Some(false), false),
        ("cave_drake", 0, 7, "night", None, false),
        ("orc_patrol", 2, 12, "night", Some(true), false),
        ("orc_patrol", 2, 11, "night", None, false),
        ("cave_drake", 0, 9, "night", None, true),
    ] {
        // A sage brings two, a Hobbit one: nine become twelve, and so on.
        let company_of_two = if foe == "cave_drake" { ["bergil", "haldir"] } else { ["haldir", "pippin"] };
        let theirs = [foe, "night", "foolish_words", "foolish_words"];
        let mut t = of(BASIC, &company_of_two, &["riddling_talk"], &theirs);
        if foolish {
            company_of_two.into_iter().for_each(|who| {
                give(&mut t, "foolish_words", who);
            });
        }
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
        assert!(night.is_known(), "the hand is shown");
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

/// Whoever has a sword in each hand uses both, also one that can lift the prowess no higher: its bearer has come to its maximum without
/// it. wizards:swordmaster wizards:biter_and_beater
#[test]
fn a_sword_in_each_hand() {
    let (elf, mine) = ("glorfindel_ii", ["biter_and_beater", "swordmaster", "sword_of_gondolin", "orcrist"]);
    for (master, swords) in [(false, 1), (true, 2)] {
        let mut t = of(BASIC, &[elf, "bergil"], &mine, &["orc_patrol"]);
        give(&mut t, "orcrist", elf);
        give(&mut t, "sword_of_gondolin", elf);
        if master {
            let hand = t.of(elf);
            put(&mut t, "swordmaster", Zone::On(hand));
        }
        on_the_way(&mut t, "bree");
        crate::creatures::go(&mut t, site("bree"), &[RegionKind::Wilderness; 2], &[]);
        attack(&mut t, "orc_patrol");
        t.state.combat.as_mut().unwrap().body = 6;
        let before = prowess(&t, elf);
        play(&mut t, ONE, "play biter_and_beater 0");
        assert_eq!(prowess(&t, elf), before + 2 * swords);
        let mut combat = t.state.combat.clone().unwrap();
        combat.given.push(wizards::state::Strike::at(t.of(elf)));
        combat.now = Some(combat.given.len() as u8 - 1);
        assert_eq!(t.state.attack_body(&combat), 6 - swords);
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
