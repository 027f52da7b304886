//! The printer: from [`Node`]s to text, in the one canonical spelling, which is read back as the same.

use std::fmt::{self, Display, Formatter, Write};

use super::{Arg, Form, Node, Sign};

/// The precedence of a form: a looser form inside a tighter one stands in parentheses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Hold {
    Sequence,
    Step,
    Choice,
    Comparison,
    Range,
    Sum,
    Product,
    Sign,
    Tie,
    Mark,
    Single,
}

const fn hold(form: &Form) -> Hold {
    match form {
        Form::Sequence(_) => Hold::Sequence,
        Form::If(..) | Form::Clause(..) => Hold::Step,
        Form::All(_) | Form::Any(_) => Hold::Choice,
        Form::Compare(..) | Form::In(..) => Hold::Comparison,
        Form::Range(..) => Hold::Range,
        Form::Sum(_, Sign::Plus | Sign::Minus, _) => Hold::Sum,
        Form::Sum(..) => Hold::Product,
        Form::Signed(_) | Form::Not(_) => Hold::Sign,
        Form::Tie(..) => Hold::Tie,
        Form::Mark(..) => Hold::Mark,
        Form::Number(_) | Form::Word(_) | Form::Call(..) | Form::List(_) => Hold::Single,
    }
}

impl Display for Node {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.print(f, Hold::Sequence)
    }
}

impl Node {
    fn print(&self, f: &mut Formatter<'_>, at_least: Hold) -> fmt::Result {
        if hold(&self.form) < at_least {
            f.write_char('(')?;
            self.plain(f)?;
            return f.write_char(')');
        }
        self.plain(f)
    }

    fn plain(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.form {
            Form::Number(number) => write!(f, "{number}"),
            Form::Signed(number) => write!(f, "{number:+}"),
            Form::Word(word) => f.write_str(word),
            Form::Call(word, args) => {
                write!(f, "{word}(")?;
                listed(f, args, |f, arg| arg.fmt(f))?;
                f.write_char(')')
            }
            Form::Mark(word, of) => {
                if matches!(of.form, Form::Word(_) | Form::Call(..) | Form::Number(_)) {
                    f.write_str(word)?;
                    f.write_char(' ')?;
                    return of.print(f, Hold::Single);
                }
                // As a call, which `Node::marked` takes for the same.
                write!(f, "{word}({of})")
            }
            Form::Not(of) => write!(f, "!({of})"),
            Form::List(items) => {
                f.write_char('[')?;
                listed(f, items, |f, item| item.fmt(f))?;
                f.write_char(']')
            }
            Form::Tie(left, right) => {
                left.print(f, Hold::Mark)?;
                f.write_char(':')?;
                right.tight(f)
            }
            Form::Sum(left, sign, right) => {
                let (own, right_hold) = match sign {
                    Sign::Plus | Sign::Minus => (Hold::Sum, Hold::Product),
                    Sign::Times | Sign::Over => (Hold::Product, Hold::Sign),
                };
                left.print(f, left.not_tied(own))?;
                write!(f, " {} ", sign.symbol())?;
                right.print(f, right_hold)
            }
            Form::Range(from, to) => {
                from.print(f, Hold::Sum)?;
                f.write_str("..")?;
                to.print(f, Hold::Sum)
            }
            Form::Compare(left, comparison, right) => {
                left.print(f, Hold::Range)?;
                write!(f, " {} ", comparison.symbol())?;
                right.print(f, Hold::Range)
            }
            Form::In(left, right) => {
                left.print(f, Hold::Range)?;
                f.write_str(" in ")?;
                right.print(f, Hold::Range)
            }
            Form::All(parts) => joined(f, parts, " & ", Hold::Comparison),
            Form::Any(parts) => joined(f, parts, " | ", Hold::Comparison),
            Form::Clause(head, body) => {
                head.print(f, Hold::Choice)?;
                f.write_str(": ")?;
                body.print(f, Hold::Sequence)
            }
            Form::If(test, then, otherwise) => {
                f.write_str("if ")?;
                test.print(f, Hold::Choice)?;
                f.write_str(": ")?;
                match otherwise {
                    None => then.print(f, Hold::Sequence),
                    Some(otherwise) => {
                        // An inner `if` would take the `else` for its own.
                        then.print(f, then.closed())?;
                        f.write_str(" else ")?;
                        otherwise.print(f, Hold::Sequence)
                    }
                }
            }
            Form::Sequence(parts) => {
                // What follows an inner clause would be read as its body.
                let (last, before) = parts.split_last().ok_or(fmt::Error)?;
                for part in before {
                    part.print(f, Hold::Choice)?;
                    f.write_str("; ")?;
                }
                last.print(f, Hold::Step)
            }
        }
    }

    /// `param+8`: what is tied stands without blanks.
    fn tight(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.form {
            Form::Sum(left, sign @ (Sign::Plus | Sign::Minus), right)
                if hold(&right.form) == Hold::Single && hold(&left.form) == Hold::Single =>
            {
                left.print(f, Hold::Single)?;
                f.write_str(sign.symbol())?;
                right.print(f, Hold::Single)
            }
            _ => self.print(f, Hold::Product),
        }
    }

    /// A tie takes what follows for its own, so at the left of a sum it stands in parentheses.
    fn not_tied(&self, own: Hold) -> Hold {
        if self.ends_in_tie() { Hold::Single } else { own }
    }

    fn ends_in_tie(&self) -> bool {
        match &self.form {
            Form::Tie(..) => true,
            Form::Sum(_, _, right) => right.ends_in_tie(),
            _ => false,
        }
    }

    /// The precedence before `else`: nothing that ends in an open `if`.
    fn closed(&self) -> Hold {
        let open = match &self.form {
            Form::If(..) | Form::Clause(..) => true,
            Form::Sequence(parts) => {
                matches!(parts.last().map(|last| &last.form), Some(Form::If(..) | Form::Clause(..)))
            }
            _ => false,
        };
        if open { Hold::Single } else { Hold::Sequence }
    }
}

impl Display for Arg {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Some(name) = &self.name {
            write!(f, "{name}=")?;
        }
        self.value.fmt(f)
    }
}

fn listed<T>(
    f: &mut Formatter<'_>,
    items: &[T],
    print: impl Fn(&mut Formatter<'_>, &T) -> fmt::Result,
) -> fmt::Result {
    for (index, item) in items.iter().enumerate() {
        if index > 0 {
            f.write_str(", ")?;
        }
        print(f, item)?;
    }
    Ok(())
}

fn joined(f: &mut Formatter<'_>, parts: &[Node], sign: &str, hold: Hold) -> fmt::Result {
    for (index, part) in parts.iter().enumerate() {
        if index > 0 {
            f.write_str(sign)?;
        }
        part.print(f, hold)?;
    }
    Ok(())
}
