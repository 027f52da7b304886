//! Hazards that corrupt (chapter 11).

use wizards::state::Zone;

use crate::bench::{
    aim, at_rest, first, give, in_site, may_aim, of, on_the_way, play, put, stand, until, until_asked,
    withstands,
};
use crate::stage::{BASIC, ONE, TWO, Table};

/// SATM-11.1, SATM-11.13: a wizard's alone: two points, and a check when he has come to a haven; removed above six.
/// wizards:lure_of_creation
#[test]
fn lure_of_creation() {
    let what = "play lure_of_creation 0";
    for (to, check) in [("lorien", true), ("bree", false)] {
        let mut t = of(BASIC, &["bergil"], &["saruman"], &["lure_of_creation"]);
        put(&mut t, "saruman", Zone::Company(first()));
        on_the_way(&mut t, to);
        assert!(!may_aim(&t, TWO, what, "pick bergil"));
        play(&mut t, TWO, what);
        assert_eq!(t.state.corruption(t.of("saruman")), 2);
        for _ in 0..40 {
            if t.prompt() == "wizards-ask-before-check" || t.prompt() == "wizards-ask-explore" {
                break;
            }
            crate::bench::on(&mut t);
        }
        assert_eq!(t.prompt() == "wizards-ask-before-check", check, "{to}");
        if check {
            assert!(!withstands(&mut t, "saruman", 2));
        }
    }
    removed("lure_of_creation", "saruman", 6);
}

/// SATM-11.13: its bearer taps, and the card is gone with a roll above this.
pub fn removed(lure: &str, who: &str, above: i8) {
    for (roll, gone) in [(above + 1, true), (above, false)] {
        let mut t = of(BASIC, &["haldir"], &[who], &[lure]);
        if who != "haldir" {
            put(&mut t, who, Zone::Company(first()));
        }
        let card = give(&mut t, lure, who);
        t.rolls(&[roll; 4]);
        t.choose(ONE, &format!("remove {card}"));
        assert_eq!(!t.state.piece(card).zone.in_play(), gone, "{lure}: {roll}");
        assert!(!t.state.is_untapped(t.of(who)));
    }
}

/// SATM-11.1: an Elf outside havens: two points, and a check at the end of each untap phase that is not in a haven;
/// removed above seven. wizards:the_burden_of_time
#[test]
fn the_burden_of_time() {
    let what = "play the_burden_of_time 0";
    let mut t = of(BASIC, &["haldir", "bergil"], &[], &["the_burden_of_time"]);
    at_rest(&mut t);
    assert!(!t.may(TWO, what), "in a haven");
    stand(&mut t, "bree");
    assert!(!may_aim(&t, TWO, what, "pick bergil"));
    play(&mut t, TWO, what);
    assert_eq!(t.state.corruption(t.of("haldir")), 2);
    for (site, check) in [("bree", true), ("rivendell", false)] {
        let mut t = Table::at(t.state.clone());
        t.rolls(&[7; 80]);
        t.next_turn();
        stand(&mut t, site);
        let mut asked = false;
        for _ in 0..60 {
            if t.prompt() == "wizards-ask-organize" && t.state.turn.active == ONE {
                break;
            }
            asked |= t.prompt() == "wizards-ask-before-check";
            crate::bench::on(&mut t);
        }
        assert_eq!(asked, check, "{site}");
    }
    removed("the_burden_of_time", "haldir", 7);
}

/// SATM-11.6: whoever influences next with success, but for a Hobbit, makes a check at −4, and the lure is gone.
/// wizards:lure_of_power
#[test]
fn lure_of_power() {
    for (who, roll, check) in [("bergil", 12, true), ("bergil", 2, false), ("sam_gamgee", 12, false)] {
        let mut t =
            of(BASIC, &["haldir"], &[who, "rangers_of_the_north", "the_one_ring"], &["lure_of_power"]);
        put(&mut t, who, Zone::Company(first()));
        let lure = put(&mut t, "lure_of_power", Zone::Table);
        give(&mut t, "the_one_ring", who);
        in_site(&mut t, "bree");
        t.rolls(&[roll, 10, 7, 7, 7, 7]);
        t.choose(ONE, &format!("gain rangers_of_the_north {who}"));
        t.choose(ONE, "pass");
        if !check {
            assert_ne!(t.prompt(), "wizards-ask-before-check", "{who} {roll}");
            assert!(t.state.piece(lure).zone.in_play());
            continue;
        }
        // The Ring's six and the five of influence do not matter; six points against 10 − 4.
        assert!(!withstands(&mut t, who, 10));
        assert!(!t.state.piece(lure).zone.in_play());
    }
}

/// SATM-11.6: the bearer of the Ring makes a check at −4; nobody else does. wizards:the_will_of_the_ring
#[test]
fn the_will_of_the_ring() {
    let what = "play the_will_of_the_ring 0";
    let mut t = of(BASIC, &["bergil", "haldir"], &[], &["the_will_of_the_ring"]);
    on_the_way(&mut t, "bree");
    assert!(!t.may(TWO, what), "there is no Ring");
    for (roll, stays) in [(12, true), (11, false)] {
        let mut t = of(BASIC, &["bergil", "haldir"], &["the_one_ring"], &["the_will_of_the_ring"]);
        give(&mut t, "the_one_ring", "bergil");
        on_the_way(&mut t, "bree");
        assert!(!may_aim(&t, TWO, what, "pick haldir"));
        aim(&mut t, TWO, what, &[]);
        assert_eq!(withstands(&mut t, "bergil", roll), stays, "{roll}");
    }
}

/// SATM-14.15: Twilight cancels an environment, in play or in the chain, on anybody's turn, and does not count against the
/// limit; other cards it does not touch. wizards:twilight
#[test]
fn twilight() {
    let mut t = of(BASIC, &["bergil"], &["twilight", "gates_of_morning"], &["twilight", "lure_of_power"]);
    on_the_way(&mut t, "bree");
    let lure = put(&mut t, "lure_of_power", Zone::Table);
    assert!(!t.may(TWO, "play twilight 0"), "there is no environment");
    let gates = put(&mut t, "gates_of_morning", Zone::Table);
    let used = crate::bench::company(&t).used;
    assert!(!may_aim(&t, TWO, "play twilight 0", "pick lure_of_power"));
    play(&mut t, TWO, "play twilight 0");
    assert_eq!(t.state.piece(gates).zone, Zone::Discard);
    assert!(t.state.piece(lure).zone.in_play());
    assert_eq!(crate::bench::company(&t).used, used);
    // In the chain: the Doors are answered, and do not open.
    let mut t = of(BASIC, &["bergil"], &["twilight", "gates_of_morning"], &["doors_of_night"]);
    let gates = put(&mut t, "gates_of_morning", Zone::Table);
    on_the_way(&mut t, "bree");
    t.choose(TWO, "play doors_of_night 0");
    until(&mut t, "wizards-ask-respond");
    t.choose(ONE, "play twilight 0");
    let doors = t.state.chain[0].piece;
    t.choose(ONE, &format!("pick {doors}"));
    until_asked(&mut t, TWO);
    assert_eq!(t.state.piece(doors).zone, Zone::Discard);
    assert!(t.state.piece(gates).zone.in_play());
}

/// SATM-11.1, SATM-11.13: two points, for whom it may be played on; when the check comes, and above which roll it is
/// removed. wizards:lure_of_expedience, wizards:lure_of_nature, wizards:lure_of_the_senses
#[test]
fn three_lures() {
    for (lure, upon, not, above) in [
        ("lure_of_expedience", "bergil", Some("sam_gamgee"), 5),
        ("lure_of_nature", "bergil", Some("sam_gamgee"), 4),
        ("lure_of_the_senses", "bergil", None, 6),
    ] {
        let mut t = of(BASIC, &["bergil"], &["sam_gamgee"], &[lure]);
        put(&mut t, "sam_gamgee", Zone::Company(first()));
        on_the_way(&mut t, "bree");
        let what = format!("play {lure} 0");
        if let Some(not) = not {
            assert!(!may_aim(&t, TWO, &what, &format!("pick {not}")), "{lure}");
        }
        aim(&mut t, TWO, &what, &[&format!("pick {upon}")]);
        assert_eq!(t.state.corruption(t.of(upon)), 2, "{lure}");
        removed(lure, "haldir", above);
    }
}

/// The number of checks until this is asked.
pub fn checks_until(t: &mut Table, question: &str) -> usize {
    let mut checks = 0;
    for _ in 0..80 {
        if t.prompt() == question {
            return checks;
        }
        checks += usize::from(t.prompt() == "wizards-ask-before-check");
        crate::bench::on(t);
    }
    panic!("'{question}' is never asked");
}

/// SATM-11.6: one check for each wilderness of the way, when the way is done. wizards:lure_of_nature
#[test]
fn the_lure_of_nature_in_the_wild() {
    for (count, checks) in [(0, 0), (1, 1), (2, 2)] {
        let mut t = of(BASIC, &["bergil"], &[], &["lure_of_nature"]);
        give(&mut t, "lure_of_nature", "bergil");
        on_the_way(&mut t, "bree");
        let site = wizards::ids::SiteId::named("bree").unwrap();
        crate::creatures::go(&mut t, site, &[wizards::card::RegionKind::Wilderness; 2][..count], &[]);
        t.rolls(&[12; 60]);
        assert_eq!(checks_until(&mut t, "wizards-ask-explore"), checks);
    }
}

/// SATM-11.6: a check at the end of the untap phase, in a haven alone. wizards:lure_of_the_senses
#[test]
fn the_lure_of_the_senses_at_rest() {
    for (site, checks) in [("rivendell", 1), ("bree", 0)] {
        let mut t = of(BASIC, &["bergil"], &[], &["lure_of_the_senses"]);
        t.rolls(&[12; 120]);
        t.next_turn();
        give(&mut t, "lure_of_the_senses", "bergil");
        stand(&mut t, site);
        let mut seen = 0;
        for _ in 0..80 {
            if t.state.turn.active == ONE && t.prompt() == "wizards-ask-organize" {
                break;
            }
            seen += usize::from(t.prompt() == "wizards-ask-before-check");
            crate::bench::on(&mut t);
        }
        assert_eq!(seen, checks, "{site}");
    }
}

/// SATM-11.6: a check whenever somebody of the company gains an item. wizards:lure_of_expedience
#[test]
fn the_lure_of_expedience_and_items() {
    let mut t = of(BASIC, &["bergil", "elladan"], &["dagger_of_westernesse"], &["lure_of_expedience"]);
    give(&mut t, "lure_of_expedience", "bergil");
    in_site(&mut t, "bree");
    stand(&mut t, "barrow_downs");
    t.choose(ONE, "gain dagger_of_westernesse elladan");
    until(&mut t, "wizards-ask-before-check");
    assert!(!withstands(&mut t, "bergil", 2));
}

/// SATM-9.3: the roll and the free general influence below ten: home he goes, and one thing of his stays; neither a wizard
/// nor the bearer of the Ring is called. wizards:call_of_home
#[test]
fn call_of_home() {
    let what = "play call_of_home 0";
    let company = ["aragorn_ii", "boromir_ii", "elladan", "annalena"];
    for (roll, stays) in [(9, false), (10, true)] {
        let mut t = of(BASIC, &company, &["the_one_ring", "dagger_of_westernesse"], &["call_of_home"]);
        assert_eq!(t.state.general_free(ONE), 0);
        give(&mut t, "the_one_ring", "annalena");
        let dagger = give(&mut t, "dagger_of_westernesse", "elladan");
        on_the_way(&mut t, "bree");
        assert!(!may_aim(&t, TWO, what, "pick annalena"));
        let elladan = t.of("elladan");
        t.rolls(&[roll; 4]);
        aim(&mut t, TWO, what, &["pick elladan"]);
        if t.prompt() == "wizards-ask-heirs" {
            t.choose(ONE, &format!("give {dagger} boromir_ii"));
            until(&mut t, "wizards-ask-priority");
        }
        assert_eq!(t.state.piece(elladan).zone == Zone::Hand, !stays, "{roll}");
        assert!(t.state.piece(dagger).zone.in_play());
    }
}

/// SATM-15.31, SATM-11.6: one less of prowess for the turn, once for each; or a check. wizards:weariness_of_the_heart
#[test]
fn weariness_of_the_heart() {
    let theirs = ["weariness_of_the_heart", "weariness_of_the_heart"];
    let mut t = of(BASIC, &["bergil", "elladan"], &[], &theirs);
    on_the_way(&mut t, "bree");
    aim(&mut t, TWO, "play weariness_of_the_heart 0", &["pick elladan"]);
    assert_eq!(crate::bench::prowess(&t, "elladan"), 4);
    until_asked(&mut t, TWO);
    assert!(!may_aim(&t, TWO, "play weariness_of_the_heart 0", "pick elladan"));
    // Bergil is the only one left for it.
    assert!(t.may(TWO, "play weariness_of_the_heart 0"));
    for (roll, stays) in [(8, true), (7, false)] {
        let mut t = of(BASIC, &["bergil"], &["the_one_ring"], &["weariness_of_the_heart"]);
        give(&mut t, "the_one_ring", "bergil");
        on_the_way(&mut t, "bree");
        aim(&mut t, TWO, "play weariness_of_the_heart 1", &["pick bergil"]);
        assert_eq!(withstands(&mut t, "bergil", roll), stays, "{roll}");
    }
}

/// SATM-11.8: who bears a palantír, a greater item or a ring is checked at −2, and never eliminated. wizards:the_roving_eye
#[test]
fn the_roving_eye() {
    let what = "play the_roving_eye 0";
    let mut t =
        of(BASIC, &["bergil", "haldir"], &["dagger_of_westernesse", "fair_gold_ring"], &["the_roving_eye"]);
    give(&mut t, "dagger_of_westernesse", "bergil");
    give(&mut t, "fair_gold_ring", "bergil");
    on_the_way(&mut t, "bree");
    assert!(!t.may(TWO, what), "neither a dagger nor a gold ring");
    for item in ["palantir_of_orthanc", "the_arkenstone", "the_one_ring"] {
        let mut t = of(BASIC, &["bergil", "haldir"], &[item], &["the_roving_eye"]);
        give(&mut t, item, "bergil");
        on_the_way(&mut t, "bree");
        assert!(!may_aim(&t, TWO, what, "pick haldir"), "{item}");
    }
    for (roll, stays) in [(10, true), (9, false), (2, false)] {
        let mut t = of(BASIC, &["bergil", "haldir"], &["the_one_ring"], &["the_roving_eye"]);
        give(&mut t, "the_one_ring", "bergil");
        on_the_way(&mut t, "bree");
        let bergil = t.of("bergil");
        aim(&mut t, TWO, what, &["pick bergil"]);
        assert_eq!(withstands(&mut t, "bergil", roll), stays, "{roll}");
        assert_ne!(t.state.piece(bergil).zone, Zone::Out);
    }
}

/// SATM-11.6: who bears a major or a greater item is checked at −1. wizards:dragon_sickness
#[test]
fn dragon_sickness() {
    let what = "play dragon_sickness 0";
    for (item, may) in [("dagger_of_westernesse", false), ("glamdring", true), ("the_arkenstone", true)] {
        let mut t = of(BASIC, &["bergil"], &[item], &["dragon_sickness"]);
        give(&mut t, item, "bergil");
        on_the_way(&mut t, "bree");
        assert_eq!(t.may(TWO, what), may, "{item}");
        if may {
            let points = t.state.corruption(t.of("bergil"));
            play(&mut t, TWO, what);
            until(&mut t, "wizards-ask-before-check");
            assert_eq!(t.state.checks.last().unwrap().bonus, -1, "{points}");
        }
    }
}

/// SATM-11.6: a check for anybody, and the card is out of the game. wizards:echoes_of_the_song
#[test]
fn echoes_of_the_song() {
    for (roll, stays) in [(8, true), (7, false)] {
        let mut t = of(BASIC, &["bergil"], &["the_one_ring"], &["echoes_of_the_song"]);
        give(&mut t, "the_one_ring", "bergil");
        on_the_way(&mut t, "bree");
        play(&mut t, TWO, "play echoes_of_the_song 0");
        assert_eq!(withstands(&mut t, "bergil", roll), stays, "{roll}");
        assert_eq!(crate::bench::zone(&t, "echoes_of_the_song"), Zone::Out);
    }
}

/// SATM-11.3: one more of prowess for the dead; the first whom they wound bears two points; if they wound nobody the card is
/// gone. wizards:icy_touch
#[test]
fn icy_touch() {
    let what = "play icy_touch 0";
    for (creature, may) in [("corpse_candle", true), ("wolves", false)] {
        for (roll, wounds) in [(2, true), (12, false)] {
            let mut t = of(BASIC, &["bergil"], &[], &[creature, "icy_touch"]);
            on_the_way(&mut t, "bree");
            let lands = [wizards::card::RegionKind::Wilderness];
            crate::creatures::go(&mut t, wizards::ids::SiteId::named("lorien").unwrap(), &lands, &[]);
            crate::bench::attack(&mut t, creature);
            while t.prompt() != "wizards-ask-priority" {
                crate::bench::on(&mut t);
            }
            let before = crate::bench::attacked(&t).1;
            t.choose(ONE, "pass");
            assert_eq!(t.prompt() == "wizards-ask-priority" && t.may(TWO, what), may, "{creature}");
            if !may {
                continue;
            }
            play(&mut t, TWO, what);
            assert_eq!(crate::bench::attacked(&t).1, before + 1);
            t.rolls(&[roll; 40]);
            crate::bench::suffer(&mut t);
            let card = crate::bench::zone(&t, "icy_touch");
            assert_eq!(card != Zone::Discard, wounds, "{roll}");
            if wounds {
                assert_eq!(t.state.corruption(t.of("bergil")), 2);
            }
        }
    }
    removed("icy_touch", "haldir", 6);
}

/// SATM-15.29: on whom a Dragon strikes; the strike is weaker by one, and there are two points and a check at each rest; a
/// wise one of the company helps. wizards:dragons_curse
#[test]
fn dragons_curse() {
    let what = "play dragons_curse 0";
    for (creature, may) in [("smaug", true), ("cave_drake", true), ("wargs", false)] {
        let mut t = of(BASIC, &["bergil"], &[], &[creature, "dragons_curse", "wolves"]);
        on_the_way(&mut t, "bree");
        let lands = [wizards::card::RegionKind::Wilderness; 2];
        crate::creatures::go(
            &mut t,
            wizards::ids::SiteId::named("the_lonely_mountain").unwrap(),
            &lands,
            &[],
        );
        crate::bench::attack(&mut t, creature);
        let mut asked = false;
        for _ in 0..20 {
            if t.prompt() == "wizards-ask-strike-hazards" {
                asked = true;
                break;
            }
            if t.state.combat.is_none() {
                break;
            }
            crate::bench::on(&mut t);
        }
        assert_eq!(asked && t.may(TWO, what), may, "{creature}");
        if may {
            let before = crate::bench::attacked(&t).1;
            play(&mut t, TWO, what);
            assert_eq!(crate::bench::attacked(&t).1, before - 1);
            assert_eq!(t.state.corruption(t.of("bergil")), 2);
        }
    }
    for (roll, gone) in [(7, true), (6, false)] {
        let mut t = of(BASIC, &["bergil", "annalena"], &[], &["dragons_curse"]);
        let on = give(&mut t, "dragons_curse", "bergil");
        t.rolls(&[roll; 40]);
        play(&mut t, ONE, &format!("use {on} 0"));
        assert_eq!(!t.state.piece(on).zone.in_play(), gone);
        assert!(!t.state.is_untapped(t.of("annalena")));
    }
    let mut t = of(BASIC, &["bergil"], &[], &["dragons_curse"]);
    give(&mut t, "dragons_curse", "bergil");
    t.rolls(&[12; 200]);
    t.next_turn();
    t.next_turn();
    assert!(checks_until(&mut t, "wizards-ask-organize") > 0);
}

/// SATM-0.4: a dark enchantment is not played on one who wears the helmet; one that was declared does nothing, and one that lies there
/// goes as the next chain ends. On another it has its hold. wizards:adamant_helmet
#[test]
fn no_dark_enchantment_holds_the_helmed() {
    #[derive(PartialEq, Debug)]
    enum Comes {
        Before,
        Between,
        Never,
    }
    let what = "play dragons_curse 0";
    for comes in [Comes::Before, Comes::Between, Comes::Never] {
        let begin = |cursed: bool| {
            let theirs = ["cave_drake", "dragons_curse", "wolves"];
            let mut t = of(BASIC, &["bergil"], &["adamant_helmet"], &theirs);
            if comes == Comes::Before {
                give(&mut t, "adamant_helmet", "bergil");
            }
            if cursed {
                give(&mut t, "dragons_curse", "bergil");
            }
            on_the_way(&mut t, "bree");
            let lands = [wizards::card::RegionKind::Wilderness; 2];
            crate::creatures::go(&mut t, wizards::ids::SiteId::named("bree").unwrap(), &lands, &[]);
            t
        };
        let mut t = begin(false);
        crate::bench::attack(&mut t, "cave_drake");
        until(&mut t, "wizards-ask-strike-hazards");
        assert_eq!(t.may(TWO, what), comes != Comes::Before, "{comes:?}");
        if comes != Comes::Before {
            let before = crate::bench::attacked(&t).1;
            t.choose(TWO, what);
            while t.prompt() == "wizards-ask-aim" {
                crate::bench::on(&mut t);
            }
            assert_eq!(t.prompt(), "wizards-ask-respond");
            if comes == Comes::Between {
                give(&mut t, "adamant_helmet", "bergil");
            }
            while ["wizards-ask-respond", "wizards-ask-add"].contains(&t.prompt()) {
                crate::bench::on(&mut t);
            }
            let holds = comes == Comes::Never;
            assert_eq!(
                crate::bench::zone(&t, "dragons_curse") == Zone::On(t.of("bergil")),
                holds,
                "{comes:?}"
            );
            assert_eq!(crate::bench::attacked(&t).1, before - i8::from(holds), "{comes:?}");
        }
        // One that lies there already.
        let mut t = begin(true);
        crate::bench::attack(&mut t, "cave_drake");
        let lies = crate::bench::zone(&t, "dragons_curse").in_play();
        assert_eq!(lies, comes != Comes::Before, "{comes:?}");
    }
}
