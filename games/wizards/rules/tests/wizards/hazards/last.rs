//! Hazard events of the last part of the pool: attacks, roads, and what concerns nobody here.

use wizards::card::{RegionKind, book};
use wizards::cards::Stat;
use wizards::ids::SiteId;
use wizards::state::{Change, Source, Status, Strike, Zone};

use super::attacks::{automatic, before};
use crate::bench::{
    aim, at_rest, attack, attacked, body, company, first, give, influence, may_aim, of, on_the_way, play,
    put, stand, status, suffer, turn, until, until_asked, zone,
};
use crate::creatures::go;
use crate::places::told;
use crate::stage::{BASIC, ONE, STANDARD, TWO, Table};

fn site(id: &str) -> SiteId {
    SiteId::named(id).unwrap()
}

/// A company on the way to a site through these, with the hazards in the other player's hand, and room for nine.
pub fn through(company: &[&str], to: &str, lands: &[RegionKind], theirs: &[&str]) -> Table {
    let mut t = of(BASIC, company, &[], theirs);
    on_the_way(&mut t, "bree");
    go(&mut t, site(to), lands, &[]);
    t.state.company_mut(first()).limit = 9;
    t
}

/// The first attack of this creature, by which its player may do something.
pub fn attacked_by(name: &str, to: &str, lands: &[RegionKind], theirs: &[&str]) -> Table {
    let mut t = through(&["bergil", "elladan", "gimli"], to, lands, &[&[name][..], theirs].concat());
    attack(&mut t, name);
    until_asked(&mut t, TWO);
    t
}

/// SATM-0.4: what concerns players who are no wizards is known, and does nothing here: it is never offered, neither while a company moves
/// nor in answer to anything. wizards:blind_to_the_west, wizards:cast_from_the_order, wizards:foul_tooth_unsheathed,
/// wizards:ire_of_the_east, wizards:will_you_not_come_down, wizards:fled_into_darkness
#[test]
fn nobody_is_concerned() {
    let all = [
        "blind_to_the_west",
        "cast_from_the_order",
        "foul_tooth_unsheathed",
        "ire_of_the_east",
        "will_you_not_come_down",
        "fled_into_darkness",
    ];
    for id in all {
        let face = book().cards.iter().find(|face| face.id == id).expect("a card of the pool");
        assert!(face.missing.is_none() && face.not_here && face.modes.is_empty(), "{id}");
        let mut t = through(&["bergil"], "bree", &[RegionKind::Wilderness; 2], &[id, "wolves"]);
        assert!(t.may(TWO, "play wolves 0"));
        assert!(!t.may(TWO, &format!("play {id} 0")), "{id}");
        let mut choices = Vec::new();
        <wizards::Wizards as table::Game>::choices(&t.state, TWO, &mut choices);
        assert!(choices.iter().all(|choice| !choice.to_string().starts_with(&format!("play {id}"))), "{id}");
        attack(&mut t, "wolves");
        until_asked(&mut t, TWO);
        assert!(!t.may(TWO, &format!("play {id} 0")), "{id}");
    }
}

/// SATM-15.28: more prowess and body for a Dragon, and more still for Scatha; wolves have no more, and what has no body gets none.
/// wizards:prowess_of_might
#[test]
fn prowess_of_might() {
    let what = |mode: u8| format!("play prowess_of_might {mode}");
    for (beast, more) in [(None, [1, 0]), (Some("scatha_ahunt"), [1, 2])] {
        for (mode, by) in more.into_iter().enumerate() {
            let mut t = attacked_by("daelomin", "dancing_spire", &[], &["prowess_of_might"]);
            if let (Some(beast), Some(combat)) = (beast, &mut t.state.combat) {
                combat.source = Source::Effect(crate::stage::card(beast));
            }
            let before = attacked(&t);
            assert_eq!(t.may(TWO, &what(mode as u8)), by > 0, "{beast:?} {mode}");
            if by > 0 {
                play(&mut t, TWO, &what(mode as u8));
                assert_eq!(
                    (attacked(&t).1 - before.1, attacked(&t).2 - before.2),
                    (by, by),
                    "{beast:?} {mode}"
                );
            }
        }
    }
    let t = attacked_by("wolves", "bree", &[RegionKind::Wilderness; 2], &["prowess_of_might"]);
    assert!(!t.may(TWO, &what(0)));
    let mut t = attacked_by("daelomin", "dancing_spire", &[], &["prowess_of_might"]);
    t.state.combat.as_mut().unwrap().body = 0;
    play(&mut t, TWO, &what(0));
    assert_eq!(attacked(&t).2, 0, "no body, and none more");
}

/// SATM-15.28: one strike more for a Dragon, two for Scorba: the last ones, which have no body. wizards:velocity_of_haste
#[test]
fn velocity_of_haste() {
    for (scorba, mode, more) in [(false, 0, 1), (true, 1, 2)] {
        let mut t = attacked_by("daelomin", "dancing_spire", &[], &["velocity_of_haste"]);
        if let (true, Some(combat)) = (scorba, &mut t.state.combat) {
            combat.source = Source::Effect(crate::stage::card("scorba_at_home"));
        }
        let (strikes, _, body) = attacked(&t);
        assert!(body > 0);
        assert_eq!(t.may(TWO, "play velocity_of_haste 1"), scorba);
        play(&mut t, TWO, &format!("play velocity_of_haste {mode}"));
        assert_eq!(attacked(&t).0, strikes + more);
        let combat = t.state.combat.as_mut().unwrap();
        combat.total = (strikes + more) as u8;
        for now in 0..combat.total {
            t.state.combat.as_mut().unwrap().now = Some(now);
            assert_eq!(attacked(&t).2 == 0, now as i8 >= strikes, "{now}");
        }
    }
    assert!(
        !attacked_by("wolves", "bree", &[RegionKind::Wilderness; 2], &["velocity_of_haste"])
            .may(TWO, "play velocity_of_haste 0")
    );
}

/// Somebody faces the first strike of a Dragon.
fn struck(theirs: &[&str]) -> Table {
    let mut t = attacked_by("daelomin", "dancing_spire", &[], theirs);
    let who = t.of("gimli");
    let combat = t.state.combat.as_mut().unwrap();
    combat.given = vec![Strike::at(who)];
    (combat.total, combat.assigned) = (1, true);
    until(&mut t, "wizards-ask-strike-hazards");
    t
}

/// SATM-15.19: whoever beats off a strike of a Dragon makes a body check, at one less for armour, a shield and a helmet each; not if
/// the strike does not fail, nor twice. wizards:dragons_blood
#[test]
fn dragons_blood() {
    let what = "play dragons_blood 0";
    // A strike that fails; the body of the beast; then the body of Gimli.
    for (worn, roll, falls) in [(&[][..], 9, true), (&[], 8, false), (&["hauberk_of_bright_mail"], 9, false)]
    {
        let mut t = struck(&[&["dragons_blood", "dragons_blood"], worn].concat());
        for item in worn {
            give(&mut t, item, "gimli");
        }
        let gimli = t.of("gimli");
        let need = body(&t, "gimli") - 8;
        t.state.lasting.push(wizards::state::Lasting {
            card: crate::stage::card("potion_of_prowess"),
            change: Change::Number(gimli, Stat::Prowess, 9, None),
            until: wizards::cards::Until::Turn,
            seat: ONE,
        });
        play(&mut t, TWO, what);
        assert!(!t.may(TWO, what), "no second one");
        t.rolls(&[12, 2, roll + need, 2, 2, 2, 2, 2]);
        suffer(&mut t);
        assert_eq!(t.state.piece(gimli).zone == Zone::Out, falls, "{worn:?} {roll}");
    }
    let mut t = struck(&["dragons_blood"]);
    play(&mut t, TWO, what);
    let gimli = t.of("gimli");
    t.rolls(&[2, 2, 12, 12, 12]);
    suffer(&mut t);
    assert!(t.state.piece(gimli).zone.in_play(), "it did not fail: one body check, of a wound");
}

/// SATM-14.29: at a Shadow-hold outside Mordor a Dragon may come, for a creature that could be keyed there; Daelomin for nothing.
/// wizards:frenzy_of_madness
#[test]
fn frenzy_of_madness() {
    let hand = ["frenzy_of_madness", "smaug", "daelomin", "orc_lieutenant", "wolves"];
    let t = through(&["bergil"], "bree", &[], &hand);
    assert!(!t.may(TWO, "play frenzy_of_madness 0") && !t.may(TWO, "play frenzy_of_madness 1"));
    let mut t = through(&["bergil"], "moria", &[], &hand);
    assert!(!t.may(TWO, "play smaug 0") && !t.may(TWO, "play daelomin 0"));
    let mut free = Table::at(t.state.clone());
    free.rolls(&[7; 60]);
    play(&mut free, TWO, "play frenzy_of_madness 1");
    until_asked(&mut free, TWO);
    assert!(free.may(TWO, "play daelomin 0") && !free.may(TWO, "play smaug 0"));
    assert!(!may_aim(&t, TWO, "play frenzy_of_madness 0", "pick wolves"), "wolves do not live there");
    play(&mut t, TWO, "play frenzy_of_madness 0");
    assert_eq!(zone(&t, "orc_lieutenant"), Zone::Discard);
    until_asked(&mut t, TWO);
    assert!(t.may(TWO, "play smaug 0"));
    attack(&mut t, "smaug");
    assert!(t.state.combat.is_some());
    for dark in ["cirith_gorgor", "minas_morgul"].into_iter().filter_map(SiteId::named) {
        let mut t = through(&["bergil"], "moria", &[], &hand);
        t.state.company_mut(first()).to = Some(dark);
        assert!(!t.may(TWO, "play frenzy_of_madness 1"), "{dark}");
    }
}

/// SATM-13.1, SATM-17.2: it ends a long-event of the other player's resources, or answers a short one; no hazard, and nothing that stays.
/// wizards:many_sorrows_befall
#[test]
fn many_sorrows_befall() {
    let long = book().cards.iter().find(|face| {
        face.kind == wizards::card::Kind::Resource
            && face.duration == wizards::card::Duration::Long
            && face.missing.is_none()
    });
    let long = long.expect("a long-event").id.clone();
    let mut with = of(BASIC, &["bergil"], &[&*long], &["many_sorrows_befall", "eye_of_sauron"]);
    on_the_way(&mut with, "bree");
    assert!(!with.may(TWO, "play many_sorrows_befall 0"), "there is none");
    put(&mut with, "eye_of_sauron", Zone::Table);
    assert!(!with.may(TWO, "play many_sorrows_befall 0"), "a hazard");
    put(&mut with, &long, Zone::Table);
    play(&mut with, TWO, "play many_sorrows_befall 0");
    assert_eq!(zone(&with, &long), Zone::Discard);
}

/// SATM-17.2: what a scout would do against an attack is answered: by Many Sorrows, whatever the card needs; by the Searching Eye,
/// because it needs a scout, and not what needs none. wizards:many_sorrows_befall, wizards:searching_eye
#[test]
fn short_events_are_answered() {
    for (answer, mode) in [("many_sorrows_befall", 1), ("searching_eye", 0)] {
        for (played, scout) in [("concealment", true), ("risky_blow", false)] {
            let mut t = of(BASIC, &["bilbo", "gimli"], &[played], &[answer, "wolves"]);
            on_the_way(&mut t, "bree");
            go(&mut t, site("bree"), &[RegionKind::Wilderness; 2], &[]);
            t.state.company_mut(first()).limit = 9;
            attack(&mut t, "wolves");
            if !scout {
                until(&mut t, "wizards-ask-assign");
                t.choose(ONE, "pick gimli");
                until(&mut t, "wizards-ask-strike-cards");
            }
            t.then(ONE, &format!("play {played} 0"));
            while t.prompt() == "wizards-ask-aim" {
                crate::bench::on(&mut t);
            }
            let what = format!("play {answer} {mode}");
            assert_eq!(t.prompt(), "wizards-ask-respond", "{answer} {played}");
            assert_eq!(t.may(TWO, &what), scout || answer == "many_sorrows_befall", "{answer} {played}");
            if t.may(TWO, &what) {
                aim(&mut t, TWO, &what, &[]);
                assert_eq!(zone(&t, played), Zone::Discard);
                let combat = t.state.combat.as_ref().expect("it goes on");
                assert!(!combat.cancelled && combat.strike().is_none_or(|strike| strike.more_prowess == 0));
            }
        }
    }
}

/// SATM-12.1: what somebody who scouts has won for a company is lost again; what needs no scout is not. wizards:searching_eye
#[test]
fn the_eye_searches() {
    let mut t = of(BASIC, &["bilbo", "gimli"], &["stealth"], &["searching_eye"]);
    t.choose(ONE, "head c1 bree");
    t.choose(ONE, "pass");
    t.then(ONE, "play stealth 0");
    until_asked(&mut t, TWO);
    assert!(!t.state.lasting.is_empty());
    play(&mut t, TWO, "play searching_eye 2");
    assert!(t.state.lasting.is_empty());
    let mut t = of(BASIC, &["bilbo"], &["ford"], &["searching_eye"]);
    on_the_way(&mut t, "bree");
    assert!(!t.may(TWO, "play searching_eye 2") && !t.may(TWO, "play searching_eye 1"));
}

/// SATM-1.8: a manifestation of a unique Dragon comes back from the discards; Agburanar with two of the hazard limit; no other beast.
/// wizards:parsimony_of_seclusion
#[test]
fn parsimony_of_seclusion() {
    let mut t = through(
        &["bergil"],
        "bree",
        &[],
        &["parsimony_of_seclusion", "smaug_ahunt", "wolves", "agburanar_at_home"],
    );
    let what = |mode: u8| format!("play parsimony_of_seclusion {mode}");
    put(&mut t, "wolves", Zone::Discard);
    assert!(!t.may(TWO, &what(0)));
    put(&mut t, "smaug_ahunt", Zone::Discard);
    let limit = company(&t).limit;
    let mut smaug = Table::at(t.state.clone());
    smaug.rolls(&[7; 9]);
    play(&mut smaug, TWO, &what(0));
    assert!(!smaug.may(TWO, "card wolves"));
    smaug.choose(TWO, "card smaug_ahunt");
    assert_eq!((zone(&smaug, "smaug_ahunt"), company(&smaug).limit), (Zone::Hand, limit));
    put(&mut t, "agburanar_at_home", Zone::Discard);
    play(&mut t, TWO, &what(1));
    assert!(!t.may(TWO, "card smaug_ahunt"));
    t.choose(TWO, "card agburanar_at_home");
    until_asked(&mut t, TWO);
    assert_eq!((zone(&t, "agburanar_at_home"), company(&t).limit), (Zone::Hand, limit + 2));
}

/// SATM-14.10: each card beyond the first adds one to the limit; by the Doors of Night the other player may draw as many more; a company
/// that draws one is seen no better. wizards:shadow_of_mordor
#[test]
fn shadow_of_mordor() {
    for (shadow, doors, drawn) in [(false, true, 2), (true, false, 2), (true, true, 2), (true, true, 1)] {
        let mut t = of(BASIC, &["aragorn_ii", "bergil"], &[], &["shadow_of_mordor", "doors_of_night"]);
        if shadow {
            put(&mut t, "shadow_of_mordor", Zone::Table);
        }
        if doors {
            put(&mut t, "doors_of_night", Zone::Table);
        }
        t.choose(ONE, "head c1 carn_dum");
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-draw");
        let before = (t.state.sides[ONE].hand.len(), t.state.sides[TWO].hand.len());
        let opponent = site("carn_dum").get().opponent_draws;
        for _ in 1..drawn {
            t.choose(ONE, "yes");
        }
        while t.prompt() == "wizards-ask-draw" {
            let seat = <wizards::Wizards as table::Game>::asks(&t.state).first().unwrap();
            if seat == TWO {
                t.choose(TWO, "yes");
            } else {
                t.choose(ONE, "pass");
            }
        }
        let more = if shadow { drawn - 1 } else { 0 };
        assert_eq!(usize::from(company(&t).limit), 2 + more, "{shadow} {doors} {drawn}");
        // The first card is drawn without a question.
        assert_eq!(t.state.sides[ONE].hand.len() - before.0, drawn - 1);
        let theirs = usize::from(opponent) + if doors { more } else { 0 };
        assert_eq!(t.state.sides[TWO].hand.len() - before.1, theirs, "{shadow} {doors} {drawn}");
    }
}

/// SATM-9.4: two less for a wizard, four by night; nothing lies on his company any more, and nothing comes to; others are spared.
/// wizards:stormcrow
#[test]
fn stormcrow() {
    let mut t = of(
        BASIC,
        &["bergil", "elladan"],
        &["gandalf", "fellowship", "fellowship"],
        &["stormcrow", "doors_of_night"],
    );
    put(&mut t, "gandalf", Zone::Company(first()));
    let (wizard, other) = (influence(&t, "gandalf"), influence(&t, "elladan"));
    let on = put(&mut t, "fellowship", Zone::OnCompany(first()));
    on_the_way(&mut t, "bree");
    play(&mut t, TWO, "play stormcrow 0");
    assert_eq!(t.state.piece(on).zone, Zone::Discard);
    assert_eq!((influence(&t, "gandalf"), influence(&t, "elladan")), (wizard - 2, other));
    put(&mut t, "doors_of_night", Zone::Table);
    assert_eq!((influence(&t, "gandalf"), influence(&t, "elladan")), (wizard - 4, other));
    for crow in [false, true] {
        let mut t = of(BASIC, &["bergil", "elladan", "gimli"], &["gandalf", "fellowship"], &["stormcrow"]);
        put(&mut t, "gandalf", Zone::Company(first()));
        if crow {
            put(&mut t, "stormcrow", Zone::Table);
        }
        assert_eq!(t.may(ONE, "play fellowship 0"), !crow);
    }
    let mut t = of(BASIC, &["bergil", "elladan"], &["fellowship"], &["stormcrow"]);
    let on = put(&mut t, "fellowship", Zone::OnCompany(first()));
    on_the_way(&mut t, "bree");
    play(&mut t, TWO, "play stormcrow 0");
    assert_eq!(t.state.piece(on).zone, Zone::OnCompany(first()), "no wizard");
}

/// SATM-5.1: abroad nobody untaps but with a roll and the mind above twelve; in a haven and in the holds of the free everybody does, and
/// a wizard everywhere. wizards:worn_and_famished
#[test]
fn worn_and_famished() {
    for (at, roll, rested) in
        [("moria", 7, false), ("moria", 12, true), ("bree", 2, true), ("lorien", 2, true)]
    {
        let mut t = of(BASIC, &["bergil"], &["gandalf"], &["worn_and_famished"]);
        put(&mut t, "gandalf", Zone::Company(first()));
        t.rolls(&[12; 90]);
        t.next_turn();
        stand(&mut t, at);
        turn(&mut t, "bergil", Status::Tapped);
        turn(&mut t, "gandalf", Status::Tapped);
        t.rolls(&[roll; 90]);
        until(&mut t, "wizards-ask-organize");
        assert_eq!(t.state.active(), TWO);
        put(&mut t, "worn_and_famished", Zone::Table);
        t.rolls(&[12; 90]);
        let turn_now = t.state.turn.number;
        while t.state.turn.number == turn_now {
            t.rolls(&[roll; 90]);
            t.go_on("the next turn");
        }
        until(&mut t, "wizards-ask-organize");
        assert_eq!(status(&t, "bergil") == Status::Untapped, rested, "{at} {roll}");
        assert_eq!(status(&t, "gandalf"), Status::Untapped);
    }
}

/// The number of regions a company may go through, and whether it may head there.
fn reaches(characters: &str, in_play: &str, to: &str) -> bool {
    let t = told(
        STANDARD,
        &format!(
            "turn: 3 of 1\nphase: organization\ncompany 1 rivendell: {characters}\ncompany 2 lorien: haldir\ntable 2: {in_play}"
        ),
    );
    t.may(ONE, &format!("head c1 {to}"))
}

/// SATM-12.8: a region less for everybody, two by night, and two at least; companies with many Hobbits go a region less, and not from haven
/// to haven. wizards:no_way_forward, wizards:short_legs_are_slow
#[test]
fn the_way_is_long() {
    use wizards::ids::RegionId;
    let from = site("rivendell").get().region.unwrap();
    let at = |regions: u8| {
        let lies = |to: &SiteId| {
            let face = to.get();
            let region: Option<RegionId> =
                face.region.filter(|_| !face.under_deeps && !face.is_haven() && face.is_card());
            let far = region.is_some_and(|region| from.get().chain[region.index()] == regions);
            // Not by the way that is printed.
            far && (regions == 2 || face.haven != Some(site("rivendell")))
        };
        SiteId::all().find(lies).expect("a site so far away").to_string()
    };
    let (four, three, two) = (at(4), at(3), at(2));
    for (who, cards, reach) in [
        ("elladan, gimli", "wolves", [true, true, true]),
        ("elladan, gimli", "no_way_forward", [false, true, true]),
        ("elladan, gimli", "no_way_forward, doors_of_night", [false, false, true]),
        ("elladan, gimli", "short_legs_are_slow", [true, true, true]),
        ("elladan, bilbo", "short_legs_are_slow", [false, true, true]),
        ("bilbo, frodo, elladan", "short_legs_are_slow, no_way_forward", [false, false, true]),
    ] {
        let cards = if cards == "wolves" { "eye_of_sauron" } else { cards };
        let may = [&four, &three, &two].map(|to| reaches(who, cards, to));
        assert_eq!(may, reach, "{who}: {cards}");
    }
    assert!(reaches("elladan, gimli", "short_legs_are_slow", "lorien"));
    assert!(reaches("elladan, bilbo", "eye_of_sauron", "lorien"));
    let far = from.get().chain[site("lorien").get().region.unwrap().index()] > 3;
    assert_eq!(reaches("elladan, bilbo", "short_legs_are_slow", "lorien"), !far);
}

/// SATM-19.2: fire for each of the company under the earth and in holds of the shadow, that nothing cancels; weapons do not help, and to
/// stay untapped costs five. wizards:the_black_enemys_wrath
#[test]
fn the_black_enemys_wrath() {
    let faced = |at: &str| {
        let mut t = before(at, &["the_black_enemys_wrath"]);
        t.rolls(&[12; 90]);
        crate::bench::embolden(&mut t);
        t.choose(ONE, "company c1");
        until(&mut t, "wizards-ask-in-site");
        company(&t).faced.len()
    };
    for (at, more) in [("moria", 1), ("dol_guldur", 1), ("barrow_downs", 0), ("bree", 0)] {
        let printed = site(at).get().attacks.len();
        assert_eq!(faced(at), printed + more, "{at}");
    }
    let mut t =
        of(BASIC, &["boromir_ii", "bilbo"], &["concealment", "glamdring"], &["the_black_enemys_wrath"]);
    t.choose(ONE, "pass");
    until(&mut t, "wizards-ask-explore");
    stand(&mut t, "dol_guldur");
    put(&mut t, "the_black_enemys_wrath", Zone::Table);
    give(&mut t, "glamdring", "boromir_ii");
    let with = crate::bench::prowess(&t, "boromir_ii");
    t.choose(ONE, "company c1");
    for _ in 0..200 {
        let fire = t.state.combat.as_ref().is_some_and(|combat| matches!(combat.source, Source::Added(..)));
        if fire && t.prompt() == "wizards-ask-priority" {
            break;
        }
        t.rolls(&[12; 9]);
        crate::bench::on(&mut t);
    }
    assert_eq!((attacked(&t).0, attacked(&t).1), (2, 6));
    until(&mut t, "wizards-ask-priority");
    assert!(!t.may(ONE, "play concealment 0"), "nothing cancels it");
    let id = t.of("boromir_ii");
    let plain = t.state.face(id).prowess;
    assert!(with > plain, "the sword helps otherwise");
    turn(&mut t, "boromir_ii", Status::Untapped);
    for (untapped, less) in [(false, 0), (true, 5)] {
        let combat = t.state.combat.as_mut().unwrap();
        combat.given = vec![Strike { untapped, ..Strike::at(id) }];
        combat.now = Some(0);
        assert_eq!(t.state.fighting_prowess(id), plain - less);
    }
}

/// SATM-19.1: whoever enters may meet four Orcs first, if a roll less the size is six or less; in a Shadow-hold, by night in others.
/// It may be turned up from on guard. wizards:doubled_vigilance
#[test]
fn doubled_vigilance() {
    let what = "play doubled_vigilance 0";
    for (at, doors, may) in [
        ("moria", false, true),
        ("barrow_downs", false, false),
        ("barrow_downs", true, true),
        ("edoras", true, false),
    ] {
        let mut t = of(BASIC, &["bergil", "elladan"], &[], &["doubled_vigilance", "doors_of_night"]);
        at_rest(&mut t);
        stand(&mut t, at);
        if doors {
            put(&mut t, "doors_of_night", Zone::Table);
        }
        assert_eq!(t.may(TWO, what), may, "{at}");
    }
    for (guarded, roll, comes) in [(false, 8, true), (false, 9, false), (true, 8, true), (true, 9, false)] {
        let mut t = of(BASIC, &["bergil", "elladan"], &[], &["doubled_vigilance"]);
        at_rest(&mut t);
        stand(&mut t, "moria");
        if guarded {
            t.choose(TWO, "guard doubled_vigilance");
        } else {
            play(&mut t, TWO, what);
            assert_eq!(zone(&t, "doubled_vigilance"), Zone::OnSite(site("moria")));
        }
        until(&mut t, "wizards-ask-explore");
        t.rolls(&[roll, 12, 12, 12, 12, 12, 12, 12]);
        t.choose(ONE, "company c1");
        if guarded {
            assert_eq!(t.prompt(), "wizards-ask-guard-reveal");
            aim(&mut t, TWO, "way 0", &[]);
        }
        until(&mut t, "wizards-ask-priority");
        let first = matches!(t.state.combat.as_ref().unwrap().source, Source::Effect(_));
        assert_eq!(first, comes, "{guarded} {roll}");
        assert!(!comes || (attacked(&t).0, attacked(&t).1) == (4, 9));
    }
}

/// SATM-14.29: out of the discards one of the dead comes, or a Nazgûl: if it could be played; and it goes its way as any other.
/// wizards:exhalation_of_decay, wizards:in_great_wrath
#[test]
fn out_of_the_discards() {
    for (event, beast, other, to, lands, more) in [
        ("exhalation_of_decay", "ghouls", "wolves", "moria", &[][..], (-1, 0)),
        ("in_great_wrath", "ren_the_unclean", "ghouls", "dol_guldur", &[], (2, -1)),
    ] {
        let what = format!("play {event} 0");
        let mut t = through(&["bergil"], to, lands, &[event, beast, other]);
        put(&mut t, other, Zone::Discard);
        assert!(!t.may(TWO, &what), "{event}: none of that sort");
        put(&mut t, beast, Zone::Discard);
        let mut plain = through(&["bergil"], to, lands, &[event, beast, other]);
        attack(&mut plain, beast);
        let used = company(&t).used;
        play(&mut t, TWO, &what);
        let (was, is) = (attacked(&plain), attacked(&t));
        assert_eq!(is.1 - was.1, more.0, "{event}");
        assert!(is.2 == 0 && was.2 == 0 || is.2 - was.2 == more.1, "{event}");
        assert_eq!(company(&t).used, used + 1, "the event alone counts");
        t.rolls(&[2; 40]);
        suffer(&mut t);
        assert_eq!(zone(&t, beast), Zone::Discard);
        assert!(t.state.lasting.is_empty());
        let mut away = through(&["bergil"], "edhellond", &[], &[event, beast]);
        put(&mut away, beast, Zone::Discard);
        assert!(!away.may(TWO, &what), "{event}: without a key");
    }
}

/// SATM-18.1: by night a Nazgûl in play as an event attacks, and chooses whom; if it is beaten it is out of the game, and the card is won.
/// wizards:out_of_the_black_sky
#[test]
fn out_of_the_black_sky() {
    let what = "play out_of_the_black_sky 0";
    for beaten in [false, true] {
        let mut t = through(
            &["bergil"],
            "dol_guldur",
            &[],
            &["out_of_the_black_sky", "ren_the_unclean", "doors_of_night"],
        );
        put(&mut t, "ren_the_unclean", Zone::Table);
        assert!(!t.may(TWO, what), "not by day");
        put(&mut t, "doors_of_night", Zone::Table);
        play(&mut t, TWO, what);
        let combat = t.state.combat.as_ref().expect("it attacks");
        assert!(t.state.attacker_chooses(combat));
        if let Some(combat) = &mut t.state.combat {
            combat.more_strikes = 1 - combat.strikes;
        }
        if beaten {
            crate::bench::embolden(&mut t);
            crate::bench::embolden(&mut t);
        }
        let before = t.state.points(ONE).creatures;
        t.rolls(&[if beaten { 12 } else { 2 }; 40]);
        suffer(&mut t);
        until_asked(&mut t, TWO);
        let (won, lost) = (zone(&t, "out_of_the_black_sky"), zone(&t, "ren_the_unclean"));
        if beaten {
            assert_eq!((won, lost), (Zone::Won(ONE), Zone::Out));
            assert_eq!(t.state.points(ONE).creatures - before, 5);
        } else {
            assert_eq!((won, lost), (Zone::Discard, Zone::Discard));
        }
    }
}

/// SATM-14.25: through two dark domains each Nazgûl has two more, does not count, and whom it wounds is the weaker; through one not.
/// wizards:wraith_lord
#[test]
fn wraith_lord() {
    use RegionKind::DarkDomain;
    let what = "play wraith_lord 0";
    assert!(!through(&["bergil"], "moria", &[DarkDomain], &["wraith_lord"]).may(TWO, what));
    let mut t = through(
        &["bergil"],
        "moria",
        &[DarkDomain; 2],
        &["wraith_lord", "wraith_lord", "ren_the_unclean", "wolves"],
    );
    let mut plain = Table::at(t.state.clone());
    plain.rolls(&[7; 20]);
    attack(&mut plain, "ren_the_unclean");
    play(&mut t, TWO, what);
    until_asked(&mut t, TWO);
    assert!(!t.may(TWO, what), "once a turn");
    let (used, before) = (company(&t).used, body(&t, "bergil"));
    attack(&mut t, "ren_the_unclean");
    assert_eq!(company(&t).used, used);
    assert_eq!(attacked(&t).1, attacked(&plain).1 + 2);
    t.rolls(&[2; 40]);
    suffer(&mut t);
    assert_eq!(body(&t, "bergil"), before - 1);
}

/// SATM-19.2: two more for one automatic-attack of the free, which nothing cancels then; once at a site, and not in ruins.
/// wizards:arouse_defenders
#[test]
fn arouse_defenders() {
    let what = "play arouse_defenders 0";
    for (at, may) in [("gobel_mirlond", true), ("barrow_downs", false), ("moria", false)] {
        let mut t =
            of(BASIC, &["bilbo", "gimli"], &["concealment"], &["arouse_defenders", "arouse_defenders"]);
        at_rest(&mut t);
        stand(&mut t, at);
        assert_eq!(t.may(TWO, what), may, "{at}");
        if !may {
            continue;
        }
        play(&mut t, TWO, what);
        until_asked(&mut t, TWO);
        assert!(!t.may(TWO, what), "no second one");
        until(&mut t, "wizards-ask-explore");
        t.choose(ONE, "company c1");
        until(&mut t, "wizards-ask-priority");
        assert_eq!(attacked(&t).1, automatic(at, &[]).1 + 2);
        assert!(!t.may(ONE, "play concealment 0"));
    }
}

/// SATM-19.2: the holds of men in the wild fall to ruin, and beasts wait there for each who comes; elsewhere it cannot be.
/// wizards:natures_revenge
#[test]
fn natures_revenge() {
    use wizards::card::SiteKind;
    let what = "play natures_revenge 0";
    for (at, may) in [("bree", true), ("moria", true), ("barrow_downs", false), ("edoras", false)] {
        let mut t = of(BASIC, &["bergil", "elladan"], &[], &["natures_revenge"]);
        at_rest(&mut t);
        stand(&mut t, at);
        assert_eq!(t.may(TWO, what), may, "{at}");
        if !may {
            continue;
        }
        play(&mut t, TWO, what);
        assert_eq!(t.state.place_of(site(at)), SiteKind::RuinsAndLairs);
        until(&mut t, "wizards-ask-explore");
        t.rolls(&[12; 90]);
        crate::bench::embolden(&mut t);
        t.choose(ONE, "company c1");
        for _ in 0..200 {
            let added =
                t.state.combat.as_ref().is_some_and(|combat| matches!(combat.source, Source::Added(..)));
            if added && t.prompt() == "wizards-ask-priority" {
                break;
            }
            crate::bench::on(&mut t);
        }
        assert_eq!((attacked(&t).0, attacked(&t).1), (2, 7), "{at}");
    }
}

/// SATM-31.2: an attack of spiders may be one of detainment, with one prowess more, by the card that lies in play; other attacks may not,
/// and not twice. wizards:ungoliants_progeny
#[test]
fn ungoliants_progeny() {
    for (name, may) in [("giant_spiders", true), ("wolves", false)] {
        let mut t = through(&["bergil"], "bree", &[RegionKind::Wilderness; 3], &[name, "ungoliants_progeny"]);
        put(&mut t, "ungoliants_progeny", Zone::Table);
        attack(&mut t, name);
        until_asked(&mut t, TWO);
        let before = (attacked(&t).1, company(&t).used);
        let what = format!("use {} 0", t.of("ungoliants_progeny"));
        assert_eq!(t.may(TWO, &what), may, "{name}");
        if may {
            play(&mut t, TWO, &what);
            assert_eq!((attacked(&t).1, company(&t).used), (before.0 + 1, before.1));
            assert!(t.state.combat.as_ref().unwrap().detains);
            until_asked(&mut t, TWO);
            assert!(!t.may(TWO, &what), "it is one already");
        }
    }
    assert!(book().cards.iter().any(|face| face.id == "ungoliants_progeny" && face.points == 4));
}

/// SATM-5.7: a sage taps where there is another, in the company or where it is going; alone not. wizards:gnaw_with_words
#[test]
fn gnaw_with_words() {
    let what = |mode: u8| format!("play gnaw_with_words {mode}");
    let mut t = through(&["elrond", "gimli"], "bree", &[], &["gnaw_with_words"]);
    let theirs = t.state.companies.iter().find(|company| company.seat == TWO).unwrap().id;
    t.state.company_mut(theirs).site = site("edhellond");
    assert!(!t.may(TWO, &what(0)), "one sage alone");
    let mut two = of(BASIC, &["elrond", "gimli"], &["gandalf"], &["gnaw_with_words"]);
    put(&mut two, "gandalf", Zone::Company(first()));
    on_the_way(&mut two, "bree");
    assert!(!may_aim(&two, TWO, &what(0), "pick gimli"));
    aim(&mut two, TWO, &what(0), &["pick elrond"]);
    assert_eq!(status(&two, "elrond"), Status::Tapped);
    // Celeborn is where the company goes.
    t = through(&["elrond", "gimli"], "lorien", &[], &["gnaw_with_words"]);
    let theirs = t.state.companies.iter().find(|company| company.seat == TWO).unwrap().id;
    t.state.company_mut(theirs).site = site("lorien");
    let sage = t.state.characters(theirs).any(|id| t.state.has_skill(id, wizards::card::Skill::Sage, None));
    assert_eq!(t.may(TWO, &what(0)), sage);
}

/// SATM-1.8, SATM-23.20: the proud come back from the discards, or from play, or from the dead: then the card is won; no wolves do.
/// wizards:returned_beyond_all_hope
#[test]
fn returned_beyond_all_hope() {
    let what = |mode: u8| format!("play returned_beyond_all_hope {mode}");
    let hand = ["returned_beyond_all_hope", "durins_folk", "wolves", "alatar_the_hunter"];
    let mut t = through(&["bergil"], "bree", &[], &hand);
    put(&mut t, "wolves", Zone::Discard);
    assert!(!t.may(TWO, &what(0)) && !t.may(TWO, &what(1)) && !t.may(TWO, &what(2)));
    put(&mut t, "durins_folk", Zone::Discard);
    let mut back = Table::at(t.state.clone());
    back.rolls(&[7; 9]);
    play(&mut back, TWO, &what(0));
    back.choose(TWO, "card durins_folk");
    assert_eq!(zone(&back, "durins_folk"), Zone::Hand);
    let mut play_ends = Table::at(t.state.clone());
    play_ends.rolls(&[7; 9]);
    put(&mut play_ends, "alatar_the_hunter", Zone::Table);
    play(&mut play_ends, TWO, &what(1));
    assert_eq!(zone(&play_ends, "alatar_the_hunter"), Zone::Hand);
    for (roll, comes) in [(8, false), (9, true)] {
        let mut t = Table::at(t.state.clone());
        put(&mut t, "alatar_the_hunter", Zone::Won(ONE));
        t.rolls(&[roll; 9]);
        play(&mut t, TWO, &what(2));
        let zones = (zone(&t, "alatar_the_hunter"), zone(&t, "returned_beyond_all_hope"));
        assert_eq!(zones == (Zone::Discard, Zone::Won(ONE)), comes);
        assert_eq!(zones == (Zone::Won(ONE), Zone::Discard), !comes);
    }
}
