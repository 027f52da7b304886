//! Resources that make somebody greater, or more able; and what is done with them.

use wizards::card::{Race, Skill};
use wizards::ids::SiteId;
use wizards::state::{Status, Zone};

use crate::bench::{
    aim, first, give, goblins, in_site, influence, may_aim, of, play, prowess, put, stand, status, turn,
    until, zone,
};
use crate::stage::{BASIC, ONE, STANDARD, Table};

/// Somebody of a wizard's company untaps; nobody of another. wizards:and_forth_he_hastened
#[test]
fn and_forth_he_hastened() {
    let mut t = of(BASIC, &["bergil", "haldir"], &["saruman", "and_forth_he_hastened"], &[]);
    turn(&mut t, "bergil", Status::Tapped);
    assert!(!t.may(ONE, "play and_forth_he_hastened 0"), "no wizard");
    put(&mut t, "saruman", Zone::Company(first()));
    assert!(!may_aim(&t, ONE, "play and_forth_he_hastened 0", "pick haldir"), "he stands");
    play(&mut t, ONE, "play and_forth_he_hastened 0");
    assert_eq!(status(&t, "bergil"), Status::Untapped);
    assert!(!t.may(ONE, "play and_forth_he_hastened 0"));
}

/// With the King, or where his company has won a people of one kind at a free-hold but Bag End: a Hobbit becomes a warrior,
/// two more of prowess, and five for his own people. wizards:to_fealty_sworn
#[test]
fn to_fealty_sworn() {
    let mine = ["sam_gamgee", "to_fealty_sworn", "to_fealty_sworn", "return_of_the_king", "hobbits"];
    let mut t = of(BASIC, &["aragorn_ii"], &mine, &[]);
    put(&mut t, "sam_gamgee", Zone::Company(first()));
    assert!(!t.may(ONE, "play to_fealty_sworn 0"), "no king");
    give(&mut t, "return_of_the_king", "aragorn_ii");
    assert!(!may_aim(&t, ONE, "play to_fealty_sworn 0", "pick aragorn_ii"), "no Hobbit");
    let before = prowess(&t, "sam_gamgee");
    aim(&mut t, ONE, "play to_fealty_sworn 0", &["pick sam_gamgee"]);
    let sam = t.of("sam_gamgee");
    assert_eq!(prowess(&t, "sam_gamgee"), before + 2);
    assert!(t.state.has_skill(sam, Skill::Warrior, None));
    assert!(!t.may(ONE, "play to_fealty_sworn 0"), "once on a Hobbit");
    let free = |t: &Table, of| t.state.direct_free(sam, wizards::mechanics::Against::Piece(of));
    let hobbits = put(&mut t, "hobbits", Zone::Discard);
    let king = t.of("aragorn_ii");
    assert_eq!(free(&t, hobbits) - free(&t, king), 5);
    for (site, may) in [("edoras", true), ("bag_end", false), ("bree", false)] {
        let mut t = of(BASIC, &["sam_gamgee", "eomer"], &["to_fealty_sworn", "riders_of_rohan"], &[]);
        in_site(&mut t, site);
        assert!(!t.may(ONE, "play to_fealty_sworn 1"), "nobody was won");
        t.state.company_mut(first()).gained.push(crate::stage::card("riders_of_rohan"));
        assert_eq!(t.may(ONE, "play to_fealty_sworn 1"), may, "{site}");
    }
}

/// A Dúnadan taps in a haven and is a sage; nobody else. wizards:gift_of_comprehension
#[test]
fn gift_of_comprehension() {
    let mut t = of(BASIC, &["bergil", "haldir"], &["gift_of_comprehension"], &[]);
    let bergil = t.of("bergil");
    assert!(!t.state.has_skill(bergil, Skill::Sage, None));
    assert!(!may_aim(&t, ONE, "play gift_of_comprehension 0", "pick haldir"));
    let mut away = Table::at(t.state.clone());
    stand(&mut away, "bree");
    assert!(!away.may(ONE, "play gift_of_comprehension 0"));
    aim(&mut t, ONE, "play gift_of_comprehension 0", &["pick bergil"]);
    assert!(t.state.has_skill(bergil, Skill::Sage, None));
    assert_eq!((status(&t, "bergil"), t.state.corruption(bergil)), (Status::Tapped, 2));
}

/// A sage taps, and a site with information stands upright again; no other site does. wizards:look_more_closely_later
#[test]
fn look_more_closely_later() {
    for (who, site, tapped, may) in [
        ("annalena", "amon_hen", true, true),
        ("annalena", "amon_hen", false, false),
        ("annalena", "bree", true, false),
        ("bergil", "amon_hen", true, false),
    ] {
        let mut t = of(BASIC, &[who], &["look_more_closely_later"], &[]);
        stand(&mut t, site);
        let of_site = SiteId::named(site).unwrap();
        if tapped {
            t.state.sides[ONE].tapped.add(of_site);
        }
        assert_eq!(t.may(ONE, "play look_more_closely_later 0"), may, "{who} {site} {tapped}");
        if may {
            play(&mut t, ONE, "play look_more_closely_later 0");
            assert!(!t.state.sides[ONE].tapped.has(of_site));
            assert_eq!(status(&t, who), Status::Tapped);
        }
    }
}

/// A Man taps at a border-hold, and later so that another untaps. wizards:tales_of_the_hunt
#[test]
fn tales_of_the_hunt() {
    let mut t = of(BASIC, &["eomer", "bergil"], &["tales_of_the_hunt"], &[]);
    assert!(!t.may(ONE, "play tales_of_the_hunt 0"), "in a haven");
    stand(&mut t, "bree");
    assert!(!may_aim(&t, ONE, "play tales_of_the_hunt 0", "pick bergil"), "a Dúnadan");
    aim(&mut t, ONE, "play tales_of_the_hunt 0", &["pick eomer"]);
    assert_eq!((status(&t, "eomer"), t.state.corruption(t.of("eomer"))), (Status::Tapped, 2));
    let tales = format!("use {} 0", t.of("tales_of_the_hunt"));
    turn(&mut t, "bergil", Status::Tapped);
    assert!(!t.may(ONE, &tales), "he is tapped");
    turn(&mut t, "eomer", Status::Untapped);
    aim(&mut t, ONE, &tales, &["pick bergil"]);
    assert_eq!([status(&t, "eomer"), status(&t, "bergil")], [Status::Tapped, Status::Untapped]);
}

/// SATM-5.9: each sage who taps heals somebody, who lies tapped. wizards:warm_now_be_heart_and_limb
#[test]
fn warm_now_be_heart_and_limb() {
    let mut t =
        of(BASIC, &["annalena", "celeborn", "bergil", "haldir"], &["warm_now_be_heart_and_limb"], &[]);
    assert!(!t.may(ONE, "play warm_now_be_heart_and_limb 0"), "nobody is wounded");
    turn(&mut t, "bergil", Status::Wounded);
    turn(&mut t, "haldir", Status::Wounded);
    play(&mut t, ONE, "play warm_now_be_heart_and_limb 0");
    let warm = format!("use {} 0", t.of("warm_now_be_heart_and_limb"));
    aim(&mut t, ONE, &warm, &["pick annalena", "pick bergil"]);
    aim(&mut t, ONE, &warm, &["pick celeborn", "pick haldir"]);
    let all = ["annalena", "celeborn", "bergil", "haldir"];
    assert_eq!(all.map(|who| status(&t, who)), [Status::Tapped; 4]);
    assert!(!t.may(ONE, &warm), "no sage is left");
    t.rolls(&[7; 80]);
    t.next_turn();
    assert_eq!(zone(&t, "warm_now_be_heart_and_limb"), Zone::Discard);
}

/// A sage taps, and an item can be used again. wizards:wielded_twice
#[test]
fn wielded_twice() {
    let mut t = of(BASIC, &["annalena", "bergil"], &["wielded_twice", "durins_axe"], &[]);
    give(&mut t, "durins_axe", "bergil");
    assert!(!t.may(ONE, "play wielded_twice 0"), "nothing is tapped");
    turn(&mut t, "durins_axe", Status::Tapped);
    play(&mut t, ONE, "play wielded_twice 0");
    assert_eq!([status(&t, "annalena"), status(&t, "durins_axe")], [Status::Tapped, Status::Untapped]);
}

/// What a sage learns where there is information, with a tap: two more for an attempt to influence, three for a check, of
/// somebody of the company; and a check of the sage's own. wizards:when_you_know_more, wizards:when_i_know_anything
#[test]
fn what_a_sage_knows() {
    for (event, burden) in [("when_you_know_more", 0), ("when_i_know_anything", 1)] {
        for (who, site, may) in
            [("annalena", "amon_hen", true), ("bergil", "amon_hen", false), ("annalena", "bree", false)]
        {
            let mut t = of(BASIC, &[who, "haldir"], &[event], &[]);
            crate::bench::embolden(&mut t);
            in_site(&mut t, site);
            turn(&mut t, who, Status::Untapped);
            assert_eq!(t.may(ONE, &format!("play {event} 0")), may, "{who} {site}");
            if may {
                play(&mut t, ONE, &format!("play {event} 0"));
                assert_eq!(t.state.corruption(t.of(who)), burden);
                assert_eq!(t.state.points(ONE).other, 1);
            }
        }
    }
    let mut t =
        of(BASIC, &["haldir", "annalena"], &["bergil", "when_you_know_more", "rangers_of_the_north"], &[]);
    put(&mut t, "bergil", Zone::Company(first()));
    give(&mut t, "when_you_know_more", "annalena");
    in_site(&mut t, "bree");
    turn(&mut t, "annalena", Status::Untapped);
    t.choose(ONE, "gain rangers_of_the_north bergil");
    let known = format!("use {} 0", t.of("when_you_know_more"));
    t.choose(ONE, &known);
    assert_eq!(t.state.checks.first().map(|check| check.bonus), Some(2));
    assert_eq!(status(&t, "annalena"), Status::Tapped);
    let mine = ["bergil", "when_i_know_anything", "the_one_ring"];
    let mut t = of(BASIC, &["haldir", "annalena"], &mine, &["weariness_of_the_heart"]);
    put(&mut t, "bergil", Zone::Company(first()));
    give(&mut t, "when_i_know_anything", "annalena");
    give(&mut t, "the_one_ring", "bergil");
    crate::bench::on_the_way(&mut t, "bree");
    aim(&mut t, crate::stage::TWO, "play weariness_of_the_heart 1", &["pick bergil"]);
    until(&mut t, "wizards-ask-before-check");
    let known = format!("use {} 0", t.of("when_i_know_anything"));
    t.choose(ONE, &known);
    assert_eq!(t.state.checks.first().map(|check| check.bonus), Some(3));
}

/// Among ruins a dagger of the West is found to be more: one of prowess, three against the dead and the Nazgûl; a point, as
/// of an item, and a point of corruption. wizards:barrow_blade
#[test]
fn barrow_blade() {
    for (site, may) in [("barrow_downs", true), ("bree", false)] {
        let mine = ["barrow_blade", "barrow_blade", "dagger_of_westernesse", "durins_axe"];
        let mut t = of(BASIC, &["bergil"], &mine, &[]);
        crate::bench::embolden(&mut t);
        in_site(&mut t, site);
        turn(&mut t, "bergil", Status::Untapped);
        assert!(!t.may(ONE, "play barrow_blade 0"), "no dagger");
        give(&mut t, "dagger_of_westernesse", "bergil");
        assert_eq!(t.may(ONE, "play barrow_blade 0"), may, "{site}");
        if may {
            let (before, burden) = (prowess(&t, "bergil"), t.state.corruption(t.of("bergil")));
            let items = t.state.points(ONE).items;
            play(&mut t, ONE, "play barrow_blade 0");
            assert_eq!(prowess(&t, "bergil"), before + 1);
            assert_eq!(t.state.corruption(t.of("bergil")), burden + 1);
            assert_eq!(t.state.points(ONE).items, items + 1);
            assert_eq!(status(&t, "bergil"), Status::Tapped);
            turn(&mut t, "bergil", Status::Untapped);
            assert!(!t.may(ONE, "play barrow_blade 0"), "once on a dagger");
        }
    }
    let mut t = of(BASIC, &["bergil"], &["barrow_blade", "dagger_of_westernesse"], &[]);
    let dagger = give(&mut t, "dagger_of_westernesse", "bergil");
    put(&mut t, "barrow_blade", Zone::On(dagger));
    goblins(&mut t);
    let of_orcs = t.state.fighting_prowess(t.of("bergil"));
    t.state.combat.as_mut().unwrap().race = Race::Undead;
    assert_eq!(t.state.fighting_prowess(t.of("bergil")), of_orcs + 2);
}

/// Saruman has two more in checks until the end of the turn. wizards:first_of_the_order
#[test]
fn first_of_the_order() {
    let mut t = of(BASIC, &["haldir"], &["saruman", "first_of_the_order"], &[]);
    assert!(!t.may(ONE, "play first_of_the_order 0"));
    put(&mut t, "saruman", Zone::Company(first()));
    let saruman = t.of("saruman");
    let before = t.state.corruption_modifier(saruman);
    play(&mut t, ONE, "play first_of_the_order 0");
    assert_eq!(t.state.corruption_modifier(saruman), before + 2);
    t.rolls(&[7; 80]);
    t.next_turn();
    assert_eq!(t.state.corruption_modifier(saruman), before);
}

/// Gandalf taps in a haven, and has two more of influence over Hobbits. wizards:hobbit_lore
#[test]
fn hobbit_lore() {
    let mut t = of(BASIC, &["haldir", "frodo"], &["gandalf", "hobbit_lore"], &[]);
    put(&mut t, "gandalf", Zone::Company(first()));
    let mut away = Table::at(t.state.clone());
    stand(&mut away, "bree");
    assert!(!away.may(ONE, "play hobbit_lore 0"));
    let [gandalf, frodo, haldir] = ["gandalf", "frodo", "haldir"].map(|who| t.of(who));
    let free = |t: &Table, of| t.state.direct_free(gandalf, wizards::mechanics::Against::Piece(of));
    let before = [free(&t, frodo), free(&t, haldir)];
    play(&mut t, ONE, "play hobbit_lore 0");
    assert_eq!([free(&t, frodo), free(&t, haldir)], [before[0] + 2, before[1]]);
    assert_eq!(status(&t, "gandalf"), Status::Tapped);
}

/// SATM-10.10: in the Under-deeps a sage or a Dwarf finds the vein, and stays tapped until it is stored in a haven.
/// wizards:vein_of_arda
#[test]
fn vein_of_arda() {
    for (who, site, may) in [
        ("gimli", "the_under_gates", true),
        ("annalena", "the_under_gates", true),
        ("bergil", "the_under_gates", false),
        ("gimli", "moria", false),
    ] {
        let mut t = of(STANDARD, &[who], &["vein_of_arda", "vein_of_arda"], &[]);
        crate::bench::embolden(&mut t);
        t.rolls(&[12; 80]);
        in_site(&mut t, "bree");
        stand(&mut t, site);
        turn(&mut t, who, Status::Untapped);
        assert_eq!(t.may(ONE, "play vein_of_arda 0"), may, "{who} {site}");
        if may {
            play(&mut t, ONE, "play vein_of_arda 0");
            assert!(t.state.sides[ONE].tapped.has(SiteId::named(site).unwrap()));
            turn(&mut t, who, Status::Untapped);
            assert!(!t.may(ONE, "play vein_of_arda 0"), "once at a site");
            turn(&mut t, who, Status::Tapped);
            t.rolls(&[12; 200]);
            t.next_turn();
            t.next_turn();
            until(&mut t, "wizards-ask-organize");
            assert_eq!(status(&t, who), Status::Tapped);
            stand(&mut t, "rivendell");
            let vein = t.of("vein_of_arda");
            assert!(t.may(ONE, &format!("store {vein}")));
            assert_eq!(t.state.points(ONE).other, 2);
        }
    }
}

/// A wizard in a haven, and more points than the other player: the Council meets, once a turn. wizards:the_white_council
#[test]
fn the_white_council() {
    let mine =
        ["saruman", "the_white_council", "the_white_council", "riders_of_rohan", "rangers_of_the_north"];
    let mut t = of(BASIC, &["haldir"], &mine, &[]);
    let what = "play the_white_council 0";
    mine[3..].iter().for_each(|people| {
        put(&mut t, people, Zone::Won(ONE));
    });
    assert!(!t.may(ONE, what), "no wizard");
    put(&mut t, "saruman", Zone::Company(first()));
    assert!(t.state.points(ONE).sum() > t.state.points(crate::stage::TWO).sum());
    let mut away = Table::at(t.state.clone());
    stand(&mut away, "bree");
    assert!(!away.may(ONE, what), "not in a haven");
    play(&mut t, ONE, what);
    assert_eq!(t.state.points(ONE).other, 1);
    assert!(!t.may(ONE, what), "once a turn");
    let mut t = of(BASIC, &["haldir"], &mine, &["scroll_of_isildur"]);
    put(&mut t, "saruman", Zone::Company(first()));
    let elf = t.of("glorfindel_ii");
    put(&mut t, "scroll_of_isildur", Zone::On(elf));
    assert!(t.state.points(ONE).sum() <= t.state.points(crate::stage::TWO).sum());
    assert!(!t.may(ONE, what), "behind");
}

/// On a wizard who has given up his form: two more of influence, one more in checks; not while the other player has Saruman.
/// wizards:the_white_wizard
#[test]
fn the_white_wizard() {
    let mut t = of(BASIC, &["haldir"], &["gandalf", "the_white_wizard", "sacrifice_of_form"], &["saruman"]);
    put(&mut t, "gandalf", Zone::Company(first()));
    assert!(!t.may(ONE, "play the_white_wizard 0"), "he has not");
    give(&mut t, "sacrifice_of_form", "gandalf");
    let look = |t: &Table| (influence(t, "gandalf"), t.state.corruption_modifier(t.of("gandalf")));
    let before = look(&t);
    play(&mut t, ONE, "play the_white_wizard 0");
    assert_eq!(look(&t), (before.0 + 2, before.1 + 1));
    let elf = t.company("glorfindel_ii");
    put(&mut t, "saruman", Zone::Company(elf));
    t.choose(ONE, "pass");
    until(&mut t, "wizards-ask-long-events");
    assert_eq!(zone(&t, "the_white_wizard"), Zone::Discard);
}

/// SATM-5.4: at a free-hold the wounded are healed, as long as somebody is there. wizards:houses_of_healing
#[test]
fn houses_of_healing() {
    for (site, may) in [("edoras", true), ("bree", false)] {
        let mut t = of(BASIC, &["bergil"], &["houses_of_healing"], &[]);
        stand(&mut t, site);
        assert_eq!(t.may(ONE, "play houses_of_healing 0"), may, "{site}");
        if may {
            turn(&mut t, "bergil", Status::Wounded);
            play(&mut t, ONE, "play houses_of_healing 0");
            t.rolls(&[7; 200]);
            t.next_turn();
            t.next_turn();
            until(&mut t, "wizards-ask-organize");
            assert_eq!(status(&t, "bergil"), Status::Tapped, "healed");
            turn(&mut t, "bergil", Status::Wounded);
            stand(&mut t, "bree");
            t.choose(ONE, "pass");
            until(&mut t, "wizards-ask-explore");
            assert_eq!(zone(&t, "houses_of_healing"), Zone::Discard, "nobody is there");
            t.next_turn();
            t.next_turn();
            assert_eq!(status(&t, "bergil"), Status::Wounded);
        }
    }
}

/// SATM-13.1: Elves and Dúnedain have one more, and two by the Gates of Morning; nobody else. wizards:star_of_high_hope
#[test]
fn star_of_high_hope() {
    let mine = ["star_of_high_hope", "gates_of_morning"];
    let mut t = of(BASIC, &["bergil", "haldir", "gimli"], &mine, &[]);
    let look = |t: &Table| ["bergil", "haldir", "gimli"].map(|who| prowess(t, who));
    let before = look(&t);
    t.choose(ONE, "pass");
    until(&mut t, "wizards-ask-long-events");
    play(&mut t, ONE, "play star_of_high_hope 0");
    assert_eq!(look(&t), [before[0] + 1, before[1] + 1, before[2]]);
    put(&mut t, "gates_of_morning", Zone::Table);
    assert_eq!(look(&t), [before[0] + 2, before[1] + 2, before[2]]);
}

/// SATM-19.6: a sage taps where the site of a free-hold or border-hold is used up, and it stands again if the roll and the
/// sage's mind are above twelve, ten more for a wizard; the sage does not untap the next time. wizards:fireworks
#[test]
fn fireworks() {
    let what = "play fireworks 0";
    for (who, roll, again) in [("annalena", 10, true), ("annalena", 9, false), ("saruman", 3, true)] {
        let mut t = of(BASIC, &["haldir"], &[who, "fireworks"], &[]);
        put(&mut t, who, Zone::Company(first()));
        stand(&mut t, "bree");
        assert!(!t.may(ONE, what), "the site is not tapped");
        let bree = SiteId::named("bree").unwrap();
        t.state.sides[ONE].tapped.add(bree);
        t.rolls(&[roll]);
        play(&mut t, ONE, what);
        assert_eq!(t.unused(), 0);
        assert_eq!(!t.state.sides[ONE].tapped.has(bree), again, "{who} {roll}");
        assert_eq!(status(&t, who), Status::Tapped);
        t.rolls(&[7; 200]);
        t.next_turn();
        t.next_turn();
        until(&mut t, "wizards-ask-organize");
        assert_eq!(status(&t, who), Status::Tapped, "not this time");
        assert_eq!(zone(&t, "fireworks"), Zone::Discard);
    }
    // Whatever would untap the sage meets with it, and not only the next untap phase; a wound does not untap.
    let mut t = of(BASIC, &["annalena", "haldir"], &["fireworks", "cram"], &[]);
    stand(&mut t, "bree");
    let card = give(&mut t, "fireworks", "annalena");
    let cram = give(&mut t, "cram", "annalena");
    turn(&mut t, "annalena", Status::Tapped);
    play(&mut t, ONE, &format!("use {cram} 0"));
    assert_eq!((status(&t, "annalena"), t.state.piece(card).zone), (Status::Tapped, Zone::Discard));
    let mut t = of(BASIC, &["annalena", "haldir"], &["fireworks"], &[]);
    let card = give(&mut t, "fireworks", "annalena");
    turn(&mut t, "annalena", Status::Wounded);
    t.rolls(&[7; 200]);
    t.next_turn();
    t.next_turn();
    until(&mut t, "wizards-ask-organize");
    assert_eq!((status(&t, "annalena"), t.state.piece(card).zone.in_play()), (Status::Tapped, true));
    let mut t = of(BASIC, &["annalena"], &["fireworks"], &[]);
    stand(&mut t, "moria");
    t.state.sides[ONE].tapped.add(SiteId::named("moria").unwrap());
    assert!(!t.may(ONE, what), "in a shadow-hold");
}
