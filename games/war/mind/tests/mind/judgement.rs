//! The judgement of positions by bots: no rule, but a player should not lose to it by accident.

use bots::Mind as _;
use table::{Chance, Game as _, Journal, Seat, SetupRequest, pick, rng};
use war::War;
use war::choice::Choice;
use war::frame::Frame;
use war::nation::{BySide, Nation, Side};
use war::region::Region;
use war::state::{Ending, State};
use war_mind::{Outlook, WarMind};

use crate::stage::Stage;

const FREE: Seat = Seat::new(0);
const SHADOW: Seat = Seat::new(1);

/// The chance of the Free Peoples, as they see it, after a change to the table at the start.
fn chance(change: impl FnOnce(&mut State)) -> f64 {
    WarMind.value(&Stage::free("event").change(change).state, FREE)
}

/// The choice of the habit, in notation.
fn habit(stage: &Stage) -> String {
    let seat = stage.asked().expect("somebody is asked");
    let mut choices = Vec::new();
    War::choices(&stage.state, seat, &mut choices);
    choices[WarMind.habit(&stage.state, seat, &choices, &mut rng(7))].to_string()
}

#[test]
fn the_way_to_mordor_is_ten_regions_long() {
    assert_eq!(Region::RIVENDELL.steps_to(Region::MORANNON), 10);
    for from in Region::all() {
        assert_eq!(from.steps_to(from), 0);
        for to in Region::all() {
            assert_eq!(from.steps_to(to), to.steps_to(from));
            assert_eq!(from.steps_to(to) == 1, from.near().has(to));
        }
    }
}

#[test]
fn both_sides_see_the_same_war() {
    let state = Stage::free("event").state;
    let sum = WarMind.value(&state, FREE) + WarMind.value(&state, SHADOW);
    assert!((sum - 1.0).abs() < 1e-9);
    let mut over = state;
    over.over = Some(Ending::Destroyed);
    assert_eq!((WarMind.value(&over, FREE), WarMind.value(&over, SHADOW)), (1.0, 0.0));
}

#[test]
fn corruption_hurts_and_steps_help() {
    let start = chance(|_| {});
    assert!(chance(|state| state.fellowship.corruption = 4) < start);
    assert!(chance(|state| state.fellowship.progress = 4) > start);
    assert!(chance(|state| state.fellowship.hidden = false) < start);
}

#[test]
fn a_fallen_stronghold_moves_the_clocks() {
    let clocks = |change: fn(&mut State)| {
        let outlook = Outlook::of(&Stage::free("event").change(change).state);
        (outlook.shadow, outlook.free)
    };
    let start = clocks(|_| {});
    let after = clocks(|state| {
        state.captured.add(Region::LORIEN);
        state.captured.add(Region::ORTHANC);
    });
    assert!(after.0 < start.0 && after.1 < start.1, "{start:?} {after:?}");
}

#[test]
fn saruman_comes_when_he_may() {
    let stage = Stage::shadow("muster").war(&[Nation::Isengard]);
    let stage = stage.play(&["die:muster"]);
    assert_eq!(habit(&stage), "act:saruman");
}

#[test]
fn nobody_carries_the_ring_to_certain_ruin() {
    let stage = Stage::free("character").draws(&["6", "6", "3"]).change(|state| {
        state.hunt_box = BySide::from_array([0, 2]);
        state.fellowship.corruption = 9;
    });
    let stage = stage.play(&["die:character", "act:move-fellowship"]);
    assert!(matches!(stage.state.question(), Some(Frame::HuntBear)));
    assert_ne!(habit(&stage), "bear:ring");
}

/// The Red Arrow with Rohan At War and Edoras lost does nothing at all: nobody plays it.
#[test]
fn a_card_that_does_nothing_is_not_played() {
    let card = "card:fp-strategy-09";
    let stage = Stage::free("muster")
        .war(&[Nation::Gondor, Nation::Rohan])
        .clear("edoras")
        .change(|state| state.captured.add("edoras".parse().expect("a region")))
        .hand(&["fp-strategy-09"])
        .play(&["die:muster"]);
    assert!(stage.allows(card), "the rules allow it");
    assert_ne!(habit(&stage), card);
}

/// A die that finds no better use draws a card: for the Shadow one that hunts.
#[test]
fn the_shadow_draws_what_hunts() {
    let stage = Stage::shadow("event").play(&["die:event"]);
    assert_eq!(habit(&stage), "act:draw-character");
}

/// On the Mordor Track a Fellowship that stands still is weighed down when the turn ends: that is due.
#[test]
fn standing_still_in_mordor_is_counted() {
    let on_the_track = |stirred| {
        chance(|state| {
            state.fellowship.mordor = Some(2);
            state.fellowship.corruption = 6;
            state.fellowship.stirred = stirred;
        })
    };
    assert!(on_the_track(false) < on_the_track(true));
    let outside = |stirred| chance(|state| state.fellowship.stirred = stirred);
    assert!((outside(false) - outside(true)).abs() < 1e-9);
}

/// The nearer the Ring-bearers are to their ruin, the more a point weighs that is due.
#[test]
fn a_late_toll_weighs_more() {
    let cost = |corruption| {
        let strength = |stirred| {
            let stage = Stage::free("event").change(|state| {
                state.fellowship.mordor = Some(2);
                state.fellowship.corruption = corruption;
                state.fellowship.stirred = stirred;
            });
            Outlook::of(&stage.state).race.strength
        };
        strength(true) - strength(false)
    };
    assert!((cost(4) - 1.0).abs() < 1e-9 && cost(10) > 2.0, "{} {}", cost(4), cost(10));
}

/// The last point of Corruption that is due when the turn ends is the end, whatever the Free Peoples hold: unless a die, a Ring or a
/// card can still move, hide or heal.
#[test]
fn a_decided_loss_is_known() {
    let left = |dice: &'static str, corruption: u8, ring: bool, hand: &[&str]| {
        let stage = Stage::free(dice).hand(hand).change(|state| {
            state.fellowship.mordor = Some(3);
            state.fellowship.corruption = corruption;
            state.rings[Side::Free] = u8::from(ring);
            state.captured.add(Region::MORIA);
            state.captured.add(Region::DOL_GULDUR);
        });
        WarMind.value(&stage.state, FREE)
    };
    assert!(left("event", 11, false, &[]) < 0.05, "nothing moves");
    assert!(left("event", 10, false, &[]) > 0.05, "one point more can be borne");
    assert!(left("character", 11, false, &[]) > 0.05, "a die moves");
    assert!(left("event", 11, true, &[]) > 0.05, "a Ring makes one that moves");
    let taken = on_the_track(11).play(&["die:character"]);
    assert!(WarMind.value(&taken.state, FREE) > 0.05, "the die that moves has just been taken");
}

/// The Free Peoples' one Character die on the Mordor Track, with so much Corruption and not stirred.
fn on_the_track(corruption: u8) -> Stage {
    Stage::with_dice(&["character", "event", "event"], &["event", "event", "event"]).change(|state| {
        state.fellowship.mordor = Some(3);
        state.fellowship.corruption = corruption;
        state.fellowship.stirred = false;
        state.rings[Side::Free] = 0;
    })
}

/// Where the turn's end may end the game no playout is judged before it; else two dice are enough.
#[test]
fn a_playout_goes_on_to_an_end_that_may_decide() {
    let settled = |corruption| {
        let draws = ["die:event", "act:skip"];
        let two = on_the_track(corruption).play(&draws).play(&draws);
        WarMind.settled(&on_the_track(corruption).state, &two.state)
    };
    assert!(settled(4) && !settled(11));
    let points = on_the_track(4).change(|state| {
        for at in ["moria", "dol-guldur"] {
            state.captured.add(at.parse().expect("a region"));
        }
    });
    let draws = ["die:event", "act:skip"];
    let two = points.play(&draws).play(&draws);
    assert!(!WarMind.settled(&on_the_track(4).state, &two.state), "four points win as the turn ends");
}

/// Whoever marches on leaves a unit in a place that was taken and into which an enemy Army could walk.
#[test]
fn a_taken_place_is_not_left_open() {
    let mut stage = Stage::shadow("army")
        .war(&[Nation::Gondor, Nation::Sauron, Nation::Southrons])
        .clear("dol-amroth")
        .clear("minas-tirith")
        .put("dol-amroth", &[("southrons-regular", 4)])
        .put("lamedon", &[("gondor-regular", 3)])
        .change(|state| state.captured.add("dol-amroth".parse().expect("a region")))
        .play(&["die:army", "act:march", "from:dol-amroth", "to:anfalas"]);
    let there = |stage: &Stage| stage.count("dol-amroth", "southrons-regular");
    while stage.asked() == Some(SHADOW) && there(&stage) == 4 {
        let choice = habit(&stage);
        stage = stage.play(&[choice.as_str()]);
    }
    assert!((1..4).contains(&there(&stage)), "{} stay", there(&stage));
}

/// Eyes that were drawn come back when the Fellowship enters Mordor; there they have come back already.
#[test]
fn drawn_eyes_are_counted_once() {
    let toll = |mordor, drawn| {
        let stage = Stage::free("event").change(|state| {
            state.fellowship.mordor = mordor;
            let eye = war::tile::Tile::all().find(|tile| tile.is_eye()).expect("an Eye");
            state.tiles.drawn[eye.index()] = drawn;
        });
        Outlook::of(&stage.state).race.toll
    };
    assert!(toll(None, 2) > toll(None, 0));
    assert!((toll(Some(2), 2) - toll(Some(2), 0)).abs() < 1e-9);
}

/// A Fellowship that is ahead of the war is hunted by more dice.
#[test]
fn a_runner_is_hunted() {
    let dice = |progress: u8| {
        let stage = Stage::with_dice(&[], &[]).change(|state| {
            state.turn = 3;
            state.fellowship.progress = progress;
            state.frames = [Frame::Phase(war::frame::Phase::Roll), Frame::Allocate].into_iter().collect();
        });
        let choice = habit(&stage);
        choice.trim_start_matches("count:").parse::<u8>().expect("a count")
    };
    assert!(dice(9) > dice(0), "{} and {}", dice(9), dice(0));
}

/// Choices that shape the turn are searched, those that only carry it out are not; and the best are kept.
#[test]
fn the_shortlist_is_short() {
    let short = |stage: &Stage| {
        let seat = stage.asked().expect("somebody is asked");
        let mut choices = Vec::<Choice>::new();
        War::choices(&stage.state, seat, &mut choices);
        let mut short = Vec::new();
        WarMind.shortlist(&stage.state, seat, &choices, &mut short);
        assert!(!short.is_empty() && short.iter().all(|index| *index < choices.len()));
        (choices.len(), short.len())
    };
    let stage = Stage::shadow("army");
    let (all, few) = short(&stage);
    assert!(few <= all);
    let stage = stage.play(&["die:army", "act:march"]);
    let (all, few) = short(&stage);
    assert!(all > 8 && few <= 4, "{few} of {all}");
    let stage = stage.play(&["from:umbar", "to:near-harad"]);
    assert_eq!(short(&stage).1, 1);
}

/// Plays a game: the habit for `side`, anything for the other; who wins?
fn against_chance(side: Side, seed: u64) -> Side {
    let setup = War::setup(&(), &SetupRequest::players(2)).unwrap();
    let (mut chance, mut mind) = (Chance::stream(rng(seed)), rng(seed + 1000));
    let mut journal = Journal::silent();
    let mut state = War::start(&setup, &mut chance, &mut journal);
    let mut choices = Vec::new();
    while let Some(seat) = War::asks(&state).first() {
        choices.clear();
        War::choices(&state, seat, &mut choices);
        let index = if state.side_of(seat) == side {
            WarMind.habit(&War::imagine(&state, seat, &mut mind), seat, &choices, &mut mind)
        } else {
            pick(&mut mind, choices.len())
        };
        War::apply(&mut state, seat, &choices[index], &mut chance, &mut journal);
    }
    state.over.expect("the war ends").winner()
}

#[test]
fn the_habit_beats_chance_on_either_side() {
    for side in Side::ALL {
        let wins = (0..200).filter(|seed| against_chance(side, *seed) == side).count();
        assert!(wins >= 188, "{side}: {wins} of 200");
    }
}

/// A playout is judged when the next two dice are spent; before the roll, when the turn is over.
#[test]
fn a_playout_goes_on_for_two_dice() {
    let root = Stage::with_dice(&["event", "event"], &["event", "event"]);
    let draws = ["die:event", "act:skip"];
    let one = Stage::with_dice(&["event", "event"], &["event", "event"]).play(&draws);
    assert!(!WarMind.settled(&root.state, &one.state));
    let two = one.play(&draws);
    assert!(WarMind.settled(&root.state, &two.state));
    let before = root.change(|state| state.dice = war::nation::BySide::default());
    assert!(!WarMind.settled(&before.state, &two.state));
    let next = two.change(|state| state.turn += 1);
    assert!(WarMind.settled(&before.state, &next.state));
}

/// Among partners a die is weighed by the hand and the troops of the player who takes it, not of the partner
/// who went before.
#[test]
fn a_die_is_weighed_for_whoever_takes_it() {
    let setup = War::setup(&(), &SetupRequest::players(4)).unwrap();
    let (mut chance, mut mind) = (Chance::stream(rng(5)), rng(6));
    let mut journal = Journal::silent();
    let mut state = War::start(&setup, &mut chance, &mut journal);
    let (mut choices, mut stale) = (Vec::new(), 0);
    for _ in 0..2000 {
        let Some(seat) = War::asks(&state).first() else {
            break;
        };
        choices.clear();
        War::choices(&state, seat, &mut choices);
        let index = WarMind.habit(&state, seat, &choices, &mut mind.clone());
        let side = state.side_of(seat);
        if matches!(state.question(), Some(Frame::Actions(_) | Frame::AfterRing(_)))
            && state.decider(side) != seat
        {
            let mut own = state.clone();
            own.deciding[side] = seat;
            assert_eq!(index, WarMind.habit(&own, seat, &choices, &mut mind.clone()));
            stale += 1;
        }
        pick(&mut mind, 2);
        War::apply(&mut state, seat, &choices[index], &mut chance, &mut journal);
    }
    assert!(stale > 10, "{stale} times a partner went before");
}
