//! One against the hazards (chapter 34).

use table::{Game, SetupRequest};
use wizards::Wizards;
use wizards::card::CardKind;
use wizards::setup::{Alone, Rules};
use wizards::state::{Ending, Zone};

use crate::bench::on;
use crate::stage::{BASIC, ONE, STANDARD, TWO, Table, card};

const GOAL: Alone = Alone { points: 12, turns: 3 };

fn begin(rules: Rules) -> Table {
    let request = SetupRequest::players(2).option("alone", "yes");
    let mut setup = Wizards::setup(&(), &request).unwrap();
    setup.rules = Rules { alone: Some(GOAL), ..rules };
    let mut chance = table::Chance::stream(table::rng(1));
    let mut t = Table::at(Wizards::start(&setup, &mut chance, &mut table::Journal::silent()));
    t.any_chance();
    t
}

/// Answers that do nothing, until the first turn.
fn travelling(rules: Rules) -> Table {
    let mut t = begin(rules);
    t.choose(ONE, "card aragorn_ii");
    while t.state.turn.number == 0 {
        on(&mut t);
    }
    t
}

/// The turn goes by.
fn turn_by(t: &mut Table) {
    let now = t.state.turn.number;
    for _ in 0..200 {
        if t.state.turn.number > now || t.state.turn.over.is_some() {
            return;
        }
        // Cards are drawn as they come, and nobody moves.
        on(t);
    }
    panic!("the turn does not end: {}", t.prompt());
}

/// SATM-34.1: the one across has no company and no say in the draft, and hazards only; the lone one has a deck as ever.
#[test]
fn hazards_only() {
    for rules in [BASIC, STANDARD] {
        let t = begin(rules);
        assert!(Wizards::asks(&t.state).has(ONE) && !Wizards::asks(&t.state).has(TWO));
        let of = |seat, test: fn(CardKind) -> bool| {
            let mut own = t.state.pieces.iter().filter(|piece| piece.owner == seat);
            own.any(|piece| test(piece.card.get().kind))
        };
        let hazard = |kind| matches!(kind, CardKind::Creature | CardKind::Hazard | CardKind::Agent);
        assert!(
            of(TWO, hazard)
                && !of(TWO, |kind| !matches!(kind, CardKind::Creature | CardKind::Hazard | CardKind::Agent))
        );
        assert!(of(ONE, hazard) && of(ONE, |kind| kind == CardKind::Resource));
        let t = travelling(rules);
        assert_eq!(t.state.companies_of(TWO).count(), 0);
        assert_eq!(t.state.sides[TWO].hand.len(), 8);
    }
}

/// SATM-34.2: the same player has one turn after another; the other one plays hazards in them, and has no turn. What lies across
/// untaps with the rest.
#[test]
fn one_turn_after_another() {
    let mut t = travelling(STANDARD);
    assert_eq!((t.state.turn.active, t.state.turn.number), (ONE, 1));
    let id = t.state.sides[TWO].hand.pop().unwrap();
    t.state.in_play.push(id);
    t.state.pieces[id.index()].zone = Zone::Table;
    t.state.pieces[id.index()].status = wizards::state::Status::Tapped;
    turn_by(&mut t);
    assert_eq!((t.state.turn.active, t.state.turn.number), (ONE, 2));
    assert_eq!(t.state.sides[TWO].turns, 0);
    assert_eq!(t.state.piece(id).status, wizards::state::Status::Untapped);
}

/// SATM-34.3, SATM-34.4: with the goal reached the Council may be called, and comes at once; not before. SATM-23.22: the half rule
/// holds, and nothing is doubled.
#[test]
fn the_goal_is_reached() {
    let mut t = travelling(STANDARD);
    for (reached, points) in [(false, 0), (true, 12)] {
        if reached {
            for name in ["riders_of_rohan", "ents_of_fangorn", "rangers_of_the_north", "glamdring", "orcrist"]
            {
                let id = put_new(&mut t, name, Zone::Won(ONE));
                t.state.pieces[id].stored = None;
            }
        }
        assert_eq!(t.state.may_call(ONE), reached, "{points}");
    }
    assert_eq!(t.state.total(ONE), t.state.points(ONE).cut().sum());
    for _ in 0..200 {
        if t.prompt() == "wizards-ask-call" {
            break;
        }
        on(&mut t);
    }
    let total = t.state.total(ONE);
    t.choose(ONE, "yes");
    for _ in 0..20 {
        if t.state.turn.over.is_some() {
            break;
        }
        on(&mut t);
    }
    assert!(total >= 12, "{total}");
    assert_eq!(t.state.turn.over, Some((Ending::Goal, table::SeatSet::only(ONE))));
    assert_eq!(t.state.turn.number, 1);
}

/// A card of the first player, made for the test.
fn put_new(t: &mut Table, name: &str, zone: Zone) -> usize {
    let at = t.state.pieces.len();
    t.state.pieces.push(wizards::state::Piece::new(card(name), ONE, zone));
    at
}

/// SATM-34.4: the last turn is over, and the goal is missed: the one across has won. Nobody may call before (SATM-34.3).
#[test]
fn the_goal_is_missed() {
    let mut t = travelling(STANDARD);
    assert!(!t.state.may_call(ONE));
    for turn in 1..=3 {
        assert_eq!(t.state.turn.number, turn);
        turn_by(&mut t);
    }
    for _ in 0..20 {
        if t.state.turn.over.is_some() {
            break;
        }
        on(&mut t);
    }
    assert_eq!(t.state.turn.over, Some((Ending::GoalMissed, table::SeatSet::only(TWO))));
}

/// SATM-34.1, SATM-34.3: the options of the table, each with what it makes of the rules.
#[test]
fn options_of_the_table() {
    let rules = |options: &[(&str, &str)]| {
        let request =
            options.iter().fold(SetupRequest::players(2), |request, (id, value)| request.option(id, value));
        Wizards::setup(&(), &request).unwrap().rules.alone
    };
    assert_eq!(rules(&[]), None);
    assert_eq!(rules(&[("alone", "no"), ("goal", "24")]), None);
    assert_eq!(rules(&[("alone", "yes")]), Some(Alone { points: 16, turns: 10 }));
    for points in ["12", "16", "20", "24"] {
        for turns in ["8", "10", "12", "15"] {
            let goal = rules(&[("alone", "yes"), ("goal", points), ("turns", turns)]).unwrap();
            assert_eq!(
                (goal.points.to_string(), goal.turns.to_string()),
                (points.to_owned(), turns.to_owned())
            );
        }
    }
}
