//! Items that do what no other does: given up for others, made whole again, heard, blown.

use wizards::card::Race;
use wizards::cards::Stat;
use wizards::ids::{PieceId, SiteId};
use wizards::state::{Fate, Status, Zone};

use super::used::{elsewhere, struck};
use super::{gain, inside, with};
use crate::bench::{
    aim, attack, body, first, give, goblins, may_aim, number, of, on, on_the_way, play, prowess, put, stand,
    status, suffer, turn, until, withstands, zone,
};
use crate::stage::{BASIC, ONE, STANDARD, TWO, Table};

/// SATM-19.16: found in Lórien; it is given up for an item that a card takes, if its bearer's player likes, but not for one of
/// another company. wizards:leaf_brooch
#[test]
fn leaf_brooch() {
    let mut t = with("bergil", &["leaf_brooch"], &[]);
    inside(&mut t, "lorien");
    let mut elsewhere = Table::at(t.state.clone());
    stand(&mut elsewhere, "rivendell");
    assert_eq!(elsewhere.refusal(ONE, "gain leaf_brooch bergil"), "SATM-19.16");
    assert_eq!(gain(&mut t, "leaf_brooch", "bergil"), [0, 0, 0, 1, 0]);
    for (item, bearer, gives_up, asked) in [
        ("dagger_of_westernesse", "annalena", true, true),
        ("dagger_of_westernesse", "annalena", false, true),
        ("lesser_ring", "annalena", false, false),
        ("dagger_of_westernesse", "elsewhere", false, false),
    ] {
        let mut t = of(BASIC, &["annalena", "elladan"], &["leaf_brooch", item], &["pick_pocket"]);
        let lost = give(&mut t, item, "annalena");
        let brooch = give(&mut t, "leaf_brooch", "elladan");
        if bearer == "elsewhere" {
            t.choose(ONE, "part elladan");
            let away = t.company("annalena");
            t.choose(ONE, &format!("head {away} bree"));
            t.choose(ONE, "pass");
            t.then(ONE, &format!("company {away}"));
            crate::bench::until_asked(&mut t, TWO);
        } else {
            on_the_way(&mut t, "bree");
        }
        attack(&mut t, "pick_pocket");
        t.rolls(&[2; 60]);
        for _ in 0..20 {
            match t.prompt() {
                "wizards-ask-spare" => break,
                _ if t.state.combat.is_none() => break,
                "wizards-ask-assign-rest" => t.choose(TWO, "pick annalena"),
                _ => on(&mut t),
            }
        }
        assert_eq!(t.prompt() == "wizards-ask-spare", asked, "{item} {bearer}");
        if asked {
            assert!(!t.may(ONE, &format!("pick {lost}")));
            t.choose(ONE, if gives_up { "pick leaf_brooch" } else { "pass" });
        }
        let lies = |id: PieceId| t.state.piece(id).zone.in_play();
        assert_eq!((lies(lost), lies(brooch)), (gives_up, !gives_up), "{item} {bearer}");
    }
}

/// SATM-15.16, SATM-15.7: a warrior's shield: the strike neither fails nor succeeds, so what strikes is not beaten; it was
/// faced. wizards:enruned_shield
#[test]
fn enruned_shield() {
    for (bearer, may) in [("boromir_ii", true), ("adrazar", false)] {
        let mut t = struck(bearer, &["enruned_shield"]);
        let what = format!("use {} 0", t.of("enruned_shield"));
        assert_eq!(t.may(ONE, &what), may, "{bearer}");
        if may {
            t.rolls(&[2; 20]);
            play(&mut t, ONE, &what);
            assert_eq!(status(&t, "enruned_shield"), Status::Tapped);
            let fate = |t: &Table| t.state.combat.as_ref().unwrap().given[0].fate;
            assert_eq!(fate(&t), Fate::Ineffectual);
            assert_eq!(status(&t, bearer), Status::Tapped, "not wounded by the worst of rolls");
        }
    }
    let mut t = with("boromir_ii", &["enruned_shield"], &[]);
    inside(&mut t, "dancing_spire");
    let mut elsewhere = Table::at(t.state.clone());
    stand(&mut elsewhere, "moria");
    assert_eq!(elsewhere.refusal(ONE, "gain enruned_shield boromir_ii"), "SATM-27.1");
    t.state.company_mut(first()).site = hoard();
    assert_eq!(gain(&mut t, "enruned_shield", "boromir_ii"), [0, 3, 0, 2, 3], "to ten at most");
}

/// A site with a hoard and with greater items.
fn hoard() -> SiteId {
    let greater = wizards::card::ItemClass::Greater;
    SiteId::all().find(|site| site.get().hoard && site.get().items.contains(&greater)).unwrap()
}

/// SATM-11.8, SATM-20.1: whoever hears the harp is not discarded this turn by a failed check, nor by the other player's
/// influence; the bearer makes a check. Only one of the company. wizards:magical_harp
#[test]
fn magical_harp() {
    for heard in [true, false] {
        let mut t = with("bergil", &["magical_harp", "sword_of_gondolin", "star_glass", "narsil"], &[]);
        let harp = give(&mut t, "magical_harp", "haldir");
        for item in ["sword_of_gondolin", "star_glass", "narsil"] {
            give(&mut t, item, "bergil");
        }
        let what = format!("use {harp} 0");
        assert!(!may_aim(&t, ONE, &what, "pick glorfindel_ii"), "of another player");
        if heard {
            t.choose(ONE, &what);
            t.choose(ONE, "pick bergil");
            until(&mut t, "wizards-ask-organize");
            assert_eq!(status(&t, "magical_harp"), Status::Tapped);
        }
        // One below what he bears: he would be discarded.
        let points = t.state.corruption(t.of("bergil"));
        let glass = t.of("star_glass");
        t.choose(ONE, &format!("give {glass} haldir"));
        let stays = withstands(&mut t, "bergil", points.max(2));
        assert_eq!(stays, heard, "{points}");
    }
    // When the other player influences somebody.
    for heard in [true, false] {
        let mut t = of(STANDARD, &["bergil"], &[], &["magical_harp"]);
        let bearer = t.of("haldir");
        let harp = put(&mut t, "magical_harp", Zone::On(bearer));
        t.state.sides[ONE].turns = 3;
        crate::bench::in_site(&mut t, "rivendell");
        let (by, target) = (t.of("bergil"), t.of("glorfindel_ii"));
        t.state.lasting.push(wizards::state::Lasting {
            card: crate::stage::card("miruvor"),
            change: wizards::state::Change::Number(by, Stat::InfluenceCheck, 60, None),
            until: wizards::cards::Until::Turn,
            seat: ONE,
        });
        t.choose(ONE, &format!("influence {by} {target}"));
        until(&mut t, "wizards-ask-resist");
        t.rolls(&[12; 20]);
        assert!(!t.may(TWO, &format!("use {harp} 0")), "that is for the own turn");
        if heard {
            t.choose(TWO, &format!("use {harp} 1"));
            t.choose(TWO, &format!("pick {target}"));
        }
        until(&mut t, "wizards-ask-in-site");
        assert_eq!(t.state.piece(target).zone.in_play(), heard);
    }
}

/// A Reforging that is stored.
fn reforging(t: &mut Table) -> PieceId {
    let id = put(t, "reforging", Zone::Won(ONE));
    t.state.pieces[id.index()].stored = SiteId::named("rivendell");
    id
}

/// SATM-10.4, SATM-15.31: hoard items that a stored Reforging makes whole: before, and after: what they add to prowess, body and
/// influence, their corruption and their points. Not without it, and once. wizards:ringil, wizards:belegennon,
/// wizards:horn_of_defiance
#[test]
fn restored() {
    for (item, bearer, before, after) in [
        ("ringil", "boromir_ii", [1, 1, 0, 2, 2], [5, 1, 0, 3, 4]),
        ("ringil", "adrazar", [0, 1, 0, 2, 2], [0, 1, 0, 3, 4]),
        ("belegennon", "boromir_ii", [0, 1, 0, 2, 2], [0, 1, 0, 3, 4]),
        ("horn_of_defiance", "adrazar", [0, 0, 2, 1, 1], [0, 0, 2, 2, 3]),
    ] {
        let mut t = with(bearer, &[item, "reforging"], &[]);
        let bare = super::numbers(&t, bearer);
        let id = give(&mut t, item, bearer);
        let adds = |t: &Table| {
            let now = super::numbers(t, bearer);
            [0, 1, 2, 3, 4].map(|at| now[at] - bare[at])
        };
        assert_eq!(adds(&t), before, "{item} {bearer}");
        let what = format!("use {id} 0");
        assert!(!t.may(ONE, &what), "no Reforging is stored");
        let with = reforging(&mut t);
        play(&mut t, ONE, &what);
        assert_eq!(t.state.piece(with).zone, Zone::On(id));
        assert_eq!(adds(&t), after, "{item} {bearer}");
        reforging_again(&mut t, &what);
        // Stored, it is whole as before.
        until(&mut t, "wizards-ask-organize");
        stand(&mut t, "rivendell");
        t.rolls(&[12; 40]);
        t.choose(ONE, &format!("store {id}"));
        until(&mut t, "wizards-ask-organize");
        assert_eq!(zone(&t, item), Zone::Won(ONE));
        assert_eq!(t.state.points(ONE).items as i8, bare[4] + after[4], "{item}");
    }
    // They come from hoards alone.
    for item in ["ringil", "belegennon", "horn_of_defiance", "wizards_staff"] {
        let mut t = with("gandalf", &[item], &[]);
        inside(&mut t, "barrow_downs");
        stand(&mut t, "moria");
        assert_eq!(t.refusal(ONE, &format!("gain {item} gandalf")), "SATM-27.1", "{item}");
        t.state.company_mut(first()).site = hoard();
        assert!(t.may(ONE, &format!("gain {item} gandalf")), "{item}");
    }
}

fn reforging_again(t: &mut Table, what: &str) {
    assert!(!t.may(ONE, what), "it is whole");
}

/// SATM-15.8: whole, it lets a warrior stay untapped for nothing. wizards:belegennon
#[test]
fn belegennon() {
    for (bearer, whole, loss) in [("boromir_ii", true, 0), ("boromir_ii", false, 3), ("adrazar", true, 3)] {
        let mut t = struck(bearer, &["belegennon"]);
        let id = t.of("belegennon");
        t.state.pieces[id.index()].restored = whole;
        let before = t.state.fighting_prowess(t.of(bearer));
        let at = t.of(bearer);
        let combat = t.state.combat.as_mut().unwrap();
        combat.given.iter_mut().find(|strike| strike.at == at).unwrap().untapped = true;
        assert_eq!(before - t.state.fighting_prowess(at), loss, "{bearer} {whole}");
    }
}

/// SATM-15.14: who faces the first strike faces all of them, one after another; not once another was faced.
/// wizards:horn_of_defiance
#[test]
fn horn_of_defiance() {
    let mut t = struck("boromir_ii", &["horn_of_defiance"]);
    let what = format!("use {} 1", t.of("horn_of_defiance"));
    let count =
        t.state.combat.as_ref().unwrap().given.len() + usize::from(t.state.combat.as_ref().unwrap().excess);
    assert!(count >= 2);
    play(&mut t, ONE, &what);
    let boromir = t.of("boromir_ii");
    let combat = t.state.combat.as_ref().unwrap();
    assert_eq!((combat.given.len(), combat.excess), (count, 0));
    assert!(combat.given.iter().all(|strike| strike.at == boromir));
    assert!(!t.may(ONE, &what), "he faces them all");
    t.rolls(&[12; 60]);
    t.choose(ONE, "pass");
    suffer(&mut t);
    assert_eq!((status(&t, "boromir_ii"), status(&t, "haldir")), (Status::Tapped, Status::Untapped));
    let mut t = struck("adrazar", &["horn_of_defiance"]);
    t.state.combat.as_mut().unwrap().given[1].fate = Fate::Defeated;
    assert!(!t.may(ONE, &format!("use {} 1", t.of("horn_of_defiance"))));
}

/// SATM-11.6: a wizard's alone; two more to his checks for spells; and a spell comes back from the discard pile at the end of the
/// turn. wizards:wizards_staff
#[test]
fn wizards_staff() {
    let mut t = with("gandalf", &["wizards_staff", "vanishment", "dodge"], &[]);
    inside(&mut t, "barrow_downs");
    t.state.company_mut(first()).site = hoard();
    let wizard = ("wizards-no-item-barred-of", vec!["wizards-race-wizard.one"]);
    assert_eq!(t.refused_for(ONE, "gain wizards_staff haldir"), wizard, "no wizard");
    assert_eq!(gain(&mut t, "wizards_staff", "gandalf"), [2, 0, 2, 2, 3]);
    let mut bonuses = Vec::new();
    for staff in [true, false] {
        let mut t = with("gandalf", &["wizards_staff", "vanishment", "narsil", "sword_of_gondolin"], &[]);
        give(&mut t, "narsil", "gandalf");
        give(&mut t, "sword_of_gondolin", "gandalf");
        if staff {
            give(&mut t, "wizards_staff", "gandalf");
        }
        goblins(&mut t);
        aim(&mut t, ONE, "play vanishment 0", &["pick gandalf"]);
        until(&mut t, "wizards-ask-before-check");
        let bonus = t.state.checks.last().map(|check| check.bonus);
        bonuses.push(bonus.unwrap_or_default());
    }
    assert_eq!(bonuses, [0, -2]);
    for (card, comes) in [("vanishment", true), ("dodge", false)] {
        let mut t = with("gandalf", &["wizards_staff", card], &[]);
        let staff = give(&mut t, "wizards_staff", "gandalf");
        let id = put(&mut t, card, Zone::Discard);
        assert!(!t.may(ONE, &format!("use {staff} 0")), "at the end of the turn");
        until(&mut t, "wizards-ask-end");
        t.any_chance();
        let what = format!("use {staff} 0");
        assert_eq!(t.may(ONE, &what), comes, "{card}");
        if comes {
            t.choose(ONE, &what);
            until(&mut t, "wizards-ask-fetch");
            t.choose(ONE, &format!("card {card}"));
            assert_eq!(t.state.piece(id).zone, Zone::Hand);
            assert_eq!(status(&t, "gandalf"), Status::Tapped);
        }
    }
}

/// SATM-15.28, SATM-11.6: whoever bears the crown and is no Hobbit is strong by it, and cancels attacks of Orcs, Trolls and Men;
/// but each influence check is a corruption check. wizards:the_iron_crown
#[test]
fn the_iron_crown() {
    for (bearer, more) in [("bergil", [1, 4]), ("sam_gamgee", [0, 0])] {
        let mut t = with(bearer, &["the_iron_crown"], &[]);
        let look = |t: &Table| [body(t, bearer), number(t, bearer, Stat::DirectInfluence)];
        let (before, strength) = (look(&t), prowess(&t, bearer));
        let crown = give(&mut t, "the_iron_crown", bearer);
        let after = look(&t);
        assert_eq!([after[0] - before[0], after[1] - before[1]], more, "{bearer}");
        assert_eq!(prowess(&t, bearer), strength);
        assert_eq!((t.state.corruption(t.of(bearer)), t.state.points(ONE).items), (5, 4));
        goblins(&mut t);
        for race in [Race::Orc, Race::Troll, Race::Man, Race::Wolf] {
            t.state.combat.as_mut().unwrap().race = race;
            let may = bearer == "bergil" && race != Race::Wolf;
            assert_eq!(t.may(ONE, &format!("use {crown} 0")), may, "{bearer} {race:?}");
        }
    }
    assert!(!elsewhere("bergil", "the_iron_crown"));
    // Whether the attempt succeeds or not.
    for crowned in [true, false] {
        let mut t = with("bergil", &["the_iron_crown", "rangers_of_the_north"], &[]);
        if crowned {
            give(&mut t, "the_iron_crown", "bergil");
        }
        inside(&mut t, "bree");
        t.rolls(&[2; 40]);
        t.choose(ONE, "gain rangers_of_the_north bergil");
        t.choose(ONE, "pass");
        let checked = (0..4).any(|_| {
            let now = t.prompt() == "wizards-ask-before-check";
            if !now && t.prompt() != "wizards-ask-in-site" {
                on(&mut t);
            }
            now
        });
        assert_eq!(checked, crowned);
    }
    let mut t = with("bergil", &["the_iron_crown"], &[]);
    turn(&mut t, "bergil", Status::Untapped);
    inside(&mut t, "barrow_downs");
    stand(&mut t, "bree");
    assert_eq!(t.refusal(ONE, "gain the_iron_crown bergil"), "SATM-19.16");
}

/// SATM-9.4, SATM-9.2: one against Elves and their factions; in a wizard's hand two of general influence more.
/// wizards:emerald_of_doriath
#[test]
fn emerald_of_doriath() {
    for (of, more) in [("annalena", 1), ("wood_elves", 1), ("oin", 0)] {
        let mut t = with("bergil", &["emerald_of_doriath", of], &[]);
        let other = put(&mut t, of, Zone::Chain);
        let free = |t: &Table| t.state.direct_free(t.of("bergil"), wizards::mechanics::Against::Piece(other));
        let before = free(&t);
        give(&mut t, "emerald_of_doriath", "bergil");
        assert_eq!(free(&t) - before, more, "{of}");
    }
    for (bearer, more) in [("gandalf", 2), ("haldir", 0)] {
        let mut t = with("gandalf", &["emerald_of_doriath"], &[]);
        let before = t.state.general_free(ONE);
        give(&mut t, "emerald_of_doriath", bearer);
        assert_eq!(t.state.general_free(ONE) - before, more, "{bearer}");
    }
}

/// SATM-10.9: tapped it lets its bearer untap with a roll above six; one for each character. wizards:jewel_of_beleriand
#[test]
fn jewel_of_beleriand() {
    for (roll, after) in [(7, Status::Untapped), (6, Status::Tapped)] {
        let mut t = with("bergil", &["jewel_of_beleriand"], &[]);
        let jewel = give(&mut t, "jewel_of_beleriand", "bergil");
        let what = format!("use {jewel} 0");
        assert!(!t.may(ONE, &what), "nobody is tapped");
        turn(&mut t, "bergil", Status::Tapped);
        t.rolls(&[roll]);
        play(&mut t, ONE, &what);
        assert_eq!(
            (status(&t, "bergil"), status(&t, "jewel_of_beleriand")),
            (after, Status::Tapped),
            "{roll}"
        );
    }
    let mut t = with("bergil", &["jewel_of_beleriand", "jewel_of_beleriand"], &[]);
    inside(&mut t, "dancing_spire");
    give(&mut t, "jewel_of_beleriand", "bergil");
    assert_eq!(t.refusal(ONE, "gain jewel_of_beleriand bergil"), "SATM-0.4");
    assert!(t.may(ONE, "gain jewel_of_beleriand haldir"));
}
