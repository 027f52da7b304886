//! The arguments of a call: by their place, by their name, or as flags.

use crate::ids::Ids;
use crate::text::{Arg, Fault, Form, Node, Span};

/// An argument of an op, for readers of the code and of faults.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    pub name: &'static str,
    /// A description of the value: "a place".
    pub what: fn() -> String,
    /// The names under which it may be given.
    pub names: fn(&'static str) -> Vec<&'static str>,
    /// True if it may be left out.
    pub optional: bool,
    /// True for a flag: its name alone is given, or nothing.
    pub flag: bool,
}

/// The arguments of a call, to be taken one after the other.
#[derive(Debug)]
pub struct Args<'a> {
    ids: &'a Ids,
    op: &'a str,
    at: Span,
    given: Vec<&'a Arg>,
    flags: Vec<&'a str>,
    known: Vec<&'static str>,
}

impl<'a> Args<'a> {
    /// The word of a piece of text that can be an op, and its arguments.
    ///
    /// # Errors
    /// When it is no op; `what` would have been expected.
    pub fn of(node: &'a Node, what: &str, ids: &'a Ids) -> Result<Self, Fault> {
        let (op, given) = match &node.form {
            Form::Word(word) => (word, Vec::new()),
            Form::Call(word, args) => (word, args.iter().collect()),
            _ => return Err(node.expected(what)),
        };
        Ok(Self { ids, op, at: node.at.clone(), given, flags: Vec::new(), known: Vec::new() })
    }

    /// The word of the op.
    pub const fn op(&self) -> &'a str {
        self.op
    }

    /// The ids that a pack adds to the words of the language.
    pub const fn ids(&self) -> &'a Ids {
        self.ids
    }

    /// The place of the op's word.
    pub fn word_at(&self) -> Span {
        self.at.start..self.at.start + self.op.len()
    }

    /// Checks the named arguments: one that the op does not have is a fault.
    ///
    /// # Errors
    /// That, or when one is given twice.
    pub fn known(&mut self, parameters: &[Parameter]) -> Result<(), Fault> {
        // Flags may stand anywhere, so they are set apart before the others are counted.
        let is_flag = |word: &str| parameters.iter().any(|known| known.flag && known.name == word);
        let flag = |arg: &&Arg| arg.name.is_none() && arg.value.as_word().is_some_and(is_flag);
        let (flags, given) = self.given.iter().copied().partition::<Vec<_>, _>(flag);
        self.given = given;
        self.flags = flags.iter().filter_map(|arg| arg.value.as_word()).collect();
        let names = parameters.iter().flat_map(|parameter| (parameter.names)(parameter.name));
        self.known = names.collect();
        for (index, arg) in self.given.iter().enumerate() {
            let Some(name) = &arg.name else { continue };
            if !self.known.contains(&name.as_str()) {
                let what = format!("argument of `{}`", self.op);
                return Err(Fault::unknown(arg.at.clone(), &what, name, self.known.iter().copied()));
            }
            if self.given[..index].iter().any(|before| before.name == arg.name) {
                return Err(Fault::new(arg.at.clone(), format!("`{name}` is given twice")));
            }
        }
        Ok(())
    }

    /// The argument of that name, if it is given: `leader = yes`.
    pub fn named(&mut self, name: &str) -> Option<&'a Node> {
        let at = self.given.iter().position(|arg| arg.name.as_deref() == Some(name))?;
        Some(&self.given.remove(at).value)
    }

    /// True if the name of the flag is given.
    pub fn flag(&self, name: &str) -> bool {
        self.flags.contains(&name)
    }

    /// All that are left and have no name.
    pub fn rest(&mut self) -> Vec<&'a Node> {
        let (rest, named) = self.given.iter().copied().partition::<Vec<_>, _>(|arg| arg.name.is_none());
        self.given = named;
        rest.into_iter().map(|arg| &arg.value).collect()
    }

    /// The next that has no name, if there is one.
    pub fn next_plain(&mut self) -> Option<&'a Node> {
        let next = self.given.iter().position(|arg| arg.name.is_none())?;
        Some(&self.given.remove(next).value)
    }

    /// The next that has a name, if there is one.
    pub fn next_named(&mut self) -> Option<&'a Arg> {
        let next = self.given.iter().position(|arg| arg.name.is_some())?;
        Some(self.given.remove(next))
    }

    /// The fault that something is missing.
    pub fn missing(&self, what: &str) -> Fault {
        Fault::new(self.at.clone(), format!("`{}` lacks {what}", self.op))
    }

    /// Ends reading: an argument that is left is a fault.
    ///
    /// # Errors
    /// When one is.
    pub fn end(self) -> Result<(), Fault> {
        let Some(arg) = self.given.first() else {
            return Ok(());
        };
        let fault = Fault::new(arg.at.clone(), format!("`{}` takes no `{arg}`", self.op));
        Err(if self.known.is_empty() {
            fault
        } else {
            fault.hint(format!("it takes {}", self.known.join(", ")))
        })
    }
}

/// The arguments of an op, as they are written.
#[derive(Debug, Default)]
pub struct Written {
    args: Vec<Arg>,
    /// True if one was left out: those after it need their names.
    gap: bool,
}

impl Written {
    /// Leaves out an argument: those after it need their names.
    pub(crate) const fn skip(&mut self) {
        self.gap = true;
    }

    /// An argument by its place; by its name, where one before it was left out.
    pub fn push(&mut self, name: &str, value: Node) {
        if self.gap {
            self.push_named(name, value);
        } else {
            self.push_plain(value);
        }
    }

    /// An argument by its place.
    pub fn push_plain(&mut self, value: Node) {
        self.args.push(value.into());
    }

    /// An argument by its name.
    pub fn push_named(&mut self, name: &str, value: Node) {
        self.args.push(Arg { name: Some(name.to_owned()), at: 0..0, value });
    }

    /// The call; a word alone where nothing is given.
    pub fn call(self, op: &str) -> Node {
        if self.args.is_empty() { Node::word(op) } else { Form::Call(op.to_owned(), self.args).into() }
    }
}
