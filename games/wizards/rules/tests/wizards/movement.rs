//! The movement phase (chapters 14 and 18), and combat (chapter 15).

use crate::bench::until;
use crate::stage::{BASIC, ONE, Side, TWO, Table};
use table::{Chance, Game, Journal, Match, Observer, Seed, SetupRequest, rng};
use wizards::Wizards;
use wizards::choice::Choice;
use wizards::ids::{RegionId, SiteId};
use wizards::position::Position;
use wizards::setup::{Rules, Setup};
use wizards::state::Zone;

fn table(rules: Rules, hazards: &[&str], rolls: &[i8]) -> Table {
    let one = Side {
        company: &["aragorn_ii", "boromir_ii", "merry"],
        items: &[],
        hand: &["concealment"],
        draws: &[],
    };
    let two =
        Side { company: &["glorfindel_ii", "faramir", "haldir"], items: &[], hand: hazards, draws: &[] };
    Table::new(rules, [one, two], rolls)
}

fn to_barrow_downs(t: &mut Table) {
    t.choose(ONE, "head c1 barrow_downs");
    t.choose(ONE, "pass");
}

/// SATM-14.6, SATM-14.8: Hobbits are halves, rounded up: two and a half are three.
#[test]
fn the_hazard_limit_is_the_size() {
    let mut t = table(BASIC, &["orc_guard"], &[7; 30]);
    to_barrow_downs(&mut t);
    t.then(TWO, "pass");
    assert_eq!(t.state.company("c1".parse().unwrap()).limit, 3);
}

/// SATM-14.25: two wildernesses key what needs two; SATM-14.21: what has no key is not played.
#[test]
fn creatures_need_a_key() {
    let mut t = table(BASIC, &["giant_spiders", "dwar_of_waw"], &[7; 30]);
    to_barrow_downs(&mut t);
    while t.prompt() != "wizards-ask-priority" || !t.may(TWO, "pass") {
        t.go_on("priority");
    }
    assert!(t.may(TWO, "play giant_spiders 0"));
    assert_eq!(t.refusal(TWO, "play dwar_of_waw 0"), "SATM-14.21");
}

/// SATM-14.26: a company that stays is not attacked through regions.
#[test]
fn who_stays_is_not_keyed_by_regions() {
    let mut t = table(BASIC, &["giant_spiders"], &[7; 30]);
    t.choose(ONE, "pass");
    while t.prompt() != "wizards-ask-priority" || !t.may(TWO, "pass") {
        t.go_on("priority");
    }
    assert_eq!(t.refusal(TWO, "play giant_spiders 0"), "SATM-14.21");
}

/// SATM-16.3, SATM-16.4: any card may lie on guard, one for a company.
#[test]
fn one_card_on_guard() {
    let mut t = table(BASIC, &["gandalf", "river"], &[7; 30]);
    to_barrow_downs(&mut t);
    t.then(TWO, "guard gandalf");
    while t.prompt() != "wizards-ask-priority" || !t.may(TWO, "pass") {
        t.go_on("priority");
    }
    assert_eq!(t.refusal(TWO, "guard river"), "SATM-16.4");
}

/// SATM-11.3: one corruption card on a character in a turn.
#[test]
fn one_corruption_card_a_turn() {
    let mut t = table(BASIC, &["lure_of_the_senses", "lure_of_nature"], &[7; 30]);
    to_barrow_downs(&mut t);
    t.then(TWO, "play lure_of_the_senses 0");
    t.choose(TWO, "pick boromir_ii");
    while t.prompt() != "wizards-ask-priority" || !t.may(TWO, "pass") {
        t.go_on("priority");
    }
    t.choose(TWO, "play lure_of_nature 0");
    // Boromir has one, Merry is a Hobbit: only Aragorn is left, and the card goes to him.
    t.then(TWO, "pass");
    let on = t.state.piece(t.of("lure_of_nature")).zone;
    assert_eq!(on, wizards::state::Zone::On(t.of("aragorn_ii")));
}

/// SATM-15.18, SATM-15.19: lower is wounded, and a roll above the body eliminates.
#[test]
fn a_strike_wounds_and_kills() {
    let mut t = table(BASIC, &["orc_lieutenant"], &[2, 12, 7, 7, 7, 7, 7, 7]);
    to_barrow_downs(&mut t);
    t.then(TWO, "play orc_lieutenant 0");
    t.if_asked("wizards-ask-aim", TWO, "way 0");
    t.then(ONE, "pick merry");
    t.then(ONE, "yes");
    t.then(TWO, "pass");
    assert!(t.state.pieces.iter().any(|piece| piece.zone == wizards::state::Zone::Out));
    assert_eq!(t.state.points(TWO).creatures, 0);
}

/// SATM-15.14: a character at whom two strikes are open stands once in the list of what may come next, and faces both.
#[test]
fn two_strikes_at_one_character_are_listed_once() {
    let mut t = crate::bench::of(BASIC, &["boromir_ii", "haldir"], &[], &[]);
    crate::bench::goblins(&mut t);
    crate::bench::until(&mut t, "wizards-ask-assign");
    t.choose(ONE, "pick boromir_ii");
    t.choose(ONE, "pick haldir");
    crate::bench::until(&mut t, "wizards-ask-strike-order");
    let combat = t.state.combat.as_mut().expect("an attack");
    combat.given.push(combat.given[0]);
    let mut choices = Vec::new();
    <wizards::Wizards as table::Game>::choices(&t.state, ONE, &mut choices);
    let once = choices.iter().collect::<std::collections::HashSet<_>>();
    assert_eq!((choices.len(), once.len()), (2, 2), "{choices:?}");
    t.rolls(&[12; 20]);
    t.choose(ONE, "pick boromir_ii");
    crate::bench::until(&mut t, "wizards-ask-strike-order");
    assert!(t.may(ONE, "pick boromir_ii"), "the second is still open");
    assert!(t.may(ONE, "pick haldir"));
}

/// A company that has set out for a site where the opponent may draw three cards, one of which is.
fn far_away() -> Table {
    let mut t = table(BASIC, &[], &[7; 30]);
    let far = |site: &SiteId| site.get().opponent_draws >= 3 && t.may(ONE, &format!("head c1 {site}"));
    let site = SiteId::all().find(far).expect("a site far away");
    t.choose(ONE, &format!("head c1 {site}"));
    t.choose(ONE, "pass");
    until(&mut t, "wizards-ask-draw");
    t.then(ONE, "pass");
    t
}

/// SATM-14.10: several cards are drawn at once as one after another; but not more than there are: with the deck exhausted one may stop.
#[test]
fn several_cards_are_drawn_at_once() {
    let mut t = far_away();
    let before = t.state.sides[TWO].hand.len();
    t.choose(TWO, "number 2");
    assert_eq!(t.state.sides[TWO].hand.len(), before + 2);
    let mut t = far_away();
    let deck = &mut t.state.sides[TWO].deck;
    let gone = deck.drain(..deck.len() - 1).collect::<Vec<_>>();
    for id in gone {
        t.state.pieces[id.index()].zone = Zone::Out;
    }
    assert_eq!(t.refusal(TWO, "number 2"), "SATM-14.10");
    assert!(t.may(TWO, "yes"));
}

/// SATM-22.1, SATM-18.6: at the end of a turn one card may go; of a hand that is too large as many go as are too many.
#[test]
fn too_many_cards_go_at_once() {
    for (more, asked) in [(0, "wizards-ask-discard"), (2, "wizards-ask-reset")] {
        let mut t = table(BASIC, &[], &[7; 30]);
        until(&mut t, "wizards-ask-explore");
        let size = 8 + more;
        while t.state.sides[ONE].hand.len() < size {
            let id = t.state.sides[ONE].deck.pop().expect("a card");
            t.state.pieces[id.index()].zone = Zone::Hand;
            t.state.sides[ONE].hand.push(id);
        }
        let asks = |t: &Table| <Wizards as Game>::asks(&t.state).has(ONE);
        while !(asks(&t) && ["wizards-ask-discard", "wizards-ask-reset"].contains(&t.prompt())) {
            t.go_on("the end of the turn");
        }
        assert_eq!(t.prompt(), asked, "{size} cards");
    }
}

/// SATM-14.4: roads that can be taken whole: the shortest first, each ends there, and of equally long ones all that lead through other
/// regions; nobody else has any.
#[test]
fn whole_roads() {
    let text =
        "turn: 3 of 1\nphase: movement\ncompany 1 beorns_house > lake_town: gimli\ncompany 2 lorien: haldir";
    let position = Some(Position::read(text).expect("a position"));
    let setup = Wizards::setup(&(), &SetupRequest::players(2)).expect("a table");
    let mut game = Match::<Wizards>::start(Setup { position, ..setup }, &Seed::from_number(1));
    while Wizards::prompt(game.state(), Observer::Watcher).id != "wizards-ask-route" {
        let seat = Wizards::asks(game.state()).first().expect("somebody is asked");
        let choice = game.choices(seat)[0];
        game.choose(seat, game.ply(), choice).expect("it is legal");
    }
    let ways = Wizards::ways(game.state(), ONE);
    let lengths = ways.iter().map(|way| way.choices.len()).collect::<Vec<_>>();
    assert!((2..=3).contains(&ways.len()) && lengths.is_sorted(), "{lengths:?}");
    let through = |name: &str| {
        let region = RegionId::named(name).expect("a region");
        ways.iter().filter(|way| way.choices.contains(&Choice::Region(region))).count()
    };
    assert!(through("woodland_realm") > 0 && through("grey_mountain_narrows") > 0, "{ways:?}");
    for way in &ways {
        let mut after = game.state().clone();
        for choice in &way.choices {
            assert_eq!(Wizards::check(&after, ONE, choice), Ok(()));
            Wizards::apply(&mut after, ONE, choice, &mut Chance::stream(rng(0)), &mut Journal::silent());
        }
        assert_ne!(Wizards::prompt(&after, Observer::Watcher).id, "wizards-ask-route");
    }
    assert!(Wizards::ways(game.state(), TWO).is_empty());
}
