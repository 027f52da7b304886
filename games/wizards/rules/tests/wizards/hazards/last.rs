//! Hazard events of the last part of the pool: attacks, roads, and what concerns nobody here.

use wizards::card::{RegionKind, book};
use wizards::cards::Stat;
use wizards::ids::SiteId;
use wizards::state::{Change, Source, Status, Strike, Zone};

use crate::bench::{
    aim, attack, attacked, body, company, first, give, influence, may_aim, of, on_the_way, play, put, stand,
    status, suffer, turn, until, until_asked, zone,
};
use crate::creatures::go;
use crate::places::told;
use crate::stage::{BASIC, ONE, STANDARD, TWO, Table};

pub fn site(id: &str) -> SiteId {
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
        face.kind == wizards::card::CardKind::Resource
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
