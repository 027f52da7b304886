//! Positions as text: what is written is read back, and what cannot be is refused with its line.

use quest::board::Stand;
use quest::{MiddleEarthQuest, Pack, Position, Setup};
use table::{Chance, Game, Journal, Seat, Seed, SetupRequest, pick, rng};

use crate::stage::id;

fn setup(players: usize, options: &[(&str, &str)]) -> Setup {
    let request = options
        .iter()
        .fold(SetupRequest::players(players), |request, (option, value)| request.option(option, value));
    MiddleEarthQuest::setup(&Pack::standard(), &request).unwrap()
}

fn read(text: &str) -> Position {
    Position::read(&Pack::standard(), text).unwrap_or_else(|flaw| panic!("{flaw}\n{text}"))
}

/// Every quiet moment of random games is written and read back to the very same state.
fn round_trips(players: usize, games: u64, options: &[(&str, &str)]) {
    let setup = setup(players, options);
    let (mut quiet, mut rounds) = (0u32, 0u32);
    for seed in 0..games {
        let mut rng = rng(seed + 5_000);
        let mut chance = Chance::from_seed(&Seed::from_number(seed + 5_000));
        let mut state = MiddleEarthQuest::start(&setup, &mut chance, &mut Journal::silent());
        let mut choices = Vec::new();
        while let Some(seat) = MiddleEarthQuest::asks(&state).first() {
            if let Some(position) = Position::of(&state) {
                let text = position.to_string();
                let again = Position::read(&Pack::standard(), &text)
                    .unwrap_or_else(|flaw| panic!("game {seed}: {flaw}\n{text}"));
                assert_eq!(again, position, "game {seed}\n{text}");
                assert_eq!(again.to_string(), text);
                let phase = text.lines().find_map(|line| line.strip_prefix("phase: "));
                for word in phase.iter().flat_map(|phase| phase.split(' ')) {
                    let known = word.parse::<u8>().is_ok() || MiddleEarthQuest::knows(&state, word);
                    assert!(known, "a scenario may look for '{word}'");
                }
                // Nothing is left out but how the last combat ended.
                assert_eq!(MiddleEarthQuest::asks(again.state()), MiddleEarthQuest::asks(&state));
                assert_eq!(MiddleEarthQuest::conserved(again.state()), MiddleEarthQuest::conserved(&state));
                quiet += 1;
            }
            choices.clear();
            MiddleEarthQuest::choices(&state, seat, &mut choices);
            let choice = choices[pick(&mut rng, choices.len())];
            MiddleEarthQuest::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
        }
        rounds += u32::from(state.turn.round);
    }
    assert!(quiet > 3 * rounds, "{quiet} quiet moments in {rounds} rounds");
}

#[test]
fn quiet_moments_for_two_round_trip() {
    round_trips(2, 12, &[]);
}

#[test]
fn quiet_moments_for_three_round_trip() {
    round_trips(3, 12, &[]);
}

#[test]
fn quiet_moments_for_four_round_trip() {
    round_trips(4, 12, &[]);
}

#[test]
fn quiet_moments_by_other_readings_round_trip() {
    let options = quest::options::Options::all();
    let others = options.iter().map(|option| (option.id, option.values[1].as_str()));
    round_trips(3, 6, &others.collect::<Vec<_>>());
}

#[test]
fn the_book_sets_the_table_up() {
    for players in 2..=4 {
        let position = Position::book(&Pack::standard(), players);
        let text = position.to_string();
        assert!(text.contains("phase: set-up\n"), "{text}");
        assert_eq!(read(&text), position);
        assert_eq!(read(&format!("players: {players}")), position);
    }
}

const HELD: &str = "\
# Before Moria: what waits there only Eleanor has seen.
heroes: thalin, eleanor
round: 6
phase: travel thalin
missions: his_dark_throne, noble_blood
story: 7 yellow, 4 red, 2 black, 8 green
at moria: 2 influence, favor
at bree: gandalf
monster 2: moria, misty_mountains_mirkwood, orc, eleanor
hero thalin: lothlorien
hand thalin: 2 thalin_parry
open thalin: thalin_parry
damage thalin: own:thalin_crush, thalin_sweep
favor thalin: 3
quests thalin: the_ered_luin
pool: 5
shadows: betrayed
plot 1: gollum_is_captured, dol_guldur
";

#[test]
fn a_game_goes_on_from_a_position() {
    let setup = Setup { position: Some(read(HELD)), ..setup(3, &[]) };
    let kept = serde_json::to_value(&setup).unwrap();
    assert_eq!(serde_json::from_value::<Setup>(kept).unwrap(), setup);
    let mut chance = Chance::from_seed(&Seed::from_number(1));
    let mut state = MiddleEarthQuest::start(&setup, &mut chance, &mut Journal::silent());
    let thalin = Seat::new(1);
    assert!(MiddleEarthQuest::asks(&state).has(thalin));
    let hero = state.hero(thalin);
    assert_eq!(hero.at, id("lothlorien"));
    assert_eq!((hero.hand.len(), hero.damage.len(), hero.known), (2, 2, 0b1));
    assert_eq!(hero.hand.len() + hero.damage.len() + hero.life.len(), 25);
    // The minions of the stages that were reached stand where they come into play.
    let started = state.board.minions.iter().filter(|stand| matches!(stand, Stand::At(_)));
    assert_eq!((started.count(), state.entered), (4, 1));
    assert!(state.board.token(2).unwrap().seen.has(Seat::new(2)));
    // It goes on to the end of the game.
    let mut rng = rng(9);
    let mut choices = Vec::new();
    while let Some(seat) = MiddleEarthQuest::asks(&state).first() {
        choices.clear();
        MiddleEarthQuest::choices(&state, seat, &mut choices);
        let choice = choices[pick(&mut rng, choices.len())];
        MiddleEarthQuest::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
    }
    assert!(MiddleEarthQuest::outcome(&state).is_some());
}

/// Pieces left out of a short text lie in their decks: nothing is made or lost.
#[test]
fn pieces_are_those_of_the_box() {
    let held = MiddleEarthQuest::conserved(read(HELD).state());
    let mut chance = Chance::from_seed(&Seed::from_number(1));
    let state = MiddleEarthQuest::start(&setup(3, &[]), &mut chance, &mut Journal::silent());
    assert_eq!(held, MiddleEarthQuest::conserved(&state));
}

#[test]
fn a_set_up_of_another_table_is_not_read() {
    let kept = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut kept = serde_json::to_value(setup(3, &[])).unwrap();
        change(&mut kept);
        serde_json::from_value::<Setup>(kept).map_err(|error| error.to_string())
    };
    assert!(kept(&|_| {}).is_ok());
    for (reason, field, value) in [
        ("5 players", "players", 5.into()),
        ("1 players", "players", 1.into()),
        ("another number", "position", "players: 2".into()),
        ("line 1", "position", serde_json::Value::from("weather: fine")),
    ] {
        let change = |kept: &mut serde_json::Value| kept[field] = value.clone();
        let error = kept(&change).expect_err(reason);
        assert!(error.contains(reason), "{error}");
    }
}

/// A step about to begin is written as a question is: it is read, written the same, and begins.
#[test]
fn before_a_step_begins() {
    for (phase, heroes) in [
        ("event", "thalin, eleanor"),
        ("action", "thalin, eleanor"),
        ("turn eleanor", "thalin, eleanor"),
        ("turn thalin", "thalin"),
        ("turn thalin again", "thalin"),
    ] {
        let text = format!("heroes: {heroes}\nround: 3\nphase: {phase}\nhand thalin: thalin_parry\n");
        let position = read(&text);
        let written = position.to_string();
        assert!(written.contains(&format!("phase: {phase}\n")), "{written}");
        assert_eq!(read(&written), position);
        let setup = Setup { position: Some(position), ..setup(heroes.split(", ").count() + 1, &[]) };
        let mut chance = Chance::from_seed(&Seed::from_number(1));
        let state = MiddleEarthQuest::start(&setup, &mut chance, &mut Journal::silent());
        let asked = MiddleEarthQuest::asks(&state).first().unwrap();
        match phase.split(' ').nth(1) {
            Some(who) => assert_eq!(state.hero(asked).who, Some(id(who)), "{phase}"),
            None => assert_eq!(state.turn.of, None, "{phase}"),
        }
    }
}

/// A round of a combat that is about to begin is read with all that it has come to, and written the same.
#[test]
fn in_a_combat() {
    let text = "\
heroes: thalin, eleanor
round: 3
phase: combat thalin
hero thalin: moria
hand thalin: thalin_block, thalin_sweep
monster 0: moria, misty_mountains_mirkwood, orc
fights thalin: 0
rounds: 1
combat hand: zealot_parry, zealot_hack
stack thalin: thalin_rush
stack sauron: zealot_charge
hurt: 1
kept: 1
weaker: 2 strength
exhausted: sauron
last thalin: thalin_rush
";
    let position = read(text);
    let written = position.to_string();
    for line in text.lines() {
        assert!(written.contains(&format!("{line}\n")), "'{line}' in\n{written}");
    }
    assert_eq!(read(&written), position);
    for (line, instead, reason) in [
        ("fights thalin: 0\n", "", "tells nothing"),
        ("fights thalin: 0", "fights thalin: 1", "no monster token 1"),
        ("hero thalin: moria", "hero thalin: bree", "no monster token 0"),
        ("fights thalin: 0", "fights eleanor: 0", "no monster token"),
        ("fights thalin: 0", "fights eleanor: crebain", "tells nothing"),
        ("exhausted: sauron", "exhausted: eleanor", "does not fight"),
        ("phase: combat thalin", "phase: travel thalin", "go together"),
        ("last thalin: thalin_rush", "last thalin: thalin_block", "no 'thalin_block' left"),
    ] {
        let text = text.replace(line, instead);
        let flaw = Position::read(&Pack::standard(), &text).expect_err(instead);
        assert!(flaw.reason.contains(reason), "{instead}: {flaw}");
    }
    for phase in ["combat", "ambush"] {
        let text =
            format!("heroes: thalin\nphase: {phase} thalin\nfights thalin: gothmog\nat erebor: gothmog\n");
        let position = read(&text);
        let written = position.to_string();
        assert!(written.contains(&format!("phase: {phase} thalin\n")), "{written}");
        assert_eq!(read(&written), position);
    }
}

#[test]
fn in_the_middle_of_things_there_is_no_position() {
    let mut state = read(HELD).state().clone();
    assert!(Position::of(&state).is_some());
    state.sauron.token = Some((id("brown_lands_mordor"), id("orc")));
    assert!(Position::of(&state).is_none());
    state.sauron.token = None;
    state.frames.push(quest::frame::Frame::TakeBack);
    assert!(Position::of(&state).is_none());
}

/// A fault is reported with its line, and nothing is read.
#[test]
fn refused_with_line_and_reason() {
    let spent = "heroes: eometh\nrest eometh: 3 eometh_ranged_strike, 2 eometh_evade, 2 eometh_aimed_shot, \
        3 eometh_fall_back, 2 eometh_parry, 2 eometh_hack, 3 eometh_trample, 2 eometh_eviscerate, 3 eometh_smash, 3 eometh_reckless";
    let refused = [
        // The form.
        ("round 3", 1, "key: value"),
        ("# fine\n\nweather: fine", 3, "weather"),
        ("pool: 3\npool: 4", 2, "line 1 already"),
        ("players: 5", 1, "from 2 to 4"),
        ("heroes: thalin\nphase: lunch", 2, "no phase"),
        ("heroes: thalin, beravor\nphase: rest thalin again", 2, "no phase"),
        ("players: 3\nheroes: thalin\nphase: plot", 3, "every seat"),
        ("round: 2", 1, "while the table is set up"),
        ("option pool: deep", 1, "no option 'pool'"),
        ("option weather: fine", 1, "no option 'weather'"),
        // Names.
        ("at narnia: favor", 1, "'narnia' is no place"),
        ("at bree: 2 gondor-regular", 1, "'gondor-regular' is no thing of the map"),
        ("heroes: frodo", 1, "'frodo' is no hero"),
        ("heroes: thalin\nhand eleanor: eleanor_parry", 2, "nobody plays 'eleanor'"),
        ("monster 50: bree, eriador_enedwaith, orc", 1, "from 0 to 49"),
        ("monster 1: bree, eriador_enedwaith", 1, "PLACE, PILE, FACE"),
        ("plot 4: gollum_is_captured, bree", 1, "from 1 to 3"),
        ("plot 1: gollum_is_captured", 1, "PLOT, PLACE"),
        ("turn: rainy", 1, "'rainy' cannot be said"),
        ("track command: 4", 1, "from 1 to 3"),
        // Conservation.
        ("heroes: thalin, thalin", 1, "played twice"),
        ("players: 2\nheroes: thalin, eleanor", 2, "seats for 1"),
        ("heroes: thalin\nhand thalin: 9 thalin_parry", 2, "no 'thalin_parry' left"),
        ("heroes: thalin\nhand thalin: eleanor_charge", 2, "'eleanor_charge'"),
        ("at bree: gandalf\nat weathertop: gandalf", 2, "somewhere else"),
        ("at bree: 2 gandalf", 1, "but one"),
        ("heroes: thalin\nopen thalin: thalin_parry", 2, "no 'thalin_parry' left"),
        ("shadows: betrayed\nshadows open: 2 betrayed", 2, "no 'betrayed' left"),
        ("at bree: gothmog\ngone: gothmog", 2, "somewhere else"),
        ("shadows: 9 betrayed", 1, "no 'betrayed' left"),
        ("plot 1: loss_of_an_heir, bree\nplots: 9 loss_of_an_heir", 2, "left"),
        ("event: gandalf_stormcrow\nevents discarded: gandalf_stormcrow", 2, "left"),
        ("encounters gone: dangers_both_real_and_imagined", 1, "no quest"),
        (
            "heroes: thalin, eometh\nquests thalin: the_ered_luin\nquests eometh: the_ered_luin",
            3,
            "before a hero already",
        ),
        ("heroes: thalin\nitems thalin: 9 boat", 2, "no 'boat' left"),
        // What the rules never lead to.
        ("at rivendell: influence", 1, "a haven"),
        ("heroes: thalin\nlevels thalin: 3 wisdom", 2, "from 0 to 2"),
        ("heroes: thalin\nitems thalin: 2 boat", 2, "no two items"),
        ("heroes: thalin\nquests thalin: the_ered_luin, a_new_threat", 2, "one starting or advanced quest"),
        ("heroes: thalin\nquests thalin: the_ered_luin, to_look_into_the_mirrormere", 2, "one starting"),
        ("heroes: thalin\npool: 5", 2, "holds 4 in this stage"),
        ("heroes: thalin\nstory: 8 green\npool: 9", 3, "holds 8 in this stage"),
        ("heroes: thalin\nphase: travel thalin\nmoved: 2\nsteps: 4", 4, "from 2 to 3"),
        (spent, 2, "would be defeated"),
        ("heroes: thalin\nmissions: noble_blood, noble_blood", 2, "one of Sauron's"),
        ("heroes: thalin\nmissions: his_dark_throne", 2, "one of Sauron's"),
        ("missions: his_dark_throne, noble_blood", 1, "one of Sauron's"),
        ("heroes: thalin\nstory: 18 red", 2, "conclusion"),
        ("story: 19 red", 1, "from 0 to 18"),
        ("wounds: 10 gothmog", 1, "would be defeated"),
        ("entered: 4", 1, "from 1 to 3"),
    ];
    for (text, line, reason) in refused {
        let flaw = Position::read(&Pack::standard(), text).expect_err(text);
        assert_eq!(flaw.line, line, "{text}: {flaw}");
        assert!(flaw.reason.contains(reason), "{text}: {flaw}");
    }
    // With the table's own reading that is no flaw.
    read("option conclusion: story\nheroes: thalin\nstory: 18 red");
    read(&spent.replacen("heroes", "option last_card: damage\nheroes", 1));
    read("option pool: open\nheroes: thalin\npool: 5");
    read("heroes: thalin\nentered: 2\nstory: 4 green\npool: 8");
    read("option same_item: many\nheroes: thalin\nitems thalin: 2 boat");
}

/// Every moment can be written in full, also in the middle of a fight: a game begins there as it was left.
#[test]
fn all_moments_there_and_back() {
    for players in 2..=4 {
        let table = proof::Table { players, options: &[] };
        let written = proof::positions::<MiddleEarthQuest>(
            &Pack::standard(),
            &table,
            proof::Walk { games: 20, every: 37, least: 16 },
        );
        assert!(written.moments > 15 && written.without == 0, "{written:?}");
        assert!(written.told * 3 > written.moments, "{written:?}");
    }
}

/// What somebody hands on when something is wrong holds nothing that their seat does not know.
#[test]
fn what_is_handed_on_hides_nothing() {
    let table = proof::Table { players: 3, options: &[] };
    let twins = proof::nothing_hidden::<MiddleEarthQuest>(
        &Pack::standard(),
        &table,
        proof::Walk { games: 20, every: 41, least: 5 },
    );
    assert!(twins > 4, "{twins} twins");
}

/// A line may say that there is nothing, in any of the words for it: as if it did not stand there.
#[test]
fn what_is_said_not_to_be_there_is_not() {
    for nothing in ["nothing", "none", "nobody", "0"] {
        let taken = format!(
            "{}event: {nothing}\ntrust: {nothing}\nfights eleanor: nobody\nplots top: {nothing}\nlate: {nothing}\n",
            HELD.replace("pool: 5", &format!("pool: {nothing}"))
                .replace(
                    "monster 2: moria, misty_mountains_mirkwood, orc, eleanor",
                    &format!("monster 2: {nothing}")
                )
                .replace("plot 1: gollum_is_captured, dol_guldur", &format!("plot 1: {nothing}"))
                .replace(
                    "hand thalin: 2 thalin_parry\nopen thalin: thalin_parry",
                    &format!("hand thalin: {nothing}")
                )
        );
        let gone = ["pool", "monster", "plot", "hand thalin", "open thalin", "shadows"];
        let lines = taken.lines().filter(|line| {
            !line.ends_with(nothing) && !line.starts_with("fights") && !line.starts_with("open")
        });
        let left_out = lines.map(|line| format!("{line}\n")).collect::<String>();
        assert!(gone[..5].iter().all(|key| !left_out.contains(&format!("\n{key}"))), "{left_out}");
        assert_eq!(read(&taken).to_string(), read(&left_out).to_string(), "{nothing}");
    }
}
