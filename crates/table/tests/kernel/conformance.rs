//! The suite lets a sound game pass and catches every way of breaking the contract.

use table::conformance::{Compared, Looked, Rigour, check, check_showing, twins};
use table::{Chance, Game, Journal, Seat, Seed, rng};

use crate::bids::*;
use crate::hoard::{self, Hoard};
use crate::race::{self, Race};

fn broken<const BREAK: u8>() -> String {
    check::<Bids<BREAK>>(&3, 0..40, Rigour::FULL).expect_err("the suite must notice").what
}

#[test]
fn a_sound_game_passes() {
    let report = check::<Bids<SOUND>>(&9, 0..200, Rigour::FULL).unwrap();
    assert_eq!((report.games, report.choices, report.moments), (200, 200 * 18, 200 * 18));
}

#[test]
fn rigour_says_how_often_to_look() {
    let report = check::<Bids<SOUND>>(&9, 0..1, Rigour { every: 6, record_every: 1 }).unwrap();
    assert_eq!((report.choices, report.moments), (18, 3));
}

#[test]
fn what_is_looked_at_can_be_seen() {
    let mut shown = 0;
    let rigour = Rigour { every: 6, record_every: 0 };
    let report = check_showing::<Bids<SOUND>>(&9, 0..2, rigour, &mut |_| shown += 1).unwrap();
    assert_eq!((report.games, report.moments), (2, shown));
}

#[test]
fn leaks_are_caught() {
    assert!(broken::<VIEW_LEAKS>().contains("learns from the view"));
    assert!(broken::<PROMPT_LEAKS>().contains("learns from the prompt"));
    assert!(broken::<CHOICES_LEAK>().contains("learns from the choices"));
    assert!(broken::<JOURNAL_LEAKS>().contains("learns from the journal"));
    assert!(broken::<BIDS_ARE_TOLD>().contains("learns from the journal"));
    assert!(broken::<TURNED_UNMARKED>().contains("(which reveals nothing to it)"));
}

#[test]
fn lists_that_disagree_are_caught() {
    assert!(broken::<CHECK_IS_LAX>().contains("listed false, allowed true"));
    assert!(broken::<CHECK_IS_STRICT>().contains("listed"));
    assert!(broken::<NOTATION_IS_LOSSY>().contains("not read back"));
    assert!(broken::<LISTS_TWICE>().contains("listed twice"));
    assert!(broken::<NOT_ASKED_AND_CHOOSING>().contains("not asked"));
}

#[test]
fn endings_that_are_none_are_caught() {
    assert!(broken::<NEVER_ENDS>().contains("no end after 200 choices"));
    let goes_on = check::<Bids<OVER_AND_ASKED>>(&3, 0..1, WHOLE).unwrap_err();
    says(&goes_on.what, "over, and yet a seat is asked");
}

#[test]
fn states_that_do_not_hold_are_caught() {
    assert!(broken::<CARDS_GET_LOST>().contains("cards"));
    assert!(broken::<SILENCE_MATTERS>().contains("one and the same state"));
    assert!(broken::<SAVING_FORGETS>().contains("not the same after saving"));
}

fn broken_race<const FLAW: u8>() -> String {
    check::<Race<FLAW>>(&3, 0..40, Rigour::FULL).expect_err("the suite must notice").what
}

fn broken_hoard<const FLAW: u8>(players: usize, rigour: Rigour) -> String {
    check::<Hoard<FLAW>>(&players, 0..40, rigour).expect_err("the suite must notice").what
}

/// Nothing but whole games, played twice.
const WHOLE: Rigour = Rigour { every: 0, record_every: 1 };

#[track_caller]
fn says(found: &str, expected: &str) {
    assert!(found.contains(expected), "found: {found}\nexpected: {expected}");
}

#[test]
fn sound_games_of_every_kind_pass() {
    let race = check::<Race<{ race::SOUND }>>(&3, 0..200, Rigour::FULL).unwrap();
    assert_eq!(race.imagined, 0, "nothing is hidden in a race");
    for players in 2..=4 {
        let hoard = check::<Hoard<{ hoard::SOUND }>>(&players, 0..200, Rigour::FULL).unwrap();
        assert!(hoard.imagined > hoard.moments, "{hoard:?}");
    }
}

#[test]
fn looking_closely_does_not_change_the_games() {
    let choices = |rigour| check::<Hoard<{ hoard::SOUND }>>(&2, 0..50, rigour).unwrap().choices;
    assert_eq!(choices(Rigour::QUICK), choices(Rigour::FULL));
    // Seeds can be any number, also the greatest.
    check::<Race<{ race::SOUND }>>(&2, u64::MAX - 3..u64::MAX, Rigour::FULL).unwrap();
}

#[test]
fn seats_and_endings_that_cannot_be_are_caught() {
    says(&broken_race::<{ race::NO_CHOICE }>(), "is asked and has no choice");
    says(&broken_race::<{ race::SEAT_TOO_MANY_ASKED }>(), "a seat too many is asked");
    says(&broken_race::<{ race::SEAT_TOO_MANY_WINS }>(), "a seat too many has won");
    says(&broken_race::<{ race::STOPS_SHORT }>(), "nobody is asked, and yet it is not over");
    says(&broken_race::<{ race::TOO_MANY_PLAYERS }>(), "5 seats");
}

#[test]
fn candidates_and_refusals_that_disagree_are_caught() {
    says(&broken_race::<{ race::LISTED_AND_REFUSED }>(), "listed true, allowed false");
    says(&broken_race::<{ race::NO_CANDIDATE }>(), "is legal and no candidate");
    says(&broken_race::<{ race::CANDIDATE_TWICE }>(), "is a candidate twice");
    says(&broken_race::<{ race::LANES_OF_OTHERS }>(), "listed false, allowed true");
    says(&broken_race::<{ race::OUT_OF_TURN }>(), "is not asked and may choose");
    says(&broken_race::<{ race::NOTATION_WRAPS }>(), "is not a line");
}

#[test]
fn what_is_listed_and_refused_is_caught_without_looking_closely() {
    let broken = check::<Race<{ race::LISTED_AND_REFUSED }>>(&2, 0..40, Rigour { every: 0, record_every: 0 });
    says(&broken.unwrap_err().what, "'roll' is listed and refused");
}

#[test]
fn panics_are_caught_with_their_place() {
    let broken = check::<Race<{ race::PANICS }>>(&2, 0..40, Rigour::QUICK).unwrap_err();
    assert_eq!(broken.what, "panic: the die fell off the table");
    assert!(broken.ply > 2, "{broken}");
    says(&broken_race::<{ race::EXPLAINS_WITH_PANIC }>(), "panic: lane 6 has no words");
}

#[test]
fn what_cannot_be_kept_is_caught() {
    says(&broken_race::<{ race::EVENT_FORGETS }>(), "cannot be kept");
    says(&broken_race::<{ race::VIEW_UNWRITABLE }>(), "the view of");
}

#[track_caller]
fn hoard_says<const FLAW: u8>(players: usize, expected: &str) {
    says(&broken_hoard::<FLAW>(players, Rigour::FULL), expected);
}

#[test]
fn windows_that_tell_are_caught() {
    for players in 2..=4 {
        hoard_says::<{ hoard::WINDOW_TELLS }>(players, "what it may not know, after 'dig");
    }
    for players in 3..=4 {
        hoard_says::<{ hoard::ASKS_TELL }>(players, "learns from who is asked");
        hoard_says::<{ hoard::ANSWER_TELLS }>(players, "learns from the journal");
        hoard_says::<{ hoard::ANSWERS_UNMARKED }>(players, "(which reveals nothing to it)");
    }
}

/// What can be taken back is offered to whoever moved before: whether it is must tell nothing.
#[test]
fn an_offer_to_take_back_that_tells_is_caught() {
    for players in 2..=4 {
        hoard_says::<{ hoard::TAKE_BACK_TELLS }>(players, "learns from whether it can be taken back");
    }
}

#[test]
fn hidden_draws_that_tell_are_caught() {
    for players in 2..=4 {
        hoard_says::<{ hoard::DRAW_TELLS }>(players, "learns from the journal");
        hoard_says::<{ hoard::LOT_TELLS }>(players, "learns from the journal");
        hoard_says::<{ hoard::DRAW_UNMARKED }>(players, "after 'draw'");
        hoard_says::<{ hoard::DRAW_PAYS }>(players, "after 'draw'");
        hoard_says::<{ hoard::WATCHER_READS }>(players, "a watcher learns from the journal");
    }
}

#[test]
fn a_partner_who_learns_something_is_named() {
    hoard_says::<{ hoard::PARTNER_FORGOTTEN }>(4, "learns from the view (at /hands/3");
    // Without partners there is nobody to forget.
    check::<Hoard<{ hoard::PARTNER_FORGOTTEN }>>(&3, 0..40, Rigour::FULL).unwrap();
}

#[test]
fn leaks_to_watchers_in_refusals_and_in_endings_are_caught() {
    hoard_says::<{ hoard::WATCHER_SEES }>(3, "a watcher learns from the view");
    hoard_says::<{ hoard::REFUSAL_TELLS }>(3, "learns from what lies before it");
    hoard_says::<{ hoard::OUTCOME_TELLS }>(3, "learns from the outcome");
}

#[test]
fn imagination_that_does_not_fit_is_caught() {
    hoard_says::<{ hoard::IMAGINE_WAVERS }>(3, "depends on more than it knows and the stream");
    hoard_says::<{ hoard::IMAGINE_PEEKS }>(3, "depends on more than it knows and the stream");
    hoard_says::<{ hoard::IMAGINE_LOSES }>(3, "imagines there is");
    hoard_says::<{ hoard::IMAGINE_FORGETS }>(3, "learns from the view");
    hoard_says::<{ hoard::IMAGINE_STICKS }>(3, "has no choice");
    hoard_says::<{ hoard::IMAGINE_STOPS }>(3, "stops before it is over");
}

#[test]
fn what_does_not_repeat_is_caught() {
    hoard_says::<{ hoard::COUNTS }>(3, "one and the same state");
    hoard_says::<{ hoard::REVEALS_UNHEARD }>(3, "only when somebody listens");
    says(&broken_hoard::<{ hoard::COUNTS }>(3, WHOLE), "elsewhere");
    says(&broken_hoard::<{ hoard::HASH_WAVERS }>(3, WHOLE), "elsewhere");
    says(&broken_hoard::<{ hoard::SAVING_HIDES }>(3, WHOLE), "a resumed game goes another way");
}

/// Leads twins on from the beginning of some games.
fn led<G: Game>(setup: &G::Setup, secret: &[&str]) -> Result<Compared, String> {
    let looked = Looked { players: G::players(setup), secret };
    let mut found = Compared::default();
    for number in 0..40 {
        let (mut luck, mut chance) = (rng(number), Chance::from_seed(&Seed::from_number(number)));
        let state = G::start(setup, &mut chance, &mut Journal::silent());
        for seat in Seat::all(looked.players) {
            twins::<G>(&state, looked, seat, &mut luck, &mut found)?;
        }
    }
    Ok(found)
}

#[test]
fn twins_of_a_sound_game_stay_twins() {
    let bids = led::<Bids<SOUND>>(&9, &["bids-bid"]).unwrap();
    assert!(bids.all() > 500, "{bids:?}");
    assert_eq!((bids.without(&["bids-bid", "none"]), bids.unanswered(&["bids-bid"])), (vec!["none"], vec![]));
    for players in 2..=4 {
        let hoard = led::<Hoard<{ hoard::SOUND }>>(&players, &[]).unwrap();
        assert_eq!(hoard.without(&["hoard-turn", "hoard-answer"]), Vec::<&str>::new());
        assert!(hoard.answers.is_empty(), "nothing there is said to be secret");
    }
    let race = led::<Race<{ race::SOUND }>>(&2, &[]).unwrap();
    assert_eq!(race.all(), 0, "nothing is hidden in a race");
}

#[test]
fn twins_tell_what_leaks() {
    let told = led::<Bids<BIDS_ARE_TOLD>>(&9, &["bids-bid"]).unwrap_err();
    says(&told, "learns from the journal what seat 1 answers (bids-bid): 'bid ");
    let told = led::<Hoard<{ hoard::TAKE_BACK_TELLS }>>(&3, &[]).unwrap_err();
    says(&told, "learns from whether it can be taken back what it may not know, after [");
    let told = led::<Hoard<{ hoard::ANSWERS_UNMARKED }>>(&3, &[]).unwrap_err();
    says(&told, "what it may not know, after [");
}
