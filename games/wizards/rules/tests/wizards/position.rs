//! Positions: what is told of a table can be read again, and what cannot be is refused with its line.

use table::offer::Positions;
use table::{Chance, Game, Journal, Observer, SetupRequest, pick, rng};
use wizards::Wizards;
use wizards::position::Position;

/// Why a text is refused.
fn refusal(text: &str) -> String {
    match Position::read(text) {
        Err(flaw) => flaw.to_string(),
        Ok(_) => panic!("this is taken:\n{text}"),
    }
}

fn may_be(text: &str) {
    Position::read(text).unwrap_or_else(|flaw| panic!("{flaw} in\n{text}"));
}

/// A few lines, and the same written in full (as `bree position` writes them, and `bree play` reads them), begin at the same question.
#[test]
fn what_was_written_in_full_goes_on() {
    let few = "turn: 3 of 1
phase: movement
company 1 lorien > woodmen_town: elladan, gimli
company 2 rivendell: haldir
hand 2: giant
deck 1: 6 dodge
deck 2: 6 wolves";
    let full = <Wizards as Positions>::read(&(), few).expect("a position").to_string();
    assert_ne!(few, full);
    let asked = [few, &full].map(|text| {
        let mut setup = Wizards::setup(&(), &SetupRequest::players(2)).expect("a set-up");
        Wizards::begin_at(&mut setup, text).expect("a position");
        let state = Wizards::start(&setup, &mut Chance::stream(rng(1)), &mut Journal::silent());
        (Wizards::prompt(&state, Observer::Watcher).id, Wizards::asks(&state))
    });
    assert_eq!(asked[0], asked[1]);
    assert!(!asked[0].1.is_empty(), "{asked:?}");
}

/// Lines that a position is read from, but for the phase, which is told more finely than it is read, and for guards, which
/// name companies by numbers that are counted anew.
const READ: [&str; 12] = [
    "turn",
    "company",
    "host",
    "hand",
    "deck",
    "discard",
    "sideboard",
    "out",
    "table",
    "won",
    "spent",
    "tapped",
];

/// Tables of random games are no tables that are refused.
#[test]
fn what_was_played_may_be() {
    let mut moments = 0;
    for (seed, rules) in (0..8).zip(["basic", "standard"].into_iter().cycle()) {
        let request = SetupRequest::players(2).option("rules", rules);
        let setup = Wizards::setup(&(), &request).expect("a set-up");
        let (mut dice, mut chance) = (rng(seed), Chance::stream(rng(seed + 100)));
        let mut journal = Journal::silent();
        let mut state = Wizards::start(&setup, &mut chance, &mut journal);
        let (mut choices, mut number) = (Vec::new(), 0);
        while let Some(seat) = Wizards::asks(&state).first() {
            number += 1;
            if number % 25 == 0 && state.turn.number > 0 {
                let lines = Wizards::lines(&state).into_iter();
                let read = |line: &String| READ.contains(&line.split([' ', ':']).next().unwrap_or_default());
                may_be(&lines.filter(read).collect::<Vec<_>>().join("\n"));
                moments += 1;
            }
            choices.clear();
            Wizards::choices(&state, seat, &mut choices);
            let choice = choices[pick(&mut dice, choices.len())];
            Wizards::apply(&mut state, seat, &choice, &mut chance, &mut journal);
        }
    }
    assert!(moments > 200, "{moments} moments");
}

#[test]
fn people_are_characters() {
    for name in ["wolves", "glamdring", "gollum", "gisulf", "beornings"] {
        let flaw = refusal(&format!("turn: 3 of 1\ncompany 1 bree: elladan, {name}"));
        let reason = "is no character; what a character bears stands behind a '+'";
        assert_eq!(flaw, format!("line 2: '{name}' {reason}"));
    }
    may_be("company 1 bree: elladan + glamdring + gollum + lure_of_nature + dreams_of_lore");
}

#[test]
fn what_is_borne_is_no_character() {
    for name in ["gimli", "wolves", "beornings", "gisulf"] {
        let flaw = refusal(&format!("company 1 bree: elladan + {name}"));
        assert_eq!(flaw, format!("line 1: '{name}' is nothing that 'elladan' bears"));
    }
}

#[test]
fn events_lie_where_events_lie() {
    for name in ["glamdring", "gimli", "wolves", "beornings", "gollum", "gisulf"] {
        let flaw = refusal(&format!("company 1 bree: elladan, event {name}"));
        assert_eq!(flaw, format!("line 1: '{name}' is no event, and lies not in 'company 1 bree'"));
        let flaw = refusal(&format!("table 2: {name}"));
        assert_eq!(flaw, format!("line 1: '{name}' is no event, and lies not in 'table 2'"));
        let flaw = refusal(&format!("site 2 bree: {name}"));
        assert_eq!(flaw, format!("line 1: '{name}' is no event, and lies not in 'site 2 bree'"));
    }
    may_be(
        "company 1 bree: elladan, event fellowship\ntable 2: doors_of_night, uvatha_the_horseman\nsite 2 bree: river",
    );
}

#[test]
fn agents_are_agents_and_prisoners_are_characters() {
    assert_eq!(refusal("agent 2 wolves: down"), "line 1: 'wolves' is no agent");
    assert_eq!(refusal("agent 2 gimli: up, at dale"), "line 1: 'gimli' is no agent");
    assert_eq!(refusal("agent 2 gisulf: up, down"), "line 1: 'gisulf' lies either up or down");
    let flaw = refusal("host 2 flies_and_spiders ettenmoors: glamdring");
    assert_eq!(flaw, "line 1: 'glamdring' is no character, and 'flies_and_spiders' takes prisoners");
    may_be("host 2 flies_and_spiders ettenmoors: elladan");
}

#[test]
fn one_of_each_unique_card_is_in_play() {
    let flaw = refusal("company 1 bree: aragorn_ii\ncompany 1 rivendell: aragorn_ii");
    let twice = "is unique, and stands in 'company 1 bree' and in";
    assert_eq!(flaw, format!("line 2: 'aragorn_ii' {twice} 'company 1 rivendell'"));
    let flaw = refusal("company 1 bree: gandalf\ncompany 2 lorien: gandalf");
    assert_eq!(flaw, format!("line 2: 'gandalf' {twice} 'company 2 lorien'"));
    let flaw = refusal("company 1 bree: elladan + glamdring\nwon 2: glamdring stored rivendell");
    assert_eq!(flaw, format!("line 2: 'glamdring' {twice} 'won 2'"));
    let flaw = refusal("company 1 bree: gimli\nhand 1: gimli");
    assert_eq!(flaw, format!("line 2: 'gimli' {twice} 'hand 1'"));
    let flaw = refusal("hand 1: gimli, gimli");
    assert_eq!(flaw, "line 1: 'gimli' is unique, and stands in 'hand 1' and in 'hand 1'");
    // Each player may have one, as long as but one is in play; of wizards several; of others any number.
    may_be("company 2 bree: gimli\nhand 1: gimli");
    may_be("company 1 bree: gandalf\nhand 1: 2 gandalf\nhand 2: gandalf");
    may_be("company 1 bree: elladan + elven_cloak, gimli + elven_cloak\nhand 1: 20 wolves");
}

#[test]
fn a_player_has_one_wizard() {
    let flaw = refusal("company 1 rivendell: gandalf, saruman");
    assert_eq!(flaw, "line 1: 'saruman' and 'gandalf' are both wizards of player 1, who has one");
    let flaw = refusal("wizard 1: radagast\ncompany 1 rivendell: gandalf");
    assert_eq!(flaw, "line 2: 'gandalf' and 'radagast' are both wizards of player 1, who has one");
    let flaw = refusal("lost-wizard: 1\ncompany 1 rivendell: gandalf");
    assert_eq!(flaw, "line 2: 'gandalf' is in play, and player 1 has lost the wizard");
    assert_eq!(refusal("wizard 1: gimli"), "line 1: 'gimli' is no wizard");
    may_be("company 1 rivendell: gandalf\ncompany 2 rivendell: saruman\nwizard 1: gandalf");
    may_be("wizard 1: gandalf\nlost-wizard: 1\nhand 1: saruman");
}

/// SATM-5.7
#[test]
fn a_card_lies_in_one_way() {
    for state in ["wounded tapped", "tapped wounded", "tapped tapped"] {
        let flaw = refusal(&format!("company 1 bree: gimli {state}"));
        assert_eq!(flaw, "line 1: 'gimli' is either tapped or wounded, and that once");
        let agent = state.replace(' ', ", ");
        let flaw = refusal(&format!("agent 2 gisulf: up, {agent}, at dale"));
        assert_eq!(flaw, "line 1: 'gisulf' is either tapped or wounded, and that once");
    }
    may_be("company 1 bree: gimli wounded, elladan tapped + glamdring tapped");
}

/// SATM-9.4, SATM-9.7
#[test]
fn followers_are_under_one_of_their_company() {
    let flaw = refusal("company 1 rivendell: aragorn_ii\ncompany 1 bree: bombur under aragorn_ii");
    assert_eq!(flaw, "line 2: 'bombur' is under 'aragorn_ii', who is not in the company");
    let flaw = refusal("company 1 bree: elrond, gimli under elrond, bombur under gimli");
    assert_eq!(flaw, "line 1: 'bombur' is under 'gimli', who is a follower: followers lead nobody");
    let flaw = refusal("company 1 bree: gimli under gimli");
    assert!(flaw.contains("followers lead nobody"), "{flaw}");
    let flaw = refusal("company 1 bree: elrond, gandalf under elrond");
    assert_eq!(flaw, "line 1: 'gandalf' follows nobody");
    let flaw = refusal("company 1 bree: elrond + glamdring, bombur under glamdring");
    assert_eq!(flaw, "line 1: 'bombur' is under 'glamdring', who is not in the company");
    may_be("company 1 bree: bombur wounded under elrond, elrond, ori under elrond tapped + elven_cloak");
}

/// SATM-8.2
#[test]
fn seven_are_a_company_away_from_havens() {
    let dwarves = "elladan, bombur, dori, ori, nori, bifur, bofur";
    let flaw = refusal(&format!("company 1 bree: {dwarves}, mablung"));
    assert_eq!(flaw, "line 1: a company of 8 is at 'bree': away from havens it has seven at most");
    may_be(&format!("company 1 bree: {dwarves}"));
    may_be(&format!("company 1 rivendell: {dwarves}, mablung"));
}

#[test]
fn one_card_is_on_guard_against_a_company() {
    let flaw = refusal("company 1 bree: gimli\nguard c1: river\nguard c1: wolves");
    assert_eq!(flaw, "line 3: a card is on guard against c1 already");
}

/// A turn that is about to begin is somebody's.
#[test]
fn no_turn_begins_before_the_first() {
    let flaw = refusal("turn: 1 of 1\nphase: untap\nturns 1: 0");
    assert_eq!(flaw, "line 3: it is a turn of 1, who has begun none: 'turns'");
    assert_eq!(refusal("turn: 0 of 1\nphase: untap"), "line 1: '0' is no number from 1 to 255");
    may_be("turn: 1 of 1\nphase: untap\nturns 1: 1");
}

/// Every moment of a game can be written, and what is written is read as the same: the draft, an attack, a chain, the end.
#[test]
fn all_moments_there_and_back() {
    for options in [
        &[][..],
        &[("rules", "basic"), ("rulings", "official")],
        &[("length", "three"), ("weakest-link", "yes"), ("minor-from-discard", "yes")],
        &[("alone", "yes"), ("goal", "12"), ("turns", "8")],
    ] {
        let table = proof::Table { players: 2, options };
        let written =
            proof::positions::<Wizards>(&(), &table, proof::Walk { games: 10, every: 37, least: 11 });
        assert!(written.moments > 10 && written.without == 0, "{written:?}");
        assert!(written.told * 10 > written.moments * 9, "{written:?}");
    }
}

/// The options of a table stand in its text.
#[test]
fn a_text_tells_by_which_options_one_plays() {
    for options in
        [&[("rulings", "official")][..], &[("length", "four"), ("sets", "base")], &[("alone", "yes")]]
    {
        let setup = proof::Table { players: 2, options }.setup::<Wizards>(&());
        let state = Wizards::start(&setup, &mut Chance::stream(rng(1)), &mut Journal::silent());
        let text = Position::of(&state).expect("a text").to_string();
        let told = text.lines().filter(|line| line.starts_with("option ")).count();
        assert_eq!(told, options.len(), "{text}");
        assert!(!text.contains("state rules"), "{text}");
        let mut usual = Wizards::setup(&(), &SetupRequest::players(2)).expect("a set-up");
        let flaw = Wizards::begin_at(&mut usual, &text).expect_err("another table");
        assert!(flaw.reason.contains("at this table it is"), "{flaw}");
    }
}

/// What somebody hands on when something is wrong holds nothing that their seat does not know.
#[test]
fn what_is_handed_on_hides_nothing() {
    let table = proof::Table { players: 2, options: &[] };
    let twins = proof::nothing_hidden::<Wizards>(&(), &table, proof::Walk { games: 20, every: 31, least: 5 });
    assert!(twins > 4, "{twins} twins");
}

/// SATM-1.2, SATM-12.1: short events do not stay, havens do not tap and are not discarded, and there is one card of each other site.
#[test]
fn what_cannot_lie_there() {
    for (text, reason) in [
        ("company 1 bree: elladan\ntable 1: dodge", "line 2: 'dodge' is a short event"),
        ("company 1 bree: elladan\nsite 1 bree: dodge", "line 2: 'dodge' is a short event"),
        ("company 1 bree: elladan + dodge", "line 1: 'dodge' is a short event"),
        ("company 1 rivendell: elladan\ntapped 1: rivendell", "line 2: 'rivendell' is a haven"),
        ("company 1 bree: elladan\nspent 2: lorien", "line 2: 'lorien' is a haven"),
        ("company 1 bree: elladan\nspent 1: bree", "line 2: there is one card of 'bree'"),
        ("company 1 bree: elladan\nkept 1: moria\nspent 1: moria", "line 3: there is one card of 'moria'"),
        ("company 1 bree > bree: elladan", "line 1: a company at 'bree' does not go there"),
    ] {
        let flaw = refusal(text);
        assert!(flaw.contains(reason), "{text}: {flaw}");
    }
    may_be("company 1 bree: elladan\nspent 2: bree\ntapped 1: bree\ntable 2: river\nhand 1: dodge");
}
