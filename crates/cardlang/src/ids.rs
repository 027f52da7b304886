//! Ids that only a pack knows: words that stand for its cards, places, people.

use std::collections::HashMap;

use crate::text::{Fault, Node, with_article};

/// The ids of a pack: for each kind, the number of each word. Numbers are places in the pack's lists.
///
/// ```
/// use cardlang::{Fault, Ids, Node, Value};
///
/// /// A card, by its place in the book.
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// struct CardId(u16);
///
/// impl Value for CardId {
///     fn what() -> String {
///         "a card".to_owned()
///     }
///     fn read(node: &Node, ids: &Ids) -> Result<Self, Fault> {
///         ids.read("card", node).map(|number| Self(number as u16))
///     }
///     fn attempt(node: &Node, ids: &Ids) -> Option<Self> {
///         ids.attempt("card", node).map(|number| Self(number as u16))
///     }
///     fn write(&self) -> Node {
///         # let book = ["call_of_home", "doors_of_night"];
///         Node::word(book[usize::from(self.0)])
///     }
/// }
///
/// let mut ids = Ids::default();
/// ids.add("card", ["call_of_home", "doors_of_night"]);
/// assert_eq!(cardlang::read_with("doors_of_night", &ids), Ok(CardId(1)));
/// let fault = cardlang::read_with::<CardId>("door_of_night", &ids).unwrap_err();
/// assert_eq!(fault.to_string(), "unknown card `door_of_night`; did you mean `doors_of_night`?");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ids {
    kinds: Vec<(&'static str, HashMap<String, usize>)>,
}

impl Ids {
    /// No ids.
    pub const NONE: &Self = &Self { kinds: Vec::new() };

    /// Adds words of a kind; the first is 0, unless there are some already.
    pub fn add<W: Into<String>>(&mut self, kind: &'static str, words: impl IntoIterator<Item = W>) {
        let at = match self.kinds.iter().position(|(known, _)| *known == kind) {
            Some(at) => at,
            None => {
                self.kinds.push((kind, HashMap::new()));
                self.kinds.len() - 1
            }
        };
        let words_of_kind = &mut self.kinds[at].1;
        for word in words {
            let number = words_of_kind.len();
            words_of_kind.entry(word.into()).or_insert(number);
        }
    }

    /// The number of a word.
    pub fn number(&self, kind: &str, word: &str) -> Option<usize> {
        let (_, words) = self.kinds.iter().find(|(known, _)| *known == kind)?;
        words.get(word).copied()
    }

    /// The number that a piece of text names, if it names something of that kind.
    pub fn attempt(&self, kind: &str, node: &Node) -> Option<usize> {
        self.number(kind, node.as_word()?)
    }

    /// The number that a piece of text names.
    ///
    /// # Errors
    /// When it names nothing of that kind, with the nearest word that does.
    pub fn read(&self, kind: &str, node: &Node) -> Result<usize, Fault> {
        let Some(word) = node.as_word() else {
            return Err(node.expected(&with_article(kind)));
        };
        self.number(kind, word).ok_or_else(|| {
            let words = self.kinds.iter().filter(|(known, _)| *known == kind);
            let words = words.flat_map(|(_, words)| words.keys().map(String::as_str));
            Fault::unknown(node.at.clone(), kind, word, words)
        })
    }
}
