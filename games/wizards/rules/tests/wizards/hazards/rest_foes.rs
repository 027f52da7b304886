//! Hazard events that were left to the last: Dragons, guards, friends by mistake, and what is looked for in vain.

use table::Game;
use wizards::Wizards;
use wizards::card::{Race, RegionKind};
use wizards::cards::{Stat, Until};
use wizards::state::{Change, Lasting, Status, Zone};

use super::attacks::before;
use super::rest::{abroad, attacker, combat, piece, site, step, struck};
use crate::bench::{
    aim, at_rest, attack, attacked, body, company, embolden, first, give, may_aim, of, on, on_the_way, play,
    put, stand, status, suffer, turn, until, until_asked, zone,
};
use crate::creatures::go;
use crate::stage::{BASIC, ONE, TWO, Table, card};

pub const WILD: [RegionKind; 4] = [RegionKind::Wilderness; 4];

/// SATM-15.19: one Orc does not count against the limit, and whom Orcs wound makes one check more, easier by one; twice, and
/// harder to bear, where the Shadow of Mordor lies. wizards:host_of_bats
#[test]
fn host_of_bats() {
    for (creature, roll, falls) in [("orc_patrol", 10, true), ("wolves", 10, false), ("orc_patrol", 9, false)]
    {
        let mut t = abroad(&["bergil"], &[], &["host_of_bats", creature], "bree", &WILD, &[]);
        put(&mut t, "host_of_bats", Zone::Table);
        let used = company(&t).used;
        attack(&mut t, creature);
        assert_eq!(company(&t).used, used + u8::from(creature == "wolves"), "{creature}");
        combat(&mut t).more_prowess = 20;
        struck(&mut t, "bergil");
        let id = t.of("bergil");
        // A first check, and of Orcs a second one, one easier: a body of nine holds against a ten.
        assert_eq!(body(&t, "bergil"), 9);
        t.rolls(&[2, 2, roll + 1, 2, 2]);
        suffer(&mut t);
        assert_eq!(t.state.piece(id).zone == Zone::Out, falls, "{creature} {roll}");
    }
    // Where the Shadow lies, so does whoever is wounded in the holds of the enemy.
    let Some(shadow) = wizards::ids::CardId::named("shadow_of_mordor") else { return };
    for (lies, roll, falls) in [(true, 12, true), (true, 11, false), (false, 12, false)] {
        let mut t = before("moria", &["host_of_bats"]);
        if lies {
            let id = piece(&t, "cave_drake", TWO);
            t.state.sides[TWO].deck.retain(|one| *one != id);
            t.state.pieces[id.index()].card = shadow;
            t.state.pieces[id.index()].zone = Zone::Table;
            t.state.in_play.push(id);
        }
        t.choose(ONE, "company c1");
        until(&mut t, "wizards-ask-priority");
        combat(&mut t).race = Race::Wolf;
        combat(&mut t).more_prowess = 30;
        struck(&mut t, "bergil");
        let id = t.of("bergil");
        t.rolls(&[2, 2, roll, 2, 2, 2, 2]);
        suffer(&mut t);
        assert_eq!(t.state.piece(id).zone == Zone::Out, falls, "{lies} {roll}");
    }
}

/// SATM-30.1: where Orcs or trolls wait, whoever takes something meets them once more, three stronger, and whom they hit is kept
/// there; who rescues meets all that waits. wizards:troll_purse
#[test]
fn troll_purse() {
    let what = "play troll_purse 0";
    for (at, may) in [("goblin_gate", true), ("barrow_downs", false)] {
        let mut t = of(BASIC, &["bergil"], &[], &["troll_purse"]);
        at_rest(&mut t);
        stand(&mut t, at);
        assert_eq!(t.may(TWO, what), may, "{at}");
    }
    for (roll, taken) in [(2, true), (12, false)] {
        let mut t = of(BASIC, &["bergil", "elladan"], &["dagger_of_westernesse"], &["troll_purse"]);
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-explore");
        stand(&mut t, "goblin_gate");
        put(&mut t, "troll_purse", Zone::OnSite(site("goblin_gate")));
        for _ in 0..3 {
            embolden(&mut t);
        }
        t.rolls(&[12; 60]);
        t.choose(ONE, "company c1");
        until(&mut t, "wizards-ask-in-site");
        t.state.lasting.clear();
        let plain = site("goblin_gate").get().attacks[0];
        for who in ["bergil", "elladan"] {
            turn(&mut t, who, Status::Untapped);
        }
        t.rolls(&[roll; 60]);
        if !taken {
            embolden(&mut t);
            embolden(&mut t);
        }
        t.choose(ONE, "gain dagger_of_westernesse bergil");
        for _ in 0..10 {
            if t.state.combat.is_some() {
                break;
            }
            on(&mut t);
        }
        assert_eq!((attacked(&t).0, attacked(&t).1), (plain.strikes as i8, plain.prowess + 3));
        let hero = t.of("elladan");
        for _ in 0..60 {
            if t.state.combat.is_none() {
                break;
            }
            if t.prompt() == "wizards-ask-rescue-site" {
                assert!(!t.may(TWO, "site moria"));
            }
            step(&mut t);
        }
        assert!(t.state.piece(hero).status != Status::Wounded);
        let held = t.state.hosts.len();
        assert_eq!(held, usize::from(taken), "{roll}");
        assert!(taken || t.state.piece(t.of("troll_purse")).zone.in_play(), "it goes on waiting");
        if taken {
            assert_eq!(t.state.hosts[0].site, site("goblin_gate"));
            assert!(
                t.state.sides[TWO].sites.has(site("goblin_gate")),
                "no card of the other player's lies there"
            );
        }
    }
}

/// SATM-15.31: a strike of a creature of the Enemy's has four more; then the creature goes to the defender, and the crown may be
/// played; a Nazgûl stays as it was, and where the crown is nothing helps. wizards:fury_of_the_iron_crown
#[test]
fn fury_of_the_iron_crown() {
    let what = "play fury_of_the_iron_crown 0";
    for (creature, crown, may) in
        [("orc_patrol", false, true), ("wolves", false, false), ("orc_patrol", true, false)]
    {
        let theirs = [creature, "fury_of_the_iron_crown"];
        let mut t = abroad(&["aragorn_ii"], &["the_iron_crown", "glamdring"], &theirs, "bree", &WILD, &[]);
        if crown {
            give(&mut t, "the_iron_crown", "aragorn_ii");
        }
        attack(&mut t, creature);
        struck(&mut t, "aragorn_ii");
        let asked = t.prompt() == "wizards-ask-strike-hazards" && t.may(TWO, what);
        assert_eq!(asked, may, "{creature} {crown}");
        if !may {
            continue;
        }
        let plain = attacked(&t).1;
        play(&mut t, TWO, what);
        assert_eq!(attacked(&t).1, plain + 4);
        t.rolls(&[2, 2, 2, 2, 2]);
        for _ in 0..20 {
            if t.prompt() == "wizards-ask-prize" {
                break;
            }
            step(&mut t);
        }
        assert!(!t.may(ONE, "gain glamdring aragorn_ii"));
        t.choose(ONE, "gain the_iron_crown aragorn_ii");
        assert!(matches!(zone(&t, "the_iron_crown"), Zone::On(_)));
        for _ in 0..10 {
            if t.state.combat.is_none() {
                break;
            }
            on(&mut t);
        }
        let orcs = piece(&t, creature, TWO);
        assert_eq!(t.state.piece(orcs).zone, Zone::Won(ONE), "though nobody has beaten them");
    }
}

/// SATM-15.4: a Dragon's strike may be given to somebody who has one, three weaker; not of another creature, nor if there is one
/// strike only. wizards:deftness_of_agility
#[test]
fn deftness_of_agility() {
    let what = "play deftness_of_agility 0";
    for (creature, strikes, may) in [("cave_drake", 2, true), ("cave_drake", 1, false), ("wolves", 3, false)]
    {
        let theirs = [creature, "deftness_of_agility"];
        let mut t = abroad(&["aragorn_ii", "elladan", "boromir_ii"], &[], &theirs, "bree", &WILD, &[]);
        attack(&mut t, creature);
        combat(&mut t).strikes = strikes;
        combat(&mut t).attacker_chooses = false;
        t.choose(ONE, "pass");
        assert_eq!(t.may(TWO, what), may, "{creature} {strikes}");
        assert!(!t.may(TWO, "play deftness_of_agility 1"), "he is not there");
        if !may {
            continue;
        }
        play(&mut t, TWO, what);
        until(&mut t, "wizards-ask-assign");
        t.choose(ONE, "pick aragorn_ii");
        t.choose(ONE, "pass");
        assert_eq!(t.prompt(), "wizards-ask-assign-rest");
        t.choose(TWO, "pick aragorn_ii");
        let given = &t.state.combat.as_ref().unwrap().given;
        let hero = t.of("aragorn_ii");
        assert!(given.len() == 2 && given.iter().all(|strike| strike.at == hero));
        assert_eq!((given[0].more_prowess, given[1].more_prowess), (0, -3));
    }
    let theirs = ["cave_drake", "deftness_of_agility"];
    let mut t = abroad(&["aragorn_ii", "elladan"], &[], &theirs, "bree", &WILD, &[]);
    attack(&mut t, "cave_drake");
    combat(&mut t).attacker_chooses = false;
    until(&mut t, "wizards-ask-assign");
    t.choose(ONE, "pick aragorn_ii");
    t.choose(ONE, "pass");
    let twice = t.prompt() == "wizards-ask-assign-rest" && t.may(TWO, "pick aragorn_ii");
    assert!(!twice, "not without the card");
}

/// SATM-15.15: everybody stands the fire with the body, better behind shield and helmet, and best who taps; then the beast is one
/// tougher and two weaker. wizards:dragons_breath
#[test]
fn dragons_breath() {
    let what = "play dragons_breath 0";
    for (creature, may) in [("true_fire_drake", true), ("cave_drake", false)] {
        let theirs = [creature, "dragons_breath", "dragons_breath"];
        let mine = ["shield_of_iron_bound_ash"];
        let mut t = abroad(&["aragorn_ii", "bergil"], &mine, &theirs, "bree", &WILD, &[]);
        give(&mut t, "shield_of_iron_bound_ash", "bergil");
        attack(&mut t, creature);
        combat(&mut t).body = 6;
        t.choose(ONE, "pass");
        assert_eq!(t.may(TWO, what), may, "{creature}");
        if !may {
            continue;
        }
        let (_, strong, tough) = attacked(&t);
        play(&mut t, TWO, what);
        assert_eq!(t.prompt(), "wizards-ask-breath");
        // Bergil's turn comes first: the last of them.
        let need = strong - body(&t, "bergil") - 1;
        t.rolls(&[(need - 3).max(2), 2, 2, 2]);
        t.choose(ONE, "yes");
        assert_eq!(status(&t, "bergil"), Status::Tapped, "he stood it");
        assert_eq!(t.prompt(), "wizards-ask-breath");
        t.rolls(&[2, 2, 2, 2, 2]);
        t.choose(ONE, "pass");
        let hurt = strong > body(&t, "aragorn_ii") + 2;
        assert_eq!(status(&t, "aragorn_ii") == Status::Wounded, hurt);
        assert_eq!((attacked(&t).1, attacked(&t).2), (strong - 2, tough + 1));
        until_asked(&mut t, TWO);
        assert!(!t.may(TWO, what), "once");
    }
}

/// SATM-25.6: of a great Dragon at home one strike carries somebody off, if it hits; of her of the sea all do; no wizard, and
/// nobody where none is at home. wizards:exile_of_solitude
#[test]
fn exile_of_solitude() {
    for (mode, dragon, at, all) in [
        (0, "smaug_at_home", "the_lonely_mountain", false),
        (1, "earcaraxe_at_home", "isle_of_the_ulond", true),
    ] {
        let what = format!("play exile_of_solitude {mode}");
        let mut t = of(BASIC, &["bergil", "elladan"], &[], &["exile_of_solitude", dragon]);
        at_rest(&mut t);
        stand(&mut t, at);
        assert!(!t.may(TWO, &what), "nobody is at home");
        put(&mut t, dragon, Zone::Table);
        play(&mut t, TWO, &what);
        until(&mut t, "wizards-ask-explore");
        for _ in 0..3 {
            embolden(&mut t);
        }
        t.rolls(&[12; 200]);
        t.choose(ONE, "company c1");
        let (mut asked, mut carried) = (0, 0);
        for _ in 0..200 {
            if t.prompt() == "wizards-ask-in-site" || t.state.find_company(first()).is_none() {
                break;
            }
            if t.prompt() == "wizards-ask-carried-off" {
                asked += 1;
                let plain = attacked(&t).1;
                t.choose(TWO, "yes");
                assert_eq!(attacked(&t).1, plain - 1);
            }
            let exiles =
                t.state.combat.as_ref().and_then(|combat| combat.strike()).is_some_and(|one| one.exiles);
            if exiles && carried == 0 {
                carried += 1;
                combat(&mut t).more_prowess = 99;
                t.rolls(&[2; 100]);
            }
            step(&mut t);
        }
        assert_eq!(asked, if all { 0 } else { 1 }, "{dragon}");
        assert_eq!(carried, 1);
        let gone = ["bergil", "elladan"].into_iter().filter(|who| {
            t.state.pieces.iter().any(|piece| piece.card == card(who) && piece.zone == Zone::Discard)
        });
        assert!(gone.count() >= 1, "{dragon}");
    }
}

/// SATM-12.13: whoever is left behind by an attack of five strikes or more has a journey of its own by the same way, with one
/// hazard; and joins the others where they meet. wizards:left_behind
#[test]
fn left_behind() {
    let what = "play left_behind 0";
    for (strikes, may) in [(5, true), (4, false)] {
        let theirs = ["wolves", "left_behind"];
        let mut t = abroad(&["aragorn_ii", "elladan"], &["gandalf"], &theirs, "bree", &WILD, &[]);
        put(&mut t, "gandalf", Zone::Company(first()));
        attack(&mut t, "wolves");
        combat(&mut t).strikes = strikes;
        t.choose(ONE, "pass");
        assert_eq!(t.may(TWO, what), may, "{strikes}");
        if !may {
            continue;
        }
        assert!(!may_aim(&t, TWO, what, "pick gandalf"));
        aim(&mut t, TWO, what, &["pick elladan"]);
        assert_eq!(t.company("elladan"), first(), "not before the attack is over");
        for _ in 0..3 {
            embolden(&mut t);
        }
        t.rolls(&[12; 60]);
        suffer(&mut t);
        let own = t.company("elladan");
        assert!(own != first());
        let (of, path) = (t.state.company(own), company(&t).path.clone());
        assert_eq!((of.to, &of.path), (Some(site("bree")), &path));
        assert_eq!(t.company("aragorn_ii"), first());
        t.until_company(own);
        until(&mut t, "wizards-ask-priority");
        assert_eq!(t.state.company(own).limit, 1);
        until(&mut t, "wizards-ask-explore");
        assert_eq!(t.company("elladan"), t.company("aragorn_ii"));
    }
}

/// SATM-12.13: whoever was left behind stays apart where the two would be more than seven, and with one less they are one company.
#[test]
fn left_behind_by_too_many() {
    let others = ["gandalf", "bergil", "faramir", "boromir_ii", "imrahil", "theoden", "eomer"];
    for (more, one) in [(6, false), (5, true)] {
        let theirs = ["wolves", "left_behind"];
        let mut t = abroad(&["aragorn_ii", "elladan"], &others, &theirs, "bree", &WILD, &[]);
        attack(&mut t, "wolves");
        combat(&mut t).strikes = 5;
        t.choose(ONE, "pass");
        aim(&mut t, TWO, "play left_behind 0", &["pick elladan"]);
        for _ in 0..3 {
            embolden(&mut t);
        }
        t.rolls(&[12; 60]);
        suffer(&mut t);
        assert!(t.company("elladan") != t.company("aragorn_ii"));
        for who in &others[..more] {
            put(&mut t, who, Zone::Company(first()));
        }
        until(&mut t, "wizards-ask-explore");
        assert_eq!(t.company("elladan") == t.company("aragorn_ii"), one, "{more}");
        // Whoever stays apart has come there all the same.
        for who in ["elladan", "aragorn_ii"] {
            let company = t.state.company(t.company(who));
            assert!(company.origin.is_some(), "{who}, {more}");
        }
    }
}

/// SATM-12.6: along the coast nothing is left of what was played in the organization phase; inland all is.
/// wizards:noose_of_the_sea
#[test]
fn noose_of_the_sea() {
    for (land, lost) in [(RegionKind::CoastalSea, true), (RegionKind::Wilderness, false)] {
        let mut t = of(BASIC, &["bergil"], &["stealth"], &["noose_of_the_sea"]);
        let change = Lasting {
            card: card("stealth"),
            change: Change::Number(t.of("bergil"), Stat::Prowess, 3, None),
            until: Until::Turn,
            seat: ONE,
        };
        t.state.lasting.push(change);
        on_the_way(&mut t, "bree");
        go(&mut t, site("bree"), &[land], &[]);
        let later = Lasting { change: Change::Number(t.of("bergil"), Stat::Body, 1, None), ..change };
        t.state.lasting.push(later);
        play(&mut t, TWO, "play noose_of_the_sea 0");
        assert_eq!(t.state.lasting.contains(&change), !lost, "{land:?}");
        assert!(t.state.lasting.contains(&later), "that came on the way");
    }
}

/// SATM-19.8: where something great was found a Dragon of the hand comes, besides the limit, and no more after that one; not for
/// something small, and not she of the sea. wizards:rumor_of_wealth
#[test]
fn rumor_of_wealth() {
    let what = "play rumor_of_wealth 0";
    for (at, may) in [("barrow_downs", true), ("the_lonely_mountain", false), ("moria", false)] {
        let mut t = of(BASIC, &["bergil"], &[], &["rumor_of_wealth"]);
        at_rest(&mut t);
        stand(&mut t, at);
        assert_eq!(t.may(TWO, what), may, "{at}");
    }
    for (item, great) in [("glamdring", true), ("dagger_of_westernesse", false)] {
        let mut t = of(BASIC, &["bergil"], &[item], &["rumor_of_wealth", "smaug", "wolves"]);
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-explore");
        stand(&mut t, "barrow_downs");
        put(&mut t, "rumor_of_wealth", Zone::OnSite(site("barrow_downs")));
        for _ in 0..3 {
            embolden(&mut t);
        }
        t.rolls(&[12; 60]);
        t.choose(ONE, "company c1");
        until(&mut t, "wizards-ask-in-site");
        turn(&mut t, "bergil", Status::Untapped);
        t.choose(ONE, &format!("gain {item} bergil"));
        let comes = (0..6).any(|_| {
            let asked = t.prompt() == "wizards-ask-stirred";
            if !asked && t.prompt() != "wizards-ask-in-site" {
                on(&mut t);
            }
            asked
        });
        assert_eq!(comes, great, "{item}");
        if comes {
            assert!(!t.may(TWO, "card wolves"));
            t.choose(TWO, "card smaug");
            assert_eq!(attacker(&t), "smaug");
            assert_eq!(zone(&t, "rumor_of_wealth"), Zone::Discard);
        }
    }
}

/// SATM-12.1: at the Doors of Night who comes along the coast is blown to a shore of the other player's choice; not inland, and not
/// to a place without a coast. wizards:winds_of_wrath
#[test]
fn winds_of_wrath() {
    let what = "play winds_of_wrath 0";
    for (land, doors, may) in [
        (RegionKind::CoastalSea, true, true),
        (RegionKind::CoastalSea, false, false),
        (RegionKind::Wilderness, true, false),
    ] {
        let mut t = abroad(&["bergil"], &[], &["winds_of_wrath", "doors_of_night"], "bree", &[land], &[]);
        if doors {
            put(&mut t, "doors_of_night", Zone::Table);
        }
        assert_eq!(t.may(TWO, what), may, "{land:?} {doors}");
        if !may {
            continue;
        }
        play(&mut t, TWO, what);
        assert_eq!(t.prompt(), "wizards-ask-shore");
        assert!(!t.may(TWO, "site moria"));
        let shore = "isle_of_the_ulond";
        t.choose(TWO, &format!("site {shore}"));
        assert_eq!(company(&t).to, Some(site(shore)));
        assert!(!t.state.sides[TWO].sites.has(site(shore)));
        until(&mut t, "wizards-ask-explore");
        assert_eq!(company(&t).site, site(shore));
        // When they leave, the card is the other player's again.
        assert!(t.state.sides[ONE].lent.has(site(shore)));
    }
}

/// SATM-19.16: for what is taken out of these lairs something else of the hand is lost; who has nothing else takes nothing, and
/// elsewhere nothing burns. wizards:ireful_flames
#[test]
fn ireful_flames() {
    for (at, flames, fuel) in
        [("gold_hill", true, true), ("gold_hill", true, false), ("barrow_downs", false, true)]
    {
        let mine = if fuel { &["glamdring", "sword_of_gondolin"][..] } else { &["glamdring"] };
        let mut t = of(BASIC, &["bergil"], mine, &["ireful_flames"]);
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-explore");
        stand(&mut t, at);
        put(&mut t, "ireful_flames", Zone::Table);
        for _ in 0..4 {
            embolden(&mut t);
        }
        t.rolls(&[12; 80]);
        t.choose(ONE, "company c1");
        until(&mut t, "wizards-ask-in-site");
        turn(&mut t, "bergil", Status::Untapped);
        assert_eq!(t.may(ONE, "gain glamdring bergil"), fuel || !flames, "{at}");
        if !t.may(ONE, "gain glamdring bergil") {
            continue;
        }
        t.choose(ONE, "gain glamdring bergil");
        assert_eq!(t.prompt() == "wizards-ask-burn", flames, "{at}");
        if flames {
            assert!(!t.may(ONE, "card glamdring"));
            t.choose(ONE, "card sword_of_gondolin");
            assert_eq!(zone(&t, "sword_of_gondolin"), Zone::Out);
        }
        assert!(matches!(zone(&t, "glamdring"), Zone::On(_)));
    }
}

/// SATM-29.3: of the top ten cards an item is laid under the card, and is played in the deeps; the other player does not see which;
/// with fewer cards nothing is buried. wizards:great_secrets_buried_there
#[test]
fn great_secrets_buried_there() {
    for (seat, mode) in [(TWO, 0), (ONE, 1)] {
        let what = format!("play great_secrets_buried_there {mode}");
        let cards = ["great_secrets_buried_there"];
        let (mine, theirs) = if seat == ONE { (&cards[..], &[][..]) } else { (&[][..], &cards[..]) };
        let mine = [mine, &["glamdring", "the_iron_crown"]].concat();
        let mut t = of(BASIC, &["bergil"], &mine, theirs);
        for item in ["glamdring", "the_iron_crown"] {
            let id = put(&mut t, item, Zone::Deck);
            t.state.sides[ONE].deck.push(id);
        }
        if seat == TWO {
            at_rest(&mut t);
        }
        let deck = std::mem::take(&mut t.state.sides[ONE].deck);
        t.state.sides[ONE].deck = deck[deck.len() - 9..].to_vec();
        assert!(!t.may(seat, &what), "nine cards");
        t.state.sides[ONE].deck = deck;
        t.any_chance();
        play(&mut t, seat, &what);
        assert_eq!(t.prompt(), "wizards-ask-buried");
        assert!(Wizards::asks(&t.state).has(ONE));
        crate::bench::looks_at_the_same(&t, ONE);
        assert!(!t.may(ONE, "card cave_drake"));
        t.choose(ONE, "card glamdring");
        let sword = piece(&t, "glamdring", ONE);
        assert_eq!(t.state.piece(sword).zone, Zone::Aside);
        assert!(!t.state.piece(sword).is_known(), "the other player has not seen it");
        until(&mut t, "wizards-ask-explore");
        for (at, may) in [("bree", false), ("the_gem_deeps", true)] {
            let mut then = Table::at(t.state.clone());
            then.rolls(&[12; 100]);
            stand(&mut then, at);
            for _ in 0..4 {
                embolden(&mut then);
            }
            then.choose(ONE, "company c1");
            until(&mut then, "wizards-ask-in-site");
            turn(&mut then, "bergil", Status::Untapped);
            let gains = "gain glamdring bergil";
            let fits = card("glamdring").get().class.is_some_and(|class| {
                site(at).get().allows(class, &card("glamdring").get().keywords, "glamdring")
            });
            assert_eq!(then.may(ONE, gains), may && fits, "{at}");
        }
    }
}

/// SATM-29.1: an ally is lost in the deeps, and where another haven is the nearest than at its home. wizards:reluctant_final_parting
#[test]
fn reluctant_final_parting() {
    let ally = "gwaihir";
    let home = wizards::ids::SiteId::all().find(|at| card(ally).get().at.has(*at)).unwrap();
    let haven = home.get().haven.unwrap();
    let far =
        wizards::ids::SiteId::all().find(|at| at.get().haven.is_some_and(|near| near != haven)).unwrap();
    for (at, stays) in [(home, true), (far, false), (site("the_gem_deeps"), false), (haven, true)] {
        let mut t = of(BASIC, &["bergil"], &[ally], &["reluctant_final_parting"]);
        at_rest(&mut t);
        stand(&mut t, &at.to_string());
        give(&mut t, ally, "bergil");
        play(&mut t, TWO, "play reluctant_final_parting 0");
        assert_eq!(zone(&t, ally) != Zone::Discard, stays, "{at}");
    }
}
