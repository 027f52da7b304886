//! Odd cards: what no op can say is a file of its own, named as the card.

/// Makes the list of a game's odd cards: each a module with the card's id for its name, in which a unit type
/// `Card` answers what the game's trait asks: what it needs, what it asks, what it does, what it changes while it
/// lies on the table, what it is worth.
///
/// ```
/// /// What an odd card can be asked. Everything has an answer, so that a card only says what is its own.
/// pub trait Odd: Sync {
///     /// May it be played?
///     fn needs(&self, favor: u8) -> bool {
///         let _ = favor;
///         true
///     }
///     /// What it is worth to its player.
///     fn worth(&self) -> f32 {
///         1.0
///     }
/// }
///
/// mod the_eagles {
///     pub struct Card;
///     impl super::Odd for Card {
///         fn needs(&self, favor: u8) -> bool {
///             favor >= 2
///         }
///     }
/// }
/// mod the_palantir {
///     pub struct Card;
///     impl super::Odd for Card {}
/// }
///
/// cardlang::odd_cards! {
///     /// The odd cards of the game.
///     pub static ODD_CARDS: dyn Odd = [the_eagles, the_palantir];
/// }
///
/// # fn main() {
/// let eagles = ODD_CARDS.card("the_eagles").unwrap();
/// assert!(eagles.needs(2) && !eagles.needs(1));
/// assert_eq!(ODD_CARDS.index("the_palantir"), Some(1));
/// assert!(ODD_CARDS.card("the_corsairs").is_none());
/// assert_eq!(ODD_CARDS.check(["the_eagles", "the_palantir"]), Ok(()));
/// assert_eq!(
///     ODD_CARDS.check(["the_eagles", "the_corsairs"]).unwrap_err(),
///     "`the_corsairs` is odd and has no file of its own\n`the_palantir` has a file of its own and is not odd",
/// );
/// # }
/// ```
///
/// In the game each module is a file: `cards/the_eagles.rs`, with `mod the_eagles;` beside the list.
#[macro_export]
macro_rules! odd_cards {
    (
        $(#[$meta:meta])*
        $vis:vis static $name:ident: dyn $odd:path = [$($card:ident),+ $(,)?];
    ) => {
        $(#[$meta])*
        $vis static $name: $crate::OddCards<dyn $odd> =
            $crate::OddCards::new(&[$((stringify!($card), &$card::Card)),+]);
    };
}

/// The odd cards of a game, by their ids.
#[derive(Debug)]
pub struct OddCards<T: ?Sized + 'static> {
    cards: &'static [(&'static str, &'static T)],
}

impl<T: ?Sized> OddCards<T> {
    /// As [`odd_cards!`](crate::odd_cards) lists them.
    #[doc(hidden)]
    pub const fn new(cards: &'static [(&'static str, &'static T)]) -> Self {
        Self { cards }
    }

    /// The card with this id.
    pub fn card(&self, id: &str) -> Option<&'static T> {
        self.index(id).map(|index| self.cards[index].1)
    }

    /// Its place in the list: a number to keep instead of the id, and to ask [`OddCards::at`] for.
    pub fn index(&self, id: &str) -> Option<usize> {
        self.cards.iter().position(|(known, _)| *known == id)
    }

    /// The card at this place of the list.
    ///
    /// # Panics
    /// When there is none.
    pub const fn at(&self, index: usize) -> &'static T {
        self.cards[index].1
    }

    /// Every id, in order.
    pub fn ids(&self) -> impl Iterator<Item = &'static str> {
        self.cards.iter().map(|(id, _)| *id)
    }

    /// Those that the data calls odd must be those that have a file.
    ///
    /// # Errors
    /// A line for each that is only the one or only the other.
    pub fn check<'a>(&self, odd: impl IntoIterator<Item = &'a str>) -> Result<(), String> {
        let odd = odd.into_iter().collect::<Vec<_>>();
        let without = odd.iter().filter(|id| self.index(id).is_none());
        let without = without.map(|id| format!("`{id}` is odd and has no file of its own"));
        let idle = self.ids().filter(|id| !odd.contains(id));
        let idle = idle.map(|id| format!("`{id}` has a file of its own and is not odd"));
        let wrong = without.chain(idle).collect::<Vec<_>>();
        if wrong.is_empty() {
            Ok(())
        } else {
            Err(wrong.join("\n"))
        }
    }
}
