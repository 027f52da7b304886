//! Shapes that the cards of every game have: conditions, sums, and plans of effects.

use crate::ids::Ids;
use crate::text::{Arg, Comparison, Fault, Form, Joined, Node, Sign};
use crate::value::{Used, Value};

/// Conditions joined by and, or, not: `a & !b`. The conditions themselves are the game's.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Logic<A> {
    /// `true`: no condition.
    Always,
    /// A condition.
    Is(A),
    /// `!a`
    Not(Box<Self>),
    /// `a & b`
    All(Vec<Self>),
    /// `a | b`
    Any(Vec<Self>),
}

impl<A> Logic<A> {
    /// True if it holds, when `is` says which conditions do.
    pub fn holds(&self, is: &mut dyn FnMut(&A) -> bool) -> bool {
        match self {
            Self::Always => true,
            Self::Is(condition) => is(condition),
            Self::Not(of) => !of.holds(is),
            Self::All(parts) => parts.iter().all(|part| part.holds(is)),
            Self::Any(parts) => parts.iter().any(|part| part.holds(is)),
        }
    }
}

impl<A: Value> Value for Logic<A> {
    fn what() -> String {
        A::what()
    }

    fn read(node: &Node, ids: &Ids) -> Result<Self, Fault> {
        let all =
            |parts: &[Node]| parts.iter().map(|part| Self::read(part, ids)).collect::<Result<Vec<_>, _>>();
        Ok(match &node.form {
            Form::Word(word) if word == "true" => Self::Always,
            Form::Not(of) => Self::Not(Box::new(Self::read(of, ids)?)),
            Form::All(parts) => Self::All(all(parts)?),
            Form::Any(parts) => Self::Any(all(parts)?),
            _ => Self::Is(A::read(node, ids)?),
        })
    }

    fn write(&self) -> Node {
        match self {
            Self::Always => Node::word("true"),
            Self::Is(condition) => condition.write(),
            Self::Not(of) => Form::Not(Box::new(of.write())).into(),
            Self::All(parts) => Node::join(parts.iter().map(Self::write), Joined::And),
            Self::Any(parts) => Node::join(parts.iter().map(Self::write), Joined::Or),
        }
    }

    fn absent() -> Option<Self> {
        Some(Self::Always)
    }

    fn is_absent(&self) -> bool {
        matches!(self, Self::Always)
    }

    fn visit(&self, seen: &mut dyn FnMut(Used<'_>)) {
        match self {
            Self::Always => {}
            Self::Is(condition) => condition.visit(seen),
            Self::Not(of) => of.visit(seen),
            Self::All(parts) | Self::Any(parts) => parts.iter().for_each(|part| part.visit(seen)),
        }
    }
}

/// Two quantities compared: `wisdom >= 2`, `strength in 2..4`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Compare<Q> {
    /// `a >= b`
    Than(Q, Comparison, Q),
    /// `a in 2..4`, both included.
    Within(Q, i64, i64),
}

impl<Q> Compare<Q> {
    /// True if it holds, when `amount` says how much each is.
    pub fn holds(&self, amount: &mut dyn FnMut(&Q) -> i64) -> bool {
        match self {
            Self::Than(left, comparison, right) => comparison.holds(&amount(left), &amount(right)),
            Self::Within(quantity, least, most) => (*least..=*most).contains(&amount(quantity)),
        }
    }

    /// True if this piece of text is a comparison.
    pub const fn is(node: &Node) -> bool {
        matches!(node.form, Form::Compare(..) | Form::In(..))
    }
}

impl<Q: Value> Value for Compare<Q> {
    fn what() -> String {
        "a comparison".to_owned()
    }

    fn read(node: &Node, ids: &Ids) -> Result<Self, Fault> {
        match &node.form {
            Form::Compare(left, comparison, right) => {
                Ok(Self::Than(Q::read(left, ids)?, *comparison, Q::read(right, ids)?))
            }
            Form::In(quantity, range) => {
                let Form::Range(least, most) = &range.form else {
                    return Err(range.expected("numbers from `2..5`"));
                };
                Ok(Self::Within(Q::read(quantity, ids)?, i64::read(least, ids)?, i64::read(most, ids)?))
            }
            _ => Err(node.expected(&Self::what())),
        }
    }

    fn write(&self) -> Node {
        match self {
            Self::Than(left, comparison, right) => {
                Form::Compare(Box::new(left.write()), *comparison, Box::new(right.write())).into()
            }
            Self::Within(quantity, least, most) => {
                let range = Form::Range(Box::new(Node::number(*least)), Box::new(Node::number(*most)));
                Form::In(Box::new(quantity.write()), Box::new(range.into())).into()
            }
        }
    }

    fn visit(&self, seen: &mut dyn FnMut(Used<'_>)) {
        match self {
            Self::Than(left, _, right) => {
                left.visit(seen);
                right.visit(seen);
            }
            Self::Within(quantity, ..) => quantity.visit(seen),
        }
    }
}

/// A sum of numbers and of quantities of the game: `2 + corruption * 2`, `min(5, favor)`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Amount<Q> {
    Number(i64),
    /// A quantity.
    Of(Q),
    /// `a + b`
    Plus(Box<Self>, Box<Self>),
    /// `a - b`
    Minus(Box<Self>, Box<Self>),
    /// `a * b`
    Times(Box<Self>, Box<Self>),
    /// `min(a, b)`: the least of them.
    Least(Vec<Self>),
    /// `max(a, b)`: the greatest of them.
    Most(Vec<Self>),
    /// `half(a)`: half of it, rounded up.
    Half(Box<Self>),
}

impl<Q> Amount<Q> {
    /// The value, when `amount` says how much each quantity is.
    pub fn value(&self, amount: &mut dyn FnMut(&Q) -> i64) -> i64 {
        match self {
            Self::Number(number) => *number,
            Self::Of(quantity) => amount(quantity),
            Self::Plus(left, right) => left.value(amount).saturating_add(right.value(amount)),
            Self::Minus(left, right) => left.value(amount).saturating_sub(right.value(amount)),
            Self::Times(left, right) => left.value(amount).saturating_mul(right.value(amount)),
            Self::Least(of) => of.iter().map(|part| part.value(amount)).min().unwrap_or(0),
            Self::Most(of) => of.iter().map(|part| part.value(amount)).max().unwrap_or(0),
            Self::Half(of) => {
                let whole = of.value(amount);
                whole.div_euclid(2) + whole.rem_euclid(2)
            }
        }
    }
}

impl<Q: Value> Value for Amount<Q> {
    fn what() -> String {
        format!("a number or {}", Q::what())
    }

    fn read(node: &Node, ids: &Ids) -> Result<Self, Fault> {
        let read = |node: &Node| Self::read(node, ids).map(Box::new);
        let several = |args: &[Arg]| {
            let parts = args.iter().map(|arg| Self::read(&arg.value, ids));
            parts.collect::<Result<Vec<_>, _>>()
        };
        Ok(match &node.form {
            Form::Number(number) | Form::Signed(number) => Self::Number(*number),
            Form::Sum(left, Sign::Plus, right) => Self::Plus(read(left)?, read(right)?),
            Form::Sum(left, Sign::Minus, right) => Self::Minus(read(left)?, read(right)?),
            Form::Sum(left, Sign::Times, right) => Self::Times(read(left)?, read(right)?),
            Form::Sum(_, Sign::Over, _) => {
                return Err(node.expected("no division").hint("`half(…)` rounds up"));
            }
            Form::Call(word, args) if word == "min" && !args.is_empty() => Self::Least(several(args)?),
            Form::Call(word, args) if word == "max" && !args.is_empty() => Self::Most(several(args)?),
            Form::Call(word, args) if word == "half" && args.len() == 1 => Self::Half(read(&args[0].value)?),
            _ => Self::Of(Q::read(node, ids)?),
        })
    }

    fn write(&self) -> Node {
        let sum = |left: &Self, sign, right: &Self| {
            Form::Sum(Box::new(left.write()), sign, Box::new(right.write())).into()
        };
        match self {
            Self::Number(number) => Node::number(*number),
            Self::Of(quantity) => quantity.write(),
            Self::Plus(left, right) => sum(left, Sign::Plus, right),
            Self::Minus(left, right) => sum(left, Sign::Minus, right),
            Self::Times(left, right) => sum(left, Sign::Times, right),
            Self::Least(of) => Node::call("min", of.iter().map(Self::write)),
            Self::Most(of) => Node::call("max", of.iter().map(Self::write)),
            Self::Half(of) => Node::call("half", [of.write()]),
        }
    }

    fn visit(&self, seen: &mut dyn FnMut(Used<'_>)) {
        match self {
            Self::Number(_) => {}
            Self::Of(quantity) => quantity.visit(seen),
            Self::Plus(left, right) | Self::Minus(left, right) | Self::Times(left, right) => {
                left.visit(seen);
                right.visit(seen);
            }
            Self::Least(of) | Self::Most(of) => of.iter().for_each(|part| part.visit(seen)),
            Self::Half(of) => of.visit(seen),
        }
    }
}

/// Effects put together: in sequence, as a choice, under a condition, or optional.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Plan<E, C> {
    /// `nothing`
    Nothing,
    /// An effect.
    Do(E),
    /// `a; b`: the one, then the other.
    Then(Vec<Self>),
    /// `a | b`: one of them, by choice of the deciding player.
    Choose(Vec<Self>),
    /// `may(a)`: or not.
    May(Box<Self>),
    /// `if c: a`, `if c: a else b`
    If(C, Box<Self>, Option<Box<Self>>),
}

impl<E: Value, C: Value> Value for Plan<E, C> {
    fn what() -> String {
        E::what()
    }

    fn read(node: &Node, ids: &Ids) -> Result<Self, Fault> {
        let several =
            |parts: &[Node]| parts.iter().map(|part| Self::read(part, ids)).collect::<Result<Vec<_>, _>>();
        Ok(match &node.form {
            Form::Word(word) if word == "nothing" => Self::Nothing,
            Form::Sequence(parts) => Self::Then(several(parts)?),
            Form::Any(parts) => Self::Choose(several(parts)?),
            Form::If(test, then, otherwise) => Self::If(
                C::read(test, ids)?,
                Box::new(Self::read(then, ids)?),
                otherwise.as_ref().map(|otherwise| Self::read(otherwise, ids).map(Box::new)).transpose()?,
            ),
            Form::Call(word, args) if word == "may" && args.len() == 1 => {
                Self::May(Box::new(Self::read(&args[0].value, ids)?))
            }
            _ => Self::Do(E::read(node, ids)?),
        })
    }

    fn write(&self) -> Node {
        match self {
            Self::Nothing => Node::word("nothing"),
            Self::Do(effect) => effect.write(),
            Self::Then(parts) => Node::join(parts.iter().map(Self::write), Joined::Then),
            Self::Choose(parts) => Node::join(parts.iter().map(Self::write), Joined::Or),
            Self::May(plan) => Node::call("may", [plan.write()]),
            Self::If(test, then, otherwise) => Form::If(
                Box::new(test.write()),
                Box::new(then.write()),
                otherwise.as_ref().map(|otherwise| Box::new(otherwise.write())),
            )
            .into(),
        }
    }

    fn absent() -> Option<Self> {
        Some(Self::Nothing)
    }

    fn is_absent(&self) -> bool {
        matches!(self, Self::Nothing)
    }

    fn visit(&self, seen: &mut dyn FnMut(Used<'_>)) {
        match self {
            Self::Nothing => {}
            Self::Do(effect) => effect.visit(seen),
            Self::Then(parts) | Self::Choose(parts) => parts.iter().for_each(|part| part.visit(seen)),
            Self::May(plan) => plan.visit(seen),
            Self::If(test, then, otherwise) => {
                test.visit(seen);
                then.visit(seen);
                otherwise.iter().for_each(|otherwise| otherwise.visit(seen));
            }
        }
    }
}
