//! Chapters 3 and 4: applying results.

use crate::table::Table;

/// VAM-4.1: each Ring marks one round box.
#[test]
fn rings_mark_round_boxes() {
    let mut table = Table::basic(&["frodo", "sam"]);
    table.turn("yellow:ring").turn("red:ring blue:ring");
    assert_eq!((table.bearer("frodo"), table.bearer("sam")), (1, 2));
}

/// VAM-4.1: Rings beyond Mordor are ignored.
#[test]
fn rings_beyond_mordor_are_ignored() {
    let mut table = Table::basic(&["frodo", "sam"]).at("frodo", 19);
    table.turn("yellow:ring red:ring blue:ring");
    assert_eq!(table.bearer("frodo"), 20);
}

/// VAM-4.2: one Orc that is not repelled voids all Rings, not just one.
#[test]
fn an_orc_voids_all_rings() {
    let mut table = Table::basic(&["frodo", "sam"]);
    table.turn("yellow:ring red:ring blue:ring green:orc");
    assert_eq!(table.bearer("frodo"), 0);
}

/// VAM-4.3: each member repels one Orc; more Orcs than members void the Rings, as many do not.
#[test]
fn members_repel_orcs() {
    for (dice, boxes) in [
        ("yellow:ring red:orc blue:fellowship", 1),
        ("yellow:ring red:orc blue:orc green:fellowship", 0),
        ("yellow:ring red:orc blue:fellowship green:fellowship", 1),
        ("black:ring yellow:orc red:orc blue:fellowship green:fellowship", 1),
    ] {
        let mut table = Table::basic(&["frodo", "sam"]);
        table.turn(dice);
        assert_eq!(table.bearer("frodo"), boxes, "{dice}");
    }
}

/// VAM-4.3: a member has no other effect.
#[test]
fn a_member_alone_does_nothing() {
    let mut table = Table::basic(&["frodo", "sam"]);
    table.turn("yellow:fellowship red:fellowship");
    assert_eq!((table.bearer("frodo"), table.nazgul("frodo")), (0, "[ ]".repeat(10)));
}

/// VAM-4.4: each Nazgûl marks one square box, from the left.
#[test]
fn nazgul_mark_from_the_left() {
    let mut table = Table::basic(&["frodo", "sam"]);
    table.turn("yellow:nazgul");
    assert_eq!(table.nazgul("frodo"), format!("[x]{}", "[ ]".repeat(9)));
}

/// VAM-4.4a: the black die and one's own colour hit the active player.
#[test]
fn black_and_own_colour_hit_the_active_player() {
    let mut table = Table::basic(&["frodo", "sam", "merry", "pippin"]);
    table.turn("black:nazgul yellow:nazgul green:ring red:ring blue:ring");
    assert_eq!(["frodo", "sam", "merry", "pippin"].map(|hobbit| table.marks(hobbit)), [2, 0, 0, 0]);
}

/// VAM-4.4b: with fewer than four players the free colours hit the active player (TV-20).
#[test]
fn free_colours_hit_the_active_player() {
    let mut table = Table::basic(&["frodo", "sam"]);
    table.turn("green:nazgul blue:nazgul");
    assert_eq!((table.marks("frodo"), table.marks("sam")), (2, 0));
}

/// VAM-4.4c: the colour of somebody who is out hits the active player (TV-21).
#[test]
fn colours_of_the_eliminated_hit_the_active_player() {
    let mut table = Table::basic(&["sam", "merry", "pippin"]).route("pippin", &"[x]".repeat(10));
    table.turn("green:nazgul");
    assert_eq!((table.marks("sam"), table.marks("pippin")), (1, 10));
}

/// VAM-4.4d: a rival's colour hits that rival, and not the active player.
#[test]
fn a_rivals_colour_hits_the_rival() {
    let mut table = Table::basic(&["frodo", "sam"]);
    table.turn("red:nazgul");
    assert_eq!((table.marks("frodo"), table.marks("sam")), (0, 1));
}

/// VAM-3.2: for every other symbol the colour of the die is nothing.
#[test]
fn colour_matters_for_nazgul_only() {
    for colour in ["yellow", "red", "blue", "green"] {
        let mut table = Table::basic(&["frodo", "sam", "merry", "pippin"]);
        table.turn(&format!("{colour}:ring"));
        assert_eq!(["frodo", "sam", "merry", "pippin"].map(|hobbit| table.bearer(hobbit)), [1, 0, 0, 0]);
    }
}

/// VAM-4.5: a Gandalf divides a box of the active player's own route, and each half takes one Nazgûl.
#[test]
fn gandalf_divides_a_box() {
    let mut table = Table::basic(&["frodo", "sam"]);
    table.turn("yellow:gandalf");
    assert_eq!(table.nazgul("frodo"), format!("[ | ]{}", "[ ]".repeat(9)));
    table.turn("yellow:nazgul");
    assert_eq!(table.nazgul("frodo"), format!("[x| ]{}", "[ ]".repeat(9)));
    table.turn("yellow:nazgul");
    assert_eq!(table.nazgul("frodo"), format!("[x|x]{}", "[ ]".repeat(9)));
}

/// VAM-4.5: a divided box is not divided again, a marked one neither, and there is no eleventh.
#[test]
fn what_gandalf_may_not_divide() {
    let table = Table::basic(&["frodo", "sam"]).route("frodo", "[x][ | ][ ][ ][ ][ ][ ][ ][ ][ ]");
    let mut play = table.rolls(&[&["white_tree", "gandalf", "ring", "ring", "ring"]]);
    play.choose_all(&["roll", "set yellow", "set black", "stop"]);
    play.refuses("divide 1", "VAM-A4").refuses("divide 2", "VAM-4.5").refuses("divide 11", "VAM-1.3");
    play.choose("divide 10");
    assert!(play.end().seats[table.seat("frodo")].nazgul.to_string().ends_with("[ | ]"));
}

/// VAM-4.5: when every box is divided, Gandalf has no effect.
#[test]
fn nothing_left_to_divide() {
    let mut table = Table::basic(&["frodo", "sam"]).route("frodo", &"[ | ]".repeat(10));
    table.turn("yellow:gandalf red:gandalf");
    assert_eq!(table.nazgul("frodo"), "[ | ]".repeat(10));
}

/// VAM-3.1: the player may divide first or take the Nazgûl first.
#[test]
fn in_the_order_one_likes() {
    let table = Table::basic(&["frodo", "sam"]);
    let rolls: &[&[&str]] = &[&["white_tree", "gandalf", "ring", "nazgul", "ring"]];
    let until = ["roll", "set yellow", "set blue", "set black", "stop"];
    for (order, route) in [
        (&["divide 1"][..], "[x| ][ ]"),
        (&["nazgul blue", "divide 2"][..], "[x][ | ]"),
        (&["settle"][..], "[x| ][ ]"),
        (&["divide 3"][..], "[x][ ][ | ]"),
    ] {
        let mut play = table.rolls(rolls);
        play.choose_all(&until).choose_all(order);
        let after = play.end().seats[table.seat("frodo")].nazgul.to_string();
        assert!(after.starts_with(route), "{order:?}: {after}");
    }
}

/// VAM-3.1: a rival's Nazgûl cannot be brought forward, since its place in the order changes nothing.
#[test]
fn only_ones_own_nazgul_are_ordered() {
    let table = Table::basic(&["frodo", "sam"]);
    let mut play = table.rolls(&[&["white_tree", "gandalf", "nazgul", "ring", "ring"]]);
    play.choose_all(&["roll", "set yellow", "set red", "set black", "stop"]).refuses("nazgul red", "VAM-4.4");
    play.refuses("nazgul blue", "VAM-4.4");
}

/// VAM-4.6: the White Tree ends the rolling at once; what is left does not count (TV-28).
#[test]
fn the_white_tree_ends_the_rolling() {
    let table = Table::basic(&["frodo", "sam"]);
    let mut play = table.rolls(&[&["white_tree", "nazgul", "orc", "ring", "ring"]]);
    play.choose_all(&["roll", "set black"]).refuses("roll", "VAM-4.6").refuses("stop", "VAM-2.3");
    play.choose_all(&["set yellow", "set blue"]).refuses("set green", "VAM-2.2").choose("stop");
    let after = play.end();
    let frodo = &after.seats[table.seat("frodo")];
    assert_eq!((frodo.bearer, frodo.nazgul.marks_left()), (1, 9));
}

/// VAM-4.6: nobody has to set the White Tree aside.
#[test]
fn the_white_tree_may_be_left() {
    let table = Table::basic(&["frodo", "sam"]);
    let mut play = table.rolls(&[&["white_tree", "ring", "orc", "orc", "orc"], &["ring"; 4]]);
    play.choose_all(&["roll", "set yellow"]).refuses("stop", "VAM-2.5").choose("roll");
    assert!(play.end().phase.rolling().is_some());
}
