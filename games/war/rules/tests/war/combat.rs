//! Chapter 10: every card's use in a battle.

use war::card::{Card, Combat};
use war::nation::Nation::{self, *};
use war::nation::Side;
use war::region::Region;

use crate::stage::Stage;

const ALL: [Nation; 8] = Nation::ALL;

/// The cards with this combat use.
fn cards_of(combat: Combat) -> Vec<Card> {
    let cards = Card::all().filter(|card| card.facts().combat == combat);
    let cards = cards.collect::<Vec<_>>();
    assert!(!cards.is_empty(), "{combat:?} is on no card");
    cards
}

/// The first card with this combat use.
fn card_of(combat: Combat) -> Card {
    cards_of(combat)[0]
}

/// A field battle at Fangorn: five units of the Shadow from the Fords against five of the Free Peoples.
fn fangorn(free: &[(&str, u8)], shadow: &[(&str, u8)]) -> Stage {
    let stage = Stage::shadow("army")
        .war(&ALL)
        .clear("fords-of-isen")
        .clear("helms-deep");
    stage.put("fangorn", free).put("fords-of-isen", shadow)
}

/// The same fight once with each card that has the use in question: all go alike, or the test fails.
struct Fights(Vec<Stage>);

impl std::ops::Deref for Fights {
    type Target = Stage;
    fn deref(&self) -> &Stage {
        &self.0[0]
    }
}

impl Fights {
    #[track_caller]
    fn alike(stages: Vec<Stage>) -> Self {
        let seen = |stage: &Stage| {
            let state = &stage.state;
            let rounds = state
                .battle
                .map(|battle| (battle.rounds, battle.round, battle.end));
            let lost = (state.casualties, state.reserve, state.people);
            (state.board.clone(), lost, rounds, stage.choices(), stage.asked())
        };
        for stage in &stages {
            assert_eq!(seen(stage), seen(&stages[0]));
        }
        Self(stages)
    }

    #[track_caller]
    fn play(self, choices: &[&str]) -> Self {
        Self::alike(self.0.into_iter().map(|stage| stage.play(choices)).collect())
    }

    #[track_caller]
    fn all_drawn(self) -> Self {
        Self(self.0.into_iter().map(Stage::all_drawn).collect())
    }
}

/// Fights one round there, with a card of the Free Peoples (or none) and one of the Shadow (or none).
#[track_caller]
fn fight(stage: Stage, free: Option<Combat>, shadow: Option<Combat>, rolls: &[u32]) -> Fights {
    let cards = |combat: Option<Combat>| match combat {
        None => vec![None],
        Some(combat) => cards_of(combat).into_iter().map(Some).collect(),
    };
    let mut stages = Vec::new();
    for free in cards(free) {
        for shadow in cards(shadow) {
            stages.push(round(stage.clone().rolls(rolls), free, shadow));
        }
    }
    Fights::alike(stages)
}

#[track_caller]
fn round(mut stage: Stage, free: Option<Card>, shadow: Option<Card>) -> Stage {
    for card in [free, shadow].into_iter().flatten() {
        stage = stage.hand(&[card.id()]);
    }
    stage = stage.play(&["die:army", "act:attack", "from:fords-of-isen"]);
    if stage.allows("to:fangorn") {
        stage = stage.play(&["to:fangorn"]);
    }
    stage = stage.play(&["all"]);
    for card in [shadow, free].into_iter().flatten() {
        stage = stage.play(&[&format!("card:{card}")]);
    }
    stage
}

/// Fewer units on both sides make for fewer dice.
const FREE: &[(&str, u8)] = &[("rohan-regular", 2), ("rohan-elite", 1)];
const SHADOW: &[(&str, u8)] = &[("isengard-regular", 2), ("isengard-elite", 1)];

fn hits(stage: &Stage) -> (u8, u8) {
    let rounds = stage.state.battle.expect("the battle goes on").rounds;
    (
        rounds[Side::Free as usize].hits,
        rounds[Side::Shadow as usize].hits,
    )
}

/// GDA-10.14, GDA-10.15: the attacker chooses first; nobody sees the card, all see its back.
#[test]
fn chosen_face_down() {
    use table::{Game, Observer, Seat};
    let stage = fangorn(FREE, SHADOW).hand(&["shadow-strategy-22", "fp-strategy-08"]);
    let stage = stage.play(&[
        "die:army",
        "act:attack",
        "from:fords-of-isen",
        "all",
        "card:shadow-strategy-22",
    ]);
    assert_eq!(stage.asked(), Some(Seat::new(0)));
    let view = war::War::view(&stage.state, Observer::Seat(Seat::new(0)));
    assert_eq!(view.battle.unwrap().cards, [None; 2]);
    assert_eq!(view.backs, [None, Some(war::card::Deck::Strategy)]);
    assert!(stage.allows("no") && stage.allows("card:fp-strategy-08"));
}

/// GDA-10.18: what a card demands in bold must be so.
#[test]
fn requirements() {
    let may = |stage: Stage, combat: Combat| {
        let card = card_of(combat);
        let shadow = card.side() == Side::Shadow;
        let other = if shadow {
            "fp-strategy-08"
        } else {
            "shadow-strategy-22"
        };
        let stage = stage.hand(&[card.id(), other]).rolls(&[1; 30]);
        let stage = stage.play(&["die:army", "act:attack", "from:fords-of-isen", "all"]);
        let stage = if shadow { stage } else { stage.play(&["no"]) };
        stage.allows(&format!("card:{card}"))
    };
    let plain = || fangorn(FREE, SHADOW);
    for combat in [
        Combat::Gift,
        Combat::Westernesse,
        Combat::Mighty,
        Combat::Defiance,
        Combat::Brave,
        Combat::Secretfire,
        Combat::Anduril,
        Combat::Heroic,
        Combat::Fateful,
        Combat::Sudden,
        Combat::Advantage,
        Combat::Darklord,
        Combat::Cruel,
        Combat::Terrible,
        Combat::Dread,
        Combat::Stench,
        Combat::Breath,
        Combat::Words,
        Combat::Durin,
        Combat::Devilry,
        Combat::Mumakil,
    ] {
        assert!(!may(plain(), combat), "{combat:?}");
    }
    for combat in [
        Combat::Entsrage,
        Combat::Huorndark,
        Combat::Nameless,
        Combat::Noquarter,
        Combat::Shieldwall,
        Combat::Confusion,
        Combat::Daylight,
        Combat::Scouts,
        Combat::Charge,
        Combat::Valour,
        Combat::Kill,
        Combat::Relentless,
        Combat::Host,
        Combat::Bats,
        Combat::Strife,
        Combat::Onslaught,
        Combat::Desperate,
    ] {
        assert!(may(plain(), combat), "{combat:?}");
    }
    let people = || {
        plain().put(
            "fangorn",
            &[("gandalf-the-grey", 1), ("strider", 1), ("meriadoc", 1)],
        )
    };
    for combat in [
        Combat::Westernesse,
        Combat::Mighty,
        Combat::Defiance,
        Combat::Brave,
        Combat::Secretfire,
        Combat::Anduril,
        Combat::Heroic,
        Combat::Fateful,
        Combat::Sudden,
    ] {
        assert!(may(people(), combat), "{combat:?}");
    }
    let nazgul = || plain().put("fords-of-isen", &[("nazgul", 2), ("southrons-elite", 1)]);
    for combat in [
        Combat::Cruel,
        Combat::Terrible,
        Combat::Dread,
        Combat::Stench,
        Combat::Breath,
        Combat::Words,
        Combat::Mumakil,
    ] {
        assert!(may(nazgul(), combat), "{combat:?}");
    }
    let ring = || plain().change(|state| state.fellowship.at = Region::FANGORN);
    assert!(may(ring(), Combat::Gift) && may(ring(), Combat::Darklord));
}

/// GDA-20.7, GDA-10.17: Scouts are quicker than Durin's Bane, which is not used up, and yet discarded.
/// combat:fp-strategy-05 combat:fp-strategy-09 combat:fp-strategy-17
#[test]
fn scouts_and_durin() {
    for scouts in cards_of(Combat::Scouts) {
        let stage = Stage::shadow("army")
            .war(&ALL)
            .put("dimrill-dale", &[("elves-regular", 2)]);
        let stage = stage.hand(&["shadow-character-17", scouts.id()]);
        let stage = stage.play(&["die:army", "act:attack", "from:moria", "all"]);
        let stage = stage.play(&["card:shadow-character-17", &format!("card:{scouts}")]);
        assert!(!stage.allows("fight"), "it is an order");
        let stage = stage.play(&["to:gladden-fields"]);
        assert_eq!(
            stage.count("gladden-fields", "elves-regular"),
            2,
            "no die was rolled"
        );
        assert!(stage.state.cards.discarded.has(card_of(Combat::Durin)));
    }
}

/// GDA-11.2: Scouts may lead into the Stronghold as well; in a siege there is nowhere to go.
#[test]
fn scouts_withdraw() {
    for scouts in cards_of(Combat::Scouts) {
        let start = || {
            let stage = Stage::shadow("army").war(&ALL).clear("fords-of-isen");
            stage
                .put("westemnet", &[("isengard-regular", 3)])
                .hand(&[scouts.id()])
        };
        let stage = start().play(&["die:army", "act:attack", "from:westemnet"]);
        let stage = if stage.allows("to:helms-deep") {
            stage.play(&["to:helms-deep"])
        } else {
            stage
        };
        let stage = stage.play(&["all", "fight", &format!("card:{scouts}"), "withdraw", "all"]);
        assert_eq!(stage.state.besieged(Region::HELMS_DEEP), Some(Side::Free));
        let stage = start().put("helms-deep", &[("isengard-elite", 2)]);
        let stage = stage.play(&["die:army", "act:attack", "from:helms-deep", "all"]);
        assert_eq!(
            stage.refuses(&format!("card:{scouts}")),
            ("war-why-combat-needs", "GDA-10.18")
        );
    }
}

/// GDA-11.11: whom a sortie attacks defends in the field, and may have Scouts.
#[test]
fn scouts_against_a_sortie() {
    for scouts in cards_of(Combat::Scouts) {
        let stage = Stage::shadow("army")
            .war(&ALL)
            .put("orthanc", &[("rohan-regular", 3)])
            .hand(&[scouts.id()]);
        let stage = stage.play(&["die:army", "act:attack", "from:orthanc", "all"]);
        let stage = stage.play(&[&format!("card:{scouts}"), "to:gap-of-rohan"]);
        assert_eq!(
            stage.count("gap-of-rohan", "rohan-regular"),
            3,
            "{scouts}: no die was rolled"
        );
        assert_eq!(stage.state.besieged(Region::ORTHANC), None);
    }
}

/// GDA-10.20: Durin's Bane strikes before the Combat roll, on 4 and more, within two regions of Moria.
/// combat:shadow-character-17
#[test]
fn durin_strikes() {
    let durin = card_of(Combat::Durin);
    let stage = Stage::shadow("army").war(&ALL).hand(&[durin.id()]);
    let stage = stage
        .put("dimrill-dale", &[("elves-regular", 2)])
        .rolls(&[4, 4, 1]);
    let stage = stage.play(&[
        "die:army",
        "act:attack",
        "from:moria",
        "all",
        &format!("card:{durin}"),
    ]);
    let stage = stage.all_drawn();
    assert_eq!(
        stage.count("dimrill-dale", "elves-regular"),
        0,
        "the rest of the round is not fought"
    );
}

/// Cards that change the dice of the Combat roll.
/// combat:fp-strategy-22 combat:fp-strategy-23 combat:fp-strategy-24
/// combat:fp-character-19
/// combat:fp-character-08
/// combat:shadow-strategy-01 combat:shadow-strategy-10 combat:shadow-strategy-21
/// combat:shadow-strategy-22 combat:shadow-strategy-23 combat:shadow-strategy-24
/// combat:fp-character-01 combat:fp-character-02 combat:fp-character-03 combat:fp-character-04
/// combat:shadow-character-01 combat:shadow-character-02 combat:shadow-character-03 combat:shadow-character-04
/// combat:shadow-strategy-07 combat:shadow-strategy-08
#[test]
fn rolls_changed() {
    let people: &[(&str, u8)] = &[("rohan-regular", 2), ("rohan-elite", 1), ("gandalf-the-grey", 1)];
    // Three of the Shadow roll 4, 4, 1; three of Rohan, and a captain, roll 4, 4, 1, 1; his re-roll misses.
    let with_captain = [4, 4, 1, 4, 4, 1, 1, 1];
    let plain = [4, 4, 1, 4, 4, 1];
    assert_eq!(hits(&fight(fangorn(FREE, SHADOW), None, None, &plain)), (0, 0));
    for combat in [Combat::Valour, Combat::Entsrage] {
        assert_eq!(
            hits(&fight(fangorn(FREE, SHADOW), Some(combat), None, &plain).all_drawn()),
            (2, 0),
            "{combat:?}"
        );
    }
    let stage = fight(
        fangorn(people, SHADOW),
        Some(Combat::Secretfire),
        None,
        &with_captain,
    );
    assert_eq!(hits(&stage.all_drawn()), (2, 0));
    for combat in [Combat::Strife, Combat::Desperate] {
        assert_eq!(
            hits(&fight(fangorn(FREE, SHADOW), None, Some(combat), &plain).all_drawn()),
            (2, 2),
            "{combat:?}"
        );
    }
    let ring = |stage: Stage| stage.change(|state| state.fellowship.at = Region::FANGORN);
    assert_eq!(
        hits(&fight(
            ring(fangorn(FREE, SHADOW)),
            Some(Combat::Gift),
            None,
            &plain
        )),
        (2, 0)
    );
    assert_eq!(
        hits(&fight(
            ring(fangorn(FREE, SHADOW)),
            None,
            Some(Combat::Darklord),
            &plain
        )),
        (0, 2)
    );
    let beasts: &[(&str, u8)] = &[("southrons-regular", 2), ("southrons-elite", 1)];
    let stage = fight(fangorn(FREE, beasts), None, Some(Combat::Mumakil), &plain);
    assert_eq!(
        hits(&stage),
        (0, 3),
        "two, and one more because it is more than the enemy's"
    );
}

/// Cards that change how many dice are rolled.
/// combat:fp-strategy-01 combat:fp-strategy-15 combat:fp-strategy-16
/// combat:fp-character-20
/// combat:fp-character-17 combat:fp-character-23 combat:fp-character-24
/// combat:shadow-character-08 combat:shadow-character-14 combat:shadow-character-20
#[test]
fn fewer_dice() {
    let five: &[(&str, u8)] = &[("isengard-regular", 5)];
    let small: &[(&str, u8)] = &[("rohan-regular", 1), ("boromir", 1)];
    fight(fangorn(FREE, five), Some(Combat::Daylight), None, &[1; 6]).all_drawn();
    fight(fangorn(FREE, five), Some(Combat::Huorndark), None, &[1; 5]).all_drawn();
    // One unit and a captain roll two dice and one again.
    fight(fangorn(small, five), Some(Combat::Brave), None, &[1; 4 + 3]).all_drawn();
    let stage = fight(
        fangorn(FREE, &[("isengard-regular", 1), ("nazgul", 2)]),
        None,
        Some(Combat::Dread),
        &[1; 6],
    );
    assert_eq!(stage.refuses("count:3").0, "war-why-combat-needs");
    // One die and no re-roll for the Shadow; three less two for Rohan.
    stage.play(&["count:2"]);
}

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
    let stage = fight(
        fangorn(boromir, orcs),
        Some(Combat::Brave),
        Some(Combat::Words),
        &[1; 3 + 1 + 1],
    );
    stage.play(&["who:boromir"]).all_drawn();
}

/// The extra attacks.
/// combat:fp-character-14 combat:fp-character-22 combat:fp-strategy-11
/// combat:fp-strategy-13 combat:fp-strategy-14
/// combat:shadow-strategy-13 combat:shadow-strategy-14 combat:shadow-strategy-15
#[test]
fn extra_attacks() {
    let led: &[(&str, u8)] = &[("rohan-regular", 1), ("rohan-leader", 2)];
    // Two dice of Leadership, one hits; then two of the Shadow, one of Rohan and its re-roll.
    let stage = fight(fangorn(led, SHADOW), Some(Combat::Sudden), None, &[5, 1]);
    assert!(stage.allows("lose:isengard-regular"), "casualties at once");
    let elites: &[(&str, u8)] = &[("rohan-elite", 2)];
    let stage = fight(
        fangorn(elites, &[("isengard-regular", 4)]),
        Some(Combat::Charge),
        None,
        &[5, 5, 1, 1, 1, 1],
    );
    assert_eq!(stage.all_drawn().count("fords-of-isen", "isengard-regular"), 2);
    let stage = fight(
        fangorn(&[("rohan-regular", 4)], &[("isengard-elite", 2)]),
        None,
        Some(Combat::Kill),
        &[1, 1, 1, 1, 1, 1, 5, 1],
    );
    assert_eq!(
        stage.all_drawn().count("fangorn", "rohan-regular"),
        3,
        "after the casualties"
    );
}

/// Cards that add or cancel hits.
/// combat:fp-strategy-02 combat:fp-strategy-10
/// combat:fp-character-21
/// combat:fp-strategy-06 combat:fp-strategy-07 combat:fp-strategy-18 combat:fp-strategy-19
/// combat:fp-strategy-08 combat:fp-strategy-12
/// combat:shadow-strategy-06 combat:shadow-strategy-16 combat:shadow-strategy-17
#[test]
fn hits_changed() {
    let four: &[(&str, u8)] = &[("rohan-regular", 4)];
    let orcs: &[(&str, u8)] = &[("isengard-regular", 4)];
    // The Shadow rolls first.
    let stage = fight(
        fangorn(four, orcs),
        Some(Combat::Noquarter),
        None,
        &[1, 1, 1, 1, 5, 1, 1, 1],
    );
    assert_eq!(hits(&stage), (2, 0));
    let stage = fight(fangorn(four, orcs), Some(Combat::Noquarter), None, &[1; 8]);
    assert_eq!(hits(&stage), (0, 0), "a hit is needed first");
    let stage = fight(
        fangorn(four, orcs),
        Some(Combat::Nameless),
        None,
        &[1, 1, 1, 1, 5, 1, 1, 1],
    );
    assert_eq!(hits(&stage), (3, 0));
    let stage = fight(
        fangorn(four, orcs),
        Some(Combat::Shieldwall),
        None,
        &[5, 5, 1, 1, 1, 1, 1, 1],
    );
    assert_eq!(hits(&stage), (0, 1));
    let stage = fight(
        fangorn(four, orcs),
        Some(Combat::Shieldwall),
        None,
        &[5, 1, 1, 1, 1, 1, 1, 1],
    );
    assert_eq!(hits(&stage), (0, 1), "one hit is not cancelled");
    let stage = fight(
        fangorn(four, orcs),
        Some(Combat::Confusion),
        None,
        &[1, 1, 2, 2, 2, 2, 2, 2],
    );
    assert_eq!(hits(&stage), (2, 0), "every 1 of the Shadow strikes the Shadow");
    let many: &[(&str, u8)] = &[("isengard-regular", 4)];
    let stage = fight(
        fangorn(&[("rohan-regular", 2)], many),
        None,
        Some(Combat::Host),
        &[1; 6],
    );
    assert_eq!(
        stage.count("fangorn", "rohan-regular"),
        1,
        "twice as many: one hit"
    );
}

/// Cards that ask: Mighty Attack, Andúril, Heroic Death, Fateful Strike, Black Breath, Words of Power.
/// combat:fp-character-09
/// combat:fp-character-06 combat:fp-character-07
/// combat:fp-character-10 combat:fp-character-13 combat:fp-character-18
/// combat:fp-character-12
/// combat:shadow-character-15 combat:shadow-character-18 combat:shadow-character-23
#[test]
fn asking() {
    let king: &[(&str, u8)] = &[("rohan-regular", 2), ("aragorn", 1)];
    let orcs: &[(&str, u8)] = &[("isengard-regular", 4)];
    // Four of the Shadow; two units and a captain.
    let stage = fight(
        fangorn(king, orcs),
        Some(Combat::Anduril),
        None,
        &[1, 1, 1, 1, 2, 2, 2],
    )
    .play(&["who:aragorn"]);
    assert_eq!(
        hits(&stage.all_drawn()),
        (2, 0),
        "two of three misses, and no re-roll"
    );
    let gimli: &[(&str, u8)] = &[("rohan-regular", 2), ("gimli", 1)];
    let stage = fight(
        fangorn(gimli, orcs),
        Some(Combat::Mighty),
        None,
        &[1, 1, 1, 1, 2, 2, 2],
    )
    .play(&["who:gimli"]);
    assert_eq!(hits(&stage.all_drawn()), (1, 0));
    let stage = fight(
        fangorn(gimli, orcs),
        Some(Combat::Heroic),
        None,
        &[5, 5, 1, 1, 2, 2, 2, 2],
    );
    let stage = stage.play(&["lose:gimli"]);
    assert_eq!(hits(&stage), (0, 0), "a Companion of level 2 cancels two hits");
    let nazgul: &[(&str, u8)] = &[("isengard-regular", 2), ("nazgul", 1)];
    let stage = fight(
        fangorn(gimli, nazgul),
        Some(Combat::Fateful),
        None,
        &[1, 1, 2, 2, 2, 1, 5],
    );
    assert_eq!(
        stage.refuses("no").0,
        "war-why-combat-needs",
        "it is not optional"
    );
    let stage = stage.play(&["lose:nazgul"]);
    assert_eq!(stage.count("fords-of-isen", "nazgul"), 0);
    let stage = fight(
        fangorn(gimli, nazgul),
        None,
        Some(Combat::Breath),
        &[1, 1, 2, 2, 2, 5, 1],
    );
    assert_eq!(
        stage.count("fangorn", "gimli"),
        1,
        "one hit is not enough for a Companion of level 2"
    );
    let stage = fight(
        fangorn(gimli, nazgul),
        None,
        Some(Combat::Words),
        &[1, 1, 2, 2, 1],
    )
    .play(&["who:gimli"]);
    assert_eq!(
        hits(&stage.all_drawn()),
        (0, 0),
        "neither captain nor Leader this round"
    );
}

/// Black Breath: a Leader for a hit of the re-roll, a Companion for as many as his level.
/// combat:shadow-character-11 combat:shadow-character-12
#[test]
fn black_breath() {
    let led: &[(&str, u8)] = &[("rohan-regular", 2), ("rohan-leader", 1), ("gimli", 1)];
    let three: &[(&str, u8)] = &[("isengard-regular", 2), ("nazgul", 3)];
    // Two of the Shadow miss and are rolled again.
    let stage = fight(
        fangorn(led, three),
        None,
        Some(Combat::Breath),
        &[1, 1, 2, 2, 2, 5, 1, 2, 2],
    );
    assert_eq!(stage.refuses("lose:gimli").0, "war-why-combat-needs");
    let stage = stage.play(&["lose:rohan-leader"]);
    let left = |stage: &Stage, id: &str| stage.count("fangorn", id);
    assert_eq!(
        (left(&stage, "rohan-leader"), left(&stage, "rohan-regular")),
        (0, 1),
        "the hit counts as well"
    );
    let stage = fight(
        fangorn(led, three),
        None,
        Some(Combat::Breath),
        &[1, 1, 2, 2, 2, 5, 5, 2, 2],
    );
    let stage = stage.play(&["lose:gimli"]);
    assert_eq!((left(&stage, "gimli"), left(&stage, "rohan-regular")), (0, 0));
}

/// Heroic Death: a Leader cancels one hit.
#[test]
fn a_leader_dies_for_them() {
    let led: &[(&str, u8)] = &[("rohan-regular", 2), ("rohan-leader", 1)];
    let orcs: &[(&str, u8)] = &[("isengard-regular", 4)];
    let stage = fight(
        fangorn(led, orcs),
        Some(Combat::Heroic),
        None,
        &[5, 5, 1, 1, 2, 2, 2],
    );
    let stage = stage.play(&["lose:rohan-leader"]);
    assert_eq!(
        (hits(&stage), stage.state.casualties[Rohan.index()]),
        ((0, 1), [1, 0, 1])
    );
}

/// We Come to Kill says 5 and more itself: also against a Stronghold.
#[test]
fn kill_in_a_siege() {
    for kill in cards_of(Combat::Kill) {
        let stage = Stage::shadow("army")
            .war(&ALL)
            .clear("fords-of-isen")
            .hand(&[kill.id()]);
        let stage = stage.put("helms-deep", &[("isengard-regular", 1), ("isengard-elite", 2)]);
        let stage = stage
            .put("helms-deep", &[("rohan-regular", 2)])
            .rolls(&[1, 1, 1, 1, 1, 1, 5, 5]);
        let stage = stage.play(&[
            "die:army",
            "act:attack",
            "from:helms-deep",
            "all",
            &format!("card:{kill}"),
        ]);
        assert_eq!(
            stage.all_drawn().count("helms-deep", "rohan-regular"),
            1,
            "{kill}"
        );
    }
}

/// Westernesse: a Hobbit's blade against a Minion.
/// combat:fp-character-05
#[test]
fn westernesse() {
    let hobbit: &[(&str, u8)] = &[("rohan-regular", 2), ("meriadoc", 1)];
    let king: &[(&str, u8)] = &[("isengard-regular", 2), ("witch-king", 1)];
    let stage = fight(
        fangorn(hobbit, king),
        Some(Combat::Westernesse),
        None,
        &[1, 1, 2, 2, 1, 1, 5],
    );
    let stage = stage.play(&["lose:witch-king"]);
    assert_eq!(hits(&stage), (0, 0), "the hit is spent");
    assert_eq!(
        stage.state.place(war::character::Character::WitchKing),
        war::character::Place::Gone
    );
}

/// Relentless Assault and Onslaught: blood for dice.
/// combat:shadow-strategy-04 combat:shadow-strategy-11 combat:shadow-strategy-18
/// combat:shadow-strategy-02 combat:shadow-strategy-19 combat:shadow-strategy-20
#[test]
fn blood() {
    let four: &[(&str, u8)] = &[("rohan-regular", 4)];
    let orcs: &[(&str, u8)] = &[("isengard-regular", 5)];
    let stage = fight(
        fangorn(four, orcs),
        None,
        Some(Combat::Relentless),
        &[3, 3, 1, 1, 1, 1, 1],
    );
    let stage = stage.play(&["count:2"]).all_drawn();
    assert_eq!(hits(&stage), (0, 2), "3 and 2 make 5");
    assert_eq!(stage.count("fords-of-isen", "isengard-regular"), 3);
    let stage = fight(
        fangorn(four, orcs),
        None,
        Some(Combat::Onslaught),
        &[1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 4, 1],
    );
    let stage = stage.play(&["count:3"]).all_drawn();
    assert_eq!(
        (
            stage.count("fords-of-isen", "isengard-regular"),
            stage.count("fangorn", "rohan-regular")
        ),
        (2, 2)
    );
}

/// Onslaught: who bleeds for it is settled before the dice fall; they fall even if that was the last.
#[test]
fn blood_before_dice() {
    let four: &[(&str, u8)] = &[("rohan-regular", 4)];
    let mixed: &[(&str, u8)] = &[("isengard-regular", 1), ("isengard-elite", 1)];
    let stage = fight(
        fangorn(four, mixed),
        None,
        Some(Combat::Onslaught),
        &[1, 1, 1, 1, 1, 1, 4],
    );
    let stage = stage.play(&["count:1"]);
    assert_eq!(stage.chance.unused(), 1, "the die waits");
    let stage = stage.play(&["lose:isengard-regular"]).all_drawn();
    assert_eq!(stage.count("fangorn", "rohan-regular"), 3);
    let last = fight(
        fangorn(four, &[("isengard-regular", 2)]),
        None,
        Some(Combat::Onslaught),
        &[1, 1, 1, 1, 1, 1, 4, 1],
    );
    let last = last.play(&["count:2"]).all_drawn();
    assert_eq!(
        (
            last.count("fords-of-isen", "isengard-regular"),
            last.count("fangorn", "rohan-regular")
        ),
        (0, 3)
    );
}

/// Cards that cancel cards: Daring Defiance and Swarm of Bats.
/// combat:fp-character-11 combat:fp-character-15 combat:fp-character-16
/// combat:shadow-strategy-09 combat:shadow-strategy-12
#[test]
fn cancelled() {
    let gimli: &[(&str, u8)] = &[("rohan-regular", 2), ("gimli", 1)];
    let orcs: &[(&str, u8)] = &[("isengard-regular", 2)];
    let stage = fight(
        fangorn(gimli, orcs),
        Some(Combat::Defiance),
        Some(Combat::Strife),
        &[4, 4, 4, 4, 4],
    );
    assert_eq!(
        hits(&stage.all_drawn()),
        (0, 0),
        "neither the bonus nor his Leadership"
    );
    let stage = fight(
        fangorn(FREE, orcs),
        Some(Combat::Valour),
        Some(Combat::Bats),
        &[1, 1, 4, 4, 4],
    );
    assert_eq!(hits(&stage.all_drawn()), (0, 0));
    let stage = fight(
        fangorn(gimli, orcs),
        Some(Combat::Defiance),
        Some(Combat::Bats),
        &[1, 1, 4, 4, 4],
    );
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
    let stage = fight(
        fangorn(both, orcs),
        Some(Combat::Defiance),
        Some(Combat::Strife),
        &[1; 16],
    );
    assert_eq!(leadership(&stage), 0);
    assert!(stage.state.battle.unwrap().cancelled[Side::Shadow as usize]);
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
        let stage = if stage.allows("to:fangorn") {
            stage.play(&["to:fangorn"])
        } else {
            stage
        };
        let stage = stage.play(&["all", "yes"]);
        assert_eq!(stage.state.nazgul_leadership(), 0, "the Rider was used");
        let stage = stage.play(&[&format!("card:{}", card_of(shadow))]);
        match free {
            Some(free) => stage.play(&[&format!("card:{}", card_of(free))]),
            None => stage,
        }
    };
    let stage = begin(Some(Combat::Defiance), Combat::Strife);
    assert!(!stage.state.battle.unwrap().cancelled[Side::Shadow as usize]);
    let stage = begin(None, Combat::Words).play(&["who:gandalf-the-white"]);
    assert_eq!(
        stage.state.nazgul_leadership(),
        2,
        "his ability is cancelled for the round"
    );
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

/// Foul Stench and They Are Terrible.
/// combat:shadow-character-09 combat:shadow-character-22 combat:shadow-character-24
/// combat:shadow-character-07 combat:shadow-character-13 combat:shadow-character-16
#[test]
fn rerolls() {
    let led: &[(&str, u8)] = &[("rohan-regular", 2), ("rohan-leader", 1)];
    let nazgul: &[(&str, u8)] = &[("isengard-regular", 2), ("nazgul", 2)];
    let stage = fight(
        fangorn(led, nazgul),
        None,
        Some(Combat::Stench),
        &[1, 1, 1, 1, 1, 1],
    )
    .all_drawn();
    assert_eq!(stage.state.battle.unwrap().rounds[0].reroll_hits, 0);
    let stage = fight(
        fangorn(led, nazgul),
        None,
        Some(Combat::Terrible),
        &[1, 1, 1, 1, 4, 1],
    )
    .all_drawn();
    assert_eq!(hits(&stage), (0, 1), "one die again, and 4 is enough");
}

/// Devilry of Orthanc, in a siege.
/// combat:shadow-character-19 combat:shadow-strategy-03 combat:shadow-strategy-05
#[test]
fn devilry() {
    for devilry in cards_of(Combat::Devilry) {
        let start = || {
            let stage = Stage::shadow("army").war(&ALL);
            stage
                .put("helms-deep", &[("isengard-regular", 3)])
                .clear("fords-of-isen")
        };
        let assault = ["die:army", "act:attack", "from:helms-deep", "all"];
        let stage = start().hand(&[devilry.id()]).rolls(&[5, 5, 1, 1]).play(&assault);
        let stage = stage.play(&[&format!("card:{devilry}")]).all_drawn();
        assert!(stage.captured("helms-deep"), "{devilry}: a 5 hits with the card");
        let stage = start().rolls(&[5, 5, 1, 1]).play(&assault);
        assert!(!stage.captured("helms-deep"), "without it only a 6 does");
    }
}

/// Devilry of Orthanc serves a besieged garrison as well, but not one that makes a sortie.
#[test]
fn devilry_within() {
    for devilry in cards_of(Combat::Devilry) {
        let card = format!("card:{devilry}");
        let siege = |stage: Stage| stage.war(&ALL).put("orthanc", &[("rohan-regular", 3)]);
        let stage = siege(Stage::free("muster-army"))
            .hand(&[devilry.id()])
            .rolls(&[1, 1, 1, 4, 4, 1, 1, 1]);
        let stage = stage.play(&["die:muster-army", "act:attack", "from:orthanc", "all", &card]);
        assert_eq!(
            stage.all_drawn().count("orthanc", "rohan-regular"),
            1,
            "{devilry}: a 4 hits with the card"
        );
        let stage = siege(Stage::shadow("army")).hand(&[devilry.id()]);
        let stage = stage.play(&["die:army", "act:attack", "from:orthanc", "all"]);
        assert_eq!(stage.refuses(&card), ("war-why-combat-needs", "GDA-10.18"));
    }
}

/// Advantageous Position, inside the borders: 6 and more would hit in a City, and a natural 6 always does.
/// combat:fp-strategy-03 combat:fp-strategy-04 combat:fp-strategy-20 combat:fp-strategy-21
#[test]
fn advantage() {
    for advantage in cards_of(Combat::Advantage) {
        let stage = Stage::shadow("army")
            .war(&ALL)
            .put("northern-rhovanion", &[("sauron-regular", 2)])
            .clear("dale");
        let stage = stage
            .put("dale", &[("north-regular", 3)])
            .hand(&[advantage.id()])
            .rolls(&[6, 5, 1, 1, 1]);
        let stage = stage.play(&[
            "die:army",
            "act:attack",
            "from:northern-rhovanion",
            "all",
            &format!("card:{advantage}"),
        ]);
        assert_eq!(hits(&stage.all_drawn()), (0, 1), "{advantage}");
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
        assert!(stage.state.battle.unwrap().cards[Side::Shadow as usize].is_some());
        assert!(matches!(stage.state.question(), Some(war::frame::Frame::Cease)));
        stage
    };
    let sorcery = |stage: &Stage| matches!(stage.state.question(), Some(war::frame::Frame::Sorcery(_)));
    for ceases in ["cease", "fight"] {
        let mut stage = over().play(&[ceases]);
        if matches!(stage.state.question(), Some(war::frame::Frame::Retreat { .. })) {
            stage = stage.play(&["fight"]);
        }
        assert!(sorcery(&stage), "{ceases}");
        let cards = stage.state.cards.hands[1].len();
        let stage = stage.draws(&["shadow-strategy-01"]).play(&["yes"]);
        assert_eq!(stage.state.cards.hands[1].len(), cards + 1);
        assert!(!sorcery(&stage));
    }
}
