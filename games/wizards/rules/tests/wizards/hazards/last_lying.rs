//! Hazard events of the last part of the pool that lie about for long, or are about somebody else than the company.

use table::Game;
use wizards::Wizards;
use wizards::card::RegionKind;
use wizards::cards::Until;
use wizards::ids::{PieceId, SiteId};
use wizards::state::{Change, Faced, Key, Lasting, Status, Zone};

use super::last::{attacked_by, through};
use crate::bench::{
    aim, at_rest, attack, attacked, company, first, give, may_aim, of, on, on_the_way, play, put, stand,
    status, suffer, turn, until, until_asked, zone,
};
use crate::places::told;
use crate::stage::{BASIC, ONE, STANDARD, TWO, Table, card};

fn site(id: &str) -> SiteId {
    SiteId::named(id).unwrap()
}

fn piece(t: &Table, name: &str) -> PieceId {
    let at = t.state.pieces.iter().position(|piece| piece.card == card(name));
    format!("#{}", at.unwrap_or_else(|| panic!("no '{name}'"))).parse().unwrap()
}

/// The same player's next turn begins: every roll till then a seven.
fn own_turn(t: &mut Table) {
    for _ in 0..2 {
        let now = t.state.turn.number;
        while t.state.turn.number == now {
            t.rolls(&[7; 90]);
            on(t);
        }
    }
    t.rolls(&[7; 200]);
}

/// SATM-5.3, SATM-15.19: whoever a Nazgûl's company has wounded sickens: three points, a body check in each of his turns, and he heals only
/// by a roll above ten, with the help of sages and a haven. Not after wolves, nor on the sound. wizards:black_breath
#[test]
fn black_breath() {
    let what = "play black_breath 0";
    let ready = |race| {
        let mut t = through(&["bergil", "elladan", "elrond"], "bree", &[], &["black_breath"]);
        turn(&mut t, "bergil", Status::Wounded);
        let faced = Faced { race, card: None, key: Key::None, foiled: false, beaten: false };
        t.state.company_mut(first()).faced.push(faced);
        t
    };
    assert!(!ready(wizards::card::Race::Wolf).may(TWO, what));
    let mut t = ready(wizards::card::Race::Nazgul);
    assert!(!may_aim(&t, TWO, what, "pick elladan"), "he is sound");
    play(&mut t, TWO, what);
    let bergil = t.of("bergil");
    assert_eq!((zone(&t, "black_breath"), t.state.corruption(bergil)), (Zone::On(bergil), 3));
    // Where he heals: in a haven; two for it, two for a sage.
    for (sage, roll, heals) in [(true, 6, false), (true, 7, true), (false, 8, false), (false, 9, true)] {
        let mut t = Table::at(t.state.clone());
        t.rolls(&[7; 200]);
        let now = t.state.turn.number;
        while t.state.turn.number == now {
            on(&mut t);
        }
        stand(&mut t, "rivendell");
        turn(&mut t, "bergil", Status::Wounded);
        t.rolls(&[2; 200]);
        until(&mut t, "wizards-ask-choose");
        assert_eq!(status(&t, "bergil"), Status::Wounded, "he does not heal by himself");
        assert!(!t.may(ONE, "pick elladan"), "no sage");
        t.rolls(&[roll, 2, 2, 2, 2, 2]);
        if sage {
            t.choose(ONE, "pick elrond");
            assert_eq!(status(&t, "elrond"), Status::Tapped);
        }
        t.if_asked("wizards-ask-choose", ONE, "pass");
        assert_eq!(zone(&t, "black_breath") == Zone::Discard, heals, "{sage} {roll}");
        assert_eq!(status(&t, "bergil") == Status::Tapped, heals);
    }
    // Abroad he does not heal, and sickens.
    let mut t = Table::at(t.state.clone());
    t.rolls(&[7; 200]);
    let now = t.state.turn.number;
    while t.state.turn.number == now {
        on(&mut t);
    }
    stand(&mut t, "bree");
    while t.state.active() == TWO {
        t.rolls(&[12; 90]);
        on(&mut t);
    }
    until(&mut t, "wizards-ask-organize");
    assert_eq!(t.state.piece(bergil).zone, Zone::Out);
}

/// SATM-19.2: whoever takes something out of a hoard meets again what guards it; elsewhere it cannot be laid; it lies on the beast, too.
/// wizards:known_to_an_ounce
#[test]
fn known_to_an_ounce() {
    let what = "play known_to_an_ounce 0";
    for (at, may) in [("dancing_spire", true), ("moria", false)] {
        let mut t = of(BASIC, &["bergil"], &[], &["known_to_an_ounce"]);
        at_rest(&mut t);
        stand(&mut t, at);
        assert_eq!(t.may(TWO, what), may, "{at}");
        assert!(!t.may(TWO, "play known_to_an_ounce 1"), "no beast is at home");
    }
    for (on_beast, laid) in [(false, true), (true, true), (false, false)] {
        let mut t =
            of(BASIC, &["bergil", "elladan"], &["glamdring"], &["known_to_an_ounce", "daelomin_at_home"]);
        at_rest(&mut t);
        stand(&mut t, "dancing_spire");
        if on_beast {
            put(&mut t, "daelomin_at_home", Zone::Table);
        }
        if laid {
            play(&mut t, TWO, &format!("play known_to_an_ounce {}", u8::from(on_beast)));
            let lies = if on_beast {
                Zone::On(t.of("daelomin_at_home"))
            } else {
                Zone::OnSite(site("dancing_spire"))
            };
            assert_eq!(zone(&t, "known_to_an_ounce"), lies);
        }
        until(&mut t, "wizards-ask-explore");
        // Whatever waits there fails, and its body holds.
        t.rolls(&[7; 120]);
        crate::bench::embolden(&mut t);
        crate::bench::embolden(&mut t);
        t.state.sides[ONE].tapped.remove(site("dancing_spire"));
        if let Some(company) = t.state.companies.iter_mut().find(|company| company.id == first()) {
            company.entered = true;
        }
        // What waits there is beaten before.
        t.choose(ONE, "company c1");
        until(&mut t, "wizards-ask-in-site");
        let met = company(&t).faced.len();
        turn(&mut t, "elladan", Status::Untapped);
        t.choose(ONE, "gain glamdring elladan");
        t.rolls(&[7; 120]);
        until(&mut t, "wizards-ask-in-site");
        assert_eq!(company(&t).faced.len() > met, laid, "{on_beast} {laid}");
    }
}

/// SATM-12.8, SATM-19.1: whoever goes by regions past the land of a people is held up, unless a roll and those who know the way are above
/// twelve; not in the turn in which it is played, nor elsewhere. wizards:no_escape_from_my_magic
#[test]
fn no_escape_from_my_magic() {
    let what = "play no_escape_from_my_magic 0";
    let mut t = told(
        STANDARD,
        "turn: 3 of 1\nphase: organization\ncompany 1 lorien > dol_guldur: gimli\ncompany 2 lorien: haldir\n\
         hand 2: no_escape_from_my_magic, no_escape_from_my_magic\nwon 1: riders_of_rohan",
    );
    t.choose(ONE, "pass");
    until_asked(&mut t, TWO);
    play(&mut t, TWO, what);
    let faction = piece(&t, "riders_of_rohan");
    assert!(t.state.pieces.iter().any(|piece| piece.zone == Zone::On(faction)));
    until_asked(&mut t, TWO);
    assert!(!t.may(TWO, what), "no second one");
    for (from, to, region, who, roll, fresh, barred) in [
        ("lorien", "edoras", "rohan", "gimli", 11, false, true),
        ("lorien", "edoras", "rohan", "gimli", 12, false, false),
        ("lorien", "edoras", "rohan", "aragorn_ii, elladan", 10, false, false),
        ("rivendell", "bree", "arthedain", "gimli", 2, false, false),
        ("lorien", "edoras", "rohan", "gimli", 2, true, false),
    ] {
        let mut t = told(
            STANDARD,
            &format!(
                "turn: 3 of 1\nphase: organization\ncompany 1 {from} > {to}: {who}\ncompany 2 lorien: haldir\n\
                 hand 2: no_escape_from_my_magic\nwon 1: riders_of_rohan"
            ),
        );
        let (faction, magic) = (piece(&t, "riders_of_rohan"), piece(&t, "no_escape_from_my_magic"));
        t.state.sides[TWO].hand.clear();
        t.state.pieces[magic.index()].zone = Zone::On(faction);
        t.state.pieces[magic.index()].fresh = fresh;
        t.state.in_play.push(magic);
        t.then(ONE, &format!("region {region}"));
        t.rolls(&[[roll].as_slice(), &[7; 60]].concat());
        t.choose(ONE, "pass");
        assert_eq!(company_barred(&t), barred, "{region} {who} {roll}");
    }
}

fn company_barred(t: &Table) -> bool {
    company(t).barred
}

/// SATM-22.1: everybody at the site falls ill at the end of the turn but Elves and wizards: wounded, or eliminated; in a haven the sickness
/// ends, and in havens and ruins it does not begin. wizards:plague
#[test]
fn plague() {
    let what = "play plague 0";
    for (to, may) in [("bree", true), ("barrow_downs", false)] {
        let mut t = through(&["bergil", "elladan"], to, &[], &["plague"]);
        stand(&mut t, "barrow_downs");
        assert_eq!(t.may(TWO, what), may, "{to}");
        assert!(
            !may || !may_aim(&t, TWO, what, "pick elladan")
                || t.state.face(t.of("elladan")).race != Some(wizards::card::Race::Elf)
        );
    }
    for (roll, hurt) in [(12, true), (2, false)] {
        let mut t = through(&["bergil", "gimli", "legolas"], "bree", &[], &["plague"]);
        aim(&mut t, TWO, what, &["pick bergil"]);
        t.rolls(&[7; 200]);
        until(&mut t, "wizards-ask-explore");
        stand(&mut t, "bree");
        turn(&mut t, "gimli", Status::Wounded);
        let gimli = t.of("gimli");
        t.choose(ONE, "stay c1");
        t.rolls(&[roll; 60]);
        let now = t.state.turn.number;
        while t.state.turn.number == now {
            on(&mut t);
        }
        assert_eq!(status(&t, "bergil") == Status::Wounded, hurt);
        assert_eq!(t.state.piece(gimli).zone == Zone::Out, hurt);
        assert_ne!(status(&t, "legolas"), Status::Wounded);
        assert!(t.state.piece(t.of("plague")).zone.in_play());
    }
    let mut t = through(&["bergil"], "bree", &[], &["plague"]);
    play(&mut t, TWO, what);
    t.rolls(&[2; 200]);
    t.next_turn();
    t.rolls(&[2; 200]);
    stand(&mut t, "rivendell");
    while t.state.active() == TWO {
        on(&mut t);
    }
    until(&mut t, "wizards-ask-organize");
    on(&mut t);
    assert_eq!(zone(&t, "plague"), Zone::Discard);
}

/// SATM-31.2: an ally turns on its master, with a strike of its own prowess and two dice; beaten it stays, else it goes; with enough
/// influence it does not. wizards:stay_her_appetite
#[test]
fn stay_her_appetite() {
    let what = "play stay_her_appetite 0";
    for (roll, own, attacks, stays) in [(12, 12, true, true), (12, 2, true, false), (2, 7, false, true)] {
        let mut t = of(
            STANDARD,
            &["bergil", "elladan", "gimli", "boromir_ii"],
            &["treebeard", "shadowfax"],
            &["stay_her_appetite"],
        );
        assert!(!t.may(TWO, what));
        give(&mut t, "shadowfax", "bergil");
        on_the_way(&mut t, "bree");
        let free = t.state.general_free(ONE);
        // Whatever is free is used.
        t.state.lasting.push(wizards::state::Lasting {
            card: card("stay_her_appetite"),
            change: wizards::state::Change::Player(
                ONE,
                wizards::cards::Stat::GeneralInfluence,
                -(free as i8),
            ),
            until: wizards::cards::Until::Turn,
            seat: TWO,
        });
        let (ally, face) = (t.of("shadowfax"), card("shadowfax").get());
        t.rolls(&[roll, 7, own, 7, 7, 7]);
        t.choose(TWO, what);
        while matches!(t.prompt(), "wizards-ask-aim" | "wizards-ask-respond" | "wizards-ask-add") {
            on(&mut t);
        }
        assert_eq!(t.state.combat.is_some(), attacks, "{roll}");
        if attacks {
            let combat = t.state.combat.as_ref().unwrap();
            assert!(combat.detains);
            assert_eq!(attacked(&t).1, face.prowess + 7);
            if own == 12 {
                crate::bench::embolden(&mut t);
            }
            suffer(&mut t);
        }
        assert_eq!(t.state.piece(ally).zone.in_play(), stays, "{roll} {own}");
        assert_ne!(status(&t, "bergil"), Status::Wounded);
    }
    assert!(!through(&["bergil"], "bree", &[], &["stay_her_appetite"]).may(TWO, what), "no ally");
}

/// SATM-19.11: an attempt on a faction has no help but unused influence and what stands on the character's own card.
/// wizards:webs_of_fear_and_treachery
#[test]
fn webs_of_fear_and_treachery() {
    for webs in [false, true] {
        let mut t = of(
            BASIC,
            &["boromir_ii"],
            &["riders_of_rohan"],
            &["webs_of_fear_and_treachery", "times_are_evil"],
        );
        crate::bench::in_site(&mut t, "edoras");
        put(&mut t, "times_are_evil", Zone::Table);
        if webs {
            put(&mut t, "webs_of_fear_and_treachery", Zone::Table);
        }
        let who = t.of("boromir_ii");
        let free =
            t.state.direct_free(who, wizards::mechanics::Against::Piece(piece(&t, "riders_of_rohan"))) as i8;
        let (face, faction) = (card("riders_of_rohan").get(), piece(&t, "riders_of_rohan"));
        // Exactly as much as is needed with what counts fails, one more succeeds.
        let counts = if webs { free } else { t.state.influence_bonus(who, faction) };
        assert!(webs || counts != free, "something changes it");
        for (more, succeeds) in [(0, false), (1, true)] {
            let roll = face.number_needed - counts + more;
            if !(2..=12).contains(&roll) {
                continue;
            }
            let mut t = Table::at(t.state.clone());
            t.rolls(&[roll; 9]);
            t.choose(ONE, "gain riders_of_rohan boromir_ii");
            for _ in 0..20 {
                if matches!(zone(&t, "riders_of_rohan"), Zone::Won(_) | Zone::Discard) {
                    break;
                }
                on(&mut t);
            }
            assert_eq!(matches!(zone(&t, "riders_of_rohan"), Zone::Won(_)), succeeds, "{webs} {roll}");
        }
    }
}

/// SATM-12.1, SATM-8.1: a company that has crossed the stream goes on only after two of it have tapped; a ranger may ward it off; in a
/// haven it is over. wizards:enchanted_stream
#[test]
fn enchanted_stream() {
    let what = "play enchanted_stream 0";
    assert!(!through(&["bergil"], "bree", &[RegionKind::FreeDomain], &["enchanted_stream"]).may(TWO, what));
    let mut t = through(&["aragorn_ii", "bergil"], "bree", &[RegionKind::Wilderness], &["enchanted_stream"]);
    t.choose(TWO, what);
    until(&mut t, "wizards-ask-choose");
    assert!(!t.may(ONE, "pick bergil"), "no ranger");
    t.choose(ONE, "pick aragorn_ii");
    assert_eq!((zone(&t, "enchanted_stream"), status(&t, "aragorn_ii")), (Zone::Discard, Status::Tapped));
    let mut t =
        through(&["bergil", "gimli", "boromir_ii"], "bree", &[RegionKind::Wilderness], &["enchanted_stream"]);
    play(&mut t, TWO, what);
    assert_eq!(zone(&t, "enchanted_stream"), Zone::OnCompany(first()));
    own_turn(&mut t);
    until(&mut t, "wizards-ask-organize");
    assert_eq!(company(&t).site, site("bree"));
    assert!(!t.may(ONE, "head c1 rivendell") && !t.may(ONE, "part gimli"));
    let stream = t.of("enchanted_stream");
    t.choose(ONE, &format!("use {stream} 0"));
    until(&mut t, "wizards-ask-choose");
    t.choose(ONE, "pick gimli");
    t.choose(ONE, "pick bergil");
    assert_eq!((status(&t, "boromir_ii"), status(&t, "gimli")), (Status::Untapped, Status::Tapped));
    until(&mut t, "wizards-ask-organize");
    t.choose(ONE, "head c1 rivendell");
    own_turn(&mut t);
    until(&mut t, "wizards-ask-organize");
    on(&mut t);
    assert_eq!(zone(&t, "enchanted_stream"), Zone::Discard, "in a haven");
}

/// SATM-14.29: a Dragon lies beside the card until it is played from there, with two more prowess; then the card goes. One at a time, and
/// nothing else than Dragons and drakes. wizards:summons_from_long_sleep
#[test]
fn summons_from_long_sleep() {
    let hand = ["summons_from_long_sleep", "daelomin", "cave_drake", "wolves"];
    let mut t = through(&["bergil", "gimli"], "dancing_spire", &[RegionKind::Wilderness; 3], &hand);
    let mut plain = Table::at(t.state.clone());
    plain.rolls(&[7; 20]);
    attack(&mut plain, "daelomin");
    put(&mut t, "summons_from_long_sleep", Zone::Table);
    let what = format!("use {} 0", t.of("summons_from_long_sleep"));
    let used = company(&t).used;
    t.choose(TWO, &what);
    until(&mut t, "wizards-ask-choose");
    assert!(!t.may(TWO, "card wolves"));
    t.choose(TWO, "card daelomin");
    until_asked(&mut t, TWO);
    assert_eq!((zone(&t, "daelomin"), company(&t).used), (Zone::Aside, used));
    assert!(!t.may(TWO, &what), "one at a time");
    let mut gone = Table::at(t.state.clone());
    gone.rolls(&[12; 90]);
    attack(&mut t, "daelomin");
    assert_eq!(attacked(&t).1, attacked(&plain).1 + 2);
    t.rolls(&[2; 60]);
    suffer(&mut t);
    assert_eq!((zone(&t, "summons_from_long_sleep"), zone(&t, "daelomin")), (Zone::Discard, Zone::Discard));
    assert!(t.state.lasting.is_empty());
    // It waits for as long as it must.
    gone.next_turn();
    assert_eq!(zone(&gone, "daelomin"), Zone::Aside);
}

/// SATM-14.1: whoever loses heart before the dead goes on in a company of their own, the same way, with a limit of one; not if they are
/// beaten, and not before wolves. wizards:turning_hope_to_despair
#[test]
fn turning_hope_to_despair() {
    let what = "play turning_hope_to_despair 0";
    let wolves = attacked_by("wolves", "bree", &[RegionKind::Wilderness; 2], &["turning_hope_to_despair"]);
    assert!(!wolves.may(TWO, what));
    for (beaten, roll) in [(false, 2), (false, 12), (true, 2)] {
        let mut t = attacked_by("ghouls", "moria", &[], &["turning_hope_to_despair", "wolves"]);
        let (used, members) = (company(&t).used, t.state.characters(first()).count());
        play(&mut t, TWO, what);
        assert_eq!(company(&t).used, used, "it does not count");
        if let Some(combat) = &mut t.state.combat {
            combat.more_strikes = 1 - combat.strikes;
        }
        if beaten {
            crate::bench::embolden(&mut t);
            crate::bench::embolden(&mut t);
            // One strike of theirs is beaten, and then everybody would lose heart.
            t.rolls(&[&[12][..], &[roll; 30]].concat());
        } else {
            t.state.combat.as_mut().unwrap().prowess = 20;
            t.rolls(&[&[2, 2][..], &[roll; 30]].concat());
        }
        let before = t.state.companies_of(ONE).count();
        suffer(&mut t);
        while t.prompt() != "wizards-ask-priority" {
            on(&mut t);
        }
        let parted = t.state.companies_of(ONE).count() - before;
        assert_eq!(parted > 0, !beaten && roll == 2, "{beaten} {roll}");
        assert_eq!(zone(&t, "turning_hope_to_despair"), Zone::Discard);
        if parted > 0 {
            assert_eq!(t.state.characters(first()).count(), members - parted);
            let alone = t.state.companies_of(ONE).find(|one| one.id != first()).unwrap();
            assert_eq!((alone.to, alone.moved), (Some(site("moria")), false));
            let id = alone.id;
            // A table of before `rules_version` 11 says it by a lasting change only; another company's is none of its.
            for (parted, said_of, limit) in [(true, None, 1), (false, Some(id), 1), (false, Some(first()), 2)]
            {
                let mut t = Table::at(t.state.clone());
                t.state.company_mut(id).parted = parted;
                let card = card("turning_hope_to_despair");
                let change = Change::SetOff { card, on: 0, op: 0, company: said_of };
                if said_of.is_some() {
                    t.state.lasting.push(Lasting { card, change, until: Until::Turn, seat: TWO });
                }
                t.rolls(&[7; 200]);
                for _ in 0..60 {
                    if t.state.turn.company == Some(id) {
                        break;
                    }
                    let seat = Wizards::asks(&t.state).first().unwrap();
                    let choice = format!("company {id}");
                    if t.prompt() == "wizards-ask-next-move" && t.may(seat, &choice) {
                        t.choose(seat, &choice);
                    } else {
                        on(&mut t);
                    }
                }
                assert_eq!(t.state.company(id).limit, limit, "{parted} {said_of:?}");
            }
        }
    }
}

/// SATM-15.5: of a company that is overrun the one with most mind is led away, with a roll, two for each strike too many, less five, above
/// the prowess; back to the hand in the next long-event phase. Not if the strikes are not too many. wizards:imprisoned_and_mocked
#[test]
fn imprisoned_and_mocked() {
    let what = "play imprisoned_and_mocked 0";
    let hand = ["orc_patrol", "imprisoned_and_mocked"];
    let mut t = through(&["bergil", "elladan", "gimli"], "bree", &[RegionKind::Wilderness; 2], &hand);
    attack(&mut t, "orc_patrol");
    until_asked(&mut t, TWO);
    assert!(!t.may(TWO, what), "three strikes for three");
    for (roll, taken) in [(12, true), (2, false)] {
        let mut t = of(BASIC, &["bergil", "elladan"], &["glamdring"], &hand);
        give(&mut t, "glamdring", "elladan");
        on_the_way(&mut t, "bree");
        crate::creatures::go(&mut t, site("bree"), &[RegionKind::Wilderness; 2], &[]);
        t.state.company_mut(first()).limit = 9;
        attack(&mut t, "orc_patrol");
        until_asked(&mut t, TWO);
        play(&mut t, TWO, what);
        let id = t.of("elladan");
        // Both are wounded, and live.
        t.state.combat.as_mut().unwrap().prowess = 20;
        t.rolls(&[&[2, 2, 2, 2][..], &[roll; 40]].concat());
        until(&mut t, "wizards-ask-assign");
        for _ in 0..60 {
            if t.state.combat.is_none() {
                break;
            }
            let seat = Wizards::asks(&t.state).first().unwrap();
            let mut choices = Vec::new();
            Wizards::choices(&t.state, seat, &mut choices);
            match choices.iter().find(|choice| t.prompt() == "wizards-ask-assign" && choice.word() == "pick")
            {
                Some(pick) => t.choose(seat, &pick.to_string()),
                None => on(&mut t),
            }
        }
        let jail = piece(&t, "imprisoned_and_mocked");
        assert_eq!(t.state.piece(id).zone == Zone::On(jail), taken, "{roll}");
        assert_eq!(zone(&t, "glamdring") == Zone::Discard, taken);
        assert_eq!(zone(&t, "imprisoned_and_mocked") == Zone::Discard, !taken);
        if taken {
            own_turn(&mut t);
            until(&mut t, "wizards-ask-long-events");
            assert_eq!(t.state.piece(id).zone, Zone::Hand);
            assert_eq!(zone(&t, "imprisoned_and_mocked"), Zone::Discard);
        }
    }
}

/// SATM-1.9, SATM-30.13: whoever would be discarded is taken along, and counts against the player; the next one sends the first home. Whoever
/// is eliminated is not taken. wizards:press_gang
#[test]
fn press_gang() {
    let mut t = of(
        BASIC,
        &["bergil", "boromir_ii", "gimli"],
        &["glamdring"],
        &["press_gang", "a_lie_in_your_eyes", "a_lie_in_your_eyes"],
    );
    give(&mut t, "glamdring", "bergil");
    on_the_way(&mut t, "bree");
    t.state.company_mut(first()).limit = 9;
    play(&mut t, TWO, "play press_gang 0");
    let (gang, bergil, boromir) = (t.of("press_gang"), t.of("bergil"), t.of("boromir_ii"));
    let before = t.state.points(ONE).characters;
    let worth = i16::from(t.state.worth(bergil));
    for (who, id) in [("bergil", bergil), ("boromir_ii", boromir)] {
        until_asked(&mut t, TWO);
        t.choose(TWO, "play a_lie_in_your_eyes 0");
        while t.prompt() != "wizards-ask-choose" {
            let pick = format!("pick {who}");
            let seat = Wizards::asks(&t.state).first().unwrap();
            if t.prompt() == "wizards-ask-aim" && t.may(seat, &pick) {
                t.choose(seat, &pick)
            } else {
                on(&mut t)
            }
        }
        t.rolls(&[12; 40]);
        t.choose(ONE, "pass");
        assert_eq!(t.state.piece(id).zone, Zone::On(gang), "{who}");
        if who == "bergil" {
            assert_eq!(zone(&t, "glamdring"), Zone::Discard);
            assert_eq!(t.state.points(ONE).characters, before - 2 * worth);
        }
    }
    assert_eq!((t.state.piece(boromir).zone, t.state.piece(bergil).zone), (Zone::On(gang), Zone::Hand));
}

/// SATM-15.33: who is pressed in the middle of a strike is struck by nothing any more, also if its company is gone with it.
/// wizards:press_gang
#[test]
fn pressed_during_a_strike() {
    let mut t = of(BASIC, &["bergil"], &["gandalf", "wizards_voice"], &["press_gang", "wolves"]);
    put(&mut t, "gandalf", Zone::Company(first()));
    let bergil = t.of("bergil");
    t.state.pieces[bergil.index()].zone = Zone::Discard;
    t.state.in_play.retain(|id| *id != bergil);
    on_the_way(&mut t, "bree");
    t.state.company_mut(first()).limit = 9;
    play(&mut t, TWO, "play press_gang 0");
    until_asked(&mut t, TWO);
    play(&mut t, TWO, "play wolves 0");
    until(&mut t, "wizards-ask-strike-cards");
    t.choose(ONE, "play wizards_voice 0");
    t.rolls(&[2; 40]);
    while t.prompt() != "wizards-ask-strike-cards" {
        on(&mut t);
    }
    assert_eq!(t.state.piece(t.of("gandalf")).zone, Zone::On(t.of("press_gang")));
    on(&mut t);
}

/// SATM-17.8: who takes a company out of the attack, and is lost in answer to that, takes nobody out: what is left of it does nothing.
/// wizards:fifteen_birds_in_five_firtrees
#[test]
fn lost_before_the_birds_come() {
    let mine = ["gandalf", "fifteen_birds_in_five_firtrees", "wizards_voice", "gates_of_morning"];
    let mut t = of(BASIC, &["bergil"], &mine, &["wolves"]);
    put(&mut t, "gates_of_morning", Zone::Table);
    put(&mut t, "gandalf", Zone::Company(first()));
    let bergil = t.of("bergil");
    t.state.pieces[bergil.index()].zone = Zone::Discard;
    t.state.in_play.retain(|id| *id != bergil);
    on_the_way(&mut t, "bree");
    until_asked(&mut t, TWO);
    play(&mut t, TWO, "play wolves 0");
    while !t.may(ONE, "play fifteen_birds_in_five_firtrees 0") {
        on(&mut t);
    }
    t.choose(ONE, "play fifteen_birds_in_five_firtrees 0");
    while !t.may(ONE, "play wizards_voice 0") {
        on(&mut t);
    }
    t.choose(ONE, "play wizards_voice 0");
    t.rolls(&[2; 40]);
    while t.state.combat.is_some() {
        on(&mut t);
    }
    assert_eq!(zone(&t, "fifteen_birds_in_five_firtrees"), Zone::Discard);
}

/// SATM-29.9: the waters under the earth rise before a company finds its way, and take two from its roll; Fords and Great Ships are of no
/// use; once a site is reached from another they fall. wizards:the_reach_of_ulmo
#[test]
fn the_reach_of_ulmo() {
    let (from, to) = ("the_under_gates", "the_gem_deeps");
    let needed = wizards::ids::SiteId::named(from)
        .unwrap()
        .get()
        .deeps
        .iter()
        .find(|(near, _)| near.to_string() == to);
    let Some((_, needed)) = needed else { panic!("they do not touch") };
    for (rises, roll, comes) in [
        (false, *needed, true),
        (true, *needed, false),
        (true, *needed + 1, false),
        (true, *needed + 2, true),
    ] {
        let mut t = told(
            STANDARD,
            &format!(
                "turn: 3 of 1\nphase: organization\ncompany 1 {from} > {to}: gimli\ncompany 2 lorien: haldir\nhand 2: the_reach_of_ulmo"
            ),
        );
        t.rolls(&[&[roll as i8][..], &[7; 60]].concat());
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-rise");
        t.choose(TWO, if rises { "card the_reach_of_ulmo" } else { "pass" });
        let lies = zone(&t, "the_reach_of_ulmo");
        assert_eq!(lies != Zone::Hand, rises, "{lies:?} {roll} {}", t.prompt());
        for _ in 0..60 {
            if t.prompt() == "wizards-ask-explore" {
                break;
            }
            on(&mut t);
        }
        assert_eq!(company(&t).site == site(to), comes, "{rises} {roll}");
        let fallen = zone(&t, "the_reach_of_ulmo") == Zone::Discard;
        assert_eq!(fallen, rises && comes, "{rises} {roll}");
    }
    let mut t = of(BASIC, &["bergil", "elladan"], &["ford"], &["the_reach_of_ulmo"]);
    put(&mut t, "the_reach_of_ulmo", Zone::Table);
    t.choose(ONE, "head c1 bree");
    t.choose(ONE, "pass");
    for _ in 0..30 {
        if t.may(ONE, "play ford 0") {
            break;
        }
        on(&mut t);
    }
    aim(&mut t, ONE, "play ford 0", &[]);
    assert!(t.state.lasting.is_empty(), "a Ford is of no use");
    t.rolls(&[7; 200]);
    t.next_turn();
    assert_eq!(zone(&t, "the_reach_of_ulmo"), Zone::Discard, "and it has had its use");
}
