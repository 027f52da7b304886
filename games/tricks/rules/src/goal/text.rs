//! Goals as text: `tricks(self) >= 2 & cards(self, ring_1) == 0`.

use cardlang::{Args, Fault, Form, Ids, Joined, Node, Parameter, Used, Value, Written, parameter};

use super::{Goal, Mark, Measure, Quantity, Rank, Scope, Who};

impl Value for Goal {
    fn what() -> String {
        "a goal".to_owned()
    }

    fn read(node: &Node, ids: &Ids) -> Result<Self, Fault> {
        let all = |parts: &[Node]| {
            let parts = parts.iter().map(|part| Self::read(part, ids));
            parts.collect::<Result<Vec<_>, _>>()
        };
        Ok(match &node.form {
            Form::Word(word) if word == "true" => Self::Always,
            Form::Not(goal) => Self::Not(Box::new(Self::read(goal, ids)?)),
            Form::All(parts) => Self::All(all(parts)?),
            Form::Any(parts) => Self::Any(all(parts)?),
            Form::Compare(left, comparison, right) => {
                Self::Compare(Quantity::read(left, ids)?, *comparison, Quantity::read(right, ids)?)
            }
            Form::In(quantity, range) => {
                let Form::Range(least, most) = &range.form else {
                    return Err(range.expected("numbers from `1..2`"));
                };
                Self::Within(Quantity::read(quantity, ids)?, u8::read(least, ids)?, u8::read(most, ids)?)
            }
            _ => call(node, ids)?,
        })
    }

    fn write(&self) -> Node {
        let parts = |goals: &[Self], joined| Node::join(goals.iter().map(Self::write), joined);
        match self {
            Self::Always => Node::word("true"),
            Self::All(goals) => parts(goals, Joined::And),
            Self::Any(goals) => parts(goals, Joined::Or),
            Self::Not(goal) => Form::Not(Box::new(goal.write())).into(),
            Self::Compare(left, comparison, right) => {
                Form::Compare(Box::new(left.write()), *comparison, Box::new(right.write())).into()
            }
            Self::Within(quantity, least, most) => {
                let range = Form::Range(Box::new(least.write()), Box::new(most.write()));
                Form::In(Box::new(quantity.write()), Box::new(range.into())).into()
            }
            Self::Rank(rank, who, measure, joint) => {
                let mut written = Written::default();
                written.put("who", who);
                written.put("of", measure);
                written.put("joint", joint);
                written.call(rank.name())
            }
            Self::Majority(who) => Node::call("majority", [who.write()]),
            Self::Every(scope, goal) => Node::call("every", [clause(scope.write(), goal.write())]),
            Self::Flip(mark, first, then) => {
                let both = Node::join([first.write(), then.write()], Joined::Then);
                Node::call("flip", [clause(mark.write(), both)])
            }
        }
    }

    fn visit(&self, seen: &mut dyn FnMut(Used<'_>)) {
        match self {
            Self::All(goals) | Self::Any(goals) => goals.iter().for_each(|goal| goal.visit(seen)),
            Self::Not(goal) | Self::Every(_, goal) => goal.visit(seen),
            Self::Flip(_, first, then) => {
                first.visit(seen);
                then.visit(seen);
            }
            Self::Compare(left, _, right) => {
                left.visit(seen);
                right.visit(seen);
            }
            Self::Within(quantity, ..) => quantity.visit(seen),
            Self::Rank(_, _, measure, _) => measure.visit(seen),
            Self::Always | Self::Majority(_) => {}
        }
    }
}

cardlang::as_text!(Goal);

const RANK: [fn() -> Parameter; 3] =
    [|| parameter!(who, Who), || parameter!(of, Measure), || parameter!(joint, bool)];

/// `most(self, tricks)`, `majority(self)`, `every(all: …)`, `flip(ring_1: …; …)`
fn call(node: &Node, ids: &Ids) -> Result<Goal, Fault> {
    let mut args = Args::of(node, &Goal::what(), ids)?;
    let word = args.op();
    let goal = match word {
        "majority" => {
            args.known(&[parameter!(who, Who)])?;
            Goal::Majority(args.take("who")?)
        }
        "every" => {
            let (scope, goal) = head_and_body(&mut args, "`every(all: …)` or `every(others: …)`")?;
            Goal::Every(Scope::read(scope, ids)?, Box::new(Goal::read(goal, ids)?))
        }
        "flip" => {
            let expected = "`flip(…: a goal; the goal that takes its place)`";
            let (mark, goals) = head_and_body(&mut args, expected)?;
            let [first, then] = goals.parts(Joined::Then)[..] else {
                return Err(goals.expected(expected));
            };
            let (first, then) = (Goal::read(first, ids)?, Goal::read(then, ids)?);
            Goal::Flip(Mark::read(mark, ids)?, Box::new(first), Box::new(then))
        }
        _ => match Rank::ALL.into_iter().find(|rank| rank.name() == word) {
            Some(rank) => {
                args.known(&RANK.map(|parameter| parameter()))?;
                Goal::Rank(rank, args.take("who")?, args.take("of")?, args.take("joint")?)
            }
            None if Quantity::attempt(node, ids).is_some() => {
                return Err(node.expected("a comparison, as `tricks(self) >= 2`"));
            }
            None => {
                let known = Rank::ALL.map(Rank::name).into_iter().chain(["majority", "every", "flip"]);
                return Err(Fault::unknown(args.word_at(), "goal", word, known));
            }
        },
    };
    args.end()?;
    Ok(goal)
}

/// `head: body`, the only argument.
fn head_and_body<'a>(args: &mut Args<'a>, expected: &str) -> Result<(&'a Node, &'a Node), Fault> {
    let only = args.next_plain().ok_or_else(|| args.missing(expected))?;
    match &only.form {
        Form::Clause(head, body) => Ok((head, body)),
        _ => Err(only.expected(expected)),
    }
}

fn clause(head: Node, body: Node) -> Node {
    Form::Clause(Box::new(head), Box::new(body)).into()
}
