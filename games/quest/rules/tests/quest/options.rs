//! Every reading that a table may choose: what it does by its usual value, and by the other.

use quest::combat::begin::Begin;
use quest::combat::{After, FOE, Foe, HERO as OWN};
use quest::effect::{Effect, Moment, Op};
use quest::frame::{Do, Frame};
use quest::kinds::{Attribute, Colour};
use quest::pile::Pile;
use quest::questions::hero::attack::{Attack, When};
use quest::questions::hero::explore::Explore;
use quest::questions::hero::rest::Rest;
use quest::questions::sauron::command::Command;
use quest::source::Source;
use quest::state::Turn;
use quest::steps::arrival::Coming;
use quest::steps::conclusion::Last;
use quest::steps::hero_turn::{HeroTurn, Part};
use quest::steps::sauron_turn::Phase;
use quest::story::Dominant;
use quest::{Event, MiddleEarthQuest};
use table::{Game, Seat};

use crate::combat::{dealt, fight, rounds};
use crate::stage::{HERO, SAURON, Stage, id};

/// The results by the usual value of an option, and by the other.
fn both<T>(option: &str, act: impl Fn(Stage) -> T) -> [T; 2] {
    let options = quest::options::Options::all();
    let option = options.iter().find(|known| known.id == option).expect("an option");
    let at = |value: usize| act(Stage::with(&["thalin"], &[(option.id, &option.values[value])]));
    assert_eq!(option.default, option.values[0]);
    [at(0), at(1)]
}

/// Answers what is asked, as plainly as possible, until nobody is asked.
fn settle(stage: &mut Stage) {
    while let Some(seat) = MiddleEarthQuest::asks(&stage.state).first() {
        let choices = stage.choices(seat);
        let plain = ["done", "no"].into_iter().find(|plain| choices.iter().any(|choice| choice == plain));
        stage.choose(seat, plain.unwrap_or(&choices[0]));
    }
}

fn told(stage: &Stage, is: impl Fn(&Event) -> bool) -> usize {
    stage.journal.entries().iter().filter(|entry| is(&entry.event)).count()
}

/// MEQ-A6: corruption is paid off wherever one rests, or in havens only.
#[test]
fn corruption() {
    let asked = both("corruption", |mut stage| {
        stage.at("rhun");
        stage.state.decks.corruption.take(id("weak"));
        stage.state.hero_mut(HERO).corruption.add(id("weak"));
        stage.state.hero_mut(HERO).favor = 2;
        stage.go(Rest { seat: HERO }).choose(HERO, "rest").choose(HERO, "marker:red");
        stage.choices(HERO).contains(&"corruption:weak".to_owned())
    });
    assert_eq!(asked, [true, false]);
}

/// MEQ-A7: with a minion in the haven one rests all the same, or only heals.
#[test]
fn haven_rest() {
    let may = both("haven_rest", |mut stage| {
        stage.at("erebor");
        stage.state.board.minions[0] = quest::board::Stand::At(id("erebor"));
        let may = (stage.state.may_rest(HERO).is_ok(), stage.state.may_heal(HERO).is_ok());
        stage.go(Rest { seat: HERO }).choose(HERO, "heal");
        settle(&mut stage);
        (may, stage.state.markers.iter().sum::<u8>())
    });
    assert_eq!(may, [((true, true), 1), ((false, true), 0)], "to heal alone costs no marker");
}

/// MEQ-A13: the Shadow Pool's limit holds for all that fills it, or there is none.
#[test]
fn pool() {
    let pool = both("pool", |mut stage| {
        stage.state.sauron.pool = 3;
        stage.act(|state, ctx| state.change_pool(3, ctx));
        stage.state.sauron.pool
    });
    assert_eq!(pool, [4, 6]);
}

/// MEQ-A16: after a blank token no other attacks from ambush, or another does.
#[test]
fn blank_ambush() {
    let left = both("blank_ambush", |mut stage| {
        stage.at("rhun");
        for _ in 0..2 {
            stage.state.sauron.token = Some((id("brown_lands_mordor"), quest::ids::Face::blank()));
            stage.act(|state, ctx| state.put_token(id("rhun"), ctx));
        }
        let when = When::Ambush;
        stage.go(Attack { seat: HERO, when });
        if stage.choices(SAURON).contains(&"token:0".to_owned()) {
            stage.choose(SAURON, "token:0");
        }
        stage.state.board.tokens().count()
    });
    assert_eq!(left, [1, 0]);
}

/// MEQ-B1: a cancelled card has no type, or keeps it; in the conclusion shadow cards are not played, or are.
#[test]
fn errata() {
    let seen = both("errata", |stage| {
        let mut stage = fight(stage, "warg_rider", &["thalin_parry"], &["ravager_charge"]);
        let combat = stage.state.combat.as_mut().unwrap();
        combat.now[FOE].card = Some(id("ravager_charge"));
        combat.now[FOE].cancelled = true;
        let melee = stage.state.melee(FOE);
        let card = stage.state.decks.shadows.pop().unwrap();
        stage.state.sauron.shadows.add(card);
        stage.state.sauron.pool = 12;
        assert!(stage.state.shadow_possible(Moment::Combat, HERO));
        stage.state.concluded = true;
        (melee, stage.state.shadow_possible(Moment::Combat, HERO))
    });
    assert_eq!(seen, [(None, false), (Some(true), true)]);
}

/// The hero plays the last card, a Block, unhurt.
fn last_block(stage: Stage) -> Stage {
    let mut stage = fight(stage, "warg_rider", &["thalin_block"], &["ravager_charge"]);
    stage.state.hero_mut(HERO).life = Pile::EMPTY;
    stage.choose(HERO, "card:thalin_block").choose(SAURON, "card:ravager_charge");
    stage
}

/// MEQ-B3: a fallen hero recovers with the cards of the combat, or without them.
#[test]
fn defeat() {
    let pools = both("defeat", |mut stage| {
        stage.at("rhun");
        let mut stage = last_block(stage);
        settle(&mut stage);
        assert!(stage.state.combat.is_none());
        (stage.state.hero(HERO).life.len(), stage.state.hero(HERO).rest.len())
    });
    assert_eq!(pools, [(1, 0), (0, 1)]);
}

/// MEQ-B3: the same in the hero's own turn, which ends: nothing is left of the combat.
#[test]
fn defeat_in_the_own_turn() {
    let pools = both("defeat", |mut stage| {
        stage.at("rhun");
        stage.state.turn = Turn::new(2, Some(HERO));
        stage.state.frames.push(HeroTurn { seat: HERO, part: Part::End });
        let mut stage = last_block(stage);
        settle(&mut stage);
        assert!(stage.state.combat.is_none());
        (stage.state.hero(HERO).life.len(), stage.state.hero(HERO).rest.len())
    });
    assert_eq!(pools, [(1, 0), (0, 1)]);
}

/// MEQ-B4: the last card paid defeats, or damage alone does.
#[test]
fn last_card() {
    let falls = both("last_card", |mut stage| {
        stage.hand(&["thalin_sweep"]);
        stage.state.hero_mut(HERO).life = Pile::EMPTY;
        stage.act(|state, ctx| state.discard(HERO, id("thalin_sweep"), ctx));
        matches!(stage.state.frames.last(), Some(Frame::Defeat(_)))
    });
    assert_eq!(falls, [true, false]);
    let falls = both("last_card", |stage| last_block(stage).state.fought.unwrap().fell);
    assert_eq!(falls, [true, false], "so does the last card played");
}

/// MEQ-B4, MEQ-9.1, MEQ-8.4c: both are exhausted, and nobody is defeated in the fight; but whoever comes out of it without a
/// card is, once what follows from the fight is done. The turn ends by the defeat alone.
#[test]
fn out_of_a_fight_without_a_card() {
    let falls = both("last_card", |mut stage| {
        stage.at("rhun");
        stage.state.turn = Turn::new(2, Some(HERO));
        stage.state.frames.push(HeroTurn { seat: HERO, part: Part::End });
        let mut stage = fight(stage, "warg_rider", &["thalin_block"], &["ravager_charge"]);
        stage.state.hero_mut(HERO).life = Pile::EMPTY;
        stage.state.combat.as_mut().unwrap().weaker[Attribute::Strength.index()] = 99;
        stage.choose(HERO, "card:thalin_block").choose(SAURON, "exhaust").choose(HERO, "card:thalin_block");
        assert!(!stage.state.fought.unwrap().fell);
        settle(&mut stage);
        let fell = told(&stage, |event| matches!(event, Event::Fell { .. }));
        (fell, stage.state.hero(HERO).life.len(), stage.state.hero(HERO).rest.len())
    });
    assert_eq!(falls, [(1, 1, 0), (0, 0, 1)]);
}

/// MEQ-B5: one item of each title, or as many as there are.
#[test]
fn same_item() {
    let boats = both("same_item", |mut stage| {
        (0..2).for_each(|_| stage.act(|state, ctx| state.gain_item(HERO, id("boat"), ctx)));
        stage.state.hero(HERO).items.len()
    });
    assert_eq!(boats, [1, 2]);
}

/// MEQ-B7: an empty stronghold holds no chain, or holds one.
#[test]
fn empty_stronghold() {
    let rooted = both("empty_stronghold", |mut stage| {
        stage.influence("mount_doom", 2);
        stage.state.rooted().has(id("mount_doom"))
    });
    assert_eq!(rooted, [false, true]);
}

/// MEQ-B8: tokens over the number that is left stay, or come off.
#[test]
fn overflow() {
    let left = both("overflow", |mut stage| {
        let map = stage.state.pack.map.clone();
        let (one, other) = (id("dol_guldur"), id("barad_dur"));
        let way = map.all.iter().filter(|place| {
            map.distance(one, *place) + map.distance(*place, other) == map.distance(one, other)
                && !map.havens.has(*place)
        });
        way.for_each(|place| stage.state.board.influence.add(place, 1));
        stage.influence("dol_guldur", 4).at("mount_doom").go(Phase::Rally);
        stage.tokens("dol_guldur")
    });
    assert_eq!(left, [5, 3]);
}

/// MEQ-B10: a peril has to be resolved, or may be left.
#[test]
fn peril() {
    let drawn = both("peril", |mut stage| {
        stage.at("moria");
        let when = When::Travel;
        stage.go(Attack { seat: HERO, when });
        if stage.choices(SAURON).contains(&"no".to_owned()) {
            stage.choose(SAURON, "no");
        }
        told(&stage, |event| matches!(event, Event::PerilDrawn { .. }))
    });
    assert_eq!(drawn, [3, 0]);
}

/// MEQ-B11: whom a card moves arrives in peace, or as if travelling.
#[test]
fn moved() {
    let drawn = both("moved", |mut stage| {
        let go = stage.state.pack.effects.iter().position(|effect| matches!(effect, Effect::Go));
        let go = Op(go.unwrap() as u16);
        stage.state.turn = Turn::new(2, Some(HERO));
        stage.state.turn.travel = true;
        let source = Source::Event(id("gandalf_stormcrow"));
        stage.go(Do::new(go, HERO, Some(id("moria")), source));
        assert_eq!(stage.place(), id("moria"));
        told(&stage, |event| matches!(event, Event::PerilDrawn { .. }))
    });
    assert_eq!(drawn, [0, 3]);
}

/// MEQ-B11, MEQ-5.8: in whatever step; but not in another's turn, after a defeat, or with a card that ends the turn.
#[test]
fn moved_in_any_step() {
    let moved = |of: Option<Seat>, act: fn(&mut Stage)| {
        both("moved", |mut stage| {
            stage.state.turn = Turn::new(2, of);
            act(&mut stage);
            told(&stage, |event| matches!(event, Event::PerilDrawn { .. }))
        })
    };
    let to_moria = |stage: &mut Stage| {
        stage.act(|state, ctx| state.arrive(HERO, id("moria"), Coming::Card, ctx));
        stage.run();
    };
    assert_eq!(moved(Some(HERO), to_moria), [0, 3], "in the Encounter step, too");
    assert_eq!(moved(None, to_moria), [0, 0], "in Sauron's turn");
    let defeated = |stage: &mut Stage| {
        stage.act(|state, ctx| state.arrive(HERO, id("moria"), Coming::Defeat, ctx));
        stage.run();
    };
    assert_eq!(moved(Some(HERO), defeated), [0, 0]);
    let wretched = |stage: &mut Stage| {
        stage.at("bree");
        stage.state.board.minions[0] = quest::board::Stand::At(id("fornost"));
        stage.state.frames.push(HeroTurn { seat: HERO, part: Part::End });
        let op = stage.state.pack.corruptions[id::<quest::ids::Corruption>("wretched").index()].at_once;
        stage.go(Do::new(op.unwrap(), HERO, None, Source::Corruption(id("wretched"))));
        stage.choose(SAURON, "yes");
        assert_eq!(stage.place(), id("fornost"));
        assert!(MiddleEarthQuest::asks(&stage.state).is_empty(), "nobody attacks there");
    };
    assert_eq!(moved(Some(HERO), wretched), [0, 0]);
}

/// Whom a card moves, or a defeat, is not said to travel (MEQ-5.8).
#[test]
fn only_who_pays_for_a_path_travels() {
    for (coming, travels) in [(Coming::Path, 1), (Coming::Card, 0), (Coming::Defeat, 0)] {
        let mut stage = Stage::with(&["thalin"], &[]);
        stage.at("bree");
        stage.act(|state, ctx| state.arrive(HERO, id("weathertop"), coming, ctx));
        let moved = told(&stage, |event| matches!(event, Event::Moved { .. }));
        let brought = told(&stage, |event| matches!(event, Event::Brought { .. }));
        assert_eq!([moved, brought], [travels, 1 - travels], "{coming:?}");
    }
}

/// MEQ-B12: the end is seen at once, or in the Story step only.
#[test]
fn conclusion() {
    let seen = both("conclusion", |mut stage| {
        stage.act(|state, ctx| state.advance(Colour::Red, 18, ctx));
        let at_once = stage.state.concluding;
        stage.act(|state, ctx| state.look_at_track(ctx));
        (at_once, stage.state.concluding)
    });
    assert_eq!(seen, [(true, true), (false, true)]);
}

/// MEQ-B14: to be placed was a monster's order, or it may have another.
#[test]
fn placed() {
    let moves = both("placed", |mut stage| {
        let near = stage.state.pack.map.adjacent[id::<quest::ids::Place>("rhun").index()];
        let near = near.minus(stage.state.pack.map.havens).first().unwrap();
        stage.influence("rhun", 1).go(Command::new(2));
        stage.choose(SAURON, "from:brown_lands_mordor");
        if stage.choices(SAURON).contains(&"at:rhun".to_owned()) {
            stage.choose(SAURON, "at:rhun");
        }
        stage.influence(near.id(), 1);
        stage.choices(SAURON).contains(&format!("move-token:0:{near}"))
    });
    assert_eq!(moves, [false, true]);
}

/// MEQ-B15: several plots in one exploration, or one.
#[test]
fn plots() {
    let left = both("plots", |mut stage| {
        stage.state.sauron.active[0] = Some((id("a_dark_messenger"), id("erebor")));
        stage.state.sauron.active[1] = Some((id("a_broken_line_of_kings"), id("erebor")));
        stage.state.hero_mut(HERO).favor = 20;
        stage.go(Explore { seat: HERO }).choose(HERO, "slot:1");
        if stage.choices(HERO).contains(&"slot:2".to_owned()) {
            stage.choose(HERO, "slot:2");
        } else {
            assert_eq!(stage.refused(HERO, "slot:2"), "MEQ-B15");
        }
        stage.state.plots_active()
    });
    assert_eq!(left, [0, 1]);
}

/// MEQ-B16: the difficulty goes by the dominance after the missions' moves, or by that before.
#[test]
fn adjustment() {
    let dominant = both("adjustment", |mut stage| {
        // Green lacks 2, red lacks 1; the heroes' mission is fulfilled, Sauron's is not.
        stage.state.markers = [0, 17, 0, 16];
        stage.state.entered = 2;
        stage.state.missions = [id("in_darkness_bind_them"), id("against_the_shadow")];
        stage.state.concluded = true;
        stage.go(Last::Missions);
        stage.state.adjustment
    });
    assert_eq!(dominant, [Some(Dominant::Nobody), Some(Dominant::Sauron)]);
}

/// MEQ-B18: who declares exhaustion loses what the last card would do in the next round, or keeps it.
#[test]
fn declared() {
    let hurt = both("declared", |stage| {
        let mut stage = fight(stage, "cave_troll", &["set_trap"], &["behemoth_crush", "behemoth_sweep"]);
        stage.act(|state, _| {
            let card = state.hero_mut(HERO).life.pop().unwrap();
            state.hero_mut(HERO).hand.add(card);
        });
        rounds(&mut stage, &[("set_trap", "behemoth_crush")]);
        let before = dealt(&stage).1;
        rounds(&mut stage, &[("exhaust", "behemoth_sweep")]);
        dealt(&stage).1 - before
    });
    assert_eq!(hurt, [0, 2]);
}

/// MEQ-B19: a cancelled card keeps its print and an exhausted side has none, or both have defence 0.
#[test]
fn printed() {
    let printed = both("printed", |stage| {
        let mut stage = fight(stage, "warg_rider", &["thalin_parry"], &["ravager_parry"]);
        let none = stage.state.printed_defence(FOE);
        let combat = stage.state.combat.as_mut().unwrap();
        combat.now[FOE].card = Some(id("ravager_parry"));
        combat.now[FOE].cancelled = true;
        (none, stage.state.printed_defence(FOE))
    });
    let defence = quest::Pack::standard().card(id("ravager_parry")).defence;
    assert!(defence > 0);
    assert_eq!(printed, [(None, Some(defence)), (Some(0), Some(0))]);
}

/// MEQ-B20: other cards see print that a card has changed, or what is on the card.
#[test]
fn changed_print() {
    let printed = both("changed_print", |stage| {
        let mut stage = fight(stage, "warg_rider", &["thalin_dodge"], &["ravager_parry"]);
        let combat = stage.state.combat.as_mut().unwrap();
        combat.now[OWN].card = Some(id("thalin_dodge"));
        combat.now[OWN].new_defence = Some(0);
        stage.state.printed_defence(OWN)
    });
    assert_eq!(printed, [Some(0), Some(4)]);
}

/// MEQ-B21, quest:card-shrewd_planning: another card of the stack comes back, or the card itself as well.
#[test]
fn take_back() {
    let back = both("take_back", |stage| {
        let own = ["thalin_block", "shrewd_planning"];
        let mut stage = fight(stage, "cave_troll", &own, &["behemoth_crush", "behemoth_crush"]);
        rounds(&mut stage, &[("thalin_block", "behemoth_crush")]);
        stage.choose(HERO, "card:shrewd_planning").choose(SAURON, "card:behemoth_crush");
        if stage.choices(HERO).contains(&"card:shrewd_planning".to_owned()) {
            stage.choose(HERO, "card:shrewd_planning");
        }
        let hand = stage.state.hero(HERO).hand;
        (hand.has(id("thalin_block")), hand.has(id("shrewd_planning")))
    });
    assert_eq!(back, [(true, false), (false, true)]);
}

/// MEQ-1.10, quest:mission-to_find_them_all: the Ringwraiths have to be in the Shire, or merely in play.
#[test]
fn find_them_all() {
    let fulfilled = both("find_them_all", |mut stage| {
        let mission = id("to_find_them_all");
        assert!(!stage.state.fulfilled(mission));
        let nine = id::<quest::ids::Minion>("ringwraiths").index();
        stage.state.board.minions[nine] = quest::board::Stand::At(id("minas_morgul"));
        let in_play = stage.state.fulfilled(mission);
        stage.state.board.minions[nine] = quest::board::Stand::At(id("shire"));
        (in_play, stage.state.fulfilled(mission))
    });
    assert_eq!(fulfilled, [(false, true), (true, true)]);
}

/// MEQ-12.2: dominance is counted in spaces, or in Story steps.
#[test]
fn dominance() {
    let dominant = both("dominance", |mut stage| {
        // Two plots of one colour: that marker goes at least as fast as the heroes', which is a space ahead.
        let plots = quest::ids::Plot::all().map(|plot| (plot, stage.state.pack.plot(plot)));
        let fast = plots.max_by_key(|(_, facts)| facts.advance).map(|(plot, facts)| (plot, facts.colour));
        let (plot, colour) = fast.unwrap();
        stage.state.sauron.active = [Some((plot, id("erebor"))); 3];
        assert!(stage.state.story_speed(colour) > 2);
        stage.state.markers[Colour::Green.index()] = 9;
        stage.state.markers[colour.index()] = 8;
        stage.state.dominant()
    });
    assert_eq!(dominant, [Dominant::Heroes, Dominant::Sauron]);
}

/// MEQ-12.3: in the third stage Sauron chooses the marker for a hero's defeat, and heroes advance for a minion's.
#[test]
fn stage_three() {
    let chooses = both("stage_three", |mut stage| {
        stage.state.markers = [0, 1, 0, 14];
        stage.state.entered = 2;
        assert_eq!(stage.state.dominant(), Dominant::Heroes);
        stage.act(|state, _| state.push_back(HERO, true));
        let Some(Frame::Marker(marker)) = stage.state.frames.last().copied() else { panic!("a marker") };
        (marker.who, marker.any)
    });
    assert_eq!(chooses, [(HERO, false), (SAURON, true)]);
    let green = both("stage_three", |mut stage| {
        stage.state.markers = [0, 16, 0, 6];
        stage.state.entered = 2;
        assert_eq!(stage.state.dominant(), Dominant::Sauron);
        stage.state.board.minions[0] = quest::board::Stand::At(id("rhun"));
        stage.act(|state, ctx| state.defeat_minion(quest::ids::Minion(0), ctx));
        stage.state.markers[Colour::Green.index()]
    });
    assert_eq!(green, [6, 7]);
}

/// MEQ-5.6: what a card lets follow from a fight, however it ends, follows when the hero falls, too.
#[test]
fn what_follows_however_it_ends() {
    let mut stage = Stage::of(&["thalin"]);
    stage.at("rhun");
    stage.state.turn = Turn::new(2, Some(HERO));
    stage.state.frames.push(HeroTurn { seat: HERO, part: Part::End });
    let plots = stage.state.pack.effects.iter().position(|effect| {
        matches!(effect, Effect::SauronDraws { what: quest::effect::Cards::Plot, cards: 1 })
    });
    let source = Source::Event(id("gandalf_stormcrow"));
    let then = Do::new(Op(plots.unwrap() as u16), HERO, None, source);
    stage.hand(&["thalin_block"]);
    let foe = Foe::Bare(id("warg_rider"));
    let (agile, after) = (true, After::Card);
    stage.go(Begin { seat: HERO, foe, agile, after, then: Some(then) });
    stage.choose(HERO, "number:0");
    stage.state.hero_mut(HERO).life = Pile::EMPTY;
    stage.choose(HERO, "card:thalin_block");
    let first = stage.choices(SAURON)[0].clone();
    stage.choose(SAURON, &first);
    settle(&mut stage);
    assert!(stage.state.fought.unwrap().fell);
    assert_eq!(stage.state.sauron.plots.len(), 1);
}

/// MEQ-7.7, quest:corruption-distraught: a hand that grew in combat over what corruption allows is discarded down afterwards.
#[test]
fn a_hand_that_grew_in_combat() {
    let mut stage = fight(Stage::of(&["thalin"]), "orc", &["thalin_crush"], &["zealot_hack"]);
    stage.at("rhun");
    stage.state.hero_mut(HERO).corruption.add(id("distraught"));
    for _ in 0..9 {
        let card = stage.state.hero_mut(HERO).life.pop().unwrap();
        stage.state.hero_mut(HERO).hand.add(card);
    }
    stage.state.combat.as_mut().unwrap().damage = 2;
    stage.choose(HERO, "card:thalin_crush").choose(SAURON, "card:zealot_hack");
    settle(&mut stage);
    assert!(stage.state.combat.is_none(), "the orc falls");
    assert_eq!(stage.state.hero(HERO).hand.len(), 7);
}
