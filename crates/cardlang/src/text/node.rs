//! The syntax tree of a text, before its meaning is known: words, numbers, calls and signs between them.

use super::{Fault, Span};

/// A piece of a text: its form, and its place. Two pieces are equal when they say the same, wherever they stand.
#[derive(Clone, Debug)]
pub struct Node {
    /// The node's form.
    pub form: Form,
    /// The place in the text, in bytes; `0..0` where it was made by a writer.
    pub at: Span,
}

impl PartialEq for Node {
    fn eq(&self, other: &Self) -> bool {
        self.form == other.form
    }
}
impl Eq for Node {}

/// The forms a piece of text can have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Form {
    /// `3`.
    Number(i64),
    /// `+3`, `-3`: a change by so much, or a number below nothing.
    Signed(i64),
    /// `edoras`.
    Word(String),
    /// `recruit(edoras, leader = true)`.
    Call(String, Vec<Arg>),
    /// `except one`: a word before what it is about.
    Mark(String, Box<Node>),
    /// `!x`.
    Not(Box<Node>),
    /// `[a, b]`.
    List(Vec<Node>),
    /// `hills:3`, without a blank: the one of the other.
    Tie(Box<Node>, Box<Node>),
    /// `a + b`, `a - b`, `a * b`, `a / b`.
    Sum(Box<Node>, Sign, Box<Node>),
    /// `2..5`: from, to, both included.
    Range(Box<Node>, Box<Node>),
    /// `a >= b`.
    Compare(Box<Node>, Comparison, Box<Node>),
    /// `a in b`.
    In(Box<Node>, Box<Node>),
    /// `a & b & c`.
    All(Vec<Node>),
    /// `a | b | c`.
    Any(Vec<Node>),
    /// `head: body`, with a blank: the body, for or after the head.
    Clause(Box<Node>, Box<Node>),
    /// `if test: then`, `if test: then else otherwise`.
    If(Box<Node>, Box<Node>, Option<Box<Node>>),
    /// `a; b; c`: one after the other.
    Sequence(Vec<Node>),
}

/// An argument of a call.
#[derive(Clone, Debug)]
pub struct Arg {
    /// The argument's name, where it is given: `leader` of `leader = true`.
    pub name: Option<String>,
    /// The place of the whole argument, in bytes.
    pub at: Span,
    pub value: Node,
}

impl PartialEq for Arg {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name && self.value == other.value
    }
}
impl Eq for Arg {}

/// A sign between two numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sign {
    /// `+`
    Plus,
    /// `-`
    Minus,
    /// `*`
    Times,
    /// `/`
    Over,
}

impl Sign {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Plus, Self::Minus, Self::Times, Self::Over];

    /// The symbol in texts.
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::Plus => "+",
            Self::Minus => "-",
            Self::Times => "*",
            Self::Over => "/",
        }
    }
}

/// A comparison of two quantities.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Comparison {
    /// `==`
    Equal,
    /// `!=`
    Unequal,
    /// `>=`
    AtLeast,
    /// `<=`
    AtMost,
    /// `>`
    More,
    /// `<`
    Less,
}

impl Comparison {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Equal, Self::Unequal, Self::AtLeast, Self::AtMost, Self::More, Self::Less];

    /// The symbol in texts.
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::Equal => "==",
            Self::Unequal => "!=",
            Self::AtLeast => ">=",
            Self::AtMost => "<=",
            Self::More => ">",
            Self::Less => "<",
        }
    }

    /// True if it holds between these two.
    pub fn holds<T: PartialOrd>(self, left: &T, right: &T) -> bool {
        match self {
            Self::Equal => left == right,
            Self::Unequal => left != right,
            Self::AtLeast => left >= right,
            Self::AtMost => left <= right,
            Self::More => left > right,
            Self::Less => left < right,
        }
    }

    /// The one that holds when this one does not.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Equal => Self::Unequal,
            Self::Unequal => Self::Equal,
            Self::AtLeast => Self::Less,
            Self::AtMost => Self::More,
            Self::More => Self::AtMost,
            Self::Less => Self::AtLeast,
        }
    }

    /// The same comparison, read from the right.
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Self::Equal => Self::Equal,
            Self::Unequal => Self::Unequal,
            Self::AtLeast => Self::AtMost,
            Self::AtMost => Self::AtLeast,
            Self::More => Self::Less,
            Self::Less => Self::More,
        }
    }
}

impl From<Form> for Node {
    fn from(form: Form) -> Self {
        Self { form, at: 0..0 }
    }
}

impl Node {
    /// A word, as a writer makes it.
    pub fn word(word: impl Into<String>) -> Self {
        Form::Word(word.into()).into()
    }

    /// A number, as a writer makes it.
    pub fn number(number: impl Into<i64>) -> Self {
        match number.into() {
            number @ 0.. => Form::Number(number).into(),
            number => Form::Signed(number).into(),
        }
    }

    /// A call with arguments that are not named, as a writer makes it.
    pub fn call(word: impl Into<String>, args: impl IntoIterator<Item = Self>) -> Self {
        Form::Call(word.into(), args.into_iter().map(Arg::from).collect()).into()
    }

    /// A word before what it is about, as a writer makes it: `except one`.
    pub fn mark(word: impl Into<String>, of: Self) -> Self {
        Form::Mark(word.into(), Box::new(of)).into()
    }

    /// The word it is, if it is one.
    pub fn as_word(&self) -> Option<&str> {
        match &self.form {
            Form::Word(word) => Some(word),
            _ => None,
        }
    }

    /// The number it is, if it is one.
    pub const fn as_number(&self) -> Option<i64> {
        match self.form {
            Form::Number(number) | Form::Signed(number) => Some(number),
            _ => None,
        }
    }

    /// The node after this word: of `except one`, `one`. `except(one)` says the same.
    pub fn marked(&self, with: &str) -> Option<&Self> {
        match &self.form {
            Form::Mark(word, of) if word == with => Some(of),
            Form::Call(word, args) if word == with => match args.as_slice() {
                [Arg { name: None, value, .. }] => Some(value),
                _ => None,
            },
            _ => None,
        }
    }

    /// The parts of `a + b + c`, `a | b | c`, `a & b & c` or `a; b; c`; else the one piece.
    pub fn parts(&self, joined: Joined) -> Vec<&Self> {
        match (&self.form, joined) {
            (Form::Sum(left, Sign::Plus, right), Joined::Plus) => {
                let mut parts = left.parts(joined);
                parts.push(right);
                parts
            }
            (Form::All(parts), Joined::And)
            | (Form::Any(parts), Joined::Or)
            | (Form::Sequence(parts), Joined::Then) => parts.iter().collect(),
            _ => vec![self],
        }
    }

    /// Several pieces joined, as a writer makes them; one alone stands for itself.
    ///
    /// # Panics
    /// When there is none.
    pub fn join(parts: impl IntoIterator<Item = Self>, joined: Joined) -> Self {
        let mut parts = parts.into_iter().collect::<Vec<_>>();
        if parts.len() == 1 {
            return parts.remove(0);
        }
        match joined {
            Joined::And => Form::All(parts).into(),
            Joined::Or => Form::Any(parts).into(),
            Joined::Then => Form::Sequence(parts).into(),
            Joined::Plus => parts
                .into_iter()
                .reduce(|left, right| Form::Sum(Box::new(left), Sign::Plus, Box::new(right)).into())
                .expect("something is joined"),
        }
    }

    /// The fault that something else was expected here.
    pub fn expected(&self, what: &str) -> Fault {
        Fault::new(self.at.clone(), format!("expected {what}, found `{self}`"))
    }
}

/// A sign that joins several pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Joined {
    /// `+`
    Plus,
    /// `&`
    And,
    /// `|`
    Or,
    /// `;`
    Then,
}

impl From<Node> for Arg {
    fn from(value: Node) -> Self {
        Self { name: None, at: value.at.clone(), value }
    }
}
