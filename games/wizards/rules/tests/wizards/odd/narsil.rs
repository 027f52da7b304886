//! Andúril, which was Narsil (SATM-10.4, SATM-10.10).

use wizards::cards::Stat;
use wizards::state::{Status, Zone};

use crate::bench::{aim, first, give, number, on, play, put, stand, status, turn, until};
use crate::items::{inside, with};
use crate::stage::{ONE, Table, card};

const MINE: [&str; 4] = ["anduril_the_flame_of_the_west", "narsil", "reforging", "annalena"];

/// Annalena and Bergil with Haldir; she is a sage.
fn begin() -> Table {
    let mut t = with("aragorn_ii", &MINE, &[]);
    put(&mut t, "annalena", Zone::Company(first()));
    t
}

/// Stores a card in the marshalling pile, at Rivendell.
fn stored(t: &mut Table, name: &str) -> wizards::ids::PieceId {
    let id = put(t, name, Zone::Won(ONE));
    t.state.pieces[id.index()].stored = wizards::ids::SiteId::named("rivendell");
    id
}

/// SATM-10.10: found by a sage where there is information, who stays tapped until it is stored at a haven. Nobody else finds it,
/// and not elsewhere. wizards:anduril_the_flame_of_the_west
#[test]
fn found_and_stored() {
    let what = "play anduril_the_flame_of_the_west 0";
    let mut t = begin();
    inside(&mut t, "bree");
    assert_eq!(t.refusal(ONE, what), "SATM-0.4", "no information");
    let mut t = begin();
    inside(&mut t, "weathertop");
    assert!(!crate::bench::may_aim(&t, ONE, what, "pick aragorn_ii"), "no sage");
    t.rolls(&[12; 60]);
    aim(&mut t, ONE, what, &["pick annalena"]);
    until(&mut t, "wizards-ask-in-site");
    let anduril = t.of("anduril_the_flame_of_the_west");
    assert_eq!(t.state.piece(anduril).zone, Zone::On(t.of("annalena")));
    assert_eq!(t.state.points(ONE).items, 1);
    t.rolls(&[12; 90]);
    t.next_turn();
    t.next_turn();
    assert_eq!(status(&t, "annalena"), Status::Tapped, "she does not untap");
    assert_eq!(t.refusal(ONE, &format!("store {anduril}")), "SATM-10.4");
    stand(&mut t, "rivendell");
    t.choose(ONE, &format!("store {anduril}"));
    until(&mut t, "wizards-ask-organize");
    assert_eq!(t.state.piece(anduril).zone, Zone::Won(ONE));
    assert_eq!(t.state.points(ONE).items, 1);
}

/// SATM-10.4: with a stored Reforging it is laid on Narsil: four points, four of prowess up to eleven, one of influence and of
/// corruption more. A Dúnadan untaps by it, and the bearer makes a check. Not without the Reforging, or with Narsil nowhere; it
/// goes where Narsil goes. wizards:anduril_the_flame_of_the_west
#[test]
fn laid_on_narsil() {
    let mut t = begin();
    let anduril = stored(&mut t, "anduril_the_flame_of_the_west");
    let lay = format!("use {anduril} 0");
    assert!(!t.may(ONE, &lay), "no Narsil");
    let narsil = give(&mut t, "narsil", "aragorn_ii");
    assert!(!t.may(ONE, &lay), "no Reforging");
    let reforging = stored(&mut t, "reforging");
    let look = |t: &Table| {
        [
            number(t, "aragorn_ii", Stat::Prowess),
            number(t, "aragorn_ii", Stat::DirectInfluence),
            t.state.corruption(t.of("aragorn_ii")),
            t.state.points(ONE).items as i8,
        ]
    };
    let before = look(&t);
    play(&mut t, ONE, &lay);
    assert_eq!(t.state.piece(anduril).zone, Zone::On(narsil));
    assert_eq!(t.state.piece(reforging).zone, Zone::Discard);
    let printed = card("aragorn_ii").get().prowess;
    assert_eq!(look(&t), [(printed + 5).min(11), before[1] + 1, before[2] + 1, before[3] + 3]);
    // A Dúnadan untaps, nobody else.
    let rouse = format!("use {anduril} 1");
    turn(&mut t, "haldir", Status::Tapped);
    assert!(!t.may(ONE, &rouse), "Haldir is an Elf");
    turn(&mut t, "aragorn_ii", Status::Tapped);
    t.rolls(&[12; 40]);
    t.choose(ONE, &rouse);
    for _ in 0..6 {
        if t.prompt() == "wizards-ask-organize" {
            break;
        }
        on(&mut t);
    }
    assert_eq!(status(&t, "aragorn_ii"), Status::Untapped);
    assert_eq!(t.state.piece(anduril).status, Status::Tapped);
    // Another bears both; stored together they are worth what they were.
    let points = t.state.points(ONE).items;
    t.choose(ONE, &format!("give {narsil} haldir"));
    until(&mut t, "wizards-ask-organize");
    assert_eq!(number(&t, "aragorn_ii", Stat::Prowess), printed);
    assert!(number(&t, "haldir", Stat::Prowess) > card("haldir").get().prowess + 1);
    t.choose(ONE, &format!("store {narsil}"));
    until(&mut t, "wizards-ask-organize");
    assert_eq!(t.state.piece(anduril).zone, Zone::Won(ONE));
    assert_eq!(t.state.points(ONE).items, points);
}
