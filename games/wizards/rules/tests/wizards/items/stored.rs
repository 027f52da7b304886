//! Items that are worth something else where they are stored, and those that are found in one place (SATM-10.4).

use wizards::ids::SiteId;
use wizards::state::Zone;

use super::{gain, inside, with};
use crate::bench::{give, stand, until};
use crate::stage::{ONE, card};

/// SATM-10.4: the item is stored there, and what it is worth then; elsewhere it is not.
fn stores(id: &str, at: &str, points: i16, not_at: &str) {
    let mut t = with("aragorn_ii", &[id], &[]);
    let item = give(&mut t, id, "aragorn_ii");
    stand(&mut t, not_at);
    assert_eq!(t.refusal(ONE, &format!("store {item}")), "SATM-10.4", "at {not_at}");
    stand(&mut t, at);
    t.choose(ONE, &format!("store {item}"));
    until(&mut t, "wizards-ask-organize");
    assert_eq!(t.state.piece(item).stored, SiteId::named(at));
    assert_eq!(t.state.piece(item).zone, Zone::Won(ONE));
    assert_eq!(t.state.points(ONE).items, points);
}

/// SATM-19.16, SATM-10.4: found in Moria alone; worth five in a Dwarf-hold, and in a haven what is printed; a sage's hand is larger by one until the next
/// untap phase. wizards:book_of_mazarbul
#[test]
fn the_book_of_mazarbul() {
    stores("book_of_mazarbul", "blue_mountain_dwarf_hold", 5, "moria");
    stores("book_of_mazarbul", "iron_hill_dwarf_hold", 5, "bree");
    stores("book_of_mazarbul", "rivendell", 1, "bree");
    only_at("book_of_mazarbul", "moria", [0, 0, 0, 2, 1]);
    for (bearer, may) in [("annalena", true), ("aragorn_ii", false)] {
        let mut t = with(bearer, &["book_of_mazarbul"], &[]);
        let book = give(&mut t, "book_of_mazarbul", bearer);
        let what = format!("use {book} 0");
        assert_eq!(t.may(ONE, &what), may, "{bearer}");
        if may {
            crate::bench::play(&mut t, ONE, &what);
            assert_eq!(t.state.hand_size(ONE), 9);
            assert!(!t.may(ONE, &what), "it is tapped");
            t.next_turn();
            assert_eq!(t.state.hand_size(ONE), 9);
            t.next_turn();
            assert_eq!(t.state.hand_size(ONE), 8);
        }
    }
}

/// SATM-19.16: in this one place.
fn only_at(id: &str, site: &str, adds: [i8; 5]) {
    let mut t = with("aragorn_ii", &[id], &[]);
    inside(&mut t, site);
    let mut elsewhere = crate::stage::Table::at(t.state.clone());
    for other in ["bree", "edoras", "dol_guldur", "lorien"].iter().filter(|other| **other != site) {
        stand(&mut elsewhere, other);
        assert_eq!(elsewhere.refusal(ONE, &format!("gain {id} aragorn_ii")), "SATM-19.16", "at {other}");
    }
    assert_eq!(gain(&mut t, id, "aragorn_ii"), adds);
    assert!(card(id).get().unique);
}

/// wizards:earth_of_galadriels_orchard; SATM-10.4: worth two in Bag End, and nothing in a haven.
#[test]
fn earth_of_galadriels_orchard() {
    only_at("earth_of_galadriels_orchard", "lorien", [0, 0, 0, 1, 0]);
    stores("earth_of_galadriels_orchard", "bag_end", 2, "bree");
    stores("earth_of_galadriels_orchard", "rivendell", 0, "bree");
}

/// wizards:red_book_of_westmarch; SATM-10.4: worth one in a haven.
#[test]
fn red_book_of_westmarch() {
    only_at("red_book_of_westmarch", "bag_end", [0, 0, 0, 1, 0]);
    stores("red_book_of_westmarch", "rivendell", 1, "bag_end");
}

/// wizards:sapling_of_the_white_tree; SATM-10.4: worth two in Minas Tirith, and one in a haven.
#[test]
fn sapling_of_the_white_tree() {
    stores("sapling_of_the_white_tree", "minas_tirith", 2, "bree");
    stores("sapling_of_the_white_tree", "rivendell", 1, "bree");
}

/// wizards:palantir_of_orthanc, wizards:palantir_of_elostirion; SATM-19.16: each in its own place.
#[test]
fn palantiri_in_their_places() {
    only_at("palantir_of_orthanc", "isengard", [0, 0, 0, 2, 2]);
    only_at("palantir_of_elostirion", "the_white_towers", [0, 0, 0, 2, 2]);
}
