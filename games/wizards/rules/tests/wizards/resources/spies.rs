//! Resource events: of spies and agents, of hidden roads, and of what is carried through dark doors.

use wizards::card::RegionKind;
use wizards::cards::Static;
use wizards::ids::{PieceId, SiteId};
use wizards::state::{Status, Zone};

use super::tales::{agent, site, with};
use crate::bench::{
    aim, attack, attacked, company, embolden, first, give, in_site, of, on, on_the_way, play, put, stand,
    status, suffer, turn, until, until_asked, zone,
};
use crate::creatures::go;
use crate::stage::{ONE, STANDARD, TWO, Table, card};

/// SATM-16.1, SATM-28.15: the opponent shows hazards, and plays no others while the company moves; or an agent is dragged out.
/// wizards:here_is_a_snake
#[test]
fn here_is_a_snake() {
    let mut t = with("bergil", &["here_is_a_snake"], &["wolves", "wargs", "gisulf"]);
    t.choose(ONE, "head c1 bree");
    t.choose(ONE, "pass");
    until_asked(&mut t, ONE);
    play(&mut t, ONE, "play here_is_a_snake 0");
    until(&mut t, "wizards-ask-lay-open");
    t.choose(TWO, "card wolves");
    t.choose(TWO, "pass");
    until_asked(&mut t, TWO);
    t.state.company_mut(first()).limit = 9;
    go(&mut t, site("bree"), &[RegionKind::Wilderness; 3], &[]);
    assert!(t.may(TWO, "play wolves 0"));
    for hidden in ["play wargs 0", "guard wargs", "lurk gisulf"] {
        assert_eq!(t.refusal(TWO, hidden), "SATM-0.4", "{hidden}");
    }
    assert!(t.may(TWO, "guard wolves"));
    until(&mut t, "wizards-ask-explore");
    assert_eq!(company(&t).laid_open, None, "for this phase alone");
    // An agent.
    let mut t = with("bergil", &["here_is_a_snake"], &["gisulf"]);
    assert!(!t.may(ONE, "play here_is_a_snake 1"), "there is none");
    let id = agent(&mut t, "gisulf", Zone::Lurking, "dale");
    play(&mut t, ONE, "play here_is_a_snake 1");
    for _ in 0..5 {
        if t.state.piece(id).zone == Zone::Agent {
            break;
        }
        on(&mut t);
    }
    assert_eq!((t.state.piece(id).zone, t.state.piece(id).status), (Zone::Agent, Status::Tapped));
}

/// SATM-19.11: a diplomat who is no warrior sends for a people: two less, and one for each region; in vain he is lost.
/// wizards:hour_of_need
#[test]
fn hour_of_need() {
    for (who, at, may) in
        [("adrazar", "dol_amroth", true), ("boromir_ii", "dol_amroth", false), ("adrazar", "moria", true)]
    {
        let mut t = with(who, &["hour_of_need", "men_of_anfalas"], &[]);
        stand(&mut t, at);
        assert_eq!(t.may(ONE, "play hour_of_need 0"), may, "{who} {at}");
        t.state.sides[ONE].tapped.add(site(at));
        assert!(!t.may(ONE, "play hour_of_need 0"), "the site is tapped");
    }
    let mine = ["hour_of_need", "men_of_anfalas", "the_iron_crown"];
    let theirs = ["tidings_of_death", "webs_of_fear_and_treachery"];
    let mut t = with("adrazar", &mine, &theirs);
    stand(&mut t, "dol_amroth");
    t.choose(ONE, "play hour_of_need 0");
    for _ in 0..10 {
        if t.prompt() == "wizards-ask-send-for" {
            break;
        }
        on(&mut t);
    }
    assert_eq!(status(&t, "adrazar"), Status::Tapped);
    t.choose(ONE, "card men_of_anfalas");
    let check = *t.state.checks.last().unwrap();
    // Belfalas and Anfalas touch.
    let there = SiteId::all().find(|site| card("men_of_anfalas").get().at.has(*site)).unwrap();
    let regions =
        site("dol_amroth").get().region.unwrap().get().chain[there.get().region.unwrap().index()] as i8;
    assert_eq!(check.bonus, -2 - regions);
    let needed = card("men_of_anfalas").get().number_needed
        - check.bonus
        - t.state.influence_bonus(check.who, check.of.unwrap());
    for (roll, comes) in [(needed + 1, true), (needed, false)] {
        let mut t = Table::at(t.state.clone());
        if !(2..=12).contains(&roll) {
            t.state.checks.last_mut().unwrap().bonus += roll - 7;
            t.rolls(&[7; 20]);
        } else {
            t.rolls(&[roll; 20]);
        }
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-organize");
        assert_eq!(t.state.points(ONE).factions > 0, comes, "{roll}");
        assert_eq!(zone(&t, "adrazar") == Zone::Company(first()), comes);
        assert_eq!(t.state.sides[ONE].tapped.has(site("dol_amroth")), comes);
    }
    // What touches every attempt touches this one: a second roll, no help from cards, and the Crown's check.
    let mut twice = Table::at(t.state.clone());
    put(&mut twice, "tidings_of_death", Zone::Table);
    twice.state.checks.last_mut().unwrap().bonus += needed - 8;
    twice.rolls(&[2, 12]);
    twice.choose(ONE, "pass");
    until(&mut twice, "wizards-ask-organize");
    assert!(twice.state.points(ONE).factions > 0, "the better of two rolls");
    let mut alone = Table::at(t.state.clone());
    put(&mut alone, "webs_of_fear_and_treachery", Zone::Table);
    alone.state.checks.last_mut().unwrap().bonus = 90;
    alone.rolls(&[2; 4]);
    alone.choose(ONE, "pass");
    until(&mut alone, "wizards-ask-organize");
    assert_eq!(alone.state.points(ONE).factions, 0, "no help");
    let mut crowned = Table::at(t.state.clone());
    give(&mut crowned, "the_iron_crown", "adrazar");
    crowned.rolls(&[12; 9]);
    crowned.state.checks.last_mut().unwrap().bonus += 20;
    crowned.choose(ONE, "pass");
    assert_eq!(crowned.prompt(), "wizards-ask-before-check");
}

/// SATM-11.13: what is remembered frees somebody from dark enchantments, if a sage is there. wizards:memories_recalled
#[test]
fn memories_recalled() {
    let dark = |face: &&wizards::card::Face| {
        let on_somebody = |mode: &wizards::cards::Mode| mode.stays == Some(wizards::cards::Stays::Target);
        face.keywords.contains(&wizards::card::Keyword::DarkEnchantment) && face.modes.iter().any(on_somebody)
    };
    let dark = wizards::card::book().cards.iter().find(dark).expect("a dark enchantment");
    for (sage, may) in [("annalena", true), ("boromir_ii", false)] {
        let mut t = with(sage, &["memories_recalled"], &[&dark.id, "lure_of_power"]);
        give(&mut t, "lure_of_power", "haldir");
        assert!(!t.may(ONE, "play memories_recalled 0"), "that is none");
        let id = give(&mut t, &dark.id, "haldir");
        assert_eq!(t.may(ONE, "play memories_recalled 0"), may, "{sage}");
        if may {
            aim(&mut t, ONE, "play memories_recalled 0", &["pick haldir"]);
            assert_eq!(t.state.piece(id).zone, Zone::Discard);
            assert_eq!(zone(&t, "lure_of_power"), Zone::On(t.of("haldir")));
        }
    }
}

/// SATM-28.21, SATM-16.10: who lies in wait face up must attack, and what was on guard in vain is lost.
/// wizards:ordered_to_kill
#[test]
fn ordered_to_kill() {
    for ordered in [true, false] {
        let mut t = with("bergil", &["ordered_to_kill"], &["gisulf", "lure_of_power"]);
        if ordered {
            play(&mut t, ONE, "play ordered_to_kill 0");
        }
        agent(&mut t, "gisulf", Zone::Agent, "bree");
        t.choose(ONE, "pass");
        until_asked(&mut t, TWO);
        t.choose(TWO, "guard lure_of_power");
        until(&mut t, "wizards-ask-explore");
        stand(&mut t, "bree");
        t.choose(ONE, "company c1");
        until(&mut t, "wizards-ask-ambushes");
        assert_eq!(t.may(TWO, "pass"), !ordered);
        t.choose(TWO, "ambush a1");
        embolden(&mut t);
        t.rolls(&[7; 60]);
        until(&mut t, "wizards-ask-in-site");
        until(&mut t, "wizards-ask-end");
        assert_eq!(zone(&t, "lure_of_power") == Zone::Discard, ordered);
        assert_eq!(zone(&t, "lure_of_power") == Zone::Hand, !ordered);
    }
}

/// SATM-15.31: a ranger who stays at home has told them the ways of the wild: two more against what comes out of it, and in ruins
/// against all. wizards:drughu
#[test]
fn drughu() {
    let mut t = with("bergil", &["drughu"], &["wolves"]);
    assert!(!t.may(ONE, "play drughu 0"), "no ranger in the hand");
    let table = |at: &str| {
        let mut t = with("bergil", &["drughu", "elladan", "annalena"], &["wolves", "orc_guard"]);
        stand(&mut t, at);
        play(&mut t, ONE, "play drughu 0");
        assert_eq!(zone(&t, "elladan"), Zone::Discard, "a ranger, and nobody else");
        t
    };
    for (creature, lands, more) in
        [("wolves", RegionKind::Wilderness, 2), ("orc_guard", RegionKind::ShadowLand, 0)]
    {
        let mut t = table("rivendell");
        let before = t.state.fighting_prowess(t.of("haldir"));
        on_the_way(&mut t, "bree");
        go(&mut t, site("bree"), &[lands; 3], &[]);
        attack(&mut t, creature);
        assert_eq!(t.state.fighting_prowess(t.of("haldir")) - before, more, "{creature}");
    }
    for (at, more) in [("barrow_downs", 2), ("moria", 0)] {
        let mut t = table("rivendell");
        let before = t.state.fighting_prowess(t.of("haldir"));
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-explore");
        stand(&mut t, at);
        t.choose(ONE, "company c1");
        until(&mut t, "wizards-ask-priority");
        assert_eq!(t.state.fighting_prowess(t.of("haldir")) - before, more, "{at}");
    }
    t = table("rivendell");
    t.next_turn();
    assert_eq!(zone(&t, "drughu"), Zone::Discard);
}

/// SATM-12.3: from land to land of the North, or of the East, along a way of three wildernesses with two hazards fewer; from
/// elsewhere there is no such way. wizards:forod, wizards:rhun
#[test]
fn forod_and_rhun() {
    for (event, from, to, not_from) in [
        ("forod", "grey_havens", "iron_hill_dwarf_hold", "edoras"),
        ("rhun", "iron_hill_dwarf_hold", "variag_camp", "edoras"),
    ] {
        let mut t = of(STANDARD, &["haldir", "elladan", "boromir_ii", "bergil"], &[event], &[]);
        stand(&mut t, not_from);
        assert!(!t.may(ONE, &format!("play {event} 0")), "{event} from {not_from}");
        stand(&mut t, from);
        let what = format!("head c1 {to}");
        assert!(!t.may(ONE, &what), "{event}: it is far");
        play(&mut t, ONE, &format!("play {event} 0"));
        assert!(t.may(ONE, &what), "{event}");
        t.choose(ONE, &what);
        t.choose(ONE, "pass");
        until_asked(&mut t, TWO);
        assert_eq!(company(&t).path.lands.as_slice(), [RegionKind::Wilderness; 3], "{event}");
        assert_eq!(company(&t).limit, 2, "{event}");
    }
}

/// SATM-21.3, SATM-10.4: a ring is played, a memory is burnt in the mountain, and the card brought home: then rings weigh less.
/// wizards:into_the_smoking_cone, wizards:memories_recalled
#[test]
fn into_the_smoking_cone() {
    let cone = "into_the_smoking_cone";
    let gold = SiteId::all()
        .find(|site| {
            site.get().items.contains(&wizards::card::ItemClass::GoldRing) && !site.get().under_deeps
        })
        .unwrap();
    for (sage, at, may) in
        [("annalena", gold, true), ("boromir_ii", gold, false), ("annalena", site("edoras"), false)]
    {
        let mut t = with(sage, &[cone], &[]);
        embolden(&mut t);
        in_site(&mut t, "bree");
        t.state.company_mut(first()).site = at;
        assert_eq!(t.may(ONE, &format!("play {cone} 0")), may, "{sage} {at}");
    }
    let mut t = with("annalena", &[cone, "lost_tome", "memories_recalled", "precious_gold_ring"], &[]);
    let id = put(&mut t, cone, Zone::OnCompany(first()));
    embolden(&mut t);
    in_site(&mut t, "bree");
    t.state.lasting.clear();
    assert!(!t.may(ONE, &format!("use {id} 0")), "no ring was played");
    let ring = wizards::card::book().cards.iter().position(|face| {
        face.class == Some(wizards::card::ItemClass::Special)
            && face.keywords.contains(&wizards::card::Keyword::LesserRing)
    });
    let ring = wizards::card::book().cards[ring.unwrap()].id.clone();
    t.state.company_mut(first()).gained.push(card(&ring));
    play(&mut t, ONE, &format!("use {id} 0"));
    assert_eq!(t.state.piece(id).status, Status::Tapped);
    let burn = format!("use {id} 1");
    stand(&mut t, "mount_doom");
    turn(&mut t, "annalena", Status::Tapped);
    assert!(!t.may(ONE, &burn), "no Lost Knowledge, and no sage to remember any");
    turn(&mut t, "annalena", Status::Untapped);
    let mut remembered = Table::at(t.state.clone());
    remembered.rolls(&[7; 40]);
    play(&mut remembered, ONE, &burn);
    assert_eq!(zone(&remembered, "memories_recalled"), Zone::Discard);
    assert_eq!(status(&remembered, "annalena"), Status::Tapped);
    let tome = give(&mut t, "lost_tome", "haldir");
    let tome_name = format!("pick {tome}");
    aim(&mut t, ONE, &burn, &[&tome_name]);
    assert_eq!(zone(&t, "lost_tome"), Zone::Discard);
    assert_eq!(t.state.piece(id).status, Status::Wounded, "turned over");
    assert_eq!(t.state.points(ONE).other, 0);
    t.next_turn();
    t.next_turn();
    stand(&mut t, "bree");
    let home = format!("use {id} 2");
    assert!(!t.may(ONE, &home));
    stand(&mut t, "lorien");
    let gold = give(&mut t, "precious_gold_ring", "haldir");
    let before = t.state.corruption(t.of("haldir"));
    play(&mut t, ONE, &home);
    assert_eq!(t.state.points(ONE).other, 6);
    assert_eq!(t.state.piece(gold).zone, Zone::On(t.of("haldir")));
    assert_eq!(t.state.corruption(t.of("haldir")), before - 1);
}

/// SATM-30.16, SATM-10.4: prisoners are brought out of Dol Guldur, and the card home: then the dark places are less guarded.
/// wizards:pass_the_doors_of_dol_guldur
#[test]
fn pass_the_doors_of_dol_guldur() {
    let doors = "pass_the_doors_of_dol_guldur";
    let mut t = with("bergil", &[doors, "rescue_prisoners"], &[]);
    assert!(!t.may(ONE, &format!("play {doors} 0")), "no Stolen Knowledge");
    let other = put(&mut t, "cave_drake", Zone::Unused);
    t.state.pieces[other.index()].card = card(doors);
    t.state.pieces[other.index()].owner = ONE;
    t.state.pieces[other.index()].zone = Zone::OnCompany(first());
    t.state.in_play.push(other);
    play(&mut t, ONE, &format!("play {doors} 0"));
    assert_eq!(t.state.piece(other).zone, Zone::Discard);
    let id = t.of(doors);
    assert_eq!(t.state.piece(id).zone, Zone::OnCompany(first()));
    embolden(&mut t);
    in_site(&mut t, "bree");
    t.state.lasting.clear();
    stand(&mut t, "dol_guldur");
    let tap = format!("use {id} 0");
    assert!(!t.may(ONE, &tap), "nobody was rescued");
    let freed = give(&mut t, "rescue_prisoners", "haldir");
    t.state.pieces[freed.index()].fresh = true;
    let mut late = Table::at(t.state.clone());
    late.state.pieces[other.index()].zone = Zone::Won(TWO);
    late.state.pieces[other.index()].stored = Some(site("lorien"));
    assert!(!late.may(ONE, &tap), "another one was first");
    play(&mut t, ONE, &tap);
    assert_eq!(t.state.piece(id).status, Status::Tapped);
    t.next_turn();
    t.next_turn();
    assert_eq!(t.state.piece(id).status, Status::Tapped, "it never untaps");
    stand(&mut t, "lorien");
    play(&mut t, ONE, &format!("use {id} 1"));
    assert_eq!(t.state.points(ONE).other, 4);
    // What is faced in Moria has less of both.
    let look = |t: &Table, at: &str| {
        let mut t = Table::at(t.state.clone());
        t.rolls(&[7; 60]);
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-explore");
        stand(&mut t, at);
        t.choose(ONE, "company c1");
        until(&mut t, "wizards-ask-priority");
        let first = site(at).get().attacks[0];
        let (strikes, prowess, _) = attacked(&t);
        (first.strikes as i8 - strikes, first.prowess - prowess)
    };
    assert_eq!(look(&t, "moria"), (1, 1));
    assert_eq!(look(&t, "barrow_downs"), (0, 0));
}

/// SATM-19.11, SATM-23.20: the South is deaf to strangers, and worth more where it stands together, until one of it is lost.
/// wizards:sentinels_of_numenor
#[test]
fn sentinels_of_numenor() {
    let mut t = with("bergil", &["sentinels_of_numenor", "men_of_anfalas", "riders_of_rohan", "muster"], &[]);
    embolden(&mut t);
    in_site(&mut t, "bree");
    t.state.lasting.clear();
    let asks = |t: &Table, id: &str| {
        let of =
            t.state.sides[ONE].hand.iter().copied().find(|one| t.state.piece(*one).card == card(id)).unwrap();
        t.state.influence_bonus(t.of("bergil"), of)
    };
    let before = [asks(&t, "men_of_anfalas"), asks(&t, "riders_of_rohan")];
    play(&mut t, ONE, "play sentinels_of_numenor 0");
    let id = t.of("sentinels_of_numenor");
    assert_eq!([asks(&t, "men_of_anfalas"), asks(&t, "riders_of_rohan")], [before[0] - 2, before[1]]);
    for (people, muster) in [("men_of_anfalas", false), ("riders_of_rohan", true)] {
        let mut t = Table::at(t.state.clone());
        let at = SiteId::all().find(|site| card(people).get().at.has(*site)).unwrap();
        t.state.company_mut(first()).site = at;
        turn(&mut t, "bergil", Status::Untapped);
        t.choose(ONE, &format!("gain {people} bergil"));
        until(&mut t, "wizards-ask-before-influence");
        assert_eq!(t.may(ONE, "play muster 0"), muster, "{people}");
        t.state.checks.last_mut().unwrap().bonus = 12;
        t.rolls(&[7; 20]);
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-in-site");
        let faction = t.state.pieces.iter().position(|piece| piece.card == card(people)).unwrap();
        let faction = format!("#{faction}").parse::<PieceId>().unwrap();
        let more = i8::from(people == "men_of_anfalas");
        assert_eq!(t.state.worth(faction), card(people).get().points + more);
        assert_eq!(t.state.piece(faction).under.is_some(), more > 0);
    }
    let _ = id;
}

/// SATM-19.2: where a scout or a ranger was seen each automatic-attack is faced twice. wizards:spies_feared
#[test]
fn spies_feared() {
    for (who, at, may) in [
        ("bergil", "moria", true),
        ("boromir_ii", "moria", false),
        ("elladan", "barrow_downs", true),
        ("bergil", "barrow_downs", false),
    ] {
        let mut t = with(who, &["spies_feared"], &[]);
        stand(&mut t, at);
        let may_play = [0, 1].map(|mode| t.may(ONE, &format!("play spies_feared {mode}")));
        assert_eq!(may_play.contains(&true), may, "{who} {at}");
        let count = |feared: bool| {
            let mut t = Table::at(t.state.clone());
            t.rolls(&[7; 60]);
            if feared {
                let mode = may_play.iter().position(|may| *may).unwrap();
                play(&mut t, ONE, &format!("play spies_feared {mode}"));
                assert_eq!(zone(&t, "spies_feared"), Zone::OnSite(site(at)));
            }
            embolden(&mut t);
            t.rolls(&[12; 200]);
            t.choose(ONE, "pass");
            until(&mut t, "wizards-ask-explore");
            t.choose(ONE, "company c1");
            until(&mut t, "wizards-ask-in-site");
            company(&t).faced.len()
        };
        if may {
            assert_eq!(count(true), 2 * count(false), "{at}");
        }
    }
}

/// SATM-21.3, SATM-2.7: rings of which one has heard lie ready, two at most, and take the place of a gold ring; one starts with it
/// in place of a minor item. wizards:rumours_of_rings
#[test]
fn rumours_of_rings() {
    let special = |of| {
        let ring = |face: &&wizards::card::Face| {
            face.class == Some(wizards::card::ItemClass::Special) && face.keywords.contains(&of)
        };
        wizards::card::book().cards.iter().filter(ring).map(|face| face.id.as_str()).collect::<Vec<_>>()
    };
    let lesser = special(wizards::card::Keyword::LesserRing)[0];
    let magic = special(wizards::card::Keyword::MagicRing)[0];
    let mut t =
        with("bergil", &["rumours_of_rings", lesser, magic, "the_one_ring", "precious_gold_ring"], &[]);
    for ring in [lesser, magic, "the_one_ring"] {
        put(&mut t, ring, Zone::Discard);
    }
    play(&mut t, ONE, "play rumours_of_rings 0");
    let id = t.of("rumours_of_rings");
    let what = format!("use {id} 0");
    t.choose(ONE, &what);
    for _ in 0..5 {
        if t.prompt() == "wizards-ask-hear-of" {
            break;
        }
        on(&mut t);
    }
    assert!(!t.may(ONE, "card the_one_ring"));
    t.choose(ONE, &format!("card {lesser}"));
    let ring = t.state.pieces.iter().find(|piece| piece.card == card(lesser)).unwrap();
    assert_eq!((ring.zone, ring.under), (Zone::Aside, Some(id)));
    assert_eq!(t.state.points(ONE).items, 0);
    assert!(!t.may(ONE, &what), "once a turn");
    // It may be played for a gold ring as if it were in the hand.
    let gold = give(&mut t, "precious_gold_ring", "bergil");
    let plays = (2..=12).any(|roll| {
        let mut t = Table::at(t.state.clone());
        t.state.frames.push(wizards::questions::PlayRing { ring: gold, roll, other: None });
        let may = t.may(ONE, &format!("card {lesser}"));
        if may {
            t.choose(ONE, &format!("card {lesser}"));
            assert_eq!(zone(&t, lesser), Zone::On(t.of("bergil")));
        }
        assert!(!t.may(ONE, &format!("card {magic}")), "of that nobody has heard");
        may
    });
    assert!(plays);
    // Who has the card from the start has no minor item for it.
    let start = card("rumours_of_rings").get();
    assert!(start.has.contains(&Static::may(wizards::cards::statics::Flag::Start)));
}

/// SATM-15.32: Alatar names what has escaped, and meets it alone, without spells; then he taps. wizards:the_hunt
#[test]
fn the_hunt() {
    let mut t = with("alatar", &["the_hunt", "vanishment"], &["wolves", "ghouls"]);
    assert!(!t.may(ONE, "play the_hunt 0"), "nothing has escaped");
    on_the_way(&mut t, "bree");
    go(&mut t, site("bree"), &[RegionKind::Wilderness], &[]);
    attack(&mut t, "wolves");
    t.state.combat.as_mut().unwrap().prowess = -20;
    t.state.combat.as_mut().unwrap().body = 12;
    t.rolls(&[7; 60]);
    suffer(&mut t);
    assert_eq!(zone(&t, "wolves"), Zone::Discard);
    t.next_turn();
    t.next_turn();
    t.any_chance();
    stand(&mut t, "lorien");
    turn(&mut t, "alatar", Status::Untapped);
    t.choose(ONE, "play the_hunt 0");
    for _ in 0..10 {
        if t.prompt() == "wizards-ask-hunt-down" {
            break;
        }
        on(&mut t);
    }
    assert!(!t.may(ONE, "card ghouls"), "nobody has seen them");
    t.choose(ONE, "card wolves");
    until(&mut t, "wizards-ask-priority");
    let combat = t.state.combat.clone().expect("the hunt");
    assert_eq!(t.state.characters(combat.company).collect::<Vec<_>>(), [t.of("alatar")]);
    assert!(!t.may(ONE, "play vanishment 0"), "no spell helps");
    t.state.combat.as_mut().unwrap().prowess = -20;
    suffer(&mut t);
    until(&mut t, "wizards-ask-organize");
    assert_eq!(status(&t, "alatar"), Status::Tapped);
    assert_eq!(t.state.piece(t.of("alatar")).zone, t.state.piece(t.of("haldir")).zone, "with his own again");
}
