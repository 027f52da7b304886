//! Helpers for tests of single cards: cards put where they are wanted, companies on their way, attacks, and answers that
//! do nothing.

use table::{Game, Seat};
use wizards::Wizards;
use wizards::cards::{Stat, Until};
use wizards::choice::Choice;
use wizards::ids::{CompanyId, PieceId, SiteId};
use wizards::mechanics::Against;
use wizards::setup::Rules;
use wizards::state::{Change, Company, Lasting, Status, Zone};

use crate::stage::{ONE, Side, TWO, Table, card};

const MINE: [&str; 4] = ["aragorn_ii", "boromir_ii", "elladan", "annalena"];

pub fn side<'a>(company: &'a [&'a str], hand: &'a [&'a str]) -> Side<'a> {
    Side { company, items: &[], hand, draws: &[] }
}

/// Four characters against two, and every roll a seven.
pub fn table(rules: Rules, mine: &[&str], theirs: &[&str]) -> Table {
    of(rules, &MINE, mine, theirs)
}

/// This company against two Elves, and every roll a seven.
pub fn of(rules: Rules, company: &[&str], mine: &[&str], theirs: &[&str]) -> Table {
    let elves = ["glorfindel_ii", "haldir", "celeborn"];
    let elves = elves.into_iter().filter(|elf| !company.contains(elf) && !mine.contains(elf));
    let elves = elves.take(2).collect::<Vec<_>>();
    Table::new(rules, [side(company, mine), side(&elves, theirs)], &[7; 200])
}

/// The first company.
pub fn first() -> CompanyId {
    "c1".parse().unwrap()
}

pub fn company(t: &Table) -> &Company {
    t.state.company(first())
}

/// Puts the first company at a site, by any way.
pub fn stand(t: &mut Table, site: &str) {
    t.state.company_mut(first()).site = SiteId::named(site).unwrap_or_else(|| panic!("no site '{site}'"));
}

/// Puts a card from wherever it is somewhere.
pub fn put(t: &mut Table, name: &str, zone: Zone) -> PieceId {
    let at = t.state.pieces.iter().position(|piece| piece.card == card(name) && !piece.zone.in_play());
    let id = format!("#{}", at.unwrap_or_else(|| panic!("no '{name}'"))).parse::<PieceId>().unwrap();
    for seat in [ONE, TWO] {
        t.state.sides[seat].hand.retain(|one| *one != id);
        t.state.sides[seat].deck.retain(|one| *one != id);
    }
    t.state.pieces[id.index()].zone = zone;
    if zone.in_play() {
        t.state.in_play.push(id);
    }
    id
}

/// Puts a card on somebody.
pub fn give(t: &mut Table, name: &str, bearer: &str) -> PieceId {
    let bearer = t.of(bearer);
    put(t, name, Zone::On(bearer))
}

/// The state of a card in play.
pub fn status(t: &Table, name: &str) -> Status {
    t.state.piece(t.of(name)).status
}

pub fn turn(t: &mut Table, name: &str, status: Status) {
    let id = t.of(name);
    t.state.pieces[id.index()].status = status;
}

/// The zone of a card: the first one of its name.
pub fn zone(t: &Table, name: &str) -> Zone {
    let piece = t.state.pieces.iter().find(|piece| piece.card == card(name));
    piece.unwrap_or_else(|| panic!("no '{name}'")).zone
}

/// An answer that does nothing, if there is one.
pub fn on(t: &mut Table) {
    let seat = Wizards::asks(&t.state).first().expect("it is not over");
    let mut choices = Vec::new();
    Wizards::choices(&t.state, seat, &mut choices);
    let choice = choices.iter().find(|choice| choice.word() == "pass").unwrap_or(&choices[0]);
    t.choose(seat, &choice.to_string());
}

pub fn until(t: &mut Table, question: &str) {
    for _ in 0..200 {
        if t.prompt() == question {
            return;
        }
        on(t);
    }
    panic!("'{question}' is never asked");
}

/// Goes on until this player may act, or start something.
pub fn until_asked(t: &mut Table, seat: Seat) {
    for _ in 0..80 {
        if t.prompt() == "wizards-ask-priority" && Wizards::asks(&t.state).has(seat) {
            return;
        }
        on(t);
    }
    panic!("nobody asks {seat}");
}

/// The first company goes there, and the other player may act.
pub fn on_the_way(t: &mut Table, to: &str) {
    t.choose(ONE, &format!("head c1 {to}"));
    t.choose(ONE, "pass");
    until_asked(t, TWO);
}

/// The first company stays where it is, and the other player may act.
pub fn at_rest(t: &mut Table) {
    until(t, "wizards-ask-organize");
    t.choose(ONE, "pass");
    until_asked(t, TWO);
}

/// The first company stays where it is, and may do something there.
pub fn in_site(t: &mut Table, site: &str) {
    t.if_asked("wizards-ask-organize", ONE, "pass");
    until(t, "wizards-ask-explore");
    stand(t, site);
    t.choose(ONE, "company c1");
    until(t, "wizards-ask-in-site");
}

/// Somebody plays it and nobody responds: is something hidden revealed by the time it has resolved?
pub fn plays_openly(t: &mut Table, seat: Seat, what: &str) -> bool {
    let mut openly = t.reveals(seat, what);
    while ["wizards-ask-respond", "wizards-ask-add"].contains(&t.prompt()) {
        openly |= t.reveals(t_asked(t), "pass");
    }
    openly
}

/// Somebody plays it, at whatever it may be aimed first, and nobody responds.
pub fn play(t: &mut Table, seat: Seat, what: &str) {
    aim(t, seat, what, &[]);
}

/// Somebody plays it, at the first of these at which it may be aimed, and nobody responds.
pub fn aim(t: &mut Table, seat: Seat, what: &str, at: &[&str]) {
    t.choose(seat, what);
    for _ in 0..20 {
        match t.prompt() {
            "wizards-ask-aim" => match at.iter().find(|at| t.may(seat, at)) {
                Some(at) => t.choose(seat, at),
                None => on(t),
            },
            "wizards-ask-respond" | "wizards-ask-add" => on(t),
            _ => return,
        }
    }
}

/// Can this be aimed at that? Declares it, and looks.
pub fn may_aim(t: &Table, seat: Seat, what: &str, at: &str) -> bool {
    let mut then = Table::at(t.state.clone());
    then.rolls(&[7; 20]);
    then.choose(seat, what);
    for _ in 0..4 {
        if then.prompt() != "wizards-ask-aim" {
            return false;
        }
        if then.may(seat, at) {
            return true;
        }
        on(&mut then);
    }
    false
}

/// The company meets the Orcs of Goblin-gate, and has not given their strikes yet.
pub fn goblins(t: &mut Table) {
    t.choose(ONE, "head c1 goblin_gate");
    t.choose(ONE, "pass");
    t.then(ONE, "company c1");
    until(t, "wizards-ask-priority");
}

/// A creature is played on the company that is on its way, by its first key.
pub fn attack(t: &mut Table, name: &str) {
    let what = format!("play {name} 0");
    assert!(t.may(TWO, &what), "{name}: {}", t.refusal(TWO, &what));
    t.choose(TWO, &what);
    for _ in 0..20 {
        match t.prompt() {
            "wizards-ask-aim" => t.choose(TWO, "way 0"),
            "wizards-ask-respond" | "wizards-ask-add" => on(t),
            _ => return,
        }
    }
}

/// Everybody of the first company is a hero for this turn: nine more prowess.
pub fn embolden(t: &mut Table) {
    for id in t.state.characters(first()).collect::<Vec<_>>() {
        t.state.lasting.push(Lasting {
            card: card("potion_of_prowess"),
            change: Change::Number(id, Stat::Prowess, 9, None),
            until: Until::Turn,
            seat: ONE,
        });
    }
}

/// Answers for the defender until the attack is over: strikes at the first, nobody supports.
pub fn suffer(t: &mut Table) {
    for _ in 0..60 {
        if t.state.combat.is_none() {
            return;
        }
        let seat = Wizards::asks(&t.state).first().expect("it is not over");
        let mut choices = Vec::new();
        Wizards::choices(&t.state, seat, &mut choices);
        let picks = matches!(t.prompt(), "wizards-ask-assign" | "wizards-ask-lose");
        let pick = choices.iter().find(|choice| picks && matches!(choice, Choice::Pick(_)));
        match pick.copied() {
            Some(pick) => t.choose(seat, &pick.to_string()),
            None => on(t),
        }
    }
    panic!("the attack does not end: {}", t.prompt());
}

pub fn number(t: &Table, who: &str, stat: Stat) -> i8 {
    t.state.number(t.of(who), stat, Against::Nothing)
}

pub fn prowess(t: &Table, who: &str) -> i8 {
    number(t, who, Stat::Prowess)
}

pub fn body(t: &Table, who: &str) -> i8 {
    number(t, who, Stat::Body)
}

pub fn influence(t: &Table, who: &str) -> i8 {
    number(t, who, Stat::DirectInfluence)
}

/// The attack that is faced: its strikes, prowess and body.
pub fn attacked(t: &Table) -> (i8, i8, i8) {
    let combat = t.state.combat.as_ref().expect("an attack");
    let state = &t.state;
    (state.attack_strikes(combat), state.attack_prowess(combat), state.attack_body(combat))
}

/// Somebody makes a corruption check with this roll: is that one still there?
pub fn withstands(t: &mut Table, who: &str, roll: i8) -> bool {
    let id = t.of(who);
    if t.prompt() != "wizards-ask-before-check" {
        until(t, "wizards-ask-before-check");
    }
    t.rolls(&[roll; 60]);
    while t.prompt() == "wizards-ask-before-check" {
        t.choose(t_asked(t), "pass");
    }
    t.state.piece(id).zone.in_play()
}

fn t_asked(t: &Table) -> Seat {
    Wizards::asks(&t.state).first().expect("somebody is asked")
}

/// The cards a seat looks at lie before it in all that it imagines, too; another seat may imagine others.
pub fn looks_at_the_same(t: &Table, seat: Seat) {
    let offered = |state: &wizards::state::State| {
        let mut choices = Vec::new();
        Wizards::choices(state, seat, &mut choices);
        choices
    };
    assert!(!offered(&t.state).is_empty());
    for seed in 0..20 {
        let imagined = Wizards::imagine(&t.state, seat, &mut table::rng(seed));
        assert_eq!(offered(&imagined), offered(&t.state), "{seed}");
    }
}

/// A seat that cannot tell two states apart imagines both alike.
pub fn imagines_alike(one: &wizards::state::State, two: &wizards::state::State, seat: Seat) {
    for seed in 0..20 {
        let of = |state| Wizards::imagine(state, seat, &mut table::rng(seed));
        assert_eq!(of(one), of(two), "{seed}");
    }
}

/// The other player knows a card that lies hidden, and watchers too, or not.
pub fn know(t: &mut Table, id: PieceId, all: bool) {
    let mut piece = serde_json::to_value(t.state.piece(id)).expect("plain data");
    piece["known"] = true.into();
    piece["looked_at"] = (!all).into();
    t.state.pieces[id.index()] = serde_json::from_value(piece).expect("a piece");
}

/// A card of this name, wherever it is.
pub fn piece(t: &Table, name: &str) -> PieceId {
    let at = t.state.pieces.iter().position(|piece| piece.card == card(name));
    format!("#{}", at.unwrap_or_else(|| panic!("no '{name}'"))).parse().unwrap()
}
