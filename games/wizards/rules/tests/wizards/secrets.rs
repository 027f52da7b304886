//! Tests of the hidden things: hidden agents, their sites, and cards on guard.

use table::{Game, Observer};
use wizards::Wizards;
use wizards::state::{Piece, State, Zone};

use crate::stage::{ONE, STANDARD, Side, TWO, Table};

fn table() -> Table {
    let side = |company, hand| Side { company, items: &[], hand, draws: &[] };
    let theirs: &[&str] = &["gisulf", "dodge", "ghouls", "ghouls", "ghouls", "ghouls", "ghouls", "ghouls"];
    let mine: &[&str] = &["ghouls"; 8];
    Table::new(STANDARD, [side(&["elladan", "gimli"], mine), side(&["haldir"], theirs)], &[])
}

/// The data given to the other player and watchers.
fn seen(state: &State) -> [String; 2] {
    [Observer::Seat(ONE), Observer::Watcher].map(|observer| {
        let view = serde_json::to_string(&Wizards::view(state, observer));
        view.expect("a view is plain data")
    })
}

/// SATM-28.1, SATM-28.2, SATM-28.7: neither an agent that lies face down nor a site card on it can be seen, only how many there are.
#[test]
fn agents_are_hidden() {
    let mut t = table();
    t.then(TWO, "lurk gisulf");
    for seen in seen(&t.state) {
        assert!(!seen.contains("gisulf"));
        assert!(seen.contains("\"lurking\":true"));
    }
    let own = serde_json::to_string(&Wizards::view(&t.state, Observer::Seat(TWO))).expect("plain data");
    assert!(own.contains("gisulf"));
    let mut other = t.state.clone();
    let (one, two) = ("gladden_fields", "eagles_eyrie");
    for (state, site) in [(&mut t.state, one), (&mut other, two)] {
        let site = wizards::ids::SiteId::named(site).expect("a site");
        state.agents[0].way.push(wizards::state::Footstep { site, seen: false });
        state.sides[TWO].sites.remove(site);
    }
    assert_eq!(seen(&t.state), seen(&other), "it could be at either");
}

/// SATM-28.21: whoever has an agent face down is asked whether it attacks wherever it is: the question tells nothing.
#[test]
fn questions_tell_nothing_of_agents() {
    let asked = |site: &str| {
        let mut t = table();
        t.then(TWO, "lurk gisulf");
        let site = wizards::ids::SiteId::named(site).expect("a site");
        t.state.agents[0].way.push(wizards::state::Footstep { site, seen: false });
        let mut prompts = Vec::new();
        for _ in 0..40 {
            t.if_asked("wizards-ask-explore", ONE, "company c1");
            prompts.push(t.prompt());
            if t.prompt() == "wizards-ask-in-site" {
                break;
            }
            t.go_on("what comes");
        }
        prompts
    };
    let (near, far) = (asked("bree"), asked("goblin_gate"));
    assert!(near.contains(&"wizards-ask-ambushes"), "{near:?}");
    assert_eq!(near, far);
}

/// SATM-16.1, SATM-16.3: which card is on guard cannot be seen, and whether it could be revealed is not told by being asked.
#[test]
fn cards_on_guard_are_hidden() {
    let with = |card: &str| {
        let mut t = table();
        t.choose(ONE, "head c1 bree");
        t.then(ONE, "way 0");
        t.then(TWO, &format!("guard {card}"));
        seen(&t.state)
    };
    assert_eq!(with("dodge"), with("ghouls"));
}

/// A table at which the first player has these cards in the hand, in the deck and in the sideboard, and is bound for there.
fn holding(hand: &str, deck: &str, sideboard: &str, to: &str) -> Table {
    let (hand, draws) = ([hand; 8], [deck; 8]);
    let side = |company, hand, draws| Side { company, items: &[], hand, draws };
    let sides = [side(&["elladan", "gimli"], &hand[..], &draws[..]), side(&["haldir"], &["ghouls"; 8], &[])];
    let mut t = Table::new(STANDARD, sides, &[7; 20]);
    let card = crate::stage::card(sideboard);
    t.state.pieces.push(Piece::new(card, ONE, Zone::Sideboard));
    t.choose(ONE, &format!("head c1 {to}"));
    t
}

/// SATM-1.8, SATM-12.1: hands, decks, sideboards and sites that lie face down cannot be seen by anybody else.
#[test]
fn what_is_hidden_cannot_be_seen() {
    let seen = |t: &Table| {
        [Observer::Seat(TWO), Observer::Watcher].map(|observer| {
            let view = Wizards::view(&t.state, observer);
            serde_json::to_string(&view).expect("a view is plain data")
        })
    };
    let one = holding("dodge", "risky_blow", "dagger_of_westernesse", "bree");
    for other in [
        holding("concealment", "risky_blow", "dagger_of_westernesse", "bree"),
        holding("dodge", "escape", "dagger_of_westernesse", "bree"),
        holding("dodge", "risky_blow", "escape", "bree"),
        holding("dodge", "risky_blow", "dagger_of_westernesse", "ettenmoors"),
    ] {
        assert_eq!(seen(&one), seen(&other));
    }
}

/// SATM-17.2: what is asked, of whom and how often does not tell what anybody holds: a hand of what can be played in a
/// company's journey, and one of what cannot, are asked alike.
#[test]
fn questions_tell_nothing_of_hands() {
    let asked = |mine: &str, theirs: &str| {
        let mut t = holding(mine, "dodge", "dagger_of_westernesse", "bree");
        for at in 0..8 {
            let held = t.state.sides[TWO].hand[at];
            t.state.pieces[held.index()].card = crate::stage::card(theirs);
        }
        let mut asked = Vec::new();
        for _ in 0..60 {
            // The company has arrived, and whoever holds too many cards discards.
            if matches!(t.prompt(), "wizards-ask-explore" | "wizards-ask-reset") {
                return asked;
            }
            asked.push((t.prompt(), Wizards::asks(&t.state)));
            if t.prompt() == "wizards-ask-route" {
                t.choose(ONE, "way 0");
            } else {
                t.go_on("what comes");
            }
        }
        panic!("{asked:?}");
    };
    // Cards that are kept, so that nobody has to discard: eight of each.
    let quiet = asked("star_glass", "star_glass");
    assert!(quiet.len() > 4, "{quiet:?}");
    for (mine, theirs) in [("concealment", "star_glass"), ("star_glass", "river"), ("dodge", "ghouls")] {
        assert_eq!(asked(mine, theirs), quiet, "{mine}, {theirs}");
    }
}

/// SATM-17.3: whoever has declared is asked for more once the other has passed, whatever the hand holds.
#[test]
fn being_asked_for_more_tells_nothing() {
    let asked = |card: &str| {
        let mine: &[&str] = &["ghouls"; 8];
        let theirs =
            ["weariness_of_the_heart", card, "ghouls", "ghouls", "ghouls", "ghouls", "ghouls", "ghouls"];
        let one = Side { company: &["elladan", "gimli"], items: &[], hand: mine, draws: &[] };
        let two = Side { company: &["haldir"], items: &[], hand: &theirs, draws: &[] };
        let mut t = Table::new(STANDARD, [one, two], &[]);
        t.choose(ONE, "head c1 bree");
        t.then(ONE, "way 0");
        t.then(TWO, "play weariness_of_the_heart 0");
        t.choose(TWO, "pick elladan");
        t.choose(ONE, "pass");
        (t.prompt(), Wizards::asks(&t.state))
    };
    assert_eq!(asked("call_of_home").0, "wizards-ask-add");
    assert_eq!(asked("call_of_home"), asked("dodge"));
}

/// SATM-14.4: which way a company goes is chosen in secret, region by region. One that ends in the region of its origin may have led
/// elsewhere or nowhere: it is told as it is chosen.
#[test]
fn a_way_that_ends_where_it_began_is_told() {
    for round in [false, true] {
        let side = |company, hand| Side { company, items: &[], hand, draws: &[] };
        let mut t = Table::new(STANDARD, [side(&["elladan"], &[]), side(&["haldir"], &[])], &[]);
        crate::bench::stand(&mut t, "cameth_brin");
        t.choose(ONE, "head c1 ettenmoors");
        crate::bench::until(&mut t, "wizards-ask-route");
        if round {
            t.choose(ONE, "region angmar");
            t.choose(ONE, "region rhudaur");
        }
        assert!(t.reveals(ONE, "pass"), "{round}");
        let regions = Wizards::view(&t.state, Observer::Watcher).companies[0].regions.len();
        assert_eq!(regions, if round { 3 } else { 1 });
    }
}

/// SATM-17.9: with which card of the hand an action will be paid for is told when it is declared. Who imagines that hand imagines
/// one with which it can be paid for, and not the card that has been chosen. wizards:refuge
#[test]
fn what_will_be_paid_with_is_not_known() {
    use wizards::questions::Frame;
    let mut t = crate::bench::of(STANDARD, &["aragorn_ii", "bergil"], &["refuge", "legolas", "elladan"], &[]);
    crate::bench::until(&mut t, "wizards-ask-organization-end");
    t.choose(ONE, "play refuge 0");
    assert_eq!(t.prompt(), "wizards-ask-aim");
    let answers = |state: &State| {
        let mut choices = Vec::new();
        Wizards::choices(state, ONE, &mut choices);
        choices.len()
    };
    assert_eq!(answers(&t.state), 2, "one Elf or the other");
    for seed in 0..200 {
        let imagined = Wizards::imagine(&t.state, TWO, &mut table::rng(seed));
        assert!(answers(&imagined) > 0, "{seed}");
    }
    // Who is asked for a company after that has chosen an Elf: which one is not told.
    for name in ["legolas", "elladan"] {
        let mut chosen = t.state.clone();
        let top = chosen.frames.len() - 1;
        let Frame::Aim(aim) = &mut chosen.frames[top] else { panic!("it is aimed") };
        (aim.link.user, aim.step) = (Some(crate::bench::piece(&t, name)), 2);
        crate::bench::imagines_alike(&t.state, &chosen, TWO);
        let own = Wizards::imagine(&chosen, ONE, &mut table::rng(1));
        assert_eq!(own.frames, chosen.frames, "one knows what one has chosen oneself");
    }
}

/// SATM-17.9: a card whose effect is being settled is named, wherever it lies by then. Who is asked, and it is the other player's,
/// imagines the deck in which it lies with that card in it, and not where. wizards:master_of_the_house
#[test]
fn a_card_whose_effect_is_asked_about_is_named() {
    use wizards::questions::{Fetch, Frame};
    use wizards::state::{Link, Target, Use};
    let theirs = ["master_of_the_house", "ghouls", "wargs", "giant_spiders"];
    let mut t = crate::bench::of(STANDARD, &["aragorn_ii"], &["legolas", "elladan"], &theirs);
    for elf in ["legolas", "elladan"] {
        crate::bench::put(&mut t, elf, Zone::Discard);
    }
    let piece = crate::bench::put(&mut t, theirs[0], Zone::Deck);
    t.state.sides[TWO].deck.insert(0, piece);
    let (does, target) = (Use::Trigger(0), Target::Nothing);
    let link = Link { seat: ONE, piece, does, user: None, target, company: None, cancelled: false };
    t.state.frames.push(Frame::Fetch(Fetch { link, op: 0, left: 1 }));
    let asked = |state: &State| Wizards::prompt(state, Observer::Seat(ONE));
    let mut bottom = 0;
    for seed in 0..20 {
        let imagined = Wizards::imagine(&t.state, ONE, &mut table::rng(seed));
        assert_eq!(asked(&imagined), asked(&t.state), "{seed}");
        assert_eq!(imagined.piece(piece).zone, Zone::Deck);
        bottom += usize::from(imagined.sides[TWO].deck[0] == piece);
    }
    assert!(bottom < 20, "where it lies is not known");
    let mut elsewhere = t.state.clone();
    elsewhere.sides[TWO].deck.rotate_left(1);
    crate::bench::imagines_alike(&t.state, &elsewhere, ONE);
}
