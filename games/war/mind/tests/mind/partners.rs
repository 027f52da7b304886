//! Positions in which a bot once played as if it had no partner.

use bots::Mind as _;
use table::{Game as _, Seat, rng};
use war::War;
use war::card::{Card, Part};
use war::frame::{Frame, Phase};
use war::nation::Side;
use war::questions::{HandLimit, TurnDraw};
use war::region::Region;
use war::state::{Ending, State};
use war_mind::WarMind;

use crate::stage::card;

const WITCH_KING: Seat = Seat::new(1);
const SARUMAN: Seat = Seat::new(2);

/// The choice of the habit, in notation.
fn habit(state: &State) -> String {
    let seat = War::asks(state).first().expect("somebody is asked");
    let mut choices = Vec::new();
    War::choices(state, seat, &mut choices);
    choices[WarMind.habit(state, seat, &choices, &mut rng(7))].to_string()
}

/// A table of three at which this is asked next.
fn asked(frame: Frame) -> State {
    let mut state = war::setup::table(3);
    state.turn = 2;
    state.frames = [Frame::Phase(Phase::Fellowship), frame].into_iter().collect();
    state
}

/// Within the team only one has won, but no player would rather lose than see the partner win.
#[test]
fn partners_win_together() {
    let mut state = war::setup::table(3);
    state.over = Some(Ending::Conquered);
    state.captured.add(Region::LORIEN);
    state.team.captors[SARUMAN.index()].add(Region::LORIEN);
    assert!(!War::outcome(&state).expect("an end").winners.has(WITCH_KING));
    for seat in [WITCH_KING, SARUMAN] {
        assert_eq!(WarMind.decided(&state, seat), Some(1.0));
    }
    assert_eq!(WarMind.decided(&state, Seat::new(0)), Some(0.0));
}

/// GDA-18.4: of two partners each draws one card a turn. What hurts the Ring-bearers is in one deck only, and half of the
/// other is for the partner alone.
#[test]
fn cards_that_hunt_are_drawn() {
    for seat in [WITCH_KING, SARUMAN] {
        assert_eq!(habit(&asked(Frame::TurnDraw(TurnDraw(seat)))), "draw:character");
    }
}

/// GDA-18.18: a card that only the partner may play is the first to go, whoever of the two acted last.
#[test]
fn a_partners_card_is_thrown_away_first() {
    let whose = |card: Card| card.facts().player;
    let (theirs, own) = (Card::THE_PALANTIR_OF_ORTHANC, "shadow-strategy-04");
    assert_eq!((whose(theirs), whose(card(own))), (Some(Part::Saruman), None));
    for last in [WITCH_KING, SARUMAN] {
        let mut state = asked(Frame::HandLimit(HandLimit(WITCH_KING)));
        state.deciding[Side::Shadow] = last;
        let hand = [own, "shadow-strategy-07", "shadow-strategy-08", "shadow-character-16"];
        for card in hand.map(card).into_iter().chain([theirs]) {
            state.cards.decks.remove(card);
            state.cards.hands[WITCH_KING.index()].add(card);
        }
        assert_eq!(habit(&state), format!("card:{}", theirs.id()));
    }
}

/// Of three, two think for the Shadow: they think no longer than sixty playouts. Two and four think as long as they may.
#[test]
fn among_three_nobody_thinks_long() {
    for (players, playouts) in [(2, 150), (3, 60), (4, 150)] {
        let state = war::setup::table(players);
        assert_eq!(WarMind.playouts(&state, 150), playouts, "{players}");
        assert_eq!(WarMind.playouts(&state, 20), 20, "{players}: no longer than the level allows");
    }
}
