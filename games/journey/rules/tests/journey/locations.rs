//! Chapter 7: the locations of the advanced game.

use crate::table::Table;

fn boxes(location: u8, dice: &str) -> u8 {
    let mut table = Table::advanced(&["merry", "sam"]).at("merry", location);
    table.turn(dice);
    table.bearer("merry") - location
}

fn marks(location: u8, dice: &str) -> (usize, usize) {
    let mut table = Table::advanced(&["merry", "sam"]).at("merry", location);
    table.turn(dice);
    (table.marks("merry"), table.marks("sam"))
}

/// VAM-7.0: the effect is that of the box where the turn begins, not of the one where it ends.
#[test]
fn where_the_turn_begins() {
    let mut table = Table::advanced(&["merry", "sam"]).at("merry", 4);
    table.turn("blue:ring green:gandalf");
    assert_eq!(table.bearer("merry"), 5, "Moria");
    assert!(table.nazgul("merry").starts_with("[ | ]"), "Gandalf helped, for the turn began before Moria");
}

/// VAM-7.0: in the basic game no location has an effect.
#[test]
fn no_effect_in_the_basic_game() {
    let mut table = Table::basic(&["merry", "sam"]).at("merry", 5);
    table.turn("blue:gandalf");
    assert!(table.nazgul("merry").starts_with("[ | ]"));
}

/// VAM-7.1: at Rivendell equal symbols may be set aside from one roll (TV-13).
#[test]
fn rivendell() {
    let table = Table::advanced(&["merry", "sam"]).at("merry", 3);
    let mut play = table.rolls(&[&["orc", "ring", "ring", "ring", "gandalf"], &["ring", "ring"]]);
    play.choose_all(&["roll", "set yellow", "set red", "set blue", "roll", "set black", "set green"]);
    assert_eq!(play.end().seats[table.seat("merry")].bearer, 8);
}

/// VAM-7.1: elsewhere they may not.
#[test]
fn not_at_rivendell() {
    let table = Table::advanced(&["merry", "sam"]).at("merry", 4);
    let mut play = table.rolls(&[&["orc", "ring", "ring", "ring", "gandalf"]]);
    play.choose_all(&["roll", "set yellow"]).refuses("set red", "VAM-2.2");
}

/// VAM-7.2: in Moria Gandalf may be set aside and has no effect (TV-22).
#[test]
fn moria() {
    let mut table = Table::advanced(&["merry", "sam"]).at("merry", 5);
    table.turn("blue:gandalf green:nazgul");
    assert_eq!(table.nazgul("merry"), format!("[x]{}", "[ ]".repeat(9)));
}

/// VAM-7.3: in Lothlórien each member repels two Orcs (TV-23).
#[test]
fn lothlorien() {
    assert_eq!(boxes(8, "black:ring yellow:ring red:orc blue:orc green:fellowship"), 2);
    assert_eq!(boxes(8, "black:ring yellow:orc red:orc blue:orc green:fellowship"), 0);
}

/// VAM-7.4: at Rohan each roll may be repeated once, before anything is set aside.
#[test]
fn rohan() {
    let table = Table::advanced(&["merry", "sam"]).at("merry", 10);
    let bad: &[&str] = &["nazgul", "nazgul", "orc", "orc", "orc"];
    let good: &[&str] = &["ring", "orc", "gandalf", "fellowship", "orc"];
    let mut play = table.rolls(&[bad, good, &["orc"; 4], &["ring"; 4]]);
    play.choose_all(&["roll", "repeat"]).refuses("repeat", "VAM-7.4").choose("set black");
    play.refuses("repeat", "VAM-7.4").choose_all(&["roll", "repeat", "set red"]);
    play.end();
}

/// VAM-7.4: elsewhere no roll is repeated.
#[test]
fn not_at_rohan() {
    let table = Table::advanced(&["merry", "sam"]).at("merry", 9);
    let mut play = table.rolls(&[&["orc"; 5]]);
    play.choose("roll").refuses("repeat", "VAM-7.4");
}

/// VAM-7.5: at Helm's Deep each Orc counts double (TV-24).
#[test]
fn helms_deep() {
    assert_eq!(boxes(12, "yellow:ring red:orc blue:fellowship"), 0);
    assert_eq!(boxes(12, "yellow:ring red:orc blue:fellowship green:fellowship"), 1);
}

/// VAM-7.6: in Gondor Nazgûl are set aside and do not touch you; rivals they do (TV-25).
#[test]
fn gondor() {
    assert_eq!(marks(14, "black:nazgul blue:nazgul red:nazgul yellow:nazgul green:orc"), (0, 1));
    let table = Table::advanced(&["merry", "sam"]).at("merry", 14);
    let mut play = table.rolls(&[&["nazgul", "ring", "orc", "orc", "orc"]]);
    play.choose_all(&["roll", "set yellow"]).refuses("roll", "VAM-2.3");
}

/// VAM-7.7: in Minas Tirith all Nazgûl hit you, and the rival is spared (TV-26).
#[test]
fn minas_tirith() {
    assert_eq!(marks(17, "black:nazgul red:nazgul yellow:orc blue:orc green:orc"), (2, 0));
}

/// VAM-7.8: at Shelob's Lair one Ring fewer counts, so that Mordor takes two (TV-27).
#[test]
fn shelobs_lair() {
    for (dice, reached) in [
        ("yellow:ring", 19),
        ("yellow:ring red:ring", 20),
        ("yellow:ring red:ring blue:orc green:fellowship", 20),
        ("yellow:ring red:ring blue:orc", 19),
    ] {
        let mut table = Table::advanced(&["merry", "sam"]).at("merry", 19);
        table.turn(dice);
        assert_eq!(table.bearer("merry"), reached, "{dice}");
    }
}

/// VAM-7.9: Bag End has no effect, and Mordor cannot have one.
#[test]
fn bag_end_and_mordor() {
    let table = Table::advanced(&["merry", "sam"]);
    assert_eq!(table.state.sheet.location(0), None);
    assert_eq!(table.state.sheet.location(table.state.sheet.mordor()), None);
}
