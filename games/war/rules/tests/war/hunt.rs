//! Chapter 15: the Hunt for the Ring.

use table::Observer;
use war::character::{Character, Place};
use war::region::Region;
use war::view::View;

use crate::stage::Stage;

/// The Fellowship moves with so many dice in the Hunt Box.
fn hunted(free: u8, shadow: u8) -> Stage {
    Stage::free("character").change(|state| {
        state.hunt_box = war::nation::BySide::from_array([free, shadow]);
        state.fellowship.guide = Some(Character::Strider);
    })
}

fn moves(stage: Stage) -> Stage {
    stage.play(&["die:character", "act:move-fellowship"])
}

/// GDA-15.11: what makes dice roll again is open, and a view tells of it what the rules count.
#[test]
fn what_hunts_them_is_open() {
    let stand = |at: Region, king: bool| {
        let stage = hunted(0, 2).change(|state| {
            state.fellowship.at = at;
            if king {
                state.people.set(Character::WitchKing, Place::On(at));
            }
        });
        let view = View::of(&stage.state, Observer::Watcher);
        let by = view.hunted_by();
        assert_eq!(by.into_iter().map(u8::from).sum::<u8>(), stage.state.hunt_rerolls(), "{at}");
        by
    };
    assert_eq!(stand(Region::GOBLINS_GATE, false), [false; 3]);
    assert_eq!(stand(Region::MORIA, false), [true, true, false]);
    assert_eq!(stand(Region::MORIA, true), [true; 3]);
    assert_eq!(stand(Region::GOBLINS_GATE, true), [false, false, true]);
}

/// GDA-15.9, GDA-15.12: no 6, no tile.
#[test]
fn no_success() {
    let stage = moves(hunted(0, 3).draws(&["5", "5", "5"])).all_drawn();
    assert!(stage.state.hunt.is_none());
    assert_eq!(stage.state.tiles.left(), 16);
}

/// GDA-15.9: five dice at most; with level 0 nothing is rolled.
#[test]
fn hunt_level() {
    moves(hunted(0, 8).draws(&["1"; 5])).all_drawn();
    moves(hunted(0, 0)).all_drawn();
}

/// GDA-20.18, GDA-15.10: on the second move a 5 is enough, and a 1 always fails.
#[test]
fn second_move() {
    let stage = moves(hunted(1, 1).draws(&["5", "0-reveal"]));
    assert!(stage.state.hunt.is_none() || stage.asked().is_some());
    assert!(!stage.state.fellowship.hidden);
    let stage = moves(hunted(5, 1).draws(&["1"])).all_drawn();
    assert!(stage.state.fellowship.hidden);
}

/// GDA-20.22: at Goblins' Gate with three dice against one: 2, 5, 6 are two successes; tile 3; a random
/// Companion, Gimli, dies, and one point is left.
#[test]
fn goblins_gate() {
    let stage = hunted(1, 3).change(|state| {
        state.fellowship.at = Region::GOBLINS_GATE;
        state.fellowship.progress = 1;
    });
    let stage = moves(stage.draws(&["2", "5", "6", "3", "gimli"]));
    assert_eq!(stage.state.fellowship.progress, 2);
    let stage = stage.play(&["bear:random", "who:strider"]).all_drawn();
    assert_eq!(stage.state.place(Character::Gimli), Place::Gone);
    assert_eq!(stage.state.fellowship.corruption, 1);
    assert!(stage.state.fellowship.hidden);
}

/// GDA-15.13: an Eye does as many points as there were successes.
#[test]
fn eye() {
    let stage = moves(hunted(0, 3).draws(&["6", "6", "1", "eye-reveal"])).play(&["bear:ring"]);
    assert_eq!(stage.state.fellowship.corruption, 2);
}

/// GDA-20.19, GDA-20.20, GDA-15.11: re-rolls for a Stronghold, for units, for Nazgûl where the figure is.
#[test]
fn rerolls() {
    let at = |region: Region, figures: &[(&str, u8)]| {
        hunted(0, 5).change(|state| state.fellowship.at = region).put(region.id(), figures)
    };
    let two = at(Region::HOLLIN, &[("sauron-regular", 3), ("nazgul", 2)]);
    moves(two.draws(&["1", "1", "1", "1", "1", "2", "2"])).all_drawn();
    let three = at(Region::MORIA, &[("sauron-regular", 2), ("nazgul", 1)]);
    moves(three.draws(&["1", "1", "1", "1", "1", "2", "2", "2"])).all_drawn();
    moves(at(Region::HOLLIN, &[]).draws(&["1"; 5])).all_drawn();
}

/// GDA-15.17, GDA-15.21, GDA-15.22: the Guide as a casualty; what his level does not cover is Corruption.
#[test]
fn casualty() {
    let stage = moves(hunted(0, 1).company(&[Character::Boromir, Character::Gimli]).draws(&["6", "3"]));
    let stage = stage.play(&["bear:guide"]);
    assert_eq!(stage.state.fellowship.corruption, 1);
    assert_eq!(stage.state.companions().len(), 1);
}

/// GDA-15.22: damage below his level does not save him. GDA-19.4: he was Strider.
#[test]
fn overkill() {
    let stage = moves(hunted(0, 1).draws(&["6", "1"])).play(&["bear:guide"]);
    assert_eq!(stage.state.place(Character::Strider), Place::Gone);
    assert_eq!(stage.state.fellowship.corruption, 0);
}

/// GDA-15.14, GDA-14.16, GDA-14.17: a Reveal icon reveals after all else, and not in a haven of the Free Peoples.
#[test]
fn revealed() {
    let stage = moves(hunted(0, 1).change(|state| state.fellowship.progress = 1).draws(&["6", "1-reveal"]));
    let stage = stage.play(&["bear:ring"]);
    assert_eq!(stage.refuses("to:rivendell"), ("war-why-reveal-not-there", "GDA-14.17"));
    assert_eq!(stage.refuses("to:moria").0, "war-why-too-far");
    let stage = stage.play(&["to:hollin"]);
    let fellowship = stage.state.fellowship;
    assert_eq!((fellowship.at, fellowship.progress, fellowship.hidden), (Region::HOLLIN, 0, false));
}

/// GDA-20.16, GDA-14.19: to be revealed at Moria costs another tile; Goblins' Gate does not.
#[test]
fn moria_draws() {
    let start = || hunted(0, 1).change(|state| state.fellowship.progress = 2).draws(&["6", "0-reveal", "3"]);
    let stage = moves(start()).play(&["to:moria"]);
    assert_eq!(stage.state.hunt.unwrap().damage, 3);
    let stage = stage.play(&["bear:ring"]);
    assert_eq!(stage.state.fellowship.corruption, 3);
    let other = moves(start()).play(&["to:goblins-gate"]);
    assert!(other.state.hunt.is_none());
}

/// GDA-15.13: an Eye drawn for a Stronghold counts nothing.
#[test]
fn eye_of_a_stronghold() {
    let stage =
        hunted(0, 1).change(|state| state.fellowship.progress = 2).draws(&["6", "0-reveal", "eye-reveal"]);
    let stage = moves(stage).play(&["to:moria"]);
    assert_eq!(stage.state.fellowship.corruption, 0);
}

/// GDA-20.21, GDA-15.24: at Moria with the Balrog on the table three tiles are drawn, one after another.
/// event:shadow-character-17
#[test]
fn balrog() {
    let stage = hunted(0, 1).table("shadow-character-17").change(|state| state.fellowship.progress = 2);
    let stage = moves(stage.draws(&["6", "1-reveal", "2", "1"])).play(&["bear:ring", "to:moria"]);
    assert_eq!(stage.asked().unwrap().index(), 1, "the Shadow is asked about the Balrog");
    let stage = stage.play(&["yes", "bear:ring"]);
    assert_eq!(stage.state.fellowship.corruption, 3);
    let stage = stage.play(&["bear:ring"]).all_drawn();
    assert_eq!(stage.state.fellowship.corruption, 4);
}

/// GDA-19.6, GDA-15.16, GDA-15.20: Hobbits who guide take a point each, one after the other.
#[test]
fn hobbits() {
    let stage = hunted(0, 1).company(&[Character::Meriadoc, Character::Peregrin]);
    let stage =
        moves(stage.change(|state| state.fellowship.guide = Some(Character::Meriadoc)).draws(&["6", "2"]));
    let stage = stage.play(&["yes", "to:rivendell", "yes", "to:hollin"]);
    assert_eq!(stage.state.fellowship.corruption, 0);
    assert_eq!((stage.count("rivendell", "meriadoc"), stage.count("hollin", "peregrin")), (1, 1));
    assert_eq!(stage.state.fellowship.guide, None, "Gollum guides");
}

/// GDA-19.7: a Hobbit who is a casualty is taken alive.
#[test]
fn taken_alive() {
    let stage = hunted(0, 1).company(&[Character::Meriadoc]);
    let stage =
        moves(stage.change(|state| state.fellowship.guide = Some(Character::Meriadoc)).draws(&["6", "3"]));
    let stage = stage.play(&["no", "bear:guide", "no"]);
    assert_eq!(stage.state.fellowship.corruption, 2);
    let stage = stage.play(&["to:hollin"]);
    assert_eq!(stage.count("hollin", "meriadoc"), 1);
}

/// GDA-19.19, GDA-19.20: Gollum slips past tiles with a number, and may betray the Fellowship for a point.
#[test]
fn gollum() {
    let start = |tile: &'static str| {
        let stage = hunted(0, 1).company(&[]).change(|state| state.fellowship.guide = None);
        moves(stage.draws(&["6", tile]))
    };
    let stage = start("0-reveal");
    assert!(stage.state.fellowship.hidden);
    let stage = start("2").play(&["yes"]);
    assert_eq!(stage.state.fellowship.corruption, 1);
    assert!(!stage.state.fellowship.hidden);
    let stage = start("2").play(&["no"]);
    assert_eq!(stage.state.fellowship.corruption, 2);
    let eye = start("eye-reveal");
    assert!(!eye.state.fellowship.hidden, "an Eye is no number");
}

/// GDA-15.15: one card of the table answers a tile; a Companion must still be there for it.
/// event:fp-character-06 event:fp-character-07
#[test]
fn table_cards() {
    let stage = hunted(0, 1).table("fp-character-06").table("fp-character-07");
    let stage = moves(stage.draws(&["6", "3"])).play(&["card:fp-character-06"]);
    assert_eq!(stage.state.hunt.unwrap().damage, 2);
    assert!(stage.allows("bear:ring"), "only one card");
    let gone = hunted(0, 1).table("fp-character-07").company(&[Character::Boromir]).draws(&["6", "3"]);
    let gone = moves(gone).play(&["no", "bear:guide"]);
    assert!(!gone.state.cards.table.has("fp-character-07".parse().unwrap()), "the horn goes with Boromir");
}

/// GDA-A11: a mithril coat makes another tile be drawn, and the first goes back.
/// event:fp-character-05
#[test]
fn mithril() {
    let stage = hunted(0, 1).table("fp-character-05");
    let stage = moves(stage.draws(&["6", "3", "0-reveal"])).play(&["card:fp-character-05"]).all_drawn();
    assert_eq!(stage.state.fellowship.corruption, 0);
    assert_eq!(stage.state.tiles.left(), 15);
    assert_eq!(stage.state.tiles.pool[6], 3);
}

/// GDA-A11, GDA-15.2: a mithril coat against the last tile of the pool: the others come back, and then the first.
#[test]
fn mithril_and_the_last_tile() {
    let stage = hunted(0, 1).table("fp-character-05").change(|state| {
        for index in 0..7 {
            state.tiles.drawn[index] += std::mem::take(&mut state.tiles.pool[index]);
        }
        state.tiles.pool[6] = 1;
        state.tiles.drawn[6] -= 1;
    });
    let stage = moves(stage.draws(&["6", "3", "0-reveal"])).play(&["card:fp-character-05"]).all_drawn();
    assert_eq!((stage.state.tiles.left(), stage.state.tiles.total()), (15, 24));
}

/// GDA-A11: a wizard's staff keeps the tile in the pool.
/// event:fp-character-08
#[test]
fn staff() {
    let stage = moves(hunted(0, 1).table("fp-character-08").draws(&["6"])).play(&["yes"]).all_drawn();
    assert_eq!(stage.state.tiles.left(), 16);
    assert!(stage.state.hunt.is_none());
}

/// GDA-15.2: when the pool is empty the normal tiles come back.
#[test]
fn pool_refills() {
    let stage = hunted(0, 1).change(|state| {
        for index in 0..7 {
            state.tiles.drawn[index] += std::mem::take(&mut state.tiles.pool[index]);
        }
    });
    let stage = moves(stage.draws(&["6", "0-reveal"]));
    assert_eq!(stage.state.tiles.left(), 15);
}

/// GDA-14.19, GDA-A4: a Stronghold of the Free Peoples that the Shadow has captured is none of the Shadow's, and
/// brings no second tile.
#[test]
fn a_captured_haven_draws_no_tile() {
    let stage = hunted(0, 1).clear("lorien").change(|state| {
        state.fellowship.at = Region::LORIEN;
        state.fellowship.progress = 1;
        state.captured.add(Region::LORIEN);
    });
    let stage = moves(stage.draws(&["1", "6", "0-reveal"])).play(&["to:dimrill-dale"]).all_drawn();
    assert!(!stage.state.fellowship.hidden && stage.state.hunt.is_none());
    assert_eq!(stage.asked().unwrap().index(), 1, "the action is over");
}

/// event:fp-character-05: the tile that a mithril coat sends back has had no effect, healing included (GDA-15.5).
#[test]
fn mithril_sends_back_the_light() {
    let stage = Stage::free("character").table("fp-character-05").change(|state| {
        state.fellowship.at = Region::MORANNON;
        state.fellowship.mordor = Some(1);
        state.fellowship.corruption = 5;
        state.tiles.aside[9] -= 1;
        state.tiles.pool[9] += 1;
    });
    let drawn = moves(stage.draws(&["phial-of-galadriel", "1"]));
    let kept = drawn.clone().play(&["no"]);
    assert_eq!(kept.state.fellowship.corruption, 3);
    let sent = drawn.play(&["card:fp-character-05", "bear:ring"]);
    assert_eq!(sent.state.fellowship.corruption, 6);
}

/// GDA-A11: a mithril coat answers the tile that breaks the Fellowship as well; what lessens damage does not.
/// event:shadow-character-14
#[test]
fn mithril_against_the_breaking() {
    let stage = Stage::shadow("event")
        .hand(&["shadow-character-14"])
        .table("fp-character-05")
        .table("fp-character-07")
        .change(|state| state.fellowship.hidden = false);
    let stage = stage.draws(&["3", "1"]).play(&["die:event", "card:shadow-character-14"]);
    assert!(!stage.allows("card:fp-character-07"), "there is no damage");
    let stage = stage.play(&["card:fp-character-05", "take:gimli", "to:rivendell"]).all_drawn();
    assert_eq!(stage.state.companions().len(), 6);
    assert!(stage.state.hunt.is_none());
}

/// GDA-15.2, GDA-16.3: an empty pool is filled before anything is added to it, in Mordor and on the way in.
#[test]
fn an_empty_pool_is_filled_first() {
    let spent = |stage: Stage| {
        stage.change(|state| {
            for index in 0..7 {
                state.tiles.drawn[index] += std::mem::take(&mut state.tiles.pool[index]);
            }
        })
    };
    let mut stage = spent(hunted(0, 1));
    stage.state.tiles.enter_mordor();
    assert_eq!(stage.state.tiles.left(), 16);
    let stage = spent(Stage::shadow("event"))
        .hand(&["shadow-character-01"])
        .change(|state| state.fellowship.mordor = Some(1));
    let stage = stage.play(&["die:event", "card:shadow-character-01"]);
    assert_eq!(stage.state.tiles.left(), 17);
}
