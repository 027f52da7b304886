//! Texts and their syntax trees, before their meaning is known: one grammar for all languages.
//!
//! | from loose to tight | |
//! |---|---|
//! | `a; b` | one after the other |
//! | `if a: b`, `if a: b else c`, `head: body` | the body reaches as far as it can |
//! | `a & b`, `a \| b` | all, any; where the two meet, parentheses are needed |
//! | `a >= b`, `a in b` | comparisons |
//! | `2..5` | from, to |
//! | `a + b`, `a - b`, then `a * b`, `a / b` | arithmetic |
//! | `!a`, `+3`, `-3` | not; a change by so much |
//! | `hills:3` | the one of the other: a colon without a blank behind it |
//! | `except one` | a word before what it is about |
//! | `7`, `edoras`, `op(a, name=b)`, `[a, b]`, `(a)` | |

mod fault;
mod node;
mod origin;
mod parse;
mod print;
mod token;

pub use fault::{Fault, Position, Span, nearest};
pub use node::{Arg, Comparison, Form, Joined, Node, Sign};
pub use origin::Origin;

/// "an effect", "a place".
#[doc(hidden)]
pub fn with_article(kind: &str) -> String {
    let vowel = kind.starts_with(['a', 'e', 'i', 'o', 'u']);
    format!("{} {kind}", if vowel { "an" } else { "a" })
}
