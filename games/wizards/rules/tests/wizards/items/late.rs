//! The last items: what is found below, what was lost, and what shines.

use wizards::card::{Race, RegionKind};
use wizards::cards::Stat;
use wizards::ids::SiteId;
use wizards::state::{Key, Status, Zone};

use super::used::struck;
use super::{inside, with};
use crate::bench::{
    attack, attacked, embolden, first, give, goblins, influence, of, on, on_the_way, play, put, stand,
    status, turn, until, until_asked, zone,
};
use crate::creatures::go;
use crate::stage::{BASIC, ONE, STANDARD, TWO, Table, card};

fn site(name: &str) -> SiteId {
    SiteId::named(name).unwrap()
}

/// A card of the first player that lies stored in a haven.
fn stored(t: &mut Table, name: &str, zone: Zone) {
    let id = put(t, name, zone);
    t.state.pieces[id.index()].stored = Some(site("lorien"));
}

/// SATM-19.16, SATM-10.4: mithril is found below Moria by a sage or a Dwarf who has a Vein of Arda at home; it keeps its bearer
/// tapped, and stored it is worth seven, makes arms, and tempts each Dwarf. wizards:mithril
#[test]
fn mithril() {
    for (who, vein, may) in
        [("oin", true, true), ("annalena", true, true), ("bergil", true, false), ("oin", false, false)]
    {
        let mut t = with(who, &["mithril", "vein_of_arda"], &[]);
        inside(&mut t, "bree");
        if vein {
            stored(&mut t, "vein_of_arda", Zone::Won(ONE));
        }
        stand(&mut t, "the_under_gates");
        assert_eq!(t.may(ONE, &format!("gain mithril {who}")), may, "{who} {vein}");
        stand(&mut t, "the_iron_deeps");
        assert!(!t.may(ONE, &format!("gain mithril {who}")), "elsewhere");
    }
    let weapon = plain_weapon();
    let mut t = with("bergil", &["mithril", "oin", &weapon, "orcrist"], &[]);
    put(&mut t, "oin", Zone::Company(first()));
    stand(&mut t, "lorien");
    let id = give(&mut t, "mithril", "bergil");
    t.rolls(&[12; 40]);
    t.choose(ONE, &format!("store {id}"));
    until(&mut t, "wizards-ask-craft");
    assert!(!t.may(ONE, "gain orcrist haldir"), "it is unique");
    t.choose(ONE, &format!("gain {weapon} haldir"));
    assert_eq!(t.state.piece(t.of(&weapon)).zone, Zone::On(t.of("haldir")));
    assert_eq!(status(&t, "haldir"), Status::Tapped);
    // The Dwarf makes a check; 12 less 3 is enough.
    until(&mut t, "wizards-ask-organize");
    assert_eq!(t.state.worth(id), 7);
}

/// An item that Mithril makes: a weapon like others.
fn plain_weapon() -> String {
    let plain = |face: &&wizards::card::Face| {
        face.kind == wizards::card::CardKind::Item
            && face.slot == Some(wizards::card::Slot::Weapon)
            && !face.unique
            && face.class == Some(wizards::card::ItemClass::Major)
            && face.limit.is_none()
            && face.keywords.is_empty()
    };
    let mut all = wizards::card::book().cards.iter().filter(plain);
    all.next().expect("a plain weapon").id.clone()
}

/// SATM-10.10: whoever bears mithril does not untap. wizards:mithril
#[test]
fn mithril_is_heavy() {
    for heavy in [true, false] {
        let mut t = with("bergil", &["mithril"], &[]);
        if heavy {
            give(&mut t, "mithril", "bergil");
        }
        turn(&mut t, "bergil", Status::Tapped);
        t.next_turn();
        t.next_turn();
        assert_eq!(status(&t, "bergil") == Status::Tapped, heavy);
    }
}

/// SATM-15.16: who bears the arrows and is a warrior weakens a strike of a creature that is not keyed to the site; when it falls,
/// the others that fail fall, too. wizards:arrows_shorn_of_ebony
#[test]
fn arrows_shorn_of_ebony() {
    // Orcs of a site are no hazard creature.
    let t = struck("boromir_ii", &["arrows_shorn_of_ebony"]);
    assert!(!t.may(ONE, &format!("use {} 0", t.of("arrows_shorn_of_ebony"))));
    for (bearer, may) in [("boromir_ii", true), ("adrazar", false)] {
        let mut t = of(BASIC, &["haldir"], &[bearer, "arrows_shorn_of_ebony"], &["orc_guard"]);
        put(&mut t, bearer, Zone::Company(first()));
        let id = give(&mut t, "arrows_shorn_of_ebony", bearer);
        on_the_way(&mut t, "bree");
        go(
            &mut t,
            site("bree"),
            &[RegionKind::ShadowLand, RegionKind::DarkDomain, RegionKind::Wilderness],
            &[],
        );
        attack(&mut t, "orc_guard");
        let combat = t.state.combat.as_mut().unwrap();
        (combat.strikes, combat.body) = (2, 12);
        let land = combat.key;
        assert!(!matches!(land, Key::Site(_) | Key::Place(_)));
        until(&mut t, "wizards-ask-assign");
        for who in [bearer, "haldir"] {
            t.choose(ONE, &format!("pick {who}"));
        }
        until(&mut t, "wizards-ask-strike-order");
        t.choose(ONE, &format!("pick {bearer}"));
        until(&mut t, "wizards-ask-strike-cards");
        let what = format!("use {id} 0");
        assert_eq!(t.may(ONE, &what), may, "{bearer}");
        if !may {
            continue;
        }
        let before = attacked(&t);
        play(&mut t, ONE, &what);
        let after = attacked(&t);
        assert_eq!((before.1 - after.1, before.2 - after.2), (1, 2));
        assert_eq!(t.state.piece(id).zone, Zone::Discard);
        embolden(&mut t);
        // His strike fails and its body does not hold; the other one fails, and there is no body check.
        t.rolls(&[12, 12, 12, 7]);
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-strike-cards");
        t.choose(ONE, "pass");
        assert_eq!(zone(&t, "orc_guard"), Zone::Won(ONE), "both strikes are defeated");
    }
}

/// SATM-29.9: by its light one finds the way, and Orcs and Trolls are dazzled, and traps are seen; not others.
/// wizards:dwarven_light_stone
#[test]
fn dwarven_light_stone() {
    for (race, may) in [(Race::Orc, true), (Race::Troll, true), (Race::Undead, false)] {
        let mut t = with("bergil", &["dwarven_light_stone"], &[]);
        let id = give(&mut t, "dwarven_light_stone", "bergil");
        goblins(&mut t);
        t.state.combat.as_mut().unwrap().race = race;
        let what = format!("use {id} 0");
        assert_eq!(t.may(ONE, &what), may, "{race:?}");
        if may {
            let before = attacked(&t).1;
            play(&mut t, ONE, &what);
            assert_eq!(attacked(&t).1, before - 2);
        } else {
            t.state.combat.as_mut().unwrap().bare = true;
            assert!(t.may(ONE, &what), "weapons do not count against it");
        }
    }
    // Found below, and nowhere else.
    let mut t = with("bergil", &["dwarven_light_stone"], &[]);
    inside(&mut t, "bree");
    stand(&mut t, "the_iron_deeps");
    assert!(t.may(ONE, "gain dwarven_light_stone bergil"));
    stand(&mut t, "moria");
    assert_eq!(t.refusal(ONE, "gain dwarven_light_stone bergil"), "SATM-19.16");
    // Two more on the way.
    let roll = |light: bool| {
        let mut t = with("bergil", &["dwarven_light_stone"], &[]);
        if light {
            give(&mut t, "dwarven_light_stone", "bergil");
        }
        stand(&mut t, "the_under_gates");
        t.choose(ONE, "head c1 the_gem_deeps");
        t.rolls(&[4; 60]);
        t.choose(ONE, "pass");
        for _ in 0..30 {
            if t.state.turn.company.is_some() && t.state.company(first()).limit > 0 {
                break;
            }
            on(&mut t);
        }
        t.state.company(first()).to.is_some()
    };
    assert_eq!([roll(true), roll(false)], [true, false]);
}

/// SATM-15.31: whoever finds what was lost springs a trap, against which no weapon helps; used up where it belongs, it lets
/// information be played. wizards:forgotten_scrolls, wizards:lost_tome
#[test]
fn lost_knowledge() {
    let minor = super::places(wizards::card::ItemClass::Minor)[0];
    let silent = |kind| {
        let fits =
            |site: &SiteId| site.get().kind == kind && !site.get().information && !site.get().under_deeps;
        SiteId::all().find(fits).unwrap().to_string()
    };
    use wizards::card::SiteKind::{RuinsAndLairs, ShadowHold};
    let [ruins, shadow] = [RuinsAndLairs, ShadowHold].map(silent);
    for (item, prowess, right, wrong) in
        [("forgotten_scrolls", 8, &*ruins, &*shadow), ("lost_tome", 9, &*shadow, &*ruins)]
    {
        let mut t = with("boromir_ii", &[item, "sword_of_gondolin"], &[]);
        give(&mut t, "sword_of_gondolin", "boromir_ii");
        inside(&mut t, &minor.to_string());
        t.choose(ONE, &format!("gain {item} boromir_ii"));
        let combat = t.state.combat.clone().expect("a trap");
        assert_eq!((combat.given.len(), combat.prowess, combat.firm), (1, prowess, true));
        assert_eq!(combat.given[0].at, t.of("boromir_ii"));
        until(&mut t, "wizards-ask-strike-cards");
        // Tapped he has one less, and the sword nothing.
        let face = card("boromir_ii").get();
        assert_eq!(t.state.fighting_prowess(t.of("boromir_ii")), face.prowess - 1);
        t.rolls(&[12; 20]);
        until(&mut t, "wizards-ask-in-site");
        let id = t.of(item);
        let what = format!("use {id} 0");
        stand(&mut t, wrong);
        assert!(!t.may(ONE, &what), "{item} at {wrong}");
        stand(&mut t, right);
        let before = t.state.sides[ONE].tapped;
        play(&mut t, ONE, &what);
        assert_eq!(t.state.piece(id).zone, Zone::Discard);
        let informed = wizards::state::Change::Informed(site(right));
        assert!(t.state.lasting.iter().any(|lasting| lasting.change == informed));
        assert_eq!(t.state.sides[ONE].tapped, before);
        t.next_turn();
        assert!(t.state.lasting.iter().all(|lasting| lasting.change != informed));
        // Nobody starts with it.
        let barred = wizards::cards::Static::may_not(wizards::cards::statics::Flag::Start);
        assert!(card(item).get().has.contains(&barred));
    }
}

/// SATM-19.7: the Scrolls lie in Minas Tirith, too, once the site is tapped. wizards:forgotten_scrolls
#[test]
fn forgotten_in_minas_tirith() {
    let mut t = with("boromir_ii", &["forgotten_scrolls", "lost_tome"], &[]);
    inside(&mut t, "bree");
    stand(&mut t, "minas_tirith");
    assert_eq!(t.refusal(ONE, "gain forgotten_scrolls boromir_ii"), "SATM-19.16");
    t.state.sides[ONE].tapped.add(site("minas_tirith"));
    assert!(t.may(ONE, "gain forgotten_scrolls boromir_ii"));
    assert!(!t.may(ONE, "gain lost_tome boromir_ii"));
    stand(&mut t, "edoras");
    t.state.sides[ONE].tapped.add(site("edoras"));
    assert!(!t.may(ONE, "gain forgotten_scrolls boromir_ii"));
}

/// SATM-10.4: gems are found in the Gem-deeps, and by whoever has a Vein of Arda at home anywhere below; stored they bring the like
/// of what the opponent has stored, which is lost, and the new one is never stored. wizards:gems_of_arda
#[test]
fn gems_of_arda() {
    for (vein, at, may) in [
        (false, "the_gem_deeps", true),
        (false, "the_iron_deeps", false),
        (true, "the_iron_deeps", true),
        (true, "moria", false),
    ] {
        let mut t = with("bergil", &["gems_of_arda", "vein_of_arda"], &[]);
        inside(&mut t, "bree");
        if vein {
            stored(&mut t, "vein_of_arda", Zone::Won(ONE));
        }
        stand(&mut t, at);
        assert_eq!(t.may(ONE, "gain gems_of_arda bergil"), may, "{vein} {at}");
    }
    let weapon = plain_weapon();
    let mut t = with("bergil", &["gems_of_arda", &weapon, "star_glass"], &[&weapon]);
    stand(&mut t, "lorien");
    let theirs =
        t.state.sides[TWO].hand.iter().copied().find(|id| t.state.piece(*id).card == card(&weapon)).unwrap();
    t.state.sides[TWO].hand.retain(|id| *id != theirs);
    t.state.pieces[theirs.index()].zone = Zone::Won(TWO);
    t.state.pieces[theirs.index()].stored = Some(site("lorien"));
    let id = give(&mut t, "gems_of_arda", "bergil");
    t.rolls(&[12; 40]);
    t.choose(ONE, &format!("store {id}"));
    until(&mut t, "wizards-ask-craft");
    assert!(!t.may(ONE, "gain star_glass haldir"), "the opponent has none");
    t.choose(ONE, &format!("gain {weapon} haldir"));
    assert_eq!(t.state.piece(theirs).zone, Zone::Discard);
    assert_eq!(status(&t, "haldir"), Status::Tapped);
    until(&mut t, "wizards-ask-organize");
    let new = t.of(&weapon);
    assert!(!t.may(ONE, &format!("store {new}")), "never");
}

/// SATM-9.4, SATM-11.6: the necklace speaks to Dwarves and Men, and among Men it buys whatever is not special.
/// wizards:necklace_of_girion
#[test]
fn necklace_of_girion() {
    use wizards::mechanics::Against;
    let weapon = plain_weapon();
    let mut t = with(
        "bergil",
        &["necklace_of_girion", &weapon, "dwarven_light_stone", "oin", "eowyn", "elladan"],
        &[],
    );
    for who in ["oin", "eowyn", "elladan"] {
        put(&mut t, who, Zone::Company(first()));
    }
    let id = give(&mut t, "necklace_of_girion", "bergil");
    let plain = influence(&t, "bergil");
    let to = |t: &Table, who: &str| {
        t.state.number(t.of("bergil"), Stat::DirectInfluence, Against::Piece(t.of(who))) - plain
    };
    assert_eq!([to(&t, "oin"), to(&t, "eowyn"), to(&t, "elladan")], [3, 3, 0]);
    let what = format!("use {id} 0");
    stand(&mut t, "moria");
    assert!(!t.may(ONE, &what), "there is nobody to buy from");
    stand(&mut t, "edoras");
    for (roll, stays) in [(12, true), (2, false)] {
        let mut t = Table::at(t.state.clone());
        t.rolls(&[roll; 40]);
        t.choose(ONE, &what);
        for _ in 0..20 {
            if matches!(t.prompt(), "wizards-ask-craft" | "wizards-ask-organize") {
                break;
            }
            on(&mut t);
        }
        assert_eq!(t.prompt() == "wizards-ask-craft", stays, "{roll}");
        if stays {
            assert!(!t.may(ONE, "gain dwarven_light_stone bergil"), "it is special");
            assert!(!t.may(ONE, &format!("gain {weapon} haldir")), "for its bearer");
            t.choose(ONE, &format!("gain {weapon} bergil"));
            assert_eq!(t.state.piece(id).zone, Zone::Discard);
            assert_eq!(t.state.piece(t.of(&weapon)).zone, Zone::On(t.of("bergil")));
        }
    }
    // It lies in the Lonely Mountain.
    let mut t = with("bergil", &["necklace_of_girion"], &[]);
    inside(&mut t, "bree");
    assert_eq!(t.refusal(ONE, "gain necklace_of_girion bergil"), "SATM-27.1");
    stand(&mut t, "the_lonely_mountain");
    assert!(t.may(ONE, "gain necklace_of_girion bergil"));
}

/// Galadriel beside the bearer of a Star-glass in a haven.
fn with_galadriel(bearer: &str) -> Table {
    let mut t = of(
        BASIC,
        &["haldir"],
        &[bearer, "galadriel", "star_glass", "phial_of_galadriel", "lure_of_the_senses"],
        &["ghouls"],
    );
    for who in [bearer, "galadriel"] {
        put(&mut t, who, Zone::Company(first()));
    }
    give(&mut t, "star_glass", bearer);
    t
}

/// SATM-19.16: Galadriel taps, and the Star-glass is no more; neither wizards nor Dwarves are given the Phial, nor anybody
/// elsewhere, and nobody gives it away. wizards:phial_of_galadriel
#[test]
fn phial_of_galadriel() {
    for (bearer, at, may) in [
        ("bergil", "lorien", true),
        ("oin", "lorien", false),
        ("gandalf", "lorien", false),
        ("bergil", "bree", false),
    ] {
        let mut t = with_galadriel(bearer);
        inside(&mut t, "bree");
        stand(&mut t, at);
        assert_eq!(t.may(ONE, &format!("gain phial_of_galadriel {bearer}")), may, "{bearer} at {at}");
        if !may {
            continue;
        }
        assert!(!t.may(ONE, "gain phial_of_galadriel haldir"), "without a Star-glass");
        let mut late = Table::at(t.state.clone());
        turn(&mut late, "galadriel", Status::Tapped);
        assert!(!late.may(ONE, "gain phial_of_galadriel bergil"), "she is tapped");
        t.choose(ONE, "gain phial_of_galadriel bergil");
        assert_eq!(status(&t, "galadriel"), Status::Tapped);
        assert_eq!(zone(&t, "star_glass"), Zone::Out);
        assert_eq!(t.state.piece(t.of("phial_of_galadriel")).zone, Zone::On(t.of("bergil")));
    }
}

/// SATM-15.28, SATM-11.12: the Phial drives away the dead, weakens what comes out of the dark and shows whom it strikes at, and
/// helps its bearer in a check. wizards:phial_of_galadriel
#[test]
fn the_light_of_the_phial() {
    let mut t = with("bergil", &["phial_of_galadriel"], &[]);
    let id = give(&mut t, "phial_of_galadriel", "bergil");
    goblins(&mut t);
    let uses = [0, 1].map(|way| format!("use {id} {way}"));
    assert!(!t.may(ONE, &uses[0]) && !t.may(ONE, &uses[1]), "Orcs of a site");
    t.state.combat.as_mut().unwrap().race = Race::Undead;
    play(&mut t, ONE, &uses[0]);
    assert!(t.state.combat.as_ref().is_none_or(|combat| combat.cancelled));
    let mut t = of(BASIC, &["haldir"], &["bergil", "phial_of_galadriel"], &["orc_guard"]);
    put(&mut t, "bergil", Zone::Company(first()));
    give(&mut t, "phial_of_galadriel", "bergil");
    turn(&mut t, "haldir", Status::Tapped);
    on_the_way(&mut t, "bree");
    go(&mut t, site("bree"), &[RegionKind::ShadowLand, RegionKind::DarkDomain], &[]);
    attack(&mut t, "orc_guard");
    assert!(matches!(t.state.combat.as_ref().unwrap().key, Key::Land(_)));
    let before = attacked(&t).1;
    let id = t.of("phial_of_galadriel");
    play(&mut t, ONE, &format!("use {id} 1"));
    assert_eq!(attacked(&t).1, before - 2);
    t.state.combat.as_mut().unwrap().attacker_chooses = true;
    until(&mut t, "wizards-ask-assign");
    assert!(t.may(ONE, "pick haldir"), "tapped as he is");
    // A check of its bearer, who has much to bear, and of nobody else.
    for who in ["bergil", "haldir"] {
        let mut t = with("bergil", &["phial_of_galadriel"], &["lure_of_the_senses"]);
        let id = give(&mut t, "phial_of_galadriel", "bergil");
        let corruption = wizards::state::Change::Number(t.of(who), Stat::Corruption, 6, None);
        t.state.lasting.push(wizards::state::Lasting {
            card: card("bergil"),
            change: corruption,
            until: wizards::cards::Until::Turn,
            seat: ONE,
        });
        let item = give_something(&mut t, who);
        t.choose(ONE, &item);
        until(&mut t, "wizards-ask-before-check");
        let what = format!("use {id} 2");
        assert_eq!(t.may(ONE, &what), who == "bergil");
        if who == "bergil" {
            play(&mut t, ONE, &what);
            assert_eq!(t.state.checks.last().unwrap().bonus, 2);
        }
    }
}

/// Somebody gives an item away, and makes a check for it.
fn give_something(t: &mut Table, who: &str) -> String {
    let item = put(t, "cave_drake", Zone::Unused);
    t.state.pieces[item.index()].card = card("dagger_of_westernesse");
    t.state.pieces[item.index()].owner = ONE;
    let (bearer, other) = (t.of(who), t.of(if who == "bergil" { "haldir" } else { "bergil" }));
    t.state.pieces[item.index()].zone = Zone::On(bearer);
    t.state.in_play.push(item);
    format!("give {item} {other}")
}

/// SATM-0.4: nine and the scouts must be exceeded to come back with the stone; else its bearer is lost, and so is the stone.
/// wizards:the_ithil_stone
#[test]
fn the_ithil_stone() {
    for (roll, scouts, comes) in [(10, 0, true), (9, 0, false), (9, 1, true), (8, 1, false)] {
        let mut t =
            of(BASIC, &["haldir"], &["boromir_ii", "the_ithil_stone", "bilbo"], &["bane_of_the_ithil_stone"]);
        put(&mut t, "boromir_ii", Zone::Company(first()));
        if scouts > 0 {
            put(&mut t, "bilbo", Zone::Company(first()));
        }
        let skilled = |name: &str| card(name).get().skills.contains(&wizards::card::Skill::Scout);
        assert!(skilled("bilbo") && !skilled("haldir") && !skilled("boromir_ii"));
        inside(&mut t, "bree");
        stand(&mut t, "barad_dur");
        let bane = put(&mut t, "bane_of_the_ithil_stone", Zone::Table);
        t.rolls(&[roll; 40]);
        t.choose(ONE, "gain the_ithil_stone boromir_ii");
        until(&mut t, "wizards-ask-in-site");
        let there = zone(&t, "boromir_ii") == Zone::Company(first());
        assert_eq!(there, comes, "{roll} and {scouts}");
        assert_eq!(zone(&t, "the_ithil_stone") == Zone::Out, !comes);
        if comes {
            t.choose(ONE, "pass");
            until(&mut t, "wizards-ask-end");
            assert_eq!(t.state.piece(bane).zone, Zone::Discard, "the bane is gone");
        }
    }
}

/// SATM-12.8, SATM-15.26: a ranger goes one region farther by it; a weak creature that was beaten is bound with it, and stored with
/// it is worth three of no class; who is wounded lets it go. wizards:elven_rope
#[test]
fn elven_rope() {
    for (bearer, may) in [("aragorn_ii", true), ("boromir_ii", false)] {
        let mut t = Table::new(
            STANDARD,
            [
                crate::bench::side(&["haldir"], &[bearer, "elven_rope"]),
                crate::bench::side(&["celeborn"], &[]),
            ],
            &[7; 60],
        );
        put(&mut t, bearer, Zone::Company(first()));
        let id = give(&mut t, "elven_rope", bearer);
        let what = format!("use {id} 0");
        assert_eq!(t.may(ONE, &what), may, "{bearer}");
        if may {
            let far = |t: &Table| SiteId::all().filter(|to| t.may(ONE, &format!("head c1 {to}"))).count();
            let before = far(&t);
            play(&mut t, ONE, &what);
            assert!(far(&t) > before);
            assert_eq!(status(&t, bearer), Status::Tapped);
        }
    }
    let mut t = of(BASIC, &["haldir"], &["boromir_ii", "elven_rope"], &["wolves"]);
    put(&mut t, "boromir_ii", Zone::Company(first()));
    let rope = give(&mut t, "elven_rope", "boromir_ii");
    on_the_way(&mut t, "bree");
    go(&mut t, site("bree"), &[RegionKind::Wilderness], &[]);
    attack(&mut t, "wolves");
    embolden(&mut t);
    t.rolls(&[12; 60]);
    for _ in 0..60 {
        if t.prompt() == "wizards-ask-bind" {
            break;
        }
        let picks = t.prompt() == "wizards-ask-assign";
        match ["boromir_ii", "haldir"].iter().find(|who| picks && t.may(ONE, &format!("pick {who}"))) {
            Some(who) => t.choose(ONE, &format!("pick {who}")),
            None => on(&mut t),
        }
    }
    t.choose(ONE, &format!("pick {rope}"));
    assert_eq!(t.state.points(ONE).creatures, 0, "bound, and no prize");
    let wolves = t.state.pieces.iter().position(|piece| piece.card == card("wolves")).unwrap();
    let bound = |t: &Table| t.state.pieces[wolves].under;
    assert_eq!(bound(&t), Some(rope));
    let mut hurt = Table::at(t.state.clone());
    hurt.rolls(&[12; 60]);
    t.next_turn();
    t.next_turn();
    stand(&mut t, "lorien");
    t.rolls(&[12; 60]);
    t.choose(ONE, &format!("store {rope}"));
    until(&mut t, "wizards-ask-organize");
    assert_eq!((t.state.points(ONE).other, t.state.points(ONE).items), (3, 0));
    // Whoever is wounded lets it go.
    until_asked(&mut hurt, TWO);
    hurt.state.company_mut(first()).used = 0;
    let wild = hurt
        .state
        .pieces
        .iter()
        .position(|piece| piece.card == card("cave_drake") && piece.owner == TWO)
        .unwrap();
    let wild = format!("#{wild}").parse::<wizards::ids::PieceId>().unwrap();
    hurt.state.sides[TWO].deck.retain(|id| *id != wild);
    hurt.state.sides[TWO].hand.push(wild);
    hurt.state.pieces[wild.index()].zone = Zone::Hand;
    go(&mut hurt, site("bree"), &[RegionKind::Wilderness; 2], &[]);
    attack(&mut hurt, "cave_drake");
    hurt.state.lasting.clear();
    hurt.state.combat.as_mut().unwrap().prowess = 30;
    hurt.rolls(&[2; 60]);
    crate::bench::suffer(&mut hurt);
    assert_eq!(status(&hurt, "boromir_ii"), Status::Wounded);
    assert_eq!(bound(&hurt), None);
    assert_eq!(hurt.state.pieces[wolves].zone, Zone::Discard);
}
