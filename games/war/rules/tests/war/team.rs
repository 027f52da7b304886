//! Chapter 18: three and four players.

use table::{Chance, Draw, Game, Journal, Observer, Seat, Seed, SetupRequest};
use war::War;
use war::choice::Choice;
use war::frame::{Frame, Phase};
use war::nation::{Nation::*, Side};
use war::questions::{Actions, Mix};
use war::region::Region;
use war::state::State;

use crate::stage::{card, figure, region};

/// A table of so many, at the start of action resolution; `n` is the turn within it.
fn table(players: u8, n: u8, faces: &[&str]) -> State {
    let mut state = war::setup::table(players);
    state.turn = 1;
    state.frames.clear();
    state.frames.push(Frame::Phase(Phase::Victory));
    state.frames.push(Actions(n));
    for face in faces {
        let face: war::face::Face = face.parse().unwrap();
        state.dice[Side::Free][face] += 1;
        state.dice[Side::Shadow][face] += 1;
    }
    for (_, stand) in state.politics.iter_mut() {
        stand.steps = 0;
        stand.active = true;
    }
    state
}

#[track_caller]
fn play(state: &mut State, choices: &[&str]) {
    let mut chance = Chance::scripted(std::iter::repeat_n(Draw::Value(0), 60));
    for text in choices {
        let choice: Choice = text.parse().unwrap_or_else(|error| panic!("{error}"));
        let seat = War::asks(state).first().expect("somebody is asked");
        if let Err(why) = War::check(state, seat, &choice) {
            panic!("'{text}' is refused: {} ({})", why.message.id, why.clause);
        }
        War::apply(state, seat, &choice, &mut chance, &mut Journal::new());
    }
}

#[track_caller]
fn refused(state: &State, text: &str) -> (&'static str, &'static str) {
    let choice: Choice = text.parse().unwrap_or_else(|error| panic!("{error}"));
    let seat = War::asks(state).first().expect("somebody is asked");
    let why = War::check(state, seat, &choice).expect_err("it is allowed");
    (why.message.id, why.clause.0)
}

fn put(state: &mut State, at: &str, id: &str, count: u8) {
    (0..count).for_each(|_| state.from_reserve(region(at), figure(id)));
}

fn asked(state: &State) -> usize {
    War::asks(state).first().unwrap().index()
}

/// GDA-18.1, GDA-18.2: whose Nations are whose.
#[test]
fn nations() {
    let seats = |players: u8| {
        let state = war::setup::table(players);
        war::nation::Nation::ALL.map(|nation| state.seat_of(nation).index())
    };
    assert_eq!(seats(2), [0, 0, 0, 0, 0, 1, 1, 1]);
    assert_eq!(seats(3), [0, 0, 0, 0, 0, 2, 1, 2]);
    assert_eq!(seats(4), [1, 0, 0, 1, 1, 3, 2, 3]);
}

/// GDA-18.8: those who do not lead act first, Free Peoples before Shadow.
#[test]
fn order() {
    let mut state = table(4, 0, &["event", "event"]);
    let mut seats = Vec::new();
    for _ in 0..4 {
        seats.push(asked(&state));
        play(&mut state, &["die:event", "act:skip"]);
    }
    assert_eq!(seats, [1, 3, 0, 2], "Gondor and the Witch-king lead in the first turn");
}

/// GDA-18.3, GDA-18.4, GDA-18.5: the lead passes on; one card from either deck; a card may be swapped.
#[test]
fn second_turn() {
    let setup = War::setup(&(), &SetupRequest::players(4)).unwrap();
    let mut chance = Chance::from_seed(&Seed::from_number(1));
    let mut state = War::start(&setup, &mut chance, &mut Journal::silent());
    assert!((0..4).all(|seat| state.cards.hands[seat].len() == 2), "in the first turn one from each deck");
    state.frames.clear();
    state.frames.push(Frame::Phase(Phase::Victory));
    state.frames.push(Actions(0));
    state.dice[Side::Free][war::face::Face::Event] = 1;
    play(&mut state, &["die:event", "act:skip"]);
    assert_eq!(Side::ALL.map(|side| state.leading[side].index()), [1, 3]);
    assert_eq!(asked(&state), 1);
    play(&mut state, &["draw:strategy", "draw:strategy", "draw:character", "draw:strategy"]);
    assert!((0..4).all(|seat| state.cards.hands[seat].len() == 3));
    // Gondor does not lead now, and lays a card down first.
    assert_eq!(asked(&state), 0);
    let given = state.cards.hands[0].nth(0).unwrap();
    play(&mut state, &[&format!("card:{given}")]);
    let view = War::view(&state, Observer::Seat(Seat::new(1)));
    assert!(!serde_json::to_string(&view).unwrap().contains(given.id()), "face down");
    let taken = state.cards.hands[1].nth(0).unwrap();
    play(&mut state, &[&format!("card:{taken}")]);
    assert!(state.cards.hands[1].has(given) && state.cards.hands[0].has(taken));
    play(&mut state, &["no"]);
    assert_eq!(state.cards.hands[2].len(), 3);
}

/// GDA-18.6, GDA-18.20: hands of four; six for who has the Free Peoples alone.
#[test]
fn hand_limits() {
    let limits = |players: u8| {
        let state = war::setup::table(players);
        (0..usize::from(players)).map(|seat| state.hand_limit(Seat::new(seat))).collect::<Vec<_>>()
    };
    assert_eq!(limits(4), [4; 4]);
    assert_eq!(limits(3), [6, 4, 4]);
    assert_eq!(limits(2), [6, 6]);
}

/// GDA-18.10, GDA-18.12: one's own Nations only, in recruiting, moving, politics; Nazgûl are anybody's to move.
#[test]
fn own_nations() {
    let mut state = table(4, 0, &["muster", "muster-army"]);
    play(&mut state, &["die:muster", "act:recruit"]);
    assert_eq!(
        refused(&state, "recruit:gondor-regular@minas-tirith"),
        ("war-why-not-your-nation", "GDA-18.10")
    );
    play(&mut state, &["recruit:rohan-elite@edoras"]);
    // Saruman's player.
    play(&mut state, &["die:muster"]);
    assert_eq!(refused(&state, "act:witch-king").0, "war-why-not-your-nation");
    play(&mut state, &["act:recruit"]);
    assert_eq!(refused(&state, "recruit:nazgul@barad-dur").0, "war-why-not-your-nation");
    let mut state = table(4, 1, &["character", "army"]);
    state.set_place(war::character::Character::WitchKing, war::character::Place::On(Region::MORANNON));
    play(&mut state, &["die:character", "act:move-minions"]);
    assert_eq!(refused(&state, "take:witch-king").0, "war-why-not-your-nation");
    play(&mut state, &["from:barad-dur", "to:moria"]);
}

/// GDA-18.13: Armies of partners in one region stay apart, each under its owner.
#[test]
fn apart() {
    let mut state = table(4, 0, &["muster-army", "muster-army"]);
    put(&mut state, "minas-tirith", "rohan-regular", 2);
    play(&mut state, &["die:muster-army", "act:march", "from:minas-tirith", "to:druadan-forest"]);
    assert_eq!(refused(&state, "take:gondor-regular").0, "war-why-not-your-nation");
    play(&mut state, &["all"]);
    assert_eq!(refused(&state, "from:dol-amroth"), ("war-why-not-your-nation", "GDA-18.10"));
    play(&mut state, &["done"]);
    assert_eq!(state.board.army(Region::DRUADAN_FOREST, Side::Free), 2);
    assert_eq!(state.board.army(Region::MINAS_TIRITH, Side::Free), 4);
}

/// GDA-18.14, GDA-18.15, GDA-18.16: both agree to mix; whoever has more commands; the other may only take his own away.
#[test]
fn mixed() {
    let mut state = table(4, 0, &["muster-army", "muster-army"]);
    put(&mut state, "druadan-forest", "rohan-regular", 1);
    play(&mut state, &["die:muster-army", "act:march", "from:druadan-forest", "to:minas-tirith", "done"]);
    assert_eq!(
        state.question(),
        Some(&Frame::Mix(Mix {
            at: Region::MINAS_TIRITH,
            side: Side::Free,
            seat: Seat::new(1),
            second: false
        }))
    );
    play(&mut state, &["yes"]);
    assert_eq!(asked(&state), 0, "the partner must agree");
    play(&mut state, &["yes"]);
    assert!(state.team.mixed[Side::Free].has(Region::MINAS_TIRITH));
    assert_eq!(state.commander(Region::MINAS_TIRITH, Side::Free).index(), 0);
    play(&mut state, &["die:muster-army", "act:skip"]);
    play(
        &mut state,
        &[
            "die:muster-army",
            "act:march",
            "from:minas-tirith",
            "to:lossarnach",
            "take:rohan-regular",
            "go",
            "done",
        ],
    );
    assert_eq!(state.board.army(Region::LOSSARNACH, Side::Free), 1);
}

/// GDA-18.14: an Army that is attacked is mixed without asking, and its commander decides.
#[test]
fn attacked() {
    let mut state = table(4, 3, &["army", "army"]);
    put(&mut state, "osgiliath", "rohan-regular", 3);
    put(&mut state, "north-ithilien", "sauron-regular", 5);
    state.cards.decks.remove(card("fp-strategy-08"));
    state.cards.hands[1].add(card("fp-strategy-08"));
    play(&mut state, &["die:army", "act:attack", "from:north-ithilien", "all"]);
    assert!(state.team.mixed[Side::Free].has(Region::OSGILIATH));
    assert_eq!(asked(&state), 1, "Rohan has more units there");
}

/// GDA-18.18: a card with an icon is for one of the two.
#[test]
fn icons() {
    let mut state = table(4, 0, &["event", "event"]);
    for id in ["fp-strategy-14", "fp-strategy-17"] {
        state.cards.decks.remove(card(id));
        state.cards.hands[1].add(card(id));
    }
    play(&mut state, &["die:event"]);
    assert_eq!(refused(&state, "card:fp-strategy-14"), ("war-why-card-icon", "GDA-18.18"));
    play(&mut state, &["card:fp-strategy-17"]);
}

/// GDA-18.19: with Saruman, the Elites of the Southrons lead as well.
#[test]
fn elites_lead() {
    let mut state = war::setup::table(3);
    state.set_place(war::character::Character::Saruman, war::character::Place::On(Region::ORTHANC));
    assert_eq!(state.elites_lead(), (true, true));
    let mut two = war::setup::table(2);
    two.set_place(war::character::Character::Saruman, war::character::Place::On(Region::ORTHANC));
    assert_eq!(two.elites_lead(), (true, false));
}

/// GDA-20.23, GDA-18.21: the lone player of the Free Peoples does not act twice in a row with one Nation, nor with
/// one Army of several.
#[test]
fn tired_nations() {
    let mut state = table(3, 0, &["muster", "muster-army", "muster-army"]);
    put(&mut state, "dol-amroth", "rohan-regular", 1);
    play(&mut state, &["die:muster", "act:recruit", "recruit:gondor-elite@pelargir"]);
    play(&mut state, &["die:muster", "act:skip", "die:muster-army", "act:march"]);
    assert_eq!(refused(&state, "from:minas-tirith"), ("war-why-same-nation", "GDA-18.21"));
    play(&mut state, &["from:dol-amroth", "to:anfalas", "take:gondor-regular"]);
    assert_eq!(refused(&state, "go").0, "war-why-same-nation");
    play(&mut state, &["take:rohan-regular", "go", "done"]);
    play(&mut state, &["die:muster-army", "act:skip", "die:muster-army", "act:march"]);
    assert_eq!(refused(&state, "from:anfalas").1, "GDA-18.21", "that Army has acted");
}

/// GDA-18.21: to recruit a Leader is an action with his Nation as well.
#[test]
fn tired_by_a_leader() {
    let mut state = table(3, 0, &["muster", "muster"]);
    play(&mut state, &["die:muster", "act:recruit", "recruit:gondor-leader@minas-tirith", "done"]);
    play(&mut state, &["die:muster", "act:skip", "die:muster", "act:recruit"]);
    assert_eq!(refused(&state, "recruit:gondor-leader@dol-amroth"), ("war-why-same-nation", "GDA-18.21"));
}

/// GDA-18.22: within a team, who captured most less what was lost; who lost least.
#[test]
fn individual_victory() {
    let mut state = war::setup::table(4);
    for at in [Region::MINAS_TIRITH, Region::DALE] {
        state.captured.add(at);
    }
    state.team.captors[2].add(Region::DALE);
    state.team.captors[3].add(Region::MINAS_TIRITH);
    let seats = |side| state.winners(side).iter().map(Seat::index).collect::<Vec<_>>();
    assert_eq!(seats(Side::Shadow), [3]);
    assert_eq!(seats(Side::Free), [1], "Gondor lost two points, Rohan's player one");
    let even = war::setup::table(4);
    assert_eq!(even.winners(Side::Shadow).len(), 2, "a tie is shared");
    let _ = Gondor;
}
