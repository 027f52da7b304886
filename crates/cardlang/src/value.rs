//! Values of a language, read from a piece of text and written as one.

use crate::args::{Args, Written};
use crate::ids::Ids;
use crate::text::{Fault, Form, Joined, Node};

/// A value in a text: an op, a word of a list, a number, a place.
///
/// [`ops!`](crate::ops) and [`words!`](crate::words) write this for most types. By hand it is written for ids of
/// a game (a place, a card) and for what has signs of its own.
///
/// What is written must be read back as the same.
pub trait Value: Sized {
    /// A description, to say what was expected: "a place".
    fn what() -> String;

    /// Reads it from a piece of text; `ids` are the words that a pack adds to the language.
    ///
    /// # Errors
    /// Why it cannot be such a value.
    fn read(node: &Node, ids: &Ids) -> Result<Self, Fault>;

    /// Reads it if it is such a value, and does not say why not: quicker, where several kinds of values are tried.
    fn attempt(node: &Node, ids: &Ids) -> Option<Self> {
        Self::read(node, ids).ok()
    }

    /// Writes it as a piece of text.
    fn write(&self) -> Node;

    /// The value of an argument that is left out; nothing, where it may not be left out.
    fn absent() -> Option<Self> {
        None
    }

    /// True if it is left out when it is written as an argument.
    fn is_absent(&self) -> bool {
        false
    }

    /// True for an argument whose name alone is given, or nothing: `take_lost(open)`.
    fn is_flag() -> bool {
        false
    }

    /// The names of the argument: that of the parameter, unless the value has its own.
    fn names(name: &'static str) -> Vec<&'static str> {
        vec![name]
    }

    /// Takes it from the arguments of an op: by its name, else the next that has none. Nothing, where it is not
    /// given.
    ///
    /// # Errors
    /// When it is given and is no such value.
    fn take(args: &mut Args<'_>, name: &str) -> Result<Option<Self>, Fault> {
        let ids = args.ids();
        let given = args.named(name).or_else(|| args.next_plain());
        given.map(|node| Self::read(node, ids)).transpose()
    }

    /// Puts it among the arguments of an op.
    fn put(&self, name: &'static str, written: &mut Written) {
        written.push(name, self.write());
    }

    /// Visits every op and every id in it, itself first.
    fn visit(&self, _seen: &mut dyn FnMut(Used<'_>)) {}
}

/// An op, or an id of something else, that is used in a value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Used<'a> {
    /// The kind: "effect", "card".
    pub kind: &'static str,
    /// The word.
    pub op: &'a str,
}

/// Reads a whole text as a value.
///
/// # Errors
/// What is wrong in it, and where.
pub fn read<T: Value>(text: &str) -> Result<T, Fault> {
    read_with(text, Ids::NONE)
}

/// Reads a whole text as a value, with the ids of a pack.
///
/// # Errors
/// What is wrong in it, and where.
pub fn read_with<T: Value>(text: &str, ids: &Ids) -> Result<T, Fault> {
    T::read(&Node::parse(text)?, ids)
}

/// Writes a value as text, in its canonical spelling.
pub fn write<T: Value>(value: &T) -> String {
    value.write().to_string()
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Value for $number {
            fn what() -> String {
                match (<$number>::MIN, <$number>::MAX) {
                    (least, most) if size_of::<$number>() == 1 => format!("a number from {least} to {most}"),
                    (0, _) => "a number".to_owned(),
                    _ => "a number, perhaps negative".to_owned(),
                }
            }

            fn read(node: &Node, _: &Ids) -> Result<Self, Fault> {
                let number = node.as_number().and_then(|number| number.try_into().ok());
                number.ok_or_else(|| node.expected(&Self::what()))
            }

            fn write(&self) -> Node {
                Node::number(i64::from(*self))
            }
        }
    )*};
}
numbers!(u8, u16, u32, i8, i16, i32, i64);

/// A change by so much: written with its sign, `+2` or `-1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Change(pub i16);

impl Value for Change {
    fn what() -> String {
        "a change as `+2` or `-1`".to_owned()
    }

    fn read(node: &Node, _: &Ids) -> Result<Self, Fault> {
        match node.form {
            Form::Signed(change) => change.try_into().map(Self).map_err(|_| node.expected(&Self::what())),
            _ => Err(node.expected(&Self::what())),
        }
    }

    fn write(&self) -> Node {
        Form::Signed(self.0.into()).into()
    }
}

/// A range from the one to the other, both included: `2..5`; one number alone is both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bounds<T> {
    pub least: T,
    pub most: T,
}

impl<T: Value + PartialOrd + Clone> Value for Bounds<T> {
    fn what() -> String {
        "numbers from `2..5`".to_owned()
    }

    fn read(node: &Node, ids: &Ids) -> Result<Self, Fault> {
        let (least, most) = match &node.form {
            Form::Range(least, most) => (T::read(least, ids)?, T::read(most, ids)?),
            _ => {
                let only = T::read(node, ids)?;
                (only.clone(), only)
            }
        };
        if least > most {
            return Err(node.expected("the lesser number first"));
        }
        Ok(Self { least, most })
    }

    fn write(&self) -> Node {
        if self.least == self.most {
            return self.least.write();
        }
        Form::Range(Box::new(self.least.write()), Box::new(self.most.write())).into()
    }
}

/// A flag: the name of the argument stands for yes, its absence for no.
impl Value for bool {
    fn what() -> String {
        "`yes` or `no`".to_owned()
    }

    fn read(node: &Node, _: &Ids) -> Result<Self, Fault> {
        match node.as_word() {
            Some("yes") => Ok(true),
            Some("no") => Ok(false),
            _ => Err(node.expected(&Self::what())),
        }
    }

    fn write(&self) -> Node {
        Node::word(if *self { "yes" } else { "no" })
    }

    fn absent() -> Option<Self> {
        Some(false)
    }

    fn is_absent(&self) -> bool {
        !self
    }

    fn is_flag() -> bool {
        true
    }

    fn take(args: &mut Args<'_>, name: &str) -> Result<Option<Self>, Fault> {
        if args.flag(name) {
            return Ok(Some(true));
        }
        let ids = args.ids();
        args.named(name).map(|node| Self::read(node, ids)).transpose()
    }

    fn put(&self, name: &'static str, written: &mut Written) {
        if *self {
            written.push_plain(Node::word(name));
        } else {
            written.push_named(name, self.write());
        }
    }
}

/// An argument that may be left out.
impl<T: Value> Value for Option<T> {
    fn what() -> String {
        T::what()
    }

    fn names(name: &'static str) -> Vec<&'static str> {
        T::names(name)
    }

    fn take(args: &mut Args<'_>, name: &str) -> Result<Option<Self>, Fault> {
        Ok(T::take(args, name)?.map(Some))
    }

    fn put(&self, name: &'static str, written: &mut Written) {
        if let Some(value) = self {
            value.put(name, written);
        }
    }

    fn read(node: &Node, ids: &Ids) -> Result<Self, Fault> {
        T::read(node, ids).map(Some)
    }

    fn write(&self) -> Node {
        self.as_ref().map_or_else(|| Node::word("none"), T::write)
    }

    fn absent() -> Option<Self> {
        Some(None)
    }

    fn is_absent(&self) -> bool {
        self.is_none()
    }

    fn visit(&self, seen: &mut dyn FnMut(Used<'_>)) {
        self.iter().for_each(|value| value.visit(seen));
    }
}

/// `[a, b]`; may be left out, and is empty then.
impl<T: Value> Value for Vec<T> {
    fn what() -> String {
        format!("a list `[…]` of {}", T::what())
    }

    fn read(node: &Node, ids: &Ids) -> Result<Self, Fault> {
        match &node.form {
            Form::List(items) => items.iter().map(|item| T::read(item, ids)).collect(),
            _ => Err(node.expected(&Self::what())),
        }
    }

    fn write(&self) -> Node {
        Form::List(self.iter().map(T::write).collect()).into()
    }

    fn absent() -> Option<Self> {
        Some(Vec::new())
    }

    fn is_absent(&self) -> bool {
        self.is_empty()
    }

    fn visit(&self, seen: &mut dyn FnMut(Used<'_>)) {
        self.iter().for_each(|value| value.visit(seen));
    }
}

/// `[a, b]`, one alone without brackets. It stays for the life of the program: for a
/// book that is read once.
impl<T: Value> Value for &'static [T] {
    fn what() -> String {
        format!("{}, or several as `[…]`", T::what())
    }

    fn read(node: &Node, ids: &Ids) -> Result<Self, Fault> {
        let items = match &node.form {
            Form::List(_) => Vec::read(node, ids)?,
            _ => vec![T::read(node, ids)?],
        };
        Ok(Vec::leak(items))
    }

    fn write(&self) -> Node {
        match self {
            [only] => only.write(),
            items => Form::List(items.iter().map(T::write).collect()).into(),
        }
    }

    fn visit(&self, seen: &mut dyn FnMut(Used<'_>)) {
        self.iter().for_each(|value| value.visit(seen));
    }
}

/// A value shared for the life of the program: for a book that is read once, whose values are copied freely.
impl<T: Value> Value for &'static T {
    fn what() -> String {
        T::what()
    }

    fn names(name: &'static str) -> Vec<&'static str> {
        T::names(name)
    }

    fn take(args: &mut Args<'_>, name: &str) -> Result<Option<Self>, Fault> {
        Ok(T::take(args, name)?.map(leaked))
    }

    fn put(&self, name: &'static str, written: &mut Written) {
        T::put(self, name, written);
    }

    fn read(node: &Node, ids: &Ids) -> Result<Self, Fault> {
        T::read(node, ids).map(leaked)
    }

    fn write(&self) -> Node {
        T::write(self)
    }

    fn visit(&self, seen: &mut dyn FnMut(Used<'_>)) {
        T::visit(self, seen);
    }
}

fn leaked<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}

impl<T: Value> Value for Box<T> {
    fn what() -> String {
        T::what()
    }

    fn names(name: &'static str) -> Vec<&'static str> {
        T::names(name)
    }

    fn take(args: &mut Args<'_>, name: &str) -> Result<Option<Self>, Fault> {
        Ok(T::take(args, name)?.map(Self::new))
    }

    fn put(&self, name: &'static str, written: &mut Written) {
        T::put(self, name, written);
    }

    fn read(node: &Node, ids: &Ids) -> Result<Self, Fault> {
        T::read(node, ids).map(Self::new)
    }

    fn write(&self) -> Node {
        T::write(self)
    }

    fn visit(&self, seen: &mut dyn FnMut(Used<'_>)) {
        T::visit(self, seen);
    }
}

/// Several of a kind: `a | b`, one alone without a sign. A set that a player or a card chooses from.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct OneOf<T>(pub Vec<T>);

impl<T: Value> Value for OneOf<T> {
    fn what() -> String {
        format!("{}, or several with `|` between them", T::what())
    }

    fn read(node: &Node, ids: &Ids) -> Result<Self, Fault> {
        let parts = node.parts(Joined::Or).into_iter().map(|part| T::read(part, ids));
        parts.collect::<Result<_, _>>().map(Self)
    }

    fn write(&self) -> Node {
        Node::join(self.0.iter().map(T::write), Joined::Or)
    }

    fn visit(&self, seen: &mut dyn FnMut(Used<'_>)) {
        self.0.iter().for_each(|value| value.visit(seen));
    }
}

/// All arguments that are left: of `choose(sauron, draw, rest)`, the last two. Only as the last argument of an op,
/// behind those that may not be left out.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Rest<T>(pub Vec<T>);

impl<T> Default for Rest<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> std::ops::Deref for Rest<T> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<T: Value> Value for Rest<T> {
    fn what() -> String {
        T::what()
    }

    fn read(node: &Node, ids: &Ids) -> Result<Self, Fault> {
        Vec::read(node, ids).map(Self)
    }

    fn write(&self) -> Node {
        self.0.write()
    }

    fn absent() -> Option<Self> {
        Some(Self::default())
    }

    fn is_absent(&self) -> bool {
        self.0.is_empty()
    }

    fn take(args: &mut Args<'_>, _: &str) -> Result<Option<Self>, Fault> {
        let ids = args.ids();
        let rest = args.rest().into_iter().map(|node| T::read(node, ids));
        rest.collect::<Result<_, _>>().map(|rest| Some(Self(rest)))
    }

    fn put(&self, _: &'static str, written: &mut Written) {
        self.0.iter().for_each(|value| written.push_plain(value.write()));
    }

    fn visit(&self, seen: &mut dyn FnMut(Used<'_>)) {
        self.0.visit(seen);
    }
}

/// The same for a book that is read once: they stay for the life of the program, and are copied freely.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct Several<T: 'static>(pub &'static [T]);

impl<T> Clone for Several<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Several<T> {}

impl<T> std::ops::Deref for Several<T> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        self.0
    }
}

impl<T: Value> Value for Several<T> {
    fn what() -> String {
        T::what()
    }

    fn read(node: &Node, ids: &Ids) -> Result<Self, Fault> {
        Vec::read(node, ids).map(|all| Self(Vec::leak(all)))
    }

    fn write(&self) -> Node {
        Form::List(self.iter().map(T::write).collect()).into()
    }

    fn take(args: &mut Args<'_>, name: &str) -> Result<Option<Self>, Fault> {
        let rest = Rest::<T>::take(args, name)?.filter(|rest| !rest.0.is_empty());
        Ok(rest.map(|Rest(all)| Self(Vec::leak(all))))
    }

    fn put(&self, _: &'static str, written: &mut Written) {
        self.iter().for_each(|value| written.push_plain(value.write()));
    }

    fn visit(&self, seen: &mut dyn FnMut(Used<'_>)) {
        self.iter().for_each(|value| value.visit(seen));
    }
}
