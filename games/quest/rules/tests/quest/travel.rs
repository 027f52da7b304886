//! Chapter 5.3: travel.

use quest::questions::hero::travel::Travel;

use crate::stage::{HERO, OTHER, SAURON, Stage, id};

fn travels(stage: &mut Stage) -> &mut Stage {
    stage.state.turn = quest::state::Turn::new(2, Some(HERO));
    stage.go(Travel { seat: HERO })
}

/// MEQ-5.3a: one card with the path's icon, or as many as its number.
#[test]
fn a_card_or_a_number() {
    // From Erebor, to the Iron Hills or wherever a path leads.
    let mut stage = Stage::of(&["thalin"]);
    stage.hand(&["thalin_sweep", "thalin_sweep", "thalin_sweep", "thalin_rush", "thalin_evade"]);
    travels(&mut stage);
    let path = *stage.state.paths(HERO).iter().find(|path| path.icon.is_some() && path.number == 2).unwrap();
    let fits = |card: &&str| stage.state.pack.card(id(card)).icon == path.icon;
    let cards = ["thalin_sweep", "thalin_evade"];
    for card in cards {
        let choice = format!("go:{}:{card}", path.to);
        if fits(&card) {
            assert!(stage.choices(HERO).contains(&choice));
        } else {
            assert_eq!(stage.refused(HERO, &choice), "MEQ-5.3a");
            assert_eq!(stage.refused_with(HERO, &choice, "needs"), 2, "so many cards do");
        }
    }
    let march = format!("march:{}", path.to);
    stage.choose(HERO, &march).choose(HERO, "card:thalin_rush").choose(HERO, "card:thalin_evade");
    assert_eq!(stage.place(), path.to);
    assert_eq!(stage.state.hero(HERO).rest.len(), 2);
    assert_eq!(stage.state.hero(HERO).hand.len(), 3);
}

/// MEQ-A19, quest:item-horse: the Horse lowers the number, not below 1.
#[test]
fn the_horse() {
    let stage = Stage::of(&["eometh", "thalin"]);
    for path in stage.state.paths(HERO) {
        assert_eq!(stage.state.number(HERO, path), path.number.saturating_sub(1).max(1));
    }
    for path in stage.state.paths(OTHER) {
        assert_eq!(stage.state.number(OTHER, path), path.number);
    }
}

/// MEQ-5.3a, quest:item-boat: the lane at sea is for those who have a Boat.
#[test]
fn the_lane_at_sea() {
    let mut stage = Stage::of(&["thalin"]);
    stage.at("grey_havens").hand(&["thalin_sweep", "thalin_sweep", "thalin_sweep"]);
    travels(&mut stage);
    assert_eq!(stage.refused(HERO, "march:belfalas"), "MEQ-5.3a");
    stage.state.hero_mut(HERO).items.add(id("boat"));
    stage.choose(HERO, "march:belfalas");
}

/// MEQ-5.3b: more influence than wisdom makes a place perilous; as much does not.
#[test]
fn perilous_by_influence() {
    let mut stage = Stage::of(&["thalin"]);
    stage.influence("rhun", 1);
    assert!(!stage.state.perilous(HERO, id("rhun")));
    stage.influence("rhun", 1);
    assert!(stage.state.perilous(HERO, id("rhun")));
    assert!(stage.state.perilous(HERO, id("moria")), "by its frame");
}

/// MEQ-5.3: before the first move the hero may explore, and only once.
#[test]
fn explores_first() {
    let mut stage = Stage::of(&["thalin"]);
    stage.hand(&["thalin_sweep"]);
    travels(&mut stage);
    stage.choose(HERO, "explore").choose(HERO, "done");
    assert_eq!(stage.refused(HERO, "explore"), "MEQ-5.3");
}

/// MEQ-5.3i, MEQ-5.3e: favor is taken; the dark path is taken once a turn.
#[test]
fn favor_and_the_dark_path() {
    let mut stage = Stage::of(&["thalin"]);
    stage.hand(&["thalin_sweep"]);
    stage.state.board.favor.add(id("erebor"), 2);
    travels(&mut stage);
    stage.choose(HERO, "explore").choose(HERO, "favor");
    assert_eq!(stage.state.hero(HERO).favor, 2);
    stage.state.decks.corruption = ["weak"].into_iter().map(id).collect();
    stage.choose(HERO, "dark-path");
    assert_eq!(stage.state.hero(HERO).favor, 3);
    assert_eq!(stage.state.hero(HERO).corruption.len(), 1);
    assert_eq!(stage.refused(HERO, "dark-path"), "MEQ-5.3e");
}

/// MEQ-5.3j: favor or ability, and the character leaves.
#[test]
fn a_character() {
    let mut stage = Stage::of(&["thalin"]);
    stage.hand(&["thalin_sweep"]);
    stage.state.board.characters[id::<quest::ids::Character>("gandalf").index()] = Some(id("erebor"));
    travels(&mut stage);
    stage.choose(HERO, "explore").choose(HERO, "consult:gandalf");
    assert_eq!(stage.state.attribute(HERO, quest::kinds::Attribute::Wisdom), 2);
    assert_eq!(stage.state.character_at(id("gandalf")), None);
    assert_eq!(stage.state.hero(HERO).favor, 0);
}

/// MEQ-5.3g: a plot is discarded for its favor, and not for less.
#[test]
fn a_plot_is_discarded() {
    let mut stage = Stage::of(&["thalin"]);
    stage.hand(&["thalin_sweep"]);
    stage.state.sauron.active[0] = Some((id("a_dark_messenger"), id("erebor")));
    stage.state.hero_mut(HERO).favor = 4;
    travels(&mut stage);
    stage.choose(HERO, "explore");
    assert_eq!(stage.refused(HERO, "slot:1"), "MEQ-5.3g");
    stage.state.hero_mut(HERO).favor = 5;
    stage.choose(HERO, "slot:1");
    assert_eq!(stage.state.plots_active(), 0);
    assert_eq!(stage.state.hero(HERO).favor, 0);
}

/// MEQ-5.3f, MEQ-A1: the starting quest is completed by exploring its place, and reveals the advanced one.
#[test]
fn a_quest() {
    let mut stage = Stage::of(&["thalin"]);
    stage.hand(&["thalin_sweep"]);
    stage.state.hero_mut(HERO).quests.add(id("the_ered_luin"));
    travels(&mut stage);
    stage.choose(HERO, "explore");
    assert_eq!(stage.refused(HERO, "quest:the_ered_luin"), "MEQ-5.3f");
    stage.at("blue_mountains").choose(HERO, "quest:the_ered_luin");
    assert_eq!(stage.state.hero(HERO).favor, 3);
    assert!(stage.state.hero(HERO).quests.has(id("to_look_into_the_mirrormere")));
}

/// MEQ-5.2a: a blank token is discarded, and the hero goes on.
#[test]
fn a_blank_token() {
    use quest::questions::hero::attack::{Attack, When};
    let mut stage = Stage::of(&["thalin"]);
    stage.at("rhun").hand(&["thalin_sweep"]);
    stage.state.sauron.token = Some((id("brown_lands_mordor"), quest::ids::Face::blank()));
    stage.state.decks.bags[4].take(quest::ids::Face::blank());
    stage.act(|state, ctx| state.put_token(id("rhun"), ctx));
    stage.go(Attack { seat: HERO, when: When::Ambush });
    assert_eq!(stage.state.board.tokens().count(), 0);
    assert!(stage.state.combat.is_none());
}

/// MEQ-5.1: no rest with an enemy, and none in a stronghold.
#[test]
fn rest() {
    use quest::questions::hero::rest::Rest;
    let mut stage = Stage::of(&["thalin"]);
    stage.at("dol_guldur");
    stage.go(Rest { seat: HERO });
    assert!(stage.state.frames.is_empty(), "there is nothing to choose");
    assert_eq!(stage.state.may_rest(HERO).unwrap_err().clause(), "MEQ-5.1");
    stage.at("rhun");
    stage.state.board.minions[0] = quest::board::Stand::At(id("rhun"));
    assert_eq!(stage.state.may_rest(HERO).unwrap_err().clause(), "MEQ-5.1");
    stage.at("erebor");
    stage.state.board.minions[0] = quest::board::Stand::At(id("erebor"));
    assert_eq!(stage.state.may_rest(HERO), Ok(()), "in a haven a minion does not hinder (MEQ-A7)");
}

/// MEQ-9.2: a defeated hero recovers in the nearest haven.
#[test]
fn defeat() {
    use quest::steps::defeat::Defeat;
    let mut stage = Stage::of(&["thalin"]);
    stage.at("iron_hills");
    stage.state.hero_mut(HERO).favor = 1;
    let cards = stage.state.hero(HERO).life;
    stage.state.hero_mut(HERO).life = quest::pile::Pile::EMPTY;
    stage.state.hero_mut(HERO).damage = cards;
    stage.go(Defeat { seat: HERO, step: 0 });
    stage.choose(HERO, "marker:red");
    assert_eq!(stage.state.markers, [0, 1, 0, 0]);
    assert_eq!(stage.state.hero(HERO).favor, 0);
    assert_eq!(stage.place(), id("erebor"));
    assert_eq!(stage.state.hero(HERO).life.len(), 25);
    assert!(stage.choices(SAURON).is_empty());
}

/// A hero who plays alone has two turns a round, and is told which it is.
#[test]
fn which_turn_of_two_it_is() {
    use quest::steps::hero_turn::HeroTurn;
    for (heroes, waits, turn) in
        [(&["thalin"][..], true, 1), (&["thalin"][..], false, 2), (&["thalin", "eleanor"][..], false, 0)]
    {
        let mut stage = Stage::of(heroes);
        if waits {
            stage.state.frames.push(HeroTurn::begin(HERO));
        }
        travels(&mut stage);
        let asked = table::flow::prompt::<quest::MiddleEarthQuest>(&stage.state, table::Observer::Seat(HERO));
        let told = asked.args.contains(&("turn", table::Arg::Number(turn)));
        assert!(told, "{turn}: {asked:?}");
    }
}

/// MEQ-B4: who would pay for a path with the last cards reads so before paying.
#[test]
fn the_last_cards_are_told() {
    for (spare, last) in [(true, 0), (false, 1)] {
        let mut stage = Stage::of(&["thalin"]);
        stage.hand(&["thalin_sweep", "thalin_rush"]);
        let path = *stage.state.paths(HERO).iter().find(|path| path.number == 2 && !path.sea).unwrap();
        if !spare {
            let hero = stage.state.hero_mut(HERO);
            hero.life.pour_into(&mut hero.rest);
        }
        travels(&mut stage).choose(HERO, &format!("march:{}", path.to));
        let asked = table::flow::prompt::<quest::MiddleEarthQuest>(&stage.state, table::Observer::Seat(HERO));
        let told = asked.args.contains(&("last", table::Arg::Number(last)));
        assert!(told, "{last}: {asked:?}");
    }
}

/// MEQ-5.2: a fight says whether it is an ambush, and in which turn of a hero who plays alone.
#[test]
fn an_ambush_is_told() {
    use quest::questions::combat::agility::Agility;
    use quest::steps::hero_turn::{HeroTurn, Part};
    let none: &[Part] = &[];
    for (heroes, parts, ambush) in [
        (&["thalin"][..], none, 0),
        (&["thalin"][..], &[Part::Travel, Part::Ambush][..], 0),
        (&["thalin"][..], &[Part::Travel][..], 2),
        (&["thalin"][..], &[Part::Begin, Part::Travel][..], 1),
        (&["thalin", "eleanor"][..], &[Part::Travel][..], 3),
    ] {
        let mut stage = Stage::of(heroes);
        for part in parts {
            stage.state.frames.push(HeroTurn { seat: HERO, part: *part });
        }
        stage.state.frames.push(Agility { seat: HERO });
        let asked = table::flow::prompt::<quest::MiddleEarthQuest>(&stage.state, table::Observer::Seat(HERO));
        let told = asked.args.contains(&("ambush", table::Arg::Number(ambush)));
        assert!(told, "{parts:?}: {asked:?}");
    }
}
