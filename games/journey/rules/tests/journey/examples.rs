//! Chapter 8: the worked examples of the book, with the book's own dice.

use crate::table::Table;

/// VAM-8.1: Frodo ends a turn with one Ring aside and marks one box (TV-1); two Rings mark two (TV-2).
#[test]
fn frodo_and_the_ring() {
    let mut table = Table::basic(&["frodo", "sam"]);
    table.turn("yellow:ring");
    assert_eq!(table.bearer("frodo"), 1);
    let mut table = Table::basic(&["frodo", "sam"]);
    table.turn("yellow:ring red:ring");
    assert_eq!(table.bearer("frodo"), 2);
}

/// VAM-8.2: Merry has Nazgûl on the blue and the black die and marks two square boxes (TV-5).
#[test]
fn merry_blue_and_black() {
    let mut table = Table::basic(&["merry", "sam"]);
    table.turn("blue:nazgul black:nazgul yellow:orc red:orc green:orc");
    assert!(table.nazgul("merry").starts_with("[x][x][ ]"));
    assert_eq!(table.marks("sam"), 0);
}

/// VAM-8.3: with a Nazgûl on the red die too, Sam marks one, though it is not his turn (TV-6).
#[test]
fn merry_hits_sam() {
    let mut table = Table::basic(&["merry", "sam"]);
    table.turn("blue:nazgul black:nazgul red:nazgul yellow:orc green:orc");
    assert_eq!((table.marks("merry"), table.marks("sam")), (2, 1));
}

/// VAM-8.4: Sam, with his first box marked, divides the next and marks its first half (TV-7).
#[test]
fn sam_divides_and_marks() {
    let mut table = Table::basic(&["merry", "sam"]);
    table.turn("blue:nazgul black:nazgul red:nazgul yellow:orc green:orc");
    table.turn("yellow:gandalf red:nazgul");
    assert!(table.nazgul("sam").starts_with("[x][x| ][ ]"), "{}", table.nazgul("sam"));
}

/// VAM-8.5: Pippin's roll of two Rings, an Orc, a Nazgûl and the Tree (TV-8): what he may and may not do.
#[test]
fn pippin_and_the_tree() {
    let table = Table::basic(&["pippin", "sam"]);
    let roll: &[&str] = &["white_tree", "ring", "ring", "orc", "nazgul"];
    let mut play = table.rolls(&[roll]);
    play.choose_all(&["roll", "set black"]).refuses("stop", "VAM-2.3").choose("set yellow");
    play.refuses("set red", "VAM-2.2").choose_all(&["set green", "stop"]);
    let after = play.end();
    let pippin = &after.seats[table.seat("pippin")];
    assert_eq!(
        (pippin.bearer, pippin.nazgul.marks_left()),
        (1, 9),
        "the second Ring and the Orc do not count"
    );
    let mut play = table.rolls(&[roll, &["orc", "orc", "orc"]]);
    play.choose_all(&["roll", "set yellow", "set green", "roll"]);
    assert_eq!(play.choices().len(), 3, "three dice were rolled on");
}

/// VAM-8.6: Pippin marks the last box of his Nazgûl route and is out; the rest play on (TV-11).
#[test]
fn the_end_of_pippin() {
    let mut table =
        Table::basic(&["sam", "merry", "pippin"]).route("pippin", &format!("{}[ ]", "[x]".repeat(9)));
    table.turn("green:nazgul");
    assert!(table.out("pippin"));
    table.turn("blue:ring");
    assert_eq!((table.winners(), table.state.active), (None, table.seat("sam")));
}

/// VAM-8.7, VAM-8.8: Merry's and Sam's turns at the end of the book, one after the other (TV-9, TV-10).
#[test]
fn merrys_and_sams_turns() {
    let mut table = Table::basic(&["merry", "sam"]);
    table.turn("black:nazgul yellow:ring red:gandalf blue:fellowship green:orc");
    assert_eq!(table.bearer("merry"), 1, "the Fellowship repelled the Orc");
    assert!(table.nazgul("merry").starts_with("[x| ][ ]"));
    table.turn("red:nazgul blue:nazgul black:orc yellow:gandalf green:ring");
    assert_eq!(table.bearer("sam"), 0, "nobody repelled the Orc");
    assert!(table.nazgul("sam").starts_with("[x| ][ ]"));
    assert!(table.nazgul("merry").starts_with("[x|x][ ]"));
}
