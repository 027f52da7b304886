//! `saved_here!`: the code that writes and reads a game's states, compiled once.

use serde::Serialize;

/// Stands in a game's `impl Game`, so that the code that writes its states as JSON, and that reads them, is compiled once, with its
/// rules.
///
/// Without it both are generic, and every crate that keeps, hashes or reads a state compiles them anew.
///
/// ```
/// use serde::{Deserialize, Serialize};
///
/// #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
/// struct State(u8);
///
/// trait Kept {
///     type State;
///     fn saved(state: &Self::State) -> String;
///     fn read_saved(json: &serde_json::Value) -> Result<Self::State, table::kit::ReadError>;
/// }
/// struct Nim;
/// impl Kept for Nim {
///     type State = State;
///     table::saved_here!();
/// }
/// assert_eq!(Nim::saved(&State(3)), "3");
/// assert_eq!(Nim::read_saved(&3.into()).unwrap(), State(3));
/// assert!(Nim::read_saved(&"three".into()).is_err());
/// ```
#[macro_export]
macro_rules! saved_here {
    () => {
        #[inline(never)]
        fn saved(state: &Self::State) -> String {
            $crate::kit::saved(state)
        }

        #[inline(never)]
        fn read_saved(
            json: &$crate::__private::Json,
        ) -> ::core::result::Result<Self::State, $crate::__private::ReadError> {
            <Self::State as $crate::__private::Deserialize>::deserialize(json)
        }
    };
}

/// The JSON of plain data with text keys, which always has one.
#[doc(hidden)]
pub fn saved<T: Serialize>(thing: &T) -> String {
    serde_json::to_string(thing).expect("a state is plain data")
}
