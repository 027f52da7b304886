//! Resource events of the later sets: roads and dragons, lore and stolen knowledge.

use wizards::card::RegionKind;
use wizards::cards::Stat;
use wizards::ids::SiteId;
use wizards::state::{Key, Status, Zone};

use crate::bench::{
    aim, attack, attacked, company, first, give, in_site, influence, may_aim, number, of, on_the_way, play,
    plays_openly, prowess, put, stand, status, suffer, turn, until, until_asked, withstands, zone,
};
use crate::stage::{BASIC, ONE, STANDARD, TWO, Table};

fn site(name: &str) -> SiteId {
    SiteId::named(name).unwrap_or_else(|| panic!("no site '{name}'"))
}

/// SATM-12.2, SATM-14.6: from one of these countries to another, with three symbols, and two hazards fewer.
/// wizards:belegaer, wizards:harad
#[test]
fn over_sea_and_sand() {
    let company_of_four = ["aragorn_ii", "boromir_ii", "elladan", "annalena"];
    for (event, from, to, beyond, land) in [
        ("belegaer", "grey_havens", "dol_amroth", "minas_tirith", RegionKind::CoastalSea),
        ("harad", "southron_oasis", "easterling_camp", "dol_amroth", RegionKind::Wilderness),
    ] {
        let what = format!("play {event} 0");
        let mut t = of(BASIC, &company_of_four, &[event], &[]);
        stand(&mut t, "bree");
        assert!(!t.may(ONE, &what), "{event}: far from there");
        stand(&mut t, from);
        assert!(!t.may(ONE, &format!("head c1 {to}")));
        play(&mut t, ONE, &what);
        assert!(!t.may(ONE, &format!("head c1 {beyond}")), "{event}: of no such country");
        on_the_way(&mut t, to);
        assert_eq!(company(&t).path.lands.as_slice(), &[land; 3]);
        assert_eq!(company(&t).limit, 2, "four, and two fewer");
        until(&mut t, "wizards-ask-explore");
        assert_eq!(company(&t).site, site(to));
    }
    // A company of two loses nothing.
    let mut t = of(BASIC, &company_of_four[..2], &["belegaer"], &[]);
    stand(&mut t, "grey_havens");
    play(&mut t, ONE, "play belegaer 0");
    on_the_way(&mut t, "dol_amroth");
    assert_eq!(company(&t).limit, 2);
}

/// For this turn a dragon of the hand is given for each attack of a dragon or a drake; no other creature, and against no other
/// attack. wizards:dragon_feuds
#[test]
fn dragon_feuds() {
    for (foe, given, may) in
        [("cave_drake", "smaug", true), ("cave_drake", "orc_patrol", false), ("barrow_wight", "smaug", false)]
    {
        let mut t = of(BASIC, &["bergil", "haldir"], &["dragon_feuds", given], &[foe]);
        play(&mut t, ONE, "play dragon_feuds 0");
        let feud = format!("use {} 0", t.of("dragon_feuds"));
        assert!(!t.may(ONE, &feud), "nothing attacks");
        on_the_way(&mut t, "bree");
        let lands = [RegionKind::Wilderness, RegionKind::Wilderness, RegionKind::ShadowLand];
        crate::creatures::go(&mut t, site("weathertop"), &lands, &[]);
        // What was drawn on the way is laid aside.
        t.state.sides[ONE].hand.retain(|id| t.state.pieces[id.index()].card == crate::stage::card(given));
        attack(&mut t, foe);
        assert_eq!(t.may(ONE, &feud), may, "{foe} {given}");
        if may {
            play(&mut t, ONE, &feud);
            assert_eq!(zone(&t, given), Zone::Discard);
            assert!(t.state.combat.is_none(), "cancelled");
        }
    }
}

/// SATM-19.16: learned where there is information; in a dragon's lair that is used up it brings an item that is found there.
/// wizards:dragon_lore
#[test]
fn dragon_lore() {
    let mine = ["dragon_lore", "adamant_helmet", "dagger_of_westernesse", "palantir_of_osgiliath"];
    let mut t = of(BASIC, &["annalena", "haldir"], &mine, &[]);
    crate::bench::embolden(&mut t);
    in_site(&mut t, "amon_hen");
    turn(&mut t, "annalena", Status::Untapped);
    aim(&mut t, ONE, "play dragon_lore 0", &["pick annalena"]);
    assert_eq!(status(&t, "annalena"), Status::Tapped);
    assert!(t.state.sides[ONE].tapped.has(site("amon_hen")));
    assert_eq!(t.state.corruption(t.of("annalena")), 2);
    turn(&mut t, "annalena", Status::Untapped);
    let lore = format!("use {} 0", t.of("dragon_lore"));
    assert!(!t.may(ONE, &lore), "no lair");
    stand(&mut t, "irerock");
    assert!(!t.may(ONE, &lore), "it is not used up");
    t.state.sides[ONE].tapped.add(site("irerock"));
    put(&mut t, "dagger_of_westernesse", Zone::Discard);
    t.any_chance();
    play(&mut t, ONE, &lore);
    assert_eq!((t.prompt(), zone(&t, "dragon_lore")), ("wizards-ask-fetch", Zone::Discard));
    t.choose(ONE, "card dagger_of_westernesse");
    assert_eq!(zone(&t, "dagger_of_westernesse"), Zone::On(t.of("annalena")));
    let t = of(BASIC, &["bergil"], &["dragon_lore"], &[]);
    assert!(!t.may(ONE, "play dragon_lore 0"));
}

/// SATM-14.23: on a way of one or two regions without shadow an Elf keeps away all that is not of the new site.
/// wizards:elf_path
#[test]
fn elf_path() {
    let (wild, shadow) = (RegionKind::Wilderness, RegionKind::ShadowLand);
    let rivendell = site("rivendell");
    let find = |fits: &dyn Fn(&[RegionKind]) -> bool| {
        let leads = |to: &SiteId| to.get().haven == Some(rivendell) && fits(&to.get().path);
        SiteId::all().find(leads).expect("such a way").to_string()
    };
    let short = |path: &[RegionKind]| path.len() <= 2 && path.contains(&wild) && !path.contains(&shadow);
    let ways = [
        (find(&short), false),
        (find(&|path| path.len() > 2 && path.contains(&wild) && !path.contains(&shadow)), true),
        (find(&|path| path.len() <= 2 && path.contains(&shadow)), true),
    ];
    for (to, open) in ways {
        for warned in [true, false] {
            let mut t = of(BASIC, &["elladan", "bergil"], &["elf_path"], &["wargs", "assassin"]);
            t.choose(ONE, &format!("head c1 {to}"));
            until(&mut t, "wizards-ask-organization-end");
            assert!(!may_aim(&t, ONE, "play elf_path 0", "pick bergil"));
            if warned {
                aim(&mut t, ONE, "play elf_path 0", &["pick elladan"]);
            }
            assert_eq!(status(&t, "elladan") == Status::Tapped, warned);
            until_asked(&mut t, TWO);
            assert_eq!(t.may(TWO, "play wargs 0"), open || !warned, "{to} {warned}");
        }
    }
    let mut t = of(BASIC, &["elladan", "bergil"], &["elf_path"], &["wargs", "assassin"]);
    t.choose(ONE, "head c1 bree");
    until(&mut t, "wizards-ask-organization-end");
    aim(&mut t, ONE, "play elf_path 0", &["pick elladan"]);
    until_asked(&mut t, TWO);
    assert!(!t.may(TWO, "play wargs 0"), "of the wild");
    assert!(t.may(TWO, "play assassin 0"), "of the new site");
    let mut t = of(BASIC, &["elladan"], &["elf_path"], &[]);
    until(&mut t, "wizards-ask-organization-end");
    assert!(!t.may(ONE, "play elf_path 0"), "nobody moves");
}

/// Of four wildernesses two are left, of three one. wizards:hey_come_merry_dol
#[test]
fn hey_come_merry_dol() {
    let wild = RegionKind::Wilderness;
    for (count, left) in [(4, 2), (3, 1), (1, 0)] {
        let mut t = of(BASIC, &["bergil"], &["hey_come_merry_dol"], &["wargs"]);
        t.choose(ONE, "head c1 bree");
        until(&mut t, "wizards-ask-organization-end");
        play(&mut t, ONE, "play hey_come_merry_dol 0");
        until_asked(&mut t, TWO);
        crate::creatures::go(&mut t, site("bree"), &vec![wild; count], &[]);
        company_lands(&t, wild, left);
        assert_eq!(t.may(TWO, "play wargs 0"), left > 0, "{count}");
    }
    let mut t = of(BASIC, &["bergil"], &["hey_come_merry_dol"], &[]);
    until(&mut t, "wizards-ask-organization-end");
    assert!(!t.may(ONE, "play hey_come_merry_dol 0"), "nobody moves");
}

fn company_lands(t: &Table, land: RegionKind, count: usize) {
    assert_eq!(t.state.path_has(first(), land), count > 0);
    let printed = company(t).path.lands.iter().filter(|one| **one == land).count();
    assert!(printed > count, "{printed} are printed");
}

/// A Dwarf finds it, Moria shows it, and in a Dwarf-hold it makes a weapon better; no unique one, and not before.
/// wizards:map_to_mithril
#[test]
fn map_to_mithril() {
    let mine = ["map_to_mithril", "dwarven_axe", "durins_axe"];
    let mut t = of(BASIC, &["gimli", "bergil"], &mine, &[]);
    give(&mut t, "dwarven_axe", "gimli");
    give(&mut t, "durins_axe", "bergil");
    crate::bench::embolden(&mut t);
    in_site(&mut t, "amon_hen");
    turn(&mut t, "gimli", Status::Untapped);
    assert!(!may_aim(&t, ONE, "play map_to_mithril 0", "pick bergil"), "no Dwarf");
    play(&mut t, ONE, "play map_to_mithril 0");
    assert_eq!(
        (status(&t, "gimli"), t.state.sides[ONE].tapped.has(site("amon_hen"))),
        (Status::Tapped, true)
    );
    turn(&mut t, "gimli", Status::Untapped);
    stand(&mut t, "iron_hill_dwarf_hold");
    let map = format!("use {} 0", t.of("map_to_mithril"));
    assert!(!t.may(ONE, &map), "nobody has been in Moria");
    t.rolls(&[7; 90]);
    t.next_turn();
    stand(&mut t, "moria");
    t.next_turn();
    until(&mut t, "wizards-ask-explore");
    assert_eq!(status(&t, "map_to_mithril"), Status::Tapped);
    t.next_turn();
    t.next_turn();
    assert_eq!(status(&t, "map_to_mithril"), Status::Tapped, "it never untaps");
    until(&mut t, "wizards-ask-organize");
    assert!(!t.may(ONE, &map), "in no Dwarf-hold");
    stand(&mut t, "iron_hill_dwarf_hold");
    assert!(!may_aim(&t, ONE, &map, "pick durins_axe"), "a unique one");
    let before = prowess(&t, "gimli");
    aim(&mut t, ONE, &map, &["pick dwarven_axe"]);
    assert_eq!(zone(&t, "map_to_mithril"), Zone::On(t.of("dwarven_axe")));
    assert_eq!(prowess(&t, "gimli"), before + 3);
    // A kingdom that was won back is a Dwarf-hold, too: for the map, and for the Book of Mazarbul. wizards:king_under_the_mountain
    for king in [false, true] {
        let mine = ["map_to_mithril", "dwarven_axe", "king_under_the_mountain", "book_of_mazarbul"];
        let mut t = of(BASIC, &["gimli", "balin"], &mine, &[]);
        give(&mut t, "dwarven_axe", "gimli");
        let map = give(&mut t, "map_to_mithril", "gimli");
        let book = give(&mut t, "book_of_mazarbul", "gimli");
        turn(&mut t, "map_to_mithril", Status::Tapped);
        stand(&mut t, "the_lonely_mountain");
        let card = give(&mut t, "king_under_the_mountain", "balin");
        t.state.pieces[card.index()].realm = king.then(|| site("the_lonely_mountain"));
        assert_eq!(t.may(ONE, &format!("use {map} 0")), king);
        assert_eq!(t.may(ONE, &format!("store {book}")), king);
    }
}

/// A hunting dragon goes, in the own turn and in the other one's movement; or, by night, a dragon has one strike fewer, but one.
/// wizards:sated_beast
#[test]
fn sated_beast() {
    let mut t = of(BASIC, &["bergil"], &["sated_beast"], &["smaug_ahunt", "smaug_at_home"]);
    assert!(!t.may(ONE, "play sated_beast 0"), "nothing hunts");
    put(&mut t, "smaug_at_home", Zone::Table);
    assert!(!t.may(ONE, "play sated_beast 0"), "it is at home");
    put(&mut t, "smaug_ahunt", Zone::Table);
    let mut theirs = Table::at(t.state.clone());
    play(&mut t, ONE, "play sated_beast 0");
    assert_eq!([zone(&t, "smaug_ahunt"), zone(&t, "smaug_at_home")], [Zone::Discard, Zone::Table]);
    theirs.rolls(&[7; 90]);
    assert!(!theirs.may(ONE, "play sated_beast 2"), "in the own turn");
    theirs.next_turn();
    until(&mut theirs, "wizards-ask-organize");
    put(&mut theirs, "smaug_ahunt", Zone::Table);
    until_asked(&mut theirs, ONE);
    play(&mut theirs, ONE, "play sated_beast 2");
    assert_eq!(zone(&theirs, "smaug_ahunt"), Zone::Discard);
    for (foe, doors, less) in [("cave_drake", true, 1), ("cave_drake", false, 0), ("wargs", true, 0)] {
        let mut t = of(BASIC, &["bergil", "haldir"], &["sated_beast"], &[foe, "doors_of_night"]);
        if doors {
            put(&mut t, "doors_of_night", Zone::Table);
        }
        on_the_way(&mut t, "bree");
        attack(&mut t, foe);
        let before = attacked(&t).0;
        assert_eq!(t.may(ONE, "play sated_beast 1"), less > 0, "{foe} {doors}");
        if less > 0 {
            play(&mut t, ONE, "play sated_beast 1");
        }
        assert_eq!(attacked(&t).0, before - less);
    }
}

/// SATM-10.6: the staff goes to the marshalling pile, and its wizard is five stronger against this attack, whose body is two
/// less. wizards:staff_asunder
#[test]
fn staff_asunder() {
    let mine = ["saruman", "staff_asunder", "wizards_staff"];
    let mut t = of(BASIC, &["bergil"], &mine, &["cave_drake"]);
    put(&mut t, "saruman", Zone::Company(first()));
    on_the_way(&mut t, "bree");
    attack(&mut t, "cave_drake");
    assert!(!t.may(ONE, "play staff_asunder 0"), "he has none");
    give(&mut t, "wizards_staff", "saruman");
    let (before, (_, _, body)) = (prowess(&t, "saruman"), attacked(&t));
    play(&mut t, ONE, "play staff_asunder 0");
    while t.prompt() == "wizards-ask-before-check" {
        t.choose(ONE, "pass");
    }
    assert_eq!(zone(&t, "wizards_staff"), Zone::Won(ONE));
    assert_eq!(prowess(&t, "saruman"), before - 2 + 5, "without the staff");
    assert_eq!(attacked(&t).2, (body - 2).max(0));
    suffer(&mut t);
    assert_eq!(prowess(&t, "saruman"), before - 2);
}

/// In Minas Tirith Arwen chooses; as long as she stays in the country she finds what belongs where she is.
/// wizards:choice_of_luthien
#[test]
fn choice_of_luthien() {
    let mine = ["choice_of_luthien", "men_of_anorien", "riders_of_rohan", "dagger_of_westernesse"];
    let mut t = of(BASIC, &["arwen", "bergil"], &mine, &[]);
    assert!(!t.may(ONE, "play choice_of_luthien 0"), "elsewhere");
    stand(&mut t, "minas_tirith");
    let before = (influence(&t, "arwen"), number(&t, "arwen", Stat::Mind));
    play(&mut t, ONE, "play choice_of_luthien 0");
    assert_eq!((influence(&t, "arwen"), number(&t, "arwen", Stat::Mind)), (before.0 + 2, before.1 + 2));
    put(&mut t, "men_of_anorien", Zone::Discard);
    put(&mut t, "riders_of_rohan", Zone::Discard);
    t.any_chance();
    let choice = format!("use {} 0", t.of("choice_of_luthien"));
    let mut then = Table::at(t.state.clone());
    then.any_chance();
    play(&mut then, ONE, &choice);
    assert_eq!(status(&then, "arwen"), Status::Tapped);
    assert!(!then.may(ONE, "card riders_of_rohan"), "not here");
    then.choose(ONE, "card men_of_anorien");
    assert_eq!(zone(&then, "men_of_anorien"), Zone::Hand);
    for (to, stays) in [("dol_amroth", true), ("edoras", false)] {
        let mut t = Table::at(t.state.clone());
        t.rolls(&[7; 90]);
        on_the_way(&mut t, "lorien");
        crate::creatures::go(&mut t, site(to), &[RegionKind::FreeDomain], &[]);
        until(&mut t, "wizards-ask-explore");
        assert_eq!(zone(&t, "choice_of_luthien").in_play(), stays, "{to}");
    }
}

/// What a scout has learned of Orcs, Trolls or Men: it is worth its point from the first, may be stored in a haven, and gives
/// three to an attempt to influence a faction. wizards:dark_numbers
#[test]
fn dark_numbers() {
    let mine = ["dark_numbers", "hobbits"];
    for (foe, may) in [("orc_patrol", true), ("wargs", false)] {
        let mut t = of(BASIC, &["frodo", "bergil"], &mine, &[foe]);
        assert!(!t.may(ONE, "play dark_numbers 0"), "nothing was faced");
        on_the_way(&mut t, "bree");
        attack(&mut t, foe);
        suffer(&mut t);
        turn(&mut t, "frodo", Status::Untapped);
        until_asked(&mut t, ONE);
        assert_eq!(t.may(ONE, "play dark_numbers 0"), may, "{foe}");
        // Another attack has come since: it is too late.
        t.state.company_mut(first()).faced.push(wizards::state::Faced {
            race: wizards::card::Race::Animal,
            card: None,
            key: wizards::state::Key::None,
            foiled: false,
            beaten: false,
        });
        assert!(!t.may(ONE, "play dark_numbers 0"));
    }
    let mut t = of(BASIC, &["frodo", "bergil"], &mine, &[]);
    give(&mut t, "dark_numbers", "frodo");
    assert_eq!(t.state.points(ONE).other, 1);
    in_site(&mut t, "bag_end");
    t.choose(ONE, "gain hobbits bergil");
    until(&mut t, "wizards-ask-before-influence");
    let before = t.state.checks.last().unwrap().bonus;
    let numbers = format!("use {} 0", t.of("dark_numbers"));
    play(&mut t, ONE, &numbers);
    assert_eq!(t.state.checks.last().unwrap().bonus, before + 3);
    assert_eq!(zone(&t, "dark_numbers"), Zone::Discard);
    let mut t = of(BASIC, &["frodo", "bergil"], &mine, &[]);
    give(&mut t, "dark_numbers", "frodo");
    let stored = format!("store {}", t.of("dark_numbers"));
    let mut away = Table::at(t.state.clone());
    stand(&mut away, "bree");
    assert!(!away.may(ONE, &stored));
    t.rolls(&[12; 20]);
    t.choose(ONE, &stored);
    until(&mut t, "wizards-ask-organize");
    assert_eq!((zone(&t, "dark_numbers"), t.state.points(ONE).other), (Zone::Won(ONE), 1));
}

/// SATM-11.2: a heavy item gives two points fewer, three by the Gates of Morning, until its bearer has been checked.
/// wizards:free_to_choose
#[test]
fn free_to_choose() {
    let mine = ["free_to_choose", "free_to_choose", "scroll_of_isildur", "star_glass", "gates_of_morning"];
    let mut t = of(BASIC, &["bergil", "haldir"], &mine, &["lure_of_creation"]);
    give(&mut t, "star_glass", "bergil");
    give(&mut t, "lure_of_creation", "bergil");
    assert!(!t.may(ONE, "play free_to_choose 0"), "it is light");
    give(&mut t, "scroll_of_isildur", "bergil");
    let bergil = t.of("bergil");
    let before = t.state.corruption(bergil);
    aim(&mut t, ONE, "play free_to_choose 0", &["pick scroll_of_isildur"]);
    assert_eq!(t.state.corruption(bergil), before - 2);
    assert!(!t.may(ONE, "play free_to_choose 0"), "once on an item");
    put(&mut t, "gates_of_morning", Zone::Table);
    assert_eq!(t.state.corruption(bergil), before - 3);
    t.choose(ONE, "give scroll_of_isildur haldir");
    assert!(withstands(&mut t, "bergil", 12));
    let lies = |id: &wizards::ids::PieceId| t.state.piece(*id).card == crate::stage::card("free_to_choose");
    assert!(!t.state.in_play.iter().any(lies));
}

/// In a haven whoever comes or stays may have one untap, or be healed and left tapped; one of each company.
/// wizards:hall_of_fire
#[test]
fn hall_of_fire() {
    let mut t = of(BASIC, &["bergil", "haldir"], &["hall_of_fire", "fireworks"], &[]);
    let mut away = Table::at(t.state.clone());
    stand(&mut away, "bree");
    assert!(!away.may(ONE, "play hall_of_fire 0"), "no haven");
    play(&mut t, ONE, "play hall_of_fire 0");
    assert_eq!(zone(&t, "hall_of_fire"), Zone::OnSite(site("rivendell")));
    let hall = format!("use {} 0", t.of("hall_of_fire"));
    turn(&mut t, "bergil", Status::Wounded);
    turn(&mut t, "haldir", Status::Tapped);
    assert!(!t.may(ONE, &hall), "once its movement phase is over");
    for (who, left) in [("bergil", Status::Tapped), ("haldir", Status::Untapped)] {
        let mut t = Table::at(t.state.clone());
        t.rolls(&[7; 60]);
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-movement-end");
        aim(&mut t, ONE, &hall, &[&format!("pick {who}")]);
        assert_eq!(status(&t, who), left);
        assert!(!t.may(ONE, &hall), "one of them");
    }
    // What keeps one tapped once is spent by it; what heals one is no untapping.
    for (hurt, spent) in [(Status::Tapped, true), (Status::Wounded, false)] {
        let mut t = Table::at(t.state.clone());
        turn(&mut t, "haldir", hurt);
        give(&mut t, "fireworks", "haldir");
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-movement-end");
        aim(&mut t, ONE, &hall, &["pick haldir"]);
        assert_eq!(status(&t, "haldir"), Status::Tapped);
        assert_eq!(zone(&t, "fireworks") == Zone::Discard, spent, "{hurt:?}");
    }
    on_the_way(&mut t, "bree");
    until(&mut t, "wizards-ask-movement-end");
    assert!(!t.may(ONE, &hall), "elsewhere");
    until(&mut t, "wizards-ask-explore");
    assert_eq!(zone(&t, "hall_of_fire"), Zone::Discard, "nobody is there any more");
}

/// SATM-2.12: the factions of both discard piles go back into the decks; nothing else does. wizards:horns_horns_horns
#[test]
fn horns_horns_horns() {
    let mut t = of(BASIC, &["bergil"], &["horns_horns_horns", "hobbits", "dodge"], &["ents_of_fangorn"]);
    put(&mut t, "dodge", Zone::Discard);
    assert!(!t.may(ONE, "play horns_horns_horns 0"), "there is none");
    put(&mut t, "hobbits", Zone::Discard);
    put(&mut t, "ents_of_fangorn", Zone::Discard);
    t.any_chance();
    play(&mut t, ONE, "play horns_horns_horns 0");
    assert_eq!([zone(&t, "hobbits"), zone(&t, "ents_of_fangorn")], [Zone::Deck; 2]);
    assert_eq!(zone(&t, "dodge"), Zone::Discard);
    // What the other player has discarded face down may be one or not: that none comes of it is learnt, too.
    for discarded in ["ents_of_fangorn", "wolves"] {
        let mut t = of(BASIC, &["bergil"], &["horns_horns_horns"], &[discarded]);
        put(&mut t, discarded, Zone::Discard);
        t.any_chance();
        assert!(plays_openly(&mut t, ONE, "play horns_horns_horns 0"), "{discarded}");
    }
}

/// Where the shadow dwells somebody taps for it; or where an agent's attack has failed. Stored, it is worth a point, and what
/// the other player is seen to discard is gone for good. wizards:knowledge_of_the_enemy
#[test]
fn knowledge_of_the_enemy() {
    let what = "play knowledge_of_the_enemy 0";
    for (at, may) in [("dol_guldur", true), ("mount_gram", true), ("bree", false)] {
        let mut t = of(BASIC, &["bergil", "haldir"], &["knowledge_of_the_enemy"], &[]);
        stand(&mut t, at);
        assert_eq!(t.may(ONE, what), may, "{at}");
    }
    let mut t = of(STANDARD, &["bergil", "haldir"], &["knowledge_of_the_enemy"], &["orc_patrol", "smaug"]);
    let faced = |foiled| wizards::state::Faced {
        race: wizards::card::Race::Man,
        card: None,
        key: Key::None,
        foiled,
        beaten: false,
    };
    t.state.company_mut(first()).faced.push(faced(false));
    assert!(!t.may(ONE, what), "it was not foiled");
    t.state.company_mut(first()).faced.push(faced(true));
    aim(&mut t, ONE, what, &["pick bergil"]);
    assert_eq!(status(&t, "bergil"), Status::Tapped);
    assert_eq!(t.state.points(ONE).other, 0, "it is not stored");
    t.rolls(&[12; 20]);
    let stored = t.of("knowledge_of_the_enemy");
    t.choose(ONE, &format!("store {stored}"));
    until(&mut t, "wizards-ask-organize");
    assert_eq!(t.state.points(ONE).other, 1);
    let banish = format!("use {stored} 0");
    assert!(!t.may(ONE, &banish), "nothing was discarded");
    on_the_way(&mut t, "bree");
    attack(&mut t, "orc_patrol");
    t.rolls(&[3; 60]);
    suffer(&mut t);
    until_asked(&mut t, ONE);
    assert_eq!(zone(&t, "orc_patrol"), Zone::Discard);
    play(&mut t, ONE, &banish);
    assert_eq!(zone(&t, "orc_patrol"), Zone::Out);
    assert_eq!(t.state.points(ONE).other, 0);
}

/// SATM-15.28: what chooses its victims has one strike fewer, two by the Gates of Morning, but one; once it is beaten, the card
/// goes. wizards:more_alert_than_most
#[test]
fn more_alert_than_most() {
    for (foe, gates, less) in
        [("cave_drake", false, 1), ("cave_drake", true, 1), ("land_drake", false, 0), ("wargs", true, 0)]
    {
        let mine = ["more_alert_than_most", "more_alert_than_most", "gates_of_morning"];
        let mut t = of(BASIC, &["aragorn_ii", "haldir"], &mine, &[foe]);
        play(&mut t, ONE, "play more_alert_than_most 0");
        assert!(!t.may(ONE, "play more_alert_than_most 0"), "one in play");
        on_the_way(&mut t, "bree");
        attack(&mut t, foe);
        let with = attacked(&t).0;
        let combat = t.state.combat.clone().unwrap();
        assert_eq!(with, combat.strikes - less, "{foe} {gates}");
        if gates {
            put(&mut t, "gates_of_morning", Zone::Table);
            assert_eq!(attacked(&t).0, (combat.strikes - 2 * less).max(1));
        }
        crate::bench::embolden(&mut t);
        t.rolls(&[12; 60]);
        suffer(&mut t);
        until_asked(&mut t, ONE);
        assert_eq!(zone(&t, "more_alert_than_most") == Zone::Discard, foe != "wargs", "{foe}");
    }
}

/// SATM-9.1: five more, as long as the wizard has not come; and he comes home only. wizards:saw_further_and_deeper
#[test]
fn saw_further_and_deeper() {
    let mine = ["saw_further_and_deeper", "saw_further_and_deeper", "saruman"];
    let mut t = of(BASIC, &["bergil"], &mine, &["saw_further_and_deeper"]);
    let before = t.state.general_free(ONE);
    assert!(t.may(ONE, "card saruman"), "in Rivendell");
    play(&mut t, ONE, "play saw_further_and_deeper 0");
    assert_eq!(t.state.general_free(ONE), before + 5);
    assert!(!t.may(ONE, "play saw_further_and_deeper 0"), "one of each player");
    t.choose(ONE, "card saruman");
    assert_eq!(t.refusal(ONE, "site rivendell"), "SATM-6.6");
    t.choose(ONE, "site isengard");
    assert_eq!(zone(&t, "saw_further_and_deeper"), Zone::Discard);
    assert_eq!(t.state.general_free(ONE), before);
    until(&mut t, "wizards-ask-organize");
    assert!(!t.may(ONE, "play saw_further_and_deeper 0"), "he has come");
}

/// SATM-29.9: four more for every way in the deeps, whoever goes. wizards:secret_ways
#[test]
fn secret_ways() {
    for (known, roll, comes) in [(false, 5, false), (true, 5, true), (true, 4, false)] {
        let mut t = of(STANDARD, &["bergil"], &["secret_ways"], &["secret_ways"]);
        if known {
            // The other player's: an own one leaves before anybody moves.
            let theirs = t.state.sides[TWO].hand[0];
            put(&mut t, "secret_ways", Zone::Discard);
            t.state.sides[TWO].hand.clear();
            t.state.pieces[theirs.index()].zone = Zone::Table;
            t.state.in_play.push(theirs);
        }
        stand(&mut t, "the_pukel_deeps");
        t.choose(ONE, "head c1 the_gem_deeps");
        let mut rolls = vec![roll];
        rolls.extend([7; 60]);
        t.rolls(&rolls);
        until(&mut t, "wizards-ask-explore");
        assert_eq!(company(&t).site == site("the_gem_deeps"), comes, "{known} {roll}");
    }
}

/// In the long-event phase it is played. wizards:secret_ways
#[test]
fn secret_ways_are_learned() {
    let mut t = of(STANDARD, &["bergil"], &["secret_ways"], &[]);
    assert!(!t.may(ONE, "play secret_ways 0"));
    until(&mut t, "wizards-ask-long-events");
    play(&mut t, ONE, "play secret_ways 0");
    assert_eq!(zone(&t, "secret_ways"), Zone::Table);
}

/// SATM-19.12: one less against every faction, and two rolls for it. wizards:tidings_of_death
#[test]
fn tidings_of_death() {
    for (told, rolls, won) in
        [(false, &[2, 12][..], false), (true, &[2, 12][..], true), (true, &[2, 3][..], false)]
    {
        let mut t = of(BASIC, &["frodo", "bergil"], &["hobbits"], &["tidings_of_death"]);
        if told {
            put(&mut t, "tidings_of_death", Zone::Table);
        }
        in_site(&mut t, "bag_end");
        let at = t.state.pieces.iter().position(|piece| piece.card == crate::stage::card("hobbits"));
        let hobbits = format!("#{}", at.unwrap()).parse().unwrap();
        let bonus = t.state.influence_bonus(t.of("bergil"), hobbits);
        t.choose(ONE, "gain hobbits bergil");
        until(&mut t, "wizards-ask-before-influence");
        t.rolls(rolls);
        t.choose(ONE, "pass");
        assert_eq!(zone(&t, "hobbits") == Zone::Won(ONE), won, "{told} {rolls:?}");
        assert_eq!(bonus, if told { -1 } else { 0 });
    }
    let mut t = of(BASIC, &["frodo"], &["tidings_of_death"], &[]);
    until(&mut t, "wizards-ask-long-events");
    play(&mut t, ONE, "play tidings_of_death 0");
    assert_eq!(zone(&t, "tidings_of_death"), Zone::Table);
}
