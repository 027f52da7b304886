//! Choices in a row: which of them are to be made.

use table::{AnyMatch, ChooseError, Match, RowError, Seat, Seed, in_a_row};

use crate::stones::Stones;

const ONE: Seat = Seat::new(0);

fn row(game: &dyn AnyMatch, choices: &[&str]) -> Result<Vec<usize>, RowError> {
    let choices = choices.iter().map(|choice| (*choice).to_owned()).collect::<Vec<_>>();
    in_a_row(game, ONE, 0, &choices)
}

/// Who gives all three away says all that happens: the last goes by itself, and then the other is asked.
#[test]
fn what_goes_by_itself_may_be_said() {
    let game = Match::<Stones>::start((), &Seed::from_number(1));
    assert_eq!(row(&game, &["two", "one", "three"]), Ok(vec![0, 1]));
    assert_eq!(row(&game, &["two", "one"]), Ok(vec![0, 1]));
    assert_eq!(row(&game, &["two"]), Ok(vec![0]));
    // Once, and nothing else.
    assert_eq!(row(&game, &["two", "one", "three", "three"]), Err(RowError::Ends(3)));
    assert_eq!(row(&game, &["two", "one", "one"]), Err(RowError::Ends(2)));
    assert!(matches!(row(&game, &["two", "two", "one"]), Err(RowError::Choose(ChooseError::Refused(_)))));
    let unknown = RowError::Choose(ChooseError::Unknown("four".to_owned()));
    assert_eq!(row(&game, &["two", "four"]), Err(unknown));
    assert_eq!(game.ply(), 0, "it was tried on a copy");
}
