//! Cards against Leadership and against cards.

use super::{FREE, Fights, card_of, fangorn, fight, hits, round};
use war::card::Combat;
use war::nation::Side;

use crate::stage::Stage;

/// Forfeited and silenced Leadership.
/// combat:shadow-character-05 combat:shadow-character-06 combat:shadow-character-10 combat:shadow-character-21
#[test]
fn leadership_lost() {
    let nazgul: &[(&str, u8)] = &[("isengard-regular", 1), ("nazgul", 2)];
    let led: &[(&str, u8)] = &[("rohan-regular", 1), ("rohan-leader", 2)];
    let stage = fight(fangorn(led, nazgul), None, Some(Combat::Cruel), &[4, 1, 1]).all_drawn();
    assert_eq!(hits(&stage), (0, 1), "4 and 1 make 5; both Nazgûl are silent");
}

/// GDA-10.19, GDA-A10: of the Witch-king and a Nazgûl two points are his; the Nazgûl still leads.
#[test]
fn the_kings_two_points() {
    let king: &[(&str, u8)] = &[("isengard-regular", 2), ("witch-king", 1), ("nazgul", 1)];
    // Two of the Shadow, three of Rohan, and one of the Shadow again.
    let stage = fight(fangorn(FREE, king), None, Some(Combat::Cruel), &[1; 2 + 3 + 1]);
    assert_eq!(stage.all_drawn().state.leadership(Side::Shadow), 1);
    let stage = fight(fangorn(FREE, king), None, Some(Combat::Dread), &[1; 2 + 1 + 1]);
    let stage = stage.play(&["count:2"]).all_drawn();
    assert_eq!(stage.state.leadership(Side::Shadow), 1);
    let stage = fight(fangorn(FREE, king), None, Some(Combat::Dread), &[1; 2 + 1]);
    let stage = stage.play(&["count:3"]).all_drawn();
    assert_eq!(stage.state.leadership(Side::Shadow), 0);
}

/// Words of Power take Leadership and abilities; a Companion who stands by still counts for Brave Stand.
#[test]
fn a_silenced_companion_stands() {
    let boromir: &[(&str, u8)] = &[("rohan-regular", 1), ("boromir", 1)];
    let orcs: &[(&str, u8)] = &[("isengard-regular", 4), ("nazgul", 1)];
    // Three of four dice of the Shadow, one of Rohan without its captain, and one of the Shadow again.
    let stage = fight(fangorn(boromir, orcs), Some(Combat::Brave), Some(Combat::Words), &[1; 3 + 1 + 1]);
    stage.play(&["who:boromir"]).all_drawn();
}

/// Cards that cancel cards: Daring Defiance and Swarm of Bats.
/// combat:fp-character-11 combat:fp-character-15 combat:fp-character-16
/// combat:shadow-strategy-09 combat:shadow-strategy-12
#[test]
fn cancelled() {
    let gimli: &[(&str, u8)] = &[("rohan-regular", 2), ("gimli", 1)];
    let orcs: &[(&str, u8)] = &[("isengard-regular", 2)];
    let stage = fight(fangorn(gimli, orcs), Some(Combat::Defiance), Some(Combat::Strife), &[4, 4, 4, 4, 4]);
    assert_eq!(hits(&stage.all_drawn()), (0, 0), "neither the bonus nor his Leadership");
    let stage = fight(fangorn(FREE, orcs), Some(Combat::Valour), Some(Combat::Bats), &[1, 1, 4, 4, 4]);
    assert_eq!(hits(&stage.all_drawn()), (0, 0));
    let stage = fight(fangorn(gimli, orcs), Some(Combat::Defiance), Some(Combat::Bats), &[1, 1, 4, 4, 4]);
    assert_eq!(hits(&stage.all_drawn()), (0, 0), "the defender's comes first");
}

/// Daring Defiance pays only where it cancels something, and only with Leadership that is still there.
#[test]
fn defiance_without_a_card() {
    let both: &[(&str, u8)] = &[("rohan-regular", 2), ("strider", 1), ("legolas", 1)];
    let orcs: &[(&str, u8)] = &[("isengard-regular", 2)];
    let leadership = |stage: &Fights| stage.state.leadership(Side::Free);
    // Two dice of the Shadow, four of the Free Peoples (two Captains among them), three missed and rolled again.
    let stage = fight(fangorn(both, orcs), Some(Combat::Defiance), None, &[1; 16]);
    assert_ne!(leadership(&stage), 0, "nothing to cancel, nothing forfeited");
    let stage = fight(fangorn(both, orcs), Some(Combat::Defiance), Some(Combat::Strife), &[1; 16]);
    assert_eq!(leadership(&stage), 0);
    assert!(stage.state.battle.unwrap().cancelled[Side::Shadow]);
}

/// GDA-19.11: the White Rider who gave up his Leadership for the battle has none for Daring Defiance; Words of Power
/// that name him give the Nazgûl theirs back for the round.
#[test]
fn the_white_rider_and_cards() {
    let white: &[(&str, u8)] = &[("rohan-regular", 2), ("gandalf-the-white", 1)];
    let nazgul: &[(&str, u8)] = &[("isengard-regular", 2), ("nazgul", 2)];
    let begin = |free: Option<Combat>, shadow: Combat| {
        let mut stage = fangorn(white, nazgul).rolls(&[1; 12]);
        for card in [free.map(card_of), Some(card_of(shadow))].into_iter().flatten() {
            stage = stage.hand(&[card.id()]);
        }
        let stage = stage.play(&["die:army", "act:attack", "from:fords-of-isen"]);
        let stage = if stage.allows("to:fangorn") { stage.play(&["to:fangorn"]) } else { stage };
        let stage = stage.play(&["all", "yes"]);
        assert_eq!(stage.state.nazgul_leadership(), 0, "the Rider was used");
        let stage = stage.play(&[&format!("card:{}", card_of(shadow))]);
        match free {
            Some(free) => stage.play(&[&format!("card:{}", card_of(free))]),
            None => stage,
        }
    };
    let stage = begin(Some(Combat::Defiance), Combat::Strife);
    assert!(!stage.state.battle.unwrap().cancelled[Side::Shadow]);
    let stage = begin(None, Combat::Words).play(&["who:gandalf-the-white"]);
    assert_eq!(stage.state.nazgul_leadership(), 2, "his ability is cancelled for the round");
}

/// Foul Stench leaves no Leadership that could be given up for Mighty Attack or Andúril.
#[test]
fn stench_against_mighty_attack() {
    let nazgul: &[(&str, u8)] = &[("isengard-regular", 2), ("nazgul", 3)];
    let gimli: &[(&str, u8)] = &[("rohan-regular", 2), ("gimli", 1)];
    let aragorn: &[(&str, u8)] = &[("rohan-regular", 2), ("aragorn", 1)];
    for (free, card) in [(gimli, Combat::Mighty), (aragorn, Combat::Anduril)] {
        let stage = fight(fangorn(free, nazgul), Some(card), Some(Combat::Stench), &[1; 16]);
        assert_eq!(hits(&stage), (0, 0), "{card:?}: the miss stays a miss");
        assert!(stage.allows("cease"), "{card:?}: nobody is asked who gives it up");
    }
}

/// GDA-19.13: the Witch-king learns from the first card when the round is quite over: whether the battle goes on is
/// settled before.
#[test]
fn sorcery() {
    let king: &[(&str, u8)] = &[("isengard-regular", 2), ("witch-king", 1)];
    let over = || {
        let stage = fangorn(FREE, king).rolls(&[1; 8]);
        let stage = round(stage, None, Some(card_of(Combat::Desperate)));
        assert!(stage.state.battle.unwrap().cards[Side::Shadow].is_some());
        assert!(matches!(stage.state.question(), Some(war::frame::Frame::Cease)));
        stage
    };
    let sorcery = |stage: &Stage| matches!(stage.state.question(), Some(war::frame::Frame::Sorcery(_)));
    for ceases in ["cease", "fight"] {
        let mut stage = over().play(&[ceases]);
        if matches!(stage.state.question(), Some(war::frame::Frame::Retreat(_))) {
            stage = stage.play(&["fight"]);
        }
        assert!(sorcery(&stage), "{ceases}");
        let cards = stage.state.cards.hands[1].len();
        let stage = stage.draws(&["shadow-strategy-01"]).play(&["yes"]);
        assert_eq!(stage.state.cards.hands[1].len(), cards + 1);
        assert!(!sorcery(&stage));
    }
}
