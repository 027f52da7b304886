//! What may not be seen: hidden agents, their sites, and cards on guard.

use table::{Game, Observer};
use wizards::Wizards;
use wizards::state::State;

use crate::stage::{ONE, STANDARD, Side, TWO, Table};

fn table() -> Table {
    let side = |company, hand| Side {
        company,
        items: &[],
        hand,
        draws: &[],
    };
    let theirs: &[&str] = &[
        "gisulf", "dodge", "ghouls", "ghouls", "ghouls", "ghouls", "ghouls", "ghouls",
    ];
    let mine: &[&str] = &["ghouls"; 8];
    Table::new(
        STANDARD,
        [side(&["elladan", "gimli"], mine), side(&["haldir"], theirs)],
        &[],
    )
}

/// What the other player and watchers are given, as data.
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
        state.agents[0]
            .way
            .push(wizards::state::Footstep { site, seen: false });
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
        t.state.agents[0]
            .way
            .push(wizards::state::Footstep { site, seen: false });
        let mut prompts = Vec::new();
        for _ in 0..40 {
            if t.prompt() == "wizards-ask-explore" {
                t.choose(ONE, "company c1");
            }
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
