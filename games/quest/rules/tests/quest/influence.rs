//! Chapter 6: influence.

use quest::questions::sauron::extend::Extend;

use crate::stage::{SAURON, Stage, id};

fn extend(stage: &mut Stage, left: u8, pool: u8) -> &mut Stage {
    stage.act(|state, _| state.extend(Extend::new(left, pool)));
    stage
}

/// MEQ-6.3: a stronghold, what hangs on it, and what is next to that; nothing further away.
#[test]
fn in_extension() {
    let mut stage = Stage::of(&["thalin"]);
    stage.influence("barad_dur", 1);
    extend(&mut stage, 3, 0);
    stage.choose(SAURON, "at:barad_dur").choose(SAURON, "at:mount_doom");
    assert_eq!(stage.refused(SAURON, "at:shire"), "MEQ-6.3");
    assert_eq!((stage.tokens("barad_dur"), stage.tokens("mount_doom")), (2, 1));
}

/// MEQ-6.3: never in a haven, even next to a chain.
#[test]
fn never_in_a_haven() {
    let mut stage = Stage::of(&["thalin"]);
    for place in ["barad_dur", "mount_doom", "minas_morgul", "osgiliath"] {
        stage.influence(place, 1);
    }
    extend(&mut stage, 1, 0);
    assert_eq!(stage.refused(SAURON, "at:minas_tirith"), "MEQ-6.3");
}

/// MEQ-A11, MEQ-B7: an empty stronghold may be refilled, but roots nothing.
#[test]
fn an_empty_stronghold() {
    let mut stage = Stage::of(&["thalin"]);
    extend(&mut stage, 1, 0);
    let choices = stage.choices(SAURON);
    assert!(choices.contains(&"at:barad_dur".to_owned()));
    assert_eq!(stage.refused(SAURON, "at:mount_doom"), "MEQ-6.3");
}

/// MEQ-B7: where the table says so, an empty stronghold roots a chain.
#[test]
fn an_empty_stronghold_roots() {
    let mut stage = Stage::with(&["thalin"], &[("empty_stronghold", "root")]);
    extend(&mut stage, 1, 0);
    stage.choose(SAURON, "at:mount_doom");
}

/// MEQ-6.4: the stronghold's number is the limit of it and of all that hangs on it.
#[test]
fn the_limit() {
    let mut stage = Stage::of(&["thalin"]);
    stage.influence("dol_guldur", 3);
    extend(&mut stage, 9, 0);
    assert_eq!(stage.refused(SAURON, "at:dol_guldur"), "MEQ-6.4");
    assert_eq!(stage.refused_with(SAURON, "at:dol_guldur", "has"), 3, "how much is there");
    let near = stage.choices(SAURON).into_iter().find(|choice| {
        choice.starts_with("at:") && !choice.contains("barad") && !choice.contains("gundabad")
    });
    let near = near.unwrap();
    stage.choose(SAURON, &near).choose(SAURON, &near).choose(SAURON, &near);
    assert_eq!(stage.refused(SAURON, &near), "MEQ-6.4");
}

/// MEQ-A12, MEQ-6.4: places joined to two strongholds have the highest number; a stronghold keeps its own.
#[test]
fn joined_strongholds() {
    let mut stage = Stage::of(&["thalin"]);
    let map = stage.state.pack.map.clone();
    let (one, other) = (id("dol_guldur"), id("barad_dur"));
    // A shortest way, with a token on each place of it.
    let on_way = map.all.iter().filter(|place| {
        map.distance(one, *place) + map.distance(*place, other) == map.distance(one, other)
            && !map.havens.has(*place)
    });
    on_way.for_each(|place| stage.state.board.influence.add(place, 1));
    stage.influence("dol_guldur", 2);
    stage.influence("emyn_muil", 2);
    extend(&mut stage, 9, 0);
    assert_eq!((stage.tokens("dol_guldur"), stage.tokens("emyn_muil")), (3, 3));
    assert_eq!(stage.refused(SAURON, "at:dol_guldur"), "MEQ-6.4");
    stage.choose(SAURON, "at:emyn_muil");
    for _ in 0..5 {
        stage.choose(SAURON, "at:barad_dur");
    }
    assert_eq!((stage.tokens("barad_dur"), stage.tokens("emyn_muil")), (6, 4));
}

/// MEQ-6.5: the Shadow Pool holds 4 in the first stage; only two of an action go there (MEQ-3.4).
#[test]
fn the_shadow_pool() {
    let mut stage = Stage::of(&["thalin"]);
    stage.state.sauron.pool = 3;
    extend(&mut stage, 5, 2);
    stage.choose(SAURON, "pool");
    assert_eq!(stage.state.sauron.pool, 4);
    assert_eq!(stage.refused(SAURON, "pool"), "MEQ-6.5");
}

/// MEQ-3.4: not more than two to the Shadow Pool.
#[test]
fn two_to_the_pool() {
    let mut stage = Stage::of(&["thalin"]);
    extend(&mut stage, 5, 2);
    stage.choose(SAURON, "pool").choose(SAURON, "pool");
    assert_eq!(stage.refused(SAURON, "pool"), "MEQ-3.4");
}

/// MEQ-A13: where the table says so, the Shadow Pool has no limit.
#[test]
fn an_open_pool() {
    let mut stage = Stage::with(&["thalin"], &[("pool", "open")]);
    stage.state.sauron.pool = 9;
    stage.act(|state, ctx| state.change_pool(3, ctx));
    assert_eq!(stage.state.sauron.pool, 12);
}

/// MEQ-6.6: when heroes break a chain, what hangs on no stronghold keeps one token.
#[test]
fn a_broken_chain() {
    let mut stage = Stage::of(&["thalin"]);
    use quest::steps::sauron_turn::Phase;
    stage
        .at("mount_doom")
        .influence("barad_dur", 2)
        .influence("mount_doom", 1)
        .influence("udun", 3)
        .influence("shire", 3);
    stage.go(Phase::Rally);
    let left = ["barad_dur", "mount_doom", "udun", "shire"].map(|place| stage.tokens(place));
    assert_eq!(left, [2, 0, 1, 3], "what never hung on a stronghold loses nothing");
}

/// MEQ-2.1: the rally takes all influence off a hero's place, not off a stronghold.
#[test]
fn the_rally() {
    use quest::steps::sauron_turn::Phase;
    let mut stage = Stage::of(&["thalin", "argalad"]);
    stage.at("rhun").influence("rhun", 3).influence("dol_guldur", 2);
    stage.state.hero_mut(crate::stage::OTHER).at = id("dol_guldur");
    stage.go(Phase::Rally);
    assert_eq!((stage.tokens("rhun"), stage.tokens("dol_guldur")), (0, 2));
}
