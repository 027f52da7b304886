//! Chapter 5: elimination.

use journey::view::View;

use crate::table::{Play, Table};

fn nearly(boxes: usize) -> String {
    format!("{}{}", "[x]".repeat(10 - boxes), "[ ]".repeat(boxes))
}

/// VAM-5.1, VAM-0.2: whoever marks the last square box is out.
#[test]
fn the_last_square_box() {
    let mut table = Table::basic(&["frodo", "sam"]).route("frodo", &nearly(1));
    table.turn("yellow:nazgul");
    assert!(table.out("frodo") && !table.out("sam"));
    assert_eq!(table.winners(), None);
}

/// VAM-5.1: also in a rival's turn.
#[test]
fn in_a_rivals_turn() {
    let mut table = Table::basic(&["frodo", "sam", "merry"]).route("sam", &nearly(1));
    table.turn("red:nazgul");
    assert!(table.out("sam"));
    assert_eq!(table.state.active, table.seat("merry"), "Sam's turn is skipped");
}

/// VAM-5.1: of a divided last box, both halves.
#[test]
fn both_halves_of_the_last_box() {
    let mut table = Table::basic(&["frodo", "sam"]).route("frodo", &format!("{}[ | ]", "[x]".repeat(9)));
    table.turn("yellow:nazgul");
    assert!(!table.out("frodo"));
    table.turn("yellow:nazgul");
    assert!(table.out("frodo"));
}

/// VAM-5.1: one box short is not out.
#[test]
fn one_box_short_is_still_in() {
    let mut table = Table::basic(&["frodo", "sam"]).route("frodo", &nearly(2));
    table.turn("yellow:nazgul");
    assert!(!table.out("frodo"));
}

/// What a page warns of: the Nazgûl set aside, and the marks that the Gandalfs set aside leave for them.
#[test]
fn the_nazgul_to_come_and_the_marks_to_spare() {
    let table = Table::basic(&["frodo", "sam"]).route("frodo", &nearly(1)).route("sam", &nearly(2));
    let (frodo, sam) = (table.seat("frodo"), table.seat("sam"));
    let counted = |play: &Play, seat| {
        let view = View::of(play.state());
        (view.nazgul_to_come(seat), view.marks_to_spare(seat))
    };
    let mut play = table.rolls(&[&["nazgul", "gandalf", "nazgul", "orc", "orc"]]);
    play.choose_all(&["roll", "set black"]);
    assert_eq!(counted(&play, frodo), (1, 1));
    play.choose("set yellow");
    assert_eq!(counted(&play, frodo), (1, 2), "Gandalf divides the last box");
    assert_eq!(counted(&play, sam), (0, 2), "Sam's Nazgûl was not set aside");
}

/// VAM-5.2: Mordor and the last square box in the same turn: out (TV-12).
#[test]
fn mordor_and_the_nazgul_together() {
    let mut table = Table::basic(&["frodo", "sam"]).at("frodo", 19).route("frodo", &nearly(1));
    table.turn("yellow:nazgul red:ring");
    assert!(table.out("frodo") && !table.state.arrived(table.seat("frodo")));
    table.turn("red:orc");
    assert_eq!(table.winners(), None, "Sam plays on alone");
}

/// VAM-5.3: the others play on, also one alone, and may still lose.
#[test]
fn a_lone_survivor_plays_on() {
    let mut table = Table::basic(&["frodo", "sam"]).route("frodo", &"[x]".repeat(10)).turn_of("sam");
    table.turn("red:ring");
    assert_eq!((table.state.active, table.state.round), (table.seat("sam"), 2));
    assert_eq!(table.winners(), None);
}
